// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_GRAIN_HPP
#define LINNET_DETAIL_ALGORITHM_GRAIN_HPP

/// The generators of both streams of Grain-128AEADv2, and the list of its implementations.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/grain.hpp>
#include <linnet/detail/primitive/aes/aes_x86.hpp>
#include <linnet/detail/primitive/grain/grain_stream.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Lanes of 32 bits instead of lanes of 64: twice as many messages fit a vector.
template <class Lanes>
struct grain_lanes {
    using type = Lanes;
};
template <template <class, size_t, size_t> class Lanes, size_t Number, size_t Most>
struct grain_lanes<Lanes<uint64_t, Number, Most>> {
    using type = Lanes<uint32_t, 2 * Number, Most>;
};

/// Both streams from words.
struct grain_by_words {
    using feature = processor::any;
    template <class WordType>
    static constexpr std::string_view variant = word_name<WordType>;
    template <class WordType>
    using registers = grain_registers<WordType>;
    template <class WordType>
    using authenticator = grain_authenticator<WordType>;
    template <class WordType>
    using stream = grain_stream<WordType>;
    template <class WordType>
    using bits = grain_bits<WordType>;
    template <class Lanes>
    using lanes_for = typename grain_lanes<Lanes>::type;

    template <class WordType>
    LINNET_INLINE static constexpr void initialize(grain_registers<WordType>& g, grain_authenticator<WordType>& a,
                                                   const typename word<WordType>::source& key,
                                                   const typename word<WordType>::source& nonce) noexcept {
        grain_initialize(g, a, key, nonce);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void next(grain_registers<WordType>& g, grain_stream<WordType>& to) noexcept {
        grain_next(g, to);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void authenticate(grain_authenticator<WordType>& a, const grain_bits<WordType>& authentication,
                                                     const grain_bits<WordType>& message) noexcept {
        grain_authenticate(a, authentication, message);
    }
    template <unsigned Bytes, class WordType>
    LINNET_INLINE static constexpr void take_part(grain_registers<WordType>& g, grain_authenticator<WordType>& a,
                                                  const grain_bits<WordType>& message, const length_of<WordType>& count) noexcept {
        grain_take_part<Bytes>(g, a, message, count);
    }
};

#if defined(LINNET_AES_X86)
/// Products by PCLMULQDQ.
struct grain_product_x86 {
    LINNET_INLINE static word_product<uint64_t> of(uint64_t a, uint64_t b) noexcept {
        const aes_register product = carryless<0x00>(aes_register{a, 0}, aes_register{b, 0});
        return {product[0], product[1]};
    }
};
/// The same with these products.
struct grain_x86 : grain_by_words {
    using feature = processor::x86_aes;

    template <class WordType>
    LINNET_INLINE static void authenticate(grain_authenticator<WordType>& a, const grain_bits<WordType>& authentication,
                                           const grain_bits<WordType>& message) noexcept {
        grain_authenticate<grain_product_x86>(a, authentication, message);
    }
    template <unsigned Bytes, class WordType>
    LINNET_INLINE static void take_part(grain_registers<WordType>& g, grain_authenticator<WordType>& a,
                                        const grain_bits<WordType>& message, const length_of<WordType>& count) noexcept {
        grain_take_part<Bytes, grain_product_x86>(g, a, message, count);
    }
};
using grain_128aeadv2_implementations =
    implementations<on<processor::x86_aes, mode::grain<grain_x86, uint64_t>>, mode::grain<grain_by_words, uint64_t>,
                    mode::grain<grain_by_words, uint32_t>>;
#elif LINNET_64_BIT
using grain_128aeadv2_implementations =
    implementations<mode::grain<grain_by_words, uint64_t>, mode::grain<grain_by_words, uint32_t>>;
#else
using grain_128aeadv2_implementations =
    implementations<mode::grain<grain_by_words, uint32_t>, mode::grain<grain_by_words, uint64_t>>;
#endif

} // namespace detail
LINNET_NAMESPACE_END

#endif
