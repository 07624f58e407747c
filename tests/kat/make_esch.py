#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the known-answer file of XOEsch to standard output, in the layout of the official files of Esch, with outputs of the usual
size.

Independent of the library: made by tests/python/reference. The files of Esch, which this writes too, are the official ones. Without
an id, the digests of all files are written, as digests.txt has them.

Usage: python3 make_esch.py [ID]
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "python"))
from reference.esch import ESCH


def records(id: str) -> Iterator[str]:
    for size in range(1025):
        message = bytes(i % 256 for i in range(size))
        lines = [f"Count = {size + 1}", f"Msg = {message.hex().upper()}".rstrip(), f"MD = {ESCH[id].digest(message).hex().upper()}"]
        yield "\n".join(lines) + "\n"


def main() -> None:
    if len(sys.argv) == 2:
        sys.stdout.write("\n".join(records(sys.argv[1])))
        return
    for id in ESCH:
        print(id, hashlib.sha256("\n".join(records(id)).encode()).hexdigest())


if __name__ == "__main__":
    main()
