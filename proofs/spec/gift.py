# SPDX-License-Identifier: MIT OR Apache-2.0
"""GIFT-128 (Banik et al., CHES 2017) and GIFT-COFB 1.1, as submitted to NIST. The first bit of a string is its most significant."""

from __future__ import annotations

from collections.abc import Sequence

from prove.word import Word, Words, join, table

# The S-box (GIFT, section 2.1, table 1).
_SBOX = (0x1, 0xA, 0x4, 0xC, 0x6, 0xF, 0x3, 0x9, 0x2, 0xD, 0xB, 0x7, 0x5, 0x0, 0x8, 0xE)


def _moved(i: int) -> int:
    """Where bit i goes (GIFT, section 2.1, P128)."""
    return 4 * (i // 16) + 32 * ((3 * (i % 16 // 4) + i % 4) % 4) + i % 4


def encrypted(key: Word, block: Word) -> Word:
    """GIFT-128. GIFT-COFB (section 2.4) has the lowest bits of the S-boxes in the first quarter of the block, and so on."""
    words = key.words
    quarters = [block.part(32 * (3 - i), 32).bits for i in range(4)]
    state = [quarters[i % 4][i // 4] for i in range(128)]
    k = [key.part(16 * i, 16) for i in range(8)]
    constant = 0
    for _ in range(40):
        for i in range(0, 128, 4):
            state[i : i + 4] = words.cut(table(words.of(state[i : i + 4]), _SBOX, 4)).bits
        places = {_moved(i): bit for i, bit in enumerate(state)}
        constant = constant << 1 & 0x3F | (constant >> 5 ^ constant >> 4 ^ 1) & 1
        of_round = sum((constant >> i & 1) << (4 * i + 3) for i in range(6)) | 1 << 127
        u, v = join([k[4], k[5]]), join([k[0], k[1]])
        of_key = [bit for i in range(32) for bit in (0, v.bits[i], u.bits[i], 0)]
        added = words.of(places[i] for i in range(128)) ^ words.of(of_key) ^ words.stated(of_round, 128)
        state = list(added.bits)
        k = [*k[2:], k[0].right(12), k[1].right(2)]
    return join([words.of(state[3 - i :: 4]) for i in range(4)])


def _double(mask: Word) -> Word:
    """Multiplied by x in GF(2^64) modulo x^64 + x^4 + x^3 + x + 1 (section 2.2)."""
    top = mask.bits[63]
    return (mask << 1) ^ mask.words.of(top if 0x1B >> i & 1 else 0 for i in range(64))


def _triple(mask: Word) -> Word:
    return mask ^ _double(mask)


def _blocks(text: Word) -> list[Word]:
    """Blocks of 128 bits, an incomplete or empty last one completed by a one and zeros (section 2.3)."""
    rest = -text.size % 128 if text.size else 128
    padded = join([text, text.words.constant(0x80, rest)]) if rest else text
    return [padded.part(at, 128).bytes_reversed() for at in range(0, padded.size, 128)]


def cofb(words: Words, key: Word, nonce: Word, data: Word, text: Word) -> list[Word]:
    """The ciphertext and the tag of GIFT-COFB (section 2.5, figure 2.3)."""
    k = key.bytes_reversed()
    y = encrypted(k, nonce.bytes_reversed())
    mask = y.part(64, 64)

    def next_of(y: Word, block: Word, mask: Word) -> Word:
        """Y[i] from Y[i - 1], by the feedback G (section 2.2)."""
        feedback = join([y.part(64, 64).left(1), y.part(0, 64)])
        return encrypted(k, block ^ feedback ^ join([words.constant(0, 64), mask]))

    def last_mask(mask: Word, part: Word) -> Word:
        return _triple(mask) if part.size and part.size % 128 == 0 else _triple(_triple(mask))

    *first, last = _blocks(data)
    for block in first:
        mask = _double(mask)
        y = next_of(y, block, mask)
    mask = last_mask(mask, data)
    if not text.size:
        mask = _triple(_triple(mask))
    y = next_of(y, last, mask)
    made: list[Word] = []
    if text.size:
        blocks = _blocks(text)
        for i, block in enumerate(blocks, 1):
            mask = _double(mask) if i < len(blocks) else last_mask(mask, text)
            made.append((block ^ y).bytes_reversed())
            y = next_of(y, block, mask)
    return [_first(words, made, text.size), y.bytes_reversed()]


def _first(words: Words, parts: Sequence[Word], size: int) -> Word:
    return join(parts).part(0, size) if parts else words.constant(0, 0)
