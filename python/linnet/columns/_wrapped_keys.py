# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys in a file, wrapped under a key-encryption key (docs/columns.md, "Wrapped keys")."""

from __future__ import annotations

import base64
import contextlib
import importlib.util
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import linnet
from linnet.columns._keys import MissingKey
from linnet.sealed_file._files import new_file

fcntl: Any = importlib.import_module("fcntl") if importlib.util.find_spec("fcntl") else None

VERSION = "linnet wrapped keys"
MEMBERS = (VERSION, "generation", "keys", "mac")
WRAPPING_LABEL = b"linnet wrapped key 1"
MAC_LABEL = b"linnet wrapped keys 2 mac"
KEY_ID_SIZE_MAX = 255
GENERATION_MAX = 2**64 - 1
MAC_SIZE = 32


class ConcurrentChange(RuntimeError):
    """A file of wrapped keys is not the version that the object last read or wrote. Nothing was written."""


class OldGeneration(linnet.InvalidTag):
    """A file of wrapped keys is authentic, but older than the generation that the caller expects."""


def wrapping(key: bytes, name: str) -> linnet.KeyWrap:
    """AES-KWP under this key; `name` is for messages."""
    if not isinstance(key, bytes | bytearray | memoryview):
        raise TypeError(f"{name} is a {type(key).__name__}; expected bytes")
    by_size = {16: linnet.AES128KWP, 24: linnet.AES192KWP, 32: linnet.AES256KWP}
    if len(key) not in by_size:
        raise ValueError(f"{name} is {len(key)} bytes; expected 16, 24 or 32")
    made: linnet.KeyWrap = by_size[len(key)](key)
    return made


