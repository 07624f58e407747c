# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet.columns in Spark, with two workers and three further attempts for each task."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow
import pytest
from conftest import LENIENT, OPTIONS, Service, expected

os.environ["PYSPARK_PYTHON"] = sys.executable
os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
pyspark = pytest.importorskip("pyspark")
from pyspark.sql import SparkSession  # noqa: E402

from linnet import columns  # noqa: E402
from linnet.columns import spark  # noqa: E402


@pytest.fixture(scope="module")
def session() -> Iterator[Any]:
    builder = SparkSession.builder.master("local[2,4]").config("spark.ui.enabled", "false")
    made = builder.config("spark.sql.execution.arrow.maxRecordsPerBatch", "100").getOrCreate()
    made.sparkContext.setLogLevel("OFF")
    yield made
    made.stop()


def frame(session: Any, table: pyarrow.Table) -> Any:
    return session.createDataFrame(table).repartition(4, "id")


def test_a_dataframe_is_encrypted_and_decrypted(session: Any, table: pyarrow.Table, tmp_path: Path) -> None:
    keys = Service(tmp_path)
    cells = spark.encrypt(frame(session, table), "phone", key=keys, key_ids="tenant", into="cell", **OPTIONS)
    assert dict(cells.dtypes) == {"id": "bigint", "tenant": "string", "phone": "string", "cell": "binary"}
    opened = spark.decrypt(cells, "cell", key=keys, key_ids="tenant", name="phone", type=pyarrow.string(), **OPTIONS)
    assert opened.where("NOT cell <=> phone").count() == 0
    assert opened.count() == len(table)


def test_forged_cells_are_null_and_counted(session: Any, table: pyarrow.Table, sealed: pyarrow.Table, tmp_path: Path) -> None:
    options = {"key": Service(tmp_path), "key_ids": "tenant", "type": pyarrow.string(), **OPTIONS}
    found = spark.decrypt(frame(session, sealed), "phone", **LENIENT, **options)
    assert sorted((row.id, row.phone, row.status) for row in found.collect()) == expected(table)
    counts = {row.status: row["count"] for row in found.groupBy("status").count().collect()}
    assert counts["invalid"] == 3
    with pytest.raises(Exception, match=r"InvalidCells: phone: \d cells? (is|are) invalid: row id"):
        spark.decrypt(frame(session, sealed), "phone", **options).count()
    with pytest.raises(Exception, match="under another key, table, column or associated_data"):
        spark.decrypt(frame(session, sealed), "phone", **{**options, "key": bytes(16), "key_ids": None}).count()


@pytest.mark.parametrize("operation", ["encrypt", "decrypt"])
def test_a_worker_that_is_killed_loses_no_row_and_doubles_none(
    session: Any, table: pyarrow.Table, sealed: pyarrow.Table, tmp_path: Path, operation: str
) -> None:
    keys = Service(tmp_path, deadly=frozenset({"tenant-7"}))
    if operation == "encrypt":
        cells = spark.encrypt(frame(session, table), "phone", key=keys, key_ids="tenant", **OPTIONS).toArrow()
        assert sorted(cells["id"].to_pylist()) == table["id"].to_pylist()
    else:
        options = {"key": keys, "key_ids": "tenant", "type": pyarrow.string(), **LENIENT, **OPTIONS}
        found = spark.decrypt(frame(session, sealed), "phone", **options)
        assert sorted((row.id, row.phone, row.status) for row in found.collect()) == expected(table)
    assert keys.killed()


def test_what_is_wrong_with_keys_is_named(session: Any, table: pyarrow.Table, sealed: pyarrow.Table, tmp_path: Path) -> None:
    missing = Service(tmp_path, unknown=frozenset({"tenant-3"}))
    with pytest.raises(Exception, match="MissingKey: no key has the id 'tenant-3'"):
        spark.encrypt(frame(session, table), "phone", key=missing, key_ids="tenant", **OPTIONS).count()
    failing = Service(tmp_path, failing=frozenset({"tenant-3"}))
    with pytest.raises(Exception, match=r"KeyServiceError: .* for 'tenant-3': TimeoutError: no answer within 3 s"):
        spark.decrypt(frame(session, sealed), "phone", key=failing, any_key=True, **LENIENT, **OPTIONS).count()
    options = {"key": missing, "any_key": True, "on_missing_key": "null", **LENIENT, **OPTIONS}
    destroyed = spark.decrypt(frame(session, sealed), "phone", **options)
    assert destroyed.where("status = 'no key'").count() == len([1 for i in range(1500, 2000) if i % 11])


def test_functions_in_sql(session: Any, table: pyarrow.Table, tmp_path: Path) -> None:
    bound: dict[str, Any] = {"takes": ("key_ids", "row_ids"), "key": Service(tmp_path), "table": "people"}
    spark.register(session, "seal_phone", "encrypt", "phone", **bound)
    spark.register(session, "open_phone", "decrypt", "phone", type=pyarrow.string(), **bound)
    spark.register(session, "check_phone", "decrypt", "phone", type=pyarrow.string(), **LENIENT, **bound)
    spark.register(session, "phone_mac", "mac", "phone", key=bytes(32))
    frame(session, table).createOrReplaceTempView("people")
    session.sql("SELECT id, tenant, phone, seal_phone(phone, tenant, id) AS cell FROM people").createOrReplaceTempView("cells")
    assert session.sql("SELECT * FROM cells WHERE NOT open_phone(cell, tenant, id) <=> phone").count() == 0
    assert (
        session.sql("SELECT * FROM cells WHERE phone != '' AND check_phone(cell, tenant, id + 1).status != 'invalid'").count() == 0
    )
    joined = session.sql("SELECT a.id FROM people a JOIN people b ON phone_mac(a.phone) = phone_mac(b.phone) WHERE a.phone != ''")
    assert joined.count() == len([1 for phone in table["phone"].to_pylist() if phone])


def test_digest_and_mac_of_a_dataframe(session: Any, table: pyarrow.Table) -> None:
    import hashlib

    both = spark.mac(
        spark.digest(frame(session, table), "phone", algorithm="sha-256", into="digest"), "phone", key=bytes(32), into="mac"
    )
    for row in both.where("phone IS NOT NULL").limit(50).collect():
        assert row.digest == hashlib.sha256(row.phone.encode()).digest()
        assert row.mac == columns.mac(pyarrow.array([row.phone]), "phone", key=bytes(32))[0].as_py()
