# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks files against lists of checksums, as GNU coreutils' sha256sum does."""

from __future__ import annotations

import os
import stat

from linnet_cli.arguments import Given
from linnet_cli.errors import DONE, IO_FAILED, NOT_VERIFIED, about, describe
from linnet_cli.hashing import checksum_list
from linnet_cli.hashing.checksums import escape, typed
from linnet_cli.hashing.digests import STANDARD, Digests, Job
from linnet_cli.io.descriptors import open_input
from linnet_cli.output.lines import complain, show_line
from linnet_cli.output.progress import progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

    Entry = tuple[int, checksum_list.Line | None]


class Report:
    """The results of one list of checksums, or of similar lines."""

    def __init__(self, source: str, algorithm: str, options: Given, bar: progress, *, what: str = "checksum") -> None:
        self._shown = "'standard input'" if source == STANDARD else source
        self._algorithm = algorithm
        self._options = options
        self._bar = bar
        self._what = what
        self._well_formed = self._malformed = self._unreadable = self._different = self._refused = self._equal = 0

    def take(self, number: int, line: checksum_list.Line | None) -> None:
        """Records a line whose file has been hashed."""
        if line is None:
            self._malformed += 1
            if self._options.warn:
                self._complain(f"{self._shown}: {number}: improperly formatted {self._algorithm} {self._what} line")
            return
        self._well_formed += 1
        if line.refusal:
            self._refused += 1
            self._complain(f"{self._shown}: {number}: {line.job.name}: {line.refusal}")
            self._print(line, "FAILED refused")
        elif line.job.error is None:
            self._compare(line)
        elif not (self._options.ignore_missing and isinstance(line.job.error, FileNotFoundError)):
            self._unreadable += 1
            self._complain(describe(line.job.error))
            self._print(line, "FAILED open or read")

    def _compare(self, line: checksum_list.Line) -> None:
        good = line.job.digest == line.digest
        self._equal += good
        self._different += not good
        if not good or not self._options.quiet:
            self._print(line, "OK" if good else "FAILED")

    def _print(self, line: checksum_list.Line, result: str) -> None:
        if not self._options.status:
            name = line.job.name
            self._bar.give_way(show_line, f"\\{escape(name)}: {result}" if "\n" in name else f"{name}: {result}")

    def conclude(self) -> int:
        """Prints the warnings and returns the exit status."""
        if not self._well_formed:
            self._complain(f"{self._shown}: no properly formatted {self._what} lines found")
            return NOT_VERIFIED
        nothing = self._options.ignore_missing and not self._equal
        if not self._options.status:
            self._warn(self._malformed, "line is improperly formatted", "lines are improperly formatted")
            self._warn(self._unreadable, "listed file could not be read", "listed files could not be read")
            self._warn(self._different, f"computed {self._what} did NOT match", f"computed {self._what}s did NOT match")
            self._warn(self._refused, "line was refused", "lines were refused")
            if nothing:
                self._complain(f"{self._shown}: no file was verified")
        failed = self._different or self._unreadable or self._refused or nothing
        return NOT_VERIFIED if failed or (self._options.strict and self._malformed) else DONE

    def _warn(self, count: int, one: str, many: str) -> None:
        if count:
            self._complain(f"WARNING: {count} {one if count == 1 else many}")

    def _complain(self, message: str) -> None:
        self._bar.give_way(complain, message)


def check(sources: list[str], algorithm: str, reader: checksum_list.Reader, options: Given) -> int:
    """Checks the files named in lists of checksums. Returns the worst status of all lists."""
    status = DONE
    with progress("checking", None, wanted=not typed(sources)) as bar, Digests(bar) as digests:
        for source in sources:
            report = Report(source, algorithm, options, bar)
            try:
                with about(source), _open(source) as file:
                    entries = _entries(source, file, reader)
                    for number, line in digests.in_order(entries, _job_of, ahead=_never_waits(file)):
                        report.take(number, line)
            except OSError as error:
                bar.give_way(complain, describe(error))
                status = IO_FAILED
            else:
                status = max(status, report.conclude())
    return status


def _entries(source: str, file: BinaryIO, reader: checksum_list.Reader) -> Iterator[Entry]:
    for number, text in enumerate(checksum_list.lines(file), 1):
        if text is None or (text and not text.startswith("#")):
            line = reader.read(text) if text else None
            yield number, None if line and line.job.name == STANDARD == source else line


def _job_of(entry: Entry) -> Job | None:
    line = entry[1]
    return line.job if line and not line.refusal else None


def _open(source: str) -> BinaryIO:
    return open(open_input(source), "rb")


def _never_waits(file: BinaryIO) -> bool:
    """Whether reading ahead in a list never waits. A list from a pipe is checked line by line."""
    return stat.S_ISREG(os.fstat(file.fileno()).st_mode)
