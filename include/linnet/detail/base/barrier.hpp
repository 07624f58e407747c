// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_BARRIER_HPP
#define LINNET_DETAIL_BASE_BARRIER_HPP

/// All compiler barriers: empty assembly that the optimiser cannot look through. They do nothing with LINNET_NO_ASM and in constant
/// evaluation.

#include <linnet/detail/base/config.hpp>

#include <type_traits>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Hides an integer from the optimiser: it can derive no range, and no pattern that would make the integer part of a vector. It may
/// still move the integer, or drop it when nothing uses it.
template <class Type>
LINNET_INLINE constexpr Type opaque(Type value) noexcept {
#if !defined(LINNET_NO_ASM)
    if (!__builtin_is_constant_evaluated()) asm("" : "+r"(value));
#endif
    return value;
}

/// Forces an integer or an address to be computed here, by a scalar instruction, after the pinned ones above and before those
/// below. Words of other types are returned unchanged.
template <class WordType>
LINNET_INLINE constexpr WordType pinned(const WordType& value) noexcept {
    WordType result = value;
#if !defined(LINNET_NO_ASM)
    if constexpr (std::is_integral_v<WordType> || std::is_pointer_v<WordType>) {
        if (!__builtin_is_constant_evaluated()) asm volatile("" : "+r"(result));
    }
#endif
    return result;
}

/// Zeroes an integer in its register. Assigning a result of `pinned` would add a move, which costs SKINNY 3 %.
template <class Type>
LINNET_INLINE constexpr void clear(Type& value) noexcept {
    value = 0;
#if !defined(LINNET_NO_ASM)
    if (!__builtin_is_constant_evaluated()) asm volatile("" : "+r"(value));
#endif
}

/// Puts objects into memory, which frees the registers that an inlined permutation needs; later code reads them from there.
template <class... Type>
LINNET_INLINE constexpr void spill(Type&... objects) noexcept {
#if !defined(LINNET_NO_ASM) && LINNET_INLINE_PERMUTATION
    if (!__builtin_is_constant_evaluated()) {
        const auto one = [](auto& object) LINNET_LAMBDA { asm volatile("" : "+m"(object)); };
        (one(objects), ...);
    }
#else
    (static_cast<void>(objects), ...);
#endif
}

/// Forces an object to be written here and reloaded afterwards.
template <class Type>
LINNET_INLINE constexpr void optimizer_barrier([[maybe_unused]] Type& object) noexcept {
#if !defined(LINNET_NO_ASM)
    if (!__builtin_is_constant_evaluated()) asm volatile("" : "+m"(object));
#endif
}

/// Keeps all earlier stores to the object, even if nothing reads them.
LINNET_INLINE void keep_stores([[maybe_unused]] const void* object) noexcept {
#if !defined(LINNET_NO_ASM)
    asm volatile("" : : "r"(object) : "memory");
#endif
}

} // namespace detail
LINNET_NAMESPACE_END

// The same for one or more vectors in registers. These are macros: a function would need its caller's `target` attribute.
//     LINNET_OPAQUE(LINNET_VECTOR(a), LINNET_VECTOR(b));
#if defined(LINNET_NO_ASM)
#define LINNET_OPAQUE(...) static_cast<void>(0)
#define LINNET_PINNED(...) static_cast<void>(0)
#else
#define LINNET_VECTOR(x) "+v"(x)
#define LINNET_OPAQUE(...) asm("" : __VA_ARGS__)
#define LINNET_PINNED(...) asm volatile("" : __VA_ARGS__)
#endif

#endif
