# SPDX-License-Identifier: MIT OR Apache-2.0
"""Identity files, which have a secret key, and files of public keys."""

from __future__ import annotations

import os
from collections.abc import Sequence

import linnet
from linnet_cli import key_text
from linnet_cli.errors import BadUsage
from linnet_cli.key_file import Key, lines, only_key, read_with, write_new

PUBLIC_KEYS_SIZE_MAX = 1 << 20


def generate(target: str) -> Key:
    """Writes a new secret key to a new file of mode 0600, or to a stream."""
    secret = linnet.X25519.generate_key()
    content = f"# public key: {public_key(secret)}\n{key_text.encode(key_text.SECRET, secret)}\n"
    return write_new(target, content.encode(), secret)


def read(source: str) -> Key:
    """The secret key in an identity file; `-` is standard input."""
    return read_with(source, lambda content: only_key(content, key_text.decode_secret, key_text.SECRET.decode()))


def public_key(secret: bytes) -> str:
    return key_text.encode(key_text.PUBLIC, linnet.X25519.public_key(secret))


def public_keys(texts: Sequence[str], sources: Sequence[str]) -> tuple[list[bytes], list[Key]]:
    """Those given as texts to --to, and those in files, each once; and the files."""
    found = []
    for number, text in enumerate(texts, 1):
        try:
            found.append(key_text.decode_public(os.fsencode(text)))
        except BadUsage as error:
            which = f"--to number {number}" if len(texts) > 1 else "--to"
            raise BadUsage(f"{which}: {error}") from None
    files = [_read_public_keys(source) for source in sources]
    for file in files:
        found += _keys_in(file)
    return list(dict.fromkeys(found)), files


def _read_public_keys(source: str) -> Key:
    return read_with(source, _not_too_long, PUBLIC_KEYS_SIZE_MAX)


def _keys_in(file: Key) -> list[bytes]:
    """One in each line that is neither blank nor a comment."""
    name, found = file.name, []
    for number, line in lines(file.secret):
        try:
            found.append(key_text.decode_public(line))
        except BadUsage as error:
            raise BadUsage(f"{name}:{number}: {error}") from None
    if not found:
        raise BadUsage(f"{name}: no public key in the file; expected a line that begins with '{key_text.PUBLIC.decode()}'")
    return found


def _not_too_long(content: bytes) -> bytes:
    if len(content) > PUBLIC_KEYS_SIZE_MAX:
        raise BadUsage(f"not a file of public keys; expected at most {PUBLIC_KEYS_SIZE_MAX} bytes")
    return content
