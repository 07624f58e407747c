// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_CRYPT_HPP
#define LINNET_BATCH_CRYPT_HPP

/// Batches of AEADs, secret boxes and stream ciphers: the texts to encrypt or decrypt.

#include <linnet/batch/groups.hpp>
#include <linnet/batch/vectors.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch::detail {

/// The texts of a batch to encrypt or decrypt. The batch as a whole has been checked.
template <bool Encrypt, class Calls>
class texts_of_batch {
    Calls calls_;
    strings keys_, nonces_, data_, texts_, received_; ///< tags, for decryption
    places output_, tags_;                            ///< tags, for encryption
    statuses all_;
    bool loose_;

public:
    constexpr texts_of_batch(const Calls& calls, size_t count, const input& keys, const input& nonces, const input& data,
                             const input& texts, const input& received, const output& out, const output& tags,
                             statuses all) noexcept
        : calls_(calls),
          keys_(keys, count),
          nonces_(nonces, count),
          data_(data, count),
          texts_(texts, count),
          received_(received, count),
          output_(out, count),
          tags_(tags, count),
          all_(all),
          loose_(behind_pointers(keys, nonces, data, texts, received, out, tags)) {}

    struct message {
        bytes_in key, nonce, data, text, received;
        bytes_out out, tag;
    };
    /// Locates message i, or returns why it is refused. `Pointers` may be false unless the batch is `loose`.
    template <bool Pointers>
    LINNET_INLINE constexpr status locate(size_t i, message& m) const noexcept {
        const status text = texts_.get<Pointers>(i, m.text);
        const status out = output_.get<Pointers>(i, texts_, m.text, m.out);
        const status tag = Encrypt ? tags_.get<Pointers>(i, m.tag) : received_.get<Pointers>(i, m.received);
        return first_refusal(keys_.get<Pointers>(i, m.key), nonces_.get<Pointers>(i, m.nonce), data_.get<Pointers>(i, m.data), text,
                             out, tag);
    }
    /// Whether strings are given by pointers. If so, overlap is checked message by message.
    LINNET_INLINE constexpr bool loose() const noexcept { return loose_; }
    /// Whether the memory of all outputs is disjoint from the memory of all inputs. If so, messages need no checks of their own.
    bool disjoint(range of) const noexcept {
        const memory_between out = output_.memory(of, texts_);
        const memory_between tags = tags_.memory(of);
        bool found = out.disjoint(received_.memory(of));
        for (const strings* in : {&keys_, &nonces_, &data_, &texts_}) {
            const memory_between read = in->memory(of);
            found = found && out.disjoint(read) && tags.disjoint(read);
        }
        return found;
    }
    /// Whether the outputs of a message overlap nothing, except for a text in place.
    static bool disjoint(const message& m) noexcept {
        bool found = m.out.data() == m.text.data() || !linnet::detail::overlap(m.out, m.text);
        // Named arrays: nvcc 13.0 turns such a list in the head of the loop into invalid C++.
        const bytes_in disjoint_from_out[] = {m.key, m.nonce, m.data, m.received, m.tag};
        for (const bytes_in& in : disjoint_from_out) found = found && !linnet::detail::overlap(m.out, in);
        const bytes_in disjoint_from_tag[] = {m.key, m.nonce, m.data, m.text};
        for (const bytes_in& in : disjoint_from_tag) found = found && !linnet::detail::overlap(m.tag, in);
        return found;
    }
    LINNET_INLINE constexpr void set(size_t i, status why) const noexcept { report(all_, i, why); }

    /// Whether message i can be computed with others. `disjoint_from_inputs`: no output of the batch is in memory that it reads.
    template <bool Pointers>
    LINNET_INLINE bool measure(size_t i, const grouping& by, bool disjoint_from_inputs, size_t& blocks,
                               unsigned& kind) const noexcept {
        message m;
        const status why = locate<Pointers>(i, m);
        if (why != status::ok || m.text.size() > by.message_size_max) return false;
        if (Pointers && (disjoint_from_inputs ? linnet::detail::overlap(m.out, m.tag) : !disjoint(m))) return false;
        if (m.data.size() > by.longest || m.text.size() > by.longest - m.data.size()) return false;
        by.shape(m.data.size(), m.text.size(), blocks, kind);
        return true;
    }

    /// The messages of a group, lane by lane: where their strings are, and their sizes.
    struct lanes_of_messages {
        const uint8_t **key, **nonce, **data, **text, **received;
        uint8_t **out, **tag;
        size_t *data_size, *text_size;
    };
    [[gnu::noinline]] void gather(const size_t* numbers, size_t lanes, const lanes_of_messages& to) const noexcept {
        loose_ ? gather_as<true>(numbers, lanes, to) : gather_as<false>(numbers, lanes, to);
    }
    template <bool Pointers>
    LINNET_INLINE void gather_as(const size_t* numbers, size_t lanes, const lanes_of_messages& to) const noexcept {
        for (size_t lane = 0; lane < lanes; ++lane) {
            message m;
            static_cast<void>(locate<Pointers>(numbers[lane], m)); // as it was measured
            prefetch(m.text, m.out);
            to.key[lane] = m.key.data();
            to.nonce[lane] = m.nonce.data();
            to.data[lane] = m.data.data();
            to.data_size[lane] = m.data.size();
            to.text[lane] = m.text.data();
            to.text_size[lane] = m.text.size();
            to.received[lane] = m.received.data();
            to.out[lane] = m.out.data();
            to.tag[lane] = m.tag.data();
        }
    }

