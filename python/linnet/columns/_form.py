# SPDX-License-Identifier: MIT OR Apache-2.0
"""What stands in a cell, and what its tag covers (docs/columns.md, "The cell")."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import NamedTuple

VERSION = 1

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
"""By their numbers in headers, which never change."""

NUMBERS = {id: number for number, id in ALGORITHMS.items()}


class Header(NamedTuple):
    """How a cell begins: under which algorithm and key it is encrypted."""

    algorithm: str
    key_id: str


@functools.lru_cache(4096)
def header(algorithm: str, key_id: str) -> bytes:
    encoded = key_id.encode()
    if len(encoded) > 255:
        raise ValueError(f"the key id {key_id[:40]!r}... is {len(encoded)} bytes in UTF-8; expected 255 or fewer")
    return bytes([VERSION, NUMBERS[algorithm], len(encoded)]) + encoded


@functools.lru_cache(4096)
def parse_header(header: bytes) -> Header | None:
    """None if the key id is not UTF-8."""
    try:
        return Header(ALGORITHMS[header[1]], header[3:].decode())
    except UnicodeDecodeError:
        return None


@dataclass(frozen=True)
class Place:
    """Where a column's cells belong. Cells that are moved elsewhere are not authentic there."""

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

    def associated(self, headers: list[bytes]) -> list[bytes]:
        """The associated data of cells with these headers; the row id follows."""
        strings = (self.table.encode(), self.column.encode(), bytes(self.associated_data))
        bound = b"".join(len(one).to_bytes(4, "big") + one for one in strings) + bytes([self.has_row_ids])
        return [header + bound for header in headers]
