// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_NORX_NORX_ROWS_HPP
#define LINNET_DETAIL_MODE_NORX_NORX_ROWS_HPP

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/mode/norx/norx_duplex.hpp>

// Size-optimised builds use the scalar version.
#if LINNET_VECTORS && LINNET_UNROLL && !LINNET_SHARED && defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LINNET_NORX_ROWS 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The four rows of the state, one per register: G on all columns at once. Blocks fill the first three.
template <size_t Size>
struct norx_rows {
    using row [[gnu::vector_size(4 * Size)]] = unsigned_of<Size>;
    using halves [[gnu::vector_size(4 * Size)]] = std::uint16_t;
    using bytes [[gnu::vector_size(4 * Size)]] = uint8_t;
    row a;
    row b;
    row c;
    row d;

    /// The state was only in registers.
    LINNET_INLINE void wipe() noexcept {}
};

/// Permutes the words of a row.
#define LINNET_NORX_TURNED(row, first, second, third, fourth) __builtin_shufflevector(row, row, first, second, third, fourth)

/// Rotates each word, of `Number` parts, right by `Count` parts.
template <unsigned Count, size_t Number, class Parts, class Row>
LINNET_INLINE void norx_move(Row& row) noexcept {
    const Parts parts = reinterpret_cast<Parts>(row);
    [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
        row = reinterpret_cast<Row>(__builtin_shufflevector(parts, parts, (Index / Number * Number + (Index + Count) % Number)...));
    }(std::make_index_sequence<4 * Number>{});
}

/// Rotations by whole bytes move bytes, or pairs of bytes, if there is an instruction for that.
template <unsigned Count, class Instructions, class Row>
LINNET_INLINE void norx_rotate(Row& row) noexcept {
    using rows = norx_rows<sizeof row / 4>;
    constexpr unsigned bits = 2 * sizeof row;
    constexpr bool bytes_move = !std::is_same_v<Instructions, processor::vectors>;
    if constexpr (Count % 8 == 0 && bytes_move) norx_move<Count / 8, bits / 8, typename rows::bytes>(row);
    else if constexpr (Count == 16) norx_move<1, bits / 16, typename rows::halves>(row);
    else row = row >> Count | row << (bits - Count);
}

#if defined(__x86_64__) && !defined(LINNET_NO_ASM)
/// Whether the code is for an instruction that does an AND and a XOR.
template <class Instructions>
inline constexpr bool norx_of_three = std::is_same_v<Instructions, processor::x86_avx512>;
#else
template <class Instructions>
inline constexpr bool norx_of_three = false;
#endif

/// x = H(x, y) and z = (z ^ x) >>> Count. z is added to in two parts; the first is available early.
template <unsigned Count, class Instructions, class Row>
LINNET_INLINE void norx_half_rows(Row& x, const Row& y, Row& z, const Row& /*twice*/) noexcept {
    const Row sum = x ^ y;
    const Row carry = (x & y) << 1;
    x = sum ^ carry;
    z = (z ^ sum) ^ carry;
    norx_rotate<Count, Instructions>(z);
}

/// The same. `twice` is y <<< 1 before and z <<< 1 afterwards. Since (x & y) << 1 is (x << 1) & twice, no shift stands between two
/// rotations. Rows of 16 bytes are in assembly, because compilers would reorder the XORs, or overwrite an operand other than the
/// sum, which is slower. Assembly of larger ones needs a function that is compiled for them.
template <unsigned Count, class Instructions, class Row>
    requires norx_of_three<Instructions>
LINNET_INLINE void norx_half_rows(Row& x, const Row& y, Row& z, Row& twice) noexcept {
    Row sum = z ^ x;
    if constexpr (sizeof sum == 16) asm("" : "+x"(sum));
    sum ^= y;
    const Row shifted = x << 1;
    if constexpr (sizeof sum == 16) asm("vpternlogd $0x78, %2, %1, %0" : "+x"(sum) : "x"(shifted), "x"(twice));
    else sum ^= shifted & twice;
    x = z ^ sum;
    z = twice = sum;
    norx_rotate<Count, Instructions>(z);
    norx_rotate<Count - 1, Instructions>(twice);
}

/// G on all columns. `twice` is b <<< 1; its lowest bits do not matter, as the shift of x clears them.
template <class Instructions, size_t Size>
LINNET_INLINE void norx_quarters(norx_rows<Size>& s, typename norx_rows<Size>::row& twice) noexcept {
    constexpr auto& r = norx_rotations<Size>;
    norx_half_rows<r[0], Instructions>(s.a, s.b, s.d, twice);
    norx_half_rows<r[1], Instructions>(s.c, s.d, s.b, twice);
    norx_half_rows<r[2], Instructions>(s.a, s.b, s.d, twice);
    norx_half_rows<r[3], Instructions>(s.c, s.d, s.b, twice);
}

/// The permutation. For the diagonals, all rows rotate except the second, which was computed last.
template <unsigned Rounds, class Instructions, size_t Size>
LINNET_INLINE void norx_p_rows(norx_rows<Size>& s) noexcept {
    auto twice = s.b << 1;
    for (unsigned i = 0; i < Rounds; ++i) {
        norx_quarters<Instructions>(s, twice);
        s.a = LINNET_NORX_TURNED(s.a, 3, 0, 1, 2);
        s.c = LINNET_NORX_TURNED(s.c, 1, 2, 3, 0);
        s.d = LINNET_NORX_TURNED(s.d, 2, 3, 0, 1);
        norx_quarters<Instructions>(s, twice);
        s.a = LINNET_NORX_TURNED(s.a, 1, 2, 3, 0);
        s.c = LINNET_NORX_TURNED(s.c, 3, 0, 1, 2);
        s.d = LINNET_NORX_TURNED(s.d, 2, 3, 0, 1);
    }
}
#undef LINNET_NORX_TURNED

} // namespace detail

