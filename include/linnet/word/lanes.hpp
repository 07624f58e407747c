// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_WORD_LANES_HPP
#define LINNET_WORD_LANES_HPP

#include <linnet/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN

/// N independent words of type T, one of each of N messages, as an array of the target's native vectors. Never pass one by value
/// across a call that is not inlined: the calling convention of vectors differs between targets.
template <class T, size_t N>
struct lanes {
#if defined(__AVX512F__)
    static constexpr size_t native_size = 64;
#elif defined(__AVX2__)
    static constexpr size_t native_size = 32;
#else
    static constexpr size_t native_size = 16;
#endif
    static constexpr size_t vector_size = native_size < N * sizeof(T) ? native_size : N * sizeof(T);
    static constexpr size_t vectors = N * sizeof(T) / vector_size;
    static constexpr size_t per_vector = vector_size / sizeof(T);
    static_assert(std::has_single_bit(N));

    using vector [[gnu::vector_size(vector_size)]] = T;
    vector part[vectors];

    /// Applies f to each native vector, the way every operation on lanes is made.
    template <class F, class... L>
    LINNET_INLINE static constexpr lanes map(const F& f, const L&... operands) noexcept {
        lanes result{};
        for (size_t i = 0; i < vectors; ++i) f(result.part[i], operands.part[i]...);
        return result;
    }
    LINNET_INLINE friend constexpr lanes operator^(const lanes& a, const lanes& b) noexcept {
        return map([](vector& r, const vector& x, const vector& y) noexcept { r = x ^ y; }, a, b);
    }
    LINNET_INLINE friend constexpr lanes operator&(const lanes& a, const lanes& b) noexcept {
        return map([](vector& r, const vector& x, const vector& y) noexcept { r = x & y; }, a, b);
    }
    LINNET_INLINE friend constexpr lanes operator|(const lanes& a, const lanes& b) noexcept {
        return map([](vector& r, const vector& x, const vector& y) noexcept { r = x | y; }, a, b);
    }
    /// From and to N words that follow one another in memory.
    LINNET_INLINE static lanes from(const T* words) noexcept {
        lanes result;
        for (size_t i = 0; i < vectors; ++i) __builtin_memcpy(&result.part[i], words + i * per_vector, vector_size);
        return result;
    }
    LINNET_INLINE void to(T* words) const noexcept {
        for (size_t i = 0; i < vectors; ++i) __builtin_memcpy(words + i * per_vector, &part[i], vector_size);
    }
    LINNET_INLINE constexpr T get(size_t lane) const noexcept { return part[lane / per_vector][lane % per_vector]; }
    LINNET_INLINE constexpr void set(size_t lane, T value) noexcept { part[lane / per_vector][lane % per_vector] = value; }
};

/// The lanes are loaded from and stored to N separate buffers, at the same offset in each. Byte counts are common to all lanes.
template <class T, size_t N>
struct word<lanes<T, N>> {
    using lane = word<T>;
    using W = lanes<T, N>;
    using source = std::array<const uint8_t*, N>;
    using sink = std::array<uint8_t*, N>;
    using mask = std::array<bool, N>;
    static constexpr size_t size = sizeof(T);
    static constexpr std::string_view name = "lanes";

    /// The word whose lane i is f(i).
    template <class F>
    LINNET_INLINE static constexpr W generate(const F& f) noexcept {
        W result{};
        for (size_t i = 0; i < N; ++i) result.set(i, f(i));
        return result;
    }

    LINNET_INLINE static constexpr W constant(T value) noexcept {
        if (std::is_constant_evaluated()) return generate([=](size_t) noexcept { return value; });
        return W::map([=](auto& r) noexcept { r = typename W::vector{} | value; });
    }

    template <byte_order Order>
    LINNET_INLINE static constexpr W load(const source& from, size_t offset) noexcept {
        return generate([&](size_t i) noexcept { return detail::load<T, Order>(from[i] + offset); });
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store(const sink& to, size_t offset, const W& value) noexcept {
        for (size_t i = 0; i < N; ++i) detail::store<T, Order>(to[i] + offset, value.get(i));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr W load_partial(const source& from, size_t offset, size_t count) noexcept {
        return generate([&](size_t i) noexcept { return lane::template load_partial<Order>(from[i], offset, count); });
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store_partial(const sink& to, size_t offset, size_t count, const W& value) noexcept {
        for (size_t i = 0; i < N; ++i) lane::template store_partial<Order>(to[i], offset, count, value.get(i));
    }

    LINNET_INLINE static constexpr W and_not(const W& a, const W& b) noexcept {
        return W::map([](auto& r, const auto& x, const auto& y) noexcept { r = ~x & y; }, a, b);
    }

    template <unsigned Count>
    LINNET_INLINE static constexpr W rotate_right(const W& value) noexcept {
        return W::map([](auto& r, const auto& x) noexcept { r = (x >> Count) | (x << (8 * sizeof(T) - Count)); }, value);
    }

    template <unsigned Count>
    LINNET_INLINE static constexpr W shift_right(const W& value) noexcept {
        return W::map([](auto& r, const auto& x) noexcept { r = x >> Count; }, value);
    }
    template <unsigned Count>
    LINNET_INLINE static constexpr W shift_left(const W& value) noexcept {
        return W::map([](auto& r, const auto& x) noexcept { r = x << Count; }, value);
    }

    template <byte_order Order>
    LINNET_INLINE static constexpr W byte_at(size_t index, uint8_t value) noexcept {
        return constant(lane::template byte_at<Order>(index, value));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr W first_bytes(const W& value, size_t count) noexcept {
        const W ones = constant(lane::template first_bytes<Order>(static_cast<T>(~T{0}), count));
        return W::map([](auto& r, const auto& x, const auto& y) noexcept { r = x & y; }, value, ones);
    }
    LINNET_INLINE static constexpr W select(const mask& choice, const W& a, const W& b) noexcept {
        return generate([&](size_t i) noexcept { return lane::select(choice[i], a.get(i), b.get(i)); });
    }

    LINNET_INLINE static constexpr W add(const W& a, const W& b) noexcept {
        return W::map([](auto& r, const auto& x, const auto& y) noexcept { r = x + y; }, a, b);
    }
    LINNET_INLINE static constexpr word_product<W> multiply_wide(const W& a, const W& b) noexcept
        requires(size >= 4)
    {
        word_product<W> product{};
        for (size_t i = 0; i < W::vectors; ++i)
            detail::multiply_wide<T>(a.part[i], b.part[i], product.low.part[i], product.high.part[i]);
        return product;
    }
    LINNET_INLINE static constexpr word_product<W> multiply_carryless(const W& a, const W& b) noexcept
        requires(size >= 4)
    {
        word_product<W> product{};
        for (size_t i = 0; i < W::vectors; ++i)
            detail::multiply_carryless<T>(a.part[i], b.part[i], product.low.part[i], product.high.part[i]);
        return product;
    }

    LINNET_INLINE static constexpr void wipe(W& value) noexcept { detail::wipe(value); }
};

LINNET_NAMESPACE_END

#endif
