// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_TOYS_HPP
#define LINNET_TESTS_SUPPORT_TOYS_HPP

/// Algorithms that protect nothing: one of each kind and variant that the concepts allow and no algorithm of the catalog has yet.

#include <linnet/concepts.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/interface/mac.hpp>
#include <linnet/detail/word/scalar.hpp>

namespace linnet_test {

using linnet::algorithm_kind;
using linnet::algorithm_status;
using linnet::result;
using linnet::status;
using std::size_t;
using std::uint64_t;
using std::uint8_t;
using bytes_in = std::span<const uint8_t>;
using bytes_out = std::span<uint8_t>;

/// The description of a toy.
template <algorithm_kind Kind>
struct toy {
    static constexpr std::string_view id = "toy";
    static constexpr std::string_view name = "Toy";
    static constexpr std::string_view specification = "none";
    static constexpr algorithm_status status = algorithm_status::legacy;
    static constexpr algorithm_kind kind = Kind;
};

constexpr uint64_t toy_mix(uint64_t x) noexcept {
    x = (x ^ (x >> 31)) * 0x9e3779b97f4a7c15;
    return x ^ (x >> 29);
}

/// Eight bytes, or fewer.
constexpr uint64_t toy_load(const uint8_t* from, size_t count = 8) noexcept {
    uint64_t x = 0;
    for (size_t i = 0; i < count; ++i) x ^= uint64_t{from[i]} << (8 * i);
    return x;
}
/// Up to eight bytes; their number also counts.
constexpr uint64_t toy_last(const uint8_t* from, size_t count) noexcept { return toy_mix(toy_load(from, count) + count + 1); }
constexpr void toy_store(uint8_t* to, uint64_t x, size_t count) noexcept {
    for (size_t i = 0; i < count; ++i) to[i] = static_cast<uint8_t>(x >> (8 * i));
}
constexpr uint64_t toy_sum(uint64_t sum, bytes_in data) noexcept {
    for (const uint8_t byte : data) sum = toy_mix(sum ^ byte);
    return toy_mix(sum + data.size());
}
constexpr void toy_fill(uint64_t seed, bytes_out out) noexcept {
    for (size_t i = 0; i < out.size(); ++i) out[i] = static_cast<uint8_t>(toy_mix(seed + i));
}

/// Refuses a call: zeroes the output and returns the reason.
constexpr status toy_refuse(status why, bytes_out out) noexcept {
    linnet::detail::fill_zero(out);
    return why;
}

/// An AEAD with nonces and tags of several sizes, like GCM and EAX, and a limited text.
struct toy_aead_core {
    using feature = linnet::processor::any;
    using word_type = uint64_t;
    using source = const uint8_t*;
    using sink = uint8_t*;
    using nonce_in = linnet::sized_source<source>;
    static constexpr std::string_view variant = "toy";
    static constexpr size_t key_size = 16;
    static constexpr size_t nonce_size = 12;
    static constexpr size_t tag_size = 16;
    static constexpr size_t block_size = 8;
    static constexpr auto verify = linnet::verification::after_decryption;
    static constexpr linnet::detail::aead_traits traits{
        .nonce_size_min = 1, .nonce_size_max = 20, .tag_size_min = 4, .text_size_max = 40};

    struct key {
        uint64_t k[2];
        constexpr void wipe() noexcept { linnet::wipe_words(k); }
    };
    struct running {
        uint64_t x[2]; ///< the sum, and the value that the next block of text is added to
        constexpr void wipe() noexcept { linnet::wipe_words(x); }
    };

    static constexpr key expand_key(source from) noexcept { return {{toy_mix(toy_load(from)), toy_mix(toy_load(from + 8))}}; }

