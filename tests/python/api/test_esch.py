# SPDX-License-Identifier: MIT OR Apache-2.0
"""Esch and XOEsch against a reference written from the specification, which official answers of Esch confirm."""

import random

import pytest
from reference.esch import ESCH

import linnet

CASES = 100

# For the bytes from 00 on, from the official files.
OFFICIAL = [
    ("esch256", 0, "c0e815d78b875dc768c6c8b3afa51987cd69e5c087d387368628a511cfad5730"),
    ("esch256", 15, "5753e34e3fc970881e1752b59c573e89448d08a93eae46da2a5d8ab04790a60c"),
    ("esch256", 16, "acff841e2a526d83d6e94ab5564d6d64c98f5e8016bb1c2950386ed156c6c174"),
    ("esch256", 17, "e6bf73941a7417fefd2dd5882ffcbfaea22b4c131ef155943fc817f61ad05b85"),
    ("esch384", 0, "2981715e2263ebd0cb6e5c2c99d0776d5e691ee737fde05247895e75d02e7447fd6ab707e2ec8385a539777965e472ee"),
    ("esch384", 15, "c61174073ae9e1dff4698369fedb8ed785f4873eb0cbdc16ff0a23d2e7a985a165ec76daee03b9d14c91ac316a5b6c0f"),
    ("esch384", 16, "0008f97d6bbb701d5e33fcc178efe3e3d5e77915d4a4daf6e1ae34cd28edb895a053e19d930b50f72837e1a8f5b1f450"),
    ("esch384", 17, "4d5607783a26b83fd478c8eac31634dd3641adb61c6df964d6935e716d6826397c01aaec57f584e6fb293ec26b547ce8"),
]


@pytest.mark.parametrize(("id", "size", "expected"), OFFICIAL)
def test_official_answers(id: str, size: int, expected: str) -> None:
    assert ESCH[id].digest(bytes(range(size))).hex() == expected


@pytest.mark.parametrize("id", ESCH)
def test_all_lengths(id: str) -> None:
    for size in range(70):
        message = random.randbytes(size)
        state = linnet.new(id)
        state.update(message)
        digest = state.read(ESCH[id].usual_size) if isinstance(state, linnet.XOF) else state.digest()
        assert digest == ESCH[id].digest(message), message.hex()


@pytest.mark.parametrize("id", ["xoesch256", "xoesch384"])
def test_outputs_of_any_size(id: str) -> None:
    """In parts too."""
    for _ in range(CASES):
        message, size = random.randbytes(random.randrange(100)), random.randrange(1, 100)
        expected = ESCH[id].digest(message, size)
        state = linnet.new(id)
        state.update(message)
        assert isinstance(state, linnet.XOF)
        cut = random.randrange(size)
        assert state.read(cut) + state.read(size - cut) == expected, (message.hex(), size, cut)
