// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_RATE_HPP
#define LINNET_DETAIL_MODE_RATE_HPP

#include <linnet/detail/mode/rate_lanes.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// A word that is loaded from, and stored to, contiguous bytes.
template <class WordType>
concept WordOfBytes =
    std::is_same_v<typename word<WordType>::source, const uint8_t*> && requires(const WordType& x) { word<WordType>::is_zero(x); };

/// Whether all rates share the functions below; otherwise the code is inlined in each place.
template <class WordType>
inline constexpr bool shared_words = LINNET_SHARED && WordOfBytes<WordType>;

/// Adds `count` bytes to the words from `x` on.
template <byte_order Order, class WordType>
[[gnu::noinline]] constexpr void absorb_bytes(WordType* x, const uint8_t* in, size_t count) noexcept {
    using w = word<WordType>;
    for (; count >= w::size; count -= w::size, in += w::size, ++x) *x = *x ^ w::template load<Order>(in, 0);
    if (count != 0) *x = *x ^ w::template load_partial<Order>(in, 0, count);
}

/// Writes the sum of `count` bytes and the words from `x` on. The ciphertext replaces the words.
template <byte_order Order, class WordType>
[[gnu::noinline]] constexpr void crypt_bytes(WordType* x, const uint8_t* in, uint8_t* out, size_t count, bool decrypting) noexcept {
    using w = word<WordType>;
    for (; count >= w::size; count -= w::size, in += w::size, out += w::size, ++x) {
        const WordType text = w::template load<Order>(in, 0);
        const WordType sum = *x ^ text;
        *x = w::select(decrypting, text, sum);
        w::template store<Order>(out, 0, sum);
    }
    if (count == 0) return;
    const WordType sum = *x ^ w::template load_partial<Order>(in, 0, count);
    *x = w::select(decrypting, *x ^ w::template first_bytes<Order>(sum, count), sum);
    w::template store_partial<Order>(out, 0, count, sum);
}

/// Writes the first `count` bytes of the words from `x` on.
template <byte_order Order, class WordType>
[[gnu::noinline]] constexpr void squeeze_bytes(const WordType* x, uint8_t* out, size_t count) noexcept {
    using w = word<WordType>;
    for (; count >= w::size; count -= w::size, out += w::size, ++x) w::template store<Order>(out, 0, *x);
    if (count != 0) w::template store_partial<Order>(out, 0, count, *x);
}

/// Writes the first `size` bytes of the words from `x` on as a tag, or returns whether `tag` has the same bytes. Compares in
/// constant time; the result is public.
template <byte_order Order, class WordType>
LINNET_INLINE constexpr bool tag_bytes(bool compare, WordType* x, uint8_t* tag, size_t size) noexcept {
    if (!compare) {
        squeeze_bytes<Order>(x, tag, size);
        return true;
    }
    using w = word<WordType>;
    absorb_bytes<Order>(x, tag, size);
    WordType difference = w::constant(0);
    for (; size >= w::size; size -= w::size, ++x) difference = difference | *x;
    if (size != 0) difference = difference | w::template first_bytes<Order>(*x, size);
    const bool same = w::is_zero(difference);
    if (!__builtin_is_constant_evaluated()) LINNET_DECLASSIFY(same);
    return same;
}

} // namespace detail
namespace mode {

/// The outer part, `Size` bytes, of a permutation's state: what sponge and duplex read and write. Text is loaded in byte order
/// `Order`. The byte `Pad` and zeroes pad an incomplete last block. A state has its words in an array `x`.
template <byte_order Order, uint8_t Pad, size_t Size, size_t WordSize = 8>
struct rate {
    static constexpr byte_order order = Order;
    static constexpr size_t size = Size;
    static constexpr size_t word_size = WordSize;
    static constexpr size_t words = Size / word_size;
    template <class WordType>
    using lanes = rate_lanes<Order, Pad, words, WordType>;

    /// Whether a block that may be the last uses the functions above. A rate of many words uses them too, since its words are in
    /// memory anyway.
    template <class WordType>
    static constexpr bool by_bytes = detail::shared_words<WordType> || (words > 8 && detail::WordOfBytes<WordType>);

