# SPDX-License-Identifier: MIT OR Apache-2.0
"""The model against cycles and stack that others measured on hardware: validation.csv has the figures of cifra's README, for boards
at 8 MHz without wait states, next to those of the model for the same sources by a newer compiler at -Os."""

import csv
from dataclasses import dataclass
from pathlib import Path
from statistics import geometric_mean, median

FILE = Path(__file__).with_name("validation.csv")


@dataclass(frozen=True)
class Agreement:
    """Modelled over published cycles of the tests on one core."""

    core: str
    tests: int
    median: float
    mean: float
    least: float
    most: float


def agreements() -> list[Agreement]:
    ratios: dict[str, list[float]] = {}
    with FILE.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            ratios.setdefault(row["cpu"], []).append(int(row["modelled_cycles"]) / int(row["published_cycles"]))
    return [Agreement(core, len(r), median(r), geometric_mean(r), min(r), max(r)) for core, r in ratios.items()]
