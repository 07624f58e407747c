# SPDX-License-Identifier: MIT OR Apache-2.0
"""What README.md shows of Python and of the command line does what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def block(heading: str, language: str) -> str:
    """The last block of code in that language under that heading."""
    section = README.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(rf"```{language}\n(.*?)```", section, re.DOTALL)[-1]


def test_python() -> None:
    shown = subprocess.run([sys.executable, "-c", block("Python", "python")], check=True, capture_output=True)
    assert len(shown.stdout.strip()) == 64


def test_command_line(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("The linnet sings at first light.\n", encoding="utf-8")
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    shown = subprocess.run(
        ["sh", "-euc", block("Command line", "sh")],
        cwd=tmp_path,
        env=os.environ | {"PATH": path},
        check=True,
        capture_output=True,
        text=True,
    )
    first, second = shown.stdout.splitlines()[:2]
    assert first == second.replace("notes.again", "notes.txt")
    assert "ascon-aead128" in shown.stdout
