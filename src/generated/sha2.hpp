// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_sha2;

template <std::size_t Level>
struct kernels<of_sha2, Level> {
    static const kernel sha_224;
    static const kernel sha_256;
    static const kernel sha_384;
    static const kernel sha_512;
    static const kernel sha_512_256;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/sha2.hpp"
#endif
