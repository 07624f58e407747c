// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_ABREAST_HPP
#define LINNET_DETAIL_WORD_ABREAST_HPP

#include <linnet/detail/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN

/// How bytes side by side rotate: by shifts and masks, by gf2p8affineqb or, if they are copies of one byte, as one integer.
enum class byte_rotation : uint8_t { by_shifts, by_gfni, of_copies };

/// A byte of each of several states, in one integer or a vector of 16 bytes: byte i is that of state i. Copies belong to one state.
template <class Integer, byte_rotation Rotation = byte_rotation::by_shifts>
struct bytes_abreast {
    Integer all;

    LINNET_INLINE friend constexpr bytes_abreast operator^(const bytes_abreast& a, const bytes_abreast& b) noexcept {
        return {a.all ^ b.all};
    }
    LINNET_INLINE friend constexpr bytes_abreast operator&(const bytes_abreast& a, const bytes_abreast& b) noexcept {
        return {a.all & b.all};
    }
    LINNET_INLINE friend constexpr bytes_abreast operator|(const bytes_abreast& a, const bytes_abreast& b) noexcept {
        return {a.all | b.all};
    }
};

/// In memory, the bytes of all states at one offset are contiguous.
template <class Integer, byte_rotation Rotation>
struct word<bytes_abreast<Integer, Rotation>> {
    using word_type = bytes_abreast<Integer, Rotation>;
    static constexpr std::string_view name = Rotation == byte_rotation::of_copies ? "quadrupled" : "abreast";
    using source = const uint8_t*;
    using sink = uint8_t*;
    using mask = bool;
    static constexpr size_t size = 1;
    static constexpr size_t number = Rotation == byte_rotation::of_copies ? 1 : sizeof(Integer); ///< of states

    LINNET_INLINE static constexpr word_type constant(uint64_t value) noexcept { return repeated(value & 0xff); }

    template <byte_order>
    LINNET_INLINE static constexpr word_type load(source from, size_t offset) noexcept {
        if constexpr (number == 1) return repeated(from[offset]);
        else return {detail::load<Integer, byte_order::little>(from + number * offset)};
    }
    template <byte_order>
    LINNET_INLINE static constexpr void store(sink to, size_t offset, const word_type& value) noexcept {
        if constexpr (number == 1) to[offset] = static_cast<uint8_t>(value.all);
        else detail::store<Integer, byte_order::little>(to + number * offset, value.all);
    }
    template <byte_order>
    LINNET_INLINE static constexpr word_type load_partial(source, size_t, size_t) noexcept {
        return {0};
    }
    template <byte_order>
    LINNET_INLINE static constexpr void store_partial(sink, size_t, size_t, const word_type&) noexcept {}

    LINNET_INLINE static constexpr word_type and_not(const word_type& a, const word_type& b) noexcept { return {~a.all & b.all}; }

    template <unsigned Count>
    LINNET_INLINE static constexpr word_type rotate_right(const word_type& value) noexcept {
#if defined(__x86_64__) && !defined(LINNET_NO_ASM)
        if constexpr (Rotation == byte_rotation::by_gfni) {
            constexpr uint64_t unit = 0x0102040810204080; // row i of the matrix, from byte 7 down, selects bit i
            const Integer matrix = Integer{} | rotated_bytes<Count>(unit);
            word_type result{};
            asm("vgf2p8affineqb\t$0, %2, %1, %0" : "=v"(result.all) : "v"(value.all), "vm"(matrix));
            return result;
        }
#endif
        if constexpr (Rotation == byte_rotation::of_copies) return {word<Integer>::template rotate_right<Count>(value.all)};
        else return {shift_right<Count>(value).all | shift_left<8 - Count>(value).all};
    }
    template <unsigned Count>
    LINNET_INLINE static constexpr word_type shift_right(const word_type& value) noexcept {
        return {value.all >> Count & repeated(0xff >> Count).all};
    }
    template <unsigned Count>
    LINNET_INLINE static constexpr word_type shift_left(const word_type& value) noexcept {
        return {value.all << Count & repeated(0xff << Count & 0xff).all};
    }

    template <byte_order>
    LINNET_INLINE static constexpr word_type byte_at(size_t, uint8_t value) noexcept {
        return repeated(value);
    }
    template <byte_order>
    LINNET_INLINE static constexpr word_type first_bytes(const word_type&, size_t) noexcept {
        return {0};
    }
    LINNET_INLINE static constexpr word_type select(mask choice, const word_type& a, const word_type& b) noexcept {
        return choice ? a : b;
    }
    LINNET_INLINE static constexpr void wipe(word_type& value) noexcept { detail::wipe(value); }

private:
    LINNET_INLINE static constexpr word_type repeated(uint64_t byte) noexcept {
        const uint64_t bytes = byte * 0x0101010101010101;
        if constexpr (std::is_integral_v<Integer>) return {static_cast<Integer>(bytes)};
        else return {Integer{} | bytes};
    }
    /// Each byte rotated left.
    template <unsigned Count>
    static constexpr uint64_t rotated_bytes(uint64_t x) noexcept {
        return word<bytes_abreast<uint64_t>>::rotate_right<8 - Count>({x}).all;
    }
};

LINNET_NAMESPACE_END

#endif
