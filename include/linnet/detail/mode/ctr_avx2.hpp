// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_CTR_AVX2_HPP
#define LINNET_DETAIL_MODE_CTR_AVX2_HPP

#include <linnet/detail/mode/ctr.hpp>
#include <linnet/detail/primitive/aes/aes_avx2.hpp>

#if defined(LINNET_AES_AVX2)

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Counter mode over AES with two blocks per register.
struct ctr_avx2 : ctr<aes_x86> {
    using feature = processor::x86_avx2_vaes;
    static constexpr std::string_view variant = feature::name;

    static void crypt(running& r, const key& k, source in, sink out, size_t size) noexcept {
        in_parts(r, in, out, size, [&](const block_integer& counter, source from, sink to, size_t part) LINNET_LAMBDA {
            crypt_part(k, counter, from, to, part);
        });
    }

private:
    [[gnu::noinline, LINNET_TARGET_AVX2]] static void crypt_part(const key& k, const block_integer& counter, source in, sink out,
                                                                 size_t size) noexcept {
        const detail::avx2::single first{detail::byte_swap(counter.high), detail::byte_swap(counter.low)};
        const detail::avx2::counters<detail::avx2::counted::big_128, detail::avx2::pair> c(first);
        detail::avx2::crypt(k, c, in, out, size);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
