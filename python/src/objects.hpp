// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_OBJECTS_HPP
#define LINNET_PYTHON_OBJECTS_HPP

/// The C++ objects of the Python classes, one type per kind, over the tables of an algorithm. Constructors check the arguments from
/// Python.

#include "arguments.hpp"
#include "buffer.hpp"
#include "turns.hpp"

#include <algorithms.hpp>

#include <cstring>

namespace linnet_python {

using linnet::algorithm_kind;
using linnet::catalog_entry;
using linnet_library::algorithm;
using linnet_library::status;

/// The memory of a library object, wiped on destruction.
class context {
    std::size_t size_;
    void (*wipe_)(void*) noexcept;
    std::unique_ptr<std::uint64_t[]> words_;

public:
    template <class Table>
    explicit context(const Table& table) : size_(table.size), wipe_(table.wipe), words_(new std::uint64_t[(size_ + 7) / 8]()) {}
    /// For objects that may be copied as bytes.
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
    key_buffer(PyObject* key, const catalog_entry& e, const char* name = "key") : buffer(key, name) {
        if (size() >= e.key_size_min && size() <= e.key_size_max) return;
        if (e.key_size_min == e.key_size_max)
            raise(PyExc_ValueError, "%s is %zu bytes; %s takes %zu", name, size(), text(e.name), e.key_size);
        raise(PyExc_ValueError, "%s is %zu bytes; %s takes %zu to %zu", name, size(), text(e.name), e.key_size_min, e.key_size_max);
    }
};

/// Raises if a call was refused for a reason that was not checked before.
inline void require(status why, const catalog_entry& e) {
    if (why == status::ok) return;
    raise(PyExc_ValueError, "%s: %s", text(e.name),
          why == status::length  ? "an argument is longer than it takes"
          : why == status::order ? "the object has ended; make another"
                                 : "an argument is not what it takes");
}

inline bytes_in checked_nonce(bytes_in nonce, const catalog_entry& e) {
    if (nonce.size() >= e.nonce_size_min && nonce.size() <= e.nonce_size_max) return nonce;
    if (e.nonce_size_min == e.nonce_size_max)
        raise(PyExc_ValueError, "nonce is %zu bytes; %s takes %zu", nonce.size(), text(e.name), e.nonce_size);
    if (e.nonce_size_max == SIZE_MAX)
        raise(PyExc_ValueError, "nonce is %zu bytes; %s takes %zu or more", nonce.size(), text(e.name), e.nonce_size_min);
    raise(PyExc_ValueError, "nonce is %zu bytes; %s takes %zu to %zu", nonce.size(), text(e.name), e.nonce_size_min,
          e.nonce_size_max);
}

/// The requested tag size, or the default.
inline std::size_t checked_tag_size(PyObject* wanted, const catalog_entry& e) {
    if (absent(wanted)) return e.tag_size;
    const Py_ssize_t number = integer(wanted, "tag_size", "an int or None", nullptr);
    const auto size = static_cast<std::size_t>(number);
    if (number >= 0 && number <= PY_SSIZE_T_MAX / 4 && size >= e.tag_size_min && size <= e.tag_size_max &&
        (size - e.tag_size_min) % e.tag_size_step == 0)
        return size;
    if (e.tag_size_min == e.tag_size_max) raise(PyExc_ValueError, "tag_size is %S; %s takes %zu", wanted, text(e.name), e.tag_size);
    if (e.tag_size_max == SIZE_MAX)
        raise(PyExc_ValueError, "tag_size is %S; %s takes %zu or more", wanted, text(e.name), e.tag_size_min);
    if (e.tag_size_step != 1)
        raise(PyExc_ValueError, "tag_size is %S; %s takes %zu to %zu in steps of %zu", wanted, text(e.name), e.tag_size_min,
              e.tag_size_max, e.tag_size_step);
    raise(PyExc_ValueError, "tag_size is %S; %s takes %zu to %zu", wanted, text(e.name), e.tag_size_min, e.tag_size_max);
}

/// The implementation of an algorithm that a user gets.
inline const linnet_library::implementation& default_of(const algorithm& a) { return a.implementations.front(); }

/// An AEAD under a key.
class aead {
    const linnet_library::aead_table& table_;
    context keyed_;

public:
    const catalog_entry& entry;
    const std::size_t tag_size;