class WrappedKeys:
    """Keys by id, each wrapped with AES-KWP (RFC 5649) under a key-encryption key of 16, 24 or 32 bytes.

    Called with an id an object returns the key, so it serves as key= of every call, by itself or in Keys. The wrapping key is
    derived from the key-encryption key and the id, so that a wrapped key does not unwrap under another id. A file of wrapped keys
    has a MAC under the key-encryption key over all its content, and a generation, which grows by one with each write.
    docs/columns.md specifies the file. Pickling includes the key-encryption key. Threads may share an object while none of them
    changes it.
    """

    def __init__(self, key_encryption_key: bytes, wrapped: Mapping[str, bytes] = {}) -> None:
        wrapping(key_encryption_key, "key_encryption_key")
        for key_id, value in wrapped.items():
            _require_key_id(key_id)
            if not isinstance(value, bytes | bytearray | memoryview):
                raise TypeError(f"the wrapped key {key_id!r} is a {type(value).__name__}; expected bytes")
        self._key = bytes(key_encryption_key)
        self._wrapped = {key_id: bytes(value) for key_id, value in wrapped.items()}
        self._generation = 0
        self._fingerprint: bytes | None = None  # of the file as last read or written
        self._path: str | None = None  # of that file

    @classmethod
    def read(
        cls, path: str | os.PathLike[str], key_encryption_key: bytes, *, at_least: int = 0, version_1: bool = False
    ) -> WrappedKeys:
        """The keys of a file.

        Raises ValueError if the file has another form; linnet.InvalidTag if the key-encryption key is wrong or the file was
        changed; and OldGeneration, an InvalidTag too, if its generation is less than at_least. Files of version 1 have no MAC
        and generation 0; version_1=True reads these and no others, and write then replaces the file by one of version 2.
        """
        made = cls(key_encryption_key)
        contents = Path(path).read_bytes()
        try:
            members = _parse(contents)
            stored = _version_1(members) if version_1 else _version_2(members)
        except ValueError as error:
            raise ValueError(f"{os.fspath(path)} is no file of wrapped keys: {error}") from None
        made._wrapped, made._generation, made._fingerprint = stored.wrapped, stored.generation, _fingerprint(contents)
        made._path = os.path.realpath(path)
        try:
            made._authenticate(stored.mac)
        except linnet.InvalidTag:
            why = "either the key-encryption key is wrong, or the file was changed"
            raise linnet.InvalidTag(f"{os.fspath(path)} is not authentic: {why}") from None
        if stored.generation < at_least:
            raise OldGeneration(f"{os.fspath(path)} has generation {stored.generation}; expected {at_least} or later")
        return made

    def write(self, path: str | os.PathLike[str]) -> None:
        """Replaces the file that this object last read or wrote, or makes a new one; a reader finds the old file or the new one.

        Raises ConcurrentChange if the file is another version. The comparison and the replacement are one step for all processes
        that write with this method: they take an exclusive lock of the directory, if the system has flock.
        """
        if self._generation >= GENERATION_MAX:
            raise ValueError(f"the generation is {self._generation}, the last one; expected a new file for these keys")
        target = os.path.realpath(path)
        with _locked(os.path.dirname(target)):
            self._require_current(target)
            if self._fingerprint is None:  # the wrapped keys came from the constructor's caller: no MAC covers them
                self._unwrap_all()
            contents = self._contents(self._generation + 1)
            with new_file(target, overwrite=True) as file:
                file.write(contents)
            self._generation, self._fingerprint, self._path = self._generation + 1, _fingerprint(contents), target

    def add(self, key_id: str, key: bytes | None = None, *, size: int = 16) -> None:
        """Adds a key with a new id; without key, one of size random bytes."""
        _require_key_id(key_id)
        if key_id in self._wrapped:
            raise ValueError(f"there is a key with the id {key_id!r}; data may be encrypted under it")
        self._wrapped[key_id] = _wrap(self._key, key_id).wrap(os.urandom(size) if key is None else key)

    def remove(self, key_id: str) -> None:
        """Removes a key. Data encrypted under it cannot be decrypted once every copy of the key is deleted."""
        if self._wrapped.pop(key_id, None) is None:
            raise MissingKey.of([key_id])

    def rewrap(self, new_key_encryption_key: bytes) -> None:
        """Wraps every key under a new key-encryption key, in this object; write then stores them.

        Raises linnet.InvalidTag if a key does not unwrap under the present one; the object is not changed then.
        """
        wrapping(new_key_encryption_key, "new_key_encryption_key")
        new = bytes(new_key_encryption_key)
        self._wrapped = {key_id: _wrap(new, key_id).wrap(key) for key_id, key in self._unwrap_all().items()}
        self._key = new

    @property
    def generation(self) -> int:
        """The generation of the file as last read or written; 0 before the first write, and for a file of version 1."""
        return self._generation

    def __call__(self, key_id: str) -> bytes | None:
        wrapped = self._wrapped.get(key_id)
        return None if wrapped is None else _wrap(self._key, key_id).unwrap(wrapped)

    def __contains__(self, key_id: object) -> bool:
        return key_id in self._wrapped

    def __iter__(self) -> Iterator[str]:
        return iter(self._wrapped)

    def __len__(self) -> int:
        return len(self._wrapped)

    def __reduce__(self) -> tuple[Any, ...]:
        return _wrapped_keys, (self._key, self._wrapped, self._generation, self._fingerprint, self._path)

    def __repr__(self) -> str:
        return f"<WrappedKeys, {len(self)}, generation {self._generation}>"

    def _authenticate(self, mac: bytes | None) -> None:
        if mac is None:
            self._unwrap_all()
        else:
            _mac(self._key, self._generation, self._wrapped).verify(mac)

    def _unwrap_all(self) -> dict[str, bytes]:
        keys = dict[str, bytes]()
        for key_id, wrapped in self._wrapped.items():
            try:
                keys[key_id] = _wrap(self._key, key_id).unwrap(wrapped)
            except linnet.InvalidTag:
                raise linnet.InvalidTag(f"the key {key_id!r} does not unwrap under the key-encryption key") from None
        return keys

    def _require_current(self, target: str) -> None:
        try:
            present = _fingerprint(Path(target).read_bytes())
        except FileNotFoundError:
            if self._path == target:
                raise ConcurrentChange(f"{target} is gone since it was read or written here; write to another path") from None
            return
        if self._fingerprint is None:
            raise ConcurrentChange(f"{target} exists, and this object was not read from it; read it and repeat the change")
        if present != self._fingerprint:
            raise ConcurrentChange(f"{target} is not the version last read or written here; read it again and repeat the change")

    def _contents(self, generation: int) -> bytes:
        members = {
            VERSION: 2,
            "generation": generation,
            "keys": {key_id: base64.b64encode(value).decode() for key_id, value in self._wrapped.items()},
            "mac": base64.b64encode(_mac(self._key, generation, self._wrapped).digest()).decode(),
        }
        return json.dumps(members, indent=1).encode() + b"\n"


def _wrapped_keys(
    key: bytes, wrapped: dict[str, bytes], generation: int, fingerprint: bytes | None, path: str | None
) -> WrappedKeys:
    made = WrappedKeys(key, wrapped)
    made._generation, made._fingerprint, made._path = generation, fingerprint, path
    return made


def _wrap(key_encryption_key: bytes, key_id: str) -> linnet.KeyWrap:
    info = WRAPPING_LABEL + key_id.encode()
    return wrapping(linnet.HKDFSHA256.derive(key_encryption_key, len(key_encryption_key), info=info), "the derived key")


