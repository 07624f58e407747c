# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from linnet_cli.arguments import Given, Operand, Option, Syntax

TYPE_CHECKING = False
if TYPE_CHECKING:
    from linnet import CatalogEntry

ALGORITHM = "ascon-hash256"
LENGTH_MAX = 1 << 16

SYNTAX = Syntax(
    "linnet hash",
    """Print or check the digests of files, in the format of sha256sum.

Checking takes the algorithm of a line from its tag, unless --algorithm names the only one that
is accepted.""",
    [
        Option("-a", "--algorithm", metavar="HASH", help=f"A hash or xof of linnet list. Usually {ALGORITHM}."),
        Option("-l", "--length", metavar="BYTES", help="Length of the digests of a xof, in bytes and not in bits."),
        Option("-c", "--check", help="Read checksums from FILES and check them."),
        Option("--tag", help="Name the algorithm in every line."),
        Option("-z", "--zero", help="End lines with NUL, and escape nothing in names."),
        Option("--quiet", help="Checking: print no OK."),
        Option("--status", help="Checking: print no results, the exit status tells."),
        Option("--strict", help="Checking: fail on improperly formatted lines."),
        Option("-w", "--warn", help="Checking: report improperly formatted lines."),
        Option("--ignore-missing", help="Checking: pass over missing files."),
        Option("--allow-legacy", help="Checking: accept algorithms that are kept for interoperability only."),
    ],
    [Operand("files", "FILE", help="Standard input if it is - or left out.", optional=True, many=True)],
)


def run(given: Given) -> int:
    from linnet_cli.catalog import entry_of
    from linnet_cli.hashing.digests import KINDS, STANDARD

    entry = entry_of(ALGORITHM if given.algorithm is None else given.algorithm, *KINDS)
    size = _length(given.length, entry)
    files = given.files or [STANDARD]
    return _check(given, files, entry, size) if given.check else _print(given, files, entry, size)


def _print(given: Given, files: list[str], entry: CatalogEntry, size: int | None) -> int:
    from linnet_cli.hashing import checksums
    from linnet_cli.hashing.digests import Job

    if given.quiet or given.status or given.strict or given.warn or given.ignore_missing or given.allow_legacy:
        SYNTAX.refuse("--quiet, --status, --strict, --warn, --ignore-missing and --allow-legacy need --check")
    if given.algorithm is None:
        _hint_at_speed(files)
    jobs = [Job(name, entry.id, size or entry.digest_size) for name in files]
    return checksums.print_checksums(jobs, tag=given.tag, zero=given.zero)


def _hint_at_speed(files: list[str]) -> None:
    import linnet
    from linnet_cli.hashing.digests import regular_size
    from linnet_cli.output.hints import another_algorithm

    def longest() -> int:
        return max(regular_size(name) or 0 for name in files)

    another_algorithm(longest, ALGORITHM, "sha-256", lambda id: linnet.new(id, bytes(1 << 18)).digest())


def _check(given: Given, files: list[str], entry: CatalogEntry, size: int | None) -> int:
    from linnet_cli.hashing import checksum_check, checksum_list

    if given.tag:
        SYNTAX.refuse("--tag is meaningless with --check: tags are always understood")
    if given.zero:
        SYNTAX.refuse("--zero is meaningless with --check: lists have lines")
    if entry.status == "legacy" and not given.allow_legacy:
        SYNTAX.refuse(f"{entry.id} is a legacy algorithm; --allow-legacy accepts it")
    reader = checksum_list.Reader(entry.id, binding=given.algorithm is not None, size=size, allow_legacy=given.allow_legacy)
    return checksum_check.check(files, entry.id, reader, given)


def _length(text: str | None, entry: CatalogEntry) -> int | None:
    """How many bytes --length asks for."""
    if text is None:
        return None
    if entry.kind != "xof":
        SYNTAX.refuse(f"--length needs an extendable-output function; a digest of {entry.id} has {entry.digest_size} bytes")
    size = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(LENGTH_MAX)) else 0
    if not 1 <= size <= LENGTH_MAX:
        SYNTAX.refuse(f"--length is '{text}'; expected a number of bytes from 1 to {LENGTH_MAX}")
    return size
