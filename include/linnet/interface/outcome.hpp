// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_INTERFACE_OUTCOME_HPP
#define LINNET_INTERFACE_OUTCOME_HPP

#include <linnet/detail/config.hpp>

#include <cstdint>

LINNET_NAMESPACE_BEGIN

/// The status that the `try_` functions return. Unless it is `ok`, the whole output is zero. The C API has the same numbers.
enum class outcome : std::uint8_t {
    ok,
    argument,      ///< an invalid argument, such as a tag size out of range at construction
    length,        ///< a length that the algorithm does not take, or that exceeds its limit
    overlap,       ///< an output overlaps another buffer in a way that is not allowed
    not_authentic, ///< verification failed: the tag, or the wrapped key, does not match
    order,         ///< the stream has ended, or the call is out of order
    padding,       ///< the padding of a CBC plaintext is malformed; whoever learns that can decrypt any message
    public_key,    ///< the public key of a peer makes the shared secret zero for every secret key
};

LINNET_NAMESPACE_END

#endif
