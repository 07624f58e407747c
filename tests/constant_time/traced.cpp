// SPDX-License-Identifier: MIT OR Apache-2.0
// What `trace` follows instruction by instruction: every algorithm of the catalog on secrets drawn from a seed, each message
// between two marks. Lengths and nonces are public, and the same for every seed. Usage, under a tracer alone: traced SEED [ID],
// SEED one character
#include "constant_time/leaks.hpp"
#include "support/exercise.hpp"

#include <linnet/linnet.hpp>

#include <cstdio>
#include <string_view>

namespace {

using linnet::size_t;
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

/// Lengths of data and text, first those past which no loop does anything new: the tracer may leave out the others.
template <class A>
constexpr std::array<std::array<size_t, 2>, 5> lengths{{{8 * A::block_size + 3, 3 * A::block_size + 5},
                                                        {A::block_size, A::block_size},
                                                        {A::block_size + 1, 0},
                                                        {0, A::block_size - 1},
                                                        {531, 2 * A::block_size}}};

template <class A>
void run(secrets random) {
    const bytes nonce(linnet_test::nonce_size_of<A>, 7);
    const bytes key = random.draw(linnet_test::key_size_of<A>), data = random.draw(1024), text = random.draw(1024);
    for (const auto& [data_size, text_size] : lengths<A>) {
        const linnet_test::input in{key, nonce, std::span(data).first(data_size), std::span(text).first(text_size), text_size / 2};
        mark(A::id);
        linnet_test::exercise<A>(in);
        if constexpr (linnet::TruncatableAead<A>) linnet_test::exercise_truncated<A>(in);
        mark({});
    }
}

bool run_planted(std::string_view name, secrets random) {
    if (!name.starts_with("planted_")) return false;
    const bytes key = random.draw(16);
    std::array<std::uint8_t, 16> tag{};
    mark(name);
    linnet_test::leaky_encrypt(std::span(key).first<16>(), tag, name == "planted_branch");
    mark({});
    return true;
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) return 2;
    const secrets random(arguments[1][0]);
    const std::string_view wanted = count > 2 ? arguments[2] : "";
    bool found = run_planted(wanted, random);
    linnet::catalog::for_each([&]<class A>() {
        if (!wanted.empty() && wanted != A::id) return;
        found = true;
        run<A>(random);
    });
    if (!found) std::fputs("no algorithm has this id\n", stderr);
    return found ? 0 : 2;
}
