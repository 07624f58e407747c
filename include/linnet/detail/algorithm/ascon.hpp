// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_ASCON_HPP
#define LINNET_DETAIL_ALGORITHM_ASCON_HPP

/// The schemes of the Ascon family (SP 800-232 and Ascon v1.3), and the lists of their implementations.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/duplex.hpp>
#include <linnet/detail/mode/rate.hpp>
#include <linnet/detail/mode/sponge.hpp>
#include <linnet/detail/primitive/ascon_p/ascon_modes_thumb.hpp>
#include <linnet/detail/primitive/ascon_p/ascon_p.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// What differs between SP 800-232 and Ascon v1.2: the byte order of a word, hence the padding and the domain separation bit, and
/// the shortest tag.
struct ascon_sp800_232 {
    static constexpr byte_order order = byte_order::little;
    static constexpr uint8_t pad = 0x01;
    static constexpr uint64_t separator = uint64_t{1} << 63;
    static constexpr size_t tag_size_min = 4; ///< section 4.2.1
};

/// The implementations of a core over 64-bit words.
#if defined(__x86_64__)
template <template <class> class Core>
using ascon_implementations = implementations<on<processor::x86_bmi2, Core<uint64_t>>, Core<uint64_t>, Core<interleaved>>;
#else
template <template <class> class Core>
using ascon_implementations = implementations<Core<native_word>, Core<other_word>>;
#endif

template <class Scheme>
struct ascon_duplex {
    template <class WordType>
    using over = mode::duplex<Scheme, WordType>;
    using implementations = ascon_implementations<over>;
};

template <class WordType, byte_order Order>
LINNET_INLINE constexpr WordType load_word(const typename word<WordType>::source& from, size_t offset) noexcept {
    return word<WordType>::template load<Order>(from, offset);
}

/// Ascon's AEAD with a key of 16 bytes (SP 800-232, section 4.1; v1.2, section 2.4), `Rounds` rounds between blocks of `Rate`
/// bytes.
template <class Edition, uint64_t InitialValue, size_t Rate, unsigned Rounds>
struct ascon_aead_scheme {
    static constexpr byte_order order = Edition::order;
    static constexpr size_t key_size = 16;
    static constexpr size_t tag_size_min = Edition::tag_size_min;
    static constexpr uint64_t initial_value = InitialValue;
    using rate = mode::rate<order, Edition::pad, Rate>;

    template <class WordType>
    static constexpr bool in_assembly = false;

    template <class WordType>
    using state = ascon_state<WordType>;

    template <class WordType>
    struct key {
        WordType k[2];
        LINNET_INLINE constexpr void wipe() noexcept { wipe_words(k); }
    };

    template <class WordType>
    LINNET_INLINE static constexpr key<WordType> load_key(const typename word<WordType>::source& from) noexcept {
        return {{load_word<WordType, order>(from, 0), load_word<WordType, order>(from, 8)}};
    }

    /// The initialization, without its final key addition. With `Once` it is called outside of loops over blocks.
    template <class WordType, bool Once>
    LINNET_INLINE static constexpr state<WordType> initialize(const key<WordType>& key,
                                                              const typename word<WordType>::source& nonce) noexcept {
        state<WordType> s{{word<WordType>::constant(initial_value), key.k[0], key.k[1], load_word<WordType, order>(nonce, 0),
                           load_word<WordType, order>(nonce, 8)}};
        ascon_p<12, Once>(s);
        return s;
    }

    template <class WordType>
    LINNET_INLINE static constexpr void permute(state<WordType>& s) noexcept {
        ascon_p<Rounds>(s);
    }

    template <class WordType>
    LINNET_INLINE static constexpr void separate_domains(state<WordType>& s) noexcept {
        s.x[4] = s.x[4] ^ word<WordType>::constant(Edition::separator);
    }

    /// The finalization, without its final key addition.
    template <class WordType, bool Once>
    LINNET_INLINE static constexpr void finalize(state<WordType>& s, const key<WordType>& key) noexcept {
        s.x[rate::words] = s.x[rate::words] ^ key.k[0];
        s.x[rate::words + 1] = s.x[rate::words + 1] ^ key.k[1];
        ascon_p<12, Once>(s);
    }

    /// The final key addition of initialization and finalization. After finalization the last two words are the tag.
    template <class WordType>
    LINNET_INLINE static constexpr void add_key(state<WordType>& s, const key<WordType>& key) noexcept {
        s.x[3] = s.x[3] ^ key.k[0];
        s.x[4] = s.x[4] ^ key.k[1];
    }
};

