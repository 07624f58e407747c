# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

import os
from typing import Any

from linnet import _core
from linnet.columns import _arrow, _values
from linnet.columns._arrow import Data
from linnet.columns._derived import KEY_SIZE_MAX, derive
from linnet.columns._form import IPC, PLAIN, CellKind, Place, require_for_columns
from linnet.columns._keys import KeyArgument, KeySource, as_source, fetch_each, require_key_ids


def encrypt(
    data: Data,
    column: str,
    *,
    key: KeyArgument,
    key_id: str | None = None,
    key_ids: Any = None,
    table: str = "",
    row_ids: Any = None,
    associated_data: bytes = b"",
    algorithm: str = "ascon-aead128",
    name: str | None = None,
    into: str | None = None,
    serialize: bool = False,
    repeated_row_ids: bool = False,
    threads: int | None = None,
) -> Data:
    """The data with a column encrypted, of type binary, or large_binary if the column's type is large or a view, or serialized.

    key is a key, or a function that returns the key with an id, such as Keys or WrappedKeys. A key has as many bytes as the
    algorithm takes, or more, up to 64: cells are encrypted under keys that are derived from it. key_id is the id of the key of all
    rows; key_ids names the column that has one for each row.

    table, the column's name (another one by name=), associated_data and the row ids, from the column that row_ids names, are
    authenticated. Row ids are strings, byte strings or integers. Cells of rows with the same id could be exchanged: repeated
    ids in data are refused unless repeated_row_ids is true.

    into names the column to write, by default the encrypted one. With serialize=True the column may have other Arrow types too,
    except views and dictionaries inside of others.

    For one key, table, column and associated_data encrypt at most 2**32 cells with an algorithm whose nonces have 12 bytes (NIST SP
    800-38D, section 8.3), such as AES-GCM. With nonces of 16 bytes, as in Ascon-AEAD128, two of 2**48 nonces are equal with a
    probability of 2**-33.

    Raises MissingKey, or KeyServiceError if the key function failed; nothing is encrypted then.
    """
    entry = require_for_columns(algorithm)
    source = as_source(key, key_id, key_ids)
    require_key_ids(source, key_id, key_ids)
    place = Place(table, column if name is None else name, associated_data, row_ids is not None)
    sealer = Sealer(source, key_id, entry, place, threads)
    beside = {"key_ids": key_ids, "row_ids": row_ids}

    def work(rows: _arrow.Rows) -> _arrow.Results:
        values = rows.column()
        plain = _arrow.is_bytes(_arrow.decoded(values).type) or not serialize
        texts = _binary(values, column) if plain else _values.serialize(values, column)
        encoding = PLAIN if plain else IPC
        return [(into or column, sealer.seal(texts, encoding, rows.beside("key_ids"), rows.beside("row_ids")))]

    unique = () if repeated_row_ids else ("row_ids",)
    return _arrow.for_batches(data, column, beside, work, {"into": into}, unique=unique)


class Sealer:
    """Encrypts texts to cells, under the keys of a source, for one place."""

    def __init__(self, source: KeySource, key_id: str | None, entry: Any, place: Place, threads: int | None) -> None:
        self._source, self._key_id, self._entry, self._place, self._threads = source, key_id, entry, place, threads

    def seal(self, texts: Any, encoding: int, key_ids: Any, row_ids: Any) -> Any:
        entry = self._entry
        _arrow.require_row_ids(row_ids)
        ids, numbers = _arrow.distinct(self._key_id, key_ids, texts)
        keys = fetch_each(self._source, ids, entry.name, entry.key_size, KEY_SIZE_MAX)
        derived = derive(self._place, [CellKind(entry.id, encoding, id) for id in ids], keys)
        capsules, _ = _core._encrypt_cells(
            [entry.id] * len(ids),
            [one.key for one in derived],
            [one.header for one in derived],
            [b""] * len(ids),
            numbers,
            _arrow.row_ids(row_ids),
            texts,
            os.urandom(len(texts) * entry.nonce_size),
            self._threads,
        )
        return _arrow.taken(capsules, texts)


def _binary(values: Any, column: str) -> Any:
    try:
        return _arrow.as_binary(values, column)
    except TypeError as error:
        raise TypeError(f"{error}; with serialize=True a column may have other types") from None
