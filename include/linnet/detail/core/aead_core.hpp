// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_CORE_AEAD_CORE_HPP
#define LINNET_DETAIL_CORE_AEAD_CORE_HPP

/// The contract between an AEAD's core and its calls: interface/aead_one_shot.hpp, interface/aead_stream.hpp, batch/lanes.hpp.
/// A secret box has the same core, with no associated data.

#include <linnet/detail/core/core.hpp>

LINNET_NAMESPACE_BEGIN

/// When an AEAD verifies a message.
enum class verification : std::uint8_t {
    after_decryption,  ///< the tag is computed while decrypting
    before_decryption, ///< the tag is computed from the ciphertext; forgeries are never decrypted
    with_tag,          ///< decryption starts from the received tag
};

namespace detail {

/// What an AEAD core states beside its required members. Sizes are in bytes.
struct aead_traits {
    /// The sizes that a nonce may have. If they differ, calls pass a nonce with its size.
    size_or_usual nonce_size_min = {}, nonce_size_max = {}; ///< usually nonce_size
    /// The shortest tag, and the distance from one size to the next. A shorter tag is a prefix unless the core binds its size.
    size_or_usual tag_size_min = {}; ///< usually tag_size
    size_t tag_size_step = 1;
    bool binds_tag_size = false;         ///< whether calls pass the size of the tag, on which the result depends
    uint64_t text_size_max = UINT64_MAX; ///< the longest text
    /// Whether message_size_max_under(nonce_size) is the limit instead: of a one-shot call, and of a length that comes first.
    bool limit_depends_on_nonce = false;
    /// Keys. A core that expands none gets the bytes of the key in every call.
    bool expands_key = true;   ///< whether there are `key` and `expand_key`
    bool any_key_size = false; ///< whether keys of several sizes are passed with their size; `key_size` is the largest
    size_t key_alignment = 0;  ///< at which a key is read fastest; 0: as its type
    /// Messages in parts: whether there are `running` and the functions over it.
    bool incremental = true;
    size_or_usual data_block_size = {}; ///< of associated data; usually block_size
    bool lengths_first = false; ///< whether `initialize` takes the lengths of associated data and text, and the size of the tag
    bool holds_last = false;    ///< whether the last block must wait, even a whole one, until it is known to be the last
    bool reads_twice = !incremental; ///< whether the input is read twice, or the output is read back
    /// Shared code (LINNET_SHARED): whether `crypt` does both directions, or `encrypt` and `decrypt` share functions for their
    /// passes. With either, one function has the checks of both.
    bool shares_directions = false, shares_passes = false;
    /// Whether the one-shot calls are functions of their own, compiled for the core's instructions.
    bool messages_outlined = false;
    lane_traits lanes = {};

