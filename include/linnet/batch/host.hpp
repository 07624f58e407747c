// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_HOST_HPP
#define LINNET_BATCH_HOST_HPP

/// How batch.hpp computes a batch: which messages side by side, and which one by one.

#include <linnet/batch/lanes.hpp>
#include <linnet/batch/one_message.hpp>
#include <linnet/batch/order.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch::detail {

/// In place of a core over lanes: message by message.
struct one_by_one {};

/// Of the cores of an algorithm the first that every processor computes over an integer: such integers are put side by side.
template <class First, class... Rest>
constexpr auto plain_core(implementations<First, Rest...>) noexcept {
    constexpr bool any = std::is_same_v<feature_of<First>, processor::any>;
    if constexpr (any && requires { typename word<typename First::word_type>::integer; }) return std::type_identity<First>{};
    else return plain_core(implementations<Rest...>{});
}

/// The integers of a core in the lanes of two registers of `Size` bytes, which are more independent operations than one has, unless
/// the core states another number.
template <class Core>
inline constexpr size_t lane_vectors = LINNET_STATED(Core, lane_vectors, size_t{2});
template <class Core>
inline constexpr bool own_lengths = LINNET_STATED(Core, own_lengths, false);
/// Whether lanes are faster with any vectors of 16 bytes.
template <class Core>
inline constexpr bool lanes_of_16 = LINNET_STATED(Core, lanes_of_16, false);
/// Whether there is a feature by which messages by themselves are faster than in lanes of AVX2.
template <class Core>
inline constexpr bool has_faster_singly = [] {
    if constexpr (requires { typename Core::faster_singly; }) return !std::is_void_v<typename Core::faster_singly>;
    else return false;
}();
template <class Core, size_t Size>
using core_over = typename Core::template over<lanes<typename word<typename Core::word_type>::integer,
                                                     lane_vectors<Core> * Size / word<typename Core::word_type>::size, Size>>;

#if LINNET_VECTORS
/// Cores over lanes for the processor features by which they are faster than messages by themselves, the fastest first.
template <class Core>
constexpr auto vector_implementations() noexcept {
    using last = std::conditional_t<lanes_of_16<Core>, core_over<Core, 16>, one_by_one>;
#if defined(__x86_64__)
    using wide = on<processor::x86_avx512, core_over<Core, 64>>;
    using narrow = on<processor::x86_avx2, core_over<Core, 32>>;
    if constexpr (has_faster_singly<Core>)
        return implementations<wide, on<typename Core::faster_singly, one_by_one>, narrow, last>{};
    else return implementations<wide, narrow, last>{};
#else
    return implementations<last>{};
#endif
}
#else
template <class Core>
constexpr auto vector_implementations() noexcept {
    return implementations<one_by_one>{};
}
#endif

/// The implementations of batches of an algorithm. LINNET_BATCH_NATIVE is for builds that do not inline, where lanes must have the
/// build's own vectors, as functions take them by value.
template <class A>
constexpr auto list_implementations() noexcept {
    using core = typename decltype(plain_core(typename A::implementations{}))::type;
    if constexpr (!own_lengths<core>) {
        return implementations<one_by_one>{};
    } else {
#if defined(LINNET_BATCH_NATIVE)
        return implementations<core_over<core, linnet::detail::native_vector_size>>{};
#else
        return vector_implementations<core>();
#endif
    }
}
template <class A>
using implementations_of = decltype(list_implementations<A>());

/// How many messages are no slower in lanes than by themselves: full lanes are about four times as fast with AVX-512, twice with
/// AVX2 and against special instructions.
template <class Core>
inline constexpr size_t fewest_together =
    lanes_of<Core>::number / (Core::word_type::vector_size == 64 && !has_faster_singly<Core> ? 4 : 2);

/// What a user gets: the first of them that the processor supports.
template <class A>
using implementation_of = fastest<implementations_of<A>>;

template <class Core>
inline constexpr bool side_by_side = requires { typename Core::word_type; };

/// The strings of an input, with no division for each of them.
struct strings {
    const input& of;
    size_t size, step; ///< of strings of one size, and from one to the next

    constexpr strings(const input& from, size_t count) noexcept
        : of(from), size(from.shape().size(count)), step(from.shape().how == layout::shared ? 0 : size) {}

    LINNET_INLINE constexpr bool locate(size_t i, size_t& begin, size_t& bytes) const noexcept {
        if (of.shape().by_offsets()) return of.locate(i, 0, begin, bytes);
        begin = i * step;
        bytes = size;
        return true;
    }
    LINNET_INLINE constexpr bytes_in operator[](size_t i) const noexcept {
        size_t begin = 0, bytes = 0;
        locate(i, begin, bytes);
        return {of.data() + begin, bytes};
    }
};

