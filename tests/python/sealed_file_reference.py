# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sealed files by the letter of docs/sealed-file.md, without the linnet package.

Ascon is written here from SP 800-232, with Python's integers as words. Run as a program it prints
the test vectors of the document.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

MASK = (1 << 64) - 1
ROUND_CONSTANTS = (0xF0, 0xE1, 0xD2, 0xC3, 0xB4, 0xA5, 0x96, 0x87, 0x78, 0x69, 0x5A, 0x4B)
ROTATIONS = ((19, 28), (61, 39), (1, 6), (10, 17), (7, 41))

State = list[int]


def permute(s: State, rounds: int) -> None:
    """Ascon-p (SP 800-232, section 3)."""
    for constant in ROUND_CONSTANTS[12 - rounds :]:
        x0, x1, x2, x3, x4 = s
        x2 ^= constant
        x0, x2, x4 = x0 ^ x4, x2 ^ x1, x4 ^ x3
        t = (x0 ^ (~x1 & x2), x1 ^ (~x2 & x3), x2 ^ (~x3 & x4), x3 ^ (~x4 & x0), x4 ^ (~x0 & x1))
        y = (t[0] ^ t[4], t[1] ^ t[0], ~t[2] & MASK, t[3] ^ t[2], t[4])
        s[:] = [x ^ rotate(x, a) ^ rotate(x, b) for x, (a, b) in zip(y, ROTATIONS)]


def rotate(x: int, n: int) -> int:
    return (x >> n | x << (64 - n)) & MASK


def words(data: bytes) -> list[int]:
    return [int.from_bytes(data[i : i + 8], "little") for i in range(0, len(data), 8)]


def unwords(values: list[int]) -> bytes:
    return b"".join(value.to_bytes(8, "little") for value in values)


def blocks(data: bytes, size: int) -> Iterator[bytes]:
    """Blocks of `size` bytes, the last padded with a 1 bit and zeros: it may be padding alone."""
    padded = data + b"\x01" + bytes(-(len(data) + 1) % size)
    return (padded[i : i + size] for i in range(0, len(padded), size))


def ascon_aead128(key: bytes, nonce: bytes, plaintext: bytes) -> bytes:
    """Ciphertext and tag without associated data (section 4.1.1)."""
    k = words(key)
    s = [0x00001000808C0001, *k, *words(nonce)]
    permute(s, 12)
    s[3:] = [s[3] ^ k[0], s[4] ^ k[1] ^ 1 << 63]
    out = b""
    for i, block in enumerate(blocks(plaintext, 16)):
        if i:
            permute(s, 8)
        s[:2] = [x ^ m for x, m in zip(s, words(block))]
        out += unwords(s[:2])
    s[2:4] = [s[2] ^ k[0], s[3] ^ k[1]]
    permute(s, 12)
    return out[: len(plaintext)] + unwords([s[3] ^ k[0], s[4] ^ k[1]])


def ascon_aead128_nonce_masked(key: bytes, nonce: bytes, plaintext: bytes) -> bytes:
    """Section 4.2.2."""
    return ascon_aead128(key[:16], bytes(n ^ m for n, m in zip(nonce, key[16:])), plaintext)


def absorb(s: State, data: bytes) -> None:
    for block in blocks(data, 8):
        s[0] ^= int.from_bytes(block, "little")
        permute(s, 12)


def squeeze(s: State, size: int) -> bytes:
    out = b""
    while len(out) < size:
        out += s[0].to_bytes(8, "little")
        permute(s, 12)
    return out[:size]


def ascon_hash256(message: bytes) -> bytes:
    """Section 5.1."""
    s = [0x0000080100CC0002, 0, 0, 0, 0]
    permute(s, 12)
    absorb(s, message)
    return squeeze(s, 32)


