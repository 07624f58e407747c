# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys by their ids: from whatever keeps them, with a bounded cache, or wrapped in a file."""

from __future__ import annotations

import base64
import json
import math
import os
import sys
import tempfile
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import linnet

KeySource = bytes | Callable[[str], "bytes | None"]
"""A key, or a function that returns the key with an id, or None if there is none."""
KeyArgument = KeySource | bytearray | memoryview
"""What callers may pass for one."""


class MissingKey(LookupError):
    """There are no keys with these ids: `key_ids`."""

    def __init__(self, message: str, key_ids: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.key_ids = tuple(key_ids)

    @classmethod
    def of(cls, key_ids: Iterable[str]) -> MissingKey:
        ids = tuple(key_ids)
        shown = ", ".join(map(repr, ids[:10])) + (", ..." if len(ids) > 10 else "")
        return cls(f"no key has the id {shown}", ids)


class KeyServiceError(RuntimeError):
    """Whatever keeps the keys failed for some ids: `causes` has, by id, what it said."""

    def __init__(self, message: str, causes: Mapping[str, str] = {}) -> None:
        super().__init__(message)
        self.causes = dict(causes)

    @classmethod
    def of(cls, causes: Mapping[str, str], asked: int) -> KeyServiceError:
        first, why = next(iter(causes.items()))
        return cls(f"the key service failed for {len(causes)} of {asked} keys; for {first!r}: {why}", causes)


MOST_SECONDS_OF_NONE = 10.0


class Keys:
    """The keys that a function has, kept for a while.

    fetch returns the key with an id, such as a client of a key service does; it returns None or raises KeyError if there is no
    such key, and anything else that it raises says that the service failed. At most capacity answers are kept, a key for so many
    seconds, and that there is none for 10 seconds at most. Threads may share an object. Pickling, as Spark and Ray do to send it to
    workers, takes fetch along, with all that it holds, and leaves cached keys behind.
    """

    def __init__(self, fetch: Callable[[str], bytes | None], *, capacity: int = 1024, seconds: float = 300.0) -> None:
        if not callable(fetch):
            raise TypeError(f"fetch must be a function of a key id, not {type(fetch).__name__}")
        if capacity < 1:
            raise ValueError(f"capacity is {capacity}; expected 1 or more")
        self._fetch, self._capacity, self._seconds = fetch, capacity, seconds
        self._kept: OrderedDict[str, tuple[float, bytes | None]] = OrderedDict()
        self._next_expiry = math.inf  # of all that are kept, at the earliest
        self._times_forgotten = 0
        self._lock = threading.Lock()

    def __call__(self, key_id: str) -> bytes | None:
        with self._lock:
            self._drop_expired()
            if key_id in self._kept:
                self._kept.move_to_end(key_id)
                return self._kept[key_id][1]
            before = self._times_forgotten
        try:
            fetched = self._fetch(key_id)
        except KeyError:
            fetched = None
        with self._lock:
            if before == self._times_forgotten:
                seconds = self._seconds if fetched is not None else min(self._seconds, MOST_SECONDS_OF_NONE)
                until = time.monotonic() + seconds
                self._kept[key_id], self._next_expiry = (until, fetched), min(until, self._next_expiry)
            while len(self._kept) > self._capacity:
                self._kept.popitem(last=False)
        return fetched

    def _drop_expired(self) -> None:
        now = time.monotonic()
        if now < self._next_expiry:
            return
        for key_id in [key_id for key_id, (until, _) in self._kept.items() if until <= now]:
            del self._kept[key_id]
        self._next_expiry = min((until for until, _ in self._kept.values()), default=math.inf)

    def __len__(self) -> int:
        """How many answers are kept."""
        return len(self._kept)

    def forget(self) -> None:
        """Keeps no key any longer."""
        with self._lock:
            self._kept.clear()
            self._times_forgotten += 1

    def __reduce__(self) -> tuple[Any, ...]:
        return _keys, (self._fetch, self._capacity, self._seconds)

    def __repr__(self) -> str:
        return f"<Keys, {len(self)} kept>"


def _keys(fetch: Callable[[str], bytes | None], capacity: int, seconds: float) -> Keys:
    return Keys(fetch, capacity=capacity, seconds=seconds)


def wrapping(key: bytes, name: str) -> linnet.KeyWrap:
    """AES-KWP under a key of this name."""
    if not isinstance(key, bytes | bytearray | memoryview):
        raise TypeError(f"{name} is a {type(key).__name__}; expected bytes")
    by_size = {16: linnet.AES128KWP, 24: linnet.AES192KWP, 32: linnet.AES256KWP}
    if len(key) not in by_size:
        raise ValueError(f"{name} is {len(key)} bytes; expected 16, 24 or 32")
    made: linnet.KeyWrap = by_size[len(key)](key)
    return made


class WrappedKeys:
    """Keys at rest: by their ids, each wrapped with AES-KWP (RFC 5649) under a key-encryption key of 16, 24 or 32 bytes.

    What wraps a key is derived from the key-encryption key and the id, so that wrapped keys cannot change places; docs/columns.md
    says how. A file has them as JSON, {"id": "base64", ...}, and may lie beside the data. An object returns the key with an id, so
    that Keys(wrapped) or wrapped itself serves as key= of every call. Pickling takes the key-encryption key along.
    """

    def __init__(self, key_encryption_key: bytes, wrapped: Mapping[str, bytes] = {}) -> None:
        wrapping(key_encryption_key, "key_encryption_key")
        self._key, self._wrapped = bytes(key_encryption_key), dict(wrapped)

    def _wrap(self, key_id: str) -> linnet.KeyWrap:
        info = b"linnet wrapped key 1" + key_id.encode()
        return wrapping(linnet.HKDFSHA256.derive(self._key, len(self._key), info=info), "the derived key")

    @classmethod
    def read(cls, path: str | os.PathLike[str], key_encryption_key: bytes) -> WrappedKeys:
        wrapping(key_encryption_key, "key_encryption_key")
        try:
            read = json.loads(Path(path).read_text(encoding="utf-8"))
            return cls(key_encryption_key, {id: base64.b64decode(text, validate=True) for id, text in read.items()})
        except (ValueError, AttributeError, TypeError) as error:
            raise ValueError(f"{os.fspath(path)} is no file of wrapped keys: {error}") from None

    def write(self, path: str | os.PathLike[str]) -> None:
        """All or nothing: a reader finds the old file or the new one."""
        text = json.dumps({id: base64.b64encode(key).decode() for id, key in self._wrapped.items()}, indent=1)
        target = Path(path)
        number, beside = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with open(number, "w", encoding="utf-8") as file:
                file.write(text + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, target)
        except BaseException:
            os.unlink(beside)
            raise

    def add(self, key_id: str, key: bytes | None = None, *, size: int = 16) -> None:
        """A key under a new id; without one, so many random bytes."""
        if key_id in self._wrapped:
            raise ValueError(f"there is a key with the id {key_id!r}; data may be encrypted under it")
        self._wrapped[key_id] = self._wrap(key_id).wrap(os.urandom(size) if key is None else key)

    def remove(self, key_id: str) -> None:
        """Whatever is encrypted under this key can never be decrypted again, once no copy of the key is left."""
        if self._wrapped.pop(key_id, None) is None:
            raise MissingKey.of([key_id])

    def __call__(self, key_id: str) -> bytes | None:
        wrapped = self._wrapped.get(key_id)
        return None if wrapped is None else self._wrap(key_id).unwrap(wrapped)

    def __contains__(self, key_id: object) -> bool:
        return key_id in self._wrapped

    def __iter__(self) -> Iterator[str]:
        return iter(self._wrapped)

    def __len__(self) -> int:
        return len(self._wrapped)

    def __reduce__(self) -> tuple[Any, ...]:
        return WrappedKeys, (self._key, self._wrapped)

    def __repr__(self) -> str:
        return f"<WrappedKeys, {len(self)}>"


def as_source(key: KeyArgument, key_id: Any, key_ids: Any) -> KeySource:
    """The argument key of a call, which goes with the other two."""
    if key_id is not None and key_ids is not None:
        raise ValueError("both key_id and key_ids are given; expected the id of one key, or the column that has one for each row")
    if key_id is not None and not isinstance(key_id, str):
        raise TypeError(f"key_id is a {type(key_id).__name__}; expected a str")
    if isinstance(key, bytes | bytearray | memoryview):
        return bytes(key)
    if not callable(key):
        raise TypeError(f"key is a {type(key).__name__}; expected bytes, or a function that returns the key with an id")
    return key


def require_key_ids(source: KeySource, key_id: str | None, key_ids: Any) -> None:
    """Who encrypts says under which key."""
    if isinstance(source, bytes) and key_ids is not None:
        raise TypeError("key is one key; with key_ids expected a function that returns the key with an id")
    if not isinstance(source, bytes) and key_id is None and key_ids is None:
        raise ValueError("key is a function; expected key_id or key_ids to say which keys")


def fetch_all(source: KeySource, key_ids: Iterable[str]) -> dict[str, bytes]:
    """The keys that there are with these ids. Asks for each of them, also after failures, and then says which failed."""
    found, causes, cause = dict[str, bytes](), dict[str, str](), None
    asked = list(key_ids)
    for key_id in asked:
        try:
            key = source if isinstance(source, bytes) else source(key_id)
        except KeyError:
            continue
        except Exception as error:
            causes[key_id], cause = f"{type(error).__name__}: {error}", cause or error
            continue
        if key is not None and not isinstance(key, bytes | bytearray | memoryview):
            raise TypeError(f"the key {key_id!r} is a {type(key).__name__}; expected bytes")
        if key is not None:
            found[key_id] = bytes(key)
    if causes:
        raise KeyServiceError.of(causes, len(asked)) from cause
    return found


def fetch_each(source: KeySource, key_ids: list[str], name: str, least: int, most: int) -> list[bytes]:
    """The keys with these ids for the algorithm of this name, whose keys have from least to most bytes."""
    found = fetch_all(source, key_ids)
    if missing := [key_id for key_id in key_ids if key_id not in found]:
        raise MissingKey.of(missing)
    for key_id, key in found.items():
        if not least <= len(key) <= most:
            takes = least if least == most else f"{least} or more" if most == sys.maxsize else f"{least} to {most}"
            raise ValueError(f"the key {key_id!r} is {len(key)} bytes; {name} takes {takes}")
    return [found[key_id] for key_id in key_ids]
