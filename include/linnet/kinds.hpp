// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_KINDS_HPP
#define LINNET_KINDS_HPP

#include <linnet/detail/base/config.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

LINNET_NAMESPACE_BEGIN

// clang-format off
// Made by `make tables` from src/kinds.toml:
/// The kind of an algorithm, which decides which concept of concepts.hpp it models.
enum class algorithm_kind : std::uint8_t { aead, hash, xof, mac, kdf, stream, secretbox, drbg, kex, cbc, keywrap };

constexpr std::string_view to_string(algorithm_kind kind) noexcept {
    constexpr std::string_view names[] = {
        "aead", "hash", "xof", "mac", "kdf", "stream", "secretbox", "drbg", "kex", "cbc", "keywrap"};
    return names[static_cast<std::size_t>(kind)];
}
// Until here.
// clang-format on

/// The status of an algorithm.
enum class algorithm_status : std::uint8_t {
    standard,  ///< specified by a standards body: what to choose
    finalist,  ///< final-round submission to a public competition
    published, ///< specified by its designers in a reviewed paper, or in an RFC or its draft
    legacy,    ///< superseded or broken: for interoperability only
};

/// A list of algorithms. Each family is such a list and is compiled together; the catalog is the list of all.
template <class... Algo>
struct algorithm_list {
    static constexpr std::size_t size = sizeof...(Algo);

    /// Calls f.template operator()<A>() for each algorithm A, in order.
    template <class Function>
    static constexpr void for_each(Function&& f) {
        (f.template operator()<Algo>(), ...);
    }
};

LINNET_NAMESPACE_END

#endif
