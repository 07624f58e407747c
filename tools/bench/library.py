# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints how fast liblinnet is next to the headers, the slowest first: the ratio of the speeds of the same call, below 1 where the
library is slower.

HEADERS and LIBRARY are linnet_bench and linnet_bench_library, which `make bench-library` builds and passes. They run in
turns, one algorithm at a time; of each call the shortest time counts.
"""

from __future__ import annotations

import re
import statistics
import subprocess
from collections.abc import Sequence
from pathlib import Path

from bench import measured

Times = dict[str, float]
CALL = r"^({id})/[a-z_]+/({sizes})(/keyed)?$"


def names(program: Path) -> set[str]:
    listed = subprocess.run([program, "--benchmark_list_tests"], check=True, capture_output=True, text=True)
    return set(listed.stdout.split())


def run(program: Path, calls: str, min_time: float) -> Times:
    """Nanoseconds of each call whose name matches."""
    arguments = [f"--benchmark_filter={calls}", f"--benchmark_min_time={min_time}", "--benchmark_format=json"]
    output = subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout
    found = measured.runs(output) if output else []
    return {one["name"]: one["cpu_time"] for one in found if not one.get("error_occurred")}


def shortest(programs: tuple[Path, Path], calls: str, runs: int, min_time: float) -> tuple[Times, Times]:
    best: tuple[Times, Times] = ({}, {})
    for turn in range(runs):
        for which in (0, 1) if turn % 2 == 0 else (1, 0):
            for name, time in run(programs[which], calls, min_time).items():
                best[which][name] = min(time, best[which].get(name, time))
    return best


def main(words: Sequence[str]) -> None:
    parser = measured.parser("library", __doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--min-time", type=float, default=0.01)
    parser.add_argument("--filter", default="", help="regular expression for ids")
    parser.add_argument("--sizes", default="16,64,1024,16384")
    parser.add_argument("headers", type=Path)
    parser.add_argument("library", type=Path)
    wanted = parser.parse_args(words)
    headers, library = wanted.headers.resolve(), wanted.library.resolve()
    sizes = "|".join(wanted.sizes.split(","))
    of_any = re.compile(CALL.format(id="[a-z0-9-]+", sizes=sizes))
    common = {name for name in names(headers) & names(library) if of_any.match(name)}
    ratios: Times = {}
    for algorithm in sorted({name.split("/")[0] for name in common}):
        if not re.search(wanted.filter, algorithm):
            continue
        calls = CALL.format(id=algorithm, sizes=sizes)
        by_headers, by_library = shortest((headers, library), calls, wanted.runs, wanted.min_time)
        for name in by_headers.keys() & by_library.keys():
            ratios[name] = by_headers[name] / by_library[name]
    print(f"{measured.processor()}; speed of liblinnet by that of the headers; best of {wanted.runs} runs")
    for name in sorted(ratios, key=lambda one: (ratios[one], one)):
        print(f"{ratios[name]:5.2f}  {name}")
    below = sum(ratio < 0.97 for ratio in ratios.values())
    print(f"{len(ratios)} calls: {below} below 0.97, median {statistics.median(ratios.values()):.2f}")
