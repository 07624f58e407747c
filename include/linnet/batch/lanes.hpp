// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_LANES_HPP
#define LINNET_BATCH_LANES_HPP

/// Messages in the lanes of a vector, each with its own lengths.

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/interface/absorber.hpp>
#include <linnet/detail/interface/aead_sizes.hpp>
#include <linnet/detail/interface/mac.hpp>
#include <linnet/detail/word/lanes.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch::detail {

/// An object in lanes that copies the message of a lane itself, to all lanes of a mask.
template <class Object, size_t Number>
concept CopiesLanes = requires(Object& object, const std::array<bool, Number>& to, size_t from) { object.copy_lanes(to, from); };

/// What every core over lanes needs.
template <class Core>
struct lanes_of {
    using word_type = typename Core::word_type;
    using source = typename Core::source;
    using sink = typename Core::sink;
    using length = typename word<word_type>::length;
    static constexpr size_t number = word_type::number;
    using sizes = std::array<size_t, number>;

    /// Copies the message in lane `from` to lane `to` of another object. An object holds addresses, or words and data that all
    /// lanes share.
    template <class Object>
    LINNET_INLINE static void copy(Object& target, size_t to, const Object& object, size_t from) noexcept {
        if constexpr (std::is_same_v<Object, source> || std::is_same_v<Object, sink>) {
            target[to] = object[from];
        } else {
            static_assert(std::is_trivially_copyable_v<Object>);
            constexpr size_t size = word<word_type>::size;
            auto* const target_bytes = reinterpret_cast<uint8_t*>(&target);
            const auto* const object_bytes = reinterpret_cast<const uint8_t*>(&object);
            for (size_t i = 0; i + sizeof(word_type) <= sizeof(Object); i += sizeof(word_type))
                __builtin_memcpy(target_bytes + i + to * size, object_bytes + i + from * size, size);
        }
    }

    /// Takes the place of a sink if nothing is written.
    struct nowhere {};

    template <class To>
    static constexpr bool writes = !std::is_same_v<To, nowhere>;

    /// The size in bytes of the blocks of `Block` bytes before the last one.
    template <size_t Block>
    LINNET_INLINE static size_t before_last(size_t size) noexcept {
        return (Core::traits.holds_last && size != 0 ? size - 1 : size) / Block * Block;
    }

    /// Passes those blocks of every lane through a state: step(state, key, from, to, size) takes the same number of bytes of all
    /// lanes. When a message ends, its lane repeats the longest one, whose work is then done twice, so both lanes write the same
    /// bytes. If nothing is written, the lane passes those blocks through a state that is discarded. At the end each lane has its
    /// own message again, `from` and `to` are at its last block, and the sizes of the last blocks are returned.
    template <size_t Block = Core::block_size, class State, class Key, class To, class Step>
    LINNET_INLINE static length whole_blocks(State& state, const Key& key, source& from, To& to, const sizes& size,
                                             const Step& step) noexcept {
        sizes whole;
        sizes rest;
        size_t most = 0;
        size_t least = SIZE_MAX;
        for (size_t i = 0; i < number; ++i) {
            whole[i] = before_last<Block>(size[i]);
            rest[i] = size[i] - whole[i];
            most = whole[i] > most ? whole[i] : most;
            least = whole[i] < least ? whole[i] : least;
        }
        State ended; // the states of lanes at the end of their messages
        std::conditional_t<writes<To>, Key, nowhere> own;
        if constexpr (writes<To>) {
            if (least != most) own = key;
        }
        const auto current_key = [&]() LINNET_LAMBDA -> const Key& {
            if constexpr (writes<To>) return least == most ? key : own;
            else return key;
        };
        source in = from;
        To out = to;
        for (size_t done = 0; done != most;) {
            const size_t next = least == most ? most : replace_ended(done, most, whole, ended, state, own, in, out);
            step(state, current_key(), in, out, next - done);
            if (least == most) break;
            for (size_t i = 0; i < number; ++i) in[i] += next - done;
            for (size_t i = 0; i < number; ++i) advance(out, i, next - done);
            done = next;
        }
        if (least != most) {
            for (size_t i = 0; i < number; ++i)
                if (whole[i] != most) copy(state, i, ended, i);
            linnet::detail::wipe(ended);
            if constexpr (writes<To> && !std::is_same_v<Key, source>) linnet::detail::wipe(own);
        }
        for (size_t i = 0; i < number; ++i) from[i] += whole[i];
        for (size_t i = 0; i < number; ++i) advance(to, i, whole[i]);
        return length(rest);
    }

private:
    template <class To>
    LINNET_INLINE static void advance([[maybe_unused]] To& to, [[maybe_unused]] size_t lane,
                                      [[maybe_unused]] size_t size) noexcept {
        if constexpr (writes<To>) to[lane] += size;
    }

    /// Copies the message in lane `from` to other lanes of the object.
    template <class Object>
    LINNET_INLINE static void copy_lanes(Object& object, const std::array<bool, number>& to, size_t from) noexcept {
        if constexpr (CopiesLanes<Object, number>) {
            object.copy_lanes(to, from);
        } else {
            for (size_t i = 0; i < number; ++i)
                if (to[i]) copy(object, i, object, from);
        }
    }

