// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_AEAD_HPP
#define LINNET_DETAIL_INTERFACE_AEAD_HPP

#include <linnet/detail/interface/buffer.hpp>
#include <linnet/detail/interface/implementations.hpp>
#include <linnet/detail/interface/result.hpp>
#include <linnet/detail/interface/sized.hpp>
#include <linnet/kinds.hpp>

LINNET_NAMESPACE_BEGIN

namespace detail {

/// The sizes of an AEAD in bytes, with defaults for what a core need not state, and the spans made of them.
template <class Core>
struct aead_sizes {
    static constexpr algorithm_kind kind = algorithm_kind::aead;
    static constexpr size_t key_size = Core::key_size;
    static constexpr size_t nonce_size = Core::nonce_size; ///< the default where it may vary
    static constexpr size_t nonce_size_min = LINNET_STATED(Core, nonce_size_min, nonce_size);
    static constexpr size_t nonce_size_max = LINNET_STATED(Core, nonce_size_max, nonce_size);
    static constexpr size_t tag_size = Core::tag_size; ///< of the one-shot calls; `keyed` may use another
    static constexpr size_t tag_size_min = LINNET_STATED(Core, tag_size_min, tag_size);
    static constexpr size_t tag_size_max = tag_size;
    static constexpr size_t tag_size_step = LINNET_STATED(Core, tag_size_step, size_t{1}); ///< from one tag size to the next
    static constexpr size_t block_size = Core::block_size; ///< bytes of plaintext per call of the primitive
    static constexpr size_t message_size_max = LINNET_STATED(Core, message_size_max, SIZE_MAX); ///< with the shortest nonce
    /// The limit of an incremental message, where the core states one.
    static constexpr uint64_t text_size_max = LINNET_STATED(Core, text_size_max, UINT64_MAX);

    using key_in = sized_in<parameter::key, LINNET_STATED(Core, any_key_size, false) ? std::dynamic_extent : key_size>;
    using nonce_in = sized_in<parameter::nonce, nonce_size_min == nonce_size_max ? nonce_size : std::dynamic_extent>;
    using tag_in = sized_in<parameter::tag, tag_size>;
    using tag_out = sized_out<parameter::tag, tag_size>;

    /// A tag whose size the keyed context may have fixed.
    static constexpr size_t any_tag_extent = tag_size_min == tag_size_max ? tag_size : std::dynamic_extent;
    using any_tag_in = sized_in<parameter::tag, any_tag_extent>;
    using any_tag_out = sized_out<parameter::tag, any_tag_extent>;

    static constexpr bool is_nonce_size(size_t size) noexcept { return size >= nonce_size_min && size <= nonce_size_max; }
    static constexpr bool is_tag_size(size_t size) noexcept {
        return size >= tag_size_min && size <= tag_size_max && (size - tag_size_min) % tag_size_step == 0;
    }
    /// The longest plaintext with a nonce of that size.
    static constexpr size_t message_size_max_under([[maybe_unused]] size_t nonce_bytes) noexcept {
        if constexpr (requires { Core::message_size_max_under(nonce_bytes); }) return Core::message_size_max_under(nonce_bytes);
        else return message_size_max;
    }

