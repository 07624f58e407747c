// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_VECTOR_BLOCK_HPP
#define LINNET_DETAIL_WORD_VECTOR_BLOCK_HPP

#include <linnet/detail/word/block.hpp>

#if LINNET_VECTORS

LINNET_NAMESPACE_BEGIN
namespace detail {

using u64x2 [[gnu::vector_size(16), gnu::aligned(8)]] = uint64_t; ///< with the alignment of stored objects
using u32x4 [[gnu::vector_size(16)]] = uint32_t;
using u8x16 [[gnu::vector_size(16)]] = uint8_t;

} // namespace detail

/// 16 bytes in memory order, in a register. Its integers are big-endian. It has the interface of block128, but not in constant
/// evaluation.
struct vector_block {
    using word_type = uint64_t;
    using source = const uint8_t*;
    using sink = uint8_t*;
    static constexpr byte_order order = byte_order::big;
    static constexpr size_t size = 16;

    detail::u64x2 v;

    LINNET_INLINE static vector_block constant(uint64_t first, uint64_t second = 0) noexcept {
        return {detail::u64x2{in_order(first), in_order(second)}};
    }
    LINNET_INLINE static vector_block load(source from, size_t offset) noexcept {
        vector_block b;
        __builtin_memcpy(&b.v, from + offset, size);
        return b;
    }
    /// The same for a block that is used twice. Otherwise the compiler may load it twice, and another thread may change it in
    /// between.
    LINNET_INLINE static vector_block load_once(source from, size_t offset) noexcept {
        vector_block b = load(from, offset);
        b.in_register();
        return b;
    }
    LINNET_INLINE void store(sink to, size_t offset) const noexcept { __builtin_memcpy(to + offset, &v, size); }
    LINNET_INLINE static vector_block load_first(source from, size_t offset, size_t count) noexcept {
        return of(halves::load_first(from, offset, count));
    }
    LINNET_INLINE void store_first(sink to, size_t offset, size_t count) const noexcept {
        scalars().store_first(to, offset, count);
    }
    LINNET_INLINE vector_block first(size_t count) const noexcept { return of(scalars().first(count)); }
    LINNET_INLINE uint64_t integer(size_t half) const noexcept {
#if defined(__SSE2__)
        if (half == 1) {
            // Moved down in a register: g++ may store the whole block to load its upper half, and leave it on the stack.
            vector_block upper{__builtin_shufflevector(v, v, 1, 1)};
            upper.in_register();
            return in_order(upper.v[0]);
        }
#endif
        return in_order(v[half]);
    }
    LINNET_INLINE vector_block& operator^=(const vector_block& b) noexcept { return *this = *this ^ b; }
    LINNET_INLINE friend vector_block operator^(const vector_block& a, const vector_block& b) noexcept { return {a.v ^ b.v}; }
    /// Zeroes the register.
    LINNET_INLINE void wipe() noexcept {
        v = detail::u64x2{};
        in_register();
    }

private:
    using halves = block128<uint64_t, byte_order::big>;
    /// Makes the compiler hold the block in a register here.
    LINNET_INLINE void in_register() noexcept {
#if defined(LINNET_NO_ASM)
#elif defined(__SSE2__)
        asm volatile("" : "+x"(v));
#elif defined(__aarch64__)
        asm volatile("" : "+w"(v));
#endif
    }
    LINNET_INLINE static uint64_t in_order(uint64_t x) noexcept {
        return detail::is_native<byte_order::big> ? x : detail::byte_swap(x);
    }
    LINNET_INLINE static vector_block of(const halves& b) noexcept { return constant(b.w[0], b.w[1]); }
    LINNET_INLINE halves scalars() const noexcept { return {{integer(0), integer(1)}}; }
};

LINNET_NAMESPACE_END

#endif
#endif
