// SPDX-License-Identifier: MIT OR Apache-2.0
#include "support/buffers.hpp"
#include "support/registry.hpp"

#include <gtest/gtest.h>

namespace linnet_test {
namespace {

bool for_passwords(const subject& s) { return s.entry().iterations_max != 0; }

/// Uses info if the algorithm takes it; otherwise its length plus one as the number of iterations.
status derive(const subject& s, view secret, view salt, view info, room output) {
    return s.by.kdf->derive(secret, salt, for_passwords(s) ? view() : info,
                            for_passwords(s) ? static_cast<std::uint32_t>(info.size() + 1) : 0, output);
}
bytes derived(const subject& s, view secret, view salt, view info, size_t size) {
    bytes out = stale_bytes(size);
    EXPECT_EQ(derive(s, secret, salt, info, out), status::ok);
    return out;
}
size_t at_most(const subject& s, size_t size) { return std::min(size, s.entry().output_size_max); }

/// A shorter output is a prefix of a longer one.
void every_output_length(const subject& s) {
    random_source random;
    const bytes secret = random.make(32), salt = random.make(17), info = random.make(for_passwords(s) ? 1 : 9);
    const bytes whole = derived(s, secret, salt, info, at_most(s, 300));
    for (size_t size = 1; size <= whole.size(); ++size)
        ASSERT_TRUE(same(derived(s, secret, salt, info, size), view(whole).first(size))) << size;
}

/// Every input affects the output: at every length around blocks, and the borders between inputs.
void distinct(const subject& s) {
    random_source random;
    for (const size_t size : edge_lengths(s.block())) {
        const bytes secret = random.make(size), salt = random.make(size),
                    info = random.make(std::min<size_t>(size, for_passwords(s) ? 2 : 20));
        std::vector<bytes> outputs{derived(s, secret, salt, info, 32)};
        bytes longer = info;
        longer.push_back(0);
        outputs.push_back(derived(s, secret, salt, longer, 32));
        for (const bytes* part : {&secret, &salt, &info}) {
            for (size_t at = 0; at < part->size(); ++at) {
                if (part == &info && for_passwords(s)) break; // only its length counts there
                bytes changed = *part;
                changed[at] ^= 0x40;
                outputs.push_back(derived(s, part == &secret ? changed : secret, part == &salt ? changed : salt,
                                          part == &info ? changed : info, 32));
            }
        }
        ASSERT_TRUE(all_distinct(outputs)) << size;
    }
}

void wrong_sizes(const subject& s) {
    const bytes secret(32);
    std::vector<size_t> wrong{0};
    if (s.entry().output_size_max < 1 << 20) wrong.push_back(s.entry().output_size_max + 1);
    for (const size_t size : wrong) {
        bytes out = stale_bytes(size);
        EXPECT_EQ(derive(s, secret, {}, {}, out), status::length) << size;
        EXPECT_TRUE(all_zero(out));
        if (for_passwords(s)) continue;
        out = stale_bytes(size);
        EXPECT_EQ(s.by.kdf->expand(secret, {}, out), status::length) << size;
        EXPECT_TRUE(all_zero(out));
    }
    if (s.entry().output_size_max < 1 << 20) {
        bytes most = stale_bytes(s.entry().output_size_max);
        EXPECT_EQ(derive(s, secret, {}, {}, most), status::ok);
    }
}

/// Arguments that an algorithm does not take must be empty.
void other_arguments(const subject& s) {
    const bytes secret(32), one(1);
    bytes out = stale_bytes(20);
    if (for_passwords(s)) {
        EXPECT_EQ(s.by.kdf->derive(secret, {}, {}, 0, out), status::argument);
        EXPECT_TRUE(all_zero(out));
        out = stale_bytes(20);
        EXPECT_EQ(s.by.kdf->derive(secret, {}, one, 1, out), status::length);
        EXPECT_EQ(s.by.kdf->extract, nullptr);
        EXPECT_EQ(s.by.kdf->expand, nullptr);
    } else {
        EXPECT_EQ(s.by.kdf->derive(secret, {}, one, 1, out), status::argument);
    }
    EXPECT_TRUE(all_zero(out));
}

void overlaps(const subject& s) {
    const std::vector<size_t> sizes{32, 17, for_passwords(s) ? 0u : 20u, 40}; // secret, salt, information, output
    arena a(sizes);
    for (const size_t other : {0u, 1u, 2u}) {
        if (sizes[other] == 0) continue;
        for (const auto shift : arena::overlapping(sizes[3], sizes[other])) {
            a.renew();
            a.move(3, other, shift);
            ASSERT_EQ(derive(s, a[0], a[1], a[2], a[3]), status::overlap) << shift << " of " << other;
            ASSERT_TRUE(all_zero(a[3]));
        }
    }
}

void unaligned(const subject& s) {
    random_source random;
    for (size_t offset = 0; offset < 16; ++offset) {
        const bytes secret = random.make(s.block() + 3), salt = random.make(s.block() + 3), info = random.make(21);
        moved its_secret(secret, offset), its_salt(salt, offset), its_info(info, offset), output(stale_bytes(77), offset);
        ASSERT_EQ(derive(s, *its_secret, *its_salt, *its_info, *output), status::ok);
        ASSERT_TRUE(same(*output, derived(s, secret, salt, info, 77))) << offset;
        ASSERT_TRUE(output.neighbours_untouched());
    }
}

bool applies(const subject& s) { return s.by.kdf != nullptr; }

constexpr test_case cases[] = {
    {"every_output_length", every_output_length},  {"every_input_counts", distinct},
    {"wrong_sizes_are_refused", wrong_sizes},      {"what_is_not_taken_is_refused", other_arguments},
    {"overlapping_buffers_are_refused", overlaps}, {"unaligned_buffers", unaligned},
};

/// The two steps, called separately.
void steps(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const bytes secret = random.make(random.length(s.block())), salt = random.make(random.length(s.block())),
                    info = random.make(random.length(s.block()));
        const size_t size = 1 + random.up_to(200);
        bytes key = stale_bytes(s.entry().extract_size), output = stale_bytes(size);
        ASSERT_EQ(s.by.kdf->extract(secret, salt, key), status::ok);
        ASSERT_EQ(s.by.kdf->expand(key, info, output), status::ok);
        ASSERT_EQ(output, derived(s, secret, salt, info, size));
    }
}

void steps_of_wrong_sizes(const subject& s) {
    const size_t right = s.entry().extract_size;
    for (const size_t wrong : {size_t{0}, right - 1, right + 1}) {
        bytes key = stale_bytes(wrong);
        EXPECT_EQ(s.by.kdf->extract({}, {}, key), status::length) << wrong;
        EXPECT_TRUE(all_zero(key));
    }
}

void overlapping_steps(const subject& s) {
    const size_t size = s.entry().extract_size;
    bytes memory = stale_bytes(3 * size);
    const room all(memory);
    EXPECT_EQ(s.by.kdf->extract(all.first(size + 1), {}, all.subspan(size, size)), status::overlap);
    EXPECT_EQ(s.by.kdf->extract({}, all.first(size + 1), all.subspan(size, size)), status::overlap);
    EXPECT_EQ(s.by.kdf->expand(all.first(size + 1), {}, all.subspan(size, 10)), status::overlap);
    EXPECT_EQ(s.by.kdf->expand({}, all.first(size + 1), all.subspan(size, 10)), status::overlap);
    EXPECT_TRUE(all_zero(all.subspan(size, size)));
}

bool has_steps(const subject& s) { return applies(s) && s.entry().extract_size != 0; }

constexpr test_case step_cases[] = {
    {"two_steps_equal_one", steps},
    {"steps_of_wrong_sizes_are_refused", steps_of_wrong_sizes},
    {"overlapping_steps_are_refused", overlapping_steps},
};

} // namespace

static const bool added = add({applies, cases});
static const bool added_kdf_steps = add({has_steps, step_cases});

} // namespace linnet_test
