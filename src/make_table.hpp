// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_MAKE_TABLE_HPP
#define LINNET_SRC_MAKE_TABLE_HPP

/// From an algorithm's type to its tables.

#include "table.hpp"

#include <linnet/concepts.hpp>
#include <linnet/interface/aead.hpp>
#include <linnet/interface/hash.hpp>
#include <linnet/interface/implementations.hpp>
#include <linnet/interface/kdf.hpp>
#include <linnet/interface/kex.hpp>
#include <linnet/interface/mac.hpp>
#include <linnet/interface/secretbox.hpp>
#include <linnet/interface/stream.hpp>
#include <linnet/interface/whole.hpp>
#include <linnet/interface/xof.hpp>

#include <new>

namespace linnet_library {

inline constexpr outcome erased(linnet::outcome verdict) noexcept { return static_cast<outcome>(verdict); }

static_assert(erased(linnet::outcome::ok) == outcome::ok && erased(linnet::outcome::argument) == outcome::argument &&
              erased(linnet::outcome::length) == outcome::length && erased(linnet::outcome::overlap) == outcome::overlap &&
              erased(linnet::outcome::not_authentic) == outcome::not_authentic && erased(linnet::outcome::order) == outcome::order);

template <class... Out>
inline outcome refuse(outcome why, Out... output) noexcept {
    (linnet::detail::fill_zero(output), ...);
    return why;
}

/// Objects in memory of the caller's.
template <class T>
struct object {
    static_assert(alignof(T) <= 8);

    template <class... Argument>
    static T& make(void* self, Argument&&... argument) noexcept {
        return *new (self) T(static_cast<Argument&&>(argument)...);
    }
    static T& at(void* self) noexcept { return *std::launder(static_cast<T*>(self)); }
    static const T& at(const void* self) noexcept { return *std::launder(static_cast<const T*>(self)); }
    static void wipe(void* self) noexcept { at(self).wipe(); }
};

inline constexpr std::array<std::uint8_t, 256> zeroes{};

/// A fixed size in place of one that was checked.
template <class Fixed>
inline Fixed fixed(std::span<typename Fixed::element_type> bytes) noexcept {
    return Fixed(bytes.data(), bytes.size());
}

/// Calls that take a whole message, as the public types have them.
template <class A>
struct direct_aead {
    static bool fits(in key, in nonce) noexcept { return key.size() == A::key_size && A::is_nonce_size(nonce.size()); }
    static outcome encrypt(in key, in nonce, in data, in text, out sealed, out tag) noexcept {
        if (!fits(key, nonce) || tag.size() != A::tag_size) return refuse(outcome::length, sealed, tag);
        return erased(A::try_encrypt(fixed<typename A::key_in>(key), fixed<typename A::nonce_in>(nonce), data, text, sealed,
                                     fixed<typename A::tag_out>(tag)));
    }
    static outcome decrypt(in key, in nonce, in data, in sealed, in tag, out text) noexcept {
        if (!fits(key, nonce) || tag.size() != A::tag_size) return refuse(outcome::length, text);
        return erased(A::try_decrypt(fixed<typename A::key_in>(key), fixed<typename A::nonce_in>(nonce), data, sealed,
                                     fixed<typename A::tag_in>(tag), text));
    }
};

template <class A>
struct direct_hash {
    static outcome digest(in message, out digest) noexcept {
        if (digest.size() != A::digest_size) return refuse(outcome::length, digest);
        A::digest(message, fixed<typename A::digest_out>(digest));
        return outcome::ok;
    }
};

template <class A>
struct direct_xof {
    static outcome digest(in customization, in message, out output) noexcept {
        if constexpr (A::customization_size_max != 0) return erased(A::try_digest(customization, message, output));
        else if (!customization.empty()) return refuse(outcome::length, output);
        else return A::digest(message, output), outcome::ok;
    }
};

template <class A>
struct direct_mac {
    using key_in = typename A::key_in;
    using tag_in = typename A::tag_in;
    using tag_out = typename A::tag_out;

