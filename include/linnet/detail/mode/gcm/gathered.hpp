// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_GCM_GATHERED_HPP
#define LINNET_DETAIL_MODE_GCM_GATHERED_HPP

#include <linnet/detail/primitive/block_cipher.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Passes single blocks to a polynomial hash function, several at a time.
template <class Hash>
struct gathered {
    using block = typename Hash::block;
    static constexpr size_t room = Hash::parallel;

    typename Hash::state s{};
    struct nothing {};
    [[no_unique_address]] std::conditional_t<room == 1, nothing, block[room]> waiting{};
    size_t count = 0;

    LINNET_INLINE constexpr void flush(const typename Hash::key& k) noexcept {
        if constexpr (room != 1) {
            if (count != 0) Hash::absorb(k, s, waiting, count);
            count = 0;
        }
    }
    LINNET_INLINE constexpr void take(const typename Hash::key& k, const block& b) noexcept {
        if constexpr (room == 1) {
            Hash::absorb(k, s, &b, 1);
        } else {
            waiting[count++] = b;
            if (count == room) flush(k);
        }
    }
    /// A string, padded with zeroes to whole blocks.
    constexpr void take(const typename Hash::key& k, const typename block::source& from, size_t size) noexcept {
        size_t at = 0;
        if constexpr (room == 1) {
            for (; at < size; at += block::size)
                take(k, loaded_first<block>(from, at, size - at < block::size ? size - at : block::size));
        } else {
            if (size >= room * block::size) flush(k);
            for (; size - at >= room * block::size; at += room * block::size) {
                block b[room] = {};
                for (size_t i = 0; i < room; ++i) b[i] = block::load(from, at + i * block::size);
                Hash::absorb(k, s, b);
            }
            for (; size - at >= block::size; at += block::size) take(k, block::load(from, at));
            if (at != size) take(k, block::load_first(from, at, size - at));
        }
    }
    LINNET_INLINE constexpr block finish(const typename Hash::key& k) noexcept {
        flush(k);
        return Hash::digest(s);
    }
    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
