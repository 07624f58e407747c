// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_RESPONSE_FILE_HPP
#define LINNET_SRC_RESPONSE_FILE_HPP

/// Known-answer files in the response format of NIST's lightweight cryptography competition.
/// Canonical form: records in order, upper-case hexadecimal, lines ended by LF, a blank line between two records, no trailing
/// space.

#include "described.hpp"

#include <map>
#include <optional>
#include <string>

namespace linnet_library {

/// The known-answer file of an algorithm, computed by one of its implementations. A refused record has no answer.
std::string response_file(const algorithm& which, const implementation& by);

/// The fields of a record by name.
using record_fields = std::map<std::string_view, prepared_call::bytes>;

/// The answer of `size` bytes to a record; none if the call is refused or its reverse does not give back the inputs.
std::optional<prepared_call::bytes> answer(const algorithm& which, const implementation& by, const record_fields& fields,
                                           std::size_t size);

} // namespace linnet_library

#endif
