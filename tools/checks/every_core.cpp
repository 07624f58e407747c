// SPDX-License-Identifier: MIT OR Apache-2.0
// The core of every algorithm as a function for a device, or for a microcontroller: one message, and none of the bytes layer.
// Compiled by tools/checks/devices.sh, and never run.
#include <linnet/linnet.hpp>

#include <array>

#if defined(__CUDACC__)
#define ON_DEVICE __global__
#else
#define ON_DEVICE
#endif

using std::size_t;
using std::uint32_t;
using std::uint8_t;

/// Where a message is. What has no tag writes its output there.
struct message {
    const uint8_t* key;
    const uint8_t* nonce;
    const uint8_t* data;
    size_t data_size;
    const uint8_t* in;
    uint8_t* out;
    size_t size;
    uint8_t* tag;
};

namespace {

template <class Core>
consteval bool expands_key() noexcept {
    if constexpr (requires { Core::traits.expands_key; }) return Core::traits.expands_key;
    else return linnet::detail::HasKey<Core>;
}

template <class Core>
constexpr auto key_of(const message& m) noexcept {
    if constexpr (expands_key<Core>()) return Core::expand_key(m.key);
    else return m.key;
}

/// The nonce, of the usual size, as the core takes it.
template <class Core>
constexpr auto nonce_of(const message& m) noexcept {
    if constexpr (!std::is_same_v<linnet::detail::nonce_of_core<Core>, const uint8_t*>)
        return linnet::sized_source<const uint8_t*>{m.nonce, Core::nonce_size};
    else return m.nonce;
}

template <class Core>
constexpr void crypt(const message& m) noexcept {
    const auto key = key_of<Core>(m);
    const auto nonce = nonce_of<Core>(m);
    const uint8_t* const ciphertext = m.out;
    if constexpr (Core::traits.binds_tag_size) {
        Core::encrypt(key, nonce, m.data, m.data_size, m.in, m.out, m.size, m.tag, size_t{Core::tag_size});
        Core::decrypt(key, nonce, m.data, m.data_size, ciphertext, m.out, m.size, m.tag, size_t{Core::tag_size});
    } else {
        Core::encrypt(key, nonce, m.data, m.data_size, m.in, m.out, m.size, m.tag);
        if constexpr (Core::verify == linnet::verification::before_decryption) {
            Core::authenticate(key, nonce, m.data, m.data_size, ciphertext, m.size, m.tag);
            Core::decrypt(key, nonce, ciphertext, m.out, m.size);
        } else if constexpr (Core::verify == linnet::verification::with_tag) {
            Core::decrypt(key, nonce, m.data, m.data_size, ciphertext, m.out, m.size, m.in, m.tag);
        } else {
            Core::decrypt(key, nonce, m.data, m.data_size, ciphertext, m.out, m.size, m.tag);
        }
    }
}

/// The key as a core takes it that expands it itself: with its size where that may be any.
template <class Core>
constexpr auto key_bytes(const message& m) noexcept {
    using sized = typename linnet::detail::without_key_size<Core>::type;
    if constexpr (sized::traits.any_key_size) return linnet::sized_source<const uint8_t*>{m.key, Core::key_size};
    else return m.key;
}

/// A stream cipher, CBC, key wrap.
template <class Core>
constexpr void hide(const message& m) noexcept {
    if constexpr (linnet::detail::HasRunning<Core>) {
        const auto key = key_of<Core>(m);
        auto r = Core::initialize(key, m.nonce);
        Core::crypt(r, key, m.in, m.out, m.size);
    } else {
        const auto key = key_bytes<Core>(m);
        Core::encrypt(key, m.nonce, m.in, m.size, m.out);
        *m.tag = Core::decrypt(key, m.nonce, m.out, m.size, m.out).good;
    }
}

template <class Core>
constexpr auto initialize(const message& m) noexcept {
    constexpr bool keyed = linnet::detail::HasKey<Core>;
    constexpr bool customizable = Core::traits.customization_size_max != 0;
    if constexpr (keyed && customizable) return Core::initialize(Core::expand_key(m.key, Core::key_size, m.data, m.data_size));
    else if constexpr (customizable) return Core::initialize(m.data, m.data_size);
    else if constexpr (Core::traits.nonce_size != 0) return Core::initialize(key_of<Core>(m), m.nonce);
    else if constexpr (keyed) return Core::initialize(key_of<Core>(m));
    else return Core::initialize();
}

template <class Core>
constexpr void digest(const message& m) noexcept {
    auto state = initialize<Core>(m);
    const size_t rest = m.size % Core::block_size;
    Core::absorb(state, m.in, m.size - rest);
    if constexpr (Core::traits.output_block_size != 0) {
        if constexpr (Core::traits.binds_tag_size) Core::to_squeezing(state, m.in, m.size - rest, rest, size_t{Core::tag_size});
        else Core::to_squeezing(state, m.in, m.size - rest, rest);
        Core::squeeze(state, m.tag, Core::traits.output_block_size);
        Core::next(state);
        Core::extract(state, m.tag);
    } else {
        Core::finish(state, m.in, m.size - rest, rest, m.tag);
    }
}

template <class Core>
constexpr void derive(const message& m) noexcept {
    if constexpr (linnet::detail::KdfCore<Core>) Core::derive(m.key, m.size, m.data, m.data_size, m.in, m.size, m.out, m.size);
    else Core::derive(m.key, m.size, m.data, m.data_size, uint32_t{1000}, m.out, m.size);
}

template <class Core>
constexpr void exchange(const message& m) noexcept {
    Core::public_key(m.key, m.out);
    Core::agree(m.key, m.in, m.tag);
}

} // namespace

/// One algorithm, on one message of its own in each thread.
template <class A>
ON_DEVICE void on_device(const message* messages) {
    using core = linnet::fastest<typename A::implementations>;
#if defined(__CUDACC__)
    const message m = messages[blockIdx.x * blockDim.x + threadIdx.x];
#else
    const message m = *messages;
#endif
    using linnet::algorithm_kind;
    if constexpr (A::kind == algorithm_kind::aead || A::kind == algorithm_kind::secretbox) crypt<core>(m);
    else if constexpr (A::kind == algorithm_kind::kdf) derive<core>(m);
    else if constexpr (A::kind == algorithm_kind::kex) exchange<core>(m);
    else if constexpr (A::kind == algorithm_kind::stream || A::kind == algorithm_kind::cbc || A::kind == algorithm_kind::keywrap)
        hide<core>(m);
    else if constexpr (A::kind == algorithm_kind::hash || A::kind == algorithm_kind::xof || A::kind == algorithm_kind::mac)
        digest<core>(m);
}

template <class... A>
constexpr std::array<void (*)(const message*), sizeof...(A)> functions_of(linnet::algorithm_list<A...>) noexcept {
    return {&on_device<A>...};
}

extern const std::array<void (*)(const message*), linnet::catalog::size> every_core;
const std::array<void (*)(const message*), linnet::catalog::size> every_core = functions_of(linnet::catalog{});
