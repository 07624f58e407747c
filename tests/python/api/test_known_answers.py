# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers through the classes of the package, and agreement with PyPI's pure-Python `ascon`, which has v1.2."""

import hashlib
from collections.abc import Iterator

import ascon
import pytest
from catalog_cases import ENTRIES, each_algorithm
from hypothesis import given
from hypothesis import strategies as st
from repository import ROOT

import linnet
from linnet_cli.algorithms.kinds import layout_of

KAT = ROOT / "tests" / "kat"
DIGESTS = dict(line.split() for line in (KAT / "digests.txt").read_text().splitlines() if line and not line.startswith("#"))


def records(text: str) -> Iterator[dict[str, bytes]]:
    for record in text.split("\n\n"):
        fields = dict(line.split(" =") for line in record.splitlines())
        yield {name: bytes.fromhex(value) for name, value in fields.items() if name != "Count"}


@each_algorithm
def test_known_answers(id: str) -> None:
    text = linnet.kat(id)
    assert hashlib.sha256(text.encode()).hexdigest() == DIGESTS[id]
    count = 0
    layout = layout_of(ENTRIES[id])
    for record in records(text):
        expected = record[layout.output]
        assert layout.compute(id, record, len(expected)) == expected, record
        count += 1
    assert count > 16


AEADS = {"ascon-128": "Ascon-128", "ascon-128a": "Ascon-128a", "ascon-80pq": "Ascon-80pq"}
HASHES = {
    "ascon-hash": "Ascon-Hash",
    "ascon-hasha": "Ascon-Hasha",
    "ascon-xof": "Ascon-Xof",
    "ascon-xofa": "Ascon-Xofa",
}


@pytest.mark.parametrize("id", AEADS)
@given(st.data())
def test_agrees_with_pure_python_aead(id: str, draw: st.DataObject) -> None:
    key, nonce = (draw.draw(st.binary(min_size=n, max_size=n)) for n in (ENTRIES[id].key_size, ENTRIES[id].nonce_size))
    data, associated_data = draw.draw(st.binary(max_size=80)), draw.draw(st.binary(max_size=80))
    sealed = linnet.aead(id, key).encrypt(nonce, data, associated_data)
    assert sealed == ascon.encrypt(key, nonce, associated_data, data, AEADS[id])


@pytest.mark.parametrize("id", HASHES)
@given(data=st.binary(max_size=80), length=st.integers(1, 100))
def test_agrees_with_pure_python_hash(id: str, data: bytes, length: int) -> None:
    state = linnet.new(id, data)
    length = length if isinstance(state, linnet.XOF) else state.digest_size
    output = state.digest(length) if isinstance(state, linnet.XOF) else state.digest()
    assert output == ascon.hash(data, HASHES[id], length)
