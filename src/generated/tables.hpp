// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off

namespace linnet_library {

/// A keyed context: an expanded key for many messages.
struct aead_keyed_table {
    std::size_t size;
    status (*init)(void* self, in key, std::size_t tag_size) noexcept;
    status (*encrypt)(const void* self, in nonce, in aad, in plaintext, out ciphertext, out tag) noexcept;
    status (*decrypt)(const void* self, in nonce, in aad, in ciphertext, in tag, out plaintext) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// Encrypts one message incrementally: `update_aad` any number of times, then `update` any number of times, then `finish`.
struct aead_encryptor_table {
    std::size_t size;
    status (*init)(void* self, in key, in nonce) noexcept;
    status (*init_keyed)(void* self, const void* keyed, in nonce) noexcept;
    status (*update_aad)(void* self, in aad) noexcept;
    status (*update)(void* self, in plaintext, out ciphertext) noexcept;
    status (*finish)(void* self, out tag) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// Decrypts one message incrementally: `update_aad` any number of times, then `update` any number of times, then `verify`.
struct aead_decryptor_table {
    std::size_t size;
    status (*init)(void* self, in key, in nonce) noexcept;
    status (*init_keyed)(void* self, const void* keyed, in nonce) noexcept;
    status (*update_aad)(void* self, in aad) noexcept;
    status (*update)(void* self, in ciphertext, out plaintext) noexcept;
    status (*verify)(void* self, in tag) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// AEADs.
struct aead_table {
    status (*encrypt)(in key, in nonce, in aad, in plaintext, out ciphertext, out tag) noexcept;
    status (*decrypt)(in key, in nonce, in aad, in ciphertext, in tag, out plaintext) noexcept;
    const aead_keyed_table* keyed;
    const aead_encryptor_table* encryptor; ///< null without incremental calls
    const aead_decryptor_table* decryptor; ///< null without incremental calls
};

/// Hashes a message incrementally: `update` any number of times, then `finish`.
struct hash_hasher_table {
    std::size_t size;
    status (*init)(void* self) noexcept;
    status (*update)(void* self, in message) noexcept;
    status (*finish)(void* self, out digest) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// Hash functions.
struct hash_table {
    status (*digest)(in message, out digest) noexcept;
    const hash_hasher_table* hasher;
};

/// Hashes a message and writes the output incrementally: `update` any number of times, then `squeeze` any number of times.
struct xof_hasher_table {
    std::size_t size;
    status (*init)(void* self, in customization) noexcept;
    status (*update)(void* self, in message) noexcept;
    status (*squeeze)(void* self, out output) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// XOFs, extendable-output functions.
struct xof_table {
    status (*digest)(in customization, in message, out output) noexcept;
    const xof_hasher_table* hasher;
};

/// A keyed context: an expanded key for many messages.
struct mac_keyed_table {
    std::size_t size;
    status (*init)(void* self, in key, in customization, std::size_t tag_size) noexcept;
    status (*compute)(const void* self, in nonce, in message, out tag) noexcept;
    status (*verify)(const void* self, in nonce, in message, in tag) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// Authenticates a message incrementally: `update` any number of times, then `finish` or `verify`.
struct mac_authenticator_table {
    std::size_t size;
    status (*init)(void* self, in key, in nonce, in customization) noexcept;
    status (*update)(void* self, in message) noexcept;
    status (*finish)(void* self, out tag) noexcept;
    status (*verify)(void* self, in tag) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// MACs, message authentication codes.
struct mac_table {
    status (*compute)(in key, in nonce, in customization, in message, out tag) noexcept;
    status (*verify)(in key, in nonce, in customization, in message, in tag) noexcept;
    const mac_keyed_table* keyed;
    const mac_authenticator_table* authenticator;
};

/// KDFs, key derivation functions.
struct kdf_table {
    status (*derive)(in secret, in salt, in info, std::uint32_t iterations, out output) noexcept;
    status (*extract)(in secret, in salt, out key) noexcept;
    status (*expand)(in key, in info, out output) noexcept;
};

/// Encrypts or decrypts a message incrementally: `update` and `seek`, any number of times.
struct stream_cipher_table {
    std::size_t size;
    status (*init)(void* self, in key, in nonce) noexcept;
    status (*update)(void* self, in input, out output) noexcept;
    status (*seek)(void* self, std::uint64_t position) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// Stream ciphers.
struct stream_table {
    status (*crypt)(in key, in nonce, in input, out output) noexcept;
    const stream_cipher_table* cipher;
};

/// Secret boxes.
struct secretbox_table {
    status (*seal)(in key, in nonce, in plaintext, out ciphertext, out tag) noexcept;
    status (*open)(in key, in nonce, in ciphertext, in tag, out plaintext) noexcept;
};

/// A generator.
struct drbg_generator_table {
    std::size_t size;
    status (*init)(void* self, in entropy, in nonce, in personalization) noexcept;
    status (*reseed)(void* self, in entropy, in additional) noexcept;
    status (*generate)(void* self, in additional, out output) noexcept;
    void (*wipe)(void* self) noexcept;
};

/// DRBGs, deterministic random bit generators.
struct drbg_table {
    status (*generate)(in entropy, in nonce, in personalization, in additional, out output) noexcept;
    const drbg_generator_table* generator;
};

/// Key exchanges.
struct kex_table {
    status (*public_key)(in secret_key, out public_key) noexcept;
    status (*agree)(in secret_key, in peer_public_key, out shared_secret) noexcept;
};

/// CBC, cipher block chaining and Key wrap.
struct one_shot_cipher_table {
    status (*encrypt)(in key, in nonce, in plaintext, out ciphertext) noexcept;
    status (*decrypt)(in key, in nonce, in ciphertext, out plaintext, std::size_t& plaintext_size) noexcept;
    std::size_t (*ciphertext_size)(std::size_t of) noexcept;
    bool (*is_plaintext_size)(std::size_t size) noexcept;
    bool (*is_ciphertext_size)(std::size_t size) noexcept;
    std::size_t (*plaintext_room)(std::size_t of) noexcept;
};

struct batch_table;

/// An implementation of an algorithm. Only the table of the algorithm's kind is not null.
struct implementation {
    const char* name;
    bool (*supported)() noexcept;
    const aead_table* aead = nullptr;
    const hash_table* hash = nullptr;
    const xof_table* xof = nullptr;
    const mac_table* mac = nullptr;
    const kdf_table* kdf = nullptr;
    const stream_table* stream = nullptr;
    const secretbox_table* secretbox = nullptr;
    const drbg_table* drbg = nullptr;
    const kex_table* kex = nullptr;
    const one_shot_cipher_table* one_shot_cipher = nullptr;
    const batch_table* batch = nullptr; ///< or only this
};

} // namespace linnet_library
