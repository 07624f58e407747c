# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Option, Syntax
from linnet_cli.commands import access, shared

TYPE_CHECKING = False
if TYPE_CHECKING:
    from linnet_cli.format.part import Range

SYNTAX = Syntax(
    "linnet open",
    """Open a sealed file, armored or not, if it is authentic.

The file says whether it needs a key, an identity or a passphrase: give what you have, or
nothing to be asked for a passphrase. The passphrase of --passphrase-file also opens protected
identities.

OUT appears when all of it is verified, with mode 0600. Standard output gets each part as soon
as it is verified: if a later part is not, linnet says so and exits with 1, and what was written
is an authentic prefix.

With --range, linnet verifies the final chunk and the chunks of the range, and reads no others.
Armor and pipes it reads and verifies to the end.""",
    [
        access.KEY_FILE,
        access.IDENTITY,
        access.PASSPHRASE,
        access.PASSPHRASE_FILE,
        access.WORK_FACTOR_MAX,
        shared.OUTPUT,
        Option("--into", metavar="DIR", help="Open each IN, NAME.sealed, to the file NAME in DIR."),
        Option("--range", metavar="A-B", help="Only bytes A to B, both included, from 0 on; A- is all from A on."),
        shared.CONTEXT,
        shared.FORMAT,
        access.RAW_KEY_FILE,
        shared.FORCE,
        Option("--keep-mode", help="Give OUT the permissions of IN within the umask, not 0600."),
        shared.ALLOW_LEGACY,
        Option("--explain", help="If a chunk is not authentic, look for the cause, for up to 20 seconds."),
        shared.QUIET,
    ],
    [shared.INPUTS],
)


def run(given: Given) -> int:
    shared.require_posix(SYNTAX)
    from linnet_cli.format import sealing
    from linnet_cli.format.transfer import Transfers

    work_factor_max = access.work_factor_max(given)
    part = _range(given)
    way = access.way_to_open(SYNTAX, given)

    def job(source: int) -> sealing.Writer:
        if given.format is None:
            return sealing.prepare_opening(source, way, given.allow_legacy, work_factor_max, shared.context(given), part)
        from linnet_cli.format import cobblestone

        return cobblestone.prepare_opening(source, way.secret_of(b""), given.format, shared.context(given))

    transfers = Transfers("opening", job, force=given.force, keep_mode=given.keep_mode, explain=given.explain, whole=part is None)
    for file, what in way.files:
        transfers.keep(file.identity, what)
    return shared.run_transfers(SYNTAX, given, transfers, way, sealing=False)


def _range(given: Given) -> Range | None:
    if given.range is None:
        return None
    if given.format is not None:
        SYNTAX.refuse("--range reads Linnet's own files; expected no --format")
    from linnet_cli.format.part import Range

    return Range(given.range)
