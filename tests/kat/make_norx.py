#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the known-answer file of a form of NORX to standard output: the authors' own (norx/norx, kat.h) has other inputs.

Independent of the library: made by tests/python/reference, which the tests there hold to the vectors of the specifications
and to the authors' answers. Without an id, the digests of all files are written, as digests.txt has them.

Usage: python3 make_norx.py [ID]
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "python"))
from reference.norx import NORX


def counting(place: int, size: int, step: int) -> bytes:
    """The input in a place of a record: bytes that count up from 16 times its number, for what is legacy from 0."""
    return bytes((step * place + i) % 256 for i in range(size))


def record(count: int, **fields: bytes) -> str:
    lines = [f"{name} = {value.hex().upper()}".rstrip() for name, value in fields.items()]
    return "\n".join([f"Count = {count}", *lines]) + "\n"


def records(id: str) -> Iterator[str]:
    norx = NORX[id]
    step = 16 if norx.version == 3 else 0
    key, nonce = counting(0, norx.key_size, step), counting(1, norx.nonce_size, step)
    for count in range(33 * 33):
        text, data = counting(2, count // 33, step), counting(3, count % 33, step)
        yield record(count + 1, Key=key, Nonce=nonce, PT=text, AD=data, CT=norx.encrypt(key, nonce, data, text))


def main() -> None:
    if len(sys.argv) == 2:
        sys.stdout.write("\n".join(records(sys.argv[1])))
        return
    for id in NORX:
        print(id, hashlib.sha256("\n".join(records(id)).encode()).hexdigest())


if __name__ == "__main__":
    main()
