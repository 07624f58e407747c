// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_ASCON_V12_HPP
#define LINNET_DETAIL_ALGORITHM_ASCON_V12_HPP

/// The schemes of Ascon v1.2, which take their implementations from ascon.hpp.

#include <linnet/detail/algorithm/ascon.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

struct ascon_v12 {
    static constexpr byte_order order = byte_order::big;
    static constexpr uint8_t pad = 0x80;
    static constexpr uint64_t separator = 1;
    static constexpr size_t tag_size_min = 16;
};

/// Ascon-80pq (v1.2, section 2.4): a 20-byte key, whose five 4-byte pieces straddle the words of the state in two ways.
struct ascon_80pq_scheme : ascon_aead_scheme<ascon_v12, 0, 8, 6> {
    static constexpr size_t key_size = 20;
    static constexpr uint64_t initial_value = uint64_t{0xa0400c06} << 32;

    template <class WordType>
    struct key {
        WordType low[3];  ///< 4, 8 and 8 bytes, the four in the low half of their word
        WordType high[3]; ///< 8, 8 and 4 bytes, the four in the high half of their word
        LINNET_INLINE constexpr void wipe() noexcept {
            wipe_words(low);
            wipe_words(high);
        }
    };

    template <class WordType>
    LINNET_INLINE static constexpr key<WordType> load_key(const typename word<WordType>::source& from) noexcept {
        using w = word<WordType>;
        const WordType first = w::template load_partial<order>(from, 0, 4);
        return {{w::template rotate_right<32>(first), load_word<WordType, order>(from, 4), load_word<WordType, order>(from, 12)},
                {load_word<WordType, order>(from, 0), load_word<WordType, order>(from, 8),
                 w::template load_partial<order>(from, 16, 4)}};
    }

    template <class WordType, bool Once>
    LINNET_INLINE static constexpr state<WordType> initialize(const key<WordType>& key,
                                                              const typename word<WordType>::source& nonce) noexcept {
        state<WordType> s{{word<WordType>::constant(initial_value) ^ key.low[0], key.low[1], key.low[2],
                           load_word<WordType, order>(nonce, 0), load_word<WordType, order>(nonce, 8)}};
        ascon_p<12, Once>(s);
        return s;
    }

    template <class WordType, bool Once>
    LINNET_INLINE static constexpr void finalize(state<WordType>& s, const key<WordType>& key) noexcept {
        for (size_t i = 0; i < 3; ++i) s.x[1 + i] = s.x[1 + i] ^ key.high[i];
        ascon_p<12, Once>(s);
    }

    /// Nothing reads the first of the three words after the finalization.
    template <class WordType>
    LINNET_INLINE static constexpr void add_key(state<WordType>& s, const key<WordType>& key) noexcept {
        for (size_t i = 0; i < 3; ++i) s.x[2 + i] = s.x[2 + i] ^ key.low[i];
    }
};

using ascon_128_scheme = ascon_aead_scheme<ascon_v12, 0x80400c0600000000, 8, 6>;
using ascon_128a_scheme = ascon_aead_scheme<ascon_v12, 0x80800c0800000000, 16, 8>;
using ascon_hash_v12_scheme = ascon_hash_scheme<ascon_v12, 0x00400c0000000100, 12>;
using ascon_hasha_scheme = ascon_hash_scheme<ascon_v12, 0x00400c0400000100, 8>;
using ascon_xof_scheme = ascon_hash_scheme<ascon_v12, 0x00400c0000000000, 12>;
using ascon_xofa_scheme = ascon_hash_scheme<ascon_v12, 0x00400c0400000000, 8>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
