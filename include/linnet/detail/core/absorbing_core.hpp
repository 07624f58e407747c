// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_CORE_ABSORBING_CORE_HPP
#define LINNET_DETAIL_CORE_ABSORBING_CORE_HPP

/// The contract between the cores of hash functions, extendable-output functions (XOFs) and MACs, which absorb a message into a
/// state, and their calls: interface/absorber.hpp, interface/mac.hpp, batch/lanes.hpp.

#include <linnet/detail/core/core.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// What such a core states beside its required members. Sizes are in bytes.
struct absorbing_traits {
    bool holds_last = false; ///< whether the last block must wait, even a whole one, until it is known to be the last
    size_t message_size_max = SIZE_MAX;
    /// XOFs, and MACs whose output has any length: the bytes that `extract` writes. 0: `finish` writes the digest or tag.
    size_t output_block_size = 0;
    /// XOFs and MACs: the longest customization string; 0 if there is none.
    size_t customization_size_max = 0;

    // MACs.
    size_or_usual key_size_min = {}, key_size_max = {}; ///< usually key_size; otherwise expand_key takes the size too
    bool any_key_size = false; ///< whether the core takes keys of several sizes, each with its own algorithm
    size_or_usual tag_size_min = {}, tag_size_max = {}; ///< usually tag_size; a shorter tag is a prefix
    bool binds_tag_size = false; ///< whether `to_squeezing` takes the size of the tag, on which the result depends
    size_t nonce_size = 0;       ///< if `initialize` takes a nonce
    bool one_time_key = false;   ///< whether two messages under one key, with their tags, allow forging others
    bool zero_padded = false;    ///< whether zero bytes appended up to a whole block leave the tag unchanged

    lane_traits lanes = {};
};

/// Outside `traits` a member with the name of a trait would state nothing.
template <class Core>
concept StatesAbsorbingTraitsAside =
    requires { Core::holds_last; } || requires { Core::message_size_max; } || requires { Core::output_block_size; } ||
    requires { Core::customization_size_max; } || requires { Core::key_size_min; } || requires { Core::key_size_max; } ||
    requires { Core::any_key_size; } || requires { Core::tag_size_min; } || requires { Core::tag_size_max; } ||
    requires { Core::binds_tag_size; } || requires { Core::nonce_size; } || requires { Core::one_time_key; } ||
    requires { Core::zero_padded; } || requires { Core::lanes; };

/// Takes a message. `absorb` takes whole blocks: a multiple of `block_size` bytes.
template <class Core>
concept AbsorbsMessages = MemoryCore<Core> && std::same_as<decltype(Core::traits), const absorbing_traits> &&
                          requires(typename Core::state& s, const typename Core::source& message, size_t size) {
                              requires Wipeable<typename Core::state>;
                              requires std::copyable<typename Core::state>;
                              requires Core::block_size != 0;
                              requires LanesAsStated<Core>;
                              requires !StatesAbsorbingTraitsAside<Core>;
                              { Core::absorb(s, message, size) } noexcept;
                          };

/// Takes the last bytes of the message, from an offset on, and writes the output: fewer bytes than a block or, if the last block
/// waits, up to a block.
template <class Core>
concept WritesOutput =
    requires(typename Core::state& s, const typename Core::source& message, const typename Core::sink& output, size_t size) {
        { Core::finish(s, message, size, size, output) } noexcept;
    };

/// Output of any length. `to_squeezing` takes the last bytes of the message, from an offset on, and the size of the tag if the core
/// binds it. Then `extract` writes a block of output and `next` goes on to the next block, or `squeeze` writes all of the output at
/// once.
template <class Core, class... TagSize>
concept SqueezesOutput = requires(typename Core::state& s, const typename Core::source& message, const typename Core::sink& output,
                                  size_t size, TagSize... tag_size) {
    { Core::to_squeezing(s, message, size, size, tag_size...) } noexcept;
    { Core::squeeze(s, output, size) } noexcept;
    { Core::extract(s, output) } noexcept;
    { Core::next(s) } noexcept;
};

/// The state before a message.
template <class Core, class... Argument>
concept InitializesFrom = requires(const Argument&... argument) {
    { Core::initialize(argument...) } noexcept -> std::same_as<typename Core::state>;
};

/// The core of a hash function.
template <class Core>
concept HashCore = AbsorbsMessages<Core> && InitializesFrom<Core> && WritesOutput<Core> && (Core::digest_size != 0);

/// The core of an extendable-output function; `digest_size` is the usual size of its output.
template <class Core>
concept XofCore =
    AbsorbsMessages<Core> && SqueezesOutput<Core> && (Core::traits.output_block_size != 0) && (Core::digest_size != 0) &&
    ((Core::traits.customization_size_max == 0 && InitializesFrom<Core>) ||
     (Core::traits.customization_size_max != 0 && InitializesFrom<Core, typename Core::source, size_t>));

/// Expands a key: from its bytes, with their number if it may vary, and with the customization string and its length if there is
/// one.
template <class Core, class... Argument>
concept ExpandsMacKey = Wipeable<typename Core::key> && requires(const Argument&... argument) {
    { Core::expand_key(argument...) } noexcept -> std::same_as<typename Core::key>;
};

template <class Core>
concept ExpandsAsStated =
    (Core::traits.customization_size_max != 0 &&
     ExpandsMacKey<Core, typename Core::source, size_t, typename Core::source, size_t>) ||
    (Core::traits.customization_size_max == 0 && Core::traits.key_size_min.stated() &&
     ExpandsMacKey<Core, typename Core::source, size_t>) ||
    (!Core::traits.key_size_min.stated() && Core::traits.any_key_size &&
     ExpandsMacKey<Core, sized_source<typename Core::source>>) ||
    (!Core::traits.key_size_min.stated() && !Core::traits.any_key_size && ExpandsMacKey<Core, typename Core::source>);
template <class Core>
concept InitializesAsStated = (Core::traits.nonce_size == 0 && InitializesFrom<Core, typename Core::key>) ||
                              (Core::traits.nonce_size != 0 && InitializesFrom<Core, typename Core::key, typename Core::source>);
template <class Core>
concept EndsAsStated = (Core::traits.output_block_size == 0 && WritesOutput<Core>) ||
                       (Core::traits.output_block_size != 0 && Core::traits.binds_tag_size && SqueezesOutput<Core, size_t>) ||
                       (Core::traits.output_block_size != 0 && !Core::traits.binds_tag_size && SqueezesOutput<Core>);

/// The core of a MAC.
template <class Core>
concept MacCore = AbsorbsMessages<Core> && (Core::key_size != 0) && (Core::tag_size != 0) && ExpandsAsStated<Core> &&
                  InitializesAsStated<Core> && EndsAsStated<Core>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
