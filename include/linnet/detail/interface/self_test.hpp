// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_SELF_TEST_HPP
#define LINNET_DETAIL_INTERFACE_SELF_TEST_HPP

/// Self-tests: an implementation computes a known answer and takes it back.

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

#include <linnet/detail/base/secret.hpp>
#include <linnet/kinds.hpp>

#include <span>

LINNET_NAMESPACE_BEGIN

/// Gets what a self-test has computed, before it is compared, with the id of the algorithm; it may change it.
using self_test_hook = void (*)(void* context, const char* id, void* value, std::size_t size);

namespace detail {

/// The sizes in bytes of the inputs and of the answer, which follow each other. An input that a kind does not have is empty. An
/// AEAD's answer is the ciphertext and the tag, a secret box's the tag and the ciphertext.
struct known_answer {
    using view = std::span<const std::uint8_t>;

    std::uint8_t key_size;   ///< of a key, a secret or an entropy input
    std::uint8_t nonce_size; ///< of a nonce or a salt
    std::uint8_t data_size;  ///< of associated data, a customization or personalization string, or information
    std::uint8_t text_size;  ///< of a message, a public key or an additional input
    std::uint8_t size;
    std::uint8_t iterations;
    const std::uint8_t* bytes;

    constexpr view key() const noexcept { return {bytes, key_size}; }
    constexpr view nonce() const noexcept { return {bytes + key_size, nonce_size}; }
    constexpr view data() const noexcept { return {bytes + key_size + nonce_size, data_size}; }
    constexpr view text() const noexcept { return {bytes + key_size + nonce_size + data_size, text_size}; }
    constexpr view answer() const noexcept { return {bytes + key_size + nonce_size + data_size + text_size, size}; }
};

/// In bytes; known_answers.hpp sees to it.
inline constexpr std::size_t longest_answer = 160;

/// Whether calls of a kind take an answer back.
constexpr bool is_reversed(algorithm_kind kind) noexcept {
    using enum algorithm_kind;
    return kind == aead || kind == mac || kind == stream || kind == secretbox || kind == cbc || kind == keywrap;
}
constexpr bool is_authenticated(algorithm_kind kind) noexcept {
    using enum algorithm_kind;
    return kind == aead || kind == mac || kind == secretbox || kind == keywrap;
}

/// Whether `by` computes a known answer and takes it back. Its functions return whether they succeed: `compute(k, answer)`, and for
/// some kinds `reverse(k, answer, text)`, with `room(k)`, the size of that text.
template <algorithm_kind Kind, class By>
constexpr bool passes(const By& by, const known_answer& k, const char* id, self_test_hook hook, void* context) noexcept {
    std::uint8_t answer_bytes[longest_answer]{};
    const std::span<std::uint8_t> answer(answer_bytes, k.size);
    if (!by.compute(k, answer)) return false;
    if (hook != nullptr) hook(context, id, answer.data(), answer.size());
    if (!equal_constant_time(known_answer::view(answer), k.answer())) return false;
    if constexpr (is_reversed(Kind)) {
        std::uint8_t text_bytes[longest_answer]{};
        const std::span<std::uint8_t> text(text_bytes, by.room(k));
        if (!by.reverse(k, answer, text)) return false;
        if (Kind != algorithm_kind::mac && !equal_constant_time(known_answer::view(text).first(k.text_size), k.text()))
            return false;
        for (const std::size_t wrong : {std::size_t{0}, answer.size() - 1}) {
            answer[wrong] ^= 1;
            if (is_authenticated(Kind) && by.reverse(k, answer, text)) return false;
            answer[wrong] ^= 1;
        }
    }
    return true;
}

} // namespace detail

LINNET_NAMESPACE_END

#endif
#endif
