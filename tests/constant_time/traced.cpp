// SPDX-License-Identifier: MIT OR Apache-2.0
// What `trace` follows instruction by instruction: every implementation of every algorithm on secrets drawn from a seed, each
// message between two marks, under the name ALGORITHM/IMPLEMENTATION. Lengths and nonces are public, and the same for every seed.
// Usage, under a tracer alone: traced SEED [NAME], SEED one character
#include "constant_time/leaks.hpp"
#include "support/exercise.hpp"
#include "support/subject.hpp"

#include <array>
#include <cstdio>
#include <string>
#include <string_view>

namespace {

using linnet_library::algorithm;
using linnet_library::implementation;
using std::size_t;
using bytes = std::vector<std::uint8_t>;

class secrets {
    std::uint64_t state_;

public:
    explicit secrets(char seed) : state_(static_cast<unsigned char>(seed)) {}
    bytes draw(size_t size) {
        bytes out(size);
        for (auto& byte : out) {
            state_ = state_ * 6364136223846793005 + 1442695040888963407;
            byte = static_cast<std::uint8_t>(state_ >> 56);
        }
        return out;
    }
};

/// Stops for the tracer, which reads the name from these registers. An empty name is the end.
void mark(std::string_view name) { asm volatile("int3" : : "D"(name.data()), "S"(name.size()) : "memory"); }

/// Lengths of data and text, first those past which no loop does anything new: the tracer may leave out the others. GCM has a loop
/// for 256 bytes, and keystreams have one for more than 4 blocks of 64.
std::array<std::array<size_t, 2>, 5> lengths(size_t block) {
    const size_t long_text = block == 16 || block == 64 ? 600 : 2 * block;
    return {{{8 * block + 3, 3 * block + 5}, {531, long_text}, {block, block}, {block + 1, 0}, {0, block - 1}}};
}

/// An AEAD under a keyed context, as a one-shot call runs it too, and in pieces.
void use_aead(const algorithm& a, const implementation& by, const linnet_test::input& in) {
    bytes sealed(in.text.size()), text(in.text.size()), tag(a.entry.tag_size);
    const auto ignore = [](linnet_library::outcome) {};
    const linnet_test::keyed k(by, in.key, tag.size());
    ignore(k.encrypt(in.nonce, in.data, in.text, sealed, tag));
    ignore(k.decrypt(in.nonce, in.data, sealed, tag, text));
    if (by.aead->encryptor != nullptr) {
        linnet_test::encryptor e(by, in.key, in.nonce);
        ignore(e.associate(in.data));
        ignore(e.update(std::span(in.text).first(in.cut), std::span(sealed).first(in.cut)));
        ignore(e.update(std::span(in.text).subspan(in.cut), std::span(sealed).subspan(in.cut)));
        ignore(e.finish(tag));
        linnet_test::decryptor d(by, in.key, in.nonce);
        ignore(d.associate(in.data));
        ignore(d.update(sealed, text));
        ignore(d.finish(tag));
    }
    tag[0] ^= 1;
    ignore(k.decrypt(in.nonce, in.data, sealed, tag, text));
}

void use(const algorithm& a, const implementation& by, const linnet_test::input& in) {
    if (by.aead != nullptr) use_aead(a, by, in);
    else if (by.lanes != nullptr) linnet_test::exercise_lanes(a, by, in);
    else linnet_test::exercise(a, by, in);
}

void run(const algorithm& a, const implementation& by, const std::string& name, secrets random) {
    const bytes nonce(a.entry.nonce_size, 7);
    const bytes key = random.draw(a.entry.kind == linnet::algorithm_kind::kdf ? 32 : a.entry.key_size), data = random.draw(1024),
                text = random.draw(1024);
    for (const auto& [data_size, text_size] : lengths(a.entry.block_size)) {
        const linnet_test::input in{key, nonce, std::span(data).first(data_size), std::span(text).first(text_size), text_size / 2};
        mark(name);
        use(a, by, in);
        mark({});
    }
}

bool run_planted(std::string_view name, secrets random) {
    if (!name.starts_with("planted_")) return false;
    const algorithm& a = linnet_library::algorithms().front();
    const bytes key = random.draw(a.entry.key_size), nonce(a.entry.nonce_size);
    bytes tag(a.entry.tag_size);
    mark(name);
    linnet_test::leaky_encrypt(name, *a.implementations.front().aead, key, nonce, tag);
    mark({});
    return true;
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) return 2;
    const secrets random(arguments[1][0]);
    const std::string_view wanted = count > 2 ? arguments[2] : "";
    bool found = run_planted(wanted, random);
    for (const algorithm& a : linnet_library::algorithms()) {
        for (const implementation& by : a.implementations) {
            const std::string name = std::string(a.entry.id) + "/" + by.name;
            if (!by.supported() || (!wanted.empty() && wanted != name)) continue;
            found = true;
            run(a, by, name, random);
        }
    }
    if (!found) std::fputs("no implementation has this name\n", stderr);
    return found ? 0 : 2;
}
