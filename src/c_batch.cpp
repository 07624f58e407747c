// SPDX-License-Identifier: MIT OR Apache-2.0
// The batch functions of by_id.h.
#include "batch.hpp"
#include "c_calls.hpp"
#include "usable.hpp"

#include <linnet/by_id.h>

#include <functional>

namespace c = linnet_library::c;
namespace batch = linnet_library::batch;

using batch::operation;
using linnet::batch::extent;
using linnet::batch::layout;

namespace {

static_assert(static_cast<int>(layout::each) == LINNET_LAYOUT_EACH && static_cast<int>(layout::shared) == LINNET_LAYOUT_SHARED &&
              static_cast<int>(layout::offsets_32) == LINNET_LAYOUT_OFFSETS_32 &&
              static_cast<int>(layout::offsets_64) == LINNET_LAYOUT_OFFSETS_64 &&
              static_cast<int>(layout::pointers) == LINNET_LAYOUT_POINTERS &&
              static_cast<int>(layout::pointers_alike) == LINNET_LAYOUT_POINTERS_ALIKE);

/// Whether memory can have this size, and the offsets or sizes of `count` strings are not missing.
bool possible(const linnet_strings& s, std::size_t count) noexcept {
    const bool has_places =
        s.layout == LINNET_LAYOUT_OFFSETS_32 || s.layout == LINNET_LAYOUT_OFFSETS_64 || s.layout == LINNET_LAYOUT_POINTERS;
    return s.layout >= LINNET_LAYOUT_EACH && s.layout <= LINNET_LAYOUT_POINTERS_ALIKE && c::possible(s.size) &&
           (!has_places || s.places != nullptr || count == 0);
}
bool possible(const linnet_output& o, std::size_t) noexcept {
    return (o.layout == LINNET_LAYOUT_EACH || o.layout == LINNET_LAYOUT_POINTERS || o.layout == LINNET_LAYOUT_POINTERS_ALIKE) &&
           c::possible(o.size);
}

static_assert(static_cast<int>(batch::repeats::refused) == LINNET_REPEATS_REFUSED &&
              static_cast<int>(batch::repeats::unchecked) == LINNET_REPEATS_UNCHECKED);

bool known(int repeats) noexcept { return repeats == LINNET_REPEATS_REFUSED || repeats == LINNET_REPEATS_UNCHECKED; }

batch::input strings_of(const linnet_strings& s) noexcept {
    const extent e{static_cast<layout>(s.layout), s.size};
    if (e.by_pointers()) return {e, static_cast<const std::uint8_t* const*>(s.data), static_cast<const std::size_t*>(s.places)};
    return {e, static_cast<const std::uint8_t*>(s.data), s.places};
}
/// An impossible output becomes one that nothing is written to.
batch::output output_of(const linnet_output& o) noexcept {
    if (!possible(o, 0)) return linnet_library::out();
    const extent e{static_cast<layout>(o.layout), o.size};
    if (e.by_pointers()) return {e, reinterpret_cast<std::uint8_t* const*>(o.pointers)};
    return c::room(o.data, o.size);
}

/// The algorithm, or null if there is none or it is of another kind.
const linnet_library::algorithm* find(const linnet_algorithm* of, linnet::algorithm_kind kind) noexcept {
    constexpr std::less<const linnet_algorithm*> before;
    const linnet_algorithm* const first = linnet_at(0);
    if (of == nullptr || before(of, first) || !before(of, first + linnet_count()) || of->kind != static_cast<int>(kind))
        return nullptr;
    const auto at = static_cast<std::size_t>(of - first);
    return linnet_library::usable(at) ? &linnet_library::algorithms()[at] : nullptr;
}

/// Computes a batch and returns the first status that is not `ok`.
int run(const linnet_algorithm* of, linnet::algorithm_kind kind, bool sound, batch::batch b, std::size_t threads) noexcept {
    const linnet_library::algorithm* const a = find(of, kind);
    if (!c::possible(b.count)) b.count = 0;
    if (!sound || a == nullptr) {
        const int why = sound ? linnet_library::unusable(of) : LINNET_ARGUMENT;
        return batch::refuse(b, static_cast<linnet::status>(why)), why;
    }
    if (const batch::result done = batch::compute(*a, b, threads); !done) return static_cast<int>(done.why);
    for (const linnet::status one : b.all)
        if (one != linnet::status::ok) return static_cast<int>(one);
    return LINNET_OK;
}

/// Whether a batch can have the sizes that its arguments state.
template <class... Argument>
bool sound(std::size_t count, const std::uint8_t* statuses, const Argument&... given) noexcept {
    return c::possible(count) && (statuses != nullptr || count == 0) && (possible(given, count) && ...);
}

batch::statuses statuses_of(std::uint8_t* statuses, std::size_t count) noexcept {
    if (statuses == nullptr || !c::possible(count)) return {};
    return {reinterpret_cast<linnet::status*>(statuses), count};
}

int run_mac(const linnet_algorithm* of, bool good, const linnet_strings& nonces, const linnet_strings& customizations,
            batch::batch b, std::size_t threads) noexcept {
    const bool named = of != nullptr && of->customization_size_max != 0;
    const linnet_strings& own = named ? customizations : nonces;
    const linnet_strings& other = named ? nonces : customizations;
    b.nonces = strings_of(own);
    return run(of, linnet::algorithm_kind::mac,
               good && other.size == 0 && other.layout != LINNET_LAYOUT_POINTERS && possible(own, b.count), b, threads);
}

} // namespace