    /// The longest text of a one-shot call.
    constexpr size_t message_size_max() const noexcept { return size_at_most(text_size_max); }
};

/// A nonce as calls pass it.
template <class Core>
using nonce_of_core = std::conditional_t<Core::traits.nonce_size_min.or_else(Core::nonce_size) ==
                                             Core::traits.nonce_size_max.or_else(Core::nonce_size),
                                         typename Core::source, sized_source<typename Core::source>>;

/// The bytes of a key as expand_key takes them.
template <class Core>
using key_bytes_of_core = std::conditional_t<Core::traits.any_key_size, sized_source<typename Core::source>, typename Core::source>;

/// A key as calls pass it: expanded, or its bytes.
template <class Core, bool = Core::traits.expands_key>
struct key_of_core_is {
    using type = typename Core::source;
};
template <class Core>
struct key_of_core_is<Core, true> {
    using type = typename Core::key;
};
template <class Core>
using key_of_core = typename key_of_core_is<Core>::type;

/// A core that expands keys, once for a keyed context and once for each one-shot call.
template <class Core>
concept ExpandsKey = Wipeable<typename Core::key> && requires(const key_bytes_of_core<Core>& bytes) {
    { Core::expand_key(bytes) } noexcept -> std::same_as<typename Core::key>;
};

/// One-shot calls: key, nonce, associated data and its length, input, output and their length, the tag. A length may be 0. Input
/// and output may be the same memory.
template <class Core, class... TagSize>
concept EncryptsMessages = requires(const key_of_core<Core>& k, const nonce_of_core<Core>& nonce, const typename Core::source& in,
                                    const typename Core::sink& out, size_t size, TagSize... tag_size) {
    { Core::encrypt(k, nonce, in, size, in, out, size, out, tag_size...) } noexcept;
};
/// Decrypts, and writes the computed tag.
template <class Core, class... TagSize>
concept DecryptsMessages = requires(const key_of_core<Core>& k, const nonce_of_core<Core>& nonce, const typename Core::source& in,
                                    const typename Core::sink& out, size_t size, TagSize... tag_size) {
    { Core::decrypt(k, nonce, in, size, in, out, size, out, tag_size...) } noexcept;
};
/// The same with the received tag before the computed one.
template <class Core>
concept DecryptsWithTag = requires(const key_of_core<Core>& k, const nonce_of_core<Core>& nonce, const typename Core::source& in,
                                   const typename Core::sink& out, size_t size) {
    { Core::decrypt(k, nonce, in, size, in, out, size, in, out) } noexcept;
};
/// `authenticate` computes the tag of a ciphertext; `decrypt` is called only if it is the right one.
template <class Core>
concept VerifiesFirst = requires(const key_of_core<Core>& k, const nonce_of_core<Core>& nonce, const typename Core::source& in,
                                 const typename Core::sink& out, size_t size) {
    { Core::authenticate(k, nonce, in, size, in, size, out) } noexcept;
    { Core::decrypt(k, nonce, in, out, size) } noexcept;
};

/// The limit of a text under a nonce of that size.
template <class Core>
concept LimitsTexts = requires(size_t nonce_size) {
    { Core::message_size_max_under(nonce_size) } noexcept -> std::same_as<size_t>;
};

/// Both directions in one function, for shared code: writes the tag, of that size, or returns whether it verifies.
template <class Core>
concept CryptsMessages = requires(bool decrypting, const key_of_core<Core>& k, const typename Core::source& in,
                                  const typename Core::sink& out, size_t size) {
    { Core::crypt(decrypting, k, in, in, size, in, out, size, out, size) } noexcept -> std::same_as<bool>;
};

/// The first call of an incremental message; `Lengths` are the sizes of associated data, text and tag if they come first.
template <class Core, class... Lengths>
concept InitializesMessages =
    Wipeable<typename Core::running> && requires(const key_of_core<Core>& k, const nonce_of_core<Core>& nonce, Lengths... lengths) {
        { Core::initialize(k, nonce, lengths...) } noexcept -> std::same_as<typename Core::running>;
    };

/// The calls of an incremental message in their order. Sizes of whole blocks are multiples of `block_size`.
template <class Core>
concept PassesMessages = requires(typename Core::running& r, const key_of_core<Core>& k, const typename Core::source& in,
                                  const typename Core::sink& out, size_t size, bool any) {
    // Whole blocks of associated data, any number of times.
    { Core::absorb(r, k, in, size) } noexcept;
    // Its last bytes, from an offset on: fewer than a block or, if the last block waits, up to a block. Once, for empty data too.
    // Then whether there was any associated data, and whether text follows.
    { Core::absorb_last(r, k, in, size, size, any, any) } noexcept;
    // Whole blocks of text, any number of times.
    { Core::template blocks<true>(r, k, in, out, size) } noexcept;
    { Core::template blocks<false>(r, k, in, out, size) } noexcept;
    // Writes the keystream of the next block, for a block that arrives in parts. The buffer then has its text, padded or not; if
    // more text follows, `absorb_text` gets it as a whole block.
    { Core::keystream(r, k, out) } noexcept;
    { Core::absorb_text(r, k, in) } noexcept;
    // The last bytes of the text, fewer than a block or, if the last block waits, up to a block; and the tag.
    { Core::finish(r, k, in, size, out) } noexcept;
};

template <class Core>
concept EncryptsAsStated =
    (Core::traits.binds_tag_size && EncryptsMessages<Core, size_t>) || (!Core::traits.binds_tag_size && EncryptsMessages<Core>);
template <class Core>
concept DecryptsAsStated =
    (Core::verify == verification::before_decryption && VerifiesFirst<Core>) ||
    (Core::verify == verification::with_tag && DecryptsWithTag<Core>) ||
    (Core::verify == verification::after_decryption && Core::traits.binds_tag_size && DecryptsMessages<Core, size_t>) ||
    (Core::verify == verification::after_decryption && !Core::traits.binds_tag_size && DecryptsMessages<Core>);
template <class Core>
concept StreamsAsStated =
    !Core::traits.incremental || (((Core::traits.lengths_first && InitializesMessages<Core, size_t, size_t, size_t>) ||
                                   (!Core::traits.lengths_first && InitializesMessages<Core>)) &&
                                  PassesMessages<Core>);

/// An incremental message can be checked against these only if its lengths come first.
template <class Core>
concept LengthsFirstIfNeeded = !Core::traits.incremental || Core::traits.lengths_first ||
                               !(Core::traits.limit_depends_on_nonce || Core::traits.binds_tag_size);

/// What batches need of AEADs in lanes.
template <class Core>
concept NumbersClasses = requires(size_t size) {
    { Core::batch_class(size, size) } noexcept -> std::same_as<unsigned>;
};
template <class Core>
concept HasTextKey = requires { typename Core::text_key; };

/// Outside `traits` a member with the name of a trait would state nothing.
template <class Core>
concept StatesAeadTraitsAside =
    requires { Core::nonce_size_min; } || requires { Core::nonce_size_max; } || requires { Core::tag_size_min; } ||
    requires { Core::tag_size_step; } || requires { Core::binds_tag_size; } || requires { Core::text_size_max; } ||
    requires { Core::limit_depends_on_nonce; } || requires { Core::expands_key; } || requires { Core::any_key_size; } ||
    requires { Core::key_alignment; } || requires { Core::incremental; } || requires { Core::data_block_size; } ||
    requires { Core::lengths_first; } || requires { Core::holds_last; } || requires { Core::reads_twice; } ||
    requires { Core::shares_directions; } || requires { Core::shares_passes; } || requires { Core::messages_outlined; } ||
    requires { Core::lanes; };

/// The core of an AEAD or of a secret box.
template <class Core>
concept AeadCore = MemoryCore<Core> && std::same_as<decltype(Core::traits), const aead_traits> && requires {
    requires Core::key_size != 0;
    requires Core::nonce_size != 0;
    requires Core::tag_size != 0;
    requires Core::block_size != 0; // bytes of text for each call of the primitive
    requires std::same_as<decltype(Core::verify), const verification>;
    requires !Core::traits.expands_key || ExpandsKey<Core>;
    requires EncryptsAsStated<Core>;
    requires DecryptsAsStated<Core>;
    requires StreamsAsStated<Core>;
    requires LanesAsStated<Core>;
    requires !Core::traits.limit_depends_on_nonce || LimitsTexts<Core>;
    requires !Core::traits.shares_directions || CryptsMessages<Core>;
    requires !Core::traits.lanes.classes || NumbersClasses<Core>;
    requires !Core::traits.lanes.has_text_key || HasTextKey<Core>;
    requires LengthsFirstIfNeeded<Core>;
    requires !StatesAeadTraitsAside<Core>;
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
