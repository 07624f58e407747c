// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_CMAC_HPP
#define LINNET_DETAIL_MODE_CMAC_HPP

#include <linnet/detail/base/wipe_parts.hpp>
#include <linnet/detail/core/absorbing_core.hpp>
#include <linnet/detail/mode/block_number.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The blocks that CMAC adds to its last block: L = E_K(0), doubled once for a whole block, twice for a padded one (SP 800-38B,
/// section 6.1).
template <class Block>
struct cmac_subkeys {
    Block whole;
    Block padded;

    constexpr void wipe() noexcept { detail::wipe_parts(*this, whole, padded); }
};

template <class Cipher>
LINNET_INLINE constexpr cmac_subkeys<typename Cipher::block> cmac_expand(const typename Cipher::key& k) noexcept {
    typename Cipher::block l = encrypted<Cipher>(k, Cipher::block::constant(0));
    auto twice = times_x(number_of<Cipher>(l));
    auto four_times = times_x(twice);
    const cmac_subkeys<typename Cipher::block> subkeys{block_of<Cipher>(twice), block_of<Cipher>(four_times)};
    l.wipe();
    twice.wipe();
    four_times.wipe();
    return subkeys;
}

/// The padding after `count` < 16 bytes: a one bit, and zeroes elsewhere.
template <class Cipher>
LINNET_INLINE_UNLESS_SMALL constexpr typename Cipher::block bit_behind(size_t count) noexcept {
    const uint32_t half = uint32_t{1} << (31 - 8 * (count % 4)); // shifts of 64 bits are calls on 32-bit processors
    const uint64_t bit = count % 8 < 4 ? uint64_t{half} << 32 : half;
    return Cipher::block::constant(count < 8 ? bit : 0, count < 8 ? 0 : bit);
}

/// CMAC (SP 800-38B, section 6.2).
template <class Cipher>
struct cmac : over_block_cipher<Cipher> {
    using base = over_block_cipher<Cipher>;
    static constexpr size_t block_size = base::block_size;
    using typename base::block, typename base::source, typename base::sink, typename base::key_source;
    static constexpr size_t tag_size = 16;
    static constexpr detail::absorbing_traits traits{.holds_last = true, .any_key_size = Cipher::any_key_size};

    struct key {
        typename Cipher::key cipher;
        cmac_subkeys<block> subkeys;

        constexpr void wipe() noexcept {
            cipher.wipe();
            subkeys.wipe();
        }
    };
    using state = mac_chain<key, block>;

    LINNET_INLINE static constexpr key expand_key(const key_source& from) noexcept {
        const key k{Cipher::expand_key(from), cmac_expand<Cipher>(k.cipher)};
        return k;
    }
    LINNET_INLINE static constexpr state initialize(const key& k) noexcept { return {k, Cipher::block::constant(0)}; }

    LINNET_INLINE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        for (size_t done = 0; done < size; done += block_size) step(s, block::load(message, done));
    }
    LINNET_INLINE static constexpr void finish(state& s, const source& message, size_t offset, size_t count,
                                               const sink& tag) noexcept {
        if (count == block_size) step(s, block::load(message, offset) ^ s.k.subkeys.whole);
        else step(s, block::load_first(message, offset, count) ^ bit_behind<Cipher>(count) ^ s.k.subkeys.padded);
        s.chain.store(tag, 0);
    }

private:
    LINNET_INLINE static constexpr void step(state& s, const block& next) noexcept {
        s.chain = encrypted<Cipher>(s.k.cipher, s.chain ^ next);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
