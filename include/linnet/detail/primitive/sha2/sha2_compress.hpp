// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SHA2_SHA2_COMPRESS_HPP
#define LINNET_DETAIL_PRIMITIVE_SHA2_SHA2_COMPRESS_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <array>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The constants of FIPS 180-4, section 4.2.3: the first 64 bits of the fractional parts of the cube roots of the first 80 primes.
/// The constants of SHA-256 (section 4.2.2) are the first 32 bits of the first 64.
template <class Type>
struct sha2_constants {
    static constexpr size_t rounds = sizeof(Type) == 8 ? 80 : 64;

    alignas(16) Type k[rounds]{};

    constexpr sha2_constants() noexcept {
        constexpr uint64_t roots[80] = {
            0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538, 0x59f111f1b605d019,
            0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
            0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3,
            0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65, 0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
            0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
            0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
            0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b, 0xa2bfe8a14cf10364, 0xa81a664bbc423001,
            0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
            0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb,
            0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
            0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c, 0xd186b8c721c0c207,
            0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
            0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a,
            0x5fcb6fab3ad6faec, 0x6c44198c4a475817};
        for (size_t i = 0; i < rounds; ++i) k[i] = static_cast<Type>(roots[i] >> (64 - 8 * sizeof(Type)));
    }
};
template <class Type>
inline constexpr sha2_constants<Type> sha2_k{};

/// The functions of FIPS 180-4, section 4.1, that differ between words of 4 and of 8 bytes.
template <class WordType>
struct sha2_functions {
    static constexpr bool wide = word<WordType>::size == 8;
    /// Whether one of three rotations is part of the sum.
    static constexpr bool rotates_operands = LINNET_ROTATES_OPERANDS && std::is_same_v<WordType, uint32_t>;

    LINNET_INLINE static constexpr WordType big0(const WordType& x) noexcept {
        constexpr amounts n = wide ? amounts{28, 34, 39} : amounts{2, 13, 22};
        return rotations<n[0], n[1], n[2]>(x);
    }
    LINNET_INLINE static constexpr WordType big1(const WordType& x) noexcept {
        constexpr amounts n = wide ? amounts{14, 18, 41} : amounts{6, 11, 25};
        return rotations<n[0], n[1], n[2]>(x);
    }
    LINNET_INLINE static constexpr WordType small0(const WordType& x) noexcept {
        constexpr amounts n = wide ? amounts{1, 8, 7} : amounts{7, 18, 3};
        return rotations_and_shift<n[0], n[1], n[2]>(x);
    }
    LINNET_INLINE static constexpr WordType small1(const WordType& x) noexcept {
        constexpr amounts n = wide ? amounts{19, 61, 6} : amounts{17, 19, 10};
        return rotations_and_shift<n[0], n[1], n[2]>(x);
    }

private:
    using amounts = std::array<unsigned, 3>; ///< in bits

    /// The sum of x rotated right by three amounts; R1 is the least.
    template <unsigned R1, unsigned R2, unsigned R3>
    LINNET_INLINE static constexpr WordType rotations(const WordType& x) noexcept {
        if constexpr (rotates_operands) {
            const WordType sum = opaque(x ^ right<R2 - R1>(x));
            return right<R1>(sum ^ right<R3 - R1>(x));
        }
        return right<R1>(x) ^ right<R2>(x) ^ right<R3>(x);
    }
    /// The sum of x rotated right by two amounts and shifted right by a third.
    template <unsigned R1, unsigned R2, unsigned Shift>
    LINNET_INLINE static constexpr WordType rotations_and_shift(const WordType& x) noexcept {
        return right<R1>(x) ^ right<R2>(x) ^ word<WordType>::template shift_right<Shift>(x);
    }
    template <unsigned Bits>
    LINNET_INLINE static constexpr WordType right(const WordType& x) noexcept {
        return word<WordType>::template rotate_right<Bits>(x);
    }
};

} // namespace detail

/// The compression function of SHA-256, over words of 4 bytes, and of SHA-512, over words of 8 (FIPS 180-4, section 6).
template <ArithmeticWord WordType>
struct sha2 {
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using constant_type = detail::unsigned_of<word<WordType>::size>;
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr byte_order order = byte_order::big;
    static constexpr size_t words = 16; ///< of a block
    static constexpr size_t block_size = words * word<WordType>::size;
    static constexpr size_t rounds = detail::sha2_constants<constant_type>::rounds;
    static constexpr size_t lane_vectors = 1; ///< a state and a block take 24 of 32 registers
    static constexpr bool loads_registers = false;
#if defined(__x86_64__)
    using faster_singly = std::conditional_t<word<WordType>::size == 4, processor::x86_sha, processor::any>;
#else
    using faster_singly = processor::any;
#endif