    static bool fits(in key, in tag) noexcept { return A::is_key_size(key.size()) && A::is_tag_size(tag.size()); }
    static outcome compute(in key, in message, out tag) noexcept {
        if (!fits(key, tag)) return refuse(outcome::length, tag);
        return erased(A::try_compute(fixed<key_in>(key), message, fixed<tag_out>(tag)));
    }
    static outcome verify(in key, in message, in tag) noexcept {
        if (!fits(key, tag)) return outcome::length;
        return erased(A::try_verify(fixed<key_in>(key), message, fixed<tag_in>(tag)));
    }
};

/// The same as a stream of one piece.
template <class A>
struct shared_hash {
    static outcome digest(in message, out digest) noexcept {
        if (digest.size() != A::digest_size) return refuse(outcome::length, digest);
        typename A::hasher whole;
        static_cast<void>(whole.try_update(message));
        return erased(whole.try_finish(fixed<typename A::digest_out>(digest)));
    }
};

template <class A>
struct shared_xof {
    static outcome digest(in customization, in message, out output) noexcept {
        if (customization.size() > A::customization_size_max) return refuse(outcome::length, output);
        if constexpr (A::customization_size_max != 0) return read(typename A::xof(customization), message, output);
        else return read(typename A::xof(), message, output);
    }
    static outcome read(typename A::xof&& whole, in message, out output) noexcept {
        static_cast<void>(whole.try_update(message));
        return erased(whole.try_read(output));
    }
};

template <class A>
struct shared_mac {
    static outcome compute(in key, in message, out tag) noexcept {
        if (!direct_mac<A>::fits(key, tag) || message.size() > A::message_size_max) return refuse(outcome::length, tag);
        if (linnet::detail::overlap(tag, key) || linnet::detail::overlap(tag, message)) return refuse(outcome::overlap, tag);
        typename A::authenticator whole(fixed<typename A::key_in>(key));
        static_cast<void>(whole.try_update(message));
        return erased(whole.try_finish(fixed<typename A::tag_out>(tag)));
    }
    static outcome verify(in key, in message, in tag) noexcept {
        if (!direct_mac<A>::fits(key, tag) || message.size() > A::message_size_max) return outcome::length;
        typename A::authenticator whole(fixed<typename A::key_in>(key));
        static_cast<void>(whole.try_update(message));
        return erased(whole.try_verify(fixed<typename A::tag_in>(tag)));
    }
};

/// Where code is to be short a message at once is a stream, which takes up to twice the time of one of 64 bytes.
#if (LINNET_UNROLL && !LINNET_SHARED) || (defined(LINNET_EVERY_IMPLEMENTATION) && LINNET_EVERY_IMPLEMENTATION != 2)
template <class A>
using whole_hash = direct_hash<A>;
template <class A>
using whole_xof = direct_xof<A>;
template <class A>
using whole_mac = direct_mac<A>;
#else
template <class A>
using whole_hash = shared_hash<A>;
template <class A>
using whole_xof = shared_xof<A>;
template <class A>
using whole_mac = shared_mac<A>;
#endif

template <class A>
struct keyed_functions {
    using keyed = typename A::keyed;
    using held = object<keyed>;
    using tag_in = typename keyed::tag_in;
    using tag_out = typename keyed::tag_out;

