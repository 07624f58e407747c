// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_grain;

template <std::size_t Level>
struct kernels<of_grain, Level> {
    static const kernel grain_128aeadv2;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/grain.hpp"
#endif
