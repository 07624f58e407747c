// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUITES_AEAD_HPP
#define LINNET_TESTS_SUITES_AEAD_HPP

#include "support/bytes.hpp"
#include "support/registry.hpp"

#include <linnet/catalog.hpp>

#include <gtest/gtest.h>

#include <array>

namespace linnet_test {

/// A message of an AEAD with everything that belongs to it.
template <linnet::Aead A>
struct message {
    bytes key, nonce, data, text, sealed, tag;

    message(random_source& random, size_t data_size, size_t text_size)
        : key(random.make(A::key_size)),
          nonce(random.make(A::nonce_size)),
          data(random.make(data_size)),
          text(random.make(text_size)),
          sealed(stale_bytes(text_size)),
          tag(stale_bytes(A::tag_size)) {
        EXPECT_TRUE(A::encrypt(key_in(), nonce_in(), data, text, sealed, fixed<A::tag_size>(tag)));
    }

    auto key_in() const { return std::span<const uint8_t, A::key_size>(key); }
    auto nonce_in() const { return std::span<const uint8_t, A::nonce_size>(nonce); }
    auto tag_in() const { return std::span<const uint8_t, A::tag_size>(tag); }

    bool opens() const {
        bytes out = stale_bytes(sealed.size());
        return A::decrypt(key_in(), nonce_in(), data, sealed, tag_in(), out) && out == text;
    }
    bool is_refused() const {
        bytes out = stale_bytes(sealed.size());
        return !A::decrypt(key_in(), nonce_in(), data, sealed, tag_in(), out) && all_zero(out);
    }
};

/// Calls f after each change of a single bit of `data`, which is whole again at the end.
template <class F>
void for_each_flip(bytes& data, const F& f) {
    for (size_t bit = 0; bit < 8 * data.size(); ++bit) {
        const auto mask = static_cast<uint8_t>(1u << (bit % 8));
        data[bit / 8] = static_cast<uint8_t>(data[bit / 8] ^ mask);
        f(bit);
        data[bit / 8] = static_cast<uint8_t>(data[bit / 8] ^ mask);
    }
}

/// Buffers of given sizes, far apart in one arena. One of them can be moved so that it overlaps another.
class arena {
    static constexpr size_t gap = 1024;
    bytes memory_;
    std::vector<size_t> begin_, size_;

public:
    explicit arena(std::vector<size_t> sizes) : memory_((sizes.size() + 2) * gap, stale), size_(std::move(sizes)) {
        for (size_t i = 0; i < size_.size(); ++i) begin_.push_back((i + 1) * gap);
    }
    std::span<uint8_t> operator[](size_t i) { return std::span(memory_).subspan(begin_[i], size_[i]); }
    template <size_t Size>
    std::span<uint8_t, Size> fixed(size_t i) {
        return (*this)[i].template first<Size>();
    }
    void move(size_t i, size_t onto, std::ptrdiff_t shift) {
        begin_[i] = static_cast<size_t>(static_cast<std::ptrdiff_t>(begin_[onto]) + shift);
    }

    /// The displacements at which a buffer of size `moved` shares at least a byte with one of size `fixed`.
    static std::vector<std::ptrdiff_t> overlapping(size_t moved, size_t fixed) {
        std::vector<std::ptrdiff_t> shifts;
        for (auto s = -static_cast<std::ptrdiff_t>(moved) + 1; s < static_cast<std::ptrdiff_t>(fixed); ++s) shifts.push_back(s);
        return shifts;
    }
};

template <linnet::Aead A>
struct aead_suite {
    static constexpr size_t block = A::block_size;
    static constexpr size_t long_length = 2 * block + 1;

    static void every_length() {
        random_source random;
        for (size_t text = 0; text <= long_length; ++text)
            for (size_t data = 0; data <= long_length; ++data)
                ASSERT_TRUE(message<A>(random, data, text).opens()) << text << " bytes of text, " << data << " of data";
    }

