// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SHA1_SHA1_COMPRESS_HPP
#define LINNET_DETAIL_PRIMITIVE_SHA1_SHA1_COMPRESS_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The constants of FIPS 180-4, section 4.2.1, one for 20 rounds each.
struct sha1_constants {
    uint32_t k[4]{0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
};
inline constexpr sha1_constants sha1_k{};

} // namespace detail

/// The compression function of SHA-1, over words of 4 bytes (FIPS 180-4, section 6.1.2).
template <ArithmeticWord WordType>
    requires(word<WordType>::size == 4)
struct sha1 {
    using word_type = WordType;
    using source = typename word<WordType>::source;
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr byte_order order = byte_order::big;
    static constexpr size_t words = 16; ///< of a block
    static constexpr size_t block_size = 64;
    static constexpr size_t rounds = 80;
    static constexpr size_t lane_vectors = 1;
    static constexpr bool loads_registers = false;
#if defined(__x86_64__)
    using faster_singly = processor::x86_sha;
#else
    using faster_singly = processor::any;
#endif
    static constexpr size_t parts = 4;  ///< each with a function and a constant of its own
    static constexpr size_t values = 5; ///< a, b, c, d and e

    struct state {
        WordType x[values];
        LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
    };
    struct block {
        WordType w[words];
        LINNET_INLINE constexpr void wipe() noexcept { wipe_words(w); }
    };

    /// The whole blocks of a message.
    LINNET_ONCE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        if (size == 0) return;
        detail::unset<block> b(s.x[0]);
        for (size_t done = 0; done < size; done += block_size) {
            for (size_t i = 0; i < words; ++i) b.object.w[i] = word<WordType>::template load<order>(message, done + i * 4);
            compress(s, b.object);
        }
        wipe(b.object);
    }

    /// One block, which is replaced by the end of the message schedule.
    static constexpr void compress(state& s, block& b) noexcept {
        if constexpr (detail::in_lanes<WordType>) {
            processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA {
                block local = b; // in registers
                compress_inlined(s, local);
                detail::wipe(local);
            });
        } else {
            compress_inlined(s, b);
        }
    }

private:
    LINNET_INLINE static constexpr void compress_inlined(state& s, block& b) noexcept {
        state v = s;
        if constexpr (LINNET_UNROLL) {
            [&]<size_t... Index>(std::index_sequence<Index...>)
                LINNET_LAMBDA { (five_rounds<5 * Index>(v.x, b.w), ...); }(std::make_index_sequence<rounds / values>{});
        } else {
            for (size_t part = 0; part < parts; ++part) twenty_rounds(v.x, b.w, part);
        }
        for (size_t i = 0; i < values; ++i) s.x[i] = sum(s.x[i], v.x[i]);
        wipe(v);
    }

    LINNET_INLINE static constexpr WordType sum(const WordType& a, const WordType& b) noexcept { return word<WordType>::add(a, b); }
    template <unsigned Count>
    LINNET_INLINE static constexpr WordType rotate_left(const WordType& a) noexcept {
        return word<WordType>::template rotate_right<32 - Count>(a);
    }

    template <class Object>
    LINNET_INLINE static constexpr void wipe(Object& of) noexcept {
        if constexpr (LINNET_UNROLL) of.wipe();
        else detail::wipe(of); // shorter code
    }

    /// The word of round t (section 6.1.2, step 1), in place of the word of 16 rounds before. The version for fast loops, together
    /// with its order of sums in `one_round`, takes 12 % fewer cycles on a Cortex-M0 at -O2, but up to 13 % more on a Cortex-M3 at
    /// -Os.
    LINNET_INLINE static constexpr const WordType& scheduled(WordType (&w)[words], size_t t) noexcept {
        if (LINNET_FAST_LOOPS && t < words) return w[t];
        WordType& now = w[t % words];
        if (t >= words) now = rotate_left<1>(w[(t + 13) % words] ^ w[(t + 8) % words] ^ w[(t + 2) % words] ^ now);
        return now;
    }

    /// Ch, Parity, Maj and Parity of section 4.1.1, in the order of the parts. Ch and Maj are in forms that take one operation
    /// less.
    LINNET_INLINE static constexpr WordType mixed(const WordType& b, const WordType& c, const WordType& d, size_t part) noexcept {
        if (part == 0) return d ^ (b & (c ^ d));
        if (part == 2) return LINNET_FAST_LOOPS ? b ^ ((b ^ c) & (b ^ d)) : (b & c) | (d & (b | c));
        return b ^ c ^ d;
    }

    LINNET_INLINE static constexpr WordType constant(size_t part) noexcept {
        return word<WordType>::constant(detail::table<detail::sha1_k>().k[part]);
    }
    /// A round, before variables change names.
    LINNET_INLINE static constexpr void one_round(const WordType& a, WordType& b, const WordType& c, const WordType& d, WordType& e,
                                                  WordType (&w)[words], size_t t, size_t part) noexcept {
        if constexpr (LINNET_FAST_LOOPS) {
            e = sum(sum(sum(e, mixed(b, c, d, part)), sum(scheduled(w, t), constant(part))), rotate_left<5>(a));
        } else {
            const WordType& now = scheduled(w, t);
            e = sum(sum(e, sum(constant(part), now)), sum(rotate_left<5>(a), mixed(b, c, d, part)));
        }
        b = rotate_left<30>(b);
    }

    template <size_t First>
    LINNET_INLINE static constexpr void five_rounds(WordType (&v)[values], WordType (&w)[words]) noexcept {
        constexpr size_t part = First / (rounds / parts);
        one_round(v[0], v[1], v[2], v[3], v[4], w, First, part);
        one_round(v[4], v[0], v[1], v[2], v[3], w, First + 1, part);
        one_round(v[3], v[4], v[0], v[1], v[2], w, First + 2, part);
        one_round(v[2], v[3], v[4], v[0], v[1], w, First + 3, part);
        one_round(v[1], v[2], v[3], v[4], v[0], w, First + 4, part);
    }
    LINNET_INLINE static constexpr void twenty_rounds(WordType (&v)[values], WordType (&w)[words], size_t part) noexcept {
        constexpr size_t count = rounds / parts;
        for (size_t t = part * count; t < (part + 1) * count; ++t) {
            one_round(v[0], v[1], v[2], v[3], v[4], w, t, part);
            const WordType last = v[4];
            for (size_t i = values - 1; i != 0; --i) v[i] = v[i - 1];
            v[0] = last;
        }
    }
};

LINNET_NAMESPACE_END

#endif
