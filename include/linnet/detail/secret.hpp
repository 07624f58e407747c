// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_SECRET_HPP
#define LINNET_DETAIL_SECRET_HPP

#include <linnet/detail/bytes.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Overwrites an object with zeroes in a way that no optimiser removes.
template <class T>
constexpr void wipe(T& object) noexcept {
    static_assert(std::is_trivially_copyable_v<T>);
    if (std::is_constant_evaluated()) {
        object = T{};
        return;
    }
#if defined(LINNET_NO_ASM)
    auto* const bytes = reinterpret_cast<volatile uint8_t*>(&object);
    for (size_t i = 0; i < sizeof object; ++i) bytes[i] = 0;
#else
    __builtin_memset(&object, 0, sizeof object);
    asm volatile("" : : "r"(&object) : "memory");
#endif
}

/// Compares two strings of equal length in time that depends on the length alone. The verdict is public.
template <size_t Extent>
[[nodiscard]] constexpr bool equal_constant_time(std::span<const uint8_t, Extent> a, std::span<const uint8_t, Extent> b) noexcept {
    uint32_t difference = 0;
    for (size_t i = 0; i < a.size(); ++i) difference |= static_cast<uint32_t>(a[i] ^ b[i]);
#if !defined(LINNET_NO_ASM)
    if (!std::is_constant_evaluated()) asm("" : "+r"(difference)); // hides the range, so that no early exit is derived
#endif
    const bool same = ((difference - 1) >> 31) != 0;
    if (!std::is_constant_evaluated()) LINNET_DECLASSIFY(same);
    return same;
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
