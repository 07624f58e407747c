// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_THUMB_HPP
#define LINNET_DETAIL_BASE_THUMB_HPP

/// Whether functions in Thumb assembly are there, LINNET_THUMB, and how they are declared, LINNET_NAKED.

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
