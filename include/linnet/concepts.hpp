// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_CONCEPTS_HPP
#define LINNET_CONCEPTS_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// The contract of each kind of algorithm. All sizes are in bytes; no call allocates, throws or keeps a pointer. A call that can
/// fail returns a `result`, which is true if it succeeded and otherwise says why not; then the whole output is zero. Calls fail if
/// a length is wrong (status::length) or an output overlaps another buffer (status::overlap); only plaintext and ciphertext may be
/// the same buffer (equal data() and size()). A fixed size is part of the span's type, so another size does not compile. Where a
/// size may vary, the span has any size and the call checks it. Objects that hold a key or the state of a stream are wiped when
/// they finish and when they are destroyed; after the end of a stream every call fails (status::order).

#include <linnet/detail/base/bytes.hpp>
#include <linnet/detail/interface/result.hpp>
#include <linnet/detail/word/word_concepts.hpp>
#include <linnet/kinds.hpp>

#include <concepts>
#include <string_view>

LINNET_NAMESPACE_BEGIN

/// What the catalog requires of every algorithm: `id`, `name`, `specification`, `kind` and `status`.
template <class Algo>
concept Algorithm = requires {
    { Algo::id } -> std::convertible_to<std::string_view>;
    { Algo::name } -> std::convertible_to<std::string_view>;
    { Algo::specification } -> std::convertible_to<std::string_view>;
    { Algo::kind } -> std::convertible_to<algorithm_kind>;
    { Algo::status } -> std::convertible_to<algorithm_status>;
};

namespace detail {

template <class Algo>
concept has_key_sizes = Algo::key_size_min <= Algo::key_size && Algo::key_size <= Algo::key_size_max;
template <class Algo>
concept has_nonce_sizes = Algo::nonce_size_min <= Algo::nonce_size && Algo::nonce_size <= Algo::nonce_size_max;
template <class Algo>
concept has_tag_sizes = Algo::tag_size_min <= Algo::tag_size && Algo::tag_size <= Algo::tag_size_max;

/// An encryptor and a decryptor, constructed from `First...`.
template <class Algo, class... First>
concept aead_streams =
    std::constructible_from<typename Algo::encryptor, First...> && std::constructible_from<typename Algo::decryptor, First...> &&
    !std::copyable<typename Algo::encryptor> && !std::copyable<typename Algo::decryptor> &&
    requires(typename Algo::encryptor e, typename Algo::decryptor d, bytes_in in, bytes_out out, typename Algo::keyed::tag_out tag,
             typename Algo::keyed::tag_in received) {
        { e.update_aad(in) } noexcept -> std::same_as<result>;
        { e.update(in, out) } noexcept -> std::same_as<result>;
        { e.finish(tag) } noexcept -> std::same_as<result>;
        { d.update_aad(in) } noexcept -> std::same_as<result>;
        { d.update(in, out) } noexcept -> std::same_as<result>;
        { d.verify(received) } noexcept -> std::same_as<result>;
        { e.wipe() } noexcept;
        { d.wipe() } noexcept;
    };

} // namespace detail

