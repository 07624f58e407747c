// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_AEAD_HPP
#define LINNET_PYTHON_AEAD_HPP

/// The classes AEAD, Encryptor and Decryptor.

#include "../classes.hpp"
#include "../objects.hpp"

#include <algorithm>
#include <chrono>

namespace linnet_python {

[[noreturn]] inline void refuse_tag(PyObject* self, const catalog_entry& e) {
    raise(state_of(self).invalid_tag, "%s: the message is not authentic", text(e.name));
}

/// The first `size` bytes of the caller's `out`.
inline bytes_out front_of(const buffer& out, std::size_t size) {
    if (out.size() < size) raise(PyExc_ValueError, "out is %zu bytes; %zu are needed", out.size(), size);
    return out.out().first(size);
}

/// Copies an argument that others may change meanwhile, if the text is read twice or the output is read back: it might differ the
/// second time. Everything else is read once.
inline bytes_in held(const buffer& argument, std::optional<private_bytes>& copy) {
    return argument.fixed() ? argument.in() : copy.emplace(argument.size()).copy_of(argument.in());
}
/// Returns the result of f, which writes to `out`, or to a copy of it if `out` belongs to the caller.
template <class Work>
auto into(bytes_out out, bool callers, const Work& f) {
    if (!callers) return f(out);
    const private_bytes made(out.size());
    const auto why = f(made.out());
    copy(made.out(), out);
    return why;
}

/// The arguments of one encryption or decryption, checked.
class aead_call {
    PyObject* self_;
    const aead& cipher_;
    buffer nonce_;
    buffer data_;
    optional_buffer associated_data_;

public:
    aead_call(PyObject* self, PyObject* nonce, PyObject* data, PyObject* associated_data)
        : self_(self),
          cipher_(value_of<aead>(self)),
          nonce_(nonce, "nonce"),
          data_(data, "data"),
          associated_data_(absent(associated_data) ? nullptr : associated_data, "associated_data") {
        checked_nonce(nonce_.in(), cipher_.entry);
    }

    std::size_t sealed_size() const {
        const catalog_entry& e = cipher_.entry;
        const std::size_t longest = e.message_size_max_under(nonce_.size());
        if (data_.size() > longest && longest != e.message_size_max_under(e.nonce_size_min))
            raise(PyExc_ValueError, "data is %zu bytes; %s with a nonce of %zu bytes takes at most %zu", data_.size(), text(e.name),
                  nonce_.size(), longest);
        if (data_.size() > longest)
            raise(PyExc_ValueError, "data is %zu bytes; %s takes at most %zu", data_.size(), text(e.name), longest);
        return data_.size() + cipher_.tag_size;
    }
    /// A message too short to hold a tag is not authentic.
    std::size_t opened_size() const {
        if (data_.size() < cipher_.tag_size) refuse_tag(self_, cipher_.entry);
        return data_.size() - cipher_.tag_size;
    }
    /// The first `size` bytes of the caller's `out`, if it is writable.
    bytes_out target(const buffer& out, std::size_t size) const {
        using linnet::detail::overlap;
        const bytes_out used = front_of(out, size);
        if (overlap(used, nonce_.in()) || overlap(used, associated_data_.in()) ||
            (overlap(used, data_.in()) && used.data() != data_.in().data()))
            raise(PyExc_ValueError, "out overlaps another argument; only data that starts where out starts may share its memory");
        return used;
    }

