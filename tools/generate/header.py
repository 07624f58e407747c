# SPDX-License-Identifier: MIT OR Apache-2.0
"""The C headers: one for each family, by_id.h, and linnet.h, which includes them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from generate.c import WIDTH, batch_parameters, by_id, call, declared, length, length_of
from generate.description import Algorithm, Kind, Object, Operation, Parameter, notes

_NOTES = notes("parameters")
_STATUSES = notes("statuses")
_NAMES = {"not_authentic": "NOT_AUTHENTIC", "wrap": "NOT_AUTHENTIC", "padding": "PADDING", "public_key": "PUBLIC_KEY"}


def _wrap(text: str, first: str, following: str) -> str:
    """The lines have room for the mark of a comment."""
    return textwrap.fill(
        text, WIDTH - 3, initial_indent=first, subsequent_indent=following, break_on_hyphens=False, break_long_words=False
    )


def _comment(text: str) -> str:
    return _wrap(text, "/* ", "   ") + " */\n"


def _banner(title: str) -> str:
    """The first line of a comment, without its end."""
    return f"/* ---- {title} ".ljust(WIDTH - 3, "-")


def _range(a: Algorithm, p: Parameter) -> str:
    low, high, step = a.sizes(p.of_catalog or "")
    if high is None:
        return "" if low == 0 else f"{low} or more"
    if p.at_most:
        return f"at most {high}"
    return f"{low} to {high}" + ("" if step == 1 else f" in steps of {step}")


def _lengths(a: Algorithm) -> str:
    """The lengths that its functions take, of the parameters whose size may vary within limits."""
    parameters = [p for _, of in a.operations() for p in a.parameters(of) if p.is_bytes and p.of_catalog and a.fixed(p) is None]
    ranges = dict.fromkeys(f"{length(p, a)}: {_range(a, p)}" for p in parameters if _range(a, p))
    return f" {'; '.join(ranges)}." if ranges else ""


def _meaning(p: Parameter, of: Operation) -> str:
    """What common.h says about a parameter, if its name and type leave something open."""
    count = length(p)
    if p.sum:
        other, sign, size = p.sum
        return f"{p.name}: {length_of(other, of)} {sign} {size}_size bytes"
    if p.size == "ciphertext_size":
        return f"{count}: at least the `ciphertext_size` of len"
    if p.up_to:
        room = "len - 8" if of.refuses == "wrap" else "len"
        return f"*{count}: before the call the size of the buffer, at least {room}; then the length of the plaintext, or 0"
    return f"{p.name}: {_NOTES[p.name]}" if p.name in _NOTES else ""


def _errors(of: Operation, all_of_kind: list[Algorithm]) -> list[str]:
    """The errors of the functions of single algorithms, without ARGUMENT and ORDER, for which common.h has a rule."""
    found = []
    checked = of.combined or any(p.size == "ciphertext_size" or p.up_to or p.name == "position" for p in of.parameters)
    if checked or any(a.holds(of.fact) and (_varied(of, a) or _limited(of, a)) for a in all_of_kind):
        found.append("LENGTH")
    if of.outputs and not of.overlaps and any(not p.out and p.is_bytes for p in of.parameters):
        found.append("OVERLAP")
    if of.refuses:
        found.append(_NAMES[of.refuses])
    why = f" ({_STATUSES[of.refuses]})" if of.refuses in _STATUSES else ""
    return [f"LINNET_{name}{why if name == _NAMES.get(of.refuses or '') else ''}" for name in found]


def _varied(of: Operation, a: Algorithm) -> bool:
    return any(p.is_bytes and p.of_catalog and a.fixed(p) is None for p in a.parameters(of))


def _limited(of: Operation, a: Algorithm) -> bool:
    if not any(not p.out and p.is_bytes and p.of_catalog is None for p in a.parameters(of)):
        return False
    if a.kind.name == "kdf":
        return any(p.name == "output" for p in of.parameters)
    return a.fields["message_max"] != "any"


def _contract(of: Operation, all_of_kind: list[Algorithm]) -> str:
    said = [w for w in (_meaning(p, of) for p in of.parameters) if w]
    errors = _errors(of, all_of_kind)
    return of.text + (f" {'; '.join(said)}." if said else "") + (f" Errors: {', '.join(errors)}." if errors else "")


def _returns(of: Operation, parameters: list[Parameter], a: Algorithm | None) -> tuple[str, str]:
    """Macro and return type: a function that cannot fail returns void."""
    return ("LINNET_API", "void") if of.name == "init" and not parameters and a is not None else ("LINNET_RESULT", "int")


def _self(thing: Object, of: Operation, prefix: str) -> str:
    return f"{'const ' if thing.shared and of.name != 'init' else ''}{prefix}_{thing.name}* self"


def macro_of(a: Algorithm, size: str) -> str:
    """The macro with a size. If a kind has another name for its key, such as entropy, the macro has that name."""
    names = [p.name for _, of in a.operations() for p in of.parameters if p.of_catalog == size]
    own = names[0] if size == "key" and not names[0].endswith("key") else size
    return f"{a.macro}_{own.upper()}_SIZE"


def _head(a: Algorithm) -> str:
    text = _banner(f'"{a.id}" ({a.fields["status"]})') + "---\n" + _wrap(a.comment + _lengths(a), "   ", "   ") + " */\n"
    for field in ("key", "nonce", "tag", "digest", "public_key", "shared_secret"):
        if a.fields[field] != "0":
            text += f"#define {macro_of(a, field)} {a.fields[field]}\n"
    if a.fields["customization_max"] not in ("0", "any"):
        text += f"#define {a.macro}_CUSTOMIZATION_SIZE_MAX {a.fields['customization_max']}\n"
    if a.fields["output_max"] != "0":
        if a.fields["extract"] != "0":
            text += f"#define {a.macro}_EXTRACT_SIZE {a.fields['extract']}\n"
        text += f"#define {a.macro}_OUTPUT_SIZE_MAX {a.fields['output_max']}\n" if int(a.fields["output_max"]) < 2**32 else ""
    elif a.fields["message_max"] != "any" and a.kind.name not in ("cbc", "keywrap", "kex"):
        note = " /* with a nonce of NONCE_SIZE bytes */" if a.fields["message_max_by_nonce"] == "1" else ""
        text += f"#define {a.macro}_MESSAGE_SIZE_MAX {a.fields['message_max']}{note}\n"
    return text


def _operation(of: Operation, thing: Object | None, a: Algorithm) -> str:
    parameters = a.parameters(of)
    prefix = f"linnet_{a.type}"
    name = f"{prefix}_{thing.name}_{of.name}" if thing else f"{prefix}_{of.name}"
    words = [w for p in parameters for w in declared(p, a)]
    mark, result = _returns(of, parameters, a)
    head = [_self(thing, of, prefix)] if thing else []
    return call(f"{mark} {result} {name}", head + words, ";")


def _object(prefix: str, thing: Object, size: str | int, operations: str) -> str:
    """A group: the type, its functions and `wipe`."""
    text = f"typedef LINNET_OBJECT({size}) {prefix}_{thing.name};\n" + operations
    return text + call(f"LINNET_API void {prefix}_{thing.name}_wipe", [f"{prefix}_{thing.name}* self"], ";")


def of_algorithm(a: Algorithm) -> str:
    prefix = f"linnet_{a.type}"
    functions = (f for f in a.kind.functions if not f.tables_only)
    text = "".join(f"LINNET_API size_t {prefix}_{f.name}(size_t len);\n" for f in functions)
    text += "".join(_operation(of, None, a) for of in a.kind.operations if a.holds(of.fact))
    groups = [_head(a) + text]
    for thing in a.objects():
        if int(a.fields[thing.name]) > thing.room - 8:
            raise ValueError(
                f"{a.id}: its {thing.name} has {a.fields[thing.name]} bytes; src/kinds.toml has room for {thing.room - 8}"
            )
        operations = "".join(_operation(of, thing, a) for of in thing.operations if not of.tables_only)
        groups.append(_object(prefix, thing, a.fields[thing.name], operations))
    return "\n" + "\n".join(groups)


def of_kind(kind: Kind, all_of_kind: list[Algorithm]) -> str:
    """The functions that take an algorithm of the kind."""
    prefix = f"linnet_{kind.name}"
    algorithm = "const linnet_algorithm* algorithm"

    def function(of: Operation, thing: Object | None) -> str:
        parameters = by_id(kind, all_of_kind, of)
        words = [w for p in parameters for w in declared(p, None)]
        if thing is None:
            head, name = [algorithm], f"{prefix}_{of.name}"
        else:
            head = [_self(thing, of, prefix), *([algorithm] if of.name == "init" else [])]
            name = f"{prefix}_{thing.name}_{of.name}"
        return call(f"LINNET_RESULT int {name}", head + words, ";")

    functions = (f for f in kind.functions if not f.tables_only)
    text = "".join(f"LINNET_API size_t {prefix}_{f.name}({algorithm}, size_t len);\n" for f in functions)
    groups = [text + "".join(function(of, None) for of in kind.operations)]
    for of in (o for o in kind.operations if o.batch):
        words = [f"{kind_of} {name}" for name, kind_of in batch_parameters(by_id(kind, all_of_kind, of))]
        own = [of.batch_takes] if of.batch_takes else []
        words = [algorithm, "size_t count", *words, *own, "uint8_t* statuses", "size_t threads"]
        groups.append(_comment(of.batch or "") + call(f"LINNET_RESULT int {prefix}_{of.name}_batch", words, ";"))
    for thing in kind.objects:
        operations = "".join(function(of, thing) for of in thing.operations if not of.tables_only)
        groups.append(_object(prefix, thing, thing.room, operations))
    return f"\n{_banner(kind.title)} */\n" + "\n".join(groups)


def _contracts(kind: Kind, all_of_kind: list[Algorithm]) -> Iterator[str]:
    """What each call of the kind does, as a list."""
    one_shot = {of.name: of.text for of in kind.operations}
    for f in (f for f in kind.functions if not f.tables_only):
        yield _wrap(f"- `{f.name}`: {f.text}", " ", "   ")
    for of in kind.operations:
        yield _wrap(f"- `{of.name}`: {_contract(of, all_of_kind)}", " ", "   ")
    for thing in kind.objects:
        yield _wrap(f"- `{thing.name}`: {thing.text}", " ", "   ")
        operations = [of for of in thing.operations if not of.tables_only]
        same = [f"`{of.name}`" for of in operations if one_shot.get(of.name) == of.text]
        for of in (o for o in operations if one_shot.get(o.name) != o.text):
            yield _wrap(f"- `{of.name}`: {_contract(of, all_of_kind)}", "    ", "      ")
        if same:
            yield _wrap(f"- {', '.join(same)}: as above.", "    ", "      ")


def contracts(kinds: list[Kind], algorithms: list[Algorithm]) -> str:
    """The description of each kind and of its calls, as part of a comment."""
    text = ""
    for kind in kinds:
        calls = _contracts(kind, [a for a in algorithms if a.kind is kind])
        lines = [*kind.about.split("\n"), "", *"\n".join(calls).split("\n"), ""]
        text += "".join(f" * {line}".rstrip() + "\n" for line in lines)
    return text


def of_kinds(kinds: list[Kind], algorithms: list[Algorithm]) -> str:
    values = ",\n".join(f"    LINNET_KIND_{kind.name.upper()} = {kind.enumerator}" for kind in kinds)
    text = f"\nenum {{ /* linnet_algorithm.kind */\n{values}\n}};\n"
    return text + "".join(of_kind(kind, [a for a in algorithms if a.kind is kind]) for kind in kinds)


_HEAD = "/* SPDX-License-Identifier: MIT OR Apache-2.0 */\n/* Made by `make tables` from {source}. */\n/* clang-format off */\n"


def of_family(family: str, algorithms: list[Algorithm]) -> str:
    """The header of a family, which may be included on its own."""
    guard = f"LINNET_{family.upper()}_H"
    text = _HEAD.format(source=f"the algorithms of {family}.hpp") + f"#ifndef {guard}\n#define {guard}\n\n"
    text += '#include "common.h" /* what each call does, and the errors that it may return */\n'
    return text + "".join(map(of_algorithm, algorithms)) + "\n#endif\n"


def of_all(families: list[str]) -> str:
    """linnet.h."""
    text = _HEAD.format(source="the families of the catalog") + "#ifndef LINNET_H\n#define LINNET_H\n\n"
    text += "/*\n * Linnet in C: every algorithm, by its own functions and by its id. For C99 and C++, in liblinnet.\n"
    text += " * Each header may be included on its own; linnet/common.h has the rules for all calls.\n */\n\n"
    text += "".join(f'#include "linnet/{name}.h"\n' for name in ("common", *families, "by_id", "self_test"))
    return text + "\n#endif\n"
