# SPDX-License-Identifier: MIT OR Apache-2.0
"""SHA-3 and its derived functions against hashlib and pycryptodome, on random messages."""

import hashlib
import random
from collections.abc import Callable

import pytest
from Crypto.Hash import KMAC128, KMAC256, cSHAKE128, cSHAKE256

import linnet

CASES = 10_000


def message(source: random.Random) -> bytes:
    """A length mostly around the ends of a block or two, at times longer."""
    return source.randbytes(source.choice((source.randrange(300), source.randrange(300), source.randrange(3000))))


def pieces(state: linnet.Hash | linnet.XOF | linnet.MAC, data: bytes, source: random.Random) -> None:
    cut = source.randint(0, len(data))
    state.update(data[:cut])
    state.update(data[cut:])


@pytest.mark.parametrize("bits", [224, 256, 384, 512])
def test_hashes(bits: int) -> None:
    source = random.Random(bits)
    for _ in range(CASES):
        data = message(source)
        state = linnet.new(f"sha3-{bits}")
        pieces(state, data, source)
        assert state.digest() == hashlib.new(f"sha3_{bits}", data).digest()  # type: ignore[call-arg]


@pytest.mark.parametrize("bits", [128, 256])
def test_shake(bits: int) -> None:
    source = random.Random(bits)
    reference = {128: hashlib.shake_128, 256: hashlib.shake_256}[bits]
    for _ in range(CASES):
        data, size = message(source), source.randrange(400)
        state = linnet.new(f"shake{bits}")
        pieces(state, data, source)
        first = source.randint(0, size)
        assert isinstance(state, linnet.XOF)
        assert state.read(first) + state.read(size - first) == reference(data).digest(size)


@pytest.mark.parametrize(("id", "reference"), [("cshake128", cSHAKE128.new), ("cshake256", cSHAKE256.new)])
def test_cshake(id: str, reference: Callable[..., cSHAKE128.cSHAKE_XOF]) -> None:
    source = random.Random(id)
    for _ in range(CASES):
        data, name, size = message(source), source.randbytes(source.randrange(300)), source.randrange(1, 400)
        state = linnet.new(id, customization=name)
        pieces(state, data, source)
        assert isinstance(state, linnet.XOF)
        assert state.read(size) == reference(data, name).read(size)


# pycryptodome takes no shorter keys and no shorter tags.
@pytest.mark.parametrize(("id", "reference", "shortest"), [("kmac128", KMAC128.new, 16), ("kmac256", KMAC256.new, 32)])
def test_kmac(id: str, reference: Callable[..., KMAC128.KMAC_Hash], shortest: int) -> None:
    source = random.Random(id)
    for _ in range(CASES):
        data, name, size = message(source), source.randbytes(source.randrange(300)), source.randrange(8, 400)
        key = source.randbytes(source.randrange(shortest, 400))
        state = linnet.mac(id, key, customization=name, tag_size=size)
        pieces(state, data, source)
        tag = reference(key=key, data=data, custom=name, mac_len=size).digest()
        assert state.digest() == tag
        state.verify(tag)
