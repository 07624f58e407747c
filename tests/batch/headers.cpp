// SPDX-License-Identifier: MIT OR Apache-2.0
// Batches by the functions of linnet/batch.hpp, of the algorithms of a list, LINNET_TRIED.
// host.cpp tests the lanes of every algorithm, and tools/checks/every_algorithm.cpp compiles these functions for all algorithms.
#include <linnet/batch.hpp>
#include LINNET_HEADER // of a family

#include "family.hpp"
#include "heap.hpp"

namespace linnet_test {
namespace {

struct of_headers {
    static constexpr auto unchecked = linnet::batch::repeats::unchecked;

    template <class A, class... Arguments>
    static linnet::status encrypt(const Arguments&... a) {
        return linnet::batch::encrypt<A>(a..., unchecked).why;
    }
    template <class A, class... Arguments>
    static linnet::status decrypt(const Arguments&... a) {
        return linnet::batch::decrypt<A>(a...).why;
    }
    template <class A, class... Arguments>
    static linnet::status digest(const Arguments&... a) {
        return linnet::batch::digest<A>(a...).why;
    }
    template <class A, class... Arguments>
    static linnet::status mac(const Arguments&... a) {
        return linnet::batch::mac<A>(a..., unchecked).why;
    }
    template <class A, class... Arguments>
    static linnet::status verify(const Arguments&... a) {
        return linnet::batch::verify<A>(a...).why;
    }
};

template <class... A>
bool add_all(linnet::algorithm_list<A...>) {
    const auto add = []<class Type>() {
        if constexpr (has_batches<Type>) {
            static const engine_of<Type, of_headers> by;
            static const batches_on_heap table(by, linnet::batch::lanes<Type>(), false);
            extra_implementations().push_back(
                {Type::id, {.name = "headers", .supported = linnet_library::always, .batch = &table}});
        }
    };
    (add.template operator()<A>(), ...);
    return true;
}

[[maybe_unused]] const bool added = add_all(LINNET_TRIED{});

} // namespace
} // namespace linnet_test
