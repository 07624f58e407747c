// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_BATCH_SCATTERED_HPP
#define LINNET_TESTS_BATCH_SCATTERED_HPP

#include "memory.hpp"

#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

namespace linnet_test {

/// The strings of one batch, each in its own memory, by pointers. In-place outputs share the memory of their inputs.
class scattered {
    using input = linnet::batch::input;

    struct strings {
        const uint8_t* copied;
        std::vector<bytes> memory{};
        std::vector<uint8_t*> addresses{};
        std::vector<size_t> sizes{};
    };
    std::deque<strings> all_{};
    std::vector<std::pair<const strings*, std::span<uint8_t>>> written_{};

    strings* known(const uint8_t* copied) {
        for (strings& one : all_)
            if (copied != nullptr && one.copied == copied) return &one;
        return nullptr;
    }
    static strings& finish(strings& to) {
        for (bytes& string : to.memory) {
            to.addresses.push_back(string.data()); // null if empty
            to.sizes.push_back(string.size());
        }
        return to;
    }
    const strings& copy(const input& from, size_t count) {
        if (const strings* const before = known(from.data())) return *before;
        strings& to = all_.emplace_back(strings{from.data()});
        for (size_t i = 0; i < count; ++i) {
            view string;
            if (from.get(i, count, string)) to.memory.emplace_back(string.begin(), string.end());
        }
        return finish(to);
    }
    const strings& make(std::span<uint8_t> out, const std::vector<size_t>& sizes) {
        const strings* to = out.empty() ? nullptr : known(out.data());
        if (to == nullptr) {
            strings& made = all_.emplace_back(strings{out.data()});
            for (const size_t size : sizes) made.memory.emplace_back(size, uint8_t{0x5a});
            to = &finish(made);
        }
        written_.emplace_back(to, out);
        return *to;
    }

public:
    input texts(const input& from, size_t count) {
        const strings& to = copy(from, count);
        return linnet::batch::pointers(to.addresses.data(), to.sizes.data());
    }
    /// A shared string stays shared: then a batch has several layouts.
    input alike(const input& from, size_t count) {
        if (from.shape().how == linnet::batch::layout::shared) return from;
        if (from.shape().varies()) return texts(from, count);
        return linnet::batch::pointers(copy(from, count).addresses.data(), from.shape().size(count));
    }
    /// Outputs as long as the texts in `like`.
    linnet::batch::output into(std::span<uint8_t> out, const input& like, size_t count) {
        return linnet::batch::into(make(out, copy(like, count).sizes).addresses.data());
    }
    linnet::batch::output into(std::span<uint8_t> out, size_t count) {
        const size_t size = count == 0 ? 0 : out.size() / count;
        return linnet::batch::into(make(out, std::vector<size_t>(count, size)).addresses.data(), size);
    }
    /// Copies outputs back, one after the other.
    void gather() const {
        for (const auto& [from, to] : written_) {
            auto next = to.begin();
            for (const bytes& one : from->memory) next = std::copy(one.begin(), one.end(), next);
        }
    }
};

/// The memory of a batch whose strings are given by pointers.
template <class Device>
class scattered_memory {
    using strings = linnet_library::batch_input;
    using room = linnet_library::out;

    device_memory<Device> copies_;
    scattered at_{};
    size_t count_;

public:
    explicit scattered_memory(size_t count) : copies_(count), count_(count) {}
    linnet::batch::input input(const strings& from) { return at_.alike(copies_.input(from), count_); }
    linnet::batch::input texts(const strings& from) { return at_.texts(copies_.input(from), count_); }
    linnet::batch::output output(room host) { return at_.into(copies_.output(host).all(), count_); }
    linnet::batch::output output(room host, const strings& like) {
        return at_.into(copies_.output(host).all(), copies_.input(like), count_);
    }
    std::span<linnet::status> statuses(std::span<linnet_library::status> host) { return copies_.statuses(host); }
    void fetch() const {
        at_.gather();
        copies_.fetch();
    }
};

} // namespace linnet_test

#endif
