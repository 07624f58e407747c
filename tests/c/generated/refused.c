/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from src/kinds.toml. */
/* clang-format off */
/* What the functions by id refuse of every algorithm, and that nothing is left in an output then. */
#include "support.h"

enum { CAPACITY = 640 };
static unsigned char b_aad[CAPACITY], b_additional[CAPACITY], b_boxed[CAPACITY], b_ciphertext[CAPACITY], b_customization[CAPACITY], b_digest[CAPACITY], b_entropy[CAPACITY], b_info[CAPACITY], b_input[CAPACITY], b_key[CAPACITY], b_message[CAPACITY], b_nonce[CAPACITY], b_output[CAPACITY], b_peer_public_key[CAPACITY], b_personalization[CAPACITY], b_plaintext[CAPACITY], b_public_key[CAPACITY], b_salt[CAPACITY], b_secret[CAPACITY], b_secret_key[CAPACITY], b_shared_secret[CAPACITY], b_tag[CAPACITY];
static const unsigned char zeroes[CAPACITY] = {0};
static size_t text_size, size, size_before;

static void fill(void) {
    random_bytes(b_aad, CAPACITY);
    random_bytes(b_additional, CAPACITY);
    random_bytes(b_boxed, CAPACITY);
    random_bytes(b_ciphertext, CAPACITY);
    random_bytes(b_customization, CAPACITY);
    random_bytes(b_digest, CAPACITY);
    random_bytes(b_entropy, CAPACITY);
    random_bytes(b_info, CAPACITY);
    random_bytes(b_input, CAPACITY);
    random_bytes(b_key, CAPACITY);
    random_bytes(b_message, CAPACITY);
    random_bytes(b_nonce, CAPACITY);
    random_bytes(b_output, CAPACITY);
    random_bytes(b_peer_public_key, CAPACITY);
    random_bytes(b_personalization, CAPACITY);
    random_bytes(b_plaintext, CAPACITY);
    random_bytes(b_public_key, CAPACITY);
    random_bytes(b_salt, CAPACITY);
    random_bytes(b_secret, CAPACITY);
    random_bytes(b_secret_key, CAPACITY);
    random_bytes(b_shared_secret, CAPACITY);
    random_bytes(b_tag, CAPACITY);
    size = size_before = 64;
}

static int takes_digest(const linnet_algorithm* a, size_t len) { return len == a->digest_size; }
static int takes_extract(const linnet_algorithm* a, size_t len) { return len == a->extract_size; }
static int takes_key(const linnet_algorithm* a, size_t len) { return len >= a->key_size_min && len <= a->key_size_max; }
static int takes_nonce(const linnet_algorithm* a, size_t len) { return len >= a->nonce_size_min && len <= a->nonce_size_max; }
static int takes_public_key(const linnet_algorithm* a, size_t len) { return len == a->public_key_size; }
static int takes_shared_secret(const linnet_algorithm* a, size_t len) { return len == a->shared_secret_size; }
static int takes_tag(const linnet_algorithm* a, size_t len) { return len >= a->tag_size_min && len <= a->tag_size_max && (len - a->tag_size_min) % a->tag_size_step == 0; }

static void begin_aead_keyed(linnet_aead_keyed* self, const linnet_algorithm* a) {
    EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(self, a, b_key, a->key_size, a->tag_size));
}

static void begin_aead_encryptor(linnet_aead_encryptor* self, const linnet_algorithm* a) {
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(self, a, b_key, a->key_size, b_nonce, a->nonce_size));
}

static void begin_aead_decryptor(linnet_aead_decryptor* self, const linnet_algorithm* a) {
    EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(self, a, b_key, a->key_size, b_nonce, a->nonce_size));
}

static void aead_encrypt(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_plaintext,
            text_size, b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_plaintext,
            text_size, b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(other, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_plaintext,
            text_size, b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, NULL, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encrypt(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encrypt(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, b_key, a->key_size, NULL, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, 16, b_aad, 64, b_plaintext, text_size, b_ciphertext,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, SIZE_MAX, b_plaintext,
            text_size, b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, NULL, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, SIZE_MAX,
            b_ciphertext, b_tag, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            NULL, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, NULL, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, SIZE_MAX));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size + 1));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size - 1));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
}

static void aead_decrypt(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext,
            text_size, b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext,
            text_size, b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(other, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext,
            text_size, b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, NULL, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size,
            b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size,
            b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decrypt(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext,
            text_size, b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decrypt(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext,
            text_size, b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, b_key, a->key_size, NULL, a->nonce_size, b_aad, 64, b_ciphertext, text_size,
            b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_aad, 64, b_ciphertext, text_size,
            b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_aad, 64, b_ciphertext,
            text_size, b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_aad, 64, b_ciphertext,
            text_size, b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, 16, b_aad, 64, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, 64, b_ciphertext, text_size,
            b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, SIZE_MAX, b_ciphertext,
            text_size, b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, NULL, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, SIZE_MAX,
            b_tag, a->tag_size, b_plaintext));
    }
    if (a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size,
            NULL, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size,
            b_tag, SIZE_MAX, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size,
            b_tag, a->tag_size + 1, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size,
            b_tag, a->tag_size - 1, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size,
            b_tag, a->tag_size, NULL));
    }
}

static void aead_keyed_init(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_keyed keyed;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(&keyed, NULL, b_key, a->key_size, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(&keyed, &copy, b_key, a->key_size, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(&keyed, other, b_key, a->key_size, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(NULL, a, b_key, a->key_size, a->tag_size));
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(&keyed, a, NULL, a->key_size, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(&keyed, a, b_key, SIZE_MAX, a->tag_size));
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_init(&keyed, a, b_key, a->key_size + 1, a->tag_size));
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_init(&keyed, a, b_key, a->key_size - 1, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(&keyed, a, b_key, a->key_size, a->tag_size_max + 1));
    }
    if (a->tag_size_max != SIZE_MAX) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(&keyed, a, b_key, a->key_size, SIZE_MAX));
    }
}

static void aead_keyed_encrypt(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_keyed keyed;
    (void)copy, (void)other;
    {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_encrypt(NULL, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_encrypt(&keyed, NULL, a->nonce_size, b_aad, 64, b_plaintext, text_size, b_ciphertext,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_encrypt(&keyed, b_nonce, SIZE_MAX, b_aad, 64, b_plaintext, text_size, b_ciphertext,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size + 1, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size - 1, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_encrypt(&keyed, b_nonce, 16, b_aad, 64, b_plaintext, text_size, b_ciphertext, b_tag,
            a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size, NULL, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size, b_aad, SIZE_MAX, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, NULL, text_size, b_ciphertext,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, SIZE_MAX,
            b_ciphertext, b_tag, a->tag_size));
    }
    {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size, NULL,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->tag_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, NULL, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, SIZE_MAX));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size + 1));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_encrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size - 1));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
}

