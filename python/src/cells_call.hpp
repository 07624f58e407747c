// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PYTHON_CELLS_CALL_HPP
#define LINNET_PYTHON_CELLS_CALL_HPP

/// The cells of encrypted columns (docs/columns.md, "The cell"): the loops over rows for linnet.columns. A cell is
/// header || nonce || ciphertext || tag. Cells with the same header have the same key and, except for the row id, the same
/// associated data. So Python handles the headers, and this file the rows.

#include "batch_call.hpp"

#include <map>
#include <string_view>

namespace linnet_python {

namespace cells {

using index = std::int32_t;
inline constexpr index no_cell = -1, malformed = -2; ///< in place of the number of a header
enum class state : std::uint8_t { good, null, invalid, no_key };

/// The size of the header at the beginning of a cell; 0 if there is none:
/// version 1: version || algorithm || size of key id || key id
/// version 2: version || algorithm || encoding || size of key id || key id || commitment
inline std::size_t header_size(bytes_in cell) noexcept {
    constexpr std::size_t commitment = 32;
    if (cell.size() < 4) return 0;
    return cell[0] == 1 ? 3u + cell[2] : cell[0] == 2 ? 4u + cell[3] + commitment : 0;
}
/// The header at the beginning of a cell; empty if there is none. For each algorithm, `least` has the minimum size of what follows
/// the header, 0 for an unknown algorithm.
inline bytes_in header_of(bytes_in cell, bytes_in least) noexcept {
    const std::size_t size = header_size(cell);
    const bool whole = size != 0 && least[cell[1]] != 0 && cell.size() >= size + least[cell[1]];
    return whole ? cell.first(size) : bytes_in{};
}

inline const column& required(const column& one) {
    if (one.shared()) raise(PyExc_TypeError, "%s must be a list or an Arrow array", one.name());
    return one;
}

/// The distinct headers of a column, and for each cell the number of its header.
inline constexpr parameters<2> headers_parameters{"_cell_headers", {"cells", "least"}};
inline PyObject* headers(PyObject*, const std::array<PyObject*, 2>& a) {
    const column all(a[0], "cells");
    const buffer least(a[1], "least");
    if (least.size() != 256) raise(PyExc_ValueError, "least is %zu bytes; expected 256", least.size());
    new_bytes numbers(required(all).count() * sizeof(index));
    std::map<std::string_view, index> known; // std::unordered_map would require GLIBCXX_3.4.29 for the wheel
    const reference list = checked(PyList_New(0));
    bytes_in before;
    index number = malformed;
    for (std::size_t i = 0; i < all.count(); ++i) {
        const bytes_in header = all.is_null(i) ? bytes_in{} : header_of(all[i], least.in());
        if (!header.empty() && !std::ranges::equal(header, before)) {
            const std::string_view key(reinterpret_cast<const char*>(header.data()), header.size());
            const auto [at, is_new] = known.try_emplace(key, static_cast<index>(known.size()));
            if (is_new) {
                const reference copied = checked(PyBytes_FromStringAndSize(key.data(), static_cast<Py_ssize_t>(key.size())));
                if (PyList_Append(list.get(), copied.get()) != 0) throw python_error();
            }
            before = header;
            number = at->second;
        }
        const index value = all.is_null(i) ? no_cell : header.empty() ? malformed : number;
        std::memcpy(numbers.out().data() + i * sizeof value, &value, sizeof value);
    }
    const reference taken(numbers.take());
    return checked(PyTuple_Pack(2, list.get(), taken.get())).release();
}

/// Encrypts texts into cells, or decrypts cells.
class call {
    const bool encrypts_;
    const std::size_t threads_;
    std::vector<const algorithm*> algorithms_; ///< for each header; null: its cells are not opened
    column keys_, headers_, contexts_, rows_, in_;
    buffer numbers_;
    const std::size_t count_;
    std::vector<state> states_ = std::vector<state>(count_, state::good);
    std::vector<std::size_t> sizes_ = std::vector<std::size_t>(count_);

    index number(std::size_t i) const {
        index value = 0;
        std::memcpy(&value, numbers_.in().data() + i * sizeof value, sizeof value);
        return value;
    }
    std::size_t header(std::size_t i) const { return static_cast<std::size_t>(number(i)); }
    const catalog_entry& entry(std::size_t i) const { return algorithms_[header(i)]->entry; }
    std::size_t before_text(std::size_t i) const { return headers_[header(i)].size() + entry(i).nonce_size; }
    bool good(std::size_t i) const { return states_[i] == state::good; }

