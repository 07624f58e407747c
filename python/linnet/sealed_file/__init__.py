# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sealed files: data of any size encrypted and authenticated with a key, for public keys or with a passphrase.

They are the files of the command `linnet seal`, and docs/sealed-file.md specifies them. Calls take the secret by name: `key`, or
`to` and `identity`, or `passphrase`.

    from linnet import sealed_file

    key = sealed_file.Key.generate()
    sealed = sealed_file.seal(b"hello", key=key)
    assert sealed_file.open(sealed, key=key) == b"hello"
"""

from __future__ import annotations

import os

from linnet.sealed_file import _format
from linnet.sealed_file._errors import BadChunk, BadKey, DamagedHeader, NotAccepted, NotSealed, SealedFileError, TooLong, WrongKey
from linnet.sealed_file._keys import Identity, Key, PublicKey

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any, BinaryIO

    from typing_extensions import Buffer

    from linnet.sealed_file._armor import _Read


__all__ = [
    "BadChunk",
    "BadKey",
    "DamagedHeader",
    "Identity",
    "Key",
    "NotAccepted",
    "NotSealed",
    "PublicKey",
    "SealedFileError",
    "TooLong",
    "WrongKey",
    "open",
    "open_file",
    "open_stream",
    "seal",
    "seal_file",
    "seal_stream",
]

ALGORITHM = "ascon-aead128"
PASSPHRASE_SIZE_MAX = 1000  # a terminal drops what follows in a longer line: macOS after 1024 bytes, Linux after 4095


def seal(
    data: Buffer,
    *,
    key: Key | None = None,
    to: PublicKey | Iterable[PublicKey] | None = None,
    passphrase: str | bytes | None = None,
    algorithm: str = ALGORITHM,
    armor: bool = False,
) -> bytes:
    """data as a sealed file: under a key, for one or more public keys, or with a passphrase; exactly one of them is given.

    algorithm is the id of an AEAD of the catalog with tags of 16 bytes. With armor the file is text, a third longer.
    """
    return b"".join(_sealed(_reader_of(data), key, to, passphrase, algorithm, armor))


def open(
    sealed: Buffer,
    *,
    key: Key | None = None,
    identity: Identity | Iterable[Identity] | None = None,
    passphrase: str | bytes | None = None,
    allow_legacy: bool = False,
) -> bytes:
    """The plaintext of a sealed file, armored or not, or a SealedFileError.

    Several of key, identity and passphrase may be given; the file says which it needs.
    """
    return b"".join(_opened(_reader_of(sealed), key, identity, passphrase, allow_legacy))


def seal_stream(
    source: BinaryIO,
    target: BinaryIO,
    *,
    key: Key | None = None,
    to: PublicKey | Iterable[PublicKey] | None = None,
    passphrase: str | bytes | None = None,
    algorithm: str = ALGORITHM,
    armor: bool = False,
) -> None:
    """Seals all that source has left, into target. Needs memory for a few chunks of 64 KiB."""
    _write(target, _sealed(_reader_from(source), key, to, passphrase, algorithm, armor))


def open_stream(
    source: BinaryIO,
    target: BinaryIO,
    *,
    key: Key | None = None,
    identity: Identity | Iterable[Identity] | None = None,
    passphrase: str | bytes | None = None,
    allow_legacy: bool = False,
) -> None:
    """Opens what source has left, into target. **Each chunk is written when it is verified**: if a later one is not, BadChunk is
    raised, and what was written is an authentic prefix. `open_file` writes all or nothing."""
    _write(target, _opened(_reader_from(source), key, identity, passphrase, allow_legacy))


def seal_file(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    *,
    key: Key | None = None,
    to: PublicKey | Iterable[PublicKey] | None = None,
    passphrase: str | bytes | None = None,
    algorithm: str = ALGORITHM,
    armor: bool = False,
    overwrite: bool = False,
) -> None:
    """Seals one file to another, which appears when it is complete, with mode 0600. It is not replaced unless overwrite is true."""
    _to_file(source, target, overwrite, lambda read: _sealed(read, key, to, passphrase, algorithm, armor))


def open_file(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    *,
    key: Key | None = None,
    identity: Identity | Iterable[Identity] | None = None,
    passphrase: str | bytes | None = None,
    allow_legacy: bool = False,
    overwrite: bool = False,
) -> None:
    """Opens one file to another, which appears when all of it is verified, with mode 0600. It is not replaced unless overwrite is
    true."""
    _to_file(source, target, overwrite, lambda read: _opened(read, key, identity, passphrase, allow_legacy))


# Sealing


def _sealed(
    read: _Read,
    key: Key | None,
    to: PublicKey | Iterable[PublicKey] | None,
    passphrase: str | bytes | None,
    algorithm: str,
    armor: bool,
) -> Iterator[bytes | bytearray]:
    secret, stanzas = _new_secret(key, to, passphrase)
    header, chunks = _format.new_header(secret, _sealing_algorithm(algorithm), stanzas=stanzas)
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
    number, last = 0, False
    while not last:
        plaintext = read(_format.CHUNK_SIZE)
        last = len(plaintext) < _format.CHUNK_SIZE
        sealed = bytearray(len(plaintext) + _format.TAG_SIZE)
        chunks.seal(number, memoryview(plaintext), memoryview(sealed))
        yield sealed
        number += 1


def _sealing_algorithm(algorithm: str) -> str:
    from linnet._factories import _entry_of

    entry = _entry_of(algorithm, "aead")
    if not _format.can_seal(entry):
        raise ValueError(f"{entry.id} cannot seal; expected one of {', '.join(_format.sealing_algorithms())}")
    return entry.id


def _new_secret(key: Key | None, to: PublicKey | Iterable[PublicKey] | None, passphrase: str | bytes | None) -> tuple[bytes, bytes]:
    """The secret of a new file, and its stanzas."""
    given = [name for name, value in (("key", key), ("to", to), ("passphrase", passphrase)) if value is not None]
    if len(given) != 1:
        raise TypeError(f"expected one of key, to and passphrase, not {' and '.join(given) or 'none'}")
    if key is not None:
        return _instance(key, Key, "key").secret, b""
    from linnet.sealed_file import _stanzas

    secret = os.urandom(_stanzas.SECRET_SIZE)
    if passphrase is not None:
        return secret, _stanzas.seal_with_passphrase(checked_passphrase(passphrase), secret)
    keys = list(dict.fromkeys(_several(to, PublicKey, "to")))
    if not 1 <= len(keys) <= _stanzas.RECIPIENTS_MAX:
        raise ValueError(f"to has {len(keys)} public keys; expected 1 to {_stanzas.RECIPIENTS_MAX}")
    return secret, _stanzas.seal_to([bytes(key) for key in keys], secret)


# Opening


def _opened(
    read: _Read,
    key: Key | None,
    identity: Identity | Iterable[Identity] | None,
    passphrase: str | bytes | None,
    allow_legacy: bool,
) -> Iterator[bytes | bytearray]:
    read = _without_armor(read)
    header = _format.read_header(read)
    entry = _format.sealing_algorithm(header.algorithm)
    if entry is None:
        raise NotSealed(f"sealed with '{header.algorithm}', which this version does not have")
    if entry.status == "legacy" and not allow_legacy:
        raise NotAccepted(f"sealed with the legacy algorithm {header.algorithm}; allow_legacy=True opens it")
    chunks = _format.chunks_of(_secret_of(header.stanzas, key, identity, passphrase), header)
    number, last = 0, False
    while not last:
        sealed = read(_format.SEALED_CHUNK_SIZE)
        last = len(sealed) < _format.SEALED_CHUNK_SIZE
        if len(sealed) < _format.TAG_SIZE:
            raise _format.truncation(number, len(sealed))
        plaintext = bytearray(len(sealed) - _format.TAG_SIZE)
        if not chunks.open(number, memoryview(sealed), memoryview(plaintext)):
            raise BadChunk(f"the final chunk, number {number}, is not authentic" if last else f"chunk {number} is not authentic")
        yield plaintext
        number += 1


def _secret_of(
    stanzas: bytes, key: Key | None, identity: Identity | Iterable[Identity] | None, passphrase: str | bytes | None
) -> bytes:
    """The secret of a file, by the way that its stanzas ask for."""
    if not stanzas:
        if key is None:
            raise NotAccepted("sealed with a key; expected key")
        return _instance(key, Key, "key").secret
    from linnet.sealed_file import _stanzas

    if _stanzas.has_passphrase(stanzas):
        if passphrase is None:
            raise NotAccepted("sealed with a passphrase; expected passphrase")
        return _stanzas.secret_by_passphrase(checked_passphrase(passphrase), stanzas)
    if identity is None:
        raise NotAccepted(f"sealed for {_stanzas.recipients(stanzas)}; expected identity")
    return _stanzas.secret_for([one.secret for one in _several(identity, Identity, "identity")], stanzas)


def _without_armor(read: _Read) -> _Read:
    """Reads the same file, as bytes where it is text."""
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


def checked_passphrase(passphrase: str | bytes) -> bytes:
    """1 to 1000 bytes of UTF-8."""
    words = passphrase.encode() if isinstance(passphrase, str) else bytes(passphrase)
    if not words:
        raise BadKey("the passphrase is empty; expected at least one character")
    if len(words) > PASSPHRASE_SIZE_MAX:
        raise BadKey(f"the passphrase is too long; expected at most {PASSPHRASE_SIZE_MAX} bytes")
    try:
        words.decode()
    except UnicodeDecodeError:
        raise BadKey("the passphrase is not UTF-8, so it could not be typed everywhere; expected text in UTF-8") from None
    return words


def _instance(given: object, expected: type[Key], name: str) -> Key:
    if not isinstance(given, expected):
        raise TypeError(f"{name} must be a {expected.__name__}, not {type(given).__name__}")
    return given


def _several(given: object, expected: type[Any], name: str) -> list[Any]:
    """One, or those of an iterable."""
    found = [given] if isinstance(given, expected) or not hasattr(given, "__iter__") else list(given)
    for one in found:
        if not isinstance(one, expected):
            raise TypeError(f"{name} must be a {expected.__name__} or several, not {type(one).__name__}")
    return found


# Streams and files


def _reader_of(data: Buffer) -> _Read:
    view, at = memoryview(data).cast("B"), 0

    def read(size: int) -> bytes:
        nonlocal at
        part = view[at : at + size]
        at += len(part)
        return bytes(part)

    return read


def _reader_from(source: BinaryIO) -> _Read:
    def read(size: int) -> bytes:
        parts = b""
        while len(parts) < size:
            part = source.read(size - len(parts))
            if part is None:
                raise BlockingIOError("source has nothing to read; expected a stream that blocks")
            if not part:
                break
            parts += part
        return parts

    return read


def _write(target: BinaryIO, parts: Iterator[bytes | bytearray]) -> None:
    for part in parts:
        rest = memoryview(part)
        while rest:
            written = target.write(rest)
            if written is None:
                raise BlockingIOError("target takes no bytes; expected a stream that blocks")
            rest = rest[written:]


def _to_file(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    overwrite: bool,
    parts_of: Callable[[_Read], Iterator[bytes | bytearray]],
) -> None:
    import builtins

    from linnet.sealed_file._files import new_file

    with builtins.open(source, "rb") as input, new_file(target, overwrite=overwrite) as output:
        _write(output, parts_of(_reader_from(input)))
