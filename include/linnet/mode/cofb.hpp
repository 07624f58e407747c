// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_COFB_HPP
#define LINNET_MODE_COFB_HPP

#include <linnet/detail/aead.hpp>
#include <linnet/mode/rate.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The words of COFB (GIFT-COFB v1.1, section 2.4): one call of a block cipher for the nonce and for each block of associated data
/// and of text, whose input is the last output fed back, the block, and a mask that the position determines.
///
/// A `Cipher` has blocks of four 32-bit words: the templates state<W> with the words in an array `x`, and key<W>; and load_key and
/// encrypt.
template <class Cipher, class W>
struct cofb {
    using state = typename Cipher::template state<W>;
    using key = typename Cipher::template key<W>;
    using source = typename word<W>::source;
    using sink = typename word<W>::sink;
    using rate = mode::rate<byte_order::big, 0x80, 16, 4>;

    /// The last output of the cipher, and half a block of mask, an element of GF(2^64).
    struct running {
        state y;
        W mask[2];
    };

    LINNET_INLINE static constexpr running start(const key& k, const source& nonce) noexcept {
        running r{zero(), {word<W>::constant(0), word<W>::constant(0)}};
        rate::template absorb<W>(r.y, nonce, 0);
        Cipher::encrypt(r.y, k);
        for (size_t i = 0; i < 2; ++i) r.mask[i] = r.y.x[i];
        return r;
    }

    /// Takes in a block before the last of associated data or, as plaintext, of text.
    LINNET_INLINE static constexpr void absorb(running& r, const key& k, const source& in, size_t offset) noexcept {
        state block = zero();
        rate::template absorb<W>(block, in, offset);
        doubled(r);
        feed(r, k, block);
    }

    /// Takes in the last block, of `count` <= 16 bytes. The mask tells whether it is whole, and `more` what else there is to tell.
    static constexpr void absorb_last(running& r, const key& k, const source& in, size_t offset, size_t count,
                                      unsigned more = 0) noexcept {
        state block = zero();
        if (count == rate::size) rate::template absorb<W>(block, in, offset);
        else rate::template absorb_last<W>(block, in, offset, count);
        tripled(r, (count == rate::size ? 1 : 2) + more);
        feed(r, k, block);
    }

    /// The last block of associated data; if there is none, an empty one.
    LINNET_INLINE static constexpr void associate_last(running& r, const key& k, const source& data, size_t offset, size_t count,
                                                       bool any_text) noexcept {
        absorb_last(r, k, data, offset, count, any_text ? 0 : 2);
    }

    /// The blocks of text before the last; returns how many bytes they are.
    template <bool Encrypt>
    LINNET_INLINE static constexpr size_t blocks(running& r, const key& k, const source& in, const sink& out,
                                                 size_t size) noexcept {
        size_t done = 0;
        for (; size - done > rate::size; done += rate::size) {
            state block = r.y;
            if constexpr (Encrypt) rate::template encrypt<W>(block, in, out, done);
            else rate::template decrypt<W>(block, in, out, done);
            doubled(r);
            feed(r, k, plaintext(r, block));
        }
        return done;
    }

    /// The last block of text, of 1 <= `count` <= 16 bytes.
    template <bool Encrypt>
    static constexpr void last(running& r, const key& k, const source& in, const sink& out, size_t offset, size_t count) noexcept {
        state block = r.y;
        if (count == rate::size) {
            if constexpr (Encrypt) rate::template encrypt<W>(block, in, out, offset);
            else rate::template decrypt<W>(block, in, out, offset);
        } else {
            if constexpr (Encrypt) rate::template encrypt_last<W>(block, in, out, offset, count);
            else rate::template decrypt_last<W>(block, in, out, offset, count);
        }
        tripled(r, count == rate::size ? 1 : 2);
        feed(r, k, plaintext(r, block));
    }

    LINNET_INLINE static constexpr void tag(const running& r, const sink& to) noexcept { rate::template squeeze<W>(r.y, to, 0); }

    /// A whole message: text from `in` to `out`, and the tag of it.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const source& key_bytes, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag_bytes) noexcept {
        key k;
        Cipher::template load_key<W>(k, key_bytes);
        running r = start(k, nonce);
        size_t done = 0;
        for (; data_size - done > rate::size; done += rate::size) absorb(r, k, data, done);
        associate_last(r, k, data, done, data_size - done, size != 0);
        if (size != 0) {
            done = blocks<Encrypt>(r, k, in, out, size);
            last<Encrypt>(r, k, in, out, done, size - done);
        }
        tag(r, tag_bytes);
        detail::wipe(r);
        detail::wipe(k);
    }

