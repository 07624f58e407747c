// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_BATCH_CALL_HPP
#define LINNET_PYTHON_BATCH_CALL_HPP

/// Batches: the function _batch, which linnet.batch wraps with names and types.

#include "arrow.hpp"
#include "classes.hpp"
#include "objects.hpp"
#include "repeats.hpp"

#include <batch.hpp>

#include <memory>
#include <optional>
#include <string>

namespace linnet_python {

namespace batches = linnet_library::batch;

/// The memory of an array of one or two dimensions: one string that all messages share, or one row per message.
class array_view {
    Py_buffer view_;

public:
    array_view(PyObject* object, const char* argument) {
        checked(PyObject_GetBuffer(object, &view_, PyBUF_STRIDED_RO | PyBUF_FORMAT));
        const bool rows = view_.ndim == 2 && view_.itemsize == 1 && (view_.strides[1] == 1 || view_.shape[1] <= 1);
        if (rows || (view_.ndim == 1 && view_.itemsize == 1 && PyBuffer_IsContiguous(&view_, 'C') != 0)) return;
        const int dimensions = view_.ndim;
        const Py_ssize_t size = view_.itemsize;
        const bool objects = has_objects(view_);
        PyBuffer_Release(&view_);
        if (objects) raise(PyExc_TypeError, "%s is an array of objects; expected a list, such as its tolist()", argument);
        if (dimensions <= 2 && size != 1)
            raise(PyExc_TypeError, "%s has items of %zd bytes; expected bytes, as in an array of uint8", argument, size);
        if (dimensions > 2) raise(PyExc_TypeError, "%s has %d dimensions; expected two", argument, dimensions);
        raise(PyExc_BufferError, "%s is not contiguous; pass a contiguous copy", argument);
    }
    array_view(const array_view&) = delete;
    array_view& operator=(const array_view&) = delete;
    ~array_view() { PyBuffer_Release(&view_); }

    bool has_rows() const { return view_.ndim == 2; }
    bool writable() const { return view_.readonly == 0; }
    std::size_t count() const { return static_cast<std::size_t>(view_.shape[0]); }
    std::size_t width() const { return static_cast<std::size_t>(has_rows() ? view_.shape[1] : view_.len); }
    bool apart() const { return has_rows() && view_.strides[0] != view_.shape[1]; }
    std::uint8_t* row(std::size_t i) const {
        auto* const first = static_cast<std::uint8_t*>(view_.buf);
        return has_rows() ? first + static_cast<Py_ssize_t>(i) * view_.strides[0] : first;
    }
};

inline bool alike(const std::vector<std::size_t>& sizes) {
    return std::ranges::all_of(sizes, [&](std::size_t size) { return size == sizes[0]; });
}

/// An argument with one byte string per message of a batch, or one that all messages share: a list or tuple of bytes-like objects,
/// a two-dimensional array, an Arrow array, or a single bytes-like object. The bytes are not copied.
class column {
    const char* name_;
    reference items_; ///< a tuple, which is immutable
    std::vector<std::unique_ptr<buffer>> buffers_;
    std::optional<array_view> view_;
    std::optional<arrow::imported> arrow_;
    std::vector<const std::uint8_t*> addresses_;
    std::vector<std::size_t> sizes_;
    std::vector<std::uint8_t> instead_; ///< replaces a null string
    std::size_t count_ = 0;
    bool shared_ = false;

