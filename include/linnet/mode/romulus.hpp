// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_ROMULUS_HPP
#define LINNET_MODE_ROMULUS_HPP

#include <linnet/detail/aead.hpp>
#include <linnet/primitive/skinny128_dispatch.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The four modes of Romulus (v1.3, section 2.4) over a tweakable block cipher with a block, a key and three tweakeys of 16 bytes:
/// a `Cipher` has `word_type`, `block`, `key`, `schedule`, `expand_key`, `expand`, `encrypt` and `encrypt_two`, as
/// skinny128_384_plus.

/// The counter of blocks, a shift register of 56 bits.
struct romulus_counter {
    uint64_t value = 1;
    LINNET_INLINE constexpr void next() noexcept { value = (value << 1 & 0xffffffffffffff) ^ ((value >> 55) * 0x95); }
};

/// What the modes share: domains, padding, the function rho.
template <class Cipher>
struct romulus {
    using W = typename Cipher::word_type;
    using block = typename Cipher::block;
    using key = typename Cipher::key;
    using schedule = typename Cipher::schedule;
    using source = typename word<W>::source;
    using sink = typename word<W>::sink;
    static constexpr size_t block_size = 16;

    /// The key in 16 bytes.
    LINNET_INLINE static constexpr key expand_key(const source& from) noexcept {
        block raw = block::load(from, 0);
        const key k = Cipher::expand_key(raw);
        detail::wipe(raw);
        return k;
    }

    /// The first tweakey: the counter and a byte that separates domains.
    LINNET_INLINE static constexpr block tweak(romulus_counter counter, unsigned domain) noexcept {
        return block::constant(counter.value | uint64_t{domain} << 56);
    }

    /// A block of which `count` <= 16 bytes are there: if some are missing, zeroes and the count as last byte take their place.
    LINNET_INLINE static constexpr block padded(const block& x, size_t count) noexcept {
        return count == block_size ? x : x ^ block::constant(0, uint64_t{count} << 56);
    }
    LINNET_INLINE static constexpr block load_padded(const source& from, size_t offset, size_t count) noexcept {
        return count == block_size ? block::load(from, offset) : padded(block::load_first(from, offset, count), count);
    }

    /// The matrix G: in each byte, bits 7 to 1 move down by one and bit 7 becomes the sum of bits 7 and 0.
    LINNET_INLINE static constexpr block g(const block& s) noexcept {
        constexpr unsigned bits = 8 * block::word_size;
        const block high = block::constant(0x8080808080808080, 0x8080808080808080);
        const block low = block::constant(0x7f7f7f7f7f7f7f7f, 0x7f7f7f7f7f7f7f7f);
        block result = s;
        for (size_t i = 0; i < block::words; ++i) {
            const W moved = word<W>::and_not(high.w[i], word<W>::template rotate_right<1>(s.w[i]));
            const W top = word<W>::and_not(low.w[i], s.w[i] ^ word<W>::template rotate_right<bits - 7>(s.w[i]));
            result.w[i] = moved ^ top;
        }
        return result;
    }

    /// rho and its inverse: `count` bytes of text pass, and the plaintext is added to the state.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void rho(block& s, const source& in, const sink& out, size_t offset) noexcept {
        const block text = block::load(in, offset);
        const block other = text ^ g(s);
        other.store(out, offset);
        s = s ^ (Encrypt ? text : other);
    }
    template <bool Encrypt>
    LINNET_INLINE static constexpr void rho_last(block& s, const source& in, const sink& out, size_t offset,
                                                 size_t count) noexcept {
        const block text = block::load_first(in, offset, count);
        const block other = (text ^ g(s)).first(count);
        other.store_first(out, offset, count);
        s = s ^ padded(Encrypt ? text : other, count);
    }

    /// Strings absorbed block after block: one is added to the state, the next is the tweak of a call.
    struct absorber {
        block s;
        romulus_counter counter{};
        bool odd = false;

        LINNET_INLINE constexpr void add(const key& k, const block& x, unsigned domain) noexcept {
            if (odd) {
                schedule tweakeys = Cipher::expand(k, x);
                s = Cipher::encrypt(tweakeys, tweak(counter, domain), s);
                tweakeys.wipe();
            } else {
                s = s ^ x;
            }
            counter.next();
            odd = !odd;
        }
        /// A string, which counts as one empty block if it is empty. Returns whether its last block is incomplete.
        LINNET_INLINE constexpr bool add_all(const key& k, const source& data, size_t size, unsigned domain) noexcept {
            size_t done = 0;
            for (; size - done >= block_size; done += block_size) add(k, block::load(data, done), domain);
            if (done == size && size != 0) return false;
            add(k, load_padded(data, done, size - done), domain);
            return true;
        }
    };
};

