// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_isap;

template <std::size_t Level>
struct kernels<of_isap, Level> {
    static const kernel isap_a_128a;
    static const kernel isap_a_128;
    static const kernel isap_k_128a;
    static const kernel isap_k_128;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/isap.hpp"
#endif
