// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_ONE_MESSAGE_HPP
#define LINNET_BATCH_ONE_MESSAGE_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// What a kernel does with one message of a batch, and the checks before a kernel is queued. Each algorithm is computed by its own
/// one-message calls.

#include <linnet/batch/input.hpp>
#include <linnet/concepts.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch {

/// The result of a batch: true if it was computed or queued. Each message then has its own status.
struct [[nodiscard]] result {
    static constexpr size_t no_size = SIZE_MAX;
    /// `length` for a size that does not fit, `overlap` for memory that is written and has another use, `repeated` for a nonce or a
    /// one-time key that several messages share, `argument` for all other errors.
    status why = status::ok;
    const char* what = ""; ///< which argument was refused, and what was expected
    size_t got = no_size;  ///< its size in bytes, if that was wrong, or the number of a message

    constexpr explicit operator bool() const noexcept { return why == status::ok; }
};

namespace detail {

using linnet::detail::bytes_in;
using linnet::detail::bytes_out;

/// Where message `index` writes a text as long as its input, which begins at `begin`.
LINNET_INLINE constexpr bytes_out text_out(const input& in, bytes_out all, size_t index, size_t begin, size_t size) noexcept {
    return all.subspan(in.shape().how == layout::shared ? index * size : begin, size);
}

/// The `index`-th of `count` strings of one size.
LINNET_INLINE constexpr bytes_out part_of(bytes_out all, size_t index, size_t count) noexcept {
    const size_t size = all.size() / count;
    return all.subspan(index * size, size);
}
/// Bytes as a span of the extent that a call takes.
template <class Span, class Bytes>
LINNET_INLINE constexpr Span as_span(Bytes bytes) noexcept {
    if constexpr (Span::extent == std::dynamic_extent) return bytes;
    else return Span(bytes.data(), Span::extent);
}

using statuses = std::span<status>;

LINNET_INLINE constexpr void report(const statuses& all, size_t index, status why) noexcept {
    if (!all.empty()) all[index] = why;
}

/// Encrypts one message.
template <Aead A>
struct encrypt_one {
    LINNET_INLINE static constexpr void run(size_t index, size_t count, const input& keys, const input& nonces, const input& data,
                                            const input& texts, bytes_out sealed, bytes_out tags, const statuses& all) noexcept {
        bytes_in key;
        bytes_in nonce;
        bytes_in header;
        size_t begin = 0;
        size_t size = 0;
        const bool placed = texts.locate(index, count, begin, size);
        const bytes_out out = text_out(texts, sealed, index, begin, size);
        const bytes_out tag = part_of(tags, index, count);
        status why = status::length;
        if (keys.get(index, count, key) && nonces.get(index, count, nonce) && data.get(index, count, header) && placed) {
            why = A::encrypt(as_span<typename A::key_in>(key), as_span<typename A::nonce_in>(nonce), header,
                             bytes_in(texts.data() + begin, size), out, as_span<typename A::tag_out>(tag))
                      .why();
        } else {
            linnet::detail::fill_zero(out);
            linnet::detail::fill_zero(tag);
        }
        report(all, index, why);
    }
};

/// Decrypts one message; its plaintext is zero unless its status is `ok`.
template <Aead A>
struct decrypt_one {
    LINNET_INLINE static constexpr void run(size_t index, size_t count, const input& keys, const input& nonces, const input& data,
                                            const input& sealed, const input& tags, bytes_out texts, const statuses& all) noexcept {
        report(all, index, decrypted(index, count, keys, nonces, data, sealed, tags, texts));
    }
    LINNET_INLINE static constexpr status decrypted(size_t index, size_t count, const input& keys, const input& nonces,
                                                    const input& data, const input& sealed, const input& tags,
                                                    bytes_out texts) noexcept {
        bytes_in key;
        bytes_in nonce;
        bytes_in header;
        bytes_in tag;
        size_t begin = 0;
        size_t size = 0;
        const bool placed = sealed.locate(index, count, begin, size);
        const bytes_out out = text_out(sealed, texts, index, begin, size);
        if (keys.get(index, count, key) && nonces.get(index, count, nonce) && data.get(index, count, header) &&
            tags.get(index, count, tag) && placed)
            return A::decrypt(as_span<typename A::key_in>(key), as_span<typename A::nonce_in>(nonce), header,
                              bytes_in(sealed.data() + begin, size), as_span<typename A::tag_in>(tag), out)
                .why();
        linnet::detail::fill_zero(out);
        return status::length;
    }
};

/// Computes the digest of one message, or the output of an extendable-output function.
template <class A>
    requires(Hash<A> || PlainXof<A>)
struct digest_one {
    LINNET_INLINE static constexpr void run(size_t index, size_t count, const input& messages, bytes_out digests,
                                            const statuses& all) noexcept {
        bytes_in message;
        const bytes_out digest = part_of(digests, index, count);
        const bool placed = messages.get(index, count, message);
        if (!placed) linnet::detail::fill_zero(digest);
        else if constexpr (Hash<A>) A::digest(message, as_span<typename A::digest_out>(digest));
        else A::digest(message, digest);
        report(all, index, placed ? status::ok : status::length);
    }
};

/// The same with a customization string.
template <CustomizableXof A>
struct customized_digest_one {
    LINNET_INLINE static constexpr void run(size_t index, size_t count, const input& customizations, const input& messages,
                                            bytes_out outputs, const statuses& all) noexcept {
        bytes_in customization;
        bytes_in message;
        const bytes_out output = part_of(outputs, index, count);
        status why = status::length;
        if (customizations.get(index, count, customization) && messages.get(index, count, message))
            why = A::digest(customization, message, output).why();
        else linnet::detail::fill_zero(output);
        report(all, index, why);
    }
};

/// call(), with the nonce or the customization string if the MAC takes one.
template <Mac A, class Call>
LINNET_INLINE constexpr status with_nonce(bytes_in nonce, const Call& call) noexcept {
    if constexpr (NonceMac<A>) return call(as_span<typename A::nonce_in>(nonce));
    else if constexpr (CustomizableMac<A>) return call(nonce);
    else return call();
}

/// Computes the tag of one message. `nonces` has the nonces or customization strings if the MAC takes them, else nothing.
template <Mac A>
struct mac_one {
    LINNET_INLINE static constexpr void run(size_t index, size_t count, const input& keys, const input& nonces,
                                            const input& messages, bytes_out tags, const statuses& all) noexcept {
        bytes_in key;
        bytes_in nonce;
        bytes_in message;
        const bytes_out tag = part_of(tags, index, count);
        status why = status::length;
        if (keys.get(index, count, key) && nonces.get(index, count, nonce) && messages.get(index, count, message))
            why = with_nonce<A>(nonce, [&](auto... own) LINNET_LAMBDA {
                return A::compute(as_span<typename A::key_in>(key), own..., message, as_span<typename A::tag_out>(tag)).why();
            });
        else linnet::detail::fill_zero(tag);
        report(all, index, why);
    }
};

/// Compares the tag of one message with the received tag.
template <Mac A>
struct verify_one {
    LINNET_INLINE static constexpr void run(size_t index, size_t count, const input& keys, const input& nonces,
                                            const input& messages, const input& tags, const statuses& all) noexcept {
        bytes_in key;
        bytes_in nonce;
        bytes_in message;
        bytes_in tag;
        status why = status::length;
        if (keys.get(index, count, key) && nonces.get(index, count, nonce) && messages.get(index, count, message) &&
            tags.get(index, count, tag))
            why = with_nonce<A>(nonce, [&](auto... own) LINNET_LAMBDA {
                return A::verify(as_span<typename A::key_in>(key), own..., message, as_span<typename A::tag_in>(tag)).why();
            });
        report(all, index, why);
    }
};

} // namespace detail

