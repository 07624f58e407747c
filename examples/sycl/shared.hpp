// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_EXAMPLES_SYCL_SHARED_HPP
#define LINNET_EXAMPLES_SYCL_SHARED_HPP

#include <sycl/sycl.hpp>

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>

/// An array in USM that host and device share, freed with the object.
template <class Element>
class shared_array {
    sycl::queue& queue_;
    std::span<Element> elements_;

public:
    shared_array(sycl::queue& q, std::size_t size) : queue_(q), elements_(sycl::malloc_shared<Element>(size, q), size) {}
    shared_array(const shared_array&) = delete;
    shared_array& operator=(const shared_array&) = delete;
    ~shared_array() { sycl::free(elements_.data(), queue_); }

    operator std::span<Element>() const { return elements_; }
    operator std::span<const Element>() const { return elements_; }
    Element* data() const { return elements_.data(); }
    std::size_t size() const { return elements_.size(); }
    std::size_t bytes() const { return elements_.size_bytes(); }
    Element& operator[](std::size_t i) const { return elements_[i]; }

    /// Numbers to try things with; keys come from the operating system.
    void fill_random() {
        std::mt19937_64 random(std::random_device{}());
        for (Element& one : elements_) one = static_cast<Element>(random());
    }
};

#endif
