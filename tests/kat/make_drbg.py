#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the known-answer file of a DRBG to standard output.

The generators follow SP 800-90A Rev. 1, sections 10.1.1, 10.1.2 and 10.3.1, over Python's hashlib and hmac, independently of
the library. Vectors of NIST's CAVP are in tests/typed/drbg.cpp.

Usage: python3 make_drbg.py ID [COUNT...] | sha256sum
"""

import hashlib
import hmac
import sys

LONGEST = 32
SEED_BITS = {"sha256": 440, "sha512": 888}


class HashDrbg:
    def __init__(self, hash_name: str, seed: bytes) -> None:
        self.hash_name, self.bits = hash_name, SEED_BITS[hash_name]
        self._seed(self._derive(seed))

    def _hash(self, data: bytes) -> bytes:
        return hashlib.new(self.hash_name, data).digest()

    def _derive(self, data: bytes) -> bytes:
        out = b""
        for counter in range(1, 256):
            if len(out) >= self.bits // 8:
                break
            out += self._hash(bytes([counter]) + self.bits.to_bytes(4, "big") + data)
        return out[: self.bits // 8]

    def _seed(self, value: bytes) -> None:
        self.v, self.c, self.counter = value, self._derive(b"\0" + value), 1

    def _add(self, *numbers: bytes) -> None:
        total = sum(int.from_bytes(n, "big") for n in (self.v, *numbers)) % 2**self.bits
        self.v = total.to_bytes(self.bits // 8, "big")

    def generate(self, size: int, additional: bytes) -> bytes:
        if additional:
            self._add(self._hash(b"\2" + self.v + additional))
        first, out = int.from_bytes(self.v, "big"), b""
        while len(out) < size:
            out += self._hash((first % 2**self.bits).to_bytes(self.bits // 8, "big"))
            first += 1
        self._add(self._hash(b"\3" + self.v), self.c, self.counter.to_bytes(8, "big"))
        self.counter += 1
        return out[:size]


class HmacDrbg:
    def __init__(self, hash_name: str, seed: bytes) -> None:
        self.hash_name = hash_name
        size = hashlib.new(hash_name).digest_size
        self.key, self.v = bytes(size), b"\1" * size
        self._update(seed)

    def _hmac(self, data: bytes) -> bytes:
        return hmac.digest(self.key, data, self.hash_name)

    def _update(self, data: bytes) -> None:
        for half in (b"\0", b"\1") if data else (b"\0",):
            self.key = self._hmac(self.v + half + data)
            self.v = self._hmac(self.v)

    def generate(self, size: int, additional: bytes) -> bytes:
        if additional:
            self._update(additional)
        out = b""
        while len(out) < size:
            self.v = self._hmac(self.v)
            out += self.v
        self._update(additional)
        return out[:size]


ALGORITHMS = {
    "hash-drbg-sha-256": (HashDrbg, "sha256"),
    "hash-drbg-sha-512": (HashDrbg, "sha512"),
    "hmac-drbg-sha-256": (HmacDrbg, "sha256"),
    "hmac-drbg-sha-512": (HmacDrbg, "sha512"),
}


def counting(first: int, size: int) -> bytes:
    return bytes(range(first, first + size))


def main() -> None:
    if not sys.argv[1:] or sys.argv[1] not in ALGORITHMS:
        sys.exit(f"usage: make_drbg.py {'|'.join(ALGORITHMS)} [COUNT...]")
    drbg, hash_name = ALGORITHMS[sys.argv[1]]
    wanted = {int(count) for count in sys.argv[2:]}
    texts = []
    for personalization in range(LONGEST + 1):
        for additional in range(LONGEST + 1):
            fields = {
                "EntropyInput": counting(0, 32),
                "Nonce": counting(16, 16),
                "PersonalizationString": counting(32, personalization),
                "AdditionalInput": counting(48, additional),
            }
            generator = drbg(hash_name, fields["EntropyInput"] + fields["Nonce"] + fields["PersonalizationString"])
            fields["ReturnedBits"] = generator.generate(2 + 4 * additional, fields["AdditionalInput"])
            count = personalization * (LONGEST + 1) + additional + 1
            lines = [f"{name} = {value.hex().upper()}".rstrip() for name, value in fields.items()]
            if not wanted or count in wanted:
                texts.append("\n".join([f"Count = {count}", *lines]) + "\n")
    sys.stdout.write("\n".join(texts))


if __name__ == "__main__":
    main()
