# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Option, Syntax
from linnet_cli.commands import access, shared

OF_A_SECRET, OF_A_PASSPHRASE = "hkdf-sha-256", "pbkdf2-hmac-sha-256"

SYNTAX = Syntax(
    "linnet kdf",
    f"""Derive a key from a secret or from a passphrase.

The key is printed in hexadecimal. From a secret that nobody can guess with HKDF, usually
{OF_A_SECRET}; from a passphrase with PBKDF2, usually {OF_A_PASSPHRASE}, and a salt.""",
    [
        Option("--secret-file", metavar="FILE", help="The secret is all bytes of FILE; - is standard input."),
        access.PASSPHRASE,
        access.PASSPHRASE_FILE,
        Option("-l", "--length", metavar="BYTES", help="Length of the key, in bytes."),
        Option("-a", "--algorithm", metavar="KDF", help="A KDF of linnet list."),
        Option("--salt", metavar="HEX", help="The salt. It is not secret, and 16 random bytes or more."),
        Option("--info", metavar="TEXT", help="What the key is for, with HKDF."),
        Option("--iterations", metavar="N", help="With PBKDF2. Usually 600000."),
        Option("--binary", help="The bytes of the key alone."),
        Option("-o", "--output", metavar="OUT", help="A new file of mode 0600; standard output if it is - or left out."),
    ],
)


def run(given: Given) -> int:
    shared.require_posix(SYNTAX)
    from linnet_cli.io.descriptors import refuse_terminal
    from linnet_cli.keys import derivation

    chosen = [option for option in ("secret_file", "passphrase", "passphrase_file") if getattr(given, option) not in (None, False)]
    if len(chosen) != 1:
        SYNTAX.refuse("expected one of --secret-file FILE, --passphrase and --passphrase-file FILE")
    if given.length is None:
        SYNTAX.refuse("expected --length BYTES")
    if given.binary:
        refuse_terminal(shared.output(given))
    usual = OF_A_SECRET if given.secret_file is not None else OF_A_PASSPHRASE
    derivation.derive(usual if given.algorithm is None else given.algorithm, given, shared.output(given))
    return 0
