// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_SPONGE_HPP
#define LINNET_MODE_SPONGE_HPP

#include <linnet/detail/secret.hpp>
#include <linnet/kinds.hpp>
#include <linnet/word/native.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The words of the sponge (SP 800-232, section 5.1). A `Scheme` has two rates, `in` and `out`, and the permutation between two
/// absorbed blocks, at the turn from absorbing to squeezing, and between two squeezed blocks.
template <class Scheme, class W>
struct sponge {
    using state = typename Scheme::template state<W>;
    using source = typename word<W>::source;
    using sink = typename word<W>::sink;
    using in = typename Scheme::in;
    using out = typename Scheme::out;

    /// The whole blocks of a message; returns how many bytes they are.
    LINNET_INLINE static constexpr size_t blocks(state& s, const source& message, size_t size) noexcept {
        size_t done = 0;
        for (; size - done >= in::size; done += in::size) {
            in::template absorb<W>(s, message, done);
            Scheme::permute_absorbed(s);
        }
        return done;
    }

    LINNET_INLINE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        const size_t done = blocks(s, message, size);
        in::template absorb_last<W>(s, message, done, size - done);
        Scheme::turn(s);
    }

    LINNET_INLINE static constexpr void squeeze(state& s, const sink& output, size_t size) noexcept {
        size_t done = 0;
        for (; size - done > out::size; done += out::size) {
            out::template squeeze<W>(s, output, done);
            Scheme::permute_squeezed(s);
        }
        if (size - done == out::size) out::template squeeze<W>(s, output, done);
        else out::template squeeze_last<W>(s, output, done, size - done);
    }
};

/// A message, then an output, in pieces. The buffer holds the bytes of an incomplete block: on the way in those that have come, on
/// the way out the whole block, of which `fill_` bytes are used.
template <class Scheme, class W>
class sponge_stream {
    using core = sponge<Scheme, W>;
    using in = typename Scheme::in;
    using out = typename Scheme::out;
    enum class phase : uint8_t { absorbing, squeezing, closed };

    typename core::state state_;
    std::array<uint8_t, (in::size > out::size ? in::size : out::size)> buffer_{};
    size_t fill_ = 0;
    phase phase_ = phase::absorbing;

public:
    LINNET_INLINE explicit constexpr sponge_stream(const typename core::state& start) noexcept : state_(start) {}
    constexpr sponge_stream(const sponge_stream&) noexcept = default;
    constexpr sponge_stream& operator=(const sponge_stream&) noexcept = default;
    constexpr ~sponge_stream() { close(); }

    constexpr bool absorb(detail::bytes_in message) noexcept {
        if (phase_ != phase::absorbing) return refuse();
        if (fill_ != 0) {
            const size_t n = message.size() < in::size - fill_ ? message.size() : in::size - fill_;
            detail::copy(message.first(n), buffer_.data() + fill_);
            message = message.subspan(n);
            fill_ += n;
            if (fill_ < in::size) return true;
            in::template absorb<W>(state_, buffer_.data(), 0);
            Scheme::permute_absorbed(state_);
            fill_ = 0;
        }
        typename core::state s = state_;
        const size_t done = core::blocks(s, message.data(), message.size());
        state_ = s;
        s.wipe();
        fill_ = message.size() - done;
        detail::copy(message.subspan(done), buffer_.data());
        return true;
    }

    constexpr bool squeeze(detail::bytes_out output) noexcept {
        if (phase_ == phase::absorbing) {
            in::template absorb_last<W>(state_, buffer_.data(), 0, fill_);
            Scheme::turn(state_);
            out::template squeeze<W>(state_, buffer_.data(), 0);
            fill_ = 0;
            phase_ = phase::squeezing;
        }
        if (phase_ != phase::squeezing) {
            detail::fill_zero(output);
            return refuse();
        }
        while (!output.empty()) {
            if (fill_ == out::size) {
                Scheme::permute_squeezed(state_);
                out::template squeeze<W>(state_, buffer_.data(), 0);
                fill_ = 0;
            }
            const size_t n = output.size() < out::size - fill_ ? output.size() : out::size - fill_;
            detail::copy(detail::bytes_in(buffer_).subspan(fill_, n), output.data());
            output = output.subspan(n);
            fill_ += n;
        }
        return true;
    }