#if defined(LINNET_ASCON_MODES_THUMB)
/// Writes the tag and returns true, or returns whether it is the same. Small code has one loop for both.
LINNET_INLINE bool write_or_compare(bool compare, const uint8_t* made, uint8_t* tag, size_t size) noexcept {
#if LINNET_UNROLL
    if (compare) return equal_constant_time(bytes_in(made, size), bytes_in(tag, size));
    for (size_t i = 0; i < size; ++i) tag[i] = made[i];
    return true;
#else
    uint32_t difference = 0;
    for (size_t i = 0; i < size; ++i) {
        if (compare) difference = opaque(difference | static_cast<uint32_t>(made[i] ^ tag[i]));
        else tag[i] = made[i];
    }
    const bool same = word<uint32_t>::is_zero(difference);
    LINNET_DECLASSIFY(same);
    return same;
#endif
}

/// Encrypts or decrypts a message of Ascon-AEAD128 in assembly. Makes the tag, of `tag_length` bytes, or checks it.
inline bool ascon_aead128_crypt(bool decrypting, const uint8_t* key, const uint8_t* nonce, const uint8_t* data, size_t data_size,
                                const uint8_t* in, uint8_t* out, size_t size, uint8_t* tag, size_t tag_length) noexcept {
    uint8_t made[16];
    ascon_thumb_aead128(key, nonce, data, data_size, in, out, size, decrypting, ascon_thumb_rounds_at(12), made);
    const bool good = write_or_compare(decrypting, made, tag, tag_length);
    wipe(made);
    return good;
}
#endif

struct ascon_aead128_scheme : ascon_aead_scheme<ascon_sp800_232, 0x00001000808c0001, 16, 8> {
#if defined(LINNET_ASCON_MODES_THUMB)
    template <class WordType>
    static constexpr bool in_assembly = std::is_same_v<WordType, interleaved>;

    LINNET_INLINE static bool crypt(bool decrypting, const uint8_t* key, const uint8_t* nonce, const uint8_t* data,
                                    size_t data_size, const uint8_t* in, uint8_t* out, size_t size, uint8_t* tag,
                                    size_t tag_length) noexcept {
        return ascon_aead128_crypt(decrypting, key, nonce, data, data_size, in, out, size, tag, tag_length);
    }
#endif
};

/// The key and the nonce mask. Outside the scheme, because nvcc 13.0 confuses a base with a derived class of the same name.
template <class WordType>
struct ascon_masked_key : ascon_aead128_scheme::key<WordType> {
    WordType mask[2];
    LINNET_INLINE constexpr void wipe() noexcept {
        ascon_aead128_scheme::key<WordType>::wipe();
        wipe_words(mask);
    }
};

/// Ascon-AEAD128 under the first half of a 32-byte key; the second half masks the nonce (SP 800-232, section 4.2.2).
struct ascon_aead128_nonce_masked_scheme : ascon_aead128_scheme {
    using base = ascon_aead128_scheme;
    static constexpr size_t key_size = 32;

    template <class WordType>
    using key = ascon_masked_key<WordType>;

    template <class WordType>
    LINNET_INLINE static constexpr key<WordType> load_key(const typename word<WordType>::source& from) noexcept {
        return {base::load_key<WordType>(from), {load_word<WordType, order>(from, 16), load_word<WordType, order>(from, 24)}};
    }

    template <class WordType, bool Once>
    LINNET_INLINE static constexpr state<WordType> initialize(const key<WordType>& key,
                                                              const typename word<WordType>::source& nonce) noexcept {
        state<WordType> s{{word<WordType>::constant(initial_value), key.k[0], key.k[1],
                           load_word<WordType, order>(nonce, 0) ^ key.mask[0], load_word<WordType, order>(nonce, 8) ^ key.mask[1]}};
        ascon_p<12, Once>(s);
        return s;
    }

#if defined(LINNET_ASCON_MODES_THUMB)
    LINNET_INLINE static bool crypt(bool decrypting, const uint8_t* key, const uint8_t* nonce, const uint8_t* data,
                                    size_t data_size, const uint8_t* in, uint8_t* out, size_t size, uint8_t* tag,
                                    size_t tag_length) noexcept {
        uint8_t masked[16];
        mask_nonce(masked, nonce, key + 16);
        const bool good = base::crypt(decrypting, key, masked, data, data_size, in, out, size, tag, tag_length);
        wipe(masked);
        return good;
    }
    /// Not inlined: the registers of the caller, which assembly saves on the stack, would hold words of the mask.
    [[gnu::noinline]] static void mask_nonce(uint8_t* to, const uint8_t* nonce, const uint8_t* mask) noexcept {
        for (size_t i = 0; i < 16; ++i) to[i] = static_cast<uint8_t>(nonce[i] ^ mask[i]);
    }
#endif
};

