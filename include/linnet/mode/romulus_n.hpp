// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_ROMULUS_N_HPP
#define LINNET_MODE_ROMULUS_N_HPP

#include <linnet/mode/romulus.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Romulus-N: every block of text takes one call of the cipher, every two blocks of associated data take one. The last block, even
/// a whole one, is told apart.
template <class Cipher>
struct romulus_n_core : romulus_keyed<Cipher> {
    using base = romulus_keyed<Cipher>;
    using base::block_size;
    using typename base::absorber, typename base::block, typename base::key, typename base::schedule, typename base::source,
        typename base::sink;
    static constexpr auto verify = verification::after_decryption;
    static constexpr bool holds_last = true;

    struct running {
        schedule tweakeys; ///< of key and nonce
        absorber at;
        LINNET_INLINE constexpr void wipe() noexcept {
            tweakeys.wipe();
            at.wipe();
        }
    };

    LINNET_INLINE static constexpr void encrypt(const key& k, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        message<true>(k, nonce, data, data_size, in, out, size, tag);
    }
    LINNET_INLINE static constexpr void decrypt(const key& k, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        message<false>(k, nonce, data, data_size, in, out, size, tag);
    }

    LINNET_INLINE static constexpr running start(const key& k, const source& nonce) noexcept {
        return {Cipher::expand(k, block::load(nonce, 0)), {}};
    }

    LINNET_INLINE static constexpr void absorb(running& r, const key& k, const source& data, size_t size) noexcept {
        absorber at = r.at;
        at.add_blocks(k, data, size, domain_data);
        r.at = at;
        at.wipe();
    }

    LINNET_INLINE static constexpr void absorb_last(running& r, const key& k, const source& data, size_t offset, size_t count,
                                                    bool /*any_data*/, bool /*any_text*/) noexcept {
        r.at.add(k, base::load_padded(data, offset, count), domain_data);
        const unsigned domain = count == block_size ? domain_data_last : domain_data_padded;
        r.at.s = Cipher::encrypt(r.tweakeys, base::tweak(r.at.counter, domain), r.at.s);
        r.at.counter = {};
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& r, const key&, const source& in, const sink& out, size_t size) noexcept {
        block s = r.at.s;
        romulus_counter counter = r.at.counter;
        for (size_t done = 0; done < size; done += block_size) {
            base::template rho<Encrypt>(s, in, out, done);
            counter.next();
            s = Cipher::encrypt(r.tweakeys, base::tweak(counter, domain_text), s);
        }
        r.at.counter = counter;
        r.at.s = s;
        s.wipe();
    }

    LINNET_INLINE static constexpr void keystream(const running& r, const sink& out) noexcept { base::g(r.at.s).store(out, 0); }

    LINNET_INLINE static constexpr void take(running& r, const key&, const source& text) noexcept {
        r.at.s = r.at.s ^ block::load(text, 0);
        turn(r, domain_text);
    }

    LINNET_INLINE static constexpr void finish(running& r, const key&, const source& text, size_t count, const sink& tag) noexcept {
        r.at.s = r.at.s ^ base::load_padded(text, 0, count);
        end(r, count, tag);
    }

private:
    static constexpr unsigned domain_data = 8, domain_data_last = 24, domain_data_padded = 26;
    static constexpr unsigned domain_text = 4, domain_text_last = 20, domain_text_padded = 21;

    LINNET_INLINE static constexpr void turn(running& r, unsigned domain) noexcept {
        r.at.counter.next();
        r.at.s = Cipher::encrypt(r.tweakeys, base::tweak(r.at.counter, domain), r.at.s);
    }
    LINNET_INLINE static constexpr void end(running& r, size_t count, const sink& tag) noexcept {
        turn(r, count == block_size ? domain_text_last : domain_text_padded);
        base::g(r.at.s).store(tag, 0);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const key& k, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        alignas(Cipher::alignment) running r = start(k, nonce);
        const size_t data_end = base::before_last(data_size);
        absorb(r, k, data, data_end);
        absorb_last(r, k, data, data_end, data_size - data_end, data_size != 0, size != 0);
        const size_t end_of_blocks = base::before_last(size);
        blocks<Encrypt>(r, k, in, out, end_of_blocks);
        base::template rho_last<Encrypt>(r.at.s, in, out, end_of_blocks, size - end_of_blocks);
        end(r, size - end_of_blocks, tag);
        r.wipe();
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
