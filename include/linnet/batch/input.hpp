// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_INPUT_HPP
#define LINNET_BATCH_INPUT_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// How the messages of a batch are laid out in memory.

#include <linnet/detail/base/bytes.hpp>
#include <linnet/detail/interface/result.hpp>

LINNET_NAMESPACE_BEGIN

/// Many messages in one call.
namespace batch {

/// Where the byte strings of a batch are.
enum class layout : uint8_t {
    each,           ///< one after the other, all of one size
    shared,         ///< one string, which all messages share
    offsets_32,     ///< one after the other, between 32-bit offsets
    offsets_64,     ///< one after the other, between 64-bit offsets
    pointers,       ///< given by pointers, each of its own size
    pointers_alike, ///< given by pointers, all of one size
};

/// The layout of `count` strings and their total size in bytes; for strings given by pointers, the size of each.
struct extent {
    layout how = layout::shared;
    size_t total = 0;

    /// Bytes of an offset, or 0.
    constexpr size_t offset_size() const noexcept { return how == layout::offsets_32 ? 4 : how == layout::offsets_64 ? 8 : 0; }
    constexpr bool by_offsets() const noexcept { return offset_size() != 0; }
    constexpr bool by_pointers() const noexcept { return how == layout::pointers || how == layout::pointers_alike; }
    /// Whether each string has its own size, which only memory holds.
    constexpr bool varies() const noexcept { return by_offsets() || how == layout::pointers; }
    /// Whether `count` strings of one size can take `total` bytes; other layouts always fit.
    constexpr bool fits(size_t count) const noexcept {
        return how != layout::each || (count == 0 ? total == 0 : total % count == 0);
    }
    /// The size of a string, unless it varies.
    constexpr size_t size(size_t count) const noexcept { return how != layout::each ? total : count == 0 ? 0 : total / count; }
};

/// One byte string for each message, such as its key or its text, in memory that the device can read. Made by `each`, `shared`,
/// `at` and `pointers`; by default every string is empty. It is a view: the memory must live until the batch is done.
class input {
    const uint8_t* bytes_ = nullptr;
    const void* offsets_ = nullptr; ///< or the sizes of strings given by pointers
    const uint8_t* const* addresses_ = nullptr;
    extent extent_;

public:
    constexpr input() = default;
    constexpr input(extent of, const uint8_t* bytes, const void* offsets) noexcept
        : bytes_(bytes), offsets_(offsets), extent_(of) {}
    constexpr input(extent of, const uint8_t* const* addresses, const size_t* sizes) noexcept
        : offsets_(sizes), addresses_(addresses), extent_(of) {}

    constexpr extent shape() const noexcept { return extent_; }
    constexpr const uint8_t* data() const noexcept { return bytes_; }
    constexpr const void* offsets() const noexcept { return offsets_; }
    constexpr const uint8_t* const* addresses() const noexcept { return addresses_; }
    /// The sizes of strings given by pointers, each of its own size.
    constexpr const size_t* sizes() const noexcept { return static_cast<const size_t*>(offsets_); }
    /// All bytes; not for strings given by pointers.
    constexpr linnet::detail::bytes_in all() const noexcept { return {bytes_, extent_.total}; }

