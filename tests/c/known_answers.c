/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* known_answers --kat DIRECTORY: writes the known-answer file of every algorithm, by id. The form of the files is that of
   src/response_file.cpp. */
#include <linnet.h>

#include <stdio.h>
#include <string.h>

#define TEXT_MAX 32
#define MESSAGE_MAX 1024
#define WRAPPED_MAX 256
#define EXCHANGES_MAX 20
#define TAG_MAX 64
#define CUSTOMIZATION_LEN 16 /* of a MAC */

static int failed = 0;
static unsigned char step; /* the first byte of each input is `step` more than that of the one before */

/* Fills the whole of an array, of which the tests take ever more. */
static void input(unsigned place, unsigned char* to, size_t size) {
    size_t i;
    for (i = 0; i < size; ++i) to[i] = (unsigned char)(place * step + i);
}

static void begin(FILE* file, unsigned* count) {
    fprintf(file, "%sCount = %u\n", *count == 0 ? "" : "\n", *count + 1);
    ++*count;
}

static void field(FILE* file, const char* name, const unsigned char* bytes, size_t len) {
    size_t i;
    fprintf(file, "%s =%s", name, len == 0 ? "" : " ");
    for (i = 0; i < len; ++i) fprintf(file, "%02X", bytes[i]);
    fputc('\n', file);
}

static void answer(FILE* file, const char* name, int code, const unsigned char* bytes, size_t len) {
    field(file, name, bytes, code == LINNET_OK ? len : 0);
}

static void write_aead(FILE* file, const linnet_algorithm* a) {
    unsigned char key[64], nonce[64], plaintext[TEXT_MAX], data[TEXT_MAX], sealed[TEXT_MAX + TAG_MAX];
    unsigned count = 0;
    size_t text_len, data_len;
    input(0, key, sizeof key);
    input(1, nonce, sizeof nonce);
    input(2, plaintext, sizeof plaintext);
    input(3, data, sizeof data);
    for (text_len = 0; text_len <= TEXT_MAX; ++text_len) {
        for (data_len = 0; data_len <= TEXT_MAX; ++data_len) {
            const int code = linnet_aead_encrypt(a, key, a->key_size, nonce, a->nonce_size, data, data_len, plaintext, text_len,
                                                 sealed, sealed + text_len, a->tag_size);
            begin(file, &count);
            field(file, "Key", key, a->key_size);
            field(file, "Nonce", nonce, a->nonce_size);
            field(file, "PT", plaintext, text_len);
            field(file, "AD", data, data_len);
            answer(file, "CT", code, sealed, text_len + a->tag_size);
        }
    }
}

static void write_hash(FILE* file, const linnet_algorithm* a) {
    unsigned char message[MESSAGE_MAX], digest[TAG_MAX];
    unsigned count = 0;
    size_t len;
    input(0, message, sizeof message);
    for (len = 0; len <= MESSAGE_MAX; ++len) {
        int code;
        if (a->kind == LINNET_KIND_HASH) code = linnet_hash_digest(a, message, len, digest, a->digest_size);
        else code = linnet_xof_digest(a, NULL, 0, message, len, digest, a->digest_size);
        begin(file, &count);
        field(file, "Msg", message, len);
        answer(file, "MD", code, digest, a->digest_size);
    }
}

static void write_customizable_xof(FILE* file, const linnet_algorithm* a) {
    unsigned char message[TEXT_MAX], name[TEXT_MAX], digest[TAG_MAX];
    unsigned count = 0;
    size_t len, name_len;
    input(0, message, sizeof message);
    input(1, name, sizeof name);
    for (len = 0; len <= TEXT_MAX; ++len) {
        for (name_len = 0; name_len <= TEXT_MAX; ++name_len) {
            const int code = linnet_xof_digest(a, name, name_len, message, len, digest, a->digest_size);
            begin(file, &count);
            field(file, "Msg", message, len);
            field(file, "Z", name, name_len);
            answer(file, "MD", code, digest, a->digest_size);
        }
    }
}

static void write_mac(FILE* file, const linnet_algorithm* a) {
    unsigned char key[64], nonce[64], message[MESSAGE_MAX], tag[TAG_MAX];
    const size_t longest = a->message_size_max < MESSAGE_MAX ? a->message_size_max : MESSAGE_MAX;
    const int customizable = a->customization_size_max != 0;
    const size_t nonce_len = customizable ? CUSTOMIZATION_LEN : a->nonce_size;
    unsigned count = 0;
    size_t len;
    input(0, key, sizeof key);
    input(1, nonce, sizeof nonce);
    input(nonce_len != 0 ? 2 : 1, message, sizeof message);
    for (len = 0; len <= longest; ++len) {
        const int code = customizable
                             ? linnet_mac_compute(a, key, a->key_size, NULL, 0, nonce, nonce_len, message, len, tag, a->tag_size)
                             : linnet_mac_compute(a, key, a->key_size, nonce, nonce_len, NULL, 0, message, len, tag, a->tag_size);
        begin(file, &count);
        field(file, "Key", key, a->key_size);
        if (nonce_len != 0) field(file, customizable ? "Z" : "Nonce", nonce, nonce_len);
        field(file, "Msg", message, len);
        answer(file, "Tag", code, tag, a->tag_size);
    }
}

