// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_MAC_HPP
#define LINNET_DETAIL_INTERFACE_MAC_HPP

#include <linnet/detail/interface/absorber.hpp>

LINNET_NAMESPACE_BEGIN
/// The sizes of a MAC in bytes, and the span types of these sizes.
template <class Core>
struct mac_sizes {
private:
    static constexpr detail::absorbing_traits traits = Core::traits;

public:
    static constexpr algorithm_kind kind = algorithm_kind::mac;
    static constexpr size_t key_size = Core::key_size; ///< the default, if it may vary
    static constexpr size_t key_size_min = traits.key_size_min.or_else(key_size);
    static constexpr size_t key_size_max = traits.key_size_max.or_else(key_size);
    static constexpr size_t tag_size = Core::tag_size; ///< the default, if it may vary
    static constexpr size_t tag_size_min = traits.tag_size_min.or_else(tag_size);
    static constexpr size_t tag_size_max = traits.tag_size_max.or_else(tag_size);
    static constexpr size_t nonce_size = traits.nonce_size; ///< if messages have nonces, else 0
    using nonce_in = sized_in<parameter::nonce, nonce_size>;
    static constexpr size_t customization_size_max = traits.customization_size_max; ///< if there is such a string, else 0
    static constexpr size_t block_size = Core::block_size; ///< bytes of the message per call of the primitive
    static constexpr size_t message_size_max = traits.message_size_max;
    /// Whether zero bytes appended up to a whole block leave the tag unchanged.
    static constexpr bool zero_padded = traits.zero_padded;
    /// Whether a key must be used only once: two messages and their tags allow forging others.
    static constexpr bool one_time_key = traits.one_time_key;
    /// Whether a shorter tag is not a prefix of a longer one.
    static constexpr bool binds_tag_size = traits.binds_tag_size;

    static constexpr bool any_key_size = traits.any_key_size;
    static constexpr bool one_key_size = !any_key_size && key_size_min == key_size_max;
    static constexpr bool one_tag_size = tag_size_min == tag_size_max;
    using key_in = sized_in<parameter::key, one_key_size ? key_size : std::dynamic_extent>;
    using tag_in = sized_in<parameter::tag, one_tag_size ? tag_size : std::dynamic_extent>;
    using tag_out = sized_out<parameter::tag, one_tag_size ? tag_size : std::dynamic_extent>;

    static constexpr bool is_key_size(size_t size) noexcept {
        return any_key_size || detail::in_range(size, key_size_min, key_size_max);
    }
    static constexpr bool is_tag_size(size_t size) noexcept { return detail::in_range(size, tag_size_min, tag_size_max); }
};

namespace detail {

/// Every core of a list models the concept of its kind; the compiler says which member is missing.
template <MacCore Core>
consteval bool is_mac_core() noexcept {
    return true;
}
template <class... Core>
consteval bool are_mac_cores(implementations<Core...>) noexcept {
    return (is_mac_core<Core>() && ...);
}

/// Wipes a key after computing the return value. Clang would copy a result that waits for the wiping, and leave the copy.
/// `InMemory`: if functions had the key in memory, it is wiped there.
template <class Key, bool InMemory = false>
class wiped_behind {
    Key& key_;

public:
    LINNET_INLINE explicit constexpr wiped_behind(Key& key) noexcept : key_(key) {}
    wiped_behind(const wiped_behind&) = delete;
    wiped_behind& operator=(const wiped_behind&) = delete;
    LINNET_INLINE constexpr ~wiped_behind() {
        if constexpr (InMemory) wipe_used(key_);
        else key_.wipe();
    }
};

/// How a MAC begins and ends. A core produces output of any length, like an XOF, or the whole tag of `tag_size_max` bytes; a
/// shorter tag is a prefix of it.
template <class Core>
struct mac_steps {
    using sizes = mac_sizes<Core>;
    static constexpr bool any_length = Core::traits.output_block_size != 0;

    LINNET_INLINE static constexpr typename Core::key expand(bytes_in key) noexcept {
        if constexpr (sizes::any_key_size || sizes::one_key_size) return Core::expand_key(key_argument<Core>(key));
        else return Core::expand_key(typename Core::source(key.data()), key.size());
    }

    LINNET_INLINE static constexpr typename Core::key expand(bytes_in key, bytes_in customization) noexcept {
        using source = typename Core::source;
        return Core::expand_key(source(key.data()), key.size(), source(customization.data()), customization.size());
    }

