// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_SECRET_HPP
#define LINNET_DETAIL_BASE_SECRET_HPP

#include <linnet/detail/base/barrier.hpp>
#include <linnet/detail/base/bytes.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

#if defined(__thumb2__) && LINNET_UNROLL
/// Writes zeroes without the compiler turning the stores into a call of memset.
template <size_t Size>
LINNET_ONCE_OR_INLINE void write_zero_words(void* to) noexcept {
    using unaligned [[gnu::aligned(1), gnu::may_alias]] = uint32_t;
    auto* const words = static_cast<unaligned*>(to);
    uint32_t zero = 0;
    zero = opaque(zero); // keeps it out of the floating-point registers
    [&]<size_t... Index>(std::index_sequence<Index...>)
        LINNET_LAMBDA { ((words[Index] = zero), ...); }(std::make_index_sequence<Size / 4>{});
    __builtin_memset(static_cast<uint8_t*>(to) + Size / 4 * 4, 0, Size % 4);
}
#endif

/// Writes zeroes to `Size` bytes. On x86-64 g++ turns a longer memset into `rep stos`, which takes longer to start than the stores.
template <size_t Size>
LINNET_INLINE void write_zeroes(void* to) noexcept {
#if defined(__x86_64__) && !defined(__clang__)
    if constexpr (Size >= 64 && Size <= 1024) {
        using unaligned [[gnu::vector_size(16), gnu::aligned(1), gnu::may_alias]] = uint64_t;
        auto* const bytes = static_cast<uint8_t*>(to);
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
            ((*reinterpret_cast<unaligned*>(bytes + 16 * Index) = unaligned{}), ...);
        }(std::make_index_sequence<Size / 16>{});
        __builtin_memset(bytes + Size / 16 * 16, 0, Size % 16);
        return;
    }
#endif
#if defined(__thumb2__) && LINNET_UNROLL
    if constexpr (Size > 16 && Size <= 64) return write_zero_words<Size>(to); // a call of memset takes three times as long
#endif
    __builtin_memset(to, 0, Size);
}

/// Overwrites an object with zeroes; the optimiser cannot remove the stores.
template <class Type>
constexpr void wipe(Type& object) noexcept {
    static_assert(std::is_trivially_copyable_v<Type>);
    if (__builtin_is_constant_evaluated()) {
        if constexpr (std::is_default_constructible_v<Type> && !std::is_array_v<Type>) object = Type{}; // GCOV_EXCL_LINE
        return;                                                                                         // GCOV_EXCL_LINE
    }
#if defined(LINNET_NO_ASM)
    auto* const bytes = reinterpret_cast<volatile uint8_t*>(&object);
    for (size_t i = 0; i < sizeof object; ++i) bytes[i] = 0;
#else
    write_zeroes<sizeof object>(&object);
    keep_stores(&object);
#endif
}

/// The same for the first `count` blocks of an array.
template <size_t BlockSize, size_t Size>
constexpr void wipe_first(uint8_t (&bytes)[Size], [[maybe_unused]] size_t count) noexcept {
    if (__builtin_is_constant_evaluated()) return; // GCOV_EXCL_LINE
#if defined(LINNET_NO_ASM)
    wipe(bytes);
#else
    for (size_t i = 0; i < count; ++i) write_zeroes<BlockSize>(bytes + i * BlockSize);
    keep_stores(bytes);
#endif
}

/// Wipes a core's object in memory, where it is kept; its own wipe() may wipe registers only.
template <class Type>
constexpr void wipe_kept(Type& object) noexcept {
    if (__builtin_is_constant_evaluated()) object.wipe(); // GCOV_EXCL_LINE
    else wipe(object);
}

/// Whether the permutation is inlined only into loops over blocks. Those are functions that all calls share; they work on a copy of
/// the state.
inline constexpr bool loops_alone = LINNET_INLINE_PERMUTATION == 1;

/// Wipes the state after a whole message; in memory, if functions kept it there.
template <class Type>
LINNET_INLINE constexpr void wipe_used(Type& state) noexcept {
    if constexpr (loops_alone) wipe_kept(state);
    else state.wipe();
}

/// Compares two strings of equal length in time that depends only on the length. The result is public.
template <size_t Extent>
[[nodiscard]] constexpr bool equal_constant_time(std::span<const uint8_t, Extent> a, std::span<const uint8_t, Extent> b) noexcept {
    using unit = std::conditional_t<LINNET_64_BIT, uint64_t, uint32_t>;
    unit difference = 0;
    const auto collect = [&](unit part) LINNET_LAMBDA { difference = opaque(difference | part); }; // prevents an early exit
    const size_t words = a.size() - a.size() % sizeof(unit);
    for (size_t i = 0; i < words; i += sizeof(unit))
        collect(load<unit, byte_order::little>(a.data() + i) ^ load<unit, byte_order::little>(b.data() + i));
    for (size_t i = words; i < a.size(); ++i) collect(static_cast<unit>(a[i] ^ b[i]));
    const bool same = (difference | (0 - difference)) >> (8 * sizeof(unit) - 1) == 0;
    if (!__builtin_is_constant_evaluated()) LINNET_DECLASSIFY(same);
    return same;
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
