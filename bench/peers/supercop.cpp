// SPDX-License-Identifier: MIT OR Apache-2.0
// An algorithm with the SUPERCOP interface, which the authors of lightweight algorithms use for their code.
#include "race.hpp"

extern "C" {
#if defined(LINNET_RACE_HASH)
int crypto_hash(unsigned char* out, const unsigned char* in, unsigned long long size);
#else
int crypto_aead_encrypt(unsigned char* c, unsigned long long* c_size, const unsigned char* m, unsigned long long m_size,
                        const unsigned char* data, unsigned long long data_size, const unsigned char* secret_nonce,
                        const unsigned char* nonce, const unsigned char* key);
int crypto_aead_decrypt(unsigned char* m, unsigned long long* m_size, unsigned char* secret_nonce, const unsigned char* c,
                        unsigned long long c_size, const unsigned char* data, unsigned long long data_size,
                        const unsigned char* nonce, const unsigned char* key);
#endif
}

namespace race {

#if !defined(LINNET_RACE_HASH)
/// The encryption of an empty text.
static size_t size_of_tag(const buffers& b) {
    std::array<unsigned char, 64> tag;
    unsigned long long size = 0;
    crypto_aead_encrypt(tag.data(), &size, b.in, 0, b.data.data(), b.data.size(), nullptr, b.nonce.data(), b.key.data());
    return static_cast<size_t>(size);
}
#endif

void enter_races() {
    const std::string id(LINNET_RACE_ALGORITHM);
#if defined(LINNET_RACE_HASH)
    enter(id + "/hash", usual, [](const buffers& b) { return [&b] { return crypto_hash(b.out, b.in, b.size) == 0; }; });
#else
    enter_both(id, "encrypt", [](const buffers& b, bool) {
        return [&b] {
            unsigned long long n = 0;
            return crypto_aead_encrypt(b.out, &n, b.in, b.size, b.data.data(), b.data.size(), nullptr, b.nonce.data(),
                                       b.key.data()) == 0;
        };
    });
    enter_both(id, "decrypt", [](const buffers& b, bool) {
        return [&b, tag = size_of_tag(b)] {
            unsigned long long n = 0;
            return crypto_aead_decrypt(b.out, &n, nullptr, b.in, b.size + tag, b.data.data(), b.data.size(), b.nonce.data(),
                                       b.key.data()) == 0;
        };
    });
#endif
}

} // namespace race

LINNET_RACE_ENTRANT(LINNET_RACE_PEER, LINNET_RACE_PEER LINNET_RACE_COMMIT)
