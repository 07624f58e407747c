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
    else if constexpr (Kind == algorithm_kind::mac && requires { Core::nonce_size; })
        return std::type_identity<linnet::mac<core, std::span<const std::uint8_t, Core::nonce_size>>>{};
    else if constexpr (Kind == algorithm_kind::mac) return std::type_identity<linnet::mac<core>>{};
    else if constexpr (Kind == algorithm_kind::stream) return std::type_identity<linnet::stream_cipher<core>>{};
    else if constexpr (Kind == algorithm_kind::chained) return std::type_identity<linnet::chained<core>>{};
    else if constexpr (Kind == algorithm_kind::keywrap) return std::type_identity<linnet::keywrap<core>>{};
    else if constexpr (Kind == algorithm_kind::secretbox) return std::type_identity<linnet::secretbox<core>>{};
    else if constexpr (Kind == algorithm_kind::kex) return std::type_identity<linnet::key_exchange<core>>{};
    else if constexpr (requires { Core::extract_size; }) return std::type_identity<linnet::kdf<core>>{};
    else return std::type_identity<linnet::password_kdf<core>>{};
}

template <class Core>
bool supported() noexcept {
    return linnet::feature_of<Core>::supported();
}

/// Whether a user may get the core: none before it is certain.
template <class Core, class First, class... Rest>
consteval bool may_be_chosen() noexcept {
    if constexpr (std::is_same_v<Core, First>) return true;
    else if constexpr (linnet::feature_of<First>::certain) return false;
    else return may_be_chosen<Core, Rest...>();
}

/// LINNET_EVERY_IMPLEMENTATION says which: 1 all, what a user gets first, or, for who compiles them in different ways, 2 the cores
/// that a user may get, and 3 the rest behind what a user gets.
template <class A, class... Core>
constexpr kernel list_all(linnet::implementations<Core...>) noexcept {
    constexpr int part = LINNET_EVERY_IMPLEMENTATION;
    kernel all{};
    std::size_t count = 0;
    if constexpr (part != 2) all[count++] = default_of<A>;
    const auto add = [&]<class C>() {
        constexpr bool listed = part == 1 || (part == 2) == may_be_chosen<C, Core...>();
        if constexpr (listed && linnet::processor::compiled<linnet::feature_of<C>>) {
            using type = typename decltype(public_type<A::kind, C>())::type;
            all[count++] = make_implementation<type>(C::variant.data(), supported<C>);
        }
    };
    (add.template operator()<Core>(), ...);
    constexpr bool has_lanes = !has_no_lanes<A> && A::kind != linnet::algorithm_kind::kdf;
    if constexpr (part != 2 && has_lanes) all[count] = lanes_of<A::kind, Core...>();
    return all;
}

} // namespace linnet_library

#endif
