// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_aes_gcm;

template <std::size_t Level>
struct kernels<of_aes_gcm, Level> {
    static const kernel aes_128_gcm;
    static const kernel aes_192_gcm;
    static const kernel aes_256_gcm;
    static const kernel aes_128_gcm_siv;
    static const kernel aes_256_gcm_siv;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/aes_gcm.hpp"
#endif
