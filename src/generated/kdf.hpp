// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "../kernel.hpp"

namespace linnet_library {

struct of_kdf;

template <std::size_t Level>
struct kernels<of_kdf, Level> {
    static const kernel hkdf_sha_256;
    static const kernel hkdf_sha_384;
    static const kernel hkdf_sha_512;
    static const kernel pbkdf2_hmac_sha_224;
    static const kernel pbkdf2_hmac_sha_256;
    static const kernel pbkdf2_hmac_sha_384;
    static const kernel pbkdf2_hmac_sha_512;
    static const kernel pbkdf2_hmac_sha3_224;
    static const kernel pbkdf2_hmac_sha3_256;
    static const kernel pbkdf2_hmac_sha3_384;
    static const kernel pbkdf2_hmac_sha3_512;
    static const kernel pbkdf2_hmac_sha_1;
};

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels/kdf.hpp"
#endif
