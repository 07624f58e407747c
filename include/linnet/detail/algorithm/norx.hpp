// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_NORX_HPP
#define LINNET_DETAIL_ALGORITHM_NORX_HPP

/// The schemes of NORX, and the lists of their implementations.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/norx/norx_duplex.hpp>
#include <linnet/detail/mode/norx/norx_rows.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

struct norx32_scheme {
    static constexpr size_t word_size = 4;
    static constexpr bool keyed = true;
};
struct norx64_scheme {
    static constexpr size_t word_size = 8;
    static constexpr bool keyed = true;
};
struct norx32_v2_scheme {
    static constexpr size_t word_size = 4;
    static constexpr bool keyed = false;
};

/// The implementations of NORX. Rows of 64-bit words are registers of 32 bytes.
template <class Scheme>
using norx32_implementations = implementations<
#if defined(LINNET_NORX_ROWS)
#if defined(__x86_64__)
    on<processor::x86_avx512, mode::norx_by_rows<Scheme, processor::x86_avx512>>,
    on<processor::x86_avx2, mode::norx_by_rows<Scheme, processor::x86_avx2>>,
#endif
    on<processor::vectors, mode::norx_by_rows<Scheme, processor::vectors>>,
#endif
    mode::norx<Scheme, uint32_t>>;
template <class Scheme>
using norx64_implementations = implementations<
#if defined(LINNET_NORX_ROWS) && defined(__x86_64__)
    on<processor::x86_avx512, mode::norx_by_rows<Scheme, processor::x86_avx512>>,
    on<processor::x86_avx2, mode::norx_by_rows<Scheme, processor::x86_avx2>>,
#endif
    mode::norx<Scheme, uint64_t>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
