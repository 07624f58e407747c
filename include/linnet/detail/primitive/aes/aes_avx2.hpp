// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_AVX2_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_AVX2_HPP

/// AES in code for AVX2, with one block per register (AES-NI) or two (VAES), for the modes that have a version for it.
///
/// The instructions of AES and the carry-less product are in assembly, one per statement: one text serves both registers, and the
/// compiler cannot choose an instruction of VAES for a single block.

#include <linnet/detail/primitive/aes/aes_x86.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds have no second version of a mode.
#if defined(LINNET_AES_X86) && !LINNET_SHARED &&                                                                                   \
    (!defined(LINNET_NO_DISPATCH) || (defined(__AVX2__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_AES_AVX2 1

#define LINNET_AVX2_INLINE gnu::always_inline, LINNET_TARGET_AVX2

LINNET_NAMESPACE_BEGIN
namespace detail::avx2 {

using keys = aes_register_keys;
using single = aes_register;
using pair [[gnu::vector_size(32)]] = uint64_t;

/// A register of one or two blocks.
template <size_t Blocks>
using blocks = std::conditional_t<Blocks == 1, single, pair>;

template <class Register>
inline constexpr size_t blocks_in = sizeof(Register) / 16;

// Memory of any alignment.
template <class Register>
[[LINNET_AVX2_INLINE]] inline Register load(const void* from) noexcept {
    Register r;
    __builtin_memcpy(&r, from, sizeof r);
    return r;
}
template <class Register>
[[LINNET_AVX2_INLINE]] inline void store(void* to, Register r) noexcept {
    __builtin_memcpy(to, &r, sizeof r);
}
/// The same for a text that is used twice: otherwise the compiler may load it twice, and another thread may change it in between.
template <class Register>
[[LINNET_AVX2_INLINE]] inline Register load_once(const void* from) noexcept {
    auto r = load<Register>(from);
    asm volatile("" : "+x"(r));
    return r;
}

/// The same for parts of a key: a compiler that sees a loop invariant would load it before the loop, and store it on the stack.
template <class Register>
[[LINNET_AVX2_INLINE]] inline Register load_each_time(const u64x2* from) noexcept {
    using bytes = const uint8_t[sizeof(Register)];
    Register r;
    asm volatile("vmovdqu %1, %0" : "=x"(r) : "m"(*reinterpret_cast<bytes*>(from)));
    return r;
}

/// A block followed by zeroes.
template <class Register>
[[LINNET_AVX2_INLINE]] inline Register widened(single x) noexcept {
    if constexpr (blocks_in<Register> == 1) return x;
    else return __builtin_shufflevector(x, single{}, 0, 1, 2, 3);
}
template <class Register>
[[LINNET_AVX2_INLINE]] inline Register everywhere(single x) noexcept {
    if constexpr (blocks_in<Register> == 1) return x;
    else return __builtin_shufflevector(x, x, 0, 1, 0, 1);
}
template <class Register>
[[LINNET_AVX2_INLINE]] inline single lower(Register x) noexcept {
    if constexpr (blocks_in<Register> == 1) return x;
    else return __builtin_shufflevector(x, x, 0, 1);
}
[[LINNET_AVX2_INLINE]] inline single upper(pair x) noexcept { return __builtin_shufflevector(x, x, 2, 3); }
/// The sum of the blocks.
template <class Register>
[[LINNET_AVX2_INLINE]] inline single folded(Register x) noexcept {
    if constexpr (blocks_in<Register> == 1) return x;
    else return lower(x) ^ upper(x);
}
/// The halves of each block exchanged.
template <class Register>
[[LINNET_AVX2_INLINE]] inline Register exchanged(Register x) noexcept {
    asm("vpshufd $0x4e, %0, %0" : "+x"(x)); // g++ exchanges words of 64 bits by a slower instruction
    return x;
}
/// The bytes of each block in another order.
template <class Register>
[[LINNET_AVX2_INLINE]] inline Register shuffled(Register x, u8x16 order) noexcept {
    const auto all = everywhere<Register>(reinterpret_cast<single>(order));
    asm("vpshufb %1, %0, %0" : "+x"(x) : "xm"(all));
    return x;
}
template <class Register>
[[LINNET_AVX2_INLINE]] inline Register reversed(Register x) noexcept {
    return shuffled(x, u8x16{15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0});
}

/// A round key for all blocks, loaded at each use: a compiler that sees a loop invariant would keep all round keys in registers, of
/// which there are too few, and store them first.
template <class Register>
[[LINNET_AVX2_INLINE]] inline Register round_key(const keys& k, unsigned round) noexcept {
    Register r;
    if constexpr (blocks_in<Register> == 1) asm volatile("vmovdqu %1, %0" : "=x"(r) : "m"(k.x[round]));
    else asm volatile("vbroadcasti128 %1, %0" : "=x"(r) : "m"(k.x[round]));
    return r;
}
template <class Register, size_t Number>
[[LINNET_AVX2_INLINE]] inline void one_round(Register (&b)[Number], Register key) noexcept {
#pragma GCC unroll 8
    for (size_t j = 0; j < Number; ++j) asm("vaesenc %1, %0, %0" : "+x"(b[j]) : "x"(key));
}
/// Rounds `First` to `End` - 1.
template <unsigned First, unsigned End, class Register, size_t Number>
[[LINNET_AVX2_INLINE]] inline void rounds(const keys& k, Register (&b)[Number]) noexcept {
    if constexpr (First < End) {
        one_round(b, round_key<Register>(k, First));
        rounds<First + 1, End>(k, b);
    }
}
template <class Register, size_t Number>
[[LINNET_AVX2_INLINE]] inline void add_first_key(const keys& k, Register (&b)[Number]) noexcept {
    const auto key = round_key<Register>(k, 0);
#pragma GCC unroll 8
    for (size_t j = 0; j < Number; ++j) b[j] ^= key;
}
/// Round 10 to the last.
template <class Register, size_t Number>
[[LINNET_AVX2_INLINE]] inline void last_rounds(const keys& k, Register (&b)[Number]) noexcept {
    if (k.rounds > 10) {
        rounds<10, 12>(k, b);
        if (k.rounds > 12) rounds<12, 14>(k, b);
    }
    const auto key = round_key<Register>(k, k.rounds);
#pragma GCC unroll 8
    for (size_t j = 0; j < Number; ++j) asm("vaesenclast %1, %0, %0" : "+x"(b[j]) : "x"(key));
}
template <class Register, size_t Number>
[[LINNET_AVX2_INLINE]] inline void encrypt(const keys& k, Register (&b)[Number]) noexcept {
    add_first_key(k, b);
    rounds<1, 10>(k, b);
    last_rounds(k, b);
}
[[LINNET_AVX2_INLINE]] inline single encrypted(const keys& k, single block) noexcept {
    single b[1] = {block};
    encrypt(k, b);
    return b[0];
}

/// The integer in counter blocks: the lower half of a 128-bit counter, which must not wrap; the last four bytes (GCM); or the first
/// four, little-endian (GCM-SIV).
enum class counted : uint8_t { big_128, big_32, little_32 };

/// Counter blocks, a register at a time.
template <counted Part, class Register>
struct counters {
    Register next; ///< with the integer in the machine's byte order

    /// Starts `skipped` blocks after `first`.
    [[LINNET_AVX2_INLINE]] explicit counters(single first, unsigned skipped = 0) noexcept
        : next(sum(in_order(everywhere<Register>(first)), skipped, skipped + 1)) {}
    template <size_t Number>
    [[LINNET_AVX2_INLINE]] void take(Register (&b)[Number]) noexcept {
#pragma GCC unroll 8
        for (size_t j = 0; j < Number; ++j) {
            b[j] = in_order(next);
            next = sum(next, blocks_in<Register>, blocks_in<Register>);
        }
    }

private:
    /// Converts the integer from memory order to the machine's, and back.
    [[LINNET_AVX2_INLINE]] static Register in_order(Register x) noexcept {
        if constexpr (Part == counted::little_32) return x;
        else if constexpr (Part == counted::big_128) return reversed(x);
        else return shuffled(x, u8x16{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 14, 13, 12});
    }
    [[LINNET_AVX2_INLINE]] static Register sum(Register x, unsigned a, unsigned b) noexcept {
        using words [[gnu::vector_size(32)]] = uint32_t;
        if constexpr (Part == counted::big_128) {
            if constexpr (blocks_in<Register> == 1) return x + single{a, 0};
            else return x + pair{a, 0, b, 0};
        } else {
            constexpr unsigned first = Part == counted::little_32 ? ~0u : 0;
            if constexpr (blocks_in<Register> == 1)
                return reinterpret_cast<Register>(reinterpret_cast<u32x4>(x) + u32x4{a & first, 0, 0, a & ~first});
            else
                return reinterpret_cast<Register>(reinterpret_cast<words>(x) +
                                                  words{a & first, 0, 0, a & ~first, b & first, 0, 0, b & ~first});
        }
    }
};

/// Adds the keystream to a text of at most one block.
[[LINNET_AVX2_INLINE]] inline void crypt_block(single stream, const uint8_t* in, uint8_t* out, size_t size) noexcept {
    if (size == 16) store(out, load<single>(in) ^ stream);
    else (vector_block::load_first(in, 0, size) ^ vector_block{stream}).store_first(out, 0, size);
}
/// Adds the keystream from register `Index` on to a text that is no longer.
template <size_t Index, class Register, size_t Number>
[[LINNET_AVX2_INLINE]] inline void crypt_rest(const Register (&b)[Number], const uint8_t* in, uint8_t* out, size_t size) noexcept {
    if (size >= sizeof(Register)) {
        store(out, load<Register>(in) ^ b[Index]);
        if constexpr (Index + 1 < Number)
            crypt_rest<Index + 1>(b, in + sizeof(Register), out + sizeof(Register), size - sizeof(Register));
    } else if (size != 0) {
        crypt_block(lower(b[Index]), in, out, size < 16 ? size : 16);
        if constexpr (blocks_in<Register> == 2) {
            if (size > 16) crypt_block(upper(b[Index]), in + 16, out + 16, size - 16);
        }
    }
}
/// Adds the keystream to a text of any size.
template <counted Part, class Register>
[[LINNET_AVX2_INLINE]] inline void crypt(const keys& k, counters<Part, Register> c, const uint8_t* in, uint8_t* out,
                                         size_t size) noexcept {
    constexpr size_t number = 8 / blocks_in<Register>;
    for (; size >= 128; in += 128, out += 128, size -= 128) {
        Register b[number];
        c.take(b);
        encrypt(k, b);
#pragma GCC unroll 8
        for (size_t j = 0; j < number; ++j) store(out + sizeof(Register) * j, load<Register>(in + sizeof(Register) * j) ^ b[j]);
    }
    if (size == 0) return;
    Register b[number];
    c.take(b);
    encrypt(k, b);
    crypt_rest<0>(b, in, out, size);
}

} // namespace detail::avx2
LINNET_NAMESPACE_END

#endif
#endif
