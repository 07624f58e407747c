// SPDX-License-Identifier: MIT OR Apache-2.0
/// The Python classes of every algorithm in the catalog. Methods are bound once a kind, on its base class; the class of an
/// algorithm adds the constructor, generate_key and the sizes.

#include "../../src/response_file.hpp"
#include "objects.hpp"

#include <chrono>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

namespace linnet_python {
namespace {

using namespace nb::literals;
using linnet::catalog_entry;

PyObject* invalid_tag = nullptr;

[[noreturn]] void refuse_tag(const catalog_entry& e) { raise(invalid_tag, "%s: the message is not authentic", text(e.name)); }
[[noreturn]] void refuse_overlap() {
    raise(PyExc_ValueError, "out overlaps another argument; only data that starts where out starts may share its memory");
}

std::size_t checked_length(Py_ssize_t length) {
    if (length < 0) raise(PyExc_ValueError, "length is %zd; expected 0 or more", length);
    return static_cast<std::size_t>(length);
}

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
        if (data_.size() > self_.entry.message_size_max)
            raise(PyExc_ValueError, "data is %zu bytes; %s takes at most %zu", data_.size(), text(self_.entry.name),
                  self_.entry.message_size_max);
        return data_.size() + self_.tag_size;
    }
    /// What is too short to hold a tag is not authentic.
    std::size_t opened_size() const {
        if (data_.size() < self_.tag_size) refuse_tag(self_.entry);
        return data_.size() - self_.tag_size;
    }

    bool seal(bytes_out out) const {
        return run(work(), [&] {
            return self_.encrypt(nonce_.in().data(), associated(), data_.in(), out.first(data_.size()), out.subspan(data_.size()));
        });
    }
    bool open(bytes_out out) const {
        return run(work(), [&] {
            return self_.decrypt(nonce_.in().data(), associated(), data_.in().first(out.size()), data_.in().subspan(out.size()),
                                 out);
        });
    }
    /// Seconds that `repeat` encryptions take in C++.
    double seconds(std::size_t repeat, bytes_out out) const {
        const auto begin = std::chrono::steady_clock::now();
        for (std::size_t i = 0; i < repeat; ++i)
            if (!self_.encrypt(nonce_.in().data(), associated(), data_.in(), out.first(data_.size()), out.subspan(data_.size())))
                refuse_overlap();
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }
    bool overlaps(bytes_out out) const {
        using linnet::detail::overlap;
        return overlap(out, nonce_.in()) || overlap(out, associated()) ||
               (overlap(out, data_.in()) && out.data() != data_.in().data());
    }

private:
    bytes_in associated() const { return associated_data_ ? associated_data_->in() : bytes_in{}; }
    std::size_t work() const { return data_.size() + associated().size(); }
};

nb::bytes encrypt(const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data) {
    const aead_call call(self, nonce, data, associated_data);
    new_bytes out(call.sealed_size());
    if (!call.seal(out.out())) refuse_overlap();
    return out.take();
}

nb::bytes decrypt(const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data) {
    const aead_call call(self, nonce, data, associated_data);
    new_bytes out(call.opened_size());
    if (!call.open(out.out())) refuse_tag(self.entry);
    return out.take();
}

/// The first `size` bytes of the caller's `out`, if it may be written.
bytes_out output(const aead_call& call, const buffer& out, std::size_t size) {
    if (out.size() < size) raise(PyExc_ValueError, "out is %zu bytes; %zu are needed", out.size(), size);
    const bytes_out used = out.out().first(size);
    if (call.overlaps(used)) refuse_overlap();
    return used;
}

std::size_t encrypt_into(const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data, nb::handle out) {
    const aead_call call(self, nonce, data, associated_data);
    const buffer target(out, "out", buffer::access::write);
    const bytes_out used = output(call, target, call.sealed_size());
    if (!call.seal(used)) refuse_overlap();
    return used.size();
}

