# SPDX-License-Identifier: MIT OR Apache-2.0
"""Generates files from src/kinds.toml and the catalog, or checks that they are up to date.

Usage: python3 tools/generate [--check] PROGRAM
       python3 tools/generate --objects
       python3 tools/generate --tests FOLDER
PROGRAM is catalog_sizes, which is compiled with the list of objects that --objects prints. The comment on each algorithm
comes from its type in the C++ headers. --tests writes the tests of the C API, which the build compiles, from the catalog.
"""

from __future__ import annotations

import argparse
import difflib
import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import bindings
import marked

from generate import described, functions, header, self_test, tables, tests_by_name, tests_known_answers, tests_refused, x25519_base
from generate.description import ROOT, Algorithm, algorithms, catalog, facts, kinds

HEADERS = ROOT / "include" / "linnet"
GENERATED = ROOT / "src" / "generated"
X25519 = ROOT / "include" / "linnet" / "detail" / "primitive" / "x25519"


# What each written header begins and ends its generated part with.
ABOUTS = (" * Kinds\n *\n", " * Keys, nonces, tags and digests")
ENUMERATION = ("// Made by `make tables` from src/kinds.toml:\n", "// Until here.\n")
OF_KINDS = ("/* kinds: made by `make tables` from src/kinds.toml */\n", "/* /kinds */")


def _part(path: Path, marks: tuple[str, str], new: str) -> dict[Path, str]:
    return {path: marked.between(path.read_text(encoding="utf-8"), *marks, new, path)}


def _catalog(listed: list[Algorithm]) -> str:
    """The machine-readable catalog: sizes are numbers, or null without a limit."""

    def value(text: str) -> int | str | None:
        return None if text == "any" else int(text) if text.isdecimal() else text

    entries = [{name: value(text) for name, text in a.fields.items()} | {"comment": a.comment} for a in listed]
    return "[\n" + ",\n".join(json.dumps(e, ensure_ascii=False) for e in entries) + "\n]\n"


def files(listed: list[Algorithm]) -> dict[Path, str]:
    known, families = list(kinds().values()), list(dict.fromkeys(a.family for a in listed))
    made = {
        ROOT / "include" / "linnet.h": header.of_all(families),
        HEADERS / "self_test.h": self_test.header(families),
        **_part(HEADERS / "common.h", ABOUTS, header.contracts(known, listed)),
        **_part(HEADERS / "by_id.h", OF_KINDS, header.of_kinds(known, listed) + "\n"),
        **_part(HEADERS / "kinds.hpp", ENUMERATION, tables.enumeration(known)),
        X25519 / "x25519_base_table.hpp": x25519_base.header(),
        GENERATED / "catalog.inc": functions.catalog(listed),
        GENERATED / "entries.inc": functions.entries(listed),
        HEADERS / "detail" / "interface" / "known_answers.hpp": self_test.answers(listed),
        GENERATED / "kernels.hpp": functions.kernels(families),
        GENERATED / "count.hpp": functions.count(listed),
        GENERATED / "catalog.json": _catalog(listed),
        GENERATED / "tables.hpp": tables.structs(known),
        GENERATED / "make_tables.hpp": tables.templates(known, listed),
        GENERATED / "facts.hpp": tables.facts_of_types(known),
        GENERATED / "described.inc": described.data(known),
        GENERATED / "kinds.inc": functions.facts_of_kinds(known),
        GENERATED / "by_id.inc": functions.of_kinds(known, listed),
        ROOT / "tests" / "generated" / "records.inc": tests_known_answers.typed(known),
        **bindings.files(known, listed),
    }
    for family in families:
        own = [a for a in listed if a.family == family]
        made[HEADERS / f"{family}.h"] = header.of_family(family, own)
        made[GENERATED / f"{family}.hpp"] = functions.kernels_of(family, own)
        made[GENERATED / f"{family}.cpp"] = functions.of_family(family, own)
    return made


def tests_in_c() -> dict[str, str]:
    known, listed = list(kinds().values()), catalog()
    return {
        **tests_by_name.programs(listed),
        "records.inc": tests_known_answers.program(known, listed),
        "refused.c": tests_refused.program(known, listed),
    }


def _write(path: Path, new: str) -> None:
    """Keeps a file that is the same already, so that nothing is compiled again."""
    if path.exists() and path.read_text(encoding="utf-8") == new:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(new, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="generate", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, fail if a file is out of date")
    parser.add_argument("--objects", action="store_true", help="print the objects of all kinds")
    parser.add_argument("--tests", metavar="FOLDER", type=Path, help="write the tests of the C API there")
    parser.add_argument("program", nargs="?")
    arguments = parser.parse_args()
    if arguments.objects:
        things = {thing.name: thing for kind in kinds().values() for thing in kind.objects}
        for thing in things.values():
            print(f"LINNET_OBJECT({thing.name}, ({facts()[thing.fact]['type'] if thing.fact else 'true'}))")
        return 0
    if arguments.tests is not None:
        for name, text in tests_in_c().items():
            _write(arguments.tests / name, text)
        return 0
    if arguments.program is None:
        parser.error("PROGRAM is missing")

    output = subprocess.run([arguments.program], check=True, capture_output=True, text=True).stdout
    stale = False
    made = files(algorithms(output))
    for path, new in made.items():
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        stale = stale or old != new
        if arguments.check:
            sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), str(path), "description"))
        else:
            _write(path, new)
    for path in (*GENERATED.iterdir(), *HEADERS.glob("*.h"), *bindings.FOLDER.glob("*/family_*")):
        if path not in made:
            stale = True
            print(f"{path} is of no family")
            if not arguments.check:
                path.unlink()
    if arguments.check and stale:
        print("Run 'make tables' to bring the files up to date.")
    return int(arguments.check and stale)


if __name__ == "__main__":
    sys.exit(main())
