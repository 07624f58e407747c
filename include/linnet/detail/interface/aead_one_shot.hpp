// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_AEAD_ONE_SHOT_HPP
#define LINNET_DETAIL_INTERFACE_AEAD_ONE_SHOT_HPP

/// The one-shot calls of an AEAD: checks, keys, wiping and comparison around a core.

#include <linnet/detail/interface/aead_sizes.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The parts that both forms of the one-shot calls share: checks of lengths and overlap, and a core's decryption with its
/// comparison.
template <class Core>
struct aead_checks : aead_sizes<Core> {
    using sizes = aead_sizes<Core>;
    using source = typename Core::source;
    using sink = typename Core::sink;

    LINNET_INLINE static constexpr bool fits(bytes_in nonce, bytes_in text, bytes_in output) noexcept {
        return text.size() == output.size() &&
               (sizes::nonce_size_min == sizes::nonce_size_max || sizes::is_nonce_size(nonce.size())) &&
               text.size() <= sizes::message_size_max_under(nonce.size());
    }
    LINNET_INLINE static constexpr bool disjoint(bytes_in output, bytes_in key, bytes_in nonce, bytes_in data,
                                                 bytes_in tag) noexcept {
        return !overlap(output, key) && !overlap(output, nonce) && !overlap(output, data) && !overlap(output, tag);
    }
    LINNET_INLINE static constexpr auto nonce_argument(const typename sizes::nonce_in& nonce) noexcept {
        if constexpr (sizes::nonce_size_min == sizes::nonce_size_max) return source(nonce.data());
        else return sized_source<source>{source(nonce.data()), nonce.size()};
    }
    /// For a keyed context, with the size that it fixes: 0 if it was wiped.
    static constexpr status tag_fits(size_t fixed, size_t given) noexcept {
        if (fixed == 0) return status::order;
        if (!sizes::is_tag_size(fixed)) return status::argument;
        return given == fixed ? status::ok : status::length;
    }

    /// Decrypts, and returns whether the tag verifies. If not, discard `text`.
    template <class CoreType, class Key, class Nonce>
    LINNET_INLINE static constexpr bool decrypt_and_compare(const Key& k, const Nonce& nonce, const bytes_in& data,
                                                            const bytes_in& sealed, const bytes_in& tag,
                                                            const bytes_out& text) noexcept {
        std::array<uint8_t, sizes::tag_size> computed{};
        const auto same = [&]() LINNET_LAMBDA {
            if (sizes::tag_size_min == sizes::tag_size_max || tag.size() == sizes::tag_size)
                return equal_constant_time(typename sizes::tag_in(computed), typename sizes::tag_in(tag.data(), sizes::tag_size));
            return equal_constant_time(bytes_in(computed).first(tag.size()), tag);
        };
        const source ad(data.data());
        const source in(sealed.data());
        const sink out(text.data());
        const sink to(computed.data());
        bool good = false;
        if constexpr (CoreType::verify == verification::before_decryption) {
            CoreType::authenticate(k, nonce, ad, data.size(), in, sealed.size(), to);
            good = same();
            if (good) CoreType::decrypt(k, nonce, in, out, sealed.size());
        } else {
            if constexpr (CoreType::verify == verification::with_tag) {
                static_assert(sizes::tag_size_min == sizes::tag_size_max, "decryption takes the whole tag");
                CoreType::decrypt(k, nonce, ad, data.size(), in, out, sealed.size(), source(tag.data()), to);
            } else if constexpr (sizes::binds_tag_size) {
                CoreType::decrypt(k, nonce, ad, data.size(), in, out, sealed.size(), to, tag.size());
            } else {
                CoreType::decrypt(k, nonce, ad, data.size(), in, out, sealed.size(), to);
            }
            good = same();
        }
        detail::wipe(computed);
        return good;
    }
};

/// The one-shot calls around a core. A key is bytes or the key of a keyed context; `key_at` is its memory. If `so_far` is an error,
/// the outputs are zeroed and it is returned. Closures hold words, not references: referenced objects would be put into memory for
/// the core that is called.
template <class Core>
struct aead_one_shot : aead_checks<Core> {
    using typename aead_checks<Core>::sizes, typename aead_checks<Core>::source, typename aead_checks<Core>::sink;
    using nonce_in = typename sizes::nonce_in;
    using aead_checks<Core>::fits, aead_checks<Core>::disjoint, aead_checks<Core>::nonce_argument;

