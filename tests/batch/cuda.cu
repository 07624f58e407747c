// SPDX-License-Identifier: MIT OR Apache-2.0
// The batches of a family as CUDA kernels: LINNET_FAMILY is its list, LINNET_HEADER its header.
#include <linnet/batch/cuda.hpp>

#include <linnet/batch.hpp> // a source for devices may have both
#include LINNET_HEADER

#include "family.hpp"

#include <gtest/gtest.h>

namespace linnet_test {

// Not in an unnamed namespace: nvcc warns of unused functions there, as in families without batches.
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

struct in_cuda {
    /// Converts an argument for the functions of cuda.hpp, which have no outputs by pointers.
    template <class Argument>
    static const Argument& plain(const Argument& given) {
        return given;
    }
    static std::span<uint8_t> plain(const linnet::batch::output& given) { return given.all(); }

    static linnet::status done(const linnet::cuda::result& queued) {
        expect_done(queued.error);
        if (queued) expect_done(cudaStreamSynchronize(nullptr));
        return queued.why;
    }
    template <class A, class... Arguments>
    static linnet::status encrypt(const Arguments&... a) {
        return done(linnet::cuda::encrypt<A>(nullptr, plain(a)...));
    }
    template <class A, class... Arguments>
    static linnet::status decrypt(const Arguments&... a) {
        return done(linnet::cuda::decrypt<A>(nullptr, plain(a)...));
    }
    template <class A, class... Arguments>
    static linnet::status digest(const Arguments&... a) {
        return done(linnet::cuda::digest<A>(nullptr, plain(a)...));
    }
    template <class A, class... Arguments>
    static linnet::status mac(const Arguments&... a) {
        return done(linnet::cuda::mac<A>(nullptr, plain(a)...));
    }
    template <class A, class... Arguments>
    static linnet::status verify(const Arguments&... a) {
        return done(linnet::cuda::verify<A>(nullptr, plain(a)...));
    }
};

namespace {

[[maybe_unused]] const bool added = add_batches<LINNET_FIRST_ONLY, in_cuda, device_memory<device>>("cuda", linnet::LINNET_FAMILY{});

} // namespace
} // namespace linnet_test
