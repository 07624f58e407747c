# SPDX-License-Identifier: MIT OR Apache-2.0
"""NORX 3.0 (Aumasson, Jovanovic and Neves, 2016) with parallelism 1. Words are little-endian."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prove.graph import Graph
from prove.word import Word, Words, join

# Section 2.4, table 2.
_ROTATIONS = {32: (8, 11, 16, 31), 64: (8, 19, 40, 63)}
_HEADER, _PAYLOAD, _TAG = 1, 2, 8


def _quarter(s: list[Word], a: int, b: int, c: int, d: int) -> None:
    """G (section 2.4, figure 3)."""
    for first, second in (_ROTATIONS[s[0].size][:2], _ROTATIONS[s[0].size][2:]):
        s[a] = s[a] ^ s[b] ^ ((s[a] & s[b]) << 1)
        s[d] = (s[a] ^ s[d]).right(first)
        s[c] = s[c] ^ s[d] ^ ((s[c] & s[d]) << 1)
        s[b] = (s[b] ^ s[c]).right(second)


def permutation(state: Sequence[Word], rounds: int) -> list[Word]:
    """F^rounds: columns, then diagonals."""
    s = list(state)
    for _ in range(rounds):
        for shift in (0, 1):
            for i in range(4):
                _quarter(s, *(4 * row + (i + shift * row) % 4 for row in range(4)))
    return s


def _constants(size: int) -> list[int]:
    """The constants u (section 2.4): F^2 of the words 0 to 15."""
    words = Words(Graph())
    return [word.value or 0 for word in permutation([words.constant(i, size) for i in range(16)], 2)]


def norx(size: int, rounds: int) -> Callable[[Words, Word, Word, Word, Word], list[Word]]:
    """NORX of words of `size` bits: the ciphertext and the tag (section 2.3)."""
    rate = 12 * size

    def blocks(text: Word) -> list[list[Word]]:
        """The rate is completed by a one, zeros and a one (section 2.4); of nothing there are no blocks."""
        if not text.size:
            return []
        words, rest = text.words, rate - text.size % rate
        padded = join([text, words.constant(1 | 1 << (rest - 1), rest)])
        return [[padded.part(at + i, size) for i in range(0, rate, size)] for at in range(0, padded.size, rate)]

    def of(words: Words, key: Word, nonce: Word, data: Word, text: Word) -> list[Word]:
        k = [key.part(size * i, size) for i in range(4)]
        u = [words.stated(value, size) for value in _constants(size)]
        parameters = (size, rounds, 1, 4 * size)
        s = [*(nonce.part(size * i, size) for i in range(4)), *k, *u[8:]]
        s[12:] = [word ^ value for word, value in zip(s[12:], parameters)]
        s = permutation(s, rounds)
        s[12:] = [a ^ b for a, b in zip(s[12:], k)]
        made = []
        for domain, part in ((_HEADER, data), (_PAYLOAD, text)):
            for block in blocks(part):
                s[15] = s[15] ^ domain
                s = permutation(s, rounds)
                s[:12] = [a ^ b for a, b in zip(s, block)]
                if domain == _PAYLOAD:
                    made += s[:12]
        s[15] = s[15] ^ _TAG
        for _ in range(2):
            s = permutation(s, rounds)
            s[12:] = [a ^ b for a, b in zip(s[12:], k)]
        return [join(made).part(0, text.size) if made else words.constant(0, 0), join(s[12:])]

    return of
