# SPDX-License-Identifier: MIT OR Apache-2.0
"""The functions of linnet.h in C++, over the tables: of each algorithm, and by id."""

from __future__ import annotations

import json

from generate.c import by_id, call, declared, passed
from generate.description import Algorithm, Kind, Object, Operation, Parameter
from generate.tables import HEAD

# Of an algorithm --------------------------------------------------------------------------------


def _absent(p: Parameter, a: Algorithm | None) -> str:
    """The argument for a parameter of the table's function that the C function lacks."""
    if p.is_bytes:
        return "c::none"
    return a.fields[p.name.removesuffix("_size")] if a and p.name.endswith("_size") else "0"


def _arguments(of: Operation, has: list[Parameter], a: Algorithm | None) -> list[str]:
    return [passed(p, of, a) if p in has else _absent(p, a) for p in of.parameters if not p.up_to]


def _called(
    of: Operation, thing: Object | None, kind: Kind, table: str, has: list[Parameter], a: Algorithm | None, self: str
) -> str:
    """The call of a table's function; `table` is a pointer to it."""
    owner = f"{kind.table}_{thing.name}_table" if thing else ""
    arguments = _arguments(of, has, a)
    if of.combined:
        size = a.fields["tag"] if a else "algorithm->tag_size"
        return call(f"c::{of.name}", [f"*{table}", size, *arguments], "", " " * 8).rstrip()
    function = f"{table}->{of.slot}"
    texts = [p.name for p in of.parameters if p.up_to]
    if texts:
        return call("c::call_sized", [function, texts[0], f"{texts[0]}_len", *arguments], "", " " * 8).rstrip()
    if thing is None:
        return call("c::call", [function, *arguments], "", " " * 8).rstrip()
    if (thing.shared or thing.survives) and of.name != "init":
        return call("c::call", [function, self, *arguments], "", " " * 8).rstrip()
    member = f"&linnet_library::{owner}::{of.slot}"
    return call("c::init" if of.name == "init" else "c::on", [f"*{table}", member, self, *arguments], "", " " * 8).rstrip()


def _function(of: Operation, thing: Object | None, a: Algorithm) -> str:
    has = a.parameters(of)
    prefix = f"linnet_{a.type}"
    name = f"{prefix}_{thing.name}_{of.name}" if thing else f"{prefix}_{of.name}"
    words = [w for p in has for w in declared(p, a)]
    table = f"{a.type}_chosen().{a.kind.table}"
    if thing is not None:
        words.insert(0, f"{'const ' if thing.shared and of.name != 'init' else ''}{prefix}_{thing.name}* self")
        table = f"{a.type}_chosen().{a.kind.table}->{thing.name}"
    if of.name == "init" and not has:
        nothing = ", ".join(["self", *_arguments(of, has, a)])
        return call(f"void {name}", words, f" {{ static_cast<void>({table}->init({nothing})); }}")
    called = _called(of, thing, a.kind, table, has, a, "self")
    return call(f"int {name}", words, " {") + f"    return {called};\n}}\n"


def _tables(a: Algorithm) -> str:
    text = ""
    for thing in a.objects():
        sizes = f"sizeof(linnet::{a.type}::{thing.name}) <= sizeof(linnet_{a.type}_{thing.name})"
        text += f'static_assert({sizes}, "linnet.h: run `make tables`");\n'
    kernel = f"linnet_library::kernels<of_{a.family}, LINNET_LEVEL>::{a.type} = kernel_of<linnet::{a.type}>()"
    return f"{text}template <>\nconstinit const kernel {kernel};\n"


def _at(a: Algorithm) -> str:
    """The address of an algorithm's implementations that serve `Level`."""
    return f"&kernels<of_{a.family}, serving<of_{a.family}>(Level)>::{a.type}"


def _chosen(a: Algorithm, implementation: str) -> str:
    return f"inline const implementation& {a.type}_chosen() noexcept {{ return {implementation}; }}\n"


def _functions(a: Algorithm) -> str:
    text = "\n"
    for f in (f for f in a.kind.functions if not f.tables_only):
        text += f"std::size_t linnet_{a.type}_{f.name}(std::size_t len) {{\n"
        text += f"    return c::{f.name}(*{a.type}_chosen().{a.kind.table}, len);\n}}\n"
    for thing, of in a.operations():
        text += _function(of, thing, a)
    for thing in a.objects():
        text += f"void linnet_{a.type}_{thing.name}_wipe(linnet_{a.type}_{thing.name}* self) {{\n"
        text += f"    {a.type}_chosen().{a.kind.table}->{thing.name}->wipe(self);\n}}\n"
    return text


