// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_EXERCISE_HPP
#define LINNET_TESTS_SUPPORT_EXERCISE_HPP

/// `exercise<A>(input)` puts one input through every interface of A. Two implementations agree if their outcomes do, and the
/// interfaces agree if the one-shot and the incremental bytes are equal. It branches on sizes alone.

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

struct outcome {
    std::vector<std::uint8_t> one_shot, incremental; ///< the second is empty where A has no such interface
    std::vector<std::uint8_t> verdicts;              ///< a byte a call, and what a refused call wrote
    bool operator==(const outcome&) const = default;
};

/// How many bytes of key and nonce A takes.
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
outcome exercise(const input& in) {
    using namespace exercise_detail;
    const auto key = in.key.template first<A::key_size>();
    const auto nonce = in.nonce.template first<A::nonce_size>();
    outcome all;
    bytes sealed(in.text.size()), text(in.text.size()), tag(A::tag_size);
    const auto tag_out = std::span(tag).template first<A::tag_size>();
    const std::span<const std::uint8_t, A::tag_size> tag_in(tag_out);
    const auto record = [&](bytes& to) {
        append(to, sealed);
        append(to, tag);
        append(to, text);
    };
    if constexpr (linnet::OnlineAead<A>) {
        const std::size_t data_cut = in.cut < in.data.size() ? in.cut : in.data.size();
        typename A::encryptor e(key, nonce);
        append(all.verdicts, e.associate(in.data) && update(e, in.text, sealed, in.cut) && e.finish(tag_out));
        typename A::decryptor d(key, nonce);
        append(all.verdicts, d.associate(in.data.first(data_cut)) && d.associate(in.data.subspan(data_cut)) &&
                                 update(d, sealed, text, in.cut) && d.finish(tag_in));
        record(all.incremental);
    }
    append(all.verdicts, A::encrypt(key, nonce, in.data, in.text, sealed, tag_out));
    append(all.verdicts, A::decrypt(key, nonce, in.data, sealed, tag_in, text));
    record(all.one_shot);
    tag[0] ^= 1;
    append(all.verdicts, A::decrypt(key, nonce, in.data, sealed, tag_in, text));
    append(all.verdicts, text);
    return all;
}

/// The same for the shortest tag that an AEAD can be given.
template <linnet::TruncatableAead A>
outcome exercise_truncated(const input& in) {
    using namespace exercise_detail;
    const auto nonce = in.nonce.template first<A::nonce_size>();
    const typename A::truncated t(in.key.template first<A::key_size>(), A::truncated::tag_size_min);
    outcome all;
    bytes sealed(in.text.size()), text(in.text.size()), tag(A::truncated::tag_size_min);
    append(all.verdicts, t.encrypt(nonce, in.data, in.text, sealed, tag));
    append(all.verdicts, t.decrypt(nonce, in.data, sealed, tag, text));
    append(all.one_shot, sealed);
    append(all.one_shot, tag);
    append(all.one_shot, text);
    tag[0] ^= 1;
    append(all.verdicts, t.decrypt(nonce, in.data, sealed, tag, text));
    append(all.verdicts, text);
    return all;
}

template <linnet::Hash A>
outcome exercise(const input& in) {
    using namespace exercise_detail;
    outcome all;
    append(all.one_shot, A::digest(in.text));
    typename A::hasher h;
    std::array<std::uint8_t, A::digest_size> out{};
    append(all.verdicts, update(h, in.text, in.cut) && h.finish(out));
    append(all.incremental, out);
    return all;
}

template <linnet::Xof A>
outcome exercise(const input& in) {
    using namespace exercise_detail;
    outcome all;
    bytes out(in.text.size() + A::digest_size);
    const auto run = [&](auto stream) {
        append(all.one_shot, out);
        append(all.verdicts, update(stream, in.text, in.cut) && stream.read(std::span(out).first(in.cut)) &&
                                 stream.read(std::span(out).subspan(in.cut)));
        append(all.incremental, out);
    };
    if constexpr (linnet::CustomizableXof<A>) {
        const auto name = in.data.first(in.data.size() < A::customization_size_max ? in.data.size() : A::customization_size_max);
        append(all.verdicts, A::digest(name, in.text, out));
        run(typename A::xof(name));
    } else {
        A::digest(in.text, out);
        run(typename A::xof());
    }
    return all;
}

template <linnet::Mac A>
outcome exercise(const input& in) {
    using namespace exercise_detail;
    constexpr std::size_t longest = linnet::describe<A>().message_size_max;
    const auto message = in.text.first(in.text.size() < longest ? in.text.size() : longest);
    const auto key = in.key.template first<A::key_size>();
    outcome all;
    bytes tag(A::tag_size);
    const typename A::tag_out tag_out(tag.data(), tag.size());
    const typename A::tag_in tag_in(tag.data(), tag.size());
    if constexpr (linnet::OnlineMac<A>) {
        typename A::authenticator a(key), v(key);
        append(all.verdicts, update(a, message, in.cut) && a.finish(tag_out));
        append(all.verdicts, update(v, message, in.cut) && v.verify(tag_in));
        append(all.incremental, tag);
    }
    append(all.verdicts, A::compute(key, message, tag_out));
    append(all.verdicts, A::verify(key, message, tag_in));
    append(all.one_shot, tag);
    tag[0] ^= 1;
    append(all.verdicts, A::verify(key, message, tag_in));
    return all;
}

} // namespace linnet_test

#endif
