# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checksums of files, written as by GNU coreutils' sha256sum."""

from __future__ import annotations

import sys

from linnet_cli.errors import DONE, IO_FAILED, describe
from linnet_cli.hashing.digests import STANDARD, Digests, Job, regular_size, tag_of
from linnet_cli.io.stream import can_draw, is_terminal
from linnet_cli.output.lines import complain, show_line
from linnet_cli.output.progress import progress

ESCAPES = {"\\": "\\\\", "\n": "\\n", "\r": "\\r"}


def escape(name: str) -> str:
    return "".join(ESCAPES.get(c, c) for c in name)


def print_checksums(jobs: list[Job], *, tag: bool, zero: bool) -> int:
    """A line for each file, or with `zero` a record that ends in NUL and escapes nothing."""
    status = DONE
    names = [job.name for job in jobs]
    with progress("hashing", _total(names), wanted=not typed(names)) as bar, Digests(bar) as digests:
        for job in digests.in_order(jobs, lambda job: job, ahead=True):
            bar.give_way(_report, job, tag=tag, zero=zero)
            status = status if job.error is None else IO_FAILED
    return status


def _report(job: Job, *, tag: bool, zero: bool) -> None:
    if job.error is not None:
        complain(describe(job.error))
    else:
        show_line(_line(job, tag=tag, zero=zero), end=b"\0" if zero else b"\n")


def _line(job: Job, *, tag: bool, zero: bool) -> str:
    shown = job.name if zero else escape(job.name)
    mark = "\\" if shown != job.name else ""
    return f"{mark}{tag_of(job.algorithm)} ({shown}) = {job.digest.hex()}" if tag else f"{mark}{job.digest.hex()}  {shown}"


def _total(names: list[str]) -> int | None:
    """The size of all files, if a progress bar may show it."""
    sizes = [regular_size(name) for name in names] if can_draw(sys.stderr) else [None]
    return None if None in sizes else sum(size or 0 for size in sizes)


def typed(names: list[str]) -> bool:
    """Whether any input comes from a keyboard."""
    return STANDARD in names and is_terminal(sys.stdin)
