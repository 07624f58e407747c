# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax

SYNTAX = Syntax(
    "linnet hash",
    "Print or check the digests of files, in the format of sha256sum.",
    [
        Option("-a", "--algorithm", metavar="ALG", help="A hash or xof of linnet list.", default="ascon-hash256"),
        Option("-c", "--check", help="Read checksums from FILES and check them."),
        Option("--tag", help="Name the algorithm in every line."),
        Option("--quiet", help="Checking: print no OK."),
        Option("--status", help="Checking: print nothing, the exit status tells."),
        Option("--strict", help="Checking: fail on improperly formatted lines."),
        Option("-w", "--warn", help="Checking: report improperly formatted lines."),
        Option("--ignore-missing", help="Checking: pass over missing files."),
    ],
    [Operand("files", "FILE", help="Standard input if it is - or left out.", optional=True, many=True)],
)


def run(given: Given) -> int:
    from linnet_cli import checksums
    from linnet_cli.catalog import entry_of

    entry_of(given.algorithm, *checksums.KINDS)
    files = given.files or ["-"]
    options = checksums.CheckOptions(given.quiet, given.status, given.strict, given.warn, given.ignore_missing)
    if given.check:
        if given.tag:
            SYNTAX.refuse("--tag is meaningless with --check: tags are always understood")
        return checksums.check(files, given.algorithm, options)
    if options != checksums.CheckOptions():
        SYNTAX.refuse("--quiet, --status, --strict, --warn and --ignore-missing need --check")
    return checksums.print_checksums(files, given.algorithm, tag=given.tag)
