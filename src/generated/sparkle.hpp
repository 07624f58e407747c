// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_sparkle;

template <std::size_t Level>
struct kernels<of_sparkle, Level> {
    static const kernel schwaemm_256_128;
    static const kernel schwaemm_192_192;
    static const kernel schwaemm_128_128;
    static const kernel schwaemm_256_256;
    static const kernel esch256;
    static const kernel esch384;
    static const kernel xoesch256;
    static const kernel xoesch384;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/sparkle.hpp"
#endif
