#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints a table in Markdown of the catalog, from the output of catalog_sizes: its algorithms, or its families.

Usage: tools/docs/catalog_table.py algorithms|families PROGRAM
In the table of families AES-GCM stands for AES-128-GCM, AES-192-GCM and AES-256-GCM; after X-A, -B stands for X-B.
"""

from __future__ import annotations

import itertools
import re
import subprocess
import sys

Entry = dict[str, str]


def tags(entry: Entry) -> str:
    low, high = entry["tag_min"], entry["tag_max"]
    if low == high:
        return low
    if high == "any":
        return "any" if low == "1" else f"{low} or more"
    return f"{low} to {high}"


def algorithms(entries: list[Entry]) -> None:
    print("| Algorithm | id | C++ type | kind | key | nonce | tag | digest | status | specification |")
    print("|---|---|---|---|--:|--:|--:|--:|---|---|")
    for entry in entries:
        type = f"`linnet::{entry['id'].replace('-', '_')}`"
        sizes = [entry["key"], entry["nonce"], tags(entry), "any" if entry["kind"] == "xof" else entry["digest"]]
        shown = ["" if size == "0" else size for size in sizes]
        print("|", " | ".join([entry["name"], f"`{entry['id']}`", type, entry["kind"], *shown]), end="")
        print(f" | {entry['status']} | {entry['specification']} |")


def shortened(names: list[str]) -> str:
    names = list(dict.fromkeys(re.sub(r"^AES-(128|192|256)-", "AES-", name) for name in names))
    short = names[:1]
    for before, name in itertools.pairwise(names):
        head, dash, tail = name.rpartition("-")
        short.append(dash + tail if head and head == before.rpartition("-")[0] else name)
    return ", ".join(short)


def families(entries: list[Entry]) -> None:
    print("| Family | Algorithms | Number | Kinds |\n|---|---|--:|---|")
    for family in dict.fromkeys(entry["family"] for entry in entries):
        members = [entry for entry in entries if entry["family"] == family]
        kinds = ", ".join(dict.fromkeys(entry["kind"] for entry in members))
        print(f"| `{family}` | {shortened([entry['name'] for entry in members])} | {len(members)} | {kinds} |")


def main() -> None:
    table, *program = sys.argv[1:]
    lines = subprocess.run(program, check=True, capture_output=True, text=True).stdout.splitlines()
    entries = [dict(field.split("=", 1) for field in line.split("\t")) for line in lines]
    {"algorithms": algorithms, "families": families}[table](entries)


if __name__ == "__main__":
    main()
