// SPDX-License-Identifier: MIT OR Apache-2.0
// The part of the CUDA runtime that linnet/batch/cuda.hpp, its tests and its example use, on the processor: it lets them run
// without a GPU. A kernel launch calls the kernel for one thread after the other. Only memory that was allocated here counts as
// device memory.
#ifndef LINNET_TESTS_BATCH_EMULATED_CUDA_RUNTIME_H
#define LINNET_TESTS_BATCH_EMULATED_CUDA_RUNTIME_H

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <map>

#define __global__
#define __host__
#define __device__

enum cudaError_t { cudaSuccess, cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInvalidConfiguration };
inline const char* cudaGetErrorString(cudaError_t error) {
    constexpr const char* texts[] = {"no error", "invalid argument", "out of memory", "invalid configuration argument"};
    return texts[error];
}

// Memory: host and device share it.

namespace emulated_cuda {

/// The end of each allocation, by its beginning.
inline std::map<const char*, const char*>& allocations() {
    static std::map<const char*, const char*> all;
    return all;
}
/// Whether an address is in device memory.
inline bool has(const void* at) {
    const auto* const byte = static_cast<const char*>(at);
    const auto next = allocations().upper_bound(byte);
    return next != allocations().begin() && byte < std::prev(next)->second;
}

} // namespace emulated_cuda

template <class Type>
cudaError_t cudaMalloc(Type** at, std::size_t size) {
    void* const memory = std::malloc(size);
    *at = static_cast<Type*>(memory);
    if (memory == nullptr) return cudaErrorMemoryAllocation;
    emulated_cuda::allocations()[static_cast<char*>(memory)] = static_cast<char*>(memory) + size;
    return cudaSuccess;
}
template <class Type>
cudaError_t cudaMallocManaged(Type** at, std::size_t size) {
    return cudaMalloc(at, size);
}
template <class Type>
cudaError_t cudaMallocHost(Type** at, std::size_t size) {
    return cudaMalloc(at, size);
}
inline cudaError_t cudaFree(void* at) {
    if (at != nullptr && emulated_cuda::allocations().erase(static_cast<char*>(at)) == 0) return cudaErrorInvalidValue;
    std::free(at);
    return cudaSuccess;
}
inline cudaError_t cudaFreeHost(void* at) { return cudaFree(at); }

enum cudaMemcpyKind { cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDefault };
inline cudaError_t cudaMemcpy(void* to, const void* from, std::size_t size, cudaMemcpyKind) {
    std::memcpy(to, from, size);
    return cudaSuccess;
}

enum cudaMemoryType { cudaMemoryTypeUnregistered, cudaMemoryTypeManaged };
struct cudaPointerAttributes {
    cudaMemoryType type;
};
inline cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* of, const void* at) {
    of->type = emulated_cuda::has(at) ? cudaMemoryTypeManaged : cudaMemoryTypeUnregistered;
    return cudaSuccess;
}

// Devices: there is one.

enum cudaDeviceAttr { cudaDevAttrPageableMemoryAccess };
inline cudaError_t cudaGetDevice(int* device) { return *device = 0, cudaSuccess; }
inline cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr, int) { return *value = 0, cudaSuccess; }

using cudaStream_t = struct emulated_cuda_stream*;
inline cudaError_t cudaStreamSynchronize(cudaStream_t) { return cudaSuccess; }

// Kernels.

struct cudaFuncAttributes {
    int maxThreadsPerBlock;
};
template <class Kernel>
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* of, Kernel*) {
    of->maxThreadsPerBlock = 512;
    return cudaSuccess;
}

struct dim3 {
    unsigned x = 1, y = 1, z = 1;
};
inline dim3 blockIdx, threadIdx, blockDim;

struct cudaLaunchConfig_t {
    dim3 gridDim, blockDim;
    std::size_t dynamicSmemBytes;
    cudaStream_t stream;
};
template <class... Parameter, class... Argument>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t* how, void (*kernel)(Parameter...), const Argument&... arguments) {
    if (how->gridDim.x == 0 || how->blockDim.x == 0 || how->blockDim.x > 512) return cudaErrorInvalidConfiguration;
    blockDim = how->blockDim;
    for (blockIdx.x = 0; blockIdx.x < how->gridDim.x; ++blockIdx.x)
        for (threadIdx.x = 0; threadIdx.x < blockDim.x; ++threadIdx.x) kernel(arguments...);
    return cudaSuccess;
}

#endif
