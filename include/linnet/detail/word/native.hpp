// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_NATIVE_HPP
#define LINNET_DETAIL_WORD_NATIVE_HPP

#include <linnet/detail/word/interleaved.hpp>

LINNET_NAMESPACE_BEGIN

/// The word that single-message code uses for a 64-bit primitive: uint64_t where registers hold it, else the interleaved pair.
#if LINNET_64_BIT
using native_word = uint64_t;
using other_word = interleaved; ///< for comparison in tests
#else
using native_word = interleaved;
using other_word = uint64_t;
#endif

LINNET_NAMESPACE_END

#endif
