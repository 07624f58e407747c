// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_BATCH_MEMORY_HPP
#define LINNET_TESTS_BATCH_MEMORY_HPP

#include "support/batch_table.hpp"
#include "support/bytes.hpp"

#include <linnet/batch/input.hpp>
#include <linnet/detail/interface/result.hpp>

#include <algorithm>
#include <span>
#include <vector>

namespace linnet_test {

/// The memory of one batch on a device: copies of host memory; equal addresses give the same copy. `Device` has `allocate(size)`,
/// `release(at)` and `copy(to, from, size)`.
template <class Device>
class device_memory {
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
        void* const device = Device::allocate(std::max(size, size_t{1}));
        if (size != 0) Device::copy(device, host, size);
        copies_.push_back({host, device, size, out});
        return static_cast<uint8_t*>(device);
    }

public:
    explicit device_memory(size_t /*count*/) {}
    device_memory(const device_memory&) = delete;
    device_memory& operator=(const device_memory&) = delete;
    ~device_memory() {
        for (const copy& c : copies_) Device::release(c.device);
    }

    linnet::batch::input input(const linnet_library::batch_input& from) {
        const view string(on_device(from.bytes.data(), from.bytes.size(), false), from.bytes.size());
        if (from.shared) return linnet::batch::shared(string);
        if (from.offset_size == 0) return linnet::batch::each(string);
        const void* const offsets = on_device(from.offsets, from.count_of_offsets * from.offset_size, false);
        if (from.offset_size == 4) return linnet::batch::at(string, static_cast<const uint32_t*>(offsets));
        return linnet::batch::at(string, static_cast<const uint64_t*>(offsets));
    }
    linnet::batch::input texts(const linnet_library::batch_input& from) { return input(from); }
    linnet::batch::output output(linnet_library::out host) {
        return linnet_library::out(on_device(host.data(), host.size(), true), host.size());
    }
    /// Outputs as long as the texts in `like`.
    linnet::batch::output output(linnet_library::out host, const linnet_library::batch_input& /*like*/) { return output(host); }
    std::span<linnet::status> statuses(std::span<linnet_library::status> host) {
        return {reinterpret_cast<linnet::status*>(on_device(host.data(), host.size(), true)), host.size()};
    }
    /// Copies outputs to the host.
    void fetch() const {
        for (const copy& c : copies_)
            if (c.out && c.size != 0) Device::copy(const_cast<void*>(c.host), c.device, c.size);
    }
};

} // namespace linnet_test

#endif
