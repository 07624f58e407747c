// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ISAP_ISAP_KECCAK_HPP
#define LINNET_DETAIL_MODE_ISAP_ISAP_KECCAK_HPP

#include <linnet/detail/mode/isap/isap_core.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>

#if defined(LINNET_KECCAK_IN_MEMORY)

LINNET_NAMESPACE_BEGIN
namespace mode {

/// ISAP's loops over Keccak-p[400] in memory. If a bit of re-keying costs one round, bits are absorbed in pairs, since a round
/// writes its result to another state.
template <class Scheme, class Feature = processor::any>
struct isap_keccak_in_memory : isap_loops<Scheme, doubled, Feature> {
    static constexpr std::string_view variant = "in-memory";
    using state = keccak_state<doubled>;

    static constexpr void rekey(state& keyed, const doubled* y) noexcept {
        processor::in_function<Feature>([&]() LINNET_LAMBDA {
            constexpr unsigned step = Scheme::rounds_bit == 1 ? 2 : 1;
            state s = keyed;
            state t;
            doubled bits = y[0];
            keccak_p<Scheme::rounds_key>(s, t);
            if constexpr (step == 2 && LINNET_SHARED) {
                detail::keccak_shared(s, t, 127, y);
                bits = word<doubled>::rotate_right<1>(y[7]);
            }
            add_bit(s, bits);
            if constexpr (step == 2 && !LINNET_SHARED) {
                keccak_p<1>(s, t);
                add_bit(s, bits);
            }
            for (unsigned i = step == 2 && LINNET_SHARED ? 128 : step; i < 128; i += step) {
                if (i % 16 == 0) bits = y[i / 16];
                if constexpr (step == 2) {
                    detail::keccak_last_round(s, t);
                    add_bit(t, bits);
                    detail::keccak_last_round(t, s);
                } else keccak_p<Scheme::rounds_bit>(s, t);
                add_bit(s, bits);
            }
            keccak_p<Scheme::rounds_key>(s, t);
            keyed = s;
            s.wipe();
            t.wipe();
            word<doubled>::wipe(bits);
        });
    }

private:
    LINNET_INLINE static constexpr void add_bit(state& s, doubled& bits) noexcept {
        s.x[0] = s.x[0] ^ isap_keccak_in_memory::first_bit(bits);
        bits = word<doubled>::rotate_right<15>(bits);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif

#endif
