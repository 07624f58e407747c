#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the known-answer file of a form of ChaCha20, Salsa20 or Poly1305, for which no official file in this layout exists,
to standard output.

Independent of the library: ciphertexts and tags are those of PyPI's `pycryptodome`, and where PyPI's `cryptography` or `pynacl` has
the algorithm too, both must agree. The standards' own vectors are in vectors.txt. Without an id, the digests of all files are
written, as digests.txt has them.

Usage: pip install cryptography pycryptodome pynacl && python3 make_chacha.py [ID]
"""

import hashlib
import struct
import sys
from collections.abc import Callable, Iterator
from functools import partial

from Crypto.Cipher import AES, ChaCha20, ChaCha20_Poly1305, Salsa20
from Crypto.Hash import Poly1305 as CodeWithCipher
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.poly1305 import Poly1305
from nacl import bindings

Encrypt = Callable[[bytes, bytes, bytes, bytes], bytes]
Code = Callable[[bytes, bytes], bytes]
Hide = Callable[[bytes, bytes, bytes], bytes]


def counting(place: int, size: int, step: int = 16) -> bytes:
    """The input in a place of a record: bytes that count up from 16 times its number, for what is legacy from 0."""
    return bytes((step * place + i) % 256 for i in range(size))


def agreed(*results: bytes) -> bytes:
    if len(set(results)) != 1:
        sys.exit("make_chacha.py: the packages disagree")
    return results[0]


def chacha20(key: bytes, nonce: bytes, text: bytes) -> bytes:
    """With any of the three sizes of nonces."""
    hidden = ChaCha20.new(key=key, nonce=nonce).encrypt(text)
    if len(nonce) == 24:
        return hidden
    block = bytes(16 - len(nonce)) + nonce
    return agreed(hidden, Cipher(algorithms.ChaCha20(key, block), None).encryptor().update(text))


def salsa20(key: bytes, nonce: bytes, text: bytes) -> bytes:
    return Salsa20.new(key=key, nonce=nonce).encrypt(text)


def hsalsa20(key: bytes, nonce: bytes) -> bytes:
    """The key of XSalsa20's second half (D. J. Bernstein, "Extending the Salsa20 nonce", section 2): the first block of Salsa20
    under the first half of the nonce, less what was added at its end. The second 8 bytes are the block's number."""
    number = int.from_bytes(nonce[8:16], "little")
    stream = Salsa20.new(key=key, nonce=nonce[:8])
    stream.seek(64 * number)
    block = struct.unpack("<16I", stream.encrypt(bytes(64)))
    begun = struct.unpack("<16I", b"expa" + key[:16] + b"nd 3" + nonce[:16] + b"2-by" + key[16:] + b"te k")
    left = [(after - before) % 2**32 for after, before in zip(block, begun)]
    return struct.pack("<8I", *(left[i] for i in (0, 5, 10, 15, 6, 7, 8, 9)))


def xsalsa20(key: bytes, nonce: bytes, text: bytes) -> bytes:
    hidden = salsa20(hsalsa20(key, nonce), nonce[16:], text)
    box = bindings.crypto_secretbox(text[32:], nonce, key)[16:]  # which has the first 32 bytes of keystream as another key
    agreed(hidden[32:], box)
    return hidden


def poly1305(key: bytes, message: bytes) -> bytes:
    return Poly1305.generate_tag(key, message)


def poly1305_aes(key: bytes, nonce: bytes, message: bytes) -> bytes:
    """The first half of the key is that of AES, the other r of Poly1305."""
    encrypted = Cipher(algorithms.AES(key[:16]), modes.ECB()).encryptor().update(nonce)
    tag = CodeWithCipher.new(key=key, cipher=AES, nonce=nonce, data=message).digest()
    return agreed(tag, poly1305(key[16:] + encrypted, message))


def sealed(key: bytes, nonce: bytes, data: bytes, text: bytes) -> bytes:
    cipher = ChaCha20_Poly1305.new(key=key, nonce=nonce)
    cipher.update(data)
    result = b"".join(cipher.encrypt_and_digest(text))
    if len(nonce) == 24:
        return agreed(result, bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(text, data, nonce, key))
    return agreed(result, ChaCha20Poly1305(key).encrypt(nonce, text, data))


def boxed(key: bytes, nonce: bytes, text: bytes) -> bytes:
    """A box of NaCl, and of its parts: the first 32 bytes of keystream are the key of the code, which stands in front."""
    hidden = xsalsa20(key, nonce, bytes(32) + text)
    return agreed(poly1305(hidden[:32], hidden[32:]) + hidden[32:], bindings.crypto_secretbox(text, nonce, key))


def record(count: int, **fields: bytes) -> str:
    lines = [f"{name} = {value.hex().upper()}".rstrip() for name, value in fields.items()]
    return "\n".join([f"Count = {count}", *lines]) + "\n"


def aead_records(encrypt: Encrypt, nonce_size: int) -> Iterator[str]:
    key, nonce = counting(0, 32), counting(1, nonce_size)
    for count in range(33 * 33):
        text, data = counting(2, count // 33), counting(3, count % 33)
        yield record(count + 1, Key=key, Nonce=nonce, PT=text, AD=data, CT=encrypt(key, nonce, data, text))


def text_records(hide: Hide, nonce_size: int, step: int = 16) -> Iterator[str]:
    key, nonce = counting(0, 32, step), counting(1, nonce_size, step)
    for size in range(1025):
        text = counting(2, size, step)
        yield record(size + 1, Key=key, Nonce=nonce, PT=text, CT=hide(key, nonce, text))


def code_records(code: Code) -> Iterator[str]:
    key = counting(0, 32)
    for size in range(1025):
        message = counting(1, size)
        yield record(size + 1, Key=key, Msg=message, Tag=code(key, message))


def nonced_code_records(code: Hide) -> Iterator[str]:
    key, nonce = counting(0, 32), counting(1, 16)
    for size in range(1025):
        message = counting(2, size)
        yield record(size + 1, Key=key, Nonce=nonce, Msg=message, Tag=code(key, nonce, message))


def files() -> Iterator[tuple[str, Callable[[], Iterator[str]]]]:
    yield "chacha20-poly1305", partial(aead_records, sealed, 12)
    yield "xchacha20-poly1305", partial(aead_records, sealed, 24)
    yield "xsalsa20-poly1305", partial(text_records, boxed, 24)
    yield "chacha20", partial(text_records, chacha20, 12)
    yield "chacha20-djb", partial(text_records, chacha20, 8, 0)
    yield "xchacha20", partial(text_records, chacha20, 24)
    yield "salsa20", partial(text_records, salsa20, 8)
    yield "xsalsa20", partial(text_records, xsalsa20, 24)
    yield "poly1305", partial(code_records, poly1305)
    yield "poly1305-aes", partial(nonced_code_records, poly1305_aes)


def main() -> None:
    if len(sys.argv) == 2:
        sys.stdout.write("\n".join(dict(files())[sys.argv[1]]()))
        return
    for id, records in files():
        print(id, hashlib.sha256("\n".join(records()).encode()).hexdigest())


if __name__ == "__main__":
    main()