/// Romulus-N: every block of text takes one call, every two blocks of associated data take one.
template <class Cipher>
struct romulus_n : romulus<Cipher> {
    using base = romulus<Cipher>;
    using base::block_size;
    using typename base::block, typename base::key, typename base::schedule, typename base::source, typename base::sink;
    static constexpr unsigned domain_data = 8, domain_data_last = 24, domain_data_padded = 26;
    static constexpr unsigned domain_text = 4, domain_text_last = 20, domain_text_padded = 21;

    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const source& key_bytes, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        key k = base::expand_key(key_bytes);
        typename base::absorber a{block::constant(0)};
        const bool incomplete = a.add_all(k, data, data_size, domain_data);
        schedule tweakeys = Cipher::expand(k, block::load(nonce, 0));
        k.wipe();
        block s = Cipher::encrypt(tweakeys, base::tweak(a.counter, incomplete ? domain_data_padded : domain_data_last), a.s);

        romulus_counter counter;
        size_t done = 0;
        for (; size - done > block_size; done += block_size) {
            base::template rho<Encrypt>(s, in, out, done);
            counter.next();
            s = Cipher::encrypt(tweakeys, base::tweak(counter, domain_text), s);
        }
        base::template rho_last<Encrypt>(s, in, out, done, size - done);
        counter.next();
        s = Cipher::encrypt(tweakeys, base::tweak(counter, size - done == block_size ? domain_text_last : domain_text_padded), s);
        base::g(s).store(tag, 0);
        tweakeys.wipe();
        a.s.wipe();
        s.wipe();
    }

    static constexpr void encrypt(const source& key_bytes, const source& nonce, const source& data, size_t data_size,
                                  const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        message<true>(key_bytes, nonce, data, data_size, in, out, size, tag);
    }
    /// Returns whether the tag is right; if not, the text is to be thrown away.
    static constexpr bool decrypt(const uint8_t* key_bytes, const uint8_t* nonce, const uint8_t* data, size_t data_size,
                                  const uint8_t* in, uint8_t* out, size_t size, const uint8_t* tag) noexcept {
        std::array<uint8_t, block_size> computed{};
        message<false>(key_bytes, nonce, data, data_size, in, out, size, computed.data());
        const bool same = detail::equal_constant_time(std::span<const uint8_t, block_size>(computed),
                                                      std::span<const uint8_t, block_size>(tag, block_size));
        detail::wipe(computed);
        return same;
    }
};

/// Romulus-M: the tag of associated data and plaintext, and then a keystream that starts from the tag.
template <class Cipher>
struct romulus_m : romulus<Cipher> {
    using base = romulus<Cipher>;
    using base::block_size;
    using typename base::block, typename base::key, typename base::schedule, typename base::source, typename base::sink;
    static constexpr unsigned domain_keystream = 36, domain_data = 40, domain_text = 44, domain_last = 48;

