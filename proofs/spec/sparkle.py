# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sparkle384 and Schwaemm256-128 of Sparkle 1.2, as submitted to NIST. Words are little-endian; a branch is two of them."""

from __future__ import annotations

from collections.abc import Sequence

from prove.word import Word, Words, join

# Section 2.1.2: the constants of steps and of branches.
_CONSTANTS = (0xB7E15162, 0xBF715880, 0x38B4DA56, 0x324E7738, 0xBB1185EB, 0x4F7C7B57, 0xCFBFA1C8, 0xC2B3293D)
_SLIM, _BIG = 7, 11


def _alzette(x: Word, y: Word, c: Word) -> tuple[Word, Word]:
    """The ARX-box (section 2.1.1)."""
    for a, b in ((31, 24), (17, 17), (0, 31), (24, 16)):
        x = x + y.right(a)
        y = y ^ x.right(b)
        x = x ^ c
    return x, y


def _spread(x: Word) -> Word:
    """The function l of the linear layer (section 2.1.3)."""
    return (x ^ (x << 16)).left(16)


def permutation(state: Sequence[Word], steps: int) -> list[Word]:
    """SPARKLE (algorithm 2.1)."""
    words, half = state[0].words, len(state) // 4
    constants = [words.stated(value, 32) for value in _CONSTANTS]
    x, y = list(state[::2]), list(state[1::2])
    for step in range(steps):
        y[0], y[1] = y[0] ^ constants[step % 8], y[1] ^ step
        for i in range(2 * half):
            x[i], y[i] = _alzette(x[i], y[i], constants[i])
            words.cut(x[i])
            words.cut(y[i])
        all_x, all_y = x[0], y[0]
        for i in range(1, half):
            all_x, all_y = all_x ^ x[i], all_y ^ y[i]
        right_x = [x[half + i] ^ x[i] ^ _spread(all_y) for i in range(half)]
        right_y = [y[half + i] ^ y[i] ^ _spread(all_x) for i in range(half)]
        x = [*right_x[1:], right_x[0], *x[:half]]
        y = [*right_y[1:], right_y[0], *y[:half]]
    return [word for branch in zip(x, y) for word in branch]


def _blocks(text: Word) -> list[list[Word]]:
    """Blocks of 8 words; an incomplete last one is completed by a one and zeros."""
    rest = -text.size % 256
    padded = join([text, text.words.constant(0x80, rest)]) if rest else text
    return [[padded.part(at + i, 32) for i in range(0, 256, 32)] for at in range(0, padded.size, 256)]


def schwaemm(words: Words, key: Word, nonce: Word, data: Word, text: Word) -> list[Word]:
    """The ciphertext and the tag of Schwaemm256-128 (algorithm 2.9)."""
    k = [key.part(32 * i, 32) for i in range(4)]
    s = permutation([*(nonce.part(32 * i, 32) for i in range(8)), *k], _BIG)
    made = []
    for part, domain in ((data, 0), (text, 2)):
        blocks = _blocks(part)
        for i, block in enumerate(blocks, 1):
            if part is text:
                made += [a ^ b for a, b in zip(s, block)]
            s[:8] = [a ^ b for a, b in zip([*s[4:8], *(a ^ b for a, b in zip(s[:4], s[4:8]))], block)]
            last = i == len(blocks)
            if last:
                s[11] = s[11] ^ ((domain | (part.size % 256 == 0)) ^ 4) << 24
            s[:8] = [word ^ s[8 + j % 4] for j, word in enumerate(s[:8])]
            s = permutation(s, _BIG if last else _SLIM)
    return [join(made).part(0, text.size) if made else words.constant(0, 0), join([a ^ b for a, b in zip(s[8:], k)])]