    static void random_lengths() {
        random_source random;
        for (budget time; time.more();) {
            const size_t text = random.length(block);
            const size_t data = random.length(block);
            ASSERT_TRUE(message<A>(random, data, text).opens()) << text << " bytes of text, " << data << " of data";
        }
    }

    static void forgeries() {
        random_source random;
        for (const size_t text : edge_lengths(block)) {
            message<A> m(random, random.length(block) % (long_length + 1), text);
            for (bytes* part : {&m.key, &m.nonce, &m.data, &m.sealed, &m.tag})
                for_each_flip(*part, [&](size_t bit) { ASSERT_TRUE(m.is_refused()) << "bit " << bit << ", " << text << " bytes"; });
            ASSERT_TRUE(m.opens());
        }
    }

    /// Data and ciphertext that are cut short, lengthened by a zero byte, or moved across their border are forgeries too.
    static void moved_borders() {
        random_source random;
        for (const size_t size : edge_lengths(block)) {
            const message<A> m(random, size, size);
            for (bytes message<A>::*part : {&message<A>::data, &message<A>::sealed}) {
                message<A> longer = m;
                (longer.*part).push_back(0);
                ASSERT_TRUE(longer.is_refused()) << size;
                message<A> shorter = m;
                if (size != 0) (shorter.*part).pop_back();
                ASSERT_NE(size == 0, shorter.is_refused()) << size;
            }
            message<A> swapped = m;
            std::swap(swapped.data, swapped.sealed);
            if (m.data != m.sealed) {
                ASSERT_TRUE(swapped.is_refused()) << size;
            }
        }
    }

    static void in_place() {
        random_source random;
        for (size_t text = 0; text <= long_length; ++text) {
            const message<A> m(random, random.length(block), text);
            bytes buffer = m.text;
            bytes tag = stale_bytes(A::tag_size);
            ASSERT_TRUE(A::encrypt(m.key_in(), m.nonce_in(), m.data, buffer, buffer, fixed<A::tag_size>(tag)));
            ASSERT_EQ(buffer, m.sealed);
            ASSERT_EQ(tag, m.tag);
            ASSERT_TRUE(A::decrypt(m.key_in(), m.nonce_in(), m.data, buffer, m.tag_in(), buffer));
            ASSERT_EQ(buffer, m.text);
            tag[0] ^= 1;
            ASSERT_FALSE(A::decrypt(m.key_in(), m.nonce_in(), m.data, buffer, fixed<A::tag_size>(std::as_const(tag)), buffer));
            ASSERT_TRUE(all_zero(buffer));
        }
    }

    enum part : size_t { key, nonce, data, text, sealed, tag };

    static bool encrypt_in(arena& a) {
        return A::encrypt(a.fixed<A::key_size>(key), a.fixed<A::nonce_size>(nonce), a[data], a[text], a[sealed],
                          a.fixed<A::tag_size>(tag));
    }
    static bool decrypt_in(arena& a) {
        return A::decrypt(a.fixed<A::key_size>(key), a.fixed<A::nonce_size>(nonce), a[data], a[sealed], a.fixed<A::tag_size>(tag),
                          a[text]);
    }

    static void overlaps() {
        const std::vector<size_t> sizes{A::key_size, A::nonce_size, long_length, long_length, long_length, A::tag_size};
        for (const auto& [call, outputs] :
             {std::pair{&encrypt_in, std::vector<size_t>{sealed, tag}}, std::pair{&decrypt_in, std::vector<size_t>{text}}}) {
            for (const size_t moved : outputs) {
                for (size_t other = 0; other < sizes.size(); ++other) {
                    for (const auto shift : arena::overlapping(sizes[moved], sizes[other])) {
                        const bool in_place = shift == 0 && moved + other == size_t{text} + sealed;
                        if (moved == other || in_place) continue;
                        arena a(sizes);
                        a.move(moved, other, shift);
                        ASSERT_FALSE(call(a)) << "output " << moved << " at " << shift << " of " << other;
                        for (const size_t output : outputs) ASSERT_TRUE(all_zero(a[output]));
                    }
                }
            }
        }
    }

