// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_GRAIN_GRAIN_REGISTERS_HPP
#define LINNET_DETAIL_PRIMITIVE_GRAIN_GRAIN_REGISTERS_HPP

/// The two shift registers of Grain-128AEADv2 and its authenticator (Grain-128AEADv2, section 2.1), 32 clocks at once: no function
/// reads a bit above 96, so that 32 new bits do not depend on one another.

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/primitive/grain/grain_thumb.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <type_traits>

LINNET_NAMESPACE_BEGIN

/// A register of 128 bits, from bit 0 on. Element i begins with bit 32 i. Elements of 64 bits overlap: so each of bits 0 to 96 and
/// the 31 after it are in one element.
template <class WordType>
struct grain_register {
    static constexpr bool overlaps = word<WordType>::size == 8;
    static constexpr size_t number = overlaps ? 3 : 4;
    static_assert(overlaps || word<WordType>::size == 4);
    WordType x[number];

    /// 32 bits from bit `Index` on. With elements of 64 bits, any bits follow these.
    template <unsigned Index>
    LINNET_INLINE constexpr WordType from() const noexcept {
        constexpr unsigned last = number - 1;
        constexpr unsigned i = Index / 32 < last ? Index / 32 : last;
        return both<Index - 32 * i>([&](size_t at) LINNET_LAMBDA { return x[i + at]; });
    }
    /// The products of these bits and those from bit `Index` + `Distance` on, a multiple of 32.
    template <unsigned Index, unsigned Distance>
    LINNET_INLINE constexpr WordType product() const noexcept {
        constexpr unsigned i = Index / 32;
        return both<Index % 32>([&](size_t at) LINNET_LAMBDA { return x[i + at] & x[i + at + Distance / 32]; });
    }

    /// Shifts by 32 bits. The first 32 bits of `next` enter; what follows them does not count.
    LINNET_INLINE constexpr void push(const WordType& next) noexcept {
        using w = word<WordType>;
        x[0] = x[1];
        x[1] = x[2];
        if constexpr (overlaps) {
            x[2] = w::template shift_right<32>(x[2]) | w::template shift_left<32>(next);
        } else {
            x[2] = x[3];
            x[3] = next;
        }
    }
    /// Adds to the last 32 bits.
    LINNET_INLINE constexpr void add_to_last(const WordType& value) noexcept {
        if constexpr (overlaps) x[2] = x[2] ^ word<WordType>::template shift_left<32>(value);
        else x[3] = x[3] ^ value;
    }

private:
    template <unsigned Shift, class Element>
    LINNET_INLINE static constexpr WordType both(const Element& element) noexcept {
        using w = word<WordType>;
        if constexpr (Shift == 0) return element(0);
        else if constexpr (overlaps) return w::template shift_right<Shift>(element(0));
        else return w::template shift_right<Shift>(element(0)) | w::template shift_left<32 - Shift>(element(1));
    }
};

/// NFSR and LFSR.
template <class WordType>
struct grain_registers {
    grain_register<WordType> b;
    grain_register<WordType> s;

    LINNET_INLINE constexpr void wipe() noexcept {
        wipe_words(b.x);
        wipe_words(s.x);
    }
};

namespace detail {

/// The bits that enter the LFSR.
template <class WordType>
LINNET_INLINE constexpr WordType grain_linear(const grain_register<WordType>& s) noexcept {
    return s.template from<0>() ^ s.template from<7>() ^ s.template from<38>() ^ s.template from<70>() ^ s.template from<81>() ^
           s.template from<96>();
}

/// The bits that enter the NFSR, without the bit of the LFSR.
template <class WordType>
LINNET_INLINE constexpr WordType grain_nonlinear(const grain_register<WordType>& b) noexcept {
    const WordType early = b.template from<0>() ^ b.template from<26>() ^ b.template from<56>() ^
                           (b.template from<11>() & b.template from<13>()) ^ (b.template from<17>() & b.template from<18>()) ^
                           b.template product<27, 32>() ^ (b.template from<40>() & b.template from<48>()) ^
                           (b.template from<22>() & b.template from<24>() & b.template from<25>());
    const WordType late = b.template product<3, 64>() ^ (b.template from<61>() & b.template from<65>()) ^
                          (b.template from<68>() & b.template from<84>()) ^
                          (b.template from<70>() & b.template from<78>() & b.template from<82>());
    return early ^ late ^ b.template from<91>() ^ b.template from<96>() ^
           (b.template from<88>() & b.template from<92>() & b.template from<93>() & b.template from<95>());
}

/// The pre-output.
template <class WordType>
LINNET_INLINE constexpr WordType grain_output(const grain_register<WordType>& b, const grain_register<WordType>& s) noexcept {
    const WordType h = (b.template from<12>() & (s.template from<8>() ^ (b.template from<95>() & s.template from<94>()))) ^
                       (s.template from<13>() & s.template from<20>()) ^ (b.template from<95>() & s.template from<42>()) ^
                       (s.template from<60>() & s.template from<79>());
    return h ^ s.template from<93>() ^ b.template from<2>() ^ b.template from<15>() ^ b.template from<36>() ^
           b.template from<45>() ^ b.template from<64>() ^ b.template from<73>() ^ b.template from<89>();
}

template <class WordType>
LINNET_INLINE constexpr WordType grain_clocks_inline(grain_registers<WordType>& g) noexcept {
    const WordType y = grain_output(g.b, g.s);
    const WordType next = g.s.template from<0>() ^ grain_nonlinear(g.b);
    g.s.push(grain_linear(g.s));
    g.b.push(next);
    return y;
}
template <class WordType>
[[gnu::noinline]] constexpr WordType grain_clocks_function(grain_registers<WordType>& g) noexcept {
    return grain_clocks_inline(g);
}

} // namespace detail

/// 32 clocks for each word of `y`, which gets 32 bits of pre-output; with words of 64 bits, any bits follow these.
template <ArithmeticWord WordType, size_t Number>
LINNET_INLINE constexpr void grain_clocks(grain_registers<WordType>& g, WordType (&y)[Number]) noexcept {
#if defined(LINNET_THUMB)
    if constexpr (std::is_same_v<WordType, uint32_t>) {
        if (!__builtin_is_constant_evaluated()) return detail::grain_thumb::clocks(g.b.x, y, y + Number);
    }
#endif
    for (size_t i = 0; i < Number; ++i) {
        if constexpr (!LINNET_SHARED && (LINNET_UNROLL || detail::in_lanes<WordType>)) y[i] = detail::grain_clocks_inline(g);
        else y[i] = detail::grain_clocks_function(g);
    }
}
template <ArithmeticWord WordType>
LINNET_INLINE constexpr WordType grain_clocks(grain_registers<WordType>& g) noexcept {
    WordType y[] = {word<WordType>::constant(0)};
    grain_clocks(g, y);
    return y[0];
}

LINNET_NAMESPACE_END

#endif
