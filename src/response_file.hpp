// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_RESPONSE_FILE_HPP
#define LINNET_RESPONSE_FILE_HPP

/// Known-answer files in the response format of NIST's lightweight cryptography competition, made by the algorithms of the catalog.
/// Canonical form: records in order, upper-case hexadecimal, lines ended by LF, a blank line between two records, no trailing
/// space.

#include <linnet/catalog.hpp>

#include <algorithm>
#include <string>
#include <vector>

LINNET_NAMESPACE_BEGIN
namespace response {

/// The value of the first byte of each field; the bytes that follow count up. Keys start at 0. The competition's files start every
/// field at 0.
struct pattern {
    uint8_t nonce = 0;
    uint8_t plaintext = 0;
    uint8_t associated_data = 0;
    uint8_t message = 0;
    uint8_t customization = 0;
};

struct pattern_line {
    std::string_view id;
    pattern first;
};

/// The algorithms whose files start a field elsewhere; one that is not listed has the default pattern.
inline constexpr pattern_line pattern_lines[] = {
    {"ascon-aead128", {.nonce = 0x10, .plaintext = 0x20, .associated_data = 0x30}},
    {"ascon-aead128-nonce-masked", {.nonce = 0x10, .plaintext = 0x20, .associated_data = 0x30}},
    {"ascon-cxof128", {.customization = 0x10}},
    {"ascon-mac", {.message = 0x10}},
    {"ascon-prf", {.message = 0x10}},
    {"ascon-prfshort", {.message = 0x10}},
};

constexpr pattern pattern_of(std::string_view id) noexcept {
    for (const auto& line : pattern_lines)
        if (line.id == id) return line.first;
    return {};
}

/// Longest text, associated data and customization string of a file with two loops; longest message of a file with one.
inline constexpr size_t text_size_max = 32;
inline constexpr size_t message_size_max = 1024;

using bytes = std::vector<uint8_t>;

inline bytes counting(size_t size, uint8_t first) {
    bytes out(size);
    for (auto& byte : out) byte = first++;
    return out;
}

/// Builds a file record by record.
class writer {
    std::string text_;
    size_t count_ = 0;

public:
    void begin() {
        if (count_ != 0) text_ += '\n';
        text_ += "Count = " + std::to_string(++count_) + '\n';
    }
    void field(std::string_view name, const bytes& value) {
        constexpr std::string_view digits = "0123456789ABCDEF";
        text_.append(name).append(value.empty() ? " =" : " = ");
        for (const uint8_t byte : value) {
            text_ += digits[byte >> 4];
            text_ += digits[byte & 15];
        }
        text_ += '\n';
    }
    std::string take() { return std::move(text_); }
};

template <Aead A>
bytes ciphertext_and_tag(const bytes& key, const bytes& nonce, const bytes& associated_data, const bytes& plaintext) {
    bytes out(plaintext.size() + A::tag_size);
    const std::span<uint8_t> all(out);
    const bool good = A::encrypt(std::span<const uint8_t, A::key_size>(key), std::span<const uint8_t, A::nonce_size>(nonce),
                                 associated_data, plaintext, all.first(plaintext.size()), all.template last<A::tag_size>());
    return good ? out : bytes{};
}

template <Aead A>
void write(writer& out) {
    constexpr pattern first = pattern_of(A::id);
    const bytes key = counting(A::key_size, 0);
    const bytes nonce = counting(A::nonce_size, first.nonce);
    for (size_t text = 0; text <= text_size_max; ++text) {
        for (size_t data = 0; data <= text_size_max; ++data) {
            const bytes plaintext = counting(text, first.plaintext);
            const bytes associated_data = counting(data, first.associated_data);
            out.begin();
            out.field("Key", key);
            out.field("Nonce", nonce);
            out.field("PT", plaintext);
            out.field("AD", associated_data);
            out.field("CT", ciphertext_and_tag<A>(key, nonce, associated_data, plaintext));
        }
    }
}

template <class A>
    requires Hash<A> || PlainXof<A>
void write(writer& out) {
    for (size_t size = 0; size <= message_size_max; ++size) {
        const bytes message = counting(size, pattern_of(A::id).message);
        bytes digest(A::digest_size);
        A::digest(message, std::span<uint8_t, A::digest_size>(digest));
        out.begin();
        out.field("Msg", message);
        out.field("MD", digest);
    }
}

template <CustomizableXof A>
void write(writer& out) {
    constexpr pattern first = pattern_of(A::id);
    for (size_t text = 0; text <= text_size_max; ++text) {
        for (size_t name = 0; name <= text_size_max; ++name) {
            const bytes message = counting(text, first.message);
            const bytes customization = counting(name, first.customization);
            bytes digest(A::digest_size);
            if (!A::digest(customization, message, digest)) digest.clear();
            out.begin();
            out.field("Msg", message);
            out.field("Z", customization);
            out.field("MD", digest);
        }
    }
}

template <Mac A>
void write(writer& out) {
    constexpr size_t longest = std::min(message_size_max, describe<A>().message_size_max);
    const bytes key = counting(A::key_size, 0);
    for (size_t size = 0; size <= longest; ++size) {
        const bytes message = counting(size, pattern_of(A::id).message);
        bytes tag(A::tag_size);
        const typename A::tag_out tag_span(tag.data(), tag.size());
        if (!A::compute(std::span<const uint8_t, A::key_size>(key), message, tag_span)) tag.clear();
        out.begin();
        out.field("Key", key);
        out.field("Msg", message);
        out.field("Tag", tag);
    }
}

} // namespace response

/// The known-answer file of the algorithm A, in canonical form.
template <Algorithm A>
std::string response_file() {
    response::writer out;
    response::write<A>(out);
    return out.take();
}

/// The same by id; empty if the catalog has no such algorithm.
inline std::string response_file(std::string_view id) {
    std::string text;
    catalog::for_each([&]<class A>() {
        if (A::id == id) text = response_file<A>();
    });
    return text;
}

LINNET_NAMESPACE_END

#endif