std::size_t decrypt_into(const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data, nb::handle out) {
    const aead_call call(self, nonce, data, associated_data);
    const buffer target(out, "out", buffer::access::write);
    const bytes_out used = output(call, target, call.opened_size());
    if (!call.open(used)) refuse_tag(self.entry);
    return used.size();
}

void update(stream& self, nb::handle data) {
    const buffer message(data, "data");
    if (!run_locked(self.mutex, message.size(), [&] { return self.update(message.in()); })) self.refuse_length();
}

nb::bytes result(const stream& self, std::size_t size) {
    new_bytes out(size);
    if (!run_locked(self.mutex, size, [&] { return self.result(out.out()); })) self.refuse_length();
    return out.take();
}

[[noreturn]] void refuse_after_read(const char* call) {
    raise(PyExc_ValueError, "%s after read; an extendable-output function that is being read takes and restarts nothing", call);
}

void xof_update(xof& self, nb::handle data) {
    const buffer message(data, "data");
    const bool taken = run_locked(self.mutex, message.size(), [&] { return !self.reading && self.update(message.in()); });
    if (!taken) refuse_after_read("update");
}

nb::bytes xof_digest(const xof& self, Py_ssize_t length) {
    new_bytes out(checked_length(length));
    if (!run_locked(self.mutex, out.out().size(), [&] { return !self.reading && self.result(out.out()); }))
        refuse_after_read("digest");
    return out.take();
}

nb::bytes xof_read(xof& self, Py_ssize_t length) {
    new_bytes out(checked_length(length));
    run_locked(self.mutex, out.out().size(), [&] { return self.reading = self.read(out.out()); });
    return out.take();
}

void verify(const mac& self, nb::handle tag) {
    const buffer received(tag, "tag");
    const bool good =
        received.size() == self.tag_size && run_locked(self.mutex, received.size(), [&] { return self.verify(received.in()); });
    if (!good) refuse_tag(self.entry);
}

nb::object hex(const nb::bytes& bytes) { return bytes.attr("hex")(); }

template <class Base>
Base* copy(const Base& self) {
    return run_locked(self.mutex, 0, [&] { return self.clone(); });
}

/// What the classes of a kind have in common, beside their methods.
template <class Base>
nb::class_<Base> declare_kind(nb::module_& m, const char* name, const char* doc) {
    nb::class_<Base> cls(m, name, doc);
    cls.def_prop_ro(
        "id", [](const Base& self) { return self.entry.id; }, "The id of the algorithm in the catalog.");
    cls.def("__repr__", [](const nb::handle& self) { return nb::str("<linnet.{} object>").format(self.type().attr("__name__")); });
    return cls;
}

template <class Base>
void declare_stream(nb::class_<Base>& cls) {
    cls.def_prop_ro(
        "name", [](const Base& self) { return self.entry.id; }, "The id of the algorithm, as hashlib has it.");
    cls.def_prop_ro(
        "block_size", [](const Base& self) { return self.entry.block_size; }, "Bytes taken per call of the permutation.");
    cls.def("copy", &copy<Base>, nb::rv_policy::take_ownership, nb::sig("def copy(self) -> typing.Self"),
            "An object in the same state, which from here on is independent.");
}

constexpr const char* update_sig = "def update(self, data: typing_extensions.Buffer, /) -> None";

