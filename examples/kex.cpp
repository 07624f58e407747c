// SPDX-License-Identifier: MIT OR Apache-2.0
// Two sides agree on a key over a public channel. This does not authenticate the other side.
//   g++ -std=c++20 -O2 -Iinclude examples/kex.cpp && ./a.out
#include "show.hpp"

#include <linnet/kdf.hpp>
#include <linnet/x25519.hpp>

#include <algorithm>

using kex = linnet::x25519;
using kdf = linnet::hkdf_sha_256;
using public_key = std::array<std::uint8_t, kex::public_key_size>;

/// The key of what both sides know: the shared secret and both public keys.
static linnet::result make_key(const std::array<std::uint8_t, kex::shared_secret_size>& shared, const public_key& client,
                               const public_key& server, std::array<std::uint8_t, 32>& key) {
    std::array<std::uint8_t, 2 * kex::public_key_size> both{};
    std::copy(server.begin(), server.end(), std::copy(client.begin(), client.end(), both.begin()));
    return kdf::derive(shared, both, bytes_of("linnet example, key"), key);
}

int main() {
    constexpr auto client_secret = counting_from<kex::key_size>(0x00); // in real use: random bytes, kept secret
    constexpr auto server_secret = counting_from<kex::key_size>(0x40);
    public_key client{}, server{};
    if (!kex::public_key(client_secret, client) || !kex::public_key(server_secret, server)) return 1;

    // Each side sends its public key; false says that the other's is one that makes the secret zero.
    std::array<std::uint8_t, kex::shared_secret_size> of_client{}, of_server{};
    if (!kex::agree(client_secret, server, of_client) || !kex::agree(server_secret, client, of_server)) return 1;

    std::array<std::uint8_t, 32> client_key{}, server_key{};
    if (!make_key(of_client, client, server, client_key) || !make_key(of_server, client, server, server_key)) return 1;

    show("client", client);
    show("server", server);
    show("key", client_key);
    return report(client_key == server_key);
}
