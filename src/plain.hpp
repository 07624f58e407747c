// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_PLAIN_HPP
// NOLINTBEGIN(bugprone-macro-parentheses): the arguments are parts of names
#define LINNET_SRC_PLAIN_HPP

/// The functions of linnet.h that an algorithm has of its own, for each algorithm of the family. In a library for several levels
/// they look up the table of the level; else the compiler sees through the table, and a function needs nothing but its own code.

#include "c_calls.hpp"
#include "kernel.hpp"

#if defined(LINNET_SEVERAL_LEVELS)
#define LINNET_DECLARE(level, family, name) LINNET_DECLARE_KERNEL(level, name)
#define LINNET_ADDRESS(level, family, name) &LINNET_KERNEL(level, name),
#define LINNET_CHOOSE(family, name)                                                                                                \
    LINNET_LEVELS(LINNET_DECLARE, family, name)                                                                                    \
    static const linnet_library::implementation& name##_chosen() noexcept {                                                        \
        static constexpr const linnet_library::kernel* all[] = {LINNET_LEVELS(LINNET_ADDRESS, family, name)};                      \
        return (*all[linnet_library::level()])[0];                                                                                 \
    }
#else
#define LINNET_CHOOSE(family, name)                                                                                                \
    static inline const linnet_library::implementation& name##_chosen() noexcept {                                                 \
        return linnet_library::default_of<linnet::name>;                                                                           \
    }
#endif

#define LINNET_DATA const void *ad, std::size_t ad_len
#define LINNET_MESSAGE const void *message, std::size_t len
#define LINNET_SEAL const void *plaintext, std::size_t len, void *ciphertext
#define LINNET_OPEN const void *ciphertext, std::size_t len
#define LINNET_NONCE_ONE_NONCE const std::uint8_t* nonce
#define LINNET_NONCE_ANY_NONCE const void *nonce, std::size_t nonce_len
#define LINNET_NONCE_BYTES_ONE_NONCE(NAME) c::bytes(nonce, LINNET_##NAME##_NONCE_SIZE)
#define LINNET_NONCE_BYTES_ANY_NONCE(NAME) c::bytes(nonce, nonce_len)

#define LINNET_AEAD(family, name, NAME, tags, nonces, pieces)                                                                      \
    LINNET_CHOOSE(family, name)                                                                                                    \
    int linnet_##name##_encrypt(const std::uint8_t* key, LINNET_NONCE_##nonces, LINNET_DATA, LINNET_SEAL, std::uint8_t* tag) {     \
        return c::encrypt(*name##_chosen().aead, c::bytes(key, LINNET_##NAME##_KEY_SIZE), LINNET_NONCE_BYTES_##nonces(NAME),       \
                          c::bytes(ad, ad_len), c::bytes(plaintext, len), c::room(ciphertext, len),                                \
                          c::room(tag, LINNET_##NAME##_TAG_SIZE));                                                                 \
    }                                                                                                                              \
    int linnet_##name##_decrypt(const std::uint8_t* key, LINNET_NONCE_##nonces, LINNET_DATA, LINNET_OPEN, const std::uint8_t* tag, \
                                void* plaintext) {                                                                                 \
        return c::decrypt(*name##_chosen().aead, c::bytes(key, LINNET_##NAME##_KEY_SIZE), LINNET_NONCE_BYTES_##nonces(NAME),       \
                          c::bytes(ad, ad_len), c::bytes(ciphertext, len), c::bytes(tag, LINNET_##NAME##_TAG_SIZE),                \
                          c::room(plaintext, len));                                                                                \
    }                                                                                                                              \
    void linnet_##name##_keyed_wipe(linnet_##name##_keyed* self) { name##_chosen().aead->keyed.wipe(self); }                       \
    LINNET_KEYED_##tags(name, NAME, nonces) LINNET_STREAMS_##pieces(name, NAME, nonces)

#define LINNET_KEYED_ANY_TAG(name, NAME, nonces)                                                                                   \
    int linnet_##name##_keyed_init(linnet_##name##_keyed* self, const std::uint8_t* key, std::size_t tag_len) {                    \
        return c::start(name##_chosen().aead->keyed, self, c::bytes(key, LINNET_##NAME##_KEY_SIZE), tag_len);                      \
    }                                                                                                                              \
    int linnet_##name##_keyed_encrypt(const linnet_##name##_keyed* self, LINNET_NONCE_##nonces, LINNET_DATA, LINNET_SEAL,          \
                                      void* tag, std::size_t tag_len) {                                                            \
        return c::encrypt(name##_chosen().aead->keyed, self, LINNET_NONCE_BYTES_##nonces(NAME), c::bytes(ad, ad_len),              \
                          c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));                              \
    }                                                                                                                              \
    int linnet_##name##_keyed_decrypt(const linnet_##name##_keyed* self, LINNET_NONCE_##nonces, LINNET_DATA, LINNET_OPEN,          \
                                      const void* tag, std::size_t tag_len, void* plaintext) {                                     \
        return c::decrypt(name##_chosen().aead->keyed, self, LINNET_NONCE_BYTES_##nonces(NAME), c::bytes(ad, ad_len),              \
                          c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));                             \
    }

