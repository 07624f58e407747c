// SPDX-License-Identifier: MIT OR Apache-2.0
/// The module linnet._core: the classes of the kinds and of every algorithm in the catalog. The class of a kind has the methods;
/// the class of an algorithm adds the constructor and the sizes. Two imports share nothing, so each interpreter may have its own
/// lock.

#include <algorithm>
#include <string>
#include <tuple>
#include <type_traits>

#include "cells_call.hpp"
#include "self_test_call.hpp"

#include <generated/count.hpp>
#include <kinds.hpp> // made by CMakeLists.txt
#include <response_file.hpp>

namespace linnet_python {
namespace {

using linnet_library::algorithm_count;

/// "Ascon-Hash256" gives "AsconHash256", "Ascon-128 with masks" "Ascon128WithMasks", and "SHA3-256" "SHA3_256".
std::string class_name(std::string_view name) {
    std::string out;
    bool first = true;
    for (const char c : name) {
        const bool small = c >= 'a' && c <= 'z';
        const bool digit = c >= '0' && c <= '9';
        const bool kept = small || (c >= 'A' && c <= 'Z') || digit;
        if (first && digit && !out.empty() && out.back() >= '0' && out.back() <= '9') out += '_';
        if (kept) out += static_cast<char>(first && small ? c - 'a' + 'A' : c);
        first = !kept;
    }
    return out;
}

/// The class names with the package as prefix. The classes point to them.
const std::array<std::string, algorithm_count>& full_names() {
    static const auto names = [] {
        std::array<std::string, algorithm_count> made;
        for (std::size_t i = 0; i < algorithm_count; ++i)
            made[i] = "linnet." + class_name(linnet_library::algorithms()[i].entry.name);
        return made;
    }();
    return names;
}
const char* name_of(std::size_t index) { return full_names()[index].c_str() + std::string_view("linnet.").size(); }

/// Whether there are objects of a kind.
template <class Kind>
constexpr bool has_objects = requires(const catalog_entry& e) { Kind::signature(e); };

/// The result of f.template operator()<Kind>() for the class of a kind.
template <class Function, class... Kind>
auto with_class(algorithm_kind kind, const Function& f, std::type_identity<std::tuple<Kind...>>) {
    decltype(f.template operator()<aead_class>()) made{};
    ((Kind::kind == kind ? void(made = f.template operator()<Kind>()) : void()), ...);
    return made;
}
template <class Function>
auto with_class(algorithm_kind kind, const Function& f) {
    return with_class(kind, f, std::type_identity<kinds>());
}

const char* constructor_signature(const catalog_entry& e) {
    return with_class(e.kind, [&]<class Kind>() -> const char* {
        if constexpr (has_objects<Kind>) return Kind::signature(e);
        else return nullptr;
    });
}

/// What the kind calls its key.
const char* key_name(algorithm_kind kind) {
    return with_class(kind, []<class Kind>() -> const char* {
        if constexpr (requires { Kind::key_name; }) return Kind::key_name;
        else return "Key";
    });
}

std::string class_doc(const char* name, const catalog_entry& e) {
    const char* const signature = constructor_signature(e);
    std::string out = signature == nullptr ? "" : name + std::string(signature);
    out += std::string(e.name) + " (" + std::string(e.specification) + "), " + std::string(to_string(e.status)) + ".\n";
    const auto line = [&](const char* what, std::size_t size, const std::string& more = {}) {
        if (size != 0 && size < SIZE_MAX - 64)
            out += std::string("\n") + what + ": " + std::to_string(size) + " bytes" + more + ".";
    };
    const auto range = [](const char* what, std::size_t smallest, std::size_t largest, std::size_t step) {
        if (smallest == largest) return std::string();
        return what + std::to_string(smallest) + (largest == SIZE_MAX ? " or more" : " to " + std::to_string(largest)) +
               (step == 1 ? "" : " in steps of " + std::to_string(step));
    };
    line(key_name(e.kind), e.key_size,
         e.key_size_min == 0 ? ", or any other number" : range(", or another number: ", e.key_size_min, e.key_size_max, 1));
    line("Nonce", e.nonce_size, range(", or another number: ", e.nonce_size_min, e.nonce_size_max, 1));
    line("Tag", e.tag_size, range("; tag_size may be ", e.tag_size_min, e.tag_size_max, e.tag_size_step));
    line("Digest", e.digest_size, e.kind == algorithm_kind::xof ? ", or any other number" : "");
    line("Longest customization", e.customization_size_max);
    line("Longest message", e.message_size_max);
    line("Longest output", e.output_size_max);
    line("Extracted key", e.extract_size);
    line("Public key", e.public_key_size);
    line("Shared secret", e.shared_secret_size);
    return out;
}

/// Creates an object of each kind; null for kinds without objects, whose classes cannot be called.
using maker = PyObject* (*)(const algorithm&, const char* name, PyTypeObject*, const passed&);
template <class... Kind>
constexpr auto makers_of(std::type_identity<std::tuple<Kind...>>) {
    std::array<maker, sizeof...(Kind)> made{};
    const auto set = [&]<class One>() {
        if constexpr (has_objects<One>) made[static_cast<std::size_t>(One::kind)] = &One::construct;
    };
    (set.template operator()<Kind>(), ...);
    return made;
}
constexpr auto makers = makers_of(std::type_identity<kinds>());

/// An object of the algorithm with this number.
PyObject* construct(std::size_t index, PyTypeObject* type, const passed& call) {
    const algorithm& a = linnet_library::algorithms()[index];
    return makers[static_cast<std::size_t>(a.entry.kind)](a, name_of(index), type, call);
}

/// What a class calls to create an object.
struct constructor {
    newfunc by_tuple;
    vectorcallfunc by_array;
};

template <std::size_t Index>
PyObject* construct_by_tuple(PyTypeObject* type, PyObject* positional, PyObject* named) noexcept {
    return guarded([&] { return construct(Index, type, unpacked(positional, named).call()); });
}
template <std::size_t Index>
PyObject* construct_by_array(PyObject* type, PyObject* const* values, std::size_t count, PyObject* names) noexcept {
    return guarded([&] {
        return construct(Index, reinterpret_cast<PyTypeObject*>(type), {values, PyVectorcall_NARGS(count), names});
    });
}

template <std::size_t... Index>
constexpr std::array<constructor, sizeof...(Index)> constructors_of(std::index_sequence<Index...>) {
    return {constructor{&construct_by_tuple<Index>, &construct_by_array<Index>}...};
}
constexpr auto constructors = constructors_of(std::make_index_sequence<algorithm_count>());

/// The class of a kind, which has no constructor.
template <class T>
reference new_base(PyObject* module, const char* name, const char* documentation, PyMethodDef* methods, PyGetSetDef* attributes,
                   unsigned long flags = Py_TPFLAGS_BASETYPE) {
    return new_class<T>(module, name, flags | Py_TPFLAGS_DISALLOW_INSTANTIATION, nullptr,
                        {{Py_tp_doc, const_cast<char*>(documentation)}, {Py_tp_methods, methods}, {Py_tp_getset, attributes}});
}

/// Adds an attribute to a class that is not published yet; assignment cannot do this.
void set_attribute(PyObject* cls, const char* name, reference value) {
    const reference dictionary = checked(PyObject_GenericGetDict(cls, nullptr));
    checked(PyDict_SetItemString(dictionary.get(), name, checked(value.release()).get()));
}

void set_sizes(PyObject* cls, const algorithm& a) {
    const catalog_entry& e = a.entry;
    set_attribute(cls, "id", text_of(e.id));
    if (e.key_size != 0) set_attribute(cls, "key_size", reference(number(e.key_size)));
    if (e.nonce_size != 0) set_attribute(cls, "nonce_size", reference(number(e.nonce_size)));
    if (e.kind == algorithm_kind::secretbox) set_attribute(cls, "tag_size", reference(number(e.tag_size)));
    if (e.digest_size != 0) set_attribute(cls, "digest_size", reference(number(e.digest_size)));
    if (e.extract_size != 0) set_attribute(cls, "extract_size", reference(number(e.extract_size)));
    if (e.public_key_size != 0) set_attribute(cls, "public_key_size", reference(number(e.public_key_size)));
    if (e.shared_secret_size != 0) set_attribute(cls, "shared_secret_size", reference(number(e.shared_secret_size)));
    if (e.kind == algorithm_kind::aead)
        set_attribute(cls, "online", reference(PyBool_FromLong(default_of(a).aead->encryptor != nullptr)));
    PyType_Modified(reinterpret_cast<PyTypeObject*>(cls));
}

/// The methods that the class of an algorithm has in addition to the methods of its kind.
template <class Kind>
PyMethodDef* own_methods(const catalog_entry& e) {
    if constexpr (requires { Kind::methods_of(e); }) return Kind::methods_of(e);
    else return no_methods;
}

template <class Kind>
reference new_algorithm(PyObject* module, std::size_t index, PyObject* base) {
    using T = typename Kind::object;
    const algorithm& a = linnet_library::algorithms()[index];
    std::string doc = class_doc(name_of(index), a.entry);
    if constexpr (!has_objects<Kind>) {
        reference cls = new_class<T>(module, full_names()[index].c_str(), Py_TPFLAGS_DISALLOW_INSTANTIATION, base,
                                     {{Py_tp_doc, doc.data()}, {Py_tp_methods, own_methods<Kind>(a.entry)}});
        set_sizes(cls.get(), a);
        return cls;
    }
    reference cls = new_class<T>(module, full_names()[index].c_str(), 0, base,
                                 {{Py_tp_doc, doc.data()}, {Py_tp_new, reinterpret_cast<void*>(constructors[index].by_tuple)}});
#if !defined(Py_LIMITED_API)
    reinterpret_cast<PyTypeObject*>(cls.get())->tp_vectorcall = constructors[index].by_array;
#endif
    set_sizes(cls.get(), a);
    return cls;
}

/// The module during initialization.
class contents {
    PyObject* const module_;
    reference names_ = checked(PyList_New(0));

public:
    explicit contents(PyObject* module) : module_(module) {}

