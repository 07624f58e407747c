// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_TINYJAMBU_HPP
#define LINNET_DETAIL_ALGORITHM_TINYJAMBU_HPP

/// The keyed permutations in the form of TinyJAMBU's mode, and the lists of implementations of TinyJAMBU.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/tinyjambu.hpp>
#include <linnet/detail/primitive/tinyjambu_p/tinyjambu_p.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The keyed permutation for keys of `KeySize` bytes, with the number of steps before text (TinyJAMBU v2, sections 3.3 to 3.5).
template <size_t KeySize, unsigned LongSteps>
struct tinyjambu_permutation {
    static constexpr size_t key_size = KeySize;
    static constexpr unsigned long_steps = LongSteps;
    template <class WordType>
    using state = tinyjambu_state<WordType>;
    template <class WordType>
    using key = tinyjambu_key<KeySize, WordType>;

    template <class WordType>
    LINNET_INLINE static constexpr key<WordType> expand_key(const typename word<WordType>::source& from) noexcept {
        return tinyjambu_expand<KeySize, WordType>(from);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute(state<WordType>& s, const key<WordType>& k, unsigned steps) noexcept {
        tinyjambu_p(s, k, steps);
    }
};

using tinyjambu_128_implementations = implementations<mode::tinyjambu<tinyjambu_permutation<16, 1024>, uint32_t>>;
using tinyjambu_192_implementations = implementations<mode::tinyjambu<tinyjambu_permutation<24, 1152>, uint32_t>>;
using tinyjambu_256_implementations = implementations<mode::tinyjambu<tinyjambu_permutation<32, 1280>, uint32_t>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
