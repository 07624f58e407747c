# SPDX-License-Identifier: MIT OR Apache-2.0
"""A command as argparse has it, which lays out the help and gives completion and manual their text."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from linnet_cli.arguments import Operand, Syntax

STATUSES = """Exit status: 0 done; 1 something was not verified (not authentic, damaged, a
checksum or an answer that differs); 2 bad usage; 3 input or output failed. A
signal ends linnet as it ends any program."""


COLUMNS = 80


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=30, width=COLUMNS)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, "Usage: " if prefix is None else prefix)


def _new_parser(syntax: Syntax, usage: str | None = None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        syntax.name, usage, syntax.text, STATUSES, formatter_class=_Formatter, add_help=False, allow_abbrev=False
    )
    parser._positionals.title, parser._optionals.title = "Arguments", "Options"
    for option in syntax.options:
        value: dict[str, Any] = {"metavar": option.metavar} if option.metavar else {"action": "store_true"}
        parser.add_argument(*option.names, help=option.help, **value)
    return parser


def parser_of(syntax: Syntax) -> argparse.ArgumentParser:
    """The command as argparse has it."""
    operands = " ".join(_shown(operand) for operand in syntax.operands)
    parser = _new_parser(syntax, f"{syntax.name} [OPTION]... {operands}".rstrip())
    for operand in syntax.operands:
        parser.add_argument(operand.attribute, metavar=operand.metavar, help=operand.help)
    return parser


def _shown(operand: Operand) -> str:
    name = f"[{operand.metavar}]" if operand.optional else operand.metavar
    return f"{name}..." if operand.many else name


def text_of(syntax: Syntax) -> str:
    """The help of a command."""
    return parser_of(syntax).format_help().rstrip()


def overview(linnet: Syntax, commands: Sequence[Syntax]) -> str:
    """The help of linnet, with the first sentence on each command."""
    parser = _new_parser(linnet, f"{linnet.name} [OPTION]... COMMAND ...")
    group = parser.add_argument_group("Commands")
    for command in commands:
        group.add_argument(command.name.removeprefix(f"{linnet.name} "), help=command.text.split(".", 1)[0] + ".")
    return parser.format_help().rstrip()
