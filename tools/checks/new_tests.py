#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs tests of a build with ctest; where LINNET_MEMO=1, those that have not passed on this machine with the same programs.

Usage: tools/checks/new_tests.py FOLDER CTEST_ARGUMENT...
The arguments choose among the tests in FOLDER. JOBS run at a time, by default as many as there are cores. A test is identified by
its command, its properties and the files that the command names; a test of one algorithm only by the parts of its program that do
not belong to other families. A test that names a folder, or is in `repository`, may read anything: it always runs.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as xml
from functools import cache
from pathlib import Path
from typing import Any

import memo

ROOT = Path(__file__).resolve().parents[2]
# Objects that list all algorithms: only their source and their answers on the algorithm count.
LISTS = ("algorithms.cpp.o", "c_by_id.cpp.o", "texts.cpp.o")
# Objects that hold only tests of other groups.
OTHER_TESTS = re.compile(r"_typed\.dir/|/suites/catalog\.cpp\.o|/batch/(host_calls|repeats)\.cpp\.o")


def _said(command: list[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@cache
def _algorithms() -> dict[str, dict[str, Any]]:
    """The catalog, by the names that the programs give to tests."""
    read = json.loads((ROOT / "src/generated/catalog.json").read_text(encoding="utf-8"))
    return {one["id"].replace("-", "_"): one for one in read}


@cache
def _answers(algorithm: str) -> str:
    """The records of an algorithm in the answers that a program has."""
    vectors, digests = (ROOT / "tests/kat" / f"{name}.txt" for name in ("vectors", "digests"))
    records = re.search(rf"^Algorithm = {algorithm}$.*?(?=^Algorithm = |\Z)", vectors.read_text(encoding="utf-8"), re.M | re.S)
    digest = re.search(rf"^{algorithm} .*$", digests.read_text(encoding="utf-8"), re.M)
    return f"{records and records[0]}{digest and digest[0]}"


def named(name: str, folder: Path) -> Path:
    """The file with this Ninja name in a build folder. It may be outside the folder: it is then the same for every clone."""
    return Path(os.path.normpath(folder / name))


@cache
def _linked(program: Path, folder: Path) -> list[Path]:
    """The objects and libraries that Ninja links into a program; none if it links no such program."""
    found, names = list[Path](), [os.path.relpath(program, folder)]
    while names:
        asked = subprocess.run(["ninja", "-C", folder, "-t", "query", names.pop()], capture_output=True, text=True, check=False)
        inputs = re.findall(r"^    (?:\| )?(\S+)$", asked.stdout.partition("  outputs:")[0], re.M)
        made = [name for name in inputs if name.endswith(".a") and named(name, folder).is_relative_to(folder)]
        names += made
        found += [named(name, folder) for name in inputs if name not in made]
    return sorted(found)


@cache
def _family(part: Path) -> str:
    """The family of an object, by its name; empty for none or several."""
    names = "|".join({one["family"] for one in _algorithms().values()})
    found = re.search(rf"/(?:generated/|linnet_(?:batch_)?)({names})(?:_lanes|_x86_64\w*)?(?:\.cpp\.o|\.dir/|\.o)", str(part))
    return found[1] if found else ""


def _parts(program: Path, folder: Path, group: str) -> list[str]:
    """The parts of a program that decide the tests of one algorithm; nothing: the whole program does.

    The tests reach code of the algorithm only through its family's tables. Functions in the objects of several families are the
    same, and the linker takes the tables' copy before the copy in OTHER_TESTS.
    """
    if not (algorithm := _algorithms().get(group)) or not (linked := _linked(program, folder)):
        return []
    objects = [
        o
        for o in linked
        if _family(o) in ("", algorithm["family"]) and not str(o).endswith(LISTS) and not OTHER_TESTS.search(str(o))
    ]
    said = [json.dumps(algorithm), _answers(algorithm["id"]), *(memo.contents(ROOT / "src" / name[:-2]) for name in LISTS)]
    names = (o.relative_to(folder) if o.is_relative_to(folder) else o for o in objects)
    return [*said, *(f"{name} {memo.contents(o)}" for name, o in zip(names, objects, strict=True))]


def _stamp(test: dict[str, Any], folder: Path, libraries: list[str]) -> Path | None:
    """None if the test reads more than its command names."""
    properties = {p["name"]: p["value"] for p in test["properties"] if p["name"] not in ("COST", "WORKING_DIRECTORY")}
    parts: list[bytes | str] = [memo.processor(), json.dumps(properties, sort_keys=True).replace(str(ROOT), ".")]
    command = test.get("command", ())
    group = command[command.index("--run") + 1] if "--run" in command else ""
    for word in command:
        for piece in re.split("[=;]", word):
            is_file = piece.startswith("/") and os.path.isfile(piece)  # false of a list that is longer than any name
            if piece.startswith(str(ROOT)) and not is_file and not word.startswith("-DOUTPUT="):
                return None
            parts.append(piece.replace(str(ROOT), "."))
            if is_file:
                parts += _parts(Path(piece), folder, group) or [memo.contents(Path(piece)), *libraries]
    return None if test["name"].startswith("repository") else memo.stamp(parts)


def main(folder: Path, arguments: list[str]) -> int:
    chosen = ["ctest", "--test-dir", str(folder), *arguments]
    how = ["--output-on-failure", "--no-tests=error", "--parallel", os.environ.get("JOBS") or str(len(os.sched_getaffinity(0)))]
    if not memo.asked():
        return subprocess.run([*chosen, *how], check=False).returncode
    tests = json.loads(_said([*chosen, "--show-only=json-v1"]))["tests"]
    libraries = [memo.contents(file) for file in sorted(folder.rglob("lib*.so"))]
    stamps = {test["name"]: _stamp(test, folder.resolve(), libraries) for test in tests}
    old = {name for name, at in stamps.items() if at and memo.has_passed(at)}
    print(f"{len(old)} of {len(tests)} tests passed before with the same code")
    if len(old) == len(tests) > 0:
        return 0
    # By number among all tests of the folder: combined with another choice, ctest would number them differently.
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
