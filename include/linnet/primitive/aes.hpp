// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_AES_HPP
#define LINNET_PRIMITIVE_AES_HPP

/// AES (FIPS 197) without tables, on bit slices: slice i holds bit i of every byte of the state, of several blocks at once.
///
/// ShiftRows is left out (Adomnicai, Peyrin, "Fixslicing AES-like Ciphers", TCHES 2021/1): after round i row r has to be rotated by
/// i * r columns still. MixColumns of the next round takes the row below from a column further on instead, the round keys are put
/// in this order, and what is left is made up for at the end. What the S-box adds, 0x63, is in the round keys too.

#include <linnet/detail/processor.hpp>
#include <linnet/primitive/block_cipher.hpp>
#include <linnet/word/vector_block.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Calls f(i) for the eight slices, written out: in a loop they would lie in memory.
template <class Function>
LINNET_INLINE constexpr void aes_each(const Function& f) noexcept {
    [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA { (f(Index), ...); }(std::make_index_sequence<8>{});
}

/// Exchanges the bits of `a` at `Mask` << Shift with those of `b` at `Mask`.
template <unsigned Shift, uint32_t Mask, class Slices>
LINNET_INLINE constexpr void aes_exchange(Slices& a, Slices& b) noexcept {
    const Slices t = (a.template right<Shift>() ^ b) & Slices::constant(Mask);
    b = b ^ t;
    a = a ^ t.template left<Shift>();
}

/// Eight words whose byte j holds the byte j of the block k in word k, to slices and back: byte j of slice i has its bit i of the
/// block k as bit k.
template <class Slices>
LINNET_INLINE constexpr void aes_transpose(Slices (&q)[8]) noexcept {
    [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
        (aes_exchange<1, 0x55555555>(q[2 * Index], q[2 * Index + 1]), ...);
        (aes_exchange<2, 0x33333333>(q[Index / 2 * 4 + Index % 2], q[Index / 2 * 4 + Index % 2 + 2]), ...);
        (aes_exchange<4, 0x0f0f0f0f>(q[Index], q[Index + 4]), ...);
    }(std::make_index_sequence<4>{});
}

/// The S-box without its constant (Boyar, Peralta, "A small depth-16 circuit for the AES S-box", 2012, and their 113 gates of
/// 2010): a linear layer, an inversion in GF(2^8) as one in GF(((2^2)^2)^2), and another linear layer. Slice 7 is the highest bit.
template <class Slices>
LINNET_INLINE constexpr void aes_sbox(Slices (&q)[8]) noexcept {
    // NOLINTBEGIN(readability-isolate-declaration): a line holds a part of the circuit
    const Slices x0 = q[7], x1 = q[6], x2 = q[5], x3 = q[4], x4 = q[3], x5 = q[2], x6 = q[1], x7 = q[0];
    const Slices y14 = x3 ^ x5, y13 = x0 ^ x6, y9 = x0 ^ x3, y8 = x0 ^ x5;
    const Slices u = x1 ^ x2, y1 = u ^ x7, y4 = y1 ^ x3, y12 = y13 ^ y14, y2 = y1 ^ x0, y5 = y1 ^ x6, y3 = y5 ^ y8;
    const Slices v = x4 ^ y12, y15 = v ^ x5, y20 = v ^ x1, y6 = y15 ^ x7, y10 = y15 ^ u, y11 = y20 ^ y9, y7 = x7 ^ y11;
    const Slices y17 = y10 ^ y11, y19 = y10 ^ y8, y16 = u ^ y11, y21 = y13 ^ y16, y18 = x0 ^ y16;

    const Slices p0 = y12 & y15, p1 = y13 & y16, p2 = y9 & y11;
    const Slices a0 = (y3 & y6) ^ p0, a1 = (y4 & x7) ^ p0, a2 = (y5 & y1) ^ p1, a3 = (y2 & y7) ^ p1;
    const Slices b0 = (y14 & y17) ^ p2, b1 = (y8 & y10) ^ p2;
    const Slices n0 = a0 ^ b0 ^ y20, n1 = a1 ^ b1 ^ y19, n2 = a2 ^ b0 ^ y21, n3 = a3 ^ b1 ^ y18;

    const Slices c0 = n0 ^ n1, c1 = n0 & n2, c2 = n3 ^ c1, m1 = (c0 & c2) ^ n1;
    const Slices m3 = ((n1 ^ c1) & (n2 ^ n3)) ^ n3;
    const Slices c3 = n3 & (c2 ^ m3), m2 = c3 ^ n2 ^ m3, m0 = c0 ^ (m1 & (c2 ^ c3));
    const Slices d1 = m0 ^ m2, d2 = m1 ^ m3, d3 = m1 ^ m0, d4 = m3 ^ m2, d5 = d2 ^ d1;

    const Slices z0 = d4 & y15, z1 = m2 & y6, z2 = m3 & x7, z3 = d3 & y16, z4 = m0 & y1, z5 = m1 & y7, z6 = d2 & y11;
    const Slices z7 = d5 & y17, z8 = d1 & y10, z9 = d4 & y12, z10 = m2 & y3, z11 = m3 & y4, z12 = d3 & y13, z13 = m0 & y5;
    const Slices z14 = m1 & y2, z15 = d2 & y9, z16 = d5 & y14, z17 = d1 & y8;

    const Slices e0 = z15 ^ z16, e1 = z10 ^ z11, e2 = z5 ^ z13, e3 = z9 ^ z10, e4 = z2 ^ z12, e5 = z2 ^ z5, e6 = z7 ^ z8;
    const Slices e7 = z0 ^ z3, e8 = z6 ^ z7, e9 = z16 ^ z17, f0 = z12 ^ e2, f1 = e4 ^ e7, f2 = z4 ^ e0, f3 = z3 ^ e8;
    const Slices f4 = e0 ^ f1, f5 = z14 ^ f1, f6 = e6 ^ f2, f7 = e3 ^ f2, f8 = z4 ^ f3, f9 = f5 ^ f6, g0 = z1 ^ f7;
    const Slices s3 = e7 ^ g0;
    // NOLINTEND(readability-isolate-declaration)
    q[7] = f3 ^ f7;
    q[6] = f8 ^ s3;
    q[5] = e9 ^ f8 ^ f9;
    q[4] = s3;
    q[3] = e5 ^ g0;
    q[2] = e1 ^ f9;
    q[1] = f0 ^ f6;
    q[0] = e2 ^ f4;
}

/// The inverse of the linear layer that follows the inversion in the S-box: the S-box between two of them is its own inverse.
template <class Slices>
LINNET_INLINE constexpr void aes_affine_inverse(Slices (&q)[8]) noexcept {
    const Slices x[8] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    aes_each([&](size_t i) LINNET_LAMBDA { q[i] = x[(i + 2) % 8] ^ x[(i + 5) % 8] ^ x[(i + 7) % 8]; });
}
template <class Slices>
LINNET_INLINE constexpr void aes_sbox_inverse(Slices (&q)[8]) noexcept {
    aes_affine_inverse(q);
    aes_sbox(q);
    aes_affine_inverse(q);
}

/// Adds `x` times 2, in each byte, to `q`.
template <class Slices>
LINNET_INLINE constexpr void aes_add_doubled(Slices (&q)[8], const Slices (&x)[8]) noexcept {
    aes_each([&](size_t i) LINNET_LAMBDA { q[i] = q[i] ^ x[(i + 7) % 8]; });
    q[1] = q[1] ^ x[7];
    q[3] = q[3] ^ x[7];
    q[4] = q[4] ^ x[7];
}

/// MixColumns where ShiftRows has been left out `Shift` times, modulo 4.
template <unsigned Shift, class Slices>
LINNET_INLINE constexpr void aes_mix_columns(Slices (&q)[8]) noexcept {
    const auto mix = [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
        const Slices below[8] = {q[Index].template turned<1, Shift>()...};
        const Slices sum[8] = {q[Index] ^ below[Index]...};
        ((q[Index] = below[Index] ^ sum[Index].template turned<2, 2 * Shift % 4>()), ...);
        aes_add_doubled(q, sum);
    };
    mix(std::make_index_sequence<8>{});
}

/// InvMixColumns is MixColumns behind a + 4 (a + the row two below).
template <unsigned Shift, class Slices>
LINNET_INLINE constexpr void aes_mix_columns_inverse(Slices (&q)[8]) noexcept {
    const auto premix = [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
        const Slices none = Slices::constant(0);
        const Slices sum[8] = {q[Index] ^ q[Index].template turned<2, 2 * Shift % 4>()...};
        Slices doubled[8] = {((void)Index, none)...};
        aes_add_doubled(doubled, sum);
        aes_add_doubled(q, doubled);
    };
    premix(std::make_index_sequence<8>{});
    aes_mix_columns<Shift>(q);
}

/// The rounds up to the last round key, over slices of type S and round keys that `Keys` adds: `Rounds` of them, or as many as the
/// keys say.
template <unsigned Rounds, class Slices, class Keys>
struct aes_rounds {
    static_assert(Rounds % 2 == 0);
    const Keys& keys;

    LINNET_INLINE constexpr size_t count() const noexcept {
        if constexpr (requires { keys.rounds; }) return keys.rounds;
        else return Rounds;
    }
    template <unsigned Shift>
    LINNET_INLINE constexpr void run_round(Slices (&q)[8], size_t i) const noexcept {
        aes_sbox(q);
        aes_mix_columns<Shift>(q);
        keys.add(q, i);
    }
    LINNET_INLINE constexpr void encrypt(Slices (&q)[8]) const noexcept {
        const size_t rounds = count();
        keys.add(q, 0);
        for (size_t i = 1;; i += 4) {
            run_round<1>(q, i);
            if (i + 1 == rounds) break;
            run_round<2>(q, i + 1);
            run_round<3>(q, i + 2);
            if (i + 3 == rounds) break;
            run_round<0>(q, i + 3);
        }
        aes_sbox(q);
    }

    template <unsigned Shift>
    LINNET_INLINE constexpr void round_inverse(Slices (&q)[8], size_t i) const noexcept {
        keys.add(q, i);
        aes_mix_columns_inverse<Shift>(q);
        aes_sbox_inverse(q);
    }
    LINNET_INLINE constexpr void decrypt(Slices (&q)[8]) const noexcept {
        aes_sbox_inverse(q);
        size_t i = count() - 1;
        if (count() % 4 == 0) {
            round_inverse<3>(q, i--);
            round_inverse<2>(q, i--);
        }
        for (;; i -= 4) {
            round_inverse<1>(q, i);
            if (i == 1) break;
            round_inverse<0>(q, i - 1);
            round_inverse<3>(q, i - 2);
            round_inverse<2>(q, i - 3);
        }
        keys.add(q, 0);
    }
};

/// A slice of two blocks: bit 8r + 2c + b is of row r and column c of block b.
template <Word WordType>
struct aes_slice {
    WordType x;

    LINNET_INLINE static constexpr aes_slice constant(uint32_t value) noexcept { return {word<WordType>::constant(value)}; }
    LINNET_INLINE friend constexpr aes_slice operator^(const aes_slice& a, const aes_slice& b) noexcept { return {a.x ^ b.x}; }
    LINNET_INLINE friend constexpr aes_slice operator&(const aes_slice& a, const aes_slice& b) noexcept { return {a.x & b.x}; }
    template <unsigned Count>
    LINNET_INLINE constexpr aes_slice right() const noexcept {
        return {word<WordType>::template shift_right<Count>(x)};
    }
    template <unsigned Count>
    LINNET_INLINE constexpr aes_slice left() const noexcept {
        return {word<WordType>::template shift_left<Count>(x)};
    }
    /// At row r and column c what is at row r + Rows and column c + Columns.
    template <unsigned Rows, unsigned Columns>
    LINNET_INLINE constexpr aes_slice turned() const noexcept {
        const WordType below = word<WordType>::template rotate_right<8 * Rows>(x);
        if constexpr (Columns == 0) return {below};
        else {
            constexpr unsigned shift = 2 * Columns;
            constexpr uint32_t stay = (0xffu >> shift) * 0x01010101u;
            return {(word<WordType>::template shift_right<shift>(below) & word<WordType>::constant(stay)) |
                    (word<WordType>::template shift_left<8 - shift>(below) & word<WordType>::constant(~stay))};
        }
    }
};

/// A round key, or a block, as its columns: words whose first byte is the lowest.
template <Word WordType>
struct aes_columns {
    WordType x[4];

    /// The rows rotated left, row r by r * Shift columns.
    template <unsigned Shift>
    LINNET_INLINE constexpr aes_columns rows_shifted() const noexcept {
        if constexpr (Shift == 0) return *this;
        const auto part = [&](size_t c, unsigned r)
                              LINNET_LAMBDA { return x[(c + size_t{r} * Shift) % 4] & word<WordType>::constant(0xffu << (8 * r)); };
        const auto column = [&](size_t c) LINNET_LAMBDA { return (part(c, 0) | part(c, 1)) | (part(c, 2) | part(c, 3)); };
        return {{column(0), column(1), column(2), column(3)}};
    }
};

/// SubWord (FIPS 197, section 5.2).
template <Word WordType>
constexpr WordType aes_sub_word(const WordType& x) noexcept {
    const aes_slice<WordType> in{x};
    const aes_slice<WordType> none = aes_slice<WordType>::constant(0);
    aes_slice<WordType> q[8] = {in, none, none, none, none, none, none, none};
    aes_transpose(q);
    aes_sbox(q);
    aes_transpose(q);
    return q[0].x ^ word<WordType>::constant(0x63636363);
}

/// Stands for keys of 16, 24 and 32 bytes, whose number of rounds is known when the program runs.
inline constexpr size_t aes_any_size = 0;

constexpr unsigned aes_rounds_of(size_t key_size) noexcept { return static_cast<unsigned>(key_size / 4 + 6); }

/// How many rounds there is room for.
template <size_t KeySize>
inline constexpr unsigned aes_round_count = aes_rounds_of(KeySize == aes_any_size ? 32 : KeySize);

/// What a key of any size knows besides its rounds' keys.
struct aes_rounds_known {
    unsigned rounds;

    /// In bytes, of the key that was expanded.
    LINNET_INLINE constexpr size_t size() const noexcept { return 4 * (rounds - size_t{6}); }
};
struct aes_rounds_fixed {};
template <size_t KeySize>
using aes_key_length = std::conditional_t<KeySize == aes_any_size, aes_rounds_known, aes_rounds_fixed>;

#if LINNET_VECTORS
/// The rounds' keys as they come, in registers. What lies behind is as far from a multiple of 16 as they are: where a compiler
/// aligns the whole, all of it is aligned.
struct aes_register_keys {
    static constexpr unsigned rounds_max = 14;

    u64x2 x[rounds_max + 1];
    unsigned rounds;
    unsigned unused[3];

    /// In bytes, of the key that was expanded.
    LINNET_INLINE size_t size() const noexcept { return 4 * (rounds - size_t{6}); }
    LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
};
static_assert(sizeof(aes_register_keys) % 16 == 0);
#endif

/// A key of one size, or of any together with its size.
template <size_t KeySize, class Source>
using aes_key_source = std::conditional_t<KeySize == aes_any_size, sized_source<Source>, Source>;

/// The words of the key schedule (FIPS 197, section 5.2).
template <size_t KeySize, Word WordType>
struct aes_schedule {
    static constexpr size_t words = 4 * (aes_round_count<KeySize> + 1);

    WordType x[words];

    constexpr void expand(const typename word<WordType>::source& from, size_t key_size = KeySize) noexcept {
        using w = word<WordType>;
        const size_t key_words = key_size / 4;
        const size_t count = size_t{4} * (aes_rounds_of(key_size) + 1);
        for (size_t i = 0; i < key_words; ++i) x[i] = w::template load<byte_order::little>(from, 4 * i);
        uint32_t constant = 1;
        for (size_t i = key_words, place = 0; i < count; ++i) {
            WordType t = x[i - 1];
            if (place == 0) {
                t = aes_sub_word<WordType>(w::template rotate_right<8>(t)) ^ w::constant(constant);
                constant = (constant << 1) ^ (constant >> 7) * 0x11b;
            } else if (key_words == 8 && place == 4) {
                t = aes_sub_word<WordType>(t);
            }
            x[i] = x[i - key_words] ^ t;
            place = place + 1 == key_words ? 0 : place + 1;
        }
    }

    /// The key of round `i`, of `rounds`, as the rounds take it.
    LINNET_INLINE constexpr aes_columns<WordType> round_key(size_t i, size_t rounds = aes_round_count<KeySize>) const noexcept {
        const WordType* const k = x + 4 * i;
        const WordType added = word<WordType>::constant(i == 0 ? 0 : 0x63636363);
        const aes_columns<WordType> plain{{k[0] ^ added, k[1] ^ added, k[2] ^ added, k[3] ^ added}};
        const size_t shift = i == rounds ? 0 : i % 4; // the last is added to the columns
        return shift == 1   ? plain.template rows_shifted<3>()
               : shift == 2 ? plain.template rows_shifted<2>()
               : shift == 3 ? plain.template rows_shifted<1>()
                            : plain;
    }
    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
};

} // namespace detail

