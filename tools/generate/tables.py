# SPDX-License-Identifier: MIT OR Apache-2.0
"""The tables of an algorithm, structs of plain functions, and the templates that make them from its type."""

from __future__ import annotations

from collections.abc import Callable

from generate.c import WIDTH, call
from generate.description import Algorithm, Kind, Object, Operation, Parameter, facts

HEAD = "// SPDX-License-Identifier: MIT OR Apache-2.0\n// Made by `make tables` from src/kinds.toml.\n// clang-format off\n"


def _declared(p: Parameter) -> list[str]:
    if p.is_object:
        return [f"const void* {p.name}"]
    if p.number:
        return [f"std::{p.number} {p.name}"]
    if p.up_to:
        return [f"out {p.name}", f"std::size_t& {p.name}_size"]
    return [f"{'out' if p.out else 'in'} {p.name}"]


def _self(thing: Object | None, of: Operation) -> list[str]:
    return [] if thing is None else ["const void* self" if thing.shared and of.name != "init" else "void* self"]


def _signature(of: Operation, thing: Object | None) -> list[str]:
    return _self(thing, of) + [w for p in of.parameters for w in _declared(p)]


# The structs --------------------------------------------------------------------------------


def _table(name: str, of: tuple[Operation, ...], thing: Object | None, more: str) -> str:
    text = f"struct {name} {{\n"
    if thing is not None:
        text += "    std::size_t size;\n"
    text += "".join("    " + call(f"status (*{o.slot})", _signature(o, thing), " noexcept;", " " * 8) for o in of if not o.combined)
    if thing is not None:
        text += "    void (*wipe)(void* self) noexcept;\n"
    return text + more + "};\n\n"


def structs(kinds: list[Kind]) -> str:
    text, made = HEAD + "\nnamespace linnet_library {\n\n", []
    for kind in kinds:
        if kind.table in made:
            continue
        made.append(kind.table)
        for thing in kind.objects:
            text += f"/// {thing.text.split('. ')[0].rstrip('.')}.\n"
            text += _table(f"{kind.table}_{thing.name}_table", thing.operations, thing, "")
        more = "".join(
            f"    const {kind.table}_{thing.name}_table* {thing.name};"
            + (f" ///< null without {facts()[thing.fact]['text']}\n" if thing.fact else "\n")
            for thing in kind.objects
        )
        for f in kind.functions:
            returns, argument = ("bool", "size") if f.returns == "bool" else ("std::size_t", "of")
            more += f"    {returns} (*{f.name})(std::size_t {argument}) noexcept;\n"
        text += f"/// {' and '.join(k.title for k in kinds if k.table == kind.table)}.\n"
        text += _table(f"{kind.table}_table", kind.operations, None, more)
    text += "struct batch_table;\n\n"
    text += "/// An implementation of an algorithm. Only the table of the algorithm's kind is not null.\nstruct implementation {\n"
    text += "    const char* name;\n    bool (*supported)() noexcept;\n"
    text += "".join(f"    const {name}_table* {name} = nullptr;\n" for name in made)
    text += "    const batch_table* batch = nullptr; ///< or only this\n};\n\n"
    return text + "} // namespace linnet_library\n"


# The templates --------------------------------------------------------------------------------


def _check(p: Parameter, thing: Object | None) -> str:
    """The check that a size is one of the algorithm's; empty if the call itself checks it."""
    if p.name == "tag_size":
        return ""
    if p.size == "limited":
        return f"{p.name}.size() <= A::{p.name}_size_max"
    if p.of_catalog is None:
        return ""
    if p.of_catalog == "tag" and thing is not None and thing.own_tag:
        return f"fits<typename type::tag_{'out' if p.out else 'in'}>({p.name})"
    name = "default_tag" if p.size == "default tag" else p.of_catalog
    return f"takes<A>::{name}({p.name})"


def _exact(p: Parameter, thing: Object | None, value: str) -> str:
    if p.of_catalog == "tag" and thing is not None and thing.own_tag:
        return f"fixed<typename type::tag_{'out' if p.out else 'in'}>({value})"
    return f"exact<A>::{p.of_catalog}({value})"


def _argument(p: Parameter, thing: Object | None) -> str:
    if p.is_object:
        return f"object<typename A::{p.name}>::at({p.name})"
    if p.number or p.size in ("any", "limited") or p.same_as or p.at_most:
        return p.name
    if p.size == "ciphertext_size":
        return p.name
    return f"{p.name}, {p.name}_size" if p.up_to else _exact(p, thing, p.name)


def _optional(p: Parameter) -> bool:
    return p.fact not in (None, "tag_sizes") or p.of_catalog == "nonce" or p.at_most


def _variants(of: Operation, kind: Kind, algorithms: list[Algorithm]) -> list[tuple[str, ...]]:
    """The sets of optional parameters that the kind's algorithms take, the largest first."""
    optional = [p for p in of.parameters if _optional(p)]
    found = {tuple(p.name for p in optional if a.has(p)) for a in algorithms if a.kind is kind}
    return sorted(found, key=lambda names: (-len(names), names))


