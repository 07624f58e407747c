// SPDX-License-Identifier: MIT OR Apache-2.0
// The official files of known answers, computed through EVP, and agreement with liblinnet.
#include "evp.hpp"

#include "entries.hpp"
#include "support/sha256.hpp"
#include "support/texts.hpp"

#include <algorithms.hpp>
#include <response_file.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace linnet_openssl_tests {
namespace {

using linnet_library::in;
using linnet_library::out;
using linnet_library::status;

/// What computes now: the functions of a table have no place for it.
const EVP_CIPHER* cipher_now;
const EVP_MD* digest_now;
const EVP_MAC* mac_now;
std::size_t parts_now = 1;

bytes bytes_of(in from) { return {from.begin(), from.end()}; }
status put(const std::optional<bytes>& from, out to) noexcept {
    if (!from || from->size() != to.size()) return status::argument;
    std::ranges::copy(*from, to.begin());
    return status::ok;
}

/// Encrypts in parts, and decrypts again.
status encrypt_now(in key, in nonce, in data, in text, out sealed, out tag) noexcept {
    message m{bytes_of(key), bytes_of(nonce), bytes_of(data), bytes_of(text), 2, parts_now};
    bytes made(tag.size());
    const auto ciphertext = encrypt(cipher_now, m, made);
    if (!ciphertext) return status::argument;
    std::ranges::copy(made, tag.begin());
    m.text = *ciphertext;
    if (const auto again = decrypt(cipher_now, m, made); !again || *again != bytes_of(text)) return status::not_authentic;
    return put(ciphertext, sealed);
}
status hash_now(in text, out digest) noexcept { return put(hash(digest_now, {}, bytes_of(text), digest.size(), 3), digest); }
status xof_now(in name, in text, out output) noexcept {
    return put(hash(digest_now, bytes_of(name), bytes_of(text), output.size(), 3), output);
}
status compute_now(in key, in nonce, in name, in text, out tag) noexcept {
    return put(authenticate(mac_now, bytes_of(key), bytes_of(nonce), bytes_of(name), bytes_of(text), tag.size(), 3), tag);
}

constexpr linnet_library::aead_table aead{encrypt_now, nullptr, nullptr, nullptr, nullptr};
constexpr linnet_library::hash_table hash_functions{hash_now, nullptr};
constexpr linnet_library::xof_table xof{xof_now, nullptr};
constexpr linnet_library::mac_table mac_functions{compute_now, nullptr, nullptr, nullptr};

/// The line "id digest" of kat/digests.txt.
std::string_view expected_digest(std::string_view id) {
    const std::string_view all = linnet_test::digests_text;
    const std::size_t at = all.find(std::string("\n").append(id).append(" "));
    return at == all.npos ? "" : all.substr(at + id.size() + 2, 64);
}

class every : public testing::TestWithParam<const linnet_algorithm*> {
protected:
    const linnet_algorithm& of = *GetParam();

