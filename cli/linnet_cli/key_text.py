# SPDX-License-Identifier: MIT OR Apache-2.0
"""X25519 keys as text: a prefix, and 48 characters of base64url with a checksum (docs/sealed-file.md)."""

from __future__ import annotations

import binascii

import linnet
from linnet_cli import key_prefix
from linnet_cli.errors import BadUsage
from linnet_cli.key_file import PREFIX, SECRET_KEY_PREFIX

PUBLIC = key_prefix.PUBLIC_KEY.encode()
SECRET = SECRET_KEY_PREFIX
KEY_SIZE = 32
CHECKSUM_SIZE = 4
TEXT_SIZE = 48
NOUNS = {PUBLIC: "public key", SECRET: "secret key"}
FIELD_PRIME = (1 << 255) - 19

# What else may be taken for one of them; a message names it without repeating it.
OTHERS = {
    PUBLIC: "a public key; expected the secret key, in the file that linnet keygen --x25519 wrote",
    SECRET: "a secret key, which is nobody else's to see; expected its public key, which linnet public-key prints",
    PREFIX: "a key for --key-file; expected a key of linnet keygen --x25519",
}


def encode(prefix: bytes, key: bytes) -> str:
    text = binascii.b2a_base64(key + _checksum(prefix, key), newline=False)
    return (prefix + text.replace(b"+", b"-").replace(b"/", b"_")).decode()


def decode(prefix: bytes, text: bytes) -> bytes:
    """The key, or what the text is instead."""
    noun = NOUNS[prefix]
    if not text.startswith(prefix):
        other = next((OTHERS[known] for known in OTHERS if text.startswith(known)), None)
        raise BadUsage(other or f"no {noun}; expected '{prefix.decode()}' and {TEXT_SIZE} characters")
    body = text[len(prefix) :]
    if len(body) != TEXT_SIZE:
        damage = "truncated" if len(body) < TEXT_SIZE else "too long"
        raise BadUsage(f"a {noun} that is {damage}: it has {len(body)} characters after the colon; expected {TEXT_SIZE}")
    try:
        data = binascii.a2b_base64(body.replace(b"-", b"+").replace(b"_", b"/"))
    except binascii.Error:
        data = b""
    key = data[:KEY_SIZE]
    if len(data) != KEY_SIZE + CHECKSUM_SIZE or encode(prefix, key).encode() != text:
        raise BadUsage(f"a {noun} with a typing error: its checksum does not match; expected it as it was printed")
    return key


def decode_public(text: bytes) -> bytes:
    """A key that is somebody's: of those of low order nobody has a secret, and every shared secret with them is zero."""
    key = decode(PUBLIC, text)
    try:
        linnet.X25519.agree(bytes(KEY_SIZE), key)
    except ValueError:
        key = b""
    if not key or int.from_bytes(key, "little") >= FIELD_PRIME:
        raise BadUsage("a public key that belongs to nobody; expected one that linnet public-key printed")
    return key


def decode_secret(text: bytes) -> bytes:
    return decode(SECRET, text)


def _checksum(prefix: bytes, key: bytes) -> bytes:
    return linnet.AsconHash256(prefix + key).digest()[:CHECKSUM_SIZE]
