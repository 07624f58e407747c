// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_BARRIER_HPP
#define LINNET_DETAIL_BASE_BARRIER_HPP

/// Every barrier against the compiler: assembly without an instruction, which the optimiser cannot look through. Nothing is left of
/// it with LINNET_NO_ASM, nor in constant evaluation.

#include <linnet/detail/base/config.hpp>

#include <type_traits>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// An integer of which the optimiser knows nothing any more: no range, no pattern that would make it a part of a vector. It may
/// still be moved, or dropped when nothing uses it.
template <class Type>
LINNET_INLINE constexpr Type opaque(Type value) noexcept {
#if !defined(LINNET_NO_ASM)
    if (!__builtin_is_constant_evaluated()) asm("" : "+r"(value));
#endif
    return value;
}

/// An integer or an address that is computed here, by a scalar instruction, after the pinned ones above and before those below. A
/// word of another type stays as it is.
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

/// Zeroes an integer in its register. A result of `pinned` would be moved there, which costs SKINNY 3 %.
template <class Type>
LINNET_INLINE constexpr void clear(Type& value) noexcept {
    value = 0;
#if !defined(LINNET_NO_ASM)
    if (!__builtin_is_constant_evaluated()) asm volatile("" : "+r"(value));
#endif
}

/// Puts objects into memory, out of the registers that an inlined permutation needs, and has what follows read them there.
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

/// Has an object written here, and read again behind this.
template <class Type>
LINNET_INLINE constexpr void optimizer_barrier([[maybe_unused]] Type& object) noexcept {
#if !defined(LINNET_NO_ASM)
    if (!__builtin_is_constant_evaluated()) asm volatile("" : "+m"(object));
#endif
}

/// Whatever was written to the object is written, even if nothing reads it.
LINNET_INLINE void keep_stores([[maybe_unused]] const void* object) noexcept {
#if !defined(LINNET_NO_ASM)
    asm volatile("" : : "r"(object) : "memory");
#endif
}

} // namespace detail
LINNET_NAMESPACE_END

// The same for vectors in registers, several at once. These are macros: a function would need its caller's `target` attribute.
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