    /// Whether the lengths of a message must be known before its first byte.
    static constexpr bool lengths_first = requires { Core::lengths_first; };
    /// Whether there are incremental types.
    static constexpr bool in_pieces = requires { typename Core::running; };
    /// Whether the input is read twice, or the output is read back.
    static constexpr bool reads_twice = LINNET_STATED(Core, reads_twice, !in_pieces);
    /// Whether the result depends on the size of the tag.
    static constexpr bool binds_tag_size = requires { Core::binds_tag_size; };
};

/// The key of a keyed context: expanded where the core expands keys, otherwise its bytes.
template <class Core>
class held_key {
    static constexpr bool expanded = requires { typename Core::key; };
    static constexpr auto made_of(const key_bytes<Core>& from) noexcept {
        if constexpr (expanded) {
            return Core::expand_key(from);
        } else {
            std::array<uint8_t, Core::key_size> bytes{};
            detail::copy({from, Core::key_size}, bytes.data());
            return bytes;
        }
    }
    decltype(made_of(key_bytes<Core>())) key_;

public:
    explicit constexpr held_key(const key_bytes<Core>& from) noexcept : key_(made_of(from)) {}
    LINNET_INLINE constexpr decltype(auto) operator()() const noexcept {
        if constexpr (expanded) return (key_);
        else return typename Core::source(key_.data());
    }
    /// The key as one-shot calls take it, where its bytes are stored.
    LINNET_INLINE constexpr decltype(auto) shared() const noexcept {
        if constexpr (expanded) return (*this);
        else return std::span<const uint8_t, Core::key_size>(key_);
    }
    /// Its memory, to check that nothing is written over it.
    LINNET_INLINE constexpr bytes_in memory() const noexcept {
        if (__builtin_is_constant_evaluated()) return {}; // GCOV_EXCL_LINE
        return {reinterpret_cast<const uint8_t*>(this), sizeof *this};
    }
    constexpr void wipe() noexcept {
        if constexpr (expanded) wipe_kept(key_);
        else detail::wipe(key_);
    }
};

/// Where a key is read fastest.
template <class Core>
inline constexpr size_t key_alignment = LINNET_STATED(Core, key_alignment, alignof(typename Core::key));

/// The one-shot calls around the core: checks, wiping and comparison.
template <class Core>
class aead_calls : public aead_sizes<Core> {
    using sizes = aead_sizes<Core>;
    using source = typename Core::source;
    using sink = typename Core::sink;

    /// Calls f.template operator()<C>(k) with the core that is used and the key as it takes it.
    template <class Function>
    LINNET_INLINE static constexpr void with_key(const held_key<Core>& key, const Function& f) noexcept {
        const auto& k = key();
        with_core<Core>([&]<class CoreType>() LINNET_LAMBDA { f.template operator()<CoreType>(as<CoreType>(k)); });
    }
    template <class Function>
    LINNET_INLINE static constexpr void with_key(const typename sizes::key_in& key, const Function& f) noexcept {
        with_core<Core>([&]<class CoreType>() LINNET_LAMBDA {
            if constexpr (requires { typename CoreType::key; }) {
                alignas(key_alignment<CoreType>) auto k = CoreType::expand_key(key_argument<CoreType>(key));
                f.template operator()<CoreType>(k);
                k.wipe();
            } else {
                f.template operator()<CoreType>(source(key.data()));
            }
        });
    }

    LINNET_INLINE static constexpr bool fits(bytes_in nonce, bytes_in text, bytes_in output) noexcept {
        return text.size() == output.size() &&
               (sizes::nonce_size_min == sizes::nonce_size_max || sizes::is_nonce_size(nonce.size())) &&
               text.size() <= sizes::message_size_max_under(nonce.size());
    }
    LINNET_INLINE static constexpr bool apart(bytes_in output, bytes_in key, bytes_in nonce, bytes_in data, bytes_in tag) noexcept {
        return !overlap(output, key) && !overlap(output, nonce) && !overlap(output, data) && !overlap(output, tag);
    }

public:
    LINNET_INLINE static constexpr auto nonce_argument(const typename sizes::nonce_in& nonce) noexcept {
        if constexpr (sizes::nonce_size_min == sizes::nonce_size_max) return source(nonce.data());
        else return sized_source<source>{source(nonce.data()), nonce.size()};
    }

    static constexpr status tag_fits(size_t fixed, size_t given) noexcept {
        if (!sizes::is_tag_size(fixed)) return status::argument;
        return given == fixed ? status::ok : status::length;
    }

    /// Calls f(key, its memory, status::ok, rest...) for a key given as bytes; in the compiled library for an expanded key made
    /// from it, so that the code exists once.
    template <class Function, class... Rest>
    LINNET_INLINE static constexpr status with_bytes(const typename sizes::key_in& key, const Function& f,
                                                     const Rest&... rest) noexcept {
        if constexpr (loops_alone && requires { typename Core::key; }) {
            alignas(64) held_key<Core> held(key_argument<Core>(key)); // a line of the cache, for whichever core reads it
            const status why = f(held, key, status::ok, rest...);
            held.wipe();
            return why;
        } else {
            return f(key, key, status::ok, rest...);
        }
    }