    /// Ends the stream for good: whatever follows is refused.
    constexpr void close() noexcept {
        detail::wipe(state_);
        detail::wipe(buffer_);
        phase_ = phase::closed;
    }

    constexpr bool refuse() noexcept {
        close();
        return false;
    }
};

/// The interface of a hash over a sponge `Scheme`; see the concept `Hash`.
template <class Scheme, size_t DigestSize, class W = native_word>
struct sponge_hash {
    static constexpr algorithm_kind kind = algorithm_kind::hash;
    static constexpr size_t digest_size = DigestSize;
    static constexpr size_t block_size = Scheme::in::size; ///< bytes absorbed per permutation

    static constexpr void digest(detail::bytes_in message, std::span<uint8_t, DigestSize> output) noexcept {
        auto s = Scheme::template start<W>();
        sponge<Scheme, W>::absorb(s, message.data(), message.size());
        sponge<Scheme, W>::squeeze(s, output.data(), DigestSize);
        s.wipe();
    }

    [[nodiscard]] static constexpr std::array<uint8_t, DigestSize> digest(detail::bytes_in message) noexcept {
        std::array<uint8_t, DigestSize> output{};
        digest(message, output);
        return output;
    }

    class hasher {
        sponge_stream<Scheme, W> stream_{Scheme::template start<W>()};

    public:
        constexpr bool update(detail::bytes_in message) noexcept { return stream_.absorb(message); }
        [[nodiscard]] constexpr bool finish(std::span<uint8_t, DigestSize> output) noexcept {
            const bool good = stream_.squeeze(output);
            stream_.close();
            return good;
        }
    };
};

/// The interface of an extendable-output function over a sponge `Scheme`; see the concept `Xof`.
template <class Scheme, size_t DigestSize, class W = native_word>
struct sponge_xof {
    static constexpr algorithm_kind kind = algorithm_kind::xof;
    static constexpr size_t digest_size = DigestSize; ///< the usual length of an output; any length may be asked for
    static constexpr size_t block_size = Scheme::in::size;

    static constexpr void digest(detail::bytes_in message, detail::bytes_out output) noexcept {
        auto s = Scheme::template start<W>();
        sponge<Scheme, W>::absorb(s, message.data(), message.size());
        sponge<Scheme, W>::squeeze(s, output.data(), output.size());
        s.wipe();
    }

    class xof {
        sponge_stream<Scheme, W> stream_{Scheme::template start<W>()};

    public:
        constexpr bool update(detail::bytes_in message) noexcept { return stream_.absorb(message); }
        [[nodiscard]] constexpr bool read(detail::bytes_out output) noexcept { return stream_.squeeze(output); }
    };
};

/// An extendable-output function whose outputs are bound to a customization string of at most `CustomizationSize` bytes.
template <class Scheme, size_t DigestSize, size_t CustomizationSize, class W = native_word>
struct sponge_cxof {
    static constexpr algorithm_kind kind = algorithm_kind::xof;
    static constexpr size_t digest_size = DigestSize;
    static constexpr size_t block_size = Scheme::in::size;
    static constexpr size_t customization_size_max = CustomizationSize;

    [[nodiscard]] static constexpr bool digest(detail::bytes_in customization, detail::bytes_in message,
                                               detail::bytes_out output) noexcept {
        if (customization.size() > customization_size_max) {
            detail::fill_zero(output);
            return false;
        }
        auto s = Scheme::template start<W>(customization.data(), customization.size());
        sponge<Scheme, W>::absorb(s, message.data(), message.size());
        sponge<Scheme, W>::squeeze(s, output.data(), output.size());
        s.wipe();
        return true;
    }

