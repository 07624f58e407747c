// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_X86_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_X86_HPP

/// AES by the x86-64 instructions for it, AES-NI, and GHASH by its carry-less multiplication, PCLMULQDQ. They are in assembly, one
/// per statement, so that modes compiled for any processor can inline them into code for this one.

#include <linnet/detail/primitive/aes/aes_instructions.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds use the scalar version.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&                                                             \
    (!defined(LINNET_NO_DISPATCH) || (defined(__AES__) && defined(__PCLMUL__) && defined(__AVX__)))
#define LINNET_AES_X86 1

LINNET_NAMESPACE_BEGIN
namespace detail {

// Stored values are aligned to 8 bytes and passed by value: clang assumes that references are aligned to 16 bytes.

#if defined(__clang__)
#define LINNET_AES_OPERAND "x" // clang chooses memory whenever it may, and copies registers there
#else
#define LINNET_AES_OPERAND "xm"
#endif

// A round on a block in a register, by AVX instructions.
#define LINNET_AES_ROUND(name)                                                                                                     \
    LINNET_INLINE void name(aes_register& b, aes_register key) noexcept {                                                          \
        asm(#name " %1, %0, %0" : "+x"(b) : LINNET_AES_OPERAND(key));                                                              \
    }
LINNET_AES_ROUND(vaesenc)
LINNET_AES_ROUND(vaesenclast)
LINNET_AES_ROUND(vaesdec)
LINNET_AES_ROUND(vaesdeclast)
#undef LINNET_AES_ROUND
#undef LINNET_AES_OPERAND

/// The carry-less product of word Selector & 1 of `a` and word Selector >> 4 of `b`.
template <int Selector>
LINNET_INLINE aes_register carryless(aes_register a, aes_register b) noexcept {
    aes_register r;
    asm("vpclmulqdq %3, %2, %1, %0" : "=x"(r) : "x"(a), "x"(b), "i"(Selector));
    return r;
}

/// SubWord (FIPS 197, section 5.2) of word 3 of `x`, rotated by a byte if `Rotated`, plus `constant`, in every word. ShiftRows does
/// not change equal columns, so that this is a last round. The dedicated instruction, AESKEYGENASSIST, takes longer.
template <bool Rotated>
LINNET_INLINE aes_register aes_sub_word(aes_register x, uint32_t constant) noexcept {
    const u32x4 words = u32x4{} + (Rotated ? 0x0c0f0e0d : 0x0f0e0d0c);
    const auto order = reinterpret_cast<u8x16>(words);
    aes_register r;
    asm("vpshufb %2, %1, %0" : "=x"(r) : "x"(x), "xm"(order));
    vaesenclast(r, reinterpret_cast<aes_register>(u32x4{} + constant));
    return r;
}

/// Each word plus all words before it.
LINNET_INLINE u32x4 aes_running_sum(u32x4 x) noexcept {
    const u32x4 none{};
    x ^= __builtin_shufflevector(none, x, 0, 4, 5, 6);
    return x ^ __builtin_shufflevector(none, x, 0, 1, 4, 5);
}

/// AES-NI and PCLMULQDQ for aes_instructions.hpp.
struct x86_aes_instructions {
    using feature = processor::x86_aes;
    static constexpr bool adds_key_first = false;

    LINNET_INLINE static void full_round(aes_register& b, aes_register key) noexcept { vaesenc(b, key); }
    LINNET_INLINE static void last_round(aes_register& b, aes_register key) noexcept { vaesenclast(b, key); }
    LINNET_INLINE static void round_inverse(aes_register& b, aes_register key) noexcept { vaesdec(b, key); }
    LINNET_INLINE static void last_round_inverse(aes_register& b, aes_register key) noexcept { vaesdeclast(b, key); }
    LINNET_INLINE static aes_register inverse_mix_columns(aes_register x) noexcept {
        aes_register r;
        asm("vaesimc %1, %0" : "=x"(r) : "x"(x));
        return r;
    }

    LINNET_INLINE static aes_register product_of_low(aes_register a, aes_register b) noexcept { return carryless<0x00>(a, b); }
    LINNET_INLINE static aes_register product_of_high(aes_register a, aes_register b) noexcept { return carryless<0x11>(a, b); }
    LINNET_INLINE static aes_register cross_products(aes_register a, aes_register b) noexcept {
        return carryless<0x01>(a, b) ^ carryless<0x10>(a, b);
    }
    LINNET_INLINE static aes_register reversed(aes_register x) noexcept {
        const u8x16 order{15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
        aes_register r;
        asm("vpshufb %2, %1, %0" : "=x"(r) : "x"(x), "xm"(order));
        return r;
    }

    LINNET_INLINE static void expand(aes_register_keys& k, const sized_source<const uint8_t*>& from) noexcept {
        __builtin_memcpy(k.x, from.bytes, 16);
        if (from.size == 16) {
            expand_behind<16>(k);
        } else if (from.size == 24) {
            expand_192(k, from.bytes);
        } else {
            __builtin_memcpy(k.x + 1, from.bytes + 16, 16);
            expand_behind<32>(k);
        }
    }

    /// The schedule after the key itself, for keys of 16 and 32 bytes. It is computed in registers: g++ splits vectors that are
    /// aligned like words in memory, and leaves the parts there.
    template <size_t KeySize>
    LINNET_INLINE static void expand_behind(aes_register_keys& k) noexcept {
        constexpr size_t per_key = KeySize / 16;
        aes_register last[per_key];
        for (size_t i = 0; i < per_key; ++i) asm("vmovdqu %1, %0" : "=x"(last[i]) : "m"(k.x[i]));
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
            (expand_one<KeySize, Index + per_key>(k, last), ...);
        }(std::make_index_sequence<aes_rounds_of(KeySize) + 1 - per_key>{});
    }

private:
    /// Round constant i, counted from 1.
    static constexpr uint32_t constant(size_t i) noexcept {
        uint32_t c = 1;
        for (; i > 1; --i) c = (c << 1) ^ (c >> 7) * 0x11b;
        return c;
    }

    /// The next four words of the schedule, from the last ones.
    template <size_t KeySize, size_t Index>
    LINNET_INLINE static void expand_one(aes_register_keys& k, aes_register (&last)[KeySize / 16]) noexcept {
        constexpr size_t per_key = KeySize / 16;
        constexpr bool rotated = Index % per_key == 0;
        const aes_register changed = aes_sub_word<rotated>(last[(Index - 1) % per_key], rotated ? constant(Index / per_key) : 0);
        aes_register& next = last[Index % per_key];
        next = reinterpret_cast<aes_register>(aes_running_sum(reinterpret_cast<u32x4>(next))) ^ changed;
        __builtin_memcpy(k.x + Index, &next, sizeof next);
    }

    /// Six words at a time.
    LINNET_INLINE static void expand_192(aes_register_keys& k, const uint8_t* from) noexcept {
        constexpr size_t words = size_t{4} * (aes_rounds_of(24) + 1);
        std::array<uint32_t, words + 2> w;
        for (size_t i = 0; i < 6; ++i) w[i] = word<uint32_t>::load<byte_order::little>(from, 4 * i);
        for (size_t i = 6, c = 1; i < words; i += 6, ++c) {
            const u32x4 last{0, 0, 0, w[i - 1]};
            const auto changed = reinterpret_cast<u32x4>(aes_sub_word<true>(reinterpret_cast<aes_register>(last), constant(c)));
            w[i] = w[i - 6] ^ changed[0];
            for (size_t j = 1; j < 6; ++j) w[i + j] = w[i + j - 6] ^ w[i + j - 1];
        }
        __builtin_memcpy(k.x, w.data(), 4 * words);
        wipe(w);
    }
};

} // namespace detail

/// AES by AES-NI, in processors of Intel since 2010 and AMD since 2011, and AVX, with keys of any size.
struct aes_x86 : detail::aes_by_instructions<detail::x86_aes_instructions> {};

/// GHASH, or POLYVAL if `Order` is little, by PCLMULQDQ.
template <byte_order Order, size_t Powers = 8>
using polyval_x86 = detail::polyval_by_instructions<detail::x86_aes_instructions, Order, Powers>;

LINNET_NAMESPACE_END

#endif
#endif