    static constexpr void encrypt(const source& key_bytes, const source& nonce, const source& data, size_t data_size,
                                  const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        key k = base::expand_key(key_bytes);
        schedule tweakeys = Cipher::expand(k, block::load(nonce, 0));
        block s = authenticate(k, tweakeys, data, data_size, in, size);
        k.wipe();
        s.store(tag, 0);
        crypt<true>(tweakeys, s, in, out, size);
        tweakeys.wipe();
        s.wipe();
    }
    static constexpr bool decrypt(const uint8_t* key_bytes, const uint8_t* nonce, const uint8_t* data, size_t data_size,
                                  const uint8_t* in, uint8_t* out, size_t size, const uint8_t* tag) noexcept {
        key k = base::expand_key(key_bytes);
        schedule tweakeys = Cipher::expand(k, block::load(nonce, 0));
        block s = block::load(tag, 0);
        crypt<false>(tweakeys, s, in, out, size);
        std::array<uint8_t, block_size> computed{};
        s = authenticate(k, tweakeys, data, data_size, out, size);
        s.store(computed.data(), 0);
        const bool same = detail::equal_constant_time(std::span<const uint8_t, block_size>(computed),
                                                      std::span<const uint8_t, block_size>(tag, block_size));
        detail::wipe(computed);
        k.wipe();
        tweakeys.wipe();
        s.wipe();
        return same;
    }

private:
    LINNET_INLINE static constexpr bool even_blocks(size_t size) noexcept { return size != 0 && (size - 1) / block_size % 2 == 1; }
    LINNET_INLINE static constexpr block authenticate(const key& k, const schedule& tweakeys, const source& data, size_t data_size,
                                                      const source& text, size_t size) noexcept {
        typename base::absorber a{block::constant(0)};
        unsigned domain = domain_last;
        if (a.add_all(k, data, data_size, domain_data)) domain ^= 2;
        if (a.add_all(k, text, size, domain_text)) domain ^= 1;
        if (even_blocks(data_size)) domain ^= 8;
        if (even_blocks(size)) domain ^= 4;
        block s = Cipher::encrypt(tweakeys, base::tweak(a.counter, domain), a.s);
        const block tag = base::g(s);
        a.s.wipe();
        s.wipe();
        return tag;
    }
    template <bool Encrypt>
    LINNET_INLINE static constexpr void crypt(const schedule& tweakeys, block& s, const source& in, const sink& out,
                                              size_t size) noexcept {
        romulus_counter counter;
        size_t done = 0;
        for (; size - done >= block_size; done += block_size) {
            s = Cipher::encrypt(tweakeys, base::tweak(counter, domain_keystream), s);
            base::template rho<Encrypt>(s, in, out, done);
            counter.next();
        }
        if (done == size) return;
        s = Cipher::encrypt(tweakeys, base::tweak(counter, domain_keystream), s);
        base::template rho_last<Encrypt>(s, in, out, done, size - done);
    }
};

/// Romulus-H: MDPH, that is Hirose's compression function of two calls under one tweakey.
template <class Cipher>
struct romulus_h : romulus<Cipher> {
    using base = romulus<Cipher>;
    using base::block_size;
    using typename base::block, typename base::source, typename base::sink;

    block left = block::constant(0);
    block right = block::constant(0);

    LINNET_INLINE constexpr void compress(const block& first, const block& second) noexcept {
        auto k = Cipher::expand_key(second);
        auto tweakeys = Cipher::expand(k, first);
        block a = left;
        block b = left ^ block::constant(1);
        Cipher::encrypt_two(tweakeys, right, right, a, b);
        right = b ^ left ^ block::constant(1);
        left = a ^ left;
        k.wipe();
        tweakeys.wipe();
        a.wipe();
        b.wipe();
    }
    /// The last block differs in the state that it meets.
    LINNET_INLINE constexpr void compress_last(const block& first, const block& second) noexcept {
        left = left ^ block::constant(2);
        compress(first, second);
    }
    /// The whole blocks of a message, 32 bytes each; returns how many bytes they are.
    LINNET_INLINE constexpr size_t absorb(const source& message, size_t size) noexcept {
        size_t done = 0;
        for (; size - done >= 2 * block_size; done += 2 * block_size) {
            compress(block::load(message, done), block::load(message, done + block_size));
        }
        return done;
    }
    /// The `count` < 32 bytes that are left, padded with zeroes and the count.
    LINNET_INLINE constexpr void absorb_last(const source& message, size_t offset, size_t count) noexcept {
        const size_t first = count < block_size ? count : block_size;
        compress_last(block::load_first(message, offset, first),
                      block::load_first(message, offset + first, count - first) ^ block::constant(0, uint64_t{count} << 56));
    }
    LINNET_INLINE constexpr void finish(const sink& digest) const noexcept {
        left.store(digest, 0);
        right.store(digest, block_size);
    }
    LINNET_INLINE constexpr void wipe() noexcept {
        left.wipe();
        right.wipe();
    }
};