    /// Encrypts or decrypts: by `seal` and `open`, or where both directions share their code in one function, by `process`.
    template <bool Encrypt, class Key, class Tag>
    LINNET_INLINE static constexpr status either(const Key& key, bytes_in key_at, status so_far, typename sizes::nonce_in nonce,
                                                 bytes_in data, bytes_in in, Tag tag, bytes_out out) noexcept {
        constexpr bool shared = LINNET_SHARED && sizes::nonce_size_min == sizes::nonce_size_max &&
                                (LINNET_STATED(Core, shares_directions, false) || LINNET_STATED(Core, shares_passes, false));
        if constexpr (!shared && Encrypt) return seal(key, key_at, so_far, nonce, data, in, out, tag);
        else if constexpr (!shared) return open(key, key_at, so_far, nonce, data, in, tag, out);
        else if (so_far == status::ok && in.size() == out.size())
            return process<Tag::extent>(!Encrypt, held(key), nonce.data(), in.data(), out.data(), out.size(), data.data(),
                                        data.size(), const_cast<uint8_t*>(tag.data()), tag.size());
        fill_zero(out);
        if constexpr (Encrypt) fill_zero(tag);
        return so_far != status::ok ? so_far : status::length;
    }

    /// Encrypts `text` under an expanded key or the bytes of one, whose memory is `key_at`, unless `so_far` is an error. The tag
    /// may be shorter than the core's: that is decided here, so that one copy of the inlined code serves all.
    template <class Key>
    static constexpr status seal(const Key& key, bytes_in key_at, status so_far, typename sizes::nonce_in nonce, bytes_in data,
                                 bytes_in text, bytes_out sealed, bytes_out tag) noexcept {
        const status why =
            so_far != status::ok         ? so_far
            : !fits(nonce, text, sealed) ? status::length
            : in_place_or_apart(text, sealed) && apart(sealed, key_at, nonce, data, tag) && apart(tag, key_at, nonce, data, text)
                ? status::ok
                : status::overlap;
        if (why != status::ok) {
            fill_zero(sealed);
            fill_zero(tag);
            return why;
        }
        std::array<uint8_t, sizes::tag_size> whole{};
        const bool shorter = sizes::tag_size_min != sizes::tag_size_max && tag.size() != sizes::tag_size;
        const sink to(shorter ? whole.data() : tag.data());
        with_key(key, [&]<class CoreType>(const auto& k) LINNET_LAMBDA {
            if constexpr (sizes::binds_tag_size)
                CoreType::encrypt(k, nonce_argument(nonce), source(data.data()), data.size(), source(text.data()),
                                  sink(sealed.data()), text.size(), to, tag.size());
            else
                CoreType::encrypt(k, nonce_argument(nonce), source(data.data()), data.size(), source(text.data()),
                                  sink(sealed.data()), text.size(), to);
        });
        if (shorter) {
            for (size_t i = 0; i < tag.size(); ++i) {
                tag[i] = whole[i];
                settle(whole); // or it would be a call to memcpy, which few programs need otherwise
            }
            detail::wipe(whole);
        }
        return status::ok;
    }

    /// Decrypts `sealed` if it is authentic.
    template <class Key>
    static constexpr status open(const Key& key, bytes_in key_at, status so_far, typename sizes::nonce_in nonce, bytes_in data,
                                 bytes_in sealed, bytes_in tag, bytes_out text) noexcept {
        status why = so_far != status::ok                                                       ? so_far
                     : !fits(nonce, sealed, text)                                               ? status::length
                     : in_place_or_apart(sealed, text) && apart(text, key_at, nonce, data, tag) ? status::ok
                                                                                                : status::overlap;
        if (why == status::ok) {
            detail::stow(tag, text);
            bool same = false;
            with_key(key, [&]<class CoreType>(const auto& k)
                              LINNET_LAMBDA { same = decrypted<CoreType>(k, nonce_argument(nonce), data, sealed, tag, text); });
            if (same) return status::ok;
            why = status::not_authentic;
        }
        fill_zero(text);
        return why;
    }

private:
    // A key as `process` takes it, and back.
    LINNET_INLINE static constexpr const uint8_t* held(const typename sizes::key_in& key) noexcept { return key.data(); }
    LINNET_INLINE static constexpr const auto* held(const held_key<Core>& key) noexcept { return &key; }
    LINNET_INLINE static constexpr auto taken(const uint8_t* key) noexcept { return typename sizes::key_in(key, sizes::key_size); }
    LINNET_INLINE static constexpr const auto& taken(const held_key<Core>* key) noexcept { return *key; }
    LINNET_INLINE static constexpr bytes_in place_of(const typename sizes::key_in& key) noexcept { return key; }
    LINNET_INLINE static constexpr bytes_in place_of(const held_key<Core>& key) noexcept { return key.memory(); }

