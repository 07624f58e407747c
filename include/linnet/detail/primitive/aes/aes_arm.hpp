// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_ARM_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_ARM_HPP

/// AES by the AES instructions of Armv8, and GHASH by its carry-less multiplication, PMULL. They are in assembly so that modes
/// compiled for any processor can inline them. They are chosen at run time.

#include <linnet/detail/primitive/aes/aes_instructions.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds use the scalar version.
#if defined(__aarch64__) && defined(__ARM_NEON) && !defined(__AARCH64EB__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&          \
    (defined(__linux__) || defined(__ARM_FEATURE_AES)) && (!defined(LINNET_NO_DISPATCH) || defined(__ARM_FEATURE_AES))
#define LINNET_AES_ARM 1
#if !defined(__ARM_FEATURE_AES)
#include <sys/auxv.h>
#endif

LINNET_NAMESPACE_BEGIN
namespace processor {

/// Rounds of AES and carry-less products.
struct arm_aes {
    static constexpr std::string_view name = "aes";
#if defined(__ARM_FEATURE_AES)
    static constexpr bool certain = true;
    static constexpr bool supported() noexcept { return true; }
#else
    static constexpr bool certain = false;
    LINNET_INLINE static bool supported() noexcept {
        constexpr unsigned long aes = 1u << 3; // HWCAP_AES and HWCAP_PMULL of Linux
        constexpr unsigned long pmull = 1u << 4;
        return (getauxval(AT_HWCAP) & (aes | pmull)) == (aes | pmull);
    }
#endif
    LINNET_CALL([[gnu::noinline]] static void)
};

} // namespace processor
namespace detail {

#define LINNET_ARM_AES ".arch_extension aes\n\t"

/// The instructions of Armv8's cryptographic extension for aes_instructions.hpp.
struct arm_aes_instructions {
    using feature = processor::arm_aes;
    static constexpr bool adds_key_first = true;

    LINNET_INLINE static void full_round(aes_register& b, aes_register key) noexcept {
        asm(LINNET_ARM_AES "aese %0.16b, %1.16b\n\taesmc %0.16b, %0.16b" : "+w"(b) : "w"(key));
    }
    LINNET_INLINE static void last_round(aes_register& b, aes_register key) noexcept {
        asm(LINNET_ARM_AES "aese %0.16b, %1.16b" : "+w"(b) : "w"(key));
    }
    LINNET_INLINE static void round_inverse(aes_register& b, aes_register key) noexcept {
        asm(LINNET_ARM_AES "aesd %0.16b, %1.16b\n\taesimc %0.16b, %0.16b" : "+w"(b) : "w"(key));
    }
    LINNET_INLINE static void last_round_inverse(aes_register& b, aes_register key) noexcept {
        asm(LINNET_ARM_AES "aesd %0.16b, %1.16b" : "+w"(b) : "w"(key));
    }
    LINNET_INLINE static aes_register inverse_mix_columns(aes_register x) noexcept {
        const aes_register from = x;
        aes_register r;
        asm(LINNET_ARM_AES "aesimc %0.16b, %1.16b" : "=w"(r) : "w"(from));
        return r;
    }

    LINNET_INLINE static aes_register product_of_low(aes_register a, aes_register b) noexcept {
        const aes_register x = a;
        const aes_register y = b;
        aes_register r;
        asm(LINNET_ARM_AES "pmull %0.1q, %1.1d, %2.1d" : "=w"(r) : "w"(x), "w"(y));
        return r;
    }
    LINNET_INLINE static aes_register product_of_high(aes_register a, aes_register b) noexcept {
        const aes_register x = a;
        const aes_register y = b;
        aes_register r;
        asm(LINNET_ARM_AES "pmull2 %0.1q, %1.2d, %2.2d" : "=w"(r) : "w"(x), "w"(y));
        return r;
    }
    LINNET_INLINE static aes_register cross_products(aes_register a, aes_register b) noexcept {
        const aes_register from = b;
        const aes_register exchanged = __builtin_shufflevector(from, from, 1, 0);
        return product_of_low(a, exchanged) ^ product_of_high(a, exchanged);
    }
    LINNET_INLINE static aes_register reversed(aes_register x) noexcept {
        const auto bytes = reinterpret_cast<u8x16>(aes_register(x));
        return reinterpret_cast<aes_register>(
            __builtin_shufflevector(bytes, bytes, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
    }

    LINNET_INLINE static void expand(aes_register_keys& k, const sized_source<const uint8_t*>& from) noexcept {
        const size_t n = from.size / 4;
        std::array<uint32_t, 4 * (aes_register_keys::rounds_max + 1)> w;
        const size_t words = 4 * (k.rounds + 1);
        for (size_t i = 0; i < n; ++i) w[i] = word<uint32_t>::load<byte_order::little>(from.bytes, 4 * i);
        uint32_t constant = 1;
        for (size_t i = n, place = 0; i < words; ++i) {
            uint32_t t = w[i - 1];
            if (place == 0) {
                t = std::rotr(sub_word(t), 8) ^ constant;
                constant = (constant << 1) ^ (constant >> 7) * 0x11b;
            } else if (n == 8 && place == 4) {
                t = sub_word(t);
            }
            w[i] = w[i - n] ^ t;
            place = place + 1 == n ? 0 : place + 1;
        }
        __builtin_memcpy(k.x, w.data(), 4 * words);
        wipe(w);
    }

private:
    /// SubWord (FIPS 197, section 5.2): ShiftRows does not change equal columns.
    LINNET_INLINE static uint32_t sub_word(uint32_t x) noexcept {
        const u32x4 same{x, x, x, x};
        auto b = reinterpret_cast<aes_register>(same);
        last_round(b, aes_register{});
        return reinterpret_cast<u32x4>(b)[0];
    }
};

} // namespace detail

/// AES by Armv8's cryptographic extension, with keys of any size.
struct aes_arm : detail::aes_by_instructions<detail::arm_aes_instructions> {};

/// GHASH, or POLYVAL if `Order` is little, by PMULL.
template <byte_order Order>
using polyval_arm = detail::polyval_by_instructions<detail::arm_aes_instructions, Order, 8>;

LINNET_NAMESPACE_END

#undef LINNET_ARM_AES
#endif
#endif
