# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a short call costs in Python above the same call in C++, both measured here, one after the other."""

import timeit
from collections.abc import Callable
from functools import partial

import ascon
import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from pytest_benchmark.fixture import BenchmarkFixture

import linnet

LIMIT = 0.6e-6
REPEAT = 20_000
ENTRIES = {entry.id: entry for entry in linnet.catalog()}
GROUP = "encrypt 16 bytes, no associated data"


@pytest.mark.parametrize("id", linnet.algorithms("aead"))
def test_overhead(benchmark: BenchmarkFixture, id: str) -> None:
    benchmark.group = GROUP
    cipher, nonce, data = linnet.aead(id, bytes(ENTRIES[id].key_size)), bytes(ENTRIES[id].nonce_size), bytes(16)
    benchmark.pedantic(cipher.encrypt, (nonce, data, None), iterations=1000, rounds=200)
    in_cpp = min(cipher._seconds_to_encrypt(nonce, data, None, REPEAT) / REPEAT for _ in range(20))
    # The least of more calls, as the first ones may have met a slower clock than those in C++.
    again = timeit.repeat(lambda: cipher.encrypt(nonce, data, None), number=500, repeat=40)
    in_python = min(benchmark.stats.stats.min, min(again) / 500)
    benchmark.extra_info.update({"in_python": in_python, "in_cpp": in_cpp})
    assert in_python - in_cpp < LIMIT


PEERS: dict[str, Callable[[], object]] = {
    "cryptography AES-128-GCM": partial(AESGCM(bytes(16)).encrypt, bytes(12), bytes(16), None),
    "pure-Python Ascon-128": partial(ascon.encrypt, bytes(16), bytes(16), b"", bytes(16), "Ascon-128"),
}


@pytest.mark.parametrize("name", PEERS)
def test_peer(benchmark: BenchmarkFixture, name: str) -> None:
    benchmark.group = GROUP
    benchmark.pedantic(PEERS[name], iterations=20, rounds=200)
