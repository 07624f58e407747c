// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_C_CALLS_HPP
#define LINNET_SRC_C_CALLS_HPP

/// Calls of a table from the functions of linnet.h: checks that no pointer is missing.

#include "table.hpp"

#include <linnet/common.h>

#include <type_traits>

/// Inlined at -Os too. Otherwise a library for one level would not see through the table and would link everything it lists.
#define LINNET_ON_TABLE [[gnu::always_inline]] inline

namespace linnet_library::c {

/// For a parameter that the algorithm does not have.
inline constexpr in none{};

inline in bytes(const void* at, std::size_t size) noexcept { return {static_cast<const std::uint8_t*>(at), size}; }
inline out room(void* at, std::size_t size) noexcept { return {static_cast<std::uint8_t*>(at), size}; }

/// Whether memory can have this size. A converted negative number must not be cleared. Costs nothing on processors with 32-bit
/// addresses.
LINNET_ON_TABLE bool possible(std::size_t size) noexcept { return sizeof size < 8 || size <= PTRDIFF_MAX; }

// Of the arguments of a call, only byte ranges can be missing, and only outputs are cleared.
LINNET_ON_TABLE bool present(const auto&) noexcept { return true; }
LINNET_ON_TABLE bool present(in b) noexcept { return possible(b.size()) && (b.data() != nullptr || b.empty()); }
LINNET_ON_TABLE bool present(out b) noexcept { return present(in(b)); }
LINNET_ON_TABLE void clear(const auto&) noexcept {}
LINNET_ON_TABLE void clear(out b) noexcept {
    if (b.data() != nullptr && possible(b.size())) __builtin_memset(b.data(), 0, b.size());
}

template <class... Argument>
LINNET_ON_TABLE bool given(const Argument&... argument) noexcept {
    return (present(argument) && ...);
}

template <class... Argument>
LINNET_ON_TABLE int refuse(int why, const Argument&... argument) noexcept {
    (clear(argument), ...);
    return why;
}

LINNET_ON_TABLE int code(status why) noexcept { return static_cast<int>(why); }

template <class P>
using as_declared = std::type_identity_t<P>;

/// A one-shot call.
template <class... P>
LINNET_ON_TABLE int call(status (*function)(P...) noexcept, as_declared<P>... argument) noexcept {
    if (!given(argument...)) return refuse(LINNET_ARGUMENT, argument...);
    return code(function(argument...));
}

/// A one-shot call whose output may be shorter than its buffer: `size` is first the size of the buffer, then the length of the
/// text.
inline int refuse_text(void* text, std::size_t* size) noexcept {
    if (size == nullptr) return LINNET_ARGUMENT;
    clear(room(text, *size));
    *size = 0;
    return LINNET_ARGUMENT;
}
template <class Function, class... Argument>
LINNET_ON_TABLE int call_sized(Function function, void* text, std::size_t* size, Argument... argument) noexcept {
    if (size == nullptr) return LINNET_ARGUMENT;
    const out output = room(text, *size);
    *size = 0;
    if (!given(argument..., output)) return refuse(LINNET_ARGUMENT, output);
    return code(function(argument..., output, *size));
}

/// A box is a tag of `tag_size` bytes followed by the ciphertext.
LINNET_ON_TABLE int seal_box(const secretbox_table& table, std::size_t tag_size, in key, in nonce, in plaintext, out box) noexcept {
    if (!given(box) || !possible(plaintext.size())) return LINNET_ARGUMENT; // the box has an impossible size too
    if (box.size() < tag_size || box.size() - tag_size < plaintext.size()) return refuse(LINNET_LENGTH, box);
    return call(table.seal, key, nonce, plaintext, box.subspan(tag_size, plaintext.size()), box.first(tag_size));
}
LINNET_ON_TABLE int open_box(const secretbox_table& table, std::size_t tag_size, in key, in nonce, in box, out plaintext) noexcept {
    if (!given(box) || !possible(plaintext.size())) return refuse(LINNET_ARGUMENT, plaintext);
    if (box.size() < tag_size || plaintext.size() < box.size() - tag_size) return refuse(LINNET_LENGTH, plaintext);
    return call(table.open, key, nonce, box.subspan(tag_size), box.first(tag_size), plaintext.first(box.size() - tag_size));
}

/// Initializes an object. If that is refused, the object refuses every call.
template <class Table, class... P>
LINNET_ON_TABLE int init(const Table& table, status (*Table::*function)(void*, P...) noexcept, void* self,
                         as_declared<P>... argument) noexcept {
    if (given(argument...)) return code((table.*function)(self, argument...));
    __builtin_memset(self, 0, table.size);
    table.wipe(self);
    return LINNET_ARGUMENT;
}

/// A call on an object. A missing pointer ends the object.
template <class Table, class... P>
LINNET_ON_TABLE int on(const Table& table, status (*Table::*function)(void*, P...) noexcept, void* self,
                       as_declared<P>... argument) noexcept {
    if (given(argument...)) return code((table.*function)(self, argument...));
    table.wipe(self);
    return refuse(LINNET_ARGUMENT, argument...);
}

LINNET_ON_TABLE std::size_t ciphertext_size(const one_shot_cipher_table& table, std::size_t size) noexcept {
    return table.is_plaintext_size(size) ? table.ciphertext_size(size) : 0;
}

} // namespace linnet_library::c

#endif