/// Authenticated encryption with associated data. A nonce has `nonce_size_min` to `nonce_size_max` bytes, by default `nonce_size`;
/// the one-shot calls use tags of `tag_size` bytes. A plaintext has at most message_size_max_under(nonce.size()) bytes. `decrypt`
/// compares the tag in constant time; if the message is not authentic (status::not_authentic) the plaintext is all zero.
///
/// A `keyed` is a keyed context: an expanded key for many messages. It fixes the tag size, `tag_size_min` to `tag_size_max`; with
/// another size every call fails (status::argument).
///
/// An online algorithm (`OnlineAead`) has incremental types: an `encryptor` or `decryptor` is constructed from a nonce and a key or
/// a `keyed`. It takes `update_aad` any number of times, then `update` any number of times, then `finish` or `verify` once. A call
/// out of this order ends the stream: it and all later calls fail. Plaintext from a `decryptor` is not authenticated before
/// `verify` has succeeded. If the algorithm needs all lengths before the first byte (`AnnouncedAead`), the constructors also take
/// the lengths of associated data and plaintext, and calls that differ from them fail (status::length).
template <class Algo>
concept Aead =
    Algorithm<Algo> && Algo::kind == algorithm_kind::aead && detail::has_nonce_sizes<Algo> && detail::has_tag_sizes<Algo> &&
    Algo::block_size != 0 && Algo::message_size_max != 0 && std::constructible_from<typename Algo::keyed, typename Algo::key_in> &&
    std::constructible_from<typename Algo::keyed, typename Algo::key_in, size_t> &&
    requires(std::span<const uint8_t, Algo::key_size> key, typename Algo::nonce_in nonce, detail::bytes_in in,
             detail::bytes_out out, std::span<uint8_t, Algo::tag_size> tag, std::span<const uint8_t, Algo::tag_size> received,
             const typename Algo::keyed& k, typename Algo::keyed::tag_out keyed_tag, typename Algo::keyed::tag_in keyed_received) {
        { Algo::encrypt(key, nonce, in, in, out, tag) } noexcept -> std::same_as<result>;
        { Algo::decrypt(key, nonce, in, in, received, out) } noexcept -> std::same_as<result>;
        { k.encrypt(nonce, in, in, out, keyed_tag) } noexcept -> std::same_as<result>;
        { k.decrypt(nonce, in, in, keyed_received, out) } noexcept -> std::same_as<result>;
        { Algo::seal(key, nonce, in, in, out) } noexcept -> std::same_as<result>;
        { Algo::open(key, nonce, in, in, out) } noexcept -> std::same_as<result>;
        { k.seal(nonce, in, in, out) } noexcept -> std::same_as<result>;
        { k.open(nonce, in, in, out) } noexcept -> std::same_as<result>;
    };

template <class Algo>
concept OnlineAead = Aead<Algo> && detail::aead_streams<Algo, typename Algo::key_in, typename Algo::nonce_in> &&
                     detail::aead_streams<Algo, const typename Algo::keyed&, typename Algo::nonce_in>;

template <class Algo>
concept AnnouncedAead = Aead<Algo> && detail::aead_streams<Algo, typename Algo::key_in, typename Algo::nonce_in, size_t, size_t> &&
                        detail::aead_streams<Algo, const typename Algo::keyed&, typename Algo::nonce_in, size_t, size_t>;

/// A hash function. A `hasher` takes the message incrementally; after `finish` every call fails. Hashers may be copied.
template <class Algo>
concept Hash = Algorithm<Algo> && Algo::kind == algorithm_kind::hash && Algo::block_size != 0 &&
               std::copyable<typename Algo::hasher> && std::default_initializable<typename Algo::hasher> &&
               requires(detail::bytes_in in, std::span<uint8_t, Algo::digest_size> out, typename Algo::hasher h) {
                   { Algo::digest(in) } noexcept -> std::same_as<std::array<uint8_t, Algo::digest_size>>;
                   { Algo::digest(in, out) } noexcept;
                   { h.update(in) } noexcept -> std::same_as<result>;
                   { h.finish(out) } noexcept -> std::same_as<result>;
                   { h.wipe() } noexcept;
               };

template <class XofType>
concept XofStream = std::copyable<XofType> && requires(XofType x, detail::bytes_in in, detail::bytes_out out) {
    { x.update(in) } noexcept -> std::same_as<result>;
    { x.squeeze(out) } noexcept -> std::same_as<result>;
    { x.wipe() } noexcept;
};

/// An extendable-output function (XOF). A `hasher` takes the message incrementally, then gives the output incrementally. After the
/// first `squeeze`, `update` fails and ends it.
template <class Algo>
concept PlainXof =
    Algorithm<Algo> && Algo::kind == algorithm_kind::xof && Algo::block_size != 0 && XofStream<typename Algo::hasher> &&
    std::default_initializable<typename Algo::hasher> && requires(detail::bytes_in in, detail::bytes_out out) {
        { Algo::digest(in, out) } noexcept;
    };

/// An XOF with a customization string of at most `customization_size_max` bytes; a longer one is refused.
template <class Algo>
concept CustomizableXof =
    Algorithm<Algo> && Algo::kind == algorithm_kind::xof && Algo::block_size != 0 && Algo::customization_size_max != 0 &&
    XofStream<typename Algo::hasher> && std::constructible_from<typename Algo::hasher, detail::bytes_in> &&
    requires(detail::bytes_in customization, detail::bytes_in in, detail::bytes_out out) {
        { Algo::digest(customization, in, out) } noexcept -> std::same_as<result>;
    };

template <class Algo>
concept Xof = PlainXof<Algo> || CustomizableXof<Algo>;

