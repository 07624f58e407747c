// SPDX-License-Identifier: MIT OR Apache-2.0
// The kernels of a family that is computed in lanes: LINNET_FAMILY is its name, LINNET_HEADER its header.
#include "batch.hpp"

#define LINNET_JOIN(a, b) a##b
#define LINNET_NAME(a, b) LINNET_JOIN(a, b)

#include <linnet/batch.hpp>
#if defined(LINNET_HEADER) // otherwise the header was included before
#include LINNET_HEADER
#endif

namespace linnet_library::batch {
namespace {

using namespace linnet::batch::detail;

template <class A>
void run(const calls& by, const batch& b, range part) noexcept {
    using chosen = implementation_of<A>;
    if constexpr (linnet::Aead<A>) {
        if (b.what == operation::encrypt)
            linnet::batch::detail::compute<chosen>(
                crypt_all<A, true, calls>(by, b.count, b.keys, b.nonces, b.data, b.texts, b.received, b.out, b.tags, b.all), part);
        else
            linnet::batch::detail::compute<chosen>(
                crypt_all<A, false, calls>(by, b.count, b.keys, b.nonces, b.data, b.texts, b.received, b.out, b.tags, b.all), part);
    } else {
        linnet::batch::detail::compute<chosen>(
            absorb_all<A, calls>(by, b.count, b.keys, b.nonces, b.texts, b.received, b.tag_size, b.out, b.all), part);
    }
}

/// No kernel for an algorithm that is always computed message by message.
template <class A>
constexpr lanes_kernel kernel_of() noexcept {
    if constexpr (requires {
                      typename A::implementations;
                      requires linnet::Aead<A> || linnet::Hash<A> || linnet::Xof<A> || linnet::Mac<A>;
                  }) {
        if constexpr (!std::is_same_v<implementations_of<A>, linnet::implementations<one_by_one>>)
            return {A::id, linnet::batch::lanes<A>, run<A>};
    }
    return {};
}

template <class... A>
constexpr std::array<lanes_kernel, sizeof...(A)> kernels_of(linnet::algorithm_list<A...>) noexcept {
    return {kernel_of<A>()...};
}

constexpr auto kernels = kernels_of(linnet::LINNET_NAME(LINNET_FAMILY, _family){});

} // namespace

extern const std::span<const lanes_kernel> LINNET_NAME(kernels_of_, LINNET_FAMILY);
constinit const std::span<const lanes_kernel> LINNET_NAME(kernels_of_, LINNET_FAMILY) = kernels;

} // namespace linnet_library::batch
