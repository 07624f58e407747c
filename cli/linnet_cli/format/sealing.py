# SPDX-License-Identifier: MIT OR Apache-2.0
"""Seals and opens from one descriptor to another."""

from __future__ import annotations

import errno
import os

import linnet
from linnet.sealed_file import NotSealed
from linnet.sealed_file._format import (
    SEALED_CHUNK_SIZE,
    TAG_SIZE,
    Chunks,
    chunks_of,
    new_header,
    obstacle,
    read_header,
    sealing_algorithm,
    sealing_algorithms,
)
from linnet_cli.catalog import entry_of
from linnet_cli.errors import BadUsage, about
from linnet_cli.io import pipeline
from linnet_cli.io.source import Source, sealed_source
from linnet_cli.io.stream import write_all
from linnet_cli.output.lines import warn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from linnet.sealed_file._random_access import _Refusal
    from linnet_cli.format.part import Range
    from linnet_cli.format.ways import Way
    from linnet_cli.io.source import Advance

    Writer = Callable[["Sink", Advance], None]
    """Writes the output of a job, whose preparation found nothing wrong with the input read so far."""


class Sink:
    """A descriptor, and the number of bytes written to it."""

    def __init__(self, fd: int, name: str) -> None:
        self.fd = fd
        self.name = name
        self.written = 0

    def write(self, data: bytes | memoryview) -> None:
        with about(self.name):
            write_all(self.fd, memoryview(data))
        self.written += len(data)


class ArmoredSink(Sink):
    """Writes the bytes as armor. `finish` writes its last line."""

    def __init__(self, sink: Sink) -> None:
        from linnet.sealed_file._armor import Encoder

        super().__init__(sink.fd, sink.name)
        self._sink = sink
        self._encoder = Encoder()

    def write(self, data: bytes | memoryview) -> None:
        self._sink.write(self._encoder.update(data))

    def finish(self) -> None:
        self._sink.write(self._encoder.finish())


class PartSink(Sink):
    """Writes the bytes of a range, and counts all bytes. `finish` refuses a range that ends beyond them."""

    def __init__(self, sink: Sink, wanted: Range) -> None:
        super().__init__(sink.fd, sink.name)
        self._sink, self._range = sink, wanted

    def write(self, data: bytes | memoryview) -> None:
        begin, self.written = self.written, self.written + len(data)
        last = self._range.last
        stop = self.written if last is None else min(last + 1, self.written)
        if max(self._range.first, begin) < stop:
            self._sink.write(data[max(self._range.first - begin, 0) : stop - begin])

    def finish(self) -> None:
        self._range.stop(self.written)


def prepare_sealing(fd: int, way: Way, algorithm: str, *, context: bytes = b"", armor: bool = False) -> Writer:
    """Makes the secret and the header. The writer seals."""
    secret, stanzas = way.new_secret()
    header, chunks = new_header(secret, algorithm, stanzas=stanzas, context=context)

    def write(sink: Sink, advance: Advance) -> None:
        if not armor:
            seal_chunks(header.encode(), chunks, Source(fd), sink, advance)
            return
        armored = ArmoredSink(sink)
        seal_chunks(header.encode(), chunks, Source(fd), armored, advance)
        armored.finish()

    return write


def seal_nothing(algorithm: str) -> None:
    """Seals as many chunks of zeros as are sealed at once, to measure the time."""
    _, chunks = new_header(bytes(32), algorithm)
    plaintext = memoryview(bytes(chunks.at_once * chunks.size))
    chunks.seal_all(0, plaintext, memoryview(bytearray(chunks.at_once * SEALED_CHUNK_SIZE)), last=False)


def seal_chunks(header: bytes, chunks: Chunks, source: Source, sink: Sink, advance: Advance) -> None:
    """Writes the header and the chunks of a file."""
    before, begin = os.fstat(source.fd), source.position()
    sink.write(header)
    length = 0

    def work(batch: pipeline.Batch) -> tuple[int, memoryview]:
        size = chunks.seal_all(batch.number, batch.data, batch.output, last=batch.last)
        return len(batch.data), batch.output[:size]

    def finish(result: tuple[int, memoryview]) -> None:
        nonlocal length
        size, sealed = result
        sink.write(sealed)
        advance(size)
        length += size

    pipeline.run(source, (chunks.size, chunks.size + TAG_SIZE), chunks.at_once, work, finish)
    if begin is not None:
        _require_unchanged(before, os.fstat(source.fd), begin + length)


