// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_SKINNY128_VBMI_HPP
#define LINNET_PRIMITIVE_SKINNY128_VBMI_HPP

#include <linnet/primitive/skinny128.hpp>

// Without dispatch only if the build's target has the instructions. Code that is to be short has the portable text alone.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&                                                             \
    (!defined(LINNET_NO_DISPATCH) || (defined(__AVX512VBMI__) && defined(__AVX512VL__) && defined(__GFNI__)))
#define LINNET_SKINNY128_VBMI 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The constants of the implementation for AVX-512 VBMI and GFNI.
///
/// vpermi2b looks up 7 bits of every byte, bit 7 is ignored. The S-box takes 8, but no product of its polynomials has both bit 7
/// and bit 4 of the input. Hence it is the sum of a function without bit 7 and a function without bit 4, and the second is
/// looked up with a copy of the state in which bits 7 and 4 are exchanged. Each round makes both copies anew.
struct skinny_vbmi_tables {
    static constexpr unsigned groups = 5; ///< of four double rounds, 2j - 1 and 2j

    alignas(64) uint8_t without_bit7[2][128]{}; ///< the first function, for the state and for the copy
    alignas(64) uint8_t without_bit4[2][128]{}; ///< the second
    alignas(64) uint8_t tweakey[2][64]{};       ///< cells of the tweakey for the rounds of a group, even or odd
    alignas(64) uint8_t constants[groups][64]{};
    alignas(64) uint64_t step2[groups][8]{}; ///< matrices: steps of the registers of TK2 and TK3
    alignas(64) uint64_t step3[groups][8]{};
    alignas(64) uint8_t rows[3][32]{};  ///< ShiftRows and MixColumns: two permutations and a mask, whose results are added
    alignas(64) uint64_t exchange[8]{}; ///< matrix: bits 7 and 4 exchanged

    static constexpr unsigned exchanged(unsigned x) noexcept { return (x & 0x6f) | (x >> 3 & 0x10) | (x << 3 & 0x80); }

    /// A linear function of a byte in the form of gf2p8affineqb, from its values at the powers of two.
    static constexpr uint64_t matrix(const unsigned (&values)[8]) noexcept {
        uint64_t m = 0;
        for (unsigned in = 0; in < 8; ++in) {
            for (unsigned out = 0; out < 8; ++out) m |= uint64_t{values[in] >> out & 1} << (8 * (7 - out) + in);
        }
        return m;
    }
    template <class F>
    static constexpr void set_steps(uint64_t (&steps)[groups][8], const F& step) noexcept {
        unsigned values[8] = {1, 2, 4, 8, 16, 32, 64, 128};
        for (size_t i = 0; i < size_t{4} * groups; ++i) {
            for (auto& v : values) v = step(v);
            steps[i / 4][2 * (i % 4)] = steps[i / 4][2 * (i % 4) + 1] = matrix(values);
        }
    }

    constexpr skinny_vbmi_tables() noexcept {
        for (unsigned x = 0; x < 128; ++x) {
            const unsigned y = exchanged(x);
            const unsigned first = skinny_sbox(x);
            const unsigned second = skinny_sbox(y) ^ skinny_sbox(y & 0x7f);
            without_bit7[0][x] = static_cast<uint8_t>(first);
            without_bit7[1][x] = static_cast<uint8_t>(exchanged(first));
            without_bit4[0][x] = static_cast<uint8_t>(second);
            without_bit4[1][x] = static_cast<uint8_t>(exchanged(second));
        }
        for (unsigned i = 0; i < 64; ++i) {
            for (unsigned half = 0; half < 2; ++half) {
                tweakey[half][i] = static_cast<uint8_t>(skinny_tweakey_cell(8 * half + i / 8 + 1, i % 8));
            }
            for (unsigned g = 0; g < groups; ++g) {
                const unsigned round = 8 * g + i / 8 + 1;
                if (i % 4 == 0 && round < skinny_rounds) constants[g][i] = skinny_round_constant(round, i / 4 % 2);
            }
        }
        constexpr int from[2][4] = {{3, 0, 1, 2}, {2, -1, 2, 0}};
        for (unsigned i = 0; i < 64; ++i) {
            const int row = from[i / 32][i / 4 % 4];
            rows[i / 32][i % 32] =
                row < 0 ? uint8_t{0x80} : static_cast<uint8_t>(4 * row + (static_cast<int>(i % 4) - row + 4) % 4);
            if (i / 4 % 4 == 0) rows[2][i % 32] = 0xff;
        }
        set_steps(step2, skinny_lfsr2_cell);
        set_steps(step3, skinny_lfsr3_cell);
        for (auto& m : exchange) m = matrix({1, 2, 4, 8, 128, 32, 64, 16});
    }
};
inline constexpr skinny_vbmi_tables skinny_vbmi{};

