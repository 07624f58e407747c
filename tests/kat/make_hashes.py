#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the known-answer file of a hash function, or of a code or a key derivation built on one, to standard output.

The answers are those of Python's `hashlib` and `hmac`, which are independent of the library, and of the steps of RFC 5869 over
them. The standards' own examples are among the vectors in vectors.txt.

Usage: python3 make_hashes.py ID | sha256sum
"""

import hashlib
import hmac
import sys
from collections.abc import Iterator

# The name by which hashlib knows what an id ends with.
HASHES = {
    "sha-1": "sha1",
    "sha-224": "sha224",
    "sha-256": "sha256",
    "sha-384": "sha384",
    "sha-512": "sha512",
    "sha-512-256": "sha512_256",
    "sha3-224": "sha3_224",
    "sha3-256": "sha3_256",
    "sha3-384": "sha3_384",
    "sha3-512": "sha3_512",
}
Fields = dict[str, bytes]


LEGACY = sys.argv[1:2] and sys.argv[1].endswith("sha-1")


def counting(place: int, size: int) -> bytes:
    """The bytes of the input field with this number: they count up, and each field begins 16 higher than the one before, but with
    legacy algorithms at 0."""
    return bytes(((0 if LEGACY else 16 * place) + i) % 256 for i in range(size))


def hash_records(name: str) -> Iterator[Fields]:
    for size in range(1025):
        message = counting(0, size)
        yield {"Msg": message, "MD": hashlib.new(name, message).digest()}


def hmac_records(name: str) -> Iterator[Fields]:
    key = counting(0, hashlib.new(name).digest_size)
    for size in range(1025):
        message = counting(1, size)
        yield {"Key": key, "Msg": message, "Tag": hmac.digest(key, message, name)}


def hkdf(name: str, secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    """RFC 5869, sections 2.2 and 2.3. An absent salt is as one of zeroes, which HMAC makes of an empty key."""
    key = hmac.digest(salt, secret, name)
    output, block, number = b"", b"", 0
    while len(output) < size:
        number += 1
        block = hmac.digest(key, block + info + bytes([number]), name)
        output += block
    return output[:size]


def hkdf_records(name: str) -> Iterator[Fields]:
    secret = counting(0, hashlib.new(name).digest_size)
    for info_size in range(33):
        for salt_size in range(33):
            salt, info = counting(1, salt_size), counting(2, info_size)
            yield {"Key": secret, "Salt": salt, "Info": info, "OKM": hkdf(name, secret, salt, info, 2 + 4 * salt_size)}


def pbkdf2_records(name: str) -> Iterator[Fields]:
    password = counting(0, 16)
    for iterations in range(1, 34):
        for salt_size in range(33):
            salt = counting(1, salt_size)
            output = hashlib.pbkdf2_hmac(name, password, salt, iterations, 2 + 4 * salt_size)
            yield {"Key": password, "Salt": salt, "Iterations": iterations.to_bytes(8, "big"), "OKM": output}


KINDS = {"pbkdf2-hmac-": pbkdf2_records, "hkdf-": hkdf_records, "hmac-": hmac_records, "": hash_records}


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: make_hashes.py ID")
    prefix = next(prefix for prefix in KINDS if sys.argv[1].startswith(prefix))
    name = HASHES.get(sys.argv[1].removeprefix(prefix))
    if name is None:
        sys.exit(f"make_hashes.py: no answers for {sys.argv[1]}")
    for count, fields in enumerate(KINDS[prefix](name), 1):
        lines = [f"{field} = {value.hex().upper()}".rstrip() for field, value in fields.items()]
        sys.stdout.write("\n" * (count > 1) + "\n".join([f"Count = {count}", *lines]) + "\n")


if __name__ == "__main__":
    main()