def of_family(family: str, algorithms: list[Algorithm]) -> str:
    """The source file of a family."""
    text = HEAD + f'#include "{family}.hpp"\n#include "../family.hpp"\n\n#if LINNET_FUNCTIONS\n#include "../c_calls.hpp"\n#endif\n'
    text += f"#include <linnet/{family}.h>\n#if LINNET_TABLES\n#include <linnet/{family}.hpp>\n#endif\n\n"
    text += "using namespace linnet_library;\n\n#if LINNET_TABLES\n" + "".join(_tables(a) for a in algorithms)
    text += "#endif\n\n#if LINNET_FUNCTIONS\nnamespace {\n#if LINNET_TABLES\n"
    text += "".join(_chosen(a, f"default_of<linnet::{a.type}>") for a in algorithms)
    text += "#else\n"
    text += "".join(_chosen(a, f"chosen([]<std::size_t Level>() {{ return {_at(a)}; }})") for a in algorithms)
    return text + "#endif\n} // namespace\n" + "".join(_functions(a) for a in algorithms) + "\n#endif\n"


def kernels_of(family: str, algorithms: list[Algorithm]) -> str:
    """The kernels of a family, and which kernel serves each level of the library."""
    text = HEAD.replace(" from src/kinds.toml", "") + '#pragma once\n\n#include "../kernel.hpp"\n\nnamespace linnet_library {\n\n'
    text += f"struct of_{family};\n\ntemplate <std::size_t Level>\nstruct kernels<of_{family}, Level> {{\n"
    text += "".join(f"    static const kernel {a.type};\n" for a in algorithms)
    text += "};\n\n} // namespace linnet_library\n\n"
    return text + f'#if defined(LINNET_SEVERAL_LEVELS)\n#include "levels/{family}.hpp"\n#endif\n'


def kernels(families: list[str]) -> str:
    """The kernels of all families."""
    text = HEAD.replace(" from src/kinds.toml", "") + "#pragma once\n\n"
    text += "".join(f'#include "{family}.hpp"\n' for family in families)
    text += "\n/// FUNCTION(FAMILY) for each.\n#define LINNET_EACH_FAMILY(function) \\\n    "
    return text + " \\\n    ".join(f"function({family})" for family in families) + "\n"


def count(algorithms: list[Algorithm]) -> str:
    text = HEAD.replace(" from src/kinds.toml", "") + "#pragma once\n\n#include <cstddef>\n\nnamespace linnet_library {\n\n"
    return text + f"inline constexpr std::size_t algorithm_count = {len(algorithms)};\n\n}} // namespace linnet_library\n"


def catalog(algorithms: list[Algorithm]) -> str:
    """The kernels of all algorithms, in the order of the catalog."""
    return HEAD.replace(" from src/kinds.toml", "") + "".join(f"LINNET_ALGORITHM({a.family}, {a.type})\n" for a in algorithms)


_SIZES = {
    "block_size": "block",
    "key_size": "key",
    "key_size_min": "key_min",
    "key_size_max": "key_max",
    "nonce_size": "nonce",
    "nonce_size_min": "nonce_min",
    "nonce_size_max": "nonce_max",
    "tag_size": "tag",
    "tag_size_min": "tag_min",
    "tag_size_max": "tag_max",
    "tag_size_step": "tag_step",
    "binds_tag_size": "binds_tag_size",
    "reads_twice": "reads_twice",
    "zero_padded": "zero_padded",
    "one_time_key": "one_time_key",
    "digest_size": "digest",
    "customization_size_max": "customization_max",
    "message_size_max": "message_max",
    "plaintext_size_min": "plaintext_min",
    "plaintext_size_step": "plaintext_step",
    "output_size_max": "output_max",
    "salt_size_max": "salt_max",
    "info_size_max": "info_max",
    "extract_size": "extract",
    "iterations_max": "iterations_max",
    "public_key_size": "public_key",
    "shared_secret_size": "shared_secret",
}
"""The members of a catalog_entry and the fields of the catalog that they come from."""
_UNLIKE_ZERO = {"tag_size_step": "1", "plaintext_size_step": "1"}
"""Members whose default is not zero."""
_TRUTHS = ("binds_tag_size", "reads_twice", "zero_padded", "one_time_key")


def _value(member: str, text: str) -> str:
    if member in _TRUTHS:
        return "true"
    if text == "any":
        return "SIZE_MAX"
    below = 2**64 - 1 - int(text)
    if below < 256:  # whole blocks that memory can hold
        return f"SIZE_MAX - {below}"
    return text if int(text) < 2**32 else f"up_to({text}u)"