/// The initial state of an unkeyed sponge: Ascon-p[12] of the initial value and zeroes, computed at compile time.
template <uint64_t InitialValue>
inline constexpr ascon_state<uint64_t> ascon_initial = [] {
    ascon_state<uint64_t> s{{InitialValue, 0, 0, 0, 0}};
    ascon_p<12>(s);
    return s;
}();

/// Ascon's hash functions (SP 800-232, section 5; v1.2, section 2.5): blocks of 8 bytes, `Rounds` rounds between blocks and 12
/// between absorbing and squeezing.
template <class Edition, uint64_t InitialValue, unsigned Rounds>
struct ascon_hash_scheme : mode::sponge_scheme {
    using in = mode::rate<Edition::order, Edition::pad, 8>;
    using out = in;
    static constexpr size_t lane_vectors = 2;

    template <class WordType>
    using state = ascon_state<WordType>;

#if defined(LINNET_ASCON_MODES_THUMB) && LINNET_UNROLL
    template <class WordType>
    static constexpr bool absorbs_blocks = Edition::order == byte_order::little && std::is_same_v<WordType, interleaved>;
    template <class WordType>
    static constexpr bool squeezes_blocks = absorbs_blocks<WordType>;

    LINNET_INLINE static void absorb_blocks(state<interleaved>& s, const uint8_t* message, size_t size) noexcept {
        ascon_thumb_absorb(s.x, message, size, ascon_thumb_rounds_at(Rounds));
    }
    LINNET_INLINE static void squeeze_blocks(state<interleaved>& s, uint8_t* output, size_t size) noexcept {
        ascon_thumb_squeeze(s.x, output, size, ascon_thumb_rounds_at(Rounds));
    }
#endif

