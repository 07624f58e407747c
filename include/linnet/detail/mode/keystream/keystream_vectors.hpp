// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_KEYSTREAM_KEYSTREAM_VECTORS_HPP
#define LINNET_DETAIL_MODE_KEYSTREAM_KEYSTREAM_VECTORS_HPP

#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/mode/keystream/keystream.hpp>

// Mac that is to be short has the text over words alone.
#if LINNET_VECTORS && LINNET_UNROLL && defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LINNET_KEYSTREAM_VECTORS 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// A word of each of several blocks, in one register.
template <size_t Number>
struct block_lanes {
    using vector [[gnu::vector_size(4 * Number)]] = uint32_t;
    vector v;

    LINNET_LANES_INLINE friend block_lanes operator^(const block_lanes& a, const block_lanes& b) noexcept { return {a.v ^ b.v}; }

    /// In each 16 bytes the words that `Word` counts: from 0 on of a, from 4 on of b.
    template <size_t... Word>
    LINNET_LANES_INLINE static block_lanes mixed(const block_lanes& a, const block_lanes& b) noexcept {
        constexpr size_t words[] = {Word...};
        return [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LANES_LAMBDA -> block_lanes {
            return {
                __builtin_shufflevector(a.v, b.v, (Index / 4 * 4 + words[Index % 4] % 4 + (words[Index % 4] < 4 ? 0 : Number))...)};
        }(std::make_index_sequence<Number>{});
    }
};

/// The words of four parts of 16 bytes, from four words of each of several blocks: part i has those of block i, and in the next
/// 16 bytes those of block i + 4.
template <size_t Number>
LINNET_INLINE void transpose(block_lanes<Number>* x) noexcept {
    using lanes_type = block_lanes<Number>;
    const lanes_type low01 = lanes_type::template mixed<0, 4, 1, 5>(x[0], x[1]);
    const lanes_type high01 = lanes_type::template mixed<2, 6, 3, 7>(x[0], x[1]);
    const lanes_type low23 = lanes_type::template mixed<0, 4, 1, 5>(x[2], x[3]);
    const lanes_type high23 = lanes_type::template mixed<2, 6, 3, 7>(x[2], x[3]);
    x[0] = lanes_type::template mixed<0, 1, 4, 5>(low01, low23);
    x[1] = lanes_type::template mixed<2, 3, 6, 7>(low01, low23);
    x[2] = lanes_type::template mixed<0, 1, 4, 5>(high01, high23);
    x[3] = lanes_type::template mixed<2, 3, 6, 7>(high01, high23);
}

} // namespace detail

template <size_t Number>
struct word<detail::block_lanes<Number>> {
    using lanes_type = detail::block_lanes<Number>;

    LINNET_LANES_INLINE static lanes_type constant(uint32_t value) noexcept { return {typename lanes_type::vector{} + value}; }
    LINNET_LANES_INLINE static lanes_type add(const lanes_type& a, const lanes_type& b) noexcept { return {a.v + b.v}; }

    /// Rotations by bytes are moves of bytes where there is no instruction for rotations but one for such moves.
    template <unsigned Count>
    LINNET_LANES_INLINE static lanes_type rotate_right(const lanes_type& value) noexcept {
        if constexpr (Count == 16 && Number < 16) {
            using halves [[gnu::vector_size(4 * Number)]] = std::uint16_t;
            return moved<halves, 2 * Number>(value, [](size_t i) { return i ^ 1; });
        } else if constexpr (Count == 24 && Number == 8) {
            using bytes [[gnu::vector_size(4 * Number)]] = uint8_t;
            return moved<bytes, 4 * Number>(value, [](size_t i) { return i / 4 * 4 + (i + 3) % 4; });
        } else {
            return {value.v >> Count | value.v << (32 - Count)};
        }
    }

    /// Lane i of each four words becomes lane i - Count.
    template <size_t Count>
    LINNET_LANES_INLINE static lanes_type turned(const lanes_type& value) noexcept {
        return lanes_type::template mixed<Count % 4, (1 + Count) % 4, (2 + Count) % 4, (3 + Count) % 4>(value, value);
    }

private:
    template <class Parts, size_t Count, class Function>
    LINNET_LANES_INLINE static lanes_type moved(const lanes_type& value, Function) noexcept {
        const auto parts = reinterpret_cast<Parts>(value.v);
        return [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LANES_LAMBDA -> lanes_type {
            constexpr Function from{};
            return {reinterpret_cast<typename lanes_type::vector>(__builtin_shufflevector(parts, parts, from(Index)...))};
        }(std::make_index_sequence<Count>{});
    }
};

namespace detail {

/// A row, of four words, of each of a few blocks: in registers of at most 32 bytes, which are faster one by one than those of 64.
template <size_t Number>
struct block_rows {
    static constexpr size_t parts = Number < 4 ? 1 : 2;
    using lanes_type = block_lanes<4 * Number / parts>;
    lanes_type part[parts];