def _branches(of: Operation, variants: list[tuple[str, ...]], body: Callable[[list[Parameter]], str]) -> str:
    """The body for each set of optional parameters; if there are several sets, the algorithm's type decides."""
    optional = {p.name for p in of.parameters if _optional(p)}
    text = ""
    for number, names in enumerate(variants):
        lines = body([p for p in of.parameters if p.name not in optional or p.name in names])
        absent = [p for p in of.parameters if p.name in optional - set(names) and p.of_catalog is None]
        before = ""
        for p in absent:
            wrong, why = (f"{p.name} != 0", "argument") if p.number else (f"!{p.name}.empty()", "length")
            before += f"        if ({wrong}) return refuse({', '.join([f'status::{why}', *(q.name for q in of.outputs)])});\n"
        if len(variants) == 1:
            return before + f"        {lines}\n"
        condition = f"if constexpr ({' && '.join(f'has_{n}<A>' for n in names)}) " if number + 1 < len(variants) else ""
        keyword = "" if number == 0 else "} else "
        text += f"        {keyword}{condition}{{\n" + "".join(
            "    " + line + "\n" for line in (before + f"        {lines}").splitlines()
        )
    return text + "        }\n"


def _not(check: str) -> str:
    return check.replace("<=", ">") if "<=" in check else f"!{check}"


def _refusal(of: Operation, thing: Object | None, checks: list[str]) -> str:
    if not checks:
        return ""
    condition = " || ".join(map(_not, checks))
    refuse = f"refuse({', '.join(['status::length', *(p.name for p in of.outputs)])});"
    if thing is not None and not (thing.shared or thing.survives):
        refuse = f"held::wipe(self), {refuse}"
    line = f"        if ({condition}) return {refuse}\n"
    return line if len(line) <= WIDTH else f"        if ({condition})\n            return {refuse}\n"


def _call(head: str, arguments: list[str], end: str) -> str:
    return call(" " * 8 + head, arguments, end, " " * 12).strip()


def _body(of: Operation, thing: Object | None, kind: Kind, algorithms: list[Algorithm]) -> str:
    checks = [c for c in (_check(p, thing) for p in of.parameters) if c]
    text = "".join(f"        {p.name}_size = 0;\n" for p in of.parameters if p.up_to)
    text += _refusal(of, thing, checks)

    def called(parameters: list[Parameter]) -> str:
        arguments = [_argument(p, thing) for p in parameters]
        if thing is not None and of.small:
            return _call(f"return {thing.name}_calls<A>::{of.name}", ["held::at(self)", *arguments], ";")
        if thing is not None:
            return _call(f"return erased(held::at(self).{of.name}", arguments, ");")
        if of.small:
            return _call(f"return one_shot<A>::{of.name}", arguments, ";")
        return _call(f"return erased(A::{of.name}", arguments, ");")

    return text + _branches(of, _variants(of, kind, algorithms), called)


def _init(of: Operation, thing: Object, kind: Kind, algorithms: list[Algorithm]) -> str:
    checks = [c for c in (_check(p, thing) for p in of.parameters) if c]
    text = ""
    if any(p.name == "tag_size" for p in of.parameters):
        text += "        if (!A::is_tag_size(tag_size)) return held::refuse(self), status::argument;\n"
    if checks:
        text += f"        if ({' || '.join(map(_not, checks))}) return held::refuse(self), status::length;\n"

    def made(parameters: list[Parameter]) -> str:
        return _call("held::make", ["self", *(_argument(p, thing) for p in parameters)], ";")

    return text + _branches(of, _variants(of, kind, algorithms), made) + "        return status::ok;\n"


def _function(of: Operation, thing: Object | None, kind: Kind, algorithms: list[Algorithm]) -> str:
    words = _signature(of, thing)
    used = [f"[[maybe_unused]] {w}" if any(w.split()[-1] == p.name and _optional(p) for p in of.parameters) else w for w in words]
    inlined = "LINNET_SEEN_THROUGH " if thing is None or len(_variants(of, kind, algorithms)) > 1 else ""
    text = "    " + call(f"{inlined}static status {of.slot}", used, " noexcept {", " " * 8)
    is_init = thing is not None and of.slot.startswith("init")
    body = _init(of, thing, kind, algorithms) if is_init and thing else _body(of, thing, kind, algorithms)
    text += body + "    }\n"
    return text


_SIZED = """/// Whether bytes have a size that the algorithm takes; without such a parameter, whether they are empty.
template <class A>
struct takes {
@takes    static bool default_tag(in b) noexcept { return b.size() == A::tag_size; }
};

/// The bytes in the type that the algorithm takes; their size was checked before.
template <class A>
struct exact {
@exact};

"""
_TAKES = """    static bool @(in b) noexcept {
        if constexpr (requires { A::is_@_size(b.size()); }) return A::is_@_size(b.size());
        else if constexpr (requires { A::@_size; }) return b.size() == A::@_size;
        else if constexpr (requires { A::@_size_max; }) return b.size() <= A::@_size_max;
        else return b.empty();
    }
"""
_EXACT = """    static auto @(@direction b) noexcept {
        if constexpr (requires { typename A::@_@direction; }) return fixed<typename A::@_@direction>(b);
        else return std::span<@const std::uint8_t, A::@_size>(b);
    }
"""