    template <class WordType>
    LINNET_INLINE static constexpr state<WordType> initialize() noexcept {
        constexpr auto& x = ascon_initial<InitialValue>.x;
        return {{word<WordType>::constant(x[0]), word<WordType>::constant(x[1]), word<WordType>::constant(x[2]),
                 word<WordType>::constant(x[3]), word<WordType>::constant(x[4])}};
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_absorbed(state<WordType>& s) noexcept {
        ascon_p<Rounds>(s);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_squeezed(state<WordType>& s) noexcept {
        ascon_p<Rounds, once>(s);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void to_squeezing(state<WordType>& s) noexcept {
        ascon_p<12, once>(s);
    }
};

/// Ascon-CXOF128 (SP 800-232, section 5.3): before the message it absorbs the length of the customization string in bits, then the
/// padded string.
struct ascon_cxof128_scheme : ascon_hash_scheme<ascon_sp800_232, 0x0000080000cc0004, 12> {
    using base = ascon_hash_scheme<ascon_sp800_232, 0x0000080000cc0004, 12>;
    static constexpr size_t customization_size_max = 256;

    template <class WordType>
    LINNET_INLINE static constexpr state<WordType> initialize(const typename word<WordType>::source& customization,
                                                              size_t size) noexcept {
        state<WordType> s = base::initialize<WordType>();
        s.x[0] = s.x[0] ^ word<WordType>::constant(uint64_t{size} * 8);
        ascon_p<12, once>(s);
        const size_t whole = size - size % in::size;
        mode::sponge<base, WordType>::absorb(s, customization, whole);
        mode::sponge<base, WordType>::to_squeezing(s, customization, whole, size - whole);
        return s;
    }
};

/// Ascon-MAC and Ascon-PRF (v1.3: CT-RSA 2024, section 3, in the format of SP 800-232): they absorb blocks of 32 bytes and squeeze
/// blocks of 16. A bit in the capacity marks the last absorbed block.
template <uint64_t InitialValue>
struct ascon_prf_scheme : mode::sponge_scheme {
    static constexpr size_t key_size = 16;
    static constexpr byte_order order = ascon_sp800_232::order;
    using in = mode::rate<order, ascon_sp800_232::pad, 32>;
    using out = mode::rate<order, ascon_sp800_232::pad, 16>;
    static constexpr size_t lane_vectors = 2;

    template <class WordType>
    using state = ascon_state<WordType>;

    template <class WordType>
    LINNET_INLINE static constexpr state<WordType> initialize(const typename word<WordType>::source& key) noexcept {
        const WordType zero = word<WordType>::constant(0);
        state<WordType> s{{word<WordType>::constant(InitialValue), load_word<WordType, order>(key, 0),
                           load_word<WordType, order>(key, 8), zero, zero}};
        ascon_p<12, once>(s);
        return s;
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_absorbed(state<WordType>& s) noexcept {
        ascon_p<12>(s);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_squeezed(state<WordType>& s) noexcept {
        ascon_p<12, once>(s);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void to_squeezing(state<WordType>& s) noexcept {
        s.x[4] = s.x[4] ^ word<WordType>::constant(ascon_sp800_232::separator);
        ascon_p<12, once>(s);
    }
};

/// Ascon-PRFshort (v1.3, section 4): one permutation of the key and a message of at most 16 bytes, with its length in bits.
template <Word WordType>
struct ascon_prfshort_core {
    using feature = processor::any;
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr size_t key_size = 16;
    static constexpr size_t tag_size = 16;
    static constexpr size_t block_size = 16;
    static constexpr absorbing_traits traits{.holds_last = true, .message_size_max = 16};
    static constexpr byte_order order = ascon_sp800_232::order;

    /// Whether the key stays in memory during the permutation, and is wiped there.
    static constexpr bool key_in_memory = LINNET_64_BIT && !in_lanes<WordType>;

    struct key {
        WordType k[2];
        LINNET_INLINE constexpr void wipe() noexcept {
            if constexpr (key_in_memory) detail::wipe(k);
            else wipe_words(k);
        }
    };
    using state = key;

    LINNET_INLINE static constexpr key expand_key(const source& from) noexcept {
        return {{load_word<WordType, order>(from, 0), load_word<WordType, order>(from, 8)}};
    }
    LINNET_INLINE static constexpr state initialize(const key& k) noexcept { return k; }

    /// The only block is the last. Required by the interface; never called.
    LINNET_INLINE static constexpr void absorb(state&, const source&, size_t) noexcept {} // GCOV_EXCL_LINE

    /// Loads the key again after the permutation: a key kept in registers would be spilled to the stack and not wiped there.
    LINNET_INLINE static constexpr void finish(const state& k, const source& message, size_t offset, size_t count,
                                               const sink& tag) noexcept {
        using w = word<WordType>;
        const state* key_again = &k;
        const size_t first = count < 8 ? count : 8;
        const auto load = [&](size_t at, size_t n) LINNET_LAMBDA {
            return n == 8 ? w::template load<order>(message, at) : w::template load_partial<order>(message, at, n);
        };
        ascon_state<WordType> s{{w::constant(0x00000000800c0007 | uint64_t{count} * 8 << 48), k.k[0], k.k[1], load(offset, first),
                                 load(offset + first, count - first)}};
        ascon_p<12, once>(s);
        if constexpr (key_in_memory) optimizer_barrier(key_again);
        w::template store<order>(tag, 0, s.x[3] ^ key_again->k[0]);
        w::template store<order>(tag, 8, s.x[4] ^ key_again->k[1]);
        wipe_used(s);
    }
};

/// One permutation is too short to amortise CPU detection.
using ascon_prfshort_implementations = implementations<ascon_prfshort_core<native_word>, ascon_prfshort_core<other_word>>;

using ascon_hash256_scheme = ascon_hash_scheme<ascon_sp800_232, 0x0000080100cc0002, 12>;
using ascon_xof128_scheme = ascon_hash_scheme<ascon_sp800_232, 0x0000080000cc0003, 12>;
using ascon_mac_scheme = ascon_prf_scheme<0x0010200080cc0005>;
using ascon_any_prf_scheme = ascon_prf_scheme<0x0010200000cc0006>;

template <class Scheme, size_t DigestSize>
struct ascon_sponge_hash {
    template <class WordType>
    using over = mode::sponge_hash<Scheme, DigestSize, WordType>;
    using implementations = ascon_implementations<over>;
};
template <class Scheme, size_t DigestSize>
struct ascon_sponge_xof {
    template <class WordType>
    using over = mode::sponge_xof<Scheme, DigestSize, WordType>;
    using implementations = ascon_implementations<over>;
};
template <class Scheme, size_t DigestSize>
struct ascon_sponge_cxof {
    template <class WordType>
    using over = mode::sponge_cxof<Scheme, DigestSize, WordType>;
    using implementations = ascon_implementations<over>;
};
template <class Scheme, size_t TagSize, size_t TagSizeMax>
struct ascon_sponge_mac {
    template <class WordType>
    using over = mode::sponge_mac<Scheme, TagSize, TagSizeMax, WordType>;
    using implementations = ascon_implementations<over>;
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
