# SPDX-License-Identifier: MIT OR Apache-2.0
"""A program in C that tests what the functions by id refuse, for every algorithm."""

from __future__ import annotations

from collections.abc import Iterator

from generate.c import by_id, call
from generate.description import TEXTS, Algorithm, Kind, Object, Operation, Parameter
from generate.tests_by_name import CAPACITY, HEAD, names_of


def _values(of: Operation, has: list[Parameter], changed: dict[str, str]) -> list[str]:
    """The arguments of a function by id. `changed` replaces the expression of a parameter, or of its length as NAME_len."""
    words = []
    for p in has:
        if p.number:
            value = {"tag_size": "a->tag_size", "iterations": "a->extract_size == 0 ? 3u : 0u"}.get(p.name, "0")
            words.append(changed.get(p.name, value))
            continue
        words.append(changed.get(p.name, f"b_{p.name}"))
        if p.up_to:
            words.append(changed.get(f"{p.name}_len", "&size"))
        elif not p.same_as:
            words.append(changed.get(f"{p.name}_len", _taken(p)))
    return words


def _taken(p: Parameter) -> str:
    if p.sum or p.size == "ciphertext_size":
        return "CAPACITY"
    if p.at_most:
        return "0"
    if p.of_catalog:
        return f"a->{p.of_catalog}_size"
    if p.fact == "two_steps":
        return "a->extract_size == 0 ? 0 : 16"
    return "text_size" if p.name in TEXTS else "64"


def _wrong(of: Operation, has: list[Parameter]) -> Iterator[tuple[str, dict[str, str], str | None]]:
    """A status, the changed arguments that cause it, and a condition."""
    for p in (p for p in has if p.is_bytes):
        exact = p.of_catalog is not None and not p.at_most
        there = f"a->{p.of_catalog}_size != 0" if exact else None
        if p.at_most or p.fact == "two_steps":
            yield "LINNET_ARGUMENT", {p.name: "NULL", f"{p.name}_len": "1"}, None
        elif not p.up_to:
            yield "LINNET_ARGUMENT", {p.name: "NULL"}, there
        if p.up_to:
            yield "LINNET_ARGUMENT", {f"{p.name}_len": "NULL"}, None
        elif not p.same_as:
            yield "LINNET_ARGUMENT", {f"{p.name}_len": "SIZE_MAX"}, "sizeof(size_t) >= 8"
        if exact:
            for change in ("+ 1", "- 1"):
                size = f"a->{p.of_catalog}_size {change}"
                yield (
                    "LINNET_LENGTH",
                    {f"{p.name}_len": size},
                    f"!takes_{p.of_catalog}(a, {size})" + (f" && {there}" if there else ""),
                )
        if p.of_catalog == "customization":
            size = "a->customization_size_max + 1"
            yield "LINNET_LENGTH", {f"{p.name}_len": size}, "a->customization_size_max < CAPACITY"
        if p.of_catalog in ("nonce", "customization"):
            lacks = "a->nonce_size_max == 0" if p.of_catalog == "nonce" else "a->customization_size_max == 0"
            yield "LINNET_LENGTH", {f"{p.name}_len": "16"}, lacks
    if any(p.name == "tag_size" for p in has):
        yield "LINNET_ARGUMENT", {"tag_size": "a->tag_size_max + 1"}, None
        yield "LINNET_ARGUMENT", {"tag_size": "SIZE_MAX"}, "a->tag_size_max != SIZE_MAX"


def _refused(of: Operation, thing: Object | None, kind: Kind, has: list[Parameter]) -> str:
    middle = f"_{thing.name}" if thing else ""
    name = f"linnet_{kind.name}{middle}_{of.name}"
    text = ""

    def one(status: str, algorithm: str, changed: dict[str, str], condition: str | None, self: str = "") -> str:
        words = _values(of, has, changed)
        if thing is None:
            words.insert(0, algorithm)
        else:
            words[:0] = [self or f"&{thing.name}", *([algorithm] if of.name == "init" else [])]
        before = "fill();"
        if thing is not None and of.name != "init":
            before = f"fill(); begin_{kind.name}_{thing.name}(&{thing.name}, a);"
        lines = f"{before}\n        " + call(f"EXPECT_CODE({status}, {name}", words, ");", " " * 12)
        for p in of.outputs:
            if (
                p.name in changed
                or f"{p.name}_len" in changed
                or any(c in changed for c in ("plaintext_len", "ciphertext_len", "input_len"))
            ):
                continue
            size = "text_size" if p.same_as or p.size == "ciphertext_size" else "size_before" if p.up_to else _taken(p)
            if p.sum:
                size = "text_size + a->tag_size" if p.sum[1] == "+" else "64 - a->tag_size"
            lines += (
                f"        EXPECT(memcmp(b_{p.name}, zeroes, {size}) == 0);\n"
                if not p.up_to
                else f"        EXPECT(size == 0 && memcmp(b_{p.name}, zeroes, {size}) == 0);\n"
            )
        head = f"    if ({condition}) {{" if condition else "    {"
        return f"{head}\n        {lines}    }}\n"

    if thing is None or of.name == "init":
        text += one("LINNET_ARGUMENT", "NULL", {}, None)
        text += one("LINNET_ARGUMENT", "&copy", {}, None)
        text += one("LINNET_ARGUMENT", "other", {}, None)
    if thing is not None:
        text += one("LINNET_ARGUMENT", "a", {}, None, "NULL")
    for status, changed, condition in _wrong(of, has):
        text += one(status, "a", changed, condition)
    return text


