# SPDX-License-Identifier: MIT OR Apache-2.0
"""NORX against a reference written from its specifications, whose vectors and the authors' answers confirm it."""

import hashlib
import random

import pytest
from reference.norx import NORX, Norx

import linnet

CASES = 200
each_form = pytest.mark.parametrize("id", NORX)

# Header, payload and trailer are the bytes from 00 to 7F; the key begins so too. From the output of norx/norx (utils/debug.c)
# with the nonce from 20 on, at b7f5f9a and for v2.0 at 9a39b91, and from NORX v2.0, section A.2.
WITH_TRAILER = [
    (
        "norx32-4-1",
        bytes(range(0x20, 0x30)),
        "6ce94cb548b20fed7b68c6ac60ac4cb5ebb1f09aec5a750ecf50ec0e64938bf24017a4ff0684f808a67c196c31a0af12"
        "569be5f7c56ad3bcac88da3686575f9343968da22077eecce7d663174908a3f73c9e9ac149b5ce6be69c9e317cd7e7e8"
        "0c856997740224413ae064a25a8108b8d3a6859274c76586e29c27ed11fb7195d554e4bc6b5bb789547759eacdffcf47",
    ),
    (
        "norx64-4-1",
        bytes(range(0x20, 0x40)),
        "c0816e508ae4a0500b93387bbbabc241ac42387ef5e8bf0ec3826cede166a1d5caa3e8d62cd641b3faf2aa2adde3e5ed"
        "0a13bd8b96d5f0fb7fe39ca780953175e245bc3e534b800e9646771f13ea4085cb3e267f106f5f17a064ff234a027c64"
        "4be78665db1c46a4b01a4fbf5276dfbd30ebbfb88466f8dc897a7816d0d070d8d1f2fa3305a32376e23a61d1c989303f"
        "bfbd935aa55b17e4e7254733c473408e",
    ),
    (
        "norx32-4-1-v2",
        bytes(range(0x20, 0x28)),
        "be9c5c84a3d7e3cb4c911929ba057fab381eecec659fc666bf1618f21c88d83e0b6cd3bd56ac281ec47d1c73f8831a40"
        "3b1e6bcda3b3802d7b0bc7f721b9b23882028cc3a7d75c7ca3aa759bab6c36185bf425faf6b88ab84c55141f3bd34544"
        "edb9bbe1b6ded7329da6cd2d146d93bf86b082fbbecedcf7db50747c6ee22acbaf3cd8ab854c49f33cebda8ead49bfd6",
    ),
    (
        "norx32-4-1-v2",
        bytes.fromhex("f0e0d0c0b0a09080"),
        "f4afc8e66d2d80de0a7f719c899624c9ad896ec7c61739d5376d0648c7bcb204e57db05c6f83b3ff4315e8a4ef2f2c85"
        "5f21ea4c51ac6de575773ba548f36e636a13b979d953bb91298ea4a6e2aa27402991e0da541997825407b2f12441de3a"
        "e6c5dbfe41b12f1480d234832765111e4c09deef9fe3971618d2217c4b77921e7810131eea2eab1e5da05d23d4e3cb99",
    ),
]

# SHA-256 of the answers of norx/norx (kat.h) in sequence, for texts and headers of 0 to 255 bytes.
AUTHORS = {
    "norx32-4-1": "a43a974817aebdc5f0a3b356846cabd0ebe2ab74559c66cfb67ec86577cf1f2d",
    "norx64-4-1": "0aaafb14f9738d6884544f85113525bb050558da7d5adc246d0dfc7073394a36",
    "norx32-4-1-v2": "74c857be18a3b0e3ba238c5c75ef32210c7494cc0e59ee81c1933b67084bb189",
}


@pytest.mark.parametrize(("id", "nonce", "expected"), WITH_TRAILER)
def test_the_reference_with_a_trailer(id: str, nonce: bytes, expected: str) -> None:
    norx, text = NORX[id], bytes(range(128))
    assert norx.encrypt(text[: norx.key_size], nonce, text, text, text).hex() == expected


def stepping(step: int, size: int) -> bytes:
    return bytes((step * i + 123) % 256 for i in range(size))


@each_form
def test_the_authors_answers(id: str) -> None:
    """By the reference and by the package."""
    norx = NORX[id]
    key, nonce = stepping(191, norx.key_size), stepping(181, norx.nonce_size)
    cipher = linnet.aead(id, key)
    answers = hashlib.sha256()
    for size in range(256):
        header, payload = stepping(193, size), stepping(197, size)
        sealed = cipher.encrypt(nonce, payload, header)
        assert sealed == norx.encrypt(key, nonce, header, payload)
        answers.update(sealed)
    assert answers.hexdigest() == AUTHORS[id]


def lengths(norx: Norx) -> list[int]:
    """The lengths around the ends of blocks and of words."""
    near = {blocks * norx.rate + more for blocks in range(3) for more in (-norx.size, -2, -1, 0, 1, 2, norx.size)}
    return sorted(size for size in near if size >= 0)


@each_form
def test_all_lengths_around_blocks(id: str) -> None:
    norx, source = NORX[id], random.Random(f"{id} {random.random()}")
    for data_size in lengths(norx):
        for size in lengths(norx):
            check(norx, id, source, data_size, size)


@each_form
def test_random_messages(id: str) -> None:
    norx, source = NORX[id], random.Random(f"{id} {random.random()}")
    for _ in range(CASES):
        check(norx, id, source, source.randrange(4 * norx.rate), source.randrange(4 * norx.rate))


def check(norx: Norx, id: str, source: random.Random, data_size: int, size: int) -> None:
    """In one call, and incrementally."""
    key, nonce, data, text = (source.randbytes(n) for n in (norx.key_size, norx.nonce_size, data_size, size))
    shown = (key.hex(), nonce.hex(), data.hex(), text.hex())
    cipher = linnet.aead(id, key)
    expected = norx.encrypt(key, nonce, data, text)
    assert cipher.encrypt(nonce, text, data) == expected, shown
    assert cipher.decrypt(nonce, expected, data) == text, shown
    encryptor = cipher.encryptor(nonce)
    data_cut, cut = source.randrange(data_size + 1), source.randrange(size + 1)
    encryptor.update_aad(data[:data_cut])
    encryptor.update_aad(data[data_cut:])
    sealed = encryptor.update(text[:cut]) + encryptor.update(text[cut:])
    assert sealed + encryptor.finalize() == expected, shown
