# SPDX-License-Identifier: MIT OR Apache-2.0
"""Arguments that several commands share, and their use."""

from __future__ import annotations

import os
import sys

from linnet_cli.arguments import Given, Operand, Option, Syntax
from linnet_cli.errors import DONE, IO_FAILED, BadAnswer, BadUsage, describe, failure_of
from linnet_cli.output.lines import complain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import TypeVar

    from linnet_cli.format.transfer import Transfers
    from linnet_cli.format.ways import Way

    Item = TypeVar("Item")
    Result = TypeVar("Result")

INPUTS = Operand(
    "inputs", "IN", help="Input; standard input if it is - or left out. Several with --into.", optional=True, many=True
)
OUTPUT = Option("-o", "--output", metavar="OUT", help="Output; standard output if it is - or left out.")
FORMAT = Option("--format", metavar="FORMAT", help="cobblestone-128 or cobblestone-256: chunked encryption of C2SP, never guessed.")
CONTEXT = Option("--context", metavar="TEXT", help="What a file is for. It is not stored; the file opens with the same alone.")
FORCE = Option("-f", "--force", help="Replace OUT if it exists.")
ALLOW_LEGACY = Option("--allow-legacy", help="Accept an algorithm that is kept for interoperability only.")
QUIET = Option("-q", "--quiet", help="No warnings and no progress.")


def context(given: Given) -> bytes:
    """The context of the command line, in its original bytes."""
    return os.fsencode(given.context or "")


def require_posix(syntax: Syntax) -> None:
    if sys.platform == "win32":
        raise BadUsage(f"{syntax.name} does not run on Windows, which has no readv and no openat; WSL has them")


def run_transfers(syntax: Syntax, given: Given, transfers: Transfers, way: Way, *, sealing: bool) -> int:
    """Transfers IN to OUT, or each IN to a file in a directory. A way that asks does so last."""
    if given.into is not None:
        from linnet_cli.format import into

        if given.output is not None:
            syntax.refuse("--into and --output contradict each other; expected one of them")
        if not given.inputs:
            syntax.refuse("expected files with --into")
        pairs = into.plan(given.inputs, given.into, into.sealed_name if sealing else into.opened_name)
        way.ask()
        return each(pairs, lambda pair: transfers.run(*pair))[1]
    if len(given.inputs) > 1 and given.passphrase:  # the message must not repeat a word that may be the passphrase
        syntax.refuse(f"{len(given.inputs)} inputs need --into DIR; --passphrase takes no value: linnet asks for it")
    if len(given.inputs) > 1:
        syntax.refuse(f"unexpected argument '{given.inputs[1]}'; several inputs need --into DIR")
    transfers.run(given.inputs[0] if given.inputs else "-", output(given))
    return DONE


def each(items: Iterable[Item], run: Callable[[Item], Result]) -> tuple[list[Result], int]:
    """The results of the items that did not fail, and the worst status. A failed item does not stop the others."""
    results, status = [], DONE
    for item in items:
        try:
            results.append(run(item))
        except (OSError, MemoryError) as error:
            complain(describe(error))
            status = max(status, IO_FAILED)
        except Exception as error:
            failure = failure_of(error)
            if failure is None or isinstance(failure, BadAnswer):
                raise
            complain(str(failure), hint=failure.hint)
            status = max(status, failure.status)
    return results, status


def output(given: Given) -> str:
    name: str | None = given.output
    return "-" if name is None else name