namespace mode {

/// The steps of NORX over rows.
template <class Scheme, class Instructions>
struct norx_row_steps : norx_words<Scheme, detail::unsigned_of<Scheme::word_size>> {
    using words = norx_words<Scheme, detail::unsigned_of<Scheme::word_size>>;
    using typename words::sink, typename words::source, typename words::state;
    using words::nonce_size, words::row_size, words::rounds;
    using local = detail::norx_rows<Scheme::word_size>;
    using row = typename local::row;
    static constexpr size_t block_size = 3 * row_size;

    LINNET_INLINE static local opened(const state& s) noexcept {
        local rows;
        load(rows.a, s.x);
        load(rows.b, s.x + 4);
        load(rows.c, s.x + 8);
        load(rows.d, s.x + 12);
        return rows;
    }
    LINNET_INLINE static state closed(const local& rows) noexcept {
        state s;
        close(rows, s);
        return s;
    }
    /// Row by row: g++ would copy the whole object to the stack first, and leave it there.
    LINNET_INLINE static void close(const local& rows, state& to) noexcept {
        store(rows.a, to.x);
        store(rows.b, to.x + 4);
        store(rows.c, to.x + 8);
        store(rows.d, to.x + 12);
    }

    LINNET_INLINE static local begin(source key, source nonce) noexcept {
        local s = opened(words::initial);
        __builtin_memcpy(&s.a, nonce, nonce_size);
        __builtin_memcpy(&s.b, key, row_size);
        permute(s);
        if constexpr (Scheme::keyed) add(s.d, key);
        return s;
    }

    LINNET_INLINE static void permute(local& s) noexcept { detail::norx_p_rows<rounds, Instructions>(s); }
    LINNET_INLINE static void permute(local& s, norx_domain domain) noexcept {
        s.d ^= row{0, 0, 0, static_cast<uint8_t>(domain)};
        permute(s);
    }

    LINNET_INLINE static void absorb(local& s, source in, size_t offset) noexcept {
        add(s.a, in + offset);
        add(s.b, in + offset + row_size);
        add(s.c, in + offset + 2 * row_size);
    }
    LINNET_INLINE static void absorb_last(local& s, source in, size_t offset, size_t count) noexcept {
        uint8_t block[block_size] = {};
        padded(block, in + offset, count);
        absorb(s, block, 0);
        detail::wipe(block);
    }

    LINNET_INLINE static void squeeze(const local& s, sink out) noexcept {
        store(s.a, out);
        store(s.b, out + row_size);
        store(s.c, out + 2 * row_size);
    }

    template <bool Encrypt>
    LINNET_INLINE static void crypt(local& s, source in, sink out, size_t offset) noexcept {
        crypt_row<Encrypt>(s.a, in + offset, out + offset);
        crypt_row<Encrypt>(s.b, in + offset + row_size, out + offset + row_size);
        crypt_row<Encrypt>(s.c, in + offset + 2 * row_size, out + offset + 2 * row_size);
    }
    /// In decryption the keystream follows the ciphertext, so that the decrypted block ends in the padding.
    template <bool Encrypt>
    LINNET_INLINE static void crypt_last(local& s, source in, sink out, size_t offset, size_t count) noexcept {
        uint8_t block[block_size] = {};
        if constexpr (!Encrypt) squeeze(s, block);
        padded(block, in + offset, count);
        crypt<Encrypt>(s, block, block, 0);
        detail::copy({block, count}, out + offset);
        detail::wipe(block);
    }

    LINNET_INLINE static void finalize(local& s, source key) noexcept {
        permute(s, norx_domain::tag);
        if constexpr (Scheme::keyed) add(s.d, key);
        permute(s);
        if constexpr (Scheme::keyed) add(s.d, key);
    }
    LINNET_INLINE static void store_tag(const local& s, sink tag) noexcept {
        if constexpr (Scheme::keyed) store(s.d, tag);
        else store(s.a, tag);
    }

private:
    LINNET_INLINE static void load(row& to, const void* from) noexcept { __builtin_memcpy(&to, from, sizeof to); }
    LINNET_INLINE static void store(const row& from, void* to) noexcept { __builtin_memcpy(to, &from, sizeof from); }
    LINNET_INLINE static void add(row& to, source from) noexcept {
        row text;
        __builtin_memcpy(&text, from, sizeof text);
        to ^= text;
    }
    template <bool Encrypt>
    LINNET_INLINE static void crypt_row(row& x, source in, sink out) noexcept {
        row text;
        __builtin_memcpy(&text, in, sizeof text);
        const row sum = x ^ text;
        __builtin_memcpy(out, &sum, sizeof sum);
        x = Encrypt ? sum : text;
    }
    LINNET_INLINE static void padded(uint8_t* block, source from, size_t count) noexcept {
        detail::copy({from, count}, block);
        block[count] ^= 0x01;
        block[block_size - 1] ^= 0x80;
    }
};

/// NORX over rows.
template <class Scheme, class Instructions>
using norx_by_rows = norx_mode<norx_row_steps<Scheme, Instructions>>;

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
