// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_POLY1305_POLY1305_LANES_HPP
#define LINNET_DETAIL_PRIMITIVE_POLY1305_POLY1305_LANES_HPP

#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/word/lanes.hpp>

LINNET_NAMESPACE_BEGIN
#if !LINNET_DEVICES

/// Poly1305 (RFC 8439, section 2.5), with one message per lane of 32 bits, in five limbs of 26 bits. A product of limbs has 64
/// bits: first the even lanes are multiplied, then the odd ones.
template <class WordType>
struct poly1305_lanes {
    using w = word<WordType>;
    using source = typename w::source;
    using sink = typename w::sink;
    using length = typename w::length;
    static constexpr size_t block_size = 16;
    static constexpr size_t words = 4; ///< of a block
    static constexpr size_t limbs = 5;
    using block = WordType[words];
    using vector = typename WordType::vector;
    using wide [[gnu::vector_size(WordType::vector_size)]] = uint64_t;

    struct state {
        WordType r[limbs];
        WordType pad[words]; ///< to be added to the value
        WordType h[limbs];   ///< the value: limbs of 26 bits; limb 1 may have a little more
    };

    /// From the eight words of a key.
    LINNET_INLINE static void initialize(state& s, const WordType* key) noexcept {
        block r;
        detail::each<words>([&](auto i) LINNET_LAMBDA {
            r[i] = key[i] & w::constant(i == 0 ? 0x0fffffff : 0x0ffffffc);
            s.pad[i] = key[words + i];
        });
        split(s.r, r, w::constant(0));
        for (WordType& h : s.h) h = w::constant(0);
        wipe_words(r);
    }

    /// The multiplier, for the even lanes and for the odd ones.
    class factor {
        friend poly1305_lanes;
        wide r_[2][WordType::vectors][limbs];
        wide beyond_[2][WordType::vectors][limbs]; ///< for products whose place is 2^130 or more: times 5, as 2^130 is 5

    public:
        LINNET_INLINE explicit factor(const state& s) noexcept {
            WordType::each([&](auto part) LINNET_LAMBDA {
                detail::each<limbs>([&](auto i) LINNET_LAMBDA {
                    detail::each<2>([&](auto odd) LINNET_LAMBDA {
                        const wide r = reinterpret_cast<wide>(s.r[i].part[part]) >> (32 * odd);
                        r_[odd][part][i] = r;
                        beyond_[odd][part][i] = r + (r << 2);
                    });
                });
            });
        }
        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };

    /// Takes a block. `high_bit` follows it in the last limb: a one, unless the block is padded.
    LINNET_INLINE static void absorb(state& s, const factor& f, const block& message,
                                     const WordType& high_bit = w::constant(top)) noexcept {
        WordType a[limbs];
        split(a, message, high_bit);
        detail::each<limbs>([&](auto i) LINNET_LAMBDA { a[i] = w::add(a[i], s.h[i]); });
        WordType::each([&](auto part) LINNET_LAMBDA {
            wide sum[2][limbs];
            detail::each<2>([&](auto odd) LINNET_LAMBDA {
                wide x[limbs];
                detail::each<limbs>([&](auto i) LINNET_LAMBDA { x[i] = reinterpret_cast<wide>(a[i].part[part]) >> (32 * odd); });
                multiply(sum[odd], x, f.r_[odd][part], f.beyond_[odd][part]);
            });
            detail::each<limbs>([&](auto i)
                                    LINNET_LAMBDA { s.h[i].part[part] = reinterpret_cast<vector>(sum[0][i] | sum[1][i] << 32); });
        });
    }
    /// The same, except in the lanes that are `over`.
    LINNET_INLINE static void absorb_unless(state& s, const factor& f, const WordType& over, const block& message,
                                            const WordType& high_bit = w::constant(top)) noexcept {
        WordType before[limbs];
        detail::each<limbs>([&](auto i) LINNET_LAMBDA { before[i] = s.h[i]; });
        absorb(s, f, message, high_bit);
        detail::each<limbs>([&](auto i) LINNET_LAMBDA { s.h[i] = w::select(over, before[i], s.h[i]); });
        wipe_words(before);
    }
    /// The last block of each lane, which has fewer bytes and is followed by a one. A lane without a last block is left as it is.
    LINNET_INLINE static void absorb_last(state& s, const factor& f, const length& count, const block& message) noexcept {
        block padded;
        detail::each<words>([&](auto i) LINNET_LAMBDA {
            padded[i] = message[i] ^ w::template byte_at<byte_order::little>(count.from(i * w::size), 1);
        });
        absorb_unless(s, f, count.below(1), padded, w::constant(0));
        wipe_words(padded);
    }

