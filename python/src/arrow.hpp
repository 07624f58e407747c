// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_ARROW_HPP
#define LINNET_PYTHON_ARROW_HPP

/// Arrays of byte strings by the C data interface of Apache Arrow, in the PyCapsules that every Arrow library exports and imports.
/// The specification ("The Arrow C data interface") fixes the layout of the structures.

#include "buffer.hpp"

#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace linnet_python::arrow {

struct schema {
    const char* format;
    const char* name;
    const char* metadata;
    std::int64_t flags, n_children;
    schema** children;
    schema* dictionary;
    void (*release)(schema*);
    void* private_data;
};

struct array {
    std::int64_t length, null_count, offset, n_buffers, n_children;
    const void** buffers;
    array** children;
    array* dictionary;
    void (*release)(array*);
    void* private_data;
};

inline constexpr std::int64_t nullable = 2; ///< a flag of a schema

/// Checks a PyArrow array against the sizes of its buffers, which the C data interface does not give. The class of an extension
/// type may belong to any module.
inline void validate_by_pyarrow(PyObject* object, const char* argument) {
    const reference module(PyImport_GetModule(text_of("pyarrow").get()));
    const reference type(module ? PyObject_GetAttrString(module.get(), "Array") : nullptr);
    PyErr_Clear(); // without PyArrow it is not a PyArrow array
    const int is_one = type ? PyObject_IsInstance(object, type.get()) : 0;
    checked(is_one);
    if (is_one == 0) return;
    const reference method = checked(PyObject_GetAttrString(type.get(), "validate")), itself = checked(PyTuple_Pack(1, object)),
                    fully = checked(Py_BuildValue("{s:O}", "full", Py_True)),
                    done(PyObject_Call(method.get(), itself.get(), fully.get()));
    if (done) return;
    const bool says_why =
        PyErr_ExceptionMatches(PyExc_ValueError) != 0 || PyErr_ExceptionMatches(PyExc_IndexError) != 0; // raised by views
    if (!says_why) throw python_error();
    raise(PyExc_ValueError, "%s is not a valid Arrow array: %S", argument, take_error().get());
}

/// An array that another library made, held while this lives: binary, string, their forms with 64-bit offsets, or fixed-size
/// binary. Only the addresses of its buffers are trusted, and their sizes if PyArrow has not checked them.
class imported {
    reference capsules_;
    const char* argument_;
    const array* array_ = nullptr;
    std::size_t offset_size_ = 0, width_ = 0;

    const std::uint8_t* bytes(std::size_t index) const { return static_cast<const std::uint8_t*>(array_->buffers[index]); }
    std::size_t place(std::int64_t i) const { return static_cast<std::size_t>(array_->offset + i); }
    template <class Offset>
    Offset offset(std::size_t at) const { // buffers of an IPC file may be unaligned
        Offset value;
        std::memcpy(&value, bytes(1) + at * sizeof value, sizeof value);
        return value;
    }
    std::size_t offset_at(std::size_t at) const {
        return static_cast<std::size_t>(offset_size_ == 4 ? offset<std::int32_t>(at) : offset<std::int64_t>(at));
    }

    /// The name of an unsupported type; null: its format describes it.
    static const char* kind_of(const schema& s) {
        const std::string_view format = s.format;
        if (s.dictionary != nullptr) return "a dictionary";
        return format == "vz" ? "binary views" : format == "vu" ? "string views" : nullptr;
    }

