// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_MAKE_TABLE_HPP
#define LINNET_SRC_MAKE_TABLE_HPP

/// Makes the tables of an algorithm from its type.

#include "generated/facts.hpp"
#include "table.hpp"
#include <linnet/detail/dispatch/choose.hpp>

#include <new>

namespace linnet_library {

inline constexpr status erased(linnet::result r) noexcept { return static_cast<status>(r.why()); }

static_assert(erased(linnet::status::ok) == status::ok && erased(linnet::status::argument) == status::argument &&
              erased(linnet::status::length) == status::length && erased(linnet::status::overlap) == status::overlap &&
              erased(linnet::status::not_authentic) == status::not_authentic && erased(linnet::status::order) == status::order &&
              erased(linnet::status::padding) == status::padding && erased(linnet::status::public_key) == status::public_key &&
              erased(linnet::status::repeated) == status::repeated);

template <class... Out>
inline status refuse(status why, Out... output) noexcept {
    (linnet::detail::fill_zero(output), ...);
    return why;
}

/// Objects in the caller's memory.
template <class T>
struct object {
    static_assert(alignof(T) <= 8);

    template <class... Argument>
    static T& make(void* self, Argument&&... argument) noexcept {
        return *new (self) T(static_cast<Argument&&>(argument)...);
    }
    static T& at(void* self) noexcept { return *std::launder(static_cast<T*>(self)); }
    static const T& at(const void* self) noexcept { return *std::launder(static_cast<const T*>(self)); }
    static void wipe(void* self) noexcept { at(self).wipe(); }
    /// Initializes memory of any content as an object that refuses every call.
    static void refuse(void* self) noexcept {
        __builtin_memset(self, 0, sizeof(T));
        wipe(self);
    }
};

/// Converts bytes whose size was checked to a fixed size.
template <class Fixed>
inline Fixed fixed(std::span<typename Fixed::element_type> bytes) noexcept {
    return Fixed(bytes.data(), bytes.size());
}

/// Whether bytes have the size of a span; true if its size is not fixed.
template <class Span>
inline bool fits(in b) noexcept {
    return Span::extent == std::dynamic_extent || b.size() == Span::extent;
}

/// Size-optimised builds run one-shot calls through the incremental object, which takes up to twice the time for 64 bytes.
#if (LINNET_UNROLL && !LINNET_SHARED) || (defined(LINNET_EVERY_IMPLEMENTATION) && LINNET_EVERY_IMPLEMENTATION != 2)
inline constexpr bool through_objects = false;
#else
inline constexpr bool through_objects = true;
#endif

/// A MAC through its incremental object, constructed in `memory` from a key or a keyed context, and a nonce if there is one.
template <class A>
[[gnu::always_inline]] inline status compute_in_parts(in memory, in message, auto tag, const auto&... from) noexcept {
    if (message.size() > A::message_size_max) return refuse(status::length, out(tag));
    if (linnet::detail::overlap(tag, memory) || linnet::detail::overlap(tag, message)) return refuse(status::overlap, out(tag));
    typename A::authenticator whole(from...);
    static_cast<void>(whole.update(message));
    return erased(whole.finish(tag));
}
template <class A>
[[gnu::always_inline]] inline status verify_in_parts(in message, auto tag, const auto&... from) noexcept {
    if (message.size() > A::message_size_max) return status::length;
    typename A::authenticator whole(from...);
    static_cast<void>(whole.update(message));
    return erased(whole.verify(tag));
}

template <class A>
struct one_shot {
    static status digest(in message, auto output) noexcept {
        if constexpr (!through_objects) return A::digest(message, output), status::ok;
        typename A::hasher whole;
        return digest_by(whole, message, output);
    }
    static status digest(in customization, in message, out output) noexcept {
        if constexpr (!through_objects) return erased(A::digest(customization, message, output));
        typename A::hasher whole(customization);
        return digest_by(whole, message, output);
    }
    static status compute(auto key, in message, auto tag) noexcept {
        if constexpr (!through_objects) return erased(A::compute(key, message, tag));
        return compute_in_parts<A>(key, message, tag, key);
    }
    static status verify(auto key, in message, auto tag) noexcept {
        if constexpr (!through_objects) return erased(A::verify(key, message, tag));
        return verify_in_parts<A>(message, tag, key);
    }
    /// With a nonce or a customization string.
    static status compute(auto key, auto before, in message, auto tag) noexcept {
        return erased(A::compute(key, before, message, tag));
    }
    static status verify(auto key, auto before, in message, auto tag) noexcept {
        return erased(A::verify(key, before, message, tag));
    }

private:
    [[gnu::always_inline]] static status digest_by(auto& whole, in message, auto output) noexcept {
        static_cast<void>(whole.update(message));
        if constexpr (requires { whole.squeeze(output); }) return erased(whole.squeeze(output));
        else return erased(whole.finish(output));
    }
};

/// The calls of a MAC's keyed context, with a nonce if there is one.
template <class A>
struct keyed_calls {
    static status compute(const auto& keyed, in message, auto tag) noexcept { return compute_behind(keyed, message, tag); }
    static status compute(const auto& keyed, auto nonce, in message, auto tag) noexcept {
        return compute_behind(keyed, message, tag, nonce);
    }
    static status verify(const auto& keyed, in message, auto tag) noexcept { return verify_behind(keyed, message, tag); }
    static status verify(const auto& keyed, auto nonce, in message, auto tag) noexcept {
        return verify_behind(keyed, message, tag, nonce);
    }

private:
    [[gnu::always_inline]] static status compute_behind(const auto& keyed, in message, auto tag, auto... nonce) noexcept {
        if constexpr (!through_objects) return erased(keyed.compute(nonce..., message, tag));
        if ((linnet::detail::overlap(tag, nonce) || ...)) return refuse(status::overlap, out(tag));
        return compute_in_parts<A>({reinterpret_cast<const std::uint8_t*>(&keyed), sizeof keyed}, message, tag, keyed, nonce...);
    }
    [[gnu::always_inline]] static status verify_behind(const auto& keyed, in message, auto tag, auto... nonce) noexcept {
        if constexpr (!through_objects) return erased(keyed.verify(nonce..., message, tag));
        return verify_in_parts<A>(message, tag, keyed, nonce...);
    }
};

} // namespace linnet_library

/// At -Os, one-shot calls, and calls with a parameter that the algorithm may lack, are inlined into the function of linnet.h: a
/// missing parameter then takes no code.
#if defined(__OPTIMIZE_SIZE__)
#define LINNET_SEEN_THROUGH [[gnu::always_inline]]
#else
#define LINNET_SEEN_THROUGH
#endif
#include "generated/make_tables.hpp"

namespace linnet_library {

template <class A>
constexpr implementation make_implementation(const char* name, bool (*supported)() noexcept) noexcept {
    implementation made{name, supported};
    set_table<A>(made);
    return made;
}

/// The implementation that a user of the header gets.
template <class A>
inline constexpr implementation default_of = make_implementation<A>("default", always);

} // namespace linnet_library

#endif
