# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys by id, from a function such as the client of a key service, with a bounded cache."""

from __future__ import annotations

import math
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from linnet.columns._derived import forget_derived

KeySource = bytes | Callable[[str], "bytes | None"]
"""A key, or a function that returns the key with an id (None if there is none)."""
KeyArgument = KeySource | bytearray | memoryview
"""What callers may pass as a key source."""


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
    """The key function failed for some ids: `causes` has the message of each failure, by id."""

    def __init__(self, message: str, causes: Mapping[str, str] = {}) -> None:
        super().__init__(message)
        self.causes = dict(causes)

    @classmethod
    def of(cls, causes: Mapping[str, str], asked: int) -> KeyServiceError:
        first, why = next(iter(causes.items()))
        return cls(f"the key service failed for {len(causes)} of {asked} keys; for {first!r}: {why}", causes)


MOST_SECONDS_OF_NONE = 10.0


class _Answers:
    """Answers by key id, each with an expiry time. A full cache drops the least recently used one. The caller holds a lock."""

    def __init__(self, capacity: int, seconds: float) -> None:
        self._capacity, self._seconds = capacity, seconds
        self._kept: OrderedDict[str, tuple[float, bytes | None]] = OrderedDict()
        self._next_expiry = math.inf  # no answer expires earlier

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key_id: str) -> bool:
        return key_id in self._kept

    def get(self, key_id: str) -> bytes | None:
        self._kept.move_to_end(key_id)
        return self._kept[key_id][1]

    def put(self, key_id: str, answer: bytes | None) -> None:
        until = time.monotonic() + self._seconds
        self._kept[key_id], self._next_expiry = (until, answer), min(until, self._next_expiry)
        self._kept.move_to_end(key_id)
        while len(self._kept) > self._capacity:
            self._kept.popitem(last=False)

    def drop(self, key_id: str) -> None:
        self._kept.pop(key_id, None)

    def drop_expired(self) -> None:
        now = time.monotonic()
        if now < self._next_expiry:
            return
        for key_id in [key_id for key_id, (until, _) in self._kept.items() if until <= now]:
            del self._kept[key_id]
        self._next_expiry = min((until for until, _ in self._kept.values()), default=math.inf)

    def clear(self) -> None:
        self._kept.clear()


class Keys:
    """A bounded cache of keys in front of a function that returns them.

    fetch returns the key with an id, as a client of a key service does. It returns None or raises KeyError if there is no such key;
    any other exception means that the service failed, and is not cached. The cache keeps up to capacity keys, each for that many
    seconds. It keeps up to absent_capacity ids that have no key, each for 10 seconds at most, separately from the keys: requests
    for ids without a key never evict a key. Threads may share an object. Pickling, as Spark and Ray do to send an object to
    workers, includes fetch with all that it holds, and no cached answer.
    """

    def __init__(
        self,
        fetch: Callable[[str], bytes | None],
        *,
        capacity: int = 1024,
        seconds: float = 300.0,
        absent_capacity: int = 1024,
    ) -> None:
        if not callable(fetch):
            raise TypeError(f"fetch must be a function of a key id, not {type(fetch).__name__}")
        for name, value in (("capacity", capacity), ("absent_capacity", absent_capacity)):
            if value < 1:
                raise ValueError(f"{name} is {value}; expected 1 or more")
        self._fetch, self._options = fetch, (capacity, seconds, absent_capacity)
        self._present = _Answers(capacity, seconds)
        self._absent = _Answers(absent_capacity, min(seconds, MOST_SECONDS_OF_NONE))
        self._times_forgotten = 0
        self._lock = threading.Lock()

    def __call__(self, key_id: str) -> bytes | None:
        with self._lock:
            both = (self._present, self._absent)
            for answers in both:
                answers.drop_expired()
            for answers in both:
                if key_id in answers:
                    return answers.get(key_id)
            before = self._times_forgotten
        try:
            fetched = self._fetch(key_id)
        except KeyError:
            fetched = None
        with self._lock:
            if before == self._times_forgotten:
                self._keep(key_id, fetched)
        return fetched

    def _keep(self, key_id: str, fetched: bytes | None) -> None:
        """The last answer replaces another thread's answer, which may be of the other kind (key or absent)."""
        kept, other = (self._absent, self._present) if fetched is None else (self._present, self._absent)
        other.drop(key_id)
        kept.put(key_id, fetched)

    def __len__(self) -> int:
        """The number of kept answers: keys, and ids that have no key. Expired ones count until the next call drops them."""
        return len(self._present) + len(self._absent)

    def forget(self) -> None:
        """Drops every answer, including any that a thread is waiting for now, and all keys that columns derived."""
        forget_derived()
        with self._lock:
            self._present.clear()
            self._absent.clear()
            self._times_forgotten += 1

    def __reduce__(self) -> tuple[Any, ...]:
        return _keys, (self._fetch, *self._options)

    def __repr__(self) -> str:
        return f"<Keys, {len(self)} kept>"


def _keys(fetch: Callable[[str], bytes | None], capacity: int, seconds: float, absent_capacity: int = 1024) -> Keys:
    return Keys(fetch, capacity=capacity, seconds=seconds, absent_capacity=absent_capacity)


def as_source(key: KeyArgument, key_id: Any, key_ids: Any) -> KeySource:
    """The checked argument `key` of a call with these `key_id` and `key_ids`."""
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
    """Refuses an encryption that does not say which keys it uses."""
    if isinstance(source, bytes) and key_ids is not None:
        raise TypeError("key is one key; with key_ids expected a function that returns the key with an id")
    if not isinstance(source, bytes) and key_id is None and key_ids is None:
        raise ValueError("key is a function; expected key_id or key_ids to say which keys")


def fetch_all(source: KeySource, key_ids: Iterable[str]) -> dict[str, bytes]:
    """The existing keys of these ids. Asks for every id, even after failures, and then raises KeyServiceError."""
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
