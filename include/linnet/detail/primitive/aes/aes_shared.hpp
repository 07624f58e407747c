// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_SHARED_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_SHARED_HPP

/// AES over two blocks in eight 32-bit words, as in aes_portable.hpp, for processors with little memory. Each layer is one
/// function. The key schedule, both directions, all key sizes and all modes share it. A round key is four words.
///
/// In those words, bit 2c of byte r belongs to row r and column c of one of the lower four slices, bit 2c + 1 to the same place of
/// one of the upper four. All round keys but the first include the constant of the S-box, 0x63. Where ShiftRows is left out, in
/// fast Thumb-2 code, a round key is stored with as many ShiftRows undone as are left out before it is added.

#include <linnet/detail/primitive/aes/aes_slices.hpp>
#include <linnet/detail/primitive/aes/aes_thumb.hpp>
#include <linnet/detail/primitive/block_cipher.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

using aes_words = uint32_t[8];

/// A round key.
struct aes_packed {
    uint32_t x[4];

    /// 0x63 in each byte.
    static constexpr uint32_t added[4] = {0x55555555, 0xffffffff, 0xaaaaaaaa, 0};
};

/// Wipes `count` groups of four words. A library's memset may store them byte by byte.
LINNET_ONCE constexpr void aes_shared_wipe(uint32_t* words, size_t count) noexcept {
    if (__builtin_is_constant_evaluated()) return;
    for (volatile uint32_t* at = words; count != 0; --count, at += 4) {
        at[0] = 0;
        at[1] = 0;
        at[2] = 0;
        at[3] = 0;
    }
}

/// Converts two blocks to slices, and back.
LINNET_ONCE constexpr void aes_shared_transpose(aes_words& q) noexcept {
#if defined(LINNET_AES_THUMB2)
    if (!__builtin_is_constant_evaluated()) return aes_thumb_transpose(q);
#endif
    aes_slice<uint32_t> x[8] = {{q[0]}, {q[1]}, {q[2]}, {q[3]}, {q[4]}, {q[5]}, {q[6]}, {q[7]}};
    aes_transpose(x);
    for (size_t i = 0; i < 8; ++i) q[i] = x[i].x;
}

LINNET_ONCE constexpr void aes_shared_sbox(aes_words& q) noexcept {
#if defined(LINNET_AES_THUMB2)
    if (!__builtin_is_constant_evaluated()) return aes_thumb(q, nullptr, 0, 1);
#elif defined(LINNET_AES_THUMB1)
    if (!__builtin_is_constant_evaluated()) return aes_thumb(q, nullptr, 0, nullptr);
#endif
    aes_slice<uint32_t> x[8] = {{q[0]}, {q[1]}, {q[2]}, {q[3]}, {q[4]}, {q[5]}, {q[6]}, {q[7]}};
    aes_sbox(x);
    for (size_t i = 0; i < 8; ++i) q[i] = x[i].x;
}

/// Rotates rows 1 and 3 left by one column, and rows 2 and 3 by two.
LINNET_INLINE constexpr uint32_t aes_rows_shifted(uint32_t x) noexcept {
    const uint32_t t = (x ^ x >> 4) & 0x0f0f0000;
    x ^= t ^ t << 4;
    return (x & 0x00ff00ff) | (x >> 2 & 0x3f003f00) | (x << 6 & 0xc000c000);
}
LINNET_ONCE constexpr void aes_shared_shift_rows(aes_words& q) noexcept {
    for (auto& x : q) x = aes_rows_shifted(x);
}
LINNET_INLINE constexpr void aes_shared_shift_rows(aes_words& q, size_t times) noexcept {
    for (; times != 0; --times) aes_shared_shift_rows(q);
}

#if defined(LINNET_AES_FIXSLICED)
/// How often ShiftRows was left out, modulo 4, where round key `i` of `rounds` is added. It is stored in that order.
LINNET_INLINE constexpr size_t aes_shared_left_out(size_t i, size_t rounds) noexcept { return i == rounds ? 0 : i % 4; }

