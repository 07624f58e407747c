# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sealed files: data of any size encrypted and authenticated with a key, for public keys or with a passphrase.

The command `linnet seal` makes the same files; docs/sealed-file.md specifies them. Calls take the secret by name: `key`, or
`to` and `identity`, or `passphrase`.

    from linnet import sealed_file

    key = sealed_file.Key.generate()
    sealed = sealed_file.seal(b"hello", key=key)
    assert sealed_file.open(sealed, key=key) == b"hello"
"""

from __future__ import annotations

import io
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
    from typing import Any, BinaryIO, NoReturn

    from typing_extensions import Buffer

    from linnet.sealed_file._armor import _Read
    from linnet.sealed_file._parts import Secrets as _Secrets
    from linnet.sealed_file._random_access import Parts as _Parts


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
    "Reader",
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
    """data as a sealed file: under a key, for one or more public keys, or with a passphrase; exactly one of these is given.

    algorithm is the id of an AEAD of the catalog with tags of 16 bytes. With armor the file is text, a third longer. work_factor is
    for a passphrase: sealing and opening take 2**work_factor KiB of memory. It is 15 to 20, by default 18, which is 256 MiB and
    about a second. context says what the file is for; it is not stored, and the file opens only with the same context.
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

    Several of key, identity and passphrase may be given; the file says which it needs. A file whose passphrase takes more than
    2**work_factor_max KiB of memory, or more than 1 GiB in any case, is refused before memory is allocated. context is the one that
    the file was sealed with.
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
    """Seals the rest of source into target. Reads 16 chunks of 64 KiB or more at a time."""
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
    """Opens the rest of source into target. Reads 16 chunks of 64 KiB or more at a time. **Each chunk is written once it is
    verified**: if a later one is not authentic, BadChunk is raised, and the target holds an authentic prefix. `open_file` writes
    all or nothing."""
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
    """Seals one file to another, which appears when it is complete, with mode 0600. An existing file is refused unless overwrite is
    true."""
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
    """Opens one file to another, which appears when all of it is verified, with mode 0600. An existing file is refused unless
    overwrite is true."""
    _to_file(
        source, target, overwrite, lambda read: _opened(read, key, identity, passphrase, work_factor_max, context, allow_legacy)
    )


class Reader(io.RawIOBase):
    """The plaintext of a sealed file, as a file that can be read from any position while it is open.

        with sealed_file.Reader("backup.sealed", key=key) as reader:
            part = reader.read_range(1_000_000, 1_000_100)

    source is a path, or a binary file, read from its current position. Arguments and exceptions are as in open. The final chunk is
    verified first, and with it `size`, the bytes of the plaintext: a truncated file is refused. Then only the chunks of the
    requested parts are read and verified; **nothing is known of the others**. Armor, and a source that cannot seek, are read into
    memory.
    """

    def __init__(
        self,
        source: str | os.PathLike[str] | BinaryIO,
        *,
        key: Key | None = None,
        identity: Identity | Iterable[Identity] | None = None,
        passphrase: str | bytes | None = None,
        work_factor_max: int | None = None,
        context: str | bytes = b"",
        allow_legacy: bool = False,
    ) -> None:
        super().__init__()
        secrets = _secrets(key, identity, passphrase, work_factor_max, context, allow_legacy)
        path = isinstance(source, (str, os.PathLike))
        if not path and (isinstance(source, io.TextIOBase) or not hasattr(source, "seekable")):
            kind = type(source).__name__
            raise TypeError(f"source must be a path or a binary file, not {kind}; io.BytesIO makes a file of bytes")
        file: Any = io.FileIO(os.fspath(source)) if path else source  # type: ignore[arg-type]
        try:
            self._parts = _parts_of(file, secrets)
        except BaseException:
            if path:
                file.close()
            raise
        self._file = file if path else None
        self._position = 0
        self.size: int = self._parts.size

    def read_range(self, start: int, stop: int) -> bytes:
        """The bytes from start up to stop. ValueError if they are not all within the plaintext. The position stays."""
        self._require_open()
        if not 0 <= start <= stop <= self.size:
            raise ValueError(f"the range from {start} to {stop} is not within the plaintext, which has {self.size} bytes")
        return b"".join(self._parts.read(start, stop))

    def readinto(self, buffer: Any) -> int:
        self._require_open()
        view = memoryview(buffer).cast("B")
        stop = min(self._position + len(view), self.size)
        done = 0
        for part in self._parts.read(min(self._position, stop), stop):
            view[done : done + len(part)] = part
            done += len(part)
        self._position += done
        return done

    def readall(self) -> bytes:
        data = self.read_range(min(self._position, self.size), self.size)
        self._position = max(self._position, self.size)
        return data

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        self._require_open()
        begin = {os.SEEK_SET: 0, os.SEEK_CUR: self._position, os.SEEK_END: self.size}.get(whence)
        if begin is None:
            raise ValueError(f"whence is {whence!r}; expected 0, 1 or 2")
        position = begin + offset.__index__()
        if position < 0:
            raise ValueError(f"position {position} is before the plaintext")
        self._position = position
        return position

    def readable(self) -> bool:
        self._require_open()
        return True

    def seekable(self) -> bool:
        self._require_open()
        return True

    def close(self) -> None:
        """Closes the file if a path was given. A file that was given stays open."""
        file = getattr(self, "_file", None)
        if file is not None:
            file.close()
        super().close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Reader is neither copied nor pickled: it holds a key and an open file")

    def _require_open(self) -> None:
        if self.closed:
            raise ValueError("the reader is closed")


def _parts_of(file: Any, secrets: _Secrets) -> _Parts:
    from linnet.sealed_file import _armor, _parts
    from linnet.sealed_file._random_access import Parts

    read = _reader_from(file)
    begin = file.tell() if file.seekable() else None
    front = read(len(_format.MAGIC)) if begin is not None else b""
    if begin is None or (front and _armor.is_armored(front)):
        if begin is not None:
            file.seek(begin)
        read_on = _parts.without_armor(read)
        file, begin = io.BytesIO(b"".join(iter(lambda: read_on(_format.CHUNK_SIZE), b""))), 0
        read = _reader_from(file)
    end = file.seek(0, os.SEEK_END)

    def read_at(position: int, size: int) -> bytes:
        file.seek(position)
        return read(size)

    file.seek(begin)
    header = _format.read_header(read)
    return Parts(secrets.chunks_behind(header), read_at, begin + len(header.encode()), end)


# Secrets from the arguments


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
    from linnet.sealed_file import _parts

    return _parts.opened(read, _secrets(key, identity, passphrase, work_factor_max, context, allow_legacy))


def _secrets(
    key: Key | None,
    identity: Identity | Iterable[Identity] | None,
    passphrase: str | bytes | None,
    work_factor_max: int | None,
    context: str | bytes,
    allow_legacy: bool,
) -> _Secrets:
    """Reads the key or the identities only if the file needs them."""
    from linnet.sealed_file import _parts

    return _parts.Secrets(
        None if key is None else lambda: _instance(key, Key, "key").secret,
        None if identity is None else lambda: [one.secret for one in _several(identity, Identity, "identity")],
        passphrase,
        work_factor_max,
        _keys.as_bytes(context),
        allow_legacy,
    )


def _instance(given: object, expected: type[Key], name: str) -> Key:
    if not isinstance(given, expected):
        raise TypeError(f"{name} must be a {expected.__name__}, not {type(given).__name__}")
    return given


def _several(given: object, expected: type[Any], name: str) -> list[Any]:
    """One item, or the items of an iterable."""
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
