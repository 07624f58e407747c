// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_BATCH_HPP
#define LINNET_SRC_BATCH_HPP

/// Batches of the library, for any algorithm: message by message over its table, or in lanes by kernels. Compiled for the lowest
/// level, as are the kernels, which detect the processor.

#include "algorithms.hpp"

#include <linnet/batch/repeats.hpp>

namespace linnet_library::batch {

using linnet::batch::input;
using linnet::batch::output;
using linnet::batch::repeats;
using linnet::batch::result;
using linnet::batch::detail::range;
using statuses = std::span<linnet::status>;

/// The calls of an algorithm for a single message.
struct calls {
    const algorithm& of;
    const void* keyed = nullptr; ///< the keyed context of the shared key, if there is one

    const implementation& by() const noexcept { return of.implementations.front(); }
    linnet::status encrypt(in key, in nonce, in data, in text, out sealed, out tag) const noexcept {
        if (uses_context(key, sealed, tag)) return own(by().aead->keyed->encrypt(keyed, nonce, data, text, sealed, tag));
        return own(by().aead->encrypt(key, nonce, data, text, sealed, tag));
    }
    linnet::status decrypt(in key, in nonce, in data, in sealed, in tag, out text) const noexcept {
        if (uses_context(key, text)) return own(by().aead->keyed->decrypt(keyed, nonce, data, sealed, tag, text));
        return own(by().aead->decrypt(key, nonce, data, sealed, tag, text));
    }
    linnet::status compute(in key, in nonce, in message, out output) const noexcept {
        if (by().hash != nullptr) return own(by().hash->digest(message, output));
        if (by().xof != nullptr) return own(by().xof->digest(nonce, message, output));
        if (uses_context(key, output)) return own(by().mac->keyed->compute(keyed, nonce, message, output));
        return own(linnet_library::compute(of, *by().mac, key, nonce, message, output));
    }
    linnet::status verify(in key, in nonce, in message, in tag) const noexcept {
        if (keyed != nullptr) return own(by().mac->keyed->verify(keyed, nonce, message, tag));
        return own(linnet_library::verify(of, *by().mac, key, nonce, message, tag));
    }

private:
    /// Whether there is a context and no output is written over the key. Without a context, the call itself refuses such an output.
    bool uses_context(in key, out written, out tag = {}) const noexcept {
        return keyed != nullptr && !linnet::detail::overlap(key, written) && !linnet::detail::overlap(key, tag);
    }
    static linnet::status own(status why) noexcept { return static_cast<linnet::status>(why); }
};

enum class operation : std::uint8_t { encrypt, decrypt, compute, verify };

/// The arguments of a batch; unused ones are empty. `out` takes digests, XOF outputs and computed tags, and also plaintexts and
/// ciphertexts. `nonces` also holds customization strings.
struct batch {
    operation what;
    std::size_t count;
    input keys{}, nonces{}, data{}, texts{}, received{};
    output out{linnet_library::out()}, tags{linnet_library::out()};
    statuses all{};
    std::size_t tag_size = 0; ///< for tags that are compared
    repeats same_nonces = repeats::unchecked;
};

/// The kernels of an algorithm that is computed in lanes.
struct lanes_kernel {
    std::string_view id;
    std::size_t (*lanes)() noexcept;
    void (*run)(const calls& by, const batch& whole, range part) noexcept;
};

/// How many messages are computed side by side on this processor.
std::size_t lanes(const algorithm& of) noexcept;

/// Zeroes all outputs of a batch and sets every status.
void refuse(const batch& b, linnet::status why) noexcept;

/// Computes a batch on up to `threads` threads; 0: as many as there are processors. If it is refused as a whole, all its outputs
/// are zero and every status says why.
result compute(const algorithm& of, const batch& b, std::size_t threads) noexcept;

} // namespace linnet_library::batch

#endif
