// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_GHASH_HPP
#define LINNET_DETAIL_PRIMITIVE_GHASH_HPP

/// The universal hash functions GHASH (SP 800-38D, section 6.4) and POLYVAL (RFC 8452, section 3). Both are one computation: GHASH
/// is POLYVAL of blocks with their bytes reversed, under the key times x (RFC 8452, appendix A).
///
/// An element of GF(2^128) is an integer whose bit i is the coefficient of x^i, modulo x^128 + x^127 + x^126 + x^121 + 1. "Product"
/// here means the product times x^-128.

#include <linnet/detail/primitive/block_cipher.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The element of a block: of GHASH if `Order` is big, else of POLYVAL.
template <byte_order Order, CipherBlock Block>
LINNET_INLINE constexpr block_integer field_element(const Block& b) noexcept {
    if constexpr (Order == byte_order::big) return block_integer::of(b);
    else return {byte_swap(b.integer(1)), byte_swap(b.integer(0))};
}
template <CipherBlock Block, byte_order Order>
LINNET_INLINE constexpr Block block_of_element(const block_integer& e) noexcept {
    if constexpr (Order == byte_order::big) return e.block<Block>();
    else return Block::constant(byte_swap(e.low), byte_swap(e.high));
}

/// The multiplier: the key, for GHASH times x.
template <byte_order Order, CipherBlock Block>
LINNET_INLINE constexpr block_integer field_key(const Block& h) noexcept {
    const block_integer e = field_element<Order>(h);
    if constexpr (Order == byte_order::little) return e;
    const uint64_t carry = 0 - (e.high >> 63);
    return {(e.high << 1 | e.low >> 63) ^ (carry & 0xc200000000000000), e.low << 1 ^ (carry & 1)};
}

#if LINNET_SHARED && !LINNET_UNROLL
/// A multiplier. Processes one bit of the other factor at a time.
class field_factor {
    uint32_t h_[4]; ///< the lowest first

public:
    LINNET_INLINE explicit constexpr field_factor(const block_integer& e) noexcept
        : h_{static_cast<uint32_t>(e.low), static_cast<uint32_t>(e.low >> 32), static_cast<uint32_t>(e.high),
             static_cast<uint32_t>(e.high >> 32)} {}

    LINNET_INLINE constexpr block_integer times(const block_integer& e) const noexcept {
        const uint32_t words[4] = {static_cast<uint32_t>(e.low), static_cast<uint32_t>(e.low >> 32), static_cast<uint32_t>(e.high),
                                   static_cast<uint32_t>(e.high >> 32)};
        uint32_t a = 0;
        uint32_t b = 0;
        uint32_t c = 0;
        uint32_t d = 0;
        for (unsigned i = 0; i < 128; ++i) {
            const uint32_t taken = opaque(0 - (words[i / 32] >> i % 32 & 1));
            a ^= h_[0] & taken;
            b ^= h_[1] & taken;
            c ^= h_[2] & taken;
            d ^= h_[3] & taken;
            const uint32_t odd = 0 - (a & 1); // adding the polynomial makes it even
            a = a >> 1 | b << 31;
            b = b >> 1 | c << 31;
            c = c >> 1 | d << 31;
            d = d >> 1 ^ (odd & 0xe1000000);
        }
        return {joined(c, d), joined(a, b)};
    }
};
#else
/// A carry-less product of two words of 64 bits.
struct carryless_product {
    uint64_t low;
    uint64_t high;
};

#if LINNET_64_BIT && defined(__SIZEOF_INT128__)
__extension__ using uint128 = unsigned __int128;

/// A factor of many carry-less products. Each of four words holds every fourth of its lower 60 bits; masks hold its upper four.
struct carryless_factor {
    uint64_t apart[4];
    uint64_t top[4];

    LINNET_INLINE explicit constexpr carryless_factor(uint64_t x) noexcept : apart{}, top{} {
        for (unsigned i = 0; i < 4; ++i) {
            apart[i] = x & (uint64_t{0x0111111111111111} << i);
            top[i] = 0 - (x >> (60 + i) & 1);
        }
    }

private:
    /// The coefficients at the places that are `Sum` modulo 4.
    template <unsigned Sum>
    LINNET_INLINE constexpr void add_terms(carryless_product& r, const uint64_t (&b)[4]) const noexcept {
        const auto product = [&](unsigned i) LINNET_LAMBDA { return static_cast<uint128>(apart[i]) * b[(Sum + 4 - i) % 4]; };
        const uint128 terms = (product(0) ^ product(1)) ^ (product(2) ^ product(3));
        r.low |= static_cast<uint64_t>(terms) & (uint64_t{0x1111111111111111} << Sum);
        r.high |= static_cast<uint64_t>(terms >> 64) & (uint64_t{0x1111111111111111} << Sum);
    }

public:
    /// Multiplies, as integers, words whose bits are four apart. The product counts the terms of every coefficient in four bits
    /// each. There are at most 15 terms; the lowest of the four bits says whether their number is odd.
    LINNET_INLINE constexpr carryless_product times(uint64_t y) const noexcept {
        const uint64_t b[4] = {y & 0x1111111111111111, y & 0x2222222222222222, y & 0x4444444444444444, y & 0x8888888888888888};
        carryless_product r{0, 0};
        const auto add = [&]<unsigned... Sum>(std::integer_sequence<unsigned, Sum...>) LINNET_LAMBDA {
            (add_terms<Sum>(r, b), ...);
            ((static_cast<void>(r.low ^= (y & top[Sum]) << (60 + Sum)), r.high ^= (y & top[Sum]) >> (4 - Sum)), ...);
        };
        add(std::make_integer_sequence<unsigned, 4>{});
        return r;
    }
};
#else
struct carryless_factor {
    uint64_t x;

