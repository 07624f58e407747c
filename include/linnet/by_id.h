/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_BY_ID_H
#define LINNET_BY_ID_H

/*
 * By id
 *
 * Every algorithm, for programs that choose one at run time. common.h states what each call does. All sizes are arguments and
 * are checked: a length that the algorithm does not take is LINNET_LENGTH. The one-shot calls of an AEAD, and a secret box,
 * take only tags of the algorithm's tag_size. There may be more room for a box, and for its plaintext, than the call needs. A
 * parameter that the algorithm does not have, such as the nonce or the customization string of a MAC, must be empty (else
 * LINNET_LENGTH) or 0 (else LINNET_ARGUMENT). A program that computes by id contains every algorithm: about 4 MB of the static
 * library for x86-64.
 */

#include "common.h"

enum { /* linnet_algorithm.status */
       LINNET_STATUS_STANDARD = 0,
       LINNET_STATUS_FINALIST = 1,
       LINNET_STATUS_PUBLISHED = 2,
       LINNET_STATUS_LEGACY = 3
};

/* An algorithm. The library has one object for each, with static lifetime. Calls take the pointer to it; they refuse a copy, NULL
   and a `self` that is NULL (LINNET_ARGUMENT). A size that a kind does not have is 0; a size without limit is SIZE_MAX. */
typedef struct linnet_algorithm {
    const char* id;   /* such as "ascon-aead128" */
    const char* name; /* such as "Ascon-AEAD128" */
    int kind;         /* LINNET_KIND_AEAD, ... */
    int status;       /* LINNET_STATUS_STANDARD, ... */
    const char* specification;
    size_t block_size; /* bytes of a message per call of the primitive */
    size_t key_size;   /* for a key exchange the secret key; for a DRBG the entropy input */
    size_t nonce_size; /* the default; others are nonce_size_min to nonce_size_max */
    size_t nonce_size_min;
    size_t nonce_size_max;
    size_t tag_size; /* the default; others are tag_size_min to tag_size_max in steps of tag_size_step; each key fixes one */
    size_t tag_size_min;
    size_t tag_size_max;
    size_t tag_size_step;
    size_t digest_size; /* for an XOF the default length of an output */
    size_t customization_size_max;
    size_t message_size_max; /* with a nonce of nonce_size bytes; for CCM, a longer nonce allows less, a shorter one more */
    size_t key_size_min;     /* if the size of a key may vary, key_size is the default; 0 if there is no key */
    size_t key_size_max;
    size_t output_size_max; /* for one call of a KDF or DRBG */
    size_t extract_size;    /* for a KDF: the key between extract and expand; 0 if it takes a password */
    int online;             /* 1 if there are incremental calls */
    size_t public_key_size; /* of a key exchange */
    size_t shared_secret_size;
    int one_time_key; /* 1 if a key must be used only once: from two messages and their tags anyone can forge others */
    int zero_padded;  /* 1 if zero bytes appended to a message, up to a whole block, leave the tag of a MAC unchanged */
} linnet_algorithm;

/* The algorithm with an id or a name, or NULL. Only ASCII letters and digits count, in upper or lower case: "ASCON_AEAD128"
   is "ascon-aead128". */
LINNET_API const linnet_algorithm* linnet_find(const char* id);

/* The number of algorithms, and the algorithm at an index, in the order of the catalog; NULL past the last. */
LINNET_API size_t linnet_count(void);
LINNET_API const linnet_algorithm* linnet_at(size_t index);

/*
 * Batches
 *
 * Many messages in one call, each with its own key, nonce and length, by the id of an algorithm. With AVX2 or AVX-512 many
 * algorithms compute messages side by side in the lanes of vectors, several times as fast as one after the other;
 * `linnet_batch_lanes` says how many lanes an algorithm has. Others compute message by message. The results are the same as those
 * of the call for one message.
 *
 * `statuses` takes `count` bytes: the status of each message, such as LINNET_NOT_AUTHENTIC. A call returns LINNET_OK, or the first
 * status that is not LINNET_OK: then the output of each such message is zero, and the others are not affected. A batch whose
 * arguments do not fit together is refused as a whole, with the same status for all messages: LINNET_LENGTH for sizes that the
 * algorithm does not take or that do not fit the count, LINNET_OVERLAP for an output that overlaps anything but a text that is
 * processed in place, LINNET_ARGUMENT for null pointers, LINNET_REPEATED if two messages have the same key and nonce, or the same
 * one-time key.
 *
 * LINNET_REPEATS_REFUSED searches a batch, of at most 2^30 messages, for such repeats before anything is computed, in the calling
 * thread. Nonces that rise like a counter cost next to nothing, others up to as much as a short message. The caller makes the
 * nonces: from a counter, or from random bytes if they have 16 bytes or more. LINNET_REPEATS_UNCHECKED skips the search.
 *
 * A batch uses up to `threads` threads, including the calling one; 0: as many as the process may have processors. It starts the
 * others itself if there are enough bytes for them, and they end with the call; no other call of the library starts threads. The
 * output does not depend on their number. Libraries for firmware have neither lanes nor threads.
 *
 * With pointers, overlaps are detected only within a message: no message may use memory that another one writes.
 */

