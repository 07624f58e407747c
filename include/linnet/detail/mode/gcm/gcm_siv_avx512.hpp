// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_GCM_GCM_SIV_AVX512_HPP
#define LINNET_DETAIL_MODE_GCM_GCM_SIV_AVX512_HPP

#include <linnet/detail/mode/gcm/gcm_siv.hpp>
#include <linnet/detail/primitive/polyval_avx512.hpp>

#if defined(LINNET_AES_AVX512)

LINNET_NAMESPACE_BEGIN
namespace mode {

/// GCM-SIV over AES with four blocks per register, for keys of 16 or 32 bytes.
struct gcm_siv_avx512 : gcm_siv<aes_x86, polyval_x86<byte_order::little>> {
    using base = gcm_siv<aes_x86, polyval_x86<byte_order::little>>;
    using feature = processor::x86_avx512_vaes;
    static constexpr std::string_view variant = feature::name;

    static void encrypt(const key& k, source nonce, source data, size_t data_size, source in, sink out, size_t size,
                        sink tag) noexcept {
        keys of;
        derive(of, k, nonce, blocks_of(data_size, size));
        tag_of(of, nonce, data, data_size, in, size, tag);
        crypt(of, tag, in, out, size);
        of.wipe();
    }
    /// Writes the tag of the decrypted message to `computed`.
    static void decrypt(const key& k, source nonce, source data, size_t data_size, source in, sink out, size_t size, source tag,
                        sink computed) noexcept {
        keys of;
        derive(of, k, nonce, blocks_of(data_size, size));
        crypt(of, tag, in, out, size);
        tag_of(of, nonce, data, data_size, out, size, computed);
        of.wipe();
    }

private:
    using hashing = detail::vaes::polynomial_hash<byte_order::little, 16>;

    /// The keys of one nonce.
    struct keys {
        detail::vaes::keys cipher;
        detail::vaes::powers_of_key<16> power;

        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };

    /// The number of hashed blocks: the strings, padded to whole blocks, and the lengths.
    static constexpr uint64_t blocks_of(size_t data_size, size_t size) noexcept {
        return (uint64_t{data_size} + 15) / 16 + (uint64_t{size} + 15) / 16 + 1;
    }

    /// Derives the keys (RFC 8452, section 4): the halves of a key are the first halves of encrypted counters. Computes as many
    /// powers of the hash key as a message of `blocks` blocks needs.
    [[gnu::noinline, LINNET_TARGET_AVX512_VAES]] static void derive(keys& to, const key& k, source nonce,
                                                                    uint64_t blocks) noexcept {
        namespace vaes = detail::vaes;
        vaes::counters<vaes::counted::little_32> c(_mm_slli_si128(_mm_maskz_loadu_epi32(7, nonce), 4));
        __m512i b[2] = {c.take(), c.take()}; // a shorter key needs only the first
        vaes::encrypt(k, b);
        const __m512i first_halves = _mm512_set_epi64(14, 12, 10, 8, 6, 4, 2, 0);
        const __m512i derived = _mm512_permutex2var_epi64(b[0], first_halves, b[1]);
        const __m128i hash_key = vaes::lowest(derived);
        to.cipher.rounds = k.rounds;
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(&to.cipher.x[0]),
                            vaes::lower_half(_mm512_maskz_alignr_epi64(0xff, derived, derived, 2)));
        if (k.rounds == 10) detail::x86_aes_instructions::expand_behind<16>(to.cipher);
        else detail::x86_aes_instructions::expand_behind<32>(to.cipher);
        vaes::fill_powers(to.power, hash_key, blocks <= 4 ? 4 : blocks <= 8 ? 8 : 16);
    }

    [[gnu::noinline, LINNET_TARGET_AVX512_VAES]] static void tag_of(const keys& k, source nonce, source data, size_t data_size,
                                                                    source text, size_t size, sink tag) noexcept {
        hashing h(k.power);
        h.take_string(data, data_size, size / 16 < 15 ? (size + 15) / 16 + 1 : 17);
        if (h.left == 0) h.take_string(text, size, 1);
        else h.take_blocks(text, size);
        if (h.left == 0) h.begin(1);
        __m128i s = _mm_xor_si128(h.finish(data_size, size), _mm_maskz_loadu_epi32(7, nonce));
        s = _mm_andnot_si128(highest_bit(), s);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(tag), detail::vaes::encrypted(k.cipher, s));
    }

    [[gnu::noinline, LINNET_TARGET_AVX512_VAES]] static void crypt(const keys& k, source tag, source in, sink out,
                                                                   size_t size) noexcept {
        const __m128i first = _mm_or_si128(detail::vaes::block_at(tag), highest_bit());
        detail::vaes::crypt(k.cipher, detail::vaes::counters<detail::vaes::counted::little_32>(first), in, out, size);
    }

    [[LINNET_VAES_INLINE]] static __m128i highest_bit() noexcept { return _mm_set_epi32(INT32_MIN, 0, 0, 0); }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
