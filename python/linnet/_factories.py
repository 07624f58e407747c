# SPDX-License-Identifier: MIT OR Apache-2.0
"""Algorithms by id, and the catalog as data."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from linnet import _core

if TYPE_CHECKING:
    from typing_extensions import Buffer

    T = TypeVar("T", _core.AEAD, _core.MAC, _core.Hash, _core.XOF)


@dataclass(frozen=True, slots=True)
class CatalogEntry:
    """What the catalog says of an algorithm. Sizes are in bytes, 0 where a kind has no such size."""

    id: str
    name: str
    kind: str
    """"aead", "hash", "xof", "mac", "kdf", "stream", "secretbox", "drbg" or "kex"."""
    status: str
    """"standard", "finalist", "published" or, for interoperability only, "legacy"."""
    specification: str
    block_size: int
    """Bytes processed per call of the primitive."""
    key_size: int
    nonce_size: int
    tag_size: int
    """The usual one; others from tag_size_min to tag_size_max."""
    tag_size_min: int
    tag_size_max: int | None
    """None: no limit."""
    digest_size: int
    """Of an extendable-output function the usual length, any other may be asked for."""
    customization_size_max: int
    message_size_max: int | None
    """None: no limit."""


@cache
def catalog() -> tuple[CatalogEntry, ...]:
    """Every algorithm, in the order of the catalog."""
    return tuple(CatalogEntry(**fields) for fields in _core.entries())


def algorithms(kind: str | None = None) -> tuple[str, ...]:
    """The ids of every algorithm, or of those of one kind."""
    return tuple(entry.id for entry in catalog() if kind in (None, entry.kind))


@cache
def _class(id: str, *bases: type[T]) -> type[T]:
    """The class of an algorithm, which must be derived from one of bases."""
    known = {name: cls for name, cls in _core.classes().items() if issubclass(cls, bases)}
    if id in known:
        return known[id]
    wanted = " or ".join(base.__name__ for base in bases)
    if id in _core.classes():
        raise ValueError(f"{id} is no {wanted}; expected one of {', '.join(known)}")
    near = get_close_matches(id, known, cutoff=0.5)
    hint = f"did you mean {' or '.join(near)}?" if near else f"expected one of {', '.join(known)}"
    raise ValueError(f"unknown {wanted} {id!r}; {hint}")


def aead(id: str, key: Buffer, *, tag_size: int | None = None) -> _core.AEAD:
    """The AEAD with this id under key; tag_size fixes the length of its tags, where it has several."""
    return _class(id, _core.AEAD)(key, tag_size=tag_size)


def mac(id: str, key: Buffer, data: Buffer = b"", *, tag_size: int | None = None) -> _core.MAC:
    """The message authentication code with this id under key, at work on a message that begins with data."""
    return _class(id, _core.MAC)(key, data, tag_size=tag_size)


def new(id: str, data: Buffer = b"", *, customization: Buffer = b"") -> _core.Hash | _core.XOF:
    """The hash or extendable-output function with this id, at work on a message that begins with data."""
    cls = _class(id, _core.Hash, _core.XOF)
    if issubclass(cls, _core.XOF):
        return cls(data, customization=customization)
    if len(memoryview(customization)):
        raise ValueError(f"{id} takes no customization")
    return cls(data)


def kat(id: str) -> str:
    """The known-answer file of an algorithm, made here and now, in the response format of NIST's competition."""
    _class(id, _core.AEAD, _core.MAC, _core.Hash, _core.XOF)
    return _core.kat(id)