// ---------------------------------------------------------------------------------------------------------------------------------
// The checks before anything is queued: everything that can be known without reading memory of the device.

namespace detail {

/// Reports the first check that fails.
class checks {
    result found_;

public:
    constexpr checks& expect(bool good, const char* what, size_t got) noexcept {
        if (!good && found_) found_ = {status::length, what, got};
        return *this;
    }
    constexpr checks& require(bool good, const char* what, status why = status::argument) noexcept {
        if (!good && found_) found_ = {why, what};
        return *this;
    }
    constexpr result checked() const noexcept { return found_; }
};

/// Whether each of `count` strings has a size from `smallest` to `largest`. If offsets give the sizes, the kernel checks them.
constexpr bool sized(const extent& e, size_t count, size_t smallest, size_t largest) noexcept {
    if (!e.fits(count)) return false;
    return count == 0 || e.varies() || (e.size(count) >= smallest && e.size(count) <= largest);
}
/// The same for calls that take only one size, which strings of varying sizes cannot guarantee.
constexpr bool sized_alike(const extent& e, size_t count, size_t smallest, size_t largest) noexcept {
    return sized(e, count, smallest, largest) && (!e.varies() || smallest != largest);
}

/// The extent of an output in one memory.
constexpr extent room_of(const auto& bytes) noexcept { return {layout::each, bytes.size()}; }

/// Whether `count` outputs, or received tags to compare, have one size from `smallest` to `largest`.
constexpr bool rooms(const extent& e, size_t count, size_t smallest, size_t largest) noexcept {
    return sized(e, count, smallest, largest) && !e.varies();
}

/// Whether outputs have the sizes of the texts of `in`.
constexpr bool same_size(const extent& in, const extent& out, size_t count) noexcept {
    if (out.how == layout::pointers) return true;
    if (out.how == layout::pointers_alike) return count == 0 || (!in.varies() && out.total == in.size(count));
    if (in.how == layout::each || in.by_offsets()) return out.total == in.total;
    return in.how != layout::pointers && (count == 0 ? out.total == 0 : out.total % count == 0 && out.total / count == in.total);
}

/// The sizes of an algorithm in bytes that are used to check a batch.
struct sizes {
    size_t key_min = 0, key_max = 0;
    size_t nonce_min = 0, nonce_max = 0; ///< for a MAC also of customization strings
    size_t tag_min = 0, tag_max = 0;     ///< or of digests and outputs
    size_t customization_max = 0, message_max = SIZE_MAX;
    bool takes_nonce = false, one_time_key = false;
};

template <class A>
constexpr sizes sizes_of() noexcept {
    if constexpr (Aead<A>)
        return {.key_min = A::key_size,
                .key_max = A::key_size,
                .nonce_min = A::nonce_size_min,
                .nonce_max = A::nonce_size_max,
                .tag_min = A::tag_size,
                .tag_max = A::tag_size,
                .message_max = A::message_size_max};
    else if constexpr (Hash<A>) return {.tag_min = A::digest_size, .tag_max = A::digest_size};
    else if constexpr (CustomizableXof<A>) return {.tag_max = SIZE_MAX, .customization_max = A::customization_size_max};
    else if constexpr (PlainXof<A>) return {.tag_max = SIZE_MAX};
    else
        return {.key_min = A::any_key_size ? 0 : A::key_size_min,
                .key_max = A::any_key_size ? SIZE_MAX : A::key_size_max,
                .nonce_min = A::customization_size_max != 0 ? 0 : A::nonce_size,
                .nonce_max = A::customization_size_max != 0 ? A::customization_size_max : A::nonce_size,
                .tag_min = A::tag_size_min,
                .tag_max = A::tag_size_max,
                .message_max = A::message_size_max,
                .takes_nonce = A::nonce_size != 0,
                .one_time_key = A::one_time_key};
}

constexpr checks check_message(const sizes& s, size_t count, const extent& keys, const extent& nonces, const extent& data,
                               const extent& in, const extent& tags, const extent& out) noexcept {
    return checks{}
        .expect(sized_alike(keys, count, s.key_min, s.key_max),
                "keys: expected `shared` of key_size bytes, or `each` of count * key_size bytes", keys.total)
        .expect(sized_alike(nonces, count, s.nonce_min, s.nonce_max), "nonces: expected `each` of count * nonce_size bytes",
                nonces.total)
        .expect(sized(in, count, 0, s.message_max), "texts: expected a multiple of count, and no text above message_size_max bytes",
                in.total)
        .expect(same_size(in, out, count),
                "output: expected as many bytes as the input has; `into` pointers where the input is `pointers` with sizes",
                out.total)
        .expect(rooms(tags, count, s.tag_min, s.tag_max), "tags: expected count * tag_size bytes, or pointers to tag_size bytes",
                tags.total)
        .expect(data.fits(count), "associated data: expected a multiple of count", data.total);
}

constexpr result check_encrypt(const sizes& s, size_t count, const extent& keys, const extent& nonces, const extent& data,
                               const extent& texts, const extent& sealed, const extent& tags, size_t status_count) noexcept {
    return check_message(s, count, keys, nonces, data, texts, tags, sealed)
        .require(count < 2 || keys.how != layout::shared || nonces.how != layout::shared,
                 "nonces: one nonce for several messages under one key would reveal them", status::repeated)
        .expect(status_count == 0 || status_count == count, "statuses: expected one for each message, or none", status_count)
        .checked();
}

constexpr result check_decrypt(const sizes& s, size_t count, const extent& keys, const extent& nonces, const extent& data,
                               const extent& ciphertexts, const extent& tags, const extent& plaintexts,
                               size_t status_count) noexcept {
    return check_message(s, count, keys, nonces, data, ciphertexts, tags, plaintexts)
        .require(count == 0 || tags.how != layout::shared, "tags: expected `each`")
        .expect(status_count == count, "statuses: expected one for each message", status_count)
        .checked();
}

constexpr result check_digest(const sizes& s, size_t count, const extent& customizations, const extent& messages,
                              const extent& digests, size_t status_count) noexcept {
    return checks{}
        .expect(sized(customizations, count, 0, s.customization_max),
                "customization strings: expected a multiple of count, and none above customization_size_max bytes",
                customizations.total)
        .expect(messages.fits(count), "messages: expected a multiple of count", messages.total)
        .expect(rooms(digests, count, s.tag_min, s.tag_max),
                "digests: expected count * digest_size bytes, of an extendable-output function a multiple of count", digests.total)
        .expect(status_count == 0 || status_count == count, "statuses: expected one for each message, or none", status_count)
        .checked();
}

constexpr checks check_keyed_messages(const sizes& s, size_t count, const extent& keys, const extent& nonces,
                                      const extent& messages) noexcept {
    return checks{}
        .expect(sized_alike(keys, count, s.key_min, s.key_max),
                "keys: expected `shared` of one key's size, or `each` of count times that", keys.total)
        .expect(sized_alike(nonces, count, s.nonce_min, s.nonce_max),
                "nonces or customization strings: expected a size that the MAC takes; none where it takes none", nonces.total)
        .expect(sized(messages, count, 0, s.message_max),
                "messages: expected a multiple of count, and none above message_size_max bytes", messages.total);
}

constexpr result check_mac(const sizes& s, size_t count, const extent& keys, const extent& nonces, const extent& messages,
                           const extent& tags, size_t status_count) noexcept {
    const bool one_key = count > 1 && keys.how == layout::shared;
    return check_keyed_messages(s, count, keys, nonces, messages)
        .expect(rooms(tags, count, s.tag_min, s.tag_max),
                "tags: expected count times a size from tag_size_min to tag_size_max bytes", tags.total)
        .require(!s.takes_nonce || !one_key || nonces.how != layout::shared,
                 "nonces: one nonce for several messages under one key allows forgeries", status::repeated)
        .require(!s.one_time_key || !one_key, "keys: a one-time key must not serve several messages", status::repeated)
        .expect(status_count == 0 || status_count == count, "statuses: expected one for each message, or none", status_count)
        .checked();
}

/// The caller decides the tag size: a sender could choose short tags and guess them. `other_sizes`: tags may have varying sizes; a
/// tag whose size is not `tag_size` is not authentic.
constexpr result check_verify(const sizes& s, size_t count, const extent& keys, const extent& nonces, const extent& messages,
                              const extent& tags, size_t tag_size, bool other_sizes, size_t status_count) noexcept {
    return check_keyed_messages(s, count, keys, nonces, messages)
        .expect(tag_size >= s.tag_min && tag_size <= s.tag_max, "tag_size: expected from tag_size_min to tag_size_max bytes",
                tag_size)
        .require(count == 0 || tags.how != layout::shared, "tags: expected `each`")
        .expect(sized(tags, count, tag_size, tag_size) && (other_sizes || !tags.varies()), "tags: expected count * tag_size bytes",
                tags.total)
        .expect(status_count == count, "statuses: expected one for each message", status_count)
        .checked();
}

inline constexpr result shares_memory{status::overlap, "output shares memory with another argument"};
inline constexpr result no_pointers{status::argument, "strings behind pointers: the processor alone takes them"};

/// Checks that the memory a batch writes overlaps no other memory of the batch, except for a text that is processed in place.
/// Memory reached by pointers is checked message by message.
class regions {
    static constexpr size_t most = 12;
    bytes_in read_[most]{};
    bytes_in written_[most]{};
    size_t reads_ = 0, writes_ = 0;
    bool pointers_ = false;

