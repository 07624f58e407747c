// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_ELEPHANT_HPP
#define LINNET_ELEPHANT_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Elephant, version 2 (Beyne, Chen, Dobraunig, Mennink, 2021), a finalist of the NIST lightweight competition: elephant_160
/// (Dumbo), elephant_176 (Jumbo), elephant_200 (Delirium). Choose ascon_aead128, the standard, unless a peer requires these. The
/// blocks of a message are independent and run side by side in vectors. Without vectors elephant_160 and elephant_176 are among
/// the slowest of the finalists: their permutation is made for small circuits. A tag of 8 bytes is right by chance for one forgery
/// in 2^64. Reusing a nonce repeats the keystream, and so reveals the sum of the plaintexts; where that may happen, choose
/// romulus_m.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/elephant.hpp>
#include <linnet/detail/interface/aead.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// Elephant-160, Dumbo: key 16, nonce 12, tag 8 bytes; Elephant v2, section 2.4. A nonce must be used only once under a key.
/// Stay below 2^50 bytes under one key, the amount that the competition asks for.
struct elephant_160 : aead<detail::elephant_160_implementations> {
    static constexpr std::string_view id = "elephant-160";
    static constexpr std::string_view name = "Elephant-160 (Dumbo)";
    static constexpr std::string_view specification = "Elephant v2 (2021), section 2.4";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Elephant-176, Jumbo: as elephant_160, with a larger permutation; Elephant v2, section 2.5.
struct elephant_176 : aead<detail::elephant_176_implementations> {
    static constexpr std::string_view id = "elephant-176";
    static constexpr std::string_view name = "Elephant-176 (Jumbo)";
    static constexpr std::string_view specification = "Elephant v2 (2021), section 2.5";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Elephant-200, Delirium: key 16, nonce 12, tag 16 bytes; Elephant v2, section 2.6. The permutation is Keccak-f[200], which suits
/// software better. A nonce must be used only once under a key. Stay below 2^50 bytes under one key, as for elephant_160.
struct elephant_200 : aead<detail::elephant_200_implementations> {
    static constexpr std::string_view id = "elephant-200";
    static constexpr std::string_view name = "Elephant-200 (Delirium)";
    static constexpr std::string_view specification = "Elephant v2 (2021), section 2.6";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// The family in the order of the catalog.
struct elephant_family : algorithm_list<elephant_160, elephant_176, elephant_200> {
    static constexpr std::string_view name = "elephant";
};

LINNET_NAMESPACE_END

#endif
#endif
