# SPDX-License-Identifier: MIT OR Apache-2.0
"""ChaCha20 as RFC 8439 specifies it, and Salsa20 as its specification of 2005 does."""

from __future__ import annotations

from prove.word import Word, Words, join


def _quarter(s: list[Word], a: int, b: int, c: int, d: int) -> None:
    """The quarter round (RFC 8439, section 2.1)."""
    for n, m in ((16, 12), (8, 7)):
        s[a] = s[a] + s[b]
        s[d] = (s[d] ^ s[a]).left(n)
        s[c] = s[c] + s[d]
        s[b] = (s[b] ^ s[c]).left(m)


def _block(key: Word, counter: Word, nonce: Word) -> Word:
    """The block function (section 2.3)."""
    words = key.words
    stated = int.from_bytes(b"expand 32-byte k", "little")
    constants = [words.stated(stated >> 32 * i & 0xFFFFFFFF, 32) for i in range(4)]
    given = [*constants, *(key.part(32 * i, 32) for i in range(8)), counter, *(nonce.part(32 * i, 32) for i in range(3))]
    s = list(given)
    for _ in range(10):
        for i in range(4):
            _quarter(s, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            _quarter(s, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return join([a + b for a, b in zip(s, given, strict=True)])


def chacha20(words: Words, key: Word, nonce: Word, text: Word) -> list[Word]:
    """Encryption with a counter from 0 (section 2.4)."""
    stream = [_block(key, words.constant(i, 32), nonce) for i in range(-(-text.size // 512))]
    return [join(stream).part(0, text.size) ^ text]


def salsa20(words: Words, key: Word, nonce: Word, text: Word) -> list[Word]:
    """Salsa20/20 with a key of 32 bytes (sections 3 to 10)."""
    stated = int.from_bytes(b"expand 32-byte k", "little")
    c = [words.stated(stated >> 32 * i & 0xFFFFFFFF, 32) for i in range(4)]
    k = [key.part(32 * i, 32) for i in range(8)]
    stream = []
    for block in range(-(-text.size // 512)):
        n = [nonce.part(0, 32), nonce.part(32, 32), words.constant(block, 32), words.constant(0, 32)]
        given = [c[0], *k[:4], c[1], *n, c[2], *k[4:], c[3]]
        s = list(given)
        for _ in range(10):
            for step in (4, 1):
                for i in range(4):
                    if step == 4:
                        a, b, d, e = (4 * ((i + j) % 4) + i for j in range(4))
                    else:
                        a, b, d, e = (4 * i + (i + j) % 4 for j in range(4))
                    s[b] = s[b] ^ (s[a] + s[e]).left(7)
                    s[d] = s[d] ^ (s[b] + s[a]).left(9)
                    s[e] = s[e] ^ (s[d] + s[b]).left(13)
                    s[a] = s[a] ^ (s[e] + s[d]).left(18)
        stream.append(join([a + b for a, b in zip(s, given, strict=True)]))
    return [join(stream).part(0, text.size) ^ text]
