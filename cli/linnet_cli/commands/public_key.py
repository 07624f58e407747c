# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax
from linnet_cli.commands import shared

SYNTAX = Syntax(
    "linnet public-key",
    """Print the public keys of identity files.

One in a line, as linnet keygen --x25519 printed it and linnet seal --to takes it. It may be
given to anyone. The passphrase of a protected file is asked for.""",
    [Option("--passphrase-file", metavar="FILE", help="The passphrase is the first line of FILE.")],
    [Operand("files", "FILE", help="Identity file; standard input if it is -.", many=True)],
)


def run(given: Given) -> int:
    shared.require_posix(SYNTAX)
    from linnet_cli.keys import identity_file, key_file, passphrase
    from linnet_cli.output.lines import print_line

    found = None if given.passphrase_file is None else passphrase.read(given.passphrase_file)

    if found is not None:
        key_file.warn_of_others(found)

    def question(name: str) -> bytes:
        return passphrase.ask(twice=False, of=name) if found is None else found.secret

    keys, status = shared.each(given.files, lambda name: identity_file.public_key(identity_file.read(name, question).secret))
    for key in keys:
        print_line(key)
    return status
