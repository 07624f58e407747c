/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The order of calls, overlapping buffers and limits; generated/refused.c has the arguments of each function. */
#include "support.h"
#include <linnet/ascon.h>
#include <linnet/gift_cofb.h>

static const unsigned char zeroes[64] = {0};
static unsigned char key[64], nonce[64], in[64], out[64], tag[64];

static void fill(void) {
    memset(out, 0xa5, sizeof out);
    memset(tag, 0xa5, sizeof tag);
}
#define EXPECT_CLEARED(buffer, len) EXPECT(memcmp(buffer, zeroes, (len)) == 0)

static int encrypt(const linnet_algorithm* a, size_t key_len, size_t nonce_len, size_t tag_len) {
    fill();
    return linnet_aead_encrypt(a, key, key_len, nonce, nonce_len, NULL, 0, in, 32, out, tag, tag_len);
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
    EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, NULL, 16, nonce, 16, NULL, 0, in, 32, out, tag, 16));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, key, 16, nonce, 16, NULL, 1, in, 32, out, tag, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, key, 16, nonce, 16, NULL, 0, in, 32, NULL, tag, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encrypt(a, key, 16, nonce, 16, NULL, 0, in, 32, out, NULL, 16));
    EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, key, 16, nonce, 16, NULL, 0, NULL, 0, NULL, tag, 16));
    EXPECT_CODE(LINNET_OK, linnet_aead_decrypt(a, key, 16, nonce, 16, NULL, 0, NULL, 0, tag, 16, NULL));
    memcpy(out, in, 32);
    EXPECT_CODE(LINNET_OVERLAP, linnet_aead_encrypt(a, key, 16, nonce, 16, NULL, 0, out, 16, out + 8, tag, 16));
    EXPECT_CLEARED(out + 8, 16);
    EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, key, 16, nonce, 16, NULL, 0, out, 16, out, tag, 16));
    tag[0] ^= 1;
    EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_aead_decrypt(a, key, 16, nonce, 16, NULL, 0, out, 16, tag, 16, out));
    EXPECT_CLEARED(out, 16);
}

/* Messages with the same key and nonce are refused wherever they are, and nothing is computed. */
static void repeated(const linnet_algorithm* a, const linnet_algorithm* m) {
    enum { COUNT = 1000 };
    static unsigned char keys[COUNT * 32], nonces[COUNT * 16], texts[COUNT], to[COUNT], tags[COUNT * 16], statuses[COUNT];
    const linnet_algorithm* const once = linnet_find("poly1305");
    const linnet_strings each_nonce = linnet_each(nonces, sizeof nonces), each_key = linnet_each(keys, sizeof keys),
                         each_text = linnet_each(texts, COUNT);
    random_bytes(keys, sizeof keys);
    random_bytes(nonces, sizeof nonces);
#define SEAL(keys, repeats)                                                                                                        \
    linnet_aead_encrypt_batch(a, COUNT, keys, each_nonce, linnet_none(), each_text, linnet_into(to, COUNT),                        \
                              linnet_into(tags, sizeof tags), repeats, statuses, 2)
    EXPECT_CODE(LINNET_OK, SEAL(linnet_shared(key, 16), LINNET_REPEATS_REFUSED));
    memcpy(nonces + 16 * 990, nonces + 16 * 7, 16);
    EXPECT_CODE(LINNET_REPEATED, SEAL(linnet_shared(key, 16), LINNET_REPEATS_REFUSED));
    EXPECT(statuses[0] == LINNET_REPEATED && statuses[COUNT - 1] == LINNET_REPEATED);
    EXPECT_CLEARED(to, 64);
    EXPECT_CLEARED(tags + sizeof tags - 64, 64);
    EXPECT_CODE(LINNET_OK, SEAL(linnet_each(keys, COUNT * 16), LINNET_REPEATS_REFUSED));
    EXPECT_CODE(LINNET_OK, SEAL(linnet_shared(key, 16), LINNET_REPEATS_UNCHECKED));
    EXPECT_CODE(LINNET_ARGUMENT, SEAL(linnet_shared(key, 16), 2));
    memcpy(keys + 16 * 990, keys + 16 * 7, 16);
    EXPECT_CODE(LINNET_REPEATED, SEAL(linnet_each(keys, COUNT * 16), LINNET_REPEATS_REFUSED));
#define TAGS(of, repeats)                                                                                                          \
    linnet_mac_compute_batch(of, COUNT, each_key, linnet_none(), linnet_none(), each_text, linnet_into(tags, sizeof tags),         \
                             repeats, statuses, 2)
    EXPECT_CODE(LINNET_OK, TAGS(once, LINNET_REPEATS_REFUSED));
    memcpy(keys + 32 * 999, keys, 32);
    EXPECT_CODE(LINNET_REPEATED, TAGS(once, LINNET_REPEATS_REFUSED));
    EXPECT_CODE(LINNET_OK, TAGS(once, LINNET_REPEATS_UNCHECKED));
    EXPECT_CODE(LINNET_OK, TAGS(m, LINNET_REPEATS_REFUSED));
}