def _sizes(kinds: list[Kind]) -> str:
    """Functions that say whether an algorithm takes a size."""
    every = [p for k in kinds for _, of in k.all_operations() for p in of.parameters]
    found = {p.of_catalog for p in every if p.of_catalog and not p.at_most}
    text = ""
    for field in sorted(f for f in found):
        test = f"len == a->{field}_size"
        if field in ("key", "nonce", "tag"):
            test = f"len >= a->{field}_size_min && len <= a->{field}_size_max"
        if field == "tag":
            test += " && (len - a->tag_size_min) % a->tag_size_step == 0"
        text += f"static int takes_{field}(const linnet_algorithm* a, size_t len) {{ return {test}; }}\n"
    return text


def _begin(kind: Kind, thing: Object, all_of_kind: list[Algorithm]) -> str:
    """A function that initializes an object."""
    init = next(o for o in thing.operations if o.name == "init")
    name = f"{kind.name}_{thing.name}"
    words = ["self", "a", *_values(init, by_id(kind, all_of_kind, init), {})]
    text = call(f"static void begin_{name}", [f"linnet_{name}* self", "const linnet_algorithm* a"], " {")
    return "\n" + text + "    " + call(f"EXPECT_CODE(LINNET_OK, linnet_{name}_init", words, ");") + "}\n"


def _function_name(kind: Kind, thing: Object | None, of: Operation) -> str:
    return f"{kind.name}_{thing.name}_{of.name}" if thing else f"{kind.name}_{of.name}"


def _function(kind: Kind, thing: Object | None, of: Operation, all_of_kind: list[Algorithm]) -> str:
    """A function that tries everything that one function of linnet.h refuses."""
    has = "a->online" if thing and thing.fact else "a->extract_size != 0" if of.fact else None
    heads = ["const linnet_algorithm* a", "const linnet_algorithm* other"]
    text = "\n" + call(f"static void {_function_name(kind, thing, of)}", heads, " {")
    text += "    const linnet_algorithm copy = *a;\n"
    if thing is not None:
        text += f"    linnet_{kind.name}_{thing.name} {thing.name};\n"
    text += "    (void)copy, (void)other;\n" + (f"    if (!({has})) return;\n" if has else "")
    return text + _refused(of, thing, kind, by_id(kind, all_of_kind, of)) + "}\n"


_MAIN = """
int main(void) {
    size_t i;
    for (i = 0; i < linnet_count(); ++i) {
        const linnet_algorithm* const a = linnet_at(i);
        const linnet_algorithm* const other = linnet_find(a->kind == LINNET_KIND_HASH ? "ascon-aead128" : "sha-256");
        subject = a->id;
        text_size = a->message_size_max < 32 ? 16 : 32;
        switch (a->kind) {
"""


def program(kinds: list[Kind], algorithms: list[Algorithm]) -> str:
    names = names_of(kinds)
    text = HEAD + "/* What the functions by id refuse, for every algorithm; a refused call leaves its outputs zero. */\n"
    text += f'#include "support.h"\n\nenum {{ CAPACITY = {CAPACITY} }};\n'
    text += f"static unsigned char {', '.join(f'b_{name}[CAPACITY]' for name in names)};\n"
    text += "static const unsigned char zeroes[CAPACITY] = {0};\nstatic size_t text_size, size, size_before;\n\n"
    text += "static void fill(void) {\n" + "".join(f"    random_bytes(b_{name}, CAPACITY);\n" for name in names)
    text += "    size = size_before = 64;\n}\n\n" + _sizes(kinds)
    main = _MAIN
    for kind in kinds:
        all_of_kind = [a for a in algorithms if a.kind is kind]
        text += "".join(_begin(kind, thing, all_of_kind) for thing in kind.objects)
        text += "".join(_function(kind, thing, of, all_of_kind) for thing, of in kind.all_operations())
        main += f"        case LINNET_KIND_{kind.name.upper()}:\n"
        main += "".join(f"            {_function_name(kind, thing, of)}(a, other);\n" for thing, of in kind.all_operations())
        main += "            break;\n"
    return text + main + "        default: EXPECT(0);\n        }\n    }\n    return 0;\n}\n"
