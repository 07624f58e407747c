/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_COMMON_H
#define LINNET_COMMON_H

/*
 * What all calls of Linnet in C have in common; linnet.h includes the headers of all algorithms.
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
 *  - No other thread or process may change a buffer of a call before it returns. ISAP, Romulus-T, ChaCha20-Poly1305,
 *    XChaCha20-Poly1305 and secret boxes read a ciphertext twice: a ciphertext that changes after verification decrypts to a
 *    plaintext that nobody encrypted. AES-GCM-SIV and Romulus-M read a plaintext twice. All of these, and key wrap, read back what
 *    they write. A call for one message under another AEAD reads each byte once; a batch may read any of them twice.
 *  - The running time of a call depends on lengths only, never on the bytes of keys or data.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A null pointer that g++'s and Clang's -Wzero-as-null-pointer-constant accept. */
#if defined(__cplusplus) && __cplusplus >= 201103L
#define LINNET_NULL nullptr
#else
#define LINNET_NULL NULL
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
 * Keys, nonces, tags and digests have the sizes of the macros in the header of a family. Status: "standard", specified by a
 * standards body, is what to choose; "finalist" of a public competition; "published" in a reviewed paper, an RFC or its draft;
 * "legacy", superseded or broken, is for interoperability only.
 */

#ifdef __cplusplus
}
#endif

#endif