/// Romulus-T: a keystream whose key is new for every block, and a tag of Romulus-H of associated data, ciphertext, nonce and
/// counter. The long-term key meets two calls a message. In decryption the tag is verified before the keystream is made.
template <class Cipher>
struct romulus_t : romulus<Cipher> {
    using base = romulus<Cipher>;
    using base::block_size;
    using typename base::block, typename base::key, typename base::schedule, typename base::source, typename base::sink;
    static constexpr unsigned domain_keystream = 64, domain_next_key = 65, domain_first_key = 66, domain_tag = 68;

    static constexpr void encrypt(const source& key_bytes, const source& nonce, const source& data, size_t data_size,
                                  const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        crypt(key_bytes, nonce, in, out, size);
        authenticate(key_bytes, nonce, data, data_size, out, size, tag);
    }
    static constexpr bool decrypt(const uint8_t* key_bytes, const uint8_t* nonce, const uint8_t* data, size_t data_size,
                                  const uint8_t* in, uint8_t* out, size_t size, const uint8_t* tag) noexcept {
        std::array<uint8_t, block_size> computed{};
        authenticate(key_bytes, nonce, data, data_size, in, size, computed.data());
        const bool same = detail::equal_constant_time(std::span<const uint8_t, block_size>(computed),
                                                      std::span<const uint8_t, block_size>(tag, block_size));
        detail::wipe(computed);
        if (same) crypt(key_bytes, nonce, in, out, size);
        return same;
    }

private:
    /// Romulus-H fed with blocks of 16 bytes.
    struct hasher {
        romulus_h<Cipher> h{};
        block waiting = block::constant(0);
        bool odd = false;

        LINNET_INLINE constexpr void add(const block& x) noexcept {
            if (odd) h.compress(waiting, x);
            else waiting = x;
            odd = !odd;
        }
        /// A string and, unless it is empty, at least one byte of padding.
        LINNET_INLINE constexpr void add_all(const source& data, size_t size) noexcept {
            if (size == 0) return;
            size_t done = 0;
            for (; size - done >= block_size; done += block_size) add(block::load(data, done));
            add(base::load_padded(data, done, size - done));
        }
        LINNET_INLINE constexpr void finish(romulus_counter counter) noexcept {
            const block count = block::constant(counter.value);
            constexpr uint64_t counter_size = 7;
            if (odd) h.compress_last(waiting, count ^ block::constant(0, (block_size + counter_size) << 56));
            else h.compress_last(count, block::constant(0, counter_size << 56));
        }
    };

    LINNET_INLINE static constexpr void authenticate(const source& key_bytes, const source& nonce, const source& data,
                                                     size_t data_size, const source& text, size_t size, const sink& tag) noexcept {
        hasher hash;
        hash.add_all(data, data_size);
        hash.add_all(text, size);
        hash.add(block::load(nonce, 0));
        romulus_counter counter;
        for (size_t done = 0; done < size; done += block_size) counter.next();
        hash.finish(counter);

        key k = base::expand_key(key_bytes);
        schedule tweakeys = Cipher::expand(k, hash.h.right);
        Cipher::encrypt(tweakeys, base::tweak({0}, domain_tag), hash.h.left).store(tag, 0);
        k.wipe();
        tweakeys.wipe();
        hash.h.wipe();
    }

    LINNET_INLINE static constexpr schedule expand(const block& k) noexcept {
        key expanded = Cipher::expand_key(k);
        const schedule tweakeys = Cipher::expand(expanded, block::constant(0));
        expanded.wipe();
        return tweakeys;
    }

