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
 *  - No call allocates memory, keeps a pointer or has global state. Calls with different objects may run concurrently.
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
#define LINNET_VERDICT __attribute__((visibility("default"), warn_unused_result)) /* the status must be checked */
#define LINNET_OBJECT(size)                                                                                                        \
    struct {                                                                                                                       \
        uint64_t opaque[(size) / 8];                                                                                               \
    } __attribute__((aligned(8)))
#else
#define LINNET_API
#define LINNET_VERDICT
#define LINNET_OBJECT(size)                                                                                                        \
    struct {                                                                                                                       \
        uint64_t opaque[(size) / 8];                                                                                               \
    }
#endif

/* What a call returns. */
enum {
    LINNET_OK = 0,
    LINNET_ARGUMENT = 1,      /* an invalid argument: NULL with a length that is not 0, no algorithm or one of another kind, a tag
                                 size that the algorithm does not have */
    LINNET_LENGTH = 2,        /* a length that the algorithm does not take, or that exceeds its limit */
    LINNET_OVERLAP = 3,       /* an output overlaps another buffer in a way that is not allowed */
    LINNET_NOT_AUTHENTIC = 4, /* verification failed: the tag does not match, or the padding is invalid */
    LINNET_ORDER = 5          /* the object has finished, failed before or was wiped, or the call is out of order */
};

/* Human-readable description of a status; never NULL. */
LINNET_API const char* linnet_message(int code);

/* The version of the library, such as "0.1.0". */
LINNET_API const char* linnet_version(void);

/*
 * The processor level whose code this process runs, such as "x86-64-v3"; "only" where the library was built for one. The first call
 * chooses the best level that the processor supports. The environment variable LINNET_CPU selects another, and then the library
 * executes no instruction above it; an unknown level, or one that the processor does not support, is reported on standard error and
 * the best is used. A program with more privileges than its user, such as a setuid program, ignores the variable.
 */
LINNET_API const char* linnet_level(void);

/* Overwrites `len` bytes with zeroes; the compiler does not remove this. */
LINNET_API void linnet_wipe(void* memory, size_t len);

/* Compares `len` bytes in constant time: 1 if they are equal, else 0. */
LINNET_VERDICT int linnet_equal(const void* a, const void* b, size_t len);

/*
 * Objects
 *
 * Some calls work on an object in the caller's memory, aligned to 8 bytes; its content is private to the library. `init`
 * initializes it, whatever the memory held before. An object whose `init` failed, that has finished, that failed or that was wiped
 * refuses every further call. An object wipes itself when it finishes or fails. Call `wipe` on every other object that holds a key,
 * when it is no longer needed; a second `wipe` is not needed. Objects of hash functions, XOFs and MACs may be copied byte by byte,
 * to continue from a common beginning.
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
 *  - An `encryptor` or `decryptor` is incremental: `associate` any number of times, then `update`, then `finish` once. `finish`
 *    writes the tag of an encryptor and verifies that of a decryptor. Plaintext from a decryptor is not authentic before `finish`
 *    has returned LINNET_OK: do not use it until then. A call that fails ends the object. Algorithms that read a message twice,
 *    that need its lengths first, or that treat its end specially have neither.
 *
 * Hash functions: the digest of a message, in one call, or by `init`, `update` any number of times, and `finish`.
 *
 * XOF, extendable-output functions: output of any length; a shorter output is a prefix of a longer one. Incrementally: `init`,
 * `update`, then `read` any number of times, after which `update` is refused. Some take a customization string, which separates
 * uses.
 *
 * MAC, message authentication codes: the tag of a message under a key; `verify` compares it in constant time. Incrementally:
 * `init`, `update`, then `finish`, which writes the tag, or `check`, which verifies it. A MAC with tags of any length is a
 * pseudorandom function. A MAC with a nonce takes it after the key; a nonce must be used only once under a key. A MAC with a
 * customization string, which separates the uses of a key, takes it there.
 *
 * Stream ciphers: `crypt` encrypts and decrypts, and authenticates nothing. Incrementally: `init`, `crypt` any number of times, and
 * `seek` to any byte position from the beginning of the message. The longest message, and the largest position, is 2^38 bytes for
 * ChaCha20 and XChaCha20, and 2^64 - 1 bytes for all others; a larger position is LINNET_LENGTH and ends the object.
 *
 * CBC, cipher block chaining, authenticates nothing either and takes a plaintext in one call. Without padding it takes whole blocks
 * of 16 bytes, and the ciphertext is as long; with padding it takes any length, and the ciphertext has 1 to 16 bytes more, up to
 * whole blocks. `ciphertext_len` must be exactly that length. `decrypt` takes a buffer of exactly as many bytes as the ciphertext
 * has: *plaintext_len must be that size before the call (else LINNET_LENGTH), and is the length of the plaintext after it, or 0 on
 * error. The rest of the buffer is zero. LINNET_NOT_AUTHENTIC means that the padding is invalid. An attacker who can submit
 * ciphertexts and learns that can decrypt any message (padding oracle): tell nobody, and verify a MAC first.
 *
 * Key wrap encrypts and authenticates keys under a key, without a nonce. The ciphertext of `wrap` is 8 bytes longer than the key,
 * after padding to a multiple of 8 where the algorithm pads. `ciphertext_len` must be exactly that length. `unwrap` takes a buffer
 * of exactly 8 bytes less than the ciphertext has, and *plaintext_len as `decrypt` of CBC does.
 *
 * Secret boxes: authenticated encryption without associated data. `seal` and `open` correspond to `encrypt` and `decrypt` of an
 * AEAD. `seal_box` and `open_box` use one buffer, the box, as NaCl and libsodium do: the tag, followed by the ciphertext. The
 * plaintext may be in place of the ciphertext.
 *
 * KDF, key derivation functions. From a secret, a salt and information that names the use, each of any length, they derive an
 * output of 1 byte or more; `extract` and `expand` are the two steps. From a password, a salt and a number of iterations, which
 * each guess costs an attacker too, they derive an output likewise; 0 iterations is LINNET_ARGUMENT.
 *
 * Keys, nonces, tags and digests of the functions below have the sizes of the macros. Status: "standard", specified by a standards
 * body, is what to choose; "finalist" of a public competition; "published" in a reviewed paper, an RFC or its draft; "legacy",
 * superseded or broken, is for interoperability only.
 */

/* clang-format off */
/* catalog: made by `make tables` from the algorithms of the C++ headers */

/* "ascon-aead128" (standard). Ascon-AEAD128: key 16, nonce 16, tag 16 bytes; SP 800-232, section 4. A nonce must be used only once
   under a key. At most 2^54 bytes of plaintext, associated data and nonces in all under one key (section 4.3). `keyed` takes tags
   of 4 to 16 bytes (section 4.2.1), at least 8 unless the protocol limits the number of forgery attempts. */
#define LINNET_ASCON_AEAD128_KEY_SIZE 16
#define LINNET_ASCON_AEAD128_NONCE_SIZE 16
#define LINNET_ASCON_AEAD128_TAG_SIZE 16
LINNET_VERDICT int linnet_ascon_aead128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_aead128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(24) linnet_ascon_aead128_keyed;
/* tag_len: 4 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_ascon_aead128_keyed_init(linnet_ascon_aead128_keyed* self, const uint8_t key[16], size_t tag_len);
LINNET_VERDICT int linnet_ascon_aead128_keyed_encrypt(const linnet_ascon_aead128_keyed* self, const uint8_t nonce[16],
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_ascon_aead128_keyed_decrypt(const linnet_ascon_aead128_keyed* self, const uint8_t nonce[16],
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_ascon_aead128_keyed_wipe(linnet_ascon_aead128_keyed* self);
typedef LINNET_OBJECT(112) linnet_ascon_aead128_encryptor;
LINNET_VERDICT int linnet_ascon_aead128_encryptor_init(linnet_ascon_aead128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_ascon_aead128_encryptor_associate(linnet_ascon_aead128_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_ascon_aead128_encryptor_update(linnet_ascon_aead128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_ascon_aead128_encryptor_finish(linnet_ascon_aead128_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_ascon_aead128_encryptor_wipe(linnet_ascon_aead128_encryptor* self);
typedef LINNET_OBJECT(112) linnet_ascon_aead128_decryptor;
LINNET_VERDICT int linnet_ascon_aead128_decryptor_init(linnet_ascon_aead128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_ascon_aead128_decryptor_associate(linnet_ascon_aead128_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_ascon_aead128_decryptor_update(linnet_ascon_aead128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_ascon_aead128_decryptor_finish(linnet_ascon_aead128_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_aead128_decryptor_wipe(linnet_ascon_aead128_decryptor* self);

/* "ascon-aead128-nonce-masked" (standard). Ascon-AEAD128 with nonce masking: key 32, nonce 16, tag 16 bytes; SP 800-232, section
   4.2.2. The second half of the key hides which messages under different keys share a nonce, which restores 128-bit security when
   many keys are attacked at once. Limits as for ascon_aead128. */
#define LINNET_ASCON_AEAD128_NONCE_MASKED_KEY_SIZE 32
#define LINNET_ASCON_AEAD128_NONCE_MASKED_NONCE_SIZE 16
#define LINNET_ASCON_AEAD128_NONCE_MASKED_TAG_SIZE 16
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(40) linnet_ascon_aead128_nonce_masked_keyed;
/* tag_len: 4 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_keyed_init(linnet_ascon_aead128_nonce_masked_keyed* self,
    const uint8_t key[32], size_t tag_len);
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_keyed_encrypt(const linnet_ascon_aead128_nonce_masked_keyed* self,
    const uint8_t nonce[16], const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag,
    size_t tag_len);
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_keyed_decrypt(const linnet_ascon_aead128_nonce_masked_keyed* self,
    const uint8_t nonce[16], const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len,
    void* plaintext);
LINNET_API void linnet_ascon_aead128_nonce_masked_keyed_wipe(linnet_ascon_aead128_nonce_masked_keyed* self);
typedef LINNET_OBJECT(128) linnet_ascon_aead128_nonce_masked_encryptor;
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_encryptor_init(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const uint8_t key[32], const uint8_t nonce[16]);
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_encryptor_associate(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_encryptor_update(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const void* plaintext, size_t len, void* ciphertext);
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_encryptor_finish(linnet_ascon_aead128_nonce_masked_encryptor* self,
    uint8_t tag[16]);
LINNET_API void linnet_ascon_aead128_nonce_masked_encryptor_wipe(linnet_ascon_aead128_nonce_masked_encryptor* self);
typedef LINNET_OBJECT(128) linnet_ascon_aead128_nonce_masked_decryptor;
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_decryptor_init(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const uint8_t key[32], const uint8_t nonce[16]);
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_decryptor_associate(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_decryptor_update(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const void* ciphertext, size_t len, void* plaintext);
LINNET_VERDICT int linnet_ascon_aead128_nonce_masked_decryptor_finish(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const uint8_t tag[16]);
LINNET_API void linnet_ascon_aead128_nonce_masked_decryptor_wipe(linnet_ascon_aead128_nonce_masked_decryptor* self);

/* "ascon-hash256" (standard). Ascon-Hash256: digest 32 bytes; SP 800-232, section 5.1. 128-bit security against collisions and
   preimages. */
