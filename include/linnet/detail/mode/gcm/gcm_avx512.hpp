// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_GCM_GCM_AVX512_HPP
#define LINNET_DETAIL_MODE_GCM_GCM_AVX512_HPP

#include <linnet/detail/mode/gcm/gcm.hpp>
#include <linnet/detail/primitive/polyval_avx512.hpp>

#if defined(LINNET_AES_AVX512)

LINNET_NAMESPACE_BEGIN
namespace mode {

/// GCM over AES with four blocks per register. Incremental messages are processed here in batches of sixteen blocks; the version
/// for other processors takes the rest.
struct gcm_avx512 : gcm<aes_x86, polyval_x86<byte_order::big, 16>> {
    using base = gcm<aes_x86, polyval_x86<byte_order::big, 16>>;
    using feature = processor::x86_avx512_vaes;
    static constexpr std::string_view variant = feature::name;
    static constexpr detail::aead_traits traits = [] {
        detail::aead_traits t = base::traits;
        t.key_alignment = 64;
        t.messages_outlined = true;
        return t;
    }();
    static constexpr size_t batch_size = 16 * base::block_size; ///< bytes

    LINNET_INLINE static key expand_key(const key_source& from) noexcept {
        key k{aes_x86::expand_key(from), {}};
        expand_hash_key(k);
        return k;
    }

    static void encrypt(const key& k, const sized_source<source>& nonce, source data, size_t data_size, source in, sink out,
                        size_t size, sink tag) noexcept {
        any_message<true>(k, nonce, data, data_size, in, out, size, tag);
    }
    static void decrypt(const key& k, const sized_source<source>& nonce, source data, size_t data_size, source in, sink out,
                        size_t size, sink tag) noexcept {
        any_message<false>(k, nonce, data, data_size, in, out, size, tag);
    }
    template <bool Encrypt>
    static void blocks(running& r, const key& k, source in, sink out, size_t size) noexcept {
        const size_t whole = size - size % batch_size;
        if (whole != 0) {
            batches<Encrypt>(r, k, in, out, whole);
            in += whole;
            out += whole;
            size -= whole;
        }
        if (size != 0) base::blocks<Encrypt>(r, k, in, out, size);
    }

private:
    using counters = detail::vaes::counters<detail::vaes::counted::big_32>;
    static constexpr size_t most = 16; ///< blocks in a sum of the hash
    using hashing = detail::vaes::polynomial_hash<byte_order::big, most>;

    [[gnu::noinline, LINNET_TARGET_AVX512_VAES]] static void expand_hash_key(key& k) noexcept {
        alignas(16) block h;
        _mm_store_si128(reinterpret_cast<__m128i*>(&h), detail::vaes::encrypted(k.cipher, _mm_setzero_si128()));
        const block_integer e = detail::field_key<byte_order::big>(h);
        detail::vaes::fill_powers(k.hash.power, _mm_set_epi64x(static_cast<long long>(e.high), static_cast<long long>(e.low)),
                                  most);
        detail::wipe(h);
    }

    [[LINNET_VAES_INLINE]] static __m128i counter_block(const block_integer& counter) noexcept {
        return _mm_set_epi64x(static_cast<long long>(detail::byte_swap(counter.low)),
                              static_cast<long long>(detail::byte_swap(counter.high)));
    }

    [[LINNET_VAES_INLINE]] static __m128i initial_block(const key& k, source nonce, size_t size) noexcept {
        if (size == 12) return _mm_or_si128(_mm_maskz_loadu_epi32(7, nonce), _mm_set_epi32(0x01000000, 0, 0, 0));
        return counter_block(base::initial(k, {nonce, size}));
    }