/// AES over two blocks in eight 32-bit words, with keys of `KeySize` bytes or of any size.
template <size_t KeySize, Word WordType = uint32_t>
struct aes {
    static_assert(KeySize == 16 || KeySize == 24 || KeySize == 32 || KeySize == detail::aes_any_size);
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr bool any_key_size = KeySize == detail::aes_any_size;
    static constexpr size_t key_size = any_key_size ? 32 : KeySize; ///< the largest
    static constexpr size_t parallel = 2;
    static constexpr unsigned rounds = detail::aes_round_count<KeySize>;
    using block = block128<WordType, byte_order::big>;
    using source = typename block::source;
    using key_source = detail::aes_key_source<KeySize, source>;

private:
    using slice = detail::aes_slice<WordType>;
    using columns = detail::aes_columns<WordType>;

public:
    /// The round keys as slices, and the last as columns.
    struct round_keys {
        WordType slices[rounds][8];
        WordType last[4];
    };
    struct key : round_keys, detail::aes_key_length<KeySize> {
        LINNET_INLINE constexpr void add(slice (&q)[8], size_t i) const noexcept {
            detail::aes_each([&](size_t j) LINNET_LAMBDA { q[j].x = q[j].x ^ this->slices[i][j]; });
        }
        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };
    using inverse_key = key;

