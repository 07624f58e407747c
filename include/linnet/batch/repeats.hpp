// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_REPEATS_HPP
#define LINNET_BATCH_REPEATS_HPP

/// Finds messages of a batch that have the same key and nonce. docs/batch.md says how long that takes, and how much less if the
/// nonces come from a counter.

#include <linnet/batch/host.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch {

/// What a batch does about messages that have the same nonce under the same key, or the same one-time key. Two such messages reveal
/// the XOR of their plaintexts, or allow forgeries.
enum class repeats : uint8_t {
    refused,   ///< The batch checks for them. If there are any, it is refused as a whole (status::repeated).
    unchecked, ///< The caller guarantees that there are none, for example with a counter.
};

namespace detail {

/// SipHash-1-3 (Aumasson and Bernstein, 2012) of words. Without the key, a hash reveals nothing about its string.
class siphash {
    uint64_t v0_, v1_, v2_, v3_;

    LINNET_INLINE constexpr void round() noexcept {
        v0_ += v1_;
        v1_ = std::rotl(v1_, 13) ^ v0_;
        v0_ = std::rotl(v0_, 32);
        v2_ += v3_;
        v3_ = std::rotl(v3_, 16) ^ v2_;
        v0_ += v3_;
        v3_ = std::rotl(v3_, 21) ^ v0_;
        v2_ += v1_;
        v1_ = std::rotl(v1_, 17) ^ v2_;
        v2_ = std::rotl(v2_, 32);
    }
    LINNET_INLINE constexpr void add(uint64_t word) noexcept {
        v3_ ^= word;
        round();
        v0_ ^= word;
    }

public:
    constexpr siphash(uint64_t k0, uint64_t k1) noexcept
        : v0_(k0 ^ 0x736f6d6570736575), v1_(k1 ^ 0x646f72616e646f6d), v2_(k0 ^ 0x6c7967656e657261), v3_(k1 ^ 0x7465646279746573) {}

    /// Adds the words of a string; the last one is padded with zeroes.
    LINNET_INLINE constexpr void update(bytes_in string) noexcept {
        constexpr auto order = byte_order::little;
        for (; string.size() >= 8; string = string.subspan(8)) add(linnet::detail::load<uint64_t, order>(string.data()));
        if (!string.empty()) add(linnet::detail::load_partial<uint64_t, order>(string.data(), string.size()));
    }
    LINNET_INLINE constexpr uint64_t finish() noexcept {
        v2_ ^= 0xff;
        round(), round(), round();
        return v0_ ^ v1_ ^ v2_ ^ v3_;
    }
};

/// A table of message numbers in the memory to which the batch later writes its tags: no other memory is needed. A 16-byte tag has
/// room for four numbers, so a quarter of the table is filled. Tags of fewer than 4 bytes, which no algorithm has, have no room.
class number_table {
    output to_;
    size_t tag_size_;
    unsigned shift_; ///< log2 of the numbers in an output
    uint64_t size_;

    LINNET_INLINE constexpr uint8_t* tag(size_t nth) const noexcept {
        return to_.shape().by_pointers() ? to_.addresses()[nth] : to_.all().data() + nth * tag_size_;
    }
    LINNET_INLINE constexpr uint8_t* place(uint64_t slot) const noexcept {
        uint8_t* const found = tag(linnet::detail::to_size(slot >> shift_));
        return found == nullptr ? nullptr : found + sizeof(uint32_t) * (slot & ((uint64_t{1} << shift_) - 1));
    }

public:
    static constexpr uint32_t empty = 0, absent = UINT32_MAX;                    ///< absent: a null pointer
    static constexpr size_t most = size_t{1} << (sizeof(size_t) == 4 ? 28 : 30); ///< messages

