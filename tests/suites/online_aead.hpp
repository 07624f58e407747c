// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUITES_ONLINE_AEAD_HPP
#define LINNET_TESTS_SUITES_ONLINE_AEAD_HPP

#include "suites/aead.hpp"
#include "support/wiping.hpp"

namespace linnet_test {

/// The incremental interface of an AEAD against its one-shot calls.
template <linnet::OnlineAead A>
struct online_aead_suite {
    using encryptor = typename A::encryptor;
    using decryptor = typename A::decryptor;
    using pieces = std::vector<size_t>;
    static constexpr size_t block = A::block_size;
    static constexpr size_t long_length = 2 * block + 1;

    static bool associate(auto& stream, view data, const pieces& cuts) {
        for (size_t done = 0; const size_t n : cuts) {
            if (!stream.associate(data.subspan(done, n))) return false;
            done += n;
        }
        return true;
    }

    /// Feeds `in` piece by piece, the last `in_place` of them through one buffer.
    static bool update(auto& stream, view in, std::span<uint8_t> out, const pieces& cuts, bool in_place) {
        if (in_place) std::copy(in.begin(), in.end(), out.begin());
        const view from = in_place ? view(out) : in;
        for (size_t done = 0; const size_t n : cuts) {
            if (!stream.update(from.subspan(done, n), out.subspan(done, n))) return false;
            done += n;
        }
        return true;
    }

    static void expect_equal_to_one_shot(const message<A>& m, const pieces& data, const pieces& text, bool in_place) {
        bytes out = stale_bytes(m.text.size());
        bytes tag = stale_bytes(A::tag_size);
        encryptor e(m.key_in(), m.nonce_in());
        ASSERT_TRUE(associate(e, m.data, data) && update(e, m.text, out, text, in_place) && e.finish(fixed<A::tag_size>(tag)));
        ASSERT_EQ(out, m.sealed);
        ASSERT_EQ(tag, m.tag);

        out = stale_bytes(m.text.size());
        decryptor d(m.key_in(), m.nonce_in());
        ASSERT_TRUE(associate(d, m.data, data) && update(d, m.sealed, out, text, in_place) && d.finish(m.tag_in()));
        ASSERT_EQ(out, m.text);
    }

    static void two_pieces() {
        random_source random;
        for (size_t size = 0; size <= long_length; ++size) {
            const message<A> m(random, size, size);
            for (size_t cut = 0; cut <= size; ++cut) {
                expect_equal_to_one_shot(m, {cut, size - cut}, {cut, size - cut}, cut % 2 == 0);
                if (testing::Test::HasFatalFailure()) FAIL() << size << " bytes cut at " << cut;
            }
        }
    }

    static void many_pieces() {
        random_source random;
        for (budget time; time.more();) {
            const message<A> m(random, random.length(block), random.length(block));
            expect_equal_to_one_shot(m, random_pieces(random, m.data.size()), random_pieces(random, m.text.size()),
                                     random.below(2) == 0);
            if (testing::Test::HasFatalFailure()) return;
        }
    }

    /// An empty text needs no update, empty data no associate.
    static void nothing_at_all() {
        random_source random;
        expect_equal_to_one_shot(message<A>(random, 0, 0), {}, {}, false);
        expect_equal_to_one_shot(message<A>(random, block, 0), {block}, {}, false);
        expect_equal_to_one_shot(message<A>(random, 0, block), {}, {block}, false);
        expect_equal_to_one_shot(message<A>(random, 0, 0), {0, 0}, {0, 0}, true);
    }

    static bool stream_refuses(const message<A>& m) {
        bytes out(m.sealed.size());
        decryptor d(m.key_in(), m.nonce_in());
        return d.associate(m.data) && d.update(m.sealed, out) && !d.finish(m.tag_in());
    }

    static void forgeries() {
        random_source random;
        for (const size_t text : {size_t{0}, block - 1, block, long_length}) {
            message<A> m(random, block + 1, text);
            for (bytes* part : {&m.key, &m.nonce, &m.data, &m.sealed, &m.tag})
                for_each_flip(*part,
                              [&](size_t bit) { ASSERT_TRUE(stream_refuses(m)) << "bit " << bit << ", " << text << " bytes"; });
        }
    }

    static void expect_ended(encryptor& stream) {
        bytes out = stale_bytes(block);
        bytes tag = stale_bytes(A::tag_size);
        EXPECT_FALSE(stream.associate({}));
        EXPECT_FALSE(stream.update(bytes(block), out));
        EXPECT_TRUE(all_zero(out));
        EXPECT_FALSE(stream.update({}, {}));
        EXPECT_FALSE(stream.finish(fixed<A::tag_size>(tag)));
        EXPECT_TRUE(all_zero(tag));
    }

