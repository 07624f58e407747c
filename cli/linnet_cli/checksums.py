# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checksums of files, written and checked as by sha256sum of GNU coreutils."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import linnet
from linnet_cli.catalog import digest
from linnet_cli.errors import DONE, IO_FAILED, NOT_VERIFIED, about, describe
from linnet_cli.stream import complain, print_line, read_into, standard_input

KINDS = ("hash", "xof")
STANDARD = "-"
BUFFER_SIZE = 1 << 18
ESCAPES = {"\\": "\\\\", "\n": "\\n", "\r": "\\r"}
UNTAGGED = re.compile(r"(?P<digest>[0-9a-fA-F]+) [ *](?P<name>.+)", re.DOTALL)
TAGGED = re.compile(r"(?P<id>[A-Za-z0-9-]+) \((?P<name>.*)\) = (?P<digest>[0-9a-fA-F]+)", re.DOTALL)


def digest_of(name: str, algorithm: str) -> str:
    """The digest of a file in hexadecimal; `-` is standard input."""
    state = linnet.new(algorithm)
    buffer = memoryview(bytearray(BUFFER_SIZE))
    with about(name):
        fd = standard_input() if name == STANDARD else os.open(name, os.O_RDONLY | os.O_CLOEXEC)
        try:
            while size := read_into(fd, buffer):
                state.update(buffer[:size])
        finally:
            if name != STANDARD:
                os.close(fd)
    return digest(state, state.digest_size).hex()


def escape(name: str) -> str:
    return "".join(ESCAPES.get(c, c) for c in name)


def unescape(name: str) -> str | None:
    """None if a backslash stands before anything but `\\`, `n` or `r`."""
    if re.search(r"\\(?!\\|n|r)", name.replace("\\\\", "")):
        return None
    plain = {escaped: c for c, escaped in ESCAPES.items()}
    return re.sub(r"\\.", lambda match: plain[match[0]], name)


def print_checksums(names: list[str], algorithm: str, *, tag: bool) -> int:
    status = DONE
    for name in names:
        try:
            hexadecimal = digest_of(name, algorithm)
        except OSError as error:
            complain(describe(error))
            status = IO_FAILED
            continue
        shown = escape(name)
        mark = "\\" if shown != name else ""
        print_line(f"{mark}{algorithm} ({shown}) = {hexadecimal}" if tag else f"{mark}{hexadecimal}  {shown}")
    return status


@dataclass(frozen=True)
class CheckOptions:
    quiet: bool = False
    status: bool = False
    strict: bool = False
    warn: bool = False
    ignore_missing: bool = False


@dataclass(frozen=True)
class Line:
    algorithm: str
    digest: str
    name: str


def parse_line(text: str, algorithm: str) -> Line | None:
    """A line of a list of checksums, or None. `algorithm` is that of lines without a tag."""
    escaped = text.startswith("\\")
    body = text[1:] if escaped else text
    if match := TAGGED.fullmatch(body):
        algorithm = match["id"].lower()
    else:
        match = UNTAGGED.fullmatch(body)
    name = match and (unescape(match["name"]) if escaped else match["name"])
    sizes = {entry.id: entry.digest_size for entry in linnet.catalog() if entry.kind in KINDS}
    if not match or not name or len(match["digest"]) != 2 * sizes.get(algorithm, 0):
        return None
    return Line(algorithm, match["digest"].lower(), name)


@dataclass
class Report:
    """What came of one list of checksums."""

    source: str
    options: CheckOptions
    well_formed: int = 0
    malformed: int = 0
    unreadable: int = 0
    different: int = 0
    equal: int = 0
    _shown: str = field(init=False)

    def __post_init__(self) -> None:
        self._shown = "'standard input'" if self.source == STANDARD else self.source

    def check(self, text: str, number: int, algorithm: str) -> None:
        line = parse_line(text, algorithm)
        if line is None or (line.name == STANDARD == self.source):
            self.malformed += 1
            if self.options.warn:
                complain(f"{self._shown}: {number}: improperly formatted {algorithm} checksum line")
            return
        self.well_formed += 1
        self._compare(line)

    def _compare(self, line: Line) -> None:
        try:
            good = digest_of(line.name, line.algorithm) == line.digest
        except FileNotFoundError as error:
            if not self.options.ignore_missing:
                self._unreadable(line, error)
        except OSError as error:
            self._unreadable(line, error)
        else:
            self.equal += good
            self.different += not good
            if not good or not self.options.quiet:
                self._print(line, "OK" if good else "FAILED")

    def _unreadable(self, line: Line, error: OSError) -> None:
        self.unreadable += 1
        complain(describe(error))
        self._print(line, "FAILED open or read")

    def _print(self, line: Line, verdict: str) -> None:
        if not self.options.status:
            mark = "\\" if "\n" in line.name or "\r" in line.name else ""
            print_line(f"{mark}{escape(line.name) if mark else line.name}: {verdict}")

    def conclude(self) -> int:
        """Prints the warnings and gives the exit status."""
        if not self.well_formed:
            complain(f"{self._shown}: no properly formatted checksum lines found")
            return NOT_VERIFIED
        if not self.options.status:
            self._warn(self.malformed, "line is improperly formatted", "lines are improperly formatted")
            self._warn(self.unreadable, "listed file could not be read", "listed files could not be read")
            self._warn(
                self.different,
                "computed checksum did NOT match",
                "computed checksums did NOT match",
            )
        nothing = self.options.ignore_missing and not self.equal and not self.different
        if nothing and not self.options.status:
            complain(f"{self._shown}: no file was verified")
        failed = self.different or self.unreadable or nothing or (self.options.strict and self.malformed)
        return NOT_VERIFIED if failed else DONE

    @staticmethod
    def _warn(count: int, one: str, many: str) -> None:
        if count:
            complain(f"WARNING: {count} {one if count == 1 else many}")


def check(lists: list[str], algorithm: str, options: CheckOptions) -> int:
    """Checks the files named in lists of checksums. The worst status of all lists."""
    status = DONE
    for source in lists:
        report = Report(source, options)
        try:
            for number, text in enumerate(_lines(source), 1):
                if text and not text.startswith("#"):
                    report.check(text, number, algorithm)
        except OSError as error:
            complain(describe(error))
            status = IO_FAILED
        else:
            status = max(status, report.conclude())
    return status


def _lines(source: str) -> Iterator[str]:
    with (
        about(source),
        open(standard_input() if source == STANDARD else source, "rb", closefd=source != STANDARD) as file,
    ):
        for line in file:
            yield os.fsdecode(line.removesuffix(b"\n").removesuffix(b"\r"))
