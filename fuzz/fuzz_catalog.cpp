// SPDX-License-Identifier: MIT OR Apache-2.0
// A libFuzzer target over the catalog. The input chooses an algorithm, its inputs and a change of them; the target holds that the
// algorithm equals itself over another word and in pieces, that it opens what it sealed, and that it accepts no forgery.
#include "support/exercise.hpp"
#include "support/rebind.hpp"

#include <linnet/linnet.hpp>

#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

using linnet::size_t;
using linnet_test::input;
using bytes = std::vector<std::uint8_t>;

void require(bool condition, std::string_view id, const char* claim) {
    if (condition) return;
    std::fprintf(stderr, "%.*s: %s\n", static_cast<int>(id.size()), id.data(), claim);
    std::abort();
}

/// Bytes of a fixed number: what the fuzzer gives, then zeroes.
bytes exactly(FuzzedDataProvider& from, size_t size) {
    bytes out = from.ConsumeBytes<std::uint8_t>(size);
    out.resize(size);
    return out;
}

template <size_t Size>
std::span<std::uint8_t, Size> fixed(bytes& data) {
    return std::span(data).first<Size>();
}

template <linnet::Aead A>
void round_trip_and_forge(const input& in, FuzzedDataProvider& from) {
    bytes key(in.key.begin(), in.key.end()), nonce(in.nonce.begin(), in.nonce.end()), data(in.data.begin(), in.data.end());
    bytes sealed(in.text.size()), tag(A::tag_size), opened;
    const auto open = [&] {
        opened.assign(sealed.size(), 0xa5);
        return A::decrypt(fixed<A::key_size>(key), fixed<A::nonce_size>(nonce), data, sealed, fixed<A::tag_size>(tag), opened);
    };
    require(A::encrypt(fixed<A::key_size>(key), fixed<A::nonce_size>(nonce), data, in.text, sealed, fixed<A::tag_size>(tag)), A::id,
            "refuses to encrypt");
    require(open() && std::equal(opened.begin(), opened.end(), in.text.begin(), in.text.end()), A::id,
            "does not open what it sealed");

    std::array<bytes*, 5> parts{&key, &nonce, &data, &sealed, &tag};
    bytes& changed = *parts[from.ConsumeIntegralInRange<size_t>(0, parts.size() - 1)];
    const bytes before = changed;
    const bool resize = &changed == &data || &changed == &sealed;
    if (resize && from.ConsumeBool()) changed.resize(from.ConsumeIntegralInRange<size_t>(0, 2 * before.size() + 1));
    if (!changed.empty())
        changed[from.ConsumeIntegralInRange<size_t>(0, changed.size() - 1)] ^= from.ConsumeIntegral<std::uint8_t>();
    if (changed == before) return;
    require(!open(), A::id, "accepts a forgery");
    require(std::all_of(opened.begin(), opened.end(), [](std::uint8_t b) { return b == 0; }), A::id,
            "gives out a forged plaintext");
}

template <linnet::Algorithm A>
void check(FuzzedDataProvider& from) {
    const bytes key = exactly(from, linnet_test::key_size_of<A>), nonce = exactly(from, linnet_test::nonce_size_of<A>);
    const bytes data = from.ConsumeBytes<std::uint8_t>(from.ConsumeIntegralInRange<size_t>(0, 600));
    const bytes text = from.ConsumeBytes<std::uint8_t>(from.ConsumeIntegralInRange<size_t>(0, 4096));
    const size_t cut = from.ConsumeIntegralInRange<size_t>(0, text.size());
    const input in{key, nonce, data, text, cut};
    const linnet_test::outcome result = linnet_test::exercise<A>(in);
    require(result.incremental.empty() || result.incremental == result.one_shot, A::id, "differs in pieces");
    if constexpr (linnet_test::has_portable_text<A>) {
        using other = linnet_test::over<A, linnet_test::other_word<A>>;
        require(linnet_test::exercise<other>(in) == result, A::id, "differs over another word");
    }
    if constexpr (linnet::Aead<A>) round_trip_and_forge<A>(in, from);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, size_t size) {
    FuzzedDataProvider from(bytes, size);
    size_t chosen = from.ConsumeIntegralInRange<size_t>(0, linnet::catalog::size - 1);
    linnet::catalog::for_each([&]<class A>() {
        if (chosen-- == 0) check<A>(from);
    });
    return 0;
}
