// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_NIBBLES_HPP
#define LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_NIBBLES_HPP

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/primitive/skinny128/skinny128.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds use the portable version.
#if !LINNET_UNROLL || LINNET_DEVICES
#elif defined(__x86_64__) && (!defined(LINNET_NO_DISPATCH) || (defined(__AVX2__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_SKINNY128_NIBBLES 1
#elif defined(__aarch64__) && defined(__ARM_NEON) && !defined(__AARCH64EB__)
#define LINNET_SKINNY128_NIBBLES 1
#include <arm_neon.h>
#endif

#if defined(LINNET_SKINNY128_NIBBLES)

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The constants of the implementation by instructions that look up 4 bits of every byte of a register: pshufb and tbl.
///
/// The state is two registers: the high and the low nibbles of the cells. The S-box, of bits x7 to x0, goes through two other
/// nibbles:
///   u = (x6 + nor(x2, x1), a, b, x5)   a = x0 + nor(x3, x2)   b = x4 + nor(x7, x6)
///   v = (x7, x3, x2, q)                q = x1 + nor(a, x3)
/// each a function of the high nibble plus a function of the low one. With s = x5 + nor(a, b) and n = nor(u3, s) the output is
///   (s, b, a, x3 + nor(s, b))   (q, u3, x7 + n, x2 + nor(q, x7 + n))
/// a function of u plus a function of v, except for the last bit, which is 1 + x2 + (x7 and not q) + (n or q).
struct skinny_nibble_tables {
    static constexpr unsigned double_rounds = 20; ///< rounds 2j + 1 and 2j + 2

    alignas(16) uint8_t high_to_u[16]{};
    alignas(16) uint8_t low_to_u[16]{};
    alignas(16) uint8_t low_to_v[16]{}; ///< the high nibble adds its bit 3
    alignas(16) uint8_t u_to_high[16]{};
    alignas(16) uint8_t v_to_high[16]{};
    alignas(16) uint8_t u_to_low[16]{}; ///< before the or with bit 0 of v
    alignas(16) uint8_t v_to_low[16]{};
    alignas(16) uint8_t rows[3][16]{};    ///< ShiftRows and MixColumns: two permutations and a mask, whose results are added
    alignas(16) uint8_t tweakey[8][16]{}; ///< cells of the tweakey for a double round
    alignas(16) uint8_t constants[double_rounds][16]{};
    alignas(16) uint8_t step2[double_rounds][2][16]{}; ///< j + 1 steps of TK2's register, for a low and for a high nibble
    alignas(16) uint8_t step3[double_rounds][2][16]{}; ///< the same for TK3

    constexpr skinny_nibble_tables() noexcept {
        for (unsigned x = 0; x < 16; ++x) {
            layers(x >> 3, x >> 2 & 1, x >> 1 & 1, x & 1, x);
            schedule(x);
        }
        constexpr int from[2][4] = {{3, 0, 1, 2}, {2, -1, 2, 0}};
        for (unsigned i = 0; i < 32; ++i) {
            const int row = from[i / 16][i / 4 % 4];
            rows[i / 16][i % 16] =
                row < 0 ? uint8_t{0x80} : static_cast<uint8_t>(4 * row + (static_cast<int>(i % 4) - row + 4) % 4);
            if (i < 4) rows[2][i] = 0xff;
        }
    }

private:
    static constexpr unsigned nor(unsigned a, unsigned b) noexcept { return ~(a | b) & 1; }
    static constexpr uint8_t nibble(unsigned b3, unsigned b2, unsigned b1, unsigned b0) noexcept {
        return static_cast<uint8_t>(b3 << 3 | b2 << 2 | b1 << 1 | b0);
    }
    /// The bits of `x` are (x7, x6, x5, x4), (x3, x2, x1, x0), u or v.
    constexpr void layers(unsigned b3, unsigned b2, unsigned b1, unsigned b0, unsigned x) noexcept {
        high_to_u[x] = nibble(b2, 0, b0 ^ nor(b3, b2), b1);
        const unsigned a = b0 ^ nor(b3, b2);
        low_to_u[x] = nibble(nor(b2, b1), a, 0, 0);
        low_to_v[x] = nibble(0, b3, b2, b1 ^ nor(a, b3));
        const unsigned s = b0 ^ nor(b2, b1);
        const unsigned n = nor(b3, s);
        u_to_high[x] = nibble(s, b1, b2, nor(s, b1));
        u_to_low[x] = nibble(0, b3, n, n);
        v_to_high[x] = nibble(0, 0, 0, b2);
        v_to_low[x] = nibble(b0, 0, b3, 1 ^ b1 ^ (b3 & ~b0));
    }
    constexpr void schedule(unsigned i) noexcept {
        unsigned x2[2] = {i, i << 4};
        unsigned x3[2] = {i, i << 4};
        for (unsigned j = 0; j < double_rounds; ++j) {
            const unsigned round = 2 * j + 1 + i / 8;
            if (j < 8) tweakey[j][i] = static_cast<uint8_t>(skinny_tweakey_cell(round, i % 8));
            if (i % 4 == 0) constants[j][i] = skinny_round_constant(round, i / 4 % 2);
            for (unsigned half = 0; half < 2; ++half) {
                step2[j][half][i] = static_cast<uint8_t>(x2[half] = skinny_lfsr2_cell(x2[half]));
                step3[j][half][i] = static_cast<uint8_t>(x3[half] = skinny_lfsr3_cell(x3[half]));
            }
        }
    }
};
inline constexpr skinny_nibble_tables skinny_nibbles{};

