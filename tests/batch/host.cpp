// SPDX-License-Identifier: MIT OR Apache-2.0
// The batches of liblinnet, of every algorithm by its id.
#include "heap.hpp"
#include "support/registry.hpp"

#include <gtest/gtest.h>

#include <linnet/by_id.h>

#include <algorithm>
#include <deque>

namespace linnet_test {
namespace {

class in_c final : public engine {
    using kind = linnet::algorithm_kind;

    static constexpr size_t threads = 3;

    const linnet::catalog_entry& entry_;
    const linnet_algorithm* of_ = linnet_find(entry_.id.data());

    static linnet_strings c(const input& s) {
        const auto how = static_cast<int>(s.shape().how);
        if (s.shape().by_pointers()) return {how, s.shape().total, static_cast<const void*>(s.addresses()), s.sizes()};
        return {how, s.shape().total, s.data(), s.offsets()};
    }

    /// Arrays of pointers for the current call.
    mutable std::deque<std::vector<void*>> kept_{};

    linnet_output c(const output& o, size_t count) const {
        if (!o.shape().by_pointers()) return linnet_into(o.all().data(), o.all().size());
        std::vector<void*>& pointers = kept_.emplace_back(o.addresses(), o.addresses() + count);
        if (o.shape().varies()) return linnet_into_pointers(pointers.data());
        return linnet_into_pointers_alike(pointers.data(), o.shape().total);
    }
    /// If all messages have the same status, the call was refused as a whole, unless they were forged.
    template <class Call>
    linnet::status run(size_t count, statuses all, const Call& call) const {
        std::vector<uint8_t> made(std::max(count, size_t{1}), 0xff);
        const int code = call(made.data());
        kept_.clear();
        EXPECT_LE(all.size(), count);
        std::transform(made.begin(), made.begin() + static_cast<std::ptrdiff_t>(all.size()), all.begin(),
                       [](uint8_t one) { return static_cast<linnet::status>(one); });
        const bool alike = count != 1 && std::all_of(made.begin(), made.begin() + static_cast<std::ptrdiff_t>(count),
                                                     [&](uint8_t one) { return one == code; });
        if (code == LINNET_OK || code == LINNET_NOT_AUTHENTIC || !alike) return linnet::status::ok;
        return static_cast<linnet::status>(code);
    }
    /// Whether a MAC takes customization strings in place of nonces.
    bool named() const { return entry_.customization_size_max != 0; }

public:
    explicit in_c(const linnet::catalog_entry& entry) : entry_(entry) {}

    size_t lanes() const { return linnet_batch_lanes(of_); }
    linnet::status encrypt(size_t n, const input& keys, const input& nonces, const input& data, const input& texts,
                           const output& sealed, const output& tags, statuses all) const override {
        return run(n, all, [&](uint8_t* to) {
            return linnet_aead_encrypt_batch(of_, n, c(keys), c(nonces), c(data), c(texts), c(sealed, n), c(tags, n),
                                             LINNET_REPEATS_UNCHECKED, to, threads);
        });
    }
    linnet::status decrypt(size_t n, const input& keys, const input& nonces, const input& data, const input& sealed,
                           const input& tags, const output& opened, statuses all) const override {
        return run(n, all, [&](uint8_t* to) {
            return linnet_aead_decrypt_batch(of_, n, c(keys), c(nonces), c(data), c(sealed), c(tags), c(opened, n), to, threads);
        });
    }
    linnet::status compute(size_t n, const input& keys, const input& nonces, const input& messages, const output& outputs,
                           statuses all) const override {
        return run(n, all, [&](uint8_t* to) {
            if (entry_.kind == kind::hash) return linnet_hash_digest_batch(of_, n, c(messages), c(outputs, n), to, threads);
            if (entry_.kind == kind::xof)
                return linnet_xof_digest_batch(of_, n, named() ? c(nonces) : linnet_strings{}, c(messages), c(outputs, n), to,
                                               threads);
            return linnet_mac_compute_batch(of_, n, c(keys), named() ? linnet_strings{} : c(nonces),
                                            named() ? c(nonces) : linnet_strings{}, c(messages), c(outputs, n),
                                            LINNET_REPEATS_UNCHECKED, to, threads);
        });
    }
    linnet::status verify(size_t n, const input& keys, const input& nonces, const input& messages, const input& tags,
                          size_t tag_size, statuses all) const override {
        return run(n, all, [&](uint8_t* to) {
            return linnet_mac_verify_batch(of_, n, c(keys), named() ? linnet_strings{} : c(nonces),
                                           named() ? c(nonces) : linnet_strings{}, c(messages), c(tags), tag_size, to, threads);
        });
    }
};

/// Creates an engine from its tables.
struct batches_in_c {
    in_c by;
    batches_on_heap table{by, by.lanes(), true};

    explicit batches_in_c(const linnet::catalog_entry& entry) : by(entry) {}
};

bool add_all() {
    static std::deque<batches_in_c> all;
    for (const algorithm& a : linnet_library::algorithms()) {
        const implementation& usual = a.implementations.front();
        if (usual.aead == nullptr && usual.hash == nullptr && usual.xof == nullptr && usual.mac == nullptr) continue;
        const batches_in_c& its = all.emplace_back(a.entry);
        extra_implementations().push_back({a.entry.id, {.name = "c", .supported = linnet_library::always, .batch = &its.table}});
    }
    return true;
}

[[maybe_unused]] const bool added = add_all();

} // namespace
} // namespace linnet_test