    /// Whether no output overlaps an input; the tag is either.
    LINNET_INLINE static constexpr bool separate(bool decrypting, bytes_in key, bytes_in nonce, bytes_in data, bytes_in in,
                                                 bytes_in out, bytes_in tag) noexcept {
        if (!decrypting && (overlap(tag, key) || overlap(tag, nonce) || overlap(tag, data))) return false;
        return out.empty() ||
               (in_place_or_apart(in, out) && apart(out, key, nonce, data, tag) && (decrypting || !overlap(tag, in)));
    }

    /// Both directions in one function, whose arguments are all words: decryption compares the tag, encryption writes it.
    template <size_t TagExtent, class Key>
    [[gnu::noinline]] static constexpr status process(bool decrypting, Key key_at, const uint8_t* nonce_at, const uint8_t* in,
                                                      uint8_t* out_at, size_t size, const uint8_t* data_at, size_t data_size,
                                                      uint8_t* tag_at, // NOLINT(readability-non-const-parameter): written
                                                      size_t tag_size) noexcept {
        const auto& key = taken(key_at);
        const typename sizes::nonce_in nonce(nonce_at, sizes::nonce_size);
        const bytes_in data(data_at, data_size);
        const bytes_in text(in, size);
        const bytes_out out(out_at, size);
        const std::span<uint8_t, TagExtent> tag(tag_at, TagExtent == std::dynamic_extent ? tag_size : TagExtent);
        status why = !fits(nonce, text, out)                                            ? status::length
                     : separate(decrypting, place_of(key), nonce, data, text, out, tag) ? status::ok
                                                                                        : status::overlap;
        if (why == status::ok) {
            with_key(key, [&]<class CoreType>(const auto& k) LINNET_LAMBDA {
                if (!processed<CoreType>(decrypting, k, nonce_argument(nonce), data, text, out, tag)) why = status::not_authentic;
            });
            if (why == status::ok) return why;
        }
        fill_zero(out);
        if (!decrypting) fill_zero(tag);
        return why;
    }

    /// Whether the tag is right, or was written.
    template <class CoreType, class Key, class Nonce>
    LINNET_INLINE static constexpr bool processed(bool decrypting, const Key& k, const Nonce& nonce, bytes_in data, bytes_in in,
                                                  const bytes_out& out, const bytes_out& tag) noexcept {
        const source ad(data.data());
        const source from(in.data());
        const sink to(out.data());
        if constexpr (LINNET_STATED(CoreType, shares_directions, false)) {
            return CoreType::crypt(decrypting, k, nonce, ad, data.size(), from, to, in.size(), sink(tag.data()), tag.size());
        } else {
            if (decrypting) return decrypted<CoreType>(k, nonce, data, in, tag, out);
            if constexpr (sizes::binds_tag_size)
                CoreType::encrypt(k, nonce, ad, data.size(), from, to, in.size(), sink(tag.data()), tag.size());
            else CoreType::encrypt(k, nonce, ad, data.size(), from, to, in.size(), sink(tag.data()));
            return true;
        }
    }

