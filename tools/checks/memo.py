#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs a command, unless it passed on this machine before on the same contents of all that it depends on.

Usage: tools/unless_passed.py [--title TEXT] [--tool PROGRAM]... [FILE]... -- COMMAND [ARGUMENT]...
A PROGRAM counts by the version that it prints. Where a FILE is -, more come from standard input, separated by white space.
LINNET_RECHECK=1 runs it anyway.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

PASSED = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "linnet" / "passed"


def _version(program: str) -> bytes:
    return subprocess.run([program, "--version"], capture_output=True, check=True).stdout


def stamp(parts: list[bytes]) -> Path:
    """The file that is there if a check of these parts has passed."""
    state = hashlib.sha256()
    for part in parts:
        state.update(len(part).to_bytes(8, "big") + part)
    return PASSED / state.hexdigest()


def has_passed(at: Path) -> bool:
    if os.environ.get("LINNET_RECHECK", "0") not in ("", "0") or not at.exists():
        return False
    at.touch()  # results that nobody asks for are deleted by age
    return True


def note(at: Path) -> None:
    PASSED.mkdir(parents=True, exist_ok=True)
    at.touch()


def main() -> int:
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    command = sys.argv[split + 1 :]
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--title", default=" ".join(command))
    parser.add_argument("--tool", action="append", default=[])
    parser.add_argument("file", nargs="*")
    given = parser.parse_args(sys.argv[1:split])
    if not command:
        parser.error("expected a command after --")
    files = [f for f in given.file if f != "-"] + (sys.stdin.read().split() if "-" in given.file else [])
    parts = [*(word.encode() for word in command), *map(_version, given.tool)]
    for file in sorted(set(files)):
        parts += [file.encode(), Path(file).read_bytes()]
    at = stamp(parts)
    if has_passed(at):
        print(f"passed before: {given.title}")
        return 0
    status = subprocess.run(command, check=False).returncode
    if status == 0:
        note(at)
    return status


if __name__ == "__main__":
    sys.exit(main())
