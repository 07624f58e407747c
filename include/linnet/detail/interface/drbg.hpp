// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_DRBG_HPP
#define LINNET_DETAIL_INTERFACE_DRBG_HPP

#include <linnet/detail/core/deriving_core.hpp>
#include <linnet/detail/dispatch/choose.hpp>
#include <linnet/detail/interface/result.hpp>
#include <linnet/kinds.hpp>

#if __STDC_HOSTED__ &&                                                                                                             \
    (defined(__linux__) || defined(__APPLE__) || defined(__FreeBSD__) || defined(__NetBSD__) || defined(__OpenBSD__))
#include <unistd.h>
#define LINNET_HAS_PROCESSES 1
#endif

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The process ID, by which a copy made by `fork` differs from its original.
class process {
#if defined(LINNET_HAS_PROCESSES)
    ::pid_t number_ = 0;

public:
    constexpr void set_current() noexcept {
        if (!__builtin_is_constant_evaluated()) number_ = ::getpid();
    }
    constexpr bool is_current() const noexcept { return __builtin_is_constant_evaluated() || number_ == ::getpid(); }
#else
public:
    constexpr void set_current() noexcept {}
    constexpr bool is_current() const noexcept { return true; }
#endif
};

/// Every core of a list models the concept of its kind; the compiler says which member is missing.
template <DrbgCore Core>
consteval bool is_drbg_core() noexcept {
    return true;
}
template <class... Core>
consteval bool are_drbg_cores(implementations<Core...>) noexcept {
    return (is_drbg_core<Core>() && ...);
}

/// 2^35 bits, or the size of the address space (SP 800-90A Rev. 1, table 2).
inline constexpr size_t drbg_input_size_max = SIZE_MAX > 0xffffffff ? size_t{0xffffffff} + 1 : SIZE_MAX;

} // namespace detail

/// A deterministic random bit generator (SP 800-90A Rev. 1) of 256-bit security, over a core or the fastest of a list. All sizes
/// are in bytes. Its output is as hard to guess as the entropy input, which the caller supplies. For prediction resistance call
/// `reseed` before `generate`. No call allocates, throws or keeps a pointer. A snapshot of a virtual machine or a process contains
/// a copy of the generator, which produces the same bytes: after returning to a snapshot, call `reseed`.
template <class Cores>
struct drbg {
    static_assert(detail::are_drbg_cores(detail::cores_of<Cores>{}));
    using implementations = Cores;
    template <class Other>
    using of_core = drbg<Other>; ///< the same over another core

private:
    using Core = fastest<Cores>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;
    using inputs = std::array<detail::bytes_in, 3>;

public:
    static constexpr algorithm_kind kind = algorithm_kind::drbg;
    static constexpr size_t block_size = Core::block_size; ///< bytes of output per step
    static constexpr size_t key_size_min = 32;             ///< of the entropy input: the security strength
    static constexpr size_t key_size_max = detail::drbg_input_size_max;
    static constexpr size_t key_size = key_size_min;
    static constexpr size_t nonce_size_min = 16; ///< half of that (section 8.6.7)
    static constexpr size_t nonce_size_max = detail::drbg_input_size_max;
    static constexpr size_t nonce_size = nonce_size_min;
    static constexpr size_t personalization_size_max = detail::drbg_input_size_max;
    static constexpr size_t additional_size_max = detail::drbg_input_size_max;
    static constexpr size_t output_size_max = 65536; ///< 2^19 bits
    /// Requests until a reseed is due.
    static constexpr uint64_t reseed_interval = Core::reseed_interval;
    using key_in = detail::bytes_in;
    using nonce_in = detail::bytes_in;

    static constexpr bool is_key_size(size_t size) noexcept { return size >= key_size_min && size <= key_size_max; }
    static constexpr bool is_nonce_size(size_t size) noexcept { return size >= nonce_size_min && size <= nonce_size_max; }

