# SPDX-License-Identifier: MIT OR Apache-2.0
"""Algorithms by id, and the catalog as data."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, Any

from linnet import _core

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from linnet._core import AEAD, MAC, XOF, Hash

__all__ = ["CatalogEntry", "aead", "algorithms", "catalog", "kat", "mac", "new"]


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
    return tuple(CatalogEntry(**fields) for fields in _core._entries())


@cache
def algorithms(*kinds: str) -> tuple[str, ...]:
    """The ids of the algorithms of these kinds, or of all."""
    return tuple(entry.id for entry in catalog() if not kinds or entry.kind in kinds)


def aead(id: str, key: Buffer, *, tag_size: int | None = None) -> AEAD:
    """The AEAD with this id under key; tag_size fixes the length of its tags, where it has several."""
    cipher: AEAD = _class(id, "aead")(key, tag_size=tag_size)
    return cipher


def mac(id: str, key: Buffer, data: Buffer = b"", *, tag_size: int | None = None) -> MAC:
    """The message authentication code with this id under key, at work on a message that begins with data."""
    code: MAC = _class(id, "mac")(key, data, tag_size=tag_size)
    return code


def new(id: str, data: Buffer = b"", *, customization: Buffer = b"") -> Hash | XOF:
    """The hash or extendable-output function with this id, at work on a message that begins with data."""
    cls = _class(id, "hash", "xof")
    if id in algorithms("xof"):
        xof: XOF = cls(data, customization=customization)
        return xof
    if memoryview(customization).nbytes:
        raise ValueError(f"{id} takes no customization")
    hash: Hash = cls(data)
    return hash


def kat(id: str) -> str:
    """The known-answer file of an algorithm, made here and now, in the response format of NIST's competition."""
    _class(id)
    return _core._kat(id)


@cache
def _class(id: str, *kinds: str) -> type[Any]:
    """The class of an algorithm, which must be of one of these kinds, if any are named."""
    if not isinstance(id, str):
        raise TypeError(f"id must be a str, not {type(id).__name__}")
    known = _core._classes()
    ids = [name for name in algorithms(*kinds) if name in known]
    if id in ids:
        return known[id]
    wanted = " or ".join(kinds) or "algorithm"
    choice = f"expected one of {', '.join(ids)}"
    if id in known:
        raise ValueError(f"{id} is not of kind {wanted}; {choice}")
    near = get_close_matches(id, ids, cutoff=0.5)
    raise ValueError(f"unknown {wanted} {id!r}; " + (f"did you mean {' or '.join(near)}?" if near else choice))
