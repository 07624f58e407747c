// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_X25519_X25519_LADDER_HPP
#define LINNET_DETAIL_PRIMITIVE_X25519_X25519_LADDER_HPP

#include <linnet/detail/base/barrier.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/primitive/x25519/field25519.hpp>
#include <linnet/detail/primitive/x25519/x25519_base.hpp>
#include <linnet/detail/primitive/x25519/x25519_thumb.hpp>

#include <span>
#include <utility>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The operations on the elements of a ladder, whose places are 32 apart.
enum class field25519_operation : uint8_t {
    stop,
    multiply,     ///< to = a * b
    square,       ///< to = a squared, then squared b times more
    add_subtract, ///< to = a + b, and the element after it = a - b
    double_add,   ///< a = a - b, and to = b + 121666 * a
    again, ///< exchanges two elements from `to` on with two from a on if the next choice says so; repeats the last b / 4 calls
};
/// Aligned like the word that assembly reads.
struct alignas(uint32_t) field25519_call {
    uint8_t to, a, b;
    field25519_operation what;
};

/// The Montgomery ladder, with the names of section 5.
namespace x25519_ladder {

enum place : uint8_t { x1 = 0, x2 = 32, z2 = 64, a = 96, b = 128, x3 = 160, z3 = 192 };
inline constexpr size_t places = 7;

using enum field25519_operation;

/// A step; as E is AA - BB, AA + 121665 E is BB + 121666 E.
inline constexpr field25519_call step[] = {
    {a, x2, z2, add_subtract},  // A, B
    {x2, x3, z3, add_subtract}, // C, D
    {z2, z2, a, multiply},      // DA
    {x2, x2, b, multiply},      // CB
    {x3, z2, x2, add_subtract}, //
    {x3, x3, 0, square},        // x3
    {z3, z3, 0, square},        //
    {z3, z3, x1, multiply},     // z3
    {a, a, 0, square},          // AA
    {b, b, 0, square},          // BB
    {x2, a, b, multiply},       // x2
    {z2, a, b, double_add},     // E
    {z2, z2, a, multiply},      // z2
    {x2, x3, 56, again},
};

/// x2 times z2 to the power of p - 2, which is 2^255 - 21, through powers of 2^k - 1.
inline constexpr field25519_call divide[] = {
    {x3, z2, 0, square},   // 2
    {a, x3, 1, square},    // 8
    {a, a, z2, multiply},  // 9
    {x3, x3, a, multiply}, // 11
    {b, x3, 0, square},    // 22
    {a, a, b, multiply},   // 2^5 - 1
    {b, a, 4, square},     //
    {a, b, a, multiply},   // 2^10 - 1
    {b, a, 9, square},     //
    {z3, b, a, multiply},  // 2^20 - 1
    {b, z3, 19, square},   //
    {b, b, z3, multiply},  // 2^40 - 1
    {b, b, 9, square},     //
    {a, b, a, multiply},   // 2^50 - 1
    {b, a, 49, square},    //
    {z3, b, a, multiply},  // 2^100 - 1
    {b, z3, 99, square},   //
    {b, b, z3, multiply},  // 2^200 - 1
    {b, b, 49, square},    //
    {a, b, a, multiply},   // 2^250 - 1
    {a, a, 4, square},     //
    {a, a, x3, multiply},  // 2^255 - 21
    {x2, x2, a, multiply}, //
    {0, 0, 0, stop},
};

} // namespace x25519_ladder

/// The elements of a ladder, and all operations on them.
template <class Limb>
struct x25519_elements {
    using element = field25519<Limb>;
    using word = std::remove_reference_t<decltype(std::declval<element&>().x[0])>;
    element elements[x25519_ladder::places];

    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(elements); }
    LINNET_INLINE constexpr element& operator[](uint8_t place) noexcept { return elements[place / 32]; }

    /// A step of the ladder for each bit of `choices`, from bit 254 down. If the bit is 1, the points change places first.
    LINNET_INLINE constexpr void climb(const uint8_t* choices) noexcept {
        using x25519_ladder::step;
#if defined(LINNET_X25519_THUMB)
        if constexpr (std::is_same_v<Limb, uint32_t>) {
            if (!__builtin_is_constant_evaluated()) return x25519_thumb(elements[0].x, std::end(step) - 1, choices, 255);
        }
#endif
        for (size_t t = 255; t-- != 0;) {
            const auto mask = opaque(static_cast<word>(0 - (choices[t / 8] >> t % 8 & 1)));
            (*this)[x25519_ladder::x2].exchange((*this)[x25519_ladder::x3], mask);
            (*this)[x25519_ladder::z2].exchange((*this)[x25519_ladder::z3], mask);
            run<step>(std::make_index_sequence<std::size(step) - 1>{});
        }
    }
#if defined(LINNET_X25519_BASE)
    /// Sets x2 / z2 to the u-coordinate of the base point times a scalar.
    LINNET_INLINE constexpr void multiply_base(const uint8_t* digits) noexcept
        requires std::is_same_v<Limb, uint64_t>
    {
        edwards25519 point = edwards25519::multiply_base(digits);
        set_quotient(point);
        point.wipe();
    }
