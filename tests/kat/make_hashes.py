#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the known-answer file of a hash function to standard output.

The answers are those of Python's `hashlib`, which is independent of the library. The standard's own examples are in vectors.txt.

Usage: python3 make_hashes.py ID | sha256sum
"""

import hashlib
import sys
from collections.abc import Iterator

# The names by which hashlib knows them.
HASHES = {
    "sha-224": "sha224",
    "sha-256": "sha256",
    "sha-384": "sha384",
    "sha-512": "sha512",
    "sha-512-256": "sha512_256",
}
Fields = dict[str, bytes]


def counting(place: int, size: int) -> bytes:
    """The bytes of the input field with this number: they count up, and each field begins 16 higher than the one before."""
    return bytes((16 * place + i) % 256 for i in range(size))


def hash_records(name: str) -> Iterator[Fields]:
    for size in range(1025):
        message = counting(0, size)
        yield {"Msg": message, "MD": hashlib.new(name, message).digest()}


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: make_hashes.py ID")
    name = HASHES.get(sys.argv[1])
    if name is None:
        sys.exit(f"make_hashes.py: no answers for {sys.argv[1]}")
    for count, fields in enumerate(hash_records(name), 1):
        lines = [f"{field} = {value.hex().upper()}".rstrip() for field, value in fields.items()]
        sys.stdout.write("\n" * (count > 1) + "\n".join([f"Count = {count}", *lines]) + "\n")


if __name__ == "__main__":
    main()
