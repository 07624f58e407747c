// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_THUMB_HPP
#define LINNET_DETAIL_BASE_THUMB_HPP

/// Defines LINNET_THUMB where functions in Thumb assembly are available, and LINNET_NAKED to declare them.

#include <linnet/detail/base/config.hpp>

#if defined(__thumb__) && __ARM_ARCH_PROFILE == 'M' && !defined(LINNET_NO_ASM)
#define LINNET_THUMB

#if defined(__clang__)
#define LINNET_NAKED [[gnu::naked, gnu::noinline]]
#else
#define LINNET_NAKED [[gnu::naked, gnu::noipa]]
#endif
#endif

#endif
