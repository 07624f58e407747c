# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys that are derived from the caller's keys, by HKDF-SHA-256 (RFC 5869) with an empty salt.

An engine passes batches with a few rows per key: derived keys are cached for up to five minutes, as Keys caches keys.
"""

from __future__ import annotations

import functools
import itertools
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import linnet
from linnet.columns._form import KEY_SIZES, CellKind, Place

LABEL = b"linnet column cell 2"
MAC_LABEL = b"linnet column mac 1"
KEY_SIZE_MIN, KEY_SIZE_MAX = 16, 64
"""Sizes of the caller's keys."""
_SIZE, _COMMITMENT_AT = 64, 32
_CACHED_MAX, _CACHED_SECONDS = 4096, 300.0
_LANES = 6
"""Fewer keys do not fill the lanes of a batch."""


class Derived(NamedTuple):
    """For cells of one kind in one place: what encrypts them, and their header, which has the commitment."""

    key: bytes
    header: bytes


def derive(place: Place, kinds: Sequence[CellKind], keys: Sequence[bytes]) -> list[Derived]:
    """For cells of each kind, derived from the key with its id."""
    return _through_cache(list(zip(keys, kinds, itertools.repeat(place.encoded))), _derive)


def _derive(wanted: Sequence[tuple[bytes, CellKind, bytes]]) -> list[Derived]:
    outputs = _hkdf([key for key, _, _ in wanted], [LABEL + kind.encoded() + place for _, kind, place in wanted])
    return [
        Derived(output[: KEY_SIZES[kind.algorithm]], b"\2" + kind.encoded() + output[_COMMITMENT_AT:])
        for (_, kind, _), output in zip(wanted, outputs)
    ]


def mac_keys(keys: Sequence[bytes], entry: Any) -> list[bytes]:
    """Keys for the MAC with this catalog entry."""
    outputs = _through_cache(
        [(key, entry.id) for key in keys],
        lambda wanted: _hkdf([key for key, _ in wanted], [MAC_LABEL + entry.id.encode()] * len(wanted)),
    )
    return [output[: entry.key_size] for output in outputs]


_cached: dict[Any, Any] = {}
_cached_until = 0.0


def forget_derived() -> None:
    """Drops all cached keys."""
    _cached.clear()


def _through_cache(wanted: list[Any], make: Callable[[list[Any]], list[Any]]) -> list[Any]:
    global _cached_until
    now = time.monotonic()
    if now >= _cached_until or len(_cached) > _CACHED_MAX:
        _cached.clear()
        _cached_until = now + _CACHED_SECONDS
    found = list(map(_cached.get, wanted))
    if None not in found:
        return found
    missing = list(dict.fromkeys(one for one, there in zip(wanted, found) if there is None))
    made = dict(zip(missing, make(missing)))
    _cached.update(itertools.islice(made.items(), _CACHED_MAX))
    return [made[one] if there is None else there for one, there in zip(wanted, found)]


def _hkdf(keys: Sequence[bytes], infos: Sequence[bytes]) -> list[bytes]:
    """64 bytes for each key."""
    if len(keys) < _LANES:
        return [linnet.HKDFSHA256.derive(key, _SIZE, info=info) for key, info in zip(keys, infos)]
    hmac = functools.partial(linnet.batch.mac, "hmac-sha-256", threads=1)
    extracted = hmac(bytes(32), list(keys))
    first = hmac(extracted, [info + b"\1" for info in infos])
    second = hmac(extracted, [one + info + b"\2" for one, info in zip(first, infos)])
    return [one + other for one, other in zip(first, second)]