def ascon_cxof128(customization: bytes, message: bytes, size: int) -> bytes:
    """Section 5.3."""
    s = [0x0000080000CC0004, 0, 0, 0, 0]
    permute(s, 12)
    s[0] ^= len(customization) * 8
    permute(s, 12)
    absorb(s, customization)
    absorb(s, message)
    return squeeze(s, size)


AEADS = {
    "ascon-aead128": (16, 16, ascon_aead128),
    "ascon-aead128-nonce-masked": (32, 16, ascon_aead128_nonce_masked),
}
CHUNK = 65536


@dataclass(frozen=True)
class Sealed:
    file_key: bytes
    base_nonce: bytes
    header: bytes
    chunks: list[bytes]

    @property
    def file(self) -> bytes:
        return self.header + b"".join(self.chunks)


def seal(secret: bytes, algorithm: str, salt: bytes, plaintext: bytes) -> Sealed:
    key_size, nonce_size, encrypt = AEADS[algorithm]
    bound = b"\x8dlinnet\n" + b"\x01" + bytes([len(algorithm)]) + algorithm.encode() + b"\x00\x00" + salt
    message = len(secret).to_bytes(8, "big") + secret + bound
    derived = ascon_cxof128(b"linnet sealed file 1", message, key_size + nonce_size + 32)
    file_key = derived[:key_size]
    base_nonce = derived[key_size : key_size + nonce_size]
    header = bound + derived[key_size + nonce_size :]
    header += ascon_hash256(header)[:8]
    chunks = []
    for number in range(len(plaintext) // CHUNK + 1):
        counter = number.to_bytes(nonce_size, "big")
        nonce = bytes(a ^ b for a, b in zip(base_nonce, counter))
        chunks.append(encrypt(file_key, nonce, plaintext[number * CHUNK : (number + 1) * CHUNK]))
    return Sealed(file_key, base_nonce, header, chunks)


def fingerprint(secret: bytes) -> str:
    """Of a key: hexadecimal in groups of four digits."""
    digits = ascon_cxof128(b"linnet key fingerprint 1", len(secret).to_bytes(8, "big") + secret, 16).hex()
    return "-".join(digits[i : i + 4] for i in range(0, len(digits), 4))


SECRET = bytes(range(32))
SALT = bytes(range(0x40, 0x60))
VECTORS = (
    ("ascon-aead128", 0),
    ("ascon-aead128", 5),
    ("ascon-aead128-nonce-masked", 5),
    ("ascon-aead128", 65535),
    ("ascon-aead128", 65536),
    ("ascon-aead128", 65537),
)


def plaintext_of(size: int) -> bytes:
    """Byte i is i mod 251."""
    return bytes(i % 251 for i in range(size))


def vector(algorithm: str, size: int) -> dict[str, str]:
    sealed = seal(SECRET, algorithm, SALT, plaintext_of(size))
    fields = {
        "algorithm": algorithm,
        "plaintext": f"{size} bytes",
        "file key": sealed.file_key.hex(),
        "base nonce": sealed.base_nonce.hex(),
        "commitment": sealed.header[-40:-8].hex(),
        "checksum": sealed.header[-8:].hex(),
    }
    if size < 100:
        fields["header"] = sealed.header.hex()
        fields["chunks"] = b"".join(sealed.chunks).hex()
    else:
        fields["tags"] = " ".join(chunk[-16:].hex() for chunk in sealed.chunks)
    fields["file size"] = str(len(sealed.file))
    fields["SHA-256 of the file"] = hashlib.sha256(sealed.file).hexdigest()
    return fields


def document_vectors() -> str:
    """The text block at the end of docs/sealed-file.md."""
    common = {"secret": SECRET.hex(), "fingerprint": fingerprint(SECRET), "salt": SALT.hex()}
    groups = [common, *(vector(algorithm, size) for algorithm, size in VECTORS)]
    return "\n\n".join("\n".join(f"{name} = {value}" for name, value in group.items()) for group in groups) + "\n"


if __name__ == "__main__":
    print(document_vectors(), end="")
