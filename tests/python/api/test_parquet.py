# SPDX-License-Identifier: MIT OR Apache-2.0
"""Parquet's modular encryption by PyArrow, with keys wrapped by Linnet; files of PyArrow, read with Linnet's AES-GCM alone.

Layout and associated data follow the Parquet format's "Parquet Modular Encryption", structures its parquet.thrift.
"""

from __future__ import annotations

import base64
import json
import struct
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

import linnet

pa = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")
encryption = pytest.importorskip("pyarrow.parquet.encryption")
from linnet import columns  # noqa: E402
from linnet.columns.parquet import KmsClient  # noqa: E402

MASTER_KEYS = {"footer": bytes(16), "phones": bytes(range(32))}
SCHEMA = pa.schema([pa.field("id", pa.int64(), nullable=False), pa.field("phone", pa.string(), nullable=False)])
PEOPLE = pa.table({"id": range(1000), "phone": [f"555 {i:04}" for i in range(1000)]}, schema=SCHEMA)


def factory(master_keys: Any = MASTER_KEYS.get) -> Any:
    return encryption.CryptoFactory(lambda _: KmsClient(master_keys))


def write(path: Path, **options: Any) -> None:
    configuration = encryption.EncryptionConfiguration(
        footer_key="footer", column_keys={"phones": ["phone"]}, data_key_length_bits=256, **options
    )
    properties = factory().file_encryption_properties(encryption.KmsConnectionConfig(), configuration)
    with parquet.ParquetWriter(
        path,
        SCHEMA,
        encryption_properties=properties,
        compression="none",
        use_dictionary=False,
        data_page_size=1000,
        write_batch_size=50,
    ) as writer:
        writer.write_table(PEOPLE, row_group_size=400)


def read(path: Path, master_keys: Any = MASTER_KEYS.get) -> Any:
    configuration = encryption.DecryptionConfiguration(cache_lifetime=timedelta(minutes=1))
    properties = factory(master_keys).file_decryption_properties(encryption.KmsConnectionConfig(), configuration)
    return parquet.ParquetFile(path, decryption_properties=properties).read()


class Compact:
    """Structures in Thrift's compact protocol, as dictionaries by field number."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def varint(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def value(self, kind: int) -> Any:
        if kind in (1, 2):
            return kind == 1
        if kind in (4, 5, 6):
            zigzag = self.varint()
            return zigzag >> 1 ^ -(zigzag & 1)
        if kind == 8:
            size = self.varint()
            self.at += size
            return self.data[self.at - size : self.at]
        if kind == 9:
            head = self.byte()
            size = head >> 4 if head >> 4 != 15 else self.varint()
            return [self.value(head & 15) for _ in range(size)]
        assert kind in (3, 12)
        return self.byte() if kind == 3 else self.struct()

    def struct(self) -> dict[int, Any]:
        fields, field = dict[int, Any](), 0
        while (head := self.byte()) != 0:
            field = field + (head >> 4) if head >> 4 else self.value(4)
            fields[field] = self.value(head & 15)
        return fields


def open_module(key: bytes, file: bytes, at: int, data: bytes) -> tuple[bytes, int]:
    """The plaintext of the module that begins here, and its end: size || nonce || ciphertext || tag."""
    end = at + 4 + int(struct.unpack_from("<I", file, at)[0])
    return linnet.aead("aes-256-gcm", key).decrypt(file[at + 4 : at + 16], file[at + 16 : end], data), end


def data_key(key_metadata: bytes) -> bytes:
    material = json.loads(key_metadata)
    assert material["doubleWrapping"] is False
    return KmsClient(MASTER_KEYS.get).unwrap_key(material["wrappedDEK"], material["masterKeyID"])


def pages_of(file: bytes, key: bytes, unique: bytes, group: int, column: int, chunk: dict[int, Any]) -> Iterator[bytes]:
    """The plaintexts of a column's data pages (module types 4, a page's header, and 2, its data)."""
    at, left, page = chunk[9], chunk[5], 0
    while left:
        of_page = struct.pack("<hhh", group, column, page)
        header, at = open_module(key, file, at, unique + b"\4" + of_page)
        data, at = open_module(key, file, at, unique + b"\2" + of_page)
        left -= Compact(header).struct()[5][1]
        page += 1
        yield data


def strings(page: bytes) -> Iterator[str]:
    """The strings of a page in encoding PLAIN without levels."""
    at = 0
    while at < len(page):
        end = at + 4 + int(struct.unpack_from("<I", page, at)[0])
        yield page[at + 4 : end].decode()
        at = end


def test_linnet_reads_what_pyarrow_encrypted(tmp_path: Path) -> None:
    path = tmp_path / "people.parquet"
    write(path, double_wrapping=False)
    file = path.read_bytes()
    assert file[:4] == file[-4:] == b"PARE" and b"555 0007" not in file
    start = Compact(file[-8 - int(struct.unpack("<I", file[-8:-4])[0]) : -8])
    crypto = start.struct()
    unique = crypto[1][1][2]  # of the union's AesGcmV1; no prefix was given
    footer_key = data_key(crypto[2])
    footer, end = open_module(footer_key, start.data, start.at, unique + b"\0")
    assert end == len(start.data)
    found = []
    pages = 0
    for group, row_group in enumerate(Compact(footer).struct()[4]):
        chunk = row_group[1][1]
        key = data_key(chunk[8][2][2])
        sealed = chunk[9]
        metadata, _ = open_module(key, sealed, 0, unique + b"\1" + struct.pack("<hh", group, 1))
        for page in pages_of(file, key, unique, group, 1, Compact(metadata).struct()):
            found += strings(page)
            pages += 1
    assert found == PEOPLE["phone"].to_pylist() and pages > 3


@pytest.mark.parametrize("double_wrapping", [False, True])
@pytest.mark.parametrize("plaintext_footer", [False, True])
def test_pyarrow_reads_what_it_encrypted(tmp_path: Path, double_wrapping: bool, plaintext_footer: bool) -> None:
    path = tmp_path / "people.parquet"
    write(path, double_wrapping=double_wrapping, plaintext_footer=plaintext_footer)
    assert read(path).equals(PEOPLE)


def test_keys_that_are_not_there_are_named(tmp_path: Path) -> None:
    path = tmp_path / "people.parquet"
    write(path)
    with pytest.raises(columns.MissingKey, match="no key has the id 'footer'"):
        read(path, lambda _: None)
    with pytest.raises(linnet.InvalidTag, match="AES-256-KWP"):
        read(path, lambda _: bytes(31) + b"x")

    def away(_: str) -> bytes:
        raise TimeoutError("no answer")

    with pytest.raises(columns.KeyServiceError, match="for 'footer': TimeoutError: no answer"):
        read(path, away)
    with pytest.raises(ValueError, match="the master key 'footer' is 5 bytes; expected 16, 24 or 32"):
        read(path, lambda _: bytes(5))


def test_wrapped_keys_are_those_of_rfc_5649() -> None:
    keywrap = pytest.importorskip("cryptography.hazmat.primitives.keywrap")
    wrapped = KmsClient(MASTER_KEYS.get).wrap_key(b"k" * 16, "phones")
    assert keywrap.aes_key_unwrap_with_padding(MASTER_KEYS["phones"], base64.b64decode(wrapped)) == b"k" * 16
