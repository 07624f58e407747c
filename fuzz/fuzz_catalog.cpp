// SPDX-License-Identifier: MIT OR Apache-2.0
// A libFuzzer target over the tables. The input chooses an algorithm, one of its implementations, its inputs and a change of them;
// the target holds that the implementation equals the first one, that it equals itself incrementally and under a keyed context,
// that it opens what it sealed, and that it accepts no forgery.
#include "support/exercise.hpp"

#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

using linnet_library::algorithm;
using linnet_library::implementation;
using linnet_library::status;
using linnet_test::input;
using std::size_t;
using bytes = std::vector<std::uint8_t>;

/// Whom a broken claim is about.
struct subject {
    const algorithm& of;
    const implementation& by;

    void require(bool condition, const char* claim) const {
        if (condition) return;
        const auto id = of.entry.id;
        std::fprintf(stderr, "%.*s/%s: %s\n", static_cast<int>(id.size()), id.data(), by.name, claim);
        std::abort();
    }
};

/// Bytes of a fixed number: what the fuzzer gives, then zeroes.
bytes exactly(FuzzedDataProvider& from, size_t size) {
    bytes out = from.ConsumeBytes<std::uint8_t>(size);
    out.resize(size);
    return out;
}

bytes copy(std::span<const std::uint8_t> data) { return {data.begin(), data.end()}; }

/// A sealed message of which any part may be changed.
struct sealed_message {
    const linnet_library::aead_table& by;
    bytes key, nonce, data, sealed, tag, opened;

    sealed_message(const subject& s, const input& in)
        : by(*s.by.aead),
          key(copy(in.key)),
          nonce(copy(in.nonce)),
          data(copy(in.data)),
          sealed(in.text.size()),
          tag(s.of.entry.tag_size) {
        s.require(by.encrypt(key, nonce, data, in.text, sealed, tag) == status::ok, "refuses to encrypt");
    }
    bool open() {
        opened.assign(sealed.size(), 0xa5);
        return by.decrypt(key, nonce, data, sealed, tag, opened) == status::ok;
    }
    /// False if nothing differs afterwards.
    bool change(FuzzedDataProvider& from) {
        const std::array parts{&key, &nonce, &data, &sealed, &tag};
        bytes& changed = *parts[from.ConsumeIntegralInRange<size_t>(0, parts.size() - 1)];
        const bytes before = changed;
        const bool resize = &changed == &data || &changed == &sealed;
        if (resize && from.ConsumeBool()) changed.resize(from.ConsumeIntegralInRange<size_t>(0, 2 * before.size() + 1));
        if (!changed.empty())
            changed[from.ConsumeIntegralInRange<size_t>(0, changed.size() - 1)] ^= from.ConsumeIntegral<std::uint8_t>();
        return changed != before;
    }
};

void round_trip_and_forge(const subject& s, const input& in, FuzzedDataProvider& from) {
    sealed_message m(s, in);
    s.require(m.open() && std::ranges::equal(m.opened, in.text), "does not open what it sealed");
    if (!m.change(from)) return;
    s.require(!m.open(), "accepts a forgery");
    s.require(std::ranges::all_of(m.opened, [](std::uint8_t b) { return b == 0; }), "gives out a forged plaintext");
}

void check(const subject& s, const input& in, FuzzedDataProvider& from) {
    const auto result = linnet_test::exercise(s.of, s.by, in);
    s.require(result.incremental.empty() || result.incremental == result.one_shot, "differs incrementally");
    const size_t whole = std::min(result.keyed.size(), result.one_shot.size());
    s.require(std::equal(result.keyed.begin(), result.keyed.begin() + static_cast<std::ptrdiff_t>(whole), result.one_shot.begin()),
              "differs under a keyed context");
    s.require(linnet_test::exercise(s.of, s.of.implementations.front(), in) == result, "differs from the first implementation");
    if (s.by.aead != nullptr) round_trip_and_forge(s, in, from);
}

template <class T>
const T& choose(std::span<const T> from_all, FuzzedDataProvider& from) {
    return from_all[from.ConsumeIntegralInRange<size_t>(0, from_all.size() - 1)];
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data_given, size_t size) {
    FuzzedDataProvider from(data_given, size);
    const algorithm& chosen = choose(linnet_library::algorithms(), from);
    const subject s{chosen, choose(chosen.implementations, from)};
    if (!s.by.supported()) return -1;
    const bool derives = chosen.entry.kind == linnet::algorithm_kind::kdf;
    const bytes key = exactly(from, derives ? 32 : chosen.entry.key_size), nonce = exactly(from, chosen.entry.nonce_size);
    const bytes data = from.ConsumeBytes<std::uint8_t>(from.ConsumeIntegralInRange<size_t>(0, 600));
    const bytes text = from.ConsumeBytes<std::uint8_t>(from.ConsumeIntegralInRange<size_t>(0, 4096));
    const input in{key, nonce, data, text, from.ConsumeIntegralInRange<size_t>(0, text.size())};
    check(s, in, from);
    return 0;
}
