// SPDX-License-Identifier: MIT OR Apache-2.0
// Every implementation of every algorithm, one message at a time, or one a lane, in both directions, through the tables of the
// library. Names are ALGORITHM/DIRECTION/SIZE for what a user gets, with /keyed behind it where what a key costs is paid before,
// and ALGORITHM/IMPLEMENTATION/DIRECTION/SIZE for the rest.
#include "measure.hpp"

#include <algorithms.hpp>

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

/// What is measured, and the buffers of its calls: `size` bytes of text each way, next to a fixed context.
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

/// Texts of whole blocks, which are all that some take.
void seal_whole(benchmark::State& state, subject& s) {
    if (!s.by.whole->is_plaintext_size(s.size)) return state.SkipWithError("no size of texts");
    s.out.resize(s.by.whole->ciphertext_size(s.size));
    measure(state, s, [&] { return s.by.whole->encrypt(s.key, s.nonce, s.text, s.out); });
}
void open_whole(benchmark::State& state, subject& s) {
    if (!s.by.whole->is_plaintext_size(s.size)) return state.SkipWithError("no size of texts");
    s.out.resize(s.by.whole->ciphertext_size(s.size));
    static_cast<void>(s.by.whole->encrypt(s.key, s.nonce, s.text, s.out));
    s.text.resize(s.by.whole->plaintext_room(s.out.size()));
    size_t size = 0;
    measure(state, s, [&] { return s.by.whole->decrypt(s.key, s.nonce, s.out, s.text, size); });
}

/// As many bytes as the text is long; of a password ten thousand iterations.
void derive(benchmark::State& state, subject& s) {
    const bool password = s.entry.iterations_max != 0;
    if (password) s.out.resize(32);
    measure(state, s, [&] {
        return s.by.kdf->derive(s.key, s.context, password ? std::span<const uint8_t>() : s.context, password ? 10000 : 0, s.out);
    });
}

void seal_box(benchmark::State& state, subject& s) {
    measure(state, s, [&] { return s.by.secretbox->seal(s.key, s.nonce, s.text, s.out, s.tag); });
}
void open_box(benchmark::State& state, subject& s) {
    static_cast<void>(s.by.secretbox->seal(s.key, s.nonce, s.text, s.out, s.tag));
    measure(state, s, [&] { return s.by.secretbox->open(s.key, s.nonce, s.out, s.tag, s.text); });
}

void public_key(benchmark::State& state, subject& s) {
    s.out.resize(s.entry.public_key_size);
    measure(state, s, [&] { return s.by.kex->public_key(s.key, s.out); });
}
void agree(benchmark::State& state, subject& s) {
    bytes peer(s.entry.public_key_size);
    static_cast<void>(s.by.kex->public_key(s.key, peer));
    s.out.resize(s.entry.shared_secret_size);
    measure(state, s, [&] { return s.by.kex->agree(s.key, peer, s.out); });
}

/// A message in each lane.
void lanes(benchmark::State& state, subject& s) {
    const auto& by = *s.by.lanes;
    std::vector<bytes> outputs(by.count, s.out), tags(by.count, s.tag);
    std::vector<const uint8_t*> key, nonce, context, text;
    std::vector<uint8_t*> out, tag;
    for (size_t i = 0; i < by.count; ++i) {
        key.push_back(s.key.data());
        nonce.push_back(s.nonce.data());
        context.push_back(s.context.data());
        text.push_back(s.text.data());
        out.push_back(outputs[i].data());
        tag.push_back(tags[i].data());
    }
    bench::measure(state, by.count * s.size, [&] {
        if (by.encrypt != nullptr)
            by.encrypt(key.data(), nonce.data(), context.data(), s.context.size(), text.data(), out.data(), s.size, tag.data());
        else by.compute(key.data(), context.data(), customization(s).size(), text.data(), s.size, tag.data(), s.tag.size());
    });
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
    if (by.whole != nullptr) return {{"encrypt", seal_whole}, {"decrypt", open_whole}};
    if (by.kdf != nullptr) return {{"derive", derive}};
    if (by.secretbox != nullptr) return {{"seal", seal_box}, {"open", open_box}};
    if (by.kex != nullptr) return {{"public_key", public_key}, {"agree", agree}};
    return {{by.lanes->encrypt != nullptr ? "encrypt" : "compute", lanes}};
}

/// The first that the processor supports is what a user gets.
void add(const algorithm& a, const implementation& by, bool usual) {
    std::string prefix(a.entry.id);
    if (!usual) prefix.append("/").append(by.name);
    for (const direction& one : directions(by)) {
        const bool derives = by.kdf != nullptr;
        for (const size_t size : bench::sizes(derives             ? a.entry.output_size_max
                                              : by.kex != nullptr ? 64
                                                                  : a.entry.message_size_max)) {
            // The time is that of the iterations or of the exchange.
            if ((a.entry.iterations_max != 0 || by.kex != nullptr) && size != 64) continue;
            const std::string name = prefix + "/" + one.name + "/" + std::to_string(size) + one.suffix;
            benchmark::RegisterBenchmark(name.c_str(), [&a, &by, one, size](benchmark::State& state) {
                subject s(a, by, size);
                one.run(state, s);
            });
        }
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
