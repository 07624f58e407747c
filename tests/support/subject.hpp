// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_SUBJECT_HPP
#define LINNET_TESTS_SUPPORT_SUBJECT_HPP

/// The subject of the suites: the tables of the library, with memory for their objects.

#include "support/bytes.hpp"

#include <algorithms.hpp>

#include <cstring>
#include <numeric>
#include <ostream>

namespace linnet_library {

/// The name of an status in messages of GoogleTest.
inline void PrintTo(status value, std::ostream* to) {
    constexpr const char* names[] = {"ok", "argument", "length", "overlap", "not_authentic", "order", "padding", "public_key"};
    *to << names[static_cast<std::size_t>(value)];
}

} // namespace linnet_library

namespace linnet_test {

using linnet_library::algorithm;
using linnet_library::implementation;
using linnet_library::status;
using room = std::span<uint8_t>;

/// One implementation of an algorithm.
struct subject {
    const algorithm& of;
    const implementation& by;

    const auto& entry() const { return of.entry; }
    size_t block() const { return of.entry.block_size; }
    size_t long_length() const { return 2 * block() + 1; }
    /// From 0 to long_length().
    std::vector<size_t> every_length() const {
        if (seconds_per_algorithm() == 0) return edge_lengths(block());
        std::vector<size_t> lengths(long_length() + 1);
        std::iota(lengths.begin(), lengths.end(), size_t{0});
        return lengths;
    }
    /// The implementation that a user of the headers gets; the others are compared with it.
    const implementation& usual() const { return of.implementations.front(); }
    bool shorter_tags() const { return entry().tag_size_min != entry().tag_size_max; }
    bool is_tag_size(size_t size) const {
        const auto& e = entry();
        return size >= e.tag_size_min && size <= e.tag_size_max && (size - e.tag_size_min) % e.tag_size_step == 0;
    }
    /// The share of each loop in the time for random trials.
    budget time() const { return budget(of.implementations.size()); }
};

/// Sizes just outside a range, and 0.
inline std::vector<size_t> sizes_out_of(size_t smallest, size_t largest) {
    std::vector<size_t> out{0};
    if (smallest == 0) out.clear();
    if (smallest > 1) out.push_back(smallest - 1);
    if (largest < size_t{1} << 24) out.push_back(largest + 1); // more would take too much memory
    return out;
}
inline std::vector<size_t> wrong_key_sizes(const subject& s) {
    return sizes_out_of(s.entry().key_size_min, s.entry().key_size_max);
}
inline std::vector<size_t> wrong_nonce_sizes(const subject& s) {
    return sizes_out_of(s.entry().nonce_size_min, s.entry().nonce_size_max);
}

/// A size outside a range, at most 64 bytes above its minimum.
inline size_t random_size(random_source& random, size_t smallest, size_t largest) {
    return smallest + random.up_to(std::min(largest - smallest, size_t{64}));
}

/// The memory of a table's object, aligned to 8 bytes and no more. It must be left wiped.
template <class Table>
class object {
    struct alignas(16) two_words {
        uint64_t word[2];
    };
    const Table* table_;
    std::vector<two_words> memory_;

protected:
    const Table& table() const { return *table_; }
    void* self() { return &memory_[0].word[1]; }
    const void* self() const { return &memory_[0].word[1]; }

public:
    explicit object(const Table& table) : table_(&table), memory_((table.size + 15) / 16 + 1) {}
    object(const object&) = default;
    object& operator=(const object&) = default;
    ~object() { table_->wipe(self()); }

    void wipe() { table_->wipe(self()); }
    bytes memory() const {
        bytes out(table_->size);
        std::memcpy(out.data(), self(), out.size());
        return out;
    }
};

class keyed : public object<linnet_library::aead_keyed_table> {
public:
    status started;

    keyed(const implementation& by, view key, size_t tag_size)
        : object(*by.aead->keyed), started(table().init(self(), key, tag_size)) {}
    const void* get() const { return self(); }
    status encrypt(view nonce, view data, view text, room sealed, room tag) const {
        return table().encrypt(self(), nonce, data, text, sealed, tag);
    }
    status decrypt(view nonce, view data, view sealed, view tag, room text) const {
        return table().decrypt(self(), nonce, data, sealed, tag, text);
    }
};

/// An encryptor or a decryptor.
template <class Table>
class stream : public object<Table> {
public:
    status started;

    stream(const Table& table, view key, view nonce) : object<Table>(table), started(table.init(this->self(), key, nonce)) {}
    stream(const Table& table, const keyed& key, view nonce)
        : object<Table>(table), started(table.init_keyed(this->self(), key.get(), nonce)) {}
    status update_aad(view data) { return this->table().update_aad(this->self(), data); }
    status update(view in, room out) { return this->table().update(this->self(), in, out); }
};

class encryptor : public stream<linnet_library::aead_encryptor_table> {
public:
    encryptor(const implementation& by, const auto& key, view nonce) : stream(*by.aead->encryptor, key, nonce) {}
    status finish(room tag) { return table().finish(self(), tag); }
};

class decryptor : public stream<linnet_library::aead_decryptor_table> {
public:
    decryptor(const implementation& by, const auto& key, view nonce) : stream(*by.aead->decryptor, key, nonce) {}
    status verify(view tag) { return table().verify(self(), tag); }
};

class cipher : public object<linnet_library::stream_cipher_table> {
public:
    status started;

    cipher(const implementation& by, view key, view nonce)
        : object(*by.stream->cipher), started(table().init(self(), key, nonce)) {}
    status update(view text, room sealed) { return table().update(self(), text, sealed); }
    status seek(uint64_t position) { return table().seek(self(), position); }
};

class hasher : public object<linnet_library::hash_hasher_table> {
public:
    explicit hasher(const implementation& by) : object(*by.hash->hasher) { static_cast<void>(table().init(self())); }
    status update(view message) { return table().update(self(), message); }
    status finish(room digest) { return table().finish(self(), digest); }
};

class xof : public object<linnet_library::xof_hasher_table> {
public:
    status started;

    xof(const implementation& by, view customization) : object(*by.xof->hasher), started(table().init(self(), customization)) {}
    status update(view message) { return table().update(self(), message); }
    status squeeze(room output) { return table().squeeze(self(), output); }
};

/// The keyed context of a MAC. A customization string, if there is one, is part of the key.
class keyed_mac : public object<linnet_library::mac_keyed_table> {
public:
    status started;

    keyed_mac(const implementation& by, view key, view customization, size_t tag_size)
        : object(*by.mac->keyed), started(table().init(self(), key, customization, tag_size)) {}
    status compute(view nonce, view message, room tag) const { return table().compute(self(), nonce, message, tag); }
    status verify(view nonce, view message, view tag) const { return table().verify(self(), nonce, message, tag); }
};

class authenticator : public object<linnet_library::mac_authenticator_table> {
public:
    status started;

    /// `after` is the nonce or the customization string, if there is one.
    authenticator(const algorithm& a, const implementation& by, view key, view after)
        : object(*by.mac->authenticator), started(linnet_library::init(a, *by.mac, self(), key, after)) {}
    status update(view message) { return table().update(self(), message); }
    status finish(room tag) { return table().finish(self(), tag); }
    status verify(view tag) { return table().verify(self(), tag); }
};

} // namespace linnet_test

#endif
