// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_HKDF_HPP
#define LINNET_DETAIL_MODE_HKDF_HPP

#include <linnet/detail/mode/hmac_of_hash.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// HKDF (RFC 5869), over HMAC with a hash function.
template <class Hash>
struct hkdf {
    using feature = processor::any;
    using mac = hmac<Hash>;
    using word_type = typename Hash::word_type;
    using source = typename Hash::source;
    using sink = typename Hash::sink;
    static constexpr std::string_view variant = Hash::variant;
    static constexpr size_t block_size = Hash::block_size;
    static constexpr size_t extract_size = Hash::digest_size; ///< HashLen, the size of a pseudorandom key
    static constexpr size_t output_size_max = 255 * Hash::digest_size;

    /// Section 2.2. An empty salt equals one of zeroes, since HMAC fills keys up with zeroes.
    static constexpr void extract(const source& secret, size_t secret_size, const source& salt, size_t salt_size,
                                  const sink& prk) noexcept {
        typename mac::state s = extracted(secret, secret_size, salt, salt_size);
        Hash::write(s.inner, prk);
        s.wipe();
    }

    /// Section 2.3.
    static constexpr void expand(const source& prk, size_t prk_size, const source& info, size_t info_size, const sink& output,
                                 size_t size) noexcept {
        typename mac::key k = mac::expand_key(prk, prk_size);
        expand(k, info, info_size, output, size);
    }

    static constexpr void derive(const source& secret, size_t secret_size, const source& salt, size_t salt_size, const source& info,
                                 size_t info_size, const sink& output, size_t size) noexcept {
        typename mac::state s = extracted(secret, secret_size, salt, salt_size);
        typename mac::key k = mac::expand_digest(s.inner.value);
        s.wipe();
        expand(k, info, info_size, output, size);
    }

private:
    static constexpr typename mac::state extracted(const source& secret, size_t secret_size, const source& salt,
                                                   size_t salt_size) noexcept {
        typename mac::key k = mac::expand_key(salt, salt_size);
        typename mac::state s = mac::initialize(k);
        k.wipe();
        const size_t whole = detail::whole_blocks<block_size>(secret_size);
        mac::absorb(s, secret, whole);
        Hash::close(s.inner, secret, whole, secret_size - whole);
        mac::outer(s);
        return s;
    }

    /// T(i) is the tag of T(i - 1), the info and the number i.
    static constexpr void expand(typename mac::key& k, const source& info, size_t info_size, const sink& output,
                                 size_t size) noexcept {
        typename mac::state s = mac::initialize(k);
        typename Hash::chain before = s.inner.value;
        uint8_t number = 0;
        for (size_t done = 0; done < size; done += Hash::digest_size) {
            s = mac::initialize(k);
            {
                typename Hash::tail t(s.inner);
                if (number != 0) t.digest(before);
                t.bytes(info, 0, info_size);
                t.byte(++number);
                t.end();
            }
            before = mac::outer(s).value;
            detail::store_first_words<Hash::order>(output, done, before.x,
                                                   size - done < Hash::digest_size ? size - done : Hash::digest_size);
        }
        before.wipe();
        s.wipe();
        k.wipe();
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
