# SPDX-License-Identifier: MIT OR Apache-2.0
"""Passes chunks from an input to a descriptor in constant memory.

Chunks are read and written in order. Threads process them in between, unless the whole input comes at once.
"""

from __future__ import annotations

import os
import stat
from itertools import cycle
from time import monotonic

from linnet_cli.io.pool import Pool
from linnet_cli.io.source import Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future
    from typing import TypeVar

    Result = TypeVar("Result")

THREADS_MAX = 4
PATIENCE = 0.01


class Batch:
    """Whole chunks, and at the end of the file one shorter chunk after them, which may be empty."""

    def __init__(self, number: int, data: memoryview, *, last: bool, output: memoryview) -> None:
        self.number = number
        self.data = data
        self.last = last
        self.output = output


class Slot:
    """The memory of one batch."""

    def __init__(self, sizes: tuple[int, int], chunks: int) -> None:
        self.input, self.output = (memoryview(bytearray(chunks * size)) for size in sizes)


def _fill(source: Source, buffer: memoryview, filled: int, enough: int, idle: Callable[[], None]) -> tuple[int, bool]:
    """Reads until the buffer is full, or has `enough` and nothing more follows within PATIENCE seconds.

    Calls `idle` before it waits for longer. Returns the filled part of the buffer, and whether the file ended.
    """
    until = None
    while filled < len(buffer):
        if until is None and filled >= enough:
            until = monotonic() + PATIENCE
        if not source.is_ready(PATIENCE if until is None else max(until - monotonic(), 0)):
            if filled >= enough:
                break
            idle()
        size = source.read_into(buffer[filled:])
        if size == 0:
            return filled, True
        filled += size
    return filled, False


def _batches(source: Source, chunk_size: int, slots: Iterator[Slot], idle: Callable[[], None]) -> Iterator[Batch]:
    number, left_over, ended = 0, memoryview(b""), False
    for slot in slots:
        slot.input[: len(left_over)] = left_over
        filled, ended = _fill(source, slot.input, len(left_over), chunk_size, idle)
        whole = filled - filled % chunk_size
        used = filled if ended else whole
        yield Batch(number, slot.input[:used], last=ended, output=slot.output)
        if ended:
            return
        number += whole // chunk_size
        left_over = slot.input[whole:filled]


def threads() -> int:
    """The number of processors for this process, or of all processors if the system does not say."""
    mine = getattr(os, "sched_getaffinity", None)
    return min(len(mine(0)) if mine else os.cpu_count() or 1, THREADS_MAX)


def _slots(fd: int, sizes: tuple[int, int], chunks: int, count: int) -> Iterator[Slot]:
    """The first slot has room for a small file only; then as many slots as are in use at once, in turn."""
    status = os.fstat(fd)
    yield Slot(sizes, min(status.st_size // sizes[0] + 1, chunks) if stat.S_ISREG(status.st_mode) else chunks)
    yield from cycle([Slot(sizes, chunks) for _ in range(count)])


def run(
    source: Source,
    sizes: tuple[int, int],
    chunks: int,
    work: Callable[[Batch], Result],
    finish: Callable[[Result], None],
) -> None:
    """Cuts an input into chunks of `sizes[0]` bytes; `work` makes at most `sizes[1]` bytes of each.

    `work` runs in threads, on several batches of chunks at once; `finish` gets the results in the order of the file. Then the
    memory of the batch is used again.
    """
    count = threads() + 2
    pending: list[Future[Result]] = []

    def drain(most: int = 0) -> None:
        while len(pending) > most:
            finish(pending.pop(0).result())

    batches = _batches(source, sizes[0], _slots(source.fd, sizes, chunks, count), drain)
    first = next(batches)
    if first.last:
        finish(work(first))
        return
    with Pool(count - 2) as pool:

        def submit(batch: Batch) -> None:
            pending.append(pool.submit(lambda: work(batch)))

        submit(first)
        for batch in batches:
            submit(batch)
            drain(count - 1)
        drain()
