// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_CONSTANT_TIME_SECRET_HPP
#define LINNET_TESTS_CONSTANT_TIME_SECRET_HPP

/// Included before every header of the library. Under valgrind memcheck, a secret is undefined memory, so that a branch or an
/// address that depends on it is an error. LINNET_DECLASSIFY makes only the result of a comparison public.

#include <cstddef>

#include <valgrind/memcheck.h>

namespace linnet_test {

inline void make_secret(const void* data, std::size_t size) { static_cast<void>(VALGRIND_MAKE_MEM_UNDEFINED(data, size)); }
inline void make_public(const void* data, std::size_t size) { static_cast<void>(VALGRIND_MAKE_MEM_DEFINED(data, size)); }

} // namespace linnet_test

#define LINNET_DECLASSIFY(object) linnet_test::make_public(&(object), sizeof(object))

#endif
