/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What is refused, with which code, and that nothing is left in an output then. */
#include "support.h"

static const unsigned char zeroes[64] = {0};
static unsigned char key[64], nonce[64], in[64], out[64], tag[64];

static void fill(void) {
    memset(out, 0xa5, sizeof out);
    memset(tag, 0xa5, sizeof tag);
}
#define EXPECT_CLEARED(buffer, len) EXPECT(memcmp(buffer, zeroes, (len)) == 0)

static int encrypt(const linnet_algorithm* a, size_t key_len, size_t nonce_len, size_t tag_len) {
    fill();
    return linnet_encrypt(a, key, key_len, nonce, nonce_len, NULL, 0, in, 32, out, tag, tag_len);
}

static void one_shot(void) {
    const linnet_algorithm* const a = linnet_find("ascon-aead128");
    subject = "one-shot";
    EXPECT(a != NULL);
    EXPECT_CODE(LINNET_OK, encrypt(a, 16, 16, 16));
    EXPECT_CODE(LINNET_LENGTH, encrypt(a, 15, 16, 16));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_LENGTH, encrypt(a, 16, 17, 16));
    EXPECT_CODE(LINNET_LENGTH, encrypt(a, 16, 16, 8));
    EXPECT_CLEARED(tag, 8);
    EXPECT_CODE(LINNET_ARGUMENT, encrypt(NULL, 16, 16, 16));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_ARGUMENT, encrypt(linnet_find("ascon-hash256"), 16, 16, 16));
    EXPECT_CLEARED(tag, 16);
    fill();
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encrypt(a, NULL, 16, nonce, 16, NULL, 0, in, 32, out, tag, 16));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encrypt(a, key, 16, nonce, 16, NULL, 1, in, 32, out, tag, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encrypt(a, key, 16, nonce, 16, NULL, 0, in, 32, NULL, tag, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encrypt(a, key, 16, nonce, 16, NULL, 0, in, 32, out, NULL, 16));
    EXPECT_CODE(LINNET_OK, linnet_encrypt(a, key, 16, nonce, 16, NULL, 0, NULL, 0, NULL, tag, 16));
    EXPECT_CODE(LINNET_OK, linnet_decrypt(a, key, 16, nonce, 16, NULL, 0, NULL, 0, tag, 16, NULL));
    memcpy(out, in, 32);
    EXPECT_CODE(LINNET_OVERLAP, linnet_encrypt(a, key, 16, nonce, 16, NULL, 0, out, 16, out + 8, tag, 16));
    EXPECT_CLEARED(out + 8, 16);
    EXPECT_CODE(LINNET_OK, linnet_encrypt(a, key, 16, nonce, 16, NULL, 0, out, 16, out, tag, 16));
    tag[0] ^= 1;
    EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_decrypt(a, key, 16, nonce, 16, NULL, 0, out, 16, tag, 16, out));
    EXPECT_CLEARED(out, 16);
}

static void keyed(void) {
    const linnet_algorithm* const a = linnet_find("ascon-aead128");
    linnet_keyed k;
    subject = "keyed";
    EXPECT_CODE(LINNET_ARGUMENT, linnet_keyed_init(&k, a, key, 16, 3));
    fill();
    EXPECT_CODE(LINNET_ORDER, linnet_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, out, tag, 3));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_keyed_init(&k, a, NULL, 16, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_keyed_init(&k, a, key, 17, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_keyed_init(&k, linnet_find("isap-a-128a"), key, 16, 12));
    EXPECT_CODE(LINNET_OK, linnet_keyed_init(&k, a, key, 16, 8));
    EXPECT_CODE(LINNET_OK, linnet_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, out, tag, 8));
    EXPECT_CODE(LINNET_LENGTH, linnet_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, out, tag, 16));
    EXPECT_CLEARED(tag, 16);
    EXPECT_CODE(LINNET_OVERLAP, linnet_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, in + 1, tag, 8));
    linnet_keyed_wipe(&k);
    EXPECT_CODE(LINNET_ORDER, linnet_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, out, tag, 8));
    linnet_keyed_wipe(&k);
}