static void aead_keyed_decrypt(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_keyed keyed;
    (void)copy, (void)other;
    {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_decrypt(NULL, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_decrypt(&keyed, NULL, a->nonce_size, b_aad, 64, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_decrypt(&keyed, b_nonce, SIZE_MAX, b_aad, 64, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size + 1, b_aad, 64, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size - 1, b_aad, 64, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_decrypt(&keyed, b_nonce, 16, b_aad, 64, b_ciphertext, text_size, b_tag, a->tag_size,
            b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size, NULL, 64, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size, b_aad, SIZE_MAX, b_ciphertext, text_size,
            b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, NULL, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, SIZE_MAX, b_tag,
            a->tag_size, b_plaintext));
    }
    if (a->tag_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size, NULL,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size, b_tag,
            SIZE_MAX, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size, b_tag,
            a->tag_size + 1, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size, b_tag,
            a->tag_size - 1, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill(); begin_aead_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_decrypt(&keyed, b_nonce, a->nonce_size, b_aad, 64, b_ciphertext, text_size, b_tag,
            a->tag_size, NULL));
    }
}

static void aead_encryptor_init(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_encryptor encryptor;
    (void)copy, (void)other;
    if (!(a->online)) return;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_init(&encryptor, NULL, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_init(&encryptor, &copy, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_init(&encryptor, other, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_init(NULL, a, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_init(&encryptor, a, NULL, a->key_size, b_nonce, a->nonce_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_init(&encryptor, a, b_key, SIZE_MAX, b_nonce, a->nonce_size));
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encryptor_init(&encryptor, a, b_key, a->key_size + 1, b_nonce, a->nonce_size));
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encryptor_init(&encryptor, a, b_key, a->key_size - 1, b_nonce, a->nonce_size));
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_init(&encryptor, a, b_key, a->key_size, NULL, a->nonce_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_init(&encryptor, a, b_key, a->key_size, b_nonce, SIZE_MAX));
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encryptor_init(&encryptor, a, b_key, a->key_size, b_nonce, a->nonce_size + 1));
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encryptor_init(&encryptor, a, b_key, a->key_size, b_nonce, a->nonce_size - 1));
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encryptor_init(&encryptor, a, b_key, a->key_size, b_nonce, 16));
    }
}

static void aead_encryptor_update_aad(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_encryptor encryptor;
    (void)copy, (void)other;
    if (!(a->online)) return;
    {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_update_aad(NULL, b_aad, 64));
    }
    {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_update_aad(&encryptor, NULL, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_update_aad(&encryptor, b_aad, SIZE_MAX));
    }
}

static void aead_encryptor_update(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_encryptor encryptor;
    (void)copy, (void)other;
    if (!(a->online)) return;
    {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_update(NULL, b_plaintext, text_size, b_ciphertext));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_update(&encryptor, NULL, text_size, b_ciphertext));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_update(&encryptor, b_plaintext, SIZE_MAX, b_ciphertext));
    }
    {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_update(&encryptor, b_plaintext, text_size, NULL));
    }
}

static void aead_encryptor_finish(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_encryptor encryptor;
    (void)copy, (void)other;
    if (!(a->online)) return;
    {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_finish(NULL, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->tag_size != 0) {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_finish(&encryptor, NULL, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_finish(&encryptor, b_tag, SIZE_MAX));
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encryptor_finish(&encryptor, b_tag, a->tag_size + 1));
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill(); begin_aead_encryptor(&encryptor, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_encryptor_finish(&encryptor, b_tag, a->tag_size - 1));
    }
}

static void aead_decryptor_init(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_decryptor decryptor;
    (void)copy, (void)other;
    if (!(a->online)) return;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_init(&decryptor, NULL, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_init(&decryptor, &copy, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_init(&decryptor, other, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_init(NULL, a, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_init(&decryptor, a, NULL, a->key_size, b_nonce, a->nonce_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_init(&decryptor, a, b_key, SIZE_MAX, b_nonce, a->nonce_size));
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decryptor_init(&decryptor, a, b_key, a->key_size + 1, b_nonce, a->nonce_size));
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decryptor_init(&decryptor, a, b_key, a->key_size - 1, b_nonce, a->nonce_size));
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_init(&decryptor, a, b_key, a->key_size, NULL, a->nonce_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_init(&decryptor, a, b_key, a->key_size, b_nonce, SIZE_MAX));
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decryptor_init(&decryptor, a, b_key, a->key_size, b_nonce, a->nonce_size + 1));
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decryptor_init(&decryptor, a, b_key, a->key_size, b_nonce, a->nonce_size - 1));
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decryptor_init(&decryptor, a, b_key, a->key_size, b_nonce, 16));
    }
}

static void aead_decryptor_update_aad(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_decryptor decryptor;
    (void)copy, (void)other;
    if (!(a->online)) return;
    {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_update_aad(NULL, b_aad, 64));
    }
    {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_update_aad(&decryptor, NULL, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_update_aad(&decryptor, b_aad, SIZE_MAX));
    }
}

static void aead_decryptor_update(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_decryptor decryptor;
    (void)copy, (void)other;
    if (!(a->online)) return;
    {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_update(NULL, b_ciphertext, text_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_update(&decryptor, NULL, text_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_update(&decryptor, b_ciphertext, SIZE_MAX, b_plaintext));
    }
    {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_update(&decryptor, b_ciphertext, text_size, NULL));
    }
}

static void aead_decryptor_verify(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_aead_decryptor decryptor;
    (void)copy, (void)other;
    if (!(a->online)) return;
    {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_verify(NULL, b_tag, a->tag_size));
    }
    if (a->tag_size != 0) {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_verify(&decryptor, NULL, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_decryptor_verify(&decryptor, b_tag, SIZE_MAX));
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decryptor_verify(&decryptor, b_tag, a->tag_size + 1));
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill(); begin_aead_decryptor(&decryptor, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_aead_decryptor_verify(&decryptor, b_tag, a->tag_size - 1));
    }
}

static void begin_hash_hasher(linnet_hash_hasher* self, const linnet_algorithm* a) {
    EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(self, a));
}

static void hash_digest(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_digest(NULL, b_message, text_size, b_digest, a->digest_size));
        EXPECT(memcmp(b_digest, zeroes, a->digest_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_digest(&copy, b_message, text_size, b_digest, a->digest_size));
        EXPECT(memcmp(b_digest, zeroes, a->digest_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_digest(other, b_message, text_size, b_digest, a->digest_size));
        EXPECT(memcmp(b_digest, zeroes, a->digest_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_digest(a, NULL, text_size, b_digest, a->digest_size));
        EXPECT(memcmp(b_digest, zeroes, a->digest_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_digest(a, b_message, SIZE_MAX, b_digest, a->digest_size));
        EXPECT(memcmp(b_digest, zeroes, a->digest_size) == 0);
    }
    if (a->digest_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_digest(a, b_message, text_size, NULL, a->digest_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_digest(a, b_message, text_size, b_digest, SIZE_MAX));
    }
    if (!takes_digest(a, a->digest_size + 1) && a->digest_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_hash_digest(a, b_message, text_size, b_digest, a->digest_size + 1));
    }
    if (!takes_digest(a, a->digest_size - 1) && a->digest_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_hash_digest(a, b_message, text_size, b_digest, a->digest_size - 1));
    }
}

