# SPDX-License-Identifier: MIT OR Apache-2.0
"""A program in C that compares the functions of each algorithm with those by id."""

from __future__ import annotations

import re

from generate.c import by_id, call
from generate.description import TEXTS, Algorithm, Kind, Object, Operation, Parameter
from generate.header import macro_of

CAPACITY = 640
_OUTPUT = 48
"""Bytes of an output of any length."""
HEAD = """/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by the build from src/kinds.toml. */
/* clang-format off */
"""


def names_of(kinds: list[Kind]) -> list[str]:
    """All parameters that are bytes."""
    found = {
        p.name
        for k in kinds
        for of in [*k.operations, *(o for t in k.objects for o in t.operations)]
        for p in of.parameters
        if p.is_bytes
    }
    return sorted(found)


def _number(p: Parameter, a: str) -> str:
    if p.name == "tag_size":
        return f"{a}->tag_size"
    return "3" if p.name == "iterations" else "0"


def _count(p: Parameter, of: Operation) -> str:
    """The number of bytes of a parameter: of an input, the bytes that are taken; of an output, the bytes that are written."""
    if p.sum:
        return "plaintext_n" if p.name == "plaintext" else f"({p.sum[0]}_n {p.sum[1]} a->{p.sum[2]}_size)"
    if p.same_as:
        return f"{p.same_as}_n"
    if p.size == "ciphertext_size":
        return "ciphertext_n"
    if p.up_to:
        return "plaintext_n"
    if p.of_catalog == "customization":
        return "(len < a->customization_size_max ? len : a->customization_size_max)"
    if p.at_most:
        return "len"
    if p.of_catalog:
        return f"a->{p.of_catalog}_size"
    if p.name == "boxed":
        return "(plaintext_n + a->tag_size)"
    return f"{p.name}_n" if p.name in TEXTS else str(_OUTPUT) if p.out else "len"


def _arguments(of: Operation, has: list[Parameter], a: Algorithm | None, real: Algorithm, out: str) -> list[str]:
    """The arguments of a function of an algorithm, or by id; `real` is the algorithm under test."""
    words: list[str] = []
    for p in has:
        there = real.has(p)
        if p.number:
            words.append(_number(p, "a") if there or p.name == "tag_size" else "0")
            continue
        where = f"{out if p.out else 'in'}_{p.name}"
        words.append(where if there else "NULL")
        if p.up_to:
            words.append(f"&{out}_size")
        elif p.size == "ciphertext_size":
            words.append(f"sizeof {where}")
        elif not p.same_as and not (a and (a.fixed(p) is not None or p.sum)):
            words.append(_count(p, of) if there else "0")
    return words


def _pair(of: Operation, thing: Object | None, a: Algorithm, all_of_kind: list[Algorithm], expected: str) -> str:
    named, listed = a.parameters(of), by_id(a.kind, all_of_kind, of)
    middle = f"_{thing.name}" if thing else ""
    by_name = _arguments(of, named, a, a, "n")
    ids = _arguments(of, listed, None, a, "i")
    if thing is None:
        ids.insert(0, "a")
    else:
        by_name.insert(0, f"&n_{thing.name}")
        ids[:0] = [f"&i_{thing.name}", *(["a"] if of.name == "init" else [])]
    text = "".join(f"        n_size = i_size = sizeof n_{p.name};\n" for p in of.parameters if p.up_to)
    name, same = f"linnet_{a.type}{middle}_{of.name}", f"linnet_{a.kind.name}{middle}_{of.name}"
    if of.name == "init" and not named:
        text += f"        {name}({', '.join(by_name)});\n"
    else:
        text += "        " + call(f"EXPECT_CODE({expected}, {name}", by_name, ");", " " * 12)
    text += "        " + call(f"EXPECT_CODE({expected}, {same}", ids, ");", " " * 12)
    for p in of.outputs:
        size = _count(p, of) if not p.up_to else f"sizeof n_{p.name}"
        text += f"        EXPECT(memcmp(n_{p.name}, i_{p.name}, {size}) == 0);\n"
        if p.up_to:
            text += (
                f"        EXPECT(n_size == {_count(p, of)} && i_size == n_size && memcmp(n_{p.name}, in_{p.name}, n_size) == 0);\n"
            )
        if expected == "LINNET_OK":
            text += f"        memcpy(in_{p.name}, n_{p.name}, {_count(p, of)});\n"
    return text


