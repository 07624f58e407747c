# SPDX-License-Identifier: MIT OR Apache-2.0
"""The additional cost of a short call in Python over the same call in C++, both measured here, one after the other."""

import timeit
from collections.abc import Callable
from functools import partial
from time import perf_counter

import ascon
import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from pytest_benchmark.fixture import BenchmarkFixture

import linnet

LIMIT = 0.6e-6
REPEAT = 500
ROUNDS = 50
ENTRIES = {entry.id: entry for entry in linnet.catalog()}
GROUP = "encrypt 16 bytes, no associated data"


def around_one(seconds_in_cpp: Callable[[int], float]) -> tuple[float, float]:
    """Seconds of a call from Python that makes one call in C++, and of that call.

    A long call takes up to a twentieth more there than in a loop, because the interpreter has displaced its caches.
    """
    begin = perf_counter()
    in_cpp = sum(seconds_in_cpp(1) for _ in range(REPEAT))
    return (perf_counter() - begin) / REPEAT, in_cpp / REPEAT


def least(call: Callable[[], object], seconds_in_cpp: Callable[[int], float]) -> tuple[float, float]:
    """Seconds of a call from Python and in C++, in turn, so that both run at the same clock frequency."""
    in_python = in_cpp = float("inf")
    for _ in range(ROUNDS):
        in_python = min(in_python, timeit.timeit(call, number=REPEAT) / REPEAT)
        in_cpp = min(in_cpp, seconds_in_cpp(REPEAT) / REPEAT)
    if in_python - in_cpp < LIMIT:
        return in_python, in_cpp
    return min((around_one(seconds_in_cpp) for _ in range(ROUNDS)), key=lambda pair: pair[0] - pair[1])


@pytest.mark.parametrize("id", linnet.algorithms("aead"))
def test_overhead(benchmark: BenchmarkFixture, id: str) -> None:
    benchmark.group = GROUP
    cipher, nonce, data = linnet.aead(id, bytes(ENTRIES[id].key_size)), bytes(ENTRIES[id].nonce_size), bytes(16)
    benchmark.pedantic(cipher.encrypt, (nonce, data, None), iterations=1000, rounds=200)
    in_python, in_cpp = least(lambda: cipher.encrypt(nonce, data, None), partial(cipher._seconds_to_encrypt, nonce, data, None))
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
