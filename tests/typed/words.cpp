// SPDX-License-Identifier: MIT OR Apache-2.0
// Every operation of every word type, and the permutation over each, against plain code in this file.
#include "support/archetype.hpp"
#include "support/lane_bytes.hpp"
#include "support/wrapped.hpp"

#include <linnet/detail/primitive/ascon_p/ascon_p.hpp>
#include <linnet/detail/word/doubled.hpp>
#include <linnet/detail/word/lanes.hpp>

#include <gtest/gtest.h>

#include <array>

namespace linnet_test {
namespace {

using linnet::byte_order;

/// How a word type takes its lanes from memory.
template <class W>
struct access {
    static constexpr size_t lanes = 1;
    static auto source(const lane_bytes<1>& from) { return typename linnet::word<W>::source(from.lane[0].data()); }
    static auto sink(lane_bytes<1>& to) { return typename linnet::word<W>::sink(to.lane[0].data()); }
    static typename linnet::word<W>::mask mask(size_t bits) { return {bits % 2 != 0}; }
};
template <class T, size_t N>
struct access<linnet::lanes<T, N>> {
    static constexpr size_t lanes = N;
    static auto source(const lane_bytes<N>& from) { return from.source(); }
    static auto sink(lane_bytes<N>& to) { return to.sink(); }
    static std::array<bool, N> mask(size_t bits) {
        std::array<bool, N> out{};
        for (size_t i = 0; i < N; ++i) out[i] = (bits >> i) % 2 != 0;
        return out;
    }
};

template <class W>
constexpr size_t lanes_in = access<W>::lanes;

template <class W>
constexpr size_t bytes_in = linnet::word<W>::size;

template <class W>
using scalar = linnet::detail::unsigned_of<bytes_in<W>>;

template <class W>
constexpr uint64_t ones = ~uint64_t{0} >> (64 - 8 * bytes_in<W>);

/// The value of each lane.
template <class W>
using values = std::array<uint64_t, lanes_in<W>>;

template <byte_order Order>
uint64_t value_of(view bytes_of_word) {
    uint64_t value = 0;
    const size_t size = bytes_of_word.size();
    for (size_t i = 0; i < size; ++i) value = value << 8 | bytes_of_word[Order == byte_order::big ? i : size - 1 - i];
    return value;
}

template <class W>
values<W> random_values(random_source& random) {
    values<W> out;
    for (auto& value : out) value = random.word() & ones<W>;
    return out;
}

template <class W>
W word_from(const values<W>& v) {
    lane_bytes<lanes_in<W>> memory(bytes_in<W>);
    for (size_t i = 0; i < v.size(); ++i)
        for (size_t b = 0; b < bytes_in<W>; ++b) memory.lane[i][b] = static_cast<uint8_t>(v[i] >> (8 * b));
    return linnet::word<W>::template load<byte_order::little>(access<W>::source(memory), 0);
}

template <class W>
values<W> values_in(const W& w) {
    if constexpr (std::is_same_v<W, linnet::doubled>) {
        EXPECT_EQ(w.both >> 16, w.both & 0xffff);
    }
    lane_bytes<lanes_in<W>> memory(bytes_in<W>);
    linnet::word<W>::template store<byte_order::little>(access<W>::sink(memory), 0, w);
    values<W> out;
    for (size_t i = 0; i < out.size(); ++i) out[i] = value_of<byte_order::little>(memory.lane[i]);
    return out;
}

template <class W>
class words : public testing::Test {
public:
    random_source random;
    static_assert(linnet::Word<W> || std::is_same_v<W, std::uint16_t>);
};

using word_types =
    testing::Types<uint64_t, linnet::interleaved, archetype, linnet::lanes<uint64_t, 2>, linnet::lanes<uint64_t, 4>,
                   linnet::lanes<uint64_t, 8>, linnet::lanes<uint64_t, 16>, uint32_t, wrapped, linnet::lanes<uint32_t, 2>,
                   linnet::lanes<uint32_t, 4>, linnet::lanes<uint32_t, 8>, linnet::lanes<uint32_t, 16>, std::uint16_t,
                   linnet::doubled, linnet::lanes<std::uint16_t, 4>, word_archetype<std::uint16_t>, word_archetype<uint32_t>,
                   multiply_archetype<uint32_t>, multiply_archetype<uint64_t>>;
TYPED_TEST_SUITE(words, word_types);

/// Loads and stores in one byte order, at an offset, whole and in part; the surrounding bytes must not change.
template <class W, byte_order Order>
void expect_loads_and_stores(random_source& random) {
    using w = linnet::word<W>;
    constexpr size_t offset = 3;
    constexpr size_t size = bytes_in<W>;
    const lane_bytes<lanes_in<W>> memory(random, 16);
    for (size_t count = 0; count <= size; ++count) {
        lane_bytes<lanes_in<W>> expected(16);
        values<W> value{};
        for (size_t i = 0; i < lanes_in<W>; ++i) {
            bytes part(size);
            std::copy_n(memory.lane[i].begin() + offset, count, part.begin());
            std::copy_n(part.begin(), count, expected.lane[i].begin() + offset);
            value[i] = value_of<Order>(part);
        }
        const W loaded = count == size ? w::template load<Order>(access<W>::source(memory), offset)
                                       : w::template load_partial<Order>(access<W>::source(memory), offset, count);
        ASSERT_EQ(values_in(loaded), value) << count;
        lane_bytes<lanes_in<W>> stored(16);
        const W whole = w::template load<Order>(access<W>::source(memory), offset);
        if (count == size) w::template store<Order>(access<W>::sink(stored), offset, whole);
        else w::template store_partial<Order>(access<W>::sink(stored), offset, count, whole);
        ASSERT_EQ(stored, expected) << count;
        if (count == size) continue;
        ASSERT_EQ(values_in(w::template first_bytes<Order>(whole, count)), value) << count;
        for (size_t i = 0; i < lanes_in<W>; ++i) {
            bytes one(size);
            one[count] = 0x81;
            ASSERT_EQ(values_in(w::template byte_at<Order>(count, 0x81))[i], value_of<Order>(one)) << count;
        }
    }
}

TYPED_TEST(words, loads_and_stores_little_endian) { expect_loads_and_stores<TypeParam, byte_order::little>(this->random); }
TYPED_TEST(words, loads_and_stores_big_endian) { expect_loads_and_stores<TypeParam, byte_order::big>(this->random); }

TYPED_TEST(words, logic_and_constants) {
    using W = TypeParam;
    using w = linnet::word<W>;
    for (int round = 0; round < 64; ++round) {
        const values<W> a = random_values<W>(this->random), b = random_values<W>(this->random);
        const size_t choice = this->random.below(size_t{1} << lanes_in<W>);
        const W x = word_from<W>(a), y = word_from<W>(b);
        const auto exclusive_or = values_in<W>(static_cast<W>(x ^ y)), and_not = values_in<W>(w::and_not(x, y)),
                   selected = values_in<W>(w::select(access<W>::mask(choice), x, y)),
                   constant = values_in<W>(w::constant(static_cast<scalar<W>>(a[0])));
        for (size_t i = 0; i < lanes_in<W>; ++i) {
            ASSERT_EQ(exclusive_or[i], a[i] ^ b[i]);
            ASSERT_EQ(and_not[i], ~a[i] & b[i]);
            ASSERT_EQ(selected[i], (choice >> i) % 2 != 0 ? a[i] : b[i]);
            ASSERT_EQ(constant[i], a[0]);
        }
        if constexpr (linnet::Word<W>) {
            const auto both = values_in<W>(x & y), either = values_in<W>(x | y);
            for (size_t i = 0; i < lanes_in<W>; ++i) {
                ASSERT_EQ(both[i], a[i] & b[i]);
                ASSERT_EQ(either[i], a[i] | b[i]);
            }
        }
    }
}

TYPED_TEST(words, rotations) {
    using W = TypeParam;
    constexpr unsigned bits = 8 * bytes_in<W>;
    const values<W> a = random_values<W>(this->random);
    const W x = word_from<W>(a);
    const auto check = [&](unsigned count, const values<W>& rotated) {
        for (size_t i = 0; i < lanes_in<W>; ++i)
            EXPECT_EQ(rotated[i], (a[i] >> count) | (a[i] << (bits - count) & ones<W>)) << count;
    };
    [&]<unsigned... Less>(std::integer_sequence<unsigned, Less...>) {
        (check(Less + 1, values_in<W>(linnet::word<W>::template rotate_right<Less + 1>(x))), ...);
    }(std::make_integer_sequence<unsigned, bits - 1>{});
}

TYPED_TEST(words, shifts) {
    using W = TypeParam;
    using w = linnet::word<W>;
    const values<W> a = random_values<W>(this->random);
    const W x = word_from<W>(a);
    const auto check = [&](unsigned count, const values<W>& right, const values<W>& left) {
        for (size_t i = 0; i < lanes_in<W>; ++i) {
            EXPECT_EQ(right[i], a[i] >> count) << count;
            EXPECT_EQ(left[i], a[i] << count & ones<W>) << count;
        }
    };
    if constexpr (requires { w::template shift_right<1>(x); })
        [&]<unsigned... Less>(std::integer_sequence<unsigned, Less...>) {
            (check(Less + 1, values_in<W>(w::template shift_right<Less + 1>(x)), values_in<W>(w::template shift_left<Less + 1>(x))),
             ...);
        }(std::make_integer_sequence<unsigned, 8 * bytes_in<W> - 1>{});
}

/// A product of two numbers of `bits` bits, bit by bit: with carries, or without.
template <bool Carries>
std::array<uint64_t, 2> reference_product(uint64_t a, uint64_t b, unsigned bits) {
    uint64_t low = 0, high = 0; // 2 * bits wide, then cut at `bits`
    for (unsigned i = 0; i < bits; ++i) {
        if ((b >> i) % 2 == 0) continue;
        const uint64_t shifted_low = a << i, shifted_high = i == 0 ? 0 : a >> (64 - i);
        if (Carries) {
            low += shifted_low;
            high += shifted_high + (low < shifted_low);
        } else {
            low ^= shifted_low;
            high ^= shifted_high;
        }
    }
    if (bits == 64) return {low, high};
    return {low & (~uint64_t{0} >> (64 - bits)), low >> bits};
}

template <class W>
void expect_products(const values<W>& a, const values<W>& b) {
    using w = linnet::word<W>;
    constexpr unsigned bits = 8 * bytes_in<W>;
    const auto product = w::multiply_wide(word_from<W>(a), word_from<W>(b));
    const auto carryless = w::multiply_carryless(word_from<W>(a), word_from<W>(b));
    const auto low = values_in<W>(product.low), high = values_in<W>(product.high), carryless_low = values_in<W>(carryless.low),
               carryless_high = values_in<W>(carryless.high);
    for (size_t i = 0; i < lanes_in<W>; ++i) {
        ASSERT_EQ((std::array{low[i], high[i]}), reference_product<true>(a[i], b[i], bits)) << a[i] << ", " << b[i];
        ASSERT_EQ((std::array{carryless_low[i], carryless_high[i]}), reference_product<false>(a[i], b[i], bits))
            << a[i] << ", " << b[i];
    }
}

/// Numbers of random bits, all ones, zero and one, among which carries travel furthest.
template <class W>
values<W> random_numbers(random_source& random) {
    values<W> numbers = random_values<W>(random);
    for (auto& number : numbers) {
        const size_t kind = random.below(8);
        if (kind == 0) number = ones<W>;
        else if (kind == 1) number = 0;
        else if (kind == 2) number = ones<W> ^ ones<W> >> 1;
        else if (kind == 3) number |= ones<W> << random.below(8 * bytes_in<W>) & ones<W>;
    }
    return numbers;
}

TYPED_TEST(words, arithmetic) {
    using W = TypeParam;
    if constexpr (linnet::ArithmeticWord<W>) {
        for (int round = 0; round < 256; ++round) {
            const values<W> a = random_numbers<W>(this->random), b = random_numbers<W>(this->random);
            const auto sum = values_in<W>(linnet::word<W>::add(word_from<W>(a), word_from<W>(b)));
            for (size_t i = 0; i < lanes_in<W>; ++i) ASSERT_EQ(sum[i], (a[i] + b[i]) & ones<W>);
            if constexpr (linnet::MultiplyWord<W>) expect_products<W>(a, b);
        }
        if constexpr (linnet::MultiplyWord<W>) {
            values<W> all;
            all.fill(ones<W>);
            expect_products<W>(all, all);
        }
    }
}

/// The concepts tell which words can be added and which multiplied.
static_assert(linnet::MultiplyWord<uint32_t> && linnet::MultiplyWord<uint64_t>);
static_assert(linnet::MultiplyWord<linnet::lanes<uint32_t, 8>> && linnet::MultiplyWord<linnet::lanes<uint64_t, 4>>);
static_assert(linnet::ArithmeticWord<linnet::lanes<std::uint16_t, 4>> && !linnet::MultiplyWord<linnet::lanes<std::uint16_t, 4>>);
static_assert(!linnet::ArithmeticWord<linnet::interleaved> && !linnet::ArithmeticWord<linnet::doubled>);

TYPED_TEST(words, wiping) {
    using W = TypeParam;
    W x = word_from<W>(random_values<W>(this->random));
    linnet::word<W>::wipe(x);
    EXPECT_EQ(values_in<W>(x), values<W>{});
}

/// Ascon-p from the tables of SP 800-232: the S-box (table 6) column by column, and each row's two rotations (section 3.4).
namespace reference {

using state = std::array<uint64_t, 5>;

constexpr std::array<uint8_t, 32> s_box{4,  11, 31, 20, 26, 21, 9,  2,  27, 5,  8, 18, 29, 3,  6,  28,
                                        30, 19, 7,  14, 0,  13, 17, 24, 16, 12, 1, 25, 22, 10, 15, 23};
constexpr std::array<uint64_t, 16> constants{0x3c, 0x2d, 0x1e, 0x0f, 0xf0, 0xe1, 0xd2, 0xc3,
                                             0xb4, 0xa5, 0x96, 0x87, 0x78, 0x69, 0x5a, 0x4b};
constexpr unsigned rotations[5][2] = {{19, 28}, {61, 39}, {1, 6}, {10, 17}, {7, 41}};

void round(state& s, uint64_t constant) {
    s[2] ^= constant;
    state substituted{};
    for (unsigned column = 0; column < 64; ++column) {
        size_t in = 0;
        for (size_t row = 0; row < 5; ++row) in = in << 1 | ((s[row] >> column) & 1);
        for (size_t row = 0; row < 5; ++row) substituted[row] |= uint64_t{(s_box[in] >> (4 - row)) & 1u} << column;
    }
    for (size_t row = 0; row < 5; ++row) {
        s[row] = substituted[row];
        for (const unsigned count : rotations[row]) s[row] ^= substituted[row] >> count | substituted[row] << (64 - count);
    }
}

void permute(state& s, unsigned rounds) {
    for (unsigned i = 16 - rounds; i < 16; ++i) round(s, constants[i]);
}

} // namespace reference

template <class W, unsigned Rounds>
void expect_permutation_equals_reference(random_source& random) {
    std::array<values<W>, 5> rows;
    for (auto& row : rows) row = random_values<W>(random);
    linnet::ascon_state<W> s{
        {word_from<W>(rows[0]), word_from<W>(rows[1]), word_from<W>(rows[2]), word_from<W>(rows[3]), word_from<W>(rows[4])}};
    linnet::ascon_p<Rounds>(s);
    for (size_t i = 0; i < lanes_in<W>; ++i) {
        reference::state expected{rows[0][i], rows[1][i], rows[2][i], rows[3][i], rows[4][i]};
        reference::permute(expected, Rounds);
        for (size_t row = 0; row < 5; ++row) ASSERT_EQ(values_in<W>(s.x[row])[i], expected[row]) << Rounds << " rounds, lane " << i;
    }
}

template <class W, unsigned... Rounds>
void expect_permutations_equal_reference(random_source& random, std::integer_sequence<unsigned, Rounds...>) {
    (expect_permutation_equals_reference<W, Rounds + 1>(random), ...);
}

TYPED_TEST(words, ascon_p_equals_reference) {
    if constexpr (bytes_in<TypeParam> == 8)
        expect_permutations_equal_reference<TypeParam>(this->random, std::make_integer_sequence<unsigned, 16>{});
}

} // namespace
} // namespace linnet_test
