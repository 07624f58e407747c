// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_C_CALLS_HPP
#define LINNET_SRC_C_CALLS_HPP

/// What the functions of linnet.h do with the arguments of C around a table: they see that no pointer is missing.

#include "table.hpp"

#include <linnet.h>

/// Inlined at -Os too, where a library for one level would otherwise not see through the table and link all that it lists.
#define LINNET_ON_TABLE [[gnu::always_inline]] inline

namespace linnet_library::c {

inline in bytes(const void* at, std::size_t size) noexcept { return {static_cast<const std::uint8_t*>(at), size}; }
inline out room(void* at, std::size_t size) noexcept { return {static_cast<std::uint8_t*>(at), size}; }

/// Whether memory can have this size: a negative number that became a length must not be cleared. Where addresses have 32 bits
/// nothing is spent on it.
inline bool possible(std::size_t size) noexcept { return sizeof size < 8 || size <= PTRDIFF_MAX; }

template <class... Buffer>
inline bool given(const Buffer&... buffer) noexcept {
    return ((possible(buffer.size()) && (buffer.data() != nullptr || buffer.empty())) && ...);
}

inline void clear(out output) noexcept {
    if (output.data() != nullptr && possible(output.size())) __builtin_memset(output.data(), 0, output.size());
}

template <class... Out>
inline int refuse(int why, Out... output) noexcept {
    (clear(output), ...);
    return why;
}

inline int code(outcome verdict) noexcept { return static_cast<int>(verdict); }

LINNET_ON_TABLE int encrypt(const aead_table& table, in key, in nonce, in data, in text, out sealed, out tag) noexcept {
    if (!given(key, nonce, data, text, sealed, tag)) return refuse(LINNET_ARGUMENT, sealed, tag);
    return code(table.encrypt(key, nonce, data, text, sealed, tag));
}
LINNET_ON_TABLE int decrypt(const aead_table& table, in key, in nonce, in data, in sealed, in tag, out text) noexcept {
    if (!given(key, nonce, data, sealed, tag, text)) return refuse(LINNET_ARGUMENT, text);
    return code(table.decrypt(key, nonce, data, sealed, tag, text));
}

LINNET_ON_TABLE int start(const keyed_table& table, void* self, in key, std::size_t tag_size) noexcept {
    if (given(key)) return code(table.start(self, key, tag_size));
    static_cast<void>(table.start(self, {}, tag_size));
    return LINNET_ARGUMENT;
}
LINNET_ON_TABLE int encrypt(const keyed_table& table, const void* self, in nonce, in data, in text, out sealed, out tag) noexcept {
    if (!given(nonce, data, text, sealed, tag)) return refuse(LINNET_ARGUMENT, sealed, tag);
    return code(table.encrypt(self, nonce, data, text, sealed, tag));
}
LINNET_ON_TABLE int decrypt(const keyed_table& table, const void* self, in nonce, in data, in sealed, in tag, out text) noexcept {
    if (!given(nonce, data, sealed, tag, text)) return refuse(LINNET_ARGUMENT, text);
    return code(table.decrypt(self, nonce, data, sealed, tag, text));
}

// What all objects that take something in pieces have in common: a call that lacks a pointer ends them.
template <class Table, class... Out>
LINNET_ON_TABLE int end(const Table& table, void* self, Out... output) noexcept {
    table.wipe(self);
    return refuse(LINNET_ARGUMENT, output...);
}

template <class Table>
LINNET_ON_TABLE int start(const Table& table, void* self, in key, in nonce) noexcept {
    if (given(key, nonce)) return code(table.start(self, key, nonce));
    static_cast<void>(table.start(self, {}, {}));
    return LINNET_ARGUMENT;
}
template <class Table>
LINNET_ON_TABLE int associate(const Table& table, void* self, in data) noexcept {
    return given(data) ? code(table.associate(self, data)) : end(table, self);
}
template <class Table>
LINNET_ON_TABLE int update(const Table& table, void* self, in from, out to) noexcept {
    return given(from, to) ? code(table.update(self, from, to)) : end(table, self, to);
}
template <class Table>
LINNET_ON_TABLE int update(const Table& table, void* self, in message) noexcept {
    return given(message) ? code(table.update(self, message)) : end(table, self);
}
template <class Table>
LINNET_ON_TABLE int finish(const Table& table, void* self, out result) noexcept {
    return given(result) ? code(table.finish(self, result)) : end(table, self, result);
}
LINNET_ON_TABLE int finish(const decryptor_table& table, void* self, in tag) noexcept {
    return given(tag) ? code(table.finish(self, tag)) : end(table, self);
}

LINNET_ON_TABLE int digest(const hash_table& table, in message, out result) noexcept {
    if (!given(message, result)) return refuse(LINNET_ARGUMENT, result);
    return code(table.digest(message, result));
}

LINNET_ON_TABLE int digest(const xof_table& table, in customization, in message, out output) noexcept {
    if (!given(customization, message, output)) return refuse(LINNET_ARGUMENT, output);
    return code(table.digest(customization, message, output));
}
LINNET_ON_TABLE int start(const xof_table& table, void* self, in customization) noexcept {
    if (given(customization)) return code(table.start(self, customization));
    static_cast<void>(table.start(self, {}));
    return end(table, self);
}
LINNET_ON_TABLE int read(const xof_table& table, void* self, out output) noexcept {
    return given(output) ? code(table.read(self, output)) : end(table, self, output);
}

LINNET_ON_TABLE int compute(const mac_table& table, in key, in message, out tag) noexcept {
    if (!given(key, message, tag)) return refuse(LINNET_ARGUMENT, tag);
    return code(table.compute(key, message, tag));
}
LINNET_ON_TABLE int verify(const mac_table& table, in key, in message, in tag) noexcept {
    return given(key, message, tag) ? code(table.verify(key, message, tag)) : LINNET_ARGUMENT;
}
LINNET_ON_TABLE int start(const mac_table& table, void* self, in key) noexcept {
    if (given(key)) return code(table.start(self, key));
    static_cast<void>(table.start(self, {}));
    return end(table, self);
}
LINNET_ON_TABLE int check(const mac_table& table, void* self, in tag) noexcept {
    return given(tag) ? code(table.check(self, tag)) : end(table, self);
}

LINNET_ON_TABLE int crypt(const stream_table& table, in key, in nonce, in text, out sealed) noexcept {
    if (!given(key, nonce, text, sealed)) return refuse(LINNET_ARGUMENT, sealed);
    return code(table.crypt(key, nonce, text, sealed));
}
LINNET_ON_TABLE int next(const stream_table& table, void* self, in text, out sealed) noexcept {
    return given(text, sealed) ? code(table.next(self, text, sealed)) : end(table, self, sealed);
}

LINNET_ON_TABLE int encrypt(const whole_table& table, in key, in nonce, in text, out sealed) noexcept {
    if (!given(key, nonce, text, sealed)) return refuse(LINNET_ARGUMENT, sealed);
    return code(table.encrypt(key, nonce, text, sealed));
}
inline int refuse_text(void* text, std::size_t* size) noexcept {
    if (size == nullptr) return LINNET_ARGUMENT;
    clear(room(text, *size));
    *size = 0;
    return LINNET_ARGUMENT;
}
/// `size` is that of the room, and then of the text.
LINNET_ON_TABLE int decrypt(const whole_table& table, in key, in nonce, in sealed, void* text, std::size_t* size) noexcept {
    if (size == nullptr) return LINNET_ARGUMENT;
    const out output = room(text, *size);
    *size = 0;
    if (!given(key, nonce, sealed, output)) return refuse(LINNET_ARGUMENT, output);
    return code(table.decrypt(key, nonce, sealed, output, *size));
}

LINNET_ON_TABLE int derive(const kdf_table& table, in secret, in salt, in info, std::uint32_t iterations, out output) noexcept {
    if (!given(secret, salt, info, output)) return refuse(LINNET_ARGUMENT, output);
    return code(table.derive(secret, salt, info, iterations, output));
}
LINNET_ON_TABLE int extract(const kdf_table& table, in secret, in salt, out key) noexcept {
    if (!given(secret, salt, key) || table.extract == nullptr) return refuse(LINNET_ARGUMENT, key);
    return code(table.extract(secret, salt, key));
}
LINNET_ON_TABLE int expand(const kdf_table& table, in key, in info, out output) noexcept {
    if (!given(key, info, output) || table.expand == nullptr) return refuse(LINNET_ARGUMENT, output);
    return code(table.expand(key, info, output));
}

LINNET_ON_TABLE int seal(const secretbox_table& table, in key, in nonce, in text, out sealed, out tag) noexcept {
    if (!given(key, nonce, text, sealed, tag)) return refuse(LINNET_ARGUMENT, sealed, tag);
    return code(table.seal(key, nonce, text, sealed, tag));
}
LINNET_ON_TABLE int open(const secretbox_table& table, in key, in nonce, in sealed, in tag, out text) noexcept {
    if (!given(key, nonce, sealed, tag, text)) return refuse(LINNET_ARGUMENT, text);
    return code(table.open(key, nonce, sealed, tag, text));
}
/// A box is `tag_size` bytes of tag and the ciphertext.
LINNET_ON_TABLE int seal_box(const secretbox_table& table, std::size_t tag_size, in key, in nonce, in text, out box) noexcept {
    if (!given(box)) return LINNET_ARGUMENT;
    if (box.size() < tag_size) return refuse(LINNET_LENGTH, box);
    return seal(table, key, nonce, text, box.subspan(tag_size), box.first(tag_size));
}
LINNET_ON_TABLE int open_box(const secretbox_table& table, std::size_t tag_size, in key, in nonce, in box, out text) noexcept {
    if (!given(box)) return refuse(LINNET_ARGUMENT, text);
    if (box.size() < tag_size) return refuse(LINNET_LENGTH, text);
    return open(table, key, nonce, box.subspan(tag_size), box.first(tag_size), text);
}

LINNET_ON_TABLE int public_key(const kex_table& table, in secret, out own) noexcept {
    return given(secret, own) ? code(table.public_key(secret, own)) : refuse(LINNET_ARGUMENT, own);
}
LINNET_ON_TABLE int agree(const kex_table& table, in secret, in peer, out shared) noexcept {
    return given(secret, peer, shared) ? code(table.agree(secret, peer, shared)) : refuse(LINNET_ARGUMENT, shared);
}

// Codes whose messages may have nonces. Templates: what a family does not call is no part of its code, nor of how the rest is
// inlined.
template <class Table>
LINNET_ON_TABLE int compute(const Table& table, in key, in nonce, in message, out tag) noexcept {
    if (!given(key, nonce, message, tag)) return refuse(LINNET_ARGUMENT, tag);
    return code(linnet_library::compute(table, key, nonce, message, tag));
}
template <class Table>
LINNET_ON_TABLE int verify(const Table& table, in key, in nonce, in message, in tag) noexcept {
    return given(key, nonce, message, tag) ? code(linnet_library::verify(table, key, nonce, message, tag)) : LINNET_ARGUMENT;
}
template <class Table>
    requires requires(const Table& table) { table.with_nonce; }
LINNET_ON_TABLE int start(const Table& table, void* self, in key, in nonce) noexcept {
    if (given(key, nonce)) return code(linnet_library::start(table, self, key, nonce));
    static_cast<void>(linnet_library::start(table, self, {}, {}));
    return end(table, self);
}

} // namespace linnet_library::c

#endif
