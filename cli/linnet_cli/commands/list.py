# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Option, Syntax

SYNTAX = Syntax(
    "linnet list",
    "List the algorithms: sizes in bytes, lanes of a batch here, status, specification.",
    [
        Option("--kind", metavar="KIND", help="Only this kind, such as aead. May be repeated.", many=True),
        Option("--json", help="All fields of the catalog as JSON."),
    ],
)


def run(given: Given) -> int:
    from linnet_cli.algorithms import catalog_table
    from linnet_cli.output.lines import print_line

    entries = catalog_table.entries(given.kind)
    if given.json:
        print_line(catalog_table.as_json(entries))
    else:
        catalog_table.as_table(entries).print()
    return 0
