// SPDX-License-Identifier: MIT OR Apache-2.0
// The functions of by_id.h that take an algorithm by its id.
#include "algorithms.hpp"
#include "c_calls.hpp"
#include "entries.hpp"
#include "usable.hpp"

#include <linnet/by_id.h>

#include <functional>
#include <utility>

namespace c = linnet_library::c;

namespace {

using linnet::algorithm_kind;
using linnet::algorithm_status;
using linnet_library::implementation;

static_assert(static_cast<int>(algorithm_status::standard) == LINNET_STATUS_STANDARD &&
              static_cast<int>(algorithm_status::finalist) == LINNET_STATUS_FINALIST &&
              static_cast<int>(algorithm_status::published) == LINNET_STATUS_PUBLISHED &&
              static_cast<int>(algorithm_status::legacy) == LINNET_STATUS_LEGACY);

/// An object of by_id.h: its table, null if the object refuses every call, and the object of that table.
template <class Table, class Object>
class held {
    struct content {
        const Table* table;
        alignas(8) unsigned char bytes[sizeof(Object) - 8];
    };
    static_assert(sizeof(Table*) <= 8);
    content* self_;

    explicit held(content* self) noexcept
        : self_(self), table(self == nullptr ? nullptr : self->table), bytes(self == nullptr ? nullptr : self->bytes) {}

public:
    static constexpr std::size_t size = sizeof(content::bytes);
    const Table* table;
    unsigned char* bytes;

    static held of(Object* self) noexcept { return held(reinterpret_cast<content*>(self)); }
    static held of(const Object* self) noexcept { return held(reinterpret_cast<content*>(const_cast<Object*>(self))); }

    /// The status of a call on an object without a table.
    int refusal() const noexcept { return self_ == nullptr ? LINNET_ARGUMENT : LINNET_ORDER; }
    void take(const Table* wanted) noexcept {
        if (self_ != nullptr) table = self_->table = wanted;
    }
    void wipe() noexcept {
        if (table != nullptr) table->wipe(bytes);
        take(nullptr);
    }
};

#include "generated/kinds.inc"

constexpr std::size_t count = linnet_library::algorithm_count;

constexpr linnet_algorithm entry(const linnet::catalog_entry& e, bool incremental) noexcept {
    // The texts are zero-terminated literals.
    return {.id = e.id.data(),
            .name = e.name.data(),
            .kind = static_cast<int>(e.kind),
            .status = static_cast<int>(e.status),
            .specification = e.specification.data(),
            .block_size = e.block_size,
            .key_size = e.key_size,
            .nonce_size = e.nonce_size,
            .nonce_size_min = e.nonce_size_min,
            .nonce_size_max = e.nonce_size_max,
            .tag_size = e.tag_size,
            .tag_size_min = e.tag_size_min,
            .tag_size_max = e.tag_size_max,
            .tag_size_step = e.tag_size_step,
            .digest_size = e.digest_size,
            .customization_size_max = e.customization_size_max,
            .message_size_max = e.message_size_max,
            .key_size_min = e.key_size_min,
            .key_size_max = e.key_size_max,
            .output_size_max = e.output_size_max,
            .extract_size = e.extract_size,
            .online = static_cast<int>(incremental),
            .public_key_size = e.public_key_size,
            .shared_secret_size = e.shared_secret_size,
            .one_time_key = static_cast<int>(e.one_time_key),
            .zero_padded = static_cast<int>(e.zero_padded)};
}

template <std::size_t... I>
constexpr std::array<linnet_algorithm, count> entries_of(std::index_sequence<I...>) noexcept {
    return {entry(linnet_library::entries[I], linnet_library::incremental[I])...};
}

constexpr auto entries = entries_of(std::make_index_sequence<count>());

/// The next significant character of a name, in lower case: an ASCII letter or digit; 0 at the end. `isalnum` would depend on the
/// locale, and firmware would need more of a C library than memcpy and memset.
char next_of(const char*& name) noexcept {
    for (; *name != '\0'; ++name) {
        const char lower = *name >= 'A' && *name <= 'Z' ? static_cast<char>(*name - 'A' + 'a') : *name;
        if ((lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9')) {
            ++name;
            return lower;
        }
    }
    return '\0';
}

/// Whether two spellings name the same algorithm.
bool alike(const char* a, const char* b) noexcept {
    for (;;) {
        const char of_a = next_of(a);
        if (of_a != next_of(b)) return false;
        if (of_a == '\0') return true;
    }
}

/// The implementation of an algorithm, or null if there is no such algorithm or it is of another kind. A copy of the library's
/// object does not count as an algorithm.
const implementation* find(const linnet_algorithm* algorithm, int kind) noexcept {
    constexpr std::less<const linnet_algorithm*> before;
    if (before(algorithm, entries.data()) || !before(algorithm, entries.data() + count) || algorithm->kind != kind) return nullptr;
    const auto at = static_cast<std::size_t>(algorithm - entries.data());
    return linnet_library::usable(at) ? &linnet_library::algorithms()[at].implementations.front() : nullptr;
}

/// Initializes an object by `start`. The table is null if the algorithm has no such object.
template <class Held, class Table, class Start>
int make(Held self, const linnet_algorithm* algorithm, const Table* table, const Start& start) noexcept {
    self.take(table != nullptr && table->size <= Held::size ? table : nullptr);
    if (self.table == nullptr) return linnet_library::unusable(algorithm);
    const int code = start(self.table, self.bytes);
    if (code != LINNET_OK) self.wipe();
    return code;
}

} // namespace

extern "C" {

const linnet_algorithm* linnet_find(const char* id) {
    for (const linnet_algorithm& one : entries)
        if (id != nullptr && (alike(one.id, id) || alike(one.name, id))) return &one;
    return nullptr;
}
size_t linnet_count(void) { return count; }
const linnet_algorithm* linnet_at(size_t index) { return index < count ? &entries[index] : nullptr; }
}

#include "generated/by_id.inc"
