// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_CHACHA_CORE_HPP
#define LINNET_DETAIL_PRIMITIVE_CHACHA_CORE_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/each.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <array>

LINNET_NAMESPACE_BEGIN

/// 16 words of 32 bits, of one block or, in vectors, of several.
template <class WordType>
struct chacha_state {
    WordType x[16];

    /// The state whose word i is f(i).
    template <class Function>
    LINNET_INLINE static constexpr chacha_state generate(const Function& f) noexcept {
        return [&]<size_t... Index>(std::index_sequence<Index...>)
                   LINNET_LAMBDA { return chacha_state{{f(Index)...}}; }(std::make_index_sequence<16>{});
    }
    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

/// A key of 32 bytes.
template <class WordType>
struct chacha_key {
    WordType x[8];

    /// The key whose word i is f(i).
    template <class Function>
    LINNET_INLINE static constexpr chacha_key generate(const Function& f) noexcept {
        return [&]<size_t... Index>(std::index_sequence<Index...>)
                   LINNET_LAMBDA { return chacha_key{{f(Index)...}}; }(std::make_index_sequence<8>{});
    }
    /// The key is in memory: functions take it by reference.
    LINNET_INLINE constexpr void wipe() noexcept {
        if constexpr (detail::in_lanes<WordType>) wipe_words(x);
        else detail::wipe(x);
    }
};

namespace detail {

/// The operations of the permutations. The words need not be loadable.
template <class WordType>
concept adds_and_rotates = requires(const WordType& a, const WordType& b) {
    { a ^ b } noexcept -> std::same_as<WordType>;
    { word<WordType>::add(a, b) } noexcept -> std::same_as<WordType>;
    { word<WordType>::template rotate_right<1>(a) } noexcept -> std::same_as<WordType>;
};

/// Rotates rows: lane i moves to lane i - Count in the first, to i - 2 in the second, to i + Count in the third.
template <size_t Count, class Row>
LINNET_INLINE void turn_rows(Row& first, Row& second, Row& third) noexcept {
    first = word<Row>::template turned<Count>(first);
    second = word<Row>::template turned<2>(second);
    third = word<Row>::template turned<4 - Count>(third);
}

/// Words with an operation for (a ^ b) >>> Right; those that rotate `a` before `b` is available; those that do two steps at once.
template <class WordType>
concept HasXorRotated = requires(const WordType& a) { word<WordType>::template xor_rotated<7>(a, a); };
template <class WordType>
concept RotatesEarly = requires { requires word<WordType>::rotates_early; };
template <class WordType>
concept HasTwoSteps = requires { requires word<WordType>::has_two_steps; };

/// (early ^ late) >>> Right.
template <unsigned Right, class WordType>
LINNET_INLINE constexpr WordType sum_rotated(const WordType& early, const WordType& late) noexcept {
    using w = word<WordType>;
    if constexpr (RotatesEarly<WordType>) return w::template xor_rotated<Right>(w::template rotate_right<Right>(early), late);
    else return w::template rotate_right<Right>(early ^ late);
}

/// The words "expand 32-byte k".
inline constexpr std::array<uint32_t, 4> chacha_constants{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};

} // namespace detail

/// The permutation of ChaCha20 (RFC 8439, section 2.3).
struct chacha20_p {
    /// The source of each word of the state: from 0 on a constant, from 4 on the key, from 12 on the input.
    static constexpr std::array<uint8_t, 16> role{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    static constexpr size_t counter = 12; ///< the first of the two words of the block's number

    template <detail::adds_and_rotates WordType>
    LINNET_INLINE static constexpr void permute(chacha_state<WordType>& s) noexcept {
        if constexpr (LINNET_ROTATES_OPERANDS && std::is_same_v<WordType, uint32_t>) return permute_rotating_operands(s.x);
        if constexpr (detail::HasTwoSteps<WordType>) return permute_in_steps(s.x);
        auto& x = s.x;
        for (unsigned i = 0; i < 10; ++i) {
            quarter_round(x[0], x[4], x[8], x[12]);
            quarter_round(x[1], x[5], x[9], x[13]);
            quarter_round(x[2], x[6], x[10], x[14]);
            quarter_round(x[3], x[7], x[11], x[15]);
            quarter_round(x[0], x[5], x[10], x[15]);
            quarter_round(x[1], x[6], x[11], x[12]);
            quarter_round(x[2], x[7], x[8], x[13]);
            quarter_round(x[3], x[4], x[9], x[14]);
        }
    }
    /// The same over rows of four words. A round computes b last and the next one uses it first; therefore the other rows are
    /// rotated.
    static constexpr size_t slant = 0; ///< lane i of row j is word i of row j + i * slant of the state
    template <class Row>
    LINNET_INLINE static void permute_rows(Row& a, Row& b, Row& c, Row& d) noexcept {
        for (unsigned i = 0; i < 10; ++i) {
            quarter_round(a, b, c, d);
            detail::turn_rows<3>(a, d, c);
            quarter_round(a, b, c, d);
            detail::turn_rows<1>(a, d, c);
        }
    }

private:
    template <class WordType>
    LINNET_INLINE static void permute_in_steps(WordType (&x)[16]) noexcept {
        for (unsigned i = 0; i < 10; ++i) {
            quarter_rounds_in_steps<0>(x);
            quarter_rounds_in_steps<1>(x);
        }
    }
    /// Four quarter rounds; each step is done for two of them at a time. They begin at word i * Turn of row i.
    template <size_t Turn, class WordType>
    LINNET_INLINE static void quarter_rounds_in_steps(WordType (&x)[16]) noexcept {
        detail::each<8>([&](auto i) LINNET_LAMBDA {
            constexpr unsigned left[] = {16, 12, 8, 7};
            constexpr size_t a = i / 2 % 2 * 2;
            constexpr size_t b = a + 1;
            constexpr size_t c = 3 - a;
            const auto word_of = [&](size_t row, size_t quarter_round) LINNET_LAMBDA -> WordType& {
                return x[4 * row + (i % 2 * 2 + quarter_round + row * Turn) % 4];
            };
            word<WordType>::template two_steps<left[i / 2]>(word_of(a, 0), word_of(b, 0), word_of(c, 0), word_of(a, 1),
                                                            word_of(b, 1), word_of(c, 1));
        });
    }
    /// For processors that rotate operands at no cost. Words b and d wait for their last rotation until they are operands, so that
    /// a quarter round takes eight instructions. Two of the words c are in registers at a time; they are exchanged twice in two
    /// rounds.
    LINNET_ONCE static constexpr void permute_rotating_operands(uint32_t (&x)[16]) noexcept {
        uint32_t a[] = {x[0], x[1], x[2], x[3]};
        uint32_t b[] = {before<25>(x[4]), before<25>(x[5]), before<25>(x[6]), before<25>(x[7])};
        uint32_t d[] = {before<24>(x[12]), before<24>(x[13]), before<24>(x[14]), before<24>(x[15])};
        uint32_t c[] = {x[8], x[9]};
        for (unsigned i = 0; i < 10; ++i) {
            waiting_quarter_round(a[0], b[0], c[0], d[0]);
            waiting_quarter_round(a[1], b[1], c[1], d[1]);
            exchange<8, 10>(x, c);
            waiting_quarter_round(a[2], b[2], c[0], d[2]);
            waiting_quarter_round(a[3], b[3], c[1], d[3]);
            waiting_quarter_round(a[0], b[1], c[0], d[3]);
            waiting_quarter_round(a[1], b[2], c[1], d[0]);
            exchange<10, 8>(x, c);
            waiting_quarter_round(a[2], b[3], c[0], d[1]);
            waiting_quarter_round(a[3], b[0], c[1], d[2]);
        }
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
            ((x[Index] = a[Index]), ...);
            ((x[4 + Index] = word<uint32_t>::rotate_right<25>(b[Index])), ...);
            ((x[12 + Index] = word<uint32_t>::rotate_right<24>(d[Index])), ...);
        }(std::make_index_sequence<4>{});
        x[8] = c[0];
        x[9] = c[1];
    }
    /// The value that becomes x when rotated.
    template <unsigned Right>
    LINNET_INLINE static constexpr uint32_t before(uint32_t x) noexcept {
        return word<uint32_t>::rotate_right<32 - Right>(x);
    }
    template <size_t Put, size_t Take>
    LINNET_INLINE static constexpr void exchange(uint32_t (&x)[16], uint32_t (&c)[2]) noexcept {
        x[Put] = c[0];
        x[Put + 1] = c[1];
        detail::optimizer_barrier(x);
        c[0] = x[Take];
        c[1] = x[Take + 1];
    }
    LINNET_INLINE static constexpr void waiting_quarter_round(uint32_t& a, uint32_t& b, uint32_t& c, uint32_t& d) noexcept {
        waiting_half<25, 24, 16>(a, b, c, d);
        waiting_half<20, 16, 24>(a, b, c, d);
    }
    /// Applies the rotations that b and d wait for, and the one that d waits for next. Pinning hides that the values are the same;
    /// else the compiler would rotate once for both operands.
    template <unsigned OfB, unsigned OfD, unsigned Next>
    LINNET_INLINE static constexpr void waiting_half(uint32_t& a, uint32_t& b, uint32_t& c, uint32_t& d) noexcept {
        using w = word<uint32_t>;
        a += w::rotate_right<OfB>(b);
        b = detail::pinned(b);
        d = a ^ w::rotate_right<OfD>(d);
        c += w::rotate_right<Next>(d);
        d = detail::pinned(d);
        b = c ^ w::rotate_right<OfB>(b);
    }

