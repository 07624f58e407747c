// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_DUPLEX_HPP
#define LINNET_MODE_DUPLEX_HPP

#include <linnet/detail/aead.hpp>
#include <linnet/word/native.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The words of the duplex mode (SP 800-232, section 4.1): associated data and text pass through the rate of one state. A `Scheme`
/// has the sizes, the `rate`, and start, permute, separate and finish, each a template over the word.
template <class Scheme, class W>
struct duplex {
    using state = typename Scheme::template state<W>;
    using key = typename Scheme::template key<W>;
    using source = typename word<W>::source;
    using sink = typename word<W>::sink;
    using rate = typename Scheme::rate;

    /// The last block shares the code of the others, so that a whole short message stays within a core's cache of decoded
    /// instructions.
    LINNET_INLINE static constexpr void absorb(state& s, const source& data, size_t size) noexcept {
        for (size_t done = 0; size != 0 && done <= size; done += rate::size) {
            if (size - done >= rate::size) rate::template absorb<W>(s, data, done);
            else rate::template absorb_last<W>(s, data, done, size - done);
            Scheme::permute(s);
        }
        Scheme::separate(s);
    }

    /// The whole blocks of a text; returns how many bytes they are.
    template <bool Encrypt>
    LINNET_INLINE static constexpr size_t blocks(state& s, const source& in, const sink& out, size_t size) noexcept {
        size_t done = 0;
        for (; size - done >= rate::size; done += rate::size) {
            if constexpr (Encrypt) rate::template encrypt<W>(s, in, out, done);
            else rate::template decrypt<W>(s, in, out, done);
            Scheme::permute(s);
        }
        return done;
    }

    /// A whole message: text from `in` to `out`, and the tag of it. What waits for its turn does so in memory, and the key is read
    /// twice: the permutation needs the registers.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(source key_bytes, const source& nonce, source data, size_t data_size, source in,
                                                sink out, size_t size, sink tag) noexcept {
        detail::stow(key_bytes, data, data_size, in, out, size, tag);
        state s = start(source(key_bytes), nonce);
        detail::stow(key_bytes);
        absorb(s, source(data), data_size);
        text<Encrypt>(s, source(in), sink(out), size);
        finish(s, source(key_bytes), sink(tag));
        s.wipe();
    }

private:
    template <bool Encrypt>
    LINNET_INLINE static constexpr void text(state& s, const source& in, const sink& out, size_t size) noexcept {
        const size_t done = blocks<Encrypt>(s, in, out, size);
        if constexpr (Encrypt) rate::template encrypt_last<W>(s, in, out, done, size - done);
        else rate::template decrypt_last<W>(s, in, out, done, size - done);
    }

    LINNET_INLINE static constexpr state start(const source& key_bytes, const source& nonce) noexcept {
        key k = Scheme::template load_key<W>(key_bytes);
        const state s = Scheme::template start<W>(k, nonce);
        k.wipe();
        return s;
    }

    LINNET_INLINE static constexpr void finish(state& s, const source& key_bytes, const sink& tag) noexcept {
        key k = Scheme::template load_key<W>(key_bytes);
        Scheme::template finish<W>(s, k, tag);
        k.wipe();
    }
};

/// A message that arrives in pieces. The bytes of an incomplete block wait in a buffer: of associated data as they are, of text as
/// plaintext in front of the keystream that is left, for absorbing plaintext puts ciphertext into the rate both ways.
template <class Scheme, class W>
class duplex_stream {
    using core = duplex<Scheme, W>;
    using rate = typename Scheme::rate;
    enum class phase : uint8_t { associated, text, closed };

    typename core::key key_;
    typename core::state state_;
    std::array<uint8_t, rate::size> buffer_{};
    size_t fill_ = 0;
    bool any_associated_ = false;
    phase phase_ = phase::associated;

public:
    LINNET_INLINE constexpr duplex_stream(const uint8_t* key, const uint8_t* nonce) noexcept
        : key_(Scheme::template load_key<W>(key)), state_(Scheme::template start<W>(key_, nonce)) {}
    duplex_stream(const duplex_stream&) = delete;
    duplex_stream& operator=(const duplex_stream&) = delete;
    constexpr ~duplex_stream() { close(); }