    static constexpr key expand_key(const key_source& from) noexcept {
        const WordType none = word<WordType>::constant(0);
        auto schedule = detail::filled<detail::aes_schedule<KeySize, WordType>>(none);
        key k{detail::filled<round_keys>(none), {}};
        if constexpr (any_key_size) {
            k.rounds = detail::aes_rounds_of(from.size);
            schedule.expand(from.bytes, from.size);
        } else {
            schedule.expand(from);
        }
        const unsigned count = rounds_of(k);
        for (size_t i = 0; i < count; ++i) {
            const columns c = schedule.round_key(i, count);
            slice q[8] = {{c.x[0]}, {c.x[0]}, {c.x[1]}, {c.x[1]}, {c.x[2]}, {c.x[2]}, {c.x[3]}, {c.x[3]}};
            detail::aes_transpose(q);
            for (size_t j = 0; j < 8; ++j) k.slices[i][j] = q[j].x;
        }
        const columns c = schedule.round_key(count, count);
        for (size_t j = 0; j < 4; ++j) k.last[j] = c.x[j];
        schedule.wipe();
        return k;
    }
    LINNET_INLINE static constexpr const inverse_key& inverse_of(const key& k) noexcept { return k; }
    LINNET_INLINE static constexpr inverse_key expand_inverse_key(const key_source& from) noexcept { return expand_key(from); }

