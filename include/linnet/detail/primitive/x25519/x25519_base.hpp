// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_X25519_X25519_BASE_HPP
#define LINNET_DETAIL_PRIMITIVE_X25519_X25519_BASE_HPP

/// Multiples of the base point of X25519 by a table of 24 KB instead of the ladder, unless the build is size-optimised.
///
/// The coordinate u of a point of Curve25519 is (1 + y) / (1 - y) of a point of edwards25519 (RFC 7748, section 4.1), where one
/// formula adds all points. A scalar has 64 digits to the base 16, from -7 to 8. A row of the table serves two digits: the points
/// of odd digits are summed and multiplied by 16, then the points of even digits are added. Each look-up reads the whole row.

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/each.hpp>
#include <linnet/detail/primitive/x25519/field25519.hpp>
#include <linnet/detail/word/vector_block.hpp>

#if LINNET_UNROLL && LINNET_64_BIT && defined(__SIZEOF_INT128__)
#define LINNET_X25519_BASE 1

#include <linnet/detail/primitive/x25519/x25519_base_table.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// A point (x, y) of the table, as the numbers y + x, y - x and 2 d x y in words, and whether to subtract it.
struct x25519_base_multiple {
    static constexpr size_t words = 4;
    static constexpr size_t rows = 32;
    uint64_t x[3 * words];
    uint64_t negative; ///< a mask

    /// Looks up the point of a digit, which is the first or second half of `byte` minus 7. Reads a `Vector` at a time.
    template <class Vector>
    LINNET_INLINE constexpr void look_up(size_t row, unsigned byte, size_t half) noexcept {
        const uint64_t digit = uint64_t{byte >> 4 * half & 15} - 7;
        negative = opaque(0 - (digit >> 63));
        select<Vector>(table<x25519_base_table>()[row], (digit ^ negative) - negative);
    }
    LINNET_INLINE constexpr field25519<uint64_t> number(size_t i) const noexcept {
        field25519<uint64_t> r{};
        field25519<uint64_t>::split(r.x, x + words * i);
        return r;
    }
    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }

private:
    template <class Vector>
    LINNET_INLINE constexpr void select(const uint64_t (&row)[8][3 * words], uint64_t times) noexcept {
        constexpr size_t bytes = sizeof(Vector);
        constexpr size_t size = bytes / sizeof(uint64_t);
        Vector found[3 * words / size] = {};
        for (uint64_t i = 0; i < std::size(row); ++i) {
            const Vector mask = Vector{} + opaque(0 - ((((i + 1) ^ times) - 1) >> 63));
            each<std::size(found)>([&](auto j) LINNET_LAMBDA {
                Vector part;
                copy(part, row[i][size * j]);
                found[j] |= part & mask;
            });
        }
        each<std::size(found)>([&](auto j) LINNET_LAMBDA { copy(x[size * j], found[j]); });
        const uint64_t one = (times - 1) >> 63; // y + x and y - x of zero
        x[0] |= one;
        x[words] |= one;
    }
    template <class To, class From>
    LINNET_INLINE static constexpr void copy(To& to, const From& from) noexcept {
        if constexpr (std::is_same_v<To, From>) to = from; // GCOV_EXCL_LINE: in builds with vectors, only at compile time
        else __builtin_memcpy(&to, &from, sizeof to < sizeof from ? sizeof from : sizeof to);
    }
};

/// A point (x / z, y / z) of edwards25519, with t = x y / z, and the intermediate values of sums. The names are from RFC 8032,
/// section 5.1.4.
struct edwards25519 {
    using element = field25519<uint64_t>;
    element x, y, z, t;
    element a, b, c, d, e, f, g, h;

    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }

    /// Adds any point, even the same one or zero.
    LINNET_INLINE constexpr void add(const edwards25519& other) noexcept {
        element::add_subtract(e, f, other.y, other.x);
        element::multiply(c, t, other.t);
        element::multiply(c, c, twice_d);
        element::multiply(d, z, other.z);
        element::add_subtract(d, g, d, d);
        add_with_products();
    }
    LINNET_INLINE constexpr void add(const x25519_base_multiple& m) noexcept {
        e = m.number(0);
        f = m.number(1);
        e.exchange(f, m.negative);
        c = m.number(2);
        element::add_subtract(c, g, {}, c);
        c.exchange(g, m.negative);
        element::multiply(c, c, t);
        element::add_subtract(d, g, z, z);
        add_with_products();
    }
    /// As in the specification, with all signs reversed.
    LINNET_INLINE constexpr void add_itself() noexcept {
        element::square(a, x);
        element::square(b, y);
        element::square(c, z);
        element::multiply(e, x, y);
        element::add_subtract(e, h, e, e);
        element::multiply_add(f, a, c, 2);
        element::add_subtract(h, f, f, b);
        element::add_subtract(h, g, b, a);
        multiply();
    }

private:
    // Defined before its caller, else Clang 16 cannot evaluate the call in a constant expression.
    template <class Vector>
    LINNET_INLINE static constexpr edwards25519 multiply_base_by(const uint8_t* digits) noexcept {
        edwards25519 sum{};
        sum.y.x[0] = 1;
        sum.z.x[0] = 1;
        x25519_base_multiple m{};
        for (size_t half = 2; half-- != 0;) {
            for (size_t row = 0; row < x25519_base_multiple::rows; ++row) {
                m.look_up<Vector>(row, digits[row], half);
                sum.add(m);
            }
            for (size_t i = 0; i < 4 * half; ++i) sum.add_itself();
        }
        m.wipe();
        return sum;
    }

public:
    /// The base point times a scalar. Each digit of the scalar, plus 7, is half a byte of `digits`, from the lowest on.
    LINNET_INLINE static constexpr edwards25519 multiply_base(const uint8_t* digits) noexcept {
#if LINNET_VECTORS
        if (!__builtin_is_constant_evaluated()) return multiply_base_by<u64x2>(digits);
#endif
        return multiply_base_by<uint64_t>(digits); // GCOV_EXCL_LINE: in builds with vectors, only at compile time
    }

private:
    static constexpr element twice_d = {{0x69b9426b2f159, 0x35050762add7a, 0x3cf44c0038052, 0x6738cc7407977, 0x2406d9dc56dff}};

    /// Adds the point whose y + x and y - x are e and f, by the products c and d.
    LINNET_INLINE constexpr void add_with_products() noexcept {
        element::add_subtract(b, a, y, x);
        element::multiply(a, a, f);
        element::multiply(b, b, e);
        element::add_subtract(g, f, d, c);
        element::add_subtract(h, e, b, a);
        multiply();
    }
    LINNET_INLINE constexpr void multiply() noexcept {
        element::multiply(x, e, f);
        element::multiply(y, g, h);
        element::multiply(z, f, g);
        element::multiply(t, e, h);
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
