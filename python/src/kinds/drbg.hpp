// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_DRBG_HPP
#define LINNET_PYTHON_DRBG_HPP

/// The class DRBG.

#include "../classes.hpp"
#include "../objects.hpp"

namespace linnet_python {

/// A generator. Calls take turns. A forked child has the state of its parent and would repeat the parent's output, so it is refused
/// until it reseeds.
class drbg {
    const linnet_library::drbg_generator_table& table_;
    context state_;
    std::uint32_t forks_ = turns::forks();

    [[noreturn]] void refuse_state(const char* call) const {
        if (forks_ != turns::forks())
            raise(PyExc_RuntimeError, "%s in a process that forked: it would have the output of its parent; reseed first", call);
        raise(PyExc_ValueError, "%s: after 2**48 requests %s needs a reseed", call, text(entry.name));
    }

public:
    const catalog_entry& entry;
    turns order;

    drbg(const algorithm& a, PyObject* entropy, PyObject* nonce, PyObject* personalization)
        : table_(*default_of(a).drbg->generator), state_(table_), entry(a.entry) {
        const key_buffer entropy_bytes(entropy, entry, "entropy");
        const buffer nonce_bytes(nonce, "nonce");
        const optional_buffer personal(personalization, "personalization");
        const auto work = [&] {
            return table_.init(state_.get(), entropy_bytes.in(), checked_nonce(nonce_bytes.in(), entry), personal.in());
        };
        require(run(entropy_bytes.size() + personal.size(), work), entry);
    }

    void reseed(PyObject* entropy, PyObject* additional) {
        const key_buffer entropy_bytes(entropy, entry, "entropy");
        const optional_buffer more(additional, "additional");
        const auto work = [&] {
            const status why = table_.reseed(state_.get(), entropy_bytes.in(), more.in());
            if (why == status::ok) forks_ = turns::forks();
            return why;
        };
        require(run_in_turn(order, entropy_bytes.size() + more.size(), work), entry);
    }

    PyObject* generate(PyObject* length, PyObject* additional) {
        const Py_ssize_t size = integer(length, "length", "an int", nullptr);
        if (size < 0 || static_cast<std::size_t>(size) > entry.output_size_max)
            raise(PyExc_ValueError, "length is %S; a request to %s is for at most %zu bytes", length, text(entry.name),
                  entry.output_size_max);
        const optional_buffer more(additional, "additional");
        new_bytes out(static_cast<std::size_t>(size));
        const auto work = [&] {
            return forks_ == turns::forks() ? table_.generate(state_.get(), more.in(), out.out()) : status::order;
        };
        if (run_in_turn(order, out.out().size() + more.size(), work) != status::ok) refuse_state("generate");
        return out.take();
    }
};

inline constexpr parameters<2> reseed_parameters{"reseed", {"entropy", "additional"}, 1, 1};
inline constexpr parameters<2> generate_parameters{"generate", {"length", "additional"}, 1, 1};

inline PyObject* reseed(PyObject* self, const std::array<PyObject*, 2>& a) {
    value_of<drbg>(self).reseed(a[0], a[1]);
    return none();
}
inline PyObject* generate(PyObject* self, const std::array<PyObject*, 2>& a) { return value_of<drbg>(self).generate(a[0], a[1]); }

inline PyMethodDef drbg_methods[] = {
    method<generate_parameters, generate>(
        "generate($self, /, length, *, additional=b'')\n--\n\n"
        "The next length random bytes, at most output_size_max, which also depend on additional.\n\n"
        "Raises ValueError after 2**48 requests without reseed, and RuntimeError in a process that forked until\n"
        "it has called reseed."),
    method<reseed_parameters, reseed>(
        "reseed($self, /, entropy, *, additional=b'')\n--\n\n"
        "Takes a fresh entropy input of key_size bytes or more. For prediction resistance call it before\n"
        "generate.\n\n"
        "Raises ValueError if entropy is too short."),
    {nullptr, nullptr, 0, nullptr},
};

inline PyGetSetDef drbg_attributes[] = {
    attribute<[](PyObject* self) { return text_of(value_of<drbg>(self).entry.id).release(); }>(
        "id", "The id of the algorithm in the catalog."),
    attribute<[](PyObject* self) { return number(value_of<drbg>(self).entry.key_size); }>("key_size",
                                                                                          "Bytes of an entropy input at least."),
    attribute<[](PyObject* self) { return number(value_of<drbg>(self).entry.nonce_size); }>("nonce_size",
                                                                                            "Bytes of a nonce at least."),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

struct drbg_class {
    using object = drbg;
    static constexpr algorithm_kind kind = algorithm_kind::drbg;
    static constexpr const char* name = "linnet.DRBG";
    static constexpr const char* key_name = "Entropy input";
    static constexpr const char* documentation =
        "A deterministic random bit generator; the base class of every such algorithm.\n\n"
        "Its output is as hard to guess as the entropy input, and follows from it, the nonce and the\n"
        "personalization string. No two objects may have the same. Where the operating system supplies random\n"
        "bytes, use those: os.urandom. Threads may share an object: their calls take turns.";
    static constexpr PyMethodDef* methods = drbg_methods;
    static constexpr PyGetSetDef* attributes = drbg_attributes;
    static const char* signature(const catalog_entry&) { return "(entropy, nonce, *, personalization=b'')\n--\n\n"; }
    static PyObject* construct(const algorithm& a, const char* of, PyTypeObject* type, const passed& call) {
        const auto v = assigned(parameters<3>{of, {"entropy", "nonce", "personalization"}, 2, 2}, call);
        return instance_of<drbg>(type, [&](void* memory) { new (memory) drbg(a, v[0], v[1], v[2]); });
    }
};

} // namespace linnet_python

#endif
