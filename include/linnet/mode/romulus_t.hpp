// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_ROMULUS_T_HPP
#define LINNET_MODE_ROMULUS_T_HPP

#include <linnet/mode/romulus_h.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Romulus-T: a keystream whose key is new for every block, and a tag of Romulus-H of associated data, ciphertext, nonce and
/// counter. The long-term key meets two calls a message.
template <class Cipher>
struct romulus_t_core : romulus_keyed<Cipher> {
    using base = romulus_keyed<Cipher>;
    using base::block_size;
    using typename base::block, typename base::key, typename base::schedule, typename base::source, typename base::sink;
    static constexpr auto verify = verification::before_decryption;
    static constexpr bool shares_passes = detail::shared_words<typename base::W>; ///< encryption is the two passes of decryption

    LINNET_INLINE static constexpr void encrypt(const key& k, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        decrypt(k, nonce, in, out, size);
        authenticate(k, nonce, data, data_size, written<typename base::W>(out), size, tag);
    }

    LINNET_ONCE_OR_INLINE static constexpr void authenticate(const key& k, const source& nonce, const source& data,
                                                             size_t data_size, const source& text, size_t size,
                                                             const sink& tag) noexcept {
        hasher h;
        h.add_all(data, data_size);
        h.add_all(text, size);
        h.add(block::load(nonce, 0));
        romulus_counter counter;
        for (size_t done = 0; done < size; done += block_size) counter.next();
        h.finish(counter);

        alignas(Cipher::alignment) schedule tweakeys = Cipher::expand(k, h.state.right);
        Cipher::encrypt(tweakeys, base::tweak({0}, domain_tag), h.state.left).store(tag, 0);
        tweakeys.wipe();
        h.state.wipe();
    }

    /// Adds the keystream.
    LINNET_ONCE_OR_INLINE static constexpr void decrypt(const key& k, const source& nonce, const source& in, const sink& out,
                                                        size_t size) noexcept {
        if (size == 0) return;
        const block n = block::load(nonce, 0);
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

    /// Romulus-H fed with blocks of 16 bytes.
    struct hasher {
        using hash = romulus_h_core<Cipher>;
        typename hash::state state{};
        block waiting = block::constant(0);
        bool odd = false;

        LINNET_INLINE constexpr void add(const block& x) noexcept {
            if (odd) hash::compress(state, waiting, x);
            else waiting = x;
            odd = !odd;
        }
        /// A string and, unless it is empty, at least one byte of padding.
        LINNET_INLINE_UNLESS_SMALL constexpr void add_all(const source& data, size_t size) noexcept {
            if (size == 0) return;
            size_t done = 0;
            for (; size - done >= block_size; done += block_size) add(block::load(data, done));
            add(base::load_padded(data, done, size - done));
        }
        LINNET_INLINE constexpr void finish(romulus_counter counter) noexcept {
            const block count = block::constant(counter.value);
            constexpr uint64_t counter_size = 7;
            if (odd) hash::compress_last(state, waiting, count ^ block::constant(0, (block_size + counter_size) << 56));
            else hash::compress_last(state, count, block::constant(0, counter_size << 56));
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