using skinny_u8x16 [[gnu::vector_size(16)]] = uint8_t;
using skinny_u64x2 [[gnu::vector_size(16)]] = uint64_t;

// The instructions, for one block in a register and for two blocks.
#if defined(__x86_64__)

#define LINNET_TARGET_NIBBLES [[LINNET_TARGET_AVX2]]
using skinny_u8x32 [[gnu::vector_size(32)]] = uint8_t;
using skinny_u64x4 [[gnu::vector_size(32)]] = uint64_t;

struct skinny_nibble_ops {
    using one = skinny_u8x16;
    using two = skinny_u8x32;

    /// The bytes of `x` at the indices `i`; zero where bit 7 of an index is set.
    LINNET_TARGET_NIBBLES LINNET_INLINE static one look_up(const one& x, const one& i) noexcept {
        using bytes [[gnu::vector_size(16)]] = char;
        return reinterpret_cast<one>(__builtin_ia32_pshufb128(reinterpret_cast<bytes>(x), reinterpret_cast<bytes>(i)));
    }
    LINNET_TARGET_NIBBLES LINNET_INLINE static two look_up(const two& x, const two& i) noexcept {
        using bytes [[gnu::vector_size(32)]] = char;
        return reinterpret_cast<two>(__builtin_ia32_pshufb256(reinterpret_cast<bytes>(x), reinterpret_cast<bytes>(i)));
    }
    LINNET_TARGET_NIBBLES LINNET_INLINE static void join(const one& a, const one&, one& both) noexcept { both = a; }
    LINNET_TARGET_NIBBLES LINNET_INLINE static void join(const one& a, const one& b, two& both) noexcept {
        const auto x = reinterpret_cast<skinny_u64x2>(a);
        const auto y = reinterpret_cast<skinny_u64x2>(b);
        both = reinterpret_cast<two>(skinny_u64x4{x[0], x[1], y[0], y[1]});
    }
    LINNET_TARGET_NIBBLES LINNET_INLINE static one first(const two& x) noexcept {
        const auto w = reinterpret_cast<skinny_u64x4>(x);
        return reinterpret_cast<one>(skinny_u64x2{w[0], w[1]});
    }
    LINNET_TARGET_NIBBLES LINNET_INLINE static one second(const two& x) noexcept {
        const auto w = reinterpret_cast<skinny_u64x4>(x);
        return reinterpret_cast<one>(skinny_u64x2{w[2], w[3]});
    }
    /// Keeps the order of two additions: `x` is complete before anything is added to it.
    template <class Vector>
    LINNET_TARGET_NIBBLES LINNET_INLINE static void complete([[maybe_unused]] Vector& x) noexcept {
        LINNET_OPAQUE(LINNET_VECTOR(x));
    }
    /// Zeroes an object in place, without a call. Its size is a multiple of 16.
    template <class Type>
    LINNET_TARGET_NIBBLES LINNET_INLINE static void wipe(Type& object) noexcept {
#if defined(LINNET_NO_ASM)
        detail::wipe(object);
#else
        static_assert(sizeof object % sizeof(one) == 0);
        one zero{};
        complete(zero); // else the stores would become a call of memset
        for (size_t i = 0; i < sizeof object; i += sizeof zero)
            __builtin_memcpy(reinterpret_cast<uint8_t*>(&object) + i, &zero, sizeof zero);
        keep_stores(&object);
#endif
    }
};

