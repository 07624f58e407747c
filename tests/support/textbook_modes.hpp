// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_TEXTBOOK_MODES_HPP
#define LINNET_TESTS_SUPPORT_TEXTBOOK_MODES_HPP

/// Modes of a block cipher as specified, byte by byte and slow. Results are the ciphertext followed by the tag.

#include "support/bytes.hpp"

#include <functional>

namespace linnet_test::textbook {

using cipher = std::function<bytes(const bytes&)>; ///< of 16 bytes

inline bytes part(const bytes& from, size_t begin, size_t count) {
    const auto first = from.begin() + static_cast<std::ptrdiff_t>(begin);
    return {first, first + static_cast<std::ptrdiff_t>(count)};
}
inline bytes operator+(bytes a, const bytes& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}
inline bytes add(bytes a, const bytes& b) {
    for (size_t i = 0; i < a.size(); ++i) a[i] = static_cast<uint8_t>(a[i] ^ b[i]);
    return a;
}
/// `size` bytes, most significant first.
inline bytes big_endian(uint64_t value, size_t size) {
    bytes out(size);
    for (size_t i = size; i-- != 0; value >>= 8) out[i] = static_cast<uint8_t>(value);
    return out;
}
inline bytes doubled(const bytes& x) {
    bytes out(16);
    for (size_t i = 0; i < 16; ++i) out[i] = static_cast<uint8_t>(x[i] << 1 | (i < 15 ? x[i + 1] >> 7 : 0));
    if ((x[0] & 0x80) != 0) out[15] ^= 0x87;
    return out;
}
inline void increment(bytes& counter) {
    for (size_t i = 16; i-- != 0;)
        if (++counter[i] != 0) return;
}

inline bytes ctr(const cipher& e, bytes counter, const bytes& text) {
    bytes out;
    for (size_t i = 0; i < text.size(); i += 16, increment(counter))
        out = out + add(part(text, i, std::min(text.size() - i, size_t{16})), e(counter));
    return out;
}

/// SP 800-38B, section 6.2.
inline bytes cmac(const cipher& e, bytes message) {
    bytes subkey = doubled(e(bytes(16)));
    if (message.empty() || message.size() % 16 != 0) {
        subkey = doubled(subkey);
        message.push_back(0x80);
        while (message.size() % 16 != 0) message.push_back(0);
    }
    bytes x(16);
    for (size_t i = 0; i < message.size(); i += 16) {
        x = add(x, part(message, i, 16));
        x = e(i + 16 == message.size() ? add(x, subkey) : x);
    }
    return x;
}

/// FSE 2004, figure 2.
inline bytes eax(const cipher& e, const bytes& nonce, const bytes& data, const bytes& text, size_t tag_size) {
    const auto omac = [&](uint8_t number, const bytes& m) { return cmac(e, big_endian(number, 16) + m); };
    const bytes n = omac(0, nonce);
    const bytes sealed = ctr(e, n, text);
    return sealed + part(add(add(n, omac(1, data)), omac(2, sealed)), 0, tag_size);
}

/// RFC 3610, section 2.
inline bytes ccm(const cipher& e, const bytes& nonce, const bytes& data, const bytes& text, size_t tag_size) {
    const size_t l = 15 - nonce.size();
    const auto padded = [](bytes m) {
        m.resize((m.size() + 15) / 16 * 16);
        return m;
    };
    const auto flags = static_cast<uint8_t>((data.empty() ? 0 : 64) + 8 * ((tag_size - 2) / 2) + (l - 1));
    bytes message = bytes{flags} + nonce + big_endian(text.size(), l);
    if (!data.empty()) {
        const bytes size = data.size() < 0xff00 ? big_endian(data.size(), 2) : bytes{0xff, 0xfe} + big_endian(data.size(), 4);
        message = message + padded(size + data);
    }
    message = message + padded(text);
    bytes x(16);
    for (size_t i = 0; i < message.size(); i += 16) x = e(add(x, part(message, i, 16)));
    const bytes stream = ctr(e, bytes{static_cast<uint8_t>(l - 1)} + nonce + bytes(l), bytes(16) + text);
    return part(stream, 16, text.size()) + add(part(x, 0, tag_size), stream);
}

/// RFC 7253, sections 4.1 and 4.2.
inline bytes ocb(const cipher& e, const bytes& nonce, const bytes& data, const bytes& text, size_t tag_size) {
    const bytes at_end = e(bytes(16)), of_tag = doubled(at_end);
    const auto l = [&](size_t block) {
        bytes out = doubled(of_tag);
        for (; block % 2 == 0; block /= 2) out = doubled(out);
        return out;
    };
    const auto last = [](bytes m) {
        m.push_back(0x80);
        m.resize(16);
        return m;
    };
    bytes sum(16), offset(16);
    for (size_t i = 0; i < data.size(); i += 16) {
        const bool whole = data.size() - i >= 16;
        offset = add(offset, whole ? l(i / 16 + 1) : at_end);
        sum = add(sum, e(add(offset, whole ? part(data, i, 16) : last(part(data, i, data.size() - i)))));
    }
    bytes top = bytes(15 - nonce.size()) + bytes{1} + nonce;
    top[0] = static_cast<uint8_t>(top[0] | (tag_size * 8 % 128) << 1);
    const unsigned bottom = top[15] & 63;
    top[15] &= 0xc0;
    bytes stretch = e(top);
    stretch = stretch + add(part(stretch, 0, 8), part(stretch, 1, 8));
    for (size_t i = 0; i < 16; ++i) {
        const unsigned at = static_cast<unsigned>(i) + bottom / 8;
        offset[i] = static_cast<uint8_t>((stretch[at] << 8 | (at < 23 ? stretch[at + 1] : 0)) >> (8 - bottom % 8));
    }
    bytes checksum(16), out;
    for (size_t i = 0; i < text.size(); i += 16) {
        const bool whole = text.size() - i >= 16;
        const bytes block = part(text, i, whole ? 16 : text.size() - i);
        offset = add(offset, whole ? l(i / 16 + 1) : at_end);
        out = out + (whole ? add(e(add(block, offset)), offset) : add(block, e(offset)));
        checksum = add(checksum, whole ? block : last(block));
    }
    return out + part(add(e(add(add(checksum, offset), of_tag)), sum), 0, tag_size);
}

} // namespace linnet_test::textbook

#endif
