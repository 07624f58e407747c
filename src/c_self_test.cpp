// SPDX-License-Identifier: MIT OR Apache-2.0
// The functions of self_test.h. A family's function names only its own kernels, so that firmware links nothing else.
#include "entries.hpp"
#include "generated/kernels.hpp"
#include "self_test.hpp"
#include "usable.hpp"

#include <linnet/self_test.h>

#include <functional>
#include <type_traits>

namespace linnet_library {

#if !defined(LINNET_SEVERAL_LEVELS)
#define LINNET_ELSEWHERE(family) extern template struct kernels<of_##family, 0>;
LINNET_EACH_FAMILY(LINNET_ELSEWHERE)
#endif

} // namespace linnet_library

namespace {

using namespace linnet_library;

/// The index of an algorithm in the catalog.
enum class place : std::size_t {
#define LINNET_ALGORITHM(family, algorithm) algorithm,
#include "generated/catalog.inc"
#undef LINNET_ALGORITHM
};

/// The index of an algorithm of linnet.h, or their number if it is none: a copy of the library's object is none.
std::size_t index_of(const linnet_algorithm* algorithm) noexcept {
    constexpr std::less<const linnet_algorithm*> before;
    const linnet_algorithm* const first = linnet_at(0);
    if (before(algorithm, first) || !before(algorithm, first + algorithm_count)) return algorithm_count;
    return static_cast<std::size_t>(algorithm - first);
}

#if defined(LINNET_SELF_TEST_FIRST)
enum result : std::uint8_t { none, passes_test, fails_test };
std::uint8_t results[algorithm_count];

bool keep(std::size_t at, bool passed) noexcept {
    __atomic_store_n(&results[at], passed ? passes_test : fails_test, __ATOMIC_RELEASE);
    return passed;
}

/// Keeps the result of a test before the first use, unless another test has ended meanwhile; the result that is kept.
std::uint8_t keep_first(std::size_t at, std::uint8_t found) noexcept {
    std::uint8_t known = none;
#if __GCC_ATOMIC_CHAR_LOCK_FREE == 2
    const bool kept = __atomic_compare_exchange_n(&results[at], &known, found, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
#else // on a Cortex-M0, which has one thread
    known = results[at];
    const bool kept = known == none;
    if (kept) results[at] = found;
#endif
    return kept ? found : known;
}
#else
bool keep(std::size_t, bool passed) noexcept { return passed; }
#endif

template <place At>
bool passes_at(const implementation& by, self_test_hook hook, void* context) noexcept {
    constexpr auto at = static_cast<std::size_t>(At);
    static constexpr known_answer own = known_answers[at]; // so that firmware does not link the others
    return keep(at, passes<entries[at].kind>(by, own, entries[at].id.data(), hook, context));
}

template <class Family>
int test(self_test_hook hook, void* context) noexcept {
    bool passed = true;
#define LINNET_ALGORITHM(family, algorithm)                                                                                        \
    if constexpr (std::is_same_v<Family, of_##family>) {                                                                           \
        const auto kernel_at = []<std::size_t Level>() { return &kernels<of_##family, serving<of_##family>(Level)>::algorithm; };  \
        passed = passes_at<place::algorithm>(chosen(kernel_at), hook, context) && passed;                                          \
    }
#include "generated/catalog.inc"
#undef LINNET_ALGORITHM
    return passed ? LINNET_OK : LINNET_SELF_TEST_FAILED;
}

bool test(std::size_t at, self_test_hook hook, void* context) noexcept { return keep(at, passes(at, hook, context)); }

} // namespace

#if defined(LINNET_SELF_TEST_FIRST)
bool linnet_library::usable(std::size_t at) noexcept {
    std::uint8_t known = __atomic_load_n(&results[at], __ATOMIC_ACQUIRE);
    if (known == none) known = keep_first(at, passes(at, nullptr, nullptr) ? passes_test : fails_test);
    return known == passes_test;
}
int linnet_library::unusable(const linnet_algorithm* algorithm) noexcept {
    const std::size_t at = index_of(algorithm);
    const bool failed = at < algorithm_count && __atomic_load_n(&results[at], __ATOMIC_ACQUIRE) == fails_test;
    return failed ? LINNET_SELF_TEST_FAILED : LINNET_ARGUMENT;
}
#endif

extern "C" {
int linnet_self_test(const linnet_algorithm* algorithm, linnet_self_test_hook hook, void* context) {
    const std::size_t at = index_of(algorithm);
    if (at == algorithm_count) return LINNET_ARGUMENT;
    return test(at, hook, context) ? LINNET_OK : LINNET_SELF_TEST_FAILED;
}
int linnet_self_test_all(linnet_self_test_hook hook, void* context) {
    bool passed = true;
    for (std::size_t at = 0; at < algorithm_count; ++at) passed = test(at, hook, context) && passed;
    return passed ? LINNET_OK : LINNET_SELF_TEST_FAILED;
}

#define LINNET_SELF_TEST_OF(family)                                                                                                \
    int linnet_##family##_self_test(linnet_self_test_hook hook, void* context) { return test<of_##family>(hook, context); }
LINNET_EACH_FAMILY(LINNET_SELF_TEST_OF)
}
