# SPDX-License-Identifier: MIT OR Apache-2.0
"""Version 1 of the format (docs/sealed-file.md): header, key derivation and chunks."""

from __future__ import annotations

import os

import linnet
from linnet import _core, _factories
from linnet.sealed_file._errors import BadChunk, DamagedHeader, NotSealed, TooLong, WrongKey

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

ALGORITHM = "ascon-aead128"
"""The default algorithm."""

MAGIC = b"\x8dlinnet\n"
VERSION = 1
LABEL = b"linnet sealed file 1"
ALGORITHM_SIZE_MAX = 64
SALT_SIZE = 32
COMMITMENT_SIZE = 32
CHECKSUM_SIZE = 8
TAG_SIZE = 16
HEADER_SIZE_MAX = 1 << 16
CHUNK_SIZE = 65536
SEALED_CHUNK_SIZE = CHUNK_SIZE + TAG_SIZE
CHUNKS_MAX = 1 << 32
CHUNKS_AT_ONCE = 16


class Header:
    def __init__(self, algorithm: str, stanzas: bytes, salt: bytes, commitment: bytes = b"") -> None:
        self.algorithm = algorithm
        self.stanzas = stanzas
        self.salt = salt
        self.commitment = commitment

    @property
    def bound(self) -> bytes:
        """Everything before the commitment; the keys are derived from it."""
        algorithm = self.algorithm.encode("ascii")
        sizes = bytes((VERSION, len(algorithm))), len(self.stanzas).to_bytes(2, "big")
        return b"".join((MAGIC, sizes[0], algorithm, sizes[1], self.stanzas, self.salt))

    def encode(self) -> bytes:
        front = self.bound + self.commitment
        return front + checksum(front)


def checksum(front: bytes) -> bytes:
    return linnet.AsconHash256(front).digest()[:CHECKSUM_SIZE]


LOOK_AT = 4096  # bytes to inspect of a file that does not begin with the magic


def read_any_header(read: Callable[[int], bytes]) -> Header:
    """The header of a file with any stanzas; `read(n)` returns the next n bytes, fewer only at the end of the file."""
    front = b""

    def take(size: int) -> bytes:
        nonlocal front
        part = read(size)
        front += part
        if len(part) < size:
            raise NotSealed(f"truncated: the file ends within the header, after {len(front)} bytes")
        return part

    magic = read(len(MAGIC))
    front = magic
    if magic != MAGIC:
        from linnet.sealed_file import _armor

        raise _armor.not_sealed(magic + read(LOOK_AT))
    version = take(1)[0]
    if version != VERSION:
        raise NotSealed(f"sealed-file version {version} is not supported; expected version {VERSION}")
    algorithm_size = take(1)[0]
    algorithm = take(algorithm_size)
    stanzas_size = int.from_bytes(take(2), "big")
    size = len(front) + stanzas_size + SALT_SIZE + COMMITMENT_SIZE + CHECKSUM_SIZE
    if size > HEADER_SIZE_MAX:
        raise NotSealed(f"malformed header: it has {size} bytes; expected at most {HEADER_SIZE_MAX}")
    stanzas = take(stanzas_size)
    salt = take(SALT_SIZE)
    commitment = take(COMMITMENT_SIZE)
    expected = checksum(front)
    if take(CHECKSUM_SIZE) != expected:
        raise DamagedHeader("damaged header: its checksum does not match")
    if not 1 <= algorithm_size <= ALGORITHM_SIZE_MAX or not algorithm.isascii():
        raise NotSealed(f"malformed header: expected an algorithm id of 1 to {ALGORITHM_SIZE_MAX} characters")
    return Header(algorithm.decode("ascii"), stanzas, salt, commitment)


def read_header(read: Callable[[int], bytes]) -> Header:
    """The header of a file that this version may open."""
    header = read_any_header(read)
    if header.stanzas:
        from linnet.sealed_file._stanzas import require_known

        require_known(header.stanzas)
    return header


