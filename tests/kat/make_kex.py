#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the known-answer file of a key exchange to standard output.

The answers are those of the package `cryptography`, which is independent of the library. The standards' own examples are among the
vectors in vectors.txt.

Usage: pip install cryptography && python3 make_kex.py x25519 | sha256sum
"""

import sys

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

EXCHANGES = 16


def public_key(secret: bytes) -> bytes:
    return X25519PrivateKey.from_private_bytes(secret).public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)


def agree(secret: bytes, peer: bytes) -> bytes:
    return X25519PrivateKey.from_private_bytes(secret).exchange(X25519PublicKey.from_public_bytes(peer))


def main() -> None:
    if sys.argv[1:] != ["x25519"]:
        sys.exit("usage: make_kex.py x25519")
    secret, peer = bytes(range(32)), public_key(bytes(range(16, 48)))
    for count in range(1, EXCHANGES + 1):
        own, shared = public_key(secret), agree(secret, peer)
        fields = {"Key": secret, "Peer": peer, "PK": own, "SS": shared}
        lines = [f"{field} = {value.hex().upper()}" for field, value in fields.items()]
        sys.stdout.write("\n" * (count > 1) + "\n".join([f"Count = {count}", *lines]) + "\n")
        secret, peer = shared, own


if __name__ == "__main__":
    main()
