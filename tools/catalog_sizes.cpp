// SPDX-License-Identifier: MIT OR Apache-2.0
// Prints the catalog for tools/generate: a line for each algorithm, of fields "name=value" with tabs between.
#include <linnet/catalog.hpp>

#include <cstdio>

namespace {

void field(const char* name, std::string_view value) {
    std::printf("\t%s=%.*s", name, static_cast<int>(value.size()), value.data());
}
void field(const char* name, std::size_t value) {
    if (value == SIZE_MAX) field(name, "any");
    else std::printf("\t%s=%zu", name, value);
}

/// Where the longest message depends on the size of the nonce: a number for each of its sizes, with blanks between.
void longest_by_nonce(const linnet::catalog_entry& e) {
    std::printf("\tmessage_max_under=");
    for (std::size_t size = e.nonce_size_min; size <= e.nonce_size_max; ++size) {
        const std::size_t longest = e.message_size_max_under(size);
        if (longest == SIZE_MAX) std::printf("any ");
        else std::printf("%zu ", longest);
    }
}

/// The sizes of the objects, rounded up to whole words.
template <class A>
void objects() {
#define LINNET_OBJECT(name, there)                                                                                                 \
    if constexpr (requires { typename A::name; } && there) field(#name, (sizeof(typename A::name) + 7) / 8 * 8);
#include "objects.inc"
}

} // namespace

int main() {
    linnet::families::for_each([]<class Family>() {
        Family::for_each([]<class A>() {
            constexpr linnet::catalog_entry e = linnet::describe<A>();
            std::printf("id=%.*s", static_cast<int>(e.id.size()), e.id.data());
            field("name", e.name);
            field("family", Family::name);
            field("kind", linnet::to_string(e.kind));
            field("status", linnet::to_string(e.status));
            field("specification", e.specification);
            linnet::for_each_size(e, [](const char* name, std::size_t size) { field(name, size); });
            if (linnet::message_limit_depends_on_nonce(e)) longest_by_nonce(e);
            objects<A>();
            std::printf("\n");
        });
    });
}
