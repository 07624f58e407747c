# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sealed files as docs/sealed-file.md specifies, without the linnet package.

Ascon is written here from SP 800-232 and X25519 from RFC 7748, with Python's integers. Run as a
program it prints the test vectors of the document.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
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
    """Blocks of `size` bytes, the last padded with a 1 bit and zeros: it may be only padding."""
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


def ascon_aead128_open(key: bytes, nonce: bytes, sealed: bytes) -> bytes | None:
    """The plaintext (section 4.1.2), if encrypting it again gives the same ciphertext and tag."""
    k, ciphertext, plaintext = words(key), sealed[:-16], b""
    s = [0x00001000808C0001, *k, *words(nonce)]
    permute(s, 12)
    s[3:] = [s[3] ^ k[0], s[4] ^ k[1] ^ 1 << 63]
    for at in range(0, len(ciphertext), 16):
        block = ciphertext[at : at + 16]
        plaintext += xor(unwords(s[:2]), block)
        s[:2] = words(block.ljust(16, b"\0"))  # a shorter block is the last
        permute(s, 8)
    return plaintext if len(sealed) >= 16 and ascon_aead128(key, nonce, plaintext) == sealed else None


def xor(a: bytes, b: bytes) -> bytes:
    """The XOR, as long as the shorter string."""
    return bytes(x ^ y for x, y in zip(a, b))


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


def seal(secret: bytes, algorithm: str, salt: bytes, plaintext: bytes, stanzas: bytes = b"", context: bytes = b"") -> Sealed:
    key_size, nonce_size, encrypt = AEADS[algorithm]
    bound = b"\x8dlinnet\n" + b"\x01" + bytes([len(algorithm)]) + algorithm.encode()
    bound += len(stanzas).to_bytes(2, "big") + stanzas + salt
    message = len(secret).to_bytes(8, "big") + secret + bound + context
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


# Stanzas

PBKDF2, EPHEMERAL, RECIPIENT, SCRYPT = 1, 2, 3, 4
PRIME = (1 << 255) - 19


def x25519(scalar: bytes, coordinate: bytes) -> bytes:
    """RFC 7748, section 5."""
    k = int.from_bytes(scalar, "little") & ~(1 << 255) & ~7 | 1 << 254
    u = int.from_bytes(coordinate, "little") % (1 << 255)
    x2, z2, x3, z3 = 1, 0, u, 1
    for bit in reversed(range(255)):
        if k >> bit & 1:
            x2, z2, x3, z3 = x3, z3, x2, z2
        plus, minus = (x2 + z2) ** 2, (x2 - z2) ** 2
        left, right = (x3 - z3) * (x2 + z2), (x3 + z3) * (x2 - z2)
        x2, z2 = plus * minus % PRIME, (plus - minus) * (plus + 121665 * (plus - minus)) % PRIME
        x3, z3 = (left + right) ** 2 % PRIME, u * (left - right) ** 2 % PRIME
        if k >> bit & 1:
            x2, z2, x3, z3 = x3, z3, x2, z2
    return (x2 * pow(z2, PRIME - 2, PRIME) % PRIME).to_bytes(32, "little")


def public_key(secret_key: bytes) -> bytes:
    return x25519(secret_key, (9).to_bytes(32, "little"))


def key_text(name: str, key: bytes) -> str:
    prefix = f"linnet-{name}-1:"
    checksum = ascon_hash256(prefix.encode() + key)[:4]
    return prefix + base64.urlsafe_b64encode(key + checksum).decode()


def stanza(kind: int, body: bytes) -> bytes:
    return bytes([kind]) + len(body).to_bytes(2, "big") + body


def stanzas_of(data: bytes) -> list[tuple[int, bytes]]:
    found = []
    while data:
        end = 3 + int.from_bytes(data[1:3], "big")
        found.append((data[0], data[3:end]))
        data = data[end:]
    return found