def _entry(a: Algorithm) -> str:
    fields = a.fields
    words = [f".{text} = {json.dumps(fields[text], ensure_ascii=False)}" for text in ("id", "name")]
    words += [f".kind = linnet::algorithm_kind::{a.kind.name}", f".status = linnet::algorithm_status::{fields['status']}"]
    words.append(f".specification = {json.dumps(fields['specification'], ensure_ascii=False)}")
    for member, name in _SIZES.items():
        if fields[name] != _UNLIKE_ZERO.get(member, "0"):
            words.append(f".{member} = {_value(member, fields[name])}")
        if member == "message_size_max" and a.kind.name == "aead":
            limits = fields.get("message_max_under", fields[name]).split()
            values = [_value(member, limit) for limit in limits]
            first = fields["nonce_min"] if len(values) > 1 else "0"
            words.append(f".message_size_max_under = under<{', '.join([first, *values])}>")
    incremental = bool(a.kind.objects) and all(a.holds(thing.fact) for thing in a.kind.objects)
    return call("LINNET_ENTRY", [str(incremental).lower(), *words], "")


def entries(algorithms: list[Algorithm]) -> str:
    """The catalog as data: for each algorithm LINNET_ENTRY(whether it has incremental calls, members of its catalog_entry...)."""
    return HEAD.replace(" from src/kinds.toml", "") + "".join(map(_entry, algorithms))


# By id --------------------------------------------------------------------------------


def _outputs(of: Operation) -> list[str]:
    return [passed(p, of, None) for p in of.outputs]


def _refused(of: Operation, why: str) -> str:
    texts = [p.name for p in of.parameters if p.up_to]
    if texts:
        return f"c::refuse_text({texts[0]}, {texts[0]}_len), {why}"
    return f"c::refuse({', '.join([why, *_outputs(of)])})" if of.outputs else why


def _by_id(of: Operation, thing: Object | None, kind: Kind, all_of_kind: list[Algorithm]) -> str:
    has = by_id(kind, all_of_kind, of)
    words = [w for p in has for w in declared(p, None)]
    find = f"    const implementation* const by = find(algorithm, LINNET_KIND_{kind.name.upper()});\n"
    if thing is None:
        lacks = f" || by->{kind.table}->{of.slot} == nullptr" if of.fact else ""
        text = call(f"int linnet_{kind.name}_{of.name}", ["const linnet_algorithm* algorithm", *words], " {") + find
        text += f"    if (by == nullptr{lacks}) return {_refused(of, 'linnet_library::unusable(algorithm)')};\n"
        return text + f"    return {_called(of, None, kind, f'by->{kind.table}', has, None, '')};\n}}\n"
    prefix = f"linnet_{kind.name}_{thing.name}"
    self = f"{'const ' if thing.shared and of.name != 'init' else ''}{prefix}* self"
    if of.name == "init":
        text = call(f"int {prefix}_init", [self, "const linnet_algorithm* algorithm", *words], " {") + find
        made = _called(of, thing, kind, "table", has, None, "bytes")
        table = f"by == nullptr ? nullptr : by->{kind.table}->{thing.name}"
        text += f"    return make({kind.name}_{thing.name}::of(self), algorithm, {table},\n"
        return text + f"        [&](const auto* table, void* bytes) {{ return {made}; }});\n}}\n"
    text = call(f"int {prefix}_{of.name}", [self, *words], " {")
    text += f"    const auto o = {kind.name}_{thing.name}::of(self);\n"
    text += f"    if (o.table == nullptr) return {_refused(of, 'o.refusal()')};\n"
    return text + f"    return {_called(of, thing, kind, 'o.table', has, None, 'o.bytes')};\n}}\n"


def of_kinds(kinds: list[Kind], algorithms: list[Algorithm]) -> str:
    text = HEAD + '\nextern "C" {\n'
    for kind in kinds:
        all_of_kind = [a for a in algorithms if a.kind is kind]
        text += f"\n// {kind.title}\n\n"
        for f in (f for f in kind.functions if not f.tables_only):
            text += f"size_t linnet_{kind.name}_{f.name}(const linnet_algorithm* algorithm, size_t len) {{\n"
            text += f"    const implementation* const by = find(algorithm, LINNET_KIND_{kind.name.upper()});\n"
            text += f"    return by == nullptr ? 0 : c::{f.name}(*by->{kind.table}, len);\n}}\n"
        text += "".join(_by_id(of, None, kind, all_of_kind) for of in kind.operations)
        for thing in kind.objects:
            text += "".join(_by_id(of, thing, kind, all_of_kind) for of in thing.operations if not of.tables_only)
            name = f"{kind.name}_{thing.name}"
            text += f"void linnet_{name}_wipe(linnet_{name}* self) {{ {name}::of(self).wipe(); }}\n"
    return text + "}\n"


def facts_of_kinds(kinds: list[Kind]) -> str:
    """The facts about kinds that c_by_id.cpp needs before it defines the functions."""
    text = HEAD + "\n"
    for kind in kinds:
        text += f"static_assert(static_cast<int>(algorithm_kind::{kind.name}) == LINNET_KIND_{kind.name.upper()});\n"
    text += "\n"
    for kind in kinds:
        for thing in kind.objects:
            name = f"{kind.name}_{thing.name}"
            text += f"using {name} = held<linnet_library::{kind.table}_{thing.name}_table, linnet_{name}>;\n"
    return text
