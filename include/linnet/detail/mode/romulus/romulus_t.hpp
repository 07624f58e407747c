// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ROMULUS_ROMULUS_T_HPP
#define LINNET_DETAIL_MODE_ROMULUS_ROMULUS_T_HPP

#include <linnet/detail/mode/romulus/romulus_h.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Romulus-T: a keystream with a new key for every block, and a tag by Romulus-H over associated data, ciphertext, nonce and
/// counter. The long-term key is used in two calls per message.
template <class Cipher>
struct romulus_t_core : romulus_keyed<Cipher> {
    using base = romulus_keyed<Cipher>;
    static constexpr size_t block_size = base::block_size;
    using typename base::block, typename base::key, typename base::schedule, typename base::source, typename base::sink;
    static constexpr auto verify = verification::before_decryption;
    static constexpr detail::aead_traits traits{
        .key_alignment = Cipher::alignment, .incremental = false, .shares_passes = detail::shared_words<typename base::WordType>};

    LINNET_INLINE static constexpr void encrypt(const key& k, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        decrypt(k, nonce, in, out, size);
        authenticate(k, nonce, data, data_size, written<typename base::WordType>(out), size, tag);
    }

    LINNET_ONCE_OR_INLINE static constexpr void authenticate(const key& k, const source& nonce, const source& data,
                                                             size_t data_size, const source& text, size_t size,
                                                             const sink& tag) noexcept {
        hasher h;
        h.add_all(data, data_size);
        h.add_all(text, size);
        h.add(base::load_whole(nonce));
        romulus_counter counter;
        for (size_t done = 0; done < size; done += block_size) counter.next();
        h.finish(counter);

        alignas(Cipher::alignment) detail::unset<schedule> room(h.state.left.w[0]);
        base::expand_to(room.object, k, h.state.right);
        Cipher::encrypt(room.object, base::tweak({0}, domain_tag), h.state.left).store(tag, 0);
        room.object.wipe();
        h.state.wipe();
    }

    /// Adds the keystream.
    LINNET_ONCE_OR_INLINE static constexpr void decrypt(const key& k, const source& nonce, const source& in, const sink& out,
                                                        size_t size) noexcept {
        if (size == 0) return;
        const block n = base::load_whole(nonce);
        if constexpr (traits.shares_passes) return stream(k, n, in, out, size);
        block next = first_key(k, n);
        romulus_counter counter;
        size_t done = 0;
        for (; size - done > block_size; done += block_size) {
            alignas(Cipher::alignment) schedule tweakeys = expand(next);
            block keystream = n;
            next = n;
            Cipher::encrypt_two(tweakeys, base::tweak(counter, domain_keystream), base::tweak(counter, domain_next_key), keystream,
                                next);
            (block::load(in, done) ^ keystream).store(out, done);
            keystream.wipe();
            tweakeys.wipe();
            counter.next();
        }
        alignas(Cipher::alignment) schedule tweakeys = expand(next);
        block keystream = Cipher::encrypt(tweakeys, base::tweak(counter, domain_keystream), n);
        (block::load_first(in, done, size - done) ^ keystream).store_first(out, done, size - done);
        keystream.wipe();
        next.wipe();
        tweakeys.wipe();
    }

private:
    static constexpr unsigned domain_keystream = 64, domain_next_key = 65, domain_first_key = 66, domain_tag = 68;

    /// The same in builds that share code: all schedules take turns in one place.
    LINNET_INLINE static constexpr void stream(const key& k, const block& nonce, source in, sink out, size_t size) noexcept {
        alignas(Cipher::alignment) detail::unset<schedule> room(nonce.w[0]);
        schedule& tweakeys = room.object;
        base::expand_to(tweakeys, k, block::constant(0));
        block next = Cipher::encrypt(tweakeys, base::tweak({0}, domain_first_key), nonce);
        for (romulus_counter counter;; counter.next(), in += block_size, out += block_size, size -= block_size) {
            alignas(Cipher::alignment) key expanded = Cipher::expand_key(next);
            base::expand_to(tweakeys, expanded, block::constant(0));
            expanded.wipe();
            next = Cipher::encrypt(tweakeys, base::tweak(counter, domain_keystream), nonce);
            detail::crypt_bytes<block::order>(next.w, in, out, size < block_size ? size : block_size, false);
            if (size <= block_size) break;
            next = Cipher::encrypt(tweakeys, base::tweak(counter, domain_next_key), nonce);
        }
        next.wipe();
        tweakeys.wipe();
    }

    /// Romulus-H, fed with blocks of 16 bytes.
    struct hasher {
        using hash = romulus_h_core<Cipher>;
        typename hash::state state{};
        block waiting = block::constant(0);
        bool odd = false;

        LINNET_ONCE_OR_INLINE constexpr void add(const block& x) noexcept {
            if (odd) hash::compress(state, waiting, x);
            else waiting = x;
            odd = !odd;
        }
        /// A string and, unless it is empty, at least one byte of padding.
        LINNET_ONCE_OR_INLINE constexpr void add_all(const source& data, size_t size) noexcept {
            if (size == 0) return;
            size_t done = 0;
            if constexpr (traits.shares_passes) {
                for (size_t count = block_size; count == block_size; done += count) {
                    count = size - done < block_size ? size - done : block_size;
                    add(base::load_some(data + done, count));
                }
                return;
            }
            for (; size - done >= block_size; done += block_size) add(block::load(data, done));
            add(base::load_padded(data, done, size - done));
        }
        LINNET_INLINE constexpr void finish(romulus_counter counter) noexcept {
            const block count = block::constant(counter.value);
            constexpr uint64_t counter_size = 7;
            block second = block::constant(0, counter_size << 56);
            if (odd) second = count ^ block::constant(0, (block_size + counter_size) << 56);
            else waiting = count;
            hash::compress_last(state, waiting, second);
        }
    };

    LINNET_INLINE_UNLESS_SMALL static constexpr schedule expand(const block& k) noexcept {
        alignas(Cipher::alignment) key expanded = Cipher::expand_key(k);
        const schedule tweakeys = Cipher::expand(expanded, block::constant(0));
        expanded.wipe();
        return tweakeys;
    }

    LINNET_INLINE static constexpr block first_key(const key& k, const block& nonce) noexcept {
        alignas(Cipher::alignment) schedule tweakeys = Cipher::expand(k, block::constant(0));
        const block result = Cipher::encrypt(tweakeys, base::tweak({0}, domain_first_key), nonce);
        tweakeys.wipe();
        return result;
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
