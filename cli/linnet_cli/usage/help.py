# SPDX-License-Identifier: MIT OR Apache-2.0
"""Commands as argparse parsers, for the layout of help and the text of completion and manual."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Any

from linnet_cli.arguments import Operand, Syntax
from linnet_cli.io.stream import is_terminal

STATUSES = (
    "Exit status: 0 done; 1 something was not verified (not authentic, damaged, a checksum or an answer that differs); 2 bad usage;"
    " 3 input or output failed. A signal ends linnet as it ends any program."
)


COLUMNS = 80


class _Formatter(argparse.HelpFormatter):
    """Fills paragraphs, in lines of a readable length that fit the terminal."""

    def __init__(self, prog: str) -> None:
        room = shutil.get_terminal_size().columns if is_terminal(sys.stdout) else COLUMNS
        super().__init__(prog, max_help_position=30, width=min(COLUMNS, room))

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        paragraphs = text.split("\n\n")
        return "\n\n".join(
            textwrap.fill(p, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False) for p in paragraphs
        )

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, "Usage: " if prefix is None else prefix)


def _fill(parser: argparse.ArgumentParser, syntax: Syntax, *, operands: bool) -> None:
    """Adds a command's options and operands to a parser."""
    parser._positionals.title, parser._optionals.title = "Arguments", "Options"
    for option in syntax.options:
        value: dict[str, Any] = {"metavar": option.metavar} if option.metavar else {"action": "store_true"}
        usual = f" Usually {option.default}." if option.default and option.default != "-" else ""
        parser.add_argument(*option.names, help=option.help + usual, **value)
    for operand in syntax.operands if operands else ():
        nargs = "*" if operand.many else "?"
        parser.add_argument(operand.attribute, metavar=operand.metavar, help=operand.help, nargs=nargs)


def parser_of(syntax: Syntax) -> argparse.ArgumentParser:
    """A command as an argparse parser."""
    operands = " ".join(_shown(operand) for operand in syntax.operands)
    usage = f"{syntax.name} [OPTION]... {operands}".rstrip()
    parser = argparse.ArgumentParser(syntax.name, usage, syntax.text, STATUSES, formatter_class=_Formatter, add_help=False)
    _fill(parser, syntax, operands=True)
    return parser


def _linnet(linnet: Syntax) -> argparse.ArgumentParser:
    usage = f"{linnet.name} [OPTION]... COMMAND ..."
    parser = argparse.ArgumentParser(linnet.name, usage, linnet.text, STATUSES, formatter_class=_Formatter, add_help=False)
    _fill(parser, linnet, operands=False)
    return parser


def overview(linnet: Syntax, commands: Sequence[Syntax]) -> argparse.ArgumentParser:
    """The parser of linnet, with a line on each command."""
    parser = _linnet(linnet)
    group = parser.add_argument_group("Commands")
    for command in commands:
        group.add_argument(command.name.split()[-1], help=summary(command))
    return parser


def whole(linnet: Syntax, commands: Sequence[Syntax]) -> argparse.ArgumentParser:
    """The parser of linnet, with everything that its commands take."""
    parser = _linnet(linnet)
    below = parser.add_subparsers()
    for command in commands:
        _fill(below.add_parser(command.name.split()[-1], help=summary(command), add_help=False), command, operands=True)
    return parser


def summary(syntax: Syntax) -> str:
    """The first sentence of a command's description."""
    return syntax.text.split(".", 1)[0] + "."


def _shown(operand: Operand) -> str:
    name = f"[{operand.metavar}]" if operand.optional else operand.metavar
    return f"{name}..." if operand.many else name


def text_of(syntax: Syntax) -> str:
    """The help of a command."""
    return parser_of(syntax).format_help().rstrip()