/// Undoes ShiftRows `Times` times in a round key. Twice: rows 1 and 3 rotate by two columns. Once or three times: rows 2 and 3
/// rotate by two columns, then rows 1 and 3 by one.
template <size_t Times>
LINNET_INLINE constexpr void aes_shared_leave_out(aes_packed& key) noexcept {
    for (uint32_t& x : key.x) {
        const uint32_t t = (x ^ x >> 4) & (Times == 2 ? 0x0f000f00 : 0x0f0f0000);
        x ^= t ^ t << 4;
        if constexpr (Times == 1) x = (x & 0x00ff00ff) | (x << 2 & 0xfc00fc00) | (x >> 6 & 0x03000300);
        if constexpr (Times == 3) x = (x & 0x00ff00ff) | (x >> 2 & 0x3f003f00) | (x << 6 & 0xc000c000);
    }
}
LINNET_INLINE constexpr void aes_shared_leave_out(aes_packed* keys, size_t rounds) noexcept {
    if (!__builtin_is_constant_evaluated()) return aes_thumb_leave_out(keys + 1, keys + rounds);
    for (const aes_packed* const last = keys + rounds;; keys += 4) {
        aes_shared_leave_out<1>(keys[1]);
        if (keys + 2 == last) return;
        aes_shared_leave_out<2>(keys[2]);
        aes_shared_leave_out<3>(keys[3]);
        if (keys + 4 == last) return;
    }
}
#else
LINNET_INLINE constexpr size_t aes_shared_left_out(size_t, size_t) noexcept { return 0; }
LINNET_INLINE constexpr void aes_shared_leave_out(aes_packed*, size_t) noexcept {}
#endif

/// MixColumns, starting from the upper slices.
LINNET_ONCE constexpr void aes_shared_mix_columns(aes_words& q) noexcept {
    const uint32_t top = q[7] ^ std::rotr(q[7], 8);
    uint32_t sum = top;
    for (size_t i = 8; i-- != 0;) {
        const uint32_t mixed = std::rotr(q[i], 8) ^ std::rotr(sum, 16) ^ (top & (0 - (0x1au >> i & 1)));
        sum = i == 0 ? top : q[i - 1] ^ std::rotr(q[i - 1], 8);
        q[i] = mixed ^ sum;
    }
}

LINNET_INLINE constexpr void aes_shared_add(aes_words& q, const aes_packed& key) noexcept {
    for (size_t i = 0; i < 4; ++i) {
        const uint32_t lower = key.x[i] & 0x55555555;
        const uint32_t upper = key.x[i] ^ lower;
        q[i] ^= lower | lower << 1;
        q[i + 4] ^= upper | upper >> 1;
    }
}

LINNET_ONCE constexpr void aes_shared_gather(aes_words& q, const uint32_t* first, const uint32_t* second) noexcept {
    for (size_t i = 0; i < 4; ++i) {
        q[2 * i] = byte_swap(first[i]);
        q[2 * i + 1] = byte_swap(second[i]);
    }
    aes_shared_transpose(q);
}
LINNET_ONCE constexpr void aes_shared_scatter(aes_words& q, uint32_t* first, uint32_t* second) noexcept {
    aes_shared_transpose(q);
    for (size_t i = 0; i < 4; ++i) {
        first[i] = byte_swap(q[2 * i]);
        second[i] = byte_swap(q[2 * i + 1]);
    }
    aes_shared_wipe(q, 2);
}

/// Adds a round key in whose order ShiftRows was left out.
LINNET_INLINE constexpr void aes_shared_add_reordered(aes_words& q, const aes_packed& key, size_t left_out) noexcept {
    aes_shared_shift_rows(q, left_out == 0 ? 0 : 4 - left_out);
    aes_shared_add(q, key);
    aes_shared_shift_rows(q, left_out);
}

