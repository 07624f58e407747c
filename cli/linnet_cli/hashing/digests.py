# SPDX-License-Identifier: MIT OR Apache-2.0
"""Digests of files, several at once, in the order of the requests."""

from __future__ import annotations

import os
import stat

import linnet
from linnet_cli.catalog import digest, entry_of
from linnet_cli.errors import about
from linnet_cli.io.descriptors import open_input
from linnet_cli.io.pool import Pool
from linnet_cli.io.stream import read_into, read_up_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Future
    from typing import Any, TypeVar

    Item = TypeVar("Item")

KINDS = ("hash", "xof")
STANDARD = "-"
BUFFER_SIZE = 1 << 18
SMALL = 1 << 20
AHEAD = 256
GROUP_BYTES = 16 << 20
"""Small files are hashed together once they have this many bytes in total."""


def tag_of(algorithm: str) -> str:
    """The algorithm's name in tagged lines: SHA256 for sha-256, as in coreutils, else the id."""
    bits = algorithm.removeprefix("sha-")
    return f"SHA{bits}" if bits != algorithm and bits.isdigit() else algorithm


class Job:
    """A file to hash. Once done it has a digest or an error."""

    def __init__(self, name: str, algorithm: str, size: int) -> None:
        self.name = name
        self.algorithm = algorithm
        self.size = size
        self.digest = b""
        self.error: OSError | None = None


def regular_size(name: str) -> int | None:
    """The size of a regular file; None for anything else, which is read in its turn."""
    try:
        status = os.stat(name)
    except OSError:
        return None
    return status.st_size if name != STANDARD and stat.S_ISREG(status.st_mode) else None


class Group:
    """Small files, read whole and hashed as a batch: side by side in lanes, and on all cores. `of` has their algorithm and digest
    size."""

    def __init__(self, of: tuple[str, int]) -> None:
        self.of = of
        self.jobs: list[Job] = []
        self.size = 0


class Digests:
    """Threads that hash large files side by side. A single file, or a small one, needs none."""

    def __init__(self, advance: Callable[[int], None]) -> None:
        self._advance = advance
        self._buffer: memoryview | None = None
        self._pool = Pool(_cores())
        self._groups: dict[tuple[str, int], Group] = {}
        self._stopped = False

    def __enter__(self) -> Digests:
        return self

    def __exit__(self, *error: Any) -> None:
        self._stopped = True
        self._pool.__exit__(*error)

    def in_order(self, items: Iterable[Item], job_of: Callable[[Item], Job | None], *, ahead: bool) -> Iterator[Item]:
        """Each item once its job, if it has one, is done. With `ahead`, further items are requested meanwhile.

        Items before an error of the source are finished first."""
        waiting: list[tuple[Item, Future[None] | Group | None]] = []
        failure = None
        try:
            for item in items:
                job = job_of(item)
                waiting.append((item, self._start(job) if job and waiting else None))
                if len(waiting) > (AHEAD if ahead else 0):
                    yield self._finish(waiting, job_of)
        except OSError as error:
            failure = error
        while waiting:
            yield self._finish(waiting, job_of)
        if failure is not None:
            raise failure

    def _start(self, job: Job) -> Future[None] | Group | None:
        size = regular_size(job.name)
        if size is None:
            return None
        if size > SMALL:
            return self._pool.submit(lambda: self._hash(job, _new_buffer()))
        of = job.algorithm, job.size
        group = self._groups.setdefault(of, Group(of))
        group.jobs.append(job)
        group.size += size
        if group.size >= GROUP_BYTES:
            self._hash_group(group)
        return group

    def _finish(self, waiting: list[tuple[Item, Future[None] | Group | None]], job_of: Callable[[Item], Job | None]) -> Item:
        item, started = waiting.pop(0)
        job = job_of(item)
        if isinstance(started, Group):
            self._hash_group(started)
        elif started is not None:
            started.result()
        elif job is not None:
            self._buffer = self._buffer or _new_buffer()
            self._hash(job, self._buffer)
        return item

    def _hash_group(self, group: Group) -> None:
        """Skips a group that is already hashed."""
        if self._groups.get(group.of) is not group:
            return
        del self._groups[group.of]
        contents = {job: data for job in group.jobs if (data := self._read(job)) is not None}
        if contents:
            algorithm, size = group.of
            length = size if entry_of(algorithm).kind == "xof" else None
            for job, made in zip(contents, linnet.batch.digest(algorithm, list(contents.values()), length=length)):
                job.digest = made

    def _read(self, job: Job) -> bytes | None:
        """The content of a small file. Nothing after an error, or if the file has grown: it is then hashed by itself."""
        try:
            with about(job.name):
                fd = open_input(job.name)
                try:
                    data = read_up_to(fd, SMALL + 1)
                finally:
                    os.close(fd)
        except OSError as error:
            job.error = error
            return None
        if len(data) > SMALL:
            self._hash(job, _new_buffer())
            return None
        self._advance(len(data))
        return data

    def _hash(self, job: Job, buffer: memoryview) -> None:
        state = linnet.new(job.algorithm)
        try:
            with about(job.name):
                fd = open_input(job.name)
                try:
                    while not self._stopped and (size := read_into(fd, buffer)):
                        state.update(buffer[:size])
                        self._advance(size)
                finally:
                    os.close(fd)
        except OSError as error:
            job.error = error
        else:
            job.digest = digest(state, job.size)


def _new_buffer() -> memoryview:
    return memoryview(bytearray(BUFFER_SIZE))


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
