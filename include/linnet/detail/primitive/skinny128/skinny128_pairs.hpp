// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_PAIRS_HPP
#define LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_PAIRS_HPP

/// SKINNY-128-384+ for messages in lanes, with two messages in each word. A field holds the same bit of two messages; in
/// skinny128.hpp it holds two bits of a cell. The S-box then takes eight NORs and nothing else.

#include <linnet/detail/primitive/skinny128/skinny128.hpp>
#include <linnet/detail/word/lanes.hpp>

#if LINNET_VECTORS && !LINNET_SHARED
#define LINNET_SKINNY128_PAIRS 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The constants of every round, for both messages, in the places of the round.
inline constexpr auto skinny_paired_constants = [] {
    std::array<std::array<uint32_t, 8>, skinny_rounds> paired{};
    for (unsigned i = 0; i < skinny_rounds; ++i)
        for (unsigned row = 0; row < 3; ++row)
            for (unsigned bit = 0; bit < 8; ++bit)
                if ((skinny_round_constant(i, row) >> bit & 1) != 0)
                    paired[i][bit] |= uint32_t{3} << skinny_place_of(i).bit_at(row, 0);
    return paired;
}();

/// Word `bit` holds that bit of every cell.
template <class Half>
struct skinny_pairs {
    Half s[8];

    template <class Function>
    LINNET_INLINE static constexpr void each(const Function& f) noexcept {
        f(0), f(1), f(2), f(3), f(4), f(5), f(6), f(7);
    }
    LINNET_INLINE static skinny_pairs paired(const skinny_slices<Half>& first, const skinny_slices<Half>& second) noexcept {
        skinny_pairs x;
        skinny_slices<Half> a = first;
        skinny_slices<Half> b = second;
        a.each([&](size_t i) LINNET_LAMBDA {
            skinny_exchange<0x55555555, 1>(a.s[i], b.s[i]);
            x.s[7 - i] = b.s[i];
            x.s[3 - i] = a.s[i];
        });
        return x;
    }
    LINNET_INLINE void unpaired(skinny_slices<Half>& a, skinny_slices<Half>& b) const noexcept {
        a.each([&](size_t i) LINNET_LAMBDA {
            b.s[i] = s[7 - i];
            a.s[i] = s[3 - i];
            skinny_exchange<0x55555555, 1>(a.s[i], b.s[i]);
        });
    }
    LINNET_INLINE void add(const skinny_pairs& k) noexcept {
        each([&](size_t i) LINNET_LAMBDA { s[i] = s[i] ^ k.s[i]; });
    }
    LINNET_INLINE void wipe() noexcept { wipe_words(s); }
    LINNET_INLINE void sub_cells() noexcept {
        for (int i = 0; i < 3; ++i) {
            nors();
            *this = {{s[5], s[3], s[0], s[4], s[6], s[7], s[1], s[2]}};
        }
        nors();
        *this = {{s[0], s[2], s[1], s[3], s[4], s[5], s[6], s[7]}};
    }
    /// Copies message `from` over the messages whose bits are in `mask`.
    LINNET_INLINE void copy_lanes(const Half& mask, size_t from) noexcept {
        each([&](size_t i) LINNET_LAMBDA {
            const uint32_t bits = s[i].get(from % Half::number) >> from / Half::number & 0x55555555;
            s[i] = word<Half>::select(mask, word<Half>::constant(bits | bits << 1), s[i]);
        });
    }
    /// The registers that update TK2 and TK3.
    LINNET_INLINE skinny_pairs lfsr2() const noexcept { return {{s[7] ^ s[5], s[0], s[1], s[2], s[3], s[4], s[5], s[6]}}; }
    LINNET_INLINE skinny_pairs lfsr3() const noexcept { return {{s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[0] ^ s[6]}}; }

private:
    LINNET_INLINE void nors() noexcept {
        const Half ones = word<Half>::constant(~uint32_t{0});
        s[4] = s[4] ^ word<Half>::and_not(s[7] | s[6], ones);
        s[0] = s[0] ^ word<Half>::and_not(s[3] | s[2], ones);
    }
};

