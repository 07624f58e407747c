# SPDX-License-Identifier: MIT OR Apache-2.0
"""Files of C2SP's chunked encryption (c2sp.org/chunked-encryption): Cobblestone-128 and Cobblestone-256."""

from __future__ import annotations

import os

import linnet
from linnet.sealed_file import NotSealed, WrongKey
from linnet.sealed_file._format import Chunks, Keys, equal
from linnet_cli.errors import BadUsage
from linnet_cli.format.sealing import Sink, open_chunks, seal_chunks
from linnet_cli.io.source import Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from linnet_cli.format.sealing import Writer
    from linnet_cli.io.source import Advance

LABEL = b"c2sp.org/chunked-encryption@v1+"
SALT_SIZE = 24
NONCE_SIZE = 12
COMMITMENT_SIZE = 32
HEADER_SIZE = SALT_SIZE + COMMITMENT_SIZE


class Format:
    """An AEAD, its IANA name, and the size of its key, which is also the size of a file's key."""

    def __init__(self, algorithm: str, name: bytes, key_size: int) -> None:
        self.algorithm = algorithm
        self.name = name
        self.key_size = key_size


FORMATS = {
    "cobblestone-128": Format("aes-128-gcm", b"AEAD_AES_128_GCM", 16),
    "cobblestone-256": Format("aes-256-gcm", b"AEAD_AES_256_GCM", 32),
}


class CobblestoneChunks(Chunks):
    """The last chunk is always shorter; this marks the end of a file."""

    size = 16384
    number_max = 1 << 38


def key_size(name: str) -> int:
    return _format(name).key_size


def prepare_sealing(fd: int, secret: bytes, name: str, context: bytes) -> Writer:
    salt = os.urandom(SALT_SIZE)
    keys = derive_keys(secret, _format(name), salt, context)
    return lambda sink, advance: seal_chunks(salt + keys.commitment, _chunks(name, keys), Source(fd), sink, advance)


def prepare_opening(fd: int, secret: bytes, name: str, context: bytes) -> Writer:
    source = Source(fd)
    header = source.read(HEADER_SIZE)
    if len(header) < HEADER_SIZE:
        raise NotSealed(f"truncated: the file ends within the header, after {len(header)} bytes")
    keys = derive_keys(secret, _format(name), header[:SALT_SIZE], context)
    if not equal(keys.commitment, header[SALT_SIZE:]):
        raise WrongKey(f"not sealed as {name} with this key and this context")

    def write(sink: Sink, advance: Advance) -> None:
        advance(len(header))
        chunks = _chunks(name, keys)
        open_chunks(chunks, source, sink, advance, chunks.refusal)

    return write


def derive_keys(secret: bytes, by: Format, salt: bytes, context: bytes) -> Keys:
    """The key of the AEAD, the first nonce and the commitment are one output of HKDF-Expand."""
    info = LABEL + by.name + b"\0" + salt + context
    output = linnet.HKDFSHA512.expand(secret, by.key_size + NONCE_SIZE + COMMITMENT_SIZE, info=info)
    nonce_end = by.key_size + NONCE_SIZE
    return Keys(output[: by.key_size], output[by.key_size : nonce_end], output[nonce_end:])


def _chunks(name: str, keys: Keys) -> CobblestoneChunks:
    return CobblestoneChunks(_format(name).algorithm, keys)


def _format(name: str) -> Format:
    if name not in FORMATS:
        raise BadUsage(f"unknown format '{name}'; expected one of {', '.join(FORMATS)}")
    return FORMATS[name]
