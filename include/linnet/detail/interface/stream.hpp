// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_STREAM_HPP
#define LINNET_DETAIL_INTERFACE_STREAM_HPP

#include <linnet/detail/core/cipher_core.hpp>
#include <linnet/detail/dispatch/choose.hpp>
#include <linnet/detail/interface/buffer.hpp>
#include <linnet/detail/interface/result.hpp>
#include <linnet/detail/interface/sized.hpp>
#include <linnet/kinds.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Every core of a list models the concept of its kind; the compiler says which member is missing.
template <StreamCore Core>
consteval bool is_stream_core() noexcept {
    return true;
}
template <class... Core>
consteval bool are_stream_cores(implementations<Core...>) noexcept {
    return (is_stream_core<Core>() && ...);
}

/// An incremental message under one key and nonce. Wiped when a call fails and when it is destroyed.
template <class Core>
class cipher_stream {
    static constexpr size_t block_size = Core::block_size;
    static constexpr size_t message_size_max = Core::traits.message_size_max();

    typename Core::key key_;
    typename Core::running running_;
    std::array<uint8_t, block_size> keystream_{};
    size_t used_ = block_size; ///< of the keystream
    uint64_t position_ = 0;
    bool ended_ = false;

    static constexpr uint64_t longest = Core::traits.text_size_max;

public:
    LINNET_INLINE_CALL static constexpr status whole(const bytes_in& key, const bytes_in& nonce, const bytes_in& in,
                                                     const bytes_out& out) noexcept {
        const status why = in.size() != out.size() || in.size() > message_size_max                      ? status::length
                           : !in_place_or_disjoint(in, out) || overlap(out, key) || overlap(out, nonce) ? status::overlap
                                                                                                        : status::ok;
        if (why != status::ok) {
            fill_zero(out);
            return why;
        }
        dispatch<Core>::call([&]<class CoreType>() LINNET_LAMBDA {
            auto k = CoreType::expand_key(key_argument<CoreType>(key));
            auto r = CoreType::initialize(k, typename CoreType::source(nonce.data()));
            CoreType::crypt(r, k, typename CoreType::source(in.data()), typename CoreType::sink(out.data()), in.size());
            wipe_kept(k);
            wipe_kept(r);
        });
        return status::ok;
    }

    constexpr cipher_stream(bytes_in key, bytes_in nonce) noexcept
        : key_(Core::expand_key(key_argument<Core>(key))), running_(Core::initialize(key_, typename Core::source(nonce.data()))) {}
    cipher_stream(const cipher_stream&) = delete;
    cipher_stream& operator=(const cipher_stream&) = delete;
    constexpr ~cipher_stream() { wipe(); }

    /// Ends the stream. Every later call fails (status::order).
    constexpr void wipe() noexcept {
        wipe_kept(key_);
        wipe_kept(running_);
        detail::wipe(keystream_);
        ended_ = true;
    }

    /// Encrypts or decrypts the next part. Fails, with zeroes written and the stream ended, if the lengths differ or the message
    /// becomes longer than the specification allows (status::length) or if the buffers overlap without being the same
    /// (status::overlap).
    constexpr result update(bytes_in in, bytes_out out) noexcept {
        const status why = ended_                                                       ? status::order
                           : in.size() != out.size() || in.size() > longest - position_ ? status::length
                           : !in_place_or_disjoint(in, out)                             ? status::overlap
                                                                                        : status::ok;
        if (why != status::ok) {
            fill_zero(out);
            wipe();
            return why;
        }
        position_ += in.size();
        skip(in, out, use(in, out));
        const size_t whole = in.size() - in.size() % block_size;
        if (whole != 0) {
            Core::crypt(running_, key_, typename Core::source(in.data()), typename Core::sink(out.data()), whole);
            skip(in, out, whole);
        }
        if (!in.empty()) {
            refill();
            use(in, out);
        }
        return status::ok;
    }

    /// Moves to a byte position of the message, from 0: `update` continues with the byte there. The largest position is the longest
    /// message that the specification allows, even if that exceeds SIZE_MAX: 2^38 bytes for ChaCha20 and XChaCha20, and
    /// 2^64 - 1 bytes for the others. A larger position is refused (status::length) and ends the stream.
    constexpr result seek(uint64_t position) noexcept {
        if (ended_) return status::order;
        if (position > longest) {
            wipe();
            return status::length;
        }
        position_ = position;
        Core::seek(running_, position / block_size);
        used_ = block_size;
        if (position % block_size != 0) {
            refill();
            used_ = detail::to_size(position % block_size);
        }
        return status::ok;
    }

private:
    constexpr void refill() noexcept {
        Core::keystream(running_, key_, typename Core::sink(keystream_.data()));
        used_ = 0;
    }
    /// Passes bytes through the rest of the keystream; returns how many.
    constexpr size_t use(bytes_in in, bytes_out out) noexcept {
        size_t i = 0;
        for (; i < in.size() && used_ < block_size; ++i) out[i] = static_cast<uint8_t>(in[i] ^ keystream_[used_++]);
        return i;
    }
    static constexpr void skip(bytes_in& in, bytes_out& out, size_t count) noexcept {
        in = in.subspan(count);
        out = out.subspan(count);
    }
};

} // namespace detail

/// A stream cipher, over a core or the fastest of a list. It encrypts but does not authenticate: an attacker who flips a bit of the
/// ciphertext flips that bit of the plaintext, undetected. Use it to build a protocol that authenticates, or to interoperate with
/// one; otherwise use an AEAD. All sizes are in bytes; `key_size` and `nonce_size` are in the types, so that another size does not
/// compile. No call allocates, throws or keeps a pointer.
template <class Cores>
struct stream_cipher {
private:
    static_assert(detail::are_stream_cores(detail::cores_of<Cores>{}));
    using Core = fastest_of_any_size<Cores>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;

public:
    using implementations = Cores;
    template <class Other>
    using of_core = stream_cipher<Other>; ///< the same over another core
    static constexpr algorithm_kind kind = algorithm_kind::stream;
    static constexpr size_t key_size = fastest<Cores>::key_size;
    static constexpr size_t nonce_size = Core::nonce_size;
    static constexpr size_t nonce_size_min = nonce_size;
    static constexpr size_t nonce_size_max = nonce_size;
    static constexpr size_t block_size = Core::block_size; ///< bytes of keystream per call of the primitive
    static constexpr size_t message_size_max = Core::traits.message_size_max();
    using key_in = sized_in<parameter::key, key_size>;
    using nonce_in = sized_in<parameter::nonce, nonce_size>;

    /// Encrypts or decrypts `in` to `out`, of the same size; both operations are the same. Fails, with zeroes written, if the
    /// lengths differ or exceed `message_size_max` (status::length) or if `out` overlaps another buffer without being `in`
    /// (status::overlap).
    LINNET_INLINE_CALL static constexpr result crypt(key_in key, nonce_in nonce, bytes_in in, bytes_out out) noexcept {
        return detail::cipher_stream<Core>::whole(key, nonce, in, out);
    }

    /// An incremental message under one key and nonce. Wiped when a call fails and when it is destroyed.
    struct cipher : detail::cipher_stream<Core> {
        constexpr cipher(key_in key, nonce_in nonce) noexcept : detail::cipher_stream<Core>(key, nonce) {}
    };
};

LINNET_NAMESPACE_END

#endif
