// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_ABSORB_HPP
#define LINNET_BATCH_ABSORB_HPP

/// Batches of hash functions, XOFs and MACs: the messages to absorb.

#include <linnet/batch/groups.hpp>
#include <linnet/batch/vectors.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch::detail {

/// The calls of an algorithm that also verify a tag.
template <class Calls>
concept VerifiesTags = requires(const Calls& calls, bytes_in bytes) { calls.verify(bytes, bytes, bytes, bytes); };

/// The messages of a batch that computes digests, outputs or tags, or compares tags of `tag_size` bytes. `nonces` also holds
/// customization strings, for algorithms that take them.
template <class Calls>
class messages_of_batch {
    Calls calls_;
    strings keys_, nonces_, messages_, received_;
    places output_;
    statuses all_;
    size_t tag_size_; ///< of tags that are compared, or 0
    bool loose_;

public:
    constexpr messages_of_batch(const Calls& calls, size_t count, const input& keys, const input& nonces, const input& messages,
                                const input& received, size_t tag_size, const output& out, statuses all) noexcept
        : calls_(calls),
          keys_(keys, count),
          nonces_(nonces, count),
          messages_(messages, count),
          received_(received, count),
          output_(out, count),
          all_(all),
          tag_size_(tag_size),
          loose_(behind_pointers(keys, nonces, messages, received, out)) {}

    struct message {
        bytes_in key, nonce, text, received;
        bytes_out out;
    };
    /// Locates message i, or returns why it is refused. `Pointers` may be false unless the batch is `loose`.
    template <bool Pointers>
    LINNET_INLINE constexpr status locate(size_t i, message& m) const noexcept {
        const status out = verifies() ? received_.get<Pointers>(i, m.received) : output_.get<Pointers>(i, m.out);
        return first_refusal(keys_.get<Pointers>(i, m.key), nonces_.get<Pointers>(i, m.nonce), messages_.get<Pointers>(i, m.text),
                             out);
    }
    LINNET_INLINE constexpr bool loose() const noexcept { return loose_; }
    LINNET_INLINE constexpr bool verifies() const noexcept { return tag_size_ != 0; }
    /// Whether all keys have the same size, and likewise all nonces and all tags that are compared.
    constexpr bool alike() const noexcept { return !keys_.varies() && !nonces_.varies() && !received_.varies(); }
    /// Whether there is one key and one nonce.
    constexpr bool one_start() const noexcept { return keys_.one() && nonces_.one(); }
    constexpr size_t key_size() const noexcept { return keys_.size(); }
    constexpr size_t nonce_size() const noexcept { return nonces_.size(); }
    /// The size of what is written or compared for each message.
    constexpr size_t output_size() const noexcept { return verifies() ? tag_size_ : output_.size(); }
    LINNET_INLINE constexpr void set(size_t i, status why) const noexcept { report(all_, i, why); }

    /// Overlap is checked message by message.
    static constexpr bool disjoint(range) noexcept { return false; }
    /// Lanes compare tags of at most this size. Keys and customization strings of varying sizes may have any size; they are not
    /// computed in lanes.
    static constexpr size_t largest_compared = 64;
    constexpr bool fit_lanes() const noexcept { return alike() && (!verifies() || tag_size_ <= largest_compared); }

    /// Whether message i can be computed with others.
    template <bool Pointers>
    LINNET_INLINE bool measure(size_t i, const grouping& by, bool, size_t& blocks, unsigned& kind) const noexcept {
        message m;
        const status why = locate<Pointers>(i, m);
        if (why != status::ok || m.text.size() > by.longest || m.text.size() > by.message_size_max || !fit_lanes()) return false;
        if (Pointers && by.is_mac &&
            (linnet::detail::overlap(m.out, m.key) || linnet::detail::overlap(m.out, m.text) ||
             linnet::detail::overlap(m.out, m.nonce)))
            return false;
        by.shape(0, m.text.size(), blocks, kind);
        return true;
    }

    /// The messages of a group, lane by lane: where their strings are, and their sizes.
    struct lanes_of_messages {
        const uint8_t **key, **nonce, **text, **received;
        uint8_t** out;
        size_t* text_size;
    };
    [[gnu::noinline]] void gather(const size_t* numbers, size_t lanes, const lanes_of_messages& to) const noexcept {
        loose_ ? gather_as<true>(numbers, lanes, to) : gather_as<false>(numbers, lanes, to);
    }
    template <bool Pointers>
    LINNET_INLINE void gather_as(const size_t* numbers, size_t lanes, const lanes_of_messages& to) const noexcept {
        for (size_t lane = 0; lane < lanes; ++lane) {
            message m;
            static_cast<void>(locate<Pointers>(numbers[lane], m)); // as it was measured
            prefetch(m.text, {});
            to.key[lane] = m.key.data();
            to.nonce[lane] = m.nonce.data();
            to.text[lane] = m.text.data();
            to.text_size[lane] = m.text.size();
            to.received[lane] = m.received.data();
            to.out[lane] = m.out.data();
        }
    }

