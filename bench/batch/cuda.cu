// SPDX-License-Identifier: MIT OR Apache-2.0
// Batches of a family as CUDA kernels: LINNET_FAMILY is its list, LINNET_HEADER its header; without these, only the transfers.
#include <linnet/batch/cuda.hpp>

#include "measure.hpp"

#include <cstdio>

namespace bench {

/// The current device.
struct cuda_backend {
    static constexpr size_t usual_count() { return 1 << 18; }

    /// Ends the program if a CUDA call fails.
    static void expect(cudaError_t error) {
        if (error == cudaSuccess) return;
        std::fprintf(stderr, "CUDA: %s\n", cudaGetErrorString(error));
        std::exit(1);
    }
    static void* allocate(size_t size) {
        void* at = nullptr;
        expect(cudaMalloc(&at, size));
        return at;
    }
    static void release(void* at) { expect(cudaFree(at)); }
    static void copy(void* to, const void* from, size_t size) { expect(cudaMemcpy(to, from, size, cudaMemcpyDefault)); }
    /// Memory that all threads share: the data copied from and to it does not matter.
    static uint8_t* host_memory(size_t size) {
        static void* at = nullptr;
        static size_t room = 0;
        if (size > room) {
            expect(cudaFreeHost(at));
            expect(cudaMallocHost(&at, room = size));
        }
        return static_cast<uint8_t*>(at);
    }

    static bool done(const linnet::cuda::result& queued) {
        expect(queued.error);
        expect(cudaStreamSynchronize(nullptr));
        return static_cast<bool>(queued);
    }
    template <class A>
    static bool encrypt(size_t count, const auto&... arguments) {
        return done(linnet::cuda::encrypt<A>(nullptr, count, arguments...));
    }
    template <class A>
    static bool decrypt(size_t count, const auto&... arguments) {
        return done(linnet::cuda::decrypt<A>(nullptr, count, arguments...));
    }
    template <class A>
    static bool digest(size_t count, const linnet::batch::input& messages, std::span<uint8_t> digests) {
        return done(linnet::cuda::digest<A>(nullptr, count, messages, digests));
    }
    template <class A>
    static bool digest(size_t count, const linnet::batch::input& customizations, const linnet::batch::input& messages,
                       std::span<uint8_t> digests) {
        return done(linnet::cuda::digest<A>(nullptr, count, customizations, messages, digests));
    }
    template <class A>
    static bool mac(size_t count, const auto&... arguments) {
        return done(linnet::cuda::mac<A>(nullptr, count, arguments...));
    }
};

} // namespace bench

#if defined(LINNET_FAMILY)
#include LINNET_HEADER
[[maybe_unused]] static const bool added = bench::add_family<bench::cuda_backend>(linnet::LINNET_FAMILY{});
#else
[[maybe_unused]] static const bool added = bench::add_transfers<bench::cuda_backend>();

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
}
#endif
