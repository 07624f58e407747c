# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

import sys
from typing import Any

import linnet
from linnet.batch import _entry
from linnet.columns import _arrow
from linnet.columns._keys import KeyArgument, as_source, fetch_each, require_key_ids


def digest(data: Any, column: str, *, algorithm: str = "ascon-hash256", into: str | None = None, threads: int | None = None) -> Any:
    """The data with a column in place of which are its digests, of type binary; into names another column to write.

    Whoever can guess a value can compute its digest: for values that are secret take mac.
    """
    _entry(algorithm, "hash")

    def work(rows: _arrow.Rows) -> _arrow.Results:
        texts = _arrow.as_binary(rows.column(), column)
        digests = linnet.batch.digest(algorithm, texts, threads=threads)
        return [(into or column, digests.cast(_arrow.pyarrow.binary()))]

    return _arrow.for_batches(data, column, {}, work, {"into": into})


def mac(
    data: Any,
    column: str,
    *,
    key: KeyArgument,
    key_id: str | None = None,
    key_ids: Any = None,
    algorithm: str = "hmac-sha-256",
    tag_size: int | None = None,
    into: str | None = None,
    threads: int | None = None,
) -> Any:
    """The data with a column in place of which are MACs of its values, of type binary; into names another column to write.

    Under one key equal values have equal MACs, in whichever table they are, so that tables can be joined by them. Who lacks the
    key learns which values are equal, and nothing else. Take a key that serves nothing else. Keys are given as to encrypt.
    """
    entry = _entry(algorithm, "mac")
    if entry.nonce_size or entry.one_time_key:
        raise ValueError(f"{entry.name} needs a nonce or a key for each value; expected one like hmac-sha-256")
    source = as_source(key, key_id, key_ids)
    require_key_ids(source, key_id, key_ids)

    def work(rows: _arrow.Rows) -> _arrow.Results:
        texts = _arrow.as_binary(rows.column(), column)
        ids, numbers = _arrow.distinct(key_id, rows.beside("key_ids"), texts)
        most = sys.maxsize if entry.key_size_max is None else entry.key_size_max
        by_number = fetch_each(source, ids, entry.name, entry.key_size_min, most)
        sizes = sorted({len(key) for key in by_number})
        if len(sizes) > 1:
            raise ValueError(f"the keys of a column have {' and '.join(map(str, sizes))} bytes; expected one size")
        if not by_number:
            return [(into or column, _arrow.pyarrow.nulls(len(texts), _arrow.pyarrow.binary()))]
        keys: Any = by_number[0] if len(by_number) == 1 else [by_number[max(i, 0)] for i in memoryview(numbers).cast("i")]
        tags = linnet.batch.mac(algorithm, keys, texts, tag_size=tag_size, threads=threads)
        return [(into or column, tags.cast(_arrow.pyarrow.binary()))]

    return _arrow.for_batches(data, column, {"key_ids": key_ids}, work, {"into": into})
