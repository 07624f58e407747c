// SPDX-License-Identifier: MIT OR Apache-2.0
// The provider through EVP, as a program that uses OpenSSL calls it.
#ifndef LINNET_OPENSSL_TESTS_EVP_HPP
#define LINNET_OPENSSL_TESTS_EVP_HPP

#include <linnet/by_id.h>

#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/provider.h>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace linnet_openssl_tests {

using bytes = std::vector<std::uint8_t>;

template <auto Free>
struct freed_by {
    template <class Type>
    void operator()(Type* object) const {
        Free(object);
    }
};
using cipher = std::unique_ptr<EVP_CIPHER, freed_by<EVP_CIPHER_free>>;
using cipher_context = std::unique_ptr<EVP_CIPHER_CTX, freed_by<EVP_CIPHER_CTX_free>>;
using digest = std::unique_ptr<EVP_MD, freed_by<EVP_MD_free>>;
using digest_context = std::unique_ptr<EVP_MD_CTX, freed_by<EVP_MD_CTX_free>>;
using mac = std::unique_ptr<EVP_MAC, freed_by<EVP_MAC_free>>;
using mac_context = std::unique_ptr<EVP_MAC_CTX, freed_by<EVP_MAC_CTX_free>>;

/// A file of configuration that loads the provider with all that it has, and OpenSSL's own.
extern const char configuration[];

/// A library context of its own with the provider, and what OpenSSL has itself if `openssl_names` asks for it.
class library {
public:
    explicit library(bool openssl_names = true);
    ~library();
    library(const library&) = delete;
    library& operator=(const library&) = delete;

    OSSL_LIB_CTX* get() const { return context_; }
    OSSL_PROVIDER* provider() const { return provider_; }
    cipher find_cipher(const char* id) const { return cipher(EVP_CIPHER_fetch(context_, id, "provider=linnet")); }
    digest find_digest(const char* id) const { return digest(EVP_MD_fetch(context_, id, "provider=linnet")); }
    mac find_mac(const char* id) const { return mac(EVP_MAC_fetch(context_, id, "provider=linnet")); }

private:
    OSSL_LIB_CTX* context_;
    OSSL_PROVIDER* provider_;
};

/// The one that most tests use.
const library& shared_library();

bytes random_bytes(std::size_t size);

/// The text of the newest error, whose queue is emptied; "" if there is none.
std::string error();

/// A message that is encrypted or decrypted, and in how many parts EVP gets it.
struct message {
    bytes key, nonce, data, text;
    std::size_t parts_of_data = 1, parts_of_text = 1;
};
/// The other text; nothing if EVP refuses a call.
std::optional<bytes> encrypt(const EVP_CIPHER* by, const message& m, bytes& tag);
std::optional<bytes> decrypt(const EVP_CIPHER* by, const message& m, const bytes& tag);

std::optional<bytes> hash(const EVP_MD* by, const bytes& customization, const bytes& text, std::size_t size,
                          std::size_t pieces = 1);
std::optional<bytes> authenticate(const EVP_MAC* by, const bytes& key, const bytes& nonce, const bytes& customization,
                                  const bytes& text, std::size_t size, std::size_t pieces = 1);

/// Every algorithm of some kinds.
std::vector<const linnet_algorithm*> algorithms(std::initializer_list<int> kinds);

} // namespace linnet_openssl_tests

#endif