    /// Finds string `index` of `count`, unless it is given by a pointer: the offset of its first byte from data(), and its size.
    /// False if its offsets descend or pass the end.
    LINNET_INLINE constexpr bool locate(size_t index, size_t count, size_t& begin, size_t& size) const noexcept {
        switch (extent_.how) {
        case layout::offsets_32:
            return between<uint32_t>(index, begin, size);
        case layout::offsets_64:
            return between<uint64_t>(index, begin, size);
        case layout::shared:
            begin = 0;
            size = extent_.total;
            return true;
        case layout::each:
        case layout::pointers: // never asked for
        case layout::pointers_alike:
            break;
        }
        size = extent_.size(count);
        begin = index * size;
        return true;
    }
    /// The string itself.
    LINNET_INLINE constexpr bool get(size_t index, size_t count, linnet::detail::bytes_in& string) const noexcept {
        size_t begin = 0;
        size_t size = 0;
        const bool good = locate(index, count, begin, size);
        string = {bytes_ + begin, size};
        return good;
    }

private:
    template <class Offset>
    LINNET_INLINE constexpr bool between(size_t index, size_t& begin, size_t& size) const noexcept {
        const auto* const offsets = static_cast<const Offset*>(offsets_);
        const uint64_t first = offsets[index];
        const uint64_t last = offsets[index + 1];
        const bool good = first <= last && last <= extent_.total;
        begin = good ? linnet::detail::to_size(first) : 0;
        size = good ? linnet::detail::to_size(last - first) : 0;
        return good;
    }
};

/// Strings of equal size, one after the other: `bytes` is cut into as many as there are messages.
constexpr input each(linnet::detail::bytes_in bytes) noexcept { return {{layout::each, bytes.size()}, bytes.data(), nullptr}; }

/// The same string for every message.
constexpr input shared(linnet::detail::bytes_in bytes) noexcept { return {{layout::shared, bytes.size()}, bytes.data(), nullptr}; }

/// Strings of any size: the i-th is `bytes[offsets[i]]` up to `bytes[offsets[i + 1]]`, as in Apache Arrow's binary arrays, whose
/// signed offsets can be passed directly. There is one more offset than messages. Offsets are read on the device: a message whose
/// offsets descend or exceed bytes.size() is refused alone (status::length).
constexpr input at(linnet::detail::bytes_in bytes, const uint32_t* offsets) noexcept {
    return {{layout::offsets_32, bytes.size()}, bytes.data(), offsets};
}
constexpr input at(linnet::detail::bytes_in bytes, const uint64_t* offsets) noexcept {
    return {{layout::offsets_64, bytes.size()}, bytes.data(), offsets};
}
constexpr input at(linnet::detail::bytes_in bytes, const std::int32_t* offsets) noexcept {
    return {{layout::offsets_32, bytes.size()}, bytes.data(), offsets};
}
constexpr input at(linnet::detail::bytes_in bytes, const std::int64_t* offsets) noexcept {
    return {{layout::offsets_64, bytes.size()}, bytes.data(), offsets};
}

/// Strings anywhere: the i-th is the `sizes[i]` bytes at `addresses[i]`. Only the processor takes them, not a GPU. If a pointer is
/// null and its size is not 0, that message is refused alone (status::argument).
constexpr input pointers(const uint8_t* const* addresses, const size_t* sizes) noexcept {
    return {{layout::pointers, 0}, addresses, sizes};
}
/// The same, where all strings, such as keys, have `size` bytes.
constexpr input pointers(const uint8_t* const* addresses, size_t size) noexcept {
    return {{layout::pointers_alike, size}, addresses, nullptr};
}

/// Where a batch on the processor writes a byte string for each message: one after the other into one memory, or, with `into`, to
/// given addresses.
class output {
    uint8_t* bytes_ = nullptr;
    uint8_t* const* addresses_ = nullptr;
    extent extent_;

public:
    /// A container or a span of bytes.
    template <class Bytes>
        requires std::is_convertible_v<Bytes&, linnet::detail::bytes_out>
    constexpr output(Bytes& all) noexcept : output(linnet::detail::bytes_out(all)) {}
    constexpr output(linnet::detail::bytes_out all) noexcept : bytes_(all.data()), extent_{layout::each, all.size()} {}
    constexpr output(extent of, uint8_t* const* addresses) noexcept : addresses_(addresses), extent_(of) {}

    constexpr extent shape() const noexcept { return extent_; }
    constexpr uint8_t* const* addresses() const noexcept { return addresses_; }
    /// All bytes; not for strings given by pointers.
    constexpr linnet::detail::bytes_out all() const noexcept { return {bytes_, extent_.total}; }
};

/// The i-th output, a text as long as its input, begins at `addresses[i]`.
constexpr output into(uint8_t* const* addresses) noexcept { return {{layout::pointers, 0}, addresses}; }
/// The i-th output, such as a tag, is the `size` bytes at `addresses[i]`.
constexpr output into(uint8_t* const* addresses, size_t size) noexcept { return {{layout::pointers_alike, size}, addresses}; }

} // namespace batch
LINNET_NAMESPACE_END

#endif
#endif
