# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cost of comparing nonces in a batch: 10 000 messages of 64 bytes on one thread, each under its own key and nonce, or under
one key."""

from __future__ import annotations

import os
from typing import Any

import pytest

from linnet import batch

numpy = pytest.importorskip("numpy")
COUNT = 10_000


def rows(width: int) -> Any:
    return numpy.frombuffer(os.urandom(COUNT * width), numpy.uint8).reshape(COUNT, width)


@pytest.mark.parametrize("check_nonces", [True, False], ids=["compared", "unchecked"])
@pytest.mark.parametrize("keys", [rows(16), bytes(16)], ids=["own keys", "one key"])
def test_encrypt(benchmark: Any, keys: Any, check_nonces: bool) -> None:
    nonces, texts = rows(16), rows(64)
    benchmark(batch.encrypt, "ascon-aead128", keys, nonces, texts, threads=1, check_nonces=check_nonces)
