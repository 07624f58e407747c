# SPDX-License-Identifier: MIT OR Apache-2.0
"""Xoodoo and Xoodyak, as submitted to NIST (version 2). Lane x of plane y is number 4y + x; bytes are little-endian."""

from __future__ import annotations

from collections.abc import Sequence

from prove.word import Word, Words, join

# Section 2.1, table 2: of the twelve rounds, the last of the sequence last.
_CONSTANTS = (0x58, 0x38, 0x3C0, 0xD0, 0x120, 0x14, 0x60, 0x2C, 0x380, 0xF0, 0x1A0, 0x12)
_SIZE, _KEYED, _OUT = 384, 352, 192
"""In bits: of the state, of absorbed blocks, of encrypted blocks."""


def _shifted(plane: Sequence[Word], lanes: int, bits: int) -> list[Word]:
    """A plane moved by lanes and bits."""
    return [plane[(x - lanes) % 4].left(bits) for x in range(4)]


def permutation(state: Word) -> Word:
    """Xoodoo[12] (algorithm 1)."""
    words = state.words
    a = [[state.part(128 * y + 32 * x, 32) for x in range(4)] for y in range(3)]
    for constant in _CONSTANTS:
        p = [a[0][x] ^ a[1][x] ^ a[2][x] for x in range(4)]
        e = [u ^ v for u, v in zip(_shifted(p, 1, 5), _shifted(p, 1, 14))]
        a = [[lane ^ e[x] for x, lane in enumerate(plane)] for plane in a]
        a = [a[0], _shifted(a[1], 1, 0), _shifted(a[2], 0, 11)]
        a[0][0] = a[0][0] ^ words.stated(constant, 32)
        a = [[words.cut(a[y][x] ^ (~a[(y + 1) % 3][x] & a[(y + 2) % 3][x])) for x in range(4)] for y in range(3)]
        a = [a[0], _shifted(a[1], 0, 1), _shifted(a[2], 2, 8)]
    return join([lane for plane in a for lane in plane])


def _down(state: Word, block: Word, color: int) -> Word:
    """Adds a block, a padding and a color (algorithm 2)."""
    words = state.words
    padded = join([block, words.constant(1, _SIZE - 8 - block.size), words.constant(color, 8)])
    return state ^ padded


def _up(state: Word, color: int) -> Word:
    return permutation(state ^ (color << (_SIZE - 8)))


def _blocks(text: Word, size: int) -> list[Word]:
    """At least one, which may be empty."""
    return [text.part(at, min(size, text.size - at)) for at in range(0, max(text.size, 1), size)]


def aead(words: Words, key: Word, nonce: Word, data: Word, text: Word) -> list[Word]:
    """The ciphertext and the tag of Xoodyak's authenticated encryption (section 3)."""
    state = _down(words.constant(0, _SIZE), join([key, nonce, words.constant(nonce.size // 8, 8)]), 2)
    for i, block in enumerate(_blocks(data, _KEYED)):
        state = _down(_up(state, 0), block, 0 if i else 3)
    made = []
    for i, block in enumerate(_blocks(text, _OUT)):
        state = _up(state, 0 if i else 0x80)
        if block.size:
            made.append(block ^ state.part(0, block.size))
        state = _down(state, block, 0)
    return [join(made) if made else words.constant(0, 0), _up(state, 0x40).part(0, 128)]
