# SPDX-License-Identifier: MIT OR Apache-2.0
"""Python modules have no import cycles, and modules of the command line import downward only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter

import pytest
from repository import ROOT

FLOORS = ("io", "output", "keys", "algorithms", "hashing", "format", "acvp", "commands", "usage")
"""A module of the command line imports modules of its own folder and of earlier folders."""
BASE = {"errors", "arguments", "catalog"}
"""Below them all."""
TOP = {"main", "__main__"}
"""Above them all."""


def imported(source: str, known: set[str]) -> Iterator[str]:
    """The known modules that a source imports: when it is loaded, in a function, or for types."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from known & {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module and not node.level
            for name in node.names:
                yield from known & {f"{node.module}.{name.name}"} or known & {node.module}


def graph(package: str) -> dict[str, set[str]]:
    """The imports between the modules of a package."""
    folder = ROOT / package
    sources = {}
    for path in folder.rglob("*.py"):
        name = ".".join(path.relative_to(folder.parent).with_suffix("").parts)
        sources[name.removesuffix(".__init__")] = path.read_text(encoding="utf-8")
    extension = {f"{folder.name}._core"}
    return {name: set(imported(source, sources.keys() | extension)) - extension for name, source in sources.items()}


def floor(module: str) -> int:
    folder = module.split(".")[1]
    return -1 if folder in BASE else len(FLOORS) if folder in TOP else FLOORS.index(folder)


def test_no_import_of_the_command_line_goes_up() -> None:
    imports = graph("cli/linnet_cli")
    assert len(imports) > 50
    assert imports.pop("linnet_cli") == set()
    assert [(name, other) for name, others in imports.items() for other in others if floor(other) > floor(name)] == []


@pytest.mark.parametrize("package", ["cli/linnet_cli", "python/linnet"])
def test_no_import_comes_back(package: str) -> None:
    TopologicalSorter(graph(package)).prepare()  # raises CycleError, which names the modules
