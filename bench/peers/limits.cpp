// SPDX-License-Identifier: MIT OR Apache-2.0
// What limits an algorithm on this processor: the instructions that its specification cannot do without, and nothing else. They
// have no loads, no stores, and do not wait for each other unless the algorithm makes them wait, so that their time is a lower
// bound. Each comment says what is counted.
#include "race.hpp"

#include <cpuid.h>

#include <string_view>

namespace race {
namespace {

// clang-format off
#define TIMES(n, text) ".rept " #n "\n\t" text ".endr\n\t"
#define WORDS "rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "cc"
#define VECTORS "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9"

// The same instruction on 8 registers, whose results do not depend on each other.
#define ON_8(name, reg) \
    name " %%" reg "8, %%" reg "0, %%" reg "0\n\t" name " %%" reg "8, %%" reg "1, %%" reg "1\n\t" \
    name " %%" reg "8, %%" reg "2, %%" reg "2\n\t" name " %%" reg "8, %%" reg "3, %%" reg "3\n\t" \
    name " %%" reg "8, %%" reg "4, %%" reg "4\n\t" name " %%" reg "8, %%" reg "5, %%" reg "5\n\t" \
    name " %%" reg "8, %%" reg "6, %%" reg "6\n\t" name " %%" reg "8, %%" reg "7, %%" reg "7\n\t"
#define SHIFT_8(name, count, reg) \
    name " $" count ", %%" reg "8, %%" reg "0\n\t" name " $" count ", %%" reg "8, %%" reg "1\n\t" \
    name " $" count ", %%" reg "8, %%" reg "2\n\t" name " $" count ", %%" reg "8, %%" reg "3\n\t" \
    name " $" count ", %%" reg "8, %%" reg "4\n\t" name " $" count ", %%" reg "8, %%" reg "5\n\t" \
    name " $" count ", %%" reg "8, %%" reg "6\n\t" name " $" count ", %%" reg "8, %%" reg "7\n\t"
#define PRODUCT(reg) "vpclmulqdq $0, %%" reg "8, %%" reg "8, %%" reg "9\n\t"

#define ROTATE "rorxq $9, %%rax, %%rcx\n\t"
#define AND_NOT "andnq %%rax, %%rax, %%rdx\n\t"
#define ON(name, to) name " %%rax, %%" to "\n\t"
// clang-format on

/// Registers of 16, 32 or 64 bytes for AES and carry-less products.
enum class width : uint8_t { xmm, ymm, zmm };

struct processor {
    bool bmi2 = __builtin_cpu_supports("bmi2") != 0;
    bool avx2 = __builtin_cpu_supports("avx2") != 0;
    bool avx512 = __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
    bool ifma = __builtin_cpu_supports("avx512ifma") != 0;
    bool aes = __builtin_cpu_supports("aes") && __builtin_cpu_supports("pclmul") && __builtin_cpu_supports("avx");
    bool vaes = __builtin_cpu_supports("vpclmulqdq") != 0; // both, in every processor
    bool sha = false;

    processor() {
        unsigned a = 0, b = 0, c = 0, d = 0;
        sha = __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & 1u << 29) != 0;
    }
    width of_aes() const { return !vaes ? width::xmm : avx512 ? width::zmm : width::ymm; }
};

/// The limit of a call, which executes `part` a number of times.
template <class Part>
void limit_of_parts(const std::string& call, size_t size, size_t parts, Part part) {
    enter(call, {size}, [=](const buffers&) {
        return [=] {
            for (size_t i = 0; i < parts; ++i) part();
            return true;
        };
    });
    self->entries.back().alike = false;
}
/// The limit of a call with a long message; `part` is for `bytes` of it.
template <class Part>
void limit(const std::string& call, size_t bytes, Part part) {
    constexpr size_t size = 16384;
    limit_of_parts(call, size, size / bytes, part);
}

// clang-format off

/// A round of Ascon-p (SP 800-232, section 3) has 22 exclusive ORs, 10 rotations and 5 and-nots, if the complement in the S-box is in the
/// constants.
#define ASCON_ROUND TIMES(5, ROTATE ON("xorq", "rsi") ROTATE ON("xorq", "rdi") AND_NOT ON("xorq", "r8") ON("xorq", "r9")) \
    ON("xorq", "r10") ON("xorq", "r11")

/// A round of Keccak-f (FIPS 202, section 3.2) has 76 exclusive ORs, 29 rotations and 25 and-nots.
#define KECCAK_ROUND TIMES(25, ROTATE ON("xorq", "rsi") AND_NOT ON("xorq", "rdi") ON("xorq", "r8")) TIMES(4, ROTATE) ON("xorq", "r9")

/// With 5 lanes to a register of 512 bits, where one instruction combines any three: 12 of these, 6 rotations, 7 permutations of lanes.
#define COMBINE(to) "vpternlogq $0x96, %%zmm8, %%zmm8, %%" to "\n\t"
#define KECCAK_ROUND_ON_VECTORS TIMES(6, COMBINE("zmm0") "vprolvq %%zmm8, %%zmm8, %%zmm1\n\t" COMBINE("zmm2") \
    "vpermq %%zmm8, %%zmm8, %%zmm3\n\t") "vpermq %%zmm8, %%zmm8, %%zmm3\n\t"