/// The part of a tweakey that a round adds, in the places of the round.
template <unsigned Round, class WordType>
LINNET_INLINE constexpr WordType skinny_moved_to(const WordType& x) noexcept {
    return skinny_moved<Round>(x, std::make_integer_sequence<unsigned, skinny_moves_of<Round>.count>{});
}

} // namespace detail

/// Like skinny128_384_plus. The two messages of a word are `number / 2` lanes apart.
template <class Lanes>
struct skinny128_384_plus_pairs {
    using word_type = Lanes;
    using block = skinny_block<Lanes>;
    using half = lanes<uint32_t, Lanes::number / 2, Lanes::vector_size>;
    using pairs = detail::skinny_pairs<half>;
    using slices = detail::skinny_slices<half>;
    static constexpr std::string_view variant = word_name<Lanes>;

    struct key {
        pairs steps[detail::skinny_rounds / 2 + 1]; ///< TK3 after each step of its register
        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };
    struct schedule {
        pairs rounds[detail::skinny_rounds];
        LINNET_INLINE void copy_lanes(const typename word<Lanes>::mask& to, size_t from) noexcept {
            const half bits = bits_of(to);
            for (pairs& round : rounds) round.copy_lanes(bits, from);
        }
        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };

    /// A TK1 of eight bytes and eight zeroes: odd rounds add only cells of the zeroes.
    struct own_tweak {
        pairs even[8];

        LINNET_INLINE void set(const Lanes& first, const Lanes& second) noexcept {
            const Lanes zero = word<Lanes>::constant(0);
            const pairs tk = packed({{first, second, zero, zero}});
            [&]<unsigned... Index>(std::integer_sequence<unsigned, Index...>) LINNET_LAMBDA {
                (tk.each([&](size_t i) LINNET_LAMBDA { even[Index].s[i] = detail::skinny_moved_to<2 * Index>(tk.s[i]); }), ...);
            }(std::make_integer_sequence<unsigned, 8>{});
        }
        LINNET_INLINE void add(pairs& x, size_t round) const noexcept { x.add(even[round / 2]); }
    };
    /// One TK1 for all lanes. The words of skinny128.hpp are side by side until their fields are separated.
    struct common_tweak {
        using four = lanes<uint32_t, 4, 16>;
        uint32_t even[8][8];

        LINNET_INLINE void set(uint64_t tweak) noexcept {
            const auto low = static_cast<uint32_t>(tweak);
            const auto high = static_cast<uint32_t>(tweak >> 32);
            const four tk = four::from(detail::skinny_slices<uint32_t>::pack(low, high, 0, 0).s);
            [&]<unsigned... Index>(std::integer_sequence<unsigned, Index...>) LINNET_LAMBDA {
                (set_round(detail::skinny_moved_to<2 * Index>(tk), even[Index]), ...);
            }(std::make_integer_sequence<unsigned, 8>{});
        }
        LINNET_INLINE void add(pairs& x, size_t round) const noexcept {
            x.each([&](size_t i) LINNET_LAMBDA { x.s[i] = x.s[i] ^ word<half>::constant(even[round / 2][7 - i]); });
        }

    private:
        LINNET_INLINE static void set_round(const four& words, uint32_t (&to)[8]) noexcept {
            const four upper = detail::skinny_masked<0xaaaaaaaa>(words);
            const four lower = detail::skinny_masked<0x55555555>(words);
            (upper | word<four>::template shift_right<1>(upper)).to(to);
            (lower | word<four>::template shift_left<1>(lower)).to(to + 4);
        }
    };

