// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_sha3;

template <std::size_t Level>
struct kernels<of_sha3, Level> {
    static const kernel sha3_224;
    static const kernel sha3_256;
    static const kernel sha3_384;
    static const kernel sha3_512;
    static const kernel shake128;
    static const kernel shake256;
    static const kernel cshake128;
    static const kernel cshake256;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/sha3.hpp"
#endif
