# SPDX-License-Identifier: MIT OR Apache-2.0
"""Threads that work while their caller goes on."""

from __future__ import annotations

from linnet_cli.errors import starting_threads
from linnet_cli.io.signals import Interrupted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future, ThreadPoolExecutor
    from typing import TypeVar

    Result = TypeVar("Result")


class Pool:
    """In a `with` block: up to `threads` threads, started when there is work. Their work is done at the end of the block.

    Nothing waits for them after an interrupt. It may have come while the caller held one of their locks: `threading.Condition`
    takes locks in Python code, and an interrupt leaves them taken. The program is about to die of the signal anyway.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._executor: ThreadPoolExecutor | None = None

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._executor is not None and not (kind and issubclass(kind, Interrupted)):
            self._executor.shutdown(cancel_futures=True)

    def submit(self, work: Callable[[], Result]) -> Future[Result]:
        if self._executor is None:
            from concurrent.futures import ThreadPoolExecutor

            self._executor = ThreadPoolExecutor(self._threads)
        with starting_threads():
            return self._executor.submit(work)