    /// Computes a message by itself.
    constexpr void single(size_t i) const noexcept {
        message m;
        status why = locate<true>(i, m);
        if (why != status::ok) {
            linnet::detail::fill_zero(m.out);
            linnet::detail::fill_zero(m.tag);
        } else if constexpr (Encrypt) {
            why = calls_.encrypt(m.key, m.nonce, m.data, m.text, m.out, m.tag);
        } else {
            why = calls_.decrypt(m.key, m.nonce, m.data, m.text, m.received, m.out);
        }
        set(i, why);
    }
};

/// The same in lanes.
template <Aead A, bool Encrypt, class Calls = own_calls<A>>
class crypt_all {
    using batch = texts_of_batch<Encrypt, Calls>;
    batch all_;

public:
    template <class... Argument>
    constexpr explicit crypt_all(const Argument&... arguments) noexcept : all_(arguments...) {}

    constexpr void single(size_t i) const noexcept { all_.single(i); }
    template <class Core>
    LINNET_INLINE void in_lanes(range of) const noexcept {
        static constexpr grouping by{
            lanes_of<Core>::number, fewest_together<Core>, A::message_size_max, Core::traits.lanes.longest, false, shape<Core>};
        static_assert(by.lanes <= most_lanes);
        in_groups(all_, of, by, group<aead_lanes<Core>>, &all_);
    }

private:
    /// Messages without associated data, or without text, have classes of their own, unless the core defines classes.
    template <class Core>
    static void shape(size_t data_size, size_t text_size, size_t& blocks, unsigned& kind) noexcept {
        blocks = data_size / A::block_size + text_size / A::block_size;
        if constexpr (Core::traits.lanes.classes) kind = Core::batch_class(data_size, text_size);
        else kind = (data_size == 0 ? 0u : 2u) + (text_size == 0 ? 0u : 1u);
    }

    template <class Lanes>
    static void group(const void* context, const size_t* numbers, size_t number) noexcept {
        const batch& all = *static_cast<const batch*>(context);
        typename Lanes::messages m;
        std::array<const uint8_t*, Lanes::number> received;
        all.gather(numbers, Lanes::number,
                   {m.key.data(), m.nonce.data(), m.data.data(), m.in.data(), received.data(), m.out.data(), m.tag.data(),
                    m.data_size.data(), m.size.data()});
        if constexpr (Encrypt) {
            outlined<Lanes>([&]() LINNET_LAMBDA { Lanes::template run<true>(m); });
            for (size_t lane = 0; lane < number; ++lane) all.set(numbers[lane], status::ok);
        } else {
            decrypt<Lanes>(all, m, received, numbers, number);
        }
    }

    template <class Lanes>
    LINNET_INLINE static void decrypt(const batch& all, typename Lanes::messages& m,
                                      const std::array<const uint8_t*, Lanes::number>& received, const size_t* numbers,
                                      size_t number) noexcept {
        std::array<std::array<uint8_t, A::tag_size>, Lanes::number> made;
        std::array<bool, Lanes::number> good{};
        const auto compare = [&]() LINNET_LAMBDA {
            using tag = std::span<const uint8_t, A::tag_size>;
            for (size_t lane = 0; lane < Lanes::number; ++lane)
                good[lane] = linnet::detail::equal_constant_time(tag(made[lane]), tag(received[lane], A::tag_size));
        };
        for (size_t lane = 0; lane < Lanes::number; ++lane) m.tag[lane] = made[lane].data();
        if constexpr (Lanes::verifies_first) {
            outlined<Lanes>([&]() LINNET_LAMBDA { Lanes::authenticate(m, m.in); });
            compare();
            crypt_good<Lanes>(m, good);
        } else {
            outlined<Lanes>([&]() LINNET_LAMBDA { Lanes::template run<false>(m); });
            compare();
        }
        for (size_t lane = 0; lane < number; ++lane) {
            if (!good[lane]) linnet::detail::fill_zero({m.out[lane], m.size[lane]});
            all.set(numbers[lane], good[lane] ? status::ok : status::not_authentic);
        }
        linnet::detail::wipe(made);
    }

    /// Decrypts the authentic messages. The other lanes repeat one of them, so that no keystream is computed for messages that are
    /// not authentic.
    template <class Lanes>
    LINNET_INLINE static void crypt_good(typename Lanes::messages m, const std::array<bool, Lanes::number>& good) noexcept {
        size_t one = 0;
        while (one < Lanes::number && !good[one]) ++one;
        if (one == Lanes::number) return;
        for (size_t lane = 0; lane < Lanes::number; ++lane) {
            if (good[lane]) continue;
            m.key[lane] = m.key[one];
            m.nonce[lane] = m.nonce[one];
            m.in[lane] = m.in[one];
            m.out[lane] = m.out[one];
            m.size[lane] = m.size[one];
        }
        outlined<Lanes>([&]() LINNET_LAMBDA { Lanes::crypt(m); });
    }
};

} // namespace batch::detail
LINNET_NAMESPACE_END

#endif
