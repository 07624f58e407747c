/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_H
#define LINNET_H

/*
 * Linnet in C: every algorithm of the library, by functions of its own and by its id. For C99 and C++, in liblinnet.
 *
 * Rules for all calls:
 *  - All lengths are in bytes. A pointer may be NULL where its length is 0. A pointer parameter with a fixed size points to that
 *    many bytes. Where size_t has 64 bits, a length above PTRDIFF_MAX, such as -1 becomes, is refused (LINNET_ARGUMENT), and
 *    nothing is written there.
 *  - No call allocates memory, keeps a pointer or has global state; batches alone start threads, where they may. Calls with
 *    different objects may run concurrently.
 *  - A call that can fail returns a status: LINNET_OK or an error. On any error, everything that the call would have written is
 *    zero.
 *  - Plaintext and ciphertext may be the same buffer, with equal pointers. Any other overlap of an output with another buffer of
 *    the call is refused (LINNET_OVERLAP), except that a digest or the output of an XOF may overlap the message.
 *  - No other thread or process may change a buffer of a call before it returns. ISAP, Romulus-T, ChaCha20-Poly1305 and secret
 *    boxes read a ciphertext twice: a ciphertext that changes after verification decrypts to a plaintext that nobody encrypted.
 *    AES-GCM-SIV reads a plaintext twice; AES-GCM-SIV and key wrap read back what they write.
 *  - The running time of a call depends on lengths only, never on the bytes of keys or data.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define LINNET_API __attribute__((visibility("default")))
#define LINNET_RESULT __attribute__((visibility("default"), warn_unused_result)) /* the status must be checked */
#define LINNET_OBJECT(size)                                                                                                        \
    struct {                                                                                                                       \
        uint64_t opaque[(size) / 8];                                                                                               \
    } __attribute__((aligned(8)))
#else
#define LINNET_API
#define LINNET_RESULT
#define LINNET_OBJECT(size)                                                                                                        \
    struct {                                                                                                                       \
        uint64_t opaque[(size) / 8];                                                                                               \
    }
#endif

/* What a call returns. */
enum {
    LINNET_OK = 0,
    LINNET_ARGUMENT = 1,      /* an invalid argument: NULL with a length that is not 0, no algorithm or one of another kind, a tag
                                 size that the algorithm does not have, 0 iterations */
    LINNET_LENGTH = 2,        /* a length that the algorithm does not take, or that exceeds its limit */
    LINNET_OVERLAP = 3,       /* an output overlaps another buffer in a way that is not allowed */
    LINNET_NOT_AUTHENTIC = 4, /* verification failed: the tag, or the wrapped key, does not match */
    LINNET_ORDER = 5,         /* the object has finished, failed before or was wiped, or the call is out of order */
    LINNET_PADDING = 6,       /* the padding of a CBC plaintext is malformed: see Kinds on who may learn that */
    LINNET_PUBLIC_KEY = 7,    /* the public key of a peer makes the shared secret zero for every secret key */
    LINNET_REPEATED = 8       /* two messages of a batch have the same nonce under the same key, or the same one-time key */
};

/* Human-readable description of a status; never NULL. */
LINNET_API const char* linnet_message(int status);

/* The version of the library, such as "0.1.0". */
LINNET_API const char* linnet_version(void);

/*
 * The processor level whose code this process runs, such as "x86-64-v3"; "only" where the library was built for one. The first call
 * chooses the best level that the processor supports. The environment variable LINNET_CPU selects another, and then the library
 * executes no instruction above it; an unknown level, or one that the processor does not support, is reported on standard error and
 * the best is used. A program with more privileges than its user, such as a setuid program, ignores the variable.
 */
LINNET_API const char* linnet_level(void);

/* Overwrites `len` bytes with zeroes; the compiler does not remove this. Writes nothing if an argument is refused: see Rules. */
LINNET_API void linnet_wipe(void* memory, size_t len);

/* Compares `len` bytes in constant time: 1 if they are equal; 0 if they differ or an argument is refused: see Rules. */
LINNET_RESULT int linnet_equal(const void* a, const void* b, size_t len);

/*
 * Objects
 *
 * Some calls work on an object in the caller's memory, aligned to 8 bytes; its content is private to the library. `init`
 * initializes it, whatever the memory held before; `update` takes the next part of a message, `finish` writes the result, `verify`
 * compares a tag in constant time, and both end the object. An object whose `init` failed, that has ended, that failed or that was
 * wiped refuses every further call (LINNET_ORDER). An object wipes itself when it ends or fails. Call `wipe` on every other object
 * that holds a key, when it is no longer needed; a second `wipe` is not needed. Objects of hash functions, XOFs and MACs may be
 * copied byte by byte, to continue from a common beginning.
 *
 * Kinds
 *
 * AEAD, authenticated encryption with associated data. `encrypt` turns a plaintext into a ciphertext of the same length and a tag.
 * `decrypt` reverses this if the tag is right; LINNET_NOT_AUTHENTIC means that key, nonce, associated data, ciphertext or tag
 * differ from those of the encryption. A nonce must be used only once under a key; the comment on each algorithm states exceptions.
 *
 *  - A `keyed` is a keyed context: an expanded key for many messages, which several threads may use concurrently once it is
 *    initialized. Where the algorithm has several tag sizes, it fixes one: a forgery succeeds with probability 2^-(8 tag_len) per
 *    attempt, unless the algorithm states another.
 *  - An `encryptor` or `decryptor` is incremental: `update_aad` any number of times, then `update`, then `finish`, which writes the
 *    tag, or `verify`, which compares it. Plaintext from a decryptor is not authentic before `verify` has returned LINNET_OK: do
 * not use it until then. Algorithms that read a message twice, that need its lengths first, or that treat its end specially have
 *    neither.
 *
 * Hash functions: the digest of a message, in one call or incrementally by a `hasher`.
 *
 * XOF, extendable-output functions: output of any length; a shorter output is a prefix of a longer one. Incrementally: `init`,
 * `update`, then `squeeze` any number of times, after which `update` is refused. Some take a customization string, which separates
 * uses.
 *
 * MAC, message authentication codes: the tag of a message under a key; `verify` compares it in constant time. A MAC with tags of
 * any length is a pseudorandom function. Some take a nonce, which must be used only once under a key, or a customization string,
 * which separates the uses of a key, after the key.
 *
 *  - A `keyed` is a keyed context: an expanded key, with the customization string, for many messages, which several threads may use
 *    concurrently once it is initialized. Where the algorithm has several tag sizes, it fixes one.
 *  - An `authenticator` takes a message in parts.
 *
 * KDF, key derivation functions. From a secret, a salt and information that names the use, each of any length, they derive an
 * output of 1 byte or more; `extract` and `expand` are the two steps. From a password, a salt and a number of iterations, which
 * each guess costs an attacker too, they derive an output likewise; 0 iterations is LINNET_ARGUMENT.
 *
 * Stream ciphers: `crypt` encrypts and decrypts, and authenticates nothing. Incrementally: `init`, `update` any number of times,
 * and `seek` to any byte position from the beginning of the message. The longest message, and the largest position, is 2^38 bytes
 * for ChaCha20 and XChaCha20, and 2^64 - 1 bytes for all others; a larger position is LINNET_LENGTH and ends the object.
 *
 * Secret boxes: authenticated encryption without associated data. `seal` and `open` correspond to `encrypt` and `decrypt` of an
 * AEAD. `seal_box` and `open_box` use one buffer, the box, as NaCl and libsodium do: the tag, followed by the ciphertext. The
 * plaintext may be in place of the ciphertext.
 *
 * DRBG, deterministic random bit generators (SP 800-90A): a `generator` turns an entropy input, which nobody can guess, a nonce and
 * a personalization string into random bytes. `reseed` adds a fresh entropy input: call it before `generate` for prediction
 * resistance, and when `generate` returns LINNET_ORDER because a reseed is due. A generator is not wiped by a call that is refused.
 * The one-shot `generate` is the first request of a new generator. Where the operating system supplies random bytes, use those.
 *
 * Two copies of a generator give the same bytes: do not copy one, and call `reseed` after a return to a snapshot of a virtual
 * machine or of a process. After `fork`, the child's `generate` returns LINNET_ORDER until `reseed`, on Linux, macOS and the BSDs.
 * Processes are told apart by their numbers: a descendant with the parent's former number is taken for it.
 *
 * Key exchanges: both parties compute the same shared secret. It is not a key yet: derive one from it and both public keys with a
 * KDF. `agree` refuses a public key that makes the shared secret zero for every secret key (LINNET_PUBLIC_KEY).
 *
 * CBC, cipher block chaining, authenticates nothing either and takes a plaintext in one call. Without padding it takes whole blocks
 * of 16 bytes, and the ciphertext is as long; with padding it takes any length, and the ciphertext has 1 to 16 bytes more, up to
 * whole blocks. `encrypt` needs room for that, `decrypt` for as many bytes as the ciphertext has; more is allowed, and not written.
 * `decrypt` takes the size of the buffer in *plaintext_len and replaces it by the length of the plaintext, or by 0 on error. The
 * rest of the room that it needs is zero. LINNET_PADDING means that the padding is malformed. An attacker who can submit
 * ciphertexts and learns that can decrypt any message (padding oracle): tell nobody, and verify a MAC first. The time of the call
 * tells it too: the padding is compared in constant time, but a call that fails zeroes the whole room and takes longer.
 *
 * Key wrap encrypts and authenticates keys under a key, without a nonce. The ciphertext of `wrap` is 8 bytes longer than the key,
 * after padding to a multiple of 8 where the algorithm pads. `unwrap` needs room for 8 bytes less than the ciphertext has, and
 * takes and reports a length as `decrypt` of CBC does.
 *
 * Keys, nonces, tags and digests of the functions below have the sizes of the macros. Status: "standard", specified by a standards
 * body, is what to choose; "finalist" of a public competition; "published" in a reviewed paper, an RFC or its draft; "legacy",
 * superseded or broken, is for interoperability only.
 */

/* clang-format off */
/* catalog: made by `make tables` from the algorithms of the C++ headers */

/* "ascon-aead128" (standard). Ascon-AEAD128: key 16, nonce 16, tag 16 bytes; SP 800-232, section 4. A nonce must be used only
   once under a key. At most 2^54 bytes of plaintext, associated data and nonces in all under one key (section 4.3). `keyed`
   takes tags of 4 to 16 bytes (section 4.2.1), at least 8 unless the protocol limits the number of forgery attempts. */
#define LINNET_ASCON_AEAD128_KEY_SIZE 16
#define LINNET_ASCON_AEAD128_NONCE_SIZE 16
#define LINNET_ASCON_AEAD128_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_aead128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_aead128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(24) linnet_ascon_aead128_keyed;
/* Expands the key. key: 16 bytes; tag_size: 4 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_keyed_init(linnet_ascon_aead128_keyed* self, const uint8_t key[16], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 4 to 16. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_keyed_encrypt(const linnet_ascon_aead128_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: tag_len bytes, 4 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_keyed_decrypt(const linnet_ascon_aead128_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_keyed_wipe(linnet_ascon_aead128_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(112) linnet_ascon_aead128_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_encryptor_init(linnet_ascon_aead128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_encryptor_update_aad(linnet_ascon_aead128_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_encryptor_update(linnet_ascon_aead128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_encryptor_finish(linnet_ascon_aead128_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_encryptor_wipe(linnet_ascon_aead128_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(112) linnet_ascon_aead128_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_decryptor_init(linnet_ascon_aead128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_decryptor_update_aad(linnet_ascon_aead128_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_decryptor_update(linnet_ascon_aead128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_decryptor_verify(linnet_ascon_aead128_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_decryptor_wipe(linnet_ascon_aead128_decryptor* self);

/* "ascon-aead128-nonce-masked" (standard). Ascon-AEAD128 with nonce masking: key 32, nonce 16, tag 16 bytes; SP 800-232, section
   4.2.2. The second half of the key hides which messages under different keys share a nonce, which restores 128-bit security
   when many keys are attacked at once. Limits as for ascon_aead128. */
#define LINNET_ASCON_AEAD128_NONCE_MASKED_KEY_SIZE 32
#define LINNET_ASCON_AEAD128_NONCE_MASKED_NONCE_SIZE 16
#define LINNET_ASCON_AEAD128_NONCE_MASKED_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 32 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 32 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(40) linnet_ascon_aead128_nonce_masked_keyed;
/* Expands the key. key: 32 bytes; tag_size: 4 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_keyed_init(linnet_ascon_aead128_nonce_masked_keyed* self, const uint8_t key[32],
    size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 4 to 16. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_keyed_encrypt(const linnet_ascon_aead128_nonce_masked_keyed* self,
    const uint8_t nonce[16], const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag,
    size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: tag_len bytes, 4 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_keyed_decrypt(const linnet_ascon_aead128_nonce_masked_keyed* self,
    const uint8_t nonce[16], const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len,
    void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_nonce_masked_keyed_wipe(linnet_ascon_aead128_nonce_masked_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(128) linnet_ascon_aead128_nonce_masked_encryptor;
/* Begins a message. key: 32 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_init(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const uint8_t key[32], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_update_aad(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_update(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const void* plaintext, size_t len, void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_finish(linnet_ascon_aead128_nonce_masked_encryptor* self,
    uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_nonce_masked_encryptor_wipe(linnet_ascon_aead128_nonce_masked_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(128) linnet_ascon_aead128_nonce_masked_decryptor;
/* Begins a message. key: 32 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_init(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const uint8_t key[32], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_update_aad(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_update(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const void* ciphertext, size_t len, void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_verify(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_nonce_masked_decryptor_wipe(linnet_ascon_aead128_nonce_masked_decryptor* self);

/* "ascon-hash256" (standard). Ascon-Hash256: digest 32 bytes; SP 800-232, section 5.1. 128-bit security against collisions and
   preimages. */
#define LINNET_ASCON_HASH256_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_hash256_digest(const void* message, size_t len, uint8_t digest[32]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_hash256_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_hash256_hasher_init(linnet_ascon_hash256_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hash256_hasher_update(linnet_ascon_hash256_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hash256_hasher_finish(linnet_ascon_hash256_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_hash256_hasher_wipe(linnet_ascon_hash256_hasher* self);

/* "ascon-xof128" (standard). Ascon-XOF128: output of any length; SP 800-232, section 5.2. At most 128-bit security; against
   collisions at most half the output's bits. */
#define LINNET_ASCON_XOF128_DIGEST_SIZE 64
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. message: len bytes; output:
   output_len bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_xof128_digest(const void* message, size_t len, void* output, size_t output_len);
/* A message and an output that come in parts: `update` any number of times, then `squeeze`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_xof128_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_xof128_hasher_init(linnet_ascon_xof128_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xof128_hasher_update(linnet_ascon_xof128_hasher* self, const void* message, size_t len);
/* Writes the next part of the output; after it, no part of a message is taken. output: output_len bytes. Errors:
   LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xof128_hasher_squeeze(linnet_ascon_xof128_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_xof128_hasher_wipe(linnet_ascon_xof128_hasher* self);

/* "ascon-cxof128" (standard). Ascon-CXOF128: customization string of at most 256 bytes, output of any length; SP 800-232,
   section 5.3. */
#define LINNET_ASCON_CXOF128_DIGEST_SIZE 64
#define LINNET_ASCON_CXOF128_CUSTOMIZATION_SIZE_MAX 256
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. customization: customization_len
   bytes, at most 256; message: len bytes; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_ascon_cxof128_digest(const void* customization, size_t customization_len, const void* message, size_t len,
    void* output, size_t output_len);
/* A message and an output that come in parts: `update` any number of times, then `squeeze`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_cxof128_hasher;
/* Begins a message. customization: customization_len bytes, at most 256. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_ascon_cxof128_hasher_init(linnet_ascon_cxof128_hasher* self, const void* customization,
    size_t customization_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_cxof128_hasher_update(linnet_ascon_cxof128_hasher* self, const void* message, size_t len);
/* Writes the next part of the output; after it, no part of a message is taken. output: output_len bytes. Errors:
   LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_cxof128_hasher_squeeze(linnet_ascon_cxof128_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_cxof128_hasher_wipe(linnet_ascon_cxof128_hasher* self);

/* "ascon-mac" (published). Ascon-MAC: key 16, tag 16 bytes; CT-RSA 2024, section 3. */
#define LINNET_ASCON_MAC_KEY_SIZE 16
#define LINNET_ASCON_MAC_TAG_SIZE 16
/* Computes the tag of a message. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_mac_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_mac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(56) linnet_ascon_mac_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_mac_keyed_init(linnet_ascon_mac_keyed* self, const uint8_t key[16]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_mac_keyed_compute(const linnet_ascon_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_mac_keyed_verify(const linnet_ascon_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_mac_keyed_wipe(linnet_ascon_mac_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(96) linnet_ascon_mac_authenticator;
/* Begins a message. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_mac_authenticator_init(linnet_ascon_mac_authenticator* self, const uint8_t key[16]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_mac_authenticator_update(linnet_ascon_mac_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_mac_authenticator_finish(linnet_ascon_mac_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_mac_authenticator_verify(linnet_ascon_mac_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_mac_authenticator_wipe(linnet_ascon_mac_authenticator* self);

/* "ascon-prf" (published). Ascon-PRF: key 16 bytes, output of any length, default 64 bytes; CT-RSA 2024, section 3. */
#define LINNET_ASCON_PRF_KEY_SIZE 16
#define LINNET_ASCON_PRF_TAG_SIZE 64
/* Computes the tag of a message. key: 16 bytes; message: len bytes; tag: tag_len bytes, 1 or more. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_prf_compute(const uint8_t key[16], const void* message, size_t len, void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: 16 bytes; message: len bytes; tag: tag_len bytes, 1 or more.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_prf_verify(const uint8_t key[16], const void* message, size_t len, const void* tag, size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(56) linnet_ascon_prf_keyed;
/* Expands the key. key: 16 bytes; tag_size: 1 or more bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_prf_keyed_init(linnet_ascon_prf_keyed* self, const uint8_t key[16], size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prf_keyed_compute(const linnet_ascon_prf_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 1 or more. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prf_keyed_verify(const linnet_ascon_prf_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_prf_keyed_wipe(linnet_ascon_prf_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(96) linnet_ascon_prf_authenticator;
/* Begins a message. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_prf_authenticator_init(linnet_ascon_prf_authenticator* self, const uint8_t key[16]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prf_authenticator_update(linnet_ascon_prf_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prf_authenticator_finish(linnet_ascon_prf_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prf_authenticator_verify(linnet_ascon_prf_authenticator* self, const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_prf_authenticator_wipe(linnet_ascon_prf_authenticator* self);

/* "ascon-prfshort" (published). Ascon-PRFshort: key 16, message at most 16, tag 16 bytes; CT-RSA 2024, section 4. One
   permutation; a longer message is refused. */
#define LINNET_ASCON_PRFSHORT_KEY_SIZE 16
#define LINNET_ASCON_PRFSHORT_TAG_SIZE 16
#define LINNET_ASCON_PRFSHORT_MESSAGE_SIZE_MAX 16
/* Computes the tag of a message. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_prfshort_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_prfshort_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(32) linnet_ascon_prfshort_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_prfshort_keyed_init(linnet_ascon_prfshort_keyed* self, const uint8_t key[16]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prfshort_keyed_compute(const linnet_ascon_prfshort_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prfshort_keyed_verify(const linnet_ascon_prfshort_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_prfshort_keyed_wipe(linnet_ascon_prfshort_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_prfshort_authenticator;
/* Begins a message. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_prfshort_authenticator_init(linnet_ascon_prfshort_authenticator* self, const uint8_t key[16]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prfshort_authenticator_update(linnet_ascon_prfshort_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prfshort_authenticator_finish(linnet_ascon_prfshort_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prfshort_authenticator_verify(linnet_ascon_prfshort_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_prfshort_authenticator_wipe(linnet_ascon_prfshort_authenticator* self);

/* "aes-128-gcm" (standard). AES-128-GCM: key 16, nonce 1 byte or more, default 12, tag 16 bytes; SP 800-38D, section 7. `keyed`
   takes tags of 12 to 16 bytes. A plaintext has at most 2^36 - 32 bytes. A nonce must be used only once under a key. With random
   nonces of 12 bytes, and with nonces of other sizes, encrypt fewer than 2^32 messages under one key (section 8.3). A forgery
   succeeds with a probability per attempt of 2^-(8 tag_size) times the blocks of the message. */
#define LINNET_AES_128_GCM_KEY_SIZE 16
#define LINNET_AES_128_GCM_NONCE_SIZE 12
#define LINNET_AES_128_GCM_TAG_SIZE 16
#define LINNET_AES_128_GCM_MESSAGE_SIZE_MAX 68719476704
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: nonce_len bytes, 1 or
   more; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_gcm_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: nonce_len bytes, 1 or more;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_gcm_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(568) linnet_aes_128_gcm_keyed;
