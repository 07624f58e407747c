# SPDX-License-Identifier: MIT OR Apache-2.0
"""The plots of docs/cortex-m.md."""

from pathlib import Path
from statistics import geometric_mean
from typing import Any

import matplotlib
from matplotlib import pyplot

from measure.calls import Interface
from measure.catalog import ROOT, algorithms
from measure.cores import CORES
from measure.figures import Figures, Speed
from measure.peers import Peer, peers

SPEED = ROOT / "docs" / "cortex-m-speed.svg"
SIZE = ROOT / "docs" / "cortex-m-flash.svg"
_OURS, _PEERS = "#0b6e99", "#d9822b"
_PLAIN: Any = {
    "svg.hashsalt": "linnet",
    "svg.fonttype": "none",
    "font.size": 8,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def _save(path: Path) -> None:
    pyplot.savefig(path, metadata={"Date": None, "Creator": None})
    pyplot.close()
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(line.rstrip() for line in lines) + "\n", encoding="utf-8")


def ratios(found: dict[str, dict[str, list[tuple[Peer, Speed]]]]) -> None:
    """Of each core a panel with the peer's cycles over ours, the mean of the workloads."""
    matplotlib.use("svg")
    with matplotlib.rc_context(_PLAIN):
        _, panels = pyplot.subplots(1, len(found), figsize=(10, 6), layout="constrained", sharey=True, sharex=True)
        for panel, (core, of_core) in zip(panels, found.items()):
            names = [algorithms()[a].title for a in of_core]
            values = [geometric_mean(peer.cycles / s.cycles for peer, s in pairs) for pairs in of_core.values()]
            panel.barh(names, values, color=[_OURS if v >= 1 else _PEERS for v in values])
            panel.axvline(1, color="black", linewidth=0.8)
            panel.set_title(CORES[core].title)
            panel.set_xlabel("fastest peer's cycles / Linnet's")
        panels[0].invert_yaxis()
        _save(SPEED)


def sizes(figures: Figures) -> None:
    """Of each core a panel with the flash and the cycles of Ascon-AEAD128, through the headers, and of its peers."""
    matplotlib.use("svg")
    algorithm, call, workload = "ascon-aead128", "encrypt", "16+16"
    flash = {(f.core, f.profile, f.interface): f.flash for f in figures.flash if (f.algorithm, f.calls) == (algorithm, call)}
    wanted = (algorithm, Interface.HEADER.value, call, workload)
    ours = [s for s in figures.speed if (s.algorithm, s.interface, s.call, s.workload) == wanted]
    others = [p for p in peers() if (p.algorithm, p.workload) == (algorithm, workload)]
    with matplotlib.rc_context(_PLAIN):
        _, panels = pyplot.subplots(1, len(CORES), figsize=(10, 3.5), layout="constrained", sharex=True)
        for panel, core in zip(panels, CORES.values()):
            theirs = {p.name.removeprefix("ascon-c "): (p.flash, p.cycles) for p in others if p.core == core.name}
            _points(panel, theirs, _PEERS, "x", above=False)
            here = [s for s in ours if s.core == core.name]
            linnets = {f"Linnet, {s.profile}": (flash[s.core, s.profile, s.interface], s.cycles) for s in here}
            _points(panel, linnets, _OURS, "o", above=True)
            panel.set_title(core.title)
            panel.set_xlabel("bytes of flash, one direction")
            panel.margins(y=0.15)
            panel.set_ylim(bottom=0)
            panel.set_xticks(range(0, 18001, 6000))
        panels[0].set_ylabel("cycles of 16+16 bytes")
        _save(SIZE)


def _points(panel: Any, points: dict[str, tuple[int, int]], color: str, marker: str, above: bool) -> None:
    for name, at in points.items():
        panel.scatter(*at, color=color, marker=marker)
        panel.annotate(name, at, xytext=(0, 6 if above else -12), textcoords="offset points", fontsize=7)
