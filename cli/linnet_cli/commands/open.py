# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Syntax
from linnet_cli.commands import shared

SYNTAX = Syntax(
    "linnet open",
    """Open a sealed file, if it is authentic.

OUT appears when all of it is verified. Standard output gets each part as soon as it is
verified: if a later part is not, linnet says so and exits with 1, and what was written is an
authentic prefix.""",
    [shared.KEY_FILE, shared.OUTPUT, shared.FORCE, shared.ALLOW_LEGACY, shared.QUIET],
    [shared.INPUT],
)


def run(given: Given) -> int:
    from linnet_cli import sealing
    from linnet_cli.transfer import transfer

    secret = shared.secret(SYNTAX, given)

    def job(source: int, sink: sealing.Sink, advance: sealing.Advance) -> None:
        sealing.open_(source, sink, advance, secret, given.allow_legacy)

    transfer("opening", given.source, given.output, force=given.force, job=job)
    return 0