void declare_aead(nb::module_& m) {
    auto cls = declare_kind<aead>(
        m, "AEAD",
        "Authenticated encryption with associated data under one key; the base class of every such algorithm.\n\n"
        "A nonce must never be used twice under one key. Objects are immutable, so threads may share them.");
    cls.def_prop_ro(
        "key_size", [](const aead& self) { return self.entry.key_size; }, "Bytes of a key.");
    cls.def_prop_ro(
        "nonce_size", [](const aead& self) { return self.entry.nonce_size; }, "Bytes of a nonce.");
    cls.def_prop_ro(
        "tag_size", [](const aead& self) { return self.tag_size; }, "Bytes of a tag, fixed for this key.");
    cls.def("encrypt", &encrypt, "nonce"_a.none(), "data"_a.none(), "associated_data"_a.none() = nb::none(),
            nb::sig("def encrypt(self, nonce: typing_extensions.Buffer, data: typing_extensions.Buffer, "
                    "associated_data: typing_extensions.Buffer | None = None) -> bytes"),
            "The ciphertext of data, as long as data, followed by the tag.\n\n"
            "Raises ValueError if the nonce has the wrong length.");
    cls.def("decrypt", &decrypt, "nonce"_a.none(), "data"_a.none(), "associated_data"_a.none() = nb::none(),
            nb::sig("def decrypt(self, nonce: typing_extensions.Buffer, data: typing_extensions.Buffer, "
                    "associated_data: typing_extensions.Buffer | None = None) -> bytes"),
            "The plaintext of data, a ciphertext followed by its tag.\n\n"
            "Raises InvalidTag if key, nonce, associated data, ciphertext and tag do not belong together, and ValueError if the\n"
            "nonce has the wrong length.");
    cls.def("encrypt_into", &encrypt_into, "nonce"_a.none(), "data"_a.none(), "associated_data"_a.none(), "out"_a.none(),
            nb::sig("def encrypt_into(self, nonce: typing_extensions.Buffer, data: typing_extensions.Buffer, "
                    "associated_data: typing_extensions.Buffer | None, out: typing_extensions.Buffer) -> int"),
            "Writes what encrypt returns to the front of out and returns its length, len(data) + tag_size.\n\n"
            "data may start where out starts; any other overlap raises ValueError.");
    cls.def("decrypt_into", &decrypt_into, "nonce"_a.none(), "data"_a.none(), "associated_data"_a.none(), "out"_a.none(),
            nb::sig("def decrypt_into(self, nonce: typing_extensions.Buffer, data: typing_extensions.Buffer, "
                    "associated_data: typing_extensions.Buffer | None, out: typing_extensions.Buffer) -> int"),
            "Writes what decrypt returns to the front of out and returns its length, len(data) - tag_size.\n\n"
            "If InvalidTag is raised, these bytes of out are zero. data may start where out starts.");
}

void declare_hash(nb::module_& m) {
    auto cls = declare_kind<hash>(
        m, "Hash",
        "A hash function at work on a message, in the manner of hashlib; the base class of every such algorithm.\n\n"
        "Threads may share an object: calls take turns.");
    declare_stream(cls);
    cls.def_prop_ro(
        "digest_size", [](const hash& self) { return self.entry.digest_size; }, "Bytes of a digest.");
    cls.def(
        "update", [](hash& self, nb::handle data) { update(self, data); }, nb::arg().none(), nb::sig(update_sig),
        "Appends data to the message.");
    cls.def(
        "digest", [](const hash& self) { return result(self, self.entry.digest_size); },
        "The digest of the message so far, which may still grow.");
    cls.def(
        "hexdigest", [](const hash& self) { return hex(result(self, self.entry.digest_size)); },
        nb::sig("def hexdigest(self) -> str"), "The same in hexadecimal.");
}

void declare_xof(nb::module_& m) {
    auto cls =
        declare_kind<xof>(m, "XOF",
                          "An extendable-output function at work on a message; the base class of every such algorithm.\n\n"
                          "digest leaves the object as it is. read gives the output piece by piece, and from the first read on\n"
                          "update and digest raise ValueError. Threads may share an object: calls take turns.");
    declare_stream(cls);
    cls.def_prop_ro(
        "digest_size", [](const xof& self) { return self.entry.digest_size; },
        "The usual length of an output; any other may be asked for.");
    cls.def("update", &xof_update, nb::arg().none(), nb::sig(update_sig), "Appends data to the message.");
    cls.def("digest", &xof_digest, "length"_a,
            "The first length bytes of the output for the message so far, which may still grow.");
    cls.def(
        "hexdigest", [](const xof& self, Py_ssize_t length) { return hex(xof_digest(self, length)); }, "length"_a,
        nb::sig("def hexdigest(self, length: int) -> str"), "The same in hexadecimal.");
    cls.def("read", &xof_read, "length"_a, "The next length bytes of the output. Ends the message.");
}

