// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_ARCHETYPE_HPP
#define LINNET_TESTS_SUPPORT_ARCHETYPE_HPP

#include <linnet/detail/word/scalar.hpp>

namespace linnet_test {

/// The operations of an archetype: the concepts `Word`, `ArithmeticWord` and `MultiplyWord`.
enum class abilities { word, arithmetic, multiply };

/// A word with as many bits as T and only the operations of one concept: no default constructor, no underlying integer, and its own
/// types of sources, sinks and masks. Code that compiles with it uses only the concept.
template <class T, abilities Abilities>
class basic_archetype {
    T value_;
    constexpr explicit basic_archetype(T value) noexcept : value_(value) {}
    friend struct linnet::word<basic_archetype>;

public:
    friend constexpr basic_archetype operator^(const basic_archetype& a, const basic_archetype& b) noexcept {
        return basic_archetype(static_cast<T>(a.value_ ^ b.value_));
    }
    friend constexpr basic_archetype operator&(const basic_archetype& a, const basic_archetype& b) noexcept {
        return basic_archetype(static_cast<T>(a.value_ & b.value_));
    }
    friend constexpr basic_archetype operator|(const basic_archetype& a, const basic_archetype& b) noexcept {
        return basic_archetype(static_cast<T>(a.value_ | b.value_));
    }
};

template <class T>
using word_archetype = basic_archetype<T, abilities::word>;
template <class T>
using arithmetic_archetype = basic_archetype<T, abilities::arithmetic>;
template <class T>
using multiply_archetype = basic_archetype<T, abilities::multiply>;
using archetype = word_archetype<std::uint64_t>;

struct archetype_source {
    const std::uint8_t* from;
    explicit constexpr archetype_source(const std::uint8_t* p) noexcept : from(p) {}
};
struct archetype_sink {
    std::uint8_t* to;
    explicit constexpr archetype_sink(std::uint8_t* p) noexcept : to(p) {}
};
struct archetype_mask {
    bool chosen;
};

} // namespace linnet_test

template <class T, linnet_test::abilities Abilities>
struct linnet::word<linnet_test::basic_archetype<T, Abilities>> {
    using W = linnet_test::basic_archetype<T, Abilities>;
    using plain = word<T>;
    using source = linnet_test::archetype_source;
    using sink = linnet_test::archetype_sink;
    using mask = linnet_test::archetype_mask;
    static constexpr std::size_t size = sizeof(T);

    static constexpr W constant(T value) noexcept { return W(value); }
    static constexpr W and_not(const W& a, const W& b) noexcept { return W(plain::and_not(a.value_, b.value_)); }
    template <unsigned Count>
    static constexpr W rotate_right(const W& a) noexcept {
        return W(plain::template rotate_right<Count>(a.value_));
    }
    template <unsigned Count>
    static constexpr W shift_right(const W& a) noexcept {
        return W(plain::template shift_right<Count>(a.value_));
    }
    template <unsigned Count>
    static constexpr W shift_left(const W& a) noexcept {
        return W(plain::template shift_left<Count>(a.value_));
    }
    template <byte_order Order>
    static constexpr W load(const source& in, std::size_t offset) noexcept {
        return W(plain::template load<Order>(in.from, offset));
    }
    template <byte_order Order>
    static constexpr W load_partial(const source& in, std::size_t offset, std::size_t count) noexcept {
        return W(plain::template load_partial<Order>(in.from, offset, count));
    }
    template <byte_order Order>
    static constexpr void store(const sink& out, std::size_t offset, const W& a) noexcept {
        plain::template store<Order>(out.to, offset, a.value_);
    }
    template <byte_order Order>
    static constexpr void store_partial(const sink& out, std::size_t offset, std::size_t count, const W& a) noexcept {
        plain::template store_partial<Order>(out.to, offset, count, a.value_);
    }
    template <byte_order Order>
    static constexpr W byte_at(std::size_t index, std::uint8_t value) noexcept {
        return W(plain::template byte_at<Order>(index, value));
    }
    template <byte_order Order>
    static constexpr W first_bytes(const W& a, std::size_t count) noexcept {
        return W(plain::template first_bytes<Order>(a.value_, count));
    }
    static constexpr W select(const mask& m, const W& a, const W& b) noexcept {
        return W(plain::select(m.chosen, a.value_, b.value_));
    }
    static constexpr W add(const W& a, const W& b) noexcept
        requires(Abilities != linnet_test::abilities::word)
    {
        return W(plain::add(a.value_, b.value_));
    }
    static constexpr word_product<W> multiply_wide(const W& a, const W& b) noexcept
        requires(Abilities == linnet_test::abilities::multiply)
    {
        const auto product = plain::multiply_wide(a.value_, b.value_);
        return {W(product.low), W(product.high)};
    }
    static constexpr word_product<W> multiply_carryless(const W& a, const W& b) noexcept
        requires(Abilities == linnet_test::abilities::multiply)
    {
        const auto product = plain::multiply_carryless(a.value_, b.value_);
        return {W(product.low), W(product.high)};
    }
    static constexpr void wipe(W& a) noexcept { plain::wipe(a.value_); }
};

static_assert(linnet::Word<linnet_test::archetype> && !linnet::ArithmeticWord<linnet_test::archetype>);
static_assert(linnet::ArithmeticWord<linnet_test::arithmetic_archetype<std::uint32_t>> &&
              !linnet::MultiplyWord<linnet_test::arithmetic_archetype<std::uint32_t>>);
static_assert(linnet::MultiplyWord<linnet_test::multiply_archetype<std::uint32_t>>);
static_assert(!std::default_initializable<linnet_test::archetype>);

#endif