    /// Computes a message by itself.
    constexpr void single(size_t i) const noexcept {
        message m;
        status why = locate<true>(i, m);
        if (why != status::ok) {
            linnet::detail::fill_zero(m.out);
        } else if constexpr (VerifiesTags<Calls>) {
            why = !verifies()                      ? calls_.compute(m.key, m.nonce, m.text, m.out)
                  : m.received.size() != tag_size_ ? status::not_authentic
                                                   : calls_.verify(m.key, m.nonce, m.text, m.received);
        } else {
            why = calls_.compute(m.key, m.nonce, m.text, m.out);
        }
        set(i, why);
    }
};

/// The same in lanes.
template <class A, class Calls = own_calls<A>>
class absorb_all {
    using batch = messages_of_batch<Calls>;
    batch all_;
    static constexpr bool is_mac = A::kind == algorithm_kind::mac;
    /// Placeholder address for empty messages: offsets in the block are added to it, although nothing is read.
    static constexpr uint8_t nothing[256]{};
    static_assert(A::block_size <= sizeof nothing);

    /// The data that all groups share.
    template <class Lanes>
    struct groups {
        const batch& all;
        typename Lanes::beginning& first;
    };

public:
    template <class... Argument>
    constexpr explicit absorb_all(const Argument&... arguments) noexcept : all_(arguments...) {}

    constexpr void single(size_t i) const noexcept { all_.single(i); }
    template <class Core>
    LINNET_INLINE void in_lanes(range of) const noexcept {
        using lanes = absorbing_lanes<Core>;
        static constexpr grouping by{lanes::number, fewest_together<Core>, largest(), Core::traits.lanes.longest, is_mac,
                                     shape<Core>};
        static_assert(by.lanes <= most_lanes);
        typename lanes::beginning first;
        first.shared = all_.one_start();
        const groups<lanes> context{all_, first};
        in_groups(all_, of, by, group<lanes>, &context);
        linnet::detail::wipe(first);
    }

private:
    static constexpr size_t largest() noexcept {
        if constexpr (is_mac) return A::message_size_max;
        else return SIZE_MAX;
    }

    /// Messages whose end takes another block have a class of their own.
    template <class Core>
    static void shape(size_t, size_t text_size, size_t& blocks, unsigned& kind) noexcept {
        blocks = text_size / A::block_size;
        kind = 0;
        if constexpr (Core::traits.lanes.has_blocks_of_end) {
            kind = Core::blocks_of_end(text_size % A::block_size) - 1;
            blocks += kind;
        }
    }

    template <class Lanes>
    static void group(const void* context, const size_t* numbers, size_t number) noexcept {
        const auto& its = *static_cast<const groups<Lanes>*>(context);
        typename Lanes::messages m;
        std::array<const uint8_t*, Lanes::number> received;
        std::array<std::array<uint8_t, batch::largest_compared>, is_mac ? Lanes::number : 1> made;
        const bool verifies = is_mac && its.all.verifies();
        its.all.gather(numbers, Lanes::number,
                       {m.key.data(), m.customization.data(), m.message.data(), received.data(), m.output.data(), m.size.data()});
        for (size_t lane = 0; lane < Lanes::number; ++lane) {
            if (m.message[lane] == nullptr) m.message[lane] = nothing;
            if (verifies) m.output[lane] = made[is_mac ? lane : 0].data();
        }
        m.key_size = its.all.key_size();
        m.customization_size = its.all.nonce_size();
        m.output_size = its.all.output_size();
        outlined<Lanes>([&]() LINNET_LAMBDA { Lanes::run(m, its.first); });
        for (size_t lane = 0; lane < number; ++lane) {
            status why = status::ok;
            if constexpr (is_mac) {
                const size_t size = m.output_size;
                if (verifies &&
                    !linnet::detail::equal_constant_time(bytes_in(made[lane]).first(size), bytes_in(received[lane], size)))
                    why = status::not_authentic;
            }
            its.all.set(numbers[lane], why);
        }
        if constexpr (is_mac) linnet::detail::wipe(made);
    }
};

} // namespace batch::detail
LINNET_NAMESPACE_END

#endif
