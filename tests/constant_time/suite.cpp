// SPDX-License-Identifier: MIT OR Apache-2.0
// Every algorithm of the catalog, over every word, with key, data, text and so the whole state secret; run under valgrind memcheck.
// Lengths and nonces are public. Usage: suite [ID]
#include "constant_time/secret.hpp"

#include "support/exercise.hpp"
#include "support/rebind.hpp"

#include <linnet/linnet.hpp>
#include <linnet/word/lanes.hpp>

#include <cstdio>
#include <string_view>

namespace {

using linnet::size_t;
using linnet_test::input;
using bytes = std::vector<std::uint8_t>;

bytes secret(size_t size, std::uint8_t first) {
    bytes out(size);
    for (auto& byte : out) byte = first++;
    linnet_test::make_secret(out.data(), out.size());
    return out;
}

linnet_test::outcome revealed(linnet_test::outcome result) {
    for (const auto* part : {&result.one_shot, &result.incremental, &result.verdicts})
        linnet_test::make_public(part->data(), part->size());
    return result;
}

/// A message of each length around the first block boundaries, cut in two everywhere that matters.
template <class A, class Run>
void for_each_input(const Run& run) {
    constexpr size_t block = A::block_size;
    const bytes key = secret(linnet_test::key_size_of<A>, 0);
    const bytes nonce(linnet_test::nonce_size_of<A>, 7);
    for (const size_t size : {size_t{0}, size_t{1}, block - 1, block, block + 1, 2 * block + 5}) {
        const bytes data = secret(size, 3), text = secret(size, 5);
        run(input{key, nonce, data, text, size / 2});
    }
}

template <class A>
bool words_agree() {
    bool agree = true;
    for_each_input<A>([&](const input& in) {
        const auto outcome = revealed(linnet_test::exercise<A>(in));
        if constexpr (linnet::TruncatableAead<A>) linnet_test::exercise_truncated<A>(in);
        if constexpr (linnet_test::has_portable_text<A>)
            agree = agree && outcome == revealed(linnet_test::exercise<linnet_test::over<A, linnet_test::other_word<A>>>(in));
    });
    return agree;
}

/// The words of an AEAD over lanes: two messages with secret keys at once.
template <class A>
void run_lanes() {
    using core = linnet_test::core_over<A, linnet::lanes<linnet_test::scalar_of<A>, 2>>;
    for_each_input<A>([](const input& in) {
        const size_t size = in.text.size();
        bytes out0(size), out1(size), tag0(A::tag_size), tag1(A::tag_size);
        const auto twice = [](std::span<const std::uint8_t> from) { return std::array{from.data(), from.data()}; };
        const std::array out{out0.data(), out1.data()}, tag{tag0.data(), tag1.data()};
        core::template message<true>(twice(in.key), twice(in.nonce), twice(in.data), in.data.size(), twice(in.text), out, size,
                                     tag);
        core::template message<false>(twice(in.key), twice(in.nonce), twice(in.data), in.data.size(), twice(out0), out, size, tag);
    });
}

/// Romulus over the portable cipher, which the processor that valgrind shows would not choose.
using portable_cipher = linnet::skinny128_384_plus<std::uint32_t>;

template <class A>
void run_portable_cipher(const void*) {}
template <class A, template <class> class Mode>
void run_portable_cipher(const linnet::mode::romulus_aead<Mode>*) {
    using mode = Mode<portable_cipher>;
    for_each_input<A>([](const input& in) {
        const size_t size = in.text.size();
        bytes out(size), text(size), tag(A::tag_size);
        mode::encrypt(in.key.data(), in.nonce.data(), in.data.data(), size, in.text.data(), out.data(), size, tag.data());
        static_cast<void>(
            mode::decrypt(in.key.data(), in.nonce.data(), in.data.data(), size, out.data(), text.data(), size, tag.data()));
    });
}
template <class A>
void run_portable_cipher(const linnet::mode::romulus_hash*) {
    for_each_input<A>([](const input& in) {
        linnet::mode::romulus_h<portable_cipher> h;
        bytes digest(A::digest_size);
        const size_t done = h.absorb(in.text.data(), in.text.size());
        h.absorb_last(in.text.data(), done, in.text.size() - done);
        h.finish(digest.data());
    });
}

} // namespace

int main(int count, char** arguments) {
    const std::string_view wanted = count > 1 ? arguments[1] : "";
    bool found = false, good = true;
    linnet::catalog::for_each([&]<class A>() {
        if (!wanted.empty() && wanted != A::id) return;
        found = true;
        good = words_agree<A>() && good;
        if constexpr (linnet::Aead<A> && linnet_test::has_portable_text<A>) run_lanes<A>();
        run_portable_cipher<A>(static_cast<const A*>(nullptr));
    });
    if (!found) std::fputs("no algorithm has this id\n", stderr);
    if (!good) std::fputs("an algorithm gives other bytes over another word\n", stderr);
    return found && good ? 0 : 2;
}
