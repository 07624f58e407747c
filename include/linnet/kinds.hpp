// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_KINDS_HPP
#define LINNET_KINDS_HPP

#include <linnet/detail/config.hpp>

#include <cstdint>

LINNET_NAMESPACE_BEGIN

/// What an algorithm does; decides which concept of concepts.hpp it models.
enum class algorithm_kind : std::uint8_t { aead, hash, xof, mac, kdf, stream, secretbox, drbg, kex };

/// Where an algorithm stands.
enum class algorithm_status : std::uint8_t {
    standard,  ///< specified by a standards body: what to choose
    finalist,  ///< final-round submission to a public competition
    published, ///< specified by its designers in a reviewed paper
    legacy,    ///< superseded: for interoperability only
};

LINNET_NAMESPACE_END

#endif
