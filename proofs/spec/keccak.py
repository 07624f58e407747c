# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keccak-p and SHA-3 as FIPS 202 specifies them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prove.word import Word, Words, join


def _bit(t: int) -> int:
    """rc(t) (algorithm 5): a bit of a shift register."""
    register = 1
    for _ in range(t % 255):
        register <<= 1
        register ^= 0x171 if register & 0x100 else 0
    return register & 1


def _constant(number: int, size: int) -> int:
    """The constant of a round (algorithm 6)."""
    return sum(_bit(j + 7 * number) << ((1 << j) - 1) for j in range(size.bit_length()))


def _offsets() -> dict[tuple[int, int], int]:
    """By how much rho (algorithm 2) rotates each lane."""
    offsets, (x, y) = {(0, 0): 0}, (1, 0)
    for t in range(24):
        offsets[x, y] = (t + 1) * (t + 2) // 2
        x, y = y, (2 * x + 3 * y) % 5
    return offsets


_RHO = _offsets()


def permutation(lanes: Sequence[Word], rounds: int) -> list[Word]:
    """Keccak-p (section 3.3): the last rounds. Lane (x, y) is number 5y + x."""
    words, size = lanes[0].words, lanes[0].size
    last = 12 + 2 * (size.bit_length() - 1)
    a = {(x, y): lanes[5 * y + x] for x in range(5) for y in range(5)}
    for number in range(last - rounds, last):
        column = [a[x, 0] ^ a[x, 1] ^ a[x, 2] ^ a[x, 3] ^ a[x, 4] for x in range(5)]
        a = {(x, y): lane ^ column[(x - 1) % 5] ^ column[(x + 1) % 5].left(1) for (x, y), lane in a.items()}
        b = {(y, (2 * x + 3 * y) % 5): a[x, y].left(_RHO[x, y]) for x, y in a}
        a = {(x, y): words.cut(lane ^ (~b[(x + 1) % 5, y] & b[(x + 2) % 5, y])) for (x, y), lane in b.items()}
        a[0, 0] = a[0, 0] ^ words.stated(_constant(number, size), size)
    return [a[x, y] for y in range(5) for x in range(5)]


def sha3(size: int) -> Callable[[Words, Word], list[Word]]:
    """SHA3-size (section 6.1)."""
    rate = 1600 - 2 * size

    def of(words: Words, text: Word) -> list[Word]:
        rest = rate - text.size % rate
        padded = join([text, words.constant(0b110 | 1 << (rest - 1), rest)])
        lanes = [words.constant(0, 64)] * 25
        for at in range(0, padded.size, rate):
            block = [padded.part(at + lane, 64) for lane in range(0, rate, 64)]
            lanes = permutation([*(a ^ b for a, b in zip(lanes, block)), *lanes[len(block) :]], 24)
        return [join(lanes).part(0, size)]

    return of
