// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_OBJECTS_HPP
#define LINNET_PYTHON_OBJECTS_HPP

/// The objects behind the Python classes, one type a kind, over the tables of an algorithm. Constructors check what Python gave
/// them.

#include "buffer.hpp"

#include <algorithms.hpp>

#include <cstring>
#include <memory>
#include <optional>

namespace linnet_python {

using linnet::catalog_entry;
using linnet_library::algorithm;
using linnet_library::outcome;
using optional_size = std::optional<Py_ssize_t>;

/// The memory of an object of the library, wiped when it goes.
class context {
    std::size_t size_;
    void (*wipe_)(void*) noexcept;
    std::unique_ptr<std::uint64_t[]> words_;

public:
    template <class Table>
    explicit context(const Table& table) : size_(table.size), wipe_(table.wipe), words_(new std::uint64_t[(size_ + 7) / 8]()) {}
    /// Where the object may be copied as bytes.
    context(const context& other) : size_(other.size_), wipe_(other.wipe_), words_(new std::uint64_t[(size_ + 7) / 8]) {
        std::memcpy(words_.get(), other.words_.get(), size_);
    }
    context& operator=(const context&) = delete;
    ~context() { wipe_(words_.get()); }
    void* get() { return words_.get(); }
    const void* get() const { return words_.get(); }
};

class key_buffer : public buffer {
public:
    key_buffer(nb::handle key, const catalog_entry& e) : buffer(key, "key") {
        if (size() != e.key_size) raise(PyExc_ValueError, "key is %zu bytes; %s takes %zu", size(), text(e.name), e.key_size);
    }
};

/// The tag size that was asked for, or the usual one.
inline std::size_t checked_tag_size(optional_size wanted, const catalog_entry& e) {
    if (!wanted) return e.tag_size;
    const auto size = static_cast<std::size_t>(*wanted);
    if (*wanted >= 0 && size >= e.tag_size_min && size <= e.tag_size_max) return size;
    if (e.tag_size_min == e.tag_size_max)
        raise(PyExc_ValueError, "tag_size is %zd; %s takes %zu", *wanted, text(e.name), e.tag_size);
    if (e.tag_size_max == SIZE_MAX)
        raise(PyExc_ValueError, "tag_size is %zd; %s takes %zu or more", *wanted, text(e.name), e.tag_size_min);
    raise(PyExc_ValueError, "tag_size is %zd; %s takes %zu to %zu", *wanted, text(e.name), e.tag_size_min, e.tag_size_max);
}

/// What a user gets of an algorithm.
inline const linnet_library::implementation& default_of(const algorithm& a) { return a.implementations.front(); }

/// An AEAD under a key.
class aead {
    const linnet_library::keyed_table& table_;
    context keyed_;

    aead(const algorithm& a, std::size_t size, const key_buffer& key)
        : table_(default_of(a).aead->keyed), keyed_(table_), entry(a.entry), tag_size(size) {
        if (table_.start(keyed_.get(), key.in(), size) != outcome::ok)
            raise(PyExc_ValueError, "%s refuses this key", text(entry.name));
    }

public:
    const catalog_entry& entry;
    const std::size_t tag_size;

    aead(const algorithm& a, nb::handle key, optional_size size)
        : aead{a, checked_tag_size(size, a.entry), key_buffer(key, a.entry)} {}
    aead(const aead&) = delete;
    aead& operator=(const aead&) = delete;

    bool encrypt(bytes_in nonce, bytes_in data, bytes_in plaintext, bytes_out ciphertext, bytes_out tag) const noexcept {
        return table_.encrypt(keyed_.get(), nonce, data, plaintext, ciphertext, tag) == outcome::ok;
    }
    bool decrypt(bytes_in nonce, bytes_in data, bytes_in ciphertext, bytes_in tag, bytes_out plaintext) const noexcept {
        return table_.decrypt(keyed_.get(), nonce, data, ciphertext, tag, plaintext) == outcome::ok;
    }
};

/// What takes a message in pieces. Calls are made with `mutex` held.
class stream {
    using take = outcome(void*, bytes_in) noexcept;
    using give = outcome(void*, bytes_out) noexcept;
    take* take_;
    give* give_;
    std::size_t taken_ = 0;

protected:
    context state;

