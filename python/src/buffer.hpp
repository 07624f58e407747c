// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_BUFFER_HPP
#define LINNET_PYTHON_BUFFER_HPP

#include "python.hpp"

#include <linnet/common.h>
#include <linnet/describe.hpp>

#include <cstring>
#include <optional>

namespace linnet_python {

using bytes_in = std::span<const std::uint8_t>;
using bytes_out = std::span<std::uint8_t>;

/// By memcpy: at -O2, g++ 12 compiles std::ranges::copy to a byte loop, a tenth as fast.
inline void copy(bytes_in from, bytes_out to) noexcept {
    if (!from.empty()) std::memcpy(to.data(), from.data(), from.size());
}

/// Private memory, wiped on destruction.
class private_bytes {
    std::size_t size_;
    std::unique_ptr<std::uint8_t[]> bytes_;

public:
    explicit private_bytes(std::size_t size) : size_(size), bytes_(new std::uint8_t[size]) {}
    private_bytes(const private_bytes&) = delete;
    private_bytes& operator=(const private_bytes&) = delete;
    ~private_bytes() { linnet_wipe(bytes_.get(), size_); }
    bytes_out out() const { return {bytes_.get(), size_}; }
    bytes_in copy_of(bytes_in source) const {
        copy(source, out());
        return out();
    }
};

/// Whether the items of a buffer are pointers to Python objects, as in a NumPy array of dtype object.
inline bool has_objects(const Py_buffer& view) noexcept {
    return view.format != nullptr && std::strchr(view.format, 'O') != nullptr;
}

/// The bytes of a Python object, not copied, held while this lives.
class buffer {
    Py_buffer view_;
    std::uint8_t* data_;
    std::size_t size_;

public:
    enum class access : int { read = PyBUF_SIMPLE, write = PyBUF_WRITABLE };

    buffer(PyObject* object, const char* argument, access wanted = access::read) {
        if (wanted == access::read && PyBytes_CheckExact(object)) {
            view_.obj = nullptr;
            data_ = reinterpret_cast<std::uint8_t*>(PyBytes_AsString(object));
            size_ = static_cast<std::size_t>(PyBytes_Size(object));
            return;
        }
        if (PyObject_GetBuffer(object, &view_, static_cast<int>(wanted) | PyBUF_ND | PyBUF_FORMAT) != 0)
            refuse(object, argument, wanted);
        if (has_objects(view_)) {
            PyBuffer_Release(&view_);
            raise(PyExc_TypeError, "%s is an array of objects, whose bytes are addresses; expected bytes", argument);
        }
        data_ = static_cast<std::uint8_t*>(view_.buf);
        size_ = static_cast<std::size_t>(view_.len);
    }
    buffer(const buffer&) = delete;
    buffer& operator=(const buffer&) = delete;
    ~buffer() { PyBuffer_Release(&view_); }

    std::size_t size() const { return size_; }
    bytes_in in() const { return {data_, size_}; }
    bytes_out out() const { return {data_, size_}; }
    /// Whether the bytes are immutable. Any object but a `bytes` may refer to memory that others write.
    bool fixed() const { return view_.obj == nullptr; }

private:
    /// Replaces the exporter's exception if that would not name the argument or the remedy.
    [[noreturn]] static void refuse(PyObject* object, const char* argument, access wanted) {
        if (PyObject_CheckBuffer(object) == 0) {
            PyErr_Clear();
            raise(PyExc_TypeError, "%s must be a bytes-like object, not %U", argument, type_name(object).get());
        }
        const reference error = take_error();
        Py_buffer strided;
        checked(PyObject_GetBuffer(object, &strided, PyBUF_STRIDED_RO));
        const bool contiguous = PyBuffer_IsContiguous(&strided, 'C') != 0;
        const bool read_only = strided.readonly != 0;
        PyBuffer_Release(&strided);
        if (!contiguous)
            raise(PyExc_BufferError, "%s is not contiguous; pass a contiguous copy such as bytes(%s)", argument, argument);
        if (wanted == access::write && read_only) raise(PyExc_BufferError, "%s is read-only; pass a writable buffer", argument);
        raise(PyExc_BufferError, "%s gives no plain buffer: %S", argument, error.get());
    }
};

/// An optional argument; empty if missing.
class optional_buffer {
    std::optional<buffer> given_;

public:
    optional_buffer(PyObject* object, const char* argument) {
        if (object != nullptr) given_.emplace(object, argument);
    }
    bytes_in in() const { return given_ ? given_->in() : bytes_in{}; }
    std::size_t size() const { return in().size(); }
};

/// A new bytes object. The caller writes its content before anyone else sees it.
class new_bytes {
    reference object_;
    bytes_out out_;

public:
    explicit new_bytes(std::size_t size)
        : object_(checked(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)))),
          out_(reinterpret_cast<std::uint8_t*>(PyBytes_AsString(object_.get())), size) {}
    bytes_out out() const { return out_; }
    PyObject* take() { return object_.release(); }
};

} // namespace linnet_python

#endif
