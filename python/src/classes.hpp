// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_CLASSES_HPP
#define LINNET_PYTHON_CLASSES_HPP

/// Python classes for C++ objects. The classes are immutable, and so are their instances except for the C++ object inside.

#include "arguments.hpp"

#include <algorithms.hpp>

#include <cstddef>
#include <initializer_list>
#include <vector>
#if PY_VERSION_HEX < 0x030C0000
#include <structmember.h>
#define Py_T_PYSSIZET T_PYSSIZET
#define Py_READONLY READONLY
#endif

namespace linnet_python {

/// The state of one import of the module.
struct module_state {
    PyObject* invalid_tag;
    PyObject* encryptor;
    PyObject* decryptor;
};

/// The state of the module that created the class of an object.
inline const module_state& state_of(PyObject* self) {
    const void* const state = PyType_GetModuleState(Py_TYPE(self));
    if (state == nullptr) throw python_error();
    return *static_cast<const module_state*>(state);
}

struct instance_head {
    PyObject_HEAD PyObject* weak_references;
    bool alive; ///< whether an object follows this head
};

template <class T>
struct instance : instance_head {
    alignas(T) unsigned char memory[sizeof(T)];
};

template <class T>
T& value_of(PyObject* self) {
    return *std::launder(reinterpret_cast<T*>(reinterpret_cast<instance<T>*>(self)->memory));
}

/// A new instance of a class, with the object that `make(memory)` constructs.
template <class T, class Make>
PyObject* instance_of(PyTypeObject* type, const Make& make) {
    reference self = checked(PyType_GenericAlloc(type, 0));
    auto* const head = reinterpret_cast<instance<T>*>(self.get());
    make(static_cast<void*>(head->memory));
    head->alive = true;
    return self.release();
}

template <class T>
void deallocate(PyObject* self) {
    auto* const head = reinterpret_cast<instance<T>*>(self);
    PyTypeObject* const type = Py_TYPE(self);
    if (head->weak_references != nullptr) PyObject_ClearWeakRefs(self);
    if (head->alive) value_of<T>(self).~T();
    PyObject_Free(self);
    Py_DECREF(type);
}

/// The repr says what an object is, never what it holds: for the class of an algorithm the kind, for another class the algorithm.
template <class T>
PyObject* represent(PyObject* self) noexcept {
    return guarded([&] {
        const T& object = value_of<T>(self);
        const auto& e = object.entry;
        const reference name = checked(PyObject_GetAttrString(reinterpret_cast<PyObject*>(Py_TYPE(self)), "__name__"));
        const bool of_algorithm = PyType_GetSlot(Py_TYPE(self), Py_tp_new) != nullptr; // users cannot construct an Encryptor
        const char* const what = of_algorithm ? text(to_string(e.kind)) : text(e.name);
        std::size_t size = 0;
        if constexpr (requires { object.tag_size; }) size = object.tag_size;
        if constexpr (requires { object.result_size; }) size = object.result_size;
        if (size == 0 || e.kind == linnet::algorithm_kind::xof) return PyUnicode_FromFormat("<linnet.%U: %s>", name.get(), what);
        const char* const result = e.tag_size != 0 ? "tags" : "digests";
        return PyUnicode_FromFormat("<linnet.%U: %s, %s of %zu bytes>", name.get(), what, result, size);
    });
}

inline PyMemberDef instance_members[] = {
    {"__weaklistoffset__", Py_T_PYSSIZET, offsetof(instance_head, weak_references), Py_READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr},
};

/// A class over T. `name` and everything that the slots point to, except the documentation, live as long as the process.
template <class T>
reference new_class(PyObject* module, const char* name, unsigned long flags, PyObject* base,
                    std::initializer_list<PyType_Slot> more) {
    std::vector<PyType_Slot> slots(more);
    slots.push_back({Py_tp_dealloc, reinterpret_cast<void*>(&deallocate<T>)});
    if (base == nullptr) slots.push_back({Py_tp_members, instance_members});
    if constexpr (requires(const T& object) { object.entry; })
        if (base == nullptr) slots.push_back({Py_tp_repr, reinterpret_cast<void*>(&represent<T>)});
    slots.push_back({0, nullptr});
    const auto all_flags = static_cast<unsigned>(flags | Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE);
    PyType_Spec spec{name, sizeof(instance<T>), 0, all_flags, slots.data()};
    return checked(PyType_FromModuleAndSpec(module, &spec, base));
}

/// Adapts a function with named parameters to a function that Python calls.
template <auto& Parameters, auto Function>
PyObject* with_names(PyObject* self, PyObject* const* values, Py_ssize_t positional, PyObject* names) noexcept {
    return guarded([&] { return Function(self, assigned(Parameters, {values, positional, names})); });
}
template <auto Function>
PyObject* with_one(PyObject* self, PyObject* argument) noexcept {
    return guarded([&] { return Function(self, argument); });
}
template <auto Function>
PyObject* with_none(PyObject* self, PyObject*) noexcept {
    return guarded([&] { return Function(self); });
}
template <auto Function>
PyObject* property(PyObject* self, void*) noexcept {
    return guarded([&] { return Function(self); });
}

/// Entries of method tables; `documentation` begins with the signature.
template <auto& Parameters, auto Function>
PyMethodDef method(const char* documentation) {
    return {Parameters.function, reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(&with_names<Parameters, Function>)),
            METH_FASTCALL | METH_KEYWORDS, documentation};
}
template <auto Function>
PyMethodDef method_of_one(const char* name, const char* documentation) {
    return {name, &with_one<Function>, METH_O, documentation};
}
template <auto Function>
PyMethodDef method_of_none(const char* name, const char* documentation, int flags = 0) {
    return {name, &with_none<Function>, METH_NOARGS | flags, documentation};
}
template <auto Function>
PyGetSetDef attribute(const char* name, const char* documentation) {
    return {name, &property<Function>, nullptr, documentation, nullptr};
}

/// As many random bytes as the class attribute states.
inline PyObject* random_bytes(PyObject* cls, const char* attribute, const char* what) {
    const reference size = checked(PyObject_GetAttrString(cls, attribute));
    if (PyLong_Check(size.get()) == 0)
        raise(PyExc_TypeError, "%s() is of the classes of algorithms, as linnet.AsconAEAD128.%s()", what, what);
    const reference os = checked(PyImport_ImportModule("os"));
    return checked(PyObject_CallMethod(os.get(), "urandom", "O", size.get())).release();
}
inline PyObject* generate_key(PyObject* cls) { return random_bytes(cls, "key_size", "generate_key"); }
inline PyObject* generate_nonce(PyObject* cls) { return random_bytes(cls, "nonce_size", "generate_nonce"); }

inline const PyMethodDef generate_key_method = method_of_none<generate_key>(
    "generate_key", "generate_key($type, /)\n--\n\nA key of random bytes from the operating system.", METH_CLASS);
inline const PyMethodDef generate_nonce_method = method_of_none<generate_nonce>(
    "generate_nonce",
    "generate_nonce($type, /)\n--\n\n"
    "A nonce of random bytes from the operating system.\n\n"
    "Random nonces serve, under one key, 2**32 messages if they have 12 bytes, 2**48 with 16 and 2**80\n"
    "with 24; two of them are then equal with a probability of 2**-33. Never choose 8 bytes at random:\n"
    "count.",
    METH_CLASS);

inline PyObject* none() { return Py_NewRef(Py_None); }
inline PyObject* number(std::size_t value) { return PyLong_FromSize_t(value); }

} // namespace linnet_python

#endif
