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

void sizes(const linnet::catalog_entry& e) {
    field("key", e.key_size);
    field("key_min", e.key_size_min);
    field("key_max", e.key_size_max);
    field("nonce", e.nonce_size);
    field("nonce_min", e.nonce_size_min);
    field("nonce_max", e.nonce_size_max);
    field("nonce_step", std::size_t{1});
    field("tag", e.tag_size);
    field("tag_min", e.tag_size_min);
    field("tag_max", e.tag_size_max);
    field("tag_step", e.tag_size_step);
    field("digest", e.digest_size);
    field("customization_max", e.customization_size_max);
    field("personalization_max", e.personalization_size_max);
    field("additional_max", e.additional_size_max);
    field("message_max", e.message_size_max);
    const bool by_nonce = e.message_size_max_under != nullptr && e.message_size_max_under(e.nonce_size_min) != e.message_size_max;
    field("message_max_by_nonce", std::size_t{by_nonce});
    field("output_max", e.output_size_max);
    field("extract", e.extract_size);
    field("public_key", e.public_key_size);
    field("shared_secret", e.shared_secret_size);
}

/// The sizes of the objects, rounded up to whole words.
template <class A>
void objects() {
    const auto object = [](const char* name, std::size_t size) { field(name, (size + 7) / 8 * 8); };
    if constexpr (requires { typename A::keyed; }) object("keyed", sizeof(typename A::keyed));
    if constexpr (linnet::OnlineAead<A>) {
        object("encryptor", sizeof(typename A::encryptor));
        object("decryptor", sizeof(typename A::decryptor));
    }
    if constexpr (requires { typename A::hasher; }) object("hasher", sizeof(typename A::hasher));
    if constexpr (requires { typename A::authenticator; }) object("authenticator", sizeof(typename A::authenticator));
    if constexpr (requires { typename A::cipher; }) object("cipher", sizeof(typename A::cipher));
    if constexpr (requires { typename A::generator; }) object("generator", sizeof(typename A::generator));
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
            sizes(e);
            objects<A>();
            std::printf("\n");
        });
    });
}