enum { /* linnet_strings.layout */
       LINNET_LAYOUT_EACH = 0,
       LINNET_LAYOUT_SHARED = 1,
       LINNET_LAYOUT_OFFSETS_32 = 2,
       LINNET_LAYOUT_OFFSETS_64 = 3,
       LINNET_LAYOUT_POINTERS = 4,
       LINNET_LAYOUT_POINTERS_ALIKE = 5
};

enum { /* what a batch does about messages with the same nonce under the same key */
       LINNET_REPEATS_REFUSED = 0,
       LINNET_REPEATS_UNCHECKED = 1
};

/* A byte string for each message of a batch, such as its key or its text, made by the functions below. */
typedef struct linnet_strings {
    int layout;
    size_t size;        /* bytes of all, of the shared one, or of each behind pointers */
    const void* data;   /* the bytes, or the pointers to them */
    const void* places; /* offsets or sizes, if the layout has them */
} linnet_strings;

/* No bytes for any message, for example if there is no associated data. */
static inline linnet_strings linnet_none(void) {
    linnet_strings s = {LINNET_LAYOUT_EACH, 0, LINNET_NULL, LINNET_NULL};
    return s;
}

/* Strings of one size, one after the other. `size`: bytes of all; the batch cuts them into `count`. */
static inline linnet_strings linnet_each(const void* data, size_t size) {
    linnet_strings s = {LINNET_LAYOUT_EACH, 0, LINNET_NULL, LINNET_NULL};
    s.size = size;
    s.data = data;
    return s;
}

/* One string of `size` bytes for all messages, such as a key. */
static inline linnet_strings linnet_shared(const void* data, size_t size) {
    linnet_strings s = {LINNET_LAYOUT_SHARED, 0, LINNET_NULL, LINNET_NULL};
    s.size = size;
    s.data = data;
    return s;
}

/* Strings of any sizes, as in Apache Arrow's binary arrays: string i is data[offsets[i]] up to data[offsets[i + 1]]. There is one
   more offset than messages. `size`: bytes of all. A message whose offsets descend or exceed `size` is refused alone
   (LINNET_LENGTH). */
static inline linnet_strings linnet_at32(const void* data, size_t size, const uint32_t* offsets) {
    linnet_strings s = {LINNET_LAYOUT_OFFSETS_32, 0, LINNET_NULL, LINNET_NULL};
    s.size = size;
    s.data = data;
    s.places = offsets;
    return s;
}

static inline linnet_strings linnet_at64(const void* data, size_t size, const uint64_t* offsets) {
    linnet_strings s = {LINNET_LAYOUT_OFFSETS_64, 0, LINNET_NULL, LINNET_NULL};
    s.size = size;
    s.data = data;
    s.places = offsets;
    return s;
}

/* Strings anywhere: the i-th is the sizes[i] bytes at pointers[i]. A message with a null pointer to a string that is not empty is
   refused alone (LINNET_ARGUMENT). */
static inline linnet_strings linnet_pointers(const void* const* pointers, const size_t* sizes) {
    linnet_strings s = {LINNET_LAYOUT_POINTERS, 0, LINNET_NULL, LINNET_NULL};
    s.data = pointers;
    s.places = sizes;
    return s;
}

/* The same, each of `size` bytes. */
static inline linnet_strings linnet_pointers_alike(const void* const* pointers, size_t size) {
    linnet_strings s = {LINNET_LAYOUT_POINTERS_ALIKE, 0, LINNET_NULL, LINNET_NULL};
    s.size = size;
    s.data = pointers;
    return s;
}

/* Where a batch writes a byte string for each message, made by the functions below. */
typedef struct linnet_output {
    int layout;  /* LINNET_LAYOUT_EACH, LINNET_LAYOUT_POINTERS or LINNET_LAYOUT_POINTERS_ALIKE */
    size_t size; /* bytes of all, or of each behind pointers */
    void* data;
    void* const* pointers;
} linnet_output;