    /// The size of the whole blocks among `bytes`.
    LINNET_INLINE static constexpr size_t whole(size_t bytes) noexcept { return detail::whole_blocks<Size>(bytes); }

    template <class WordType, class State>
    LINNET_INLINE static constexpr void absorb(State& s, const typename word<WordType>::source& in, size_t offset) noexcept {
        if constexpr (detail::in_lanes<WordType>) return lanes<WordType>::absorb(s, in, offset);
        if constexpr (detail::shared_words<WordType>) return detail::absorb_bytes<Order>(s.x, in + offset, size);
        each([&](auto i) LINNET_LAMBDA { s.x[i] = s.x[i] ^ word<WordType>::template load<Order>(in, offset + i * word_size); });
    }

    template <class WordType, class State>
    LINNET_INLINE static constexpr void squeeze(const State& s, const typename word<WordType>::sink& out, size_t offset) noexcept {
        if constexpr (detail::in_lanes<WordType>) return lanes<WordType>::squeeze(s, out, offset);
        if constexpr (detail::shared_words<WordType>) return detail::squeeze_bytes<Order>(s.x, out + offset, size);
        each([&](auto i) LINNET_LAMBDA { word<WordType>::template store<Order>(out, offset + i * word_size, s.x[i]); });
    }

    template <class WordType, class State>
    LINNET_INLINE static constexpr void encrypt(State& s, const typename word<WordType>::source& in,
                                                const typename word<WordType>::sink& out, size_t offset) noexcept {
        if constexpr (detail::in_lanes<WordType>) return lanes<WordType>::encrypt(s, in, out, offset);
        if constexpr (detail::shared_words<WordType>)
            return detail::crypt_bytes<Order>(s.x, in + offset, out + offset, size, false);
        each([&](auto i) LINNET_LAMBDA { encrypt_word(s.x[i], in, out, offset + i * word_size); });
    }

    /// Adds the state to the text; the state does not change.
    template <class WordType, class State>
    LINNET_INLINE static constexpr void crypt(const State& s, const typename word<WordType>::source& in,
                                              const typename word<WordType>::sink& out, size_t offset) noexcept {
        if constexpr (detail::in_lanes<WordType>) return lanes<WordType>::crypt(s, in, out, offset);
        each([&](auto i) LINNET_LAMBDA { crypt_word(s.x[i], in, out, offset + i * word_size); });
    }

    template <class WordType, class State>
    LINNET_INLINE static constexpr void decrypt(State& s, const typename word<WordType>::source& in,
                                                const typename word<WordType>::sink& out, size_t offset) noexcept {
        if constexpr (detail::in_lanes<WordType>) return lanes<WordType>::decrypt(s, in, out, offset);
        if constexpr (detail::shared_words<WordType>) return detail::crypt_bytes<Order>(s.x, in + offset, out + offset, size, true);
        each([&](auto i) LINNET_LAMBDA { decrypt_word(s.x[i], in, out, offset + i * word_size); });
    }

    // The last block has `count` < Size bytes: whole words, then one word with `count` % 8 bytes and the padding.

    template <class WordType, class State>
        requires(!detail::in_lanes<WordType>)
    LINNET_INLINE static constexpr void absorb_last(State& s, const typename word<WordType>::source& in, size_t offset,
                                                    size_t count) noexcept {
        if constexpr (by_bytes<WordType>) return absorb_some<WordType>(s, in, offset, count);
        before_last(count, [&](auto i) LINNET_LAMBDA {
            s.x[i] = s.x[i] ^ word<WordType>::template load<Order>(in, offset + i * word_size);
        });
        const size_t rest = count % word_size;
        set_last<WordType>(s, count,
                           last_word<WordType>(s, count) ^
                               word<WordType>::template load_partial<Order>(in, offset + count - rest, rest) ^
                               word<WordType>::template byte_at<Order>(rest, Pad));
    }

