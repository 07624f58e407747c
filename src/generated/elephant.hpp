// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_elephant;

template <std::size_t Level>
struct kernels<of_elephant, Level> {
    static const kernel elephant_160;
    static const kernel elephant_176;
    static const kernel elephant_200;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/elephant.hpp"
#endif
