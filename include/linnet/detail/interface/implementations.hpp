// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_IMPLEMENTATIONS_HPP
#define LINNET_DETAIL_INTERFACE_IMPLEMENTATIONS_HPP

/// The implementations of one algorithm, and the choice between them.

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/core.hpp>
#include <linnet/kinds.hpp>

#include <initializer_list>
#include <new>

LINNET_NAMESPACE_BEGIN

/// A core that uses the instructions of `Feature`.
template <class Feature, class Core>
struct on : Core {
    using feature = Feature;
    static constexpr std::string_view variant = Feature::name;
};

/// A core that takes keys of any size, restricted to keys of `KeySize` bytes. Algorithms that differ only in key size share its
/// code.
template <size_t KeySize, class Core>
struct of_key_size : Core {
    static constexpr auto traits = [] {
        auto t = Core::traits;
        t.any_key_size = false;
        return t;
    }();
    static constexpr size_t key_size = KeySize;
    using key_source = typename Core::source;

    LINNET_INLINE static constexpr auto expand_key(const key_source& from) noexcept { return Core::expand_key({from, KeySize}); }
};

/// The implementations of one algorithm, the fastest first: a user gets the first one that the processor supports. The cores after
/// the first one that every processor supports are the same source over other words and in other forms; the tests compare them.
template <class... Core>
struct implementations {};

namespace detail {

template <template <class> class Mode, class Core>
struct built {
    using type = Mode<Core>;
};
template <template <class> class Mode, class Feature, class Core>
struct built<Mode, on<Feature, Core>> {
    using type = on<Feature, Mode<Core>>;
};
template <template <class> class Mode, class... Core>
auto list_built_on(implementations<Core...>) -> implementations<typename built<Mode, Core>::type...>;

} // namespace detail

namespace detail {

template <class First, class... Core>
auto list_in_front(implementations<Core...>) -> implementations<First, Core...>;

} // namespace detail

/// A list with another core in front.
template <class First, class List>
using in_front = decltype(detail::list_in_front<First>(List{}));

/// A mode on each of the cores of a list.
template <template <class> class Mode, class List>
using built_on = decltype(detail::list_built_on<Mode>(List{}));

/// What a core requires of the processor.
template <class Core>
using feature_of = typename Core::feature;

namespace detail {

constexpr size_t largest(std::initializer_list<size_t> sizes) noexcept {
    size_t most = 0;
    for (const size_t size : sizes) most = size > most ? size : most;
    return most;
}

// The objects that a core makes and takes back.
#define LINNET_ITS(object)                                                                                                         \
    struct its_##object {                                                                                                          \
        template <class Core>                                                                                                      \
        using of = typename Core::object;                                                                                          \
    };
LINNET_ITS(key)
LINNET_ITS(running)
LINNET_ITS(state)
#undef LINNET_ITS

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

/// Adds to `Base` an object of a role that the cores have.
#define LINNET_WITH(object, HasObject)                                                                                             \
    template <class Base, class Last, class... Core>                                                                               \
    struct with_##object : Base {};                                                                                                \
    template <class Base, HasObject Last, class... Core>                                                                           \
    struct with_##object<Base, Last, Core...> : Base {                                                                             \
        using object = typename common<its_##object, Last, Core...>::type; /* NOLINT(bugprone-macro-parentheses): a name */        \
    };
LINNET_WITH(key, HasKey)
LINNET_WITH(running, HasRunning)
LINNET_WITH(state, HasState)
#undef LINNET_WITH
template <class Last, class... Core>
using with_objects = with_state<with_running<with_key<Last, Last, Core...>, Last, Core...>, Last, Core...>;

/// Whether a core's functions for whole messages are compiled separately for its instructions, where `Messages` are called.
template <bool Messages, class Core>
consteval bool outlines_messages() noexcept {
    if constexpr (Messages) return Core::traits.messages_outlined;
    else return false;
}

