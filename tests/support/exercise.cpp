// SPDX-License-Identifier: MIT OR Apache-2.0
#include "support/exercise.hpp"

#include "support/subject.hpp"

#include <described.hpp>

#include <map>
#include <utility>

namespace linnet_test {
namespace {

void append(bytes& to, view from) { to.insert(to.end(), from.begin(), from.end()); }

/// Records the status of each call.
class notes {
    bytes& to_;

public:
    explicit notes(bytes& to) : to_(to) {}
    void operator()(status o) const { to_.push_back(static_cast<uint8_t>(o)); }
};

/// Feeds a message in two pieces.
void update(const notes& note, auto& stream, view message, size_t cut) {
    note(stream.update(message.first(cut)));
    note(stream.update(message.subspan(cut)));
}
void update(const notes& note, auto& stream, view in, room out, size_t cut) {
    note(stream.update(in.first(cut), out.first(cut)));
    note(stream.update(in.subspan(cut), out.subspan(cut)));
}

/// The buffers of an AEAD.
struct buffers {
    bytes sealed, text, tag;

    buffers(const input& in, size_t tag_size) : sealed(in.text.size()), text(in.text.size()), tag(tag_size) {}
    void append_to(bytes& to) const {
        append(to, sealed);
        append(to, tag);
        append(to, text);
    }
};

void exercise_streams(const implementation& by, const input& in, size_t tag_size, results& all) {
    const notes note(all.statuses);
    buffers b(in, tag_size);
    encryptor e(by, in.key, in.nonce);
    note(e.update_aad(in.data));
    update(note, e, in.text, b.sealed, in.cut);
    note(e.finish(b.tag));
    decryptor d(by, in.key, in.nonce);
    const size_t cut = std::min(in.cut, in.data.size());
    note(d.update_aad(in.data.first(cut)));
    note(d.update_aad(in.data.subspan(cut)));
    update(note, d, b.sealed, b.text, in.cut);
    note(d.verify(b.tag));
    b.append_to(all.incremental);
}

/// Encrypts, decrypts, and decrypts with a wrong tag.
template <class Encrypt, class Decrypt>
void exercise_calls(const input& in, size_t tag_size, bytes& made, bytes& statuses, const Encrypt& encrypt,
                    const Decrypt& decrypt) {
    const notes note(statuses);
    buffers b(in, tag_size);
    note(encrypt(in.text, b.sealed, b.tag));
    note(decrypt(b.sealed, b.tag, b.text));
    b.append_to(made);
    b.tag[0] ^= 1;
    note(decrypt(b.sealed, b.tag, b.text));
    append(statuses, b.text);
}

void exercise_context(const implementation& by, const input& in, size_t tag_size, results& all) {
    const keyed k(by, in.key, tag_size);
    exercise_calls(
        in, tag_size, all.keyed, all.statuses,
        [&](view text, room sealed, room tag) { return k.encrypt(in.nonce, in.data, text, sealed, tag); },
        [&](view sealed, view tag, room text) { return k.decrypt(in.nonce, in.data, sealed, tag, text); });
}

void exercise_aead(const algorithm& a, const implementation& by, const input& in, results& all) {
    const size_t tag_size = a.entry.tag_size, smallest = a.entry.tag_size_min;
    if (by.aead->encryptor != nullptr) exercise_streams(by, in, tag_size, all);
    exercise_calls(
        in, tag_size, all.one_shot, all.statuses,
        [&](view text, room sealed, room tag) { return by.aead->encrypt(in.key, in.nonce, in.data, text, sealed, tag); },
        [&](view sealed, view tag, room text) { return by.aead->decrypt(in.key, in.nonce, in.data, sealed, tag, text); });
    exercise_context(by, in, tag_size, all);
    if (smallest != tag_size) exercise_context(by, in, smallest, all);
}

void exercise_hash(const algorithm& a, const implementation& by, const input& in, results& all) {
    const notes note(all.statuses);
    all.one_shot.resize(a.entry.digest_size);
    all.incremental.resize(a.entry.digest_size);
    note(by.hash->digest(in.text, all.one_shot));
    hasher h(by);
    update(note, h, in.text, in.cut);
    note(h.finish(all.incremental));
}

void exercise_xof(const algorithm& a, const implementation& by, const input& in, results& all) {
    const notes note(all.statuses);
    const view name = in.data.first(std::min(in.data.size(), a.entry.customization_size_max));
    all.one_shot.resize(in.text.size() + a.entry.digest_size);
    all.incremental.resize(all.one_shot.size());
    note(by.xof->digest(name, in.text, all.one_shot));
    xof x(by, name);
    update(note, x, in.text, in.cut);
    note(x.squeeze(room(all.incremental).first(in.cut)));
    note(x.squeeze(room(all.incremental).subspan(in.cut)));
}

void exercise_mac(const algorithm& a, const implementation& by, const input& in, results& all) {
    const notes note(all.statuses);
    const view message = in.text.first(std::min(in.text.size(), a.entry.message_size_max));
    const size_t cut = std::min(in.cut, message.size());
    const view nonce = a.entry.customization_size_max != 0 ? in.data : in.nonce;
    bytes tag(a.entry.tag_size);
    if (by.mac->authenticator != nullptr) {
        authenticator made(a, by, in.key, nonce), checked(a, by, in.key, nonce);
        update(note, made, message, cut);
        note(made.finish(tag));
        update(note, checked, message, cut);
        note(checked.verify(tag));
        append(all.incremental, tag);
    }
    note(linnet_library::compute(a, *by.mac, in.key, nonce, message, tag));
    note(linnet_library::verify(a, *by.mac, in.key, nonce, message, tag));
    append(all.one_shot, tag);
    tag[0] ^= 1;
    note(linnet_library::verify(a, *by.mac, in.key, nonce, message, tag));
    if (by.mac->keyed == nullptr) return;
    const bool customizable = a.entry.customization_size_max != 0;
    const keyed_mac k(by, in.key, customizable ? nonce : view(), tag.size());
    note(k.verify(customizable ? view() : nonce, message, tag));
    note(k.compute(customizable ? view() : nonce, message, tag));
    append(all.keyed, tag);
}

void exercise_stream(const implementation& by, const input& in, results& all) {
    const notes note(all.statuses);
    all.one_shot.resize(in.text.size());
    all.incremental.resize(in.text.size());
    note(by.stream->crypt(in.key, in.nonce, in.text, all.one_shot));
    cipher c(by, in.key, in.nonce);
    const room out(all.incremental);
    note(c.seek(in.cut));
    note(c.update(in.text.subspan(in.cut), out.subspan(in.cut)));
    note(c.seek(0));
    note(c.update(in.text.first(in.cut), out.first(in.cut)));
}

/// The arguments of a call: the key, the nonce, the text as the last input of any length and the data as the other such inputs;
/// later calls get the same values by name. Inputs of another fixed size are the data, the text and zeroes. The outputs of a call
/// become inputs of later ones.
class arguments_of {
    const algorithm& algorithm_;
    const implementation& by_;
    const input& in_;
    std::map<std::string_view, bytes> written_;
    std::map<std::string_view, view> of_any_size_;

public:
    arguments_of(const algorithm& a, const implementation& by, const input& in) : algorithm_(a), by_(by), in_(in) {}