/// Adds a round key, then runs all rounds, each of which ends with one.
LINNET_INLINE constexpr void aes_shared_rounds(aes_words& q, const aes_packed* key, size_t rounds) noexcept {
#if defined(LINNET_AES_THUMB2) && !defined(LINNET_AES_FIXSLICED)
    if (!__builtin_is_constant_evaluated()) return aes_thumb(q, const_cast<aes_packed*>(key), rounds, 0);
#elif defined(LINNET_AES_THUMB1)
    if (!__builtin_is_constant_evaluated()) {
        aes_thumb(q, const_cast<aes_packed*>(key), rounds, nullptr);
        aes_shared_sbox(q);
        aes_shared_shift_rows(q);
        return aes_shared_add(q, key[rounds]);
    }
#endif
    aes_shared_add(q, *key);
    for (size_t i = 1; i <= rounds; ++i) {
        aes_shared_sbox(q);
        aes_shared_shift_rows(q);
        if (i != rounds) aes_shared_mix_columns(q);
        aes_shared_add_reordered(q, key[i], aes_shared_left_out(i, rounds));
    }
}

/// Encrypts two blocks of big-endian words, which may be the same block.
LINNET_ONCE constexpr void aes_shared_encrypt(const aes_packed* key, size_t rounds, uint32_t* first, uint32_t* second) noexcept {
#if defined(LINNET_AES_FIXSLICED)
    if (!__builtin_is_constant_evaluated())
        return aes_thumb(first, const_cast<aes_packed*>(key), aes_thumb_encrypts + rounds, reinterpret_cast<uintptr_t>(second));
#endif
    aes_words q;
    aes_shared_gather(q, first, second);
    aes_shared_rounds(q, key, rounds);
    aes_shared_scatter(q, first, second);
}

LINNET_ONCE constexpr void aes_shared_affine_inverse(aes_words& q) noexcept {
    aes_words x{};
    for (size_t i = 0; i < 8; ++i) x[i] = q[(i + 2) % 8] ^ q[(i + 5) % 8] ^ q[(i + 7) % 8];
    for (size_t i = 0; i < 8; ++i) q[i] = x[i];
}

/// a + 4 (a + the row two below). MixColumns after this is the inverse of MixColumns.
LINNET_ONCE constexpr void aes_shared_premix(aes_words& q) noexcept {
    aes_words sum{};
    for (size_t i = 0; i < 8; ++i) sum[i] = q[i] ^ std::rotr(q[i], 16);
    for (size_t i = 0; i < 8; ++i) q[i] ^= sum[(i + 6) % 8];
    for (const size_t i : {size_t{1}, size_t{3}, size_t{4}}) q[i] ^= sum[6];
    for (const size_t i : {size_t{2}, size_t{4}, size_t{5}}) q[i] ^= sum[7];
}

LINNET_ONCE constexpr void aes_shared_decrypt(const aes_packed* key, size_t rounds, uint32_t* first, uint32_t* second) noexcept {
    aes_words q;
    aes_shared_gather(q, first, second);
    aes_shared_add(q, key[rounds]);
    for (size_t i = rounds; i-- != 0;) {
        const size_t left_out = aes_shared_left_out(i, rounds);
        aes_shared_shift_rows(q, 3 - left_out); // three times are the inverse
        aes_shared_affine_inverse(q);
        aes_shared_sbox(q);
        aes_shared_affine_inverse(q);
        aes_shared_add(q, key[i]);
        aes_shared_shift_rows(q, left_out);
        if (i == 0) break;
        aes_shared_premix(q);
        aes_shared_mix_columns(q);
    }
    aes_shared_scatter(q, first, second);
}

/// The key schedule (FIPS 197, section 5.2).
struct aes_shared_schedule {
    /// Bits 0, 4, 1, 5, 2, 6, 3 and 7 of the round constants, and 0 where the bytes of a column are not rotated. The first byte is
    /// the size of the round keys that the key itself provides.
    static constexpr uint8_t every_round[] = {16, 0x01, 0x04, 0x10, 0x40, 0x02, 0x08, 0x20, 0x80, 0x47, 0x1e};
    static constexpr uint8_t every_other[] = {32, 0x01, 0, 0x04, 0, 0x10, 0, 0x40, 0, 0x02, 0, 0x08, 0, 0x20};