    LINNET_INLINE static void set_key(key& k, const block& tk3) noexcept {
        pairs step = k.steps[0] = packed(tk3);
        for (size_t i = 1; i < std::size(k.steps); ++i) k.steps[i] = step = step.lfsr3();
        step.wipe();
    }
    LINNET_INLINE static void set_schedule(schedule& result, const key& k, const block& tk2) noexcept {
        pairs step = packed(tk2);
        for (size_t i = 0; i < detail::skinny_rounds; i += 8) {
            if (i % 16 == 0) set_rounds<0>(result, k, step, i, std::make_integer_sequence<unsigned, 8>{});
            else set_rounds<8>(result, k, step, i, std::make_integer_sequence<unsigned, 8>{});
        }
        step.wipe();
    }
    template <class Tweak>
    LINNET_INLINE static block encrypt(const schedule& k, const Tweak& tweak, const block& plaintext) noexcept {
        pairs x = packed(plaintext);
        for (size_t i = 0; i < detail::skinny_rounds; i += 4) {
            encrypt_round<0>(x, k, tweak, i);
            encrypt_round<1>(x, k, tweak, i);
            encrypt_round<2>(x, k, tweak, i);
            encrypt_round<3>(x, k, tweak, i);
        }
        pairs done = x; // to be wiped: Clang keeps a wiped object in memory all the time
        const block ciphertext = unpacked(done);
        done.wipe();
        return ciphertext;
    }

private:
    /// The bits of these messages in each word.
    LINNET_INLINE static half bits_of(const typename word<Lanes>::mask& messages) noexcept {
        return word<half>::generate([&](size_t i) LINNET_LAMBDA {
            return (messages[i] ? uint32_t{0x55555555} : 0) | (messages[half::number + i] ? uint32_t{0xaaaaaaaa} : 0);
        });
    }
    LINNET_INLINE static half first_of(const Lanes& x) noexcept {
        half h;
        for (size_t i = 0; i < half::vectors; ++i) h.part[i] = x.part[i];
        return h;
    }
    LINNET_INLINE static half second_of(const Lanes& x) noexcept {
        half h;
        for (size_t i = 0; i < half::vectors; ++i) h.part[i] = x.part[half::vectors + i];
        return h;
    }
    LINNET_INLINE static Lanes both(const half& a, const half& b) noexcept {
        Lanes x;
        for (size_t i = 0; i < half::vectors; ++i) x.part[i] = a.part[i], x.part[half::vectors + i] = b.part[i];
        return x;
    }
    LINNET_INLINE static pairs packed(const block& x) noexcept {
        return pairs::paired(slices::pack(first_of(x.w[0]), first_of(x.w[1]), first_of(x.w[2]), first_of(x.w[3])),
                             slices::pack(second_of(x.w[0]), second_of(x.w[1]), second_of(x.w[2]), second_of(x.w[3])));
    }
    LINNET_INLINE static block unpacked(const pairs& x) noexcept {
        slices a;
        slices b;
        x.unpaired(a, b);
        a = a.unpacked();
        b = b.unpacked();
        return block::generate([&](size_t i) LINNET_LAMBDA { return both(a.s[3 - i], b.s[3 - i]); });
    }

    template <unsigned First, unsigned... Index>
    LINNET_INLINE static void set_rounds(schedule& result, const key& k, pairs& step, size_t i,
                                         std::integer_sequence<unsigned, Index...>) noexcept {
        (set_round<First + Index>(result.rounds[i + Index], k, step, i + Index), ...);
    }
    template <unsigned Round>
    LINNET_INLINE static void set_round(pairs& out, const key& k, pairs& step, size_t round) noexcept {
        if (Round % 2 == 1) step = step.lfsr2();
        const auto& constants = detail::table<detail::skinny_paired_constants>()[round];
        out.each([&](size_t i) LINNET_LAMBDA {
            const half sum = step.s[i] ^ k.steps[(round + 1) / 2].s[i];
            out.s[i] = detail::skinny_moved_to<Round>(sum) ^ word<half>::constant(constants[i]);
        });
    }
    template <unsigned Round, class Tweak>
    LINNET_INLINE static void encrypt_round(pairs& x, const schedule& k, const Tweak& tweak, size_t i) noexcept {
        x.sub_cells();
        x.add(k.rounds[i + Round]);
        if constexpr (Round % 2 == 0) tweak.add(x, i % 16 + Round);
        x.each([&](size_t j) LINNET_LAMBDA {
            detail::skinny_add_row<Round, 1, 2>(x.s[j]);
            detail::skinny_add_row<Round, 2, 0>(x.s[j]);
            detail::skinny_add_row<Round, 3, 2>(x.s[j]);
        });
    }
};

LINNET_NAMESPACE_END

#endif
#endif
