// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_ARCHETYPE_HPP
#define LINNET_TESTS_SUPPORT_ARCHETYPE_HPP

#include <linnet/concepts.hpp>
#include <linnet/word/scalar.hpp>

namespace linnet_test {

/// A word with the operations of the concept `Word` and no other: no default constructor, no integer behind it, and sources, sinks
/// and masks of its own types. What compiles with it uses the concept alone.
class archetype {
    std::uint64_t value_;
    constexpr explicit archetype(std::uint64_t value) noexcept : value_(value) {}
    friend struct linnet::word<archetype>;

public:
    friend constexpr archetype operator^(const archetype& a, const archetype& b) noexcept { return archetype(a.value_ ^ b.value_); }
    friend constexpr archetype operator&(const archetype& a, const archetype& b) noexcept { return archetype(a.value_ & b.value_); }
    friend constexpr archetype operator|(const archetype& a, const archetype& b) noexcept { return archetype(a.value_ | b.value_); }
};

struct archetype_source {
    const std::uint8_t* from;
    explicit constexpr archetype_source(const std::uint8_t* p) noexcept : from(p) {}
};
struct archetype_sink {
    std::uint8_t* to;
    explicit constexpr archetype_sink(std::uint8_t* p) noexcept : to(p) {}
};
struct archetype_mask {
    bool chosen;
};

} // namespace linnet_test

template <>
struct linnet::word<linnet_test::archetype> {
    using W = linnet_test::archetype;
    using plain = word<std::uint64_t>;
    using source = linnet_test::archetype_source;
    using sink = linnet_test::archetype_sink;
    using mask = linnet_test::archetype_mask;

    static constexpr W constant(std::uint64_t value) noexcept { return W(value); }
    static constexpr W and_not(const W& a, const W& b) noexcept { return W(plain::and_not(a.value_, b.value_)); }
    template <unsigned Count>
    static constexpr W rotate_right(const W& a) noexcept {
        return W(plain::rotate_right<Count>(a.value_));
    }
    template <unsigned Count>
    static constexpr W shift_right(const W& a) noexcept {
        return W(plain::shift_right<Count>(a.value_));
    }
    template <unsigned Count>
    static constexpr W shift_left(const W& a) noexcept {
        return W(plain::shift_left<Count>(a.value_));
    }
    template <byte_order Order>
    static constexpr W load(const source& in, std::size_t offset) noexcept {
        return W(plain::load<Order>(in.from, offset));
    }
    template <byte_order Order>
    static constexpr W load_partial(const source& in, std::size_t offset, std::size_t count) noexcept {
        return W(plain::load_partial<Order>(in.from, offset, count));
    }
    template <byte_order Order>
    static constexpr void store(const sink& out, std::size_t offset, const W& a) noexcept {
        plain::store<Order>(out.to, offset, a.value_);
    }
    template <byte_order Order>
    static constexpr void store_partial(const sink& out, std::size_t offset, std::size_t count, const W& a) noexcept {
        plain::store_partial<Order>(out.to, offset, count, a.value_);
    }
    template <byte_order Order>
    static constexpr W byte_at(std::size_t index, std::uint8_t value) noexcept {
        return W(plain::byte_at<Order>(index, value));
    }
    template <byte_order Order>
    static constexpr W first_bytes(const W& a, std::size_t count) noexcept {
        return W(plain::first_bytes<Order>(a.value_, count));
    }
    static constexpr W select(const mask& m, const W& a, const W& b) noexcept {
        return W(plain::select(m.chosen, a.value_, b.value_));
    }
    static constexpr void wipe(W& a) noexcept { plain::wipe(a.value_); }
};

static_assert(linnet::Word<linnet_test::archetype>);
static_assert(!std::default_initializable<linnet_test::archetype>);

#endif
