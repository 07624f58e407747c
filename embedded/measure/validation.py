# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compares the model with cycles and stack that others measured on hardware. validation.csv has the figures in cifra's README, for
boards at 8 MHz without wait states, next to the model's for the same sources with a newer compiler at -Os."""

import csv
from dataclasses import dataclass
from pathlib import Path
from statistics import geometric_mean, median

FILE = Path(__file__).with_name("validation.csv")


@dataclass(frozen=True)
class Agreement:
    """The ratios of modelled to published cycles of the tests on one core."""

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
