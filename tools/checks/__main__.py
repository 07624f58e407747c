#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs checks side by side; what each says is in build-checks/, and its last lines are printed if it fails.

Usage: python3 tools/checks plan             prints what .ci/run would run for this tree, why, and how long it takes
       python3 tools/checks change           runs that; tools/presubmit.sh does so in a clone of this tree
       python3 tools/checks run NAME...      these checks, and what they need
       python3 tools/checks all              all, and takes no result and no object from a cache
       python3 tools/checks files            fails if no check reads some file, or a pattern of checks.toml names none
       python3 tools/checks table            prints the table of CONTRIBUTING.md
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase

sys.dont_write_bytecode = True  # a fresh clone stays unchanged

if sys.version_info < (3, 11):
    sys.exit("the checks need Python 3.11 or later")

import memo  # noqa: E402
import plan  # noqa: E402
import record  # noqa: E402
import schedule  # noqa: E402
import table  # noqa: E402
from table import CHECKS, ROOT  # noqa: E402

CORES = len(os.sched_getaffinity(0))


def _run(runs: Sequence[plan.Planned], environment: Mapping[str, str], remember: bool) -> int:
    start, fresh, before = time.monotonic(), record.is_fresh(), record.git("status", "--porcelain")
    if not fresh:
        print("this tree has build outputs or files that git does not have: that a check passes is not recorded")

    def ended(result: schedule.Result) -> None:
        if not result.check.reads:
            memo.version.cache_clear()  # `tools` may have installed compilers
        changed = record.git("status", "--porcelain") != before
        if result.status == 0 and fresh and not changed:
            record.passes(result.check, result.cpu)
        elif remember and (result.failed or changed):
            record.comes_first(result.check, "it failed" if result.failed else "it or another changed the tree")

    results, left = schedule.run(runs, CORES, environment, ended)
    for check in CHECKS:
        if remember and left.get(check.name) == schedule.TOO_LATE:
            record.comes_first(check, schedule.TOO_LATE, left=True)
    schedule.report(results, left, time.monotonic() - start)
    if (after := record.git("status", "--porcelain")) != before:
        print(f"the checks have changed the tree:\n{after}")
        return 1
    return int(any(r.failed for r in results))


def _named(names: Sequence[str], environment: Mapping[str, str]) -> int:
    if unknown := [n for n in names if n not in {c.name for c in CHECKS}]:
        print(f"no check is called '{unknown[0]}'; there are {', '.join(c.name for c in CHECKS)}", file=sys.stderr)
        return 2
    runs = plan.with_needed(plan.Planned(c, plan.Place.EVERY, "it was named") for c in CHECKS if c.name in names)
    return _run(runs, environment, remember=False)


def _files() -> int:
    files, readers = record.files(), [replace(c, reads=[p for p in c.reads if p != "*"]) for c in CHECKS if c.reads]
    wrong = [f"no check reads {file}" for file in files if not any(c.pattern.match(file) for c in readers)]
    unused = sorted(p for p in {p for c in CHECKS for p in table.of_groups(c.reads)} if not any(fnmatchcase(f, p) for f in files))
    wrong += [f"a check reads {pattern}, and there is no such file" for pattern in unused]
    print("\n".join(wrong) or f"a check reads each of {len(files)} files")
    return int(bool(wrong))


def main(arguments: list[str]) -> int:
    if not record.git("rev-parse", "HEAD"):
        sys.exit(f"{ROOT} is no repository of git with a commit, which the checks need")
    match arguments:
        case ["plan" | "change"]:
            runs, others = plan.make()
            print(plan.text(runs, others, CORES), flush=True)
            return _run(runs, {}, remember=True) if arguments == ["change"] else 0
        case ["run", _, *_]:
            return _named(arguments[1:], {})
        case ["all"]:
            return _named([c.name for c in CHECKS], {"CCACHE_RECACHE": "1", "LINNET_RECHECK": "1", "LINNET_MEMO": ""})
        case ["files"]:
            return _files()
        case ["table"]:
            rows = [f"| `{c.name}` | {c.says} | {'yes' if c.every else ''} | {c.cost} |" for c in CHECKS]
            print("", "| Check | What | Every change | CPU s |", "|---|---|---|--:|", *rows, "", sep="\n")
            return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
