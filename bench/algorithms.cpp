// SPDX-License-Identifier: MIT OR Apache-2.0
// Every implementation of every algorithm, one message at a time or one per lane, in both directions, through the tables of the
// library. Names are ALGORITHM/DIRECTION/SIZE for the implementation that a user gets, followed by /keyed if the key is set up
// before, and ALGORITHM/IMPLEMENTATION/DIRECTION/SIZE for the others.
#include "measure.hpp"

#include <described.hpp>

#include <algorithm>

#include <memory>
#include <string>
#include <utility>

namespace {

using linnet_library::algorithm;
using linnet_library::implementation;
using linnet_library::status;
using std::size_t;
using std::uint8_t;
using bytes = std::vector<uint8_t>;

/// The measured implementation and the buffers of its calls: `size` bytes of text in each direction, and a fixed context.
struct subject {
    const linnet::catalog_entry& entry;
    const implementation& by;
    size_t size;
    bytes key, nonce, context, text, out, tag;

    subject(const algorithm& a, const implementation& i, size_t text_size)
        : entry(a.entry),
          by(i),
          size(text_size),
          key(entry.key_size),
          nonce(entry.nonce_size),
          context(bench::context_size),
          text(size, 0x5a),
          out(size),
          tag(entry.tag_size + entry.digest_size) {}
};

void measure(benchmark::State& state, const subject& s, const auto& call) {
    bench::measure(state, s.size, [&] {
        if (call() != status::ok) state.SkipWithError("refused");
    });
}

void encrypt(benchmark::State& state, subject& s) {
    measure(state, s, [&] { return s.by.aead->encrypt(s.key, s.nonce, s.context, s.text, s.out, s.tag); });
}

void decrypt(benchmark::State& state, subject& s) {
    static_cast<void>(s.by.aead->encrypt(s.key, s.nonce, s.context, s.text, s.out, s.tag));
    measure(state, s, [&] { return s.by.aead->decrypt(s.key, s.nonce, s.context, s.out, s.tag, s.text); });
}

/// A keyed context.
class keyed {
    const linnet_library::aead_keyed_table& table_;
    std::unique_ptr<std::uint64_t[]> memory_;

public:
    explicit keyed(const subject& s) : table_(*s.by.aead->keyed), memory_(new std::uint64_t[table_.size / 8 + 1]) {
        static_cast<void>(table_.init(memory_.get(), s.key, s.entry.tag_size));
    }
    keyed(const keyed&) = delete;
    keyed& operator=(const keyed&) = delete;
    ~keyed() { table_.wipe(memory_.get()); }
    status encrypt(subject& s) const { return table_.encrypt(memory_.get(), s.nonce, s.context, s.text, s.out, s.tag); }
    status decrypt(subject& s) const { return table_.decrypt(memory_.get(), s.nonce, s.context, s.out, s.tag, s.text); }
};

void keyed_encrypt(benchmark::State& state, subject& s) {
    const keyed k(s);
    measure(state, s, [&] { return k.encrypt(s); });
}

void keyed_decrypt(benchmark::State& state, subject& s) {
    const keyed k(s);
    static_cast<void>(k.encrypt(s));
    measure(state, s, [&] { return k.decrypt(s); });
}

void digest(benchmark::State& state, subject& s) {
    measure(state, s, [&] { return s.by.hash->digest(s.text, s.tag); });
}

std::span<const uint8_t> customization(const subject& s) {
    return std::span(s.context).first(std::min(s.context.size(), s.entry.customization_size_max));
}
void absorb(benchmark::State& state, subject& s) {
    measure(state, s, [&] { return s.by.xof->digest(customization(s), s.text, s.tag); });
}
void squeeze(benchmark::State& state, subject& s) {
    measure(state, s, [&] { return s.by.xof->digest(customization(s), s.context, s.out); });
}

void compute(benchmark::State& state, subject& s) {
    measure(state, s, [&] { return s.by.mac->compute(s.key, s.nonce, {}, s.text, s.tag); });
}
void verify(benchmark::State& state, subject& s) {
    static_cast<void>(s.by.mac->compute(s.key, s.nonce, {}, s.text, s.tag));
    measure(state, s, [&] { return s.by.mac->verify(s.key, s.nonce, {}, s.text, s.tag); });
}

void crypt(benchmark::State& state, subject& s) {
    measure(state, s, [&] { return s.by.stream->crypt(s.key, s.nonce, s.text, s.out); });
}

/// An operation of any kind on a key, a nonce and a text, which is the last input of any length, with a fixed context before it. An
/// output of any length is as long as the text. Passwords are iterated ten thousand times. An operation that reverses another gets
/// the output of the other.
void operate(benchmark::State& state, const algorithm& a, const implementation& by, const linnet_library::operation& o,
             size_t size) {
    const auto& kind = linnet_library::described(a.entry.kind);
    const auto forward = std::ranges::find(kind.operations, o.reverses, &linnet_library::operation::name);
    linnet_library::prepared_call call(a, forward == kind.operations.end() ? o : *forward);
    const auto parameters = call.made_of().parameters;
    size_t next = by.kdf == nullptr ? size : bench::context_size;
    for (size_t i = parameters.size(); i-- > 0;) {
        const auto& p = parameters[i];
        if (p.output || !linnet_library::has(a.entry, p)) continue;
        call.numbers[i] = 10000;
        if (p.rule == linnet_library::size_rule::any) call.values[i].resize(std::exchange(next, bench::context_size));
        else call.values[i].resize(linnet_library::sizes(a.entry, p.of).usual);
    }
    if (a.entry.public_key_size != 0 && o.index("peer_public_key") != o.parameters.size()) call["peer_public_key"][0] = 9;
    if (by.one_shot_cipher != nullptr && !by.one_shot_cipher->is_plaintext_size(size))
        return state.SkipWithError("no size of texts");
    call.make_room(by, a.entry.iterations_max != 0 ? 32 : size);
    if (!o.reverses.empty()) {
        static_cast<void>(call(by));
        call = linnet_library::reversed(a, o, call);
        call.make_room(by, size);
    }
    static_cast<void>(call.run([&](std::span<const linnet_library::argument> arguments) {
        bench::measure(state, size, [&] {
            if (o.call(by, arguments) != status::ok) state.SkipWithError("refused");
        });
        return status::ok;
    }));
}

struct direction {
    const char* name;
    void (*run)(benchmark::State&, subject&);
    const char* suffix = "";
};

std::vector<direction> directions(const implementation& by) {
    if (by.aead != nullptr)
        return {
            {"encrypt", encrypt}, {"encrypt", keyed_encrypt, "/keyed"}, {"decrypt", decrypt}, {"decrypt", keyed_decrypt, "/keyed"}};
    if (by.hash != nullptr) return {{"digest", digest}};
    if (by.xof != nullptr) return {{"absorb", absorb}, {"squeeze", squeeze}};
    if (by.mac != nullptr) return {{"compute", compute}, {"verify", verify}};
    if (by.stream != nullptr) return {{"crypt", crypt}};
    return {};
}

/// The sizes of texts, or of outputs if there are no texts. Iterations and key exchanges take the same time at all sizes, so one
/// suffices.
std::vector<size_t> sizes_of(const algorithm& a) {
    if (a.entry.iterations_max != 0 || a.entry.public_key_size != 0) return {64};
    return bench::sizes(a.entry.output_size_max != 0 ? a.entry.output_size_max : a.entry.message_size_max);
}

/// The first implementation that the processor supports is the one that a user gets.
void add(const algorithm& a, const implementation& by, bool usual) {
    std::string prefix(a.entry.id);
    if (!usual) prefix.append("/").append(by.name);
    const auto register_one = [&](std::string_view name, size_t size, const char* suffix, const auto& run) {
        benchmark::RegisterBenchmark((prefix + "/" + std::string(name) + "/" + std::to_string(size) + suffix).c_str(), run);
    };
    for (const size_t size : sizes_of(a)) {
        const auto known = directions(by);
        for (const direction& one : known) {
            register_one(one.name, size, one.suffix, [&a, &by, one, size](benchmark::State& state) {
                subject s(a, by, size);
                one.run(state, s);
            });
        }
        if (!known.empty()) continue;
        for (const auto& o : linnet_library::described(a.entry.kind).operations)
            if (o.there(by)) register_one(o.name, size, "", [&, size](benchmark::State& state) { operate(state, a, by, o, size); });
    }
}

void add_all() {
    for (const algorithm& a : linnet_library::algorithms()) {
        bool usual = true;
        for (const implementation& by : a.implementations)
            if (by.supported()) add(a, by, std::exchange(usual, false));
    }
}

} // namespace

int main(int count, char** arguments) {
    add_all();
    benchmark::Initialize(&count, arguments);
    if (benchmark::ReportUnrecognizedArguments(count, arguments)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
