// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_MERKLE_DAMGARD_HPP
#define LINNET_DETAIL_MODE_MERKLE_DAMGARD_HPP

#include <linnet/detail/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Writes the first `size` bytes of words.
template <byte_order Order, class WordType>
constexpr void store_first_words(const typename word<WordType>::sink& out, size_t offset, const WordType* from,
                                 size_t size) noexcept {
    constexpr size_t each = word<WordType>::size;
    for (; size >= each; offset += each, size -= each) word<WordType>::template store<Order>(out, offset, *from++);
    if (size != 0) word<WordType>::template store_partial<Order>(out, offset, size, *from);
}

} // namespace detail
namespace mode {

/// The chaining value, and how many bytes have been compressed into it.
template <class Chain>
struct merkle_damgard_state {
    Chain value;
    uint64_t size;
    LINNET_INLINE constexpr void wipe() noexcept { value.wipe(); }
};

/// The Merkle-Damgard construction with the padding of FIPS 180-4, section 5.1. A `Scheme` has the size of the digest, a whole
/// number of words, and the initial value; a `Compression` the function over its state and blocks of words.
template <class Scheme, ArithmeticWord WordType, class Compression = typename Scheme::template compression<WordType>>
struct merkle_damgard {
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using chain = typename Compression::state;
    using block = typename Compression::block;
    static constexpr std::string_view variant = Compression::variant;
    static constexpr byte_order order = Compression::order;
    static constexpr size_t digest_size = Scheme::digest_size;
    static constexpr size_t block_size = Compression::block_size;
    static constexpr size_t word_size = word<WordType>::size;
    static constexpr size_t digest_words = digest_size / word_size;
    static constexpr size_t block_words = block_size / word_size;

    /// The same over another word.
    template <class Vector>
    using over = merkle_damgard<Scheme, Vector>;

    using state = merkle_damgard_state<chain>;

    static constexpr state start() noexcept {
        return [&]<size_t... Index>(std::index_sequence<Index...>) {
            return state{{{word<WordType>::constant(Scheme::initial[Index])...}}, 0};
        }(std::make_index_sequence<std::size(Scheme::initial)>{});
    }

    /// The whole blocks of a message.
    LINNET_INLINE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        Compression::absorb(s.value, message, size);
        s.size += size;
    }

    /// The rest of the message, and the end of it.
    static constexpr void finish(state& s, const source& message, size_t offset, size_t count, const sink& digest) noexcept {
        close(s, message, offset, count);
        write(s, digest);
    }

    // What HMAC and what is built on it have of a hash besides: the digest as words, and a message made of words and bytes.

    /// As `finish`; the digest is then the first words of s.value.x.
    LINNET_ONCE static constexpr void close(state& s, const source& message, size_t offset, size_t count) noexcept {
        tail t(s);
        t.bytes(message, offset, count);
        t.end();
    }
    LINNET_INLINE static constexpr void write(const state& s, const sink& digest) noexcept {
        for (size_t i = 0; i < digest_words; ++i) word<WordType>::template store<order>(digest, i * word_size, s.value.x[i]);
    }
    LINNET_INLINE static constexpr void compress(chain& value, block& b) noexcept { Compression::compress(value, b); }
    /// Puts a digest at the beginning of a block in which its words are zero.
    LINNET_INLINE static constexpr void set_digest(block& b, const chain& digest) noexcept {
        for (size_t i = 0; i < digest_words; ++i) b.w[i] = digest.x[i];
    }

    /// The last block of a message of `size` bytes, a whole number of words, which are still zero in it.
    static constexpr block end_of(uint64_t size) noexcept {
        block b = detail::filled<block>(word<WordType>::constant(0));
        b.w[size % block_size / word_size] = word<WordType>::template byte_at<order>(0, 0x80);
        set_length(b, size);
        return b;
    }

    /// The block at the end of a message, which may grow past it.
    class tail {
        state& s_;
        block b_;
        size_t fill_ = 0;

    public:
        LINNET_INLINE explicit constexpr tail(state& s) noexcept : s_(s), b_(detail::filled<block>(word<WordType>::constant(0))) {}
        tail(const tail&) = delete;
        tail& operator=(const tail&) = delete;
        constexpr ~tail() {
            if (__builtin_is_constant_evaluated()) b_.wipe(); // GCOV_EXCL_LINE
            else detail::wipe(b_);
        }

        /// A digest, in front of all else.
        LINNET_ONCE constexpr void digest(const chain& of) noexcept {
            for (size_t i = 0; i < digest_words; ++i) push(of.x[i]);
        }
        /// Bytes behind a whole number of words.
        LINNET_ONCE constexpr void bytes(const source& from, size_t offset, size_t count) noexcept {
            for (; count >= word_size; offset += word_size, count -= word_size)
                push(word<WordType>::template load<order>(from, offset));
            if (count == 0) return;
            b_.w[fill_ / word_size] = word<WordType>::template load_partial<order>(from, offset, count);
            fill_ += count;
        }
        LINNET_INLINE constexpr void byte(uint8_t value) noexcept {
            WordType& w = b_.w[fill_ / word_size];
            const WordType one = word<WordType>::template byte_at<order>(fill_ % word_size, value);
            w = fill_ % word_size == 0 ? one : w ^ one;
            advance(1);
        }
        /// A one bit, zeroes and the length of the message in bits.
        LINNET_ONCE constexpr void end() noexcept {
            const uint64_t size = s_.size + fill_;
            byte(0x80);
            const WordType zero = word<WordType>::constant(0);
            while (fill_ % word_size != 0) ++fill_;
            if (fill_ == block_size) compress();
            size_t at = fill_ / word_size;
            if (at > block_words - 2) {
                for (; at < block_words; ++at) b_.w[at] = zero;
                compress();
                at = 0;
            }
            for (; at < block_words - 2; ++at) b_.w[at] = zero;
            set_length(b_, size);
            compress();
        }

    private:
        LINNET_INLINE constexpr void push(const WordType& value) noexcept {
            b_.w[fill_ / word_size] = value;
            advance(word_size);
        }
        LINNET_INLINE constexpr void advance(size_t count) noexcept {
            fill_ += count;
            if (fill_ == block_size) compress();
        }
        LINNET_INLINE constexpr void compress() noexcept {
            Compression::compress(s_.value, b_);
            s_.size += block_size;
            fill_ = 0;
        }
    };

private:
    /// The number of bits, in the last two words.
    LINNET_INLINE static constexpr void set_length(block& b, uint64_t size) noexcept {
        using Type = detail::unsigned_of<word_size>;
        b.w[block_words - 2] = word<WordType>::constant(static_cast<Type>(size >> (8 * word_size - 3)));
        b.w[block_words - 1] = word<WordType>::constant(static_cast<Type>(size << 3));
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