#endif
    /// Sets x2 to x2 / z2.
    LINNET_INLINE constexpr void divide() noexcept {
        using x25519_ladder::divide;
#if defined(LINNET_X25519_THUMB)
        if constexpr (std::is_same_v<Limb, uint32_t>) {
            if (!__builtin_is_constant_evaluated()) return x25519_thumb(elements[0].x, divide, nullptr, 0);
        }
#endif
        run<divide>(std::make_index_sequence<std::size(divide) - 1>{});
    }

#if defined(LINNET_X25519_BASE)
protected:
    /// Sets x2 / z2 to the u-coordinate of the point.
    LINNET_INLINE constexpr void set_quotient(const edwards25519& point) noexcept
        requires std::is_same_v<Limb, uint64_t>
    {
        element::add_subtract((*this)[x25519_ladder::x2], (*this)[x25519_ladder::z2], point.z, point.y);
    }
#endif

private:
    template <const auto& Calls, size_t... Index>
    LINNET_INLINE constexpr void run(std::index_sequence<Index...>) noexcept {
        (call<Calls[Index]>(), ...);
    }
    template <field25519_call Call>
    LINNET_INLINE constexpr void call() noexcept {
        using enum field25519_operation;
        element* const to = elements + Call.to / 32;
        element* const a = elements + Call.a / 32;
        element* const b = elements + Call.b / 32;
        if constexpr (Call.what == multiply) element::multiply(*to, *a, *b);
        if constexpr (Call.what == square) {
            element::square(*to, *a);
            for (uint8_t i = 0; i < Call.b; ++i) element::square(*to, *to);
        }
        if constexpr (Call.what == add_subtract) element::add_subtract(*to, to[1], *a, *b);
        if constexpr (Call.what == double_add) {
            element::add_subtract(*to, *a, *a, *b);
            element::multiply_add(*to, *b, *a, 121666);
        }
    }
};

/// Elements that multiply the base point by themselves, faster than the ladder. They take the digits of the scalar.
template <class Elements>
concept MultipliesBase = requires(Elements e, const uint8_t* digits) { e.multiply_base(digits); };

} // namespace detail

/// X25519 (RFC 7748, section 5) over limbs of 32 or 64 bits.
template <class Limb, class Elements = detail::x25519_elements<Limb>>
struct x25519_over {
    using element = detail::field25519<Limb>;
    using feature = processor::any;
    static constexpr std::string_view variant = word_name<typename detail::x25519_elements<Limb>::word>;
    static constexpr size_t key_size = 32;
    static constexpr size_t public_key_size = 32;
    static constexpr size_t shared_secret_size = 32;

    static constexpr void public_key(const uint8_t* secret, uint8_t* to) noexcept {
        if constexpr (detail::MultipliesBase<Elements>) {
            // Adds 7 to each digit. The result has room for the digits.
            unsigned sum = 0;
            for (size_t i = 0; i < key_size; ++i) {
                sum = (sum >> 8) + decoded(secret, i) + 0x77;
                to[i] = static_cast<uint8_t>(sum);
            }
            Elements e{};
            e.multiply_base(to);
            divide(to, e);
        } else {
            constexpr uint8_t base[public_key_size] = {9}; // section 4.1
            multiply(to, secret, base);
        }
    }
    static constexpr void agree(const uint8_t* secret, const uint8_t* peer, uint8_t* to) noexcept { multiply(to, secret, peer); }

    /// The u-coordinate of the point with the coordinate `u`, times the decoded `scalar`.
    static constexpr void multiply(uint8_t* to, const uint8_t* scalar, const uint8_t* u) noexcept {
        using namespace detail::x25519_ladder;
        Elements e{};
        e[x1] = e[x3] = element::load(u);
        e[x2].x[0] = 1;
        e[z3].x[0] = 1;
        // Where a bit of the decoded scalar differs from the one above it. The result has room for these choices.
        for (size_t i = 0; i < key_size; ++i) {
            const unsigned bits = decoded(scalar, i);
            to[i] = static_cast<uint8_t>(bits ^ bits >> 1 ^ decoded(scalar, i + 1) << 7);
        }
        e.climb(to);
        divide(to, e);
    }

private:
    /// A byte of the decoded scalar, or the zero after it (section 5).
    LINNET_INLINE static constexpr unsigned decoded(const uint8_t* scalar, size_t i) noexcept {
        return i == 0 ? scalar[0] & 0xf8u : i == key_size - 1 ? (scalar[i] & 0x7fu) | 0x40u : i == key_size ? 0u : scalar[i];
    }
    LINNET_INLINE static constexpr void divide(uint8_t* to, Elements& e) noexcept {
        e.divide();
        element::store(to, e[detail::x25519_ladder::x2]);
        e.wipe();
    }
};

LINNET_NAMESPACE_END

#endif
