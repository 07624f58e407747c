# SPDX-License-Identifier: MIT OR Apache-2.0
"""What stands in a cell, and what its tag covers (docs/columns.md, "The cell")."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True)
class Header:
    """How a cell begins: under which algorithm and key it is encrypted."""

    algorithm: str
    key_id: str

    def to_bytes(self) -> bytes:
        key_id = self.key_id.encode()
        if len(key_id) > 255:
            raise ValueError(f"the key id {self.key_id[:40]!r}... is {len(key_id)} bytes in UTF-8; expected 255 or fewer")
        return bytes([VERSION, NUMBERS[self.algorithm], len(key_id)]) + key_id

    @classmethod
    def parse(cls, header: bytes) -> Header | None:
        """None if we know no such algorithm, or the key id is no UTF-8."""
        try:
            return cls(ALGORITHMS[header[1]], header[3:].decode())
        except (KeyError, UnicodeDecodeError):
            return None


@dataclass(frozen=True)
class Place:
    """Where a column's cells belong. Cells that are moved elsewhere are not authentic there."""

    table: str
    column: str
    associated_data: bytes
    has_row_ids: bool

    def associated(self, header: bytes) -> bytes:
        """The associated data of cells with this header; the row id follows."""
        strings = (self.table.encode(), self.column.encode(), self.associated_data)
        bound = b"".join(len(one).to_bytes(4, "big") + one for one in strings)
        return header + bound + bytes([self.has_row_ids])
