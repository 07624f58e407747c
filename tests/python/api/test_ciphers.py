# SPDX-License-Identifier: MIT OR Apache-2.0
"""Stream ciphers, CBC and key wrap: against PyPI's cryptography and pycryptodome, and refusals."""

import random
import re

import pytest
from catalog_cases import ENTRIES, counting, key_of, nonce_of
from Crypto.Cipher import AES
from Crypto.Util.Padding import pad
from cryptography.hazmat.primitives import keywrap
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

import linnet

CASES = 10_000
BITS = pytest.mark.parametrize("bits", [128, 192, 256])
each_stream = pytest.mark.parametrize("id", linnet.algorithms("stream"))
each_cbc = pytest.mark.parametrize("id", linnet.algorithms("cbc"))
each_keywrap = pytest.mark.parametrize("id", linnet.algorithms("keywrap"))


def sources(name: str, bits: int) -> random.Random:
    return random.Random(f"{name} {bits} {random.random()}")


@BITS
def test_ctr(bits: int) -> None:
    source = sources("ctr", bits)
    for _ in range(CASES):
        key, nonce, text = source.randbytes(bits // 8), source.randbytes(16), source.randbytes(source.randrange(300))
        if source.random() < 0.3:  # the counter is about to carry
            ones = source.randrange(1, 17)
            nonce = nonce[:-ones] + b"\xff" * ones
        cipher = linnet.stream_cipher(f"aes-{bits}-ctr", key, nonce)
        hidden = cipher.crypt(text)
        assert hidden == Cipher(algorithms.AES(key), modes.CTR(nonce)).encryptor().update(text)
        at = source.randrange(len(text) + 1)
        cipher.seek(at)
        assert cipher.crypt(hidden[at:]) == text[at:]


@BITS
def test_cbc(bits: int) -> None:
    source = sources("cbc", bits)
    whole, padded = (f"aes-{bits}-{mode}" for mode in ("cbc", "cbc-pkcs7"))
    for _ in range(CASES):
        key, nonce, text = source.randbytes(bits // 8), source.randbytes(16), source.randbytes(source.randrange(300))
        expected = AES.new(key, AES.MODE_CBC, iv=nonce).encrypt(pad(text, 16))
        assert linnet.cbc(padded, key).encrypt(nonce, text) == expected
        assert linnet.cbc(padded, key).decrypt(nonce, expected) == text
        assert linnet.cbc(whole, key).encrypt(nonce, pad(text, 16)) == expected
        assert linnet.cbc(whole, key).decrypt(nonce, expected) == pad(text, 16)


@BITS
def test_key_wrap(bits: int) -> None:
    source = sources("wrap", bits)
    for _ in range(CASES // 10):
        key, text = source.randbytes(bits // 8), source.randbytes(8 * source.randrange(2, 40))
        wrapped = linnet.key_wrap(f"aes-{bits}-kw", key).wrap(text)
        assert wrapped == keywrap.aes_key_wrap(key, text)
        assert linnet.key_wrap(f"aes-{bits}-kw", key).unwrap(wrapped) == text
        text = source.randbytes(source.randrange(1, 300))
        wrapped = linnet.key_wrap(f"aes-{bits}-kwp", key).wrap(text)
        assert wrapped == keywrap.aes_key_wrap_with_padding(key, text)
        assert linnet.key_wrap(f"aes-{bits}-kwp", key).unwrap(wrapped) == text


def test_every_padding() -> None:
    """For a text of two blocks: every last byte, with every number of bytes equal to it."""
    key, nonce = bytes(16), bytes(16)
    whole, padded = linnet.AES128CBC(key), linnet.AES128CBCPKCS7(key)
    for last in range(256):
        for equal in range(1, 18):
            text = (bytes([last ^ 0x55]) * (32 - equal) + bytes([last]) * equal)[:32]
            hidden = whole.encrypt(nonce, text)
            if 1 <= last <= 16 and equal >= last:
                assert padded.decrypt(nonce, hidden) == text[:-last]
            else:
                with pytest.raises(ValueError, match="AES-128-CBC-PKCS7: the padding is wrong"):
                    padded.decrypt(nonce, hidden)


def test_every_wrong_length_in_a_wrapped_key() -> None:
    """RFC 5649, section 3: the length, and the zeroes after the key."""
    key = bytes(16)
    wrap, block = linnet.AES128KWP(key), AES.new(key, AES.MODE_ECB)
    for length in [*range(40), 255, 256, 1 << 31, (1 << 32) - 1]:
        for tail in (b"\0" * 8, b"\1" + b"\0" * 7, b"\0" * 7 + b"\1"):
            wrapped = block.encrypt(bytes.fromhex("a65959a6") + length.to_bytes(4, "big") + tail)
            if 1 <= length <= 8 and not any(tail[length:]):
                assert wrap.unwrap(wrapped) == tail[:length]
            else:
                with pytest.raises(linnet.InvalidTag, match="AES-128-KWP: the message is not authentic"):
                    wrap.unwrap(wrapped)


@each_stream
def test_stream_calls(id: str) -> None:
    entry, text = ENTRIES[id], counting(100_001)
    cipher = linnet.stream_cipher(id, key_of(id), nonce_of(id))
    assert (cipher.id, cipher.key_size, cipher.block_size) == (id, entry.key_size, entry.block_size)
    hidden = cipher.crypt(text)
    room = bytearray(text)
    cipher.seek(position=0)
    assert cipher.crypt_into(data=room, out=room) == len(text)
    assert room == hidden
    with pytest.raises(ValueError, match="out is 3 bytes; 4 are needed"):
        cipher.crypt_into(b"text", bytearray(3))
    with pytest.raises(ValueError, match="out overlaps data"):
        cipher.crypt_into(memoryview(room)[1:5], room)
    for position in (-1, 1 << 63):
        with pytest.raises(ValueError, match=f"position is {position}; expected"):
            cipher.seek(position)
    cipher.seek(min(1 << 60, (entry.message_size_max or 1 << 62) - 40))
    assert len(cipher.crypt(bytes(40))) == 40
    for size in (0, entry.key_size - 1):
        with pytest.raises(ValueError, match=f"key is {size} bytes; {re.escape(entry.name)} takes {entry.key_size}"):
            linnet.stream_cipher(id, bytes(size), nonce_of(id))
    with pytest.raises(ValueError, match=f"nonce is 1 bytes; {re.escape(entry.name)} takes {entry.nonce_size}"):
        linnet.stream_cipher(id, key_of(id), b"1")
    with pytest.raises(TypeError, match="data must be a bytes-like object, not str"):
        cipher.crypt("text")  # type: ignore[arg-type]


@each_cbc
def test_cbc_calls(id: str) -> None:
    entry, cipher, nonce = ENTRIES[id], linnet.cbc(id, key_of(id)), nonce_of(id)
    assert (cipher.id, cipher.key_size, cipher.block_size) == (id, entry.key_size, 16)
    text = counting(100_000)
    assert cipher.decrypt(nonce=nonce, data=cipher.encrypt(nonce=nonce, data=text)) == text
    with pytest.raises(ValueError, match=f"data is 15 bytes, which no ciphertext of {re.escape(entry.name)} is"):
        cipher.decrypt(nonce, bytes(15))
    with pytest.raises(ValueError, match=f"nonce is 12 bytes; {re.escape(entry.name)} takes 16"):
        cipher.encrypt(bytes(12), bytes(16))
    with pytest.raises(ValueError, match=f"key is 1 bytes; {re.escape(entry.name)} takes {entry.key_size}"):
        linnet.cbc(id, b"k")


def test_cbc_blocks_are_whole() -> None:
    with pytest.raises(ValueError, match="data is 17 bytes; AES-256-CBC takes a multiple of 16, at least 0"):
        linnet.AES256CBC(bytes(32)).encrypt(bytes(16), bytes(17))


@each_keywrap
def test_key_wrap_calls(id: str) -> None:
    entry, wrap = ENTRIES[id], linnet.key_wrap(id, key_of(id))
    assert (wrap.id, wrap.key_size) == (id, entry.key_size)
    wrapped = bytearray(wrap.wrap(data=bytes(24)))
    assert wrap.unwrap(data=wrapped) == bytes(24)
    for bit in range(8 * len(wrapped)):
        wrapped[bit // 8] ^= 1 << bit % 8
        with pytest.raises(linnet.InvalidTag, match=re.escape(entry.name)):
            wrap.unwrap(wrapped)
        wrapped[bit // 8] ^= 1 << bit % 8
    for size in (0, 7, 8, 15, 17, 25):
        with pytest.raises(linnet.InvalidTag):
            wrap.unwrap(bytes(size))
    with pytest.raises(ValueError, match=f"data is 0 bytes; {re.escape(entry.name)} takes"):
        wrap.wrap(b"")
