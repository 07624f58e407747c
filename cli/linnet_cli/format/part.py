# SPDX-License-Identifier: MIT OR Apache-2.0
"""The part of a plaintext that --range selects."""

from __future__ import annotations

import re

from linnet_cli.errors import BadUsage, NotVerified


class Range:
    """The bytes from `first` up to and including `last`, or to the end if `last` is None."""

    def __init__(self, text: str) -> None:
        found = re.fullmatch(r"([0-9]{1,40})-([0-9]{0,40})", text)
        if found is None:
            raise BadUsage(f"--range {text!r}: expected A-B, two positions from 0 on, or A- for all from A on")
        self.first, self.last = int(found[1]), int(found[2]) if found[2] else None
        if self.last is not None and self.last < self.first:
            raise BadUsage(f"--range {text}: the last byte comes before the first")

    def stop(self, size: int) -> int:
        """The end of the range in a plaintext of this size. A range beyond the plaintext is refused, never shortened."""
        stop = size if self.last is None else self.last + 1
        if self.first > size or stop > size:
            last = "" if self.last is None else self.last
            raise NotVerified(f"--range {self.first}-{last} is not within the plaintext, which has {size} bytes")
        return stop
