# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet.columns in DuckDB."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow
import pytest
from conftest import FORGED, LENIENT, Service, expected

from linnet import columns

duckdb = pytest.importorskip("duckdb")
from linnet.columns import duckdb as in_duckdb  # noqa: E402

TYPES = {"key_ids": "VARCHAR", "row_ids": "BIGINT"}


def connected(keys: Service) -> Any:
    connection = duckdb.connect()
    in_duckdb.register(connection, "seal_phone", "encrypt", "phone", takes=TYPES, key=keys, table="people")
    options = {"takes": TYPES, "key": keys, "table": "people", "type": pyarrow.string()}
    in_duckdb.register(connection, "open_phone", "decrypt", "phone", **options)
    in_duckdb.register(connection, "check_phone", "decrypt", "phone", **LENIENT, **options)
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
    assert all(tag == columns.mac(pyarrow.array([phone]), "phone", key=bytes(32))[0].as_py() for tag, phone in found)
    joined = "SELECT count(*) FROM people a JOIN people b ON phone_mac(a.phone) = phone_mac(b.phone) WHERE a.phone != ''"
    assert connection.execute(joined).fetchone() == (len([1 for phone in table["phone"].to_pylist() if phone]),)


def test_forged_cells_fail_a_query(sealed: pyarrow.Table, tmp_path: Path) -> None:
    connection = connected(Service(tmp_path))
    connection.register("stored", sealed)
    with pytest.raises(duckdb.Error, match="InvalidCells: phone: 3 cells are invalid: row id 1, 2, 3"):
        connection.execute("SELECT open_phone(phone, tenant, id) FROM stored").fetchall()


def test_forged_cells_are_null_where_asked_for(table: pyarrow.Table, sealed: pyarrow.Table, tmp_path: Path) -> None:
    connection = connected(Service(tmp_path))
    connection.register("stored", sealed)
    both = "SELECT id, check_phone(phone, tenant, id) AS checked FROM stored"
    found = connection.execute(f"SELECT id, checked.value, checked.status FROM ({both}) ORDER BY id").fetchall()
    assert found == expected(table)
    invalid = f"SELECT id FROM ({both}) WHERE checked.status = 'invalid' ORDER BY id"
    assert connection.execute(invalid).fetchall() == [(i,) for i in FORGED]


def test_an_update_under_a_wrong_key_deletes_nothing(table: pyarrow.Table, tmp_path: Path) -> None:
    connection = duckdb.connect()
    stored = columns.encrypt(table, "phone", key=b"k" * 16, table="people", row_ids="id")
    connection.execute("CREATE TABLE stored AS SELECT * FROM stored")
    for name, operation in (("seal", "encrypt"), ("open", "decrypt")):
        options = {"takes": {"row_ids": "BIGINT"}, "key": bytes(16), "table": "people", "value": "BLOB"}
        in_duckdb.register(connection, name, operation, "phone", **options)
    with pytest.raises(duckdb.Error, match="under another key, table, column or associated_data"):
        connection.execute("UPDATE stored SET phone = seal(open(phone, id), id)")
    assert connection.execute("SELECT phone FROM stored ORDER BY id").fetchall() == [
        (cell,) for cell in stored["phone"].to_pylist()
    ]


def test_cells_are_encrypted_again(table: pyarrow.Table, tmp_path: Path) -> None:
    connection = connected(Service(tmp_path))
    options = {"takes": {**TYPES, "new_key_ids": "VARCHAR"}, "key": Service(tmp_path), "table": "people"}
    in_duckdb.register(connection, "renew_phone", "reencrypt", "phone", **options)
    connection.register("people", table)
    renewed = "SELECT id, phone AS plain, renew_phone(seal_phone(phone, tenant, id), tenant, id, 'tenant-x') AS phone FROM people"
    differ = f"SELECT count(*) FROM ({renewed}) WHERE open_phone(phone, 'tenant-x', id) IS DISTINCT FROM plain"
    assert connection.execute(differ).fetchone() == (0,)


def test_what_is_wrong_with_keys_is_named(table: pyarrow.Table, tmp_path: Path) -> None:
    connection = connected(Service(tmp_path, unknown=frozenset({"tenant-3"}), failing=frozenset({"tenant-4"})))
    connection.register("people", table)
    with pytest.raises(duckdb.Error, match="MissingKey: no key has the id 'tenant-3'"):
        connection.execute("SELECT seal_phone(phone, tenant, id) FROM people WHERE tenant = 'tenant-3'").fetchall()
    with pytest.raises(duckdb.Error, match=r"KeyServiceError: .* for 'tenant-4': TimeoutError: no answer within 3 s"):
        connection.execute("SELECT seal_phone(phone, tenant, id) FROM people WHERE tenant = 'tenant-4'").fetchall()


def test_a_function_that_cannot_be_is_refused() -> None:
    connection = duckdb.connect()
    with pytest.raises(ValueError, match="operation is 'open'; expected one of encrypt, decrypt, reencrypt, digest, mac"):
        in_duckdb.register(connection, "open_phone", "open", "phone", key=bytes(16))
    with pytest.raises(ValueError, match="takes has 'row_id'; expected one of key_ids, row_ids, new_key_ids"):
        in_duckdb.register(connection, "open_phone", "decrypt", "phone", takes=("row_id",), key=bytes(16))
