# SPDX-License-Identifier: MIT OR Apache-2.0
"""NORX with one lane as specified (Aumasson, Jovanovic, Neves: v3.0, 2016, section 3; v2.0, 2015): slow, and with
the trailer that the library leaves out."""

from dataclasses import dataclass

Words = list[int]

ROUNDS = 4
HEADER, PAYLOAD, TRAILER, TAG = 1, 2, 4, 8
COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


@dataclass(frozen=True)
class Norx:
    bits: int  # of a word: 32 or 64
    version: int = 3

    @property
    def size(self) -> int:
        """The bytes of a word."""
        return self.bits // 8

    @property
    def key_size(self) -> int:
        return 4 * self.size

    @property
    def nonce_size(self) -> int:
        return (4 if self.version == 3 else 2) * self.size

    @property
    def tag_size(self) -> int:
        return 4 * self.size

    @property
    def rate(self) -> int:
        """The bytes of a block."""
        return 12 * self.size

    def words(self, of: bytes) -> Words:
        return [int.from_bytes(of[i : i + self.size], "little") for i in range(0, len(of), self.size)]

    def bytes_of(self, words: Words) -> bytes:
        return b"".join(word.to_bytes(self.size, "little") for word in words)

    def h(self, x: int, y: int) -> int:
        return (x ^ y ^ ((x & y) << 1)) % 2**self.bits

    def right(self, x: int, count: int) -> int:
        return (x >> count | x << (self.bits - count)) % 2**self.bits

    def f(self, s: Words, rounds: int) -> None:
        turns = (8, 11, 16, 31) if self.bits == 32 else (8, 19, 40, 63)
        for _ in range(rounds):
            for a, b, c, d in COLUMNS + DIAGONALS:
                for first, second in (turns[:2], turns[2:]):
                    s[a] = self.h(s[a], s[b])
                    s[d] = self.right(s[a] ^ s[d], first)
                    s[c] = self.h(s[c], s[d])
                    s[b] = self.right(s[b] ^ s[c], second)

    def next(self, s: Words, domain: int) -> None:
        s[15] ^= domain
        self.f(s, ROUNDS)

    def add(self, s: Words, at: int, of: bytes) -> None:
        for i, word in enumerate(self.words(of), at):
            s[i] ^= word

    def start(self, key: bytes, nonce: bytes) -> Words:
        s = list(range(16))
        self.f(s, 2)
        s[: self.nonce_size // self.size] = self.words(nonce)
        s[4:8] = self.words(key)
        for i, parameter in enumerate((self.bits, ROUNDS, 1, 8 * self.tag_size), 12):
            s[i] ^= parameter
        self.f(s, ROUNDS)
        if self.version == 3:
            self.add(s, 12, key)
        return s

    def blocks(self, of: bytes) -> list[bytes]:
        """The padded blocks; an empty string has none."""
        if not of:
            return []
        left = self.rate - len(of) % self.rate
        padding = b"\x81" if left == 1 else b"\x01" + bytes(left - 2) + b"\x80"
        padded = of + padding
        return [padded[i : i + self.rate] for i in range(0, len(padded), self.rate)]

    def absorb(self, s: Words, data: bytes, domain: int) -> None:
        for block in self.blocks(data):
            self.next(s, domain)
            self.add(s, 0, block)

    def encrypt(self, key: bytes, nonce: bytes, header: bytes, payload: bytes, trailer: bytes = b"") -> bytes:
        """The ciphertext and the tag."""
        s = self.start(key, nonce)
        self.absorb(s, header, HEADER)
        hidden = b""
        for block in self.blocks(payload):
            self.next(s, PAYLOAD)
            self.add(s, 0, block)
            hidden += self.bytes_of(s[:12])
        self.absorb(s, trailer, TRAILER)
        self.next(s, TAG)
        if self.version == 3:
            self.add(s, 12, key)
        self.f(s, ROUNDS)
        if self.version == 3:
            self.add(s, 12, key)
        return hidden[: len(payload)] + self.bytes_of(s[12:] if self.version == 3 else s[:4])


NORX = {"norx32-4-1": Norx(32), "norx64-4-1": Norx(64), "norx32-4-1-v2": Norx(32, version=2)}
