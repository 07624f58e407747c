// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_VECTOR_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_VECTOR_HPP

#include <linnet/detail/primitive/aes/aes_portable.hpp>

// Size-optimised builds use the scalar version.
#if LINNET_VECTORS && LINNET_UNROLL && defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LINNET_AES_VECTOR 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// A slice of eight blocks: bit b of byte 4c + r belongs to row r and column c of block b. The columns are the elements of a
/// vector: to rotate columns, elements move; to rotate rows, each element rotates.
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
        u32x4 t = x; // NOLINT(misc-const-correctness): if nothing rotates
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

/// AES over eight blocks in eight vectors. The round keys are stored as the schedule makes them; when one is added, each bit of a
/// byte is expanded for eight blocks. Keys have any size.
struct aes_vector : detail::aes_of_vector_blocks {
    using feature = processor::vectors;
    static constexpr std::string_view variant = feature::name;

private:
    using slice = detail::aes_slice_vector;

public:
    struct key : detail::aes_register_keys {
        LINNET_INLINE void add(slice (&q)[8], size_t i) const noexcept {
            const auto bytes = reinterpret_cast<detail::u8x16>(x[i]);
            detail::aes_each([&](size_t j) LINNET_LAMBDA {
                const auto mask = static_cast<uint8_t>(1u << j);
                const detail::u8x16 bit = detail::u8x16{} + mask;
                q[j].x ^= reinterpret_cast<detail::u32x4>((bytes & bit) == bit);
            });
        }
    };
    using inverse_key = key;

    static key expand_key(const key_source& from) noexcept {
        detail::aes_schedule<detail::aes_any_size, uint32_t> schedule;
        schedule.expand(from.bytes, from.size);
        key k;
        k.rounds = detail::aes_rounds_of(from.size);
        for (size_t i = 0; i <= k.rounds; ++i) {
            auto c = schedule.round_key(i, k.rounds);
            const detail::u32x4 v{c.x[0], c.x[1], c.x[2], c.x[3]};
            __builtin_memcpy(&k.x[i], &v, sizeof v);
            detail::wipe(c);
        }
        schedule.wipe();
        return k;
    }
    LINNET_INLINE static const inverse_key& inverse_of(const key& k) noexcept { return k; }
    LINNET_INLINE static inverse_key expand_inverse_key(const key_source& from) noexcept { return expand_key(from); }

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

    /// Rotates the rows of each block left, row r by r * count columns. `count`, the number of rounds without ShiftRows, is even.
    LINNET_INLINE static void shift_rows(slice (&q)[8], unsigned count) noexcept {
        if (count % 4 == 0) return;
        const detail::u32x4 odd = detail::u32x4{} + 0xff00ff00u;
        detail::aes_each([&](size_t i) LINNET_LAMBDA {
            q[i].x = (q[i].x & ~odd) | (__builtin_shufflevector(q[i].x, q[i].x, 2, 3, 0, 1) & odd);
        });
    }

    [[gnu::noinline]] static void encrypt_eight(const key& k, block* b) noexcept {
        slice q[8];
        detail::aes_each([&](size_t i) LINNET_LAMBDA { q[i].x = reinterpret_cast<detail::u32x4>(b[i].v); });
        detail::aes_transpose(q);
        detail::aes_rounds<key::rounds_max, slice, key>{k}.encrypt(q);
        detail::aes_transpose(q);
        shift_rows(q, k.rounds);
        detail::aes_each([&](size_t i) LINNET_LAMBDA { b[i].v = reinterpret_cast<detail::u64x2>(q[i].x) ^ k.x[k.rounds]; });
    }
    [[gnu::noinline]] static void decrypt_eight(const key& k, block* b) noexcept {
        slice q[8];
        detail::aes_each([&](size_t i) LINNET_LAMBDA { q[i].x = reinterpret_cast<detail::u32x4>(b[i].v ^ k.x[k.rounds]); });
        shift_rows(q, k.rounds);
        detail::aes_transpose(q);
        detail::aes_rounds<key::rounds_max, slice, key>{k}.decrypt(q);
        detail::aes_transpose(q);
        detail::aes_each([&](size_t i) LINNET_LAMBDA { b[i].v = reinterpret_cast<detail::u64x2>(q[i].x); });
    }
};

LINNET_NAMESPACE_END

#endif
#endif
