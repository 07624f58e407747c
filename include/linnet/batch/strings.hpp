// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_STRINGS_HPP
#define LINNET_BATCH_STRINGS_HPP

/// The strings of a batch as a call gives them, and the places of its outputs.

#include <linnet/batch/one_message.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch::detail {

/// A range of message numbers in a batch.
struct range {
    size_t begin, end;
};

/// The memory from the first byte of a set of strings to the last.
class memory_between {
    std::uintptr_t begin_ = UINTPTR_MAX;
    std::uintptr_t end_ = 0;

public:
    LINNET_INLINE void add(const uint8_t* at, size_t size) noexcept {
        if (size == 0) return;
        const auto first = reinterpret_cast<std::uintptr_t>(at);
        const auto end = first + size < first ? UINTPTR_MAX : first + size;
        begin_ = first < begin_ ? first : begin_;
        end_ = end > end_ ? end : end_;
    }
    constexpr bool disjoint(const memory_between& other) const noexcept { return end_ <= other.begin_ || other.end_ <= begin_; }
};

/// The strings of an input, without a division for each.
class strings {
    input of_;
    size_t size_, step_; ///< of strings of one size, and the distance between them

public:
    constexpr strings(const input& from, size_t count) noexcept
        : of_(from), size_(from.shape().size(count)), step_(from.shape().how == layout::shared ? 0 : size_) {}

    constexpr bool varies() const noexcept { return of_.shape().varies(); }
    /// Whether all messages share one string.
    constexpr bool one() const noexcept { return !varies() && step_ == 0; }
    /// The common size, unless sizes vary.
    constexpr size_t size() const noexcept { return size_; }
    /// Gets string i, or returns why it is refused. Without `Pointers` no string of the batch may be given by pointer.
    template <bool Pointers>
    LINNET_INLINE constexpr status get(size_t i, bytes_in& string) const noexcept {
        if (Pointers && of_.shape().by_pointers()) {
            string = {of_.addresses()[i], varies() ? of_.sizes()[i] : size_};
            const bool there = string.data() != nullptr && string.size() <= PTRDIFF_MAX;
            return there || string.empty() ? status::ok : status::argument;
        }
        if (varies()) return of_.get(i, 0, string) ? status::ok : status::length;
        string = {of_.data() + i * step_, size_};
        return status::ok;
    }
    memory_between memory(range of) const noexcept {
        memory_between all;
        if (of_.shape().by_pointers()) {
            for (size_t i = of.begin; i < of.end; ++i) all.add(of_.addresses()[i], varies() ? of_.sizes()[i] : size_);
        } else {
            all.add(of_.data(), of_.shape().total);
        }
        return all;
    }
    /// The offset of an output as long as string i that follows the outputs of the strings before it.
    LINNET_INLINE constexpr size_t place(size_t i, bytes_in string) const noexcept {
        return of_.shape().by_offsets() ? static_cast<size_t>(string.data() - of_.data()) : i * size_;
    }
};

/// The places of the outputs.
class places {
    output to_;
    size_t size_; ///< of outputs of one size

public:
    constexpr places(const output& to, size_t count) noexcept : to_(to), size_(to.shape().size(count)) {}

    constexpr size_t size() const noexcept { return size_; }
    template <bool Pointers>
    LINNET_INLINE constexpr status get(size_t i, bytes_out& place) const noexcept {
        return find<Pointers>(i, i * size_, size_, place);
    }
    /// The same for an output as long as string i of an input.
    template <bool Pointers>
    LINNET_INLINE constexpr status get(size_t i, const strings& in, bytes_in string, bytes_out& place) const noexcept {
        return find<Pointers>(i, in.place(i, string), string.size(), place);
    }
    memory_between memory(range of) const noexcept {
        memory_between all;
        if (to_.shape().by_pointers()) {
            for (size_t i = of.begin; i < of.end; ++i) all.add(to_.addresses()[i], size_);
        } else {
            all.add(to_.all().data(), to_.all().size());
        }
        return all;
    }
    /// The same for outputs as long as the strings of an input.
    memory_between memory(range of, const strings& in) const noexcept {
        if (!to_.shape().by_pointers()) return memory(of);
        memory_between all;
        for (size_t i = of.begin; i < of.end; ++i) {
            bytes_in string;
            static_cast<void>(in.get<true>(i, string)); // a refused string has no output
            all.add(to_.addresses()[i], string.size());
        }
        return all;
    }

private:
    template <bool Pointers>
    LINNET_INLINE constexpr status find(size_t i, size_t begin, size_t size, bytes_out& place) const noexcept {
        if (Pointers && to_.shape().by_pointers()) {
            uint8_t* const at = to_.addresses()[i];
            if ((at == nullptr && size != 0) || size > PTRDIFF_MAX) {
                place = {};
                return status::argument;
            }
            place = {at, size};
        } else {
            place = {to_.all().data() + begin, size};
        }
        return status::ok;
    }
};

/// The first of several statuses that is not `ok`.
template <class... Status>
LINNET_INLINE constexpr status first_refusal(status first, Status... rest) noexcept {
    if constexpr (sizeof...(Status) == 0) return first;
    else return first != status::ok ? first : first_refusal(rest...);
}

template <class... Strings>
constexpr bool behind_pointers(const Strings&... all) noexcept {
    return (all.shape().by_pointers() || ...);
}

} // namespace batch::detail
LINNET_NAMESPACE_END

#endif
