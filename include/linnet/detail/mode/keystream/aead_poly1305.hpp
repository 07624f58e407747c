// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_KEYSTREAM_AEAD_POLY1305_HPP
#define LINNET_DETAIL_MODE_KEYSTREAM_AEAD_POLY1305_HPP

#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/both_ways.hpp>
#include <linnet/detail/mode/keystream/aead_poly1305_lanes.hpp>
#include <linnet/detail/mode/keystream/keystream_poly1305.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// An unfinished message.
template <class Stream, class Mac>
struct chacha20_poly1305_running {
    Stream stream;
    Mac mac;
    uint64_t data_size;
    uint64_t text_size;
    uint8_t block[64]; ///< the keystream handed out last

    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); } // GCOV_EXCL_LINE: only in constant evaluation
};

/// The steps of a message, whatever the nonce: keystream from block 1 on, and Poly1305 of associated data and ciphertext, each
/// filled up to whole blocks, and of their lengths (RFC 8439, section 2.8). Block 0 holds the key of Poly1305.
template <class Blocks, class Mac>
struct chacha20_poly1305_text {
    using source = const uint8_t*;
    using sink = uint8_t*;
    static constexpr size_t block_size = 64;

    using running = chacha20_poly1305_running<typename Blocks::running, typename Mac::state>;

    static constexpr running begun(const typename Blocks::running& stream) noexcept {
        typename Blocks::running at = stream;
        uint8_t block[block_size] = {};
        Blocks::keystream(at, block);
        const running r{at, mac_of(block), 0, 0, {}};
        detail::wipe(block);
        detail::wipe_kept(at);
        return r;
    }

    /// A whole message.
    static constexpr void message(typename Blocks::running& stream, bool encrypt, source from, size_t data_size, source in,
                                  sink out, size_t size, sink tag) noexcept {
        if constexpr (Blocks::most_ahead == 1) {
            running r = begun(stream);
            data(r, from, data_size);
            text(r, encrypt, in, out, size);
            finish(r, tag);
            detail::wipe_kept(r);
        } else {
            ahead(stream, encrypt, from, data_size, in, out, size, tag);
        }
    }

    /// Associated data; only the last call may end within a block.
    static constexpr void data(running& r, source from, size_t size) noexcept {
        r.data_size += size;
        absorb(r.mac, from, size);
    }

    [[gnu::noinline]] static constexpr void text(running& r, bool encrypt, source in, sink out, size_t size) noexcept {
        r.text_size += size;
        crypt_in_parts<Blocks>(r.stream, encrypt, in, out, size,
                               [&](source from, size_t count) LINNET_LAMBDA { absorb(r.mac, from, count); });
    }

    /// Plaintext whose keystream was handed out.
    LINNET_ONCE static constexpr void passed(running& r, source from, size_t count) noexcept {
        for (size_t i = 0; i < count; ++i) r.block[i] = static_cast<uint8_t>(r.block[i] ^ from[i]);
        r.text_size += count;
        absorb(r.mac, r.block, count);
    }

    LINNET_ONCE static constexpr void finish(running& r, sink tag) noexcept {
        uint8_t lengths[Mac::block_size] = {};
        detail::store<uint64_t, byte_order::little>(lengths, r.data_size);
        detail::store<uint64_t, byte_order::little>(lengths + 8, r.text_size);
        Mac::absorb(r.mac, lengths, sizeof lengths);
        Mac::finish(r.mac, tag);
    }

private:
    /// A whole message. The keystream of block 0 is computed together with that of the first text blocks: as many as leave whole
    /// batches.
    static void ahead(typename Blocks::running& stream, bool encrypt, source from, size_t data_size, source in, sink out,
                      size_t size, sink tag) noexcept {
        uint8_t blocks[Blocks::most_ahead * block_size];
        const size_t text_blocks = size / block_size + (size % block_size != 0 ? 1 : 0);
        const size_t first = 1 + text_blocks % Blocks::most_ahead;
        const size_t written = Blocks::ahead(stream, blocks, first);
        running r{stream, mac_of(blocks), 0, 0, {}};
        data(r, from, data_size);
        const size_t count = size < (first - 1) * block_size ? size : (first - 1) * block_size;
        if (!encrypt) absorb(r.mac, in, count);
        Blocks::add(blocks + block_size, in, out, count);
        if (encrypt) absorb(r.mac, out, count);
        r.text_size = count;
        if (count != size) text(r, encrypt, in + count, out + count, size - count);
        finish(r, tag);
        detail::wipe_kept(r);
        detail::wipe_first<block_size>(blocks, written);
    }

