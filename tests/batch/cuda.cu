// SPDX-License-Identifier: MIT OR Apache-2.0
// The batches of a family as CUDA kernels: LINNET_FAMILY is its list, LINNET_HEADER its header.
#include <linnet/batch/cuda.hpp>

#include <linnet/batch.hpp> // a source for devices may have both
#include LINNET_HEADER

#include "memory.hpp"

#include <gtest/gtest.h>

namespace linnet_test {

inline void expect_done(cudaError_t error) { ASSERT_EQ(error, cudaSuccess) << cudaGetErrorString(error); }

struct device {
    static void* allocate(size_t size) {
        void* at = nullptr;
        expect_done(cudaMalloc(&at, size));
        return at;
    }
    static void release(void* at) { expect_done(cudaFree(at)); }
    static void copy(void* to, const void* from, size_t size) { expect_done(cudaMemcpy(to, from, size, cudaMemcpyDefault)); }
};

class backend : public device_memory<device> {
    linnet_library::status done(const linnet::cuda::result& queued) {
        expect_done(queued.error);
        if (!queued) return static_cast<linnet_library::status>(queued.why);
        expect_done(cudaStreamSynchronize(nullptr));
        fetch();
        return linnet_library::status::ok;
    }

public:
    template <class A, class... Arguments>
    auto encrypt(Arguments... a) {
        return done(linnet::cuda::encrypt<A>(nullptr, a...));
    }
    template <class A, class... Arguments>
    auto decrypt(Arguments... a) {
        return done(linnet::cuda::decrypt<A>(nullptr, a...));
    }
    template <class A, class... Arguments>
    auto digest(Arguments... a) {
        return done(linnet::cuda::digest<A>(nullptr, a...));
    }
    template <class A, class... Arguments>
    auto mac(Arguments... a) {
        return done(linnet::cuda::mac<A>(nullptr, a...));
    }
    template <class A, class... Arguments>
    auto verify(Arguments... a) {
        return done(linnet::cuda::verify<A>(nullptr, a...));
    }
};

} // namespace linnet_test

#include "family.hpp"

namespace {

[[maybe_unused]] const bool added = linnet_test::add_batches<LINNET_FIRST_ONLY>("cuda", linnet::LINNET_FAMILY{});

} // namespace
