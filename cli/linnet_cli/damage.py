# SPDX-License-Identifier: MIT OR Apache-2.0
"""What was done to a chunk that is not authentic: for the message, the chunk stays refused."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event

from linnet_cli.pipeline import threads
from linnet_cli.sealed_file import SEALED_CHUNK_SIZE, TAG_SIZE, BadChunk, Chunks

NEIGHBOURS = 256


def explain(chunks: Chunks, number: int, sealed: memoryview) -> BadChunk:
    size = len(sealed)
    if size == 0:
        before = f"chunk {number - 1}" if number else "the header"
        return BadChunk(f"truncated: the file ends after {before}; expected a final chunk")
    if size < TAG_SIZE:
        where = f"{size} bytes into chunk {number}"
        return BadChunk(f"truncated: the file ends {where}; expected at least {TAG_SIZE} bytes")
    return _from_another_place(chunks, number, sealed) or _followed(chunks, number, sealed) or _changed(number, size)


def _from_another_place(chunks: Chunks, number: int, sealed: memoryview) -> BadChunk | None:
    plaintext = memoryview(bytearray(len(sealed) - TAG_SIZE))
    for other in range(max(number - NEIGHBOURS, 0), number + NEIGHBOURS):
        if chunks.open(other, sealed, plaintext):
            what = "repeated" if other < number else "out of order or missing"
            where = f"where chunk {number} belongs"
            return BadChunk(f"chunks {what}: chunk {other} stands {where}")
    return None


def _followed(chunks: Chunks, number: int, sealed: memoryview) -> BadChunk | None:
    """Whether the chunk begins with a final chunk: every length is tried."""
    over = Event()

    def search(first: int) -> bool:
        plaintext = memoryview(bytearray(len(sealed)))
        for size in range(TAG_SIZE + first, len(sealed), threads()):
            if over.is_set():
                break
            if chunks.open(number, sealed[:size], plaintext[: size - TAG_SIZE]):
                over.set()
                return True
        return False

    with ThreadPoolExecutor(threads()) as pool:
        try:
            found = any(pool.map(search, range(threads())))
        finally:
            over.set()
    return BadChunk(f"extended: more bytes follow the final chunk, number {number}") if found else None


def _changed(number: int, size: int) -> BadChunk:
    if size < SEALED_CHUNK_SIZE:
        return BadChunk(f"truncated or changed: the final chunk, number {number}, is not authentic")
    return BadChunk(f"changed: chunk {number} is not authentic")
