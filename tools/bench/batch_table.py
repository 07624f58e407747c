# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints the figures of linnet_bench_batch, linnet_bench_sycl or linnet_bench_cuda as tables in Markdown: megabytes (10^6 bytes) of
text a second by size of message, and how many times as fast Linnet is as single calls or another library, measured in the same
run."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from bench import measured

Row = tuple[str, str]


def read(path: Path) -> dict[str, dict[Row, dict[int, float]]]:
    """By library and row: megabytes a second at each size, the median of repetitions."""
    values: dict[tuple[str, Row, int], list[float]] = defaultdict(list)
    for run in measured.batches(path):
        values[run.library, (run.algorithm, run.call), run.size].append(run.speed)
    figures: dict[str, dict[Row, dict[int, float]]] = defaultdict(lambda: defaultdict(dict))
    for (library, row, size), speeds in values.items():
        figures[library][row][size] = statistics.median(speeds)
    return figures


def table(rows: dict[Row, dict[int, float]], form: str) -> None:
    sizes = sorted({size for row in rows.values() for size in row})
    print(f"| Algorithm | Call | {' | '.join(map(str, sizes))} |")
    print(f"|---|---|{'--:|' * len(sizes)}")
    for (algorithm, call), speeds in sorted(rows.items(), key=lambda row: (row[0][0] == "transfer", row[0])):
        cells = [format(speeds[size], form) if size in speeds else "" for size in sizes]
        print(f"| {algorithm} | {call} | {' | '.join(cells)} |")


def main(words: Sequence[str]) -> None:
    parser = measured.parser("batch-table", __doc__)
    parser.add_argument("batch", type=Path, metavar="BATCH.json")
    figures = read(parser.parse_args(words).batch)
    ours = figures.pop("linnet")
    print("\nMegabytes a second by bytes of a message:\n")
    table(ours, ".0f")
    for library, theirs in figures.items():
        print(f"\nTimes as fast as {library}:\n")
        table({row: {size: ours[row][size] / speed for size, speed in speeds.items()} for row, speeds in theirs.items()}, ".2f")