    LINNET_INLINE static constexpr block first_key(const block& k, const block& nonce) noexcept {
        schedule tweakeys = expand(k);
        const block result = Cipher::encrypt(tweakeys, base::tweak({0}, domain_first_key), nonce);
        tweakeys.wipe();
        return result;
    }

    LINNET_INLINE static constexpr void crypt(const source& key_bytes, const source& nonce, const source& in, const sink& out,
                                              size_t size) noexcept {
        if (size == 0) return;
        const block n = block::load(nonce, 0);
        block k = first_key(block::load(key_bytes, 0), n);
        romulus_counter counter;
        size_t done = 0;
        for (; size - done > block_size; done += block_size) {
            schedule tweakeys = expand(k);
            block keystream = n;
            k = n;
            Cipher::encrypt_two(tweakeys, base::tweak(counter, domain_keystream), base::tweak(counter, domain_next_key), keystream,
                                k);
            (block::load(in, done) ^ keystream).store(out, done);
            keystream.wipe();
            tweakeys.wipe();
            counter.next();
        }
        schedule tweakeys = expand(k);
        block keystream = Cipher::encrypt(tweakeys, base::tweak(counter, domain_keystream), n);
        (block::load_first(in, done, size - done) ^ keystream).store_first(out, done, size - done);
        keystream.wipe();
        k.wipe();
        tweakeys.wipe();
    }
};

/// The interface of an AEAD over one of the modes; see the concept `Aead` for what each call promises.
template <template <class> class Mode>
struct romulus_aead : detail::aead_sizes<16, 16, 16> {
    using sizes = detail::aead_sizes<16, 16, 16>;
    static constexpr size_t block_size = 16;

    [[nodiscard]] static constexpr bool encrypt(typename sizes::key_in key, typename sizes::nonce_in nonce,
                                                detail::bytes_in associated_data, detail::bytes_in plaintext,
                                                detail::bytes_out ciphertext, typename sizes::tag_out tag) noexcept {
        if (!detail::separate_encrypt(key, nonce, associated_data, plaintext, ciphertext, tag)) {
            detail::fill_zero(ciphertext);
            detail::fill_zero(tag);
            return false;
        }
        with_skinny128([&](auto c) LINNET_LAMBDA { seal(c, key, nonce, associated_data, plaintext, ciphertext, tag); });
        return true;
    }

    [[nodiscard]] static constexpr bool decrypt(typename sizes::key_in key, typename sizes::nonce_in nonce,
                                                detail::bytes_in associated_data, detail::bytes_in ciphertext,
                                                typename sizes::tag_in tag, detail::bytes_out plaintext) noexcept {
        bool good = detail::separate_decrypt(key, nonce, associated_data, ciphertext, tag, plaintext);
        if (good) {
            with_skinny128([&](auto c) LINNET_LAMBDA { good = open(c, key, nonce, associated_data, ciphertext, tag, plaintext); });
        }
        if (!good) detail::fill_zero(plaintext);
        return good;
    }

private:
    template <class Cipher>
    LINNET_INLINE static constexpr void seal(Cipher, typename sizes::key_in key, typename sizes::nonce_in nonce,
                                             detail::bytes_in associated_data, detail::bytes_in plaintext,
                                             detail::bytes_out ciphertext, typename sizes::tag_out tag) noexcept {
        Mode<Cipher>::encrypt(key.data(), nonce.data(), associated_data.data(), associated_data.size(), plaintext.data(),
                              ciphertext.data(), plaintext.size(), tag.data());
    }

    template <class Cipher>
    LINNET_INLINE static constexpr bool open(Cipher, typename sizes::key_in key, typename sizes::nonce_in nonce,
                                             detail::bytes_in associated_data, detail::bytes_in ciphertext,
                                             typename sizes::tag_in tag, detail::bytes_out plaintext) noexcept {
        return Mode<Cipher>::decrypt(key.data(), nonce.data(), associated_data.data(), associated_data.size(), ciphertext.data(),
                                     plaintext.data(), plaintext.size(), tag.data());
    }
};

