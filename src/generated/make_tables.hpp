// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off

namespace linnet_library {

/// Whether bytes have a size that the algorithm takes; without such a parameter, whether they are empty.
template <class A>
struct takes {
    static bool key(in b) noexcept {
        if constexpr (requires { A::is_key_size(b.size()); }) return A::is_key_size(b.size());
        else if constexpr (requires { A::key_size; }) return b.size() == A::key_size;
        else if constexpr (requires { A::key_size_max; }) return b.size() <= A::key_size_max;
        else return b.empty();
    }
    static bool nonce(in b) noexcept {
        if constexpr (requires { A::is_nonce_size(b.size()); }) return A::is_nonce_size(b.size());
        else if constexpr (requires { A::nonce_size; }) return b.size() == A::nonce_size;
        else if constexpr (requires { A::nonce_size_max; }) return b.size() <= A::nonce_size_max;
        else return b.empty();
    }
    static bool tag(in b) noexcept {
        if constexpr (requires { A::is_tag_size(b.size()); }) return A::is_tag_size(b.size());
        else if constexpr (requires { A::tag_size; }) return b.size() == A::tag_size;
        else if constexpr (requires { A::tag_size_max; }) return b.size() <= A::tag_size_max;
        else return b.empty();
    }
    static bool digest(in b) noexcept {
        if constexpr (requires { A::is_digest_size(b.size()); }) return A::is_digest_size(b.size());
        else if constexpr (requires { A::digest_size; }) return b.size() == A::digest_size;
        else if constexpr (requires { A::digest_size_max; }) return b.size() <= A::digest_size_max;
        else return b.empty();
    }
    static bool customization(in b) noexcept {
        if constexpr (requires { A::is_customization_size(b.size()); }) return A::is_customization_size(b.size());
        else if constexpr (requires { A::customization_size; }) return b.size() == A::customization_size;
        else if constexpr (requires { A::customization_size_max; }) return b.size() <= A::customization_size_max;
        else return b.empty();
    }
    static bool extract(in b) noexcept {
        if constexpr (requires { A::is_extract_size(b.size()); }) return A::is_extract_size(b.size());
        else if constexpr (requires { A::extract_size; }) return b.size() == A::extract_size;
        else if constexpr (requires { A::extract_size_max; }) return b.size() <= A::extract_size_max;
        else return b.empty();
    }
    static bool public_key(in b) noexcept {
        if constexpr (requires { A::is_public_key_size(b.size()); }) return A::is_public_key_size(b.size());
        else if constexpr (requires { A::public_key_size; }) return b.size() == A::public_key_size;
        else if constexpr (requires { A::public_key_size_max; }) return b.size() <= A::public_key_size_max;
        else return b.empty();
    }
    static bool shared_secret(in b) noexcept {
        if constexpr (requires { A::is_shared_secret_size(b.size()); }) return A::is_shared_secret_size(b.size());
        else if constexpr (requires { A::shared_secret_size; }) return b.size() == A::shared_secret_size;
        else if constexpr (requires { A::shared_secret_size_max; }) return b.size() <= A::shared_secret_size_max;
        else return b.empty();
    }
    static bool default_tag(in b) noexcept { return b.size() == A::tag_size; }
};

/// The bytes in the type that the algorithm takes; their size was checked before.
template <class A>
struct exact {
    static auto key(in b) noexcept {
        if constexpr (requires { typename A::key_in; }) return fixed<typename A::key_in>(b);
        else return std::span<const std::uint8_t, A::key_size>(b);
    }
    static auto nonce(in b) noexcept {
        if constexpr (requires { typename A::nonce_in; }) return fixed<typename A::nonce_in>(b);
        else return std::span<const std::uint8_t, A::nonce_size>(b);
    }
    static auto tag(out b) noexcept {
        if constexpr (requires { typename A::tag_out; }) return fixed<typename A::tag_out>(b);
        else return std::span<std::uint8_t, A::tag_size>(b);
    }
    static auto tag(in b) noexcept {
        if constexpr (requires { typename A::tag_in; }) return fixed<typename A::tag_in>(b);
        else return std::span<const std::uint8_t, A::tag_size>(b);
    }
    static auto digest(out b) noexcept {
        if constexpr (requires { typename A::digest_out; }) return fixed<typename A::digest_out>(b);
        else return std::span<std::uint8_t, A::digest_size>(b);
    }
    static auto extract(out b) noexcept {
        if constexpr (requires { typename A::extract_out; }) return fixed<typename A::extract_out>(b);
        else return std::span<std::uint8_t, A::extract_size>(b);
    }
    static auto public_key(out b) noexcept {
        if constexpr (requires { typename A::public_key_out; }) return fixed<typename A::public_key_out>(b);
        else return std::span<std::uint8_t, A::public_key_size>(b);
    }
    static auto public_key(in b) noexcept {
        if constexpr (requires { typename A::public_key_in; }) return fixed<typename A::public_key_in>(b);
        else return std::span<const std::uint8_t, A::public_key_size>(b);
    }
    static auto shared_secret(out b) noexcept {
        if constexpr (requires { typename A::shared_secret_out; }) return fixed<typename A::shared_secret_out>(b);
        else return std::span<std::uint8_t, A::shared_secret_size>(b);
    }
};

template <class A>
struct aead_keyed_functions {
    using type = typename A::keyed;
    using held = object<type>;