    /// Saves the messages that end after `done` bytes, and puts the longest one in their lanes. Returns where the next ones end.
    template <class State, class Key, class To>
    LINNET_INLINE static size_t replace_ended(size_t done, size_t most, const sizes& whole, State& ended, State& state,
                                              [[maybe_unused]] Key& own, source& in, [[maybe_unused]] To& out) noexcept {
        size_t longest = 0;
        size_t next = most;
        [[maybe_unused]] std::array<bool, number> over{};
        while (whole[longest] != most) ++longest;
        for (size_t i = 0; i < number; ++i) {
            if (whole[i] > done) {
                next = whole[i] < next ? whole[i] : next;
            } else if (whole[i] == done) {
                over[i] = true;
                copy(ended, i, state, i);
                in[i] = in[longest];
                if constexpr (writes<To>) out[i] = out[longest];
            }
        }
        if constexpr (writes<To>) {
            copy_lanes(state, over, longest);
            copy_lanes(own, over, longest);
        }
        return next;
    }
};

/// Runs f, which computes a group or part of one, in a function of its own: for each function inlined on the way, the compiler
/// makes a copy of the code around it.
template <class Lanes, class Function>
LINNET_INLINE void outlined(const Function& f) noexcept {
    processor::in_function_for_vectors<Lanes::word_type::vector_size>(f);
}

/// AEADs.
template <class Core>
struct aead_lanes : lanes_of<Core> {
    using base = lanes_of<Core>;
    using typename base::source, typename base::sink, typename base::sizes, typename base::length;

    /// A message in each lane.
    struct messages {
        source key, nonce, data, in;
        sink out, tag;
        sizes data_size, size;
    };

    /// Whether a message is decrypted only after its tag has been verified: `authenticate`, then `crypt`.
    static constexpr bool verifies_first = Core::verify == verification::before_decryption;

    /// Encrypts or decrypts, and computes the tags.
    template <bool Encrypt>
    LINNET_INLINE static void run(const messages& m) noexcept {
        if constexpr (verifies_first) {
            static_assert(Encrypt);
            crypt(m);
            authenticate(m, written<typename Core::word_type>(m.out));
        } else {
            pass<Encrypt>(m);
        }
    }

    /// Computes the tags of ciphertexts.
    LINNET_INLINE static void authenticate(const messages& m, const source& ciphertext) noexcept {
        auto state = Core::start_mac(m.nonce);
        source data = m.data;
        source in = ciphertext;
        typename base::nowhere none;
        const auto absorb = [](auto& s, const auto&, const source& from, const auto&, size_t size)
                                LINNET_LAMBDA { Core::absorb(s, from, size); };
        length rest = base::whole_blocks(state, m.key, data, none, m.data_size, absorb);
        Core::absorb_last(state, data, rest);
        Core::separate_domains(state);
        rest = base::whole_blocks(state, m.key, in, none, m.size, absorb);
        Core::absorb_last(state, in, rest);
        Core::end_mac(state, m.key, m.tag);
        linnet::detail::wipe(state);
    }

    /// Encrypts or decrypts with the keystream.
    LINNET_INLINE static void crypt(const messages& m) noexcept {
        auto state = Core::start_stream(m.key, m.nonce);
        source in = m.in;
        sink out = m.out;
        const length rest = base::whole_blocks(state, m.key, in, out, m.size,
                                               [](auto& s, const auto&, const source& from, const sink& to, size_t size)
                                                   LINNET_LAMBDA { Core::crypt(s, from, to, size); });
        Core::crypt_last(state, in, out, rest);
        linnet::detail::wipe(state);
    }

private:
    template <bool Encrypt>
    LINNET_INLINE static void pass(const messages& m) noexcept {
        if constexpr (Core::traits.lanes.has_text_key) {
            // Separate functions, so that their copies of keys share the stack.
            typename Core::state state;
            typename Core::text_key of_text;
            outlined<base>([&]() LINNET_LAMBDA {
                auto key = expanded(m.key);
                state = initialized(m, key);
                absorb_data(m, state, key);
                Core::begin_text(state, key, m.nonce, of_text);
                linnet::detail::wipe(key);
            });
            outlined<base>([&]() LINNET_LAMBDA { pass_text<Encrypt>(m, state, of_text); });
            linnet::detail::wipe(state);
            linnet::detail::wipe(of_text);
        } else {
            auto key = expanded(m.key);
            auto state = initialized(m, key);
            absorb_data(m, state, key);
            pass_text<Encrypt>(m, state, key);
            linnet::detail::wipe(state);
            if constexpr (Core::traits.expands_key) linnet::detail::wipe(key);
        }
    }

    template <class Key>
    LINNET_INLINE static auto initialized(const messages& m, const Key& key) noexcept {
        if constexpr (Core::traits.lengths_first) return Core::initialize(key, m.nonce, m.data_size, m.size, Core::tag_size);
        else return Core::initialize(key, m.nonce);
    }