    constexpr bool associate(detail::bytes_in data) noexcept {
        if (phase_ != phase::associated) return refuse();
        any_associated_ = any_associated_ || !data.empty();
        while (!data.empty()) {
            const size_t n = data.size() < rate::size - fill_ ? data.size() : rate::size - fill_;
            detail::copy(data.first(n), buffer_.data() + fill_);
            data = data.subspan(n);
            fill_ += n;
            if (fill_ == rate::size) absorb_buffer();
        }
        return true;
    }

    template <bool Encrypt>
    constexpr bool update(detail::bytes_in in, detail::bytes_out out) noexcept {
        if (phase_ == phase::associated) end_associated();
        if (phase_ != phase::text || in.size() != out.size() || !detail::in_place_or_apart(in, out)) {
            detail::fill_zero(out);
            return refuse();
        }
        size_t done = fill_ == 0 ? 0 : bytes<Encrypt>(in, out);
        if (fill_ == 0 && done < in.size()) {
            typename core::state s = state_;
            done += core::template blocks<Encrypt>(s, in.data() + done, out.data() + done, in.size() - done);
            state_ = s;
            s.wipe();
        }
        if (done < in.size()) {
            rate::template squeeze<W>(state_, buffer_.data(), 0);
            bytes<Encrypt>(in.subspan(done), out.subspan(done));
        }
        return true;
    }

    constexpr bool finish(uint8_t* tag) noexcept {
        if (phase_ == phase::associated) end_associated();
        if (phase_ != phase::text) return refuse();
        rate::template absorb_last<W>(state_, buffer_.data(), 0, fill_);
        Scheme::template finish<W>(state_, key_, tag);
        close();
        return true;
    }

    /// Ends the stream for good: whatever follows is refused.
    constexpr bool refuse() noexcept {
        close();
        return false;
    }

private:
    constexpr void close() noexcept {
        detail::wipe(key_);
        detail::wipe(state_);
        detail::wipe(buffer_);
        phase_ = phase::closed;
    }

    constexpr void absorb_buffer() noexcept {
        rate::template absorb<W>(state_, buffer_.data(), 0);
        Scheme::permute(state_);
        fill_ = 0;
    }

    constexpr void end_associated() noexcept {
        if (any_associated_) {
            rate::template absorb_last<W>(state_, buffer_.data(), 0, fill_);
            Scheme::permute(state_);
        }
        Scheme::separate(state_);
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
        if (fill_ == rate::size) absorb_buffer();
        return i;
    }
};

/// The interface of an AEAD over a duplex `Scheme`; see the concept `Aead` for what each call promises.
template <class Scheme, class W = native_word>
struct duplex_aead : detail::aead_sizes<Scheme::key_size, 16, 16> {
    using sizes = detail::aead_sizes<Scheme::key_size, 16, 16>;
    static constexpr size_t block_size = Scheme::rate::size; ///< bytes absorbed per permutation

    [[nodiscard]] static constexpr bool encrypt(typename sizes::key_in key, typename sizes::nonce_in nonce,
                                                detail::bytes_in associated_data, detail::bytes_in plaintext,
                                                detail::bytes_out ciphertext, typename sizes::tag_out tag) noexcept {
        if (!detail::separate_encrypt(key, nonce, associated_data, plaintext, ciphertext, tag)) {
            detail::fill_zero(ciphertext);
            detail::fill_zero(tag);
            return false;
        }
        duplex<Scheme, W>::template message<true>(key.data(), nonce.data(), associated_data.data(), associated_data.size(),
                                                  plaintext.data(), ciphertext.data(), plaintext.size(), tag.data());
        return true;
    }

    [[nodiscard]] static constexpr bool decrypt(typename sizes::key_in key, typename sizes::nonce_in nonce,
                                                detail::bytes_in associated_data, detail::bytes_in ciphertext,
                                                typename sizes::tag_in tag, detail::bytes_out plaintext) noexcept {
        return open(key, nonce, associated_data, ciphertext, tag, plaintext);
    }

    class encryptor {
        duplex_stream<Scheme, W> stream_;

    public:
        constexpr encryptor(typename sizes::key_in key, typename sizes::nonce_in nonce) noexcept
            : stream_(key.data(), nonce.data()) {}
        [[nodiscard]] constexpr bool associate(detail::bytes_in data) noexcept { return stream_.associate(data); }
        [[nodiscard]] constexpr bool update(detail::bytes_in plaintext, detail::bytes_out ciphertext) noexcept {
            return stream_.template update<true>(plaintext, ciphertext);
        }
        [[nodiscard]] constexpr bool finish(typename sizes::tag_out tag) noexcept {
            if (stream_.finish(tag.data())) return true;
            detail::fill_zero(tag);
            return false;
        }
    };

