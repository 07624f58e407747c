# SPDX-License-Identifier: MIT OR Apache-2.0
"""Columns of Arrow data, encrypted cell by cell; digests and MACs of columns.

    >>> import pyarrow
    >>> from linnet import columns
    >>> people = pyarrow.record_batch({"id": [1, 2], "phone": ["555 0100", None]})
    >>> keys = columns.WrappedKeys(bytes(32))  # in earnest: a key-encryption key that only you have
    >>> keys.add("phones-1")
    >>> sealed = columns.encrypt(people, "phone", key=keys, key_id="phones-1", table="people", row_ids="id")
    >>> opened, report = columns.decrypt(sealed, "phone", key=keys, table="people", row_ids="id", type=pyarrow.string())
    >>> opened.equals(people), report.good, report.null
    (True, 1, 1)

A call takes a RecordBatch or a Table of PyArrow and the name of a column, or an Array or ChunkedArray and the name that its column
has; it returns the same kind. A null stays null. Cells have a form of their own, which the page "Columns" of the documentation
specifies.

Nonces are random, from the operating system. table, the column's name, associated_data and the row ids are authenticated with each
cell, and so are its algorithm and key id: decrypt with the same.

Needs PyArrow: pip install "linnet[columns]".
"""

from __future__ import annotations

from linnet.columns._decrypt import InvalidCells, Report, decrypt
from linnet.columns._digest import digest, mac
from linnet.columns._encrypt import encrypt
from linnet.columns._keys import Keys, KeyServiceError, MissingKey, WrappedKeys

__all__ = [
    "InvalidCells",
    "KeyServiceError",
    "Keys",
    "MissingKey",
    "Report",
    "WrappedKeys",
    "decrypt",
    "digest",
    "encrypt",
    "mac",
]