    LINNET_INLINE explicit constexpr carryless_factor(uint64_t word_) noexcept : x(word_) {}
    [[gnu::noinline]] constexpr carryless_product times(uint64_t y) const noexcept {
        const auto a = static_cast<uint32_t>(x), b = static_cast<uint32_t>(x >> 32);
        const auto c = static_cast<uint32_t>(y), d = static_cast<uint32_t>(y >> 32);
        const uint64_t low = of_words(a, c);
        const uint64_t high = of_words(b, d);
        const uint64_t middle = of_words(a ^ b, c ^ d) ^ low ^ high;
        return {low ^ middle << 32, high ^ middle >> 32};
    }

private:
    LINNET_ONCE static constexpr uint64_t of_words(uint32_t a, uint32_t b) noexcept {
        uint32_t low = 0;
        uint32_t high = 0;
        multiply_words_carryless(a, b, low, high);
        return joined(low, high);
    }
};
#endif

/// A multiplier, and its product with another element (Karatsuba).
struct field_factor {
    carryless_factor low;
    carryless_factor high;
    carryless_factor sum;

    LINNET_INLINE explicit constexpr field_factor(const block_integer& e) noexcept
        : low(e.low), high(e.high), sum(e.low ^ e.high) {}

    LINNET_INLINE constexpr block_integer times(const block_integer& e) const noexcept {
        const carryless_product l = low.times(e.low);
        const carryless_product h = high.times(e.high);
        const carryless_product s = sum.times(e.low ^ e.high);
        return reduced(l.low, l.high ^ (s.low ^ l.low ^ h.low), h.low ^ (s.high ^ l.high ^ h.high), h.high);
    }

    /// The product of 256 bits times x^-128: multiples of the polynomial cancel the two lower words.
    LINNET_INLINE static constexpr block_integer reduced(uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3) noexcept {
        w1 ^= w0 << 63 ^ w0 << 62 ^ w0 << 57;
        w2 ^= w0 ^ w0 >> 1 ^ w0 >> 2 ^ w0 >> 7;
        w2 ^= w1 << 63 ^ w1 << 62 ^ w1 << 57;
        w3 ^= w1 ^ w1 >> 1 ^ w1 >> 2 ^ w1 >> 7;
        return {w3, w2};
    }
};
#endif

} // namespace detail

/// GHASH, or POLYVAL if `Order` is little, by integer multiplication. A `state` starts as {}; `absorb` takes up to `parallel`
/// blocks at once.
template <CipherBlock Block, byte_order Order>
struct polyval {
    using block = Block;
    using state = block_integer;
    static constexpr size_t parallel = 1;

    struct key {
        block_integer h;
        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };

    LINNET_INLINE static constexpr key expand_key(const block& h) noexcept { return {detail::field_key<Order>(h)}; }

    LINNET_ONCE_OR_INLINE static constexpr void absorb(const key& k, state& s, const block* blocks, size_t count) noexcept {
        const detail::field_factor h(k.h);
        for (size_t i = 0; i < count; ++i) absorb_one(h, s, blocks[i]);
    }
    template <size_t Number>
    LINNET_INLINE static constexpr void absorb(const key& k, state& s, const block (&blocks)[Number]) noexcept {
        absorb(k, s, blocks, Number);
    }
    LINNET_INLINE static constexpr block digest(const state& s) noexcept { return detail::block_of_element<block, Order>(s); }

private:
    LINNET_INLINE static constexpr void absorb_one(const detail::field_factor& h, state& s, const block& b) noexcept {
        const block_integer e = detail::field_element<Order>(b);
        s = h.times({s.high ^ e.high, s.low ^ e.low});
    }
};

template <CipherBlock Block>
using ghash = polyval<Block, byte_order::big>;

LINNET_NAMESPACE_END

#endif
