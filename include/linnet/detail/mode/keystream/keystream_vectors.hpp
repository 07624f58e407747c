// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_KEYSTREAM_KEYSTREAM_VECTORS_HPP
#define LINNET_DETAIL_MODE_KEYSTREAM_KEYSTREAM_VECTORS_HPP

#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/mode/keystream/keystream.hpp>
#include <linnet/detail/word/lanes.hpp>

// Size-optimised builds use the scalar version.
#if LINNET_VECTORS && LINNET_UNROLL && defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LINNET_KEYSTREAM_VECTORS 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// One word of each of several blocks, in one register.
template <size_t Number>
struct block_lanes {
    using vector [[gnu::vector_size(4 * Number)]] = uint32_t;
    using pairs [[gnu::vector_size(4 * Number)]] = uint64_t;
    vector v;

    LINNET_LANES_INLINE friend block_lanes operator^(const block_lanes& a, const block_lanes& b) noexcept { return {a.v ^ b.v}; }

    /// In each 16 bytes, the words numbered by `Word`: a's words count from 0, b's from 4.
    template <size_t... Word>
    LINNET_LANES_INLINE static block_lanes mixed(const block_lanes& a, const block_lanes& b) noexcept {
        constexpr size_t words[] = {Word...};
        if constexpr (words[0] % 2 == 0 && words[1] == words[0] + 1 && words[2] % 2 == 0 && words[3] == words[2] + 1) {
            // g++ 12 finds the instruction only for pairs of words.
            const pairs first = reinterpret_cast<pairs>(a.v);
            const pairs second = reinterpret_cast<pairs>(b.v);
            return [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LANES_LAMBDA -> block_lanes {
                return {reinterpret_cast<vector>(__builtin_shufflevector(
                    first, second,
                    (Index / 2 * 2 + words[Index % 2 * 2] % 4 / 2 + (words[Index % 2 * 2] < 4 ? 0 : Number / 2))...))};
            }(std::make_index_sequence<Number / 2>{});
        }
        return [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LANES_LAMBDA -> block_lanes {
            return {
                __builtin_shufflevector(a.v, b.v, (Index / 4 * 4 + words[Index % 4] % 4 + (words[Index % 4] < 4 ? 0 : Number))...)};
        }(std::make_index_sequence<Number>{});
    }
};

/// Transposes four registers, where register k holds word k of several blocks. Afterwards register i holds the four words of block
/// i in its first 16 bytes, of block i + 4 in the next 16, and so on.
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

/// Half of the 16-byte parts of a, then half of b's: every `Step`th part from `First` on.
template <size_t First, size_t Step, size_t Number>
LINNET_LANES_INLINE block_lanes<Number> parts_of(const block_lanes<Number>& a, const block_lanes<Number>& b) noexcept {
    return [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LANES_LAMBDA -> block_lanes<Number> {
        constexpr auto from = [](size_t i) {
            const size_t half = Number / 8; // parts of each
            const size_t part = First + Step * (i / 4 % half);
            return i / 4 / half * Number + 4 * part + i % 4;
        };
        return {__builtin_shufflevector(a.v, b.v, from(Index)...)};
    }(std::make_index_sequence<Number>{});
}

/// Takes four registers with consecutive 16-byte parts of several blocks, and joins the parts of a block. Afterwards register i
/// holds block i; if registers have 32 bytes it holds the first half, and register i + 2 the second.
template <size_t Number>
LINNET_INLINE void gather(block_lanes<Number>& a, block_lanes<Number>& b, block_lanes<Number>& c, block_lanes<Number>& d) noexcept {
    using lanes_type = block_lanes<Number>;
    if constexpr (Number == 8) {
        const lanes_type second = parts_of<1, 1>(a, b);
        const lanes_type fourth = parts_of<1, 1>(c, d);
        a = parts_of<0, 1>(a, b);
        c = parts_of<0, 1>(c, d);
        b = second;
        d = fourth;
    } else if constexpr (Number == 16) {
        const lanes_type low = parts_of<0, 1>(a, b);
        const lanes_type high = parts_of<2, 1>(a, b);
        const lanes_type low_behind = parts_of<0, 1>(c, d);
        const lanes_type high_behind = parts_of<2, 1>(c, d);
        a = parts_of<0, 2>(low, low_behind);
        b = parts_of<1, 2>(low, low_behind);
        c = parts_of<0, 2>(high, high_behind);
        d = parts_of<1, 2>(high, high_behind);
    }
}

} // namespace detail

template <size_t Number>
struct word<detail::block_lanes<Number>> {
    using lanes_type = detail::block_lanes<Number>;

    LINNET_LANES_INLINE static lanes_type constant(uint32_t value) noexcept {
        lanes_type r;
        detail::broadcast(r.v, value);
        return r;
    }
    LINNET_LANES_INLINE static lanes_type add(const lanes_type& a, const lanes_type& b) noexcept { return {a.v + b.v}; }

    /// Rotations by whole bytes move bytes if there is an instruction for that, but none for rotations.
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

    static constexpr bool has_two_steps = Number == 16;
    /// a += b; c = (c ^ a) <<< Left, for two quarter rounds of ChaCha20, in the order that keeps a Zen 4 busiest. Clang keeps the
    /// order; 1024 bytes take 7 % less time.
    template <unsigned Left>
    LINNET_LANES_INLINE static void two_steps(lanes_type& a0, const lanes_type& b0, lanes_type& c0, lanes_type& a1,
                                              const lanes_type& b1, lanes_type& c1) noexcept {
        a0.v += b0.v;
        a1.v += b1.v;
        c0.v ^= a0.v;
        c1.v ^= a1.v;
        c0.v = c0.v << Left | c0.v >> (32 - Left);
        c1.v = c1.v << Left | c1.v >> (32 - Left);
    }

    /// In each four words, lane i moves to lane i - Count.
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

/// One row, of four words, of each of a few blocks. Registers have at most 32 bytes: one at a time, these are faster than registers
/// of 64 bytes.
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
#if defined(__AVX512VL__) && !defined(LINNET_NO_ASM)
    /// to ^ (late >>> Count): a shift, and one XOR of three registers. It is in assembly because compilers would find the rotation
    /// and put the XOR after it. On AMD's Zen 4 a rotation takes a cycle more than a shift.
    template <unsigned Count>
    LINNET_LANES_INLINE static rows xor_rotated(const rows& to, const rows& late) noexcept {
        return rows::generate([&](auto i) LINNET_LANES_LAMBDA {
            const auto& x = late.part[i].v;
            typename rows::lanes_type sum{x >> Count};
            asm("vpternlogd $0x96, %2, %1, %0" : "+x"(sum.v) : "x"(to.part[i].v), "x"(x << (32 - Count)));
            return sum;
        });
    }
    /// Whether to rotate the other operand of an XOR in advance. With two registers per row there is no idle time for that.
    static constexpr bool rotates_early = rows::parts == 1;
#else
    static constexpr bool rotates_early = false;
#endif
    /// Lane i of each row becomes lane i - Count.
    template <size_t Count>
    LINNET_LANES_INLINE static rows turned(const rows& value) noexcept {
        return rows::generate([&](auto i) LINNET_LANES_LAMBDA { return w::template turned<Count>(value.part[i]); });
    }
};

namespace mode {

/// The keystream of several blocks at once, in vectors of `Instructions`.
template <class Permutation, class Instructions, size_t Number>
struct keystream_vectors : keystream_words<Permutation, uint32_t> {
    using base = keystream_words<Permutation, uint32_t>;
    static constexpr size_t block_size = base::block_size;
    using typename base::key, typename base::running, typename base::state;
    using feature = processor::asked_first<Instructions>;
    static constexpr std::string_view variant = Instructions::name;
    static constexpr size_t most_ahead = Number; ///< the most blocks that `ahead` computes

    LINNET_INLINE static key expand_key(const uint8_t* from) noexcept {
        key k;
        __builtin_memcpy(k.x, from, sizeof k.x);
        return k;
    }
    /// The state from a key and an input. It is stored in rows because it is loaded in rows: processors do not forward several
    /// stores to one load.
    template <class Function>
    LINNET_INLINE static state begin(const key& k, const Function& input) noexcept {
        state words = detail::chacha_begin<Permutation>(k, input);
        state s;
        detail::each<4>([&](auto i) LINNET_LAMBDA {
            using row [[gnu::vector_size(16)]] = uint32_t;
            const row x{words.x[4 * i], words.x[4 * i + 1], words.x[4 * i + 2], words.x[4 * i + 3]};
            __builtin_memcpy(s.x + 4 * i, &x, sizeof x);
        });
        return s;
    }

    /// HChaCha20 or HSalsa20. Where one block is faster in rows than in scalars, the permuted state is computed as a block of
    /// keystream minus its initial state.
    template <class Function>
    LINNET_INLINE static key derive(const key& k, const Function& input) noexcept {
        if constexpr (word<rows_type<1>>::rotates_early) {
            running r{begin(k, input), 0};
            state permuted;
            rows<1>(r, reinterpret_cast<uint8_t*>(permuted.x)); // little-endian, like all code here
            for (size_t i = 0; i < 16; ++i) permuted.x[i] -= r.first.x[i];
            const key made = detail::chacha_taken<Permutation>(k, permuted);
            detail::wipe_kept(permuted);
            detail::wipe_kept(r);
            return made;
        } else return base::derive(k, input);
    }

    static void crypt(running& r, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        const size_t whole = size - size % (Number * block_size);
        if (whole != 0) batches<Number, true>(r, in, out, whole);
        const size_t rest = size - whole;
        if (rest == 0) return;
        if (rest <= block_size) last_blocks<1>(r, in + whole, out + whole, rest);
        else if (rest <= two * block_size) last_blocks<two>(r, in + whole, out + whole, rest);
        else if (rest <= few * block_size) last_blocks<few>(r, in + whole, out + whole, rest);
        else if (rest <= half * block_size) last_blocks<half>(r, in + whole, out + whole, rest);
        else last_blocks<Number>(r, in + whole, out + whole, rest);
    }

    /// The next block of keystream.
    static void keystream(running& r, uint8_t* to) noexcept {
        rows<1>(r, to);
        ++r.next;
    }

    /// The next `count` blocks of keystream, 1 to `most_ahead`. Returns how many it wrote, but advances only by `count`.
    static size_t ahead(running& r, uint8_t* to, size_t count) noexcept {
        const size_t written = count == 1 ? 1 : count <= two ? two : count <= few ? few : count <= half ? half : Number;
        if (count == 1) rows<1>(r, to);
        else if (count <= two) rows<two>(r, to);
        else if (count <= few) rows<few>(r, to);
        else if (count <= half) stream<half>(r, to);
        else stream<Number>(r, to);
        r.next += count;
        return written;
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
    static constexpr size_t two = Number == 4 ? 1 : 2;
    static constexpr size_t few = Number == 4 ? 1 : 4;        ///< the most blocks computed row by row
    static constexpr size_t half = Number == 16 ? 8 : Number; ///< lanes for less than a batch
    template <size_t Blocks>
    using rows_type = detail::block_rows<Blocks>;
    template <size_t Blocks>
    static constexpr size_t per_part = Blocks / rows_type<Blocks>::parts;

    /// The rest of a text, at most `Blocks` blocks.
    template <size_t Blocks>
    [[gnu::noinline]] static void last_blocks(running& r, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        uint8_t key_stream[Blocks * block_size];
        if constexpr (Blocks <= few) rows<Blocks>(r, key_stream);
        else stream<Blocks>(r, key_stream);
        r.next += (size + block_size - 1) / block_size;
        add(key_stream, in, out, size);
        detail::wipe(key_stream);
    }

    /// The next blocks of keystream, row by row.
    template <size_t Blocks>
    [[gnu::noinline]] static void rows(const running& r, uint8_t* to) noexcept {
        processor::in_function<Instructions>([&]() LINNET_LAMBDA {
            using rows = rows_type<Blocks>;
            rows begun[4];
            slanted<Blocks, Permutation::slant>(begun, [&](auto i, auto part)
                                                           LINNET_LANES_LAMBDA { return numbered_row<Blocks, i, part>(r); });
            rows x[4] = {begun[0], begun[1], begun[2], begun[3]};
            Permutation::permute_rows(x[0], x[1], x[2], x[3]);
            detail::each<4>([&](auto i) LINNET_LAMBDA { x[i] = word<rows>::add(x[i], begun[i]); });
            rows done[4];
            slanted<Blocks, 4 - Permutation::slant>(done, [&](auto i, auto part) LINNET_LANES_LAMBDA { return x[i].part[part]; });
            detail::each<4>([&](auto i) LINNET_LAMBDA {
                detail::each<Blocks>([&](auto j) LINNET_LAMBDA {
                    using row [[gnu::vector_size(16)]] = uint32_t;
                    constexpr size_t at = j % per_part<Blocks> * 4;
                    const auto& v = done[i].part[j / per_part<Blocks>].v;
                    const row of_block = __builtin_shufflevector(v, v, at, at + 1, at + 2, at + 3);
                    __builtin_memcpy(to + block_size * j + 16 * i, &of_block, sizeof of_block);
                });
            });
        });
    }

    /// One part of a row of the states of the next few blocks.
    template <size_t Blocks, size_t Row, size_t Part>
    LINNET_LANES_INLINE static auto numbered_row(const running& r) noexcept {
        using part_type = typename rows_type<Blocks>::lanes_type;
        using vector = typename part_type::vector;
        using numbers [[gnu::vector_size(sizeof(vector))]] = uint64_t;
        using one [[gnu::vector_size(16)]] = uint32_t;
        one of_first;
        __builtin_memcpy(&of_first, r.first.x + 4 * Row, sizeof of_first);
        vector row;
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LANES_LAMBDA {
            row = __builtin_shufflevector(of_first, of_first, (Index % 4)...);
        }(std::make_index_sequence<4 * per_part<Blocks>>{});
        if constexpr (Row == Permutation::counter / 4) {
            static_assert(Permutation::counter % 4 == 0);
            numbers number = {};
            detail::each<per_part<Blocks>>([&](auto i)
                                               LINNET_LAMBDA { number[2 * i.value] = r.next + Part * per_part<Blocks> + i; });
            row += reinterpret_cast<vector>(number);
        }
        return part_type{row};
    }
    /// Sets lane i of row j to lane i of row j + i * Slant of f.
    template <size_t Blocks, size_t Slant, class Function>
    LINNET_INLINE static void slanted(rows_type<Blocks> (&to)[4], const Function& f) noexcept {
        detail::each<rows_type<Blocks>::parts>([&](auto part) LINNET_LAMBDA {
            using part_type = typename rows_type<Blocks>::lanes_type;
            using zero = std::integral_constant<size_t, 0>;
            const part_type from[4] = {f(zero{}, part), f(std::integral_constant<size_t, 1>{}, part),
                                       f(std::integral_constant<size_t, 2>{}, part), f(std::integral_constant<size_t, 3>{}, part)};
            detail::each<4>([&](auto j) LINNET_LAMBDA {
                if constexpr (Slant % 4 == 0) {
                    to[j].part[part] = from[j];
                } else {
                    const auto low = part_type::template mixed<0, 5, 0, 0>(from[j], from[(j + Slant) % 4]);
                    const auto high = part_type::template mixed<0, 0, 2, 7>(from[(j + 2 * Slant) % 4], from[(j + 3 * Slant) % 4]);
                    to[j].part[part] = part_type::template mixed<0, 1, 6, 7>(low, high);
                }
            });
        });
    }

    /// Batches of keystream, added to a text or written.
    template <size_t Lanes, bool Added>
    static void batches(running& r, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        processor::in_function<Instructions>([&]() LINNET_LAMBDA {
            for (size_t at = 0; at < size; at += Lanes * block_size) {
                batch<Lanes, Added>(r, in + at, out + at);
                r.next += Lanes;
            }
        });
    }
    /// The next blocks of keystream. Does not advance.
    template <size_t Lanes>
    [[gnu::noinline]] static void stream(const running& r, uint8_t* to) noexcept {
        processor::in_function<Instructions>([&]() LINNET_LAMBDA { batch<Lanes, false>(r, to, to); });
    }

    template <size_t Lanes, bool Added>
    LINNET_INLINE static void batch(const running& r, const uint8_t* in, uint8_t* out) noexcept {
        using lanes_type = detail::block_lanes<Lanes>;
        using w = word<lanes_type>;
        using state = chacha_state<lanes_type>;
        const state begun = numbered<lanes_type>(r);
        state s = begun;
        Permutation::permute(s);
        detail::each<16>([&](auto i) LINNET_LAMBDA { s.x[i] = w::add(s.x[i], begun.x[i]); });
        detail::each<4>([&](auto i) LINNET_LAMBDA { detail::transpose(s.x + 4 * i); });
        detail::each<4>([&](auto i) LINNET_LAMBDA { detail::gather(s.x[i], s.x[4 + i], s.x[8 + i], s.x[12 + i]); });
        detail::each<16>([&](auto i) LINNET_LAMBDA {
            constexpr size_t block = i % 4 + 4 * (i / 4 % (Lanes / 4));
            constexpr size_t at = block_size * block + 4 * Lanes * (i / Lanes);
            pass<Added>(s.x[i], in + at, out + at);
        });
    }

    /// The states of the next blocks.
    template <class Lanes>
    LINNET_INLINE static chacha_state<Lanes> numbered(const running& r) noexcept {
        using w = word<Lanes>;
        using vector = typename Lanes::vector;
        auto s = chacha_state<Lanes>::generate([&](size_t i) LINNET_LANES_LAMBDA { return w::constant(r.first.x[i]); });
        const uint64_t number = r.next;
        const vector first = w::constant(static_cast<uint32_t>(number)).v;
        vector low = first;
        [&]<uint32_t... Index>(std::integer_sequence<uint32_t, Index...>)
            LINNET_LANES_LAMBDA { low += vector{Index...}; }(std::make_integer_sequence<uint32_t, sizeof(vector) / 4>{});
        const vector carry = reinterpret_cast<vector>(low < first); // all ones, which is -1
        Lanes* const counter = s.x + Permutation::counter;
        counter[0].v += low;
        counter[1].v += w::constant(static_cast<uint32_t>(number >> 32)).v - carry;
        return s;
    }

    /// Writes one register of keystream, or its sum with the text.
    template <bool Added, class Lanes>
    LINNET_INLINE static void pass(const Lanes& stream, const uint8_t* in, uint8_t* out) noexcept {
        typename Lanes::vector text = stream.v;
        if constexpr (Added) {
            typename Lanes::vector other;
            __builtin_memcpy(&other, in, sizeof other);
            text ^= other;
        }
        __builtin_memcpy(out, &text, sizeof text);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
