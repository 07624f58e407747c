# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the commands ask of the catalog."""

from __future__ import annotations

import linnet
from linnet_cli.errors import BadUsage


def entry_of(algorithm: str, *kinds: str) -> linnet.CatalogEntry:
    """The entry of an algorithm, of one of these kinds or of any."""
    known = {entry.id: entry for entry in linnet.catalog() if not kinds or entry.kind in kinds}
    if algorithm not in known:
        what = " or ".join(kinds) or "algorithm"
        raise BadUsage(f"unknown {what} '{algorithm}'; expected one of {', '.join(known)}")
    return known[algorithm]


def digest(state: linnet.Hash | linnet.XOF, size: int) -> bytes:
    """The digest of a hash function, or `size` bytes of an extendable-output function."""
    return state.digest(size) if isinstance(state, linnet.XOF) else state.digest()
