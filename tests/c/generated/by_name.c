/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from src/kinds.toml. */
/* clang-format off */
/* The functions of each algorithm against the same by id, which the known answers cover. */
#include "support.h"

static unsigned char in_aad[640], in_additional[640], in_boxed[640], in_ciphertext[640], in_customization[640], in_digest[640], in_entropy[640], in_info[640], in_input[640], in_key[640], in_message[640], in_nonce[640], in_output[640], in_peer_public_key[640], in_personalization[640], in_plaintext[640], in_public_key[640], in_salt[640], in_secret[640], in_secret_key[640], in_shared_secret[640], in_tag[640];
static unsigned char n_aad[640], n_additional[640], n_boxed[640], n_ciphertext[640], n_customization[640], n_digest[640], n_entropy[640], n_info[640], n_input[640], n_key[640], n_message[640], n_nonce[640], n_output[640], n_peer_public_key[640], n_personalization[640], n_plaintext[640], n_public_key[640], n_salt[640], n_secret[640], n_secret_key[640], n_shared_secret[640], n_tag[640];
static unsigned char i_aad[640], i_additional[640], i_boxed[640], i_ciphertext[640], i_customization[640], i_digest[640], i_entropy[640], i_info[640], i_input[640], i_key[640], i_message[640], i_nonce[640], i_output[640], i_peer_public_key[640], i_personalization[640], i_plaintext[640], i_public_key[640], i_salt[640], i_secret[640], i_secret_key[640], i_shared_secret[640], i_tag[640];
static size_t plaintext_n, ciphertext_n, message_n, input_n, n_size, i_size;

static const linnet_algorithm* begin(const char* id, size_t len) {
    const linnet_algorithm* const a = linnet_find(id);
    subject = id;
    EXPECT(a != NULL);
    random_bytes(in_aad, sizeof in_aad);
    random_bytes(in_additional, sizeof in_additional);
    random_bytes(in_boxed, sizeof in_boxed);
    random_bytes(in_ciphertext, sizeof in_ciphertext);
    random_bytes(in_customization, sizeof in_customization);
    random_bytes(in_digest, sizeof in_digest);
    random_bytes(in_entropy, sizeof in_entropy);
    random_bytes(in_info, sizeof in_info);
    random_bytes(in_input, sizeof in_input);
    random_bytes(in_key, sizeof in_key);
    random_bytes(in_message, sizeof in_message);
    random_bytes(in_nonce, sizeof in_nonce);
    random_bytes(in_output, sizeof in_output);
    random_bytes(in_peer_public_key, sizeof in_peer_public_key);
    random_bytes(in_personalization, sizeof in_personalization);
    random_bytes(in_plaintext, sizeof in_plaintext);
    random_bytes(in_public_key, sizeof in_public_key);
    random_bytes(in_salt, sizeof in_salt);
    random_bytes(in_secret, sizeof in_secret);
    random_bytes(in_secret_key, sizeof in_secret_key);
    random_bytes(in_shared_secret, sizeof in_shared_secret);
    random_bytes(in_tag, sizeof in_tag);
    memset(n_aad, 0xa5, sizeof n_aad);
    memset(i_aad, 0xa5, sizeof i_aad);
    memset(n_additional, 0xa5, sizeof n_additional);
    memset(i_additional, 0xa5, sizeof i_additional);
    memset(n_boxed, 0xa5, sizeof n_boxed);
    memset(i_boxed, 0xa5, sizeof i_boxed);
    memset(n_ciphertext, 0xa5, sizeof n_ciphertext);
    memset(i_ciphertext, 0xa5, sizeof i_ciphertext);
    memset(n_customization, 0xa5, sizeof n_customization);
    memset(i_customization, 0xa5, sizeof i_customization);
    memset(n_digest, 0xa5, sizeof n_digest);
    memset(i_digest, 0xa5, sizeof i_digest);
    memset(n_entropy, 0xa5, sizeof n_entropy);
    memset(i_entropy, 0xa5, sizeof i_entropy);
    memset(n_info, 0xa5, sizeof n_info);
    memset(i_info, 0xa5, sizeof i_info);
    memset(n_input, 0xa5, sizeof n_input);
    memset(i_input, 0xa5, sizeof i_input);
    memset(n_key, 0xa5, sizeof n_key);
    memset(i_key, 0xa5, sizeof i_key);
    memset(n_message, 0xa5, sizeof n_message);
    memset(i_message, 0xa5, sizeof i_message);
    memset(n_nonce, 0xa5, sizeof n_nonce);
    memset(i_nonce, 0xa5, sizeof i_nonce);
    memset(n_output, 0xa5, sizeof n_output);
    memset(i_output, 0xa5, sizeof i_output);
    memset(n_peer_public_key, 0xa5, sizeof n_peer_public_key);
    memset(i_peer_public_key, 0xa5, sizeof i_peer_public_key);
    memset(n_personalization, 0xa5, sizeof n_personalization);
    memset(i_personalization, 0xa5, sizeof i_personalization);
    memset(n_plaintext, 0xa5, sizeof n_plaintext);
    memset(i_plaintext, 0xa5, sizeof i_plaintext);
    memset(n_public_key, 0xa5, sizeof n_public_key);
    memset(i_public_key, 0xa5, sizeof i_public_key);
    memset(n_salt, 0xa5, sizeof n_salt);
    memset(i_salt, 0xa5, sizeof i_salt);
    memset(n_secret, 0xa5, sizeof n_secret);
    memset(i_secret, 0xa5, sizeof i_secret);
    memset(n_secret_key, 0xa5, sizeof n_secret_key);
    memset(i_secret_key, 0xa5, sizeof i_secret_key);
    memset(n_shared_secret, 0xa5, sizeof n_shared_secret);
    memset(i_shared_secret, 0xa5, sizeof i_shared_secret);
    memset(n_tag, 0xa5, sizeof n_tag);
    memset(i_tag, 0xa5, sizeof i_tag);
    if (len > a->message_size_max) len = a->message_size_max;
    plaintext_n = len;
    ciphertext_n = len;
    message_n = len;
    input_n = len;
    return a;
}

/* The longest plaintext that is taken, up to a length. */
static void lengths_of(const linnet_algorithm* a, size_t (*size)(const linnet_algorithm*, size_t), size_t len) {
    while (len != 0 && size(a, len) == 0) --len;
    plaintext_n = len;
    ciphertext_n = size(a, len);
}

