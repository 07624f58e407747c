# SPDX-License-Identifier: MIT OR Apache-2.0
"""ISAP-K-128A of ISAP 2.0, as submitted to NIST, over Keccak-p[400]."""

from __future__ import annotations

from prove.word import Word, Words, join
from spec import keccak

_SIZE, _RATE, _KEY = 400, 144, 128
_HASH, _BIT, _STREAM, _REKEY = 16, 1, 8, 8
"""Rounds (section 2.3, table 2.2)."""


def _permuted(state: Word, rounds: int) -> Word:
    return join(keccak.permutation([state.part(16 * i, 16) for i in range(25)], rounds))


def _initial(words: Words, number: int) -> Word:
    """An initial value (section 2.3): what it is for, and the parameters."""
    value = bytes((number, _KEY, _RATE, 1, _HASH, _BIT, _STREAM, _REKEY))
    return words.stated(int.from_bytes(value, "little"), _SIZE - _KEY)


def _with_first(state: Word, part: Word) -> Word:
    """A part added to the beginning of the state."""
    return state ^ part.zero_extended(state.size)


def _session_key(words: Words, key: Word, initial: Word, string: Word, size: int) -> Word:
    """IsapRk (algorithm 3): absorbs a string bit by bit, each byte from its most significant."""
    state = _permuted(join([key, initial]), _REKEY)
    for i in range(_KEY):
        bit = string.bits[i // 8 * 8 + 7 - i % 8]
        state = _with_first(state, words.of([*(0,) * 7, bit]))
        state = _permuted(state, _BIT if i + 1 < _KEY else _REKEY)
    return state.part(0, size)


def _blocks(text: Word) -> list[Word]:
    """The rate is completed by a one and zeros, the most significant bit of a byte first."""
    rest = _RATE - text.size % _RATE
    padded = join([text, text.words.constant(0x80, rest)])
    return [padded.part(at, _RATE) for at in range(0, padded.size, _RATE)]


def isap_k_128a(words: Words, key: Word, nonce: Word, data: Word, text: Word) -> list[Word]:
    """The ciphertext and the tag (algorithms 1, 2 and 4)."""
    state = join([_session_key(words, key, _initial(words, 3), nonce, _SIZE - _KEY), nonce])
    stream = []
    for _ in range(0, text.size, _RATE):
        state = _permuted(state, _STREAM)
        stream.append(state.part(0, _RATE))
    made = join(stream).part(0, text.size) ^ text if stream else text
    state = _permuted(join([nonce, _initial(words, 1)]), _HASH)
    for block in _blocks(data):
        state = _permuted(_with_first(state, block), _HASH)
    state = state ^ (1 << (_SIZE - 8))
    for block in _blocks(made):
        state = _permuted(_with_first(state, block), _HASH)
    mac_key = _session_key(words, key, _initial(words, 2), state.part(0, _KEY), _KEY)
    state = _permuted(join([mac_key, state.part(_KEY, _SIZE - _KEY)]), _HASH)
    return [made, state.part(0, 128)]
