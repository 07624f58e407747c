// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_OCB_OCB_HPP
#define LINNET_DETAIL_MODE_OCB_OCB_HPP

#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/both_ways.hpp>
#include <linnet/detail/mode/cmac.hpp>

#include <bit>
#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// OCB3 (RFC 7253): one call of the cipher per block, between two additions of an offset that depends on the position. The offset
/// of block i is the sum of the previous block's offset and L_j, where 2^j is the largest power of 2 that divides i. The cipher
/// takes `Cipher::parallel` blocks at a time.
template <class Cipher>
struct ocb : over_block_cipher<Cipher>, both_ways<ocb<Cipher>> {
    static constexpr size_t parallel = Cipher::parallel;
    static_assert(std::has_single_bit(parallel));
    /// The number of L_j in a key: enough for a batch or, if the cipher takes many blocks at a time, for a long text.
    static constexpr size_t kept = parallel < 8 ? std::countr_zero(parallel) + 1 : 14;
    using base = over_block_cipher<Cipher>;
    static constexpr size_t block_size = base::block_size;
    using typename base::block, typename base::word_type, typename base::source, typename base::sink, typename base::key_source;
    using nonce = sized_source<source>;
    static constexpr size_t nonce_size = 12;
    static constexpr size_t tag_size = 16;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.nonce_size_min = 1,
                                                .nonce_size_max = 15,
                                                .tag_size_min = 1,
                                                .binds_tag_size = true,
                                                .any_key_size = Cipher::any_key_size,
                                                .incremental = false,
                                                .reads_twice = false};

    struct key {
        typename Cipher::key forward;
        typename Cipher::inverse_key backward;
        block at_end;  ///< L_*
        block of_tag;  ///< L_$
        block l[kept]; ///< L_0 to L_(kept - 1)

        constexpr void wipe() noexcept { detail::wipe_parts(*this, forward, backward, at_end, of_tag, l); }
    };

    LINNET_INLINE static constexpr key expand_key(const key_source& from) noexcept {
        const block none = Cipher::block::constant(0);
        key k{Cipher::expand_key(from), inverse_of(k.forward, from), none, none, {}};
        k.at_end = encrypted<Cipher>(k.forward, none);
        auto next = times_x(number_of<Cipher>(k.at_end));
        k.of_tag = block_of<Cipher>(next);
        for (auto& one : k.l) {
            next = times_x(next);
            one = block_of<Cipher>(next);
        }
        next.wipe();
        return k;
    }