    static bool fits(in nonce, in tag) noexcept {
        return A::is_nonce_size(nonce.size()) && (tag_in::extent == std::dynamic_extent || tag.size() == tag_in::extent);
    }
    static outcome start(void* self, in key, std::size_t tag_size) noexcept {
        const bool fit = A::is_tag_size(tag_size);
        if (fit && key.size() == A::key_size) return held::make(self, fixed<typename A::key_in>(key), tag_size), outcome::ok;
        held::make(self, fixed<typename A::key_in>(in(zeroes).first(A::key_size))).wipe();
        return fit ? outcome::length : outcome::argument;
    }
    static outcome encrypt(const void* self, in nonce, in data, in text, out sealed, out tag) noexcept {
        if (!fits(nonce, tag)) return refuse(outcome::length, sealed, tag);
        return erased(held::at(self).try_encrypt(fixed<typename A::nonce_in>(nonce), data, text, sealed, fixed<tag_out>(tag)));
    }
    static outcome decrypt(const void* self, in nonce, in data, in sealed, in tag, out text) noexcept {
        if (!fits(nonce, tag)) return refuse(outcome::length, text);
        return erased(held::at(self).try_decrypt(fixed<typename A::nonce_in>(nonce), data, sealed, fixed<tag_in>(tag), text));
    }
    static constexpr keyed_table table{sizeof(keyed), start, encrypt, decrypt, held::wipe};
};

template <class A, class Stream>
struct stream_functions {
    using held = object<Stream>;

    static outcome start(void* self, in key, in nonce) noexcept {
        using key_in = typename A::key_in;
        using nonce_in = typename A::nonce_in;
        if (direct_aead<A>::fits(key, nonce)) {
            held::make(self, fixed<key_in>(key), fixed<nonce_in>(nonce));
            return outcome::ok;
        }
        held::make(self, fixed<key_in>(in(zeroes).first(A::key_size)), fixed<nonce_in>(in(zeroes).first(A::nonce_size))).wipe();
        return outcome::length;
    }
    static outcome start_keyed(void* self, const void* keyed, in nonce) noexcept {
        using nonce_in = typename A::nonce_in;
        const auto& key = object<typename A::keyed>::at(keyed);
        const bool fit = A::is_nonce_size(nonce.size());
        held::make(self, key, fixed<nonce_in>(fit ? nonce : in(zeroes).first(A::nonce_size)));
        if (fit) return outcome::ok;
        held::wipe(self);
        return outcome::length;
    }
    static outcome associate(void* self, in data) noexcept { return erased(held::at(self).try_associate(data)); }
    static outcome update(void* self, in from, out to) noexcept { return erased(held::at(self).try_update(from, to)); }
    /// Where tags may be shorter, the stream knows how long they are.
    static bool fits(in tag) noexcept { return A::any_tag_extent == std::dynamic_extent || tag.size() == A::tag_size; }
    static outcome finish(void* self, out tag) noexcept {
        if (fits(tag)) return erased(held::at(self).try_finish(fixed<typename A::any_tag_out>(tag)));
        held::wipe(self);
        return refuse(outcome::length, tag);
    }
    static outcome check(void* self, in tag) noexcept {
        if (fits(tag)) return erased(held::at(self).try_finish(fixed<typename A::any_tag_in>(tag)));
        held::wipe(self);
        return outcome::length;
    }
};

template <class A>
struct encryptor_of {
    using functions = stream_functions<A, typename A::encryptor>;
    static constexpr encryptor_table table{sizeof(typename A::encryptor), functions::start,  functions::start_keyed,
                                           functions::associate,          functions::update, functions::finish,
                                           functions::held::wipe};
};

template <class A>
struct decryptor_of {
    using functions = stream_functions<A, typename A::decryptor>;
    static constexpr decryptor_table table{sizeof(typename A::decryptor), functions::start,  functions::start_keyed,
                                           functions::associate,          functions::update, functions::check,
                                           functions::held::wipe};
};

template <class A>
constexpr aead_table make_aead_table() noexcept {
    using f = direct_aead<A>;
    aead_table table{f::encrypt, f::decrypt, keyed_functions<A>::table, nullptr, nullptr};
    if constexpr (requires { typename A::encryptor; } && !A::lengths_first) {
        table.encryptor = &encryptor_of<A>::table;
        table.decryptor = &decryptor_of<A>::table;
    }
    return table;
}

template <class A>
struct hash_functions {
    using held = object<typename A::hasher>;

