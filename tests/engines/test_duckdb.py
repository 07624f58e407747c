# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet.columns in DuckDB."""

from __future__ import annotations

import hmac
from pathlib import Path
from typing import Any

import pyarrow
import pytest
from conftest import FORGED, Service, expected

duckdb = pytest.importorskip("duckdb")
from linnet.columns import duckdb as in_duckdb  # noqa: E402

TYPES = {"key_ids": "VARCHAR", "row_ids": "BIGINT"}


def connected(keys: Service) -> Any:
    connection = duckdb.connect()
    in_duckdb.register(connection, "seal_phone", "encrypt", "phone", takes=TYPES, key=keys, table="people")
    in_duckdb.register(connection, "open_phone", "decrypt", "phone", takes=TYPES, key=keys, table="people", type=pyarrow.string())
    in_duckdb.register(connection, "phone_mac", "mac", "phone", key=bytes(32))
    return connection


def test_values_are_encrypted_and_decrypted(table: pyarrow.Table, tmp_path: Path) -> None:
    connection = connected(Service(tmp_path))
    connection.register("people", table)
    connection.execute(
        "CREATE TABLE stored AS SELECT id, tenant, phone AS plain, seal_phone(phone, tenant, id) AS phone FROM people"
    )
    assert connection.execute("SELECT count(*), count(phone) FROM stored").fetchone() == (
        len(table),
        len(table) - table["phone"].null_count,
    )
    differ = "SELECT count(*) FROM stored WHERE open_phone(phone, tenant, id) IS DISTINCT FROM plain"
    assert connection.execute(differ).fetchone() == (0,)


def test_a_join_by_macs(table: pyarrow.Table, tmp_path: Path) -> None:
    connection = connected(Service(tmp_path))
    connection.register("people", table)
    found = connection.execute("SELECT phone_mac(phone), phone FROM people WHERE id < 100 AND phone IS NOT NULL").fetchall()
    assert all(tag == hmac.digest(bytes(32), phone.encode(), "sha256") for tag, phone in found)
    joined = "SELECT count(*) FROM people a JOIN people b ON phone_mac(a.phone) = phone_mac(b.phone) WHERE a.phone != ''"
    assert connection.execute(joined).fetchone() == (len([1 for phone in table["phone"].to_pylist() if phone]),)


def test_forged_cells_are_null(table: pyarrow.Table, sealed: pyarrow.Table, tmp_path: Path) -> None:
    connection = connected(Service(tmp_path))
    connection.register("stored", sealed)
    found = connection.execute("SELECT id, open_phone(phone, tenant, id) FROM stored ORDER BY id").fetchall()
    assert found == [(i, phone) for i, phone, _ in expected(table)]
    invalid = "SELECT id FROM stored WHERE phone IS NOT NULL AND open_phone(phone, tenant, id) IS NULL ORDER BY id"
    assert connection.execute(invalid).fetchall() == [(i,) for i in FORGED]


def test_what_is_wrong_with_keys_is_named(table: pyarrow.Table, tmp_path: Path) -> None:
    connection = connected(Service(tmp_path, unknown=frozenset({"tenant-3"}), failing=frozenset({"tenant-4"})))
    connection.register("people", table)
    with pytest.raises(duckdb.Error, match="MissingKey: no key has the id 'tenant-3'"):
        connection.execute("SELECT seal_phone(phone, tenant, id) FROM people WHERE tenant = 'tenant-3'").fetchall()
    with pytest.raises(duckdb.Error, match=r"KeyServiceError: .* for 'tenant-4': TimeoutError: no answer within 3 s"):
        connection.execute("SELECT seal_phone(phone, tenant, id) FROM people WHERE tenant = 'tenant-4'").fetchall()


def test_a_function_that_cannot_be_is_refused() -> None:
    connection = duckdb.connect()
    with pytest.raises(ValueError, match="operation is 'open'; expected one of encrypt, decrypt, digest, mac"):
        in_duckdb.register(connection, "open_phone", "open", "phone", key=bytes(16))
    with pytest.raises(ValueError, match="takes has 'row_id'; expected 'key_ids' or 'row_ids'"):
        in_duckdb.register(connection, "open_phone", "decrypt", "phone", takes=("row_id",), key=bytes(16))
