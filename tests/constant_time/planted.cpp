// SPDX-License-Identifier: MIT OR Apache-2.0
// What the constant-time suite must catch: a branch on a key byte, or a table lookup by one. Usage: planted branch|table
#include "constant_time/secret.hpp"

#include "constant_time/leaks.hpp"

#include <string_view>

int main(int count, char** arguments) {
    std::array<linnet::uint8_t, 16> key{}, tag{};
    linnet_test::make_secret(key.data(), key.size());
    linnet_test::leaky_encrypt(key, tag, count > 1 && std::string_view(arguments[1]) == "branch");
    linnet_test::make_public(tag.data(), tag.size());
    std::printf("%d\n", tag[0]); // without a use the lookup would be dead code
    return 0;
}
