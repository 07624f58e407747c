/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_COMMON_H
#define LINNET_COMMON_H

/*
 * The rules for all calls of Linnet in C. linnet.h includes the headers of all algorithms.
 *
 * Rules for all calls:
 *  - All lengths are in bytes. A pointer may be NULL if its length is 0. A pointer parameter with a fixed size points to that
 *    many bytes. Where size_t has 64 bits, a length above PTRDIFF_MAX, such as a converted -1, is refused (LINNET_ARGUMENT), and
 *    nothing is written there.
 *  - No call allocates memory, keeps a pointer or has global state. Only batches start threads, where the caller allows it. Calls
 *    with different objects may run concurrently.
 *  - A call that can fail returns a status: LINNET_OK or an error. On any error, everything that the call would have written is
 *    zero.
 *  - Plaintext and ciphertext may be the same buffer, with equal pointers. Any other overlap of an output with another buffer of
 *    the call is refused (LINNET_OVERLAP), except that a digest or the output of an XOF may overlap the message.
 *  - No other thread or process may change a buffer of a call before it returns. ISAP, Romulus-T, ChaCha20-Poly1305,
 *    XChaCha20-Poly1305 and secret boxes read a ciphertext twice: if it changes after verification, it decrypts to a plaintext
 *    that was never encrypted. AES-GCM-SIV and Romulus-M read a plaintext twice. All of these, and key wrap, read back what they
 *    write. A call for one message with any other AEAD reads each byte once; a batch may read any byte twice.
 *  - The running time of a call depends on lengths only, never on the bytes of keys or data.
 */

#include <stddef.h>
#include <stdint.h>

/* A null pointer that g++'s and Clang's -Wzero-as-null-pointer-constant accept. */
#if defined(__cplusplus) && __cplusplus >= 201103L
#define LINNET_NULL nullptr
#else
#define LINNET_NULL NULL
#endif

/* C linkage, also in C++. */
#ifdef __cplusplus
#define LINNET_EXTERN_C extern "C"
#else
#define LINNET_EXTERN_C
#endif

#if defined(__GNUC__)
#define LINNET_API LINNET_EXTERN_C __attribute__((visibility("default")))
#define LINNET_RESULT LINNET_EXTERN_C __attribute__((visibility("default"), warn_unused_result)) /* the status must be checked */
#define LINNET_OBJECT(size)                                                                                                        \
    struct {                                                                                                                       \
        uint64_t opaque[(size) / 8];                                                                                               \
    } __attribute__((aligned(8)))
#else
#define LINNET_API LINNET_EXTERN_C
#define LINNET_RESULT LINNET_EXTERN_C
#define LINNET_OBJECT(size)                                                                                                        \
    struct {                                                                                                                       \
        uint64_t opaque[(size) / 8];                                                                                               \
    }
#endif

/* What a call returns. */
enum {
    LINNET_OK = 0,
    LINNET_ARGUMENT = 1,      /* an invalid argument: NULL with a length that is not 0, no algorithm or one of another kind, a tag
                                 size that the algorithm does not take, 0 iterations */
    LINNET_LENGTH = 2,        /* a length that the algorithm does not take, or that exceeds its limit */
    LINNET_OVERLAP = 3,       /* an output overlaps another buffer in a way that is not allowed */
    LINNET_NOT_AUTHENTIC = 4, /* verification failed: the tag, or the wrapped key, does not match */
    LINNET_ORDER = 5,         /* the object has finished, failed before or was wiped, or the call is out of order */
    LINNET_PADDING = 6,       /* the padding of a CBC plaintext is malformed: keep that secret, see Kinds */
    LINNET_PUBLIC_KEY = 7,    /* the peer's public key makes the shared secret zero for every secret key */
    LINNET_REPEATED = 8       /* two messages of a batch have the same nonce under the same key, or the same one-time key */
};

/* Human-readable description of a status; never NULL. */
LINNET_API const char* linnet_message(int status);

/* The version of the library, such as "0.1.0". */
LINNET_API const char* linnet_version(void);

