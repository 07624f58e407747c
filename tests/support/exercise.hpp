// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_EXERCISE_HPP
#define LINNET_TESTS_SUPPORT_EXERCISE_HPP

/// `exercise<A>(input)` puts one input through every interface of A and returns all that came out, one after the other. Two
/// implementations agree if their outcomes do. It branches on sizes alone.

#include <linnet/catalog.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace linnet_test {

/// Inputs for any kind of algorithm; `cut` is where messages are split for the incremental interface.
struct input {
    std::span<const std::uint8_t> key, nonce, data, text;
    std::size_t cut;
};

/// How many bytes of key and nonce A takes; of `data`, a customization string may have fewer than given.
template <linnet::Algorithm A>
inline constexpr std::size_t key_size_of = linnet::describe<A>().key_size;
template <linnet::Algorithm A>
inline constexpr std::size_t nonce_size_of = linnet::describe<A>().nonce_size;

namespace exercise_detail {

using bytes = std::vector<std::uint8_t>;

inline void append(bytes& to, std::span<const std::uint8_t> from) { to.insert(to.end(), from.begin(), from.end()); }
inline void append(bytes& to, bool verdict) { to.push_back(verdict ? 1 : 0); }

/// Feeds a message in two pieces.
bool update(auto& stream, std::span<const std::uint8_t> message, std::size_t cut) {
    return stream.update(message.first(cut)) && stream.update(message.subspan(cut));
}
bool update(auto& stream, std::span<const std::uint8_t> in, std::span<std::uint8_t> out, std::size_t cut) {
    return stream.update(in.first(cut), out.first(cut)) && stream.update(in.subspan(cut), out.subspan(cut));
}

} // namespace exercise_detail

template <linnet::Aead A>
std::vector<std::uint8_t> exercise(const input& in) {
    using namespace exercise_detail;
    const auto key = in.key.template first<A::key_size>();
    const auto nonce = in.nonce.template first<A::nonce_size>();
    bytes all, sealed(in.text.size()), text(in.text.size()), tag(A::tag_size);
    const auto tag_out = std::span(tag).template first<A::tag_size>();
    const std::span<const std::uint8_t, A::tag_size> tag_in(tag_out);

    append(all, A::encrypt(key, nonce, in.data, in.text, sealed, tag_out));
    append(all, sealed);
    append(all, tag);
    append(all, A::decrypt(key, nonce, in.data, sealed, tag_in, text));
    append(all, text);
    if constexpr (linnet::OnlineAead<A>) {
        const std::size_t data_cut = in.cut < in.data.size() ? in.cut : in.data.size();
        typename A::decryptor d(key, nonce);
        append(all, d.associate(in.data.first(data_cut)) && d.associate(in.data.subspan(data_cut)) &&
                        update(d, sealed, text, in.cut) && d.finish(tag_in));
        append(all, text);
        typename A::encryptor e(key, nonce);
        append(all, e.associate(in.data) && update(e, in.text, sealed, in.cut) && e.finish(tag_out));
        append(all, sealed);
        append(all, tag);
    }
    tag[0] ^= 1;
    append(all, A::decrypt(key, nonce, in.data, sealed, tag_in, text));
    append(all, text);
    return all;
}

/// The same for the shortest tag that an AEAD can be given.
template <linnet::TruncatableAead A>
std::vector<std::uint8_t> exercise_truncated(const input& in) {
    using namespace exercise_detail;
    const auto nonce = in.nonce.template first<A::nonce_size>();
    const typename A::truncated t(in.key.template first<A::key_size>(), A::truncated::tag_size_min);
    bytes all, sealed(in.text.size()), text(in.text.size()), tag(A::truncated::tag_size_min);
    append(all, t.encrypt(nonce, in.data, in.text, sealed, tag));
    append(all, sealed);
    append(all, tag);
    append(all, t.decrypt(nonce, in.data, sealed, tag, text));
    append(all, text);
    tag[0] ^= 1;
    append(all, t.decrypt(nonce, in.data, sealed, tag, text));
    return all;
}

template <linnet::Hash A>
std::vector<std::uint8_t> exercise(const input& in) {
    using namespace exercise_detail;
    bytes all;
    append(all, A::digest(in.text));
    typename A::hasher h;
    std::array<std::uint8_t, A::digest_size> out{};
    append(all, update(h, in.text, in.cut) && h.finish(out));
    append(all, out);
    return all;
}

template <linnet::Xof A>
std::vector<std::uint8_t> exercise(const input& in) {
    using namespace exercise_detail;
    bytes all, out(in.text.size() + A::digest_size);
    const auto run = [&](auto stream) {
        append(all, update(stream, in.text, in.cut) && stream.read(std::span(out).first(in.cut)) &&
                        stream.read(std::span(out).subspan(in.cut)));
        append(all, out);
    };
    if constexpr (linnet::CustomizableXof<A>) {
        const auto name = in.data.first(in.data.size() < A::customization_size_max ? in.data.size() : A::customization_size_max);
        append(all, A::digest(name, in.text, out));
        append(all, out);
        run(typename A::xof(name));
    } else {
        A::digest(in.text, out);
        append(all, out);
        run(typename A::xof());
    }
    return all;
}

template <linnet::Mac A>
std::vector<std::uint8_t> exercise(const input& in) {
    using namespace exercise_detail;
    constexpr std::size_t longest = linnet::describe<A>().message_size_max;
    const auto message = in.text.first(in.text.size() < longest ? in.text.size() : longest);
    const std::size_t cut = in.cut < message.size() ? in.cut : message.size();
    const auto key = in.key.template first<A::key_size>();
    bytes all, tag(A::tag_size);
    const typename A::tag_out tag_out(tag.data(), tag.size());
    const typename A::tag_in tag_in(tag.data(), tag.size());
    append(all, A::compute(key, message, tag_out));
    append(all, tag);
    append(all, A::verify(key, message, tag_in));
    if constexpr (linnet::OnlineMac<A>) {
        typename A::authenticator v(key), a(key);
        append(all, update(v, message, cut) && v.verify(tag_in));
        append(all, update(a, message, cut) && a.finish(tag_out));
        append(all, tag);
    }
    tag[0] ^= 1;
    append(all, A::verify(key, message, tag_in));
    return all;
}

} // namespace linnet_test

#endif
