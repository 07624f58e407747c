// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_GRAIN_GRAIN_STREAM_HPP
#define LINNET_DETAIL_PRIMITIVE_GRAIN_GRAIN_STREAM_HPP

/// The keystream and the authentication bits of Grain-128AEADv2, and its accumulator (Grain-128AEADv2, sections 2.1 and 2.3), for
/// 64 bits of a message at once.

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/primitive/grain/grain_registers.hpp>

LINNET_NAMESPACE_BEGIN

/// 64 bits.
template <class WordType>
struct grain_bits {
    static constexpr size_t number = 8 / word<WordType>::size;
    WordType x[number];

    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

/// Two bits of pre-output for each bit of a message: the even ones are keystream, the odd ones enter the authenticator.
template <class WordType>
struct grain_stream {
    grain_bits<WordType> key;
    grain_bits<WordType> authentication;

    LINNET_INLINE constexpr void wipe() noexcept {
        key.wipe();
        authentication.wipe();
    }
};

/// Accumulator and shift register, of 64 bits each.
template <class WordType>
struct grain_authenticator {
    grain_bits<WordType> sum;
    grain_bits<WordType> window;

    LINNET_INLINE constexpr void wipe() noexcept {
        sum.wipe();
        window.wipe();
    }
};

namespace detail {

/// Exchanges two groups of bits, `Distance` apart, of which `Mask` has the lower one.
template <unsigned Distance, uint64_t Mask, class WordType>
LINNET_INLINE constexpr WordType grain_exchange(const WordType& x) noexcept {
    using w = word<WordType>;
    constexpr auto mask = static_cast<unsigned_of<w::size>>(Mask);
    const WordType t = (x ^ w::template shift_right<Distance>(x)) & w::constant(mask);
    return x ^ t ^ w::template shift_left<Distance>(t);
}
/// Moves the even bits to the lower half of a word and the odd ones to the upper half, in order.
template <class WordType>
LINNET_INLINE constexpr WordType grain_even_first(const WordType& from) noexcept {
    WordType x = grain_exchange<1, 0x2222222222222222>(from);
    x = grain_exchange<2, 0x0c0c0c0c0c0c0c0c>(x);
    x = grain_exchange<4, 0x00f000f000f000f0>(x);
    x = grain_exchange<8, 0x0000ff000000ff00>(x);
    if constexpr (word<WordType>::size == 8) x = grain_exchange<16, 0x00000000ffff0000>(x);
    return x;
}
/// The bits in reverse order.
LINNET_INLINE constexpr uint64_t grain_reversed(uint64_t x) noexcept {
    x = grain_exchange<1, 0x5555555555555555>(x);
    x = grain_exchange<2, 0x3333333333333333>(x);
    x = grain_exchange<4, 0x0f0f0f0f0f0f0f0f>(x);
    return byte_swap(x);
}

/// Sets all bits if the lowest bit of `x` is 0, else none. The compiler does not see that these are the two cases: it could branch.
template <class WordType>
LINNET_INLINE constexpr WordType grain_unless(const WordType& x) noexcept {
    using w = word<WordType>;
    constexpr auto ones = static_cast<unsigned_of<w::size>>(~uint64_t{0});
    const WordType mask = w::add(x & w::constant(1), w::constant(ones));
    if constexpr (std::is_integral_v<WordType>) return opaque(mask);
    else return mask;
}

/// Shifts a string of bits to the right by `Shift`, up to a word. What its last word receives does not count.
template <unsigned Shift, class WordType, size_t Number>
LINNET_INLINE constexpr void grain_shift(WordType (&x)[Number]) noexcept {
    using w = word<WordType>;
    for (size_t i = 0; i + 1 < Number; ++i) {
        if constexpr (Shift == 8 * w::size) x[i] = x[i + 1];
        else x[i] = w::template shift_right<Shift>(x[i]) | w::template shift_left<8 * w::size - Shift>(x[i + 1]);
    }
    if constexpr (Shift != 8 * w::size) x[Number - 1] = w::template shift_right<Shift>(x[Number - 1]);
}

/// Adds words of a string of bits for each of the first `number` bits that is set, the string being shifted after each bit.
template <class WordType, size_t Number, size_t Words>
LINNET_INLINE constexpr void grain_add_masked(WordType (&sum)[Words], WordType (&string)[Number], const WordType& message,
                                              size_t number) noexcept {
    using w = word<WordType>;
    WordType bits = message;
    for (; number != 0; --number) {
        const WordType unless = grain_unless(bits);
        for (size_t i = 0; i < Words; ++i) sum[i] = sum[i] ^ w::and_not(unless, string[i]);
        grain_shift<1>(string);
        bits = w::template shift_right<1>(bits);
    }
}

/// The carry-less product of words.
struct grain_product {
    LINNET_INLINE static constexpr word_product<uint64_t> of(uint64_t a, uint64_t b) noexcept {
        return word<uint64_t>::multiply_carryless(a, b);
    }
};

/// Whether products of words are faster than a mask for each bit.
template <class WordType>
inline constexpr bool grain_by_products = LINNET_64_BIT && std::is_same_v<WordType, uint64_t>;

/// For each bit of the message that is set, adds the 64 authentication bits that begin at the same bit of the window and of those
/// after it (Grain-128AEADv2, section 2.3). Only the first `bytes` <= 8 bytes of the message may be other than zero.
template <class Product, class WordType>
LINNET_ONCE_OR_INLINE constexpr void grain_add_windows(grain_authenticator<WordType>& a, const grain_bits<WordType>& after,
                                                       const grain_bits<WordType>& message,
                                                       [[maybe_unused]] size_t bytes) noexcept {
    using w = word<WordType>;
#if defined(LINNET_THUMB)
    if constexpr (std::is_same_v<WordType, uint32_t>) {
        if (!__builtin_is_constant_evaluated()) return grain_thumb::add_windows(a.sum.x, after.x, message.x, bytes);
    }
#endif
    if constexpr (grain_by_products<WordType>) {
        // Bit 63 + j of the product is the sum of bits i + j over all bits i of the message that are set.
        const uint64_t reversed = grain_reversed(message.x[0]);
        const word_product<uint64_t> first = Product::of(a.window.x[0], reversed);
        const word_product<uint64_t> second = Product::of(after.x[0], reversed);
        a.sum.x[0] = a.sum.x[0] ^ w::template shift_right<63>(first.low) ^ w::template shift_left<1>(first.high ^ second.low);
    } else if constexpr (w::size == 8) {
        WordType string[] = {a.window.x[0], after.x[0]};
        grain_add_masked(a.sum.x, string, message.x[0], 8 * bytes);
    } else {
        WordType string[] = {a.window.x[0], a.window.x[1], after.x[0]};
        grain_add_masked(a.sum.x, string, message.x[0], 8 * (bytes < 4 ? bytes : 4));
        if (bytes <= 4) return;
        string[0] = a.window.x[1];
        string[1] = after.x[0];
        string[2] = after.x[1];
        grain_add_masked(a.sum.x, string, message.x[1], 8 * bytes - 32);
    }
}

/// Separates the even and the odd bits of 128 bits of pre-output, 32 in each word.
template <class WordType>
LINNET_INLINE constexpr void grain_split(grain_stream<WordType>& to, const WordType (&y)[4]) noexcept {
    using w = word<WordType>;
    constexpr unsigned half = 4 * w::size;
    constexpr auto low = static_cast<unsigned_of<w::size>>(~uint64_t{0} >> (64 - half));
    constexpr size_t number = grain_bits<WordType>::number;
    for (size_t i = 0; i < number; ++i) {
        const auto pair = [&](size_t at) LINNET_LAMBDA {
            if constexpr (w::size == 8)
                return grain_even_first((y[2 * at] & w::constant(low)) | w::template shift_left<32>(y[2 * at + 1]));
            else return grain_even_first(y[at]);
        };
        const WordType first = pair(2 * i);
        const WordType second = pair(2 * i + 1);
        to.key.x[i] = (first & w::constant(low)) | w::template shift_left<half>(second);
        to.authentication.x[i] = w::template shift_right<half>(first) | w::and_not(w::constant(low), second);
    }
}

/// 32 clocks that feed the pre-output back into both registers, with other bits.
template <class WordType>
LINNET_INLINE constexpr void grain_feed(grain_registers<WordType>& g, const WordType& to_b, const WordType& to_s) noexcept {
    const WordType y = grain_clocks(g);
    g.b.add_to_last(y ^ to_b);
    g.s.add_to_last(y ^ to_s);
}

/// Runs f, which all callers share where code is shared, and in lanes.
template <class WordType, class Function>
LINNET_INLINE constexpr void grain_shared(const Function& f) noexcept {
    if constexpr (in_lanes<WordType>) processor::in_function_for_vectors<WordType::vector_size>(f);
    else f();
}

template <class WordType>
LINNET_ONCE_OR_INLINE constexpr void grain_next_words(grain_registers<WordType>& g, grain_stream<WordType>& to) noexcept {
    const WordType zero = word<WordType>::constant(0);
    WordType y[] = {zero, zero, zero, zero};
    grain_clocks(g, y);
    grain_split(to, y);
}

/// Whether a message has at least `limit` bytes; in lanes, each one.
template <class WordType>
LINNET_INLINE constexpr auto grain_reaches(const length_of<WordType>& count, size_t limit) noexcept {
    using w = word<WordType>;
    if constexpr (in_lanes<WordType>)
        return w::and_not(count.below(limit), w::constant(static_cast<unsigned_of<w::size>>(~uint64_t{0})));
    else return typename w::mask{count >= limit};
}
/// `yes` where bit log2(`Bit`) of a count is set, else `no`.
template <unsigned Bit, class WordType>
LINNET_INLINE constexpr WordType grain_if(const length_of<WordType>& count, const WordType& yes, const WordType& no) noexcept {
    using w = word<WordType>;
    if constexpr (in_lanes<WordType>)
        return w::select(grain_unless(w::template shift_right<std::countr_zero(Bit)>(count.bytes)), no, yes);
    else return w::select(typename w::mask{(count & Bit) != 0}, yes, no);
}
template <class WordType>
struct grain_string {
    WordType x[2 * grain_bits<WordType>::number];
};
/// An element of a register after 16 of 32 clocks.
template <class WordType>
LINNET_INLINE constexpr WordType grain_halfway(const WordType& before, const WordType& after) noexcept {
    using w = word<WordType>;
    return w::template shift_right<16>(before) | w::template shift_left<16>(after);
}

/// The window after `count` < 8 bytes of the message: the bits of `window` and `after` from bit 8 `count` on.
template <class WordType>
LINNET_INLINE constexpr void grain_move_window(grain_bits<WordType>& window, const grain_bits<WordType>& after,
                                               const length_of<WordType>& count) noexcept {
    using w = word<WordType>;
    constexpr size_t number = grain_bits<WordType>::number;
    auto string = filled<grain_string<WordType>>(w::constant(0));
    for (size_t i = 0; i < number; ++i) {
        string.x[i] = window.x[i];
        string.x[number + i] = after.x[i];
    }
    const auto by = [&]<unsigned Shift>(std::integral_constant<unsigned, Shift>) LINNET_LAMBDA {
        auto shifted = string;
        grain_shift<Shift>(shifted.x);
        for (size_t i = 0; i < 2 * number; ++i) string.x[i] = grain_if<Shift / 8>(count, shifted.x[i], string.x[i]);
    };
    by(std::integral_constant<unsigned, 32>{});
    by(std::integral_constant<unsigned, 16>{});
    by(std::integral_constant<unsigned, 8>{});
    for (size_t i = 0; i < number; ++i) window.x[i] = string.x[i];
}

/// grain_take_part. No message has more than `most` bytes.
template <class Product, class WordType>
LINNET_ONCE_OR_INLINE constexpr void grain_take_words(grain_registers<WordType>& g, grain_authenticator<WordType>& a,
                                                      const grain_bits<WordType>& message, length_in<WordType> count,
                                                      size_t most) noexcept {
    using w = word<WordType>;
    const WordType zero = w::constant(0);
    WordType y[] = {zero, zero, zero, zero};
    for (size_t i = 0; 2 * i < most; ++i) {
        grain_registers<WordType> before = g;
        y[i] = grain_clocks(g);
        const auto whole = grain_reaches<WordType>(count, 2 * i + 2);
        const auto half = grain_reaches<WordType>(count, 2 * i + 1);
        const auto each = [&](WordType& to, const WordType& from)
                              LINNET_LAMBDA { to = w::select(whole, to, w::select(half, grain_halfway(from, to), from)); };
        for (size_t j = 0; j < grain_register<WordType>::number; ++j) {
            each(g.b.x[j], before.b.x[j]);
            each(g.s.x[j], before.s.x[j]);
        }
        before.wipe();
    }
    auto stream = filled<grain_stream<WordType>>(zero);
    grain_split(stream, y);
    grain_add_windows<Product>(a, stream.authentication, message, most);
    grain_move_window(a.window, stream.authentication, count);
    stream.wipe();
}

} // namespace detail

/// 128 clocks, for 64 bits of a message.
template <ArithmeticWord WordType>
LINNET_INLINE constexpr void grain_next(grain_registers<WordType>& g, grain_stream<WordType>& to) noexcept {
    detail::grain_shared<WordType>([&]() LINNET_LAMBDA { detail::grain_next_words(g, to); });
}

/// Authenticates 64 bits of a message. A `Product` multiplies words of 64 bits.
template <class Product = detail::grain_product, ArithmeticWord WordType>
LINNET_INLINE constexpr void grain_authenticate(grain_authenticator<WordType>& a, const grain_bits<WordType>& authentication,
                                                const grain_bits<WordType>& message) noexcept {
    detail::grain_shared<WordType>([&]() LINNET_LAMBDA {
        detail::grain_add_windows<Product>(a, authentication, message, 8);
        a.window = authentication;
    });
}

/// Authenticates the first `count` <= `Bytes` < 8 bytes of a message, and clocks the registers 16 times for each. The other bytes
/// must be zero.
template <unsigned Bytes, class Product = detail::grain_product, ArithmeticWord WordType>
LINNET_INLINE constexpr void grain_take_part(grain_registers<WordType>& g, grain_authenticator<WordType>& a,
                                             const grain_bits<WordType>& message,
                                             const detail::length_of<WordType>& count) noexcept {
    detail::grain_shared<WordType>([&]() LINNET_LAMBDA {
        if constexpr (detail::in_lanes<WordType>) detail::grain_take_words<Product, WordType>(g, a, message, count, Bytes);
        else detail::grain_take_words<Product, WordType>(g, a, message, count, count);
    });
}

/// Loads key and nonce, and clocks the registers until the authenticator is loaded too (Grain-128AEADv2, section 2.2).
template <ArithmeticWord WordType>
LINNET_INLINE constexpr void grain_initialize(grain_registers<WordType>& g, grain_authenticator<WordType>& a,
                                              const typename word<WordType>::source& key,
                                              const typename word<WordType>::source& nonce) noexcept {
    using w = word<WordType>;
    const auto load = [](const auto& from, size_t offset) LINNET_LAMBDA {
        if constexpr (w::size == 8) return w::template load_partial<byte_order::little>(from, offset, 4);
        else return w::template load<byte_order::little>(from, offset);
    };
    for (size_t i = 0; i < 16; i += 4) {
        g.b.push(load(key, i));
        g.s.push(i < 12 ? load(nonce, i) : w::constant(0x7fffffff));
    }
    for (size_t i = 0; i < 10; ++i) detail::grain_feed(g, w::constant(0), w::constant(0));
    for (size_t i = 0; i < 8; i += 4) detail::grain_feed(g, load(key, i), load(key, 8 + i));
    const auto next = [&](grain_bits<WordType>& to) LINNET_LAMBDA {
        if constexpr (w::size == 8) {
            const WordType first = grain_clocks(g);
            to.x[0] = (first & w::constant(0xffffffff)) | w::template shift_left<32>(grain_clocks(g));
        } else {
            grain_clocks(g, to.x);
        }
    };
    next(a.sum);
    next(a.window);
}

LINNET_NAMESPACE_END

#endif
