# SPDX-License-Identifier: MIT OR Apache-2.0
"""The budget of each algorithm of liblinnet: the figures that were last accepted, and how far they may grow."""

import json
from collections.abc import Sequence
from pathlib import Path

from measure.figures import Figures

FILE = Path(__file__).with_name("budget.json")
CYCLES = 1.03
"""The maximum cost of a call, as a multiple of its accepted cost."""
FLASH = 64
"""How many bytes a program may grow by."""

Costs = dict[str, dict[str, int]]
"""For an algorithm on a core in a profile: the cycles of each call on each workload, and the flash of each set of calls."""


def costs(figures: Figures) -> Costs:
    found: Costs = {}
    for f in figures.flash:
        found.setdefault(f"{f.algorithm} {f.core} {f.profile}", {})[f"flash: {f.calls}"] = f.flash
    for s in figures.speed:
        found.setdefault(f"{s.algorithm} {s.core} {s.profile}", {})[f"cycles: {s.call} {s.workload}"] = s.cycles
    return found


def load() -> Costs:
    costs: Costs = json.loads(FILE.read_text(encoding="utf-8"))
    return costs


def of_pairs(costs: Costs, pairs: Sequence[str]) -> Costs:
    """The lines of some pairs of a core and a profile, such as m0-small."""
    return {name: values for name, values in costs.items() if "-".join(name.split()[1:]) in pairs}


def save(now: Costs) -> None:
    """One line for each algorithm on each core in each profile, so that changes are easy to read."""
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(values)}" for name, values in now.items())
    FILE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def _exceeds(what: str, before: int, now: int) -> bool:
    return now > before + FLASH if what.startswith("flash") else now > before * CYCLES


def complaints(before: Costs, now: Costs) -> list[str]:
    """The costs that are too high, new or gone, one per line."""
    lines = []
    for name in dict.fromkeys([*before, *now]):
        old, new = before.get(name, {}), now.get(name, {})
        for what in dict.fromkeys([*old, *new]):
            if what not in old:
                lines.append(f"{name}: {what} is not in the budget")
            elif what not in new:
                lines.append(f"{name}: {what} is in the budget and was not measured")
            elif _exceeds(what, old[what], new[what]):
                change = new[what] - old[what]
                lines.append(f"{name}: {what}: {new[what]}, {change:+} ({100 * change / old[what]:+.1f} %)")
    return lines


def total_change(before: Costs, now: Costs, kind: str) -> float:
    """The mean relative change of cycles or flash."""
    parts = [
        new / before[name][what]
        for name, values in now.items()
        for what, new in values.items()
        if what.startswith(kind)
        if what in before.get(name, {})
    ]
    return sum(parts) / len(parts) - 1 if parts else 0.0
