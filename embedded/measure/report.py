# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the tables of docs/cortex-m.md, its plots, and docs/cortex-m.json with all figures."""

from collections.abc import Iterable
from itertools import product
from pathlib import Path
from statistics import geometric_mean

import marked
from bench import ratio_plot

from measure import validation
from measure.calls import Interface, calls, images, workloads
from measure.catalog import ROOT, Algorithm, algorithms
from measure.cores import CORES, PROFILES, Core
from measure.figures import Figures, Flash, Speed, publish
from measure.peers import Peer, fastest, peers, smallest

DOCUMENT = ROOT / "docs" / "cortex-m.md"


class Results:
    """Figures by what they describe."""

    def __init__(self, figures: Figures) -> None:
        self._speed = {(s.algorithm, s.core, s.profile, s.interface, s.call, s.workload): s for s in figures.speed}
        self._flash = {(f.algorithm, f.core, f.profile, f.interface, f.calls): f for f in figures.flash}

    def speed(self, a: Algorithm, core: str, profile: str, call: str, workload: str, by: Interface = Interface.HEADER) -> Speed:
        return self._speed[a.id, core, profile, by.value, call, workload]

    def flash(self, a: Algorithm, core: str, profile: str, called: str, by: Interface = Interface.HEADER) -> Flash:
        return self._flash[a.id, core, profile, by.value, called]

    def stack(self, a: Algorithm, core: str, profile: str, call: str, by: Interface = Interface.HEADER) -> int:
        return max(self.speed(a, core, profile, call, str(w), by).stack for w in workloads(a))


def _forward(a: Algorithm, incremental: bool = False) -> str | None:
    return next((str(c) for c in calls(a) if not c.reverse and c.incremental == incremental), None)


def _both(a: Algorithm, incremental: bool = False) -> str | None:
    found = (image for image in images(a) if len(image) == 2 and image[0].incremental == incremental)
    return next((" and ".join(map(str, image)) for image in found), None)


def table(head: Iterable[str], rows: Iterable[Iterable[object]], text_columns: int = 1) -> str:
    names = list(head)
    rule = ["---"] * text_columns + ["--:"] * (len(names) - text_columns)
    lines = [names, rule, *([str(cell) for cell in row] for row in rows)]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def _ratio(peer: Peer, s: Speed) -> float:
    return peer.cycles / s.cycles


def ratios(results: Results, core: str, constant: bool = True) -> dict[str, list[tuple[Peer, Speed]]]:
    """For each algorithm that has such a peer: the fastest that runs in constant time, or does not, and ours, for each workload."""
    found: dict[str, list[tuple[Peer, Speed]]] = {}
    for a in algorithms().values():
        for w in workloads(a):
            peer = fastest(a.id, core, str(w), constant)
            if peer:
                found.setdefault(a.id, []).append((peer, results.speed(a, core, "fast", _forward(a) or "", str(w))))
    return found


def _against_fastest(results: Results, core: str) -> str:
    """Peers in constant time come first."""
    rows: list[list[object]] = []
    constant, varying = ratios(results, core), ratios(results, core, constant=False)
    for a in algorithms().values():
        for peer, s in constant.get(a.id, []) + varying.get(a.id, []):
            flash = results.flash(a, core, "fast", _forward(a) or "").flash
            cycles = (s.cycles, peer.cycles, f"{_ratio(peer, s):.2f}")
            rows.append([a.title, peer.marked, peer.option, s.workload, *cycles, flash, peer.flash, s.stack, peer.stack])
    head = ["Algorithm", "Peer", "built with", "Bytes", "Cycles", "Peer's", "Ratio", "Flash", "Peer's", "Stack", "Peer's"]
    return f"![{_in_words(results, core)}]({_picture(core).name})\n\n{_means(results, core)}\n" + table(head, rows, 3)


def _picture(core: str) -> Path:
    return DOCUMENT.with_name(f"cortex-{core}.svg")


def _in_words(results: Results, core: str) -> str:
    """The alternative text of the plot."""
    every = [round(_ratio(peer, s), 2) for pairs in ratios(results, core).values() for peer, s in pairs]
    level = sum(ratio >= 1 for ratio in every)
    return f"{level} of {len(every)} ratios are at least 1; they reach from {min(every):.2f} to {max(every):.2f}."


def _plot(results: Results, core: Core) -> str:
    """For each algorithm the mean of the workloads, and a line from one to the other."""
    rows = []
    for algorithm, pairs in ratios(results, core.name).items():
        every = [_ratio(peer, s) for peer, s in pairs]
        mark = ratio_plot.Mark(geometric_mean(every), min(every), max(every))
        rows.append(ratio_plot.Row(algorithms()[algorithm].title, [mark]))
    title = f"{core.title}: Linnet and the fastest peer"
    return ratio_plot.plot(title, _in_words(results, core.name), rows, ["ratio"], "cycles of the fastest peer / cycles of Linnet")


def _means(results: Results, core: str) -> str:
    by_family: dict[str, list[float]] = {}
    for algorithm, pairs in ratios(results, core).items():
        family = algorithms()[algorithm].family.removesuffix("_v12")
        by_family.setdefault(family, []).extend(_ratio(peer, s) for peer, s in pairs)
    means = [f"{family} {geometric_mean(r):.2f}" for family, r in by_family.items()]
    every = [r for found in by_family.values() for r in found]
    return f"Geometric means: {', '.join(means)}; all {geometric_mean(every):.2f}, the least {min(every):.2f}.\n"