/* Expands the key. key: 16 bytes; tag_size: 12 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_gcm_keyed_init(linnet_aes_128_gcm_keyed* self, const uint8_t key[16], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes, 1 or more; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 12 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_keyed_encrypt(const linnet_aes_128_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes, 1 or more; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 12 to 16; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_keyed_decrypt(const linnet_aes_128_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_gcm_keyed_wipe(linnet_aes_128_gcm_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(704) linnet_aes_128_gcm_encryptor;
/* Begins a message. key: 16 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_128_gcm_encryptor_init(linnet_aes_128_gcm_encryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_encryptor_update_aad(linnet_aes_128_gcm_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_encryptor_update(linnet_aes_128_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_encryptor_finish(linnet_aes_128_gcm_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_gcm_encryptor_wipe(linnet_aes_128_gcm_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(704) linnet_aes_128_gcm_decryptor;
/* Begins a message. key: 16 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_128_gcm_decryptor_init(linnet_aes_128_gcm_decryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_decryptor_update_aad(linnet_aes_128_gcm_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_decryptor_update(linnet_aes_128_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_decryptor_verify(linnet_aes_128_gcm_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_gcm_decryptor_wipe(linnet_aes_128_gcm_decryptor* self);

/* "aes-192-gcm" (standard). AES-192-GCM: key 24 bytes, otherwise as aes_128_gcm. */
#define LINNET_AES_192_GCM_KEY_SIZE 24
#define LINNET_AES_192_GCM_NONCE_SIZE 12
#define LINNET_AES_192_GCM_TAG_SIZE 16
#define LINNET_AES_192_GCM_MESSAGE_SIZE_MAX 68719476704
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 24 bytes; nonce: nonce_len bytes, 1 or
   more; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_gcm_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 24 bytes; nonce: nonce_len bytes, 1 or more;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_192_gcm_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(568) linnet_aes_192_gcm_keyed;
/* Expands the key. key: 24 bytes; tag_size: 12 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_gcm_keyed_init(linnet_aes_192_gcm_keyed* self, const uint8_t key[24], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes, 1 or more; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 12 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_keyed_encrypt(const linnet_aes_192_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes, 1 or more; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 12 to 16; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_keyed_decrypt(const linnet_aes_192_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_gcm_keyed_wipe(linnet_aes_192_gcm_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(704) linnet_aes_192_gcm_encryptor;
/* Begins a message. key: 24 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_192_gcm_encryptor_init(linnet_aes_192_gcm_encryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_encryptor_update_aad(linnet_aes_192_gcm_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_encryptor_update(linnet_aes_192_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_encryptor_finish(linnet_aes_192_gcm_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_gcm_encryptor_wipe(linnet_aes_192_gcm_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(704) linnet_aes_192_gcm_decryptor;
/* Begins a message. key: 24 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_192_gcm_decryptor_init(linnet_aes_192_gcm_decryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_decryptor_update_aad(linnet_aes_192_gcm_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_decryptor_update(linnet_aes_192_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_decryptor_verify(linnet_aes_192_gcm_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_gcm_decryptor_wipe(linnet_aes_192_gcm_decryptor* self);

/* "aes-256-gcm" (standard). AES-256-GCM: key 32 bytes, otherwise as aes_128_gcm. */
#define LINNET_AES_256_GCM_KEY_SIZE 32
#define LINNET_AES_256_GCM_NONCE_SIZE 12
#define LINNET_AES_256_GCM_TAG_SIZE 16
#define LINNET_AES_256_GCM_MESSAGE_SIZE_MAX 68719476704
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 32 bytes; nonce: nonce_len bytes, 1 or
   more; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_gcm_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 32 bytes; nonce: nonce_len bytes, 1 or more;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_gcm_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(568) linnet_aes_256_gcm_keyed;
/* Expands the key. key: 32 bytes; tag_size: 12 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_gcm_keyed_init(linnet_aes_256_gcm_keyed* self, const uint8_t key[32], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes, 1 or more; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 12 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_keyed_encrypt(const linnet_aes_256_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes, 1 or more; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 12 to 16; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_keyed_decrypt(const linnet_aes_256_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_gcm_keyed_wipe(linnet_aes_256_gcm_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(704) linnet_aes_256_gcm_encryptor;
/* Begins a message. key: 32 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_256_gcm_encryptor_init(linnet_aes_256_gcm_encryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_encryptor_update_aad(linnet_aes_256_gcm_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_encryptor_update(linnet_aes_256_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_encryptor_finish(linnet_aes_256_gcm_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_gcm_encryptor_wipe(linnet_aes_256_gcm_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(704) linnet_aes_256_gcm_decryptor;
/* Begins a message. key: 32 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_256_gcm_decryptor_init(linnet_aes_256_gcm_decryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_decryptor_update_aad(linnet_aes_256_gcm_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_decryptor_update(linnet_aes_256_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_decryptor_verify(linnet_aes_256_gcm_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_gcm_decryptor_wipe(linnet_aes_256_gcm_decryptor* self);

/* "aes-128-gcm-siv" (published). AES-128-GCM-SIV: key 16, nonce 12, tag 16 bytes; RFC 8452. Misuse-resistant: a repeated nonce
   reveals only that a message with its associated data is repeated; section 9 bounds how often that may happen. A plaintext has
   at most 2^36 bytes, which is enforced; the associated data may have as many. It reads the message twice, so there are no
   incremental types. While `decrypt` runs, its output holds unverified plaintext; when it returns, the output is verified or
   zero. Each message derives its own keys: where nonces are unique aes_128_gcm is faster. */
