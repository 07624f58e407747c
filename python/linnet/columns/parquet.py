# SPDX-License-Identifier: MIT OR Apache-2.0
"""A key service client for PyArrow's modular encryption of Parquet files: data keys wrapped with Linnet.

    factory = pyarrow.parquet.encryption.CryptoFactory(lambda _: parquet.KmsClient(keys))

PyArrow makes a random key for each column, encrypts pages with AES-GCM, and stores the keys in the file, wrapped by this client.
"""

from __future__ import annotations

import base64
from typing import Any

import linnet
from linnet.columns._keys import KeyArgument, MissingKey, as_source, fetch_all
from linnet.columns._load import load
from linnet.columns._wrapped_keys import wrapping

__all__ = ["KmsClient"]

_Base: Any = load("pyarrow.parquet.encryption", "PyArrow with Parquet's encryption", "columns").KmsClient


class KmsClient(_Base):  # type: ignore[misc]
    """Wraps data keys with AES-KWP (RFC 5649) under master keys of 16, 24 or 32 bytes, in base64.

    master_keys is a function that returns the master key with an id, such as Keys or WrappedKeys. Raises MissingKey if there is no
    such key, KeyServiceError if the function failed, and linnet.InvalidTag if a wrapped key is not authentic under the master key.
    """

    def __init__(self, master_keys: KeyArgument) -> None:
        super().__init__()
        self._master_keys = as_source(master_keys, None, None)

    def wrap_key(self, key_bytes: bytes, master_key_identifier: str) -> str:
        return base64.b64encode(self._cipher(master_key_identifier).wrap(key_bytes)).decode()

    def unwrap_key(self, wrapped_key: str, master_key_identifier: str) -> bytes:
        return self._cipher(master_key_identifier).unwrap(base64.b64decode(wrapped_key))

    def _cipher(self, key_id: str) -> linnet.KeyWrap:
        found = fetch_all(self._master_keys, [key_id])
        if key_id not in found:
            raise MissingKey.of([key_id])
        return wrapping(found[key_id], f"the master key {key_id!r}")
