// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_BUFFER_HPP
#define LINNET_DETAIL_INTERFACE_BUFFER_HPP

#include <linnet/detail/base/secret.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The size in bytes of the whole blocks of a string; with `HoldsLast` at least one byte remains.
template <size_t Block, bool HoldsLast>
LINNET_INLINE constexpr size_t whole_blocks(size_t size) noexcept {
    return whole_blocks<Block>(HoldsLast && size != 0 ? size - 1 : size);
}

/// How many more bytes of a message an algorithm accepts; the greatest number means no limit.
template <auto Max>
class allowance {
    decltype(Max) left_ = Max;

public:
    constexpr bool take(size_t size) noexcept {
        if (size > left_) return false;
        left_ -= size;
        return true;
    }
};
template <auto Max>
    requires(Max == static_cast<decltype(Max)>(-1))
class allowance<Max> {
public:
    LINNET_INLINE static constexpr bool take(size_t) noexcept { return true; }
};

/// The bytes of an incomplete block, waiting for the rest; with `HoldsLast` a whole block also waits until more bytes come. The
/// buffer can also hold a block of output.
template <size_t Block, bool HoldsLast, size_t Room = Block>
class block_buffer {
    std::array<uint8_t, Room> bytes_{};
    size_t fill_ = 0;

public:
    LINNET_INLINE constexpr const uint8_t* data() const noexcept { return bytes_.data(); }
    LINNET_INLINE constexpr uint8_t* data() noexcept { return bytes_.data(); }
    LINNET_INLINE constexpr size_t size() const noexcept { return fill_; }
    LINNET_INLINE constexpr bool full() const noexcept { return fill_ == Block; }
    LINNET_INLINE constexpr void clear() noexcept { fill_ = 0; }
    constexpr void wipe() noexcept { detail::wipe(bytes_); }

    /// Calls absorb(bytes, size) with whole blocks of `Size` bytes, and keeps the rest.
    template <size_t Size = Block, class Absorb>
    constexpr void feed(bytes_in data, const Absorb& absorb) noexcept {
        if (fill_ != 0) {
            const size_t n = data.size() < Size - fill_ ? data.size() : Size - fill_;
            detail::copy(data.first(n), bytes_.data() + fill_);
            data = data.subspan(n);
            fill_ += n;
            if (fill_ < Size || (HoldsLast && data.empty())) return;
            absorb(static_cast<const uint8_t*>(bytes_.data()), Size);
        }
        const size_t whole = whole_blocks<Size, HoldsLast>(data.size());
        if (whole != 0) absorb(data.data(), whole);
        fill_ = data.size() - whole;
        detail::copy(data.subspan(whole), bytes_.data());
    }

    /// Outputs bytes of the block of `Size` bytes in the buffer, after the size() bytes already output. Returns how many.
    template <size_t Size>
    constexpr size_t give(bytes_out out) noexcept {
        const size_t n = out.size() < Size - fill_ ? out.size() : Size - fill_;
        detail::copy({bytes_.data() + fill_, n}, out.data());
        fill_ += n;
        return n;
    }

    /// Passes bytes through the current block, whose unused bytes are keystream. Plaintext replaces them. Returns how many bytes
    /// passed.
    template <bool Encrypt>
    constexpr size_t pass(bytes_in in, bytes_out out) noexcept {
        size_t i = 0;
        for (; i < in.size() && fill_ < Block; ++i, ++fill_) {
            const uint8_t text = in[i];
            const auto other = static_cast<uint8_t>(text ^ bytes_[fill_]);
            out[i] = other;
            bytes_[fill_] = Encrypt ? text : other;
        }
        return i;
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
