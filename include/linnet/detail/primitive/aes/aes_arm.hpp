// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_ARM_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_ARM_HPP

/// AES by the instructions of Armv8's extension for it, and GHASH by its carry-less multiplication, PMULL. They are written as
/// assembly, so that modes that know nothing of a processor can be inlined with them, and are chosen when the program runs.

#include <linnet/detail/primitive/aes/aes_portable.hpp>
#include <linnet/detail/primitive/ghash.hpp>

// Without dispatch only if the build's target has the instructions. Code that is to be short has the text over words alone.
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

using aes_register [[gnu::vector_size(16)]] = uint64_t;

#define LINNET_ARM_AES ".arch_extension aes\n\t"

/// A round but for the key of the next: the key of this one is added first.
LINNET_INLINE void aes_round(aes_register& b, aes_register key) noexcept {
    asm(LINNET_ARM_AES "aese %0.16b, %1.16b\n\taesmc %0.16b, %0.16b" : "+w"(b) : "w"(key));
}
LINNET_INLINE void aes_last_round(aes_register& b, aes_register key) noexcept {
    asm(LINNET_ARM_AES "aese %0.16b, %1.16b" : "+w"(b) : "w"(key));
}
LINNET_INLINE void aes_round_inverse(aes_register& b, aes_register key) noexcept {
    asm(LINNET_ARM_AES "aesd %0.16b, %1.16b\n\taesimc %0.16b, %0.16b" : "+w"(b) : "w"(key));
}
LINNET_INLINE void aes_last_round_inverse(aes_register& b, aes_register key) noexcept {
    asm(LINNET_ARM_AES "aesd %0.16b, %1.16b" : "+w"(b) : "w"(key));
}
LINNET_INLINE aes_register aes_imc(aes_register x) noexcept {
    const aes_register from = x;
    aes_register r;
    asm(LINNET_ARM_AES "aesimc %0.16b, %1.16b" : "=w"(r) : "w"(from));
    return r;
}
/// SubWord (FIPS 197, section 5.2): ShiftRows does nothing to columns that are equal.
LINNET_INLINE uint32_t aes_sub_word_in_register(uint32_t x) noexcept {
    const u32x4 same{x, x, x, x};
    auto b = reinterpret_cast<aes_register>(same);
    aes_last_round(b, aes_register{});
    return reinterpret_cast<u32x4>(b)[0];
}

/// The carry-less product of the lower words of two registers, and of the upper ones.
LINNET_INLINE aes_register carryless_low(aes_register a, aes_register b) noexcept {
    const aes_register x = a;
    const aes_register y = b;
    aes_register r;
    asm(LINNET_ARM_AES "pmull %0.1q, %1.1d, %2.1d" : "=w"(r) : "w"(x), "w"(y));
    return r;
}
LINNET_INLINE aes_register carryless_high(aes_register a, aes_register b) noexcept {
    const aes_register x = a;
    const aes_register y = b;
    aes_register r;
    asm(LINNET_ARM_AES "pmull2 %0.1q, %1.2d, %2.2d" : "=w"(r) : "w"(x), "w"(y));
    return r;
}

} // namespace detail

/// AES by Armv8's cryptographic extension, with keys of any size.
struct aes_arm {
    using feature = processor::arm_aes;
    static constexpr std::string_view variant = feature::name;
    static constexpr bool any_key_size = true;
    static constexpr size_t key_size = 32; ///< the largest
    static constexpr size_t parallel = 8;
    using block = vector_block;
    using source = const uint8_t*;
    using key_source = sized_source<source>;

    using round_keys = detail::aes_register_keys;
    struct key : round_keys {};
    struct inverse_key : round_keys {};

    [[gnu::noinline]] static key expand_key(const key_source& from) noexcept {
        const size_t n = from.size / 4;
        std::array<uint32_t, 4 * (round_keys::rounds_max + 1)> w;
        key k;
        k.rounds = detail::aes_rounds_of(from.size);
        const size_t words = 4 * (k.rounds + 1);
        for (size_t i = 0; i < n; ++i) w[i] = word<uint32_t>::load<byte_order::little>(from.bytes, 4 * i);
        uint32_t constant = 1;
        for (size_t i = n, place = 0; i < words; ++i) {
            uint32_t t = w[i - 1];
            if (place == 0) {
                t = std::rotr(detail::aes_sub_word_in_register(t), 8) ^ constant;
                constant = (constant << 1) ^ (constant >> 7) * 0x11b;
            } else if (n == 8 && place == 4) {
                t = detail::aes_sub_word_in_register(t);
            }
            w[i] = w[i - n] ^ t;
            place = place + 1 == n ? 0 : place + 1;
        }
        __builtin_memcpy(k.x, w.data(), 4 * words);
        detail::wipe(w);
        return k;
    }
    /// Of the equivalent inverse cipher (FIPS 197, section 5.3.5).
    [[gnu::noinline]] static inverse_key inverse_of(const key& k) noexcept {
        inverse_key inverse;
        const size_t last = k.rounds;
        const auto set = [&](size_t i) LINNET_LAMBDA { inverse.x[i] = detail::aes_imc(k.x[last - i]); };
        inverse.rounds = k.rounds;
        inverse.x[0] = k.x[last];
        for (size_t i = 1; i < 10; ++i) set(i);
        if (last > 10) {
            set(10);
            set(11);
            if (last > 12) {
                set(12);
                set(13);
            }
        }
        inverse.x[last] = k.x[0];
        return inverse;
    }
    LINNET_INLINE static inverse_key expand_inverse_key(const key_source& from) noexcept {
        key k = expand_key(from);
        const inverse_key inverse = inverse_of(k);
        k.wipe();
        return inverse;
    }