    constexpr number_table(const output& to, size_t count) noexcept
        : to_(to),
          tag_size_(to.shape().size(count)),
          shift_(tag_size_ >= 16  ? 2
                 : tag_size_ >= 8 ? 1
                                  : 0),
          size_(tag_size_ < sizeof(uint32_t) ? 0 : uint64_t{count} << shift_) {
        clear();
    }
    constexpr void clear() const noexcept {
        for (size_t nth = 0; nth < size_ >> shift_; ++nth)
            if (uint8_t* const all = tag(nth); all != nullptr) linnet::detail::fill_zero({all, sizeof(uint32_t) << shift_});
    }
    constexpr uint64_t size() const noexcept { return size_; }
    /// Where the search for a string begins.
    constexpr uint64_t slot(uint64_t hash) const noexcept { return (hash >> 32) * size_ >> 32; }
    constexpr uint64_t next(uint64_t slot) const noexcept { return slot + 1 == size_ ? 0 : slot + 1; }
    LINNET_INLINE constexpr void expect(uint64_t slot) const noexcept {
        if (!__builtin_is_constant_evaluated() && place(slot) != nullptr) __builtin_prefetch(place(slot), 1);
    }
    LINNET_INLINE constexpr uint32_t load(uint64_t slot) const noexcept {
        const uint8_t* const at = place(slot);
        return at == nullptr ? absent : linnet::detail::load<uint32_t, byte_order::little>(at);
    }
    LINNET_INLINE constexpr void store(uint64_t slot, uint32_t number) const noexcept {
        if (uint8_t* const at = place(slot); at != nullptr) linnet::detail::store<uint32_t, byte_order::little>(at, number);
    }
};

/// The keys and nonces of a batch. A MAC whose key serves one message has no nonces.
class pairs {
    strings keys_, nonces_;
    size_t count_;

    /// Whether a nonce is greater than another one of its size, as a number in byte order `Order`.
    template <byte_order Order>
    static constexpr bool above(bytes_in nonce, bytes_in other) noexcept {
        constexpr bool big = Order == byte_order::big;
        using linnet::detail::load, linnet::detail::load_partial;
        const size_t size = nonce.size();
        if (size < 8) return load_partial<uint64_t, Order>(nonce.data(), size) > load_partial<uint64_t, Order>(other.data(), size);
        for (size_t done = 0; done < size; done += 8) {
            const size_t at = done + 8 <= size ? done : size - 8; // the last word overlaps bytes that were equal
            const size_t from = big ? at : size - 8 - at;
            const auto a = load<uint64_t, Order>(nonce.data() + from);
            const auto b = load<uint64_t, Order>(other.data() + from);
            if (a != b) return a > b;
        }
        return false;
    }

public:
    constexpr pairs(const input& keys, const input& nonces, size_t count) noexcept
        : keys_(keys, count), nonces_(nonces, count), count_(count) {}

    constexpr size_t count() const noexcept { return count_; }
    constexpr bool one_key() const noexcept { return keys_.one(); }
    constexpr bool one_nonce() const noexcept { return nonces_.one(); }
    /// False if the message is refused alone.
    LINNET_INLINE constexpr bool get(size_t i, bytes_in& key, bytes_in& nonce) const noexcept {
        return keys_.get<true>(i, key) == status::ok && nonces_.get<true>(i, nonce) == status::ok;
    }
    /// Whether each nonce is greater than the one before, as with a counter. Then none repeats, whatever the keys are.
    constexpr bool rise() const noexcept {
        if (nonces_.varies() || nonces_.one()) return false;
        bool big = true;
        bool little = true;
        bytes_in key;
        bytes_in nonce;
        bytes_in before;
        for (size_t i = 0; i < count_ && (big || little); ++i, before = nonce) {
            if (!get(i, key, nonce)) return false;
            if (i == 0) continue;
            big = big && above<byte_order::big>(nonce, before);
            little = little && above<byte_order::little>(nonce, before);
        }
        return big || little;
    }
};

/// Two messages with the same key and nonce, if their numbers differ.
struct repeat {
    size_t first = 0, second = 0;
    constexpr explicit operator bool() const noexcept { return first != second; }
};

/// Looks for a pair that an earlier message has, in a hash table with open addressing. Addresses in the table depend on keys,
/// through a hash under a key derived from all keys of the batch: without any one of them, an address reveals nothing. Apart from
/// that, only the result depends on the bytes of keys.
template <class Pairs, class Table>
class repeat_search {
    static constexpr size_t ahead = 16; ///< places in the table that are prefetched