    /// Buffers that touch, and empty ones wherever they lie, do not overlap.
    static void neighbours() {
        arena a({A::key_size, A::nonce_size, long_length, long_length, long_length, A::tag_size});
        a.move(tag, sealed, static_cast<std::ptrdiff_t>(long_length));
        a.move(text, sealed, -static_cast<std::ptrdiff_t>(long_length));
        EXPECT_TRUE(encrypt_in(a));
        EXPECT_TRUE(decrypt_in(a));
        arena empty({A::key_size, A::nonce_size, 0, 0, 0, A::tag_size});
        empty.move(text, key, 3);
        empty.move(sealed, key, 5);
        empty.move(data, tag, 7);
        EXPECT_TRUE(encrypt_in(empty));
        EXPECT_TRUE(decrypt_in(empty));
    }

    static void differing_lengths() {
        random_source random;
        for (const size_t size : edge_lengths(block)) {
            const message<A> m(random, 5, size);
            for (const size_t wrong : {size_t{0}, size / 2, size + 1, size + block}) {
                if (wrong == size) continue;
                bytes out = stale_bytes(wrong);
                bytes out_tag = stale_bytes(A::tag_size);
                ASSERT_FALSE(A::encrypt(m.key_in(), m.nonce_in(), m.data, m.text, out, fixed<A::tag_size>(out_tag)));
                ASSERT_TRUE(all_zero(out) && all_zero(out_tag));
                out = stale_bytes(wrong);
                ASSERT_FALSE(A::decrypt(m.key_in(), m.nonce_in(), m.data, m.sealed, m.tag_in(), out));
                ASSERT_TRUE(all_zero(out));
            }
        }
    }

    static void unaligned() {
        random_source random;
        for (size_t offset = 0; offset < 16; ++offset) {
            const message<A> m(random, long_length, long_length);
            std::array<bytes, 6> moved{m.key, m.nonce, m.data, m.text, stale_bytes(long_length), stale_bytes(A::tag_size)};
            for (auto& buffer : moved) buffer.insert(buffer.begin(), offset, stale);
            const auto at = [&](size_t i) { return std::span(moved[i]).subspan(offset); };
            ASSERT_TRUE(A::encrypt(at(key).template first<A::key_size>(), at(nonce).template first<A::nonce_size>(), at(data),
                                   at(text), at(sealed), at(tag).template first<A::tag_size>()));
            ASSERT_TRUE(same(at(sealed), m.sealed) && same(at(tag), m.tag)) << offset;
            std::fill(at(text).begin(), at(text).end(), stale);
            ASSERT_TRUE(A::decrypt(at(key).template first<A::key_size>(), at(nonce).template first<A::nonce_size>(), at(data),
                                   at(sealed), at(tag).template first<A::tag_size>(), at(text)));
            ASSERT_TRUE(same(at(text), m.text)) << offset;
            for (auto& buffer : moved) ASSERT_EQ(bytes(offset, stale), bytes(buffer.begin(), buffer.begin() + long(offset)));
        }
    }

    static constexpr test_case cases[] = {
        {"round_trips_at_every_length", every_length},
        {"round_trips_at_random_lengths", random_lengths},
        {"every_flipped_bit_is_refused", forgeries},
        {"moved_borders_are_refused", moved_borders},
        {"in_place_equals_out_of_place", in_place},
        {"overlapping_buffers_are_refused", overlaps},
        {"neighbouring_buffers_are_accepted", neighbours},
        {"differing_lengths_are_refused", differing_lengths},
        {"unaligned_buffers", unaligned},
    };
};

} // namespace linnet_test

#endif
