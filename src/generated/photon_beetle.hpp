// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_photon_beetle;

template <std::size_t Level>
struct kernels<of_photon_beetle, Level> {
    static const kernel photon_beetle_aead128;
    static const kernel photon_beetle_aead32;
    static const kernel photon_beetle_hash;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/photon_beetle.hpp"
#endif