    const Pairs& of_;
    const Table& table_;
    uint64_t k0_ = 0, k1_ = 0;
    uint64_t hashes_[ahead]{};

    constexpr void derive_key(uint64_t seed) noexcept {
        siphash all(seed, 0);
        bytes_in key;
        bytes_in nonce;
        for (size_t i = 0; i < (of_.one_key() ? 1 : of_.count()); ++i)
            if (of_.get(i, key, nonce)) all.update(key);
        k0_ = all.finish();
        k1_ = all.finish();
        linnet::detail::wipe(all);
    }
    LINNET_INLINE constexpr uint64_t hash(size_t i) const noexcept {
        bytes_in key;
        bytes_in nonce;
        if (!of_.get(i, key, nonce)) return 0;
        siphash of_pair(k0_, k1_);
        if (!of_.one_key()) of_pair.update(key);
        if (!of_.one_nonce()) of_pair.update(nonce);
        const uint64_t made = of_pair.finish();
        if (!__builtin_is_constant_evaluated()) LINNET_DECLASSIFY(made);
        return made;
    }
    constexpr bool same(bytes_in key, bytes_in nonce, size_t other) const noexcept {
        using linnet::detail::equal_constant_time;
        bytes_in its_key;
        bytes_in its_nonce;
        return of_.get(other, its_key, its_nonce) && key.size() == its_key.size() && nonce.size() == its_nonce.size() &&
               equal_constant_time(nonce, its_nonce) && equal_constant_time(key, its_key);
    }
    /// The earlier message that has the pair of message i. If there is none, enters message i into the table and returns i.
    constexpr size_t earlier(size_t i, uint64_t hash) const noexcept {
        bytes_in key;
        bytes_in nonce;
        if (!of_.get(i, key, nonce)) return i;
        uint64_t slot = table_.slot(hash);
        for (uint64_t tried = 0; tried < table_.size(); ++tried, slot = table_.next(slot)) {
            const uint32_t number = table_.load(slot);
            if (number == Table::empty) return table_.store(slot, static_cast<uint32_t>(i + 1)), i;
            if (number <= of_.count() && same(key, nonce, number - 1)) return number - 1;
        }
        return i;
    }

public:
    constexpr repeat_search(const Pairs& of, const Table& table) noexcept : of_(of), table_(table) {}

    /// The first message that repeats a pair, and the earlier message with that pair; if there is none, the same number twice. An
    /// attacker who chooses nonces and knows the keys, but not `seed`, cannot make the search slow.
    constexpr repeat run(uint64_t seed) noexcept {
        derive_key(seed);
        repeat found{};
        for (size_t i = 0; i < of_.count() + ahead && !found; ++i) {
            if (i >= ahead) found = {earlier(i - ahead, hashes_[i % ahead]), i - ahead};
            if (i >= of_.count()) continue;
            hashes_[i % ahead] = hash(i);
            table_.expect(table_.slot(hashes_[i % ahead]));
        }
        linnet::detail::wipe(k0_);
        linnet::detail::wipe(k1_);
        linnet::detail::wipe(hashes_);
        return found;
    }
};

/// Refuses a batch in which two messages have the same key and nonce. Unless nonces increase, the search uses the memory of the
/// tags.
constexpr result check_repeats(repeats wanted, size_t count, const input& keys, const input& nonces, const output& tags) noexcept {
    const pairs all(keys, nonces, count);
    if (wanted == repeats::unchecked || count < 2 || all.rise()) return {};
    if (count > number_table::most) return {status::length, "count: expected at most 2^30 messages, or repeats::unchecked", count};
    const number_table table(tags, count);
    uint64_t seed = 0;
    if (!__builtin_is_constant_evaluated()) seed = reinterpret_cast<std::uintptr_t>(&table);
    const repeat found = repeat_search(all, table).run(seed);
    if (!found) return {};
    table.clear();
    return {status::repeated, "nonces: expected each once under its key; number of the message that repeats one", found.second};
}

} // namespace detail
} // namespace batch
LINNET_NAMESPACE_END

#endif