def _require_unchanged(before: os.stat_result, after: os.stat_result, end: int) -> None:
    """Files of /proc and /sys report wrong sizes, but the reported size does not change."""
    if (before.st_size, before.st_mtime_ns) == (after.st_size, after.st_mtime_ns):
        return
    if end < before.st_size:
        raise OSError(errno.EIO, f"shrank while it was sealed: it ended after {end} of {before.st_size} bytes")
    warn(f"the input changed while it was sealed: it had {before.st_size} bytes, and {end} when it ended")


def prepare_opening(
    fd: int, way: Way, allow_legacy: bool, work_factor_max: int | None = None, context: bytes = b"", part: Range | None = None
) -> Writer:
    """Reads the header, and gets the secret. The writer opens."""
    source = sealed_source(fd)
    header = read_header(source.read)
    require_algorithm(header.algorithm, allow_legacy)
    if header.stanzas:
        from linnet.sealed_file._stanzas import require_allowed

        require_allowed(header.stanzas, work_factor_max)
    chunks = chunks_of(way.secret_of(header.stanzas), header, context)
    begin = source.position()

    def refusal(number: int, sealed: memoryview) -> Exception:
        return _refusal(chunks, number, sealed, source, begin)

    if part is not None and begin is not None:
        return _at_random(part, chunks, fd, begin, refusal)

    def write(sink: Sink, advance: Advance) -> None:
        advance = source.counted(advance)
        advance(len(header.encode()))
        open_chunks(chunks, source, sink, advance, refusal)

    return write if part is None else _part_of(write, part)


def _at_random(wanted: Range, chunks: Chunks, fd: int, begin: int, refusal: _Refusal) -> Writer:
    """Reads the final chunk of a regular file, and then only the chunks of the range."""
    from linnet.sealed_file._random_access import Parts

    def read_at(position: int, size: int) -> bytes:
        read = b""
        while len(read) < size and (part := os.pread(fd, size - len(read), position + len(read))):
            read += part
        return read

    parts = Parts(chunks, read_at, begin, os.fstat(fd).st_size, refusal)
    stop = wanted.stop(parts.size)

    def write(sink: Sink, advance: Advance) -> None:
        for part in parts.read(wanted.first, stop):
            sink.write(part)
            advance(len(part))

    return write


def _part_of(write: Writer, part: Range) -> Writer:
    """Reads and verifies everything, and writes the part."""

    def write_part(sink: Sink, advance: Advance) -> None:
        only = PartSink(sink, part)
        write(only, advance)
        only.finish()

    return write_part


def open_chunks(
    chunks: Chunks, source: Source, sink: Sink, advance: Advance, refusal: Callable[[int, memoryview], Exception]
) -> None:
    """Opens the chunks after a header; `refusal` makes the error for the first one that is not authentic."""

    def work(batch: pipeline.Batch) -> tuple[pipeline.Batch, int, memoryview | None]:
        return batch, *chunks.open_all(batch.number, batch.data, batch.output, last=batch.last)

    def finish(result: tuple[pipeline.Batch, int, memoryview | None]) -> None:
        batch, size, bad = result
        sink.write(batch.output[:size])
        if bad is not None:
            raise refusal(batch.number + size // chunks.size, bad)
        advance(len(batch.data))

    pipeline.run(source, (chunks.size + TAG_SIZE, chunks.size), chunks.at_once, work, finish)


def _refusal(chunks: Chunks, number: int, sealed: memoryview, source: Source, begin: int | None) -> Exception:
    from linnet_cli.format.damage import Evidence, refusal

    def after() -> bytes:
        return b"" if begin is None else os.pread(source.fd, SEALED_CHUNK_SIZE, begin + (number + 1) * SEALED_CHUNK_SIZE)

    return refusal(Evidence(chunks, number, sealed, after))


def algorithm_to_seal_with(algorithm: str) -> linnet.CatalogEntry:
    known, near, why = sealing_algorithms(), list[str](), ""
    try:
        entry = entry_of(algorithm)
        why = obstacle(entry)
        if not why:
            return entry
        why = f": {why}"
    except BadUsage:
        from difflib import get_close_matches

        near = get_close_matches(algorithm.lower(), known, cutoff=0.7)
    expected = f"did you mean {' or '.join(near)}?" if near else f"expected one of {', '.join(known)}"
    raise BadUsage(f"'{algorithm}' cannot seal{why}; {expected}")


def require_algorithm(algorithm: str, allow_legacy: bool) -> None:
    entry = sealing_algorithm(algorithm)
    if entry is None:
        raise NotSealed(f"sealed with '{algorithm}', which this version does not have")
    if entry.status == "legacy" and not allow_legacy:
        raise BadUsage(f"sealed with the legacy algorithm {algorithm}; --allow-legacy opens it")