    /// The keystream of 16 blocks, interleaved with the products of a batch or, with `Last`, of a sum.
    template <bool Last>
    [[LINNET_VAES_INLINE]] static void rounds_beside(const key& k, __m512i (&b)[4], hashing& h, const __m512i (&x)[4]) noexcept {
        detail::vaes::products p; // NOLINT(misc-const-correctness): for a batch
        detail::vaes::rounds<1, 3>(k.cipher, b);
        if constexpr (Last) h.take_element(x[0], 4);
        else p = detail::vaes::products(_mm512_xor_si512(x[0], h.carried), h.power_of<0>());
        detail::vaes::rounds<3, 5>(k.cipher, b);
        if constexpr (Last) h.take_element(x[1], 4);
        if constexpr (Last) h.take_element(x[2], 4);
        else p.add(x[1], h.power_of<1>(), x[2], h.power_of<2>());
        detail::vaes::rounds<5, 7>(k.cipher, b);
        if constexpr (Last) h.take_element(x[3], 4);
        else p.add(x[3], h.power_of<3>());
        detail::vaes::rounds<7, 9>(k.cipher, b);
        if constexpr (!Last) h.carried = p.reduced();
        detail::vaes::rounds<9, 10>(k.cipher, b);
    }

    /// One batch, interleaved with the hashing of the ciphertext in x. With `Encrypt` that is the ciphertext of the batch before,
    /// so that neither waits for the other; then x becomes the ciphertext of this batch.
    template <bool Encrypt, bool Hashed, bool Last>
    [[LINNET_VAES_INLINE]] static void batch(const key& k, counters& c, hashing& h, __m512i (&x)[4], source in, sink out) noexcept {
        __m512i b[4];
        c.take(b);
        detail::vaes::add_first_key(k.cipher, b);
        __m512i text[4];
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; ++j) {
            text[j] = _mm512_loadu_si512(in + 64 * j);
            LINNET_OPAQUE(LINNET_VECTOR(text[j])); // else it may be loaded twice, for the hash and for the sum
            if (!Encrypt) x[j] = hashing::element(text[j]);
        }
        if constexpr (Hashed) rounds_beside<Last>(k, b, h, x);
        else detail::vaes::rounds<1, 10>(k.cipher, b);
        detail::vaes::last_rounds_onto(k.cipher, b, text);
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; ++j) {
            _mm512_storeu_si512(out + 64 * j, b[j]);
            if (Encrypt) x[j] = hashing::element(b[j]);
        }
    }
    [[LINNET_VAES_INLINE]] static void add_to_sum(hashing& h, const __m512i (&x)[4]) noexcept {
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; ++j) h.take_element(x[j], 4);
    }

    /// One or more batches.
    template <bool Encrypt>
    [[LINNET_VAES_INLINE]] static void all_batches(const key& k, counters& c, hashing& h, source in, sink out,
                                                   size_t size) noexcept {
        __m512i x[4];
        size_t done = 0;
        if constexpr (Encrypt) {
            batch<true, false, false>(k, c, h, x, in, out);
            for (done = batch_size; done < size; done += batch_size) batch<true, true, false>(k, c, h, x, in + done, out + done);
            h.begin(16);
            add_to_sum(h, x);
        } else {
            for (; done < size - batch_size; done += batch_size) batch<false, true, false>(k, c, h, x, in + done, out + done);
            h.begin(16);
            batch<false, true, true>(k, c, h, x, in + done, out + done);
        }
        h.end();
    }

    template <bool Encrypt>
    [[gnu::noinline, LINNET_TARGET_AVX512_VAES]] static void batches(running& r, const key& k, source in, sink out,
                                                                     size_t size) noexcept {
        hashing h(k.hash.power);
        h.carried = _mm512_zextsi128_si512(detail::vaes::block_at(&r.hash));
        // Starts one block early: the keystream that is already known is computed again.
        counters c(counter_block(r.counter), -1);
        all_batches<Encrypt>(k, c, h, in, out, size);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(&r.hash), detail::vaes::lowest(h.carried));
        const __m128i next = detail::vaes::encrypted(k.cipher, detail::vaes::lowest(c.take()));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(&r.next), next);
        r.counter = r.counter.template plus<32>(size / base::block_size);
        r.text_size += size;
    }

    /// The rest of a text, shorter than a batch.
    template <bool Encrypt>
    [[LINNET_VAES_INLINE]] static void rest(const key& k, counters& c, hashing& h, source in, sink out, size_t size) noexcept {
        for (size_t count = 0; size != 0; in += count, out += count, size -= count) {
            count = size < 64 ? size : 64;
            const __mmask64 bytes = detail::vaes::first_bytes(count);
            __m512i b[1] = {c.take()};
            detail::vaes::encrypt(k.cipher, b);
            __m512i text = _mm512_maskz_loadu_epi8(bytes, in); // NOLINT(misc-const-correctness): for the barrier
            LINNET_OPAQUE(LINNET_VECTOR(text));
            const __m512i other = _mm512_maskz_mov_epi8(bytes, _mm512_xor_si512(text, b[0]));
            _mm512_mask_storeu_epi8(out, bytes, other);
            h.take(Encrypt ? other : text, (count + 15) / 16);
        }
    }

    template <bool Encrypt>
    LINNET_INLINE static void any_message(const key& k, const sized_source<source>& nonce, source data, size_t data_size, source in,
                                          sink out, size_t size, sink tag) noexcept {
        if (nonce.size == 12 && data_size <= 48 && size <= 64)
            short_message<Encrypt>(k, nonce.bytes, data, data_size, in, out, size, tag);
        else message<Encrypt>(k, nonce.bytes, nonce.size, data, data_size, in, out, size, tag);
    }

    /// A message of at most three blocks of associated data and four of text. One register holds the text; another holds the data,
    /// with the lengths in its fourth lane.
    template <bool Encrypt>
    [[gnu::noinline, LINNET_TARGET_AVX512_VAES]] static void
    short_message(const key& k, source nonce, source data, size_t data_size, source in, sink out, size_t size, sink tag) noexcept {
        namespace vaes = detail::vaes;
        // A masked load of no bytes takes a hundred cycles at a null pointer, where the processor must suppress a fault.
        if (data_size == 0) data = nonce;
        if (size == 0) {
            in = nonce;
            out = tag;
        }
        const __m128i first = initial_block(k, nonce, 12);
        const __m128i mask = vaes::encrypted(k.cipher, first);
        __m512i b[1] = {counters::following(first)};
        vaes::encrypt(k.cipher, b);

        const size_t behind_data = (size + 15) / 16 + 1; // hashed blocks
        const auto* const data_power = k.hash.power + most - behind_data - (data_size + 15) / 16;
        const __m512i x = hashing::element(_mm512_maskz_loadu_epi8(vaes::first_bytes(data_size), data));
        vaes::products sum(
            _mm512_mask_broadcast_i32x4(x, 0xf000, hashing::lengths(data_size, size)),
            _mm512_mask_broadcast_i32x4(_mm512_loadu_si512(data_power), 0xf000, vaes::block_at(&k.hash.power[most - 1])));

        const __mmask64 bytes = vaes::first_bytes(size);
        __m512i text = _mm512_maskz_loadu_epi8(bytes, in); // NOLINT(misc-const-correctness): for the barrier
        LINNET_OPAQUE(LINNET_VECTOR(text));
        const __m512i other = _mm512_maskz_mov_epi8(bytes, _mm512_xor_si512(text, b[0]));
        _mm512_mask_storeu_epi8(out, bytes, other);
        sum.add(hashing::element(Encrypt ? other : text), _mm512_loadu_si512(k.hash.power + most - behind_data));
        const __m128i hash = hashing::element(vaes::folded(sum.reduced()));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(tag), _mm_xor_si128(hash, mask));
    }

    template <bool Encrypt>
    [[gnu::noinline, LINNET_TARGET_AVX512_VAES]] static void message(const key& k, source nonce, size_t nonce_size, source data,
                                                                     size_t data_size, source in, sink out, size_t size,
                                                                     sink tag) noexcept {
        const __m128i first = initial_block(k, nonce, nonce_size);
        const __m128i mask = detail::vaes::encrypted(k.cipher, first);
        counters c(first, 1);
        hashing h(k.hash.power);
        h.take_string(data, data_size, size / 16 < most ? (size + 15) / 16 + 1 : most + 1);
        const uint64_t text_size = size;
        if (h.left == 0 && size >= batch_size) {
            const size_t whole = size - size % batch_size;
            all_batches<Encrypt>(k, c, h, in, out, whole);
            in += whole;
            out += whole;
            size -= whole;
        }
        if (h.left == 0) h.begin(size > batch_size - 16 ? 16 : (size + 15) / 16 + 1);
        rest<Encrypt>(k, c, h, in, out, size);
        if (h.left == 0) {
            h.end();
            h.begin(1);
        }
        const __m128i sum = h.finish(data_size, text_size);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(tag), _mm_xor_si128(sum, mask));
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