/// A message under Romulus-N that arrives in pieces. Between two calls there is nothing that depends on the processor. A block
/// that is complete waits for its call of the cipher until it is known whether it is the last.
class romulus_n_stream {
    static constexpr size_t block_size = 16;
    enum class phase : uint8_t { associated, text, closed };
    using bytes = std::array<uint8_t, block_size>;

    bytes key_{};
    bytes nonce_{};
    bytes state_{};
    bytes buffer_{}; ///< of associated data what has come of a block; of text the keystream of the block
    romulus_counter counter_{};
    size_t fill_ = 0;
    bool odd_ = false;
    bool any_associated_ = false;
    phase phase_ = phase::associated;

    constexpr void close() noexcept {
        detail::wipe(key_);
        detail::wipe(nonce_);
        detail::wipe(state_);
        detail::wipe(buffer_);
        phase_ = phase::closed;
    }

    template <class Mode>
    LINNET_INLINE constexpr void keep(typename Mode::absorber& a) noexcept {
        a.s.store(state_.data(), 0);
        a.s.wipe();
        counter_ = a.counter;
        odd_ = a.odd;
    }

    template <class Mode, class Cipher>
    LINNET_INLINE constexpr void end_block(const typename Cipher::schedule& tweakeys, unsigned domain) noexcept {
        counter_.next();
        Cipher::encrypt(tweakeys, Mode::tweak(counter_, domain), Mode::block::load(state_.data(), 0)).store(state_.data(), 0);
    }

    /// The blocks that are not the last; returns how many bytes they are.
    template <class Mode, class Cipher, bool Encrypt>
    LINNET_INLINE constexpr size_t blocks(const typename Cipher::schedule& tweakeys, detail::bytes_in in,
                                          detail::bytes_out out) noexcept {
        auto s = Mode::block::load(state_.data(), 0);
        size_t done = 0;
        for (; in.size() - done > block_size; done += block_size) {
            Mode::template rho<Encrypt>(s, in.data(), out.data(), done);
            counter_.next();
            s = Cipher::encrypt(tweakeys, Mode::tweak(counter_, Mode::domain_text), s);
        }
        s.store(state_.data(), 0);
        s.wipe();
        return done;
    }

    template <class Mode, class Cipher>
    LINNET_INLINE constexpr auto start_text() noexcept {
        auto k = Mode::expand_key(key_.data());
        const auto tweakeys = Cipher::expand(k, Mode::block::load(nonce_.data(), 0));
        if (phase_ == phase::associated) {
            typename Mode::absorber a{Mode::block::load(state_.data(), 0), counter_, odd_};
            const bool incomplete = fill_ != 0 || !any_associated_;
            if (incomplete) a.add(k, Mode::load_padded(buffer_.data(), 0, fill_), Mode::domain_data);
            a.s = Cipher::encrypt(tweakeys, Mode::tweak(a.counter, incomplete ? Mode::domain_data_padded : Mode::domain_data_last),
                                  a.s);
            a.counter = {};
            keep<Mode>(a);
            Mode::g(Mode::block::load(state_.data(), 0)).store(buffer_.data(), 0);
            fill_ = 0;
            phase_ = phase::text;
        }
        k.wipe();
        return tweakeys;
    }

    template <class Mode, class Cipher>
    LINNET_INLINE constexpr void associate(detail::bytes_in data) noexcept {
        auto k = Mode::expand_key(key_.data());
        typename Mode::absorber a{Mode::block::load(state_.data(), 0), counter_, odd_};
        while (!data.empty()) {
            const size_t n = data.size() < block_size - fill_ ? data.size() : block_size - fill_;
            detail::copy(data.first(n), buffer_.data() + fill_);
            data = data.subspan(n);
            fill_ += n;
            if (fill_ < block_size) break;
            a.add(k, Mode::block::load(buffer_.data(), 0), Mode::domain_data);
            fill_ = 0;
        }
        keep<Mode>(a);
        k.wipe();
    }

