// SPDX-License-Identifier: MIT OR Apache-2.0
// Leaks that the check must find, compiled as the algorithms are.
#include "constant_time/leaks.hpp"

#include <cstdio>

namespace linnet_test {

void leaky_encrypt(std::string_view leak, const linnet_library::aead_table& by, linnet_library::in key, linnet_library::in nonce,
                   linnet_library::out tag) {
    static volatile std::uint8_t table[256] = {1, 2, 3};
    if (by.encrypt(key, nonce, {}, {}, {}, tag) != linnet_library::status::ok) return;
    if (leak == "planted_table") tag[0] = static_cast<std::uint8_t>(tag[0] ^ table[key[0]]);
    else if (key[0] < 128) std::puts("the first key byte is small");
}

} // namespace linnet_test
