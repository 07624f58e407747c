#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the known-answer file of a mode of AES, for which no official file in this layout exists, to standard output.

Independent of the library: ciphertexts and tags are those of PyPI's `pycryptodome`, and where PyPI's `cryptography` has the mode
too, both must agree. The standards' own vectors are in vectors.txt. Without an id, the digests of all files are written, as
digests.txt has them.

Usage: pip install cryptography pycryptodome && python3 make_aes_modes.py [ID]
"""

import hashlib
import sys
from collections.abc import Callable, Iterator
from functools import partial

from Crypto.Cipher import AES
from Crypto.Hash import CMAC
from Crypto.Util.Padding import pad
from cryptography.hazmat.primitives import cmac, keywrap
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESCCM, AESGCM, AESGCMSIV, AESOCB3

Encrypt = Callable[[bytes, bytes, bytes, bytes], bytes]
Code = Callable[[bytes, bytes], bytes]
Hide = Callable[[bytes, bytes, bytes], bytes]


def counting(place: int, size: int, step: int = 16) -> bytes:
    """The input in a place of a record: bytes that count up from 16 times its number, for what is legacy from 0."""
    return bytes((step * place + i) % 256 for i in range(size))


def agreed(*results: bytes) -> bytes:
    if len(set(results)) != 1:
        sys.exit("make_aes_modes.py: the packages disagree")
    return results[0]


def ccm(key: bytes, nonce: bytes, data: bytes, text: bytes) -> bytes:
    cipher = AES.new(key, AES.MODE_CCM, nonce=nonce, mac_len=16)
    cipher.update(data)
    return agreed(b"".join(cipher.encrypt_and_digest(text)), AESCCM(key, tag_length=16).encrypt(nonce, text, data))


def gcm(key: bytes, nonce: bytes, data: bytes, text: bytes) -> bytes:
    cipher = AES.new(key, AES.MODE_GCM, nonce=nonce)
    cipher.update(data)
    return agreed(b"".join(cipher.encrypt_and_digest(text)), AESGCM(key).encrypt(nonce, text, data))


def gcm_siv(key: bytes, nonce: bytes, data: bytes, text: bytes) -> bytes:
    """Of `cryptography` alone."""
    return AESGCMSIV(key).encrypt(nonce, text, data)


def eax(key: bytes, nonce: bytes, data: bytes, text: bytes) -> bytes:
    cipher = AES.new(key, AES.MODE_EAX, nonce=nonce)
    cipher.update(data)
    return b"".join(cipher.encrypt_and_digest(text))


def ocb(key: bytes, nonce: bytes, data: bytes, text: bytes) -> bytes:
    cipher = AES.new(key, AES.MODE_OCB, nonce=nonce)
    cipher.update(data)
    return agreed(b"".join(cipher.encrypt_and_digest(text)), AESOCB3(key).encrypt(nonce, text, data))


def cmac_of(key: bytes, message: bytes) -> bytes:
    code = cmac.CMAC(algorithms.AES(key))
    code.update(message)
    return agreed(code.finalize(), CMAC.new(key, message, ciphermod=AES).digest())


def ctr(key: bytes, nonce: bytes, text: bytes) -> bytes:
    cipher = AES.new(key, AES.MODE_CTR, nonce=b"", initial_value=nonce)
    return agreed(cipher.encrypt(text), Cipher(algorithms.AES(key), modes.CTR(nonce)).encryptor().update(text))


def cbc(key: bytes, nonce: bytes, text: bytes) -> bytes:
    cipher = AES.new(key, AES.MODE_CBC, iv=nonce)
    return agreed(cipher.encrypt(text), Cipher(algorithms.AES(key), modes.CBC(nonce)).encryptor().update(text))


def cbc_pkcs7(key: bytes, nonce: bytes, text: bytes) -> bytes:
    return cbc(key, nonce, pad(text, 16))


def cbc_mac(key: bytes, message: bytes) -> bytes:
    return cbc(key, bytes(16), message + bytes(-len(message) % 16 if message else 16))[-16:]


def kw(key: bytes, text: bytes) -> bytes:
    return agreed(AES.new(key, AES.MODE_KW).seal(text), keywrap.aes_key_wrap(key, text))


def kwp(key: bytes, text: bytes) -> bytes:
    return agreed(AES.new(key, AES.MODE_KWP).seal(text), keywrap.aes_key_wrap_with_padding(key, text))


def record(count: int, **fields: bytes) -> str:
    lines = [f"{name} = {value.hex().upper()}".rstrip() for name, value in fields.items()]
    return "\n".join([f"Count = {count}", *lines]) + "\n"


def aead_records(encrypt: Encrypt, key_size: int, nonce_size: int) -> Iterator[str]:
    key, nonce = counting(0, key_size), counting(1, nonce_size)
    for count in range(33 * 33):
        text, data = counting(2, count // 33), counting(3, count % 33)
        yield record(count + 1, Key=key, Nonce=nonce, PT=text, AD=data, CT=encrypt(key, nonce, data, text))


def text_records(hide: Hide, key_size: int, sizes: range, step: int) -> Iterator[str]:
    key, nonce = counting(0, key_size, step), counting(1, 16, step)
    for number, size in enumerate(sizes):
        text = counting(2, size, step)
        yield record(number + 1, Key=key, Nonce=nonce, PT=text, CT=hide(key, nonce, text))


def wrap_records(wrap: Code, key_size: int, sizes: range) -> Iterator[str]:
    key = counting(0, key_size)
    for number, size in enumerate(sizes):
        text = counting(2, size)
        yield record(number + 1, Key=key, PT=text, CT=wrap(key, text))


def code_records(code: Code, key_size: int, step: int = 16) -> Iterator[str]:
    key = counting(0, key_size, step)
    for size in range(1025):
        message = counting(1, size, step)
        yield record(size + 1, Key=key, Msg=message, Tag=code(key, message))


def files() -> Iterator[tuple[str, Callable[[], Iterator[str]]]]:
    for bits in (128, 192, 256):
        size = bits // 8
        yield f"aes-{bits}-gcm", partial(aead_records, gcm, size, 12)
        if bits != 192:
            yield f"aes-{bits}-gcm-siv", partial(aead_records, gcm_siv, size, 12)
        yield f"aes-{bits}-ccm", partial(aead_records, ccm, size, 12)
        yield f"aes-{bits}-eax", partial(aead_records, eax, size, 16)
        yield f"aes-{bits}-ocb", partial(aead_records, ocb, size, 12)
        yield f"aes-{bits}-cmac", partial(code_records, cmac_of, size)
        yield f"aes-{bits}-cbc-mac", partial(code_records, cbc_mac, size, 0)
        yield f"aes-{bits}-ctr", partial(text_records, ctr, size, range(1025), 16)
        yield f"aes-{bits}-cbc", partial(text_records, cbc, size, range(0, 1025, 16), 0)
        yield f"aes-{bits}-cbc-pkcs7", partial(text_records, cbc_pkcs7, size, range(1025), 0)
        yield f"aes-{bits}-kw", partial(wrap_records, kw, size, range(16, 1025, 8))
        yield f"aes-{bits}-kwp", partial(wrap_records, kwp, size, range(1, 1025))


def main() -> None:
    if len(sys.argv) == 2:
        sys.stdout.write("\n".join(dict(files())[sys.argv[1]]()))
        return
    for id, records in files():
        print(id, hashlib.sha256("\n".join(records()).encode()).hexdigest())


if __name__ == "__main__":
    main()
