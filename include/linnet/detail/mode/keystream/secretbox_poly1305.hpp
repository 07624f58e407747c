// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_KEYSTREAM_SECRETBOX_POLY1305_HPP
#define LINNET_DETAIL_MODE_KEYSTREAM_SECRETBOX_POLY1305_HPP

#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/both_ways.hpp>
#include <linnet/detail/mode/keystream/keystream_poly1305.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// NaCl's secret box, over a stream cipher whose start a scheme defines. The first 32 bytes of keystream are the key of Poly1305;
/// the text uses the following ones. The MAC covers the ciphertext alone. There is no associated data.
template <class Scheme, class Blocks>
struct secretbox_poly1305 : both_ways<secretbox_poly1305<Scheme, Blocks>> {
    using cipher = keystream_cipher<Scheme, Blocks>;
    using word_type = typename cipher::word_type;
    using source = const uint8_t*;
    using sink = uint8_t*;
    using key = typename cipher::key;
    using feature = typename Blocks::feature;
    static constexpr std::string_view variant = Blocks::variant;
    static constexpr size_t key_size = cipher::key_size;
    static constexpr size_t nonce_size = cipher::nonce_size;
    static constexpr size_t tag_size = 16;
    static constexpr size_t block_size = 64;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.text_size_max = cipher::traits.text_size_max, .incremental = false};
    static_assert(Scheme::text_size_max == UINT64_MAX, "no text reaches the last block");

    LINNET_INLINE static constexpr key expand_key(source from) noexcept { return cipher::expand_key(from); }

private:
    friend both_ways<secretbox_poly1305>;
    using mac = typename poly1305_beside<Blocks>::type;
    static constexpr size_t mac_key_size = 32;

    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const key& k, source nonce, source /*data*/, size_t /*data_size*/, source in,
                                                sink out, size_t size, sink tag) noexcept {
        typename Blocks::running stream = cipher::initialize(k, nonce);
        both(stream, Encrypt, in, out, size, tag);
        detail::wipe_kept(stream);
    }

    /// First the text whose keystream is in the first blocks, as many as leave whole batches; then the rest.
    [[gnu::noinline]] static constexpr void both(typename Blocks::running& stream, bool encrypt, source in, sink out, size_t size,
                                                 sink tag) noexcept {
        uint8_t blocks[Blocks::most_ahead * block_size] = {};
        const uint64_t text_blocks = (uint64_t{size} + mac_key_size + block_size - 1) / block_size;
        const size_t first = 1 + static_cast<size_t>((text_blocks - 1) % Blocks::most_ahead);
        const size_t written = Blocks::ahead(stream, blocks, first);
        typename mac::key k = mac::expand_key(blocks);
        typename mac::state s = mac::initialize(k);
        const size_t room = first * block_size - mac_key_size;
        const size_t count = size < room ? size : room;
        if (!encrypt) absorb(s, in, count);
        if constexpr (Blocks::most_ahead != 1) {
            Blocks::add(blocks + mac_key_size, in, out, count);
        } else {
            for (size_t i = 0; i < count; ++i) out[i] = static_cast<uint8_t>(in[i] ^ blocks[mac_key_size + i]);
        }
        if (encrypt) absorb(s, out, count);
        crypt_in_parts<Blocks>(stream, encrypt, in + count, out + count, size - count,
                               [&](source from, size_t part) LINNET_LAMBDA { absorb(s, from, part); });
        mac::finish(s, tag);
        detail::wipe_first<block_size>(blocks, written);
        k.wipe();
        s.wipe();
    }

    /// Whole blocks, and at the end an incomplete one.
    LINNET_INLINE static constexpr void absorb(typename mac::state& s, source from, size_t size) noexcept {
        const size_t whole = detail::whole_blocks<mac::block_size>(size);
        mac::absorb(s, from, whole);
        if (whole != size) mac::absorb_last(s, from + whole, size - whole);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
