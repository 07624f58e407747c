// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_XOODYAK_HPP
#define LINNET_DETAIL_ALGORITHM_XOODYAK_HPP

/// Xoodoo[12] in the form of Cyclist's permutation, and the lists of implementations of Xoodyak.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/cyclist.hpp>
#include <linnet/detail/primitive/xoodoo/xoodoo.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Xoodoo[12] with the instructions of `Feature`.
template <class Feature>
struct xoodoo_12 {
    template <class WordType>
    using state = xoodoo_state<WordType>;
    template <class WordType>
    LINNET_INLINE static constexpr void permute(state<WordType>& s) noexcept {
        xoodoo<Feature>(s);
    }
};

#if defined(LINNET_ROWS)
/// The same with blocks of a message, whose state stays in rows.
template <class Feature>
struct xoodoo_12_rows : xoodoo_12<Feature> {
    template <size_t Size>
    LINNET_INLINE static void absorb_blocks(xoodoo_state<uint32_t>& s, const uint8_t* in, size_t size) noexcept {
        if (size == 0) return;
        in_xoodoo_rows<Feature>(s.x, [=](auto& rows) LINNET_LAMBDA {
            for (size_t done = 0; done < size; done += Size) {
                rows.template absorb<Size>(in + done);
                rows.permute();
            }
        });
    }
    template <bool Encrypt>
    LINNET_INLINE static void crypt_blocks(xoodoo_state<uint32_t>& s, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        if (size == 0) return;
        in_xoodoo_rows<Feature>(s.x, [=](auto& rows) LINNET_LAMBDA {
            for (size_t done = 0; done < size; done += 24) {
                rows.template crypt<Encrypt>(in + done, out + done);
                rows.permute();
            }
        });
    }
};
#endif

/// The implementations of a core over Xoodoo[12].
#if defined(LINNET_ROWS)
template <template <class> class Core>
using xoodoo_implementations =
    implementations<on<processor::x86_avx512, Core<xoodoo_12_rows<processor::x86_avx512>>>,
                    on<processor::x86_avx2, Core<xoodoo_12_rows<processor::x86_avx2>>>, Core<xoodoo_12<processor::any>>>;
#else
template <template <class> class Core>
using xoodoo_implementations = implementations<Core<xoodoo_12<processor::any>>>;
#endif

template <class Permutation>
using xoodyak_core = mode::cyclist_aead<Permutation, uint32_t>;
template <class Permutation>
using xoodyak_hash_core = mode::cyclist_hash<Permutation, 32, uint32_t>;
template <class Permutation>
using xoodyak_xof_core = mode::cyclist_xof<Permutation, 32, uint32_t>;

using xoodyak_implementations = xoodoo_implementations<xoodyak_core>;
using xoodyak_hash_implementations = xoodoo_implementations<xoodyak_hash_core>;
using xoodyak_xof_implementations = xoodoo_implementations<xoodyak_xof_core>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
