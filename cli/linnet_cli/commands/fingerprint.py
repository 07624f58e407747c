# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Syntax
from linnet_cli.commands import shared

SYNTAX = Syntax(
    "linnet fingerprint",
    """Print the fingerprints of key files.

Two key files have the same fingerprint if they have the same key. It tells nothing else of the
key, and may be shown to anyone.""",
    [],
    [Operand("files", "FILE", help="Key file; standard input if it is -.", many=True)],
)


def run(given: Given) -> int:
    shared.require_posix(SYNTAX)
    from linnet.sealed_file._keys import fingerprint
    from linnet_cli.keys import key_file
    from linnet_cli.output.lines import print_line, visible

    keys, status = shared.each(given.files, lambda file: (file, key_file.read(file)))
    for file, key in keys:
        print_line(f"{fingerprint(key.secret)}  {visible(file)}")
    return status
