// SPDX-License-Identifier: MIT OR Apache-2.0
/// The Python classes of every algorithm in the catalog. Methods are bound once a kind, on its base class; the class of an
/// algorithm adds the constructor, generate_key and the sizes.

#include "objects.hpp"

#include <algorithm>
#include <chrono>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <response_file.hpp>
#include <vector>

#define BUFFER "typing_extensions.Buffer"
#define SEALED_ARGUMENTS "nonce: " BUFFER ", data: " BUFFER ", associated_data: " BUFFER " | None"

namespace linnet_python {
namespace {

using namespace nb::literals;
using linnet::algorithm_kind;

PyObject* invalid_tag = nullptr;

[[noreturn]] void refuse_tag(const catalog_entry& e) { raise(invalid_tag, "%s: the message is not authentic", text(e.name)); }

/// The arguments of one encryption or decryption, checked.
class aead_call {
    const aead& self_;
    buffer nonce_;
    buffer data_;
    std::optional<buffer> associated_data_;

public:
    aead_call(const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data)
        : self_(self), nonce_(nonce, "nonce"), data_(data, "data") {
        if (!associated_data.is_none()) associated_data_.emplace(associated_data, "associated_data");
        const catalog_entry& e = self.entry;
        if (nonce_.size() != e.nonce_size)
            raise(PyExc_ValueError, "nonce is %zu bytes; %s takes %zu", nonce_.size(), text(e.name), e.nonce_size);
    }

    std::size_t sealed_size() const {
        const catalog_entry& e = self_.entry;
        if (data_.size() > e.message_size_max)
            raise(PyExc_ValueError, "data is %zu bytes; %s takes at most %zu", data_.size(), text(e.name), e.message_size_max);
        return data_.size() + self_.tag_size;
    }
    /// What is too short to hold a tag is not authentic.
    std::size_t opened_size() const {
        if (data_.size() < self_.tag_size) refuse_tag(self_.entry);
        return data_.size() - self_.tag_size;
    }
    /// The first `size` bytes of the caller's `out`, if they may be written.
    bytes_out target(const buffer& out, std::size_t size) const {
        using linnet::detail::overlap;
        if (out.size() < size) raise(PyExc_ValueError, "out is %zu bytes; %zu are needed", out.size(), size);
        const bytes_out used = out.out().first(size);
        if (overlap(used, nonce_.in()) || overlap(used, associated()) ||
            (overlap(used, data_.in()) && used.data() != data_.in().data()))
            raise(PyExc_ValueError, "out overlaps another argument; only data that starts where out starts may share its memory");
        return used;
    }

