// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ISAP_ISAP_AVX512_HPP
#define LINNET_DETAIL_MODE_ISAP_ISAP_AVX512_HPP

#include <linnet/detail/mode/isap/isap_folded.hpp>
#include <linnet/detail/primitive/ascon_p/ascon_p_avx512.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p400_avx512.hpp>

#if defined(LINNET_X86_KERNELS)

LINNET_NAMESPACE_BEGIN
namespace mode {

/// ISAP's loops over Keccak-p[400], with a state per register. In encryption the hash function of one block and the keystream of
/// the next are interleaved.
template <class Scheme>
struct isap_keccak_avx512 {
    static constexpr std::string_view variant = processor::x86_avx512_vbmi2::name;
    static constexpr bool has_rekey_absorb = false, has_crypt_absorb = true;
    using state = typename Scheme::template state<doubled>;
    using permutation = detail::keccak_p400_avx512;
    static constexpr size_t rate = Scheme::rate_size;
    static constexpr __mmask32 rate_lanes = (1u << rate / 2) - 1;

    /// A bit that is absorbed after a round is added together with the round's constant.
    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI2]] static void rekey(state& keyed, const doubled* y) noexcept {
        permutation s(keyed);
        uint32_t bits = y[0].both;
        s.template permute<Scheme::rounds_key>(bits & Scheme::first_bit);
        for (unsigned i = 1; i < 128; ++i) {
            bits = i % 16 == 0 ? y[i / 16].both : std::rotl(bits, 1);
            s.template permute<Scheme::rounds_bit>(bits & Scheme::first_bit);
        }
        s.template permute<Scheme::rounds_key>();
        s.store(keyed);
        s.wipe();
        word<uint32_t>::wipe(bits);
    }

    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI2]] static void permute_hash(state& outer) noexcept {
        permute<Scheme::rounds_hash>(outer);
    }
    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI2]] static void permute_stream(state& outer) noexcept {
        permute<Scheme::rounds_stream>(outer);
    }

    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI2]] static void absorb(state& outer, const uint8_t* in, size_t size) noexcept {
        permutation s(outer);
        for (size_t done = 0; done < size; done += rate) {
            s.add(load(in + done));
            s.template permute<Scheme::rounds_hash>();
        }
        s.store(outer);
        s.wipe();
    }

    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI2]] static void crypt(state& outer, const uint8_t* in, uint8_t* out,
                                                                    size_t size) noexcept {
        permutation s(outer);
        for (size_t done = 0; done < size; done += rate) {
            s.template permute<Scheme::rounds_stream>();
            store(out + done, _mm512_xor_si512(s.first(rate_lanes), load(in + done)));
        }
        s.store(outer);
        s.wipe();
    }

    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI2]] static void crypt_absorb(state& stream, state& mac, const uint8_t* in,
                                                                           uint8_t* out, size_t size) noexcept {
        if (size == 0) return;
        permutation s(stream);
        permutation m(mac);
        s.template permute<Scheme::rounds_stream>();
        for (size_t done = 0;;) {
            const __m512i text = _mm512_xor_si512(s.first(rate_lanes), load(in + done));
            store(out + done, text);
            m.add(text);
            done += rate;
            if (done == size) break;
            permutation::permute_both<Scheme::rounds_hash, Scheme::rounds_stream>(m, s);
        }
        m.template permute<Scheme::rounds_hash>();
        s.store(stream);
        m.store(mac);
        s.wipe();
        m.wipe();
    }

