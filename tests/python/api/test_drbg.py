# SPDX-License-Identifier: MIT OR Apache-2.0
"""Deterministic random bit generators: their sizes, their requests, and processes that fork."""

from __future__ import annotations

import os
import re

import pytest
from catalog_cases import ENTRIES, counting

import linnet

each_drbg = pytest.mark.parametrize("id", linnet.algorithms("drbg"))
ENTROPY, NONCE = counting(32), counting(16, 100)


@each_drbg
def test_the_output_follows_from_every_input(id: str) -> None:
    first = linnet.algorithm(id)(ENTROPY, NONCE).generate(40)
    assert linnet.algorithm(id)(bytearray(ENTROPY), memoryview(NONCE), personalization=b"").generate(40, additional=b"") == first
    others = [
        linnet.algorithm(id)(counting(33), NONCE).generate(40),
        linnet.algorithm(id)(ENTROPY, counting(17)).generate(40),
        linnet.algorithm(id)(ENTROPY, NONCE, personalization=b"device").generate(40),
        linnet.algorithm(id)(ENTROPY, NONCE).generate(40, additional=b"more"),
    ]
    assert len({first, *others}) == 5
    assert linnet.algorithm(id)(ENTROPY, NONCE).generate(13) == first[:13]


@each_drbg
def test_requests_go_on_and_reseed_changes_them(id: str) -> None:
    one, other = linnet.algorithm(id)(ENTROPY, NONCE), linnet.algorithm(id)(ENTROPY, NONCE)
    assert one.generate(32) == other.generate(32)
    second = one.generate(32)
    assert second == other.generate(32)
    one.reseed(counting(32, 7))
    other.reseed(counting(32, 7), additional=b"more")
    assert len({second, one.generate(32), other.generate(32)}) == 3
    assert one.generate(0) == b""


@each_drbg
def test_a_request_has_a_limit(id: str) -> None:
    generator = linnet.algorithm(id)(ENTROPY, NONCE)
    assert len(generator.generate(65536)) == ENTRIES[id].output_size_max == 65536
    for length in (65537, -1, 2**70):
        with pytest.raises((ValueError, OverflowError), match=r"length is|too large|fit"):
            generator.generate(length)
    with pytest.raises(TypeError, match="length must be an int, not str"):
        generator.generate("3")  # type: ignore[arg-type]


@each_drbg
def test_short_inputs_are_refused_with_their_sizes(id: str) -> None:
    name = ENTRIES[id].name
    with pytest.raises(ValueError, match=f"entropy is 31 bytes; {re.escape(name)} takes 32 to"):
        linnet.algorithm(id)(bytes(31), NONCE)
    with pytest.raises(ValueError, match=f"nonce is 15 bytes; {re.escape(name)} takes 16 to"):
        linnet.algorithm(id)(ENTROPY, bytes(15))
    generator = linnet.algorithm(id)(ENTROPY, NONCE)
    with pytest.raises(ValueError, match="entropy is 0 bytes"):
        generator.reseed(b"")
    assert generator.generate(8) == linnet.algorithm(id)(ENTROPY, NONCE).generate(8)  # nothing has changed


def test_keys_and_nonces_are_no_parameters() -> None:
    with pytest.raises(TypeError, match="misses the argument 'nonce'"):
        linnet.HMACDRBGSHA256(ENTROPY)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="unknown algorithm 'hmac-drbg-sha-255'; did you mean hmac-drbg-sha-256"):
        linnet.algorithm("hmac-drbg-sha-255")


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_child_does_not_have_the_output_of_its_parent() -> None:
    generator = linnet.HashDRBGSHA256(ENTROPY, NONCE)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            generator.generate(8)
            said = b"the output of its parent"
        except RuntimeError as error:
            said = str(error).encode()
        generator.reseed(counting(32, 5))
        os.write(writing, said + b"|" + generator.generate(8))
        os._exit(0)
    os.waitpid(child, 0)
    os.close(writing)
    said, _, after = os.read(reading, 1000).partition(b"|")
    os.close(reading)
    assert b"reseed first" in said and len(after) == 8
    assert len(generator.generate(8)) == 8
