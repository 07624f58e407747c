# SPDX-License-Identifier: MIT OR Apache-2.0
"""From the words of a command line to a command and an exit status."""

from __future__ import annotations

import signal

# An interrupt before `watch` ends the program in silence, as it ends one that is not written in Python.
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import sys
from collections.abc import Sequence
from importlib import import_module

from linnet_cli import commands, signals
from linnet_cli.arguments import Operand, Option, Syntax
from linnet_cli.errors import BAD_USAGE, DONE, IO_FAILED, Failure, describe
from linnet_cli.stream import Quiet, complain, print_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

LINNET = Syntax(
    "linnet",
    "Files sealed, opened and hashed with lightweight cryptography.",
    [
        Option("-V", "--version", help="Print the version."),
        Option("-q", "--quiet", help="No warnings and no progress."),
    ],
    [Operand("command", "COMMAND", help="", optional=True), Operand("words", "...", help="", optional=True, many=True)],
)


def command(name: str) -> Syntax:
    """The syntax of a command."""
    syntax: Syntax = _module(name).SYNTAX
    return syntax


def _module(name: str) -> ModuleType:
    if name in commands.NAMES:
        return import_module(f"linnet_cli.commands.{name}")
    from difflib import get_close_matches

    near = get_close_matches(name, commands.NAMES, n=1)
    LINNET.refuse(f"no such command '{name}'" + (f"; did you mean '{near[0]}'?" if near else ""))


def run(words: Sequence[str]) -> int:
    """Runs what a command line says, and gives the exit status."""
    given = LINNET.parse(words, intermixed=False)
    if given.version:
        from linnet import __version__

        print_line(f"linnet {__version__}")
        return DONE
    if given.help or given.command is None:
        from linnet_cli.help import overview

        print_line(overview(LINNET, [command(name) for name in commands.NAMES]))
        return DONE if given.help else BAD_USAGE
    Quiet.wanted = given.quiet
    return _run_command(given.command, given.words)


def _run_command(name: str, words: Sequence[str]) -> int:
    module = _module(name)
    given = module.SYNTAX.parse(words)
    if given.help:
        from linnet_cli.help import text_of

        print_line(text_of(module.SYNTAX))
        return DONE
    Quiet.wanted = Quiet.wanted or getattr(given, "quiet", False)
    status: int = module.run(given)
    return status


def main() -> None:
    signals.watch()
    try:
        status = run(sys.argv[1:])
    except Failure as error:
        complain(str(error), hint=error.hint)
        status = error.status
    except OSError as error:
        complain(describe(error))
        status = IO_FAILED
    except signals.Interrupted as interrupted:
        signals.die_of(interrupted.number)
    raise SystemExit(status)
