// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_ELEPHANT_HPP
#define LINNET_DETAIL_ALGORITHM_ELEPHANT_HPP

/// The permutations and the shift registers of Elephant, and the lists of its implementations.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/elephant.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p200.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p200_gfni.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p200_vectors.hpp>
#include <linnet/detail/primitive/spongent/spongent.hpp>
#include <linnet/detail/primitive/spongent/spongent_gfni.hpp>
#include <linnet/detail/primitive/spongent/spongent_vectors.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The masks of Dumbo and of Jumbo (Elephant v2, sections 2.4 and 2.5): the byte after those from `m` on.
struct dumbo_masks {
    static constexpr size_t tag_size = 8;
    LINNET_INLINE static constexpr uint8_t next_byte(const uint8_t* m) noexcept {
        return static_cast<uint8_t>(m[0] << 3 ^ m[0] >> 5 ^ m[3] << 7 ^ m[13] >> 7);
    }
};
struct jumbo_masks {
    static constexpr size_t tag_size = 8;
    LINNET_INLINE static constexpr uint8_t next_byte(const uint8_t* m) noexcept {
        return static_cast<uint8_t>(m[0] << 1 ^ m[0] >> 7 ^ m[3] << 7 ^ m[19] >> 7);
    }
};
struct delirium_masks {
    static constexpr size_t tag_size = 16;
    LINNET_INLINE static constexpr uint8_t next_byte(const uint8_t* m) noexcept {
        return static_cast<uint8_t>(m[0] << 1 ^ m[0] >> 7 ^ m[2] << 1 ^ m[2] >> 7 ^ m[13] << 1);
    }
};

/// Spongent-pi, one block after another.
template <size_t Size>
struct spongent_portable {
    using feature = processor::any;
    static constexpr std::string_view variant = word_name<uint32_t>;
    static constexpr size_t size = Size;
    static constexpr size_t parallel = 1;

    LINNET_INLINE static constexpr void permute(mode::elephant_block<Size>* b, size_t) noexcept {
        using w = word<uint32_t>;
        spongent_state<Size, uint32_t> s{};
        for (size_t i = 0; i < Size / 4; ++i) s.x[i] = w::load<byte_order::little>(b->x, 4 * i);
        if constexpr (Size % 4 != 0) s.x[Size / 4] = load<std::uint16_t, byte_order::little>(b->x + Size - 2);
        spongent(s);
        for (size_t i = 0; i < (Size + 3) / 4; ++i) w::store<byte_order::little>(b->x, 4 * i, s.x[i]);
        s.wipe();
    }
};

template <class Permutation, class Masks>
struct elephant_permutation : Permutation, Masks {};

/// A permutation of several blocks in vectors.
template <size_t Size, class Vectors>
struct blocks_by_vectors {
    using feature = typename Vectors::feature;
    static constexpr std::string_view variant = feature::name;
    static constexpr size_t size = Size;
    static constexpr size_t parallel = Vectors::parallel;

    LINNET_INLINE static void permute(mode::elephant_block<size>* b, size_t number) noexcept { Vectors::permute(b, number); }
};

/// Keccak-f[200], eight blocks side by side in words or, where code is shared, one after another.
struct keccak_portable {
    using feature = processor::any;
    using word_type = std::conditional_t<LINNET_SHARED, quadrupled, bytes_abreast<uint64_t>>;
    static constexpr std::string_view variant = word_name<word_type>;
    static constexpr size_t size = 25;
    static constexpr size_t parallel = word<word_type>::number;

    LINNET_INLINE static constexpr void permute(mode::elephant_block<size>* b, size_t number) noexcept {
        keccak_p200_blocks<word_type>(b, number);
    }
};

template <size_t Size, class Masks>
using elephant_over_spongent = implementations<
#if defined(LINNET_SPONGENT_GFNI)
    mode::elephant<elephant_permutation<blocks_by_vectors<Size, spongent_gfni<Size>>, Masks>>,
#endif
#if defined(LINNET_SPONGENT_VECTORS)
    mode::elephant<elephant_permutation<blocks_by_vectors<Size, spongent_vectors<Size>>, Masks>>,
#endif
    mode::elephant<elephant_permutation<spongent_portable<Size>, Masks>>>;
using elephant_160_implementations = elephant_over_spongent<20, dumbo_masks>;
using elephant_176_implementations = elephant_over_spongent<22, jumbo_masks>;
template <class Permutation>
using elephant_over_keccak = mode::elephant<elephant_permutation<Permutation, delirium_masks>>;
using elephant_200_implementations = implementations<
#if defined(LINNET_KECCAK_P200_GFNI)
    elephant_over_keccak<blocks_by_vectors<25, keccak_p200_gfni>>,
#endif
#if defined(LINNET_KECCAK_P200_VECTORS)
    elephant_over_keccak<blocks_by_vectors<25, keccak_p200_vectors<processor::vectors, byte_rotation::by_shifts>>>,
#endif
    elephant_over_keccak<keccak_portable>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
