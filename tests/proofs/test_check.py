# SPDX-License-Identifier: MIT OR Apache-2.0
"""A claim that does not hold is refused, and so is a comparison that accepts everything."""

from dataclasses import replace

import pytest

from prove.check import check
from prove.claims import CLAIMS
from prove.graph import Graph
from prove.target import TARGETS
from prove.word import Word, Words
from spec import chacha

CLAIM = next(claim for claim in CLAIMS if str(claim) == "chacha20 crypt 64")
TARGET = TARGETS["m3-fast"]


def test_claim_that_holds() -> None:
    assert check(CLAIM, TARGET).says == ""


def test_wrong_specification_is_refuted_by_an_input() -> None:
    def wrong(words: Words, key: Word, nonce: Word, text: Word) -> list[Word]:
        return [chacha.chacha20(words, key, nonce, text)[0] ^ 1]

    assert check(replace(CLAIM, spec=wrong), TARGET).says.startswith("refuted by key = 0x")


def test_rare_error_in_the_specification_is_not_proved() -> None:
    def wrong(words: Words, key: Word, nonce: Word, text: Word) -> list[Word]:
        (made,) = chacha.chacha20(words, key, nonce, text)
        rare = (key ^ (0x5A << 248)).is_zero()
        return [made ^ words.of([rare, *[0] * (made.size - 1)])]

    assert check(replace(CLAIM, spec=wrong), TARGET).says.startswith("not decided")


def test_comparison_that_accepts_everything_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Graph, "_equal", lambda *_: True)
    assert check(CLAIM, TARGET).says == "a rare difference is not refused"
