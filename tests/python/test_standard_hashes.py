# SPDX-License-Identifier: MIT OR Apache-2.0
"""SHA-2 against Python's hashlib."""

from __future__ import annotations

import hashlib
import random

import pytest

import linnet

CASES = 10_000
HASHES = {
    "sha-224": "sha224",
    "sha-256": "sha256",
    "sha-384": "sha384",
    "sha-512": "sha512",
    "sha-512-256": "sha512_256",
}


def lengths(random: random.Random) -> int:
    """Mostly short, around the ends of blocks and of the room for the length, and a few long ones."""
    return random.choice((random.randrange(300), 64 * random.randrange(6) + random.randrange(-9, 2) % 64, random.randrange(3000)))


def test_every_hash_is_compared() -> None:
    assert {id for id in linnet.algorithms() if "sha-" in id} == set(HASHES)


@pytest.mark.parametrize(("id", "name"), HASHES.items())
def test_hashes(id: str, name: str) -> None:
    source = random.Random(id)
    for _ in range(CASES):
        data = source.randbytes(lengths(source))
        assert linnet.new(id, data).digest() == hashlib.new(name, data).digest(), len(data)


@pytest.mark.parametrize(("id", "name"), HASHES.items())
def test_pieces(id: str, name: str) -> None:
    source = random.Random(id)
    for _ in range(CASES // 10):
        ours, theirs = linnet.new(id), hashlib.new(name)
        for _ in range(source.randrange(1, 6)):
            piece = source.randbytes(lengths(source))
            ours.update(piece)
            theirs.update(piece)
            assert ours.copy().digest() == theirs.copy().digest()  # type: ignore[call-arg]