/// The choice between cores. `call` calls f.template operator()<C>() for the first core that the processor supports, or in constant
/// evaluation for the last. Code inlined into f uses the instructions of C. With `Messages`, f calls only functions of C for whole
/// messages. If those are compiled separately for C's instructions, f needs no function of its own.
template <class First, class... Rest>
struct first_supported {
    template <bool Messages = false, class Function>
    LINNET_INLINE static constexpr void call(const Function& f) noexcept {
        using in_core = feature_of<First>;
        using feature = std::conditional_t<outlines_messages<Messages, First>(), processor::asked_first<in_core>, in_core>;
        if constexpr (sizeof...(Rest) != 0) {
            if (__builtin_is_constant_evaluated()) return otherwise<Function, Rest...>(f); // GCOV_EXCL_LINE
        }
        if constexpr (feature::certain) {
            f.template operator()<First>(); // GCOV_EXCL_LINE: here another was chosen
        } else if constexpr (sizeof...(Rest) == 0) {
            feature::template call<First>(f);
        } else {
            if (feature::supported()) return feature::template call<First>(f);
            const Function copy = f;            // GCOV_EXCL_LINE: a copy, so that f stays in registers
            otherwise<Function, Rest...>(copy); // GCOV_EXCL_LINE: for another processor
        }
    }

private:
    /// Slow path and constant evaluation: the remaining candidates, in a function of its own, so that callers have no copy of it.
    // GCOV_EXCL_START: on this processor another was chosen
    template <class Function, class Next, class... After>
    LINNET_INLINE static constexpr void otherwise(const Function& f) noexcept {
        if constexpr (sizeof...(After) != 0) {
            if (__builtin_is_constant_evaluated()) return otherwise<Function, After...>(f);
        }
        if constexpr (feature_of<Next>::certain) processor::apart::call<Next>(f);
        else first_supported<Next, After...>::call(f);
    }
    // GCOV_EXCL_STOP
};

/// A single core, which needs no choice.
template <class Core>
struct only_core {
    template <bool Messages = false, class Function>
    LINNET_INLINE static constexpr void call(const Function& f) noexcept {
        f.template operator()<Core>();
    }
};

template <class Last, class... Core>
struct chooser;
template <class Core>
inline constexpr bool is_chooser = false;
template <class... Core>
inline constexpr bool is_chooser<chooser<Core...>> = true;

/// dispatch<Core>::call(f) calls f.template operator()<C>() for the core that `Core` stands for.
template <class Core>
using dispatch = std::conditional_t<is_chooser<Core>, Core, only_core<Core>>;

/// An argument in the form that core `CoreType` takes.
template <class CoreType, class Argument>
LINNET_INLINE constexpr auto& as(Argument& argument) noexcept {
    if constexpr (is_one_of<std::remove_const_t<Argument>>) return argument.template get<CoreType>();
    else return argument;
}

/// A core that queries the processor at each call. The answer is always the same, so an object made by one call can be used by the
/// next.
template <class Last, class... Core>
struct chooser : with_objects<Last, Core...>, first_supported<Core...> {
    using objects = with_objects<Last, Core...>;
    using first_supported<Core...>::call;

#define LINNET_PASS_ON(function)                                                                                                   \
    template <class... Argument>                                                                                                   \
    LINNET_INLINE static constexpr void function(Argument&&... a) noexcept {                                                       \
        call([&]<class CoreType>() LINNET_LAMBDA { CoreType::function(as<CoreType>(a)...); });                                     \
    }
    LINNET_PASS_ON(encrypt)
    LINNET_PASS_ON(decrypt)
    LINNET_PASS_ON(authenticate)
    LINNET_PASS_ON(absorb)
    LINNET_PASS_ON(absorb_last)
    LINNET_PASS_ON(keystream)
    LINNET_PASS_ON(absorb_text)
    LINNET_PASS_ON(turn)
    LINNET_PASS_ON(squeeze)
    LINNET_PASS_ON(extract)
    LINNET_PASS_ON(next)
    LINNET_PASS_ON(finish)
    LINNET_PASS_ON(crypt)
    LINNET_PASS_ON(seek)
#undef LINNET_PASS_ON
    template <bool Encrypt, class... Argument>
    LINNET_INLINE static constexpr void blocks(Argument&&... a) noexcept {
        call([&]<class CoreType>() LINNET_LAMBDA { CoreType::template blocks<Encrypt>(as<CoreType>(a)...); });
    }

    template <class... Argument>
    LINNET_INLINE static constexpr auto expand_key(Argument&&... a) noexcept {
        return made<typename objects::key>([&]<class CoreType>()
                                               LINNET_LAMBDA { return CoreType::expand_key(as<CoreType>(a)...); });
    }
    template <class... Argument>
    LINNET_INLINE static constexpr auto start(Argument&&... a) noexcept {
        const auto make = [&]<class CoreType>() LINNET_LAMBDA { return CoreType::start(as<CoreType>(a)...); };
        if constexpr (HasRunning<objects>) return made<typename objects::running>(make);
        else return made<typename objects::state>(make);
    }