extern "C" {

size_t linnet_batch_lanes(const linnet_algorithm* algorithm) {
    using linnet::algorithm_kind;
    for (const algorithm_kind kind : {algorithm_kind::aead, algorithm_kind::hash, algorithm_kind::xof, algorithm_kind::mac})
        if (const linnet_library::algorithm* const a = find(algorithm, kind); a != nullptr) return batch::lanes(*a);
    return 0;
}

int linnet_aead_encrypt_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys, linnet_strings nonces,
                              linnet_strings aad, linnet_strings plaintexts, linnet_output ciphertexts, linnet_output tags,
                              int repeats, uint8_t* statuses, size_t threads) {
    const bool good = known(repeats) && sound(count, statuses, keys, nonces, aad, plaintexts, ciphertexts, tags);
    return run(algorithm, linnet::algorithm_kind::aead, good,
               {.what = operation::encrypt,
                .count = count,
                .keys = strings_of(keys),
                .nonces = strings_of(nonces),
                .data = strings_of(aad),
                .texts = strings_of(plaintexts),
                .out = output_of(ciphertexts),
                .tags = output_of(tags),
                .all = statuses_of(statuses, count),
                .same_nonces = static_cast<batch::repeats>(repeats)},
               threads);
}
int linnet_aead_decrypt_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys, linnet_strings nonces,
                              linnet_strings aad, linnet_strings ciphertexts, linnet_strings tags, linnet_output plaintexts,
                              uint8_t* statuses, size_t threads) {
    const bool good = sound(count, statuses, keys, nonces, aad, ciphertexts, tags, plaintexts);
    return run(algorithm, linnet::algorithm_kind::aead, good,
               {.what = operation::decrypt,
                .count = count,
                .keys = strings_of(keys),
                .nonces = strings_of(nonces),
                .data = strings_of(aad),
                .texts = strings_of(ciphertexts),
                .received = strings_of(tags),
                .out = output_of(plaintexts),
                .all = statuses_of(statuses, count)},
               threads);
}
int linnet_hash_digest_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings messages, linnet_output digests,
                             uint8_t* statuses, size_t threads) {
    return run(algorithm, linnet::algorithm_kind::hash, sound(count, statuses, messages, digests),
               {.what = operation::compute,
                .count = count,
                .texts = strings_of(messages),
                .out = output_of(digests),
                .all = statuses_of(statuses, count)},
               threads);
}
int linnet_xof_digest_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings customizations, linnet_strings messages,
                            linnet_output outputs, uint8_t* statuses, size_t threads) {
    return run(algorithm, linnet::algorithm_kind::xof, sound(count, statuses, customizations, messages, outputs),
               {.what = operation::compute,
                .count = count,
                .nonces = strings_of(customizations),
                .texts = strings_of(messages),
                .out = output_of(outputs),
                .all = statuses_of(statuses, count)},
               threads);
}
int linnet_mac_compute_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys, linnet_strings nonces,
                             linnet_strings customizations, linnet_strings messages, linnet_output tags, int repeats,
                             uint8_t* statuses, size_t threads) {
    return run_mac(algorithm, known(repeats) && sound(count, statuses, keys, messages, tags), nonces, customizations,
                   {.what = operation::compute,
                    .count = count,
                    .keys = strings_of(keys),
                    .texts = strings_of(messages),
                    .out = output_of(tags),
                    .all = statuses_of(statuses, count),
                    .same_nonces = static_cast<batch::repeats>(repeats)},
                   threads);
}
int linnet_mac_verify_batch(const linnet_algorithm* algorithm, size_t count, linnet_strings keys, linnet_strings nonces,
                            linnet_strings customizations, linnet_strings messages, linnet_strings tags, size_t tag_size,
                            uint8_t* statuses, size_t threads) {
    return run_mac(algorithm, sound(count, statuses, keys, messages, tags), nonces, customizations,
                   {.what = operation::verify,
                    .count = count,
                    .keys = strings_of(keys),
                    .texts = strings_of(messages),
                    .received = strings_of(tags),
                    .all = statuses_of(statuses, count),
                    .tag_size = tag_size},
                   threads);
}
}
