// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_KDF_HPP
#define LINNET_DETAIL_INTERFACE_KDF_HPP

#include <linnet/detail/core/deriving_core.hpp>
#include <linnet/detail/dispatch/choose.hpp>
#include <linnet/detail/interface/result.hpp>
#include <linnet/detail/interface/sized.hpp>
#include <linnet/kinds.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Every core of a list models the concept of its kind; the compiler says which member is missing.
template <KdfCore Core>
consteval bool is_kdf_core() noexcept {
    return true;
}
template <class... Core>
consteval bool are_kdf_cores(implementations<Core...>) noexcept {
    return (is_kdf_core<Core>() && ...);
}

/// The same for passwords.
template <PasswordKdfCore Core>
consteval bool is_password_kdf_core() noexcept {
    return true;
}
template <class... Core>
consteval bool are_password_kdf_cores(implementations<Core...>) noexcept {
    return (is_password_kdf_core<Core>() && ...);
}

/// Why an output of a key derivation function is refused: it is empty, too long, or overlaps an input.
template <size_t Max, class... Input>
constexpr status derivable(bytes_out output, Input... input) noexcept {
    return output.empty() || output.size() > Max     ? status::length
           : (detail::overlap(output, input) || ...) ? status::overlap
                                                     : status::ok;
}

/// Calls f.template operator()<C>() for the core that `Core` stands for, or zeroes the output if it is refused.
template <class Core, class Function>
LINNET_INLINE constexpr status derived(status why, bytes_out output, const Function& f) noexcept {
    if (why == status::ok) dispatch<Core>::call(f);
    else fill_zero(output);
    return why;
}

} // namespace detail

/// A key derivation function of two steps, over a core or the fastest of a list: `extract` derives a pseudorandom key from a
/// secret, `expand` derives any number of bytes from that key, `derive` does both. It is not for passwords. All sizes are in bytes;
/// the secret, the salt and the information, which names the use, have any length. No call allocates, throws or keeps a pointer.
template <class Cores>
struct kdf {
    static_assert(detail::are_kdf_cores(detail::cores_of<Cores>{}));
    using implementations = Cores;
    template <class Other>
    using of_core = kdf<Other>; ///< the same over another core

private:
    using Core = fastest<Cores>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;

public:
    static constexpr algorithm_kind kind = algorithm_kind::kdf;
    static constexpr size_t extract_size = fastest<Cores>::extract_size; ///< of the pseudorandom key
    static constexpr size_t key_size_min = 0;
    static constexpr size_t key_size_max = SIZE_MAX;
    static constexpr size_t salt_size_max = SIZE_MAX;
    static constexpr size_t info_size_max = SIZE_MAX;
    static constexpr size_t output_size_max = fastest<Cores>::output_size_max;
    static constexpr size_t block_size = fastest<Cores>::block_size; ///< bytes per call of the primitive
    using key_in = detail::bytes_in;
    using extract_out = sized_out<parameter::key, extract_size>;

    /// Derives 1 to `output_size_max` bytes from secret, salt and information. Fails, with zeroes written, for another number of
    /// bytes (status::length) or if the output overlaps an input (status::overlap).
    static constexpr result derive(bytes_in secret, bytes_in salt, bytes_in info, bytes_out output) noexcept {
        const status why = detail::derivable<output_size_max>(output, secret, salt, info);
        return detail::derived<Core>(why, output, [&]<class CoreType>() LINNET_LAMBDA {
            using source = typename CoreType::source;
            CoreType::derive(source(secret.data()), secret.size(), source(salt.data()), salt.size(), source(info.data()),
                             info.size(), typename CoreType::sink(output.data()), output.size());
        });
    }

    /// Derives the pseudorandom key from secret and salt. Fails, with zeroes written, if it overlaps them (status::overlap).
    static constexpr result extract(bytes_in secret, bytes_in salt, extract_out key) noexcept {
        const status why = detail::derivable<extract_size>(key, secret, salt);
        return detail::derived<Core>(why, key, [&]<class CoreType>() LINNET_LAMBDA {
            using source = typename CoreType::source;
            CoreType::extract(source(secret.data()), secret.size(), source(salt.data()), salt.size(),
                              typename CoreType::sink(key.data()));
        });
    }

    /// Derives 1 to `output_size_max` bytes from information and a pseudorandom key of `extract_size` bytes, or any key as hard to
    /// guess as its use requires. Fails as for `derive`.
    static constexpr result expand(bytes_in key, bytes_in info, bytes_out output) noexcept {
        const status why = detail::derivable<output_size_max>(output, key, info);
        return detail::derived<Core>(why, output, [&]<class CoreType>() LINNET_LAMBDA {
            using source = typename CoreType::source;
            CoreType::expand(source(key.data()), key.size(), source(info.data()), info.size(),
                             typename CoreType::sink(output.data()), output.size());
        });
    }
};

/// A key derivation function for passwords: each guess costs `iterations` steps. All sizes are in bytes; password and salt have any
/// length. No call allocates, throws or keeps a pointer.
template <class Cores>
struct password_kdf {
    static_assert(detail::are_password_kdf_cores(detail::cores_of<Cores>{}));
    using implementations = Cores;
    template <class Other>
    using of_core = password_kdf<Other>; ///< the same over another core

private:
    using Core = fastest<Cores>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;

public:
    static constexpr algorithm_kind kind = algorithm_kind::kdf;
    static constexpr size_t key_size_min = 0;
    static constexpr size_t key_size_max = SIZE_MAX;
    static constexpr size_t salt_size_max = SIZE_MAX;
    static constexpr size_t output_size_max = fastest<Cores>::output_size_max;
    static constexpr uint64_t iterations_max = UINT32_MAX;
    static constexpr size_t block_size = fastest<Cores>::block_size; ///< bytes per call of the primitive
    using key_in = detail::bytes_in;

    /// Derives 1 to `output_size_max` bytes from password and salt. Fails, with zeroes written, for another number of bytes
    /// (status::length), for 0 iterations (status::argument), or if the output overlaps an input (status::overlap). Takes time
    /// in proportion to iterations and output.
    static constexpr result derive(bytes_in password, bytes_in salt, uint32_t iterations, bytes_out output) noexcept {
        const status why = iterations == 0 ? status::argument : detail::derivable<output_size_max>(output, password, salt);
        return detail::derived<Core>(why, output, [&]<class CoreType>() LINNET_LAMBDA {
            using source = typename CoreType::source;
            CoreType::derive(source(password.data()), password.size(), source(salt.data()), salt.size(), iterations,
                             typename CoreType::sink(output.data()), output.size());
        });
    }
};

LINNET_NAMESPACE_END

#endif
