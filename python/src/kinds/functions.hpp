// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_FUNCTIONS_HPP
#define LINNET_PYTHON_FUNCTIONS_HPP

/// The classes KDF and KeyExchange. They keep no state, so there are classes but no objects.

#include "streams.hpp"

namespace linnet_python {

struct kdf {};
struct key_exchange {};

/// The algorithm of a class.
inline const algorithm& algorithm_of(PyObject* cls, const char* call, const char* example) {
    const reference id = checked(PyObject_GetAttrString(cls, "id"));
    for (const algorithm& a : linnet_library::algorithms())
        if (PyUnicode_Check(id.get()) != 0 && PyUnicode_CompareWithASCIIString(id.get(), text(a.entry.id)) == 0) return a;
    raise(PyExc_TypeError, "%s() is of the classes of algorithms, as linnet.%s.%s()", call, example, call);
}

inline new_bytes output_of_length(PyObject* length, const catalog_entry& e) {
    const std::size_t size = checked_length(length);
    if (size == 0 || size > e.output_size_max)
        raise(PyExc_ValueError, "length is %S; %s gives 1 to %zu", length, text(e.name), e.output_size_max);
    return new_bytes(size);
}

inline std::uint32_t checked_iterations(PyObject* given, const catalog_entry& e) {
    if (absent(given)) raise(PyExc_TypeError, "derive() misses the argument 'iterations', which %s takes", text(e.name));
    const Py_ssize_t number = integer(given, "iterations", "an int", nullptr);
    if (number < 1 || number > Py_ssize_t{e.iterations_max})
        raise(PyExc_ValueError, "iterations is %S; expected 1 to %zu", given, std::size_t{e.iterations_max});
    return static_cast<std::uint32_t>(number);
}

inline PyObject* derived(const algorithm& by, const buffer& secret, PyObject* length, const optional_buffer& salt,
                         const optional_buffer& info, std::uint32_t iterations) {
    new_bytes out = output_of_length(length, by.entry);
    const std::size_t work = iterations > 16 ? release_gil_at : secret.size() + salt.size() + info.size() + out.out().size();
    require(run(work, [&] { return default_of(by).kdf->derive(secret.in(), salt.in(), info.in(), iterations, out.out()); }),
            by.entry);
    return out.take();
}

inline constexpr parameters<4> derive_parameters{"derive", {"secret", "length", "salt", "info"}, 2, 2};
inline constexpr parameters<4> password_parameters{"derive", {"password", "length", "salt", "iterations"}, 2, 2};
inline constexpr parameters<2> extract_parameters{"extract", {"secret", "salt"}, 1, 1};
inline constexpr parameters<3> expand_parameters{"expand", {"key", "length", "info"}, 2, 2};

inline PyObject* derive(PyObject* cls, const std::array<PyObject*, 4>& a) {
    return derived(algorithm_of(cls, "derive", "HKDFSHA256"), buffer(a[0], "secret"), a[1], optional_buffer(a[2], "salt"),
                   optional_buffer(a[3], "info"), 0);
}

inline PyObject* derive_from_password(PyObject* cls, const std::array<PyObject*, 4>& a) {
    const algorithm& by = algorithm_of(cls, "derive", "PBKDF2HMACSHA256");
    const buffer password(a[0], "password");
    const optional_buffer salt(a[2], "salt");
    return derived(by, password, a[1], salt, optional_buffer(nullptr, "info"), checked_iterations(a[3], by.entry));
}

inline PyObject* extract(PyObject* cls, const std::array<PyObject*, 2>& a) {
    const algorithm& by = algorithm_of(cls, "extract", "HKDFSHA256");
    const buffer secret(a[0], "secret");
    const optional_buffer salt(a[1], "salt");
    new_bytes out(by.entry.extract_size);
    const auto work = [&] { return default_of(by).kdf->extract(secret.in(), salt.in(), out.out()); };
    require(run(secret.size() + salt.size(), work), by.entry);
    return out.take();
}

inline PyObject* expand(PyObject* cls, const std::array<PyObject*, 3>& a) {
    const algorithm& by = algorithm_of(cls, "expand", "HKDFSHA256");
    const buffer key(a[0], "key");
    const optional_buffer info(a[2], "info");
    new_bytes out = output_of_length(a[1], by.entry);
    const auto work = [&] { return default_of(by).kdf->expand(key.in(), info.in(), out.out()); };
    require(run(info.size() + out.out().size(), work), by.entry);
    return out.take();
}

template <auto& Parameters, auto Function>
PyMethodDef class_method(const char* documentation) {
    PyMethodDef made = method<Parameters, Function>(documentation);
    made.ml_flags |= METH_CLASS;
    return made;
}

inline PyMethodDef no_methods[] = {{nullptr, nullptr, 0, nullptr}};

inline PyMethodDef two_step_methods[] = {
    class_method<derive_parameters, derive>("derive($type, /, secret, length, *, salt=b'', info=b'')\n--\n\n"
                                            "length bytes derived from a secret, a salt and info, which names their use."),
    class_method<extract_parameters, extract>("extract($type, /, secret, *, salt=b'')\n--\n\n"
                                              "The pseudorandom key of secret and salt: the first of the two steps of derive."),
    class_method<expand_parameters, expand>("expand($type, /, key, length, *, info=b'')\n--\n\n"
                                            "length bytes derived from a pseudorandom key and info: the second step."),
    {nullptr, nullptr, 0, nullptr},
};

inline PyMethodDef password_methods[] = {
    class_method<password_parameters, derive_from_password>(
        "derive($type, /, password, length, *, salt=b'', iterations)\n--\n\n"
        "length bytes derived from a password and a salt. Each guess costs an attacker as many iterations."),
    {nullptr, nullptr, 0, nullptr},
};

/// A key of the algorithm's size.
inline bytes_in sized_key(const buffer& given, const char* name, std::size_t size, const catalog_entry& e) {
    if (given.size() != size) raise(PyExc_ValueError, "%s is %zu bytes; %s takes %zu", name, given.size(), text(e.name), size);
    return given.in();
}

inline constexpr parameters<1> public_key_parameters{"public_key", {"secret_key"}};
inline constexpr parameters<2> agree_parameters{"agree", {"secret_key", "peer_public_key"}};

inline PyObject* public_key(PyObject* cls, const std::array<PyObject*, 1>& a) {
    const algorithm& by = algorithm_of(cls, "public_key", "X25519");
    const buffer given(a[0], "secret_key");
    const bytes_in secret = sized_key(given, "secret_key", by.entry.key_size, by.entry);
    new_bytes own(by.entry.public_key_size);
    run(release_gil_at, [&] { return default_of(by).kex->public_key(secret, own.out()); });
    return own.take();
}

inline PyObject* agree(PyObject* cls, const std::array<PyObject*, 2>& a) {
    const algorithm& by = algorithm_of(cls, "agree", "X25519");
    const buffer given(a[0], "secret_key"), of_peer(a[1], "peer_public_key");
    const bytes_in secret = sized_key(given, "secret_key", by.entry.key_size, by.entry);
    const bytes_in peer = sized_key(of_peer, "peer_public_key", by.entry.public_key_size, by.entry);
    new_bytes shared(by.entry.shared_secret_size);
    if (run(release_gil_at, [&] { return default_of(by).kex->agree(secret, peer, shared.out()); }) != status::ok)
        raise(PyExc_ValueError, "peer_public_key makes the shared secret zero, whatever secret_key is");
    return shared.take();
}

inline PyMethodDef key_exchange_methods[] = {
    generate_key_method,
    class_method<public_key_parameters, public_key>("public_key($type, /, secret_key)\n--\n\n"
                                                    "What the peer gets: the public key of a secret one."),
    class_method<agree_parameters, agree>(
        "agree($type, /, secret_key, peer_public_key)\n--\n\n"
        "The secret that the owners of both keys share. It is no key yet: put it, with both public keys, through a key\n"
        "derivation function. ValueError if the peer's key makes it zero whatever the secret key is."),
    {nullptr, nullptr, 0, nullptr},
};

struct kdf_class {
    using object = kdf;
    static constexpr algorithm_kind kind = algorithm_kind::kdf;
    static constexpr const char* name = "linnet.KDF";
    static constexpr const char* documentation =
        "A key derivation function; the base class of every such algorithm. There are no objects of it: derive, and\n"
        "extract and expand where there are two steps, belong to the classes, each with the parameters of its own.";
    static constexpr PyMethodDef* methods = no_methods;
    static constexpr PyGetSetDef* attributes = nullptr;
    static PyMethodDef* methods_of(const catalog_entry& e) { return e.iterations_max != 0 ? password_methods : two_step_methods; }
};

struct kex_class {
    using object = key_exchange;
    static constexpr algorithm_kind kind = algorithm_kind::kex;
    static constexpr const char* name = "linnet.KeyExchange";
    static constexpr const char* key_name = "Secret key";
    static constexpr const char* documentation =
        "A key exchange; the base class of every such algorithm. There are no objects of it: public_key and\n"
        "agree belong to the classes. Secret keys are unpredictable bytes, such as those of\n"
        "secrets.token_bytes.";
    static constexpr PyMethodDef* methods = key_exchange_methods;
    static constexpr PyGetSetDef* attributes = nullptr;
};

} // namespace linnet_python

#endif
