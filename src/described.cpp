// SPDX-License-Identifier: MIT OR Apache-2.0
#include "described.hpp"

#include <algorithm>

namespace linnet_library {
namespace {

using linnet::catalog_entry;

#include "generated/described.inc"

} // namespace

const std::size_t kind_count = std::size(kinds);

const described_kind& described(linnet::algorithm_kind kind) noexcept { return kinds[static_cast<std::size_t>(kind)]; }

size_range sizes(const catalog_entry& e, std::string_view name) noexcept {
    for (const auto& [known, get] : size_names)
        if (name == known) return get(e);
    return {};
}

bool has(const catalog_entry& e, const parameter& p) noexcept {
    return (p.there == nullptr || p.there(e)) && (p.rule != size_rule::catalog || sizes(e, p.of).most != 0);
}

std::size_t index_of(std::span<const parameter> parameters, std::string_view name) noexcept {
    return static_cast<std::size_t>(std::ranges::find(parameters, name, &parameter::name) - parameters.begin());
}

prepared_arguments::prepared_arguments(const algorithm& a, std::span<const parameter> parameters)
    : algorithm_(&a), parameters_(parameters), values(parameters.size()), numbers(parameters.size()) {}

prepared_arguments::bytes& prepared_arguments::operator[](std::string_view name) { return values[index_of(parameters_, name)]; }

void prepared_arguments::make_room(const implementation& by, std::size_t any) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        const parameter& p = parameters_[i];
        if (!p.output || !has(algorithm_->entry, p)) continue;
        const auto size_of = [&](std::string_view name) { return (*this)[name].size(); };
        if (p.rule == size_rule::catalog) values[i].resize(sizes(algorithm_->entry, p.of).usual);
        else if (p.rule == size_rule::same) values[i].resize(size_of(p.of));
        else if (p.rule == size_rule::ciphertext_size) values[i].resize(by.one_shot_cipher->ciphertext_size(size_of("plaintext")));
        else if (p.rule == size_rule::up_to) values[i].resize(by.one_shot_cipher->plaintext_room(size_of(p.of)));
        else values[i].resize(any);
    }
}

few<argument> prepared_arguments::as_arguments() {
    static std::size_t nowhere;
    few<argument> arguments(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const parameter& p = parameters_[i];
        arguments[i].number = numbers[i];
        if (p.output) arguments[i].output = values[i];
        else arguments[i].input = values[i];
        if (p.rule == size_rule::up_to) arguments[i].written = &nowhere;
    }
    return arguments;
}

const operation* reverse_of(const described_kind& kind, const operation& o) noexcept {
    const auto found = std::ranges::find(kind.operations, o.name, &operation::reverses);
    return found == kind.operations.end() ? nullptr : &*found;
}

prepared_call reversed(const algorithm& a, const operation& reverse, const prepared_call& of) {
    prepared_call made(a, reverse);
    for (std::size_t i = 0; i < of.values.size(); ++i) {
        const std::size_t at = reverse.index(of.made_of().parameters[i].name);
        if (at == made.values.size() || reverse.parameters[at].output) continue;
        made.values[at] = of.values[i];
        made.numbers[at] = of.numbers[i];
    }
    return made;
}

} // namespace linnet_library
