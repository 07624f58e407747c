// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_X86_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_X86_HPP

/// AES by the instructions of x86-64 for it, AES-NI, and GHASH by its carry-less multiplication, PCLMULQDQ. They are written as
/// assembly, one a statement, so that modes that know nothing of a processor can be inlined with them into code for it.

#include <linnet/detail/primitive/aes/aes_portable.hpp>
#include <linnet/detail/primitive/ghash.hpp>

// Without dispatch only if the build's target has the instructions. Code that is to be short has the text over words alone.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&                                                             \
    (!defined(LINNET_NO_DISPATCH) || (defined(__AES__) && defined(__PCLMUL__) && defined(__AVX__)))
#define LINNET_AES_X86 1

LINNET_NAMESPACE_BEGIN
namespace detail {

using aes_register [[gnu::vector_size(16)]] = uint64_t;

// What is kept is aligned to 8 bytes and comes as a value, for of a reference to it clang believes that it is aligned to 16.

#if defined(__clang__)
#define LINNET_AES_OPERAND "x" // it takes memory whenever it may, and copies registers there
#else
#define LINNET_AES_OPERAND "xm"
#endif

// A round on a block in a register, in the forms of AVX.
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

/// InvMixColumns.
LINNET_INLINE aes_register aes_imc(aes_register x) noexcept {
    aes_register r;
    asm("vaesimc %1, %0" : "=x"(r) : "x"(x));
    return r;
}

/// The carry-less product of two words, of `a` that with index Selector & 1, of `b` that with index Selector >> 4.
template <int Selector>
LINNET_INLINE aes_register carryless(aes_register a, aes_register b) noexcept {
    aes_register r;
    asm("vpclmulqdq %3, %2, %1, %0" : "=x"(r) : "x"(a), "x"(b), "i"(Selector));
    return r;
}

/// SubWord (FIPS 197, section 5.2) of the word 3 of `x`, rotated by a byte if `Rotated`, in every word.
template <bool Rotated>
LINNET_INLINE aes_register aes_key_assist(aes_register x) noexcept {
    aes_register r;
    asm("vaeskeygenassist $0, %1, %0" : "=x"(r) : "x"(x));
    const auto words = reinterpret_cast<u32x4>(r);
    constexpr int from = Rotated ? 3 : 2;
    return reinterpret_cast<aes_register>(__builtin_shufflevector(words, words, from, from, from, from));
}

/// Each word plus those before it.
LINNET_INLINE u32x4 aes_running_sum(u32x4 x) noexcept {
    const u32x4 none{};
    x ^= __builtin_shufflevector(none, x, 0, 4, 5, 6);
    return x ^ __builtin_shufflevector(none, x, 0, 1, 4, 5);
}

} // namespace detail

/// AES by AES-NI, of Intel since 2010 and AMD since 2011, and AVX, with keys of any size.
struct aes_x86 {
    using feature = processor::x86_aes;
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
        key k;
        k.rounds = detail::aes_rounds_of(from.size);
        k.x[0] = vector_block::load(from.bytes, 0).v;
        if (from.size == 16) {
            expand<16>(k);
        } else if (from.size == 24) {
            expand_192(k, from.bytes);
        } else {
            k.x[1] = vector_block::load(from.bytes, 16).v;
            expand<32>(k);
        }
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
            k, blocks, [](reg& b, reg x) LINNET_LAMBDA { detail::vaesenc(b, x); },
            [](reg& b, reg x) LINNET_LAMBDA { detail::vaesenclast(b, x); });
    }
    template <size_t Number>
    LINNET_INLINE static void decrypt(const inverse_key& k, block (&blocks)[Number]) noexcept {
        run(
            k, blocks, [](reg& b, reg x) LINNET_LAMBDA { detail::vaesdec(b, x); },
            [](reg& b, reg x) LINNET_LAMBDA { detail::vaesdeclast(b, x); });
    }