    void read_format(const schema& s) {
        const std::string_view format = s.format;
        if (format == "z" || format == "u") offset_size_ = 4;
        else if (format == "Z" || format == "U") offset_size_ = 8;
        else if (format.starts_with("w:") && s.dictionary == nullptr) read_width(format.substr(2));
        else {
            const char* const kind = kind_of(s);
            raise(PyExc_TypeError,
                  "%s is an Arrow array of %s%s; expected binary, string, their large forms or fixed-size binary, as cast() makes",
                  argument_, kind ? kind : "format ", kind ? "" : s.format);
        }
    }
    void read_width(std::string_view digits) {
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), width_);
        require(error == std::errc() && end == digits.data() + digits.size(), "the width of its format is not a number");
    }
    void require(bool holds, const char* otherwise) const {
        if (!holds) raise(PyExc_ValueError, "%s is not a valid Arrow array: %s", argument_, otherwise);
    }

    void check() const {
        require(array_->release != nullptr, "it was released");
        require(array_->length >= 0 && array_->offset >= 0, "its length or offset is negative");
        const std::size_t least = sizeof(void*); // the caller's vectors need this much for each string
        const auto row = static_cast<std::int64_t>(std::max({offset_size_, width_, least}));
        require(row > 0 && array_->offset <= INT64_MAX / row - 1 && array_->length <= INT64_MAX / row - 1 - array_->offset,
                "its length is more than memory can have");
        require(array_->n_buffers == (fixed_size() ? 2 : 3) && array_->buffers != nullptr, "it has another number of buffers");
        require(array_->null_count <= 0 || bytes(0) != nullptr, "it has nulls and no bitmap");
        if (fixed_size()) require(array_->length == 0 || width_ == 0 || bytes(1) != nullptr, "it has no data");
        else if (array_->length != 0) offset_size_ == 4 ? check_offsets<std::int32_t>() : check_offsets<std::int64_t>();
    }
    /// Offsets are not negative and never descend.
    template <class Offset>
    void check_offsets() const {
        require(bytes(1) != nullptr, "it has no offsets");
        const std::size_t first = place(0), last = place(array_->length);
        bool falls = false;
        for (std::size_t at = first; at != last; ++at) falls |= offset<Offset>(at + 1) < offset<Offset>(at);
        require(offset<Offset>(first) >= 0 && !falls, "its offsets are negative or fall");
        require(offset<Offset>(last) == offset<Offset>(first) || bytes(2) != nullptr, "it has no data");
    }

    static reference exported(PyObject* object, const char* argument) {
        validate_by_pyarrow(object, argument);
        return checked(PyObject_CallMethod(object, "__arrow_c_array__", nullptr));
    }

public:
    imported(PyObject* object, const char* argument) : capsules_(exported(object, argument)), argument_(argument) {
        if (PyTuple_Check(capsules_.get()) == 0 || PyTuple_Size(capsules_.get()) != 2)
            raise(PyExc_TypeError, "%s gives no pair of Arrow capsules", argument);
        const auto* const s = static_cast<const schema*>(PyCapsule_GetPointer(PyTuple_GetItem(capsules_.get(), 0), "arrow_schema"));
        if (s == nullptr) throw python_error();
        array_ = static_cast<const array*>(PyCapsule_GetPointer(PyTuple_GetItem(capsules_.get(), 1), "arrow_array"));
        if (array_ == nullptr) throw python_error();
        require(s->release != nullptr && s->format != nullptr, "its type was released");
        read_format(*s);
        check();
    }

    std::size_t count() const { return static_cast<std::size_t>(array_->length); }
    bool fixed_size() const { return offset_size_ == 0; }
    bool large() const { return offset_size_ == 8; }
    std::size_t width() const { return width_; }
    bool has_nulls() const { return array_->null_count != 0 && array_->buffers[0] != nullptr; }
    bool is_null(std::size_t i) const {
        const std::size_t at = place(static_cast<std::int64_t>(i));
        return (bytes(0)[at / 8] >> at % 8 & 1) == 0;
    }
    bytes_in operator[](std::size_t i) const {
        const std::size_t at = place(static_cast<std::int64_t>(i));
        if (fixed_size()) return {bytes(1) + at * width_, width_};
        const std::size_t begin = offset_at(at), end = offset_at(at + 1);
        return begin == end ? bytes_in{} : bytes_in{bytes(2) + begin, end - begin};
    }
};

/// Memory that the caller writes. Large memory uses huge pages where Linux provides them on request: page faults of 4 KiB pages
/// took much of the time of a large batch.
class written_once {
    struct release {
        void operator()(std::uint8_t* memory) const noexcept { std::free(memory); }
    };
    std::unique_ptr<std::uint8_t[], release> memory_;

public:
    written_once() = default;
    explicit written_once(std::size_t size) {
        constexpr std::size_t huge = std::size_t{1} << 21;
        if (size >= PTRDIFF_MAX - huge) throw std::bad_alloc();
#if defined(__linux__)
        if (size >= 2 * huge) {
            size = (size + huge - 1) / huge * huge;
            memory_.reset(static_cast<std::uint8_t*>(std::aligned_alloc(huge, size)));
            if (memory_) (void)madvise(memory_.get(), size, MADV_HUGEPAGE);
        } else
#endif
            memory_.reset(static_cast<std::uint8_t*>(std::malloc(size)));
        if (!memory_) throw std::bad_alloc();
    }
    std::uint8_t* get() const { return memory_.get(); }
};