#define LINNET_TARGET_VBMI gnu::target("avx512f,avx512bw,avx512vl,avx512vbmi,gfni")

using skinny_v16 [[gnu::vector_size(16)]] = char;
using skinny_v32 [[gnu::vector_size(32)]] = char;
using skinny_v64 [[gnu::vector_size(64)]] = char;

/// The instructions, for one block in a register and for two.
struct skinny_vbmi_ops {
    template <class V>
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static V load(const void* from) noexcept {
        V v;
        __builtin_memcpy(&v, from, sizeof v);
        return v;
    }
    template <class V>
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static void store(void* to, const V& v) noexcept {
        __builtin_memcpy(to, &v, sizeof v);
    }
    /// Zeroes an object whose size is a multiple of 64 in its place, without a call.
    template <class T>
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static void wipe(T& object) noexcept {
        static_assert(sizeof object % 64 == 0);
        skinny_v64 zero{};                  // NOLINT(misc-const-correctness): the assembly writes it
        LINNET_OPAQUE(LINNET_VECTOR(zero)); // or a call of memset would come of the stores
        for (size_t i = 0; i < sizeof object; i += 64) store(reinterpret_cast<uint8_t*>(&object) + i, zero);
        keep_stores(&object);
    }
    template <class V>
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static V look_up(V index, const skinny_v64 (&table)[2]) noexcept {
#if defined(__clang__) // prints no zmm register for a smaller operand (19), but sees that the copies copy nothing
        skinny_v64 whole;
        __builtin_memcpy(&whole, &index, sizeof index);
        asm("vpermi2b %2, %1, %0" : "+v"(whole) : "v"(table[0]), "v"(table[1]));
        __builtin_memcpy(&index, &whole, sizeof index);
#else
        asm("vpermi2b %g2, %g1, %g0" : "+v"(index) : "v"(table[0]), "v"(table[1]));
#endif
        return index;
    }
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static skinny_v16 permute(const skinny_v16& x, const skinny_v16& order) noexcept {
        return __builtin_ia32_pshufb128(x, order);
    }
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static skinny_v32 permute(const skinny_v32& x, const skinny_v32& order) noexcept {
        return __builtin_ia32_pshufb256(x, order);
    }
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static skinny_v64 permute(const skinny_v64& x, const skinny_v64& order) noexcept {
        skinny_v64 result;
        asm("vpshufb %2, %1, %0" : "=v"(result) : "v"(x), "v"(order));
        return result;
    }
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static skinny_v16 transform(const skinny_v16& x, const skinny_v16& m) noexcept {
        return __builtin_ia32_vgf2p8affineqb_v16qi(x, m, 0);
    }
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static skinny_v32 transform(const skinny_v32& x, const skinny_v32& m) noexcept {
        return __builtin_ia32_vgf2p8affineqb_v32qi(x, m, 0);
    }
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static skinny_v64 transform(const skinny_v64& x, const skinny_v64& m) noexcept {
        return __builtin_ia32_vgf2p8affineqb_v64qi(x, m, 0);
    }
};

} // namespace detail

/// SKINNY-128-384+ with AVX-512 VBMI and GFNI; the interface of skinny128_384_plus.
struct skinny128_384_plus_vbmi {
    using word_type = uint64_t;
    using block = skinny_block<uint64_t>;

    /// Whether the processor has the instructions.
    LINNET_INLINE static bool supported() noexcept {
#if defined(__AVX512VBMI__) && defined(__AVX512VL__) && defined(__GFNI__)
        return true;
#else
        return __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") &&
               __builtin_cpu_supports("gfni");
#endif
    }

    /// Eight bytes for each round, those of round 1 aligned. Of a key: TK3 and the constants of rows 0 and 1; of a schedule: TK2
    /// too.
    struct schedule {
        static constexpr size_t round1 = 64;
        alignas(64) uint8_t bytes[round1 + sizeof detail::skinny_vbmi.constants];

        LINNET_INLINE uint8_t* round(size_t i) noexcept { return bytes + round1 - 8 + 8 * i; }
        LINNET_INLINE const uint8_t* round(size_t i) const noexcept { return bytes + round1 - 8 + 8 * i; }
        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };
    using key = schedule;

