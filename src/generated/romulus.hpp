// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_romulus;

template <std::size_t Level>
struct kernels<of_romulus, Level> {
    static const kernel romulus_n;
    static const kernel romulus_m;
    static const kernel romulus_t;
    static const kernel romulus_h;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/romulus.hpp"
#endif
