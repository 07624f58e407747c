// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P1600_AVX512_HPP
#define LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P1600_AVX512_HPP

#include <linnet/detail/base/barrier.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds use the portable version.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&                                                             \
    (!defined(LINNET_NO_DISPATCH) || (defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_KECCAK_P1600_AVX512 1
#include <immintrin.h>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Eight slots of a register; the last three are not used.
struct keccak_slots {
    alignas(64) uint64_t slot[8];

    [[gnu::always_inline, LINNET_TARGET_AVX512]] __m512i load() const noexcept { return _mm512_load_si512(slot); }
};

/// A table of f(slot). Five slots are a circle.
template <class Function>
constexpr keccak_slots keccak_by_slot(const Function& f) noexcept {
    keccak_slots t{};
    for (unsigned s = 0; s < 8; ++s) t.slot[s] = f(s % 5);
    return t;
}

/// How five registers of five slots hold the lanes: slot s of register r has A[x, y] with x = x_by_register * r + x_by_slot * s,
/// and y likewise, modulo 5.
struct keccak_layout {
    unsigned x_by_register, x_by_slot, y_by_register, y_by_slot;

    constexpr unsigned x(unsigned r, unsigned s) const noexcept { return (x_by_register * r + x_by_slot * s) % 5; }
    constexpr unsigned y(unsigned r, unsigned s) const noexcept { return (y_by_register * r + y_by_slot * s) % 5; }
    /// The place of A[x, y], 5r + s.
    constexpr unsigned place(unsigned lane) const noexcept {
        unsigned i = 0;
        while (x(i / 5, i % 5) + 5 * y(i / 5, i % 5) != lane) ++i;
        return i;
    }
};

/// Pi is linear over the integers modulo 5: if a register is a line in the plane of x and y, then pi makes it another line, and no
/// lane ever leaves its register. There are six directions of lines, and pi takes them in turn: rows, columns, and four oblique
/// ones. Chi needs the lanes of a row in one slot, and leaves them so; theta needs the lanes of a column in one. In between, lanes
/// only rotate among the five slots; a register that is a row or a column stays as it is.
inline constexpr keccak_layout keccak_after_chi[6] = {{0, 1, 1, 0}, {1, 0, 0, 2}, {1, 4, 0, 2},
                                                      {1, 2, 0, 4}, {1, 4, 0, 1}, {1, 1, 0, 1}};
inline constexpr keccak_layout keccak_in_theta[6] = {{0, 1, 1, 0}, {1, 0, 0, 2}, {0, 4, 2, 2},
                                                     {0, 2, 3, 4}, {0, 4, 1, 1}, {0, 1, 4, 1}};
inline constexpr unsigned keccak_columns = 1;
inline constexpr unsigned keccak_oblique = 2; ///< the first oblique direction

/// What round `Round` of six does with register `Register`, which has one part of the state in theta and rho, and another in chi.
template <unsigned Round, unsigned Register>
struct keccak_move {
    static constexpr keccak_layout before = keccak_in_theta[Round];
    static constexpr keccak_layout after = keccak_after_chi[(Round + 1) % 6];

    /// The slot where theta's first slot comes from.
    static constexpr unsigned start = keccak_after_chi[Round].place(before.x(Register, 0) + 5 * before.y(Register, 0)) % 5;
    static constexpr keccak_slots rotations = keccak_by_slot([](unsigned s) {
        const unsigned x = before.x(Register, s);
        const unsigned y = before.y(Register, s);
        return keccak_origin<64>(y, (2 * x + 3 * y) % 5).rotation;
    });

    /// The place where chi takes its lane from.
    static constexpr unsigned from(unsigned s) noexcept {
        return before.place(keccak_origin<64>(after.x(Register, s), after.y(Register, s)).from);
    }
    static constexpr keccak_slots slots = keccak_by_slot([](unsigned s) { return from(s) % 5; });
};
template <unsigned Slots>
inline constexpr keccak_slots keccak_turn = keccak_by_slot([](unsigned s) { return (s + Slots) % 5; });
/// The slot of column `Column` in theta.
template <unsigned Round, unsigned Column>
inline constexpr unsigned keccak_slot_of_column = [] {
    unsigned s = 0;
    while (keccak_in_theta[Round].x(0, s) != Column) ++s;
    return s;
}();

/// The 25 lanes of Keccak-p[1600] in five registers.
class keccak_p1600_avx512 {
    using all = std::make_integer_sequence<unsigned, 5>;
    using state = keccak_state<uint64_t>;

    __m512i s_[5];
    __m512i turns_[4]; ///< by 1 to 4 slots

public:
    /// Adds each `rate` bytes of a message, whole lanes, to the state, and permutes it.
    static constexpr bool absorbs_blocks = true;
    [[gnu::noinline, LINNET_TARGET_AVX512]] static void absorb(state& s, const uint8_t* message, size_t size,
                                                               size_t rate) noexcept {
        keccak_p1600_avx512 k(s);
        for (; size != 0; size -= rate, message += rate) {
            k.add(message, static_cast<unsigned>(rate / 8), all{});
            k.all_rounds();
        }
        k.store(s);
    }
    [[gnu::noinline, LINNET_TARGET_AVX512]] static void permute(state& s) noexcept {
        keccak_p1600_avx512 k(s);
        k.all_rounds();
        k.store(s);
    }

private:
    [[gnu::always_inline, LINNET_TARGET_AVX512]] explicit keccak_p1600_avx512(const state& s) noexcept
        : s_{row(s.x), row(s.x + 5), row(s.x + 10), row(s.x + 15), row(s.x + 20)},
          turns_{keccak_turn<1>.load(), keccak_turn<2>.load(), keccak_turn<3>.load(), keccak_turn<4>.load()} {
        LINNET_OPAQUE(LINNET_VECTOR(turns_[0]), LINNET_VECTOR(turns_[1]), LINNET_VECTOR(turns_[2]), LINNET_VECTOR(turns_[3]));
    }
    /// Leaves no lane in the registers.
    [[gnu::always_inline, LINNET_TARGET_AVX512]] void store(state& s) noexcept {
#pragma GCC unroll 5
        for (size_t y = 0; y < 5; ++y) _mm512_mask_storeu_epi64(s.x + 5 * y, mask(5), s_[y]);
        s_[0] = s_[1] = s_[2] = s_[3] = s_[4] = _mm512_setzero_si512();
        LINNET_PINNED(LINNET_VECTOR(s_[0]), LINNET_VECTOR(s_[1]), LINNET_VECTOR(s_[2]), LINNET_VECTOR(s_[3]), LINNET_VECTOR(s_[4]));
    }
    template <unsigned... Row>
    [[gnu::always_inline, LINNET_TARGET_AVX512]] void add(const uint8_t* from, unsigned lanes,
                                                          std::integer_sequence<unsigned, Row...>) noexcept {
        (add_row<Row>(from, lanes), ...);
    }
    template <unsigned Row>
    [[gnu::always_inline, LINNET_TARGET_AVX512]] void add_row(const uint8_t* from, unsigned lanes) noexcept {
        if (lanes > 5 * Row) s_[Row] = _mm512_xor_si512(s_[Row], row(from + size_t{40} * Row, lanes - 5 * Row));
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512]] void all_rounds() noexcept {
        for (unsigned i = 0; i < keccak_rounds_max<uint64_t>; i += 6) six_rounds(i, std::make_integer_sequence<unsigned, 6>{});
    }

    static constexpr __mmask8 mask(unsigned lanes) noexcept { return static_cast<__mmask8>(lanes < 5 ? (1u << lanes) - 1 : 0x1f); }
    /// Hides the mask: with a known one, clang makes VPEXPANDQ of the load, which tests/constant_time/trace.cpp cannot follow.
    [[gnu::always_inline, LINNET_TARGET_AVX512]] static __m512i row(const void* from, unsigned lanes = 5) noexcept {
        return _mm512_maskz_loadu_epi64(static_cast<__mmask8>(opaque(unsigned{mask(lanes)})), from);
    }

    template <unsigned... Round>
    [[gnu::always_inline, LINNET_TARGET_AVX512]] void six_rounds(unsigned first,
                                                                 std::integer_sequence<unsigned, Round...>) noexcept {
        (run_round<Round>(keccak_constants[first + Round], all{}), ...);
    }
    template <unsigned Round, unsigned... Register>
    [[gnu::always_inline, LINNET_TARGET_AVX512]] void run_round(uint64_t constant,
                                                                std::integer_sequence<unsigned, Register...>) noexcept {
        if constexpr (Round >= keccak_oblique) ((s_[Register] = turned<keccak_move<Round, Register>::start>(s_[Register])), ...);
        if constexpr (Round == keccak_columns) add_parities_of_registers();
        else add_parities<Round>();
        ((s_[Register] = _mm512_maskz_rolv_epi64(every, s_[Register], keccak_move<Round, Register>::rotations.load())), ...);
        const __m512i b[5] = {in_chi<Round, Register>()...};
        const __m512i iota = _mm512_zextsi128_si512(_mm_cvtsi64_si128(static_cast<long long>(constant)));
        const __m512i b0 = _mm512_xor_si512(b[0], iota);
        ((s_[Register] = chi<Round, Register>(Register == 0 ? b0 : b[Register], b)), ...);
    }

    // With the unmasked intrinsics g++ warns of an uninitialised variable of theirs.
    static constexpr __mmask8 every = 0xff;
    [[gnu::always_inline, LINNET_TARGET_AVX512]] static __m512i moved(__m512i from, __m512i x) noexcept {
        return _mm512_maskz_permutexvar_epi64(every, from, x);
    }
    template <unsigned Slots>
    [[gnu::always_inline, LINNET_TARGET_AVX512]] __m512i turned(__m512i x) const noexcept {
        if constexpr (Slots == 0) return x;
        else return moved(turns_[Slots - 1], x);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512]] static __m512i rotated(__m512i x) noexcept {
        return _mm512_maskz_rol_epi64(every, x, 1);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512]] static __m512i sum(__m512i a, __m512i b, __m512i c) noexcept {
        return _mm512_ternarylogic_epi64(a, b, c, 0x96);
    }
    /// Theta, if columns are slots.
    template <unsigned Round>
    [[gnu::always_inline, LINNET_TARGET_AVX512]] void add_parities() noexcept {
        const __m512i parity = sum(sum(s_[0], s_[1], s_[2]), s_[3], s_[4]);
        const __m512i left = turned<keccak_slot_of_column<Round, 4>>(parity);
        const __m512i right = turned<keccak_slot_of_column<Round, 1>>(rotated(parity));
#pragma GCC unroll 5
        for (__m512i& lanes : s_) lanes = sum(lanes, left, right);
    }
    /// Theta, if columns are registers.
    [[gnu::always_inline, LINNET_TARGET_AVX512]] void add_parities_of_registers() noexcept {
        __m512i parity[5];
#pragma GCC unroll 5
        for (unsigned x = 0; x < 5; ++x) parity[x] = _mm512_xor_si512(s_[x], turned<1>(s_[x]));
#pragma GCC unroll 5
        for (unsigned x = 0; x < 5; ++x) parity[x] = sum(parity[x], turned<2>(parity[x]), turned<4>(s_[x]));
#pragma GCC unroll 5
        for (unsigned x = 0; x < 5; ++x) s_[x] = sum(s_[x], parity[(x + 4) % 5], rotated(parity[(x + 1) % 5]));
    }
    /// Pi.
    template <unsigned Round, unsigned Register>
    [[gnu::always_inline, LINNET_TARGET_AVX512]] __m512i in_chi() const noexcept {
        using move = keccak_move<Round, Register>;
        const __m512i& lanes = s_[move::from(0) / 5];
        if constexpr (Round == keccak_columns) return moved(move::slots.load(), lanes);
        else return turned<move::from(0) % 5>(lanes);
    }
    /// The next lane of a row is in the next register; if registers become rows, it is in the next slot.
    template <unsigned Round, unsigned Register>
    [[gnu::always_inline, LINNET_TARGET_AVX512]] __m512i chi(__m512i b0, const __m512i (&b)[5]) const noexcept {
        constexpr int function = 0xd2; // b0 ^ (~b1 & b2)
        if constexpr (Round == 5) return _mm512_ternarylogic_epi64(b0, turned<1>(b[Register]), turned<2>(b[Register]), function);
        else return _mm512_ternarylogic_epi64(b0, b[(Register + 1) % 5], b[(Register + 2) % 5], function);
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif

#endif
