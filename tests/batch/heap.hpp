// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_BATCH_HEAP_HPP
#define LINNET_TESTS_BATCH_HEAP_HPP

#include "engine.hpp"
#include "scattered.hpp"

#include <cstdlib>
#include <cstring>

namespace linnet_test {

/// Copies a batch's memory to the heap, so that out-of-bounds reads and writes are detected.
struct heap {
    static void* allocate(size_t size) { return std::malloc(size); }
    static void release(void* at) { std::free(at); }
    static void copy(void* to, const void* from, size_t size) { std::memcpy(to, from, size); }
};

/// The batches of an engine on the processor, in every layout.
struct batches_on_heap : batches_in<device_memory<heap>> {
    batches_in<scattered_memory<heap>> scattered;

    batches_on_heap(const engine& by, size_t side_by_side, bool zeroes_refused) : batches_in(by), scattered(by) {
        lanes = side_by_side;
        scattered.zeroes = zeroes = zeroes_refused;
        by_pointers = &scattered;
    }
};

} // namespace linnet_test

#endif
