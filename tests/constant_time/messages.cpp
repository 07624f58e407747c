// SPDX-License-Identifier: MIT OR Apache-2.0
#include "constant_time/messages.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace linnet_test {

using linnet_library::batch::batch;
using linnet_library::batch::operation;
using std::size_t;

namespace {

/// The offsets of strings whose sizes repeat the given ones in turn.
std::vector<std::uint64_t> offsets_of(std::span<const size_t> sizes, size_t count) {
    std::vector<std::uint64_t> offsets{0};
    for (size_t i = 0; i < count; ++i) offsets.push_back(offsets.back() + sizes[i % sizes.size()]);
    return offsets;
}

/// String i of an output or of an input of equal sizes.
auto nth(auto& all, size_t i, size_t count) { return std::span(all).subspan(all.size() / count * i, all.size() / count); }
auto nth(auto& all, const std::vector<std::uint64_t>& offsets, size_t i) {
    return std::span(all).subspan(static_cast<size_t>(offsets[i]), static_cast<size_t>(offsets[i + 1] - offsets[i]));
}

} // namespace

std::vector<size_t> key_sizes_of(const linnet_library::algorithm& of) {
    std::vector<size_t> sizes{of.entry.key_size};
    const bool varies = of.entry.key_size_min != of.entry.key_size_max;
    if (of.entry.kind == linnet::algorithm_kind::mac && varies && of.entry.key_size_max > of.entry.block_size)
        sizes.push_back(of.entry.block_size + 1);
    return sizes;
}

messages::messages(const linnet_library::algorithm& of, size_t count, bool together, size_t key_size,
                   const std::function<bytes(size_t)>& draw)
    : of_(of), count_(count), keys_(draw(count * key_size)), nonces_(count * of.entry.nonce_size), statuses_(count) {
    const size_t block = of.entry.block_size;
    const std::array<size_t, 7> text_sizes{2 * block + 1, block + 1, 3, block, 0, block - 1, 3 * block};
    text_offsets_ = offsets_of(std::span(text_sizes).first(together ? 3 : 7), count);
    texts_ = draw(static_cast<size_t>(text_offsets_.back()));
    // Grain takes lengths of 128 bytes or more by a function of its own.
    const std::array<size_t, 3> data_sizes{of.entry.id.starts_with("grain") ? 130 : block + 1, 2, 0};
    data_offsets_ = offsets_of(std::span(data_sizes).first(together ? 2 : 3), count);
    data_ = draw(static_cast<size_t>(data_offsets_.back()));
    if (is_aead()) written_.resize(texts_.size()), opened_ = written_;
    tags_.resize(count * (is_aead() ? of.entry.tag_size : std::max(of.entry.tag_size, of.entry.digest_size)));
    if (of.entry.customization_size_max != 0) nonces_.resize(count); // of one byte each
}

void messages::compare_nonces() {
    if (nonces_.empty()) return;
    for (size_t i = 0; i < count_; ++i) nth(nonces_, i, count_)[0] = static_cast<std::uint8_t>(37 * i);
    same_nonces_ = linnet::batch::repeats::refused;
}

/// Forges every fifth tag.
void messages::forge() {
    for (size_t i = 3; i < count_; i += 5) nth(tags_, i, count_)[0] ^= 1;
}

void messages::compute(operation what) {
    using linnet::batch::at, linnet::batch::each;
    batch b{.what = what, .count = count_, .same_nonces = same_nonces_};
    if (!keys_.empty()) b.keys = each(keys_);
    if (!nonces_.empty()) b.nonces = each(nonces_);
    b.texts = at(what == operation::decrypt ? written_ : texts_, text_offsets_.data());
    if (is_aead()) b.data = at(data_, data_offsets_.data());
    if (what == operation::encrypt) b.out = written_, b.tags = tags_;
    if (what == operation::compute) b.out = tags_;
    if (what == operation::decrypt) b.out = opened_;
    if (what == operation::decrypt || what == operation::verify) b.received = each(tags_), b.tag_size = tags_.size() / count_;
    b.all = statuses_;
    if (linnet_library::batch::compute(of_, b, 1)) return;
    std::fprintf(stderr, "%.*s: the batch is refused\n", static_cast<int>(of_.entry.id.size()), of_.entry.id.data());
    std::abort();
}

messages::bytes messages::take() {
    bytes all = written_;
    for (const auto* part : {&tags_, &opened_}) all.insert(all.end(), part->begin(), part->end());
    for (const auto one : statuses_) all.push_back(static_cast<std::uint8_t>(one));
    return all;
}

messages::bytes messages::run() {
    compute(is_aead() ? operation::encrypt : operation::compute);
    forge();
    if (is_aead()) compute(operation::decrypt);
    else if (of_.implementations.front().mac != nullptr) compute(operation::verify);
    return take();
}

messages::bytes messages::run_singly() {
    const linnet_library::batch::calls by{of_};
    for (size_t i = 0; i < count_; ++i) {
        const auto key = nth(keys_, i, count_), nonce = nth(nonces_, i, count_), tag = nth(tags_, i, count_);
        const auto data = nth(data_, data_offsets_, i), text = nth(texts_, text_offsets_, i);
        statuses_[i] = is_aead() ? by.encrypt(key, nonce, data, text, nth(written_, text_offsets_, i), tag)
                                 : by.compute(key, nonce, text, tag);
    }
    forge();
    for (size_t i = 0; i < count_; ++i) {
        const auto key = nth(keys_, i, count_), nonce = nth(nonces_, i, count_), tag = nth(tags_, i, count_);
        if (is_aead())
            statuses_[i] = by.decrypt(key, nonce, nth(data_, data_offsets_, i), nth(written_, text_offsets_, i), tag,
                                      nth(opened_, text_offsets_, i));
        else if (of_.implementations.front().mac != nullptr)
            statuses_[i] = by.verify(key, nonce, nth(texts_, text_offsets_, i), tag);
    }
    return take();
}

} // namespace linnet_test
