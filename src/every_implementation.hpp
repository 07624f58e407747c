// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_EVERY_IMPLEMENTATION_HPP
#define LINNET_SRC_EVERY_IMPLEMENTATION_HPP

/// Every implementation of an algorithm, for the tests: the one that a user gets, and each core of its list.

#include "kernel.hpp"
#include "make_table.hpp"

namespace linnet_library {

template <class Core>
bool supported() noexcept {
    return linnet::feature_of<Core>::supported();
}

/// Whether a user may get the core: no earlier core is certain to run.
template <class Core, class First, class... Rest>
consteval bool may_be_chosen() noexcept {
    if constexpr (std::is_same_v<Core, First>) return true;
    else if constexpr (linnet::feature_of<First>::certain) return false;
    else return may_be_chosen<Core, Rest...>();
}

/// LINNET_EVERY_IMPLEMENTATION selects: 1, all, with the one that a user gets first. For separate compilation: 2, the cores that a
/// user may get; 3, the rest, after the one that a user gets.
template <class A, class... Core>
constexpr kernel list_all(linnet::implementations<Core...>) noexcept {
    constexpr int part = LINNET_EVERY_IMPLEMENTATION;
    kernel all{};
    std::size_t count = 0;
    if constexpr (part != 2) all[count++] = default_of<A>;
    const auto add = [&]<class C>() {
        constexpr bool listed = part == 1 || (part == 2) == may_be_chosen<C, Core...>();
        if constexpr (listed && linnet::processor::compiled<linnet::feature_of<C>>) {
            using type = typename A::template of_core<linnet::without_choice<C>>;
            all[count++] = make_implementation<type>(C::variant.data(), supported<C>);
        }
    };
    (add.template operator()<Core>(), ...);
    return all;
}

} // namespace linnet_library

#endif
