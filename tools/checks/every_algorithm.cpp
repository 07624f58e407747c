// SPDX-License-Identifier: MIT OR Apache-2.0
// Calls all that every algorithm offers, so that a compiler or analyzer sees the whole library. Freestanding, and never run. With
// LINNET_FAMILY, the name of a family's list, the algorithms of the family alone, whose header is already included (-include). With
// LINNET_BATCHES, batches too, which freestanding code does not have.
#if !defined(LINNET_FAMILY)
#include <linnet/linnet.hpp>
#endif
#include <linnet/concepts.hpp>
#include <linnet/detail/primitive/ascon_p/ascon_p.hpp>
#include <linnet/detail/word/lanes.hpp>

#include "../src/make_table.hpp"

#if defined(LINNET_BATCHES)
#include <linnet/batch.hpp>
#endif

using std::size_t;
using std::uint8_t;

extern uint8_t memory[4096];
extern size_t length;
bool every_algorithm();

namespace {

using in = std::span<const uint8_t>;
using out = std::span<uint8_t>;

out text() { return {memory, length}; }
out result() { return {memory + 1024, length}; }

/// Fixed-size operands in places of their own.
template <size_t Size, size_t Place>
std::span<uint8_t, Size> operand() {
    return std::span<uint8_t, Size>(memory + 2048 + 256 * Place, Size);
}

template <linnet::OnlineAead A>
bool use_online_aead(typename A::key_in key, typename A::nonce_in nonce, typename A::tag_out tag) {
    typename A::encryptor e(key, nonce);
    typename A::decryptor d(key, nonce);
    return e.update_aad(text()) && e.update(text(), result()) && e.finish(tag) && d.update_aad(text()) &&
           d.update(text(), result()) && d.verify(tag);
}

template <linnet::Aead A>
bool use_keyed_aead(typename A::key_in key, typename A::nonce_in nonce, typename A::keyed::tag_out tag) {
    const typename A::keyed k(key, tag.size());
    return k.encrypt(nonce, in(), text(), result(), tag) && k.decrypt(nonce, in(), text(), tag, result());
}

template <linnet::Aead A>
bool use_aead() {
    const auto key = operand<A::key_size, 0>();
    const auto nonce = operand<A::nonce_size, 1>();
    const auto tag = operand<A::tag_size, 2>();
    if (!A::encrypt(key, nonce, in(memory + 3072, length), text(), result(), tag)) return false;
    if constexpr (linnet::OnlineAead<A>) {
        if (!use_online_aead<A>(key, nonce, tag)) return false;
    }
    if (!use_keyed_aead<A>(key, nonce, tag)) return false;
    return bool(A::decrypt(key, nonce, in(memory + 3072, length), text(), tag, result()));
}

template <linnet::Hash A>
bool use_hash() {
    const auto digest = operand<A::digest_size, 0>();
    A::digest(text(), digest);
    typename A::hasher h;
    const bool first(h.update(text()));
    auto copy = h;
    return first && h.finish(digest) && copy.finish(digest);
}

template <linnet::Xof A>
bool use_xof() {
    if constexpr (linnet::CustomizableXof<A>) {
        typename A::hasher x(text());
        return A::digest(text(), text(), result()) && x.update(text()) && x.squeeze(result());
    } else {
        typename A::hasher x;
        A::digest(text(), result());
        return x.update(text()) && x.squeeze(result());
    }
}

template <class A, class... Nonce>
bool use_code(const Nonce&... nonce) {
    const auto key = operand<A::key_size, 0>();
    const auto tag = operand<A::tag_size, 1>();
    const typename A::keyed k(key, tag.size());
    typename A::authenticator a(key, nonce...);
    typename A::authenticator b(k, nonce...);
    return A::compute(key, nonce..., text(), tag) && A::verify(key, nonce..., text(), tag) && k.compute(nonce..., text(), tag) &&
           k.verify(nonce..., text(), tag) && a.update(text()) && a.finish(tag) && b.update(text()) && b.verify(tag);
}

template <class A>
bool use_customized_code() {
    const auto key = operand<A::key_size, 0>();
    const auto tag = operand<A::tag_size, 1>();
    const typename A::keyed k(key, text());
    typename A::authenticator a(key, text());
    return A::compute(key, text(), text(), tag) && A::verify(key, text(), text(), tag) && k.verify(text(), tag) && a.verify(tag);
}

template <linnet::Mac A>
bool use_mac() {
    if constexpr (linnet::NonceMac<A>) return use_code<A>(operand<A::nonce_size, 2>());
    else if constexpr (linnet::CustomizableMac<A>) return use_code<A>() && use_customized_code<A>();
    else return use_code<A>();
}

template <linnet::StreamCipher A>
bool use_stream() {
    const auto key = operand<A::key_size, 0>();
    const auto nonce = operand<A::nonce_size, 1>();
    typename A::cipher c(key, nonce);
    return A::crypt(key, nonce, text(), result()) && c.seek(length) && c.update(text(), result());
}

#if defined(LINNET_BATCHES)
template <class A>
bool use_batches() {
    const auto each = linnet::batch::each(text());
    linnet::status status{};
    const std::span<linnet::status> all(&status, 1);
    namespace batch = linnet::batch;
    if constexpr (linnet::Aead<A>)
        return batch::encrypt<A>(1, each, each, each, each, result(), result(), all) &&
               batch::decrypt<A>(1, each, each, each, each, each, result(), all);
    else if constexpr (linnet::CustomizableXof<A>) return bool(batch::digest<A>(1, each, each, result(), all));
    else if constexpr (linnet::Hash<A> || linnet::PlainXof<A>) return bool(batch::digest<A>(1, each, result(), all));
    else if constexpr (linnet::Mac<A>)
        return batch::mac<A>(1, each, each, each, result(), all) && batch::verify<A>(1, each, each, each, each, all);
    else return true;
}
#endif

template <linnet::Algorithm A>
bool use() {
    if constexpr (linnet::Aead<A>) return use_aead<A>();
    else if constexpr (linnet::Hash<A>) return use_hash<A>();
    else if constexpr (linnet::Xof<A>) return use_xof<A>();
    else if constexpr (linnet::Mac<A>) return use_mac<A>();
    else if constexpr (linnet::StreamCipher<A>) return use_stream<A>();
    else return linnet_library::default_of<A>.supported(); // whose table calls all of it
}

/// Lanes through a permutation, which is all that takes them yet.
template <class T, size_t N>
void use_lanes() {
    using word = linnet::word<linnet::lanes<T, N>>;
    typename word::source from;
    typename word::sink to;
    for (size_t i = 0; i < N; ++i) {
        from[i] = memory + 64 * i;
        to[i] = memory + 64 * i;
    }
    linnet::ascon_state<linnet::lanes<T, N>> s;
    for (size_t i = 0; i < 5; ++i) s.x[i] = word::template load<linnet::byte_order::little>(from, 8 * i);
    linnet::ascon_p<12>(s);
    for (size_t i = 0; i < 5; ++i) word::template store<linnet::byte_order::little>(to, 8 * i, s.x[i]);
    s.wipe();
}

} // namespace

bool every_algorithm() {
    bool done = true;
#if defined(LINNET_FAMILY)
    using chosen = linnet::LINNET_FAMILY;
#else
    using chosen = linnet::catalog;
#endif
    chosen::for_each([&]<class A>() { done = use<A>() && done; });
#if defined(LINNET_BATCHES)
    chosen::for_each([&]<class A>() { done = use_batches<A>() && done; });
#endif
    use_lanes<std::uint64_t, 4>();
    use_lanes<std::uint64_t, 8>();
    return done;
}
