// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_LANES_HPP
#define LINNET_DETAIL_WORD_LANES_HPP

#include <linnet/detail/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN

/// N independent words of type T, one of each of N messages, as an array of the target's native vectors. Never pass one by value
/// across a call that is not inlined: the calling convention of vectors differs between targets.
template <class Type, size_t Number>
struct lanes {
#if defined(__AVX512F__)
    static constexpr size_t native_size = 64;
#elif defined(__AVX2__)
    static constexpr size_t native_size = 32;
#else
    static constexpr size_t native_size = 16;
#endif
    static constexpr size_t vector_size = native_size < Number * sizeof(Type) ? native_size : Number * sizeof(Type);
    static constexpr size_t vectors = Number * sizeof(Type) / vector_size;
    static constexpr size_t per_vector = vector_size / sizeof(Type);
    static_assert(std::has_single_bit(Number));

    using vector [[gnu::vector_size(vector_size)]] = Type;
    vector part[vectors];

    /// Applies f to each native vector, the way every operation on lanes is made.
    template <class Function, class... Lanes>
    LINNET_INLINE static constexpr lanes map(const Function& f, const Lanes&... operands) noexcept {
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
    LINNET_INLINE static lanes from(const Type* words) noexcept {
        lanes result;
        for (size_t i = 0; i < vectors; ++i) __builtin_memcpy(&result.part[i], words + i * per_vector, vector_size);
        return result;
    }
    LINNET_INLINE void to(Type* words) const noexcept {
        for (size_t i = 0; i < vectors; ++i) __builtin_memcpy(words + i * per_vector, &part[i], vector_size);
    }
    LINNET_INLINE constexpr Type get(size_t lane) const noexcept { return part[lane / per_vector][lane % per_vector]; }
    LINNET_INLINE constexpr void set(size_t lane, Type value) noexcept { part[lane / per_vector][lane % per_vector] = value; }
};

/// The lanes are loaded from and stored to N separate buffers, at the same offset in each. Byte counts are common to all lanes.
template <class Type, size_t Number>
struct word<lanes<Type, Number>> {
    using lane = word<Type>;
    using WordType = lanes<Type, Number>;
    using source = std::array<const uint8_t*, Number>;
    using sink = std::array<uint8_t*, Number>;
    using mask = std::array<bool, Number>;
    static constexpr size_t size = sizeof(Type);
    static constexpr std::string_view name = "lanes";

    /// The word whose lane i is f(i).
    template <class Function>
    LINNET_INLINE static constexpr WordType generate(const Function& f) noexcept {
        WordType result{};
        for (size_t i = 0; i < Number; ++i) result.set(i, f(i));
        return result;
    }

    LINNET_INLINE static constexpr WordType constant(Type value) noexcept {
        if (__builtin_is_constant_evaluated()) return generate([=](size_t) noexcept { return value; });
        return WordType::map([=](auto& r) noexcept { r = typename WordType::vector{} | value; });
    }

    template <byte_order Order>
    LINNET_INLINE static constexpr WordType load(const source& from, size_t offset) noexcept {
        return generate([&](size_t i) noexcept { return detail::load<Type, Order>(from[i] + offset); });
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store(const sink& to, size_t offset, const WordType& value) noexcept {
        for (size_t i = 0; i < Number; ++i) detail::store<Type, Order>(to[i] + offset, value.get(i));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr WordType load_partial(const source& from, size_t offset, size_t count) noexcept {
        return generate([&](size_t i) noexcept { return lane::template load_partial<Order>(from[i], offset, count); });
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store_partial(const sink& to, size_t offset, size_t count, const WordType& value) noexcept {
        for (size_t i = 0; i < Number; ++i) lane::template store_partial<Order>(to[i], offset, count, value.get(i));
    }

    LINNET_INLINE static constexpr WordType and_not(const WordType& a, const WordType& b) noexcept {
        return WordType::map([](auto& r, const auto& x, const auto& y) noexcept { r = ~x & y; }, a, b);
    }

    template <unsigned Count>
    LINNET_INLINE static constexpr WordType rotate_right(const WordType& value) noexcept {
        return WordType::map([](auto& r, const auto& x) noexcept { r = (x >> Count) | (x << (8 * sizeof(Type) - Count)); }, value);
    }

    template <unsigned Count>
    LINNET_INLINE static constexpr WordType shift_right(const WordType& value) noexcept {
        return WordType::map([](auto& r, const auto& x) noexcept { r = x >> Count; }, value);
    }
    template <unsigned Count>
    LINNET_INLINE static constexpr WordType shift_left(const WordType& value) noexcept {
        return WordType::map([](auto& r, const auto& x) noexcept { r = x << Count; }, value);
    }

    template <byte_order Order>
    LINNET_INLINE static constexpr WordType byte_at(size_t index, uint8_t value) noexcept {
        return constant(lane::template byte_at<Order>(index, value));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr WordType first_bytes(const WordType& value, size_t count) noexcept {
        const WordType ones = constant(lane::template first_bytes<Order>(static_cast<Type>(~Type{0}), count));
        return WordType::map([](auto& r, const auto& x, const auto& y) noexcept { r = x & y; }, value, ones);
    }
    LINNET_INLINE static constexpr WordType select(const mask& choice, const WordType& a, const WordType& b) noexcept {
        return generate([&](size_t i) noexcept { return lane::select(choice[i], a.get(i), b.get(i)); });
    }

    LINNET_INLINE static constexpr WordType add(const WordType& a, const WordType& b) noexcept {
        return WordType::map([](auto& r, const auto& x, const auto& y) noexcept { r = x + y; }, a, b);
    }
    LINNET_INLINE static constexpr word_product<WordType> multiply_wide(const WordType& a, const WordType& b) noexcept
        requires(size >= 4)
    {
        word_product<WordType> product{};
        for (size_t i = 0; i < WordType::vectors; ++i)
            detail::multiply_wide<Type>(a.part[i], b.part[i], product.low.part[i], product.high.part[i]);
        return product;
    }
    LINNET_INLINE static constexpr word_product<WordType> multiply_carryless(const WordType& a, const WordType& b) noexcept
        requires(size >= 4)
    {
        word_product<WordType> product{};
        for (size_t i = 0; i < WordType::vectors; ++i)
            detail::multiply_carryless<Type>(a.part[i], b.part[i], product.low.part[i], product.high.part[i]);
        return product;
    }

    LINNET_INLINE static constexpr void wipe(WordType& value) noexcept { detail::wipe(value); }
};

LINNET_NAMESPACE_END

#endif
