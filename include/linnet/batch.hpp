// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_HPP
#define LINNET_BATCH_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Many messages in one call: every AEAD, hash, extendable-output function and MAC of the catalog.
///
///     using namespace linnet::batch;
///     const auto done = encrypt<linnet::ascon_aead128>(count, each(keys), each(nonces), shared(header), at(texts, offsets),
///                                                      ciphertexts, tags);
///     if (!done) std::fprintf(stderr, "%s\n", done.what);
///
/// With AVX2 or AVX-512, algorithms that gain by it compute several messages side by side in the lanes of vectors, each with its
/// own key, nonce and lengths; `lanes<A>()` says how many. Other algorithms compute message by message. The result is the same as
/// that of the single calls. A call uses no heap, and up to 100 KB of stack, mostly for the round keys of Romulus-N in lanes.
///
/// A batch that is wrong as a whole is refused: nothing is written except zeroes into the tags, and the result says why. If one
/// message is wrong, such as a tag that is not authentic or offsets that descend, its status says so and its output is zero; the
/// other messages are not affected. With `pointers`, no message may use memory that another one writes; this is not checked.

#include <linnet/batch/repeats.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch {

namespace detail {

inline constexpr output nowhere{bytes_out{}};

struct accepted {
    constexpr result operator()() const noexcept { return {}; }
};

/// Computes a batch unless a check refuses it. `last_check` runs after all others have passed.
template <class Implementation, class Work, class Check = accepted>
constexpr result run(size_t count, const result& sizes, const regions& memory, const Work& work,
                     const Check& last_check = {}) noexcept {
    if (!sizes) return sizes;
    if (const result checked = memory.check(); !checked) return checked;
    if (const result distinct = last_check(); !distinct) return distinct;
    if (count != 0) compute<Implementation>(work, {0, count});
    return {};
}

} // namespace detail

/// How many messages of an algorithm are computed side by side on this processor; 1: one by one.
template <class A, class Implementation = detail::implementation_of<A>>
constexpr size_t lanes() noexcept {
    size_t number = 1;
    if (__builtin_is_constant_evaluated()) return number;
    linnet::detail::dispatch<Implementation>::call([&]<class Core>() {
        if constexpr (detail::side_by_side<Core>) number = detail::lanes_of<Core>::number;
    });
    return number;
}

/// Encrypts `count` plaintexts, each under its own nonce. The ciphertexts have the layout of the plaintexts, or lie one after the
/// other if the plaintext is `shared`. Tags of tag_size bytes lie one after the other. Both may also be written through pointers
/// (`into`). Keys are `shared`, `each`, or `pointers` with a size. Plaintexts may be encrypted in place. `statuses` is empty or has
/// one status per message: without offsets all of them are `ok`. Two messages with the same key and nonce are refused
/// (status::repeated) unless `same_nonces` states that the caller ensures that there are none.
template <Aead A, class Implementation = detail::implementation_of<A>>
constexpr result encrypt(size_t count, const input& keys, const input& nonces, const input& associated_data,
                         const input& plaintexts, const output& ciphertexts, const output& tags, std::span<status> statuses = {},
                         repeats same_nonces = repeats::refused) noexcept {
    return detail::run<Implementation>(count,
                                       detail::check_encrypt(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(),
                                                             associated_data.shape(), plaintexts.shape(), ciphertexts.shape(),
                                                             tags.shape(), statuses.size()),
                                       detail::regions{}
                                           .read(keys, count)
                                           .read(nonces, count)
                                           .read(associated_data, count)
                                           .in_place(plaintexts, count, ciphertexts)
                                           .write(tags, count)
                                           .write(statuses),
                                       detail::crypt_all<A, true>(detail::own_calls<A>(), count, keys, nonces, associated_data,
                                                                  plaintexts, input(), ciphertexts, tags, statuses),
                                       [&] { return detail::check_repeats(same_nonces, count, keys, nonces, tags); });
}

