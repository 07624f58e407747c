// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_SECRET_HPP
#define LINNET_DETAIL_SECRET_HPP

#include <linnet/detail/barrier.hpp>
#include <linnet/detail/bytes.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Overwrites an object with zeroes in a way that no optimiser removes.
template <class T>
constexpr void wipe(T& object) noexcept {
    static_assert(std::is_trivially_copyable_v<T>);
    if (std::is_constant_evaluated()) {
        if constexpr (std::is_default_constructible_v<T>) object = T{}; // GCOV_EXCL_LINE
        return;                                                         // GCOV_EXCL_LINE
    }
#if defined(LINNET_NO_ASM)
    auto* const bytes = reinterpret_cast<volatile uint8_t*>(&object);
    for (size_t i = 0; i < sizeof object; ++i) bytes[i] = 0;
#else
    __builtin_memset(static_cast<void*>(&object), 0, sizeof object);
    keep_stores(&object);
#endif
}

/// Compares two strings of equal length in time that depends on the length alone. The verdict is public.
template <size_t Extent>
[[nodiscard]] constexpr bool equal_constant_time(std::span<const uint8_t, Extent> a, std::span<const uint8_t, Extent> b) noexcept {
    uint64_t difference = 0;
    const auto collect = [&](uint64_t part) LINNET_LAMBDA { difference = opaque(difference | part); }; // no early exit is derived
    const size_t words = a.size() - a.size() % 8;
    for (size_t i = 0; i < words; i += 8)
        collect(load<uint64_t, byte_order::little>(a.data() + i) ^ load<uint64_t, byte_order::little>(b.data() + i));
    for (size_t i = words; i < a.size(); ++i) collect(uint64_t{a[i]} ^ b[i]);
    const bool same = (difference | (0 - difference)) >> 63 == 0;
    if (!std::is_constant_evaluated()) LINNET_DECLASSIFY(same);
    return same;
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
