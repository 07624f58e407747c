// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_POLY1305_MAC_HPP
#define LINNET_DETAIL_MODE_POLY1305_MAC_HPP

#include <linnet/detail/mode/poly1305_mac_lanes.hpp>
#include <linnet/detail/primitive/poly1305/poly1305_vectors.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Poly1305 as a MAC. A key serves one message.
template <class Limb, class Base = poly1305_over<Limb>>
struct poly1305_mac : Base {
    using base = Base;
    using feature = processor::any;
    using word_type = Limb;
    using typename base::sink, typename base::source, typename base::state;
    static constexpr std::string_view variant = word_name<Limb>;
    static constexpr size_t key_size = 32;
    static constexpr size_t tag_size = 16;
    template <class Lanes>
    using over = poly1305_mac_lanes<lanes<uint32_t, sizeof(Lanes) / sizeof(uint32_t), Lanes::vector_size>>;
    static constexpr detail::absorbing_traits traits{.one_time_key = true,
                                                     .lanes = {.available = true, .vectors = 1, .faster_with_32 = false}};

    LINNET_INLINE static constexpr void finish(state& s, source message, size_t offset, size_t count, sink tag) noexcept {
        if (count != 0) base::absorb_last(s, message + offset, count);
        base::finish(s, tag);
    }
};

#if defined(LINNET_POLY1305_VECTORS)
template <class Limbs>
struct poly1305_in_lanes : poly1305_mac<uint64_t, poly1305_vectors<Limbs>> {
    using feature = processor::asked_first<typename Limbs::feature>;
    static constexpr std::string_view variant = Limbs::feature::name;
};
using poly1305_avx512 = poly1305_in_lanes<detail::poly1305_limbs_44>;
using poly1305_avx2 = poly1305_in_lanes<detail::poly1305_limbs_26>;
#endif

// No templates: the limbs are always scalars.
#if LINNET_64_BIT && defined(__SIZEOF_INT128__)
struct poly1305_64 : poly1305_mac<uint64_t> {};
#endif
struct poly1305_32 : poly1305_mac<uint32_t> {};

} // namespace mode
LINNET_NAMESPACE_END

#endif
