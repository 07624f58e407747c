// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ROMULUS_ROMULUS_H_HPP
#define LINNET_DETAIL_MODE_ROMULUS_ROMULUS_H_HPP

#include <linnet/detail/mode/romulus/romulus_common.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Romulus-H: MDPH, which is Hirose's compression function with two calls under one tweakey.
template <class Cipher>
struct romulus_h_core : romulus<Cipher> {
    using base = romulus<Cipher>;
    using typename base::block, typename base::source, typename base::sink;
    static constexpr size_t digest_size = 32;
    static constexpr size_t block_size = 32;
    static constexpr detail::absorbing_traits traits{};

    struct state {
        block left = block::constant(0);
        block right = block::constant(0);
        LINNET_INLINE constexpr void wipe() noexcept {
            left.wipe();
            right.wipe();
        }
    };

    LINNET_INLINE static constexpr state initialize() noexcept { return {}; }

    LINNET_INLINE static constexpr void absorb(state& outer, const source& message, size_t size) noexcept {
        state s = outer;
        for (size_t done = 0; done < size; done += block_size) {
            compress(s, block::load(message, done), block::load(message, done + block::size));
        }
        outer = s;
        s.wipe();
    }

    /// The remaining `count` < 32 bytes are padded with zeroes and the count.
    LINNET_INLINE static constexpr void finish(state& s, const source& message, size_t offset, size_t count,
                                               const sink& digest) noexcept {
        const size_t first = count < block::size ? count : block::size;
        compress_last(s, block::load_first(message, offset, first),
                      block::load_first(message, offset + first, count - first) ^ block::constant(0, uint64_t{count} << 56));
        s.left.store(digest, 0);
        s.right.store(digest, block::size);
    }

    LINNET_ONCE_OR_INLINE static constexpr void compress(state& s, const block& first, const block& second) noexcept {
        alignas(Cipher::alignment) auto k = Cipher::expand_key(second);
        block a = s.left;
        block b = s.left ^ block::constant(1);
        if constexpr (Cipher::expands_in_place) {
            alignas(Cipher::alignment) detail::unset<typename Cipher::schedule> room(first.w[0]);
            Cipher::expand_to(room.object, k, first, &s.right);
            a = Cipher::encrypt(room.object, a);
            b = Cipher::encrypt(room.object, b);
            room.object.wipe();
        } else {
            alignas(Cipher::alignment) auto tweakeys = Cipher::expand(k, first);
            Cipher::encrypt_two(tweakeys, s.right, s.right, a, b);
            tweakeys.wipe();
        }
        s.right = b ^ s.left ^ block::constant(1);
        s.left = a ^ s.left;
        k.wipe();
        a.wipe();
        b.wipe();
    }
    /// Marks the last block by a constant in the state.
    LINNET_INLINE static constexpr void compress_last(state& s, const block& first, const block& second) noexcept {
        s.left = s.left ^ block::constant(2);
        compress(s, first, second);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
