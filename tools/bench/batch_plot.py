# SPDX-License-Identifier: MIT OR Apache-2.0
"""Plots the figures of linnet_bench_batch: megabytes (10^6 bytes) of text a second by length of messages and by lanes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import FixedLocator, NullLocator

from bench import measured

Speeds = dict[int, dict[int, float]]  # megabytes a second, by number of lanes and by length

TITLES = {
    "ascon-aead128": "Ascon-AEAD128",
    "isap-a-128a": "ISAP-A-128A",
    "gift-cofb": "GIFT-COFB",
    "ascon-hash256": "Ascon-Hash256",
    "sha3-256": "SHA3-256",
    "sha-256": "SHA-256",
}
CALLS = {"encrypt", "digest", "compute"}
SINGLE, *LANES = ("#6b7280", "#0b6e99", "#d9822b", "#4d7c0f")
STYLE: dict[str, Any] = {
    "svg.hashsalt": "linnet",
    "svg.fonttype": "none",
    "font.size": 8,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def read(path: Path) -> dict[str, Speeds]:
    """The best of the repetitions: other load on the machine only slows a run down."""
    found: dict[str, Speeds] = defaultdict(lambda: defaultdict(lambda: defaultdict(float)))
    for run in measured.batches(path):
        if run.call in CALLS and (run.lanes > 1 or run.library == "single calls"):
            of_lanes = found[run.algorithm][run.lanes]
            of_lanes[run.size] = max(of_lanes[run.size], run.speed)
    return found


def draw(machine: str, found: dict[str, Speeds]) -> Figure:
    figure = Figure(figsize=(9, 5), layout="constrained")
    for panel, (algorithm, title) in zip(figure.subplots(2, 3, sharex=True).flat, TITLES.items()):
        most_first = sorted(found[algorithm], reverse=True)
        for lanes, colour in zip(most_first, [*LANES[: len(most_first) - 1], SINGLE]):
            speeds = sorted(found[algorithm][lanes].items())
            panel.plot(*zip(*speeds), color=colour, marker="o", markersize=3)
            name, offset = (f"{lanes} lanes", 4) if lanes > 1 else ("single calls", -10)
            panel.annotate(name, speeds[-1], xytext=(2, offset), textcoords="offset points", ha="right", color=colour)
        panel.set_title(title)
        panel.set_xscale("log")
        panel.xaxis.set_minor_locator(NullLocator())
        panel.xaxis.set_major_locator(FixedLocator([size for size, _ in speeds]))
        panel.xaxis.set_major_formatter("{x:.0f}")
        panel.set_ylim(bottom=0)
        panel.margins(y=0.15)
    figure.supxlabel(f"bytes of a message; {machine}, one core, 1024 messages in a batch")
    figure.supylabel("megabytes a second")
    return figure


def main(words: Sequence[str]) -> None:
    parser = measured.parser("batch-plot", __doc__)
    parser.add_argument("--machine", default=measured.processor(), help="its name in the plot; by default the processor here")
    parser.add_argument("batch", type=Path, metavar="BATCH.json")
    parser.add_argument("target", type=Path, metavar="SVG")
    given = parser.parse_args(words)
    with mpl.rc_context(STYLE):
        draw(given.machine, read(given.batch)).savefig(given.target, metadata={"Date": None, "Creator": None})
    lines = given.target.read_text(encoding="utf-8").splitlines()
    given.target.write_text("\n".join(line.rstrip() for line in lines) + "\n", encoding="utf-8")
