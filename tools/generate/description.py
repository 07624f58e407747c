# SPDX-License-Identifier: MIT OR Apache-2.0
"""The description of kinds (src/kinds.toml), and the algorithms of the catalog in its terms."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import tomllib

ROOT = Path(__file__).resolve().parents[2]
KINDS = ROOT / "src" / "kinds.toml"
CATALOG = ROOT / "src" / "generated" / "catalog.json"
TEXTS = ("plaintext", "ciphertext", "message", "input")
"""Parameters whose length is `len`; a call takes at most one."""
NUMBERS = {"uint32": "uint32_t", "uint64": "uint64_t", "size": "size_t"}
_FIELD = re.compile(r"(\w+): (\w+)(?: (?:(any)|(\d+)(?: to (\d+))?|(\w+), else (\d+)))?(, third)?")
_PARAMETER = re.compile(r"(> )?(\w+): (.+?)(?: \((\w+)\))?")


@dataclass(frozen=True)
class Parameter:
    """A parameter of an operation; src/kinds.toml explains `size`."""

    name: str
    out: bool
    size: str
    fact: str | None

    @classmethod
    def parse(cls, text: str) -> Parameter:
        match = _PARAMETER.fullmatch(text)
        if match is None:
            raise ValueError(f"{KINDS}: '{text}' is no parameter; expected '[> ]NAME: SIZE[ (FACT)]'")
        return cls(match[2], match[1] is not None, match[3], match[4])

    @property
    def number(self) -> str | None:
        """The C type of a parameter that is a number."""
        return NUMBERS.get(self.size)

    @property
    def is_object(self) -> bool:
        return self.size == "object"

    @property
    def is_bytes(self) -> bool:
        return self.number is None and not self.is_object

    @property
    def of_catalog(self) -> str | None:
        """The name of its size in the catalog."""
        name = self.size.removeprefix("default ").removeprefix("at most ")
        return None if " " in name or name in ("any", "limited", "ciphertext_size", "object", *NUMBERS) else name

    @property
    def at_most(self) -> bool:
        """Whether the catalog has only the maximum of its size."""
        return self.size.startswith("at most ")

    @property
    def sum(self) -> tuple[str, str, str] | None:
        """Another parameter, + or -, and a size of the catalog."""
        words = self.size.split(" ")
        return (words[0], words[1], words[2]) if len(words) == 3 and words[1] in "+-" else None

    @property
    def same_as(self) -> str | None:
        return self.size.removeprefix("as ") if self.size.startswith("as ") else None

    @property
    def up_to(self) -> str | None:
        return self.size.removeprefix("up to ") if self.size.startswith("up to ") else None


@dataclass(frozen=True)
class Operation:
    name: str
    text: str
    parameters: tuple[Parameter, ...]
    slot: str
    fact: str | None = None
    refuses: str | None = None
    small: bool = False
    overlaps: bool = False
    tables_only: bool = False
    combined: bool = False
    batch: str | None = None
    batch_takes: str | None = None
    measured: bool = False
    incremental: str | None = None
    reverses: str | None = None

    @property
    def outputs(self) -> list[Parameter]:
        return [p for p in self.parameters if p.out]


@dataclass(frozen=True)
class Object:
    name: str
    text: str
    room: int
    operations: tuple[Operation, ...]
    fact: str | None = None
    shared: bool = False
    survives: bool = False
    own_tag: bool = False


@dataclass(frozen=True)
class Function:
    """A function of the kind that returns a length or checks one."""

    name: str
    text: str = ""
    returns: str = "size_t"
    tables_only: bool = False


@dataclass(frozen=True)
class Field:
    """An input in a known-answer file; src/kinds.toml explains the sizes."""

    label: str
    parameter: str
    rule: str
    of: str = ""
    least: int = 0
    most: int = 0
    place: int = -1

    @classmethod
    def parse(cls, text: str) -> Field:
        match = _FIELD.fullmatch(text)
        if match is None:
            raise ValueError(f"{KINDS}: '{text}' is no field; expected 'NAME: PARAMETER[ SIZE]'")
        label, parameter, any_size, number, last, of, otherwise, third = match.groups()
        place = 2 if third else -1
        if of:
            return cls(label, parameter, "or_else", of, int(otherwise), 0, place)
        if any_size:
            return cls(label, parameter, "any", place=place)
        if number:
            return cls(label, parameter, "range", "", int(number), int(last or number), place)
        return cls(label, parameter, "usual", place=place)


@dataclass(frozen=True)
class Record:
    """The known-answer file of a kind."""

    of: str
    fields: tuple[Field, ...]
    label: str
    outputs: tuple[str, ...]
    last_outermost: bool = False

    @classmethod
    def of_toml(cls, given: dict[str, Any]) -> Record:
        label, _, outputs = given["answer"].partition(": ")
        fields = tuple(map(Field.parse, given["fields"]))
        return cls(given["of"], fields, label, tuple(outputs.split(" ")), given.get("last_outermost", False))


@dataclass(frozen=True)
class Kind:
    name: str
    title: str
    about: str
    enumerator: int
    table: str
    record: Record
    operations: tuple[Operation, ...]
    objects: tuple[Object, ...]
    functions: tuple[Function, ...]

    def all_operations(self) -> Iterator[tuple[Object | None, Operation]]:
        """The operations in C, without `wipe`."""
        yield from ((None, of) for of in self.operations)
        yield from ((thing, of) for thing in self.objects for of in thing.operations if not of.tables_only)


@dataclass
class Algorithm:
    """An algorithm with its sizes, as catalog_sizes prints them."""

    fields: dict[str, str]
    kind: Kind
    comment: str = ""
    id: str = field(init=False)
    type: str = field(init=False)
    family: str = field(init=False)

    def __post_init__(self) -> None:
        self.id, self.family = self.fields["id"], self.fields["family"]
        self.type = self.id.replace("-", "_")

    @property
    def macro(self) -> str:
        return "LINNET_" + self.type.upper()

    def sizes(self, name: str) -> tuple[int, int | None, int]:
        """The minimum, the maximum (None if unlimited) and the step."""
        fields = self.fields
        if f"{name}_min" in fields:
            low, high, step = fields[f"{name}_min"], fields[f"{name}_max"], fields.get(f"{name}_step", "1")
        elif f"{name}_max" in fields:
            low, high, step = "0", fields[f"{name}_max"], "1"
        else:
            low, high, step = fields[name], fields[name], "1"
        return int(low), None if high == "any" else int(high), int(step)

    def fixed(self, p: Parameter) -> int | None:
        """The size of a parameter that has only one size."""
        if p.of_catalog is None:
            return None
        if p.size.startswith("default "):
            return int(self.fields[p.of_catalog])
        low, high, _ = self.sizes(p.of_catalog)
        return low if low == high else None

    def holds(self, fact: str | None) -> bool:
        if fact is None:
            return True
        left, _, right = facts()[fact]["sizes"].partition(" != ")
        if right:
            return self.fields[left] != self.fields[right]
        there = self.fields.get(left.removeprefix("!"), "0") != "0"
        return there != left.startswith("!")

    def has(self, p: Parameter) -> bool:
        return self.holds(p.fact) and (p.of_catalog is None or self.sizes(p.of_catalog)[1] != 0)

    def parameters(self, of: Operation) -> list[Parameter]:
        return [p for p in of.parameters if self.has(p)]

    def operations(self) -> Iterator[tuple[Object | None, Operation]]:
        """The operations in C, without `wipe`."""
        for thing, of in self.kind.all_operations():
            if self.holds(of.fact) and (thing is None or self.holds(thing.fact)):
                yield thing, of

    def objects(self) -> list[Object]:
        return [o for o in self.kind.objects if self.holds(o.fact)]


def _operation(given: dict[str, Any]) -> Operation:
    values = dict(given)
    values["parameters"] = tuple(Parameter.parse(p) for p in values["parameters"])
    values["fact"] = values.pop("if", None)
    values.setdefault("slot", values["name"])
    return Operation(**values)


def _object(given: dict[str, Any]) -> Object:
    values = dict(given)
    values["operations"] = tuple(_operation(o) for o in values["operations"])
    values["fact"] = values.pop("if", None)
    return Object(**values)


def _load() -> dict[str, Any]:
    return tomllib.loads(KINDS.read_text(encoding="utf-8"))


@cache
def kinds() -> dict[str, Kind]:
    """By name, in the order of the file."""
    return {
        name: Kind(
            name,
            k["title"],
            k["about"].strip(),
            k["enumerator"],
            k.get("table", name),
            Record.of_toml(k["record"]),
            tuple(_operation(o) for o in k["operations"]),
            tuple(_object(o) for o in k.get("objects", ())),
            tuple(Function(**f) for f in k.get("functions", ())),
        )
        for name, k in _load().items()
        if "title" in k
    }


def notes(section: str) -> dict[str, str]:
    """One of the tables of texts at the head of the file."""
    return dict(_load()[section])


@cache
def facts() -> dict[str, dict[str, str]]:
    """The text and the conditions of each fact."""
    return dict(_load()["facts"])


def comments() -> dict[str, str]:
    """The comment before each type of the public C++ headers."""
    found = {}
    for header in sorted((ROOT / "include" / "linnet").glob("*.hpp")):
        for match in re.finditer(r"((?:^/// .*\n)+)struct (\w+)\s*:", header.read_text(encoding="utf-8"), re.MULTILINE):
            found[match[2]] = " ".join(line.removeprefix("///").strip() for line in match[1].splitlines())
    return found


def catalog() -> list[Algorithm]:
    """The algorithms, from the machine-readable catalog."""
    listed = json.loads(CATALOG.read_text(encoding="utf-8"))
    texts = ({name: "any" if value is None else str(value) for name, value in entry.items()} for entry in listed)
    return [Algorithm(entry, kinds()[entry["kind"]], entry["comment"]) for entry in texts]


def algorithms(output: str) -> list[Algorithm]:
    """The algorithms, from the output of catalog_sizes."""
    known, said = kinds(), comments()
    lines = (dict(f.split("=", 1) for f in line.split("\t")) for line in output.splitlines())
    return [Algorithm(f, known[f["kind"]], said[f["id"].replace("-", "_")]) for f in lines]