#define LINNET_KEYED_ONE_TAG(name, NAME, nonces)                                                                                   \
    int linnet_##name##_keyed_init(linnet_##name##_keyed* self, const std::uint8_t* key) {                                         \
        return c::start(name##_chosen().aead->keyed, self, c::bytes(key, LINNET_##NAME##_KEY_SIZE), LINNET_##NAME##_TAG_SIZE);     \
    }                                                                                                                              \
    int linnet_##name##_keyed_encrypt(const linnet_##name##_keyed* self, LINNET_NONCE_##nonces, LINNET_DATA, LINNET_SEAL,          \
                                      std::uint8_t* tag) {                                                                         \
        return c::encrypt(name##_chosen().aead->keyed, self, LINNET_NONCE_BYTES_##nonces(NAME), c::bytes(ad, ad_len),              \
                          c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, LINNET_##NAME##_TAG_SIZE));             \
    }                                                                                                                              \
    int linnet_##name##_keyed_decrypt(const linnet_##name##_keyed* self, LINNET_NONCE_##nonces, LINNET_DATA, LINNET_OPEN,          \
                                      const std::uint8_t* tag, void* plaintext) {                                                  \
        return c::decrypt(name##_chosen().aead->keyed, self, LINNET_NONCE_BYTES_##nonces(NAME), c::bytes(ad, ad_len),              \
                          c::bytes(ciphertext, len), c::bytes(tag, LINNET_##NAME##_TAG_SIZE), c::room(plaintext, len));            \
    }

#define LINNET_STREAMS_WHOLE(name, NAME, nonces)
#define LINNET_STREAMS_ONLINE(name, NAME, nonces)                                                                                  \
    LINNET_STREAM(name, NAME, nonces, encryptor, plaintext, ciphertext)                                                            \
    LINNET_STREAM(name, NAME, nonces, decryptor, ciphertext, plaintext)                                                            \
    int linnet_##name##_encryptor_finish(linnet_##name##_encryptor* self, std::uint8_t* tag) {                                     \
        return c::finish(*name##_chosen().aead->encryptor, self, c::room(tag, LINNET_##NAME##_TAG_SIZE));                          \
    }                                                                                                                              \
    int linnet_##name##_decryptor_finish(linnet_##name##_decryptor* self, const std::uint8_t* tag) {                               \
        return c::finish(*name##_chosen().aead->decryptor, self, c::bytes(tag, LINNET_##NAME##_TAG_SIZE));                         \
    }

#define LINNET_STREAM(name, NAME, nonces, stream, from, to)                                                                        \
    int linnet_##name##_##stream##_init(linnet_##name##_##stream* self, const std::uint8_t* key, LINNET_NONCE_##nonces) {          \
        return c::start(*name##_chosen().aead->stream, self, c::bytes(key, LINNET_##NAME##_KEY_SIZE),                              \
                        LINNET_NONCE_BYTES_##nonces(NAME));                                                                        \
    }                                                                                                                              \
    int linnet_##name##_##stream##_associate(linnet_##name##_##stream* self, LINNET_DATA) {                                        \
        return c::associate(*name##_chosen().aead->stream, self, c::bytes(ad, ad_len));                                            \
    }                                                                                                                              \
    int linnet_##name##_##stream##_update(linnet_##name##_##stream* self, const void* from, std::size_t len, void* to) {           \
        return c::update(*name##_chosen().aead->stream, self, c::bytes(from, len), c::room(to, len));                              \
    }                                                                                                                              \
    void linnet_##name##_##stream##_wipe(linnet_##name##_##stream* self) { name##_chosen().aead->stream->wipe(self); }

#define LINNET_HASH(family, name, NAME)                                                                                            \
    LINNET_CHOOSE(family, name)                                                                                                    \
    int linnet_##name(LINNET_MESSAGE, std::uint8_t* digest) {                                                                      \
        return c::digest(*name##_chosen().hash, c::bytes(message, len), c::room(digest, LINNET_##NAME##_DIGEST_SIZE));             \
    }                                                                                                                              \
    void linnet_##name##_init(linnet_##name##_hasher* self) { name##_chosen().hash->start(self); }                                 \
    int linnet_##name##_update(linnet_##name##_hasher* self, LINNET_MESSAGE) {                                                     \
        return c::update(*name##_chosen().hash, self, c::bytes(message, len));                                                     \
    }                                                                                                                              \
    int linnet_##name##_finish(linnet_##name##_hasher* self, std::uint8_t* digest) {                                               \
        return c::finish(*name##_chosen().hash, self, c::room(digest, LINNET_##NAME##_DIGEST_SIZE));                               \
    }                                                                                                                              \
    void linnet_##name##_wipe(linnet_##name##_hasher* self) { name##_chosen().hash->wipe(self); }

#define LINNET_XOF(family, name, NAME, customization)                                                                              \
    LINNET_CHOOSE(family, name)                                                                                                    \
    LINNET_XOF_##customization(name) int linnet_##name##_update(linnet_##name##_xof* self, LINNET_MESSAGE) {                       \
        return c::update(*name##_chosen().xof, self, c::bytes(message, len));                                                      \
    }                                                                                                                              \
    int linnet_##name##_read(linnet_##name##_xof* self, void* output, std::size_t output_len) {                                    \
        return c::read(*name##_chosen().xof, self, c::room(output, output_len));                                                   \
    }                                                                                                                              \
    void linnet_##name##_wipe(linnet_##name##_xof* self) { name##_chosen().xof->wipe(self); }

#define LINNET_XOF_PLAIN(name)                                                                                                     \
    int linnet_##name(LINNET_MESSAGE, void* output, std::size_t output_len) {                                                      \
        return c::digest(*name##_chosen().xof, {}, c::bytes(message, len), c::room(output, output_len));                           \
    }                                                                                                                              \
    void linnet_##name##_init(linnet_##name##_xof* self) { static_cast<void>(name##_chosen().xof->start(self, {})); }

#define LINNET_XOF_CUSTOMIZABLE(name)                                                                                              \
    int linnet_##name(const void* customization, std::size_t customization_len, LINNET_MESSAGE, void* output,                      \
                      std::size_t output_len) {                                                                                    \
        return c::digest(*name##_chosen().xof, c::bytes(customization, customization_len), c::bytes(message, len),                 \
                         c::room(output, output_len));                                                                             \
    }                                                                                                                              \
    int linnet_##name##_init(linnet_##name##_xof* self, const void* customization, std::size_t customization_len) {                \
        return c::start(*name##_chosen().xof, self, c::bytes(customization, customization_len));                                   \
    }

#define LINNET_MAC(family, name, NAME, tags, keys)                                                                                 \
    LINNET_CHOOSE(family, name)                                                                                                    \
    int linnet_##name##_init(linnet_##name##_authenticator* self, LINNET_##keys##_IN) {                                            \
        return c::start(*name##_chosen().mac, self, LINNET_##keys##_BYTES(NAME));                                                  \
    }                                                                                                                              \
    int linnet_##name##_update(linnet_##name##_authenticator* self, LINNET_MESSAGE) {                                              \
        return c::update(*name##_chosen().mac, self, c::bytes(message, len));                                                      \
    }                                                                                                                              \
    void linnet_##name##_wipe(linnet_##name##_authenticator* self) { name##_chosen().mac->wipe(self); }                            \
    LINNET_MAC_##tags(name, NAME, keys)

#define LINNET_ONE_KEY_IN const std::uint8_t* key
#define LINNET_ANY_KEY_IN const void *key, std::size_t key_len
#define LINNET_KEY_AND_NONCE_IN const std::uint8_t *key, const std::uint8_t *nonce
#define LINNET_KEY_AND_CUSTOMIZATION_IN                                                                                            \
    const void *key, std::size_t key_len, const void *customization, std::size_t customization_len
#define LINNET_ONE_KEY_BYTES(NAME) c::bytes(key, LINNET_##NAME##_KEY_SIZE)
#define LINNET_ANY_KEY_BYTES(NAME) c::bytes(key, key_len)
#define LINNET_KEY_AND_NONCE_BYTES(NAME) c::bytes(key, LINNET_##NAME##_KEY_SIZE), c::bytes(nonce, LINNET_##NAME##_NONCE_SIZE)
#define LINNET_KEY_AND_CUSTOMIZATION_BYTES(NAME) c::bytes(key, key_len), c::bytes(customization, customization_len)

#define LINNET_MAC_ONE_TAG(name, NAME, keys)                                                                                       \
    LINNET_MAC_CALLS(name, NAME, keys, LINNET_ONE(std::uint8_t* tag), LINNET_ONE(const std::uint8_t* tag), LINNET_##NAME##_TAG_SIZE)
#define LINNET_MAC_ANY_TAG(name, NAME, keys)                                                                                       \
    LINNET_MAC_CALLS(name, NAME, keys, LINNET_ONE(void* tag, std::size_t tag_len),                                                 \
                     LINNET_ONE(const void* tag, std::size_t tag_len), tag_len)
#define LINNET_ONE(...) __VA_ARGS__

#define LINNET_MAC_CALLS(name, NAME, keys, TAG_OUT, TAG_IN, tag_size)                                                              \
    int linnet_##name(LINNET_##keys##_IN, LINNET_MESSAGE, TAG_OUT) {                                                               \
        return c::compute(*name##_chosen().mac, LINNET_##keys##_BYTES(NAME), c::bytes(message, len), c::room(tag, tag_size));      \
    }                                                                                                                              \
    int linnet_##name##_verify(LINNET_##keys##_IN, LINNET_MESSAGE, TAG_IN) {                                                       \
        return c::verify(*name##_chosen().mac, LINNET_##keys##_BYTES(NAME), c::bytes(message, len), c::bytes(tag, tag_size));      \
    }                                                                                                                              \
    int linnet_##name##_finish(linnet_##name##_authenticator* self, TAG_OUT) {                                                     \
        return c::finish(*name##_chosen().mac, self, c::room(tag, tag_size));                                                      \
    }                                                                                                                              \
    int linnet_##name##_check(linnet_##name##_authenticator* self, TAG_IN) {                                                       \
        return c::check(*name##_chosen().mac, self, c::bytes(tag, tag_size));                                                      \
    }

#define LINNET_STREAM_CIPHER(family, name, NAME)                                                                                   \
    LINNET_CHOOSE(family, name)                                                                                                    \
    int linnet_##name##_crypt(const std::uint8_t* key, const std::uint8_t* nonce, const void* from, std::size_t len, void* to) {   \
        return c::crypt(*name##_chosen().stream, c::bytes(key, LINNET_##NAME##_KEY_SIZE),                                          \
                        c::bytes(nonce, LINNET_##NAME##_NONCE_SIZE), c::bytes(from, len), c::room(to, len));                       \
    }                                                                                                                              \
    int linnet_##name##_cipher_init(linnet_##name##_cipher* self, const std::uint8_t* key, const std::uint8_t* nonce) {            \
        return c::start(*name##_chosen().stream, self, c::bytes(key, LINNET_##NAME##_KEY_SIZE),                                    \
                        c::bytes(nonce, LINNET_##NAME##_NONCE_SIZE));                                                              \
    }                                                                                                                              \
    int linnet_##name##_cipher_crypt(linnet_##name##_cipher* self, const void* from, std::size_t len, void* to) {                  \
        return c::next(*name##_chosen().stream, self, c::bytes(from, len), c::room(to, len));                                      \
    }                                                                                                                              \
    int linnet_##name##_cipher_seek(linnet_##name##_cipher* self, std::uint64_t position) {                                        \
        return c::code(name##_chosen().stream->seek(self, position));                                                              \
    }                                                                                                                              \
    void linnet_##name##_cipher_wipe(linnet_##name##_cipher* self) { name##_chosen().stream->wipe(self); }

#define LINNET_CHAINED(family, name, NAME)                                                                                         \
    LINNET_CHOOSE(family, name)                                                                                                    \
    int linnet_##name##_encrypt(const std::uint8_t* key, const std::uint8_t* nonce, const void* plaintext, std::size_t len,        \
                                void* ciphertext, std::size_t ciphertext_len) {                                                    \
        return c::encrypt(*name##_chosen().whole, c::bytes(key, LINNET_##NAME##_KEY_SIZE),                                         \
                          c::bytes(nonce, LINNET_##NAME##_NONCE_SIZE), c::bytes(plaintext, len),                                   \
                          c::room(ciphertext, ciphertext_len));                                                                    \
    }                                                                                                                              \
    int linnet_##name##_decrypt(const std::uint8_t* key, const std::uint8_t* nonce, const void* ciphertext, std::size_t len,       \
                                void* plaintext, std::size_t* plaintext_len) {                                                     \
        return c::decrypt(*name##_chosen().whole, c::bytes(key, LINNET_##NAME##_KEY_SIZE),                                         \
                          c::bytes(nonce, LINNET_##NAME##_NONCE_SIZE), c::bytes(ciphertext, len), plaintext, plaintext_len);       \
    }

#define LINNET_KEYWRAP(family, name, NAME)                                                                                         \
    LINNET_CHOOSE(family, name)                                                                                                    \
    int linnet_##name##_wrap(const std::uint8_t* key, const void* plaintext, std::size_t len, void* ciphertext,                    \
                             std::size_t ciphertext_len) {                                                                         \
        return c::encrypt(*name##_chosen().whole, c::bytes(key, LINNET_##NAME##_KEY_SIZE), {}, c::bytes(plaintext, len),           \
                          c::room(ciphertext, ciphertext_len));                                                                    \
    }                                                                                                                              \
    int linnet_##name##_unwrap(const std::uint8_t* key, const void* ciphertext, std::size_t len, void* plaintext,                  \
                               std::size_t* plaintext_len) {                                                                       \
        return c::decrypt(*name##_chosen().whole, c::bytes(key, LINNET_##NAME##_KEY_SIZE), {}, c::bytes(ciphertext, len),          \
                          plaintext, plaintext_len);                                                                               \
    }

#define LINNET_SECRETBOX(family, name, NAME)                                                                                       \
    LINNET_CHOOSE(family, name)                                                                                                    \
    int linnet_##name##_seal(const std::uint8_t* key, const std::uint8_t* nonce, LINNET_SEAL, std::uint8_t* tag) {                 \
        return c::seal(*name##_chosen().secretbox, c::bytes(key, LINNET_##NAME##_KEY_SIZE),                                        \
                       c::bytes(nonce, LINNET_##NAME##_NONCE_SIZE), c::bytes(plaintext, len), c::room(ciphertext, len),            \
                       c::room(tag, LINNET_##NAME##_TAG_SIZE));                                                                    \
    }                                                                                                                              \
    int linnet_##name##_open(const std::uint8_t* key, const std::uint8_t* nonce, LINNET_OPEN, const std::uint8_t* tag,             \
                             void* plaintext) {                                                                                    \
        return c::open(*name##_chosen().secretbox, c::bytes(key, LINNET_##NAME##_KEY_SIZE),                                        \
                       c::bytes(nonce, LINNET_##NAME##_NONCE_SIZE), c::bytes(ciphertext, len),                                     \
                       c::bytes(tag, LINNET_##NAME##_TAG_SIZE), c::room(plaintext, len));                                          \
    }                                                                                                                              \
    int linnet_##name##_seal_box(const std::uint8_t* key, const std::uint8_t* nonce, const void* plaintext, std::size_t len,       \
                                 void* box) {                                                                                      \
        return c::seal_box(*name##_chosen().secretbox, LINNET_##NAME##_TAG_SIZE, c::bytes(key, LINNET_##NAME##_KEY_SIZE),          \
                           c::bytes(nonce, LINNET_##NAME##_NONCE_SIZE), c::bytes(plaintext, len),                                  \
                           c::room(box, len + LINNET_##NAME##_TAG_SIZE));                                                          \
    }                                                                                                                              \
    int linnet_##name##_open_box(const std::uint8_t* key, const std::uint8_t* nonce, const void* box, std::size_t box_len,         \
                                 void* plaintext) {                                                                                \
        return c::open_box(*name##_chosen().secretbox, LINNET_##NAME##_TAG_SIZE, c::bytes(key, LINNET_##NAME##_KEY_SIZE),          \
                           c::bytes(nonce, LINNET_##NAME##_NONCE_SIZE), c::bytes(box, box_len),                                    \
                           c::room(plaintext, box_len < LINNET_##NAME##_TAG_SIZE ? 0 : box_len - LINNET_##NAME##_TAG_SIZE));       \
    }

#define LINNET_KEX(family, name, NAME)                                                                                             \
    LINNET_CHOOSE(family, name)                                                                                                    \
    int linnet_##name##_public_key(const std::uint8_t* secret_key, std::uint8_t* public_key) {                                     \
        return c::public_key(*name##_chosen().kex, c::bytes(secret_key, LINNET_##NAME##_KEY_SIZE),                                 \
                             c::room(public_key, LINNET_##NAME##_PUBLIC_KEY_SIZE));                                                \
    }                                                                                                                              \
    int linnet_##name##_agree(const std::uint8_t* secret_key, const std::uint8_t* peer_public_key, std::uint8_t* shared_secret) {  \
        return c::agree(*name##_chosen().kex, c::bytes(secret_key, LINNET_##NAME##_KEY_SIZE),                                      \
                        c::bytes(peer_public_key, LINNET_##NAME##_PUBLIC_KEY_SIZE),                                                \
                        c::room(shared_secret, LINNET_##NAME##_SHARED_SECRET_SIZE));                                               \
    }

#define LINNET_SALT const void *salt, std::size_t salt_len
#define LINNET_INFO const void *info, std::size_t info_len
#define LINNET_OUTPUT void *output, std::size_t output_len

#define LINNET_KDF(family, name, NAME, steps) LINNET_CHOOSE(family, name) LINNET_KDF_##steps(name, NAME)

#define LINNET_KDF_SECRET(name, NAME)                                                                                              \
    int linnet_##name(const void* secret, std::size_t secret_len, LINNET_SALT, LINNET_INFO, LINNET_OUTPUT) {                       \
        return c::derive(*name##_chosen().kdf, c::bytes(secret, secret_len), c::bytes(salt, salt_len), c::bytes(info, info_len),   \
                         0, c::room(output, output_len));                                                                          \
    }                                                                                                                              \
    int linnet_##name##_extract(const void* secret, std::size_t secret_len, LINNET_SALT, std::uint8_t* key) {                      \
        return c::extract(*name##_chosen().kdf, c::bytes(secret, secret_len), c::bytes(salt, salt_len),                            \
                          c::room(key, LINNET_##NAME##_EXTRACT_SIZE));                                                             \
    }                                                                                                                              \
    int linnet_##name##_expand(const void* key, std::size_t key_len, LINNET_INFO, LINNET_OUTPUT) {                                 \
        return c::expand(*name##_chosen().kdf, c::bytes(key, key_len), c::bytes(info, info_len), c::room(output, output_len));     \
    }

#define LINNET_KDF_PASSWORD(name, NAME)                                                                                            \
    int linnet_##name(const void* password, std::size_t password_len, LINNET_SALT, std::uint32_t iterations, LINNET_OUTPUT) {      \
        return c::derive(*name##_chosen().kdf, c::bytes(password, password_len), c::bytes(salt, salt_len), {}, iterations,         \
                         c::room(output, output_len));                                                                             \
    }

namespace c = linnet_library::c;

extern "C" {
#include "catalog.inc"
}

// NOLINTEND(bugprone-macro-parentheses)

#endif
