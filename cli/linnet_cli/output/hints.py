# SPDX-License-Identifier: MIT OR Apache-2.0
"""Hints for a user who waits at a terminal."""

from __future__ import annotations

import sys
from time import perf_counter

from linnet_cli.io.stream import is_terminal
from linnet_cli.output.lines import Quiet, complain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

LONG = 100_000_000  # bytes, which take a good part of a second
WORTH = 0.75
"""The share of the time at which another algorithm is worth a hint."""

_hinted = False


def another_algorithm(size: Callable[[], int], usual: str, other: str, work: Callable[[str], object]) -> None:
    """Once, for a long file: the share of the time that another algorithm takes for this work, measured for some milliseconds.
    Without a terminal, `size` is not called."""
    global _hinted
    if _hinted or Quiet.wanted or not is_terminal(sys.stderr) or size() < LONG:
        return
    _hinted = True
    share = share_of(usual, other, work)
    if share < WORTH:
        complain(f"hint: a long file; -a {other} takes {share:.0%} of the time of {usual} on this processor")


def share_of(usual: str, other: str, work: Callable[[str], object]) -> float:
    def seconds(algorithm: str) -> float:
        begin = perf_counter()
        work(algorithm)
        return perf_counter() - begin

    tried = [(seconds(usual), seconds(other)) for _ in range(4)]
    return min(own for _, own in tried) / min(own for own, _ in tried)
