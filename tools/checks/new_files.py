# SPDX-License-Identifier: MIT OR Apache-2.0
"""For tests/python/conftest.py: files of tests that passed on this machine on the same contents are left out where LINNET_MEMO=1.

A file counts by itself, the modules beside it and above it that hold no tests, the installed packages, and what it names as
`ROOT / "FOLDER" / "FILE"`. One that uses ROOT in another way, or is in project/, may read anything, and runs.
"""

from __future__ import annotations

import importlib.metadata
import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import memo
import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r'\bROOT((?: / "[^"]+")+)')


@cache
def _installed() -> list[str]:
    """The versions of all packages, and the files of those that are this project's."""
    found = list[str]()
    for package in importlib.metadata.distributions():
        found.append(f"{package.name} {package.version}")
        if package.name == "linnet":
            found += [
                f"{file} {memo.contents(Path(str(file.locate())))}"
                for file in package.files or ()
                if "__pycache__" not in str(file)
            ]
    return sorted(found)


def _read(text: str) -> Iterator[Path]:
    """The files that a text names, and those in a folder that it names."""
    for names in NAMED.findall(text):
        at = ROOT.joinpath(*re.findall('"([^"]+)"', names))
        yield from sorted(at.rglob("*")) if at.is_dir() else [at]


def stamp(file: Path, options: str) -> Path | None:
    """None: what the file reads cannot be told."""
    text = file.read_text(encoding="utf-8")
    others = re.sub(r"^from repository import ROOT$", "", NAMED.sub("", text), flags=re.MULTILINE)
    if file.parent.name == "project" or re.search(r"\bROOT\b|\brepository\b", others):
        return None
    beside = [m for folder in (file.parent, file.parents[1], file.parents[1] / "reference") for m in sorted(folder.glob("*.py"))]
    parts: list[bytes | str] = [options, sys.version, memo.processor(), *_installed()]
    for one in [file, *(m for m in beside if not m.name.startswith("test_")), ROOT / "pyproject.toml", *_read(text)]:
        parts += [os.path.relpath(one, ROOT), memo.contents(one)]
    return memo.stamp(parts)


class NewFiles:
    """In the process that starts the tests, and in each that runs some."""

    def __init__(self, root: Path, options: str) -> None:
        self.root, self.options = root, options
        self.passed, self.bad = set[Path](), set[Path]()

    @pytest.hookimpl(tryfirst=True)
    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        if collection_path.name.startswith("test_") and (at := stamp(collection_path, self.options)) and memo.has_passed(at):
            return True
        return None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = self.root / report.nodeid.partition("::")[0]
        (self.bad if report.failed else self.passed).add(file)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK
        config = session.config
        whole = not config.getoption("maxfail") and not any("::" in argument for argument in config.args)
        if whole and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not hasattr(config, "workerinput"):
            for file in self.passed - self.bad:
                if at := stamp(file, self.options):
                    memo.note(at)


def register(config: pytest.Config) -> None:
    options = " ".join(str(config.getoption(name)) for name in ("markexpr", "keyword"))
    config.pluginmanager.register(NewFiles(config.rootpath, options))
