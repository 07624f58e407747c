// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_norx;

template <std::size_t Level>
struct kernels<of_norx, Level> {
    static const kernel norx32_4_1;
    static const kernel norx64_4_1;
    static const kernel norx32_4_1_v2;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/norx.hpp"
#endif