/// An array that this module made; it lives until its consumer releases it.
class made {
    using bytes = std::vector<std::uint8_t>;
    struct memory {
        std::string format;
        bytes valid, offsets;
        written_once data;
        const void* buffers[3]{};
    };
    std::unique_ptr<memory> memory_ = std::make_unique<memory>();
    std::size_t count_, nulls_ = 0;

    template <class Offset>
    void set_offset(std::size_t i, std::size_t value) {
        const auto offset = static_cast<Offset>(value);
        std::memcpy(&memory_->offsets[i * sizeof offset], &offset, sizeof offset);
    }
    static void set_bit(std::uint8_t* bits, std::size_t i, bool value) {
        const unsigned bit = 1u << i % 8;
        bits[i / 8] = static_cast<std::uint8_t>(value ? bits[i / 8] | bit : bits[i / 8] & ~bit);
    }

    template <class T>
    static void release_capsule(PyObject* capsule) noexcept {
        const std::unique_ptr<T> held(static_cast<T*>(PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule))));
        if (held->release != nullptr) held->release(held.get());
    }
    template <class T>
    static reference capsule_of(std::unique_ptr<T> held, const char* name) {
        reference capsule = checked(PyCapsule_New(held.get(), name, release_capsule<T>));
        held.release();
        return capsule;
    }

public:
    explicit made(std::size_t count) : count_(count) {}

    /// Booleans, all false.
    void make_booleans() {
        memory_->format = "b";
        memory_->data = written_once(count_ / 8 + 1);
        std::memset(memory_->data.get(), 0, count_ / 8 + 1);
    }
    void set(std::size_t i, bool value) { set_bit(memory_->data.get(), i, value); }

    /// Strings of one size.
    void make_rows(std::size_t size) {
        if (size != 0 && count_ >= PTRDIFF_MAX / size) throw std::bad_alloc();
        memory_->format = "w:" + std::to_string(size);
        memory_->data = written_once(count_ * size + 1);
    }
    /// Strings of several sizes.
    void make_strings(bool large, const std::vector<std::size_t>& sizes) {
        std::size_t total = 0;
        for (const std::size_t size : sizes) total += size;
        large = large || total > INT32_MAX;
        memory_->format = large ? "Z" : "z";
        memory_->offsets.resize((count_ + 1) * (large ? sizeof(std::int64_t) : sizeof(std::int32_t)));
        std::size_t at = 0;
        for (std::size_t i = 0; i <= count_; ++i) {
            large ? set_offset<std::int64_t>(i, at) : set_offset<std::int32_t>(i, at);
            if (i != count_) at += sizes[i];
        }
        memory_->data = written_once(total + 1);
    }
    std::uint8_t* data() const { return memory_->data.get(); }
    void set_null(std::size_t i) {
        if (memory_->valid.empty()) memory_->valid.assign(count_ / 8 + 1, 0xff);
        set_bit(memory_->valid.data(), i, false);
        ++nulls_;
    }

    /// The capsules of the schema and of the array.
    reference take() {
        auto type = std::make_unique<schema>();
        auto all = std::make_unique<array>();
        memory& m = *memory_;
        auto format = std::make_unique<std::string>(m.format);
        std::size_t buffers = 0;
        m.buffers[buffers++] = m.valid.empty() ? nullptr : m.valid.data();
        if (!m.offsets.empty()) m.buffers[buffers++] = m.offsets.data();
        m.buffers[buffers++] = m.data.get();
        type->format = format->c_str();
        type->name = "";
        type->flags = nullable;
        type->private_data = format.release();
        type->release = [](schema* s) {
            delete static_cast<std::string*>(s->private_data);
            s->release = nullptr;
        };
        all->length = static_cast<std::int64_t>(count_);
        all->null_count = static_cast<std::int64_t>(nulls_);
        all->n_buffers = static_cast<std::int64_t>(buffers);
        all->buffers = m.buffers;
        all->private_data = memory_.release();
        all->release = [](array* a) {
            delete static_cast<memory*>(a->private_data);
            a->release = nullptr;
        };
        const reference first = capsule_of(std::move(type), "arrow_schema"), second = capsule_of(std::move(all), "arrow_array");
        return checked(PyTuple_Pack(2, first.get(), second.get()));
    }
};

} // namespace linnet_python::arrow

#endif
