// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_HOST_HPP
#define LINNET_BATCH_HOST_HPP

/// How batch.hpp computes a batch: which messages in lanes, and which one by one.

#include <linnet/batch/absorb.hpp>
#include <linnet/batch/crypt.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch::detail {

/// Computes messages of a batch, with the vectors of the first implementation that the processor supports.
template <class Implementation, class Work>
constexpr void compute(const Work& work, range of) noexcept {
    const auto singly = [&]() LINNET_LAMBDA {
        for (size_t i = of.begin; i < of.end; ++i) work.single(i);
    };
    if (__builtin_is_constant_evaluated()) return singly(); // GCOV_EXCL_LINE
    linnet::detail::dispatch<Implementation>::call([&]<class Core>() LINNET_LAMBDA {
        if constexpr (side_by_side<Core>) work.template in_lanes<Core>(of);
        else singly();
    });
}

} // namespace batch::detail
LINNET_NAMESPACE_END

#endif
