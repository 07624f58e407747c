// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_PYTHON_HPP
#define LINNET_PYTHON_PYTHON_HPP

/// The parts of CPython's API that the module uses, in C++: references, errors, the interpreter lock. Everything here is in the
/// stable ABI of 3.12.

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <exception>
#include <memory>
#include <new>
#include <string_view>

namespace linnet_python {

/// Thrown while a Python exception is set.
struct python_error : std::exception {};

/// Raises a Python exception with a message in the format of PyErr_Format.
template <class... Arguments>
[[noreturn]] void raise(PyObject* type, const char* format, Arguments... arguments) {
    PyErr_Format(type, format, arguments...);
    throw python_error();
}

/// A catalog name for PyErr_Format: names are string literals, so they are zero-terminated.
inline const char* text(std::string_view literal) { return literal.data(); }

struct give_back {
    void operator()(PyObject* object) const noexcept { Py_DECREF(object); }
};
using reference = std::unique_ptr<PyObject, give_back>;

/// The result of a call that returns a new reference, or null with an exception set.
inline reference checked(PyObject* result) {
    if (result == nullptr) throw python_error();
    return reference(result);
}
inline void checked(int result) {
    if (result < 0) throw python_error();
}

inline reference text_of(std::string_view utf8) {
    return checked(PyUnicode_FromStringAndSize(utf8.data(), static_cast<Py_ssize_t>(utf8.size())));
}

/// The type name of an object as users know it.
inline reference type_name(PyObject* object) {
    return checked(PyObject_GetAttrString(reinterpret_cast<PyObject*>(Py_TYPE(object)), "__name__"));
}

/// Clears the current exception and returns its message.
inline reference take_error() {
    PyObject *type = nullptr, *value = nullptr, *traceback = nullptr;
    PyErr_Fetch(&type, &value, &traceback);
    const reference owned_type(type), owned_traceback(traceback);
    return reference(value);
}

/// Runs a function that Python calls. `f` returns a new reference; a C++ exception becomes a Python exception.
template <class F>
PyObject* guarded(const F& f) noexcept {
    try {
        return f();
    } catch (const python_error&) {
    } catch (const std::bad_alloc&) {
        PyErr_NoMemory();
    } catch (const std::exception& e) {
        PyErr_SetString(PyExc_SystemError, e.what());
    }
    return nullptr;
}

/// Releases the interpreter lock while this lives.
class without_gil {
    PyThreadState* const state_ = PyEval_SaveThread();

public:
    without_gil() = default;
    without_gil(const without_gil&) = delete;
    without_gil& operator=(const without_gil&) = delete;
    ~without_gil() { PyEval_RestoreThread(state_); }
};

/// With fewer bytes, the work takes less time than releasing and reacquiring the interpreter lock.
inline constexpr std::size_t release_gil_at = 4096;

/// Runs `work`, which uses no Python object; long work runs without the interpreter lock.
template <class Work>
auto run(std::size_t size, const Work& work) {
    if (size < release_gil_at) return work();
    const without_gil released;
    return work();
}

} // namespace linnet_python

#endif
