// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_aes_ccm;

template <std::size_t Level>
struct kernels<of_aes_ccm, Level> {
    static const kernel aes_128_ccm;
    static const kernel aes_192_ccm;
    static const kernel aes_256_ccm;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/aes_ccm.hpp"
#endif
