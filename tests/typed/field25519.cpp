// SPDX-License-Identifier: MIT OR Apache-2.0
// The arithmetic of X25519 in assembly equals that over words of 32 bits, also for elements that a ladder never meets.
#include "support/bytes.hpp"

#include <linnet/detail/algorithm/x25519.hpp>

#include <gtest/gtest.h>

#include <array>

#if defined(LINNET_X25519_ADX)

namespace linnet_test {
namespace {

using fast = linnet::detail::field25519<linnet::detail::adx_word>;
using plain = linnet::detail::field25519<uint32_t>;

constexpr uint64_t all = ~uint64_t{0};

/// Integers at whose borders a carry passes through several words, or out of the last one and again.
const std::vector<std::array<uint64_t, 4>> borders{
    {0, 0, 0, 0},
    {1, 0, 0, 0},
    {37, 0, 0, 0},
    {38, 0, 0, 0},
    {all, 0, 0, 0},
    {all, all, 0, 0},
    {all, all, all, 0},
    {0, all, all, all},
    {all - 18, all, all, all >> 1}, // p
    {all - 19, all, all, all >> 1}, // p - 1
    {all, all, all, all >> 1},      // 2^255 - 1
    {0, 0, 0, uint64_t{1} << 63},   // 2^255
    {all - 37, all, all, all},      // 2 p
    {all - 36, all, all, all},
    {all, all, all, all},
};

template <class Element>
Element element_of(const std::array<uint64_t, 4>& words) {
    Element e{};
    constexpr size_t bits = 256 / Element::limbs;
    for (size_t i = 0; i < Element::limbs; ++i)
        e.x[i] = static_cast<std::remove_reference_t<decltype(e.x[0])>>(words[i * bits / 64] >> i * bits % 64);
    return e;
}

/// All results for two elements.
template <class Element>
std::vector<bytes> results(const std::array<uint64_t, 4>& x, const std::array<uint64_t, 4>& y) {
    const auto a = element_of<Element>(x);
    const auto b = element_of<Element>(y);
    std::vector<Element> made(5);
    Element::multiply(made[0], a, b);
    Element::square(made[1], a);
    Element::add_subtract(made[2], made[3], a, b);
    Element::multiply_add(made[4], a, b, 121666);
    std::vector<bytes> stored;
    for (const Element& one : made) {
        bytes to(32);
        Element::store(to.data(), one);
        stored.push_back(to);
    }
    return stored;
}

TEST(field25519, agrees_with_words_of_32_bits) {
    if (!linnet::processor::x86_adx::supported()) GTEST_SKIP() << "this processor has no ADX";
    random_source random;
    std::vector<std::array<uint64_t, 4>> elements = borders;
    for (size_t i = 0; i < 40; ++i) {
        std::array<uint64_t, 4>& words = elements.emplace_back();
        for (uint64_t& one : words) one = random.word();
        if (i % 2 != 0) words[i / 2 % 4] = all;
    }
    for (const auto& x : elements)
        for (const auto& y : elements) EXPECT_EQ(results<fast>(x, y), results<plain>(x, y));
}

TEST(field25519, exchanges_by_a_mask) {
    if (!linnet::processor::x86_adx::supported()) GTEST_SKIP() << "this processor has no ADX";
    auto a = element_of<fast>(borders[3]);
    auto b = element_of<fast>(borders[8]);
    a.exchange(b, 0);
    EXPECT_EQ(a.x[0], borders[3][0]);
    EXPECT_EQ(b.x[3], borders[8][3]);
    a.exchange(b, all);
    for (size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(a.x[i], borders[8][i]);
        EXPECT_EQ(b.x[i], borders[3][i]);
    }
}

} // namespace
} // namespace linnet_test

#endif