    template <class Table>
    stream(const catalog_entry& e, std::size_t size, const Table& table, give* results)
        : take_(table.update), give_(results), state(table), entry(e), result_size(size) {}

    /// The first bytes of the message, in a constructor, where no other thread knows the object.
    void begin(nb::handle data) {
        const buffer message(data, "data");
        if (!run(message.size(), [&] { return update(message.in()); })) refuse_length();
    }
    void require_started(outcome started) const {
        if (started != outcome::ok) raise(PyExc_ValueError, "%s refuses to start", text(entry.name));
    }

public:
    const catalog_entry& entry;
    const std::size_t result_size; ///< of a digest or a tag
    bool reading = false;          ///< from the first read on, nothing but reading is left
    mutable std::mutex mutex;

    stream(const stream& other)
        : take_(other.take_),
          give_(other.give_),
          taken_(other.taken_),
          state(other.state),
          entry(other.entry),
          result_size(other.result_size),
          reading(other.reading) {}
    stream& operator=(const stream&) = delete;

    /// False, and nothing is taken, if the message would grow too long.
    bool update(bytes_in message) {
        if (message.size() > entry.message_size_max - taken_) return false;
        taken_ += message.size();
        return take_(state.get(), message) == outcome::ok;
    }
    /// Result for the message so far, which may still grow.
    bool result(bytes_out output) const {
        context copy(state);
        return give_(copy.get(), output) == outcome::ok;
    }
    bool read(bytes_out output) { return give_(state.get(), output) == outcome::ok; }

    [[noreturn]] void refuse_length() const {
        raise(PyExc_ValueError, "data makes the message too long; %s takes at most %zu bytes", text(entry.name),
              entry.message_size_max);
    }
};

class hash : public stream {
public:
    hash(const algorithm& a, nb::handle data) : hash(a, *default_of(a).hash, data) {}

private:
    hash(const algorithm& a, const linnet_library::hash_table& table, nb::handle data)
        : stream(a.entry, a.entry.digest_size, table, table.finish) {
        table.start(state.get());
        begin(data);
    }
};

class xof : public stream {
    static void check(const buffer& customization, const catalog_entry& e) {
        if (e.customization_size_max == 0 && customization.size() != 0)
            raise(PyExc_ValueError, "%s takes no customization", text(e.name));
        if (customization.size() > e.customization_size_max)
            raise(PyExc_ValueError, "customization is %zu bytes; %s takes at most %zu", customization.size(), text(e.name),
                  e.customization_size_max);
    }

public:
    xof(const algorithm& a, nb::handle data, nb::handle customization) : xof(a, *default_of(a).xof, data, customization) {}

private:
    xof(const algorithm& a, const linnet_library::xof_table& table, nb::handle data, nb::handle customization)
        : stream(a.entry, a.entry.digest_size, table, table.read) {
        const buffer name(customization, "customization");
        check(name, entry);
        require_started(table.start(state.get(), name.in()));
        begin(data);
    }
};

class mac : public stream {
public:
    mac(const algorithm& a, nb::handle key, nb::handle data, optional_size size) : mac(a, *default_of(a).mac, key, data, size) {}

private:
    mac(const algorithm& a, const linnet_library::mac_table& table, nb::handle key, nb::handle data, optional_size size)
        : stream(a.entry, checked_tag_size(size, a.entry), table, table.finish) {
        require_started(table.start(state.get(), key_buffer(key, entry).in()));
        begin(data);
    }
};

} // namespace linnet_python

#endif
