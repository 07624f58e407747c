# SPDX-License-Identifier: MIT OR Apache-2.0
"""Where LINNET_MEMO=1, leaves out the files of tests that passed on this machine on the same contents.

A file's result depends on the file, on modules without tests in its folder and above, on the installed packages, and on files named
`ROOT / "FOLDER" / "FILE"`. A file that uses ROOT in another way, or is in project/, may read anything, and always runs.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools" / "checks"))
import memo

ROOT = Path(__file__).resolve().parents[2]

NAMED = re.compile(r'\bROOT((?: / "[^"]+")+)')


def stamp(file: Path, options: str) -> Path | None:
    """None if the inputs of the file are not known."""
    text = file.read_text(encoding="utf-8").replace("from repository import ROOT\n", "")
    if file.parent.name == "project" or re.search(r"\bROOT\b|\brepository\b", NAMED.sub("", text)):
        return None
    named = [ROOT.joinpath(*re.findall('"([^"]+)"', names)) for names in NAMED.findall(text)]
    read = [file, ROOT / "pyproject.toml", *(one for at in named for one in (sorted(at.rglob("*")) if at.is_dir() else [at]))]
    folders = (file.parent, file.parents[1], file.parents[1] / "reference")
    read += [m for folder in folders for m in sorted(folder.glob("*.py")) if not m.name.startswith("test_")]
    contents = (part for one in read for part in (os.path.relpath(one, ROOT), memo.contents(one)))
    return memo.stamp([options, sys.version, memo.processor(), *memo.installed(), *contents])


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
        (self.passed if report.passed else self.bad).add(file)  # a skipped test may run another time

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        config = session.config
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and not config.getoption("keyword"):
            session.exitstatus = pytest.ExitCode.OK
        whole = not config.getoption("maxfail") and not any("::" in argument for argument in config.args)
        if whole and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not hasattr(config, "workerinput"):
            for at in filter(None, (stamp(file, self.options) for file in self.passed - self.bad)):
                memo.note(at)


def register(config: pytest.Config) -> None:
    options = " ".join(str(config.getoption(name)) for name in ("markexpr", "keyword"))
    config.pluginmanager.register(NewFiles(config.rootpath, options))
