// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_OBJECTS_HPP
#define LINNET_PYTHON_OBJECTS_HPP

/// The objects behind the Python classes: one abstract class a kind, which the bindings call, and one template a kind, which makes
/// it of any algorithm.

#include "buffer.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace linnet_python {

template <class A>
inline constexpr linnet::catalog_entry entry_of = linnet::describe<A>();

using length = std::optional<Py_ssize_t>;

inline void require_key(const buffer& key, const linnet::catalog_entry& e) {
    if (key.size() != e.key_size) raise(PyExc_ValueError, "key is %zu bytes; %s takes %zu", key.size(), text(e.name), e.key_size);
}

/// The tag size that was asked for, or the usual one.
inline std::size_t require_tag_size(length wanted, const linnet::catalog_entry& e) {
    if (!wanted) return e.tag_size;
    if (*wanted >= 0 && static_cast<std::size_t>(*wanted) >= e.tag_size_min && static_cast<std::size_t>(*wanted) <= e.tag_size_max)
        return static_cast<std::size_t>(*wanted);
    if (e.tag_size_min == e.tag_size_max)
        raise(PyExc_ValueError, "tag_size is %zd; %s takes %zu", *wanted, text(e.name), e.tag_size);
    if (e.tag_size_max == SIZE_MAX)
        raise(PyExc_ValueError, "tag_size is %zd; %s takes %zu or more", *wanted, text(e.name), e.tag_size_min);
    raise(PyExc_ValueError, "tag_size is %zd; %s takes %zu to %zu", *wanted, text(e.name), e.tag_size_min, e.tag_size_max);
}

template <std::size_t Size>
class secret_bytes {
    std::array<std::uint8_t, Size> bytes_{};

public:
    explicit secret_bytes(bytes_in from) { linnet::detail::copy(from, bytes_.data()); }
    secret_bytes(const secret_bytes&) = default;
    secret_bytes& operator=(const secret_bytes&) = delete;
    ~secret_bytes() { linnet::detail::wipe(bytes_); }
    std::span<const std::uint8_t, Size> in() const { return bytes_; }
};

class aead {
public:
    const linnet::catalog_entry& entry;
    const std::size_t tag_size;

    aead(const linnet::catalog_entry& e, std::size_t size) : entry(e), tag_size(size) {}
    aead(const aead&) = delete;
    aead& operator=(const aead&) = delete;
    virtual ~aead() = default;
    virtual bool encrypt(const std::uint8_t* nonce, bytes_in data, bytes_in plaintext, bytes_out ciphertext,
                         bytes_out tag) const noexcept = 0;
    virtual bool decrypt(const std::uint8_t* nonce, bytes_in data, bytes_in ciphertext, bytes_in tag,
                         bytes_out plaintext) const noexcept = 0;
};

template <linnet::Aead A>
class aead_of final : public aead {
    secret_bytes<A::key_size> key_;

    using nonce_in = std::span<const std::uint8_t, A::nonce_size>;

    static bytes_in checked(const buffer& key) {
        require_key(key, entry_of<A>);
        return key.in();
    }

public:
    aead_of(nb::handle key, length size)
        : aead(entry_of<A>, require_tag_size(size, entry_of<A>)), key_(checked(buffer(key, "key"))) {}

    bool encrypt(const std::uint8_t* nonce, bytes_in data, bytes_in plaintext, bytes_out ciphertext,
                 bytes_out tag) const noexcept override {
        const nonce_in n(nonce, A::nonce_size);
        if constexpr (linnet::TruncatableAead<A>)
            if (tag.size() != A::tag_size)
                return typename A::truncated(key_.in(), tag_size).encrypt(n, data, plaintext, ciphertext, tag);
        return A::encrypt(key_.in(), n, data, plaintext, ciphertext, typename A::tag_out(tag.data(), tag.size()));
    }
    bool decrypt(const std::uint8_t* nonce, bytes_in data, bytes_in ciphertext, bytes_in tag,
                 bytes_out plaintext) const noexcept override {
        const nonce_in n(nonce, A::nonce_size);
        if constexpr (linnet::TruncatableAead<A>)
            if (tag.size() != A::tag_size)
                return typename A::truncated(key_.in(), tag_size).decrypt(n, data, ciphertext, tag, plaintext);
        return A::decrypt(key_.in(), n, data, ciphertext, typename A::tag_in(tag.data(), tag.size()), plaintext);
    }
};

/// What takes a message in pieces. Every call is made with `mutex` held.
class stream {
public:
    const linnet::catalog_entry& entry;
    mutable std::mutex mutex;

