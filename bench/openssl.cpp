// SPDX-License-Identifier: MIT OR Apache-2.0
// AES-GCM of the headers and of OpenSSL 3, under a key that is kept and under one a call. Names are LIBRARY/ALGORITHM/KEY/SIZE.
#include "measure.hpp"

#include <linnet/aes_gcm.hpp>

#include <openssl/evp.h>

#include <memory>
#include <string>

namespace {

using std::size_t;
using std::uint8_t;

struct message {
    std::vector<uint8_t> text, sealed;
    std::array<uint8_t, 32> key{};
    std::array<uint8_t, 12> nonce{};
    std::array<uint8_t, 16> tag{};
    std::array<uint8_t, bench::context_size> data{};

    explicit message(size_t size) : text(size, 0x5a), sealed(size) {}
};

template <class A>
void kept(benchmark::State& state, size_t size) {
    message m(size);
    const typename A::keyed k(typename A::key_in(m.key.data(), A::key_size));
    bench::measure(state, size, [&] {
        if (!k.encrypt(m.nonce, m.data, m.text, m.sealed, m.tag)) state.SkipWithError("encrypt refused");
    });
}

template <class A>
void each(benchmark::State& state, size_t size) {
    message m(size);
    bench::measure(state, size, [&] {
        if (!A::encrypt(typename A::key_in(m.key.data(), A::key_size), m.nonce, m.data, m.text, m.sealed, m.tag))
            state.SkipWithError("encrypt refused");
    });
}

void by_openssl(benchmark::State& state, size_t size, const EVP_CIPHER* cipher, bool key_is_kept) {
    message m(size);
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_free);
    EVP_CIPHER_CTX* const c = context.get();
    bool good = EVP_EncryptInit_ex(c, cipher, nullptr, m.key.data(), m.nonce.data()) == 1;
    bench::measure(state, size, [&] {
        int length = 0;
        good = good &&
               EVP_EncryptInit_ex(c, key_is_kept ? nullptr : cipher, nullptr, key_is_kept ? nullptr : m.key.data(),
                                  m.nonce.data()) == 1 &&
               EVP_EncryptUpdate(c, nullptr, &length, m.data.data(), static_cast<int>(m.data.size())) == 1 &&
               EVP_EncryptUpdate(c, m.sealed.data(), &length, m.text.data(), static_cast<int>(size)) == 1 &&
               EVP_EncryptFinal_ex(c, m.sealed.data() + size, &length) == 1 &&
               EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_GET_TAG, 16, m.tag.data()) == 1;
        if (!good) state.SkipWithError("OpenSSL failed");
    });
}

template <class A>
void add(const EVP_CIPHER* cipher) {
    for (const size_t size : {64, 1024, 16384}) {
        const auto name = [&](const char* library, const char* key) {
            return std::string(library).append("/").append(A::id).append(key).append(std::to_string(size));
        };
        const auto with = [](const std::string& title, auto run) { benchmark::RegisterBenchmark(title.c_str(), run); };
        with(name("linnet", "/kept/"), [size](benchmark::State& s) { kept<A>(s, size); });
        with(name("openssl", "/kept/"), [=](benchmark::State& s) { by_openssl(s, size, cipher, true); });
        with(name("linnet", "/each/"), [size](benchmark::State& s) { each<A>(s, size); });
        with(name("openssl", "/each/"), [=](benchmark::State& s) { by_openssl(s, size, cipher, false); });
    }
}

} // namespace

int main(int argc, char** argv) {
    add<linnet::aes_128_gcm>(EVP_aes_128_gcm());
    add<linnet::aes_256_gcm>(EVP_aes_256_gcm());
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