/* A shared key is expanded once. A message that would be written over the key is still refused, alone. */
static void over_the_shared_key(const linnet_algorithm* a, const linnet_algorithm* m) {
    unsigned char shared[64], first[16], made[2][32];
    const void* const texts[2] = {in, in};
    void *outs[2], *tags[2];
    uint8_t statuses[2];
    const linnet_strings keys = linnet_shared(shared, a->key_size), none = linnet_none();
    memset(shared, 7, sizeof shared);
    outs[0] = first, outs[1] = shared + 8, tags[0] = made[0], tags[1] = made[1];
    EXPECT_CODE(LINNET_OVERLAP,
                linnet_aead_encrypt_batch(a, 2, keys, linnet_each(nonce, 2 * a->nonce_size), none, linnet_pointers_alike(texts, 16),
                                          linnet_into_pointers_alike(outs, 16), linnet_into_pointers_alike(tags, a->tag_size),
                                          LINNET_REPEATS_UNCHECKED, statuses, 1));
    EXPECT(statuses[0] == LINNET_OK && statuses[1] == LINNET_OVERLAP);
    EXPECT_CLEARED(made[1], 16);
    memset(shared, 7, sizeof shared);
    outs[1] = made[1], tags[1] = shared + 4;
    EXPECT_CODE(LINNET_OVERLAP,
                linnet_aead_encrypt_batch(a, 2, keys, linnet_each(nonce, 2 * a->nonce_size), none, linnet_pointers_alike(texts, 16),
                                          linnet_into_pointers_alike(outs, 16), linnet_into_pointers_alike(tags, a->tag_size),
                                          LINNET_REPEATS_UNCHECKED, statuses, 1));
    memset(shared, 7, sizeof shared);
    EXPECT_CODE(LINNET_OVERLAP,
                linnet_mac_compute_batch(m, 2, linnet_shared(shared, m->key_size), none, none, linnet_pointers_alike(texts, 16),
                                         linnet_into_pointers_alike(tags, 16), LINNET_REPEATS_UNCHECKED, statuses, 1));
    EXPECT(statuses[0] == LINNET_OK && statuses[1] == LINNET_OVERLAP);
}

/* The caller chooses the length of tags, not their sender. */
static void short_tags(const linnet_algorithm* m) {
    static const uint32_t offsets[3] = {0, 32, 36};
    const linnet_strings keys = linnet_shared(key, 16), texts = linnet_each(in, 32), none = linnet_none();
    uint8_t statuses[2];
    EXPECT_CODE(LINNET_OK, linnet_mac_compute_batch(m, 2, keys, none, none, texts, linnet_into(out, 64), 0, statuses, 1));
#define VERIFY(tags, tag_size) linnet_mac_verify_batch(m, 2, keys, none, none, texts, tags, tag_size, statuses, 1)
    EXPECT_CODE(LINNET_OK, VERIFY(linnet_each(out, 64), 32));
    EXPECT_CODE(LINNET_LENGTH, VERIFY(linnet_each(out, 8), 32));
    EXPECT_CODE(LINNET_LENGTH, VERIFY(linnet_each(out, 64), 0));
    EXPECT_CODE(LINNET_NOT_AUTHENTIC, VERIFY(linnet_at32(out, 64, offsets), 32));
    EXPECT(statuses[0] == LINNET_OK && statuses[1] == LINNET_NOT_AUTHENTIC);
}

