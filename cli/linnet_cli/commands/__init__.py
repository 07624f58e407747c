# SPDX-License-Identifier: MIT OR Apache-2.0
"""The commands, a module each: SYNTAX, and run(given), which gives an exit status. Imports are made when it runs."""

from __future__ import annotations

from importlib import import_module

from linnet_cli.arguments import Operand, Option, Syntax

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

NAMES = ("keygen", "fingerprint", "public-key", "seal", "open", "inspect", "hash", "mac", "kdf", "list", "kat", "acvp", "bench")

LINNET = Syntax(
    "linnet",
    "Files sealed, opened and hashed with lightweight cryptography.",
    [
        Option("-V", "--version", help="Print the version."),
        Option("-q", "--quiet", help="No warnings and no progress."),
        Option("--show-completion", help="Print a script that completes the commands in your shell."),
        Option("--install-completion", help="Write it to where your shell looks for it."),
    ],
    [Operand("command", "COMMAND", help="", optional=True), Operand("words", "...", help="", optional=True, many=True)],
)

OTHER_NAMES = {
    "encrypt": "linnet seal",
    "decrypt": "linnet open",
    "unseal": "linnet open",
    "genkey": "linnet keygen",
    "checksum": "linnet hash",
    "digest": "linnet hash",
    "hmac": "linnet mac",
    "derive": "linnet kdf",
}
"""Names of commands in other programs, and the command to use here."""


def as_options(words: Sequence[str]) -> Sequence[str]:
    """Turns `help`, `help COMMAND` and `version`, commands in other programs, into options."""
    if words[:1] == ["help"]:
        return [*words[1:2], "--help"]
    return ["--version"] if words == ["version"] else words


def syntaxes() -> list[Syntax]:
    """The syntax of each command."""
    return [module_of(name).SYNTAX for name in NAMES]


def module_of(name: str) -> ModuleType:
    """The module of a command."""
    if name in NAMES:
        return import_module(f"linnet_cli.commands.{name.replace('-', '_')}")
    if name in OTHER_NAMES:
        LINNET.refuse(f"no such command '{name}'; expected {OTHER_NAMES[name]}")
    from difflib import get_close_matches

    near = get_close_matches(name, NAMES, n=1)
    LINNET.refuse(f"no such command '{name}'" + (f"; did you mean '{near[0]}'?" if near else ""))
