// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SELF_TEST_HPP
#define LINNET_SELF_TEST_HPP

/// Self-tests for those who certify, as FIPS 140-3 demands them before an algorithm is used (implementation guidance, 10.3.A).

#include <linnet/concepts.hpp>
#if defined(LINNET_CPP20)

#include <linnet/detail/interface/known_answers.hpp>
#include <linnet/detail/interface/self_test.hpp>

#include <iterator>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Evaluated by the compiler, which fails if the algorithm has no known answer.
constexpr known_answer answer_of(std::string_view id) noexcept {
    for (std::size_t i = 0; i < std::size(known_answers); ++i)
        if (known_answer_ids[i] == id) return known_answers[i];
    __builtin_unreachable();
}

template <class A>
concept takes_customization = requires { requires A::customization_size_max != 0; };
template <class A>
concept takes_nonce = requires { requires A::nonce_size != 0; };
template <class A>
concept takes_information = requires { A::extract_size; };

/// The calls of an algorithm, as `passes` makes them.
template <Algorithm A>
struct tested {
    using in = std::span<const std::uint8_t>;
    using out = std::span<std::uint8_t>;
    using enum algorithm_kind;

    static constexpr bool compute(const known_answer& k, out to) noexcept {
        const in text = k.text();
        if constexpr (A::kind == aead || A::kind == secretbox) return sealed(k, to);
        else if constexpr (A::kind == hash) return A::digest(text, as<typename A::digest_out>(to)), true;
        else if constexpr (A::kind == xof) return squeezed(k, to);
        else if constexpr (A::kind == mac)
            return with_key(k, [&](auto... key) { return A::compute(key..., text, as<typename A::tag_out>(to)); });
        else if constexpr (A::kind == kdf) return derived(k, to);
        else if constexpr (A::kind == stream) return with_key(k, [&](auto... key) { return A::crypt(key..., text, to); });
        else if constexpr (A::kind == drbg) return ok(A::generate(k.key(), k.nonce(), k.data(), text, to));
        else if constexpr (A::kind == kex)
            return with_key(k, [&](auto key) {
                return A::agree(key, as<typename A::public_key_in>(text), as<typename A::shared_secret_out>(to));
            });
        else if constexpr (A::kind == cbc) return with_key(k, [&](auto... key) { return A::encrypt(key..., text, to); });
        else return with_key(k, [&](auto key) { return A::wrap(key, text, to); });
    }

    static constexpr std::size_t room(const known_answer& k) noexcept {
        if constexpr (A::kind == mac) return 0;
        else if constexpr (A::kind == cbc || A::kind == keywrap) return A::plaintext_room(k.size);
        else return k.text_size;
    }

    static constexpr bool reverse(const known_answer& k, in answer, out to) noexcept {
        [[maybe_unused]] std::size_t size = k.text_size;
        if constexpr (A::kind == aead || A::kind == secretbox) return opened(k, answer, to);
        else if constexpr (A::kind == mac)
            return with_key(k, [&](auto... key) { return A::verify(key..., k.text(), as<typename A::tag_in>(answer)); });
        else if constexpr (A::kind == stream) return with_key(k, [&](auto... key) { return A::crypt(key..., answer, to); });
        else if constexpr (A::kind == cbc)
            return with_key(k, [&](auto... key) { return A::decrypt(key..., answer, to, size); }) && size == k.text_size;
        else return with_key(k, [&](auto key) { return A::unwrap(key, answer, to, size); }) && size == k.text_size;
    }

private:
    /// Bytes as the type that a call takes; they have its size.
    template <class T>
    static constexpr T as(auto bytes) noexcept {
        return T(bytes.data(), bytes.size());
    }
    static constexpr bool ok(result made) noexcept { return static_cast<bool>(made); }

    /// Calls `f` with the key, and with the nonce or the customization string if the algorithm has one.
    static constexpr bool with_key(const known_answer& k, const auto& f) noexcept {
        const auto key = as<typename A::key_in>(k.key());
        if constexpr (takes_customization<A>) return ok(f(key, k.data()));
        else if constexpr (takes_nonce<A>) return ok(f(key, as<typename A::nonce_in>(k.nonce())));
        else return ok(f(key));
    }
    static constexpr bool sealed(const known_answer& k, out to) noexcept {
        const std::size_t rest = to.size() - k.text_size;
        return with_key(k, [&](auto... key) {
            if constexpr (A::kind == aead)
                return A::encrypt(key..., k.data(), k.text(), to.first(k.text_size), as<typename A::tag_out>(to.last(rest)));
            else return A::seal(key..., k.text(), to.last(k.text_size), as<typename A::tag_out>(to.first(rest)));
        });
    }
    static constexpr bool opened(const known_answer& k, in answer, out to) noexcept {
        const std::size_t rest = answer.size() - k.text_size;
        return with_key(k, [&](auto... key) {
            if constexpr (A::kind == aead)
                return A::decrypt(key..., k.data(), answer.first(k.text_size), as<typename A::tag_in>(answer.last(rest)), to);
            else return A::open(key..., answer.last(k.text_size), as<typename A::tag_in>(answer.first(rest)), to);
        });
    }
    static constexpr bool squeezed(const known_answer& k, out to) noexcept {
        if constexpr (takes_customization<A>) return ok(A::digest(k.data(), k.text(), to));
        else return A::digest(k.text(), to), true;
    }
    static constexpr bool derived(const known_answer& k, out to) noexcept {
        if constexpr (takes_information<A>) return ok(A::derive(k.key(), k.nonce(), k.data(), to));
        else return ok(A::derive(k.key(), k.nonce(), k.iterations, to));
    }
};

} // namespace detail

/// Computes a known answer with A, from tests/kat/vectors.txt, and compares it; where a call of A reverses another, takes the
/// answer back, and refuses it with a wrong bit if it is authenticated. True if all is right; nothing else is linked. The hook, if
/// any, gets the answer before it is compared, and may change it to see the self-test fail; `context` is passed to it.
template <Algorithm A>
[[nodiscard]] constexpr bool self_test(self_test_hook hook = nullptr, void* context = nullptr) noexcept {
    constexpr detail::known_answer answer = detail::answer_of(A::id);
    return detail::passes<A::kind>(detail::tested<A>(), answer, A::id.data(), hook, context);
}

LINNET_NAMESPACE_END

#endif
#endif
