// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_INTERFACE_DRBG_HPP
#define LINNET_INTERFACE_DRBG_HPP

#include <linnet/interface/implementations.hpp>
#include <linnet/interface/outcome.hpp>
#include <linnet/kinds.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// 2^35 bits, or what memory holds (SP 800-90A Rev. 1, table 2).
inline constexpr size_t drbg_string_size_max = SIZE_MAX - 1 > 0xffffffff ? size_t{0xffffffff} + 1 : SIZE_MAX;

} // namespace detail

/// A deterministic generator of random bits (SP 800-90A Rev. 1), over a core or the fastest of a list, of 256-bit security. All
/// sizes are in bytes. What it gives is as hard to guess as its entropy, which is the caller's to bring: where the operating system
/// gives random bytes, take those. For prediction resistance call `reseed` before `generate`. No call allocates, throws or keeps a
/// pointer.
template <class Cores>
struct drbg {
    using implementations = Cores;

private:
    using Core = fastest<Cores>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;
    using strings = std::array<detail::bytes_in, 3>;

public:
    static constexpr algorithm_kind kind = algorithm_kind::drbg;
    static constexpr size_t block_size = Core::block_size;
    static constexpr size_t entropy_size_min = 32; ///< the security strength
    static constexpr size_t entropy_size_max = detail::drbg_string_size_max;
    static constexpr size_t nonce_size_min = 16; ///< half of that (section 8.6.7)
    static constexpr size_t nonce_size_max = detail::drbg_string_size_max;
    static constexpr size_t nonce_size = nonce_size_min;
    static constexpr size_t personalization_size_max = detail::drbg_string_size_max;
    static constexpr size_t additional_size_max = detail::drbg_string_size_max;
    static constexpr size_t output_size_max = 65536; ///< 2^19 bits
    static constexpr uint64_t reseed_interval = LINNET_STATED(Core, reseed_interval, uint64_t{1} << 48);

    /// A generator. Wiped when it dies. It cannot be copied: two copies would give the same bits.
    class generator {
        typename Core::state state_{};
        uint64_t next_ = reseed_interval + 1; ///< the number of the next request

    public:
        /// Of at least `entropy_size_min` bytes that nobody can guess, at least `nonce_size_min` that no other generator was made
        /// of, and a string of any length to `personalization_size_max` that tells this generator from others. One made of strings
        /// of other lengths gives nothing (outcome::order) until it is reseeded.
        constexpr generator(bytes_in entropy, bytes_in nonce, bytes_in personalization) noexcept {
            const bool right = is_entropy(entropy) && nonce.size() >= nonce_size_min && nonce.size() <= nonce_size_max &&
                               personalization.size() <= personalization_size_max;
            seed(right ? strings{entropy, nonce, personalization} : strings{},
                 []<class CoreType>(auto& s, const auto& from) LINNET_LAMBDA { CoreType::instantiate(s, from); });
            if (!right) next_ = reseed_interval + 1;
        }
        generator(const generator&) = delete;
        generator& operator=(const generator&) = delete;
        constexpr ~generator() { detail::wipe_kept(state_); }

        /// Takes fresh entropy of at least `entropy_size_min` bytes, and a string of any length to `additional_size_max`. False,
        /// with nothing changed, for other lengths (outcome::length).
        [[nodiscard]] constexpr bool reseed(bytes_in entropy, bytes_in additional) noexcept {
            return try_reseed(entropy, additional) == outcome::ok;
        }
        [[nodiscard]] constexpr outcome try_reseed(bytes_in entropy, bytes_in additional) noexcept {
            if (!is_entropy(entropy) || additional.size() > additional_size_max) return outcome::length;
            seed({entropy, additional}, []<class CoreType>(auto& s, const auto& from) LINNET_LAMBDA { CoreType::reseed(s, from); });
            return outcome::ok;
        }

        /// Writes at most `output_size_max` bytes. False, with zeroes written and nothing else changed, for more, or for a string
        /// of more than `additional_size_max` (outcome::length), for an output that shares memory with it (outcome::overlap), and
        /// after `reseed_interval` requests without `reseed` (outcome::order).
        [[nodiscard]] constexpr bool generate(bytes_in additional, bytes_out output) noexcept {
            return try_generate(additional, output) == outcome::ok;
        }
        [[nodiscard]] constexpr outcome try_generate(bytes_in additional, bytes_out output) noexcept {
            const outcome verdict = output.size() > output_size_max || additional.size() > additional_size_max ? outcome::length
                                    : detail::overlap(output, additional)                                      ? outcome::overlap
                                    : next_ > reseed_interval                                                  ? outcome::order
                                                                                                               : outcome::ok;
            if (verdict != outcome::ok) {
                detail::fill_zero(output);
                return verdict;
            }
            detail::with_core<Core>([&]<class CoreType>() LINNET_LAMBDA {
                CoreType::generate(detail::as<CoreType>(state_), next_, additional, output);
            });
            ++next_;
            return outcome::ok;
        }

    private:
        static constexpr bool is_entropy(bytes_in entropy) noexcept {
            return entropy.size() >= entropy_size_min && entropy.size() <= entropy_size_max;
        }
        template <class Function>
        constexpr void seed(const strings& from, const Function& f) noexcept {
            detail::with_core<Core>([&]<class CoreType>()
                                        LINNET_LAMBDA { f.template operator()<CoreType>(detail::as<CoreType>(state_), from); });
            next_ = 1;
        }
    };
};

LINNET_NAMESPACE_END

#endif