    void read_items(PyObject* sequence, bool none_is_empty) {
        items_ = checked(PySequence_Tuple(sequence));
        count_ = static_cast<std::size_t>(PyTuple_Size(items_.get()));
        addresses_.reserve(count_);
        sizes_.reserve(count_);
        for (std::size_t i = 0; i < count_; ++i) {
            PyObject* const item = PyTuple_GetItem(items_.get(), static_cast<Py_ssize_t>(i));
            if (PyBytes_CheckExact(item)) {
                addresses_.push_back(reinterpret_cast<const std::uint8_t*>(PyBytes_AsString(item)));
                sizes_.push_back(static_cast<std::size_t>(PyBytes_Size(item)));
            } else if (none_is_empty && absent(item)) {
                addresses_.push_back(nullptr);
                sizes_.push_back(0);
            } else {
                const std::string name = name_ + ("[" + std::to_string(i) + "]");
                const bytes_in bytes = buffers_.emplace_back(std::make_unique<buffer>(item, name.c_str()))->in();
                addresses_.push_back(bytes.data());
                sizes_.push_back(bytes.size());
            }
        }
    }

public:
    column(PyObject* object, const char* name, bool none_is_empty = false) : name_(name) {
        if (absent(object)) {
            shared_ = true;
        } else if (PyList_Check(object) != 0 || PyTuple_Check(object) != 0) {
            read_items(object, none_is_empty);
        } else if (PyObject_HasAttrString(object, "__arrow_c_array__") != 0) {
            count_ = arrow_.emplace(object, name).count();
        } else if (PyObject_CheckBuffer(object) != 0) {
            shared_ = !view_.emplace(object, name).has_rows();
            count_ = shared_ ? 0 : view_->count();
        } else if (PyObject_HasAttrString(object, "__arrow_c_stream__") != 0) {
            raise(PyExc_TypeError, "%s is several Arrow arrays, a %U; pass one, such as its combine_chunks()", name,
                  type_name(object).get());
        } else {
            raise(PyExc_TypeError,
                  "%s must be a list of bytes-like objects, an array of two dimensions, an Arrow array or a bytes-like object, not "
                  "%U",
                  name, type_name(object).get());
        }
    }
    column(const column&) = delete;
    column& operator=(const column&) = delete;

    const char* name() const { return name_; }
    bool shared() const { return shared_; }
    std::size_t count() const { return count_; }
    const arrow::imported* in_arrow() const { return arrow_ ? &*arrow_ : nullptr; }
    bool is_null(std::size_t i) const { return arrow_ && arrow_->has_nulls() && arrow_->is_null(i); }
    bool has_nulls() const { return arrow_ && arrow_->has_nulls(); }
    /// The number of strings whose sizes must be checked: 1 if all have the same size.
    std::size_t sizes_known() const {
        const bool one =
            shared_ || (view_ && count_ != 0) || (arrow_ && arrow_->fixed_size() && !arrow_->has_nulls() && count_ != 0);
        return one ? 1 : count_;
    }

    bytes_in operator[](std::size_t i) const {
        if (is_null(i)) return instead_;
        if (items_) return {addresses_[i], sizes_[i]};
        if (arrow_) return (*arrow_)[i];
        return view_ ? bytes_in(view_->row(i), view_->width()) : bytes_in();
    }
    /// Checks that there are as many strings as messages.
    void require_count(std::size_t messages, const char* of) const {
        if (!shared_ && count_ != messages) raise(PyExc_ValueError, "%s has %zu strings; %s has %zu", name_, count_, of, messages);
    }
    /// Checks that every size is from `least` to `most`; a null string gets the size `usual`.
    void require_size(const catalog_entry& e, std::size_t least, std::size_t most, std::size_t usual) {
        if (has_nulls()) instead_.assign(usual, 0);
        for (std::size_t i = 0; i < sizes_known(); ++i) {
            const std::size_t size = (*this)[i].size();
            if (size >= least && size <= most) continue;
            const reference which = checked(shared_ ? PyUnicode_FromString(name_) : PyUnicode_FromFormat("%s[%zu]", name_, i));
            if (least == most) raise(PyExc_ValueError, "%U is %zu bytes; %s takes %zu", which.get(), size, text(e.name), least);
            if (most == SIZE_MAX)
                raise(PyExc_ValueError, "%U is %zu bytes; %s takes %zu or more", which.get(), size, text(e.name), least);
            raise(PyExc_ValueError, "%U is %zu bytes; %s takes %zu to %zu", which.get(), size, text(e.name), least, most);
        }
    }
    /// Keys, nonces and tags of a batch must have one size.
    void require_one_size() {
        std::size_t first = 0;
        while (first < count_ && is_null(first)) ++first;
        if (first >= sizes_known()) return;
        const std::size_t size = (*this)[first].size();
        if (has_nulls()) instead_.assign(size, 0);
        for (std::size_t i = first + 1; i < sizes_known(); ++i)
            if ((*this)[i].size() != size)
                raise(PyExc_ValueError, "%s[%zu] is %zu bytes, %s[%zu] is %zu; a batch takes one size", name_, i, (*this)[i].size(),
                      name_, first, size);
    }
    /// Whether the type of the column fixes one size, or all messages share one string.
    bool has_one_size() const { return shared_ || view_ || (arrow_ && arrow_->fixed_size()); }
    /// The column for the library. Called once, after the sizes were checked.
    batches::input input() {
        using linnet::batch::each, linnet::batch::pointers;
        if (shared_) return linnet::batch::shared((*this)[0]);
        if (view_ && !view_->apart()) return each(bytes_in(view_->row(0), view_->count() * view_->width()));
        if (arrow_ && arrow_->fixed_size() && !has_nulls()) return each(bytes_in((*arrow_)[0].data(), count_ * arrow_->width()));
        if (!items_) {
            addresses_.resize(count_);
            sizes_.resize(count_);
            for (std::size_t i = 0; i < count_; ++i) {
                addresses_[i] = (*this)[i].data();
                sizes_[i] = (*this)[i].size();
            }
        }
        return alike(sizes_) ? pointers(addresses_.data(), sizes_[0]) : pointers(addresses_.data(), sizes_.data());
    }
};

/// The output of a batch, a byte string per message: new bytes objects, the rows of an array, or a new Arrow array.
class results {
    reference list_;
    std::optional<array_view> view_;
    std::optional<arrow::made> arrow_;
    std::vector<std::uint8_t*> addresses_;

public:
    const std::vector<std::size_t> sizes;

