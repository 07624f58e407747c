// SPDX-License-Identifier: MIT OR Apache-2.0
// Prints the catalog as a table in Markdown. ALGORITHM_TYPES are the names of the types, in the order of the catalog.
#include <linnet/catalog.hpp>

#include <cstdio>
#include <sstream>
#include <string>

namespace {

std::string bytes(std::size_t size) { return size == 0 ? "" : std::to_string(size); }

std::string tags(const linnet::catalog_entry& e) {
    if (e.tag_size_min == e.tag_size_max) return bytes(e.tag_size);
    if (e.tag_size_max == SIZE_MAX) return "any";
    return std::to_string(e.tag_size_min) + " to " + std::to_string(e.tag_size_max);
}

std::string digests(const linnet::catalog_entry& e) { return e.kind == linnet::algorithm_kind::xof ? "any" : bytes(e.digest_size); }

void row(const std::string& type, const linnet::catalog_entry& e) {
    const auto text = [](std::string_view view) { return std::string(view); };
    std::printf("| %s | `%s` | `linnet::%s` | %s | %s | %s | %s | %s | %s | %s |\n", text(e.name).c_str(), text(e.id).c_str(),
                type.c_str(), text(linnet::to_string(e.kind)).c_str(), bytes(e.key_size).c_str(), bytes(e.nonce_size).c_str(),
                tags(e).c_str(), digests(e).c_str(), text(linnet::to_string(e.status)).c_str(), text(e.specification).c_str());
}

} // namespace

int main() {
    std::puts("| Algorithm | id | C++ type | kind | key | nonce | tag | digest | status | specification |");
    std::puts("|---|---|---|---|--:|--:|--:|--:|---|---|");
    std::istringstream types(ALGORITHM_TYPES);
    for (const auto& entry : linnet::catalog_entries) {
        std::string type;
        types >> type;
        row(type, entry);
    }
}
