// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_WRAPPED_HPP
#define LINNET_TESTS_SUPPORT_WRAPPED_HPP

#include <linnet/detail/word/scalar.hpp>

namespace linnet_test {

/// A word of 16, 32 or 64 bits that is not an integer: with it, an algorithm takes the generic code for any word, never a path for
/// integers.
template <class T>
struct wrapped_word {
    T value;

    friend constexpr wrapped_word operator^(wrapped_word a, wrapped_word b) noexcept { return {static_cast<T>(a.value ^ b.value)}; }
    friend constexpr wrapped_word operator&(wrapped_word a, wrapped_word b) noexcept { return {static_cast<T>(a.value & b.value)}; }
    friend constexpr wrapped_word operator|(wrapped_word a, wrapped_word b) noexcept { return {static_cast<T>(a.value | b.value)}; }
};
using wrapped = wrapped_word<std::uint32_t>;

} // namespace linnet_test

template <class T>
struct linnet::word<linnet_test::wrapped_word<T>> {
    using W = linnet_test::wrapped_word<T>;
    using plain = word<T>;
    using source = typename plain::source;
    using sink = typename plain::sink;
    using mask = typename plain::mask;
    static constexpr std::size_t size = plain::size;
    static constexpr std::string_view name = "wrapped";

    static constexpr W constant(T value) noexcept { return {value}; }
    static constexpr W and_not(W a, W b) noexcept { return {plain::and_not(a.value, b.value)}; }
    template <unsigned Count>
    static constexpr W rotate_right(W a) noexcept {
        return {plain::template rotate_right<Count>(a.value)};
    }
    template <unsigned Count>
    static constexpr W shift_right(W a) noexcept {
        return {plain::template shift_right<Count>(a.value)};
    }
    template <unsigned Count>
    static constexpr W shift_left(W a) noexcept {
        return {plain::template shift_left<Count>(a.value)};
    }
    template <byte_order Order>
    static constexpr W load(source in, std::size_t offset) noexcept {
        return {plain::template load<Order>(in, offset)};
    }
    template <byte_order Order>
    static constexpr W load_partial(source in, std::size_t offset, std::size_t count) noexcept {
        return {plain::template load_partial<Order>(in, offset, count)};
    }
    template <byte_order Order>
    static constexpr void store(sink out, std::size_t offset, W a) noexcept {
        plain::template store<Order>(out, offset, a.value);
    }
    template <byte_order Order>
    static constexpr void store_partial(sink out, std::size_t offset, std::size_t count, W a) noexcept {
        plain::template store_partial<Order>(out, offset, count, a.value);
    }
    template <byte_order Order>
    static constexpr W byte_at(std::size_t index, std::uint8_t value) noexcept {
        return {plain::template byte_at<Order>(index, value)};
    }
    template <byte_order Order>
    static constexpr W first_bytes(W a, std::size_t count) noexcept {
        return {plain::template first_bytes<Order>(a.value, count)};
    }
    static constexpr W add(W a, W b) noexcept { return {plain::add(a.value, b.value)}; }
    static constexpr W select(mask choice, W a, W b) noexcept { return choice ? a : b; }
    static constexpr void wipe(W& a) noexcept { plain::wipe(a.value); }
};

#endif
