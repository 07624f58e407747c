// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_ascon;

template <std::size_t Level>
struct kernels<of_ascon, Level> {
    static const kernel ascon_aead128;
    static const kernel ascon_aead128_nonce_masked;
    static const kernel ascon_hash256;
    static const kernel ascon_xof128;
    static const kernel ascon_cxof128;
    static const kernel ascon_mac;
    static const kernel ascon_prf;
    static const kernel ascon_prfshort;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/ascon.hpp"
#endif
