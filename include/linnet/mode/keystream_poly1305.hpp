// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_KEYSTREAM_POLY1305_HPP
#define LINNET_MODE_KEYSTREAM_POLY1305_HPP

#include <linnet/mode/keystream.hpp>
#include <linnet/primitive/poly1305.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Text in parts that stay near: the code is over the ciphertext, which is read for both. Only the last part is no multiple of a
/// block of keystream.
template <class Blocks, class Absorb>
LINNET_INLINE constexpr void crypt_in_parts(typename Blocks::running& stream, bool encrypt, const uint8_t* in, uint8_t* out,
                                            size_t size, const Absorb& absorb) noexcept {
    constexpr size_t part = 64 * Blocks::block_size;
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