    template <class Function>
    LINNET_LANES_INLINE static block_rows generate(const Function& f) noexcept {
        block_rows r;
        each<parts>([&](auto i) LINNET_LANES_LAMBDA { r.part[i] = f(i); });
        return r;
    }
    LINNET_LANES_INLINE friend block_rows operator^(const block_rows& a, const block_rows& b) noexcept {
        return generate([&](auto i) LINNET_LANES_LAMBDA { return a.part[i] ^ b.part[i]; });
    }
};

} // namespace detail

template <size_t Number>
struct word<detail::block_rows<Number>> {
    using rows = detail::block_rows<Number>;
    using w = word<typename rows::lanes_type>;

    LINNET_LANES_INLINE static rows add(const rows& a, const rows& b) noexcept {
        return rows::generate([&](auto i) LINNET_LANES_LAMBDA { return w::add(a.part[i], b.part[i]); });
    }
    template <unsigned Count>
    LINNET_LANES_INLINE static rows rotate_right(const rows& value) noexcept {
        return rows::generate([&](auto i) LINNET_LANES_LAMBDA { return w::template rotate_right<Count>(value.part[i]); });
    }
    /// Lane i of each row becomes lane i - Count.
    template <size_t Count>
    LINNET_LANES_INLINE static rows turned(const rows& value) noexcept {
        return rows::generate([&](auto i) LINNET_LANES_LAMBDA { return w::template turned<Count>(value.part[i]); });
    }
};

namespace mode {

/// The keystream of several blocks at once, by vectors of `Instructions`.
template <class Permutation, class Instructions, size_t Number>
struct keystream_vectors : keystream_words<Permutation, uint32_t> {
    using base = keystream_words<Permutation, uint32_t>;
    static constexpr size_t block_size = base::block_size;
    using typename base::running;
    using feature = processor::asked_first<Instructions>;
    static constexpr std::string_view variant = Instructions::name;

    static constexpr size_t few = Number == 4 ? 1 : 4; ///< blocks that are computed row by row

    static void crypt(running& r, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        const size_t whole = size - size % (Number * block_size);
        if (whole != 0) batches(r, in, out, whole);
        const size_t rest = size - whole;
        if (rest > few * block_size) last<Number>(r, in + whole, out + whole, rest);
        else if (rest != 0) last<few>(r, in + whole, out + whole, rest);
    }

    /// The next block of keystream.
    static void keystream(running& r, uint8_t* to) noexcept {
        uint8_t stream[few * block_size];
        rows(r, stream);
        ++r.next;
        __builtin_memcpy(to, stream, block_size);
        detail::wipe(stream);
    }

    /// The next few blocks of keystream, of which the caller counts those that it needs.
    [[gnu::noinline]] static void rows(const running& r, uint8_t* to) noexcept {
        processor::in_function<Instructions>([&]() LINNET_LAMBDA {
            rows_type begun[4];
            slanted<Permutation::slant>(begun, [&](auto i, auto part) LINNET_LANES_LAMBDA { return numbered_row<i, part>(r); });
            rows_type x[4] = {begun[0], begun[1], begun[2], begun[3]};
            Permutation::permute_rows(x[0], x[1], x[2], x[3]);
            detail::each<4>([&](auto i) LINNET_LAMBDA { x[i] = word<rows_type>::add(x[i], begun[i]); });
            rows_type done[4];
            slanted<4 - Permutation::slant>(done, [&](auto i, auto part) LINNET_LANES_LAMBDA { return x[i].part[part]; });
            detail::each<4>([&](auto i) LINNET_LAMBDA {
                detail::each<few>([&](auto j) LINNET_LAMBDA {
                    using row [[gnu::vector_size(16)]] = uint32_t;
                    constexpr size_t at = j % per_part * 4;
                    const auto& v = done[i].part[j / per_part].v;
                    const row of_block = __builtin_shufflevector(v, v, at, at + 1, at + 2, at + 3);
                    __builtin_memcpy(to + block_size * j + 16 * i, &of_block, sizeof of_block);
                });
            });
        });
    }

    /// Adds keystream to a text.
    static void add(const uint8_t* stream, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        using detail::load, detail::store;
        constexpr byte_order order = byte_order::little;
        const size_t words = size - size % sizeof(uint64_t);
        for (size_t i = 0; i < words; i += sizeof(uint64_t))
            store<uint64_t, order>(out + i, load<uint64_t, order>(in + i) ^ load<uint64_t, order>(stream + i));
        for (size_t i = words; i < size; ++i) out[i] = static_cast<uint8_t>(in[i] ^ stream[i]);
    }

private:
    using lanes_type = detail::block_lanes<Number>;
    using rows_type = detail::block_rows<few>;
    static constexpr size_t per_part = few / rows_type::parts;

