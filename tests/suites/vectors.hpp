// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUITES_VECTORS_HPP
#define LINNET_TESTS_SUITES_VECTORS_HPP

/// Known answers in full, from kat/vectors.txt, checked by the compiler: one-shot and incremental interfaces in constant
/// evaluation.

#include <linnet/catalog.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace linnet_test {

/// A byte string that constant evaluation can build.
struct field {
    std::array<std::uint8_t, 192> byte{};
    std::size_t size = 0;

    constexpr std::span<const std::uint8_t> view() const { return std::span(byte).first(size); }
    constexpr std::span<std::uint8_t> room(std::size_t wanted) {
        size = wanted;
        return std::span(byte).first(wanted);
    }
    template <std::size_t Size>
    constexpr auto fixed() const {
        return std::span(byte).template first<Size>();
    }
};

constexpr bool equal(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

constexpr std::uint8_t hex_digit(char c) { return static_cast<std::uint8_t>(c <= '9' ? c - '0' : c - 'A' + 10); }

/// The value on the line "NAME = ..." of a record.
constexpr field field_of(std::string_view record, std::string_view name) {
    field out;
    while (!record.empty()) {
        const std::size_t end = std::min(record.find('\n'), record.size());
        std::string_view line = record.substr(0, end);
        record.remove_prefix(std::min(end + 1, record.size()));
        if (!line.starts_with(name) || line.substr(name.size(), 2) != " =") continue;
        line.remove_prefix(std::min(name.size() + 3, line.size()));
        for (; line.size() >= 2; line.remove_prefix(2))
            out.byte[out.size++] = static_cast<std::uint8_t>(hex_digit(line[0]) << 4 | hex_digit(line[1]));
    }
    return out;
}

template <linnet::Aead A>
constexpr bool record_holds(std::string_view record) {
    const field key = field_of(record, "Key"), nonce = field_of(record, "Nonce"), text = field_of(record, "PT"),
                data = field_of(record, "AD"), sealed_and_tag = field_of(record, "CT");
    const auto sealed = sealed_and_tag.view().first(text.size);
    const auto tag = sealed_and_tag.view().last(A::tag_size).template first<A::tag_size>();
    const auto k = key.fixed<A::key_size>();
    const auto n = nonce.fixed<A::nonce_size>();

    field out, computed;
    const auto tag_out = computed.room(A::tag_size).template first<A::tag_size>();
    bool good = A::encrypt(k, n, data.view(), text.view(), out.room(text.size), tag_out);
    good = good && equal(out.view(), sealed) && equal(computed.view(), tag);
    good = good && A::decrypt(k, n, data.view(), sealed, tag, out.room(text.size)) && equal(out.view(), text.view());
    if constexpr (linnet::OnlineAead<A>) {
        typename A::decryptor d(k, n);
        const std::size_t cut = text.size / 3;
        good = good && d.associate(data.view()) && d.update(sealed.first(cut), out.room(text.size).first(cut)) &&
               d.update(sealed.subspan(cut), out.room(text.size).subspan(cut)) && d.finish(tag) && equal(out.view(), text.view());
    }
    computed.byte[0] ^= 1;
    return good && !A::decrypt(k, n, data.view(), sealed, computed.fixed<A::tag_size>(), out.room(text.size));
}

template <linnet::Hash A>
constexpr bool record_holds(std::string_view record) {
    const field message = field_of(record, "Msg"), digest = field_of(record, "MD");
    typename A::hasher h;
    std::array<std::uint8_t, A::digest_size> out{};
    const bool good = h.update(message.view().first(message.size / 3)) && h.update(message.view().subspan(message.size / 3)) &&
                      h.finish(out) && equal(out, digest.view());
    return good && equal(A::digest(message.view()), digest.view());
}

template <linnet::Xof A>
constexpr bool record_holds(std::string_view record) {
    const field message = field_of(record, "Msg"), customization = field_of(record, "Z"), digest = field_of(record, "MD");
    field out;
    bool good = true;
    if constexpr (linnet::CustomizableXof<A>) {
        good = A::digest(customization.view(), message.view(), out.room(digest.size)) && equal(out.view(), digest.view());
        typename A::xof x(customization.view());
        good = good && x.update(message.view()) && x.read(out.room(digest.size));
    } else {
        A::digest(message.view(), out.room(digest.size));
        good = equal(out.view(), digest.view());
        typename A::xof x;
        good = good && x.update(message.view()) && x.read(out.room(digest.size));
    }
    return good && equal(out.view(), digest.view());
}

template <linnet::Mac A>
constexpr bool record_holds(std::string_view record) {
    const field key = field_of(record, "Key"), message = field_of(record, "Msg"), tag = field_of(record, "Tag");
    field out;
    const auto room = out.room(tag.size);
    bool good = A::compute(key.fixed<A::key_size>(), message.view(), typename A::tag_out(room.data(), room.size()));
    good = good && equal(out.view(), tag.view());
    return good && A::verify(key.fixed<A::key_size>(), message.view(), typename A::tag_in(tag.byte.data(), tag.size));
}

/// The records of one algorithm among the sections "Algorithm = ID" of a file of vectors.
constexpr std::string_view section_of(std::string_view file, std::string_view id) {
    constexpr std::string_view heading = "\nAlgorithm = ";
    for (std::size_t at = file.find(heading); at != file.npos;) {
        const std::size_t begin = at + heading.size();
        at = file.find(heading, begin);
        const std::string_view section = file.substr(begin, at == file.npos ? at : at - begin);
        if (section.starts_with(id) && section[id.size()] == '\n') return section.substr(id.size());
    }
    return {};
}

/// The number of the first record that A does not reproduce; 0 if there is none.
template <linnet::Algorithm A>
constexpr std::size_t first_wrong_record(std::string_view section) {
    constexpr std::string_view start = "\nCount = ";
    std::size_t number = 1;
    for (std::size_t at = section.find(start); at != section.npos; ++number) {
        const std::size_t begin = at + start.size();
        at = section.find(start, begin);
        if (!record_holds<A>(section.substr(begin, at == section.npos ? at : at - begin))) return number;
    }
    return 0;
}

} // namespace linnet_test

#endif
