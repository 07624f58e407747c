// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_TEXTS_HPP
#define LINNET_TESTS_SUPPORT_TEXTS_HPP

#include <string_view>

namespace linnet_test {

/// kat/vectors.txt and kat/digests.txt.
extern const std::string_view vectors_text, digests_text;

} // namespace linnet_test

#endif
