// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ELEPHANT_HPP
#define LINNET_DETAIL_MODE_ELEPHANT_HPP

#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/both_ways.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// A state as bytes, with room up to whole words.
template <size_t Size>
struct elephant_block {
    alignas(8) uint8_t x[(Size + 7) / 8 * 8];

    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
};

/// Calls f(offset, word) for the words that `Size` bytes consist of, the longest first; `word` is a zero of the word's type. In
/// builds that share code these are bytes, in a loop.
template <size_t Size, class Function>
LINNET_INLINE constexpr void elephant_parts(const Function& f) noexcept {
    if constexpr (LINNET_SHARED) {
        for (size_t i = 0; i < Size; ++i) f(i, uint8_t{});
    } else {
        detail::each<Size / 8>([&](auto i) LINNET_LAMBDA { f(8 * i, uint64_t{}); });
        if constexpr (Size % 8 >= 4) f(Size / 8 * 8, uint32_t{});
        if constexpr (Size % 4 >= 2) f(Size / 4 * 4, std::uint16_t{});
        if constexpr (Size % 2 != 0) f(Size - 1, uint8_t{});
    }
}
template <class Part>
LINNET_INLINE constexpr Part elephant_load(const uint8_t* from, size_t offset) noexcept {
    return detail::load<Part, byte_order::little>(from + offset);
}
template <class Part>
LINNET_INLINE constexpr void elephant_store(uint8_t* to, size_t offset, Part value) noexcept {
    detail::store<Part, byte_order::little>(to + offset, value);
}

/// Elephant (v2, section 2.2): text is encrypted with the permuted nonce, and the tag is a sum over the blocks of nonce, associated
/// data and ciphertext, permuted. Blocks are independent of one another. Each permutation has a mask before and after it.
///
/// The masks of successive blocks are the states of a shift register of bytes, which the permuted key fills: so the mask of block i
/// is the bytes from i on of one string, and those of the three domains are sums of the bytes from i, i + 1 and i + 2 on.
///
/// A `Permutation` has states of `size` bytes. It defines tag_size and the functions permute(blocks, number), for up to `parallel`
/// blocks, and next_byte, which continues the string of masks from `size` bytes of it.
template <class Permutation>
struct elephant : both_ways<elephant<Permutation>> {
    using feature = typename Permutation::feature;
    using source = const uint8_t*;
    using sink = uint8_t*;
    static constexpr std::string_view variant = Permutation::variant;
    static constexpr size_t key_size = 16;
    static constexpr size_t nonce_size = 12;
    static constexpr size_t tag_size = Permutation::tag_size;
    static constexpr size_t block_size = Permutation::size;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.shares_directions = LINNET_SHARED != 0};

private:
    static constexpr size_t parallel = Permutation::parallel;
    static constexpr size_t masks_size = block_size + 2;
    using block = elephant_block<block_size>;

public:
    /// The masks of the first block: the permuted key, and the next bytes of the string.
    struct key {
        uint8_t masks[masks_size];

        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };

    /// `open` is the beginning of the next block of associated data, at first the nonce. `pad` is the keystream of a block that
    /// arrives in parts.
    struct running {
        uint8_t nonce[nonce_size];
        uint8_t open[nonce_size];
        bool first; ///< whether no block was added to the sum
        uint8_t masks[masks_size];
        uint8_t sum[block_size];
        uint8_t pad[block_size];

        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };

    LINNET_INLINE static constexpr key expand_key(source from) noexcept {
        block b{};
        for (size_t i = 0; i < key_size; ++i) b.x[i] = from[i];
        Permutation::permute(&b, 1);
        key k{};
        for (size_t i = 0; i < block_size; ++i) k.masks[i] = b.x[i];
        for (size_t i = 0; i < 2; ++i) k.masks[block_size + i] = Permutation::next_byte(k.masks + i);
        b.wipe();
        return k;
    }

    /// A whole message, for builds whose directions share code: makes the tag, or returns whether it is right.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const key& k, source nonce, source data, size_t data_size, source in,
                                              sink out, size_t size, sink tag, size_t tag_length) noexcept {
        running r = initialize(k, nonce);
        take_data(r, k, data, data_size, true);
        take_text(decrypting, r, in, out, size, true);
        finalize(r, k);
        bool good = true;
        if (decrypting) {
            uint8_t difference = 0;
            for (size_t i = 0; i < tag_length; ++i)
                difference = detail::opaque(static_cast<uint8_t>(difference | (r.sum[i] ^ tag[i])));
            good = (static_cast<uint32_t>(difference) - 1) >> 31 != 0;
            if (!__builtin_is_constant_evaluated()) LINNET_DECLASSIFY(good);
        } else {
            for (size_t i = 0; i < tag_length; ++i) tag[i] = r.sum[i];
        }
        r.wipe();
        return good;
    }

    LINNET_INLINE static constexpr running initialize(const key& k, source nonce) noexcept {
        running r{};
        for (size_t i = 0; i < nonce_size; ++i) r.nonce[i] = r.open[i] = nonce[i];
        r.first = true;
        for (size_t i = 0; i + 1 < masks_size; ++i) r.masks[i] = k.masks[i + 1];
        r.masks[masks_size - 1] = Permutation::next_byte(r.masks + 1);
        return r;
    }

    LINNET_INLINE static constexpr void absorb(running& r, const key& k, source data, size_t size) noexcept {
        take_data(r, k, data, size, false);
    }
    LINNET_INLINE static constexpr void absorb_last(running& r, const key& k, source data, size_t offset, size_t count,
                                                    bool /*any_data*/, bool /*any_text*/) noexcept {
        take_data(r, k, data + offset, count, true);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& r, const key&, source in, sink out, size_t size) noexcept {
        take_text(!Encrypt, r, in, out, size, false);
    }

    LINNET_INLINE static constexpr void keystream(running& r, const key&, sink to) noexcept {
        block b{};
        keystream_blocks(r, r.masks, &b, 1);
        for (size_t i = 0; i < block_size; ++i) to[i] = r.pad[i] = b.x[i];
        b.wipe();
    }

    // Incremental calls pass a block as plaintext.

    LINNET_INLINE static constexpr void absorb_text(running& r, const key&, source text) noexcept {
        block b{};
        for (size_t i = 0; i < block_size; ++i) b.x[i] = r.pad[i] ^ text[i];
        take_ciphertext(r, b);
    }
    LINNET_INLINE static constexpr void finish(running& r, const key& k, source text, size_t count, sink tag) noexcept {
        block b{};
        for (size_t i = 0; i < count; ++i) b.x[i] = r.pad[i] ^ text[i];
        b.x[count] = 1;
        take_ciphertext(r, b);
        finalize(r, k);
        for (size_t i = 0; i < tag_size; ++i) tag[i] = r.sum[i];
    }