/// Calls single(i) for each message of a batch that is computed by itself, and group(message, number) for those that are computed
/// together in so many lanes: message(lane) is one of them, and in a lane beyond their number the first. measure(i, blocks, class)
/// says whether message i can be computed with others of the same `class` < 4, and about how many blocks it has.
template <class Core, class Measure, class Group, class Single>
LINNET_INLINE void in_groups(size_t count, const Measure& measure, const Group& group, const Single& single) noexcept {
    constexpr size_t all = lanes_of<Core>::number, fewest = fewest_together<Core>;
    for (size_t begin = 0; begin < count; begin += by_length::most) {
        const size_t end = count - begin < by_length::most ? count : begin + by_length::most;
        by_length order;
        for (size_t i = begin; i < end; ++i) {
            size_t blocks = 0;
            unsigned kind = 0;
            if (measure(i, blocks, kind)) order.add(i - begin, blocks, kind);
            else single(i);
        }
        order.sort();
        for (size_t first = 0, number = 0; first < order.count(); first += number) {
            number = order.together(first, all, fewest);
            if (number < fewest) {
                for (size_t i = 0; i < number; ++i) single(begin + order[first + i]);
            } else {
                group([&](size_t lane) LINNET_LAMBDA { return begin + order[first + (lane < number ? lane : 0)]; }, number);
            }
        }
    }
}

/// Encrypts or decrypts the messages of a batch, which as a whole has been checked.
template <Aead A, bool Encrypt>
struct crypt_all {
    size_t count;
    const input &keys, &nonces, &data, &texts;
    const input* received; ///< tags, for decryption
    bytes_out output, tags;
    statuses all;

    constexpr void single(size_t i) const noexcept {
        if constexpr (Encrypt) encrypt_one<A>::run(i, count, keys, nonces, data, texts, output, tags, all);
        else decrypt_one<A>::run(i, count, keys, nonces, data, texts, *received, output, all);
    }

    template <class Core>
    LINNET_INLINE void in_lanes() const noexcept {
        const located at{{keys, count}, {nonces, count}, {data, count}, {texts, count}};
        in_groups<Core>(
            count, [&](size_t i, size_t& blocks, unsigned& kind) LINNET_LAMBDA { return measure(at, i, blocks, kind); },
            [&](const auto& message, size_t number) LINNET_LAMBDA { group<aead_lanes<Core>>(at, message, number); },
            [&](size_t i) LINNET_LAMBDA { single(i); });
    }

private:
    struct located {
        strings key, nonce, data, text;
    };

    /// Messages without associated data, or without text, are apart.
    LINNET_INLINE static bool measure(const located& at, size_t i, size_t& blocks, unsigned& kind) noexcept {
        size_t begin = 0, data_size = 0, size = 0;
        if (!at.data.locate(i, begin, data_size) || !at.text.locate(i, begin, size) || size > A::message_size_max) return false;
        blocks = data_size / A::block_size + size / A::block_size;
        kind = (data_size != 0 ? 2u : 0u) + (size != 0 ? 1u : 0u);
        return true;
    }

    template <class Lanes, class Message>
    LINNET_INLINE void group(const located& at, const Message& message, size_t number) const noexcept {
        typename Lanes::messages m;
        std::array<std::array<uint8_t, A::tag_size>, Encrypt ? 1 : Lanes::number> made;
        for (size_t lane = 0; lane < Lanes::number; ++lane) {
            const size_t i = message(lane);
            m.key[lane] = at.key[i].data();
            m.nonce[lane] = at.nonce[i].data();
            const bytes_in header = at.data[i];
            m.data[lane] = header.data();
            m.data_size[lane] = header.size();
            size_t begin = 0;
            at.text.locate(i, begin, m.size[lane]);
            m.in[lane] = texts.data() + begin;
            m.out[lane] = text_out(texts, output, i, begin, m.size[lane]).data();
            if constexpr (Encrypt) m.tag[lane] = tags.data() + i * A::tag_size;
            else m.tag[lane] = made[lane].data();
        }
        if constexpr (Encrypt) {
            Lanes::template run<true>(m);
            for (size_t lane = 0; lane < number; ++lane) report(all, message(lane), status::ok);
        } else {
            std::array<bool, Lanes::number> good{};
            const auto compare = [&]() LINNET_LAMBDA {
                using tag = std::span<const uint8_t, A::tag_size>;
                for (size_t lane = 0; lane < Lanes::number; ++lane) {
                    const uint8_t* const its = received->data() + message(lane) * A::tag_size;
                    good[lane] = linnet::detail::equal_constant_time(tag(made[lane]), tag(its, A::tag_size));
                }
            };
            if constexpr (Lanes::verifies_first) {
                Lanes::authenticate(m, m.in);
                compare();
                crypt_good<Lanes>(m, good);
            } else {
                Lanes::template run<false>(m);
                compare();
            }
            for (size_t lane = 0; lane < number; ++lane) {
                if (!good[lane]) linnet::detail::fill_zero({m.out[lane], m.size[lane]});
                report(all, message(lane), good[lane] ? status::ok : status::not_authentic);
            }
            linnet::detail::wipe(made);
        }
    }

