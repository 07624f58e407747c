# SPDX-License-Identifier: MIT OR Apache-2.0
"""Parts of tests: the records of known-answer files, with the calls that make the answers, by id in C and by type in C++."""

from __future__ import annotations

from generate.c import by_id, call
from generate.description import Algorithm, Field, Kind, Operation, Parameter
from generate.tests_by_name import HEAD

_FACTS = {None: "always", "two_steps": "two_steps", "password": "password"}


def _offset(name: str) -> str:
    return f"offsetof(linnet_algorithm, {name})"


def _field(f: Field, of: Operation) -> str:
    p = next((p for p in of.parameters if p.name == f.parameter), None)
    usual, most = "0", "0"
    if p is not None and p.of_catalog and not p.at_most:
        usual = _offset(f"{p.of_catalog}_size")
    if f.of:
        usual = _offset(f"{f.of}_size")
    if p is not None and p.of_catalog == "customization":
        most = _offset("customization_size_max")
    elif usual != "0" and not f.of:
        most = usual
    fact = _FACTS[p.fact] if p else "always"
    number = int(p is None or p.number is not None)
    message = int(p is not None and p.name == "message")
    words = [f'"{f.label}"', f.rule.upper(), usual, most, str(f.least), str(f.most), str(f.place), fact, str(number), str(message)]
    return f"    {{{', '.join(words)}}},\n"


def _argument(p: Parameter, kind: Kind, of: Operation) -> list[str]:
    """An argument of the call: an input is that field, an output is a part of the answer."""
    fields = [f.parameter for f in kind.record.fields]
    if p.number:
        return [f"({p.number})f[{fields.index(p.name)}].number"]
    if not p.out:
        place = f"f[{fields.index(p.name)}]"
        return [f"{place}.bytes", f"{place}.len"] if p.name in fields else ["NULL", "0"]
    before = kind.record.outputs[: kind.record.outputs.index(p.name)]
    at = " + ".join(["out", *(_room(q, kind, of) for q in of.outputs if q.name in before)])
    if p.same_as:
        return [at]
    return [at, _room(p, kind, of)]


def _room(p: Parameter, kind: Kind, of: Operation) -> str:
    fields = [f.parameter for f in kind.record.fields]
    if p.same_as:
        return f"f[{fields.index(p.same_as)}].len"
    if p.size == "ciphertext_size":
        return f"linnet_{kind.name}_ciphertext_size(a, f[{fields.index('plaintext')}].len)"
    if p.of_catalog:
        return f"a->{p.of_catalog}_size"
    return "any"


def _kind(kind: Kind, all_of_kind: list[Algorithm]) -> str:
    of = next(o for o in kind.operations if o.name == kind.record.of)
    text = f"\nstatic const struct field {kind.name}_fields[] = {{\n" + "".join(_field(f, of) for f in kind.record.fields) + "};\n"
    text += f"static int answer_{kind.name}(const linnet_algorithm* a, const struct value* f, size_t any, unsigned char* out,\n"
    text += "    size_t* len) {\n    (void)any;\n"
    text += f"    *len = {' + '.join(_room(p, kind, of) for p in of.outputs)};\n"
    words = ["a", *(w for p in by_id(kind, all_of_kind, of) for w in _argument(p, kind, of))]
    text += "    " + call(f"return linnet_{kind.name}_{of.name}", words, ";", " " * 8) + "}\n"
    return text


def program(kinds: list[Kind], algorithms: list[Algorithm]) -> str:
    text = HEAD + "/* The records of known_answers.c. */\n"
    text += "".join(_kind(kind, [a for a in algorithms if a.kind is kind]) for kind in kinds)
    text += "\nstatic const struct record records[] = {\n"
    for kind in kinds:
        words = [
            f"LINNET_KIND_{kind.name.upper()}",
            f"{kind.name}_fields",
            str(len(kind.record.fields)),
            f'"{kind.record.label}"',
            str(int(kind.record.last_outermost)),
            f"answer_{kind.name}",
        ]
        text += f"    {{{', '.join(words)}}},\n"
    return text + "};\n"


def _of_type(p: Parameter, value: str) -> str:
    """A parameter as the C++ type takes it."""
    return f"as<typename A::{p.of_catalog}_in>({value})" if p.of_catalog else value


def _typed(kind: Kind, of: Operation) -> str:
    names = {f.parameter: f"v{n}" for n, f in enumerate(kind.record.fields)}
    values = [f'{names[f.parameter]} = field_of(record, "{f.label}")' for f in kind.record.fields]
    words = ["out.room(expected.size)" if p.out else _of_type(p, f"{names[p.name]}.view()") for p in of.parameters]
    text = f"    if constexpr (A::kind == linnet::algorithm_kind::{kind.name}) {{\n"
    text += f"        const field {', '.join(values)},\n"
    text += f'                    expected = field_of(record, "{kind.record.label}");\n'
    text += "        " + call(f"const linnet::result made = A::{of.name}", words, ";", " " * 12)
    return text + "        return made && equal(out.view(), expected.view());\n    }\n"


def typed(kinds: list[Kind]) -> str:
    """For kinds whose algorithms all have the same inputs and one output of any length; other kinds have handwritten functions."""
    head = HEAD.replace("/* ", "// ").replace(" */", "").replace("the build", "`make tables`")
    text = head + "\ntemplate <linnet::Algorithm A>\n"
    text += "constexpr bool record_holds(std::string_view record, bool) {\n    field out;\n"
    for kind in kinds:
        of = next(o for o in kind.operations if o.name == kind.record.of)
        if len(of.outputs) == 1 and of.outputs[0].size == "any" and not any(p.fact or p.at_most for p in of.parameters):
            text += _typed(kind, of)
    return text + "    return false;\n}\n"