    struct state {
        WordType x[8];
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
            load(message, done, b.object, std::make_index_sequence<words>{});
            compress_outlined(s, b.object);
        }
        wipe(b.object);
    }

    /// One block, which is replaced by the end of the message schedule.
    static constexpr void compress(state& s, block& b) noexcept { compress_outlined(s, b); }

private:
    using f = detail::sha2_functions<WordType>;

    template <size_t... Index>
    LINNET_INLINE static constexpr void load(const source& from, size_t offset, block& b, std::index_sequence<Index...>) noexcept {
        using w = word<WordType>;
        if constexpr (f::rotates_operands && LINNET_UNROLL)
            ((b.w[Index] = w::template load<order>(from, offset + Index * w::size)), ...);
        else detail::load_words<order, words>(from, offset, b.w);
    }

    LINNET_INLINE static constexpr WordType constant(size_t t) noexcept {
        return word<WordType>::constant(detail::table<detail::sha2_k<constant_type>>().k[t]);
    }
    LINNET_INLINE static constexpr WordType sum(const WordType& a, const WordType& b) noexcept { return word<WordType>::add(a, b); }

    template <class Object>
    LINNET_INLINE static constexpr void wipe(Object& of) noexcept {
        if constexpr (LINNET_UNROLL) of.wipe();
        else detail::wipe(of); // shorter code
    }

    /// Steps 2 and 3 of section 6.2.2, or 6.4.2, in sixteen words that are used cyclically.
    static constexpr void compress_outlined(state& s, block& b) noexcept {
        if constexpr (detail::in_lanes<WordType>) {
            processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA {
                block local = b; // in registers
                compress_unrolled(s, local);
                detail::wipe(local);
            });
        } else if constexpr (LINNET_UNROLL) {
            compress_unrolled(s, b);
        } else {
            detail::unset<history> h(s.x[0]);
            compress_in_loops(s, b, h.object);
            wipe(h.object);
        }
    }

    LINNET_INLINE static constexpr void compress_unrolled(state& s, block& b) noexcept {
        if constexpr (f::rotates_operands) {
            compress_in_registers(s, b, std::make_index_sequence<8>{});
        } else {
            state v = s;
            sixteen<false>(v.x, b.w, size_t{0});
            for (size_t t = words; t < rounds; t += words) sixteen<true>(v.x, b.w, t);
            for (size_t i = 0; i < 8; ++i) s.x[i] = sum(s.x[i], v.x[i]);
            v.wipe();
        }
    }

    /// The same where eight words and the operands of a round take all registers: the block stays in memory.
    template <size_t... Index>
    LINNET_INLINE static constexpr void compress_in_registers(state& s, block& b, std::index_sequence<Index...>) noexcept {
        WordType v[] = {s.x[Index]...};
        const constant_type* k = detail::opaque(+detail::table<detail::sha2_k<constant_type>>().k);
        sixteen<false>(v, b.w, k);
        for (size_t t = words; t < rounds; t += words) sixteen<true>(v, b.w, k += words);
        ((s.x[Index] = sum(s.x[Index], v[Index])), ...);
        (detail::clear(v[Index]), ...);
    }

    /// The successive values of a and e. The three values of a before the last are b, c and d; of e, they are f, g and h. So no
    /// variable has to move in a round.
    struct history {
        static constexpr size_t before = 4, steps = 8;
        WordType a[before + steps], e[before + steps];
    };
    static constexpr void compress_in_loops(state& s, block& b, history& h) noexcept {
        for (size_t i = 0; i < 4; ++i) {
            h.a[history::steps + i] = s.x[3 - i];
            h.e[history::steps + i] = s.x[7 - i];
        }
        for (size_t t = 0; t < rounds; t += history::steps) {
            for (size_t i = 0; i < history::before; ++i) {
                h.a[i] = h.a[history::steps + i];
                h.e[i] = h.e[history::steps + i];
            }
            for (size_t i = 0; i < history::steps; ++i) {
                WordType& w = b.w[(t + i) % words];
                if (t >= words) expand(w, b.w[(t + i + 1) % words], b.w[(t + i + 9) % words], b.w[(t + i + 14) % words]);
                WordType d = h.a[i];
                WordType last = h.e[i];
                one_round(h.a[i + 3], h.a[i + 2], h.a[i + 1], d, h.e[i + 3], h.e[i + 2], h.e[i + 1], last, w, constant(t + i));
                h.e[i + 4] = d;
                h.a[i + 4] = last;
            }
        }
        for (size_t i = 0; i < 4; ++i) {
            s.x[3 - i] = sum(s.x[3 - i], h.a[history::steps + i]);
            s.x[7 - i] = sum(s.x[7 - i], h.e[history::steps + i]);
        }
    }

    LINNET_INLINE static constexpr void expand(WordType& w0, const WordType& w1, const WordType& w9, const WordType& w14) noexcept {
        if constexpr (LINNET_FAST_LOOPS) w0 = sum(sum(sum(w0, w9), f::small0(w1)), f::small1(w14));
        else w0 = sum(sum(w0, f::small0(w1)), sum(w9, f::small1(w14)));
    }

    /// A round, before variables change names. Ch and Maj are in forms that take one operation less. Sums one after the other keep
    /// fewer values alive: SHA-256 takes 10 % fewer cycles on a Cortex-M0. A tree of sums is shorter where registers suffice.
    LINNET_INLINE static constexpr void one_round(const WordType& a, const WordType& b, const WordType& c, WordType& d,
                                                  const WordType& e, const WordType& ff, const WordType& g, WordType& h,
                                                  const WordType& w, const WordType& k) noexcept {
        if constexpr (LINNET_FAST_LOOPS) h = sum(sum(sum(sum(h, choose(e, ff, g)), f::big1(e)), k), w);
        else h = sum(sum(h, sum(k, w)), sum(f::big1(e), choose(e, ff, g)));
        d = sum(d, h);
        if constexpr (LINNET_FAST_LOOPS) h = sum(sum(h, majority(a, b, c)), f::big0(a));
        else h = sum(h, sum(f::big0(a), majority(a, b, c)));
    }
    LINNET_INLINE static constexpr WordType choose(const WordType& e, const WordType& ff, const WordType& g) noexcept {
        return g ^ (e & (ff ^ g));
    }
    LINNET_INLINE static constexpr WordType majority(const WordType& a, const WordType& b, const WordType& c) noexcept {
        if constexpr (f::rotates_operands) return b ^ ((a ^ b) & (b ^ c)); // the round before computed b ^ c
        return (a & b) | (c & (a | b));
    }

    template <bool Expand, size_t Index>
    LINNET_INLINE static constexpr void step(WordType (&v)[8], WordType (&w)[words], size_t t) noexcept {
        if constexpr (Expand) expand(w[Index], w[(Index + 1) % words], w[(Index + 9) % words], w[(Index + 14) % words]);
        constexpr auto at = [](size_t i) noexcept { return (i + words - Index) % 8; };
        one_round(v[at(0)], v[at(1)], v[at(2)], v[at(3)], v[at(4)], v[at(5)], v[at(6)], v[at(7)], w[Index], constant(t + Index));
    }
    /// The same with constants from k on, while all words of the block stay in memory.
    template <bool Expand, size_t Index>
    LINNET_INLINE static constexpr void step(WordType (&v)[8], WordType (&w)[words], const constant_type* k) noexcept {
        const WordType loaded = word<WordType>::constant(k[Index]); // together with the words of the block
        if constexpr (Expand) expand(w[Index], w[(Index + 1) % words], w[(Index + 9) % words], w[(Index + 14) % words]);
        constexpr auto at = [](size_t i) noexcept { return (i + words - Index) % 8; };
        one_round(v[at(0)], v[at(1)], v[at(2)], v[at(3)], v[at(4)], v[at(5)], v[at(6)], v[at(7)], w[Index], loaded);
        detail::optimizer_barrier(w);
    }
    template <bool Expand, class Place>
    LINNET_INLINE static constexpr void sixteen(WordType (&v)[8], WordType (&w)[words], Place place) noexcept {
        [&]<size_t... Index>(std::index_sequence<Index...>)
            LINNET_LAMBDA { (step<Expand, Index>(v, w, place), ...); }(std::make_index_sequence<words>{});
    }
};

LINNET_NAMESPACE_END

#endif
