// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_REPEATS_HPP
#define LINNET_PYTHON_REPEATS_HPP

/// Finds messages of a batch that have the same key and nonce.

#include "buffer.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace linnet_python {

/// SipHash-1-3 (Aumasson and Bernstein, 2012) of words, under a secret random key. A table may be addressed by its values: without
/// the key they say nothing of what was hashed.
class siphash {
    std::uint64_t v0_, v1_, v2_, v3_;

    void round() noexcept {
        v0_ += v1_, v1_ = std::rotl(v1_, 13) ^ v0_, v0_ = std::rotl(v0_, 32);
        v2_ += v3_, v3_ = std::rotl(v3_, 16) ^ v2_;
        v0_ += v3_, v3_ = std::rotl(v3_, 21) ^ v0_;
        v2_ += v1_, v1_ = std::rotl(v1_, 17) ^ v2_, v2_ = std::rotl(v2_, 32);
    }
    void add(std::uint64_t word) noexcept {
        v3_ ^= word;
        round();
        v0_ ^= word;
    }

public:
    siphash(std::uint64_t k0, std::uint64_t k1) noexcept
        : v0_(k0 ^ 0x736f6d6570736575), v1_(k1 ^ 0x646f72616e646f6d), v2_(k0 ^ 0x6c7967656e657261), v3_(k1 ^ 0x7465646279746573) {}

    /// The string in words of the machine's byte order, the last one filled up with zeroes.
    void update(bytes_in string) noexcept {
        for (; string.size() >= 8; string = string.subspan(8)) add(word(string));
        if (!string.empty()) add(word(string));
    }
    std::uint64_t finish() noexcept {
        v2_ ^= 0xff;
        round(), round(), round();
        return v0_ ^ v1_ ^ v2_ ^ v3_;
    }

private:
    static std::uint64_t word(bytes_in string) noexcept {
        std::uint64_t value = 0;
        std::memcpy(&value, string.data(), std::min<std::size_t>(string.size(), 8));
        return value;
    }
};

/// Two messages that have the same key and nonce; nothing if there are none. `Strings` has by the number of a message a key or a
/// nonce, each of one size. A message is left out where `skip` holds. Only the result depends on the bytes of keys.
template <class Strings, class Skip>
std::optional<std::pair<std::size_t, std::size_t>> repeated(std::size_t count, const Strings& keys, const Strings& nonces,
                                                            const Skip& skip, bytes_in random) {
    std::uint64_t k[2];
    std::memcpy(k, random.data(), sizeof k);
    std::vector<std::uint64_t> hashes(count);
    for (std::size_t i = 0; i < count; ++i) {
        siphash hash(k[0], k[1]);
        if (!keys.shared()) hash.update(keys[i]);
        if (!nonces.shared()) hash.update(nonces[i]);
        hashes[i] = hash.finish();
    }
    const auto same = [&](std::size_t i, std::size_t j) {
        const bytes_in key = keys[i], nonce = nonces[i];
        return hashes[i] == hashes[j] && linnet_equal(key.data(), keys[j].data(), key.size()) == 1 &&
               linnet_equal(nonce.data(), nonces[j].data(), nonce.size()) == 1;
    };
    // Open addressing in a table that is at most half full: of each entry the number of a message plus one.
    std::vector<std::uint32_t> table(std::bit_ceil(2 * count + 1));
    const std::size_t mask = table.size() - 1, ahead = 16;
    for (std::size_t i = 0; i < count; ++i) {
        if (i + ahead < count) __builtin_prefetch(&table[hashes[i + ahead] & mask]);
        if (skip(i)) continue;
        std::size_t at = hashes[i] & mask;
        for (; table[at] != 0; at = (at + 1) & mask)
            if (same(i, table[at] - 1)) return std::pair<std::size_t, std::size_t>(table[at] - 1, i);
        table[at] = static_cast<std::uint32_t>(i + 1);
    }
    return std::nullopt;
}

} // namespace linnet_python

#endif
