# SPDX-License-Identifier: MIT OR Apache-2.0
"""The table of docs/proofs.md."""

from prove.check import Result
from prove.claims import CLAIMS
from prove.report import table
from prove.target import TARGETS


def test_table_has_each_function_and_empty_cells_where_nothing_is_claimed() -> None:
    proved = [
        (claim, Result(str(claim), target, "", 1000 * at + claim.text, seconds=2.5))
        for claim in CLAIMS
        for at, target in enumerate(claim.targets, 1)
    ]
    made = table(proved)
    for claim in CLAIMS:
        assert f"`{claim.symbol}`" in made
    rows = [line for line in made.splitlines() if line.startswith("| `")]
    assert all(row.count("|") == len(TARGETS) + 4 for row in rows)
    assert "| 0, 64, 111 | 1000 to 1111 |  |  |  |" in made