def _algorithm(a: Algorithm, all_of_kind: list[Algorithm]) -> str:
    text = f'static void test_{a.type}(size_t len) {{\n    const linnet_algorithm* const a = begin("{a.id}", len);\n'
    for macro in ("key", "nonce", "tag", "digest", "public_key", "shared_secret"):
        if a.fields[macro] != "0":
            text += f"    EXPECT(a->{macro}_size == {macro_of(a, macro)});\n"
    if a.kind.functions:
        text += f"    lengths_of(a, linnet_{a.kind.name}_ciphertext_size, len);\n"
        text += f"    EXPECT(linnet_{a.type}_ciphertext_size(plaintext_n) == ciphertext_n);\n"
        text += (
            f"    if (ciphertext_n == 0 && linnet_{a.type}_ciphertext_size(0) == 0 && {int(a.kind.name == 'keywrap')}) return;\n"
        )
    for of in a.kind.operations:
        if a.holds(of.fact):
            text += "    {\n" + _pair(of, None, a, all_of_kind, "LINNET_OK") + "    }\n"
    for thing in a.objects():
        text += f"    {{\n        linnet_{a.type}_{thing.name} n_{thing.name};\n"
        text += f"        linnet_{a.kind.name}_{thing.name} i_{thing.name};\n"
        ended = False
        for of in (o for o in thing.operations if not o.tables_only):
            text += _pair(of, thing, a, all_of_kind, "LINNET_ORDER" if ended else "LINNET_OK")
            ended = ended or (of.name in ("finish", "verify") and not thing.shared)
        text += f"        linnet_{a.type}_{thing.name}_wipe(&n_{thing.name});\n"
        text += f"        linnet_{a.kind.name}_{thing.name}_wipe(&i_{thing.name});\n    }}\n"
    return text + "}\n\n"


def _family(algorithms: list[Algorithm], everything: list[Algorithm]) -> str:
    """A test of each algorithm of a family. It includes only the header of the family, which a change of another does not touch."""
    family, kinds = algorithms[0].family, list({a.kind.name: a.kind for a in algorithms}.values())
    names = names_of(kinds)
    text = HEAD + f'#include "support.h"\n\n#include <linnet/{family}.h>\n\n'
    for prefix in ("in", "n", "i"):
        text += f"static unsigned char {', '.join(f'{prefix}_{name}[{CAPACITY}]' for name in names)};\n"
    body = "".join(_algorithm(a, [b for b in everything if b.kind is a.kind]) for a in algorithms)
    lengths = [name for name in (*(f"{part}_n" for part in TEXTS), "n_size", "i_size") if re.search(rf"\b{name}\b", body)]
    text += f"static size_t {', '.join(lengths)};\n\n" if lengths else "\n"
    text += "static const linnet_algorithm* begin(const char* id, size_t len) {\n"
    text += "    const linnet_algorithm* const a = linnet_find(id);\n    subject = id;\n    EXPECT(a != NULL);\n"
    text += "".join(f"    random_bytes(in_{name}, sizeof in_{name});\n" for name in names)
    text += "".join(
        f"    memset(n_{name}, 0xa5, sizeof n_{name});\n    memset(i_{name}, 0xa5, sizeof i_{name});\n" for name in names
    )
    text += "    if (len > a->message_size_max) len = a->message_size_max;\n"
    text += "".join(f"    {name} = len;\n" for name in lengths if not name.endswith("size")) + "    return a;\n}\n\n"
    if any(kind.functions for kind in kinds):
        text += """/* The longest plaintext that the algorithm takes, up to `len`. */
static void lengths_of(const linnet_algorithm* a, size_t (*size)(const linnet_algorithm*, size_t), size_t len) {
    while (len != 0 && size(a, len) == 0) --len;
    plaintext_n = len;
    ciphertext_n = size(a, len);
}

"""
    text += body + f"void by_name_{family}(size_t len);\nvoid by_name_{family}(size_t len) {{\n"
    return text + "".join(f"    test_{a.type}(len);\n" for a in algorithms) + "}\n"


def programs(algorithms: list[Algorithm]) -> dict[str, str]:
    """The sources of the program: one for each family, and the one that calls them."""
    families = list(dict.fromkeys(a.family for a in algorithms))
    made = {f"by_name_{family}.c": _family([a for a in algorithms if a.family == family], algorithms) for family in families}
    text = HEAD + "/* The functions of each algorithm against those by id, which the known answers cover. */\n"
    text += '#include "support.h"\n\n' + "".join(f"void by_name_{family}(size_t len);\n" for family in families)
    text += "\nint main(void) {\n    static const size_t lengths[] = {0, 1, 16, 17, 200};\n    size_t i;\n"
    text += "    for (i = 0; i < sizeof lengths / sizeof *lengths; ++i) {\n"
    text += "".join(f"        by_name_{family}(lengths[i]);\n" for family in families)
    text += f"    }}\n    EXPECT(linnet_count() == {len(algorithms)});\n    return 0;\n}}\n"
    return made | {"by_name.c": text}
