// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_ARGUMENTS_HPP
#define LINNET_PYTHON_ARGUMENTS_HPP

/// The arguments of a call, by position and by name.

#include "python.hpp"

#include <array>

namespace linnet_python {

/// The parameters of a function. The first `required` must be given. The first `positional` may be given without their names; the
/// first `nameless` must be given without.
template <std::size_t Size>
struct parameters {
    const char* function;
    std::array<const char*, Size> names;
    std::size_t required = Size;
    std::size_t positional = Size;
    std::size_t nameless = 0;
};

/// The arguments of a METH_FASTCALL | METH_KEYWORDS call.
struct passed {
    PyObject* const* values;
    Py_ssize_t positional;
    PyObject* names; ///< of the values after the positional ones, or null

    std::size_t count() const { return static_cast<std::size_t>(positional); }
};

/// The parameters without their number as a template argument, for code that is compiled once.
struct parameter_list {
    const char* function;
    const char* const* names;
    std::size_t size, required, positional, nameless;

    [[noreturn]] void refuse_count(std::size_t given) const {
        if (positional == 0) raise(PyExc_TypeError, "%s() takes no positional arguments (%zu given)", function, given);
        raise(PyExc_TypeError, "%s() takes %s %zu positional argument%s (%zu given)", function,
              required < positional ? "at most" : "exactly", positional, positional == 1 ? "" : "s", given);
    }

    std::size_t index_of(PyObject* name) const {
        for (std::size_t i = nameless; i < size; ++i)
            if (PyUnicode_CompareWithASCIIString(name, names[i]) == 0) return i;
        raise(PyExc_TypeError, "%s() got an unexpected keyword argument '%U'", function, name);
    }

    /// Sets each of `values` to the argument, or to null.
    void assign(const passed& call, PyObject** values) const {
        if (call.count() > positional) refuse_count(call.count());
        for (std::size_t i = 0; i < size; ++i) values[i] = i < call.count() ? call.values[i] : nullptr;
        const Py_ssize_t named = call.names == nullptr ? 0 : PyTuple_Size(call.names);
        for (Py_ssize_t i = 0; i < named; ++i) {
            const std::size_t index = index_of(PyTuple_GetItem(call.names, i));
            if (values[index] != nullptr)
                raise(PyExc_TypeError, "%s() got two values for the argument '%s'", function, names[index]);
            values[index] = call.values[call.positional + i];
        }
        for (std::size_t i = 0; i < required; ++i)
            if (values[i] == nullptr) raise(PyExc_TypeError, "%s() misses the argument '%s'", function, names[i]);
    }
};

/// The arguments of a call in the order of the parameters; null if missing.
template <std::size_t Size>
inline std::array<PyObject*, Size> assigned(const parameters<Size>& p, const passed& call) {
    std::array<PyObject*, Size> values;
    if (call.names == nullptr && call.count() >= p.required && call.count() <= p.positional) {
        for (std::size_t i = 0; i < Size; ++i) values[i] = i < call.count() ? call.values[i] : nullptr;
        return values;
    }
    const parameter_list list{p.function, p.names.data(), Size, p.required, p.positional, p.nameless};
    list.assign(call, values.data());
    return values;
}

/// Converts a call with a tuple and a dictionary to the vectorcall form; valid while this object lives.
class unpacked {
    std::unique_ptr<PyObject*[]> values_;
    reference names_;
    Py_ssize_t positional_;

public:
    unpacked(PyObject* tuple, PyObject* dictionary) : positional_(PyTuple_Size(tuple)) {
        const Py_ssize_t named = dictionary == nullptr ? 0 : PyDict_Size(dictionary);
        values_ = std::make_unique<PyObject*[]>(static_cast<std::size_t>(positional_ + named));
        for (Py_ssize_t i = 0; i < positional_; ++i) values_[static_cast<std::size_t>(i)] = PyTuple_GetItem(tuple, i);
        if (named == 0) return;
        names_ = checked(PyTuple_New(named));
        Py_ssize_t at = 0;
        PyObject *key = nullptr, *value = nullptr;
        for (Py_ssize_t i = 0; PyDict_Next(dictionary, &at, &key, &value) != 0; ++i) {
            Py_INCREF(key);
            PyTuple_SetItem(names_.get(), i, key);
            values_[static_cast<std::size_t>(positional_ + i)] = value;
        }
    }
    passed call() const { return {values_.get(), positional_, names_.get()}; }
};

inline bool absent(PyObject* value) { return value == nullptr || value == Py_None; }

/// Converts an integer, or refuses argument `name`. Values that exceed Py_ssize_t raise `too_large`.
inline Py_ssize_t integer(PyObject* value, const char* name, const char* expected, PyObject* too_large) {
    if (PyIndex_Check(value) == 0) raise(PyExc_TypeError, "%s must be %s, not %U", name, expected, type_name(value).get());
    const Py_ssize_t number = PyNumber_AsSsize_t(value, too_large);
    if (number == -1 && PyErr_Occurred() != nullptr) throw python_error();
    return number;
}

} // namespace linnet_python

#endif
