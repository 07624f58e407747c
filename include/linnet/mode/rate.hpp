// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_RATE_HPP
#define LINNET_MODE_RATE_HPP

#include <linnet/word/scalar.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The outer part, of `Size` bytes, of a permutation's state: what sponge and duplex read and write. Text is loaded in byte order
/// `Order`; a last, incomplete block is padded by the byte `Pad` and zeroes. A state has its words in an array `x`.
template <byte_order Order, uint8_t Pad, size_t Size>
struct rate {
    static constexpr size_t size = Size;
    static constexpr size_t word_size = 8;
    static constexpr size_t words = Size / word_size;

    template <class W, class State>
    LINNET_INLINE static constexpr void absorb(State& s, const typename word<W>::source& in, size_t offset) noexcept {
        each([&](auto i) LINNET_LAMBDA { s.x[i] = s.x[i] ^ word<W>::template load<Order>(in, offset + i * word_size); });
    }

    template <class W, class State>
    LINNET_INLINE static constexpr void squeeze(const State& s, const typename word<W>::sink& out, size_t offset) noexcept {
        each([&](auto i) LINNET_LAMBDA { word<W>::template store<Order>(out, offset + i * word_size, s.x[i]); });
    }

    template <class W, class State>
    LINNET_INLINE static constexpr void encrypt(State& s, const typename word<W>::source& in, const typename word<W>::sink& out,
                                                size_t offset) noexcept {
        each([&](auto i) LINNET_LAMBDA {
            s.x[i] = s.x[i] ^ word<W>::template load<Order>(in, offset + i * word_size);
            word<W>::template store<Order>(out, offset + i * word_size, s.x[i]);
        });
    }

    template <class W, class State>
    LINNET_INLINE static constexpr void decrypt(State& s, const typename word<W>::source& in, const typename word<W>::sink& out,
                                                size_t offset) noexcept {
        each([&](auto i) LINNET_LAMBDA {
            const W text = word<W>::template load<Order>(in, offset + i * word_size);
            word<W>::template store<Order>(out, offset + i * word_size, s.x[i] ^ text);
            s.x[i] = text;
        });
    }

    // The last block has `count` < Size bytes. Its whole words go the way of a full block, one recursion each.

    template <class W, size_t I = 0, class State>
    LINNET_INLINE static constexpr void absorb_last(State& s, const typename word<W>::source& in, size_t offset,
                                                    size_t count) noexcept {
        if constexpr (I + 1 < words) {
            if (count >= word_size) {
                s.x[I] = s.x[I] ^ word<W>::template load<Order>(in, offset);
                return absorb_last<W, I + 1>(s, in, offset + word_size, count - word_size);
            }
        }
        s.x[I] = s.x[I] ^ word<W>::template load_partial<Order>(in, offset, count) ^ word<W>::template byte_at<Order>(count, Pad);
    }

    template <class W, size_t I = 0, class State>
    LINNET_INLINE static constexpr void squeeze_last(const State& s, const typename word<W>::sink& out, size_t offset,
                                                     size_t count) noexcept {
        if constexpr (I + 1 < words) {
            if (count >= word_size) {
                word<W>::template store<Order>(out, offset, s.x[I]);
                return squeeze_last<W, I + 1>(s, out, offset + word_size, count - word_size);
            }
        }
        word<W>::template store_partial<Order>(out, offset, count, s.x[I]);
    }

    template <class W, size_t I = 0, class State>
    LINNET_INLINE static constexpr void encrypt_last(State& s, const typename word<W>::source& in,
                                                     const typename word<W>::sink& out, size_t offset, size_t count) noexcept {
        if constexpr (I + 1 < words) {
            if (count >= word_size) {
                s.x[I] = s.x[I] ^ word<W>::template load<Order>(in, offset);
                word<W>::template store<Order>(out, offset, s.x[I]);
                return encrypt_last<W, I + 1>(s, in, out, offset + word_size, count - word_size);
            }
        }
        s.x[I] = s.x[I] ^ word<W>::template load_partial<Order>(in, offset, count);
        word<W>::template store_partial<Order>(out, offset, count, s.x[I]);
        s.x[I] = s.x[I] ^ word<W>::template byte_at<Order>(count, Pad);
    }

    template <class W, size_t I = 0, class State>
    LINNET_INLINE static constexpr void decrypt_last(State& s, const typename word<W>::source& in,
                                                     const typename word<W>::sink& out, size_t offset, size_t count) noexcept {
        if constexpr (I + 1 < words) {
            if (count >= word_size) {
                const W text = word<W>::template load<Order>(in, offset);
                word<W>::template store<Order>(out, offset, s.x[I] ^ text);
                s.x[I] = text;
                return decrypt_last<W, I + 1>(s, in, out, offset + word_size, count - word_size);
            }
        }
        const W text = s.x[I] ^ word<W>::template load_partial<Order>(in, offset, count);
        word<W>::template store_partial<Order>(out, offset, count, text);
        s.x[I] = s.x[I] ^ word<W>::template first_bytes<Order>(text, count) ^ word<W>::template byte_at<Order>(count, Pad);
    }

private:
    template <class F>
    LINNET_INLINE static constexpr void each(const F& f) noexcept {
        [&]<size_t... I>(std::index_sequence<I...>)
            LINNET_LAMBDA { (f(std::integral_constant<size_t, I>{}), ...); }(std::make_index_sequence<words>{});
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
