// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ISAP_ISAP_FOLDED_HPP
#define LINNET_DETAIL_MODE_ISAP_ISAP_FOLDED_HPP

#include <linnet/detail/mode/isap/isap_core.hpp>
#include <linnet/detail/primitive/ascon_p/ascon_p_folded.hpp>

#if defined(LINNET_ASCON_PINNED)

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Re-keying in progress: 128 bits enter one by one. Each but the last is followed by `rounds_bit` rounds.
template <class Scheme, class Feature>
class isap_ascon_rekeying {
    static constexpr unsigned key = Scheme::rounds_key, bit = Scheme::rounds_bit;

    detail::ascon_folded s_;
    uint64_t high_, low_; ///< the remaining bits

public:
    LINNET_INLINE constexpr isap_ascon_rekeying(const ascon_state<uint64_t>& s, const uint64_t* y) noexcept
        : s_(s, detail::ascon_constant(16 - key)), high_(y[0]), low_(y[1]) {
        s_.template permute<key, bit>();
    }

    /// Round `Index` of the rounds for the next bits.
    template <unsigned Index>
    LINNET_INLINE constexpr void run_round() noexcept {
        if constexpr (Index % bit == 0) add_bit();
        s_.run_round(detail::ascon_constant(16 - bit + (Index + 1) % bit));
    }

    /// The `left` bits that are followed by rounds, then the last one, from both words in turn. Out of line, so that the
    /// registers hold nothing else.
    LINNET_INLINE constexpr void finish(ascon_state<uint64_t>& s, unsigned left) noexcept {
        processor::in_function<Feature>([&]() LINNET_LAMBDA {
            isap_ascon_rekeying rest = *this;
            wipe();
            uint64_t bits = rest.high_;
            for (unsigned i = left;; i -= 64) {
                for (unsigned n = i < 64 ? i : 64; n != 0; --n) {
                    rest.s_.add_x0(bits & Scheme::first_bit);
                    bits <<= 1;
                    rest.s_.template permute<bit, bit>();
                }
                if (i < 64) break;
                bits = rest.low_;
            }
            rest.s_.add_x0(bits & Scheme::first_bit);
            rest.s_.add_x2(detail::ascon_constant(16 - bit) ^ detail::ascon_constant(16 - key));
            rest.s_.template permute<key, key>();
            rest.s_.unfold(s, detail::ascon_constant(16 - key));
            rest.wipe();
        });
    }

private:
    LINNET_INLINE constexpr void add_bit() noexcept {
        s_.add_x0(high_ & Scheme::first_bit);
        high_ = high_ << 1 | detail::pinned(low_ >> 63); // no shld, which is slow
        low_ <<= 1;
    }

    LINNET_INLINE constexpr void wipe() noexcept {
        s_.wipe();
        word<uint64_t>::wipe(high_);
        word<uint64_t>::wipe(low_);
    }
};

/// ISAP's loops over Ascon-p with folded scalar states. States stay folded between permutations, so that a bit of re-keying costs
/// little more than its rounds.
template <class Scheme, class Feature = processor::any>
struct isap_ascon_folded : isap_loops<Scheme, uint64_t, Feature> {
    static constexpr std::string_view variant = "folded";
    using state = ascon_state<uint64_t>;
    using w = word<uint64_t>;

    static constexpr void rekey(state& keyed, const uint64_t* y) noexcept {
        processor::in_function<Feature>([&]() LINNET_LAMBDA {
            isap_ascon_rekeying<Scheme, Feature> s(keyed, y);
            s.finish(keyed, 127);
        });
    }

    static constexpr void absorb(state& outer, const uint8_t* in, size_t size) noexcept {
        processor::in_function<Feature>([&]() LINNET_LAMBDA {
            constexpr unsigned hash = Scheme::rounds_hash;
            const uint8_t* const from = in;
            const size_t end = size;
            detail::ascon_folded s(outer, detail::ascon_constant(16 - hash));
            for (size_t done = 0; done < end; done += Scheme::rate_size) {
                s.add_x0(w::load<Scheme::order>(from, done));
                s.template permute<hash, hash>();
            }
            s.unfold(outer, detail::ascon_constant(16 - hash));
            s.wipe();
        });
    }

    static constexpr void crypt(state& outer, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        processor::in_function<Feature>([&]() LINNET_LAMBDA {
            constexpr unsigned stream = Scheme::rounds_stream;
            const uint8_t* const from = in;
            uint8_t* const to = out;
            const size_t end = size;
            detail::ascon_folded s(outer, detail::ascon_constant(16 - stream));
            for (size_t done = 0; done < end; done += Scheme::rate_size) {
                s.template permute<stream, stream>();
                w::store<Scheme::order>(to, done, s.x0() ^ w::load<Scheme::order>(from, done));
            }
            s.unfold(outer, detail::ascon_constant(16 - stream));
            s.wipe();
        });
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