    void add(const char* name, PyObject* object) {
        checked(PyModule_AddObjectRef(module_, name, object));
        if (name[0] != '_') checked(PyList_Append(names_.get(), text_of(name).get()));
    }
    void add_names() { add("__all__", names_.get()); }
    PyObject* module() const { return module_; }
};

/// The class of each kind, in their order.
using bases = std::array<reference, std::tuple_size_v<kinds>>;

template <class... Kind>
bases add_bases(contents& c, std::type_identity<std::tuple<Kind...>>) {
    bases made{new_base<typename Kind::object>(c.module(), Kind::name, Kind::documentation, Kind::methods, Kind::attributes)...};
    std::size_t at = 0;
    (c.add(Kind::name + std::string_view("linnet.").size(), made[at++].get()), ...);
    return made;
}

void add_incremental(contents& c, module_state& state) {
    state.encryptor =
        new_base<encryptor>(c.module(), "linnet.Encryptor",
                            "An incremental encryption, as AEAD.encryptor makes it: update_aad as often as need be, then\n"
                            "update, then finalize once. Threads may share an object: their calls take turns.",
                            encryptor_methods, stream_attributes_of<encryptor>, 0)
            .release();
    state.decryptor =
        new_base<decryptor>(c.module(), "linnet.Decryptor",
                            "An incremental decryption, as AEAD.decryptor makes it: update_aad as often as need be, then\n"
                            "update, then finalize once. Threads may share an object: their calls take turns.\n\n"
                            "What update returns is not authentic before finalize has returned. Hold it back until then: a forged\n"
                            "message gives plaintext too.",
                            decryptor_methods, stream_attributes_of<decryptor>, 0)
            .release();
    c.add("Encryptor", state.encryptor);
    c.add("Decryptor", state.decryptor);
}

/// The class of an algorithm, derived from the class of its kind.
template <class... Kind>
reference add_algorithm(contents& c, const bases& all, std::size_t index, std::type_identity<std::tuple<Kind...>>) {
    reference made;
    std::size_t at = 0;
    const auto add = [&]<class One>() {
        PyObject* const base = all[at++].get();
        if (linnet_library::algorithms()[index].entry.kind == One::kind) made = new_algorithm<One>(c.module(), index, base);
    };
    (add.template operator()<Kind>(), ...);
    return made;
}

std::string underscored(std::string_view id) {
    std::string made(id);
    std::ranges::replace(made, '-', '_');
    return made;
}

/// The name that hashlib has for a hash function, where it has it: "sha256" of sha-256, "shake_128" of shake128.
std::string hashlib_name(std::string_view id) {
    for (const auto& [ours, theirs] : {std::pair("sha-", "sha"), std::pair("shake", "shake_")})
        if (id.starts_with(ours)) return theirs + underscored(id.substr(std::string_view(ours).size()));
    return underscored(id);
}

/// The classes of the algorithms, which can be called as in hashlib, and the dictionary of them by id.
void add_algorithms(contents& c, const bases& all) {
    const reference classes = checked(PyDict_New());
    for (std::size_t i = 0; i < algorithm_count; ++i) {
        const catalog_entry& e = linnet_library::algorithms()[i].entry;
        const reference cls = add_algorithm(c, all, i, std::type_identity<kinds>());
        c.add(name_of(i), cls.get());
        checked(PyDict_SetItemString(classes.get(), text(e.id), cls.get()));
        if (e.digest_size == 0) continue;
        const std::string function = underscored(e.id), other = hashlib_name(e.id);
        c.add(function.c_str(), cls.get());
        if (other != function) c.add(other.c_str(), cls.get());
    }
    c.add("_classes", classes.get());
}

int fill(PyObject* module) noexcept {
    const reference done(guarded([&] {
        turns::watch_forks();
        self_tests::run_if_wanted();
        auto& state = *static_cast<module_state*>(PyModule_GetState(module));
        contents c(module);
        state.invalid_tag =
            checked(PyErr_NewExceptionWithDoc("linnet.InvalidTag", "A message or a tag is not authentic.", nullptr, nullptr))
                .release();
        c.add("InvalidTag", state.invalid_tag);
        add_incremental(c, state);
        add_algorithms(c, add_bases(c, std::type_identity<kinds>()));
        c.add_names();
        c.add("_version", text_of(LINNET_VERSION).get());
        return none();
    }));
    return done == nullptr ? -1 : 0;
}

/// A size, or None where there is no limit.
reference limit(std::size_t size) { return reference(size == SIZE_MAX ? none() : checked(number(size)).release()); }

PyObject* fields(const catalog_entry& e) {
    const reference nonce_size_max = limit(e.nonce_size_max), tag_size_max = limit(e.tag_size_max),
                    customization_size_max = limit(e.customization_size_max), message_size_max = limit(e.message_size_max);
    return Py_BuildValue(
        "{sssssssssssnsnsnsnsOsnsnsOsnsOsOsOsOsnsOsO}", "id", text(e.id), "name", text(e.name), "kind", text(to_string(e.kind)),
        "status", text(to_string(e.status)), "specification", text(e.specification), "block_size", e.block_size, "key_size",
        e.key_size, "nonce_size", e.nonce_size, "nonce_size_min", e.nonce_size_min, "nonce_size_max", nonce_size_max.get(),
        "tag_size", e.tag_size, "tag_size_min", e.tag_size_min, "tag_size_max", tag_size_max.get(), "tag_size_step",
        e.tag_size_step, "reads_twice", e.reads_twice ? Py_True : Py_False, "binds_tag_size", e.binds_tag_size ? Py_True : Py_False,
        "one_time_key", e.one_time_key ? Py_True : Py_False, "zero_padded", e.zero_padded ? Py_True : Py_False, "digest_size",
        e.digest_size, "customization_size_max", customization_size_max.get(), "message_size_max", message_size_max.get());
}

/// Includes the sizes that may vary.
reference all_fields(const catalog_entry& e) {
    reference all = checked(fields(e));
    const auto add = [&](const char* name, std::size_t size) { checked(PyDict_SetItemString(all.get(), name, limit(size).get())); };
    add("key_size_min", e.key_size_min);
    add("key_size_max", e.key_size_max);
    add("output_size_max", e.output_size_max);
    add("extract_size", e.extract_size);
    add("public_key_size", e.public_key_size);
    add("shared_secret_size", e.shared_secret_size);
    return all;
}

PyObject* entries(PyObject*) {
    reference list = checked(PyList_New(0));
    for (const algorithm& a : linnet_library::algorithms()) checked(PyList_Append(list.get(), all_fields(a.entry).get()));
    return list.release();
}

PyObject* known_answers(PyObject*, PyObject* id) {
    const algorithm& a = algorithm_with_id(id);
    return text_of(linnet_library::response_file(a, default_of(a))).release();
}

PyMethodDef functions[] = {
    method<batch_parameters, batch>(
        "_batch($module, /, operation, id, keys, nonces, associated, texts, tags, target, size, threads, random=None, "
        "seen=None)\n--\n\n"
        "A batch of messages: what it made; of a decryption or verification, which are authentic, and the numbers of those that "
        "are not."),
    method_of_one<batch_lanes>("_lanes", "_lanes($module, id, /)\n--\n\nThe messages that a batch computes side by side."),
    method<cells::headers_parameters, cells::headers>(
        "_cell_headers($module, /, cells, least)\n--\n\n"
        "The different headers of cells, and for each cell the number of its header."),
    method<cells::encrypt_parameters, cells::encrypt>(
        "_encrypt_cells($module, /, ids, keys, headers, contexts, numbers, row_ids, plaintexts, nonces, threads)\n--\n\n"
        "The cells of a column, and the state of each row."),
    method<cells::decrypt_parameters, cells::decrypt>(
        "_decrypt_cells($module, /, ids, keys, headers, contexts, numbers, row_ids, cells, threads)\n--\n\n"
        "The plaintexts of cells, and the state of each row."),
    method_of_none<entries>("_entries", "_entries($module, /)\n--\n\nThe catalog as data."),
    method_of_one<known_answers>("_kat", "_kat($module, id, /)\n--\n\nThe known-answer file of an algorithm."),
    method_of_one<self_tests::passes<nullptr>>("_self_test",
                                               "_self_test($module, id, /)\n--\n\nWhether an algorithm passes its self-test."),
    method_of_one<self_tests::passes<self_tests::flip_a_bit>>(
        "_corrupted_self_test",
        "_corrupted_self_test($module, id, /)\n--\n\nThe same with a wrong bit in what the algorithm computed."),
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef_Slot slots[] = {
    {Py_mod_exec, reinterpret_cast<void*>(&fill)},
#if PY_VERSION_HEX >= 0x030C0000
    {Py_mod_multiple_interpreters, Py_MOD_PER_INTERPRETER_GIL_SUPPORTED},
#endif
#if defined(Py_GIL_DISABLED)
    {Py_mod_gil, Py_MOD_GIL_NOT_USED},
#endif
    {0, nullptr},
};

int traverse(PyObject* module, visitproc visit, void* arg) {
    const auto& state = *static_cast<const module_state*>(PyModule_GetState(module));
    Py_VISIT(state.invalid_tag);
    Py_VISIT(state.encryptor);
    Py_VISIT(state.decryptor);
    return 0;
}

int clear(PyObject* module) {
    auto& state = *static_cast<module_state*>(PyModule_GetState(module));
    Py_CLEAR(state.invalid_tag);
    Py_CLEAR(state.encryptor);
    Py_CLEAR(state.decryptor);
    return 0;
}

PyModuleDef definition{
    PyModuleDef_HEAD_INIT,
    "_core",
    "The algorithms of Linnet, compiled; the package linnet has all that is public here.",
    sizeof(module_state),
    functions,
    slots,
    &traverse,
    &clear,
    [](void* module) { clear(static_cast<PyObject*>(module)); },
};

} // namespace
} // namespace linnet_python

PyMODINIT_FUNC PyInit__core() { return PyModuleDef_Init(&linnet_python::definition); }
