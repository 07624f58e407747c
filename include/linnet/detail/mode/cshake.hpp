// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_CSHAKE_HPP
#define LINNET_DETAIL_MODE_CSHAKE_HPP

/// The encodings of SP 800-185, and cSHAKE over a sponge of Keccak.

#include <linnet/detail/mode/sponge.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>

#include <string_view>
#include <type_traits>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The encodings of SP 800-185 around a message, byte by byte (section 2.3). `Scheme` is the scheme of the sponge.
template <class Scheme, class WordType>
class keccak_bytes {
    using w = word<WordType>;
    static constexpr size_t rate = Scheme::in::size;
    keccak_state<WordType>& s_;
    size_t at_; ///< position in the block

public:
    LINNET_INLINE explicit constexpr keccak_bytes(keccak_state<WordType>& s, size_t at = 0) noexcept : s_(s), at_(at) {}
    LINNET_INLINE constexpr size_t at() const noexcept { return at_; }

    LINNET_INLINE constexpr void left_encode(uint64_t count) noexcept {
        const unsigned bytes = size_of(count);
        add(w::constant(bytes));
        big_endian(count, bytes);
    }
    LINNET_INLINE constexpr void right_encode(uint64_t count) noexcept {
        const unsigned bytes = size_of(count);
        big_endian(count, bytes);
        add(w::constant(bytes));
    }
    /// encode_string of `size` bytes.
    LINNET_INLINE constexpr void string(const typename w::source& from, size_t size) noexcept {
        left_encode(8 * uint64_t{size});
        size_t i = 0;
        if constexpr (std::is_same_v<WordType, uint64_t>)
            for (; size - i >= w::size; i += w::size) add_lane(w::template load<byte_order::little>(from, i));
        for (; i < size; ++i) add(w::template load_partial<byte_order::little>(from, i, 1));
    }
    LINNET_INLINE constexpr void string(std::string_view text) noexcept {
        left_encode(8 * uint64_t{text.size()});
        for (const char c : text) add(w::constant(static_cast<uint8_t>(c)));
    }
    /// The zeroes at the end of a bytepad.
    LINNET_INLINE constexpr void end_block() noexcept {
        if (at_ == 0) return;
        Scheme::permute_absorbed(s_);
        at_ = 0;
    }

private:
    static constexpr unsigned size_of(uint64_t count) noexcept {
        unsigned bytes = 1;
        while (bytes < 8 && count >> (8 * bytes) != 0) ++bytes;
        return bytes;
    }
    LINNET_INLINE constexpr void big_endian(uint64_t count, unsigned bytes) noexcept {
        for (unsigned i = bytes; i != 0; --i) add(w::constant((count >> (8 * (i - 1))) & 0xff));
    }
    /// Adds eight bytes to the state; they may begin in one lane and end in the next.
    LINNET_ONCE constexpr void add_lane(uint64_t bytes) noexcept {
        const size_t shift = 8 * (at_ % 8);
        s_.x[at_ / 8] ^= bytes << shift;
        at_ += 8;
        if (at_ >= rate) {
            Scheme::permute_absorbed(s_);
            at_ -= rate;
        }
        if (shift != 0) s_.x[at_ / 8] ^= bytes >> (64 - shift);
    }
    /// Adds the first byte of a word to the state.
    LINNET_INLINE constexpr void add(const WordType& byte) noexcept {
        if constexpr (in_lanes<WordType>) add_inlined(byte);
        else add_outlined(byte);
    }
    LINNET_ONCE constexpr void add_outlined(const WordType& byte) noexcept { add_inlined(byte); }
    LINNET_INLINE constexpr void add_inlined(const WordType& byte) noexcept {
        WordType& x = s_.x[at_ / 8];
        if (at_ % 8 == 0) x = x ^ byte;
        keccak_each<7>([&](auto i) LINNET_LAMBDA {
            if (at_ % 8 == i + 1) x = x ^ w::template rotate_right<56 - 8 * i()>(byte);
        });
        if (++at_ == rate) end_block();
    }
};

/// cSHAKE itself. For SHAKE, the first byte after the message differs.
template <class Scheme, size_t DigestSize, Word WordType>
struct cshake : mode::sponge_cxof<Scheme, DigestSize, WordType> {
    using base = mode::sponge_cxof<Scheme, DigestSize, WordType>;
    using typename base::state, typename base::source;

    template <class Lanes>
    using over = cshake<Scheme, DigestSize, Lanes>;

    LINNET_INLINE static constexpr void to_squeezing(state& s, const source& message, size_t offset,
                                                     const length_of<WordType>& count) noexcept {
        if (s.plain) Scheme::in::template add_byte<WordType>(s, count, Scheme::pad ^ 0x1f);
        base::to_squeezing(s, message, offset, count);
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