#else

#define LINNET_TARGET_NIBBLES

/// Two registers.
struct skinny_u8x16_pair {
    skinny_u8x16 a, b;

    LINNET_INLINE friend skinny_u8x16_pair operator^(const skinny_u8x16_pair& x, const skinny_u8x16_pair& y) noexcept {
        return {x.a ^ y.a, x.b ^ y.b};
    }
    LINNET_INLINE friend skinny_u8x16_pair operator&(const skinny_u8x16_pair& x, const skinny_u8x16_pair& y) noexcept {
        return {x.a & y.a, x.b & y.b};
    }
    LINNET_INLINE friend skinny_u8x16_pair operator|(const skinny_u8x16_pair& x, const skinny_u8x16_pair& y) noexcept {
        return {x.a | y.a, x.b | y.b};
    }
};

struct skinny_nibble_ops {
    using one = skinny_u8x16;
    using two = skinny_u8x16_pair;

    LINNET_INLINE static one look_up(const one& x, const one& i) noexcept {
        return reinterpret_cast<one>(vqtbl1q_u8(reinterpret_cast<uint8x16_t>(x), reinterpret_cast<uint8x16_t>(i)));
    }
    LINNET_INLINE static two look_up(const two& x, const two& i) noexcept { return {look_up(x.a, i.a), look_up(x.b, i.b)}; }
    LINNET_INLINE static void join(const one& a, const one&, one& both) noexcept { both = a; }
    LINNET_INLINE static void join(const one& a, const one& b, two& both) noexcept { both = {a, b}; }
    LINNET_INLINE static one first(const two& x) noexcept { return x.a; }
    LINNET_INLINE static one second(const two& x) noexcept { return x.b; }
    template <class Vector>
    LINNET_INLINE static void complete(Vector&) noexcept {}
    template <class Type>
    LINNET_INLINE static void wipe(Type& object) noexcept {
        detail::wipe(object);
    }
};

#endif

} // namespace detail

/// SKINNY-128-384+ with AVX2 or NEON; the interface of skinny128_384_plus.
struct skinny128_384_plus_nibbles {
    using word_type = uint64_t;
    using block = skinny_block<uint64_t>;
#if defined(__x86_64__)
    using feature = processor::x86_avx2;
#else
    using feature = processor::arm_neon;
#endif
    static constexpr std::string_view variant = "nibbles";
    static constexpr bool expands_in_place = false;
    static constexpr size_t alignment = 16;

    /// Eight bytes for each round. A key holds TK3 and the constants of rows 0 and 1; a schedule also holds TK2.
    struct schedule {
        alignas(8) uint8_t bytes[16 + sizeof detail::skinny_nibbles.constants];

        LINNET_INLINE uint8_t* run_round(size_t i) noexcept { return bytes + 8 + 8 * i; }
        LINNET_INLINE const uint8_t* run_round(size_t i) const noexcept { return bytes + 8 + 8 * i; }
        LINNET_TARGET_NIBBLES [[gnu::noinline]] void wipe() noexcept { detail::skinny_nibble_ops::wipe(*this); }
    };
    using key = schedule;

    LINNET_TARGET_NIBBLES [[gnu::noinline]] static key expand_key(const block& tk3) noexcept {
        constexpr unsigned c = detail::skinny_round_constant(0, 0);
        key result;
        detail::store<uint64_t, block::order>(result.run_round(0), tk3.w[0] ^ c);
        add_tweakey(result, tk3, detail::skinny_nibbles.constants[0], detail::skinny_nibbles.step3);
        return result;
    }

    LINNET_TARGET_NIBBLES [[gnu::noinline]] static schedule expand(const key& k, block tk2) noexcept {
        schedule result;
        detail::store<uint64_t, block::order>(result.run_round(0), tk2.w[0] ^ detail::load<uint64_t, block::order>(k.run_round(0)));
        add_tweakey(result, tk2, k.run_round(1), detail::skinny_nibbles.step2);
        return result;
    }

