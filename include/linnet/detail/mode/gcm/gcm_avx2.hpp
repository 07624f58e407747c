// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_GCM_GCM_AVX2_HPP
#define LINNET_DETAIL_MODE_GCM_GCM_AVX2_HPP

#include <linnet/detail/mode/gcm/gcm.hpp>
#include <linnet/detail/primitive/polyval_avx2.hpp>

#if defined(LINNET_AES_AVX2)

LINNET_NAMESPACE_BEGIN
namespace mode {

/// GCM over AES in code for AVX2, with `Width` blocks per register. Incremental messages are processed here in batches of eight
/// blocks; the version for other processors takes the rest.
template <class Feature, size_t Width>
struct gcm_avx2 : gcm<aes_x86, ghash_avx2> {
    using base = gcm<aes_x86, ghash_avx2>;
    using base::key, base::running, base::block;
    using feature = Feature;
    static constexpr std::string_view variant = feature::name;
    static constexpr detail::aead_traits traits = [] {
        detail::aead_traits t = base::traits;
        t.messages_outlined = true;
        return t;
    }();

    static void encrypt(const key& k, const sized_source<source>& nonce, source data, size_t data_size, source in, sink out,
                        size_t size, sink tag) noexcept {
        message<true>(k, nonce.bytes, nonce.size, data, data_size, in, out, size, tag);
    }
    static void decrypt(const key& k, const sized_source<source>& nonce, source data, size_t data_size, source in, sink out,
                        size_t size, sink tag) noexcept {
        message<false>(k, nonce.bytes, nonce.size, data, data_size, in, out, size, tag);
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
    using reg = detail::avx2::blocks<Width>;
    using single = detail::avx2::single;
    using counters = detail::avx2::counters<detail::avx2::counted::big_32, reg>;
    using hashing = detail::avx2::polynomial_hash<byte_order::big, reg>;
    static constexpr size_t number = hashing::most / Width;           ///< registers in a batch
    static constexpr size_t batch_size = hashing::most * block::size; ///< bytes

    [[LINNET_AVX2_INLINE]] static single counter_block(const block_integer& counter) noexcept {
        return single{detail::byte_swap(counter.high), detail::byte_swap(counter.low)};
    }
    [[LINNET_AVX2_INLINE]] static single initial_block(const key& k, source nonce, size_t size) noexcept {
        if (size != 12) return counter_block(base::initial(k, {nonce, size}));
        uint64_t first = 0;
        uint32_t last = 0;
        __builtin_memcpy(&first, nonce, 8);
        __builtin_memcpy(&last, nonce + 8, 4);
        return single{first, last | uint64_t{1} << 56};
    }

    /// Adds the product of register `Index` of a batch. Of the pair of sums that it needs, the lower is for even numbers of pairs
    /// of blocks.
    template <size_t Index>
    [[LINNET_AVX2_INLINE]] static void add_product(const key& k, detail::avx2::products<reg>& p, reg x) noexcept {
        constexpr size_t sums_at = Width == 2 ? Index / 2 * 2 : Index / 4 * 2 + Index % 2;
        constexpr int half = Index * Width / 2 % 2;
        p.template add<half>(x, detail::avx2::load_each_time<reg>(k.hash.power + Index * Width),
                             detail::avx2::load_each_time<reg>(k.hash.sums + sums_at));
    }
    template <size_t Index>
    [[LINNET_AVX2_INLINE]] static void add_products_from(const key& k, detail::avx2::products<reg>& p,
                                                         const reg (&x)[number]) noexcept {
        if constexpr (Index < number) {
            add_product<Index>(k, p, x[Index]);
            add_products_from<Index + 1>(k, p, x);
        }
    }
    /// The hash of a batch.
    [[LINNET_AVX2_INLINE]] static void take_batch(const key& k, hashing& h, const reg (&x)[number]) noexcept {
        detail::avx2::products<reg> p;
        add_product<0>(k, p, x[0] ^ detail::avx2::widened<reg>(h.carried));
        add_products_from<1>(k, p, x);
        h.carried = detail::avx2::folded(p.reduced());
    }
    /// The keystream of a batch, interleaved with the hash of the batch in x.
    [[LINNET_AVX2_INLINE]] static void rounds_beside(const key& k, reg (&b)[number], hashing& h, const reg (&x)[number]) noexcept {
        detail::avx2::products<reg> p;
        add_product<0>(k, p, x[0] ^ detail::avx2::widened<reg>(h.carried));
        detail::avx2::rounds<1, 2>(k.cipher, b);
        add_product<1>(k, p, x[1]);
        detail::avx2::rounds<2, 4>(k.cipher, b);
        add_product<2>(k, p, x[2]);
        detail::avx2::rounds<4, 6>(k.cipher, b);
        add_product<3>(k, p, x[3]);
        detail::avx2::rounds<6, 8>(k.cipher, b);
        h.carried = detail::avx2::folded(p.reduced());
        detail::avx2::rounds<8, 10>(k.cipher, b);
    }

    /// One batch; with `Hashed` interleaved with the hash of the batch in x. Then x is the elements of this batch's ciphertext.
    template <bool Encrypt, bool Hashed>
    [[LINNET_AVX2_INLINE]] static void batch(const key& k, counters& c, hashing& h, reg (&x)[number], source in,
                                             sink out) noexcept {
        reg b[number];
        c.take(b);
        detail::avx2::add_first_key(k.cipher, b);
        if constexpr (Hashed) rounds_beside(k, b, h, x);
        else detail::avx2::rounds<1, 10>(k.cipher, b);
        detail::avx2::last_rounds(k.cipher, b);
#pragma GCC unroll 8
        for (size_t j = 0; j < number; ++j) {
            const auto text = detail::avx2::load_once<reg>(in + sizeof(reg) * j);
            const reg other = text ^ b[j];
            detail::avx2::store(out + sizeof(reg) * j, other);
            x[j] = hashing::element(Encrypt ? other : text);
        }
    }

    /// One or more batches. With two blocks per register the keystream of a batch is interleaved with the hash of the ciphertext
    /// before it, so that neither waits for the other. With one, there are too few registers: compilers would store keystream on
    /// the stack.
    template <bool Encrypt>
    [[LINNET_AVX2_INLINE]] static void all_batches(const key& k, counters& c, hashing& h, source in, sink out,
                                                   size_t size) noexcept {
        reg x[number];
        batch<Encrypt, false>(k, c, h, x, in, out);
        for (size_t done = batch_size; done < size; done += batch_size) {
            if constexpr (Width == 1) take_batch(k, h, x);
            batch<Encrypt, Width == 2>(k, c, h, x, in + done, out + done);
        }
        take_batch(k, h, x);
    }

    template <bool Encrypt>
    [[gnu::noinline, LINNET_TARGET_AVX2]] static void batches(running& r, const key& k, source in, sink out, size_t size) noexcept {
        hashing h(k.hash.power);
        h.carried = r.hash.v;
        // Starts one block early: the keystream that is already known is computed again.
        counters c(counter_block(r.counter.template plus<32>(0xffffffff)));
        all_batches<Encrypt>(k, c, h, in, out, size);
        r.hash.v = h.carried;
        r.next.v = detail::avx2::encrypted(k.cipher, counter_block(r.counter.template plus<32>(size / block::size - 1)));
        r.counter = r.counter.template plus<32>(size / block::size);
        r.text_size += size;
    }

    /// The rest of a text, shorter than a batch, within a sum.
    template <bool Encrypt>
    [[LINNET_AVX2_INLINE]] static void rest(const key& k, counters& c, hashing& h, source in, sink out, size_t size) noexcept {
        reg b[number];
        c.take(b);
        detail::avx2::encrypt(k.cipher, b);
        rest_from<Encrypt, 0>(b, h, in, out, size);
    }
    template <bool Encrypt, size_t Index>
    [[LINNET_AVX2_INLINE]] static void rest_from(const reg (&b)[number], hashing& h, source in, sink out, size_t size) noexcept {
        if (size < sizeof(reg)) return last_blocks<Encrypt>(h, b[Index], in, out, size);
        const auto text = detail::avx2::load_once<reg>(in);
        const reg other = text ^ b[Index];
        detail::avx2::store(out, other);
        h.take(hashing::element(Encrypt ? other : text));
        if constexpr (Index + 1 < number)
            rest_from<Encrypt, Index + 1>(b, h, in + sizeof(reg), out + sizeof(reg), size - sizeof(reg));
    }
    /// Less than a register.
    template <bool Encrypt>
    [[LINNET_AVX2_INLINE]] static void last_blocks(hashing& h, reg stream, source in, sink out, size_t size) noexcept {
        if (size == 0) return;
        last_block<Encrypt>(h, detail::avx2::lower(stream), in, out, size < block::size ? size : block::size);
        if constexpr (Width == 2) {
            if (size > block::size)
                last_block<Encrypt>(h, detail::avx2::upper(stream), in + block::size, out + block::size, size - block::size);
        }
    }
    template <bool Encrypt>
    [[LINNET_AVX2_INLINE]] static void last_block(hashing& h, single stream, source in, sink out, size_t size) noexcept {
        if (size == block::size) {
            const auto text = detail::avx2::load_once<single>(in);
            const single other = text ^ stream;
            detail::avx2::store(out, other);
            return h.take_one(hashing::element(Encrypt ? other : text));
        }
        const block text = loaded_first<block>(in, 0, size);
        const block other{text.v ^ stream};
        other.store_first(out, 0, size);
        h.take_one(hashing::element(Encrypt ? other.first(size).v : text.v));
    }

    template <bool Encrypt>
    [[gnu::noinline, LINNET_TARGET_AVX2]] static void message(const key& k, source nonce, size_t nonce_size, source data,
                                                              size_t data_size, source in, sink out, size_t size,
                                                              sink tag) noexcept {
        const single first = initial_block(k, nonce, nonce_size);
        block mask{detail::avx2::encrypted(k.cipher, first)}; // of the tag
        asm volatile("" : "+m"(mask));                        // in memory, else compilers store it where it is not wiped
        counters c(first, 1);
        hashing h(k.hash.power);
        const uint64_t text_size = size;
        const size_t more = (size + 15) / 16 + 1;
        h.take_string(data, data_size, more);
        if (h.left == 0) { // the text has sums of its own
            const size_t whole = size - size % batch_size;
            if (whole != 0) all_batches<Encrypt>(k, c, h, in, out, whole);
            in += whole;
            out += whole;
            size -= whole;
            const size_t count = (size + 15) / 16;
            h.begin(count == hashing::most ? count : count + 1);
        }
        if (size != 0) rest<Encrypt>(k, c, h, in, out, size);
        if (h.left == 0) h.end();
        detail::avx2::store(tag, h.finish(data_size, text_size) ^ mask.v);
        detail::wipe(mask);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
