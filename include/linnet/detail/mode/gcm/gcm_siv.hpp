// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_GCM_GCM_SIV_HPP
#define LINNET_DETAIL_MODE_GCM_GCM_SIV_HPP

#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/both_ways.hpp>
#include <linnet/detail/mode/gcm/gathered.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// GCM-SIV (RFC 8452). The key and a nonce make two keys. POLYVAL hashes the whole message with one of them; the cipher encrypts
/// the hash with the other, which gives the tag. Counter mode starts from the tag. `Hash` is POLYVAL over the cipher's blocks.
template <BlockCipher Cipher, class Hash>
struct gcm_siv : over_block_cipher<Cipher> {
    using key = typename Cipher::key; ///< the key-generating key
    using base = over_block_cipher<Cipher>;
    static constexpr size_t key_size = base::key_size;
    using typename base::block, typename base::source, typename base::sink, typename base::key_source;
    static constexpr size_t nonce_size = 12;
    static constexpr size_t tag_size = 16;
    static constexpr auto verify = verification::with_tag;
    static constexpr detail::aead_traits traits{.text_size_max = uint64_t{1} << 36, // the counter has 32 bits
                                                .any_key_size = Cipher::any_key_size,
                                                .incremental = false};

    LINNET_INLINE static constexpr key expand_key(const key_source& from) noexcept { return Cipher::expand_key(from); }

    static constexpr void encrypt(const key& k, const source& nonce, const source& data, size_t data_size, const source& in,
                                  const sink& out, size_t size, const sink& tag) noexcept {
        keys of = derived(k, nonce);
        const block t = tag_of(of, nonce, data, data_size, in, size);
        crypt(of, t, in, out, size);
        t.store(tag, 0);
        of.wipe();
    }
    /// Writes the tag of the decrypted message to `computed`.
    static constexpr void decrypt(const key& k, const source& nonce, const source& data, size_t data_size, const source& in,
                                  const sink& out, size_t size, const source& tag, const sink& computed) noexcept {
        keys of = derived(k, nonce);
        crypt(of, block::load(tag, 0), in, out, size);
        tag_of(of, nonce, data, data_size, out, size).store(computed, 0);
        of.wipe();
    }

protected:
    /// The keys of one nonce (section 4).
    struct keys {
        typename Hash::key hash;
        typename Cipher::key cipher;

        LINNET_INLINE constexpr void wipe() noexcept {
            hash.wipe();
            cipher.wipe();
        }
    };

    /// A 32-bit number as four little-endian bytes at the front of an integer.
    LINNET_INLINE static constexpr uint64_t in_front(uint32_t n) noexcept { return uint64_t{detail::byte_swap(n)} << 32; }

    static constexpr keys derived(const key& k, const source& nonce) noexcept {
        constexpr size_t halves = 2 + key_size / 8; // a shorter key leaves the last ones unused
        const block_integer n = block_integer::of(block::load_first(nonce, 0, 12));
        block b[halves] = {};
        for (size_t i = 0; i < halves; ++i)
            b[i] = block::constant(in_front(static_cast<uint32_t>(i)) | n.high >> 32, n.high << 32 | n.low >> 32);
        Cipher::encrypt(k, b);
        std::array<uint8_t, key_size> bytes{};
        for (size_t i = 2; i < halves; ++i) b[i].store_first(bytes.data() + 8 * (i - 2), 0, 8);
        const keys of{Hash::expand_key(block::constant(b[0].integer(0), b[1].integer(0))), expanded(k, bytes.data())};
        detail::wipe(bytes);
        for (auto& each : b) detail::wipe_kept(each);
        return of;
    }

    /// A key of the same size as the one that `k` was expanded from.
    LINNET_INLINE static constexpr key expanded([[maybe_unused]] const key& k, const source& bytes) noexcept {
        if constexpr (Cipher::any_key_size) return Cipher::expand_key({bytes, k.size()});
        else return Cipher::expand_key(bytes);
    }

private:
    static constexpr block tag_of(const keys& k, const source& nonce, const source& data, size_t data_size, const source& text,
                                  size_t size) noexcept {
        gathered<Hash> h{};
        h.take(k.hash, data, data_size);
        h.take(k.hash, text, size);
        h.take(k.hash, block::constant(detail::byte_swap(uint64_t{8} * data_size), detail::byte_swap(uint64_t{8} * size)));
        const block s = h.finish(k.hash) ^ block::load_first(nonce, 0, 12);
        h.wipe();
        return encrypted<Cipher>(k.cipher, block::constant(s.integer(0), s.integer(1) & ~uint64_t{0x80}));
    }

    static constexpr void crypt(const keys& k, const block& tag, const source& in, const sink& out, size_t size) noexcept {
        const uint64_t first = tag.integer(0);
        const uint64_t second = tag.integer(1) | 0x80;
        auto counter = detail::byte_swap(static_cast<uint32_t>(first >> 32));
        block b[Cipher::parallel] = {};
        for (size_t at = 0; at < size;) {
            for (auto& each : b) each = block::constant(in_front(counter++) | (first & 0xffffffff), second);
            Cipher::encrypt(k.cipher, b);
            for (size_t i = 0; i < Cipher::parallel && at < size; ++i, at += block::size) {
                const size_t count = size - at;
                if (count >= block::size) (block::load(in, at) ^ b[i]).store(out, at);
                else (block::load_first(in, at, count) ^ b[i]).store_first(out, at, count);
            }
        }
        for (auto& each : b) detail::wipe_kept(each);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
