// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off

#include <linnet/concepts.hpp>

namespace linnet_library {

template <class A>
inline constexpr bool is_online = requires { typename A::encryptor; requires !A::lengths_first; };
template <class A>
inline constexpr bool is_two_steps = requires { A::extract_size; };
template <class A>
inline constexpr bool is_password = !requires { A::extract_size; };
template <class A>
inline constexpr bool is_tag_sizes = A::tag_size_min != A::tag_size_max;
template <class A>
inline constexpr bool has_nonce = requires { requires A::nonce_size != 0; };
template <class A>
inline constexpr bool has_customization = requires { requires A::customization_size_max != 0; };
template <class A>
inline constexpr bool has_info = is_two_steps<A>;
template <class A>
inline constexpr bool has_iterations = is_password<A>;

} // namespace linnet_library