    template <class Object>
    constexpr regions& read_objects(const Object* from, size_t count) noexcept {
        if (__builtin_is_constant_evaluated()) return *this; // overlap cannot be observed there
        return read({reinterpret_cast<const uint8_t*>(from), count * sizeof(Object)});
    }

public:
    constexpr regions& read(bytes_in r) noexcept {
        read_[reads_++] = r;
        return *this;
    }
    constexpr regions& read(const input& in, size_t count) noexcept {
        if (in.shape().by_pointers()) {
            pointers_ = true;
            if (in.shape().varies()) read_objects(in.sizes(), count);
            return read_objects(in.addresses(), count);
        }
        if (in.shape().by_offsets()) read({static_cast<const uint8_t*>(in.offsets()), (count + 1) * in.shape().offset_size()});
        return read(in.all());
    }
    constexpr regions& write(bytes_out w) noexcept {
        written_[writes_++] = w;
        return *this;
    }
    constexpr regions& write(const statuses& s) noexcept {
        if (__builtin_is_constant_evaluated()) return *this; // overlap cannot be observed there
        return write({reinterpret_cast<uint8_t*>(s.data()), s.size()});
    }
    constexpr regions& write(const output& out, size_t count) noexcept {
        if (!out.shape().by_pointers()) return write(out.all());
        pointers_ = true;
        return read_objects(out.addresses(), count);
    }
    /// `text` is written over `in`, message by message, or is disjoint from it.
    constexpr regions& in_place(const input& in, size_t count, bytes_out text) noexcept {
        const bool same = in.all().data() == text.data() && in.shape().how != layout::shared;
        if (!same || text.empty()) return read(in, count).write(text);
        if (in.shape().by_offsets()) read(input({in.shape().how, 0}, nullptr, in.offsets()), count);
        return write(text);
    }
    constexpr regions& in_place(const input& in, size_t count, const output& out) noexcept {
        if (in.shape().by_pointers() || out.shape().by_pointers()) return read(in, count).write(out, count);
        return in_place(in, count, out.all());
    }
    /// Whether strings are given by pointers, which no GPU follows.
    constexpr bool by_pointers() const noexcept { return pointers_; }
    constexpr result check() const noexcept {
        if (!present()) return {status::argument, "null pointer to memory that is not empty"};
        return disjoint() ? result{} : shares_memory;
    }
    /// Calls f(address) for each non-empty region.
    template <class Function>
    constexpr void each(const Function& f) const {
        for (size_t r = 0; r < reads_; ++r)
            if (!read_[r].empty()) f(read_[r].data());
        for (size_t w = 0; w < writes_; ++w)
            if (!written_[w].empty()) f(written_[w].data());
    }

private:
    constexpr bool disjoint() const noexcept {
        for (size_t w = 0; w < writes_; ++w) {
            for (size_t r = 0; r < reads_; ++r)
                if (linnet::detail::overlap(written_[w], read_[r])) return false;
            for (size_t other = 0; other < w; ++other)
                if (linnet::detail::overlap(written_[w], written_[other])) return false;
        }
        return true;
    }
    /// Whether no non-empty region is at address zero.
    constexpr bool present() const noexcept {
        for (size_t r = 0; r < reads_; ++r)
            if (!read_[r].empty() && read_[r].data() == nullptr) return false;
        for (size_t w = 0; w < writes_; ++w)
            if (!written_[w].empty() && written_[w].data() == nullptr) return false;
        return true;
    }
};

} // namespace detail
} // namespace batch
LINNET_NAMESPACE_END

#endif
#endif