    static void start(void* self) noexcept { held::make(self); }
    static outcome update(void* self, in message) noexcept { return erased(held::at(self).try_update(message)); }
    static outcome finish(void* self, out digest) noexcept {
        if (digest.size() == A::digest_size) return erased(held::at(self).try_finish(fixed<typename A::digest_out>(digest)));
        held::wipe(self);
        return refuse(outcome::length, digest);
    }
    static constexpr hash_table table{whole_hash<A>::digest, sizeof(typename A::hasher), start, update, finish, held::wipe};
};

template <class A>
struct xof_functions {
    using held = object<typename A::xof>;

    static outcome start(void* self, in customization) noexcept {
        const bool fit = customization.size() <= A::customization_size_max;
        if constexpr (A::customization_size_max != 0) {
            held::make(self, fit ? customization : in{});
        } else {
            held::make(self);
        }
        if (fit) return outcome::ok;
        held::wipe(self);
        return outcome::length;
    }
    static outcome update(void* self, in message) noexcept { return erased(held::at(self).try_update(message)); }
    static outcome read(void* self, out output) noexcept { return erased(held::at(self).try_read(output)); }
    static constexpr xof_table table{whole_xof<A>::digest, sizeof(typename A::xof), start, update, read, held::wipe};
};

template <class A>
struct mac_functions {
    using held = object<typename A::authenticator>;
    using key_in = typename A::key_in;
    using tag_in = typename A::tag_in;
    using tag_out = typename A::tag_out;

    static outcome start(void* self, in key) noexcept {
        const bool fit = A::is_key_size(key.size());
        held::make(self, fixed<key_in>(fit ? key : in(zeroes).first(A::key_size)));
        if (fit) return outcome::ok;
        held::wipe(self);
        return outcome::length;
    }
    static outcome update(void* self, in message) noexcept { return erased(held::at(self).try_update(message)); }
    static outcome finish(void* self, out tag) noexcept {
        if (A::is_tag_size(tag.size())) return erased(held::at(self).try_finish(fixed<tag_out>(tag)));
        held::wipe(self);
        return refuse(outcome::length, tag);
    }
    static outcome check(void* self, in tag) noexcept {
        if (A::is_tag_size(tag.size())) return erased(held::at(self).try_verify(fixed<tag_in>(tag)));
        held::wipe(self);
        return outcome::length;
    }
    static constexpr mac_table table() noexcept {
        return {whole_mac<A>::compute,
                whole_mac<A>::verify,
                sizeof(typename A::authenticator),
                start,
                update,
                finish,
                check,
                held::wipe};
    }
};

/// Codes whose messages have nonces, or that take a customization string.
template <class A>
struct nonce_mac_functions {
    using held = object<typename A::authenticator>;
    using key_in = typename A::key_in;
    static constexpr bool customizable = A::customization_size_max != 0;
    using nonce_in = std::span<const std::uint8_t, customizable ? std::dynamic_extent : A::nonce_size>;
    using tag_in = typename A::tag_in;
    using tag_out = typename A::tag_out;

