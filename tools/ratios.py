#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints what linnet_race measured, in Markdown: the machine, the peers, a table of all races, and a summary.

Usage: tools/ratios.py [--write PAGE.md] RACES.json
With --write, it becomes the part of that page between <!-- races --> and <!-- /races -->.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

OURS = ("g++", "clang++", "liblinnet")
KINDS = {"encrypt": "AEADs", "decrypt": "AEADs", "crypt": "Stream ciphers", "hash": "Hash functions", "compute": "MACs"}
BEGIN, END = "<!-- races -->", "<!-- /races -->"


@dataclass
class Row:
    """A race that a peer and all of ours took part in: what each took."""

    race: str
    size: int
    ours: dict[str, float]
    peers: list[tuple[float, str]]  # the fastest first

    def ratio(self, build: str) -> float:
        """How many times as long the best peer takes, to two digits, as it is printed and counted."""
        return round(self.peers[0][0] / self.ours[build], 2)

    @property
    def kind(self) -> str:
        return KINDS.get(self.race.rpartition("/")[2], "Others")


def rows_of(races: dict[str, Any]) -> list[Row]:
    rows = []
    for race in races["races"]:
        taken = race["taken"]
        ours = {build: taken[build] for build in OURS if build in taken}
        peers = sorted((value, name) for name, value in taken.items() if name not in OURS)
        if ours and peers:
            rows.append(Row(race["race"], race["size"], ours, peers))
    return rows


def table(header: list[str], alignment: list[str], lines: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(cells)} |" for cells in (header, alignment, *lines)]


def about(races: dict[str, Any], rows: list[Row]) -> list[str]:
    """The machine, our builds and the peers that raced."""
    raced = {name for row in rows for _, name in row.peers}
    versions = races["entrants"]
    return [
        f"- **Machine**: {races['machine']}; {races['unit']} at {races['per_second'] / 1e9:.3f} GHz; {races['rounds']} rounds.",
        f"- **Linnet**: {'; '.join(versions[build] for build in OURS if build in versions)}.",
        f"- **Peers**: {'; '.join(sorted((versions[name] for name in raced), key=str.lower))}.",
    ]


def races_table(rows: list[Row], builds: list[str]) -> list[str]:
    header = ["Call", "Bytes", "Best peer", "Its figure", *builds, f"Ratio {' / '.join(builds)}", "Others"]
    lines = []
    for row in rows:
        ours = [f"{row.ours[build]:.4g}" if build in row.ours else "" for build in builds]
        ratios = " / ".join(f"{row.ratio(build):.2f}" if build in row.ours else "-" for build in builds)
        others = ", ".join(f"{name} {value:.4g}" for value, name in row.peers[1:5])
        best, name = row.peers[0]
        lines.append([row.race, str(row.size), name, f"{best:.4g}", *ours, ratios, others])
    return table(header, ["---", "--:", "---", "--:", *["--:"] * len(builds), "---", "---"], lines)


def geometric_mean(values: list[float]) -> str:
    return f"{math.exp(sum(map(math.log, values)) / len(values)):.2f}" if values else ""


def summary(rows: list[Row], builds: list[str]) -> list[str]:
    """By kind, the geometric mean of the ratios, and how many are at least 1; then the worst of all."""
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        groups[row.kind].append(row)
    groups["All"] = rows
    lines = []
    for kind, group in groups.items():
        cells = [kind, str(len(group))]
        for build in builds:
            ratios = [row.ratio(build) for row in group if build in row.ours]
            level = sum(ratio >= 1 for ratio in ratios)
            cells += [geometric_mean(ratios), f"{level} ({level / max(len(ratios), 1):.0%})"]
        lines.append(cells)
    header = ["Kind", "Rows", *(title for build in builds for title in (f"{build}, mean", "at least 1.00"))]
    means = table(header, ["---", "--:", *["--:"] * 2 * len(builds)], lines)
    cells_of_all = sorted((row.ratio(build), row.race, row.size, build, row.peers[0][1]) for row in rows for build in row.ours)
    worst = [[race, str(size), build, peer, f"{ratio:.2f}"] for ratio, race, size, build, peer in cells_of_all[:20]]
    return [
        *means,
        "",
        "The lowest ratios:",
        "",
        *table(["Call", "Bytes", "Linnet", "Best peer", "Ratio"], ["---", "--:", "---", "---", "--:"], worst),
    ]


def report(races: dict[str, Any]) -> str:
    rows = rows_of(races)
    if not rows:
        return "No peer took part in a race of Linnet's.\n"
    builds = [build for build in OURS if any(build in row.ours for row in rows)]
    return "\n".join([*about(races, rows), "", *races_table(rows, builds), "", *summary(rows, builds), ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--write", type=Path, metavar="PAGE.md", help="replace its part between the markers")
    parser.add_argument("races", type=Path, metavar="RACES.json")
    arguments = parser.parse_args()
    try:
        races = json.loads(arguments.races.read_text(encoding="utf-8"))
    except OSError as error:
        sys.exit(f"{arguments.races}: {error.strerror}")
    except ValueError as error:
        sys.exit(f"{arguments.races} is no JSON of linnet_race: {error}")
    text = report(races)
    if arguments.write is None:
        print(text, end="")
        return
    before, begin, rest = arguments.write.read_text(encoding="utf-8").partition(BEGIN + "\n")
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{arguments.write} has no {BEGIN} and {END}")
    arguments.write.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
