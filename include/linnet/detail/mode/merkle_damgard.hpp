// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_MERKLE_DAMGARD_HPP
#define LINNET_DETAIL_MODE_MERKLE_DAMGARD_HPP

#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/absorbing_core.hpp>
#include <linnet/detail/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Writes the first `size` bytes of `from`.
template <byte_order Order, class WordType>
constexpr void store_first_words(const typename word<WordType>::sink& out, size_t offset, const WordType* from,
                                 size_t size) noexcept {
    constexpr size_t each = word<WordType>::size;
    for (; size >= each; offset += each, size -= each) word<WordType>::template store<Order>(out, offset, *from++);
    if (size != 0) word<WordType>::template store_partial<Order>(out, offset, size, *from);
}

/// Runs f. For lanes, f is compiled for their vectors, in a function of its own.
template <class WordType, class Function>
LINNET_INLINE constexpr void for_word(const Function& f) noexcept {
    if constexpr (in_lanes<WordType>) processor::in_function_for_vectors<WordType::vector_size>(f);
    else f();
}

} // namespace detail
namespace mode {

/// The chaining value, and how many bytes have been compressed into it; in lanes, for each message.
template <class Chain, class Size = uint64_t>
struct merkle_damgard_state {
    Chain value;
    Size size;
    LINNET_INLINE constexpr void wipe() noexcept { value.wipe(); }
};

/// The Merkle-Damgard construction with the padding of FIPS 180-4, section 5.1. A `Scheme` defines the size of the digest, a whole
/// number of words, and the initial value. A `Compression` defines the function over its state and blocks of words. It states the
/// registers of a lane word, whether it loads the last blocks into registers, and the processor feature with which single messages
/// are faster than lanes of AVX2, or processor::any.
template <class Scheme, ArithmeticWord WordType, class Compression = typename Scheme::template compression<WordType>>
struct merkle_damgard {
    using feature = processor::any;
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

    /// The same hash over another word.
    template <class Lanes>
    using over = merkle_damgard<Scheme, Lanes>;
    using faster_singly = typename Compression::faster_singly;
    static constexpr detail::absorbing_traits traits{.lanes = {.available = true,
                                                               .vectors = Compression::lane_vectors,
                                                               .has_faster_singly = !std::is_same_v<faster_singly, processor::any>,
                                                               .has_blocks_of_end = true,
                                                               .counts_absorbed = true}};
    using length = detail::length_of<WordType>;
    using length_in = detail::length_in<WordType>;
    using total = detail::total_of<WordType>;

    using state = merkle_damgard_state<chain, total>;

    static constexpr state initialize() noexcept {
        return [&]<size_t... Index>(std::index_sequence<Index...>) {
            return state{{{word<WordType>::constant(Scheme::initial[Index])...}}, 0};
        }(std::make_index_sequence<std::size(Scheme::initial)>{});
    }

    /// The whole blocks of a message.
    LINNET_INLINE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        if constexpr (detail::in_lanes<WordType>) absorb_in_lanes(s.value, message, size);
        else Compression::absorb(s.value, message, size);
        s.size += size;
    }
    /// The number of blocks for the last `count` bytes of a message and the padding.
    LINNET_INLINE static constexpr unsigned blocks_of_end(size_t count) noexcept {
        return count < block_size - 2 * word_size ? 1 : 2;
    }
    /// Sets how many bytes of a lane's message have been absorbed.
    LINNET_INLINE static constexpr void set_absorbed(state& s, size_t lane, uint64_t size) noexcept { s.size.bytes[lane] = size; }

    /// The rest of the message, and the padding.
    static constexpr void finish(state& s, const source& message, size_t offset, length_in count, const sink& digest) noexcept {
        detail::for_word<WordType>([&]() LINNET_LAMBDA {
            close(s, message, offset, count);
            write(s, digest);
        });
    }

    // Further functions for HMAC and what is built on it: the digest as words, and a message of words and bytes.

