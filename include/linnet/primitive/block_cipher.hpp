// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_BLOCK_CIPHER_HPP
#define LINNET_PRIMITIVE_BLOCK_CIPHER_HPP

/// What a mode of operation knows of a cipher of 128-bit blocks, and what modes do with blocks.

#include <linnet/word/block.hpp>

LINNET_NAMESPACE_BEGIN

/// 16 bytes in the order of memory; integer(0) and integer(1) are its halves as big-endian integers, and constant(first, second)
/// makes a block of them.
template <class B>
concept CipherBlock = std::copyable<B> && requires(B b, const B& c, const typename B::source& in, const typename B::sink& out) {
    requires B::size == 16;
    requires B::order == byte_order::big;
    { B::constant(uint64_t{}, uint64_t{}) } noexcept -> std::same_as<B>;
    { B::load(in, size_t{}) } noexcept -> std::same_as<B>;
    { B::load_first(in, size_t{}, size_t{}) } noexcept -> std::same_as<B>;
    { c.store(out, size_t{}) } noexcept;
    { c.store_first(out, size_t{}, size_t{}) } noexcept;
    { c.first(size_t{}) } noexcept -> std::same_as<B>;
    { c.integer(size_t{}) } noexcept -> std::same_as<uint64_t>;
    { c ^ c } noexcept -> std::same_as<B>;
    { b.wipe() } noexcept;
};

/// A cipher of 128-bit blocks with keys of `key_size` bytes, which it expands to a `key`. `encrypt` takes as many blocks at once as
/// the array has; `parallel` of them cost least each.
template <class C>
concept BlockCipher = CipherBlock<typename C::block> && C::key_size != 0 && C::parallel != 0 &&
                      requires(const typename C::block::source& from, const typename C::key& k, typename C::key& wiped,
                               typename C::block (&one)[1], typename C::block (&several)[C::parallel]) {
                          { C::expand_key(from) } noexcept -> std::same_as<typename C::key>;
                          { C::encrypt(k, one) } noexcept;
                          { C::encrypt(k, several) } noexcept;
                          { wiped.wipe() } noexcept;
                      };

/// One that can also decrypt, with a key of its own.
template <class C>
concept InvertibleBlockCipher = BlockCipher<C> && requires(const typename C::block::source& from, const typename C::inverse_key& k,
                                                           typename C::inverse_key& wiped, typename C::block (&one)[1],
                                                           typename C::block (&several)[C::parallel]) {
    { C::expand_inverse_key(from) } noexcept -> std::same_as<typename C::inverse_key>;
    { C::decrypt(k, one) } noexcept;
    { C::decrypt(k, several) } noexcept;
    { wiped.wipe() } noexcept;
};

/// A block as an integer of 128 bits, big-endian.
struct block_integer {
    uint64_t high;
    uint64_t low;

    template <CipherBlock B>
    LINNET_INLINE static constexpr block_integer of(const B& b) noexcept {
        return {b.integer(0), b.integer(1)};
    }
    template <CipherBlock B>
    LINNET_INLINE constexpr B block() const noexcept {
        return B::constant(high, low);
    }

    /// This plus `n` in the lowest `Bits` bits, which wrap: 32 of GCM, 64, 128 of CTR and EAX.
    template <unsigned Bits>
    LINNET_INLINE constexpr block_integer plus(uint64_t n) const noexcept {
        if constexpr (Bits == 128) return {high + (low + n < low ? 1 : 0), low + n};
        else if constexpr (Bits == 64) return {high, low + n};
        else {
            constexpr uint64_t mask = (uint64_t{1} << Bits) - 1;
            return {high, (low & ~mask) | ((low + n) & mask)};
        }
    }

    /// This times x in GF(2^128) with x^128 = x^7 + x^2 + x + 1, where the first bit of the block is the coefficient of x^127
    /// (CMAC, EAX, OCB).
    LINNET_INLINE constexpr block_integer doubled() const noexcept {
        return {high << 1 | low >> 63, low << 1 ^ (0x87 & (0 - (high >> 63)))};
    }
};

/// Calls f(i) for each i from 0 to N - 1, each a constant: blocks that no loop indexes stay in registers.
template <size_t N, class F>
LINNET_INLINE constexpr void each_block(const F& f) noexcept {
    [&]<size_t... I>(std::index_sequence<I...>)
        LINNET_LAMBDA { (f(std::integral_constant<size_t, I>{}), ...); }(std::make_index_sequence<N>{});
}

/// A block that holds two lengths in bits, each of 64 bits, big-endian.
template <CipherBlock B>
LINNET_INLINE constexpr B block_of_lengths(uint64_t first_bytes, uint64_t second_bytes) noexcept {
    return B::constant(first_bytes * 8, second_bytes * 8);
}

/// Encrypts one block.
template <BlockCipher C>
LINNET_INLINE constexpr typename C::block encrypted(const typename C::key& k, const typename C::block& b) noexcept {
    typename C::block one[1] = {b};
    C::encrypt(k, one);
    return one[0];
}

LINNET_NAMESPACE_END

#endif