    aead(const algorithm& a, PyObject* key, PyObject* wanted_tag_size)
        : table_(*default_of(a).aead), keyed_(*table_.keyed), entry(a.entry), tag_size(checked_tag_size(wanted_tag_size, a.entry)) {
        if (table_.keyed->init(keyed_.get(), key_buffer(key, entry).in(), tag_size) != status::ok)
            raise(PyExc_ValueError, "%s refuses this key", text(entry.name));
    }
    aead(const aead&) = delete;
    aead& operator=(const aead&) = delete;

    /// Whether there are incremental types. If not, the algorithm reads its input twice or reads back its output.
    bool online() const noexcept { return table_.encryptor != nullptr; }
    const linnet_library::aead_table& table() const noexcept { return table_; }
    const void* keyed() const noexcept { return keyed_.get(); }

    bool encrypt(bytes_in nonce, bytes_in data, bytes_in plaintext, bytes_out ciphertext, bytes_out tag) const noexcept {
        return table_.keyed->encrypt(keyed_.get(), nonce, data, plaintext, ciphertext, tag) == status::ok;
    }
    bool decrypt(bytes_in nonce, bytes_in data, bytes_in ciphertext, bytes_in tag, bytes_out plaintext) const noexcept {
        return table_.keyed->decrypt(keyed_.get(), nonce, data, ciphertext, tag, plaintext) == status::ok;
    }
};

/// An incremental message of an AEAD, with the key and tag size of an `aead`. Calls take turns.
template <class Table>
class aead_stream {
    enum class phase : std::uint8_t { data, text, ended };

    const Table& table_;
    context state_;
    phase phase_ = phase::data;

public:
    const catalog_entry& entry;
    const std::size_t tag_size;
    turns order;

    aead_stream(const Table& table, const aead& cipher, PyObject* nonce)
        : table_(table), state_(table), entry(cipher.entry), tag_size(cipher.tag_size) {
        const buffer bytes(nonce, "nonce");
        if (table.init_keyed(state_.get(), cipher.keyed(), checked_nonce(bytes.in(), entry)) != status::ok)
            raise(PyExc_ValueError, "%s refuses this nonce", text(entry.name));
    }

    /// Returns status::order, and does nothing, after the associated data has ended.
    status update_aad(bytes_in data) noexcept {
        return phase_ == phase::data ? table_.update_aad(state_.get(), data) : status::order;
    }
    status update(bytes_in from, bytes_out to) noexcept {
        if (phase_ == phase::ended) return status::order;
        phase_ = phase::text;
        return table_.update(state_.get(), from, to);
    }
    status finish(auto tag) noexcept {
        if (phase_ == phase::ended) return status::order;
        phase_ = phase::ended;
        if constexpr (requires { table_.finish; }) return table_.finish(state_.get(), tag);
        else return table_.verify(state_.get(), tag);
    }
    bool ended() const noexcept { return phase_ == phase::ended; }
};

using encryptor = aead_stream<linnet_library::aead_encryptor_table>;
using decryptor = aead_stream<linnet_library::aead_decryptor_table>;

/// An incremental message. Calls take turns.
class stream {
    using take = status(void*, bytes_in) noexcept;
    using give = status(void*, bytes_out) noexcept;
    take* take_;
    give* give_;
    std::size_t taken_ = 0;

protected:
    context state;

    template <class Table>
    stream(const catalog_entry& e, std::size_t size, const Table& table, give* results)
        : take_(table.update), give_(results), state(table), entry(e), result_size(size) {}