#define LINNET_AES_128_GCM_SIV_KEY_SIZE 16
#define LINNET_AES_128_GCM_SIV_NONCE_SIZE 12
#define LINNET_AES_128_GCM_SIV_TAG_SIZE 16
#define LINNET_AES_128_GCM_SIV_MESSAGE_SIZE_MAX 68719476736
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 12 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_gcm_siv_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 12 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_gcm_siv_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(480) linnet_aes_128_gcm_siv_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_gcm_siv_keyed_init(linnet_aes_128_gcm_siv_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 12 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_siv_keyed_encrypt(const linnet_aes_128_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 12 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_siv_keyed_decrypt(const linnet_aes_128_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_gcm_siv_keyed_wipe(linnet_aes_128_gcm_siv_keyed* self);

/* "aes-256-gcm-siv" (published). AES-256-GCM-SIV: key 32 bytes, otherwise as aes_128_gcm_siv. */
#define LINNET_AES_256_GCM_SIV_KEY_SIZE 32
#define LINNET_AES_256_GCM_SIV_NONCE_SIZE 12
#define LINNET_AES_256_GCM_SIV_TAG_SIZE 16
#define LINNET_AES_256_GCM_SIV_MESSAGE_SIZE_MAX 68719476736
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 32 bytes; nonce: 12 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_gcm_siv_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 32 bytes; nonce: 12 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_gcm_siv_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(480) linnet_aes_256_gcm_siv_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_gcm_siv_keyed_init(linnet_aes_256_gcm_siv_keyed* self, const uint8_t key[32]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 12 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_siv_keyed_encrypt(const linnet_aes_256_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 12 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_siv_keyed_decrypt(const linnet_aes_256_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_gcm_siv_keyed_wipe(linnet_aes_256_gcm_siv_keyed* self);

/* "aes-128-ccm" (standard). AES-128-CCM: key 16, nonce 7 to 13, default 12, tag 16 bytes; SP 800-38C. `keyed` takes tags of 4,
   6, 8, 10, 12, 14 or 16 bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is not a
   prefix of a longer one. With a nonce of n bytes a message has fewer than 2^(8 (15 - n)) bytes: at most 65535 with 13, 16777215
   with 12; a longer one is refused. A nonce must be used only once under a key: reuse reveals the XOR of the two plaintexts. At
   most 2^61 calls of the cipher under one key (section 5.3): two for each block of plaintext, one for each block of associated
   data. Incremental types take the lengths first. */
#define LINNET_AES_128_CCM_KEY_SIZE 16
#define LINNET_AES_128_CCM_NONCE_SIZE 12
#define LINNET_AES_128_CCM_TAG_SIZE 16
#define LINNET_AES_128_CCM_MESSAGE_SIZE_MAX 16777215 /* with a nonce of NONCE_SIZE bytes */
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: nonce_len bytes, 7 to 13;
   aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_ccm_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: nonce_len bytes, 7 to 13;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_ccm_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(480) linnet_aes_128_ccm_keyed;
/* Expands the key. key: 16 bytes; tag_size: 4 to 16 in steps of 2 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_ccm_keyed_init(linnet_aes_128_ccm_keyed* self, const uint8_t key[16], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 4 to 16 in steps of 2. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_ccm_keyed_encrypt(const linnet_aes_128_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 4 to 16 in steps of 2; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_ccm_keyed_decrypt(const linnet_aes_128_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_ccm_keyed_wipe(linnet_aes_128_ccm_keyed* self);

/* "aes-192-ccm" (standard). AES-192-CCM: key 24 bytes, otherwise as aes_128_ccm. */
#define LINNET_AES_192_CCM_KEY_SIZE 24
#define LINNET_AES_192_CCM_NONCE_SIZE 12
#define LINNET_AES_192_CCM_TAG_SIZE 16
#define LINNET_AES_192_CCM_MESSAGE_SIZE_MAX 16777215 /* with a nonce of NONCE_SIZE bytes */
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 24 bytes; nonce: nonce_len bytes, 7 to 13;
   aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_ccm_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 24 bytes; nonce: nonce_len bytes, 7 to 13;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_192_ccm_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(480) linnet_aes_192_ccm_keyed;
/* Expands the key. key: 24 bytes; tag_size: 4 to 16 in steps of 2 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_ccm_keyed_init(linnet_aes_192_ccm_keyed* self, const uint8_t key[24], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 4 to 16 in steps of 2. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_ccm_keyed_encrypt(const linnet_aes_192_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 4 to 16 in steps of 2; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_ccm_keyed_decrypt(const linnet_aes_192_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_ccm_keyed_wipe(linnet_aes_192_ccm_keyed* self);

/* "aes-256-ccm" (standard). AES-256-CCM: key 32 bytes, otherwise as aes_128_ccm. */
#define LINNET_AES_256_CCM_KEY_SIZE 32
#define LINNET_AES_256_CCM_NONCE_SIZE 12
#define LINNET_AES_256_CCM_TAG_SIZE 16
#define LINNET_AES_256_CCM_MESSAGE_SIZE_MAX 16777215 /* with a nonce of NONCE_SIZE bytes */
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 32 bytes; nonce: nonce_len bytes, 7 to 13;
   aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_ccm_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 32 bytes; nonce: nonce_len bytes, 7 to 13;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_ccm_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(480) linnet_aes_256_ccm_keyed;
/* Expands the key. key: 32 bytes; tag_size: 4 to 16 in steps of 2 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_ccm_keyed_init(linnet_aes_256_ccm_keyed* self, const uint8_t key[32], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 4 to 16 in steps of 2. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_ccm_keyed_encrypt(const linnet_aes_256_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 4 to 16 in steps of 2; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_ccm_keyed_decrypt(const linnet_aes_256_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_ccm_keyed_wipe(linnet_aes_256_ccm_keyed* self);

/* "aes-128-eax" (published). AES-128-EAX: key 16, nonce of any length, default 16, tag 16 bytes; FSE 2004, figure 2. `keyed`
   takes tags of 1 to 16 bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is a prefix
   of a longer one. A nonce must be used only once under a key: reuse reveals the XOR of the two plaintexts. Birthday bound: stay
   below 2^48 blocks of 16 bytes under one key. */
#define LINNET_AES_128_EAX_KEY_SIZE 16
#define LINNET_AES_128_EAX_NONCE_SIZE 16
#define LINNET_AES_128_EAX_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_eax_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_eax_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(512) linnet_aes_128_eax_keyed;
/* Expands the key. key: 16 bytes; tag_size: 1 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_eax_keyed_init(linnet_aes_128_eax_keyed* self, const uint8_t key[16], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 1 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_keyed_encrypt(const linnet_aes_128_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes; aad: aad_len bytes;
   ciphertext: len bytes; tag: tag_len bytes, 1 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_keyed_decrypt(const linnet_aes_128_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_eax_keyed_wipe(linnet_aes_128_eax_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(624) linnet_aes_128_eax_encryptor;
/* Begins a message. key: 16 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_128_eax_encryptor_init(linnet_aes_128_eax_encryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_encryptor_update_aad(linnet_aes_128_eax_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_encryptor_update(linnet_aes_128_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_encryptor_finish(linnet_aes_128_eax_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_eax_encryptor_wipe(linnet_aes_128_eax_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(624) linnet_aes_128_eax_decryptor;
/* Begins a message. key: 16 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_128_eax_decryptor_init(linnet_aes_128_eax_decryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_decryptor_update_aad(linnet_aes_128_eax_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_decryptor_update(linnet_aes_128_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_decryptor_verify(linnet_aes_128_eax_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_eax_decryptor_wipe(linnet_aes_128_eax_decryptor* self);

/* "aes-192-eax" (published). AES-192-EAX: key 24 bytes, otherwise as aes_128_eax. */
#define LINNET_AES_192_EAX_KEY_SIZE 24
#define LINNET_AES_192_EAX_NONCE_SIZE 16
#define LINNET_AES_192_EAX_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 24 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_eax_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 24 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_192_eax_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(512) linnet_aes_192_eax_keyed;
/* Expands the key. key: 24 bytes; tag_size: 1 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_eax_keyed_init(linnet_aes_192_eax_keyed* self, const uint8_t key[24], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 1 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_keyed_encrypt(const linnet_aes_192_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes; aad: aad_len bytes;
   ciphertext: len bytes; tag: tag_len bytes, 1 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_keyed_decrypt(const linnet_aes_192_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_eax_keyed_wipe(linnet_aes_192_eax_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(624) linnet_aes_192_eax_encryptor;
/* Begins a message. key: 24 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_192_eax_encryptor_init(linnet_aes_192_eax_encryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_encryptor_update_aad(linnet_aes_192_eax_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_encryptor_update(linnet_aes_192_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_encryptor_finish(linnet_aes_192_eax_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_eax_encryptor_wipe(linnet_aes_192_eax_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(624) linnet_aes_192_eax_decryptor;
/* Begins a message. key: 24 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_192_eax_decryptor_init(linnet_aes_192_eax_decryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_decryptor_update_aad(linnet_aes_192_eax_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_decryptor_update(linnet_aes_192_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_decryptor_verify(linnet_aes_192_eax_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_eax_decryptor_wipe(linnet_aes_192_eax_decryptor* self);

/* "aes-256-eax" (published). AES-256-EAX: key 32 bytes, otherwise as aes_128_eax. */
#define LINNET_AES_256_EAX_KEY_SIZE 32
#define LINNET_AES_256_EAX_NONCE_SIZE 16
#define LINNET_AES_256_EAX_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 32 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_eax_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 32 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_eax_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(512) linnet_aes_256_eax_keyed;
/* Expands the key. key: 32 bytes; tag_size: 1 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_eax_keyed_init(linnet_aes_256_eax_keyed* self, const uint8_t key[32], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 1 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_keyed_encrypt(const linnet_aes_256_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes; aad: aad_len bytes;
   ciphertext: len bytes; tag: tag_len bytes, 1 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_keyed_decrypt(const linnet_aes_256_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_eax_keyed_wipe(linnet_aes_256_eax_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(624) linnet_aes_256_eax_encryptor;
/* Begins a message. key: 32 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_256_eax_encryptor_init(linnet_aes_256_eax_encryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_encryptor_update_aad(linnet_aes_256_eax_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_encryptor_update(linnet_aes_256_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_encryptor_finish(linnet_aes_256_eax_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_eax_encryptor_wipe(linnet_aes_256_eax_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(624) linnet_aes_256_eax_decryptor;
/* Begins a message. key: 32 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_256_eax_decryptor_init(linnet_aes_256_eax_decryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_decryptor_update_aad(linnet_aes_256_eax_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_decryptor_update(linnet_aes_256_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_decryptor_verify(linnet_aes_256_eax_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_eax_decryptor_wipe(linnet_aes_256_eax_decryptor* self);

/* "aes-128-ocb" (published). AES-128-OCB: key 16, nonce 1 to 15, default 12, tag 16 bytes; RFC 7253. `keyed` takes tags of 1 to
   16 bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is not a prefix of a longer one.
   A nonce must be used only once under a key: reuse loses the confidentiality of both messages and the authenticity of all under
   that key (section 5). At most 2^48 blocks of 16 bytes under one key (section 5.1). There are no incremental types, because the
   last block is encrypted differently. */
#define LINNET_AES_128_OCB_KEY_SIZE 16
#define LINNET_AES_128_OCB_NONCE_SIZE 12
#define LINNET_AES_128_OCB_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: nonce_len bytes, 1 to 15;
   aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_ocb_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: nonce_len bytes, 1 to 15;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_ocb_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(1008) linnet_aes_128_ocb_keyed;
/* Expands the key. key: 16 bytes; tag_size: 1 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_ocb_keyed_init(linnet_aes_128_ocb_keyed* self, const uint8_t key[16], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes, 1 to 15; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 1 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_ocb_keyed_encrypt(const linnet_aes_128_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes, 1 to 15; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 1 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_ocb_keyed_decrypt(const linnet_aes_128_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_ocb_keyed_wipe(linnet_aes_128_ocb_keyed* self);

/* "aes-192-ocb" (published). AES-192-OCB: key 24 bytes, otherwise as aes_128_ocb. */
#define LINNET_AES_192_OCB_KEY_SIZE 24
#define LINNET_AES_192_OCB_NONCE_SIZE 12
#define LINNET_AES_192_OCB_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 24 bytes; nonce: nonce_len bytes, 1 to 15;
   aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_ocb_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 24 bytes; nonce: nonce_len bytes, 1 to 15;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_192_ocb_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(1008) linnet_aes_192_ocb_keyed;
/* Expands the key. key: 24 bytes; tag_size: 1 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_ocb_keyed_init(linnet_aes_192_ocb_keyed* self, const uint8_t key[24], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes, 1 to 15; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 1 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_ocb_keyed_encrypt(const linnet_aes_192_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes, 1 to 15; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 1 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_ocb_keyed_decrypt(const linnet_aes_192_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_ocb_keyed_wipe(linnet_aes_192_ocb_keyed* self);

/* "aes-256-ocb" (published). AES-256-OCB: key 32 bytes, otherwise as aes_128_ocb. */
#define LINNET_AES_256_OCB_KEY_SIZE 32
#define LINNET_AES_256_OCB_NONCE_SIZE 12
#define LINNET_AES_256_OCB_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 32 bytes; nonce: nonce_len bytes, 1 to 15;
   aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_ocb_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 32 bytes; nonce: nonce_len bytes, 1 to 15;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_ocb_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(1008) linnet_aes_256_ocb_keyed;
/* Expands the key. key: 32 bytes; tag_size: 1 to 16 bytes, of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_ocb_keyed_init(linnet_aes_256_ocb_keyed* self, const uint8_t key[32], size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes, 1 to 15; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 1 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_ocb_keyed_encrypt(const linnet_aes_256_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes, 1 to 15; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 1 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_ocb_keyed_decrypt(const linnet_aes_256_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_ocb_keyed_wipe(linnet_aes_256_ocb_keyed* self);

/* "aes-128-cmac" (standard). AES-128-CMAC: key 16, tag 16 bytes; SP 800-38B. At most 2^48 messages under one key (appendix B). */
#define LINNET_AES_128_CMAC_KEY_SIZE 16
#define LINNET_AES_128_CMAC_TAG_SIZE 16
/* Computes the tag of a message. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_cmac_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_cmac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(520) linnet_aes_128_cmac_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_cmac_keyed_init(linnet_aes_128_cmac_keyed* self, const uint8_t key[16]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_cmac_keyed_compute(const linnet_aes_128_cmac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_cmac_keyed_verify(const linnet_aes_128_cmac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_cmac_keyed_wipe(linnet_aes_128_cmac_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(560) linnet_aes_128_cmac_authenticator;
/* Begins a message. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_cmac_authenticator_init(linnet_aes_128_cmac_authenticator* self, const uint8_t key[16]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_cmac_authenticator_update(linnet_aes_128_cmac_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_cmac_authenticator_finish(linnet_aes_128_cmac_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_cmac_authenticator_verify(linnet_aes_128_cmac_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_cmac_authenticator_wipe(linnet_aes_128_cmac_authenticator* self);

/* "aes-192-cmac" (standard). AES-192-CMAC: key 24 bytes, otherwise as aes_128_cmac. */
#define LINNET_AES_192_CMAC_KEY_SIZE 24
#define LINNET_AES_192_CMAC_TAG_SIZE 16
/* Computes the tag of a message. key: 24 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_cmac_compute(const uint8_t key[24], const void* message, size_t len, uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. key: 24 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_192_cmac_verify(const uint8_t key[24], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(520) linnet_aes_192_cmac_keyed;
/* Expands the key. key: 24 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_cmac_keyed_init(linnet_aes_192_cmac_keyed* self, const uint8_t key[24]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_cmac_keyed_compute(const linnet_aes_192_cmac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_cmac_keyed_verify(const linnet_aes_192_cmac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_cmac_keyed_wipe(linnet_aes_192_cmac_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(560) linnet_aes_192_cmac_authenticator;
/* Begins a message. key: 24 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_cmac_authenticator_init(linnet_aes_192_cmac_authenticator* self, const uint8_t key[24]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_cmac_authenticator_update(linnet_aes_192_cmac_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_cmac_authenticator_finish(linnet_aes_192_cmac_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_cmac_authenticator_verify(linnet_aes_192_cmac_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_cmac_authenticator_wipe(linnet_aes_192_cmac_authenticator* self);

/* "aes-256-cmac" (standard). AES-256-CMAC: key 32 bytes, otherwise as aes_128_cmac. */
#define LINNET_AES_256_CMAC_KEY_SIZE 32
#define LINNET_AES_256_CMAC_TAG_SIZE 16
/* Computes the tag of a message. key: 32 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_cmac_compute(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. key: 32 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_cmac_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(520) linnet_aes_256_cmac_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_cmac_keyed_init(linnet_aes_256_cmac_keyed* self, const uint8_t key[32]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_cmac_keyed_compute(const linnet_aes_256_cmac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_cmac_keyed_verify(const linnet_aes_256_cmac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_cmac_keyed_wipe(linnet_aes_256_cmac_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(560) linnet_aes_256_cmac_authenticator;
/* Begins a message. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_cmac_authenticator_init(linnet_aes_256_cmac_authenticator* self, const uint8_t key[32]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_cmac_authenticator_update(linnet_aes_256_cmac_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_cmac_authenticator_finish(linnet_aes_256_cmac_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_cmac_authenticator_verify(linnet_aes_256_cmac_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_cmac_authenticator_wipe(linnet_aes_256_cmac_authenticator* self);

/* "aes-128-cbc-mac" (legacy). AES-128-CBC-MAC: key 16, tag 16 bytes; ISO/IEC 9797-1, MAC algorithm 1, padding method 1: zero
   bytes pad the message to whole blocks. Secure only if all messages under a key have one fixed length: from the tags of
   messages of different lengths anybody computes tags of further messages, and a message has the same tag with zero bytes
   appended up to a whole block. Choose aes_128_cmac unless a peer requires this. At most 2^48 blocks under one key. */
#define LINNET_AES_128_CBC_MAC_KEY_SIZE 16
#define LINNET_AES_128_CBC_MAC_TAG_SIZE 16
/* Computes the tag of a message. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_cbc_mac_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_cbc_mac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(488) linnet_aes_128_cbc_mac_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_cbc_mac_keyed_init(linnet_aes_128_cbc_mac_keyed* self, const uint8_t key[16]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_cbc_mac_keyed_compute(const linnet_aes_128_cbc_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_cbc_mac_keyed_verify(const linnet_aes_128_cbc_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_cbc_mac_keyed_wipe(linnet_aes_128_cbc_mac_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(528) linnet_aes_128_cbc_mac_authenticator;
/* Begins a message. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_cbc_mac_authenticator_init(linnet_aes_128_cbc_mac_authenticator* self, const uint8_t key[16]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_cbc_mac_authenticator_update(linnet_aes_128_cbc_mac_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_cbc_mac_authenticator_finish(linnet_aes_128_cbc_mac_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_cbc_mac_authenticator_verify(linnet_aes_128_cbc_mac_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_cbc_mac_authenticator_wipe(linnet_aes_128_cbc_mac_authenticator* self);

/* "aes-192-cbc-mac" (legacy). AES-192-CBC-MAC: key 24 bytes, otherwise as aes_128_cbc_mac. */
#define LINNET_AES_192_CBC_MAC_KEY_SIZE 24
#define LINNET_AES_192_CBC_MAC_TAG_SIZE 16
/* Computes the tag of a message. key: 24 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_cbc_mac_compute(const uint8_t key[24], const void* message, size_t len, uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. key: 24 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_192_cbc_mac_verify(const uint8_t key[24], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(488) linnet_aes_192_cbc_mac_keyed;
/* Expands the key. key: 24 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_cbc_mac_keyed_init(linnet_aes_192_cbc_mac_keyed* self, const uint8_t key[24]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_cbc_mac_keyed_compute(const linnet_aes_192_cbc_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_cbc_mac_keyed_verify(const linnet_aes_192_cbc_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_cbc_mac_keyed_wipe(linnet_aes_192_cbc_mac_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(528) linnet_aes_192_cbc_mac_authenticator;
/* Begins a message. key: 24 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_cbc_mac_authenticator_init(linnet_aes_192_cbc_mac_authenticator* self, const uint8_t key[24]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_cbc_mac_authenticator_update(linnet_aes_192_cbc_mac_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_cbc_mac_authenticator_finish(linnet_aes_192_cbc_mac_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_cbc_mac_authenticator_verify(linnet_aes_192_cbc_mac_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_cbc_mac_authenticator_wipe(linnet_aes_192_cbc_mac_authenticator* self);

/* "aes-256-cbc-mac" (legacy). AES-256-CBC-MAC: key 32 bytes, otherwise as aes_128_cbc_mac. */
#define LINNET_AES_256_CBC_MAC_KEY_SIZE 32
#define LINNET_AES_256_CBC_MAC_TAG_SIZE 16
/* Computes the tag of a message. key: 32 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_cbc_mac_compute(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. key: 32 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_cbc_mac_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(488) linnet_aes_256_cbc_mac_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_cbc_mac_keyed_init(linnet_aes_256_cbc_mac_keyed* self, const uint8_t key[32]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_cbc_mac_keyed_compute(const linnet_aes_256_cbc_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_cbc_mac_keyed_verify(const linnet_aes_256_cbc_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_cbc_mac_keyed_wipe(linnet_aes_256_cbc_mac_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(528) linnet_aes_256_cbc_mac_authenticator;
/* Begins a message. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_cbc_mac_authenticator_init(linnet_aes_256_cbc_mac_authenticator* self, const uint8_t key[32]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_cbc_mac_authenticator_update(linnet_aes_256_cbc_mac_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_cbc_mac_authenticator_finish(linnet_aes_256_cbc_mac_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_cbc_mac_authenticator_verify(linnet_aes_256_cbc_mac_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_cbc_mac_authenticator_wipe(linnet_aes_256_cbc_mac_authenticator* self);

/* "aes-128-ctr" (standard). AES-128-CTR: key 16, nonce 16 bytes; SP 800-38A, section 6.5. The nonce is the first counter block;
   each following one is larger by 1, modulo 2^128. Does not authenticate: use an AEAD instead wherever possible. A counter block
   must be used only once under a key: reusing one reveals the XOR of the two plaintexts. With 12 bytes that differ for each
   message and 4 zero bytes, a message has at most 2^36 bytes. At most 2^48 blocks of 16 bytes under one key. */
#define LINNET_AES_128_CTR_KEY_SIZE 16
#define LINNET_AES_128_CTR_NONCE_SIZE 16
/* Encrypts or decrypts a message, and authenticates nothing. key: 16 bytes; nonce: 16 bytes; input: len bytes; output: len
   bytes, may be `input`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_ctr_crypt(const uint8_t key[16], const uint8_t nonce[16], const void* input, size_t len,
    void* output);
/* A message that comes in parts: `update` any number of times, and `seek`. */
typedef LINNET_OBJECT(536) linnet_aes_128_ctr_cipher;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_ctr_cipher_init(linnet_aes_128_ctr_cipher* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Encrypts or decrypts the next part of the message. input: len bytes; output: len bytes, may be `input`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_ctr_cipher_update(linnet_aes_128_ctr_cipher* self, const void* input, size_t len, void* output);
/* Continues at another position. One behind the longest message is LINNET_LENGTH and ends the object. position: in bytes from
   the beginning of the message. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_ctr_cipher_seek(linnet_aes_128_ctr_cipher* self, uint64_t position);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_ctr_cipher_wipe(linnet_aes_128_ctr_cipher* self);

/* "aes-192-ctr" (standard). AES-192-CTR: key 24 bytes, otherwise as aes_128_ctr. */
#define LINNET_AES_192_CTR_KEY_SIZE 24
#define LINNET_AES_192_CTR_NONCE_SIZE 16
/* Encrypts or decrypts a message, and authenticates nothing. key: 24 bytes; nonce: 16 bytes; input: len bytes; output: len
   bytes, may be `input`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_ctr_crypt(const uint8_t key[24], const uint8_t nonce[16], const void* input, size_t len,
    void* output);
/* A message that comes in parts: `update` any number of times, and `seek`. */
typedef LINNET_OBJECT(536) linnet_aes_192_ctr_cipher;
/* Begins a message. key: 24 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_ctr_cipher_init(linnet_aes_192_ctr_cipher* self, const uint8_t key[24], const uint8_t nonce[16]);
/* Encrypts or decrypts the next part of the message. input: len bytes; output: len bytes, may be `input`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_ctr_cipher_update(linnet_aes_192_ctr_cipher* self, const void* input, size_t len, void* output);
/* Continues at another position. One behind the longest message is LINNET_LENGTH and ends the object. position: in bytes from
   the beginning of the message. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_ctr_cipher_seek(linnet_aes_192_ctr_cipher* self, uint64_t position);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_ctr_cipher_wipe(linnet_aes_192_ctr_cipher* self);

/* "aes-256-ctr" (standard). AES-256-CTR: key 32 bytes, otherwise as aes_128_ctr. */
#define LINNET_AES_256_CTR_KEY_SIZE 32
#define LINNET_AES_256_CTR_NONCE_SIZE 16
/* Encrypts or decrypts a message, and authenticates nothing. key: 32 bytes; nonce: 16 bytes; input: len bytes; output: len
   bytes, may be `input`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_ctr_crypt(const uint8_t key[32], const uint8_t nonce[16], const void* input, size_t len,
    void* output);
/* A message that comes in parts: `update` any number of times, and `seek`. */
typedef LINNET_OBJECT(536) linnet_aes_256_ctr_cipher;
/* Begins a message. key: 32 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_ctr_cipher_init(linnet_aes_256_ctr_cipher* self, const uint8_t key[32], const uint8_t nonce[16]);
/* Encrypts or decrypts the next part of the message. input: len bytes; output: len bytes, may be `input`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_ctr_cipher_update(linnet_aes_256_ctr_cipher* self, const void* input, size_t len, void* output);
/* Continues at another position. One behind the longest message is LINNET_LENGTH and ends the object. position: in bytes from
   the beginning of the message. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_ctr_cipher_seek(linnet_aes_256_ctr_cipher* self, uint64_t position);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_ctr_cipher_wipe(linnet_aes_256_ctr_cipher* self);

/* "aes-128-cbc" (legacy). AES-128-CBC: key 16, nonce (initialization vector) 16 bytes; plaintexts of whole blocks of 16 bytes,
   ciphertexts of the same length; SP 800-38A, section 6.2. For interoperability only: it does not authenticate; use an AEAD
   instead wherever possible. The initialization vector must be random for each message. At most 2^48 blocks under one key. */
#define LINNET_AES_128_CBC_KEY_SIZE 16
#define LINNET_AES_128_CBC_NONCE_SIZE 16
/* The bytes of the ciphertext of `len` bytes of plaintext; 0 if no plaintext has that length. */
LINNET_API size_t linnet_aes_128_cbc_ciphertext_size(size_t len);
/* Encrypts the plaintext, after padding where the algorithm pads, and authenticates nothing. key: 16 bytes; nonce: 16 bytes;
   plaintext: len bytes; ciphertext: ciphertext_len bytes, at least the ciphertext_size of len. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_cbc_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len);
/* Decrypts the ciphertext and removes the padding where the algorithm pads. key: 16 bytes; nonce: 16 bytes; ciphertext: len
   bytes; plaintext: before the call *plaintext_len is the size of the buffer, at least len; then the length of the plaintext, or
   0. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_PADDING (the padding is malformed; tell nobody, and verify a
   MAC first). */
LINNET_RESULT int linnet_aes_128_cbc_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len);

/* "aes-192-cbc" (legacy). AES-192-CBC: key 24 bytes, otherwise as aes_128_cbc. */
#define LINNET_AES_192_CBC_KEY_SIZE 24
#define LINNET_AES_192_CBC_NONCE_SIZE 16
/* The bytes of the ciphertext of `len` bytes of plaintext; 0 if no plaintext has that length. */
LINNET_API size_t linnet_aes_192_cbc_ciphertext_size(size_t len);
/* Encrypts the plaintext, after padding where the algorithm pads, and authenticates nothing. key: 24 bytes; nonce: 16 bytes;
   plaintext: len bytes; ciphertext: ciphertext_len bytes, at least the ciphertext_size of len. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_cbc_encrypt(const uint8_t key[24], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len);
/* Decrypts the ciphertext and removes the padding where the algorithm pads. key: 24 bytes; nonce: 16 bytes; ciphertext: len
   bytes; plaintext: before the call *plaintext_len is the size of the buffer, at least len; then the length of the plaintext, or
   0. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_PADDING (the padding is malformed; tell nobody, and verify a
   MAC first). */
LINNET_RESULT int linnet_aes_192_cbc_decrypt(const uint8_t key[24], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len);

/* "aes-256-cbc" (legacy). AES-256-CBC: key 32 bytes, otherwise as aes_128_cbc. */
#define LINNET_AES_256_CBC_KEY_SIZE 32
#define LINNET_AES_256_CBC_NONCE_SIZE 16
/* The bytes of the ciphertext of `len` bytes of plaintext; 0 if no plaintext has that length. */
LINNET_API size_t linnet_aes_256_cbc_ciphertext_size(size_t len);
/* Encrypts the plaintext, after padding where the algorithm pads, and authenticates nothing. key: 32 bytes; nonce: 16 bytes;
   plaintext: len bytes; ciphertext: ciphertext_len bytes, at least the ciphertext_size of len. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_cbc_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len);
/* Decrypts the ciphertext and removes the padding where the algorithm pads. key: 32 bytes; nonce: 16 bytes; ciphertext: len
   bytes; plaintext: before the call *plaintext_len is the size of the buffer, at least len; then the length of the plaintext, or
   0. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_PADDING (the padding is malformed; tell nobody, and verify a
   MAC first). */
LINNET_RESULT int linnet_aes_256_cbc_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len);

/* "aes-128-cbc-pkcs7" (legacy). AES-128-CBC with PKCS #7 padding: key 16, nonce (initialization vector) 16 bytes; plaintexts of
   any length, ciphertexts 1 to 16 bytes longer; SP 800-38A, section 6.2, RFC 5652, section 6.3. The padding is compared in
   constant time, but whether it was valid is the result of the call, which takes longer if it was not, as the whole text is then
   zeroed: an attacker who learns that can decrypt any message (padding oracle). For interoperability only, and only after a MAC
   was verified. The initialization vector must be random for each message. At most 2^48 blocks under one key. */
#define LINNET_AES_128_CBC_PKCS7_KEY_SIZE 16
#define LINNET_AES_128_CBC_PKCS7_NONCE_SIZE 16
/* The bytes of the ciphertext of `len` bytes of plaintext; 0 if no plaintext has that length. */
LINNET_API size_t linnet_aes_128_cbc_pkcs7_ciphertext_size(size_t len);
/* Encrypts the plaintext, after padding where the algorithm pads, and authenticates nothing. key: 16 bytes; nonce: 16 bytes;
   plaintext: len bytes; ciphertext: ciphertext_len bytes, at least the ciphertext_size of len. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_cbc_pkcs7_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
/* Decrypts the ciphertext and removes the padding where the algorithm pads. key: 16 bytes; nonce: 16 bytes; ciphertext: len
   bytes; plaintext: before the call *plaintext_len is the size of the buffer, at least len; then the length of the plaintext, or
   0. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_PADDING (the padding is malformed; tell nobody, and verify a
   MAC first). */
LINNET_RESULT int linnet_aes_128_cbc_pkcs7_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* "aes-192-cbc-pkcs7" (legacy). AES-192-CBC with padding: key 24 bytes, otherwise as aes_128_cbc_pkcs7. */
#define LINNET_AES_192_CBC_PKCS7_KEY_SIZE 24
#define LINNET_AES_192_CBC_PKCS7_NONCE_SIZE 16
/* The bytes of the ciphertext of `len` bytes of plaintext; 0 if no plaintext has that length. */
LINNET_API size_t linnet_aes_192_cbc_pkcs7_ciphertext_size(size_t len);
/* Encrypts the plaintext, after padding where the algorithm pads, and authenticates nothing. key: 24 bytes; nonce: 16 bytes;
   plaintext: len bytes; ciphertext: ciphertext_len bytes, at least the ciphertext_size of len. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_cbc_pkcs7_encrypt(const uint8_t key[24], const uint8_t nonce[16], const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
/* Decrypts the ciphertext and removes the padding where the algorithm pads. key: 24 bytes; nonce: 16 bytes; ciphertext: len
   bytes; plaintext: before the call *plaintext_len is the size of the buffer, at least len; then the length of the plaintext, or
   0. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_PADDING (the padding is malformed; tell nobody, and verify a
   MAC first). */
LINNET_RESULT int linnet_aes_192_cbc_pkcs7_decrypt(const uint8_t key[24], const uint8_t nonce[16], const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* "aes-256-cbc-pkcs7" (legacy). AES-256-CBC with padding: key 32 bytes, otherwise as aes_128_cbc_pkcs7. */
#define LINNET_AES_256_CBC_PKCS7_KEY_SIZE 32
#define LINNET_AES_256_CBC_PKCS7_NONCE_SIZE 16
/* The bytes of the ciphertext of `len` bytes of plaintext; 0 if no plaintext has that length. */
LINNET_API size_t linnet_aes_256_cbc_pkcs7_ciphertext_size(size_t len);
/* Encrypts the plaintext, after padding where the algorithm pads, and authenticates nothing. key: 32 bytes; nonce: 16 bytes;
   plaintext: len bytes; ciphertext: ciphertext_len bytes, at least the ciphertext_size of len. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_cbc_pkcs7_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
/* Decrypts the ciphertext and removes the padding where the algorithm pads. key: 32 bytes; nonce: 16 bytes; ciphertext: len
   bytes; plaintext: before the call *plaintext_len is the size of the buffer, at least len; then the length of the plaintext, or
   0. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_PADDING (the padding is malformed; tell nobody, and verify a
   MAC first). */
LINNET_RESULT int linnet_aes_256_cbc_pkcs7_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* "aes-128-kw" (standard). AES-128-KW, key wrap: key 16 bytes; wraps keys of 16 bytes or more, in steps of 8, to ciphertexts 8
   bytes longer; RFC 3394, SP 800-38F. Authenticates, with 64 bits. Needs no nonce: equal keys give equal ciphertexts. At most
   2^48 keys under one key. */
#define LINNET_AES_128_KW_KEY_SIZE 16
/* The bytes of the wrapped key of `len` bytes; 0 if no key has that length. */
LINNET_API size_t linnet_aes_128_kw_ciphertext_size(size_t len);
/* Encrypts and authenticates a key under another. key: 16 bytes; plaintext: len bytes; ciphertext: ciphertext_len bytes, at
   least the ciphertext_size of len. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_kw_wrap(const uint8_t key[16], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* Decrypts a wrapped key if it is authentic. key: 16 bytes; ciphertext: len bytes; plaintext: before the call *plaintext_len is
   the size of the buffer, at least len - 8; then the length of the plaintext, or 0. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (no key was wrapped so under this key). */
LINNET_RESULT int linnet_aes_128_kw_unwrap(const uint8_t key[16], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "aes-192-kw" (standard). AES-192-KW: key 24 bytes, otherwise as aes_128_kw. */
#define LINNET_AES_192_KW_KEY_SIZE 24
/* The bytes of the wrapped key of `len` bytes; 0 if no key has that length. */
LINNET_API size_t linnet_aes_192_kw_ciphertext_size(size_t len);
/* Encrypts and authenticates a key under another. key: 24 bytes; plaintext: len bytes; ciphertext: ciphertext_len bytes, at
   least the ciphertext_size of len. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_kw_wrap(const uint8_t key[24], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* Decrypts a wrapped key if it is authentic. key: 24 bytes; ciphertext: len bytes; plaintext: before the call *plaintext_len is
   the size of the buffer, at least len - 8; then the length of the plaintext, or 0. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (no key was wrapped so under this key). */
LINNET_RESULT int linnet_aes_192_kw_unwrap(const uint8_t key[24], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "aes-256-kw" (standard). AES-256-KW: key 32 bytes, otherwise as aes_128_kw. */
#define LINNET_AES_256_KW_KEY_SIZE 32
/* The bytes of the wrapped key of `len` bytes; 0 if no key has that length. */
LINNET_API size_t linnet_aes_256_kw_ciphertext_size(size_t len);
/* Encrypts and authenticates a key under another. key: 32 bytes; plaintext: len bytes; ciphertext: ciphertext_len bytes, at
   least the ciphertext_size of len. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_kw_wrap(const uint8_t key[32], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* Decrypts a wrapped key if it is authentic. key: 32 bytes; ciphertext: len bytes; plaintext: before the call *plaintext_len is
   the size of the buffer, at least len - 8; then the length of the plaintext, or 0. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (no key was wrapped so under this key). */
LINNET_RESULT int linnet_aes_256_kw_unwrap(const uint8_t key[32], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "aes-128-kwp" (standard). AES-128-KWP, key wrap with padding: key 16 bytes; wraps keys of 1 to 2^32 - 17 bytes, padded to a
   multiple of 8, to ciphertexts 8 bytes longer than that; RFC 5649, SP 800-38F. Otherwise as aes_128_kw. */
#define LINNET_AES_128_KWP_KEY_SIZE 16
/* The bytes of the wrapped key of `len` bytes; 0 if no key has that length. */
LINNET_API size_t linnet_aes_128_kwp_ciphertext_size(size_t len);
/* Encrypts and authenticates a key under another. key: 16 bytes; plaintext: len bytes; ciphertext: ciphertext_len bytes, at
   least the ciphertext_size of len. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_kwp_wrap(const uint8_t key[16], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* Decrypts a wrapped key if it is authentic. key: 16 bytes; ciphertext: len bytes; plaintext: before the call *plaintext_len is
   the size of the buffer, at least len - 8; then the length of the plaintext, or 0. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (no key was wrapped so under this key). */
LINNET_RESULT int linnet_aes_128_kwp_unwrap(const uint8_t key[16], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "aes-192-kwp" (standard). AES-192-KWP: key 24 bytes, otherwise as aes_128_kwp. */
#define LINNET_AES_192_KWP_KEY_SIZE 24
/* The bytes of the wrapped key of `len` bytes; 0 if no key has that length. */
LINNET_API size_t linnet_aes_192_kwp_ciphertext_size(size_t len);
/* Encrypts and authenticates a key under another. key: 24 bytes; plaintext: len bytes; ciphertext: ciphertext_len bytes, at
   least the ciphertext_size of len. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_kwp_wrap(const uint8_t key[24], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* Decrypts a wrapped key if it is authentic. key: 24 bytes; ciphertext: len bytes; plaintext: before the call *plaintext_len is
   the size of the buffer, at least len - 8; then the length of the plaintext, or 0. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (no key was wrapped so under this key). */
LINNET_RESULT int linnet_aes_192_kwp_unwrap(const uint8_t key[24], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "aes-256-kwp" (standard). AES-256-KWP: key 32 bytes, otherwise as aes_128_kwp. */
#define LINNET_AES_256_KWP_KEY_SIZE 32
/* The bytes of the wrapped key of `len` bytes; 0 if no key has that length. */
LINNET_API size_t linnet_aes_256_kwp_ciphertext_size(size_t len);
/* Encrypts and authenticates a key under another. key: 32 bytes; plaintext: len bytes; ciphertext: ciphertext_len bytes, at
   least the ciphertext_size of len. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_kwp_wrap(const uint8_t key[32], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* Decrypts a wrapped key if it is authentic. key: 32 bytes; ciphertext: len bytes; plaintext: before the call *plaintext_len is
   the size of the buffer, at least len - 8; then the length of the plaintext, or 0. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (no key was wrapped so under this key). */
LINNET_RESULT int linnet_aes_256_kwp_unwrap(const uint8_t key[32], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "poly1305-aes" (published). Poly1305-AES: key 32 bytes, the key of AES-128 followed by r of Poly1305, nonce 16, tag 16 bytes;
   D. J. Bernstein, "The Poly1305-AES message-authentication code", 2005, section 2. The bits of r that must be zero are cleared.
   Messages of any length. A NONCE MUST BE USED ONLY ONCE UNDER A KEY: from two messages with one nonce and their tags anybody
   computes r, and forgeries follow. At most 2^64 messages under one key. A forgery succeeds with a probability per attempt of
   2^-103 for each 16 bytes of the longest message. */
#define LINNET_POLY1305_AES_KEY_SIZE 32
#define LINNET_POLY1305_AES_NONCE_SIZE 16
#define LINNET_POLY1305_AES_TAG_SIZE 16
/* Computes the tag of a message. key: 32 bytes; nonce: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_poly1305_aes_compute(const uint8_t key[32], const uint8_t nonce[16], const void* message, size_t len,
    uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. key: 32 bytes; nonce: 16 bytes; message: len bytes; tag: 16 bytes.
   Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_poly1305_aes_verify(const uint8_t key[32], const uint8_t nonce[16], const void* message, size_t len,
    const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(504) linnet_poly1305_aes_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_poly1305_aes_keyed_init(linnet_poly1305_aes_keyed* self, const uint8_t key[32]);
/* Computes the tag of a message. nonce: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_aes_keyed_compute(const linnet_poly1305_aes_keyed* self, const uint8_t nonce[16],
    const void* message, size_t len, uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. nonce: 16 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_aes_keyed_verify(const linnet_poly1305_aes_keyed* self, const uint8_t nonce[16],
    const void* message, size_t len, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_poly1305_aes_keyed_wipe(linnet_poly1305_aes_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(96) linnet_poly1305_aes_authenticator;
/* Begins a message. key: 32 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_poly1305_aes_authenticator_init(linnet_poly1305_aes_authenticator* self, const uint8_t key[32],
    const uint8_t nonce[16]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_aes_authenticator_update(linnet_poly1305_aes_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_aes_authenticator_finish(linnet_poly1305_aes_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_aes_authenticator_verify(linnet_poly1305_aes_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_poly1305_aes_authenticator_wipe(linnet_poly1305_aes_authenticator* self);

/* "chacha20-poly1305" (published). ChaCha20-Poly1305: key 32, nonce 12, tag 16 bytes; RFC 8439, section 2.8. A plaintext has at
   most 2^38 - 64 bytes, which is enforced. A nonce must be used only once under a key: count, or encrypt fewer than 2^32
   messages with random nonces. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest
   message. */
#define LINNET_CHACHA20_POLY1305_KEY_SIZE 32
#define LINNET_CHACHA20_POLY1305_NONCE_SIZE 12
#define LINNET_CHACHA20_POLY1305_TAG_SIZE 16
#define LINNET_CHACHA20_POLY1305_MESSAGE_SIZE_MAX 274877906880
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 32 bytes; nonce: 12 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_chacha20_poly1305_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 32 bytes; nonce: 12 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_chacha20_poly1305_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(40) linnet_chacha20_poly1305_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_chacha20_poly1305_keyed_init(linnet_chacha20_poly1305_keyed* self, const uint8_t key[32]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 12 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_keyed_encrypt(const linnet_chacha20_poly1305_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 12 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_keyed_decrypt(const linnet_chacha20_poly1305_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_chacha20_poly1305_keyed_wipe(linnet_chacha20_poly1305_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(352) linnet_chacha20_poly1305_encryptor;
/* Begins a message. key: 32 bytes; nonce: 12 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_init(linnet_chacha20_poly1305_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_update_aad(linnet_chacha20_poly1305_encryptor* self, const void* aad,
    size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_update(linnet_chacha20_poly1305_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_finish(linnet_chacha20_poly1305_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_chacha20_poly1305_encryptor_wipe(linnet_chacha20_poly1305_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(352) linnet_chacha20_poly1305_decryptor;
/* Begins a message. key: 32 bytes; nonce: 12 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_init(linnet_chacha20_poly1305_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_update_aad(linnet_chacha20_poly1305_decryptor* self, const void* aad,
    size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_update(linnet_chacha20_poly1305_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_verify(linnet_chacha20_poly1305_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_chacha20_poly1305_decryptor_wipe(linnet_chacha20_poly1305_decryptor* self);

/* "xchacha20-poly1305" (published). XChaCha20-Poly1305: nonce 24 bytes, which may be random, otherwise as chacha20_poly1305;
   draft-irtf-cfrg-xchacha-03, section 2. */
#define LINNET_XCHACHA20_POLY1305_KEY_SIZE 32
#define LINNET_XCHACHA20_POLY1305_NONCE_SIZE 24
#define LINNET_XCHACHA20_POLY1305_TAG_SIZE 16
#define LINNET_XCHACHA20_POLY1305_MESSAGE_SIZE_MAX 274877906880
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 32 bytes; nonce: 24 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_xchacha20_poly1305_encrypt(const uint8_t key[32], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 32 bytes; nonce: 24 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_xchacha20_poly1305_decrypt(const uint8_t key[32], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(40) linnet_xchacha20_poly1305_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_xchacha20_poly1305_keyed_init(linnet_xchacha20_poly1305_keyed* self, const uint8_t key[32]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 24 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_keyed_encrypt(const linnet_xchacha20_poly1305_keyed* self, const uint8_t nonce[24],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 24 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_keyed_decrypt(const linnet_xchacha20_poly1305_keyed* self, const uint8_t nonce[24],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_xchacha20_poly1305_keyed_wipe(linnet_xchacha20_poly1305_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(352) linnet_xchacha20_poly1305_encryptor;
/* Begins a message. key: 32 bytes; nonce: 24 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_init(linnet_xchacha20_poly1305_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[24]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_update_aad(linnet_xchacha20_poly1305_encryptor* self, const void* aad,
    size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_update(linnet_xchacha20_poly1305_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_finish(linnet_xchacha20_poly1305_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_xchacha20_poly1305_encryptor_wipe(linnet_xchacha20_poly1305_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(352) linnet_xchacha20_poly1305_decryptor;
/* Begins a message. key: 32 bytes; nonce: 24 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_init(linnet_xchacha20_poly1305_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[24]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_update_aad(linnet_xchacha20_poly1305_decryptor* self, const void* aad,
    size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_update(linnet_xchacha20_poly1305_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_verify(linnet_xchacha20_poly1305_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_xchacha20_poly1305_decryptor_wipe(linnet_xchacha20_poly1305_decryptor* self);

/* "chacha20" (published). ChaCha20: key 32, nonce 12 bytes, block counter from 0; RFC 8439, section 2.4. A message has at most
   2^38 bytes, which is enforced. Does not authenticate: use an AEAD instead wherever possible. A nonce must be used only once
   under a key: reuse reveals the XOR of the two plaintexts. With random nonces at most 2^32 messages under one key. The AEAD of
   RFC 8439, whose plaintexts begin at block 1, is chacha20_poly1305. */
#define LINNET_CHACHA20_KEY_SIZE 32
#define LINNET_CHACHA20_NONCE_SIZE 12
#define LINNET_CHACHA20_MESSAGE_SIZE_MAX 274877906944
/* Encrypts or decrypts a message, and authenticates nothing. key: 32 bytes; nonce: 12 bytes; input: len bytes; output: len
   bytes, may be `input`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_chacha20_crypt(const uint8_t key[32], const uint8_t nonce[12], const void* input, size_t len,
    void* output);
/* A message that comes in parts: `update` any number of times, and `seek`. */
typedef LINNET_OBJECT(192) linnet_chacha20_cipher;
/* Begins a message. key: 32 bytes; nonce: 12 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_chacha20_cipher_init(linnet_chacha20_cipher* self, const uint8_t key[32], const uint8_t nonce[12]);
/* Encrypts or decrypts the next part of the message. input: len bytes; output: len bytes, may be `input`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_cipher_update(linnet_chacha20_cipher* self, const void* input, size_t len, void* output);
/* Continues at another position. One behind the longest message is LINNET_LENGTH and ends the object. position: in bytes from
   the beginning of the message. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_cipher_seek(linnet_chacha20_cipher* self, uint64_t position);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_chacha20_cipher_wipe(linnet_chacha20_cipher* self);

/* "chacha20-djb" (legacy). ChaCha20 in its original form: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J.
   Bernstein, "ChaCha, a variant of Salsa20", 2008. Messages of any length. For interoperability only. Nonces are too short to be
   random: count. Otherwise as chacha20. */
#define LINNET_CHACHA20_DJB_KEY_SIZE 32
#define LINNET_CHACHA20_DJB_NONCE_SIZE 8
/* Encrypts or decrypts a message, and authenticates nothing. key: 32 bytes; nonce: 8 bytes; input: len bytes; output: len bytes,
   may be `input`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_chacha20_djb_crypt(const uint8_t key[32], const uint8_t nonce[8], const void* input, size_t len,
    void* output);
/* A message that comes in parts: `update` any number of times, and `seek`. */
typedef LINNET_OBJECT(192) linnet_chacha20_djb_cipher;
/* Begins a message. key: 32 bytes; nonce: 8 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_chacha20_djb_cipher_init(linnet_chacha20_djb_cipher* self, const uint8_t key[32], const uint8_t nonce[8]);
/* Encrypts or decrypts the next part of the message. input: len bytes; output: len bytes, may be `input`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_djb_cipher_update(linnet_chacha20_djb_cipher* self, const void* input, size_t len, void* output);
/* Continues at another position. One behind the longest message is LINNET_LENGTH and ends the object. position: in bytes from
   the beginning of the message. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_djb_cipher_seek(linnet_chacha20_djb_cipher* self, uint64_t position);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_chacha20_djb_cipher_wipe(linnet_chacha20_djb_cipher* self);

/* "xchacha20" (published). XChaCha20: key 32, nonce 24 bytes, which may be random; draft-irtf-cfrg-xchacha-03, section 2.3, with
   the block counter from 0. Otherwise as chacha20. */
#define LINNET_XCHACHA20_KEY_SIZE 32
#define LINNET_XCHACHA20_NONCE_SIZE 24
#define LINNET_XCHACHA20_MESSAGE_SIZE_MAX 274877906944
/* Encrypts or decrypts a message, and authenticates nothing. key: 32 bytes; nonce: 24 bytes; input: len bytes; output: len
   bytes, may be `input`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_xchacha20_crypt(const uint8_t key[32], const uint8_t nonce[24], const void* input, size_t len,
    void* output);
/* A message that comes in parts: `update` any number of times, and `seek`. */
typedef LINNET_OBJECT(192) linnet_xchacha20_cipher;
/* Begins a message. key: 32 bytes; nonce: 24 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_xchacha20_cipher_init(linnet_xchacha20_cipher* self, const uint8_t key[32], const uint8_t nonce[24]);
/* Encrypts or decrypts the next part of the message. input: len bytes; output: len bytes, may be `input`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_cipher_update(linnet_xchacha20_cipher* self, const void* input, size_t len, void* output);
/* Continues at another position. One behind the longest message is LINNET_LENGTH and ends the object. position: in bytes from
   the beginning of the message. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_cipher_seek(linnet_xchacha20_cipher* self, uint64_t position);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_xchacha20_cipher_wipe(linnet_xchacha20_cipher* self);

/* "salsa20" (published). Salsa20: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein, "Salsa20
   specification", 2005, in the eSTREAM portfolio. Messages of any length. Nonces are too short to be random: count. Otherwise as
   chacha20. */
#define LINNET_SALSA20_KEY_SIZE 32
#define LINNET_SALSA20_NONCE_SIZE 8
/* Encrypts or decrypts a message, and authenticates nothing. key: 32 bytes; nonce: 8 bytes; input: len bytes; output: len bytes,
   may be `input`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_salsa20_crypt(const uint8_t key[32], const uint8_t nonce[8], const void* input, size_t len, void* output);
/* A message that comes in parts: `update` any number of times, and `seek`. */
typedef LINNET_OBJECT(192) linnet_salsa20_cipher;
/* Begins a message. key: 32 bytes; nonce: 8 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_salsa20_cipher_init(linnet_salsa20_cipher* self, const uint8_t key[32], const uint8_t nonce[8]);
/* Encrypts or decrypts the next part of the message. input: len bytes; output: len bytes, may be `input`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_salsa20_cipher_update(linnet_salsa20_cipher* self, const void* input, size_t len, void* output);
/* Continues at another position. One behind the longest message is LINNET_LENGTH and ends the object. position: in bytes from
   the beginning of the message. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_salsa20_cipher_seek(linnet_salsa20_cipher* self, uint64_t position);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_salsa20_cipher_wipe(linnet_salsa20_cipher* self);

/* "xsalsa20" (published). XSalsa20: key 32, nonce 24 bytes, which may be random; D. J. Bernstein, "Extending the Salsa20 nonce",
   2011. Messages of any length. Otherwise as chacha20. */
#define LINNET_XSALSA20_KEY_SIZE 32
#define LINNET_XSALSA20_NONCE_SIZE 24
/* Encrypts or decrypts a message, and authenticates nothing. key: 32 bytes; nonce: 24 bytes; input: len bytes; output: len
   bytes, may be `input`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_xsalsa20_crypt(const uint8_t key[32], const uint8_t nonce[24], const void* input, size_t len,
    void* output);
/* A message that comes in parts: `update` any number of times, and `seek`. */
typedef LINNET_OBJECT(192) linnet_xsalsa20_cipher;
/* Begins a message. key: 32 bytes; nonce: 24 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_xsalsa20_cipher_init(linnet_xsalsa20_cipher* self, const uint8_t key[32], const uint8_t nonce[24]);
/* Encrypts or decrypts the next part of the message. input: len bytes; output: len bytes, may be `input`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_xsalsa20_cipher_update(linnet_xsalsa20_cipher* self, const void* input, size_t len, void* output);
/* Continues at another position. One behind the longest message is LINNET_LENGTH and ends the object. position: in bytes from
   the beginning of the message. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_xsalsa20_cipher_seek(linnet_xsalsa20_cipher* self, uint64_t position);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_xsalsa20_cipher_wipe(linnet_xsalsa20_cipher* self);

/* "poly1305" (published). Poly1305: key 32, tag 16 bytes; RFC 8439, section 2.5. A KEY MUST BE USED ONLY ONCE: from two messages
   under one key and their tags anybody computes the key and forges further messages. So do not use a `keyed` for a second
   message, and do not continue a copy of an `authenticator` with another message. A key is fresh output of a cipher or of a KDF,
   for each message. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message. */
#define LINNET_POLY1305_KEY_SIZE 32
#define LINNET_POLY1305_TAG_SIZE 16
/* Computes the tag of a message. key: 32 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_poly1305_compute(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. key: 32 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_poly1305_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(48) linnet_poly1305_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_poly1305_keyed_init(linnet_poly1305_keyed* self, const uint8_t key[32]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_keyed_compute(const linnet_poly1305_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_keyed_verify(const linnet_poly1305_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_poly1305_keyed_wipe(linnet_poly1305_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(96) linnet_poly1305_authenticator;
/* Begins a message. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_poly1305_authenticator_init(linnet_poly1305_authenticator* self, const uint8_t key[32]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_authenticator_update(linnet_poly1305_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_authenticator_finish(linnet_poly1305_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_authenticator_verify(linnet_poly1305_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_poly1305_authenticator_wipe(linnet_poly1305_authenticator* self);

/* "xsalsa20-poly1305" (published). XSalsa20-Poly1305: key 32, nonce 24, tag 16 bytes; NaCl's crypto_secretbox, D. J. Bernstein,
   "Cryptography in NaCl", 2009. NaCl puts the tag in front of the ciphertext. Plaintexts of any length. A nonce must be used
   only once under a key, and may be random. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the
   longest message. */
#define LINNET_XSALSA20_POLY1305_KEY_SIZE 32
#define LINNET_XSALSA20_POLY1305_NONCE_SIZE 24
#define LINNET_XSALSA20_POLY1305_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it. key: 32 bytes; nonce: 24 bytes; plaintext: len bytes; ciphertext: len
   bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_xsalsa20_poly1305_seal(const uint8_t key[32], const uint8_t nonce[24], const void* plaintext, size_t len,
    void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it. key: 32 bytes; nonce: 24 bytes; ciphertext: len bytes; tag: 16 bytes;
   plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not
   match). */
LINNET_RESULT int linnet_xsalsa20_poly1305_open(const uint8_t key[32], const uint8_t nonce[24], const void* ciphertext, size_t len,
    const uint8_t tag[16], void* plaintext);
/* Writes the box of a plaintext: the tag, followed by the ciphertext. key: 32 bytes; nonce: 24 bytes; plaintext: len bytes;
   boxed: len + 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_xsalsa20_poly1305_seal_box(const uint8_t key[32], const uint8_t nonce[24], const void* plaintext,
    size_t len, void* boxed);
/* Decrypts a box if its tag is that of its ciphertext. A box that is shorter than a tag is LINNET_LENGTH. key: 32 bytes; nonce:
   24 bytes; boxed: boxed_len bytes; plaintext: boxed_len - 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_xsalsa20_poly1305_open_box(const uint8_t key[32], const uint8_t nonce[24], const void* boxed,
    size_t boxed_len, void* plaintext);

/* "romulus-n" (finalist). Romulus-N: key 16, nonce 16, tag 16 bytes; section 2.4. A nonce must be used only once under a key.
   128-bit security (section 3.1). A message and its associated data have at most 2^56 - 1 blocks of 16 bytes each. */
#define LINNET_ROMULUS_N_KEY_SIZE 16
#define LINNET_ROMULUS_N_NONCE_SIZE 16
#define LINNET_ROMULUS_N_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_romulus_n_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_romulus_n_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(392) linnet_romulus_n_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_n_keyed_init(linnet_romulus_n_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_keyed_encrypt(const linnet_romulus_n_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_keyed_decrypt(const linnet_romulus_n_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_n_keyed_wipe(linnet_romulus_n_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(1112) linnet_romulus_n_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_n_encryptor_init(linnet_romulus_n_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_encryptor_update_aad(linnet_romulus_n_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_encryptor_update(linnet_romulus_n_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_encryptor_finish(linnet_romulus_n_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_n_encryptor_wipe(linnet_romulus_n_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(1112) linnet_romulus_n_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_n_decryptor_init(linnet_romulus_n_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_decryptor_update_aad(linnet_romulus_n_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_decryptor_update(linnet_romulus_n_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_decryptor_verify(linnet_romulus_n_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_n_decryptor_wipe(linnet_romulus_n_decryptor* self);

/* "romulus-m" (finalist). Romulus-M: key 16, nonce 16, tag 16 bytes; section 2.4. Misuse-resistant: a repeated nonce reveals
   only that a message with its associated data is repeated, and security falls gradually from 128 to 64 bits. It reads the
   message twice: incremental encryption is impossible, and incremental decryption would release unverified plaintext. Limits as
   for romulus_n, message and associated data together. While `decrypt` runs, its output holds unverified plaintext; when it
   returns, the output is verified or zero. */
#define LINNET_ROMULUS_M_KEY_SIZE 16
#define LINNET_ROMULUS_M_NONCE_SIZE 16
#define LINNET_ROMULUS_M_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_romulus_m_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_romulus_m_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(392) linnet_romulus_m_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_m_keyed_init(linnet_romulus_m_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_m_keyed_encrypt(const linnet_romulus_m_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_m_keyed_decrypt(const linnet_romulus_m_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_m_keyed_wipe(linnet_romulus_m_keyed* self);

/* "romulus-t" (finalist). Romulus-T: key 16, nonce 16, tag 16 bytes; section 2.4. Leakage-resilient: two calls per message use
   the key, no other secret is used in more than two calls, and a message that is not authentic produces no keystream. About
   121-bit security (section 3.1). A nonce must be used only once under a key; if one repeats, authenticity remains. It reads the
   message twice, so there are no incremental types. Limits as for romulus_n. */
#define LINNET_ROMULUS_T_KEY_SIZE 16
#define LINNET_ROMULUS_T_NONCE_SIZE 16
#define LINNET_ROMULUS_T_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_romulus_t_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_romulus_t_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(392) linnet_romulus_t_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_t_keyed_init(linnet_romulus_t_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_t_keyed_encrypt(const linnet_romulus_t_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_t_keyed_decrypt(const linnet_romulus_t_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_t_keyed_wipe(linnet_romulus_t_keyed* self);

/* "romulus-h" (finalist). Romulus-H: digest 32 bytes; section 2.4. About 121-bit security against collisions and preimages
   (section 3.2). */
#define LINNET_ROMULUS_H_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_h_digest(const void* message, size_t len, uint8_t digest[32]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(80) linnet_romulus_h_hasher;
/* Begins a message. */
LINNET_API void linnet_romulus_h_hasher_init(linnet_romulus_h_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_h_hasher_update(linnet_romulus_h_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_h_hasher_finish(linnet_romulus_h_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_h_hasher_wipe(linnet_romulus_h_hasher* self);

/* "isap-a-128a" (finalist). ISAP-A-128A: key 16, nonce 16, tag 16 bytes; Ascon-p; ISAP v2.0, section 2. 128-bit security. A
   nonce must be used only once under a key. Stay below 2^64 blocks of 8 bytes under one key. */
#define LINNET_ISAP_A_128A_KEY_SIZE 16
#define LINNET_ISAP_A_128A_NONCE_SIZE 16
#define LINNET_ISAP_A_128A_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_isap_a_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_isap_a_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(24) linnet_isap_a_128a_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_isap_a_128a_keyed_init(linnet_isap_a_128a_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_isap_a_128a_keyed_encrypt(const linnet_isap_a_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_isap_a_128a_keyed_decrypt(const linnet_isap_a_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_isap_a_128a_keyed_wipe(linnet_isap_a_128a_keyed* self);

/* "isap-a-128" (finalist). ISAP-A-128: as isap_a_128a, with twelve rounds for each bit of re-keying and each block of keystream. */
#define LINNET_ISAP_A_128_KEY_SIZE 16
#define LINNET_ISAP_A_128_NONCE_SIZE 16
#define LINNET_ISAP_A_128_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_isap_a_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_isap_a_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(24) linnet_isap_a_128_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_isap_a_128_keyed_init(linnet_isap_a_128_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_isap_a_128_keyed_encrypt(const linnet_isap_a_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_isap_a_128_keyed_decrypt(const linnet_isap_a_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_isap_a_128_keyed_wipe(linnet_isap_a_128_keyed* self);

/* "isap-k-128a" (finalist). ISAP-K-128A: key 16, nonce 16, tag 16 bytes; Keccak-p[400]; ISAP v2.0, section 2. 128-bit security.
   A nonce must be used only once under a key. Stay below 2^64 blocks of 18 bytes under one key. */
#define LINNET_ISAP_K_128A_KEY_SIZE 16
#define LINNET_ISAP_K_128A_NONCE_SIZE 16
#define LINNET_ISAP_K_128A_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_isap_k_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_isap_k_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(24) linnet_isap_k_128a_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_isap_k_128a_keyed_init(linnet_isap_k_128a_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_isap_k_128a_keyed_encrypt(const linnet_isap_k_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_isap_k_128a_keyed_decrypt(const linnet_isap_k_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_isap_k_128a_keyed_wipe(linnet_isap_k_128a_keyed* self);

/* "isap-k-128" (finalist). ISAP-K-128: as isap_k_128a, with twenty rounds for each block of the tag, and twelve everywhere else. */
#define LINNET_ISAP_K_128_KEY_SIZE 16
#define LINNET_ISAP_K_128_NONCE_SIZE 16
#define LINNET_ISAP_K_128_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_isap_k_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_isap_k_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(24) linnet_isap_k_128_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_isap_k_128_keyed_init(linnet_isap_k_128_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_isap_k_128_keyed_encrypt(const linnet_isap_k_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_isap_k_128_keyed_decrypt(const linnet_isap_k_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_isap_k_128_keyed_wipe(linnet_isap_k_128_keyed* self);

/* "gift-cofb" (finalist). GIFT-COFB: key 16, nonce 16, tag 16 bytes; GIFT-COFB v1.1, section 2.4. A nonce must be used only once
   under a key. Birthday bound: stay well below 2^64 blocks of 16 bytes and 2^57 failed verifications under one key (IACR ePrint
   2021/737). */
#define LINNET_GIFT_COFB_KEY_SIZE 16
#define LINNET_GIFT_COFB_NONCE_SIZE 16
#define LINNET_GIFT_COFB_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_gift_cofb_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_gift_cofb_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(328) linnet_gift_cofb_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_gift_cofb_keyed_init(linnet_gift_cofb_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_keyed_encrypt(const linnet_gift_cofb_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_keyed_decrypt(const linnet_gift_cofb_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_gift_cofb_keyed_wipe(linnet_gift_cofb_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(400) linnet_gift_cofb_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_gift_cofb_encryptor_init(linnet_gift_cofb_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_encryptor_update_aad(linnet_gift_cofb_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_encryptor_update(linnet_gift_cofb_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_encryptor_finish(linnet_gift_cofb_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_gift_cofb_encryptor_wipe(linnet_gift_cofb_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(400) linnet_gift_cofb_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_gift_cofb_decryptor_init(linnet_gift_cofb_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_decryptor_update_aad(linnet_gift_cofb_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_decryptor_update(linnet_gift_cofb_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_decryptor_verify(linnet_gift_cofb_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_gift_cofb_decryptor_wipe(linnet_gift_cofb_decryptor* self);

/* "norx32-4-1" (published). NORX32-4-1: key 16, nonce 16, tag 16 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used
   only once under a key; with random nonces stay below 2^48 messages. After a message of 2^m blocks of 48 bytes, an attempt to
   forge one of that length succeeds with a probability of about 2^(m - 128) ("Cryptanalysis of NORX v2.0", Journal of Cryptology
   32, 2019). */
#define LINNET_NORX32_4_1_KEY_SIZE 16
#define LINNET_NORX32_4_1_NONCE_SIZE 16
#define LINNET_NORX32_4_1_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_norx32_4_1_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_norx32_4_1_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(24) linnet_norx32_4_1_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_keyed_init(linnet_norx32_4_1_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_keyed_encrypt(const linnet_norx32_4_1_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_keyed_decrypt(const linnet_norx32_4_1_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_keyed_wipe(linnet_norx32_4_1_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(176) linnet_norx32_4_1_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_encryptor_init(linnet_norx32_4_1_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_encryptor_update_aad(linnet_norx32_4_1_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_encryptor_update(linnet_norx32_4_1_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_encryptor_finish(linnet_norx32_4_1_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_encryptor_wipe(linnet_norx32_4_1_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(176) linnet_norx32_4_1_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_decryptor_init(linnet_norx32_4_1_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_decryptor_update_aad(linnet_norx32_4_1_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_decryptor_update(linnet_norx32_4_1_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_decryptor_verify(linnet_norx32_4_1_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_decryptor_wipe(linnet_norx32_4_1_decryptor* self);

/* "norx64-4-1" (published). NORX64-4-1: key 32, nonce 32, tag 32 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used
   only once under a key; with random nonces stay below 2^112 messages. After a message of 2^m blocks of 96 bytes, an attempt to
   forge one of that length succeeds with a probability of about 2^(m - 256). */
#define LINNET_NORX64_4_1_KEY_SIZE 32
#define LINNET_NORX64_4_1_NONCE_SIZE 32
#define LINNET_NORX64_4_1_TAG_SIZE 32
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 32 bytes; nonce: 32 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 32 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_norx64_4_1_encrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 32 bytes; nonce: 32 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 32 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_norx64_4_1_decrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(40) linnet_norx64_4_1_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx64_4_1_keyed_init(linnet_norx64_4_1_keyed* self, const uint8_t key[32]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 32 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_keyed_encrypt(const linnet_norx64_4_1_keyed* self, const uint8_t nonce[32], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 32 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 32 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_keyed_decrypt(const linnet_norx64_4_1_keyed* self, const uint8_t nonce[32], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx64_4_1_keyed_wipe(linnet_norx64_4_1_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(304) linnet_norx64_4_1_encryptor;
/* Begins a message. key: 32 bytes; nonce: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx64_4_1_encryptor_init(linnet_norx64_4_1_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_encryptor_update_aad(linnet_norx64_4_1_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_encryptor_update(linnet_norx64_4_1_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_encryptor_finish(linnet_norx64_4_1_encryptor* self, uint8_t tag[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx64_4_1_encryptor_wipe(linnet_norx64_4_1_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(304) linnet_norx64_4_1_decryptor;
/* Begins a message. key: 32 bytes; nonce: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx64_4_1_decryptor_init(linnet_norx64_4_1_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_decryptor_update_aad(linnet_norx64_4_1_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_decryptor_update(linnet_norx64_4_1_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 32 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_decryptor_verify(linnet_norx64_4_1_decryptor* self, const uint8_t tag[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx64_4_1_decryptor_wipe(linnet_norx64_4_1_decryptor* self);

/* "norx32-4-1-v2" (legacy). NORX32-4-1 of NORX v2.0: key 16, nonce 8, tag 16 bytes. Broken: 2^66 ciphertexts give a forgery, and
   the key (Chaigneau, Fuhr, Gilbert, Jean, Reinhard, "Cryptanalysis of NORX v2.0", ToSC 2017/1, and Journal of Cryptology 32,
   2019). For interoperability only, such as with Cifra. A nonce must be used only once under a key, and is too short to be
   random: count. */
#define LINNET_NORX32_4_1_V2_KEY_SIZE 16
#define LINNET_NORX32_4_1_V2_NONCE_SIZE 8
#define LINNET_NORX32_4_1_V2_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 8 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_norx32_4_1_v2_encrypt(const uint8_t key[16], const uint8_t nonce[8], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 8 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_norx32_4_1_v2_decrypt(const uint8_t key[16], const uint8_t nonce[8], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(24) linnet_norx32_4_1_v2_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_v2_keyed_init(linnet_norx32_4_1_v2_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 8 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_keyed_encrypt(const linnet_norx32_4_1_v2_keyed* self, const uint8_t nonce[8],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 8 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_keyed_decrypt(const linnet_norx32_4_1_v2_keyed* self, const uint8_t nonce[8],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_v2_keyed_wipe(linnet_norx32_4_1_v2_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(176) linnet_norx32_4_1_v2_encryptor;
/* Begins a message. key: 16 bytes; nonce: 8 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_init(linnet_norx32_4_1_v2_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[8]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_update_aad(linnet_norx32_4_1_v2_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_update(linnet_norx32_4_1_v2_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_finish(linnet_norx32_4_1_v2_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_v2_encryptor_wipe(linnet_norx32_4_1_v2_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(176) linnet_norx32_4_1_v2_decryptor;
/* Begins a message. key: 16 bytes; nonce: 8 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_init(linnet_norx32_4_1_v2_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[8]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_update_aad(linnet_norx32_4_1_v2_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_update(linnet_norx32_4_1_v2_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_verify(linnet_norx32_4_1_v2_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_v2_decryptor_wipe(linnet_norx32_4_1_v2_decryptor* self);

/* "sha-224" (standard). SHA-224: digest 28 bytes; FIPS 180-4, section 6.3. 112-bit security against collisions. A message has
   fewer than 2^61 bytes. */
#define LINNET_SHA_224_DIGEST_SIZE 28
/* Computes the digest of a message. message: len bytes; digest: 28 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_sha_224_digest(const void* message, size_t len, uint8_t digest[28]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(120) linnet_sha_224_hasher;
/* Begins a message. */
LINNET_API void linnet_sha_224_hasher_init(linnet_sha_224_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_224_hasher_update(linnet_sha_224_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 28 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_224_hasher_finish(linnet_sha_224_hasher* self, uint8_t digest[28]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_sha_224_hasher_wipe(linnet_sha_224_hasher* self);

/* "sha-256" (standard). SHA-256: digest 32 bytes; FIPS 180-4, section 6.2. 128-bit security against collisions. A message has
   fewer than 2^61 bytes. */
#define LINNET_SHA_256_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_sha_256_digest(const void* message, size_t len, uint8_t digest[32]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(120) linnet_sha_256_hasher;
/* Begins a message. */
LINNET_API void linnet_sha_256_hasher_init(linnet_sha_256_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_256_hasher_update(linnet_sha_256_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_256_hasher_finish(linnet_sha_256_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_sha_256_hasher_wipe(linnet_sha_256_hasher* self);

/* "sha-384" (standard). SHA-384: digest 48 bytes; FIPS 180-4, section 6.5. 192-bit security against collisions. A message has
   fewer than 2^64 bytes. */
#define LINNET_SHA_384_DIGEST_SIZE 48
/* Computes the digest of a message. message: len bytes; digest: 48 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_sha_384_digest(const void* message, size_t len, uint8_t digest[48]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(216) linnet_sha_384_hasher;
/* Begins a message. */
LINNET_API void linnet_sha_384_hasher_init(linnet_sha_384_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_384_hasher_update(linnet_sha_384_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 48 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_384_hasher_finish(linnet_sha_384_hasher* self, uint8_t digest[48]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_sha_384_hasher_wipe(linnet_sha_384_hasher* self);

/* "sha-512" (standard). SHA-512: digest 64 bytes; FIPS 180-4, section 6.4. 256-bit security against collisions. A message has
   fewer than 2^64 bytes. */
#define LINNET_SHA_512_DIGEST_SIZE 64
/* Computes the digest of a message. message: len bytes; digest: 64 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_sha_512_digest(const void* message, size_t len, uint8_t digest[64]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(216) linnet_sha_512_hasher;
/* Begins a message. */
LINNET_API void linnet_sha_512_hasher_init(linnet_sha_512_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_512_hasher_update(linnet_sha_512_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 64 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_512_hasher_finish(linnet_sha_512_hasher* self, uint8_t digest[64]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_sha_512_hasher_wipe(linnet_sha_512_hasher* self);

/* "sha-512-256" (standard). SHA-512/256: digest 32 bytes; FIPS 180-4, section 6.7. 128-bit security against collisions, at the
   speed of SHA-512. A message has fewer than 2^64 bytes. */
#define LINNET_SHA_512_256_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_sha_512_256_digest(const void* message, size_t len, uint8_t digest[32]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(216) linnet_sha_512_256_hasher;
/* Begins a message. */
LINNET_API void linnet_sha_512_256_hasher_init(linnet_sha_512_256_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_512_256_hasher_update(linnet_sha_512_256_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_512_256_hasher_finish(linnet_sha_512_256_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_sha_512_256_hasher_wipe(linnet_sha_512_256_hasher* self);

/* "sha3-224" (standard). SHA3-224: digest 28 bytes; FIPS 202, section 6.1. 112-bit security against collisions, 224 against
   preimages. */
#define LINNET_SHA3_224_DIGEST_SIZE 28
/* Computes the digest of a message. message: len bytes; digest: 28 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_sha3_224_digest(const void* message, size_t len, uint8_t digest[28]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(360) linnet_sha3_224_hasher;
/* Begins a message. */
LINNET_API void linnet_sha3_224_hasher_init(linnet_sha3_224_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha3_224_hasher_update(linnet_sha3_224_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 28 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha3_224_hasher_finish(linnet_sha3_224_hasher* self, uint8_t digest[28]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_sha3_224_hasher_wipe(linnet_sha3_224_hasher* self);

/* "sha3-256" (standard). SHA3-256: digest 32 bytes; FIPS 202, section 6.1. 128-bit security against collisions, 256 against
   preimages. */
#define LINNET_SHA3_256_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_sha3_256_digest(const void* message, size_t len, uint8_t digest[32]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(352) linnet_sha3_256_hasher;
/* Begins a message. */
LINNET_API void linnet_sha3_256_hasher_init(linnet_sha3_256_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha3_256_hasher_update(linnet_sha3_256_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha3_256_hasher_finish(linnet_sha3_256_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_sha3_256_hasher_wipe(linnet_sha3_256_hasher* self);

/* "sha3-384" (standard). SHA3-384: digest 48 bytes; FIPS 202, section 6.1. 192-bit security against collisions, 384 against
   preimages. */
#define LINNET_SHA3_384_DIGEST_SIZE 48
/* Computes the digest of a message. message: len bytes; digest: 48 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_sha3_384_digest(const void* message, size_t len, uint8_t digest[48]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(320) linnet_sha3_384_hasher;
/* Begins a message. */
LINNET_API void linnet_sha3_384_hasher_init(linnet_sha3_384_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha3_384_hasher_update(linnet_sha3_384_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 48 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha3_384_hasher_finish(linnet_sha3_384_hasher* self, uint8_t digest[48]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_sha3_384_hasher_wipe(linnet_sha3_384_hasher* self);

/* "sha3-512" (standard). SHA3-512: digest 64 bytes; FIPS 202, section 6.1. 256-bit security against collisions, 512 against
   preimages. */
#define LINNET_SHA3_512_DIGEST_SIZE 64
/* Computes the digest of a message. message: len bytes; digest: 64 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_sha3_512_digest(const void* message, size_t len, uint8_t digest[64]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(288) linnet_sha3_512_hasher;
/* Begins a message. */
LINNET_API void linnet_sha3_512_hasher_init(linnet_sha3_512_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha3_512_hasher_update(linnet_sha3_512_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 64 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha3_512_hasher_finish(linnet_sha3_512_hasher* self, uint8_t digest[64]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_sha3_512_hasher_wipe(linnet_sha3_512_hasher* self);

/* "shake128" (standard). SHAKE128: output of any length; FIPS 202, section 6.2. At most 128-bit security; against collisions at
   most half the output's bits. */
#define LINNET_SHAKE128_DIGEST_SIZE 32
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. message: len bytes; output:
   output_len bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_shake128_digest(const void* message, size_t len, void* output, size_t output_len);
/* A message and an output that come in parts: `update` any number of times, then `squeeze`. May be copied byte by byte. */
typedef LINNET_OBJECT(384) linnet_shake128_hasher;
/* Begins a message. */
LINNET_API void linnet_shake128_hasher_init(linnet_shake128_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_shake128_hasher_update(linnet_shake128_hasher* self, const void* message, size_t len);
/* Writes the next part of the output; after it, no part of a message is taken. output: output_len bytes. Errors:
   LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_shake128_hasher_squeeze(linnet_shake128_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_shake128_hasher_wipe(linnet_shake128_hasher* self);

/* "shake256" (standard). SHAKE256: output of any length; FIPS 202, section 6.2. At most 256-bit security; against collisions at
   most half the output's bits. */
#define LINNET_SHAKE256_DIGEST_SIZE 64
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. message: len bytes; output:
   output_len bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_shake256_digest(const void* message, size_t len, void* output, size_t output_len);
/* A message and an output that come in parts: `update` any number of times, then `squeeze`. May be copied byte by byte. */
typedef LINNET_OBJECT(352) linnet_shake256_hasher;
/* Begins a message. */
LINNET_API void linnet_shake256_hasher_init(linnet_shake256_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_shake256_hasher_update(linnet_shake256_hasher* self, const void* message, size_t len);
/* Writes the next part of the output; after it, no part of a message is taken. output: output_len bytes. Errors:
   LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_shake256_hasher_squeeze(linnet_shake256_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_shake256_hasher_wipe(linnet_shake256_hasher* self);

/* "cshake128" (standard). cSHAKE128: customization string of any length, output of any length; SP 800-185, section 3. With an
   empty customization string it is shake128. The function name, which NIST reserves, is empty. */
#define LINNET_CSHAKE128_DIGEST_SIZE 32
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. customization: customization_len
   bytes; message: len bytes; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_cshake128_digest(const void* customization, size_t customization_len, const void* message, size_t len,
    void* output, size_t output_len);
/* A message and an output that come in parts: `update` any number of times, then `squeeze`. May be copied byte by byte. */
typedef LINNET_OBJECT(392) linnet_cshake128_hasher;
/* Begins a message. customization: customization_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_cshake128_hasher_init(linnet_cshake128_hasher* self, const void* customization, size_t customization_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_cshake128_hasher_update(linnet_cshake128_hasher* self, const void* message, size_t len);
/* Writes the next part of the output; after it, no part of a message is taken. output: output_len bytes. Errors:
   LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_cshake128_hasher_squeeze(linnet_cshake128_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_cshake128_hasher_wipe(linnet_cshake128_hasher* self);

/* "cshake256" (standard). cSHAKE256: as cshake128, over shake256. */
#define LINNET_CSHAKE256_DIGEST_SIZE 64
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. customization: customization_len
   bytes; message: len bytes; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_cshake256_digest(const void* customization, size_t customization_len, const void* message, size_t len,
    void* output, size_t output_len);
/* A message and an output that come in parts: `update` any number of times, then `squeeze`. May be copied byte by byte. */
typedef LINNET_OBJECT(360) linnet_cshake256_hasher;
/* Begins a message. customization: customization_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_cshake256_hasher_init(linnet_cshake256_hasher* self, const void* customization, size_t customization_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_cshake256_hasher_update(linnet_cshake256_hasher* self, const void* message, size_t len);
/* Writes the next part of the output; after it, no part of a message is taken. output: output_len bytes. Errors:
   LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_cshake256_hasher_squeeze(linnet_cshake256_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_cshake256_hasher_wipe(linnet_cshake256_hasher* self);

/* "hmac-sha-224" (standard). HMAC-SHA-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS
   198-1, RFC 4231. A key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message
   has fewer than 2^60 bytes. */
#define LINNET_HMAC_SHA_224_KEY_SIZE 28
#define LINNET_HMAC_SHA_224_TAG_SIZE 28
/* Computes the tag of a message. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 28. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_sha_224_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 28.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_hmac_sha_224_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(80) linnet_hmac_sha_224_keyed;
/* Expands the key. key: key_len bytes; tag_size: 10 to 28 bytes, of every tag under this key. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha_224_keyed_init(linnet_hmac_sha_224_keyed* self, const void* key, size_t key_len, size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 10 to 28. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_224_keyed_compute(const linnet_hmac_sha_224_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 10 to 28. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_224_keyed_verify(const linnet_hmac_sha_224_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha_224_keyed_wipe(linnet_hmac_sha_224_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(160) linnet_hmac_sha_224_authenticator;
/* Begins a message. key: key_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha_224_authenticator_init(linnet_hmac_sha_224_authenticator* self, const void* key, size_t key_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_224_authenticator_update(linnet_hmac_sha_224_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 10 to 28. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_224_authenticator_finish(linnet_hmac_sha_224_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 10 to 28. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_224_authenticator_verify(linnet_hmac_sha_224_authenticator* self, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha_224_authenticator_wipe(linnet_hmac_sha_224_authenticator* self);

/* "hmac-sha-256" (standard). HMAC-SHA-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS
   198-1, RFC 4231. A key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message
   has fewer than 2^60 bytes. */
#define LINNET_HMAC_SHA_256_KEY_SIZE 32
#define LINNET_HMAC_SHA_256_TAG_SIZE 32
/* Computes the tag of a message. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 32. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_sha_256_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 32.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_hmac_sha_256_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(80) linnet_hmac_sha_256_keyed;
/* Expands the key. key: key_len bytes; tag_size: 10 to 32 bytes, of every tag under this key. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha_256_keyed_init(linnet_hmac_sha_256_keyed* self, const void* key, size_t key_len, size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 10 to 32. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_256_keyed_compute(const linnet_hmac_sha_256_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 10 to 32. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_256_keyed_verify(const linnet_hmac_sha_256_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha_256_keyed_wipe(linnet_hmac_sha_256_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(160) linnet_hmac_sha_256_authenticator;
/* Begins a message. key: key_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha_256_authenticator_init(linnet_hmac_sha_256_authenticator* self, const void* key, size_t key_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_256_authenticator_update(linnet_hmac_sha_256_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 10 to 32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_256_authenticator_finish(linnet_hmac_sha_256_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 10 to 32. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_256_authenticator_verify(linnet_hmac_sha_256_authenticator* self, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha_256_authenticator_wipe(linnet_hmac_sha_256_authenticator* self);

/* "hmac-sha-384" (standard). HMAC-SHA-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS
   198-1, RFC 4231. A key of more than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message
   has fewer than 2^63 bytes. */
#define LINNET_HMAC_SHA_384_KEY_SIZE 48
#define LINNET_HMAC_SHA_384_TAG_SIZE 48
/* Computes the tag of a message. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 48. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_sha_384_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 48.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_hmac_sha_384_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(144) linnet_hmac_sha_384_keyed;
/* Expands the key. key: key_len bytes; tag_size: 10 to 48 bytes, of every tag under this key. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha_384_keyed_init(linnet_hmac_sha_384_keyed* self, const void* key, size_t key_len, size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 10 to 48. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_384_keyed_compute(const linnet_hmac_sha_384_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 10 to 48. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_384_keyed_verify(const linnet_hmac_sha_384_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha_384_keyed_wipe(linnet_hmac_sha_384_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(288) linnet_hmac_sha_384_authenticator;
/* Begins a message. key: key_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha_384_authenticator_init(linnet_hmac_sha_384_authenticator* self, const void* key, size_t key_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_384_authenticator_update(linnet_hmac_sha_384_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 10 to 48. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_384_authenticator_finish(linnet_hmac_sha_384_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 10 to 48. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_384_authenticator_verify(linnet_hmac_sha_384_authenticator* self, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha_384_authenticator_wipe(linnet_hmac_sha_384_authenticator* self);

/* "hmac-sha-512" (standard). HMAC-SHA-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS
   198-1, RFC 4231. A key of more than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message
   has fewer than 2^63 bytes. */
#define LINNET_HMAC_SHA_512_KEY_SIZE 64
#define LINNET_HMAC_SHA_512_TAG_SIZE 64
/* Computes the tag of a message. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 64. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_sha_512_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 64.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_hmac_sha_512_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(144) linnet_hmac_sha_512_keyed;
/* Expands the key. key: key_len bytes; tag_size: 10 to 64 bytes, of every tag under this key. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha_512_keyed_init(linnet_hmac_sha_512_keyed* self, const void* key, size_t key_len, size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 10 to 64. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_512_keyed_compute(const linnet_hmac_sha_512_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 10 to 64. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_512_keyed_verify(const linnet_hmac_sha_512_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha_512_keyed_wipe(linnet_hmac_sha_512_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(288) linnet_hmac_sha_512_authenticator;
/* Begins a message. key: key_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha_512_authenticator_init(linnet_hmac_sha_512_authenticator* self, const void* key, size_t key_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_512_authenticator_update(linnet_hmac_sha_512_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 10 to 64. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_512_authenticator_finish(linnet_hmac_sha_512_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 10 to 64. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_512_authenticator_verify(linnet_hmac_sha_512_authenticator* self, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha_512_authenticator_wipe(linnet_hmac_sha_512_authenticator* self);

/* "hmac-sha3-224" (standard). HMAC-SHA3-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS
   198-1 over FIPS 202, section 7. A key of more than 144 bytes is hashed first; trailing zero bytes of a shorter one have no
   effect. */
#define LINNET_HMAC_SHA3_224_KEY_SIZE 28
#define LINNET_HMAC_SHA3_224_TAG_SIZE 28
/* Computes the tag of a message. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 28. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_sha3_224_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 28.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_hmac_sha3_224_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(416) linnet_hmac_sha3_224_keyed;
/* Expands the key. key: key_len bytes; tag_size: 10 to 28 bytes, of every tag under this key. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha3_224_keyed_init(linnet_hmac_sha3_224_keyed* self, const void* key, size_t key_len,
    size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 10 to 28. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_224_keyed_compute(const linnet_hmac_sha3_224_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 10 to 28. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_224_keyed_verify(const linnet_hmac_sha3_224_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha3_224_keyed_wipe(linnet_hmac_sha3_224_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(576) linnet_hmac_sha3_224_authenticator;
/* Begins a message. key: key_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha3_224_authenticator_init(linnet_hmac_sha3_224_authenticator* self, const void* key,
    size_t key_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_224_authenticator_update(linnet_hmac_sha3_224_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 10 to 28. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_224_authenticator_finish(linnet_hmac_sha3_224_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 10 to 28. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_224_authenticator_verify(linnet_hmac_sha3_224_authenticator* self, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha3_224_authenticator_wipe(linnet_hmac_sha3_224_authenticator* self);

/* "hmac-sha3-256" (standard). HMAC-SHA3-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS
   198-1 over FIPS 202, section 7. A key of more than 136 bytes is hashed first; trailing zero bytes of a shorter one have no
   effect. */
#define LINNET_HMAC_SHA3_256_KEY_SIZE 32
#define LINNET_HMAC_SHA3_256_TAG_SIZE 32
/* Computes the tag of a message. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 32. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_sha3_256_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 32.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_hmac_sha3_256_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(416) linnet_hmac_sha3_256_keyed;
/* Expands the key. key: key_len bytes; tag_size: 10 to 32 bytes, of every tag under this key. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha3_256_keyed_init(linnet_hmac_sha3_256_keyed* self, const void* key, size_t key_len,
    size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 10 to 32. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_256_keyed_compute(const linnet_hmac_sha3_256_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 10 to 32. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_256_keyed_verify(const linnet_hmac_sha3_256_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha3_256_keyed_wipe(linnet_hmac_sha3_256_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(568) linnet_hmac_sha3_256_authenticator;
/* Begins a message. key: key_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha3_256_authenticator_init(linnet_hmac_sha3_256_authenticator* self, const void* key,
    size_t key_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_256_authenticator_update(linnet_hmac_sha3_256_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 10 to 32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_256_authenticator_finish(linnet_hmac_sha3_256_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 10 to 32. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_256_authenticator_verify(linnet_hmac_sha3_256_authenticator* self, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha3_256_authenticator_wipe(linnet_hmac_sha3_256_authenticator* self);

/* "hmac-sha3-384" (standard). HMAC-SHA3-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS
   198-1 over FIPS 202, section 7. A key of more than 104 bytes is hashed first; trailing zero bytes of a shorter one have no
   effect. */
#define LINNET_HMAC_SHA3_384_KEY_SIZE 48
#define LINNET_HMAC_SHA3_384_TAG_SIZE 48
/* Computes the tag of a message. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 48. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_sha3_384_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 48.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_hmac_sha3_384_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(416) linnet_hmac_sha3_384_keyed;
/* Expands the key. key: key_len bytes; tag_size: 10 to 48 bytes, of every tag under this key. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha3_384_keyed_init(linnet_hmac_sha3_384_keyed* self, const void* key, size_t key_len,
    size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 10 to 48. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_384_keyed_compute(const linnet_hmac_sha3_384_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 10 to 48. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_384_keyed_verify(const linnet_hmac_sha3_384_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha3_384_keyed_wipe(linnet_hmac_sha3_384_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(536) linnet_hmac_sha3_384_authenticator;
/* Begins a message. key: key_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha3_384_authenticator_init(linnet_hmac_sha3_384_authenticator* self, const void* key,
    size_t key_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_384_authenticator_update(linnet_hmac_sha3_384_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 10 to 48. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_384_authenticator_finish(linnet_hmac_sha3_384_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 10 to 48. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_384_authenticator_verify(linnet_hmac_sha3_384_authenticator* self, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha3_384_authenticator_wipe(linnet_hmac_sha3_384_authenticator* self);

/* "hmac-sha3-512" (standard). HMAC-SHA3-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS
   198-1 over FIPS 202, section 7. A key of more than 72 bytes is hashed first; trailing zero bytes of a shorter one have no
   effect. */
#define LINNET_HMAC_SHA3_512_KEY_SIZE 64
#define LINNET_HMAC_SHA3_512_TAG_SIZE 64
/* Computes the tag of a message. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 64. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_sha3_512_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 64.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_hmac_sha3_512_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(416) linnet_hmac_sha3_512_keyed;
/* Expands the key. key: key_len bytes; tag_size: 10 to 64 bytes, of every tag under this key. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha3_512_keyed_init(linnet_hmac_sha3_512_keyed* self, const void* key, size_t key_len,
    size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 10 to 64. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_512_keyed_compute(const linnet_hmac_sha3_512_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 10 to 64. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_512_keyed_verify(const linnet_hmac_sha3_512_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha3_512_keyed_wipe(linnet_hmac_sha3_512_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(504) linnet_hmac_sha3_512_authenticator;
/* Begins a message. key: key_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha3_512_authenticator_init(linnet_hmac_sha3_512_authenticator* self, const void* key,
    size_t key_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_512_authenticator_update(linnet_hmac_sha3_512_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 10 to 64. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_512_authenticator_finish(linnet_hmac_sha3_512_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 10 to 64. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha3_512_authenticator_verify(linnet_hmac_sha3_512_authenticator* self, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha3_512_authenticator_wipe(linnet_hmac_sha3_512_authenticator* self);

/* "hmac-sha-1" (legacy). HMAC-SHA-1: key of any length, default 20 bytes; tag 20 bytes, or a prefix of 10 or more; FIPS 198-1,
   RFC 2202. A key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has
   fewer than 2^60 bytes. The collisions of SHA-1 do not break it (RFC 6194, section 3.3), but choose hmac_sha_256. */
#define LINNET_HMAC_SHA_1_KEY_SIZE 20
#define LINNET_HMAC_SHA_1_TAG_SIZE 20
/* Computes the tag of a message. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 20. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_sha_1_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; message: len bytes; tag: tag_len bytes, 10 to 20.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_hmac_sha_1_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(56) linnet_hmac_sha_1_keyed;
/* Expands the key. key: key_len bytes; tag_size: 10 to 20 bytes, of every tag under this key. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha_1_keyed_init(linnet_hmac_sha_1_keyed* self, const void* key, size_t key_len, size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 10 to 20. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_1_keyed_compute(const linnet_hmac_sha_1_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 10 to 20. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_1_keyed_verify(const linnet_hmac_sha_1_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha_1_keyed_wipe(linnet_hmac_sha_1_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(144) linnet_hmac_sha_1_authenticator;
/* Begins a message. key: key_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_sha_1_authenticator_init(linnet_hmac_sha_1_authenticator* self, const void* key, size_t key_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_1_authenticator_update(linnet_hmac_sha_1_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 10 to 20. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_1_authenticator_finish(linnet_hmac_sha_1_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 10 to 20. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_sha_1_authenticator_verify(linnet_hmac_sha_1_authenticator* self, const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_sha_1_authenticator_wipe(linnet_hmac_sha_1_authenticator* self);

/* "hkdf-sha-256" (standard). HKDF-SHA-256: secret, salt and information of any length; output 1 to 8160 bytes; RFC 5869. The
   secret must be hard to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different
   information gives independent outputs. `extract` gives 32 bytes, from which `expand` derives an output; `derive` does both. */
#define LINNET_HKDF_SHA_256_EXTRACT_SIZE 32
#define LINNET_HKDF_SHA_256_OUTPUT_SIZE_MAX 8160
/* Derives an output of 1 byte or more. secret: secret_len bytes; salt: salt_len bytes; info: info_len bytes; output: output_len
   bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hkdf_sha_256_derive(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    const void* info, size_t info_len, void* output, size_t output_len);
/* Derives a key from a secret, for any number of `expand`. secret: secret_len bytes; salt: salt_len bytes; key: 32 bytes.
   Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hkdf_sha_256_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    uint8_t key[32]);
/* Derives an output of 1 byte or more from the key that `extract` wrote, for the use that `info` names. key: key_len bytes;
   info: info_len bytes; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hkdf_sha_256_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len);

/* "hkdf-sha-384" (standard). HKDF-SHA-384: secret, salt and information of any length; output 1 to 12240 bytes; RFC 5869. The
   secret must be hard to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different
   information gives independent outputs. `extract` gives 48 bytes, from which `expand` derives an output; `derive` does both. */
#define LINNET_HKDF_SHA_384_EXTRACT_SIZE 48
#define LINNET_HKDF_SHA_384_OUTPUT_SIZE_MAX 12240
/* Derives an output of 1 byte or more. secret: secret_len bytes; salt: salt_len bytes; info: info_len bytes; output: output_len
   bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hkdf_sha_384_derive(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    const void* info, size_t info_len, void* output, size_t output_len);
/* Derives a key from a secret, for any number of `expand`. secret: secret_len bytes; salt: salt_len bytes; key: 48 bytes.
   Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hkdf_sha_384_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    uint8_t key[48]);
/* Derives an output of 1 byte or more from the key that `extract` wrote, for the use that `info` names. key: key_len bytes;
   info: info_len bytes; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hkdf_sha_384_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len);

/* "hkdf-sha-512" (standard). HKDF-SHA-512: secret, salt and information of any length; output 1 to 16320 bytes; RFC 5869. The
   secret must be hard to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different
   information gives independent outputs. `extract` gives 64 bytes, from which `expand` derives an output; `derive` does both. */
#define LINNET_HKDF_SHA_512_EXTRACT_SIZE 64
#define LINNET_HKDF_SHA_512_OUTPUT_SIZE_MAX 16320
/* Derives an output of 1 byte or more. secret: secret_len bytes; salt: salt_len bytes; info: info_len bytes; output: output_len
   bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hkdf_sha_512_derive(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    const void* info, size_t info_len, void* output, size_t output_len);
/* Derives a key from a secret, for any number of `expand`. secret: secret_len bytes; salt: salt_len bytes; key: 64 bytes.
   Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hkdf_sha_512_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    uint8_t key[64]);
/* Derives an output of 1 byte or more from the key that `extract` wrote, for the use that `info` names. key: key_len bytes;
   info: info_len bytes; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hkdf_sha_512_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len);

/* "pbkdf2-hmac-sha-224" (standard). PBKDF2-HMAC-SHA-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 28 bytes costs you more than an attacker: do not ask for more. */
/* Derives an output of 1 byte or more. password: password_len bytes; salt: salt_len bytes; iterations: 1 or more; output:
   output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha_224_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha-256" (standard). PBKDF2-HMAC-SHA-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 32 bytes costs you more than an attacker: do not ask for more. */
/* Derives an output of 1 byte or more. password: password_len bytes; salt: salt_len bytes; iterations: 1 or more; output:
   output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha_256_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha-384" (standard). PBKDF2-HMAC-SHA-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 48 bytes costs you more than an attacker: do not ask for more. */
/* Derives an output of 1 byte or more. password: password_len bytes; salt: salt_len bytes; iterations: 1 or more; output:
   output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha_384_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha-512" (standard). PBKDF2-HMAC-SHA-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 64 bytes costs you more than an attacker: do not ask for more. */
/* Derives an output of 1 byte or more. password: password_len bytes; salt: salt_len bytes; iterations: 1 or more; output:
   output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha_512_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha3-224" (standard). PBKDF2-HMAC-SHA3-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes;
   RFC 8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An
   output of more than 28 bytes costs you more than an attacker: do not ask for more. */
/* Derives an output of 1 byte or more. password: password_len bytes; salt: salt_len bytes; iterations: 1 or more; output:
   output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha3_224_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha3-256" (standard). PBKDF2-HMAC-SHA3-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes;
   RFC 8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An
   output of more than 32 bytes costs you more than an attacker: do not ask for more. */
/* Derives an output of 1 byte or more. password: password_len bytes; salt: salt_len bytes; iterations: 1 or more; output:
   output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha3_256_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha3-384" (standard). PBKDF2-HMAC-SHA3-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes;
   RFC 8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An
   output of more than 48 bytes costs you more than an attacker: do not ask for more. */
/* Derives an output of 1 byte or more. password: password_len bytes; salt: salt_len bytes; iterations: 1 or more; output:
   output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha3_384_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha3-512" (standard). PBKDF2-HMAC-SHA3-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes;
   RFC 8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An
   output of more than 64 bytes costs you more than an attacker: do not ask for more. */
/* Derives an output of 1 byte or more. password: password_len bytes; salt: salt_len bytes; iterations: 1 or more; output:
   output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha3_512_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha-1" (legacy). PBKDF2-HMAC-SHA-1: password and salt of any length; output 1 to (2^32 - 1) * 20 bytes; RFC 8018,
   section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
   than 20 bytes costs you more than an attacker: do not ask for more. Choose pbkdf2_hmac_sha_256. */
/* Derives an output of 1 byte or more. password: password_len bytes; salt: salt_len bytes; iterations: 1 or more; output:
   output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha_1_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "kmac128" (standard). KMAC128: key of any length, at least 16 bytes for 128-bit security; tag of 4 bytes or more, default 32,
   at least 8 unless the risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4. */
#define LINNET_KMAC128_KEY_SIZE 16
#define LINNET_KMAC128_TAG_SIZE 32
/* Computes the tag of a message. key: key_len bytes; customization: customization_len bytes; message: len bytes; tag: tag_len
   bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_kmac128_compute(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; customization: customization_len bytes; message:
   len bytes; tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not
   match). */
LINNET_RESULT int linnet_kmac128_verify(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, const void* tag, size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(216) linnet_kmac128_keyed;
/* Expands the key. key: key_len bytes; customization: customization_len bytes; tag_size: 4 or more bytes, of every tag under
   this key. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_kmac128_keyed_init(linnet_kmac128_keyed* self, const void* key, size_t key_len, const void* customization,
    size_t customization_len, size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac128_keyed_compute(const linnet_kmac128_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 4 or more. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_kmac128_keyed_verify(const linnet_kmac128_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_kmac128_keyed_wipe(linnet_kmac128_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(392) linnet_kmac128_authenticator;
/* Begins a message. key: key_len bytes; customization: customization_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_kmac128_authenticator_init(linnet_kmac128_authenticator* self, const void* key, size_t key_len,
    const void* customization, size_t customization_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac128_authenticator_update(linnet_kmac128_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac128_authenticator_finish(linnet_kmac128_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_kmac128_authenticator_verify(linnet_kmac128_authenticator* self, const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_kmac128_authenticator_wipe(linnet_kmac128_authenticator* self);

/* "kmac256" (standard). KMAC256: key of any length, at least 32 bytes for 256-bit security; tag of 4 bytes or more, default 64,
   at least 8 unless the risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4. */
#define LINNET_KMAC256_KEY_SIZE 32
#define LINNET_KMAC256_TAG_SIZE 64
/* Computes the tag of a message. key: key_len bytes; customization: customization_len bytes; message: len bytes; tag: tag_len
   bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_kmac256_compute(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes; customization: customization_len bytes; message:
   len bytes; tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not
   match). */
LINNET_RESULT int linnet_kmac256_verify(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, const void* tag, size_t tag_len);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(216) linnet_kmac256_keyed;
/* Expands the key. key: key_len bytes; customization: customization_len bytes; tag_size: 4 or more bytes, of every tag under
   this key. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_kmac256_keyed_init(linnet_kmac256_keyed* self, const void* key, size_t key_len, const void* customization,
    size_t customization_len, size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac256_keyed_compute(const linnet_kmac256_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. message: len bytes; tag: tag_len bytes, 4 or more. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_kmac256_keyed_verify(const linnet_kmac256_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_kmac256_keyed_wipe(linnet_kmac256_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(360) linnet_kmac256_authenticator;
/* Begins a message. key: key_len bytes; customization: customization_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_kmac256_authenticator_init(linnet_kmac256_authenticator* self, const void* key, size_t key_len,
    const void* customization, size_t customization_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac256_authenticator_update(linnet_kmac256_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac256_authenticator_finish(linnet_kmac256_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_kmac256_authenticator_verify(linnet_kmac256_authenticator* self, const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_kmac256_authenticator_wipe(linnet_kmac256_authenticator* self);

/* "hash-drbg-sha-256" (standard). Hash_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or
   more; SP 800-90A Rev. 1, section 10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. */
#define LINNET_HASH_DRBG_SHA_256_ENTROPY_SIZE 32
#define LINNET_HASH_DRBG_SHA_256_NONCE_SIZE 16
#define LINNET_HASH_DRBG_SHA_256_OUTPUT_SIZE_MAX 65536
/* The first request of a new generator, which is then wiped. entropy: entropy_len bytes, 32 to 4294967296, which nobody can
   guess; nonce: nonce_len bytes, 16 to 4294967296; personalization: personalization_len bytes, at most 2^32; additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hash_drbg_sha_256_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);
/* A generator. Do not copy it: two copies have the same output. Call `reseed` before `generate` for prediction resistance. */
typedef LINNET_OBJECT(128) linnet_hash_drbg_sha_256_generator;
/* Instantiates the generator. entropy: entropy_len bytes, 32 to 4294967296, which nobody can guess; nonce: nonce_len bytes, 16
   to 4294967296; personalization: personalization_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hash_drbg_sha_256_generator_init(linnet_hash_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
/* Takes a fresh entropy input. If that fails, nothing changes. entropy: entropy_len bytes, 32 to 4294967296, which nobody can
   guess; additional: additional_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hash_drbg_sha_256_generator_reseed(linnet_hash_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
/* Writes output. After the algorithm's number of requests without `reseed` it fails with LINNET_ORDER, and goes on after one.
   additional: additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hash_drbg_sha_256_generator_generate(linnet_hash_drbg_sha_256_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hash_drbg_sha_256_generator_wipe(linnet_hash_drbg_sha_256_generator* self);

/* "hash-drbg-sha-512" (standard). Hash_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or
   more; SP 800-90A Rev. 1, section 10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster
   than over SHA-256 on 64-bit processors without SHA-256 instructions. */
#define LINNET_HASH_DRBG_SHA_512_ENTROPY_SIZE 32
#define LINNET_HASH_DRBG_SHA_512_NONCE_SIZE 16
#define LINNET_HASH_DRBG_SHA_512_OUTPUT_SIZE_MAX 65536
/* The first request of a new generator, which is then wiped. entropy: entropy_len bytes, 32 to 4294967296, which nobody can
   guess; nonce: nonce_len bytes, 16 to 4294967296; personalization: personalization_len bytes, at most 2^32; additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hash_drbg_sha_512_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);
/* A generator. Do not copy it: two copies have the same output. Call `reseed` before `generate` for prediction resistance. */
typedef LINNET_OBJECT(240) linnet_hash_drbg_sha_512_generator;
/* Instantiates the generator. entropy: entropy_len bytes, 32 to 4294967296, which nobody can guess; nonce: nonce_len bytes, 16
   to 4294967296; personalization: personalization_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hash_drbg_sha_512_generator_init(linnet_hash_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
/* Takes a fresh entropy input. If that fails, nothing changes. entropy: entropy_len bytes, 32 to 4294967296, which nobody can
   guess; additional: additional_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hash_drbg_sha_512_generator_reseed(linnet_hash_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
/* Writes output. After the algorithm's number of requests without `reseed` it fails with LINNET_ORDER, and goes on after one.
   additional: additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hash_drbg_sha_512_generator_generate(linnet_hash_drbg_sha_512_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hash_drbg_sha_512_generator_wipe(linnet_hash_drbg_sha_512_generator* self);

/* "hmac-drbg-sha-256" (standard). HMAC_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or
   more; SP 800-90A Rev. 1, section 10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. */
#define LINNET_HMAC_DRBG_SHA_256_ENTROPY_SIZE 32
#define LINNET_HMAC_DRBG_SHA_256_NONCE_SIZE 16
#define LINNET_HMAC_DRBG_SHA_256_OUTPUT_SIZE_MAX 65536
/* The first request of a new generator, which is then wiped. entropy: entropy_len bytes, 32 to 4294967296, which nobody can
   guess; nonce: nonce_len bytes, 16 to 4294967296; personalization: personalization_len bytes, at most 2^32; additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_drbg_sha_256_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);
/* A generator. Do not copy it: two copies have the same output. Call `reseed` before `generate` for prediction resistance. */
typedef LINNET_OBJECT(112) linnet_hmac_drbg_sha_256_generator;
/* Instantiates the generator. entropy: entropy_len bytes, 32 to 4294967296, which nobody can guess; nonce: nonce_len bytes, 16
   to 4294967296; personalization: personalization_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_drbg_sha_256_generator_init(linnet_hmac_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
/* Takes a fresh entropy input. If that fails, nothing changes. entropy: entropy_len bytes, 32 to 4294967296, which nobody can
   guess; additional: additional_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_drbg_sha_256_generator_reseed(linnet_hmac_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
/* Writes output. After the algorithm's number of requests without `reseed` it fails with LINNET_ORDER, and goes on after one.
   additional: additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_drbg_sha_256_generator_generate(linnet_hmac_drbg_sha_256_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_drbg_sha_256_generator_wipe(linnet_hmac_drbg_sha_256_generator* self);

/* "hmac-drbg-sha-512" (standard). HMAC_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or
   more; SP 800-90A Rev. 1, section 10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster
   than over SHA-256 on 64-bit processors without SHA-256 instructions. */
#define LINNET_HMAC_DRBG_SHA_512_ENTROPY_SIZE 32
#define LINNET_HMAC_DRBG_SHA_512_NONCE_SIZE 16
#define LINNET_HMAC_DRBG_SHA_512_OUTPUT_SIZE_MAX 65536
/* The first request of a new generator, which is then wiped. entropy: entropy_len bytes, 32 to 4294967296, which nobody can
   guess; nonce: nonce_len bytes, 16 to 4294967296; personalization: personalization_len bytes, at most 2^32; additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_drbg_sha_512_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);
/* A generator. Do not copy it: two copies have the same output. Call `reseed` before `generate` for prediction resistance. */
typedef LINNET_OBJECT(208) linnet_hmac_drbg_sha_512_generator;
/* Instantiates the generator. entropy: entropy_len bytes, 32 to 4294967296, which nobody can guess; nonce: nonce_len bytes, 16
   to 4294967296; personalization: personalization_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_drbg_sha_512_generator_init(linnet_hmac_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
/* Takes a fresh entropy input. If that fails, nothing changes. entropy: entropy_len bytes, 32 to 4294967296, which nobody can
   guess; additional: additional_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_drbg_sha_512_generator_reseed(linnet_hmac_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
/* Writes output. After the algorithm's number of requests without `reseed` it fails with LINNET_ORDER, and goes on after one.
   additional: additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_drbg_sha_512_generator_generate(linnet_hmac_drbg_sha_512_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_drbg_sha_512_generator_wipe(linnet_hmac_drbg_sha_512_generator* self);

/* "x25519" (published). X25519: secret key 32 bytes, public key 32 bytes, shared secret 32 bytes; RFC 7748, section 5. 128-bit
   security. Five bits of a secret key are fixed and the last bit of a public key is ignored, as section 5 requires; public keys
   not below 2^255 - 19 are reduced. */
#define LINNET_X25519_KEY_SIZE 32
#define LINNET_X25519_PUBLIC_KEY_SIZE 32
#define LINNET_X25519_SHARED_SECRET_SIZE 32
/* Computes the public key of a secret key. secret_key: 32 bytes; public_key: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_x25519_public_key(const uint8_t secret_key[32], uint8_t public_key[32]);
/* Computes the shared secret of a secret key and of the public key of a peer. It is not a key yet: derive one from it and both
   public keys with a KDF. secret_key: 32 bytes; peer_public_key: 32 bytes; shared_secret: 32 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_PUBLIC_KEY (the shared secret would be zero for every secret key). */
LINNET_RESULT int linnet_x25519_agree(const uint8_t secret_key[32], const uint8_t peer_public_key[32], uint8_t shared_secret[32]);

/* "ascon-128" (legacy). Ascon-128 (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used
   only once under a key. At most 2^64 blocks under one key. */
#define LINNET_ASCON_128_KEY_SIZE 16
#define LINNET_ASCON_128_NONCE_SIZE 16
#define LINNET_ASCON_128_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(24) linnet_ascon_128_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128_keyed_init(linnet_ascon_128_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_keyed_encrypt(const linnet_ascon_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_keyed_decrypt(const linnet_ascon_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128_keyed_wipe(linnet_ascon_128_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(104) linnet_ascon_128_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128_encryptor_init(linnet_ascon_128_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_encryptor_update_aad(linnet_ascon_128_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_encryptor_update(linnet_ascon_128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_encryptor_finish(linnet_ascon_128_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128_encryptor_wipe(linnet_ascon_128_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(104) linnet_ascon_128_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128_decryptor_init(linnet_ascon_128_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_decryptor_update_aad(linnet_ascon_128_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_decryptor_update(linnet_ascon_128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_decryptor_verify(linnet_ascon_128_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128_decryptor_wipe(linnet_ascon_128_decryptor* self);

/* "ascon-128a" (legacy). Ascon-128a (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 16 bytes. A nonce must be
   used only once under a key. At most 2^64 blocks under one key. */
#define LINNET_ASCON_128A_KEY_SIZE 16
#define LINNET_ASCON_128A_NONCE_SIZE 16
#define LINNET_ASCON_128A_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(24) linnet_ascon_128a_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128a_keyed_init(linnet_ascon_128a_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_keyed_encrypt(const linnet_ascon_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_keyed_decrypt(const linnet_ascon_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128a_keyed_wipe(linnet_ascon_128a_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(112) linnet_ascon_128a_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128a_encryptor_init(linnet_ascon_128a_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_encryptor_update_aad(linnet_ascon_128a_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_encryptor_update(linnet_ascon_128a_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_encryptor_finish(linnet_ascon_128a_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128a_encryptor_wipe(linnet_ascon_128a_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(112) linnet_ascon_128a_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128a_decryptor_init(linnet_ascon_128a_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_decryptor_update_aad(linnet_ascon_128a_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_decryptor_update(linnet_ascon_128a_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_decryptor_verify(linnet_ascon_128a_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128a_decryptor_wipe(linnet_ascon_128a_decryptor* self);

/* "ascon-80pq" (legacy). Ascon-80pq (v1.2): key 20, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used
   only once under a key. At most 2^64 blocks under one key. */
#define LINNET_ASCON_80PQ_KEY_SIZE 20
#define LINNET_ASCON_80PQ_NONCE_SIZE 16
#define LINNET_ASCON_80PQ_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag of it and of the associated data. key: 20 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_80pq_encrypt(const uint8_t key[20], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: 20 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_80pq_decrypt(const uint8_t key[20], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(32) linnet_ascon_80pq_keyed;
/* Expands the key. key: 20 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_80pq_keyed_init(linnet_ascon_80pq_keyed* self, const uint8_t key[20]);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_keyed_encrypt(const linnet_ascon_80pq_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_keyed_decrypt(const linnet_ascon_80pq_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_80pq_keyed_wipe(linnet_ascon_80pq_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(112) linnet_ascon_80pq_encryptor;
/* Begins a message. key: 20 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_80pq_encryptor_init(linnet_ascon_80pq_encryptor* self, const uint8_t key[20],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_encryptor_update_aad(linnet_ascon_80pq_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_encryptor_update(linnet_ascon_80pq_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_encryptor_finish(linnet_ascon_80pq_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_80pq_encryptor_wipe(linnet_ascon_80pq_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(112) linnet_ascon_80pq_decryptor;
/* Begins a message. key: 20 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_80pq_decryptor_init(linnet_ascon_80pq_decryptor* self, const uint8_t key[20],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_decryptor_update_aad(linnet_ascon_80pq_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_decryptor_update(linnet_ascon_80pq_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_decryptor_verify(linnet_ascon_80pq_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_80pq_decryptor_wipe(linnet_ascon_80pq_decryptor* self);

/* "ascon-hash" (legacy). Ascon-Hash (v1.2): digest 32 bytes; section 2.5. */
#define LINNET_ASCON_HASH_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_hash_digest(const void* message, size_t len, uint8_t digest[32]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_hash_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_hash_hasher_init(linnet_ascon_hash_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hash_hasher_update(linnet_ascon_hash_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hash_hasher_finish(linnet_ascon_hash_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_hash_hasher_wipe(linnet_ascon_hash_hasher* self);

/* "ascon-hasha" (legacy). Ascon-HashA (v1.2): digest 32 bytes; section 2.5; 8 rounds between blocks. */
#define LINNET_ASCON_HASHA_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_hasha_digest(const void* message, size_t len, uint8_t digest[32]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_hasha_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_hasha_hasher_init(linnet_ascon_hasha_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hasha_hasher_update(linnet_ascon_hasha_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hasha_hasher_finish(linnet_ascon_hasha_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_hasha_hasher_wipe(linnet_ascon_hasha_hasher* self);

/* "ascon-xof" (legacy). Ascon-Xof (v1.2): output of any length; section 2.5. */
#define LINNET_ASCON_XOF_DIGEST_SIZE 32
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. message: len bytes; output:
   output_len bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_xof_digest(const void* message, size_t len, void* output, size_t output_len);
/* A message and an output that come in parts: `update` any number of times, then `squeeze`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_xof_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_xof_hasher_init(linnet_ascon_xof_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xof_hasher_update(linnet_ascon_xof_hasher* self, const void* message, size_t len);
/* Writes the next part of the output; after it, no part of a message is taken. output: output_len bytes. Errors:
   LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xof_hasher_squeeze(linnet_ascon_xof_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_xof_hasher_wipe(linnet_ascon_xof_hasher* self);

/* "ascon-xofa" (legacy). Ascon-XofA (v1.2): output of any length; section 2.5; 8 rounds between blocks. */
#define LINNET_ASCON_XOFA_DIGEST_SIZE 32
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. message: len bytes; output:
   output_len bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_xofa_digest(const void* message, size_t len, void* output, size_t output_len);
/* A message and an output that come in parts: `update` any number of times, then `squeeze`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_xofa_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_xofa_hasher_init(linnet_ascon_xofa_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xofa_hasher_update(linnet_ascon_xofa_hasher* self, const void* message, size_t len);
/* Writes the next part of the output; after it, no part of a message is taken. output: output_len bytes. Errors:
   LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xofa_hasher_squeeze(linnet_ascon_xofa_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_xofa_hasher_wipe(linnet_ascon_xofa_hasher* self);

/* "sha-1" (legacy). SHA-1: digest 20 bytes; FIPS 180-4, section 6.1. Broken: a collision costs about 2^61 calls of the
   compression function, one with chosen prefixes 2^63 (G. Leurent, T. Peyrin, SHA-1 is a Shambles, USENIX Security 2020). A
   message has fewer than 2^61 bytes. */
#define LINNET_SHA_1_DIGEST_SIZE 20
/* Computes the digest of a message. message: len bytes; digest: 20 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_sha_1_digest(const void* message, size_t len, uint8_t digest[20]);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(112) linnet_sha_1_hasher;
/* Begins a message. */
LINNET_API void linnet_sha_1_hasher_init(linnet_sha_1_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_1_hasher_update(linnet_sha_1_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 20 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_sha_1_hasher_finish(linnet_sha_1_hasher* self, uint8_t digest[20]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_sha_1_hasher_wipe(linnet_sha_1_hasher* self);

/* /catalog */
/* clang-format on */

/*
 * By id
 *
 * The same algorithms for programs that choose one at run time. All sizes are arguments and are checked. What an algorithm of the
 * kind does not have, such as a nonce or a customization string of a MAC, must be empty (else LINNET_LENGTH) or 0 (else
 * LINNET_ARGUMENT). A program that is linked with the static library and uses these functions contains every algorithm.
 */

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
    size_t key_size;   /* of a key exchange: of the secret key; of a DRBG: of the entropy input */
    size_t nonce_size; /* the default; others are nonce_size_min to nonce_size_max */
    size_t nonce_size_min;
    size_t nonce_size_max;
    size_t tag_size; /* the default; others are tag_size_min to tag_size_max in steps of tag_size_step, one for a key */
    size_t tag_size_min;
    size_t tag_size_max;
    size_t tag_size_step;
    size_t digest_size; /* of an XOF: the default length of an output */
    size_t customization_size_max;
    size_t message_size_max; /* with a nonce of nonce_size bytes; for CCM, a longer nonce allows less, a shorter one more */
    size_t key_size_min;     /* where the size of a key may vary, key_size is the default; 0 where there is no key */
    size_t key_size_max;
    size_t output_size_max; /* of one call of a KDF or DRBG */
    size_t extract_size;    /* of a KDF: of the key between extract and expand; 0 where it takes a password */
    int online;             /* 1 if there are incremental calls */
    size_t public_key_size; /* of a key exchange */
    size_t shared_secret_size;
    int one_time_key; /* 1 if a key must be used for one message only: from two messages and their tags anybody forges others */
    int zero_padded;  /* 1 if zero bytes appended to a message, up to a whole block, leave the tag of a MAC unchanged */
} linnet_algorithm;

/* The algorithm with an id, or NULL. */
LINNET_API const linnet_algorithm* linnet_find(const char* id);

/* The number of algorithms, and the algorithm at an index, in the order of the catalog; NULL past the last. */
LINNET_API size_t linnet_count(void);
LINNET_API const linnet_algorithm* linnet_at(size_t index);

/*
 * Batches
 *
 * Many messages in one call, each with its own key, nonce and length, by the id of an algorithm. With AVX2 or AVX-512 those of the
 * Ascon family, ISAP, GIFT-COFB, SHA-1, SHA-2, SHA-3 and HMAC are computed side by side in the lanes of vectors, several times as
 * fast as one after the other; `linnet_batch_lanes` says how many. All others are computed message by message. Each message gives
 * what the call for one message gives.
 *
 * `statuses` takes `count` bytes: the status of each message. A call returns LINNET_OK, or the first status that is not: then the
 * output of each such message is zero, and the others are not affected. A batch that does not fit together is refused as a whole,
 * with the same status for all: LINNET_LENGTH for sizes that the algorithm does not take or that do not fit the count,
 * LINNET_OVERLAP for an output that shares memory with anything else but a text that is processed in place, LINNET_ARGUMENT for
 * null pointers, LINNET_REPEATED for a nonce of two messages under one key, and for a one-time key of two messages.
 *
 * By LINNET_REPEATS_REFUSED a batch, of at most 2^30 messages, is searched for these before anything is computed, in the calling
 * thread. Nonces that rise as those of a counter do cost next to nothing, others up to as much as a short message. The caller makes
 * nonces: by a counter, or of random bytes if they have 16 bytes or more. LINNET_REPEATS_UNCHECKED skips the search.
 *
 * A batch takes up to `threads` threads, the calling one among them; 0: as many as the process may have processors. It starts the
 * others itself, if there are enough bytes for them, and they end with the call; this is the only call of the library that starts
 * threads. What it writes does not depend on their number. Libraries for firmware have neither lanes nor threads.
 *
 * Behind pointers an overlap is found within a message alone: nothing that is written may be used by another message.
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
    size_t size;        /* bytes of all, of the one that is shared, or of each behind pointers */
    const void* data;   /* the bytes, or the pointers to them */
    const void* places; /* offsets or sizes, where the layout has such */
} linnet_strings;

/* No bytes for each message, as where there is no associated data. */
static inline linnet_strings linnet_none(void) {
    linnet_strings s = {LINNET_LAYOUT_EACH, 0, 0, 0};
    return s;
}
/* Strings of one size, one after the other. `size`: bytes of all; the batch cuts them into `count`. */
static inline linnet_strings linnet_each(const void* data, size_t size) {
    linnet_strings s = {LINNET_LAYOUT_EACH, 0, 0, 0};
    s.size = size;
    s.data = data;
    return s;
}
/* One string of `size` bytes for all messages, such as a key. */
static inline linnet_strings linnet_shared(const void* data, size_t size) {
    linnet_strings s = {LINNET_LAYOUT_SHARED, 0, 0, 0};
    s.size = size;
    s.data = data;
    return s;
}
/* Strings of any sizes, as in Apache Arrow's binary arrays: string i is data[offsets[i]] up to data[offsets[i + 1]]. There is one
   more offset than messages. `size`: bytes of all. A message whose offsets descend or exceed `size` is refused alone
   (LINNET_LENGTH). */
static inline linnet_strings linnet_at32(const void* data, size_t size, const uint32_t* offsets) {
    linnet_strings s = {LINNET_LAYOUT_OFFSETS_32, 0, 0, 0};
    s.size = size;
    s.data = data;
    s.places = offsets;
    return s;
}
static inline linnet_strings linnet_at64(const void* data, size_t size, const uint64_t* offsets) {
    linnet_strings s = {LINNET_LAYOUT_OFFSETS_64, 0, 0, 0};
    s.size = size;
    s.data = data;
    s.places = offsets;
    return s;
}
/* Strings anywhere: the i-th is the sizes[i] bytes at pointers[i]. A message that has a null pointer to a string that is not empty
   is refused alone (LINNET_ARGUMENT). */
static inline linnet_strings linnet_pointers(const void* const* pointers, const size_t* sizes) {
    linnet_strings s = {LINNET_LAYOUT_POINTERS, 0, 0, 0};
    s.data = (const void*)pointers;
    s.places = sizes;
    return s;
}
/* The same, each of `size` bytes. */
static inline linnet_strings linnet_pointers_alike(const void* const* pointers, size_t size) {
    linnet_strings s = {LINNET_LAYOUT_POINTERS_ALIKE, 0, 0, 0};
    s.size = size;
    s.data = (const void*)pointers;
    return s;
}

/* Where a batch writes a byte string for each message, made by the functions below. */
typedef struct linnet_output {
    int layout;  /* LINNET_LAYOUT_EACH, LINNET_LAYOUT_POINTERS or LINNET_LAYOUT_POINTERS_ALIKE */
    size_t size; /* bytes of all, or of each behind pointers */
    void* data;
    void* const* pointers;
} linnet_output;

/* Into one memory: texts lie as those that they are made of, or one after the other if those are shared or behind pointers; tags
   and digests one after the other. `size`: bytes of all. */
static inline linnet_output linnet_into(void* data, size_t size) {
    linnet_output o = {LINNET_LAYOUT_EACH, 0, 0, 0};
    o.size = size;
    o.data = data;
    return o;
}
/* Texts, each as long as the one that it is made of: the i-th goes to pointers[i]. */
static inline linnet_output linnet_into_pointers(void* const* pointers) {
    linnet_output o = {LINNET_LAYOUT_POINTERS, 0, 0, 0};
    o.pointers = pointers;
    return o;
}
/* The same, each of `size` bytes, such as tags. */
static inline linnet_output linnet_into_pointers_alike(void* const* pointers, size_t size) {
    linnet_output o = {LINNET_LAYOUT_POINTERS_ALIKE, 0, 0, 0};
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

/* AEADs */

/* Encrypts the plaintext and computes the tag of it and of the associated data. key: key_len bytes, one of the algorithm's
   sizes; nonce: nonce_len bytes, one of the algorithm's sizes; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes,
   may be `plaintext`; tag: tag_len bytes, the algorithm's tag_size. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aead_encrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag,
    size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. key: key_len bytes, one of the algorithm's sizes;
   nonce: nonce_len bytes, one of the algorithm's sizes; aad: aad_len bytes; ciphertext: len bytes; tag: tag_len bytes, the
   algorithm's tag_size; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aead_decrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len,
    void* plaintext);
/* Encrypts `count` plaintexts, each under its own nonce, with tags of the algorithm's tag_size. Keys and nonces have one size
   each. ciphertexts: may be where the plaintexts are. repeats: LINNET_REPEATS_REFUSED, or _UNCHECKED where no nonce serves two
   messages under one key. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_REPEATED. */
LINNET_RESULT int linnet_aead_encrypt_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys,
    linnet_strings nonces, linnet_strings aad, linnet_strings plaintexts, linnet_output ciphertexts, linnet_output tags,
    int repeats, uint8_t* statuses, size_t threads);
/* Decrypts `count` ciphertexts whose tags are right. plaintexts: may be where the ciphertexts are. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC. */
LINNET_RESULT int linnet_aead_decrypt_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys,
    linnet_strings nonces, linnet_strings aad, linnet_strings ciphertexts, linnet_strings tags, linnet_output plaintexts,
    uint8_t* statuses, size_t threads);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(2048) linnet_aead_keyed;
/* Expands the key. key: key_len bytes, one of the algorithm's sizes; tag_size: one of the algorithm's sizes, of every tag under
   this key. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aead_keyed_init(linnet_aead_keyed* self, const linnet_algorithm* algorithm, const void* key,
    size_t key_len, size_t tag_size);
/* Encrypts the plaintext and computes the tag of it and of the associated data. nonce: nonce_len bytes, one of the algorithm's
   sizes; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, one of the
   algorithm's sizes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aead_keyed_encrypt(const linnet_aead_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it and of the associated data. nonce: nonce_len bytes, one of the algorithm's
   sizes; aad: aad_len bytes; ciphertext: len bytes; tag: tag_len bytes, one of the algorithm's sizes; plaintext: len bytes, may
   be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match),
   LINNET_ORDER. */
LINNET_RESULT int linnet_aead_keyed_decrypt(const linnet_aead_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aead_keyed_wipe(linnet_aead_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(2048) linnet_aead_encryptor;
/* Begins a message. key: key_len bytes, one of the algorithm's sizes; nonce: nonce_len bytes, one of the algorithm's sizes.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aead_encryptor_init(linnet_aead_encryptor* self, const linnet_algorithm* algorithm, const void* key,
    size_t key_len, const void* nonce, size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aead_encryptor_update_aad(linnet_aead_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aead_encryptor_update(linnet_aead_encryptor* self, const void* plaintext, size_t len, void* ciphertext);
/* Writes the tag and ends the object. tag: tag_len bytes, the algorithm's tag_size. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aead_encryptor_finish(linnet_aead_encryptor* self, void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aead_encryptor_wipe(linnet_aead_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(2048) linnet_aead_decryptor;
/* Begins a message. key: key_len bytes, one of the algorithm's sizes; nonce: nonce_len bytes, one of the algorithm's sizes.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aead_decryptor_init(linnet_aead_decryptor* self, const linnet_algorithm* algorithm, const void* key,
    size_t key_len, const void* nonce, size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aead_decryptor_update_aad(linnet_aead_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aead_decryptor_update(linnet_aead_decryptor* self, const void* ciphertext, size_t len, void* plaintext);
/* Compares the tag and ends the object. Only LINNET_OK says that the plaintext is authentic. tag: tag_len bytes, the algorithm's
   tag_size. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aead_decryptor_verify(linnet_aead_decryptor* self, const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aead_decryptor_wipe(linnet_aead_decryptor* self);

/* Hash functions */

/* Computes the digest of a message. message: len bytes; digest: digest_len bytes, one of the algorithm's sizes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hash_digest(const linnet_algorithm* algorithm, const void* message, size_t len, void* digest,
    size_t digest_len);
/* Computes the digests of `count` messages. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hash_digest_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings messages,
    linnet_output digests, uint8_t* statuses, size_t threads);
/* The digest of a message that comes in parts: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(512) linnet_hash_hasher;
/* Begins a message. */
LINNET_RESULT int linnet_hash_hasher_init(linnet_hash_hasher* self, const linnet_algorithm* algorithm);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hash_hasher_update(linnet_hash_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: digest_len bytes, one of the algorithm's sizes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hash_hasher_finish(linnet_hash_hasher* self, void* digest, size_t digest_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hash_hasher_wipe(linnet_hash_hasher* self);

/* XOFs, extendable-output functions */

/* Computes output of any length from a message; a shorter output is a prefix of a longer one. customization: customization_len
   bytes, one of the algorithm's sizes; message: len bytes; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_xof_digest(const linnet_algorithm* algorithm, const void* customization, size_t customization_len,
    const void* message, size_t len, void* output, size_t output_len);
/* Computes outputs of one size, any, of `count` messages. customizations: linnet_none() where the algorithm takes none. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_xof_digest_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings customizations,
    linnet_strings messages, linnet_output outputs, uint8_t* statuses, size_t threads);
/* A message and an output that come in parts: `update` any number of times, then `squeeze`. May be copied byte by byte. */
typedef LINNET_OBJECT(512) linnet_xof_hasher;
/* Begins a message. customization: customization_len bytes, one of the algorithm's sizes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_xof_hasher_init(linnet_xof_hasher* self, const linnet_algorithm* algorithm, const void* customization,
    size_t customization_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_xof_hasher_update(linnet_xof_hasher* self, const void* message, size_t len);
/* Writes the next part of the output; after it, no part of a message is taken. output: output_len bytes. Errors:
   LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_xof_hasher_squeeze(linnet_xof_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_xof_hasher_wipe(linnet_xof_hasher* self);

/* MACs, message authentication codes */

/* Computes the tag of a message. key: key_len bytes, one of the algorithm's sizes; nonce: nonce_len bytes, one of the
   algorithm's sizes; customization: customization_len bytes, one of the algorithm's sizes; message: len bytes; tag: tag_len
   bytes, one of the algorithm's sizes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_mac_compute(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* customization, size_t customization_len, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Compares a tag with that of a message, in constant time. key: key_len bytes, one of the algorithm's sizes; nonce: nonce_len
   bytes, one of the algorithm's sizes; customization: customization_len bytes, one of the algorithm's sizes; message: len bytes;
   tag: tag_len bytes, one of the algorithm's sizes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does
   not match). */
LINNET_RESULT int linnet_mac_verify(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* customization, size_t customization_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* Computes the tags of `count` messages, of one size that the algorithm takes. nonces, customizations: linnet_none() where it
   takes none. repeats: LINNET_REPEATS_REFUSED, or _UNCHECKED where no nonce serves two messages under one key, and no one-time
   key two messages. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_REPEATED. */
LINNET_RESULT int linnet_mac_compute_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys,
    linnet_strings nonces, linnet_strings customizations, linnet_strings messages, linnet_output tags, int repeats,
    uint8_t* statuses, size_t threads);
/* Compares the tags of `count` messages, in constant time. nonces, customizations: linnet_none() where the algorithm takes none.
   tag_size: in bytes, one of the algorithm's sizes, which the caller decides and not who sends tags. A tag of another size, in a
   layout that has such, is not authentic. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC. */
LINNET_RESULT int linnet_mac_verify_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys,
    linnet_strings nonces, linnet_strings customizations, linnet_strings messages, linnet_strings tags, size_t tag_size,
    uint8_t* statuses, size_t threads);
/* A keyed context: an expanded key for many messages and, where the algorithm has several, the size of their tags. Threads may
   share it. */
typedef LINNET_OBJECT(1024) linnet_mac_keyed;
/* Expands the key. key: key_len bytes, one of the algorithm's sizes; customization: customization_len bytes, one of the
   algorithm's sizes; tag_size: one of the algorithm's sizes, of every tag under this key. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_mac_keyed_init(linnet_mac_keyed* self, const linnet_algorithm* algorithm, const void* key, size_t key_len,
    const void* customization, size_t customization_len, size_t tag_size);
/* Computes the tag of a message. nonce: nonce_len bytes, one of the algorithm's sizes; message: len bytes; tag: tag_len bytes,
   one of the algorithm's sizes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_mac_keyed_compute(const linnet_mac_keyed* self, const void* nonce, size_t nonce_len, const void* message,
    size_t len, void* tag, size_t tag_len);
/* Compares a tag with that of a message, in constant time. nonce: nonce_len bytes, one of the algorithm's sizes; message: len
   bytes; tag: tag_len bytes, one of the algorithm's sizes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_mac_keyed_verify(const linnet_mac_keyed* self, const void* nonce, size_t nonce_len, const void* message,
    size_t len, const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_mac_keyed_wipe(linnet_mac_keyed* self);
/* The tag of a message that comes in parts: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(1024) linnet_mac_authenticator;
/* Begins a message. key: key_len bytes, one of the algorithm's sizes; nonce: nonce_len bytes, one of the algorithm's sizes;
   customization: customization_len bytes, one of the algorithm's sizes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_mac_authenticator_init(linnet_mac_authenticator* self, const linnet_algorithm* algorithm, const void* key,
    size_t key_len, const void* nonce, size_t nonce_len, const void* customization, size_t customization_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_mac_authenticator_update(linnet_mac_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, one of the algorithm's sizes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_mac_authenticator_finish(linnet_mac_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, one of the algorithm's sizes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_mac_authenticator_verify(linnet_mac_authenticator* self, const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_mac_authenticator_wipe(linnet_mac_authenticator* self);

/* KDFs, key derivation functions */

/* Derives an output of 1 byte or more. secret: secret_len bytes; salt: salt_len bytes; info: info_len bytes; iterations: 1 or
   more; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_kdf_derive(const linnet_algorithm* algorithm, const void* secret, size_t secret_len, const void* salt,
    size_t salt_len, const void* info, size_t info_len, uint32_t iterations, void* output, size_t output_len);
/* Derives a key from a secret, for any number of `expand`. secret: secret_len bytes; salt: salt_len bytes; key: key_len bytes,
   one of the algorithm's sizes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_kdf_extract(const linnet_algorithm* algorithm, const void* secret, size_t secret_len, const void* salt,
    size_t salt_len, void* key, size_t key_len);
/* Derives an output of 1 byte or more from the key that `extract` wrote, for the use that `info` names. key: key_len bytes;
   info: info_len bytes; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_kdf_expand(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* info,
    size_t info_len, void* output, size_t output_len);

/* Stream ciphers */

/* Encrypts or decrypts a message, and authenticates nothing. key: key_len bytes, one of the algorithm's sizes; nonce: nonce_len
   bytes, one of the algorithm's sizes; input: len bytes; output: len bytes, may be `input`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_stream_crypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* input, size_t len, void* output);
/* A message that comes in parts: `update` any number of times, and `seek`. */
typedef LINNET_OBJECT(1024) linnet_stream_cipher;
/* Begins a message. key: key_len bytes, one of the algorithm's sizes; nonce: nonce_len bytes, one of the algorithm's sizes.
   Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_stream_cipher_init(linnet_stream_cipher* self, const linnet_algorithm* algorithm, const void* key,
    size_t key_len, const void* nonce, size_t nonce_len);
/* Encrypts or decrypts the next part of the message. input: len bytes; output: len bytes, may be `input`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_stream_cipher_update(linnet_stream_cipher* self, const void* input, size_t len, void* output);
/* Continues at another position. One behind the longest message is LINNET_LENGTH and ends the object. position: in bytes from
   the beginning of the message. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_stream_cipher_seek(linnet_stream_cipher* self, uint64_t position);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_stream_cipher_wipe(linnet_stream_cipher* self);

/* Secret boxes */

/* Encrypts the plaintext and computes the tag of it. key: key_len bytes, one of the algorithm's sizes; nonce: nonce_len bytes,
   one of the algorithm's sizes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, the
   algorithm's tag_size. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_secretbox_seal(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag is that of it. key: key_len bytes, one of the algorithm's sizes; nonce: nonce_len bytes,
   one of the algorithm's sizes; ciphertext: len bytes; tag: tag_len bytes, the algorithm's tag_size; plaintext: len bytes, may
   be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_secretbox_open(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Writes the box of a plaintext: the tag, followed by the ciphertext. key: key_len bytes, one of the algorithm's sizes; nonce:
   nonce_len bytes, one of the algorithm's sizes; plaintext: len bytes; boxed: boxed_len bytes, at least len + tag_size. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_secretbox_seal_box(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* plaintext, size_t len, void* boxed, size_t boxed_len);
/* Decrypts a box if its tag is that of its ciphertext. A box that is shorter than a tag is LINNET_LENGTH. key: key_len bytes,
   one of the algorithm's sizes; nonce: nonce_len bytes, one of the algorithm's sizes; boxed: boxed_len bytes; plaintext:
   plaintext_len bytes, at least boxed_len - tag_size. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_secretbox_open_box(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* boxed, size_t boxed_len, void* plaintext, size_t plaintext_len);

/* DRBGs, deterministic random bit generators */

/* The first request of a new generator, which is then wiped. entropy: entropy_len bytes, one of the algorithm's sizes, which
   nobody can guess; nonce: nonce_len bytes, one of the algorithm's sizes; personalization: personalization_len bytes, at most
   2^32; additional: additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_drbg_generate(const linnet_algorithm* algorithm, const void* entropy, size_t entropy_len,
    const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len, const void* additional,
    size_t additional_len, void* output, size_t output_len);
/* A generator. Do not copy it: two copies have the same output. Call `reseed` before `generate` for prediction resistance. */
typedef LINNET_OBJECT(512) linnet_drbg_generator;
/* Instantiates the generator. entropy: entropy_len bytes, one of the algorithm's sizes, which nobody can guess; nonce: nonce_len
   bytes, one of the algorithm's sizes; personalization: personalization_len bytes, at most 2^32. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH. */
LINNET_RESULT int linnet_drbg_generator_init(linnet_drbg_generator* self, const linnet_algorithm* algorithm, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
/* Takes a fresh entropy input. If that fails, nothing changes. entropy: entropy_len bytes, one of the algorithm's sizes, which
   nobody can guess; additional: additional_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_drbg_generator_reseed(linnet_drbg_generator* self, const void* entropy, size_t entropy_len,
    const void* additional, size_t additional_len);
/* Writes output. After the algorithm's number of requests without `reseed` it fails with LINNET_ORDER, and goes on after one.
   additional: additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_drbg_generator_generate(linnet_drbg_generator* self, const void* additional, size_t additional_len,
    void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_drbg_generator_wipe(linnet_drbg_generator* self);

/* Key exchanges */

/* Computes the public key of a secret key. secret_key: secret_key_len bytes, one of the algorithm's sizes; public_key:
   public_key_len bytes, one of the algorithm's sizes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_kex_public_key(const linnet_algorithm* algorithm, const void* secret_key, size_t secret_key_len,
    void* public_key, size_t public_key_len);
/* Computes the shared secret of a secret key and of the public key of a peer. It is not a key yet: derive one from it and both
   public keys with a KDF. secret_key: secret_key_len bytes, one of the algorithm's sizes; peer_public_key: peer_public_key_len
   bytes, one of the algorithm's sizes; shared_secret: shared_secret_len bytes, one of the algorithm's sizes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_PUBLIC_KEY (the shared secret would be zero for every secret key). */
LINNET_RESULT int linnet_kex_agree(const linnet_algorithm* algorithm, const void* secret_key, size_t secret_key_len,
    const void* peer_public_key, size_t peer_public_key_len, void* shared_secret, size_t shared_secret_len);

/* CBC, cipher block chaining */

/* The bytes of the ciphertext of `len` bytes of plaintext; 0 if no plaintext has that length. */
LINNET_API size_t linnet_cbc_ciphertext_size(const linnet_algorithm* algorithm, size_t len);
/* Encrypts the plaintext, after padding where the algorithm pads, and authenticates nothing. key: key_len bytes, one of the
   algorithm's sizes; nonce: nonce_len bytes, one of the algorithm's sizes; plaintext: len bytes; ciphertext: ciphertext_len
   bytes, at least the ciphertext_size of len. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_cbc_encrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* plaintext, size_t len, void* ciphertext, size_t ciphertext_len);
/* Decrypts the ciphertext and removes the padding where the algorithm pads. key: key_len bytes, one of the algorithm's sizes;
   nonce: nonce_len bytes, one of the algorithm's sizes; ciphertext: len bytes; plaintext: before the call *plaintext_len is the
   size of the buffer, at least len; then the length of the plaintext, or 0. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_PADDING (the padding is malformed; tell nobody, and verify a MAC first). */
LINNET_RESULT int linnet_cbc_decrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
    size_t nonce_len, const void* ciphertext, size_t len, void* plaintext, size_t* plaintext_len);

/* Key wrap */

/* The bytes of the wrapped key of `len` bytes; 0 if no key has that length. */
LINNET_API size_t linnet_keywrap_ciphertext_size(const linnet_algorithm* algorithm, size_t len);
/* Encrypts and authenticates a key under another. key: key_len bytes, one of the algorithm's sizes; plaintext: len bytes;
   ciphertext: ciphertext_len bytes, at least the ciphertext_size of len. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_keywrap_wrap(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
/* Decrypts a wrapped key if it is authentic. key: key_len bytes, one of the algorithm's sizes; ciphertext: len bytes; plaintext:
   before the call *plaintext_len is the size of the buffer, at least len - 8; then the length of the plaintext, or 0. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (no key was wrapped so under this key). */
LINNET_RESULT int linnet_keywrap_unwrap(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* /kinds */
/* clang-format on */

#ifdef __cplusplus
}
#endif

#endif
