// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_STREAMS_HPP
#define LINNET_PYTHON_STREAMS_HPP

/// The classes Hash, XOF and MAC.

#include "aead.hpp"

#include <linnet/detail/base/secret.hpp>

namespace linnet_python {

[[noreturn]] inline void refuse_after_read(const char* call) {
    raise(PyExc_ValueError, "%s after read: an output that is being read neither changes nor starts again", call);
}

template <class T>
PyObject* update(PyObject* self, PyObject* argument) {
    stream& s = value_of<T>(self);
    const buffer data(argument, "data");
    bool reading = false;
    const auto work = [&] {
        reading = s.reading;
        return !reading && s.update(data.in());
    };
    if (run_in_turn(s.order, data.size(), work)) return none();
    if (reading) refuse_after_read("update");
    s.refuse_length();
}

inline new_bytes result(stream& s, std::size_t size) {
    new_bytes out(size);
    if (!run_in_turn(s.order, size, [&] { return !s.reading && s.result(out.out()); })) refuse_after_read("digest");
    return out;
}

inline PyObject* hexadecimal(new_bytes&& bytes) {
    const reference made(bytes.take());
    return PyObject_CallMethod(made.get(), "hex", nullptr);
}

template <class T>
PyObject* digest(PyObject* self) {
    stream& s = value_of<T>(self);
    return result(s, s.result_size).take();
}
template <class T>
PyObject* hexdigest(PyObject* self) {
    stream& s = value_of<T>(self);
    return hexadecimal(result(s, s.result_size));
}

template <class T>
PyObject* copy(PyObject* self) {
    T& source = value_of<T>(self);
    return instance_of<T>(Py_TYPE(self),
                          [&](void* memory) { run_in_turn(source.order, 0, [&] { return new (memory) T(source); }); });
}

inline std::size_t checked_length(PyObject* length) {
    const Py_ssize_t number = integer(length, "length", "an int", nullptr);
    if (number < 0) raise(PyExc_ValueError, "length is %S; expected 0 or more", length);
    if (number > PY_SSIZE_T_MAX / 4) raise(PyExc_ValueError, "length is %S; no memory holds as much", length);
    return static_cast<std::size_t>(number);
}

inline constexpr parameters<1> digest_parameters{"digest", {"length"}};
inline constexpr parameters<1> hexdigest_parameters{"hexdigest", {"length"}};
inline constexpr parameters<1> read_parameters{"read", {"length"}};
inline constexpr parameters<1> verify_parameters{"verify", {"tag"}};

inline PyObject* digest_of_length(PyObject* self, const std::array<PyObject*, 1>& a) {
    return result(value_of<xof>(self), checked_length(a[0])).take();
}
inline PyObject* hexdigest_of_length(PyObject* self, const std::array<PyObject*, 1>& a) {
    return hexadecimal(result(value_of<xof>(self), checked_length(a[0])));
}
inline PyObject* read(PyObject* self, const std::array<PyObject*, 1>& a) {
    xof& s = value_of<xof>(self);
    new_bytes out(checked_length(a[0]));
    run_in_turn(s.order, out.out().size(), [&] { return s.reading = s.read(out.out()); });
    return out.take();
}

inline PyObject* verify(PyObject* self, const std::array<PyObject*, 1>& a) {
    mac& s = value_of<mac>(self);
    const buffer received(a[0], "tag");
    if (received.size() != s.result_size) refuse_tag(self, s.entry);
    const private_bytes computed(s.result_size);
    const bool good = run_in_turn(s.order, s.result_size, [&] { return s.result(computed.out()); }) &&
                      linnet::detail::equal_constant_time(bytes_in(computed.out()), received.in());
    if (!good) refuse_tag(self, s.entry);
    return none();
}

template <class T>
PyMethodDef update_method() {
    return method_of_one<update<T>>("update", "update($self, data, /)\n--\n\nAppends data to the message.");
}
template <class T>
PyMethodDef copy_method() {
    return method_of_none<copy<T>>("copy", "copy($self, /)\n--\n\nAn object in the same state, from here on independent.");
}
template <class T>
PyMethodDef digest_method(const char* documentation) {
    return method_of_none<digest<T>>("digest", documentation);
}
template <class T>
PyMethodDef hexdigest_method() {
    return method_of_none<hexdigest<T>>("hexdigest", "hexdigest($self, /)\n--\n\nThe same in hexadecimal.");
}

inline PyMethodDef hash_methods[] = {
    update_method<hash>(),
    copy_method<hash>(),
    digest_method<hash>("digest($self, /)\n--\n\nThe digest of the message so far, which may still grow."),
    hexdigest_method<hash>(),
    {nullptr, nullptr, 0, nullptr},
};

inline PyMethodDef xof_methods[] = {
    update_method<xof>(),
    copy_method<xof>(),
    method<digest_parameters, digest_of_length>(
        "digest($self, /, length)\n--\n\nThe first length bytes of the output for the message so far, which may still grow."),
    method<hexdigest_parameters, hexdigest_of_length>("hexdigest($self, /, length)\n--\n\nThe same in hexadecimal."),
    method<read_parameters, read>(
        "read($self, /, length)\n--\n\nThe next length bytes of the output. The first call ends the message."),
    {nullptr, nullptr, 0, nullptr},
};

inline PyMethodDef mac_methods[] = {
    update_method<mac>(),
    copy_method<mac>(),
    digest_method<mac>("digest($self, /)\n--\n\nThe tag of the message so far, which may still grow."),
    hexdigest_method<mac>(),
    method<verify_parameters, verify>(
        "verify($self, /, tag)\n--\n\n"
        "Compares tag with the tag of the message so far, in constant time. Raises InvalidTag if they differ."),
    generate_key_method,
    {nullptr, nullptr, 0, nullptr},
};

template <class T>
PyGetSetDef id_attribute(const char* name, const char* documentation) {
    return attribute<[](PyObject* self) { return text_of(value_of<T>(self).entry.id).release(); }>(name, documentation);
}
template <class T>
PyGetSetDef block_size_attribute() {
    return attribute<[](PyObject* self) { return number(value_of<T>(self).entry.block_size); }>(
        "block_size", "Bytes taken per call of the primitive.");
}
template <class T>
PyGetSetDef result_size_attribute(const char* name, const char* documentation) {
    return attribute<[](PyObject* self) { return number(value_of<T>(self).result_size); }>(name, documentation);
}
constexpr const char* documentation_of_id = "The id of the algorithm in the catalog.";
constexpr const char* documentation_of_name = "The id too, under the name it has in hashlib.";

inline PyGetSetDef hash_attributes[] = {
    id_attribute<hash>("id", documentation_of_id),
    id_attribute<hash>("name", documentation_of_name),
    block_size_attribute<hash>(),
    result_size_attribute<hash>("digest_size", "Bytes of a digest."),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

inline PyGetSetDef xof_attributes[] = {
    id_attribute<xof>("id", documentation_of_id),
    id_attribute<xof>("name", documentation_of_name),
    block_size_attribute<xof>(),
    result_size_attribute<xof>("digest_size", "The usual length of an output; any other may be asked for."),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

inline PyGetSetDef mac_attributes[] = {
    id_attribute<mac>("id", documentation_of_id),
    id_attribute<mac>("name", documentation_of_name),
    block_size_attribute<mac>(),
    result_size_attribute<mac>("digest_size", "Bytes of a tag, under the name that hmac has for it."),
    attribute<[](PyObject* self) { return number(value_of<mac>(self).entry.key_size); }>("key_size", "Bytes of a key."),
    result_size_attribute<mac>("tag_size", "Bytes of a tag, fixed for this object."),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

struct hash_class {
    using object = hash;
    static constexpr algorithm_kind kind = algorithm_kind::hash;
    static constexpr const char* name = "linnet.Hash";
    static constexpr const char* documentation =
        "A hash function at work on a message, in the manner of hashlib; the base class of every such\n"
        "algorithm. Threads may share an object: their calls take turns.";
    static constexpr PyMethodDef* methods = hash_methods;
    static constexpr PyGetSetDef* attributes = hash_attributes;
    static const char* signature(const catalog_entry&) { return "(data=b'')\n--\n\n"; }
    static PyObject* construct(const algorithm& a, const char* of, PyTypeObject* type, const passed& call) {
        const auto v = assigned(parameters<1>{of, {"data"}, 0}, call);
        return instance_of<hash>(type, [&](void* memory) { new (memory) hash(a, v[0]); });
    }
};

struct xof_class {
    using object = xof;
    static constexpr algorithm_kind kind = algorithm_kind::xof;
    static constexpr const char* name = "linnet.XOF";
    static constexpr const char* documentation =
        "An extendable-output function at work on a message; the base class of every such algorithm.\n\n"
        "digest leaves the object as it is. read gives the output piece by piece, and from the first read on\n"
        "update and digest raise ValueError. Threads may share an object: their calls take turns.";
    static constexpr PyMethodDef* methods = xof_methods;
    static constexpr PyGetSetDef* attributes = xof_attributes;
    static const char* signature(const catalog_entry&) { return "(data=b'', *, customization=b'')\n--\n\n"; }
    static PyObject* construct(const algorithm& a, const char* of, PyTypeObject* type, const passed& call) {
        const auto v = assigned(parameters<2>{of, {"data", "customization"}, 0, 1}, call);
        return instance_of<xof>(type, [&](void* memory) { new (memory) xof(a, v[0], v[1]); });
    }
};

struct mac_class {
    using object = mac;
    static constexpr algorithm_kind kind = algorithm_kind::mac;
    static constexpr const char* name = "linnet.MAC";
    static constexpr const char* documentation =
        "A message authentication code at work on a message, in the manner of hmac; the base class of every\n"
        "such algorithm. Threads may share an object: their calls take turns.";
    static constexpr PyMethodDef* methods = mac_methods;
    static constexpr PyGetSetDef* attributes = mac_attributes;
    static const char* signature(const catalog_entry& e) {
        return e.nonce_size != 0               ? "(key, nonce, data=b'', *, tag_size=None)\n--\n\n"
               : e.customization_size_max != 0 ? "(key, data=b'', *, customization=b'', tag_size=None)\n--\n\n"
                                               : "(key, data=b'', *, tag_size=None)\n--\n\n";
    }
    static PyObject* construct(const algorithm& a, const char* of, PyTypeObject* type, const passed& call) {
        if (a.entry.nonce_size != 0) {
            const auto v = assigned(parameters<4>{of, {"key", "nonce", "data", "tag_size"}, 2, 3}, call);
            return instance_of<mac>(type, [&](void* memory) { new (memory) mac(a, v[0], v[1], v[2], v[3]); });
        }
        if (a.entry.customization_size_max != 0) {
            const auto v = assigned(parameters<4>{of, {"key", "data", "customization", "tag_size"}, 1, 2}, call);
            return instance_of<mac>(type, [&](void* memory) { new (memory) mac(a, v[0], v[2], v[1], v[3]); });
        }
        const auto v = assigned(parameters<3>{of, {"key", "data", "tag_size"}, 1, 2}, call);
        return instance_of<mac>(type, [&](void* memory) { new (memory) mac(a, v[0], nullptr, v[1], v[2]); });
    }
};

} // namespace linnet_python

#endif
