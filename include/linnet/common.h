/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_COMMON_H
#define LINNET_COMMON_H

/*
 * The rules for all calls of Linnet in C. linnet.h includes the headers of all algorithms.
 *
 *  - All lengths are in bytes. A pointer parameter with a fixed size points to that many bytes. A plaintext, ciphertext, message or
 *    input has `len` bytes, and any other parameter NAME has `NAME_len` bytes: any number, unless the comment on the algorithm
 *    limits it. An output without a length is as long as the input, unless Kinds states another length.
 *  - A pointer may be NULL if its length is 0. Where size_t has 64 bits, a length above PTRDIFF_MAX, such as a converted -1, is
 *    refused (LINNET_ARGUMENT), and nothing is written there.
 *  - `self` must not be NULL; only calls by id refuse that (LINNET_ARGUMENT).
 *  - No call keeps a pointer. Only batches allocate memory, for threads, where the caller allows these. The only global state is
 *    the processor level. Calls with different objects may run concurrently.
 *  - A call that can fail returns a status: LINNET_OK or an error. On any error, everything that the call would have written is
 *    zero. Every such call may return LINNET_ARGUMENT, and every call of an object except `init` may return LINNET_ORDER. Kinds
 *    lists the other errors of each call; LINNET_LENGTH among them applies only to algorithms that limit a length.
 *  - Plaintext and ciphertext may be the same buffer, with equal pointers. Any other overlap of an output with another buffer of
 *    the call is refused (LINNET_OVERLAP), except that a digest or the output of an XOF may overlap the inputs.
 *  - No other thread or process may change a buffer of a call before it returns. ISAP, Romulus-T, ChaCha20-Poly1305,
 *    XChaCha20-Poly1305 and secret boxes read a ciphertext twice: if it changes after verification, it decrypts to a plaintext
 *    that was never encrypted. AES-GCM-SIV and Romulus-M read a plaintext twice. All of these, and key wrap, read back what they
 *    write. A call for one message with any other AEAD reads each byte once; a batch may read any byte twice.
 *  - The running time of a call depends on lengths only, never on the bytes of keys or data, with two exceptions: whether a
 *    decryption or verification succeeds, and the nonces of a batch that is searched for repeats.
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
    LINNET_ARGUMENT = 1,      /* an invalid argument: NULL with a length that is not 0, no algorithm or one of another kind, a
                                 tag_size of `init` that the algorithm does not take, 0 iterations */
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
 * call chooses the best level that the processor supports. With glibc the environment variable LINNET_CPU selects another level;
 * the library then executes no instruction above it. If the level is unknown or the processor does not support it, this is reported
 * on standard error and the best level is used. A program with more privileges than its user, such as a setuid program, ignores the
 * variable.
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
 * failed, or if it has ended, failed or been wiped. An object wipes itself when it ends or fails. Only a keyed context does not
 * change: after a refused call, or a tag that does not match, it is as before. Every object has `wipe`: call it on every other
 * object that holds a key when it is no longer needed; a second `wipe` is not needed. Objects of hash functions, XOFs and MACs may
 * be copied byte by byte, to continue from a common prefix.
 *
 * Kinds
 *
 * AEAD, authenticated encryption with associated data. LINNET_NOT_AUTHENTIC means that the key, nonce, associated data, ciphertext
 * or tag differs from the one used in encryption. A nonce must be used only once under a key; the comment on each algorithm states
 * exceptions. Algorithms that read a message twice, that need its lengths first, or that treat its end specially have neither
 * `encryptor` nor `decryptor`.
 *
 *  - `encrypt`: Encrypts the plaintext and authenticates it and the associated data with a tag. Errors: LINNET_LENGTH,
 *    LINNET_OVERLAP.
 *  - `decrypt`: Decrypts the ciphertext if the tag over it and the associated data verifies. Errors: LINNET_LENGTH, LINNET_OVERLAP,
 *    LINNET_NOT_AUTHENTIC (the tag does not match).
 *  - `keyed`: A keyed context: an expanded key for many messages. Several threads may use it concurrently once it is initialized.
 *    Where the algorithm has several tag sizes, it fixes one: a forgery succeeds with probability 2^-(8 tag_len) per attempt,
 *    unless the algorithm states another.
 *     - `init`: Expands the key. tag_size: the size of every tag under this key.
 *     - `encrypt`, `decrypt`: as above.
 *  - `encryptor`: Encrypts one message incrementally: `update_aad` any number of times, then `update` any number of times, then
 *    `finish`.
 *     - `init`: Begins a message. Errors: LINNET_LENGTH.
 *     - `update_aad`: Takes the next part of the associated data, before any plaintext. Errors: LINNET_LENGTH.
 *     - `update`: Encrypts the next part of the plaintext. Errors: LINNET_LENGTH, LINNET_OVERLAP.
 *     - `finish`: Writes the tag and ends the object.
 *  - `decryptor`: Decrypts one message incrementally: `update_aad` any number of times, then `update` any number of times, then
 *    `verify`. No plaintext is authentic before `verify` has returned LINNET_OK: do not use it until then.
 *     - `init`: Begins a message. Errors: LINNET_LENGTH.
 *     - `update_aad`: Takes the next part of the associated data, before any ciphertext. Errors: LINNET_LENGTH.
 *     - `update`: Decrypts the next part of the ciphertext. Errors: LINNET_LENGTH, LINNET_OVERLAP.
 *     - `verify`: Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK.
 *       Errors: LINNET_NOT_AUTHENTIC (the tag does not match).
 *
 * Hash functions compute the digest of a message.
 *
 *  - `digest`: Computes the digest of a message.
 *  - `hasher`: Hashes a message incrementally: `update` any number of times, then `finish`. May be copied byte by byte.
 *     - `init`: Begins a message.
 *     - `update`: Takes the next part of the message.
 *     - `finish`: Writes the digest and ends the object.
 *
 * XOF, extendable-output functions, compute output of any length. Some take a customization string, which separates uses.
 *
 *  - `digest`: Computes output of any length from a message; a shorter output is a prefix of a longer one. Errors: LINNET_LENGTH.
 *  - `hasher`: Hashes a message and writes the output incrementally: `update` any number of times, then `squeeze` any number of
 *    times. May be copied byte by byte.
 *     - `init`: Begins a message. Errors: LINNET_LENGTH.
 *     - `update`: Takes the next part of the message.
 *     - `squeeze`: Writes the next part of the output. `update` is refused from then on.
 *
 * MAC, message authentication codes, compute the tag of a message under a key. A MAC with tags of any length is a pseudorandom
 * function. Some take, after the key, a nonce, which must be used only once under a key, or a customization string, which separates
 * the uses of a key.
 *
 *  - `compute`: Computes the tag of a message. Errors: LINNET_LENGTH, LINNET_OVERLAP.
 *  - `verify`: Verifies the tag of a message in constant time. Errors: LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not
 *    match).
 *  - `keyed`: A keyed context: an expanded key for many messages. It holds the customization string too. Several threads may use it
 *    concurrently once it is initialized. Where the algorithm has several tag sizes, it fixes one.
 *     - `init`: Expands the key. tag_size: the size of every tag under this key. Errors: LINNET_LENGTH.
 *     - `compute`, `verify`: as above.
 *  - `authenticator`: Authenticates a message incrementally: `update` any number of times, then `finish` or `verify`. May be copied
 *    byte by byte.
 *     - `init`: Begins a message. Errors: LINNET_LENGTH.
 *     - `update`: Takes the next part of the message. Errors: LINNET_LENGTH.
 *     - `finish`: Writes the tag and ends the object. Errors: LINNET_LENGTH.
 *     - `verify`: Compares a tag in constant time and ends the object. Errors: LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does
 *       not match).
 *
 * KDF, key derivation functions. From a secret, a salt and information that names the use, each of any length, they derive an
 * output of 1 byte or more; `extract` and `expand` are the two steps. From a password, a salt and a number of iterations they
 * derive such an output too; each guess costs an attacker as many iterations.
 *
 *  - `derive`: Derives an output of 1 byte or more. iterations: 1 or more. Errors: LINNET_LENGTH, LINNET_OVERLAP.
 *  - `extract`: Derives a key from a secret, for any number of calls of `expand`. Errors: LINNET_OVERLAP.
 *  - `expand`: Derives an output of 1 byte or more from the key that `extract` wrote, for the use that `info` names. Errors:
 *    LINNET_LENGTH, LINNET_OVERLAP.
 *
 * Stream ciphers encrypt and decrypt; they do not authenticate. The longest message, and the largest position, is 2^38 bytes for
 * ChaCha20 and XChaCha20, and 2^64 - 1 bytes for all others.
 *
 *  - `crypt`: Encrypts or decrypts a message; does not authenticate. Errors: LINNET_LENGTH, LINNET_OVERLAP.
 *  - `cipher`: Encrypts or decrypts a message incrementally: `update` and `seek`, any number of times.
 *     - `init`: Begins a message.
 *     - `update`: Encrypts or decrypts the next part of the message. Errors: LINNET_LENGTH, LINNET_OVERLAP.
 *     - `seek`: Continues at another position. A position after the end of the longest message is LINNET_LENGTH and ends the
 *       object. position: in bytes from the beginning of the message. Errors: LINNET_LENGTH.
 *
 * Secret boxes: authenticated encryption without associated data. `seal` and `open` correspond to `encrypt` and `decrypt` of an
 * AEAD. `seal_box` and `open_box` use one buffer, the box, as NaCl and libsodium do: the tag, followed by the ciphertext. The
 * plaintext may be in place of the ciphertext.
 *
 *  - `seal`: Encrypts the plaintext and computes the tag. Errors: LINNET_OVERLAP.
 *  - `open`: Decrypts the ciphertext if the tag verifies. Errors: LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match).
 *  - `seal_box`: Writes the box of a plaintext: the tag, followed by the ciphertext. boxed: len + tag_size bytes. Errors:
 *    LINNET_LENGTH, LINNET_OVERLAP.
 *  - `open_box`: Decrypts a box if its tag verifies. A box shorter than a tag is LINNET_LENGTH. plaintext: boxed_len - tag_size
 *    bytes. Errors: LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match).
 *
 * DRBG, deterministic random bit generators (SP 800-90A): a `generator` turns an unpredictable entropy input, a nonce and a
 * personalization string into random bytes. `reseed` adds a fresh entropy input: call it before `generate` for prediction
 * resistance, and when `generate` returns LINNET_ORDER because a reseed is due. Where the operating system supplies random bytes,
 * use those.
 *
 * Two copies of a generator give the same bytes: do not copy one, and call `reseed` after restoring a snapshot of a virtual machine
 * or of a process. After `fork`, the child's `generate` returns LINNET_ORDER until `reseed`, on Linux, macOS and the BSDs. The
 * process is recognised by its process id: a descendant that got the former id of its parent is not recognised as another process.
 *
 *  - `generate`: Makes the first request of a new generator and wipes the generator. entropy: unpredictable; personalization: at
 *    most 2^32 bytes; additional: at most 2^32 bytes. Errors: LINNET_LENGTH, LINNET_OVERLAP.
 *  - `generator`: A generator. A refused call does not wipe it.
 *     - `init`: Instantiates the generator. entropy: unpredictable; personalization: at most 2^32 bytes. Errors: LINNET_LENGTH.
 *     - `reseed`: Takes a fresh entropy input. If that fails, nothing changes. entropy: unpredictable; additional: at most 2^32
 *       bytes. Errors: LINNET_LENGTH.
 *     - `generate`: Writes output. After the algorithm's maximum number of requests it fails with LINNET_ORDER until `reseed`.
 *       additional: at most 2^32 bytes. Errors: LINNET_LENGTH, LINNET_OVERLAP.
 *
 * Key exchanges: both parties compute the same shared secret.
 *
 *  - `public_key`: Computes the public key of a secret key. Errors: LINNET_OVERLAP.
 *  - `agree`: Computes the shared secret from a secret key and the peer's public key. It is not a key yet: derive one from it and
 *    both public keys with a KDF. Errors: LINNET_OVERLAP, LINNET_PUBLIC_KEY (the shared secret would be zero for every secret key).
 *
 * CBC, cipher block chaining, does not authenticate either. It takes a plaintext in one call. Without padding the plaintext has
 * whole blocks of 16 bytes, and the ciphertext has the same length. With padding the plaintext has any length, and the ciphertext
 * is 1 to 16 bytes longer, up to whole blocks. A buffer may be larger than a call needs; the excess is not written. `decrypt`
 * needs as much room as the ciphertext has, and zeroes the part of it that follows the plaintext. Keep LINNET_PADDING secret, and
 * verify a MAC first: an attacker who can submit ciphertexts and learns whether their padding is malformed can decrypt any message
 * (padding oracle). The time of the call reveals it too: the padding is compared in constant time, but a call that fails zeroes the
 * whole room and takes longer.
 *
 *  - `ciphertext_size`: The size of the ciphertext for `len` bytes of plaintext; 0 if no plaintext has that length.
 *  - `encrypt`: Encrypts the plaintext, after padding it if the algorithm pads; does not authenticate. ciphertext_len: at least the
 *    `ciphertext_size` of len. Errors: LINNET_LENGTH, LINNET_OVERLAP.
 *  - `decrypt`: Decrypts the ciphertext, and removes the padding if the algorithm pads. *plaintext_len: before the call the size of
 *    the buffer, at least len; then the length of the plaintext, or 0. Errors: LINNET_LENGTH, LINNET_OVERLAP, LINNET_PADDING (the
 *    padding is malformed).
 *
 * Key wrap encrypts and authenticates keys under a key, without a nonce. The ciphertext of `wrap` is 8 bytes longer than the key,
 * which is first padded to a multiple of 8 bytes if the algorithm pads. `unwrap` needs 8 bytes less room than the ciphertext has,
 * and treats the room as `decrypt` of CBC does.
 *
 *  - `ciphertext_size`: The size of the wrapped form of a key of `len` bytes; 0 if no key has that length.
 *  - `wrap`: Encrypts and authenticates a key under another. ciphertext_len: at least the `ciphertext_size` of len. Errors:
 *    LINNET_LENGTH, LINNET_OVERLAP.
 *  - `unwrap`: Decrypts a wrapped key if it is authentic. *plaintext_len: before the call the size of the buffer, at least len - 8;
 *    then the length of the plaintext, or 0. Errors: LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (integrity check failed).
 *
 * Keys, nonces, tags and digests have the sizes that the macros in a family's header give. Status: "standard" is specified by a
 * standards body and is what to choose; "finalist" of a public competition; "published" in a reviewed paper, an RFC or its draft;
 * "legacy" is superseded or broken, for interoperability only.
 */

#endif