    LINNET_INLINE static void finish(state& s, const sink& tag) noexcept {
        auto& h = s.h;
        // Only limb 1 exceeds its bits. A carry from it that goes all the way round to limb 0 has become small.
        for (size_t i = 1; i < limbs; ++i) carry_from(h, i);
        carry_from(h, 0);
        // The value minus the modulus has bit 130, unless the value is smaller.
        WordType less[limbs];
        WordType carry = w::constant(5);
        detail::each<limbs>([&](auto i) LINNET_LAMBDA {
            less[i] = w::add(h[i], carry);
            carry = w::template shift_right<bits>(less[i]);
            less[i] = less[i] & w::constant(ones);
        });
        const WordType smaller = w::add(w::constant(0xffffffff), carry); // all bits, or none
        detail::each<limbs>([&](auto i) LINNET_LAMBDA { h[i] = w::select(smaller, h[i], less[i]); });
        block sum;
        detail::each<words>([&](auto i) LINNET_LAMBDA {
            sum[i] = w::template shift_right<6 * i>(h[i]) | w::template shift_left<bits - 6 * i>(h[i + 1]);
        });
        add(sum, s.pad);
        w::template store_words<byte_order::little, words>(tag, 0, sum);
        wipe_words(sum);
        wipe_words(less);
    }

private:
    static constexpr unsigned bits = 26;
    static constexpr uint32_t ones = (uint32_t{1} << bits) - 1;
    static constexpr uint32_t top = uint32_t{1} << (128 - 4 * bits); ///< 2^128 in the last limb

    /// An integer of 128 bits, and what follows it in the last limb.
    LINNET_INLINE static void split(WordType (&to)[limbs], const block& from, const WordType& high_bit) noexcept {
        const WordType mask = w::constant(ones);
        to[0] = from[0] & mask;
        detail::each<words - 1>([&](auto i) LINNET_LAMBDA {
            to[i + 1] = (w::template shift_right<bits - 6 * i>(from[i]) | w::template shift_left<6 * (i + 1)>(from[i + 1])) & mask;
        });
        to[4] = w::template shift_right<8>(from[3]) | high_bit;
    }

    /// Products, with carries from each limb to the next. The last carry stays in limb 1.
    LINNET_INLINE static void multiply(wide (&sum)[limbs], const wide (&x)[limbs], const wide (&r)[limbs],
                                       const wide (&beyond)[limbs]) noexcept {
        detail::each<limbs>([&](auto place) LINNET_LAMBDA {
            sum[place] = wide{};
            detail::each<limbs>([&](auto i) LINNET_LAMBDA {
                if constexpr (i <= place) add_product(sum[place], x[i], r[place - i]);
                else add_product(sum[place], x[i], beyond[place + limbs - i]);
            });
        });
        detail::each<limbs - 1>([&](auto i) LINNET_LAMBDA { take_carry(sum[i + 1], sum[i]); });
        add_product(sum[0], sum[limbs - 1] >> bits, wide{} + 5);
        sum[limbs - 1] &= ones;
        take_carry(sum[1], sum[0]);
    }
    LINNET_INLINE static void take_carry(wide& to, wide& from) noexcept {
        to += from >> bits;
        from &= ones;
    }
    /// Adds the product of the lower halves of 64 bits.
    LINNET_INLINE static void add_product(wide& sum, const wide& a, const wide& b) noexcept {
#if defined(__x86_64__) && !defined(__clang__) && !defined(LINNET_NO_ASM) // g++ takes this for a product of 64 bits
        if constexpr (WordType::vector_size >= 32) {
            wide product;
            asm("vpmuludq %2, %1, %0" : "=v"(product) : "v"(a), "vm"(b));
            sum += product;
            return;
        }
#endif
        sum += (a & 0xffffffff) * (b & 0xffffffff);
    }

    /// Carries from a limb to the next.
    LINNET_INLINE static void carry_from(WordType (&h)[limbs], size_t i) noexcept {
        const WordType more = w::template shift_right<bits>(h[i]);
        h[i] = h[i] & w::constant(ones);
        WordType& next = h[(i + 1) % limbs];
        next = w::add(next, i + 1 == limbs ? w::add(more, w::template shift_left<2>(more)) : more);
    }

    /// A sum modulo 2^128.
    LINNET_INLINE static void add(block& to, const block& more) noexcept {
        WordType carry = w::constant(0);
        detail::each<words>([&](auto i) LINNET_LAMBDA {
            const WordType sum = w::add(w::add(to[i], more[i]), carry);
            carry = w::template shift_right<31>((to[i] & more[i]) | w::and_not(sum, to[i] | more[i]));
            to[i] = sum;
        });
    }
};

#endif
LINNET_NAMESPACE_END

#endif
