// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_BUFFER_HPP
#define LINNET_PYTHON_BUFFER_HPP

#include <linnet/catalog.hpp>
#include <nanobind/nanobind.h>

#include <mutex>

namespace linnet_python {

namespace nb = nanobind;
using bytes_in = std::span<const std::uint8_t>;
using bytes_out = std::span<std::uint8_t>;

/// Raises a Python exception with a message in the format of PyErr_Format.
template <class... Arguments>
[[noreturn]] void raise(PyObject* type, const char* format, Arguments... arguments) {
    PyErr_Format(type, format, arguments...);
    throw nb::python_error();
}

/// A name of the catalog for PyErr_Format: they are string literals, so a zero follows.
inline const char* text(std::string_view literal) { return literal.data(); }

/// The bytes of a Python object, without a copy, for as long as this lives.
class buffer {
    Py_buffer view_;
    std::uint8_t* data_;
    std::size_t size_;

public:
    enum class access : int { read = PyBUF_SIMPLE, write = PyBUF_WRITABLE };

    buffer(nb::handle object, const char* argument, access wanted = access::read) {
        if (wanted == access::read && PyBytes_CheckExact(object.ptr())) {
            view_.obj = nullptr;
            data_ = reinterpret_cast<std::uint8_t*>(PyBytes_AS_STRING(object.ptr()));
            size_ = static_cast<std::size_t>(PyBytes_GET_SIZE(object.ptr()));
            return;
        }
        if (PyObject_GetBuffer(object.ptr(), &view_, static_cast<int>(wanted)) != 0) refuse(object, argument, wanted);
        data_ = static_cast<std::uint8_t*>(view_.buf);
        size_ = static_cast<std::size_t>(view_.len);
    }
    buffer(const buffer&) = delete;
    buffer& operator=(const buffer&) = delete;
    ~buffer() { PyBuffer_Release(&view_); }

    std::size_t size() const { return size_; }
    bytes_in in() const { return {data_, size_}; }
    bytes_out out() const { return {data_, size_}; }

private:
    /// Replaces the exporter's own exception where it would not name the argument or the remedy.
    [[noreturn]] static void refuse(nb::handle object, const char* argument, access wanted) {
        if (!PyObject_CheckBuffer(object.ptr()))
            raise(PyExc_TypeError, "%s must be a bytes-like object, not %s", argument, Py_TYPE(object.ptr())->tp_name);
        const nb::python_error from_exporter;
        Py_buffer strided;
        if (PyObject_GetBuffer(object.ptr(), &strided, PyBUF_STRIDED_RO) != 0) throw nb::python_error();
        const bool contiguous = PyBuffer_IsContiguous(&strided, 'C') != 0;
        const bool read_only = strided.readonly != 0;
        PyBuffer_Release(&strided);
        if (!contiguous)
            raise(PyExc_BufferError, "%s is not contiguous; pass a contiguous copy such as bytes(%s)", argument, argument);
        if (wanted == access::write && read_only) raise(PyExc_BufferError, "%s is read-only; pass a writable buffer", argument);
        raise(PyExc_BufferError, "%s gives no plain buffer: %s", argument, from_exporter.what());
    }
};

/// A new bytes object, whose content the caller writes before anyone else sees it.
class new_bytes {
    nb::object object_;

public:
    explicit new_bytes(std::size_t size) : object_(nb::steal(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)))) {
        if (!object_) throw nb::python_error();
    }
    bytes_out out() const {
        return {reinterpret_cast<std::uint8_t*>(PyBytes_AS_STRING(object_.ptr())),
                static_cast<std::size_t>(PyBytes_GET_SIZE(object_.ptr()))};
    }
    nb::bytes take() { return nb::steal<nb::bytes>(object_.release()); }
};

/// Below this many bytes the work is shorter than handing the interpreter over to another thread and back.
inline constexpr std::size_t release_gil_at = 4096;

/// Runs `work`, which touches no Python object, without the interpreter lock if it is long.
template <class Work>
auto run(std::size_t size, Work&& work) {
    if (size < release_gil_at) return work();
    const nb::gil_scoped_release release;
    return work();
}

/// The same for work on an object that several threads may share. Nobody waits for `mutex` with the interpreter lock held.
template <class Work>
auto run_locked(std::mutex& mutex, std::size_t size, Work&& work) {
    if (size < release_gil_at) {
        const std::unique_lock lock(mutex, std::try_to_lock);
        if (lock.owns_lock()) return work();
    }
    const nb::gil_scoped_release release;
    const std::lock_guard lock(mutex);
    return work();
}

} // namespace linnet_python

#endif