    /// At most `Blocks` of them.
    template <size_t Blocks>
    [[gnu::noinline]] static void last(running& r, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        uint8_t stream[Blocks * block_size];
        const uint64_t behind = r.next + (size + block_size - 1) / block_size;
        if constexpr (Blocks == few) {
            rows(r, stream);
        } else {
            __builtin_memset(stream, 0, sizeof stream);
            batches(r, stream, stream, sizeof stream);
        }
        r.next = behind;
        add(stream, in, out, size);
        detail::wipe(stream);
    }

    /// A part of a row of the states of the next few blocks.
    template <size_t Row, size_t Part>
    LINNET_LANES_INLINE static auto numbered_row(const running& r) noexcept {
        using part_type = typename rows_type::lanes_type;
        using vector = typename part_type::vector;
        using numbers [[gnu::vector_size(sizeof(vector))]] = uint64_t;
        vector row = {};
        detail::each<4 * per_part>([&](auto i) LINNET_LAMBDA { row[i.value] = r.first.x[4 * Row + i % 4]; });
        if constexpr (Row == Permutation::counter / 4) {
            static_assert(Permutation::counter % 4 == 0);
            numbers number = {};
            detail::each<per_part>([&](auto i) LINNET_LAMBDA { number[2 * i.value] = r.next + Part * per_part + i; });
            row += reinterpret_cast<vector>(number);
        }
        return part_type{row};
    }
    /// Lane i of row j is lane i of row j + i * Slant from f.
    template <size_t Slant, class Function>
    LINNET_INLINE static void slanted(rows_type (&to)[4], const Function& f) noexcept {
        detail::each<rows_type::parts>([&](auto part) LINNET_LAMBDA {
            using part_type = typename rows_type::lanes_type;
            using zero = std::integral_constant<size_t, 0>;
            const part_type from[4] = {f(zero{}, part), f(std::integral_constant<size_t, 1>{}, part),
                                       f(std::integral_constant<size_t, 2>{}, part), f(std::integral_constant<size_t, 3>{}, part)};
            detail::each<4>([&](auto j) LINNET_LAMBDA {
                const auto low = part_type::template mixed<0, 5, 0, 0>(from[j], from[(j + Slant) % 4]);
                const auto high = part_type::template mixed<0, 0, 2, 7>(from[(j + 2 * Slant) % 4], from[(j + 3 * Slant) % 4]);
                to[j].part[part] = part_type::template mixed<0, 1, 6, 7>(low, high);
            });
        });
    }

    static void batches(running& r, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        processor::in_function<Instructions>([&]() LINNET_LAMBDA {
            for (size_t at = 0; at < size; at += Number * block_size) batch(r, in + at, out + at);
        });
    }

    LINNET_INLINE static void batch(running& r, const uint8_t* in, uint8_t* out) noexcept {
        using w = word<lanes_type>;
        using state = chacha_state<lanes_type>;
        const state begun = numbered(r);
        state s = begun;
        Permutation::permute(s);
        detail::each<16>([&](auto i) LINNET_LAMBDA { s.x[i] = w::add(s.x[i], begun.x[i]); });
        detail::each<4>([&](auto i) LINNET_LAMBDA { detail::transpose(s.x + 4 * i); });
        detail::each<16>([&](auto i) LINNET_LAMBDA {
            detail::each<Number / 4>(
                [&](auto part) LINNET_LAMBDA { pass<4 * part>(s.x[i], in, out, 16 * (i / 4) + 64 * (i % 4 + 4 * part)); });
        });
        r.next += Number;
    }

    /// The states of the next blocks.
    LINNET_INLINE static chacha_state<lanes_type> numbered(const running& r) noexcept {
        using w = word<lanes_type>;
        using vector = typename lanes_type::vector;
        auto s = chacha_state<lanes_type>::generate([&](size_t i) LINNET_LANES_LAMBDA { return w::constant(r.first.x[i]); });
        const uint64_t number = r.next;
        const vector first = vector{} + static_cast<uint32_t>(number);
        vector low = first;
        detail::each<Number>([&](auto i) LINNET_LAMBDA { low[i.value] += static_cast<uint32_t>(i.value); });
        const vector carry = reinterpret_cast<vector>(low < first); // all ones, which is -1
        lanes_type* const counter = s.x + Permutation::counter;
        counter[0].v += low;
        counter[1].v += static_cast<uint32_t>(number >> 32) - carry;
        return s;
    }

    /// Adds 16 bytes of keystream, the words from `First` on, to a text.
    template <size_t First>
    LINNET_INLINE static void pass(const lanes_type& stream, const uint8_t* in, uint8_t* out, size_t at) noexcept {
        using part [[gnu::vector_size(16)]] = uint32_t;
        part text;
        __builtin_memcpy(&text, in + at, sizeof text);
        text ^= __builtin_shufflevector(stream.v, stream.v, First, First + 1, First + 2, First + 3);
        __builtin_memcpy(out + at, &text, sizeof text);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
