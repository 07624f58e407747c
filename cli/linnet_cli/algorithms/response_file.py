# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known-answer files in the response format of NIST's lightweight cryptography competition.

A file is a list of records, separated by blank lines. A record is a list of lines
`Name = hexadecimal`, with a decimal `Count`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath
from typing import TextIO

import linnet
from linnet_cli.algorithms.kinds import Layout, layout_of, shortest_output
from linnet_cli.catalog import entry_of
from linnet_cli.errors import BadUsage, NotVerified
from linnet_cli.io.descriptors import open_input

LINE_SIZE_MAX = 1 << 24


@dataclass(frozen=True)
class Record:
    line: int
    fields: dict[str, bytes]
    count: str = "?"

    def __str__(self) -> str:
        return f"record {self.count} (line {self.line})"


def read_records(lines: Iterator[str]) -> Iterator[Record]:
    record: Record | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            if record:
                yield record
            record = None
            continue
        if line.startswith("#"):
            continue
        name, value = _field(number, line)
        record = record or Record(number, {})
        if name in record.fields or (name == "Count" and record.count != "?"):
            raise NotVerified(f"line {number}: second '{name}' in a record")
        if name == "Count":
            record = Record(record.line, record.fields, value)
        else:
            record.fields[name] = _bytes(number, value)
    if record:
        yield record


def _field(number: int, line: str) -> tuple[str, str]:
    name, equals, value = line.partition("=")
    if not equals or not name.strip():
        raise NotVerified(f"line {number}: expected 'Name = value'")
    return name.strip(), value.strip()


def _bytes(number: int, value: str) -> bytes:
    try:
        return bytes.fromhex(value)
    except ValueError:
        raise NotVerified(f"line {number}: expected an even number of hexadecimal digits") from None


def algorithm_of(path: str) -> str:
    """The algorithm in a file's name."""
    stem = PurePath(path).stem
    if stem not in {entry.id for entry in linnet.catalog()}:
        raise BadUsage(f"{path} is not named after an algorithm; expected its id before --verify")
    return stem


def verify(path: str, algorithm: str) -> int:
    """Recomputes every record of a file. Returns the number of records, which are all equal."""
    entry = entry_of(algorithm)
    layout = layout_of(entry)
    count = 0
    try:
        with open(open_input(path), encoding="ascii") as file:
            for record in read_records(_lines(file)):
                count += 1
                _verify_record(record, entry, layout)
    except UnicodeDecodeError:
        raise NotVerified(f"{path}: not a response file: expected ASCII") from None
    except NotVerified as error:
        raise NotVerified(f"{path}: {error}") from None
    if not count:
        raise NotVerified(f"{path}: no record found")
    return count


def _lines(file: TextIO) -> Iterator[str]:
    """The lines of a file. Refuses a line that is too long."""
    while line := file.readline(LINE_SIZE_MAX):
        if len(line) == LINE_SIZE_MAX and not line.endswith("\n"):
            raise NotVerified(f"expected lines of less than {LINE_SIZE_MAX} characters")
        yield line


def _verify_record(record: Record, entry: linnet.CatalogEntry, layout: Layout) -> None:
    if set(record.fields) != set(layout.names):
        found = ", ".join(record.fields) or "nothing"
        raise NotVerified(f"{record}: found {found}; a record of {entry.id} has {', '.join(layout.names)}")
    expected = record.fields[layout.output]
    shortest = shortest_output(entry, record.fields)
    if len(expected) < shortest:
        raise NotVerified(f"{record}: {layout.output} has {len(expected)} bytes; expected at least {shortest}")
    try:
        computed = layout.compute(entry.id, record.fields, len(expected))
    except ValueError as error:
        raise NotVerified(f"{record}: {error}") from None
    if computed != expected:
        raise NotVerified(
            f"{record}: {layout.output} differs: the file has {expected.hex().upper()}, {entry.id} gives {computed.hex().upper()}"
        )