private:
    using reg = detail::aes_register;

    /// The ten rounds of the shortest key are straight; those that others have besides are behind branches.
    template <size_t Number, class Round, class Last>
    LINNET_INLINE static void run(const round_keys& k, block (&blocks)[Number], const Round& round, const Last& last) noexcept {
        const auto go = [&]<size_t... Inner, size_t... Index>(std::index_sequence<Inner...>, std::index_sequence<Index...>)
                            LINNET_LAMBDA {
                                reg b[Number] = {blocks[Inner].v ^ k.x[0]...};
                                const auto all = [&](const auto& f, size_t i) LINNET_LAMBDA {
                                    const reg x = k.x[i];
                                    (f(b[Inner], x), ...);
                                };
                                (all(round, Index + 1), ...);
                                if (k.rounds > 10) {
                                    all(round, 10);
                                    all(round, 11);
                                    if (k.rounds > 12) {
                                        all(round, 12);
                                        all(round, 13);
                                    }
                                }
                                all(last, k.rounds);
                                ((blocks[Inner].v = b[Inner]), ...);
                            };
        go(std::make_index_sequence<Number>{}, std::make_index_sequence<9>{});
    }

    /// Round constant `Index`, from 1 on, in the words that the rotated ones are in.
    static constexpr uint32_t constant(size_t i) noexcept {
        uint32_t c = 1;
        for (; i > 1; --i) c = (c << 1) ^ (c >> 7) * 0x11b;
        return c;
    }

    /// The schedule of keys of 16 and 32 bytes behind the key itself.
    template <size_t KeySize>
    LINNET_INLINE static void expand(key& k) noexcept {
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
            (expand_one<KeySize, Index + KeySize / 16>(k), ...);
        }(std::make_index_sequence<detail::aes_rounds_of(KeySize) + 1 - KeySize / 16>{});
    }
    /// Four words of it.
    template <size_t KeySize, size_t Index>
    LINNET_INLINE static void expand_one(key& k) noexcept {
        constexpr size_t per_key = KeySize / 16;
        constexpr bool rotated = Index % per_key == 0;
        const auto before = reinterpret_cast<detail::u32x4>(detail::aes_register(k.x[Index - per_key]));
        auto changed = reinterpret_cast<detail::u32x4>(detail::aes_key_assist<rotated>(k.x[Index - 1]));
        if constexpr (rotated) changed ^= detail::u32x4{} + constant(Index / per_key);
        k.x[Index] = reinterpret_cast<detail::aes_register>(detail::aes_running_sum(before) ^ changed);
    }

    /// Six words at a time.
    LINNET_INLINE static void expand_192(key& k, source from) noexcept {
        constexpr size_t words = size_t{4} * (detail::aes_rounds_of(24) + 1);
        std::array<uint32_t, words + 2> w;
        for (size_t i = 0; i < 6; ++i) w[i] = word<uint32_t>::load<byte_order::little>(from, 4 * i);
        for (size_t i = 6, c = 1; i < words; i += 6, ++c) {
            const detail::u32x4 last{0, 0, 0, w[i - 1]};
            const auto changed =
                reinterpret_cast<detail::u32x4>(detail::aes_key_assist<true>(reinterpret_cast<detail::aes_register>(last)));
            w[i] = w[i - 6] ^ changed[0] ^ constant(c);
            for (size_t j = 1; j < 6; ++j) w[i + j] = w[i + j - 6] ^ w[i + j - 1];
        }
        __builtin_memcpy(k.x, w.data(), 4 * words);
        detail::wipe(w);
    }
};

/// GHASH, with `Order` little POLYVAL, by PCLMULQDQ: sums of products with descending powers of the key are reduced together.
template <byte_order Order, size_t Powers = 8>
struct polyval_x86 {
    using block = vector_block;
    using reg = detail::aes_register;
    static constexpr size_t parallel = 8;

    struct state {
        detail::u64x2 v;
    };
    struct key {
        detail::u64x2 power[Powers]; ///< the highest first
        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };

    LINNET_INLINE static key expand_key(const block& h) noexcept {
        const block_integer e = detail::field_key<Order>(h);
        key k;
        const reg first{e.low, e.high};
        k.power[Powers - 1] = first;
        for (size_t n = 2; n <= Powers; ++n) // in a tree, for a product waits for its factors
            k.power[Powers - n] = product(k.power[Powers - n / 2], k.power[Powers - (n - n / 2)]);
        return k;
    }
    LINNET_INLINE static void absorb(const key& k, state& s, const block* blocks, size_t count) noexcept {
        sum terms;
        terms.start(element(blocks[0]) ^ s.v, k.power[Powers - count]);
        for (size_t i = 1; i < count; ++i) terms.add(element(blocks[i]), k.power[Powers - count + i]);
        s.v = terms.reduced();
    }
    template <size_t Number>
    LINNET_INLINE static void absorb(const key& k, state& s, const block (&blocks)[Number]) noexcept {
        sum terms;
        terms.start(element(blocks[0]) ^ s.v, k.power[Powers - Number]);
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
            (terms.add(element(blocks[Index + 1]), k.power[Powers - Number + 1 + Index]), ...);
        }(std::make_index_sequence<Number - 1>{});
        s.v = terms.reduced();
    }
    LINNET_INLINE static block digest(const state& s) noexcept { return {reversed(s.v)}; }

private:
    LINNET_INLINE static reg element(const block& b) noexcept { return reversed(b.v); }
    /// The bytes in reverse order, for GHASH.
    LINNET_INLINE static reg reversed(reg x) noexcept {
        if constexpr (Order == byte_order::little) return x;
        const detail::u8x16 order{15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
        reg r;
        asm("vpshufb %2, %1, %0" : "=x"(r) : "x"(x), "xm"(order));
        return r;
    }
    LINNET_INLINE static reg exchanged(reg x) noexcept { return __builtin_shufflevector(x, x, 1, 0); }

    /// Products of 256 bits, in three parts.
    struct sum {
        reg low;
        reg middle;
        reg high;

        LINNET_INLINE void start(reg a, reg b) noexcept {
            low = detail::carryless<0x00>(a, b);
            high = detail::carryless<0x11>(a, b);
            middle = detail::carryless<0x01>(a, b) ^ detail::carryless<0x10>(a, b);
        }
        LINNET_INLINE void add(reg a, reg b) noexcept {
            low ^= detail::carryless<0x00>(a, b);
            high ^= detail::carryless<0x11>(a, b);
            middle ^= detail::carryless<0x01>(a, b) ^ detail::carryless<0x10>(a, b);
        }
        /// Times x^-128: twice the lower word is cancelled by a multiple of the polynomial.
        LINNET_INLINE reg reduced() const noexcept {
            const reg polynomial{0xc200000000000000, 0xc200000000000000};
            reg below = low;
            below = exchanged(below) ^ detail::carryless<0x10>(below, polynomial);
            const reg mid = middle ^ below;
            return high ^ exchanged(mid) ^ detail::carryless<0x10>(mid, polynomial);
        }
    };
    LINNET_INLINE static reg product(reg a, reg b) noexcept {
        sum s;
        s.start(a, b);
        return s.reduced();
    }
};

LINNET_NAMESPACE_END

#endif
#endif
