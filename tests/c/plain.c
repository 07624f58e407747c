/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The functions of each algorithm's own against the same by id, which the known answers cover: one-shot, keyed and in pieces. */
#include "support.h"

enum { LENGTHS = 5 };
static const size_t lengths[LENGTHS] = {0, 1, 16, 17, 200};
static unsigned char key[64], nonce[64], data[200], text[200], expected[200], expected_tag[64], out[200], tag[64], back[201];

static void fresh(void) {
    random_bytes(key, sizeof key);
    random_bytes(nonce, sizeof nonce);
    random_bytes(data, sizeof data);
    random_bytes(text, sizeof text);
    random_bytes(out, sizeof out);
    random_bytes(tag, sizeof tag);
    random_bytes(back, sizeof back);
}

static const linnet_algorithm* find(const char* type) {
    char id[64];
    size_t i;
    for (i = 0; type[i] != '\0'; ++i) id[i] = (char)(type[i] == '_' ? '-' : type[i]);
    id[i] = '\0';
    subject = type;
    return linnet_find(id);
}

#define NONCE_ONE_NONCE(NAME) nonce
#define NONCE_ANY_NONCE(NAME) nonce, LINNET_##NAME##_NONCE_SIZE
#define SAME(len, tag_len) (memcmp(out, expected, (len)) == 0 && memcmp(tag, expected_tag, (tag_len)) == 0)

