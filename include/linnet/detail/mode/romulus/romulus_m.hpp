// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ROMULUS_ROMULUS_M_HPP
#define LINNET_DETAIL_MODE_ROMULUS_ROMULUS_M_HPP

#include <linnet/detail/mode/romulus/romulus_common.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Romulus-M: a tag of associated data and plaintext, then a keystream that starts from the tag.
template <class Cipher>
struct romulus_m_core : romulus_keyed<Cipher> {
    static constexpr auto verify = verification::with_tag;
    using base = romulus_keyed<Cipher>;
    static constexpr size_t block_size = base::block_size;
    using typename base::absorber, typename base::block, typename base::key, typename base::schedule, typename base::source,
        typename base::sink;
    static constexpr detail::aead_traits traits{.key_alignment = Cipher::alignment,
                                                .incremental = false,
                                                .shares_directions = detail::shared_words<typename base::WordType>};

    /// A whole message, for builds whose directions share code: makes the tag, or returns whether it is right.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const key& k, const source& nonce, const source& data,
                                              size_t data_size, const source& in, const sink& out, size_t size, const sink& tag,
                                              size_t tag_length) noexcept {
        const block n = base::load_whole(nonce);
        alignas(Cipher::alignment) detail::unset<schedule> room(n.w[0]);
        schedule& tweakeys = room.object;
        block s = block::constant(0);
        if (decrypting) {
            base::expand_to(tweakeys, k, n);
            s = block::load(tag, 0);
            stream(true, tweakeys, s, in, out, size);
        }
        absorber a;
        a.add_string(tweakeys, k, data, data_size, domain_data);
        a.add_string(tweakeys, k, decrypting ? out : in, size, domain_text);
        base::expand_to(tweakeys, k, n);
        s = base::g(Cipher::encrypt(tweakeys, base::tweak(a.counter, last_domain(data_size, size)), a.s));
        const bool good = detail::tag_bytes<byte_order::little>(decrypting, s.w, tag, tag_length);
        if (!decrypting) stream(false, tweakeys, s, in, out, size);
        tweakeys.wipe();
        a.wipe();
        s.wipe();
        return good;
    }

    LINNET_INLINE static constexpr void encrypt(const key& k, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        alignas(Cipher::alignment) schedule tweakeys = Cipher::expand(k, block::load(nonce, 0));
        block s = authenticate(k, tweakeys, data, data_size, in, size);
        s.store(tag, 0);
        crypt<true>(tweakeys, s, in, out, size);
        tweakeys.wipe();
        s.wipe();
    }

    LINNET_INLINE static constexpr void decrypt(const key& k, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const source& received_tag,
                                                const sink& computed_tag) noexcept {
        alignas(Cipher::alignment) schedule tweakeys = Cipher::expand(k, block::load(nonce, 0));
        block s = block::load(received_tag, 0);
        crypt<false>(tweakeys, s, in, out, size);
        s = authenticate(k, tweakeys, data, data_size, written<typename base::WordType>(out), size);
        s.store(computed_tag, 0);
        tweakeys.wipe();
        s.wipe();
    }

private:
    static constexpr unsigned domain_keystream = 36, domain_data = 40, domain_text = 44, domain_last = 48;

    LINNET_INLINE static constexpr bool even_blocks(size_t size) noexcept { return base::before_last(size) / block_size % 2 == 1; }

    LINNET_INLINE static constexpr bool last_is_whole(size_t size) noexcept { return size != 0 && size % block_size == 0; }
    LINNET_INLINE static constexpr unsigned last_domain(size_t data_size, size_t size) noexcept {
        return domain_last ^ (last_is_whole(data_size) ? 0u : 2u) ^ (last_is_whole(size) ? 0u : 1u) ^
               (even_blocks(data_size) ? 8u : 0u) ^ (even_blocks(size) ? 4u : 0u);
    }

    /// The keystream in either direction, for builds whose directions share code.
    LINNET_ONCE static constexpr void stream(bool decrypting, const schedule& tweakeys, block& s, source in, sink out,
                                             size_t size) noexcept {
        romulus_counter counter;
        for (size_t count = 0; size != 0; in += count, out += count, size -= count) {
            count = size < block_size ? size : block_size;
            s = Cipher::encrypt(tweakeys, base::tweak(counter, domain_keystream), s);
            base::rho_some(decrypting, s, in, out, count);
            counter.next();
        }
    }

    /// A string; an empty one counts as one empty block.
    LINNET_INLINE static constexpr void add_all(absorber& a, const key& k, const source& data, size_t size,
                                                unsigned domain) noexcept {
        const size_t last = base::before_last(size);
        a.add_blocks(k, data, last, domain);
        a.add(k, base::load_padded(data, last, size - last), domain);
    }

    LINNET_INLINE static constexpr block authenticate(const key& k, const schedule& tweakeys, const source& data, size_t data_size,
                                                      const source& text, size_t size) noexcept {
        absorber a;
        add_all(a, k, data, data_size, domain_data);
        add_all(a, k, text, size, domain_text);
        block s = Cipher::encrypt(tweakeys, base::tweak(a.counter, last_domain(data_size, size)), a.s);
        const block tag = base::g(s);
        a.wipe();
        s.wipe();
        return tag;
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void crypt(const schedule& tweakeys, block& s, const source& in, const sink& out,
                                              size_t size) noexcept {
        romulus_counter counter;
        for (size_t done = 0; done < size; done += block_size) {
            s = Cipher::encrypt(tweakeys, base::tweak(counter, domain_keystream), s);
            base::template rho_last<Encrypt>(s, in, out, done, size - done < block_size ? size - done : block_size);
            counter.next();
        }
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
