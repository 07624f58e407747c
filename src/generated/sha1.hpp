// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_sha1;

template <std::size_t Level>
struct kernels<of_sha1, Level> {
    static const kernel sha_1;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/sha1.hpp"
#endif
