# SPDX-License-Identifier: MIT OR Apache-2.0
"""Completion of commands, options, files and algorithms in a shell, by scripts that shtab makes."""

from __future__ import annotations

import os
from argparse import ArgumentParser, _SubParsersAction
from pathlib import Path

import linnet
from linnet.sealed_file._format import sealing_algorithms
from linnet_cli.errors import BadUsage, about
from linnet_cli.format.cobblestone import FORMATS
from linnet_cli.io.output_file import OutputFile
from linnet_cli.io.stream import write_all

try:
    import shtab
except ModuleNotFoundError:
    raise BadUsage("completion needs shtab: pip install 'linnet[cli]'") from None

FILES = {"FILE", "IN", "OUT"}
DIRECTORIES = {"DIR"}
CHOICES = {
    "AEAD": tuple(sealing_algorithms()),
    "FORMAT": tuple(FORMATS),
    "KDF": linnet.algorithms("kdf"),
    "MAC": linnet.algorithms("mac"),
    "HASH": linnet.algorithms("hash", "xof"),
    "ALG": linnet.algorithms(),
    "ID": linnet.algorithms(),
    "KIND": tuple(sorted({entry.kind for entry in linnet.catalog()})),
}


def shell() -> str:
    """The user's shell, as the environment names it."""
    name = Path(os.environ.get("SHELL", "")).name
    if name not in PLACES:
        raise BadUsage(f"SHELL is '{name}'; completion is there for {', '.join(PLACES)}, as in SHELL=bash")
    return name


def script(parser: ArgumentParser, shell: str) -> str:
    _add_choices(parser)
    text: str = shtab.complete(parser, shell)
    return text.rstrip()


def _add_choices(parser: ArgumentParser) -> None:
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for below in dict.fromkeys(action.choices.values()):
                _add_choices(below)
        elif action.metavar in FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.metavar in DIRECTORIES:
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif isinstance(action.metavar, str) and action.metavar in CHOICES:
            action.choices = CHOICES[action.metavar]


# For each shell: the variable with a user directory, its default below the home directory, and the script's path in it.
PLACES = {
    "bash": ("XDG_DATA_HOME", ".local/share", "bash-completion/completions/linnet"),
    "zsh": ("XDG_DATA_HOME", ".local/share", "zsh/site-functions/_linnet"),
    "fish": ("XDG_CONFIG_HOME", ".config", "fish/completions/linnet.fish"),
}
LATER = {
    "bash": "New shells have it, if bash-completion is installed.",
    "zsh": "New shells have it, if that directory is in fpath before compinit is called.",
    "fish": "New shells have it.",
}


def _place(shell: str) -> Path:
    variable, usual, path = PLACES[shell]
    try:
        return Path(os.environ.get(variable) or Path.home() / usual, path)
    except RuntimeError:
        raise BadUsage(f"there is no home directory; expected {variable} to name where completion goes") from None


def install(parser: ArgumentParser, shell: str) -> str:
    """Writes the script to the place where the shell looks for it, and prints the path."""
    path = _place(shell)
    with about(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        with OutputFile(str(path), overwrite=True) as output:
            write_all(output.fd, memoryview(script(parser, shell).encode() + b"\n"))
            output.publish(0o644)
    return f"{path} is written. {LATER[shell]}"
