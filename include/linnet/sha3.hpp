// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SHA3_HPP
#define LINNET_SHA3_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// SHA-3 (FIPS 202, 2015): the hash functions sha3_224, sha3_256, sha3_384 and sha3_512 and the XOFs shake128 and shake256. From SP
/// 800-185 (2016): cshake128 and cshake256, which take a customization string. Unlike SHA-2 they do not allow length extension. On
/// a microcontroller ascon_hash256 is faster and smaller.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/interface/hash.hpp>
#include <linnet/detail/interface/implementations.hpp>
#include <linnet/detail/interface/xof.hpp>
#include <linnet/detail/mode/rate.hpp>
#include <linnet/detail/mode/sponge.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p1600_avx512.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Keccak-p[1600, 24] with the instructions of `Feature`.
template <class Feature>
struct keccak_p1600 {
    static constexpr bool absorbs_blocks = false;

    template <class WordType>
    LINNET_INLINE static constexpr void permute(keccak_state<WordType>& s) noexcept {
        keccak_p_apart<24, Feature>(s);
    }
};
#if defined(LINNET_KECCAK_P1600_AVX512)
template <>
struct keccak_p1600<processor::x86_avx512> : keccak_p1600_avx512 {};
#endif

/// The sponge over Keccak-p[1600, 24] with a capacity of `Capacity` bytes (FIPS 202, section 4). `Pad` holds the domain separation
/// suffix and the first bit of the padding; the padding's last bit is the last bit of the block (sections 5.1 and 6).
template <size_t Capacity, uint8_t Pad, class Feature>
struct keccak_scheme {
    using in = mode::rate<byte_order::little, Pad, 200 - Capacity>;
    using out = in;
    static constexpr size_t lane_vectors = 1; ///< a state takes 25 of 32 registers
    using permutation = keccak_p1600<Feature>;

    template <class WordType>
    using state = keccak_state<WordType>;

