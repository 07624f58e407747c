// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_SELF_TEST_HPP
#define LINNET_SRC_SELF_TEST_HPP

/// Self-tests of implementations as tables.

#include "algorithms.hpp"

#include <linnet/detail/interface/known_answers.hpp>
#include <linnet/detail/interface/self_test.hpp>

#include <array>
#include <utility>

namespace linnet_library {

using linnet::self_test_hook;
using linnet::detail::known_answer;
using linnet::detail::known_answers;

/// The calls of a table, as linnet::detail::passes makes them.
template <linnet::algorithm_kind Kind>
struct tested {
    const implementation& by;

    bool compute(const known_answer& k, out to) const noexcept { return computed(k, to) == status::ok; }

    std::size_t room(const known_answer& k) const noexcept {
        using enum linnet::algorithm_kind;
        if constexpr (Kind == mac) return 0;
        else if constexpr (Kind == cbc || Kind == keywrap) return by.one_shot_cipher->plaintext_room(k.size);
        else return k.text_size;
    }

    /// Writes the text to `to`, or, for a MAC, verifies the answer.
    bool reverse(const known_answer& k, in answer, out to) const noexcept {
        using enum linnet::algorithm_kind;
        std::size_t size = k.text_size;
        return reversed(k, answer, to, size) == status::ok && size == k.text_size;
    }

private:
    status computed(const known_answer& k, out to) const noexcept {
        using enum linnet::algorithm_kind;
        const std::size_t rest = to.size() - k.text_size;
        if constexpr (Kind == aead)
            return by.aead->encrypt(k.key(), k.nonce(), k.data(), k.text(), to.first(k.text_size), to.last(rest));
        else if constexpr (Kind == hash) return by.hash->digest(k.text(), to);
        else if constexpr (Kind == xof) return by.xof->digest(k.data(), k.text(), to);
        else if constexpr (Kind == mac) return by.mac->compute(k.key(), k.nonce(), k.data(), k.text(), to);
        else if constexpr (Kind == kdf) return by.kdf->derive(k.key(), k.nonce(), k.data(), k.iterations, to);
        else if constexpr (Kind == stream) return by.stream->crypt(k.key(), k.nonce(), k.text(), to);
        else if constexpr (Kind == secretbox)
            return by.secretbox->seal(k.key(), k.nonce(), k.text(), to.last(k.text_size), to.first(rest));
        else if constexpr (Kind == drbg) return by.drbg->generate(k.key(), k.nonce(), k.data(), k.text(), to);
        else if constexpr (Kind == kex) return by.kex->agree(k.key(), k.text(), to);
        else return by.one_shot_cipher->encrypt(k.key(), k.nonce(), k.text(), to);
    }

    status reversed(const known_answer& k, in answer, out to, [[maybe_unused]] std::size_t& size) const noexcept {
        using enum linnet::algorithm_kind;
        const std::size_t rest = answer.size() - k.text_size;
        if constexpr (Kind == aead)
            return by.aead->decrypt(k.key(), k.nonce(), k.data(), answer.first(k.text_size), answer.last(rest), to);
        else if constexpr (Kind == mac) return by.mac->verify(k.key(), k.nonce(), k.data(), k.text(), answer);
        else if constexpr (Kind == stream) return by.stream->crypt(k.key(), k.nonce(), answer, to);
        else if constexpr (Kind == secretbox)
            return by.secretbox->open(k.key(), k.nonce(), answer.last(k.text_size), answer.first(rest), to);
        else return by.one_shot_cipher->decrypt(k.key(), k.nonce(), answer, to, size);
    }
};

/// Whether an implementation passes a self-test.
template <linnet::algorithm_kind Kind>
bool passes(const implementation& by, const known_answer& k, const char* id, self_test_hook hook, void* context) noexcept {
    return linnet::detail::passes<Kind>(tested<Kind>{by}, k, id, hook, context);
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