static void write_texts(FILE* file, const linnet_algorithm* a) {
    static unsigned char key[64], nonce[64], text[MESSAGE_MAX], sealed[MESSAGE_MAX + 16];
    unsigned count = 0;
    size_t len;
    input(0, key, sizeof key);
    input(1, nonce, sizeof nonce);
    input(2, text, sizeof text);
    for (len = 0; len <= (a->kind == LINNET_KIND_KEYWRAP ? WRAPPED_MAX : MESSAGE_MAX); ++len) {
        const int as_long = a->kind == LINNET_KIND_STREAM || a->kind == LINNET_KIND_SECRETBOX;
        const size_t size = as_long                          ? len + a->tag_size
                            : a->kind == LINNET_KIND_CHAINED ? linnet_chained_ciphertext_size(a, len)
                                                             : linnet_keywrap_ciphertext_size(a, len);
        int code;
        if (size == 0 && len != 0) continue;
        if (a->kind == LINNET_KIND_STREAM) {
            code = linnet_stream_crypt(a, key, a->key_size, nonce, a->nonce_size, text, len, sealed);
        } else if (a->kind == LINNET_KIND_SECRETBOX) {
            code = linnet_secretbox_seal_box(a, key, a->key_size, nonce, a->nonce_size, text, len, sealed, size);
        } else if (a->kind == LINNET_KIND_CHAINED) {
            code = linnet_chained_encrypt(a, key, a->key_size, nonce, a->nonce_size, text, len, sealed, size);
        } else {
            if (size == 0) continue;
            code = linnet_keywrap_wrap(a, key, a->key_size, text, len, sealed, size);
        }
        begin(file, &count);
        field(file, "Key", key, a->key_size);
        if (a->nonce_size != 0) field(file, "Nonce", nonce, a->nonce_size);
        field(file, "PT", text, len);
        answer(file, "CT", code, sealed, size);
    }
}

static void write_kdf(FILE* file, const linnet_algorithm* a) {
    unsigned char key[64], salt[TEXT_MAX], info[TEXT_MAX], output[2 + 4 * TEXT_MAX], count_bytes[8] = {0};
    const int password = a->extract_size == 0;
    unsigned count = 0;
    size_t n, salt_len;
    input(0, key, sizeof key);
    input(1, salt, sizeof salt);
    input(2, info, sizeof info);
    for (n = 0; n <= TEXT_MAX; ++n) {
        for (salt_len = 0; salt_len <= TEXT_MAX; ++salt_len) {
            const size_t key_len = password ? 16 : a->extract_size;
            const int code = linnet_kdf_derive(a, key, key_len, salt, salt_len, info, password ? 0 : n,
                                               password ? (uint32_t)(n + 1) : 0, output, 2 + 4 * salt_len);
            begin(file, &count);
            field(file, "Key", key, key_len);
            field(file, "Salt", salt, salt_len);
            count_bytes[7] = (unsigned char)(n + 1);
            if (password) field(file, "Iterations", count_bytes, sizeof count_bytes);
            else field(file, "Info", info, n);
            answer(file, "OKM", code, output, 2 + 4 * salt_len);
        }
    }
}

/* Exchanges one after the other, each with the secret before it as its key and the public key before it as the peer's. */
static void write_kex(FILE* file, const linnet_algorithm* a) {
    unsigned char first[64], first_peer[64], secret[64], peer[64], shared[64], count_bytes[8] = {0};
    unsigned count = 0;
    int n, i;
    input(0, first, sizeof first);
    input(1, first_peer, sizeof first_peer);
    for (n = 1; n <= EXCHANGES_MAX; ++n) {
        int code = LINNET_OK;
        memcpy(secret, first, sizeof secret);
        memcpy(peer, first_peer, sizeof peer);
        for (i = 0; i < n && code == LINNET_OK; ++i) {
            code = linnet_kex_agree(a, secret, a->key_size, peer, a->public_key_size, shared, a->shared_secret_size);
            if (code == LINNET_OK) code = linnet_kex_public_key(a, secret, a->key_size, peer, a->public_key_size);
            memcpy(secret, shared, a->key_size);
        }
        begin(file, &count);
        field(file, "Key", first, a->key_size);
        field(file, "Peer", first_peer, a->public_key_size);
        count_bytes[7] = (unsigned char)n;
        field(file, "Iterations", count_bytes, sizeof count_bytes);
        answer(file, "SS", code, shared, a->shared_secret_size);
    }
}

static void write_file(const char* directory, const linnet_algorithm* a) {
    char path[4096];
    FILE* file;
    snprintf(path, sizeof path, "%s/%s.txt", directory, a->id);
    file = fopen(path, "wb");
    if (file == NULL) {
        failed = 1;
        return;
    }
    step = a->status == LINNET_STATUS_FINALIST || a->status == LINNET_STATUS_LEGACY ? 0 : 16;
    if (a->kind == LINNET_KIND_AEAD) write_aead(file, a);
    else if (a->kind == LINNET_KIND_MAC) write_mac(file, a);
    else if (a->kind == LINNET_KIND_STREAM || a->kind == LINNET_KIND_CHAINED || a->kind == LINNET_KIND_KEYWRAP ||
             a->kind == LINNET_KIND_SECRETBOX)
        write_texts(file, a);
    else if (a->kind == LINNET_KIND_KDF) write_kdf(file, a);
    else if (a->kind == LINNET_KIND_KEX) write_kex(file, a);
    else if (a->customization_size_max != 0) write_customizable_xof(file, a);
    else write_hash(file, a);
    if (fclose(file) != 0) failed = 1;
}

int main(int argc, char** argv) {
    size_t i;
    if (argc != 3 || strcmp(argv[1], "--kat") != 0) return 2;
    for (i = 0; i < linnet_count(); ++i) write_file(argv[2], linnet_at(i));
    if (failed) fprintf(stderr, "cannot write to %s\n", argv[2]);
    return failed;
}
