// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_INTERFACE_OUTCOME_HPP
#define LINNET_INTERFACE_OUTCOME_HPP

#include <linnet/detail/config.hpp>

#include <cstdint>

LINNET_NAMESPACE_BEGIN

/// What a call of the `try_` functions says. Unless it is `ok`, the whole output is zero. The C API has the same numbers.
enum class outcome : std::uint8_t {
    ok,
    argument,      ///< a value that no call can take, such as a tag size out of range at construction
    length,        ///< a length that differs from what is fixed, or exceeds the algorithm's limit
    overlap,       ///< an output shares memory with another buffer in a way that is not allowed
    not_authentic, ///< the tag belongs to another message, or none
    order,         ///< a call that does not follow those before; the stream has ended
};

LINNET_NAMESPACE_END

#endif
