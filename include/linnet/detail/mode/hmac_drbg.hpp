// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_HMAC_DRBG_HPP
#define LINNET_DETAIL_MODE_HMAC_DRBG_HPP

#include <linnet/detail/mode/hmac_of_hash.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The key, as the chaining values after its pads, and the value V.
template <class Chain>
struct hmac_drbg_state {
    hmac_key<Chain> key;
    Chain value;
    LINNET_INLINE constexpr void wipe() noexcept {
        key.wipe();
        value.wipe();
    }
};

/// HMAC_DRBG (SP 800-90A Rev. 1, section 10.1.2) over a hash function from merkle_damgard.hpp whose digest is its whole chaining
/// value. The pads of a key are compressed once.
template <class Hash>
struct hmac_drbg {
    using feature = processor::any;
    using mac = hmac<Hash>;
    static constexpr std::string_view variant = Hash::variant;
    static constexpr size_t block_size = Hash::digest_size;        ///< bytes of output per HMAC
    static constexpr uint64_t reseed_interval = uint64_t{1} << 48; ///< requests (SP 800-90A Rev. 1, table 2)
    using state = hmac_drbg_state<typename Hash::chain>;
    /// Strings that are processed as one, concatenated.
    using strings = std::array<detail::bytes_in, 3>;

    /// Starts from a key of zero bits and a V of bytes 01 (section 10.1.2.3).
    static constexpr void instantiate(state& s, const strings& seed) noexcept {
        s.value = repeated(0);
        s.key = mac::expand_digest(s.value);
        s.value = repeated(1);
        reseed(s, seed);
    }

    static constexpr void reseed(state& s, const strings& seed) noexcept {
        update(s, 0, seed);
        for (const auto& string : seed)
            if (!string.empty()) return update(s, 1, seed);
    }

    /// The number of the request does not matter.
    static constexpr void generate(state& s, uint64_t, detail::bytes_in additional, detail::bytes_out output) noexcept {
        if (!additional.empty()) reseed(s, {additional});
        while (!output.empty()) {
            next(s);
            const size_t size = output.size() < block_size ? output.size() : block_size;
            detail::store_first_words<Hash::order>(typename Hash::sink(output.data()), 0, s.value.x, size);
            output = output.subspan(size);
        }
        reseed(s, {additional});
    }

private:
    static constexpr typename Hash::chain repeated(uint8_t byte) noexcept {
        using Type = detail::unsigned_of<Hash::word_size>;
        typename Hash::chain c = Hash::initialize().value;
        for (auto& x : c.x)
            x = word<typename Hash::word_type>::constant(static_cast<Type>(static_cast<Type>(~Type{0}) / 255 * byte));
        return c;
    }

    /// One half of HMAC_DRBG_Update (section 10.1.2.2); the byte `half` distinguishes the two.
    LINNET_ONCE static constexpr void update(state& s, uint8_t half, const strings& data) noexcept {
        typename mac::state m = mac::initialize(s.key);
        {
            typename Hash::tail t(m.inner);
            t.digest(s.value);
            t.byte(half);
            for (const auto& string : data)
                for (const uint8_t byte : string) t.byte(byte);
            t.end();
        }
        typename mac::key k = mac::expand_digest(mac::outer(m).value);
        s.key = k;
        k.wipe();
        m.wipe();
        next(s);
    }

    /// V becomes the tag of V.
    LINNET_ONCE static constexpr void next(state& s) noexcept {
        typename mac::state m = mac::initialize(s.key);
        {
            typename Hash::tail t(m.inner);
            t.digest(s.value);
            t.end();
        }
        s.value = mac::outer(m).value;
        m.wipe();
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
