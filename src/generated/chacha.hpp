// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_chacha;

template <std::size_t Level>
struct kernels<of_chacha, Level> {
    static const kernel chacha20;
    static const kernel chacha20_djb;
    static const kernel xchacha20;
    static const kernel salsa20;
    static const kernel xsalsa20;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/chacha.hpp"
#endif
