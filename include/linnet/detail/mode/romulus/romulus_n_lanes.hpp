// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ROMULUS_ROMULUS_N_LANES_HPP
#define LINNET_DETAIL_MODE_ROMULUS_ROMULUS_N_LANES_HPP

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/mode/romulus/romulus_common.hpp>
#include <linnet/detail/primitive/skinny128/skinny128_pairs.hpp>

#if defined(LINNET_SKINNY128_PAIRS)
LINNET_NAMESPACE_BEGIN
namespace mode {

/// Romulus-N for messages in lanes. Before their last blocks, all lanes are at the same position in their messages, so that the
/// counter, and with it TK1, is the same in all. The numbers of blocks of associated data are all odd or all even.
template <class Cipher>
struct romulus_n_lanes : romulus<Cipher>, romulus_n_domains {
    using base = romulus<Cipher>;
    using typename base::block, typename base::source, typename base::sink, typename base::WordType;
    using key = typename Cipher::key;
    using schedule = typename Cipher::schedule;
    using text_key = schedule;
    using length = detail::length_of<WordType>;
    static constexpr size_t tag_size = 16;
    static constexpr size_t block_size = 16;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.incremental = false, // begins and ends for lanes only
                                                .holds_last = true,
                                                .lanes = {.classes = true, .has_text_key = true, .ends_empty = true}};

    struct state {
        block s = block::constant(0);
        WordType counter[2] = {word<WordType>::constant(1), word<WordType>::constant(0)};
        /// Whether an odd number of blocks of associated data is absorbed; the same in all lanes.
        WordType odd = word<WordType>::constant(0);
        WordType domain = word<WordType>::constant(0); ///< of the call under the nonce
    };

    /// Messages of different classes do not share a vector.
    static constexpr unsigned batch_class(size_t data_size, size_t /*text_size*/) noexcept {
        return static_cast<unsigned>(data_size == 0 ? 1 : (data_size + block_size - 1) / block_size % 2);
    }

    LINNET_INLINE static key expand_key(const source& from) noexcept {
        key k;
        block bytes = block::load(from, 0);
        outlined([&]() LINNET_LAMBDA { Cipher::set_key(k, bytes); });
        bytes.wipe();
        return k;
    }
    LINNET_INLINE static state initialize(const key&, const source&) noexcept { return {}; }

    LINNET_INLINE static void absorb(state& r, const key& k, const source& data, size_t size) noexcept {
        romulus_counter counter = common(r);
        bool odd = r.odd.get(0) != 0;
        for (size_t done = 0; done < size; done += block_size, odd = !odd, counter.next()) {
            const block x = block::load(data, done);
            if (odd) under(k, x, [&](const schedule& t) LINNET_LAMBDA { encrypt(t, counter, domain_data, r.s); });
            else r.s = r.s ^ x;
        }
        set(r, counter);
        r.odd = word<WordType>::constant(odd ? 1 : 0);
    }
    LINNET_INLINE static void absorb_last(state& r, const key& k, const source& data, size_t, const length& count, bool,
                                          bool) noexcept {
        const block x = padded(load_first(data, count), count);
        const WordType domain = word<WordType>::constant(domain_data);
        if (r.odd.get(0) != 0) under(k, x, [&](const schedule& t) LINNET_LAMBDA { encrypt(t, r, domain, r.s); });
        else r.s = r.s ^ x;
        next(r);
        r.domain = whole_or_padded(count, domain_data_last, domain_data_padded);
    }
    /// The call under the nonce. The text uses its schedule too.
    LINNET_INLINE static void begin_text(state& r, const key& k, const source& nonce, schedule& tweakeys) noexcept {
        expand(tweakeys, k, block::load(nonce, 0));
        encrypt(tweakeys, r, r.domain, r.s);
        set(r, {});
    }