    static status init(void* self, in key, std::size_t tag_size) noexcept {
        if (!A::is_tag_size(tag_size)) return held::refuse(self), status::argument;
        if (!takes<A>::key(key)) return held::refuse(self), status::length;
        held::make(self, exact<A>::key(key), tag_size);
        return status::ok;
    }
    static status encrypt(const void* self, [[maybe_unused]] in nonce, in aad, in plaintext, out ciphertext, out tag) noexcept {
        if (!takes<A>::nonce(nonce) || !fits<typename type::tag_out>(tag)) return refuse(status::length, ciphertext, tag);
        return erased(held::at(self).encrypt(exact<A>::nonce(nonce), aad, plaintext, ciphertext,
            fixed<typename type::tag_out>(tag)));
    }
    static status decrypt(const void* self, [[maybe_unused]] in nonce, in aad, in ciphertext, in tag, out plaintext) noexcept {
        if (!takes<A>::nonce(nonce) || !fits<typename type::tag_in>(tag)) return refuse(status::length, plaintext);
        return erased(held::at(self).decrypt(exact<A>::nonce(nonce), aad, ciphertext, fixed<typename type::tag_in>(tag),
            plaintext));
    }
    static constexpr aead_keyed_table table{
        sizeof(type), init, encrypt, decrypt, held::wipe};
};

template <class A>
struct aead_encryptor_functions {
    using type = typename A::encryptor;
    using held = object<type>;

    static status init(void* self, in key, [[maybe_unused]] in nonce) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce)) return held::refuse(self), status::length;
        held::make(self, exact<A>::key(key), exact<A>::nonce(nonce));
        return status::ok;
    }
    static status init_keyed(void* self, const void* keyed, [[maybe_unused]] in nonce) noexcept {
        if (!takes<A>::nonce(nonce)) return held::refuse(self), status::length;
        held::make(self, object<typename A::keyed>::at(keyed), exact<A>::nonce(nonce));
        return status::ok;
    }
    static status update_aad(void* self, in aad) noexcept {
        return erased(held::at(self).update_aad(aad));
    }
    static status update(void* self, in plaintext, out ciphertext) noexcept {
        return erased(held::at(self).update(plaintext, ciphertext));
    }
    static status finish(void* self, out tag) noexcept {
        if (!fits<typename type::tag_out>(tag)) return held::wipe(self), refuse(status::length, tag);
        return erased(held::at(self).finish(fixed<typename type::tag_out>(tag)));
    }
    static constexpr aead_encryptor_table table{
        sizeof(type), init, init_keyed, update_aad, update, finish, held::wipe};
};

template <class A>
struct aead_decryptor_functions {
    using type = typename A::decryptor;
    using held = object<type>;

