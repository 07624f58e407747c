// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P200_VECTORS_HPP
#define LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P200_VECTORS_HPP

#include <linnet/detail/base/each.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p200.hpp>

// Size-optimised builds use the scalar version.
#if LINNET_VECTORS && LINNET_UNROLL && defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LINNET_KECCAK_P200_VECTORS 1

LINNET_NAMESPACE_BEGIN
namespace detail {

using keccak_p200_bytes [[gnu::vector_size(16)]] = uint8_t;
using keccak_p200_pair [[gnu::vector_size(16)]] = uint64_t;

/// Transposes 16 by 16 bytes: each of four steps moves the highest bit of a byte's number to the lowest place.
LINNET_INLINE void keccak_p200_transpose(keccak_p200_bytes (&x)[16]) noexcept {
    for (int step = 0; step < 4; ++step) {
        keccak_p200_bytes y[16];
        each<8>([&](auto i) LINNET_LAMBDA {
            y[2 * i] = __builtin_shufflevector(x[i], x[i + 8], 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
            y[2 * i + 1] = __builtin_shufflevector(x[i], x[i + 8], 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
        });
        each<16>([&](auto i) LINNET_LAMBDA { x[i] = y[i]; });
    }
}

/// Keccak-f[200] on up to 16 blocks, compiled for `Feature`.
template <class Feature, byte_rotation Rotation>
struct keccak_p200_vectors {
    using feature = Feature;
    using word_type = bytes_abreast<keccak_p200_pair, Rotation>;
    static constexpr size_t parallel = 16;

    template <class Block>
    LINNET_INLINE static void permute(Block* blocks, size_t number) noexcept {
        processor::in_function<std::conditional_t<std::is_same_v<Feature, processor::vectors>, processor::any, Feature>>(
            [=]() LINNET_LAMBDA { all(blocks, number); });
    }

private:
    static constexpr size_t later = 25 - 16; ///< the first of the last 16 bytes of a state

    template <class Block>
    LINNET_INLINE static void all(Block* blocks, size_t number) noexcept {
        keccak_state<word_type> s;
        keccak_p200_bytes x[16];
        load<0>(x, blocks, number);
        each<16>([&](auto i) LINNET_LAMBDA { s.x[i] = {reinterpret_cast<keccak_p200_pair>(x[i])}; });
        load<later>(x, blocks, number);
        each<later>([&](auto i) LINNET_LAMBDA { s.x[i + 16] = {reinterpret_cast<keccak_p200_pair>(x[i + 16 - later])}; });
        keccak_p200(s);
        each<16>([&](auto i) LINNET_LAMBDA { x[i] = reinterpret_cast<keccak_p200_bytes>(s.x[i].all); });
        store<0>(x, blocks, number);
        each<16>([&](auto i) LINNET_LAMBDA { x[i] = reinterpret_cast<keccak_p200_bytes>(s.x[i + later].all); });
        store<later>(x, blocks, number);
        wipe(s);
        wipe(x);
    }
    template <size_t First, class Block>
    LINNET_INLINE static void load(keccak_p200_bytes (&x)[16], const Block* blocks, size_t number) noexcept {
        each<16>([&](auto i) LINNET_LAMBDA {
            x[i] = keccak_p200_bytes{};
            if (i < number) __builtin_memcpy(&x[i], blocks[i].x + First, 16);
        });
        keccak_p200_transpose(x);
    }
    template <size_t First, class Block>
    LINNET_INLINE static void store(keccak_p200_bytes (&x)[16], Block* blocks, size_t number) noexcept {
        keccak_p200_transpose(x);
        each<16>([&](auto i) LINNET_LAMBDA {
            if (i < number) __builtin_memcpy(blocks[i].x + First, &x[i], 16);
        });
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif

#endif
