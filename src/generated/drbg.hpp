// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_drbg;

template <std::size_t Level>
struct kernels<of_drbg, Level> {
    static const kernel hash_drbg_sha_256;
    static const kernel hash_drbg_sha_512;
    static const kernel hmac_drbg_sha_256;
    static const kernel hmac_drbg_sha_512;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/drbg.hpp"
#endif
