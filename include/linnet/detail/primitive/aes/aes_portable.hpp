// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_PORTABLE_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_PORTABLE_HPP

/// AES (FIPS 197) over slices, its key schedule, and how its keys are stored.

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/primitive/aes/aes_slices.hpp>
#include <linnet/detail/primitive/block_cipher.hpp>
#include <linnet/detail/word/vector_block.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

template <size_t KeySize>
using aes_key_length = std::conditional_t<KeySize == aes_any_size, aes_rounds_known, aes_rounds_fixed>;

#if LINNET_VECTORS
/// The round keys as the schedule makes them, in registers. `unused` makes the size a multiple of 16: if a compiler aligns the
/// whole object, all of it is aligned.
struct aes_register_keys {
    static constexpr unsigned rounds_max = 14;

    u64x2 x[rounds_max + 1];
    unsigned rounds;
    unsigned unused[3];

    /// The size in bytes of the key that was expanded.
    LINNET_INLINE size_t size() const noexcept { return 4 * (rounds - size_t{6}); }
    LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
};
static_assert(sizeof(aes_register_keys) % 16 == 0);

/// Common to all implementations over blocks in registers: keys of any size, eight blocks at once.
struct aes_of_vector_blocks {
    static constexpr bool any_key_size = true;
    static constexpr bool inverts_keys = true;
    static constexpr bool has_ocb_text = false;
    static constexpr size_t key_size = 32; ///< the largest
    static constexpr size_t parallel = 8;
    using block = vector_block;
    using source = const uint8_t*;
    using key_source = sized_source<source>;
};
#endif

/// A key of one size, or a key of any size with its size.
template <size_t KeySize, class Source>
using aes_key_source = std::conditional_t<KeySize == aes_any_size, sized_source<Source>, Source>;

/// The words of the key schedule (FIPS 197, section 5.2).
template <size_t KeySize, Word WordType>
struct aes_schedule {
    static constexpr size_t words = 4 * (aes_round_count<KeySize> + 1);

    WordType x[words]{};

    constexpr void expand(const typename word<WordType>::source& from, size_t key_size = KeySize) noexcept {
        using w = word<WordType>;
        const size_t key_words = key_size / 4;
        const size_t count = size_t{4} * (aes_rounds_of(key_size) + 1);
        for (size_t i = 0; i < key_words; ++i) x[i] = w::template load<byte_order::little>(from, 4 * i);
        uint32_t constant = 1;
        for (size_t i = key_words, place = 0; i < count; ++i) {
            WordType t = x[i - 1];
            if (place == 0) {
                t = aes_sub_word<WordType>(w::template rotate_right<8>(t)) ^ w::constant(constant);
                constant = (constant << 1) ^ (constant >> 7) * 0x11b;
            } else if (key_words == 8 && place == 4) {
                t = aes_sub_word<WordType>(t);
            }
            x[i] = x[i - key_words] ^ t;
            place = place + 1 == key_words ? 0 : place + 1;
        }
    }

    /// The key of round `i` of `rounds`, in the form that the rounds add.
    LINNET_INLINE constexpr aes_columns<WordType> round_key(size_t i, size_t rounds = aes_round_count<KeySize>) const noexcept {
        const WordType* const k = x + 4 * i;
        const WordType added = word<WordType>::constant(i == 0 ? 0 : 0x63636363);
        const aes_columns<WordType> plain{{k[0] ^ added, k[1] ^ added, k[2] ^ added, k[3] ^ added}};
        const size_t shift = i == rounds ? 0 : i % 4; // the last is added to columns
        return shift == 1   ? plain.template rows_shifted<3>()
               : shift == 2 ? plain.template rows_shifted<2>()
               : shift == 3 ? plain.template rows_shifted<1>()
                            : plain;
    }
    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
};

} // namespace detail

/// AES over two blocks in eight 32-bit words, with keys of `KeySize` bytes or of any size.
template <size_t KeySize, Word WordType>
struct aes {
    static_assert(KeySize == 16 || KeySize == 24 || KeySize == 32 || KeySize == detail::aes_any_size);
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr bool any_key_size = KeySize == detail::aes_any_size;
    static constexpr bool inverts_keys = true;
    static constexpr bool has_ocb_text = false;
    static constexpr size_t key_size = any_key_size ? 32 : KeySize; ///< the largest
    static constexpr size_t parallel = 2;
    static constexpr unsigned rounds = detail::aes_round_count<KeySize>;
    using block = block128<WordType, byte_order::big>;
    using source = typename block::source;
    using key_source = detail::aes_key_source<KeySize, source>;

private:
    using slice = detail::aes_slice<WordType>;
    using columns = detail::aes_columns<WordType>;

public:
    /// The round keys as slices, and the last as columns.
    struct round_keys {
        WordType slices[rounds][8];
        WordType last[4];
    };
    struct key : round_keys, detail::aes_key_length<KeySize> {
        LINNET_INLINE constexpr void add(slice (&q)[8], size_t i) const noexcept {
            detail::aes_each([&](size_t j) LINNET_LAMBDA { q[j].x = q[j].x ^ this->slices[i][j]; });
        }
        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };
    using inverse_key = key;