    static status init(void* self, in key, [[maybe_unused]] in nonce) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce)) return held::refuse(self), status::length;
        held::make(self, exact<A>::key(key), exact<A>::nonce(nonce));
        return status::ok;
    }
    static status init_keyed(void* self, const void* keyed, [[maybe_unused]] in nonce) noexcept {
        if (!takes<A>::nonce(nonce)) return held::refuse(self), status::length;
        held::make(self, object<typename A::keyed>::at(keyed), exact<A>::nonce(nonce));
        return status::ok;
    }
    static status update_aad(void* self, in aad) noexcept {
        return erased(held::at(self).update_aad(aad));
    }
    static status update(void* self, in ciphertext, out plaintext) noexcept {
        return erased(held::at(self).update(ciphertext, plaintext));
    }
    static status verify(void* self, in tag) noexcept {
        if (!fits<typename type::tag_in>(tag)) return held::wipe(self), refuse(status::length);
        return erased(held::at(self).verify(fixed<typename type::tag_in>(tag)));
    }
    static constexpr aead_decryptor_table table{
        sizeof(type), init, init_keyed, update_aad, update, verify, held::wipe};
};

template <class A>
struct aead_functions {
    LINNET_SEEN_THROUGH static status encrypt(in key, [[maybe_unused]] in nonce, in aad, in plaintext, out ciphertext,
        out tag) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce) || !takes<A>::default_tag(tag))
            return refuse(status::length, ciphertext, tag);
        return erased(A::encrypt(exact<A>::key(key), exact<A>::nonce(nonce), aad, plaintext, ciphertext, exact<A>::tag(tag)));
    }
    LINNET_SEEN_THROUGH static status decrypt(in key, [[maybe_unused]] in nonce, in aad, in ciphertext, in tag,
        out plaintext) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce) || !takes<A>::default_tag(tag))
            return refuse(status::length, plaintext);
        return erased(A::decrypt(exact<A>::key(key), exact<A>::nonce(nonce), aad, ciphertext, exact<A>::tag(tag), plaintext));
    }
    static constexpr aead_table table() noexcept {
        aead_table made{};
        made.encrypt = encrypt;
        made.decrypt = decrypt;
        made.keyed = &aead_keyed_functions<A>::table;
        if constexpr (is_online<A>) made.encryptor = &aead_encryptor_functions<A>::table;
        if constexpr (is_online<A>) made.decryptor = &aead_decryptor_functions<A>::table;
        return made;
    }
};
template <class A>
inline constexpr aead_table aead_table_of = aead_functions<A>::table();

template <class A>
struct hash_hasher_functions {
    using type = typename A::hasher;
    using held = object<type>;

    static status init(void* self) noexcept {
        held::make(self);
        return status::ok;
    }
    static status update(void* self, in message) noexcept {
        return erased(held::at(self).update(message));
    }
    static status finish(void* self, out digest) noexcept {
        if (!takes<A>::digest(digest)) return held::wipe(self), refuse(status::length, digest);
        return erased(held::at(self).finish(exact<A>::digest(digest)));
    }
    static constexpr hash_hasher_table table{
        sizeof(type), init, update, finish, held::wipe};
};

template <class A>
struct hash_functions {
    LINNET_SEEN_THROUGH static status digest(in message, out digest) noexcept {
        if (!takes<A>::digest(digest)) return refuse(status::length, digest);
        return one_shot<A>::digest(message, exact<A>::digest(digest));
    }
    static constexpr hash_table table() noexcept {
        hash_table made{};
        made.digest = digest;
        made.hasher = &hash_hasher_functions<A>::table;
        return made;
    }
};
template <class A>
inline constexpr hash_table hash_table_of = hash_functions<A>::table();

template <class A>
struct xof_hasher_functions {
    using type = typename A::hasher;
    using held = object<type>;

    LINNET_SEEN_THROUGH static status init(void* self, [[maybe_unused]] in customization) noexcept {
        if (!takes<A>::customization(customization)) return held::refuse(self), status::length;
        if constexpr (has_customization<A>) {
            held::make(self, customization);
        } else {
            held::make(self);
        }
        return status::ok;
    }
    static status update(void* self, in message) noexcept {
        return erased(held::at(self).update(message));
    }
    static status squeeze(void* self, out output) noexcept {
        return erased(held::at(self).squeeze(output));
    }
    static constexpr xof_hasher_table table{
        sizeof(type), init, update, squeeze, held::wipe};
};