private:
    LINNET_INLINE static constexpr state zero() noexcept {
        const W none = word<W>::constant(0);
        return {{none, none, none, none}};
    }

    /// The padded plaintext, of a block in which it was added to the last output.
    LINNET_INLINE static constexpr state plaintext(const running& r, const state& block) noexcept {
        return {{block.x[0] ^ r.y.x[0], block.x[1] ^ r.y.x[1], block.x[2] ^ r.y.x[2], block.x[3] ^ r.y.x[3]}};
    }

    /// Two words of 64 bits in all, the first one in front, rotated left by one bit.
    struct pair {
        W first;
        W second;
    };
    LINNET_INLINE static constexpr pair rotated(const W& first, const W& second) noexcept {
        const W one = word<W>::constant(1);
        const W a = word<W>::template rotate_right<31>(first);
        const W b = word<W>::template rotate_right<31>(second);
        return {word<W>::and_not(one, a) ^ (one & b), word<W>::and_not(one, b) ^ (one & a)};
    }

    /// Y becomes E_K(G(Y) ^ block ^ mask), where G exchanges the halves of Y and rotates what was the first one.
    LINNET_INLINE static constexpr void feed(running& r, const key& k, const state& block) noexcept {
        const pair turned = rotated(r.y.x[0], r.y.x[1]);
        r.y.x[0] = r.y.x[2] ^ (block.x[0] ^ r.mask[0]);
        r.y.x[1] = r.y.x[3] ^ (block.x[1] ^ r.mask[1]);
        r.y.x[2] = turned.first ^ block.x[2];
        r.y.x[3] = turned.second ^ block.x[3];
        Cipher::encrypt(r.y, k);
    }

    /// The mask times x modulo x^64 + x^4 + x^3 + x + 1.
    LINNET_INLINE static constexpr void doubled(running& r) noexcept {
        const pair turned = rotated(r.mask[0], r.mask[1]);
        const W carry = turned.second & word<W>::constant(1); // stands for 1; the rest of the polynomial is to be added
        r.mask[0] = turned.first;
        r.mask[1] = turned.second ^ word<W>::template shift_left<1>(carry) ^ word<W>::template shift_left<3>(carry) ^
                    word<W>::template shift_left<4>(carry);
    }

    /// The mask times (x + 1)^times.
    static constexpr void tripled(running& r, unsigned times) noexcept {
        for (; times != 0; --times) {
            const W before[2] = {r.mask[0], r.mask[1]};
            doubled(r);
            for (size_t i = 0; i < 2; ++i) r.mask[i] = r.mask[i] ^ before[i];
        }
    }
};

/// A message that arrives in pieces. A block waits in a buffer until the next one begins, for the last one is masked differently:
/// of associated data as it is, of text as plaintext in front of the keystream that is left.
template <class Cipher, class W>
class cofb_stream {
    using core = cofb<Cipher, W>;
    using rate = typename core::rate;
    enum class phase : uint8_t { associated, turned, text, closed };

    typename core::key key_;
    typename core::running running_;
    std::array<uint8_t, rate::size> buffer_{};
    size_t fill_ = 0;
    phase phase_ = phase::associated;

public:
    constexpr cofb_stream(const uint8_t* key, const uint8_t* nonce) noexcept
        : key_(loaded(key)), running_(core::start(key_, nonce)) {}
    cofb_stream(const cofb_stream&) = delete;
    cofb_stream& operator=(const cofb_stream&) = delete;
    constexpr ~cofb_stream() { close(); }

    constexpr bool associate(detail::bytes_in data) noexcept {
        if (phase_ != phase::associated) return refuse();
        while (!data.empty()) {
            if (fill_ == rate::size) feed_buffer();
            const size_t n = data.size() < rate::size - fill_ ? data.size() : rate::size - fill_;
            detail::copy(data.first(n), buffer_.data() + fill_);
            data = data.subspan(n);
            fill_ += n;
        }
        return true;
    }

    template <bool Encrypt>
    constexpr bool update(detail::bytes_in in, detail::bytes_out out) noexcept {
        if (phase_ == phase::associated) phase_ = phase::turned;
        if (phase_ == phase::closed || in.size() != out.size() || !detail::in_place_or_apart(in, out)) {
            detail::fill_zero(out);
            return refuse();
        }
        if (in.empty()) return true;
        if (phase_ == phase::turned) end_associated(true);
        for (size_t done = 0; done < in.size();) {
            if (fill_ == rate::size) {
                feed_buffer();
                core::tag(running_, buffer_.data());
            }
            if (fill_ == 0 && in.size() - done > rate::size) {
                done += core::template blocks<Encrypt>(running_, key_, in.data() + done, out.data() + done, in.size() - done);
                core::tag(running_, buffer_.data());
            }
            done += bytes<Encrypt>(in.subspan(done), out.subspan(done));
        }
        return true;
    }

    constexpr bool finish(uint8_t* tag) noexcept {
        if (phase_ == phase::closed) return refuse();
        if (phase_ == phase::text) core::absorb_last(running_, key_, buffer_.data(), 0, fill_);
        else end_associated(false);
        core::tag(running_, tag);
        close();
        return true;
    }

