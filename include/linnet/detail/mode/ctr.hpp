// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_CTR_HPP
#define LINNET_DETAIL_MODE_CTR_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/cipher_core.hpp>
#include <linnet/detail/primitive/block_cipher.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Counter mode (SP 800-38A, section 6.5). The nonce is the first counter block; each further one is larger by 1, modulo 2^128. The
/// cipher takes `Cipher::parallel` blocks at a time.
template <class Cipher>
struct ctr : over_block_cipher<Cipher> {
    using base = over_block_cipher<Cipher>;
    static constexpr size_t block_size = base::block_size;
    using typename base::block, typename base::source, typename base::sink, typename base::key_source;
    using key = typename Cipher::key;
    static constexpr size_t nonce_size = 16;
    static constexpr detail::cipher_traits traits{.any_key_size = Cipher::any_key_size};

    struct running {
        block_integer first;
        uint64_t next; ///< the number of the next block

        constexpr void wipe() noexcept { detail::wipe(*this); }
    };

    LINNET_INLINE static constexpr key expand_key(const key_source& from) noexcept { return Cipher::expand_key(from); }
    LINNET_INLINE static constexpr running initialize(const key&, const source& nonce) noexcept {
        return {block_integer::of(block::load(nonce, 0)), 0};
    }
    LINNET_INLINE static constexpr void seek(running& r, uint64_t number) noexcept { r.next = number; }

    /// Any number of bytes; a partial block only at the end.
    LINNET_INLINE static constexpr void crypt(running& r, const key& k, const source& in, const sink& out, size_t size) noexcept {
        constexpr size_t batch = Cipher::parallel * block_size;
        block b[Cipher::parallel]; // NOLINT(cppcoreguidelines-pro-type-member-init): keystream_blocks writes it
        size_t done = 0;
        for (; size - done >= batch; done += batch) {
            keystream_blocks(r, k, b);
            each_block<Cipher::parallel>([&](auto i) LINNET_LAMBDA { add(b[i], in, out, done + i * block_size); });
            r.next += Cipher::parallel;
        }
        if (done != size) keystream_blocks(r, k, b);
        for (size_t i = 0; done < size; ++i, ++r.next, done += block_size)
            add_first(b[i], in, out, done, size - done < block_size ? size - done : block_size);
        for (auto& one : b) one.wipe();
    }

    /// The next block of keystream.
    LINNET_INLINE static constexpr void keystream(running& r, const key& k, const sink& to) noexcept {
        block b[1] = {r.first.template plus<128>(r.next++).template block<block>()};
        Cipher::encrypt(k, b);
        b[0].store(to, 0);
        b[0].wipe();
    }

protected:
    /// Splits a text where the lower half of the counter wraps: crypt_part(COUNTER, IN, OUT, SIZE) processes each part. The counter
    /// is public.
    template <class Part>
    LINNET_INLINE static constexpr void in_parts(running& r, const source& in, const sink& out, size_t size,
                                                 const Part& crypt_part) noexcept {
        const block_integer counter = r.first.template plus<128>(r.next);
        const uint64_t blocks = size / block_size + (size % block_size != 0 ? 1 : 0);
        const uint64_t up_to_wrap = 0 - counter.low; // 0 stands for 2^64
        const size_t first = up_to_wrap - 1 < blocks ? static_cast<size_t>(up_to_wrap) * block_size : size;
        const size_t part = first < size ? first : size;
        crypt_part(counter, in, out, part);
        if (part != size) crypt_part({counter.high + 1, 0}, in + part, out + part, size - part);
        r.next += blocks;
    }

private:
    /// Word by word where a compiler would copy the block to memory, which costs time and is not wiped.
    LINNET_INLINE static constexpr void add(const block& keystream, const source& in, const sink& out, size_t at) noexcept {
        if constexpr (LINNET_SHARED && LINNET_UNROLL) {
            using w = word<typename block::word_type>;
            [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
                (w::template store<block::order>(out, at + Index * w::size,
                                                 keystream.w[Index] ^ w::template load<block::order>(in, at + Index * w::size)),
                 ...);
            }(std::make_index_sequence<block::words>{});
        } else {
            (block::load(in, at) ^ keystream).store(out, at);
        }
    }

    LINNET_INLINE static constexpr void add_first(const block& keystream, const source& in, const sink& out, size_t at,
                                                  size_t count) noexcept {
        if constexpr (LINNET_SHARED && LINNET_UNROLL) {
            using w = word<typename block::word_type>;
            size_t i = 0;
            for (; count >= w::size; ++i, at += w::size, count -= w::size)
                w::template store<block::order>(out, at, keystream.w[i] ^ w::template load<block::order>(in, at));
            if (count == 0) return;
            const auto text = keystream.w[i] ^ w::template load_partial<block::order>(in, at, count);
            w::template store_partial<block::order>(out, at, count, text);
        } else {
            (block::load_first(in, at, count) ^ keystream).store_first(out, at, count);
        }
    }

    LINNET_INLINE static constexpr void keystream_blocks(const running& r, const key& k, block (&b)[Cipher::parallel]) noexcept {
        each_block<Cipher::parallel>([&](auto i)
                                         LINNET_LAMBDA { b[i] = r.first.template plus<128>(r.next + i).template block<block>(); });
        Cipher::encrypt(k, b);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
