// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_POLYVAL_AVX2_HPP
#define LINNET_DETAIL_PRIMITIVE_POLYVAL_AVX2_HPP

/// GHASH and POLYVAL in code for AVX2, with one block per register or two (VPCLMULQDQ). Elements and products are as in ghash.hpp.

#include <linnet/detail/primitive/aes/aes_avx2.hpp>

#if defined(LINNET_AES_AVX2)

LINNET_NAMESPACE_BEGIN

/// GHASH whose key has the sums of the halves of its powers too, for products by three multiplications (Karatsuba). A vector of two
/// sums is for two powers that are 32 bytes apart, so that a register of two blocks can be loaded from the powers and from the
/// sums.
struct ghash_avx2 : polyval_x86<byte_order::big> {
    struct key : powers {
        detail::u64x2 sums[4]; ///< of the powers 0 and 2; 1 and 3; 4 and 6; 5 and 7
        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };

    LINNET_INLINE static key expand_key(const block& h) noexcept {
        key k;
        set_powers(k, h);
        for (size_t i = 0; i < 4; ++i) {
            const auto a = k.power[i + i / 2 * 2];
            const auto b = k.power[i + i / 2 * 2 + 2];
            k.sums[i] = __builtin_shufflevector(a, b, 0, 2) ^ __builtin_shufflevector(a, b, 1, 3);
        }
        return k;
    }
};

namespace detail::avx2 {

/// The carry-less product of word Selector & 1 of `x` and word Selector >> 4 of `y`, in each block.
template <int Selector, class Register>
[[LINNET_AVX2_INLINE]] inline Register carryless(Register x, Register y) noexcept {
    Register r;
    asm("vpclmulqdq %3, %2, %1, %0" : "=x"(r) : "x"(x), "x"(y), "i"(Selector));
    return r;
}

/// Sums of products in each block, in three parts.
template <class Register>
struct products {
    Register low{}, middle{}, high{};

    [[LINNET_AVX2_INLINE]] products() noexcept = default;
    [[LINNET_AVX2_INLINE]] void add(Register x, Register y) noexcept { add<0>(x, y, y ^ exchanged(y)); }
    /// The same with the sum of the halves of `y`, in word `Half` of each block of `sum`.
    template <int Half>
    [[LINNET_AVX2_INLINE]] void add(Register x, Register y, Register sum) noexcept {
        low ^= carryless<0x00>(x, y);
        middle ^= carryless<16 * Half>(x ^ exchanged(x), sum);
        high ^= carryless<0x11>(x, y);
        asm("" : "+x"(low), "+x"(middle), "+x"(high)); // g++ would add the products in another order, later, and store them
    }
    /// Times x^-128, block by block: multiples of the polynomial cancel the lower word twice.
    [[LINNET_AVX2_INLINE]] Register reduced() const noexcept {
        const auto polynomial = everywhere<Register>(single{0xc200000000000000, 0xc200000000000000});
        const Register m = middle ^ low ^ high ^ exchanged(low) ^ carryless<0x00>(low, polynomial);
        return high ^ exchanged(m) ^ carryless<0x00>(m, polynomial);
    }
};

/// A hash in progress: GHASH, or POLYVAL if `Order` is little. A string ends in one sum of up to eight blocks with descending
/// powers, which is reduced once; before it, long strings pass in batches of eight.
template <byte_order Order, class Register>
struct polynomial_hash {
    static constexpr size_t most = 8; ///< blocks in a sum
    static constexpr size_t width = blocks_in<Register>;

    single carried{}; ///< to be added to the next block
    products<Register> sum{};
    const u64x2* power; ///< of the key, the highest first
    size_t left = 0;    ///< blocks up to the end of the sum

    [[LINNET_AVX2_INLINE]] explicit polynomial_hash(const u64x2 (&p)[most]) noexcept : power(p) {}

    template <class Any>
    [[LINNET_AVX2_INLINE]] static Any element(Any x) noexcept {
        if constexpr (Order == byte_order::big) return reversed(x);
        else return x;
    }

    /// Begins a sum of `count` blocks, at most `most`.
    [[LINNET_AVX2_INLINE]] void begin(size_t count) noexcept {
        left = count;
        sum = {};
    }
    /// Takes a register of elements.
    [[LINNET_AVX2_INLINE]] void take(Register x) noexcept {
        sum.add(x ^ widened<Register>(carried), load_each_time<Register>(power + most - left));
        carried = single{};
        left -= width;
    }
    /// Takes one element.
    [[LINNET_AVX2_INLINE]] void take_one(single x) noexcept {
        sum.add(widened<Register>(x ^ carried), widened<Register>(load_each_time<single>(power + most - left)));
        carried = single{};
        --left;
    }
    [[LINNET_AVX2_INLINE]] void end() noexcept { carried = folded(sum.reduced()); }

    /// Blocks within a sum, the last one padded with zeroes.
    [[LINNET_AVX2_INLINE]] void take_blocks(const uint8_t* from, size_t size) noexcept {
        for (; size >= sizeof(Register); from += sizeof(Register), size -= sizeof(Register)) take(element(load<Register>(from)));
        if (width == 2 && size >= 16) {
            take_one(element(load<single>(from)));
            from += 16;
            size -= 16;
        }
        if (size != 0) take_one(element(vector_block::load_first(from, 0, size).v));
    }
    /// A string, padded to whole blocks, in sums of its own but for the last, in which `more` blocks follow. If they do not fit,
    /// that sum ends too, and `left` is 0.
    [[LINNET_AVX2_INLINE]] void take_string(const uint8_t* from, size_t size, size_t more) noexcept {
        for (; size >= most * 16; from += most * 16, size -= most * 16) {
            begin(most);
#pragma GCC unroll 8
            for (size_t j = 0; j < most / width; ++j) take(element(load<Register>(from + sizeof(Register) * j)));
            end();
        }
        const size_t count = (size + 15) / 16;
        const bool fits = count + more <= most;
        begin(fits ? count + more : count);
        take_blocks(from, size);
        if (!fits && count != 0) end();
    }
    /// Takes the block of the lengths, the last of a sum or alone; returns the hash of the message.
    [[LINNET_AVX2_INLINE]] single finish(uint64_t data_size, uint64_t text_size) noexcept {
        if (left == 0) begin(1);
        const uint64_t data_bits = 8 * data_size;
        const uint64_t text_bits = 8 * text_size;
        take_one(Order == byte_order::big ? single{text_bits, data_bits} : single{data_bits, text_bits});
        end();
        return element(carried);
    }
};

} // namespace detail::avx2
LINNET_NAMESPACE_END

#endif
#endif