    [[gnu::noinline, LINNET_TARGET_VBMI]] static key expand_key(block tk3) noexcept {
        constexpr unsigned c = detail::skinny_round_constant(0, 0);
        key result;
        detail::store<uint64_t, block::order>(result.round(0), tk3.w[0] ^ c);
        add_tweakey(result, tk3, detail::skinny_vbmi.constants[0], detail::skinny_vbmi.step3);
        return result;
    }

    [[gnu::noinline, LINNET_TARGET_VBMI]] static schedule expand(const key& k, block tk2) noexcept {
        schedule result;
        detail::store<uint64_t, block::order>(result.round(0), tk2.w[0] ^ detail::load<uint64_t, block::order>(k.round(0)));
        add_tweakey(result, tk2, k.round(1), detail::skinny_vbmi.step2);
        return result;
    }

    [[gnu::noinline, LINNET_TARGET_VBMI]] static block encrypt(const schedule& k, block tk1, block plaintext) noexcept {
        round_tweakeys whole;
        complete(whole, k, tk1);
        const pair_of_words p{plaintext.w[0], plaintext.w[1]};
        const pair_of_words c = reinterpret_cast<pair_of_words>(rounds(reinterpret_cast<detail::skinny_v16>(p), whole, whole));
        ops::wipe(whole);
        return {{c[0], c[1]}};
    }

    /// Two blocks under one schedule, each with its TK1.
    [[gnu::noinline, LINNET_TARGET_VBMI]] static void encrypt_two(const schedule& k, block tk1_a, block tk1_b, block& a,
                                                                  block& b) noexcept {
        round_tweakeys whole_a;
        round_tweakeys whole_b;
        complete(whole_a, k, tk1_a);
        complete(whole_b, k, tk1_b);
        const four_words p{a.w[0], a.w[1], b.w[0], b.w[1]};
        const four_words c = reinterpret_cast<four_words>(rounds(reinterpret_cast<detail::skinny_v32>(p), whole_a, whole_b));
        ops::wipe(whole_a);
        ops::wipe(whole_b);
        a = {{c[0], c[1]}};
        b = {{c[2], c[3]}};
    }

private:
    using ops = detail::skinny_vbmi_ops;
    using pair_of_words [[gnu::vector_size(16)]] = uint64_t;
    using four_words [[gnu::vector_size(32)]] = uint64_t;
    using eight_words [[gnu::vector_size(64)]] = uint64_t;

    [[LINNET_TARGET_VBMI]] LINNET_INLINE static detail::skinny_v64 repeated(block b) noexcept {
        const eight_words repeated{b.w[0], b.w[1], b.w[0], b.w[1], b.w[0], b.w[1], b.w[0], b.w[1]};
        return reinterpret_cast<detail::skinny_v64>(repeated);
    }

    /// The tweakey in the order of the rounds from 1 on, through its register, added to what `from` has for these rounds.
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static void
    add_tweakey(schedule& result, block tk, const uint8_t* from,
                const uint64_t (&steps)[detail::skinny_vbmi_tables::groups][8]) noexcept {
        using v64 = detail::skinny_v64;
        const auto& t = detail::skinny_vbmi;
        const v64 even = ops::permute(repeated(tk), ops::load<v64>(t.tweakey[0]));
        const v64 odd = ops::permute(repeated(tk), ops::load<v64>(t.tweakey[1]));
        for (size_t g = 0; g < detail::skinny_vbmi_tables::groups; ++g) {
            const v64 stepped = ops::transform(g % 2 == 0 ? even : odd, ops::load<v64>(steps[g]));
            ops::store(result.round(1 + 8 * g), stepped ^ ops::load<v64>(from + 64 * g));
        }
    }

    /// All three tweakeys of each round, for the state and for its copy; of round 0 for the state alone.
    struct round_tweakeys {
        uint64_t first;
        alignas(64) uint8_t direct[sizeof detail::skinny_vbmi.constants];
        alignas(64) uint8_t exchanged[sizeof detail::skinny_vbmi.constants];
    };
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static void complete(round_tweakeys& result, const schedule& k, block tk1) noexcept {
        using v64 = detail::skinny_v64;
        const auto& t = detail::skinny_vbmi;
        result.first = tk1.w[0] ^ detail::load<uint64_t, block::order>(k.round(0));
        const v64 even = ops::permute(repeated(tk1), ops::load<v64>(t.tweakey[0]));
        const v64 odd = ops::permute(repeated(tk1), ops::load<v64>(t.tweakey[1]));
        const v64 exchange = ops::load<v64>(t.exchange);
        for (size_t g = 0; g < detail::skinny_vbmi_tables::groups; ++g) {
            const v64 x = (g % 2 == 0 ? even : odd) ^ ops::load<v64>(k.round(1 + 8 * g));
            ops::store(result.direct + 64 * g, x);
            ops::store(result.exchanged + 64 * g, ops::transform(x, exchange));
        }
    }

