# SPDX-License-Identifier: MIT OR Apache-2.0
"""AES modes against PyPI's cryptography and pycryptodome, and for sizes that neither takes, against the modes written out here."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from catalog_cases import ENTRIES, tag_sizes_of
from Crypto.Cipher import AES
from Crypto.Hash import CMAC
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import cmac
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESCCM, AESGCM, AESGCMSIV, AESOCB3

import linnet

CASES = 10_000
KEY_SIZES = (128, 192, 256)
LENGTHS = (0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257)


def length(source: random.Random) -> int:
    return source.choice(LENGTHS) if source.random() < 0.5 else source.randrange(400)


def add(a: bytes, b: bytes) -> bytes:
    return bytes(x ^ y for x, y in zip(a, b))


class Textbook:
    """The modes as specified, over one block of AES at a time."""

    def __init__(self, key: bytes) -> None:
        self.block = Cipher(algorithms.AES(key), modes.ECB()).encryptor().update

    def ctr(self, counter: int, text: bytes) -> bytes:
        blocks = range((len(text) + 15) // 16)
        return add(text, b"".join(self.block(((counter + i) % (1 << 128)).to_bytes(16, "big")) for i in blocks))

    @staticmethod
    def doubled(x: bytes) -> bytes:
        number = int.from_bytes(x, "big") << 1
        return (number % (1 << 128) ^ (0x87 if number >> 128 else 0)).to_bytes(16, "big")

    def cmac(self, message: bytes) -> bytes:
        subkey = self.doubled(self.block(bytes(16)))
        if not message or len(message) % 16:
            subkey = self.doubled(subkey)
            message += b"\x80" + bytes(-(len(message) + 1) % 16)
        state = bytes(16)
        for i in range(0, len(message) - 16, 16):
            state = self.block(add(state, message[i : i + 16]))
        return self.block(add(add(state, message[-16:]), subkey))

    def eax(self, nonce: bytes, data: bytes, text: bytes, tag_size: int) -> bytes:
        start, header = (self.cmac(bytes(15) + bytes([i]) + part) for i, part in enumerate((nonce, data)))
        sealed = self.ctr(int.from_bytes(start, "big"), text)
        return sealed + add(add(start, header), self.cmac(bytes(15) + b"\x02" + sealed))[:tag_size]

    def ocb(self, nonce: bytes, data: bytes, text: bytes, tag_size: int) -> bytes:
        at_end = self.block(bytes(16))
        of_tag = self.doubled(at_end)

        def offset_of(block: int) -> bytes:
            offset = self.doubled(of_tag)
            while block % 2 == 0:
                offset, block = self.doubled(offset), block // 2
            return offset

        total, offset = bytes(16), bytes(16)
        for number, i in enumerate(range(0, len(data), 16), 1):
            part = data[i : i + 16]
            offset = add(offset, offset_of(number) if len(part) == 16 else at_end)
            total = add(total, self.block(add(offset, (part + b"\x80" + bytes(16))[:16])))
        top = bytearray(bytes(15 - len(nonce)) + b"\x01" + nonce)
        top[0] |= tag_size * 8 % 128 << 1
        bottom, top[15] = top[15] & 63, top[15] & 0xC0
        stretch = self.block(bytes(top))
        stretch += add(stretch[:8], stretch[1:9])
        offset = (int.from_bytes(stretch, "big") >> 64 - bottom & (1 << 128) - 1).to_bytes(16, "big")
        checksum, sealed = bytes(16), b""
        for number, i in enumerate(range(0, len(text), 16), 1):
            part = text[i : i + 16]
            whole = len(part) == 16
            offset = add(offset, offset_of(number) if whole else at_end)
            sealed += add(self.block(add(part, offset)), offset) if whole else add(part, self.block(offset))
            checksum = add(checksum, (part + b"\x80" + bytes(16))[:16])
        return sealed + add(self.block(add(add(checksum, offset), of_tag)), total)[:tag_size]


def pycryptodome(mode: int, key: bytes, nonce: bytes, data: bytes, text: bytes, tag_size: int) -> bytes:
    lengths = {"msg_len": len(text), "assoc_len": len(data)} if mode == AES.MODE_CCM else {}
    new: Any = AES.new  # its types depend on the value of the mode
    cipher = new(key, mode, nonce=nonce, mac_len=tag_size, **lengths)
    cipher.update(data)
    sealed, tag = cipher.encrypt_and_digest(text)
    return bytes(sealed + tag)


def ccm(key: bytes, nonce: bytes, data: bytes, text: bytes, tag_size: int) -> list[bytes]:
    return [
        pycryptodome(AES.MODE_CCM, key, nonce, data, text, tag_size),
        AESCCM(key, tag_length=tag_size).encrypt(nonce, text, data),
    ]


def eax(key: bytes, nonce: bytes, data: bytes, text: bytes, tag_size: int) -> list[bytes]:
    if nonce and tag_size >= 2:
        return [pycryptodome(AES.MODE_EAX, key, nonce, data, text, tag_size)]
    return [Textbook(key).eax(nonce, data, text, tag_size)]


def ocb(key: bytes, nonce: bytes, data: bytes, text: bytes, tag_size: int) -> list[bytes]:
    results = [AESOCB3(key).encrypt(nonce, text, data)] if tag_size == 16 and 12 <= len(nonce) <= 15 else []
    if tag_size >= 8:
        return [*results, pycryptodome(AES.MODE_OCB, key, nonce, data, text, tag_size)]
    return [*results, Textbook(key).ocb(nonce, data, text, tag_size)]


def gcm(key: bytes, nonce: bytes, data: bytes, text: bytes, tag_size: int) -> list[bytes]:
    results = [AESGCM(key).encrypt(nonce, text, data)] if tag_size == 16 and len(nonce) >= 8 else []
    return [*results, pycryptodome(AES.MODE_GCM, key, nonce, data, text, tag_size)]


def gcm_siv(key: bytes, nonce: bytes, data: bytes, text: bytes, tag_size: int) -> list[bytes]:
    assert tag_size == 16
    return [AESGCMSIV(key).encrypt(nonce, text, data)]


Peers = Callable[[bytes, bytes, bytes, bytes, int], list[bytes]]


@pytest.mark.parametrize(
    ("mode", "bits"),
    [(mode, bits) for mode in (ccm, eax, ocb, gcm, gcm_siv) for bits in KEY_SIZES if (mode, bits) != (gcm_siv, 192)],
)
def test_random_messages(mode: Peers, bits: int) -> None:
    """Over all lengths of nonces and tags, the long nonces of EAX and GCM up to 40 bytes."""
    id = f"aes-{bits}-{mode.__name__.replace('_', '-')}"
    entry, source = ENTRIES[id], random.Random(f"{id} {random.random()}")
    nonces = range(entry.nonce_size_min, (entry.nonce_size_max or 40) + 1)
    sizes = [(nonce, tag) for nonce in nonces for tag in tag_sizes_of(id)]
    for case in range(CASES):
        nonce_size, tag_size = sizes[case % len(sizes)]
        key, nonce, data, text = (source.randbytes(n) for n in (bits // 8, nonce_size, length(source), length(source)))
        cipher = linnet.aead(id, key, tag_size=tag_size)
        sealed = cipher.encrypt(nonce, text, data)
        for expected in mode(key, nonce, data, text, tag_size):
            assert sealed == expected, (key.hex(), nonce.hex(), data.hex(), text.hex(), tag_size)
        assert cipher.decrypt(nonce, sealed, data) == text


def test_the_textbook_agrees_with_the_packages() -> None:
    source = random.Random(7)
    for _ in range(200):
        key, nonce, data, text = (source.randbytes(n) for n in (16, source.randrange(1, 16), length(source), length(source)))
        tag_size = source.randrange(8, 17)
        assert Textbook(key).eax(nonce, data, text, tag_size) == pycryptodome(AES.MODE_EAX, key, nonce, data, text, tag_size)
        assert Textbook(key).ocb(nonce, data, text, tag_size) == pycryptodome(AES.MODE_OCB, key, nonce, data, text, tag_size)


@pytest.mark.parametrize("bits", KEY_SIZES)
def test_cmac(bits: int) -> None:
    source = random.Random(f"cmac {bits} {random.random()}")
    for _ in range(CASES):
        key, message = source.randbytes(bits // 8), source.randbytes(length(source))
        code = cmac.CMAC(algorithms.AES(key))
        code.update(message)
        assert linnet.mac(f"aes-{bits}-cmac", key, message).digest() == code.finalize() == CMAC.new(key, message, AES).digest()


def test_what_one_seals_the_other_opens() -> None:
    key, nonce = bytes(range(32)), bytes(12)
    sealed = linnet.AES256CCM(key).encrypt(nonce, b"text", b"data")
    assert AESCCM(key).decrypt(nonce, sealed, b"data") == b"text"
    with pytest.raises(InvalidTag):
        AESCCM(key).decrypt(nonce, sealed, b"date")
    with pytest.raises(linnet.InvalidTag):
        linnet.AES256CCM(key).decrypt(nonce, sealed, b"date")


def test_ccm_limits_the_text_by_the_nonce() -> None:
    cipher = linnet.AES128CCM(bytes(16))
    assert len(cipher.encrypt(bytes(13), bytes(65535))) == 65535 + 16
    for call in (cipher.encrypt, lambda nonce, data: cipher.encrypt_into(nonce, data, None, bytearray(65552))):
        with pytest.raises(ValueError, match="data is 65536 bytes; AES-128-CCM with a nonce of 13 bytes takes at most 65535"):
            call(bytes(13), bytes(65536))
    assert len(cipher.encrypt(bytes(12), bytes(65536))) == 65536 + 16


def test_messages_about_sizes() -> None:
    with pytest.raises(ValueError, match=r"tag_size is 11; AES-128-GCM takes 12 to 16$"):
        linnet.AES128GCM(bytes(16), tag_size=11)
    with pytest.raises(ValueError, match=r"tag_size is 5; AES-128-CCM takes 4 to 16 in steps of 2$"):
        linnet.AES128CCM(bytes(16), tag_size=5)
    with pytest.raises(ValueError, match=r"tag_size is 17; AES-192-OCB takes 1 to 16$"):
        linnet.AES192OCB(bytes(24), tag_size=17)
    with pytest.raises(ValueError, match=r"nonce is 16 bytes; AES-192-OCB takes 1 to 15$"):
        linnet.AES192OCB(bytes(24)).encrypt(bytes(16), b"")
    with pytest.raises(ValueError, match=r"nonce is 6 bytes; AES-256-CCM takes 7 to 13$"):
        linnet.AES256CCM(bytes(32)).decrypt(bytes(6), bytes(16))
    with pytest.raises(ValueError, match=r"key is 16 bytes; AES-256-EAX takes 32$"):
        linnet.AES256EAX(bytes(16))