    LINNET_TARGET_NIBBLES [[gnu::noinline]] static block encrypt(const schedule& k, block tk1, block plaintext) noexcept {
        round_tweakeys whole;
        complete(whole, k, tk1);
        const block ciphertext = words(rounds(vector(plaintext), whole, whole));
        detail::wipe(whole);
        return ciphertext;
    }

    /// Two blocks under one schedule, each with its TK1.
    LINNET_TARGET_NIBBLES [[gnu::noinline]] static void encrypt_two(const schedule& k, block tk1_a, block tk1_b, block& a,
                                                                    block& b) noexcept {
        round_tweakeys whole_a;
        round_tweakeys whole_b;
        complete(whole_a, k, tk1_a);
        complete(whole_b, k, tk1_b);
        two x;
        ops::join(vector(a), vector(b), x);
        x = rounds(x, whole_a, whole_b);
        a = words(ops::first(x));
        b = words(ops::second(x));
        detail::wipe(whole_a);
        detail::wipe(whole_b);
    }

private:
    using ops = detail::skinny_nibble_ops;
    using one = ops::one;
    using two = ops::two;

    /// All three tweakeys of each round, in nibbles.
    struct round_tweakeys {
        alignas(16) uint8_t high[sizeof(schedule)];
        alignas(16) uint8_t low[sizeof(schedule)];
    };

    LINNET_TARGET_NIBBLES LINNET_INLINE static one vector(block b) noexcept {
        return reinterpret_cast<one>(detail::skinny_u64x2{b.w[0], b.w[1]});
    }
    LINNET_TARGET_NIBBLES LINNET_INLINE static block words(const one& x) noexcept {
        const auto w = reinterpret_cast<detail::skinny_u64x2>(x);
        return {{w[0], w[1]}};
    }
    LINNET_TARGET_NIBBLES LINNET_INLINE static one load(const uint8_t* from) noexcept {
        one x;
        __builtin_memcpy(&x, from, sizeof x);
        return x;
    }
    LINNET_TARGET_NIBBLES LINNET_INLINE static void store(uint8_t* to, const one& x) noexcept {
        __builtin_memcpy(to, &x, sizeof x);
    }

    /// Puts the tweakey, updated by its register, into the order of the rounds from 1 on, and adds it to the bytes of these rounds
    /// at `from`.
    LINNET_TARGET_NIBBLES LINNET_INLINE static void
    add_tweakey(schedule& result, block tk, const uint8_t* from,
                const uint8_t (&steps)[detail::skinny_nibble_tables::double_rounds][2][16]) noexcept {
        const one high = vector(tk) >> 4;
        const one low = vector(tk) & 15;
        for (size_t j = 0; j < detail::skinny_nibble_tables::double_rounds; ++j) {
            const one stepped = ops::look_up(load(steps[j][0]), low) ^ ops::look_up(load(steps[j][1]), high);
            const one cells = ops::look_up(stepped, load(detail::skinny_nibbles.tweakey[j % 8]));
            store(result.run_round(2 * j + 1), cells ^ load(from + 16 * j));
        }
    }

    LINNET_TARGET_NIBBLES LINNET_INLINE static void complete(round_tweakeys& result, const schedule& k, block tk1) noexcept {
        split(result, 0, vector({{0, tk1.w[0]}}) ^ load(k.bytes));
        for (size_t j = 0; j < detail::skinny_nibble_tables::double_rounds; ++j) {
            const one cells = ops::look_up(vector(tk1), load(detail::skinny_nibbles.tweakey[j % 8]));
            split(result, 16 + 16 * j, cells ^ load(k.run_round(2 * j + 1)));
        }
    }
    LINNET_TARGET_NIBBLES LINNET_INLINE static void split(round_tweakeys& result, size_t offset, const one& k) noexcept {
        store(result.high + offset, k >> 4);
        store(result.low + offset, k & 15);
    }