    void read_algorithms(PyObject* ids) {
        for (std::size_t h = 0; h < headers_.count(); ++h) {
            const reference id = checked(PySequence_GetItem(ids, static_cast<Py_ssize_t>(h)));
            algorithms_.push_back(absent(id.get()) ? nullptr : &algorithm_with_id(id.get()));
            if (algorithms_[h] != nullptr && algorithms_[h]->entry.kind != algorithm_kind::aead)
                raise(PyExc_ValueError, "%R is not an AEAD", id.get());
            if (algorithms_[h] != nullptr && keys_[h].size() != algorithms_[h]->entry.key_size)
                raise(PyExc_ValueError, "key %zu is %zu bytes; %s takes %zu", h, keys_[h].size(), text(algorithms_[h]->entry.name),
                      algorithms_[h]->entry.key_size);
        }
    }
    state judged(std::size_t i) const {
        const index n = number(i);
        if (n == no_cell || in_.is_null(i)) return state::null;
        if (n < 0) return state::invalid;
        if (header(i) >= headers_.count()) raise(PyExc_ValueError, "there is no header %zu", header(i));
        if (algorithms_[header(i)] == nullptr) return state::no_key;
        return encrypts_ || in_[i].size() >= before_text(i) + entry(i).tag_size ? state::good : state::invalid;
    }
    void judge() {
        for (std::size_t i = 0; i < count_; ++i) {
            states_[i] = judged(i);
            if (!good(i)) continue;
            const std::size_t around = before_text(i) + entry(i).tag_size;
            sizes_[i] = encrypts_ ? in_[i].size() + around : in_[i].size() - around;
        }
    }

    /// The rows of one algorithm, in the form that the library takes.
    struct group {
        std::vector<std::size_t> number;
        std::vector<const std::uint8_t*> keys, nonces, data, in, received;
        std::vector<std::uint8_t*> out, tags;
        std::vector<std::size_t> data_sizes, in_sizes;
        std::vector<std::uint8_t> associated; ///< contexts with row ids
        std::vector<linnet::status> statuses;
    };

    /// The associated data of a row: the context of its header, then the row id. They are joined if neither is empty.
    void add_data(group& r) const {
        const auto joins = [](bytes_in context, bytes_in id) { return !context.empty() && !id.empty(); };
        std::size_t total = 0;
        for (const std::size_t i : r.number) {
            const bytes_in context = contexts_[header(i)], id = rows_[i];
            r.data_sizes.push_back(context.size() + id.size());
            if (joins(context, id)) total += r.data_sizes.back();
        }
        r.associated.resize(total);
        std::uint8_t* next = r.associated.data();
        for (const std::size_t i : r.number) {
            const bytes_in context = contexts_[header(i)], id = rows_[i];
            r.data.push_back(joins(context, id) ? next : context.empty() ? id.data() : context.data());
            if (!joins(context, id)) continue;
            copy(context, {next, context.size()});
            copy(id, {next + context.size(), id.size()});
            next += context.size() + id.size();
        }
    }
    /// Row i of a column to encrypt: writes the part of the cell before the ciphertext.
    void add_text(group& r, std::size_t i, bytes_in nonce, std::uint8_t* cell) const {
        const bytes_in before = headers_[header(i)];
        copy(before, {cell, before.size()});
        copy(nonce, {cell + before.size(), nonce.size()});
        r.nonces.push_back(nonce.data());
        r.in.push_back(in_[i].data());
        r.in_sizes.push_back(in_[i].size());
        r.out.push_back(cell + before_text(i));
        r.tags.push_back(cell + sizes_[i] - entry(i).tag_size);
    }
    void add_cell(group& r, std::size_t i, std::uint8_t* text) const {
        const bytes_in cell = in_[i];
        r.nonces.push_back(cell.data() + headers_[header(i)].size());
        r.in.push_back(cell.data() + before_text(i));
        r.in_sizes.push_back(sizes_[i]);
        r.received.push_back(cell.data() + before_text(i) + sizes_[i]);
        r.out.push_back(text);
    }

