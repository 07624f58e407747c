// SPDX-License-Identifier: MIT OR Apache-2.0
// The functions of common.h.
#include "c_calls.hpp"
#include "table.hpp"

#include <linnet/common.h>
#include <linnet/detail/base/secret.hpp>
#include <linnet/version.hpp>

extern "C" {

const char* linnet_message(int status) {
    constexpr const char* messages[] = {
        "done",
        "a value that no call can take",
        "a length that is not the algorithm's or exceeds its limit",
        "an output overlaps another buffer",
        "not authentic",
        "a call out of order, or on an object that has ended",
        "malformed padding",
        "a public key that makes every shared secret zero",
        "a nonce that another message under its key has",
        "the self-test of the algorithm failed",
    };
    const bool known = status >= 0 && status < static_cast<int>(sizeof messages / sizeof *messages);
    return known ? messages[status] : "unknown status";
}

const char* linnet_version(void) { return LINNET_VERSION; }

void linnet_wipe(void* memory, size_t len) {
    if (len == 0 || memory == nullptr || !linnet_library::c::possible(len)) return;
    __builtin_memset(memory, 0, len);
    linnet::detail::keep_stores(memory);
}

int linnet_equal(const void* a, const void* b, size_t len) {
    if (len == 0) return 1;
    if (a == nullptr || b == nullptr || !linnet_library::c::possible(len)) return 0;
    const std::span<const std::uint8_t> first(static_cast<const std::uint8_t*>(a), len);
    const std::span<const std::uint8_t> second(static_cast<const std::uint8_t*>(b), len);
    return linnet::detail::equal_constant_time(first, second) ? 1 : 0;
}
}
