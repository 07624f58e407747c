/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_TESTS_C_MESSAGES_H
#define LINNET_TESTS_C_MESSAGES_H

/* Runs a message through all calls of an algorithm, and sums the results. */
#include "support.h"

enum { LONGEST = 700 };

static unsigned char key[64], nonce[64], data[LONGEST], text[LONGEST], out[LONGEST + 64], piece[LONGEST], tag[64];
static uint64_t sum;

static void add(const unsigned char* bytes, size_t len) {
    size_t i;
    for (i = 0; i < len; ++i) sum = (sum ^ bytes[i]) * UINT64_C(1099511628211);
}

static void pieces(const linnet_algorithm* a, size_t data_len, size_t len) {
    linnet_aead_encryptor e;
    const size_t first = len == 0 ? 0 : random_byte() % len;
    if (!a->online) return;
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&e, a, key, a->key_size, nonce, a->nonce_size));
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&e, data, data_len));
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&e, text, first, piece));
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&e, text + first, len - first, piece + first));
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&e, tag, a->tag_size));
    EXPECT(memcmp(piece, out, len) == 0 && memcmp(tag, out + len, a->tag_size) == 0);
}

static void aead(const linnet_algorithm* a, size_t data_len, size_t len) {
    linnet_aead_keyed k;
    EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, key, a->key_size, nonce, a->nonce_size, data, data_len, text, len, out, out + len,
                                               a->tag_size));
    EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&k, a, key, a->key_size, a->tag_size));
    EXPECT_CODE(LINNET_OK,
                linnet_aead_keyed_decrypt(&k, nonce, a->nonce_size, data, data_len, out, len, out + len, a->tag_size, piece));
    EXPECT(memcmp(piece, text, len) == 0);
    pieces(a, data_len, len);
    linnet_aead_keyed_wipe(&k);
    add(out, len + a->tag_size);
}

/* The longest prefix of the text that the algorithm takes, there and back. */
static void whole(const linnet_algorithm* a, size_t len) {
    size_t (*const size)(const linnet_algorithm*, size_t) =
        a->kind == LINNET_KIND_CBC ? linnet_cbc_ciphertext_size : linnet_keywrap_ciphertext_size;
    size_t sealed = size(a, len), opened;
    while (sealed == 0 && len != 0) sealed = size(a, --len);
    if (sealed == 0 || sealed > sizeof out) return;
    opened = sealed - (a->kind == LINNET_KIND_KEYWRAP ? 8 : 0);
    if (a->kind == LINNET_KIND_CBC) {
        EXPECT_CODE(LINNET_OK, linnet_cbc_encrypt(a, key, a->key_size, nonce, a->nonce_size, text, len, out, sealed));
        add(out, sealed);
        EXPECT_CODE(LINNET_OK, linnet_cbc_decrypt(a, key, a->key_size, nonce, a->nonce_size, out, sealed, out, &opened));
    } else {
        EXPECT_CODE(LINNET_OK, linnet_keywrap_wrap(a, key, a->key_size, text, len, out, sealed));
        add(out, sealed);
        EXPECT_CODE(LINNET_OK, linnet_keywrap_unwrap(a, key, a->key_size, out, sealed, out, &opened));
    }
    EXPECT(opened == len && memcmp(out, text, len) == 0);
}

static void message(const linnet_algorithm* a, size_t data_len, size_t len) {
    random_bytes(key, sizeof key);
    random_bytes(nonce, sizeof nonce);
    random_bytes(data, data_len);
    random_bytes(text, len);
    if (a->kind == LINNET_KIND_AEAD) {
        aead(a, data_len, len);
    } else if (a->kind == LINNET_KIND_HASH) {
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, text, len, out, a->digest_size));
        add(out, a->digest_size);
    } else if (a->kind == LINNET_KIND_XOF) {
        const size_t name_len = data_len < a->customization_size_max ? data_len : a->customization_size_max;
        EXPECT_CODE(LINNET_OK, linnet_xof_digest(a, data, name_len, text, len, out, len));
        add(out, len);
    } else if (a->kind == LINNET_KIND_STREAM) {
        EXPECT_CODE(LINNET_OK, linnet_stream_crypt(a, key, a->key_size, nonce, a->nonce_size, text, len, out));
        add(out, len);
    } else if (a->kind == LINNET_KIND_CBC || a->kind == LINNET_KIND_KEYWRAP) {
        whole(a, len);
    } else if (a->kind == LINNET_KIND_SECRETBOX) {
        EXPECT_CODE(LINNET_OK,
                    linnet_secretbox_seal_box(a, key, a->key_size, nonce, a->nonce_size, text, len, out, len + a->tag_size));
        add(out, len + a->tag_size);
        EXPECT_CODE(LINNET_OK,
                    linnet_secretbox_open_box(a, key, a->key_size, nonce, a->nonce_size, out, len + a->tag_size, piece, len));
        EXPECT(memcmp(piece, text, len) == 0);
    } else if (a->kind == LINNET_KIND_KEX) {
        EXPECT_CODE(LINNET_OK, linnet_kex_public_key(a, nonce, a->key_size, data, a->public_key_size));
        EXPECT_CODE(LINNET_OK, linnet_kex_agree(a, key, a->key_size, data, a->public_key_size, out, a->shared_secret_size));
        add(out, a->shared_secret_size);
    } else if (a->kind == LINNET_KIND_KDF) {
        const int password = a->extract_size == 0;
        EXPECT_CODE(LINNET_OK,
                    linnet_kdf_derive(a, key, sizeof key, data, data_len, text, password ? 0 : len, password ? 3 : 0, out, 100));
        add(out, 100);
    } else if (a->kind == LINNET_KIND_MAC) {
        const size_t most = len < a->message_size_max ? len : a->message_size_max;
        if (a->customization_size_max == 0)
            EXPECT_CODE(LINNET_OK,
                        linnet_mac_compute(a, key, a->key_size, nonce, a->nonce_size, NULL, 0, text, most, out, a->tag_size));
        else EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, key, a->key_size, NULL, 0, data, data_len, text, most, out, a->tag_size));
        add(out, a->tag_size);
    }
}

#endif
