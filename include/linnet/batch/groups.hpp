// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_GROUPS_HPP
#define LINNET_BATCH_GROUPS_HPP

/// The messages of a batch in groups, one for each lane of a core, and the calls for those that are computed one by one.

#include <linnet/batch/order.hpp>
#include <linnet/batch/strings.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch::detail {

/// The criteria by which messages are grouped for a core over lanes.
struct grouping {
    size_t lanes;            ///< messages in a full group
    size_t fewest;           ///< messages that are no slower in lanes than one by one
    size_t message_size_max; ///< of a text
    size_t longest;          ///< bytes of the longest message, with its associated data, for which lanes are faster
    bool is_mac;             ///< its tag must not overlap its message
    /// The approximate number of blocks of a message, and its class < 4. Only messages of one class are computed together.
    void (*shape)(size_t data_size, size_t text_size, size_t& blocks, unsigned& kind) noexcept;
};

/// The most lanes of a core.
inline constexpr size_t most_lanes = 64;

/// Computes a group of messages. `numbers` has one message number for each lane; lanes after the first `number` repeat the first.
using group_in_lanes = void (*)(const void* context, const size_t* numbers, size_t number) noexcept;

/// Calls all.single(i) for each message of a range that is computed by itself, and group() for each group. all.measure() says
/// whether message i can be grouped. This function depends on no core, so that it exists once.
template <class Batch>
[[gnu::noinline]] void in_groups(const Batch& all, range of, const grouping& by, group_in_lanes group,
                                 const void* context) noexcept {
    const bool disjoint = all.loose() && all.disjoint(of);
    for (size_t begin = of.begin; begin < of.end; begin += by_length::most) {
        const size_t end = of.end - begin < by_length::most ? of.end : begin + by_length::most;
        by_length order;
        const auto measure = [&]<bool Pointers>() LINNET_LAMBDA {
            for (size_t i = begin; i < end; ++i) {
                size_t blocks = 0;
                unsigned kind = 0;
                if (all.template measure<Pointers>(i, by, disjoint, blocks, kind)) order.add(i - begin, blocks, kind);
                else all.single(i);
            }
        };
        all.loose() ? measure.template operator()<true>() : measure.template operator()<false>();
        order.sort();
        for (size_t first = 0, number = 0; first < order.count(); first += number) {
            number = order.together(first, by.lanes, by.fewest);
            if (number < by.fewest) {
                for (size_t i = 0; i < number; ++i) all.single(begin + order[first + i]);
                continue;
            }
            size_t numbers[most_lanes];
            for (size_t lane = 0; lane < by.lanes; ++lane) numbers[lane] = begin + order[first + (lane < number ? lane : 0)];
            group(context, numbers, number);
        }
    }
}

/// Prefetches the first KiB of a message and of its output. Lanes read their messages side by side, in more streams than the
/// processor detects by itself.
LINNET_INLINE void prefetch(bytes_in text, bytes_out out) noexcept {
    constexpr size_t line = 64, most = 1024; // bytes; NOLINT(readability-isolate-declaration)
    for (size_t at = 0; at < text.size() && at < most; at += line) __builtin_prefetch(text.data() + at);
    for (size_t at = 0; at < out.size() && at < most; at += line) __builtin_prefetch(out.data() + at, 1);
}

/// The calls of an algorithm for one message. The sizes of the arguments have been checked.
template <class A>
struct own_calls {
    LINNET_INLINE static constexpr status encrypt(bytes_in key, bytes_in nonce, bytes_in data, bytes_in text, bytes_out sealed,
                                                  bytes_out tag) noexcept {
        return A::encrypt(as_span<typename A::key_in>(key), as_span<typename A::nonce_in>(nonce), data, text, sealed,
                          as_span<typename A::tag_out>(tag))
            .why();
    }
    LINNET_INLINE static constexpr status decrypt(bytes_in key, bytes_in nonce, bytes_in data, bytes_in sealed, bytes_in tag,
                                                  bytes_out text) noexcept {
        return A::decrypt(as_span<typename A::key_in>(key), as_span<typename A::nonce_in>(nonce), data, sealed,
                          as_span<typename A::tag_in>(tag), text)
            .why();
    }
    /// Computes a tag; or a digest or an output, with an empty key. `nonce` is also the customization string.
    LINNET_INLINE static constexpr status compute(bytes_in key, bytes_in nonce, bytes_in message, bytes_out output) noexcept {
        if constexpr (Mac<A>) {
            return with_nonce<A>(nonce, [&](auto... own) LINNET_LAMBDA {
                return A::compute(as_span<typename A::key_in>(key), own..., message, as_span<typename A::tag_out>(output)).why();
            });
        } else if constexpr (CustomizableXof<A>) {
            return A::digest(nonce, message, output).why();
        } else if constexpr (Hash<A>) {
            return A::digest(message, as_span<typename A::digest_out>(output)), status::ok;
        } else {
            return A::digest(message, output), status::ok;
        }
    }
    LINNET_INLINE static constexpr status verify(bytes_in key, bytes_in nonce, bytes_in message, bytes_in tag) noexcept
        requires Mac<A>
    {
        return with_nonce<A>(nonce, [&](auto... own) LINNET_LAMBDA {
            return A::verify(as_span<typename A::key_in>(key), own..., message, as_span<typename A::tag_in>(tag)).why();
        });
    }
};

} // namespace batch::detail
LINNET_NAMESPACE_END

#endif