/// A round of SHA-512 (FIPS 180-4, section 6.4.2) has 7 exclusive ORs, as Maj takes a ^ b from the round before, 6 rotations, 2 ands, an
/// and-not and 7 additions. The message schedule is not counted: vectors compute it.
#define SHA_512_ROUND TIMES(3, ROTATE ON("xorq", "rsi") ON("addq", "rdi") ROTATE AND_NOT ON("xorq", "r8") ON("addq", "r9")) \
    ON("xorq", "r10") ON("addq", "r11")

// clang-format on

void words(const processor& here) {
    limit("ascon-aead128/keyed/encrypt", 16, [] { asm volatile(TIMES(8, ASCON_ROUND)::: WORDS); });
    limit("ascon-hash256/hash", 8, [] { asm volatile(TIMES(12, ASCON_ROUND)::: WORDS); });
    if (here.avx512) limit("sha3-256/hash", 136, [] { asm volatile(TIMES(24, KECCAK_ROUND_ON_VECTORS)::: VECTORS); });
    else limit("sha3-256/hash", 136, [] { asm volatile(TIMES(24, KECCAK_ROUND)::: WORDS); });
    limit("sha-512/hash", 128, [] { asm volatile(TIMES(80, SHA_512_ROUND)::: WORDS); });
}

/// SHA-256 by SHA-NI: 32 instructions of two rounds each, which wait for each other.
void sha_256() {
    limit("sha-256/hash", 64, [] {
        asm volatile(TIMES(16, "sha256rnds2 %%xmm0, %%xmm1, %%xmm2\n\tsha256rnds2 %%xmm0, %%xmm2, %%xmm1\n\t")::: VECTORS);
    });
}

/// AES: a round for each block and round key, in registers as wide as there are. GHASH: three carry-less products for a block
/// (Karatsuba), and two in all to reduce their sum. CMAC and CCM wait for each block's cipher, and for an exclusive OR.
template <width Width>
void aes() {
    constexpr auto wide = Width;
    const auto ctr_256_bytes = [] {
        if constexpr (wide == width::zmm) asm volatile(TIMES(5, ON_8("vaesenc", "zmm"))::: VECTORS);
        else if constexpr (wide == width::ymm) asm volatile(TIMES(10, ON_8("vaesenc", "ymm"))::: VECTORS);
        else asm volatile(TIMES(20, ON_8("vaesenc", "xmm"))::: VECTORS);
    };
    const auto four_more_rounds = [] {
        if constexpr (wide == width::zmm) asm volatile(TIMES(2, ON_8("vaesenc", "zmm"))::: VECTORS);
        else if constexpr (wide == width::ymm) asm volatile(TIMES(4, ON_8("vaesenc", "ymm"))::: VECTORS);
        else asm volatile(TIMES(8, ON_8("vaesenc", "xmm"))::: VECTORS);
    };
    const auto gcm_256_bytes = [] {
        if constexpr (wide == width::zmm)
            asm volatile(TIMES(5, ON_8("vaesenc", "zmm") TIMES(2, PRODUCT("zmm"))) TIMES(4, PRODUCT("zmm"))::: VECTORS);
        else if constexpr (wide == width::ymm)
            asm volatile(TIMES(10, ON_8("vaesenc", "ymm") TIMES(2, PRODUCT("ymm"))) TIMES(6, PRODUCT("ymm"))::: VECTORS);
        else asm volatile(TIMES(20, ON_8("vaesenc", "xmm") TIMES(2, PRODUCT("xmm"))) TIMES(10, PRODUCT("xmm"))::: VECTORS);
    };
    const auto chain = [] {
        asm volatile(TIMES(10, "vaesenc %%xmm8, %%xmm0, %%xmm0\n\t") "vpxor %%xmm8, %%xmm0, %%xmm0" ::: VECTORS);
    };
    limit("aes-128-ctr/each/crypt", 256, ctr_256_bytes);
    limit("aes-128-gcm/keyed/encrypt", 256, gcm_256_bytes);
    limit("aes-256-gcm/keyed/encrypt", 256, [=] {
        gcm_256_bytes();
        four_more_rounds();
    });
    limit("aes-128-cmac/keyed/compute", 16, chain);
    limit("aes-128-ccm/keyed/encrypt", 16, chain);
}

