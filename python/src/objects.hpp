// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_OBJECTS_HPP
#define LINNET_PYTHON_OBJECTS_HPP

/// The objects behind the Python classes: one abstract class a kind, which the bindings call, and a template that makes it of any
/// algorithm of that kind. Constructors check what Python gave them.

#include "buffer.hpp"

#include <optional>
#include <vector>

namespace linnet_python {

using linnet::catalog_entry;
using optional_size = std::optional<Py_ssize_t>;

template <class A>
inline constexpr catalog_entry entry_of = linnet::describe<A>();

template <class A>
class secret_key {
    std::array<std::uint8_t, A::key_size> bytes_{};

public:
    explicit secret_key(nb::handle object) {
        const buffer key(object, "key");
        if (key.size() != A::key_size)
            raise(PyExc_ValueError, "key is %zu bytes; %s takes %zu", key.size(), text(A::name), A::key_size);
        linnet::detail::copy(key.in(), bytes_.data());
    }
    secret_key(const secret_key&) = default;
    secret_key& operator=(const secret_key&) = delete;
    ~secret_key() { linnet::detail::wipe(bytes_); }
    std::span<const std::uint8_t, A::key_size> in() const { return bytes_; }
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

class aead {
public:
    const catalog_entry& entry;
    const std::size_t tag_size;

    aead(const catalog_entry& e, std::size_t size) : entry(e), tag_size(size) {}
    aead(const aead&) = delete;
    aead& operator=(const aead&) = delete;
    virtual ~aead() = default;
    virtual bool encrypt(bytes_in nonce, bytes_in data, bytes_in plaintext, bytes_out ciphertext, bytes_out tag) const noexcept = 0;
    virtual bool decrypt(bytes_in nonce, bytes_in data, bytes_in ciphertext, bytes_in tag, bytes_out plaintext) const noexcept = 0;
};

template <linnet::Aead A>
class aead_of final : public aead {
    secret_key<A> key_;

    using nonce_in = std::span<const std::uint8_t, A::nonce_size>;

public:
    aead_of(nb::handle key, optional_size size) : aead(entry_of<A>, checked_tag_size(size, entry_of<A>)), key_(key) {}

    bool encrypt(bytes_in nonce, bytes_in data, bytes_in plaintext, bytes_out ciphertext, bytes_out tag) const noexcept override {
        const nonce_in n(nonce.data(), nonce.size());
        if constexpr (linnet::TruncatableAead<A>)
            if (tag_size != A::tag_size)
                return typename A::truncated(key_.in(), tag_size).encrypt(n, data, plaintext, ciphertext, tag);
        return A::encrypt(key_.in(), n, data, plaintext, ciphertext, tag.template first<A::tag_size>());
    }
    bool decrypt(bytes_in nonce, bytes_in data, bytes_in ciphertext, bytes_in tag, bytes_out plaintext) const noexcept override {
        const nonce_in n(nonce.data(), nonce.size());
        if constexpr (linnet::TruncatableAead<A>)
            if (tag_size != A::tag_size)
                return typename A::truncated(key_.in(), tag_size).decrypt(n, data, ciphertext, tag, plaintext);
        return A::decrypt(key_.in(), n, data, ciphertext, tag.template first<A::tag_size>(), plaintext);
    }
};

/// What takes a message in pieces. Calls are made with `mutex` held.
class stream {
public:
    const catalog_entry& entry;
    const std::size_t result_size; ///< of a digest or a tag
    bool reading = false;          ///< from the first read on, nothing but reading is left
    mutable std::mutex mutex;

    stream(const catalog_entry& e, std::size_t size) : entry(e), result_size(size) {}
    stream(const stream& other) : entry(other.entry), result_size(other.result_size), reading(other.reading) {}
    stream& operator=(const stream&) = delete;
    virtual ~stream() = default;
    /// False, and nothing is taken, if the message would grow too long.
    virtual bool update(bytes_in message) = 0;
    /// Result for the message so far, which may still grow.
    virtual bool result(bytes_out output) const = 0;

