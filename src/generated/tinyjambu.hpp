// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_tinyjambu;

template <std::size_t Level>
struct kernels<of_tinyjambu, Level> {
    static const kernel tinyjambu_128;
    static const kernel tinyjambu_192;
    static const kernel tinyjambu_256;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/tinyjambu.hpp"
#endif
