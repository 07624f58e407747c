# SPDX-License-Identifier: MIT OR Apache-2.0
"""The form of a cell, and what is authenticated with it (docs/columns.md, "The cell")."""

from __future__ import annotations

import functools
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

import linnet
from linnet._factories import _entry_of

ALGORITHMS = {
    1: "ascon-aead128",
    2: "ascon-aead128-nonce-masked",
    3: "aes-128-gcm",
    4: "aes-256-gcm",
    5: "aes-128-gcm-siv",
    6: "aes-256-gcm-siv",
    7: "chacha20-poly1305",
    8: "xchacha20-poly1305",
    9: "romulus-n",
    10: "romulus-m",
    11: "isap-a-128a",
    12: "gift-cofb",
}
"""Indexed by their numbers in headers, which never change."""

NUMBERS = {id: number for number, id in ALGORITHMS.items()}
KEY_SIZES: dict[str, int] = {id: linnet.algorithm(id).key_size for id in NUMBERS}

PLAIN, IPC = 0, 1
"""Encodings of a value: its bytes unchanged, or an Arrow IPC stream."""


class CellKind(NamedTuple):
    """The content of a cell's header. Cells in one place with the same kind and version 2 share a derived key."""

    algorithm: str
    encoding: int | None
    """None in version 1, which does not record it."""
    key_id: str

    def encoded(self) -> bytes:
        return _encoded(self)


@functools.lru_cache(4096)
def _encoded(kind: CellKind) -> bytes:
    """The fields as encoded in a header of version 2 and in the derivation of keys."""
    key_id = kind.key_id.encode()
    if len(key_id) > 255:
        raise ValueError(f"the key id {kind.key_id[:40]!r}... is {len(key_id)} bytes in UTF-8; expected 255 or fewer")
    return bytes([NUMBERS[kind.algorithm], PLAIN if kind.encoding is None else kind.encoding, len(key_id)]) + key_id


@functools.lru_cache(4096)
def parse_header(header: bytes) -> CellKind | None:
    """None if the key id is not UTF-8 or the encoding is unknown. The version, the size and the algorithm were checked before."""
    at = 3 if header[0] == 1 else 4
    encoding = None if header[0] == 1 else header[2]
    try:
        key_id = header[at : at + header[at - 1]].decode()
    except UnicodeDecodeError:
        return None
    return CellKind(ALGORITHMS[header[1]], encoding, key_id) if encoding in (None, PLAIN, IPC) else None


@dataclass(frozen=True)
class Place:
    """Where a column's cells belong. Cells that are moved elsewhere are not authentic."""

    table: str
    column: str
    associated_data: bytes
    has_row_ids: bool

    def __post_init__(self) -> None:
        for argument, value in (("table", self.table), ("name", self.column)):
            if not isinstance(value, str):
                raise TypeError(f"{argument} is a {type(value).__name__}; expected a str")
        if not isinstance(self.associated_data, bytes | bytearray | memoryview):
            raise TypeError(f"associated_data is a {type(self.associated_data).__name__}; expected bytes")

    @functools.cached_property
    def encoded(self) -> bytes:
        strings = (self.table.encode(), self.column.encode(), bytes(self.associated_data))
        return b"".join(len(one).to_bytes(4, "big") + one for one in strings) + bytes([self.has_row_ids])

    def associated(self, header: bytes) -> bytes:
        """The associated data of cells of version 1 with this header; the row id follows. In version 2 it is the row id alone."""
        return header + self.encoded if header[0] == 1 else b""


def accepted(algorithm: Any) -> Collection[str]:
    """The argument `algorithm` of a decryption, an id or a collection of ids, as a collection."""
    if isinstance(algorithm, bytes) or not isinstance(algorithm, Collection):
        raise TypeError(f"algorithm is {algorithm!r}; expected the id of an AEAD, or a collection of such ids")
    ids = [algorithm] if isinstance(algorithm, str) else list(algorithm)
    if not ids:
        raise ValueError("algorithm is empty; expected the id of an AEAD, or a collection of such ids")
    return {require_for_columns(id).id for id in ids}


def require_for_columns(id: str) -> Any:
    """The catalog entry of an AEAD; refuses one that columns do not take."""
    entry = _entry_of(id, "aead")
    if entry.id not in NUMBERS:
        raise ValueError(f"{entry.name} is not for columns; expected one of {', '.join(NUMBERS)}")
    return entry