    /// The object that make.template operator()<C>() returns.
    template <class Object, class Make>
    LINNET_INLINE static constexpr Object made(const Make& make) noexcept {
        if (__builtin_is_constant_evaluated()) return Object(make.template operator()<Last>()); // GCOV_EXCL_LINE
        return made_here<Object>(make);
    }

private:
    /// Has a single return of one object, constructed in the caller: a copy would not be wiped.
    template <class Object, class Make>
    LINNET_INLINE static Object made_here(const Make& make) noexcept {
        Object result;
        call([&]<class CoreType>() LINNET_LAMBDA {
            if constexpr (is_one_of<Object>) result.template set<CoreType>(make);
            else new (&result) Object(make.template operator()<CoreType>());
        });
        return result;
    }
};

/// The same for any core.
template <class Core, class Object, class Make>
LINNET_INLINE constexpr Object made_by(const Make& make) noexcept {
    if constexpr (is_chooser<Core>) return Core::template made<Object>(make);
    else return make.template operator()<Core>();
}

/// A core without the size of its keys.
template <class Core>
struct without_key_size {
    using type = Core;
};
template <size_t KeySize, class Core>
struct without_key_size<of_key_size<KeySize, Core>> {
    using type = Core;
};
template <class... Core>
struct without_key_size<chooser<Core...>> {
    using type = chooser<typename without_key_size<Core>::type...>;
};

/// The bytes of a key in the form that a core takes.
template <class Core>
LINNET_INLINE constexpr auto key_argument(const bytes_in& key) noexcept {
    using source = typename Core::source;
    if constexpr (Core::traits.any_key_size) return sized_source<source>{source(key.data()), key.size()};
    else return source(key.data());
}

template <class Core>
using key_bytes = decltype(key_argument<Core>(bytes_in()));

/// The compiled library needs no constant evaluation.
#if defined(LINNET_LIBRARY)
inline constexpr bool compiler_evaluates = false;
#else
inline constexpr bool compiler_evaluates = true;
#endif

/// The cores up to the first that needs no CPU detection, then, for constant evaluation, the first that needs no feature. Cores
/// that this build does not compile are left out.
template <bool Certain, class Chosen, class... Core>
struct candidates;
template <bool Certain, class... Chosen, class First, class... Rest>
struct candidates<Certain, implementations<Chosen...>, First, Rest...> {
    using feature = feature_of<First>;
    static constexpr auto list() noexcept {
        if constexpr (Certain && !compiler_evaluates) return implementations<Chosen...>{};
        else if constexpr (std::is_same_v<feature, processor::any>) return implementations<Chosen..., First>{};
        else if constexpr (!Certain && processor::compiled<feature>)
            return candidates<feature::certain, implementations<Chosen..., First>, Rest...>::list();
        else return candidates<Certain, implementations<Chosen...>, Rest...>::list();
    }
};

template <class First, class... Rest>
constexpr auto last_of(implementations<First, Rest...>) noexcept {
    if constexpr (sizeof...(Rest) == 0) return First{};
    else return last_of(implementations<Rest...>{});
}

template <class List>
struct fastest_of;
template <class Core>
struct fastest_of<implementations<Core>> {
    using type = Core;
};
template <class First, class Second, class... Core>
struct fastest_of<implementations<First, Second, Core...>> {
    using type = chooser<decltype(last_of(implementations<Second, Core...>{})), First, Second, Core...>;
};

template <class Core>
auto candidates_of(Core) -> implementations<Core>;
template <class... Core>
auto candidates_of(implementations<Core...>) -> decltype(candidates<false, implementations<>, Core...>::list());

} // namespace detail

namespace detail {

/// The cores of a list that this build may call.
template <class Core>
auto called_cores(Core) -> decltype(candidates_of(Core{}));
template <class Last, class... Core>
auto called_cores(chooser<Last, Core...>) -> implementations<Core...>;
template <class List>
using cores_of = decltype(called_cores(List{}));

} // namespace detail

/// The core that a user gets from a list; for a single core, that core.
template <class List>
using fastest = typename detail::fastest_of<decltype(detail::candidates_of(List{}))>::type;

/// The same for keys of any size, if cores take them: the part that algorithms share.
template <class List>
using fastest_of_any_size = typename detail::without_key_size<fastest<List>>::type;

/// One core of a list, with the instructions that it requires, for a processor that is known to have them.
template <class Core>
using without_choice = std::conditional_t<feature_of<Core>::certain, Core, detail::chooser<Core, Core>>;

LINNET_NAMESPACE_END

#endif