    /// The key of a keyed context, from zeroes if its length is refused.
    LINNET_INLINE static constexpr typename Core::key kept(bytes_in key) noexcept {
        if (sizes::one_key_size || sizes::is_key_size(key.size())) return expand(key);
        constexpr std::array<uint8_t, sizes::key_size_min> zeroes{};
        return expand(zeroes);
    }

    /// Absorbs the last `count` bytes of the message and writes the tag.
    LINNET_INLINE static constexpr void write(typename Core::state& s, const typename Core::source& message, size_t offset,
                                              size_t count, bytes_out tag) noexcept {
        if constexpr (any_length) {
            to_squeezing(s, message, offset, count, tag.size());
            Core::squeeze(s, typename Core::sink(tag.data()), tag.size());
        } else if constexpr (sizes::one_tag_size) {
            Core::finish(s, message, offset, count, typename Core::sink(tag.data()));
        } else {
            with_tag(s, message, offset, count, [&](bytes_in whole) LINNET_LAMBDA { copy(whole.first(tag.size()), tag.data()); });
        }
    }

    /// Whether `tag` verifies. Compares in constant time; output of any length is compared one block at a time.
    LINNET_INLINE static constexpr bool same(typename Core::state& s, const typename Core::source& message, size_t offset,
                                             size_t count, bytes_in tag) noexcept {
        bool good = true;
        if constexpr (any_length) {
            std::array<uint8_t, Core::traits.output_block_size> part{};
            to_squeezing(s, message, offset, count, tag.size());
            for (size_t done = 0; done < tag.size(); done += part.size()) {
                if (done != 0) Core::next(s);
                Core::extract(s, typename Core::sink(part.data()));
                const size_t n = tag.size() - done < part.size() ? tag.size() - done : part.size();
                good = equal_constant_time(bytes_in(part).first(n), tag.subspan(done, n)) && good;
            }
            detail::wipe(part);
        } else {
            with_tag(s, message, offset, count,
                     [&](bytes_in whole) LINNET_LAMBDA { good = equal_constant_time(whole.first(tag.size()), tag); });
        }
        return good;
    }

private:
    LINNET_INLINE static constexpr void to_squeezing(typename Core::state& s, const typename Core::source& message, size_t offset,
                                                     size_t count, [[maybe_unused]] size_t tag_size) noexcept {
        if constexpr (sizes::binds_tag_size) Core::to_squeezing(s, message, offset, count, tag_size);
        else Core::to_squeezing(s, message, offset, count);
    }
    template <class Function>
    LINNET_INLINE static constexpr void with_tag(typename Core::state& s, const typename Core::source& message, size_t offset,
                                                 size_t count, const Function& f) noexcept {
        std::array<uint8_t, sizes::tag_size_max> whole{};
        Core::finish(s, message, offset, count, typename Core::sink(whole.data()));
        f(whole);
        detail::wipe(whole);
    }
};

/// The one-shot calls.
template <class Core>
struct mac_calls : mac_sizes<Core> {
    using sizes = mac_sizes<Core>;

    /// Whether a message and a tag have acceptable lengths.
    LINNET_INLINE static constexpr bool fits(bytes_in message, bytes_in tag) noexcept {
        return message.size() <= sizes::message_size_max && (sizes::one_tag_size || sizes::is_tag_size(tag.size()));
    }

    /// The state before a message.
    template <class CoreType, class... Nonce>
    LINNET_INLINE static constexpr typename CoreType::state begun(const typename CoreType::key& k, const Nonce&... nonce) noexcept {
        return CoreType::initialize(k, typename CoreType::source(nonce.data())...);
    }
    /// The same with the key as bytes. A customization string takes the place of the nonce and belongs to the key.
    template <class CoreType, class... Nonce>
    LINNET_INLINE static constexpr typename CoreType::state begun_with(bytes_in key, const Nonce&... nonce) noexcept {
        if constexpr (sizes::customization_size_max != 0) return begun_by<CoreType>(mac_steps<CoreType>::expand(key, nonce...));
        else return begun_by<CoreType>(mac_steps<CoreType>::expand(key), nonce...);
    }