template <class A>
struct xof_functions {
    LINNET_SEEN_THROUGH static status digest([[maybe_unused]] in customization, in message, out output) noexcept {
        if (!takes<A>::customization(customization)) return refuse(status::length, output);
        if constexpr (has_customization<A>) {
            return one_shot<A>::digest(customization, message, output);
        } else {
            return one_shot<A>::digest(message, output);
        }
    }
    static constexpr xof_table table() noexcept {
        xof_table made{};
        made.digest = digest;
        made.hasher = &xof_hasher_functions<A>::table;
        return made;
    }
};
template <class A>
inline constexpr xof_table xof_table_of = xof_functions<A>::table();

template <class A>
struct mac_keyed_functions {
    using type = typename A::keyed;
    using held = object<type>;

    LINNET_SEEN_THROUGH static status init(void* self, in key, [[maybe_unused]] in customization, std::size_t tag_size) noexcept {
        if (!A::is_tag_size(tag_size)) return held::refuse(self), status::argument;
        if (!takes<A>::key(key) || !takes<A>::customization(customization)) return held::refuse(self), status::length;
        if constexpr (has_customization<A>) {
            held::make(self, exact<A>::key(key), customization, tag_size);
        } else {
            held::make(self, exact<A>::key(key), tag_size);
        }
        return status::ok;
    }
    LINNET_SEEN_THROUGH static status compute(const void* self, [[maybe_unused]] in nonce, in message, out tag) noexcept {
        if (!takes<A>::nonce(nonce) || !fits<typename type::tag_out>(tag)) return refuse(status::length, tag);
        if constexpr (has_nonce<A>) {
            return keyed_calls<A>::compute(held::at(self), exact<A>::nonce(nonce), message, fixed<typename type::tag_out>(tag));
        } else {
            return keyed_calls<A>::compute(held::at(self), message, fixed<typename type::tag_out>(tag));
        }
    }
    LINNET_SEEN_THROUGH static status verify(const void* self, [[maybe_unused]] in nonce, in message, in tag) noexcept {
        if (!takes<A>::nonce(nonce) || !fits<typename type::tag_in>(tag)) return refuse(status::length);
        if constexpr (has_nonce<A>) {
            return keyed_calls<A>::verify(held::at(self), exact<A>::nonce(nonce), message, fixed<typename type::tag_in>(tag));
        } else {
            return keyed_calls<A>::verify(held::at(self), message, fixed<typename type::tag_in>(tag));
        }
    }
    static constexpr mac_keyed_table table{
        sizeof(type), init, compute, verify, held::wipe};
};

template <class A>
struct mac_authenticator_functions {
    using type = typename A::authenticator;
    using held = object<type>;

    LINNET_SEEN_THROUGH static status init(void* self, in key, [[maybe_unused]] in nonce, [[maybe_unused]] in customization) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce) || !takes<A>::customization(customization)) return held::refuse(self), status::length;
        if constexpr (has_customization<A>) {
            held::make(self, exact<A>::key(key), customization);
        } else if constexpr (has_nonce<A>) {
            held::make(self, exact<A>::key(key), exact<A>::nonce(nonce));
        } else {
            held::make(self, exact<A>::key(key));
        }
        return status::ok;
    }
    static status update(void* self, in message) noexcept {
        return erased(held::at(self).update(message));
    }
    static status finish(void* self, out tag) noexcept {
        if (!takes<A>::tag(tag)) return held::wipe(self), refuse(status::length, tag);
        return erased(held::at(self).finish(exact<A>::tag(tag)));
    }
    static status verify(void* self, in tag) noexcept {
        if (!takes<A>::tag(tag)) return held::wipe(self), refuse(status::length);
        return erased(held::at(self).verify(exact<A>::tag(tag)));
    }
    static constexpr mac_authenticator_table table{
        sizeof(type), init, update, finish, verify, held::wipe};
};

