# SPDX-License-Identifier: MIT OR Apache-2.0
"""The C++ headers include downward only, linnet.hpp includes every public one, and a family's has its algorithms alone."""

from __future__ import annotations

import re
from pathlib import Path

from repository import ROOT

HEADERS = ROOT / "include" / "linnet"
FLOORS = (
    *(
        "detail/base",
        "detail/core",
        "detail/word",
        "detail/primitive",
        "detail/mode",
        "detail/dispatch",
        "detail/interface",
        "detail/algorithm",
    ),
    "family",
    "batch",
)
"""A header includes headers of its own floor and of earlier floors."""
BASE = {"kinds.hpp", "version.hpp"}
"""Of the lowest floor, beside the families."""
BATCH = {"batch.hpp"}
"""Of the highest floor, beside them too; who wants batches includes it."""
SELF_TEST = {"self_test.hpp"}
"""Beside the families; who certifies includes it."""


def floor(header: str) -> int:
    if header in BASE:
        return 0
    if header in BATCH:
        return FLOORS.index("batch")
    folders = header.split("/")[:-1]
    return FLOORS.index("/".join(folders[:2]) or "family")


def included(header: Path) -> list[str]:
    return re.findall(r"^#include <linnet/([\w/]+\.hpp)>", header.read_text(encoding="utf-8"), re.MULTILINE)


def test_no_include_goes_up() -> None:
    headers = {path.relative_to(HEADERS).as_posix(): included(path) for path in HEADERS.rglob("*.hpp")}
    assert len(headers) > 100
    assert [(name, other) for name, others in headers.items() for other in others if floor(other) > floor(name)] == []


def test_one_header_includes_all_that_are_public() -> None:
    public = {path.name for path in HEADERS.glob("*.hpp")}  # concepts.hpp and catalog.hpp include describe.hpp and BASE
    listed = set(included(HEADERS / "linnet.hpp"))
    assert public - listed == {"linnet.hpp", "describe.hpp", *BASE, *BATCH, *SELF_TEST}


def test_the_header_of_a_family_has_its_algorithms_alone() -> None:
    families = re.findall(r"\b(\w+)_family\b", (HEADERS / "catalog.hpp").read_text(encoding="utf-8"))
    assert len(families) > 20
    beside = re.compile(r"^(?:namespace (?!linnet\b)|template|using|#if (?!defined\(LINNET_CPP20\)))", re.MULTILINE)
    texts = {name: (HEADERS / f"{name}.hpp").read_text(encoding="utf-8") for name in families}
    assert {name: beside.findall(text) for name, text in texts.items() if beside.search(text)} == {}
    assert {path.stem for path in (HEADERS / "detail" / "algorithm").glob("*.hpp")} <= {*families, "keystreams", "over_aes"}
