// SPDX-License-Identifier: MIT OR Apache-2.0
// Authenticated encryption: only holders of the key can read the text, and any change to text or associated data is detected.
//   g++ -std=c++20 -O2 -Iinclude examples/aead.cpp && ./a.out
#include "show.hpp"

#include <linnet/ascon.hpp>

namespace example {

using aead = linnet::ascon_aead128; // or any other AEAD, with the header of its family

constexpr auto key = counting_from<aead::key_size>(0x00);
constexpr auto nonce = counting_from<aead::nonce_size>(0x80); // never the same twice under one key
constexpr auto associated_data = bytes_of("to: the gateway");
constexpr auto text = bytes_of("The linnet sings at first light.");

using message = decltype(bytes_of("The linnet sings at first light."));
using tag = std::array<std::uint8_t, aead::tag_size>;

/// The same in two pieces, where the algorithm is online.
bool encrypt_in_pieces(message& ciphertext, tag& t) {
    const auto in = std::span(text);
    const auto out = std::span(ciphertext);
    aead::encryptor encryptor(key, nonce);
    return encryptor.update_aad(associated_data) && encryptor.update(in.first(5), out.first(5)) &&
           encryptor.update(in.subspan(5), out.subspan(5)) && encryptor.finish(t);
}

/// For many messages under one key: what a key costs is paid once. Tags may be shorter than usual, fixed for the key.
linnet::result encrypt_keyed(message& ciphertext, tag& t) {
    const aead::keyed keyed(key, aead::tag_size);
    return keyed.encrypt(nonce, associated_data, text, ciphertext, t);
}

/// Whether all is as expected.
bool run() {
    message ciphertext{}, decryption{}, same_ciphertext{};
    tag t{}, same_tag{};
    if (!aead::encrypt(key, nonce, associated_data, text, ciphertext, t)) return false;
    if (!aead::decrypt(key, nonce, associated_data, ciphertext, t, decryption)) return false;

    show("key", key);
    show("nonce", nonce);
    show_text("associated data", associated_data);
    show_text("text", text);
    show("ciphertext", ciphertext);
    show("tag", t);
    show_text("decryption", decryption);

    if (!encrypt_in_pieces(same_ciphertext, same_tag) || same_ciphertext != ciphertext || same_tag != t) return false;
    if (!encrypt_keyed(same_ciphertext, same_tag) || same_ciphertext != ciphertext || same_tag != t) return false;

    ciphertext[0] ^= 1;
    const auto forgery = aead::decrypt(key, nonce, associated_data, ciphertext, t, decryption);
    show("of a forgery", decryption);
    return !forgery;
}

} // namespace example

int main() { return report(example::run()); }
