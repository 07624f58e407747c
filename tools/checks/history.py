# SPDX-License-Identifier: MIT OR Apache-2.0
"""What git, and the record of this machine, know of the commits that passed before."""

from __future__ import annotations

import json
import os
import subprocess
from fnmatch import fnmatchcase
from pathlib import Path

from table import SHARES

ROOT = Path(__file__).resolve().parent.parent.parent
RECORD = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "linnet" / "checks.json"
RECHECKED = 8
"""One run in so many ignores the caches."""
WINDOW = 4 * 3600
"""Seconds. Where no earlier run is known, the change is the commits of this long before the last one."""


def git(*arguments: str) -> str:
    """What git prints; empty where it fails, as in a tree without a history."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def load() -> dict[str, str]:
    """The commit at which each share, and `change`, last passed here."""
    try:
        record: dict[str, str] = json.loads(RECORD.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return record


def save(names: list[str]) -> None:
    """Notes that these pass at this commit, unless the tree has changes of its own."""
    head = git("rev-parse", "HEAD")
    if not head or git("status", "--porcelain"):
        return
    RECORD.parent.mkdir(parents=True, exist_ok=True)
    RECORD.write_text(json.dumps({**load(), **dict.fromkeys(names, head)}, indent=1) + "\n", encoding="utf-8")


def number() -> int:
    """The number of commits, which says whose turn it is."""
    return int(git("rev-list", "--count", "HEAD") or 0)


def due() -> str:
    """The share whose turn it is."""
    return list(SHARES)[number() % len(SHARES)]


def recheck() -> bool:
    """Whether this run ignores the caches; in RECHECKED rounds of the shares, each share has one such run."""
    return number() // len(SHARES) % RECHECKED == number() % RECHECKED


def _is_ancestor(commit: str) -> bool:
    command = ["git", "merge-base", "--is-ancestor", commit, "HEAD"]
    return bool(commit) and subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def base() -> str:
    """The commit that the change begins after: LINNET_BASE, else the last that passed here, else by the commits' times."""
    for commit in (os.environ.get("LINNET_BASE", ""), load().get("change", "")):
        if _is_ancestor(commit):
            return commit
    last = int(git("show", "--no-patch", "--format=%ct", "HEAD") or 0)
    return git("rev-list", "--max-count=1", f"--before={last - WINDOW}", "HEAD")


def changed() -> list[str]:
    """The files that the change touches, those not committed too."""
    since = base()
    return git("diff", "--name-only", since).splitlines() if since else []


def touched() -> dict[str, str]:
    """The shares that the change touches, with a file that says so."""
    files = changed()
    found = {share: next((f for f in files for p in patterns if fnmatchcase(f, p)), "") for share, patterns in SHARES.items()}
    return {share: file for share, file in found.items() if file}


def since_last_pass(share: str) -> str:
    """The commits since a share last passed, one of which made it fail, as far as is known."""
    last = load().get(share, "")
    if _is_ancestor(last):
        return f"{share} last passed at {last[:12]}; the commits since:\n" + git("log", "--oneline", f"{last}..HEAD")
    back = number() % len(SHARES) - list(SHARES).index(share)
    turn = git("rev-parse", "--short=12", f"HEAD~{back % len(SHARES) or len(SHARES)}")
    return f"where {share} last passed is not recorded here; its turn was last at {turn or 'no commit'}"