private:
    friend both_ways<elephant>;

    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const key& k, source nonce, source data, size_t data_size, source in, sink out,
                                                size_t size, sink tag) noexcept {
        running r = initialize(k, nonce);
        take_data(r, k, data, data_size, true);
        take_text(!Encrypt, r, in, out, size, true);
        finalize(r, k);
        for (size_t i = 0; i < tag_size; ++i) tag[i] = r.sum[i];
        r.wipe();
    }

    /// The string of masks, from that of the next block on, with what the `parallel` blocks need.
    struct string {
        uint8_t x[masks_size + parallel];

        LINNET_INLINE explicit constexpr string(const uint8_t* masks) noexcept : x{} {
            for (size_t i = 0; i < masks_size; ++i) x[i] = masks[i];
        }
        LINNET_INLINE constexpr void extend(size_t number) noexcept {
            for (size_t i = 0; i < number; ++i) x[masks_size + i] = Permutation::next_byte(x + 2 + i);
        }
        /// Goes on to the mask of the block after `number` blocks.
        LINNET_INLINE constexpr void advance(size_t number) noexcept {
            for (size_t i = 0; i < masks_size; ++i) x[i] = x[i + number];
        }
        LINNET_INLINE constexpr void leave(uint8_t* masks) noexcept {
            for (size_t i = 0; i < masks_size; ++i) masks[i] = x[i];
            detail::wipe(*this);
        }
    };

    /// Adds the mask of a block in the domain of associated data, for `Domain` 0, of the encryption of text, 1, or of its
    /// authentication, 2.
    template <size_t Domain>
    LINNET_INLINE static constexpr void add_mask(uint8_t* x, const uint8_t* masks) noexcept {
        elephant_parts<block_size>([=](size_t i, auto zero) LINNET_LAMBDA {
            using part = decltype(zero);
            auto sum = static_cast<part>(elephant_load<part>(x, i) ^ elephant_load<part>(masks, i));
            if constexpr (Domain != 0) sum = static_cast<part>(sum ^ elephant_load<part>(masks + Domain, i));
            elephant_store(x, i, sum);
        });
    }
    LINNET_INLINE static constexpr void add(uint8_t* x, const uint8_t* other) noexcept { add_mask<0>(x, other); }

    /// Permutes blocks between two additions of their masks.
    template <size_t Domain>
    LINNET_ONCE_OR_INLINE static constexpr void permute(block* b, const uint8_t* masks, size_t number) noexcept {
        for (size_t i = 0; i < number; ++i) add_mask<Domain>(b[i].x, masks + i);
        Permutation::permute(b, number);
        for (size_t i = 0; i < number; ++i) add_mask<Domain>(b[i].x, masks + i);
    }
    template <size_t Domain>
    LINNET_INLINE static constexpr void add_permuted(running& r, block* b, const uint8_t* masks, size_t number) noexcept {
        permute<Domain>(b, masks, number);
        for (size_t i = 0; i < number; ++i) add(r.sum, b[i].x);
    }
    LINNET_INLINE static constexpr void keystream_blocks(const running& r, const uint8_t* masks, block* b, size_t number) noexcept {
        for (size_t i = 0; i < number; ++i) {
            b[i] = block{};
            for (size_t j = 0; j < nonce_size; ++j) b[i].x[j] = r.nonce[j];
        }
        permute<1>(b, masks, number);
    }

    /// Takes one block of ciphertext, or the last one padded.
    LINNET_INLINE static constexpr void take_ciphertext(running& r, block& b) noexcept {
        string s(r.masks);
        add_permuted<2>(r, &b, s.x, 1);
        s.extend(1);
        s.advance(1);
        s.leave(r.masks);
        b.wipe();
    }

    /// Takes whole blocks of associated data, or if it `ends`, all that is left. A block begins with the last bytes of the one
    /// before it, as the nonce is in front of the data.
    LINNET_ONCE static constexpr void take_data(running& r, const key& k, source data, size_t size, bool ends) noexcept {
        string s(r.masks);
        block b[parallel];
        size_t open = nonce_size; // at the end fewer
        for (bool more = ends || size != 0; more;) {
            size_t number = 0;
            for (; number < parallel && more; ++number) {
                more = next_data_block(r, b[number].x, open, data, size) && (ends || size != 0);
                if (r.first) {
                    r.first = false;
                    add(r.sum, b[number--].x);
                }
            }
            if (number == 0) break;
            s.extend(number);
            add_permuted<0>(r, b, s.x, number);
            s.advance(number);
        }
        s.leave(r.masks);
        detail::wipe(b);
        if (ends)
            for (size_t i = 0; i < masks_size; ++i) r.masks[i] = k.masks[i];
    }
    /// Writes a block, and returns whether it is whole. `open` is the number of bytes that begin it.
    LINNET_INLINE static constexpr bool next_data_block(running& r, uint8_t* x, size_t& open, source& data, size_t& size) noexcept {
        for (size_t i = 0; i < open; ++i) x[i] = r.open[i];
        const size_t count = open + take(x + open, data, size, open < nonce_size ? 0 : block_size - nonce_size);
        if (count != block_size) {
            end(x, count);
            return false;
        }
        open = take(r.open, data, size, nonce_size);
        return true;
    }
    /// Moves up to `most` bytes of the data, and returns their number.
    LINNET_INLINE static constexpr size_t take(uint8_t* to, source& data, size_t& size, size_t most) noexcept {
        const size_t count = size < most ? size : most;
        for (size_t i = 0; i < count; ++i) to[i] = data[i];
        data += count;
        size -= count;
        return count;
    }
    /// Pads a block of `count` bytes.
    LINNET_INLINE static constexpr void end(uint8_t* x, size_t count) noexcept {
        x[count] = 1;
        while (++count != block_size) x[count] = 0;
    }

    /// Takes whole blocks of text, or if it `ends`, all that is left. Blocks of ciphertext follow the keystream in its memory.
    LINNET_ONCE static constexpr void take_text(bool decrypting, running& r, source in, sink out, size_t size, bool ends) noexcept {
        string s(r.masks);
        block b[parallel];
        for (bool more = ends || size != 0; more;) {
            const size_t number = number_of_blocks(size, ends);
            s.extend(number);
            keystream_blocks(r, s.x, b, number);
            for (size_t i = 0; i < number; ++i) {
                uint8_t* const x = b[i].x;
                if (size < block_size) {
                    for (size_t j = 0; j < size; ++j) crypt_part<uint8_t>(decrypting, x, in, out, j);
                    end(x, size);
                    more = false;
                } else {
                    elephant_parts<block_size>([=](size_t j, auto zero)
                                                   LINNET_LAMBDA { crypt_part<decltype(zero)>(decrypting, x, in, out, j); });
                    in += block_size;
                    out += block_size;
                    size -= block_size;
                    more = ends || size != 0;
                }
            }
            add_permuted<2>(r, b, s.x, number);
            s.advance(number);
        }
        s.leave(r.masks);
        detail::wipe(b);
    }
    /// The number of blocks, up to `parallel`, in `size` bytes; a last one that is not whole, or empty, ends the text.
    LINNET_INLINE static constexpr size_t number_of_blocks(size_t size, bool ends) noexcept {
        size_t number = 0;
        for (; number < parallel && size >= block_size; size -= block_size) ++number;
        return number < parallel && ends ? number + 1 : number;
    }
    template <class Part>
    LINNET_INLINE static constexpr void crypt_part(bool decrypting, uint8_t* x, source in, sink out, size_t offset) noexcept {
        const auto text = elephant_load<Part>(in, offset);
        const auto sum = static_cast<Part>(text ^ elephant_load<Part>(x, offset));
        elephant_store(out, offset, sum);
        elephant_store(x, offset, decrypting ? text : sum);
    }

    /// Leaves the tag in the sum.
    LINNET_INLINE static constexpr void finalize(running& r, const key& k) noexcept {
        block b{};
        for (size_t i = 0; i < block_size; ++i) b.x[i] = r.sum[i];
        permute<0>(&b, k.masks, 1);
        for (size_t i = 0; i < block_size; ++i) r.sum[i] = b.x[i];
        b.wipe();
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
