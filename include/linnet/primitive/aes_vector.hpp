// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_AES_VECTOR_HPP
#define LINNET_PRIMITIVE_AES_VECTOR_HPP

#include <linnet/primitive/aes.hpp>

// Code that is to be short has the text over words alone.
#if LINNET_VECTORS && LINNET_UNROLL && defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LINNET_AES_VECTOR 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// A slice of eight blocks: bit b of byte 4c + r is of row r and column c of block b. The columns are elements of a vector, so that
/// turning columns is moving elements, and turning rows rotates each of them.
struct aes_slice_vector {
    u32x4 x;

    LINNET_INLINE static aes_slice_vector constant(uint32_t value) noexcept { return {u32x4{value, value, value, value}}; }
    LINNET_INLINE friend aes_slice_vector operator^(const aes_slice_vector& a, const aes_slice_vector& b) noexcept {
        return {a.x ^ b.x};
    }
    LINNET_INLINE friend aes_slice_vector operator&(const aes_slice_vector& a, const aes_slice_vector& b) noexcept {
        return {a.x & b.x};
    }
    template <unsigned Count>
    LINNET_INLINE aes_slice_vector right() const noexcept {
        return {x >> Count};
    }
    template <unsigned Count>
    LINNET_INLINE aes_slice_vector left() const noexcept {
        return {x << Count};
    }
    template <unsigned Rows, unsigned Columns>
    LINNET_INLINE aes_slice_vector turned() const noexcept {
        u32x4 t = x;
        if constexpr (Columns != 0)
            t = __builtin_shufflevector(t, t, Columns % 4, (Columns + 1) % 4, (Columns + 2) % 4, (Columns + 3) % 4);
        if constexpr (Rows == 2) {
            using u16x8 [[gnu::vector_size(16)]] = std::uint16_t;
            const auto halves = reinterpret_cast<u16x8>(t);
            return {reinterpret_cast<u32x4>(__builtin_shufflevector(halves, halves, 1, 0, 3, 2, 5, 4, 7, 6))};
        } else return {t >> (8 * Rows) | t << (32 - 8 * Rows)};
    }
};

} // namespace detail

/// AES over eight blocks in eight vectors. The round keys are kept as they come: a bit of a byte becomes that of eight blocks when
/// it is added.
template <size_t KeySize>
struct aes_vector {
    using feature = processor::vectors;
    static constexpr std::string_view variant = feature::name;
    static constexpr size_t key_size = KeySize;
    static constexpr size_t parallel = 8;
    static constexpr unsigned rounds = detail::aes_round_count<KeySize>;
    using block = vector_block;
    using source = const uint8_t*;

private:
    using slice = detail::aes_slice_vector;

public:
    struct key {
        detail::u64x2 x[rounds + 1];

        LINNET_INLINE void add(slice (&q)[8], size_t i) const noexcept {
            const auto bytes = reinterpret_cast<detail::u8x16>(x[i]);
            detail::aes_each([&](size_t j) LINNET_LAMBDA {
                const detail::u8x16 bit = detail::u8x16{} + static_cast<uint8_t>(1u << j);
                q[j].x ^= reinterpret_cast<detail::u32x4>((bytes & bit) == bit);
            });
        }
        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };
    using inverse_key = key;

    static key expand_key(source from) noexcept {
        detail::aes_schedule<KeySize, uint32_t> schedule;
        schedule.expand(from);
        key k;
        for (size_t i = 0; i <= rounds; ++i) {
            const auto c = schedule.round_key(i);
            const detail::u32x4 v{c.x[0], c.x[1], c.x[2], c.x[3]};
            __builtin_memcpy(&k.x[i], &v, sizeof v);
        }
        schedule.wipe();
        return k;
    }
    LINNET_INLINE static inverse_key expand_inverse_key(source from) noexcept { return expand_key(from); }

    template <size_t Number>
    LINNET_INLINE static void encrypt(const key& k, block (&blocks)[Number]) noexcept {
        eights(blocks, [&](block* b) LINNET_LAMBDA { encrypt_eight(k, b); });
    }
    template <size_t Number>
    LINNET_INLINE static void decrypt(const inverse_key& k, block (&blocks)[Number]) noexcept {
        eights(blocks, [&](block* b) LINNET_LAMBDA { decrypt_eight(k, b); });
    }

private:
    template <size_t Number, class Function>
    LINNET_INLINE static void eights(block (&blocks)[Number], const Function& f) noexcept {
        for (size_t i = 0; i + 8 <= Number; i += 8) f(blocks + i);
        if constexpr (Number % 8 != 0) {
            block some[8] = {};
            for (size_t i = 0; i < Number % 8; ++i) some[i] = blocks[Number / 8 * 8 + i];
            f(some);
            for (size_t i = 0; i < Number % 8; ++i) blocks[Number / 8 * 8 + i] = some[i];
            for (auto& each : some) detail::wipe(each);
        }
    }

    /// The rows rotated left, row r by r * Shift columns; Shift is even.
    template <unsigned Shift>
    LINNET_INLINE static detail::u32x4 rows_shifted(const detail::u32x4& x) noexcept {
        if constexpr (Shift == 0) return x;
        const detail::u32x4 odd = detail::u32x4{} + 0xff00ff00u;
        return (x & ~odd) | (__builtin_shufflevector(x, x, 2, 3, 0, 1) & odd);
    }

    [[gnu::noinline]] static void encrypt_eight(const key& k, block* b) noexcept {
        slice q[8];
        detail::aes_each([&](size_t i) LINNET_LAMBDA { q[i].x = reinterpret_cast<detail::u32x4>(b[i].v); });
        detail::aes_transpose(q);
        detail::aes_rounds<rounds, slice, key>{k}.encrypt(q);
        detail::aes_transpose(q);
        detail::aes_each([&](size_t i) LINNET_LAMBDA {
            b[i].v = reinterpret_cast<detail::u64x2>(rows_shifted<rounds % 4>(q[i].x)) ^ k.x[rounds];
        });
    }
    [[gnu::noinline]] static void decrypt_eight(const key& k, block* b) noexcept {
        slice q[8];
        detail::aes_each([&](size_t i) LINNET_LAMBDA {
            q[i].x = rows_shifted<rounds % 4>(reinterpret_cast<detail::u32x4>(b[i].v ^ k.x[rounds]));
        });
        detail::aes_transpose(q);
        detail::aes_rounds<rounds, slice, key>{k}.decrypt(q);
        detail::aes_transpose(q);
        detail::aes_each([&](size_t i) LINNET_LAMBDA { b[i].v = reinterpret_cast<detail::u64x2>(q[i].x); });
    }
};

LINNET_NAMESPACE_END

#endif
#endif
