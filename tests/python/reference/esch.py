# SPDX-License-Identifier: MIT OR Apache-2.0
"""Esch and XOEsch as specified (Sparkle v1.2, 2021, sections 2.1 and 2.2): slow, on lists of branches."""

from dataclasses import dataclass

Branch = tuple[int, int]

MASK = 2**32 - 1
RATE = 16
CONSTANTS = [0xB7E15162, 0xBF715880, 0x38B4DA56, 0x324E7738, 0xBB1185EB, 0x4F7C7B57, 0xCFBFA1C8, 0xC2B3293D]


def right(x: int, count: int) -> int:
    return (x >> count | x << (32 - count)) & MASK


def alzette(x: int, y: int, c: int) -> Branch:
    for first, second in ((31, 24), (17, 17), (0, 31), (24, 16)):
        x = (x + right(y, first)) & MASK
        y ^= right(x, second)
        x ^= c
    return x, y


def ell(x: int) -> int:
    return right(x, 16) ^ (x & 0xFFFF)


def mixed(branches: list[Branch]) -> list[Branch]:
    """The function M."""
    tx = ty = 0
    for x, y in branches:
        tx, ty = tx ^ x, ty ^ y
    return [(x ^ ell(ty), y ^ ell(tx)) for x, y in branches]


def added(a: list[Branch], b: list[Branch]) -> list[Branch]:
    return [(x ^ u, y ^ v) for (x, y), (u, v) in zip(a, b, strict=True)]


def branches_of(block: bytes) -> list[Branch]:
    words = [int.from_bytes(block[i : i + 4], "little") for i in range(0, len(block), 4)]
    return list(zip(words[::2], words[1::2], strict=True))


def bytes_of(branches: list[Branch]) -> bytes:
    return b"".join(word.to_bytes(4, "little") for branch in branches for word in branch)


@dataclass(frozen=True)
class Esch:
    branches: int
    slim: int
    big: int
    usual_size: int  # of the digest
    extendable: bool = False

    def permuted(self, s: list[Branch], steps: int) -> list[Branch]:
        half = self.branches // 2
        for step in range(steps):
            s[0] = s[0][0], s[0][1] ^ CONSTANTS[step % 8]
            s[1] = s[1][0], s[1][1] ^ step
            s = [alzette(x, y, c) for (x, y), c in zip(s, CONSTANTS, strict=False)]
            left, other = s[:half], added(s[half:], mixed(s[:half]))
            s = other[1:] + other[:1] + left
        return s

    def digest(self, message: bytes, size: int | None = None) -> bytes:
        size = self.usual_size if size is None else size
        blocks = [message[i : i + RATE] for i in range(0, len(message), RATE)] or [b""]
        mark = 1 if len(blocks[-1]) < RATE else 2
        if mark == 1:
            blocks[-1] = (blocks[-1] + b"\x80").ljust(RATE, b"\0")
        s = [(0, 0)] * self.branches
        half = 4 * self.branches
        for i, block in enumerate(blocks):
            last = i + 1 == len(blocks)
            injected = mixed(branches_of(block.ljust(half, b"\0")))
            constant = (mark ^ (4 if self.extendable else 0)) if last else 0
            injected = added(injected, branches_of(bytes(half - 1) + bytes([constant])))
            s = self.permuted(added(s, injected + [(0, 0)] * (self.branches // 2)), self.big if last else self.slim)
        out = bytes_of(s)[:RATE]
        while len(out) < size:
            s = self.permuted(s, self.slim)
            out += bytes_of(s)[:RATE]
        return out[:size]


ESCH = {
    "esch256": Esch(6, 7, 11, 32),
    "esch384": Esch(8, 8, 12, 48),
    "xoesch256": Esch(6, 7, 11, 32, extendable=True),
    "xoesch384": Esch(8, 8, 12, 48, extendable=True),
}
