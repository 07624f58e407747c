# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Option, Syntax
from linnet_cli.commands import shared

SYNTAX = Syntax(
    "linnet seal",
    """Encrypt and authenticate a file of any size.

OUT appears when it is complete, with the permissions of IN within the umask, and never replaces
a file without --force.""",
    [
        shared.KEY_FILE,
        shared.OUTPUT,
        Option("-a", "--algorithm", metavar="ALG", help="An AEAD of linnet list.", default="ascon-aead128"),
        shared.FORCE,
        shared.ALLOW_LEGACY,
        shared.QUIET,
    ],
    [shared.INPUT],
)


def run(given: Given) -> int:
    from linnet_cli import sealing
    from linnet_cli.stream import warn
    from linnet_cli.transfer import refuse_terminal, transfer

    entry = sealing.algorithm_to_seal_with(given.algorithm)
    if entry.status == "legacy" and not given.allow_legacy:
        warn(f"{entry.id} is a legacy algorithm; linnet open will ask for --allow-legacy")
    secret = shared.secret(SYNTAX, given)
    refuse_terminal(given.output)

    def job(source: int, sink: sealing.Sink, advance: sealing.Advance) -> None:
        sealing.seal(source, sink, advance, secret, entry.id)

    transfer("sealing", given.source, given.output, force=given.force, job=job)
    return 0