    void seal(bytes_out out) const {
        const bool good = run(work(), [&] { return encrypt(out); });
        if (!good) raise(PyExc_ValueError, "%s refuses to encrypt these arguments", text(self_.entry.name));
    }
    void open(bytes_out out) const {
        const bytes_in data = data_.in();
        const bool good = run(work(), [&] {
            return self_.decrypt(nonce_.in(), associated(), data.first(out.size()), data.subspan(out.size()), out);
        });
        if (!good) refuse_tag(self_.entry);
    }
    double seconds_to_seal(bytes_out out, std::size_t repeat) const {
        const auto begin = std::chrono::steady_clock::now();
        bool good = true;
        for (std::size_t i = 0; i < repeat; ++i) good = encrypt(out) && good;
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        return good ? seconds.count() : 0;
    }

private:
    bytes_in associated() const { return associated_data_ ? associated_data_->in() : bytes_in{}; }
    std::size_t work() const { return data_.size() + associated().size(); }
    bool encrypt(bytes_out out) const {
        return self_.encrypt(nonce_.in(), associated(), data_.in(), out.first(data_.size()), out.subspan(data_.size()));
    }
};

nb::bytes encrypt(const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data) {
    const aead_call call(self, nonce, data, associated_data);
    new_bytes out(call.sealed_size());
    call.seal(out.out());
    return out.take();
}

nb::bytes decrypt(const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data) {
    const aead_call call(self, nonce, data, associated_data);
    new_bytes out(call.opened_size());
    call.open(out.out());
    return out.take();
}

std::size_t encrypt_into(const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data, nb::handle out) {
    const aead_call call(self, nonce, data, associated_data);
    const buffer whole(out, "out", buffer::access::write);
    const bytes_out used = call.target(whole, call.sealed_size());
    call.seal(used);
    return used.size();
}

std::size_t decrypt_into(const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data, nb::handle out) {
    const aead_call call(self, nonce, data, associated_data);
    const buffer whole(out, "out", buffer::access::write);
    const bytes_out used = call.target(whole, call.opened_size());
    call.open(used);
    return used.size();
}

double seconds_to_encrypt(const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data, std::size_t repeat) {
    const aead_call call(self, nonce, data, associated_data);
    const new_bytes out(call.sealed_size());
    return call.seconds_to_seal(out.out(), repeat);
}

[[noreturn]] void refuse_after_read(const char* call) {
    raise(PyExc_ValueError, "%s after read: an output that is being read neither changes nor starts again", call);
}

void update(stream& self, nb::handle data) {
    const buffer message(data, "data");
    const bool taken = run_locked(self.mutex, message.size(), [&] { return !self.reading && self.update(message.in()); });
    if (taken) return;
    if (self.reading) refuse_after_read("update");
    self.refuse_length();
}

nb::bytes result(const stream& self, std::size_t size) {
    new_bytes out(size);
    if (!run_locked(self.mutex, size, [&] { return !self.reading && self.result(out.out()); })) refuse_after_read("digest");
    return out.take();
}

nb::object hex(const nb::bytes& bytes) { return bytes.attr("hex")(); }

std::size_t checked_length(Py_ssize_t length) {
    if (length < 0) raise(PyExc_ValueError, "length is %zd; expected 0 or more", length);
    return static_cast<std::size_t>(length);
}

nb::bytes read(xof& self, Py_ssize_t length) {
    new_bytes out(checked_length(length));
    run_locked(self.mutex, out.out().size(), [&] { return self.reading = self.read(out.out()); });
    return out.take();
}

void verify(const mac& self, nb::handle tag) {
    const buffer received(tag, "tag");
    if (received.size() != self.result_size) refuse_tag(self.entry);
    const new_bytes computed(self.result_size);
    const bool good = run_locked(self.mutex, self.result_size, [&] { return self.result(computed.out()); }) &&
                      linnet::detail::equal_constant_time(bytes_in(computed.out()), received.in());
    linnet::detail::fill_zero(computed.out());
    if (!good) refuse_tag(self.entry);
}

template <class Base>
nb::object copy(nb::handle_t<Base> object) {
    const auto& self = *nb::inst_ptr<Base>(object);
    nb::object result = nb::inst_alloc(object.type());
    run_locked(self.mutex, 0, [&] { return new (nb::inst_ptr<void>(result)) Base(self); });
    nb::inst_mark_ready(result);
    return result;
}

template <class Base>
nb::class_<Base> declare_stream(nb::module_& m, const char* name, const char* doc, const char* size_doc) {
    return nb::class_<Base>(m, name, doc)
        .def_prop_ro(
            "id", [](const Base& self) { return self.entry.id; }, "The id of the algorithm in the catalog.")
        .def_prop_ro(
            "name", [](const Base& self) { return self.entry.id; }, "The id too, under the name it has in hashlib.")
        .def_prop_ro(
            "block_size", [](const Base& self) { return self.entry.block_size; }, "Bytes taken per call of the primitive.")
        .def_prop_ro(
            "digest_size", [](const Base& self) { return self.result_size; }, size_doc)
        .def(
            "update", [](Base& self, nb::handle data) { update(self, data); }, nb::arg().none(),
            nb::sig("def update(self, data: " BUFFER ", /) -> None"), "Appends data to the message.")
        .def("copy", &copy<Base>, nb::sig("def copy(self) -> typing_extensions.Self"),
             "An object in the same state, from here on independent.");
}

template <class Base>
nb::class_<Base> define_digest(nb::class_<Base> cls, const char* doc) {
    return cls
        .def(
            "digest", [](const Base& self) { return result(self, self.result_size); }, nb::sig("def digest(self) -> bytes"), doc)
        .def(
            "hexdigest", [](const Base& self) { return hex(result(self, self.result_size)); },
            nb::sig("def hexdigest(self) -> str"), "The same in hexadecimal.");
}

void declare_aead(nb::module_& m) {
    nb::class_<aead>(m, "AEAD",
                     "Authenticated encryption with associated data under one key; the base class of every such algorithm.\n\n"
                     "A nonce must never be used twice under one key. Objects never change, so threads may share them.")
        .def_prop_ro(
            "id", [](const aead& self) { return self.entry.id; }, "The id of the algorithm in the catalog.")
        .def_prop_ro(
            "key_size", [](const aead& self) { return self.entry.key_size; }, "Bytes of a key.")
        .def_prop_ro(
            "nonce_size", [](const aead& self) { return self.entry.nonce_size; }, "Bytes of a nonce.")
        .def_prop_ro(
            "tag_size", [](const aead& self) { return self.tag_size; }, "Bytes of a tag, fixed for this key.")
        .def("encrypt", &encrypt, "nonce"_a.none(), "data"_a.none(), "associated_data"_a.none() = nb::none(),
             nb::sig("def encrypt(self, " SEALED_ARGUMENTS " = None) -> bytes"),
             "The ciphertext of data, as long as data, followed by the tag.\n\n"
             "Raises ValueError if the nonce has the wrong length.")
        .def("decrypt", &decrypt, "nonce"_a.none(), "data"_a.none(), "associated_data"_a.none() = nb::none(),
             nb::sig("def decrypt(self, " SEALED_ARGUMENTS " = None) -> bytes"),
             "The plaintext of data, a ciphertext followed by its tag.\n\n"
             "Raises InvalidTag if key, nonce, associated data, ciphertext and tag do not belong together, and\n"
             "ValueError if the nonce has the wrong length.")
        .def("encrypt_into", &encrypt_into, "nonce"_a.none(), "data"_a.none(), "associated_data"_a.none(), "out"_a.none(),
             nb::sig("def encrypt_into(self, " SEALED_ARGUMENTS ", out: " BUFFER ") -> int"),
             "Writes what encrypt returns to the front of out and returns its length, len(data) + tag_size.\n\n"
             "data may start where out starts; any other overlap raises ValueError.")
        .def("decrypt_into", &decrypt_into, "nonce"_a.none(), "data"_a.none(), "associated_data"_a.none(), "out"_a.none(),
             nb::sig("def decrypt_into(self, " SEALED_ARGUMENTS ", out: " BUFFER ") -> int"),
             "Writes what decrypt returns to the front of out and returns its length, len(data) - tag_size.\n\n"
             "After InvalidTag these bytes of out are zero, or untouched if data is shorter than a tag. data may\n"
             "start where out starts; any other overlap raises ValueError.");
    m.def("_seconds_to_encrypt", &seconds_to_encrypt, nb::arg(), nb::arg(), nb::arg(), nb::arg().none(), nb::arg(),
          nb::sig("def _seconds_to_encrypt(aead: AEAD, " SEALED_ARGUMENTS ", repeat: int) -> float"),
          "The time that a caller in C++ needs for repeat encryptions.");
}

void declare_hash(nb::module_& m) {
    define_digest(
        declare_stream<hash>(m, "Hash",
                             "A hash function at work on a message, in the manner of hashlib; the base class of every such\n"
                             "algorithm. Threads may share an object: their calls take turns.",
                             "Bytes of a digest."),
        "The digest of the message so far, which may still grow.");
}

void declare_xof(nb::module_& m) {
    declare_stream<xof>(m, "XOF",
                        "An extendable-output function at work on a message; the base class of every such algorithm.\n\n"
                        "digest leaves the object as it is. read gives the output piece by piece, and from the first read on\n"
                        "update and digest raise ValueError. Threads may share an object: their calls take turns.",
                        "The usual length of an output; any other may be asked for.")
        .def(
            "digest", [](const xof& self, Py_ssize_t length) { return result(self, checked_length(length)); }, "length"_a,
            "The first length bytes of the output for the message so far, which may still grow.")
        .def(
            "hexdigest", [](const xof& self, Py_ssize_t length) { return hex(result(self, checked_length(length))); }, "length"_a,
            nb::sig("def hexdigest(self, length: int) -> str"), "The same in hexadecimal.")
        .def("read", &read, "length"_a, "The next length bytes of the output. The first call ends the message.");
}

void declare_mac(nb::module_& m) {
    define_digest(
        declare_stream<mac>(m, "MAC",
                            "A message authentication code at work on a message, in the manner of hmac; the base class of every\n"
                            "such algorithm. Threads may share an object: their calls take turns.",
                            "Bytes of a tag, under the name that hmac has for it."),
        "The tag of the message so far, which may still grow.")
        .def_prop_ro(
            "key_size", [](const mac& self) { return self.entry.key_size; }, "Bytes of a key.")
        .def_prop_ro(
            "tag_size", [](const mac& self) { return self.result_size; }, "Bytes of a tag, fixed for this object.")
        .def("verify", &verify, "tag"_a.none(), nb::sig("def verify(self, tag: " BUFFER ") -> None"),
             "Compares tag with that of the message so far, in constant time. Raises InvalidTag if they differ.");
}

/// "Ascon-Hash256" gives "AsconHash256", and "Ascon-128 with masks" "Ascon128WithMasks".
std::string class_name(std::string_view name) {
    std::string out;
    bool first = true;
    for (const char c : name) {
        const bool small = c >= 'a' && c <= 'z';
        const bool kept = small || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (kept) out += static_cast<char>(first && small ? c - 'a' + 'A' : c);
        first = !kept;
    }
    return out;
}

std::string class_doc(const catalog_entry& e) {
    std::string out = std::string(e.name) + " (" + std::string(e.specification) + "), " + std::string(to_string(e.status)) + ".\n";
    const auto line = [&](const char* what, std::size_t size, const std::string& more = {}) {
        if (size != 0 && size != SIZE_MAX) out += std::string("\n") + what + ": " + std::to_string(size) + " bytes" + more + ".";
    };
    std::string other_tags;
    if (e.tag_size_min != e.tag_size_max)
        other_tags = "; tag_size may be " + std::to_string(e.tag_size_min) +
                     (e.tag_size_max == SIZE_MAX ? " or more" : " to " + std::to_string(e.tag_size_max));
    line("Key", e.key_size);
    line("Nonce", e.nonce_size);
    line("Tag", e.tag_size, other_tags);
    line("Digest", e.digest_size, e.kind == linnet::algorithm_kind::xof ? ", or any other number" : "");
    line("Longest customization", e.customization_size_max);
    line("Longest message", e.message_size_max);
    return out;
}

/// nanobind tells classes apart by their C++ types: this gives each algorithm one.
template <class Object, std::size_t Number>
struct numbered : Object {
    numbered(const numbered&) = delete;
};

template <algorithm_kind Kind>
auto object_of() {
    if constexpr (Kind == algorithm_kind::aead) return std::type_identity<aead>{};
    else if constexpr (Kind == algorithm_kind::hash) return std::type_identity<hash>{};
    else if constexpr (Kind == algorithm_kind::xof) return std::type_identity<xof>{};
    else if constexpr (Kind == algorithm_kind::mac) return std::type_identity<mac>{};
    else static_assert(Kind == algorithm_kind::aead, "algorithms of this kind have no Python class yet");
}

template <std::size_t Number>
nb::object new_class(nb::module_& m) {
    constexpr const catalog_entry& e = linnet::catalog_entries[Number];
    using object = typename decltype(object_of<e.kind>())::type;
    return nb::class_<numbered<object, Number>, object>(m, class_name(e.name).c_str(), class_doc(e).c_str(), nb::is_final());
}

template <std::size_t... Number>
constexpr auto makers_of_classes(std::index_sequence<Number...>) {
    return std::array{&new_class<Number>...};
}

/// What the classes of all kinds have.
void add_attributes(nb::module_& m, nb::class_<aead> cls, const catalog_entry& e) {
    cls.attr("id") = e.id;
    if (e.key_size != 0) {
        cls.attr("key_size") = e.key_size;
        cls.def_static(
            "generate_key", [size = e.key_size] { return nb::module_::import_("os").attr("urandom")(size); },
            nb::sig("def generate_key() -> bytes"), "A key of random bytes from the operating system.");
    }
    if (e.nonce_size != 0) cls.attr("nonce_size") = e.nonce_size;
    if (e.digest_size != 0) {
        cls.attr("digest_size") = e.digest_size;
        std::string function(e.id);
        std::replace(function.begin(), function.end(), '-', '_');
        m.attr(function.c_str()) = cls;
    }
}

template <class Object>
using self = nb::pointer_and_handle<Object>;

void add_constructor(nb::class_<aead> cls, const algorithm& a) {
    cls.def(
        "__init__", [&a](self<aead> s, nb::handle key, optional_size tag_size) { new (s.p) aead(a, key, tag_size); },
        "key"_a.none(), nb::kw_only(), "tag_size"_a.none() = nb::none(),
        nb::sig("def __init__(self, key: " BUFFER ", *, tag_size: int | None = None) -> None"));
}

void add_constructor(nb::class_<hash> cls, const algorithm& a) {
    cls.def(
        "__init__", [&a](self<hash> s, nb::handle data) { new (s.p) hash(a, data); }, "data"_a.none() = nb::bytes("", 0),
        nb::sig("def __init__(self, data: " BUFFER " = b'') -> None"));
}

void add_constructor(nb::class_<xof> cls, const algorithm& a) {
    cls.def(
        "__init__", [&a](self<xof> s, nb::handle data, nb::handle customization) { new (s.p) xof(a, data, customization); },
        "data"_a.none() = nb::bytes("", 0), nb::kw_only(), "customization"_a.none() = nb::bytes("", 0),
        nb::sig("def __init__(self, data: " BUFFER " = b'', *, customization: " BUFFER " = b'') -> None"));
}

void add_constructor(nb::class_<mac> cls, const algorithm& a) {
    cls.def(
        "__init__",
        [&a](self<mac> s, nb::handle key, nb::handle data, optional_size tag_size) { new (s.p) mac(a, key, data, tag_size); },
        "key"_a.none(), "data"_a.none() = nb::bytes("", 0), nb::kw_only(), "tag_size"_a.none() = nb::none(),
        nb::sig("def __init__(self, key: " BUFFER ", data: " BUFFER " = b'', *, tag_size: int | None = None) -> None"));
}

template <class Object>
void complete(nb::module_& m, nb::handle cls, const algorithm& a) {
    add_attributes(m, nb::borrow<nb::class_<aead>>(cls), a.entry);
    add_constructor(nb::borrow<nb::class_<Object>>(cls), a);
}

/// The class of each algorithm by id.
nb::dict declare_algorithms(nb::module_& m) {
    constexpr auto makers = makers_of_classes(std::make_index_sequence<linnet::catalog_entries.size()>());
    nb::dict classes;
    for (std::size_t i = 0; i < makers.size(); ++i) {
        const algorithm& a = linnet_library::algorithms()[i];
        const nb::object cls = makers[i](m);
        classes[nb::cast(a.entry.id)] = cls;
        if (a.entry.kind == algorithm_kind::aead) complete<aead>(m, cls, a);
        else if (a.entry.kind == algorithm_kind::hash) complete<hash>(m, cls, a);
        else if (a.entry.kind == algorithm_kind::xof) complete<xof>(m, cls, a);
        else complete<mac>(m, cls, a);
    }
    return classes;
}

nb::dict fields(const catalog_entry& e) {
    const auto limit = [](std::size_t size) { return size == SIZE_MAX ? nb::none() : nb::object(nb::int_(size)); };
    nb::dict out;
    out["id"] = e.id;
    out["name"] = e.name;
    out["kind"] = to_string(e.kind);
    out["status"] = to_string(e.status);
    out["specification"] = e.specification;
    out["block_size"] = e.block_size;
    out["key_size"] = e.key_size;
    out["nonce_size"] = e.nonce_size;
    out["tag_size"] = e.tag_size;
    out["tag_size_min"] = e.tag_size_min;
    out["tag_size_max"] = limit(e.tag_size_max);
    out["digest_size"] = e.digest_size;
    out["customization_size_max"] = e.customization_size_max;
    out["message_size_max"] = limit(e.message_size_max);
    return out;
}

std::string answers(std::string_view id) {
    for (const algorithm& a : linnet_library::algorithms())
        if (a.entry.id == id) return linnet_library::response_file(a, default_of(a));
    return {};
}

nb::list entries() {
    nb::list out;
    for (const algorithm& a : linnet_library::algorithms()) out.append(fields(a.entry));
    return out;
}

} // namespace
} // namespace linnet_python

NB_MODULE(_core, m) {
    using namespace linnet_python;
    m.doc() = "The algorithms of Linnet, compiled; the package linnet has all that is public here.";
    m.attr("_version") = LINNET_VERSION;
    const std::string exception = nb::cast<std::string>(m.attr("__name__")) + ".InvalidTag";
    invalid_tag = PyErr_NewExceptionWithDoc(exception.c_str(), "A message or a tag is not authentic.", nullptr, nullptr);
    if (invalid_tag == nullptr) throw nb::python_error();
    m.attr("InvalidTag") = nb::handle(invalid_tag);
    declare_aead(m);
    declare_hash(m);
    declare_xof(m);
    declare_mac(m);
    m.def(
        "_classes", [classes = declare_algorithms(m)] { return classes; }, nb::sig("def _classes() -> dict[str, type[typing.Any]]"),
        "The class of each algorithm by id.");
    m.def("_entries", &entries, nb::sig("def _entries() -> list[dict[str, typing.Any]]"), "The catalog as data.");
    m.def("_kat", &answers, nb::arg(), "The known-answer file of an algorithm.");
}
