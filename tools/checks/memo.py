#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs a command, unless it passed on this machine before on the same contents of all that it depends on.

Usage: tools/checks/memo.py [--title TEXT] [--tool PROGRAM]... [FILE]... -- COMMAND [ARGUMENT]...
The key has the version that a PROGRAM prints, and the contents of a FILE; - is standard input. LINNET_RECHECK=1 runs it anyway.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import os
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "linnet"
PASSED = CACHE / "passed"


@cache
def version(program: str) -> bytes:
    """The version that a program prints; nothing if it is missing."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False).stdout
    except OSError:
        return b""


@cache
def contents(file: Path) -> str:
    """The hash of a file; empty if it does not exist. A program of 30 MB is read once."""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return ""


@cache
def processor() -> bytes:
    """The processor features, which decide which implementations run."""
    at = Path("/proc/cpuinfo")
    return next((line for line in at.read_bytes().splitlines() if line.startswith(b"flags")), b"") if at.exists() else b""


@cache
def installed() -> list[str]:
    """The versions of all Python packages, and the files of this project's packages."""
    found = {p.name: p for p in importlib.metadata.distributions()}
    own = [Path(str(f.locate())) for f in (found["linnet"].files or () if "linnet" in found else ()) if "__pycache__" not in str(f)]
    return [*sorted(f"{name} {p.version}" for name, p in found.items()), *(f"{file.name} {contents(file)}" for file in sorted(own))]


def asked() -> bool:
    """Whether programs that people start directly also use and keep results."""
    return os.environ.get("LINNET_MEMO", "") not in ("", "0")


def stamp(parts: Iterable[bytes | str]) -> Path:
    """The file that exists if a check of these parts has passed."""
    state = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        state.update(len(data).to_bytes(8, "big") + data)
    return PASSED / state.hexdigest()


def has_passed(at: Path) -> bool:
    if os.environ.get("LINNET_RECHECK", "0") not in ("", "0") or not at.exists():
        return False
    at.touch()  # unused results are deleted by age
    return True


def note(at: Path) -> None:
    PASSED.mkdir(parents=True, exist_ok=True)
    at.touch()


def main() -> int:
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--title")
    parser.add_argument("--tool", action="append", default=[])
    parser.add_argument("file", nargs="*")
    given = parser.parse_args(sys.argv[1:split])
    if not (command := sys.argv[split + 1 :]):
        parser.error("expected a command after --")
    parts: list[bytes | str] = [*command, *map(version, given.tool)]
    for file in sorted(given.file):
        parts += [file, sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()]
    at = stamp(parts)
    if has_passed(at):
        print(f"passed before: {given.title or command}")
        return 0
    status = subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode
    if status == 0:
        note(at)
    return status


if __name__ == "__main__":
    sys.exit(main())
