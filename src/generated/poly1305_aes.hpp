// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_poly1305_aes;

template <std::size_t Level>
struct kernels<of_poly1305_aes, Level> {
    static const kernel poly1305_aes;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/poly1305_aes.hpp"
#endif
