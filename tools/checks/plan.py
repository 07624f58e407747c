# SPDX-License-Identifier: MIT OR Apache-2.0
"""Which checks a tree needs, and why, in the order in which they begin."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

import memo
import record
from table import CHECKS, Check

AGE = 12 * 3600  # seconds, after which the check that passed longest ago runs again with the changed ones
NEVER = "it has not passed on this machine"


class Place(IntEnum):
    """Why a check is in the queue; lower values begin first."""

    FAILED = 0  # it failed, and has not passed since
    EVERY = 1  # every change needs it, and what it reads has changed
    LEFT = 2  # no time was left for it
    TOUCHED = 3  # what it reads has changed
    DUE = 4  # nothing has changed, but it passed longest ago


@dataclass(frozen=True)
class Planned:
    """A check that is to run."""

    check: Check
    place: Place
    why: str

    @property
    def expected(self) -> float:
        """CPU seconds: when it last passed here, else by the table."""
        return record.load(self.check).cpu or self.check.cost


def _since_base() -> set[str] | None:
    """The files changed since the commit LINNET_BASE, for a machine on which a check has not passed."""
    base = os.environ.get("LINNET_BASE", "")
    if not base or not record.git("rev-parse", "--verify", "--quiet", f"{base}^{{commit}}"):
        return None
    return set(record.git("diff", "--name-only", base).splitlines())


def _one(check: Check, since: set[str] | None) -> Planned | str:
    """Why it runs, or why it does not."""
    old = record.load(check)
    if old.first:
        return Planned(check, Place.FAILED if not old.left else Place.EVERY if check.every else Place.LEFT, old.first)
    read, place = record.reads(check, old.passed), Place.EVERY if check.every else Place.TOUCHED
    if old.passed:
        if memo.has_passed(record.stamp(check, read)):
            return f"it passed on the same contents, {time.ctime(old.at)}"
        changed = sorted(name for name in old.passed.keys() | read.keys() if old.passed.get(name) != read.get(name))
        if not changed:
            return Planned(check, place, "it passed with another compiler or processor, or is to run again")
    elif since is None:
        return Planned(check, place, NEVER)
    elif not (changed := sorted(name for name in since if check.pattern.match(name))):
        return "nothing that it reads has changed since LINNET_BASE"
    return Planned(
        check, place, f"{changed[0]} has changed" if len(changed) == 1 else f"{changed[0]} and {len(changed) - 1} more have changed"
    )


def _due(checks: Sequence[Check]) -> Iterable[Planned]:
    """The check that passed longest ago. Where several never did, the commit's hash says which."""
    at = {check.name: record.load(check).at for check in checks}
    if oldest := [check for check in checks if at[check.name] == min(at.values()) < time.time() - AGE]:
        check = oldest[int(record.git("rev-parse", "HEAD") or "0", 16) % len(oldest)]
        yield Planned(check, Place.DUE, f"it passed longest ago, {time.ctime(at[check.name])}" if at[check.name] else NEVER)


def with_needed(runs: Iterable[Planned]) -> list[Planned]:
    """These checks and those that prepare them, in the place of the first that needs it; sorted by place and cost."""
    chosen = {p.check.name: p for p in runs}
    for check in reversed(CHECKS):
        if wanting := [p for p in chosen.values() if check.name in p.check.needs]:
            first = min(wanting, key=lambda p: p.place)
            own = chosen.get(check.name) or Planned(check, first.place, f"{first.check.name} needs it")
            chosen[check.name] = replace(own, place=min(own.place, first.place))
    return sorted(chosen.values(), key=lambda p: (p.place, p.check.cost))


def make() -> tuple[list[Planned], Mapping[str, str]]:
    """For the present tree: the checks to run, and why the others do not run."""
    since = _since_base()
    found = [(check, _one(check, since)) for check in CHECKS if check.reads]
    runs = [p for _, p in found if isinstance(p, Planned)]
    runs += _due([check for check, why in found if isinstance(why, str)])
    runs = with_needed(runs)
    planned = {p.check.name for p in runs}
    return runs, {c.name: why for c, why in found if isinstance(why, str) and c.name not in planned}


def text(runs: Sequence[Planned], others: Mapping[str, str], cores: int) -> str:
    """A line for each check."""
    total = sum(p.expected for p in runs)
    lines = [f"{p.check.name:<16}{p.expected:>6.0f} s  {p.place.name.lower():<8} {p.why}" for p in runs]
    lines.append(f"{len(runs)} checks, {total:.0f} s of CPU, about {total / cores / 60:.0f} min on {cores} cores")
    return "\n".join([*lines, *(f"{name:<16}{'':>6}    not run  {why}" for name, why in others.items())])