/* Into one buffer. A plaintext or ciphertext has the layout of the input; if the input is shared or behind pointers, the outputs
   lie one after the other. Tags and digests lie one after the other. `size`: bytes of all. */
static inline linnet_output linnet_into(void* data, size_t size) {
    linnet_output o = {LINNET_LAYOUT_EACH, 0, LINNET_NULL, LINNET_NULL};
    o.size = size;
    o.data = data;
    return o;
}

/* Plaintexts or ciphertexts, each as long as its input: the i-th goes to pointers[i]. */
static inline linnet_output linnet_into_pointers(void* const* pointers) {
    linnet_output o = {LINNET_LAYOUT_POINTERS, 0, LINNET_NULL, LINNET_NULL};
    o.pointers = pointers;
    return o;
}

/* The same, each of `size` bytes, such as tags. */
static inline linnet_output linnet_into_pointers_alike(void* const* pointers, size_t size) {
    linnet_output o = {LINNET_LAYOUT_POINTERS_ALIKE, 0, LINNET_NULL, LINNET_NULL};
    o.size = size;
    o.pointers = pointers;
    return o;
}

/* How many messages of an AEAD, a hash function, an XOF or a MAC a batch computes side by side on this processor; 1: one by one. 0
   if the algorithm has no batches. */
LINNET_API size_t linnet_batch_lanes(const linnet_algorithm* algorithm);

/* clang-format off */
/* kinds: made by `make tables` from src/kinds.toml */

enum { /* linnet_algorithm.kind */
    LINNET_KIND_AEAD = 0,
    LINNET_KIND_HASH = 1,
    LINNET_KIND_XOF = 2,
    LINNET_KIND_MAC = 3,
    LINNET_KIND_KDF = 4,
    LINNET_KIND_STREAM = 5,
    LINNET_KIND_SECRETBOX = 6,
    LINNET_KIND_DRBG = 7,
    LINNET_KIND_KEX = 8,
    LINNET_KIND_CBC = 9,
    LINNET_KIND_KEYWRAP = 10
};

/* ---- AEADs ------------------------------------------------------------------------------------------------------------------- */
LINNET_RESULT int linnet_aead_encrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_aead_decrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len,
    void* plaintext);

/* Encrypts `count` plaintexts, each under its own nonce, with tags of the algorithm's tag_size. All keys have one size, and all
   nonces have one. ciphertexts: may be in place of the plaintexts. repeats: LINNET_REPEATS_REFUSED, or LINNET_REPEATS_UNCHECKED
   if the caller ensures that no two messages have the same key and nonce. */
LINNET_RESULT int linnet_aead_encrypt_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys,
    linnet_strings nonces, linnet_strings aad, linnet_strings plaintexts, linnet_output ciphertexts, linnet_output tags,
    int repeats, uint8_t* statuses, size_t threads);

/* Decrypts each of `count` ciphertexts whose tag verifies. plaintexts: may be in place of the ciphertexts. */
LINNET_RESULT int linnet_aead_decrypt_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys,
    linnet_strings nonces, linnet_strings aad, linnet_strings ciphertexts, linnet_strings tags, linnet_output plaintexts,
    uint8_t* statuses, size_t threads);

typedef LINNET_OBJECT(2048) linnet_aead_keyed;
LINNET_RESULT int linnet_aead_keyed_init(linnet_aead_keyed* self, const linnet_algorithm* algorithm, const void* key,
    size_t key_len, size_t tag_size);
