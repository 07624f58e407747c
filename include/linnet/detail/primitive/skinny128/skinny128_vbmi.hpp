// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_VBMI_HPP
#define LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_VBMI_HPP

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/primitive/skinny128/skinny128.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds use the portable version.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&                                                             \
    (!defined(LINNET_NO_DISPATCH) ||                                                                                               \
     (defined(__AVX512VBMI__) && defined(__AVX512VL__) && defined(__GFNI__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_SKINNY128_VBMI 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The constants of the implementation for AVX-512 VBMI and GFNI.
///
/// vpermi2b looks up 7 bits of every byte and ignores bit 7. The S-box takes 8: it is looked up for both values of bit 7, and that
/// bit chooses. A round's tweakey passes ShiftRows and MixColumns in advance, so that it is added after them, where it costs no
/// time.
struct skinny_vbmi_tables {
    static constexpr unsigned groups = 5; ///< of four double rounds, 2j - 1 and 2j

    alignas(64) uint8_t sbox[2][128]{};
    alignas(64) uint8_t tweakey[2][64]{}; ///< cells of the tweakey for the rounds of a group, even or odd
    alignas(64) uint8_t constants[groups][64]{};
    alignas(64) uint64_t step2[groups][8]{}; ///< matrices: steps of the registers of TK2 and TK3
    alignas(64) uint64_t step3[groups][8]{};
    alignas(64) uint8_t rows[3][32]{};    ///< ShiftRows and MixColumns: two permutations and a mask, whose results are added
    alignas(64) uint8_t mixed[2][64]{};   ///< the same for rows 0 and 1 of eight rounds, for four rounds at a time
    alignas(64) uint8_t mixed_row2[64]{}; ///< the constant of row 2 after them

    /// A linear function of a byte in the form of gf2p8affineqb, from its values at the powers of two.
    static constexpr uint64_t matrix(const unsigned (&values)[8]) noexcept {
        uint64_t m = 0;
        for (unsigned in = 0; in < 8; ++in) {
            for (unsigned out = 0; out < 8; ++out) m |= uint64_t{values[in] >> out & 1} << (8 * (7 - out) + in);
        }
        return m;
    }
    template <class Function>
    static constexpr void set_steps(uint64_t (&steps)[groups][8], const Function& step) noexcept {
        unsigned values[8] = {1, 2, 4, 8, 16, 32, 64, 128};
        for (size_t i = 0; i < size_t{4} * groups; ++i) {
            for (auto& v : values) v = step(v);
            steps[i / 4][2 * (i % 4)] = steps[i / 4][2 * (i % 4) + 1] = matrix(values);
        }
    }

    constexpr skinny_vbmi_tables() noexcept {
        for (unsigned x = 0; x < 256; ++x) sbox[x / 128][x % 128] = static_cast<uint8_t>(skinny_sbox(x));
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
        for (unsigned i = 0; i < 64; ++i) mix(i);
        set_steps(step2, skinny_lfsr2_cell);
        set_steps(step3, skinny_lfsr3_cell);
    }

private:
    constexpr void mix(unsigned i) noexcept {
        for (const unsigned from : {rows[0][i % 16] + 0u, rows[1][i % 16] + 0u, i % 16 < 4 ? i % 16 : 0x80u}) {
            if (from == 8) mixed_row2[i] = skinny_round_constant(0, 2);
            if (from >= 8) continue;
            for (unsigned half = 0; half < 2; ++half) mixed[half][i] = static_cast<uint8_t>(32 * half + i / 16 * 8 + from);
        }
    }
};
inline constexpr skinny_vbmi_tables skinny_vbmi{};

using skinny_v16 [[gnu::vector_size(16)]] = char;
using skinny_v32 [[gnu::vector_size(32)]] = char;
using skinny_v64 [[gnu::vector_size(64)]] = char;

/// The instructions, for one block in a register and for two blocks.
struct skinny_vbmi_ops {
    template <class Vector>
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static Vector load(const void* from) noexcept {
        Vector v;
        __builtin_memcpy(&v, from, sizeof v);
        return v;
    }
    template <class Vector>
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static void store(void* to, const Vector& v) noexcept {
        __builtin_memcpy(to, &v, sizeof v);
    }
    /// Zeroes an object in place, without a call. Its size is a multiple of 64.
    template <class Type>
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static void wipe(Type& object) noexcept {
        static_assert(sizeof object % 64 == 0);
        skinny_v64 zero{};                  // NOLINT(misc-const-correctness): the assembly writes it
        LINNET_OPAQUE(LINNET_VECTOR(zero)); // else the stores would become a call of memset
        store_each(reinterpret_cast<uint8_t*>(&object), zero, std::make_index_sequence<sizeof object / 64>{});
        keep_stores(&object);
    }
    template <size_t... Index>
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static void store_each(uint8_t* to, const skinny_v64& v,
                                                                            std::index_sequence<Index...>) noexcept {
        (store(to + 64 * Index, v), ...);
    }
    /// `table[0]` where bit 7 of the index is 0, `table[1]` where it is 1.
    template <class Vector>
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static Vector look_up(const Vector& index,
                                                                           const skinny_v64 (&table)[2][2]) noexcept {
        return choose(index, look_up(index, table[0]), look_up(index, table[1]));
    }
    template <class Vector>
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static Vector look_up(Vector index, const skinny_v64 (&table)[2]) noexcept {
#if defined(__clang__) // prints no zmm register for a smaller operand (19), but removes the copies
        skinny_v64 whole;
        skinny_v64 result = table[0];
        __builtin_memcpy(&whole, &index, sizeof index);
        asm("vpermt2b %2, %1, %0" : "+v"(result) : "v"(whole), "v"(table[1]));
        __builtin_memcpy(&index, &result, sizeof index);
#else
        asm("vpermi2b %g2, %g1, %g0" : "+v"(index) : "v"(table[0]), "v"(table[1]));
#endif
        return index;
    }
    /// `a` where bit 7 of `by` is 0, `b` where it is 1.
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static skinny_v16 choose(const skinny_v16& by, const skinny_v16& a,
                                                                              const skinny_v16& b) noexcept {
        return __builtin_ia32_pblendvb128(a, b, by);
    }
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static skinny_v32 choose(const skinny_v32& by, const skinny_v32& a,
                                                                              const skinny_v32& b) noexcept {
        return __builtin_ia32_pblendvb256(a, b, by);
    }
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static skinny_v16 permute(const skinny_v16& x,
                                                                               const skinny_v16& order) noexcept {
        return __builtin_ia32_pshufb128(x, order);
    }
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static skinny_v32 permute(const skinny_v32& x,
                                                                               const skinny_v32& order) noexcept {
        return __builtin_ia32_pshufb256(x, order);
    }
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static skinny_v64 permute(const skinny_v64& x,
                                                                               const skinny_v64& order) noexcept {
        skinny_v64 result;
        asm("vpshufb %2, %1, %0" : "=v"(result) : "v"(x), "v"(order));
        return result;
    }
    /// Four copies of `x`.
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static skinny_v64 repeat(const skinny_v16& x) noexcept {
        skinny_v64 result;
#if defined(__clang__)
        __builtin_memcpy(&result, &x, sizeof x);
        asm("vshufi64x2 $0, %0, %0, %0" : "+v"(result));
#else
        asm("vshufi64x2 $0, %g1, %g1, %0" : "=v"(result) : "v"(x));
#endif
        return result;
    }
    /// The bytes of `x` in any order.
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static skinny_v64 arrange(const skinny_v64& x,
                                                                               const skinny_v64& order) noexcept {
        skinny_v64 result;
        asm("vpermb %1, %2, %0" : "=v"(result) : "v"(x), "v"(order));
        return result;
    }
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static skinny_v64 transform(const skinny_v64& x,
                                                                                 const skinny_v64& m) noexcept {
        return __builtin_ia32_vgf2p8affineqb_v64qi(x, m, 0);
    }
};

} // namespace detail

/// SKINNY-128-384+ with AVX-512 VBMI and GFNI; the interface of skinny128_384_plus.
struct skinny128_384_plus_vbmi {
    using word_type = uint64_t;
    using block = skinny_block<uint64_t>;
    using feature = processor::x86_avx512_vbmi_gfni;
    static constexpr std::string_view variant = "vbmi";
    static constexpr bool expands_in_place = false;
    static constexpr size_t alignment = 64;

    /// Eight bytes for each round; the bytes of round 1 are aligned. A key holds TK3 and the constants of rows 0 and 1; a schedule
    /// also holds TK2.
    struct schedule {
        static constexpr size_t round1 = 64;
        alignas(8) uint8_t bytes[round1 + sizeof detail::skinny_vbmi.constants];

        LINNET_INLINE uint8_t* run_round(size_t i) noexcept { return bytes + round1 - 8 + 8 * i; }
        LINNET_INLINE const uint8_t* run_round(size_t i) const noexcept { return bytes + round1 - 8 + 8 * i; }
        [[gnu::noinline, LINNET_TARGET_AVX512_VBMI_GFNI]] void wipe() noexcept { detail::skinny_vbmi_ops::wipe(*this); }
    };
    using key = schedule;

    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI_GFNI]] static key expand_key(const block& tk3) noexcept {
        constexpr unsigned c = detail::skinny_round_constant(0, 0);
        key result;
        detail::store<uint64_t, block::order>(result.run_round(0), tk3.w[0] ^ c);
        add_tweakey(result, tk3, detail::skinny_vbmi.constants[0], detail::skinny_vbmi.step3);
        return result;
    }

    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI_GFNI]] static schedule expand(const key& k, block tk2) noexcept {
        schedule result;
        detail::store<uint64_t, block::order>(result.run_round(0), tk2.w[0] ^ detail::load<uint64_t, block::order>(k.run_round(0)));
        add_tweakey(result, tk2, k.run_round(1), detail::skinny_vbmi.step2);
        return result;
    }

    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI_GFNI]] static block encrypt(const schedule& k, block tk1, block plaintext) noexcept {
        round_tweakeys whole;
        complete(whole, k, tk1);
        const auto c = reinterpret_cast<pair_of_words>(rounds(vector(plaintext), whole, whole));
        ops::wipe(whole);
        return {{c[0], c[1]}};
    }

    /// Two blocks under one schedule, each with its TK1.
    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI_GFNI]] static void encrypt_two(const schedule& k, block tk1_a, block tk1_b, block& a,
                                                                              block& b) noexcept {
        round_tweakeys whole_a;
        round_tweakeys whole_b;
        complete(whole_a, k, tk1_a);
        complete(whole_b, k, tk1_b);
        const auto c = reinterpret_cast<four_words>(rounds(joined(vector(a), vector(b)), whole_a, whole_b));
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

    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static detail::skinny_v16 vector(const block& b) noexcept {
        // Else g++ (12) joins the words in memory, and reading them there waits.
        return reinterpret_cast<detail::skinny_v16>(pair_of_words{detail::opaque(b.w[0]), detail::opaque(b.w[1])});
    }
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static detail::skinny_v32 joined(const detail::skinny_v16& a,
                                                                                      const detail::skinny_v16& b) noexcept {
        const auto x = reinterpret_cast<pair_of_words>(a);
        const auto y = reinterpret_cast<pair_of_words>(b);
        return reinterpret_cast<detail::skinny_v32>(four_words{x[0], x[1], y[0], y[1]});
    }
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static detail::skinny_v64 repeated(const block& b) noexcept {
        return ops::repeat(vector(b));
    }

    /// Puts the tweakey, updated by its register, into the order of the rounds from 1 on, and adds it to the bytes of these rounds
    /// at `from`.
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static void
    add_tweakey(schedule& result, const block& tk, const uint8_t* from,
                const uint64_t (&steps)[detail::skinny_vbmi_tables::groups][8]) noexcept {
        using v64 = detail::skinny_v64;
        const auto& t = detail::skinny_vbmi;
        const v64 even = ops::permute(repeated(tk), ops::load<v64>(t.tweakey[0]));
        const v64 odd = ops::permute(repeated(tk), ops::load<v64>(t.tweakey[1]));
        for (size_t g = 0; g < detail::skinny_vbmi_tables::groups; ++g) {
            const v64 stepped = ops::transform(g % 2 == 0 ? even : odd, ops::load<v64>(steps[g]));
            ops::store(result.run_round(1 + 8 * g), stepped ^ ops::load<v64>(from + 64 * g));
        }
    }

    /// All that each round adds, after MixColumns.
    struct round_tweakeys {
        alignas(64) uint8_t bytes[64 + 2 * sizeof detail::skinny_vbmi.constants];

        LINNET_INLINE uint8_t* run_round(size_t i) noexcept { return bytes + 48 + 16 * i; }
        LINNET_INLINE const uint8_t* run_round(size_t i) const noexcept { return bytes + 48 + 16 * i; }
    };
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static void complete(round_tweakeys& result, const schedule& k,
                                                                          block tk1) noexcept {
        using v16 = detail::skinny_v16;
        using v64 = detail::skinny_v64;
        const auto& t = detail::skinny_vbmi;
        const pair_of_words first{tk1.w[0] ^ detail::load<uint64_t, block::order>(k.run_round(0)), 0};
        ops::store(result.run_round(0),
                   ops::permute(reinterpret_cast<v16>(first), ops::load<v16>(t.mixed[0])) ^ ops::load<v16>(t.mixed_row2));
        const v64 even = ops::permute(repeated(tk1), ops::load<v64>(t.tweakey[0]));
        const v64 odd = ops::permute(repeated(tk1), ops::load<v64>(t.tweakey[1]));
        complete_groups(result, k, even, odd, std::make_index_sequence<detail::skinny_vbmi_tables::groups>{});
    }
    template <size_t... Group>
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static void
    complete_groups(round_tweakeys& result, const schedule& k, const detail::skinny_v64& even, const detail::skinny_v64& odd,
                    std::index_sequence<Group...>) noexcept {
        (complete_group(result, 1 + 8 * Group,
                        (Group % 2 == 0 ? even : odd) ^ ops::load<detail::skinny_v64>(k.run_round(1 + 8 * Group))),
         ...);
    }
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static void complete_group(round_tweakeys& result, size_t round,
                                                                                const detail::skinny_v64& x) noexcept {
        using v64 = detail::skinny_v64;
        const auto& t = detail::skinny_vbmi;
        const v64 row2 = ops::load<v64>(t.mixed_row2);
        ops::store(result.run_round(round), ops::arrange(x, ops::load<v64>(t.mixed[0])) ^ row2);
        ops::store(result.run_round(round + 4), ops::arrange(x, ops::load<v64>(t.mixed[1])) ^ row2);
    }

    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static void load_round(detail::skinny_v16& k, const uint8_t* a,
                                                                            const uint8_t*) noexcept {
        k = ops::load<detail::skinny_v16>(a);
    }
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static void load_round(detail::skinny_v32& k, const uint8_t* a,
                                                                            const uint8_t* b) noexcept {
        k = joined(ops::load<detail::skinny_v16>(a), ops::load<detail::skinny_v16>(b));
    }

    template <class Vector>
    struct constants {
        detail::skinny_v64 sbox[2][2];
        Vector rows[3];
    };

    template <class Vector>
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static Vector run_round(const Vector& x, const Vector& k,
                                                                             const constants<Vector>& t) noexcept {
        const Vector a = ops::look_up(x, t.sbox);
        const Vector a0 = ops::permute(a, t.rows[0]);
        const Vector a1 = ops::permute(a, t.rows[1]);
        Vector sum = (a & t.rows[2]) ^ k;
        LINNET_OPAQUE(LINNET_VECTOR(sum)); // complete before the others are added
        return a0 ^ a1 ^ sum;
    }

    template <class Vector>
    [[LINNET_TARGET_AVX512_VBMI_GFNI]] LINNET_INLINE static Vector rounds(Vector x, const round_tweakeys& a,
                                                                          const round_tweakeys& b) noexcept {
        constants<Vector> t;
        for (size_t i = 0; i < 2; ++i) {
            for (size_t j = 0; j < 2; ++j) t.sbox[i][j] = ops::load<detail::skinny_v64>(detail::skinny_vbmi.sbox[i] + 64 * j);
        }
        for (size_t i = 0; i < 3; ++i) t.rows[i] = ops::load<Vector>(detail::skinny_vbmi.rows[i]);
        LINNET_OPAQUE(LINNET_VECTOR(t.rows[2])); // else Clang makes a blend, which takes an instruction more
        for (size_t i = 0; i < detail::skinny_rounds; ++i) {
            Vector k;
            load_round(k, a.run_round(i), b.run_round(i));
            x = run_round(x, k, t);
        }
        return x;
    }
};

LINNET_NAMESPACE_END

#endif

#endif