    /// Decrypts what is authentic: the other lanes repeat one such message, so that no keystream of theirs is computed.
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
        Lanes::crypt(m);
    }
};

/// Digests, outputs or tags of the messages of a batch; `received` are tags to compare instead.
template <class A>
struct absorb_all {
    size_t count;
    const input &keys, &customizations, &messages;
    bytes_out output;
    const input* received;
    statuses all;

    constexpr void single(size_t i) const noexcept {
        if constexpr (is_mac) {
            if (received != nullptr) verify_one<A>::run(i, count, keys, customizations, messages, *received, all);
            else mac_one<A>::run(i, count, keys, customizations, messages, output, all);
        } else if constexpr (CustomizableXof<A>) {
            customized_digest_one<A>::run(i, count, customizations, messages, output, all);
        } else {
            digest_one<A>::run(i, count, messages, output, all);
        }
    }

    template <class Core>
    LINNET_INLINE void in_lanes() const noexcept {
        const located at{{keys, count},
                         {customizations, count},
                         {messages, count},
                         (received != nullptr ? received->shape().total : output.size()) / count};
        // Keys and customization strings between offsets may be of any size; tags are compared where there is room for them.
        const bool alike = !keys.shape().by_offsets() && !customizations.shape().by_offsets() &&
                           (received == nullptr || at.output_size <= largest_compared);
        in_groups<Core>(
            count,
            [&](size_t i, size_t& blocks, unsigned& kind) LINNET_LAMBDA { return alike && measure<Core>(at, i, blocks, kind); },
            [&](const auto& message, size_t number) LINNET_LAMBDA { group<absorbing_lanes<Core>>(at, message, number); },
            [&](size_t i) LINNET_LAMBDA { single(i); });
    }

private:
    static constexpr bool is_mac = A::kind == algorithm_kind::mac;
    static constexpr size_t largest_compared = 64;

    struct located {
        strings key, customization, message;
        size_t output_size; ///< of what is written or compared for each message
    };

    /// Messages whose end takes another block are apart.
    template <class Core>
    LINNET_INLINE static bool measure(const located& at, size_t i, size_t& blocks, [[maybe_unused]] unsigned& kind) noexcept {
        size_t begin = 0, size = 0;
        if (!at.message.locate(i, begin, size)) return false;
        if constexpr (is_mac) {
            if (size > A::message_size_max) return false;
        }
        if constexpr (requires { A::customization_size_max; }) {
            if (at.customization.size > A::customization_size_max) return false;
        }
        blocks = size / A::block_size;
        if constexpr (requires { Core::blocks_of_end(size); }) {
            kind = Core::blocks_of_end(size % A::block_size) - 1;
            blocks += kind;
        }
        return true;
    }

    template <class Lanes, class Message>
    LINNET_INLINE void group(const located& at, const Message& message, size_t number) const noexcept {
        typename Lanes::messages m;
        std::array<std::array<uint8_t, largest_compared>, is_mac ? Lanes::number : 1> made;
        for (size_t lane = 0; lane < Lanes::number; ++lane) {
            const size_t i = message(lane);
            m.key[lane] = at.key[i].data();
            m.customization[lane] = at.customization[i].data();
            const bytes_in text = at.message[i];
            m.message[lane] = text.data();
            m.size[lane] = text.size();
            m.output[lane] = is_mac && received != nullptr ? made[lane].data() : output.data() + i * at.output_size;
        }
        m.key_size = at.key.size;
        m.customization_size = at.customization.size;
        m.output_size = at.output_size;
        Lanes::run(m);
        for (size_t lane = 0; lane < number; ++lane) {
            const size_t i = message(lane);
            status why = status::ok;
            if constexpr (is_mac) {
                const size_t size = at.output_size;
                if (received != nullptr && !linnet::detail::equal_constant_time(bytes_in(made[lane]).first(size),
                                                                                bytes_in(received->data() + i * size, size)))
                    why = status::not_authentic;
            }
            report(all, i, why);
        }
        if constexpr (is_mac) linnet::detail::wipe(made);
    }
};

/// Computes a batch: as code for the vectors of the first implementation that the processor supports.
template <class Implementation, class Work>
constexpr void compute(const Work& work) noexcept {
    const auto singly = [&]() LINNET_LAMBDA {
        for (size_t i = 0; i < work.count; ++i) work.single(i);
    };
    if (__builtin_is_constant_evaluated()) return singly(); // GCOV_EXCL_LINE
    linnet::detail::dispatch<Implementation>::call([&]<class Core>() LINNET_LAMBDA {
        if constexpr (side_by_side<Core>) work.template in_lanes<Core>();
        else singly();
    });
}

} // namespace batch::detail
LINNET_NAMESPACE_END

#endif