    /// Whether the tag is right. If not, discard `text`. Tag and text stay where they were stowed.
    template <class CoreType, class Key, class Nonce>
    LINNET_INLINE static constexpr bool decrypted(const Key& k, const Nonce& nonce, bytes_in data, bytes_in sealed,
                                                  const bytes_in& tag, const bytes_out& text) noexcept {
        std::array<uint8_t, sizes::tag_size> computed{};
        const auto same = [&]() LINNET_LAMBDA {
            if (sizes::tag_size_min == sizes::tag_size_max || tag.size() == sizes::tag_size)
                return equal_constant_time(typename sizes::tag_in(computed), typename sizes::tag_in(tag.data(), sizes::tag_size));
            return equal_constant_time(bytes_in(computed).first(tag.size()), tag);
        };
        const source ad(data.data());
        const source in(sealed.data());
        const sink out(text.data());
        const sink to(computed.data());
        bool good = false;
        if constexpr (CoreType::verify == verification::before_decryption) {
            CoreType::authenticate(k, nonce, ad, data.size(), in, sealed.size(), to);
            good = same();
            if (good) CoreType::decrypt(k, nonce, in, out, sealed.size());
        } else {
            if constexpr (CoreType::verify == verification::with_tag) {
                static_assert(sizes::tag_size_min == sizes::tag_size_max, "decryption takes the whole tag");
                CoreType::decrypt(k, nonce, ad, data.size(), in, out, sealed.size(), source(tag.data()), to);
            } else if constexpr (sizes::binds_tag_size) {
                CoreType::decrypt(k, nonce, ad, data.size(), in, out, sealed.size(), to, tag.size());
            } else {
                CoreType::decrypt(k, nonce, ad, data.size(), in, out, sealed.size(), to);
            }
            good = same();
        }
        detail::wipe(computed);
        return good;
    }
};

/// A keyed context: an expanded key for many messages, from any number of threads; wiped when it is destroyed. Where the
/// specification allows shorter tags, their size is fixed here, once for the key: a forgery succeeds with probability 2^-(8
/// tag_size) per attempt, unless the algorithm states another.
template <class Core>
class keyed_aead {
    using calls = aead_calls<Core>;
    using sizes = aead_sizes<Core>;
    using key_in = typename sizes::key_in;
    using nonce_in = typename sizes::nonce_in;
    template <class CoreType>
    friend class aead_stream;

    held_key<Core> key_;
    size_t tag_size_;

public:
    using tag_in = typename sizes::any_tag_in;
    using tag_out = typename sizes::any_tag_out;

    /// With a tag size out of tag_size_min to tag_size_max every call fails (status::argument).
    explicit constexpr keyed_aead(key_in key, size_t tag_size = sizes::tag_size) noexcept
        : key_(key_argument<Core>(key)), tag_size_(tag_size) {}
    keyed_aead(const keyed_aead&) = delete;
    keyed_aead& operator=(const keyed_aead&) = delete;
    constexpr ~keyed_aead() { key_.wipe(); }

    /// Wipes the key. Every later call fails.
    constexpr void wipe() noexcept {
        key_.wipe();
        tag_size_ = 0;
    }

    /// As the one-shot calls; fails also if `tag` does not have the size that was fixed.
    constexpr result encrypt(nonce_in nonce, bytes_in associated_data, bytes_in plaintext, bytes_out ciphertext,
                             tag_out tag) const noexcept {
        return calls::template either<true>(key_.shared(), key_.memory(), fits(tag.size()), nonce, associated_data, plaintext, tag,
                                            ciphertext);
    }
    constexpr result decrypt(nonce_in nonce, bytes_in associated_data, bytes_in ciphertext, tag_in tag,
                             bytes_out plaintext) const noexcept {
        return calls::template either<false>(key_.shared(), key_.memory(), fits(tag.size()), nonce, associated_data, ciphertext,
                                             tag, plaintext);
    }

private:
    constexpr status fits(size_t size) const noexcept { return calls::tag_fits(tag_size_, size); }
};

/// An incremental message: first its associated data, then its plaintext or ciphertext, of which an incomplete block has begun in
/// the buffer.
template <class Core>
class aead_stream {
    using sizes = aead_sizes<Core>;
    using source = typename Core::source;
    using sink = typename Core::sink;
    using calls = aead_calls<Core>;
    using keyed = keyed_aead<Core>;
    static constexpr size_t block = Core::block_size;
    enum class phase : uint8_t { data, between, text, closed };