private:
    template <unsigned Rounds>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static void permute(state& outer) noexcept {
        permutation s(outer);
        s.template permute<Rounds>();
        s.store(outer);
        s.wipe();
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static __m512i load(const uint8_t* from) noexcept {
        return _mm512_maskz_loadu_epi16(rate_lanes, from);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static void store(uint8_t* to, __m512i text) noexcept {
        _mm512_mask_storeu_epi16(to, rate_lanes, text);
    }
};

#if defined(LINNET_ASCON_PINNED)
/// ISAP's loops over Ascon-p. In encryption the hash function of one block, in scalar registers, is interleaved with the keystream
/// of the next, in vector registers.
template <class Scheme>
struct isap_ascon_avx512 : isap_ascon_folded<Scheme, processor::x86_bmi2> {
    static constexpr std::string_view variant = processor::x86_avx512_vbmi2::name;
    static constexpr bool has_rekey_absorb = true, has_crypt_absorb = true;
    using scalar = isap_ascon_folded<Scheme, processor::x86_bmi2>;
    using rekeying = isap_ascon_rekeying<Scheme, processor::x86_bmi2>;
    using state = ascon_state<uint64_t>;
    using w = word<uint64_t>;

    static constexpr unsigned hash = Scheme::rounds_hash;
    static constexpr unsigned stream = Scheme::rounds_stream;
    static constexpr size_t rate = Scheme::rate_size;
    static_assert(hash % stream == 0);

    /// Re-keying in scalar registers, interleaved as far as possible with the hash function over associated data in vector
    /// registers, where a round takes longer.
    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI2]] static void rekey_absorb(state& keyed, const uint64_t* y, state& mac,
                                                                           const uint8_t* data, size_t size) noexcept {
        constexpr unsigned bits = 2 * hash / Scheme::rounds_bit; // per permutation of the hash function
        rekeying k(keyed, y);
        detail::ascon_p_avx512 m(mac, detail::ascon_constant(16 - hash));
        unsigned left = 127;
        size_t done = 0;
        for (;; done += rate) {
            rekey_rounds(k, m, std::make_integer_sequence<unsigned, hash>{});
            left -= bits;
            if (done == size || left < bits) break;
            m.add_x0(w::load<Scheme::order>(data, done));
        }
        m.unfold(mac, detail::ascon_constant(16 - hash));
        m.wipe();
        k.finish(keyed, left);
        scalar::absorb(mac, data + done, size - done);
    }

    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI2]] static void crypt_absorb(state& keystream, state& mac, const uint8_t* in,
                                                                           uint8_t* out, size_t size) noexcept {
        if (size == 0) return;
        detail::ascon_p_avx512 s(keystream, detail::ascon_constant(16 - stream));
        detail::ascon_folded m(mac, detail::ascon_constant(16 - hash));
        rounds(s, std::make_integer_sequence<unsigned, stream>{});
        for (size_t done = 0;;) {
            const uint64_t text = s.x0() ^ w::load<Scheme::order>(in, done);
            w::store<Scheme::order>(out, done, text);
            m.add_x0(text);
            done += rate;
            if (done == size) break;
            both(m, s, std::make_integer_sequence<unsigned, hash>{});
        }
        m.template permute<hash, hash>();
        m.unfold(mac, detail::ascon_constant(16 - hash));
        s.unfold(keystream, detail::ascon_constant(16 - stream));
        s.wipe();
        m.wipe();
    }

private:
    template <unsigned... Index>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static void
    rekey_rounds(rekeying& k, detail::ascon_p_avx512& m, std::integer_sequence<unsigned, Index...>) noexcept {
        ((m.run_round(detail::ascon_constant(16 - hash + (Index + 1) % hash)), k.template run_round<2 * Index>(),
          k.template run_round<2 * Index + 1>()),
         ...);
    }

    template <unsigned... Index>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static void rounds(detail::ascon_p_avx512& s,
                                                                          std::integer_sequence<unsigned, Index...>) noexcept {
        (s.run_round(detail::ascon_constant(16 - stream + (Index + 1) % stream)), ...);
    }

    template <unsigned... Index>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static void both(detail::ascon_folded& m, detail::ascon_p_avx512& s,
                                                                        std::integer_sequence<unsigned, Index...>) noexcept {
        (run_round<Index>(m, s), ...);
    }

    template <unsigned Index>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static void run_round(detail::ascon_folded& m,
                                                                             detail::ascon_p_avx512& s) noexcept {
        constexpr unsigned each = hash / stream;
        if constexpr (Index % each == 0) s.run_round(detail::ascon_constant(16 - stream + (Index / each + 1) % stream));
        m.run_round(detail::ascon_constant(16 - hash + (Index + 1) % hash));
    }
};
#endif

} // namespace mode
LINNET_NAMESPACE_END

#endif

#endif