    void SetUp() override {
        const library& l = shared_library();
        if (of.kind == LINNET_KIND_AEAD) cipher_now = (cipher_ = l.find_cipher(of.id)).get();
        else if (of.kind == LINNET_KIND_MAC) mac_now = (mac_ = l.find_mac(of.id)).get();
        else digest_now = (digest_ = l.find_digest(of.id)).get();
        ASSERT_TRUE(cipher_ || mac_ || digest_) << "EVP does not find it";
        parts_now = of.online != 0 ? 3 : 1;
    }

private:
    cipher cipher_;
    digest digest_;
    mac mac_;
};

/// The official file, as EVP computes it.
std::string known_answers_of(const linnet_algorithm& a) {
    const auto entry = std::ranges::find(linnet_library::entries, std::string_view(a.id), &linnet::catalog_entry::id);
    const linnet_library::implementation by{.name = "evp",
                                            .supported = linnet_library::always,
                                            .aead = &aead,
                                            .hash = &hash_functions,
                                            .xof = &xof,
                                            .mac = &mac_functions};
    return linnet_library::response_file({*entry, {}}, by);
}
TEST_P(every, known_answers) { EXPECT_EQ(linnet_test::sha256(known_answers_of(of)), expected_digest(of.id)) << error(); }

TEST_P(every, agrees_with_liblinnet) {
    for (std::size_t i = 0; i < 200; ++i) {
        const std::size_t limit = std::min<std::size_t>(of.message_size_max, i < 150 ? 300 : 20'000);
        const bytes key = random_bytes(of.key_size), nonce = random_bytes(of.nonce_size),
                    text = random_bytes(i % 100 == 0 ? 0 : i * 977 % (limit + 1));
        const bytes data = random_bytes(i * 31 % 200);
        const bytes name = random_bytes(i % (std::min<std::size_t>(of.customization_size_max, 32) + 1));
        bytes tag(of.tag_size), expected_tag(of.tag_size), expected(text.size()), digest(of.digest_size);
        if (of.kind == LINNET_KIND_AEAD) {
            ASSERT_EQ(linnet_aead_encrypt(&of, key.data(), key.size(), nonce.data(), nonce.size(), data.data(), data.size(),
                                          text.data(), text.size(), expected.data(), expected_tag.data(), expected_tag.size()),
                      LINNET_OK);
            message m{key, nonce, data, text, i % 5 + 1, of.online != 0 ? i % 7 + 1 : 1};
            ASSERT_EQ(encrypt(cipher_now, m, tag), expected) << error();
            ASSERT_EQ(tag, expected_tag);
            m.text = expected;
            ASSERT_EQ(decrypt(cipher_now, m, tag), text);
            tag[i % tag.size()] ^= static_cast<std::uint8_t>(1 << i % 8);
            ASSERT_EQ(decrypt(cipher_now, m, tag), std::nullopt);
        } else if (of.kind == LINNET_KIND_MAC) {
            ASSERT_EQ(linnet_mac_compute(&of, key.data(), key.size(), nonce.data(), nonce.size(), name.data(), name.size(),
                                         text.data(), text.size(), expected_tag.data(), expected_tag.size()),
                      LINNET_OK);
            ASSERT_EQ(authenticate(mac_now, key, nonce, name, text, tag.size(), i % 5 + 1), expected_tag) << error();
        } else if (of.kind == LINNET_KIND_XOF) {
            digest.resize(i);
            ASSERT_EQ(linnet_xof_digest(&of, name.data(), name.size(), text.data(), text.size(), digest.data(), digest.size()),
                      LINNET_OK);
            ASSERT_EQ(hash(digest_now, name, text, digest.size(), i % 5 + 1), digest) << error();
        } else {
            ASSERT_EQ(linnet_hash_digest(&of, text.data(), text.size(), digest.data(), digest.size()), LINNET_OK);
            ASSERT_EQ(hash(digest_now, {}, text, digest.size(), i % 5 + 1), digest) << error();
        }
    }
}

/// The known answers in the format of OpenSSL's evp_test, which encrypts in place, in parts and with unaligned buffers too.
std::string stanzas(const linnet_algorithm& a, std::istringstream records) {
    const std::string kind = a.kind == LINNET_KIND_AEAD ? "Cipher" : a.kind == LINNET_KIND_MAC ? "MAC" : "Digest";
    std::string all;
    for (std::string line; std::getline(records, line);) {
        const std::string label = line.substr(0, line.find(" ="));
        const std::string value = line.substr(std::min(label.size() + 3, line.size()));
        const std::size_t text = value.size() - std::min(value.size(), 2 * a.tag_size);
        if (label == "Count") all += "\n" + kind + " = " + a.id + "\n";
        if (label == "Key") all += "Key = " + value + "\n";
        if (label == "Nonce") all += "IV = " + value + "\n";
        if (label == "AD") all += "AAD = " + value + "\n";
        if (label == "PT") all += "Plaintext = " + value + "\n";
        if (label == "CT") all += "Tag = " + value.substr(text) + "\nCiphertext = " + value.substr(0, text) + "\n";
        if (label == "Msg") all += "Input = " + value + "\n";
        if (label == "MD" || label == "Tag") all += "Output = " + value + "\n";
    }
    return all;
}
/// If the environment names that program. Its ending says whether all tests passed.
class in_evp_test : public every {};
TEST_P(in_evp_test, known_answers) {
    const std::string folder = testing::TempDir(), file = folder + of.id + ".txt";
    std::ofstream(folder + "linnet.cnf") << configuration;
    std::ofstream(file) << "Title = " << of.name << stanzas(of, std::istringstream(known_answers_of(of)));
    const std::string command = std::string("OPENSSL_MODULES=" MODULES " ") + std::getenv("EVP_TEST");
    EXPECT_EQ(std::system((command + " -config " + folder + "linnet.cnf " + file).c_str()), 0);
}
std::vector<const linnet_algorithm*> algorithms_in_evp_test() {
    std::vector<const linnet_algorithm*> all;
    if (std::getenv("EVP_TEST") == nullptr) return all;
    for (const linnet_algorithm* const a : algorithms({LINNET_KIND_AEAD, LINNET_KIND_HASH, LINNET_KIND_XOF, LINNET_KIND_MAC}))
        if (std::string_view(a->id).starts_with("ascon-") && a->customization_size_max == 0) all.push_back(a);
    return all;
}

std::string name_of(const testing::TestParamInfo<const linnet_algorithm*>& info) {
    std::string name = info.param->id;
    std::ranges::replace(name, '-', '_');
    return name;
}
INSTANTIATE_TEST_SUITE_P(all, every,
                         testing::ValuesIn(algorithms({LINNET_KIND_AEAD, LINNET_KIND_HASH, LINNET_KIND_XOF, LINNET_KIND_MAC})),
                         name_of);

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(in_evp_test);
INSTANTIATE_TEST_SUITE_P(all, in_evp_test, testing::ValuesIn(algorithms_in_evp_test()), name_of);

} // namespace
} // namespace linnet_openssl_tests
