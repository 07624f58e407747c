// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ISAP_ISAP_CORE_HPP
#define LINNET_DETAIL_MODE_ISAP_ISAP_CORE_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/rate.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The long loops of ISAP over whole blocks. Each is a function of its own, compiled for `Feature`. A specialised set has the same
/// functions, and `rekey_absorb` and `crypt_absorb`, which interleave two of them, if it states so.
///
/// A `Scheme` names the permutation and the numbers of rounds. It defines order, rate_size, word_size, first_bit, the template
/// state<W>, and permute_key, permute_bit, permute_stream and permute_hash, each a template over the word.
template <class Scheme, class WordType, class Feature = processor::any>
struct isap_loops {
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr bool has_rekey_absorb = false, has_crypt_absorb = false;
    using state = typename Scheme::template state<WordType>;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using rate = mode::rate<Scheme::order, 0x80, Scheme::rate_size, Scheme::word_size>;

    /// Re-keying (IsapRk). The 128 bits of `y` enter one by one, so that no computation under the key depends on more than one of
    /// them. `y` is the outer part of a state.
    static constexpr void rekey(state& keyed, const WordType* y) noexcept {
        in_function([&]() LINNET_LAMBDA {
            on_copy(keyed, [&](state& s) LINNET_LAMBDA {
                Scheme::permute_key(s);
                absorb_bits(s, y);
                Scheme::permute_key(s);
            });
        });
    }

    static constexpr void permute_hash(state& s) noexcept {
        in_function([&]() LINNET_LAMBDA { Scheme::permute_hash(s); });
    }
    static constexpr void permute_stream(state& s) noexcept {
        in_function([&]() LINNET_LAMBDA { Scheme::permute_stream(s); });
    }

    /// Absorbs the first `size` bytes, whole blocks, and leaves the state permuted.
    static constexpr void absorb(state& outer, const source& in, size_t size) noexcept {
        in_function([&]() LINNET_LAMBDA {
            const size_t end = size;
            on_copy(outer, [&](state& s) LINNET_LAMBDA {
                for (size_t done = 0; done < end; done += rate::size) {
                    rate::template absorb<WordType>(s, in, done);
                    Scheme::permute_hash(s);
                }
            });
        });
    }

    /// Adds keystream to the first `size` bytes, whole blocks.
    static constexpr void crypt(state& outer, const source& in, const sink& out, size_t size) noexcept {
        in_function([&]() LINNET_LAMBDA {
            const size_t end = size;
            on_copy(outer, [&](state& s) LINNET_LAMBDA {
                for (size_t done = 0; done < end; done += rate::size) {
                    Scheme::permute_stream(s);
                    rate::template crypt<WordType>(s, in, out, done);
                }
            });
        });
    }

protected:
    template <class Function>
    LINNET_INLINE static constexpr void in_function(const Function& f) noexcept {
        if constexpr (detail::in_lanes<WordType>) processor::in_function_for_vectors<WordType::vector_size>(f);
        else processor::in_function<Feature>(f);
    }

    /// Calls f(state) with a copy, which can stay in registers. Where code is shared, passes the state itself.
    template <class Function>
    LINNET_INLINE static constexpr void on_copy(state& outer, const Function& f) noexcept {
        if constexpr (detail::shared_words<WordType>) return f(outer);
        state s = outer;
        f(s);
        outer = s;
        s.wipe();
    }

    /// The bits of `y`, with a permutation between each two.
    LINNET_INLINE static constexpr void absorb_bits(state& s, const WordType* y) noexcept {
        if constexpr (Scheme::rounds_bit == 1 && Scheme::template absorbs_bits<WordType>) {
            if (!__builtin_is_constant_evaluated()) return Scheme::absorb_bits(s, y);
        }
        constexpr unsigned word_bits = 8 * Scheme::word_size;
        WordType bits = y[0];
        for (unsigned i = 0;;) {
            s.x[0] = s.x[0] ^ first_bit(bits);
            if (++i == 128) break;
            bits = i % word_bits == 0 ? y[i / word_bits] : word<WordType>::template rotate_right<word_bits - 1>(bits);
            Scheme::permute_bit(s);
        }
        word<WordType>::wipe(bits);
    }

