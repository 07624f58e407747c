# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet.columns in Polars: eager, lazy and streaming."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pyarrow
import pytest
from conftest import LENIENT, OPTIONS, Service, expected

from linnet import columns

polars = pytest.importorskip("polars")
from linnet.columns import polars as in_polars  # noqa: E402


def test_a_frame_is_encrypted_and_decrypted(table: pyarrow.Table, tmp_path: Path) -> None:
    keys, frame = Service(tmp_path), polars.from_arrow(table)
    sealed = frame.with_columns(in_polars.encrypt("phone", key=keys, key_ids="tenant", **OPTIONS))
    assert sealed.schema["phone"] == polars.Binary and sealed["phone"].null_count() == frame["phone"].null_count()
    opened = sealed.with_columns(in_polars.decrypt("phone", key=keys, key_ids="tenant", type=pyarrow.string(), **OPTIONS))
    assert opened.equals(frame)


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_forged_cells_raise_and_are_null_where_asked_for(
    table: pyarrow.Table, sealed: pyarrow.Table, tmp_path: Path, engine: Any
) -> None:
    options = {"key": Service(tmp_path), "key_ids": "tenant", "table": "people", "type": pyarrow.string()}
    frame = polars.from_arrow(sealed).lazy()
    with pytest.raises(Exception, match="cells are invalid: row id 1, 2, 3"):
        frame.select("id", in_polars.decrypt("phone", row_ids="id", **options)).collect(engine=engine)
    checked = in_polars.decrypt(polars.col("phone"), row_ids=polars.col("id"), **LENIENT, **options)
    found = frame.select("id", checked).unnest("phone").sort("id").collect(engine=engine)
    assert found.rows() == expected(table)
    with pytest.raises(Exception, match="under another key, table, column or associated_data"):
        wrong = {**options, "key": bytes(16), "key_ids": None}
        frame.select("id", in_polars.decrypt("phone", row_ids="id", **wrong)).collect(engine=engine)


def test_an_alias_keeps_the_name_that_is_bound(table: pyarrow.Table, tmp_path: Path) -> None:
    keys, frame = Service(tmp_path), polars.from_arrow(table).head(10)
    sealed = frame.with_columns(in_polars.encrypt("phone", key=keys, key_ids="tenant").alias("cell"))
    opened = sealed.with_columns(in_polars.decrypt("cell", "phone", key=keys, key_ids="tenant", type=pyarrow.string()))
    assert opened["cell"].to_list() == frame["phone"].to_list()


def test_what_is_wrong_with_keys_is_named(table: pyarrow.Table, tmp_path: Path) -> None:
    frame = polars.from_arrow(table)
    with pytest.raises(columns.MissingKey, match="no key has the id 'tenant-3'"):
        missing = Service(tmp_path, unknown=frozenset({"tenant-3"}))
        frame.with_columns(in_polars.encrypt("phone", key=missing, key_ids="tenant", **OPTIONS))
    with pytest.raises(columns.KeyServiceError, match="for 'tenant-3': TimeoutError: no answer within 3 s"):
        failing = Service(tmp_path, failing=frozenset({"tenant-3"}))
        frame.with_columns(in_polars.encrypt("phone", key=failing, key_ids="tenant", **OPTIONS))


def test_what_is_no_expression_is_named(table: pyarrow.Table) -> None:
    frame = polars.from_arrow(table)
    for given, kind in ((frame, "DataFrame"), (frame["phone"], "Series"), (None, "NoneType")):
        with pytest.raises(TypeError, match=f"values is a {kind}; expected an expression or the name of a column"):
            in_polars.encrypt(given, key=bytes(16))
    with pytest.raises(TypeError, match="row_ids is a Series; expected an expression"):
        in_polars.encrypt("phone", key=bytes(16), row_ids=frame["id"])


def test_digest_and_mac_of_a_frame(table: pyarrow.Table) -> None:
    frame = polars.from_arrow(table).head(50)
    tags = frame.select(in_polars.mac("phone", key=bytes(32)))["phone"].to_list()
    digests = frame.select(in_polars.digest("phone", algorithm="sha-256"))["phone"].to_list()
    for phone, tag, digest in zip(frame["phone"].to_list(), tags, digests):
        if phone is not None:
            assert tag == columns.mac(pyarrow.array([phone]), "phone", key=bytes(32))[0].as_py()
            assert digest == hashlib.sha256(phone.encode()).digest()
