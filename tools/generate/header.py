# SPDX-License-Identifier: MIT OR Apache-2.0
"""The C headers: one for each family, by_id.h, and linnet.h, which includes them."""

from __future__ import annotations

import textwrap

from generate.c import WIDTH, batch_parameters, by_id, call, declared, length, length_of, name_of
from generate.description import Algorithm, Kind, Object, Operation, Parameter, notes

_NOTES = notes("parameters")
_STATUSES = notes("statuses")
_NAMES = {"not_authentic": "NOT_AUTHENTIC", "wrap": "NOT_AUTHENTIC", "padding": "PADDING", "public_key": "PUBLIC_KEY"}


def _comment(text: str, indent: str = "   ") -> str:
    lines = textwrap.wrap(text, WIDTH - 6, break_on_hyphens=False, break_long_words=False)
    return "/* " + f"\n{indent}".join(lines) + " */\n"


def _range(a: Algorithm, p: Parameter) -> str:
    low, high, step = a.sizes(p.of_catalog or "")
    if high is None:
        return "" if low == 0 else f"{low} or more"
    if p.at_most:
        return f"at most {high}"
    return f"{low} to {high}" + ("" if step == 1 else f" in steps of {step}")


def _size(p: Parameter, of: Operation, a: Algorithm | None) -> str:
    """The size of a parameter, in words."""
    count = length(p, a)
    if p.same_as:
        return f"{length_of(p.same_as, of)} bytes, may be `{p.same_as}`"
    if p.sum:
        other, sign, size = p.sum
        n = length_of(other, of)
        return f"{n} {sign} {a.fields[size]} bytes" if a else f"{count} bytes, at least {n} {sign} {size}_size"
    if p.size == "ciphertext_size":
        return f"{count} bytes, at least the ciphertext_size of len"
    if p.up_to:
        room = "len - 8" if of.refuses == "wrap" else "len"
        return f"before the call *{count} is the size of the buffer, at least {room}; then the length of the plaintext, or 0"
    if a is None:
        if p.of_catalog is None:
            return f"{count} bytes"
        return (
            f"{count} bytes, one of the algorithm's sizes"
            if not p.size.startswith("default ")
            else f"{count} bytes, the algorithm's {p.of_catalog}_size"
        )
    fixed = a.fixed(p)
    if fixed is not None:
        return f"{fixed} bytes"
    taken = _range(a, p) if p.of_catalog else ""
    return f"{count} bytes" + (f", {taken}" if taken else "")


def _described(p: Parameter, of: Operation, a: Algorithm | None) -> str:
    said = _NOTES.get(p.name)
    if p.number:
        size = ""
        if p.size == "size":
            size = f"{_range(a, Parameter('tag', False, 'tag', None))} bytes" if a else "one of the algorithm's sizes"
        return f"{p.name}: {', '.join(w for w in (size, said) if w)}" if size or said else ""
    return f"{name_of(p, a)}: {_size(p, of, a)}" + (f", {said}" if said else "")


def _errors(of: Operation, thing: Object | None, a: Algorithm | None, parameters: list[Parameter]) -> list[str]:
    found = ["ARGUMENT"] if parameters else []
    varied = [p for p in parameters if p.is_bytes and p.of_catalog and (a is None or a.fixed(p) is None)]
    limited = any(not p.out and p.is_bytes and p.of_catalog is None for p in parameters) and _limited(of, a)
    if (
        varied
        or limited
        or of.combined
        or any(p.size == "ciphertext_size" or p.up_to for p in parameters)
        or "position" in (p.name for p in parameters)
    ):
        found.append("LENGTH")
    if of.outputs and not of.overlaps and any(not p.out and p.is_bytes for p in parameters):
        found.append("OVERLAP")
    if of.refuses:
        found.append(_NAMES[of.refuses])
    if thing is not None and of.name != "init":
        found.append("ORDER")
    why = _STATUSES[of.refuses] if of.refuses else ""
    return [f"LINNET_{name} ({why})" if of.refuses and name == _NAMES[of.refuses] else f"LINNET_{name}" for name in found]


def _limited(of: Operation, a: Algorithm | None) -> bool:
    if a is None:
        return True
    if a.kind.name == "kdf":
        return any(p.name == "output" for p in of.parameters)
    return a.fields["message_max"] != "any"


def _function_comment(of: Operation, thing: Object | None, a: Algorithm | None, parameters: list[Parameter]) -> str:
    said = [w for w in (_described(p, of, a) for p in parameters) if w]
    text = of.text + (" " + "; ".join(said) + "." if said else "")
    errors = _errors(of, thing, a, parameters)
    if errors:
        text += f" Errors: {', '.join(errors)}."
    return _comment(text)


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
    text = "\n" + _comment(f'"{a.id}" ({a.fields["status"]}). {a.comment}')
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
    return _function_comment(of, thing, a, parameters) + call(f"{mark} {result} {name}", head + words, ";")


def _wipe(prefix: str, thing: Object) -> str:
    return call(f"LINNET_API void {prefix}_{thing.name}_wipe", [f"{prefix}_{thing.name}* self"], ";")


