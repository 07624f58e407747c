// SPDX-License-Identifier: MIT OR Apache-2.0
// The records of kat/vectors.txt through the public types, evaluated by the compiler: one-shot, keyed and incremental interfaces
// are constexpr from end to end. There is nothing to run.
#include "vectors_text.hpp"

#include LINNET_HEADER // of the family
#include <linnet/concepts.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace linnet_test {
namespace {

/// A byte string that constant evaluation can build.
struct field {
    std::array<std::uint8_t, 1024> byte{};
    std::size_t size = 0;

    constexpr std::span<const std::uint8_t> view() const { return std::span(byte).first(size); }
    constexpr std::span<std::uint8_t> room(std::size_t wanted) {
        size = wanted;
        return std::span(byte).first(wanted);
    }
    /// Most significant byte first.
    constexpr std::uint32_t number() const {
        std::uint32_t out = 0;
        for (const std::uint8_t one : view()) out = out << 8 | one;
        return out;
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

/// Converts to the public types' fixed-size spans.
template <class Span>
constexpr Span as(std::span<typename Span::element_type> bytes) {
    return Span(bytes.data(), bytes.size());
}

/// An incremental message: the data whole, the text cut at a third.
template <class Stream>
constexpr bool pass(Stream& stream, std::span<const std::uint8_t> data, std::span<const std::uint8_t> in,
                    std::span<std::uint8_t> out) {
    const std::size_t cut = in.size() / 3;
    return stream.update_aad(data) && stream.update(in.first(cut), out.first(cut)) &&
           stream.update(in.subspan(cut), out.subspan(cut));
}

template <linnet::Aead A>
struct aead_record {
    field key, nonce, text, data, all;
    typename A::key_in k = as<typename A::key_in>(key.view());
    typename A::nonce_in n = as<typename A::nonce_in>(nonce.view());
    std::span<const std::uint8_t> sealed = all.view().first(text.size);
    typename A::any_tag_in tag = as<typename A::any_tag_in>(all.view().subspan(text.size));

    constexpr explicit aead_record(std::string_view r)
        : key(field_of(r, "Key")),
          nonce(field_of(r, "Nonce")),
          text(field_of(r, "PT")),
          data(field_of(r, "AD")),
          all(field_of(r, "CT")) {}

    /// Whether an encrypting and a decrypting call reproduce the record.
    template <class Encrypt, class Decrypt>
    constexpr bool holds(const Encrypt& encrypt, const Decrypt& decrypt) const {
        field out, computed;
        const auto tag_out = as<typename A::any_tag_out>(computed.room(tag.size()));
        return encrypt(out.room(text.size), tag_out) && equal(out.view(), sealed) && equal(computed.view(), tag) &&
               decrypt(tag, out.room(text.size)) && equal(out.view(), text.view());
    }
    constexpr bool has_usual_tag() const { return tag.size() == A::tag_size; }
    constexpr bool holds_one_shot() const {
        return holds(
            [&](auto out, auto to) { return A::encrypt(k, n, data.view(), text.view(), out, as<typename A::tag_out>(to)); },
            [&](auto received, auto out) { return A::decrypt(k, n, data.view(), sealed, as<typename A::tag_in>(received), out); });
    }
    constexpr bool refuses_another_tag() const {
        field out, forged;
        const auto room = forged.room(A::tag_size);
        std::copy(tag.begin(), tag.end(), room.begin());
        room[0] ^= 1;
        return !A::decrypt(k, n, data.view(), sealed, as<typename A::tag_in>(forged.view()), out.room(text.size)) &&
               equal(out.view(), field{}.room(text.size));
    }
    constexpr bool holds_keyed() const {
        const typename A::keyed context(k, tag.size());
        return holds([&](auto out, auto to) { return context.encrypt(n, data.view(), text.view(), out, to); },
                     [&](auto received, auto out) { return context.decrypt(n, data.view(), sealed, received, out); });
    }
    /// A stream from key and nonce, from a context if the tag has another size, and with the lengths if they come first.
    template <class Stream, class Key>
    constexpr Stream stream_of(const Key& key_or_context) const {
        if constexpr (linnet::AnnouncedAead<A>) return Stream(key_or_context, n, data.size, text.size);
        else return Stream(key_or_context, n);
    }
    constexpr bool holds_incremental() const {
        const typename A::keyed context(k, tag.size());
        return holds(
            [&](auto out, auto to) {
                auto e = has_usual_tag() ? stream_of<typename A::encryptor>(k) : stream_of<typename A::encryptor>(context);
                return pass(e, data.view(), text.view(), out) && e.finish(to);
            },
            [&](auto received, auto out) {
                auto d = stream_of<typename A::decryptor>(context);
                return pass(d, data.view(), sealed, out) && d.verify(received);
            });
    }
};

template <linnet::Aead A>
constexpr bool record_holds(std::string_view text, bool by_every_call) {
    const aead_record<A> record(text);
    const bool usual = record.has_usual_tag();
    bool good = !usual || (record.holds_one_shot() && record.refuses_another_tag());
    good = good && ((usual && !by_every_call) || record.holds_keyed());
    if constexpr (linnet::OnlineAead<A> || linnet::AnnouncedAead<A>) good = good && record.holds_incremental();
    return good;
}

template <linnet::Hash A>
constexpr bool record_holds(std::string_view record, bool) {
    const field message = field_of(record, "Msg"), digest = field_of(record, "MD");
    typename A::hasher h;
    std::array<std::uint8_t, A::digest_size> out{}, of_copy{};
    bool good(h.update(message.view().first(message.size / 3)));
    typename A::hasher copy(h);
    for (auto* one : {&h, &copy}) good = good && one->update(message.view().subspan(message.size / 3));
    good = good && h.finish(out) && equal(out, digest.view()) && copy.finish(of_copy) && equal(of_copy, digest.view());
    return good && equal(A::digest(message.view()), digest.view());
}

template <linnet::Xof A>
constexpr bool record_holds(std::string_view record, bool) {
    const field message = field_of(record, "Msg"), customization = field_of(record, "Z"), digest = field_of(record, "MD");
    field out;
    bool good = true;
    const auto holds = [&](auto x) {
        auto copy = x.update(message.view()) ? x : decltype(x)(x);
        for (auto* one : {&x, &copy}) {
            const auto room = out.room(digest.size);
            good = good && one->squeeze(room.first(digest.size / 3)) && one->squeeze(room.subspan(digest.size / 3)) &&
                   equal(out.view(), digest.view());
        }
    };
    if constexpr (linnet::CustomizableXof<A>) {
        good = A::digest(customization.view(), message.view(), out.room(digest.size)) && equal(out.view(), digest.view());
        holds(typename A::hasher(customization.view()));
    } else {
        A::digest(message.view(), out.room(digest.size));
        good = equal(out.view(), digest.view());
        holds(typename A::hasher());
    }
    return good;
}

/// Checks a record of a MAC by every call; a nonce, if there is one, follows the key.
template <class A, class... Nonce>
constexpr bool tag_holds(const field& key, const field& message, const field& tag, const Nonce&... nonce) {
    const auto k = as<typename A::key_in>(key.view());
    const auto received = as<typename A::tag_in>(tag.view());
    field out;
    const auto room = as<typename A::tag_out>(out.room(tag.size));
    const auto is_right = [&] { return equal(out.view(), tag.view()); };
    bool good = A::compute(k, nonce..., message.view(), room) && is_right() && A::verify(k, nonce..., message.view(), received);
    const typename A::keyed context(k, tag.size);
    good =
        good && context.compute(nonce..., message.view(), room) && is_right() && context.verify(nonce..., message.view(), received);
    typename A::authenticator a(k, nonce...), v(context, nonce...);
    for (auto* one : {&a, &v})
        good = good && one->update(message.view().first(message.size / 3)) && one->update(message.view().subspan(message.size / 3));
    return good && a.finish(room) && is_right() && v.verify(received);
}

/// The same with the record's customization string and, if that is empty, also without one.
template <class A>
constexpr bool customized_tag_holds(std::string_view record, const field& key, const field& message, const field& tag) {
    const field customization = field_of(record, "Z");
    const auto k = as<typename A::key_in>(key.view());
    const auto z = customization.view();
    field out;
    const auto is_right = [&] { return equal(out.view(), tag.view()); };
    bool good = A::compute(k, z, message.view(), out.room(tag.size)) && is_right() && A::verify(k, z, message.view(), tag.view());
    const typename A::keyed context(k, z, tag.size);
    good = good && context.compute(message.view(), out.room(tag.size)) && is_right() && context.verify(message.view(), tag.view());
    typename A::authenticator a(k, z), v(context);
    for (auto* one : {&a, &v})
        good = good && one->update(message.view().first(message.size / 3)) && one->update(message.view().subspan(message.size / 3));
    good = good && a.finish(out.room(tag.size)) && is_right() && v.verify(tag.view());
    return good && (customization.size != 0 || tag_holds<A>(key, message, tag));
}

template <linnet::Mac A>
constexpr bool record_holds(std::string_view record, bool) {
    const field key = field_of(record, "Key"), nonce = field_of(record, "Nonce"), message = field_of(record, "Msg"),
                tag = field_of(record, "Tag");
    if constexpr (linnet::NonceMac<A>)
        return tag_holds<A>(key, message, tag, as<std::span<const std::uint8_t, A::nonce_size>>(nonce.view()));
    else if constexpr (linnet::CustomizableMac<A>) return customized_tag_holds<A>(record, key, message, tag);
    else return tag_holds<A>(key, message, tag);
}

template <linnet::StreamCipher A>
constexpr bool record_holds(std::string_view record, bool) {
    const field key = field_of(record, "Key"), nonce = field_of(record, "Nonce"), text = field_of(record, "PT"),
                sealed = field_of(record, "CT");
    const auto k = as<typename A::key_in>(key.view());
    const auto n = as<typename A::nonce_in>(nonce.view());
    field out;
    const auto room = out.room(text.size);
    bool good = A::crypt(k, n, text.view(), room) && equal(out.view(), sealed.view());
    typename A::cipher c(k, n);
    const std::size_t cut = text.size / 3;
    good = good && c.seek(cut) && c.update(sealed.view().subspan(cut), room.subspan(cut)) && c.seek(0) &&
           c.update(sealed.view().first(cut), room.first(cut));
    return good && equal(out.view(), text.view());
}

template <linnet::Cbc A>
constexpr bool record_holds(std::string_view record, bool) {
    const field key = field_of(record, "Key"), nonce = field_of(record, "Nonce"), text = field_of(record, "PT"),
                sealed = field_of(record, "CT");
    const auto k = as<typename A::key_in>(key.view());
    const auto n = as<typename A::nonce_in>(nonce.view());
    field out, opened;
    std::size_t size = 0;
    return A::encrypt(k, n, text.view(), out.room(A::ciphertext_size(text.size))) && equal(out.view(), sealed.view()) &&
           A::decrypt(k, n, sealed.view(), opened.room(A::plaintext_room(sealed.size)), size) &&
           equal(opened.view().first(size), text.view());
}

template <linnet::KeyWrap A>
constexpr bool record_holds(std::string_view record, bool) {
    const field key = field_of(record, "Key"), text = field_of(record, "PT"), sealed = field_of(record, "CT");
    const auto k = as<typename A::key_in>(key.view());
    field out, opened;
    std::size_t size = 0;
    return A::wrap(k, text.view(), out.room(A::ciphertext_size(text.size))) && equal(out.view(), sealed.view()) &&
           A::unwrap(k, sealed.view(), opened.room(A::plaintext_room(sealed.size)), size) &&
           equal(opened.view().first(size), text.view());
}

template <linnet::SecretKdf A>
constexpr bool record_holds(std::string_view record, bool) {
    const field key = field_of(record, "Key"), salt = field_of(record, "Salt"), info = field_of(record, "Info"),
                output = field_of(record, "OKM");
    field out;
    std::array<std::uint8_t, A::extract_size> prk{};
    return A::derive(key.view(), salt.view(), info.view(), out.room(output.size)) && equal(out.view(), output.view()) &&
           A::extract(key.view(), salt.view(), prk) && A::expand(prk, info.view(), out.room(output.size)) &&
           equal(out.view(), output.view());
}

template <linnet::PasswordKdf A>
constexpr bool record_holds(std::string_view record, bool) {
    const field key = field_of(record, "Key"), salt = field_of(record, "Salt"), output = field_of(record, "OKM");
    field out;
    return A::derive(key.view(), salt.view(), field_of(record, "Iterations").number(), out.room(output.size)) &&
           equal(out.view(), output.view());
}

template <linnet::SecretBox A>
constexpr bool record_holds(std::string_view record, bool) {
    const field key = field_of(record, "Key"), nonce = field_of(record, "Nonce"), text = field_of(record, "PT"),
                box = field_of(record, "CT");
    const auto k = as<typename A::key_in>(key.view());
    const auto n = as<typename A::nonce_in>(nonce.view());
    field sealed, tag, opened;
    const auto ciphertext = sealed.room(text.size);
    return A::seal_box(k, n, text.view(), sealed.room(box.size)) && equal(sealed.view(), box.view()) &&
           A::open_box(k, n, box.view(), opened.room(text.size)) && equal(opened.view(), text.view()) &&
           A::seal(k, n, text.view(), sealed.room(text.size), as<typename A::tag_out>(tag.room(A::tag_size))) &&
           equal(sealed.view(), box.view().subspan(A::tag_size)) && equal(tag.view(), box.view().first(A::tag_size)) &&
           A::open(k, n, sealed.view(), as<typename A::tag_in>(tag.view()), ciphertext) && equal(sealed.view(), text.view());
}

template <linnet::KeyExchange A>
constexpr bool record_holds(std::string_view record, bool) {
    const field key = field_of(record, "Key"), peer = field_of(record, "Peer"), own = field_of(record, "PK"),
                shared = field_of(record, "SS");
    const auto secret = as<typename A::key_in>(key.view());
    field out;
    return A::public_key(secret, as<typename A::public_key_out>(out.room(own.size))) && equal(out.view(), own.view()) &&
           A::agree(secret, as<typename A::public_key_in>(peer.view()), as<typename A::shared_secret_out>(out.room(shared.size))) &&
           equal(out.view(), shared.view());
}

#include "generated/records.inc"

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

/// The number of the first record that A does not reproduce; 0 if there is none. The compiler is slow here, so only the last record
/// is also checked by calls with an expanded key.
template <linnet::Algorithm A>
constexpr std::size_t first_wrong_record(std::string_view section) {
    constexpr std::string_view start = "\nCount = ";
    std::size_t number = 1;
    for (std::size_t at = section.find(start); at != section.npos; ++number) {
        const std::size_t begin = at + start.size();
        at = section.find(start, begin);
        const bool last = at == section.npos;
#if defined(LINNET_LAST_VECTOR)
        if (!last) continue;
#endif
        if (!record_holds<A>(section.substr(begin, last ? at : at - begin), last)) return number;
    }
    return 0;
}

template <linnet::Algorithm A>
struct evaluated {
    static constexpr std::string_view section = section_of(vectors_text, A::id);
    static_assert(!section.empty(), "kat/vectors.txt has no section for the algorithm");
    static_assert(first_wrong_record<A>(section) == 0, "a record of kat/vectors.txt does not hold");
    static constexpr bool good = true;
};

template <class... A>
constexpr bool all_evaluated(linnet::algorithm_list<A...>) {
    return (evaluated<A>::good && ...);
}

static_assert(all_evaluated(linnet::LINNET_FAMILY{}));

} // namespace
} // namespace linnet_test
