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

from Crypto.Cipher import AES
from Crypto.Hash import CMAC
from cryptography.hazmat.primitives import cmac
from cryptography.hazmat.primitives.ciphers import algorithms
from cryptography.hazmat.primitives.ciphers.aead import AESCCM, AESGCM, AESGCMSIV, AESOCB3

Encrypt = Callable[[bytes, bytes, bytes, bytes], bytes]
Code = Callable[[bytes, bytes], bytes]


def counting(place: int, size: int) -> bytes:
    """The input in a place of a record: bytes that count up from 16 times its number."""
    return bytes((16 * place + i) % 256 for i in range(size))


def agreed(*results: bytes) -> bytes:
    if len(set(results)) != 1:
        sys.exit("make_aes_modes.py: the packages disagree")
    return results[0]


def ccm(key: bytes, nonce: bytes, data: bytes, text: bytes) -> bytes:
    cipher = AES.new(key, AES.MODE_CCM, nonce=nonce, mac_len=16, msg_len=len(text), assoc_len=len(data))
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


def record(count: int, **fields: bytes) -> str:
    lines = [f"{name} = {value.hex().upper()}".rstrip() for name, value in fields.items()]
    return "\n".join([f"Count = {count}", *lines]) + "\n"


def aead_records(encrypt: Encrypt, key_size: int, nonce_size: int) -> Iterator[str]:
    key, nonce = counting(0, key_size), counting(1, nonce_size)
    for count in range(33 * 33):
        text, data = counting(2, count // 33), counting(3, count % 33)
        yield record(count + 1, Key=key, Nonce=nonce, PT=text, AD=data, CT=encrypt(key, nonce, data, text))


def code_records(code: Code, key_size: int) -> Iterator[str]:
    key = counting(0, key_size)
    for size in range(1025):
        message = counting(1, size)
        yield record(size + 1, Key=key, Msg=message, Tag=code(key, message))


def files() -> Iterator[tuple[str, Callable[[], Iterator[str]]]]:
    for bits in (128, 192, 256):
        size = bits // 8
        yield f"aes-{bits}-gcm", lambda size=size: aead_records(gcm, size, 12)
        if bits != 192:
            yield f"aes-{bits}-gcm-siv", lambda size=size: aead_records(gcm_siv, size, 12)
        yield f"aes-{bits}-ccm", lambda size=size: aead_records(ccm, size, 12)
        yield f"aes-{bits}-eax", lambda size=size: aead_records(eax, size, 16)
        yield f"aes-{bits}-ocb", lambda size=size: aead_records(ocb, size, 12)
        yield f"aes-{bits}-cmac", lambda size=size: code_records(cmac_of, size)


def main() -> None:
    if len(sys.argv) == 2:
        sys.stdout.write("\n".join(dict(files())[sys.argv[1]]()))
        return
    for id, records in files():
        print(id, hashlib.sha256("\n".join(records()).encode()).hexdigest())


if __name__ == "__main__":
    main()
