// SPDX-License-Identifier: MIT OR Apache-2.0
// The batches of a family as SYCL kernels: LINNET_FAMILY is its list, LINNET_HEADER its header.
#include <linnet/batch/sycl.hpp>
#include LINNET_HEADER

#include "memory.hpp"

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

class backend : public device_memory<device> {
    template <class Call>
    linnet_library::status run(const Call& call) {
        try {
            call().wait_and_throw();
        } catch (const linnet::sycl::refused& refused) {
            return static_cast<linnet_library::status>(refused.why());
        }
        fetch();
        return linnet_library::status::ok;
    }

public:
    template <class A, class... Arguments>
    auto encrypt(Arguments... a) {
        return run([&] { return linnet::sycl::encrypt<A>(queue(), a...); });
    }
    template <class A, class... Arguments>
    auto decrypt(Arguments... a) {
        return run([&] { return linnet::sycl::decrypt<A>(queue(), a...); });
    }
    template <class A, class... Arguments>
    auto digest(Arguments... a) {
        return run([&] { return linnet::sycl::digest<A>(queue(), a...); });
    }
    template <class A, class... Arguments>
    auto mac(Arguments... a) {
        return run([&] { return linnet::sycl::mac<A>(queue(), a...); });
    }
    template <class A, class... Arguments>
    auto verify(Arguments... a) {
        return run([&] { return linnet::sycl::verify<A>(queue(), a...); });
    }
};

} // namespace
} // namespace linnet_test

#include "family.hpp"

namespace {

[[maybe_unused]] const bool added = linnet_test::add_batches<LINNET_FIRST_ONLY>("sycl", linnet::LINNET_FAMILY{});

} // namespace
