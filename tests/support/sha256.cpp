// SPDX-License-Identifier: MIT OR Apache-2.0
#include "support/sha256.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace linnet_test {
namespace {

using std::uint32_t;
using state = std::array<uint32_t, 8>;

/// The first 32 bits of the fractional part of x.
uint32_t fraction(long double x) {
    return static_cast<uint32_t>((x - static_cast<long double>(static_cast<unsigned>(x))) * 4294967296.0L);
}
/// The square root, or the cube root, by bisection.
long double root(unsigned value, bool cubic) {
    long double low = 0, high = value;
    for (int i = 0; i < 100; ++i) {
        const long double middle = (low + high) / 2;
        (middle * middle * (cubic ? middle : 1) <= value ? low : high) = middle;
    }
    return low;
}
constexpr std::array<unsigned, 64> first_primes() {
    std::array<unsigned, 64> found{};
    std::size_t count = 0;
    for (unsigned n = 2; count < found.size(); ++n) {
        bool prime = true;
        for (std::size_t i = 0; i < count; ++i) prime = prime && n % found[i] != 0;
        if (prime) found[count++] = n;
    }
    return found;
}

/// Sections 4.2.2 and 5.3.3: roots of the first primes.
constexpr auto primes = first_primes();
const auto constants = [] {
    std::array<uint32_t, 64> k{};
    for (std::size_t i = 0; i < k.size(); ++i) k[i] = fraction(root(primes[i], true));
    return k;
}();
const auto initial = [] {
    state h{};
    for (std::size_t i = 0; i < h.size(); ++i) h[i] = fraction(root(primes[i], false));
    return h;
}();

/// Section 6.2.2.
void compress(state& h, std::string_view block) {
    std::array<uint32_t, 64> w{};
    for (std::size_t i = 0; i < 64; ++i) w[i / 4] = w[i / 4] << 8 | static_cast<unsigned char>(block[i]);
    for (std::size_t t = 16; t < 64; ++t) {
        const uint32_t a = w[t - 15], b = w[t - 2];
        w[t] =
            (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10) + w[t - 7] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + w[t - 16];
    }
    state s = h;
    for (std::size_t t = 0; t < 64; ++t) {
        const uint32_t e = s[4], a = s[0];
        const uint32_t one =
            s[7] + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & s[5]) ^ (~e & s[6])) + constants[t] + w[t];
        const uint32_t two = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
        s = {one + two, s[0], s[1], s[2], s[3] + one, s[4], s[5], s[6]};
    }
    for (std::size_t i = 0; i < 8; ++i) h[i] += s[i];
}

} // namespace

std::string sha256(std::string_view text) {
    state h = initial;
    const std::size_t whole = text.size() - text.size() % 64;
    for (std::size_t i = 0; i < whole; i += 64) compress(h, text.substr(i, 64));
    std::string rest(text.substr(whole));
    rest += '\x80';
    rest.resize((rest.size() + 8 + 63) / 64 * 64 - 8);
    for (int shift = 56; shift >= 0; shift -= 8) rest += static_cast<char>(std::uint64_t{text.size()} * 8 >> shift);
    for (std::size_t i = 0; i < rest.size(); i += 64) compress(h, std::string_view(rest).substr(i, 64));
    std::string out;
    for (const uint32_t word : h)
        for (int shift = 28; shift >= 0; shift -= 4) out += "0123456789abcdef"[word >> shift & 15];
    return out;
}

} // namespace linnet_test
