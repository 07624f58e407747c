// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SPONGENT_SPONGENT_VECTORS_HPP
#define LINNET_DETAIL_PRIMITIVE_SPONGENT_SPONGENT_VECTORS_HPP

#include <linnet/detail/primitive/spongent/spongent.hpp>
#include <linnet/detail/word/abreast.hpp>

// Size-optimised builds use the scalar version.
#if LINNET_VECTORS && LINNET_UNROLL && defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LINNET_SPONGENT_VECTORS 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The counter in byte i for bit i: all ones or zero.
inline constexpr auto spongent_wide_counter = [] {
    std::array<uint64_t, 90> states{};
    for (size_t i = 0; i < 90; ++i)
        for (size_t bit = 0; bit < 8; ++bit) states[i] |= (spongent_counter[i] >> bit & 1U) * uint64_t{0xff} << (8 * bit);
    return states;
}();

} // namespace detail

/// Spongent-pi on eight blocks: each byte has a bit of all blocks. The bits of a plane are every fourth byte, and become a quarter
/// of the next state.
template <size_t Size>
class spongent_vectors {
    using pairs [[gnu::vector_size(16)]] = uint64_t;
    using words [[gnu::vector_size(16)]] = uint32_t;
    using bytes [[gnu::vector_size(16)]] = uint8_t;
    using slice = bytes_abreast<pairs>;
    static constexpr size_t vectors = Size / 2;

public:
    using feature = processor::vectors;
    static constexpr size_t parallel = 8;

    /// Permutes up to `parallel` blocks, arrays of bytes `x`.
    template <class Block>
    [[gnu::noinline]] static void permute(Block* blocks, size_t number) noexcept {
        pairs x[12]{};
        for (size_t i = 0; i < vectors; ++i) {
            for (size_t half = 0; half < 2; ++half) {
                uint64_t bits = 0;
                for (size_t block = number; block-- != 0;) bits = bits << 8 | blocks[block].x[2 * i + half];
                x[i][half] = bits;
            }
            transpose(x[i]);
        }
        for (size_t round = detail::spongent_first_round<Size>; round < 90; ++round) run_round(x, round);
        for (size_t i = 0; i < vectors; ++i) {
            transpose(x[i]);
            for (size_t half = 0; half < 2; ++half) {
                uint64_t bits = x[i][half];
                for (size_t block = 0; block < number; ++block, bits >>= 8)
                    blocks[block].x[2 * i + half] = static_cast<uint8_t>(bits);
            }
        }
        detail::wipe(x);
    }

private:
    /// Transposes 8 by 8 bits, twice.
    LINNET_LANES_INLINE static void transpose(pairs& x) noexcept {
        exchange<7>(x, 0x00aa00aa00aa00aa);
        exchange<14>(x, 0x0000cccc0000cccc);
        exchange<28>(x, 0x00000000f0f0f0f0);
    }
    template <unsigned Places>
    LINNET_LANES_INLINE static void exchange(pairs& x, uint64_t mask) noexcept {
        const pairs difference = (x >> Places ^ x) & mask;
        x = x ^ difference ^ difference << Places;
    }

    /// The even bytes of two vectors, and the odd ones.
    template <unsigned First>
    LINNET_LANES_INLINE static pairs every_second(const pairs& a, const pairs& b) noexcept {
        constexpr int f = First;
        return reinterpret_cast<pairs>(__builtin_shufflevector(reinterpret_cast<bytes>(a), reinterpret_cast<bytes>(b), f, f + 2,
                                                               f + 4, f + 6, f + 8, f + 10, f + 12, f + 14, f + 16, f + 18, f + 20,
                                                               f + 22, f + 24, f + 26, f + 28, f + 30));
    }
    /// The four words with these numbers; those of a count from 0, those of b from 4.
    template <int First, int Second, int Third, int Fourth>
    LINNET_LANES_INLINE static pairs joined(const slice& a, const slice& b) noexcept {
        if constexpr (First % 2 == 0 && Second == First + 1 && Third % 2 == 0 && Fourth == Third + 1)
            return __builtin_shufflevector(a.all, b.all, First / 2, Third / 2);
        else
            return reinterpret_cast<pairs>(__builtin_shufflevector(reinterpret_cast<words>(a.all), reinterpret_cast<words>(b.all),
                                                                   First, Second, Third, Fourth));
    }

    LINNET_LANES_INLINE static void run_round(pairs (&x)[12], size_t round) noexcept {
        const uint64_t counter = detail::spongent_wide_counter[round];
        x[0] ^= pairs{counter, 0};
        x[vectors - 1] ^= pairs{0, detail::byte_swap(counter)};
        slice p[3][4];
        detail::each<3>([&](auto i) LINNET_LANES_LAMBDA {
            const pairs even[2] = {every_second<0>(x[4 * i], x[4 * i + 1]), every_second<0>(x[4 * i + 2], x[4 * i + 3])};
            const pairs odd[2] = {every_second<1>(x[4 * i], x[4 * i + 1]), every_second<1>(x[4 * i + 2], x[4 * i + 3])};
            p[i][0] = {every_second<0>(even[0], even[1])};
            p[i][1] = {every_second<0>(odd[0], odd[1])};
            p[i][2] = {every_second<1>(even[0], even[1])};
            p[i][3] = {every_second<1>(odd[0], odd[1])};
            detail::spongent_sbox(p[i]);
        });
        x[0] = p[0][0].all;
        x[1] = p[1][0].all;
        if constexpr (Size == 20) {
            x[2] = joined<0, 1, 4, 5>(p[2][0], p[0][1]);
            x[3] = joined<2, 3, 4, 5>(p[0][1], p[1][1]);
            x[4] = joined<2, 3, 4, 5>(p[1][1], p[2][1]);
            x[5] = p[0][2].all;
            x[6] = p[1][2].all;
            x[7] = joined<0, 1, 4, 5>(p[2][2], p[0][3]);
            x[8] = joined<2, 3, 4, 5>(p[0][3], p[1][3]);
            x[9] = joined<2, 3, 4, 5>(p[1][3], p[2][3]);
        } else {
            x[2] = joined<0, 1, 2, 4>(p[2][0], p[0][1]);
            x[3] = joined<1, 2, 3, 4>(p[0][1], p[1][1]);
            x[4] = joined<1, 2, 3, 4>(p[1][1], p[2][1]);
            x[5] = joined<1, 2, 4, 5>(p[2][1], p[0][2]);
            x[6] = joined<2, 3, 4, 5>(p[0][2], p[1][2]);
            x[7] = joined<2, 3, 4, 5>(p[1][2], p[2][2]);
            x[8] = joined<2, 4, 5, 6>(p[2][2], p[0][3]);
            x[9] = joined<3, 4, 5, 6>(p[0][3], p[1][3]);
            x[10] = joined<3, 4, 5, 6>(p[1][3], p[2][3]);
        }
    }
};

LINNET_NAMESPACE_END

#endif

#endif
