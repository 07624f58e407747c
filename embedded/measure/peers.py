# SPDX-License-Identifier: MIT OR Apache-2.0
"""Figures of other implementations, made with the same compiler and model: for each algorithm on each core the fastest and the
smallest build. peers.csv names the repository, its commit and the options."""

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("peers.csv")
VARIES = {"tables": "looks up tables", "multiplies": "multiplies in varying time"}
"""What a peer does to secrets. It multiplies in varying time by UMULL, UMLAL, SMULL and SMLAL on Cortex-M3, and by libgcc's
__aeabi_lmul, which branches on a carry, on Cortex-M0."""


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
    varies: str
    """Why its time depends on secrets: one of VARIES, or empty if it runs in constant time."""

    @property
    def marked(self) -> str:
        """Its name and, if it does not run in constant time, why."""
        return f"{self.name} ({VARIES[self.varies]}: not constant time)" if self.varies else self.name

    @property
    def title(self) -> str:
        return f"{self.marked} {self.option}"


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
                row["varies"],
            )
            for row in csv.DictReader(file)
        ]


def has_peers(algorithm: str) -> bool:
    return any(p.algorithm == algorithm for p in peers())


def fastest(algorithm: str, core: str, workload: str, constant: bool = True) -> Peer | None:
    return min(_of(algorithm, core, workload, constant), key=lambda p: (p.cycles, p.flash), default=None)


def smallest(algorithm: str, core: str, workload: str, constant: bool = True) -> Peer | None:
    return min(_of(algorithm, core, workload, constant), key=lambda p: (p.flash, p.cycles), default=None)


def _of(algorithm: str, core: str, workload: str, constant: bool) -> list[Peer]:
    """The peers that run in constant time, or those that do not."""
    of = (algorithm, core, workload, not constant)
    return [p for p in peers() if (p.algorithm, p.core, p.workload, bool(p.varies)) == of]
