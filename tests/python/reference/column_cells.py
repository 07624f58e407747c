# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads the cells of encrypted columns as docs/columns.md specifies, without the linnet package.

Ascon uses the permutation of sealed_file.py; the other AEADs come from cryptography and PyNaCl.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM, AESGCMSIV, ChaCha20Poly1305
from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_decrypt
from nacl.exceptions import CryptoError

from reference.sealed_file import blocks, permute, unwords, words, xor

# Key, nonce, associated data, ciphertext and tag
Open = Callable[[bytes, bytes, bytes, bytes], bytes | None]
RowId = bytes | str | int


def ascon_aead128_open(key: bytes, nonce: bytes, data: bytes, sealed: bytes) -> bytes | None:
    """SP 800-232, section 4.1.2."""
    ciphertext, tag = sealed[:-16], sealed[-16:]
    k, plaintext = words(key), b""
    s = [0x00001000808C0001, *k, *words(nonce)]
    permute(s, 12)
    s[3:] = [s[3] ^ k[0], s[4] ^ k[1]]
    for block in blocks(data, 16) if data else ():
        s[:2] = [x ^ m for x, m in zip(s, words(block))]
        permute(s, 8)
    s[4] ^= 1 << 63
    for at in range(0, len(ciphertext) + 1, 16):
        if at:
            permute(s, 8)
        opened = xor(unwords(s[:2]), ciphertext[at : at + 16])
        padded = (opened + b"\x01").ljust(16, b"\0")[:16]  # a whole block has no padding
        s[:2] = [x ^ m for x, m in zip(s, words(padded))]
        plaintext += opened
    s[2:4] = [s[2] ^ k[0], s[3] ^ k[1]]
    permute(s, 12)
    return plaintext if hmac.compare_digest(unwords([s[3] ^ k[0], s[4] ^ k[1]]), tag) else None


def of_library(aead: type[AESGCM | AESGCMSIV | ChaCha20Poly1305]) -> Open:
    def open_(key: bytes, nonce: bytes, data: bytes, sealed: bytes) -> bytes | None:
        try:
            return aead(key).decrypt(nonce, sealed, data)
        except InvalidTag:
            return None

    return open_


def xchacha20_poly1305_open(key: bytes, nonce: bytes, data: bytes, sealed: bytes) -> bytes | None:
    try:
        return crypto_aead_xchacha20poly1305_ietf_decrypt(sealed, data, nonce, key)
    except CryptoError:
        return None


# Name, size of key, size of nonce; the other numbers of the table are unknown to this reader.
AEADS: dict[int, tuple[str, int, int, Open]] = {
    1: ("ascon-aead128", 16, 16, ascon_aead128_open),
    3: ("aes-128-gcm", 16, 12, of_library(AESGCM)),
    4: ("aes-256-gcm", 32, 12, of_library(AESGCM)),
    5: ("aes-128-gcm-siv", 16, 12, of_library(AESGCMSIV)),
    6: ("aes-256-gcm-siv", 32, 12, of_library(AESGCMSIV)),
    7: ("chacha20-poly1305", 32, 12, of_library(ChaCha20Poly1305)),
    8: ("xchacha20-poly1305", 32, 24, xchacha20_poly1305_open),
}


# L of each algorithm of the page, including those that this reader does not open.
KEY_SIZES = {1: 16, 2: 32, 3: 16, 4: 32, 5: 16, 6: 32, 7: 32, 8: 32, 9: 16, 10: 16, 11: 16, 12: 16}
LONGEST_KEY = 64
ENCODINGS = (0, 1)


class Cell(NamedTuple):
    """The fields of a cell of either version; a cell of version 1 has encoding 0 and no commitment."""

    version: int
    algorithm: int
    encoding: int
    key_id: str
    header: bytes
    commitment: bytes
    nonce: bytes
    sealed: bytes


