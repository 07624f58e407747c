# SPDX-License-Identifier: MIT OR Apache-2.0
"""From the words of a command line to a command and an exit status."""

from __future__ import annotations

import _signal as signal  # type: ignore[import-not-found]  # builds no enumerations, which would take a while

# An interrupt before `watch` ends the program in silence, as it ends one that is not written in Python.
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import sys
from importlib import import_module

from linnet_cli import commands, signals
from linnet_cli.arguments import Given, Operand, Option, Syntax
from linnet_cli.errors import BAD_USAGE, DONE, IO_FAILED, describe, failure_of
from linnet_cli.stream import Quiet, complain, print_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

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
    "help": "linnet --help, or linnet COMMAND --help",
    "version": "linnet --version",
    "genkey": "linnet keygen",
    "checksum": "linnet hash",
    "digest": "linnet hash",
    "hmac": "linnet mac",
    "derive": "linnet kdf",
}
"""What those who know other programs may try, and what it is here."""


def syntaxes() -> list[Syntax]:
    """What each command takes."""
    return [_module(name).SYNTAX for name in commands.NAMES]


def _module(name: str) -> ModuleType:
    if name in commands.NAMES:
        return import_module(f"linnet_cli.commands.{name.replace('-', '_')}")
    if name in OTHER_NAMES:
        LINNET.refuse(f"no such command '{name}'; expected {OTHER_NAMES[name]}")
    from difflib import get_close_matches

    near = get_close_matches(name, commands.NAMES, n=1)
    LINNET.refuse(f"no such command '{name}'" + (f"; did you mean '{near[0]}'?" if near else ""))


def run(words: Sequence[str]) -> int:
    """Runs what a command line says, and gives the exit status."""
    given = LINNET.parse(words, intermixed=False)
    Quiet.wanted = given.quiet
    if given.command is not None and not given.help:
        return _run_command(given.command, given.words)
    print_line(_about_linnet(given))
    return DONE if words else BAD_USAGE


def _about_linnet(given: Given) -> str:
    """What options without a command ask for."""
    if given.version:
        from linnet import __version__

        return f"linnet {__version__}"
    from linnet_cli import help

    if given.help or not (given.show_completion or given.install_completion):
        return help.overview(LINNET, syntaxes()).format_help().rstrip()
    from linnet_cli import completion

    parser = help.whole(LINNET, syntaxes())
    return (completion.script if given.show_completion else completion.install)(parser, completion.shell())


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


def _status(words: Sequence[str]) -> int:
    """The exit status of a run, when what went wrong has been told."""
    try:
        return run(words)
    except (OSError, MemoryError) as error:
        complain(describe(error))
        return IO_FAILED
    except Exception as error:
        failure = failure_of(error)
        if failure is None:
            raise
        complain(str(failure), hint=failure.hint)
        return failure.status


def main() -> None:
    try:
        signals.watch()
        status = _status(sys.argv[1:])
        signals.unwatch()
    except signals.Interrupted as interrupted:
        signals.die_of(interrupted.number)
    raise SystemExit(status)
