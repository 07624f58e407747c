# SPDX-License-Identifier: MIT OR Apache-2.0
"""The help of every command, as the command line prints it."""

from __future__ import annotations

import os
import re
import subprocess
import sys


def help_of(*command: str) -> str:
    """What --help prints, on a terminal of 80 columns without colour."""
    environment = os.environ | {"COLUMNS": "80", "TERM": "dumb", "NO_COLOR": "1"}
    arguments = [sys.executable, "-m", "linnet_cli", *command, "--help"]
    return subprocess.run(arguments, env=environment, check=True, capture_output=True, text=True).stdout


def commands(overview: str) -> list[str]:
    """The names in the list of commands that the overview ends with."""
    listed = re.search(r"^Commands:\n((?:  .*\n)+)", overview, re.MULTILINE)
    if listed is None:
        raise LookupError("linnet --help: expected a list under 'Commands:'")
    return re.findall(r"^  ([\w-]+)  ", listed[1], re.MULTILINE)


def pages() -> dict[str, str]:
    """The text of each page under its name."""
    overview = help_of()
    text = f"# Commands and options\n\nWhat `--help` prints.\n\n```text\n{overview}```\n"
    for name in commands(overview):
        text += f"\n## linnet {name}\n\n```text\n{help_of(name)}```\n"
    return {"commands.md": text}
