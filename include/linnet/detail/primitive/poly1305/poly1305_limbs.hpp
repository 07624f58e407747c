// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_POLY1305_POLY1305_LIMBS_HPP
#define LINNET_DETAIL_PRIMITIVE_POLY1305_POLY1305_LIMBS_HPP

#include <linnet/detail/word/scalar.hpp>

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
/// but the first is a multiple of 4. So the part of a product beyond 2^128 can be folded back, times 5 / 4, without a remainder.
template <class Limb>
struct poly1305_over {
    using source = const uint8_t*;
    using sink = uint8_t*;
    static constexpr size_t block_size = 16;
    static constexpr size_t limbs = block_size / sizeof(Limb);
    static constexpr unsigned bits = 8 * sizeof(Limb);

    struct key {
        Limb r[limbs];
        Limb pad[limbs]; ///< to be added to the value

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
    /// Copies limb by limb: a copy of the key by vectors would wait until all its limbs are in memory.
    LINNET_INLINE static constexpr state initialize(const key& k) noexcept {
        if constexpr (bits != 64) return {k, {}};
        state s{};
        for (size_t i = 0; i < limbs; ++i) {
            s.k.r[i] = detail::pinned(k.r[i]);
            s.k.pad[i] = detail::pinned(k.pad[i]);
        }
        return s;
    }

    /// Whole blocks.
    static constexpr void absorb(state& s, source message, size_t size) noexcept {
        if (size != 0) blocks(s, message, size, 1);
    }
    /// The last block, of fewer bytes, followed by a one.
    static constexpr void absorb_last(state& s, source message, size_t count) noexcept { padded(s, message, count, 1, 0); }
    /// The same, filled up with zeroes to a whole block.
    static constexpr void absorb_filled(state& s, source message, size_t count) noexcept { padded(s, message, count, 0, 1); }

    static constexpr void finish(state& s, sink tag) noexcept {
        Limb less[limbs] = {}; // the value minus the modulus
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
    /// Adds a limb to a sum; returns the lower limb and leaves the upper one.
    LINNET_INLINE static constexpr Limb step(sum& carry, Limb more) noexcept {
        carry += more;
        const Limb low = static_cast<Limb>(carry);
        carry >>= bits;
        return low;
    }

    static constexpr void padded(state& s, source message, size_t count, uint8_t next, Limb high) noexcept {
        uint8_t block[block_size] = {};
        detail::copy({message, count}, block);
        block[count] = next;
        blocks(s, block, block_size, high);
        detail::wipe(block);
    }

    [[gnu::noinline]] static constexpr void blocks(state& s, source message, size_t size, Limb high) noexcept {
        if constexpr (bits == 64) blocks_64(s, message, size, high);
        else blocks_32(s, message, size, high);
    }

    /// Two limbs as one number: compilers make additions with carry of such sums. The last sum is different, since g++ would keep
    /// it in memory, where the next block waits for it. The top is so small that its products are limbs.
    LINNET_INLINE static constexpr void blocks_64(state& s, source message, size_t size, Limb high) noexcept {
        Limb r0 = s.k.r[0];
        Limb r1 = s.k.r[1];
        Limb folded = r1 + (r1 >> 2);
        Limb h0 = s.h[0];
        Limb h1 = s.h[1];
        Limb top = s.h[2];
        for (const source end = message + size; message != end; message += block_size) {
            const sum block = two(load(message, 0), load(message, 1));
            const sum h = two(h0, h1) + block;
            top += high + (h < block);
            h0 = static_cast<Limb>(h);
            h1 = upper(h);
            const sum low = detail::poly1305_product(h0, r0) + detail::poly1305_product(h1, folded);
            sum up = detail::poly1305_product(h0, r1) + detail::poly1305_product(h1, r0);
            up += top * folded;
            up += upper(low);
            top = top * r0 + upper(up);
            const Limb beyond = (top & ~Limb{3}) + (top >> 2); // 5 for each 4
            h0 = static_cast<Limb>(low) + beyond;
            const Limb carry = h0 < beyond;
            h1 = static_cast<Limb>(up) + carry;
            top = (top & 3) + (h1 < carry);
        }
        s.h[0] = h0;
        s.h[1] = h1;
        s.h[2] = top;
        detail::clear(r0);
        detail::clear(r1);
        detail::clear(folded);
        detail::clear(h0);
        detail::clear(h1);
        detail::clear(top);
    }
    LINNET_INLINE static constexpr sum two(Limb low, Limb high) noexcept { return sum{high} << 64 | low; }
    LINNET_INLINE static constexpr Limb upper(sum x) noexcept { return static_cast<Limb>(x >> 64); }

    LINNET_INLINE static constexpr void blocks_32(state& s, source message, size_t size, Limb high) noexcept {
        Limb r[limbs] = {};
        Limb folded[limbs] = {};
        for (size_t i = 0; i < limbs; ++i) {
            r[i] = s.k.r[i];
            folded[i] = r[i] + (r[i] >> 2);
        }
        Limb h[limbs + 1] = {};
        for (size_t i = 0; i <= limbs; ++i) h[i] = s.h[i];
        for (size_t at = 0; at < size; at += block_size) {
            sum carry = 0;
            for (size_t i = 0; i < limbs; ++i) {
                carry += load(message + at, i);
                h[i] = step(carry, h[i]);
            }
            h[limbs] += static_cast<Limb>(carry) + high;
            multiply(h, r, folded);
        }
        for (size_t i = 0; i <= limbs; ++i) s.h[i] = h[i];
        wipe_words(r);
        wipe_words(folded);
        wipe_words(h);
    }

    // The loops over limbs, at most four, are unrolled so that limbs stay in registers.
#if defined(__CUDACC__)
#define LINNET_EACH_LIMB _Pragma("unroll")
#else
#define LINNET_EACH_LIMB _Pragma("GCC unroll 4")
#endif
    /// h times r. A product of limbs whose place is beyond 2^128 uses a folded limb.
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
        sum more = static_cast<Limb>((top & ~Limb{3}) + (top >> 2)); // 5 for each 4
        LINNET_EACH_LIMB
        for (size_t i = 0; i < limbs; ++i) h[i] = step(more, low[i]);
        h[limbs] += static_cast<Limb>(more);
    }
#undef LINNET_EACH_LIMB
};

LINNET_NAMESPACE_END

#endif
