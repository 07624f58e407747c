// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_EXAMPLES_SHOW_HPP
#define LINNET_EXAMPLES_SHOW_HPP

#include <array>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string_view>

/// Prints "label: 00ff..." on a line.
inline void show(const char* label, std::span<const std::uint8_t> bytes) {
    std::printf("%-16s", label);
    for (const auto byte : bytes) std::printf("%02x", byte);
    std::printf("\n");
}

/// Prints "label: characters" on a line.
inline void show_text(const char* label, std::span<const std::uint8_t> bytes) {
    std::printf("%-16s%.*s\n", label, static_cast<int>(bytes.size()), reinterpret_cast<const char*>(bytes.data()));
}

/// The characters of a literal as bytes.
template <std::size_t N>
constexpr std::array<std::uint8_t, N - 1> bytes_of(const char (&text)[N]) {
    std::array<std::uint8_t, N - 1> bytes{};
    for (std::size_t i = 0; i < N - 1; ++i) bytes[i] = static_cast<std::uint8_t>(text[i]);
    return bytes;
}

/// N, N + 1, N + 2 ...: a key or nonce for an example. A real key comes from the operating system's random numbers.
template <std::size_t Size>
constexpr std::array<std::uint8_t, Size> counting_from(std::uint8_t first) {
    std::array<std::uint8_t, Size> bytes{};
    for (auto& byte : bytes) byte = first++;
    return bytes;
}

/// Prints whether all was as expected, and returns the program's exit status.
inline int report(bool as_expected) {
    std::printf("%-16s%s\n", "result", as_expected ? "as expected" : "WRONG");
    return as_expected ? 0 : 1;
}

#endif