    class decryptor {
        duplex_stream<Scheme, W> stream_;

    public:
        constexpr decryptor(typename sizes::key_in key, typename sizes::nonce_in nonce) noexcept
            : stream_(key.data(), nonce.data()) {}
        [[nodiscard]] constexpr bool associate(detail::bytes_in data) noexcept { return stream_.associate(data); }
        [[nodiscard]] constexpr bool update(detail::bytes_in ciphertext, detail::bytes_out plaintext) noexcept {
            return stream_.template update<false>(ciphertext, plaintext);
        }
        [[nodiscard]] constexpr bool finish(typename sizes::tag_in tag) noexcept {
            std::array<uint8_t, sizes::tag_size> computed{};
            const bool complete = stream_.finish(computed.data());
            const bool same = detail::equal_constant_time(typename sizes::tag_in(computed), tag);
            detail::wipe(computed);
            return complete && same;
        }
    };

    /// The same AEAD with tags of a length between 4 and 16 bytes that is fixed here, once per key (SP 800-232, section 4.2.1). An
    /// algorithm whose specification allows it names this class `truncated`.
    class truncated_tags {
        std::array<uint8_t, sizes::key_size> key_{};
        size_t tag_size_;

    public:
        static constexpr size_t tag_size_min = 4;
        static constexpr size_t tag_size_max = sizes::tag_size;

        /// With a tag_size out of range every call is refused.
        constexpr truncated_tags(typename sizes::key_in key, size_t tag_size) noexcept : tag_size_(tag_size) {
            detail::copy(key, key_.data());
        }
        truncated_tags(const truncated_tags&) = delete;
        truncated_tags& operator=(const truncated_tags&) = delete;
        constexpr ~truncated_tags() { detail::wipe(key_); }

        /// As the untruncated call; false also if `tag` has not the length that was fixed.
        [[nodiscard]] constexpr bool encrypt(typename sizes::nonce_in nonce, detail::bytes_in associated_data,
                                             detail::bytes_in plaintext, detail::bytes_out ciphertext,
                                             detail::bytes_out tag) const noexcept {
            std::array<uint8_t, sizes::tag_size> whole{};
            const bool good = fits(tag) && detail::separate_encrypt(key_, nonce, associated_data, plaintext, ciphertext, tag) &&
                              duplex_aead::encrypt(key_, nonce, associated_data, plaintext, ciphertext, whole);
            if (good) detail::copy(detail::bytes_in(whole).first(tag_size_), tag.data());
            else {
                detail::fill_zero(ciphertext);
                detail::fill_zero(tag);
            }
            detail::wipe(whole);
            return good;
        }

        [[nodiscard]] constexpr bool decrypt(typename sizes::nonce_in nonce, detail::bytes_in associated_data,
                                             detail::bytes_in ciphertext, detail::bytes_in tag,
                                             detail::bytes_out plaintext) const noexcept {
            if (fits(tag)) return duplex_aead::open(key_, nonce, associated_data, ciphertext, tag, plaintext);
            detail::fill_zero(plaintext);
            return false;
        }

    private:
        constexpr bool fits(detail::bytes_in tag) const noexcept {
            return tag_size_ >= tag_size_min && tag_size_ <= tag_size_max && tag.size() == tag_size_;
        }
    };

private:
    template <size_t TagExtent>
    LINNET_INLINE static constexpr bool open(typename sizes::key_in key, typename sizes::nonce_in nonce,
                                             detail::bytes_in associated_data, detail::bytes_in ciphertext,
                                             std::span<const uint8_t, TagExtent> tag, detail::bytes_out plaintext) noexcept {
        bool good = detail::separate_decrypt(key, nonce, associated_data, ciphertext, tag, plaintext);
        if (good) {
            detail::stow(tag, plaintext);
            std::array<uint8_t, sizes::tag_size> computed{};
            duplex<Scheme, W>::template message<false>(key.data(), nonce.data(), associated_data.data(), associated_data.size(),
                                                       ciphertext.data(), plaintext.data(), plaintext.size(), computed.data());
            good = detail::equal_constant_time(std::span<const uint8_t, TagExtent>(computed.data(), tag.size()), tag);
            detail::wipe(computed);
        }
        if (!good) detail::fill_zero(plaintext);
        return good;
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
