# SPDX-License-Identifier: MIT OR Apache-2.0
"""TinyJAMBU-128 version 2, as submitted to NIST."""

from __future__ import annotations

from prove.word import Word, Words, join

_SHORT, _LONG = 640, 1024
"""Steps of the permutations P1 and P2."""
_NONCE, _DATA, _TEXT, _TAG = 1, 3, 5, 7
"""The frame bits (section 3.3)."""


def _permuted(state: Word, key: Word, steps: int) -> Word:
    """The keyed permutation (section 3.2): a shift register with nonlinear feedback."""
    graph, words, s = state.words.graph, state.words, list(state.bits)
    for i in range(steps):
        bit = graph.sum(graph.sum(s[0], s[47]), graph.sum(s[91], key.bits[i % key.size]))
        bit = graph.sum(bit, graph.product(s[70], s[85]) ^ 1)
        graph.cut(bit)
        s = [*s[1:], bit]
    return words.of(s)


def _framed(state: Word, frame: int) -> Word:
    return state ^ state.words.stated(frame << 36, 128)


def aead(words: Words, key: Word, nonce: Word, data: Word, text: Word) -> list[Word]:
    """The ciphertext and the tag (sections 3.3.1 to 3.3.4)."""
    state = _permuted(words.constant(0, 128), key, _LONG)
    made = []
    for part, frame, steps in ((nonce, _NONCE, _SHORT), (data, _DATA, _SHORT), (text, _TEXT, _LONG)):
        for at in range(0, part.size, 32):
            block = part.part(at, min(32, part.size - at))
            state = _permuted(_framed(state, frame), key, steps)
            state = state ^ (block.zero_extended(128) << 96)
            if frame == _TEXT:
                made.append(state.part(64, block.size) ^ block)
            if block.size < 32:
                state = state ^ (block.size // 8 << 32)
    state = _permuted(_framed(state, _TAG), key, _LONG)
    tag = [state.part(64, 32)]
    state = _permuted(_framed(state, _TAG), key, _SHORT)
    return [join(made) if made else words.constant(0, 0), join([*tag, state.part(64, 32)])]