/// Decrypts `count` ciphertexts in the same layouts; tags are `each` or `pointers`. The status of a message is `not_authentic` if
/// its tag is wrong. Its plaintext is zero unless the status is `ok`. Ciphertexts may be decrypted in place.
template <Aead A, class Implementation = detail::implementation_of<A>>
constexpr result decrypt(size_t count, const input& keys, const input& nonces, const input& associated_data,
                         const input& ciphertexts, const input& tags, const output& plaintexts,
                         std::span<status> statuses) noexcept {
    return detail::run<Implementation>(count,
                                       detail::check_decrypt(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(),
                                                             associated_data.shape(), ciphertexts.shape(), tags.shape(),
                                                             plaintexts.shape(), statuses.size()),
                                       detail::regions{}
                                           .read(keys, count)
                                           .read(nonces, count)
                                           .read(associated_data, count)
                                           .read(tags, count)
                                           .in_place(ciphertexts, count, plaintexts)
                                           .write(statuses),
                                       detail::crypt_all<A, false>(detail::own_calls<A>(), count, keys, nonces, associated_data,
                                                                   ciphertexts, tags, plaintexts, detail::nowhere, statuses));
}

/// Writes the digests of `count` messages of any layout, one after the other. Outputs of an extendable-output function have
/// `digests.size() / count` bytes each.
template <class A, class Implementation = detail::implementation_of<A>>
    requires(Hash<A> || PlainXof<A>)
constexpr result digest(size_t count, const input& messages, const output& digests, std::span<status> statuses = {}) noexcept {
    return detail::run<Implementation>(
        count, detail::check_digest(detail::sizes_of<A>(), count, {}, messages.shape(), digests.shape(), statuses.size()),
        detail::regions{}.read(messages, count).write(digests, count).write(statuses),
        detail::absorb_all<A>(detail::own_calls<A>(), count, input(), input(), messages, input(), size_t{0}, digests, statuses));
}

/// The same with customization strings of at most customization_size_max bytes.
template <CustomizableXof A, class Implementation = detail::implementation_of<A>>
constexpr result digest(size_t count, const input& customizations, const input& messages, const output& outputs,
                        std::span<status> statuses = {}) noexcept {
    return detail::run<Implementation>(
        count,
        detail::check_digest(detail::sizes_of<A>(), count, customizations.shape(), messages.shape(), outputs.shape(),
                             statuses.size()),
        detail::regions{}.read(customizations, count).read(messages, count).write(outputs, count).write(statuses),
        detail::absorb_all<A>(detail::own_calls<A>(), count, input(), customizations, messages, input(), size_t{0}, outputs,
                              statuses));
}

/// Writes the tags of `count` messages, one after the other, of `tags.size() / count` bytes each. `nonces` holds the nonces of a
/// MAC that takes nonces, or the customization strings of one that takes those; for any other MAC it is `{}`. Two messages with the
/// same nonce and key, or with the same one-time key, are refused as in `encrypt`.
template <Mac A, class Implementation = detail::implementation_of<A>>
constexpr result mac(size_t count, const input& keys, const input& nonces, const input& messages, const output& tags,
                     std::span<status> statuses = {}, repeats same_nonces = repeats::refused) noexcept {
    return detail::run<Implementation>(
        count,
        detail::check_mac(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(), messages.shape(), tags.shape(),
                          statuses.size()),
        detail::regions{}.read(keys, count).read(nonces, count).read(messages, count).write(tags, count).write(statuses),
        detail::absorb_all<A>(detail::own_calls<A>(), count, keys, nonces, messages, input(), size_t{0}, tags, statuses), [&] {
            const bool once = A::nonce_size != 0 || A::one_time_key;
            return once ? detail::check_repeats(same_nonces, count, keys, nonces, tags) : result{};
        });
}

/// Compares the tags of `count` messages with the received ones, of `tag_size` bytes, which are `each` or `pointers` with that
/// size. The status of a message is `ok` or `not_authentic`. Tags of any sizes may be `at` offsets or `pointers` with sizes: a tag
/// of another size is `not_authentic`, since a sender could choose short tags and guess them.
template <Mac A, class Implementation = detail::implementation_of<A>>
constexpr result verify(size_t count, const input& keys, const input& nonces, const input& messages, const input& tags,
                        std::span<status> statuses, size_t tag_size = A::tag_size) noexcept {
    return detail::run<Implementation>(
        count,
        detail::check_verify(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(), messages.shape(), tags.shape(), tag_size,
                             true, statuses.size()),
        detail::regions{}.read(keys, count).read(nonces, count).read(messages, count).read(tags, count).write(statuses),
        detail::absorb_all<A>(detail::own_calls<A>(), count, keys, nonces, messages, tags, tag_size, detail::nowhere, statuses));
}

} // namespace batch
LINNET_NAMESPACE_END

#endif
#endif
