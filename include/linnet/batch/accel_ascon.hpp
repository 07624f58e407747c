// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_ACCEL_ASCON_HPP
#define LINNET_BATCH_ACCEL_ASCON_HPP

#include <linnet/batch/sycl.hpp>
#if defined(LINNET_CPP20)

/// The SYCL kernels of itzmeanjan/ascon of 2022 with the same names and parameters, for programs that call `accel_ascon::`: Ascon
/// v1.2 on slices of equal length. Besides the include, such a program only needs `namespace accel_ascon = linnet::accel_ascon;`.
/// New programs should use linnet/batch/sycl.hpp with Ascon-AEAD128 and Ascon-Hash256 of SP 800-232.
///
/// All pointers are USM. `wi_cnt` is the number of slices and `wg_size` the number of work-items in a work-group; unlike in the
/// original, `wg_size` need not divide `wi_cnt`. Lengths are totals in bytes. A length that does not fit throws
/// linnet::sycl::refused, where an assertion failed in the original. Keys, nonces and tags are bytes, or, as at first in the
/// original, arrays of 64-bit words in host byte order: the first byte of the specification is the most significant byte of the
/// first word.

#include <linnet/ascon_v12.hpp>

LINNET_NAMESPACE_BEGIN
namespace accel_ascon {

using events = std::vector<::sycl::event>;

namespace detail {

using namespace sycl::detail;
using sycl::options;

/// Converts two words of the host to 16 bytes.
using words = std::span<const std::uint64_t>;
LINNET_INLINE constexpr std::array<uint8_t, 16> bytes_of(const words& from, size_t index) noexcept {
    std::array<uint8_t, 16> out{};
    linnet::detail::store<uint64_t, byte_order::big>(out.data(), from[2 * index]);
    linnet::detail::store<uint64_t, byte_order::big>(out.data() + 8, from[2 * index + 1]);
    return out;
}

/// A slice with a key, a nonce and a tag in words.
template <class A>
struct encrypt_words {
    LINNET_INLINE static constexpr void run(size_t index, size_t count, const words& keys, const words& nonces, const input& data,
                                            const input& texts, bytes_out sealed, std::span<uint64_t> tags) noexcept {
        std::array<uint8_t, 16> key = bytes_of(keys, index), tag{};
        const std::array<uint8_t, 16> nonce = bytes_of(nonces, index);
        bytes_in header, text;
        data.get(index, count, header);
        texts.get(index, count, text);
        static_cast<void>(A::encrypt(key, nonce, header, text, part_of(sealed, index, count), tag));
        tags[2 * index] = linnet::detail::load<uint64_t, byte_order::big>(tag.data());
        tags[2 * index + 1] = linnet::detail::load<uint64_t, byte_order::big>(tag.data() + 8);
        linnet::detail::wipe(key);
    }
};
template <class A>
struct decrypt_words {
    LINNET_INLINE static constexpr void run(size_t index, size_t count, const words& keys, const words& nonces, const input& data,
                                            const input& sealed, const words& tags, bytes_out texts,
                                            std::span<bool> good) noexcept {
        std::array<uint8_t, 16> key = bytes_of(keys, index);
        const std::array<uint8_t, 16> nonce = bytes_of(nonces, index), tag = bytes_of(tags, index);
        bytes_in header, text;
        data.get(index, count, header);
        sealed.get(index, count, text);
        good[index] = static_cast<bool>(A::decrypt(key, nonce, header, text, tag, part_of(texts, index, count)));
        linnet::detail::wipe(key);
    }
};
/// A slice in bytes, with a flag instead of a status.
template <class A>
struct decrypt_flag {
    LINNET_INLINE static constexpr void run(size_t index, size_t count, const input& keys, const input& nonces, const input& data,
                                            const input& sealed, const input& tags, bytes_out texts,
                                            std::span<bool> good) noexcept {
        good[index] = decrypt_one<A>::decrypted(index, count, keys, nonces, data, sealed, tags, texts) == status::ok;
    }
};

/// An array of bytes or words, as bytes.
template <class Element>
bytes_in as_bytes(const Element* at, size_t bytes) {
    return {reinterpret_cast<const uint8_t*>(at), bytes};
}
template <class Element>
bytes_out as_bytes_out(Element* at, size_t bytes) {
    return {reinterpret_cast<uint8_t*>(at), bytes};
}

template <class A>
::sycl::event hash(::sycl::queue& q, const uint8_t* msg, size_t msg_len, uint8_t* digest, size_t digest_len, size_t wi_cnt,
                   size_t wg_size, events evts) {
    return sycl::digest<A>(q, wi_cnt, batch::each({msg, msg_len}), std::span(digest, digest_len), {}, {wg_size, std::move(evts)});
}

template <class A, class Element>
::sycl::event encrypt(::sycl::queue& q, const Element* keys, size_t key_len, const Element* nonces, size_t nonce_len,
                      const uint8_t* data, size_t data_len, const uint8_t* text, size_t text_len, uint8_t* sealed,
                      size_t sealed_len, Element* tags, size_t tag_len, size_t count, const options& how) {
    const input k = batch::each(as_bytes(keys, key_len)), n = batch::each(as_bytes(nonces, nonce_len)),
                d = batch::each({data, data_len}), t = batch::each({text, text_len});
    const bytes_out s(sealed, sealed_len), g = as_bytes_out(tags, tag_len);
    if constexpr (sizeof(Element) == 1) {
        return sycl::encrypt<A>(q, count, k, n, d, t, s, g, {}, how);
    } else {
        check(count, check_encrypt(sizes_of<A>(), count, k.shape(), n.shape(), d.shape(), t.shape(), room_of(s), room_of(g), 0));
        memory(q, count).read(k).read(n).read(d).pass(t, s).write(g).check();
        return submit<encrypt_words<A>>(q, count, how, words(keys, 2 * count), words(nonces, 2 * count), d, t, s,
                                        std::span(tags, 2 * count));
    }
}

template <class A, class Element>
::sycl::event decrypt(::sycl::queue& q, const Element* keys, size_t key_len, const Element* nonces, size_t nonce_len,
                      const uint8_t* data, size_t data_len, const uint8_t* sealed, size_t sealed_len, const Element* tags,
                      size_t tag_len, uint8_t* text, size_t text_len, bool* flags, size_t flag_len, size_t count,
                      const options& how) {
    const input k = batch::each(as_bytes(keys, key_len)), n = batch::each(as_bytes(nonces, nonce_len)),
                d = batch::each({data, data_len}), s = batch::each({sealed, sealed_len}), g = batch::each(as_bytes(tags, tag_len));
    const bytes_out t(text, text_len);
    check(count, check_decrypt(sizes_of<A>(), count, k.shape(), n.shape(), d.shape(), s.shape(), g.shape(), room_of(t),
                               flag_len / sizeof(bool)));
    memory(q, count).read(k).read(n).read(d).read(g).pass(s, t).write(as_bytes_out(flags, flag_len)).check();
    const std::span good(flags, count);
    if constexpr (sizeof(Element) == 1) return submit<decrypt_flag<A>>(q, count, how, k, n, d, s, g, t, good);
    else
        return submit<decrypt_words<A>>(q, count, how, words(keys, 2 * count), words(nonces, 2 * count), d, s,
                                        words(tags, 2 * count), t, good);
}

} // namespace detail

/// Ascon-Hash and Ascon-HashA of each slice of `msg`; a digest has 32 bytes.
inline ::sycl::event hash(::sycl::queue& q, const uint8_t* msg, size_t msg_len, uint8_t* digest, size_t digest_len, size_t wi_cnt,
                          size_t wg_size, events evts = {}) {
    return detail::hash<ascon_hash>(q, msg, msg_len, digest, digest_len, wi_cnt, wg_size, std::move(evts));
}
inline ::sycl::event hash_a(::sycl::queue& q, const uint8_t* msg, size_t msg_len, uint8_t* digest, size_t digest_len, size_t wi_cnt,
                            size_t wg_size, events evts = {}) {
    return detail::hash<ascon_hasha>(q, msg, msg_len, digest, digest_len, wi_cnt, wg_size, std::move(evts));
}

// Encrypts and decrypts each slice under its own key and nonce. If a slice is not authentic, its flag is false and its plaintext is
// zero. LINNET_ACCEL_ASCON(name, algorithm, Element) defines the calls for bytes, and for words where the key has 16 bytes.
#define LINNET_ACCEL_ASCON(name, algorithm, Element)                                                                               \
    inline ::sycl::event encrypt_##name(::sycl::queue& q, const Element* sec_key, size_t sec_key_len, const Element* nonce,        \
                                        size_t nonce_len, const uint8_t* a_data, size_t a_data_len, const uint8_t* text,           \
                                        size_t text_len, uint8_t* cipher, size_t cipher_len, Element* tag, size_t tag_len,         \
                                        size_t wi_cnt, size_t wg_size, events evts = {}) {                                         \
        return detail::encrypt<algorithm>(q, sec_key, sec_key_len, nonce, nonce_len, a_data, a_data_len, text, text_len, cipher,   \
                                          cipher_len, tag, tag_len, wi_cnt, {wg_size, std::move(evts)});                           \
    }                                                                                                                              \
    inline ::sycl::event decrypt_##name(::sycl::queue& q, const Element* sec_key, size_t sec_key_len, const Element* nonce,        \
                                        size_t nonce_len, const uint8_t* a_data, size_t a_data_len, const uint8_t* cipher,         \
                                        size_t cipher_len, const Element* tag, size_t tag_len, uint8_t* text, size_t text_len,     \
                                        bool* flag, size_t flag_len, size_t wi_cnt, size_t wg_size, events evts = {}) {            \
        return detail::decrypt<algorithm>(q, sec_key, sec_key_len, nonce, nonce_len, a_data, a_data_len, cipher, cipher_len, tag,  \
                                          tag_len, text, text_len, flag, flag_len, wi_cnt, {wg_size, std::move(evts)});            \
    }
LINNET_ACCEL_ASCON(128, linnet::ascon_128, std::uint64_t)
LINNET_ACCEL_ASCON(128, linnet::ascon_128, std::uint8_t)
LINNET_ACCEL_ASCON(128a, linnet::ascon_128a, std::uint64_t)
LINNET_ACCEL_ASCON(128a, linnet::ascon_128a, std::uint8_t)
LINNET_ACCEL_ASCON(80pq, linnet::ascon_80pq, std::uint8_t)
#undef LINNET_ACCEL_ASCON

} // namespace accel_ascon
LINNET_NAMESPACE_END

#endif
#endif
