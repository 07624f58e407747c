// SPDX-License-Identifier: MIT OR Apache-2.0
// Prints the catalog as a table in Markdown.
#include <linnet/catalog.hpp>

#include <cstdio>
#include <string>

namespace {

using linnet::catalog_entry;

std::string bytes(std::size_t size) { return size == 0 ? "" : std::to_string(size); }

std::string tags(const catalog_entry& e) {
    if (e.tag_size_min == e.tag_size_max) return bytes(e.tag_size);
    if (e.tag_size_max == SIZE_MAX) return e.tag_size_min == 1 ? "any" : std::to_string(e.tag_size_min) + " or more";
    return std::to_string(e.tag_size_min) + " to " + std::to_string(e.tag_size_max);
}

std::string digests(const catalog_entry& e) { return e.kind == linnet::algorithm_kind::xof ? "any" : bytes(e.digest_size); }

/// An algorithm's type has its id as name, with _ for -.
std::string type_of(std::string_view id) {
    std::string type(id);
    for (auto& c : type) c = c == '-' ? '_' : c;
    return type;
}

/// Whether the compiler calls the algorithm A by that name.
template <class A>
bool is_named(const std::string& type) {
    const std::string_view signature = __PRETTY_FUNCTION__;
    const std::size_t at = signature.rfind("::" + type);
    return at != signature.npos && std::string_view(",;]").find(signature[at + 2 + type.size()]) != std::string_view::npos;
}

void row(const std::string& type, const catalog_entry& e) {
    const auto text = [](std::string_view view) { return std::string(view); };
    std::printf("| %s | `%s` | `linnet::%s` | %s | %s | %s | %s | %s | %s | %s |\n", text(e.name).c_str(), text(e.id).c_str(),
                type.c_str(), text(linnet::to_string(e.kind)).c_str(), bytes(e.key_size).c_str(), bytes(e.nonce_size).c_str(),
                tags(e).c_str(), digests(e).c_str(), text(linnet::to_string(e.status)).c_str(), text(e.specification).c_str());
}

} // namespace

int main() {
    bool good = true;
    std::puts("| Algorithm | id | C++ type | kind | key | nonce | tag | digest | status | specification |");
    std::puts("|---|---|---|---|--:|--:|--:|--:|---|---|");
    linnet::catalog::for_each([&]<class A>() {
        const std::string type = type_of(A::id);
        row(type, linnet::describe<A>());
        if (is_named<A>(type)) return;
        std::fprintf(stderr, "the type of %s must be named linnet::%s\n", std::string(A::id).c_str(), type.c_str());
        good = false;
    });
    return good ? 0 : 1;
}