def of_algorithm(a: Algorithm) -> str:
    prefix = f"linnet_{a.type}"
    text = _head(a)
    for f in (f for f in a.kind.functions if not f.tables_only):
        text += _comment(f.text) + f"LINNET_API size_t {prefix}_{f.name}(size_t len);\n"
    for of in a.kind.operations:
        if a.holds(of.fact):
            text += _operation(of, None, a)
    for thing in a.objects():
        if int(a.fields[thing.name]) > thing.room - 8:
            raise ValueError(
                f"{a.id}: its {thing.name} has {a.fields[thing.name]} bytes; src/kinds.toml has room for {thing.room - 8}"
            )
        text += _comment(thing.text) + f"typedef LINNET_OBJECT({a.fields[thing.name]}) {prefix}_{thing.name};\n"
        text += "".join(_operation(of, thing, a) for of in thing.operations if not of.tables_only)
        text += _comment("Wipes the object, which then refuses every call.") + _wipe(prefix, thing)
    return text


def of_kind(kind: Kind, all_of_kind: list[Algorithm]) -> str:
    """The functions that take an algorithm of the kind."""
    prefix, text = f"linnet_{kind.name}", f"\n/* {kind.title} */\n\n"
    algorithm = "const linnet_algorithm* algorithm"

    def function(of: Operation, thing: Object | None) -> str:
        parameters = by_id(kind, all_of_kind, of)
        words = [w for p in parameters for w in declared(p, None)]
        if thing is None:
            head, name = [algorithm], f"{prefix}_{of.name}"
        else:
            head = [_self(thing, of, prefix), *([algorithm] if of.name == "init" else [])]
            name = f"{prefix}_{thing.name}_{of.name}"
        return _function_comment(of, thing, None, parameters) + call(f"LINNET_RESULT int {name}", head + words, ";")

    for f in (f for f in kind.functions if not f.tables_only):
        text += _comment(f.text) + f"LINNET_API size_t {prefix}_{f.name}({algorithm}, size_t len);\n"
    text += "".join(function(of, None) for of in kind.operations)
    for of in (o for o in kind.operations if o.batch):
        words = [f"{kind_of} {name}" for name, kind_of in batch_parameters(by_id(kind, all_of_kind, of))]
        own = [of.batch_takes] if of.batch_takes else []
        words = [algorithm, "size_t count", *words, *own, "uint8_t* statuses", "size_t threads"]
        errors = "ARGUMENT", "LENGTH", "OVERLAP", *([_NAMES[of.refuses]] if of.refuses else [])
        errors += ("REPEATED",) if of.batch_takes == "int repeats" else ()
        comment = _comment(f"{of.batch} Errors: {', '.join(f'LINNET_{e}' for e in errors)}.")
        text += comment + call(f"LINNET_RESULT int {prefix}_{of.name}_batch", words, ";")
    for thing in kind.objects:
        text += _comment(thing.text) + f"typedef LINNET_OBJECT({thing.room}) {prefix}_{thing.name};\n"
        text += "".join(function(of, thing) for of in thing.operations if not of.tables_only)
        text += _comment("Wipes the object, which then refuses every call.") + _wipe(prefix, thing)
    return text


def abouts(kinds: list[Kind]) -> str:
    """The description of each kind, as part of a comment."""
    return "".join(f" * {line}".rstrip() + "\n" for kind in kinds for line in [*kind.about.split("\n"), ""])


def of_kinds(kinds: list[Kind], algorithms: list[Algorithm]) -> str:
    values = ",\n".join(f"    LINNET_KIND_{kind.name.upper()} = {kind.enumerator}" for kind in kinds)
    text = f"\nenum {{ /* linnet_algorithm.kind */\n{values}\n}};\n"
    return text + "".join(of_kind(kind, [a for a in algorithms if a.kind is kind]) for kind in kinds)


_HEAD = "/* SPDX-License-Identifier: MIT OR Apache-2.0 */\n/* Made by `make tables` from {source}. */\n/* clang-format off */\n"


def of_family(family: str, algorithms: list[Algorithm]) -> str:
    """The header of a family, which may be included on its own."""
    guard = f"LINNET_{family.upper()}_H"
    text = _HEAD.format(source=f"the algorithms of {family}.hpp") + f"#ifndef {guard}\n#define {guard}\n\n"
    text += '#include "common.h" /* the rules for all calls */\n'
    return text + "".join(map(of_algorithm, algorithms)) + "\n#endif\n"


def of_all(families: list[str]) -> str:
    """linnet.h."""
    text = _HEAD.format(source="the families of the catalog") + "#ifndef LINNET_H\n#define LINNET_H\n\n"
    text += "/*\n * Linnet in C: every algorithm, by its own functions and by its id. For C99 and C++, in liblinnet.\n"
    text += " * Each header may be included on its own; linnet/common.h has the rules for all calls.\n */\n\n"
    text += "".join(f'#include "linnet/{name}.h"\n' for name in ("common", *families, "by_id"))
    return text + "\n#endif\n"
