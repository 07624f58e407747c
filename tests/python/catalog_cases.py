# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shared by the tests: parameters over the catalog, and objects of an algorithm under a fixed key."""

from __future__ import annotations

import inspect
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any

import pytest

import linnet

ENTRIES = {entry.id: entry for entry in linnet.catalog()}

each_algorithm = pytest.mark.parametrize("id", linnet.algorithms())
each_made = pytest.mark.parametrize(
    "id", [id for id in linnet.algorithms() if ENTRIES[id].kind not in ("kdf", "kex")]
)  # kinds that have objects
each_aead = pytest.mark.parametrize("id", linnet.algorithms("aead"))
each_hash = pytest.mark.parametrize("id", linnet.algorithms("hash"))
each_xof = pytest.mark.parametrize("id", linnet.algorithms("xof"))
each_hash_or_xof = pytest.mark.parametrize("id", linnet.algorithms("hash", "xof"))
each_mac = pytest.mark.parametrize("id", linnet.algorithms("mac"))
each_limited_mac = pytest.mark.parametrize("id", [id for id in linnet.algorithms("mac") if ENTRIES[id].message_size_max])
each_endless_stream = pytest.mark.parametrize(
    "id", [id for id in linnet.algorithms("hash", "xof", "mac") if ENTRIES[id].message_size_max is None]
)


def counting(size: int, first: int = 0) -> bytes:
    return bytes((first + i) % 256 for i in range(size))


def key_of(id: str) -> bytes:
    return counting(ENTRIES[id].key_size, 7)


def nonce_of(id: str) -> bytes:
    return counting(ENTRIES[id].nonce_size, 99)


def mac_of(id: str, key: bytes | bytearray, data: bytes | bytearray = b"", tag_size: int | None = None) -> linnet.MAC:
    """A MAC object, under a fixed nonce if messages have one."""
    nonce = nonce_of(id) if ENTRIES[id].nonce_size else None
    return linnet.mac(id, key, data, nonce=nonce, tag_size=tag_size)


def tag_sizes_of(id: str) -> range:
    entry = ENTRIES[id]
    assert entry.tag_size_max is not None
    return range(entry.tag_size_min, entry.tag_size_max + 1, entry.tag_size_step)


def wrong_nonce_sizes_of(id: str) -> list[int]:
    """Sizes just outside the range that the algorithm takes, and 0."""
    entry = ENTRIES[id]
    below = {0, entry.nonce_size_min - 1} - {-1} if entry.nonce_size_min else set()
    return sorted(below) + ([] if entry.nonce_size_max is None else [entry.nonce_size_max + 1])


def nonce_sizes_text(id: str) -> str:
    entry = ENTRIES[id]
    several = f"{entry.nonce_size_min} {'or more' if entry.nonce_size_max is None else f'to {entry.nonce_size_max}'}"
    return several if entry.nonce_size_min != entry.nonce_size_max else str(entry.nonce_size)


def longest(id: str, size: int) -> int:
    """size, or the longest message that the algorithm takes if that is less."""
    limit = ENTRIES[id].message_size_max
    return size if limit is None else min(size, limit)


def result(state: linnet.Hash | linnet.XOF | linnet.MAC) -> bytes:
    """The digest, of the default length, or the tag."""
    return state.digest(state.digest_size) if isinstance(state, linnet.XOF) else state.digest()


@cache
def parameters_of(id: str) -> frozenset[str]:
    return frozenset(inspect.signature(linnet._core._classes[id]).parameters)


def arguments(id: str) -> tuple[tuple[bytes, ...], dict[str, Any]]:
    """The constructor arguments of an algorithm's class."""
    entry, key = ENTRIES[id], key_of(id)
    if entry.kind in ("hash", "xof"):
        return (b"x",), {}
    parameters = parameters_of(id)
    nonce = (nonce_of(id),) if "nonce" in parameters else ()
    return (key, *nonce), {"tag_size": entry.tag_size} if "tag_size" in parameters else {}


def instance(id: str) -> Any:
    """An object of the class of an algorithm."""
    positional, named = arguments(id)
    return linnet._core._classes[id](*positional, **named)


def converter(id: str) -> Callable[[Any], bytes] | None:
    """The function of an object that transforms a text, for algorithms without associated data and without messages in parts."""
    match ENTRIES[id].kind:
        case "stream":
            made: Callable[[Any], bytes] = instance(id).crypt
            return made
        case "cbc":
            return partial(instance(id).encrypt, nonce_of(id))
        case "secretbox":
            return partial(instance(id).seal, nonce_of(id))
        case "keywrap":
            return lambda data: instance(id).wrap(data)  # type: ignore[no-any-return]
    return None


def start(id: str, data: bytes = b"") -> linnet.Hash | linnet.XOF | linnet.MAC:
    """An object of a hash, extendable-output function or MAC."""
    return mac_of(id, key_of(id), data) if ENTRIES[id].kind == "mac" else linnet.new(id, data)


@contextmanager
def toggled(data: bytearray) -> Iterator[None]:
    """Another thread flips a bit in the middle again and again."""
    stopped, index = threading.Event(), len(data) // 2

    def change() -> None:
        while not stopped.is_set():
            data[index] ^= 1

    thread = threading.Thread(target=change)
    thread.start()
    try:
        yield
    finally:
        stopped.set()
        thread.join()
