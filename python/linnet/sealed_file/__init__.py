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

from linnet.sealed_file import _format, _keys
from linnet.sealed_file._errors import (
    BadChunk,
    BadKey,
    DamagedHeader,
    NoScrypt,
    NotAccepted,
    NotSealed,
    SealedFileError,
    TooLong,
    WrongKey,
)
from linnet.sealed_file._identity import Identity
from linnet.sealed_file._keys import Key, PublicKey

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
    "NoScrypt",
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

ALGORITHM = _format.ALGORITHM


def seal(
    data: Buffer,
    *,
    key: Key | None = None,
    to: PublicKey | Iterable[PublicKey] | None = None,
    passphrase: str | bytes | None = None,
    work_factor: int | None = None,
    context: str | bytes = b"",
    algorithm: str = ALGORITHM,
    armor: bool = False,
) -> bytes:
    """data as a sealed file: under a key, for one or more public keys, or with a passphrase; exactly one of them is given.

    algorithm is the id of an AEAD of the catalog with tags of 16 bytes. With armor the file is text, a third longer. work_factor is
    that of a passphrase, which takes 2**work_factor KiB of memory here and to open the file: 15 to 20, usually 18, which is 256 MiB
    and about a second. context says what the file is for; it is not stored, and the file opens with the same one alone.
    """
    return b"".join(_sealed(_reader_of(data), _new_secret(key, to, passphrase, work_factor), context, algorithm, armor))


def open(
    sealed: Buffer,
    *,
    key: Key | None = None,
    identity: Identity | Iterable[Identity] | None = None,
    passphrase: str | bytes | None = None,
    work_factor_max: int | None = None,
    context: str | bytes = b"",
    allow_legacy: bool = False,
) -> bytes:
    """The plaintext of a sealed file, armored or not, or a SealedFileError.

    Several of key, identity and passphrase may be given; the file says which it needs. One whose passphrase takes more than
    2**work_factor_max KiB of memory, or 1 GiB in any case, is refused before any is taken. context is the one that the file was
    sealed with.
    """
    return b"".join(_opened(_reader_of(sealed), key, identity, passphrase, work_factor_max, context, allow_legacy))


def seal_stream(
    source: BinaryIO,
    target: BinaryIO,
    *,
    key: Key | None = None,
    to: PublicKey | Iterable[PublicKey] | None = None,
    passphrase: str | bytes | None = None,
    work_factor: int | None = None,
    context: str | bytes = b"",
    algorithm: str = ALGORITHM,
    armor: bool = False,
) -> None:
    """Seals all that source has left, into target. Reads 16 chunks of 64 KiB or more at a time."""
    _write(target, _sealed(_reader_from(source), _new_secret(key, to, passphrase, work_factor), context, algorithm, armor))


def open_stream(
    source: BinaryIO,
    target: BinaryIO,
    *,
    key: Key | None = None,
    identity: Identity | Iterable[Identity] | None = None,
    passphrase: str | bytes | None = None,
    work_factor_max: int | None = None,
    context: str | bytes = b"",
    allow_legacy: bool = False,
) -> None:
    """Opens what source has left, into target. Reads 16 chunks of 64 KiB or more at a time. **Each chunk is written when it is
    verified**: if a later one is not, BadChunk is raised, and what was written is an authentic prefix. `open_file` writes all or
    nothing."""
    _write(target, _opened(_reader_from(source), key, identity, passphrase, work_factor_max, context, allow_legacy))


def seal_file(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    *,
    key: Key | None = None,
    to: PublicKey | Iterable[PublicKey] | None = None,
    passphrase: str | bytes | None = None,
    work_factor: int | None = None,
    context: str | bytes = b"",
    algorithm: str = ALGORITHM,
    armor: bool = False,
    overwrite: bool = False,
) -> None:
    """Seals one file to another, which appears when it is complete, with mode 0600. It is not replaced unless overwrite is true."""
    _to_file(
        source,
        target,
        overwrite,
        lambda read: _sealed(read, _new_secret(key, to, passphrase, work_factor), context, algorithm, armor),
    )


def open_file(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    *,
    key: Key | None = None,
    identity: Identity | Iterable[Identity] | None = None,
    passphrase: str | bytes | None = None,
    work_factor_max: int | None = None,
    context: str | bytes = b"",
    allow_legacy: bool = False,
    overwrite: bool = False,
) -> None:
    """Opens one file to another, which appears when all of it is verified, with mode 0600. It is not replaced unless overwrite is
    true."""
    _to_file(
        source, target, overwrite, lambda read: _opened(read, key, identity, passphrase, work_factor_max, context, allow_legacy)
    )


# What is given, as secrets


def _sealed(
    read: _Read, new_secret: tuple[bytes, bytes], context: str | bytes, algorithm: str, armor: bool
) -> Iterator[bytes | bytearray]:
    from linnet.sealed_file import _parts

    return _parts.sealed(read, *new_secret, algorithm, context=_keys.as_bytes(context), armor=armor)


def _new_secret(
    key: Key | None, to: PublicKey | Iterable[PublicKey] | None, passphrase: str | bytes | None, work_factor: int | None
) -> tuple[bytes, bytes]:
    """The secret of a new file, and its stanzas."""
    given = [name for name, value in (("key", key), ("to", to), ("passphrase", passphrase)) if value is not None]
    if len(given) != 1:
        raise TypeError(f"expected one of key, to and passphrase, not {' and '.join(given) or 'none'}")
    if work_factor is not None and passphrase is None:
        raise TypeError("work_factor is that of a passphrase; expected passphrase with it")
    if key is not None:
        return _instance(key, Key, "key").secret, b""
    from linnet.sealed_file import _stanzas

    if passphrase is not None:
        return _stanzas.new_secret_with_passphrase(passphrase, work_factor)
    secret = os.urandom(_stanzas.SECRET_SIZE)
    keys = list(dict.fromkeys(_several(to, PublicKey, "to")))
    if not 1 <= len(keys) <= _stanzas.RECIPIENTS_MAX:
        raise ValueError(f"to has {len(keys)} public keys; expected 1 to {_stanzas.RECIPIENTS_MAX}")
    return secret, _stanzas.seal_to([bytes(key) for key in keys], secret)


def _opened(
    read: _Read,
    key: Key | None,
    identity: Identity | Iterable[Identity] | None,
    passphrase: str | bytes | None,
    work_factor_max: int | None,
    context: str | bytes,
    allow_legacy: bool,
) -> Iterator[bytes | bytearray]:
    """Looks at the key or the identities only if the file asks for them."""
    from linnet.sealed_file import _parts

    return _parts.opened(
        read,
        key=None if key is None else lambda: _instance(key, Key, "key").secret,
        identities=None if identity is None else lambda: [one.secret for one in _several(identity, Identity, "identity")],
        passphrase=passphrase,
        work_factor_max=work_factor_max,
        context=_keys.as_bytes(context),
        allow_legacy=allow_legacy,
    )


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
    from linnet.sealed_file import _parts

    return _parts.reader_of(data)


def _reader_from(source: BinaryIO) -> _Read:
    def read(size: int) -> bytes:
        parts, wanted = [], size
        while wanted:
            part = source.read(wanted)
            if part is None:
                raise BlockingIOError("source has nothing to read; expected a stream that blocks")
            if not part:
                break
            parts.append(part)
            wanted -= len(part)
        return parts[0] if len(parts) == 1 else b"".join(parts)

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