    /// The tag may be shorter than the core's. That is handled here, so that one copy of the inlined code serves all sizes.
    template <class Key>
    LINNET_INLINE static constexpr status encrypt(const Key& key, const bytes_in& key_at, status so_far, const nonce_in& nonce,
                                                  const bytes_in& data, const bytes_in& text, const bytes_out& sealed,
                                                  const bytes_out& tag) noexcept {
        const status why = so_far != status::ok         ? so_far
                           : !fits(nonce, text, sealed) ? status::length
                           : in_place_or_disjoint(text, sealed) && disjoint(sealed, key_at, nonce, data, tag) &&
                                   disjoint(tag, key_at, nonce, data, text)
                               ? status::ok
                               : status::overlap;
        if (why != status::ok) {
            fill_zero(sealed);
            fill_zero(tag);
            return why;
        }
        std::array<uint8_t, sizes::tag_size> whole{};
        const bool shorter = sizes::tag_size_min != sizes::tag_size_max && tag.size() != sizes::tag_size;
        const sink to(shorter ? whole.data() : tag.data());
        const auto* const from = &key;
        const auto nonce_from = nonce_argument(nonce);
        const source ad(data.data());
        const source in(text.data());
        const sink out(sealed.data());
        const size_t data_size = data.size();
        const size_t size = text.size();
        [[maybe_unused]] const size_t tag_size = tag.size();
        // With bytes the key is expanded inside f, which needs the instructions too.
        dispatch<Core>::template call<is_context_key<Key>>([=]<class CoreType>() LINNET_LAMBDA {
            const core_key<CoreType, Key> k(*from);
            if constexpr (sizes::binds_tag_size) CoreType::encrypt(k(), nonce_from, ad, data_size, in, out, size, to, tag_size);
            else CoreType::encrypt(k(), nonce_from, ad, data_size, in, out, size, to);
        });
        if (shorter) {
            for (size_t i = 0; i < tag.size(); ++i) {
                tag[i] = whole[i];
                optimizer_barrier(whole); // prevents a call to memcpy, which few programs need otherwise
            }
            detail::wipe(whole);
        }
        return status::ok;
    }

    template <class Key>
    LINNET_INLINE static constexpr status decrypt(const Key& key, const bytes_in& key_at, status so_far, const nonce_in& nonce,
                                                  const bytes_in& data, const bytes_in& sealed, const bytes_in& tag,
                                                  const bytes_out& text) noexcept {
        status why = so_far != status::ok                                                             ? so_far
                     : !fits(nonce, sealed, text)                                                     ? status::length
                     : in_place_or_disjoint(sealed, text) && disjoint(text, key_at, nonce, data, tag) ? status::ok
                                                                                                      : status::overlap;
        if (why == status::ok) {
            bool same = false;
            const auto* const from = &key;
            const auto nonce_from = nonce_argument(nonce);
            const uint8_t* const ad = data.data();
            const size_t data_size = data.size();
            const uint8_t* const in = sealed.data();
            uint8_t* const out = text.data();
            const size_t size = text.size();
            const uint8_t* const tag_at = tag.data();
            const size_t tag_size = tag.size();
            dispatch<Core>::template call<is_context_key<Key>>([=, &same]<class CoreType>() LINNET_LAMBDA {
                const core_key<CoreType, Key> k(*from);
                bytes_in given(tag_at, tag_size); // NOLINT(misc-const-correctness): spilled
                bytes_out to(out, size);          // NOLINT(misc-const-correctness): spilled
                if constexpr (!CoreType::traits.messages_outlined) spill(given, to);
                same = aead_checks<Core>::template decrypt_and_compare<CoreType>(k(), nonce_from, {ad, data_size}, {in, size},
                                                                                 given, to);
            });
            if (same) return status::ok;
            why = status::not_authentic;
        }
        fill_zero(text);
        return why;
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