    /// `like` holds the texts; `out` is the array to write to, or null. If `row` is a size, every output has `row` bytes.
    results(const column& like, PyObject* out, std::vector<std::size_t> of, std::size_t row)
        : addresses_(of.size()), sizes(std::move(of)) {
        const std::size_t count = sizes.size();
        if (!absent(out)) {
            view_.emplace(out, "out");
            for (const std::size_t size : sizes)
                if (!view_->writable() || !view_->has_rows() || view_->count() != count || view_->width() != size)
                    raise(PyExc_ValueError, "out must be a writable array of %zu rows of %zu bytes", count, size);
            for (std::size_t i = 0; i < count; ++i) addresses_[i] = view_->row(i);
        } else if (like.in_arrow() != nullptr) {
            arrow_.emplace(count);
            if (row != SIZE_MAX) arrow_->make_rows(row);
            else arrow_->make_strings(like.in_arrow()->large(), sizes);
            std::uint8_t* next = arrow_->data();
            for (std::size_t i = 0; i < count; next += sizes[i++]) addresses_[i] = next;
        } else {
            list_ = checked(PyList_New(static_cast<Py_ssize_t>(count)));
            for (std::size_t i = 0; i < count; ++i) {
                PyObject* const item = checked(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(sizes[i]))).release();
                PyList_SetItem(list_.get(), static_cast<Py_ssize_t>(i), item);
                addresses_[i] = reinterpret_cast<std::uint8_t*>(PyBytes_AsString(item));
            }
        }
    }
    std::uint8_t* operator[](std::size_t i) const { return addresses_[i]; }
    /// The outputs for the library, each without its last `cut` bytes.
    batches::output output(std::size_t cut) const {
        using linnet::batch::into;
        return alike(sizes) ? into(addresses_.data(), sizes[0] - cut) : into(addresses_.data());
    }
    /// Marks message i as having no output: null, None, or zeroes.
    void set_null(std::size_t i) {
        linnet::detail::fill_zero({addresses_[i], sizes[i]});
        if (arrow_) arrow_->set_null(i);
        if (list_) checked(PyList_SetItem(list_.get(), static_cast<Py_ssize_t>(i), none()));
    }
    reference take() {
        if (arrow_) return arrow_->take();
        return list_ ? std::move(list_) : reference(none());
    }
};

/// The argument `threads`: None, for as many as there are processors, or a number.
inline std::size_t checked_threads(PyObject* wanted) {
    if (absent(wanted)) return 0;
    const Py_ssize_t threads = integer(wanted, "threads", "an int or None", PyExc_ValueError);
    if (threads < 1)
        raise(PyExc_ValueError, "threads is %zd; expected 1 or more, or None for as many as there are processors", threads);
    return static_cast<std::size_t>(threads);
}

/// One call, checked argument by argument.
class batch_call {
    using operation = batches::operation;

    const algorithm& algorithm_;
    const catalog_entry& e_;
    const operation what_;
    const std::size_t threads_;
    column keys_, nonces_, data_, texts_, tags_;
    const std::size_t count_, tag_size_;
    const bool has_nulls_ = any([](const column& one) { return one.has_nulls(); });
    std::vector<std::uint8_t> no_tag_; ///< replaces a tag that is cut off
    std::vector<const std::uint8_t*> cut_addresses_, tag_addresses_;
    std::vector<std::size_t> cut_sizes_;
    std::vector<linnet::status> statuses_ = std::vector<linnet::status>(count_, linnet::status::order);
    bool any_short_ = false, all_good_ = false;
    std::vector<std::size_t> without_tag_; ///< messages whose tag is null or has an unexpected size

