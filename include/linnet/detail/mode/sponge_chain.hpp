// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_SPONGE_CHAIN_HPP
#define LINNET_DETAIL_MODE_SPONGE_CHAIN_HPP

#include <linnet/detail/mode/merkle_damgard.hpp>
#include <linnet/detail/mode/sponge.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Presents a hash function over a sponge in the form of merkle_damgard.hpp, for HMAC and what is built on it. The state is the
/// chaining value; a block is added to its outer part. The digest must not be longer than that part.
template <class Hash>
    requires(Hash::digest_size <= Hash::out::size)
struct sponge_chain {
    using word_type = typename Hash::word_type;
    using source = typename Hash::source;
    using sink = typename Hash::sink;
    using chain = typename Hash::state;
    using total = detail::total_of<word_type>;
    using state = merkle_damgard_state<chain, total>;
    using length = detail::length_of<word_type>;
    template <class Lanes>
    using over = sponge_chain<typename Hash::template over<Lanes>>;
    using faster_singly = processor::any;
    static constexpr detail::absorbing_traits traits = Hash::traits;
    static constexpr std::string_view variant = Hash::variant;
    static constexpr byte_order order = Hash::in::order;
    static constexpr size_t digest_size = Hash::digest_size;
    static constexpr size_t block_size = Hash::block_size;
    static constexpr size_t word_size = word<word_type>::size;
    static constexpr size_t digest_words = (digest_size + word_size - 1) / word_size; ///< the last may be partial
    static constexpr size_t block_words = block_size / word_size;

    struct block {
        word_type w[block_words];
        LINNET_INLINE constexpr void wipe() noexcept { wipe_words(w); } // GCOV_EXCL_LINE: called only at compile time
    };

    LINNET_INLINE static constexpr state initialize() noexcept { return {Hash::initialize(), total(0)}; }
    LINNET_INLINE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        Hash::absorb(s.value, message, size);
    }
    LINNET_INLINE static constexpr void close(state& s, const source& message, size_t offset, const length& count) noexcept {
        Hash::to_squeezing(s.value, message, offset, count);
    }
    LINNET_INLINE static constexpr void write(const state& s, const sink& digest) noexcept {
        detail::store_first_words<order>(digest, 0, s.value.x, digest_size);
    }
    LINNET_INLINE static constexpr void compress(chain& value, const block& b) noexcept {
        for (size_t i = 0; i < block_words; ++i) value.x[i] = value.x[i] ^ b.w[i];
        Hash::next(value);
    }

    /// Adds a digest to the beginning of a block whose bytes there are zero.
    LINNET_INLINE static constexpr void set_digest(block& b, const chain& digest) noexcept {
        for (size_t i = 0; i < digest_words; ++i) b.w[i] = b.w[i] ^ word_of(digest, i);
    }
    /// The last block of a message of `size` bytes. The bytes of the message in it are still zero.
    static constexpr block end_of(size_t size) noexcept { return end_block(size); }
    LINNET_INLINE static constexpr block end_block(size_t size) noexcept {
        chain s = Hash::initialize();
        Hash::in::template pad<word_type>(s, size - detail::whole_blocks<block_size>(size));
        Hash::scheme::set_last_bit(s);
        block b{};
        for (size_t i = 0; i < block_words; ++i) b.w[i] = s.x[i];
        return b;
    }

    /// The end of a message, which may exceed a block.
    class tail {
        state& s_;
        size_t fill_ = 0;

    public:
        LINNET_INLINE explicit constexpr tail(state& s) noexcept : s_(s) {}

        /// A digest; only at the start.
        LINNET_INLINE constexpr void digest(const chain& of) noexcept {
            for (size_t i = 0; i < digest_words; ++i) s_.value.x[i] = s_.value.x[i] ^ word_of(of, i);
            fill_ = digest_size;
        }
        /// Bytes, from a word boundary on.
        LINNET_ONCE constexpr void bytes(const source& from, size_t offset, size_t count) noexcept {
            for (; count >= word_size; offset += word_size, count -= word_size)
                add(word<word_type>::template load<order>(from, offset), word_size);
            if (count != 0) add(word<word_type>::template load_partial<order>(from, offset, count), count);
        }
        LINNET_INLINE constexpr void byte(uint8_t value) noexcept {
            add(word<word_type>::template byte_at<order>(fill_ % word_size, value), 1);
        }
        LINNET_INLINE constexpr void end() noexcept {
            Hash::in::template pad<word_type>(s_.value, fill_);
            Hash::scheme::to_squeezing(s_.value);
        }

    private:
        constexpr void add(const word_type& value, size_t count) noexcept {
            word_type& x = s_.value.x[fill_ / word_size];
            x = x ^ value;
            fill_ += count;
            if (fill_ != block_size) return;
            Hash::next(s_.value);
            fill_ = 0;
        }
    };

private:
    LINNET_INLINE static constexpr word_type word_of(const chain& digest, size_t i) noexcept {
        if (digest_size % word_size == 0 || i + 1 != digest_words) return digest.x[i];
        return word<word_type>::template first_bytes<order>(digest.x[i], digest_size % word_size);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
