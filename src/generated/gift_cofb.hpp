// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_gift_cofb;

template <std::size_t Level>
struct kernels<of_gift_cofb, Level> {
    static const kernel gift_cofb;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/gift_cofb.hpp"
#endif
