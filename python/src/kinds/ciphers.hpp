// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_CIPHERS_HPP
#define LINNET_PYTHON_CIPHERS_HPP

/// The classes StreamCipher, CBC, KeyWrap and SecretBox.

#include "aead.hpp"

namespace linnet_python {

/// A stream cipher that processes one text. Calls take turns.
class stream_cipher {
    const linnet_library::stream_cipher_table& table_;
    context state_;

public:
    const catalog_entry& entry;
    turns order;

    stream_cipher(const algorithm& a, PyObject* key, PyObject* nonce)
        : table_(*default_of(a).stream->cipher), state_(table_), entry(a.entry) {
        const key_buffer key_bytes(key, entry);
        const buffer nonce_bytes(nonce, "nonce");
        if (table_.init(state_.get(), key_bytes.in(), checked_nonce(nonce_bytes.in(), entry)) != status::ok)
            raise(PyExc_ValueError, "%s refuses to start", text(entry.name));
    }
    status crypt(bytes_in from, bytes_out to) noexcept { return table_.update(state_.get(), from, to); }
    status seek(std::uint64_t position) noexcept { return table_.seek(state_.get(), position); }
};

/// A key of a one-shot cipher, with the table of its kind.
template <class Table, const Table* linnet_library::implementation::*Member>
class key_for_texts {
    private_bytes key_;

public:
    const Table& table;
    const catalog_entry& entry;

