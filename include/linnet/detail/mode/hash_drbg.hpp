// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_HASH_DRBG_HPP
#define LINNET_DETAIL_MODE_HASH_DRBG_HPP

#include <linnet/detail/mode/merkle_damgard.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The value V and the constant C of a seed.
template <size_t SeedSize>
struct hash_drbg_state {
    std::array<uint8_t, SeedSize> value;
    std::array<uint8_t, SeedSize> constant;
    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
};

/// Hash_DRBG (SP 800-90A Rev. 1, section 10.1.1) over a hash function from merkle_damgard.hpp. A seed and the end of a message fill
/// exactly one block, so that a block of output costs one call of the primitive.
template <class Hash>
struct hash_drbg {
    using feature = processor::any;
    static constexpr std::string_view variant = Hash::variant;
    static constexpr size_t block_size = Hash::digest_size;        ///< bytes of output per call of the primitive
    static constexpr uint64_t reseed_interval = uint64_t{1} << 48; ///< requests (SP 800-90A Rev. 1, table 2)
    static constexpr size_t seed_size = Hash::block_size - 2 * Hash::word_size - 1;
    using state = hash_drbg_state<seed_size>;
    using source = typename Hash::source;
    /// Strings that are processed as one, concatenated.
    using strings = std::array<detail::bytes_in, 3>;

    static constexpr void instantiate(state& s, const strings& seed) noexcept {
        derive(s.value, {}, {}, seed);
        set_constant(s);
    }

    static constexpr void reseed(state& s, const strings& seed) noexcept {
        constexpr uint8_t first[] = {1};
        auto before = s.value;
        derive(s.value, first, before, seed);
        detail::wipe(before);
        set_constant(s);
    }

    /// `number` counts requests; it is 1 after a seed.
    static constexpr void generate(state& s, uint64_t number, detail::bytes_in additional, detail::bytes_out output) noexcept {
        digest d{};
        if (!additional.empty()) {
            constexpr uint8_t second[] = {2};
            hashed(d, second, s.value, {additional});
            add(s.value, d);
        }
        blocks(s, output);
        constexpr uint8_t third[] = {3};
        hashed(d, third, s.value, {});
        add(s.value, d);
        detail::wipe(d);
        add(s.value, s.constant);
        std::array<uint8_t, 8> bytes{};
        detail::store<uint64_t, byte_order::big>(bytes.data(), number);
        add(s.value, bytes);
    }

private:
    using digest = std::array<uint8_t, Hash::digest_size>;

    /// C is derived from V (section 10.1.1.2, step 4).
    static constexpr void set_constant(state& s) noexcept {
        constexpr uint8_t zero[] = {0};
        derive(s.constant, zero, s.value, {});
    }

    /// Hash_df (section 10.3.1): digests of a counter, the size in bits, and the strings.
    static constexpr void derive(std::array<uint8_t, seed_size>& seed, detail::bytes_in prefix, detail::bytes_in value,
                                 const strings& rest) noexcept {
        std::array<uint8_t, 6> head{0, 0, 0, static_cast<uint8_t>(8 * seed_size >> 8), static_cast<uint8_t>(8 * seed_size)};
        if (!prefix.empty()) head[5] = prefix[0];
        digest d{};
        for (size_t done = 0; done < seed_size; done += d.size()) {
            ++head[0];
            hashed(d, detail::bytes_in(head).first(5 + prefix.size()), value, rest);
            const size_t size = seed_size - done < d.size() ? seed_size - done : d.size();
            detail::copy(detail::bytes_in(d).first(size), seed.data() + done);
        }
        detail::wipe(d);
    }

    LINNET_ONCE static constexpr void hashed(digest& d, detail::bytes_in head, detail::bytes_in value,
                                             const strings& rest) noexcept {
        typename Hash::state h = Hash::initialize();
        {
            typename Hash::tail t(h);
            for (const uint8_t byte : head) t.byte(byte);
            for (const uint8_t byte : value) t.byte(byte);
            for (const auto& string : rest)
                for (const uint8_t byte : string) t.byte(byte);
            t.end();
        }
        Hash::write(h, typename Hash::sink(d.data()));
        h.wipe();
    }

    /// Hashgen (section 10.1.1.4).
    static constexpr void blocks(const state& s, detail::bytes_out output) noexcept {
        constexpr std::array<uint8_t, 1> one{1};
        auto data = s.value;
        typename Hash::state h = Hash::initialize();
        while (!output.empty()) {
            h = Hash::initialize();
            Hash::close(h, source(data.data()), 0, seed_size);
            const size_t size = output.size() < block_size ? output.size() : block_size;
            detail::store_first_words<Hash::order>(typename Hash::sink(output.data()), 0, h.value.x, size);
            output = output.subspan(size);
            add(data, one);
        }
        h.wipe();
        detail::wipe(data);
    }

    /// Adds big-endian numbers modulo 2^(8 seed_size), in a time that depends only on their sizes.
    template <size_t Size>
    static constexpr void add(std::array<uint8_t, seed_size>& sum, const std::array<uint8_t, Size>& number) noexcept {
        unsigned carry = 0;
        for (size_t i = 1; i <= seed_size; ++i) {
            carry += sum[seed_size - i];
            if (i <= Size) carry += number[Size - i];
            sum[seed_size - i] = static_cast<uint8_t>(carry);
            carry >>= 8;
        }
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
