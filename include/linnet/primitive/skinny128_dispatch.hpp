// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_SKINNY128_DISPATCH_HPP
#define LINNET_PRIMITIVE_SKINNY128_DISPATCH_HPP

#include <linnet/primitive/skinny128.hpp>
#include <linnet/primitive/skinny128_nibbles.hpp>
#include <linnet/primitive/skinny128_vbmi.hpp>

LINNET_NAMESPACE_BEGIN

/// Calls `f` with the fastest implementation of SKINNY-128-384+ that the processor runs.
template <class F>
LINNET_INLINE constexpr void with_skinny128(const F& f) noexcept {
    if (!std::is_constant_evaluated()) {
#if defined(LINNET_SKINNY128_VBMI)
        if (skinny128_384_plus_vbmi::supported()) return f(skinny128_384_plus_vbmi{});
#endif
#if defined(LINNET_SKINNY128_NIBBLES)
        if (skinny128_384_plus_nibbles::supported()) return f(skinny128_384_plus_nibbles{}); // GCOV_EXCL_LINE
#endif
    }
    f(skinny128_384_plus<uint32_t>{});
}

LINNET_NAMESPACE_END

#endif
