# SPDX-License-Identifier: MIT OR Apache-2.0
"""Figures of other implementations, made with the same compiler and model: for each algorithm on each core the fastest and the
smallest build. peers.csv names the repository, its commit and the options."""

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("peers.csv")


@dataclass(frozen=True)
class Peer:
    algorithm: str
    core: str
    workload: str
    name: str
    """The repository and, if it has several implementations, the implementation."""
    option: str
    cycles: int
    stack: int
    flash: int
    flash_both: int | None
    """Including decryption."""
    tables: bool
    """Whether it looks secret bytes up in tables, so that its time depends on them."""

    @property
    def title(self) -> str:
        return f"{self.name} {self.option}"


@cache
def peers() -> list[Peer]:
    with FILE.open(encoding="utf-8", newline="") as file:
        return [
            Peer(
                row["algorithm"],
                row["core"],
                row["workload"],
                f"{row['peer']} {row['implementation']}".strip(),
                row["option"],
                int(row["cycles"]),
                int(row["stack"]),
                int(row["flash"]),
                int(row["flash_both"]) if row["flash_both"] else None,
                row["tables"] == "yes",
            )
            for row in csv.DictReader(file)
        ]


def has_peers(algorithm: str) -> bool:
    return any(p.algorithm == algorithm for p in peers())


def fastest(algorithm: str, core: str, workload: str, tables: bool = False) -> Peer | None:
    return min(_of(algorithm, core, workload, tables), key=lambda p: (p.cycles, p.flash), default=None)


def smallest(algorithm: str, core: str, workload: str, tables: bool = False) -> Peer | None:
    return min(_of(algorithm, core, workload, tables), key=lambda p: (p.flash, p.cycles), default=None)


def _of(algorithm: str, core: str, workload: str, tables: bool) -> list[Peer]:
    """The peers that look bytes up in tables, or those that do not."""
    of = (algorithm, core, workload, tables)
    return [p for p in peers() if (p.algorithm, p.core, p.workload, p.tables) == of]
