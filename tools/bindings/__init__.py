# SPDX-License-Identifier: MIT OR Apache-2.0
"""Generates what the packages of other languages have of the catalog. tools/generate writes it with its own files."""

from __future__ import annotations

from pathlib import Path

from generate.description import ROOT, Algorithm, Kind

from bindings import go, js, records, rust

FOLDER = ROOT / "bindings"


def files(kinds: list[Kind], listed: list[Algorithm]) -> dict[Path, str]:
    return {
        FOLDER / "known_answers.json": records.text(kinds),
        **{FOLDER / "go" / name: text for name, text in go.files(kinds, listed).items()},
        **{FOLDER / "js" / name: text for name, text in js.files(listed).items()},
        **{FOLDER / "rust" / name: text for name, text in rust.files(listed).items()},
    }
