// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_EXAMPLES_AEAD_HPP
#define LINNET_EXAMPLES_AEAD_HPP

#include "show.hpp"

#include <linnet/concepts.hpp>

/// Encrypts a message in two pieces with an AEAD that allows it.
template <linnet::OnlineAead aead, class Message>
bool encrypt_in_pieces(std::span<const std::uint8_t, aead::key_size> key, std::span<const std::uint8_t, aead::nonce_size> nonce,
                       std::span<const std::uint8_t> associated_data, const Message& text, Message& ciphertext,
                       std::span<std::uint8_t, aead::tag_size> tag) {
    const auto in = std::span(text);
    const auto out = std::span(ciphertext);
    typename aead::encryptor encryptor(key, nonce);
    return encryptor.associate(associated_data) && encryptor.update(in.first(5), out.first(5)) &&
           encryptor.update(in.subspan(5), out.subspan(5)) && encryptor.finish(tag);
}

/// Authenticated encryption: only who has the key can read the text, and any change to text or associated data is noticed.
template <linnet::Aead aead>
bool example() {
    const auto key = counting_from<aead::key_size>(0x00);
    const auto nonce = counting_from<aead::nonce_size>(0x80); // never the same twice under one key
    const auto associated_data = bytes_of("to: the gateway");
    const auto text = bytes_of("The linnet sings at first light.");
    auto ciphertext = text;
    auto decryption = text;
    std::array<std::uint8_t, aead::tag_size> tag{};

    if (!aead::encrypt(key, nonce, associated_data, text, ciphertext, tag)) return false;
    if (!aead::decrypt(key, nonce, associated_data, ciphertext, tag, decryption)) return false;

    show("key", key);
    show("nonce", nonce);
    show_text("associated data", associated_data);
    show_text("text", text);
    show("ciphertext", ciphertext);
    show("tag", tag);
    show_text("decryption", decryption);

    if constexpr (linnet::OnlineAead<aead>) {
        auto same_ciphertext = text;
        auto same_tag = tag;
        if (!encrypt_in_pieces<aead>(key, nonce, associated_data, text, same_ciphertext, same_tag)) return false;
        if (same_ciphertext != ciphertext || same_tag != tag) return false;
    }

    ciphertext[0] ^= 1;
    const bool forgery_accepted = aead::decrypt(key, nonce, associated_data, ciphertext, tag, decryption);
    show("of a forgery", decryption);
    return !forgery_accepted;
}

#endif
