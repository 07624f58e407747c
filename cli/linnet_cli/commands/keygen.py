# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax
from linnet_cli.commands import shared

SYNTAX = Syntax(
    "linnet keygen",
    """Write a new key to a new file of mode 0600.

The file is one line: linnet-key-1 and 32 random bytes in base64. It serves every algorithm.
Whoever has it opens what was sealed with it; without it nothing does. Standard error gets the
fingerprint of the key, which linnet fingerprint prints again.""",
    [
        Option("-o", "--output", metavar="FILE", help="The new file, as FILE is."),
        Option("-q", "--quiet", help="No fingerprint and no warnings."),
    ],
    [Operand("file", "FILE", help="The new file; standard output if it is -, unless that is a terminal.", optional=True)],
)


def run(given: Given) -> int:
    if (given.file is None) == (given.output is None):
        SYNTAX.refuse("expected one FILE")
    shared.require_posix(SYNTAX)
    from linnet_cli import key_file
    from linnet_cli.stream import Quiet, complain, warn
    from linnet_cli.transfer import refuse_terminal

    target = given.output if given.file is None else given.file
    refuse_terminal(target)
    key = key_file.generate(target)
    if not Quiet.wanted:
        complain(f"{key.name}: fingerprint {key_file.fingerprint(key.secret)}")
    for doubt in key_file.doubts(key):
        warn(doubt)
    return 0
