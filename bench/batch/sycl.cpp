// SPDX-License-Identifier: MIT OR Apache-2.0
// Batches of a family as SYCL kernels: LINNET_FAMILY is its list, LINNET_HEADER its header; without these, only the transfers.
#include "sycl.hpp"

#if defined(LINNET_FAMILY)
#include LINNET_HEADER
[[maybe_unused]] static const bool added = bench::add_family<bench::sycl_backend>(linnet::LINNET_FAMILY{});
#else
[[maybe_unused]] static const bool added = bench::add_transfers<bench::sycl_backend>();

int main(int argc, char** argv) {
    benchmark::AddCustomContext("device", bench::sycl_backend::queue().get_device().get_info<sycl::info::device::name>());
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
}
#endif