    static constexpr running initialize(const key& k, const nonce_in& nonce) noexcept {
        const uint64_t n = toy_sum(k.k[0], {nonce.bytes, nonce.size});
        return {{n ^ k.k[1], toy_mix(n)}};
    }
    static constexpr void absorb(running& r, const key&, source data, size_t size) noexcept {
        for (size_t i = 0; i < size; i += 8) r.x[0] = toy_mix(r.x[0] ^ toy_load(data + i));
    }
    static constexpr void absorb_last(running& r, const key&, source data, size_t offset, size_t count, bool, bool) noexcept {
        r.x[0] = ~toy_mix(r.x[0] ^ toy_last(data + offset, count));
    }
    template <bool Encrypt>
    static constexpr void blocks(running& r, const key& k, source in, sink out, size_t size) noexcept {
        for (size_t i = 0; i < size; i += 8) {
            const uint64_t text = toy_load(in + i) ^ r.x[1];
            const uint64_t pad = r.x[1];
            take_word(r, k, Encrypt ? text ^ pad : text);
            toy_store(out + i, text, 8);
        }
    }
    static constexpr void keystream(const running& r, const key&, sink block) noexcept { toy_store(block, r.x[1], 8); }
    static constexpr void absorb_text(running& r, const key& k, source text) noexcept { take_word(r, k, toy_load(text)); }
    static constexpr void finish(running& r, const key& k, source text, size_t count, sink tag) noexcept {
        take_word(r, k, toy_last(text, count));
        toy_store(tag, r.x[0], 8);
        toy_store(tag + 8, toy_mix(r.x[0] ^ k.k[0]), 8);
    }

    static constexpr void encrypt(const key& k, const nonce_in& nonce, source data, size_t data_size, source in, sink out,
                                  size_t size, sink tag) noexcept {
        message<true>(initialize(k, nonce), k, data, data_size, in, out, size, tag);
    }
    static constexpr void decrypt(const key& k, const nonce_in& nonce, source data, size_t data_size, source in, sink out,
                                  size_t size, sink tag) noexcept {
        message<false>(initialize(k, nonce), k, data, data_size, in, out, size, tag);
    }

protected:
    template <bool Encrypt>
    static constexpr void message(running r, const key& k, source data, size_t data_size, source in, sink out, size_t size,
                                  sink tag) noexcept {
        const size_t whole_data = data_size - data_size % 8;
        const size_t whole = size - size % 8;
        absorb(r, k, data, whole_data);
        absorb_last(r, k, data, whole_data, data_size % 8, data_size != 0, size != 0);
        blocks<Encrypt>(r, k, in, out, whole);
        uint8_t rest[8]{};
        for (size_t i = 0; i < size % 8; ++i) {
            const uint8_t from = in[whole + i];
            out[whole + i] = static_cast<uint8_t>(from ^ (r.x[1] >> (8 * i)));
            rest[i] = Encrypt ? from : out[whole + i];
        }
        finish(r, k, rest, size % 8, tag);
    }

private:
    static constexpr void take_word(running& r, const key&, uint64_t text) noexcept {
        r.x[0] = toy_mix(r.x[0] ^ text);
        r.x[1] = toy_mix(r.x[1] + 1);
    }
};

/// The same with all lengths bound before the first byte, like CCM.
struct toy_announced_core : toy_aead_core {
    static constexpr linnet::detail::aead_traits traits = [] {
        auto t = toy_aead_core::traits;
        t.binds_tag_size = t.lengths_first = true;
        return t;
    }();

    static constexpr running initialize(const key& k, const nonce_in& nonce, size_t data_size, size_t text_size,
                                        size_t tag_size_given) noexcept {
        running r = toy_aead_core::initialize(k, nonce);
        r.x[0] = toy_mix(r.x[0] ^ data_size << 32 ^ text_size << 8 ^ tag_size_given);
        return r;
    }
    static constexpr void encrypt(const key& k, const nonce_in& nonce, source data, size_t data_size, source in, sink out,
                                  size_t size, sink tag, size_t tag_size_given) noexcept {
        message<true>(initialize(k, nonce, data_size, size, tag_size_given), k, data, data_size, in, out, size, tag);
    }
    static constexpr void decrypt(const key& k, const nonce_in& nonce, source data, size_t data_size, source in, sink out,
                                  size_t size, sink tag, size_t tag_size_given) noexcept {
        message<false>(initialize(k, nonce, data_size, size, tag_size_given), k, data, data_size, in, out, size, tag);
    }
};

/// The same with a limit on the sum of all pieces of a text.
struct toy_limited_core : toy_aead_core {
    static constexpr linnet::detail::aead_traits traits = [] {
        auto t = toy_aead_core::traits;
        t.text_size_max = 100;
        return t;
    }();
};

/// A MAC with keys of any length up to a limit, like HMAC; with tags of several lengths; and with a delayed last block, like CMAC.
struct toy_mac_core {
    using feature = linnet::processor::any;
    using word_type = uint64_t;
    using source = const uint8_t*;
    using sink = uint8_t*;
    static constexpr std::string_view variant = "toy";
    static constexpr size_t key_size = 16;
    static constexpr size_t tag_size = 6;
    static constexpr size_t block_size = 8;
    static constexpr linnet::detail::absorbing_traits traits{
        .holds_last = true, .message_size_max = 33, .key_size_min = 3, .key_size_max = 50, .tag_size_min = 4, .tag_size_max = 8};