def hkdf_sha256(secret: bytes, salt: bytes, info: bytes) -> bytes:
    """32 bytes (RFC 5869)."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", "sha256")


def recipient_wrapping(shared: bytes, ephemeral_public: bytes, recipient: bytes) -> bytes:
    return hkdf_sha256(shared, ephemeral_public + recipient, b"linnet sealed file 1 x25519")


def stanzas_for(recipients: list[bytes], ephemeral: bytes, secret: bytes) -> bytes:
    ephemeral_public = public_key(ephemeral)
    out = stanza(EPHEMERAL, ephemeral_public)
    for recipient in recipients:
        wrapping = recipient_wrapping(x25519(ephemeral, recipient), ephemeral_public, recipient)
        out += stanza(RECIPIENT, ascon_aead128(wrapping[:16], wrapping[16:], secret))
    return out


def secret_for(secret_key: bytes, data: bytes) -> bytes | None:
    (_, ephemeral_public), *recipients = stanzas_of(data)
    wrapping = recipient_wrapping(x25519(secret_key, ephemeral_public), ephemeral_public, public_key(secret_key))
    found = (ascon_aead128_open(wrapping[:16], wrapping[16:], body) for _, body in recipients)
    return next((secret for secret in found if secret is not None), None)


def pbkdf2_wrapping(passphrase: bytes, salt: bytes, iterations: int) -> bytes:
    return hashlib.pbkdf2_hmac("sha256", passphrase, salt, iterations, 32)


def pbkdf2_stanza(passphrase: bytes, salt: bytes, iterations: int, secret: bytes) -> bytes:
    wrapping = pbkdf2_wrapping(passphrase, salt, iterations)
    wrapped = ascon_aead128(wrapping[:16], wrapping[16:], secret)
    return stanza(PBKDF2, salt + iterations.to_bytes(4, "big") + wrapped)


def scrypt_wrapping(passphrase: bytes, salt: bytes, work_factor: int) -> bytes:
    n, r = 2**work_factor, 8
    salt = b"linnet sealed file 1 scrypt" + salt
    return hashlib.scrypt(passphrase, salt=salt, n=n, r=r, p=1, maxmem=128 * n * r + 2**20, dklen=32)


def scrypt_stanza(passphrase: bytes, salt: bytes, work_factor: int, secret: bytes) -> bytes:
    wrapping = scrypt_wrapping(passphrase, salt, work_factor)
    wrapped = ascon_aead128(wrapping[:16], wrapping[16:], secret)
    return stanza(SCRYPT, salt + bytes([work_factor]) + wrapped)


def secret_by_passphrase(passphrase: bytes, data: bytes) -> bytes | None:
    ((kind, body),) = stanzas_of(data)
    if kind == SCRYPT:
        wrapping = scrypt_wrapping(passphrase, body[:32], body[32])
    else:
        wrapping = pbkdf2_wrapping(passphrase, body[:32], int.from_bytes(body[32:36], "big"))
    return ascon_aead128_open(wrapping[:16], wrapping[16:], body[-48:])


def header_fields(file: bytes) -> tuple[str, bytes, bytes, int]:
    """Algorithm, stanzas, salt, and the size of the header."""
    at = 10 + file[9]
    end = at + 2 + int.from_bytes(file[at : at + 2], "big")
    return file[10:at].decode(), file[at + 2 : end], file[end : end + 32], end + 72


def open_short(file: bytes, secret: bytes, context: bytes = b"") -> bytes | None:
    """The plaintext of a file of one chunk that ascon-aead128 sealed."""
    algorithm, stanzas, salt, size = header_fields(file)
    expected = seal(secret, algorithm, salt, b"", stanzas, context)
    if expected.header != file[:size]:
        return None
    return ascon_aead128_open(expected.file_key, expected.base_nonce, file[size:])


@dataclass(frozen=True)
class Part:
    """The reads needed to open a part of a plaintext, as positions and sizes in the file, and the part."""

    final: tuple[int, int]
    others: tuple[int, int]
    plaintext: bytes


def open_part(file: bytes, secret: bytes, start: int, stop: int) -> Part | None:
    """Bytes from start up to stop of the plaintext of a file that ascon-aead128 sealed; None if a chunk is not authentic."""
    algorithm, stanzas, salt, begin = header_fields(file)
    keys = seal(secret, algorithm, salt, b"", stanzas)
    if keys.header != file[:begin]:
        return None

    def chunk(number: int) -> bytes | None:
        nonce = xor(keys.base_nonce, number.to_bytes(16, "big"))
        at = begin + number * (CHUNK + 16)
        return ascon_aead128_open(keys.file_key, nonce, file[at : at + CHUNK + 16])

    last = (len(file) - begin) // (CHUNK + 16)
    final = chunk(last)
    if final is None or not 0 <= start <= stop <= last * CHUNK + len(final):
        return None
    first, end = start // CHUNK, min(-(-stop // CHUNK), last)
    chunks = [chunk(number) for number in range(first, end)] + [final] * (stop > last * CHUNK)
    if None in chunks:
        return None
    whole = b"".join(filter(None, chunks))
    skipped = min(first, last) * CHUNK
    read_final = (begin + last * (CHUNK + 16), len(final) + 16)
    return Part(
        read_final, (begin + first * (CHUNK + 16), max(end - first, 0) * (CHUNK + 16)), whole[start - skipped : stop - skipped]
    )


def fingerprint(secret: bytes) -> str:
    """The fingerprint of a key: hexadecimal in groups of four digits."""
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


IDENTITIES = (bytes(range(0x80, 0xA0)), bytes(range(0xA0, 0xC0)))
EPHEMERAL_KEY = bytes(range(0x60, 0x80))
PASSPHRASE_TEXT = "correct horse battery staple"
PASSPHRASE_SALT = bytes(range(0xC0, 0xE0))
ITERATIONS = 600_000
WORK_FACTOR = 18
CONTEXT = "backup"


def plaintext_of(size: int) -> bytes:
    """Byte i is i mod 251."""
    return bytes(i % 251 for i in range(size))


def vector(algorithm: str, size: int, context: str = "") -> dict[str, str]:
    sealed = seal(SECRET, algorithm, SALT, plaintext_of(size), context=context.encode())
    fields = {
        "algorithm": algorithm,
        "plaintext": f"{size} bytes",
        **({"context": context} if context else {}),
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


def part_vector() -> dict[str, str]:
    """The vector of a part of the file with two chunks."""
    size, start, stop = 65537, 65530, 65537
    part = open_part(seal(SECRET, "ascon-aead128", SALT, plaintext_of(size)).file, SECRET, start, stop)
    assert part is not None
    return {
        "part": f"bytes {start} to {stop - 1} of the plaintext of {size} bytes",
        "final chunk": f"{part.final[1]} bytes at {part.final[0]}",
        "other chunks": f"{part.others[1]} bytes at {part.others[0]}",
        "bytes": part.plaintext.hex(),
    }


def recipients_vector() -> dict[str, str]:
    ephemeral_public, fields = public_key(EPHEMERAL_KEY), {}
    for number, identity in enumerate(IDENTITIES, 1):
        fields[f"secret key {number}"] = key_text("secret-key", identity)
        fields[f"public key {number}"] = key_text("public-key", public_key(identity))
    fields |= {"ephemeral secret key": EPHEMERAL_KEY.hex(), "ephemeral public key": ephemeral_public.hex()}
    for number, identity in enumerate(IDENTITIES, 1):
        shared = x25519(identity, ephemeral_public)
        fields[f"shared secret {number}"] = shared.hex()
        fields[f"wrapping key and nonce {number}"] = recipient_wrapping(shared, ephemeral_public, public_key(identity)).hex()
    return fields | whole_file(stanzas_for([public_key(identity) for identity in IDENTITIES], EPHEMERAL_KEY, SECRET))


def pbkdf2_vector() -> dict[str, str]:
    fields = {
        "passphrase": PASSPHRASE_TEXT,
        "passphrase salt": PASSPHRASE_SALT.hex(),
        "iterations": str(ITERATIONS),
        "wrapping key and nonce": pbkdf2_wrapping(PASSPHRASE_TEXT.encode(), PASSPHRASE_SALT, ITERATIONS).hex(),
    }
    return fields | whole_file(pbkdf2_stanza(PASSPHRASE_TEXT.encode(), PASSPHRASE_SALT, ITERATIONS, SECRET))


def scrypt_vector() -> dict[str, str]:
    fields = {
        "passphrase": PASSPHRASE_TEXT,
        "passphrase salt": PASSPHRASE_SALT.hex(),
        "work factor": str(WORK_FACTOR),
        "wrapping key and nonce": scrypt_wrapping(PASSPHRASE_TEXT.encode(), PASSPHRASE_SALT, WORK_FACTOR).hex(),
    }
    return fields | whole_file(scrypt_stanza(PASSPHRASE_TEXT.encode(), PASSPHRASE_SALT, WORK_FACTOR, SECRET))


def whole_file(stanzas: bytes) -> dict[str, str]:
    """The file of a plaintext of 5 bytes."""
    sealed = seal(SECRET, "ascon-aead128", SALT, plaintext_of(5), stanzas)
    return {"stanzas": stanzas.hex(), "header": sealed.header.hex(), "chunks": b"".join(sealed.chunks).hex()}


def document_vectors() -> str:
    """The text block at the end of docs/sealed-file.md."""
    common = {"secret": SECRET.hex(), "fingerprint": fingerprint(SECRET), "salt": SALT.hex()}
    vectors = [*(vector(algorithm, size) for algorithm, size in VECTORS), vector("ascon-aead128", 5, CONTEXT)]
    stanzas = [recipients_vector(), pbkdf2_vector(), scrypt_vector()]
    groups = [common, *vectors, part_vector(), *stanzas]
    return "\n\n".join("\n".join(f"{name} = {value}" for name, value in group.items()) for group in groups) + "\n"


if __name__ == "__main__":
    print(document_vectors(), end="")