/* Arguments that the suites over batches cannot pass: null pointers, and impossible sizes. */
static void batch(void) {
    const linnet_algorithm* const a = linnet_find("ascon-aead128");
    const linnet_algorithm* const h = linnet_find("ascon-hash256");
    const linnet_algorithm* const m = linnet_find("kmac128");
    const linnet_strings keys = linnet_shared(key, 16), nonces = linnet_each(nonce, 32), texts = linnet_each(in, 32),
                         none = linnet_none();
    const void* const strings[2] = {in, NULL};
    const size_t sizes[2] = {16, 16};
    size_t impossible[2] = {16, (size_t)-1};
    void* const rooms[2] = {out, out + 16};
    uint8_t statuses[2];
    subject = "batch";
    memset(nonce, 0, 32);
    nonce[0] = 1;
#define ENCRYPT(algorithm, count, keys, texts, to, tags, statuses)                                                                 \
    linnet_aead_encrypt_batch(algorithm, count, keys, nonces, none, texts, to, tags, LINNET_REPEATS_REFUSED, statuses, 1)
    fill();
    EXPECT_CODE(LINNET_OK, ENCRYPT(a, 2, keys, texts, linnet_into(out, 32), linnet_into(tag, 32), statuses));
    EXPECT_CODE(LINNET_LENGTH, ENCRYPT(a, 0, keys, none, linnet_into(NULL, 0), linnet_into(NULL, 0), NULL));
    EXPECT_CODE(LINNET_OK,
                linnet_aead_encrypt_batch(a, 0, keys, none, none, none, linnet_into(NULL, 0), linnet_into(NULL, 0), 0, NULL, 1));
    EXPECT_CODE(LINNET_OK,
                linnet_hash_digest_batch(h, 0, linnet_pointers(NULL, NULL), linnet_into_pointers_alike(NULL, 32), NULL, 1));
    EXPECT_CODE(LINNET_ARGUMENT, ENCRYPT(NULL, 2, keys, texts, linnet_into(out, 32), linnet_into(tag, 32), statuses));
    EXPECT(statuses[0] == LINNET_ARGUMENT && statuses[1] == LINNET_ARGUMENT);
    EXPECT_CLEARED(out, 32);
    EXPECT_CLEARED(tag, 32);
    fill();
    EXPECT_CODE(LINNET_ARGUMENT, ENCRYPT(h, 2, keys, texts, linnet_into(out, 32), linnet_into(tag, 32), statuses));
    EXPECT_CLEARED(out, 32);
    fill();
    EXPECT_CODE(LINNET_ARGUMENT, ENCRYPT(a, 2, keys, texts, linnet_into(out, 32), linnet_into(tag, 32), NULL));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_ARGUMENT,
                ENCRYPT(a, 2, linnet_shared(NULL, 16), texts, linnet_into(out, 32), linnet_into(tag, 32), statuses));
    EXPECT_CODE(LINNET_ARGUMENT, ENCRYPT(a, 2, keys, linnet_each(NULL, 32), linnet_into(out, 32), linnet_into(tag, 32), statuses));
    EXPECT_CODE(LINNET_ARGUMENT, ENCRYPT(a, 2, keys, texts, linnet_into(NULL, 32), linnet_into(tag, 32), statuses));
    EXPECT_CODE(LINNET_ARGUMENT,
                ENCRYPT(a, 2, keys, linnet_at32(in, 32, NULL), linnet_into(out, 32), linnet_into(tag, 32), statuses));
    EXPECT_CODE(LINNET_ARGUMENT,
                ENCRYPT(a, 2, keys, linnet_pointers(strings, NULL), linnet_into_pointers(rooms), linnet_into(tag, 32), statuses));
    EXPECT_CODE(LINNET_ARGUMENT,
                ENCRYPT(a, 2, keys, linnet_pointers(NULL, sizes), linnet_into_pointers(rooms), linnet_into(tag, 32), statuses));
    fill();
    EXPECT_CODE(LINNET_ARGUMENT,
                ENCRYPT(a, 2, keys, linnet_pointers(strings, sizes), linnet_into_pointers(rooms), linnet_into(tag, 32), statuses));
    EXPECT(statuses[0] == LINNET_OK && statuses[1] == LINNET_ARGUMENT && memcmp(out, zeroes, 16) != 0);
    EXPECT_CLEARED(out + 16, 16);
    EXPECT_CLEARED(tag + 16, 16);
    fill();
    EXPECT_CODE(LINNET_LENGTH,
                ENCRYPT(a, 2, keys, linnet_pointers(strings, sizes), linnet_into_pointers(rooms), linnet_into(tag, 31), statuses));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_ARGUMENT, ENCRYPT(a, (size_t)-1, keys, texts, linnet_into(out, 32), linnet_into(tag, 32), statuses));
    if (sizeof(size_t) == 8) {
        fill();
        EXPECT_CODE(LINNET_ARGUMENT,
                    ENCRYPT(a, 2, keys, linnet_each(in, (size_t)-2), linnet_into(out, (size_t)-2), linnet_into(tag, 32), statuses));
        EXPECT(out[0] == 0xa5);
        EXPECT_CLEARED(tag, 32);
        for (; impossible[1] >= (size_t)-128; --impossible[1]) { /* no sum with it wraps around to a small one */
            EXPECT_CODE(LINNET_ARGUMENT, ENCRYPT(a, 2, keys, linnet_pointers(strings, impossible), linnet_into_pointers(rooms),
                                                 linnet_into(tag, 32), statuses));
            EXPECT(statuses[0] == LINNET_OK && statuses[1] == LINNET_ARGUMENT);
        }
    }
    EXPECT_CODE(LINNET_REPEATED, linnet_aead_encrypt_batch(a, 2, keys, linnet_shared(nonce, 16), none, texts, linnet_into(out, 32),
                                                           linnet_into(tag, 32), LINNET_REPEATS_UNCHECKED, statuses, 1));
    repeated(a, linnet_find("hmac-sha-256"));
    over_the_shared_key(linnet_find("aes-128-gcm"), linnet_find("aes-128-cmac"));
    over_the_shared_key(linnet_find("ascon-aead128"), linnet_find("hmac-sha-256"));
    short_tags(m);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_digest_batch(a, 2, texts, linnet_into(out, 64), statuses, 1));
    EXPECT_CODE(LINNET_OK, linnet_hash_digest_batch(h, 2, texts, linnet_into(out, 64), statuses, 1));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_compute_batch(m, 2, keys, nonces, none, texts, linnet_into(out, 32), 0, statuses, 1));
    EXPECT_CODE(LINNET_OK,
                linnet_mac_compute_batch(m, 2, keys, none, linnet_shared(in, 3), texts, linnet_into(out, 32), 0, statuses, 1));
    EXPECT_CODE(LINNET_OK,
                linnet_mac_verify_batch(m, 2, keys, none, linnet_shared(in, 3), texts, linnet_each(out, 32), 16, statuses, 2));
    out[20] ^= 1;
    EXPECT_CODE(LINNET_NOT_AUTHENTIC,
                linnet_mac_verify_batch(m, 2, keys, none, linnet_shared(in, 3), texts, linnet_each(out, 32), 16, statuses, 2));
    EXPECT(statuses[0] == LINNET_OK && statuses[1] == LINNET_NOT_AUTHENTIC);
    EXPECT(linnet_batch_lanes(NULL) == 0 && linnet_batch_lanes(linnet_find("x25519")) == 0 && linnet_batch_lanes(m) == 1);
}