    struct key {
        uint64_t k[1];
        constexpr void wipe() noexcept { linnet::wipe_words(k); }
    };
    using state = key;

    static constexpr key expand_key(source from, size_t size) noexcept { return {{toy_sum(1, {from, size})}}; }
    static constexpr state initialize(const key& k) noexcept { return k; }
    static constexpr void absorb(state& s, source message, size_t size) noexcept {
        for (size_t i = 0; i < size; i += 8) s.k[0] = toy_mix(s.k[0] ^ toy_load(message + i));
    }
    static constexpr void finish(state& s, source message, size_t offset, size_t count, sink tag) noexcept {
        toy_store(tag, toy_mix(~s.k[0] ^ toy_last(message + offset, count)), 8);
    }
};

struct toy_nonce_mac_core : toy_mac_core {
    static constexpr linnet::detail::absorbing_traits traits = [] {
        auto t = toy_mac_core::traits;
        t.nonce_size = 5;
        return t;
    }();
    static constexpr state initialize(const key& k, source nonce) noexcept {
        return {{toy_sum(k.k[0], {nonce, traits.nonce_size})}};
    }
};

struct toy_aead : toy<algorithm_kind::aead>, linnet::aead<toy_aead_core> {
    using toy::kind;
};
struct toy_announced_aead : toy<algorithm_kind::aead>, linnet::aead<toy_announced_core> {
    using toy::kind;
};
struct toy_limited_aead : toy<algorithm_kind::aead>, linnet::aead<toy_limited_core> {
    using toy::kind;
};
struct toy_mac : toy<algorithm_kind::mac>, linnet::mac<toy_mac_core> {
    using toy::kind;
};
struct toy_nonce_mac : toy<algorithm_kind::mac>, linnet::mac<toy_nonce_mac_core, std::span<const uint8_t, 5>> {
    using toy::kind;
};

struct toy_kdf : toy<algorithm_kind::kdf> {
    static constexpr size_t key_size = 32;
    static constexpr size_t key_size_min = 16;
    static constexpr size_t key_size_max = SIZE_MAX;
    static constexpr size_t salt_size_max = SIZE_MAX;
    static constexpr size_t info_size_max = 20;
    static constexpr size_t output_size_max = 2040;
    using key_in = bytes_in;

    static constexpr result derive(key_in secret, bytes_in salt, bytes_in info, bytes_out output) noexcept {
        if (secret.size() < key_size_min || info.size() > info_size_max || output.empty() || output.size() > output_size_max)
            return toy_refuse(status::length, output);
        using linnet::detail::overlap;
        if (overlap(output, secret) || overlap(output, salt) || overlap(output, info)) return toy_refuse(status::overlap, output);
        toy_fill(toy_sum(toy_sum(toy_sum(0, salt), secret), info), output);
        return status::ok;
    }
};

struct toy_stream : toy<algorithm_kind::stream> {
    static constexpr size_t key_size = 16;
    static constexpr size_t nonce_size = 12;
    static constexpr size_t nonce_size_min = 8;
    static constexpr size_t nonce_size_max = 24;
    static constexpr size_t block_size = 1;
    static constexpr size_t message_size_max = 100;
    using key_in = std::span<const uint8_t, key_size>;
    using nonce_in = bytes_in;

    class cipher {
        uint64_t seed_;
        size_t position_ = 0;
        linnet::status ended_ = status::ok;

    public:
        constexpr cipher(key_in key, nonce_in nonce) noexcept : seed_(toy_sum(toy_sum(0, key), nonce)) {
            if (nonce.size() < nonce_size_min || nonce.size() > nonce_size_max) ended_ = status::length;
        }
        cipher(const cipher&) = delete;
        cipher& operator=(const cipher&) = delete;
        constexpr ~cipher() { linnet::detail::wipe(seed_); }