static void test_ascon_aead128(size_t len) {
    const linnet_algorithm* const a = begin("ascon-aead128", len);
    EXPECT(a->key_size == LINNET_ASCON_AEAD128_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ASCON_AEAD128_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ASCON_AEAD128_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_ascon_aead128_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_ascon_aead128_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_ascon_aead128_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_ascon_aead128_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_ascon_aead128_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_ascon_aead128_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_ascon_aead128_nonce_masked(size_t len) {
    const linnet_algorithm* const a = begin("ascon-aead128-nonce-masked", len);
    EXPECT(a->key_size == LINNET_ASCON_AEAD128_NONCE_MASKED_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ASCON_AEAD128_NONCE_MASKED_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ASCON_AEAD128_NONCE_MASKED_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_ascon_aead128_nonce_masked_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_ascon_aead128_nonce_masked_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_ascon_aead128_nonce_masked_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_ascon_aead128_nonce_masked_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_ascon_aead128_nonce_masked_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_nonce_masked_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_ascon_aead128_nonce_masked_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_ascon_hash256(size_t len) {
    const linnet_algorithm* const a = begin("ascon-hash256", len);
    EXPECT(a->digest_size == LINNET_ASCON_HASH256_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_hash256_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_ascon_hash256_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_ascon_hash256_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_ascon_hash256_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_ascon_hash256_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_ascon_hash256_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_ascon_xof128(size_t len) {
    const linnet_algorithm* const a = begin("ascon-xof128", len);
    EXPECT(a->digest_size == LINNET_ASCON_XOF128_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_xof128_digest(in_message, message_n, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_digest(a, NULL, 0, in_message, message_n, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_ascon_xof128_hasher n_hasher;
        linnet_xof_hasher i_hasher;
        linnet_ascon_xof128_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_init(&i_hasher, a, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_ascon_xof128_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_ascon_xof128_hasher_squeeze(&n_hasher, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_squeeze(&i_hasher, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_ascon_xof128_hasher_wipe(&n_hasher);
        linnet_xof_hasher_wipe(&i_hasher);
    }
}

static void test_ascon_cxof128(size_t len) {
    const linnet_algorithm* const a = begin("ascon-cxof128", len);
    EXPECT(a->digest_size == LINNET_ASCON_CXOF128_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_cxof128_digest(in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_digest(a, in_customization, (len < a->customization_size_max ? len : a->customization_size_max),
            in_message, message_n, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_ascon_cxof128_hasher n_hasher;
        linnet_xof_hasher i_hasher;
        EXPECT_CODE(LINNET_OK, linnet_ascon_cxof128_hasher_init(&n_hasher, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max)));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_init(&i_hasher, a, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max)));
        EXPECT_CODE(LINNET_OK, linnet_ascon_cxof128_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_ascon_cxof128_hasher_squeeze(&n_hasher, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_squeeze(&i_hasher, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_ascon_cxof128_hasher_wipe(&n_hasher);
        linnet_xof_hasher_wipe(&i_hasher);
    }
}

static void test_ascon_mac(size_t len) {
    const linnet_algorithm* const a = begin("ascon-mac", len);
    EXPECT(a->key_size == LINNET_ASCON_MAC_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_ASCON_MAC_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_mac_compute(in_key, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_mac_verify(in_key, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_ascon_mac_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_ascon_mac_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_mac_keyed_compute(&n_keyed, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_ascon_mac_keyed_verify(&n_keyed, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_ascon_mac_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_ascon_mac_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_ascon_mac_authenticator_init(&n_authenticator, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_ascon_mac_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_ascon_mac_authenticator_finish(&n_authenticator, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_ascon_mac_authenticator_verify(&n_authenticator, in_tag));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_ascon_mac_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_ascon_prf(size_t len) {
    const linnet_algorithm* const a = begin("ascon-prf", len);
    EXPECT(a->key_size == LINNET_ASCON_PRF_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_ASCON_PRF_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_prf_compute(in_key, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_prf_verify(in_key, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_ascon_prf_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_ascon_prf_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_prf_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_ascon_prf_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_ascon_prf_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_ascon_prf_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_ascon_prf_authenticator_init(&n_authenticator, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_ascon_prf_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_ascon_prf_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_ascon_prf_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_ascon_prf_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_ascon_prfshort(size_t len) {
    const linnet_algorithm* const a = begin("ascon-prfshort", len);
    EXPECT(a->key_size == LINNET_ASCON_PRFSHORT_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_ASCON_PRFSHORT_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_prfshort_compute(in_key, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_prfshort_verify(in_key, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_ascon_prfshort_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_ascon_prfshort_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_prfshort_keyed_compute(&n_keyed, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_ascon_prfshort_keyed_verify(&n_keyed, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_ascon_prfshort_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_ascon_prfshort_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_ascon_prfshort_authenticator_init(&n_authenticator, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_ascon_prfshort_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_ascon_prfshort_authenticator_finish(&n_authenticator, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_ascon_prfshort_authenticator_verify(&n_authenticator, in_tag));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_ascon_prfshort_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_aes_128_gcm(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-gcm", len);
    EXPECT(a->key_size == LINNET_AES_128_GCM_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_128_GCM_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_128_GCM_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_128_gcm_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_128_gcm_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_128_gcm_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_encryptor_init(&n_encryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_aes_128_gcm_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_aes_128_gcm_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_decryptor_init(&n_decryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_aes_128_gcm_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_aes_192_gcm(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-gcm", len);
    EXPECT(a->key_size == LINNET_AES_192_GCM_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_192_GCM_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_192_GCM_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_192_gcm_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_192_gcm_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_192_gcm_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_encryptor_init(&n_encryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_aes_192_gcm_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_aes_192_gcm_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_decryptor_init(&n_decryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_gcm_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_aes_192_gcm_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_aes_256_gcm(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-gcm", len);
    EXPECT(a->key_size == LINNET_AES_256_GCM_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_256_GCM_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_256_GCM_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_256_gcm_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_256_gcm_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_256_gcm_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_encryptor_init(&n_encryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_aes_256_gcm_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_aes_256_gcm_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_decryptor_init(&n_decryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_aes_256_gcm_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_aes_128_gcm_siv(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-gcm-siv", len);
    EXPECT(a->key_size == LINNET_AES_128_GCM_SIV_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_128_GCM_SIV_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_128_GCM_SIV_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_siv_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_siv_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_128_gcm_siv_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_siv_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_siv_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_gcm_siv_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_128_gcm_siv_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_aes_256_gcm_siv(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-gcm-siv", len);
    EXPECT(a->key_size == LINNET_AES_256_GCM_SIV_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_256_GCM_SIV_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_256_GCM_SIV_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_siv_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_siv_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_256_gcm_siv_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_siv_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_siv_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_gcm_siv_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_256_gcm_siv_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_aes_128_ccm(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-ccm", len);
    EXPECT(a->key_size == LINNET_AES_128_CCM_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_128_CCM_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_128_CCM_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ccm_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ccm_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_128_ccm_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ccm_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ccm_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ccm_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_128_ccm_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_aes_192_ccm(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-ccm", len);
    EXPECT(a->key_size == LINNET_AES_192_CCM_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_192_CCM_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_192_CCM_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ccm_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ccm_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_192_ccm_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ccm_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ccm_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ccm_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_192_ccm_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_aes_256_ccm(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-ccm", len);
    EXPECT(a->key_size == LINNET_AES_256_CCM_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_256_CCM_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_256_CCM_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ccm_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ccm_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_256_ccm_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ccm_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ccm_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ccm_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_256_ccm_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_aes_128_eax(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-eax", len);
    EXPECT(a->key_size == LINNET_AES_128_EAX_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_128_EAX_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_128_EAX_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_128_eax_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_128_eax_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_128_eax_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_encryptor_init(&n_encryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_aes_128_eax_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_aes_128_eax_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_decryptor_init(&n_decryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_eax_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_aes_128_eax_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_aes_192_eax(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-eax", len);
    EXPECT(a->key_size == LINNET_AES_192_EAX_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_192_EAX_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_192_EAX_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_192_eax_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_192_eax_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_192_eax_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_encryptor_init(&n_encryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_aes_192_eax_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_aes_192_eax_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_decryptor_init(&n_decryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_eax_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_aes_192_eax_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_aes_256_eax(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-eax", len);
    EXPECT(a->key_size == LINNET_AES_256_EAX_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_256_EAX_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_256_EAX_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_256_eax_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_256_eax_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_256_eax_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_encryptor_init(&n_encryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_aes_256_eax_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_aes_256_eax_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_decryptor_init(&n_decryptor, in_key, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_eax_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_aes_256_eax_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_aes_128_ocb(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-ocb", len);
    EXPECT(a->key_size == LINNET_AES_128_OCB_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_128_OCB_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_128_OCB_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ocb_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ocb_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_128_ocb_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ocb_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ocb_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ocb_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_128_ocb_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_aes_192_ocb(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-ocb", len);
    EXPECT(a->key_size == LINNET_AES_192_OCB_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_192_OCB_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_192_OCB_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ocb_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ocb_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_192_ocb_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ocb_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ocb_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ocb_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_192_ocb_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_aes_256_ocb(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-ocb", len);
    EXPECT(a->key_size == LINNET_AES_256_OCB_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_256_OCB_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_AES_256_OCB_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ocb_encrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ocb_decrypt(in_key, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_aes_256_ocb_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ocb_keyed_init(&n_keyed, in_key, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ocb_keyed_encrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ocb_keyed_decrypt(&n_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_aes_256_ocb_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_aes_128_cmac(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-cmac", len);
    EXPECT(a->key_size == LINNET_AES_128_CMAC_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_AES_128_CMAC_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cmac_compute(in_key, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cmac_verify(in_key, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_aes_128_cmac_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cmac_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cmac_keyed_compute(&n_keyed, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cmac_keyed_verify(&n_keyed, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_aes_128_cmac_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_128_cmac_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cmac_authenticator_init(&n_authenticator, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cmac_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cmac_authenticator_finish(&n_authenticator, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_aes_128_cmac_authenticator_verify(&n_authenticator, in_tag));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_aes_128_cmac_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_aes_192_cmac(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-cmac", len);
    EXPECT(a->key_size == LINNET_AES_192_CMAC_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_AES_192_CMAC_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cmac_compute(in_key, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cmac_verify(in_key, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_aes_192_cmac_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cmac_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cmac_keyed_compute(&n_keyed, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cmac_keyed_verify(&n_keyed, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_aes_192_cmac_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_192_cmac_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cmac_authenticator_init(&n_authenticator, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cmac_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cmac_authenticator_finish(&n_authenticator, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_aes_192_cmac_authenticator_verify(&n_authenticator, in_tag));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_aes_192_cmac_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_aes_256_cmac(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-cmac", len);
    EXPECT(a->key_size == LINNET_AES_256_CMAC_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_AES_256_CMAC_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cmac_compute(in_key, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cmac_verify(in_key, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_aes_256_cmac_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cmac_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cmac_keyed_compute(&n_keyed, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cmac_keyed_verify(&n_keyed, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_aes_256_cmac_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_256_cmac_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cmac_authenticator_init(&n_authenticator, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cmac_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cmac_authenticator_finish(&n_authenticator, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_aes_256_cmac_authenticator_verify(&n_authenticator, in_tag));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_aes_256_cmac_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_aes_128_cbc_mac(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-cbc-mac", len);
    EXPECT(a->key_size == LINNET_AES_128_CBC_MAC_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_AES_128_CBC_MAC_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_mac_compute(in_key, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_mac_verify(in_key, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_aes_128_cbc_mac_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_mac_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_mac_keyed_compute(&n_keyed, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_mac_keyed_verify(&n_keyed, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_aes_128_cbc_mac_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_128_cbc_mac_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_mac_authenticator_init(&n_authenticator, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_mac_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_mac_authenticator_finish(&n_authenticator, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_aes_128_cbc_mac_authenticator_verify(&n_authenticator, in_tag));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_aes_128_cbc_mac_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_aes_192_cbc_mac(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-cbc-mac", len);
    EXPECT(a->key_size == LINNET_AES_192_CBC_MAC_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_AES_192_CBC_MAC_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_mac_compute(in_key, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_mac_verify(in_key, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_aes_192_cbc_mac_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_mac_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_mac_keyed_compute(&n_keyed, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_mac_keyed_verify(&n_keyed, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_aes_192_cbc_mac_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_192_cbc_mac_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_mac_authenticator_init(&n_authenticator, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_mac_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_mac_authenticator_finish(&n_authenticator, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_aes_192_cbc_mac_authenticator_verify(&n_authenticator, in_tag));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_aes_192_cbc_mac_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_aes_256_cbc_mac(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-cbc-mac", len);
    EXPECT(a->key_size == LINNET_AES_256_CBC_MAC_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_AES_256_CBC_MAC_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_mac_compute(in_key, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_mac_verify(in_key, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_aes_256_cbc_mac_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_mac_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_mac_keyed_compute(&n_keyed, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_mac_keyed_verify(&n_keyed, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_aes_256_cbc_mac_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_aes_256_cbc_mac_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_mac_authenticator_init(&n_authenticator, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_mac_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_mac_authenticator_finish(&n_authenticator, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_aes_256_cbc_mac_authenticator_verify(&n_authenticator, in_tag));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_aes_256_cbc_mac_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_aes_128_ctr(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-ctr", len);
    EXPECT(a->key_size == LINNET_AES_128_CTR_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_128_CTR_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ctr_crypt(in_key, in_nonce, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_crypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
    }
    {
        linnet_aes_128_ctr_cipher n_cipher;
        linnet_stream_cipher i_cipher;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ctr_cipher_init(&n_cipher, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_init(&i_cipher, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ctr_cipher_update(&n_cipher, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_update(&i_cipher, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_128_ctr_cipher_seek(&n_cipher, 0));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_seek(&i_cipher, 0));
        linnet_aes_128_ctr_cipher_wipe(&n_cipher);
        linnet_stream_cipher_wipe(&i_cipher);
    }
}

static void test_aes_192_ctr(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-ctr", len);
    EXPECT(a->key_size == LINNET_AES_192_CTR_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_192_CTR_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ctr_crypt(in_key, in_nonce, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_crypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
    }
    {
        linnet_aes_192_ctr_cipher n_cipher;
        linnet_stream_cipher i_cipher;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ctr_cipher_init(&n_cipher, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_init(&i_cipher, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ctr_cipher_update(&n_cipher, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_update(&i_cipher, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_192_ctr_cipher_seek(&n_cipher, 0));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_seek(&i_cipher, 0));
        linnet_aes_192_ctr_cipher_wipe(&n_cipher);
        linnet_stream_cipher_wipe(&i_cipher);
    }
}

static void test_aes_256_ctr(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-ctr", len);
    EXPECT(a->key_size == LINNET_AES_256_CTR_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_256_CTR_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ctr_crypt(in_key, in_nonce, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_crypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
    }
    {
        linnet_aes_256_ctr_cipher n_cipher;
        linnet_stream_cipher i_cipher;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ctr_cipher_init(&n_cipher, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_init(&i_cipher, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ctr_cipher_update(&n_cipher, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_update(&i_cipher, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
        EXPECT_CODE(LINNET_OK, linnet_aes_256_ctr_cipher_seek(&n_cipher, 0));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_seek(&i_cipher, 0));
        linnet_aes_256_ctr_cipher_wipe(&n_cipher);
        linnet_stream_cipher_wipe(&i_cipher);
    }
}

static void test_aes_128_cbc(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-cbc", len);
    EXPECT(a->key_size == LINNET_AES_128_CBC_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_128_CBC_NONCE_SIZE);
    lengths_of(a, linnet_cbc_ciphertext_size, len);
    EXPECT(linnet_aes_128_cbc_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_128_cbc_ciphertext_size(0) == 0 && 0) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_encrypt(in_key, in_nonce, in_plaintext, plaintext_n, n_ciphertext, sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_cbc_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_plaintext, plaintext_n, i_ciphertext,
            sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_decrypt(in_key, in_nonce, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_cbc_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_ciphertext, ciphertext_n, i_plaintext,
            &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_192_cbc(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-cbc", len);
    EXPECT(a->key_size == LINNET_AES_192_CBC_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_192_CBC_NONCE_SIZE);
    lengths_of(a, linnet_cbc_ciphertext_size, len);
    EXPECT(linnet_aes_192_cbc_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_192_cbc_ciphertext_size(0) == 0 && 0) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_encrypt(in_key, in_nonce, in_plaintext, plaintext_n, n_ciphertext, sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_cbc_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_plaintext, plaintext_n, i_ciphertext,
            sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_decrypt(in_key, in_nonce, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_cbc_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_ciphertext, ciphertext_n, i_plaintext,
            &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_256_cbc(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-cbc", len);
    EXPECT(a->key_size == LINNET_AES_256_CBC_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_256_CBC_NONCE_SIZE);
    lengths_of(a, linnet_cbc_ciphertext_size, len);
    EXPECT(linnet_aes_256_cbc_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_256_cbc_ciphertext_size(0) == 0 && 0) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_encrypt(in_key, in_nonce, in_plaintext, plaintext_n, n_ciphertext, sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_cbc_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_plaintext, plaintext_n, i_ciphertext,
            sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_decrypt(in_key, in_nonce, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_cbc_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_ciphertext, ciphertext_n, i_plaintext,
            &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_128_cbc_pkcs7(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-cbc-pkcs7", len);
    EXPECT(a->key_size == LINNET_AES_128_CBC_PKCS7_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_128_CBC_PKCS7_NONCE_SIZE);
    lengths_of(a, linnet_cbc_ciphertext_size, len);
    EXPECT(linnet_aes_128_cbc_pkcs7_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_128_cbc_pkcs7_ciphertext_size(0) == 0 && 0) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_pkcs7_encrypt(in_key, in_nonce, in_plaintext, plaintext_n, n_ciphertext,
            sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_cbc_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_plaintext, plaintext_n, i_ciphertext,
            sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_cbc_pkcs7_decrypt(in_key, in_nonce, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_cbc_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_ciphertext, ciphertext_n, i_plaintext,
            &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_192_cbc_pkcs7(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-cbc-pkcs7", len);
    EXPECT(a->key_size == LINNET_AES_192_CBC_PKCS7_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_192_CBC_PKCS7_NONCE_SIZE);
    lengths_of(a, linnet_cbc_ciphertext_size, len);
    EXPECT(linnet_aes_192_cbc_pkcs7_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_192_cbc_pkcs7_ciphertext_size(0) == 0 && 0) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_pkcs7_encrypt(in_key, in_nonce, in_plaintext, plaintext_n, n_ciphertext,
            sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_cbc_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_plaintext, plaintext_n, i_ciphertext,
            sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_cbc_pkcs7_decrypt(in_key, in_nonce, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_cbc_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_ciphertext, ciphertext_n, i_plaintext,
            &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_256_cbc_pkcs7(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-cbc-pkcs7", len);
    EXPECT(a->key_size == LINNET_AES_256_CBC_PKCS7_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_AES_256_CBC_PKCS7_NONCE_SIZE);
    lengths_of(a, linnet_cbc_ciphertext_size, len);
    EXPECT(linnet_aes_256_cbc_pkcs7_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_256_cbc_pkcs7_ciphertext_size(0) == 0 && 0) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_pkcs7_encrypt(in_key, in_nonce, in_plaintext, plaintext_n, n_ciphertext,
            sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_cbc_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_plaintext, plaintext_n, i_ciphertext,
            sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_cbc_pkcs7_decrypt(in_key, in_nonce, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_cbc_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_ciphertext, ciphertext_n, i_plaintext,
            &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_128_kw(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-kw", len);
    EXPECT(a->key_size == LINNET_AES_128_KW_KEY_SIZE);
    lengths_of(a, linnet_keywrap_ciphertext_size, len);
    EXPECT(linnet_aes_128_kw_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_128_kw_ciphertext_size(0) == 0 && 1) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_kw_wrap(in_key, in_plaintext, plaintext_n, n_ciphertext, sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_wrap(a, in_key, a->key_size, in_plaintext, plaintext_n, i_ciphertext, sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_kw_unwrap(in_key, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_unwrap(a, in_key, a->key_size, in_ciphertext, ciphertext_n, i_plaintext, &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_192_kw(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-kw", len);
    EXPECT(a->key_size == LINNET_AES_192_KW_KEY_SIZE);
    lengths_of(a, linnet_keywrap_ciphertext_size, len);
    EXPECT(linnet_aes_192_kw_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_192_kw_ciphertext_size(0) == 0 && 1) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_kw_wrap(in_key, in_plaintext, plaintext_n, n_ciphertext, sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_wrap(a, in_key, a->key_size, in_plaintext, plaintext_n, i_ciphertext, sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_kw_unwrap(in_key, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_unwrap(a, in_key, a->key_size, in_ciphertext, ciphertext_n, i_plaintext, &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_256_kw(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-kw", len);
    EXPECT(a->key_size == LINNET_AES_256_KW_KEY_SIZE);
    lengths_of(a, linnet_keywrap_ciphertext_size, len);
    EXPECT(linnet_aes_256_kw_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_256_kw_ciphertext_size(0) == 0 && 1) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_kw_wrap(in_key, in_plaintext, plaintext_n, n_ciphertext, sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_wrap(a, in_key, a->key_size, in_plaintext, plaintext_n, i_ciphertext, sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_kw_unwrap(in_key, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_unwrap(a, in_key, a->key_size, in_ciphertext, ciphertext_n, i_plaintext, &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_128_kwp(size_t len) {
    const linnet_algorithm* const a = begin("aes-128-kwp", len);
    EXPECT(a->key_size == LINNET_AES_128_KWP_KEY_SIZE);
    lengths_of(a, linnet_keywrap_ciphertext_size, len);
    EXPECT(linnet_aes_128_kwp_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_128_kwp_ciphertext_size(0) == 0 && 1) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_128_kwp_wrap(in_key, in_plaintext, plaintext_n, n_ciphertext, sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_wrap(a, in_key, a->key_size, in_plaintext, plaintext_n, i_ciphertext, sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_128_kwp_unwrap(in_key, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_unwrap(a, in_key, a->key_size, in_ciphertext, ciphertext_n, i_plaintext, &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_192_kwp(size_t len) {
    const linnet_algorithm* const a = begin("aes-192-kwp", len);
    EXPECT(a->key_size == LINNET_AES_192_KWP_KEY_SIZE);
    lengths_of(a, linnet_keywrap_ciphertext_size, len);
    EXPECT(linnet_aes_192_kwp_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_192_kwp_ciphertext_size(0) == 0 && 1) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_192_kwp_wrap(in_key, in_plaintext, plaintext_n, n_ciphertext, sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_wrap(a, in_key, a->key_size, in_plaintext, plaintext_n, i_ciphertext, sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_192_kwp_unwrap(in_key, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_unwrap(a, in_key, a->key_size, in_ciphertext, ciphertext_n, i_plaintext, &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_aes_256_kwp(size_t len) {
    const linnet_algorithm* const a = begin("aes-256-kwp", len);
    EXPECT(a->key_size == LINNET_AES_256_KWP_KEY_SIZE);
    lengths_of(a, linnet_keywrap_ciphertext_size, len);
    EXPECT(linnet_aes_256_kwp_ciphertext_size(plaintext_n) == ciphertext_n);
    if (ciphertext_n == 0 && linnet_aes_256_kwp_ciphertext_size(0) == 0 && 1) return;
    {
        EXPECT_CODE(LINNET_OK, linnet_aes_256_kwp_wrap(in_key, in_plaintext, plaintext_n, n_ciphertext, sizeof n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_wrap(a, in_key, a->key_size, in_plaintext, plaintext_n, i_ciphertext, sizeof i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, ciphertext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, ciphertext_n);
    }
    {
        n_size = i_size = sizeof n_plaintext;
        EXPECT_CODE(LINNET_OK, linnet_aes_256_kwp_unwrap(in_key, in_ciphertext, ciphertext_n, n_plaintext, &n_size));
        EXPECT_CODE(LINNET_OK, linnet_keywrap_unwrap(a, in_key, a->key_size, in_ciphertext, ciphertext_n, i_plaintext, &i_size));
        EXPECT(memcmp(n_plaintext, i_plaintext, sizeof n_plaintext) == 0);
        EXPECT(n_size == plaintext_n && i_size == n_size && memcmp(n_plaintext, in_plaintext, n_size) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_poly1305_aes(size_t len) {
    const linnet_algorithm* const a = begin("poly1305-aes", len);
    EXPECT(a->key_size == LINNET_POLY1305_AES_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_POLY1305_AES_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_POLY1305_AES_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_poly1305_aes_compute(in_key, in_nonce, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, in_nonce, a->nonce_size, NULL, 0, in_message, message_n, i_tag,
            a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_poly1305_aes_verify(in_key, in_nonce, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, in_nonce, a->nonce_size, NULL, 0, in_message, message_n, in_tag,
            a->tag_size));
    }
    {
        linnet_poly1305_aes_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_poly1305_aes_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_poly1305_aes_keyed_compute(&n_keyed, in_nonce, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, in_nonce, a->nonce_size, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_poly1305_aes_keyed_verify(&n_keyed, in_nonce, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, in_nonce, a->nonce_size, in_message, message_n, in_tag, a->tag_size));
        linnet_poly1305_aes_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_poly1305_aes_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_poly1305_aes_authenticator_init(&n_authenticator, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, in_nonce, a->nonce_size, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_poly1305_aes_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_poly1305_aes_authenticator_finish(&n_authenticator, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_poly1305_aes_authenticator_verify(&n_authenticator, in_tag));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_poly1305_aes_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_chacha20_poly1305(size_t len) {
    const linnet_algorithm* const a = begin("chacha20-poly1305", len);
    EXPECT(a->key_size == LINNET_CHACHA20_POLY1305_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_CHACHA20_POLY1305_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_CHACHA20_POLY1305_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_chacha20_poly1305_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_chacha20_poly1305_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_chacha20_poly1305_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_chacha20_poly1305_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_chacha20_poly1305_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_chacha20_poly1305_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_chacha20_poly1305_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_xchacha20_poly1305(size_t len) {
    const linnet_algorithm* const a = begin("xchacha20-poly1305", len);
    EXPECT(a->key_size == LINNET_XCHACHA20_POLY1305_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_XCHACHA20_POLY1305_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_XCHACHA20_POLY1305_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_xchacha20_poly1305_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n,
            n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_xchacha20_poly1305_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_xchacha20_poly1305_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_xchacha20_poly1305_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_xchacha20_poly1305_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_poly1305_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_xchacha20_poly1305_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_chacha20(size_t len) {
    const linnet_algorithm* const a = begin("chacha20", len);
    EXPECT(a->key_size == LINNET_CHACHA20_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_CHACHA20_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_chacha20_crypt(in_key, in_nonce, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_crypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
    }
    {
        linnet_chacha20_cipher n_cipher;
        linnet_stream_cipher i_cipher;
        EXPECT_CODE(LINNET_OK, linnet_chacha20_cipher_init(&n_cipher, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_init(&i_cipher, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_chacha20_cipher_update(&n_cipher, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_update(&i_cipher, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
        EXPECT_CODE(LINNET_OK, linnet_chacha20_cipher_seek(&n_cipher, 0));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_seek(&i_cipher, 0));
        linnet_chacha20_cipher_wipe(&n_cipher);
        linnet_stream_cipher_wipe(&i_cipher);
    }
}

static void test_chacha20_djb(size_t len) {
    const linnet_algorithm* const a = begin("chacha20-djb", len);
    EXPECT(a->key_size == LINNET_CHACHA20_DJB_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_CHACHA20_DJB_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_chacha20_djb_crypt(in_key, in_nonce, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_crypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
    }
    {
        linnet_chacha20_djb_cipher n_cipher;
        linnet_stream_cipher i_cipher;
        EXPECT_CODE(LINNET_OK, linnet_chacha20_djb_cipher_init(&n_cipher, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_init(&i_cipher, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_chacha20_djb_cipher_update(&n_cipher, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_update(&i_cipher, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
        EXPECT_CODE(LINNET_OK, linnet_chacha20_djb_cipher_seek(&n_cipher, 0));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_seek(&i_cipher, 0));
        linnet_chacha20_djb_cipher_wipe(&n_cipher);
        linnet_stream_cipher_wipe(&i_cipher);
    }
}

static void test_xchacha20(size_t len) {
    const linnet_algorithm* const a = begin("xchacha20", len);
    EXPECT(a->key_size == LINNET_XCHACHA20_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_XCHACHA20_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_crypt(in_key, in_nonce, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_crypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
    }
    {
        linnet_xchacha20_cipher n_cipher;
        linnet_stream_cipher i_cipher;
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_cipher_init(&n_cipher, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_init(&i_cipher, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_cipher_update(&n_cipher, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_update(&i_cipher, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
        EXPECT_CODE(LINNET_OK, linnet_xchacha20_cipher_seek(&n_cipher, 0));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_seek(&i_cipher, 0));
        linnet_xchacha20_cipher_wipe(&n_cipher);
        linnet_stream_cipher_wipe(&i_cipher);
    }
}

static void test_salsa20(size_t len) {
    const linnet_algorithm* const a = begin("salsa20", len);
    EXPECT(a->key_size == LINNET_SALSA20_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_SALSA20_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_salsa20_crypt(in_key, in_nonce, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_crypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
    }
    {
        linnet_salsa20_cipher n_cipher;
        linnet_stream_cipher i_cipher;
        EXPECT_CODE(LINNET_OK, linnet_salsa20_cipher_init(&n_cipher, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_init(&i_cipher, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_salsa20_cipher_update(&n_cipher, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_update(&i_cipher, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
        EXPECT_CODE(LINNET_OK, linnet_salsa20_cipher_seek(&n_cipher, 0));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_seek(&i_cipher, 0));
        linnet_salsa20_cipher_wipe(&n_cipher);
        linnet_stream_cipher_wipe(&i_cipher);
    }
}

static void test_xsalsa20(size_t len) {
    const linnet_algorithm* const a = begin("xsalsa20", len);
    EXPECT(a->key_size == LINNET_XSALSA20_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_XSALSA20_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_xsalsa20_crypt(in_key, in_nonce, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_crypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
    }
    {
        linnet_xsalsa20_cipher n_cipher;
        linnet_stream_cipher i_cipher;
        EXPECT_CODE(LINNET_OK, linnet_xsalsa20_cipher_init(&n_cipher, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_init(&i_cipher, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_xsalsa20_cipher_update(&n_cipher, in_input, input_n, n_output));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_update(&i_cipher, in_input, input_n, i_output));
        EXPECT(memcmp(n_output, i_output, input_n) == 0);
        memcpy(in_output, n_output, input_n);
        EXPECT_CODE(LINNET_OK, linnet_xsalsa20_cipher_seek(&n_cipher, 0));
        EXPECT_CODE(LINNET_OK, linnet_stream_cipher_seek(&i_cipher, 0));
        linnet_xsalsa20_cipher_wipe(&n_cipher);
        linnet_stream_cipher_wipe(&i_cipher);
    }
}

static void test_poly1305(size_t len) {
    const linnet_algorithm* const a = begin("poly1305", len);
    EXPECT(a->key_size == LINNET_POLY1305_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_POLY1305_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_poly1305_compute(in_key, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_poly1305_verify(in_key, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_poly1305_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_poly1305_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_poly1305_keyed_compute(&n_keyed, in_message, message_n, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_poly1305_keyed_verify(&n_keyed, in_message, message_n, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_poly1305_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_poly1305_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_poly1305_authenticator_init(&n_authenticator, in_key));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_poly1305_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_poly1305_authenticator_finish(&n_authenticator, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_poly1305_authenticator_verify(&n_authenticator, in_tag));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_poly1305_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_xsalsa20_poly1305(size_t len) {
    const linnet_algorithm* const a = begin("xsalsa20-poly1305", len);
    EXPECT(a->key_size == LINNET_XSALSA20_POLY1305_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_XSALSA20_POLY1305_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_XSALSA20_POLY1305_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_xsalsa20_poly1305_seal(in_key, in_nonce, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_secretbox_seal(a, in_key, a->key_size, in_nonce, a->nonce_size, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_xsalsa20_poly1305_open(in_key, in_nonce, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_secretbox_open(a, in_key, a->key_size, in_nonce, a->nonce_size, in_ciphertext, ciphertext_n, in_tag,
            a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_xsalsa20_poly1305_seal_box(in_key, in_nonce, in_plaintext, plaintext_n, n_boxed));
        EXPECT_CODE(LINNET_OK, linnet_secretbox_seal_box(a, in_key, a->key_size, in_nonce, a->nonce_size, in_plaintext, plaintext_n,
            i_boxed, (plaintext_n + a->tag_size)));
        EXPECT(memcmp(n_boxed, i_boxed, (plaintext_n + a->tag_size)) == 0);
        memcpy(in_boxed, n_boxed, (plaintext_n + a->tag_size));
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_xsalsa20_poly1305_open_box(in_key, in_nonce, in_boxed, (plaintext_n + a->tag_size), n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_secretbox_open_box(a, in_key, a->key_size, in_nonce, a->nonce_size, in_boxed,
            (plaintext_n + a->tag_size), i_plaintext, plaintext_n));
        EXPECT(memcmp(n_plaintext, i_plaintext, plaintext_n) == 0);
        memcpy(in_plaintext, n_plaintext, plaintext_n);
    }
}

static void test_romulus_n(size_t len) {
    const linnet_algorithm* const a = begin("romulus-n", len);
    EXPECT(a->key_size == LINNET_ROMULUS_N_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ROMULUS_N_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ROMULUS_N_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_romulus_n_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_romulus_n_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_romulus_n_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_romulus_n_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_romulus_n_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_romulus_n_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_romulus_n_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_romulus_m(size_t len) {
    const linnet_algorithm* const a = begin("romulus-m", len);
    EXPECT(a->key_size == LINNET_ROMULUS_M_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ROMULUS_M_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ROMULUS_M_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_romulus_m_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_romulus_m_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_romulus_m_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_romulus_m_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_romulus_m_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_romulus_m_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_romulus_m_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_romulus_t(size_t len) {
    const linnet_algorithm* const a = begin("romulus-t", len);
    EXPECT(a->key_size == LINNET_ROMULUS_T_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ROMULUS_T_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ROMULUS_T_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_romulus_t_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_romulus_t_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_romulus_t_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_romulus_t_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_romulus_t_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_romulus_t_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_romulus_t_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_romulus_h(size_t len) {
    const linnet_algorithm* const a = begin("romulus-h", len);
    EXPECT(a->digest_size == LINNET_ROMULUS_H_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_romulus_h_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_romulus_h_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_romulus_h_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_romulus_h_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_romulus_h_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_romulus_h_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_isap_a_128a(size_t len) {
    const linnet_algorithm* const a = begin("isap-a-128a", len);
    EXPECT(a->key_size == LINNET_ISAP_A_128A_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ISAP_A_128A_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ISAP_A_128A_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_isap_a_128a_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_isap_a_128a_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_isap_a_128a_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_isap_a_128a_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_isap_a_128a_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_isap_a_128a_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_isap_a_128a_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_isap_a_128(size_t len) {
    const linnet_algorithm* const a = begin("isap-a-128", len);
    EXPECT(a->key_size == LINNET_ISAP_A_128_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ISAP_A_128_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ISAP_A_128_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_isap_a_128_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_isap_a_128_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_isap_a_128_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_isap_a_128_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_isap_a_128_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_isap_a_128_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_isap_a_128_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_isap_k_128a(size_t len) {
    const linnet_algorithm* const a = begin("isap-k-128a", len);
    EXPECT(a->key_size == LINNET_ISAP_K_128A_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ISAP_K_128A_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ISAP_K_128A_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_isap_k_128a_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_isap_k_128a_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_isap_k_128a_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_isap_k_128a_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_isap_k_128a_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_isap_k_128a_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_isap_k_128a_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_isap_k_128(size_t len) {
    const linnet_algorithm* const a = begin("isap-k-128", len);
    EXPECT(a->key_size == LINNET_ISAP_K_128_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ISAP_K_128_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ISAP_K_128_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_isap_k_128_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_isap_k_128_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_isap_k_128_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_isap_k_128_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_isap_k_128_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_isap_k_128_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_isap_k_128_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
}

static void test_gift_cofb(size_t len) {
    const linnet_algorithm* const a = begin("gift-cofb", len);
    EXPECT(a->key_size == LINNET_GIFT_COFB_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_GIFT_COFB_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_GIFT_COFB_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_gift_cofb_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_gift_cofb_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_gift_cofb_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_gift_cofb_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_gift_cofb_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_gift_cofb_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_gift_cofb_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_norx32_4_1(size_t len) {
    const linnet_algorithm* const a = begin("norx32-4-1", len);
    EXPECT(a->key_size == LINNET_NORX32_4_1_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_NORX32_4_1_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_NORX32_4_1_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_norx32_4_1_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_norx32_4_1_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_norx32_4_1_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_norx32_4_1_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_norx32_4_1_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_norx32_4_1_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_norx64_4_1(size_t len) {
    const linnet_algorithm* const a = begin("norx64-4-1", len);
    EXPECT(a->key_size == LINNET_NORX64_4_1_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_NORX64_4_1_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_NORX64_4_1_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_norx64_4_1_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_norx64_4_1_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_norx64_4_1_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_norx64_4_1_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_norx64_4_1_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_norx64_4_1_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_norx64_4_1_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_norx32_4_1_v2(size_t len) {
    const linnet_algorithm* const a = begin("norx32-4-1-v2", len);
    EXPECT(a->key_size == LINNET_NORX32_4_1_V2_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_NORX32_4_1_V2_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_NORX32_4_1_V2_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_norx32_4_1_v2_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_norx32_4_1_v2_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_norx32_4_1_v2_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_norx32_4_1_v2_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_norx32_4_1_v2_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_norx32_4_1_v2_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_norx32_4_1_v2_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_sha_224(size_t len) {
    const linnet_algorithm* const a = begin("sha-224", len);
    EXPECT(a->digest_size == LINNET_SHA_224_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_sha_224_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_sha_224_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_sha_224_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_sha_224_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_sha_224_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_sha_224_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_sha_256(size_t len) {
    const linnet_algorithm* const a = begin("sha-256", len);
    EXPECT(a->digest_size == LINNET_SHA_256_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_sha_256_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_sha_256_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_sha_256_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_sha_256_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_sha_256_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_sha_256_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_sha_384(size_t len) {
    const linnet_algorithm* const a = begin("sha-384", len);
    EXPECT(a->digest_size == LINNET_SHA_384_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_sha_384_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_sha_384_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_sha_384_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_sha_384_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_sha_384_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_sha_384_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_sha_512(size_t len) {
    const linnet_algorithm* const a = begin("sha-512", len);
    EXPECT(a->digest_size == LINNET_SHA_512_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_sha_512_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_sha_512_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_sha_512_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_sha_512_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_sha_512_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_sha_512_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_sha_512_256(size_t len) {
    const linnet_algorithm* const a = begin("sha-512-256", len);
    EXPECT(a->digest_size == LINNET_SHA_512_256_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_sha_512_256_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_sha_512_256_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_sha_512_256_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_sha_512_256_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_sha_512_256_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_sha_512_256_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_sha3_224(size_t len) {
    const linnet_algorithm* const a = begin("sha3-224", len);
    EXPECT(a->digest_size == LINNET_SHA3_224_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_sha3_224_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_sha3_224_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_sha3_224_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_sha3_224_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_sha3_224_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_sha3_224_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_sha3_256(size_t len) {
    const linnet_algorithm* const a = begin("sha3-256", len);
    EXPECT(a->digest_size == LINNET_SHA3_256_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_sha3_256_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_sha3_256_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_sha3_256_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_sha3_256_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_sha3_256_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_sha3_256_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_sha3_384(size_t len) {
    const linnet_algorithm* const a = begin("sha3-384", len);
    EXPECT(a->digest_size == LINNET_SHA3_384_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_sha3_384_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_sha3_384_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_sha3_384_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_sha3_384_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_sha3_384_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_sha3_384_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_sha3_512(size_t len) {
    const linnet_algorithm* const a = begin("sha3-512", len);
    EXPECT(a->digest_size == LINNET_SHA3_512_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_sha3_512_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_sha3_512_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_sha3_512_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_sha3_512_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_sha3_512_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_sha3_512_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_shake128(size_t len) {
    const linnet_algorithm* const a = begin("shake128", len);
    EXPECT(a->digest_size == LINNET_SHAKE128_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_shake128_digest(in_message, message_n, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_digest(a, NULL, 0, in_message, message_n, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_shake128_hasher n_hasher;
        linnet_xof_hasher i_hasher;
        linnet_shake128_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_init(&i_hasher, a, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_shake128_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_shake128_hasher_squeeze(&n_hasher, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_squeeze(&i_hasher, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_shake128_hasher_wipe(&n_hasher);
        linnet_xof_hasher_wipe(&i_hasher);
    }
}

static void test_shake256(size_t len) {
    const linnet_algorithm* const a = begin("shake256", len);
    EXPECT(a->digest_size == LINNET_SHAKE256_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_shake256_digest(in_message, message_n, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_digest(a, NULL, 0, in_message, message_n, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_shake256_hasher n_hasher;
        linnet_xof_hasher i_hasher;
        linnet_shake256_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_init(&i_hasher, a, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_shake256_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_shake256_hasher_squeeze(&n_hasher, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_squeeze(&i_hasher, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_shake256_hasher_wipe(&n_hasher);
        linnet_xof_hasher_wipe(&i_hasher);
    }
}

static void test_cshake128(size_t len) {
    const linnet_algorithm* const a = begin("cshake128", len);
    EXPECT(a->digest_size == LINNET_CSHAKE128_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_cshake128_digest(in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_digest(a, in_customization, (len < a->customization_size_max ? len : a->customization_size_max),
            in_message, message_n, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_cshake128_hasher n_hasher;
        linnet_xof_hasher i_hasher;
        EXPECT_CODE(LINNET_OK, linnet_cshake128_hasher_init(&n_hasher, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max)));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_init(&i_hasher, a, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max)));
        EXPECT_CODE(LINNET_OK, linnet_cshake128_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_cshake128_hasher_squeeze(&n_hasher, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_squeeze(&i_hasher, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_cshake128_hasher_wipe(&n_hasher);
        linnet_xof_hasher_wipe(&i_hasher);
    }
}

static void test_cshake256(size_t len) {
    const linnet_algorithm* const a = begin("cshake256", len);
    EXPECT(a->digest_size == LINNET_CSHAKE256_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_cshake256_digest(in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_digest(a, in_customization, (len < a->customization_size_max ? len : a->customization_size_max),
            in_message, message_n, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_cshake256_hasher n_hasher;
        linnet_xof_hasher i_hasher;
        EXPECT_CODE(LINNET_OK, linnet_cshake256_hasher_init(&n_hasher, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max)));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_init(&i_hasher, a, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max)));
        EXPECT_CODE(LINNET_OK, linnet_cshake256_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_cshake256_hasher_squeeze(&n_hasher, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_squeeze(&i_hasher, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_cshake256_hasher_wipe(&n_hasher);
        linnet_xof_hasher_wipe(&i_hasher);
    }
}

static void test_hmac_sha_224(size_t len) {
    const linnet_algorithm* const a = begin("hmac-sha-224", len);
    EXPECT(a->key_size == LINNET_HMAC_SHA_224_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_HMAC_SHA_224_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_224_compute(in_key, a->key_size, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_224_verify(in_key, a->key_size, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_hmac_sha_224_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_224_keyed_init(&n_keyed, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_224_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_224_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_hmac_sha_224_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_hmac_sha_224_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_224_authenticator_init(&n_authenticator, in_key, a->key_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_224_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_224_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_hmac_sha_224_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_hmac_sha_224_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_hmac_sha_256(size_t len) {
    const linnet_algorithm* const a = begin("hmac-sha-256", len);
    EXPECT(a->key_size == LINNET_HMAC_SHA_256_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_HMAC_SHA_256_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_256_compute(in_key, a->key_size, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_256_verify(in_key, a->key_size, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_hmac_sha_256_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_256_keyed_init(&n_keyed, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_256_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_256_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_hmac_sha_256_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_hmac_sha_256_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_256_authenticator_init(&n_authenticator, in_key, a->key_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_256_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_256_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_hmac_sha_256_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_hmac_sha_256_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_hmac_sha_384(size_t len) {
    const linnet_algorithm* const a = begin("hmac-sha-384", len);
    EXPECT(a->key_size == LINNET_HMAC_SHA_384_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_HMAC_SHA_384_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_384_compute(in_key, a->key_size, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_384_verify(in_key, a->key_size, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_hmac_sha_384_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_384_keyed_init(&n_keyed, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_384_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_384_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_hmac_sha_384_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_hmac_sha_384_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_384_authenticator_init(&n_authenticator, in_key, a->key_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_384_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_384_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_hmac_sha_384_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_hmac_sha_384_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_hmac_sha_512(size_t len) {
    const linnet_algorithm* const a = begin("hmac-sha-512", len);
    EXPECT(a->key_size == LINNET_HMAC_SHA_512_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_HMAC_SHA_512_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_512_compute(in_key, a->key_size, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_512_verify(in_key, a->key_size, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_hmac_sha_512_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_512_keyed_init(&n_keyed, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_512_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_512_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_hmac_sha_512_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_hmac_sha_512_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_512_authenticator_init(&n_authenticator, in_key, a->key_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_512_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_512_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_hmac_sha_512_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_hmac_sha_512_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_hmac_sha3_224(size_t len) {
    const linnet_algorithm* const a = begin("hmac-sha3-224", len);
    EXPECT(a->key_size == LINNET_HMAC_SHA3_224_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_HMAC_SHA3_224_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_224_compute(in_key, a->key_size, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_224_verify(in_key, a->key_size, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_hmac_sha3_224_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_224_keyed_init(&n_keyed, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_224_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_224_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_hmac_sha3_224_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_hmac_sha3_224_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_224_authenticator_init(&n_authenticator, in_key, a->key_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_224_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_224_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_hmac_sha3_224_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_hmac_sha3_224_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_hmac_sha3_256(size_t len) {
    const linnet_algorithm* const a = begin("hmac-sha3-256", len);
    EXPECT(a->key_size == LINNET_HMAC_SHA3_256_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_HMAC_SHA3_256_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_256_compute(in_key, a->key_size, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_256_verify(in_key, a->key_size, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_hmac_sha3_256_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_256_keyed_init(&n_keyed, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_256_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_256_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_hmac_sha3_256_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_hmac_sha3_256_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_256_authenticator_init(&n_authenticator, in_key, a->key_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_256_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_256_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_hmac_sha3_256_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_hmac_sha3_256_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_hmac_sha3_384(size_t len) {
    const linnet_algorithm* const a = begin("hmac-sha3-384", len);
    EXPECT(a->key_size == LINNET_HMAC_SHA3_384_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_HMAC_SHA3_384_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_384_compute(in_key, a->key_size, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_384_verify(in_key, a->key_size, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_hmac_sha3_384_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_384_keyed_init(&n_keyed, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_384_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_384_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_hmac_sha3_384_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_hmac_sha3_384_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_384_authenticator_init(&n_authenticator, in_key, a->key_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_384_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_384_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_hmac_sha3_384_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_hmac_sha3_384_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_hmac_sha3_512(size_t len) {
    const linnet_algorithm* const a = begin("hmac-sha3-512", len);
    EXPECT(a->key_size == LINNET_HMAC_SHA3_512_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_HMAC_SHA3_512_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_512_compute(in_key, a->key_size, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_512_verify(in_key, a->key_size, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_hmac_sha3_512_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_512_keyed_init(&n_keyed, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_512_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_512_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_hmac_sha3_512_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_hmac_sha3_512_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_512_authenticator_init(&n_authenticator, in_key, a->key_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_512_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha3_512_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_hmac_sha3_512_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_hmac_sha3_512_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_hmac_sha_1(size_t len) {
    const linnet_algorithm* const a = begin("hmac-sha-1", len);
    EXPECT(a->key_size == LINNET_HMAC_SHA_1_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_HMAC_SHA_1_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_1_compute(in_key, a->key_size, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_1_verify(in_key, a->key_size, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, NULL, 0, in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_hmac_sha_1_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_1_keyed_init(&n_keyed, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, NULL, 0, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_1_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_1_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_hmac_sha_1_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_hmac_sha_1_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_1_authenticator_init(&n_authenticator, in_key, a->key_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_1_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hmac_sha_1_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_hmac_sha_1_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_hmac_sha_1_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_hkdf_sha_256(size_t len) {
    const linnet_algorithm* const a = begin("hkdf-sha-256", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_hkdf_sha_256_derive(in_secret, len, in_salt, len, in_info, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, in_info, len, 0, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hkdf_sha_256_extract(in_secret, len, in_salt, len, n_key));
        EXPECT_CODE(LINNET_OK, linnet_kdf_extract(a, in_secret, len, in_salt, len, i_key, a->extract_size));
        EXPECT(memcmp(n_key, i_key, a->extract_size) == 0);
        memcpy(in_key, n_key, a->extract_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hkdf_sha_256_expand(in_key, len, in_info, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_expand(a, in_key, len, in_info, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_hkdf_sha_384(size_t len) {
    const linnet_algorithm* const a = begin("hkdf-sha-384", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_hkdf_sha_384_derive(in_secret, len, in_salt, len, in_info, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, in_info, len, 0, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hkdf_sha_384_extract(in_secret, len, in_salt, len, n_key));
        EXPECT_CODE(LINNET_OK, linnet_kdf_extract(a, in_secret, len, in_salt, len, i_key, a->extract_size));
        EXPECT(memcmp(n_key, i_key, a->extract_size) == 0);
        memcpy(in_key, n_key, a->extract_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hkdf_sha_384_expand(in_key, len, in_info, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_expand(a, in_key, len, in_info, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_hkdf_sha_512(size_t len) {
    const linnet_algorithm* const a = begin("hkdf-sha-512", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_hkdf_sha_512_derive(in_secret, len, in_salt, len, in_info, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, in_info, len, 0, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hkdf_sha_512_extract(in_secret, len, in_salt, len, n_key));
        EXPECT_CODE(LINNET_OK, linnet_kdf_extract(a, in_secret, len, in_salt, len, i_key, a->extract_size));
        EXPECT(memcmp(n_key, i_key, a->extract_size) == 0);
        memcpy(in_key, n_key, a->extract_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_hkdf_sha_512_expand(in_key, len, in_info, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_expand(a, in_key, len, in_info, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_pbkdf2_hmac_sha_224(size_t len) {
    const linnet_algorithm* const a = begin("pbkdf2-hmac-sha-224", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_pbkdf2_hmac_sha_224_derive(in_secret, len, in_salt, len, 3, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, NULL, 0, 3, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_pbkdf2_hmac_sha_256(size_t len) {
    const linnet_algorithm* const a = begin("pbkdf2-hmac-sha-256", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_pbkdf2_hmac_sha_256_derive(in_secret, len, in_salt, len, 3, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, NULL, 0, 3, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_pbkdf2_hmac_sha_384(size_t len) {
    const linnet_algorithm* const a = begin("pbkdf2-hmac-sha-384", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_pbkdf2_hmac_sha_384_derive(in_secret, len, in_salt, len, 3, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, NULL, 0, 3, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_pbkdf2_hmac_sha_512(size_t len) {
    const linnet_algorithm* const a = begin("pbkdf2-hmac-sha-512", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_pbkdf2_hmac_sha_512_derive(in_secret, len, in_salt, len, 3, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, NULL, 0, 3, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_pbkdf2_hmac_sha3_224(size_t len) {
    const linnet_algorithm* const a = begin("pbkdf2-hmac-sha3-224", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_pbkdf2_hmac_sha3_224_derive(in_secret, len, in_salt, len, 3, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, NULL, 0, 3, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_pbkdf2_hmac_sha3_256(size_t len) {
    const linnet_algorithm* const a = begin("pbkdf2-hmac-sha3-256", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_pbkdf2_hmac_sha3_256_derive(in_secret, len, in_salt, len, 3, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, NULL, 0, 3, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_pbkdf2_hmac_sha3_384(size_t len) {
    const linnet_algorithm* const a = begin("pbkdf2-hmac-sha3-384", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_pbkdf2_hmac_sha3_384_derive(in_secret, len, in_salt, len, 3, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, NULL, 0, 3, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_pbkdf2_hmac_sha3_512(size_t len) {
    const linnet_algorithm* const a = begin("pbkdf2-hmac-sha3-512", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_pbkdf2_hmac_sha3_512_derive(in_secret, len, in_salt, len, 3, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, NULL, 0, 3, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_pbkdf2_hmac_sha_1(size_t len) {
    const linnet_algorithm* const a = begin("pbkdf2-hmac-sha-1", len);
    {
        EXPECT_CODE(LINNET_OK, linnet_pbkdf2_hmac_sha_1_derive(in_secret, len, in_salt, len, 3, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_kdf_derive(a, in_secret, len, in_salt, len, NULL, 0, 3, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
}

static void test_kmac128(size_t len) {
    const linnet_algorithm* const a = begin("kmac128", len);
    EXPECT(a->key_size == LINNET_KMAC128_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_KMAC128_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_kmac128_compute(in_key, a->key_size, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_kmac128_verify(in_key, a->key_size, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_kmac128_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_kmac128_keyed_init(&n_keyed, in_key, a->key_size, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_kmac128_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_kmac128_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_kmac128_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_kmac128_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_kmac128_authenticator_init(&n_authenticator, in_key, a->key_size, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max)));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max)));
        EXPECT_CODE(LINNET_OK, linnet_kmac128_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_kmac128_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_kmac128_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_kmac128_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_kmac256(size_t len) {
    const linnet_algorithm* const a = begin("kmac256", len);
    EXPECT(a->key_size == LINNET_KMAC256_KEY_SIZE);
    EXPECT(a->tag_size == LINNET_KMAC256_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_kmac256_compute(in_key, a->key_size, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_compute(a, in_key, a->key_size, NULL, 0, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_kmac256_verify(in_key, a->key_size, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_verify(a, in_key, a->key_size, NULL, 0, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), in_message, message_n, in_tag, a->tag_size));
    }
    {
        linnet_kmac256_keyed n_keyed;
        linnet_mac_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_kmac256_keyed_init(&n_keyed, in_key, a->key_size, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_init(&i_keyed, a, in_key, a->key_size, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max), a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_kmac256_keyed_compute(&n_keyed, in_message, message_n, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_compute(&i_keyed, NULL, 0, in_message, message_n, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_kmac256_keyed_verify(&n_keyed, in_message, message_n, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_keyed_verify(&i_keyed, NULL, 0, in_message, message_n, in_tag, a->tag_size));
        linnet_kmac256_keyed_wipe(&n_keyed);
        linnet_mac_keyed_wipe(&i_keyed);
    }
    {
        linnet_kmac256_authenticator n_authenticator;
        linnet_mac_authenticator i_authenticator;
        EXPECT_CODE(LINNET_OK, linnet_kmac256_authenticator_init(&n_authenticator, in_key, a->key_size, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max)));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&i_authenticator, a, in_key, a->key_size, NULL, 0, in_customization,
            (len < a->customization_size_max ? len : a->customization_size_max)));
        EXPECT_CODE(LINNET_OK, linnet_kmac256_authenticator_update(&n_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_update(&i_authenticator, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_kmac256_authenticator_finish(&n_authenticator, n_tag, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_finish(&i_authenticator, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_ORDER, linnet_kmac256_authenticator_verify(&n_authenticator, in_tag, a->tag_size));
        EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&i_authenticator, in_tag, a->tag_size));
        linnet_kmac256_authenticator_wipe(&n_authenticator);
        linnet_mac_authenticator_wipe(&i_authenticator);
    }
}

static void test_hash_drbg_sha_256(size_t len) {
    const linnet_algorithm* const a = begin("hash-drbg-sha-256", len);
    EXPECT(a->key_size == LINNET_HASH_DRBG_SHA_256_ENTROPY_SIZE);
    EXPECT(a->nonce_size == LINNET_HASH_DRBG_SHA_256_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hash_drbg_sha_256_generate(in_entropy, a->key_size, in_nonce, a->nonce_size, in_personalization, len,
            in_additional, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generate(a, in_entropy, a->key_size, in_nonce, a->nonce_size, in_personalization, len,
            in_additional, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_hash_drbg_sha_256_generator n_generator;
        linnet_drbg_generator i_generator;
        EXPECT_CODE(LINNET_OK, linnet_hash_drbg_sha_256_generator_init(&n_generator, in_entropy, a->key_size, in_nonce, a->nonce_size,
            in_personalization, len));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_init(&i_generator, a, in_entropy, a->key_size, in_nonce, a->nonce_size,
            in_personalization, len));
        EXPECT_CODE(LINNET_OK, linnet_hash_drbg_sha_256_generator_reseed(&n_generator, in_entropy, a->key_size, in_additional, len));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_reseed(&i_generator, in_entropy, a->key_size, in_additional, len));
        EXPECT_CODE(LINNET_OK, linnet_hash_drbg_sha_256_generator_generate(&n_generator, in_additional, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_generate(&i_generator, in_additional, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_hash_drbg_sha_256_generator_wipe(&n_generator);
        linnet_drbg_generator_wipe(&i_generator);
    }
}

static void test_hash_drbg_sha_512(size_t len) {
    const linnet_algorithm* const a = begin("hash-drbg-sha-512", len);
    EXPECT(a->key_size == LINNET_HASH_DRBG_SHA_512_ENTROPY_SIZE);
    EXPECT(a->nonce_size == LINNET_HASH_DRBG_SHA_512_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hash_drbg_sha_512_generate(in_entropy, a->key_size, in_nonce, a->nonce_size, in_personalization, len,
            in_additional, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generate(a, in_entropy, a->key_size, in_nonce, a->nonce_size, in_personalization, len,
            in_additional, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_hash_drbg_sha_512_generator n_generator;
        linnet_drbg_generator i_generator;
        EXPECT_CODE(LINNET_OK, linnet_hash_drbg_sha_512_generator_init(&n_generator, in_entropy, a->key_size, in_nonce, a->nonce_size,
            in_personalization, len));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_init(&i_generator, a, in_entropy, a->key_size, in_nonce, a->nonce_size,
            in_personalization, len));
        EXPECT_CODE(LINNET_OK, linnet_hash_drbg_sha_512_generator_reseed(&n_generator, in_entropy, a->key_size, in_additional, len));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_reseed(&i_generator, in_entropy, a->key_size, in_additional, len));
        EXPECT_CODE(LINNET_OK, linnet_hash_drbg_sha_512_generator_generate(&n_generator, in_additional, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_generate(&i_generator, in_additional, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_hash_drbg_sha_512_generator_wipe(&n_generator);
        linnet_drbg_generator_wipe(&i_generator);
    }
}

static void test_hmac_drbg_sha_256(size_t len) {
    const linnet_algorithm* const a = begin("hmac-drbg-sha-256", len);
    EXPECT(a->key_size == LINNET_HMAC_DRBG_SHA_256_ENTROPY_SIZE);
    EXPECT(a->nonce_size == LINNET_HMAC_DRBG_SHA_256_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_drbg_sha_256_generate(in_entropy, a->key_size, in_nonce, a->nonce_size, in_personalization, len,
            in_additional, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generate(a, in_entropy, a->key_size, in_nonce, a->nonce_size, in_personalization, len,
            in_additional, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_hmac_drbg_sha_256_generator n_generator;
        linnet_drbg_generator i_generator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_drbg_sha_256_generator_init(&n_generator, in_entropy, a->key_size, in_nonce, a->nonce_size,
            in_personalization, len));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_init(&i_generator, a, in_entropy, a->key_size, in_nonce, a->nonce_size,
            in_personalization, len));
        EXPECT_CODE(LINNET_OK, linnet_hmac_drbg_sha_256_generator_reseed(&n_generator, in_entropy, a->key_size, in_additional, len));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_reseed(&i_generator, in_entropy, a->key_size, in_additional, len));
        EXPECT_CODE(LINNET_OK, linnet_hmac_drbg_sha_256_generator_generate(&n_generator, in_additional, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_generate(&i_generator, in_additional, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_hmac_drbg_sha_256_generator_wipe(&n_generator);
        linnet_drbg_generator_wipe(&i_generator);
    }
}

static void test_hmac_drbg_sha_512(size_t len) {
    const linnet_algorithm* const a = begin("hmac-drbg-sha-512", len);
    EXPECT(a->key_size == LINNET_HMAC_DRBG_SHA_512_ENTROPY_SIZE);
    EXPECT(a->nonce_size == LINNET_HMAC_DRBG_SHA_512_NONCE_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_hmac_drbg_sha_512_generate(in_entropy, a->key_size, in_nonce, a->nonce_size, in_personalization, len,
            in_additional, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generate(a, in_entropy, a->key_size, in_nonce, a->nonce_size, in_personalization, len,
            in_additional, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_hmac_drbg_sha_512_generator n_generator;
        linnet_drbg_generator i_generator;
        EXPECT_CODE(LINNET_OK, linnet_hmac_drbg_sha_512_generator_init(&n_generator, in_entropy, a->key_size, in_nonce, a->nonce_size,
            in_personalization, len));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_init(&i_generator, a, in_entropy, a->key_size, in_nonce, a->nonce_size,
            in_personalization, len));
        EXPECT_CODE(LINNET_OK, linnet_hmac_drbg_sha_512_generator_reseed(&n_generator, in_entropy, a->key_size, in_additional, len));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_reseed(&i_generator, in_entropy, a->key_size, in_additional, len));
        EXPECT_CODE(LINNET_OK, linnet_hmac_drbg_sha_512_generator_generate(&n_generator, in_additional, len, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_generate(&i_generator, in_additional, len, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_hmac_drbg_sha_512_generator_wipe(&n_generator);
        linnet_drbg_generator_wipe(&i_generator);
    }
}

static void test_x25519(size_t len) {
    const linnet_algorithm* const a = begin("x25519", len);
    EXPECT(a->key_size == LINNET_X25519_KEY_SIZE);
    EXPECT(a->public_key_size == LINNET_X25519_PUBLIC_KEY_SIZE);
    EXPECT(a->shared_secret_size == LINNET_X25519_SHARED_SECRET_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_x25519_public_key(in_secret_key, n_public_key));
        EXPECT_CODE(LINNET_OK, linnet_kex_public_key(a, in_secret_key, a->key_size, i_public_key, a->public_key_size));
        EXPECT(memcmp(n_public_key, i_public_key, a->public_key_size) == 0);
        memcpy(in_public_key, n_public_key, a->public_key_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_x25519_agree(in_secret_key, in_peer_public_key, n_shared_secret));
        EXPECT_CODE(LINNET_OK, linnet_kex_agree(a, in_secret_key, a->key_size, in_peer_public_key, a->public_key_size, i_shared_secret,
            a->shared_secret_size));
        EXPECT(memcmp(n_shared_secret, i_shared_secret, a->shared_secret_size) == 0);
        memcpy(in_shared_secret, n_shared_secret, a->shared_secret_size);
    }
}

static void test_ascon_128(size_t len) {
    const linnet_algorithm* const a = begin("ascon-128", len);
    EXPECT(a->key_size == LINNET_ASCON_128_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ASCON_128_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ASCON_128_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_ascon_128_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_ascon_128_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_ascon_128_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_ascon_128_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_ascon_128_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_ascon_128_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_ascon_128_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_ascon_128a(size_t len) {
    const linnet_algorithm* const a = begin("ascon-128a", len);
    EXPECT(a->key_size == LINNET_ASCON_128A_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ASCON_128A_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ASCON_128A_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_ascon_128a_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_ascon_128a_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_ascon_128a_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_ascon_128a_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_ascon_128a_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_ascon_128a_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_ascon_128a_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_ascon_80pq(size_t len) {
    const linnet_algorithm* const a = begin("ascon-80pq", len);
    EXPECT(a->key_size == LINNET_ASCON_80PQ_KEY_SIZE);
    EXPECT(a->nonce_size == LINNET_ASCON_80PQ_NONCE_SIZE);
    EXPECT(a->tag_size == LINNET_ASCON_80PQ_TAG_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_encrypt(in_key, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
    }
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_decrypt(in_key, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, in_key, a->key_size, in_nonce, a->nonce_size, in_aad, len, in_ciphertext,
            ciphertext_n, in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
    }
    {
        linnet_ascon_80pq_keyed n_keyed;
        linnet_aead_keyed i_keyed;
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_keyed_init(&n_keyed, in_key));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&i_keyed, a, in_key, a->key_size, a->tag_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_keyed_encrypt(&n_keyed, in_nonce, in_aad, len, in_plaintext, plaintext_n, n_ciphertext,
            n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_plaintext, plaintext_n,
            i_ciphertext, i_tag, a->tag_size));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_keyed_decrypt(&n_keyed, in_nonce, in_aad, len, in_ciphertext, ciphertext_n, in_tag,
            n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_keyed_decrypt(&i_keyed, in_nonce, a->nonce_size, in_aad, len, in_ciphertext, ciphertext_n,
            in_tag, a->tag_size, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        linnet_ascon_80pq_keyed_wipe(&n_keyed);
        linnet_aead_keyed_wipe(&i_keyed);
    }
    {
        linnet_ascon_80pq_encryptor n_encryptor;
        linnet_aead_encryptor i_encryptor;
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_encryptor_init(&n_encryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&i_encryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_encryptor_update_aad(&n_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update_aad(&i_encryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_encryptor_update(&n_encryptor, in_plaintext, plaintext_n, n_ciphertext));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&i_encryptor, in_plaintext, plaintext_n, i_ciphertext));
        EXPECT(memcmp(n_ciphertext, i_ciphertext, plaintext_n) == 0);
        memcpy(in_ciphertext, n_ciphertext, plaintext_n);
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_encryptor_finish(&n_encryptor, n_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_finish(&i_encryptor, i_tag, a->tag_size));
        EXPECT(memcmp(n_tag, i_tag, a->tag_size) == 0);
        memcpy(in_tag, n_tag, a->tag_size);
        linnet_ascon_80pq_encryptor_wipe(&n_encryptor);
        linnet_aead_encryptor_wipe(&i_encryptor);
    }
    {
        linnet_ascon_80pq_decryptor n_decryptor;
        linnet_aead_decryptor i_decryptor;
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_decryptor_init(&n_decryptor, in_key, in_nonce));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&i_decryptor, a, in_key, a->key_size, in_nonce, a->nonce_size));
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_decryptor_update_aad(&n_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update_aad(&i_decryptor, in_aad, len));
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_decryptor_update(&n_decryptor, in_ciphertext, ciphertext_n, n_plaintext));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_update(&i_decryptor, in_ciphertext, ciphertext_n, i_plaintext));
        EXPECT(memcmp(n_plaintext, i_plaintext, ciphertext_n) == 0);
        memcpy(in_plaintext, n_plaintext, ciphertext_n);
        EXPECT_CODE(LINNET_OK, linnet_ascon_80pq_decryptor_verify(&n_decryptor, in_tag));
        EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_verify(&i_decryptor, in_tag, a->tag_size));
        linnet_ascon_80pq_decryptor_wipe(&n_decryptor);
        linnet_aead_decryptor_wipe(&i_decryptor);
    }
}

static void test_ascon_hash(size_t len) {
    const linnet_algorithm* const a = begin("ascon-hash", len);
    EXPECT(a->digest_size == LINNET_ASCON_HASH_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_hash_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_ascon_hash_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_ascon_hash_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_ascon_hash_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_ascon_hash_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_ascon_hash_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_ascon_hasha(size_t len) {
    const linnet_algorithm* const a = begin("ascon-hasha", len);
    EXPECT(a->digest_size == LINNET_ASCON_HASHA_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_hasha_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_ascon_hasha_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_ascon_hasha_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_ascon_hasha_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_ascon_hasha_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_ascon_hasha_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

static void test_ascon_xof(size_t len) {
    const linnet_algorithm* const a = begin("ascon-xof", len);
    EXPECT(a->digest_size == LINNET_ASCON_XOF_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_xof_digest(in_message, message_n, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_digest(a, NULL, 0, in_message, message_n, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_ascon_xof_hasher n_hasher;
        linnet_xof_hasher i_hasher;
        linnet_ascon_xof_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_init(&i_hasher, a, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_ascon_xof_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_ascon_xof_hasher_squeeze(&n_hasher, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_squeeze(&i_hasher, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_ascon_xof_hasher_wipe(&n_hasher);
        linnet_xof_hasher_wipe(&i_hasher);
    }
}

static void test_ascon_xofa(size_t len) {
    const linnet_algorithm* const a = begin("ascon-xofa", len);
    EXPECT(a->digest_size == LINNET_ASCON_XOFA_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_ascon_xofa_digest(in_message, message_n, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_digest(a, NULL, 0, in_message, message_n, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
    }
    {
        linnet_ascon_xofa_hasher n_hasher;
        linnet_xof_hasher i_hasher;
        linnet_ascon_xofa_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_init(&i_hasher, a, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_ascon_xofa_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_ascon_xofa_hasher_squeeze(&n_hasher, n_output, 48));
        EXPECT_CODE(LINNET_OK, linnet_xof_hasher_squeeze(&i_hasher, i_output, 48));
        EXPECT(memcmp(n_output, i_output, 48) == 0);
        memcpy(in_output, n_output, 48);
        linnet_ascon_xofa_hasher_wipe(&n_hasher);
        linnet_xof_hasher_wipe(&i_hasher);
    }
}

static void test_sha_1(size_t len) {
    const linnet_algorithm* const a = begin("sha-1", len);
    EXPECT(a->digest_size == LINNET_SHA_1_DIGEST_SIZE);
    {
        EXPECT_CODE(LINNET_OK, linnet_sha_1_digest(in_message, message_n, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_digest(a, in_message, message_n, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
    }
    {
        linnet_sha_1_hasher n_hasher;
        linnet_hash_hasher i_hasher;
        linnet_sha_1_hasher_init(&n_hasher);
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&i_hasher, a));
        EXPECT_CODE(LINNET_OK, linnet_sha_1_hasher_update(&n_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_update(&i_hasher, in_message, message_n));
        EXPECT_CODE(LINNET_OK, linnet_sha_1_hasher_finish(&n_hasher, n_digest));
        EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&i_hasher, i_digest, a->digest_size));
        EXPECT(memcmp(n_digest, i_digest, a->digest_size) == 0);
        memcpy(in_digest, n_digest, a->digest_size);
        linnet_sha_1_hasher_wipe(&n_hasher);
        linnet_hash_hasher_wipe(&i_hasher);
    }
}

int main(void) {
    static const size_t lengths[] = {0, 1, 16, 17, 200};
    size_t i;
    for (i = 0; i < sizeof lengths / sizeof *lengths; ++i) {
        test_ascon_aead128(lengths[i]);
        test_ascon_aead128_nonce_masked(lengths[i]);
        test_ascon_hash256(lengths[i]);
        test_ascon_xof128(lengths[i]);
        test_ascon_cxof128(lengths[i]);
        test_ascon_mac(lengths[i]);
        test_ascon_prf(lengths[i]);
        test_ascon_prfshort(lengths[i]);
        test_aes_128_gcm(lengths[i]);
        test_aes_192_gcm(lengths[i]);
        test_aes_256_gcm(lengths[i]);
        test_aes_128_gcm_siv(lengths[i]);
        test_aes_256_gcm_siv(lengths[i]);
        test_aes_128_ccm(lengths[i]);
        test_aes_192_ccm(lengths[i]);
        test_aes_256_ccm(lengths[i]);
        test_aes_128_eax(lengths[i]);
        test_aes_192_eax(lengths[i]);
        test_aes_256_eax(lengths[i]);
        test_aes_128_ocb(lengths[i]);
        test_aes_192_ocb(lengths[i]);
        test_aes_256_ocb(lengths[i]);
        test_aes_128_cmac(lengths[i]);
        test_aes_192_cmac(lengths[i]);
        test_aes_256_cmac(lengths[i]);
        test_aes_128_cbc_mac(lengths[i]);
        test_aes_192_cbc_mac(lengths[i]);
        test_aes_256_cbc_mac(lengths[i]);
        test_aes_128_ctr(lengths[i]);
        test_aes_192_ctr(lengths[i]);
        test_aes_256_ctr(lengths[i]);
        test_aes_128_cbc(lengths[i]);
        test_aes_192_cbc(lengths[i]);
        test_aes_256_cbc(lengths[i]);
        test_aes_128_cbc_pkcs7(lengths[i]);
        test_aes_192_cbc_pkcs7(lengths[i]);
        test_aes_256_cbc_pkcs7(lengths[i]);
        test_aes_128_kw(lengths[i]);
        test_aes_192_kw(lengths[i]);
        test_aes_256_kw(lengths[i]);
        test_aes_128_kwp(lengths[i]);
        test_aes_192_kwp(lengths[i]);
        test_aes_256_kwp(lengths[i]);
        test_poly1305_aes(lengths[i]);
        test_chacha20_poly1305(lengths[i]);
        test_xchacha20_poly1305(lengths[i]);
        test_chacha20(lengths[i]);
        test_chacha20_djb(lengths[i]);
        test_xchacha20(lengths[i]);
        test_salsa20(lengths[i]);
        test_xsalsa20(lengths[i]);
        test_poly1305(lengths[i]);
        test_xsalsa20_poly1305(lengths[i]);
        test_romulus_n(lengths[i]);
        test_romulus_m(lengths[i]);
        test_romulus_t(lengths[i]);
        test_romulus_h(lengths[i]);
        test_isap_a_128a(lengths[i]);
        test_isap_a_128(lengths[i]);
        test_isap_k_128a(lengths[i]);
        test_isap_k_128(lengths[i]);
        test_gift_cofb(lengths[i]);
        test_norx32_4_1(lengths[i]);
        test_norx64_4_1(lengths[i]);
        test_norx32_4_1_v2(lengths[i]);
        test_sha_224(lengths[i]);
        test_sha_256(lengths[i]);
        test_sha_384(lengths[i]);
        test_sha_512(lengths[i]);
        test_sha_512_256(lengths[i]);
        test_sha3_224(lengths[i]);
        test_sha3_256(lengths[i]);
        test_sha3_384(lengths[i]);
        test_sha3_512(lengths[i]);
        test_shake128(lengths[i]);
        test_shake256(lengths[i]);
        test_cshake128(lengths[i]);
        test_cshake256(lengths[i]);
        test_hmac_sha_224(lengths[i]);
        test_hmac_sha_256(lengths[i]);
        test_hmac_sha_384(lengths[i]);
        test_hmac_sha_512(lengths[i]);
        test_hmac_sha3_224(lengths[i]);
        test_hmac_sha3_256(lengths[i]);
        test_hmac_sha3_384(lengths[i]);
        test_hmac_sha3_512(lengths[i]);
        test_hmac_sha_1(lengths[i]);
        test_hkdf_sha_256(lengths[i]);
        test_hkdf_sha_384(lengths[i]);
        test_hkdf_sha_512(lengths[i]);
        test_pbkdf2_hmac_sha_224(lengths[i]);
        test_pbkdf2_hmac_sha_256(lengths[i]);
        test_pbkdf2_hmac_sha_384(lengths[i]);
        test_pbkdf2_hmac_sha_512(lengths[i]);
        test_pbkdf2_hmac_sha3_224(lengths[i]);
        test_pbkdf2_hmac_sha3_256(lengths[i]);
        test_pbkdf2_hmac_sha3_384(lengths[i]);
        test_pbkdf2_hmac_sha3_512(lengths[i]);
        test_pbkdf2_hmac_sha_1(lengths[i]);
        test_kmac128(lengths[i]);
        test_kmac256(lengths[i]);
        test_hash_drbg_sha_256(lengths[i]);
        test_hash_drbg_sha_512(lengths[i]);
        test_hmac_drbg_sha_256(lengths[i]);
        test_hmac_drbg_sha_512(lengths[i]);
        test_x25519(lengths[i]);
        test_ascon_128(lengths[i]);
        test_ascon_128a(lengths[i]);
        test_ascon_80pq(lengths[i]);
        test_ascon_hash(lengths[i]);
        test_ascon_hasha(lengths[i]);
        test_ascon_xof(lengths[i]);
        test_ascon_xofa(lengths[i]);
        test_sha_1(lengths[i]);
    }
    EXPECT(linnet_count() == 114);
    return 0;
}
