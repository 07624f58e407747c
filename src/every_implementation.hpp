// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_EVERY_IMPLEMENTATION_HPP
#define LINNET_SRC_EVERY_IMPLEMENTATION_HPP

/// Every way to compute an algorithm, for the tests: what a user gets, each core of its list, and the lanes of a word.

#include "kernel.hpp"
#include "lanes_table.hpp"
#include "make_table.hpp"

namespace linnet_library {

/// The public type over one core.
template <linnet::algorithm_kind Kind, class Core>
constexpr auto public_type() noexcept {
    using linnet::algorithm_kind;
    using core = linnet::without_choice<Core>;
    if constexpr (Kind == algorithm_kind::aead) return std::type_identity<linnet::aead<core>>{};
    else if constexpr (Kind == algorithm_kind::hash) return std::type_identity<linnet::hash<core>>{};
    else if constexpr (Kind == algorithm_kind::xof) return std::type_identity<linnet::xof<core>>{};
    else return std::type_identity<linnet::mac<core>>{};
}

template <class Core>
bool supported() noexcept {
    return linnet::feature_of<Core>::supported();
}

template <class A, class... Core>
constexpr kernel list_all(linnet::implementations<Core...>) noexcept {
    kernel all{default_of<A>};
    std::size_t count = 1;
    const auto add = [&]<class C>() {
        if constexpr (linnet::processor::compiled<linnet::feature_of<C>>) {
            using type = typename decltype(public_type<A::kind, C>())::type;
            all[count++] = make_implementation<type>(C::variant.data(), supported<C>);
        }
    };
    (add.template operator()<Core>(), ...);
    all[count] = lanes_of<A::kind, Core...>();
    return all;
}

} // namespace linnet_library

#endif