def _against_smallest(results: Results, core: str) -> str:
    """Peers in constant time come first."""
    rows: list[list[object]] = []
    for a in algorithms().values():
        for constant, w in product((True, False), workloads(a)):
            peer = smallest(a.id, core, str(w), constant)
            if not peer:
                continue
            s, one, two = results.speed(a, core, "small", _forward(a) or "", str(w)), _forward(a), _both(a)
            both = results.flash(a, core, "small", two).flash if two else "-"
            flash = results.flash(a, core, "small", one or "").flash
            cycles = (s.cycles, peer.cycles, f"{_ratio(peer, s):.2f}")
            rows.append([a.title, peer.marked, peer.option, str(w), *cycles, flash, peer.flash, both, peer.flash_both or "-"])
    head = ["Algorithm", "Peer", "built with", "Bytes", "Cycles", "Peer's", "Ratio", "Flash", "Peer's", "Both directions", "Peer's"]
    return table(head, rows, 3)


def _ascon(results: Results, core: str) -> str:
    """Ascon-AEAD128 by all implementations, the smallest first."""
    a, workload = algorithms()["ascon-aead128"], "16+16"
    rows: list[tuple[int, int, str]] = []
    for profile in PROFILES:
        s = results.speed(a, core, profile, "encrypt", workload)
        rows.append((results.flash(a, core, profile, "encrypt").flash, s.cycles, f"**Linnet, {profile}**"))
    theirs = (p for p in peers() if (p.algorithm, p.core, p.workload) == (a.id, core, workload))
    rows += [(p.flash, p.cycles, f"{p.name}, {p.option}") for p in theirs]
    return table(
        ["Implementation", "Flash", "Cycles of 16+16 bytes"], [[name, flash, cycles] for flash, cycles, name in sorted(rows)]
    )


def _every(results: Results, core: str, by: Interface, incremental: bool) -> str:
    rows, names = [], ["short", "long", "stack", "flash", *["both"] * (by is Interface.C)]
    for a in algorithms().values():
        call, both = _forward(a, incremental), _both(a, incremental)
        if call is None:
            continue
        row: list[object] = [a.title]
        for profile in PROFILES:
            spent: list[object] = [results.speed(a, core, profile, call, str(w), by).cycles for w in workloads(a)]
            row += spent if len(spent) == 2 else [*spent, "-"]
            row += [results.stack(a, core, profile, call, by), results.flash(a, core, profile, call, by).flash]
            if by is Interface.C:
                row.append(results.flash(a, core, profile, both, by).flash if both else "-")
        rows.append(row)
    return table(["Algorithm", *(f"{profile}: {name}" for profile in PROFILES for name in names)], rows)


def _validation() -> str:
    rows = [
        [CORES[g.core].title, g.tests, f"{g.median:.3f}", f"{g.mean:.3f}", f"{g.least:.3f} to {g.most:.3f}"]
        for g in validation.agreements()
    ]
    return table(["Core", "Tests", "Median", "Geometric mean", "Range"], rows)


def _first(results: Results) -> str:
    """The figures that most readers look for: two calls on each core."""
    lines = []
    for algorithm, workload in (("ascon-aead128", "16+16"), ("ascon-hash256", "16")):
        a = algorithms()[algorithm]
        for core in CORES.values():
            call = _forward(a) or ""
            small, fast = (
                (results.speed(a, core.name, p, call, workload).cycles, results.flash(a, core.name, p, call).flash)
                for p in PROFILES
            )
            spent = f"{small[0]} cycles, {small[1]} bytes of flash *small*; {fast[0]} and {fast[1]} *fast*"
            lines.append(f"- **{core.title}**, {a.title}, {workload} bytes: {spent}.\n")
    return "".join(lines)


def _folded(text: str) -> str:
    """The same text with its last table folded."""
    before, bar, rows = text.partition("| ")
    count = rows.count("\n") - 2
    return f"{before}<details>\n<summary>{count} rows</summary>\n\n{bar}{rows}\n</details>\n"


def parts(figures: Figures) -> dict[str, str]:
    """The texts by the names of their marks in the document."""
    results = Results(figures)
    text = {"first": _first(results), "validation": _validation()}
    for name, core in CORES.items():
        made = {
            "fastest": _folded(_against_fastest(results, name)),
            "ascon": _ascon(results, name),
            "smallest": _folded(_against_smallest(results, name)),
            "header": _folded(_every(results, name, Interface.HEADER, False)),
            "c": _folded(_every(results, name, Interface.C, False)),
            "c-incremental": _folded(_every(results, name, Interface.C, True)),
        }
        for part, of_core in made.items():
            text[part] = text.get(part, "") + f"\n### {core.title}\n\n{of_core}"
    return text


def pictures(figures: Figures) -> dict[Path, str]:
    results = Results(figures)
    return {_picture(core.name): _plot(results, core) for core in CORES.values()}


def write(figures: Figures) -> None:
    for path, picture in pictures(figures).items():
        path.write_text(picture, encoding="utf-8")
    DOCUMENT.write_text(marked.filled(DOCUMENT.read_text(encoding="utf-8"), parts(figures), DOCUMENT), encoding="utf-8")
    publish(figures)
