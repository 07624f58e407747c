// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_GRAIN_HPP
#define LINNET_DETAIL_MODE_GRAIN_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/both_ways.hpp>
#include <linnet/detail/mode/rate.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The operating mode of Grain-128AEADv2 (sections 2.3, 2.5 and 2.6): encryption by a keystream, and a sum of parts of another
/// stream. The length of the associated data comes first, in DER: so it must be known.
///
/// A `Generator` makes both streams, 64 bits at a time. It defines the templates registers<W>, authenticator<W>, stream<W> and
/// bits<W>, and functions over them.
template <class Generator, Word WordType>
struct grain : both_ways<grain<Generator, WordType>> {
    using feature = typename Generator::feature;
    using word_type = WordType;
    using w = word<WordType>;
    using source = typename w::source;
    using sink = typename w::sink;
    using length = detail::length_of<WordType>;
    template <class Lanes>
    using over = grain<Generator, typename Generator::template lanes_for<Lanes>>;
    using registers = typename Generator::template registers<WordType>;
    using authenticator = typename Generator::template authenticator<WordType>;
    using stream = typename Generator::template stream<WordType>;
    using bits = typename Generator::template bits<WordType>;
    using data_rate = mode::rate<byte_order::little, 0, 8, w::size>;
    using text_rate = mode::rate<byte_order::little, 1, 8, w::size>; ///< a bit 1 follows the text
    static constexpr std::string_view variant = Generator::template variant<WordType>;
    static constexpr size_t key_size = 16;
    static constexpr size_t nonce_size = 12;
    static constexpr size_t tag_size = 8;
    static constexpr size_t block_size = 8;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.expands_key = false,
                                                .lengths_first = true,
                                                .shares_directions = detail::shared_words<WordType>,
                                                .lanes = {.available = true, .vectors = 1}};

    /// The state between blocks.
    struct running {
        registers g;
        authenticator a;
        bits pending; ///< the authentication bits of a block whose keystream was given out

        LINNET_INLINE constexpr void wipe() noexcept {
            g.wipe();
            a.wipe();
            pending.wipe();
        }
    };

    /// A whole message, for builds whose directions share code: makes the tag, or returns whether it is right.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const source& key, const source& nonce, const source& data,
                                              size_t data_size, source in, sink out, size_t size, const sink& tag,
                                              size_t tag_length) noexcept {
        running r = initialize(key, nonce, data_size, size, tag_length);
        absorb_all(r, key, data, data_size);
        stream s = zeroes<stream>();
        for (; size >= block_size; in += block_size, out += block_size, size -= block_size) {
            Generator::next(r.g, s);
            bits block = s.key;
            detail::crypt_bytes<byte_order::little>(block.x, in, out, block_size, decrypting);
            Generator::authenticate(r.a, s.authentication, sum(block, s.key));
        }
        if (size != 0) {
            Generator::next(r.g, s);
            bits block = s.key;
            text_rate::template crypt_some<WordType>(block, in, out, 0, size, decrypting);
            Generator::authenticate(r.a, s.authentication, sum(block, s.key));
        } else {
            pad(r);
        }
        const bool good = detail::tag_bytes<byte_order::little>(decrypting, r.a.sum.x, tag, tag_length);
        s.wipe();
        r.wipe();
        return good;
    }

    /// In lanes, `data_size` has a size for each.
    template <class Size>
    LINNET_INLINE static constexpr running initialize(const source& key, const source& nonce, const Size& data_size,
                                                      const Size& /*text_size*/, size_t /*tag_length*/) noexcept {
        running r = zeroes<running>();
        Generator::initialize(r.g, r.a, key, nonce);
        absorb_length(r, data_size);
        return r;
    }

    LINNET_INLINE static constexpr void absorb(running& r, const source&, const source& data, size_t size) noexcept {
        stream s = zeroes<stream>();
        for (size_t done = 0; done < size; done += block_size) {
            Generator::next(r.g, s);
            bits block = zeroes<bits>();
            data_rate::template absorb<WordType>(block, data, done);
            Generator::authenticate(r.a, s.authentication, block);
        }
        s.wipe();
    }

    LINNET_INLINE static constexpr void absorb_last(running& r, const source&, const source& data, size_t offset,
                                                    const length& count, bool /*any_data*/, bool /*any_text*/) noexcept {
        if (is_zero(count)) return;
        bits block = zeroes<bits>();
        data_rate::template absorb_last<WordType>(block, data, offset, count);
        Generator::template take_part<block_size - 1>(r.g, r.a, block, count);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& r, const source&, const source& in, const sink& out, size_t size) noexcept {
        stream s = zeroes<stream>();
        for (size_t done = 0; done < size; done += block_size) {
            Generator::next(r.g, s);
            bits block = s.key;
            if constexpr (Encrypt) text_rate::template encrypt<WordType>(block, in, out, done);
            else text_rate::template decrypt<WordType>(block, in, out, done);
            Generator::authenticate(r.a, s.authentication, sum(block, s.key));
        }
        s.wipe();
    }

    /// The last block of text, always incomplete.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void last_block(running& r, const source&, const source& in, const sink& out, size_t offset,
                                                   const length& count) noexcept {
        if (is_zero(count)) return pad(r);
        stream s = zeroes<stream>();
        Generator::next(r.g, s);
        bits block = s.key;
        if constexpr (Encrypt) text_rate::template encrypt_last<WordType>(block, in, out, offset, count);
        else text_rate::template decrypt_last<WordType>(block, in, out, offset, count);
        Generator::authenticate(r.a, s.authentication, sum(block, s.key));
        s.wipe();
    }

    LINNET_INLINE static constexpr void keystream(running& r, const source&, const sink& block) noexcept {
        stream s = zeroes<stream>();
        Generator::next(r.g, s);
        text_rate::template squeeze<WordType>(s.key, block, 0);
        r.pending = s.authentication;
        s.wipe();
    }
    LINNET_INLINE static constexpr void absorb_text(running& r, const source&, const source& text) noexcept {
        bits block = zeroes<bits>();
        text_rate::template absorb<WordType>(block, text, 0);
        Generator::authenticate(r.a, r.pending, block);
    }
    LINNET_INLINE static constexpr void finish(running& r, const source& key, const source& text, size_t count,
                                               const sink& tag) noexcept {
        if (count == 0) {
            pad(r);
        } else {
            bits block = zeroes<bits>();
            text_rate::template absorb_last<WordType>(block, text, 0, count);
            Generator::authenticate(r.a, r.pending, block);
        }
        write_tag(r, key, tag);
    }
    LINNET_INLINE static constexpr void write_tag(const running& r, const source&, const sink& tag) noexcept {
        text_rate::template squeeze<WordType>(r.a.sum, tag, 0);
    }

