// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_aes;

template <std::size_t Level>
struct kernels<of_aes, Level> {
    static const kernel aes_128_cmac;
    static const kernel aes_192_cmac;
    static const kernel aes_256_cmac;
    static const kernel aes_128_cbc_mac;
    static const kernel aes_192_cbc_mac;
    static const kernel aes_256_cbc_mac;
    static const kernel aes_128_ctr;
    static const kernel aes_192_ctr;
    static const kernel aes_256_ctr;
    static const kernel aes_128_cbc;
    static const kernel aes_192_cbc;
    static const kernel aes_256_cbc;
    static const kernel aes_128_cbc_pkcs7;
    static const kernel aes_192_cbc_pkcs7;
    static const kernel aes_256_cbc_pkcs7;
    static const kernel aes_128_kw;
    static const kernel aes_192_kw;
    static const kernel aes_256_kw;
    static const kernel aes_128_kwp;
    static const kernel aes_192_kwp;
    static const kernel aes_256_kwp;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/aes.hpp"
#endif