    [[noreturn]] void refuse_length() const {
        raise(PyExc_ValueError, "data makes the message too long; %s takes at most %zu bytes", text(entry.name),
              entry.message_size_max);
    }

protected:
    /// The first bytes of the message, in a constructor, where no other thread knows the object.
    void begin(nb::handle data) {
        const buffer message(data, "data");
        if (!run(message.size(), [&] { return update(message.in()); })) refuse_length();
    }
};

struct hash : stream {
    using stream::stream;
    virtual hash* clone() const = 0;
};

template <linnet::Hash A>
class hash_of final : public hash {
    typename A::hasher state_;

public:
    explicit hash_of(nb::handle data) : hash(entry_of<A>, A::digest_size) { begin(data); }

    bool update(bytes_in message) override { return state_.update(message); }
    bool result(bytes_out output) const override {
        auto copy = state_;
        return copy.finish(output.template first<A::digest_size>());
    }
    hash* clone() const override { return new hash_of(*this); }
};

struct xof : stream {
    using stream::stream;
    virtual bool read(bytes_out output) = 0;
    virtual xof* clone() const = 0;
};

template <linnet::Xof A>
class xof_of final : public xof {
    typename A::xof state_;

    static typename A::xof customized(const buffer& customization) {
        if (entry_of<A>.customization_size_max == 0 && customization.size() != 0)
            raise(PyExc_ValueError, "%s takes no customization", text(A::name));
        if (customization.size() > entry_of<A>.customization_size_max)
            raise(PyExc_ValueError, "customization is %zu bytes; %s takes at most %zu", customization.size(), text(A::name),
                  entry_of<A>.customization_size_max);
        if constexpr (linnet::CustomizableXof<A>) return typename A::xof(customization.in());
        else return {};
    }

public:
    xof_of(nb::handle data, nb::handle customization)
        : xof(entry_of<A>, A::digest_size), state_(customized(buffer(customization, "customization"))) {
        begin(data);
    }

    bool update(bytes_in message) override { return state_.update(message); }
    bool result(bytes_out output) const override {
        auto copy = state_;
        return copy.read(output);
    }
    bool read(bytes_out output) override { return state_.read(output); }
    xof* clone() const override { return new xof_of(*this); }
};

/// Takes the place of an authenticator where a code needs its whole message at once.
template <linnet::Mac A>
class whole_message {
    std::array<std::uint8_t, A::key_size> key_{};
    std::vector<std::uint8_t> message_;

public:
    explicit whole_message(std::span<const std::uint8_t, A::key_size> key) { linnet::detail::copy(key, key_.data()); }
    whole_message(const whole_message&) = default;
    whole_message& operator=(const whole_message&) = delete;
    ~whole_message() { linnet::detail::wipe(key_); }
    bool update(bytes_in message) {
        if (message.size() > entry_of<A>.message_size_max - message_.size()) return false;
        message_.insert(message_.end(), message.begin(), message.end());
        return true;
    }
    bool finish(typename A::tag_out tag) const { return A::compute(key_, message_, tag); }
};

template <class A>
struct authenticator_of {
    using type = whole_message<A>;
};
template <linnet::OnlineMac A>
    requires std::copyable<typename A::authenticator>
struct authenticator_of<A> {
    using type = typename A::authenticator;
};

struct mac : stream {
    using stream::stream;
    virtual mac* clone() const = 0;
};

template <linnet::Mac A>
class mac_of final : public mac {
    typename authenticator_of<A>::type state_;

public:
    mac_of(nb::handle key, nb::handle data, optional_size size)
        : mac(entry_of<A>, checked_tag_size(size, entry_of<A>)), state_(secret_key<A>(key).in()) {
        begin(data);
    }

    bool update(bytes_in message) override { return state_.update(message); }
    bool result(bytes_out output) const override {
        auto copy = state_;
        return copy.finish(typename A::tag_out(output.data(), output.size()));
    }
    mac* clone() const override { return new mac_of(*this); }
};

} // namespace linnet_python

#endif
