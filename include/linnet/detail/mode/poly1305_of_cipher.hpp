// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_POLY1305_OF_CIPHER_HPP
#define LINNET_DETAIL_MODE_POLY1305_OF_CIPHER_HPP

#include <linnet/detail/mode/poly1305_mac.hpp>
#include <linnet/detail/primitive/block_cipher.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Poly1305 that adds the encrypted nonce (D. J. Bernstein, "The Poly1305-AES message-authentication mac", section 2). The first
/// half of the key is the cipher's key; the other half is the multiplier of Poly1305.
template <class Cipher>
struct poly1305_aes : poly1305_mac<detail::poly1305_limb> {
    using mac = poly1305_mac<detail::poly1305_limb>;
    using typename mac::sink, typename mac::source, typename mac::state;
    static constexpr std::string_view variant = Cipher::variant;
    static constexpr detail::absorbing_traits traits{.nonce_size = 16};

    struct key {
        typename Cipher::key cipher;
        uint8_t multiplier[mac::block_size];

        constexpr void wipe() noexcept {
            cipher.wipe();
            detail::wipe(multiplier);
        }
    };

    static constexpr key expand_key(source from) noexcept {
        key k{expand_cipher(from), {}};
        detail::copy({from + cipher_key_size, sizeof k.multiplier}, k.multiplier);
        return k;
    }
    static constexpr state initialize(const key& k, source nonce) noexcept {
        uint8_t both[mac::key_size] = {}; // the key of Poly1305 for one message
        detail::copy(k.multiplier, both);
        encrypted<Cipher>(k.cipher, Cipher::block::load(nonce, 0)).store(both + sizeof k.multiplier, 0);
        typename mac::key one_time = mac::expand_key(both);
        const state s = mac::initialize(one_time);
        one_time.wipe();
        detail::wipe(both);
        return s;
    }

private:
    static constexpr size_t cipher_key_size = 16;

    LINNET_INLINE static constexpr typename Cipher::key expand_cipher(source from) noexcept {
        if constexpr (Cipher::any_key_size) return Cipher::expand_key({from, cipher_key_size});
        else return Cipher::expand_key(from);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
