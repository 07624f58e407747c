// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_poly1305;

template <std::size_t Level>
struct kernels<of_poly1305, Level> {
    static const kernel poly1305;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/poly1305.hpp"
#endif
