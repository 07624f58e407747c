#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Puts the output of a program between the marks in documents, or checks that it is there.

Usage: tools/marked.py [--check] [--mark NAME] PROGRAM DOCUMENT...
The marks are the lines <!-- NAME --> and <!-- /NAME -->; NAME is catalog unless it is given.
"""

from __future__ import annotations

import argparse
import difflib
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


def between(text: str, begin: str, end: str, new: str, path: Path) -> str:
    """The text with `new` in place of what is between two marks; `path` is what it was read from."""
    before, found, rest = text.partition(begin)
    _, ended, after = rest.partition(end)
    if not (found and ended):
        sys.exit(f"{path}: expected {begin.strip()} and then {end.strip()}")
    return before + begin + new + end + after


def in_document(text: str, mark: str, new: str, path: Path) -> str:
    return between(text, f"<!-- {mark} -->\n", f"<!-- /{mark} -->\n", new, path)


def filled(text: str, parts: Mapping[str, str], path: Path) -> str:
    """A document with these parts, by the names of their marks, with a blank line before and after each."""
    for mark, new in parts.items():
        text = in_document(text, mark, f"\n{new.strip()}\n\n", path)
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, fail if a document is out of date")
    parser.add_argument("--mark", default="catalog", metavar="NAME", help="the name of the marks")
    parser.add_argument("program")
    parser.add_argument("documents", nargs="+", type=Path)
    given = parser.parse_args()

    table = subprocess.run(given.program.split(), check=True, capture_output=True, text=True).stdout
    stale = False
    for document in given.documents:
        old = document.read_text(encoding="utf-8")
        new = in_document(old, given.mark, table, document)
        if given.check:
            sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), str(document), given.mark))
            stale = stale or old != new
        else:
            document.write_text(new, encoding="utf-8")
    if stale:
        print("Run 'make tables' to bring the documents up to date.")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