namespace detail {

/// The calls of a MAC, with the arguments after the key.
template <class Algo, class... Nonce>
concept mac_calls_with =
    Algorithm<Algo> && Algo::kind == algorithm_kind::mac && has_key_sizes<Algo> && has_tag_sizes<Algo> && Algo::block_size != 0 &&
    Algo::message_size_max != 0 && std::constructible_from<typename Algo::keyed, typename Algo::key_in, size_t> &&
    std::constructible_from<typename Algo::authenticator, typename Algo::key_in, Nonce...> &&
    std::constructible_from<typename Algo::authenticator, const typename Algo::keyed&, Nonce...> &&
    requires(typename Algo::key_in key, Nonce... nonce, bytes_in in, typename Algo::tag_out tag, typename Algo::tag_in received,
             const typename Algo::keyed& k, typename Algo::authenticator a) {
        { Algo::compute(key, nonce..., in, tag) } noexcept -> std::same_as<result>;
        { Algo::verify(key, nonce..., in, received) } noexcept -> std::same_as<result>;
        { k.compute(nonce..., in, tag) } noexcept -> std::same_as<result>;
        { k.verify(nonce..., in, received) } noexcept -> std::same_as<result>;
        { a.update(in) } noexcept -> std::same_as<result>;
        { a.finish(tag) } noexcept -> std::same_as<result>;
        { a.verify(received) } noexcept -> std::same_as<result>;
    };

} // namespace detail

/// A message authentication code, or a pseudorandom function. A key has `key_size_min` to `key_size_max` bytes, a tag
/// `tag_size_min` to `tag_size_max`, a message at most `message_size_max`. `verify` compares in constant time. A `keyed` is a keyed
/// context for many messages, which fixes the tag size. An `authenticator` takes the message incrementally and ends with `finish`
/// or `verify`.
template <class Algo>
concept PlainMac = detail::mac_calls_with<Algo>;

/// A MAC with a nonce of `nonce_size` bytes after the key, which must be used only once under a key.
template <class Algo>
concept NonceMac = detail::mac_calls_with<Algo, std::span<const uint8_t, Algo::nonce_size>>;

/// A MAC with a customization string of at most `customization_size_max` bytes after the key, which separates the uses of a key; a
/// keyed context includes it. The calls without one use the empty string.
template <class Algo>
concept CustomizableMac =
    PlainMac<Algo> && Algo::customization_size_max != 0 &&
    std::constructible_from<typename Algo::keyed, typename Algo::key_in, detail::bytes_in, size_t> &&
    std::constructible_from<typename Algo::authenticator, typename Algo::key_in, detail::bytes_in> &&
    requires(typename Algo::key_in key, detail::bytes_in in, typename Algo::tag_out tag, typename Algo::tag_in received) {
        { Algo::compute(key, in, in, tag) } noexcept -> std::same_as<result>;
        { Algo::verify(key, in, in, received) } noexcept -> std::same_as<result>;
    };

template <class Algo>
concept Mac = PlainMac<Algo> || NonceMac<Algo>;

/// A key derivation function: from an unpredictable secret of `key_size_min` to `key_size_max` bytes, a salt and information that
/// names the use, it derives 1 to `output_size_max` bytes. It is not for passwords. Salt and information have at most
/// `salt_size_max` and `info_size_max` bytes and may be empty.
template <class Algo>
concept SecretKdf = Algorithm<Algo> && Algo::kind == algorithm_kind::kdf && Algo::key_size_min <= Algo::key_size_max &&
                    Algo::output_size_max != 0 &&
                    requires(typename Algo::key_in secret, detail::bytes_in salt, detail::bytes_in info, detail::bytes_out output) {
                        { Algo::derive(secret, salt, info, output) } noexcept -> std::same_as<result>;
                        requires Algo::salt_size_max >= 0 && Algo::info_size_max >= 0;
                    };

/// A KDF of two steps, which can be called separately: `extract` derives a pseudorandom key of `extract_size` bytes from secret and
/// salt, `expand` derives an output from that key and the information.
template <class Algo>
concept ExtractKdf =
    SecretKdf<Algo> && requires(detail::bytes_in in, std::span<uint8_t, Algo::extract_size> key, detail::bytes_out output) {
        { Algo::extract(in, in, key) } noexcept -> std::same_as<result>;
        { Algo::expand(in, in, output) } noexcept -> std::same_as<result>;
    };

