# SPDX-License-Identifier: MIT OR Apache-2.0
"""Columns of Arrow data, encrypted cell by cell; digests and MACs of columns.

    >>> import pyarrow
    >>> from linnet import columns
    >>> people = pyarrow.record_batch({"id": [1, 2], "phone": ["555 0100", None]})
    >>> keys = columns.WrappedKeys(bytes(32))  # in real use: a secret, random key-encryption key
    >>> keys.add("phones-1")
    >>> sealed = columns.encrypt(people, "phone", key=keys, key_id="phones-1", table="people", row_ids="id")
    >>> bound = {"key": keys, "key_id": "phones-1", "table": "people", "row_ids": "id"}
    >>> opened, report = columns.decrypt(sealed, "phone", type=pyarrow.string(), **bound)
    >>> opened.equals(people), report.good, report.null
    (True, 1, 1)

A call takes a RecordBatch or a Table of PyArrow and the name of a column, or an Array or ChunkedArray and its column's name; it
returns the same kind. A null stays null. The page "Columns" of the documentation specifies the form of a cell.

Nonces are random, from the operating system. table, the column's name, associated_data and the row ids are authenticated with each
cell, and so are its algorithm, encoding and key id: decrypt with the same values. Invalid cells and missing keys raise by default.

Needs PyArrow: pip install "linnet[columns]".
"""

from __future__ import annotations

from linnet.columns._decrypt import InvalidCells, decrypt
from linnet.columns._digest import digest, mac
from linnet.columns._encrypt import encrypt
from linnet.columns._keys import Keys, KeyServiceError, MissingKey
from linnet.columns._open import Report
from linnet.columns._reencrypt import reencrypt
from linnet.columns._wrapped_keys import ConcurrentChange, OldGeneration, WrappedKeys

__all__ = [
    "ConcurrentChange",
    "InvalidCells",
    "KeyServiceError",
    "Keys",
    "MissingKey",
    "OldGeneration",
    "Report",
    "WrappedKeys",
    "decrypt",
    "digest",
    "encrypt",
    "mac",
    "reencrypt",
]
