// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_RESULT_HPP
#define LINNET_DETAIL_INTERFACE_RESULT_HPP

#include <linnet/detail/base/config.hpp>

#include <cstdint>

LINNET_NAMESPACE_BEGIN

/// Whether a call succeeded, or why not. The C API has the same numbers.
enum class status : std::uint8_t {
    ok,
    argument,      ///< an invalid argument, such as a tag size out of range at construction
    length,        ///< a length that the algorithm does not accept, or that exceeds its limit
    overlap,       ///< an output overlaps another buffer in a way that is not allowed
    not_authentic, ///< verification failed: the tag, or the wrapped key, does not match
    order,         ///< the stream has ended, or the call is out of order
    padding,       ///< the padding of a CBC plaintext is malformed; an attacker who learns that can decrypt any message
    public_key,    ///< the public key of a peer makes the shared secret zero for every secret key
    repeated,      ///< two messages of a batch have the same nonce under the same key, or the same one-time key
};

/// The result of a call, which must be checked: true if it succeeded. Otherwise `why` says why not, and the whole output is zero.
class [[nodiscard]] result {
    status why_;

public:
    constexpr result(status why) noexcept : why_(why) {}
    constexpr explicit operator bool() const noexcept { return why_ == status::ok; }
    constexpr status why() const noexcept { return why_; }
    friend constexpr bool operator==(result, result) noexcept = default;
};

LINNET_NAMESPACE_END

#endif
