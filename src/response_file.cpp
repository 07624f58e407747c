// SPDX-License-Identifier: MIT OR Apache-2.0
#include "response_file.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace linnet_library {
namespace {

using std::size_t;
using bytes = std::vector<std::uint8_t>;

/// Longest text, associated data and customization string of a file with two loops; longest message of a file with one.
constexpr size_t text_size_max = 32;
constexpr size_t customization_size = 16; // of a code
constexpr size_t message_size_max = 1024;
/// Longest key of a file with wrapped ones, each byte of which costs as much as all before.
constexpr size_t wrapped_size_max = 256;
/// Most exchanges one after the other.
constexpr std::uint8_t exchanges_max = 20;

/// The inputs of a record hold bytes that count up. Those of the competition's files all start at 0; of others the first starts at
/// 0, the second at 16, and so on.
class inputs {
    std::uint8_t step_;

public:
    explicit inputs(const algorithm& a)
        : step_(a.entry.status == linnet::algorithm_status::finalist || a.entry.status == linnet::algorithm_status::legacy ? 0
                                                                                                                           : 16) {}

    bytes operator()(unsigned place, size_t size) const {
        bytes out(size);
        auto next = static_cast<std::uint8_t>(place * step_);
        for (auto& byte : out) byte = next++;
        return out;
    }
};

/// Builds a file record by record.
class writer {
    std::string text_;
    size_t count_ = 0;

public:
    void begin() {
        if (count_ != 0) text_ += '\n';
        text_ += "Count = " + std::to_string(++count_) + '\n';
    }
    void field(std::string_view name, in value) {
        constexpr std::string_view digits = "0123456789ABCDEF";
        text_.append(name).append(value.empty() ? " =" : " = ");
        for (const std::uint8_t byte : value) {
            text_ += digits[byte >> 4];
            text_ += digits[byte & 15];
        }
        text_ += '\n';
    }
    void answer(std::string_view name, status why, in value) { field(name, why == status::ok ? value : in()); }
    std::string take() { return std::move(text_); }
};

void write_aead(writer& to, const algorithm& a, const aead_table& by) {
    const inputs input(a);
    const bytes key = input(0, a.entry.key_size);
    const bytes nonce = input(1, a.entry.nonce_size);
    for (size_t text = 0; text <= text_size_max; ++text) {
        for (size_t data = 0; data <= text_size_max; ++data) {
            const bytes plaintext = input(2, text);
            const bytes associated_data = input(3, data);
            bytes sealed(text + a.entry.tag_size);
            const out all(sealed);
            const status why = by.encrypt(key, nonce, associated_data, plaintext, all.first(text), all.subspan(text));
            to.begin();
            to.field("Key", key);
            to.field("Nonce", nonce);
            to.field("PT", plaintext);
            to.field("AD", associated_data);
            to.answer("CT", why, sealed);
        }
    }
}

template <class Digest>
void write_hash(writer& to, const algorithm& a, const Digest& digest_of) {
    const inputs input(a);
    for (size_t size = 0; size <= message_size_max; ++size) {
        const bytes message = input(0, size);
        bytes digest(a.entry.digest_size);
        const status why = digest_of(message, digest);
        to.begin();
        to.field("Msg", message);
        to.answer("MD", why, digest);
    }
}

void write_customizable_xof(writer& to, const algorithm& a, const xof_table& by) {
    const inputs input(a);
    for (size_t text = 0; text <= text_size_max; ++text) {
        for (size_t name = 0; name <= text_size_max; ++name) {
            const bytes message = input(0, text);
            const bytes customization = input(1, name);
            bytes digest(a.entry.digest_size);
            const status why = by.digest(customization, message, digest);
            to.begin();
            to.field("Msg", message);
            to.field("Z", customization);
            to.answer("MD", why, digest);
        }
    }
}

void write_mac(writer& to, const algorithm& a, const mac_table& by) {
    const inputs input(a);
    const bool customizable = a.entry.customization_size_max != 0;
    const bytes key = input(0, a.entry.key_size);
    const bytes nonce = input(1, customizable ? customization_size : a.entry.nonce_size);
    for (size_t size = 0; size <= std::min(message_size_max, a.entry.message_size_max); ++size) {
        const bytes message = input(nonce.empty() ? 1 : 2, size);
        bytes tag(a.entry.tag_size);
        const status why = compute(a, by, key, nonce, message, tag);
        to.begin();
        to.field("Key", key);
        if (!nonce.empty()) to.field(customizable ? "Z" : "Nonce", nonce);
        to.field("Msg", message);
        to.answer("Tag", why, tag);
    }
}

void write_stream(writer& to, const algorithm& a, const stream_table& by) {
    const inputs input(a);
    const bytes key = input(0, a.entry.key_size);
    const bytes nonce = input(1, a.entry.nonce_size);
    for (size_t size = 0; size <= message_size_max; ++size) {
        const bytes text = input(2, size);
        bytes sealed(size);
        const status why = by.crypt(key, nonce, text, sealed);
        to.begin();
        to.field("Key", key);
        to.field("Nonce", nonce);
        to.field("PT", text);
        to.answer("CT", why, sealed);
    }
}

void write_whole(writer& to, const algorithm& a, const whole_table& by) {
    const inputs input(a);
    const bytes key = input(0, a.entry.key_size);
    const bytes nonce = input(1, a.entry.nonce_size);
    for (size_t size = 0; size <= (nonce.empty() ? wrapped_size_max : message_size_max); ++size) {
        if (!by.is_plaintext_size(size)) continue;
        const bytes text = input(2, size);
        bytes sealed(by.ciphertext_size(size));
        const status why = by.encrypt(key, nonce, text, sealed);
        to.begin();
        to.field("Key", key);
        if (!nonce.empty()) to.field("Nonce", nonce);
        to.field("PT", text);
        to.answer("CT", why, sealed);
    }
}

void write_kdf(writer& to, const algorithm& a, const kdf_table& by) {
    const inputs input(a);
    const bool password = a.entry.iterations_max != 0;
    const bytes key = input(0, password ? 16 : a.entry.extract_size);
    for (std::uint8_t step = 0; step <= text_size_max; ++step) {
        for (size_t salt_size = 0; salt_size <= text_size_max; ++salt_size) {
            const bytes salt = input(1, salt_size);
            const bytes info = input(2, password ? 0 : step);
            const auto iterations = static_cast<std::uint8_t>(password ? step + 1 : 0);
            bytes output(2 + 4 * salt_size);
            const status why = by.derive(key, salt, info, iterations, output);
            to.begin();
            to.field("Key", key);
            to.field("Salt", salt);
            if (password) to.field("Iterations", bytes{0, 0, 0, 0, 0, 0, 0, iterations});
            else to.field("Info", info);
            to.answer("OKM", why, output);
        }
    }
}

/// A box is NaCl's: the tag, and behind it the ciphertext.
void write_secretbox(writer& to, const algorithm& a, const secretbox_table& by) {
    const inputs input(a);
    const bytes key = input(0, a.entry.key_size);
    const bytes nonce = input(1, a.entry.nonce_size);
    for (size_t size = 0; size <= message_size_max; ++size) {
        const bytes text = input(2, size);
        bytes box(a.entry.tag_size + size);
        const out all(box);
        const status why = by.seal(key, nonce, text, all.subspan(a.entry.tag_size), all.first(a.entry.tag_size));
        to.begin();
        to.field("Key", key);
        to.field("Nonce", nonce);
        to.field("PT", text);
        to.answer("CT", why, box);
    }
}

/// What comes of so many exchanges, each with the secret before it as its key and the public key before it as the peer's.
status exchange(const kex_table& by, bytes secret, bytes peer, int count, bytes& shared) {
    status last = status::ok;
    for (int i = 0; i < count && last == status::ok; ++i) {
        last = by.agree(secret, peer, shared);
        if (last == status::ok) last = by.public_key(secret, peer);
        secret = shared;
    }
    return last;
}

void write_kex(writer& to, const algorithm& a, const kex_table& by) {
    const inputs input(a);
    const bytes secret = input(0, a.entry.key_size);
    const bytes peer = input(1, a.entry.public_key_size);
    for (std::uint8_t count = 1; count <= exchanges_max; ++count) {
        bytes shared(a.entry.shared_secret_size);
        const status why = exchange(by, secret, peer, count, shared);
        to.begin();
        to.field("Key", secret);
        to.field("Peer", peer);
        to.field("Iterations", bytes{0, 0, 0, 0, 0, 0, 0, count});
        to.answer("SS", why, shared);
    }
}

} // namespace

std::string response_file(const algorithm& which, const implementation& by) {
    writer to;
    if (by.aead != nullptr) write_aead(to, which, *by.aead);
    if (by.hash != nullptr) write_hash(to, which, by.hash->digest);
    if (by.xof != nullptr) {
        if (which.entry.customization_size_max != 0) write_customizable_xof(to, which, *by.xof);
        else write_hash(to, which, [&](in message, out digest) { return by.xof->digest({}, message, digest); });
    }
    if (by.mac != nullptr) write_mac(to, which, *by.mac);
    if (by.stream != nullptr) write_stream(to, which, *by.stream);
    if (by.whole != nullptr) write_whole(to, which, *by.whole);
    if (by.kdf != nullptr) write_kdf(to, which, *by.kdf);
    if (by.secretbox != nullptr) write_secretbox(to, which, *by.secretbox);
    if (by.kex != nullptr) write_kex(to, which, *by.kex);
    return to.take();
}

} // namespace linnet_library
