// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_AEAD_STREAM_HPP
#define LINNET_DETAIL_INTERFACE_AEAD_STREAM_HPP

#include <linnet/detail/interface/aead_keyed.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// An incremental message: first its associated data, then its plaintext or ciphertext. The buffer holds an incomplete block.
template <class Core>
class aead_stream {
    using sizes = aead_sizes<Core>;
    using source = typename Core::source;
    using sink = typename Core::sink;
    using calls = aead_one_shot<Core>;
    using keyed = keyed_aead<Core>;
    static constexpr size_t block = Core::block_size;
    static constexpr size_t data_block = Core::traits.data_block_size.or_else(block);
    enum class phase : uint8_t { data, between, text, closed };

    context_key<Core> key_;
    typename Core::running running_;
    block_buffer<block, Core::traits.holds_last, (data_block > block ? data_block : block)> buffer_;
    size_t tag_size_;
    size_t data_left_ = 0; ///< of the announced lengths, if they come first
    size_t text_left_ = 0;
    [[no_unique_address]] allowance<sizes::text_size_max> allowance_;
    bool any_data_ = false;
    phase phase_ = phase::data;

    /// A core never gets a nonce of a wrong size: if the size is wrong, the stream is closed at once.
    template <class... Lengths>
    static constexpr auto begun(const context_key<Core>& key, size_t tag_size, const typename sizes::nonce_in& nonce,
                                Lengths... lengths) noexcept {
        constexpr std::array<uint8_t, sizes::nonce_size> none{};
        const typename sizes::nonce_in fitting = sizes::is_nonce_size(nonce.size()) ? nonce : typename sizes::nonce_in(none);
        if constexpr (sizes::lengths_first) return Core::initialize(key(), calls::nonce_argument(fitting), lengths..., tag_size);
        else return Core::initialize(key(), calls::nonce_argument(fitting));
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
        Core::absorb_text(running_, key_(), source(buffer_.data()));
        buffer_.clear();
    }

public:
    /// From a key or a keyed context. If lengths come first, also the lengths of the associated data and the plaintext.
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
        buffer_.template feed<data_block>(
            data, [&](const uint8_t* from, size_t whole) { Core::absorb(running_, key_(), source(from), whole); });
        return status::ok;
    }

    template <bool Encrypt>
    constexpr status update(bytes_in in, bytes_out out) noexcept {
        if (phase_ == phase::data) phase_ = phase::between;
        const status why = phase_ == phase::closed                           ? status::order
                           : in.size() != out.size() || !expected(in.size()) ? status::length
                           : !in_place_or_disjoint(in, out)                  ? status::overlap
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
        while (!in.empty() || (!Core::traits.holds_last && buffer_.full())) {
            if (buffer_.full()) take_buffer();
            const size_t whole = whole_blocks<block, Core::traits.holds_last>(in.size());
            if (whole != 0) {
                Core::template blocks<Encrypt>(running_, key_(), source(in.data()), sink(out.data()), whole);
                skip(in, out, whole);
            }
            if (in.empty()) break;
            Core::keystream(running_, key_(), sink(buffer_.data()));
            skip(in, out, buffer_.template pass<Encrypt>(in, out));
        }
        return status::ok;
    }

    /// Computes the whole tag; the caller writes or compares its first `tag_size` bytes.
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
    /// Whether `size` more bytes were announced.
    constexpr bool expected(size_t size) const noexcept { return !sizes::lengths_first || (size <= text_left_ && data_left_ == 0); }
    static constexpr void skip(bytes_in& in, bytes_out& out, size_t count) noexcept {
        in = in.subspan(count);
        out = out.subspan(count);
    }
};

} // namespace detail

/// An incremental message in one direction. A call out of the order update_aad, update, finish or verify ends the stream: it and
/// all later calls fail. Streams are wiped when they end and when they are destroyed.
template <class Core, bool Encrypt>
class aead_direction {
protected:
    using core = Core;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;
    detail::aead_stream<Core> stream_;

    template <class Key, class... Lengths>
    explicit constexpr aead_direction(const Key& key, const Lengths&... nonce_and_lengths) noexcept
        : stream_(key, nonce_and_lengths...) {}

public:
    /// Ends the stream early. Every later call fails.
    constexpr void wipe() noexcept { static_cast<void>(stream_.refuse(status::order)); }

    /// Takes the next part of the associated data. Fails after `update`.
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
        if (why == status::ok) detail::copy(detail::bytes_in(whole).first(tag.size()), tag.data());
        else detail::fill_zero(tag);
        detail::wipe(whole);
        return why;
    }
};

/// Decrypts a message incrementally. Do not use plaintext from `update` before `verify` has succeeded: until then it is not
/// authentic.
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
        if (why == status::ok && !detail::equal_constant_time(detail::bytes_in(computed).first(tag.size()), detail::bytes_in(tag)))
            why = status::not_authentic;
        detail::wipe(computed);
        return why;
    }
};

LINNET_NAMESPACE_END

#endif
