// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_THREADS_HPP
#define LINNET_SRC_THREADS_HPP

/// Splits work over several threads.

#include <cstddef>

namespace linnet_library {

/// Calls part(context, i) once for each i < count, on the calling thread and on up to `threads - 1` others, which end before the
/// call returns; 0 threads: as many as this process may have processors. Uses fewer if no thread can be started.
void spread(std::size_t count, std::size_t threads, void (*part)(const void* context, std::size_t i) noexcept,
            const void* context) noexcept;

} // namespace linnet_library

#endif