#define STREAM_ONLINE(name, NAME, nonces)                                                                                          \
    do {                                                                                                                           \
        linnet_##name##_encryptor e;                                                                                               \
        linnet_##name##_decryptor d;                                                                                               \
        const size_t half = len / 2;                                                                                               \
        fresh_outputs();                                                                                                           \
        EXPECT_CODE(LINNET_OK, linnet_##name##_encryptor_init(&e, key, NONCE_##nonces(NAME)));                                     \
        EXPECT_CODE(LINNET_OK, linnet_##name##_encryptor_associate(&e, data, half));                                               \
        EXPECT_CODE(LINNET_OK, linnet_##name##_encryptor_associate(&e, data + half, len - half));                                  \
        EXPECT_CODE(LINNET_OK, linnet_##name##_encryptor_update(&e, text, half, out));                                             \
        EXPECT_CODE(LINNET_OK, linnet_##name##_encryptor_update(&e, text + half, len - half, out + half));                         \
        EXPECT_CODE(LINNET_OK, linnet_##name##_encryptor_finish(&e, tag));                                                         \
        EXPECT(SAME(len, LINNET_##NAME##_TAG_SIZE));                                                                               \
        EXPECT_CODE(LINNET_ORDER, linnet_##name##_encryptor_finish(&e, tag));                                                      \
        EXPECT_CODE(LINNET_OK, linnet_##name##_decryptor_init(&d, key, NONCE_##nonces(NAME)));                                     \
        EXPECT_CODE(LINNET_OK, linnet_##name##_decryptor_associate(&d, data, len));                                                \
        EXPECT_CODE(LINNET_OK, linnet_##name##_decryptor_update(&d, expected, len, back));                                         \
        EXPECT_CODE(LINNET_OK, linnet_##name##_decryptor_finish(&d, expected_tag));                                                \
        EXPECT(memcmp(back, text, len) == 0);                                                                                      \
        EXPECT_CODE(LINNET_OK, linnet_##name##_decryptor_init(&d, key, NONCE_##nonces(NAME)));                                     \
        EXPECT_CODE(LINNET_OK, linnet_##name##_decryptor_update(&d, expected, len, back));                                         \
        if (len != 0) EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_##name##_decryptor_finish(&d, expected_tag));                       \
        linnet_##name##_decryptor_wipe(&d);                                                                                        \
        linnet_##name##_encryptor_wipe(&e);                                                                                        \
        EXPECT_CODE(LINNET_ORDER, linnet_##name##_encryptor_update(&e, text, len, out));                                           \
        EXPECT_CODE(LINNET_ORDER, linnet_##name##_decryptor_associate(&d, data, len));                                             \
    } while (0)
#define STREAM_WHOLE(name, NAME, nonces) (void)0

#define KEYED_CALLS_ANY_TAG(name, NAME, nonces)                                                                                    \
    EXPECT_CODE(LINNET_OK, linnet_##name##_keyed_init(&k, key, LINNET_##NAME##_TAG_SIZE));                                         \
    EXPECT_CODE(LINNET_OK, linnet_##name##_keyed_encrypt(&k, NONCE_##nonces(NAME), data, len, text, len, out, tag,                 \
                                                         LINNET_##NAME##_TAG_SIZE));                                               \
    EXPECT_CODE(LINNET_LENGTH, linnet_##name##_keyed_decrypt(&k, NONCE_##nonces(NAME), data, len, out, len, tag, 4, back));        \
    EXPECT_CODE(LINNET_OK,                                                                                                         \
                linnet_##name##_keyed_decrypt(&k, NONCE_##nonces(NAME), data, len, out, len, tag, LINNET_##NAME##_TAG_SIZE, back))
#define KEYED_CALLS_ONE_TAG(name, NAME, nonces)                                                                                    \
    EXPECT_CODE(LINNET_OK, linnet_##name##_keyed_init(&k, key));                                                                   \
    EXPECT_CODE(LINNET_OK, linnet_##name##_keyed_encrypt(&k, NONCE_##nonces(NAME), data, len, text, len, out, tag));               \
    EXPECT_CODE(LINNET_OK, linnet_##name##_keyed_decrypt(&k, NONCE_##nonces(NAME), data, len, out, len, tag, back))
#define KEYED_WIPED_ANY_TAG(name, NAME, nonces)                                                                                    \
    EXPECT_CODE(LINNET_ARGUMENT,                                                                                                   \
                linnet_##name##_keyed_encrypt(&k, NONCE_##nonces(NAME), data, len, text, len, out, tag, LINNET_##NAME##_TAG_SIZE))
#define KEYED_WIPED_ONE_TAG(name, NAME, nonces)                                                                                    \
    EXPECT_CODE(LINNET_ARGUMENT, linnet_##name##_keyed_encrypt(&k, NONCE_##nonces(NAME), data, len, text, len, out, tag))

static void fresh_outputs(void) {
    random_bytes(out, sizeof out);
    random_bytes(tag, sizeof tag);
    random_bytes(back, sizeof back);
}

#define LINNET_AEAD(family, name, NAME, tags, nonces, pieces)                                                                      \
    static void test_##name(size_t len) {                                                                                          \
        const linnet_algorithm* const a = find(#name);                                                                             \
        linnet_##name##_keyed k;                                                                                                   \
        fresh();                                                                                                                   \
        EXPECT(a != NULL && a->key_size == LINNET_##NAME##_KEY_SIZE && a->nonce_size == LINNET_##NAME##_NONCE_SIZE);               \
        EXPECT_CODE(LINNET_OK, linnet_encrypt(a, key, a->key_size, nonce, a->nonce_size, data, len, text, len, expected,           \
                                              expected_tag, a->tag_size));                                                         \
        EXPECT_CODE(LINNET_OK, linnet_##name##_encrypt(key, NONCE_##nonces(NAME), data, len, text, len, out, tag));                \
        EXPECT(SAME(len, a->tag_size));                                                                                            \
        EXPECT_CODE(LINNET_OK, linnet_##name##_decrypt(key, NONCE_##nonces(NAME), data, len, out, len, tag, back));                \
        EXPECT(memcmp(back, text, len) == 0);                                                                                      \
        tag[len % a->tag_size] ^= 1;                                                                                               \
        EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_##name##_decrypt(key, NONCE_##nonces(NAME), data, len, out, len, tag, back));     \
        fresh_outputs();                                                                                                           \
        KEYED_CALLS_##tags(name, NAME, nonces);                                                                                    \
        EXPECT(memcmp(back, text, len) == 0);                                                                                      \
        EXPECT_CODE(LINNET_OK, linnet_##name##_encrypt(key, NONCE_##nonces(NAME), data, len, text, len, out, tag));                \
        EXPECT(SAME(len, a->tag_size));                                                                                            \
        linnet_##name##_keyed_wipe(&k);                                                                                            \
        KEYED_WIPED_##tags(name, NAME, nonces);                                                                                    \
        STREAM_##pieces(name, NAME, nonces);                                                                                       \
    }
#define LINNET_HASH(family, name, NAME)                                                                                            \
    static void test_##name(size_t len) {                                                                                          \
        const linnet_algorithm* const a = find(#name);                                                                             \
        linnet_##name##_hasher h, copy;                                                                                            \
        fresh();                                                                                                                   \
        EXPECT(a != NULL && a->digest_size == LINNET_##NAME##_DIGEST_SIZE);                                                        \
        EXPECT_CODE(LINNET_OK, linnet_hash(a, text, len, expected, a->digest_size));                                               \
        EXPECT_CODE(LINNET_OK, linnet_##name(text, len, out));                                                                     \
        EXPECT(memcmp(out, expected, a->digest_size) == 0);                                                                        \
        linnet_##name##_init(&h);                                                                                                  \
        EXPECT_CODE(LINNET_OK, linnet_##name##_update(&h, text, len / 2));                                                         \
        memcpy(&copy, &h, sizeof copy);                                                                                            \
        linnet_##name##_wipe(&h);                                                                                                  \
        EXPECT_CODE(LINNET_ORDER, linnet_##name##_finish(&h, out));                                                                \
        EXPECT_CODE(LINNET_OK, linnet_##name##_update(&copy, text + len / 2, len - len / 2));                                      \
        EXPECT_CODE(LINNET_OK, linnet_##name##_finish(&copy, out));                                                                \
        EXPECT(memcmp(out, expected, a->digest_size) == 0);                                                                        \
    }
#define DIGEST_PLAIN(name) linnet_##name(text, len, out, 100)
#define DIGEST_CUSTOMIZABLE(name) linnet_##name(data, len, text, len, out, 100)
#define NAME_LEN_PLAIN 0
#define NAME_LEN_CUSTOMIZABLE len
#define START_PLAIN(name) linnet_##name##_init(&x)
#define START_CUSTOMIZABLE(name) EXPECT_CODE(LINNET_OK, linnet_##name##_init(&x, data, len))
#define LINNET_XOF(family, name, NAME, customization)                                                                              \
    static void test_##name(size_t len) {                                                                                          \
        const linnet_algorithm* const a = find(#name);                                                                             \
        linnet_##name##_xof x;                                                                                                     \
        fresh();                                                                                                                   \
        EXPECT(a != NULL);                                                                                                         \
        EXPECT_CODE(LINNET_OK, linnet_xof(a, data, NAME_LEN_##customization, text, len, expected, 100));                           \
        EXPECT_CODE(LINNET_OK, DIGEST_##customization(name));                                                                      \
        EXPECT(memcmp(out, expected, 100) == 0);                                                                                   \
        START_##customization(name);                                                                                               \
        EXPECT_CODE(LINNET_OK, linnet_##name##_update(&x, text, len / 2));                                                         \
        EXPECT_CODE(LINNET_OK, linnet_##name##_update(&x, text + len / 2, len - len / 2));                                         \
        EXPECT_CODE(LINNET_OK, linnet_##name##_read(&x, out, 33));                                                                 \
        EXPECT_CODE(LINNET_OK, linnet_##name##_read(&x, out + 33, 67));                                                            \
        EXPECT(memcmp(out, expected, 100) == 0);                                                                                   \
        linnet_##name##_wipe(&x);                                                                                                  \
        EXPECT_CODE(LINNET_ORDER, linnet_##name##_read(&x, out, 1));                                                               \
    }
#define TAG_ONE_TAG tag
#define TAG_ANY_TAG tag, a->tag_size
#define KEY_ONE_KEY key
#define KEY_ANY_KEY key, a->key_size
#define KEY_KEY_AND_NONCE key, nonce
#define KEY_KEY_AND_CUSTOMIZATION key, a->key_size, data, len
#define BEHIND_ONE_KEY NULL, 0
#define BEHIND_ANY_KEY NULL, 0
#define BEHIND_KEY_AND_NONCE nonce, a->nonce_size
#define BEHIND_KEY_AND_CUSTOMIZATION data, len
#define LINNET_MAC(family, name, NAME, tags, keys)                                                                                 \
    static void test_##name(size_t len) {                                                                                          \
        const linnet_algorithm* const a = find(#name);                                                                             \
        linnet_##name##_authenticator m;                                                                                           \
        fresh();                                                                                                                   \
        EXPECT(a != NULL && a->key_size == LINNET_##NAME##_KEY_SIZE);                                                              \
        if (len > a->message_size_max) {                                                                                           \
            EXPECT_CODE(LINNET_LENGTH, linnet_##name(KEY_##keys, text, len, TAG_##tags));                                          \
            return;                                                                                                                \
        }                                                                                                                          \
        EXPECT_CODE(LINNET_OK, linnet_mac(a, key, a->key_size, BEHIND_##keys, text, len, expected_tag, a->tag_size));              \
        EXPECT_CODE(LINNET_OK, linnet_##name(KEY_##keys, text, len, TAG_##tags));                                                  \
        EXPECT(SAME(0, a->tag_size));                                                                                              \
        EXPECT_CODE(LINNET_OK, linnet_##name##_verify(KEY_##keys, text, len, TAG_##tags));                                         \
        EXPECT_CODE(LINNET_OK, linnet_##name##_init(&m, KEY_##keys));                                                              \
        EXPECT_CODE(LINNET_OK, linnet_##name##_update(&m, text, len));                                                             \
        EXPECT_CODE(LINNET_OK, linnet_##name##_check(&m, TAG_##tags));                                                             \
        EXPECT_CODE(LINNET_OK, linnet_##name##_init(&m, KEY_##keys));                                                              \
        EXPECT_CODE(LINNET_OK, linnet_##name##_update(&m, text, len / 2));                                                         \
        EXPECT_CODE(LINNET_OK, linnet_##name##_update(&m, text + len / 2, len - len / 2));                                         \
        random_bytes(tag, sizeof tag);                                                                                             \
        EXPECT_CODE(LINNET_OK, linnet_##name##_finish(&m, TAG_##tags));                                                            \
        EXPECT(SAME(0, a->tag_size));                                                                                              \
        linnet_##name##_wipe(&m);                                                                                                  \
        EXPECT_CODE(LINNET_ORDER, linnet_##name##_update(&m, text, len));                                                          \
        tag[0] ^= 1;                                                                                                               \
        EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_##name##_verify(KEY_##keys, text, len, TAG_##tags));                              \
    }
#define KDF_SECRET(name, NAME)                                                                                                     \
    do {                                                                                                                           \
        unsigned char prk[LINNET_##NAME##_EXTRACT_SIZE];                                                                           \
        EXPECT(a != NULL && a->extract_size == sizeof prk);                                                                        \
        EXPECT_CODE(LINNET_OK, linnet_kdf(a, key, 33, data, len, text, len, 0, expected, 100));                                    \
        EXPECT_CODE(LINNET_OK, linnet_##name(key, 33, data, len, text, len, out, 100));                                            \
        EXPECT(memcmp(out, expected, 100) == 0);                                                                                   \
        EXPECT_CODE(LINNET_OK, linnet_##name##_extract(key, 33, data, len, prk));                                                  \
        EXPECT_CODE(LINNET_OK, linnet_kdf_extract(a, key, 33, data, len, back, sizeof prk));                                       \
        EXPECT(memcmp(prk, back, sizeof prk) == 0);                                                                                \
        random_bytes(out, sizeof out);                                                                                             \
        EXPECT_CODE(LINNET_OK, linnet_##name##_expand(prk, sizeof prk, text, len, out, 100));                                      \
        EXPECT(memcmp(out, expected, 100) == 0);                                                                                   \
        random_bytes(out, sizeof out);                                                                                             \
        EXPECT_CODE(LINNET_OK, linnet_kdf_expand(a, prk, sizeof prk, text, len, out, 100));                                        \
        EXPECT(memcmp(out, expected, 100) == 0);                                                                                   \
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf(a, key, 33, data, len, text, len, 1, out, 100));                                   \
        EXPECT_CODE(LINNET_ARGUMENT, linnet_##name(key, 33, NULL, 1, text, len, out, 100));                                        \
        EXPECT_CODE(LINNET_ARGUMENT, linnet_##name##_extract(NULL, 33, data, len, prk));                                           \
        EXPECT_CODE(LINNET_ARGUMENT, linnet_##name##_expand(prk, sizeof prk, NULL, 1, out, 100));                                  \
        EXPECT_CODE(LINNET_LENGTH, linnet_kdf_extract(a, key, 33, data, len, back, 1));                                            \
    } while (0)
#define KDF_PASSWORD(name, NAME)                                                                                                   \
    do {                                                                                                                           \
        EXPECT(a != NULL && a->extract_size == 0);                                                                                 \
        EXPECT_CODE(LINNET_OK, linnet_kdf(a, key, 33, data, len, NULL, 0, 3, expected, 100));                                      \
        EXPECT_CODE(LINNET_OK, linnet_##name(key, 33, data, len, 3, out, 100));                                                    \
        EXPECT(memcmp(out, expected, 100) == 0);                                                                                   \
        EXPECT_CODE(LINNET_LENGTH, linnet_kdf(a, key, 33, data, len, text, 1, 3, out, 100));                                       \
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf(a, key, 33, data, len, NULL, 0, 0, out, 100));                                     \
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(a, key, 33, data, len, out, 32));                                          \
        EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(a, key, 33, data, len, out, 32));                                           \
    } while (0)
#define LINNET_KDF(family, name, NAME, steps)                                                                                      \
    static void test_##name(size_t len) {                                                                                          \
        const linnet_algorithm* const a = find(#name);                                                                             \
        fresh();                                                                                                                   \
        KDF_##steps(name, NAME);                                                                                                   \
        EXPECT_CODE(LINNET_LENGTH, linnet_kdf(a, key, 33, data, len, NULL, 0, a->extract_size == 0, out, 0));                      \
    }

/* The same by id. */
static void test_cipher(const linnet_algorithm* a, size_t len) {
    linnet_cipher c;
    fresh_outputs();
    EXPECT_CODE(LINNET_OK, linnet_cipher_init(&c, a, key, a->key_size, nonce, a->nonce_size));
    EXPECT_CODE(LINNET_OK, linnet_cipher_seek(&c, len / 2));
    EXPECT_CODE(LINNET_OK, linnet_cipher_crypt(&c, text + len / 2, len - len / 2, out + len / 2));
    EXPECT_CODE(LINNET_OK, linnet_cipher_seek(&c, 0));
    EXPECT_CODE(LINNET_OK, linnet_cipher_crypt(&c, text, len / 2, out));
    EXPECT(SAME(len, 0));
    linnet_cipher_wipe(&c);
    EXPECT_CODE(LINNET_ORDER, linnet_cipher_crypt(&c, text, len, out));
    EXPECT_CODE(LINNET_ORDER, linnet_cipher_seek(&c, 0));
    EXPECT_CODE(LINNET_LENGTH, linnet_cipher_init(&c, a, key, a->key_size - 1, nonce, a->nonce_size));
    EXPECT_CODE(LINNET_LENGTH, linnet_cipher_init(&c, a, key, a->key_size, nonce, a->nonce_size + 1));
    EXPECT_CODE(LINNET_ORDER, linnet_cipher_crypt(&c, text, len, out));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_cipher_init(&c, a, NULL, a->key_size, nonce, a->nonce_size));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_cipher_init(&c, linnet_find("ascon-mac"), key, a->key_size, nonce, a->nonce_size));
}

#define LINNET_STREAM_CIPHER(family, name, NAME)                                                                                   \
    static void test_##name(size_t len) {                                                                                          \
        const linnet_algorithm* const a = find(#name);                                                                             \
        linnet_##name##_cipher c;                                                                                                  \
        fresh();                                                                                                                   \
        EXPECT(a != NULL && a->key_size == LINNET_##NAME##_KEY_SIZE && a->nonce_size == LINNET_##NAME##_NONCE_SIZE);               \
        EXPECT_CODE(LINNET_OK, linnet_stream(a, key, a->key_size, nonce, a->nonce_size, text, len, expected));                     \
        EXPECT_CODE(LINNET_OK, linnet_##name##_crypt(key, nonce, text, len, out));                                                 \
        EXPECT(SAME(len, 0));                                                                                                      \
        fresh_outputs();                                                                                                           \
        EXPECT_CODE(LINNET_OK, linnet_##name##_cipher_init(&c, key, nonce));                                                       \
        EXPECT_CODE(LINNET_OK, linnet_##name##_cipher_seek(&c, len / 2));                                                          \
        EXPECT_CODE(LINNET_OK, linnet_##name##_cipher_crypt(&c, text + len / 2, len - len / 2, out + len / 2));                    \
        EXPECT_CODE(LINNET_OK, linnet_##name##_cipher_seek(&c, 0));                                                                \
        EXPECT_CODE(LINNET_OK, linnet_##name##_cipher_crypt(&c, text, len / 2, out));                                              \
        EXPECT(SAME(len, 0));                                                                                                      \
        linnet_##name##_cipher_wipe(&c);                                                                                           \
        EXPECT_CODE(LINNET_ORDER, linnet_##name##_cipher_crypt(&c, text, len, out));                                               \
        test_cipher(a, len);                                                                                                       \
    }

/* The beginning of the text that the algorithm takes. */
static size_t taken(const linnet_algorithm* a, size_t len) {
    while (len != 0 && linnet_ciphertext_size(a, len) == 0) --len;
    return len;
}
static unsigned char longer[216];
static const unsigned char zeroes[216] = {0};
#define EXPECT_ZERO(buffer, len) EXPECT(memcmp(buffer, zeroes, (len)) == 0)

#define LINNET_CHAINED(family, name, NAME)                                                                                         \
    static void test_##name(size_t most) {                                                                                         \
        const linnet_algorithm* const a = find(#name);                                                                             \
        const size_t len = taken(a, most);                                                                                         \
        const size_t sealed = linnet_ciphertext_size(a, len);                                                                      \
        size_t opened = sealed;                                                                                                    \
        fresh();                                                                                                                   \
        EXPECT(a != NULL && a->key_size == LINNET_##NAME##_KEY_SIZE && a->nonce_size == LINNET_##NAME##_NONCE_SIZE && !a->online); \
        EXPECT_CODE(LINNET_OK, linnet_chained_encrypt(a, key, a->key_size, nonce, a->nonce_size, text, len, longer, sealed));      \
        EXPECT_CODE(LINNET_OK, linnet_##name##_decrypt(key, nonce, longer, sealed, longer, &opened));                              \
        EXPECT(opened == len && memcmp(longer, text, len) == 0);                                                                   \
        EXPECT_CODE(LINNET_OK, linnet_##name##_encrypt(key, nonce, text, len, longer, sealed));                                    \
        opened = sealed;                                                                                                           \
        EXPECT_CODE(LINNET_OK,                                                                                                     \
                    linnet_chained_decrypt(a, key, a->key_size, nonce, a->nonce_size, longer, sealed, longer, &opened));           \
        EXPECT(opened == len && memcmp(longer, text, len) == 0);                                                                   \
        EXPECT_CODE(LINNET_LENGTH, linnet_##name##_encrypt(key, nonce, text, len, longer, sealed + 1));                            \
        EXPECT_CODE(LINNET_ARGUMENT, linnet_##name##_decrypt(key, nonce, longer, sealed, longer, NULL));                           \
    }

#define LINNET_KEYWRAP(family, name, NAME)                                                                                         \
    static void test_##name(size_t most) {                                                                                         \
        const linnet_algorithm* const a = find(#name);                                                                             \
        const size_t len = taken(a, most + 16);                                                                                    \
        const size_t sealed = linnet_ciphertext_size(a, len);                                                                      \
        size_t opened = sealed - 8;                                                                                                \
        fresh();                                                                                                                   \
        EXPECT(a != NULL && a->key_size == LINNET_##NAME##_KEY_SIZE && sealed != 0 && sealed <= 200);                              \
        EXPECT_CODE(LINNET_OK, linnet_key_wrap(a, key, a->key_size, text, len, longer, sealed));                                   \
        EXPECT_CODE(LINNET_OK, linnet_##name##_unwrap(key, longer, sealed, back, &opened));                                        \
        EXPECT(opened == len && memcmp(back, text, len) == 0);                                                                     \
        EXPECT_CODE(LINNET_OK, linnet_##name##_wrap(key, text, len, out, sealed));                                                 \
        EXPECT(memcmp(out, longer, sealed) == 0);                                                                                  \
        longer[sealed - 1] ^= 1;                                                                                                   \
        opened = sealed - 8;                                                                                                       \
        EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_key_unwrap(a, key, a->key_size, longer, sealed, back, &opened));                  \
        EXPECT(opened == 0);                                                                                                       \
    }

#define LINNET_SECRETBOX(family, name, NAME)                                                                                       \
    static void test_##name(size_t len) {                                                                                          \
        const linnet_algorithm* const a = find(#name);                                                                             \
        const size_t tag_len = LINNET_##NAME##_TAG_SIZE, box_len = len + tag_len;                                                  \
        fresh();                                                                                                                   \
        EXPECT(a != NULL && a->key_size == LINNET_##NAME##_KEY_SIZE && a->nonce_size == LINNET_##NAME##_NONCE_SIZE && !a->online); \
        EXPECT_CODE(LINNET_OK,                                                                                                     \
                    linnet_secretbox_seal(a, key, a->key_size, nonce, a->nonce_size, text, len, expected, expected_tag, tag_len)); \
        EXPECT_CODE(LINNET_OK, linnet_##name##_seal(key, nonce, text, len, out, tag));                                             \
        EXPECT(SAME(len, tag_len));                                                                                                \
        EXPECT_CODE(LINNET_OK, linnet_##name##_open(key, nonce, out, len, tag, back));                                             \
        EXPECT(memcmp(back, text, len) == 0);                                                                                      \
        EXPECT_CODE(LINNET_OK, linnet_##name##_seal_box(key, nonce, text, len, longer));                                           \
        EXPECT(memcmp(longer, tag, tag_len) == 0 && memcmp(longer + tag_len, out, len) == 0);                                      \
        memset(back, 0xff, sizeof back);                                                                                           \
        EXPECT_CODE(LINNET_OK, linnet_secretbox_open_box(a, key, a->key_size, nonce, a->nonce_size, longer, box_len, back, len));  \
        EXPECT(memcmp(back, text, len) == 0);                                                                                      \
        EXPECT_CODE(LINNET_OK, linnet_##name##_open_box(key, nonce, longer, box_len, longer + tag_len));                           \
        EXPECT(memcmp(longer + tag_len, text, len) == 0);                                                                          \
        EXPECT_CODE(LINNET_OK,                                                                                                     \
                    linnet_secretbox_seal_box(a, key, a->key_size, nonce, a->nonce_size, longer + tag_len, len, longer, box_len)); \
        EXPECT(memcmp(longer, tag, tag_len) == 0 && memcmp(longer + tag_len, out, len) == 0);                                      \
        longer[box_len - 1] ^= 1;                                                                                                  \
        EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_##name##_open_box(key, nonce, longer, box_len, back));                            \
        EXPECT_ZERO(back, len);                                                                                                    \
        memset(back, 0xff, sizeof back);                                                                                           \
        EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_secretbox_open(a, key, a->key_size, nonce, a->nonce_size, longer + tag_len, len,  \
                                                                longer, tag_len, back));                                           \
        EXPECT_ZERO(back, len);                                                                                                    \
        EXPECT_CODE(LINNET_LENGTH, linnet_##name##_open_box(key, nonce, longer, tag_len - 1, back));                               \
        EXPECT_CODE(LINNET_LENGTH,                                                                                                 \
                    linnet_secretbox_open_box(a, key, a->key_size, nonce, a->nonce_size, longer, box_len, back, len + 1));         \
        EXPECT_CODE(LINNET_LENGTH,                                                                                                 \
                    linnet_secretbox_seal_box(a, key, a->key_size, nonce, a->nonce_size, text, len, longer, tag_len - 1));         \
        EXPECT_CODE(LINNET_ARGUMENT, linnet_##name##_seal_box(key, NULL, text, len, longer));                                      \
        EXPECT_ZERO(longer, box_len);                                                                                              \
    }

#define LINNET_KEX(family, name, NAME)                                                                                             \
    static void test_##name(size_t len) {                                                                                          \
        const linnet_algorithm* const a = find(#name);                                                                             \
        unsigned char mine[LINNET_##NAME##_PUBLIC_KEY_SIZE], theirs[LINNET_##NAME##_PUBLIC_KEY_SIZE];                              \
        unsigned char first[LINNET_##NAME##_SHARED_SECRET_SIZE], second[LINNET_##NAME##_SHARED_SECRET_SIZE];                       \
        (void)len;                                                                                                                 \
        fresh();                                                                                                                   \
        EXPECT(a != NULL && a->key_size == LINNET_##NAME##_KEY_SIZE && a->public_key_size == sizeof mine && !a->online);           \
        EXPECT(a->shared_secret_size == sizeof first);                                                                             \
        EXPECT_CODE(LINNET_OK, linnet_##name##_public_key(key, mine));                                                             \
        EXPECT_CODE(LINNET_OK, linnet_kex_public_key(a, text, a->key_size, theirs, sizeof theirs));                                \
        EXPECT_CODE(LINNET_OK, linnet_##name##_agree(key, theirs, first));                                                         \
        EXPECT_CODE(LINNET_OK, linnet_kex_agree(a, text, a->key_size, mine, sizeof mine, second, sizeof second));                  \
        EXPECT(memcmp(first, second, sizeof first) == 0);                                                                          \
        memset(theirs, 0, sizeof theirs);                                                                                          \
        EXPECT_CODE(LINNET_ARGUMENT, linnet_##name##_agree(key, theirs, first));                                                   \
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_agree(a, key, a->key_size, mine, sizeof mine - 1, second, sizeof second));           \
        EXPECT_CODE(LINNET_LENGTH, linnet_kex_public_key(a, key, a->key_size, mine, sizeof mine - 1));                             \
    }

#define LINNET_EVERY_FAMILY
#include "catalog.inc"
#undef LINNET_AEAD
#undef LINNET_STREAM_CIPHER
#undef LINNET_CHAINED
#undef LINNET_KEYWRAP
#undef LINNET_HASH
#undef LINNET_XOF
#undef LINNET_MAC
#undef LINNET_SECRETBOX
#undef LINNET_KEX
#undef LINNET_KDF

#define LINNET_AEAD(family, name, NAME, tags, nonces, pieces) test_##name(len), ++tested;
#define LINNET_HASH(family, name, NAME) test_##name(len), ++tested;
#define LINNET_XOF(family, name, NAME, customization) test_##name(len), ++tested;
#define LINNET_MAC(family, name, NAME, tags, keys) test_##name(len), ++tested;
#define LINNET_STREAM_CIPHER(family, name, NAME) test_##name(len), ++tested;
#define LINNET_CHAINED(family, name, NAME) test_##name(len), ++tested;
#define LINNET_KEYWRAP(family, name, NAME) test_##name(len < 100 ? len : 100), ++tested;
#define LINNET_SECRETBOX(family, name, NAME) test_##name(len), ++tested;
#define LINNET_KEX(family, name, NAME) test_##name(len), ++tested;
#define LINNET_KDF(family, name, NAME, steps) test_##name(len), ++tested;

int main(void) {
    size_t tested = 0;
    size_t i;
    for (i = 0; i < LENGTHS; ++i) {
        const size_t len = lengths[i];
#include "catalog.inc"
    }
    EXPECT(tested == LENGTHS * linnet_count());
    printf("%u algorithms\n", (unsigned)linnet_count());
    return 0;
}