    /// Calls f.template operator()<C>(state, offset) after absorbing the whole blocks of a message, starting from the state that
    /// begin() returns.
    template <class Begin, class Function>
    LINNET_INLINE static constexpr void behind_blocks(const bytes_in& message, const Begin& begin, const Function& f) noexcept {
        dispatch<Core>::call([&]<class CoreType>() LINNET_LAMBDA {
            typename CoreType::state s = begin.template operator()<CoreType>();
            const size_t whole = absorb_blocks<CoreType>(s, message);
            f.template operator()<CoreType>(s, whole);
            wipe_used(s);
        });
    }
    template <class Begin>
    LINNET_INLINE static constexpr void write(const bytes_in& message, const typename sizes::tag_out& tag,
                                              const Begin& begin) noexcept {
        bytes_out to = tag;
        if constexpr (!sizes::one_tag_size) spill(to);
        behind_blocks(message, begin, [&]<class CoreType>(auto& s, size_t done) LINNET_LAMBDA {
            mac_steps<CoreType>::write(s, typename CoreType::source(message.data()), done, message.size() - done, to);
        });
    }
    template <class Begin>
    LINNET_INLINE static constexpr status check(const bytes_in& message, const typename sizes::tag_in& tag,
                                                const Begin& begin) noexcept {
        bool same = false;
        behind_blocks(message, begin, [&]<class CoreType>(auto& s, size_t done) LINNET_LAMBDA {
            same = mac_steps<CoreType>::same(s, typename CoreType::source(message.data()), done, message.size() - done, tag);
        });
        return same ? status::ok : status::not_authentic;
    }

    template <class... Nonce>
    static constexpr status compute(bytes_in key, bytes_in message, typename sizes::tag_out tag, const Nonce&... nonce) noexcept {
        const status why = !sizes::is_key_size(key.size()) || !fits(message, tag)                       ? status::length
                           : overlap(tag, key) || overlap(tag, message) || (overlap(tag, nonce) || ...) ? status::overlap
                                                                                                        : status::ok;
        if (why == status::ok)
            write(message, tag, [&]<class CoreType>() LINNET_LAMBDA { return begun_with<CoreType>(key, nonce...); });
        else fill_zero(tag);
        return why;
    }
    template <class... Nonce>
    static constexpr status verify(bytes_in key, bytes_in message, typename sizes::tag_in tag, const Nonce&... nonce) noexcept {
        if (!sizes::is_key_size(key.size()) || !fits(message, tag)) return status::length;
        return check(message, tag, [&]<class CoreType>() LINNET_LAMBDA { return begun_with<CoreType>(key, nonce...); });
    }

private:
    template <class CoreType, class... Nonce>
    LINNET_INLINE static constexpr typename CoreType::state begun_by(typename CoreType::key&& k, const Nonce&... nonce) noexcept {
        const wiped_behind w(k);
        return begun<CoreType>(k, nonce...);
    }
};

} // namespace detail

/// A keyed context: an expanded key for many messages, from any number of threads; wiped when it is destroyed. If the tag size may
/// vary, it is fixed here, once for the key: a forgery succeeds with probability 2^-(8 tag_size) per attempt, unless the algorithm
/// states another. If messages have nonces, each call takes one.
template <class Core, class... Nonce>
class keyed_mac {
    using bytes_in = detail::bytes_in;
    using sizes = mac_sizes<Core>;
    using calls = detail::mac_calls<Core>;
    using key_in = typename sizes::key_in;
    template <class CoreType, class... NonceType>
    friend class mac_authenticator;

    typename Core::key key_;
    size_t tag_size_;
    status made_;

public:
    using tag_in = typename sizes::tag_in;
    using tag_out = typename sizes::tag_out;

    /// If the key has a wrong size (status::length) or the tag size is wrong (status::argument), every call fails.
    explicit constexpr keyed_mac(key_in key, size_t tag_size = sizes::tag_size) noexcept
        : key_(detail::mac_steps<Core>::kept(key)),
          tag_size_(tag_size),
          made_(!sizes::is_key_size(key.size()) ? status::length
                : !sizes::is_tag_size(tag_size) ? status::argument
                                                : status::ok) {}
    /// With a customization string, which precedes every message.
    constexpr keyed_mac(key_in key, bytes_in customization, size_t tag_size) noexcept
        requires(sizes::customization_size_max != 0)
        : key_(detail::mac_steps<Core>::expand(key, customization)),
          tag_size_(tag_size),
          made_(sizes::is_tag_size(tag_size) ? status::ok : status::argument) {}
    keyed_mac(const keyed_mac&) = delete;
    keyed_mac& operator=(const keyed_mac&) = delete;
    constexpr ~keyed_mac() { wipe(); }

    /// Wipes the key. Every later call fails (status::order).
    constexpr void wipe() noexcept {
        detail::wipe_kept(key_);
        made_ = status::order;
    }

