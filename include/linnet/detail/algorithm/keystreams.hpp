// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_KEYSTREAMS_HPP
#define LINNET_DETAIL_ALGORITHM_KEYSTREAMS_HPP

/// The variants of ChaCha20 and Salsa20, and their implementations.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/keystream/keystream.hpp>
#include <linnet/detail/mode/keystream/keystream_vectors.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

// `nonce_at` says where in the nonce the words of the input are. Words marked 0xff are zero; the block number is added there. It
// has 32 bits in ChaCha20 of RFC 8439, and 64 bits elsewhere.

struct chacha20_scheme {
    using permutation = chacha20_p;
    static constexpr size_t nonce_size = 12;
    static constexpr uint64_t text_size_max = uint64_t{1} << 38;
    static constexpr std::array<uint8_t, 4> nonce_at{0xff, 0, 4, 8};
};
struct chacha20_djb_scheme {
    using permutation = chacha20_p;
    static constexpr size_t nonce_size = 8;
    static constexpr uint64_t text_size_max = UINT64_MAX;
    static constexpr std::array<uint8_t, 4> nonce_at{0xff, 0xff, 0, 4};
};
/// ChaCha20 of RFC 8439 with the derived key and a nonce of four zero bytes followed by the last eight bytes
/// (draft-irtf-cfrg-xchacha-03).
struct xchacha20_scheme {
    using permutation = chacha20_p;
    static constexpr size_t nonce_size = 24;
    static constexpr uint64_t text_size_max = chacha20_scheme::text_size_max;
    static constexpr std::array<uint8_t, 4> nonce_at{0xff, 0xff, 16, 20};
};
struct salsa20_scheme {
    using permutation = salsa20_p;
    static constexpr size_t nonce_size = 8;
    static constexpr uint64_t text_size_max = UINT64_MAX;
    static constexpr std::array<uint8_t, 4> nonce_at{0, 4, 0xff, 0xff};
};
struct xsalsa20_scheme {
    using permutation = salsa20_p;
    static constexpr size_t nonce_size = 24;
    static constexpr uint64_t text_size_max = UINT64_MAX;
    static constexpr std::array<uint8_t, 4> nonce_at{16, 20, 0xff, 0xff};
};

/// Core<Scheme, Blocks> for each implementation of the keystream.
template <template <class, class> class Core, class Scheme, class Permutation = typename Scheme::permutation>
using over_keystreams = implementations<
#if defined(LINNET_KEYSTREAM_VECTORS)
#if defined(__x86_64__)
    Core<Scheme, mode::keystream_vectors<Permutation, processor::x86_avx512, 16>>,
    Core<Scheme, mode::keystream_vectors<Permutation, processor::x86_avx2, 8>>,
#endif
    Core<Scheme, mode::keystream_vectors<Permutation, processor::vectors, 4>>,
#endif
    Core<Scheme, mode::keystream_words<Permutation, uint32_t>>>;

/// The same, preceded by the implementation with sums of products for Poly1305, if there is one.
template <template <class, class> class Core, class Scheme>
#if defined(LINNET_KEYSTREAM_VECTORS) && defined(__x86_64__)
using over_keystreams_and_products =
    in_front<Core<Scheme, mode::keystream_vectors<typename Scheme::permutation, processor::x86_avx512_ifma, 16>>,
             over_keystreams<Core, Scheme>>;
#else
using over_keystreams_and_products = over_keystreams<Core, Scheme>;
#endif

} // namespace detail
LINNET_NAMESPACE_END

#endif
