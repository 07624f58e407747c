// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_CORE_CORE_HPP
#define LINNET_DETAIL_CORE_CORE_HPP

/// What the cores of all kinds have in common. A core computes whole messages or blocks and knows nothing of bytes that arrive in
/// parts, of buffers that overlap or of tags that do not verify: interface/ sees to that.
///
/// The header of a kind lists the members that calls on single messages need; what only lanes call is checked where lanes are
/// compiled. Required members are in the concept. Everything else is stated in
/// `traits`, an aggregate with a default for each statement: a core names what differs, and a misspelt name does not compile.
/// Types and functions that only some cores have are announced there too, and the concept then requires them. An algorithm whose
/// core lacks a member does not compile; g++ names it with -fconcepts-diagnostics-depth=9.

#include <linnet/detail/base/bytes.hpp>
#include <linnet/detail/base/processor.hpp>

#include <concepts>
#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// A size in bytes that equals another one unless a core states it.
class size_or_usual {
    size_t size_ = 0;
    bool stated_ = false;

public:
    constexpr size_or_usual() noexcept = default;
    constexpr size_or_usual(size_t size) noexcept : size_(size), stated_(true) {} // NOLINT(google-explicit-constructor)

    constexpr bool stated() const noexcept { return stated_; }
    constexpr size_t or_else(size_t usual) const noexcept { return stated_ ? size_ : usual; }
};

/// The largest size in bytes that this machine can have, up to a limit.
constexpr size_t size_at_most(uint64_t limit) noexcept { return limit > SIZE_MAX ? SIZE_MAX : to_size(limit); }

/// How a core works over the lanes of a vector, with a message in each. `over<Lanes>` is the core over lanes. Batches read
/// `available` to `has_faster_singly` from the core over a scalar word, and `has_faster_singly` and the others from that over
/// lanes.
struct lane_traits {
    /// Whether there is a core over lanes. In each lane the message has a length of its own.
    bool available = false;
    /// Registers for each word of the state: 2 overlap more operations; 1 if the state would not fit the registers.
    size_t vectors = 2;
    /// Whether lanes are faster than single messages with vectors of 16 bytes, and with AVX2.
    bool faster_with_16 = false;
    bool faster_with_32 = true;
    /// Whether the processor feature `faster_singly` makes single messages faster than lanes of AVX2.
    bool has_faster_singly = false;
    /// The longest message, with its associated data, for which lanes are faster; in bytes.
    size_t longest = SIZE_MAX;
    /// The fewest messages for which lanes are faster. 0: a quarter of the lanes with vectors of 64 bytes and no `faster_singly`,
    /// otherwise half.
    size_t fewest = 0;
    /// AEADs: whether batch_class(data_size, text_size) numbers the messages that may share a vector. Otherwise these are messages
    /// with and without associated data, and with and without text.
    bool classes = false;
    /// AEADs: whether `begin_text` replaces the key by a `text_key` after the associated data.
    bool has_text_key = false;
    /// AEADs: whether `write_tag` takes the lengths of associated data and text.
    bool ends_with_lengths = false;
    /// AEADs that hold the last block: whether an empty text has a last block too.
    bool ends_empty = false;
    /// Hash functions and MACs: whether blocks_of_end(count) is the number of blocks that the last `count` bytes take, so that only
    /// messages with the same number share a vector.
    bool has_blocks_of_end = false;
    /// Hash functions and MACs: whether set_absorbed(state, lane, size) must say how many bytes of a message were absorbed.
    bool counts_absorbed = false;
};

/// The members of every core.
template <class Core>
concept AnyCore = requires {
    typename Core::feature;                                     // of the processor; processor::any for a core that needs none
    { Core::variant } -> std::convertible_to<std::string_view>; // the name among the implementations: the word or the feature
};

/// A core that reads and writes memory by `source` and `sink`: addresses or, in lanes, arrays of addresses.
template <class Core>
concept MemoryCore = AnyCore<Core> && requires {
    typename Core::source;
    typename Core::sink;
};

/// The objects that a core makes and takes back: an expanded key, the state of an incremental message, the state of a message that
/// is absorbed.
template <class Core>
concept HasKey = requires { typename Core::key; };
template <class Core>
concept HasRunning = requires { typename Core::running; };
template <class Core>
concept HasState = requires { typename Core::state; };

/// What a core with lanes has.
template <class Core>
concept HasWord = requires { typename Core::word_type; };
template <template <class> class Over>
struct over_lanes;
template <class Core>
concept HasOver = requires { typename over_lanes<Core::template over>; };
template <class Core>
concept HasFasterSingly = requires { typename Core::faster_singly; };
template <class Core>
concept HasBlocksOfEnd = requires(size_t count) {
    { Core::blocks_of_end(count) } noexcept -> std::same_as<unsigned>;
};
template <class Core>
concept LanesAsStated = requires {
    requires !Core::traits.lanes.available || HasWord<Core>;
    requires !Core::traits.lanes.available || HasOver<Core>;
    requires !Core::traits.lanes.has_faster_singly || HasFasterSingly<Core>;
    requires !Core::traits.lanes.has_blocks_of_end || HasBlocksOfEnd<Core>;
};

/// An object with secrets, which its owner wipes.
template <class Object>
concept Wipeable = requires(Object& object) {
    { object.wipe() } noexcept;
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