def truncation(number: int, size: int) -> BadChunk:
    """The message for a file that ends in chunk `number` after less than a tag."""
    if size:
        return BadChunk(f"truncated: the file ends {size} bytes into chunk {number}; expected at least {TAG_SIZE} bytes")
    before = f"chunk {number - 1}" if number else "the header"
    return BadChunk(f"truncated: the file ends after {before}; expected a final chunk")


def obstacle(entry: linnet.CatalogEntry) -> str:
    """Why an algorithm cannot seal; empty if it can."""
    if entry.kind != "aead":
        return f"its kind is {entry.kind}, not aead"
    if entry.tag_size != TAG_SIZE:
        return f"its tag has {entry.tag_size} bytes, not {TAG_SIZE}"
    small = entry.key_size < 16 or entry.nonce_size < 12
    return "its key has fewer than 16 or its nonce fewer than 12 bytes" if small else ""


def sealing_algorithm(id: str) -> linnet.CatalogEntry | None:
    """The algorithm with this id, if it can seal."""
    entry = _factories._entry(id) if id in _core._classes else None
    return None if entry is None or obstacle(entry) else entry


def sealing_algorithms() -> dict[str, linnet.CatalogEntry]:
    return {entry.id: entry for entry in linnet.catalog() if not obstacle(entry)}


class Keys:
    def __init__(self, file_key: bytes, base_nonce: bytes, commitment: bytes) -> None:
        self.file_key = file_key
        self.base_nonce = base_nonce
        self.commitment = commitment


def derive_keys(secret: bytes, header: Header, context: bytes = b"") -> Keys:
    """One Ascon-CXOF128 output, cut in three. The header encodes its own length, so the context is everything after it."""
    entry = _factories._entry(header.algorithm)
    message = len(secret).to_bytes(8, "big") + secret + header.bound + context
    nonce_at, commitment_at = entry.key_size, entry.key_size + entry.nonce_size
    output_size = commitment_at + COMMITMENT_SIZE
    output = linnet.AsconCXOF128(message, customization=LABEL).digest(output_size)
    return Keys(output[:nonce_at], output[nonce_at:commitment_at], output[commitment_at:])