    held_key<Core> key_;
    typename Core::running running_;
    block_buffer<block, Core::holds_last> buffer_;
    size_t tag_size_;
    size_t data_left_ = 0; ///< of the announced lengths, where they come first
    size_t text_left_ = 0;
    [[no_unique_address]] allowance<sizes::text_size_max> allowance_;
    bool any_data_ = false;
    phase phase_ = phase::data;

    /// A core never gets a nonce of a wrong size: the stream is closed at once.
    template <class... Lengths>
    static constexpr auto begun(const held_key<Core>& key, size_t tag_size, const typename sizes::nonce_in& nonce,
                                Lengths... lengths) noexcept {
        constexpr std::array<uint8_t, sizes::nonce_size> none{};
        const typename sizes::nonce_in fitting = sizes::is_nonce_size(nonce.size()) ? nonce : typename sizes::nonce_in(none);
        if constexpr (sizes::lengths_first) return Core::start(key(), calls::nonce_argument(fitting), lengths..., tag_size);
        else return Core::start(key(), calls::nonce_argument(fitting));
    }

    constexpr void announce(size_t nonce_size) noexcept { announce(nonce_size, 0, 0); }
    constexpr void announce(size_t nonce_size, size_t data_size, size_t text_size) noexcept {
        data_left_ = data_size;
        text_left_ = text_size;
        if (!sizes::is_nonce_size(nonce_size) || text_size > sizes::message_size_max_under(nonce_size) ||
            !sizes::is_tag_size(tag_size_))
            close();
    }

    constexpr void close() noexcept {
        key_.wipe();
        wipe_kept(running_);
        buffer_.wipe();
        phase_ = phase::closed;
    }

    constexpr void end_data(bool any_text) noexcept {
        Core::absorb_last(running_, key_(), source(buffer_.data()), size_t{0}, buffer_.size(), any_data_, any_text);
        buffer_.clear();
        phase_ = phase::text;
    }

    constexpr void take_buffer() noexcept {
        Core::take(running_, key_(), source(buffer_.data()));
        buffer_.clear();
    }

public:
    /// From a key or a keyed context; where lengths come first, with those of the associated data and the plaintext.
    template <class... Lengths>
    constexpr aead_stream(const key_bytes<Core>& key, const typename sizes::nonce_in& nonce, Lengths... lengths) noexcept
        : key_(key), running_(begun(key_, sizes::tag_size, nonce, lengths...)), tag_size_(sizes::tag_size) {
        announce(nonce.size(), lengths...);
    }
    template <class... Lengths>
    constexpr aead_stream(const keyed& key, const typename sizes::nonce_in& nonce, Lengths... lengths) noexcept
        : key_(key.key_), running_(begun(key_, key.tag_size_, nonce, lengths...)), tag_size_(key.tag_size_) {
        announce(nonce.size(), lengths...);
    }
    aead_stream(const aead_stream&) = delete;
    aead_stream& operator=(const aead_stream&) = delete;
    constexpr ~aead_stream() { close(); }

    constexpr status update_aad(bytes_in data) noexcept {
        if (phase_ != phase::data) return refuse(status::order);
        if (sizes::lengths_first && data.size() > data_left_) return refuse(status::length);
        if (sizes::lengths_first) data_left_ -= data.size();
        any_data_ = any_data_ || !data.empty();
        buffer_.feed(data, [&](const uint8_t* from, size_t whole) { Core::absorb(running_, key_(), source(from), whole); });
        return status::ok;
    }

    template <bool Encrypt>
    constexpr status update(bytes_in in, bytes_out out) noexcept {
        if (phase_ == phase::data) phase_ = phase::between;
        const status why = phase_ == phase::closed                           ? status::order
                           : in.size() != out.size() || !expected(in.size()) ? status::length
                           : !in_place_or_apart(in, out)                     ? status::overlap
                           : !allowance_.take(in.size())                     ? status::length
                                                                             : status::ok;
        if (why != status::ok) {
            fill_zero(out);
            return refuse(why);
        }
        if (sizes::lengths_first) text_left_ -= in.size();
        if (in.empty()) return status::ok;
        if (phase_ == phase::between) end_data(true);
        if (buffer_.size() != 0) skip(in, out, buffer_.template pass<Encrypt>(in, out));
        while (!in.empty() || (!Core::holds_last && buffer_.full())) {
            if (buffer_.full()) take_buffer();
            const size_t whole = whole_blocks<block, Core::holds_last>(in.size());
            if (whole != 0) {
                Core::template blocks<Encrypt>(running_, key_(), source(in.data()), sink(out.data()), whole);
                skip(in, out, whole);
            }
            if (in.empty()) break;
            Core::keystream(running_, sink(buffer_.data()));
            skip(in, out, buffer_.template pass<Encrypt>(in, out));
        }
        return status::ok;
    }

