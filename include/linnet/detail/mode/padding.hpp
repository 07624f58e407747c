// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_PADDING_HPP
#define LINNET_DETAIL_MODE_PADDING_HPP

/// Checks of padded plaintexts, in constant time up to the result.

#include <linnet/detail/base/secret.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Whether a ciphertext was valid, and the size of its plaintext. Both are public.
struct opened {
    bool good;
    size_t size;
};

/// All ones if a < b, else zero; a and b are less than 2^31.
LINNET_INLINE constexpr uint32_t choice_below(uint32_t a, uint32_t b) noexcept { return 0 - ((a - b) >> 31); }

/// Whether a difference is zero. The result is public.
LINNET_INLINE constexpr bool is_zero(uint32_t difference) noexcept {
    difference = detail::opaque(difference);
    const bool zero = (difference | (0 - difference)) >> 31 == 0;
    if (!__builtin_is_constant_evaluated()) LINNET_DECLASSIFY(zero);
    return zero;
}

/// A value that is public because of a result.
template <class Type>
LINNET_INLINE constexpr Type revealed(const Type& value) noexcept {
    if (!__builtin_is_constant_evaluated()) LINNET_DECLASSIFY(value);
    return value;
}

/// `size` bytes of plaintext, unless `wrong` is not zero.
LINNET_INLINE constexpr opened opened_unless(uint32_t wrong, size_t size) noexcept {
    const bool good = is_zero(wrong);
    return {good, good ? revealed(size) : 0};
}

} // namespace mode
LINNET_NAMESPACE_END

#endif