    static bool fits(in key, in nonce) noexcept {
        return A::is_key_size(key.size()) && (customizable || nonce.size() == A::nonce_size);
    }
    static outcome compute(in key, in nonce, in message, out tag) noexcept {
        if (!fits(key, nonce) || !A::is_tag_size(tag.size())) return refuse(outcome::length, tag);
        return erased(A::try_compute(fixed<key_in>(key), fixed<nonce_in>(nonce), message, fixed<tag_out>(tag)));
    }
    static outcome verify(in key, in nonce, in message, in tag) noexcept {
        if (!fits(key, nonce) || !A::is_tag_size(tag.size())) return outcome::length;
        return erased(A::try_verify(fixed<key_in>(key), fixed<nonce_in>(nonce), message, fixed<tag_in>(tag)));
    }
    static outcome start(void* self, in key, in nonce) noexcept {
        const bool fit = fits(key, nonce);
        held::make(self, fixed<key_in>(fit ? key : in(zeroes).first(A::key_size)),
                   fixed<nonce_in>(fit ? nonce : in(zeroes).first(A::nonce_size)));
        if (fit) return outcome::ok;
        held::wipe(self);
        return outcome::length;
    }
    static constexpr nonce_mac_table table{compute, verify, start};
};

template <class A>
constexpr mac_table make_mac_table() noexcept {
    using f = mac_functions<A>;
    if constexpr (A::nonce_size != 0 || A::customization_size_max != 0)
        return {nullptr,  nullptr,       sizeof(typename A::authenticator), nullptr, f::update, f::finish,
                f::check, f::held::wipe, &nonce_mac_functions<A>::table};
    else return f::table();
}
template <class A>
inline constexpr mac_table mac_table_of = make_mac_table<A>();

/// Of a secret, in two steps, or of a password.
template <class A>
struct kdf_functions {
    static outcome derive(in secret, in salt, in info, std::uint32_t iterations, out output) noexcept {
        if constexpr (requires { A::extract_size; }) {
            if (iterations != 0) return refuse(outcome::argument, output);
            return erased(A::try_derive(secret, salt, info, output));
        } else {
            if (!info.empty()) return refuse(outcome::length, output);
            return erased(A::try_derive(secret, salt, iterations, output));
        }
    }
    static outcome extract(in secret, in salt, out key) noexcept {
        if (key.size() != A::extract_size) return refuse(outcome::length, key);
        return erased(A::try_extract(secret, salt, fixed<typename A::extract_out>(key)));
    }
    static outcome expand(in key, in info, out output) noexcept { return erased(A::try_expand(key, info, output)); }

    static constexpr kdf_table table() noexcept {
        if constexpr (requires { A::extract_size; }) return {derive, extract, expand};
        else return {derive, nullptr, nullptr};
    }
};

template <class A>
inline constexpr kdf_table kdf_table_of = kdf_functions<A>::table();

template <class A>
struct cipher_functions {
    using held = object<typename A::cipher>;
    using key_in = typename A::key_in;
    using nonce_in = typename A::nonce_in;

    static bool fits(in key, in nonce) noexcept { return key.size() == A::key_size && nonce.size() == A::nonce_size; }
    static outcome crypt(in key, in nonce, in text, out sealed) noexcept {
        if (!fits(key, nonce)) return refuse(outcome::length, sealed);
        return erased(A::try_crypt(fixed<key_in>(key), fixed<nonce_in>(nonce), text, sealed));
    }
    static outcome start(void* self, in key, in nonce) noexcept {
        const bool fit = fits(key, nonce);
        held::make(self, fixed<key_in>(fit ? key : in(zeroes).first(A::key_size)),
                   fixed<nonce_in>(fit ? nonce : in(zeroes).first(A::nonce_size)));
        if (fit) return outcome::ok;
        held::wipe(self);
        return outcome::length;
    }
    static outcome next(void* self, in text, out sealed) noexcept { return erased(held::at(self).try_crypt(text, sealed)); }
    static outcome seek(void* self, std::uint64_t position) noexcept { return erased(held::at(self).try_seek(position)); }
    static constexpr stream_table table{crypt, sizeof(typename A::cipher), start, next, seek, held::wipe};
};

template <class A>
struct whole_functions {
    using key_in = typename A::key_in;
    static constexpr bool chained = A::kind == linnet::algorithm_kind::chained;

    static bool fits(in key, in nonce) noexcept {
        if constexpr (chained) return key.size() == A::key_size && nonce.size() == A::nonce_size;
        else return key.size() == A::key_size && nonce.empty();
    }
    static outcome encrypt(in key, [[maybe_unused]] in nonce, in text, out sealed) noexcept {
        if (!fits(key, nonce)) return refuse(outcome::length, sealed);
        if constexpr (chained) return erased(A::try_encrypt(fixed<key_in>(key), fixed<typename A::nonce_in>(nonce), text, sealed));
        else return erased(A::try_wrap(fixed<key_in>(key), text, sealed));
    }
    static outcome decrypt(in key, [[maybe_unused]] in nonce, in sealed, out text, std::size_t& size) noexcept {
        size = 0;
        if (!fits(key, nonce)) return refuse(outcome::length, text);
        if constexpr (chained)
            return erased(A::try_decrypt(fixed<key_in>(key), fixed<typename A::nonce_in>(nonce), sealed, text, size));
        else return erased(A::try_unwrap(fixed<key_in>(key), sealed, text, size));
    }
    static constexpr whole_table table{encrypt,          decrypt, A::is_plaintext_size, A::is_ciphertext_size, A::ciphertext_size,
                                       A::plaintext_room};
};

template <class A>
struct secretbox_functions {
    using key_in = typename A::key_in;
    using nonce_in = typename A::nonce_in;
    using tag_in = typename A::tag_in;
    using tag_out = typename A::tag_out;