    bool is_aead() const { return e_.kind == algorithm_kind::aead; }
    bool is_mac() const { return e_.kind == algorithm_kind::mac; }
    bool is_null(std::size_t i) const {
        return has_nulls_ && any([&](const column& one) { return &one != &tags_ && one.is_null(i); });
    }
    template <class F>
    bool any(const F& f) const {
        return f(keys_) || f(nonces_) || f(data_) || f(texts_) || f(tags_);
    }

    static std::size_t checked_size(PyObject* wanted, const catalog_entry& e) {
        if (e.kind == algorithm_kind::aead) return e.tag_size;
        if (e.kind == algorithm_kind::mac) return checked_tag_size(wanted, e);
        if (e.kind != algorithm_kind::xof || absent(wanted)) return e.digest_size;
        const Py_ssize_t length = integer(wanted, "length", "an int", PyExc_ValueError);
        if (length < 0) raise(PyExc_ValueError, "length is %zd; expected 0 or more", length);
        return static_cast<std::size_t>(length);
    }
    const char* name_of_nonces() const { return e_.customization_size_max != 0 ? "customizations" : "nonces"; }

    void check() {
        if (texts_.shared())
            raise(PyExc_TypeError, "%s must be a list of bytes-like objects, an array of two dimensions or an Arrow array",
                  texts_.name());
        for (const column* one : {&keys_, &nonces_, &data_, &tags_}) one->require_count(count_, texts_.name());
        if (is_aead() || is_mac()) keys_.require_size(e_, e_.key_size_min, e_.key_size_max, e_.key_size);
        if (e_.customization_size_max != 0) nonces_.require_size(e_, 0, e_.customization_size_max, 0);
        else nonces_.require_size(e_, e_.nonce_size_min, e_.nonce_size_max, e_.nonce_size);
        if (what_ == operation::verify && tags_.has_one_size()) tags_.require_size(e_, tag_size_, tag_size_, tag_size_);
        keys_.require_one_size();
        if (is_aead() || is_mac()) nonces_.require_one_size();
        if (count_ > 1 && keys_.shared() && e_.one_time_key)
            raise(PyExc_ValueError, "keys is one key; %s needs one for each message", text(e_.name));
        if (count_ > 1 && keys_.shared() && nonces_.shared() && e_.nonce_size_max != 0 && e_.customization_size_max == 0 &&
            (what_ == operation::encrypt || what_ == operation::compute))
            raise(PyExc_ValueError, "nonces is one nonce; %s needs one for each message under a key", text(e_.name));
        texts_.require_size(e_, 0, what_ == operation::decrypt ? SIZE_MAX : e_.message_size_max, 0);
    }

