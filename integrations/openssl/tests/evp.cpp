// SPDX-License-Identifier: MIT OR Apache-2.0
#include "evp.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

namespace linnet_openssl_tests {

const char configuration[] = "openssl_conf = init\n[init]\nproviders = all\n[all]\ndefault = own\nlinnet = linnet\n"
                             "[own]\nactivate = 1\n[linnet]\nactivate = 1\nopenssl-names = yes\n";

/// A parameter of the provider comes from a configuration file.
library::library(bool openssl_names) : context_(OSSL_LIB_CTX_new()), provider_(nullptr) {
    OSSL_PROVIDER_set_default_search_path(context_, MODULES);
    if (openssl_names) {
        char path[] = "/tmp/linnet-openssl-XXXXXX";
        const int file = mkstemp(path);
        if (file < 0) std::abort();
        std::ofstream(path) << configuration;
        if (OSSL_LIB_CTX_load_config(context_, path) != 1) ERR_print_errors_fp(stderr);
        std::remove(path);
        std::fclose(fdopen(file, "r"));
    }
    provider_ = OSSL_PROVIDER_load(context_, "linnet");
    if (provider_ == nullptr) {
        ERR_print_errors_fp(stderr);
        std::abort();
    }
}
library::~library() {
    EXPECT_EQ(OSSL_PROVIDER_unload(provider_), 1);
    OSSL_LIB_CTX_free(context_);
}

const library& shared_library() {
    static const library one;
    return one;
}

bytes random_bytes(std::size_t size) {
    static std::mt19937 source(1);
    bytes out(size);
    for (auto& byte : out) byte = static_cast<std::uint8_t>(source());
    return out;
}

std::string error() {
    const char* text = "";
    int flags = 0;
    ERR_peek_last_error_all(nullptr, nullptr, nullptr, &text, &flags);
    std::string out = flags & ERR_TXT_STRING ? text : "";
    ERR_clear_error();
    return out;
}

namespace {

/// Calls f(part, offset) for each of `pieces` parts of a text.
template <class F>
bool in_parts(const bytes& text, std::size_t pieces, const F& f) {
    for (std::size_t i = 0, done = 0; i < pieces; ++i) {
        const std::size_t end = text.size() * (i + 1) / pieces;
        if (end != done && !f(text.data() + done, end - done, done)) return false;
        done = end;
    }
    return true;
}

std::optional<bytes> crypt(bool encrypting, const EVP_CIPHER* by, const message& m, bytes& tag) {
    const cipher_context context(EVP_CIPHER_CTX_new());
    EVP_CIPHER_CTX* const c = context.get();
    if (EVP_CipherInit_ex2(c, by, nullptr, nullptr, encrypting, nullptr) != 1) return {};
    if (EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_IVLEN, static_cast<int>(m.nonce.size()), nullptr) != 1) return {};
    if (EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, static_cast<int>(tag.size()), nullptr) != 1) return {};
    if (!encrypting && EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, static_cast<int>(tag.size()), tag.data()) != 1) return {};
    if (EVP_CipherInit_ex2(c, nullptr, m.key.data(), m.nonce.data(), -1, nullptr) != 1) return {};
    bytes out(m.text.size());
    int written = 0;
    const auto add = [&](const std::uint8_t* part, std::size_t size, std::size_t) {
        return EVP_CipherUpdate(c, nullptr, &written, part, static_cast<int>(size)) == 1;
    };
    if (!in_parts(m.data, m.parts_of_data, add)) return {};
    const auto crypt_part = [&](const std::uint8_t* part, std::size_t size, std::size_t at) {
        return EVP_CipherUpdate(c, out.data() + at, &written, part, static_cast<int>(size)) == 1 &&
               written == static_cast<int>(size);
    };
    if (!in_parts(m.text, m.parts_of_text, crypt_part)) return {};
    std::uint8_t nothing = 0;
    if (EVP_CipherFinal_ex(c, &nothing, &written) != 1 || written != 0) return {};
    if (encrypting && EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_GET_TAG, static_cast<int>(tag.size()), tag.data()) != 1) return {};
    return out;
}

} // namespace

std::optional<bytes> encrypt(const EVP_CIPHER* by, const message& m, bytes& tag) { return crypt(true, by, m, tag); }
std::optional<bytes> decrypt(const EVP_CIPHER* by, const message& m, const bytes& tag) {
    bytes copy = tag;
    return crypt(false, by, m, copy);
}

std::optional<bytes> hash(const EVP_MD* by, const bytes& customization, const bytes& text, std::size_t size, std::size_t pieces) {
    const digest_context context(EVP_MD_CTX_new());
    bytes name = customization;
    const OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("customization", name.data(), name.size()),
                                 OSSL_PARAM_construct_end()};
    if (EVP_DigestInit_ex2(context.get(), by, name.empty() ? nullptr : params) != 1) return {};
    const auto add = [&](const std::uint8_t* part, std::size_t count, std::size_t) {
        return EVP_DigestUpdate(context.get(), part, count) == 1;
    };
    if (!in_parts(text, pieces, add)) return {};
    bytes out(size);
    const bool is_xof = (EVP_MD_get_flags(by) & EVP_MD_FLAG_XOF) != 0;
    unsigned written = 0;
    if (is_xof) return EVP_DigestFinalXOF(context.get(), out.data(), size) == 1 ? std::optional(out) : std::nullopt;
    if (EVP_DigestFinal_ex(context.get(), out.data(), &written) != 1 || written != size) return {};
    return out;
}

std::optional<bytes> authenticate(const EVP_MAC* by, const bytes& key, const bytes& nonce, const bytes& customization,
                                  const bytes& text, std::size_t size, std::size_t pieces) {
    const mac_context context(EVP_MAC_CTX_new(const_cast<EVP_MAC*>(by)));
    bytes iv = nonce, name = customization;
    std::vector<OSSL_PARAM> params{OSSL_PARAM_construct_size_t(OSSL_MAC_PARAM_SIZE, &size)};
    if (!iv.empty()) params.push_back(OSSL_PARAM_construct_octet_string(OSSL_MAC_PARAM_IV, iv.data(), iv.size()));
    if (!name.empty()) params.push_back(OSSL_PARAM_construct_octet_string(OSSL_MAC_PARAM_CUSTOM, name.data(), name.size()));
    params.push_back(OSSL_PARAM_construct_end());
    static constexpr std::uint8_t none = 0;
    if (EVP_MAC_init(context.get(), key.empty() ? &none : key.data(), key.size(), params.data()) != 1) return {};
    const auto add = [&](const std::uint8_t* part, std::size_t count, std::size_t) {
        return EVP_MAC_update(context.get(), part, count) == 1;
    };
    if (!in_parts(text, pieces, add)) return {};
    bytes out(size);
    std::size_t written = 0;
    if (EVP_MAC_final(context.get(), out.data(), &written, out.size()) != 1 || written != size) return {};
    return out;
}

std::vector<const linnet_algorithm*> algorithms(std::initializer_list<int> kinds) {
    std::vector<const linnet_algorithm*> out;
    for (std::size_t i = 0; i < linnet_count(); ++i)
        if (std::ranges::count(kinds, linnet_at(i)->kind) != 0) out.push_back(linnet_at(i));
    return out;
}

} // namespace linnet_openssl_tests
