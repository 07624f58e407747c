# SPDX-License-Identifier: MIT OR Apache-2.0
"""The blocks of Python and of the command line in README.md work as stated. tools/checks/documents.sh runs its other blocks."""

from __future__ import annotations

import subprocess
import sys

from repository import ROOT


def shown(section: str) -> list[str]:
    """The lines that the code under a heading prints."""
    command = [sys.executable, str(ROOT / "tools/docs/check_snippets.py"), "--show", "--section", section, str(ROOT / "README.md")]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def test_python() -> None:
    assert [len(line) for line in shown("Python")] == [64]


def test_command_line() -> None:
    lines = shown("Command line")
    assert lines[0] == lines[1].replace("notes.again", "notes.txt")
    assert "ascon-aead128" in "".join(lines[2:])
