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
# What the interpreter leaves of the caches costs a long call more than what surrounds it: ISAP-K-128 takes 23 microseconds, and 0.5 to
# 1.1 more from Python, most of which a single call in C++ takes there too.
PART = 1 / 25
REPEAT = 500
ROUNDS = 50
ENTRIES = {entry.id: entry for entry in linnet.catalog()}
GROUP = "encrypt 16 bytes, no associated data"


def single(seconds_in_cpp: Callable[[int], float]) -> float:
    """Seconds of a call in C++ with the interpreter at work in between, which takes the caches that a loop in C++ keeps."""
    calls, clock = (sum(seconds_in_cpp(repeat) for _ in range(REPEAT)) / REPEAT for repeat in (1, 0))
    return calls - clock


def least(call: Callable[[], object], seconds_in_cpp: Callable[[int], float]) -> tuple[float, float]:
    """Seconds of a call from Python and in C++, in turn, so that both meet the same clock; and the same caches, if it matters."""
    in_python = in_cpp = float("inf")
    for seconds in (lambda: seconds_in_cpp(REPEAT) / REPEAT, lambda: single(seconds_in_cpp)):
        in_cpp = float("inf")
        for _ in range(ROUNDS):
            in_python = min(in_python, timeit.timeit(call, number=REPEAT) / REPEAT)
            in_cpp = min(in_cpp, seconds())
        if in_python - in_cpp < LIMIT:
            break
    return in_python, in_cpp


@pytest.mark.parametrize("id", linnet.algorithms("aead"))
def test_overhead(benchmark: BenchmarkFixture, id: str) -> None:
    benchmark.group = GROUP
    cipher, nonce, data = linnet.aead(id, bytes(ENTRIES[id].key_size)), bytes(ENTRIES[id].nonce_size), bytes(16)
    benchmark.pedantic(cipher.encrypt, (nonce, data, None), iterations=1000, rounds=200)
    in_python, in_cpp = least(lambda: cipher.encrypt(nonce, data, None), partial(cipher._seconds_to_encrypt, nonce, data, None))
    benchmark.extra_info.update({"in_python": in_python, "in_cpp": in_cpp})
    assert in_python - in_cpp < max(LIMIT, PART * in_cpp)


PEERS: dict[str, Callable[[], object]] = {
    "cryptography AES-128-GCM": partial(AESGCM(bytes(16)).encrypt, bytes(12), bytes(16), None),
    "pure-Python Ascon-128": partial(ascon.encrypt, bytes(16), bytes(16), b"", bytes(16), "Ascon-128"),
}


@pytest.mark.parametrize("name", PEERS)
def test_peer(benchmark: BenchmarkFixture, name: str) -> None:
    benchmark.group = GROUP
    benchmark.pedantic(PEERS[name], iterations=20, rounds=200)
