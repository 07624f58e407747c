# SPDX-License-Identifier: MIT OR Apache-2.0
"""The description as data in C++, with a function for each call that takes generic arguments."""

from __future__ import annotations

from generate.c import call
from generate.description import Field, Kind, Object, Operation, Parameter, Record, facts
from generate.tables import HEAD

_RULES = {"any": "any", "limited": "any", "ciphertext_size": "ciphertext_size"}
_RANGES = ("key", "nonce", "tag")
"""Sizes for which the catalog has a minimum, a maximum and a default."""


def _parameter(p: Parameter) -> str:
    rule, of = "catalog", ""
    if p.number:
        rule = "number"
    elif p.same_as:
        rule, of = "same", p.same_as
    elif p.up_to:
        rule, of = "up_to", p.up_to
    elif p.of_catalog:
        of = p.of_catalog
    else:
        rule = _RULES[p.size]
    there = f"[](const catalog_entry& e) noexcept {{ return {facts()[p.fact]['entry']}; }}" if p.fact else "nullptr"
    return f'    {{"{p.name}", {str(p.out).lower()}, size_rule::{rule}, "{of}", {there}}},\n'


def _argument(p: Parameter, number: int) -> list[str]:
    if p.number:
        return [f"static_cast<std::{p.number}>(a[{number}].number)"]
    if p.up_to:
        return [f"a[{number}].output", f"*a[{number}].written"]
    return [f"a[{number}].{'output' if p.out else 'input'}"]


def _operation(kind: Kind, of: Operation) -> str:
    arguments = [word for number, p in enumerate(of.parameters) for word in _argument(p, number)]
    slot = f"by.{kind.table}->{of.slot}"
    text = f'    {{"{of.name}", "{of.reverses or ""}", {kind.name}_{of.name},\n'
    text += f"     [](const implementation& by) noexcept {{ return {slot} != nullptr; }},\n"
    text += "     [](const implementation& by, std::span<const argument> a) noexcept {\n"
    return text + "         " + call(f"return {slot}", arguments, ";", " " * 13) + "     }},\n"


def _object(kind: Kind, thing: Object) -> str:
    name, table = f"{kind.name}_{thing.name}", f"by.{kind.table}->{thing.name}"
    listed = [of for of in thing.operations if not of.tables_only]
    text = "".join(_parameters(f"{name}_{of.name}", of) for of in listed)
    text += f"constexpr object_operation {name}_operations[] = {{\n"
    for of in listed:
        span = f"{name}_{of.name}" if of.parameters else "{}"
        text += f'    {{"{of.name}", {span},\n'
        text += "     [](const implementation& by, void* self, [[maybe_unused]] std::span<const argument> a) noexcept {\n"
        arguments = ["self", *(word for number, p in enumerate(of.parameters) for word in _argument(p, number))]
        text += "         " + call(f"return {table}->{of.slot}", arguments, ";", " " * 13) + "     }},\n"
    return text + "};\n"


def _objects(kind: Kind) -> str:
    text = "".join(_object(kind, thing) for thing in kind.objects) + f"constexpr described_object {kind.name}_objects[] = {{\n"
    for thing in kind.objects:
        table = f"by.{kind.table}->{thing.name}"
        text += f'    {{"{thing.name}", {kind.name}_{thing.name}_operations,\n'
        text += f"     [](const implementation& by) noexcept {{ return {table} == nullptr ? std::size_t{{0}} : {table}->size; }},\n"
        text += f"     [](const implementation& by, void* self) noexcept {{ {table}->wipe(self); }}}},\n"
    return text + "};\n"


def _field(f: Field, of: Operation) -> str:
    number = next((n for n, p in enumerate(of.parameters) if p.name == f.parameter), len(of.parameters))
    return f'    {{{number}, {f.least}, {f.most}, "{f.label}", "{f.of}", {f.place}, field::sizes::{f.rule}}},\n'


def _record(kind: Kind, record: Record) -> str:
    of = next(o for o in kind.operations if o.name == record.of)
    names = [p.name for p in of.parameters]
    text = f"constexpr field {kind.name}_fields[] = {{\n" + "".join(_field(f, of) for f in record.fields) + "};\n"
    outputs = ", ".join(str(names.index(name)) for name in record.outputs)
    return text + f"constexpr std::size_t {kind.name}_outputs[] = {{{outputs}}};\n"


def _parameters(name: str, of: Operation) -> str:
    return f"constexpr parameter {name}[] = {{\n" + "".join(map(_parameter, of.parameters)) + "};\n" if of.parameters else ""


def _described(kind: Kind, operations: list[Operation]) -> str:
    text = "".join(_parameters(f"{kind.name}_{of.name}", of) for of in operations)
    text += f"constexpr operation {kind.name}_operations[] = {{\n" + "".join(_operation(kind, of) for of in operations) + "};\n"
    return text + (_objects(kind) if kind.objects else "") + _record(kind, kind.record)


def _sizes(kinds: list[Kind]) -> str:
    every = [p for k in kinds for _, of in k.all_operations() for p in of.parameters]
    found, at_most = {p.of_catalog for p in every}, {p.of_catalog for p in every if p.at_most}
    found |= {f.of for k in kinds for f in k.record.fields}
    text = "constexpr std::pair<std::string_view, size_range (*)(const catalog_entry&) noexcept> size_names[] = {\n"
    for name in sorted(n for n in found if n):
        least, most, usual = (f"e.{name}_size{end}" for end in (("_min", "_max", "") if name in _RANGES else ("", "", "")))
        if name in at_most:
            least, most, usual = "0", f"e.{name}_size_max", "0"
        text += f'    {{"{name}", [](const catalog_entry& e) noexcept -> size_range {{ return {{{least}, {most}, {usual}}}; }}}},\n'
    return text + "};\n"


def data(kinds: list[Kind]) -> str:
    text = HEAD + "\n" + _sizes(kinds)
    count = max(k.enumerator for k in kinds) + 1
    entries = dict.fromkeys(range(count), "{}")
    for kind in kinds:
        operations = [of for of in kind.operations if not of.combined]
        text += f"\n// {kind.title}\n" + _described(kind, operations)
        at = [of.name for of in operations].index(kind.record.of)
        last = str(kind.record.last_outermost).lower()
        there = f"[](const implementation& by) noexcept {{ return by.{kind.table} != nullptr; }}"
        objects = f"{kind.name}_objects" if kind.objects else "{}"
        record = f'{{{at}, {kind.name}_fields, "{kind.record.label}", {kind.name}_outputs, {last}}}'
        entries[kind.enumerator] = f'{{"{kind.table}", {there},\n     {kind.name}_operations, {objects}, {record}}}'
    return text + "\nconstexpr described_kind kinds[] = {\n" + "".join(f"    {entry},\n" for entry in entries.values()) + "};\n"