private:
    friend both_ways<grain>;

    template <class Type>
    LINNET_INLINE static constexpr Type zeroes() noexcept {
        return detail::filled<Type>(w::constant(0));
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const source& key, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        running r = initialize(key, nonce, data_size, size, tag_size);
        absorb_all(r, key, data, data_size);
        const size_t whole = text_rate::whole(size);
        blocks<Encrypt>(r, key, in, out, whole);
        last_block<Encrypt>(r, key, in, out, whole, size - whole);
        write_tag(r, key, tag);
        r.wipe();
    }

    LINNET_INLINE static constexpr void absorb_all(running& r, const source& key, const source& data, size_t size) noexcept {
        const size_t whole = data_rate::whole(size);
        absorb(r, key, data, whole);
        absorb_last(r, key, data, whole, size - whole, size != 0, true);
    }

    LINNET_INLINE static constexpr bool is_zero(const length& count) noexcept {
        if constexpr (detail::in_lanes<WordType>) return count.all_zero();
        else return count == 0;
    }

    LINNET_INLINE static constexpr bits sum(const bits& a, const bits& b) noexcept {
        bits r = a;
        for (size_t i = 0; i < bits::number; ++i) r.x[i] = r.x[i] ^ b.x[i];
        return r;
    }
    /// The bit 1 after a text of whole blocks.
    LINNET_INLINE static constexpr void pad(running& r) noexcept { r.a.sum = sum(r.a.sum, r.a.window); }

    // The length of the associated data: below 128 one byte; otherwise the number of the bytes that follow, plus 128, and these,
    // the most significant one first (Grain-128AEADv2, section 2.6.1).

    struct der {
        uint8_t first = 0;
        size_t count = 0;
        size_t rest = 0; ///< the other bytes, as a little-endian number

        LINNET_INLINE explicit constexpr der(size_t size) noexcept {
            if (size < 128) {
                first = static_cast<uint8_t>(size);
                return;
            }
            for (; size != 0; size >>= 8, ++count) rest = rest << 8 | (size & 0xff);
            first = static_cast<uint8_t>(128 | count);
        }
    };
    LINNET_INLINE static constexpr size_t first_four(size_t count) noexcept { return count < 4 ? count : 4; }

    template <class Size>
    LINNET_INLINE static constexpr void absorb_length(running& r, const Size& size) noexcept {
        take_length<1>(
            r, size, [](const der& d) LINNET_LAMBDA { return uint32_t{d.first}; },
            [](const der&) LINNET_LAMBDA { return size_t{1}; });
        if (!any(size, [](size_t each) LINNET_LAMBDA { return each >= 128; })) return;
        take_length<4>(
            r, size, [](const der& d) LINNET_LAMBDA { return static_cast<uint32_t>(d.rest & 0xffffffff); },
            [](const der& d) LINNET_LAMBDA { return first_four(d.count); });
        if constexpr (sizeof(size_t) > 4) {
            if (!any(size, [](uint64_t each) LINNET_LAMBDA { return each >> 32 != 0; })) return;
            take_length<4>(
                r, size, [](const der& d) LINNET_LAMBDA { return static_cast<uint32_t>(uint64_t{d.rest} >> 32); },
                [](const der& d) LINNET_LAMBDA { return d.count - first_four(d.count); });
        }
    }
    /// Takes value(d) in count(d) bytes, where d is the length of each message.
    template <unsigned Bytes, class Size, class Value, class Count>
    LINNET_INLINE static constexpr void take_length(running& r, const Size& size, const Value& value, const Count& count) noexcept {
        bits block = zeroes<bits>();
        if constexpr (detail::in_lanes<WordType>) {
            Size counts{};
            for (size_t i = 0; i < counts.size(); ++i) counts[i] = count(der(size[i]));
            block.x[0] = w::generate([&](size_t i) LINNET_LANES_LAMBDA { return value(der(size[i])); });
            Generator::template take_part<Bytes>(r.g, r.a, block, length(counts));
        } else {
            const der d(size);
            block.x[0] = w::constant(value(d));
            Generator::template take_part<Bytes>(r.g, r.a, block, count(d));
        }
    }
    template <class Size, class Predicate>
    LINNET_INLINE static constexpr bool any(const Size& size, const Predicate& predicate) noexcept {
        if constexpr (detail::in_lanes<WordType>) {
            for (const size_t each : size)
                if (predicate(each)) return true;
            return false;
        } else {
            return predicate(size);
        }
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
