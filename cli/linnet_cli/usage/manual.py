# SPDX-License-Identifier: MIT OR Apache-2.0
"""Makes the manual pages from the help: python -m linnet_cli.usage.manual VERSION DIRECTORY"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from argparse_manpage.manpage import Manpage  # type: ignore[import-untyped]

from linnet_cli.arguments import Syntax
from linnet_cli.commands import LINNET, syntaxes
from linnet_cli.usage.help import STATUSES, overview, parser_of, summary


def page(parser: ArgumentParser, syntax: Syntax, version: str, related: list[str]) -> str:
    parser.epilog = None
    title = {"project_name": "linnet", "version": version, "manual_title": "Linnet Manual"}
    manual = Manpage(parser, title | {"description": summary(syntax).rstrip(".")})
    manual.prog = syntax.name.replace(" ", "-")
    manual.add_section("Exit status", ">", STATUSES.removeprefix("Exit status: "))
    manual.add_section("See also", ">", ",\n".join(f".BR {name} (1)" for name in related))
    return str(manual)


def main(version: str, directory: str) -> None:
    commands = syntaxes()
    names = [command.name.replace(" ", "-") for command in commands]
    Path(directory).mkdir(parents=True, exist_ok=True)
    pages = {"linnet": page(overview(LINNET, commands), LINNET, version, names)}
    pages |= {name: page(parser_of(command), command, version, ["linnet"]) for name, command in zip(names, commands)}
    for name, text in pages.items():
        Path(directory, f"{name}.1").write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