template <class A>
struct mac_functions {
    LINNET_SEEN_THROUGH static status compute(in key, [[maybe_unused]] in nonce, [[maybe_unused]] in customization, in message,
        out tag) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce) || !takes<A>::customization(customization) || !takes<A>::tag(tag))
            return refuse(status::length, tag);
        if constexpr (has_customization<A>) {
            return one_shot<A>::compute(exact<A>::key(key), customization, message, exact<A>::tag(tag));
        } else if constexpr (has_nonce<A>) {
            return one_shot<A>::compute(exact<A>::key(key), exact<A>::nonce(nonce), message, exact<A>::tag(tag));
        } else {
            return one_shot<A>::compute(exact<A>::key(key), message, exact<A>::tag(tag));
        }
    }
    LINNET_SEEN_THROUGH static status verify(in key, [[maybe_unused]] in nonce, [[maybe_unused]] in customization, in message,
        in tag) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce) || !takes<A>::customization(customization) || !takes<A>::tag(tag))
            return refuse(status::length);
        if constexpr (has_customization<A>) {
            return one_shot<A>::verify(exact<A>::key(key), customization, message, exact<A>::tag(tag));
        } else if constexpr (has_nonce<A>) {
            return one_shot<A>::verify(exact<A>::key(key), exact<A>::nonce(nonce), message, exact<A>::tag(tag));
        } else {
            return one_shot<A>::verify(exact<A>::key(key), message, exact<A>::tag(tag));
        }
    }
    static constexpr mac_table table() noexcept {
        mac_table made{};
        made.compute = compute;
        made.verify = verify;
        made.keyed = &mac_keyed_functions<A>::table;
        made.authenticator = &mac_authenticator_functions<A>::table;
        return made;
    }
};
template <class A>
inline constexpr mac_table mac_table_of = mac_functions<A>::table();

template <class A>
struct kdf_functions {
    LINNET_SEEN_THROUGH static status derive(in secret, in salt, [[maybe_unused]] in info, [[maybe_unused]] std::uint32_t iterations,
        out output) noexcept {
        if constexpr (has_info<A>) {
            if (iterations != 0) return refuse(status::argument, output);
            return erased(A::derive(secret, salt, info, output));
        } else {
            if (!info.empty()) return refuse(status::length, output);
            return erased(A::derive(secret, salt, iterations, output));
        }
    }
    LINNET_SEEN_THROUGH static status extract(in secret, in salt, out key) noexcept {
        if (!takes<A>::extract(key)) return refuse(status::length, key);
        return erased(A::extract(secret, salt, exact<A>::extract(key)));
    }
    LINNET_SEEN_THROUGH static status expand(in key, in info, out output) noexcept {
        return erased(A::expand(key, info, output));
    }
    static constexpr kdf_table table() noexcept {
        kdf_table made{};
        made.derive = derive;
        if constexpr (is_two_steps<A>) made.extract = extract;
        if constexpr (is_two_steps<A>) made.expand = expand;
        return made;
    }
};
template <class A>
inline constexpr kdf_table kdf_table_of = kdf_functions<A>::table();

template <class A>
struct stream_cipher_functions {
    using type = typename A::cipher;
    using held = object<type>;

    static status init(void* self, in key, [[maybe_unused]] in nonce) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce)) return held::refuse(self), status::length;
        held::make(self, exact<A>::key(key), exact<A>::nonce(nonce));
        return status::ok;
    }
    static status update(void* self, in input, out output) noexcept {
        return erased(held::at(self).update(input, output));
    }
    static status seek(void* self, std::uint64_t position) noexcept {
        return erased(held::at(self).seek(position));
    }
    static constexpr stream_cipher_table table{
        sizeof(type), init, update, seek, held::wipe};
};

template <class A>
struct stream_functions {
    LINNET_SEEN_THROUGH static status crypt(in key, [[maybe_unused]] in nonce, in input, out output) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce)) return refuse(status::length, output);
        return erased(A::crypt(exact<A>::key(key), exact<A>::nonce(nonce), input, output));
    }
    static constexpr stream_table table() noexcept {
        stream_table made{};
        made.crypt = crypt;
        made.cipher = &stream_cipher_functions<A>::table;
        return made;
    }
};
template <class A>
inline constexpr stream_table stream_table_of = stream_functions<A>::table();

