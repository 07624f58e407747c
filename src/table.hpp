// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_TABLE_HPP
#define LINNET_SRC_TABLE_HPP

/// The catalog as tables of plain functions. Nothing here is in the namespace that depends on the build's target, so that objects
/// built for different processors share these types.

#include <cstddef>
#include <cstdint>
#include <span>

// No call of the library takes or returns a floating-point number: programs of either calling convention link it.
#if defined(__arm__) && defined(LINNET_LIBRARY)
__asm__(".eabi_attribute Tag_ABI_VFP_args, 3");
#endif

namespace linnet_library {

using in = std::span<const std::uint8_t>;
using out = std::span<std::uint8_t>;

/// What a call says; the numbers are those of linnet.h.
enum class outcome : std::uint8_t { ok, argument, length, overlap, not_authentic, order };

/// A stream under way lives in `size` bytes, aligned to 8, that `start` makes and `wipe` ends. Fixed sizes are checked:
/// outcome::length.
struct keyed_table {
    std::size_t size;
    outcome (*start)(void* self, in key, std::size_t tag_size) noexcept;
    outcome (*encrypt)(const void* self, in nonce, in data, in text, out sealed, out tag) noexcept;
    outcome (*decrypt)(const void* self, in nonce, in data, in sealed, in tag, out text) noexcept;
    void (*wipe)(void* self) noexcept;
};

struct encryptor_table {
    std::size_t size;
    outcome (*start)(void* self, in key, in nonce) noexcept;
    outcome (*start_keyed)(void* self, const void* keyed, in nonce) noexcept; ///< with the kept key's length of tags
    outcome (*associate)(void* self, in data) noexcept;
    outcome (*update)(void* self, in text, out sealed) noexcept;
    outcome (*finish)(void* self, out tag) noexcept;
    void (*wipe)(void* self) noexcept;
};

struct decryptor_table {
    std::size_t size;
    outcome (*start)(void* self, in key, in nonce) noexcept;
    outcome (*start_keyed)(void* self, const void* keyed, in nonce) noexcept; ///< with the kept key's length of tags
    outcome (*associate)(void* self, in data) noexcept;
    outcome (*update)(void* self, in sealed, out text) noexcept;
    outcome (*finish)(void* self, in tag) noexcept;
    void (*wipe)(void* self) noexcept;
};

struct aead_table {
    outcome (*encrypt)(in key, in nonce, in data, in text, out sealed, out tag) noexcept;
    outcome (*decrypt)(in key, in nonce, in data, in sealed, in tag, out text) noexcept;
    keyed_table keyed;
    const encryptor_table* encryptor; ///< null where a message passes twice
    const decryptor_table* decryptor;
};

/// The states of hashes, extendable-output functions and codes are copied as bytes.
struct hash_table {
    outcome (*digest)(in message, out digest) noexcept;
    std::size_t size;
    void (*start)(void* self) noexcept;
    outcome (*update)(void* self, in message) noexcept;
    outcome (*finish)(void* self, out digest) noexcept;
    void (*wipe)(void* self) noexcept;
};

struct xof_table {
    outcome (*digest)(in customization, in message, out output) noexcept; ///< customization must be empty where there is none
    std::size_t size;
    outcome (*start)(void* self, in customization) noexcept;
    outcome (*update)(void* self, in message) noexcept;
    outcome (*read)(void* self, out output) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// What a code whose messages have nonces has in place of the same of others; and one with a customization string, which stands in
/// the place of the nonce.
struct nonce_mac_table {
    outcome (*compute)(in key, in nonce, in message, out tag) noexcept;
    outcome (*verify)(in key, in nonce, in message, in tag) noexcept;
    outcome (*start)(void* self, in key, in nonce) noexcept;
};

struct mac_table {
    outcome (*compute)(in key, in message, out tag) noexcept; ///< null, as `verify` and `start`, where there is `with_nonce`
    outcome (*verify)(in key, in message, in tag) noexcept;
    std::size_t size;
    outcome (*start)(void* self, in key) noexcept;
    outcome (*update)(void* self, in message) noexcept;
    outcome (*finish)(void* self, out tag) noexcept;
    outcome (*check)(void* self, in tag) noexcept; ///< finishes and compares
    void (*wipe)(void* self) noexcept;
    const nonce_mac_table* with_nonce = nullptr;
};

// The calls of any code; the nonce must be empty where there is neither nonce nor customization string (outcome::length). Inlined
// at -Os too, where the compiler would otherwise not see through the table.
[[gnu::always_inline]] inline outcome compute(const mac_table& by, in key, in nonce, in message, out tag) noexcept {
    if (by.with_nonce != nullptr) return by.with_nonce->compute(key, nonce, message, tag);
    if (nonce.empty()) return by.compute(key, message, tag);
    for (std::uint8_t& byte : tag) byte = 0;
    return outcome::length;
}
[[gnu::always_inline]] inline outcome verify(const mac_table& by, in key, in nonce, in message, in tag) noexcept {
    if (by.with_nonce != nullptr) return by.with_nonce->verify(key, nonce, message, tag);
    return nonce.empty() ? by.verify(key, message, tag) : outcome::length;
}
/// What was refused is an object that refuses every call.
[[gnu::always_inline]] inline outcome start(const mac_table& by, void* self, in key, in nonce) noexcept {
    if (by.with_nonce != nullptr) return by.with_nonce->start(self, key, nonce);
    const outcome verdict = by.start(self, nonce.empty() ? key : in());
    if (nonce.empty()) return verdict;
    by.wipe(self);
    return outcome::length;
}

/// Stream ciphers.
struct stream_table {
    outcome (*crypt)(in key, in nonce, in text, out sealed) noexcept;
    std::size_t size;
    outcome (*start)(void* self, in key, in nonce) noexcept;
    outcome (*next)(void* self, in text, out sealed) noexcept;
    outcome (*seek)(void* self, std::uint64_t position) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// Block chaining and key wrap, which has an empty nonce. A refused decryption says that the text has no byte.
struct whole_table {
    outcome (*encrypt)(in key, in nonce, in text, out sealed) noexcept;
    outcome (*decrypt)(in key, in nonce, in sealed, out text, std::size_t& size) noexcept;
    bool (*is_plaintext_size)(std::size_t size) noexcept;
    bool (*is_ciphertext_size)(std::size_t size) noexcept;
    std::size_t (*ciphertext_size)(std::size_t plaintext_size) noexcept;
    std::size_t (*plaintext_room)(std::size_t ciphertext_size) noexcept;
};

/// Secret, salt, information and iterations: of the last two an algorithm takes one, and the other must be empty (outcome::length)
/// or 0 (outcome::argument).
struct kdf_table {
    outcome (*derive)(in secret, in salt, in info, std::uint32_t iterations, out output) noexcept;
    outcome (*extract)(in secret, in salt, out key) noexcept; ///< null where there are no two steps
    outcome (*expand)(in key, in info, out output) noexcept;
};

struct secretbox_table {
    outcome (*seal)(in key, in nonce, in text, out sealed, out tag) noexcept;
    outcome (*open)(in key, in nonce, in sealed, in tag, out text) noexcept;
};

struct kex_table {
    outcome (*public_key)(in secret, out own) noexcept;
    outcome (*agree)(in secret, in peer, out shared) noexcept;
};

/// Several messages of equal lengths at once, over the lanes of a word; each pointer leads to `count` pointers. Tests alone use it.
struct lanes_table {
    using sources = const std::uint8_t* const*;
    using sinks = std::uint8_t* const*;
    std::size_t count;
    /// AEADs. The tag of a decryption is the computed one; `received` serves schemes that need it.
    void (*encrypt)(sources key, sources nonce, sources data, std::size_t data_size, sources text, sinks sealed, std::size_t size,
                    sinks tag) noexcept;
    void (*decrypt)(sources key, sources nonce, sources data, std::size_t data_size, sources sealed, sinks text, std::size_t size,
                    sources received, sinks tag) noexcept;
    /// Hashes, extendable-output functions (data: customization) and codes (key). `output` takes `output_size` bytes.
    void (*compute)(sources key, sources data, std::size_t data_size, sources message, std::size_t size, sinks output,
                    std::size_t output_size) noexcept;
};

/// The byte strings of a batch, as linnet/batch/input.hpp has them.
struct batch_input {
    in bytes;
    bool shared = false;              ///< one string for all messages; else strings of one size
    const void* offsets = nullptr;    ///< or of any sizes
    std::size_t offset_size = 0;      ///< 4 or 8 bytes
    std::size_t count_of_offsets = 0; ///< one more than messages
};

struct implementation;

/// Many messages in one call, on a device. Tests alone use it. Each function says whether the batch was refused; then it wrote
/// nothing. Memory at the same address is the same on the device.
struct batch_table {
    using statuses = std::span<outcome>;
    /// AEADs.
    outcome (*encrypt)(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& data,
                       const batch_input& texts, out sealed, out tags, statuses all);
    outcome (*decrypt)(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& data,
                       const batch_input& sealed, const batch_input& tags, out texts, statuses all);
    /// Hashes, extendable-output functions (nonces: customization strings) and MACs.
    outcome (*compute)(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& messages,
                       out outputs, statuses all);
    outcome (*verify)(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& messages,
                      const batch_input& tags, statuses all);
    const implementation* one_by_one; ///< the one-shot calls as batches of one message
};

/// One way to compute an algorithm; of the tables the one of its kind is there.
struct implementation {
    const char* name;
    bool (*supported)() noexcept;
    const aead_table* aead = nullptr;
    const hash_table* hash = nullptr;
    const xof_table* xof = nullptr;
    const mac_table* mac = nullptr;
    const kdf_table* kdf = nullptr;
    const stream_table* stream = nullptr;
    const whole_table* whole = nullptr;
    const secretbox_table* secretbox = nullptr;
    const kex_table* kex = nullptr;
    const lanes_table* lanes = nullptr; ///< or only this
    const batch_table* batch = nullptr; ///< or only this
};

/// Of an implementation that every processor runs.
inline bool always() noexcept { return true; }

/// Whether this process computes AES by instructions for it.
bool has_aes() noexcept;

} // namespace linnet_library

#endif