    void compute(const algorithm& a, group& r) const {
        using linnet::batch::into, linnet::batch::pointers, linnet::batch::shared;
        const catalog_entry& e = a.entry;
        const bool one_key = std::ranges::all_of(r.keys, [&](const std::uint8_t* key) { return key == r.keys[0]; });
        r.statuses.assign(r.number.size(), linnet::status::order);
        batches::batch b{.what = encrypts_ ? batches::operation::encrypt : batches::operation::decrypt, .count = r.number.size()};
        b.keys = one_key ? shared(bytes_in(r.keys[0], e.key_size)) : pointers(r.keys.data(), e.key_size);
        b.nonces = pointers(r.nonces.data(), e.nonce_size);
        b.data = pointers(r.data.data(), r.data_sizes.data());
        b.texts = alike(r.in_sizes) ? pointers(r.in.data(), r.in_sizes[0]) : pointers(r.in.data(), r.in_sizes.data());
        b.out = alike(r.in_sizes) ? into(r.out.data(), r.in_sizes[0]) : into(r.out.data());
        if (encrypts_) b.tags = into(r.tags.data(), e.tag_size);
        else b.received = pointers(r.received.data(), e.tag_size);
        b.all = r.statuses;
        const auto done = [&] {
            const without_gil released;
            return batches::compute(a, b, threads_);
        }();
        if (!done) raise(PyExc_ValueError, "%s refuses these cells: %s", text(e.name), done.what);
    }
    void compute_rows_of(const algorithm& a, bytes_in nonces, const std::vector<std::uint8_t*>& out) {
        group r;
        for (std::size_t i = 0; i < count_; ++i) {
            if (!good(i) || algorithms_[header(i)] != &a) continue;
            r.number.push_back(i);
            r.keys.push_back(keys_[header(i)].data());
            if (encrypts_) add_text(r, i, nonces.subspan(i * a.entry.nonce_size, a.entry.nonce_size), out[i]);
            else add_cell(r, i, out[i]);
        }
        if (r.number.empty()) return;
        add_data(r);
        compute(a, r);
        for (std::size_t k = 0; k < r.number.size(); ++k) {
            if (r.statuses[k] == linnet::status::ok) continue;
            if (encrypts_ || r.statuses[k] != linnet::status::not_authentic)
                raise(PyExc_ValueError, "%s refuses row %zu: %s", text(a.entry.name), r.number[k],
                      linnet_message(static_cast<int>(r.statuses[k])));
            states_[r.number[k]] = state::invalid;
        }
    }
    void require_nonces(bytes_in nonces) const {
        for (const algorithm* a : algorithms_)
            if (a != nullptr && nonces.size() / a->entry.nonce_size < count_)
                raise(PyExc_ValueError, "nonces is %zu bytes; %s takes %zu for each of %zu rows", nonces.size(),
                      text(a->entry.name), a->entry.nonce_size, count_);
    }

public:
    call(bool encrypts, PyObject* ids, PyObject* keys, PyObject* headers, PyObject* contexts, PyObject* numbers, PyObject* row_ids,
         PyObject* in, PyObject* threads)
        : encrypts_(encrypts),
          threads_(checked_threads(threads)),
          keys_(keys, "keys"),
          headers_(headers, "headers"),
          contexts_(contexts, "contexts"),
          rows_(row_ids, "row_ids"),
          in_(in, encrypts ? "plaintexts" : "cells"),
          numbers_(numbers, "numbers"),
          count_(required(in_).count()) {
        required(headers_);
        required(keys_).require_count(headers_.count(), "headers");
        required(contexts_).require_count(headers_.count(), "headers");
        rows_.require_count(count_, in_.name());
        if (numbers_.size() != count_ * sizeof(index)) raise(PyExc_ValueError, "numbers is %zu bytes", numbers_.size());
        read_algorithms(ids);
        judge();
    }

    /// An Arrow array, null for every row that is not good, and the state of each row.
    reference run(PyObject* random) {
        const optional_buffer nonces(absent(random) ? nullptr : random, "nonces");
        if (encrypts_) require_nonces(nonces.in());
        arrow::made made(count_);
        made.make_strings(in_.in_arrow() != nullptr && in_.in_arrow()->large(), sizes_);
        std::vector<std::uint8_t*> out(count_);
        std::uint8_t* next = made.data();
        for (std::size_t i = 0; i < count_; next += sizes_[i++]) out[i] = next;
        for (std::size_t h = 0; h < algorithms_.size(); ++h) {
            const auto first = std::ranges::find(algorithms_, algorithms_[h]);
            if (algorithms_[h] != nullptr && static_cast<std::size_t>(first - algorithms_.begin()) == h)
                compute_rows_of(*algorithms_[h], nonces.in(), out);
        }
        new_bytes states(count_);
        for (std::size_t i = 0; i < count_; ++i) {
            states.out()[i] = static_cast<std::uint8_t>(states_[i]);
            if (!good(i)) made.set_null(i);
        }
        const reference array = made.take(), taken(states.take());
        return checked(PyTuple_Pack(2, array.get(), taken.get()));
    }
};

inline constexpr parameters<9> encrypt_parameters{
    "_encrypt_cells", {"ids", "keys", "headers", "contexts", "numbers", "row_ids", "plaintexts", "nonces", "threads"}};
inline PyObject* encrypt(PyObject*, const std::array<PyObject*, 9>& a) {
    return call(true, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[8]).run(a[7]).release();
}
inline constexpr parameters<8> decrypt_parameters{"_decrypt_cells",
                                                  {"ids", "keys", "headers", "contexts", "numbers", "row_ids", "cells", "threads"}};
inline PyObject* decrypt(PyObject*, const std::array<PyObject*, 8>& a) {
    return call(false, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]).run(nullptr).release();
}

} // namespace cells
} // namespace linnet_python

#endif
