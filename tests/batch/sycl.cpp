// SPDX-License-Identifier: MIT OR Apache-2.0
// The batches of a family as SYCL kernels: LINNET_FAMILY is its list, LINNET_HEADER its header.
#include <linnet/batch/sycl.hpp>
#include LINNET_HEADER

#include "support/registry.hpp"

#include <cstring>

namespace linnet_test {
namespace {

::sycl::queue& queue() {
    static ::sycl::queue q;
    return q;
}

/// The memory of a batch, on the device.
class backend {
    struct copy {
        const void* host;
        void* device;
        size_t size;
        bool out;
    };
    std::vector<copy> copies_;

    uint8_t* on_device(const void* host, size_t size, bool out) {
        for (copy& known : copies_) {
            if (size == 0 || known.host != host || known.size < size) continue;
            known.out = known.out || out;
            return static_cast<uint8_t*>(known.device);
        }
        void* const device = ::sycl::malloc_device(size + 1, queue());
        if (size != 0) queue().memcpy(device, host, size).wait();
        copies_.push_back({host, device, size, out});
        return static_cast<uint8_t*>(device);
    }
    template <class Call>
    linnet_library::outcome run(const Call& call) {
        try {
            call().wait_and_throw();
        } catch (const linnet::sycl::refused& refused) {
            return static_cast<linnet_library::outcome>(refused.status());
        }
        for (const copy& c : copies_)
            if (c.out && c.size != 0) queue().memcpy(const_cast<void*>(c.host), c.device, c.size).wait();
        return linnet_library::outcome::ok;
    }

public:
    backend() = default;
    backend(const backend&) = delete;
    backend& operator=(const backend&) = delete;
    ~backend() {
        for (const copy& c : copies_) ::sycl::free(c.device, queue());
    }

    linnet::batch::input input(const linnet_library::batch_input& from) {
        const view bytes(on_device(from.bytes.data(), from.bytes.size(), false), from.bytes.size());
        if (from.shared) return linnet::batch::shared(bytes);
        if (from.offset_size == 0) return linnet::batch::each(bytes);
        const void* const offsets = on_device(from.offsets, from.count_of_offsets * from.offset_size, false);
        if (from.offset_size == 4) return linnet::batch::at(bytes, static_cast<const uint32_t*>(offsets));
        return linnet::batch::at(bytes, static_cast<const uint64_t*>(offsets));
    }
    room output(room host) { return {on_device(host.data(), host.size(), true), host.size()}; }
    std::span<linnet::outcome> statuses(std::span<linnet_library::outcome> host) {
        return {reinterpret_cast<linnet::outcome*>(on_device(host.data(), host.size(), true)), host.size()};
    }

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
