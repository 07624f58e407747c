// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_INSTRUCTIONS_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_INSTRUCTIONS_HPP

/// AES, GHASH and POLYVAL over a processor's instructions for a round of AES and for carry-less products: the part that does not
/// depend on the processor.

#include <linnet/detail/primitive/aes/aes_portable.hpp>
#include <linnet/detail/primitive/ghash.hpp>

#if LINNET_VECTORS

LINNET_NAMESPACE_BEGIN
namespace detail {

using aes_register [[gnu::vector_size(16)]] = uint64_t;

/// AES over whole blocks in registers, with keys of any size. `Instructions` defines `feature`, expand, and for a block in a
/// register full_round, last_round, their inverses, and inverse_mix_columns. A round adds its key at the end or, with
/// `adds_key_first`, at the beginning.
template <class Instructions>
struct aes_by_instructions : aes_of_vector_blocks {
    using feature = typename Instructions::feature;
    static constexpr std::string_view variant = feature::name;
    struct key : aes_register_keys {};
    struct inverse_key : aes_register_keys {};

    LINNET_INLINE static key expand_key(const key_source& from) noexcept { return expanded(from.bytes, from.size); }
    /// The key of the equivalent inverse cipher (FIPS 197, section 5.3.5).
    [[gnu::noinline]] static inverse_key inverse_of(const key& k) noexcept {
        inverse_key inverse;
        const size_t last = k.rounds;
        const auto set = [&](size_t i) LINNET_LAMBDA { inverse.x[i] = Instructions::inverse_mix_columns(k.x[last - i]); };
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
            k, blocks, [](aes_register& b, aes_register x) LINNET_LAMBDA { Instructions::full_round(b, x); },
            [](aes_register& b, aes_register x) LINNET_LAMBDA { Instructions::last_round(b, x); });
    }
    template <size_t Number>
    LINNET_INLINE static void decrypt(const inverse_key& k, block (&blocks)[Number]) noexcept {
        run(
            k, blocks, [](aes_register& b, aes_register x) LINNET_LAMBDA { Instructions::round_inverse(b, x); },
            [](aes_register& b, aes_register x) LINNET_LAMBDA { Instructions::last_round_inverse(b, x); });
    }

private:
    /// Takes two words: clang copies a pair of words through one register, whose load waits until both are in memory.
    [[gnu::noinline]] static key expanded(source from, size_t size) noexcept {
        key k;
        k.rounds = aes_rounds_of(size);
        Instructions::expand(k, {from, size});
        return k;
    }

    template <size_t Number, class Round, class Last>
    LINNET_INLINE static void run(const aes_register_keys& k, block (&blocks)[Number], const Round& round,
                                  const Last& last) noexcept {
        aes_register b[Number];
        run(k, blocks, b, round, last, std::make_index_sequence<Number>{}, std::make_index_sequence<9>{});
    }

    /// The ten rounds of the shortest key run unconditionally; branches guard the additional rounds of the others.
    template <size_t Number, class Round, class Last, size_t... Inner, size_t... Index>
    LINNET_INLINE static void run(const aes_register_keys& k, block (&blocks)[Number], aes_register (&b)[Number],
                                  const Round& round, const Last& last, std::index_sequence<Inner...> all,
                                  std::index_sequence<Index...>) noexcept {
        constexpr size_t first = Instructions::adds_key_first ? 0 : 1;
        ((b[Inner] = first == 0 ? blocks[Inner].v : blocks[Inner].v ^ k.x[0]), ...);
        (each(b, round, k.x[Index + first], all), ...);
        if (k.rounds > 10) {
            each(b, round, k.x[first + 9], all);
            each(b, round, k.x[first + 10], all);
            if (k.rounds > 12) {
                each(b, round, k.x[first + 11], all);
                each(b, round, k.x[first + 12], all);
            }
        }
        each(b, last, k.x[k.rounds - 1 + first], all);
        ((blocks[Inner].v = first == 0 ? b[Inner] ^ k.x[k.rounds] : b[Inner]), ...);
    }
    template <size_t Number, class Function, size_t... Inner>
    LINNET_INLINE static void each(aes_register (&b)[Number], const Function& f, aes_register x,
                                   std::index_sequence<Inner...>) noexcept {
        (f(b[Inner], x), ...);
    }
};

