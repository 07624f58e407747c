# SPDX-License-Identifier: MIT OR Apache-2.0
"""SKINNY-128-384+ and Romulus-N 1.3, as submitted to NIST. Bytes of a block are in the order of the string."""

from __future__ import annotations

from collections.abc import Sequence

from prove.word import Word, Words, join, table


def _substituted(byte: int) -> int:
    """The S-box S8 (SKINNY, section 2.3): four times two bits are changed, then all are moved; the last time two are swapped."""
    x = [byte >> i & 1 for i in range(8)]
    for step in range(4):
        x[4] ^= 1 ^ (x[7] | x[6])
        x[0] ^= 1 ^ (x[3] | x[2])
        if step < 3:
            x = [x[i] for i in (5, 3, 0, 4, 6, 7, 1, 2)]
    x[1], x[2] = x[2], x[1]
    return sum(bit << i for i, bit in enumerate(x))


_SBOX = [_substituted(byte) for byte in range(256)]
# The permutation of the cells of a tweakey (section 2.3).
_TWEAKEY = (9, 15, 8, 13, 10, 14, 12, 11, 0, 1, 2, 3, 4, 5, 6, 7)


def _second(byte: Word) -> Word:
    """The shift register of TK2 (section 2.3, table 2)."""
    b = byte.bits
    return byte.words.of([byte.words.graph.sum(b[7], b[5]), *b[:7]])


def _third(byte: Word) -> Word:
    """The shift register of TK3."""
    b = byte.bits
    return byte.words.of([*b[1:], byte.words.graph.sum(b[0], b[6])])


def encrypted(tweakey: Sequence[Sequence[Word]], block: Sequence[Word]) -> list[Word]:
    """SKINNY-128-384+: 40 rounds. Cell 4r + c is in row r of column c."""
    words, s = block[0].words, list(block)
    tk = [list(part) for part in tweakey]
    constant = 0
    for _ in range(40):
        s = [words.cut(table(cell, _SBOX, 8)) for cell in s]
        constant = constant << 1 & 0x3F | (constant >> 5 ^ constant >> 4 ^ 1) & 1
        for at, value in ((0, constant & 0xF), (4, constant >> 4), (8, 2)):
            s[at] = s[at] ^ words.stated(value, 8)
        s[:8] = [s[i] ^ tk[0][i] ^ tk[1][i] ^ tk[2][i] for i in range(8)]
        tk = [[part[i] for i in _TWEAKEY] for part in tk]
        tk[1][:8] = [_second(cell) for cell in tk[1][:8]]
        tk[2][:8] = [_third(cell) for cell in tk[2][:8]]
        a, b, c, d = ([s[4 * row + (column - row) % 4] for column in range(4)] for row in range(4))
        s = [
            *(a[i] ^ c[i] ^ d[i] for i in range(4)),
            *a,
            *(b[i] ^ c[i] for i in range(4)),
            *(a[i] ^ c[i] for i in range(4)),
        ]
    return s


def _counter(number: int) -> int:
    """The shift register of 56 bits after so many steps from 1 (Romulus, section 2.4.1)."""
    register = 1
    for _ in range(number):
        register <<= 1
        register ^= (1 << 56 | 0x95) if register >> 56 else 0
    return register


def _bytes(of: Word) -> list[Word]:
    return [of.part(at, 8) for at in range(0, of.size, 8)]


def _blocks(text: Word) -> list[Word]:
    """Blocks of 128 bits; an incomplete one ends with its length in bytes (section 2.4.1). Nothing is a block of zeros."""
    words, rest = text.words, -text.size % 128
    if not text.size:
        return [words.constant(0, 128)]
    padded = join([text, words.constant((16 - rest // 8) << (rest - 8), rest)]) if rest else text
    return [padded.part(at, 128) for at in range(0, padded.size, 128)]


def _filtered(state: Word) -> Word:
    """G of the state (section 2.4.2)."""
    graph = state.words.graph
    return join([state.words.of([*b.bits[1:], graph.sum(b.bits[7], b.bits[0])]) for b in _bytes(state)])


def romulus_n(words: Words, key: Word, nonce: Word, data: Word, text: Word) -> list[Word]:
    """The ciphertext and the tag of Romulus-N (section 2.4.4, figure 2.5)."""
    k = _bytes(key)

    def next_of(state: Word, tweak: Word, domain: int, number: int) -> Word:
        first = words.constant(_counter(number) | domain << 56, 128)
        return join(encrypted([_bytes(first), _bytes(tweak), k], _bytes(state)))

    def whole(of: Word) -> bool:
        return bool(of.size) and of.size % 128 == 0

    s = words.constant(0, 128)
    a = _blocks(data)
    for i in range(0, len(a) - 1, 2):
        s = next_of(s ^ a[i], a[i + 1], 8, i + 1)
    if len(a) % 2:
        s = s ^ a[-1]
    s = next_of(s, nonce, 24 if whole(data) else 26, len(a))
    made = []
    m = _blocks(text)
    for i, block in enumerate(m, 1):
        made.append(block ^ _filtered(s))
        domain = 4 if i < len(m) else 20 if whole(text) else 21
        s = next_of(s ^ block, nonce, domain, i)
    return [join(made).part(0, text.size), _filtered(s)]