    /// The whole tag, of which `tag_size` bytes are written or compared.
    constexpr status finish(std::array<uint8_t, sizes::tag_size>& tag, size_t tag_size) noexcept {
        if (phase_ == phase::closed) return status::order;
        if (tag_size != tag_size_ || (sizes::lengths_first && (data_left_ != 0 || text_left_ != 0))) return refuse(status::length);
        if (phase_ != phase::text) end_data(false);
        Core::finish(running_, key_(), source(buffer_.data()), buffer_.size(), sink(tag.data()));
        close();
        return status::ok;
    }

    /// Ends the stream: every later call fails.
    constexpr status refuse(status why) noexcept {
        close();
        return why;
    }

private:
    /// Whether so many more bytes were announced.
    constexpr bool expected(size_t size) const noexcept { return !sizes::lengths_first || (size <= text_left_ && data_left_ == 0); }
    static constexpr void skip(bytes_in& in, bytes_out& out, size_t count) noexcept {
        in = in.subspan(count);
        out = out.subspan(count);
    }
};

/// An incremental message in one direction. A call out of the order update_aad, update, finish or verify ends the stream: it and
/// all that follow fail. Streams are wiped when they end and when they are destroyed.
template <class Core, bool Encrypt>
class aead_direction {
protected:
    using core = Core;
    aead_stream<Core> stream_;

    template <class Key, class... Lengths>
    explicit constexpr aead_direction(const Key& key, const Lengths&... nonce_and_lengths) noexcept
        : stream_(key, nonce_and_lengths...) {}

public:
    /// Ends the stream early. Every later call fails.
    constexpr void wipe() noexcept { static_cast<void>(stream_.refuse(status::order)); }

    /// Takes the next part of the associated data. Fails once `update` was called with data.
    constexpr result update_aad(bytes_in data) noexcept { return stream_.update_aad(data); }

    /// Encrypts or decrypts the next part to the same number of bytes. Fails, with zeroes written, if the lengths differ or if the
    /// buffers overlap without being the same.
    constexpr result update(bytes_in from, bytes_out to) noexcept { return stream_.template update<Encrypt>(from, to); }
};

/// Encrypts a message incrementally: `update_aad` any number of times, then `update`, then `finish` once.
template <class Core>
class aead_encryptor : public aead_direction<Core, true> {
    using sizes = aead_sizes<Core>;

protected:
    using aead_direction<Core, true>::aead_direction;

public:
    using tag_out = typename sizes::any_tag_out;

    /// Writes the tag and ends the stream.
    constexpr result finish(tag_out tag) noexcept {
        std::array<uint8_t, sizes::tag_size> whole{};
        const status why = this->stream_.finish(whole, tag.size());
        if (why == status::ok) detail::copy(bytes_in(whole).first(tag.size()), tag.data());
        else fill_zero(tag);
        detail::wipe(whole);
        return why;
    }
};

/// Decrypts a message incrementally. Plaintext from `update` is not authentic before `verify` has succeeded: do not use it until
/// then.
template <class Core>
class aead_decryptor : public aead_direction<Core, false> {
    using sizes = aead_sizes<Core>;

protected:
    using aead_direction<Core, false>::aead_direction;

public:
    using tag_in = typename sizes::any_tag_in;

    /// Whether the whole message is authentic. Compares the tag in constant time and ends the stream.
    constexpr result verify(tag_in tag) noexcept {
        std::array<uint8_t, sizes::tag_size> computed{};
        status why = this->stream_.finish(computed, tag.size());
        if (why == status::ok && !equal_constant_time(bytes_in(computed).first(tag.size()), bytes_in(tag)))
            why = status::not_authentic;
        detail::wipe(computed);
        return why;
    }
};

/// The keyed context of an algorithm, with its key size.
template <class List>
struct sized_keyed_aead : keyed_aead<fastest_of_any_size<List>> {
    using sizes = aead_sizes<fastest<List>>;