    /// A generator. It cannot be copied: two copies would have the same output.
    class generator {
        typename Core::state state_{};
        uint64_t next_ = 0; ///< the number of the next request since the last seed, from 1; 0 if there is no state
        [[no_unique_address]] detail::process seeded_in_; ///< in any other process the state is a copy

    public:
        /// Instantiates the generator with an entropy input of at least `key_size_min` bytes, a nonce of at least `nonce_size_min`
        /// bytes that no other generator has with this entropy input, and a personalization string that distinguishes it from other
        /// generators. If an input has another size, every call fails (status::order).
        constexpr generator(bytes_in entropy, bytes_in nonce, bytes_in personalization) noexcept {
            if (!is_key_size(entropy.size()) || !is_nonce_size(nonce.size()) || personalization.size() > personalization_size_max)
                return;
            seed({entropy, nonce, personalization},
                 []<class CoreType>(auto& s, const auto& from) LINNET_LAMBDA { CoreType::instantiate(s, from); });
        }
        generator(const generator&) = delete;
        generator& operator=(const generator&) = delete;
        constexpr ~generator() { wipe(); }

        /// Takes a fresh entropy input of at least `key_size_min` bytes and additional input. For other sizes it fails and changes
        /// nothing (status::length).
        constexpr result reseed(bytes_in entropy, bytes_in additional) noexcept {
            if (next_ == 0) return status::order;
            if (!is_key_size(entropy.size()) || additional.size() > additional_size_max) return status::length;
            seed({entropy, additional}, []<class CoreType>(auto& s, const auto& from) LINNET_LAMBDA { CoreType::reseed(s, from); });
            return status::ok;
        }

        /// Writes at most `output_size_max` bytes. Fails, with zeroes written and nothing else changed, for more bytes or too much
        /// additional input (status::length), if the output overlaps it (status::overlap), and without a `reseed` after
        /// `reseed_interval` requests or in the child of a `fork` (status::order).
        constexpr result generate(bytes_in additional, bytes_out output) noexcept {
            const status why = output.size() > output_size_max || additional.size() > additional_size_max ? status::length
                               : detail::overlap(output, additional)                                      ? status::overlap
                               : next_ == 0 || next_ > reseed_interval || !seeded_in_.is_current()        ? status::order
                                                                                                          : status::ok;
            if (why != status::ok) {
                detail::fill_zero(output);
                return why;
            }
            detail::dispatch<Core>::call([&]<class CoreType>() LINNET_LAMBDA {
                CoreType::generate(detail::as<CoreType>(state_), next_, additional, output);
            });
            ++next_;
            return status::ok;
        }

        /// Wipes the state: every later call is refused (status::order).
        constexpr void wipe() noexcept {
            detail::wipe_kept(state_);
            next_ = 0;
        }

    private:
        template <class Function>
        constexpr void seed(const inputs& from, const Function& f) noexcept {
            detail::dispatch<Core>::call(
                [&]<class CoreType>() LINNET_LAMBDA { f.template operator()<CoreType>(detail::as<CoreType>(state_), from); });
            next_ = 1;
            seeded_in_.set_current();
        }
    };

    /// The first request of a new generator. Fails, with zeroes written, for sizes that the constructor or `generate` refuses
    /// (status::length), or if the output overlaps an input (status::overlap).
    static constexpr result generate(bytes_in entropy, bytes_in nonce, bytes_in personalization, bytes_in additional,
                                     bytes_out output) noexcept {
        generator g(entropy, nonce, personalization);
        const bool overlaps =
            detail::overlap(output, entropy) || detail::overlap(output, nonce) || detail::overlap(output, personalization);
        const result made = overlaps ? result(status::overlap) : g.generate(additional, output);
        if (made.why() == status::overlap) detail::fill_zero(output);
        return made.why() == status::order ? status::length : made.why();
    }
};

LINNET_NAMESPACE_END

#endif
