// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_FACTS_HPP
#define LINNET_SRC_FACTS_HPP

#include <linnet/concepts.hpp>

namespace linnet_library {

/// The facts in src/kinds.toml, and which parameters an algorithm has.
template <class A>
inline constexpr bool is_online = requires {
    typename A::encryptor;
    requires !A::lengths_first;
};
template <class A>
inline constexpr bool is_two_steps = requires { A::extract_size; };

template <class A>
inline constexpr bool has_nonce = requires { requires A::nonce_size != 0; };
template <class A>
inline constexpr bool has_customization = requires { requires A::customization_size_max != 0; };
template <class A>
inline constexpr bool has_personalization = requires { requires A::personalization_size_max != 0; };
template <class A>
inline constexpr bool has_additional = requires { requires A::additional_size_max != 0; };
template <class A>
inline constexpr bool has_info = is_two_steps<A>;
template <class A>
inline constexpr bool has_iterations = !is_two_steps<A>;

} // namespace linnet_library

#endif
