// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_POLY1305_POLY1305_LIMBS_HPP
#define LINNET_DETAIL_PRIMITIVE_POLY1305_POLY1305_LIMBS_HPP

#include <linnet/detail/word/scalar.hpp>

#include <type_traits>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The product of two limbs.
LINNET_INLINE constexpr uint64_t poly1305_product(uint32_t a, uint32_t b) noexcept { return multiply_32(a, b); }
#if LINNET_64_BIT && defined(__SIZEOF_INT128__)
__extension__ using poly1305_sum = unsigned __int128;
LINNET_INLINE constexpr poly1305_sum poly1305_product(uint64_t a, uint64_t b) noexcept { return poly1305_sum{a} * b; }
using poly1305_limb = uint64_t;
#else
using poly1305_limb = uint32_t;
#endif

} // namespace detail

/// Poly1305 (RFC 8439, section 2.5) over limbs of 32 or 64 bits: the value of a polynomial modulo 2^130 - 5. Every limb of the key
/// but the first is a multiple of 4, and so what a product has beyond 2^128 is taken back, times 5 / 4, without a loss.
template <class Limb>
struct poly1305_over {
    using source = const uint8_t*;
    using sink = uint8_t*;
    static constexpr size_t block_size = 16;
    static constexpr size_t limbs = block_size / sizeof(Limb);
    static constexpr unsigned bits = 8 * sizeof(Limb);

    struct key {
        Limb r[limbs];
        Limb pad[limbs]; ///< what is added to the value

        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };
    struct state {
        key k;
        Limb h[limbs + 1]; ///< the value; the last limb is small

        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };

    static constexpr key expand_key(source from) noexcept {
        key k{};
        for (size_t i = 0; i < limbs; ++i) {
            constexpr Limb clamp = static_cast<Limb>(0x0ffffffc0ffffffc);
            k.r[i] = static_cast<Limb>(load(from, i) & (i == 0 ? clamp | 3 : clamp));
            k.pad[i] = load(from + block_size, i);
        }
        return k;
    }
    LINNET_INLINE static constexpr state start(const key& k) noexcept { return {k, {}}; }

    /// Whole blocks.
    static constexpr void absorb(state& s, source message, size_t size) noexcept {
        if (size != 0) blocks(s, message, size, 1);
    }
    /// The last block, of fewer bytes, with a one behind them.
    static constexpr void absorb_last(state& s, source message, size_t count) noexcept { padded(s, message, count, 1, 0); }
    /// The same with zeroes behind them up to a whole block.
    static constexpr void absorb_filled(state& s, source message, size_t count) noexcept { padded(s, message, count, 0, 1); }

    static constexpr void finish(state& s, sink tag) noexcept {
        Limb less[limbs] = {}; // the value less the modulus
        sum carry = 5;
        for (size_t i = 0; i < limbs; ++i) less[i] = step(carry, s.h[i]);
        const Limb beyond = static_cast<Limb>(0 - (static_cast<Limb>(carry + s.h[limbs]) >> 2));
        const Limb chosen = detail::opaque(beyond);
        carry = 0;
        for (size_t i = 0; i < limbs; ++i) {
            carry += static_cast<Limb>((less[i] & chosen) | (s.h[i] & ~chosen));
            detail::store<Limb, byte_order::little>(tag + i * sizeof(Limb), step(carry, s.k.pad[i]));
        }
        wipe_words(less);
    }

private:
    using sum = decltype(detail::poly1305_product(Limb{}, Limb{}));

    LINNET_INLINE static constexpr Limb load(source from, size_t limb) noexcept {
        return detail::load<Limb, byte_order::little>(from + limb * sizeof(Limb));
    }
    /// Adds a limb and a carry, which becomes that out of it. Of sums of twice 64 bits g++ makes half of what there is to do.
    using carry_type = std::conditional_t<bits == 64, Limb, sum>;
    LINNET_INLINE static constexpr void add(Limb& to, Limb more, carry_type& carry) noexcept {
        if constexpr (bits == 64) {
#if defined(__CUDACC__) // where that is a function of the host
            to += more;
            const Limb first = to < more;
            to += carry;
            carry = first + (to < carry);
#else
            const Limb first = __builtin_add_overflow(to, more, &to);
            carry = first + static_cast<Limb>(__builtin_add_overflow(to, carry, &to));
#endif
        } else {
            carry += more;
            to = step(carry, to);
        }
    }
    /// The lower limb of a sum with another limb, which leaves the upper.
    LINNET_INLINE static constexpr Limb step(sum& carry, Limb more) noexcept {
        carry += more;
        const Limb low = static_cast<Limb>(carry);
        carry >>= bits;
        return low;
    }

    static constexpr void padded(state& s, source message, size_t count, uint8_t behind, Limb high) noexcept {
        uint8_t block[block_size] = {};
        detail::copy({message, count}, block);
        block[count] = behind;
        blocks(s, block, block_size, high);
        detail::wipe(block);
    }

    [[gnu::noinline]] static constexpr void blocks(state& s, source message, size_t size, Limb high) noexcept {
        Limb r[limbs] = {};
        Limb folded[limbs] = {};
        for (size_t i = 0; i < limbs; ++i) {
            r[i] = s.k.r[i];
            folded[i] = r[i] + (r[i] >> 2);
        }
        Limb h[limbs + 1] = {};
        for (size_t i = 0; i <= limbs; ++i) h[i] = s.h[i];
        for (size_t at = 0; at < size; at += block_size) {
            carry_type carry = 0;
            for (size_t i = 0; i < limbs; ++i) add(h[i], load(message + at, i), carry);
            h[limbs] += static_cast<Limb>(carry) + high;
            multiply(h, r, folded);
        }
        for (size_t i = 0; i <= limbs; ++i) s.h[i] = h[i];
        wipe_words(r);
        wipe_words(folded);
        wipe_words(h);
    }

    // The loops over limbs are unrolled, of which there are at most four, so that limbs stay in registers.
#if defined(__CUDACC__)
#define LINNET_EACH_LIMB _Pragma("unroll")
#else
#define LINNET_EACH_LIMB _Pragma("GCC unroll 4")
#endif
    /// h times r: a product of limbs whose place is beyond 2^128 is one with a folded limb.
    LINNET_INLINE static constexpr void multiply(Limb (&h)[limbs + 1], const Limb (&r)[limbs],
                                                 const Limb (&folded)[limbs]) noexcept {
        Limb low[limbs] = {};
        sum carry = 0;
        LINNET_EACH_LIMB
        for (size_t i = 0; i < limbs; ++i) {
            if (i != 0) carry += static_cast<Limb>(h[limbs] * folded[i]);
            LINNET_EACH_LIMB
            for (size_t j = 0; j < limbs; ++j) carry += detail::poly1305_product(h[j], j <= i ? r[i - j] : folded[limbs + i - j]);
            low[i] = static_cast<Limb>(carry);
            carry >>= bits;
        }
        const Limb top = static_cast<Limb>(carry) + h[limbs] * r[0];
        h[limbs] = top & 3;
        carry_type more = static_cast<Limb>((top & ~Limb{3}) + (top >> 2)); // 5 for each 4
        LINNET_EACH_LIMB
        for (size_t i = 0; i < limbs; ++i) {
            h[i] = low[i];
            add(h[i], 0, more);
        }
        h[limbs] += static_cast<Limb>(more);
    }
#undef LINNET_EACH_LIMB
};

LINNET_NAMESPACE_END

#endif
