// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_KEYSTREAM_KEYSTREAM_POLY1305_HPP
#define LINNET_DETAIL_MODE_KEYSTREAM_KEYSTREAM_POLY1305_HPP

#include <linnet/detail/mode/keystream/keystream.hpp>
#include <linnet/detail/mode/keystream/keystream_vectors.hpp>
#include <linnet/detail/primitive/poly1305/poly1305_vectors.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The implementation of Poly1305 that goes with an implementation of the keystream.
template <class Blocks>
struct poly1305_beside {
    using type = poly1305_over<detail::poly1305_limb>;
};
#if defined(LINNET_KEYSTREAM_VECTORS) && defined(LINNET_POLY1305_VECTORS)
template <class Permutation, size_t Number>
struct poly1305_beside<keystream_vectors<Permutation, processor::x86_avx2, Number>> {
    using type = poly1305_vectors<detail::poly1305_limbs_26>;
};
template <class Permutation, size_t Number>
struct poly1305_beside<keystream_vectors<Permutation, processor::x86_avx512, Number>> {
    using type = poly1305_vectors<detail::poly1305_limbs_26>;
};
template <class Permutation, size_t Number>
struct poly1305_beside<keystream_vectors<Permutation, processor::x86_avx512_ifma, Number>> {
    using type = poly1305_vectors<detail::poly1305_limbs_44>;
};
#endif

/// Processes the text in parts that stay in the cache, since both cipher and MAC access the ciphertext. Only the last part may end
/// within a block of keystream.
template <class Blocks, class Absorb>
LINNET_INLINE constexpr void crypt_in_parts(typename Blocks::running& stream, bool encrypt, const uint8_t* in, uint8_t* out,
                                            size_t size, const Absorb& absorb) noexcept {
    constexpr size_t part = 128 * Blocks::block_size;
    for (size_t at = 0; at < size; at += part) {
        const size_t count = size - at < part ? size - at : part;
        if (!encrypt) absorb(in + at, count);
        Blocks::crypt(stream, in + at, out + at, count);
        if (encrypt) absorb(out + at, count);
    }
}

} // namespace mode
LINNET_NAMESPACE_END

#endif