    LINNET_INLINE static constexpr WordType first_bit(const WordType& bits) noexcept {
        constexpr uint64_t ones = ~uint64_t{0} >> (64 - 8 * Scheme::word_size);
        return word<WordType>::and_not(word<WordType>::constant(ones ^ Scheme::first_bit), bits);
    }
};

/// ISAP over words (v2.0, section 2): a stream cipher, and a hash function over its ciphertext that ends in a keyed step. Each uses
/// the key only through re-keying.
template <class Scheme, class WordType, class Loops = isap_loops<Scheme, WordType>>
struct isap {
    using feature = processor::any;
    using word_type = WordType;
    template <class Lanes>
    using over = isap<Scheme, Lanes>; ///< the same over another word
    using length = detail::length_of<WordType>;
    using state = typename Scheme::template state<WordType>;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using rate = mode::rate<Scheme::order, 0x80, Scheme::rate_size, Scheme::word_size>;
    static constexpr std::string_view variant = Loops::variant;
    static constexpr size_t key_size = 16;
    static constexpr size_t nonce_size = 16;
    static constexpr size_t tag_size = 16;
    static constexpr size_t block_size = rate::size;
    static constexpr auto verify = verification::before_decryption;
    static constexpr detail::aead_traits traits{.expands_key = false,
                                                .incremental = false,
                                                .shares_passes = detail::shared_words<WordType>,
                                                .lanes = {.available = true, .vectors = Scheme::lane_vectors}};

    static constexpr void encrypt(const source& key, const source& nonce, const source& data, size_t data_size, const source& in,
                                  const sink& out, size_t size, const sink& tag) noexcept {
        if constexpr (detail::shared_words<WordType>) {
            decrypt(key, nonce, in, out, size);
            return authenticate(key, nonce, data, data_size, written<WordType>(out), size, tag);
        }
        const size_t whole = rate::whole(size);
        const size_t whole_data = rate::whole(data_size);
        state mac = initialize(nonce, 1);
        state stream = initialize(key, 3);
        if (size == 0) hash(mac, data, whole_data);
        else rekey_hash(stream, nonce, mac, data, whole_data);
        end_data(mac, data, whole_data, data_size);
        if constexpr (Loops::has_crypt_absorb) Loops::crypt_absorb(stream, mac, in, out, whole);
        else {
            Loops::crypt(stream, in, out, whole);
            Loops::absorb(mac, written<WordType>(out), whole);
        }
        crypt_last(stream, in, out, whole, size);
        absorb_last(mac, written<WordType>(out), whole, size);
        finish(mac, key, tag);
        detail::wipe(stream);
        detail::wipe(mac);
    }

    /// The tag of a ciphertext. Runs no permutation of the keystream.
    LINNET_ONCE static constexpr void authenticate(const source& key, const source& nonce, const source& data, size_t data_size,
                                                   const source& in, size_t size, const sink& tag) noexcept {
        const size_t whole = rate::whole(size);
        const size_t whole_data = rate::whole(data_size);
        state mac = initialize(nonce, 1);
        hash(mac, data, whole_data);
        end_data(mac, data, whole_data, data_size);
        Loops::absorb(mac, in, whole);
        absorb_last(mac, in, whole, size);
        finish(mac, key, tag);
        detail::wipe(mac);
    }

    /// The plaintext of a ciphertext whose tag has been verified.
    LINNET_ONCE static constexpr void decrypt(const source& key, const source& nonce, const source& in, const sink& out,
                                              size_t size) noexcept {
        if (size == 0) return;
        const size_t whole = rate::whole(size);
        state stream = initialize(key, 3);
        rekey(stream, nonce);
        Loops::crypt(stream, in, out, whole);
        crypt_last(stream, in, out, whole, size);
        detail::wipe(stream);
    }

    // The steps of both passes in lanes, where each message has its own length.

