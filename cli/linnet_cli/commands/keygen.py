# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax

SYNTAX = Syntax(
    "linnet keygen",
    """Write a new key to a new file of mode 0600.

The file is one line: linnet-key-1 and 32 random bytes in base64. It serves every algorithm.
Whoever has it opens what was sealed with it; without it nothing does.""",
    [Option("-o", "--output", metavar="FILE", help="The new file, as FILE is.")],
    [Operand("file", "FILE", help="The new file.", optional=True)],
)


def run(given: Given) -> int:
    from linnet_cli import key_file

    if (given.file is None) == (given.output is None):
        SYNTAX.refuse("expected one FILE")
    key_file.generate(given.file or given.output)
    return 0
