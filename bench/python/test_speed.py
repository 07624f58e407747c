# SPDX-License-Identifier: MIT OR Apache-2.0
"""Speed of every algorithm from Python, compared with AES-GCM of `cryptography` and the pure-Python `ascon`."""

from collections.abc import Callable
from typing import NamedTuple

import ascon
import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from pytest_benchmark.fixture import BenchmarkFixture

import linnet

ASSOCIATED_DATA = bytes(32)


class Cipher(NamedTuple):
    """An AEAD under one key and nonce."""

    encrypt: Callable[[bytes], bytes]
    decrypt: Callable[[bytes], bytes]


def ours(id: str) -> Cipher:
    entry = next(entry for entry in linnet.catalog() if entry.id == id)
    cipher, nonce = linnet.aead(id, bytes(entry.key_size)), bytes(entry.nonce_size)
    return Cipher(
        lambda data: cipher.encrypt(nonce, data, ASSOCIATED_DATA),
        lambda data: cipher.decrypt(nonce, data, ASSOCIATED_DATA),
    )


def aes_gcm() -> Cipher:
    cipher, nonce = AESGCM(bytes(16)), bytes(12)
    return Cipher(
        lambda data: cipher.encrypt(nonce, data, ASSOCIATED_DATA),
        lambda data: cipher.decrypt(nonce, data, ASSOCIATED_DATA),
    )


def pure_python() -> Cipher:
    key = nonce = bytes(16)
    return Cipher(
        lambda data: ascon.encrypt(key, nonce, ASSOCIATED_DATA, data, "Ascon-128"),
        lambda data: ascon.decrypt(key, nonce, ASSOCIATED_DATA, data, "Ascon-128"),
    )


def one_shot(id: str) -> Callable[[bytes], object]:
    """A digest or tag of the usual length; each call makes a new object."""
    entry = next(entry for entry in linnet.catalog() if entry.id == id)
    key = bytes(entry.key_size)
    if entry.kind == "mac":
        nonce = bytes(entry.nonce_size) if entry.nonce_size else None
        return lambda data: linnet.mac(id, key, data, nonce=nonce).digest()
    if entry.kind == "xof":
        return lambda data: linnet.new(id, data).digest(entry.digest_size)  # type: ignore[call-arg]
    return lambda data: linnet.new(id, data).digest()  # type: ignore[call-arg]


CIPHERS: dict[str, Callable[[], Cipher]] = {id: lambda id=id: ours(id) for id in linnet.algorithms("aead")}
CIPHERS |= {"cryptography AES-128-GCM": aes_gcm, "pure-Python Ascon-128": pure_python}
STREAMS: dict[str, Callable[[bytes], object]] = {id: one_shot(id) for id in linnet.algorithms("hash", "xof", "mac")}
STREAMS |= {"pure-Python Ascon-Hash": lambda data: ascon.hash(data, "Ascon-Hash")}
LIMITS = {entry.id: entry.message_size_max for entry in linnet.catalog()}

each_size = pytest.mark.parametrize("size", [16, 64, 1024, 16384])


@each_size
@pytest.mark.parametrize("name", CIPHERS)
def test_encrypt(benchmark: BenchmarkFixture, name: str, size: int) -> None:
    benchmark.group = f"encrypt {size:>5} bytes, 32 of associated data"
    benchmark(CIPHERS[name]().encrypt, bytes(size))


@each_size
@pytest.mark.parametrize("name", CIPHERS)
def test_decrypt(benchmark: BenchmarkFixture, name: str, size: int) -> None:
    benchmark.group = f"decrypt {size:>5} bytes, 32 of associated data"
    cipher = CIPHERS[name]()
    benchmark(cipher.decrypt, cipher.encrypt(bytes(size)))


FITTING = [(name, size) for size in (16, 64, 1024, 16384) for name in STREAMS if size <= (LIMITS.get(name) or size)]


@pytest.mark.parametrize(("name", "size"), FITTING)
def test_digest(benchmark: BenchmarkFixture, name: str, size: int) -> None:
    benchmark.group = f"digest or tag of {size:>5} bytes"
    benchmark(STREAMS[name], bytes(size))
