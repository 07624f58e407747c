# SPDX-License-Identifier: MIT OR Apache-2.0
"""What was done to a chunk that is not authentic: for the message, the chunk stays refused."""

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
    """A chunk that is not authentic. `after` gives the chunk behind it, or nothing where that cannot be read again."""

    def __init__(self, chunks: Chunks, number: int, sealed: memoryview, after: Callable[[], bytes]) -> None:
        self.chunks = chunks
        self.number = number
        self.sealed = bytes(sealed)
        self.after = after


class Unexplained(BadChunk):
    """A search may find out more than its message says."""

    evidence: Evidence


def refusal(evidence: Evidence) -> BadChunk:
    """What can be said without a search."""
    if len(evidence.sealed) < TAG_SIZE:
        return truncation(evidence.number, len(evidence.sealed))
    error = Unexplained(f"{_not_authentic(evidence)}; --explain looks for the cause")
    error.evidence = evidence
    return error


def _not_authentic(evidence: Evidence) -> str:
    return evidence.chunks.not_authentic(evidence.number, len(evidence.sealed))


def explain(evidence: Evidence, advance: Callable[[int], None], seconds: float = SECONDS) -> BadChunk:
    """Looks for the cause as long as `seconds` allow; `advance` gets the bytes that were tried."""
    search = _Search(evidence, advance, monotonic() + seconds)
    at = evidence.sealed.find(MAGIC)
    if at >= 0:
        return _another_file_follows(evidence, at, search)
    found = search.run()
    if found is not None:
        return _found(evidence.number, *found)
    if search.expired:
        rest = f"the search ended after {seconds:g} seconds, with {search.tried} of {search.total()} possible causes tried"
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


class _Scratch:
    """The memory of a thread: the chunk, to be changed, and room for its plaintext."""

    def __init__(self, sealed: bytes) -> None:
        self.sealed = memoryview(bytearray(sealed))
        self.plaintext = memoryview(bytearray(len(sealed) - TAG_SIZE))


class _Search:
    """Tries one cause after the other, in several threads, until one explains the chunk or the time is up."""

    def __init__(self, evidence: Evidence, advance: Callable[[int], None], deadline: float) -> None:
        self.tried = 0
        self.expired = False
        self._evidence = evidence
        self._size = len(evidence.sealed)
        self._advance = advance
        self._deadline = deadline
        self._trials = self._causes()
        self._lock = Lock()
        self._bytes = 0
        self._found: Trial | None = None

    def _numbers(self) -> range:
        return range(max(self._evidence.number - NEIGHBOURS, 0), self._evidence.number + NEIGHBOURS)

    def _causes(self) -> Iterator[Trial]:
        """Another place in the file, a bit of the tag, and then in turn a final chunk that ends early and any other bit."""
        tag = self._size - TAG_SIZE
        yield from (("number", number) for number in self._numbers())
        yield from (("bit", bit) for bit in range(8 * tag, 8 * self._size))
        for byte in range(tag):
            yield "length", TAG_SIZE + byte
            yield from (("bit", bit) for bit in range(8 * byte, 8 * byte + 8))

    def total(self) -> int:
        return len(self._numbers()) + 8 * self._size + self._size - TAG_SIZE

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
        workers = [Thread(target=self._work) for _ in range(threads())]
        try:
            with starting_threads():
                for worker in workers:
                    worker.start()
            for worker in workers:
                self._wait_for(worker)
        finally:
            self._deadline = 0.0
        return self._found

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
            with self._lock:
                self._bytes += trial[1] if trial[0] == "length" else self._size

    def _next(self) -> Trial | None:
        with self._lock:
            trial = None if self._found else next(self._trials, None)
            if trial is not None and monotonic() >= self._deadline:
                self.expired = True
                return None
            self.tried += trial is not None
            return trial
