# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet.columns in Ray Data, with two workers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow
import pytest
from conftest import LENIENT, OPTIONS, Service, expected

from linnet import columns

ray = pytest.importorskip("ray")
from linnet.columns import ray as in_ray  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def workers() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    ray.data.DataContext.get_current().enable_progress_bars = False
    yield
    ray.shutdown()


def dataset(table: pyarrow.Table) -> Any:
    return ray.data.from_arrow([table.slice(first, 500) for first in range(0, len(table), 500)])


def rows(found: Any) -> list[tuple[int, str | None, str | None]]:
    return sorted((row["id"], row["phone"], row["status"]) for row in found.take_all())


def test_a_dataset_is_encrypted_and_decrypted(table: pyarrow.Table, tmp_path: Path) -> None:
    keys = Service(tmp_path)
    cells = in_ray.encrypt(dataset(table), "phone", key=keys, key_ids="tenant", **OPTIONS)
    opened = in_ray.decrypt(cells, "phone", key=keys, key_ids="tenant", type=pyarrow.string(), status="status", **OPTIONS)
    phones = table["phone"].to_pylist()
    assert rows(opened) == [(i, phone, None if phone is None else "ok") for i, phone in enumerate(phones)]


def test_forged_cells_are_null_and_counted(table: pyarrow.Table, sealed: pyarrow.Table, tmp_path: Path) -> None:
    options = {"key": Service(tmp_path), "key_ids": "tenant", "type": pyarrow.string(), **OPTIONS}
    found = in_ray.decrypt(dataset(sealed), "phone", **LENIENT, **options)
    assert rows(found) == expected(table)
    with pytest.raises(Exception, match=r"InvalidCells: phone: 3 cells are invalid: row id 1, 2, 3"):
        in_ray.decrypt(dataset(sealed), "phone", **options).materialize()
    with pytest.raises(Exception, match="under another key, table, column or associated_data"):
        in_ray.decrypt(dataset(sealed), "phone", **{**options, "key": bytes(16), "key_ids": None}).materialize()


def test_a_dataset_is_encrypted_again(table: pyarrow.Table, tmp_path: Path) -> None:
    options = {"key": Service(tmp_path), "key_ids": "tenant", **OPTIONS}
    cells = in_ray.encrypt(dataset(table), "phone", **options)
    again = in_ray.reencrypt(cells, "phone", new_key=bytes(32), new_key_id="new", **options)
    opened = in_ray.decrypt(again, "phone", key=bytes(32), key_id="new", type=pyarrow.string(), **OPTIONS)
    assert [row["phone"] for row in sorted(opened.take_all(), key=lambda row: row["id"])] == table["phone"].to_pylist()


@pytest.mark.parametrize("operation", ["encrypt", "decrypt"])
def test_a_worker_that_is_killed_loses_no_row_and_doubles_none(
    table: pyarrow.Table, sealed: pyarrow.Table, tmp_path: Path, operation: str
) -> None:
    keys = Service(tmp_path, deadly=frozenset({"tenant-7"}))
    if operation == "encrypt":
        cells = in_ray.encrypt(dataset(table), "phone", key=keys, key_ids="tenant", **OPTIONS)
        assert sorted(row["id"] for row in cells.take_all()) == table["id"].to_pylist()
    else:
        options = {"key": keys, "key_ids": "tenant", "type": pyarrow.string(), **LENIENT, **OPTIONS}
        found = in_ray.decrypt(dataset(sealed), "phone", **options)
        assert rows(found) == expected(table)
    assert keys.killed()


def test_what_is_wrong_with_keys_is_named(table: pyarrow.Table, sealed: pyarrow.Table, tmp_path: Path) -> None:
    missing = Service(tmp_path, unknown=frozenset({"tenant-3"}))
    with pytest.raises(Exception, match="MissingKey: no key has the id 'tenant-3'"):
        in_ray.encrypt(dataset(table), "phone", key=missing, key_ids="tenant", **OPTIONS).materialize()
    failing = Service(tmp_path, failing=frozenset({"tenant-3"}))
    with pytest.raises(Exception, match=r"KeyServiceError: .* for 'tenant-3': TimeoutError: no answer within 3 s"):
        in_ray.decrypt(dataset(sealed), "phone", key=failing, any_key=True, **LENIENT, **OPTIONS).materialize()


def test_digest_and_mac_of_a_dataset(table: pyarrow.Table) -> None:
    import hashlib

    both = in_ray.mac(
        in_ray.digest(dataset(table), "phone", algorithm="sha-256", into="digest"), "phone", key=bytes(32), into="mac"
    )
    for row in both.take(50):
        if row["phone"] is not None:
            assert row["digest"] == hashlib.sha256(row["phone"].encode()).digest()
            assert row["mac"] == columns.mac(pyarrow.array([row["phone"]]), "phone", key=bytes(32))[0].as_py()
