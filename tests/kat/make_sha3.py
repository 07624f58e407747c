#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes known-answer files of SHA-3 and of what is derived from it into a directory, in the layout of the other files.

Independent of the library: the answers are those of Python's hashlib and, of cSHAKE and KMAC, of PyPI's
pycryptodome. NIST's samples of KMAC are among the vectors in vectors.txt.

Usage: pip install pycryptodome==4.4.0 && python3 make_sha3.py DIRECTORY && sha256sum DIRECTORY/*
"""

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path

from Crypto.Hash import KMAC128, KMAC256, cSHAKE128, cSHAKE256

Digest = Callable[[bytes], bytes]


def counting(start: int, size: int) -> bytes:
    return bytes((start + i) % 256 for i in range(size))


def field(name: str, value: bytes) -> str:
    return f"{name} = {value.hex().upper()}".rstrip() + "\n"


def hash_file(digest: Digest) -> str:
    messages = (counting(0, size) for size in range(1025))
    return "\n".join(f"Count = {i}\n" + field("Msg", m) + field("MD", digest(m)) for i, m in enumerate(messages, 1))


def cshake_file(digest: Callable[[bytes, bytes], bytes]) -> str:
    pairs = ((counting(0, text), counting(16, name)) for text in range(33) for name in range(33))
    return "\n".join(
        f"Count = {i}\n" + field("Msg", m) + field("Z", z) + field("MD", digest(m, z)) for i, (m, z) in enumerate(pairs, 1)
    )


def kmac_file(tag: Callable[[bytes, bytes, bytes], bytes], key_size: int) -> str:
    key, z = counting(0, key_size), counting(16, 16)
    messages = (counting(32, size) for size in range(1025))
    return "\n".join(
        f"Count = {i}\n" + field("Key", key) + field("Z", z) + field("Msg", m) + field("Tag", tag(key, m, z))
        for i, m in enumerate(messages, 1)
    )


def main() -> None:
    directory = Path(sys.argv[1])
    files = {
        f"sha3-{bits}": hash_file(lambda m, bits=bits: hashlib.new(f"sha3_{bits}", m).digest())  # type: ignore[misc]
        for bits in (224, 256, 384, 512)
    }
    files["shake128"] = hash_file(lambda m: hashlib.shake_128(m).digest(32))
    files["shake256"] = hash_file(lambda m: hashlib.shake_256(m).digest(64))
    files["cshake128"] = cshake_file(lambda m, z: cSHAKE128.new(m, z).read(32))
    files["cshake256"] = cshake_file(lambda m, z: cSHAKE256.new(m, z).read(64))
    files["kmac128"] = kmac_file(lambda k, m, z: KMAC128.new(key=k, data=m, custom=z, mac_len=32).digest(), 16)
    files["kmac256"] = kmac_file(lambda k, m, z: KMAC256.new(key=k, data=m, custom=z, mac_len=64).digest(), 32)
    for name, text in files.items():
        (directory / f"{name}.txt").write_text(text)


if __name__ == "__main__":
    main()