#define LINNET_ASCON_HASH256_DIGEST_SIZE 32
LINNET_VERDICT int linnet_ascon_hash256(const void* message, size_t len, uint8_t digest[32]);
typedef LINNET_OBJECT(64) linnet_ascon_hash256_hasher;
LINNET_API void linnet_ascon_hash256_init(linnet_ascon_hash256_hasher* self);
LINNET_VERDICT int linnet_ascon_hash256_update(linnet_ascon_hash256_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_ascon_hash256_finish(linnet_ascon_hash256_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_ascon_hash256_wipe(linnet_ascon_hash256_hasher* self);

/* "ascon-xof128" (standard). Ascon-XOF128: output of any length; SP 800-232, section 5.2. At most 128-bit security; against
   collisions at most half the output's bits. */
#define LINNET_ASCON_XOF128_DIGEST_SIZE 64
LINNET_VERDICT int linnet_ascon_xof128(const void* message, size_t len, void* output, size_t output_len);
typedef LINNET_OBJECT(64) linnet_ascon_xof128_xof;
LINNET_API void linnet_ascon_xof128_init(linnet_ascon_xof128_xof* self);
LINNET_VERDICT int linnet_ascon_xof128_update(linnet_ascon_xof128_xof* self, const void* message, size_t len);
LINNET_VERDICT int linnet_ascon_xof128_read(linnet_ascon_xof128_xof* self, void* output, size_t output_len);
LINNET_API void linnet_ascon_xof128_wipe(linnet_ascon_xof128_xof* self);

/* "ascon-cxof128" (standard). Ascon-CXOF128: customization string of at most 256 bytes, output of any length; SP 800-232, section
   5.3. */
#define LINNET_ASCON_CXOF128_DIGEST_SIZE 64
#define LINNET_ASCON_CXOF128_CUSTOMIZATION_SIZE_MAX 256
LINNET_VERDICT int linnet_ascon_cxof128(const void* customization, size_t customization_len, const void* message, size_t len,
    void* output, size_t output_len);
typedef LINNET_OBJECT(64) linnet_ascon_cxof128_xof;
LINNET_VERDICT int linnet_ascon_cxof128_init(linnet_ascon_cxof128_xof* self, const void* customization, size_t customization_len);
LINNET_VERDICT int linnet_ascon_cxof128_update(linnet_ascon_cxof128_xof* self, const void* message, size_t len);
LINNET_VERDICT int linnet_ascon_cxof128_read(linnet_ascon_cxof128_xof* self, void* output, size_t output_len);
LINNET_API void linnet_ascon_cxof128_wipe(linnet_ascon_cxof128_xof* self);

/* "ascon-mac" (published). Ascon-MAC: key 16, tag 16 bytes; CT-RSA 2024, section 3. */
#define LINNET_ASCON_MAC_KEY_SIZE 16
#define LINNET_ASCON_MAC_TAG_SIZE 16
LINNET_VERDICT int linnet_ascon_mac(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_mac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);
typedef LINNET_OBJECT(96) linnet_ascon_mac_authenticator;
LINNET_VERDICT int linnet_ascon_mac_init(linnet_ascon_mac_authenticator* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_ascon_mac_update(linnet_ascon_mac_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_ascon_mac_finish(linnet_ascon_mac_authenticator* self, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_mac_check(linnet_ascon_mac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_mac_wipe(linnet_ascon_mac_authenticator* self);

/* "ascon-prf" (published). Ascon-PRF: key 16 bytes, output of any length, default 64 bytes; CT-RSA 2024, section 3. */
#define LINNET_ASCON_PRF_KEY_SIZE 16
#define LINNET_ASCON_PRF_TAG_SIZE 64
LINNET_VERDICT int linnet_ascon_prf(const uint8_t key[16], const void* message, size_t len, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_ascon_prf_verify(const uint8_t key[16], const void* message, size_t len, const void* tag, size_t tag_len);
typedef LINNET_OBJECT(96) linnet_ascon_prf_authenticator;
LINNET_VERDICT int linnet_ascon_prf_init(linnet_ascon_prf_authenticator* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_ascon_prf_update(linnet_ascon_prf_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_ascon_prf_finish(linnet_ascon_prf_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_ascon_prf_check(linnet_ascon_prf_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_ascon_prf_wipe(linnet_ascon_prf_authenticator* self);

/* "ascon-prfshort" (published). Ascon-PRFshort: key 16, message at most 16, tag 16 bytes; CT-RSA 2024, section 4. One permutation;
   a longer message is refused. */
#define LINNET_ASCON_PRFSHORT_KEY_SIZE 16
#define LINNET_ASCON_PRFSHORT_TAG_SIZE 16
#define LINNET_ASCON_PRFSHORT_MESSAGE_SIZE_MAX 16
LINNET_VERDICT int linnet_ascon_prfshort(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_prfshort_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);
typedef LINNET_OBJECT(64) linnet_ascon_prfshort_authenticator;
LINNET_VERDICT int linnet_ascon_prfshort_init(linnet_ascon_prfshort_authenticator* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_ascon_prfshort_update(linnet_ascon_prfshort_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_ascon_prfshort_finish(linnet_ascon_prfshort_authenticator* self, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_prfshort_check(linnet_ascon_prfshort_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_prfshort_wipe(linnet_ascon_prfshort_authenticator* self);

/* "aes-128-gcm" (standard). AES-128-GCM: key 16, nonce 1 byte or more, default 12, tag 16 bytes; SP 800-38D, section 7. `keyed`
   takes tags of 12 to 16 bytes. A plaintext has at most 2^36 - 32 bytes. A nonce must be used only once under a key. With random
   nonces of 12 bytes, and with nonces of other sizes, encrypt fewer than 2^32 messages under one key (section 8.3). A forgery
   succeeds with a probability per attempt of 2^-(8 tag_size) times the blocks of the message. */
#define LINNET_AES_128_GCM_KEY_SIZE 16
#define LINNET_AES_128_GCM_NONCE_SIZE 12
#define LINNET_AES_128_GCM_TAG_SIZE 16
#define LINNET_AES_128_GCM_MESSAGE_SIZE_MAX 68719476704
/* nonce_len: 1 or more */
LINNET_VERDICT int linnet_aes_128_gcm_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_128_gcm_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(520) linnet_aes_128_gcm_keyed;
/* tag_len: 12 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_128_gcm_keyed_init(linnet_aes_128_gcm_keyed* self, const uint8_t key[16], size_t tag_len);
LINNET_VERDICT int linnet_aes_128_gcm_keyed_encrypt(const linnet_aes_128_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_128_gcm_keyed_decrypt(const linnet_aes_128_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_128_gcm_keyed_wipe(linnet_aes_128_gcm_keyed* self);
typedef LINNET_OBJECT(656) linnet_aes_128_gcm_encryptor;
LINNET_VERDICT int linnet_aes_128_gcm_encryptor_init(linnet_aes_128_gcm_encryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_128_gcm_encryptor_associate(linnet_aes_128_gcm_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_128_gcm_encryptor_update(linnet_aes_128_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_aes_128_gcm_encryptor_finish(linnet_aes_128_gcm_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_128_gcm_encryptor_wipe(linnet_aes_128_gcm_encryptor* self);
typedef LINNET_OBJECT(656) linnet_aes_128_gcm_decryptor;
LINNET_VERDICT int linnet_aes_128_gcm_decryptor_init(linnet_aes_128_gcm_decryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_128_gcm_decryptor_associate(linnet_aes_128_gcm_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_128_gcm_decryptor_update(linnet_aes_128_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_aes_128_gcm_decryptor_finish(linnet_aes_128_gcm_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_128_gcm_decryptor_wipe(linnet_aes_128_gcm_decryptor* self);

/* "aes-192-gcm" (standard). AES-192-GCM: key 24 bytes, otherwise as aes_128_gcm. */
#define LINNET_AES_192_GCM_KEY_SIZE 24
#define LINNET_AES_192_GCM_NONCE_SIZE 12
#define LINNET_AES_192_GCM_TAG_SIZE 16
#define LINNET_AES_192_GCM_MESSAGE_SIZE_MAX 68719476704
/* nonce_len: 1 or more */
LINNET_VERDICT int linnet_aes_192_gcm_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_192_gcm_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(520) linnet_aes_192_gcm_keyed;
/* tag_len: 12 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_192_gcm_keyed_init(linnet_aes_192_gcm_keyed* self, const uint8_t key[24], size_t tag_len);
LINNET_VERDICT int linnet_aes_192_gcm_keyed_encrypt(const linnet_aes_192_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_192_gcm_keyed_decrypt(const linnet_aes_192_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_192_gcm_keyed_wipe(linnet_aes_192_gcm_keyed* self);
typedef LINNET_OBJECT(656) linnet_aes_192_gcm_encryptor;
LINNET_VERDICT int linnet_aes_192_gcm_encryptor_init(linnet_aes_192_gcm_encryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_192_gcm_encryptor_associate(linnet_aes_192_gcm_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_192_gcm_encryptor_update(linnet_aes_192_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_aes_192_gcm_encryptor_finish(linnet_aes_192_gcm_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_192_gcm_encryptor_wipe(linnet_aes_192_gcm_encryptor* self);
typedef LINNET_OBJECT(656) linnet_aes_192_gcm_decryptor;
LINNET_VERDICT int linnet_aes_192_gcm_decryptor_init(linnet_aes_192_gcm_decryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_192_gcm_decryptor_associate(linnet_aes_192_gcm_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_192_gcm_decryptor_update(linnet_aes_192_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_aes_192_gcm_decryptor_finish(linnet_aes_192_gcm_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_192_gcm_decryptor_wipe(linnet_aes_192_gcm_decryptor* self);

/* "aes-256-gcm" (standard). AES-256-GCM: key 32 bytes, otherwise as aes_128_gcm. */
#define LINNET_AES_256_GCM_KEY_SIZE 32
#define LINNET_AES_256_GCM_NONCE_SIZE 12
#define LINNET_AES_256_GCM_TAG_SIZE 16
#define LINNET_AES_256_GCM_MESSAGE_SIZE_MAX 68719476704
/* nonce_len: 1 or more */
LINNET_VERDICT int linnet_aes_256_gcm_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_256_gcm_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(520) linnet_aes_256_gcm_keyed;
/* tag_len: 12 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_256_gcm_keyed_init(linnet_aes_256_gcm_keyed* self, const uint8_t key[32], size_t tag_len);
LINNET_VERDICT int linnet_aes_256_gcm_keyed_encrypt(const linnet_aes_256_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_256_gcm_keyed_decrypt(const linnet_aes_256_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_256_gcm_keyed_wipe(linnet_aes_256_gcm_keyed* self);
typedef LINNET_OBJECT(656) linnet_aes_256_gcm_encryptor;
LINNET_VERDICT int linnet_aes_256_gcm_encryptor_init(linnet_aes_256_gcm_encryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_256_gcm_encryptor_associate(linnet_aes_256_gcm_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_256_gcm_encryptor_update(linnet_aes_256_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_aes_256_gcm_encryptor_finish(linnet_aes_256_gcm_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_256_gcm_encryptor_wipe(linnet_aes_256_gcm_encryptor* self);
typedef LINNET_OBJECT(656) linnet_aes_256_gcm_decryptor;
LINNET_VERDICT int linnet_aes_256_gcm_decryptor_init(linnet_aes_256_gcm_decryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_256_gcm_decryptor_associate(linnet_aes_256_gcm_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_256_gcm_decryptor_update(linnet_aes_256_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_aes_256_gcm_decryptor_finish(linnet_aes_256_gcm_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_256_gcm_decryptor_wipe(linnet_aes_256_gcm_decryptor* self);

/* "aes-128-gcm-siv" (published). AES-128-GCM-SIV: key 16, nonce 12, tag 16 bytes; RFC 8452. Misuse-resistant: a repeated nonce
   reveals only that a message with its associated data is repeated; section 9 bounds how often that may happen. A plaintext has at
   most 2^36 bytes, which is enforced; the associated data may have as many. It reads the message twice, so there are no incremental
   types. While `decrypt` runs, its output holds unverified plaintext; when it returns, the output is verified or zero. Each message
   derives its own keys: where nonces are unique aes_128_gcm is faster. */
#define LINNET_AES_128_GCM_SIV_KEY_SIZE 16
#define LINNET_AES_128_GCM_SIV_NONCE_SIZE 12
#define LINNET_AES_128_GCM_SIV_TAG_SIZE 16
#define LINNET_AES_128_GCM_SIV_MESSAGE_SIZE_MAX 68719476736
LINNET_VERDICT int linnet_aes_128_gcm_siv_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_128_gcm_siv_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(480) linnet_aes_128_gcm_siv_keyed;
LINNET_VERDICT int linnet_aes_128_gcm_siv_keyed_init(linnet_aes_128_gcm_siv_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_aes_128_gcm_siv_keyed_encrypt(const linnet_aes_128_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_128_gcm_siv_keyed_decrypt(const linnet_aes_128_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_aes_128_gcm_siv_keyed_wipe(linnet_aes_128_gcm_siv_keyed* self);

/* "aes-256-gcm-siv" (published). AES-256-GCM-SIV: key 32 bytes, otherwise as aes_128_gcm_siv. */
#define LINNET_AES_256_GCM_SIV_KEY_SIZE 32
#define LINNET_AES_256_GCM_SIV_NONCE_SIZE 12
#define LINNET_AES_256_GCM_SIV_TAG_SIZE 16
#define LINNET_AES_256_GCM_SIV_MESSAGE_SIZE_MAX 68719476736
LINNET_VERDICT int linnet_aes_256_gcm_siv_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_256_gcm_siv_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(480) linnet_aes_256_gcm_siv_keyed;
LINNET_VERDICT int linnet_aes_256_gcm_siv_keyed_init(linnet_aes_256_gcm_siv_keyed* self, const uint8_t key[32]);
LINNET_VERDICT int linnet_aes_256_gcm_siv_keyed_encrypt(const linnet_aes_256_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_256_gcm_siv_keyed_decrypt(const linnet_aes_256_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_aes_256_gcm_siv_keyed_wipe(linnet_aes_256_gcm_siv_keyed* self);

/* "aes-128-ccm" (standard). AES-128-CCM: key 16, nonce 7 to 13, default 12, tag 16 bytes; SP 800-38C. `keyed` takes tags of 4, 6,
   8, 10, 12, 14 or 16 bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is not a prefix of
   a longer one. With a nonce of n bytes a message has fewer than 2^(8 (15 - n)) bytes: at most 65535 with 13, 16777215 with 12; a
   longer one is refused. A nonce must be used only once under a key: reuse reveals the XOR of the two plaintexts. At most 2^61
   calls of the cipher under one key (section 5.3): two for each block of plaintext, one for each block of associated data.
   Incremental types take the lengths first. */
#define LINNET_AES_128_CCM_KEY_SIZE 16
#define LINNET_AES_128_CCM_NONCE_SIZE 12
#define LINNET_AES_128_CCM_TAG_SIZE 16
#define LINNET_AES_128_CCM_MESSAGE_SIZE_MAX 16777215 /* under a nonce of NONCE_SIZE bytes */
/* nonce_len: 7 to 13 */
LINNET_VERDICT int linnet_aes_128_ccm_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_128_ccm_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(480) linnet_aes_128_ccm_keyed;
/* tag_len: 4 to 16 in steps of 2, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_128_ccm_keyed_init(linnet_aes_128_ccm_keyed* self, const uint8_t key[16], size_t tag_len);
LINNET_VERDICT int linnet_aes_128_ccm_keyed_encrypt(const linnet_aes_128_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_128_ccm_keyed_decrypt(const linnet_aes_128_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_128_ccm_keyed_wipe(linnet_aes_128_ccm_keyed* self);

/* "aes-192-ccm" (standard). AES-192-CCM: key 24 bytes, otherwise as aes_128_ccm. */
#define LINNET_AES_192_CCM_KEY_SIZE 24
#define LINNET_AES_192_CCM_NONCE_SIZE 12
#define LINNET_AES_192_CCM_TAG_SIZE 16
#define LINNET_AES_192_CCM_MESSAGE_SIZE_MAX 16777215 /* under a nonce of NONCE_SIZE bytes */
/* nonce_len: 7 to 13 */
LINNET_VERDICT int linnet_aes_192_ccm_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_192_ccm_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(480) linnet_aes_192_ccm_keyed;
/* tag_len: 4 to 16 in steps of 2, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_192_ccm_keyed_init(linnet_aes_192_ccm_keyed* self, const uint8_t key[24], size_t tag_len);
LINNET_VERDICT int linnet_aes_192_ccm_keyed_encrypt(const linnet_aes_192_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_192_ccm_keyed_decrypt(const linnet_aes_192_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_192_ccm_keyed_wipe(linnet_aes_192_ccm_keyed* self);

/* "aes-256-ccm" (standard). AES-256-CCM: key 32 bytes, otherwise as aes_128_ccm. */
#define LINNET_AES_256_CCM_KEY_SIZE 32
#define LINNET_AES_256_CCM_NONCE_SIZE 12
#define LINNET_AES_256_CCM_TAG_SIZE 16
#define LINNET_AES_256_CCM_MESSAGE_SIZE_MAX 16777215 /* under a nonce of NONCE_SIZE bytes */
/* nonce_len: 7 to 13 */
LINNET_VERDICT int linnet_aes_256_ccm_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_256_ccm_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(480) linnet_aes_256_ccm_keyed;
/* tag_len: 4 to 16 in steps of 2, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_256_ccm_keyed_init(linnet_aes_256_ccm_keyed* self, const uint8_t key[32], size_t tag_len);
LINNET_VERDICT int linnet_aes_256_ccm_keyed_encrypt(const linnet_aes_256_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_256_ccm_keyed_decrypt(const linnet_aes_256_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_256_ccm_keyed_wipe(linnet_aes_256_ccm_keyed* self);

/* "aes-128-eax" (published). AES-128-EAX: key 16, nonce of any length, default 16, tag 16 bytes; FSE 2004, figure 2. `keyed` takes
   tags of 1 to 16 bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is a prefix of a
   longer one. A nonce must be used only once under a key: reuse reveals the XOR of the two plaintexts. Birthday bound: stay below
   2^48 blocks of 16 bytes under one key. */
#define LINNET_AES_128_EAX_KEY_SIZE 16
#define LINNET_AES_128_EAX_NONCE_SIZE 16
#define LINNET_AES_128_EAX_TAG_SIZE 16
/* nonce_len: 0 or more */
LINNET_VERDICT int linnet_aes_128_eax_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_128_eax_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(512) linnet_aes_128_eax_keyed;
/* tag_len: 1 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_128_eax_keyed_init(linnet_aes_128_eax_keyed* self, const uint8_t key[16], size_t tag_len);
LINNET_VERDICT int linnet_aes_128_eax_keyed_encrypt(const linnet_aes_128_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_128_eax_keyed_decrypt(const linnet_aes_128_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_128_eax_keyed_wipe(linnet_aes_128_eax_keyed* self);
typedef LINNET_OBJECT(624) linnet_aes_128_eax_encryptor;
LINNET_VERDICT int linnet_aes_128_eax_encryptor_init(linnet_aes_128_eax_encryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_128_eax_encryptor_associate(linnet_aes_128_eax_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_128_eax_encryptor_update(linnet_aes_128_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_aes_128_eax_encryptor_finish(linnet_aes_128_eax_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_128_eax_encryptor_wipe(linnet_aes_128_eax_encryptor* self);
typedef LINNET_OBJECT(624) linnet_aes_128_eax_decryptor;
LINNET_VERDICT int linnet_aes_128_eax_decryptor_init(linnet_aes_128_eax_decryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_128_eax_decryptor_associate(linnet_aes_128_eax_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_128_eax_decryptor_update(linnet_aes_128_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_aes_128_eax_decryptor_finish(linnet_aes_128_eax_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_128_eax_decryptor_wipe(linnet_aes_128_eax_decryptor* self);

/* "aes-192-eax" (published). AES-192-EAX: key 24 bytes, otherwise as aes_128_eax. */
#define LINNET_AES_192_EAX_KEY_SIZE 24
#define LINNET_AES_192_EAX_NONCE_SIZE 16
#define LINNET_AES_192_EAX_TAG_SIZE 16
/* nonce_len: 0 or more */
LINNET_VERDICT int linnet_aes_192_eax_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_192_eax_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(512) linnet_aes_192_eax_keyed;
/* tag_len: 1 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_192_eax_keyed_init(linnet_aes_192_eax_keyed* self, const uint8_t key[24], size_t tag_len);
LINNET_VERDICT int linnet_aes_192_eax_keyed_encrypt(const linnet_aes_192_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_192_eax_keyed_decrypt(const linnet_aes_192_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_192_eax_keyed_wipe(linnet_aes_192_eax_keyed* self);
typedef LINNET_OBJECT(624) linnet_aes_192_eax_encryptor;
LINNET_VERDICT int linnet_aes_192_eax_encryptor_init(linnet_aes_192_eax_encryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_192_eax_encryptor_associate(linnet_aes_192_eax_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_192_eax_encryptor_update(linnet_aes_192_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_aes_192_eax_encryptor_finish(linnet_aes_192_eax_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_192_eax_encryptor_wipe(linnet_aes_192_eax_encryptor* self);
typedef LINNET_OBJECT(624) linnet_aes_192_eax_decryptor;
LINNET_VERDICT int linnet_aes_192_eax_decryptor_init(linnet_aes_192_eax_decryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_192_eax_decryptor_associate(linnet_aes_192_eax_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_192_eax_decryptor_update(linnet_aes_192_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_aes_192_eax_decryptor_finish(linnet_aes_192_eax_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_192_eax_decryptor_wipe(linnet_aes_192_eax_decryptor* self);

/* "aes-256-eax" (published). AES-256-EAX: key 32 bytes, otherwise as aes_128_eax. */
#define LINNET_AES_256_EAX_KEY_SIZE 32
#define LINNET_AES_256_EAX_NONCE_SIZE 16
#define LINNET_AES_256_EAX_TAG_SIZE 16
/* nonce_len: 0 or more */
LINNET_VERDICT int linnet_aes_256_eax_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_256_eax_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(512) linnet_aes_256_eax_keyed;
/* tag_len: 1 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_256_eax_keyed_init(linnet_aes_256_eax_keyed* self, const uint8_t key[32], size_t tag_len);
LINNET_VERDICT int linnet_aes_256_eax_keyed_encrypt(const linnet_aes_256_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_256_eax_keyed_decrypt(const linnet_aes_256_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_256_eax_keyed_wipe(linnet_aes_256_eax_keyed* self);
typedef LINNET_OBJECT(624) linnet_aes_256_eax_encryptor;
LINNET_VERDICT int linnet_aes_256_eax_encryptor_init(linnet_aes_256_eax_encryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_256_eax_encryptor_associate(linnet_aes_256_eax_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_256_eax_encryptor_update(linnet_aes_256_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_aes_256_eax_encryptor_finish(linnet_aes_256_eax_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_256_eax_encryptor_wipe(linnet_aes_256_eax_encryptor* self);
typedef LINNET_OBJECT(624) linnet_aes_256_eax_decryptor;
LINNET_VERDICT int linnet_aes_256_eax_decryptor_init(linnet_aes_256_eax_decryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
LINNET_VERDICT int linnet_aes_256_eax_decryptor_associate(linnet_aes_256_eax_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_aes_256_eax_decryptor_update(linnet_aes_256_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_aes_256_eax_decryptor_finish(linnet_aes_256_eax_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_256_eax_decryptor_wipe(linnet_aes_256_eax_decryptor* self);

/* "aes-128-ocb" (published). AES-128-OCB: key 16, nonce 1 to 15, default 12, tag 16 bytes; RFC 7253. `keyed` takes tags of 1 to 16
   bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is not a prefix of a longer one. A
   nonce must be used only once under a key: reuse loses the confidentiality of both messages and the authenticity of all under that
   key (section 5). At most 2^48 blocks of 16 bytes under one key (section 5.1). There are no incremental types, because the last
   block is encrypted differently. */
#define LINNET_AES_128_OCB_KEY_SIZE 16
#define LINNET_AES_128_OCB_NONCE_SIZE 12
#define LINNET_AES_128_OCB_TAG_SIZE 16
/* nonce_len: 1 to 15 */
LINNET_VERDICT int linnet_aes_128_ocb_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_128_ocb_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(1008) linnet_aes_128_ocb_keyed;
/* tag_len: 1 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_128_ocb_keyed_init(linnet_aes_128_ocb_keyed* self, const uint8_t key[16], size_t tag_len);
LINNET_VERDICT int linnet_aes_128_ocb_keyed_encrypt(const linnet_aes_128_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_128_ocb_keyed_decrypt(const linnet_aes_128_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_128_ocb_keyed_wipe(linnet_aes_128_ocb_keyed* self);

/* "aes-192-ocb" (published). AES-192-OCB: key 24 bytes, otherwise as aes_128_ocb. */
#define LINNET_AES_192_OCB_KEY_SIZE 24
#define LINNET_AES_192_OCB_NONCE_SIZE 12
#define LINNET_AES_192_OCB_TAG_SIZE 16
/* nonce_len: 1 to 15 */
LINNET_VERDICT int linnet_aes_192_ocb_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_192_ocb_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(1008) linnet_aes_192_ocb_keyed;
/* tag_len: 1 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_192_ocb_keyed_init(linnet_aes_192_ocb_keyed* self, const uint8_t key[24], size_t tag_len);
LINNET_VERDICT int linnet_aes_192_ocb_keyed_encrypt(const linnet_aes_192_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_192_ocb_keyed_decrypt(const linnet_aes_192_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_192_ocb_keyed_wipe(linnet_aes_192_ocb_keyed* self);

/* "aes-256-ocb" (published). AES-256-OCB: key 32 bytes, otherwise as aes_128_ocb. */
#define LINNET_AES_256_OCB_KEY_SIZE 32
#define LINNET_AES_256_OCB_NONCE_SIZE 12
#define LINNET_AES_256_OCB_TAG_SIZE 16
/* nonce_len: 1 to 15 */
LINNET_VERDICT int linnet_aes_256_ocb_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_256_ocb_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(1008) linnet_aes_256_ocb_keyed;
/* tag_len: 1 to 16, the size of every tag under this key */
LINNET_VERDICT int linnet_aes_256_ocb_keyed_init(linnet_aes_256_ocb_keyed* self, const uint8_t key[32], size_t tag_len);
LINNET_VERDICT int linnet_aes_256_ocb_keyed_encrypt(const linnet_aes_256_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_aes_256_ocb_keyed_decrypt(const linnet_aes_256_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_256_ocb_keyed_wipe(linnet_aes_256_ocb_keyed* self);

/* "aes-128-cmac" (standard). AES-128-CMAC: key 16, tag 16 bytes; SP 800-38B. At most 2^48 messages under one key (appendix B). */
#define LINNET_AES_128_CMAC_KEY_SIZE 16
#define LINNET_AES_128_CMAC_TAG_SIZE 16
LINNET_VERDICT int linnet_aes_128_cmac(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_128_cmac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);
typedef LINNET_OBJECT(560) linnet_aes_128_cmac_authenticator;
LINNET_VERDICT int linnet_aes_128_cmac_init(linnet_aes_128_cmac_authenticator* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_aes_128_cmac_update(linnet_aes_128_cmac_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_aes_128_cmac_finish(linnet_aes_128_cmac_authenticator* self, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_128_cmac_check(linnet_aes_128_cmac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_128_cmac_wipe(linnet_aes_128_cmac_authenticator* self);

/* "aes-192-cmac" (standard). AES-192-CMAC: key 24 bytes, otherwise as aes_128_cmac. */
#define LINNET_AES_192_CMAC_KEY_SIZE 24
#define LINNET_AES_192_CMAC_TAG_SIZE 16
LINNET_VERDICT int linnet_aes_192_cmac(const uint8_t key[24], const void* message, size_t len, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_192_cmac_verify(const uint8_t key[24], const void* message, size_t len, const uint8_t tag[16]);
typedef LINNET_OBJECT(560) linnet_aes_192_cmac_authenticator;
LINNET_VERDICT int linnet_aes_192_cmac_init(linnet_aes_192_cmac_authenticator* self, const uint8_t key[24]);
LINNET_VERDICT int linnet_aes_192_cmac_update(linnet_aes_192_cmac_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_aes_192_cmac_finish(linnet_aes_192_cmac_authenticator* self, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_192_cmac_check(linnet_aes_192_cmac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_192_cmac_wipe(linnet_aes_192_cmac_authenticator* self);

/* "aes-256-cmac" (standard). AES-256-CMAC: key 32 bytes, otherwise as aes_128_cmac. */
#define LINNET_AES_256_CMAC_KEY_SIZE 32
#define LINNET_AES_256_CMAC_TAG_SIZE 16
LINNET_VERDICT int linnet_aes_256_cmac(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_256_cmac_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]);
typedef LINNET_OBJECT(560) linnet_aes_256_cmac_authenticator;
LINNET_VERDICT int linnet_aes_256_cmac_init(linnet_aes_256_cmac_authenticator* self, const uint8_t key[32]);
LINNET_VERDICT int linnet_aes_256_cmac_update(linnet_aes_256_cmac_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_aes_256_cmac_finish(linnet_aes_256_cmac_authenticator* self, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_256_cmac_check(linnet_aes_256_cmac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_256_cmac_wipe(linnet_aes_256_cmac_authenticator* self);

/* "aes-128-cbc-mac" (legacy). AES-128-CBC-MAC: key 16, tag 16 bytes; ISO/IEC 9797-1, MAC algorithm 1, padding method 1: zero bytes
   pad the message to whole blocks. Secure only if all messages under a key have one fixed length: from the tags of messages of
   different lengths anybody computes tags of further messages, and a message has the same tag with zero bytes appended up to a
   whole block. Choose aes_128_cmac unless a peer requires this. At most 2^48 blocks under one key. */
#define LINNET_AES_128_CBC_MAC_KEY_SIZE 16
#define LINNET_AES_128_CBC_MAC_TAG_SIZE 16
LINNET_VERDICT int linnet_aes_128_cbc_mac(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_128_cbc_mac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);
typedef LINNET_OBJECT(528) linnet_aes_128_cbc_mac_authenticator;
LINNET_VERDICT int linnet_aes_128_cbc_mac_init(linnet_aes_128_cbc_mac_authenticator* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_aes_128_cbc_mac_update(linnet_aes_128_cbc_mac_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_aes_128_cbc_mac_finish(linnet_aes_128_cbc_mac_authenticator* self, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_128_cbc_mac_check(linnet_aes_128_cbc_mac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_128_cbc_mac_wipe(linnet_aes_128_cbc_mac_authenticator* self);

/* "aes-192-cbc-mac" (legacy). AES-192-CBC-MAC: key 24 bytes, otherwise as aes_128_cbc_mac. */
#define LINNET_AES_192_CBC_MAC_KEY_SIZE 24
#define LINNET_AES_192_CBC_MAC_TAG_SIZE 16
LINNET_VERDICT int linnet_aes_192_cbc_mac(const uint8_t key[24], const void* message, size_t len, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_192_cbc_mac_verify(const uint8_t key[24], const void* message, size_t len, const uint8_t tag[16]);
typedef LINNET_OBJECT(528) linnet_aes_192_cbc_mac_authenticator;
LINNET_VERDICT int linnet_aes_192_cbc_mac_init(linnet_aes_192_cbc_mac_authenticator* self, const uint8_t key[24]);
LINNET_VERDICT int linnet_aes_192_cbc_mac_update(linnet_aes_192_cbc_mac_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_aes_192_cbc_mac_finish(linnet_aes_192_cbc_mac_authenticator* self, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_192_cbc_mac_check(linnet_aes_192_cbc_mac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_192_cbc_mac_wipe(linnet_aes_192_cbc_mac_authenticator* self);

/* "aes-256-cbc-mac" (legacy). AES-256-CBC-MAC: key 32 bytes, otherwise as aes_128_cbc_mac. */
#define LINNET_AES_256_CBC_MAC_KEY_SIZE 32
#define LINNET_AES_256_CBC_MAC_TAG_SIZE 16
LINNET_VERDICT int linnet_aes_256_cbc_mac(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_256_cbc_mac_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]);
typedef LINNET_OBJECT(528) linnet_aes_256_cbc_mac_authenticator;
LINNET_VERDICT int linnet_aes_256_cbc_mac_init(linnet_aes_256_cbc_mac_authenticator* self, const uint8_t key[32]);
LINNET_VERDICT int linnet_aes_256_cbc_mac_update(linnet_aes_256_cbc_mac_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_aes_256_cbc_mac_finish(linnet_aes_256_cbc_mac_authenticator* self, uint8_t tag[16]);
LINNET_VERDICT int linnet_aes_256_cbc_mac_check(linnet_aes_256_cbc_mac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_256_cbc_mac_wipe(linnet_aes_256_cbc_mac_authenticator* self);

/* "poly1305-aes" (published). Poly1305-AES: key 32 bytes, the key of AES-128 followed by r of Poly1305, nonce 16, tag 16 bytes; D.
   J. Bernstein, "The Poly1305-AES message-authentication code", 2005, section 2. The bits of r that must be zero are cleared.
   Messages of any length. A NONCE MUST BE USED ONLY ONCE UNDER A KEY: from two messages with one nonce and their tags anybody
   computes r, and forgeries follow. At most 2^64 messages under one key. A forgery succeeds with a probability per attempt of
   2^-103 for each 16 bytes of the longest message. */
#define LINNET_POLY1305_AES_KEY_SIZE 32
#define LINNET_POLY1305_AES_NONCE_SIZE 16
#define LINNET_POLY1305_AES_TAG_SIZE 16
LINNET_VERDICT int linnet_poly1305_aes(const uint8_t key[32], const uint8_t nonce[16], const void* message, size_t len,
    uint8_t tag[16]);
LINNET_VERDICT int linnet_poly1305_aes_verify(const uint8_t key[32], const uint8_t nonce[16], const void* message, size_t len,
    const uint8_t tag[16]);
typedef LINNET_OBJECT(96) linnet_poly1305_aes_authenticator;
LINNET_VERDICT int linnet_poly1305_aes_init(linnet_poly1305_aes_authenticator* self, const uint8_t key[32],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_poly1305_aes_update(linnet_poly1305_aes_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_poly1305_aes_finish(linnet_poly1305_aes_authenticator* self, uint8_t tag[16]);
LINNET_VERDICT int linnet_poly1305_aes_check(linnet_poly1305_aes_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_poly1305_aes_wipe(linnet_poly1305_aes_authenticator* self);

/* "aes-128-ctr" (standard). AES-128-CTR: key 16, nonce 16 bytes; SP 800-38A, section 6.5. The nonce is the first counter block;
   each following one is larger by 1, modulo 2^128. Does not authenticate: use an AEAD instead wherever possible. A counter block
   must be used only once under a key: reusing one reveals the XOR of the two plaintexts. With 12 bytes that differ for each message
   and 4 zero bytes, a message has at most 2^36 bytes. At most 2^48 blocks of 16 bytes under one key. */
#define LINNET_AES_128_CTR_KEY_SIZE 16
#define LINNET_AES_128_CTR_NONCE_SIZE 16
LINNET_VERDICT int linnet_aes_128_ctr_crypt(const uint8_t key[16], const uint8_t nonce[16], const void* from, size_t len, void* to);
typedef LINNET_OBJECT(536) linnet_aes_128_ctr_cipher;
LINNET_VERDICT int linnet_aes_128_ctr_cipher_init(linnet_aes_128_ctr_cipher* self, const uint8_t key[16], const uint8_t nonce[16]);
LINNET_VERDICT int linnet_aes_128_ctr_cipher_crypt(linnet_aes_128_ctr_cipher* self, const void* from, size_t len, void* to);
/* position: 0 to 2^64 - 1 bytes from the beginning of the message */
LINNET_VERDICT int linnet_aes_128_ctr_cipher_seek(linnet_aes_128_ctr_cipher* self, uint64_t position);
LINNET_API void linnet_aes_128_ctr_cipher_wipe(linnet_aes_128_ctr_cipher* self);

/* "aes-192-ctr" (standard). AES-192-CTR: key 24 bytes, otherwise as aes_128_ctr. */
#define LINNET_AES_192_CTR_KEY_SIZE 24
#define LINNET_AES_192_CTR_NONCE_SIZE 16
LINNET_VERDICT int linnet_aes_192_ctr_crypt(const uint8_t key[24], const uint8_t nonce[16], const void* from, size_t len, void* to);
typedef LINNET_OBJECT(536) linnet_aes_192_ctr_cipher;
LINNET_VERDICT int linnet_aes_192_ctr_cipher_init(linnet_aes_192_ctr_cipher* self, const uint8_t key[24], const uint8_t nonce[16]);
LINNET_VERDICT int linnet_aes_192_ctr_cipher_crypt(linnet_aes_192_ctr_cipher* self, const void* from, size_t len, void* to);
/* position: 0 to 2^64 - 1 bytes from the beginning of the message */
LINNET_VERDICT int linnet_aes_192_ctr_cipher_seek(linnet_aes_192_ctr_cipher* self, uint64_t position);
LINNET_API void linnet_aes_192_ctr_cipher_wipe(linnet_aes_192_ctr_cipher* self);

/* "aes-256-ctr" (standard). AES-256-CTR: key 32 bytes, otherwise as aes_128_ctr. */
#define LINNET_AES_256_CTR_KEY_SIZE 32
#define LINNET_AES_256_CTR_NONCE_SIZE 16
LINNET_VERDICT int linnet_aes_256_ctr_crypt(const uint8_t key[32], const uint8_t nonce[16], const void* from, size_t len, void* to);
typedef LINNET_OBJECT(536) linnet_aes_256_ctr_cipher;
LINNET_VERDICT int linnet_aes_256_ctr_cipher_init(linnet_aes_256_ctr_cipher* self, const uint8_t key[32], const uint8_t nonce[16]);
LINNET_VERDICT int linnet_aes_256_ctr_cipher_crypt(linnet_aes_256_ctr_cipher* self, const void* from, size_t len, void* to);
/* position: 0 to 2^64 - 1 bytes from the beginning of the message */
LINNET_VERDICT int linnet_aes_256_ctr_cipher_seek(linnet_aes_256_ctr_cipher* self, uint64_t position);
LINNET_API void linnet_aes_256_ctr_cipher_wipe(linnet_aes_256_ctr_cipher* self);

/* "aes-128-cbc" (legacy). AES-128-CBC: key 16, nonce (initialization vector) 16 bytes; plaintexts of whole blocks of 16 bytes,
   ciphertexts of the same length; SP 800-38A, section 6.2. For interoperability only: it does not authenticate; use an AEAD instead
   wherever possible. The initialization vector must be random for each message. At most 2^48 blocks under one key. */
#define LINNET_AES_128_CBC_KEY_SIZE 16
#define LINNET_AES_128_CBC_NONCE_SIZE 16
LINNET_VERDICT int linnet_aes_128_cbc_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len);
/* before the call *plaintext_len must be len, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_128_cbc_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len);

/* "aes-192-cbc" (legacy). AES-192-CBC: key 24 bytes, otherwise as aes_128_cbc. */
#define LINNET_AES_192_CBC_KEY_SIZE 24
#define LINNET_AES_192_CBC_NONCE_SIZE 16
LINNET_VERDICT int linnet_aes_192_cbc_encrypt(const uint8_t key[24], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len);
/* before the call *plaintext_len must be len, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_192_cbc_decrypt(const uint8_t key[24], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len);

/* "aes-256-cbc" (legacy). AES-256-CBC: key 32 bytes, otherwise as aes_128_cbc. */
#define LINNET_AES_256_CBC_KEY_SIZE 32
#define LINNET_AES_256_CBC_NONCE_SIZE 16
LINNET_VERDICT int linnet_aes_256_cbc_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len);
/* before the call *plaintext_len must be len, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_256_cbc_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len);

/* "aes-128-cbc-pkcs7" (legacy). AES-128-CBC with PKCS #7 padding: key 16, nonce (initialization vector) 16 bytes; plaintexts of any
   length, ciphertexts 1 to 16 bytes longer; SP 800-38A, section 6.2, RFC 5652, section 6.3. The padding is removed in constant
   time, but whether it was valid is the result of the call: an attacker who learns that can decrypt any message (padding oracle).
   For interoperability only, and only after a MAC was verified. The initialization vector must be random for each message. At most
   2^48 blocks under one key. */
#define LINNET_AES_128_CBC_PKCS7_KEY_SIZE 16
#define LINNET_AES_128_CBC_PKCS7_NONCE_SIZE 16
LINNET_VERDICT int linnet_aes_128_cbc_pkcs7_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
/* before the call *plaintext_len must be len, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_128_cbc_pkcs7_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* "aes-192-cbc-pkcs7" (legacy). AES-192-CBC with padding: key 24 bytes, otherwise as aes_128_cbc_pkcs7. */
#define LINNET_AES_192_CBC_PKCS7_KEY_SIZE 24
#define LINNET_AES_192_CBC_PKCS7_NONCE_SIZE 16
LINNET_VERDICT int linnet_aes_192_cbc_pkcs7_encrypt(const uint8_t key[24], const uint8_t nonce[16], const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
/* before the call *plaintext_len must be len, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_192_cbc_pkcs7_decrypt(const uint8_t key[24], const uint8_t nonce[16], const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* "aes-256-cbc-pkcs7" (legacy). AES-256-CBC with padding: key 32 bytes, otherwise as aes_128_cbc_pkcs7. */
#define LINNET_AES_256_CBC_PKCS7_KEY_SIZE 32
#define LINNET_AES_256_CBC_PKCS7_NONCE_SIZE 16
LINNET_VERDICT int linnet_aes_256_cbc_pkcs7_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
/* before the call *plaintext_len must be len, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_256_cbc_pkcs7_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* "aes-128-kw" (standard). AES-128-KW, key wrap: key 16 bytes; wraps keys of 16 bytes or more, in steps of 8, to ciphertexts 8
   bytes longer; RFC 3394, SP 800-38F. Authenticates, with 64 bits. Needs no nonce: equal keys give equal ciphertexts. At most 2^48
   keys under one key. */
#define LINNET_AES_128_KW_KEY_SIZE 16
LINNET_VERDICT int linnet_aes_128_kw_wrap(const uint8_t key[16], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* before the call *plaintext_len must be len - 8, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_128_kw_unwrap(const uint8_t key[16], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "aes-192-kw" (standard). AES-192-KW: key 24 bytes, otherwise as aes_128_kw. */
#define LINNET_AES_192_KW_KEY_SIZE 24
LINNET_VERDICT int linnet_aes_192_kw_wrap(const uint8_t key[24], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* before the call *plaintext_len must be len - 8, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_192_kw_unwrap(const uint8_t key[24], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "aes-256-kw" (standard). AES-256-KW: key 32 bytes, otherwise as aes_128_kw. */
#define LINNET_AES_256_KW_KEY_SIZE 32
LINNET_VERDICT int linnet_aes_256_kw_wrap(const uint8_t key[32], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* before the call *plaintext_len must be len - 8, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_256_kw_unwrap(const uint8_t key[32], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "aes-128-kwp" (standard). AES-128-KWP, key wrap with padding: key 16 bytes; wraps keys of 1 to 2^32 - 17 bytes, padded to a
   multiple of 8, to ciphertexts 8 bytes longer than that; RFC 5649, SP 800-38F. Otherwise as aes_128_kw. */
#define LINNET_AES_128_KWP_KEY_SIZE 16
LINNET_VERDICT int linnet_aes_128_kwp_wrap(const uint8_t key[16], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* before the call *plaintext_len must be len - 8, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_128_kwp_unwrap(const uint8_t key[16], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "aes-192-kwp" (standard). AES-192-KWP: key 24 bytes, otherwise as aes_128_kwp. */
#define LINNET_AES_192_KWP_KEY_SIZE 24
LINNET_VERDICT int linnet_aes_192_kwp_wrap(const uint8_t key[24], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* before the call *plaintext_len must be len - 8, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_192_kwp_unwrap(const uint8_t key[24], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "aes-256-kwp" (standard). AES-256-KWP: key 32 bytes, otherwise as aes_128_kwp. */
#define LINNET_AES_256_KWP_KEY_SIZE 32
LINNET_VERDICT int linnet_aes_256_kwp_wrap(const uint8_t key[32], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
/* before the call *plaintext_len must be len - 8, the size of the buffer; then it is the length of the plaintext, or 0 on error */
LINNET_VERDICT int linnet_aes_256_kwp_unwrap(const uint8_t key[32], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* "chacha20-poly1305" (published). ChaCha20-Poly1305: key 32, nonce 12, tag 16 bytes; RFC 8439, section 2.8. A plaintext has at
   most 2^38 - 64 bytes, which is enforced. A nonce must be used only once under a key: count, or encrypt fewer than 2^32 messages
   with random nonces. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message. */
#define LINNET_CHACHA20_POLY1305_KEY_SIZE 32
#define LINNET_CHACHA20_POLY1305_NONCE_SIZE 12
#define LINNET_CHACHA20_POLY1305_TAG_SIZE 16
#define LINNET_CHACHA20_POLY1305_MESSAGE_SIZE_MAX 274877906880
LINNET_VERDICT int linnet_chacha20_poly1305_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_chacha20_poly1305_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(40) linnet_chacha20_poly1305_keyed;
LINNET_VERDICT int linnet_chacha20_poly1305_keyed_init(linnet_chacha20_poly1305_keyed* self, const uint8_t key[32]);
LINNET_VERDICT int linnet_chacha20_poly1305_keyed_encrypt(const linnet_chacha20_poly1305_keyed* self, const uint8_t nonce[12],
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_chacha20_poly1305_keyed_decrypt(const linnet_chacha20_poly1305_keyed* self, const uint8_t nonce[12],
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_chacha20_poly1305_keyed_wipe(linnet_chacha20_poly1305_keyed* self);
typedef LINNET_OBJECT(352) linnet_chacha20_poly1305_encryptor;
LINNET_VERDICT int linnet_chacha20_poly1305_encryptor_init(linnet_chacha20_poly1305_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]);
LINNET_VERDICT int linnet_chacha20_poly1305_encryptor_associate(linnet_chacha20_poly1305_encryptor* self, const void* ad,
    size_t ad_len);
LINNET_VERDICT int linnet_chacha20_poly1305_encryptor_update(linnet_chacha20_poly1305_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
LINNET_VERDICT int linnet_chacha20_poly1305_encryptor_finish(linnet_chacha20_poly1305_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_chacha20_poly1305_encryptor_wipe(linnet_chacha20_poly1305_encryptor* self);
typedef LINNET_OBJECT(352) linnet_chacha20_poly1305_decryptor;
LINNET_VERDICT int linnet_chacha20_poly1305_decryptor_init(linnet_chacha20_poly1305_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]);
LINNET_VERDICT int linnet_chacha20_poly1305_decryptor_associate(linnet_chacha20_poly1305_decryptor* self, const void* ad,
    size_t ad_len);
LINNET_VERDICT int linnet_chacha20_poly1305_decryptor_update(linnet_chacha20_poly1305_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
LINNET_VERDICT int linnet_chacha20_poly1305_decryptor_finish(linnet_chacha20_poly1305_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_chacha20_poly1305_decryptor_wipe(linnet_chacha20_poly1305_decryptor* self);

/* "xchacha20-poly1305" (published). XChaCha20-Poly1305: nonce 24 bytes, which may be random, otherwise as chacha20_poly1305;
   draft-irtf-cfrg-xchacha-03, section 2. */
#define LINNET_XCHACHA20_POLY1305_KEY_SIZE 32
#define LINNET_XCHACHA20_POLY1305_NONCE_SIZE 24
#define LINNET_XCHACHA20_POLY1305_TAG_SIZE 16
#define LINNET_XCHACHA20_POLY1305_MESSAGE_SIZE_MAX 274877906880
LINNET_VERDICT int linnet_xchacha20_poly1305_encrypt(const uint8_t key[32], const uint8_t nonce[24], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_xchacha20_poly1305_decrypt(const uint8_t key[32], const uint8_t nonce[24], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(40) linnet_xchacha20_poly1305_keyed;
LINNET_VERDICT int linnet_xchacha20_poly1305_keyed_init(linnet_xchacha20_poly1305_keyed* self, const uint8_t key[32]);
LINNET_VERDICT int linnet_xchacha20_poly1305_keyed_encrypt(const linnet_xchacha20_poly1305_keyed* self, const uint8_t nonce[24],
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_xchacha20_poly1305_keyed_decrypt(const linnet_xchacha20_poly1305_keyed* self, const uint8_t nonce[24],
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_xchacha20_poly1305_keyed_wipe(linnet_xchacha20_poly1305_keyed* self);
typedef LINNET_OBJECT(352) linnet_xchacha20_poly1305_encryptor;
LINNET_VERDICT int linnet_xchacha20_poly1305_encryptor_init(linnet_xchacha20_poly1305_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[24]);
LINNET_VERDICT int linnet_xchacha20_poly1305_encryptor_associate(linnet_xchacha20_poly1305_encryptor* self, const void* ad,
    size_t ad_len);
LINNET_VERDICT int linnet_xchacha20_poly1305_encryptor_update(linnet_xchacha20_poly1305_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
LINNET_VERDICT int linnet_xchacha20_poly1305_encryptor_finish(linnet_xchacha20_poly1305_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_xchacha20_poly1305_encryptor_wipe(linnet_xchacha20_poly1305_encryptor* self);
typedef LINNET_OBJECT(352) linnet_xchacha20_poly1305_decryptor;
LINNET_VERDICT int linnet_xchacha20_poly1305_decryptor_init(linnet_xchacha20_poly1305_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[24]);
LINNET_VERDICT int linnet_xchacha20_poly1305_decryptor_associate(linnet_xchacha20_poly1305_decryptor* self, const void* ad,
    size_t ad_len);
LINNET_VERDICT int linnet_xchacha20_poly1305_decryptor_update(linnet_xchacha20_poly1305_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
LINNET_VERDICT int linnet_xchacha20_poly1305_decryptor_finish(linnet_xchacha20_poly1305_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_xchacha20_poly1305_decryptor_wipe(linnet_xchacha20_poly1305_decryptor* self);

/* "chacha20" (published). ChaCha20: key 32, nonce 12 bytes, block counter from 0; RFC 8439, section 2.4. A message has at most 2^38
   bytes, which is enforced. Does not authenticate: use an AEAD instead wherever possible. A nonce must be used only once under a
   key: reuse reveals the XOR of the two plaintexts. With random nonces at most 2^32 messages under one key. The AEAD of RFC 8439,
   whose plaintexts begin at block 1, is chacha20_poly1305. */
#define LINNET_CHACHA20_KEY_SIZE 32
#define LINNET_CHACHA20_NONCE_SIZE 12
#define LINNET_CHACHA20_MESSAGE_SIZE_MAX 274877906944
LINNET_VERDICT int linnet_chacha20_crypt(const uint8_t key[32], const uint8_t nonce[12], const void* from, size_t len, void* to);
typedef LINNET_OBJECT(192) linnet_chacha20_cipher;
LINNET_VERDICT int linnet_chacha20_cipher_init(linnet_chacha20_cipher* self, const uint8_t key[32], const uint8_t nonce[12]);
LINNET_VERDICT int linnet_chacha20_cipher_crypt(linnet_chacha20_cipher* self, const void* from, size_t len, void* to);
/* position: 0 to 274877906944 bytes from the beginning of the message */
LINNET_VERDICT int linnet_chacha20_cipher_seek(linnet_chacha20_cipher* self, uint64_t position);
LINNET_API void linnet_chacha20_cipher_wipe(linnet_chacha20_cipher* self);

/* "chacha20-djb" (legacy). ChaCha20 in its original form: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein,
   "ChaCha, a variant of Salsa20", 2008. Messages of any length. For interoperability only. Nonces are too short to be random:
   count. Otherwise as chacha20. */
#define LINNET_CHACHA20_DJB_KEY_SIZE 32
#define LINNET_CHACHA20_DJB_NONCE_SIZE 8
LINNET_VERDICT int linnet_chacha20_djb_crypt(const uint8_t key[32], const uint8_t nonce[8], const void* from, size_t len, void* to);
typedef LINNET_OBJECT(192) linnet_chacha20_djb_cipher;
LINNET_VERDICT int linnet_chacha20_djb_cipher_init(linnet_chacha20_djb_cipher* self, const uint8_t key[32], const uint8_t nonce[8]);
LINNET_VERDICT int linnet_chacha20_djb_cipher_crypt(linnet_chacha20_djb_cipher* self, const void* from, size_t len, void* to);
/* position: 0 to 2^64 - 1 bytes from the beginning of the message */
LINNET_VERDICT int linnet_chacha20_djb_cipher_seek(linnet_chacha20_djb_cipher* self, uint64_t position);
LINNET_API void linnet_chacha20_djb_cipher_wipe(linnet_chacha20_djb_cipher* self);

/* "xchacha20" (published). XChaCha20: key 32, nonce 24 bytes, which may be random; draft-irtf-cfrg-xchacha-03, section 2.3, with
   the block counter from 0. Otherwise as chacha20. */
#define LINNET_XCHACHA20_KEY_SIZE 32
#define LINNET_XCHACHA20_NONCE_SIZE 24
#define LINNET_XCHACHA20_MESSAGE_SIZE_MAX 274877906944
LINNET_VERDICT int linnet_xchacha20_crypt(const uint8_t key[32], const uint8_t nonce[24], const void* from, size_t len, void* to);
typedef LINNET_OBJECT(192) linnet_xchacha20_cipher;
LINNET_VERDICT int linnet_xchacha20_cipher_init(linnet_xchacha20_cipher* self, const uint8_t key[32], const uint8_t nonce[24]);
LINNET_VERDICT int linnet_xchacha20_cipher_crypt(linnet_xchacha20_cipher* self, const void* from, size_t len, void* to);
/* position: 0 to 274877906944 bytes from the beginning of the message */
LINNET_VERDICT int linnet_xchacha20_cipher_seek(linnet_xchacha20_cipher* self, uint64_t position);
LINNET_API void linnet_xchacha20_cipher_wipe(linnet_xchacha20_cipher* self);

/* "salsa20" (published). Salsa20: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein, "Salsa20 specification",
   2005, in the eSTREAM portfolio. Messages of any length. Nonces are too short to be random: count. Otherwise as chacha20. */
#define LINNET_SALSA20_KEY_SIZE 32
#define LINNET_SALSA20_NONCE_SIZE 8
LINNET_VERDICT int linnet_salsa20_crypt(const uint8_t key[32], const uint8_t nonce[8], const void* from, size_t len, void* to);
typedef LINNET_OBJECT(192) linnet_salsa20_cipher;
LINNET_VERDICT int linnet_salsa20_cipher_init(linnet_salsa20_cipher* self, const uint8_t key[32], const uint8_t nonce[8]);
LINNET_VERDICT int linnet_salsa20_cipher_crypt(linnet_salsa20_cipher* self, const void* from, size_t len, void* to);
/* position: 0 to 2^64 - 1 bytes from the beginning of the message */
LINNET_VERDICT int linnet_salsa20_cipher_seek(linnet_salsa20_cipher* self, uint64_t position);
LINNET_API void linnet_salsa20_cipher_wipe(linnet_salsa20_cipher* self);

/* "xsalsa20" (published). XSalsa20: key 32, nonce 24 bytes, which may be random; D. J. Bernstein, "Extending the Salsa20 nonce",
   2011. Messages of any length. Otherwise as chacha20. */
#define LINNET_XSALSA20_KEY_SIZE 32
#define LINNET_XSALSA20_NONCE_SIZE 24
LINNET_VERDICT int linnet_xsalsa20_crypt(const uint8_t key[32], const uint8_t nonce[24], const void* from, size_t len, void* to);
typedef LINNET_OBJECT(192) linnet_xsalsa20_cipher;
LINNET_VERDICT int linnet_xsalsa20_cipher_init(linnet_xsalsa20_cipher* self, const uint8_t key[32], const uint8_t nonce[24]);
LINNET_VERDICT int linnet_xsalsa20_cipher_crypt(linnet_xsalsa20_cipher* self, const void* from, size_t len, void* to);
/* position: 0 to 2^64 - 1 bytes from the beginning of the message */
LINNET_VERDICT int linnet_xsalsa20_cipher_seek(linnet_xsalsa20_cipher* self, uint64_t position);
LINNET_API void linnet_xsalsa20_cipher_wipe(linnet_xsalsa20_cipher* self);

/* "poly1305" (published). Poly1305: key 32, tag 16 bytes; RFC 8439, section 2.5. A KEY MUST BE USED ONLY ONCE: from two messages
   under one key and their tags anybody computes the key and forges further messages. So do not use a `keyed` for a second message,
   and do not continue a copy of an `authenticator` with another message. A key is fresh output of a cipher or of a KDF, for each
   message. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message. */
#define LINNET_POLY1305_KEY_SIZE 32
#define LINNET_POLY1305_TAG_SIZE 16
LINNET_VERDICT int linnet_poly1305(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]);
LINNET_VERDICT int linnet_poly1305_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]);
typedef LINNET_OBJECT(96) linnet_poly1305_authenticator;
LINNET_VERDICT int linnet_poly1305_init(linnet_poly1305_authenticator* self, const uint8_t key[32]);
LINNET_VERDICT int linnet_poly1305_update(linnet_poly1305_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_poly1305_finish(linnet_poly1305_authenticator* self, uint8_t tag[16]);
LINNET_VERDICT int linnet_poly1305_check(linnet_poly1305_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_poly1305_wipe(linnet_poly1305_authenticator* self);

/* "xsalsa20-poly1305" (published). XSalsa20-Poly1305: key 32, nonce 24, tag 16 bytes; NaCl's crypto_secretbox, D. J. Bernstein,
   "Cryptography in NaCl", 2009. NaCl puts the tag in front of the ciphertext. Plaintexts of any length. A nonce must be used only
   once under a key, and may be random. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest
   message. */
#define LINNET_XSALSA20_POLY1305_KEY_SIZE 32
#define LINNET_XSALSA20_POLY1305_NONCE_SIZE 24
#define LINNET_XSALSA20_POLY1305_TAG_SIZE 16
LINNET_VERDICT int linnet_xsalsa20_poly1305_seal(const uint8_t key[32], const uint8_t nonce[24], const void* plaintext, size_t len,
    void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_xsalsa20_poly1305_open(const uint8_t key[32], const uint8_t nonce[24], const void* ciphertext, size_t len,
    const uint8_t tag[16], void* plaintext);
/* box: len + 16 bytes; plaintext: box_len - 16 bytes */
LINNET_VERDICT int linnet_xsalsa20_poly1305_seal_box(const uint8_t key[32], const uint8_t nonce[24], const void* plaintext,
    size_t len, void* box);
LINNET_VERDICT int linnet_xsalsa20_poly1305_open_box(const uint8_t key[32], const uint8_t nonce[24], const void* box,
    size_t box_len, void* plaintext);

/* "romulus-n" (finalist). Romulus-N: key 16, nonce 16, tag 16 bytes; section 2.4. A nonce must be used only once under a key.
   128-bit security (section 3.1). A message and its associated data have at most 2^56 - 1 blocks of 16 bytes each. */
#define LINNET_ROMULUS_N_KEY_SIZE 16
#define LINNET_ROMULUS_N_NONCE_SIZE 16
#define LINNET_ROMULUS_N_TAG_SIZE 16
LINNET_VERDICT int linnet_romulus_n_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_romulus_n_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(392) linnet_romulus_n_keyed;
LINNET_VERDICT int linnet_romulus_n_keyed_init(linnet_romulus_n_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_romulus_n_keyed_encrypt(const linnet_romulus_n_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_romulus_n_keyed_decrypt(const linnet_romulus_n_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_romulus_n_keyed_wipe(linnet_romulus_n_keyed* self);
typedef LINNET_OBJECT(1112) linnet_romulus_n_encryptor;
LINNET_VERDICT int linnet_romulus_n_encryptor_init(linnet_romulus_n_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_romulus_n_encryptor_associate(linnet_romulus_n_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_romulus_n_encryptor_update(linnet_romulus_n_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_romulus_n_encryptor_finish(linnet_romulus_n_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_romulus_n_encryptor_wipe(linnet_romulus_n_encryptor* self);
typedef LINNET_OBJECT(1112) linnet_romulus_n_decryptor;
LINNET_VERDICT int linnet_romulus_n_decryptor_init(linnet_romulus_n_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_romulus_n_decryptor_associate(linnet_romulus_n_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_romulus_n_decryptor_update(linnet_romulus_n_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_romulus_n_decryptor_finish(linnet_romulus_n_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_romulus_n_decryptor_wipe(linnet_romulus_n_decryptor* self);

/* "romulus-m" (finalist). Romulus-M: key 16, nonce 16, tag 16 bytes; section 2.4. Misuse-resistant: a repeated nonce reveals only
   that a message with its associated data is repeated, and security falls gradually from 128 to 64 bits. It reads the message
   twice: incremental encryption is impossible, and incremental decryption would release unverified plaintext. Limits as for
   romulus_n, message and associated data together. While `decrypt` runs, its output holds unverified plaintext; when it returns,
   the output is verified or zero. */
#define LINNET_ROMULUS_M_KEY_SIZE 16
#define LINNET_ROMULUS_M_NONCE_SIZE 16
#define LINNET_ROMULUS_M_TAG_SIZE 16
LINNET_VERDICT int linnet_romulus_m_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_romulus_m_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(392) linnet_romulus_m_keyed;
LINNET_VERDICT int linnet_romulus_m_keyed_init(linnet_romulus_m_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_romulus_m_keyed_encrypt(const linnet_romulus_m_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_romulus_m_keyed_decrypt(const linnet_romulus_m_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_romulus_m_keyed_wipe(linnet_romulus_m_keyed* self);

/* "romulus-t" (finalist). Romulus-T: key 16, nonce 16, tag 16 bytes; section 2.4. Leakage-resilient: two calls per message use the
   key, no other secret is used in more than two calls, and a message that is not authentic produces no keystream. About 121-bit
   security (section 3.1). A nonce must be used only once under a key; if one repeats, authenticity remains. It reads the message
   twice, so there are no incremental types. Limits as for romulus_n. */
#define LINNET_ROMULUS_T_KEY_SIZE 16
#define LINNET_ROMULUS_T_NONCE_SIZE 16
#define LINNET_ROMULUS_T_TAG_SIZE 16
LINNET_VERDICT int linnet_romulus_t_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_romulus_t_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(392) linnet_romulus_t_keyed;
LINNET_VERDICT int linnet_romulus_t_keyed_init(linnet_romulus_t_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_romulus_t_keyed_encrypt(const linnet_romulus_t_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_romulus_t_keyed_decrypt(const linnet_romulus_t_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_romulus_t_keyed_wipe(linnet_romulus_t_keyed* self);

/* "romulus-h" (finalist). Romulus-H: digest 32 bytes; section 2.4. About 121-bit security against collisions and preimages (section
   3.2). */
#define LINNET_ROMULUS_H_DIGEST_SIZE 32
LINNET_VERDICT int linnet_romulus_h(const void* message, size_t len, uint8_t digest[32]);
typedef LINNET_OBJECT(80) linnet_romulus_h_hasher;
LINNET_API void linnet_romulus_h_init(linnet_romulus_h_hasher* self);
LINNET_VERDICT int linnet_romulus_h_update(linnet_romulus_h_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_romulus_h_finish(linnet_romulus_h_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_romulus_h_wipe(linnet_romulus_h_hasher* self);

/* "isap-a-128a" (finalist). ISAP-A-128A: key 16, nonce 16, tag 16 bytes; Ascon-p; ISAP v2.0, section 2. 128-bit security. A nonce
   must be used only once under a key. Stay below 2^64 blocks of 8 bytes under one key. */
#define LINNET_ISAP_A_128A_KEY_SIZE 16
#define LINNET_ISAP_A_128A_NONCE_SIZE 16
#define LINNET_ISAP_A_128A_TAG_SIZE 16
LINNET_VERDICT int linnet_isap_a_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_isap_a_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(24) linnet_isap_a_128a_keyed;
LINNET_VERDICT int linnet_isap_a_128a_keyed_init(linnet_isap_a_128a_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_isap_a_128a_keyed_encrypt(const linnet_isap_a_128a_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_isap_a_128a_keyed_decrypt(const linnet_isap_a_128a_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_isap_a_128a_keyed_wipe(linnet_isap_a_128a_keyed* self);

/* "isap-a-128" (finalist). ISAP-A-128: as isap_a_128a, with twelve rounds for each bit of re-keying and each block of keystream. */
#define LINNET_ISAP_A_128_KEY_SIZE 16
#define LINNET_ISAP_A_128_NONCE_SIZE 16
#define LINNET_ISAP_A_128_TAG_SIZE 16
LINNET_VERDICT int linnet_isap_a_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_isap_a_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(24) linnet_isap_a_128_keyed;
LINNET_VERDICT int linnet_isap_a_128_keyed_init(linnet_isap_a_128_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_isap_a_128_keyed_encrypt(const linnet_isap_a_128_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_isap_a_128_keyed_decrypt(const linnet_isap_a_128_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_isap_a_128_keyed_wipe(linnet_isap_a_128_keyed* self);

/* "isap-k-128a" (finalist). ISAP-K-128A: key 16, nonce 16, tag 16 bytes; Keccak-p[400]; ISAP v2.0, section 2. 128-bit security. A
   nonce must be used only once under a key. Stay below 2^64 blocks of 18 bytes under one key. */
#define LINNET_ISAP_K_128A_KEY_SIZE 16
#define LINNET_ISAP_K_128A_NONCE_SIZE 16
#define LINNET_ISAP_K_128A_TAG_SIZE 16
LINNET_VERDICT int linnet_isap_k_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_isap_k_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(24) linnet_isap_k_128a_keyed;
LINNET_VERDICT int linnet_isap_k_128a_keyed_init(linnet_isap_k_128a_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_isap_k_128a_keyed_encrypt(const linnet_isap_k_128a_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_isap_k_128a_keyed_decrypt(const linnet_isap_k_128a_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_isap_k_128a_keyed_wipe(linnet_isap_k_128a_keyed* self);

/* "isap-k-128" (finalist). ISAP-K-128: as isap_k_128a, with twenty rounds for each block of the tag, and twelve everywhere else. */
#define LINNET_ISAP_K_128_KEY_SIZE 16
#define LINNET_ISAP_K_128_NONCE_SIZE 16
#define LINNET_ISAP_K_128_TAG_SIZE 16
LINNET_VERDICT int linnet_isap_k_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_isap_k_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(24) linnet_isap_k_128_keyed;
LINNET_VERDICT int linnet_isap_k_128_keyed_init(linnet_isap_k_128_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_isap_k_128_keyed_encrypt(const linnet_isap_k_128_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_isap_k_128_keyed_decrypt(const linnet_isap_k_128_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_isap_k_128_keyed_wipe(linnet_isap_k_128_keyed* self);

/* "gift-cofb" (finalist). GIFT-COFB: key 16, nonce 16, tag 16 bytes; GIFT-COFB v1.1, section 2.4. A nonce must be used only once
   under a key. Birthday bound: stay well below 2^64 blocks of 16 bytes and 2^57 failed verifications under one key (IACR ePrint
   2021/737). */
#define LINNET_GIFT_COFB_KEY_SIZE 16
#define LINNET_GIFT_COFB_NONCE_SIZE 16
#define LINNET_GIFT_COFB_TAG_SIZE 16
LINNET_VERDICT int linnet_gift_cofb_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_gift_cofb_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(328) linnet_gift_cofb_keyed;
LINNET_VERDICT int linnet_gift_cofb_keyed_init(linnet_gift_cofb_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_gift_cofb_keyed_encrypt(const linnet_gift_cofb_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_gift_cofb_keyed_decrypt(const linnet_gift_cofb_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_gift_cofb_keyed_wipe(linnet_gift_cofb_keyed* self);
typedef LINNET_OBJECT(400) linnet_gift_cofb_encryptor;
LINNET_VERDICT int linnet_gift_cofb_encryptor_init(linnet_gift_cofb_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_gift_cofb_encryptor_associate(linnet_gift_cofb_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_gift_cofb_encryptor_update(linnet_gift_cofb_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_gift_cofb_encryptor_finish(linnet_gift_cofb_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_gift_cofb_encryptor_wipe(linnet_gift_cofb_encryptor* self);
typedef LINNET_OBJECT(400) linnet_gift_cofb_decryptor;
LINNET_VERDICT int linnet_gift_cofb_decryptor_init(linnet_gift_cofb_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_gift_cofb_decryptor_associate(linnet_gift_cofb_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_gift_cofb_decryptor_update(linnet_gift_cofb_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_gift_cofb_decryptor_finish(linnet_gift_cofb_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_gift_cofb_decryptor_wipe(linnet_gift_cofb_decryptor* self);

/* "norx32-4-1" (published). NORX32-4-1: key 16, nonce 16, tag 16 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used only
   once under a key; with random nonces stay below 2^48 messages. After a message of 2^m blocks of 48 bytes, an attempt to forge one
   of that length succeeds with a probability of about 2^(m - 128) ("Cryptanalysis of NORX v2.0", Journal of Cryptology 32, 2019). */
#define LINNET_NORX32_4_1_KEY_SIZE 16
#define LINNET_NORX32_4_1_NONCE_SIZE 16
#define LINNET_NORX32_4_1_TAG_SIZE 16
LINNET_VERDICT int linnet_norx32_4_1_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_norx32_4_1_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(24) linnet_norx32_4_1_keyed;
LINNET_VERDICT int linnet_norx32_4_1_keyed_init(linnet_norx32_4_1_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_norx32_4_1_keyed_encrypt(const linnet_norx32_4_1_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_norx32_4_1_keyed_decrypt(const linnet_norx32_4_1_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_norx32_4_1_keyed_wipe(linnet_norx32_4_1_keyed* self);
typedef LINNET_OBJECT(176) linnet_norx32_4_1_encryptor;
LINNET_VERDICT int linnet_norx32_4_1_encryptor_init(linnet_norx32_4_1_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_norx32_4_1_encryptor_associate(linnet_norx32_4_1_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_norx32_4_1_encryptor_update(linnet_norx32_4_1_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_norx32_4_1_encryptor_finish(linnet_norx32_4_1_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_norx32_4_1_encryptor_wipe(linnet_norx32_4_1_encryptor* self);
typedef LINNET_OBJECT(176) linnet_norx32_4_1_decryptor;
LINNET_VERDICT int linnet_norx32_4_1_decryptor_init(linnet_norx32_4_1_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_norx32_4_1_decryptor_associate(linnet_norx32_4_1_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_norx32_4_1_decryptor_update(linnet_norx32_4_1_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_norx32_4_1_decryptor_finish(linnet_norx32_4_1_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_norx32_4_1_decryptor_wipe(linnet_norx32_4_1_decryptor* self);

/* "norx64-4-1" (published). NORX64-4-1: key 32, nonce 32, tag 32 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used only
   once under a key; with random nonces stay below 2^112 messages. After a message of 2^m blocks of 96 bytes, an attempt to forge
   one of that length succeeds with a probability of about 2^(m - 256). */
#define LINNET_NORX64_4_1_KEY_SIZE 32
#define LINNET_NORX64_4_1_NONCE_SIZE 32
#define LINNET_NORX64_4_1_TAG_SIZE 32
LINNET_VERDICT int linnet_norx64_4_1_encrypt(const uint8_t key[32], const uint8_t nonce[32], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]);
LINNET_VERDICT int linnet_norx64_4_1_decrypt(const uint8_t key[32], const uint8_t nonce[32], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext);
typedef LINNET_OBJECT(40) linnet_norx64_4_1_keyed;
LINNET_VERDICT int linnet_norx64_4_1_keyed_init(linnet_norx64_4_1_keyed* self, const uint8_t key[32]);
LINNET_VERDICT int linnet_norx64_4_1_keyed_encrypt(const linnet_norx64_4_1_keyed* self, const uint8_t nonce[32], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]);
LINNET_VERDICT int linnet_norx64_4_1_keyed_decrypt(const linnet_norx64_4_1_keyed* self, const uint8_t nonce[32], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext);
LINNET_API void linnet_norx64_4_1_keyed_wipe(linnet_norx64_4_1_keyed* self);
typedef LINNET_OBJECT(304) linnet_norx64_4_1_encryptor;
LINNET_VERDICT int linnet_norx64_4_1_encryptor_init(linnet_norx64_4_1_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]);
LINNET_VERDICT int linnet_norx64_4_1_encryptor_associate(linnet_norx64_4_1_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_norx64_4_1_encryptor_update(linnet_norx64_4_1_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_norx64_4_1_encryptor_finish(linnet_norx64_4_1_encryptor* self, uint8_t tag[32]);
LINNET_API void linnet_norx64_4_1_encryptor_wipe(linnet_norx64_4_1_encryptor* self);
typedef LINNET_OBJECT(304) linnet_norx64_4_1_decryptor;
LINNET_VERDICT int linnet_norx64_4_1_decryptor_init(linnet_norx64_4_1_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]);
LINNET_VERDICT int linnet_norx64_4_1_decryptor_associate(linnet_norx64_4_1_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_norx64_4_1_decryptor_update(linnet_norx64_4_1_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_norx64_4_1_decryptor_finish(linnet_norx64_4_1_decryptor* self, const uint8_t tag[32]);
LINNET_API void linnet_norx64_4_1_decryptor_wipe(linnet_norx64_4_1_decryptor* self);

/* "norx32-4-1-v2" (legacy). NORX32-4-1 of NORX v2.0: key 16, nonce 8, tag 16 bytes. Broken: 2^66 ciphertexts give a forgery, and
   the key (Chaigneau, Fuhr, Gilbert, Jean, Reinhard, "Cryptanalysis of NORX v2.0", ToSC 2017/1, and Journal of Cryptology 32,
   2019). For interoperability only, such as with Cifra. A nonce must be used only once under a key, and is too short to be random:
   count. */
#define LINNET_NORX32_4_1_V2_KEY_SIZE 16
#define LINNET_NORX32_4_1_V2_NONCE_SIZE 8
#define LINNET_NORX32_4_1_V2_TAG_SIZE 16
LINNET_VERDICT int linnet_norx32_4_1_v2_encrypt(const uint8_t key[16], const uint8_t nonce[8], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_norx32_4_1_v2_decrypt(const uint8_t key[16], const uint8_t nonce[8], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(24) linnet_norx32_4_1_v2_keyed;
LINNET_VERDICT int linnet_norx32_4_1_v2_keyed_init(linnet_norx32_4_1_v2_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_norx32_4_1_v2_keyed_encrypt(const linnet_norx32_4_1_v2_keyed* self, const uint8_t nonce[8],
    const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_norx32_4_1_v2_keyed_decrypt(const linnet_norx32_4_1_v2_keyed* self, const uint8_t nonce[8],
    const void* ad, size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_norx32_4_1_v2_keyed_wipe(linnet_norx32_4_1_v2_keyed* self);
typedef LINNET_OBJECT(176) linnet_norx32_4_1_v2_encryptor;
LINNET_VERDICT int linnet_norx32_4_1_v2_encryptor_init(linnet_norx32_4_1_v2_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[8]);
LINNET_VERDICT int linnet_norx32_4_1_v2_encryptor_associate(linnet_norx32_4_1_v2_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_norx32_4_1_v2_encryptor_update(linnet_norx32_4_1_v2_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_norx32_4_1_v2_encryptor_finish(linnet_norx32_4_1_v2_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_norx32_4_1_v2_encryptor_wipe(linnet_norx32_4_1_v2_encryptor* self);
typedef LINNET_OBJECT(176) linnet_norx32_4_1_v2_decryptor;
LINNET_VERDICT int linnet_norx32_4_1_v2_decryptor_init(linnet_norx32_4_1_v2_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[8]);
LINNET_VERDICT int linnet_norx32_4_1_v2_decryptor_associate(linnet_norx32_4_1_v2_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_norx32_4_1_v2_decryptor_update(linnet_norx32_4_1_v2_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_norx32_4_1_v2_decryptor_finish(linnet_norx32_4_1_v2_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_norx32_4_1_v2_decryptor_wipe(linnet_norx32_4_1_v2_decryptor* self);

/* "sha-224" (standard). SHA-224: digest 28 bytes; FIPS 180-4, section 6.3. 112-bit security against collisions. A message has fewer
   than 2^61 bytes. */
#define LINNET_SHA_224_DIGEST_SIZE 28
LINNET_VERDICT int linnet_sha_224(const void* message, size_t len, uint8_t digest[28]);
typedef LINNET_OBJECT(120) linnet_sha_224_hasher;
LINNET_API void linnet_sha_224_init(linnet_sha_224_hasher* self);
LINNET_VERDICT int linnet_sha_224_update(linnet_sha_224_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_sha_224_finish(linnet_sha_224_hasher* self, uint8_t digest[28]);
LINNET_API void linnet_sha_224_wipe(linnet_sha_224_hasher* self);

/* "sha-256" (standard). SHA-256: digest 32 bytes; FIPS 180-4, section 6.2. 128-bit security against collisions. A message has fewer
   than 2^61 bytes. */
#define LINNET_SHA_256_DIGEST_SIZE 32
LINNET_VERDICT int linnet_sha_256(const void* message, size_t len, uint8_t digest[32]);
typedef LINNET_OBJECT(120) linnet_sha_256_hasher;
LINNET_API void linnet_sha_256_init(linnet_sha_256_hasher* self);
LINNET_VERDICT int linnet_sha_256_update(linnet_sha_256_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_sha_256_finish(linnet_sha_256_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_sha_256_wipe(linnet_sha_256_hasher* self);

/* "sha-384" (standard). SHA-384: digest 48 bytes; FIPS 180-4, section 6.5. 192-bit security against collisions. A message has fewer
   than 2^64 bytes. */
#define LINNET_SHA_384_DIGEST_SIZE 48
LINNET_VERDICT int linnet_sha_384(const void* message, size_t len, uint8_t digest[48]);
typedef LINNET_OBJECT(216) linnet_sha_384_hasher;
LINNET_API void linnet_sha_384_init(linnet_sha_384_hasher* self);
LINNET_VERDICT int linnet_sha_384_update(linnet_sha_384_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_sha_384_finish(linnet_sha_384_hasher* self, uint8_t digest[48]);
LINNET_API void linnet_sha_384_wipe(linnet_sha_384_hasher* self);

/* "sha-512" (standard). SHA-512: digest 64 bytes; FIPS 180-4, section 6.4. 256-bit security against collisions. A message has fewer
   than 2^64 bytes. */
#define LINNET_SHA_512_DIGEST_SIZE 64
LINNET_VERDICT int linnet_sha_512(const void* message, size_t len, uint8_t digest[64]);
typedef LINNET_OBJECT(216) linnet_sha_512_hasher;
LINNET_API void linnet_sha_512_init(linnet_sha_512_hasher* self);
LINNET_VERDICT int linnet_sha_512_update(linnet_sha_512_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_sha_512_finish(linnet_sha_512_hasher* self, uint8_t digest[64]);
LINNET_API void linnet_sha_512_wipe(linnet_sha_512_hasher* self);

/* "sha-512-256" (standard). SHA-512/256: digest 32 bytes; FIPS 180-4, section 6.7. 128-bit security against collisions, at the
   speed of SHA-512. A message has fewer than 2^64 bytes. */
#define LINNET_SHA_512_256_DIGEST_SIZE 32
LINNET_VERDICT int linnet_sha_512_256(const void* message, size_t len, uint8_t digest[32]);
typedef LINNET_OBJECT(216) linnet_sha_512_256_hasher;
LINNET_API void linnet_sha_512_256_init(linnet_sha_512_256_hasher* self);
LINNET_VERDICT int linnet_sha_512_256_update(linnet_sha_512_256_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_sha_512_256_finish(linnet_sha_512_256_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_sha_512_256_wipe(linnet_sha_512_256_hasher* self);

/* "sha3-224" (standard). SHA3-224: digest 28 bytes; FIPS 202, section 6.1. 112-bit security against collisions, 224 against
   preimages. */
#define LINNET_SHA3_224_DIGEST_SIZE 28
LINNET_VERDICT int linnet_sha3_224(const void* message, size_t len, uint8_t digest[28]);
typedef LINNET_OBJECT(360) linnet_sha3_224_hasher;
LINNET_API void linnet_sha3_224_init(linnet_sha3_224_hasher* self);
LINNET_VERDICT int linnet_sha3_224_update(linnet_sha3_224_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_sha3_224_finish(linnet_sha3_224_hasher* self, uint8_t digest[28]);
LINNET_API void linnet_sha3_224_wipe(linnet_sha3_224_hasher* self);

/* "sha3-256" (standard). SHA3-256: digest 32 bytes; FIPS 202, section 6.1. 128-bit security against collisions, 256 against
   preimages. */
#define LINNET_SHA3_256_DIGEST_SIZE 32
LINNET_VERDICT int linnet_sha3_256(const void* message, size_t len, uint8_t digest[32]);
typedef LINNET_OBJECT(352) linnet_sha3_256_hasher;
LINNET_API void linnet_sha3_256_init(linnet_sha3_256_hasher* self);
LINNET_VERDICT int linnet_sha3_256_update(linnet_sha3_256_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_sha3_256_finish(linnet_sha3_256_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_sha3_256_wipe(linnet_sha3_256_hasher* self);

/* "sha3-384" (standard). SHA3-384: digest 48 bytes; FIPS 202, section 6.1. 192-bit security against collisions, 384 against
   preimages. */
#define LINNET_SHA3_384_DIGEST_SIZE 48
LINNET_VERDICT int linnet_sha3_384(const void* message, size_t len, uint8_t digest[48]);
typedef LINNET_OBJECT(320) linnet_sha3_384_hasher;
LINNET_API void linnet_sha3_384_init(linnet_sha3_384_hasher* self);
LINNET_VERDICT int linnet_sha3_384_update(linnet_sha3_384_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_sha3_384_finish(linnet_sha3_384_hasher* self, uint8_t digest[48]);
LINNET_API void linnet_sha3_384_wipe(linnet_sha3_384_hasher* self);

/* "sha3-512" (standard). SHA3-512: digest 64 bytes; FIPS 202, section 6.1. 256-bit security against collisions, 512 against
   preimages. */
#define LINNET_SHA3_512_DIGEST_SIZE 64
LINNET_VERDICT int linnet_sha3_512(const void* message, size_t len, uint8_t digest[64]);
typedef LINNET_OBJECT(288) linnet_sha3_512_hasher;
LINNET_API void linnet_sha3_512_init(linnet_sha3_512_hasher* self);
LINNET_VERDICT int linnet_sha3_512_update(linnet_sha3_512_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_sha3_512_finish(linnet_sha3_512_hasher* self, uint8_t digest[64]);
LINNET_API void linnet_sha3_512_wipe(linnet_sha3_512_hasher* self);

/* "shake128" (standard). SHAKE128: output of any length; FIPS 202, section 6.2. At most 128-bit security; against collisions at
   most half the output's bits. */
#define LINNET_SHAKE128_DIGEST_SIZE 32
LINNET_VERDICT int linnet_shake128(const void* message, size_t len, void* output, size_t output_len);
typedef LINNET_OBJECT(384) linnet_shake128_xof;
LINNET_API void linnet_shake128_init(linnet_shake128_xof* self);
LINNET_VERDICT int linnet_shake128_update(linnet_shake128_xof* self, const void* message, size_t len);
LINNET_VERDICT int linnet_shake128_read(linnet_shake128_xof* self, void* output, size_t output_len);
LINNET_API void linnet_shake128_wipe(linnet_shake128_xof* self);

/* "shake256" (standard). SHAKE256: output of any length; FIPS 202, section 6.2. At most 256-bit security; against collisions at
   most half the output's bits. */
#define LINNET_SHAKE256_DIGEST_SIZE 64
LINNET_VERDICT int linnet_shake256(const void* message, size_t len, void* output, size_t output_len);
typedef LINNET_OBJECT(352) linnet_shake256_xof;
LINNET_API void linnet_shake256_init(linnet_shake256_xof* self);
LINNET_VERDICT int linnet_shake256_update(linnet_shake256_xof* self, const void* message, size_t len);
LINNET_VERDICT int linnet_shake256_read(linnet_shake256_xof* self, void* output, size_t output_len);
LINNET_API void linnet_shake256_wipe(linnet_shake256_xof* self);

/* "cshake128" (standard). cSHAKE128: customization string of any length, output of any length; SP 800-185, section 3. With an empty
   customization string it is shake128. The function name, which NIST reserves, is empty. */
#define LINNET_CSHAKE128_DIGEST_SIZE 32
LINNET_VERDICT int linnet_cshake128(const void* customization, size_t customization_len, const void* message, size_t len,
    void* output, size_t output_len);
typedef LINNET_OBJECT(392) linnet_cshake128_xof;
LINNET_VERDICT int linnet_cshake128_init(linnet_cshake128_xof* self, const void* customization, size_t customization_len);
LINNET_VERDICT int linnet_cshake128_update(linnet_cshake128_xof* self, const void* message, size_t len);
LINNET_VERDICT int linnet_cshake128_read(linnet_cshake128_xof* self, void* output, size_t output_len);
LINNET_API void linnet_cshake128_wipe(linnet_cshake128_xof* self);

/* "cshake256" (standard). cSHAKE256: as cshake128, over shake256. */
#define LINNET_CSHAKE256_DIGEST_SIZE 64
LINNET_VERDICT int linnet_cshake256(const void* customization, size_t customization_len, const void* message, size_t len,
    void* output, size_t output_len);
typedef LINNET_OBJECT(360) linnet_cshake256_xof;
LINNET_VERDICT int linnet_cshake256_init(linnet_cshake256_xof* self, const void* customization, size_t customization_len);
LINNET_VERDICT int linnet_cshake256_update(linnet_cshake256_xof* self, const void* message, size_t len);
LINNET_VERDICT int linnet_cshake256_read(linnet_cshake256_xof* self, void* output, size_t output_len);
LINNET_API void linnet_cshake256_wipe(linnet_cshake256_xof* self);

/* "hmac-sha-224" (standard). HMAC-SHA-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS
   198-1, RFC 4231. A key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has
   fewer than 2^60 bytes. */
#define LINNET_HMAC_SHA_224_KEY_SIZE 28
#define LINNET_HMAC_SHA_224_TAG_SIZE 28
LINNET_VERDICT int linnet_hmac_sha_224(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha_224_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
typedef LINNET_OBJECT(160) linnet_hmac_sha_224_authenticator;
LINNET_VERDICT int linnet_hmac_sha_224_init(linnet_hmac_sha_224_authenticator* self, const void* key, size_t key_len);
LINNET_VERDICT int linnet_hmac_sha_224_update(linnet_hmac_sha_224_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_hmac_sha_224_finish(linnet_hmac_sha_224_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha_224_check(linnet_hmac_sha_224_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_224_wipe(linnet_hmac_sha_224_authenticator* self);

/* "hmac-sha-256" (standard). HMAC-SHA-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS
   198-1, RFC 4231. A key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has
   fewer than 2^60 bytes. */
#define LINNET_HMAC_SHA_256_KEY_SIZE 32
#define LINNET_HMAC_SHA_256_TAG_SIZE 32
LINNET_VERDICT int linnet_hmac_sha_256(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha_256_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
typedef LINNET_OBJECT(160) linnet_hmac_sha_256_authenticator;
LINNET_VERDICT int linnet_hmac_sha_256_init(linnet_hmac_sha_256_authenticator* self, const void* key, size_t key_len);
LINNET_VERDICT int linnet_hmac_sha_256_update(linnet_hmac_sha_256_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_hmac_sha_256_finish(linnet_hmac_sha_256_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha_256_check(linnet_hmac_sha_256_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_256_wipe(linnet_hmac_sha_256_authenticator* self);

/* "hmac-sha-384" (standard). HMAC-SHA-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS
   198-1, RFC 4231. A key of more than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has
   fewer than 2^63 bytes. */
#define LINNET_HMAC_SHA_384_KEY_SIZE 48
#define LINNET_HMAC_SHA_384_TAG_SIZE 48
LINNET_VERDICT int linnet_hmac_sha_384(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha_384_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
typedef LINNET_OBJECT(288) linnet_hmac_sha_384_authenticator;
LINNET_VERDICT int linnet_hmac_sha_384_init(linnet_hmac_sha_384_authenticator* self, const void* key, size_t key_len);
LINNET_VERDICT int linnet_hmac_sha_384_update(linnet_hmac_sha_384_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_hmac_sha_384_finish(linnet_hmac_sha_384_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha_384_check(linnet_hmac_sha_384_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_384_wipe(linnet_hmac_sha_384_authenticator* self);

/* "hmac-sha-512" (standard). HMAC-SHA-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS
   198-1, RFC 4231. A key of more than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has
   fewer than 2^63 bytes. */
#define LINNET_HMAC_SHA_512_KEY_SIZE 64
#define LINNET_HMAC_SHA_512_TAG_SIZE 64
LINNET_VERDICT int linnet_hmac_sha_512(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha_512_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
typedef LINNET_OBJECT(288) linnet_hmac_sha_512_authenticator;
LINNET_VERDICT int linnet_hmac_sha_512_init(linnet_hmac_sha_512_authenticator* self, const void* key, size_t key_len);
LINNET_VERDICT int linnet_hmac_sha_512_update(linnet_hmac_sha_512_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_hmac_sha_512_finish(linnet_hmac_sha_512_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha_512_check(linnet_hmac_sha_512_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_512_wipe(linnet_hmac_sha_512_authenticator* self);

/* "hmac-sha3-224" (standard). HMAC-SHA3-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS
   198-1 over FIPS 202, section 7. A key of more than 144 bytes is hashed first; trailing zero bytes of a shorter one have no
   effect. */
#define LINNET_HMAC_SHA3_224_KEY_SIZE 28
#define LINNET_HMAC_SHA3_224_TAG_SIZE 28
LINNET_VERDICT int linnet_hmac_sha3_224(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha3_224_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
typedef LINNET_OBJECT(576) linnet_hmac_sha3_224_authenticator;
LINNET_VERDICT int linnet_hmac_sha3_224_init(linnet_hmac_sha3_224_authenticator* self, const void* key, size_t key_len);
LINNET_VERDICT int linnet_hmac_sha3_224_update(linnet_hmac_sha3_224_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_hmac_sha3_224_finish(linnet_hmac_sha3_224_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha3_224_check(linnet_hmac_sha3_224_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha3_224_wipe(linnet_hmac_sha3_224_authenticator* self);

/* "hmac-sha3-256" (standard). HMAC-SHA3-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS
   198-1 over FIPS 202, section 7. A key of more than 136 bytes is hashed first; trailing zero bytes of a shorter one have no
   effect. */
#define LINNET_HMAC_SHA3_256_KEY_SIZE 32
#define LINNET_HMAC_SHA3_256_TAG_SIZE 32
LINNET_VERDICT int linnet_hmac_sha3_256(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha3_256_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
typedef LINNET_OBJECT(568) linnet_hmac_sha3_256_authenticator;
LINNET_VERDICT int linnet_hmac_sha3_256_init(linnet_hmac_sha3_256_authenticator* self, const void* key, size_t key_len);
LINNET_VERDICT int linnet_hmac_sha3_256_update(linnet_hmac_sha3_256_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_hmac_sha3_256_finish(linnet_hmac_sha3_256_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha3_256_check(linnet_hmac_sha3_256_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha3_256_wipe(linnet_hmac_sha3_256_authenticator* self);

/* "hmac-sha3-384" (standard). HMAC-SHA3-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS
   198-1 over FIPS 202, section 7. A key of more than 104 bytes is hashed first; trailing zero bytes of a shorter one have no
   effect. */
#define LINNET_HMAC_SHA3_384_KEY_SIZE 48
#define LINNET_HMAC_SHA3_384_TAG_SIZE 48
LINNET_VERDICT int linnet_hmac_sha3_384(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha3_384_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
typedef LINNET_OBJECT(536) linnet_hmac_sha3_384_authenticator;
LINNET_VERDICT int linnet_hmac_sha3_384_init(linnet_hmac_sha3_384_authenticator* self, const void* key, size_t key_len);
LINNET_VERDICT int linnet_hmac_sha3_384_update(linnet_hmac_sha3_384_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_hmac_sha3_384_finish(linnet_hmac_sha3_384_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha3_384_check(linnet_hmac_sha3_384_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha3_384_wipe(linnet_hmac_sha3_384_authenticator* self);

/* "hmac-sha3-512" (standard). HMAC-SHA3-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS
   198-1 over FIPS 202, section 7. A key of more than 72 bytes is hashed first; trailing zero bytes of a shorter one have no effect. */
#define LINNET_HMAC_SHA3_512_KEY_SIZE 64
#define LINNET_HMAC_SHA3_512_TAG_SIZE 64
LINNET_VERDICT int linnet_hmac_sha3_512(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha3_512_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
typedef LINNET_OBJECT(504) linnet_hmac_sha3_512_authenticator;
LINNET_VERDICT int linnet_hmac_sha3_512_init(linnet_hmac_sha3_512_authenticator* self, const void* key, size_t key_len);
LINNET_VERDICT int linnet_hmac_sha3_512_update(linnet_hmac_sha3_512_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_hmac_sha3_512_finish(linnet_hmac_sha3_512_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha3_512_check(linnet_hmac_sha3_512_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha3_512_wipe(linnet_hmac_sha3_512_authenticator* self);

/* "hkdf-sha-256" (standard). HKDF-SHA-256: secret, salt and information of any length; output 1 to 8160 bytes; RFC 5869. The secret
   must be hard to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different information
   gives independent outputs. `extract` gives 32 bytes, from which `expand` derives an output; `derive` does both. */
#define LINNET_HKDF_SHA_256_EXTRACT_SIZE 32
#define LINNET_HKDF_SHA_256_OUTPUT_SIZE_MAX 8160
LINNET_VERDICT int linnet_hkdf_sha_256(const void* secret, size_t secret_len, const void* salt, size_t salt_len, const void* info,
    size_t info_len, void* output, size_t output_len);
LINNET_VERDICT int linnet_hkdf_sha_256_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    uint8_t key[32]);
LINNET_VERDICT int linnet_hkdf_sha_256_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len);

/* "hkdf-sha-384" (standard). HKDF-SHA-384: secret, salt and information of any length; output 1 to 12240 bytes; RFC 5869. The
   secret must be hard to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different
   information gives independent outputs. `extract` gives 48 bytes, from which `expand` derives an output; `derive` does both. */
#define LINNET_HKDF_SHA_384_EXTRACT_SIZE 48
#define LINNET_HKDF_SHA_384_OUTPUT_SIZE_MAX 12240
LINNET_VERDICT int linnet_hkdf_sha_384(const void* secret, size_t secret_len, const void* salt, size_t salt_len, const void* info,
    size_t info_len, void* output, size_t output_len);
LINNET_VERDICT int linnet_hkdf_sha_384_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    uint8_t key[48]);
LINNET_VERDICT int linnet_hkdf_sha_384_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len);

/* "hkdf-sha-512" (standard). HKDF-SHA-512: secret, salt and information of any length; output 1 to 16320 bytes; RFC 5869. The
   secret must be hard to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different
   information gives independent outputs. `extract` gives 64 bytes, from which `expand` derives an output; `derive` does both. */
#define LINNET_HKDF_SHA_512_EXTRACT_SIZE 64
#define LINNET_HKDF_SHA_512_OUTPUT_SIZE_MAX 16320
LINNET_VERDICT int linnet_hkdf_sha_512(const void* secret, size_t secret_len, const void* salt, size_t salt_len, const void* info,
    size_t info_len, void* output, size_t output_len);
LINNET_VERDICT int linnet_hkdf_sha_512_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    uint8_t key[64]);
LINNET_VERDICT int linnet_hkdf_sha_512_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len);

/* "pbkdf2-hmac-sha-224" (standard). PBKDF2-HMAC-SHA-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 28 bytes costs you more than an attacker: do not ask for more. */
LINNET_VERDICT int linnet_pbkdf2_hmac_sha_224(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha-256" (standard). PBKDF2-HMAC-SHA-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 32 bytes costs you more than an attacker: do not ask for more. */
LINNET_VERDICT int linnet_pbkdf2_hmac_sha_256(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha-384" (standard). PBKDF2-HMAC-SHA-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 48 bytes costs you more than an attacker: do not ask for more. */
LINNET_VERDICT int linnet_pbkdf2_hmac_sha_384(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha-512" (standard). PBKDF2-HMAC-SHA-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 64 bytes costs you more than an attacker: do not ask for more. */
LINNET_VERDICT int linnet_pbkdf2_hmac_sha_512(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha3-224" (standard). PBKDF2-HMAC-SHA3-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 28 bytes costs you more than an attacker: do not ask for more. */
LINNET_VERDICT int linnet_pbkdf2_hmac_sha3_224(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha3-256" (standard). PBKDF2-HMAC-SHA3-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 32 bytes costs you more than an attacker: do not ask for more. */
LINNET_VERDICT int linnet_pbkdf2_hmac_sha3_256(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha3-384" (standard). PBKDF2-HMAC-SHA3-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 48 bytes costs you more than an attacker: do not ask for more. */
LINNET_VERDICT int linnet_pbkdf2_hmac_sha3_384(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "pbkdf2-hmac-sha3-512" (standard). PBKDF2-HMAC-SHA3-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC
   8018, section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of
   more than 64 bytes costs you more than an attacker: do not ask for more. */
LINNET_VERDICT int linnet_pbkdf2_hmac_sha3_512(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "hmac-sha-1" (legacy). HMAC-SHA-1: key of any length, default 20 bytes; tag 20 bytes, or a prefix of 10 or more; FIPS 198-1, RFC
   2202. A key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than
   2^60 bytes. The collisions of SHA-1 do not break it (RFC 6194, section 3.3), but choose hmac_sha_256. */
#define LINNET_HMAC_SHA_1_KEY_SIZE 20
#define LINNET_HMAC_SHA_1_TAG_SIZE 20
LINNET_VERDICT int linnet_hmac_sha_1(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha_1_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);
typedef LINNET_OBJECT(144) linnet_hmac_sha_1_authenticator;
LINNET_VERDICT int linnet_hmac_sha_1_init(linnet_hmac_sha_1_authenticator* self, const void* key, size_t key_len);
LINNET_VERDICT int linnet_hmac_sha_1_update(linnet_hmac_sha_1_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_hmac_sha_1_finish(linnet_hmac_sha_1_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_hmac_sha_1_check(linnet_hmac_sha_1_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_1_wipe(linnet_hmac_sha_1_authenticator* self);

/* "pbkdf2-hmac-sha-1" (legacy). PBKDF2-HMAC-SHA-1: password and salt of any length; output 1 to (2^32 - 1) * 20 bytes; RFC 8018,
   section 5.2. Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
   than 20 bytes costs you more than an attacker: do not ask for more. Choose pbkdf2_hmac_sha_256. */
LINNET_VERDICT int linnet_pbkdf2_hmac_sha_1(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* "kmac128" (standard). KMAC128: key of any length, at least 16 bytes for 128-bit security; tag of 4 bytes or more, default 32, at
   least 8 unless the risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4. */
#define LINNET_KMAC128_KEY_SIZE 16
#define LINNET_KMAC128_TAG_SIZE 32
LINNET_VERDICT int linnet_kmac128(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_kmac128_verify(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, const void* tag, size_t tag_len);
typedef LINNET_OBJECT(392) linnet_kmac128_authenticator;
LINNET_VERDICT int linnet_kmac128_init(linnet_kmac128_authenticator* self, const void* key, size_t key_len,
    const void* customization, size_t customization_len);
LINNET_VERDICT int linnet_kmac128_update(linnet_kmac128_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_kmac128_finish(linnet_kmac128_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_kmac128_check(linnet_kmac128_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_kmac128_wipe(linnet_kmac128_authenticator* self);

/* "kmac256" (standard). KMAC256: key of any length, at least 32 bytes for 256-bit security; tag of 4 bytes or more, default 64, at
   least 8 unless the risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4. */
#define LINNET_KMAC256_KEY_SIZE 32
#define LINNET_KMAC256_TAG_SIZE 64
LINNET_VERDICT int linnet_kmac256(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_kmac256_verify(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, const void* tag, size_t tag_len);
typedef LINNET_OBJECT(360) linnet_kmac256_authenticator;
LINNET_VERDICT int linnet_kmac256_init(linnet_kmac256_authenticator* self, const void* key, size_t key_len,
    const void* customization, size_t customization_len);
LINNET_VERDICT int linnet_kmac256_update(linnet_kmac256_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_kmac256_finish(linnet_kmac256_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_kmac256_check(linnet_kmac256_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_kmac256_wipe(linnet_kmac256_authenticator* self);

/* "x25519" (published). X25519: secret key 32 bytes, public key 32 bytes, shared secret 32 bytes; RFC 7748, section 5. 128-bit
   security. Five bits of a secret key are fixed and the last bit of a public key is ignored, as section 5 requires; public keys not
   below 2^255 - 19 are reduced. */
#define LINNET_X25519_KEY_SIZE 32
#define LINNET_X25519_PUBLIC_KEY_SIZE 32
#define LINNET_X25519_SHARED_SECRET_SIZE 32
LINNET_VERDICT int linnet_x25519_public_key(const uint8_t secret_key[32], uint8_t public_key[32]);
LINNET_VERDICT int linnet_x25519_agree(const uint8_t secret_key[32], const uint8_t peer_public_key[32], uint8_t shared_secret[32]);

/* "ascon-128" (legacy). Ascon-128 (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used only
   once under a key. At most 2^64 blocks under one key. */
#define LINNET_ASCON_128_KEY_SIZE 16
#define LINNET_ASCON_128_NONCE_SIZE 16
#define LINNET_ASCON_128_TAG_SIZE 16
LINNET_VERDICT int linnet_ascon_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(24) linnet_ascon_128_keyed;
LINNET_VERDICT int linnet_ascon_128_keyed_init(linnet_ascon_128_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_ascon_128_keyed_encrypt(const linnet_ascon_128_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_128_keyed_decrypt(const linnet_ascon_128_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_ascon_128_keyed_wipe(linnet_ascon_128_keyed* self);
typedef LINNET_OBJECT(104) linnet_ascon_128_encryptor;
LINNET_VERDICT int linnet_ascon_128_encryptor_init(linnet_ascon_128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_ascon_128_encryptor_associate(linnet_ascon_128_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_ascon_128_encryptor_update(linnet_ascon_128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_ascon_128_encryptor_finish(linnet_ascon_128_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_ascon_128_encryptor_wipe(linnet_ascon_128_encryptor* self);
typedef LINNET_OBJECT(104) linnet_ascon_128_decryptor;
LINNET_VERDICT int linnet_ascon_128_decryptor_init(linnet_ascon_128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_ascon_128_decryptor_associate(linnet_ascon_128_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_ascon_128_decryptor_update(linnet_ascon_128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_ascon_128_decryptor_finish(linnet_ascon_128_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_128_decryptor_wipe(linnet_ascon_128_decryptor* self);

/* "ascon-128a" (legacy). Ascon-128a (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 16 bytes. A nonce must be used
   only once under a key. At most 2^64 blocks under one key. */
#define LINNET_ASCON_128A_KEY_SIZE 16
#define LINNET_ASCON_128A_NONCE_SIZE 16
#define LINNET_ASCON_128A_TAG_SIZE 16
LINNET_VERDICT int linnet_ascon_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(24) linnet_ascon_128a_keyed;
LINNET_VERDICT int linnet_ascon_128a_keyed_init(linnet_ascon_128a_keyed* self, const uint8_t key[16]);
LINNET_VERDICT int linnet_ascon_128a_keyed_encrypt(const linnet_ascon_128a_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_128a_keyed_decrypt(const linnet_ascon_128a_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_ascon_128a_keyed_wipe(linnet_ascon_128a_keyed* self);
typedef LINNET_OBJECT(112) linnet_ascon_128a_encryptor;
LINNET_VERDICT int linnet_ascon_128a_encryptor_init(linnet_ascon_128a_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_ascon_128a_encryptor_associate(linnet_ascon_128a_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_ascon_128a_encryptor_update(linnet_ascon_128a_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_ascon_128a_encryptor_finish(linnet_ascon_128a_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_ascon_128a_encryptor_wipe(linnet_ascon_128a_encryptor* self);
typedef LINNET_OBJECT(112) linnet_ascon_128a_decryptor;
LINNET_VERDICT int linnet_ascon_128a_decryptor_init(linnet_ascon_128a_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_ascon_128a_decryptor_associate(linnet_ascon_128a_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_ascon_128a_decryptor_update(linnet_ascon_128a_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_ascon_128a_decryptor_finish(linnet_ascon_128a_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_128a_decryptor_wipe(linnet_ascon_128a_decryptor* self);

/* "ascon-80pq" (legacy). Ascon-80pq (v1.2): key 20, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used
   only once under a key. At most 2^64 blocks under one key. */
#define LINNET_ASCON_80PQ_KEY_SIZE 20
#define LINNET_ASCON_80PQ_NONCE_SIZE 16
#define LINNET_ASCON_80PQ_TAG_SIZE 16
LINNET_VERDICT int linnet_ascon_80pq_encrypt(const uint8_t key[20], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_80pq_decrypt(const uint8_t key[20], const uint8_t nonce[16], const void* ad, size_t ad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
typedef LINNET_OBJECT(32) linnet_ascon_80pq_keyed;
LINNET_VERDICT int linnet_ascon_80pq_keyed_init(linnet_ascon_80pq_keyed* self, const uint8_t key[20]);
LINNET_VERDICT int linnet_ascon_80pq_keyed_encrypt(const linnet_ascon_80pq_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_VERDICT int linnet_ascon_80pq_keyed_decrypt(const linnet_ascon_80pq_keyed* self, const uint8_t nonce[16], const void* ad,
    size_t ad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_ascon_80pq_keyed_wipe(linnet_ascon_80pq_keyed* self);
typedef LINNET_OBJECT(112) linnet_ascon_80pq_encryptor;
LINNET_VERDICT int linnet_ascon_80pq_encryptor_init(linnet_ascon_80pq_encryptor* self, const uint8_t key[20],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_ascon_80pq_encryptor_associate(linnet_ascon_80pq_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_ascon_80pq_encryptor_update(linnet_ascon_80pq_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_VERDICT int linnet_ascon_80pq_encryptor_finish(linnet_ascon_80pq_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_ascon_80pq_encryptor_wipe(linnet_ascon_80pq_encryptor* self);
typedef LINNET_OBJECT(112) linnet_ascon_80pq_decryptor;
LINNET_VERDICT int linnet_ascon_80pq_decryptor_init(linnet_ascon_80pq_decryptor* self, const uint8_t key[20],
    const uint8_t nonce[16]);
LINNET_VERDICT int linnet_ascon_80pq_decryptor_associate(linnet_ascon_80pq_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_ascon_80pq_decryptor_update(linnet_ascon_80pq_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_VERDICT int linnet_ascon_80pq_decryptor_finish(linnet_ascon_80pq_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_80pq_decryptor_wipe(linnet_ascon_80pq_decryptor* self);

/* "ascon-hash" (legacy). Ascon-Hash (v1.2): digest 32 bytes; section 2.5. */
#define LINNET_ASCON_HASH_DIGEST_SIZE 32
LINNET_VERDICT int linnet_ascon_hash(const void* message, size_t len, uint8_t digest[32]);
typedef LINNET_OBJECT(64) linnet_ascon_hash_hasher;
LINNET_API void linnet_ascon_hash_init(linnet_ascon_hash_hasher* self);
LINNET_VERDICT int linnet_ascon_hash_update(linnet_ascon_hash_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_ascon_hash_finish(linnet_ascon_hash_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_ascon_hash_wipe(linnet_ascon_hash_hasher* self);

/* "ascon-hasha" (legacy). Ascon-HashA (v1.2): digest 32 bytes; section 2.5; 8 rounds between blocks. */
#define LINNET_ASCON_HASHA_DIGEST_SIZE 32
LINNET_VERDICT int linnet_ascon_hasha(const void* message, size_t len, uint8_t digest[32]);
typedef LINNET_OBJECT(64) linnet_ascon_hasha_hasher;
LINNET_API void linnet_ascon_hasha_init(linnet_ascon_hasha_hasher* self);
LINNET_VERDICT int linnet_ascon_hasha_update(linnet_ascon_hasha_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_ascon_hasha_finish(linnet_ascon_hasha_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_ascon_hasha_wipe(linnet_ascon_hasha_hasher* self);

/* "ascon-xof" (legacy). Ascon-Xof (v1.2): output of any length; section 2.5. */
#define LINNET_ASCON_XOF_DIGEST_SIZE 32
LINNET_VERDICT int linnet_ascon_xof(const void* message, size_t len, void* output, size_t output_len);
typedef LINNET_OBJECT(64) linnet_ascon_xof_xof;
LINNET_API void linnet_ascon_xof_init(linnet_ascon_xof_xof* self);
LINNET_VERDICT int linnet_ascon_xof_update(linnet_ascon_xof_xof* self, const void* message, size_t len);
LINNET_VERDICT int linnet_ascon_xof_read(linnet_ascon_xof_xof* self, void* output, size_t output_len);
LINNET_API void linnet_ascon_xof_wipe(linnet_ascon_xof_xof* self);

/* "ascon-xofa" (legacy). Ascon-XofA (v1.2): output of any length; section 2.5; 8 rounds between blocks. */
#define LINNET_ASCON_XOFA_DIGEST_SIZE 32
LINNET_VERDICT int linnet_ascon_xofa(const void* message, size_t len, void* output, size_t output_len);
typedef LINNET_OBJECT(64) linnet_ascon_xofa_xof;
LINNET_API void linnet_ascon_xofa_init(linnet_ascon_xofa_xof* self);
LINNET_VERDICT int linnet_ascon_xofa_update(linnet_ascon_xofa_xof* self, const void* message, size_t len);
LINNET_VERDICT int linnet_ascon_xofa_read(linnet_ascon_xofa_xof* self, void* output, size_t output_len);
LINNET_API void linnet_ascon_xofa_wipe(linnet_ascon_xofa_xof* self);

/* "sha-1" (legacy). SHA-1: digest 20 bytes; FIPS 180-4, section 6.1. Broken: a collision costs about 2^61 calls of the compression
   function, one with chosen prefixes 2^63 (G. Leurent, T. Peyrin, SHA-1 is a Shambles, USENIX Security 2020). A message has fewer
   than 2^61 bytes. */
#define LINNET_SHA_1_DIGEST_SIZE 20
LINNET_VERDICT int linnet_sha_1(const void* message, size_t len, uint8_t digest[20]);
typedef LINNET_OBJECT(112) linnet_sha_1_hasher;
LINNET_API void linnet_sha_1_init(linnet_sha_1_hasher* self);
LINNET_VERDICT int linnet_sha_1_update(linnet_sha_1_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_sha_1_finish(linnet_sha_1_hasher* self, uint8_t digest[20]);
LINNET_API void linnet_sha_1_wipe(linnet_sha_1_hasher* self);

/* /catalog */
/* clang-format on */

/*
 * By id
 *
 * The same algorithms for programs that choose one at run time. All sizes are arguments and are checked. A program that is linked
 * with the static library and uses these functions contains every algorithm.
 */

enum { /* linnet_algorithm.kind */
       LINNET_KIND_AEAD = 0,
       LINNET_KIND_HASH = 1,
       LINNET_KIND_XOF = 2,
       LINNET_KIND_MAC = 3,
       LINNET_KIND_KDF = 4,
       LINNET_KIND_STREAM = 5,
       LINNET_KIND_SECRETBOX = 6,
       LINNET_KIND_KEX = 8,
       LINNET_KIND_CHAINED = 9,
       LINNET_KIND_KEYWRAP = 10
};

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
    int kind;
    int status;
    const char* specification;
    size_t block_size; /* bytes of a message per call of the primitive */
    size_t key_size;   /* of a key exchange: of the secret key */
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
    size_t output_size_max; /* of one call of a KDF */
    size_t extract_size;    /* of a KDF: of the key between extract and expand; 0 where it takes a password */
    int online;             /* 1 if there are incremental calls */
    size_t public_key_size; /* of a key exchange */
    size_t shared_secret_size;
} linnet_algorithm;

/* The algorithm with an id, or NULL. */
LINNET_API const linnet_algorithm* linnet_find(const char* id);

/* The number of algorithms, and the algorithm at an index, in the order of the catalog; NULL past the last. */
LINNET_API size_t linnet_count(void);
LINNET_API const linnet_algorithm* linnet_at(size_t index);

/* One-shot calls of an AEAD, with tags of tag_size bytes; `linnet_keyed` takes other sizes. */
LINNET_VERDICT int linnet_encrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                                  size_t nonce_len, const void* ad, size_t ad_len, const void* plaintext, size_t len,
                                  void* ciphertext, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_decrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                                  size_t nonce_len, const void* ad, size_t ad_len, const void* ciphertext, size_t len,
                                  const void* tag, size_t tag_len, void* plaintext);

/* A keyed context of an AEAD, with a tag size that the algorithm has (else LINNET_ARGUMENT). */
typedef LINNET_OBJECT(2048) linnet_keyed;
LINNET_VERDICT int linnet_keyed_init(linnet_keyed* self, const linnet_algorithm* algorithm, const void* key, size_t key_len,
                                     size_t tag_len);
LINNET_VERDICT int linnet_keyed_encrypt(const linnet_keyed* self, const void* nonce, size_t nonce_len, const void* ad,
                                        size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag,
                                        size_t tag_len);
LINNET_VERDICT int linnet_keyed_decrypt(const linnet_keyed* self, const void* nonce, size_t nonce_len, const void* ad,
                                        size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len,
                                        void* plaintext);
LINNET_API void linnet_keyed_wipe(linnet_keyed* self);

/* Incremental calls of an AEAD that is online (else LINNET_ARGUMENT), with tags of tag_size bytes. */
typedef LINNET_OBJECT(2048) linnet_encryptor;
LINNET_VERDICT int linnet_encryptor_init(linnet_encryptor* self, const linnet_algorithm* algorithm, const void* key, size_t key_len,
                                         const void* nonce, size_t nonce_len);
LINNET_VERDICT int linnet_encryptor_associate(linnet_encryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_encryptor_update(linnet_encryptor* self, const void* plaintext, size_t len, void* ciphertext);
LINNET_VERDICT int linnet_encryptor_finish(linnet_encryptor* self, void* tag, size_t tag_len);
LINNET_API void linnet_encryptor_wipe(linnet_encryptor* self);

typedef LINNET_OBJECT(2048) linnet_decryptor;
LINNET_VERDICT int linnet_decryptor_init(linnet_decryptor* self, const linnet_algorithm* algorithm, const void* key, size_t key_len,
                                         const void* nonce, size_t nonce_len);
LINNET_VERDICT int linnet_decryptor_associate(linnet_decryptor* self, const void* ad, size_t ad_len);
LINNET_VERDICT int linnet_decryptor_update(linnet_decryptor* self, const void* ciphertext, size_t len, void* plaintext);
LINNET_VERDICT int linnet_decryptor_finish(linnet_decryptor* self, const void* tag, size_t tag_len);
LINNET_API void linnet_decryptor_wipe(linnet_decryptor* self);

/* Hash functions: digests of digest_size bytes. */
LINNET_VERDICT int linnet_hash(const linnet_algorithm* algorithm, const void* message, size_t len, void* digest, size_t digest_len);
typedef LINNET_OBJECT(512) linnet_hasher;
LINNET_VERDICT int linnet_hasher_init(linnet_hasher* self, const linnet_algorithm* algorithm);
LINNET_VERDICT int linnet_hasher_update(linnet_hasher* self, const void* message, size_t len);
LINNET_VERDICT int linnet_hasher_finish(linnet_hasher* self, void* digest, size_t digest_len);
LINNET_API void linnet_hasher_wipe(linnet_hasher* self);

/* XOFs: a customization string of at most customization_size_max bytes, output of any length. */
LINNET_VERDICT int linnet_xof(const linnet_algorithm* algorithm, const void* customization, size_t customization_len,
                              const void* message, size_t len, void* output, size_t output_len);
typedef LINNET_OBJECT(512) linnet_reader;
LINNET_VERDICT int linnet_reader_init(linnet_reader* self, const linnet_algorithm* algorithm, const void* customization,
                                      size_t customization_len);
LINNET_VERDICT int linnet_reader_update(linnet_reader* self, const void* message, size_t len);
LINNET_VERDICT int linnet_reader_read(linnet_reader* self, void* output, size_t output_len);
LINNET_API void linnet_reader_wipe(linnet_reader* self);

/* MACs: tags of tag_size_min to tag_size_max bytes. A nonce of nonce_size bytes, which is 0 for most MACs; where
   customization_size_max is not 0, `nonce` is the customization string, of at most so many bytes. */
LINNET_VERDICT int linnet_mac(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                              size_t nonce_len, const void* message, size_t len, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_mac_verify(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                                     size_t nonce_len, const void* message, size_t len, const void* tag, size_t tag_len);
typedef LINNET_OBJECT(1024) linnet_authenticator;
LINNET_VERDICT int linnet_authenticator_init(linnet_authenticator* self, const linnet_algorithm* algorithm, const void* key,
                                             size_t key_len, const void* nonce, size_t nonce_len);
LINNET_VERDICT int linnet_authenticator_update(linnet_authenticator* self, const void* message, size_t len);
LINNET_VERDICT int linnet_authenticator_finish(linnet_authenticator* self, void* tag, size_t tag_len);
LINNET_VERDICT int linnet_authenticator_check(linnet_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_authenticator_wipe(linnet_authenticator* self);

/* Stream ciphers. */
LINNET_VERDICT int linnet_stream(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                                 size_t nonce_len, const void* from, size_t len, void* to);
typedef LINNET_OBJECT(1024) linnet_cipher;
LINNET_VERDICT int linnet_cipher_init(linnet_cipher* self, const linnet_algorithm* algorithm, const void* key, size_t key_len,
                                      const void* nonce, size_t nonce_len);
LINNET_VERDICT int linnet_cipher_crypt(linnet_cipher* self, const void* from, size_t len, void* to);
LINNET_VERDICT int linnet_cipher_seek(linnet_cipher* self, uint64_t position);
LINNET_API void linnet_cipher_wipe(linnet_cipher* self);

/* The length in bytes of the ciphertext of `len` bytes, for CBC and key wrap; 0 if the algorithm does not take this length or is of
   another kind. */
LINNET_API size_t linnet_ciphertext_size(const linnet_algorithm* algorithm, size_t len);

/* CBC. Lengths must be exact, as for the functions of each algorithm: see Kinds. */
LINNET_VERDICT int linnet_chained_encrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                                          size_t nonce_len, const void* plaintext, size_t len, void* ciphertext,
                                          size_t ciphertext_len);
LINNET_VERDICT int linnet_chained_decrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                                          size_t nonce_len, const void* ciphertext, size_t len, void* plaintext,
                                          size_t* plaintext_len);

/* Key wrap. Lengths must be exact: see Kinds. */
LINNET_VERDICT int linnet_key_wrap(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* plaintext,
                                   size_t len, void* ciphertext, size_t ciphertext_len);
LINNET_VERDICT int linnet_key_unwrap(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* ciphertext,
                                     size_t len, void* plaintext, size_t* plaintext_len);

/* Secret boxes, with the tag apart and in one buffer, the box, whose box_len is len + tag_size. */
LINNET_VERDICT int linnet_secretbox_seal(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                                         size_t nonce_len, const void* plaintext, size_t len, void* ciphertext, void* tag,
                                         size_t tag_len);
LINNET_VERDICT int linnet_secretbox_open(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                                         size_t nonce_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len,
                                         void* plaintext);
LINNET_VERDICT int linnet_secretbox_seal_box(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                                             size_t nonce_len, const void* plaintext, size_t len, void* box, size_t box_len);
LINNET_VERDICT int linnet_secretbox_open_box(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                                             size_t nonce_len, const void* box, size_t box_len, void* plaintext, size_t len);

/* Key exchanges. The shared secret is not a key yet: derive one from it and both public keys with a KDF. linnet_kex_agree refuses a
   public key that makes the shared secret zero for every secret key (LINNET_ARGUMENT). */
LINNET_VERDICT int linnet_kex_public_key(const linnet_algorithm* algorithm, const void* secret_key, size_t secret_key_len,
                                         void* public_key, size_t public_key_len);
LINNET_VERDICT int linnet_kex_agree(const linnet_algorithm* algorithm, const void* secret_key, size_t secret_key_len,
                                    const void* peer_public_key, size_t peer_public_key_len, void* shared_secret,
                                    size_t shared_secret_len);

/* KDFs. Those that take a secret need `iterations` 0; those that take a password need `info_len` 0: anything else is refused
   (LINNET_ARGUMENT, LINNET_LENGTH). `extract` and `expand` are for those that take a secret (else LINNET_ARGUMENT). */
LINNET_VERDICT int linnet_kdf(const linnet_algorithm* algorithm, const void* secret, size_t secret_len, const void* salt,
                              size_t salt_len, const void* info, size_t info_len, uint32_t iterations, void* output,
                              size_t output_len);
LINNET_VERDICT int linnet_kdf_extract(const linnet_algorithm* algorithm, const void* secret, size_t secret_len, const void* salt,
                                      size_t salt_len, void* key, size_t key_len);
LINNET_VERDICT int linnet_kdf_expand(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* info,
                                     size_t info_len, void* output, size_t output_len);

#ifdef __cplusplus
}
#endif

#endif
