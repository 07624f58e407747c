# SPDX-License-Identifier: MIT OR Apache-2.0
"""Secret boxes: against PyPI's pynacl, and refusals."""

import random
import re
from contextlib import suppress

import pytest
from catalog_cases import ENTRIES, counting, key_of, nonce_of, toggled
from nacl import bindings, secret

import linnet

CASES = 10_000
LENGTHS = (0, 1, 31, 32, 33, 95, 96, 97, 543, 544, 545, 1055, 1056, 1057, 1200)  # a box's first block has half the keystream
each_box = pytest.mark.parametrize("id", linnet.algorithms("secretbox"))


def test_nacl() -> None:
    source = random.Random(f"secretbox {random.random()}")
    for _ in range(CASES):
        size = source.choice(LENGTHS) if source.random() < 0.5 else source.randrange(700)
        key, nonce, text = (source.randbytes(n) for n in (32, 24, size))
        box = linnet.XSalsa20Poly1305(key).seal(nonce, text)
        assert box == bindings.crypto_secretbox(text, nonce, key), (key.hex(), nonce.hex(), text.hex())
        assert linnet.XSalsa20Poly1305(key).open(nonce, box) == text
        forged = bytearray(box)
        forged[source.randrange(len(box))] ^= 1 << source.randrange(8)
        with pytest.raises(linnet.InvalidTag):
            linnet.XSalsa20Poly1305(key).open(nonce, forged)


def test_long_texts() -> None:
    text = counting(100_000)
    assert linnet.XSalsa20Poly1305(bytes(32)).seal(bytes(24), text) == bindings.crypto_secretbox(text, bytes(24), bytes(32))


def test_messages_of_pynacl() -> None:
    """PyNaCl's SecretBox puts the nonce in front."""
    key, nonce_size = linnet.XSalsa20Poly1305.generate_key(), linnet.XSalsa20Poly1305.nonce_size
    message = secret.SecretBox(key).encrypt(b"text")
    box = linnet.secretbox("xsalsa20-poly1305", key)
    assert box.open(message[:nonce_size], message[nonce_size:]) == b"text"
    nonce = box.generate_nonce()
    assert secret.SecretBox(key).decrypt(nonce + box.seal(nonce, b"text")) == b"text"


@each_box
def test_wrong_arguments(id: str) -> None:
    entry, nonce = ENTRIES[id], nonce_of(id)
    box = linnet.secretbox(id, key_of(id))
    sealed = box.seal(nonce, b"text")
    assert len(sealed) == 4 + entry.tag_size == 4 + box.tag_size
    for short in (b"", sealed[: entry.tag_size - 1], sealed[:-1], sealed + b"0", memoryview(sealed)[1:]):
        with pytest.raises(linnet.InvalidTag, match=f"{re.escape(entry.name)}: the message is not authentic"):
            box.open(nonce, short)
    with pytest.raises(linnet.InvalidTag):
        box.open(nonce[1:] + b"0", sealed)
    with pytest.raises(ValueError, match=f"nonce is 1 byte.*; {re.escape(entry.name)} takes {entry.nonce_size}"):
        box.seal(b"0", b"text")
    with pytest.raises(ValueError, match="nonce"):
        box.open(b"", sealed)
    with pytest.raises(ValueError, match="key"):
        linnet.secretbox(id, key_of(id)[1:])
    with pytest.raises(TypeError, match="data must be a bytes-like object, not str"):
        box.seal(nonce, "text")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="not of kind secretbox"):
        linnet.secretbox("chacha20-poly1305", bytes(32))


@each_box
def test_a_byte_that_toggles(id: str) -> None:
    """Another thread changes a box while it is opened."""
    box, nonce, text = linnet.secretbox(id, key_of(id)), nonce_of(id), bytes(4_000_000)
    right = box.seal(nonce, text)
    for _ in range(30):
        sealed = bytearray(right)
        with toggled(sealed), suppress(linnet.InvalidTag):
            assert box.open(nonce, sealed) == text
