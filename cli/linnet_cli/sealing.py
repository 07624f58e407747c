# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sealing and opening from one descriptor to another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import linnet
from linnet_cli import pipeline
from linnet_cli.damage import explain
from linnet_cli.errors import BadUsage, about
from linnet_cli.sealed_file import (
    CHUNK_SIZE,
    SEALED_CHUNK_SIZE,
    TAG_SIZE,
    Chunks,
    NotSealed,
    chunks_of,
    new_header,
    read_header,
    sealing_algorithms,
)
from linnet_cli.stream import read_up_to, write_all

Advance = Callable[[int], None]


@dataclass
class Sink:
    """A descriptor, and how many bytes were written to it."""

    fd: int
    name: str
    written: int = 0

    def write(self, data: bytes | memoryview) -> None:
        with about(self.name):
            write_all(self.fd, memoryview(data))
        self.written += len(data)


def seal(source: int, sink: Sink, advance: Advance, secret: bytes, algorithm: str) -> None:
    header, chunks = new_header(secret, algorithm)
    sink.write(header.encode())

    def work(batch: pipeline.Batch) -> tuple[int, memoryview]:
        done = 0
        for number, plaintext in batch.chunks():
            size = len(plaintext) + TAG_SIZE
            chunks.seal(number, plaintext, batch.output[done : done + size])
            done += size
        return len(batch.data), batch.output[:done]

    def finish(result: tuple[int, memoryview]) -> None:
        size, sealed = result
        sink.write(sealed)
        advance(size)

    pipeline.run(source, (CHUNK_SIZE, SEALED_CHUNK_SIZE), work, finish)


@dataclass(frozen=True)
class Opened:
    """The plaintext of a batch up to the first chunk that is not authentic."""

    size: int
    plaintext: memoryview
    bad: tuple[int, memoryview] | None


def open_(source: int, sink: Sink, advance: Advance, secret: bytes, allow_legacy: bool) -> None:
    header = read_header(lambda size: read_up_to(source, size))
    require_algorithm(header.algorithm, allow_legacy)
    chunks = chunks_of(secret, header)
    advance(len(header.encode()))

    def finish(result: Opened) -> None:
        sink.write(result.plaintext)
        if result.bad is not None:
            raise explain(chunks, *result.bad)
        advance(result.size)

    def work(batch: pipeline.Batch) -> Opened:
        return _open_batch(chunks, batch)

    pipeline.run(source, (SEALED_CHUNK_SIZE, CHUNK_SIZE), work, finish)


def _open_batch(chunks: Chunks, batch: pipeline.Batch) -> Opened:
    done = 0
    for number, sealed in batch.chunks():
        size = max(len(sealed) - TAG_SIZE, 0)
        if not chunks.open(number, sealed, batch.output[done : done + size]):
            return Opened(len(batch.data), batch.output[:done], (number, sealed))
        done += size
    return Opened(len(batch.data), batch.output[:done], None)


def algorithm_to_seal_with(algorithm: str) -> linnet.CatalogEntry:
    known = sealing_algorithms()
    if algorithm not in known:
        raise BadUsage(f"'{algorithm}' cannot seal; expected one of {', '.join(known)}")
    return known[algorithm]


def require_algorithm(algorithm: str, allow_legacy: bool) -> None:
    entry = sealing_algorithms().get(algorithm)
    if entry is None:
        raise NotSealed(f"sealed with '{algorithm}', which this version does not have")
    if entry.status == "legacy" and not allow_legacy:
        raise BadUsage(f"sealed with the legacy algorithm {algorithm}; --allow-legacy opens it")