/// ChaCha20 in lanes: a quarter round is four additions, exclusive ORs and rotations; by AVX2, two rotations are a shuffle each and
/// two take three instructions. 80 quarter rounds make 8 or 16 blocks. Poly1305: the products of limbs, 25 of 26 bits (AVX2) for 4
/// blocks and their sums, or 9 of 44 bits by two instructions each (IFMA) for 8.
void chacha20_poly1305(const processor& here) {
    constexpr auto call = "chacha20-poly1305/keyed/encrypt";
    if (here.avx512 && here.ifma)
        limit(call, 1024, [] {
            asm volatile(TIMES(40, ON_8("vpaddd", "zmm") ON_8("vpxord", "zmm") SHIFT_8("vprold", "7", "zmm"))
                             TIMES(18, ON_8("vpmadd52luq", "zmm"))::
                                 : VECTORS);
        });
    else if (here.avx2)
        limit(call, 512, [] {
            asm volatile(TIMES(40, ON_8("vpaddd", "ymm") ON_8("vpxor", "ymm")) TIMES(20, ON_8("vpshufb", "ymm"))
                             TIMES(20, SHIFT_8("vpslld", "7", "ymm") SHIFT_8("vpsrld", "25", "ymm") ON_8("vpor", "ymm"))
                                 TIMES(25, ON_8("vpmuludq", "ymm")) TIMES(20, ON_8("vpaddq", "ymm"))::
                                     : VECTORS);
        });
}

/// The ladder of X25519 (RFC 7748, section 5) in words of 64 bits: a step has five products, four squares and a product by a
/// constant, of 16, 10 and 4 words, and the division at the end 254 squares and 11 products: 255 * 124 + 2716 in all. By IFMA a
/// step is three products of four lanes, of 25 limbs, with two instructions each.
void x25519(const processor& here) {
    const auto products = [] { asm volatile(TIMES(100, "mulxq %%rax, %%rcx, %%rsi\n\t")::: WORDS); };
    if (here.avx512 && here.ifma)
        limit_of_parts("x25519/agree", 1, 1, [=] {
            for (int i = 0; i < 27; ++i) products();
            for (int i = 0; i < 255; ++i)
                asm volatile(TIMES(18, ON_8("vpmadd52luq", "ymm")) TIMES(6, "vpmadd52luq %%ymm8, %%ymm8, %%ymm9\n\t")::: VECTORS);
        });
    else if (here.bmi2) limit_of_parts("x25519/agree", 1, 343, products);
}

} // namespace

void enter_races() {
    const processor here;
    if (here.bmi2) words(here);
    if (here.sha) sha_256();
    if (here.aes) {
        switch (here.of_aes()) {
        case width::zmm:
            aes<width::zmm>();
            break;
        case width::ymm:
            aes<width::ymm>();
            break;
        case width::xmm:
            aes<width::xmm>();
            break;
        }
    }
    chacha20_poly1305(here);
    x25519(here);
}

} // namespace race

LINNET_RACE_ENTRANT("limit", "this processor's instructions alone")
