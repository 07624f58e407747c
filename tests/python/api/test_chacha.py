# SPDX-License-Identifier: MIT OR Apache-2.0
"""ChaCha20, Salsa20 and Poly1305 against PyPI's cryptography, pycryptodome and pynacl."""

import random
from collections.abc import Callable

import pytest
from Crypto.Cipher import AES, ChaCha20, ChaCha20_Poly1305, Salsa20
from Crypto.Hash import Poly1305 as CodeWithCipher
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.poly1305 import Poly1305
from nacl import bindings

import linnet

CASES = 10_000
LENGTHS = (0, 1, 15, 16, 17, 63, 64, 65, 127, 128, 129, 192, 193, 255, 256, 257, 511, 512, 513, 1023, 1024, 1025, 1100)


def length(source: random.Random) -> int:
    return source.choice(LENGTHS) if source.random() < 0.5 else source.randrange(700)


def chacha20(key: bytes, nonce: bytes, text: bytes) -> list[bytes]:
    block = bytes(16 - len(nonce)) + nonce
    return [
        ChaCha20.new(key=key, nonce=nonce).encrypt(text),
        Cipher(algorithms.ChaCha20(key, block), None).encryptor().update(text),
    ]


def xchacha20(key: bytes, nonce: bytes, text: bytes) -> list[bytes]:
    return [ChaCha20.new(key=key, nonce=nonce).encrypt(text)]


def salsa20(key: bytes, nonce: bytes, text: bytes) -> list[bytes]:
    return [Salsa20.new(key=key, nonce=nonce).encrypt(text)]


Hide = Callable[[bytes, bytes, bytes], list[bytes]]


@pytest.mark.parametrize(
    ("id", "hide", "nonce_size"),
    [("chacha20", chacha20, 12), ("chacha20-djb", chacha20, 8), ("xchacha20", xchacha20, 24), ("salsa20", salsa20, 8)],
)
def test_streams(id: str, hide: Hide, nonce_size: int) -> None:
    source = random.Random(f"{id} {random.random()}")
    for _ in range(CASES):
        key, nonce, text = (source.randbytes(n) for n in (32, nonce_size, length(source)))
        cipher = linnet.stream_cipher(id, key, nonce)
        hidden = cipher.crypt(text)
        for expected in hide(key, nonce, text):
            assert hidden == expected, (key.hex(), nonce.hex(), text.hex())
        at = source.randrange(len(text) + 1)
        cipher.seek(at)
        assert cipher.crypt(hidden[at:]) == text[at:]


def test_xsalsa20() -> None:
    """By a secret box: the first 32 bytes of its keystream are the key of Poly1305, the text follows."""
    source = random.Random(f"xsalsa20 {random.random()}")
    for _ in range(CASES):
        key, nonce, text = (source.randbytes(n) for n in (32, 24, length(source)))
        stream = linnet.stream_cipher("xsalsa20", key, nonce)
        one_time, hidden = stream.crypt(bytes(32)), stream.crypt(text)
        tag = linnet.mac("poly1305", one_time, hidden).digest()
        assert tag + hidden == bindings.crypto_secretbox(text, nonce, key), (key.hex(), nonce.hex(), text.hex())


def test_poly1305() -> None:
    """A third of the keys and messages have bytes that cause carries."""
    source = random.Random(f"poly1305 {random.random()}")
    for case in range(CASES):
        key, message = source.randbytes(32), source.randbytes(length(source))
        if case % 3 == 0:
            key = bytes(source.choices((0, 1, 2, 0xFB, 0xFF), k=32))
            message = bytes(source.choices((0, 0xFB, 0xFF), k=len(message)))
        assert linnet.mac("poly1305", key, message).digest() == Poly1305.generate_tag(key, message), (key.hex(), message.hex())


def test_poly1305_aes() -> None:
    source = random.Random(f"poly1305-aes {random.random()}")
    for _ in range(CASES):
        key, nonce, message = (source.randbytes(n) for n in (32, 16, length(source)))
        tag = linnet.mac("poly1305-aes", key, message, nonce=nonce).digest()
        assert tag == CodeWithCipher.new(key=key, cipher=AES, nonce=nonce, data=message).digest(), (key.hex(), message.hex())
        encrypted = Cipher(algorithms.AES(key[:16]), modes.ECB()).encryptor().update(nonce)
        assert tag == Poly1305.generate_tag(key[16:] + encrypted, message)


def sealed(key: bytes, nonce: bytes, data: bytes, text: bytes) -> list[bytes]:
    cipher = ChaCha20_Poly1305.new(key=key, nonce=nonce)
    cipher.update(data)
    result = b"".join(cipher.encrypt_and_digest(text))
    if len(nonce) == 24:
        return [result, bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(text, data, nonce, key)]
    return [result, ChaCha20Poly1305(key).encrypt(nonce, text, data)]


@pytest.mark.parametrize(("id", "nonce_size"), [("chacha20-poly1305", 12), ("xchacha20-poly1305", 24)])
def test_aeads(id: str, nonce_size: int) -> None:
    source = random.Random(f"{id} {random.random()}")
    for _ in range(CASES):
        key, nonce, data, text = (source.randbytes(n) for n in (32, nonce_size, length(source), length(source)))
        cipher = linnet.aead(id, key)
        result = cipher.encrypt(nonce, text, data)
        for expected in sealed(key, nonce, data, text):
            assert result == expected, (key.hex(), nonce.hex(), data.hex(), text.hex())
        assert cipher.decrypt(nonce, result, data) == text


def test_a_text_ends_at_the_last_block() -> None:
    for id, nonce_size, longest in (("chacha20", 12, 2**38), ("xchacha20", 24, 2**38)):
        cipher = linnet.stream_cipher(id, bytes(32), bytes(nonce_size))
        cipher.seek(longest - 64)
        peer = ChaCha20.new(key=bytes(32), nonce=bytes(nonce_size))
        peer.seek(longest - 64)
        assert cipher.crypt(bytes(64)) == peer.encrypt(bytes(64))
        with pytest.raises(
            ValueError, match=f"crypt past the end of the key stream of X?ChaCha20, at {longest} bytes, which ends this"
        ):
            cipher.crypt(b"1")
        for call, arguments in ((cipher.seek, (0,)), (cipher.crypt, (b"1",)), (cipher.crypt_into, (b"1", bytearray(1)))):
            with pytest.raises(ValueError, match=r"after the end of the key stream; this object has ended, make another"):
                call(*arguments)
        cipher = linnet.stream_cipher(id, bytes(32), bytes(nonce_size))
        with pytest.raises(ValueError, match=f"position is {longest + 1}; a text of .* ends at {longest} at the latest"):
            cipher.seek(longest + 1)