    template <class Mode, class Cipher, bool Encrypt>
    LINNET_INLINE constexpr void text(detail::bytes_in in, detail::bytes_out out) noexcept {
        auto tweakeys = start_text<Mode, Cipher>();
        for (size_t i = 0; i < in.size(); ++i, ++fill_) {
            if (fill_ == block_size) {
                end_block<Mode, Cipher>(tweakeys, Mode::domain_text);
                fill_ = 0;
                if (in.size() - i > block_size) i += blocks<Mode, Cipher, Encrypt>(tweakeys, in.subspan(i), out.subspan(i));
                Mode::g(Mode::block::load(state_.data(), 0)).store(buffer_.data(), 0);
            }
            const uint8_t before = in[i];
            out[i] = static_cast<uint8_t>(before ^ buffer_[fill_]);
            state_[fill_] = static_cast<uint8_t>(state_[fill_] ^ (Encrypt ? before : out[i]));
        }
        tweakeys.wipe();
    }

    template <class Mode, class Cipher>
    LINNET_INLINE constexpr void finish(uint8_t* tag) noexcept {
        auto tweakeys = start_text<Mode, Cipher>();
        if (fill_ < block_size) state_[block_size - 1] = static_cast<uint8_t>(state_[block_size - 1] ^ fill_);
        end_block<Mode, Cipher>(tweakeys, fill_ == block_size ? Mode::domain_text_last : Mode::domain_text_padded);
        Mode::g(Mode::block::load(state_.data(), 0)).store(tag, 0);
        tweakeys.wipe();
    }

public:
    constexpr romulus_n_stream(const uint8_t* key, const uint8_t* nonce) noexcept {
        detail::copy({key, block_size}, key_.data());
        detail::copy({nonce, block_size}, nonce_.data());
    }
    romulus_n_stream(const romulus_n_stream&) = delete;
    romulus_n_stream& operator=(const romulus_n_stream&) = delete;
    constexpr ~romulus_n_stream() { close(); }

    constexpr bool associate(detail::bytes_in data) noexcept {
        if (phase_ != phase::associated) return refuse();
        if (data.empty()) return true;
        any_associated_ = true;
        with_skinny128([&](auto cipher) LINNET_LAMBDA { associate<romulus_n<decltype(cipher)>, decltype(cipher)>(data); });
        return true;
    }

    template <bool Encrypt>
    constexpr bool update(detail::bytes_in in, detail::bytes_out out) noexcept {
        if (phase_ == phase::closed || in.size() != out.size() || !detail::in_place_or_apart(in, out)) {
            detail::fill_zero(out);
            return refuse();
        }
        with_skinny128([&](auto cipher) LINNET_LAMBDA { text<romulus_n<decltype(cipher)>, decltype(cipher), Encrypt>(in, out); });
        return true;
    }

    constexpr bool finish(uint8_t* tag) noexcept {
        if (phase_ == phase::closed) return refuse();
        with_skinny128([&](auto cipher) LINNET_LAMBDA { finish<romulus_n<decltype(cipher)>, decltype(cipher)>(tag); });
        close();
        return true;
    }

    /// Ends the stream for good: whatever follows is refused.
    constexpr bool refuse() noexcept {
        close();
        return false;
    }
};

/// The interface of Romulus-N, which takes messages in pieces too.
struct romulus_n_aead : romulus_aead<romulus_n> {
    class encryptor {
        romulus_n_stream stream_;

    public:
        constexpr encryptor(sizes::key_in key, sizes::nonce_in nonce) noexcept : stream_(key.data(), nonce.data()) {}
        [[nodiscard]] constexpr bool associate(detail::bytes_in data) noexcept { return stream_.associate(data); }
        [[nodiscard]] constexpr bool update(detail::bytes_in plaintext, detail::bytes_out ciphertext) noexcept {
            return stream_.update<true>(plaintext, ciphertext);
        }
        [[nodiscard]] constexpr bool finish(sizes::tag_out tag) noexcept {
            if (stream_.finish(tag.data())) return true;
            detail::fill_zero(tag);
            return false;
        }
    };

