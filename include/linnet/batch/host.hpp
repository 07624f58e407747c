// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_HOST_HPP
#define LINNET_BATCH_HOST_HPP

/// How batch.hpp computes a batch: which messages in lanes, and which one by one.

#include <linnet/batch/lanes.hpp>
#include <linnet/batch/one_message.hpp>
#include <linnet/batch/order.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch::detail {

/// Takes the place of a core over lanes: messages are computed one by one.
struct one_by_one {
    using feature = processor::any;
};

template <class Core>
concept OverIntegers = IntegerWord<typename Core::word_type>;

/// The first core of an algorithm that every processor supports and whose word is an integer. Lanes hold such integers.
template <class First, class... Rest>
constexpr auto plain_core(implementations<First, Rest...>) noexcept {
    constexpr bool any = std::is_same_v<feature_of<First>, processor::any>;
    if constexpr (any && OverIntegers<First>) return std::type_identity<First>{};
    else return plain_core(implementations<Rest...>{});
}

template <class Core, size_t Size>
using core_over =
    typename Core::template over<lanes<typename word<typename Core::word_type>::integer,
                                       Core::traits.lanes.vectors * Size / word<typename Core::word_type>::size, Size>>;

#if LINNET_VECTORS
/// Cores over lanes for the processor features with which lanes are faster than single messages, the fastest first.
template <class Core>
constexpr auto vector_implementations() noexcept {
    using last = std::conditional_t<Core::traits.lanes.faster_with_16, core_over<Core, 16>, one_by_one>;
#if defined(__x86_64__)
    using wide = on<processor::x86_avx512, core_over<Core, 64>>;
    using narrow = on<processor::x86_avx2, core_over<Core, 32>>;
    if constexpr (Core::traits.lanes.has_faster_singly)
        return implementations<wide, on<typename Core::faster_singly, one_by_one>, narrow, last>{};
    else if constexpr (Core::traits.lanes.faster_with_32) return implementations<wide, narrow, last>{};
    else return implementations<wide, last>{};
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

/// The implementations of batches of an algorithm. LINNET_BATCH_NATIVE is for builds that do not inline. Functions take lanes by
/// value there, so lanes must have the build's own vectors.
template <class A>
constexpr auto list_implementations() noexcept {
    using core = typename decltype(plain_core(typename A::implementations{}))::type;
    if constexpr (!core::traits.lanes.available) {
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

/// The fewest messages that are no slower in lanes than one by one. Full lanes are about four times as fast with AVX-512, and twice
/// as fast with AVX2 and compared with special instructions. A core may state another number.
template <class Core>
inline constexpr size_t fewest_together =
    Core::traits.lanes.fewest != 0
        ? Core::traits.lanes.fewest
        : lanes_of<Core>::number / (Core::word_type::vector_size == 64 && !Core::traits.lanes.has_faster_singly ? 4 : 2);

/// The implementation that a user gets: the first that the processor supports.
template <class A>
using implementation_of = fastest<implementations_of<A>>;

template <class Core>
inline constexpr bool side_by_side = !std::is_base_of_v<one_by_one, Core>;

/// A range of message numbers in a batch.
struct range {
    size_t begin, end;
};

/// The memory from the first byte of a set of strings to the last.
class memory_between {
    std::uintptr_t begin_ = UINTPTR_MAX;
    std::uintptr_t end_ = 0;

public:
    LINNET_INLINE void add(const uint8_t* at, size_t size) noexcept {
        if (size == 0) return;
        const auto first = reinterpret_cast<std::uintptr_t>(at);
        const auto end = first + size < first ? UINTPTR_MAX : first + size;
        begin_ = first < begin_ ? first : begin_;
        end_ = end > end_ ? end : end_;
    }
    constexpr bool disjoint(const memory_between& other) const noexcept { return end_ <= other.begin_ || other.end_ <= begin_; }
};

/// The strings of an input, without a division for each.
class strings {
    input of_;
    size_t size_, step_; ///< of strings of one size, and the distance between them

public:
    constexpr strings(const input& from, size_t count) noexcept
        : of_(from), size_(from.shape().size(count)), step_(from.shape().how == layout::shared ? 0 : size_) {}

    constexpr bool varies() const noexcept { return of_.shape().varies(); }
    /// Whether all messages share one string.
    constexpr bool one() const noexcept { return !varies() && step_ == 0; }
    /// The common size, unless sizes vary.
    constexpr size_t size() const noexcept { return size_; }
    /// Gets string i, or returns why it is refused. Without `Pointers` no string of the batch may be given by pointer.
    template <bool Pointers>
    LINNET_INLINE constexpr status get(size_t i, bytes_in& string) const noexcept {
        if (Pointers && of_.shape().by_pointers()) {
            string = {of_.addresses()[i], varies() ? of_.sizes()[i] : size_};
            const bool there = string.data() != nullptr && string.size() <= PTRDIFF_MAX;
            return there || string.empty() ? status::ok : status::argument;
        }
        if (varies()) return of_.get(i, 0, string) ? status::ok : status::length;
        string = {of_.data() + i * step_, size_};
        return status::ok;
    }
    memory_between memory(range of) const noexcept {
        memory_between all;
        if (of_.shape().by_pointers()) {
            for (size_t i = of.begin; i < of.end; ++i) all.add(of_.addresses()[i], varies() ? of_.sizes()[i] : size_);
        } else {
            all.add(of_.data(), of_.shape().total);
        }
        return all;
    }
    /// The offset of an output as long as string i that follows the outputs of the strings before it.
    LINNET_INLINE constexpr size_t place(size_t i, bytes_in string) const noexcept {
        return of_.shape().by_offsets() ? static_cast<size_t>(string.data() - of_.data()) : i * size_;
    }
};

/// The places of the outputs.
class places {
    output to_;
    size_t size_; ///< of outputs of one size

public:
    constexpr places(const output& to, size_t count) noexcept : to_(to), size_(to.shape().size(count)) {}

    constexpr size_t size() const noexcept { return size_; }
    template <bool Pointers>
    LINNET_INLINE constexpr status get(size_t i, bytes_out& place) const noexcept {
        return find<Pointers>(i, i * size_, size_, place);
    }
    /// The same for an output as long as string i of an input.
    template <bool Pointers>
    LINNET_INLINE constexpr status get(size_t i, const strings& in, bytes_in string, bytes_out& place) const noexcept {
        return find<Pointers>(i, in.place(i, string), string.size(), place);
    }
    memory_between memory(range of) const noexcept {
        memory_between all;
        if (to_.shape().by_pointers()) {
            for (size_t i = of.begin; i < of.end; ++i) all.add(to_.addresses()[i], size_);
        } else {
            all.add(to_.all().data(), to_.all().size());
        }
        return all;
    }
    /// The same for outputs as long as the strings of an input.
    memory_between memory(range of, const strings& in) const noexcept {
        if (!to_.shape().by_pointers()) return memory(of);
        memory_between all;
        for (size_t i = of.begin; i < of.end; ++i) {
            bytes_in string;
            static_cast<void>(in.get<true>(i, string)); // a refused string has no output
            all.add(to_.addresses()[i], string.size());
        }
        return all;
    }

private:
    template <bool Pointers>
    LINNET_INLINE constexpr status find(size_t i, size_t begin, size_t size, bytes_out& place) const noexcept {
        if (Pointers && to_.shape().by_pointers()) {
            uint8_t* const at = to_.addresses()[i];
            if ((at == nullptr && size != 0) || size > PTRDIFF_MAX) {
                place = {};
                return status::argument;
            }
            place = {at, size};
        } else {
            place = {to_.all().data() + begin, size};
        }
        return status::ok;
    }
};

/// The first of several statuses that is not `ok`.
template <class... Status>
LINNET_INLINE constexpr status first_refusal(status first, Status... rest) noexcept {
    if constexpr (sizeof...(Status) == 0) return first;
    else return first != status::ok ? first : first_refusal(rest...);
}

template <class... Strings>
constexpr bool behind_pointers(const Strings&... all) noexcept {
    return (all.shape().by_pointers() || ...);
}

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

/// Computes messages of a batch, with the vectors of the first implementation that the processor supports.
template <class Implementation, class Work>
constexpr void compute(const Work& work, range of) noexcept {
    const auto singly = [&]() LINNET_LAMBDA {
        for (size_t i = of.begin; i < of.end; ++i) work.single(i);
    };
    if (__builtin_is_constant_evaluated()) return singly(); // GCOV_EXCL_LINE
    linnet::detail::dispatch<Implementation>::call([&]<class Core>() LINNET_LAMBDA {
        if constexpr (side_by_side<Core>) work.template in_lanes<Core>(of);
        else singly();
    });
}

} // namespace batch::detail
LINNET_NAMESPACE_END

#endif
