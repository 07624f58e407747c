// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_SHA2_HPP
#define LINNET_DETAIL_ALGORITHM_SHA2_HPP

/// The schemes of SHA-2, and the lists of their implementations.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/merkle_damgard.hpp>
#include <linnet/detail/primitive/sha2/sha2_compress.hpp>
#include <linnet/detail/primitive/sha2/sha2_x86.hpp>

#include <array>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The first 64 bits of the fractional parts of the square roots of the first 16 primes. The initial values are taken from them
/// (FIPS 180-4, section 5.3).
inline constexpr uint64_t sha2_roots[16] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
                                            0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
                                            0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
                                            0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4};

/// Eight of these roots from number `First` on, shifted.
template <class Type, size_t First, unsigned Shift>
inline constexpr std::array<Type, 8> sha2_initial = [] {
    std::array<Type, 8> part{};
    for (size_t i = 0; i < part.size(); ++i) part[i] = static_cast<Type>(sha2_roots[First + i] >> Shift);
    return part;
}();

template <size_t DigestSize>
struct sha2_scheme {
    static constexpr size_t digest_size = DigestSize;
    template <class WordType>
    using compression = sha2<WordType>;
};
struct sha_224_scheme : sha2_scheme<28> {
    static constexpr auto initial = sha2_initial<uint32_t, 8, 0>;
};
struct sha_256_scheme : sha2_scheme<32> {
    static constexpr auto initial = sha2_initial<uint32_t, 0, 32>;
};
struct sha_384_scheme : sha2_scheme<48> {
    static constexpr auto initial = sha2_initial<uint64_t, 8, 0>;
};
struct sha_512_scheme : sha2_scheme<64> {
    static constexpr auto initial = sha2_initial<uint64_t, 0, 0>;
};
/// The initial values are the SHA-512 digest, with another initial value, of the function's name (section 5.3.6).
struct sha_512_256_scheme : sha2_scheme<32> {
    static constexpr std::array<uint64_t, 8> initial{0x22312194fc2bf72c, 0x9f555fa3c84c64c2, 0x2393b86b6f53b151,
                                                     0x963877195940eabd, 0x96283ee2a88effe3, 0xbe5e1e2553863992,
                                                     0x2b0199fc2c85b8aa, 0x0eb72ddc81c52ca2};
};

/// The implementations of a function over 32-bit words.
template <class Scheme>
using sha2_32_implementations = implementations<
#if defined(LINNET_SHA2_NI)
    on<processor::x86_sha, mode::merkle_damgard<Scheme, uint32_t, sha2_ni>>,
#endif
    mode::merkle_damgard<Scheme, uint32_t>>;

/// The implementations of a function over 64-bit words.
template <class Scheme>
using sha2_64_implementations = implementations<
#if defined(LINNET_SHA2_VECTORS)
    on<processor::x86_avx512, mode::merkle_damgard<Scheme, uint64_t, sha2_vectors<processor::x86_avx512>>>,
    on<processor::x86_avx2, mode::merkle_damgard<Scheme, uint64_t, sha2_vectors<processor::x86_avx2>>>,
#endif
    mode::merkle_damgard<Scheme, uint64_t>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
