// SPDX-License-Identifier: MIT OR Apache-2.0
// What the constant-time suite must catch: a branch on a key byte, or a table lookup by one. Usage: planted branch|table
#include "constant_time/secret.hpp"

#include <linnet/ascon.hpp>

#include <cstdio>
#include <string_view>

namespace {

using linnet::uint8_t;

/// Ascon-AEAD128 whose tag is touched in a way that gives the key away.
void leaky_encrypt(std::span<const uint8_t, 16> key, std::span<uint8_t, 16> tag, bool branch) {
    static volatile uint8_t table[256] = {1, 2, 3};
    const std::array<uint8_t, 16> nonce{};
    if (!linnet::ascon_aead128::encrypt(key, nonce, {}, {}, {}, tag)) return;
    if (!branch) tag[0] = static_cast<uint8_t>(tag[0] ^ table[key[0]]);
    else if (key[0] == 42) std::puts("the first key byte is 42");
}

} // namespace

int main(int count, char** arguments) {
    std::array<uint8_t, 16> key{}, tag{};
    linnet_test::make_secret(key.data(), key.size());
    leaky_encrypt(key, tag, count > 1 && std::string_view(arguments[1]) == "branch");
    linnet_test::make_public(tag.data(), tag.size());
    std::printf("%d\n", tag[0]); // without a use the lookup would be dead code
    return 0;
}
