// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_CIPHERS_HPP
#define LINNET_PYTHON_CIPHERS_HPP

/// The class StreamCipher.

#include "aead.hpp"

namespace linnet_python {

/// A stream cipher at work on a text. Calls are made in turn.
class stream_cipher {
    const linnet_library::stream_table& table_;
    context state_;

public:
    const catalog_entry& entry;
    turns order;

    stream_cipher(const algorithm& a, PyObject* key, PyObject* nonce)
        : table_(*default_of(a).stream), state_(table_), entry(a.entry) {
        const key_buffer key_bytes(key, entry);
        const buffer nonce_bytes(nonce, "nonce");
        if (table_.start(state_.get(), key_bytes.in(), checked_nonce(nonce_bytes.in(), entry)) != outcome::ok)
            raise(PyExc_ValueError, "%s refuses to start", text(entry.name));
    }
    outcome crypt(bytes_in from, bytes_out to) noexcept { return table_.next(state_.get(), from, to); }
    outcome seek(std::uint64_t position) noexcept { return table_.seek(state_.get(), position); }
};

inline constexpr parameters<2> crypt_into_parameters{"crypt_into", {"data", "out"}};
inline constexpr parameters<1> seek_parameters{"seek", {"position"}};

inline void crypt_text(stream_cipher& s, bytes_in from, bytes_out to) {
    if (run_in_turn(s.order, from.size(), [&] { return s.crypt(from, to); }) != outcome::ok)
        raise(PyExc_ValueError, "%s refuses these arguments", text(s.entry.name));
}

inline PyObject* crypt(PyObject* self, PyObject* argument) {
    const buffer data(argument, "data");
    new_bytes out(data.size());
    crypt_text(value_of<stream_cipher>(self), data.in(), out.out());
    return out.take();
}

inline PyObject* crypt_into(PyObject* self, const std::array<PyObject*, 2>& a) {
    const buffer data(a[0], "data"), out(a[1], "out", buffer::access::write);
    const bytes_out used = front_of(out, data.size());
    if (linnet::detail::overlap(used, data.in()) && used.data() != data.in().data())
        raise(PyExc_ValueError, "out overlaps data; they may share memory only if they start together");
    crypt_text(value_of<stream_cipher>(self), data.in(), used);
    return number(used.size());
}

inline PyObject* seek(PyObject* self, const std::array<PyObject*, 1>& a) {
    stream_cipher& s = value_of<stream_cipher>(self);
    const Py_ssize_t position = integer(a[0], "position", "an int", nullptr);
    if (position < 0 || position == PY_SSIZE_T_MAX) raise(PyExc_ValueError, "position is %S; expected 0 to 2**63 - 2", a[0]);
    if (run_in_turn(s.order, 0, [&] { return s.seek(static_cast<std::uint64_t>(position)); }) != outcome::ok)
        raise(PyExc_ValueError, "%s refuses this position", text(s.entry.name));
    return none();
}

inline PyMethodDef stream_cipher_methods[] = {
    method_of_one<crypt>("crypt", "crypt($self, data, /)\n--\n\n"
                                  "Encrypts, or decrypts, the next piece of the text: the result is as long as data."),
    method<crypt_into_parameters, crypt_into>("crypt_into($self, /, data, out)\n--\n\n"
                                              "Writes what crypt returns to the front of out and returns its length, len(data).\n\n"
                                              "data may start where out starts; any other overlap raises ValueError."),
    method<seek_parameters, seek>("seek($self, /, position)\n--\n\n"
                                  "Goes to a position of the text: the next byte that crypt takes is the one there."),
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

} // namespace linnet_python

#endif
