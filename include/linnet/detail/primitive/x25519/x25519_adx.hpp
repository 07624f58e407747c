// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_X25519_X25519_ADX_HPP
#define LINNET_DETAIL_PRIMITIVE_X25519_X25519_ADX_HPP

/// The ladder of X25519 in words of 64 bits, by x86-64's multiplication that leaves the flags alone (MULX, BMI2) and additions with
/// a carry each (ADCX and ADOX, ADX).

#include <linnet/detail/primitive/x25519/x25519_ladder.hpp>

// Only with dispatch, as processor::x86_adx is never certain. Size-optimised builds use one of the portable versions.
#if defined(__x86_64__) && defined(LINNET_X25519_BASE) && !defined(LINNET_NO_ASM) && !defined(LINNET_NO_DISPATCH)
#define LINNET_X25519_ADX 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Stands for words of 64 bits with these instructions.
struct adx_word {};

/// Elements in four words: an integer below 2^256. As 2^256 is 38, the part beyond comes back times 38.
template <>
struct field25519<adx_word> : field25519_limbs<uint64_t, 4> {
    static field25519 load(const uint8_t* from) noexcept {
        field25519 r;
        for (size_t i = 0; i < limbs; ++i) r.x[i] = detail::load<uint64_t, byte_order::little>(from + 8 * i);
        r.x[limbs - 1] &= ~(uint64_t{1} << 63); // section 5
        return r;
    }
    static void store(uint8_t* to, const field25519& a) noexcept {
        using portable = field25519<uint64_t>;
        portable r;
        portable::split(r.x, a.x);
        r.x[0] += 19 * (a.x[limbs - 1] >> 63); // bit 255
        portable::store(to, r);
        r.wipe();
    }
    // NOLINTBEGIN(misc-const-correctness,cppcoreguidelines-init-variables,readability-isolate-declaration): assembly sets them
    /// Exchanges the two if `mask` is all ones rather than zero. Word by word: vectors would wait until the words are in memory.
    LINNET_INLINE void exchange(field25519& other, uint64_t mask) noexcept {
        for (size_t i = 0; i < limbs; ++i) {
            uint64_t a = x[i];
            uint64_t b = other.x[i];
            uint64_t t;
            asm("testq %[mask], %[mask]\n\tmovq %[a], %[t]\n\tcmovnzq %[b], %[a]\n\tcmovnzq %[t], %[b]"
                : [a] "+&r"(a), [b] "+&r"(b), [t] "=&r"(t)
                : [mask] "r"(mask)
                : "cc");
            x[i] = a;
            other.x[i] = b;
        }
    }

    // clang-format off

// Row `i` of a product, from the second on: adds a[i] * b to r[i] and further. %[z] is zero.
#define LINNET_ADX_ROW(at, r0, r1, r2, r3, r4)                                                                                     \
    "movq " at "(%[a]), %%rdx\n\t"                                                                                                 \
    "xorl %k[z], %k[z]\n\t" /* clears both carries */                                                                              \
    "mulxq (%[b]), %[t], %[u]\n\t"   "adcxq %[t], %[" r0 "]\n\t" "adoxq %[u], %[" r1 "]\n\t"                                       \
    "mulxq 8(%[b]), %[t], %[u]\n\t"  "adcxq %[t], %[" r1 "]\n\t" "adoxq %[u], %[" r2 "]\n\t"                                       \
    "mulxq 16(%[b]), %[t], %[u]\n\t" "adcxq %[t], %[" r2 "]\n\t" "adoxq %[u], %[" r3 "]\n\t"                                       \
    "mulxq 24(%[b]), %[t], %[" r4 "]\n\t" "adcxq %[t], %[" r3 "]\n\t"                                                              \
    "adoxq %[z], %[" r4 "]\n\t"      "adcxq %[z], %[" r4 "]\n\t"

// Adds a number below 2^11. If that carries out of the last word, which is 38 more, the first word is below 2^11 and does not overflow.
#define LINNET_ADX_ADD_BEYOND(beyond)                                                                                              \
    "addq %[" beyond "], %[r0]\n\t" "adcq $0, %[r1]\n\t" "adcq $0, %[r2]\n\t" "adcq $0, %[r3]\n\t"                                 \
    "sbbq %[" beyond "], %[" beyond "]\n\t" "andl $38, %k[" beyond "]\n\t" "addq %[" beyond "], %[r0]\n\t"

// Adds 38 times the upper half of a product to the lower half. What is then beyond four words is at most 38, and comes back too.
#define LINNET_ADX_REDUCE                                                                                                          \
    "movl $38, %%edx\n\t"                                                                                                          \
    "xorl %k[z], %k[z]\n\t"                                                                                                        \
    "mulxq %[r4], %[t], %[u]\n\t"  "adcxq %[t], %[r0]\n\t" "adoxq %[u], %[r1]\n\t"                                                 \
    "mulxq %[r5], %[t], %[u]\n\t"  "adcxq %[t], %[r1]\n\t" "adoxq %[u], %[r2]\n\t"                                                 \
    "mulxq %[r6], %[t], %[u]\n\t"  "adcxq %[t], %[r2]\n\t" "adoxq %[u], %[r3]\n\t"                                                 \
    "mulxq %[r7], %[t], %[r4]\n\t" "adcxq %[t], %[r3]\n\t"                                                                         \
    "adoxq %[z], %[r4]\n\t"        "adcxq %[z], %[r4]\n\t"                                                                         \
    "imulq %%rdx, %[r4]\n\t"                                                                                                       \
    LINNET_ADX_ADD_BEYOND("r4")

#define LINNET_ADX_PRODUCT [r0] "=&r"(r0), [r1] "=&r"(r1), [r2] "=&r"(r2), [r3] "=&r"(r3), [r4] "=&r"(r4), [r5] "=&r"(r5),        \
                           [r6] "=&r"(r6), [r7] "=&r"(r7), [t] "=&r"(t), [u] "=&r"(u), [z] "=&r"(z)

