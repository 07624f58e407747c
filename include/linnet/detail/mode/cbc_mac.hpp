// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_CBC_MAC_HPP
#define LINNET_DETAIL_MODE_CBC_MAC_HPP

#include <linnet/detail/core/absorbing_core.hpp>
#include <linnet/detail/mode/block_number.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// CBC-MAC (ISO/IEC 9797-1, MAC algorithm 1, padding method 1): the last block of a chain that starts at zero.
template <class Cipher>
struct cbc_mac : over_block_cipher<Cipher> {
    using base = over_block_cipher<Cipher>;
    static constexpr size_t block_size = base::block_size;
    using typename base::block, typename base::source, typename base::sink, typename base::key_source;
    using key = typename Cipher::key;
    static constexpr size_t tag_size = 16;
    static constexpr detail::absorbing_traits traits{.holds_last = true, .any_key_size = Cipher::any_key_size, .zero_padded = true};

    using state = mac_chain<key, block>;

    LINNET_INLINE static constexpr key expand_key(const key_source& from) noexcept { return Cipher::expand_key(from); }
    LINNET_INLINE static constexpr state initialize(const key& k) noexcept { return {k, block::constant(0)}; }
    LINNET_INLINE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        for (size_t done = 0; done < size; done += block_size)
            s.chain = encrypted<Cipher>(s.k, s.chain ^ block::load(message, done));
    }
    LINNET_INLINE static constexpr void finish(state& s, const source& message, size_t offset, size_t count,
                                               const sink& tag) noexcept {
        s.chain = encrypted<Cipher>(s.k, s.chain ^ block::load_first(message, offset, count));
        s.chain.store(tag, 0);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
