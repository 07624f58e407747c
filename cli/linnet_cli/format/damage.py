# SPDX-License-Identifier: MIT OR Apache-2.0
"""Finds what happened to a chunk that is not authentic. This is only for the message: the chunk stays refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Lock, Thread
from time import monotonic

from linnet.sealed_file import BadChunk
from linnet.sealed_file._format import CHUNK_SIZE, MAGIC, SEALED_CHUNK_SIZE, TAG_SIZE, Chunks, truncation
from linnet_cli.errors import starting_threads
from linnet_cli.io.pipeline import threads

SECONDS = 20
NEIGHBOURS = 256
POLL_SECONDS = 0.1

Trial = tuple[str, int]


class Evidence:
    """A chunk that is not authentic. `after` returns the chunk after it, or nothing if it cannot be read again."""

    def __init__(self, chunks: Chunks, number: int, sealed: memoryview, after: Callable[[], bytes]) -> None:
        self.chunks = chunks
        self.number = number
        self.sealed = bytes(sealed)
        self.after = after


class Unexplained(BadChunk):
    """A search may find more than this message says."""

    evidence: Evidence


def refusal(evidence: Evidence) -> BadChunk:
    """The error without a search."""
    if len(evidence.sealed) < TAG_SIZE:
        return truncation(evidence.number, len(evidence.sealed))
    error = Unexplained(f"{_not_authentic(evidence)}; --explain looks for the cause")
    error.evidence = evidence
    return error


def _not_authentic(evidence: Evidence) -> str:
    return evidence.chunks.not_authentic(evidence.number, len(evidence.sealed))


def explain(evidence: Evidence, advance: Callable[[int], None], seconds: float = SECONDS) -> BadChunk:
    """Searches for the cause for up to `seconds`; `advance` gets the number of bytes tried."""
    search = _Search(evidence, advance, monotonic() + seconds)
    at = evidence.sealed.find(MAGIC)
    if at >= 0:
        return _another_file_follows(evidence, at, search)
    found = search.run()
    if found is not None:
        return _found(evidence.number, *found)
    if search.expired:
        rest = f"the search ended after {seconds:g} seconds"
        return BadChunk(f"changed: {_not_authentic(evidence)}{_next_one(evidence)}; {rest}")
    if search.left_out:
        rest = "; ".join(f"{what} was not looked for, which takes about {_duration(takes)}" for what, takes in search.left_out)
        return BadChunk(f"changed: {_not_authentic(evidence)}{_next_one(evidence)}; {rest}")
    if len(evidence.sealed) < SEALED_CHUNK_SIZE:
        return BadChunk(f"truncated or changed: {_not_authentic(evidence)}, by more than one bit")
    return BadChunk(f"changed by more than one bit, or of another file: {_not_authentic(evidence)}{_next_one(evidence)}")


def _another_file_follows(evidence: Evidence, at: int, search: _Search) -> BadChunk:
    number = evidence.number
    if search.succeeds(("length", at), _Scratch(evidence.sealed)):
        return BadChunk(f"extended: another sealed file follows the final chunk, number {number}")
    return BadChunk(f"spliced: {_not_authentic(evidence)}; another sealed file begins {at} bytes into it")


def _found(number: int, kind: str, value: int) -> BadChunk:
    if kind == "number":
        what = "repeated" if value < number else "out of order or missing"
        return BadChunk(f"chunks {what}: chunk {value} stands where chunk {number} belongs")
    if kind == "length":
        return BadChunk(f"extended: more bytes follow the final chunk, number {number}")
    return BadChunk(f"changed: one bit of chunk {number} was flipped, bit {value % 8} of its byte {value // 8}")


def _next_one(evidence: Evidence) -> str:
    following = memoryview(evidence.after() if len(evidence.sealed) == SEALED_CHUNK_SIZE else b"")
    if not following:
        return ""
    plaintext = memoryview(bytearray(CHUNK_SIZE))[: max(len(following) - TAG_SIZE, 0)]
    return "; the next one is" if evidence.chunks.open(evidence.number + 1, following, plaintext) else "; nor is the next one"


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} seconds" if seconds < 100 else f"{seconds / 60:.0f} minutes"


class _Scratch:
    """The memory of a thread: a copy of the chunk to change, and room for its plaintext."""

    def __init__(self, sealed: bytes) -> None:
        self.sealed = memoryview(bytearray(sealed))
        self.plaintext = memoryview(bytearray(len(sealed) - TAG_SIZE))


class _Search:
    """Tries one cause after the other, in several threads, until one explains the chunk or the time is up. A group that cannot be
    tried completely in the time is left out: trying a tenth of it tells nothing."""

    def __init__(self, evidence: Evidence, advance: Callable[[int], None], deadline: float) -> None:
        self.expired = False
        self.left_out: list[tuple[str, float]] = []
        self._evidence = evidence
        self._size = len(evidence.sealed)
        self._advance = advance
        self._deadline = deadline
        self._trials: Iterator[Trial] = iter(())
        self._lock = Lock()
        self._bytes = 0
        self._all_bytes = 0
        self._found: Trial | None = None

    def _numbers(self) -> range:
        return range(max(self._evidence.number - NEIGHBOURS, 0), self._evidence.number + NEIGHBOURS)

    def _causes(self) -> list[tuple[str, int, Iterator[Trial]]]:
        """Groups of causes, with the number of bytes to open for each: another place in the file or a flipped bit of the tag, which
        are always tried; an earlier end; any other flipped bit."""
        size, tag, numbers = self._size, self._size - TAG_SIZE, self._numbers()
        places = [("number", number) for number in numbers] + [("bit", bit) for bit in range(8 * tag, 8 * size)]
        lengths = (("length", TAG_SIZE + byte) for byte in range(tag))
        bits = (("bit", bit) for bit in range(8 * tag))
        return [
            ("another place", 0, iter(places)),
            ("a final chunk that ends early", tag * (size + TAG_SIZE) // 2, lengths),
            ("one flipped bit", 8 * tag * size, bits),
        ]

    def succeeds(self, trial: Trial, scratch: _Scratch) -> bool:
        kind, value = trial
        number, sealed = self._evidence.number, scratch.sealed
        if kind == "number":
            return self._evidence.chunks.open(value, sealed, scratch.plaintext)
        if kind == "length":
            return value >= TAG_SIZE and self._evidence.chunks.open(number, sealed[:value], scratch.plaintext[: value - TAG_SIZE])
        sealed[value // 8] ^= 1 << value % 8
        try:
            return self._evidence.chunks.open(number, sealed, scratch.plaintext)
        finally:
            sealed[value // 8] ^= 1 << value % 8

    def run(self) -> Trial | None:
        begin = monotonic()
        for what, cost, trials in self._causes():
            takes = cost * (monotonic() - begin) / max(self._all_bytes, 1)
            if takes > self._deadline - monotonic():
                self.left_out.append((what, takes))
                continue
            self._trials = trials
            self._run_threads()
            if self._found or self.expired:
                break
        return self._found

    def _run_threads(self) -> None:
        workers = [Thread(target=self._work) for _ in range(threads())]
        try:
            with starting_threads():
                for worker in workers:
                    worker.start()
            for worker in workers:
                self._wait_for(worker)
        except BaseException:
            self._deadline = 0.0  # ends the others
            raise

    def _wait_for(self, worker: Thread) -> None:
        while worker.is_alive():
            worker.join(POLL_SECONDS)
            with self._lock:
                done, self._bytes = self._bytes, 0
            self._advance(done)

    def _work(self) -> None:
        scratch = _Scratch(self._evidence.sealed)
        while (trial := self._next()) is not None:
            if self.succeeds(trial, scratch):
                self._found = trial
            opened = trial[1] if trial[0] == "length" else self._size
            with self._lock:
                self._bytes += opened
                self._all_bytes += opened

    def _next(self) -> Trial | None:
        with self._lock:
            trial = None if self._found else next(self._trials, None)
            if trial is not None and monotonic() >= self._deadline:
                self.expired = True
                return None
            return trial