    template <class WordType>
    LINNET_INLINE static constexpr state<WordType> start() noexcept {
        return filled<state<WordType>>(word<WordType>::constant(0));
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_absorbed(keccak_state<WordType>& s) noexcept {
        permutation::permute(s);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_squeezed(keccak_state<WordType>& s) noexcept {
        permutation::permute(s);
    }
    /// Whether `absorb_blocks` takes whole blocks of a message, with the state in registers between them.
    static constexpr bool absorbs_blocks = permutation::absorbs_blocks;
    LINNET_INLINE static void absorb_blocks(keccak_state<uint64_t>& s, const uint8_t* message, size_t size) noexcept
        requires absorbs_blocks
    {
        if (size != 0) permutation::absorb(s, message, size, in::size);
    }
    /// The last bit of the padding.
    template <class WordType>
    LINNET_INLINE static constexpr void end(keccak_state<WordType>& s) noexcept {
        WordType& last = s.x[in::words - 1];
        last = last ^ word<WordType>::constant(uint64_t{0x80} << 56);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void turn(keccak_state<WordType>& s) noexcept {
        end(s);
        permutation::permute(s);
    }
};

/// The encodings of SP 800-185 around a message, byte by byte (section 2.3). `Scheme` is the scheme of the sponge.
template <class Scheme, class WordType>
class keccak_bytes {
    using w = word<WordType>;
    static constexpr size_t rate = Scheme::in::size;
    keccak_state<WordType>& s_;
    size_t at_; ///< position in the block

public:
    LINNET_INLINE explicit constexpr keccak_bytes(keccak_state<WordType>& s, size_t at = 0) noexcept : s_(s), at_(at) {}
    LINNET_INLINE constexpr size_t at() const noexcept { return at_; }

    LINNET_INLINE constexpr void left_encode(uint64_t count) noexcept {
        const unsigned bytes = size_of(count);
        add(w::constant(bytes));
        big_endian(count, bytes);
    }
    LINNET_INLINE constexpr void right_encode(uint64_t count) noexcept {
        const unsigned bytes = size_of(count);
        big_endian(count, bytes);
        add(w::constant(bytes));
    }
    /// encode_string of `size` bytes.
    LINNET_INLINE constexpr void string(const typename w::source& from, size_t size) noexcept {
        left_encode(8 * uint64_t{size});
        size_t i = 0;
        if constexpr (std::is_same_v<WordType, uint64_t>)
            for (; size - i >= w::size; i += w::size) add_lane(w::template load<byte_order::little>(from, i));
        for (; i < size; ++i) add(w::template load_partial<byte_order::little>(from, i, 1));
    }
    LINNET_INLINE constexpr void string(std::string_view text) noexcept {
        left_encode(8 * uint64_t{text.size()});
        for (const char c : text) add(w::constant(static_cast<uint8_t>(c)));
    }
    /// The zeroes at the end of a bytepad.
    LINNET_INLINE constexpr void end_block() noexcept {
        if (at_ == 0) return;
        Scheme::permute_absorbed(s_);
        at_ = 0;
    }

private:
    static constexpr unsigned size_of(uint64_t count) noexcept {
        unsigned bytes = 1;
        while (bytes < 8 && count >> (8 * bytes) != 0) ++bytes;
        return bytes;
    }
    LINNET_INLINE constexpr void big_endian(uint64_t count, unsigned bytes) noexcept {
        for (unsigned i = bytes; i != 0; --i) add(w::constant((count >> (8 * (i - 1))) & 0xff));
    }
    /// Adds eight bytes to the state; they may begin in one lane and end in the next.
    LINNET_ONCE constexpr void add_lane(uint64_t bytes) noexcept {
        const size_t shift = 8 * (at_ % 8);
        s_.x[at_ / 8] ^= bytes << shift;
        at_ += 8;
        if (at_ >= rate) {
            Scheme::permute_absorbed(s_);
            at_ -= rate;
        }
        if (shift != 0) s_.x[at_ / 8] ^= bytes >> (64 - shift);
    }
    /// Adds the first byte of a word to the state.
    LINNET_INLINE constexpr void add(const WordType& byte) noexcept {
        if constexpr (in_lanes<WordType>) add_inlined(byte);
        else add_apart(byte);
    }
    LINNET_ONCE constexpr void add_apart(const WordType& byte) noexcept { add_inlined(byte); }
    LINNET_INLINE constexpr void add_inlined(const WordType& byte) noexcept {
        WordType& x = s_.x[at_ / 8];
        if (at_ % 8 == 0) x = x ^ byte;
        keccak_each<7>([&](auto i) LINNET_LAMBDA {
            if (at_ % 8 == i + 1) x = x ^ w::template rotate_right<56 - 8 * i()>(byte);
        });
        if (++at_ == rate) end_block();
    }
};

/// cSHAKE (SP 800-185, section 3): the customization string precedes the message, in its own blocks. Without one it is SHAKE, whose
/// suffix differs.
template <size_t Capacity, class Feature>
struct cshake_scheme : keccak_scheme<Capacity, 0x04, Feature> {
    using base = keccak_scheme<Capacity, 0x04, Feature>;
    using portable = cshake_scheme<Capacity, processor::any>;
    using typename base::in;
    static constexpr size_t capacity = Capacity;
    static constexpr size_t customization_size_max = SIZE_MAX;
    static constexpr uint8_t pad = 0x04;
    template <class WordType>
    using bytes = keccak_bytes<base, WordType>;

    template <class WordType>
    struct state : keccak_state<WordType> {
        bool plain; ///< whether it is SHAKE
    };

    template <class WordType>
    LINNET_INLINE static constexpr state<WordType> start(const typename word<WordType>::source& customization,
                                                         size_t size) noexcept {
        state<WordType> s{base::template start<WordType>(), size == 0};
        if (!s.plain) absorb_names<WordType>(s, {}, customization, size); // no function name: NIST reserves it
        return s;
    }

    /// bytepad(encode_string(function) || encode_string(customization), rate) (section 2.3).
    template <class WordType>
    LINNET_INLINE static constexpr void absorb_names(keccak_state<WordType>& s, std::string_view function,
                                                     const typename word<WordType>::source& customization, size_t size) noexcept {
        keccak_bytes<base, WordType> to(s);
        to.left_encode(in::size);
        to.string(function);
        to.string(customization, size);
        to.end_block();
    }
};

/// cSHAKE itself. For SHAKE, the first byte after the message differs.
template <class Scheme, size_t DigestSize, Word WordType>
struct cshake : mode::sponge_cxof<Scheme, DigestSize, WordType> {
    using base = mode::sponge_cxof<Scheme, DigestSize, WordType>;
    using typename base::state, typename base::source;

    template <class Lanes>
    using over = cshake<Scheme, DigestSize, Lanes>;

    LINNET_INLINE static constexpr void turn(state& s, const source& message, size_t offset,
                                             const length_of<WordType>& count) noexcept {
        if (s.plain) Scheme::in::template add_byte<WordType>(s, count, Scheme::pad ^ 0x1f);
        base::turn(s, message, offset, count);
    }
};

/// The implementations of a core over 64-bit lanes, for each word and feature.
#if defined(__x86_64__)
template <template <class, class> class Core>
using keccak_implementations = implementations<
#if defined(LINNET_KECCAK_P1600_AVX512)
    on<processor::x86_avx512, Core<uint64_t, processor::x86_avx512>>,
#endif
    on<processor::x86_bmi2, Core<uint64_t, processor::x86_bmi2>>, Core<uint64_t, processor::any>,
    Core<interleaved, processor::any>>;
#else
template <template <class, class> class Core>
using keccak_implementations = implementations<Core<native_word, processor::any>, Core<other_word, processor::any>>;
#endif

/// SHA3-n: the capacity is twice the digest (FIPS 202, section 6.1).
template <size_t DigestSize>
struct sha3_hash {
    template <class WordType, class Feature>
    using over = mode::sponge_hash<keccak_scheme<2 * DigestSize, 0x06, Feature>, DigestSize, WordType>;
    using implementations = keccak_implementations<over>;
};
/// SHAKEn: the capacity is 2n bits, and so is the default output (section 6.2).
template <size_t Capacity>
struct shake_xof {
    template <class WordType, class Feature>
    using over = mode::sponge_xof<keccak_scheme<Capacity, 0x1f, Feature>, Capacity, WordType>;
    using implementations = keccak_implementations<over>;
};
template <size_t Capacity>
struct cshake_xof {
    template <class WordType, class Feature>
    using over = cshake<cshake_scheme<Capacity, Feature>, Capacity, WordType>;
    using implementations = keccak_implementations<over>;
};

} // namespace detail

/// SHA3-224: digest 28 bytes; FIPS 202, section 6.1. 112-bit security against collisions, 224 against preimages.
struct sha3_224 : hash<detail::sha3_hash<28>::implementations> {
    static constexpr std::string_view id = "sha3-224";
    static constexpr std::string_view name = "SHA3-224";
    static constexpr std::string_view specification = "FIPS 202, section 6.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHA3-256: digest 32 bytes; FIPS 202, section 6.1. 128-bit security against collisions, 256 against preimages.
struct sha3_256 : hash<detail::sha3_hash<32>::implementations> {
    static constexpr std::string_view id = "sha3-256";
    static constexpr std::string_view name = "SHA3-256";
    static constexpr std::string_view specification = "FIPS 202, section 6.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHA3-384: digest 48 bytes; FIPS 202, section 6.1. 192-bit security against collisions, 384 against preimages.
struct sha3_384 : hash<detail::sha3_hash<48>::implementations> {
    static constexpr std::string_view id = "sha3-384";
    static constexpr std::string_view name = "SHA3-384";
    static constexpr std::string_view specification = "FIPS 202, section 6.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHA3-512: digest 64 bytes; FIPS 202, section 6.1. 256-bit security against collisions, 512 against preimages.
struct sha3_512 : hash<detail::sha3_hash<64>::implementations> {
    static constexpr std::string_view id = "sha3-512";
    static constexpr std::string_view name = "SHA3-512";
    static constexpr std::string_view specification = "FIPS 202, section 6.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHAKE128: output of any length; FIPS 202, section 6.2. At most 128-bit security; against collisions at most half the output's
/// bits.
struct shake128 : xof<detail::shake_xof<32>::implementations> {
    static constexpr std::string_view id = "shake128";
    static constexpr std::string_view name = "SHAKE128";
    static constexpr std::string_view specification = "FIPS 202, section 6.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHAKE256: output of any length; FIPS 202, section 6.2. At most 256-bit security; against collisions at most half the output's
/// bits.
struct shake256 : xof<detail::shake_xof<64>::implementations> {
    static constexpr std::string_view id = "shake256";
    static constexpr std::string_view name = "SHAKE256";
    static constexpr std::string_view specification = "FIPS 202, section 6.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// cSHAKE128: customization string of any length, output of any length; SP 800-185, section 3. With an empty customization string
/// it is shake128. The function name, which NIST reserves, is empty.
struct cshake128 : xof<detail::cshake_xof<32>::implementations> {
    static constexpr std::string_view id = "cshake128";
    static constexpr std::string_view name = "cSHAKE128";
    static constexpr std::string_view specification = "NIST SP 800-185, section 3";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// cSHAKE256: as cshake128, over shake256.
struct cshake256 : xof<detail::cshake_xof<64>::implementations> {
    static constexpr std::string_view id = "cshake256";
    static constexpr std::string_view name = "cSHAKE256";
    static constexpr std::string_view specification = "NIST SP 800-185, section 3";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// The family in the order of the catalog.
struct sha3_family : algorithm_list<sha3_224, sha3_256, sha3_384, sha3_512, shake128, shake256, cshake128, cshake256> {
    static constexpr std::string_view name = "sha3";
};

LINNET_NAMESPACE_END

#endif
#endif