static void keyed(void) {
    const linnet_algorithm* const a = linnet_find("ascon-aead128");
    linnet_aead_keyed k;
    subject = "keyed";
    EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(&k, a, key, 16, 3));
    fill();
    EXPECT_CODE(LINNET_ORDER, linnet_aead_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, out, tag, 3));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(&k, a, NULL, 16, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_init(&k, a, key, 17, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_keyed_init(&k, linnet_find("isap-a-128a"), key, 16, 12));
    EXPECT_CODE(LINNET_OK, linnet_aead_keyed_init(&k, a, key, 16, 8));
    EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, out, tag, 8));
    EXPECT_CODE(LINNET_LENGTH, linnet_aead_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, out, tag, 16));
    EXPECT_CLEARED(tag, 16);
    EXPECT_CODE(LINNET_OVERLAP, linnet_aead_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, in + 1, tag, 8));
    EXPECT_CODE(LINNET_OK, linnet_aead_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, out, tag, 8));
    linnet_aead_keyed_wipe(&k);
    EXPECT_CODE(LINNET_ORDER, linnet_aead_keyed_encrypt(&k, nonce, 16, NULL, 0, in, 32, out, tag, 8));
    linnet_aead_keyed_wipe(&k);
}

static void keyed_by_name(void) {
    linnet_ascon_aead128_keyed k;
    linnet_gift_cofb_keyed fixed;
    subject = "keyed by name";
    EXPECT_CODE(LINNET_ARGUMENT, linnet_ascon_aead128_keyed_init(&k, key, 0));
    EXPECT_CODE(LINNET_ORDER, linnet_ascon_aead128_keyed_encrypt(&k, nonce, NULL, 0, in, 32, out, tag, 8));
    EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_keyed_init(&k, key, 8));
    EXPECT_CODE(LINNET_LENGTH, linnet_ascon_aead128_keyed_encrypt(&k, nonce, NULL, 0, in, 32, out, tag, 16));
    EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_ascon_aead128_keyed_decrypt(&k, nonce, NULL, 0, in, 32, key, 8, out));
    EXPECT_CODE(LINNET_OK, linnet_ascon_aead128_keyed_encrypt(&k, nonce, NULL, 0, in, 32, out, tag, 8));
    linnet_ascon_aead128_keyed_wipe(&k);
    fill();
    EXPECT_CODE(LINNET_ORDER, linnet_ascon_aead128_keyed_encrypt(&k, nonce, NULL, 0, in, 32, out, tag, 8));
    EXPECT_CLEARED(out, 32);
    EXPECT_CODE(LINNET_OK, linnet_gift_cofb_keyed_init(&fixed, key));
    linnet_gift_cofb_keyed_wipe(&fixed);
    EXPECT_CODE(LINNET_ORDER, linnet_gift_cofb_keyed_encrypt(&fixed, nonce, NULL, 0, in, 32, out, tag));
}

