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

EXCHANGES_MAX = 20


def public_key(secret: bytes) -> bytes:
    return X25519PrivateKey.from_private_bytes(secret).public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)


def agree(secret: bytes, peer: bytes) -> bytes:
    return X25519PrivateKey.from_private_bytes(secret).exchange(X25519PublicKey.from_public_bytes(peer))


def main() -> None:
    if sys.argv[1:] != ["x25519"]:
        sys.exit("usage: make_kex.py x25519")
    for count in range(1, EXCHANGES_MAX + 1):
        fields = {"Key": bytes(range(32)), "Peer": bytes(range(16, 48)), "Iterations": count.to_bytes(8, "big")}
        secret, peer = fields["Key"], fields["Peer"]
        for _ in range(count):
            secret, peer = agree(secret, peer), public_key(secret)
        lines = [f"{field} = {value.hex().upper()}" for field, value in (fields | {"SS": secret}).items()]
        sys.stdout.write("\n" * (count > 1) + "\n".join([f"Count = {count}", *lines]) + "\n")


if __name__ == "__main__":
    main()
