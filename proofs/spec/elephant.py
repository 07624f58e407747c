# SPDX-License-Identifier: MIT OR Apache-2.0
"""Elephant 2 (Dumbo, Jumbo and Delirium), as submitted to NIST, over Spongent and Keccak."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from prove.word import Word, Words, join, table
from spec import keccak

# Spongent (section 2.3.1): the S-box; the rounds and the first value of the counter.
_SBOX = (0xE, 0xD, 0xB, 0x0, 0x2, 0x1, 0x4, 0xF, 0x7, 0xA, 0x8, 0x5, 0x9, 0xC, 0x3, 0x6)
_SPONGENT = {160: (80, 0x75), 176: (90, 0x45)}


def spongent(state: Word) -> Word:
    words, size = state.words, state.size
    rounds, counter = _SPONGENT[size]
    for _ in range(rounds):
        reversed_bits = int(f"{counter:08b}"[::-1], 2)
        state = state ^ words.stated(counter | reversed_bits << (size - 8), size)
        counter = (counter << 1 | (counter >> 6 ^ counter >> 5) & 1) & 0x7F
        bits = [bit for at in range(0, size, 4) for bit in words.cut(table(state.part(at, 4), _SBOX, 4)).bits]
        places = {i * size // 4 % (size - 1) if i < size - 1 else i: bit for i, bit in enumerate(bits)}
        state = words.of(places[i] for i in range(size))
    return state


def delirium(state: Word) -> Word:
    return join(keccak.permutation([state.part(at, 8) for at in range(0, 200, 8)], 18))


# Section 2.2: the new last byte of the mask.
_FEEDBACKS: dict[int, Callable[[list[Word]], Word]] = {
    160: lambda x: x[0].left(3) ^ (x[3] << 7) ^ (x[13] >> 7),
    176: lambda x: x[0].left(1) ^ (x[3] << 7) ^ (x[19] >> 7),
    200: lambda x: x[0].left(1) ^ x[2].left(1) ^ (x[13] << 1),
}


def _next(mask: Word) -> Word:
    x = [mask.part(at, 8) for at in range(0, mask.size, 8)]
    return join([*x[1:], _FEEDBACKS[mask.size](x)])


def _blocks(text: Word, size: int) -> list[Word]:
    """The blocks of a text with a one behind it, and zeros."""
    padded = join([text, text.words.constant(1, size - text.size % size)])
    return [padded.part(at, size) for at in range(0, padded.size, size)]


def _elephant(
    size: int, tag_size: int, permuted: Callable[[Word], Word], words: Words, key: Word, nonce: Word, data: Word, text: Word
) -> list[Word]:
    """The ciphertext and the tag (algorithms 1 and 2)."""
    masks = [permuted(key.zero_extended(size))]
    associated = _blocks(join([nonce, data]), size)
    while len(masks) < max(len(associated), text.size // size + 2) + 2:
        masks.append(_next(masks[-1]))

    def keyed(block: Word, number: int, domain: int) -> Word:
        mask = masks[number]
        if domain > 0:
            mask = mask ^ masks[number + 1]
        if domain > 1:
            mask = mask ^ masks[number + 1] ^ masks[number + 2]
        return permuted(block ^ mask) ^ mask

    made = [keyed(nonce.zero_extended(size), i, 1) for i in range(-(-text.size // size))]
    ciphertext = join(made).part(0, text.size) ^ text if made else text
    total = associated[0]
    for i, block in enumerate(associated[1:], 1):
        total = total ^ keyed(block, i, 0)
    for i, block in enumerate(_blocks(ciphertext, size)):
        total = total ^ keyed(block, i, 2)
    return [ciphertext, keyed(total, 0, 0).part(0, tag_size)]


elephant_160 = partial(_elephant, 160, 64, spongent)
elephant_176 = partial(_elephant, 176, 64, spongent)
elephant_200 = partial(_elephant, 200, 128, delirium)