static void incremental(void) {
    const linnet_algorithm* const a = linnet_find("gift-cofb");
    linnet_aead_encryptor e;
    linnet_aead_decryptor d;
    subject = "incremental";
    EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_init(&e, linnet_find("isap-a-128a"), key, 16, nonce, 16));
    EXPECT_CODE(LINNET_ORDER, linnet_aead_encryptor_update_aad(&e, in, 1));
    EXPECT_CODE(LINNET_LENGTH, linnet_aead_encryptor_init(&e, a, key, 16, nonce, 12));
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&e, a, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_update(&e, in, 5, out));
    EXPECT_CODE(LINNET_ORDER, linnet_aead_encryptor_update_aad(&e, in, 1));
    fill();
    EXPECT_CODE(LINNET_ORDER, linnet_aead_encryptor_update(&e, in, 5, out));
    EXPECT_CLEARED(out, 5);
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&e, a, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_aead_encryptor_update(&e, NULL, 5, out));
    EXPECT_CODE(LINNET_ORDER, linnet_aead_encryptor_finish(&e, tag, 16));
    EXPECT_CODE(LINNET_OK, linnet_aead_encryptor_init(&e, a, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_aead_encryptor_finish(&e, tag, 15));
    EXPECT_CODE(LINNET_ORDER, linnet_aead_encryptor_finish(&e, tag, 16));
    EXPECT_CODE(LINNET_OK, linnet_aead_decryptor_init(&d, a, key, 16, nonce, 16));
    EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_aead_decryptor_verify(&d, zeroes, 16));
    EXPECT_CODE(LINNET_ORDER, linnet_aead_decryptor_update(&d, in, 1, out));
    linnet_aead_decryptor_wipe(&d);
    linnet_aead_encryptor_wipe(&e);
}