def _mac(key_encryption_key: bytes, generation: int, wrapped: Mapping[str, bytes]) -> linnet.MAC:
    derived = linnet.HKDFSHA256.derive(key_encryption_key, MAC_SIZE, info=MAC_LABEL)
    mac = linnet.HMACSHA256(derived, generation.to_bytes(8, "big") + len(wrapped).to_bytes(4, "big"))
    for entry in sorted((key_id.encode(), value) for key_id, value in wrapped.items()):
        for part in entry:
            mac.update(len(part).to_bytes(4, "big") + part)
    return mac


def _fingerprint(contents: bytes) -> bytes:
    return linnet.sha256(contents).digest()


@contextlib.contextmanager
def _locked(directory: str) -> Iterator[None]:
    """An exclusive lock of a directory, until the block or the process ends; none if the system has no flock."""
    if fcntl is None:
        yield
        return
    descriptor = os.open(directory, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(descriptor, fcntl.LOCK_UN)  # closing is not enough: a process forked meanwhile has the descriptor too
    finally:
        os.close(descriptor)


def _require_key_id(key_id: Any) -> None:
    if not isinstance(key_id, str):
        raise TypeError(f"key_id is a {type(key_id).__name__}; expected a str")
    try:
        size = len(key_id.encode())
    except UnicodeEncodeError:
        raise ValueError(f"the key id {key_id[:40]!r} has a lone surrogate; expected text that UTF-8 can encode") from None
    if size > KEY_ID_SIZE_MAX:
        raise ValueError(f"the key id {key_id[:40]!r}... is {size} bytes in UTF-8; expected {KEY_ID_SIZE_MAX} or fewer")


class _Stored(NamedTuple):
    """The content of a file."""

    generation: int
    wrapped: dict[str, bytes]
    mac: bytes | None


def _parse(contents: bytes) -> dict[str, Any]:
    """The members of a JSON object in UTF-8. Raises ValueError for anything else and for repeated member names."""
    text = contents.decode()
    try:
        read = json.loads(
            text, object_pairs_hook=_object, parse_int=_integer, parse_float=_refuse_number, parse_constant=_refuse_number
        )
    except RecursionError:
        raise ValueError("its values are nested too deeply") from None
    if not isinstance(read, dict):
        raise ValueError(f"it holds a {type(read).__name__}; expected an object")
    return read


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict[str, Any]()
    for name, value in pairs:
        if name in made:
            raise ValueError(f"the name {name[:40]!r} appears twice")
        made[name] = value
    return made


def _integer(text: str) -> int:
    if len(text) > len(str(GENERATION_MAX)):
        raise ValueError(f"a number has {len(text)} digits; expected {GENERATION_MAX} or less")
    return int(text)


def _refuse_number(text: str) -> None:
    raise ValueError(f"it has the number {text[:40]}; expected integers alone")


def _version_1(members: dict[str, Any]) -> _Stored:
    if type(members.get(VERSION)) is int:
        raise ValueError(f"it has version {members[VERSION]}; with version_1=True expected version 1")
    return _Stored(0, _decoded_keys(members), None)


def _version_2(members: dict[str, Any]) -> _Stored:
    version = members.get(VERSION)
    if type(version) is not int:
        raise ValueError("it has no version and no MAC; files of version 1 are read with version_1=True")
    if version != 2:
        raise ValueError(f"it has version {version}; expected 2")
    if members.keys() != set(MEMBERS):
        raise ValueError(f"it has the members {', '.join(map(repr, members))[:200]}; expected {', '.join(map(repr, MEMBERS))}")
    generation = members["generation"]
    if type(generation) is not int or not 1 <= generation <= GENERATION_MAX:
        raise ValueError(f"generation is not an integer from 1 to {GENERATION_MAX}")
    mac = _decoded(members["mac"], "mac")
    if len(mac) != MAC_SIZE:
        raise ValueError(f"mac is {len(mac)} bytes; expected {MAC_SIZE}")
    return _Stored(generation, _decoded_keys(members["keys"]), mac)


def _decoded_keys(keys: Any) -> dict[str, bytes]:
    if not isinstance(keys, dict):
        raise ValueError(f"keys is a {type(keys).__name__}; expected an object")
    for key_id in keys:
        _require_key_id(key_id)
    return {key_id: _decoded(text, f"the wrapped key {key_id!r}") for key_id, text in keys.items()}


def _decoded(text: Any, name: str) -> bytes:
    if not isinstance(text, str):
        raise ValueError(f"{name} is a {type(text).__name__}; expected a string in base64")
    decoded = base64.b64decode(text, validate=True)
    if base64.b64encode(decoded).decode() != text:
        raise ValueError(f"{name} is not in canonical base64")
    return decoded
