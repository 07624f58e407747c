// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BENCH_BATCH_SYCL_HPP
#define LINNET_BENCH_BATCH_SYCL_HPP

#include <linnet/batch/sycl.hpp>

#include "measure.hpp"

namespace bench {

/// The device that SYCL chooses.
struct sycl_backend {
    static size_t usual_count() { return queue().get_device().is_cpu() ? 1 << 15 : 1 << 18; }

    static sycl::queue& queue() {
        static sycl::queue q;
        return q;
    }
    static void* allocate(size_t size) { return sycl::malloc_device(size, queue()); }
    static void release(void* at) { sycl::free(at, queue()); }
    static void copy(void* to, const void* from, size_t size) { queue().memcpy(to, from, size).wait(); }

    static bool done(sycl::event event) { return event.wait(), true; }
    template <class A>
    static bool encrypt(size_t count, const auto&... arguments) {
        return done(linnet::sycl::encrypt<A>(queue(), count, arguments...));
    }
    template <class A>
    static bool decrypt(size_t count, const auto&... arguments) {
        return done(linnet::sycl::decrypt<A>(queue(), count, arguments...));
    }
    template <class A>
    static bool digest(size_t count, const linnet::batch::input& messages, std::span<uint8_t> digests) {
        return done(linnet::sycl::digest<A>(queue(), count, messages, digests));
    }
    template <class A>
    static bool digest(size_t count, const linnet::batch::input& customizations, const linnet::batch::input& messages,
                       std::span<uint8_t> digests) {
        return done(linnet::sycl::digest<A>(queue(), count, customizations, messages, digests));
    }
    template <class A>
    static bool mac(size_t count, const auto&... arguments) {
        return done(linnet::sycl::mac<A>(queue(), count, arguments...));
    }
};

} // namespace bench

#endif