    [[gnu::noinline]] static void multiply(field25519& r, const field25519& a, const field25519& b) noexcept {
        uint64_t r0, r1, r2, r3, r4, r5, r6, r7, t, u, z;
        asm("movq (%[a]), %%rdx\n\t"
            "mulxq (%[b]), %[r0], %[r1]\n\t"
            "mulxq 8(%[b]), %[t], %[r2]\n\t"  "addq %[t], %[r1]\n\t"
            "mulxq 16(%[b]), %[t], %[r3]\n\t" "adcq %[t], %[r2]\n\t"
            "mulxq 24(%[b]), %[t], %[r4]\n\t" "adcq %[t], %[r3]\n\t"
            "adcq $0, %[r4]\n\t"
            LINNET_ADX_ROW("8", "r1", "r2", "r3", "r4", "r5")
            LINNET_ADX_ROW("16", "r2", "r3", "r4", "r5", "r6")
            LINNET_ADX_ROW("24", "r3", "r4", "r5", "r6", "r7")
            LINNET_ADX_REDUCE
            : LINNET_ADX_PRODUCT
            : [a] "r"(a.x), [b] "r"(b.x) // no operands in memory: without optimisation these and rdx are all registers
            : "rdx", "cc", "memory");
        r.set(r0, r1, r2, r3);
    }
    [[gnu::noinline]] static void square(field25519& r, const field25519& a) noexcept {
        uint64_t r0, r1, r2, r3, r4, r5, r6, r7, t, u, z;
        asm("movq (%[a]), %%rdx\n\t" // the products of different words
            "xorl %k[z], %k[z]\n\t"
            "mulxq 8(%[a]), %[r1], %[r2]\n\t"
            "mulxq 16(%[a]), %[t], %[r3]\n\t" "adcxq %[t], %[r2]\n\t"
            "mulxq 24(%[a]), %[t], %[r4]\n\t" "adcxq %[t], %[r3]\n\t"
            "movq 8(%[a]), %%rdx\n\t"
            "mulxq 16(%[a]), %[t], %[u]\n\t"  "adcxq %[z], %[r4]\n\t" "adoxq %[t], %[r3]\n\t" "adoxq %[u], %[r4]\n\t"
            "mulxq 24(%[a]), %[t], %[r5]\n\t" "adcxq %[t], %[r4]\n\t" "adoxq %[z], %[r5]\n\t"
            "movq 16(%[a]), %%rdx\n\t"
            "mulxq 24(%[a]), %[t], %[r6]\n\t" "adcxq %[t], %[r5]\n\t" "adcxq %[z], %[r6]\n\t"
            "xorl %k[r7], %k[r7]\n\t" // twice these, and the squares of the words
            "movq (%[a]), %%rdx\n\t"
            "mulxq %%rdx, %[r0], %[u]\n\t" "adcxq %[r1], %[r1]\n\t" "adoxq %[u], %[r1]\n\t"
            "movq 8(%[a]), %%rdx\n\t"
            "mulxq %%rdx, %[t], %[u]\n\t"  "adcxq %[r2], %[r2]\n\t" "adoxq %[t], %[r2]\n\t"
                                           "adcxq %[r3], %[r3]\n\t" "adoxq %[u], %[r3]\n\t"
            "movq 16(%[a]), %%rdx\n\t"
            "mulxq %%rdx, %[t], %[u]\n\t"  "adcxq %[r4], %[r4]\n\t" "adoxq %[t], %[r4]\n\t"
                                           "adcxq %[r5], %[r5]\n\t" "adoxq %[u], %[r5]\n\t"
            "movq 24(%[a]), %%rdx\n\t"
            "mulxq %%rdx, %[t], %[u]\n\t"  "adcxq %[r6], %[r6]\n\t" "adoxq %[t], %[r6]\n\t"
                                           "adcxq %[r7], %[r7]\n\t" "adoxq %[u], %[r7]\n\t"
            LINNET_ADX_REDUCE
            : LINNET_ADX_PRODUCT
            : [a] "r"(a.x)
            : "rdx", "cc", "memory");
        r.set(r0, r1, r2, r3);
    }
    /// a + factor * b.
    LINNET_INLINE static void multiply_add(field25519& r, const field25519& a, const field25519& b, uint64_t factor) noexcept {
        uint64_t r0 = a.x[0], r1 = a.x[1], r2 = a.x[2], r3 = a.x[3], t, u, z;
        asm("xorl %k[z], %k[z]\n\t"
            "mulxq (%[b]), %[t], %[u]\n\t"   "adcxq %[t], %[r0]\n\t" "adoxq %[u], %[r1]\n\t"
            "mulxq 8(%[b]), %[t], %[u]\n\t"  "adcxq %[t], %[r1]\n\t" "adoxq %[u], %[r2]\n\t"
            "mulxq 16(%[b]), %[t], %[u]\n\t" "adcxq %[t], %[r2]\n\t" "adoxq %[u], %[r3]\n\t"
            "mulxq 24(%[b]), %[t], %[u]\n\t" "adcxq %[t], %[r3]\n\t"
            "adoxq %[z], %[u]\n\t"           "adcxq %[z], %[u]\n\t"
            "imulq $38, %[u], %[u]\n\t"
            LINNET_ADX_ADD_BEYOND("u")
            : [r0] "+&r"(r0), [r1] "+&r"(r1), [r2] "+&r"(r2), [r3] "+&r"(r3), [t] "=&r"(t), [u] "=&r"(u), [z] "=&r"(z)
            : [b] "r"(b.x), "d"(factor), "m"(b)
            : "cc");
        r.set(r0, r1, r2, r3);
    }
    /// The sum and the difference. Each may be in the place of a or b.
    LINNET_INLINE static void add_subtract(field25519& sum, field25519& difference, const field25519& a,
                                           const field25519& b) noexcept {
        const uint64_t b0 = b.x[0], b1 = b.x[1], b2 = b.x[2], b3 = b.x[3];
        uint64_t s0 = a.x[0], s1 = a.x[1], s2 = a.x[2], s3 = a.x[3], d0 = s0, d1 = s1, d2 = s2, d3 = s3, t;
        asm("addq %[b0], %[r0]\n\t" "adcq %[b1], %[r1]\n\t" "adcq %[b2], %[r2]\n\t" "adcq %[b3], %[r3]\n\t"
            "sbbq %[t], %[t]\n\t" "andl $38, %k[t]\n\t"
            LINNET_ADX_ADD_BEYOND("t")
            : [r0] "+&r"(s0), [r1] "+&r"(s1), [r2] "+&r"(s2), [r3] "+&r"(s3), [t] "=&r"(t)
            : [b0] "r"(b0), [b1] "r"(b1), [b2] "r"(b2), [b3] "r"(b3)
            : "cc");
        asm("subq %[b0], %[r0]\n\t" "sbbq %[b1], %[r1]\n\t" "sbbq %[b2], %[r2]\n\t" "sbbq %[b3], %[r3]\n\t"
            "sbbq %[t], %[t]\n\t" "andl $38, %k[t]\n\t"
            "subq %[t], %[r0]\n\t" "sbbq $0, %[r1]\n\t" "sbbq $0, %[r2]\n\t" "sbbq $0, %[r3]\n\t"
            "sbbq %[t], %[t]\n\t" "andl $38, %k[t]\n\t" "subq %[t], %[r0]\n\t"
            : [r0] "+&r"(d0), [r1] "+&r"(d1), [r2] "+&r"(d2), [r3] "+&r"(d3), [t] "=&r"(t)
            : [b0] "r"(b0), [b1] "r"(b1), [b2] "r"(b2), [b3] "r"(b3)
            : "cc");
        sum.set(s0, s1, s2, s3);
        difference.set(d0, d1, d2, d3);
    }
#undef LINNET_ADX_PRODUCT
#undef LINNET_ADX_ADD_BEYOND
#undef LINNET_ADX_REDUCE
#undef LINNET_ADX_ROW
    // clang-format on
    // NOLINTEND(misc-const-correctness,cppcoreguidelines-init-variables,readability-isolate-declaration)
private:
    LINNET_INLINE void set(uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3) noexcept {
        x[0] = x0;
        x[1] = x1;
        x[2] = x2;
        x[3] = x3;
    }
};

} // namespace detail

/// X25519 by MULX, ADCX and ADOX. The base point has its multiples in a table, whose elements are in limbs of 51 bits.
struct x25519_adx : x25519_over<detail::adx_word> {
    using feature = processor::x86_adx;
    static constexpr std::string_view variant = feature::name;

    static void public_key(const uint8_t* secret, uint8_t* to) noexcept { x25519_over<uint64_t>::public_key(secret, to); }
};

LINNET_NAMESPACE_END

#endif
#endif
