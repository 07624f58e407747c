// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_DISPATCH_CHOOSE_HPP
#define LINNET_DETAIL_DISPATCH_CHOOSE_HPP

/// The choice between the implementations of an algorithm, at compile time and at run time.

#include <linnet/detail/core/core.hpp>
#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/dispatch/storage.hpp>

#include <new>
#include <type_traits>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Whether a core's functions for whole messages are compiled separately for its instructions, where `Messages` are called.
template <bool Messages, class Core>
consteval bool outlines_messages() noexcept {
    if constexpr (Messages) return Core::traits.messages_outlined;
    else return false;
}

/// The choice between cores. `call` calls f.template operator()<C>() for the first core that the processor supports, or in constant
/// evaluation for the last. Code inlined into f uses the instructions of C. With `Messages`, f only calls functions of C for
/// whole messages: if C outlines those, f itself needs no special instructions and is inlined.
template <class First, class... Rest>
struct first_supported {
    template <bool Messages = false, class Function>
    LINNET_INLINE static constexpr void call(const Function& f) noexcept {
        using in_core = feature_of<First>;
        using feature = std::conditional_t<outlines_messages<Messages, First>(), processor::asked_first<in_core>, in_core>;
        if constexpr (sizeof...(Rest) != 0) {
            if (__builtin_is_constant_evaluated()) return call_other<Messages, Function, Rest...>(f); // GCOV_EXCL_LINE
        }
        if constexpr (feature::certain) {
            f.template operator()<First>(); // GCOV_EXCL_LINE: here another was chosen
        } else if constexpr (sizeof...(Rest) == 0) {
            feature::template call<First>(f);
        } else {
            if (feature::supported()) return feature::template call<First>(f);
            call_other<Messages, Function, Rest...>(f); // GCOV_EXCL_LINE: for another processor
        }
    }

private:
    // GCOV_EXCL_START: on this processor another was chosen
    /// The choice between the remaining cores. Unless the next one outlines its messages, f runs in a function of its own, so that
    /// callers have no copy of it.
    template <bool Messages, class Function, class Next, class... After>
    LINNET_INLINE static constexpr void call_other(const Function& f) noexcept {
        using others = first_supported<Next, After...>;
        if (__builtin_is_constant_evaluated()) return others::call(f);
        if constexpr (outlines_messages<Messages, Next>()) {
            others::template call<Messages>(f);
        } else {
            const Function copy = f; // so that f stays in registers
            if constexpr (feature_of<Next>::certain) processor::outlined::call<Next>(copy);
            else others::call(copy);
        }
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

/// A core that queries the processor at each call. The answer is always the same, so an object made by one call can be used by the
/// next.
template <class Last, class... Core>
struct chooser : with_objects<Last, Core...>, first_supported<Core...> {
    using objects = with_objects<Last, Core...>;
    using first_supported<Core...>::call;

    // Each function of a core, for the chosen one.
    // clang-format off
    LINNET_INLINE static constexpr void encrypt(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::encrypt(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void decrypt(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::decrypt(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void authenticate(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::authenticate(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void absorb(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::absorb(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void absorb_last(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::absorb_last(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void keystream(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::keystream(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void absorb_text(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::absorb_text(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void to_squeezing(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::to_squeezing(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void squeeze(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::squeeze(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void extract(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::extract(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void next(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::next(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void finish(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::finish(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void crypt(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::crypt(as<One>(a)...); }); }
    LINNET_INLINE static constexpr void seek(auto&&... a) noexcept { call([&]<class One>() LINNET_LAMBDA { One::seek(as<One>(a)...); }); }
    // clang-format on
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
    LINNET_INLINE static constexpr auto initialize(Argument&&... a) noexcept {
        const auto make = [&]<class CoreType>() LINNET_LAMBDA { return CoreType::initialize(as<CoreType>(a)...); };
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