static void pieces(void) {
    const linnet_algorithm* const a = linnet_find("gift-cofb");
    linnet_encryptor e;
    linnet_decryptor d;
    subject = "in pieces";
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encryptor_init(&e, linnet_find("isap-a-128a"), key, 16, nonce, 16));
    EXPECT_CODE(LINNET_ORDER, linnet_encryptor_associate(&e, in, 1));
    EXPECT_CODE(LINNET_LENGTH, linnet_encryptor_init(&e, a, key, 16, nonce, 12));
    EXPECT_CODE(LINNET_OK, linnet_encryptor_init(&e, a, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_OK, linnet_encryptor_update(&e, in, 5, out));
    EXPECT_CODE(LINNET_ORDER, linnet_encryptor_associate(&e, in, 1));
    fill();
    EXPECT_CODE(LINNET_ORDER, linnet_encryptor_update(&e, in, 5, out));
    EXPECT_CLEARED(out, 5);
    EXPECT_CODE(LINNET_OK, linnet_encryptor_init(&e, a, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encryptor_update(&e, NULL, 5, out));
    EXPECT_CODE(LINNET_ORDER, linnet_encryptor_finish(&e, tag, 16));
    EXPECT_CODE(LINNET_OK, linnet_encryptor_init(&e, a, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_encryptor_finish(&e, tag, 15));
    EXPECT_CODE(LINNET_ORDER, linnet_encryptor_finish(&e, tag, 16));
    EXPECT_CODE(LINNET_OK, linnet_decryptor_init(&d, a, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_decryptor_finish(&d, zeroes, 16));
    EXPECT_CODE(LINNET_ORDER, linnet_decryptor_update(&d, in, 1, out));
    linnet_decryptor_wipe(&d);
    linnet_encryptor_wipe(&e);
}

static void others(void) {
    const linnet_algorithm* const hash = linnet_find("ascon-hash256");
    const linnet_algorithm* const xof = linnet_find("ascon-cxof128");
    const linnet_algorithm* const mac = linnet_find("ascon-prfshort");
    static unsigned char name[257];
    linnet_hasher h;
    linnet_reader r;
    linnet_authenticator m;
    subject = "others";
    fill();
    EXPECT_CODE(LINNET_LENGTH, linnet_hash(hash, in, 3, out, 31));
    EXPECT_CLEARED(out, 31);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hash(hash, NULL, 3, out, 32));
    EXPECT_CODE(LINNET_OK, linnet_hash(hash, NULL, 0, out, 32));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hasher_init(&h, xof));
    EXPECT_CODE(LINNET_ORDER, linnet_hasher_update(&h, in, 3));
    EXPECT_CODE(LINNET_OK, linnet_hasher_init(&h, hash));
    EXPECT_CODE(LINNET_OK, linnet_hasher_finish(&h, out, 32));
    EXPECT_CODE(LINNET_ORDER, linnet_hasher_update(&h, in, 3));
    EXPECT_CODE(LINNET_LENGTH, linnet_xof(xof, name, 257, in, 3, out, 10));
    EXPECT_CODE(LINNET_LENGTH, linnet_reader_init(&r, xof, name, 257));
    EXPECT_CODE(LINNET_ORDER, linnet_reader_read(&r, out, 1));
    EXPECT_CODE(LINNET_LENGTH, linnet_reader_init(&r, linnet_find("ascon-xof128"), name, 1));
    EXPECT_CODE(LINNET_OK, linnet_reader_init(&r, xof, name, 256));
    EXPECT_CODE(LINNET_OK, linnet_reader_read(&r, out, 1));
    EXPECT_CODE(LINNET_ORDER, linnet_reader_update(&r, in, 1));
    EXPECT_CODE(LINNET_LENGTH, linnet_mac(mac, key, 16, NULL, 0, in, 17, tag, 16));
    EXPECT_CODE(LINNET_OVERLAP, linnet_mac(mac, key, 16, NULL, 0, in, 16, in, 16));
    EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_mac_verify(mac, key, 16, NULL, 0, in, 16, zeroes, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_authenticator_init(&m, mac, key, 15, NULL, 0));
    EXPECT_CODE(LINNET_ORDER, linnet_authenticator_update(&m, in, 1));
    EXPECT_CODE(LINNET_LENGTH, linnet_authenticator_init(&m, mac, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_authenticator_init(&m, linnet_find("poly1305-aes"), key, 32, nonce, 15));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_authenticator_init(&m, linnet_find("poly1305-aes"), key, 32, NULL, 16));
    EXPECT_CODE(LINNET_ORDER, linnet_authenticator_finish(&m, tag, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_mac(mac, key, 16, nonce, 16, in, 16, tag, 16));
    EXPECT_CODE(LINNET_OK, linnet_authenticator_init(&m, linnet_find("kmac128"), key, 16, nonce, 15)); /* a customization string */
    EXPECT_CODE(LINNET_ARGUMENT, linnet_authenticator_init(&m, linnet_find("kmac128"), key, 16, NULL, 15));
    EXPECT_CODE(LINNET_LENGTH, linnet_mac(linnet_find("kmac128"), key, 16, nonce, 15, in, 16, out, 3));
    EXPECT_CODE(LINNET_OK, linnet_authenticator_init(&m, mac, key, 16, NULL, 0));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf(mac, key, 16, in, 16, NULL, 0, 0, out, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(mac, key, 16, in, 16, out, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(mac, key, 16, in, 16, out, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_authenticator_check(&m, zeroes, 8));
    EXPECT_CODE(LINNET_ORDER, linnet_authenticator_check(&m, zeroes, 16));
}

static void common(void) {
    size_t i;
    subject = "common";
    EXPECT(linnet_find("no such algorithm") == NULL && linnet_find(NULL) == NULL);
    EXPECT(linnet_at(linnet_count()) == NULL);
    for (i = 0; i < linnet_count(); ++i) EXPECT(linnet_find(linnet_at(i)->id) == linnet_at(i));
    EXPECT(linnet_equal(in, in, 64) == 1 && linnet_equal(in, zeroes, 64) == 0 && linnet_equal(NULL, NULL, 0) == 1);
    EXPECT(strcmp(linnet_message(LINNET_NOT_AUTHENTIC), linnet_message(LINNET_ORDER)) != 0);
    EXPECT(linnet_message(-1) != NULL && linnet_message(99) != NULL);
    linnet_wipe(out, sizeof out);
    linnet_wipe(NULL, 0);
    EXPECT_CLEARED(out, sizeof out);
}

/* What must not reach memory that is not the caller's. */
static void copies(void) {
    const linnet_algorithm hash = *linnet_find("ascon-hash256"), aead = *linnet_find("ascon-aead128");
    linnet_hasher h;
    subject = "a copy of an algorithm";
    fill();
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hash(&hash, in, 32, out, 32));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hasher_init(&h, &hash));
    EXPECT_CODE(LINNET_ORDER, linnet_hasher_update(&h, in, 1));
    EXPECT_CODE(LINNET_ARGUMENT, encrypt(&aead, 16, 16, 16));
    EXPECT_CODE(LINNET_OK, linnet_hash(linnet_find(hash.id), in, 32, out, 32));
}

static void null_objects(void) {
    const linnet_algorithm* const aead = linnet_find("ascon-aead128");
    subject = "null objects";
    fill();
    EXPECT_CODE(LINNET_ARGUMENT, linnet_keyed_init(NULL, aead, key, 16, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_keyed_encrypt(NULL, nonce, 16, NULL, 0, in, 32, out, tag, 16));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_keyed_decrypt(NULL, nonce, 16, NULL, 0, in, 32, tag, 16, out));
    linnet_keyed_wipe(NULL);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encryptor_init(NULL, aead, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encryptor_associate(NULL, in, 1));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encryptor_update(NULL, in, 1, out));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encryptor_finish(NULL, tag, 16));
    linnet_encryptor_wipe(NULL);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_decryptor_init(NULL, aead, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_decryptor_associate(NULL, in, 1));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_decryptor_update(NULL, in, 1, out));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_decryptor_finish(NULL, tag, 16));
    linnet_decryptor_wipe(NULL);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hasher_init(NULL, linnet_find("sha-256")));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hasher_update(NULL, in, 1));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hasher_finish(NULL, out, 32));
    linnet_hasher_wipe(NULL);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_reader_init(NULL, linnet_find("ascon-xof128"), NULL, 0));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_reader_update(NULL, in, 1));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_reader_read(NULL, out, 1));
    linnet_reader_wipe(NULL);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_authenticator_init(NULL, linnet_find("ascon-mac"), key, 16, NULL, 0));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_authenticator_update(NULL, in, 1));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_authenticator_finish(NULL, tag, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_authenticator_check(NULL, tag, 16));
    linnet_authenticator_wipe(NULL);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_cipher_init(NULL, linnet_find("chacha20"), key, 32, nonce, 12));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_cipher_crypt(NULL, in, 1, out));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_cipher_seek(NULL, 0));
    linnet_cipher_wipe(NULL);
}