class Chunks:
    """Seals and opens the chunks of one file by number. Threads may share it."""

    size = CHUNK_SIZE
    """Bytes of a chunk; the last one has fewer."""
    number_max = CHUNKS_MAX

    def __init__(self, algorithm: str, keys: Keys) -> None:
        self._aead = linnet.aead(algorithm, keys.file_key)
        self._algorithm = algorithm
        self._key = keys.file_key
        self._base_nonce = int.from_bytes(keys.base_nonce, "big")
        self._nonce_size = len(keys.base_nonce)
        self.at_once = max(CHUNKS_AT_ONCE, _core._lanes(algorithm))
        """How many chunks to give to seal_all and open_all at once, if there are that many."""

    def _nonce(self, number: int) -> bytes:
        return (self._base_nonce ^ number).to_bytes(self._nonce_size, "big")

    def seal(self, number: int, plaintext: memoryview, sealed: memoryview) -> None:
        self._require_numbers(number + 1)
        self._aead.encrypt_into(self._nonce(number), plaintext, None, sealed)

    def open(self, number: int, sealed: memoryview, plaintext: memoryview) -> bool:
        """False if the chunk is not authentic; the plaintext is then zero."""
        if number >= self.number_max or len(sealed) < TAG_SIZE:
            return False
        try:
            self._aead.decrypt_into(self._nonce(number), sealed, None, plaintext)
        except linnet.InvalidTag:
            return False
        return True

    def seal_all(self, number: int, plaintext: memoryview, sealed: memoryview, *, last: bool) -> int:
        """Seals consecutive chunks, the first with this number, side by side if the algorithm has lanes: full chunks and, at the
        end of a file, the shorter final one, which may be empty. Returns the number of bytes written."""
        count = len(plaintext) // self.size
        whole, done = count * self.size, count * (self.size + TAG_SIZE)
        self._require_numbers(number + count)
        self._run("encrypt", number, count, plaintext[:whole], sealed[:done])
        if last:
            end = done + len(plaintext) - whole + TAG_SIZE
            self.seal(number + count, plaintext[whole:], sealed[done:end])
            return end
        return done

    def open_all(self, number: int, sealed: memoryview, plaintext: memoryview, *, last: bool) -> tuple[int, memoryview | None]:
        """Opens chunks in the same way. Returns the number of bytes of plaintext before the first chunk that is not authentic, and
        that chunk."""
        step = self.size + TAG_SIZE
        count = len(sealed) // step
        whole = count * step
        invalid = self._run("decrypt", number, count, sealed[:whole], plaintext[: count * self.size])
        good = min(*invalid, count, max(self.number_max - number, 0))
        done = good * self.size
        if good < count:
            return done, sealed[good * step : (good + 1) * step]
        if not last:
            return done, None
        end = done + max(len(sealed) - whole - TAG_SIZE, 0)
        if self.open(number + count, sealed[whole:], plaintext[done:end]):
            return end, None
        return done, sealed[whole:]

    def refusal(self, number: int, sealed: memoryview) -> BadChunk:
        """The message for a chunk that is not authentic."""
        if len(sealed) < TAG_SIZE:
            return truncation(number, len(sealed))
        return BadChunk(self.not_authentic(number, len(sealed)))

    def not_authentic(self, number: int, size: int) -> str:
        if size < self.size + TAG_SIZE:
            return f"the final chunk, number {number}, is not authentic"
        return f"chunk {number} is not authentic"

    def _run(self, operation: str, number: int, count: int, texts: memoryview, out: memoryview) -> list[int]:
        """The indices of the chunks that are not authentic."""
        if count == 0:
            return []
        nonces = memoryview(b"".join(map(self._nonce, range(number, number + count))))
        rows = [data.cast("B", (count, len(data) // count)) for data in (nonces, texts, out)]
        return _core._batch(operation, self._algorithm, self._key, rows[0], None, rows[1], None, rows[2], None, 1)[2]

    def _require_numbers(self, end: int) -> None:
        if end > self.number_max:
            raise TooLong(f"too long: a sealed file has at most {self.number_max} chunks of {self.size} bytes")


def new_header(
    secret: bytes, algorithm: str, salt: bytes | None = None, stanzas: bytes = b"", context: bytes = b""
) -> tuple[Header, Chunks]:
    """A header for a new file. A salt is given only to repeat a test vector."""
    draft = Header(algorithm, stanzas, os.urandom(SALT_SIZE) if salt is None else salt)
    keys = derive_keys(secret, draft, context)
    return Header(algorithm, stanzas, draft.salt, keys.commitment), Chunks(algorithm, keys)


def chunks_of(secret: bytes, header: Header, context: bytes = b"") -> Chunks:
    """The chunks after a header, if secret and context are correct."""
    keys = derive_keys(secret, header, context)
    if not equal(keys.commitment, header.commitment):
        raise WrongKey(_why_not(header, context))
    return Chunks(header.algorithm, keys)


def _why_not(header: Header, context: bytes) -> str:
    """The file does not say whether it has a context, so the message names each cause. A secret from a stanza is correct."""
    other = "header" if header.stanzas else "key"
    wrong = f"{'changed' if header.stanzas else 'wrong'} {other}"
    if context:
        return f"{wrong} or wrong context: the file was sealed with another {other}, or with another context or none"
    return f"{wrong}: the file was sealed with another one, or with a context"


def equal(a: bytes, b: bytes) -> bool:
    """Compares in constant time: `verify` compares the tags of both under a fresh key.

    hmac.compare_digest would do, but its import takes longer than sealing a small file.
    """
    key = os.urandom(16)
    try:
        linnet.AsconMAC(key, a).verify(linnet.AsconMAC(key, b).digest())
    except linnet.InvalidTag:
        return False
    return True
