# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sealed files and texts of keys that were changed, also by a holder of the secret, who can make every checksum and commitment."""

from __future__ import annotations

import random
from typing import NamedTuple

from fuzz_targets.common import Progress, Result, attempt, mutated_bytes, require, result
from linnet import sealed_file
from linnet.sealed_file import _armor, _format, _stanzas

REFUSALS = (sealed_file.SealedFileError,)
KEY = sealed_file.Key(bytes(range(32)))
IDENTITIES = [sealed_file.Identity(bytes([i]) * 32) for i in (1, 2)]
TEXT = b"The quick brown fox" * 5
ALGORITHMS = (
    "",
    "ascon-aead128",
    "aes-128-gcm",
    "sha-256",
    "chacha20-poly1305",
    "norx-64-4-1",
    "none",
    "x" * 64,
    "x" * 65,
    "x" * 255,
)
STANZA_TYPES = (0, 1, 2, 3, 4, 5, 255)
PASSPHRASES = [kind for kind, name in _stanzas.NAMES.items() if name == "passphrase"]
"""Types of stanzas, whose keys are not derived here: that takes seconds."""


class Sealed(NamedTuple):
    header: _format.Header
    chunks: bytes
    secret: bytes


def passphrase_stanza(source: random.Random) -> bytes:
    """One of the right size, with a cost that may be out of range."""
    kind, salt = source.choice(PASSPHRASES), source.randbytes(_stanzas.SALT_SIZE)
    room = _stanzas.SIZES[kind] - len(salt) - _stanzas.WRAPPED_SIZE
    cost = source.choice((0, 14, 18, 20, 21, 100_000, 600_000, 10_000_001, 2**32 - 1)) % (1 << 8 * room)
    return _stanzas.Stanza(kind, salt + cost.to_bytes(room, "big") + source.randbytes(_stanzas.WRAPPED_SIZE)).encode()


def original(source: random.Random) -> Sealed:
    kind, secret = source.randrange(20), KEY.secret
    if kind < 8:
        stanzas = b""
    elif kind < 17:
        stanzas = _stanzas.seal_to([bytes(one.public_key) for one in source.sample(IDENTITIES, source.choice((1, 2)))], secret)
    else:
        stanzas = passphrase_stanza(source)
    header, chunks = _format.new_header(secret, source.choice(("ascon-aead128", "aes-128-gcm")), stanzas=stanzas)
    size = len(TEXT) + _format.TAG_SIZE
    sealed = bytearray(size)
    chunks.seal_all(0, memoryview(TEXT), memoryview(sealed), last=True)
    return Sealed(header, bytes(sealed), secret)


def changed_stanzas(source: random.Random, data: bytes) -> bytes:
    """Stanzas in another number or order, of another type or size, or with other bodies."""
    found = _stanzas.parse(data) or [_stanzas.Stanza(_stanzas.RECIPIENT, bytes(_stanzas.WRAPPED_SIZE))]
    at, kind = source.randrange(len(found)), source.randrange(7)
    if kind == 0:
        found[at].kind = source.choice(STANZA_TYPES)
    elif kind == 1:
        found[at].body = mutated_bytes(source, found[at].body)
    elif kind == 2:
        found[at].body = source.choice((b"", bytes(32), b"\1" + bytes(31), b"\xff" * 32, bytes(48), bytes(84), bytes(65535)))
    elif kind == 3:
        source.shuffle(found)
    elif kind == 4:
        found *= source.choice((2, 3, 400))
    elif kind == 5:
        del found[at]
    encoded = b"".join(stanza.encode() for stanza in found)
    return mutated_bytes(source, encoded) if kind == 6 else encoded


def changed_header(source: random.Random, sealed: Sealed) -> _format.Header:
    header = _format.Header(sealed.header.algorithm, sealed.header.stanzas, sealed.header.salt, sealed.header.commitment)
    kind = source.randrange(5)
    if kind == 0:
        header.algorithm = source.choice(ALGORITHMS)
    elif kind < 3:
        header.stanzas = changed_stanzas(source, header.stanzas)[:65535]
    elif kind == 3:
        header.salt = source.randbytes(source.choice((0, 31, 32, 33)))
    else:
        header.commitment = source.randbytes(source.choice((0, 31, 32, 33)))
    if source.random() < 0.5 and _format.sealing_algorithm(header.algorithm) is not None:
        header.commitment = _format.derive_keys(sealed.secret, header).commitment
    return header


def front_of(source: random.Random, header: _format.Header) -> bytes:
    """The header, maybe with bytes changed, with a checksum that is right in most cases."""
    front = header.bound + header.commitment
    if source.random() < 0.3:
        front = mutated_bytes(source, front)
    return front + (_format.checksum(front) if source.random() < 0.9 else source.randbytes(8))


def file_of(source: random.Random, sealed: Sealed) -> bytes:
    header = changed_header(source, sealed) if source.random() < 0.7 else sealed.header
    chunks = mutated_bytes(source, sealed.chunks) if source.random() < 0.3 else sealed.chunks
    file = front_of(source, header) + chunks
    if source.random() < 0.2:
        file = file[: source.randrange(len(file) + 1)]
    if source.random() < 0.3:
        file = _armor.encode(file)
        file = (
            mutated_bytes(source, file) if source.random() < 0.5 else file.replace(b"\n", source.choice((b"\r\n", b" \n", b"\n\n")))
        )
    return file


def open_file(source: random.Random, file: bytes) -> bool:
    """The only plaintext that opens is the one that was sealed."""
    identities, legacy = source.choice((IDENTITIES, IDENTITIES[:1])), source.random() < 0.5
    good, plaintext = attempt(lambda: sealed_file.open(file, key=KEY, identity=identities, allow_legacy=legacy), REFUSALS)
    require(not good or plaintext == TEXT, "another plaintext is authentic")
    return good


def read_text(source: random.Random) -> bool:
    """Texts of keys."""
    identity = IDENTITIES[0]
    text = source.choice((KEY.text, identity.text, identity.public_key.text)).encode()
    if source.random() < 0.3:
        text = (
            source.choice((b"# a comment\n", b"\xef\xbb\xbf", b"\xff\xfe", b"\n\n"))
            + text
            + source.choice((b"\n", b" # a", b"\r\n"))
        )
    for _ in range(source.choice((0, 1, 1, 2))):
        text = mutated_bytes(source, text)
    readers = (sealed_file.Key.from_text, sealed_file.Identity.from_text, sealed_file.PublicKey.from_text)
    found = [attempt(lambda: reader(text), (sealed_file.BadKey,)) for reader in readers]  # noqa: B023
    expected = (identity.text, identity.public_key.text)  # the text of a Key has no checksum
    require(all(not good or made.text == of for (good, made), of in zip(found[1:], expected)), "another key has this text")
    return any(good for good, _ in found)


def run(source: random.Random, progress: Progress) -> Result:
    if source.random() < 0.2:
        return result(read_text(source))
    file = file_of(source, original(source))
    progress.input(file)
    return result(open_file(source, file))
