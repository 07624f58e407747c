# SPDX-License-Identifier: MIT OR Apache-2.0
"""Ascon as NIST SP 800-232 (August 2025) specifies it. The first byte of a string is its least significant."""

from __future__ import annotations

from collections.abc import Sequence

from prove.word import Word, Words, join, table

# Section 3.2, table 5: the constants of 16 rounds; a permutation of n rounds takes the last n.
_CONSTANTS = (0x3C, 0x2D, 0x1E, 0x0F, 0xF0, 0xE1, 0xD2, 0xC3, 0xB4, 0xA5, 0x96, 0x87, 0x78, 0x69, 0x5A, 0x4B)
# Section 3.3, table 6: the S-box. Bit 0 of the state is the most significant of its input.
_SBOX = (
    *(0x04, 0x0B, 0x1F, 0x14, 0x1A, 0x15, 0x09, 0x02, 0x1B, 0x05, 0x08, 0x12, 0x1D, 0x03, 0x06, 0x1C),
    *(0x1E, 0x13, 0x07, 0x0E, 0x00, 0x0D, 0x11, 0x18, 0x10, 0x0C, 0x01, 0x19, 0x16, 0x0A, 0x0F, 0x17),
)
# Section 3.4: each word is added to two of its rotations to the right.
_ROTATIONS = ((19, 28), (61, 39), (1, 6), (10, 17), (7, 41))


def permutation(state: Sequence[Word], rounds: int) -> list[Word]:
    """Ascon-p[rounds] of five 64-bit words."""
    words, s = state[0].words, list(state)
    for constant in _CONSTANTS[16 - rounds :]:
        s[2] = s[2] ^ words.stated(constant, 64)
        columns = [table(words.of(word.bits[j] for word in reversed(s)), _SBOX, 5) for j in range(64)]
        s = [words.cut(words.of(column.bits[4 - i] for column in columns)) for i in range(5)]
        s = [word ^ word.right(a) ^ word.right(b) for word, (a, b) in zip(s, _ROTATIONS, strict=True)]
        words.hint(s[0] ^ s[4])
    return s


def _blocks(message: Word, size: int) -> list[list[Word]]:
    """The blocks of `size` bits, the last completed by a one and zeros (section 2.1), as 64-bit words."""
    words, rest = message.words, size - message.size % size
    padded = join([message, words.constant(1, rest)])
    return [[padded.part(at + word, 64) for word in range(0, size, 64)] for at in range(0, padded.size, size)]


def aead128(words: Words, key: Word, nonce: Word, data: Word, text: Word) -> list[Word]:
    """The ciphertext and the tag of Ascon-AEAD128.enc (section 4.1.1, algorithm 3)."""
    k, n = [key.part(0, 64), key.part(64, 64)], [nonce.part(0, 64), nonce.part(64, 64)]
    s = permutation([words.stated(0x00001000808C0001, 64), *k, *n], 12)
    s[3:] = [s[3] ^ k[0], s[4] ^ k[1]]
    if data.size:
        for block in _blocks(data, 128):
            s = permutation([s[0] ^ block[0], s[1] ^ block[1], *s[2:]], 8)
    s[4] = s[4] ^ words.stated(1 << 63, 64)
    made = []
    blocks = _blocks(text, 128)
    for i, block in enumerate(blocks):
        s[:2] = [s[0] ^ block[0], s[1] ^ block[1]]
        made += s[:2]
        if i + 1 < len(blocks):
            s = permutation(s, 8)
    s = permutation([*s[:2], s[2] ^ k[0], s[3] ^ k[1], s[4]], 12)
    return [join(made).part(0, text.size), join([s[3] ^ k[0], s[4] ^ k[1]])]


def _sponge(words: Words, initial: int, message: Sequence[Word], size: int) -> Word:
    """Absorbs and squeezes (sections 5.1 to 5.3): the output of `size` bits. Each part of the message is padded."""
    zero = words.constant(0, 64)
    s = permutation([words.stated(initial, 64), zero, zero, zero, zero], 12)
    for part in message:
        for (block,) in _blocks(part, 64):
            s = permutation([s[0] ^ block, *s[1:]], 12)
    made = [s[0]]
    for _ in range(64, size, 64):
        s = permutation(s, 12)
        made.append(s[0])
    return join(made).part(0, size)


def hash256(words: Words, text: Word) -> list[Word]:
    """Ascon-Hash256 (section 5.1)."""
    return [_sponge(words, 0x0000080100CC0002, [text], 256)]


def xof128(words: Words, text: Word, size: int) -> list[Word]:
    """Ascon-XOF128 (section 5.2)."""
    return [_sponge(words, 0x0000080000CC0003, [text], size)]


def cxof128(words: Words, data: Word, text: Word, size: int) -> list[Word]:
    """Ascon-CXOF128 (section 5.3): the customization string is preceded by its length in bits."""
    length = words.constant(data.size, 64)
    return [_sponge(words, 0x0000080000CC0004, [join([length, data]), text], size)]
