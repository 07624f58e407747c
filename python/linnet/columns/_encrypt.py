# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

import os
from typing import Any

from linnet import _core
from linnet.batch import _entry
from linnet.columns import _arrow
from linnet.columns._form import NUMBERS, Place, header
from linnet.columns._keys import KeyArgument, as_source, fetch_each, require_key_ids


def encrypt(
    data: Any,
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
    threads: int | None = None,
) -> Any:
    """The data with a column encrypted, of type binary, or large_binary if the column's type is large or a view, or serialized.

    key is a key, or a function that returns the key with an id, such as Keys or WrappedKeys. key_id is the id of the key of all
    rows; key_ids names the column that has one for each row. table, the column's name (another one by name=), associated_data and
    the row ids, from the column that row_ids names, are authenticated; row ids are strings, byte strings or integers. into names
    the column to write, by default the encrypted one. With serialize=True the column may have other Arrow types too, but for views
    and dictionaries inside of others.

    Under one key encrypt at most 2**32 cells with an algorithm whose nonces have 12 bytes (NIST SP 800-38D, section 8.3), such as
    AES-GCM; with 16 bytes, as Ascon-AEAD128 has them, 2**48 cells leave a chance of 2**-33 that two nonces are equal.

    Raises MissingKey, and KeyServiceError if the function of keys failed; nothing is encrypted then.
    """
    entry = _entry(algorithm, "aead")
    if algorithm not in NUMBERS:
        raise ValueError(f"{entry.name} is not for columns; expected one of {', '.join(NUMBERS)}")
    source = as_source(key, key_id, key_ids)
    require_key_ids(source, key_id, key_ids)
    place = Place(table, column if name is None else name, associated_data, row_ids is not None)

    def work(rows: _arrow.Rows) -> _arrow.Results:
        values = rows.column()
        plain = _arrow.is_bytes(_arrow.decoded(values).type) or not serialize
        texts = _binary(values, column) if plain else _arrow.serialize(values, column)
        ids, numbers = _arrow.distinct(key_id, rows.beside("key_ids"), texts)
        keys = fetch_each(source, ids, entry.name, entry.key_size, entry.key_size)
        headers = [header(algorithm, id) for id in ids]
        capsules, _ = _core._encrypt_cells(
            [algorithm] * len(ids),
            keys,
            headers,
            place.associated(headers),
            numbers,
            _arrow.row_ids(rows.beside("row_ids")),
            texts,
            os.urandom(len(texts) * entry.nonce_size),
            threads,
        )
        return [(into or column, _arrow.taken(capsules, texts))]

    return _arrow.for_batches(data, column, {"key_ids": key_ids, "row_ids": row_ids}, work, {"into": into})


def _binary(values: Any, column: str) -> Any:
    try:
        return _arrow.as_binary(values, column)
    except TypeError as error:
        raise TypeError(f"{error}; with serialize=True a column may have other types") from None