/// GHASH, or POLYVAL if `Order` is little. Sums of products with descending powers of the key are reduced together. `Instructions`
/// defines carry-less products of two registers: of the lower words, of the higher words, and the sum of the two cross products.
/// Its `reversed` reverses the order of bytes.
template <class Instructions, byte_order Order, size_t Powers>
struct polyval_by_instructions {
    using block = vector_block;
    using reg = aes_register;
    static constexpr size_t parallel = 8;

    struct state {
        u64x2 v;
    };
    struct powers {
        u64x2 power[Powers > parallel ? Powers + 3 : Powers]; ///< the highest first; for polyval_avx512.hpp, then three zeroes
    };
    struct key : powers {
        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };

    LINNET_INLINE static key expand_key(const block& h) noexcept {
        key k;
        set_powers(k, h);
        return k;
    }
    /// Takes the structure, whose alignment clang knows: it assumes that a reference to an array of vectors is aligned to 16 bytes.
    LINNET_INLINE static void set_powers(powers& k, const block& h) noexcept {
        const block_integer e = field_key<Order>(h);
        const reg first{e.low, e.high};
        k.power[Powers - 1] = first;
        for (size_t n = 2; n <= Powers; ++n) // in a tree, since a product waits for its factors
            k.power[Powers - n] = product(k.power[Powers - n / 2], k.power[Powers - (n - n / 2)]);
    }
    LINNET_INLINE static void absorb(const powers& k, state& s, const block* blocks, size_t count) noexcept {
        sum terms;
        terms.start(element(blocks[0]) ^ s.v, k.power[Powers - count]);
        for (size_t i = 1; i < count; ++i) terms.add(element(blocks[i]), k.power[Powers - count + i]);
        s.v = terms.reduced();
    }
    template <size_t Number>
    LINNET_INLINE static void absorb(const powers& k, state& s, const block (&blocks)[Number]) noexcept {
        sum terms;
        terms.start(element(blocks[0]) ^ s.v, k.power[Powers - Number]);
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
            (terms.add(element(blocks[Index + 1]), k.power[Powers - Number + 1 + Index]), ...);
        }(std::make_index_sequence<Number - 1>{});
        s.v = terms.reduced();
    }
    LINNET_INLINE static block digest(const state& s) noexcept { return {element({s.v})}; }

private:
    LINNET_INLINE static reg element(const block& b) noexcept {
        if constexpr (Order == byte_order::little) return b.v;
        else return Instructions::reversed(b.v);
    }
    LINNET_INLINE static reg exchanged(reg x) noexcept { return __builtin_shufflevector(x, x, 1, 0); }

    /// Products of 256 bits, in three parts.
    struct sum {
        reg low;
        reg middle;
        reg high;

        LINNET_INLINE void start(reg a, reg b) noexcept {
            low = Instructions::product_of_low(a, b);
            high = Instructions::product_of_high(a, b);
            middle = Instructions::cross_products(a, b);
        }
        LINNET_INLINE void add(reg a, reg b) noexcept {
            low ^= Instructions::product_of_low(a, b);
            high ^= Instructions::product_of_high(a, b);
            middle ^= Instructions::cross_products(a, b);
        }
        /// Times x^-128: multiples of the polynomial cancel the lower word twice.
        LINNET_INLINE reg reduced() const noexcept {
            const reg polynomial{0xc200000000000000, 0xc200000000000000};
            const reg below = exchanged(low) ^ Instructions::product_of_low(low, polynomial);
            const reg mid = middle ^ below;
            return high ^ exchanged(mid) ^ Instructions::product_of_low(mid, polynomial);
        }
    };
    LINNET_INLINE static reg product(reg a, reg b) noexcept {
        sum s;
        s.start(a, b);
        return s.reduced();
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