/* Only letters and digits of ids and names count, in upper or lower case. */
static void spellings(void) {
    char spelled[80];
    subject = "spellings";
    for (size_t i = 0; i < linnet_count(); ++i) {
        const linnet_algorithm* const one = linnet_at(i);
        size_t size = 0;
        for (const char* from = one->id; *from != '\0'; ++from) {
            if (*from != '-') spelled[size++] = (char)(*from >= 'a' && *from <= 'z' ? *from - 'a' + 'A' : *from);
            else spelled[size++] = '_';
        }
        spelled[size] = '\0';
        EXPECT(linnet_find(one->id) == one && linnet_find(one->name) == one && linnet_find(spelled) == one);
        spelled[size] = 'x';
        spelled[size + 1] = '\0';
        EXPECT(linnet_find(spelled) == NULL);
    }
    EXPECT(linnet_find("SHA3 256") == linnet_find("sha3-256") && linnet_find("hmac/sha-256") == linnet_find("hmac-sha-256"));
    EXPECT(linnet_find(NULL) == NULL && linnet_find("") == NULL && linnet_find("-") == NULL && linnet_find("ascon") == NULL);
    EXPECT(linnet_find("ascon\xc3\xa9-aead128") == linnet_find("ascon-aead128"));
}

static void others(void) {
    const linnet_algorithm* const hash = linnet_find("ascon-hash256");
    const linnet_algorithm* const xof = linnet_find("ascon-cxof128");
    const linnet_algorithm* const mac = linnet_find("ascon-prfshort");
    static unsigned char name[257];
    linnet_hash_hasher h;
    linnet_xof_hasher r;
    linnet_mac_authenticator m;
    subject = "others";
    fill();
    EXPECT_CODE(LINNET_LENGTH, linnet_hash_digest(hash, in, 3, out, 31));
    EXPECT_CLEARED(out, 31);
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_digest(hash, NULL, 3, out, 32));
    EXPECT_CODE(LINNET_OK, linnet_hash_digest(hash, NULL, 0, out, 32));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_hash_hasher_init(&h, xof));
    EXPECT_CODE(LINNET_ORDER, linnet_hash_hasher_update(&h, in, 3));
    EXPECT_CODE(LINNET_OK, linnet_hash_hasher_init(&h, hash));
    EXPECT_CODE(LINNET_OK, linnet_hash_hasher_finish(&h, out, 32));
    EXPECT_CODE(LINNET_ORDER, linnet_hash_hasher_update(&h, in, 3));
    EXPECT_CODE(LINNET_LENGTH, linnet_xof_digest(xof, name, 257, in, 3, out, 10));
    EXPECT_CODE(LINNET_LENGTH, linnet_xof_hasher_init(&r, xof, name, 257));
    EXPECT_CODE(LINNET_ORDER, linnet_xof_hasher_squeeze(&r, out, 1));
    EXPECT_CODE(LINNET_LENGTH, linnet_xof_hasher_init(&r, linnet_find("ascon-xof128"), name, 1));
    EXPECT_CODE(LINNET_OK, linnet_xof_hasher_init(&r, xof, name, 256));
    EXPECT_CODE(LINNET_OK, linnet_xof_hasher_squeeze(&r, out, 1));
    EXPECT_CODE(LINNET_ORDER, linnet_xof_hasher_update(&r, in, 1));
    EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(mac, key, 16, NULL, 0, NULL, 0, in, 17, tag, 16));
    EXPECT_CODE(LINNET_OVERLAP, linnet_mac_compute(mac, key, 16, NULL, 0, NULL, 0, in, 16, in, 16));
    EXPECT_CODE(LINNET_NOT_AUTHENTIC, linnet_mac_verify(mac, key, 16, NULL, 0, NULL, 0, in, 16, zeroes, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_init(&m, mac, key, 15, NULL, 0, NULL, 0));
    EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_update(&m, in, 1));
    EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_init(&m, mac, key, 16, nonce, 16, NULL, 0));
    EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_init(&m, linnet_find("poly1305-aes"), key, 32, nonce, 15, NULL, 0));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&m, linnet_find("poly1305-aes"), key, 32, NULL, 16, NULL, 0));
    EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_finish(&m, tag, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(mac, key, 16, nonce, 16, NULL, 0, in, 16, tag, 16));
    EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&m, linnet_find("kmac128"), key, 16, NULL, 0, nonce,
                                                         15)); /* a customization string */
    EXPECT_CODE(LINNET_ARGUMENT, linnet_mac_authenticator_init(&m, linnet_find("kmac128"), key, 16, NULL, 0, NULL, 15));
    EXPECT_CODE(LINNET_LENGTH, linnet_mac_compute(linnet_find("kmac128"), key, 16, NULL, 0, nonce, 15, in, 16, out, 3));
    EXPECT_CODE(LINNET_OK, linnet_mac_authenticator_init(&m, mac, key, 16, NULL, 0, NULL, 0));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_derive(mac, key, 16, in, 16, NULL, 0, 0, out, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_extract(mac, key, 16, in, 16, out, 16));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_kdf_expand(mac, key, 16, in, 16, out, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_mac_authenticator_verify(&m, zeroes, 8));
    EXPECT_CODE(LINNET_ORDER, linnet_mac_authenticator_verify(&m, zeroes, 16));
}