    static constexpr key expand_key(const key_source& from) noexcept {
        const WordType none = word<WordType>::constant(0);
        auto schedule = detail::filled<detail::aes_schedule<KeySize, WordType>>(none);
        key k{detail::filled<round_keys>(none), {}};
        if constexpr (any_key_size) {
            k.rounds = detail::aes_rounds_of(from.size);
            schedule.expand(from.bytes, from.size);
        } else {
            schedule.expand(from);
        }
        const unsigned count = rounds_of(k);
        for (size_t i = 0; i < count; ++i) {
            const columns c = schedule.round_key(i, count);
            slice q[8] = {{c.x[0]}, {c.x[0]}, {c.x[1]}, {c.x[1]}, {c.x[2]}, {c.x[2]}, {c.x[3]}, {c.x[3]}};
            detail::aes_transpose(q);
            for (size_t j = 0; j < 8; ++j) k.slices[i][j] = q[j].x;
        }
        const columns c = schedule.round_key(count, count);
        for (size_t j = 0; j < 4; ++j) k.last[j] = c.x[j];
        schedule.wipe();
        return k;
    }
    LINNET_INLINE static constexpr const inverse_key& inverse_of(const key& k) noexcept { return k; }
    LINNET_INLINE static constexpr inverse_key expand_inverse_key(const key_source& from) noexcept { return expand_key(from); }

    template <size_t Number>
    LINNET_INLINE static constexpr void encrypt(const key& k, block (&blocks)[Number]) noexcept {
        pairs(blocks, [&](block& a, block& b) LINNET_LAMBDA { encrypt_two(k, a, b); });
    }
    template <size_t Number>
    LINNET_INLINE static constexpr void decrypt(const inverse_key& k, block (&blocks)[Number]) noexcept {
        pairs(blocks, [&](block& a, block& b) LINNET_LAMBDA { decrypt_two(k, a, b); });
    }

private:
    LINNET_INLINE static constexpr unsigned rounds_of([[maybe_unused]] const key& k) noexcept {
        if constexpr (any_key_size) return k.rounds;
        else return rounds;
    }
    /// The columns after, or before, rounds without ShiftRows.
    LINNET_INLINE static constexpr columns shifted(const columns& c, const key& k) noexcept {
        return rounds_of(k) % 4 == 0 ? c : c.template rows_shifted<2>();
    }

    template <size_t Number, class Function>
    LINNET_INLINE static constexpr void pairs(block (&blocks)[Number], const Function& f) noexcept {
        for (size_t i = 0; i + 1 < Number; i += 2) f(blocks[i], blocks[i + 1]);
        if constexpr (Number % 2 != 0) {
            block other = blocks[Number - 1];
            f(blocks[Number - 1], other);
            detail::wipe_kept(other);
        }
    }

    /// Words are big-endian in a block, and little-endian here.
    LINNET_INLINE static constexpr WordType swapped(const WordType& x) noexcept {
        if constexpr (std::is_integral_v<WordType>) return detail::byte_swap(x);
        else {
            const WordType even = word<WordType>::constant(0x00ff00ff);
            return (word<WordType>::template rotate_right<8>(x & even)) | (word<WordType>::template rotate_right<24>(x) & even);
        }
    }
    LINNET_INLINE static constexpr columns columns_of(const block& b) noexcept {
        return {{swapped(b.w[0]), swapped(b.w[1]), swapped(b.w[2]), swapped(b.w[3])}};
    }
    LINNET_INLINE static constexpr void put(block& b, const columns& c) noexcept {
        for (size_t i = 0; i < 4; ++i) b.w[i] = swapped(c.x[i]);
    }

    [[gnu::noinline]] static constexpr void encrypt_two(const key& k, block& first, block& second) noexcept {
        const columns a = columns_of(first);
        const columns b = columns_of(second);
        slice q[8] = {{a.x[0]}, {b.x[0]}, {a.x[1]}, {b.x[1]}, {a.x[2]}, {b.x[2]}, {a.x[3]}, {b.x[3]}};
        detail::aes_transpose(q);
        detail::aes_rounds<rounds, slice, key>{k}.encrypt(q);
        detail::aes_transpose(q);
        const columns out[2] = {shifted({{q[0].x, q[2].x, q[4].x, q[6].x}}, k), shifted({{q[1].x, q[3].x, q[5].x, q[7].x}}, k)};
        for (size_t i = 0; i < 4; ++i) {
            first.w[i] = swapped(out[0].x[i] ^ k.last[i]);
            second.w[i] = swapped(out[1].x[i] ^ k.last[i]);
        }
        for (auto& s : q) word<WordType>::wipe(s.x);
    }
    [[gnu::noinline]] static constexpr void decrypt_two(const key& k, block& first, block& second) noexcept {
        columns a = columns_of(first);
        columns b = columns_of(second);
        for (size_t i = 0; i < 4; ++i) {
            a.x[i] = a.x[i] ^ k.last[i];
            b.x[i] = b.x[i] ^ k.last[i];
        }
        a = shifted(a, k);
        b = shifted(b, k);
        slice q[8] = {{a.x[0]}, {b.x[0]}, {a.x[1]}, {b.x[1]}, {a.x[2]}, {b.x[2]}, {a.x[3]}, {b.x[3]}};
        detail::aes_transpose(q);
        detail::aes_rounds<rounds, slice, key>{k}.decrypt(q);
        detail::aes_transpose(q);
        put(first, {{q[0].x, q[2].x, q[4].x, q[6].x}});
        put(second, {{q[1].x, q[3].x, q[5].x, q[7].x}});
        for (auto& s : q) word<WordType>::wipe(s.x);
    }
};

LINNET_NAMESPACE_END

#if LINNET_SHARED
#include <linnet/detail/primitive/aes/aes_shared.hpp>
#endif

#endif