template <class A>
struct secretbox_functions {
    LINNET_SEEN_THROUGH static status seal(in key, [[maybe_unused]] in nonce, in plaintext, out ciphertext, out tag) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce) || !takes<A>::default_tag(tag))
            return refuse(status::length, ciphertext, tag);
        return erased(A::seal(exact<A>::key(key), exact<A>::nonce(nonce), plaintext, ciphertext, exact<A>::tag(tag)));
    }
    LINNET_SEEN_THROUGH static status open(in key, [[maybe_unused]] in nonce, in ciphertext, in tag, out plaintext) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce) || !takes<A>::default_tag(tag))
            return refuse(status::length, plaintext);
        return erased(A::open(exact<A>::key(key), exact<A>::nonce(nonce), ciphertext, exact<A>::tag(tag), plaintext));
    }
    static constexpr secretbox_table table() noexcept {
        secretbox_table made{};
        made.seal = seal;
        made.open = open;
        return made;
    }
};
template <class A>
inline constexpr secretbox_table secretbox_table_of = secretbox_functions<A>::table();

template <class A>
struct drbg_generator_functions {
    using type = typename A::generator;
    using held = object<type>;

    static status init(void* self, in entropy, [[maybe_unused]] in nonce, in personalization) noexcept {
        if (!takes<A>::key(entropy) || !takes<A>::nonce(nonce) || personalization.size() > A::personalization_size_max) return held::refuse(self), status::length;
        held::make(self, exact<A>::key(entropy), exact<A>::nonce(nonce), personalization);
        return status::ok;
    }
    static status reseed(void* self, in entropy, in additional) noexcept {
        if (!takes<A>::key(entropy) || additional.size() > A::additional_size_max) return refuse(status::length);
        return erased(held::at(self).reseed(exact<A>::key(entropy), additional));
    }
    static status generate(void* self, in additional, out output) noexcept {
        if (additional.size() > A::additional_size_max) return refuse(status::length, output);
        return erased(held::at(self).generate(additional, output));
    }
    static constexpr drbg_generator_table table{
        sizeof(type), init, reseed, generate, held::wipe};
};

template <class A>
struct drbg_functions {
    LINNET_SEEN_THROUGH static status generate(in entropy, [[maybe_unused]] in nonce, in personalization, in additional,
        out output) noexcept {
        if (!takes<A>::key(entropy) || !takes<A>::nonce(nonce) || personalization.size() > A::personalization_size_max || additional.size() > A::additional_size_max)
            return refuse(status::length, output);
        return erased(A::generate(exact<A>::key(entropy), exact<A>::nonce(nonce), personalization, additional, output));
    }
    static constexpr drbg_table table() noexcept {
        drbg_table made{};
        made.generate = generate;
        made.generator = &drbg_generator_functions<A>::table;
        return made;
    }
};
template <class A>
inline constexpr drbg_table drbg_table_of = drbg_functions<A>::table();

template <class A>
struct kex_functions {
    LINNET_SEEN_THROUGH static status public_key(in secret_key, out public_key) noexcept {
        if (!takes<A>::key(secret_key) || !takes<A>::public_key(public_key)) return refuse(status::length, public_key);
        return erased(A::public_key(exact<A>::key(secret_key), exact<A>::public_key(public_key)));
    }
    LINNET_SEEN_THROUGH static status agree(in secret_key, in peer_public_key, out shared_secret) noexcept {
        if (!takes<A>::key(secret_key) || !takes<A>::public_key(peer_public_key) || !takes<A>::shared_secret(shared_secret))
            return refuse(status::length, shared_secret);
        return erased(A::agree(exact<A>::key(secret_key), exact<A>::public_key(peer_public_key),
            exact<A>::shared_secret(shared_secret)));
    }
    static constexpr kex_table table() noexcept {
        kex_table made{};
        made.public_key = public_key;
        made.agree = agree;
        return made;
    }
};
template <class A>
inline constexpr kex_table kex_table_of = kex_functions<A>::table();

