// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_kmac;

template <std::size_t Level>
struct kernels<of_kmac, Level> {
    static const kernel kmac128;
    static const kernel kmac256;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/kmac.hpp"
#endif
