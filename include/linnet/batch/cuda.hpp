// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_CUDA_HPP
#define LINNET_BATCH_CUDA_HPP

#if !defined(__CUDACC__)
#error "linnet/batch/cuda.hpp: compile this file with nvcc, as CUDA (-x cu, or a name that ends in .cu)"
#elif !defined(__CUDACC_RELAXED_CONSTEXPR__)
#error "linnet/batch/cuda.hpp: add the option --expt-relaxed-constexpr, by which kernels call constexpr functions"
#endif

#include <linnet/detail/base/config.hpp>
#if !defined(LINNET_CPP20)
#error "linnet/batch/cuda.hpp: add the option -std=c++20"
#else

/// Batches as CUDA kernels: every AEAD, hash, extendable-output function and MAC of the catalog, one message per thread. Needs CUDA
/// 12 or later. No other header includes this one.
///
///     using namespace linnet::batch;
///     const auto queued = linnet::cuda::encrypt<linnet::ascon_aead128>(stream, count, each(keys), each(nonces), shared(header),
///                                                                      at(texts, offsets), ciphertexts, tags);
///     if (!queued) std::fprintf(stderr, "%s\n", queued.what);
///
/// Memory must be usable by the current device: from cudaMalloc, cudaMallocManaged or cudaMallocHost. Each call queues one kernel
/// on the stream and returns; do not touch the memory before the stream has completed the kernel. Everything that can be known
/// without reading memory of the device is checked first: a refused batch queues nothing, and the result says why. Errors that only
/// the device can detect, such as a tag that is not authentic or offsets that descend, are in the status of the message: its output
/// is zero, and the other messages are not affected.

#include <linnet/batch/one_message.hpp>

#include <cuda_runtime.h>

LINNET_NAMESPACE_BEGIN
namespace cuda {

/// The result of a call: true if its kernel was queued.
struct [[nodiscard]] result : batch::result {
    cudaError_t error = cudaSuccess; ///< the error of CUDA, if it refused the kernel
};

/// How a kernel is queued.
struct options {
    unsigned block_size = 0; ///< threads in a block; 0: the library chooses
};

using batch::input;
using bytes_out = std::span<std::uint8_t>;
using statuses = std::span<status>;

namespace detail {

using namespace batch::detail;

/// Calls `Function::run(i, count, arguments...)` for each message i.
template <class Function, class... Argument>
__global__ void each_message(std::size_t count, Argument... arguments) {
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < count) Function::run(i, count, arguments...);
}

inline result failed(cudaError_t error) noexcept { return {{status::argument, cudaGetErrorString(error)}, error}; }

/// Refuses memory that the current device cannot reach, and memory that is written and has another use.
inline result check_memory(const regions& all) noexcept {
    if (all.by_pointers()) return {batch::detail::no_pointers};
    if (const batch::result checked = all.check(); !checked) return {checked};
    int device = 0, any_memory = 0;
    if (const cudaError_t error = cudaGetDevice(&device); error != cudaSuccess) return failed(error);
    if (const cudaError_t error = cudaDeviceGetAttribute(&any_memory, cudaDevAttrPageableMemoryAccess, device);
        error != cudaSuccess)
        return failed(error);
    result found;
    if (any_memory != 0) return found;
    all.each([&](const void* at) {
        cudaPointerAttributes of{};
        const cudaError_t error = cudaPointerGetAttributes(&of, at);
        if (error != cudaSuccess) found = failed(error);
        else if (of.type == cudaMemoryTypeUnregistered)
            found = {{status::argument, "memory that the device cannot use: allocate it with cudaMalloc, cudaMallocManaged or "
                                        "cudaMallocHost"}};
    });
    return found;
}

/// Threads in a block if the caller does not choose: enough to hide latencies, but few, because each needs many registers.
inline constexpr unsigned usual_block = 128;

template <class Function, class... Argument>
result submit(cudaStream_t stream, std::size_t count, const options& how, const Argument&... arguments) noexcept {
    if (count == 0) return {};
    constexpr auto kernel = each_message<Function, Argument...>;
    cudaFuncAttributes of{};
    if (const cudaError_t error = cudaFuncGetAttributes(&of, kernel); error != cudaSuccess) return failed(error);
    const auto most = static_cast<unsigned>(of.maxThreadsPerBlock);
    if (how.block_size > most)
        return {
            {status::argument, "block size: above what the registers of this kernel allow (maxThreadsPerBlock)", how.block_size}};
    const unsigned block = how.block_size != 0 ? how.block_size : usual_block < most ? usual_block : most;
    const std::size_t blocks = (count - 1) / block + 1;
    if (blocks > 0x7fffffff) return {{status::argument, "count: above 2^31 - 1 blocks of threads", count}};
    cudaLaunchConfig_t config{};
    config.gridDim = dim3(static_cast<unsigned>(blocks));
    config.blockDim = dim3(block);
    config.stream = stream;
    const cudaError_t error = cudaLaunchKernelEx(&config, kernel, count, arguments...);
    return error == cudaSuccess ? result{} : failed(error);
}

/// Queues a batch unless a check refused it.
template <class Function, class... Argument>
result run(cudaStream_t stream, std::size_t count, const options& how, const batch::result& sizes, const regions& memory,
           const Argument&... arguments) noexcept {
    if (!sizes) return {sizes};
    if (const result checked = check_memory(memory); !checked) return checked;
    return submit<Function>(stream, count, how, arguments...);
}

} // namespace detail

