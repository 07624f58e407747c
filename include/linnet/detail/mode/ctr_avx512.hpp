// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_CTR_AVX512_HPP
#define LINNET_DETAIL_MODE_CTR_AVX512_HPP

#include <linnet/detail/mode/ctr.hpp>
#include <linnet/detail/primitive/aes/aes_avx512.hpp>

#if defined(LINNET_AES_AVX512)

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Counter mode over AES with four blocks per register.
struct ctr_avx512 : ctr<aes_x86> {
    using feature = processor::x86_avx512_vaes;
    static constexpr std::string_view variant = feature::name;

    static void crypt(running& r, const key& k, source in, sink out, size_t size) noexcept {
        in_parts(r, in, out, size, [&](const block_integer& counter, source from, sink to, size_t part) LINNET_LAMBDA {
            crypt_part(k, counter, from, to, part);
        });
    }

private:
    [[gnu::noinline, LINNET_TARGET_AVX512_VAES]] static void crypt_part(const key& k, const block_integer& counter, source in,
                                                                        sink out, size_t size) noexcept {
        const auto word = [](uint64_t x) LINNET_LAMBDA { return static_cast<long long>(detail::byte_swap(x)); };
        const detail::vaes::counters<detail::vaes::counted::big_128> c(_mm_set_epi64x(word(counter.low), word(counter.high)));
        detail::vaes::crypt(k, c, in, out, size);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
