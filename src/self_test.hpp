// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_SELF_TEST_HPP
#define LINNET_SRC_SELF_TEST_HPP

/// Self-tests: an implementation computes a known answer.

#include "algorithms.hpp"

#include <linnet/detail/base/secret.hpp>
#include <linnet/kinds.hpp>

#include <array>
#include <utility>

namespace linnet_library {

/// The sizes in bytes of the inputs and of the answer, which follow each other. An input that a kind does not have is empty.
struct known_answer {
    std::uint8_t key_size;   ///< of a key, a secret or an entropy input
    std::uint8_t nonce_size; ///< of a nonce or a salt
    std::uint8_t data_size;  ///< of associated data, a customization or personalization string, or information
    std::uint8_t text_size;  ///< of a message, a public key or an additional input
    std::uint8_t size;
    std::uint8_t iterations;
    const std::uint8_t* bytes;

    constexpr in key() const noexcept { return {bytes, key_size}; }
    constexpr in nonce() const noexcept { return {key().data() + key_size, nonce_size}; }
    constexpr in data() const noexcept { return {nonce().data() + nonce_size, data_size}; }
    constexpr in text() const noexcept { return {data().data() + data_size, text_size}; }
    constexpr in answer() const noexcept { return {text().data() + text_size, size}; }
};

#include "generated/known_answers.inc"

consteval std::size_t longest_known_answer() noexcept {
    std::size_t longest = 0;
    for (const known_answer& k : known_answers)
        if (longest < k.size) longest = k.size;
    return longest;
}

/// Computes the answer. The answer of an AEAD is the ciphertext and the tag, that of a secret box the tag and the ciphertext.
template <linnet::algorithm_kind Kind>
status compute_answer(const implementation& by, const known_answer& k, out to) noexcept {
    using enum linnet::algorithm_kind;
    if constexpr (Kind == aead)
        return by.aead->encrypt(k.key(), k.nonce(), k.data(), k.text(), to.first(k.text_size), to.subspan(k.text_size));
    else if constexpr (Kind == hash) return by.hash->digest(k.text(), to);
    else if constexpr (Kind == xof) return by.xof->digest(k.data(), k.text(), to);
    else if constexpr (Kind == mac) return by.mac->compute(k.key(), k.nonce(), k.data(), k.text(), to);
    else if constexpr (Kind == kdf) return by.kdf->derive(k.key(), k.nonce(), k.data(), k.iterations, to);
    else if constexpr (Kind == stream) return by.stream->crypt(k.key(), k.nonce(), k.text(), to);
    else if constexpr (Kind == secretbox) {
        const std::size_t tag_size = to.size() - k.text_size;
        return by.secretbox->seal(k.key(), k.nonce(), k.text(), to.subspan(tag_size), to.first(tag_size));
    } else if constexpr (Kind == drbg) return by.drbg->generate(k.key(), k.nonce(), k.data(), k.text(), to);
    else if constexpr (Kind == kex) return by.kex->agree(k.key(), k.text(), to);
    else return by.one_shot_cipher->encrypt(k.key(), k.nonce(), k.text(), to);
}

template <linnet::algorithm_kind Kind>
constexpr bool has_reverse =
    Kind == linnet::algorithm_kind::aead || Kind == linnet::algorithm_kind::mac || Kind == linnet::algorithm_kind::stream ||
    Kind == linnet::algorithm_kind::secretbox || Kind == linnet::algorithm_kind::cbc || Kind == linnet::algorithm_kind::keywrap;

/// Takes an answer back: writes the text to `to`, or, for a MAC, verifies the answer.
template <linnet::algorithm_kind Kind>
status reverse_answer(const implementation& by, const known_answer& k, in answer, out to) noexcept {
    using enum linnet::algorithm_kind;
    if constexpr (Kind == aead)
        return by.aead->decrypt(k.key(), k.nonce(), k.data(), answer.first(k.text_size), answer.subspan(k.text_size), to);
    else if constexpr (Kind == mac) return by.mac->verify(k.key(), k.nonce(), k.data(), k.text(), answer);
    else if constexpr (Kind == stream) return by.stream->crypt(k.key(), k.nonce(), answer, to);
    else if constexpr (Kind == secretbox) {
        const std::size_t tag_size = answer.size() - k.text_size;
        return by.secretbox->open(k.key(), k.nonce(), answer.subspan(tag_size), answer.first(tag_size), to);
    } else {
        std::size_t size = 0;
        const status why = by.one_shot_cipher->decrypt(k.key(), k.nonce(), answer, to, size);
        return why == status::ok && size != k.text_size ? status::length : why;
    }
}

using self_test_hook = void (*)(void* context, const char* id, void* value, std::size_t size);

/// Whether an implementation computes a known answer and takes it back. The hook, if any, may change what is compared.
template <linnet::algorithm_kind Kind>
bool passes(const implementation& by, const known_answer& k, const char* id, self_test_hook hook, void* context) noexcept {
    using enum linnet::algorithm_kind;
    using linnet::detail::equal_constant_time;
    constexpr std::size_t room = longest_known_answer() + 16; // the reverse of a padded text may need a block more
    std::uint8_t answer_bytes[room], text_bytes[room];
    const out answer(answer_bytes, k.size);
    if (compute_answer<Kind>(by, k, answer) != status::ok) return false;
    if (hook != nullptr) hook(context, id, answer.data(), answer.size());
    if (!equal_constant_time(in(answer), k.answer())) return false;
    if constexpr (has_reverse<Kind>) {
        std::size_t size = Kind == mac ? 0 : k.text_size;
        if constexpr (Kind == cbc || Kind == keywrap) size = by.one_shot_cipher->plaintext_room(k.size);
        const out text(text_bytes, size);
        if (reverse_answer<Kind>(by, k, answer, text) != status::ok) return false;
        if (Kind != mac && !equal_constant_time(in(text).first(k.text_size), k.text())) return false;
        answer_bytes[0] ^= 1;
        constexpr bool authenticated = Kind == aead || Kind == mac || Kind == secretbox || Kind == keywrap;
        if (authenticated && reverse_answer<Kind>(by, k, answer, text) == status::ok) return false;
    }
    return true;
}

/// Tests the implementation that the calls of an algorithm use; `at` is its index in the catalog.
inline bool passes(std::size_t at, self_test_hook hook, void* context) noexcept {
    using kind = linnet::algorithm_kind;
    constexpr auto last = static_cast<std::size_t>(kind::keywrap);
    static constexpr auto of_kinds = []<std::size_t... Kind>(std::index_sequence<Kind...>) {
        return std::array{&passes<static_cast<kind>(Kind)>...};
    }(std::make_index_sequence<last + 1>());
    const algorithm& a = algorithms()[at];
    return of_kinds[static_cast<std::size_t>(a.entry.kind)](a.implementations.front(), known_answers[at], a.entry.id.data(), hook,
                                                            context);
}

} // namespace linnet_library

#endif
