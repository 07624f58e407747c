// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_KMAC_OF_CSHAKE_HPP
#define LINNET_DETAIL_MODE_KMAC_OF_CSHAKE_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/mode/sponge.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The state after the function name and an empty customization string (SP 800-185, sections 3.3 and 4.3), the same for all keys.
template <class Cshake, Word WordType>
inline constexpr keccak_state<WordType> kmac_without_customization = [] {
    auto s = Cshake::base::template initialize<WordType>();
    Cshake::template absorb_names<WordType>(s, std::string_view("KMAC", 4), nullptr, 0);
    return s;
}();

} // namespace detail

namespace mode {

/// KMAC (SP 800-185, section 4) over the scheme of a cSHAKE. An expanded key is the state after the customization string and the
/// key, each padded to whole blocks.
template <class Cshake, Word WordType>
struct kmac : sponge<typename Cshake::base, WordType> {
    using names = Cshake;
    using scheme = typename names::base;
    using base = sponge<scheme, WordType>;
    using source = typename base::source;
    using in = typename base::in;
    using key = keccak_state<WordType>;
    using state = key;
    static constexpr size_t key_size = Cshake::capacity / 2; ///< as many bits as the security strength (section 8.4.1)
    static constexpr size_t tag_size = Cshake::capacity;
    /// No lanes: what follows a message enters its blocks at the same place in all of them.
    static constexpr detail::absorbing_traits traits{.output_block_size = base::out::size,
                                                     .customization_size_max = SIZE_MAX,
                                                     .key_size_min = 0,
                                                     .key_size_max = SIZE_MAX,
                                                     .tag_size_min = 4, // section 8.4.2
                                                     .tag_size_max = SIZE_MAX,
                                                     .binds_tag_size = true};

    static constexpr key expand_key(const source& from, size_t size, const source& customization,
                                    size_t customization_size) noexcept {
        key s = named(customization, customization_size);
        typename names::template bytes<WordType> to(s);
        to.left_encode(in::size);
        to.string(from, size);
        to.end_block();
        return s;
    }
    LINNET_INLINE static constexpr key expand_key(const source& from, size_t size) noexcept {
        return expand_key(from, size, from, 0);
    }
    LINNET_INLINE static constexpr key expand_key(const source& from) noexcept { return expand_key(from, key_size); }
    LINNET_INLINE static constexpr state initialize(const key& k) noexcept { return k; }

    /// The rest of the message, then right_encode of the size of the tag in bits (section 4.3).
    LINNET_INLINE static constexpr void to_squeezing(state& s, const source& message, size_t offset, size_t count,
                                                     size_t size_of_tag) noexcept {
        in::template absorb_last<WordType>(s, message, offset, count);
        in::template pad<WordType>(s, count); // removes the padding again
        typename names::template bytes<WordType> to(s, count);
        to.right_encode(8 * uint64_t{size_of_tag});
        in::template pad<WordType>(s, to.at());
        scheme::to_squeezing(s);
    }

private:
    /// The state after the customization string. Without one it is a constant, except on small processors, where a constant would
    /// cost flash and stack.
    LINNET_INLINE static constexpr key named(const source& customization, size_t size) noexcept {
        if constexpr (LINNET_UNROLL && LINNET_64_BIT) {
            if (size == 0) return without_customization();
        }
        key s = scheme::template initialize<WordType>();
        // With its length, since nvcc has no device function that counts characters.
        names::template absorb_names<WordType>(s, std::string_view("KMAC", 4), customization, size);
        return s;
    }
    LINNET_INLINE static constexpr key without_customization() noexcept {
        using portable = typename Cshake::portable;
        if constexpr (detail::in_lanes<WordType>) {
            key s;
            size_t i = 0;
            for (WordType& x : s.x)
                x = word<WordType>::constant(detail::table<detail::kmac_without_customization<portable, uint64_t>>().x[i++]);
            return s;
        } else return detail::table<detail::kmac_without_customization<portable, WordType>>();
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
