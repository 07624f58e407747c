# SPDX-License-Identifier: MIT OR Apache-2.0
"""Makes or opens a sealed file part by part, with the secrets that the caller gave."""

from __future__ import annotations

from linnet.sealed_file import _format
from linnet.sealed_file._errors import NotAccepted, NotSealed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from typing_extensions import Buffer

    from linnet.sealed_file._armor import _Read


def reader_of(data: Buffer) -> _Read:
    view, at = memoryview(data).cast("B"), 0

    def read(size: int) -> bytes:
        nonlocal at
        part = view[at : at + size]
        at += len(part)
        return bytes(part)

    return read


# Sealing


def sealed(
    read: _Read, secret: bytes, stanzas: bytes, algorithm: str, *, context: bytes = b"", armor: bool
) -> Iterator[bytes | bytearray]:
    header, chunks = _format.new_header(secret, _sealing_algorithm(algorithm), stanzas=stanzas, context=context)
    parts = _sealed_parts(read, header, chunks)
    if not armor:
        yield from parts
        return
    from linnet.sealed_file._armor import Encoder

    encoder = Encoder()
    for part in parts:
        yield encoder.update(part)
    yield encoder.finish()


def _sealed_parts(read: _Read, header: _format.Header, chunks: _format.Chunks) -> Iterator[bytes | bytearray]:
    yield header.encode()
    number, last, size = 0, False, chunks.at_once * chunks.size
    while not last:
        plaintext = read(size)
        last = len(plaintext) < size
        sealed = bytearray(len(plaintext) + (len(plaintext) // chunks.size + last) * _format.TAG_SIZE)
        chunks.seal_all(number, memoryview(plaintext), memoryview(sealed), last=last)
        yield sealed
        number += chunks.at_once


def _sealing_algorithm(algorithm: str) -> str:
    from linnet._factories import _entry_of

    entry = _entry_of(algorithm, "aead")
    if why := _format.obstacle(entry):
        raise ValueError(f"{entry.id} cannot seal: {why}; expected one of {', '.join(_format.sealing_algorithms())}")
    return entry.id


# Opening


class Secrets:
    """The caller's secrets. `key` and `identities` are functions; only the one that the file needs is called."""

    def __init__(
        self,
        key: Callable[[], bytes] | None = None,
        identities: Callable[[], Iterable[bytes]] | None = None,
        passphrase: str | bytes | None = None,
        work_factor_max: int | None = None,
        context: bytes = b"",
        allow_legacy: bool = False,
    ) -> None:
        self._key, self._identities, self._passphrase = key, identities, passphrase
        self._work_factor_max, self._context, self._allow_legacy = work_factor_max, context, allow_legacy

    def chunks_behind(self, header: _format.Header) -> _format.Chunks:
        """The chunks of a file with this header, ready to be opened."""
        entry = _format.sealing_algorithm(header.algorithm)
        if entry is None:
            raise NotSealed(f"sealed with '{header.algorithm}', which this version does not have")
        if entry.status == "legacy" and not self._allow_legacy:
            raise NotAccepted(f"sealed with the legacy algorithm {header.algorithm}; allow_legacy=True opens it")
        secret = _secret_of(header.stanzas, self._key, self._identities, self._passphrase, self._work_factor_max)
        return _format.chunks_of(secret, header, self._context)


def opened(read: _Read, secrets: Secrets) -> Iterator[bytes | bytearray]:
    read = without_armor(read)
    chunks = secrets.chunks_behind(_format.read_header(read))
    number, last, size = 0, False, chunks.at_once * _format.SEALED_CHUNK_SIZE
    while not last:
        sealed = read(size)
        last = len(sealed) < size
        plaintext = bytearray(len(sealed))
        opened, bad = chunks.open_all(number, memoryview(sealed), memoryview(plaintext), last=last)
        del plaintext[opened:]
        yield plaintext
        if bad is not None:
            raise chunks.refusal(number + opened // chunks.size, bad)
        number += chunks.at_once


def _secret_of(
    stanzas: bytes,
    key: Callable[[], bytes] | None,
    identities: Callable[[], Iterable[bytes]] | None,
    passphrase: str | bytes | None,
    work_factor_max: int | None,
) -> bytes:
    """The secret of a file, from the kind of key that its stanzas need."""
    if not stanzas:
        if key is None:
            raise NotAccepted("sealed with a key; expected key")
        return key()
    from linnet.sealed_file import _stanzas

    if _stanzas.has_passphrase(stanzas):
        _stanzas.require_allowed(stanzas, work_factor_max)
        if passphrase is None:
            raise NotAccepted("sealed with a passphrase; expected passphrase")
        return _stanzas.secret_by_passphrase(_stanzas.checked_passphrase(passphrase), stanzas)
    if identities is None:
        raise NotAccepted(f"sealed for {_stanzas.recipients(stanzas)}; expected identity")
    return _stanzas.secret_for(identities(), stanzas)


def without_armor(read: _Read) -> _Read:
    """Reads the file, decoding armor."""
    from linnet.sealed_file import _armor

    begin = read(len(_format.MAGIC))
    if _armor.is_armored(begin) and begin:
        return _armor.Reader(read, begin)
    rest = begin

    def read_again(size: int) -> bytes:
        nonlocal rest
        if not rest:
            return read(size)
        part, rest = rest[:size], rest[size:]
        return part + read(size - len(part)) if len(part) < size else part

    return read_again
