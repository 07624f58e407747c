# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Syntax
from linnet_cli.commands import shared

SYNTAX = Syntax(
    "linnet public-key",
    """Print the public keys of identity files.

One in a line, as linnet keygen --x25519 printed it and linnet seal --to takes it. It may be
given to anyone.""",
    [],
    [Operand("files", "FILE", help="Identity file; standard input if it is -.", many=True)],
)


def run(given: Given) -> int:
    shared.require_posix(SYNTAX)
    from linnet_cli import identity_file
    from linnet_cli.into import each
    from linnet_cli.stream import print_line

    identities, status = each(given.files, identity_file.read)
    for identity in identities:
        print_line(identity_file.public_key(identity.secret))
    return status