/*
 * The processor level whose code this process runs, such as "x86-64-v3"; "only" if the library was built for one level. The first
 * call chooses the best level that the processor supports. The environment variable LINNET_CPU selects another level; the library
 * then executes no instruction above it. If the level is unknown or the processor does not support it, this is reported on standard
 * error and the best level is used. A program with more privileges than its user, such as a setuid program, ignores the variable.
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
 * initializes it, whatever the memory held before; `update` takes the next part of a message. `finish` writes the result and
 * `verify` compares a tag in constant time; both end the object. An object refuses every further call (LINNET_ORDER) if its `init`
 * failed, or if it has ended, failed or been wiped. An object wipes itself when it ends or fails. Call `wipe` on every other object
 * that holds a key when it is no longer needed; a second `wipe` is not needed. Objects of hash functions, XOFs and MACs may be
 * copied byte by byte, to continue from a common prefix.
 *
 * Kinds
 *
 * AEAD, authenticated encryption with associated data. `encrypt` turns a plaintext into a ciphertext of the same length and a tag.
 * `decrypt` reverses this if the tag verifies. LINNET_NOT_AUTHENTIC means that the key, nonce, associated data, ciphertext or tag
 * differs from the one used in encryption. A nonce must be used only once under a key; the comment on each algorithm states
 * exceptions.
 *
 *  - A `keyed` is a keyed context: an expanded key for many messages, which several threads may use concurrently once it is
 *    initialized. Where the algorithm has several tag sizes, it fixes one: a forgery succeeds with probability 2^-(8 tag_len) per
 *    attempt, unless the algorithm states another.
 *  - An `encryptor` or `decryptor` is incremental: `update_aad` any number of times, then `update`, then `finish`, which writes the
 *    tag, or `verify`, which compares it. Plaintext from a decryptor is not authentic before `verify` has returned LINNET_OK: do
 *    not use it until then. Algorithms that read a message twice, that need its lengths first, or that treat its end specially
 *    have neither.
 *
 * Hash functions: the digest of a message, in one call or incrementally by a `hasher`.
 *
 * XOF, extendable-output functions: output of any length; a shorter output is a prefix of a longer one. Incrementally: `init`,
 * `update`, then `squeeze` any number of times, after which `update` is refused. Some take a customization string, which separates
 * uses.
 *
 * MAC, message authentication codes: the tag of a message under a key; `verify` compares it in constant time. A MAC with tags of
 * any length is a pseudorandom function. Some take, after the key, a nonce, which must be used only once under a key, or a
 * customization string, which separates the uses of a key.
 *
 *  - A `keyed` is a keyed context: an expanded key, with the customization string, for many messages, which several threads may use
 *    concurrently once it is initialized. Where the algorithm has several tag sizes, it fixes one.
 *  - An `authenticator` takes a message in parts.
 *
 * KDF, key derivation functions. From a secret, a salt and information that names the use, each of any length, they derive an
 * output of 1 byte or more; `extract` and `expand` are the two steps. From a password, a salt and a number of iterations they
 * derive such an output too; each guess costs an attacker as many iterations. 0 iterations is LINNET_ARGUMENT.
 *
 * Stream ciphers: `crypt` encrypts and decrypts; it does not authenticate. Incrementally: `init`, `update` any number of times,
 * and `seek` to any byte position from the beginning of the message. The longest message, and the largest position, is 2^38 bytes
 * for ChaCha20 and XChaCha20, and 2^64 - 1 bytes for all others; a larger position is LINNET_LENGTH and ends the object.
 *
 * Secret boxes: authenticated encryption without associated data. `seal` and `open` correspond to `encrypt` and `decrypt` of an
 * AEAD. `seal_box` and `open_box` use one buffer, the box, as NaCl and libsodium do: the tag, followed by the ciphertext. The
 * plaintext may be in place of the ciphertext.
 *
 * DRBG, deterministic random bit generators (SP 800-90A): a `generator` turns an unpredictable entropy input, a nonce and a
 * personalization string into random bytes. `reseed` adds a fresh entropy input: call it before `generate` for prediction
 * resistance, and when `generate` returns LINNET_ORDER because a reseed is due. A refused call does not wipe a generator. The
 * one-shot `generate` is the first request of a new generator. Where the operating system supplies random bytes, use those.
 *
 * Two copies of a generator give the same bytes: do not copy one, and call `reseed` after restoring a snapshot of a virtual machine
 * or of a process. After `fork`, the child's `generate` returns LINNET_ORDER until `reseed`, on Linux, macOS and the BSDs. The
 * process is recognised by its process id: a descendant that got the former id of its parent is not recognised as another process.
 *
 * Key exchanges: both parties compute the same shared secret. It is not a key yet: derive one from it and both public keys with a
 * KDF. `agree` refuses a public key that makes the shared secret zero for every secret key (LINNET_PUBLIC_KEY).
 *
 * CBC, cipher block chaining, does not authenticate either. It takes a plaintext in one call. Without padding the plaintext has
 * whole blocks of 16 bytes, and the ciphertext has the same length. With padding the plaintext has any length, and the ciphertext
 * is 1 to 16 bytes longer, up to whole blocks. `encrypt` needs room for the ciphertext; `decrypt` needs as much room as the
 * ciphertext has. More room is allowed; the excess is not written. `decrypt` takes the size of the buffer in *plaintext_len and
 * replaces it by the length of the plaintext, or by 0 on error. The rest of the room that it needs is zeroed. LINNET_PADDING means
 * that the padding is malformed. Keep that secret, and verify a MAC first: an attacker who can submit ciphertexts and learns
 * whether their padding is malformed can decrypt any message (padding oracle). The time of the call reveals it too: the padding is
 * compared in constant time, but a call that fails zeroes the whole room and takes longer.
 *
 * Key wrap encrypts and authenticates keys under a key, without a nonce. The ciphertext of `wrap` is 8 bytes longer than the key,
 * which is first padded to a multiple of 8 bytes if the algorithm pads. `unwrap` needs 8 bytes less room than the ciphertext has.
 * It takes and reports a length as `decrypt` of CBC does.
 *
 * Keys, nonces, tags and digests have the sizes that the macros in a family's header give. Status: "standard" is specified by a
 * standards body and is what to choose; "finalist" of a public competition; "published" in a reviewed paper, an RFC or its draft;
 * "legacy" is superseded or broken, for interoperability only.
 */

#endif
