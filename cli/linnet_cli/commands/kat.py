# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax

SYNTAX = Syntax(
    "linnet kat",
    """Write or check known answers in NIST's response format.

With --verify, ID may be left out if FILE is named after it, as in ascon-aead128.txt.""",
    [Option("--verify", metavar="FILE", help="Check this response file.")],
    [Operand("id", "ID", help="An algorithm of linnet list.", optional=True)],
)


def run(given: Given) -> int:
    import linnet
    from linnet_cli.algorithms import response_file
    from linnet_cli.catalog import entry_of
    from linnet_cli.output.lines import print_line, show_line

    if given.verify is not None:
        algorithm = given.id or response_file.algorithm_of(given.verify)
        count = response_file.verify(given.verify, algorithm)
        show_line(f"{given.verify}: {algorithm}: {count} records, all equal")
    elif given.id is not None:
        print_line(linnet.kat(entry_of(given.id).id).removesuffix("\n"))
    else:
        SYNTAX.refuse("expected an ID or --verify FILE")
    return 0
