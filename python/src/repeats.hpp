// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_REPEATS_HPP
#define LINNET_PYTHON_REPEATS_HPP

/// Finds messages of a batch that have the same key and nonce.

#include "buffer.hpp"

#include <linnet/batch/repeats.hpp>

#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

namespace linnet_python {

/// The keys and nonces of the messages that `Skip` does not leave out. `Strings` gives a string by the number of a message.
template <class Strings, class Skip>
class python_pairs {
    const Strings &keys_, &nonces_;
    const Skip& skip_;
    std::size_t count_;

public:
    python_pairs(const Strings& keys, const Strings& nonces, const Skip& skip, std::size_t count) noexcept
        : keys_(keys), nonces_(nonces), skip_(skip), count_(count) {}

    std::size_t count() const noexcept { return count_; }
    bool one_key() const noexcept { return keys_.shared(); }
    bool one_nonce() const noexcept { return nonces_.shared(); }
    bool get(std::size_t i, bytes_in& key, bytes_in& nonce) const noexcept {
        key = keys_[i], nonce = nonces_[i];
        return !skip_(i);
    }
};

/// The numbers of messages, in a table of its own that is at most half full.
class python_table {
    mutable std::vector<std::uint32_t> numbers_;

public:
    static constexpr std::uint32_t empty = 0;

    explicit python_table(std::size_t count) : numbers_(std::bit_ceil(2 * count + 1)) {}

    std::uint64_t size() const noexcept { return numbers_.size(); }
    std::uint64_t slot(std::uint64_t hash) const noexcept { return hash & (numbers_.size() - 1); }
    std::uint64_t next(std::uint64_t slot) const noexcept { return (slot + 1) & (numbers_.size() - 1); }
    void expect(std::uint64_t slot) const noexcept { __builtin_prefetch(&numbers_[slot], 1); }
    std::uint32_t load(std::uint64_t slot) const noexcept { return numbers_[slot]; }
    void store(std::uint64_t slot, std::uint32_t number) const noexcept { numbers_[slot] = number; }
};

/// Two messages with the same key and nonce, if there are any. Uses 8 bytes of `random`.
template <class Strings, class Skip>
linnet::batch::detail::repeat repeated(std::size_t count, const Strings& keys, const Strings& nonces, const Skip& skip,
                                       bytes_in random) {
    std::uint64_t seed = 0;
    std::memcpy(&seed, random.data(), sizeof seed);
    const python_pairs all(keys, nonces, skip, count);
    const python_table table(count);
    return linnet::batch::detail::repeat_search(all, table).run(seed);
}

/// A table of hashes of the nonces under one key. It has 4 bytes times a power of two, initially zero. It finds equal hashes: those
/// of equal nonces and, in a few of 2^32 cases, of different ones, which the caller compares.
class seen_nonces {
    static constexpr std::size_t ahead = 16; ///< number of places to prefetch
    std::uint64_t k0_ = 0, k1_ = 0;
    bytes_out table_;

    std::uint8_t* place(std::uint64_t number) const noexcept { return table_.data() + (4 * number & (table_.size() - 1)); }
    std::uint64_t hash(bytes_in nonce) const noexcept {
        linnet::batch::detail::siphash all(k0_, k1_);
        all.update(nonce);
        return all.finish();
    }
    /// Whether the hash was in the table, or the table is full.
    bool add(std::uint64_t hash) const noexcept {
        const auto wanted = static_cast<std::uint32_t>(hash >> 32 | 1); // zero marks a free place
        for (std::size_t tried = 0; tried < table_.size() / sizeof wanted; ++tried, ++hash) {
            std::uint32_t found = 0;
            std::memcpy(&found, place(hash), sizeof found);
            if (found == wanted) return true;
            if (found == 0) return std::memcpy(place(hash), &wanted, sizeof wanted), false;
        }
        return true;
    }

public:
    seen_nonces(std::span<const std::uint8_t, 16> random, bytes_out table) : table_(table) {
        std::memcpy(&k0_, random.data(), sizeof k0_);
        std::memcpy(&k1_, random.data() + sizeof k0_, sizeof k1_);
    }
    /// Whether one of them was in the table.
    template <class Strings>
    bool add_all(const Strings& nonces, std::size_t count) const noexcept {
        std::uint64_t hashes[ahead]{};
        for (std::size_t i = 0; i < count + ahead; ++i) {
            if (i >= ahead && add(hashes[i % ahead])) return true;
            if (i >= count) continue;
            hashes[i % ahead] = hash(nonces[i]);
            __builtin_prefetch(place(hashes[i % ahead]), 1);
        }
        return false;
    }
};

} // namespace linnet_python

#endif