    template <size_t Number>
    LINNET_INLINE static constexpr void encrypt(const key& k, block (&blocks)[Number]) noexcept {
        pairs(blocks, [&](block& a, block& b) LINNET_LAMBDA { encrypt_two(k, a, b); });
    }
    template <size_t Number>
    LINNET_INLINE static constexpr void decrypt(const inverse_key& k, block (&blocks)[Number]) noexcept {
        pairs(blocks, [&](block& a, block& b) LINNET_LAMBDA { decrypt_two(k, a, b); });
    }

private:
    LINNET_INLINE static constexpr unsigned rounds_of([[maybe_unused]] const key& k) noexcept {
        if constexpr (any_key_size) return k.rounds;
        else return rounds;
    }
    /// The columns behind, or in front of, rounds without ShiftRows.
    LINNET_INLINE static constexpr columns shifted(const columns& c, const key& k) noexcept {
        return rounds_of(k) % 4 == 0 ? c : c.template rows_shifted<2>();
    }

    template <size_t Number, class Function>
    LINNET_INLINE static constexpr void pairs(block (&blocks)[Number], const Function& f) noexcept {
        for (size_t i = 0; i + 1 < Number; i += 2) f(blocks[i], blocks[i + 1]);
        if constexpr (Number % 2 != 0) {
            block other = blocks[Number - 1];
            f(blocks[Number - 1], other);
            detail::wipe_kept(other);
        }
    }

