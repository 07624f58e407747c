// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_MAKE_TABLE_HPP
#define LINNET_SRC_MAKE_TABLE_HPP

/// From an algorithm's type to its tables.

#include "table.hpp"

#include <linnet/concepts.hpp>
#include <linnet/interface/aead.hpp>
#include <linnet/interface/implementations.hpp>

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

template <class A>
struct aead_functions {
    static bool fits(in key, in nonce) noexcept {
        return key.size() == A::key_size && nonce.size() >= A::nonce_size_min && nonce.size() <= A::nonce_size_max;
    }
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
struct keyed_functions {
    using keyed = typename A::keyed;
    using held = object<keyed>;
    using tag_in = typename keyed::tag_in;
    using tag_out = typename keyed::tag_out;

    static bool fits(in nonce, in tag) noexcept {
        return nonce.size() >= A::nonce_size_min && nonce.size() <= A::nonce_size_max &&
               (tag_in::extent == std::dynamic_extent || tag.size() == tag_in::extent);
    }
    static outcome start(void* self, in key, std::size_t tag_size) noexcept {
        const bool fit = tag_size >= A::tag_size_min && tag_size <= A::tag_size_max;
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
        if (aead_functions<A>::fits(key, nonce)) {
            held::make(self, fixed<key_in>(key), fixed<nonce_in>(nonce));
            return outcome::ok;
        }
        held::make(self, fixed<key_in>(in(zeroes).first(A::key_size)), fixed<nonce_in>(in(zeroes).first(A::nonce_size))).wipe();
        return outcome::length;
    }
    static outcome associate(void* self, in data) noexcept { return erased(held::at(self).try_associate(data)); }
    static outcome update(void* self, in from, out to) noexcept { return erased(held::at(self).try_update(from, to)); }
    static outcome finish(void* self, out tag) noexcept {
        if (tag.size() == A::tag_size) return erased(held::at(self).try_finish(fixed<typename A::tag_out>(tag)));
        held::wipe(self);
        return refuse(outcome::length, tag);
    }
    static outcome check(void* self, in tag) noexcept {
        if (tag.size() == A::tag_size) return erased(held::at(self).try_finish(fixed<typename A::tag_in>(tag)));
        held::wipe(self);
        return outcome::length;
    }
};

template <class A>
struct encryptor_of {
    using functions = stream_functions<A, typename A::encryptor>;
    static constexpr encryptor_table table{
        sizeof(typename A::encryptor), functions::start, functions::associate, functions::update, functions::finish,
        functions::held::wipe};
};

template <class A>
struct decryptor_of {
    using functions = stream_functions<A, typename A::decryptor>;
    static constexpr decryptor_table table{
        sizeof(typename A::decryptor), functions::start, functions::associate, functions::update, functions::check,
        functions::held::wipe};
};

template <class A>
constexpr aead_table make_aead_table() noexcept {
    using f = aead_functions<A>;
    aead_table table{f::encrypt, f::decrypt, keyed_functions<A>::table, nullptr, nullptr};
    if constexpr (requires { typename A::encryptor; } && !A::lengths_first) {
        table.encryptor = &encryptor_of<A>::table;
        table.decryptor = &decryptor_of<A>::table;
    }
    return table;
}

} // namespace linnet_library

#endif