    aes_packed* to;
    aes_words q;

    LINNET_INLINE explicit constexpr aes_shared_schedule(aes_packed* keys) noexcept : to(keys) {}

    /// Makes a round key from four big-endian words of the key.
    LINNET_ONCE constexpr void take(aes_packed& key, const uint32_t* words) noexcept {
        aes_shared_gather(q, words, words);
        for (size_t i = 0; i < 4; ++i) key.x[i] = (q[i] & 0x55555555) | (q[i + 4] & 0xaaaaaaaa);
    }
    LINNET_INLINE static constexpr void add_constant(aes_packed& key) noexcept {
        for (size_t i = 0; i < 4; ++i) key.x[i] ^= aes_packed::added[i];
    }
    /// Applies the S-box to a round key.
    LINNET_INLINE constexpr void substitute(const aes_packed& key) noexcept {
        for (size_t i = 0; i < 4; ++i) {
            const uint32_t word_ = key.x[i] ^ aes_packed::added[i];
            const uint32_t lower = word_ & 0x55555555;
            const uint32_t upper = word_ ^ lower;
            q[i] = lower | lower << 1;
            q[i + 4] = upper | upper >> 1;
        }
        aes_shared_sbox(q);
    }
    /// Adds each column to all that follow.
    LINNET_INLINE static constexpr uint32_t columns_added(uint32_t x) noexcept {
        x ^= (x & 0x3f3f3f3f) << 2;
        return x ^ (x & 0x0f0f0f0f) << 4;
    }

    /// For keys of 16 and 32 bytes. All round keys include the constant until the end: computing the next one leaves it in place.
    LINNET_ONCE constexpr void run(size_t key_words, size_t rounds, const uint32_t* words) noexcept {
        const size_t step = key_words / 4;
        for (size_t i = 0; i < step; ++i) {
            take(to[i], words + 4 * i);
            add_constant(to[i]);
        }
        run(step, rounds);
        add_constant(to[0]);
        aes_shared_leave_out(to, rounds);
        aes_shared_wipe(q, 2);
    }
    LINNET_INLINE constexpr void run(size_t step, size_t rounds) noexcept {
#if defined(LINNET_AES_THUMB2)
        if (!__builtin_is_constant_evaluated())
            return aes_thumb(const_cast<uint8_t*>(step == 1 ? every_round : every_other) + 1, to + step, rounds + 1 - step,
                             16 * step);
#elif defined(LINNET_AES_THUMB1)
        if (!__builtin_is_constant_evaluated())
            return aes_thumb(q, to + step, rounds + 1 - step, step == 1 ? every_round : every_other);
#endif
        uint32_t constant = 1;
        for (size_t i = step; i <= rounds; ++i) {
            substitute(to[i - 1]);
            const bool turns = (i & (step - 1)) == 0;
            uint32_t bits = turns ? constant : 0;
            const int turn = turns ? 14 : 6;
            for (size_t j = 0; j < 4; ++j, bits >>= 1) {
                uint32_t x = to[i - step].x[j] ^ aes_packed::added[j];
                x ^= (std::rotr(q[j], turn) & 0x01010101) | (std::rotr(q[j + 4], turn) & 0x02020202);
                x ^= (bits & 1) ^ (bits >> 3 & 2);
                to[i].x[j] = columns_added(x);
            }
            if (turns) constant = (constant << 1) ^ (constant >> 7) * 0x11b;
        }
    }