    /// Like the one-shot calls; fails also (status::length) if `tag` does not have the fixed size.
    constexpr result compute(Nonce... nonce, bytes_in message, tag_out tag) const noexcept {
        status why = fits(message, tag.size());
        if (why == status::ok &&
            (detail::overlap(tag, message) || detail::overlap(tag, memory()) || (detail::overlap(tag, nonce) || ...)))
            why = status::overlap;
        if (why == status::ok)
            calls::write(message, tag, [&]<class CoreType>() LINNET_LAMBDA {
                return calls::template begun<CoreType>(detail::as<CoreType>(key_), nonce...);
            });
        else detail::fill_zero(tag);
        return why;
    }
    constexpr result verify(Nonce... nonce, bytes_in message, tag_in tag) const noexcept {
        const status why = fits(message, tag.size());
        if (why != status::ok) return why;
        return calls::check(message, tag, [&]<class CoreType>() LINNET_LAMBDA {
            return calls::template begun<CoreType>(detail::as<CoreType>(key_), nonce...);
        });
    }

private:
    constexpr status fits(bytes_in message, size_t size) const noexcept {
        if (made_ != status::ok) return made_;
        return message.size() <= sizes::message_size_max && size == tag_size_ ? status::ok : status::length;
    }
    constexpr bytes_in memory() const noexcept {
        if (__builtin_is_constant_evaluated()) return {}; // GCOV_EXCL_LINE
        return {reinterpret_cast<const uint8_t*>(this), sizeof *this};
    }
};

/// An incremental message: `update` any number of times, then `finish` or `verify` once. Copies are independent. Wiped when it has
/// finished and when it is destroyed.
template <class Core, class... Nonce>
class mac_authenticator {
    using bytes_in = detail::bytes_in;
    using sizes = mac_sizes<Core>;
    using key_in = typename sizes::key_in;
    using tag_in = typename sizes::tag_in;
    using tag_out = typename sizes::tag_out;

    detail::absorber<Core> stream_;
    size_t tag_size_ = 0; ///< if it was fixed with the key, else 0

public:
    /// If the key has a wrong size, every call fails (status::length). If messages have nonces, it takes one.
    explicit constexpr mac_authenticator(key_in key, Nonce... nonce) noexcept
        : stream_([&]() LINNET_LAMBDA { return started(key, nonce...); }) {
        if (!sizes::is_key_size(key.size())) stream_.end(status::length);
    }

    /// With a customization string, which precedes the message.
    constexpr mac_authenticator(key_in key, bytes_in customization) noexcept
        requires(sizes::customization_size_max != 0)
        : stream_([&]() LINNET_LAMBDA {
              return detail::made_by<Core, typename Core::state>([&]<class CoreType>() LINNET_LAMBDA {
                  return detail::mac_calls<Core>::template begun_with<CoreType>(key, customization);
              });
          }) {}

    /// From a keyed context, with its tag size.
    explicit constexpr mac_authenticator(const keyed_mac<Core, Nonce...>& key, Nonce... nonce) noexcept
        : stream_([&]() LINNET_LAMBDA { return started(key, nonce...); }), tag_size_(key.tag_size_) {
        if (key.made_ != status::ok) stream_.end(key.made_);
    }

    /// Ends the stream early. Every later call fails.
    constexpr void wipe() noexcept { stream_.end(); }

    /// Takes the next part of the message. Fails after `finish` or `verify` (status::order), and if the message exceeds
    /// `message_size_max` (status::length). A failure ends the stream.
    constexpr result update(bytes_in message) noexcept { return stream_.absorb(message); }

    /// Writes the tag and ends the stream. Fails, with zeroes written, if the size of the tag is out of range (status::length) or
    /// the stream has ended (status::order).
    constexpr result finish(tag_out tag) noexcept {
        const status why = end(tag.size(), [&]<class CoreType>(auto& s, const auto& rest, size_t count) LINNET_LAMBDA {
            detail::mac_steps<CoreType>::write(s, rest, size_t{0}, count, tag);
        });
        if (why != status::ok) detail::fill_zero(tag);
        return why;
    }

