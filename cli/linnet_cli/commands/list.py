# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Option, Syntax

SYNTAX = Syntax(
    "linnet list",
    "List the algorithms: sizes in bytes, status, specification.",
    [Option("--json", help="All fields of the catalog as JSON.")],
)


def run(given: Given) -> int:
    from linnet_cli import catalog_table
    from linnet_cli.stream import print_line

    if given.json:
        print_line(catalog_table.as_json())
    else:
        catalog_table.as_table().print()
    return 0