/// Encrypts `count` plaintexts, each under its own nonce. Ciphertexts have the layout of the plaintexts, or follow one another if
/// the plaintext is `shared`; tags of tag_size bytes follow one another. Keys are `shared` or `each`. Plaintexts may be encrypted
/// in place. Statuses, if requested, are one for each message; without offsets all are `ok`.
template <Aead A>
result encrypt(cudaStream_t stream, std::size_t count, const input& keys, const input& nonces, const input& associated_data,
               const input& plaintexts, bytes_out ciphertexts, bytes_out tags, statuses all = {},
               const options& how = {}) noexcept {
    return detail::run<detail::encrypt_one<A>>(
        stream, count, how,
        detail::check_encrypt(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(), associated_data.shape(),
                              plaintexts.shape(), detail::room_of(ciphertexts), detail::room_of(tags), all.size()),
        detail::regions{}
            .read(keys, count)
            .read(nonces, count)
            .read(associated_data, count)
            .in_place(plaintexts, count, ciphertexts)
            .write(tags)
            .write(all),
        keys, nonces, associated_data, plaintexts, ciphertexts, tags, all);
}

/// Decrypts `count` ciphertexts in the same layouts; tags are `each`. The status of a message is `not_authentic` if its tag is
/// wrong; its plaintext is zero unless the status is `ok`. Ciphertexts may be decrypted in place.
template <Aead A>
result decrypt(cudaStream_t stream, std::size_t count, const input& keys, const input& nonces, const input& associated_data,
               const input& ciphertexts, const input& tags, bytes_out plaintexts, statuses all, const options& how = {}) noexcept {
    return detail::run<detail::decrypt_one<A>>(stream, count, how,
                                               detail::check_decrypt(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(),
                                                                     associated_data.shape(), ciphertexts.shape(), tags.shape(),
                                                                     detail::room_of(plaintexts), all.size()),
                                               detail::regions{}
                                                   .read(keys, count)
                                                   .read(nonces, count)
                                                   .read(associated_data, count)
                                                   .read(tags, count)
                                                   .in_place(ciphertexts, count, plaintexts)
                                                   .write(all),
                                               keys, nonces, associated_data, ciphertexts, tags, plaintexts, all);
}

/// Writes the digests of `count` messages of any layout, one after the other. For an extendable-output function, each output has
/// `digests.size() / count` bytes.
template <class A>
    requires(Hash<A> || PlainXof<A>)
result digest(cudaStream_t stream, std::size_t count, const input& messages, bytes_out digests, statuses all = {},
              const options& how = {}) noexcept {
    return detail::run<detail::digest_one<A>>(
        stream, count, how,
        detail::check_digest(detail::sizes_of<A>(), count, {}, messages.shape(), detail::room_of(digests), all.size()),
        detail::regions{}.read(messages, count).write(digests).write(all), messages, digests, all);
}

/// The same with customization strings of at most customization_size_max bytes.
template <CustomizableXof A>
result digest(cudaStream_t stream, std::size_t count, const input& customizations, const input& messages, bytes_out outputs,
              statuses all = {}, const options& how = {}) noexcept {
    return detail::run<detail::customized_digest_one<A>>(
        stream, count, how,
        detail::check_digest(detail::sizes_of<A>(), count, customizations.shape(), messages.shape(), detail::room_of(outputs),
                             all.size()),
        detail::regions{}.read(customizations, count).read(messages, count).write(outputs).write(all), customizations, messages,
        outputs, all);
}

/// Writes the tags of `count` messages, one after the other, of `tags.size() / count` bytes each. `nonces` has the nonces or the
/// customization strings for a MAC that takes them; for any other MAC it is `{}`.
template <Mac A>
result mac(cudaStream_t stream, std::size_t count, const input& keys, const input& nonces, const input& messages, bytes_out tags,
           statuses all = {}, const options& how = {}) noexcept {
    return detail::run<detail::mac_one<A>>(
        stream, count, how,
        detail::check_mac(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(), messages.shape(), detail::room_of(tags),
                          all.size()),
        detail::regions{}.read(keys, count).read(nonces, count).read(messages, count).write(tags).write(all), keys, nonces,
        messages, tags, all);
}

/// Compares the tags of `count` messages with the received tags, which are `each` and have `tag_size` bytes. The status of a
/// message is `ok` or `not_authentic`.
template <Mac A>
result verify(cudaStream_t stream, std::size_t count, const input& keys, const input& nonces, const input& messages,
              const input& tags, statuses all, std::size_t tag_size = A::tag_size, const options& how = {}) noexcept {
    return detail::run<detail::verify_one<A>>(
        stream, count, how,
        detail::check_verify(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(), messages.shape(), tags.shape(), tag_size,
                             false, all.size()),
        detail::regions{}.read(keys, count).read(nonces, count).read(messages, count).read(tags, count).write(all), keys, nonces,
        messages, tags, all);
}

} // namespace cuda
LINNET_NAMESPACE_END

#endif
#endif