    /// Words are big-endian in a block, and little-endian here.
    LINNET_INLINE static constexpr WordType swapped(const WordType& x) noexcept {
        if constexpr (std::is_integral_v<WordType>) return detail::byte_swap(x);
        else {
            const WordType even = word<WordType>::constant(0x00ff00ff);
            return (word<WordType>::template rotate_right<8>(x & even)) | (word<WordType>::template rotate_right<24>(x) & even);
        }
    }
    LINNET_INLINE static constexpr columns columns_of(const block& b) noexcept {
        return {{swapped(b.w[0]), swapped(b.w[1]), swapped(b.w[2]), swapped(b.w[3])}};
    }
    LINNET_INLINE static constexpr void put(block& b, const columns& c) noexcept {
        for (size_t i = 0; i < 4; ++i) b.w[i] = swapped(c.x[i]);
    }

    [[gnu::noinline]] static constexpr void encrypt_two(const key& k, block& first, block& second) noexcept {
        const columns a = columns_of(first);
        const columns b = columns_of(second);
        slice q[8] = {{a.x[0]}, {b.x[0]}, {a.x[1]}, {b.x[1]}, {a.x[2]}, {b.x[2]}, {a.x[3]}, {b.x[3]}};
        detail::aes_transpose(q);
        detail::aes_rounds<rounds, slice, key>{k}.encrypt(q);
        detail::aes_transpose(q);
        const columns out[2] = {shifted({{q[0].x, q[2].x, q[4].x, q[6].x}}, k), shifted({{q[1].x, q[3].x, q[5].x, q[7].x}}, k)};
        for (size_t i = 0; i < 4; ++i) {
            first.w[i] = swapped(out[0].x[i] ^ k.last[i]);
            second.w[i] = swapped(out[1].x[i] ^ k.last[i]);
        }
        for (auto& s : q) word<WordType>::wipe(s.x);
    }
    [[gnu::noinline]] static constexpr void decrypt_two(const key& k, block& first, block& second) noexcept {
        columns a = columns_of(first);
        columns b = columns_of(second);
        for (size_t i = 0; i < 4; ++i) {
            a.x[i] = a.x[i] ^ k.last[i];
            b.x[i] = b.x[i] ^ k.last[i];
        }
        a = shifted(a, k);
        b = shifted(b, k);
        slice q[8] = {{a.x[0]}, {b.x[0]}, {a.x[1]}, {b.x[1]}, {a.x[2]}, {b.x[2]}, {a.x[3]}, {b.x[3]}};
        detail::aes_transpose(q);
        detail::aes_rounds<rounds, slice, key>{k}.decrypt(q);
        detail::aes_transpose(q);
        put(first, {{q[0].x, q[2].x, q[4].x, q[6].x}});
        put(second, {{q[1].x, q[3].x, q[5].x, q[7].x}});
        for (auto& s : q) word<WordType>::wipe(s.x);
    }
};

LINNET_NAMESPACE_END

#if LINNET_SHARED
#include <linnet/primitive/aes_shared.hpp>
#endif

#endif
