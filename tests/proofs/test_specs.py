# SPDX-License-Identifier: MIT OR Apache-2.0
"""The specifications give the known answers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from prove.claims import CLAIMS, Spec
from prove.graph import Graph
from prove.word import Words

_VECTORS = Path(__file__).parents[1] / "kat" / "vectors.txt"
_SPECS = {claim.algorithm: claim.spec for claim in CLAIMS}
_PARTS = {"Key": "key", "Nonce": "nonce", "AD": "data", "PT": "text", "Msg": "text", "IV": "nonce"}
_ANSWERS = ("CT", "MD")


def _records() -> Iterator[tuple[str, dict[str, str]]]:
    algorithm, record = "", dict[str, str]()
    for line in [*_VECTORS.read_text(encoding="utf-8").splitlines(), ""]:
        name, equals, value = line.partition(" =")
        if equals and name == "Algorithm":
            algorithm = value.strip()
        elif equals:
            record[name] = value.strip()
        elif record:
            if algorithm in _SPECS:
                yield algorithm, record
            record = {}


RECORDS = list(_records())


def test_each_has_known_answers() -> None:
    assert {algorithm for algorithm, _ in RECORDS} == set(_SPECS)


@pytest.mark.parametrize(("algorithm", "record"), RECORDS, ids=[f"{name} {of.get('Count')}" for name, of in RECORDS])
def test_known_answer(algorithm: str, record: dict[str, str]) -> None:
    words = Words(Graph())
    spec: Spec = _SPECS[algorithm]
    inputs = {
        _PARTS[name]: words.constant(int.from_bytes(bytes.fromhex(value), "little"), 4 * len(value))
        for name, value in record.items()
        if name in _PARTS
    }
    made = b""
    for word in spec(words, **inputs):
        assert word.value is not None or not word.size
        made += (word.value or 0).to_bytes(word.size // 8, "little")
    assert made == bytes.fromhex(next(record[name] for name in _ANSWERS if name in record))
