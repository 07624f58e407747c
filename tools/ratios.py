#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints the races of linnet_bench_peers as a table in Markdown: ticks of the time-stamp counter per byte (or per call, where the
size is 1), and how many times as long each library takes.

Usage: tools/ratios.py RACES.json...
Each file is of one build of Linnet, by Google Benchmark with repetitions in random order. The lower quartile of the repetitions
counts; of several builds the one with the lowest ratio to the best library, whose figures are shown.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections import defaultdict
from pathlib import Path

Race = tuple[str, str, int]


def figures(path: str) -> dict[Race, dict[str, float]]:
    """By race: what each library took."""
    all_of: dict[tuple[Race, str], list[float]] = defaultdict(list)
    for run in json.loads(Path(path).read_text(encoding="utf-8"))["benchmarks"]:
        if run.get("error_occurred"):
            sys.exit(f"{path}: {run['name']}: {run['error_message']}")
        if run["run_type"] == "iteration":
            algorithm, call, size, library = run["run_name"].split("/")
            all_of[(algorithm, call, int(size)), library].append(run["TSC/byte"])
    took: dict[Race, dict[str, float]] = defaultdict(dict)
    for (race, library), values in all_of.items():
        took[race][library] = statistics.quantiles(values, n=4)[0] if len(values) > 1 else values[0]
    return took


def ratio(race: dict[str, float]) -> float:
    """To the best other library."""
    return min(value for library, value in race.items() if library != "linnet") / race["linnet"]


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(str(__doc__))
    builds = [figures(path) for path in sys.argv[1:]]
    libraries = sorted({library for race in builds[0].values() for library in race} - {"linnet"}, key=str.lower)
    print(f"| Algorithm | Call | Bytes | Linnet | {' | '.join(libraries)} | Ratio |")
    print(f"|---|---|--:|--:|{'--:|' * len(libraries)}--:|")
    for race in sorted(builds[0]):
        if len(builds[0][race]) == 1:
            continue
        worst = min((build[race] for build in builds), key=ratio)
        cells = [f"{worst[library]:.4g}" if library in worst else "" for library in ("linnet", *libraries)]
        print(f"| {race[0]} | {race[1]} | {race[2]} | {' | '.join(cells)} | {ratio(worst):.2f} |")


if __name__ == "__main__":
    main()