    explicit stream(const linnet::catalog_entry& e) : entry(e) {}
    stream(const stream& other) : entry(other.entry) {}
    stream& operator=(const stream&) = delete;
    virtual ~stream() = default;
    /// False, and nothing is taken, if the message would grow too long.
    virtual bool update(bytes_in message) = 0;
    /// Result of the message so far, which may still grow.
    virtual bool result(bytes_out output) const = 0;

protected:
    /// In a constructor, before another thread may know the object.
    void start(nb::handle data) {
        const buffer message(data, "data");
        if (!run(message.size(), [&] { return update(message.in()); })) refuse_length();
    }

public:
    [[noreturn]] void refuse_length() const {
        raise(PyExc_ValueError, "data makes the message too long; %s takes at most %zu bytes", text(entry.name),
              entry.message_size_max);
    }
};

class hash : public stream {
public:
    using stream::stream;
    virtual hash* clone() const = 0;
};

template <linnet::Hash A>
class hash_of final : public hash {
    typename A::hasher state_;

public:
    explicit hash_of(nb::handle data) : hash(entry_of<A>) { start(data); }

    bool update(bytes_in message) override { return state_.update(message); }
    bool result(bytes_out output) const override {
        auto copy = state_;
        return copy.finish(output.template first<A::digest_size>());
    }
    hash* clone() const override { return new hash_of(*this); }
};

class xof : public stream {
public:
    bool reading = false; ///< from the first read on, nothing but reading is left

    using stream::stream;
    virtual bool read(bytes_out output) = 0;
    virtual xof* clone() const = 0;
};

template <linnet::Xof A>
class xof_of final : public xof {
    typename A::xof state_;

    static typename A::xof customized(const buffer& customization) {
        if (customization.size() > entry_of<A>.customization_size_max)
            raise(PyExc_ValueError, "customization is %zu bytes; %s takes at most %zu", customization.size(), text(A::name),
                  entry_of<A>.customization_size_max);
        if constexpr (linnet::CustomizableXof<A>) return typename A::xof(customization.in());
        else return {};
    }

public:
    xof_of(nb::handle data, nb::handle customization)
        : xof(entry_of<A>), state_(customized(buffer(customization, "customization"))) {
        start(data);
    }

    bool update(bytes_in message) override { return state_.update(message); }
    bool result(bytes_out output) const override {
        auto copy = state_;
        return copy.read(output);
    }
    bool read(bytes_out output) override { return state_.read(output); }
    xof* clone() const override { return new xof_of(*this); }
};

class mac : public stream {
public:
    const std::size_t tag_size;

    mac(const linnet::catalog_entry& e, std::size_t size) : stream(e), tag_size(size) {}
    virtual bool verify(bytes_in tag) const = 0;
    virtual mac* clone() const = 0;
};

/// An authenticator for a code that needs its whole message at once: keeps the message.
template <linnet::Mac A>
class whole_message {
    secret_bytes<A::key_size> key_;
    std::vector<std::uint8_t> message_;

public:
    explicit whole_message(typename A::key_in key) : key_(key) {}
    bool update(bytes_in message) {
        if (message.size() > entry_of<A>.message_size_max - message_.size()) return false;
        message_.insert(message_.end(), message.begin(), message.end());
        return true;
    }
    bool finish(typename A::tag_out tag) const noexcept { return A::compute(key_.in(), message_, tag); }
    bool verify(typename A::tag_in tag) const noexcept { return A::verify(key_.in(), message_, tag); }
};

template <class A>
struct authenticator {
    using type = whole_message<A>;
};
template <linnet::OnlineMac A>
    requires std::copyable<typename A::authenticator>
struct authenticator<A> {
    using type = typename A::authenticator;
};

template <linnet::Mac A>
class mac_of final : public mac {
    using state = typename authenticator<A>::type;
    state state_;

    static typename A::key_in checked(const buffer& key) {
        require_key(key, entry_of<A>);
        return typename A::key_in(key.in().data(), A::key_size);
    }

public:
    mac_of(nb::handle key, nb::handle data, length size)
        : mac(entry_of<A>, require_tag_size(size, entry_of<A>)), state_(checked(buffer(key, "key"))) {
        start(data);
    }

    bool update(bytes_in message) override { return state_.update(message); }
    bool result(bytes_out output) const override {
        auto copy = state_;
        return copy.finish(typename A::tag_out(output.data(), output.size()));
    }
    bool verify(bytes_in tag) const override {
        auto copy = state_;
        return copy.verify(typename A::tag_in(tag.data(), tag.size()));
    }
    mac* clone() const override { return new mac_of(*this); }
};

} // namespace linnet_python

#endif
