// SPDX-License-Identifier: MIT OR Apache-2.0
// Batches by the functions of linnet/batch.hpp: for each set of arguments an algorithm with lanes and one without, if both exist.
// host.cpp tests the lanes of every algorithm, and tools/every_algorithm.cpp compiles these functions for all algorithms.
#include <linnet/batch.hpp>
#if defined(LINNET_FAMILY)
#include LINNET_HEADER
#else
#include <linnet/aes.hpp>
#include <linnet/aes_gcm.hpp>
#include <linnet/ascon.hpp>
#include <linnet/gift_cofb.hpp>
#include <linnet/hmac.hpp>
#include <linnet/kmac.hpp>
#include <linnet/poly1305.hpp>
#include <linnet/poly1305_aes.hpp>
#include <linnet/romulus.hpp>
#include <linnet/sha1.hpp>
#include <linnet/sha3.hpp>
#endif

#include "family.hpp"
#include "heap.hpp"

namespace linnet_test {
namespace {

struct of_headers {
    static constexpr auto unchecked = linnet::batch::repeats::unchecked;

    template <class A, class... Arguments>
    static linnet::status encrypt(const Arguments&... a) {
        return linnet::batch::encrypt<A>(a..., unchecked).why;
    }
    template <class A, class... Arguments>
    static linnet::status decrypt(const Arguments&... a) {
        return linnet::batch::decrypt<A>(a...).why;
    }
    template <class A, class... Arguments>
    static linnet::status digest(const Arguments&... a) {
        return linnet::batch::digest<A>(a...).why;
    }
    template <class A, class... Arguments>
    static linnet::status mac(const Arguments&... a) {
        return linnet::batch::mac<A>(a..., unchecked).why;
    }
    template <class A, class... Arguments>
    static linnet::status verify(const Arguments&... a) {
        return linnet::batch::verify<A>(a...).why;
    }
};

template <class... A>
bool add_all(linnet::algorithm_list<A...>) {
    const auto add = []<class Type>() {
        if constexpr (has_batches<Type>) {
            static const engine_of<Type, of_headers> by;
            static const batches_on_heap table(by, linnet::batch::lanes<Type>(), false);
            extra_implementations().push_back(
                {Type::id, {.name = "headers", .supported = linnet_library::always, .batch = &table}});
        }
    };
    (add.template operator()<A>(), ...);
    return true;
}

#if defined(LINNET_FAMILY)
using tried = linnet::LINNET_FAMILY;
#else
using tried = linnet::algorithm_list<linnet::gift_cofb, linnet::aes_128_gcm,   // AEADs; a nonce of any size
                                     linnet::sha_1, linnet::romulus_h,         // hash functions
                                     linnet::shake128, linnet::ascon_cxof128,  // XOFs; with customization strings
                                     linnet::hmac_sha_1, linnet::aes_128_cmac, // MACs
                                     linnet::poly1305, linnet::poly1305_aes,   // with keys that serve once; with nonces
                                     linnet::kmac128>;                         // with customization strings
#endif
[[maybe_unused]] const bool added = add_all(tried{});

} // namespace
} // namespace linnet_test
