// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_GIFT_COFB_HPP
#define LINNET_DETAIL_ALGORITHM_GIFT_COFB_HPP

/// GIFT-128 in the form of COFB's cipher, and the list of implementations of GIFT-COFB.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/cofb.hpp>
#include <linnet/detail/primitive/gift128/gift128.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// GIFT-128 as COFB uses it: the bytes of a block, and of the key, are its words in order (GIFT-COFB v1.1, section 2.3).
struct gift128_cipher {
    template <class WordType>
    using state = gift128_state<WordType>;
    template <class WordType>
    using key = gift128_key<WordType>;

    template <class WordType>
    LINNET_INLINE static constexpr key<WordType> expand_key(const typename word<WordType>::source& from) noexcept {
        using w = word<WordType>;
        state<WordType> words{{w::template load<byte_order::big>(from, 0), w::template load<byte_order::big>(from, 4),
                               w::template load<byte_order::big>(from, 8), w::template load<byte_order::big>(from, 12)}};
        key<WordType> k;
        gift128_expand(words, k);
        wipe(words);
        return k;
    }

    template <class WordType>
    LINNET_INLINE static constexpr void encrypt(state<WordType>& block, const key<WordType>& k) noexcept {
        gift128_encrypt(block, k);
    }
};

using gift_cofb_implementations = implementations<mode::cofb<gift128_cipher, uint32_t>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