    template <bool Encrypt>
    LINNET_INLINE static void blocks(state& r, const schedule& tweakeys, const source& in, const sink& out, size_t size) noexcept {
        romulus_counter counter = common(r);
        for (size_t done = 0; done < size; done += block_size) {
            base::template rho<Encrypt>(r.s, in, out, done);
            counter.next();
            encrypt(tweakeys, counter, domain_text, r.s);
        }
        set(r, counter);
    }
    template <bool Encrypt>
    LINNET_INLINE static void last_block(state& r, const schedule& tweakeys, const source& in, const sink& out, size_t,
                                         const length& count) noexcept {
        const block text = load_first(in, count);
        const block other = first(text ^ base::g(r.s), count);
        word<WordType>::template store_words<block::order, block::words>(out, 0, count, other.w);
        r.s = r.s ^ padded(Encrypt ? text : other, count);
        next(r);
        encrypt(tweakeys, r, whole_or_padded(count, domain_text_last, domain_text_padded), r.s);
    }
    LINNET_INLINE static void write_tag(const state& r, const schedule&, const sink& tag) noexcept { base::g(r.s).store(tag, 0); }

private:
    template <class Function>
    LINNET_INLINE static void outlined(const Function& f) noexcept {
        processor::in_function_for_vectors<WordType::vector_size>(f);
    }
    LINNET_INLINE static void expand(schedule& tweakeys, const key& k, const block& tk2) noexcept {
        outlined([&]() LINNET_LAMBDA { Cipher::set_schedule(tweakeys, k, tk2); });
    }
    /// A call whose tweak is a block of associated data.
    template <class Call>
    LINNET_INLINE static void under(const key& k, const block& tk2, const Call& call) noexcept {
        outlined([&]() LINNET_LAMBDA {
            schedule tweakeys;
            expand(tweakeys, k, tk2);
            call(tweakeys);
            tweakeys.wipe();
        });
    }
    LINNET_INLINE static void encrypt(const schedule& tweakeys, romulus_counter counter, unsigned domain, block& s) noexcept {
        outlined([&]() LINNET_LAMBDA {
            typename Cipher::common_tweak tweak;
            tweak.set(counter.value | uint64_t{domain} << 56);
            s = Cipher::encrypt(tweakeys, tweak, s);
        });
    }
    LINNET_INLINE static void encrypt(const schedule& tweakeys, const state& r, const WordType& domain, block& s) noexcept {
        outlined([&]() LINNET_LAMBDA {
            typename Cipher::own_tweak tweak;
            tweak.set(r.counter[0], r.counter[1] ^ word<WordType>::template shift_left<24>(domain));
            s = Cipher::encrypt(tweakeys, tweak, s);
        });
    }

    /// The counter, if it is the same in all lanes.
    LINNET_INLINE static romulus_counter common(const state& r) noexcept {
        return {r.counter[0].get(0) | uint64_t{r.counter[1].get(0)} << 32};
    }
    LINNET_INLINE static void set(state& r, romulus_counter counter) noexcept {
        r.counter[0] = word<WordType>::constant(static_cast<uint32_t>(counter.value));
        r.counter[1] = word<WordType>::constant(static_cast<uint32_t>(counter.value >> 32));
    }
    /// The next counter in each lane: romulus_counter::next.
    LINNET_INLINE static void next(state& r) noexcept {
        const WordType one = word<WordType>::constant(1);
        const WordType low_bit = one & word<WordType>::template rotate_right<31>(r.counter[0]);
        const WordType last = one & word<WordType>::template rotate_right<23>(r.counter[1]);
        r.counter[0] = word<WordType>::template shift_left<1>(r.counter[0]) ^ last ^ word<WordType>::template shift_left<2>(last) ^
                       word<WordType>::template shift_left<4>(last) ^ word<WordType>::template shift_left<7>(last);
        r.counter[1] = (word<WordType>::template shift_left<1>(r.counter[1]) & word<WordType>::constant(0xffffff)) ^ low_bit;
    }

    LINNET_INLINE static block load_first(const source& from, const length& count) noexcept {
        block x;
        word<WordType>::template load_words<block::order, block::words>(from, 0, count, x.w);
        return x;
    }
    LINNET_INLINE static block first(const block& x, const length& count) noexcept {
        return block::generate([&](size_t i) LINNET_LAMBDA {
            return word<WordType>::template first_bytes<block::order>(x.w[i], count.after(i * block::word_size));
        });
    }
    LINNET_INLINE static block padded(const block& of, const length& count) noexcept {
        block x = of;
        x.w[3] = x.w[3] ^ (word<WordType>::template shift_left<24>(count.bytes) & count.below(block_size));
        return x;
    }
    LINNET_INLINE static WordType whole_or_padded(const length& count, unsigned whole, unsigned padded) noexcept {
        return word<WordType>::select(count.below(block_size), word<WordType>::constant(padded), word<WordType>::constant(whole));
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