def hkdf_sha256(key: bytes, info: bytes, size: int) -> bytes:
    """RFC 5869 with an empty salt."""
    secret, block, output = hmac.digest(b"", key, "sha256"), b"", b""
    for number in range(1, -(-size // 32) + 1):
        block = hmac.digest(secret, block + info + bytes([number]), "sha256")
        output += block
    return output[:size]


def sized(*parts: bytes) -> bytes:
    """Each part, preceded by its size in four bytes."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def row_bytes(row_id: RowId | None) -> bytes:
    """An integer is its decimal digits; without a row id there are no bytes."""
    if row_id is None:
        return b""
    return row_id if isinstance(row_id, bytes) else str(row_id).encode()


def derive(
    key: bytes, algorithm: int, encoding: int, key_id: str, table: str, column: str, extra: bytes, bound: bool
) -> tuple[bytes, bytes]:
    """The key of a cell of version 2, and its commitment."""
    name = key_id.encode()
    info = b"linnet column cell 2" + bytes([algorithm, encoding, len(name)]) + name
    info += sized(table.encode(), column.encode(), extra) + bytes([bound])
    output = hkdf_sha256(key, info, 64)
    return output[: KEY_SIZES[algorithm]], output[-32:]


def associated_data(header: bytes, table: str, column: str, extra: bytes, row_id: RowId | None) -> bytes:
    """The associated data of a cell of version 1."""
    return header + sized(table.encode(), column.encode(), extra) + bytes([row_id is not None]) + row_bytes(row_id)


def parse(cell: bytes, version_1: bool) -> Cell | None:
    """The fields, or None by rule 1, or if the key id is not UTF-8, or if this reader lacks the AEAD."""
    version, algorithm, encoding = cell[:3] if len(cell) > 3 else (0, 0, 0)
    if version == 1 and version_1:
        encoding, fixed, commitment_size = 0, 3, 0  # `fixed` bytes come before the key id
    elif version == 2:
        fixed, commitment_size = 4, 32
    else:
        return None
    if algorithm not in AEADS or encoding not in ENCODINGS:
        return None
    id_end = fixed + cell[fixed - 1]
    header_end = id_end + commitment_size
    nonce_end = header_end + AEADS[algorithm][2]
    if len(cell) < nonce_end + 16:
        return None
    try:
        key_id = cell[fixed:id_end].decode()
    except UnicodeDecodeError:
        return None
    parts = cell[:header_end], cell[id_end:header_end], cell[header_end:nonce_end], cell[nonce_end:]
    return Cell(version, algorithm, encoding, key_id, *parts)


def key_and_data(cell: Cell, key: bytes, table: str, column: str, extra: bytes, row_id: RowId | None) -> tuple[bytes, bytes] | None:
    """The key of the cell and the associated data, or None by rules 5 and 6."""
    key_size = KEY_SIZES[cell.algorithm]
    if cell.version == 1:
        data = associated_data(cell.header, table, column, extra, row_id)
        return (key, data) if len(key) == key_size else None
    if not key_size <= len(key) <= LONGEST_KEY:
        return None
    bound = row_id is not None
    cell_key, commitment = derive(key, cell.algorithm, cell.encoding, cell.key_id, table, column, extra, bound)
    return (cell_key, row_bytes(row_id)) if hmac.compare_digest(commitment, cell.commitment) else None


def read(
    cell: bytes,
    keys: Mapping[str, bytes],
    table: str,
    column: str,
    extra: bytes = b"",
    row_id: RowId | None = None,
    *,
    accepts: Collection[int] = tuple(AEADS),
    encoding: int = 0,
    key_id: str | None = None,
    version_1: bool = False,
) -> bytes | None:
    """The value's bytes, or None if the cell is invalid by rules 1 to 7. KeyError: there is no key with its key id.

    The key is looked up after rule 4. Rule 8 is left to the caller, who knows the type of the column.
    """
    found = parse(cell, version_1)
    if found is None or key_id not in (None, found.key_id):
        return None
    if found.algorithm not in accepts or found.encoding != encoding:
        return None
    opening = key_and_data(found, keys[found.key_id], table, column, extra, row_id)
    if opening is None:
        return None
    cell_key, data = opening
    return AEADS[found.algorithm][3](cell_key, found.nonce, data, found.sealed)


def mac(key: bytes, value: bytes) -> bytes:
    """The MAC of a value by hmac-sha-256, whose key has 32 bytes."""
    return hmac.digest(hkdf_sha256(key, b"linnet column mac 1hmac-sha-256", 32), value, "sha256")


def vectors(page: str) -> list[dict[str, str]]:
    """The vectors of the page, each a dictionary of its lines `name = value`."""
    block = page.split("### Test vectors\n")[1].split("```text\n")[1].split("\n```")[0]
    pairs = ([line.partition(" =") for line in group.splitlines()] for group in block.split("\n\n"))
    return [{name: value.removeprefix(" ") for name, _, value in group} for group in pairs]