    template <size_t Number>
    LINNET_INLINE static void encrypt(const key& k, block (&blocks)[Number]) noexcept {
        run(
            k, blocks, [](reg& b, reg x) LINNET_LAMBDA { detail::aes_round(b, x); },
            [](reg& b, reg x) LINNET_LAMBDA { detail::aes_last_round(b, x); });
    }
    template <size_t Number>
    LINNET_INLINE static void decrypt(const inverse_key& k, block (&blocks)[Number]) noexcept {
        run(
            k, blocks, [](reg& b, reg x) LINNET_LAMBDA { detail::aes_round_inverse(b, x); },
            [](reg& b, reg x) LINNET_LAMBDA { detail::aes_last_round_inverse(b, x); });
    }

private:
    using reg = detail::aes_register;

    /// The ten rounds of the shortest key are straight; those that others have besides are behind branches.
    template <size_t Number, class Round, class Last>
    LINNET_INLINE static void run(const round_keys& k, block (&blocks)[Number], const Round& round, const Last& last) noexcept {
        const auto go = [&]<size_t... Inner, size_t... Index>(std::index_sequence<Inner...>, std::index_sequence<Index...>)
                            LINNET_LAMBDA {
                                reg b[Number] = {blocks[Inner].v...};
                                const auto all = [&](const auto& f, size_t i) LINNET_LAMBDA {
                                    const reg x = k.x[i];
                                    (f(b[Inner], x), ...);
                                };
                                (all(round, Index), ...);
                                if (k.rounds > 10) {
                                    all(round, 9);
                                    all(round, 10);
                                    if (k.rounds > 12) {
                                        all(round, 11);
                                        all(round, 12);
                                    }
                                }
                                all(last, k.rounds - size_t{1});
                                ((blocks[Inner].v = b[Inner] ^ k.x[k.rounds]), ...);
                            };
        go(std::make_index_sequence<Number>{}, std::make_index_sequence<9>{});
    }
};

/// GHASH, with `Order` little POLYVAL, by PMULL: sums of products with descending powers of the key are reduced together.
template <byte_order Order>
struct polyval_arm {
    using block = vector_block;
    using reg = detail::aes_register;
    static constexpr size_t parallel = 8;

    struct state {
        detail::u64x2 v;
    };
    struct key {
        detail::u64x2 power[parallel]; ///< the highest first
        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };

    static key expand_key(const block& h) noexcept {
        const block_integer e = detail::field_key<Order>(h);
        key k;
        const reg first{e.low, e.high};
        k.power[parallel - 1] = first;
        for (size_t n = 2; n <= parallel; ++n) // in a tree, for a product waits for its factors
            k.power[parallel - n] = product(k.power[parallel - n / 2], k.power[parallel - (n - n / 2)]);
        return k;
    }
    LINNET_INLINE static void absorb(const key& k, state& s, const block* blocks, size_t count) noexcept {
        sum terms{};
        for (size_t i = 0; i < count; ++i)
            terms.add(i == 0 ? element(blocks[i]) ^ s.v : element(blocks[i]), k.power[parallel - count + i]);
        s.v = terms.reduced();
    }
    template <size_t Number>
    LINNET_INLINE static void absorb(const key& k, state& s, const block (&blocks)[Number]) noexcept {
        sum terms{};
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
            (terms.add(Index == 0 ? element(blocks[Index]) ^ s.v : element(blocks[Index]), k.power[parallel - Number + Index]),
             ...);
        }(std::make_index_sequence<Number>{});
        s.v = terms.reduced();
    }
    LINNET_INLINE static block digest(const state& s) noexcept { return {reversed(s.v)}; }

private:
    LINNET_INLINE static reg element(const block& b) noexcept { return reversed(b.v); }
    /// The bytes in reverse order, for GHASH.
    LINNET_INLINE static reg reversed(reg x) noexcept {
        if constexpr (Order == byte_order::little) return x;
        const auto bytes = reinterpret_cast<detail::u8x16>(reg(x));
        return reinterpret_cast<reg>(__builtin_shufflevector(bytes, bytes, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
    }
    LINNET_INLINE static reg exchanged(reg x) noexcept {
        const reg from = x;
        return __builtin_shufflevector(from, from, 1, 0);
    }

    /// Products of 256 bits, in three parts.
    struct sum {
        reg low;
        reg middle;
        reg high;

        LINNET_INLINE void add(reg a, reg b) noexcept {
            const reg turned = exchanged(b);
            low ^= detail::carryless_low(a, b);
            high ^= detail::carryless_high(a, b);
            middle ^= detail::carryless_low(a, turned) ^ detail::carryless_high(a, turned);
        }
        /// Times x^-128: twice the lower word is cancelled by a multiple of the polynomial.
        LINNET_INLINE reg reduced() const noexcept {
            const reg polynomial{0xc200000000000000, 0xc200000000000000};
            const reg m = middle ^ exchanged(low) ^ detail::carryless_low(low, polynomial);
            return high ^ exchanged(m) ^ detail::carryless_low(m, polynomial);
        }
    };
    LINNET_INLINE static reg product(reg a, reg b) noexcept {
        sum s{};
        s.add(a, b);
        return s.reduced();
    }
};

LINNET_NAMESPACE_END

#undef LINNET_ARM_AES
#endif
#endif