    /// With a tag size out of tag_size_min to tag_size_max every call fails (status::argument).
    explicit constexpr sized_keyed_aead(typename sizes::key_in key, size_t tag_size = sizes::tag_size) noexcept
        : keyed_aead<fastest_of_any_size<List>>(key, tag_size) {}
};

/// The incremental types of an AEAD.
template <class List, class... Lengths>
struct online_aead : aead_sizes<fastest<List>> {
    using sizes = aead_sizes<fastest<List>>;

private:
    template <class Direction>
    struct with_key_size : Direction {
        constexpr with_key_size(typename sizes::key_in key, typename sizes::nonce_in nonce, Lengths... lengths) noexcept
            : Direction(key_argument<typename Direction::core>(key), nonce, lengths...) {}
        constexpr with_key_size(const sized_keyed_aead<List>& key, typename sizes::nonce_in nonce, Lengths... lengths) noexcept
            : Direction(key, nonce, lengths...) {}
    };

public:
    using encryptor = with_key_size<aead_encryptor<fastest_of_any_size<List>>>;
    using decryptor = with_key_size<aead_decryptor<fastest_of_any_size<List>>>;
};

template <class List>
constexpr auto online_types() noexcept {
    using Core = fastest<List>;
    if constexpr (!requires { typename Core::running; }) return std::type_identity<aead_sizes<Core>>{};
    else if constexpr (aead_sizes<Core>::lengths_first) return std::type_identity<online_aead<List, size_t, size_t>>{};
    else return std::type_identity<online_aead<List>>{};
}

} // namespace detail

/// Authenticated encryption with associated data, over a core or the fastest of a list. All sizes are in bytes; `key_size`,
/// `nonce_size` and `tag_size` are in the types, so that another size does not compile; a nonce whose size may vary is checked. No
/// call allocates, throws or keeps a pointer. Plaintext and ciphertext may be the same buffer, with equal data(); any other overlap
/// of an output with another buffer is refused. Nobody else may change a buffer before the call returns: where `reads_twice`, a
/// ciphertext that changes after it was verified decrypts to a plaintext that nobody encrypted.
template <class Cores>
struct aead : decltype(detail::online_types<Cores>())::type {
private:
    using calls = detail::aead_calls<fastest_of_any_size<Cores>>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;

public:
    using implementations = Cores;
    template <class Other>
    using of_core = aead<Other>; ///< the same over another core
    using sizes = detail::aead_sizes<fastest<Cores>>;
    using keyed = detail::sized_keyed_aead<Cores>;
    using typename sizes::key_in, typename sizes::nonce_in, typename sizes::tag_in, typename sizes::tag_out;

    /// Encrypts `plaintext` to `ciphertext`, of the same size, and writes the tag of nonce, associated data and ciphertext. Fails
    /// if a length is wrong or exceeds the limit (status::length) or if buffers overlap (status::overlap): then ciphertext and
    /// tag are zero. The algorithm states what a repeated nonce reveals.
    static constexpr result encrypt(key_in key, nonce_in nonce, bytes_in associated_data, bytes_in plaintext, bytes_out ciphertext,
                                    tag_out tag) noexcept {
        return calls::with_bytes(
            key, [](const auto&... a) LINNET_LAMBDA { return calls::template either<true>(a...); }, nonce, associated_data,
            plaintext, tag, ciphertext);
    }

    /// Decrypts `ciphertext` to `plaintext`, of the same size, if the tag is right; it is compared in constant time. Fails if the
    /// message is not authentic (status::not_authentic) or the call fails: then plaintext is zero.
    static constexpr result decrypt(key_in key, nonce_in nonce, bytes_in associated_data, bytes_in ciphertext, tag_in tag,
                                    bytes_out plaintext) noexcept {
        return calls::with_bytes(
            key, [](const auto&... a) LINNET_LAMBDA { return calls::template either<false>(a...); }, nonce, associated_data,
            ciphertext, tag, plaintext);
    }
};

LINNET_NAMESPACE_END

#endif
