# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers through the classes of the package, and agreement with PyPI's pure-Python `ascon`, which has v1.2."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import ascon
import pytest
from catalog_cases import ENTRIES, each_algorithm
from hypothesis import given
from hypothesis import strategies as st

import linnet

KAT = Path(__file__).parents[1] / "kat"
DIGESTS = dict(line.split() for line in (KAT / "digests.txt").read_text().splitlines() if line and not line.startswith("#"))


def records(text: str) -> Iterator[dict[str, bytes]]:
    for record in text.split("\n\n"):
        fields = dict(line.split(" =") for line in record.splitlines())
        yield {name: bytes.fromhex(value) for name, value in fields.items() if name != "Count"}


def answer(id: str, record: dict[str, bytes]) -> tuple[bytes, bytes]:
    """What the package gives for a record, and what it should give."""
    match ENTRIES[id].kind:
        case "aead":
            cipher = linnet.aead(id, record["Key"])
            assert cipher.decrypt(record["Nonce"], record["CT"], record["AD"]) == record["PT"]
            return cipher.encrypt(record["Nonce"], record["PT"], record["AD"]), record["CT"]
        case "mac":
            nonce, customization = record.get("Nonce"), record.get("Z", b"")
            code = linnet.mac(
                id, record["Key"], record["Msg"], nonce=nonce, customization=customization, tag_size=len(record["Tag"])
            )
            return code.digest(), record["Tag"]
        case "stream":
            return linnet.stream_cipher(id, record["Key"], record["Nonce"]).crypt(record["PT"]), record["CT"]
        case "chained":
            chained = linnet.block_chaining(id, record["Key"])
            assert chained.decrypt(record["Nonce"], record["CT"]) == record["PT"]
            return chained.encrypt(record["Nonce"], record["PT"]), record["CT"]
        case "keywrap":
            wrap = linnet.key_wrap(id, record["Key"])
            assert wrap.unwrap(record["CT"]) == record["PT"]
            return wrap.wrap(record["PT"]), record["CT"]
        case "secretbox":
            box = linnet.secretbox(id, record["Key"])
            assert box.open(record["Nonce"], record["CT"]) == record["PT"]
            return box.seal(record["Nonce"], record["PT"]), record["CT"]
        case "kdf":
            iterations = int.from_bytes(record["Iterations"], "big") if "Iterations" in record else None
            info, output = record.get("Info", b""), record["OKM"]
            made = linnet.kdf(id, record["Key"], len(output), salt=record["Salt"], info=info, iterations=iterations)
            return made, output
        case "kex":
            by, key, peer = linnet.key_exchange(id), record["Key"], record["Peer"]
            for _ in range(int.from_bytes(record["Iterations"], "big")):
                key, peer = by.agree(key, peer), by.public_key(key)
            return key, record["SS"]
    state = linnet.new(id, record["Msg"], customization=record.get("Z", b""))
    return state.digest(len(record["MD"])) if isinstance(state, linnet.XOF) else state.digest(), record["MD"]


@each_algorithm
def test_known_answers(id: str) -> None:
    text = linnet.kat(id)
    assert hashlib.sha256(text.encode()).hexdigest() == DIGESTS[id]
    count = 0
    for record in records(text):
        computed, expected = answer(id, record)
        assert computed == expected, record
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
