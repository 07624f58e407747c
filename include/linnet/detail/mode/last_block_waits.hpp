// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_LAST_BLOCK_WAITS_HPP
#define LINNET_DETAIL_MODE_LAST_BLOCK_WAITS_HPP

#include <linnet/detail/base/bytes.hpp>
#include <linnet/detail/mode/both_ways.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The message of a core whose last block waits (`holds_last`), from its functions for incremental messages and `last_block`.
template <class Core>
struct last_block_waits : both_ways<Core> {
    template <bool Encrypt, class Key, class Source, class Sink>
    LINNET_INLINE static constexpr void message(const Key& key, const Source& nonce, const Source& data, size_t data_size,
                                                const Source& in, const Sink& out, size_t size, const Sink& tag) noexcept {
        auto r = Core::initialize(key, nonce);
        absorb_all(r, key, data, data_size, size != 0);
        if (size != 0 || Core::traits.lanes.ends_empty) {
            const size_t whole = before_last<Core::block_size>(size);
            Core::template blocks<Encrypt>(r, key, in, out, whole);
            Core::template last_block<Encrypt>(r, key, in, out, whole, size - whole);
        }
        Core::write_tag(r, key, tag);
        r.wipe();
    }

protected:
    /// All associated data.
    template <class Running, class Key, class Source>
    LINNET_INLINE static constexpr void absorb_all(Running& r, const Key& key, const Source& data, size_t size,
                                                   bool any_text) noexcept {
        const size_t whole = before_last<Core::traits.data_block_size.or_else(Core::block_size)>(size);
        Core::absorb(r, key, data, whole);
        Core::absorb_last(r, key, data, whole, size - whole, size != 0, any_text);
    }

private:
    /// The size of all blocks before the last.
    template <size_t Block>
    LINNET_INLINE static constexpr size_t before_last(size_t size) noexcept {
        return detail::whole_blocks<Block>(size == 0 ? 0 : size - 1);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