static void hash_hasher_init(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_hash_hasher hasher;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_init(&hasher, NULL));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_init(&hasher, &copy));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_init(&hasher, other));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_init(NULL, a));
    }
}

static void hash_hasher_update(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_hash_hasher hasher;
    (void)copy, (void)other;
    {
        fill(); begin_hash_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_update(NULL, b_message, text_size));
    }
    {
        fill(); begin_hash_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_update(&hasher, NULL, text_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_hash_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_update(&hasher, b_message, SIZE_MAX));
    }
}

static void hash_hasher_finish(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_hash_hasher hasher;
    (void)copy, (void)other;
    {
        fill(); begin_hash_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_finish(NULL, b_digest, a->digest_size));
        EXPECT(memcmp(b_digest, zeroes, a->digest_size) == 0);
    }
    if (a->digest_size != 0) {
        fill(); begin_hash_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_finish(&hasher, NULL, a->digest_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_hash_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_finish(&hasher, b_digest, SIZE_MAX));
    }
    if (!takes_digest(a, a->digest_size + 1) && a->digest_size != 0) {
        fill(); begin_hash_hasher(&hasher, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_hash_hasher_finish(&hasher, b_digest, a->digest_size + 1));
    }
    if (!takes_digest(a, a->digest_size - 1) && a->digest_size != 0) {
        fill(); begin_hash_hasher(&hasher, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_hash_hasher_finish(&hasher, b_digest, a->digest_size - 1));
    }
}

static void begin_xof_hasher(linnet_xof_hasher* self, const linnet_algorithm* a) {
    EXPECT_CODE(LINNET_OK, linnet_xof_hasher_init(self, a, b_customization, 0));
}

static void xof_digest(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_digest(NULL, b_customization, 0, b_message, text_size, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_digest(&copy, b_customization, 0, b_message, text_size, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_digest(other, b_customization, 0, b_message, text_size, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_digest(a, NULL, 1, b_message, text_size, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_digest(a, b_customization, SIZE_MAX, b_message, text_size, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (a->customization_size_max < CAPACITY) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_xof_digest(a, b_customization, a->customization_size_max + 1, b_message, text_size, b_output,
            64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (a->customization_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_xof_digest(a, b_customization, 16, b_message, text_size, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_digest(a, b_customization, 0, NULL, text_size, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_digest(a, b_customization, 0, b_message, SIZE_MAX, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_digest(a, b_customization, 0, b_message, text_size, NULL, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_digest(a, b_customization, 0, b_message, text_size, b_output, SIZE_MAX));
    }
}

static void xof_hasher_init(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_xof_hasher hasher;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_init(&hasher, NULL, b_customization, 0));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_init(&hasher, &copy, b_customization, 0));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_init(&hasher, other, b_customization, 0));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_init(NULL, a, b_customization, 0));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_init(&hasher, a, NULL, 1));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_init(&hasher, a, b_customization, SIZE_MAX));
    }
    if (a->customization_size_max < CAPACITY) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_xof_hasher_init(&hasher, a, b_customization, a->customization_size_max + 1));
    }
    if (a->customization_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_xof_hasher_init(&hasher, a, b_customization, 16));
    }
}

static void xof_hasher_update(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_xof_hasher hasher;
    (void)copy, (void)other;
    {
        fill(); begin_xof_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_update(NULL, b_message, text_size));
    }
    {
        fill(); begin_xof_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_update(&hasher, NULL, text_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_xof_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_update(&hasher, b_message, SIZE_MAX));
    }
}

static void xof_hasher_squeeze(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_xof_hasher hasher;
    (void)copy, (void)other;
    {
        fill(); begin_xof_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_squeeze(NULL, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill(); begin_xof_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_squeeze(&hasher, NULL, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_xof_hasher(&hasher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_xof_hasher_squeeze(&hasher, b_output, SIZE_MAX));
    }
}

static void begin_mac_keyed(linnet_mac_keyed* self, const linnet_algorithm* a) {
    EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(self, a, b_key, a->key_size, b_customization, 0, a->tag_size));
}

static void begin_mac_authenticator(linnet_mac_authenticator* self, const linnet_algorithm* a) {
    EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(self, a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0));
}

static void mac_compute(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(other, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(a, NULL, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(a, b_key, a->key_size, NULL, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_customization, 0, b_message, text_size,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(a, b_key, a->key_size, b_nonce, 16, b_customization, 0, b_message, text_size, b_tag,
            a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, 1, b_message, text_size, b_tag,
            a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, SIZE_MAX, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->customization_size_max < CAPACITY) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization,
            a->customization_size_max + 1, b_message, text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->customization_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 16, b_message,
            text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, NULL, text_size,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            SIZE_MAX, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, NULL, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, SIZE_MAX));
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size + 1));
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size - 1));
    }
}

static void mac_verify(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(other, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(a, NULL, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_customization, 0, b_message, text_size,
            b_tag, a->tag_size));
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_verify(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_verify(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(a, b_key, a->key_size, NULL, a->nonce_size, b_customization, 0, b_message, text_size,
            b_tag, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_customization, 0, b_message, text_size,
            b_tag, a->tag_size));
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size));
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_verify(a, b_key, a->key_size, b_nonce, 16, b_customization, 0, b_message, text_size, b_tag,
            a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, 1, b_message, text_size, b_tag,
            a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, SIZE_MAX, b_message,
            text_size, b_tag, a->tag_size));
    }
    if (a->customization_size_max < CAPACITY) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization,
            a->customization_size_max + 1, b_message, text_size, b_tag, a->tag_size));
    }
    if (a->customization_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 16, b_message,
            text_size, b_tag, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, NULL, text_size,
            b_tag, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            SIZE_MAX, b_tag, a->tag_size));
    }
    if (a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, NULL, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, SIZE_MAX));
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size + 1));
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_verify(a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization, 0, b_message,
            text_size, b_tag, a->tag_size - 1));
    }
}

static void mac_keyed_init(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_mac_keyed keyed;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_init(&keyed, NULL, b_key, a->key_size, b_customization, 0, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_init(&keyed, &copy, b_key, a->key_size, b_customization, 0, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_init(&keyed, other, b_key, a->key_size, b_customization, 0, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_init(NULL, a, b_key, a->key_size, b_customization, 0, a->tag_size));
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_init(&keyed, a, NULL, a->key_size, b_customization, 0, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_init(&keyed, a, b_key, SIZE_MAX, b_customization, 0, a->tag_size));
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_init(&keyed, a, b_key, a->key_size + 1, b_customization, 0, a->tag_size));
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_init(&keyed, a, b_key, a->key_size - 1, b_customization, 0, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_init(&keyed, a, b_key, a->key_size, NULL, 1, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_init(&keyed, a, b_key, a->key_size, b_customization, SIZE_MAX, a->tag_size));
    }
    if (a->customization_size_max < CAPACITY) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_init(&keyed, a, b_key, a->key_size, b_customization, a->customization_size_max + 1,
            a->tag_size));
    }
    if (a->customization_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_init(&keyed, a, b_key, a->key_size, b_customization, 16, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_init(&keyed, a, b_key, a->key_size, b_customization, 0, a->tag_size_max + 1));
    }
    if (a->tag_size_max != SIZE_MAX) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_init(&keyed, a, b_key, a->key_size, b_customization, 0, SIZE_MAX));
    }
}

