// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_CORE_DERIVING_CORE_HPP
#define LINNET_DETAIL_CORE_DERIVING_CORE_HPP

/// The contract between the cores of key derivation functions, random bit generators and key exchanges, and their calls:
/// interface/kdf.hpp, interface/drbg.hpp, interface/kex.hpp. They have no optional members.

#include <linnet/detail/core/core.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The core of a key derivation function of two steps. Each input has its length after it; so has the output, except the
/// pseudorandom key of `extract_size` bytes.
template <class Core>
concept KdfCore = MemoryCore<Core> && requires(const typename Core::source& in, const typename Core::sink& out, size_t size) {
    requires Core::extract_size != 0 && Core::output_size_max != 0 && Core::block_size != 0;
    Core::extract(in, size, in, size, out);                // secret, salt
    Core::expand(in, size, in, size, out, size);           // pseudorandom key, information
    Core::derive(in, size, in, size, in, size, out, size); // secret, salt, information
};

/// The core of a key derivation function for passwords: password, salt, number of iterations, output.
template <class Core>
concept PasswordKdfCore = MemoryCore<Core> && requires(const typename Core::source& in, const typename Core::sink& out, size_t size,
                                                       std::uint32_t iterations) {
    requires Core::output_size_max != 0 && Core::block_size != 0;
    Core::derive(in, size, in, size, iterations, out, size);
};

/// The core of a deterministic random bit generator (SP 800-90A). A seed is the concatenation of up to three inputs. `generate`
/// takes the number of the request since the last seed, from 1.
template <class Core>
concept DrbgCore =
    AnyCore<Core> && Wipeable<typename Core::state> &&
    requires(typename Core::state& s, const std::array<bytes_in, 3>& seed, uint64_t number, bytes_in additional, bytes_out output) {
        requires Core::block_size != 0 && Core::reseed_interval != 0;
        Core::instantiate(s, seed);
        Core::reseed(s, seed);
        Core::generate(s, number, additional, output);
    };

/// The core of a key exchange.
template <class Core>
concept KexCore = AnyCore<Core> && requires(const uint8_t* secret, const uint8_t* peer, uint8_t* output) {
    requires Core::key_size != 0 && Core::public_key_size != 0 && Core::shared_secret_size != 0;
    Core::public_key(secret, output);
    Core::agree(secret, peer, output);
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
