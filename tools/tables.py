#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Puts the output of a program between the marks in documents, or checks that it is there.

Usage: tools/tables.py [--check] [--mark NAME] PROGRAM DOCUMENT...
The marks are the lines <!-- NAME --> and <!-- /NAME -->; NAME is catalog unless it is given.
"""

import argparse
import difflib
import pathlib
import re
import subprocess
import sys


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, fail if a document is out of date")
    parser.add_argument("--mark", default="catalog", metavar="NAME", help="the name of the marks")
    parser.add_argument("program")
    parser.add_argument("documents", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()

    mark = re.escape(arguments.mark)
    marked = re.compile(rf"(?<=<!-- {mark} -->\n).*?(?=<!-- /{mark} -->)", re.DOTALL)
    table = subprocess.run(arguments.program.split(), check=True, capture_output=True, text=True).stdout
    stale = False
    for document in arguments.documents:
        old = document.read_text(encoding="utf-8")
        new, count = marked.subn(lambda _: table, old)
        if count == 0:
            sys.exit(f"{document}: expected the marks <!-- {arguments.mark} --> and <!-- /{arguments.mark} -->")
        if arguments.check:
            sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), str(document), arguments.mark))
            stale = stale or old != new
        else:
            document.write_text(new, encoding="utf-8")
    if stale:
        print("Run 'make tables' to bring the documents up to date.")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