    template <class Vector>
    LINNET_TARGET_NIBBLES LINNET_INLINE static Vector repeated(const one& x) noexcept {
        Vector v;
        ops::join(x, x, v);
        return v;
    }
    template <class Vector>
    LINNET_TARGET_NIBBLES LINNET_INLINE static Vector eight_bytes(const uint8_t* a, const uint8_t* b) noexcept {
        Vector v;
        ops::join(vector({{detail::load<uint64_t, block::order>(a), 0}}), vector({{detail::load<uint64_t, block::order>(b), 0}}),
                  v);
        return v;
    }

    template <class Vector>
    struct constants {
        Vector high_to_u, low_to_u, low_to_v, u_to_high, v_to_high, u_to_low, v_to_low, rows[3], bit3, bit0, row2;
    };

    template <class Vector>
    LINNET_TARGET_NIBBLES LINNET_INLINE static Vector mix(const Vector& x, const constants<Vector>& t) noexcept {
        return ops::look_up(x, t.rows[0]) ^ (ops::look_up(x, t.rows[1]) ^ (x & t.rows[2]));
    }

    template <class Vector>
    LINNET_TARGET_NIBBLES LINNET_INLINE static void run_round(Vector& high, Vector& low, const Vector& k_high, const Vector& k_low,
                                                              const constants<Vector>& t) noexcept {
        const Vector u = ops::look_up(t.high_to_u, high) ^ ops::look_up(t.low_to_u, low);
        const Vector v = ops::look_up(t.low_to_v, low) ^ (high & t.bit3);
        Vector high_sum = ops::look_up(t.v_to_high, v) ^ k_high;
        Vector low_sum = ops::look_up(t.v_to_low, v) ^ k_low;
        ops::complete(high_sum);
        ops::complete(low_sum);
        low = mix((ops::look_up(t.u_to_low, u) | (v & t.bit0)) ^ low_sum, t);
        high = mix(ops::look_up(t.u_to_high, u) ^ high_sum, t);
    }

    template <class Vector>
    LINNET_TARGET_NIBBLES LINNET_INLINE static Vector rounds(const Vector& x, const round_tweakeys& a,
                                                             const round_tweakeys& b) noexcept {
        const auto& n = detail::skinny_nibbles;
        const constants<Vector> t{
            repeated<Vector>(load(n.high_to_u)),
            repeated<Vector>(load(n.low_to_u)),
            repeated<Vector>(load(n.low_to_v)),
            repeated<Vector>(load(n.u_to_high)),
            repeated<Vector>(load(n.v_to_high)),
            repeated<Vector>(load(n.u_to_low)),
            repeated<Vector>(load(n.v_to_low)),
            {repeated<Vector>(load(n.rows[0])), repeated<Vector>(load(n.rows[1])), repeated<Vector>(load(n.rows[2]))},
            repeated<Vector>(one{} + uint8_t{8}),
            repeated<Vector>(one{} + uint8_t{1}),
            repeated<Vector>(vector({{0, detail::skinny_round_constant(0, 2)}}))};
        Vector high = shifted(x);
        Vector low = x & repeated<Vector>(one{} + uint8_t{15});
        for (size_t i = 8; i < 8 + size_t{8} * detail::skinny_rounds; i += 8) {
            const Vector k_high = eight_bytes<Vector>(a.high + i, b.high + i);
            Vector k_low = eight_bytes<Vector>(a.low + i, b.low + i) ^ t.row2;
            ops::complete(k_low);
            run_round(high, low, k_high, k_low, t);
        }
        return joined(high) ^ low;
    }
    LINNET_TARGET_NIBBLES LINNET_INLINE static one shifted(const one& x) noexcept { return x >> 4; }
    LINNET_TARGET_NIBBLES LINNET_INLINE static one joined(const one& high) noexcept { return high << 4; }
#if defined(__x86_64__)
    LINNET_TARGET_NIBBLES LINNET_INLINE static two shifted(const two& x) noexcept { return x >> 4; }
    LINNET_TARGET_NIBBLES LINNET_INLINE static two joined(const two& high) noexcept { return high << 4; }
#else
    LINNET_INLINE static two shifted(const two& x) noexcept { return {x.a >> 4, x.b >> 4}; }
    LINNET_INLINE static two joined(const two& high) noexcept { return {high.a << 4, high.b << 4}; }
#endif
};

LINNET_NAMESPACE_END

#undef LINNET_TARGET_NIBBLES
#endif

#endif
