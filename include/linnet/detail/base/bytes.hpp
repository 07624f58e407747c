// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_BYTES_HPP
#define LINNET_DETAIL_BASE_BYTES_HPP

#include <linnet/detail/base/config.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

LINNET_NAMESPACE_BEGIN

using std::size_t;
using std::uint32_t;
using std::uint64_t;
using std::uint8_t;

enum class byte_order : uint8_t { little, big };

/// Bytes of variable length, as passed to a core.
template <class Source>
struct sized_source {
    Source bytes;
    size_t size;
};

namespace detail {

using sized = sized_source<const uint8_t*>;
using bytes_in = std::span<const uint8_t>;
using bytes_out = std::span<uint8_t>;

/// Converts a number that is known to fit. For casts that change the type only on some targets: on others g++'s -Wuseless-cast
/// warns.
template <class Number>
LINNET_INLINE constexpr size_t to_size(Number number) noexcept {
    if constexpr (std::is_same_v<Number, size_t>) return number;
    else return static_cast<size_t>(number);
}

/// Whether `size` is from `least` to `most`. One comparison, because nvcc warns about `size >= 0`.
LINNET_INLINE constexpr bool in_range(size_t size, size_t least, size_t most) noexcept { return size - least <= most - least; }

/// The unsigned integer of `Size` bytes.
template <size_t Size>
using unsigned_of =
    std::conditional_t<Size == 8, uint64_t,
                       std::conditional_t<Size == 4, uint32_t, std::conditional_t<Size == 2, std::uint16_t, uint8_t>>>;

template <byte_order Order>
inline constexpr bool is_native = (Order == byte_order::little) == (std::endian::native == std::endian::little);

// To nvcc most builtins are host functions. Calling them in a constexpr function on the device is undefined, without a diagnostic.
#if defined(__CUDACC__)
template <class Type>
LINNET_INLINE constexpr Type byte_swap(Type value) noexcept {
    uint64_t result = 0;
    for (size_t i = 0; i < sizeof(Type); ++i) result = result << 8 | (value >> 8 * i & 0xff);
    return static_cast<Type>(result);
}
LINNET_INLINE constexpr int trailing_zeros(size_t value) noexcept {
    int zeros = 0;
    for (; value % 2 == 0; value /= 2) ++zeros;
    return zeros;
}
#else
LINNET_INLINE constexpr uint8_t byte_swap(uint8_t value) noexcept { return value; }
LINNET_INLINE constexpr std::uint16_t byte_swap(std::uint16_t value) noexcept { return __builtin_bswap16(value); }
LINNET_INLINE constexpr uint64_t byte_swap(uint64_t value) noexcept { return __builtin_bswap64(value); }
LINNET_INLINE constexpr uint32_t byte_swap(uint32_t value) noexcept { return __builtin_bswap32(value); }
LINNET_INLINE constexpr int trailing_zeros(size_t value) noexcept { return std::countr_zero(value); }
#endif

/// The bit position of byte `index` in a word of type `Type` with byte order `Order`.
template <class Type, byte_order Order>
LINNET_INLINE constexpr unsigned byte_shift(size_t index) noexcept {
    return static_cast<unsigned>(8 * (Order == byte_order::little ? index : sizeof(Type) - 1 - index));
}

/// Whether words of more than a byte are read and written byte by byte, because the core faults on unaligned accesses.
#if defined(__arm__) && !defined(__ARM_FEATURE_UNALIGNED)
inline constexpr bool byte_access = true;
#else
inline constexpr bool byte_access = false;
#endif

/// Reads sizeof(Type) bytes.
template <class Type, byte_order Order>
LINNET_INLINE constexpr Type load(const uint8_t* from) noexcept {
    Type value = 0;
    if (__builtin_is_constant_evaluated()) {
        for (size_t i = 0; i < sizeof(Type); ++i)                                               // GCOV_EXCL_LINE
            value = static_cast<Type>(value | uint64_t{from[i]} << byte_shift<Type, Order>(i)); // GCOV_EXCL_LINE
        return value;                                                                           // GCOV_EXCL_LINE
    }
    if constexpr (byte_access && sizeof(Type) > 1) {
        using half = unsigned_of<sizeof(Type) / 2>;
        const Type first = load<half, Order>(from);
        const Type second = load<half, Order>(from + sizeof(half));
        constexpr unsigned bits = 8 * sizeof(half);
        return static_cast<Type>(Order == byte_order::little ? first | second << bits : first << bits | second);
    }
    __builtin_memcpy(&value, from, sizeof(Type));
    return is_native<Order> ? value : byte_swap(value);
}

/// Writes sizeof(Type) bytes.
template <class Type, byte_order Order>
LINNET_INLINE constexpr void store(uint8_t* to, Type value) noexcept {
    if (__builtin_is_constant_evaluated()) {
        for (size_t i = 0; i < sizeof(Type); ++i)                              // GCOV_EXCL_LINE
            to[i] = static_cast<uint8_t>(value >> byte_shift<Type, Order>(i)); // GCOV_EXCL_LINE
        return;                                                                // GCOV_EXCL_LINE
    }
    if constexpr (byte_access && sizeof(Type) > 1) {
        using half = unsigned_of<sizeof(Type) / 2>;
        constexpr size_t low = Order == byte_order::little ? 0 : sizeof(half);
        store<half, Order>(to + low, static_cast<half>(value));
        store<half, Order>(to + sizeof(half) - low, static_cast<half>(value >> 8 * sizeof(half)));
        return;
    }
    if (!is_native<Order>) value = byte_swap(value);
    __builtin_memcpy(to, &value, sizeof(Type));
}

/// Reads the part at byte `offset` of a little-endian word, into its position in the word.
template <class Type, class Part>
LINNET_INLINE constexpr Type load_part(const uint8_t* from, size_t offset) noexcept {
    return static_cast<Type>(Type{load<Part, byte_order::little>(from + offset)} << (8 * offset));
}

/// Writes that part.
template <class Part, class Type>
LINNET_INLINE constexpr void store_part(uint8_t* to, Type value, size_t offset) noexcept {
    store<Part, byte_order::little>(to + offset, static_cast<Part>(value >> (8 * offset)));
}

// The first `count` < sizeof(Type) bytes of a word are accessed as integers of decreasing size; byte by byte in size-optimised
// builds and where shifts by a variable take much code.
#if LINNET_UNROLL && LINNET_64_BIT
inline constexpr bool partial_by_bytes = false;
#else
inline constexpr bool partial_by_bytes = true;
#endif

/// Reads the first `count` < sizeof(Type) bytes of a word; the others are zero.
template <class Type, byte_order Order>
LINNET_INLINE constexpr Type load_partial(const uint8_t* from, size_t count) noexcept {
    Type value = 0;
    if constexpr (partial_by_bytes) {
        for (size_t i = count; i-- != 0;) value = static_cast<Type>(value << 8 | from[i]);
    } else {
        if constexpr (sizeof(Type) > 4) {
            if (count & 4) value |= load_part<Type, uint32_t>(from, 0);
        }
        if (count & 2) value |= load_part<Type, std::uint16_t>(from, count & 4);
        if (count & 1) value |= load_part<Type, uint8_t>(from, count & 6);
    }
    return Order == byte_order::little ? value : byte_swap(value);
}

/// Writes the first `count` < sizeof(Type) bytes of a word.
template <class Type, byte_order Order>
LINNET_INLINE constexpr void store_partial(uint8_t* to, Type value, size_t count) noexcept {
    if (Order == byte_order::big) value = byte_swap(value);
    if constexpr (partial_by_bytes) {
        for (size_t i = 0; i < count; ++i, value = static_cast<Type>(value >> 8)) to[i] = static_cast<uint8_t>(value);
    } else {
        if constexpr (sizeof(Type) > 4) {
            if (count & 4) store_part<uint32_t>(to, value, 0);
        }
        if (count & 2) store_part<std::uint16_t>(to, value, count & 4);
        if (count & 1) store_part<uint8_t>(to, value, count & 6);
    }
}

/// Copies between ranges that do not overlap.
constexpr void copy(bytes_in from, uint8_t* to) noexcept {
    if (__builtin_is_constant_evaluated()) {
        for (size_t i = 0; i < from.size(); ++i) to[i] = from[i]; // GCOV_EXCL_LINE
    } else if (!from.empty()) {
        __builtin_memcpy(to, from.data(), from.size());
    }
}

constexpr void fill_zero(bytes_out out) noexcept {
    if (__builtin_is_constant_evaluated()) {
        for (auto& byte : out) byte = 0; // GCOV_EXCL_LINE
    } else if (!out.empty()) {
        __builtin_memset(out.data(), 0, out.size());
    }
}

/// Whether two ranges overlap. In constant evaluation this cannot be known, and the result is false.
LINNET_INLINE constexpr bool overlap(bytes_in a, bytes_in b) noexcept {
    if (__builtin_is_constant_evaluated()) return false;
    const auto first = reinterpret_cast<std::uintptr_t>(a.data());
    const auto second = reinterpret_cast<std::uintptr_t>(b.data());
    // One of them begins inside the other.
    return !a.empty() && !b.empty() && LINNET_SHARE_A_BYTE(first, a.size(), second, b.size());
}

/// Whether `out` may be written while `in` is read from front to back: they are the same bytes or do not overlap.
LINNET_INLINE constexpr bool in_place_or_disjoint(bytes_in in, bytes_in out) noexcept {
    return in.data() == out.data() || !overlap(in, out);
}

/// How many of `size` bytes are in whole blocks. Without a division where that would be a function call.
template <size_t Block>
LINNET_INLINE constexpr size_t whole_blocks(size_t size) noexcept {
    if constexpr (!LINNET_SHARED || std::has_single_bit(Block)) return size - size % Block;
    size_t done = 0;
    while (size - done >= Block) done += Block;
    return done;
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