    /// RFC 8439, section 2.1.
    template <class WordType>
    LINNET_INLINE static constexpr void quarter_round(WordType& a, WordType& b, WordType& c, WordType& d) noexcept {
        half<16, 20>(a, b, c, d);
        half<24, 25>(a, b, c, d);
    }
    template <unsigned First, unsigned Second, class WordType>
    LINNET_INLINE static constexpr void half(WordType& a, WordType& b, WordType& c, WordType& d) noexcept {
        using w = word<WordType>;
        a = w::add(a, b);
        d = detail::sum_rotated<First>(d, a);
        c = w::add(c, d);
        b = detail::sum_rotated<Second>(b, c);
    }
};

/// The permutation of Salsa20 (D. J. Bernstein, "Salsa20 specification", 2005, sections 3 to 6).
struct salsa20_p {
    static constexpr std::array<uint8_t, 16> role{0, 4, 5, 6, 7, 1, 12, 13, 14, 15, 2, 8, 9, 10, 11, 3};
    static constexpr size_t counter = 8;

    template <detail::adds_and_rotates WordType>
    LINNET_INLINE static constexpr void permute(chacha_state<WordType>& s) noexcept {
        auto& x = s.x;
        for (unsigned i = 0; i < 10; ++i) {
            quarter_round(x[0], x[4], x[8], x[12]);
            quarter_round(x[5], x[9], x[13], x[1]);
            quarter_round(x[10], x[14], x[2], x[6]);
            quarter_round(x[15], x[3], x[7], x[11]);
            quarter_round(x[0], x[1], x[2], x[3]);
            quarter_round(x[5], x[6], x[7], x[4]);
            quarter_round(x[10], x[11], x[8], x[9]);
            quarter_round(x[15], x[12], x[13], x[14]);
        }
    }
    /// The same over rows of four words.
    static constexpr size_t slant = 1; ///< lane i of row j is word i of row j + i * slant of the state
    template <class Row>
    LINNET_INLINE static void permute_rows(Row& a, Row& b, Row& c, Row& d) noexcept {
        for (unsigned i = 0; i < 10; ++i) {
            quarter_round(a, b, c, d);
            detail::turn_rows<3>(b, c, d);
            quarter_round(a, d, c, b);
            detail::turn_rows<1>(b, c, d);
        }
    }

private:
    template <class WordType>
    LINNET_INLINE static constexpr void quarter_round(WordType& a, WordType& b, WordType& c, WordType& d) noexcept {
        step<25>(b, a, d);
        step<23>(c, b, a);
        step<19>(d, c, b);
        step<14>(a, d, c);
    }
    /// Adds the rotated sum of two words to a third.
    template <unsigned Right, class WordType>
    LINNET_INLINE static constexpr void step(WordType& to, const WordType& first, const WordType& second) noexcept {
        using w = word<WordType>;
        if constexpr (detail::HasXorRotated<WordType>) to = w::template xor_rotated<Right>(to, w::add(first, second));
        else to = to ^ w::template rotate_right<Right>(w::add(first, second));
    }
};

namespace detail {

/// The state from a key and an input; input(i) is word i of the input.
template <class Permutation, class WordType, class Function>
LINNET_INLINE constexpr chacha_state<WordType> chacha_begin(const chacha_key<WordType>& k, const Function& input) noexcept {
    return chacha_state<WordType>::generate([&](size_t i) LINNET_LAMBDA -> WordType {
        const size_t role = detail::table<Permutation::role>()[i];
        if (role < 4) return word<WordType>::constant(detail::table<chacha_constants>()[role]);
        return role < 12 ? k.x[role - 4] : input(role - 12);
    });
}

/// The key that HChaCha20 and HSalsa20 take from a permuted state: the words in place of the constants and the input.
template <class Permutation, class WordType>
LINNET_INLINE constexpr chacha_key<WordType> chacha_taken(const chacha_key<WordType>& k, const chacha_state<WordType>& s) noexcept {
    chacha_key<WordType> made = k;
    for (size_t i = 0; i < 16; ++i) {
        const size_t role = detail::table<Permutation::role>()[i];
        if (role < 4) made.x[role] = s.x[i];
        if (role >= 12) made.x[role - 8] = s.x[i];
    }
    return made;
}

/// HChaCha20 (draft-irtf-cfrg-xchacha-03, section 2.2) and HSalsa20 (D. J. Bernstein, "Extending the Salsa20 nonce", 2011): derive
/// a key from a key and an input. The new key is what the permutation leaves in place of the constants and the input.
template <class Permutation, class WordType, class Function>
LINNET_INLINE constexpr chacha_key<WordType> chacha_derive(const chacha_key<WordType>& k, const Function& input) noexcept {
    chacha_state<WordType> s = chacha_begin<Permutation>(k, input);
    Permutation::permute(s);
    const chacha_key<WordType> made = chacha_taken<Permutation>(k, s);
    wipe_kept(s);
    return made;
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
