// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_ascon_v12;

template <std::size_t Level>
struct kernels<of_ascon_v12, Level> {
    static const kernel ascon_128;
    static const kernel ascon_128a;
    static const kernel ascon_80pq;
    static const kernel ascon_hash;
    static const kernel ascon_hasha;
    static const kernel ascon_xof;
    static const kernel ascon_xofa;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/ascon_v12.hpp"
#endif
