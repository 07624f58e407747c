# SPDX-License-Identifier: MIT OR Apache-2.0
"""PHOTON256 and PHOTON-Beetle-AEAD[128] 1.1, as submitted to NIST. Cell (i, j) is number 8i + j: of each byte the
lower half first."""

from __future__ import annotations

from prove.word import Word, Words, join, table

# Section 2.1: constants of rounds and of rows, the S-box, and the serial matrix.
_ROUNDS = (1, 3, 7, 14, 13, 11, 6, 12, 9, 2, 5, 10)
_ROWS = (0, 1, 3, 7, 15, 14, 12, 8)
_SBOX = (0xC, 0x5, 0x6, 0xB, 0x9, 0x0, 0xA, 0xD, 0x3, 0xE, 0xF, 0x8, 0x4, 0x7, 0x1, 0x2)
_SERIAL = (2, 4, 2, 11, 2, 8, 5, 6)


def _times(a: int, b: int) -> int:
    """The product in GF(2^4) modulo x^4 + x + 1."""
    product = 0
    for i in range(4):
        product ^= (a << i) * (b >> i & 1)
    for i in range(6, 3, -1):
        product ^= (0x13 << (i - 4)) * (product >> i & 1)
    return product


def _matrix() -> list[list[int]]:
    """The eighth power of the serial matrix, which moves all rows up and ends with a combination of them."""
    rows = [[int(i == j) for j in range(8)] for i in range(8)]
    for _ in range(8):
        new = [0] * 8
        for factor, row in zip(_SERIAL, rows):
            new = [a ^ _times(factor, b) for a, b in zip(new, row)]
        rows = [*rows[1:], new]
    return rows


_MATRIX = _matrix()


def _scaled(cell: Word, factor: int) -> Word:
    """A cell multiplied by a number, as sums of its bits."""
    graph, bits = cell.words.graph, [0] * 4
    for i in range(4):
        for j in range(4):
            if _times(factor, 1 << i) >> j & 1:
                bits[j] = graph.sum(bits[j], cell.bits[i])
    return cell.words.of(bits)


def permutation(state: Word) -> Word:
    """PHOTON256."""
    words = state.words
    cells = [[state.part(32 * i + 4 * j, 4) for j in range(8)] for i in range(8)]
    for constant in _ROUNDS:
        for i in range(8):
            cells[i][0] = cells[i][0] ^ words.stated(constant ^ _ROWS[i], 4)
        cells = [[words.cut(table(cell, _SBOX, 4)) for cell in row] for row in cells]
        cells = [row[i:] + row[:i] for i, row in enumerate(cells)]
        mixed = [[words.constant(0, 4)] * 8 for _ in range(8)]
        for i in range(8):
            for j in range(8):
                for k in range(8):
                    mixed[i][j] = mixed[i][j] ^ _scaled(cells[k][j], _MATRIX[i][k])
        cells = mixed
    return join([cell for row in cells for cell in row])


def _padded(block: Word, size: int) -> Word:
    return join([block, block.words.constant(1, size - block.size)]) if block.size < size else block


def _blocks(text: Word) -> list[Word]:
    return [text.part(at, min(128, text.size - at)) for at in range(0, text.size, 128)]


def _domain(state: Word, number: int) -> Word:
    return state ^ (number << 253)


def beetle(words: Words, key: Word, nonce: Word, data: Word, text: Word) -> list[Word]:
    """The ciphertext and the tag of PHOTON-Beetle-AEAD with a rate of 128 bits (algorithm 1)."""
    state, made = join([nonce, key]), list[Word]()
    whole_data, whole_text = data.size % 128 == 0, text.size % 128 == 0
    if data.size:
        for block in _blocks(data):
            state = permutation(state)
            state = state ^ _padded(block, 128).zero_extended(256)
        state = _domain(state, (1 if whole_data else 2) if text.size else 3 if whole_data else 4)
    if text.size:
        for block in _blocks(text):
            state = permutation(state)
            shuffled = join([state.part(64, 64), state.part(0, 64).right(1)])
            made.append(shuffled.part(0, block.size) ^ block)
            state = state ^ _padded(block, 128).zero_extended(256)
        state = _domain(state, (1 if whole_text else 2) if data.size else 5 if whole_text else 6)
    if not data.size and not text.size:
        state = _domain(state, 1)
    return [join(made) if made else words.constant(0, 0), permutation(state).part(0, 128)]