    /// Like `finish`, but leaves the digest in the first words of s.value.x.
    LINNET_ONCE static constexpr void close(state& s, const source& message, size_t offset, length_in count) noexcept {
        if constexpr (detail::in_lanes<WordType>) {
            detail::for_word<WordType>([&]() LINNET_LAMBDA { end_in_lanes(s, message, offset, count); });
        } else {
#if LINNET_VECTORS
            if constexpr (Compression::loads_registers) {
                if (!__builtin_is_constant_evaluated()) return end_in_registers(s, message + offset, count);
            }
#endif
            tail t(s);
            t.bytes(message, offset, count);
            t.end();
        }
    }
    LINNET_INLINE static constexpr void write(const state& s, const sink& digest) noexcept {
        const auto one = [&](size_t i)
                             LINNET_LAMBDA { word<WordType>::template store<order>(digest, i * word_size, s.value.x[i]); };
        if constexpr (LINNET_UNROLL && LINNET_64_BIT) detail::each<digest_words>(one);
        else
            for (size_t i = 0; i < digest_words; ++i) one(i);
    }
    LINNET_INLINE static constexpr void compress(chain& value, block& b) noexcept { Compression::compress(value, b); }
    /// Puts a digest at the beginning of a block whose words there are zero.
    LINNET_INLINE static constexpr void set_digest(block& b, const chain& digest) noexcept {
        for (size_t i = 0; i < digest_words; ++i) b.w[i] = digest.x[i];
    }

    /// The last block of a message of `size` bytes, a whole number of words. The words of the message in it are still zero.
    static constexpr block end_of(uint64_t size) noexcept { return end_block(size); }
    LINNET_INLINE static constexpr block end_block(uint64_t size) noexcept {
        block b = detail::filled<block>(word<WordType>::constant(0));
        b.w[size % block_size / word_size] = word<WordType>::template byte_at<order>(0, 0x80);
        set_length(b, size);
        return b;
    }

    /// Builds the end of a message in a block, and compresses the block each time it is full.
    class tail {
        state& s_;
        detail::unset<block> b_;
        size_t fill_ = 0;

    public:
        LINNET_INLINE explicit constexpr tail(state& s) noexcept : s_(s), b_(s.value.x[0]) {}
        tail(const tail&) = delete;
        tail& operator=(const tail&) = delete;
        constexpr ~tail() {
            if (__builtin_is_constant_evaluated()) b_.object.wipe(); // GCOV_EXCL_LINE
            else detail::wipe(b_.object);
        }

        /// A digest; only at the start.
        LINNET_ONCE constexpr void digest(const chain& of) noexcept {
            for (size_t i = 0; i < digest_words; ++i) push(of.x[i]);
        }
        /// Bytes, from a word boundary on.
        LINNET_ONCE constexpr void bytes(const source& from, size_t offset, size_t count) noexcept {
            size_t at = fill_ / word_size;
            for (; count >= word_size; offset += word_size, count -= word_size) {
                b_.object.w[at++] = word<WordType>::template load<order>(from, offset);
                if (at == block_words) {
                    compress();
                    at = 0;
                }
            }
            if (count != 0) b_.object.w[at] = word<WordType>::template load_partial<order>(from, offset, count);
            fill_ = at * word_size + count;
        }
        LINNET_INLINE constexpr void byte(uint8_t value) noexcept {
            put(value);
            advance(1);
        }
        /// Ends the message: a one bit, zeroes and the length in bits.
        LINNET_ONCE constexpr void end() noexcept {
            const uint64_t size = s_.size + fill_;
            const WordType zero = word<WordType>::constant(0);
            put(0x80);
            size_t at = fill_ / word_size + 1;
            if (at > block_words - 2) {
                for (; at < block_words; ++at) b_.object.w[at] = zero;
                compress();
                at = 0;
            }
            for (; at < block_words - 2; ++at) b_.object.w[at] = zero;
            set_length(b_.object, size);
            compress();
        }

