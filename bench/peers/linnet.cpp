// SPDX-License-Identifier: MIT OR Apache-2.0
#include "race.hpp"

#include <linnet/linnet.hpp>

namespace race {
namespace {

template <class A>
auto key_of(const buffers& b) {
    return typename A::key_in(b.key.data(), A::key_size);
}
template <class A, size_t Size>
auto nonce_of(const buffers& b) {
    return typename A::nonce_in(b.nonce.data(), Size);
}

template <size_t Size>
auto tag_of(buffers& b) {
    return std::span<uint8_t, Size>(b.tag.data(), Size);
}

template <class A, size_t NonceSize = 12>
void aead() {
    enter(std::string(A::id) + "/each", "linnet", usual, [](buffers& b) {
        return [&b] { return A::encrypt(key_of<A>(b), nonce_of<A, NonceSize>(b), b.data, b.text, b.out, tag_of<16>(b)); };
    });
    enter(std::string(A::id) + "/kept", "linnet", usual, [](buffers& b) {
        return [&b, key = std::make_unique<typename A::keyed>(key_of<A>(b))] {
            return key->encrypt(nonce_of<A, NonceSize>(b), b.data, b.text, b.out, tag_of<16>(b));
        };
    });
}

template <class A>
void stream() {
    enter(std::string(A::id) + "/each", "linnet", usual,
          [](buffers& b) { return [&b] { return A::crypt(key_of<A>(b), nonce_of<A, A::nonce_size>(b), b.text, b.out); }; });
}

template <class A>
void hash() {
    enter(std::string(A::id) + "/each", "linnet", usual, [](buffers& b) {
        return [&b] {
            A::digest(b.text, tag_of < A::kind == linnet::algorithm_kind::xof ? 32 : A::digest_size > (b));
            return true;
        };
    });
}

template <class A>
void mac() {
    constexpr size_t key_size = std::min<size_t>(A::key_size, 32);
    const auto tag = [](buffers& b) { return typename A::tag_out(b.tag.data(), A::tag_size); };
    const auto key = [](buffers& b) { return typename A::key_in(b.key.data(), key_size); };
    enter(std::string(A::id) + "/each", "linnet", usual,
          [=](buffers& b) { return [=, &b] { return A::compute(key(b), b.text, tag(b)); }; });
    if constexpr (requires { typename A::keyed; })
        enter(std::string(A::id) + "/kept", "linnet", usual, [=](buffers& b) {
            return [=, &b, keyed = std::make_unique<typename A::keyed>(key(b))] { return keyed->compute(b.text, tag(b)); };
        });
}

} // namespace

void enter_linnet() {
    using namespace linnet;
    aead<aes_128_gcm>();
    aead<aes_256_gcm>();
    aead<aes_128_ocb>();
    aead<aes_128_ccm>();
    aead<aes_128_eax, 16>();
    aead<chacha20_poly1305>();
    aead<xchacha20_poly1305, 24>();
    stream<chacha20>();
    stream<salsa20>();
    hash<sha_1>();
    hash<sha_256>();
    hash<sha_512>();
    hash<sha3_256>();
    hash<shake128>();
    mac<hmac_sha_256>();
    mac<hmac_sha_512>();
    mac<aes_128_cmac>();
    mac<poly1305>();
    enter("pbkdf2-hmac-sha-256/10000 iterations", "linnet", once,
          [](buffers& b) { return [&b] { return pbkdf2_hmac_sha_256::derive(b.key, b.data, iterations, tag_of<32>(b)); }; });
    enter("x25519/agree", "linnet", once, [](buffers& b) { return [&b] { return x25519::agree(b.key, b.peer, tag_of<32>(b)); }; });
}

} // namespace race

int main(int argc, char** argv) {
    race::enter_linnet();
#if defined(LINNET_BENCH_OPENSSL)
    race::enter_openssl();
#endif
#if defined(LINNET_BENCH_NETTLE)
    race::enter_nettle();
#endif
#if defined(LINNET_BENCH_SODIUM)
    race::enter_sodium();
#endif
#if defined(LINNET_BENCH_IPSEC_MB)
    race::enter_ipsec_mb();
#endif
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