    LINNET_INLINE static state start_mac(const source& nonce) noexcept {
        state mac = initialize(nonce, 1);
        Loops::permute_hash(mac);
        return mac;
    }
    LINNET_INLINE static void absorb(state& mac, const source& in, size_t size) noexcept { Loops::absorb(mac, in, size); }
    LINNET_INLINE static void absorb_last(state& mac, const source& in, const length& rest) noexcept {
        processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA {
            rate::template absorb_last<WordType>(mac, in, 0, rest);
            Scheme::permute_hash(mac);
        });
    }
    LINNET_INLINE static void separate_domains(state& mac) noexcept {
        WordType& last = mac.x[state_words - 1];
        last = last ^ word<WordType>::template byte_at<Scheme::order>(Scheme::word_size - 1, 1);
    }
    LINNET_INLINE static void end_mac(state& mac, const source& key, const sink& tag) noexcept { finish(mac, key, tag); }

    LINNET_INLINE static state start_stream(const source& key, const source& nonce) noexcept {
        state stream = initialize(key, 3);
        rekey(stream, nonce);
        return stream;
    }
    LINNET_INLINE static void crypt(state& stream, const source& in, const sink& out, size_t size) noexcept {
        Loops::crypt(stream, in, out, size);
    }
    LINNET_INLINE static void crypt_last(state& stream, const source& in, const sink& out, const length& rest) noexcept {
        if (rest.all_zero()) return;
        processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA {
            Scheme::permute_stream(stream);
            rate::template encrypt_last<WordType>(stream, in, out, 0, rest);
        });
    }

private:
    static constexpr size_t state_words = sizeof(state::x) / sizeof(WordType);
    static constexpr size_t half = 16 / Scheme::word_size; ///< words of key, nonce and tag

    /// 16 bytes, then the initial value preceded by `domain`, then zeroes.
    LINNET_ONCE static constexpr state initialize(const source& first, uint8_t domain) noexcept {
        state s{};
        for (auto& w : s.x) w = word<WordType>::constant(0);
        load(s, 0, first);
        for (size_t i = 0; i < 8; ++i) {
            const uint8_t byte = i == 0 ? domain : detail::table<Scheme::initial_value>()[i - 1];
            WordType& w = s.x[half + i / Scheme::word_size];
            w = w ^ word<WordType>::template byte_at<Scheme::order>(i % Scheme::word_size, byte);
        }
        return s;
    }

    LINNET_ONCE static constexpr void load(state& s, size_t index, const source& from) noexcept {
        for (size_t i = 0; i < half; ++i)
            s.x[index + i] = word<WordType>::template load<Scheme::order>(from, i * Scheme::word_size);
    }

    /// The hash function over the whole blocks of associated data.
    static constexpr void hash(state& s, const source& data, size_t whole) noexcept {
        Loops::permute_hash(s);
        Loops::absorb(s, data, whole);
    }

    static constexpr void end_data(state& s, const source& data, size_t whole, size_t size) noexcept {
        absorb_last(s, data, whole, size);
        WordType& last = s.x[state_words - 1];
        last = last ^ word<WordType>::template byte_at<Scheme::order>(Scheme::word_size - 1, 1);
    }

    /// Makes the keystream's state, which ends with the nonce.
    static constexpr void rekey(state& s, const source& nonce) noexcept {
        state y{};
        load(y, 0, nonce);
        Loops::rekey(s, y.x);
        load(s, state_words - half, nonce);
    }

    /// Both, interleaved if the loops support it.
    static constexpr void rekey_hash(state& s, const source& nonce, state& mac, const source& data, size_t whole) noexcept {
        if constexpr (Loops::has_rekey_absorb) {
            state y{};
            load(y, 0, nonce);
            Loops::rekey_absorb(s, y.x, mac, data, whole);
            load(s, state_words - half, nonce);
        } else {
            rekey(s, nonce);
            hash(mac, data, whole);
        }
    }

    static constexpr void finish(state& s, const source& key, const sink& tag) noexcept {
        state k = initialize(key, 2);
        Loops::rekey(k, s.x);
        for (size_t i = 0; i < half; ++i) s.x[i] = k.x[i];
        detail::wipe(k);
        Loops::permute_hash(s);
        for (size_t i = 0; i < half; ++i) word<WordType>::template store<Scheme::order>(tag, i * Scheme::word_size, s.x[i]);
    }

    [[gnu::noinline]] static constexpr void absorb_last(state& s, const source& in, size_t whole, size_t size) noexcept {
        rate::template absorb_last<WordType>(s, in, whole, size - whole);
        Loops::permute_hash(s);
    }

    [[gnu::noinline]] static constexpr void crypt_last(state& s, const source& in, const sink& out, size_t whole,
                                                       size_t size) noexcept {
        if (whole == size) return;
        Loops::permute_stream(s);
        rate::template encrypt_last<WordType>(s, in, out, whole, size - whole);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