static void mac_keyed_compute(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_mac_keyed keyed;
    (void)copy, (void)other;
    {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_compute(NULL, b_nonce, a->nonce_size, b_message, text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_compute(&keyed, NULL, a->nonce_size, b_message, text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_compute(&keyed, b_nonce, SIZE_MAX, b_message, text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_compute(&keyed, b_nonce, a->nonce_size + 1, b_message, text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_compute(&keyed, b_nonce, a->nonce_size - 1, b_message, text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_compute(&keyed, b_nonce, 16, b_message, text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_compute(&keyed, b_nonce, a->nonce_size, NULL, text_size, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_compute(&keyed, b_nonce, a->nonce_size, b_message, SIZE_MAX, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->tag_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_compute(&keyed, b_nonce, a->nonce_size, b_message, text_size, NULL, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_compute(&keyed, b_nonce, a->nonce_size, b_message, text_size, b_tag, SIZE_MAX));
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_compute(&keyed, b_nonce, a->nonce_size, b_message, text_size, b_tag, a->tag_size + 1));
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_compute(&keyed, b_nonce, a->nonce_size, b_message, text_size, b_tag, a->tag_size - 1));
    }
}

static void mac_keyed_verify(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_mac_keyed keyed;
    (void)copy, (void)other;
    {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_verify(NULL, b_nonce, a->nonce_size, b_message, text_size, b_tag, a->tag_size));
    }
    if (a->nonce_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_verify(&keyed, NULL, a->nonce_size, b_message, text_size, b_tag, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_verify(&keyed, b_nonce, SIZE_MAX, b_message, text_size, b_tag, a->tag_size));
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_verify(&keyed, b_nonce, a->nonce_size + 1, b_message, text_size, b_tag, a->tag_size));
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_verify(&keyed, b_nonce, a->nonce_size - 1, b_message, text_size, b_tag, a->tag_size));
    }
    if (a->nonce_size_max == 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_verify(&keyed, b_nonce, 16, b_message, text_size, b_tag, a->tag_size));
    }
    {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_verify(&keyed, b_nonce, a->nonce_size, NULL, text_size, b_tag, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_verify(&keyed, b_nonce, a->nonce_size, b_message, SIZE_MAX, b_tag, a->tag_size));
    }
    if (a->tag_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_verify(&keyed, b_nonce, a->nonce_size, b_message, text_size, NULL, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_keyed_verify(&keyed, b_nonce, a->nonce_size, b_message, text_size, b_tag, SIZE_MAX));
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_verify(&keyed, b_nonce, a->nonce_size, b_message, text_size, b_tag, a->tag_size + 1));
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill(); begin_mac_keyed(&keyed, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_keyed_verify(&keyed, b_nonce, a->nonce_size, b_message, text_size, b_tag, a->tag_size - 1));
    }
}

static void mac_authenticator_init(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_mac_authenticator authenticator;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&authenticator, NULL, b_key, a->key_size, b_nonce, a->nonce_size,
            b_customization, 0));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&authenticator, &copy, b_key, a->key_size, b_nonce, a->nonce_size,
            b_customization, 0));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&authenticator, other, b_key, a->key_size, b_nonce, a->nonce_size,
            b_customization, 0));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(NULL, a, b_key, a->key_size, b_nonce, a->nonce_size, b_customization,
            0));
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&authenticator, a, NULL, a->key_size, b_nonce, a->nonce_size,
            b_customization, 0));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&authenticator, a, b_key, SIZE_MAX, b_nonce, a->nonce_size,
            b_customization, 0));
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size + 1, b_nonce, a->nonce_size,
            b_customization, 0));
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size - 1, b_nonce, a->nonce_size,
            b_customization, 0));
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size, NULL, a->nonce_size,
            b_customization, 0));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size, b_nonce, SIZE_MAX,
            b_customization, 0));
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size, b_nonce, a->nonce_size + 1,
            b_customization, 0));
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size, b_nonce, a->nonce_size - 1,
            b_customization, 0));
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size, b_nonce, 16, b_customization, 0));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, 1));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size, b_nonce, a->nonce_size,
            b_customization, SIZE_MAX));
    }
    if (a->customization_size_max < CAPACITY) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size, b_nonce, a->nonce_size,
            b_customization, a->customization_size_max + 1));
    }
    if (a->customization_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_init(&authenticator, a, b_key, a->key_size, b_nonce, a->nonce_size,
            b_customization, 16));
    }
}

static void mac_authenticator_update(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_mac_authenticator authenticator;
    (void)copy, (void)other;
    {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_update(NULL, b_message, text_size));
    }
    {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_update(&authenticator, NULL, text_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_update(&authenticator, b_message, SIZE_MAX));
    }
}

static void mac_authenticator_finish(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_mac_authenticator authenticator;
    (void)copy, (void)other;
    {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_finish(NULL, b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->tag_size != 0) {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_finish(&authenticator, NULL, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_finish(&authenticator, b_tag, SIZE_MAX));
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_finish(&authenticator, b_tag, a->tag_size + 1));
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_finish(&authenticator, b_tag, a->tag_size - 1));
    }
}

static void mac_authenticator_verify(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_mac_authenticator authenticator;
    (void)copy, (void)other;
    {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_verify(NULL, b_tag, a->tag_size));
    }
    if (a->tag_size != 0) {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_verify(&authenticator, NULL, a->tag_size));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_verify(&authenticator, b_tag, SIZE_MAX));
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_verify(&authenticator, b_tag, a->tag_size + 1));
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill(); begin_mac_authenticator(&authenticator, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_verify(&authenticator, b_tag, a->tag_size - 1));
    }
}