template <class A>
struct cbc_functions {
    LINNET_SEEN_THROUGH static status encrypt(in key, [[maybe_unused]] in nonce, in plaintext, out ciphertext) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce)) return refuse(status::length, ciphertext);
        return erased(A::encrypt(exact<A>::key(key), exact<A>::nonce(nonce), plaintext, ciphertext));
    }
    LINNET_SEEN_THROUGH static status decrypt(in key, [[maybe_unused]] in nonce, in ciphertext, out plaintext,
        std::size_t& plaintext_size) noexcept {
        plaintext_size = 0;
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce)) return refuse(status::length, plaintext);
        return erased(A::decrypt(exact<A>::key(key), exact<A>::nonce(nonce), ciphertext, plaintext, plaintext_size));
    }
    static constexpr one_shot_cipher_table table() noexcept {
        one_shot_cipher_table made{};
        made.encrypt = encrypt;
        made.decrypt = decrypt;
        made.ciphertext_size = A::ciphertext_size;
        made.is_plaintext_size = A::is_plaintext_size;
        made.is_ciphertext_size = A::is_ciphertext_size;
        made.plaintext_room = A::plaintext_room;
        return made;
    }
};
template <class A>
inline constexpr one_shot_cipher_table cbc_table_of = cbc_functions<A>::table();

template <class A>
struct keywrap_functions {
    LINNET_SEEN_THROUGH static status encrypt(in key, [[maybe_unused]] in nonce, in plaintext, out ciphertext) noexcept {
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce)) return refuse(status::length, ciphertext);
        return erased(A::wrap(exact<A>::key(key), plaintext, ciphertext));
    }
    LINNET_SEEN_THROUGH static status decrypt(in key, [[maybe_unused]] in nonce, in ciphertext, out plaintext,
        std::size_t& plaintext_size) noexcept {
        plaintext_size = 0;
        if (!takes<A>::key(key) || !takes<A>::nonce(nonce)) return refuse(status::length, plaintext);
        return erased(A::unwrap(exact<A>::key(key), ciphertext, plaintext, plaintext_size));
    }
    static constexpr one_shot_cipher_table table() noexcept {
        one_shot_cipher_table made{};
        made.encrypt = encrypt;
        made.decrypt = decrypt;
        made.ciphertext_size = A::ciphertext_size;
        made.is_plaintext_size = A::is_plaintext_size;
        made.is_ciphertext_size = A::is_ciphertext_size;
        made.plaintext_room = A::plaintext_room;
        return made;
    }
};
template <class A>
inline constexpr one_shot_cipher_table keywrap_table_of = keywrap_functions<A>::table();

/// The table of the algorithm's kind.
template <class A>
constexpr void set_table(implementation& made) noexcept {
    using linnet::algorithm_kind;
    if constexpr (A::kind == algorithm_kind::aead) made.aead = &aead_table_of<A>;
    if constexpr (A::kind == algorithm_kind::hash) made.hash = &hash_table_of<A>;
    if constexpr (A::kind == algorithm_kind::xof) made.xof = &xof_table_of<A>;
    if constexpr (A::kind == algorithm_kind::mac) made.mac = &mac_table_of<A>;
    if constexpr (A::kind == algorithm_kind::kdf) made.kdf = &kdf_table_of<A>;
    if constexpr (A::kind == algorithm_kind::stream) made.stream = &stream_table_of<A>;
    if constexpr (A::kind == algorithm_kind::secretbox) made.secretbox = &secretbox_table_of<A>;
    if constexpr (A::kind == algorithm_kind::drbg) made.drbg = &drbg_table_of<A>;
    if constexpr (A::kind == algorithm_kind::kex) made.kex = &kex_table_of<A>;
    if constexpr (A::kind == algorithm_kind::cbc) made.one_shot_cipher = &cbc_table_of<A>;
    if constexpr (A::kind == algorithm_kind::keywrap) made.one_shot_cipher = &keywrap_table_of<A>;
}

} // namespace linnet_library
