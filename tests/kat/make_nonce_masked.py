#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the known-answer file of Ascon-AEAD128 with nonce masking, for which no official file exists, to standard output.

Independent of the library: the mode is written here after SP 800-232, section 4.1, over the permutation of PyPI's pure-Python
`ascon` 0.0.9 (the package itself knows only Ascon v1.2). Before the masked file is written, the official file of plain
Ascon-AEAD128 is made the same way and its digest compared with the one in digests.txt.

Usage: pip install ascon==0.0.9 && python3 make_nonce_masked.py | sha256sum
"""

import hashlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from ascon._ascon import ascon_permutation

INITIAL_VALUE = 0x00001000808C0001
RATE = 16

Encrypt = Callable[[bytes, bytes, bytes, bytes], bytes]


def words(data: bytes) -> list[int]:
    return [int.from_bytes(data[i : i + 8], "little") for i in range(0, len(data), 8)]


def pad(block: bytes) -> bytes:
    return block + b"\x01" + bytes(RATE - 1 - len(block))


def encrypt(key: bytes, nonce: bytes, data: bytes, text: bytes) -> bytes:
    """Ascon-AEAD128: ciphertext and tag (SP 800-232, algorithm 3)."""
    k0, k1 = words(key)
    state = [INITIAL_VALUE, k0, k1, *words(nonce)]
    ascon_permutation(state, 12)
    state[3] ^= k0
    state[4] ^= k1

    def absorb(block: bytes) -> bytes:
        for i, word in enumerate(words(block)):
            state[i] ^= word
        return b"".join(word.to_bytes(8, "little") for word in state[:2])

    if data:
        whole = len(data) // RATE * RATE
        for i in range(0, whole, RATE):
            absorb(data[i : i + RATE])
            ascon_permutation(state, 8)
        absorb(pad(data[whole:]))
        ascon_permutation(state, 8)
    state[4] ^= 1 << 63

    out = b""
    whole = len(text) // RATE * RATE
    for i in range(0, whole, RATE):
        out += absorb(text[i : i + RATE])
        ascon_permutation(state, 8)
    out += absorb(pad(text[whole:]))[: len(text) - whole]

    state[2] ^= k0
    state[3] ^= k1
    ascon_permutation(state, 12)
    return out + (state[3] ^ k0).to_bytes(8, "little") + (state[4] ^ k1).to_bytes(8, "little")


def encrypt_masked(key: bytes, nonce: bytes, data: bytes, text: bytes) -> bytes:
    """The same with the nonce masked by the second half of the key (SP 800-232, section 4.2.2)."""
    masked = bytes(a ^ b for a, b in zip(nonce, key[16:], strict=True))
    return encrypt(key[:16], masked, data, text)


def records(cipher: Encrypt, key_size: int) -> Iterator[str]:
    key, nonce = bytes(range(key_size)), bytes(range(0x10, 0x20))
    for count in range(33 * 33):
        text = bytes(range(0x20, 0x20 + count // 33))
        data = bytes(range(0x30, 0x30 + count % 33))
        fields = {"Key": key, "Nonce": nonce, "PT": text, "AD": data, "CT": cipher(key, nonce, data, text)}
        lines = [f"{name} = {value.hex().upper()}".rstrip() for name, value in fields.items()]
        yield "\n".join([f"Count = {count + 1}", *lines]) + "\n"


def main() -> None:
    official = dict(line.split() for line in Path(__file__).with_name("digests.txt").read_text().splitlines() if line[:1] != "#")
    plain = "\n".join(records(encrypt, 16))
    if hashlib.sha256(plain.encode()).hexdigest() != official["ascon-aead128"]:
        sys.exit("make_nonce_masked.py: this script's Ascon-AEAD128 differs from the official known answers")
    sys.stdout.write("\n".join(records(encrypt_masked, 32)))


if __name__ == "__main__":
    main()