static void kdf_derive(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(NULL, b_secret, 64, b_salt, 64, b_info, a->extract_size == 0 ? 0 : 16,
            a->extract_size == 0 ? 3u : 0u, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(&copy, b_secret, 64, b_salt, 64, b_info, a->extract_size == 0 ? 0 : 16,
            a->extract_size == 0 ? 3u : 0u, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(other, b_secret, 64, b_salt, 64, b_info, a->extract_size == 0 ? 0 : 16,
            a->extract_size == 0 ? 3u : 0u, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(a, NULL, 64, b_salt, 64, b_info, a->extract_size == 0 ? 0 : 16,
            a->extract_size == 0 ? 3u : 0u, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(a, b_secret, SIZE_MAX, b_salt, 64, b_info, a->extract_size == 0 ? 0 : 16,
            a->extract_size == 0 ? 3u : 0u, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(a, b_secret, 64, NULL, 64, b_info, a->extract_size == 0 ? 0 : 16,
            a->extract_size == 0 ? 3u : 0u, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(a, b_secret, 64, b_salt, SIZE_MAX, b_info, a->extract_size == 0 ? 0 : 16,
            a->extract_size == 0 ? 3u : 0u, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(a, b_secret, 64, b_salt, 64, NULL, 1, a->extract_size == 0 ? 3u : 0u, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(a, b_secret, 64, b_salt, 64, b_info, SIZE_MAX, a->extract_size == 0 ? 3u : 0u,
            b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(a, b_secret, 64, b_salt, 64, b_info, a->extract_size == 0 ? 0 : 16,
            a->extract_size == 0 ? 3u : 0u, NULL, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(a, b_secret, 64, b_salt, 64, b_info, a->extract_size == 0 ? 0 : 16,
            a->extract_size == 0 ? 3u : 0u, b_output, SIZE_MAX));
    }
}

static void kdf_extract(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    if (!(a->extract_size != 0)) return;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(NULL, b_secret, 64, b_salt, 64, b_key, a->extract_size));
        EXPECT(memcmp(b_key, zeroes, a->extract_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(&copy, b_secret, 64, b_salt, 64, b_key, a->extract_size));
        EXPECT(memcmp(b_key, zeroes, a->extract_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(other, b_secret, 64, b_salt, 64, b_key, a->extract_size));
        EXPECT(memcmp(b_key, zeroes, a->extract_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(a, NULL, 64, b_salt, 64, b_key, a->extract_size));
        EXPECT(memcmp(b_key, zeroes, a->extract_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(a, b_secret, SIZE_MAX, b_salt, 64, b_key, a->extract_size));
        EXPECT(memcmp(b_key, zeroes, a->extract_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(a, b_secret, 64, NULL, 64, b_key, a->extract_size));
        EXPECT(memcmp(b_key, zeroes, a->extract_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(a, b_secret, 64, b_salt, SIZE_MAX, b_key, a->extract_size));
        EXPECT(memcmp(b_key, zeroes, a->extract_size) == 0);
    }
    if (a->extract_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(a, b_secret, 64, b_salt, 64, NULL, a->extract_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(a, b_secret, 64, b_salt, 64, b_key, SIZE_MAX));
    }
    if (!takes_extract(a, a->extract_size + 1) && a->extract_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kdf_extract(a, b_secret, 64, b_salt, 64, b_key, a->extract_size + 1));
    }
    if (!takes_extract(a, a->extract_size - 1) && a->extract_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kdf_extract(a, b_secret, 64, b_salt, 64, b_key, a->extract_size - 1));
    }
}

static void kdf_expand(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    if (!(a->extract_size != 0)) return;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(NULL, b_key, 64, b_info, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(&copy, b_key, 64, b_info, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(other, b_key, 64, b_info, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(a, NULL, 64, b_info, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(a, b_key, SIZE_MAX, b_info, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(a, b_key, 64, NULL, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(a, b_key, 64, b_info, SIZE_MAX, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(a, b_key, 64, b_info, 64, NULL, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(a, b_key, 64, b_info, 64, b_output, SIZE_MAX));
    }
}

static void begin_stream_cipher(linnet_stream_cipher* self, const linnet_algorithm* a) {
    EXPECT_CODE(LINNET_OK, linnet_stream_cipher_init(self, a, b_key, a->key_size, b_nonce, a->nonce_size));
}

static void stream_crypt(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_crypt(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_crypt(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_crypt(other, b_key, a->key_size, b_nonce, a->nonce_size, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_crypt(a, NULL, a->key_size, b_nonce, a->nonce_size, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_crypt(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_stream_crypt(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_stream_crypt(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_crypt(a, b_key, a->key_size, NULL, a->nonce_size, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_crypt(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_stream_crypt(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_stream_crypt(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_stream_crypt(a, b_key, a->key_size, b_nonce, 16, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_crypt(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_crypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_input, SIZE_MAX, b_output));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_crypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_input, text_size, NULL));
    }
}

static void stream_cipher_init(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_stream_cipher cipher;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_init(&cipher, NULL, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_init(&cipher, &copy, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_init(&cipher, other, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_init(NULL, a, b_key, a->key_size, b_nonce, a->nonce_size));
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_init(&cipher, a, NULL, a->key_size, b_nonce, a->nonce_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_init(&cipher, a, b_key, SIZE_MAX, b_nonce, a->nonce_size));
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_stream_cipher_init(&cipher, a, b_key, a->key_size + 1, b_nonce, a->nonce_size));
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_stream_cipher_init(&cipher, a, b_key, a->key_size - 1, b_nonce, a->nonce_size));
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_init(&cipher, a, b_key, a->key_size, NULL, a->nonce_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_init(&cipher, a, b_key, a->key_size, b_nonce, SIZE_MAX));
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_stream_cipher_init(&cipher, a, b_key, a->key_size, b_nonce, a->nonce_size + 1));
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_stream_cipher_init(&cipher, a, b_key, a->key_size, b_nonce, a->nonce_size - 1));
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_stream_cipher_init(&cipher, a, b_key, a->key_size, b_nonce, 16));
    }
}

static void stream_cipher_update(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_stream_cipher cipher;
    (void)copy, (void)other;
    {
        fill(); begin_stream_cipher(&cipher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_update(NULL, b_input, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    {
        fill(); begin_stream_cipher(&cipher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_update(&cipher, NULL, text_size, b_output));
        EXPECT(memcmp(b_output, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_stream_cipher(&cipher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_update(&cipher, b_input, SIZE_MAX, b_output));
    }
    {
        fill(); begin_stream_cipher(&cipher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_update(&cipher, b_input, text_size, NULL));
    }
}

static void stream_cipher_seek(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_stream_cipher cipher;
    (void)copy, (void)other;
    {
        fill(); begin_stream_cipher(&cipher, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_stream_cipher_seek(NULL, 0));
    }
}

static void secretbox_seal(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(other, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(a, NULL, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_plaintext, text_size, b_ciphertext,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(a, b_key, a->key_size, NULL, a->nonce_size, b_plaintext, text_size, b_ciphertext,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_plaintext, text_size, b_ciphertext,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, 16, b_plaintext, text_size, b_ciphertext, b_tag,
            a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, text_size, b_ciphertext,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, SIZE_MAX,
            b_ciphertext, b_tag, a->tag_size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size, NULL,
            b_tag, a->tag_size));
        EXPECT(memcmp(b_tag, zeroes, a->tag_size) == 0);
    }
    if (a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, NULL, a->tag_size));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, b_tag, SIZE_MAX));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size + 1));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, b_tag, a->tag_size - 1));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
}

static void secretbox_open(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size,
            b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(other, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size,
            b_tag, a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(a, NULL, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(a, b_key, a->key_size, NULL, a->nonce_size, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_ciphertext, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, 16, b_ciphertext, text_size, b_tag, a->tag_size,
            b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, text_size, b_tag,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, SIZE_MAX, b_tag,
            a->tag_size, b_plaintext));
    }
    if (a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size, NULL,
            a->tag_size, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size, b_tag,
            SIZE_MAX, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size + 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size, b_tag,
            a->tag_size + 1, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    if (!takes_tag(a, a->tag_size - 1) && a->tag_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size, b_tag,
            a->tag_size - 1, b_plaintext));
        EXPECT(memcmp(b_plaintext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open(a, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size, b_tag,
            a->tag_size, NULL));
    }
}

static void secretbox_seal_box(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_boxed, CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_boxed, CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(other, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_boxed, CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(a, NULL, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_boxed, CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_plaintext, text_size, b_boxed,
            CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal_box(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_boxed, CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal_box(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_boxed, CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(a, b_key, a->key_size, NULL, a->nonce_size, b_plaintext, text_size, b_boxed,
            CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_plaintext, text_size, b_boxed,
            CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal_box(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_plaintext, text_size,
            b_boxed, CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal_box(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_plaintext, text_size,
            b_boxed, CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_seal_box(a, b_key, a->key_size, b_nonce, 16, b_plaintext, text_size, b_boxed,
            CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, text_size, b_boxed,
            CAPACITY));
        EXPECT(memcmp(b_boxed, zeroes, text_size + a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, SIZE_MAX,
            b_boxed, CAPACITY));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size, NULL,
            CAPACITY));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_seal_box(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_boxed, SIZE_MAX));
    }
}

static void secretbox_open_box(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(other, b_key, a->key_size, b_nonce, a->nonce_size, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(a, NULL, a->key_size, b_nonce, a->nonce_size, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open_box(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open_box(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(a, b_key, a->key_size, NULL, a->nonce_size, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open_box(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open_box(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_boxed, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_secretbox_open_box(a, b_key, a->key_size, b_nonce, 16, b_boxed, 64, b_plaintext, CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, 64, b_plaintext,
            CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(a, b_key, a->key_size, b_nonce, a->nonce_size, b_boxed, SIZE_MAX,
            b_plaintext, CAPACITY));
        EXPECT(memcmp(b_plaintext, zeroes, 64 - a->tag_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(a, b_key, a->key_size, b_nonce, a->nonce_size, b_boxed, 64, NULL, CAPACITY));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_secretbox_open_box(a, b_key, a->key_size, b_nonce, a->nonce_size, b_boxed, 64, b_plaintext,
            SIZE_MAX));
    }
}

static void begin_drbg_generator(linnet_drbg_generator* self, const linnet_algorithm* a) {
    EXPECT_CODE(LINNET_OK, linnet_drbg_generator_init(self, a, b_entropy, a->key_size, b_nonce, a->nonce_size, b_personalization, 64));
}

static void drbg_generate(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(NULL, b_entropy, a->key_size, b_nonce, a->nonce_size, b_personalization, 64,
            b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(&copy, b_entropy, a->key_size, b_nonce, a->nonce_size, b_personalization, 64,
            b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(other, b_entropy, a->key_size, b_nonce, a->nonce_size, b_personalization, 64,
            b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(a, NULL, a->key_size, b_nonce, a->nonce_size, b_personalization, 64, b_additional,
            64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(a, b_entropy, SIZE_MAX, b_nonce, a->nonce_size, b_personalization, 64,
            b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generate(a, b_entropy, a->key_size + 1, b_nonce, a->nonce_size, b_personalization, 64,
            b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generate(a, b_entropy, a->key_size - 1, b_nonce, a->nonce_size, b_personalization, 64,
            b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(a, b_entropy, a->key_size, NULL, a->nonce_size, b_personalization, 64,
            b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(a, b_entropy, a->key_size, b_nonce, SIZE_MAX, b_personalization, 64, b_additional,
            64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generate(a, b_entropy, a->key_size, b_nonce, a->nonce_size + 1, b_personalization, 64,
            b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generate(a, b_entropy, a->key_size, b_nonce, a->nonce_size - 1, b_personalization, 64,
            b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generate(a, b_entropy, a->key_size, b_nonce, 16, b_personalization, 64, b_additional, 64,
            b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(a, b_entropy, a->key_size, b_nonce, a->nonce_size, NULL, 64, b_additional, 64,
            b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(a, b_entropy, a->key_size, b_nonce, a->nonce_size, b_personalization, SIZE_MAX,
            b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(a, b_entropy, a->key_size, b_nonce, a->nonce_size, b_personalization, 64, NULL,
            64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(a, b_entropy, a->key_size, b_nonce, a->nonce_size, b_personalization, 64,
            b_additional, SIZE_MAX, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(a, b_entropy, a->key_size, b_nonce, a->nonce_size, b_personalization, 64,
            b_additional, 64, NULL, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generate(a, b_entropy, a->key_size, b_nonce, a->nonce_size, b_personalization, 64,
            b_additional, 64, b_output, SIZE_MAX));
    }
}

static void drbg_generator_init(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_drbg_generator generator;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_init(&generator, NULL, b_entropy, a->key_size, b_nonce, a->nonce_size,
            b_personalization, 64));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_init(&generator, &copy, b_entropy, a->key_size, b_nonce, a->nonce_size,
            b_personalization, 64));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_init(&generator, other, b_entropy, a->key_size, b_nonce, a->nonce_size,
            b_personalization, 64));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_init(NULL, a, b_entropy, a->key_size, b_nonce, a->nonce_size, b_personalization,
            64));
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_init(&generator, a, NULL, a->key_size, b_nonce, a->nonce_size, b_personalization,
            64));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_init(&generator, a, b_entropy, SIZE_MAX, b_nonce, a->nonce_size,
            b_personalization, 64));
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generator_init(&generator, a, b_entropy, a->key_size + 1, b_nonce, a->nonce_size,
            b_personalization, 64));
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generator_init(&generator, a, b_entropy, a->key_size - 1, b_nonce, a->nonce_size,
            b_personalization, 64));
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_init(&generator, a, b_entropy, a->key_size, NULL, a->nonce_size,
            b_personalization, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_init(&generator, a, b_entropy, a->key_size, b_nonce, SIZE_MAX, b_personalization,
            64));
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generator_init(&generator, a, b_entropy, a->key_size, b_nonce, a->nonce_size + 1,
            b_personalization, 64));
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generator_init(&generator, a, b_entropy, a->key_size, b_nonce, a->nonce_size - 1,
            b_personalization, 64));
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generator_init(&generator, a, b_entropy, a->key_size, b_nonce, 16, b_personalization, 64));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_init(&generator, a, b_entropy, a->key_size, b_nonce, a->nonce_size, NULL, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_init(&generator, a, b_entropy, a->key_size, b_nonce, a->nonce_size,
            b_personalization, SIZE_MAX));
    }
}

static void drbg_generator_reseed(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_drbg_generator generator;
    (void)copy, (void)other;
    {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_reseed(NULL, b_entropy, a->key_size, b_additional, 64));
    }
    if (a->key_size != 0) {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_reseed(&generator, NULL, a->key_size, b_additional, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_reseed(&generator, b_entropy, SIZE_MAX, b_additional, 64));
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generator_reseed(&generator, b_entropy, a->key_size + 1, b_additional, 64));
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_LENGTH, linnet_drbg_generator_reseed(&generator, b_entropy, a->key_size - 1, b_additional, 64));
    }
    {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_reseed(&generator, b_entropy, a->key_size, NULL, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_reseed(&generator, b_entropy, a->key_size, b_additional, SIZE_MAX));
    }
}

static void drbg_generator_generate(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    linnet_drbg_generator generator;
    (void)copy, (void)other;
    {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_generate(NULL, b_additional, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_generate(&generator, NULL, 64, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_generate(&generator, b_additional, SIZE_MAX, b_output, 64));
        EXPECT(memcmp(b_output, zeroes, 64) == 0);
    }
    {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_generate(&generator, b_additional, 64, NULL, 64));
    }
    if (sizeof(size_t) >= 8) {
        fill(); begin_drbg_generator(&generator, a);
        EXPECT_CODE(LINNET_ARGUMENT, linnet_drbg_generator_generate(&generator, b_additional, 64, b_output, SIZE_MAX));
    }
}

static void kex_public_key(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_public_key(NULL, b_secret_key, a->key_size, b_public_key, a->public_key_size));
        EXPECT(memcmp(b_public_key, zeroes, a->public_key_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_public_key(&copy, b_secret_key, a->key_size, b_public_key, a->public_key_size));
        EXPECT(memcmp(b_public_key, zeroes, a->public_key_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_public_key(other, b_secret_key, a->key_size, b_public_key, a->public_key_size));
        EXPECT(memcmp(b_public_key, zeroes, a->public_key_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_public_key(a, NULL, a->key_size, b_public_key, a->public_key_size));
        EXPECT(memcmp(b_public_key, zeroes, a->public_key_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_public_key(a, b_secret_key, SIZE_MAX, b_public_key, a->public_key_size));
        EXPECT(memcmp(b_public_key, zeroes, a->public_key_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_public_key(a, b_secret_key, a->key_size + 1, b_public_key, a->public_key_size));
        EXPECT(memcmp(b_public_key, zeroes, a->public_key_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_public_key(a, b_secret_key, a->key_size - 1, b_public_key, a->public_key_size));
        EXPECT(memcmp(b_public_key, zeroes, a->public_key_size) == 0);
    }
    if (a->public_key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_public_key(a, b_secret_key, a->key_size, NULL, a->public_key_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_public_key(a, b_secret_key, a->key_size, b_public_key, SIZE_MAX));
    }
    if (!takes_public_key(a, a->public_key_size + 1) && a->public_key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_public_key(a, b_secret_key, a->key_size, b_public_key, a->public_key_size + 1));
    }
    if (!takes_public_key(a, a->public_key_size - 1) && a->public_key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_public_key(a, b_secret_key, a->key_size, b_public_key, a->public_key_size - 1));
    }
}

static void kex_agree(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_agree(NULL, b_secret_key, a->key_size, b_peer_public_key, a->public_key_size,
            b_shared_secret, a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_agree(&copy, b_secret_key, a->key_size, b_peer_public_key, a->public_key_size,
            b_shared_secret, a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_agree(other, b_secret_key, a->key_size, b_peer_public_key, a->public_key_size,
            b_shared_secret, a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_agree(a, NULL, a->key_size, b_peer_public_key, a->public_key_size, b_shared_secret,
            a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_agree(a, b_secret_key, SIZE_MAX, b_peer_public_key, a->public_key_size, b_shared_secret,
            a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_agree(a, b_secret_key, a->key_size + 1, b_peer_public_key, a->public_key_size,
            b_shared_secret, a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_agree(a, b_secret_key, a->key_size - 1, b_peer_public_key, a->public_key_size,
            b_shared_secret, a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    if (a->public_key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_agree(a, b_secret_key, a->key_size, NULL, a->public_key_size, b_shared_secret,
            a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_agree(a, b_secret_key, a->key_size, b_peer_public_key, SIZE_MAX, b_shared_secret,
            a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    if (!takes_public_key(a, a->public_key_size + 1) && a->public_key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_agree(a, b_secret_key, a->key_size, b_peer_public_key, a->public_key_size + 1,
            b_shared_secret, a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    if (!takes_public_key(a, a->public_key_size - 1) && a->public_key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_agree(a, b_secret_key, a->key_size, b_peer_public_key, a->public_key_size - 1,
            b_shared_secret, a->shared_secret_size));
        EXPECT(memcmp(b_shared_secret, zeroes, a->shared_secret_size) == 0);
    }
    if (a->shared_secret_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_agree(a, b_secret_key, a->key_size, b_peer_public_key, a->public_key_size, NULL,
            a->shared_secret_size));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kex_agree(a, b_secret_key, a->key_size, b_peer_public_key, a->public_key_size, b_shared_secret,
            SIZE_MAX));
    }
    if (!takes_shared_secret(a, a->shared_secret_size + 1) && a->shared_secret_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_agree(a, b_secret_key, a->key_size, b_peer_public_key, a->public_key_size, b_shared_secret,
            a->shared_secret_size + 1));
    }
    if (!takes_shared_secret(a, a->shared_secret_size - 1) && a->shared_secret_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_agree(a, b_secret_key, a->key_size, b_peer_public_key, a->public_key_size, b_shared_secret,
            a->shared_secret_size - 1));
    }
}

static void cbc_encrypt(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(other, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(a, NULL, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size, b_ciphertext,
            CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_plaintext, text_size, b_ciphertext,
            CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_cbc_encrypt(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_cbc_encrypt(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_plaintext, text_size,
            b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(a, b_key, a->key_size, NULL, a->nonce_size, b_plaintext, text_size, b_ciphertext,
            CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_plaintext, text_size, b_ciphertext,
            CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_cbc_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_plaintext, text_size,
            b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_cbc_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_plaintext, text_size,
            b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_cbc_encrypt(a, b_key, a->key_size, b_nonce, 16, b_plaintext, text_size, b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, text_size, b_ciphertext,
            CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, SIZE_MAX, b_ciphertext,
            CAPACITY));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size, NULL,
            CAPACITY));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_encrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_plaintext, text_size, b_ciphertext,
            SIZE_MAX));
    }
}

static void cbc_decrypt(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_decrypt(NULL, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size,
            b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_decrypt(&copy, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size,
            b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_decrypt(other, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size,
            b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_decrypt(a, NULL, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size, b_plaintext,
            &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_decrypt(a, b_key, SIZE_MAX, b_nonce, a->nonce_size, b_ciphertext, text_size, b_plaintext,
            &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_cbc_decrypt(a, b_key, a->key_size + 1, b_nonce, a->nonce_size, b_ciphertext, text_size,
            b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_cbc_decrypt(a, b_key, a->key_size - 1, b_nonce, a->nonce_size, b_ciphertext, text_size,
            b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_decrypt(a, b_key, a->key_size, NULL, a->nonce_size, b_ciphertext, text_size, b_plaintext,
            &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_decrypt(a, b_key, a->key_size, b_nonce, SIZE_MAX, b_ciphertext, text_size, b_plaintext,
            &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (!takes_nonce(a, a->nonce_size + 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_cbc_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size + 1, b_ciphertext, text_size,
            b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (!takes_nonce(a, a->nonce_size - 1) && a->nonce_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_cbc_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size - 1, b_ciphertext, text_size,
            b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (a->nonce_size_max == 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_cbc_decrypt(a, b_key, a->key_size, b_nonce, 16, b_ciphertext, text_size, b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, NULL, text_size, b_plaintext,
            &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, SIZE_MAX, b_plaintext,
            &size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_cbc_decrypt(a, b_key, a->key_size, b_nonce, a->nonce_size, b_ciphertext, text_size, b_plaintext,
            NULL));
    }
}

static void keywrap_wrap(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_wrap(NULL, b_key, a->key_size, b_plaintext, text_size, b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_wrap(&copy, b_key, a->key_size, b_plaintext, text_size, b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_wrap(other, b_key, a->key_size, b_plaintext, text_size, b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_wrap(a, NULL, a->key_size, b_plaintext, text_size, b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_wrap(a, b_key, SIZE_MAX, b_plaintext, text_size, b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_keywrap_wrap(a, b_key, a->key_size + 1, b_plaintext, text_size, b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_keywrap_wrap(a, b_key, a->key_size - 1, b_plaintext, text_size, b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_wrap(a, b_key, a->key_size, NULL, text_size, b_ciphertext, CAPACITY));
        EXPECT(memcmp(b_ciphertext, zeroes, text_size) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_wrap(a, b_key, a->key_size, b_plaintext, SIZE_MAX, b_ciphertext, CAPACITY));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_wrap(a, b_key, a->key_size, b_plaintext, text_size, NULL, CAPACITY));
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_wrap(a, b_key, a->key_size, b_plaintext, text_size, b_ciphertext, SIZE_MAX));
    }
}

static void keywrap_unwrap(const linnet_algorithm* a, const linnet_algorithm* other) {
    const linnet_algorithm copy = *a;
    (void)copy, (void)other;
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_unwrap(NULL, b_key, a->key_size, b_ciphertext, text_size, b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_unwrap(&copy, b_key, a->key_size, b_ciphertext, text_size, b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_unwrap(other, b_key, a->key_size, b_ciphertext, text_size, b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_unwrap(a, NULL, a->key_size, b_ciphertext, text_size, b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_unwrap(a, b_key, SIZE_MAX, b_ciphertext, text_size, b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (!takes_key(a, a->key_size + 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_keywrap_unwrap(a, b_key, a->key_size + 1, b_ciphertext, text_size, b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (!takes_key(a, a->key_size - 1) && a->key_size != 0) {
        fill();
        EXPECT_CODE(LINNET_LENGTH, linnet_keywrap_unwrap(a, b_key, a->key_size - 1, b_ciphertext, text_size, b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_unwrap(a, b_key, a->key_size, NULL, text_size, b_plaintext, &size));
        EXPECT(size == 0 && memcmp(b_plaintext, zeroes, size_before) == 0);
    }
    if (sizeof(size_t) >= 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_unwrap(a, b_key, a->key_size, b_ciphertext, SIZE_MAX, b_plaintext, &size));
    }
    {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT, linnet_keywrap_unwrap(a, b_key, a->key_size, b_ciphertext, text_size, b_plaintext, NULL));
    }
}

int main(void) {
    size_t i;
    for (i = 0; i < linnet_count(); ++i) {
        const linnet_algorithm* const a = linnet_at(i);
        const linnet_algorithm* const other = linnet_find(a->kind == LINNET_KIND_HASH ? "ascon-aead128" : "sha-256");
        subject = a->id;
        text_size = a->message_size_max < 32 ? 16 : 32;
        switch (a->kind) {
        case LINNET_KIND_AEAD:
            aead_encrypt(a, other);
            aead_decrypt(a, other);
            aead_keyed_init(a, other);
            aead_keyed_encrypt(a, other);
            aead_keyed_decrypt(a, other);
            aead_encryptor_init(a, other);
            aead_encryptor_update_aad(a, other);
            aead_encryptor_update(a, other);
            aead_encryptor_finish(a, other);
            aead_decryptor_init(a, other);
            aead_decryptor_update_aad(a, other);
            aead_decryptor_update(a, other);
            aead_decryptor_verify(a, other);
            break;
        case LINNET_KIND_HASH:
            hash_digest(a, other);
            hash_hasher_init(a, other);
            hash_hasher_update(a, other);
            hash_hasher_finish(a, other);
            break;
        case LINNET_KIND_XOF:
            xof_digest(a, other);
            xof_hasher_init(a, other);
            xof_hasher_update(a, other);
            xof_hasher_squeeze(a, other);
            break;
        case LINNET_KIND_MAC:
            mac_compute(a, other);
            mac_verify(a, other);
            mac_keyed_init(a, other);
            mac_keyed_compute(a, other);
            mac_keyed_verify(a, other);
            mac_authenticator_init(a, other);
            mac_authenticator_update(a, other);
            mac_authenticator_finish(a, other);
            mac_authenticator_verify(a, other);
            break;
        case LINNET_KIND_KDF:
            kdf_derive(a, other);
            kdf_extract(a, other);
            kdf_expand(a, other);
            break;
        case LINNET_KIND_STREAM:
            stream_crypt(a, other);
            stream_cipher_init(a, other);
            stream_cipher_update(a, other);
            stream_cipher_seek(a, other);
            break;
        case LINNET_KIND_SECRETBOX:
            secretbox_seal(a, other);
            secretbox_open(a, other);
            secretbox_seal_box(a, other);
            secretbox_open_box(a, other);
            break;
        case LINNET_KIND_DRBG:
            drbg_generate(a, other);
            drbg_generator_init(a, other);
            drbg_generator_reseed(a, other);
            drbg_generator_generate(a, other);
            break;
        case LINNET_KIND_KEX:
            kex_public_key(a, other);
            kex_agree(a, other);
            break;
        case LINNET_KIND_CBC:
            cbc_encrypt(a, other);
            cbc_decrypt(a, other);
            break;
        case LINNET_KIND_KEYWRAP:
            keywrap_wrap(a, other);
            keywrap_unwrap(a, other);
            break;
        default: EXPECT(0);
        }
    }
    return 0;
}