/* As -1 becomes one. */
static void impossible_lengths(void) {
    const linnet_algorithm* const aead = linnet_find("ascon-aead128");
    size_t len = SIZE_MAX;
    subject = "impossible lengths";
    if (sizeof(size_t) < 8) return;
    EXPECT_CODE(LINNET_ARGUMENT, encrypt(aead, 16, 16, SIZE_MAX));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_ARGUMENT, encrypt(NULL, 16, 16, SIZE_MAX));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encrypt(aead, key, 16, nonce, 16, NULL, 0, in, SIZE_MAX, out, tag, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_encrypt(aead, key, 16, nonce, 16, in, SIZE_MAX, in, 32, out, tag, 16));
    EXPECT_CLEARED(tag, 16);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hash(linnet_find("ascon-hash256"), in, 32, out, SIZE_MAX));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_mac(linnet_find("ascon-mac"), key, 16, NULL, 0, in, 32, tag, SIZE_MAX));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_xof(linnet_find("ascon-xof128"), NULL, 0, in, 32, out, SIZE_MAX));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_stream(linnet_find("chacha20"), key, 32, nonce, 12, in, SIZE_MAX, out));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_chained_encrypt(linnet_find("aes-128-cbc"), key, 16, nonce, 16, in, SIZE_MAX, out, 32));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_chained_decrypt(linnet_find("aes-128-cbc-pkcs7"), key, 16, nonce, 16, in, 32, out, &len));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_ascon_aead128_encrypt(key, nonce, NULL, 0, in, SIZE_MAX, out, tag));
}

/* The catalog says what the code takes. */
static void longest_message(void) {
    const linnet_algorithm* const a = linnet_find("aes-128-ccm");
    const size_t len = 0x1000000;
    unsigned char* const text = (unsigned char*)calloc(len, 1);
    subject = "longest message";
    EXPECT(text != NULL && a->nonce_size == 12 && a->message_size_max == len - 1);
    EXPECT_CODE(LINNET_OK, linnet_encrypt(a, key, 16, nonce, 12, NULL, 0, text, len - 1, text, tag, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_encrypt(a, key, 16, nonce, 12, NULL, 0, text, len, text, tag, 16));
    EXPECT_CODE(LINNET_OK, linnet_encrypt(a, key, 16, nonce, 11, NULL, 0, text, len, text, tag, 16));
    free(text);
}

int main(void) {
    random_bytes(key, sizeof key);
    random_bytes(nonce, sizeof nonce);
    random_bytes(in, sizeof in);
    one_shot();
    longest_message();
    keyed();
    pieces();
    others();
    common();
    copies();
    null_objects();
    impossible_lengths();
    printf("linnet %s\n", linnet_version());
    return 0;
}
