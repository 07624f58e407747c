# SPDX-License-Identifier: MIT OR Apache-2.0
"""The specifications give the known answers."""

import pytest
from generate.self_test import records

from prove.claims import CLAIMS, Spec
from prove.graph import Graph
from prove.word import Words

_SPECS = {claim.algorithm: claim.spec for claim in CLAIMS}
_PARTS = {"Key": "key", "Nonce": "nonce", "AD": "data", "PT": "text", "Msg": "text", "IV": "nonce"}
_ANSWERS = ("CT", "MD")
RECORDS = [(algorithm, record) for algorithm, record in records() if algorithm in _SPECS]


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
