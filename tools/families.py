#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints the families of the catalog as a table in Markdown, from the output of catalog_sizes.

Usage: tools/families.py PROGRAM
AES-GCM stands for AES-128-GCM, AES-192-GCM and AES-256-GCM; after X-A, -B stands for X-B.
"""

from __future__ import annotations

import itertools
import re
import subprocess
import sys


def shortened(names: list[str]) -> str:
    names = list(dict.fromkeys(re.sub(r"^AES-(128|192|256)-", "AES-", name) for name in names))
    short = names[:1]
    for before, name in itertools.pairwise(names):
        head, dash, tail = name.rpartition("-")
        short.append(dash + tail if head and head == before.rpartition("-")[0] else name)
    return ", ".join(short)


def main() -> None:
    lines = subprocess.run(sys.argv[1:], check=True, capture_output=True, text=True).stdout.splitlines()
    entries = [dict(field.split("=", 1) for field in line.split("\t")) for line in lines]
    print("| Family | Algorithms | Number | Kinds |\n|---|---|--:|---|")
    for family in dict.fromkeys(entry["family"] for entry in entries):
        members = [entry for entry in entries if entry["family"] == family]
        kinds = ", ".join(dict.fromkeys(entry["kind"] for entry in members))
        print(f"| `{family}` | {shortened([entry['name'] for entry in members])} | {len(members)} | {kinds} |")


if __name__ == "__main__":
    main()
