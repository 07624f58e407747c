// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_HASH_HPP
#define LINNET_DETAIL_INTERFACE_HASH_HPP

#include <linnet/detail/interface/absorber.hpp>

LINNET_NAMESPACE_BEGIN

namespace detail {

/// Every core of a list models the concept of its kind; the compiler says which member is missing.
template <HashCore Core>
consteval bool is_hash_core() noexcept {
    return true;
}
template <class... Core>
consteval bool are_hash_cores(implementations<Core...>) noexcept {
    return (is_hash_core<Core>() && ...);
}

} // namespace detail

/// A hash function, over a core or the fastest of a list. All sizes are in bytes; `digest_size` is in the types, so that another
/// size does not compile. No call allocates, throws or keeps a pointer.
template <class Cores>
struct hash {
    static_assert(detail::are_hash_cores(detail::cores_of<Cores>{}));
    using implementations = Cores;
    template <class Other>
    using of_core = hash<Other>; ///< the same over another core
    static constexpr algorithm_kind kind = algorithm_kind::hash;
    static constexpr size_t digest_size = fastest<Cores>::digest_size;
    static constexpr size_t block_size = fastest<Cores>::block_size; ///< bytes absorbed per call of the primitive
    using digest_out = sized_out<parameter::digest, digest_size>;

private:
    using Core = fastest<Cores>;
    using bytes_in = detail::bytes_in;

public:
    /// Writes the digest of a message of any length. The message is read before the digest is written, so the digest may overlap
    /// it.
    static constexpr void digest(bytes_in message, digest_out output) noexcept {
        detail::dispatch<Core>::call([&]<class CoreType>() LINNET_LAMBDA {
            typename CoreType::state s = CoreType::initialize();
            const size_t whole = detail::absorb_blocks<CoreType>(s, message);
            CoreType::finish(s, typename CoreType::source(message.data()), whole, message.size() - whole,
                             typename CoreType::sink(output.data()));
            detail::wipe_used(s);
        });
    }
    [[nodiscard]] static constexpr std::array<uint8_t, digest_size> digest(bytes_in message) noexcept {
        std::array<uint8_t, digest_size> output{};
        digest(message, output);
        return output;
    }

    /// An incremental message: `update` any number of times, then `finish` once. Copies are independent, so that messages with a
    /// common prefix hash it once. Wiped when it has finished and when it is destroyed.
    class hasher {
        detail::absorber<Core> stream_{Core::initialize()};

    public:
        /// Ends the stream early. Every later call fails.
        constexpr void wipe() noexcept { stream_.end(); }

        /// Takes the next part of the message. Fails (status::order) after `finish`.
        constexpr result update(bytes_in message) noexcept { return stream_.absorb(message); }

        /// Writes the digest and ends the stream. Fails (status::order), with zeroes written, if it has ended.
        constexpr result finish(digest_out output) noexcept {
            const status why = stream_.finish([&]<class CoreType>(auto& s, const auto& rest, size_t count) LINNET_LAMBDA {
                CoreType::finish(s, rest, size_t{0}, count, typename CoreType::sink(output.data()));
            });
            if (why != status::ok) detail::fill_zero(output);
            return why;
        }
    };
};

LINNET_NAMESPACE_END

#endif
