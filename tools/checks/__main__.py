#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs checks side by side; what each says is in build-checks/, and printed if it fails.

Usage: tools/checks/__main__.py change           what every change needs, the share whose turn it is, those that it touches,
                                                 as far as the budget goes
       tools/checks/__main__.py share N|NAME     one share, and what it needs
       tools/checks/__main__.py run NAME...      these checks, and what they need
       tools/checks/__main__.py all              all
       tools/checks/__main__.py table [--check]  writes the table into CONTRIBUTING.md, or checks that it is there
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterable

import history
import schedule
from table import BUDGET, CHECKS, SHARES, Check

DOCUMENT = schedule.ROOT / "CONTRIBUTING.md"
MARKED = re.compile(r"(?<=<!-- checks -->\n).*?(?=<!-- /checks -->)", re.DOTALL)


def _with_needed(names: Iterable[str]) -> list[Check]:
    wanted, all_checks = set[str](), {c.name: c for c in CHECKS}

    def add(name: str) -> None:
        wanted.add(name)
        for needed in all_checks[name].after:
            add(needed)

    for name in names:
        add(name)
    return [c for c in CHECKS if c.name in wanted]


def _of(shares: Iterable[str]) -> list[Check]:
    chosen = set(shares)
    return [c for c in CHECKS if c.share in chosen]


def _table() -> str:
    lines = ["| Check | What | Where | CPU s |", "|---|---|---|--:|"]
    for c in CHECKS:
        where = f"share {list(SHARES).index(c.share) + 1}, {c.share}" if c.share else "every change"
        lines.append(f"| `{c.name}` | {c.says} | {where} | {c.cost} |")
    return "\n".join(["", *lines, "", ""])


def _write_table(check: bool) -> int:
    old = DOCUMENT.read_text(encoding="utf-8")
    new = MARKED.sub(lambda _: _table(), old)
    if check and old != new:
        print("CONTRIBUTING.md has another table of checks than tools/checks/checks.toml: run 'make tables'")
        return 1
    if not check:
        DOCUMENT.write_text(new, encoding="utf-8")
    return 0


def _run(checks: list[Check], environment: dict[str, str]) -> int:
    start, before = time.monotonic(), history.git("status", "--porcelain")
    results = schedule.run(checks, len(os.sched_getaffinity(0)), environment)
    schedule.report(results, time.monotonic() - start)
    for share in dict.fromkeys(r.check.share for r in results if r.status != 0 and r.check.share):
        print(history.since_last_pass(share))
    if (after := history.git("status", "--porcelain")) != before:
        print(f"the checks have changed the tree:\n{after}")
        return 1
    return int(any(r.status != 0 for r in results))


def affordable(due: str, touched: Iterable[str]) -> tuple[list[str], list[str]]:
    """The shares that run beside what every change needs, from the one whose turn it is on, and those for which no time is left."""
    names = list(SHARES)
    at, wanted = names.index(due), {due, *touched}
    chosen, left = [""], list[str]()
    for share in names[at:] + names[:at]:
        if share in wanted:
            fits = share == due or sum(c.cost for c in _of([*chosen, share])) <= BUDGET
            (chosen if fits else left).append(share)
    return chosen, left


def _change() -> int:
    due, touched = history.due(), history.touched()
    print(f"commit {history.number()}: it is the turn of {due}; the change begins after {history.base()[:12] or 'nothing'}")
    for share, file in touched.items():
        print(f"{share}, as {file} has changed")
    environment = {}
    if history.recheck():
        print("this run takes nothing from a cache")
        environment = {"CCACHE_RECACHE": "1", "LINNET_RECHECK": "1"}
    shares, left = affordable(due, touched)
    for share in left:
        print(f"{share} is left to its turn: with it the checks would take more than {BUDGET} s of CPU")
    status = _run(_of(shares), environment)
    if status == 0:
        history.save(["change", *filter(None, shares)])
    return status


def _share(name: str) -> int:
    names = list(SHARES)
    if name.isdecimal() and 1 <= int(name) <= len(names):
        name = names[int(name) - 1]
    if name not in SHARES:
        known = ", ".join(f"{i} {n}" for i, n in enumerate(names, 1))
        print(f"no share is called '{name}'; there are {known}", file=sys.stderr)
        return 2
    status = _run(_with_needed(c.name for c in CHECKS if c.share == name), {})
    if status == 0:
        history.save([name])
    return status


def _named(names: list[str]) -> int:
    if unknown := [n for n in names if n not in {c.name for c in CHECKS}]:
        print(f"no check is called '{unknown[0]}'; there are {', '.join(c.name for c in CHECKS)}", file=sys.stderr)
        return 2
    return _run(_with_needed(names), {})


def main(arguments: list[str]) -> int:
    match arguments:
        case ["change"]:
            return _change()
        case ["share", name]:
            return _share(name)
        case ["run", _, *_]:
            return _named(arguments[1:])
        case ["all"]:
            status = _run(list(CHECKS), {})
            if status == 0:
                history.save(["change", *SHARES])
            return status
        case ["table", *rest] if rest in ([], ["--check"]):
            return _write_table(bool(rest))
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