    template <class WordType, class State>
        requires(!detail::in_lanes<WordType>)
    LINNET_INLINE static constexpr void squeeze_last(const State& s, const typename word<WordType>::sink& out, size_t offset,
                                                     size_t count) noexcept {
        if constexpr (by_bytes<WordType>) return detail::squeeze_bytes<Order>(s.x, out + offset, count);
        before_last(count,
                    [&](auto i) LINNET_LAMBDA { word<WordType>::template store<Order>(out, offset + i * word_size, s.x[i]); });
        const size_t rest = count % word_size;
        word<WordType>::template store_partial<Order>(out, offset + count - rest, rest, last_word<WordType>(s, count));
    }

    template <class WordType, class State>
        requires(!detail::in_lanes<WordType>)
    LINNET_INLINE static constexpr void encrypt_last(State& s, const typename word<WordType>::source& in,
                                                     const typename word<WordType>::sink& out, size_t offset,
                                                     size_t count) noexcept {
        if constexpr (detail::shared_words<WordType>) return crypt_some<WordType>(s, in, out, offset, count, false);
        before_last(count, [&](auto i) LINNET_LAMBDA { encrypt_word(s.x[i], in, out, offset + i * word_size); });
        const size_t rest = count % word_size;
        const WordType x =
            last_word<WordType>(s, count) ^ word<WordType>::template load_partial<Order>(in, offset + count - rest, rest);
        word<WordType>::template store_partial<Order>(out, offset + count - rest, rest, x);
        set_last<WordType>(s, count, x ^ word<WordType>::template byte_at<Order>(rest, Pad));
    }

    template <class WordType, class State>
        requires(!detail::in_lanes<WordType>)
    LINNET_INLINE static constexpr void decrypt_last(State& s, const typename word<WordType>::source& in,
                                                     const typename word<WordType>::sink& out, size_t offset,
                                                     size_t count) noexcept {
        if constexpr (detail::shared_words<WordType>) return crypt_some<WordType>(s, in, out, offset, count, true);
        before_last(count, [&](auto i) LINNET_LAMBDA { decrypt_word(s.x[i], in, out, offset + i * word_size); });
        const size_t rest = count % word_size;
        const WordType x = last_word<WordType>(s, count);
        const WordType text = x ^ word<WordType>::template load_partial<Order>(in, offset + count - rest, rest);
        word<WordType>::template store_partial<Order>(out, offset + count - rest, rest, text);
        set_last<WordType>(s, count,
                           x ^ word<WordType>::template first_bytes<Order>(text, rest) ^
                               word<WordType>::template byte_at<Order>(rest, Pad));
    }

    // In lanes, each message has its own `count`.

    template <class WordType, class State>
        requires detail::in_lanes<WordType>
    LINNET_INLINE static constexpr void absorb_last(State& s, const typename word<WordType>::source& in, size_t offset,
                                                    const typename word<WordType>::length& count) noexcept {
        lanes<WordType>::absorb_last(s, in, offset, count);
    }
    template <class WordType, class State>
        requires detail::in_lanes<WordType>
    LINNET_INLINE static constexpr void squeeze_last(const State& s, const typename word<WordType>::sink& out, size_t offset,
                                                     const typename word<WordType>::length& count) noexcept {
        lanes<WordType>::squeeze_last(s, out, offset, count);
    }
    template <class WordType, class State>
        requires detail::in_lanes<WordType>
    LINNET_INLINE static constexpr void encrypt_last(State& s, const typename word<WordType>::source& in,
                                                     const typename word<WordType>::sink& out, size_t offset,
                                                     const typename word<WordType>::length& count) noexcept {
        lanes<WordType>::template crypt_last<true>(s, in, out, offset, count);
    }
    template <class WordType, class State>
        requires detail::in_lanes<WordType>
    LINNET_INLINE static constexpr void decrypt_last(State& s, const typename word<WordType>::source& in,
                                                     const typename word<WordType>::sink& out, size_t offset,
                                                     const typename word<WordType>::length& count) noexcept {
        lanes<WordType>::template crypt_last<false>(s, in, out, offset, count);
    }

