// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_CONCEPTS_HPP
#define LINNET_CONCEPTS_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// What every algorithm of a kind promises. All sizes are in bytes; no call allocates, throws or keeps a pointer. A `false` means
/// that the call was refused or the message is not authentic, and then the whole output is zero. Calls are refused when lengths do
/// not fit or when an output overlaps another buffer, except that a text may be processed in place (the same data(), the same
/// size()).

#include <linnet/detail/bytes.hpp>
#include <linnet/kinds.hpp>
#include <linnet/word/concepts.hpp>

#include <concepts>
#include <string_view>

LINNET_NAMESPACE_BEGIN

/// What the catalog asks of every algorithm: `id`, `name`, `specification`, `kind` and `status`.
template <class A>
concept Algorithm = requires {
    { A::id } -> std::convertible_to<std::string_view>;
    { A::name } -> std::convertible_to<std::string_view>;
    { A::specification } -> std::convertible_to<std::string_view>;
    { A::kind } -> std::convertible_to<algorithm_kind>;
    { A::status } -> std::convertible_to<algorithm_status>;
    { A::block_size } -> std::convertible_to<size_t>;
};

/// Authenticated encryption with associated data. The one-shot calls refuse a ciphertext whose length is not that of the plaintext.
/// `decrypt` compares the tag in constant time, and a message that is not authentic leaves an all-zero plaintext.
///
/// Where the scheme is online (`OnlineAead`) an `encryptor` or `decryptor` takes a message in pieces: `associate` as often as need
/// be, then `update`, then `finish` once. A call out of this order ends the stream: it and all that follow return false. Plaintext
/// that a `decryptor` gives out before `finish` has returned true is not yet authenticated.
template <class A>
concept Aead =
    Algorithm<A> && A::kind == algorithm_kind::aead &&
    requires(std::span<const uint8_t, A::key_size> key, std::span<const uint8_t, A::nonce_size> nonce, std::span<const uint8_t> in,
             std::span<uint8_t> out, std::span<uint8_t, A::tag_size> tag, std::span<const uint8_t, A::tag_size> received) {
        { A::encrypt(key, nonce, in, in, out, tag) } noexcept -> std::same_as<bool>;
        { A::decrypt(key, nonce, in, in, received, out) } noexcept -> std::same_as<bool>;
    };

template <class A>
concept OnlineAead = Aead<A> &&
                     std::constructible_from<typename A::encryptor, std::span<const uint8_t, A::key_size>,
                                             std::span<const uint8_t, A::nonce_size>> &&
                     std::constructible_from<typename A::decryptor, std::span<const uint8_t, A::key_size>,
                                             std::span<const uint8_t, A::nonce_size>> &&
                     !std::copyable<typename A::encryptor> && !std::copyable<typename A::decryptor> &&
                     requires(typename A::encryptor e, typename A::decryptor d, std::span<const uint8_t> in, std::span<uint8_t> out,
                              std::span<uint8_t, A::tag_size> tag, std::span<const uint8_t, A::tag_size> received) {
                         { e.associate(in) } noexcept -> std::same_as<bool>;
                         { e.update(in, out) } noexcept -> std::same_as<bool>;
                         { e.finish(tag) } noexcept -> std::same_as<bool>;
                         { d.associate(in) } noexcept -> std::same_as<bool>;
                         { d.update(in, out) } noexcept -> std::same_as<bool>;
                         { d.finish(received) } noexcept -> std::same_as<bool>;
                     };

/// An AEAD that also comes with shorter tags: `truncated(key, tag_size)` fixes their length, once, for a key.
template <class A>
concept TruncatableAead =
    Aead<A> && std::constructible_from<typename A::truncated, std::span<const uint8_t, A::key_size>, size_t> &&
    A::truncated::tag_size_min <= A::truncated::tag_size_max &&
    requires(const typename A::truncated& a, std::span<const uint8_t, A::nonce_size> nonce, std::span<const uint8_t> in,
             std::span<uint8_t> out) {
        { a.encrypt(nonce, in, in, out, out) } noexcept -> std::same_as<bool>;
        { a.decrypt(nonce, in, in, in, out) } noexcept -> std::same_as<bool>;
    };

/// A hash function. A `hasher` takes the message in pieces; after `finish`, whatever follows is refused. Hashers may be copied.
template <class A>
concept Hash = Algorithm<A> && A::kind == algorithm_kind::hash && std::copyable<typename A::hasher> &&
               std::default_initializable<typename A::hasher> &&
               requires(std::span<const uint8_t> in, std::span<uint8_t, A::digest_size> out, typename A::hasher h) {
                   { A::digest(in) } noexcept -> std::same_as<std::array<uint8_t, A::digest_size>>;
                   { A::digest(in, out) } noexcept;
                   { h.update(in) } noexcept -> std::same_as<bool>;
                   { h.finish(out) } noexcept -> std::same_as<bool>;
               };

template <class X>
concept XofStream = std::copyable<X> && requires(X x, std::span<const uint8_t> in, std::span<uint8_t> out) {
    { x.update(in) } noexcept -> std::same_as<bool>;
    { x.read(out) } noexcept -> std::same_as<bool>;
};

/// An extendable-output function. An `xof` takes the message in pieces and then gives the output in pieces; after the first `read`,
/// `update` is refused and ends it.
template <class A>
concept PlainXof = Algorithm<A> && A::kind == algorithm_kind::xof && XofStream<typename A::xof> &&
                   std::default_initializable<typename A::xof> && requires(std::span<const uint8_t> in, std::span<uint8_t> out) {
                       { A::digest(in, out) } noexcept;
                   };

/// An extendable-output function with a customization string of at most `customization_size_max` bytes; a longer one is refused.
template <class A>
concept CustomizableXof = Algorithm<A> && A::kind == algorithm_kind::xof && A::customization_size_max != 0 &&
                          XofStream<typename A::xof> && std::constructible_from<typename A::xof, std::span<const uint8_t>> &&
                          requires(std::span<const uint8_t> customization, std::span<const uint8_t> in, std::span<uint8_t> out) {
                              { A::digest(customization, in, out) } noexcept -> std::same_as<bool>;
                          };

template <class A>
concept Xof = PlainXof<A> || CustomizableXof<A>;

/// A message authentication code, or a pseudorandom function where `tag_size_min` and `tag_size_max` differ. `verify` compares in
/// constant time.
template <class A>
concept Mac = Algorithm<A> && A::kind == algorithm_kind::mac && A::tag_size_min <= A::tag_size && A::tag_size <= A::tag_size_max &&
              requires(std::span<const uint8_t, A::key_size> key, std::span<const uint8_t> in, typename A::tag_out tag,
                       typename A::tag_in received) {
                  { A::compute(key, in, tag) } noexcept -> std::same_as<bool>;
                  { A::verify(key, in, received) } noexcept -> std::same_as<bool>;
              };

/// A code whose message may come in pieces, to an `authenticator`, which ends with `finish` or `verify`.
template <class A>
concept OnlineMac =
    Mac<A> && std::constructible_from<typename A::authenticator, std::span<const uint8_t, A::key_size>> &&
    requires(typename A::authenticator a, std::span<const uint8_t> in, typename A::tag_out tag, typename A::tag_in received) {
        { a.update(in) } noexcept -> std::same_as<bool>;
        { a.finish(tag) } noexcept -> std::same_as<bool>;
        { a.verify(received) } noexcept -> std::same_as<bool>;
    };

LINNET_NAMESPACE_END

#endif
#endif