    static constexpr typename Mac::state mac_of(source block) noexcept {
        typename Mac::key k = Mac::expand_key(block);
        const typename Mac::state s = Mac::initialize(k);
        k.wipe();
        return s;
    }
    LINNET_ONCE static constexpr void absorb(typename Mac::state& s, source from, size_t size) noexcept {
        const size_t whole = size - size % Mac::block_size;
        Mac::absorb(s, from, whole);
        if (whole != size) Mac::absorb_filled(s, from + whole, size - whole);
    }
};

/// ChaCha20-Poly1305, over a stream cipher whose start a scheme defines.
template <class Scheme, class Blocks>
struct chacha20_poly1305 : both_ways<chacha20_poly1305<Scheme, Blocks>> {
    using cipher = keystream_cipher<Scheme, Blocks>;
    using word_type = typename cipher::word_type;
    using source = const uint8_t*;
    using sink = uint8_t*;
    using key = typename cipher::key;
    using steps = chacha20_poly1305_text<Blocks, typename poly1305_beside<Blocks>::type>;
    using running = typename steps::running;
    using feature = typename Blocks::feature;
    static constexpr std::string_view variant = Blocks::variant;
    static constexpr size_t key_size = cipher::key_size;
    static constexpr size_t nonce_size = cipher::nonce_size;
    static constexpr size_t tag_size = 16;
    static constexpr size_t block_size = steps::block_size;
    static constexpr auto verify = verification::after_decryption;
    template <class Lanes>
    using over = chacha20_poly1305_lanes<Scheme, Lanes>;
    static constexpr detail::aead_traits traits{.text_size_max = cipher::traits.text_size_max - block_size,
                                                .reads_twice = true,
                                                .lanes = {.available = true, .vectors = 1}}; // 16 words fill all registers

    LINNET_INLINE static constexpr key expand_key(source from) noexcept { return cipher::expand_key(from); }
    static constexpr running initialize(const key& k, source nonce) noexcept {
        typename Blocks::running stream = cipher::initialize(k, nonce);
        const running r = steps::begun(stream);
        detail::wipe_kept(stream);
        return r;
    }
    LINNET_INLINE static constexpr void absorb(running& r, const key&, source data, size_t size) noexcept {
        steps::data(r, data, size);
    }
    LINNET_INLINE static constexpr void absorb_last(running& r, const key&, source data, size_t offset, size_t count,
                                                    bool /*any_data*/, bool /*any_text*/) noexcept {
        steps::data(r, data + offset, count);
    }
    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& r, const key&, source in, sink out, size_t size) noexcept {
        steps::text(r, Encrypt, in, out, size);
    }
    LINNET_INLINE static constexpr void keystream(running& r, const key&, sink to) noexcept {
        Blocks::keystream(r.stream, r.block);
        detail::copy(r.block, to);
    }
    LINNET_INLINE static constexpr void absorb_text(running& r, const key&, source text) noexcept {
        steps::passed(r, text, block_size);
    }
    LINNET_INLINE static constexpr void finish(running& r, const key&, source text, size_t count, sink tag) noexcept {
        steps::passed(r, text, count);
        steps::finish(r, tag);
    }

private:
    friend both_ways<chacha20_poly1305>;

    template <bool Encrypt>
    static constexpr void message(const key& k, source nonce, source data, size_t data_size, source in, sink out, size_t size,
                                  sink tag) noexcept {
        typename Blocks::running stream = cipher::initialize(k, nonce);
        steps::message(stream, Encrypt, data, data_size, in, out, size, tag);
        detail::wipe_kept(stream);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
