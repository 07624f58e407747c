// SPDX-License-Identifier: MIT OR Apache-2.0
// Batches of a family on the processor, and the same messages by single calls: LINNET_FAMILY is its list, LINNET_HEADER its header.
#include <linnet/batch.hpp>
#include LINNET_HEADER

#include "measure.hpp"

#include <cstdlib>
#include <cstring>

namespace {

template <bool Together>
struct host_backend {
    static constexpr const char* name = Together ? "linnet" : "single calls";
    template <class A>
    using chosen = std::conditional_t<Together, linnet::batch::detail::implementation_of<A>, linnet::batch::detail::one_by_one>;

    static std::size_t usual_count() { return 1024; }
    static void* allocate(std::size_t size) { return std::malloc(size); }
    static void release(void* at) { std::free(at); }
    static void copy(void* to, const void* from, std::size_t size) { std::memcpy(to, from, size); }

    template <class A>
    static bool encrypt(std::size_t count, const auto&... arguments) {
        return static_cast<bool>(linnet::batch::encrypt<A, chosen<A>>(count, arguments...));
    }
    template <class A>
    static bool decrypt(std::size_t count, const auto&... arguments) {
        return static_cast<bool>(linnet::batch::decrypt<A, chosen<A>>(count, arguments...));
    }
    template <class A>
    static bool digest(std::size_t count, const linnet::batch::input& messages, std::span<std::uint8_t> digests) {
        return static_cast<bool>(linnet::batch::digest<A, chosen<A>>(count, messages, digests));
    }
    template <class A>
    static bool digest(std::size_t count, const linnet::batch::input& customizations, const linnet::batch::input& messages,
                       std::span<std::uint8_t> digests) {
        return static_cast<bool>(linnet::batch::digest<A, chosen<A>>(count, customizations, messages, digests));
    }
    template <class A>
    static bool mac(std::size_t count, const auto&... arguments) {
        return static_cast<bool>(linnet::batch::mac<A, chosen<A>>(count, arguments...));
    }
};

[[maybe_unused]] const bool added = bench::add_family<host_backend<true>>(linnet::LINNET_FAMILY{}) &&
                                    bench::add_family<host_backend<false>>(linnet::LINNET_FAMILY{});

} // namespace
