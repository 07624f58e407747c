// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_xoodyak;

template <std::size_t Level>
struct kernels<of_xoodyak, Level> {
    static const kernel xoodyak;
    static const kernel xoodyak_hash;
    static const kernel xoodyak_xof;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/xoodyak.hpp"
#endif
