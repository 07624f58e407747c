# SPDX-License-Identifier: MIT OR Apache-2.0
"""Chunks run from one descriptor to another in constant memory.

They are read and written in order, and worked on by threads in between.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import cycle
from typing import TypeVar

from linnet_cli.stream import is_ready, read_into

CHUNKS_PER_BATCH = 16
THREADS_MAX = 4

Result = TypeVar("Result")


@dataclass(frozen=True)
class Batch:
    """Whole chunks, and at the end of the file one shorter chunk after them, which may be empty."""

    number: int
    data: memoryview
    chunk_size: int
    last: bool
    output: memoryview

    def chunks(self) -> Iterator[tuple[int, memoryview]]:
        stop = len(self.data) + self.last
        for index, start in enumerate(range(0, stop, self.chunk_size)):
            yield self.number + index, self.data[start : start + self.chunk_size]


@dataclass(frozen=True)
class Slot:
    """The memory of one batch."""

    input: memoryview
    output: memoryview

    @classmethod
    def of(cls, chunk_size: int, output_size: int) -> Slot:
        return cls(*(memoryview(bytearray(CHUNKS_PER_BATCH * size)) for size in (chunk_size, output_size)))


def _fill(fd: int, buffer: memoryview, filled: int, enough: int, idle: Callable[[], None]) -> tuple[int, bool]:
    """Reads until the buffer is full, or `enough` is there and the rest is not at hand.

    Calls `idle` before it waits. Gives what is in the buffer now, and whether the file ended.
    """
    while filled < len(buffer):
        if not is_ready(fd):
            if filled >= enough:
                break
            idle()
        size = read_into(fd, buffer[filled:])
        if size == 0:
            return filled, True
        filled += size
    return filled, False


def _batches(fd: int, chunk_size: int, slots: list[Slot], idle: Callable[[], None]) -> Iterator[Batch]:
    number, left_over, ended = 0, memoryview(b""), False
    for slot in cycle(slots):
        slot.input[: len(left_over)] = left_over
        filled, ended = _fill(fd, slot.input, len(left_over), chunk_size, idle)
        whole = filled - filled % chunk_size
        used = filled if ended else whole
        yield Batch(number, slot.input[:used], chunk_size, ended, slot.output)
        if ended:
            return
        number += whole // chunk_size
        left_over = slot.input[whole:filled]


def threads() -> int:
    return min(len(os.sched_getaffinity(0)), THREADS_MAX)


def run(
    fd: int,
    sizes: tuple[int, int],
    work: Callable[[Batch], Result],
    finish: Callable[[Result], None],
) -> None:
    """Cuts a file into chunks of `sizes[0]` bytes; `work` makes at most `sizes[1]` of each.

    `work` runs in threads, on several batches at once; `finish` gets the results in the order of
    the file, and then the memory of the batch is used again.
    """
    chunk_size, output_size = sizes
    slots = [Slot.of(chunk_size, output_size) for _ in range(threads() + 2)]
    pending: deque[Future[Result]] = deque()

    def drain() -> None:
        while pending:
            finish(pending.popleft().result())

    with ThreadPoolExecutor(threads()) as pool:
        for batch in _batches(fd, chunk_size, slots, drain):
            pending.append(pool.submit(work, batch))
            if len(pending) == len(slots):
                finish(pending.popleft().result())
        drain()