/// A key derivation function for passwords: from a password and a salt it derives 1 to `output_size_max` bytes, in time
/// proportional to the number of iterations, 1 to `iterations_max`; another number is refused (status::argument).
template <class Algo>
concept PasswordKdf =
    Algorithm<Algo> && Algo::kind == algorithm_kind::kdf && Algo::key_size_min <= Algo::key_size_max &&
    Algo::output_size_max != 0 && Algo::iterations_max != 0 &&
    requires(typename Algo::key_in password, detail::bytes_in salt, std::uint32_t iterations, detail::bytes_out output) {
        { Algo::derive(password, salt, iterations, output) } noexcept -> std::same_as<result>;
        requires Algo::salt_size_max >= 0;
    };

template <class Algo>
concept Kdf = SecretKdf<Algo> || PasswordKdf<Algo>;

/// A stream cipher. It encrypts and does not authenticate: an attacker who flips a bit of the ciphertext flips that bit of the
/// plaintext. `crypt` encrypts and decrypts. A nonce must be used only once under a key, for at most `message_size_max` bytes; more
/// is refused. A `cipher` takes the message incrementally; beyond the limit it fails (status::length) and writes zeroes.
template <class Algo>
concept StreamCipher =
    Algorithm<Algo> && Algo::kind == algorithm_kind::stream && detail::has_nonce_sizes<Algo> && Algo::block_size != 0 &&
    Algo::message_size_max != 0 && std::constructible_from<typename Algo::cipher, typename Algo::key_in, typename Algo::nonce_in> &&
    !std::copyable<typename Algo::cipher> &&
    requires(std::span<const uint8_t, Algo::key_size> key, typename Algo::nonce_in nonce, detail::bytes_in in,
             detail::bytes_out out, typename Algo::cipher c) {
        { Algo::crypt(key, nonce, in, out) } noexcept -> std::same_as<result>;
        { c.update(in, out) } noexcept -> std::same_as<result>;
    };

/// A stream cipher with random access to the keystream: after `seek(position)`, the next byte that `crypt` takes is byte `position`
/// of the message. The largest position is the length of the longest message that the specification allows, also where that exceeds
/// SIZE_MAX: 2^38 bytes for ChaCha20 and XChaCha20, else 2^64 - 1. A larger position is refused (status::length) and ends the
/// stream.
template <class Algo>
concept SeekableStreamCipher = StreamCipher<Algo> && requires(typename Algo::cipher c, std::uint64_t position) {
    { c.seek(position) } noexcept -> std::same_as<result>;
};

/// Authenticated encryption without associated data. Key, nonce and tag have one size each. `open` compares the tag in constant
/// time; if the box is not authentic (status::not_authentic) the plaintext is all zero. `seal_box` and `open_box` use one buffer,
/// the box: the tag, followed by the ciphertext.
template <class Algo>
concept SecretBox =
    Algorithm<Algo> && Algo::kind == algorithm_kind::secretbox && Algo::message_size_max != 0 &&
    requires(std::span<const uint8_t, Algo::key_size> key, std::span<const uint8_t, Algo::nonce_size> nonce, detail::bytes_in in,
             detail::bytes_out out, std::span<uint8_t, Algo::tag_size> tag, std::span<const uint8_t, Algo::tag_size> received) {
        { Algo::seal(key, nonce, in, out, tag) } noexcept -> std::same_as<result>;
        { Algo::open(key, nonce, in, received, out) } noexcept -> std::same_as<result>;
        { Algo::seal_box(key, nonce, in, out) } noexcept -> std::same_as<result>;
        { Algo::open_box(key, nonce, in, out) } noexcept -> std::same_as<result>;
    };

