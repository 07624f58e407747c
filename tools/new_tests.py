#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs tests of a build with ctest; where LINNET_MEMO=1, those that have not passed on this machine with the same programs.

Usage: tools/new_tests.py FOLDER CTEST_ARGUMENT...
The arguments choose among the tests in FOLDER. JOBS run at a time, by default as many as there are cores. A test counts by its
command, its properties and the files that the command names. One that names a folder, or is of `house`, may read anything: it runs.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as xml
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "checks"))
import memo

ROOT = Path(__file__).resolve().parents[1]


def _stamp(test: dict[str, Any], libraries: list[str]) -> Path | None:
    """None: the test reads more than its command names."""
    properties = {p["name"]: p["value"] for p in test["properties"] if p["name"] not in ("COST", "WORKING_DIRECTORY")}
    parts: list[bytes | str] = [memo.processor(), *libraries, json.dumps(properties, sort_keys=True).replace(str(ROOT), ".")]
    for word in test.get("command", ()):
        for piece in re.split("[=;]", word):
            is_file = piece.startswith("/") and os.path.isfile(piece)  # false of a list that is longer than any name
            if piece.startswith(str(ROOT)) and not is_file and not word.startswith("-DOUTPUT="):
                return None
            parts += [piece.replace(str(ROOT), "."), memo.contents(Path(piece)) if is_file else ""]
    return None if test["name"].startswith("house") else memo.stamp(parts)


def _said(command: list[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def main(folder: Path, arguments: list[str]) -> int:
    chosen = ["ctest", "--test-dir", str(folder), *arguments]
    how = ["--output-on-failure", "--no-tests=error", "--parallel", os.environ.get("JOBS") or str(len(os.sched_getaffinity(0)))]
    if not memo.asked():
        return subprocess.run([*chosen, *how], check=False).returncode
    tests = json.loads(_said([*chosen, "--show-only=json-v1"]))["tests"]
    libraries = [memo.contents(file) for file in sorted(folder.rglob("lib*.so"))]
    stamps = {test["name"]: _stamp(test, libraries) for test in tests}
    old = {name for name, at in stamps.items() if at and memo.has_passed(at)}
    print(f"{len(old)} of {len(tests)} tests passed before with the same programs")
    if len(old) == len(tests) > 0:
        return 0
    # By number among all tests of the folder: with another choice beside that ctest would count in another way.
    listed = re.findall(r"Test\s+#(\d+): (\S+)", _said(["ctest", "--test-dir", str(folder), "--show-only"]))
    numbers = [number for number, name in listed if name in stamps.keys() - old]
    results = (folder / "results.xml").resolve()
    results.unlink(missing_ok=True)
    command = ["ctest", "--test-dir", str(folder), *how, "-I", ",".join(["0,0,0", *numbers]), "--output-junit", str(results)]
    status = subprocess.run(command, check=False).returncode
    for case in xml.parse(results).iter("testcase") if results.exists() else ():
        if case.get("status") == "run" and (at := stamps.get(case.get("name", ""))):
            memo.note(at)
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
