// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_RATE_LANES_HPP
#define LINNET_DETAIL_MODE_RATE_LANES_HPP

#include <linnet/detail/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// A rate in lanes. It does what rate.hpp does, with as many words at a time as 16 bytes hold. Words beyond the end of a last block
/// are processed too, as zeroes.
template <byte_order Order, uint8_t Pad, size_t Words, class WordType>
struct rate_lanes {
    using w = word<WordType>;
    using source = typename w::source;
    using sink = typename w::sink;
    using length = typename w::length;

    template <class State>
    LINNET_INLINE static void absorb(State& s, const source& in, size_t offset) noexcept {
        each([&](auto i, auto n) LINNET_LANES_LAMBDA {
            WordType text[n()];
            w::template load_words<Order, n()>(in, offset + i * w::size, text);
            for (size_t k = 0; k < n; ++k) s.x[i + k] = s.x[i + k] ^ text[k];
        });
    }
    template <class State>
    LINNET_INLINE static void squeeze(const State& s, const sink& out, size_t offset) noexcept {
        each([&](auto i, auto n) LINNET_LANES_LAMBDA { w::template store_words<Order, n()>(out, offset + i * w::size, &s.x[i]); });
    }
    template <class State>
    LINNET_INLINE static void crypt(const State& s, const source& in, const sink& out, size_t offset) noexcept {
        each([&](auto i, auto n) LINNET_LANES_LAMBDA {
            WordType text[n()];
            w::template load_words<Order, n()>(in, offset + i * w::size, text);
            for (size_t k = 0; k < n; ++k) text[k] = s.x[i + k] ^ text[k];
            w::template store_words<Order, n()>(out, offset + i * w::size, text);
        });
    }
    template <class State>
    LINNET_INLINE static void encrypt(State& s, const source& in, const sink& out, size_t offset) noexcept {
        absorb(s, in, offset);
        squeeze(s, out, offset);
    }
    template <class State>
    LINNET_INLINE static void decrypt(State& s, const source& in, const sink& out, size_t offset) noexcept {
        each([&](auto i, auto n) LINNET_LANES_LAMBDA {
            WordType text[n()];
            w::template load_words<Order, n()>(in, offset + i * w::size, text);
            for (size_t k = 0; k < n; ++k) s.x[i + k] = s.x[i + k] ^ text[k];
            w::template store_words<Order, n()>(out, offset + i * w::size, &s.x[i]);
            for (size_t k = 0; k < n; ++k) s.x[i + k] = text[k];
        });
    }

    template <class State>
    LINNET_INLINE static void absorb_last(State& s, const source& in, size_t offset, const length& count) noexcept {
        each([&](auto i, auto n) LINNET_LANES_LAMBDA {
            const length rest = count.after(i * w::size);
            WordType text[n()]{};
            if (!rest.all_zero()) w::template load_words<Order, n()>(in, offset + i * w::size, rest, text);
            for (size_t k = 0; k < n; ++k) s.x[i + k] = s.x[i + k] ^ text[k] ^ byte_of(count, i + k, Pad);
        });
    }
    template <class State>
    LINNET_INLINE static void squeeze_last(const State& s, const sink& out, size_t offset, const length& count) noexcept {
        each([&](auto i, auto n) LINNET_LANES_LAMBDA {
            const length rest = count.after(i * w::size);
            if (!rest.all_zero()) w::template store_words<Order, n()>(out, offset + i * w::size, rest, &s.x[i]);
        });
    }
    template <bool Encrypt, class State>
    LINNET_INLINE static void crypt_last(State& s, const source& in, const sink& out, size_t offset, const length& count) noexcept {
        each([&](auto i, auto n) LINNET_LANES_LAMBDA {
            const length rest = count.after(i * w::size);
            if (!rest.all_zero()) {
                WordType sum[n()];
                w::template load_words<Order, n()>(in, offset + i * w::size, rest, sum);
                for (size_t k = 0; k < n; ++k) sum[k] = sum[k] ^ s.x[i + k];
                w::template store_words<Order, n()>(out, offset + i * w::size, rest, sum);
                for (size_t k = 0; k < n; ++k) {
                    if constexpr (Encrypt) {
                        // Beyond the end, the sum is the state, which stays.
                        s.x[i + k] = sum[k];
                    } else {
                        s.x[i + k] = s.x[i + k] ^ w::template first_bytes<Order>(sum[k], rest.after(k * w::size));
                    }
                }
            }
            for (size_t k = 0; k < n; ++k) s.x[i + k] = s.x[i + k] ^ byte_of(count, i + k, Pad);
        });
    }

    template <class State>
    LINNET_INLINE static void add_byte(State& s, const length& count, uint8_t byte) noexcept {
        for (size_t i = 0; i < Words; ++i) s.x[i] = s.x[i] ^ byte_of(count, i, byte);
    }

private:
    /// The padding byte at `count`, as seen by word `index`; zero if it is in another word.
    LINNET_INLINE static WordType byte_of(const length& count, size_t index, uint8_t byte) noexcept {
        return w::template byte_at<Order>(count.from(index * w::size), byte);
    }
    /// Calls f(first, number) for the words of each 16 bytes. Many words are in memory anyway, and a loop over them compiles in a
    /// fraction of the time.
    template <class Function>
    LINNET_INLINE static void each(const Function& f) noexcept {
        constexpr size_t steps = Words / w::chunk;
        constexpr size_t rest = Words % w::chunk;
        constexpr std::integral_constant<size_t, w::chunk> chunk;
        if constexpr (Words > 8) {
            for (size_t i = 0; i < steps * chunk; i += chunk) f(i, chunk);
        } else {
            [&]<size_t... Step>(std::index_sequence<Step...>) LINNET_LANES_LAMBDA {
                (f(std::integral_constant<size_t, Step * chunk>{}, chunk), ...);
            }(std::make_index_sequence<steps>{});
        }
        // The last words, fewer than 16 bytes, on their own.
        if constexpr (rest != 0) f(std::integral_constant<size_t, steps * w::chunk>{}, std::integral_constant<size_t, rest>{});
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