    class xof {
        sponge_stream<Scheme, W> stream_;

    public:
        /// With a customization that is too long every call is refused.
        explicit constexpr xof(detail::bytes_in customization) noexcept
            : stream_(Scheme::template start<W>(customization.data(),
                                                customization.size() > customization_size_max ? 0 : customization.size())) {
            if (customization.size() > customization_size_max) stream_.close();
        }
        constexpr bool update(detail::bytes_in message) noexcept { return stream_.absorb(message); }
        [[nodiscard]] constexpr bool read(detail::bytes_out output) noexcept { return stream_.squeeze(output); }
    };
};

/// The interface of a message authentication code over a keyed sponge `Scheme`; see the concept `Mac`. With `TagSizeMax` larger
/// than `TagSize` it is a pseudorandom function, whose output has any length from 1 to `TagSizeMax`.
template <class Scheme, size_t TagSize, size_t TagSizeMax = TagSize, class W = native_word>
struct sponge_mac {
    static constexpr algorithm_kind kind = algorithm_kind::mac;
    static constexpr size_t key_size = Scheme::key_size;
    static constexpr size_t tag_size = TagSize;
    static constexpr size_t tag_size_min = TagSizeMax == TagSize ? TagSize : 1;
    static constexpr size_t tag_size_max = TagSizeMax;
    static constexpr size_t block_size = Scheme::in::size;
    static constexpr size_t tag_extent = tag_size_min == tag_size_max ? TagSize : std::dynamic_extent;

    using key_in = std::span<const uint8_t, key_size>;
    using tag_in = std::span<const uint8_t, tag_extent>;
    using tag_out = std::span<uint8_t, tag_extent>;

    [[nodiscard]] static constexpr bool compute(key_in key, detail::bytes_in message, tag_out tag) noexcept {
        if (tag.size() < tag_size_min || tag.size() > tag_size_max || detail::overlap(tag, key) || detail::overlap(tag, message)) {
            detail::fill_zero(tag);
            return false;
        }
        auto s = Scheme::template start<W>(key.data());
        sponge<Scheme, W>::absorb(s, message.data(), message.size());
        sponge<Scheme, W>::squeeze(s, tag.data(), tag.size());
        s.wipe();
        return true;
    }

    [[nodiscard]] static constexpr bool verify(key_in key, detail::bytes_in message, tag_in tag) noexcept {
        authenticator a(key);
        return a.update(message) && a.verify(tag);
    }

    class authenticator {
        sponge_stream<Scheme, W> stream_;

    public:
        explicit constexpr authenticator(key_in key) noexcept : stream_(Scheme::template start<W>(key.data())) {}
        constexpr bool update(detail::bytes_in message) noexcept { return stream_.absorb(message); }
        [[nodiscard]] constexpr bool finish(tag_out tag) noexcept {
            const bool fits = tag.size() >= tag_size_min && tag.size() <= tag_size_max;
            if (!fits) stream_.close();
            const bool good = stream_.squeeze(tag);
            stream_.close();
            return good;
        }
        /// Compares in constant time, a block of the output at a time.
        [[nodiscard]] constexpr bool verify(tag_in tag) noexcept {
            if (tag.size() < tag_size_min || tag.size() > tag_size_max) return stream_.refuse();
            bool same = true;
            std::array<uint8_t, Scheme::out::size> part{};
            for (size_t done = 0; done < tag.size(); done += part.size()) {
                const size_t n = tag.size() - done < part.size() ? tag.size() - done : part.size();
                const auto computed = detail::bytes_out(part).first(n);
                same = stream_.squeeze(computed) &&
                       detail::equal_constant_time(detail::bytes_in(computed), detail::bytes_in(tag).subspan(done, n)) && same;
            }
            detail::wipe(part);
            stream_.close();
            return same;
        }
    };
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