    linnet_library::prepared_arguments operator()(std::span<const linnet_library::parameter> parameters) {
        linnet_library::prepared_arguments made(algorithm_, parameters);
        view text = in_.text;
        for (size_t i = parameters.size(); i-- > 0;) {
            const auto& p = parameters[i];
            if (p.output || !linnet_library::has(algorithm_.entry, p)) continue;
            if (is_of_any_size(p)) of_any_size_.try_emplace(p.name, std::exchange(text, in_.data));
            made.values[i] = value_of(p);
            if (p.rule == linnet_library::size_rule::number) made.numbers[i] = 3; // iterations
        }
        made.make_room(by_, std::min(in_.cut + 1, algorithm_.entry.output_size_max));
        return made;
    }
    void written(std::string_view name, const bytes& value) { written_[name] = value; }

private:
    static bool is_of_any_size(const linnet_library::parameter& p) {
        return p.name != "secret" && (p.rule == linnet_library::size_rule::any || p.of == "customization");
    }
    bytes value_of(const linnet_library::parameter& p) const {
        if (const auto found = written_.find(p.name); found != written_.end()) return found->second;
        if (p.of == "key" || p.name == "secret") return copy_of(in_.key);
        if (p.of == "nonce") return copy_of(in_.nonce);
        if (is_of_any_size(p)) {
            const view of_any_size = of_any_size_.at(p.name);
            size_t size = of_any_size.size();
            if (by_.one_shot_cipher != nullptr)
                while (size != 0 && !by_.one_shot_cipher->is_plaintext_size(size)) --size;
            return copy_of(of_any_size.first(size));
        }
        bytes out = copy_of(in_.data);
        append(out, in_.text);
        out.resize(linnet_library::sizes(algorithm_.entry, p.of).usual);
        return out;
    }
    static bytes copy_of(view of) { return {of.begin(), of.end()}; }
};

/// Calls of any kind: each operation and, if there is one, the operation that reverses it, on the output and on a changed output.
void exercise_operations(const algorithm& a, const implementation& by, const input& in, results& all) {
    const notes note(all.statuses);
    const auto& kind = linnet_library::described(a.entry.kind);
    arguments_of arguments(a, by, in);
    const auto run = [&](const linnet_library::operation& o, linnet_library::prepared_arguments& these, bytes& to) {
        note(these.run([&](std::span<const linnet_library::argument> given) { return o.call(by, given); }));
        for (size_t i = 0; i < these.values.size(); ++i) {
            if (!o.parameters[i].output) continue;
            append(to, these.values[i]);
            if (o.parameters[i].rule == linnet_library::size_rule::up_to) to.push_back(static_cast<uint8_t>(these.numbers[i]));
        }
    };
    for (const auto& o : kind.operations) {
        if (!o.reverses.empty() || !o.there(by)) continue;
        auto these = arguments(o.parameters);
        if (by.one_shot_cipher != nullptr && !by.one_shot_cipher->is_plaintext_size(these["plaintext"].size())) continue;
        run(o, these, all.one_shot);
        for (size_t i = 0; i < these.values.size(); ++i)
            if (o.parameters[i].output) arguments.written(o.parameters[i].name, these.values[i]);
        const auto* const reverse = linnet_library::reverse_of(kind, o);
        if (reverse == nullptr) continue;
        auto back = arguments(reverse->parameters);
        run(*reverse, back, all.one_shot);
        for (size_t i = back.values.size(); i-- > 0;) {
            if (reverse->parameters[i].output || back.values[i].empty()) continue;
            back.values[i].back() ^= 1;
            break;
        }
        run(*reverse, back, all.statuses);
    }
}

/// `expand` of the output of `extract` must equal the output of `derive`, the first of the three.
void compare_steps(const algorithm& a, results& all) {
    const view made = all.one_shot;
    const size_t size = (made.size() - a.entry.extract_size) / 2;
    append(all.statuses, made.subspan(size, a.entry.extract_size));
    all.incremental.assign(made.end() - static_cast<std::ptrdiff_t>(size), made.end());
    all.one_shot.resize(size);
}

/// Each operation of an object, in the order of the description, twice.
void exercise_objects(const algorithm& a, const implementation& by, const input& in, results& all) {
    const notes note(all.statuses);
    arguments_of arguments(a, by, in);
    for (const auto& thing : linnet_library::described(a.entry.kind).objects) {
        std::vector<uint64_t> memory(thing.size(by) / 8 + 1);
        const auto run = [&](const linnet_library::object_operation& o) {
            auto these = arguments(o.parameters);
            note(these.run([&](std::span<const linnet_library::argument> given) { return o.call(by, memory.data(), given); }));
            for (size_t i = 0; i < these.values.size(); ++i)
                if (o.parameters[i].output) append(all.statuses, these.values[i]);
        };
        run(thing.operations.front());
        for (int round = 0; round < 2; ++round)
            for (const auto& o : thing.operations.subspan(1)) run(o);
        thing.wipe(by, memory.data());
    }
}

} // namespace

results exercise(const algorithm& a, const implementation& by, const input& in) {
    results all;
    if (by.aead != nullptr) exercise_aead(a, by, in, all);
    if (by.hash != nullptr) exercise_hash(a, by, in, all);
    if (by.xof != nullptr) exercise_xof(a, by, in, all);
    if (by.mac != nullptr) exercise_mac(a, by, in, all);
    if (by.stream != nullptr) exercise_stream(by, in, all);
    if (by.aead != nullptr || by.hash != nullptr || by.xof != nullptr || by.mac != nullptr || by.stream != nullptr) return all;
    exercise_operations(a, by, in, all);
    if (by.kdf != nullptr && by.kdf->extract != nullptr) compare_steps(a, all);
    exercise_objects(a, by, in, all);
    return all;
}

} // namespace linnet_test
