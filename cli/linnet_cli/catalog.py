# SPDX-License-Identifier: MIT OR Apache-2.0
"""The commands' access to the catalog."""

from __future__ import annotations

import linnet
from linnet import _factories
from linnet_cli.errors import BadUsage


def entry_of(algorithm: str, *kinds: str) -> linnet.CatalogEntry:
    """The entry of an algorithm, of one of these kinds or of any, from any spelling of its id."""
    try:
        return _factories._entry_of(algorithm, *kinds)
    except ValueError as error:
        raise BadUsage(str(error)) from None


def digest(state: linnet.Hash | linnet.XOF, size: int) -> bytes:
    """The digest of a hash function, or `size` bytes of an extendable-output function."""
    return state.digest(size) if isinstance(state, linnet.XOF) else state.digest()
