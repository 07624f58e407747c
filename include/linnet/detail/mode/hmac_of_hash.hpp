// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_HMAC_OF_HASH_HPP
#define LINNET_DETAIL_MODE_HMAC_OF_HASH_HPP

#include <linnet/detail/base/wipe_parts.hpp>
#include <linnet/detail/mode/merkle_damgard.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// An expanded key: the chaining values after the inner and the outer pad.
template <class Chain>
struct hmac_key {
    Chain inner;
    Chain outer;
    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe_parts(*this, inner, outer); }
};
template <class Chain, class Size = uint64_t>
struct hmac_state {
    merkle_damgard_state<Chain, Size> inner;
    Chain outer;
    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe_parts(*this, inner, outer); }
};

/// HMAC (RFC 2104; FIPS 198-1) over a hash function from merkle_damgard.hpp or sponge_chain.hpp. A block of the hash must hold its
/// digest.
template <class Hash>
    requires(Hash::digest_size <= Hash::block_size)
struct hmac {
    using feature = processor::any;
    using word_type = typename Hash::word_type;
    using source = typename Hash::source;
    using sink = typename Hash::sink;
    using chain = typename Hash::chain;
    using key = hmac_key<chain>;
    using state = hmac_state<chain, detail::total_of<word_type>>;
    using length_in = detail::length_in<word_type>;
    template <class Lanes>
    using over = hmac<typename Hash::template over<Lanes>>;
    using faster_singly = typename Hash::faster_singly;
    LINNET_INLINE static constexpr unsigned blocks_of_end(size_t count) noexcept
        requires(Hash::traits.lanes.has_blocks_of_end)
    {
        return Hash::blocks_of_end(count);
    }
    static constexpr std::string_view variant = Hash::variant;
    static constexpr size_t key_size = Hash::digest_size;
    static constexpr size_t tag_size = Hash::digest_size;
    static constexpr size_t block_size = Hash::block_size;
    static constexpr detail::absorbing_traits traits{.key_size_min = 0,
                                                     .key_size_max = SIZE_MAX,
                                                     .tag_size_min = 10, // RFC 2104, section 5
                                                     .lanes = Hash::traits.lanes};

    /// A key that is longer than a block is hashed first.
    static constexpr key expand_key(const source& from, size_t size) noexcept {
        if constexpr (detail::in_lanes<word_type>) {
            key made;
            detail::for_word<word_type>([&]() LINNET_LAMBDA { made = expanded(from, size); });
            return made;
        } else {
            return expanded(from, size);
        }
    }
    LINNET_INLINE static constexpr key expand_key(const source& from) noexcept { return expand_key(from, key_size); }
    /// Makes a key from a tag.
    static constexpr key expand_digest(const chain& from) noexcept {
        typename Hash::block padded = detail::filled<typename Hash::block>(word<word_type>::constant(0));
        Hash::set_digest(padded, from);
        return behind_pads(padded);
    }

    LINNET_INLINE static constexpr state initialize(const key& k) noexcept { return {{k.inner, block_size}, k.outer}; }

    LINNET_INLINE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        Hash::absorb(s.inner, message, size);
    }
    LINNET_INLINE static constexpr void set_absorbed(state& s, size_t lane, uint64_t size) noexcept {
        s.inner.size.bytes[lane] = block_size + size;
    }

    static constexpr void finish(state& s, const source& message, size_t offset, length_in count, const sink& tag) noexcept {
        detail::for_word<word_type>([&]() LINNET_LAMBDA {
            Hash::close(s.inner, message, offset, count);
            Hash::write(outer(s), tag);
        });
    }

    /// The hash of the outer pad and of the digest in s.inner, which must be closed. The tag is the first words of the result's
    /// value.
    static constexpr const typename Hash::state& outer(state& s) noexcept {
        typename Hash::state o{s.outer, block_size};
        if constexpr (detail::in_lanes<word_type>) {
            detail::for_word<word_type>([&]() LINNET_LAMBDA {
                typename Hash::block b = Hash::end_block(block_size + Hash::digest_size);
                Hash::set_digest(b, s.inner.value);
                Hash::compress(o.value, b);
                detail::wipe(b);
            });
        } else {
            typename Hash::tail t(o);
            t.digest(s.inner.value);
            t.end();
        }
        s.inner = o;
        o.wipe();
        return s.inner;
    }

private:
    LINNET_INLINE static constexpr key expanded(const source& from, size_t size) noexcept {
        using w = word<word_type>;
        typename Hash::block padded = detail::filled<typename Hash::block>(w::constant(0));
        if (size > block_size) {
            typename Hash::state s = Hash::initialize();
            const size_t whole = detail::whole_blocks<block_size>(size);
            Hash::absorb(s, from, whole);
            Hash::close(s, from, whole, size - whole);
            Hash::set_digest(padded, s.value);
            s.wipe();
        } else {
            const size_t whole = size / w::size;
            for (size_t i = 0; i < whole; ++i) padded.w[i] = w::template load<Hash::order>(from, i * w::size);
            if (size % w::size != 0) padded.w[whole] = w::template load_partial<Hash::order>(from, whole * w::size, size % w::size);
        }
        return behind_pads(padded);
    }

    static constexpr key behind_pads(typename Hash::block& padded) noexcept {
        const key made{chain_after(padded, 0x36), chain_after(padded, 0x5c)};
        detail::wipe_kept(padded);
        return made;
    }
    /// The chaining value after a padded key, with `byte` added to each of its bytes.
    LINNET_ONCE static constexpr chain chain_after(const typename Hash::block& padded, uint8_t byte) noexcept {
        using Type = detail::unsigned_of<Hash::word_size>;
        const auto pad = word<word_type>::constant(static_cast<Type>(static_cast<Type>(~Type{0}) / 255 * byte));
        typename Hash::block b = padded;
        for (auto& x : b.w) x = x ^ pad;
        typename Hash::state s = Hash::initialize();
        Hash::compress(s.value, b);
        detail::wipe_kept(b);
        const chain made = s.value;
        s.wipe();
        return made;
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