static void common(void) {
    size_t i;
    subject = "common";
    EXPECT(linnet_find("no such algorithm") == NULL && linnet_find(NULL) == NULL);
    EXPECT(linnet_at(linnet_count()) == NULL);
    for (i = 0; i < linnet_count(); ++i) {
        const linnet_algorithm* const a = linnet_at(i);
        EXPECT(linnet_find(a->id) == a);
        EXPECT(a->one_time_key == (strcmp(a->id, "poly1305") == 0));
        EXPECT(a->zero_padded == (strstr(a->id, "cbc-mac") != NULL));
    }
    EXPECT(linnet_equal(in, in, 64) == 1 && linnet_equal(in, zeroes, 64) == 0 && linnet_equal(NULL, NULL, 0) == 1);
    EXPECT(strcmp(linnet_message(LINNET_NOT_AUTHENTIC), linnet_message(LINNET_ORDER)) != 0);
    EXPECT(linnet_message(-1) != NULL && linnet_message(99) != NULL);
    linnet_wipe(out, sizeof out);
    linnet_wipe(NULL, 0);
    linnet_wipe(NULL, 16);
    EXPECT_CLEARED(out, sizeof out);
    EXPECT(linnet_equal(NULL, in, 16) == 0 && linnet_equal(in, NULL, 16) == 0 && linnet_equal(NULL, NULL, 16) == 0);
    if (sizeof(size_t) == 8) { /* see the rules for all calls */
        memcpy(out, in, sizeof out);
        linnet_wipe(out, (size_t)-1);
        EXPECT(memcmp(out, in, sizeof out) == 0);
        EXPECT(linnet_equal(in, in, (size_t)-1) == 0);
    }
}

/* The catalog states the limit. */
static void longest_message(void) {
    const linnet_algorithm* const a = linnet_find("aes-128-ccm");
    const size_t len = 0x1000000;
    unsigned char* const text = (unsigned char*)calloc(len, 1);
    subject = "longest message";
    EXPECT(text != NULL && a->nonce_size == 12 && a->message_size_max == len - 1);
    EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, key, 16, nonce, 12, NULL, 0, text, len - 1, text, tag, 16));
    EXPECT_CODE(LINNET_LENGTH, linnet_aead_encrypt(a, key, 16, nonce, 12, NULL, 0, text, len, text, tag, 16));
    EXPECT_CODE(LINNET_OK, linnet_aead_encrypt(a, key, 16, nonce, 11, NULL, 0, text, len, text, tag, 16));
    free(text);
}

int main(void) {
    random_bytes(key, sizeof key);
    random_bytes(nonce, sizeof nonce);
    random_bytes(in, sizeof in);
    one_shot();
    batch();
    longest_message();
    keyed();
    keyed_by_name();
    incremental();
    spellings();
    others();
    common();
    printf("linnet %s\n", linnet_version());
    return 0;
}