    /// Splits off the tags at the end of the ciphertexts. A ciphertext too short for a tag is empty.
    void cut(batches::batch& b) {
        no_tag_.resize(tag_size_);
        cut_sizes_.resize(count_);
        cut_addresses_.resize(count_);
        tag_addresses_.resize(count_);
        for (std::size_t i = 0; i < count_; ++i) {
            const bytes_in sealed = texts_[i];
            const bool whole = sealed.size() >= tag_size_;
            any_short_ = any_short_ || !whole;
            cut_sizes_[i] = whole ? sealed.size() - tag_size_ : 0;
            cut_addresses_[i] = sealed.data();
            tag_addresses_[i] = whole ? sealed.data() + cut_sizes_[i] : no_tag_.data();
        }
        const auto* const addresses = cut_addresses_.data();
        b.texts = alike(cut_sizes_) ? linnet::batch::pointers(addresses, cut_sizes_[0])
                                    : linnet::batch::pointers(addresses, cut_sizes_.data());
        b.received = linnet::batch::pointers(tag_addresses_.data(), tag_size_);
    }
    /// The length of the output of each message.
    std::vector<std::size_t> output_sizes() const {
        std::vector<std::size_t> sizes(count_, tag_size_);
        for (std::size_t i = 0; is_aead() && i < count_; ++i)
            sizes[i] = what_ == operation::encrypt ? texts_[i].size() + tag_size_ : cut_sizes_[i];
        return sizes;
    }
    std::size_t row_size() const {
        if (!is_aead()) return tag_size_;
        const auto* const in = texts_.in_arrow();
        if (in == nullptr || !in->fixed_size()) return SIZE_MAX;
        return what_ == operation::encrypt ? in->width() + tag_size_ : std::max(in->width(), tag_size_) - tag_size_;
    }
    /// Refuses two messages with the same key and nonce, or with the same one-time key.
    void require_nonces_differ(bytes_in random) const {
        const bool writes = what_ == operation::encrypt || what_ == operation::compute;
        const bool has_nonces = e_.nonce_size_max != 0 && e_.customization_size_max == 0;
        if (!writes || !(has_nonces || e_.one_time_key) || count_ < 2) return;
        if (count_ >= UINT32_MAX) raise(PyExc_ValueError, "a batch of %zu messages is too long to compare their nonces", count_);
        const auto skip = [&](std::size_t i) { return is_null(i); };
        const auto found = [&] {
            const without_gil released;
            return repeated(count_, keys_, nonces_, skip, random);
        }();
        if (found)
            raise(PyExc_ValueError, "messages %zu and %zu have the same key%s; %s needs another %s for each message", found.first,
                  found.second, has_nonces ? " and nonce" : "", text(e_.name), has_nonces ? "nonce under a key" : "key");
    }
    /// The same check for a part of a batch of lists under one key; `seen` holds the nonces of the earlier parts.
    void require_new_nonces(bytes_in random, bytes_out seen) const {
        if (random.size() < 16 || !std::has_single_bit(seen.size()))
            raise(PyExc_ValueError, "expected 16 random bytes, and memory of a power of two");
        if (seen_nonces(random.first<16>(), seen).add_all(nonces_, count_)) raise(PyExc_ValueError, "a nonce was used before");
    }
    /// The tags to verify. A tag that is null or has another size is replaced, and its message marked.
    std::vector<const std::uint8_t*> received() {
        std::vector<const std::uint8_t*> all(count_);
        no_tag_.resize(tag_size_);
        for (std::size_t i = 0; i < count_; ++i) {
            const bool whole = !tags_.is_null(i) && tags_[i].size() == tag_size_;
            all[i] = whole ? tags_[i].data() : no_tag_.data();
            if (!whole) without_tag_.push_back(i);
        }
        return all;
    }
    void compute(const batches::batch& b) {
        const auto done = [&] {
            const without_gil released;
            return batches::compute(algorithm_, b, threads_);
        }();
        for (const std::size_t i : without_tag_)
            if (statuses_[i] == linnet::status::ok) statuses_[i] = linnet::status::not_authentic;
        if (!done) raise(PyExc_ValueError, "%s refuses this batch: %s", text(e_.name), done.what);
        all_good_ = !has_nulls_ && !any_short_ && std::ranges::count(statuses_, linnet::status::ok) == std::ssize(statuses_);
        for (std::size_t i = 0; !all_good_ && i < count_; ++i) {
            if (what_ == operation::decrypt && texts_[i].size() < tag_size_) statuses_[i] = linnet::status::not_authentic;
            if (statuses_[i] != linnet::status::ok && statuses_[i] != linnet::status::not_authentic && !is_null(i))
                raise(PyExc_ValueError, "%s refuses message %zu: %s", text(e_.name), i,
                      linnet_message(static_cast<int>(statuses_[i])));
        }
    }

    /// Which messages are authentic, in the form of the texts; a null text gives null.
    reference authentic(bool as_bytes) const {
        const auto good = [&](std::size_t i) { return statuses_[i] == linnet::status::ok && !is_null(i); };
        if (texts_.in_arrow() != nullptr) {
            arrow::made all(count_);
            all.make_booleans();
            for (std::size_t i = 0; i < count_; ++i) {
                if (is_null(i)) all.set_null(i);
                else all.set(i, good(i));
            }
            return all.take();
        }
        if (as_bytes) {
            new_bytes all(count_);
            for (std::size_t i = 0; i < count_; ++i) all.out()[i] = good(i) ? 1 : 0;
            return reference(all.take());
        }
        reference all = checked(PyList_New(static_cast<Py_ssize_t>(count_)));
        for (std::size_t i = 0; i < count_; ++i) PyList_SetItem(all.get(), static_cast<Py_ssize_t>(i), PyBool_FromLong(good(i)));
        return all;
    }
    reference forged() const {
        reference all = checked(PyList_New(0));
        for (std::size_t i = 0; !all_good_ && i < count_; ++i)
            if (statuses_[i] != linnet::status::ok && !is_null(i)) checked(PyList_Append(all.get(), checked(number(i)).get()));
        return all;
    }

public:
    batch_call(const algorithm& a, operation what, PyObject* keys, PyObject* nonces, PyObject* data, PyObject* texts,
               PyObject* tags, PyObject* size, PyObject* threads)
        : algorithm_(a),
          e_(a.entry),
          what_(what),
          threads_(checked_threads(threads)),
          keys_(keys, "keys"),
          nonces_(nonces, name_of_nonces()),
          data_(data, "associated_data"),
          texts_(texts, what == operation::encrypt   ? "plaintexts"
                        : what == operation::decrypt ? "ciphertexts"
                                                     : "messages"),
          tags_(tags, "tags", true),
          count_(texts_.count()),
          tag_size_(checked_size(size, a.entry)) {
        check();
    }