    /// Ends the stream for good: whatever follows is refused.
    constexpr bool refuse() noexcept {
        close();
        return false;
    }

private:
    static constexpr typename core::key loaded(const uint8_t* from) noexcept {
        typename core::key k{};
        Cipher::template load_key<W>(k, from);
        return k;
    }

    constexpr void close() noexcept {
        detail::wipe(key_);
        detail::wipe(running_);
        detail::wipe(buffer_);
        phase_ = phase::closed;
    }

    constexpr void feed_buffer() noexcept {
        core::absorb(running_, key_, buffer_.data(), 0);
        fill_ = 0;
    }

    constexpr void end_associated(bool any_text) noexcept {
        core::associate_last(running_, key_, buffer_.data(), 0, fill_, any_text);
        core::tag(running_, buffer_.data());
        fill_ = 0;
        phase_ = phase::text;
    }

    /// As many bytes as the begun block takes; returns how many.
    template <bool Encrypt>
    constexpr size_t bytes(detail::bytes_in in, detail::bytes_out out) noexcept {
        size_t i = 0;
        for (; i < in.size() && fill_ < rate::size; ++i, ++fill_) {
            const uint8_t text = in[i];
            out[i] = static_cast<uint8_t>(text ^ buffer_[fill_]);
            buffer_[fill_] = Encrypt ? text : out[i];
        }
        return i;
    }
};

/// The interface of COFB over a block cipher; see the concept `Aead` for what each call promises.
template <class Cipher, class W = uint32_t>
struct cofb_aead : detail::aead_sizes<16, 16, 16> {
    using sizes = detail::aead_sizes<16, 16, 16>;
    static constexpr size_t block_size = 16; ///< bytes per call of the cipher

    [[nodiscard]] static constexpr bool encrypt(sizes::key_in key, sizes::nonce_in nonce, detail::bytes_in associated_data,
                                                detail::bytes_in plaintext, detail::bytes_out ciphertext,
                                                sizes::tag_out tag) noexcept {
        if (!detail::separate_encrypt(key, nonce, associated_data, plaintext, ciphertext, tag)) {
            detail::fill_zero(ciphertext);
            detail::fill_zero(tag);
            return false;
        }
        cofb<Cipher, W>::template message<true>(key.data(), nonce.data(), associated_data.data(), associated_data.size(),
                                                plaintext.data(), ciphertext.data(), plaintext.size(), tag.data());
        return true;
    }

    [[nodiscard]] static constexpr bool decrypt(sizes::key_in key, sizes::nonce_in nonce, detail::bytes_in associated_data,
                                                detail::bytes_in ciphertext, sizes::tag_in tag,
                                                detail::bytes_out plaintext) noexcept {
        bool good = detail::separate_decrypt(key, nonce, associated_data, ciphertext, tag, plaintext);
        if (good) {
            std::array<uint8_t, sizes::tag_size> computed{};
            cofb<Cipher, W>::template message<false>(key.data(), nonce.data(), associated_data.data(), associated_data.size(),
                                                     ciphertext.data(), plaintext.data(), plaintext.size(), computed.data());
            good = detail::equal_constant_time(sizes::tag_in(computed), tag);
            detail::wipe(computed);
        }
        if (!good) detail::fill_zero(plaintext);
        return good;
    }

    class encryptor {
        cofb_stream<Cipher, W> stream_;

    public:
        constexpr encryptor(sizes::key_in key, sizes::nonce_in nonce) noexcept : stream_(key.data(), nonce.data()) {}
        [[nodiscard]] constexpr bool associate(detail::bytes_in data) noexcept { return stream_.associate(data); }
        [[nodiscard]] constexpr bool update(detail::bytes_in plaintext, detail::bytes_out ciphertext) noexcept {
            return stream_.template update<true>(plaintext, ciphertext);
        }
        [[nodiscard]] constexpr bool finish(sizes::tag_out tag) noexcept {
            if (stream_.finish(tag.data())) return true;
            detail::fill_zero(tag);
            return false;
        }
    };

    class decryptor {
        cofb_stream<Cipher, W> stream_;

    public:
        constexpr decryptor(sizes::key_in key, sizes::nonce_in nonce) noexcept : stream_(key.data(), nonce.data()) {}
        [[nodiscard]] constexpr bool associate(detail::bytes_in data) noexcept { return stream_.associate(data); }
        [[nodiscard]] constexpr bool update(detail::bytes_in ciphertext, detail::bytes_out plaintext) noexcept {
            return stream_.template update<false>(ciphertext, plaintext);
        }
        [[nodiscard]] constexpr bool finish(sizes::tag_in tag) noexcept {
            std::array<uint8_t, sizes::tag_size> computed{};
            const bool complete = stream_.finish(computed.data());
            const bool same = detail::equal_constant_time(sizes::tag_in(computed), tag);
            detail::wipe(computed);
            return complete && same;
        }
    };
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