    static void expect_ended(decryptor& stream, const message<A>& m) {
        bytes out = stale_bytes(block);
        EXPECT_FALSE(stream.associate({}));
        EXPECT_FALSE(stream.update(bytes(block), out));
        EXPECT_TRUE(all_zero(out));
        EXPECT_FALSE(stream.finish(m.tag_in()));
        const bytes zero(A::tag_size);
        EXPECT_FALSE(stream.finish(fixed<A::tag_size>(zero)));
    }

    static void data_after_text() {
        random_source random;
        const message<A> m(random, block, block);
        bytes out(block);
        encryptor e(m.key_in(), m.nonce_in());
        EXPECT_TRUE(e.update(m.text, out));
        EXPECT_FALSE(e.associate(m.data));
        expect_ended(e);
        decryptor d(m.key_in(), m.nonce_in());
        EXPECT_TRUE(d.associate(m.data) && d.update({}, {}));
        EXPECT_FALSE(d.associate(m.data));
        expect_ended(d, m);
    }

    static void calls_after_finish() {
        random_source random;
        const message<A> m(random, 0, 0);
        bytes tag(A::tag_size);
        encryptor e(m.key_in(), m.nonce_in());
        EXPECT_TRUE(e.finish(fixed<A::tag_size>(tag)));
        expect_ended(e);
        decryptor d(m.key_in(), m.nonce_in());
        EXPECT_TRUE(d.finish(m.tag_in()));
        expect_ended(d, m);
        decryptor forged(m.key_in(), m.nonce_in());
        tag[0] ^= 1;
        EXPECT_FALSE(forged.finish(fixed<A::tag_size>(std::as_const(tag))));
        expect_ended(forged, m);
    }

    static void differing_lengths() {
        random_source random;
        const message<A> m(random, block, block);
        for (const size_t wrong : {size_t{0}, block - 1, block + 1}) {
            bytes out = stale_bytes(wrong);
            encryptor e(m.key_in(), m.nonce_in());
            EXPECT_FALSE(e.update(m.text, out));
            EXPECT_TRUE(all_zero(out));
            expect_ended(e);
            out = stale_bytes(wrong);
            decryptor d(m.key_in(), m.nonce_in());
            EXPECT_FALSE(d.update(m.sealed, out));
            EXPECT_TRUE(all_zero(out));
            expect_ended(d, m);
        }
    }

    static void overlaps() {
        random_source random;
        const message<A> m(random, 0, long_length);
        for (const auto shift : arena::overlapping(long_length, long_length)) {
            if (shift == 0) continue;
            arena a({long_length, long_length});
            a.move(1, 0, shift);
            encryptor e(m.key_in(), m.nonce_in());
            ASSERT_FALSE(e.update(a[0], a[1])) << shift;
            ASSERT_TRUE(all_zero(a[1])) << shift;
            expect_ended(e);
            decryptor d(m.key_in(), m.nonce_in());
            ASSERT_FALSE(d.update(a[0], a[1])) << shift;
            ASSERT_TRUE(all_zero(a[1])) << shift;
            expect_ended(d, m);
        }
    }

    /// A stream that dies in the middle of the data, of the text, or after its end leaves nothing of key, data and text.
    template <class Stream>
    static void expect_stream_wiped() {
        for (const size_t stage : {0u, 1u, 2u, 3u}) {
            const auto run = [stage](const bytes& secret) {
                const auto make = [&](void* where) {
                    return new (where) Stream(std::span(secret).template first<A::key_size>(),
                                              std::span(secret).template subspan<A::key_size, A::nonce_size>());
                };
                const auto use = [&](Stream& stream) {
                    const view rest = view(secret).subspan(A::key_size + A::nonce_size);
                    bytes out(rest.size());
                    if (stage >= 1) {
                        EXPECT_TRUE(stream.associate(rest));
                    }
                    if (stage >= 2) {
                        EXPECT_TRUE(stream.update(rest, out));
                    }
                    if (stage == 3) {
                        EXPECT_FALSE(stream.update(rest, std::span(out).first(1)));
                    }
                };
                return traces<Stream>(make, use);
            };
            SCOPED_TRACE(stage);
            if (stage < 3) {
                expect_wiped<Stream>(run, A::key_size + A::nonce_size + block + 3);
            } else {
                EXPECT_EQ(run(bytes(99, 1)).alive, run(bytes(99, 2)).alive) << "a refusal must wipe at once";
            }
        }
    }
    static void wiping() {
        expect_stream_wiped<encryptor>();
        expect_stream_wiped<decryptor>();
    }