    /// The outputs; for verification, which messages are authentic and the indices of those that are not. `random` is 16 bytes for
    /// the comparison of nonces, or null. `seen` is null unless this is a part of a batch.
    reference run(PyObject* out, PyObject* random, PyObject* seen) {
        const optional_buffer compared(absent(random) ? nullptr : random, "random");
        if (!absent(seen)) require_new_nonces(compared.in(), buffer(seen, "seen", buffer::access::write).out());
        else if (compared.size() >= 16) require_nonces_differ(compared.in());
        batches::batch b{.what = what_, .count = count_};
        if (what_ == operation::decrypt && count_ != 0) cut(b);
        std::optional<results> made;
        std::vector<const std::uint8_t*> tags_in;
        std::vector<std::uint8_t*> tags;
        if (what_ != operation::verify) made.emplace(texts_, out, output_sizes(), row_size());
        if (count_ != 0) {
            if (is_aead() || is_mac()) b.keys = keys_.input();
            if (e_.nonce_size_max != 0 || e_.customization_size_max != 0) b.nonces = nonces_.input();
            if (is_aead()) b.data = data_.input();
            if (what_ != operation::decrypt) b.texts = texts_.input();
            if (what_ == operation::verify) {
                tags_in = received();
                b.received = linnet::batch::pointers(tags_in.data(), tag_size_);
                b.tag_size = tag_size_;
            } else if (what_ == operation::encrypt) {
                tags.resize(count_);
                for (std::size_t i = 0; i < count_; ++i) tags[i] = (*made)[i] + made->sizes[i] - tag_size_;
                b.tags = linnet::batch::into(tags.data(), tag_size_);
                b.out = made->output(tag_size_);
            } else {
                b.out = made->output(0);
            }
            b.all = statuses_;
            compute(b);
        }
        for (std::size_t i = 0; made && !all_good_ && i < count_; ++i)
            if (statuses_[i] != linnet::status::ok || is_null(i)) made->set_null(i);
        const bool verifies = what_ == operation::decrypt || what_ == operation::verify;
        const reference output = made ? made->take() : reference(none()),
                        good = verifies ? authentic(!absent(out)) : reference(none()), wrong = forged();
        return checked(PyTuple_Pack(3, output.get(), good.get(), wrong.get()));
    }
};

inline const algorithm& algorithm_with_id(PyObject* id) {
    for (const algorithm& a : linnet_library::algorithms())
        if (PyUnicode_Check(id) != 0 && PyUnicode_CompareWithASCIIString(id, text(a.entry.id)) == 0) return a;
    raise(PyExc_ValueError, "there is no algorithm %R", id);
}

inline constexpr parameters<12> batch_parameters{
    "_batch",
    {"operation", "id", "keys", "nonces", "associated", "texts", "tags", "target", "size", "threads", "random", "seen"},
    10};

inline PyObject* batch(PyObject*, const std::array<PyObject*, 12>& a) {
    constexpr std::array names{"encrypt", "decrypt", "compute", "verify"};
    std::size_t what = 0;
    while (what < names.size() && (PyUnicode_Check(a[0]) == 0 || PyUnicode_CompareWithASCIIString(a[0], names[what]) != 0)) ++what;
    if (what == names.size()) raise(PyExc_ValueError, "there is no operation %R", a[0]);
    batch_call call(algorithm_with_id(a[1]), static_cast<batches::operation>(what), a[2], a[3], a[4], a[5], a[6], a[8], a[9]);
    return call.run(a[7], a[10], a[11]).release();
}
inline PyObject* batch_lanes(PyObject*, PyObject* id) { return number(batches::lanes(algorithm_with_id(id))); }

} // namespace linnet_python

#endif
