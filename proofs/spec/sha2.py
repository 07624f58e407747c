# SPDX-License-Identifier: MIT OR Apache-2.0
"""SHA-256 and SHA-512 as FIPS 180-4 specifies them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from prove.word import Word, Words, join


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _fraction(number: int, root: int, size: int) -> int:
    """The first bits of the fractional part of a root (sections 4.2.2, 4.2.3 and 5.3)."""
    low, high = 0, number << size
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**root <= number << root * size else (low, middle - 1)
    return low & ((1 << size) - 1)


@dataclass(frozen=True)
class Form:
    """The numbers of sections 4.1.2, 4.1.3 and 6.2.2: rotations to the right, the last of a lower-case sigma being a shift."""

    size: int
    rounds: int
    upper: tuple[tuple[int, int, int], tuple[int, int, int]]
    lower: tuple[tuple[int, int, int], tuple[int, int, int]]


SHA256 = Form(32, 64, ((2, 13, 22), (6, 11, 25)), ((7, 18, 3), (17, 19, 10)))
SHA512 = Form(64, 80, ((28, 34, 39), (14, 18, 41)), ((1, 8, 7), (19, 61, 6)))


def _blocks(f: Form, text: Word) -> list[list[Word]]:
    """The words of the padded message (section 5.1): the first byte is the most significant."""
    words, whole = text.words, 16 * f.size
    zeros = -(text.size + 8 + 2 * f.size) % whole
    length = words.constant(text.size, 2 * f.size).bytes_reversed()
    padded = join([text, words.constant(0x80, 8), words.constant(0, zeros), length])
    return [
        [padded.part(block + at, f.size).bytes_reversed() for at in range(0, whole, f.size)]
        for block in range(0, padded.size, whole)
    ]


def digest(f: Form) -> Callable[[Words, Word], list[Word]]:
    def sigma(x: Word, upper: tuple[int, int, int]) -> Word:
        return x.right(upper[0]) ^ x.right(upper[1]) ^ x.right(upper[2])

    def small(x: Word, lower: tuple[int, int, int]) -> Word:
        return x.right(lower[0]) ^ x.right(lower[1]) ^ (x >> lower[2])

    def of(words: Words, text: Word) -> list[Word]:
        state = [words.stated(_fraction(prime, 2, f.size), f.size) for prime in _primes(8)]
        constants = [_fraction(prime, 3, f.size) for prime in _primes(f.rounds)]
        for block in _blocks(f, text):
            w = list(block)
            for t in range(16, f.rounds):
                w.append(small(w[t - 2], f.lower[1]) + w[t - 7] + small(w[t - 15], f.lower[0]) + w[t - 16])
                words.cut(w[t])
            a, b, c, d, e, g, h, i = state
            for t in range(f.rounds):
                one = i + sigma(e, f.upper[1]) + ((e & g) ^ (~e & h)) + words.stated(constants[t], f.size) + w[t]
                two = sigma(a, f.upper[0]) + ((a & b) ^ (a & c) ^ (b & c))
                a, b, c, d, e, g, h, i = one + two, a, b, c, d + one, e, g, h
                words.cut(a)
                words.cut(e)
            state = [words.cut(x + y) for x, y in zip(state, (a, b, c, d, e, g, h, i), strict=True)]
        return [join([word.bytes_reversed() for word in state])]

    return of