    static constexpr test_case cases[] = {
        {"two_pieces_equal_one_shot", two_pieces},
        {"many_pieces_equal_one_shot", many_pieces},
        {"empty_parts_equal_one_shot", nothing_at_all},
        {"every_flipped_bit_is_refused_by_the_stream", forgeries},
        {"data_after_text_is_refused", data_after_text},
        {"calls_after_finish_are_refused", calls_after_finish},
        {"differing_lengths_are_refused_by_the_stream", differing_lengths},
        {"overlapping_buffers_are_refused_by_the_stream", overlaps},
        {"streams_are_wiped", wiping},
    };
};

/// Tags of a length fixed at construction.
template <linnet::TruncatableAead A>
struct truncated_aead_suite {
    using truncated = typename A::truncated;
    static constexpr size_t block = A::block_size;
    static constexpr size_t smallest = truncated::tag_size_min;
    static constexpr size_t largest = truncated::tag_size_max;

    static void every_size() {
        random_source random;
        for (size_t size = smallest; size <= largest; ++size) {
            const message<A> m(random, block, block + 3);
            const truncated t(m.key_in(), size);
            bytes sealed = stale_bytes(m.text.size());
            bytes tag = stale_bytes(size);
            ASSERT_TRUE(t.encrypt(m.nonce_in(), m.data, m.text, sealed, tag));
            ASSERT_EQ(sealed, m.sealed);
            ASSERT_TRUE(same(tag, view(m.tag).first(size)));
            bytes text = stale_bytes(sealed.size());
            ASSERT_TRUE(t.decrypt(m.nonce_in(), m.data, sealed, tag, text));
            ASSERT_EQ(text, m.text);
            for_each_flip(tag, [&](size_t bit) {
                text = stale_bytes(sealed.size());
                ASSERT_FALSE(t.decrypt(m.nonce_in(), m.data, sealed, tag, text)) << "bit " << bit;
                ASSERT_TRUE(all_zero(text));
            });
        }
    }

    /// A tag of another length than the fixed one, and a fixed length out of range, are refused both ways.
    static void wrong_sizes() {
        random_source random;
        const message<A> m(random, block, block);
        for (size_t fixed_size = 0; fixed_size <= largest + 2; ++fixed_size) {
            const truncated t(m.key_in(), fixed_size);
            for (size_t size = 0; size <= largest + 2; ++size) {
                bytes tag(m.tag);
                tag.resize(size);
                bytes out = stale_bytes(block);
                const bool fits = size == fixed_size && size >= smallest && size <= largest;
                ASSERT_EQ(fits, t.decrypt(m.nonce_in(), m.data, m.sealed, tag, out)) << fixed_size << " fixed, " << size;
                ASSERT_TRUE(fits ? out == m.text : all_zero(out));
                tag = stale_bytes(size);
                out = stale_bytes(block);
                ASSERT_EQ(fits, t.encrypt(m.nonce_in(), m.data, m.text, out, tag)) << fixed_size << " fixed, " << size;
                ASSERT_TRUE(fits ? out == m.sealed : all_zero(out) && all_zero(tag));
            }
        }
    }

    static void refusals() {
        random_source random;
        const message<A> m(random, block, block);
        const truncated t(m.key_in(), smallest);
        arena a({block, block, block, smallest}); // data, text, sealed, tag
        for (const size_t other : {0u, 1u, 2u}) {
            a.move(3, other, 1);
            EXPECT_FALSE(t.encrypt(m.nonce_in(), a[0], a[1], a[2], a[3])) << other;
            EXPECT_TRUE(all_zero(a[2]) && all_zero(a[3]));
        }
        bytes out = stale_bytes(block + 1);
        bytes tag = stale_bytes(smallest);
        EXPECT_FALSE(t.encrypt(m.nonce_in(), m.data, m.text, out, tag));
        EXPECT_TRUE(all_zero(out) && all_zero(tag));
        out = stale_bytes(block + 1);
        EXPECT_FALSE(t.decrypt(m.nonce_in(), m.data, m.sealed, view(m.tag).first(smallest), out));
        EXPECT_TRUE(all_zero(out));
    }

    static void wiping() {
        const auto run = [](const bytes& key) {
            const auto make = [&](void* where) { return new (where) truncated(fixed<A::key_size>(key), largest); };
            return traces<truncated>(make, [](const truncated&) {});
        };
        expect_wiped<truncated>(run, A::key_size);
    }

    static constexpr test_case cases[] = {
        {"truncated_tags_of_every_size", every_size},
        {"truncated_tags_of_wrong_size_are_refused", wrong_sizes},
        {"truncated_calls_refuse_what_the_whole_ones_refuse", refusals},
        {"truncated_key_is_wiped", wiping},
    };
};

} // namespace linnet_test

#endif
