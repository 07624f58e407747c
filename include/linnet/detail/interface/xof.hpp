// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_XOF_HPP
#define LINNET_DETAIL_INTERFACE_XOF_HPP

#include <linnet/detail/interface/absorber.hpp>

LINNET_NAMESPACE_BEGIN

namespace detail {

/// Every core of a list models the concept of its kind; the compiler says which member is missing.
template <XofCore Core>
consteval bool is_xof_core() noexcept {
    return true;
}
template <class... Core>
consteval bool are_xof_cores(implementations<Core...>) noexcept {
    return (is_xof_core<Core>() && ...);
}

} // namespace detail

/// An extendable-output function (XOF), over a core or the fastest of a list. If `customization_size_max` is not 0, the output also
/// depends on a customization string of at most that many bytes. All sizes are in bytes. No call allocates, throws or keeps a
/// pointer.
template <class Cores>
struct extendable_output {
private:
    static_assert(detail::are_xof_cores(detail::cores_of<Cores>{}));
    using Core = fastest<Cores>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;
    static constexpr bool customizable = Core::traits.customization_size_max != 0;

public:
    using implementations = Cores;
    template <class Other>
    using of_core = extendable_output<Other>; ///< the same over another core
    static constexpr algorithm_kind kind = algorithm_kind::xof;
    static constexpr size_t digest_size = Core::digest_size; ///< the default length of an output; any length is possible
    static constexpr size_t block_size = Core::block_size;   ///< bytes absorbed per call of the primitive
    static constexpr size_t customization_size_max = Core::traits.customization_size_max;

    /// Fills `output`. A shorter output is a prefix of a longer one. The message is read before the output is written, so the
    /// output may overlap it.
    static constexpr void digest(bytes_in message, bytes_out output) noexcept
        requires(!customizable)
    {
        compute(message, output, [&]<class CoreType>() LINNET_LAMBDA { return CoreType::initialize(); });
    }

    /// The same with a customization string. Fails (status::length), with zeroes written, if it is too long.
    static constexpr result digest(bytes_in customization, bytes_in message, bytes_out output) noexcept
        requires customizable
    {
        if (customization.size() > customization_size_max) {
            detail::fill_zero(output);
            return status::length;
        }
        compute(message, output, [&]<class CoreType>() LINNET_LAMBDA {
            return CoreType::initialize(typename CoreType::source(customization.data()), customization.size());
        });
        return status::ok;
    }

    /// An incremental message, then an incremental output: `update` any number of times, then `squeeze`. Copies are independent.
    /// Wiped when it is destroyed.
    class hasher {
        detail::absorber<Core> stream_;

    public:
        constexpr hasher() noexcept
            requires(!customizable)
            : stream_(Core::initialize()) {}

        /// If the customization string is too long, every call fails (status::length).
        explicit constexpr hasher(bytes_in customization) noexcept
            requires customizable
            : stream_(Core::initialize(typename Core::source(customization.data()),
                                       customization.size() > customization_size_max ? size_t{0} : customization.size())) {
            if (customization.size() > customization_size_max) stream_.end(status::length);
        }

        /// Ends the stream early. Every later call fails.
        constexpr void wipe() noexcept { stream_.end(); }

        /// Takes the next part of the message. After `squeeze` it fails (status::order) and ends the stream.
        constexpr result update(bytes_in message) noexcept { return stream_.absorb(message); }

        /// Fills `output` with the next bytes of the output. Fails (status::order), with zeroes written, if the stream has ended.
        constexpr result squeeze(bytes_out output) noexcept {
            const status why = stream_.squeeze(output);
            if (why != status::ok) detail::fill_zero(output);
            return why;
        }
    };

private:
    template <class Start>
    LINNET_INLINE static constexpr void compute(const bytes_in& message, const bytes_out& output, const Start& start) noexcept {
        detail::dispatch<Core>::call([&]<class CoreType>() LINNET_LAMBDA {
            typename CoreType::state s = start.template operator()<CoreType>();
            const size_t whole = detail::absorb_blocks<CoreType>(s, message);
            CoreType::to_squeezing(s, typename CoreType::source(message.data()), whole, message.size() - whole);
            CoreType::squeeze(s, typename CoreType::sink(output.data()), output.size());
            detail::wipe_used(s);
        });
    }
};

/// The name to derive from. The class has another name because it has a member `xof`.
template <class Core>
using xof = extendable_output<Core>;

LINNET_NAMESPACE_END

#endif