def _sized(kinds: list[Kind]) -> str:
    """The checks of sizes against the catalog, and the span types of those sizes."""
    every = [p for k in kinds for _, of in k.all_operations() for p in of.parameters if p.of_catalog]
    takes = "".join(_TAKES.replace("@", name) for name in dict.fromkeys(p.of_catalog or "" for p in every))
    found = dict.fromkeys((p.of_catalog or "", p.out) for p in every if not p.at_most)
    exact = ""
    for name, out in found:
        text = _EXACT.replace("@direction", "out" if out else "in").replace("@const ", "" if out else "const ")
        exact += text.replace("@", name)
    return _SIZED.replace("@takes", takes).replace("@exact", exact)


def _list(words: list[str], indent: str) -> str:
    lines = [indent]
    for word in words:
        if len(lines[-1] + word) + 2 > WIDTH:
            lines.append(indent)
        lines[-1] += word + ", "
    return "\n".join(line.rstrip() for line in lines).rstrip(",")


def _functions(kind: Kind, algorithms: list[Algorithm]) -> str:
    text = ""
    for thing in kind.objects:
        name = f"{kind.name}_{thing.name}_functions"
        text += (
            f"template <class A>\nstruct {name} {{\n    using type = typename A::{thing.name};\n    using held = object<type>;\n\n"
        )
        text += "".join(_function(of, thing, kind, algorithms) for of in thing.operations)
        values = ["sizeof(type)", *(of.slot for of in thing.operations), "held::wipe"]
        text += f"    static constexpr {kind.table}_{thing.name}_table table{{\n{_list(values, ' ' * 8)}}};\n}};\n\n"
    text += f"template <class A>\nstruct {kind.name}_functions {{\n"
    text += "".join(_function(of, None, kind, algorithms) for of in kind.operations if not of.combined)
    text += f"    static constexpr {kind.table}_table table() noexcept {{\n        {kind.table}_table made{{}};\n"
    for of in (o for o in kind.operations if not o.combined):
        text += "        " + (f"if constexpr (is_{of.fact}<A>) " if of.fact else "") + f"made.{of.slot} = {of.slot};\n"
    for thing in kind.objects:
        condition = f"if constexpr (is_{thing.fact}<A>) " if thing.fact else ""
        text += f"        {condition}made.{thing.name} = &{kind.name}_{thing.name}_functions<A>::table;\n"
    text += "".join(f"        made.{f.name} = A::{f.name};\n" for f in kind.functions)
    text += "        return made;\n    }\n};\n"
    return (
        text
        + f"template <class A>\ninline constexpr {kind.table}_table {kind.name}_table_of = {kind.name}_functions<A>::table();\n\n"
    )


def enumeration(kinds: list[Kind]) -> str:
    by_number = {k.enumerator: k.name for k in kinds}
    names = [by_number[n] for n in range(len(kinds))]
    text = "/// The kind of an algorithm, which decides which concept of concepts.hpp it models.\n"
    text += f"enum class algorithm_kind : std::uint8_t {{ {', '.join(names)} }};\n\n"
    text += "constexpr std::string_view to_string(algorithm_kind kind) noexcept {\n"
    quoted = _list([f'"{name}"' for name in names], " " * 8).strip()
    text += f"    constexpr std::string_view names[] = {{\n        {quoted}}};\n"
    return text + "    return names[static_cast<std::size_t>(kind)];\n}\n"


def facts_of_types(kinds: list[Kind]) -> str:
    """The properties of an algorithm's type that the templates use: the facts, and the parameters that others of its kind lack."""
    text = HEAD + "\n#include <linnet/concepts.hpp>\n\nnamespace linnet_library {\n\n"
    for name, fact in facts().items():
        text += f"template <class A>\ninline constexpr bool is_{name} = {fact['type']};\n"
    every = [p for k in kinds for _, of in k.all_operations() for p in of.parameters if _optional(p)]
    for p in {p.name: p for p in every}.values():
        size = f"{p.of_catalog}_size{'_max' if p.at_most else ''}"
        there = f"is_{p.fact}<A>" if p.fact else f"requires {{ requires A::{size} != 0; }}"
        text += f"template <class A>\ninline constexpr bool has_{p.name} = {there};\n"
    return text + "\n} // namespace linnet_library\n"


def templates(kinds: list[Kind], algorithms: list[Algorithm]) -> str:
    text = HEAD + "\nnamespace linnet_library {\n\n"
    text += _sized(kinds) + "".join(_functions(kind, algorithms) for kind in kinds)
    text += (
        "/// The table of the algorithm's kind.\ntemplate <class A>\nconstexpr void set_table(implementation& made) noexcept {\n"
    )
    text += "    using linnet::algorithm_kind;\n"
    for kind in kinds:
        text += f"    if constexpr (A::kind == algorithm_kind::{kind.name}) made.{kind.table} = &{kind.name}_table_of<A>;\n"
    return text + "}\n\n} // namespace linnet_library\n"
