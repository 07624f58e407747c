// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_WRAPPED_HPP
#define LINNET_TESTS_SUPPORT_WRAPPED_HPP

#include <linnet/word/scalar.hpp>

namespace linnet_test {

/// A word of 32 bits that is no integer: with it an algorithm takes the text that is for any word, never a path for uint32_t.
struct wrapped {
    std::uint32_t value;

    friend constexpr wrapped operator^(wrapped a, wrapped b) noexcept { return {a.value ^ b.value}; }
    friend constexpr wrapped operator&(wrapped a, wrapped b) noexcept { return {a.value & b.value}; }
    friend constexpr wrapped operator|(wrapped a, wrapped b) noexcept { return {a.value | b.value}; }
};

} // namespace linnet_test

template <>
struct linnet::word<linnet_test::wrapped> {
    using W = linnet_test::wrapped;
    using plain = word<std::uint32_t>;
    using source = plain::source;
    using sink = plain::sink;
    using mask = plain::mask;

    static constexpr W constant(std::uint32_t value) noexcept { return {value}; }
    static constexpr W and_not(W a, W b) noexcept { return {plain::and_not(a.value, b.value)}; }
    template <unsigned Count>
    static constexpr W rotate_right(W a) noexcept {
        return {plain::rotate_right<Count>(a.value)};
    }
    template <unsigned Count>
    static constexpr W shift_right(W a) noexcept {
        return {plain::shift_right<Count>(a.value)};
    }
    template <unsigned Count>
    static constexpr W shift_left(W a) noexcept {
        return {plain::shift_left<Count>(a.value)};
    }
    template <byte_order Order>
    static constexpr W load(source in, std::size_t offset) noexcept {
        return {plain::load<Order>(in, offset)};
    }
    template <byte_order Order>
    static constexpr W load_partial(source in, std::size_t offset, std::size_t count) noexcept {
        return {plain::load_partial<Order>(in, offset, count)};
    }
    template <byte_order Order>
    static constexpr void store(sink out, std::size_t offset, W a) noexcept {
        plain::store<Order>(out, offset, a.value);
    }
    template <byte_order Order>
    static constexpr void store_partial(sink out, std::size_t offset, std::size_t count, W a) noexcept {
        plain::store_partial<Order>(out, offset, count, a.value);
    }
    template <byte_order Order>
    static constexpr W byte_at(std::size_t index, std::uint8_t value) noexcept {
        return {plain::byte_at<Order>(index, value)};
    }
    template <byte_order Order>
    static constexpr W first_bytes(W a, std::size_t count) noexcept {
        return {plain::first_bytes<Order>(a.value, count)};
    }
    static constexpr W select(mask choice, W a, W b) noexcept { return choice ? a : b; }
    static constexpr void wipe(W& a) noexcept { plain::wipe(a.value); }
};

#endif
