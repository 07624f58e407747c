// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_ROMULUS_M_HPP
#define LINNET_MODE_ROMULUS_M_HPP

#include <linnet/mode/romulus.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Romulus-M: the tag of associated data and plaintext, and then a keystream that starts from the tag.
template <class Cipher>
struct romulus_m_core : romulus_keyed<Cipher> {
    static constexpr auto verify = verification::with_tag;
    using base = romulus_keyed<Cipher>;
    using base::block_size;
    using typename base::absorber, typename base::block, typename base::key, typename base::schedule, typename base::source,
        typename base::sink;

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
        s = authenticate(k, tweakeys, data, data_size, written<typename base::W>(out), size);
        s.store(computed_tag, 0);
        tweakeys.wipe();
        s.wipe();
    }

private:
    static constexpr unsigned domain_keystream = 36, domain_data = 40, domain_text = 44, domain_last = 48;

    LINNET_INLINE static constexpr bool even_blocks(size_t size) noexcept { return base::before_last(size) / block_size % 2 == 1; }

    /// A string, which counts as one empty block if it is empty. Returns whether its last block is incomplete.
    LINNET_INLINE static constexpr bool add_all(absorber& a, const key& k, const source& data, size_t size,
                                                unsigned domain) noexcept {
        const size_t last = base::before_last(size);
        a.add_blocks(k, data, last, domain);
        a.add(k, base::load_padded(data, last, size - last), domain);
        return size - last != block_size;
    }

    LINNET_INLINE static constexpr block authenticate(const key& k, const schedule& tweakeys, const source& data, size_t data_size,
                                                      const source& text, size_t size) noexcept {
        absorber a;
        unsigned domain = domain_last;
        if (add_all(a, k, data, data_size, domain_data)) domain ^= 2;
        if (add_all(a, k, text, size, domain_text)) domain ^= 1;
        if (even_blocks(data_size)) domain ^= 8;
        if (even_blocks(size)) domain ^= 4;
        block s = Cipher::encrypt(tweakeys, base::tweak(a.counter, domain), a.s);
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
