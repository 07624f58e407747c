#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs a check of constant time on the algorithms of those families whose code has not passed it on this machine before.

Usage: changed.py CATALOG CALLER,... OBJECT,... -- COMMAND [ARGUMENT]...
CATALOG is src/generated/catalog.json. An OBJECT, PART.FAMILY.COMPILER.o, holds the code of a family, and the CALLERs are what calls
it: these alone say what a family does. The ids of the algorithms follow the command.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools" / "checks"))
from memo import has_passed, note, processor, stamp


def main() -> int:
    split = sys.argv.index("--")
    catalog, callers, objects = sys.argv[1:split]
    command = sys.argv[split + 1 :]
    ids: dict[str, list[str]] = {}
    for algorithm in json.loads(Path(catalog).read_text(encoding="utf-8")):
        ids.setdefault(algorithm["family"], []).append(algorithm["id"])
    program = Path(shutil.which(command[0]) or command[0])
    version = subprocess.run([program, "--version"], capture_output=True, check=False).stdout
    depth = [f"{name}={os.environ.get(name, '')}".encode() for name in ("LINNET_TRACE_STEPS", "LINNET_TRACE_RUNS")]
    common = depth + [word.encode() for word in command if "/" not in word]
    common += [program.read_bytes(), version, processor(), *(Path(caller).read_bytes() for caller in callers.split(","))]
    code: dict[str, list[bytes]] = {}
    for made in map(Path, objects.split(",")):
        family = made.name.split(".")[1]
        if family in ids:
            code.setdefault(family, []).append(made.read_bytes())
    stamps = {family: stamp([*common, " ".join(ids[family]).encode(), *code[family]]) for family in code}
    new = [family for family in stamps if not has_passed(stamps[family])]
    print(f"not changed since they passed: {' '.join(sorted(stamps.keys() - new)) or 'none'}")
    if not new:
        return 0
    arguments = [] if len(new) == len(stamps) else [name for family in new for name in ids[family]]
    status = subprocess.run([*command, *arguments], check=False).returncode
    if status == 0:
        for family in new:
            note(stamps[family])
    return status


if __name__ == "__main__":
    sys.exit(main())