void declare_mac(nb::module_& m) {
    auto cls = declare_kind<mac>(
        m, "MAC",
        "A message authentication code at work on a message, in the manner of hmac; the base class of every such\n"
        "algorithm.\n\nThreads may share an object: calls take turns.");
    declare_stream(cls);
    cls.def_prop_ro(
        "key_size", [](const mac& self) { return self.entry.key_size; }, "Bytes of a key.");
    cls.def_prop_ro(
        "tag_size", [](const mac& self) { return self.tag_size; }, "Bytes of a tag, fixed for this object.");
    cls.def_prop_ro(
        "digest_size", [](const mac& self) { return self.tag_size; }, "The same under the name it has in hmac.");
    cls.def(
        "update", [](mac& self, nb::handle data) { update(self, data); }, nb::arg().none(), nb::sig(update_sig),
        "Appends data to the message.");
    cls.def(
        "digest", [](const mac& self) { return result(self, self.tag_size); },
        "The tag of the message so far, which may still grow.");
    cls.def(
        "hexdigest", [](const mac& self) { return hex(result(self, self.tag_size)); }, nb::sig("def hexdigest(self) -> str"),
        "The same in hexadecimal.");
    cls.def("verify", &verify, "tag"_a.none(), nb::sig("def verify(self, tag: typing_extensions.Buffer) -> None"),
            "Compares tag with that of the message so far, in constant time. Raises InvalidTag if they differ.");
}

/// "Ascon-Hash256" gives "AsconHash256".
std::string class_name(std::string_view name) {
    std::string out;
    bool first = true;
    for (const char c : name) {
        const bool letter = c >= 'a' && c <= 'z';
        const bool part = letter || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (part) out += static_cast<char>(first && letter ? c - 'a' + 'A' : c);
        first = !part;
    }
    return out;
}

std::string describe_in_words(const catalog_entry& e) {
    std::string out = std::string(e.name) + " (" + std::string(e.specification) + "), " + std::string(to_string(e.status)) + ".";
    const auto size = [&](const char* what, std::size_t bytes) {
        if (bytes != 0)
            out += std::string("\n") + what + ": " + (bytes == SIZE_MAX ? "any number of" : std::to_string(bytes)) + " bytes.";
    };
    size("Key", e.key_size);
    size("Nonce", e.nonce_size);
    size("Tag", e.tag_size);
    if (e.tag_size_min != e.tag_size_max) {
        size("Shortest tag", e.tag_size_min);
        size("Longest tag", e.tag_size_max);
    }
    size("Digest", e.digest_size);
    size("Longest customization", e.customization_size_max);
    if (e.message_size_max != SIZE_MAX) size("Longest message", e.message_size_max);
    return out;
}

nb::object generate_key(std::size_t size) { return nb::module_::import_("os").attr("urandom")(size); }

constexpr const char* key_signature = "def generate_key() -> bytes";
constexpr const char* key_doc = "A key of random bytes from the operating system.";

template <class A, class Object, class Base>
nb::class_<Object, Base> declare(nb::module_& m, nb::dict& classes) {
    constexpr const catalog_entry& e = entry_of<A>;
    nb::class_<Object, Base> cls(m, class_name(e.name).c_str(), describe_in_words(e).c_str());
    cls.attr("id") = e.id;
    classes[nb::str(e.id.data(), e.id.size())] = cls;
    if constexpr (std::derived_from<Object, stream>) {
        cls.attr("name") = e.id;
        cls.attr("block_size") = e.block_size;
    }
    if (e.key_size != 0) {
        cls.attr("key_size") = e.key_size;
        cls.def_static(
            "generate_key", [] { return generate_key(entry_of<A>.key_size); }, nb::sig(key_signature), key_doc);
    }
    if (e.nonce_size != 0) cls.attr("nonce_size") = e.nonce_size;
    if (e.digest_size != 0) {
        cls.attr("digest_size") = e.digest_size;
        std::string function(e.id);
        for (char& c : function)
            if (c == '-') c = '_';
        m.attr(function.c_str()) = cls;
    }
    return cls;
}

