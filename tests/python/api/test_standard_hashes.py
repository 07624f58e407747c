# SPDX-License-Identifier: MIT OR Apache-2.0
"""SHA-1, SHA-2, HMAC, HKDF and PBKDF2 against Python's hashlib and hmac, and against PyPI's cryptography."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.kdf.hkdf import HKDF, HKDFExpand

import linnet

CASES = 10_000
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
PYCA = {"sha-256": hashes.SHA256(), "sha-384": hashes.SHA384(), "sha-512": hashes.SHA512()}


def over(prefix: str) -> dict[str, str]:
    """The ids with this prefix, and hashlib's name of the hash after it."""
    return {prefix + id: name for id, name in HASHES.items() if prefix + id in linnet.algorithms()}


def lengths(random: random.Random) -> int:
    """Mostly short, around the ends of blocks and of the room for the length, and a few long ones."""
    return random.choice((random.randrange(300), 64 * random.randrange(6) + random.randrange(-9, 2) % 64, random.randrange(3000)))


def test_every_hash_is_compared() -> None:
    assert {id for id in linnet.algorithms("hash", "mac", "kdf") if "sha-" in id or "-sha3-" in id or id.startswith("sha3-")} == {
        id for prefix in ("", "hmac-", "hkdf-", "pbkdf2-hmac-") for id in over(prefix)
    }


@pytest.mark.parametrize(("id", "name"), over("").items())
def test_hashes(id: str, name: str) -> None:
    source = random.Random(id)
    for _ in range(CASES):
        data = source.randbytes(lengths(source))
        assert linnet.new(id, data).digest() == hashlib.new(name, data).digest(), len(data)


@pytest.mark.parametrize(("id", "name"), over("").items())
def test_pieces(id: str, name: str) -> None:
    source = random.Random(id)
    for _ in range(CASES // 10):
        ours, theirs = linnet.new(id), hashlib.new(name)
        for _ in range(source.randrange(1, 6)):
            piece = source.randbytes(lengths(source))
            ours.update(piece)
            theirs.update(piece)
            assert ours.copy().digest() == theirs.copy().digest()  # type: ignore[call-arg]


@pytest.mark.parametrize(("id", "name"), over("hmac-").items())
def test_codes(id: str, name: str) -> None:
    source = random.Random(id)
    smallest, largest = linnet.mac(id, b"").tag_size, 0
    for entry in linnet.catalog():
        if entry.id == id:
            smallest, largest = entry.tag_size_min, entry.tag_size
    for _ in range(CASES):
        key, data = source.randbytes(lengths(source) % 300), source.randbytes(lengths(source))
        expected = hmac.digest(key, data, name)
        size = source.randrange(smallest, largest + 1)
        state = linnet.mac(id, key, data, tag_size=size)
        assert state.digest() == expected[:size], (len(key), len(data))
        state.verify(expected[:size])


@pytest.mark.parametrize("id", over("hkdf-"))
def test_keys_from_secrets(id: str) -> None:
    source = random.Random(id)
    by, pyca = linnet._core._classes[id], PYCA[id.removeprefix("hkdf-")]
    for _ in range(CASES):
        secret, salt, info = (source.randbytes(source.randrange(200)) for _ in range(3))
        size = source.randrange(1, 400)
        assert linnet.kdf(id, secret, size, salt=salt, info=info) == HKDF(pyca, size, salt, info).derive(secret)
        key = hmac.digest(salt, secret, HASHES[id.removeprefix("hkdf-")])
        assert by.extract(secret, salt=salt) == key
        assert by.expand(key, size, info=info) == HKDFExpand(pyca, size, info).derive(key)


@pytest.mark.parametrize("id", over("hkdf-"))
def test_the_longest_output(id: str) -> None:
    pyca = PYCA[id.removeprefix("hkdf-")]
    size = 255 * pyca.digest_size
    assert linnet.kdf(id, b"secret", size) == HKDF(pyca, size, None, None).derive(b"secret")


@pytest.mark.parametrize(("id", "name"), over("pbkdf2-hmac-").items())
def test_keys_from_passwords(id: str, name: str) -> None:
    source = random.Random(id)
    for _ in range(CASES // 4):
        password, salt = source.randbytes(source.randrange(200)), source.randbytes(source.randrange(200))
        iterations, size = source.choice((1, 2, 3, source.randrange(1, 60))), source.randrange(1, 200)
        expected = hashlib.pbkdf2_hmac(name, password, salt, iterations, size)
        assert linnet.kdf(id, password, size, salt=salt, iterations=iterations) == expected
    expected = hashlib.pbkdf2_hmac(name, b"password", b"salt", 100_000)
    assert linnet.kdf(id, b"password", len(expected), salt=b"salt", iterations=100_000) == expected
