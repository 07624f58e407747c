// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_ISAP_KECCAK_HPP
#define LINNET_MODE_ISAP_KECCAK_HPP

#include <linnet/mode/isap.hpp>
#include <linnet/primitive/keccak_p400.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// ISAP's loops over Keccak-p[400], with the bits of re-keying in pairs, as a single round goes to another state.
template <class Scheme, class W>
struct isap_keccak_loops : isap_loops<Scheme, W> {
    using state = keccak_p400_state<W>;

    [[gnu::noinline]] static constexpr void rekey(state& keyed, const W* y) noexcept {
        state s = keyed, t;
        Scheme::permute_key(s);
        W bits = y[0];
        const auto add = [&](state& to) LINNET_LAMBDA {
            to.x[0] = to.x[0] ^ isap_keccak_loops::first_bit(bits);
            bits = word<W>::template rotate_right<15>(bits);
        };
        add(s);
        Scheme::permute_bit(s);
        add(s);
        for (unsigned i = 2; i < 128; i += 2) {
            if (i % 16 == 0) bits = y[i / 16];
            keccak_p400_twice<Scheme::rounds_bit>(s, t, add);
            add(s);
        }
        Scheme::permute_key(s);
        keyed = s;
        s.wipe();
        t.wipe();
        word<W>::wipe(bits);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