    /// What a round adds, with the constant of row 2.
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static void load_round(detail::skinny_v16& k, const uint8_t* a, const uint8_t*) noexcept {
        const pair_of_words low{detail::load<uint64_t, block::order>(a), 0};
        k = reinterpret_cast<detail::skinny_v16>(low ^ pair_of_words{0, 2});
    }
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static void load_round(detail::skinny_v32& k, const uint8_t* a,
                                                                const uint8_t* b) noexcept {
        const four_words low{detail::load<uint64_t, block::order>(a), 0, detail::load<uint64_t, block::order>(b), 0};
        k = reinterpret_cast<detail::skinny_v32>(low ^ four_words{0, 2, 0, 2});
    }

    template <class V>
    struct constants {
        detail::skinny_v64 without_bit7[2][2];
        detail::skinny_v64 without_bit4[2][2];
        V rows[3];
    };

    /// One round on the state `x` and its copy `y`.
    template <class V>
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static void round(V& x, V& y, const V& kx, const V& ky, const constants<V>& t) noexcept {
        const V fx = ops::look_up(x, t.without_bit7[0]);
        const V gx = ops::look_up(y, t.without_bit4[0]);
        const V fy = ops::look_up(x, t.without_bit7[1]);
        const V gy = ops::look_up(y, t.without_bit4[1]);
        const V a = fx ^ gx ^ kx;
        const V a0 = ops::permute(a, t.rows[0]);
        const V a1 = ops::permute(a, t.rows[1]);
        const V b = fy ^ gy ^ ky;
        x = a0 ^ a1 ^ (a & t.rows[2]);
        const V b0 = ops::permute(b, t.rows[0]);
        const V b1 = ops::permute(b, t.rows[1]);
        y = b0 ^ b1 ^ (b & t.rows[2]);
    }

    template <class V>
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static V rounds(V x, const round_tweakeys& a, const round_tweakeys& b) noexcept {
        constants<V> t;
        for (size_t i = 0; i < 2; ++i) {
            for (size_t j = 0; j < 2; ++j) {
                t.without_bit7[i][j] = ops::load<detail::skinny_v64>(detail::skinny_vbmi.without_bit7[i] + 64 * j);
                t.without_bit4[i][j] = ops::load<detail::skinny_v64>(detail::skinny_vbmi.without_bit4[i] + 64 * j);
            }
        }
        for (size_t i = 0; i < 3; ++i) t.rows[i] = ops::load<V>(detail::skinny_vbmi.rows[i]);
        const V exchange = ops::load<V>(detail::skinny_vbmi.exchange);
        V y = ops::transform(x, exchange);
        V kx = first_round(x, a, b);
        V ky = ops::transform(kx, exchange);
        round(x, y, kx, ky, t);
        for (size_t i = 0; i < size_t{8} * (detail::skinny_rounds - 1); i += 8) {
            load_round(kx, a.direct + i, b.direct + i);
            load_round(ky, a.exchanged + i, b.exchanged + i);
            LINNET_OPAQUE(LINNET_VECTOR(kx), LINNET_VECTOR(ky)); // complete before they meet the state
            round(x, y, kx, ky, t);
        }
        return x;
    }
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static detail::skinny_v16 first_round(const detail::skinny_v16&, const round_tweakeys& a,
                                                                               const round_tweakeys&) noexcept {
        return reinterpret_cast<detail::skinny_v16>(pair_of_words{a.first, 2});
    }
    [[LINNET_TARGET_VBMI]] LINNET_INLINE static detail::skinny_v32 first_round(const detail::skinny_v32&, const round_tweakeys& a,
                                                                               const round_tweakeys& b) noexcept {
        return reinterpret_cast<detail::skinny_v32>(four_words{a.first, 2, b.first, 2});
    }
};

LINNET_NAMESPACE_END

#undef LINNET_TARGET_VBMI
#endif

#endif