    /// Takes the first bytes of the message in a constructor, where no other thread knows the object.
    void begin(PyObject* data) {
        const optional_buffer message(data, "data");
        if (!run(message.size(), [&] { return update(message.in()); })) refuse_length();
    }
    void require_started(status started) const {
        if (started != status::ok) raise(PyExc_ValueError, "%s refuses to start", text(entry.name));
    }

public:
    const catalog_entry& entry;
    const std::size_t result_size; ///< of a digest or a tag
    bool reading = false;          ///< after the first read, only reading is allowed
    turns order;

    stream(const stream& other)
        : take_(other.take_),
          give_(other.give_),
          taken_(other.taken_),
          state(other.state),
          entry(other.entry),
          result_size(other.result_size),
          reading(other.reading) {}
    stream& operator=(const stream&) = delete;

    /// Returns false, and takes nothing, if the message would become too long.
    bool update(bytes_in message) {
        if (message.size() > entry.message_size_max - taken_) return false;
        taken_ += message.size();
        return take_(state.get(), message) == status::ok;
    }
    /// The result for the message so far, which may still grow.
    bool result(bytes_out output) const {
        context copy(state);
        return give_(copy.get(), output) == status::ok;
    }
    bool read(bytes_out output) { return give_(state.get(), output) == status::ok; }

    [[noreturn]] void refuse_length() const {
        raise(PyExc_ValueError, "data makes the message too long; %s takes at most %zu bytes", text(entry.name),
              entry.message_size_max);
    }
};

class hash : public stream {
public:
    hash(const algorithm& a, PyObject* data) : hash(a, *default_of(a).hash->hasher, data) {}

private:
    hash(const algorithm& a, const linnet_library::hash_hasher_table& table, PyObject* data)
        : stream(a.entry, a.entry.digest_size, table, table.finish) {
        require_started(table.init(state.get()));
        begin(data);
    }
};

class xof : public stream {
    static void check(std::size_t customization, const catalog_entry& e) {
        if (e.customization_size_max == 0 && customization != 0) raise(PyExc_ValueError, "%s takes no customization", text(e.name));
        if (customization > e.customization_size_max)
            raise(PyExc_ValueError, "customization is %zu bytes; %s takes at most %zu", customization, text(e.name),
                  e.customization_size_max);
    }

public:
    xof(const algorithm& a, PyObject* data, PyObject* customization) : xof(a, *default_of(a).xof->hasher, data, customization) {}

private:
    xof(const algorithm& a, const linnet_library::xof_hasher_table& table, PyObject* data, PyObject* customization)
        : stream(a.entry, a.entry.digest_size, table, table.squeeze) {
        const optional_buffer name(customization, "customization");
        check(name.size(), entry);
        require_started(table.init(state.get(), name.in()));
        begin(data);
    }
};

class mac : public stream {
public:
    /// If messages have no nonces, `nonce` is null or the customization string.
    mac(const algorithm& a, PyObject* key, PyObject* nonce, PyObject* data, PyObject* tag_size)
        : mac(a, *default_of(a).mac, key, nonce, data, tag_size) {}

private:
    mac(const algorithm& a, const linnet_library::mac_table& table, PyObject* key, PyObject* nonce, PyObject* data,
        PyObject* tag_size)
        : stream(a.entry, checked_tag_size(tag_size, a.entry), *table.authenticator, table.authenticator->finish) {
        const key_buffer key_bytes(key, entry);
        const bool customizable = entry.customization_size_max != 0;
        const optional_buffer nonce_bytes(nonce, customizable ? "customization" : "nonce");
        require_started(linnet_library::init(a, table, state.get(), key_bytes.in(),
                                             customizable ? nonce_bytes.in() : checked_nonce(nonce_bytes.in(), entry)));
        begin(data);
    }
};

} // namespace linnet_python

#endif
