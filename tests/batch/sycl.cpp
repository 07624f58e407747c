// SPDX-License-Identifier: MIT OR Apache-2.0
// The batches of a family as SYCL kernels: LINNET_FAMILY is its list, LINNET_HEADER its header.
#include <linnet/batch/sycl.hpp>
#include LINNET_HEADER

#include "family.hpp"

namespace linnet_test {
namespace {

::sycl::queue& queue() {
    static ::sycl::queue q;
    return q;
}

struct device {
    static void* allocate(size_t size) { return ::sycl::malloc_device(size, queue()); }
    static void release(void* at) { ::sycl::free(at, queue()); }
    static void copy(void* to, const void* from, size_t size) { queue().memcpy(to, from, size).wait(); }
};

struct in_sycl {
    /// Converts an argument for the functions of sycl.hpp, which have no outputs by pointers.
    template <class Argument>
    static const Argument& plain(const Argument& given) {
        return given;
    }
    static std::span<uint8_t> plain(const linnet::batch::output& given) { return given.all(); }

    template <class Call>
    static linnet::status run(const Call& call) {
        try {
            call().wait_and_throw();
        } catch (const linnet::sycl::refused& refused) {
            return refused.why();
        }
        return linnet::status::ok;
    }
    template <class A, class... Arguments>
    static linnet::status encrypt(const Arguments&... a) {
        return run([&] { return linnet::sycl::encrypt<A>(queue(), plain(a)...); });
    }
    template <class A, class... Arguments>
    static linnet::status decrypt(const Arguments&... a) {
        return run([&] { return linnet::sycl::decrypt<A>(queue(), plain(a)...); });
    }
    template <class A, class... Arguments>
    static linnet::status digest(const Arguments&... a) {
        return run([&] { return linnet::sycl::digest<A>(queue(), plain(a)...); });
    }
    template <class A, class... Arguments>
    static linnet::status mac(const Arguments&... a) {
        return run([&] { return linnet::sycl::mac<A>(queue(), plain(a)...); });
    }
    template <class A, class... Arguments>
    static linnet::status verify(const Arguments&... a) {
        return run([&] { return linnet::sycl::verify<A>(queue(), plain(a)...); });
    }
};

[[maybe_unused]] const bool added = add_batches<LINNET_FIRST_ONLY, in_sycl, device_memory<device>>("sycl", linnet::LINNET_FAMILY{});

} // namespace
} // namespace linnet_test
