# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the command of a command line and returns an exit status."""

from __future__ import annotations

import _signal as signal  # type: ignore[import-not-found]  # builds no enumerations, which would take a while

# An interrupt before `watch` ends the program silently, as it ends a program that is not written in Python.
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import sys

from linnet_cli import commands
from linnet_cli.arguments import Given
from linnet_cli.errors import BAD_USAGE, DONE, IO_FAILED, describe, failure_of
from linnet_cli.io import signals
from linnet_cli.output.lines import Quiet, complain, print_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def run(words: Sequence[str]) -> int:
    """Runs a command line and returns the exit status."""
    given = commands.LINNET.parse(commands.as_options(words), intermixed=False)
    Quiet.wanted = given.quiet
    if given.command is not None and not given.help:
        return _run_command(given.command, given.words)
    print_line(_about_linnet(given))
    return DONE if words else BAD_USAGE


def _about_linnet(given: Given) -> str:
    """Handles options without a command."""
    if given.version:
        from linnet import __version__

        return f"linnet {__version__}"
    from linnet_cli.usage import help

    if given.help or not (given.show_completion or given.install_completion):
        return help.overview(commands.LINNET, commands.syntaxes()).format_help().rstrip()
    from linnet_cli.usage import completion

    parser = help.whole(commands.LINNET, commands.syntaxes())
    return (completion.script if given.show_completion else completion.install)(parser, completion.shell())


def _run_command(name: str, words: Sequence[str]) -> int:
    module = commands.module_of(name)
    given = module.SYNTAX.parse(words)
    if given.help:
        from linnet_cli.usage.help import text_of

        print_line(text_of(module.SYNTAX))
        return DONE
    Quiet.wanted = Quiet.wanted or getattr(given, "quiet", False)
    status: int = module.run(given)
    return status


def _status(words: Sequence[str]) -> int:
    """The exit status of a run, after reporting its error."""
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
