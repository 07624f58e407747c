// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_GIFT128_BLOCKS_HPP
#define LINNET_TESTS_SUPPORT_GIFT128_BLOCKS_HPP

#include "support/gift128_reference.hpp"

#include <linnet/detail/primitive/gift128/gift128.hpp>
#include <linnet/detail/word/block.hpp>

namespace linnet_test {

/// GIFT-128 as a block cipher for modes. Words have the bit order of GIFT-COFB. It processes `Parallel` blocks at once.
template <class W, std::size_t Parallel = 1>
struct gift128_blocks {
    using block = linnet::block128<W, linnet::byte_order::big>;
    using source = typename block::source;
    static constexpr std::string_view variant = linnet::word_name<W>;
    using key = linnet::gift128_key<W>;
    static constexpr std::size_t key_size = 16;
    static constexpr bool any_key_size = false;
    static constexpr bool inverts_keys = false;
    static constexpr bool has_ocb_text = false;
    static constexpr std::size_t parallel = Parallel;

    static constexpr key expand_key(const source& from) noexcept {
        const block b = block::load(from, 0);
        return linnet::gift128_expand(linnet::gift128_state<W>{{b.w[0], b.w[1], b.w[2], b.w[3]}});
    }
    template <std::size_t N>
    static constexpr void encrypt(const key& k, block (&blocks)[N]) noexcept {
        for (block& b : blocks) {
            linnet::gift128_state<W> s{{b.w[0], b.w[1], b.w[2], b.w[3]}};
            linnet::gift128_encrypt(s, k);
            b = block{{s.x[0], s.x[1], s.x[2], s.x[3]}};
        }
    }

    /// As specified, bit by bit; the library has only the other direction.
    struct inverse_key {
        gift128_reference::block words;
        constexpr void wipe() noexcept { linnet::detail::wipe(*this); }
    };
    static constexpr inverse_key expand_inverse_key(const std::uint8_t* from) noexcept {
        const block b = block::load(from, 0);
        return {{b.w[0], b.w[1], b.w[2], b.w[3]}};
    }
    template <std::size_t N>
    static void decrypt(const inverse_key& k, block (&blocks)[N]) noexcept {
        for (block& b : blocks) {
            gift128_reference::block s{b.w[0], b.w[1], b.w[2], b.w[3]};
            gift128_reference::decrypt(s, k.words);
            b = block{{s[0], s[1], s[2], s[3]}};
        }
    }
};

} // namespace linnet_test

#endif
