// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_x25519;

template <std::size_t Level>
struct kernels<of_x25519, Level> {
    static const kernel x25519;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/x25519.hpp"
#endif