    /// Whether the tag verifies. Compares in constant time and ends the stream.
    constexpr result verify(tag_in tag) noexcept {
        bool same = false;
        const status why = end(tag.size(), [&]<class CoreType>(auto& s, const auto& rest, size_t count) LINNET_LAMBDA {
            same = detail::mac_steps<CoreType>::same(s, rest, size_t{0}, count, tag);
        });
        return why != status::ok || same ? why : status::not_authentic;
    }

private:
    static constexpr typename Core::state started(key_in key, const Nonce&... nonce) noexcept {
        return detail::made_by<Core, typename Core::state>([&]<class CoreType>() LINNET_LAMBDA {
            typename CoreType::key k = detail::mac_steps<CoreType>::kept(key);
            const detail::wiped_behind<typename CoreType::key, true> w(k);
            return CoreType::initialize(k, typename CoreType::source(nonce.data())...);
        });
    }
    static constexpr typename Core::state started(const keyed_mac<Core, Nonce...>& key, const Nonce&... nonce) noexcept {
        return detail::made_by<Core, typename Core::state>([&]<class CoreType>() LINNET_LAMBDA {
            return CoreType::initialize(detail::as<CoreType>(key.key_), typename CoreType::source(nonce.data())...);
        });
    }
    template <class Function>
    constexpr status end(size_t tag_size, const Function& f) noexcept {
        if (tag_size_ == 0 ? !sizes::is_tag_size(tag_size) : tag_size != tag_size_) return stream_.refuse(status::length);
        return stream_.finish(f);
    }
};

/// A message authentication code, over a core or the fastest of a list; a pseudorandom function if `tag_size_min` and
/// `tag_size_max` differ. All sizes are in bytes. If there is only one size, `key_size` and `tag_size` are in the types, so that
/// another does not compile; otherwise keys may have key_size_min to key_size_max bytes and tags tag_size_min to tag_size_max
/// bytes. A message has at most `message_size_max` bytes. No call allocates, throws or keeps a pointer. If messages have nonces,
/// `Nonce` is the span of one; it comes after the key and must be used only once under it.
template <class Cores, class... Nonce>
struct mac : mac_sizes<fastest<Cores>> {
private:
    static_assert(detail::are_mac_cores(detail::cores_of<Cores>{}));
    using Core = fastest_of_any_size<Cores>;
    using bytes_in = detail::bytes_in;
    using calls = detail::mac_calls<Core>;
    using sizes = mac_sizes<fastest<Cores>>;
    static constexpr bool customizable = sizes::customization_size_max != 0;
    static_assert(((Nonce::extent == sizes::nonce_size) && ...) && (sizes::nonce_size != 0) == (sizeof...(Nonce) != 0));

public:
    using implementations = Cores;
    template <class Other>
    using of_core = mac<Other, Nonce...>; ///< the same over another core
    using typename sizes::key_in, typename sizes::tag_in, typename sizes::tag_out;

    /// Writes the tag of a message. Fails, with zeroes written, if a length is out of range (status::length) or the tag overlaps
    /// the key, the nonce or the message (status::overlap).
    static constexpr result compute(key_in key, Nonce... nonce, bytes_in message, tag_out tag) noexcept {
        return calls::compute(key, message, tag, nonce...);
    }

    /// Whether the tag verifies. Compares in constant time. Fails also if a length is out of range.
    static constexpr result verify(key_in key, Nonce... nonce, bytes_in message, tag_in tag) noexcept {
        return calls::verify(key, message, tag, nonce...);
    }

    // The same with a customization string of any length, which separates the uses of a key; it is empty by default.
    static constexpr result compute(key_in key, bytes_in customization, bytes_in message, tag_out tag) noexcept
        requires customizable
    {
        return calls::compute(key, message, tag, customization);
    }
    static constexpr result verify(key_in key, bytes_in customization, bytes_in message, tag_in tag) noexcept
        requires customizable
    {
        return calls::verify(key, message, tag, customization);
    }

    struct keyed : keyed_mac<Core, Nonce...> {
        explicit constexpr keyed(key_in key, size_t tag_size = sizes::tag_size) noexcept
            : keyed_mac<Core, Nonce...>(key, tag_size) {}
        constexpr keyed(key_in key, bytes_in customization, size_t tag_size = sizes::tag_size) noexcept
            requires customizable
            : keyed_mac<Core, Nonce...>(key, customization, tag_size) {}
    };
    struct authenticator : mac_authenticator<Core, Nonce...> {
        explicit constexpr authenticator(key_in key, Nonce... nonce) noexcept : mac_authenticator<Core, Nonce...>(key, nonce...) {}
        constexpr authenticator(key_in key, bytes_in customization) noexcept
            requires customizable
            : mac_authenticator<Core, Nonce...>(key, customization) {}
        explicit constexpr authenticator(const keyed& key, Nonce... nonce) noexcept
            : mac_authenticator<Core, Nonce...>(key, nonce...) {}
    };
};

LINNET_NAMESPACE_END

#endif
