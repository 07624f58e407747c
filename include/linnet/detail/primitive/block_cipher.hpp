// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_BLOCK_CIPHER_HPP
#define LINNET_DETAIL_PRIMITIVE_BLOCK_CIPHER_HPP

/// What a mode of operation requires of a cipher of 128-bit blocks, and what modes do with blocks.

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/word/block.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// 16 bytes in memory order. integer(0) and integer(1) are the halves as big-endian integers; constant(first, second) makes a block
/// of two halves.
template <class Candidate>
concept CipherBlock = std::copyable<Candidate> && requires(Candidate b, const Candidate& c, const typename Candidate::source& in,
                                                           const typename Candidate::sink& out) {
    requires Candidate::size == 16;
    requires Candidate::order == byte_order::big;
    { Candidate::constant(uint64_t{}, uint64_t{}) } noexcept -> std::same_as<Candidate>;
    { Candidate::load(in, size_t{}) } noexcept -> std::same_as<Candidate>;
    { Candidate::load_once(in, size_t{}) } noexcept -> std::same_as<Candidate>;
    { Candidate::load_first(in, size_t{}, size_t{}) } noexcept -> std::same_as<Candidate>;
    { c.store(out, size_t{}) } noexcept;
    { c.store_first(out, size_t{}, size_t{}) } noexcept;
    { c.first(size_t{}) } noexcept -> std::same_as<Candidate>;
    { c.integer(size_t{}) } noexcept -> std::same_as<uint64_t>;
    { c ^ c } noexcept -> std::same_as<Candidate>;
    { b ^= c } noexcept -> std::same_as<Candidate&>;
    { b.wipe() } noexcept;
};

/// The bytes of a key, with their number for such a cipher, without it for one whose keys have one size.
template <class CoreType>
using key_source_of =
    std::conditional_t<CoreType::any_key_size, sized_source<typename CoreType::source>, typename CoreType::source>;

/// What a mode takes from its cipher: the types of blocks, of memory and of keys, and the name.
template <class Cipher>
struct over_block_cipher {
    using feature = processor::any;
    using block = typename Cipher::block;
    using word_type = typename block::word_type;
    using source = typename block::source;
    using sink = typename block::sink;
    using key_source = key_source_of<Cipher>;
    static constexpr std::string_view variant = Cipher::variant;
    static constexpr size_t key_size = Cipher::key_size;
    static constexpr size_t block_size = block::size;
};

/// A cipher of 128-bit blocks with keys of `key_size` bytes, which it expands to a `key`. With `any_key_size`, keys of several
/// sizes are passed with their size, and `key_size` is the largest. `encrypt` takes all blocks of an array at
/// once; with `parallel` of them a block costs least.
template <class CoreType>
concept BlockCipher = CipherBlock<typename CoreType::block> && CoreType::key_size != 0 && CoreType::parallel != 0 &&
                      requires(const key_source_of<CoreType>& from, const typename CoreType::key& k, typename CoreType::key& wiped,
                               typename CoreType::block (&one)[1], typename CoreType::block (&several)[CoreType::parallel]) {
                          { CoreType::expand_key(from) } noexcept -> std::same_as<typename CoreType::key>;
                          { CoreType::encrypt(k, one) } noexcept;
                          { CoreType::encrypt(k, several) } noexcept;
                          { wiped.wipe() } noexcept;
                      };

/// A cipher that can also decrypt, with a key type of its own, for CBC, OCB and key wrap. With `inverts_keys`, inverse_of(key) is
/// cheaper than expanding the bytes again; with `has_ocb_text`, the cipher has its own loop for long texts of OCB.
template <class CoreType>
concept InvertibleBlockCipher =
    BlockCipher<CoreType> &&
    requires(const key_source_of<CoreType>& from, const typename CoreType::inverse_key& k, typename CoreType::inverse_key& wiped,
             typename CoreType::block (&one)[1], typename CoreType::block (&several)[CoreType::parallel]) {
        { CoreType::expand_inverse_key(from) } noexcept -> std::same_as<typename CoreType::inverse_key>;
        { CoreType::decrypt(k, one) } noexcept;
        { CoreType::decrypt(k, several) } noexcept;
        { wiped.wipe() } noexcept;
    };

/// A block as an integer of 128 bits, big-endian.
struct block_integer {
    uint64_t high;
    uint64_t low;

    template <CipherBlock Candidate>
    LINNET_INLINE static constexpr block_integer of(const Candidate& b) noexcept {
        return {b.integer(0), b.integer(1)};
    }
    template <CipherBlock Candidate>
    LINNET_INLINE constexpr Candidate block() const noexcept {
        return Candidate::constant(high, low);
    }

    /// This plus `n`, in the lowest `Bits` bits, which wrap: 32 for GCM, 128 for CTR.
    template <unsigned Bits>
    LINNET_INLINE constexpr block_integer plus(uint64_t n) const noexcept {
        if constexpr (Bits == 128) return {high + (low + n < low ? 1 : 0), low + n};
        else {
            constexpr uint64_t mask = (uint64_t{1} << Bits) - 1;
            return {high, (low & ~mask) | ((low + n) & mask)};
        }
    }
};

/// Calls f(i) with each i from 0 to Number - 1 as a constant: blocks that no loop indexes stay in registers.
template <size_t Number, class Function>
LINNET_INLINE constexpr void each_block(const Function& f) noexcept {
    [&]<size_t... Index>(std::index_sequence<Index...>)
        LINNET_LAMBDA { (f(std::integral_constant<size_t, Index>{}), ...); }(std::make_index_sequence<Number>{});
}

/// A block of two lengths in bits, each a big-endian integer of 64 bits.
template <CipherBlock Candidate>
LINNET_INLINE constexpr Candidate block_of_lengths(uint64_t first_bytes, uint64_t second_bytes) noexcept {
    return Candidate::constant(first_bytes * 8, second_bytes * 8);
}

/// The first `count` <= 16 bytes at an offset as a block; the others are zero.
template <class Candidate>
LINNET_ONCE_OR_INLINE constexpr Candidate loaded_first(const typename Candidate::source& from, size_t offset,
                                                       size_t count) noexcept {
    return Candidate::load_first(from, offset, count);
}

/// A block of text that is used twice, for encryption and for authentication.
template <class Candidate>
LINNET_INLINE constexpr Candidate loaded_once(const typename Candidate::source& from, size_t offset) noexcept {
    return Candidate::load_once(from, offset);
}

/// Encrypts one block in place.
template <class CoreType>
LINNET_ONCE_OR_INLINE constexpr void encrypt_one(const typename CoreType::key& k, typename CoreType::block& b) noexcept {
    typename CoreType::block one[1] = {b};
    CoreType::encrypt(k, one);
    b = one[0];
}

/// Returns the encrypted block.
template <class CoreType>
LINNET_INLINE constexpr typename CoreType::block encrypted(const typename CoreType::key& k, typename CoreType::block b) noexcept {
    encrypt_one<CoreType>(k, b);
    return b;
}

LINNET_NAMESPACE_END

#endif
