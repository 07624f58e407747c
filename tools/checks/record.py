# SPDX-License-Identifier: MIT OR Apache-2.0
"""This machine's record of each check: on which contents it passed, when and at what cost, and whether it comes first.

Only what ran in a tree without build outputs, and without files that git does not have, is recorded: a stale object, a precompiled
header or a forgotten file cannot make a check pass that fails in a clone.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Container
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path

import memo
from table import ROOT, Check

RECORDS = memo.CACHE / "checks"
HEADER = re.compile(r"(include|src)/.*\.(hpp|h|inc)")  # a build reads it only if a dependency file names it
COMPILERS = ("g++", "clang++-16", "clang++-19", "arm-none-eabi-g++", "s390x-linux-gnu-g++", "aarch64-linux-gnu-g++")
TOOLS = (*COMPILERS, "clang-tidy-16", "cmake", "doxygen", "python3", "qemu-s390x", "valgrind")


def git(*arguments: str) -> str:
    """The output of git; empty if it fails, as in a tree without a history."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip("\n") if done.returncode == 0 else ""


def is_fresh() -> bool:
    """Whether the tree is as after `git clone`: no untracked and no ignored file, not even compiled Python."""
    return bool(git("rev-parse", "HEAD")) and not git("status", "--porcelain", "--ignored")


@cache
def files() -> dict[str, str]:
    """The hash of each file that git has, as it is in this tree, with an x if it may be executed."""
    return {name: memo.contents(ROOT / name) + "x" * os.access(ROOT / name, os.X_OK) for name in git("ls-files").splitlines()}


@dataclass
class Record:
    """For one check: the files that it read when it last passed, with hashes; the date and the CPU time; why it comes before
    others, and whether that is for lack of time."""

    passed: dict[str, str] = field(default_factory=dict)
    at: float = 0
    cpu: float = 0
    first: str = ""
    left: bool = False


def reads(check: Check, compiled: Container[str]) -> dict[str, str]:
    """The files that a check reads now, with hashes. If it has builds, only the headers in `compiled` count, if any are known."""
    others = not (check.builds and compiled)
    found = {name: value for name, value in files().items() if check.pattern.match(name)}
    return {name: value for name, value in found.items() if others or name in compiled or not HEADER.fullmatch(name)}


def _named_by_compilers(check: Check) -> set[str]:
    """The headers in the dependency files of its builds; none if fewer than half are named: the builds left some out."""
    found = set[str]()
    for folder in map(ROOT.joinpath, check.builds):
        said = subprocess.run(["ninja", "-C", folder, "-t", "deps"], capture_output=True, text=True, check=False).stdout
        lines = {line.strip() for line in said.splitlines() if line.startswith("    ")}
        found |= {os.path.relpath(os.path.join(folder, line), ROOT) for line in lines}
    headers = {name for name in files() if check.pattern.match(name) and HEADER.fullmatch(name)}
    return found if len(headers & found) >= len(headers) / 2 else set()


def load(check: Check) -> Record:
    try:
        return Record(**json.loads((RECORDS / f"{check.name}.json").read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return Record()


def save(check: Check, record: Record) -> None:
    RECORDS.mkdir(parents=True, exist_ok=True)
    (RECORDS / f"{check.name}.json").write_text(json.dumps(asdict(record), indent=1) + "\n", encoding="utf-8")


def stamp(check: Check, read: dict[str, str]) -> Path:
    contents = (part for item in sorted(read.items()) for part in item)
    return memo.stamp([check.command, memo.processor(), *map(memo.version, TOOLS), *contents])


def passes(check: Check, cpu: float) -> None:
    read = reads(check, _named_by_compilers(check))
    memo.note(stamp(check, read))
    save(check, Record(read, time.time(), round(cpu, 1)))


def comes_first(check: Check, why: str, left: bool = False) -> None:
    """Until it passes: it failed, or no time was left for it."""
    old = load(check)
    old.first, old.left = f"{why} at {git('rev-parse', '--short=12', 'HEAD')}", left
    save(check, old)
