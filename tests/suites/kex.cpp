// SPDX-License-Identifier: MIT OR Apache-2.0
#include "support/buffers.hpp"
#include "support/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace linnet_test {
namespace {

bytes public_key(const subject& s, view secret) {
    bytes own = stale_bytes(s.entry().public_key_size);
    EXPECT_EQ(s.by.kex->public_key(secret, own), status::ok);
    return own;
}
bytes agreed(const subject& s, view secret, view peer) {
    bytes shared = stale_bytes(s.entry().shared_secret_size);
    EXPECT_EQ(s.by.kex->agree(secret, peer, shared), status::ok);
    return shared;
}

void both_sides_agree(const subject& s) {
    random_source random;
    bytes before;
    for (budget time = s.time(); time.more();) {
        const bytes alice = random.make(s.entry().key_size), bob = random.make(s.entry().key_size);
        const bytes of_alice = public_key(s, alice), of_bob = public_key(s, bob);
        const bytes shared = agreed(s, alice, of_bob);
        ASSERT_EQ(agreed(s, bob, of_alice), shared);
        ASSERT_NE(of_alice, of_bob);
        ASSERT_NE(shared, before);
        before = shared;
    }
}

/// Any bytes are a valid key: all implementations give the result of the usual one. Bytes of zeroes and ones cause carries.
void any_public_key(const subject& s) {
    random_source random;
    bool extreme = false;
    for (budget time = s.time(); time.more();) {
        const bytes secret = random.make(s.entry().key_size);
        bytes peer = random.make(s.entry().public_key_size);
        if (extreme)
            std::ranges::transform(peer, peer.begin(), [](auto byte) { return byte % 8 == 0 ? byte : byte % 2 == 0 ? 0 : 0xff; });
        extreme = !extreme;
        bytes shared = stale_bytes(s.entry().shared_secret_size), usual = shared;
        ASSERT_EQ(s.by.kex->agree(secret, peer, shared), s.usual().kex->agree(secret, peer, usual));
        ASSERT_EQ(shared, usual);
    }
}

/// Compares with the public key of the usual implementation, computed from a table or not.
void same_public_key(const subject& s, view secret) {
    bytes own = public_key(s, secret), usual = stale_bytes(own.size());
    EXPECT_EQ(s.usual().kex->public_key(secret, usual), status::ok);
    ASSERT_EQ(own, usual);
}

void any_secret_key(const subject& s) {
    random_source random;
    for (const uint8_t all : std::initializer_list<uint8_t>{0, 0xff, 0x08, 0x80, 0x88, 0x77, 0x78, 0x87})
        same_public_key(s, bytes(s.entry().key_size, all));
    for (budget time = s.time(); time.more();) same_public_key(s, random.make(s.entry().key_size));
}

/// Every half byte takes every value, above every value of the half byte below it, which carries into it.
void every_digit(const subject& s) {
    for (size_t first = 0; first < 16; ++first) {
        for (size_t step = 0; step < 16; ++step) {
            bytes secret;
            for (size_t i = 0; i < s.entry().key_size; ++i) {
                const size_t low = first + 2 * i * step, high = low + step;
                secret.push_back(static_cast<uint8_t>(high % 16 << 4 | low % 16));
            }
            same_public_key(s, secret);
        }
    }
}

void zero_is_refused(const subject& s) {
    random_source random;
    const bytes secret = random.make(s.entry().key_size), zero(s.entry().public_key_size);
    bytes shared = stale_bytes(s.entry().shared_secret_size);
    EXPECT_EQ(s.by.kex->agree(secret, zero, shared), status::public_key);
    EXPECT_TRUE(all_zero(shared));
}

void wrong_sizes(const subject& s) {
    const auto& e = s.entry();
    const bytes secret = random_source().make(e.key_size), peer = public_key(s, secret);
    const auto expect_refusal = [&](size_t secret_size, size_t peer_size, size_t shared_size) {
        bytes its_secret = secret, its_peer = peer, shared = stale_bytes(shared_size);
        its_secret.resize(secret_size);
        its_peer.resize(peer_size);
        EXPECT_EQ(s.by.kex->agree(its_secret, its_peer, shared), status::length);
        EXPECT_TRUE(all_zero(shared));
    };
    for (const int change : {-1, 1}) {
        const auto changed = [&](size_t size) { return static_cast<size_t>(static_cast<int>(size) + change); };
        expect_refusal(changed(e.key_size), e.public_key_size, e.shared_secret_size);
        expect_refusal(e.key_size, changed(e.public_key_size), e.shared_secret_size);
        expect_refusal(e.key_size, e.public_key_size, changed(e.shared_secret_size));
        bytes longer = secret, own = stale_bytes(e.public_key_size), wrong = stale_bytes(changed(e.public_key_size));
        longer.resize(changed(e.key_size));
        EXPECT_EQ(s.by.kex->public_key(longer, own), status::length);
        EXPECT_EQ(s.by.kex->public_key(secret, wrong), status::length);
        EXPECT_TRUE(all_zero(own) && all_zero(wrong));
    }
    expect_refusal(0, 0, 0);
}

void overlaps(const subject& s) {
    const std::vector<size_t> sizes{s.entry().key_size, s.entry().public_key_size, s.entry().shared_secret_size};
    arena a(sizes);
    for (const size_t other : {0u, 1u}) {
        for (const auto shift : arena::overlapping(sizes[2], sizes[other])) {
            a.renew();
            a.move(2, other, shift);
            ASSERT_EQ(s.by.kex->agree(a[0], a[1], a[2]), status::overlap) << shift << " of " << other;
            ASSERT_TRUE(all_zero(a[2]));
        }
    }
    for (const auto shift : arena::overlapping(sizes[1], sizes[0])) {
        a.renew();
        a.move(1, 0, shift);
        ASSERT_EQ(s.by.kex->public_key(a[0], a[1]), status::overlap) << shift;
        ASSERT_TRUE(all_zero(a[1]));
    }
}

void unaligned(const subject& s) {
    random_source random;
    const bytes secret = random.make(s.entry().key_size), peer = public_key(s, random.make(s.entry().key_size));
    const bytes own = public_key(s, secret), expected = agreed(s, secret, peer);
    for (size_t offset = 0; offset < 16; ++offset) {
        moved its_secret(secret, offset), its_peer(peer, offset), its_own(stale_bytes(own.size()), offset),
            shared(stale_bytes(expected.size()), offset);
        ASSERT_EQ(s.by.kex->public_key(*its_secret, *its_own), status::ok);
        ASSERT_EQ(s.by.kex->agree(*its_secret, *its_peer, *shared), status::ok);
        ASSERT_TRUE(same(*its_own, own) && same(*shared, expected)) << offset;
        ASSERT_TRUE(its_own.neighbours_untouched() && shared.neighbours_untouched());
    }
}

bool applies(const subject& s) { return s.by.kex != nullptr; }

constexpr test_case cases[] = {
    {"both_sides_agree", both_sides_agree},        {"any_public_key_is_taken", any_public_key},
    {"any_secret_key_is_taken", any_secret_key},   {"every_digit_of_a_secret_key", every_digit},
    {"a_key_of_zero_is_refused", zero_is_refused}, {"wrong_sizes_are_refused", wrong_sizes},
    {"overlapping_buffers_are_refused", overlaps}, {"unaligned_buffers", unaligned},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