    class decryptor {
        romulus_n_stream stream_;

    public:
        constexpr decryptor(sizes::key_in key, sizes::nonce_in nonce) noexcept : stream_(key.data(), nonce.data()) {}
        [[nodiscard]] constexpr bool associate(detail::bytes_in data) noexcept { return stream_.associate(data); }
        [[nodiscard]] constexpr bool update(detail::bytes_in ciphertext, detail::bytes_out plaintext) noexcept {
            return stream_.update<false>(ciphertext, plaintext);
        }
        [[nodiscard]] constexpr bool finish(sizes::tag_in tag) noexcept {
            std::array<uint8_t, sizes::tag_size> computed{};
            const bool complete = stream_.finish(computed.data());
            const bool same = detail::equal_constant_time(sizes::tag_in(computed), tag);
            detail::wipe(computed);
            return complete && same;
        }
    };
};

/// The interface of Romulus-H; see the concept `Hash`.
struct romulus_hash {
    static constexpr algorithm_kind kind = algorithm_kind::hash;
    static constexpr size_t digest_size = 32;
    static constexpr size_t block_size = 32;

    static constexpr void digest(detail::bytes_in message, std::span<uint8_t, digest_size> output) noexcept {
        with_skinny128([&](auto cipher) LINNET_LAMBDA {
            romulus_h<decltype(cipher)> h;
            const size_t done = h.absorb(message.data(), message.size());
            h.absorb_last(message.data(), done, message.size() - done);
            h.finish(output.data());
            h.wipe();
        });
    }
    [[nodiscard]] static constexpr std::array<uint8_t, digest_size> digest(detail::bytes_in message) noexcept {
        std::array<uint8_t, digest_size> output{};
        digest(message, output);
        return output;
    }

    class hasher {
        std::array<uint8_t, digest_size> state_{};
        std::array<uint8_t, romulus_hash::block_size> buffer_{};
        size_t fill_ = 0;
        bool open_ = true;

        constexpr void close() noexcept {
            detail::wipe(state_);
            detail::wipe(buffer_);
            open_ = false;
        }
        template <class Core>
        LINNET_INLINE constexpr Core load() const noexcept {
            Core h;
            h.left = Core::block::load(state_.data(), 0);
            h.right = Core::block::load(state_.data(), 16);
            return h;
        }
        template <class Core>
        LINNET_INLINE constexpr void absorb(detail::bytes_in message) noexcept {
            if (fill_ != 0) {
                const size_t n = message.size() < buffer_.size() - fill_ ? message.size() : buffer_.size() - fill_;
                detail::copy(message.first(n), buffer_.data() + fill_);
                message = message.subspan(n);
                fill_ += n;
                if (fill_ < buffer_.size()) return;
            }
            auto h = load<Core>();
            if (fill_ != 0) h.absorb(buffer_.data(), buffer_.size());
            const size_t done = h.absorb(message.data(), message.size());
            h.finish(state_.data());
            h.wipe();
            fill_ = message.size() - done;
            detail::copy(message.subspan(done), buffer_.data());
        }

    public:
        constexpr hasher() noexcept = default;
        constexpr hasher(const hasher&) noexcept = default;
        constexpr hasher& operator=(const hasher&) noexcept = default;
        constexpr ~hasher() { close(); }

        constexpr bool update(detail::bytes_in message) noexcept {
            if (!open_) return false;
            with_skinny128([&](auto cipher) LINNET_LAMBDA { absorb<romulus_h<decltype(cipher)>>(message); });
            return true;
        }
        [[nodiscard]] constexpr bool finish(std::span<uint8_t, digest_size> output) noexcept {
            if (!open_) {
                detail::fill_zero(output);
                return false;
            }
            with_skinny128([&](auto cipher) LINNET_LAMBDA {
                auto h = load<romulus_h<decltype(cipher)>>();
                h.absorb_last(buffer_.data(), 0, fill_);
                h.finish(output.data());
                h.wipe();
            });
            close();
            return true;
        }
    };
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
