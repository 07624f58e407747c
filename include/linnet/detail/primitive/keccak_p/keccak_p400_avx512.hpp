// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P400_AVX512_HPP
#define LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P400_AVX512_HPP

#include <linnet/detail/base/x86.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>

#if defined(LINNET_X86_KERNELS)

LINNET_NAMESPACE_BEGIN
namespace detail {

/// 32 words for a register.
struct keccak_table {
    alignas(64) uint8_t byte[64];

    constexpr void set(unsigned index, unsigned value) noexcept {
        byte[size_t{2} * index] = static_cast<uint8_t>(value);
        byte[size_t{2} * index + 1] = static_cast<uint8_t>(value >> 8);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] __m512i load() const noexcept { return _mm512_load_si512(byte); }
};

/// The place of A[x, y] in a register of 32 words. Quarter y < 4 holds A[0, y] to A[4, y] in its words 0 to 4; plane 4 is in words
/// that quarters 0 and 1 leave free. So theta moves lanes within a quarter once every quarter has the parities of the columns.
constexpr unsigned keccak_slot(unsigned x, unsigned y) noexcept { return y < 4 ? 8 * y + x : x < 3 ? 5 + x : 10 + x; }

/// The table with f(x, y) in the slot of A[x, y]; the other slots do not matter.
template <class Function>
constexpr keccak_table keccak_by_lane(const Function& f) noexcept {
    keccak_table t{};
    for (unsigned y = 0; y < 5; ++y)
        for (unsigned x = 0; x < 5; ++x) t.set(keccak_slot(x, y), f(x, y));
    return t;
}

/// How the slot of A[x, y] gets the lane that chi uses as A[x + Ahead, y], moved by rho and pi: where it comes from, by how much it
/// is rotated, and the bytes of the two parities that theta adds, of the columns to its left and right.
template <unsigned Ahead>
class keccak_moved {
    static constexpr keccak_step from(unsigned x, unsigned y) noexcept { return keccak_origin<16>((x + Ahead) % 5, y); }
    static constexpr unsigned bytes_of_word(unsigned i) noexcept { return 2 * i + 256 * (2 * i + 1); }

public:
    static constexpr auto slot = [](unsigned x, unsigned y) { return keccak_slot(from(x, y).from % 5, from(x, y).from / 5); };
    static constexpr auto rotation = [](unsigned x, unsigned y) { return from(x, y).rotation; };
    static constexpr auto left = [](unsigned x, unsigned y) { return bytes_of_word((from(x, y).from + 4) % 5); };
    static constexpr auto right = [](unsigned x, unsigned y) { return bytes_of_word((from(x, y).from + 1) % 5); };
};

template <unsigned Ahead>
inline constexpr keccak_table keccak_moved_slots = keccak_by_lane(keccak_moved<Ahead>::slot);
template <unsigned Ahead>
inline constexpr keccak_table keccak_moved_rotations = keccak_by_lane(keccak_moved<Ahead>::rotation);
template <unsigned Ahead>
inline constexpr keccak_table keccak_moved_left = keccak_by_lane(keccak_moved<Ahead>::left);
template <unsigned Ahead>
inline constexpr keccak_table keccak_moved_right = keccak_by_lane(keccak_moved<Ahead>::right);

/// To slots from the order x + 5y, with each lane `Times` times; and back to that order, from lane `First` on.
template <unsigned Times>
inline constexpr keccak_table keccak_to_slots = keccak_by_lane([](unsigned x, unsigned y) { return Times * (x + 5 * y); });
template <unsigned First, unsigned Times>
inline constexpr keccak_table keccak_to_order = [] {
    keccak_table t{};
    for (unsigned i = 0; i < 32 && First + i / Times < 25; ++i)
        t.set(i, keccak_slot((First + i / Times) % 5, (First + i / Times) / 5));
    return t;
}();

/// Plane 4 to every other plane.
inline constexpr keccak_table keccak_plane4 = keccak_by_lane([](unsigned x, unsigned) { return keccak_slot(x, 4); });

/// The low half of the constants, which is what a lane of 16 bits uses.
inline constexpr auto keccak_p400_constants = [] {
    std::array<uint32_t, keccak_rounds_max<doubled>> constants{};
    for (size_t i = 0; i < constants.size(); ++i) constants[i] = keccak_constants[i] & 0xffff;
    return constants;
}();

/// The 25 lanes of Keccak-p[400] in one register.
class keccak_p400_avx512 {
    __m512i z_;

    static constexpr __mmask16 high_lanes = 0x1ff; ///< the 9 lanes after the first 16

public:
    using state = keccak_state<doubled>;

    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] explicit keccak_p400_avx512(const state& s) noexcept {
        z_ = _mm512_permutex2var_epi16(_mm512_loadu_si512(s.x), keccak_to_slots<2>.load(),
                                       _mm512_maskz_loadu_epi32(high_lanes, s.x + 16));
    }

    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void store(state& s) const noexcept {
        _mm512_storeu_si512(s.x, _mm512_permutexvar_epi16(keccak_to_order<0, 2>.load(), z_));
        _mm512_mask_storeu_epi32(s.x + 16, high_lanes, _mm512_permutexvar_epi16(keccak_to_order<16, 2>.load(), z_));
    }

