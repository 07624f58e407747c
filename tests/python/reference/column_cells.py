# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads the cells of encrypted columns by the letter of docs/columns.md, without the linnet package.

Ascon stands on the permutation of sealed_file.py; the other AEADs are those of cryptography and PyNaCl.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM, AESGCMSIV, ChaCha20Poly1305
from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_decrypt
from nacl.exceptions import CryptoError

from reference.sealed_file import blocks, permute, unwords, words, xor

# Key, nonce, associated data, ciphertext and tag
Open = Callable[[bytes, bytes, bytes, bytes], bytes | None]


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


def associated_data(header: bytes, table: str, column: str, extra: bytes, row_id: str | None) -> bytes:
    sized = (table.encode(), column.encode(), extra)
    row = b"\0" if row_id is None else b"\1" + row_id.encode()
    return header + b"".join(len(part).to_bytes(4, "big") + part for part in sized) + row


def read(
    cell: bytes, keys: Mapping[str, bytes], table: str, column: str, extra: bytes = b"", row_id: str | None = None
) -> bytes | None:
    """The value, or None if the cell is invalid. KeyError: there is no key with its key id."""
    if len(cell) < 3 or cell[0] != 1 or cell[1] not in AEADS:
        return None
    _, key_size, nonce_size, open_ = AEADS[cell[1]]
    at = 3 + cell[2]
    if len(cell) < at + nonce_size + 16:
        return None
    try:
        key_id = cell[3:at].decode()
    except UnicodeDecodeError:
        return None
    key = keys[key_id]
    if len(key) != key_size:
        return None
    data = associated_data(cell[:at], table, column, extra, row_id)
    return open_(key, cell[at : at + nonce_size], data, cell[at + nonce_size :])


def vectors(page: str) -> list[dict[str, str]]:
    """Those of the page, each a dictionary of its lines `name = value`."""
    block = page.split("### Test vectors\n")[1].split("```text\n")[1].split("\n```")[0]
    pairs = ([line.partition(" =") for line in group.splitlines()] for group in block.split("\n\n"))
    return [{name: value.removeprefix(" ") for name, _, value in group} for group in pairs]
