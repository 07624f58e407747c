// SPDX-License-Identifier: MIT OR Apache-2.0
// Any algorithm of the library, chosen by its id at run time. Without an id it lists them all.
//   g++ -std=c++20 -O2 -Iinclude examples/by_id.cpp build/src/liblinnet.a && ./a.out ascon-aead128
#include "show.hpp"

#include <linnet.h>

#include <algorithm>
#include <vector>

namespace {

using bytes = std::vector<std::uint8_t>;

bytes counting(std::size_t size, std::uint8_t first) {
    bytes all(size);
    for (auto& byte : all) byte = first++;
    return all;
}

bytes some_text() {
    constexpr auto text = bytes_of("The linnet sings at first light.");
    return {text.begin(), text.end()};
}

/// An AEAD, and the inputs and outputs of one call.
struct sealed {
    const linnet_algorithm& algorithm;
    bytes key, nonce, data, text, ciphertext, tag, decryption;

    explicit sealed(const linnet_algorithm& a)
        : algorithm(a),
          key(counting(a.key_size, 0x00)),
          nonce(counting(a.nonce_size, 0x80)), // never the same twice under one key
          data(4),
          text(some_text()),
          ciphertext(text.size()),
          tag(a.tag_size),
          decryption(text.size()) {}
    int encrypt() {
        return linnet_aead_encrypt(&algorithm, key.data(), key.size(), nonce.data(), nonce.size(), data.data(), data.size(),
                                   text.data(), text.size(), ciphertext.data(), tag.data(), tag.size());
    }
    int decrypt() {
        return linnet_aead_decrypt(&algorithm, key.data(), key.size(), nonce.data(), nonce.size(), data.data(), data.size(),
                                   ciphertext.data(), ciphertext.size(), tag.data(), tag.size(), decryption.data());
    }
};

/// For many messages under one key: the key is expanded once.
bool encrypts_the_same_keyed(const sealed& s) {
    bytes ciphertext(s.text.size()), tag(s.tag.size());
    linnet_aead_keyed keyed;
    bool good = linnet_aead_keyed_init(&keyed, &s.algorithm, s.key.data(), s.key.size(), tag.size()) == LINNET_OK;
    good = good && linnet_aead_keyed_encrypt(&keyed, s.nonce.data(), s.nonce.size(), s.data.data(), s.data.size(), s.text.data(),
                                             s.text.size(), ciphertext.data(), tag.data(), tag.size()) == LINNET_OK;
    linnet_aead_keyed_wipe(&keyed);
    return good && ciphertext == s.ciphertext && tag == s.tag;
}

/// In two pieces, where the algorithm is online.
bool encrypts_the_same_in_pieces(const sealed& s) {
    bytes ciphertext(s.text.size()), tag(s.tag.size());
    linnet_aead_encryptor e;
    return linnet_aead_encryptor_init(&e, &s.algorithm, s.key.data(), s.key.size(), s.nonce.data(), s.nonce.size()) == LINNET_OK &&
           linnet_aead_encryptor_update_aad(&e, s.data.data(), s.data.size()) == LINNET_OK &&
           linnet_aead_encryptor_update(&e, s.text.data(), 5, ciphertext.data()) == LINNET_OK &&
           linnet_aead_encryptor_update(&e, s.text.data() + 5, s.text.size() - 5, ciphertext.data() + 5) == LINNET_OK &&
           linnet_aead_encryptor_finish(&e, tag.data(), tag.size()) == LINNET_OK && ciphertext == s.ciphertext && tag == s.tag;
}

bool aead(const linnet_algorithm& a) {
    sealed s(a);
    if (s.encrypt() != LINNET_OK || s.decrypt() != LINNET_OK) return false;
    show("key", s.key);
    show("nonce", s.nonce);
    show_text("text", s.text);
    show("ciphertext", s.ciphertext);
    show("tag", s.tag);
    show_text("decryption", s.decryption);
    if (!encrypts_the_same_keyed(s) || (a.online && !encrypts_the_same_in_pieces(s))) return false;
    s.ciphertext[0] ^= 1;
    const int refused = s.decrypt();
    show("of a forgery", s.decryption);
    return refused == LINNET_NOT_AUTHENTIC;
}

bool hash(const linnet_algorithm& a) {
    const bytes text = some_text();
    bytes digest(a.digest_size);
    if (linnet_hash_digest(&a, text.data(), text.size(), digest.data(), digest.size()) != LINNET_OK) return false;
    show_text("text", text);
    show("digest", digest);
    return true;
}

bool xof(const linnet_algorithm& a) {
    const bytes text = some_text(), customization = counting(std::min<std::size_t>(a.customization_size_max, 8), 'a');
    bytes output(40);
    if (linnet_xof_digest(&a, customization.data(), customization.size(), text.data(), text.size(), output.data(), output.size()) !=
        LINNET_OK)
        return false;
    show_text("text", text);
    show("output", output);
    return true;
}

bool mac(const linnet_algorithm& a) {
    bytes text = some_text();
    text.resize(std::min(text.size(), a.message_size_max));
    const bytes key = counting(a.key_size, 0x00), nonce = counting(a.nonce_size, 0x80); // most have none
    bytes tag(a.tag_size);
    const auto verify = [&] {
        return linnet_mac_verify(&a, key.data(), key.size(), nonce.data(), nonce.size(), nullptr, 0, text.data(), text.size(),
                                 tag.data(), tag.size());
    };
    if (linnet_mac_compute(&a, key.data(), key.size(), nonce.data(), nonce.size(), nullptr, 0, text.data(), text.size(), tag.data(),
                           tag.size()) != LINNET_OK ||
        verify() != LINNET_OK)
        return false;
    show("key", key);
    show_text("text", text);
    show("tag", tag);
    text[0] ^= 1;
    return verify() == LINNET_NOT_AUTHENTIC;
}

bool stream(const linnet_algorithm& a) {
    const bytes text = some_text(), key = counting(a.key_size, 0x00), nonce = counting(a.nonce_size, 0x80);
    bytes hidden(text.size()), back(text.size());
    if (linnet_stream_crypt(&a, key.data(), key.size(), nonce.data(), nonce.size(), text.data(), text.size(), hidden.data()) !=
        LINNET_OK)
        return false;
    if (linnet_stream_crypt(&a, key.data(), key.size(), nonce.data(), nonce.size(), hidden.data(), hidden.size(), back.data()) !=
        LINNET_OK)
        return false;
    show_text("text", text);
    show("hidden", hidden);
    return back == text;
}

/// CBC and key wrap, of the first 16 bytes of the text, which all of them take.
bool whole(const linnet_algorithm& a) {
    bytes text = some_text();
    text.resize(16);
    const bytes key = counting(a.key_size, 0x00), nonce = counting(a.nonce_size, 0x80);
    bytes hidden(a.kind == LINNET_KIND_KEYWRAP ? linnet_keywrap_ciphertext_size(&a, text.size())
                                               : linnet_cbc_ciphertext_size(&a, text.size()));
    bytes back(hidden.size());
    std::size_t size = back.size();
    const int first = a.kind == LINNET_KIND_KEYWRAP
                          ? linnet_keywrap_wrap(&a, key.data(), key.size(), text.data(), text.size(), hidden.data(), hidden.size())
                          : linnet_cbc_encrypt(&a, key.data(), key.size(), nonce.data(), nonce.size(), text.data(), text.size(),
                                               hidden.data(), hidden.size());
    const int second = a.kind == LINNET_KIND_KEYWRAP
                           ? linnet_keywrap_unwrap(&a, key.data(), key.size(), hidden.data(), hidden.size(), back.data(), &size)
                           : linnet_cbc_decrypt(&a, key.data(), key.size(), nonce.data(), nonce.size(), hidden.data(),
                                                hidden.size(), back.data(), &size);
    if (first != LINNET_OK || second != LINNET_OK) return false;
    show_text("text", text);
    show("hidden", hidden);
    back.resize(size);
    return back == text;
}

bool kdf(const linnet_algorithm& a) {
    const bytes secret = counting(32, 0x00), salt = counting(16, 0x40), info(a.extract_size != 0 ? 4 : 0, 'i');
    bytes output(32);
    const std::uint32_t iterations = a.extract_size != 0 ? 0 : 1000;
    if (linnet_kdf_derive(&a, secret.data(), secret.size(), salt.data(), salt.size(), info.data(), info.size(), iterations,
                          output.data(), output.size()) != LINNET_OK)
        return false;
    show("secret", secret);
    show("salt", salt);
    show("output", output);
    return true;
}

bool secretbox(const linnet_algorithm& a) {
    const bytes key = counting(a.key_size, 0x00), nonce = counting(a.nonce_size, 0x80), text = some_text();
    bytes ciphertext(text.size()), tag(a.tag_size), decryption(text.size());
    if (linnet_secretbox_seal(&a, key.data(), key.size(), nonce.data(), nonce.size(), text.data(), text.size(), ciphertext.data(),
                              tag.data(), tag.size()) != LINNET_OK)
        return false;
    const auto open = [&] {
        return linnet_secretbox_open(&a, key.data(), key.size(), nonce.data(), nonce.size(), ciphertext.data(), ciphertext.size(),
                                     tag.data(), tag.size(), decryption.data());
    };
    if (open() != LINNET_OK) return false;
    show("key", key);
    show("nonce", nonce);
    show_text("text", text);
    show("ciphertext", ciphertext);
    show("tag", tag);
    show_text("decryption", decryption);
    ciphertext[0] ^= 1;
    const int refused = open();
    show("of a forgery", decryption);
    return refused == LINNET_NOT_AUTHENTIC;
}

bool kex(const linnet_algorithm& a) {
    const bytes mine = counting(a.key_size, 0x00), theirs = counting(a.key_size, 0x40);
    bytes my_public(a.public_key_size), their_public(a.public_key_size), first(a.shared_secret_size), second(first);
    if (linnet_kex_public_key(&a, mine.data(), mine.size(), my_public.data(), my_public.size()) != LINNET_OK) return false;
    if (linnet_kex_public_key(&a, theirs.data(), theirs.size(), their_public.data(), their_public.size()) != LINNET_OK)
        return false;
    if (linnet_kex_agree(&a, mine.data(), mine.size(), their_public.data(), their_public.size(), first.data(), first.size()) !=
        LINNET_OK)
        return false;
    if (linnet_kex_agree(&a, theirs.data(), theirs.size(), my_public.data(), my_public.size(), second.data(), second.size()) !=
        LINNET_OK)
        return false;
    show("my public key", my_public);
    show("their public key", their_public);
    show("shared secret", first);
    return first == second;
}

bool drbg(const linnet_algorithm& a) {
    const bytes entropy = counting(a.key_size, 0x00), nonce = counting(a.nonce_size, 0x80); // from a source that cannot be guessed
    bytes first(32), second(32);
    linnet_drbg_generator generator;
    if (linnet_drbg_generator_init(&generator, &a, entropy.data(), entropy.size(), nonce.data(), nonce.size(), nullptr, 0) !=
        LINNET_OK)
        return false;
    const bool made = linnet_drbg_generator_generate(&generator, nullptr, 0, first.data(), first.size()) == LINNET_OK &&
                      linnet_drbg_generator_reseed(&generator, entropy.data(), entropy.size(), nullptr, 0) == LINNET_OK &&
                      linnet_drbg_generator_generate(&generator, nullptr, 0, second.data(), second.size()) == LINNET_OK;
    linnet_drbg_generator_wipe(&generator);
    show("output", first);
    show("after a reseed", second);
    return made && first != second;
}

bool example(const linnet_algorithm& a) {
    switch (a.kind) {
    case LINNET_KIND_AEAD:
        return aead(a);
    case LINNET_KIND_HASH:
        return hash(a);
    case LINNET_KIND_XOF:
        return xof(a);
    case LINNET_KIND_MAC:
        return mac(a);
    case LINNET_KIND_STREAM:
        return stream(a);
    case LINNET_KIND_CBC:
    case LINNET_KIND_KEYWRAP:
        return whole(a);
    case LINNET_KIND_KDF:
        return kdf(a);
    case LINNET_KIND_SECRETBOX:
        return secretbox(a);
    case LINNET_KIND_DRBG:
        return drbg(a);
    case LINNET_KIND_KEX:
        return kex(a);
    default:
        std::printf("of this kind there is no example\n");
        return true;
    }
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        for (std::size_t i = 0; i < linnet_count(); ++i) std::printf("%s\n", linnet_at(i)->id);
        return 0;
    }
    const linnet_algorithm* const algorithm = linnet_find(arguments[1]);
    if (!algorithm) {
        std::fprintf(stderr, "%s is none of the ids that this program lists without an argument\n", arguments[1]);
        return 2;
    }
    std::printf("%-16s%s\n", "algorithm", algorithm->name);
    return report(example(*algorithm));
}