    /// The first lanes as bytes, selected by a mask; the others are zero.
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] __m512i first(__mmask32 mask) const noexcept {
        return _mm512_maskz_permutexvar_epi16(mask, keccak_to_order<0, 1>.load(), z_);
    }
    /// Adds lanes in their order; those after the 25th must be zero.
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void add(__m512i order) noexcept {
        z_ = _mm512_xor_si512(z_, _mm512_permutexvar_epi16(keccak_to_slots<1>.load(), order));
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void add_first(uint32_t lane) noexcept {
        z_ = _mm512_xor_si512(z_, first_lane(lane));
    }

    /// One round. The constant may include a value to add to the first lane after the round. All lanes that cross the register do
    /// so first, since that takes longest.
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void run_round(uint32_t constant) noexcept {
        // NOLINTBEGIN(misc-const-correctness): the assembly writes them
        __m512i p1 = turned<0x39>();
        __m512i p2 = turned<0x4e>();
        __m512i p3 = turned<0x93>();
        __m512i p4 = _mm512_permutexvar_epi16(keccak_plane4.load(), z_);
        __m512i l1 = _mm512_permutexvar_epi16(keccak_moved_slots<1>.load(), z_);
        __m512i l2 = _mm512_permutexvar_epi16(keccak_moved_slots<2>.load(), z_);
        __m512i l0 = _mm512_permutexvar_epi16(keccak_moved_slots<0>.load(), z_);
        // NOLINTEND(misc-const-correctness)
        LINNET_PINNED(LINNET_VECTOR(p1), LINNET_VECTOR(p2), LINNET_VECTOR(p3), LINNET_VECTOR(p4), LINNET_VECTOR(l0),
                      LINNET_VECTOR(l1), LINNET_VECTOR(l2));
        const __m512i parity = sum(sum(z_, p1, p2), p3, p4);
        const __m512i rotated = _mm512_shldi_epi16(parity, parity, 1);
        const __m512i b0 = move<0>(_mm512_xor_si512(l0, first_lane(constant)), parity, rotated);
        const __m512i b1 = move<1>(l1, parity, rotated);
        const __m512i b2 = move<2>(l2, parity, rotated);
        z_ = _mm512_ternarylogic_epi64(b0, b1, b2, 0xd2); // b0 ^ (~b1 & b2)
    }

    /// All rounds of Keccak-p[400, Rounds].
    template <unsigned Rounds>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void permute(uint32_t added = 0) noexcept {
        rounds<Rounds>(added, std::make_integer_sequence<unsigned, Rounds>{});
    }

    /// Keccak-p[400, Rounds] of one state, interleaved round by round with Keccak-p[400, OtherRounds] of another, OtherRounds <=
    /// Rounds.
    template <unsigned Rounds, unsigned OtherRounds>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static void permute_both(keccak_p400_avx512& a,
                                                                                keccak_p400_avx512& b) noexcept {
        static_assert(OtherRounds <= Rounds);
        both<Rounds, OtherRounds>(a, b, std::make_integer_sequence<unsigned, OtherRounds>{},
                                  std::make_integer_sequence<unsigned, Rounds - OtherRounds>{});
    }

    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void wipe() noexcept {
        z_ = _mm512_setzero_si512();
        LINNET_PINNED(LINNET_VECTOR(z_));
    }

private:
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static __m512i first_lane(uint32_t lane) noexcept {
        return _mm512_zextsi128_si512(_mm_cvtsi32_si128(static_cast<int>(lane)));
    }
    /// The register with its quarters rotated. (The unmasked intrinsic makes GCC warn of an uninitialised variable of its own.)
    template <int Order>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] __m512i turned() const noexcept {
        return _mm512_maskz_shuffle_i64x2(0xff, z_, z_, Order);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static __m512i sum(__m512i a, __m512i b, __m512i c) noexcept {
        return _mm512_ternarylogic_epi64(a, b, c, 0x96);
    }

    /// Theta and rho after pi: adds the parities of the columns left and right of the lanes' old places, and rotates.
    template <unsigned Ahead>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static __m512i move(__m512i lanes, __m512i parity,
                                                                           __m512i rotated) noexcept {
        const __m512i b = sum(lanes, _mm512_shuffle_epi8(parity, keccak_moved_left<Ahead>.load()),
                              _mm512_shuffle_epi8(rotated, keccak_moved_right<Ahead>.load()));
        return _mm512_shldv_epi16(b, b, keccak_moved_rotations<Ahead>.load());
    }

    template <unsigned Rounds, unsigned... Index>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void rounds(uint32_t added,
                                                                   std::integer_sequence<unsigned, Index...>) noexcept {
        (run_round(keccak_p400_constants[20 - Rounds + Index] ^ (Index + 1 == Rounds ? added : 0)), ...);
    }

    template <unsigned Rounds, unsigned OtherRounds, unsigned... Index, unsigned... Inner>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static void both(keccak_p400_avx512& a, keccak_p400_avx512& b,
                                                                        std::integer_sequence<unsigned, Index...>,
                                                                        std::integer_sequence<unsigned, Inner...>) noexcept {
        ((a.run_round(keccak_p400_constants[20 - Rounds + Index]), b.run_round(keccak_p400_constants[20 - OtherRounds + Index])),
         ...);
        (a.run_round(keccak_p400_constants[20 - Rounds + OtherRounds + Inner]), ...);
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif

#endif
