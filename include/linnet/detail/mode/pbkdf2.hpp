// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_PBKDF2_HPP
#define LINNET_DETAIL_MODE_PBKDF2_HPP

#include <linnet/detail/mode/hkdf.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// PBKDF2 (RFC 8018, section 5.2) over HMAC with a hash function. The two pads of the password are compressed once.
template <class Hash>
struct pbkdf2 {
    using feature = processor::any;
    using mac = hmac<Hash>;
    using word_type = typename Hash::word_type;
    using source = typename Hash::source;
    using sink = typename Hash::sink;
    static constexpr std::string_view variant = Hash::variant;
    static constexpr size_t block_size = Hash::block_size;
    /// 2^32 - 1 blocks, or as many bytes as addresses can reach.
    static constexpr size_t output_size_max = SIZE_MAX / Hash::digest_size < 0xffffffff ? SIZE_MAX : 0xffffffff * Hash::digest_size;

    static constexpr void derive(const source& password, size_t password_size, const source& salt, size_t salt_size,
                                 uint32_t iterations, const sink& output, size_t size) noexcept {
        typename mac::key k = mac::expand_key(password, password_size);
        uint32_t number = 0;
        for (size_t done = 0; done < size; done += Hash::digest_size) {
            typename Hash::chain sum = first(k, salt, salt_size, ++number);
            iterate(k, sum, iterations);
            detail::store_first_words<Hash::order>(output, done, sum.x,
                                                   size - done < Hash::digest_size ? size - done : Hash::digest_size);
            sum.wipe();
        }
        k.wipe();
    }

private:
    /// U_1: the tag of the salt and the number of the output block.
    static constexpr typename Hash::chain first(const typename mac::key& k, const source& salt, size_t salt_size,
                                                uint32_t number) noexcept {
        typename mac::state s = mac::initialize(k);
        {
            typename Hash::tail t(s.inner);
            t.bytes(salt, 0, salt_size);
            for (unsigned shift = 32; shift != 0;) t.byte(static_cast<uint8_t>(number >> (shift -= 8)));
            t.end();
        }
        const typename Hash::chain made = mac::outer(s).value;
        s.wipe();
        return made;
    }

    /// Adds U_2 and those after it to `sum`, which starts as U_1. Each is the tag of the one before.
    static constexpr void iterate(const typename mac::key& k, typename Hash::chain& sum, uint32_t iterations) noexcept {
        typename Hash::chain u = sum;
        const typename Hash::block end = Hash::end_of(block_size + Hash::digest_size);
        for (uint32_t i = 1; i < iterations; ++i) {
            again(k.inner, u, end);
            again(k.outer, u, end);
            for (size_t j = 0; j < Hash::digest_words; ++j) sum.x[j] = sum.x[j] ^ u.x[j];
        }
        u.wipe();
    }

    /// The digest after a pad and one digest, which fills one block together with the end of the message.
    LINNET_INLINE static constexpr void again(const typename Hash::chain& pad, typename Hash::chain& u,
                                              const typename Hash::block& end) noexcept {
        typename Hash::block b = end;
        Hash::set_digest(b, u);
        u = pad;
        Hash::compress(u, b);
        detail::wipe_kept(b);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
