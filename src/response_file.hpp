// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_RESPONSE_FILE_HPP
#define LINNET_SRC_RESPONSE_FILE_HPP

/// Known-answer files in the response format of NIST's lightweight cryptography competition.
/// Canonical form: records in order, upper-case hexadecimal, lines ended by LF, a blank line between two records, no trailing
/// space.

#include "algorithms.hpp"

#include <string>

namespace linnet_library {

/// The known-answer file of an algorithm by one of its implementations. A record that is refused has no answer.
std::string response_file(const algorithm& which, const implementation& by);

} // namespace linnet_library

#endif
