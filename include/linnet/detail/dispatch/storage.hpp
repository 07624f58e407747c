// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_DISPATCH_STORAGE_HPP
#define LINNET_DETAIL_DISPATCH_STORAGE_HPP

/// The objects of an algorithm whose core is chosen at run time: room for the object of any of its cores.

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/core.hpp>

#include <initializer_list>
#include <new>
#include <type_traits>

LINNET_NAMESPACE_BEGIN
namespace detail {

constexpr size_t largest(std::initializer_list<size_t> sizes) noexcept {
    size_t most = 0;
    for (const size_t size : sizes) most = size > most ? size : most;
    return most;
}

/// The roles of the objects that a core makes and takes back.
struct key_role {
    template <class Core>
    using of = typename Core::key;
};
struct running_role {
    template <class Core>
    using of = typename Core::running;
};
struct state_role {
    template <class Core>
    using of = typename Core::state;
};

/// The object that one of several cores makes. In constant evaluation it is the object of the last core, which is the portable one;
/// otherwise it is stored as bytes.
template <class Role, class Last, class... Core>
union one_of {
    typename Role::template of<Last> portable;
    alignas(8) unsigned char bytes[largest({sizeof(typename Role::template of<Core>)...})];

    LINNET_INLINE one_of() noexcept {} // NOLINT(cppcoreguidelines-pro-type-member-init): written by `set`
    LINNET_INLINE explicit constexpr one_of(const typename Role::template of<Last>& p) noexcept : portable(p) {} // GCOV_EXCL_LINE

    /// Stores the result of `make`, constructed in place.
    template <class CoreType, class Make>
    LINNET_INLINE void set(const Make& make) noexcept {
        using Type = typename Role::template of<CoreType>;
        static_assert(alignof(Type) <= 8 && std::is_trivially_copyable_v<Type>);
        new (bytes) Type(make.template operator()<CoreType>());
    }
    template <class CoreType>
    LINNET_INLINE constexpr auto& get() noexcept {
        using Type = typename Role::template of<CoreType>;
        if constexpr (std::is_same_v<CoreType, Last>) {
            if (__builtin_is_constant_evaluated()) return portable; // GCOV_EXCL_LINE
        }
        return *std::launder(reinterpret_cast<Type*>(bytes));
    }
    template <class CoreType>
    LINNET_INLINE constexpr const auto& get() const noexcept {
        return const_cast<one_of*>(this)->template get<CoreType>();
    }
    // GCOV_EXCL_START: outside constant evaluation the owner of the object wipes its bytes
    constexpr void wipe() noexcept {
        if (__builtin_is_constant_evaluated()) portable.wipe();
        else detail::wipe(*this);
    }
    // GCOV_EXCL_STOP
};

template <class Object>
inline constexpr bool is_one_of = false;
template <class Role, class Last, class... Core>
inline constexpr bool is_one_of<one_of<Role, Last, Core...>> = true;

/// The type of such an object: the cores' own type if they agree on it.
template <class Role, class Last, class... Core>
struct common {
    static constexpr bool same = (std::is_same_v<typename Role::template of<Last>, typename Role::template of<Core>> && ...);
    using type = typename std::conditional_t<same, common<Role, Last>, std::type_identity<one_of<Role, Last, Core...>>>::type;
};
template <class Role, class Last>
struct common<Role, Last> {
    using type = typename Role::template of<Last>;
};

/// The objects of several cores: `key`, `running` and `state`, as far as the cores have them.
template <class Base, class Last, class... Core>
struct with_key : Base {};
template <class Base, HasKey Last, class... Core>
struct with_key<Base, Last, Core...> : Base {
    using key = typename common<key_role, Last, Core...>::type;
};
template <class Base, class Last, class... Core>
struct with_running : Base {};
template <class Base, HasRunning Last, class... Core>
struct with_running<Base, Last, Core...> : Base {
    using running = typename common<running_role, Last, Core...>::type;
};
template <class Base, class Last, class... Core>
struct with_state : Base {};
template <class Base, HasState Last, class... Core>
struct with_state<Base, Last, Core...> : Base {
    using state = typename common<state_role, Last, Core...>::type;
};
template <class Last, class... Core>
using with_objects = with_state<with_running<with_key<Last, Last, Core...>, Last, Core...>, Last, Core...>;

/// An argument in the form that core `CoreType` takes.
template <class CoreType, class Argument>
LINNET_INLINE constexpr auto& as(Argument& argument) noexcept {
    if constexpr (is_one_of<std::remove_const_t<Argument>>) return argument.template get<CoreType>();
    else return argument;
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
