# SPDX-License-Identifier: MIT OR Apache-2.0
"""AES as FIPS 197 specifies it, and CBC of SP 800-38A over it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from prove.word import Word, Words, join, table


def _times(a: int, b: int) -> int:
    """The product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1 (section 4.2)."""
    product = 0
    for i in range(8):
        product ^= (a << i) * (b >> i & 1)
    for i in range(14, 7, -1):
        product ^= (0x11B << (i - 8)) * (product >> i & 1)
    return product


def _substituted(byte: int) -> int:
    """The S-box (section 5.1.1): the inverse, then an affine transformation."""
    inverse = next((x for x in range(256) if _times(byte, x) == 1), 0)
    return reduce(lambda total, n: total ^ (inverse << n | inverse >> (8 - n)) & 0xFF, range(5), 0x63)


_SBOX = [_substituted(byte) for byte in range(256)]


def substituted(byte: Word) -> Word:
    return byte.words.cut(table(byte, _SBOX, 8))


def _double(byte: Word) -> Word:
    """Multiplied by x (section 4.2.1)."""
    carried = byte.words.of([byte.bits[7] if 0x1B >> i & 1 else 0 for i in range(8)])
    return (byte << 1) ^ carried


def _mixed(column: Sequence[Word]) -> list[Word]:
    """MixColumns (section 5.1.3) of a column."""
    every = column[0] ^ column[1] ^ column[2] ^ column[3]
    return [every ^ column[i] ^ _double(column[i] ^ column[(i + 1) % 4]) for i in range(4)]


def key_schedule(key: Word) -> list[Word]:
    """The round keys (section 5.2)."""
    words, given = key.words, key.size // 32
    w = [[key.part(32 * i + 8 * j, 8) for j in range(4)] for i in range(given)]
    constant = 1
    for i in range(given, 4 * (given + 7)):
        last = w[-1]
        if i % given == 0:
            last = [substituted(byte) for byte in [*last[1:], last[0]]]
            last[0] = last[0] ^ words.stated(constant, 8)
            constant = _times(constant, 2)
        elif given > 6 and i % given == 4:
            last = [substituted(byte) for byte in last]
        w.append([a ^ b for a, b in zip(w[i - given], last, strict=True)])
    return [join([byte for word in w[i : i + 4] for byte in word]) for i in range(0, len(w), 4)]


def round_of(state: Word, key: Word, *, last: bool) -> Word:
    """A round after the first AddRoundKey (algorithm 1). Byte 4c + r of the state is in row r of column c."""
    s = [substituted(state.part(8 * i, 8)) for i in range(16)]
    s = [s[(i + 4 * (i % 4)) % 16] for i in range(16)]
    if not last:
        s = [byte for at in range(0, 16, 4) for byte in _mixed(s[at : at + 4])]
    return join(s) ^ key


def encrypted(keys: Sequence[Word], block: Word) -> Word:
    """Cipher (algorithm 1)."""
    state = block ^ keys[0]
    for number, key in enumerate(keys[1:], 1):
        state = round_of(state, key, last=number + 1 == len(keys))
    return state


def cbc(words: Words, key: Word, nonce: Word, text: Word) -> list[Word]:
    """CBC encryption of whole blocks (SP 800-38A, section 6.2); the nonce is the initialization vector."""
    keys, last, made = key_schedule(key), nonce, []
    for at in range(0, text.size, 128):
        last = encrypted(keys, text.part(at, 128) ^ last)
        made.append(last)
    return [join(made)]