        constexpr result update(bytes_in in, bytes_out out) noexcept {
            const linnet::status why = ended_ != status::ok                                                  ? ended_
                                       : in.size() != out.size() || in.size() > message_size_max - position_ ? status::length
                                       : !linnet::detail::in_place_or_disjoint(in, out)                      ? status::overlap
                                                                                                             : status::ok;
            if (why != status::ok) {
                ended_ = status::order;
                return toy_refuse(why, out);
            }
            for (size_t i = 0; i < in.size(); ++i) out[i] = static_cast<uint8_t>(in[i] ^ toy_mix(seed_ + position_++));
            return status::ok;
        }
        constexpr result seek(uint64_t position) noexcept {
            if (ended_ != status::ok) return ended_;
            if (position > message_size_max) {
                ended_ = status::order;
                return status::length;
            }
            position_ = static_cast<size_t>(position);
            return status::ok;
        }
    };

    static constexpr result crypt(key_in key, nonce_in nonce, bytes_in in, bytes_out out) noexcept {
        return cipher(key, nonce).update(in, out);
    }
};

struct toy_secretbox : toy<algorithm_kind::secretbox> {
    static constexpr size_t key_size = 16;
    static constexpr size_t nonce_size = 12;
    static constexpr size_t tag_size = 16;
    static constexpr size_t message_size_max = toy_aead::message_size_max;
    using key_in = std::span<const uint8_t, key_size>;
    using nonce_in = std::span<const uint8_t, nonce_size>;
    using tag_in = std::span<const uint8_t, tag_size>;
    using tag_out = std::span<uint8_t, tag_size>;

    static constexpr result seal(key_in key, nonce_in nonce, bytes_in plaintext, bytes_out ciphertext, tag_out tag) noexcept {
        return toy_aead::encrypt(key, nonce, {}, plaintext, ciphertext, tag);
    }
    static constexpr result open(key_in key, nonce_in nonce, bytes_in ciphertext, tag_in tag, bytes_out plaintext) noexcept {
        return toy_aead::decrypt(key, nonce, {}, ciphertext, tag, plaintext);
    }
    static constexpr result seal_box(key_in key, nonce_in nonce, bytes_in plaintext, bytes_out box) noexcept {
        if (box.size() >= tag_size) return seal(key, nonce, plaintext, box.subspan(tag_size), box.first<tag_size>());
        linnet::detail::fill_zero(box);
        return status::length;
    }
    static constexpr result open_box(key_in key, nonce_in nonce, bytes_in box, bytes_out plaintext) noexcept {
        if (box.size() >= tag_size) return open(key, nonce, box.subspan(tag_size), box.first<tag_size>(), plaintext);
        linnet::detail::fill_zero(plaintext);
        return status::length;
    }
};

/// Multiplication of odd numbers modulo 2^64; a peer's key of zero would make the shared secret zero.
struct toy_kex : toy<algorithm_kind::kex> {
    static constexpr size_t key_size = 8;
    static constexpr size_t public_key_size = 8;
    static constexpr size_t shared_secret_size = 8;
    using key_in = std::span<const uint8_t, key_size>;
    using public_in = std::span<const uint8_t, public_key_size>;
    using public_out = std::span<uint8_t, public_key_size>;
    using shared_out = std::span<uint8_t, shared_secret_size>;

    static constexpr result public_key(key_in secret, public_out own) noexcept {
        if (linnet::detail::overlap(own, secret)) return toy_refuse(status::overlap, own);
        toy_store(own.data(), odd(secret) * 3, 8);
        return status::ok;
    }
    static constexpr result agree(key_in secret, public_in peer, shared_out shared) noexcept {
        if (linnet::detail::overlap(shared, secret) || linnet::detail::overlap(shared, peer))
            return toy_refuse(status::overlap, shared);
        const uint64_t product = odd(secret) * toy_load(peer.data());
        if (product == 0) return toy_refuse(status::argument, shared);
        toy_store(shared.data(), product, 8);
        return status::ok;
    }

private:
    static constexpr uint64_t odd(key_in secret) noexcept { return toy_load(secret.data()) | 1; }
};

} // namespace linnet_test

#endif
