# SPDX-License-Identifier: MIT OR Apache-2.0
"""A table in which every column has its part, and a service of keys that fails as it is told to."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path

import pyarrow
import pytest

from linnet import columns

# Workers of Spark and Ray find this module, from which Service is sent by name.
os.environ["PYTHONPATH"] = str(Path(__file__).parent)

ROWS = 5000
TENANTS = 10
OPTIONS = {"table": "people", "row_ids": "id"}
LENIENT = {"on_invalid": "null", "status": "status"}


def people() -> pyarrow.Table:
    """Ids, tenants in turn, and phones of which some are null and some are empty."""
    phones = [None if i % 11 == 0 else "" if i % 7 == 0 else f"555 {i:04}" for i in range(ROWS)]
    return pyarrow.table({"id": range(ROWS), "tenant": [f"tenant-{i * TENANTS // ROWS}" for i in range(ROWS)], "phone": phones})


@dataclass(frozen=True)
class Service:
    """Keys by their ids, but for those in `unknown`. Fails for those in `failing`, and kills the first process that asks for one in
    `deadly`: by a file processes know which of them is the first."""

    folder: Path
    deadly: frozenset[str] = frozenset()
    failing: frozenset[str] = frozenset()
    unknown: frozenset[str] = frozenset()

    def __call__(self, key_id: str) -> bytes | None:
        if key_id in self.deadly and self._is_first(key_id):
            os.kill(os.getpid(), signal.SIGKILL)
        if key_id in self.failing:
            raise TimeoutError("no answer within 3 s")
        return None if key_id in self.unknown else key_id.encode().ljust(16, b"#")

    def _is_first(self, key_id: str) -> bool:
        try:
            (self.folder / key_id).touch(exist_ok=False)
        except FileExistsError:
            return False
        return True

    def killed(self) -> bool:
        return any((self.folder / key_id).exists() for key_id in self.deadly)


@pytest.fixture(scope="session")
def table() -> pyarrow.Table:
    return people()


@pytest.fixture(scope="session")
def sealed(table: pyarrow.Table) -> pyarrow.Table:
    """Encrypted by PyArrow alone, with three cells forged: one has a bit flipped, one is cut, one is another row's."""
    made = columns.encrypt(table, "phone", key=Service(Path()), key_ids="tenant", **OPTIONS)
    cells = made["phone"].to_pylist()
    cells[1] = cells[1][:-1] + bytes([cells[1][-1] ^ 1])
    cells[2] = cells[2][:-1]
    cells[3] = cells[4]
    return made.set_column(2, "phone", pyarrow.array(cells, pyarrow.binary()))


FORGED = (1, 2, 3)


def expected(table: pyarrow.Table) -> list[tuple[int, str | None, str | None]]:
    """Rows of id, phone and status as they are when the sealed table is decrypted."""
    rows = zip(table["id"].to_pylist(), table["phone"].to_pylist())
    return [(i, None, "invalid") if i in FORGED else (i, phone, None if phone is None else "ok") for i, phone in rows]