template <linnet::Aead A>
void bind(nb::module_& m, nb::dict& classes) {
    declare<A, aead_of<A>, aead>(m, classes)
        .def(nb::init<nb::handle, length>(), "key"_a.none(), nb::kw_only(), "tag_size"_a.none() = nb::none(),
             nb::sig("def __init__(self, key: typing_extensions.Buffer, *, tag_size: int | None = None) -> None"),
             "tag_size fixes the length of the tags, where the algorithm has several.");
}

template <linnet::Hash A>
void bind(nb::module_& m, nb::dict& classes) {
    declare<A, hash_of<A>, hash>(m, classes)
        .def(nb::init<nb::handle>(), "data"_a.none() = nb::bytes("", 0),
             nb::sig("def __init__(self, data: typing_extensions.Buffer = b'') -> None"));
}

template <linnet::Xof A>
void bind(nb::module_& m, nb::dict& classes) {
    declare<A, xof_of<A>, xof>(m, classes)
        .def(nb::init<nb::handle, nb::handle>(), "data"_a.none() = nb::bytes("", 0), nb::kw_only(),
             "customization"_a.none() = nb::bytes("", 0),
             nb::sig("def __init__(self, data: typing_extensions.Buffer = b'', *, "
                     "customization: typing_extensions.Buffer = b'') -> None"));
}

template <linnet::Mac A>
void bind(nb::module_& m, nb::dict& classes) {
    declare<A, mac_of<A>, mac>(m, classes)
        .def(nb::init<nb::handle, nb::handle, length>(), "key"_a.none(), "data"_a.none() = nb::bytes("", 0), nb::kw_only(),
             "tag_size"_a.none() = nb::none(),
             nb::sig("def __init__(self, key: typing_extensions.Buffer, data: typing_extensions.Buffer = b'', *, "
                     "tag_size: int | None = None) -> None"),
             "tag_size fixes the length of the tag, where the algorithm has several.");
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

nb::list entries() {
    nb::list out;
    for (const catalog_entry& e : linnet::catalog_entries) out.append(fields(e));
    return out;
}

void declare_functions(nb::module_& m, nb::dict classes) {
    m.def(
        "classes", [classes = std::move(classes)] { return classes; },
        nb::sig("def classes() -> dict[str, type[AEAD] | type[Hash] | type[XOF] | type[MAC]]"),
        "The class of each algorithm by id.");
    m.def("entries", &entries, nb::sig("def entries() -> list[dict[str, typing.Any]]"), "The catalog as data.");
    m.def(
        "kat", [](std::string_view id) { return linnet::response_file(id); }, "id"_a,
        "The known-answer file of an algorithm in NIST's response format; empty for an unknown id.");
    m.def(
        "seconds_to_encrypt",
        [](const aead& self, nb::handle nonce, nb::handle data, nb::handle associated_data, std::size_t repeat) {
            const aead_call call(self, nonce, data, associated_data);
            return call.seconds(repeat, new_bytes(call.sealed_size()).out());
        },
        "aead"_a, "nonce"_a.none(), "data"_a.none(), "associated_data"_a.none(), "repeat"_a,
        "The time that a C++ caller needs for repeat encryptions.");
}

} // namespace
} // namespace linnet_python

NB_MODULE(_core, m) {
    using namespace linnet_python;
    m.doc() = "The algorithms of Linnet, compiled. Use the package linnet, which also has everything that is here.";
    invalid_tag = PyErr_NewExceptionWithDoc("linnet.InvalidTag", "A message or tag is not authentic.", nullptr, nullptr);
    if (invalid_tag == nullptr) throw nb::python_error();
    m.attr("InvalidTag") = nb::handle(invalid_tag);
    declare_aead(m);
    declare_hash(m);
    declare_xof(m);
    declare_mac(m);
    nb::dict classes;
    linnet::catalog::for_each([&]<class A>() { bind<A>(m, classes); });
    declare_functions(m, std::move(classes));
}