    key_for_texts(const algorithm& a, PyObject* key) : key_for_texts(a, key_buffer(key, a.entry)) {}
    bytes_in key() const { return key_.out(); }

private:
    key_for_texts(const algorithm& a, const key_buffer& key) : key_(key.size()), table(*(default_of(a).*Member)), entry(a.entry) {
        key_.copy_of(key.in());
    }
};
using one_shot_cipher = key_for_texts<linnet_library::one_shot_cipher_table, &linnet_library::implementation::one_shot_cipher>;
using secret_box = key_for_texts<linnet_library::secretbox_table, &linnet_library::implementation::secretbox>;

inline constexpr parameters<2> crypt_into_parameters{"crypt_into", {"data", "out"}};
inline constexpr parameters<1> seek_parameters{"seek", {"position"}};
inline constexpr parameters<2> cbc_encrypt_parameters{"encrypt", {"nonce", "data"}};
inline constexpr parameters<2> cbc_decrypt_parameters{"decrypt", {"nonce", "data"}};
inline constexpr parameters<1> wrap_parameters{"wrap", {"data"}};
inline constexpr parameters<1> unwrap_parameters{"unwrap", {"data"}};

/// Raises if a call was refused: one past the end of the keystream, and each call after it.
inline void require(status why, const stream_cipher& s, const char* call) {
    const catalog_entry& e = s.entry;
    if (why == status::order)
        raise(PyExc_ValueError, "%s after the end of the key stream; this object has ended, make another", call);
    if (why == status::length)
        raise(PyExc_ValueError, "%s past the end of the key stream of %s, at %llu bytes, which ends this object", call,
              text(e.name), static_cast<unsigned long long>(e.message_size_max));
    require(why, e);
}

inline void crypt_text(stream_cipher& s, bytes_in from, bytes_out to, const char* call) {
    require(run_in_turn(s.order, from.size(), [&] { return s.crypt(from, to); }), s, call);
}

inline PyObject* crypt(PyObject* self, PyObject* argument) {
    const buffer data(argument, "data");
    new_bytes out(data.size());
    crypt_text(value_of<stream_cipher>(self), data.in(), out.out(), "crypt");
    return out.take();
}

inline PyObject* crypt_into(PyObject* self, const std::array<PyObject*, 2>& a) {
    const buffer data(a[0], "data"), out(a[1], "out", buffer::access::write);
    const bytes_out used = front_of(out, data.size());
    if (linnet::detail::overlap(used, data.in()) && used.data() != data.in().data())
        raise(PyExc_ValueError, "out overlaps data; they may share memory only if they start together");
    crypt_text(value_of<stream_cipher>(self), data.in(), used, "crypt_into");
    return number(used.size());
}

inline PyObject* seek(PyObject* self, const std::array<PyObject*, 1>& a) {
    stream_cipher& s = value_of<stream_cipher>(self);
    const Py_ssize_t position = integer(a[0], "position", "an int", nullptr);
    if (position < 0 || position == PY_SSIZE_T_MAX) raise(PyExc_ValueError, "position is %S; expected 0 to 2**63 - 2", a[0]);
    const status why = run_in_turn(s.order, 0, [&] { return s.seek(static_cast<std::uint64_t>(position)); });
    if (why == status::length)
        raise(PyExc_ValueError, "position is %S; a text of %s ends at %llu at the latest", a[0], text(s.entry.name),
              static_cast<unsigned long long>(s.entry.message_size_max));
    require(why, s, "seek");
    return none();
}

inline PyObject* encrypted(const one_shot_cipher& c, bytes_in nonce, const buffer& data) {
    const catalog_entry& e = c.entry;
    if (!c.table.is_plaintext_size(data.size())) {
        if (e.plaintext_size_step != 1)
            raise(PyExc_ValueError, "data is %zu bytes; %s takes a multiple of %zu, at least %zu", data.size(), text(e.name),
                  e.plaintext_size_step, e.plaintext_size_min);
        raise(PyExc_ValueError, "data is %zu bytes; %s takes %zu to %zu", data.size(), text(e.name), e.plaintext_size_min,
              e.message_size_max);
    }
    new_bytes out(c.table.ciphertext_size(data.size()));
    require(run(data.size(), [&] { return c.table.encrypt(c.key(), nonce, data.in(), out.out()); }), e);
    return out.take();
}

/// Calls refuse() if the table does not accept the size of the text.
template <class Refuse>
PyObject* decrypted(const one_shot_cipher& c, bytes_in nonce, const buffer& data, const Refuse& refuse) {
    if (!c.table.is_ciphertext_size(data.size())) refuse();
    const private_bytes room(c.table.plaintext_room(data.size()));
    std::size_t size = 0;
    if (run(data.size(), [&] { return c.table.decrypt(c.key(), nonce, data.in(), room.out(), size); }) != status::ok) refuse();
    new_bytes out(size);
    copy(room.out().first(size), out.out());
    return out.take();
}

inline PyObject* cbc_encrypt(PyObject* self, const std::array<PyObject*, 2>& a) {
    const one_shot_cipher& c = value_of<one_shot_cipher>(self);
    const buffer nonce(a[0], "nonce"), data(a[1], "data");
    return encrypted(c, checked_nonce(nonce.in(), c.entry), data);
}
inline PyObject* cbc_decrypt(PyObject* self, const std::array<PyObject*, 2>& a) {
    const one_shot_cipher& c = value_of<one_shot_cipher>(self);
    const buffer nonce(a[0], "nonce"), data(a[1], "data");
    return decrypted(c, checked_nonce(nonce.in(), c.entry), data, [&] {
        if (!c.table.is_ciphertext_size(data.size()))
            raise(PyExc_ValueError, "data is %zu bytes, which no ciphertext of %s is", data.size(), text(c.entry.name));
        raise(PyExc_ValueError, "%s: the padding is wrong", text(c.entry.name));
    });
}
inline PyObject* wrap(PyObject* self, const std::array<PyObject*, 1>& a) {
    return encrypted(value_of<one_shot_cipher>(self), {}, buffer(a[0], "data"));
}
inline PyObject* unwrap(PyObject* self, const std::array<PyObject*, 1>& a) {
    const one_shot_cipher& c = value_of<one_shot_cipher>(self);
    return decrypted(c, {}, buffer(a[0], "data"), [&] { refuse_tag(self, c.entry); });
}

inline constexpr parameters<2> seal_parameters{"seal", {"nonce", "data"}};
inline constexpr parameters<2> open_parameters{"open", {"nonce", "data"}};

/// A box is the tag followed by the ciphertext.
inline PyObject* seal(PyObject* self, const std::array<PyObject*, 2>& a) {
    const secret_box& c = value_of<secret_box>(self);
    const buffer nonce(a[0], "nonce"), data(a[1], "data");
    checked_nonce(nonce.in(), c.entry);
    new_bytes box(c.entry.tag_size + data.size());
    const bytes_out tag = box.out().first(c.entry.tag_size), sealed = box.out().subspan(c.entry.tag_size);
    require(run(data.size(), [&] { return c.table.seal(c.key(), nonce.in(), data.in(), sealed, tag); }), c.entry);
    return box.take();
}

/// A box too short to hold a tag is not authentic.
inline PyObject* open(PyObject* self, const std::array<PyObject*, 2>& a) {
    const secret_box& c = value_of<secret_box>(self);
    const buffer nonce(a[0], "nonce"), data(a[1], "data");
    checked_nonce(nonce.in(), c.entry);
    if (data.size() < c.entry.tag_size) refuse_tag(self, c.entry);
    new_bytes out(data.size() - c.entry.tag_size);
    const auto decrypt = [&] {
        std::optional<private_bytes> copy;
        const bytes_in box = c.entry.reads_twice ? held(data, copy) : data.in();
        return c.table.open(c.key(), nonce.in(), box.subspan(c.entry.tag_size), box.first(c.entry.tag_size), out.out());
    };
    if (run(data.size(), decrypt) != status::ok) refuse_tag(self, c.entry);
    return out.take();
}

inline PyMethodDef stream_cipher_methods[] = {
    method_of_one<crypt>("crypt", "crypt($self, data, /)\n--\n\n"
                                  "Encrypts, or decrypts, the next piece of the text: the result is as long as data."),
    method<crypt_into_parameters, crypt_into>("crypt_into($self, /, data, out)\n--\n\n"
                                              "Writes what crypt returns to the front of out and returns its length, len(data).\n\n"
                                              "data may start where out starts; any other overlap raises ValueError."),
    method<seek_parameters, seek>("seek($self, /, position)\n--\n\n"
                                  "Goes to a position of the text: the next byte that crypt takes is the one there.\n\n"
                                  "position is at most message_size_max in the catalog, else 2**63 - 2. One beyond it raises\n"
                                  "ValueError and ends the text."),
    generate_key_method,
    generate_nonce_method,
    {nullptr, nullptr, 0, nullptr},
};

inline PyMethodDef cbc_methods[] = {
    method<cbc_encrypt_parameters, cbc_encrypt>("encrypt($self, /, nonce, data)\n--\n\n"
                                                "The ciphertext of data. The nonce, which is also called initialization\n"
                                                "vector, must be random, for each text.\n\n"
                                                "Raises ValueError if the nonce or data has a wrong length."),
    method<cbc_decrypt_parameters, cbc_decrypt>(
        "decrypt($self, /, nonce, data)\n--\n\n"
        "The plaintext of data.\n\n"
        "Raises ValueError if the nonce or data has a wrong length, or if the padding is wrong. Keep that secret:\n"
        "an attacker who learns it can read every text. Verify a MAC first."),
    generate_key_method,
    generate_nonce_method,
    {nullptr, nullptr, 0, nullptr},
};

inline PyMethodDef key_wrap_methods[] = {
    method<wrap_parameters, wrap>("wrap($self, /, data)\n--\n\n"
                                  "The ciphertext of data, a key. Equal keys give equal ciphertexts.\n\n"
                                  "Raises ValueError if data has a wrong length."),
    method<unwrap_parameters, unwrap>("unwrap($self, /, data)\n--\n\n"
                                      "The key in data, a ciphertext. Raises InvalidTag if it is not authentic."),
    generate_key_method,
    {nullptr, nullptr, 0, nullptr},
};

inline PyMethodDef secret_box_methods[] = {
    method<seal_parameters, seal>("seal($self, /, nonce, data)\n--\n\n"
                                  "The box of data: its tag, of tag_size bytes, followed by the ciphertext.\n\n"
                                  "Raises ValueError if the nonce has a wrong length."),
    method<open_parameters, open>("open($self, /, nonce, data)\n--\n\n"
                                  "The plaintext of data, a box. Raises InvalidTag if it is not authentic, and ValueError if the\n"
                                  "nonce has a wrong length."),
    generate_key_method,
    generate_nonce_method,
    {nullptr, nullptr, 0, nullptr},
};

template <class T>
inline PyGetSetDef cipher_attributes[] = {
    attribute<[](PyObject* self) { return text_of(value_of<T>(self).entry.id).release(); }>(
        "id", "The id of the algorithm in the catalog."),
    attribute<[](PyObject* self) { return number(value_of<T>(self).entry.block_size); }>("block_size",
                                                                                         "Bytes taken per call of the primitive."),
    attribute<[](PyObject* self) { return number(value_of<T>(self).entry.key_size); }>("key_size", "Bytes of a key."),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

inline PyGetSetDef secret_box_attributes[] = {
    attribute<[](PyObject* self) { return text_of(value_of<secret_box>(self).entry.id).release(); }>(
        "id", "The id of the algorithm in the catalog."),
    attribute<[](PyObject* self) { return number(value_of<secret_box>(self).entry.key_size); }>("key_size", "Bytes of a key."),
    attribute<[](PyObject* self) { return number(value_of<secret_box>(self).entry.nonce_size); }>("nonce_size",
                                                                                                  "Bytes of a nonce."),
    attribute<[](PyObject* self) { return number(value_of<secret_box>(self).entry.tag_size); }>("tag_size", "Bytes of a tag."),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

struct stream_class {
    using object = stream_cipher;
    static constexpr algorithm_kind kind = algorithm_kind::stream;
    static constexpr const char* name = "linnet.StreamCipher";
    static constexpr const char* documentation =
        "A stream cipher that processes one text, under a key and a nonce that must be used only once under it;\n"
        "the base class of every such algorithm.\n\n"
        "It authenticates nothing: a changed bit of the ciphertext changes that bit of the plaintext, unnoticed.\n"
        "Almost always an AEAD is the right choice. Threads may share an object: their calls take turns.";
    static constexpr PyMethodDef* methods = stream_cipher_methods;
    static constexpr PyGetSetDef* attributes = cipher_attributes<stream_cipher>;
    static const char* signature(const catalog_entry&) { return "(key, nonce)\n--\n\n"; }
    static PyObject* construct(const algorithm& a, const char* of, PyTypeObject* type, const passed& call) {
        const auto v = assigned(parameters<2>{of, {"key", "nonce"}}, call);
        return instance_of<stream_cipher>(type, [&](void* memory) { new (memory) stream_cipher(a, v[0], v[1]); });
    }
};

struct cbc_class {
    using object = one_shot_cipher;
    static constexpr algorithm_kind kind = algorithm_kind::cbc;
    static constexpr const char* name = "linnet.CBC";
    static constexpr const char* documentation =
        "CBC, cipher block chaining, under one key; the base class of every such algorithm.\n\n"
        "It authenticates nothing. Anyone who can send ciphertexts and learns which of them have wrong padding can\n"
        "read every text. Use it only for data from other programs, after verifying a MAC; else use an AEAD.\n"
        "Objects never change, so threads may share them.";
    static constexpr PyMethodDef* methods = cbc_methods;
    static constexpr PyGetSetDef* attributes = cipher_attributes<one_shot_cipher>;
    static const char* signature(const catalog_entry&) { return "(key)\n--\n\n"; }
    static PyObject* construct(const algorithm& a, const char* of, PyTypeObject* type, const passed& call) {
        const auto v = assigned(parameters<1>{of, {"key"}}, call);
        return instance_of<one_shot_cipher>(type, [&](void* memory) { new (memory) one_shot_cipher(a, v[0]); });
    }
};

struct keywrap_class {
    using object = one_shot_cipher;
    static constexpr algorithm_kind kind = algorithm_kind::keywrap;
    static constexpr const char* name = "linnet.KeyWrap";
    static constexpr const char* documentation =
        "Encryption of keys under one key, with authentication and without a nonce; the base class of every such\n"
        "algorithm. Objects never change, so threads may share them.";
    static constexpr PyMethodDef* methods = key_wrap_methods;
    static constexpr PyGetSetDef* attributes = cipher_attributes<one_shot_cipher>;
    static const char* signature(const catalog_entry&) { return "(key)\n--\n\n"; }
    static PyObject* construct(const algorithm& a, const char* of, PyTypeObject* type, const passed& call) {
        const auto v = assigned(parameters<1>{of, {"key"}}, call);
        return instance_of<one_shot_cipher>(type, [&](void* memory) { new (memory) one_shot_cipher(a, v[0]); });
    }
};

struct secretbox_class {
    using object = secret_box;
    static constexpr algorithm_kind kind = algorithm_kind::secretbox;
    static constexpr const char* name = "linnet.SecretBox";
    static constexpr const char* documentation =
        "Authenticated encryption of a text alone under one key, as NaCl has it; the base class of every such\n"
        "algorithm.\n\n"
        "A nonce must never be used twice under one key. Objects never change, so threads may share them.";
    static constexpr PyMethodDef* methods = secret_box_methods;
    static constexpr PyGetSetDef* attributes = secret_box_attributes;
    static const char* signature(const catalog_entry&) { return "(key)\n--\n\n"; }
    static PyObject* construct(const algorithm& a, const char* of, PyTypeObject* type, const passed& call) {
        const auto v = assigned(parameters<1>{of, {"key"}}, call);
        return instance_of<secret_box>(type, [&](void* memory) { new (memory) secret_box(a, v[0]); });
    }
};

} // namespace linnet_python

#endif