    template <class State, class Key>
    LINNET_INLINE static void absorb_data(const messages& m, State& state, const Key& key) noexcept {
        source data = m.data;
        typename base::nowhere none;
        const length rest = base::template whole_blocks<Core::traits.data_block_size.or_else(Core::block_size)>(
            state, key, data, none, m.data_size,
            [](auto& s, const auto& k, const source& from, const auto&, size_t size) LINNET_LAMBDA {
                auto running = s;
                Core::absorb(running, k, from, size);
                s = running;
                linnet::detail::wipe(running);
            });
        Core::absorb_last(state, key, data, 0, rest, m.data_size[0] != 0, m.size[0] != 0);
    }

    template <bool Encrypt, class State, class Key>
    LINNET_INLINE static void pass_text(const messages& m, State& state, const Key& key) noexcept {
        source in = m.in;
        sink out = m.out;
        const length rest = base::whole_blocks(
            state, key, in, out, m.size, [](auto& s, const auto& k, const source& from, const sink& to, size_t size) LINNET_LAMBDA {
                auto running = s;
                Core::template blocks<Encrypt>(running, k, from, to, size);
                s = running;
                linnet::detail::wipe(running);
            });
        if (!Core::traits.holds_last || Core::traits.lanes.ends_empty || m.size[0] != 0)
            Core::template last_block<Encrypt>(state, key, in, out, 0, rest);
        if constexpr (Core::traits.lanes.ends_with_lengths) Core::write_tag(state, key, m.data_size, m.size, m.tag);
        else Core::write_tag(state, key, m.tag);
    }

    LINNET_INLINE static auto expanded(const source& key) noexcept {
        if constexpr (Core::traits.expands_key) return Core::expand_key(key);
        else return key;
    }
};

/// Hash functions, extendable-output functions and MACs.
template <class Core>
struct absorbing_lanes : lanes_of<Core> {
    using base = lanes_of<Core>;
    using typename base::source, typename base::sink, typename base::sizes, typename base::length;

    /// A message in each lane; all keys have one size, as have all customization strings.
    struct messages {
        source key, customization, message;
        sink output;
        sizes size;
        size_t key_size, customization_size, output_size;
    };

private:
    static constexpr bool customizable = Core::traits.customization_size_max != 0;

    LINNET_INLINE static auto initialize(const messages& m) noexcept {
        if constexpr (linnet::detail::HasKey<Core>) {
            auto key = expanded(m);
            const auto state = Core::initialize(key);
            linnet::detail::wipe(key);
            return state;
        } else if constexpr (customizable) {
            return Core::initialize(m.customization, m.customization_size);
        } else {
            return Core::initialize();
        }
    }
    LINNET_INLINE static auto expanded(const messages& m) noexcept {
        if constexpr (customizable) return Core::expand_key(m.key, m.key_size, m.customization, m.customization_size);
        else if constexpr (Core::traits.key_size_min.stated()) return Core::expand_key(m.key, m.key_size);
        else return Core::expand_key(m.key);
    }

public:
    /// The state before the first byte of a message. Messages share one if everything that it depends on, such as the key, is
    /// shared.
    struct beginning {
        decltype(initialize(std::declval<const messages&>())) of;
        bool shared;
        bool made = false;
    };

    LINNET_INLINE static void run(const messages& m, beginning& b) noexcept {
        if (!b.made) {
            auto made = initialize(m);
            b.of = made;
            linnet::detail::wipe(made);
        }
        b.made = b.shared;
        auto state = b.of;
        source message = m.message;
        typename base::nowhere none;
        const length rest =
            base::whole_blocks(state, message, message, none, m.size,
                               [](auto& s, const auto&, const source& from, const auto&, size_t size) LINNET_LAMBDA {
                                   auto running = s;
                                   Core::absorb(running, from, size);
                                   s = running;
                                   linnet::detail::wipe(running);
                               });
        if constexpr (Core::traits.lanes.counts_absorbed)
            for (size_t i = 0; i < base::number; ++i)
                Core::set_absorbed(state, i, base::template before_last<Core::block_size>(m.size[i]));
        if constexpr (Core::traits.output_block_size != 0) {
            Core::to_squeezing(state, message, 0, rest);
            Core::squeeze(state, m.output, m.output_size);
        } else if constexpr (Core::traits.tag_size_min.stated()) { // a shorter tag is a prefix
            std::array<std::array<uint8_t, Core::tag_size>, base::number> tags;
            sink to;
            for (size_t i = 0; i < base::number; ++i) to[i] = tags[i].data();
            Core::finish(state, message, 0, rest, to);
            for (size_t i = 0; i < base::number; ++i)
                linnet::detail::copy(linnet::detail::bytes_in(tags[i]).first(m.output_size), m.output[i]);
            linnet::detail::wipe(tags);
        } else {
            Core::finish(state, message, 0, rest, m.output);
        }
        linnet::detail::wipe(state);
    }
};

} // namespace batch::detail
LINNET_NAMESPACE_END

#endif