    /// For keys of 24 bytes, six words at a time.
    LINNET_ONCE constexpr void run_192(const uint32_t* words) noexcept {
        uint32_t rest[4] = {words[4], words[5], 0, 0};
        take(to[0], words);
        take(to[1], rest);
        aes_shared_wipe(rest, 1);
        uint32_t constant = 1;
        unsigned turn = 1; // i modulo 3, without a division
        for (size_t i = 1; i <= 12; ++i, turn = turn == 2 ? 0 : turn + 1) {
            aes_packed& key = to[i];
            const aes_packed& last = to[i - 1];
            if (i != 1) {
                if (turn == 0) fold(last, constant, 14);
                for (size_t j = 0; j < 4; ++j) {
                    const uint32_t carried = turn == 0 ? q[j] : last.x[j] >> 6 & 0x03030303;
                    key.x[j] = columns_added((to[i - 2].x[j] >> 4 & 0x0f0f0f0f) ^ carried) & (turn == 1 ? 0x0f0f0f0f : 0xffffffff);
                }
            }
            if (turn == 1) fold(key, constant, 10);
            for (size_t j = 0; j < 4; ++j) {
                const uint32_t upper = (last.x[j] & 0x0f0f0f0f) << 4;
                if (turn == 1) key.x[j] ^= columns_added(upper ^ q[j] << 4);
                else key.x[j] ^= columns_added(upper);
            }
        }
        for (size_t i = 1; i <= 12; ++i) add_constant(to[i]);
        aes_shared_leave_out(to, 12);
        aes_shared_wipe(q, 2);
    }

private:
    /// Puts the S-box of one column of a round key, rotated by one row, plus the constant, in the first column of four words.
    /// `to_squeezing` selects the column.
    LINNET_ONCE constexpr void fold(const aes_packed& key, uint32_t& constant, int turn) noexcept {
        aes_packed plus = key;
        add_constant(plus);
        substitute(plus);
        aes_shared_wipe(plus.x, 1);
        uint32_t bits = constant;
        for (size_t j = 0; j < 4; ++j, bits >>= 1) {
            const uint32_t x = (std::rotr(q[j], turn) & 0x01010101) | (std::rotr(q[j + 4], turn) & 0x02020202);
            q[j] = x ^ (bits & 1) ^ (bits >> 3 & 2) ^ (aes_packed::added[j] & 0x03030303);
        }
        constant <<= 1;
    }
};

} // namespace detail

template <size_t KeySize>
struct aes<KeySize, uint32_t> {
    static_assert(KeySize == 16 || KeySize == 24 || KeySize == 32);
    static constexpr std::string_view variant = word_name<uint32_t>;
    static constexpr bool any_key_size = false;
    static constexpr bool inverts_keys = false;
    static constexpr bool has_ocb_text = false;
    static constexpr size_t key_size = KeySize;
    static constexpr size_t parallel = 2;
    static constexpr unsigned rounds = detail::aes_round_count<KeySize>;
    using block = block128<uint32_t, byte_order::big>;
    using source = typename block::source;

    struct key {
        detail::aes_packed x[rounds + 1];

        LINNET_INLINE constexpr void wipe() noexcept { detail::aes_shared_wipe(x->x, rounds + 1); }
    };
    using inverse_key = key;

    LINNET_INLINE static constexpr key expand_key(const source& from) noexcept {
        key k;
        uint32_t words[(KeySize + 15) / 16 * 4];
        for (size_t i = 0; i < KeySize / 4; ++i) words[i] = word<uint32_t>::load<byte_order::big>(from, 4 * i);
        detail::aes_shared_schedule schedule(k.x);
        if constexpr (KeySize == 24) schedule.run_192(words);
        else schedule.run(KeySize / 4, rounds, words);
        detail::aes_shared_wipe(words, (KeySize + 15) / 16);
        return k;
    }
    LINNET_INLINE static constexpr inverse_key expand_inverse_key(const source& from) noexcept { return expand_key(from); }

    template <size_t Number>
    LINNET_INLINE static constexpr void encrypt(const key& k, block (&blocks)[Number]) noexcept {
        for (size_t i = 0; i < Number; i += 2)
            detail::aes_shared_encrypt(k.x, rounds, blocks[i].w, blocks[i + 1 < Number ? i + 1 : i].w);
    }
    template <size_t Number>
    LINNET_INLINE static constexpr void decrypt(const inverse_key& k, block (&blocks)[Number]) noexcept {
        for (size_t i = 0; i < Number; i += 2)
            detail::aes_shared_decrypt(k.x, rounds, blocks[i].w, blocks[i + 1 < Number ? i + 1 : i].w);
    }
};

LINNET_NAMESPACE_END

#endif