    // A block that may be the last, of `count` <= Size bytes, through the functions above.

    template <class WordType, class State>
    LINNET_INLINE static constexpr void absorb_some(State& s, const uint8_t* in, size_t offset, size_t count) noexcept {
        if (count != 0) detail::absorb_bytes<Order>(s.x, in + offset, count);
        if (count != size) pad<WordType>(s, count);
    }
    template <class WordType, class State>
    LINNET_INLINE static constexpr void crypt_some(State& s, const uint8_t* in, uint8_t* out, size_t offset, size_t count,
                                                   bool decrypting) noexcept {
        if (count != 0) detail::crypt_bytes<Order>(s.x, in + offset, out + offset, count, decrypting);
        if (count != size) pad<WordType>(s, count);
    }

    /// The padding alone, after `count` < Size bytes.
    template <class WordType, class State>
    LINNET_INLINE static constexpr void pad(State& s, size_t count) noexcept {
        add_byte<WordType>(s, count, Pad);
    }
    /// Adds another byte at the place of the padding.
    template <class WordType, class State>
        requires(!detail::in_lanes<WordType>)
    LINNET_INLINE static constexpr void add_byte(State& s, size_t count, uint8_t byte) noexcept {
        WordType& x = s.x[count / word_size];
        x = x ^ word<WordType>::template byte_at<Order>(count % word_size, byte);
    }
    template <class WordType, class State>
        requires detail::in_lanes<WordType>
    LINNET_INLINE static constexpr void add_byte(State& s, const typename word<WordType>::length& count, uint8_t byte) noexcept {
        lanes<WordType>::add_byte(s, count, byte);
    }

private:
    template <class WordType>
    LINNET_INLINE static constexpr void crypt_word(const WordType& x, const typename word<WordType>::source& in,
                                                   const typename word<WordType>::sink& out, size_t offset) noexcept {
        word<WordType>::template store<Order>(out, offset, x ^ word<WordType>::template load<Order>(in, offset));
    }

    template <class WordType>
    LINNET_INLINE static constexpr void encrypt_word(WordType& x, const typename word<WordType>::source& in,
                                                     const typename word<WordType>::sink& out, size_t offset) noexcept {
        x = x ^ word<WordType>::template load<Order>(in, offset);
        word<WordType>::template store<Order>(out, offset, x);
    }

    template <class WordType>
    LINNET_INLINE static constexpr void decrypt_word(WordType& x, const typename word<WordType>::source& in,
                                                     const typename word<WordType>::sink& out, size_t offset) noexcept {
        const WordType text = word<WordType>::template load<Order>(in, offset);
        word<WordType>::template store<Order>(out, offset, x ^ text);
        x = text;
    }

    template <class Function>
    LINNET_INLINE static constexpr void each(const Function& f) noexcept {
        [&]<size_t... Index>(std::index_sequence<Index...>)
            LINNET_LAMBDA { (f(std::integral_constant<size_t, Index>{}), ...); }(std::make_index_sequence<words>{});
    }

    /// Calls f for each whole word of a last block.
    template <class Function>
    LINNET_INLINE static constexpr void before_last(size_t count, const Function& f) noexcept {
        each([&](auto i) LINNET_LAMBDA {
            if constexpr (i + 1 < words) {
                if (count >= (i + 1) * word_size) f(i);
            }
        });
    }

    // The word after those, by a choice between values: a choice between addresses would keep the state in memory.

    template <class WordType, class State>
    LINNET_INLINE static constexpr WordType last_word(const State& s, size_t count) noexcept {
        WordType x = s.x[0];
        each([&](auto i) LINNET_LAMBDA { x = count / word_size == i ? s.x[i] : x; });
        return x;
    }
    template <class WordType, class State>
    LINNET_INLINE static constexpr void set_last(State& s, size_t count, const WordType& x) noexcept {
        each([&](auto i) LINNET_LAMBDA { s.x[i] = count / word_size == i ? x : s.x[i]; });
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
