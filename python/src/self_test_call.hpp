// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_SELF_TEST_CALL_HPP
#define LINNET_PYTHON_SELF_TEST_CALL_HPP

/// The self-tests of algorithms, on request and at import.

#include "batch_call.hpp"

#include <self_test.hpp>

#include <cstdlib>

namespace linnet_python::self_tests {

inline void flip_a_bit(void*, const char*, void* value, std::size_t) { *static_cast<std::uint8_t*>(value) ^= 1; }

/// Whether the algorithm with an id passes its self-test.
template <linnet_library::self_test_hook Hook>
PyObject* passes(PyObject*, PyObject* id) {
    const std::ptrdiff_t at = &algorithm_with_id(id) - linnet_library::algorithms().data();
    return PyBool_FromLong(linnet_library::passes(static_cast<std::size_t>(at), Hook, nullptr));
}

/// Tests every algorithm if LINNET_SELF_TEST is set in the environment, to anything but 0; ImportError if one fails.
inline void run_if_wanted() {
    const char* const set = std::getenv("LINNET_SELF_TEST");
    const std::string_view wanted = set == nullptr ? "" : set;
    if (wanted.empty() || wanted == "0") return;
    const auto hook = wanted == "corrupt" ? flip_a_bit : nullptr;
    const auto all = linnet_library::algorithms();
    for (std::size_t at = 0; at < all.size(); ++at)
        if (!linnet_library::passes(at, hook, nullptr))
            raise(PyExc_ImportError, "%s: the self-test failed", text(all[at].entry.name));
}

} // namespace linnet_python::self_tests

#endif