private:
    friend both_ways<ocb>;

    LINNET_INLINE static constexpr typename Cipher::inverse_key inverse_of([[maybe_unused]] const typename Cipher::key& forward,
                                                                           [[maybe_unused]] const key_source& from) noexcept {
        if constexpr (Cipher::inverts_keys) return Cipher::inverse_of(forward);
        else return Cipher::expand_inverse_key(from);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const key& k, const nonce& n, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag,
                                                size_t tag_bytes) noexcept {
        block sum = hashed(k, data, data_size);
        block offset = first_offset(k, n, tag_bytes);
        block checksum = Cipher::block::constant(0);
        const size_t whole = size - size % block_size;
        size_t taken = 0; // NOLINT(misc-const-correctness): without one
        if constexpr (Cipher::has_ocb_text) {
            if constexpr (Encrypt) taken = Cipher::template ocb_text<true>(k.forward, k.l, offset, checksum, in, out, size);
            else taken = Cipher::template ocb_text<false>(k.backward, k.l, offset, checksum, in, out, size);
        }
        const auto several = [&]<size_t Number>(const block(&offsets)[Number], size_t done)
                                 LINNET_LAMBDA { text<Encrypt>(k, offsets, in, out, done, checksum); };
        each_batch<parallel>(k, offset, whole, several, taken);
        if (whole != size) {
            offset = offset ^ k.at_end;
            block pad = encrypted<Cipher>(k.forward, offset);
            const size_t count = size - whole;
            const block from = block::load_first(in, whole, count);
            const block to = (from ^ pad).first(count);
            to.store_first(out, whole, count);
            checksum = checksum ^ (Encrypt ? from : to) ^ bit_behind<Cipher>(count);
            pad.wipe();
        }
        (encrypted<Cipher>(k.forward, checksum ^ offset ^ k.of_tag) ^ sum).store(tag, 0);
        sum.wipe();
        offset.wipe();
        checksum.wipe();
    }

    template <bool Encrypt, size_t Number>
    LINNET_INLINE static constexpr void text(const key& k, const block (&offsets)[Number], const source& in, const sink& out,
                                             size_t done, block& checksum) noexcept {
        block b[Number];
        each_block<Number>([&](auto i) LINNET_LAMBDA {
            b[i] = loaded_once<block>(in, done + i * block_size);
            if constexpr (Encrypt) checksum = checksum ^ b[i];
            b[i] = b[i] ^ offsets[i];
        });
        if constexpr (Encrypt) Cipher::encrypt(k.forward, b);
        else Cipher::decrypt(k.backward, b);
        each_block<Number>([&](auto i) LINNET_LAMBDA {
            b[i] = b[i] ^ offsets[i];
            if constexpr (!Encrypt) checksum = checksum ^ b[i];
            b[i].store(out, done + i * block_size);
        });
    }

    /// HASH(K, A), RFC 7253, section 4.1.
    LINNET_INLINE static constexpr block hashed(const key& k, const source& data, size_t size) noexcept {
        block offset = Cipher::block::constant(0);
        block sum = offset;
        const size_t whole = size - size % block_size;
        each_batch<parallel>(k, offset, whole, [&]<size_t Number>(const block(&offsets)[Number], size_t done) LINNET_LAMBDA {
            block b[Number];
            each_block<Number>([&](auto i) LINNET_LAMBDA { b[i] = block::load(data, done + i * block_size) ^ offsets[i]; });
            Cipher::encrypt(k.forward, b);
            each_block<Number>([&](auto i) LINNET_LAMBDA { sum = sum ^ b[i]; });
        });
        if (whole != size) {
            const block last = block::load_first(data, whole, size - whole) ^ bit_behind<Cipher>(size - whole);
            sum = sum ^ encrypted<Cipher>(k.forward, last ^ offset ^ k.at_end);
        }
        offset.wipe();
        return sum;
    }

    /// Calls f(offsets, place) for `size` bytes of whole blocks, Number blocks at a time, then fewer. `offset` is the offset of the
    /// block before.
    template <size_t Number, class Function>
    LINNET_INLINE static constexpr void each_batch(const key& k, block& offset, size_t size, const Function& f,
                                                   size_t done = 0) noexcept {
        for (; size - done >= Number * block_size; done += Number * block_size) {
            block offsets[Number];
            each_block<Number>([&](auto i) LINNET_LAMBDA {
                if constexpr (i + 1 < Number) offset = offset ^ k.l[detail::trailing_zeros(i + 1)];
                else offset = offset ^ l_of(k, done / block_size + Number);
                offsets[i] = offset;
            });
            f(offsets, done);
        }
        if constexpr (Number != 1) each_batch<Number / 2>(k, offset, size, f, done);
    }

    /// L_j for block `number`, where 2^j is the largest power of 2 that divides it.
    LINNET_INLINE static constexpr block l_of(const key& k, size_t number) noexcept {
#if LINNET_SHARED // Cortex-M0 has no instruction to count zeros, only a function of the compiler's library
        size_t j = 0;
        for (; number % 2 == 0; number /= 2) ++j;
#else
        const auto j = static_cast<size_t>(detail::trailing_zeros(number));
#endif
        if (j < kept) return k.l[j];
        auto l = number_of<Cipher>(k.l[kept - 1]);
        for (size_t i = kept - 1; i < j; ++i) l = times_x(l);
        return block_of<Cipher>(l);
    }

    /// Offset_0: 128 of the 192 bits of Stretch, from the bit that the last 6 bits of the nonce select (RFC 7253, section 4.2).
    LINNET_INLINE static constexpr block first_offset(const key& k, const nonce& n, size_t tag_bytes) noexcept {
        using w = word<word_type>;
        constexpr size_t words = number<word_type>::words;
        constexpr unsigned bits = number_bits<word_type>;
        const uint64_t size_field = uint64_t{tag_bytes % 16} << 60;
        auto padded =
            moved(number<word_type>::load_first(n.bytes, 0, n.size), 16 - n.size) ^ number<word_type>::constant(size_field);
        padded = padded ^ moved(number<word_type>::constant(uint64_t{1} << 56), 15 - n.size);
        const word_type bottom = padded.w[words - 1] & w::constant(63);
        padded.w[words - 1] = padded.w[words - 1] ^ bottom;
        number<word_type> t = number_of<Cipher>(encrypted<Cipher>(k.forward, block_of<Cipher>(padded)));

        word_type stretch[words + words / 2];
        for (size_t i = 0; i < words; ++i) stretch[i] = t.w[i];
        for (size_t i = 0; i < words / 2; ++i)
            stretch[words + i] = t.w[i] ^ w::template shift_left<8>(t.w[i]) ^ w::template shift_right<bits - 8>(t.w[i + 1]);
        shift<0>(stretch, bottom);
        number<word_type> offset = t;
        for (size_t i = 0; i < words; ++i) offset.w[i] = stretch[i];
        const block made = block_of<Cipher>(offset);
        wipe_words(stretch);
        offset.wipe();
        t.wipe();
        return made;
    }

    /// Shifts left by the value of bits `Index` to 5 of `count`, which differs between lanes.
    template <unsigned Index, size_t Number>
    LINNET_INLINE static constexpr void shift(word_type (&x)[Number], const word_type& count) noexcept {
        using w = word<word_type>;
        constexpr unsigned bits = number_bits<word_type>;
        constexpr unsigned by = 1u << Index;
        word_type chosen = w::template shift_right<Index>(count) & w::constant(1);
        chosen = chosen | w::template shift_left<1>(chosen);
        chosen = chosen | w::template shift_left<2>(chosen);
        chosen = chosen | w::template shift_left<4>(chosen);
        chosen = chosen | w::template shift_left<8>(chosen);
        chosen = chosen | w::template shift_left<16>(chosen);
        if constexpr (bits == 64) chosen = chosen | w::template shift_left<32>(chosen);
        for (size_t i = 0; i + 1 < Number; ++i) {
            if constexpr (by == bits) x[i] = w::and_not(chosen, x[i]) | (x[i + 1] & chosen);
            else
                x[i] = w::and_not(chosen, x[i]) |
                       ((w::template shift_left<by>(x[i]) | w::template shift_right<bits - by>(x[i + 1])) & chosen);
        }
        x[Number - 1] = w::and_not(chosen, x[Number - 1]) | (w::template shift_left<by % bits>(x[Number - 1]) & chosen);
        if constexpr (Index < 5) shift<Index + 1>(x, count);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