/// A deterministic random bit generator (SP 800-90A). A `generator` is instantiated with an entropy input of `key_size_min` to
/// `key_size_max` bytes, a nonce and a personalization string, which determine every output; with inputs of other sizes it refuses
/// every call (status::order). `reseed` takes a fresh entropy input. `generate` writes at most `output_size_max` bytes; a longer
/// output, or an input of more than `additional_size_max` bytes, is refused (status::length). After `reseed_interval` requests it
/// fails (status::order) until `reseed`. A generator cannot be copied, since two copies would give the same output. The static
/// `generate` makes the first request of a new generator.
template <class Algo>
concept Drbg = Algorithm<Algo> && Algo::kind == algorithm_kind::drbg && Algo::key_size_min != 0 &&
               Algo::key_size_min <= Algo::key_size_max && Algo::output_size_max != 0 && Algo::reseed_interval != 0 &&
               std::constructible_from<typename Algo::generator, detail::bytes_in, detail::bytes_in, detail::bytes_in> &&
               !std::copyable<typename Algo::generator> &&
               requires(typename Algo::generator g, detail::bytes_in in, detail::bytes_in additional, detail::bytes_out output) {
                   requires Algo::personalization_size_max >= 0 && Algo::additional_size_max >= 0;
                   { g.reseed(in, additional) } noexcept -> std::same_as<result>;
                   { g.generate(additional, output) } noexcept -> std::same_as<result>;
                   { Algo::generate(in, in, in, additional, output) } noexcept -> std::same_as<result>;
               };

/// A key exchange. Any `key_size` unpredictable bytes are a secret key; `public_key` computes the public key, which the peer
/// receives. `agree` computes the shared secret, from which a KDF derives keys. It refuses (status::public_key) a public key that
/// makes the shared secret zero for every secret key. Both run in constant time.
template <class Algo>
concept KeyExchange =
    Algorithm<Algo> && Algo::kind == algorithm_kind::kex &&
    requires(std::span<const uint8_t, Algo::key_size> secret, std::span<uint8_t, Algo::public_key_size> own,
             std::span<const uint8_t, Algo::public_key_size> peer, std::span<uint8_t, Algo::shared_secret_size> shared) {
        { Algo::public_key(secret, own) } noexcept -> std::same_as<result>;
        { Algo::agree(secret, peer, shared) } noexcept -> std::same_as<result>;
    };

namespace detail {

/// A cipher with one-shot calls only, whose ciphertext may be longer than the plaintext. It encrypts plaintexts of the sizes that
/// `is_plaintext_size` accepts to `ciphertext_size` bytes. It decrypts ciphertexts of the sizes that `is_ciphertext_size` accepts
/// to `plaintext_room` bytes; those after the plaintext are zero.
template <class Algo>
concept is_one_shot_cipher =
    Algorithm<Algo> && Algo::key_size != 0 && Algo::block_size != 0 && Algo::message_size_max != 0 && requires(size_t size) {
        { Algo::is_plaintext_size(size) } noexcept -> std::same_as<bool>;
        { Algo::is_ciphertext_size(size) } noexcept -> std::same_as<bool>;
        { Algo::ciphertext_size(size) } noexcept -> std::same_as<size_t>;
        { Algo::plaintext_room(size) } noexcept -> std::same_as<size_t>;
    };

} // namespace detail

/// Cipher block chaining (CBC), which does not authenticate. `decrypt` returns the length of the plaintext and fails
/// (status::padding) if the padding is malformed. Keep that secret; the time of the call reveals it too.
template <class Algo>
concept Cbc =
    detail::is_one_shot_cipher<Algo> && Algo::kind == algorithm_kind::cbc &&
    requires(typename Algo::key_in key, typename Algo::nonce_in nonce, detail::bytes_in in, detail::bytes_out out, size_t size) {
        { Algo::encrypt(key, nonce, in, out) } noexcept -> std::same_as<result>;
        { Algo::decrypt(key, nonce, in, out, size) } noexcept -> std::same_as<result>;
    };

/// Key wrap, which encrypts and authenticates keys without a nonce: equal keys give equal ciphertexts.
template <class Algo>
concept KeyWrap = detail::is_one_shot_cipher<Algo> && Algo::kind == algorithm_kind::keywrap &&
                  requires(typename Algo::key_in key, detail::bytes_in in, detail::bytes_out out, size_t size) {
                      { Algo::wrap(key, in, out) } noexcept -> std::same_as<result>;
                      { Algo::unwrap(key, in, out, size) } noexcept -> std::same_as<result>;
                  };

/// Whether an algorithm models the concept of its kind.
template <class Algo>
concept CatalogAlgorithm = Aead<Algo> || Hash<Algo> || Xof<Algo> || Mac<Algo> || Kdf<Algo> || StreamCipher<Algo> ||
                           SecretBox<Algo> || Drbg<Algo> || KeyExchange<Algo> || Cbc<Algo> || KeyWrap<Algo>;

LINNET_NAMESPACE_END

#endif
#endif
