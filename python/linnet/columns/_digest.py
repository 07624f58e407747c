# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from typing import Any

import linnet
from linnet._factories import _entry_of
from linnet.columns import _arrow
from linnet.columns._arrow import Data
from linnet.columns._derived import KEY_SIZE_MAX, KEY_SIZE_MIN, mac_keys
from linnet.columns._keys import KeyArgument, as_source, fetch_each, require_key_ids


def digest(
    data: Data, column: str, *, algorithm: str = "ascon-hash256", into: str | None = None, threads: int | None = None
) -> Data:
    """The data with a column replaced by its digests, of type binary; into names another column to write.

    A digest has no key: anyone can compute the digests of likely values and compare. For secret values use mac.
    """
    _entry_of(algorithm, "hash")

    def work(rows: _arrow.Rows) -> _arrow.Results:
        texts = _arrow.as_binary(rows.column(), column)
        digests = linnet.batch.digest(algorithm, texts, threads=threads)
        return [(into or column, digests.cast(_arrow.pyarrow.binary()))]

    return _arrow.for_batches(data, column, {}, work, {"into": into})


def mac(
    data: Data,
    column: str,
    *,
    key: KeyArgument,
    key_id: str | None = None,
    key_ids: Any = None,
    algorithm: str = "hmac-sha-256",
    tag_size: int | None = None,
    into: str | None = None,
    threads: int | None = None,
) -> Data:
    """The data with a column replaced by its MACs, of type binary; into names another column to write.

    Under one key equal values have equal MACs, in every table, so that tables can be joined by them. Someone without the key learns
    which values are equal and how often each occurs; in a column with few different values that often reveals the values.

    Keys are given as in encrypt and have from 16 to 64 bytes; the MAC's own key is derived from them. algorithm is the id of a MAC
    without a nonce; legacy ones are refused.
    """
    entry = _entry_of(algorithm, "mac")
    if entry.nonce_size or entry.one_time_key:
        raise ValueError(f"{entry.name} needs a nonce or a key for each value; expected one like hmac-sha-256")
    if entry.status == "legacy":
        raise ValueError(f"{entry.name} is legacy and not for columns; expected one like hmac-sha-256")
    source = as_source(key, key_id, key_ids)
    require_key_ids(source, key_id, key_ids)

    def work(rows: _arrow.Rows) -> _arrow.Results:
        texts = _arrow.as_binary(rows.column(), column)
        ids, numbers = _arrow.distinct(key_id, rows.beside("key_ids"), texts)
        by_number = mac_keys(fetch_each(source, ids, "a column's MAC", KEY_SIZE_MIN, KEY_SIZE_MAX), entry)
        if not by_number:
            return [(into or column, _arrow.pyarrow.nulls(len(texts), _arrow.pyarrow.binary()))]
        keys: Any = by_number[0] if len(by_number) == 1 else [by_number[max(i, 0)] for i in memoryview(numbers).cast("i")]
        tags = linnet.batch.mac(algorithm, keys, texts, tag_size=tag_size, threads=threads)
        return [(into or column, tags.cast(_arrow.pyarrow.binary()))]

    return _arrow.for_batches(data, column, {"key_ids": key_ids}, work, {"into": into})
