// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_GCM_GCM_SIV_AVX2_HPP
#define LINNET_DETAIL_MODE_GCM_GCM_SIV_AVX2_HPP

#include <linnet/detail/mode/gcm/gcm_siv.hpp>
#include <linnet/detail/primitive/polyval_avx2.hpp>

#if defined(LINNET_AES_AVX2)

LINNET_NAMESPACE_BEGIN
namespace mode {

/// GCM-SIV over AES in code for AVX2, with `Width` blocks per register.
template <class Feature, size_t Width>
struct gcm_siv_avx2 : gcm_siv<aes_x86, polyval_x86<byte_order::little>> {
    using base = gcm_siv<aes_x86, polyval_x86<byte_order::little>>;
    using feature = Feature;
    static constexpr std::string_view variant = feature::name;

    static void encrypt(const key& k, source nonce, source data, size_t data_size, source in, sink out, size_t size,
                        sink tag) noexcept {
        keys of = base::derived(k, nonce);
        const block t{tag_of(of, nonce, data, data_size, in, size)};
        crypt(of, t.v, in, out, size);
        t.store(tag, 0);
        of.wipe();
    }
    /// Writes the tag of the decrypted message to `computed`.
    static void decrypt(const key& k, source nonce, source data, size_t data_size, source in, sink out, size_t size, source tag,
                        sink computed) noexcept {
        keys of = base::derived(k, nonce);
        crypt(of, block::load(tag, 0).v, in, out, size);
        block{tag_of(of, nonce, data, data_size, out, size)}.store(computed, 0);
        of.wipe();
    }

private:
    using keys = base::keys;
    using single = detail::avx2::single;
    using reg = detail::avx2::blocks<Width>;

    [[gnu::noinline, LINNET_TARGET_AVX2]] static single tag_of(const keys& k, source nonce, source data, size_t data_size,
                                                               source text, size_t size) noexcept {
        detail::avx2::polynomial_hash<byte_order::little, reg> h(k.hash.power);
        h.take_string(data, data_size, (size + 15) / 16 + 1);
        if (h.left == 0) h.take_string(text, size, 1);
        else h.take_blocks(text, size);
        const single s = h.finish(data_size, size) ^ block::load_first(nonce, 0, 12).v;
        return detail::avx2::encrypted(k.cipher, s & single{~uint64_t{0}, ~highest_bit});
    }

    [[gnu::noinline, LINNET_TARGET_AVX2]] static void crypt(const keys& k, single tag, source in, sink out, size_t size) noexcept {
        const single first = tag | single{0, highest_bit};
        detail::avx2::crypt(k.cipher, detail::avx2::counters<detail::avx2::counted::little_32, reg>(first), in, out, size);
    }

    static constexpr uint64_t highest_bit = uint64_t{1} << 63;
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