    private:
        LINNET_INLINE constexpr void put(uint8_t value) noexcept {
            WordType& w = b_.object.w[fill_ / word_size];
            const WordType one = word<WordType>::template byte_at<order>(fill_ % word_size, value);
            w = fill_ % word_size == 0 ? one : w ^ one;
        }
        LINNET_INLINE constexpr void push(const WordType& value) noexcept {
            b_.object.w[fill_ / word_size] = value;
            advance(word_size);
        }
        LINNET_INLINE constexpr void advance(size_t count) noexcept {
            fill_ += count;
            if (fill_ == block_size) compress();
        }
        LINNET_INLINE constexpr void compress() noexcept {
            Compression::compress(s_.value, b_.object);
            s_.size += block_size;
            fill_ = 0;
        }
    };

private:
    LINNET_INLINE static void absorb_in_lanes(chain& value, const source& message, size_t size) noexcept {
        if (size == 0) return;
        block b;
        for (size_t done = 0; done < size; done += block_size) {
            detail::load_words<order, block_words>(message, done, b.w);
            Compression::compress(value, b);
        }
        detail::wipe(b);
    }

    /// The last bytes of each message, a one bit, zeroes, and the length in bits. In lanes where these do not fit, they go on in a
    /// second block; the other lanes keep the result of the first.
    LINNET_INLINE static void end_in_lanes(state& s, const source& message, size_t offset, const length& count) noexcept {
        using w = word<WordType>;
        const WordType fits = count.below(block_size - 2 * word_size);
        const WordType high = s.size.template shifted<WordType>(count, 8 * word_size - 3, 0);
        const WordType low = s.size.template shifted<WordType>(count, 0, 3);
        block b = detail::filled<block>(w::constant(0));
        for (size_t i = 0; i < block_words; i += w::chunk) {
            const length rest = count.after(i * word_size);
            if (!rest.all_zero()) w::template load_words<order, w::chunk>(message, offset + i * word_size, rest, b.w + i);
        }
        for (size_t i = 0; i < block_words; ++i) b.w[i] = b.w[i] ^ w::template byte_at<order>(count.from(i * word_size), 0x80);
        b.w[block_words - 2] = b.w[block_words - 2] ^ (high & fits);
        b.w[block_words - 1] = b.w[block_words - 1] ^ (low & fits);
        Compression::compress(s.value, b);
        if (!count.all_below(block_size - 2 * word_size)) {
            const chain ended = s.value;
            b = detail::filled<block>(w::constant(0));
            b.w[block_words - 2] = high;
            b.w[block_words - 1] = low;
            Compression::compress(s.value, b);
            for (size_t i = 0; i < std::size(s.value.x); ++i) s.value.x[i] = w::select(fits, ended.x[i], s.value.x[i]);
        }
        detail::wipe(b);
    }

#if LINNET_VECTORS
    using bytes_register [[gnu::vector_size(16), gnu::may_alias]] = uint64_t;

    /// The last bytes, fewer than 16, followed by a one bit and zeroes.
    LINNET_INLINE static bytes_register last_bytes(const uint8_t* from, size_t count) noexcept {
        constexpr auto little = byte_order::little;
        const uint64_t bit = uint64_t{0x80} << 8 * (count % 8);
        if (count < 8) return bytes_register{detail::load_partial<uint64_t, little>(from, count) | bit, 0};
        return bytes_register{detail::load<uint64_t, little>(from),
                              detail::load_partial<uint64_t, little>(from + 8, count - 8) | bit};
    }
    /// Writes the last blocks in registers of 16 bytes: a compression function that loads such registers would stall on smaller
    /// stores.
    static void end_in_registers(state& s, const uint8_t* from, size_t count) noexcept {
        bytes_register end[2 * block_size / 16];
        detail::write_zeroes<sizeof end>(end);
        const size_t whole = count / 16;
        for (size_t i = 0; i < whole; ++i) {
            __builtin_memcpy(&end[i], from + 16 * i, 16);
            detail::keep_stores(end); // else g++ would call memcpy
        }
        end[whole] = last_bytes(from + 16 * whole, count % 16);
        const size_t size = blocks_of_end(count) * block_size;
        const uint64_t total_size = s.size + count;
        bytes_register& length = end[size / 16 - 1];
        length =
            bytes_register{word_size == 4 ? length[0] : detail::byte_swap(total_size >> 61), detail::byte_swap(total_size << 3)};
        Compression::absorb(s.value, reinterpret_cast<const uint8_t*>(end), size);
        detail::wipe(end);
    }
#endif

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
