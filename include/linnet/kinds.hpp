// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_KINDS_HPP
#define LINNET_KINDS_HPP

#include <linnet/detail/config.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

LINNET_NAMESPACE_BEGIN

/// What a core states of itself under a name, else what holds where it need not state it.
#define LINNET_STATED(Core, name, otherwise)                                                                                       \
    [] {                                                                                                                           \
        if constexpr (requires { Core::name; }) return Core::name;                                                                 \
        else return otherwise;                                                                                                     \
    }()

/// What an algorithm does; decides which concept of concepts.hpp it models.
enum class algorithm_kind : std::uint8_t { aead, hash, xof, mac, kdf, stream, secretbox, drbg, kex, chained, keywrap };

/// Where an algorithm stands.
enum class algorithm_status : std::uint8_t {
    standard,  ///< specified by a standards body: what to choose
    finalist,  ///< final-round submission to a public competition
    published, ///< specified by its designers in a reviewed paper, or in an RFC or its draft
    legacy,    ///< superseded: for interoperability only
};

/// When an AEAD can know that a message is authentic.
enum class verification : std::uint8_t {
    after_decryption,  ///< its tag comes out beside the plaintext
    before_decryption, ///< its tag is that of the ciphertext: what is forged is never decrypted
    with_tag,          ///< decryption starts from the tag that was received
};

/// Algorithms in order. Each family has one, which is compiled together; the catalog is all of them.
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
