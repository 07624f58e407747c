// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_KEX_HPP
#define LINNET_DETAIL_INTERFACE_KEX_HPP

#include <linnet/detail/core/deriving_core.hpp>
#include <linnet/detail/dispatch/choose.hpp>
#include <linnet/detail/interface/result.hpp>
#include <linnet/detail/interface/sized.hpp>
#include <linnet/kinds.hpp>

LINNET_NAMESPACE_BEGIN

namespace detail {

/// Every core of a list models the concept of its kind; the compiler says which member is missing.
template <KexCore Core>
consteval bool is_kex_core() noexcept {
    return true;
}
template <class... Core>
consteval bool are_kex_cores(implementations<Core...>) noexcept {
    return (is_kex_core<Core>() && ...);
}

} // namespace detail

/// A key exchange over a core or the fastest of a list. All sizes are in bytes and in the types. Any `key_size` bytes that cannot
/// be guessed are a secret key. No call allocates, throws or keeps a pointer.
template <class Cores>
struct key_exchange {
    static_assert(detail::are_kex_cores(detail::cores_of<Cores>{}));
    using implementations = Cores;
    template <class Other>
    using of_core = key_exchange<Other>; ///< the same over another core

private:
    using Core = fastest<Cores>;

public:
    static constexpr algorithm_kind kind = algorithm_kind::kex;
    static constexpr size_t key_size = Core::key_size;
    static constexpr size_t public_key_size = Core::public_key_size;
    static constexpr size_t shared_secret_size = Core::shared_secret_size;
    static constexpr size_t block_size = public_key_size;
    using key_in = sized_in<parameter::key, key_size>;
    using public_key_in = sized_in<parameter::public_key, public_key_size>;
    using public_key_out = sized_out<parameter::public_key, public_key_size>;
    using shared_secret_out = sized_out<parameter::shared_secret, shared_secret_size>;

    /// Computes the public key of a secret key, for the peer. Fails, with zeroes written, if it overlaps the secret key
    /// (status::overlap).
    static constexpr result public_key(key_in secret, public_key_out own) noexcept {
        if (detail::overlap(own, secret)) {
            detail::fill_zero(own);
            return status::overlap;
        }
        detail::dispatch<Core>::call([&]<class CoreType>() LINNET_LAMBDA { CoreType::public_key(secret.data(), own.data()); });
        return status::ok;
    }

    /// Computes the shared secret, from which a KDF derives keys. Fails, with zeroes written, if the peer's public key makes it
    /// zero for every secret key (status::public_key) or if it overlaps a key (status::overlap).
    static constexpr result agree(key_in secret, public_key_in peer, shared_secret_out shared) noexcept {
        if (detail::overlap(shared, secret) || detail::overlap(shared, peer)) {
            detail::fill_zero(shared);
            return status::overlap;
        }
        detail::dispatch<Core>::call([&]<class CoreType>()
                                         LINNET_LAMBDA { CoreType::agree(secret.data(), peer.data(), shared.data()); });
        constexpr std::array<uint8_t, shared_secret_size> zero{};
        return detail::equal_constant_time<shared_secret_size>(shared, zero) ? status::public_key : status::ok;
    }
};

LINNET_NAMESPACE_END

#endif
