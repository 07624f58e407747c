#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Puts the output of a program between the marks in documents, or checks that it is there.

Usage: tools/tables.py [--check] PROGRAM DOCUMENT...
The marks are the lines <!-- catalog --> and <!-- /catalog -->.
"""

import argparse
import difflib
import pathlib
import re
import subprocess
import sys

MARKED = re.compile(r"(?<=<!-- catalog -->\n).*?(?=<!-- /catalog -->)", re.DOTALL)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, fail if a document is out of date")
    parser.add_argument("program")
    parser.add_argument("documents", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()

    table = subprocess.run(arguments.program.split(), check=True, capture_output=True, text=True).stdout
    stale = False
    for document in arguments.documents:
        old = document.read_text(encoding="utf-8")
        new, count = MARKED.subn(lambda _: table, old)
        if count == 0:
            sys.exit(f"{document}: expected the marks <!-- catalog --> and <!-- /catalog -->")
        if arguments.check:
            sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), str(document), "catalog"))
            stale = stale or old != new
        else:
            document.write_text(new, encoding="utf-8")
    if stale:
        print("Run 'make tables' to bring the documents up to date.")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
