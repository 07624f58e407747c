// SPDX-License-Identifier: MIT OR Apache-2.0
// A race: several libraries process the same bytes. Each entrant is a shared object that exports `linnet_race_enter` and links its
// own dependencies, so that libraries with equal function names can be in one process. The runner is race.cpp.
#ifndef LINNET_BENCH_PEERS_RACE_HPP
#define LINNET_BENCH_PEERS_RACE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace race {

using std::size_t;
using std::uint8_t;

/// The inputs and outputs of a call. Every entrant gets the same memory, so none has an advantage.
struct buffers {
    const uint8_t* in = nullptr; ///< the message; for decryption followed by its tag
    uint8_t* out = nullptr;      ///< the text, followed by its tag; or the digest, tag or key
    size_t size = 0;             ///< of the message
    std::array<uint8_t, 32> key{}, peer{}, nonce{}, data{};
};

/// Makes the same call a number of times, and returns whether all succeeded.
using calls = std::function<bool(size_t)>;

/// A race is ALGORITHM/each/OPERATION with the key set up in every call, ALGORITHM/keyed/OPERATION with the key set up before, or
/// ALGORITHM/OPERATION if there is no key.
struct entry {
    std::string race;
    std::vector<size_t> sizes;
    std::function<calls(const buffers&)> prepare;
    bool alike = true; ///< whether the result must equal the others'
};

struct entrant {
    std::string name, version;
    std::vector<entry> entries;
};

/// Messages of these sizes are measured per byte; size 1 is measured per call.
inline const std::vector<size_t> usual{64, 1024, 16384};
inline const std::vector<size_t> once{1};
inline constexpr size_t tag_size = 16;
inline constexpr int iterations = 10'000; ///< for PBKDF2

/// The entrant of this shared object, while it enters.
inline entrant* self = nullptr;

/// `prepare` takes the buffers and returns the call, which returns whether it succeeded.
template <class Prepare>
void enter(const std::string& race, const std::vector<size_t>& sizes, Prepare prepare) {
    self->entries.push_back({race, sizes, [prepare](const buffers& b) -> calls {
                                 return [call = std::make_shared<decltype(prepare(b))>(prepare(b))](size_t n) {
                                     bool good = true;
                                     for (size_t i = 0; i < n; ++i) {
                                         good = (*call)() && good;
                                         asm volatile("" ::: "memory");
                                     }
                                     return good;
                                 };
                             }});
}

/// The same with the key set up in every call, and before. `prepare` takes the buffers and whether the key is set up before.
template <class Prepare>
void enter_both(const std::string& id, const std::string& operation, Prepare prepare) {
    for (const bool keyed : {false, true})
        enter(id + (keyed ? "/keyed/" : "/each/") + operation, usual, [=](const buffers& b) { return prepare(b, keyed); });
}

/// For decryption by a library that computes a tag and leaves the comparison to the caller.
inline bool same_tag(const uint8_t* a, const uint8_t* b) {
    std::array<uint64_t, 2> x, y;
    std::memcpy(x.data(), a, tag_size);
    std::memcpy(y.data(), b, tag_size);
    return ((x[0] ^ y[0]) | (x[1] ^ y[1])) == 0;
}

void enter_races();

} // namespace race

/// The commit of a library that was built from its repository, as " (repository abcdef0)".
#if !defined(LINNET_RACE_COMMIT)
#define LINNET_RACE_COMMIT ""
#endif

/// The only function of each shared object. Its source defines `enter_races`.
#define LINNET_RACE_ENTRANT(library, its_version)                                                                                  \
    extern "C" __attribute__((visibility("default"))) void linnet_race_enter(race::entrant& entrant) {                             \
        race::self = &entrant;                                                                                                     \
        entrant.name = library;                                                                                                    \
        entrant.version = its_version;                                                                                             \
        race::enter_races();                                                                                                       \
    }

#endif