LINNET_RESULT int linnet_aead_keyed_encrypt(const linnet_aead_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aead_keyed_decrypt(const linnet_aead_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aead_keyed_wipe(linnet_aead_keyed* self);

typedef LINNET_OBJECT(2048) linnet_aead_encryptor;
LINNET_RESULT int linnet_aead_encryptor_init(linnet_aead_encryptor* self, const linnet_algorithm* algorithm, const void* key,
    size_t key_len, const void* nonce, size_t nonce_len);
LINNET_RESULT int linnet_aead_encryptor_update_aad(linnet_aead_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aead_encryptor_update(linnet_aead_encryptor* self, const void* plaintext, size_t len, void* ciphertext);
LINNET_RESULT int linnet_aead_encryptor_finish(linnet_aead_encryptor* self, void* tag, size_t tag_len);
LINNET_API void linnet_aead_encryptor_wipe(linnet_aead_encryptor* self);

typedef LINNET_OBJECT(2048) linnet_aead_decryptor;
LINNET_RESULT int linnet_aead_decryptor_init(linnet_aead_decryptor* self, const linnet_algorithm* algorithm, const void* key,
    size_t key_len, const void* nonce, size_t nonce_len);
LINNET_RESULT int linnet_aead_decryptor_update_aad(linnet_aead_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aead_decryptor_update(linnet_aead_decryptor* self, const void* ciphertext, size_t len, void* plaintext);
LINNET_RESULT int linnet_aead_decryptor_verify(linnet_aead_decryptor* self, const void* tag, size_t tag_len);
LINNET_API void linnet_aead_decryptor_wipe(linnet_aead_decryptor* self);

/* ---- Hash functions ---------------------------------------------------------------------------------------------------------- */
LINNET_RESULT int linnet_hash_digest(const linnet_algorithm* algorithm, const void* message, size_t len, void* digest,
    size_t digest_len);

/* Computes the digests of `count` messages. */
LINNET_RESULT int linnet_hash_digest_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings messages,
    linnet_output digests, uint8_t* statuses, size_t threads);

typedef LINNET_OBJECT(512) linnet_hash_hasher;
LINNET_RESULT int linnet_hash_hasher_init(linnet_hash_hasher* self, const linnet_algorithm* algorithm);
LINNET_RESULT int linnet_hash_hasher_update(linnet_hash_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_hash_hasher_finish(linnet_hash_hasher* self, void* digest, size_t digest_len);
LINNET_API void linnet_hash_hasher_wipe(linnet_hash_hasher* self);

/* ---- XOFs, extendable-output functions --------------------------------------------------------------------------------------- */
LINNET_RESULT int linnet_xof_digest(const linnet_algorithm* algorithm, const void* customization, size_t customization_len,
    const void* message, size_t len, void* output, size_t output_len);

/* Computes the outputs of `count` messages. All outputs have the same size, which may be any. customizations: linnet_none() if
   the algorithm takes none. */
LINNET_RESULT int linnet_xof_digest_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings customizations,
    linnet_strings messages, linnet_output outputs, uint8_t* statuses, size_t threads);

typedef LINNET_OBJECT(512) linnet_xof_hasher;
LINNET_RESULT int linnet_xof_hasher_init(linnet_xof_hasher* self, const linnet_algorithm* algorithm, const void* customization,
    size_t customization_len);
LINNET_RESULT int linnet_xof_hasher_update(linnet_xof_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_xof_hasher_squeeze(linnet_xof_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_xof_hasher_wipe(linnet_xof_hasher* self);

/* ---- MACs, message authentication codes -------------------------------------------------------------------------------------- */
LINNET_RESULT int linnet_mac_compute(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* customization, size_t customization_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_mac_verify(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* customization, size_t customization_len, const void* message, size_t len, const void* tag,
    size_t tag_len);

/* Computes the tags of `count` messages. All tags have the same size, one that the algorithm takes. nonces, customizations:
   linnet_none() if the algorithm takes none. repeats: LINNET_REPEATS_REFUSED, or LINNET_REPEATS_UNCHECKED if the caller ensures
   that no two messages have the same key and nonce, or the same one-time key. */
LINNET_RESULT int linnet_mac_compute_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys,
    linnet_strings nonces, linnet_strings customizations, linnet_strings messages, linnet_output tags, int repeats,
    uint8_t* statuses, size_t threads);

/* Verifies the tags of `count` messages in constant time. nonces, customizations: linnet_none() if the algorithm takes none.
   tag_size: in bytes, one of the algorithm's sizes. The caller must choose it, not the sender of the tags. In a layout with tags
   of several sizes, a tag of another size is not authentic. */
LINNET_RESULT int linnet_mac_verify_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys,
    linnet_strings nonces, linnet_strings customizations, linnet_strings messages, linnet_strings tags, size_t tag_size,
    uint8_t* statuses, size_t threads);

typedef LINNET_OBJECT(1024) linnet_mac_keyed;
LINNET_RESULT int linnet_mac_keyed_init(linnet_mac_keyed* self, const linnet_algorithm* algorithm, const void* key, size_t key_len,
    const void* customization, size_t customization_len, size_t tag_size);
LINNET_RESULT int linnet_mac_keyed_compute(const linnet_mac_keyed* self, const void* nonce, size_t nonce_len, const void* message,
    size_t len, void* tag, size_t tag_len);
LINNET_RESULT int linnet_mac_keyed_verify(const linnet_mac_keyed* self, const void* nonce, size_t nonce_len, const void* message,
    size_t len, const void* tag, size_t tag_len);
LINNET_API void linnet_mac_keyed_wipe(linnet_mac_keyed* self);

typedef LINNET_OBJECT(1024) linnet_mac_authenticator;
LINNET_RESULT int linnet_mac_authenticator_init(linnet_mac_authenticator* self, const linnet_algorithm* algorithm, const void* key,
    size_t key_len, const void* nonce, size_t nonce_len, const void* customization, size_t customization_len);
LINNET_RESULT int linnet_mac_authenticator_update(linnet_mac_authenticator* self, const void* message, size_t len);
LINNET_RESULT int linnet_mac_authenticator_finish(linnet_mac_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_mac_authenticator_verify(linnet_mac_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_mac_authenticator_wipe(linnet_mac_authenticator* self);

/* ---- KDFs, key derivation functions ------------------------------------------------------------------------------------------ */
LINNET_RESULT int linnet_kdf_derive(const linnet_algorithm* algorithm, const void* secret, size_t secret_len, const void* salt,
    size_t salt_len, const void* info, size_t info_len, uint32_t iterations, void* output, size_t output_len);
LINNET_RESULT int linnet_kdf_extract(const linnet_algorithm* algorithm, const void* secret, size_t secret_len, const void* salt,
    size_t salt_len, void* key, size_t key_len);
LINNET_RESULT int linnet_kdf_expand(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* info,
    size_t info_len, void* output, size_t output_len);

/* ---- Stream ciphers ---------------------------------------------------------------------------------------------------------- */
LINNET_RESULT int linnet_stream_crypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* input, size_t len, void* output);

typedef LINNET_OBJECT(1024) linnet_stream_cipher;
LINNET_RESULT int linnet_stream_cipher_init(linnet_stream_cipher* self, const linnet_algorithm* algorithm, const void* key,
    size_t key_len, const void* nonce, size_t nonce_len);
LINNET_RESULT int linnet_stream_cipher_update(linnet_stream_cipher* self, const void* input, size_t len, void* output);
LINNET_RESULT int linnet_stream_cipher_seek(linnet_stream_cipher* self, uint64_t position);
LINNET_API void linnet_stream_cipher_wipe(linnet_stream_cipher* self);

/* ---- Secret boxes ------------------------------------------------------------------------------------------------------------ */
LINNET_RESULT int linnet_secretbox_seal(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_secretbox_open(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_RESULT int linnet_secretbox_seal_box(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* plaintext, size_t len, void* boxed, size_t boxed_len);
LINNET_RESULT int linnet_secretbox_open_box(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* boxed, size_t boxed_len, void* plaintext, size_t plaintext_len);

/* ---- DRBGs, deterministic random bit generators ------------------------------------------------------------------------------ */
LINNET_RESULT int linnet_drbg_generate(const linnet_algorithm* algorithm, const void* entropy, size_t entropy_len,
    const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len, const void* additional,
    size_t additional_len, void* output, size_t output_len);

typedef LINNET_OBJECT(512) linnet_drbg_generator;
LINNET_RESULT int linnet_drbg_generator_init(linnet_drbg_generator* self, const linnet_algorithm* algorithm, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
LINNET_RESULT int linnet_drbg_generator_reseed(linnet_drbg_generator* self, const void* entropy, size_t entropy_len,
    const void* additional, size_t additional_len);
LINNET_RESULT int linnet_drbg_generator_generate(linnet_drbg_generator* self, const void* additional, size_t additional_len,
    void* output, size_t output_len);
LINNET_API void linnet_drbg_generator_wipe(linnet_drbg_generator* self);

/* ---- Key exchanges ----------------------------------------------------------------------------------------------------------- */
LINNET_RESULT int linnet_kex_public_key(const linnet_algorithm* algorithm, const void* secret_key, size_t secret_key_len,
    void* public_key, size_t public_key_len);
LINNET_RESULT int linnet_kex_agree(const linnet_algorithm* algorithm, const void* secret_key, size_t secret_key_len,
    const void* peer_public_key, size_t peer_public_key_len, void* shared_secret, size_t shared_secret_len);

/* ---- CBC, cipher block chaining ---------------------------------------------------------------------------------------------- */
LINNET_API size_t linnet_cbc_ciphertext_size(const linnet_algorithm* algorithm, size_t len);
LINNET_RESULT int linnet_cbc_encrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* plaintext, size_t len, void* ciphertext, size_t ciphertext_len);
LINNET_RESULT int linnet_cbc_decrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* ciphertext, size_t len, void* plaintext, size_t* plaintext_len);

/* ---- Key wrap ---------------------------------------------------------------------------------------------------------------- */
LINNET_API size_t linnet_keywrap_ciphertext_size(const linnet_algorithm* algorithm, size_t len);
LINNET_RESULT int linnet_keywrap_wrap(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
LINNET_RESULT int linnet_keywrap_unwrap(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* /kinds */
/* clang-format on */

#endif