    /// `out` either belongs to the caller, and may change while this runs, or is new.
    void seal(bytes_out out, bool callers) const {
        if (!work(out, callers, [&](bytes_in nonce, bytes_in text, bytes_in, bytes_out to) { return encrypt(nonce, text, to); }))
            raise(PyExc_ValueError, "%s refuses to encrypt these arguments", text(cipher_.entry.name));
    }
    void open(bytes_out out, bool callers) const {
        const auto decrypt = [&](bytes_in nonce, bytes_in text, bytes_in tag, bytes_out to) {
            return cipher_.decrypt(nonce, associated_data_.in(), text, tag, to);
        };
        if (!work(out, callers, decrypt)) refuse_tag(self_, cipher_.entry);
    }
    double seconds_to_seal(bytes_out out, std::size_t repeat) const {
        const auto begin = std::chrono::steady_clock::now();
        bool good = true;
        for (std::size_t i = 0; i < repeat; ++i) good = encrypt(nonce_.in(), data_.in(), out) && good;
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        return good ? seconds.count() : 0;
    }

private:
    bool encrypt(bytes_in nonce, bytes_in data, bytes_out out) const {
        return cipher_.encrypt(nonce, associated_data_.in(), data, out.first(data.size()), out.subspan(data.size()));
    }
    /// Calls f with the nonce, the text and the bytes after it. Memory that others may change meanwhile is copied; the text is
    /// copied to the output and processed in place.
    template <class Work>
    bool work(bytes_out out, bool callers, const Work& f) const {
        const bytes_in text = data_.in().first(std::min(data_.size(), out.size())), tag = data_.in().subspan(text.size());
        return run(data_.size() + associated_data_.size(), [&] {
            if (!cipher_.entry.reads_twice) return f(nonce_.in(), text, tag, out);
            std::optional<private_bytes> nonce;
            return into(out, callers, [&](bytes_out to) {
                if (data_.fixed()) return f(held(nonce_, nonce), text, tag, to);
                copy(text, to.first(text.size()));
                const private_bytes own_tag(tag.size());
                return f(held(nonce_, nonce), to.first(text.size()), own_tag.copy_of(tag), to);
            });
        });
    }
};

inline constexpr parameters<3> encrypt_parameters{"encrypt", {"nonce", "data", "associated_data"}, 2};
inline constexpr parameters<3> decrypt_parameters{"decrypt", {"nonce", "data", "associated_data"}, 2};
inline constexpr parameters<4> encrypt_into_parameters{"encrypt_into", {"nonce", "data", "associated_data", "out"}};
inline constexpr parameters<4> decrypt_into_parameters{"decrypt_into", {"nonce", "data", "associated_data", "out"}};
inline constexpr parameters<1> encryptor_parameters{"encryptor", {"nonce"}};
inline constexpr parameters<1> decryptor_parameters{"decryptor", {"nonce"}};
inline constexpr parameters<2> update_into_parameters{"update_into", {"data", "out"}};
inline constexpr parameters<1> finalize_parameters{"finalize", {"tag"}};
inline constexpr parameters<4> seconds_parameters{"_seconds_to_encrypt", {"nonce", "data", "associated_data", "repeat"}};

inline PyObject* encrypt(PyObject* self, const std::array<PyObject*, 3>& a) {
    const aead_call call(self, a[0], a[1], a[2]);
    new_bytes out(call.sealed_size());
    call.seal(out.out(), false);
    return out.take();
}

inline PyObject* decrypt(PyObject* self, const std::array<PyObject*, 3>& a) {
    const aead_call call(self, a[0], a[1], a[2]);
    new_bytes out(call.opened_size());
    call.open(out.out(), false);
    return out.take();
}

inline PyObject* encrypt_into(PyObject* self, const std::array<PyObject*, 4>& a) {
    const aead_call call(self, a[0], a[1], a[2]);
    const buffer out(a[3], "out", buffer::access::write);
    const bytes_out used = call.target(out, call.sealed_size());
    call.seal(used, true);
    return number(used.size());
}

inline PyObject* decrypt_into(PyObject* self, const std::array<PyObject*, 4>& a) {
    const aead_call call(self, a[0], a[1], a[2]);
    const buffer out(a[3], "out", buffer::access::write);
    const bytes_out used = call.target(out, call.opened_size());
    call.open(used, true);
    return number(used.size());
}

template <class Stream>
PyObject* new_stream(PyObject* self, PyObject* cls, const auto* table, PyObject* nonce) {
    const aead& cipher = value_of<aead>(self);
    if (table == nullptr) raise(PyExc_ValueError, "%s has no incremental types; use encrypt and decrypt", text(cipher.entry.name));
    return instance_of<Stream>(reinterpret_cast<PyTypeObject*>(cls),
                               [&](void* memory) { new (memory) Stream(*table, cipher, nonce); });
}

inline PyObject* new_encryptor(PyObject* self, const std::array<PyObject*, 1>& a) {
    return new_stream<encryptor>(self, state_of(self).encryptor, value_of<aead>(self).table().encryptor, a[0]);
}
inline PyObject* new_decryptor(PyObject* self, const std::array<PyObject*, 1>& a) {
    return new_stream<decryptor>(self, state_of(self).decryptor, value_of<aead>(self).table().decryptor, a[0]);
}

/// Raises if an incremental call was refused.
inline void require(status why, const catalog_entry& e, const char* call, bool ended) {
    if (why == status::order && ended) raise(PyExc_ValueError, "%s after finalize: the message has ended", call);
    if (why == status::order) raise(PyExc_ValueError, "%s after update: associated data comes before the message", call);
    if (why != status::ok) raise(PyExc_ValueError, "%s refuses this %s", text(e.name), call);
}

template <class Stream>
PyObject* update_aad(PyObject* self, PyObject* argument) {
    Stream& stream = value_of<Stream>(self);
    const buffer data(argument, "data");
    bool ended = false;
    const status why = run_in_turn(stream.order, data.size(), [&] {
        ended = stream.ended();
        return stream.update_aad(data.in());
    });
    require(why, stream.entry, "update_aad", ended);
    return none();
}

template <class Stream>
void convert(Stream& stream, const buffer& data, bytes_out out, bool callers) {
    const auto update = [&] {
        if (!stream.entry.reads_twice) return stream.update(data.in(), out);
        std::optional<private_bytes> copy;
        return into(out, callers, [&](bytes_out to) { return stream.update(held(data, copy), to); });
    };
    require(run_in_turn(stream.order, data.size(), update), stream.entry, "update", true);
}

template <class Stream>
PyObject* update_stream(PyObject* self, PyObject* argument) {
    const buffer data(argument, "data");
    new_bytes out(data.size());
    convert(value_of<Stream>(self), data, out.out(), false);
    return out.take();
}

template <class Stream>
PyObject* update_into(PyObject* self, const std::array<PyObject*, 2>& a) {
    const buffer data(a[0], "data"), out(a[1], "out", buffer::access::write);
    const bytes_out used = front_of(out, data.size());
    if (linnet::detail::overlap(used, data.in()) && used.data() != data.in().data())
        raise(PyExc_ValueError, "out overlaps data; they may share memory only if they start together");
    convert(value_of<Stream>(self), data, used, true);
    return number(used.size());
}

inline PyObject* finalize_encryption(PyObject* self) {
    encryptor& stream = value_of<encryptor>(self);
    new_bytes tag(stream.tag_size);
    require(run_in_turn(stream.order, 0, [&] { return stream.finish(tag.out()); }), stream.entry, "finalize", true);
    return tag.take();
}

inline PyObject* finalize_decryption(PyObject* self, const std::array<PyObject*, 1>& a) {
    decryptor& stream = value_of<decryptor>(self);
    const buffer tag(a[0], "tag");
    const status why = run_in_turn(stream.order, 0, [&] { return stream.finish(tag.in()); });
    if (why != status::ok && why != status::order) refuse_tag(self, stream.entry);
    require(why, stream.entry, "finalize", true);
    return none();
}

inline PyObject* seconds_to_encrypt(PyObject* self, const std::array<PyObject*, 4>& a) {
    const aead_call call(self, a[0], a[1], a[2]);
    const new_bytes out(call.sealed_size());
    const Py_ssize_t repeat = integer(a[3], "repeat", "an int", PyExc_OverflowError);
    return PyFloat_FromDouble(call.seconds_to_seal(out.out(), static_cast<std::size_t>(repeat)));
}

inline PyMethodDef aead_methods[] = {
    method<encrypt_parameters, encrypt>("encrypt($self, /, nonce, data, associated_data=None)\n--\n\n"
                                        "The ciphertext of data, as long as data, followed by the tag.\n\n"
                                        "Raises ValueError if the nonce has the wrong length."),
    method<decrypt_parameters, decrypt>(
        "decrypt($self, /, nonce, data, associated_data=None)\n--\n\n"
        "The plaintext of data, a ciphertext followed by its tag.\n\n"
        "Raises InvalidTag if key, nonce, associated data, ciphertext and tag do not belong together, and\n"
        "ValueError if the nonce has the wrong length."),
    method<encrypt_into_parameters, encrypt_into>(
        "encrypt_into($self, /, nonce, data, associated_data, out)\n--\n\n"
        "Writes what encrypt returns to the front of out and returns its length, len(data) + tag_size.\n\n"
        "data may start where out starts; any other overlap raises ValueError."),
    method<decrypt_into_parameters, decrypt_into>(
        "decrypt_into($self, /, nonce, data, associated_data, out)\n--\n\n"
        "Writes what decrypt returns to the front of out and returns its length, len(data) - tag_size.\n\n"
        "After InvalidTag these bytes of out are zero, or untouched if data is shorter than a tag. data may\n"
        "start where out starts; any other overlap raises ValueError. Other threads see out before the tag\n"
        "is verified, unless the algorithm has no incremental types."),
    method<encryptor_parameters, new_encryptor>(
        "encryptor($self, /, nonce)\n--\n\n"
        "An Encryptor, for one message incrementally. The nonce must never be used again under this key.\n\n"
        "Raises ValueError if the algorithm needs a message whole (online is False), or if the nonce has the\n"
        "wrong length."),
    method<decryptor_parameters, new_decryptor>(
        "decryptor($self, /, nonce)\n--\n\n"
        "A Decryptor, for one message incrementally.\n\n"
        "Raises ValueError if the algorithm needs a message whole (online is False), or if the nonce has the\n"
        "wrong length."),
    method<seconds_parameters, seconds_to_encrypt>("_seconds_to_encrypt($self, /, nonce, data, associated_data, repeat)\n--\n\n"
                                                   "The time that a caller in C++ needs for repeat encryptions."),
    generate_key_method,
    generate_nonce_method,
    {nullptr, nullptr, 0, nullptr},
};

/// The class of an algorithm overrides these attributes, except tag_size.
inline PyGetSetDef aead_attributes[] = {
    attribute<[](PyObject* self) { return text_of(value_of<aead>(self).entry.id).release(); }>(
        "id", "The id of the algorithm in the catalog."),
    attribute<[](PyObject* self) { return number(value_of<aead>(self).entry.key_size); }>("key_size", "Bytes of a key."),
    attribute<[](PyObject* self) { return number(value_of<aead>(self).entry.nonce_size); }>(
        "nonce_size", "Bytes of a nonce; the usual number where it takes others."),
    attribute<[](PyObject* self) { return PyBool_FromLong(value_of<aead>(self).online()); }>(
        "online", "Whether there are incremental types: encryptor and decryptor."),
    attribute<[](PyObject* self) { return number(value_of<aead>(self).tag_size); }>("tag_size",
                                                                                    "Bytes of a tag, fixed for this key."),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

template <class Stream>
inline PyGetSetDef stream_attributes_of[] = {
    attribute<[](PyObject* self) { return text_of(value_of<Stream>(self).entry.id).release(); }>(
        "id", "The id of the algorithm in the catalog."),
    attribute<[](PyObject* self) { return number(value_of<Stream>(self).tag_size); }>("tag_size", "Bytes of the tag."),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

inline PyMethodDef encryptor_methods[] = {
    method_of_one<update_aad<encryptor>>("update_aad",
                                         "update_aad($self, data, /)\n--\n\n"
                                         "Takes the next piece of the associated data. Raises ValueError after the first update."),
    method_of_one<update_stream<encryptor>>("update", "update($self, data, /)\n--\n\n"
                                                      "The ciphertext of the next piece of the message, as long as data."),
    method<update_into_parameters, update_into<encryptor>>(
        "update_into($self, /, data, out)\n--\n\n"
        "Writes what update returns to the front of out and returns its length, len(data).\n\n"
        "data may start where out starts; any other overlap raises ValueError."),
    method_of_none<finalize_encryption>("finalize", "finalize($self, /)\n--\n\n"
                                                    "Ends the message and returns its tag. Every later call raises ValueError."),
    {nullptr, nullptr, 0, nullptr},
};

inline PyMethodDef decryptor_methods[] = {
    method_of_one<update_aad<decryptor>>("update_aad",
                                         "update_aad($self, data, /)\n--\n\n"
                                         "Takes the next piece of the associated data. Raises ValueError after the first update."),
    method_of_one<update_stream<decryptor>>("update", "update($self, data, /)\n--\n\n"
                                                      "The plaintext of the next piece of the ciphertext, as long as data.\n\n"
                                                      "It is not authentic before finalize has returned: act on nothing of it."),
    method<update_into_parameters, update_into<decryptor>>(
        "update_into($self, /, data, out)\n--\n\n"
        "Writes what update returns to the front of out and returns its length, len(data).\n\n"
        "data may start where out starts; any other overlap raises ValueError."),
    method<finalize_parameters, finalize_decryption>(
        "finalize($self, /, tag)\n--\n\n"
        "Ends the message. Raises InvalidTag if tag does not match: then discard everything that update\n"
        "returned. Every later call raises ValueError."),
    {nullptr, nullptr, 0, nullptr},
};

struct aead_class {
    using object = aead;
    static constexpr algorithm_kind kind = algorithm_kind::aead;
    static constexpr const char* name = "linnet.AEAD";
    static constexpr const char* documentation =
        "Authenticated encryption with associated data under one key; the base class of every such algorithm.\n\n"
        "A nonce must never be used twice under one key. Objects never change, so threads may share them.";
    static constexpr PyMethodDef* methods = aead_methods;
    static constexpr PyGetSetDef* attributes = aead_attributes;
    static const char* signature(const catalog_entry&) { return "(key, *, tag_size=None)\n--\n\n"; }
    static PyObject* construct(const algorithm& a, const char* of, PyTypeObject* type, const passed& call) {
        const auto v = assigned(parameters<2>{of, {"key", "tag_size"}, 1, 1}, call);
        return instance_of<aead>(type, [&](void* memory) { new (memory) aead(a, v[0], v[1]); });
    }
};

} // namespace linnet_python

#endif
