# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Option, Syntax
from linnet_cli.commands import access, shared

ALGORITHM = "ascon-aead128"
SYNTAX = Syntax(
    "linnet seal",
    """Encrypt and authenticate a file of any size.

OUT appears when it is complete, with the permissions of IN within the umask, and never replaces
a file without --force. A file that shrinks meanwhile is refused.""",
    [
        access.KEY_FILE,
        access.TO,
        access.TO_FILE,
        access.PASSPHRASE,
        access.PASSPHRASE_FILE,
        access.WORK_FACTOR,
        shared.OUTPUT,
        Option("--into", metavar="DIR", help="Seal each IN to a file in DIR of the same name and .sealed."),
        Option("--armor", help="Write text, a third longer, which mail and chat can carry."),
        Option("-a", "--algorithm", metavar="AEAD", help=f"An AEAD of linnet list. Usually {ALGORITHM}."),
        shared.CONTEXT,
        shared.FORMAT,
        access.RAW_KEY_FILE,
        shared.FORCE,
        shared.ALLOW_LEGACY,
        shared.QUIET,
    ],
    [shared.INPUTS],
)


def run(given: Given) -> int:
    shared.require_posix(SYNTAX)
    from linnet_cli.format import sealing
    from linnet_cli.format.transfer import Transfers
    from linnet_cli.io.descriptors import refuse_terminal
    from linnet_cli.output.lines import warn

    if given.format is not None and given.algorithm is not None:
        SYNTAX.refuse("--format names the algorithm; expected no --algorithm")
    if given.format is not None and given.armor:
        SYNTAX.refuse("--format has no armor; expected no --armor")
    algorithm = ALGORITHM if given.algorithm is None else given.algorithm
    entry = sealing.algorithm_to_seal_with(algorithm)
    if entry.status == "legacy" and not given.allow_legacy:
        warn(f"{entry.id} is a legacy algorithm; linnet open will ask for --allow-legacy")
    if given.into is None and not given.armor:
        refuse_terminal(shared.output(given))
    way = access.way_to_seal(SYNTAX, given)

    def job(source: int) -> sealing.Writer:
        if given.format is None:
            if given.algorithm is None:
                _hint_at_speed(source)
            return sealing.prepare_sealing(source, way, entry.id, context=shared.context(given), armor=given.armor)
        from linnet_cli.format import cobblestone

        return cobblestone.prepare_sealing(source, way.new_secret()[0], given.format, shared.context(given))

    transfers = Transfers("sealing", job, force=given.force, keep_mode=True)
    for file, what in way.files:
        transfers.keep(file.identity, what)
    return shared.run_transfers(SYNTAX, given, transfers, way, sealing=True)


def _hint_at_speed(source: int) -> None:
    from linnet_cli.format import sealing
    from linnet_cli.io.source import size_of
    from linnet_cli.output.hints import another_algorithm

    another_algorithm(lambda: size_of(source) or 0, ALGORITHM, "aes-256-gcm", sealing.seal_nothing)