    static bool fits(in key, in nonce, in tag) noexcept {
        return key.size() == A::key_size && nonce.size() == A::nonce_size && tag.size() == A::tag_size;
    }
    static outcome seal(in key, in nonce, in text, out sealed, out tag) noexcept {
        if (!fits(key, nonce, tag)) return refuse(outcome::length, sealed, tag);
        return erased(A::try_seal(fixed<key_in>(key), fixed<nonce_in>(nonce), text, sealed, fixed<tag_out>(tag)));
    }
    static outcome open(in key, in nonce, in sealed, in tag, out text) noexcept {
        if (!fits(key, nonce, tag)) return refuse(outcome::length, text);
        return erased(A::try_open(fixed<key_in>(key), fixed<nonce_in>(nonce), sealed, fixed<tag_in>(tag), text));
    }
    static constexpr secretbox_table table{seal, open};
};

template <class A>
struct kex_functions {
    using key_in = typename A::key_in;
    using public_key_in = typename A::public_key_in;
    using public_key_out = typename A::public_key_out;
    using shared_secret_out = typename A::shared_secret_out;

    static outcome public_key(in secret, out own) noexcept {
        if (secret.size() != A::key_size || own.size() != A::public_key_size) return refuse(outcome::length, own);
        return erased(A::try_public_key(fixed<key_in>(secret), fixed<public_key_out>(own)));
    }
    static outcome agree(in secret, in peer, out shared) noexcept {
        const bool fit =
            secret.size() == A::key_size && peer.size() == A::public_key_size && shared.size() == A::shared_secret_size;
        if (!fit) return refuse(outcome::length, shared);
        return erased(A::try_agree(fixed<key_in>(secret), fixed<public_key_in>(peer), fixed<shared_secret_out>(shared)));
    }
    static constexpr kex_table table{public_key, agree};
};

template <class A>
inline constexpr aead_table aead_table_of = make_aead_table<A>();

template <class A>
constexpr implementation make_implementation(const char* name, bool (*supported)() noexcept) noexcept {
    using linnet::algorithm_kind;
    implementation made{name, supported};
    if constexpr (A::kind == algorithm_kind::aead) made.aead = &aead_table_of<A>;
    if constexpr (A::kind == algorithm_kind::hash) made.hash = &hash_functions<A>::table;
    if constexpr (A::kind == algorithm_kind::xof) made.xof = &xof_functions<A>::table;
    if constexpr (A::kind == algorithm_kind::mac) made.mac = &mac_table_of<A>;
    if constexpr (A::kind == algorithm_kind::stream) made.stream = &cipher_functions<A>::table;
    if constexpr (A::kind == algorithm_kind::chained || A::kind == algorithm_kind::keywrap) made.whole = &whole_functions<A>::table;
    if constexpr (A::kind == algorithm_kind::kdf) made.kdf = &kdf_table_of<A>;
    if constexpr (A::kind == algorithm_kind::secretbox) made.secretbox = &secretbox_functions<A>::table;
    if constexpr (A::kind == algorithm_kind::kex) made.kex = &kex_functions<A>::table;
    return made;
}

/// What a user of the header gets.
template <class A>
inline constexpr implementation default_of = make_implementation<A>("default", always);

} // namespace linnet_library

#endif
