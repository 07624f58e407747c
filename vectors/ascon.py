# SPDX-License-Identifier: MIT OR Apache-2.0
"""NIST SP 800-232 (August 2025) on integers, written from its text: Ascon-AEAD128, Ascon-Hash256, Ascon-XOF128, Ascon-CXOF128.

It serves to make test vectors: it is slow, and its time depends on secrets. It shares no code with Linnet. A state is five integers
of 64 bits. Bit i of a word has the value 2**i, so that its first byte is the least significant one (appendix A). Strings of bits
are whole bytes here.
"""

from __future__ import annotations

MASK = 2**64 - 1

State = list[int]

# Section 3.2, table 5: the constants of 16 rounds. Ascon-p[12] and Ascon-p[8] use the last 12 and 8 of them.
CONSTANTS = (0x3C, 0x2D, 0x1E, 0x0F, 0xF0, 0xE1, 0xD2, 0xC3, 0xB4, 0xA5, 0x96, 0x87, 0x78, 0x69, 0x5A, 0x4B)
# Section 3.4: each word is added to itself, rotated to the right by these two numbers.
ROTATIONS = ((19, 28), (61, 39), (1, 6), (10, 17), (7, 41))


def rotated(word: int, by: int) -> int:
    return (word >> by | word << 64 - by) & MASK


def substituted(state: State) -> State:
    """Section 3.3: the S-box on each of the 64 columns, by its algebraic normal form."""
    x0, x1, x2, x3, x4 = state
    return [
        x4 & x1 ^ x3 ^ x2 & x1 ^ x2 ^ x1 & x0 ^ x1 ^ x0,
        x4 ^ x3 & x2 ^ x3 & x1 ^ x3 ^ x2 & x1 ^ x2 ^ x1 ^ x0,
        x4 & x3 ^ x4 ^ x2 ^ x1 ^ MASK,
        x4 & x0 ^ x4 ^ x3 & x0 ^ x3 ^ x2 ^ x1 ^ x0,
        x4 & x1 ^ x4 ^ x3 ^ x1 & x0 ^ x1,
    ]


def permuted(state: State, rounds: int) -> State:
    """Section 3: Ascon-p[rounds]."""
    for constant in CONSTANTS[16 - rounds :]:
        x0, x1, x2, x3, x4 = state
        state = substituted([x0, x1, x2 ^ constant, x3, x4])
        state = [word ^ rotated(word, a) ^ rotated(word, b) for word, (a, b) in zip(state, ROTATIONS)]
    return state


def words(data: bytes) -> list[int]:
    """Appendix A: the bytes as words of 64 bits."""
    return [int.from_bytes(data[at : at + 8], "little") for at in range(0, len(data), 8)]


def text_of(some: list[int]) -> bytes:
    return b"".join(word.to_bytes(8, "little") for word in some)


def padded(block: bytes, rate: int) -> bytes:
    """Section 2.1, algorithm 2: a one, then zeros up to the rate. The one is the least significant bit of its byte."""
    return block + b"\x01" + bytes(rate - 1 - len(block))


def blocks(data: bytes, rate: int) -> list[bytes]:
    """Section 2.1, algorithms 1 and 2: full blocks, then a padded one, which has only padding if nothing is left."""
    full = len(data) // rate
    return [data[rate * i : rate * (i + 1)] for i in range(full)] + [padded(data[rate * full :], rate)]


def added(state: State, some: list[int], first: int = 0) -> State:
    """The state with these words added by exclusive or, from the word `first` on."""
    return [word ^ some[i - first] if first <= i < first + len(some) else word for i, word in enumerate(state)]


def initial_value(version: int, a: int, b: int, output: int, rate: int) -> int:
    """Appendix B: the identifier of the algorithm, the rounds a and b, the bits of the output, and the bytes of the rate."""
    return version | a << 16 | b << 20 | output << 24 | rate << 40


AEAD128 = initial_value(1, 12, 8, 128, 16)
HASH256 = initial_value(2, 12, 12, 256, 8)
XOF128 = initial_value(3, 12, 12, 0, 8)
CXOF128 = initial_value(4, 12, 12, 0, 8)


def started(key: bytes, nonce: bytes, associated_data: bytes) -> State:
    """Section 4.1.1, algorithm 3: initialization and associated data."""
    if len(key) != 16 or len(nonce) != 16:
        raise ValueError(f"expected a key and a nonce of 16 bytes, got {len(key)} and {len(nonce)}")
    state = permuted([AEAD128, *words(key), *words(nonce)], 12)
    state = added(state, words(key), 3)
    if associated_data:
        for block in blocks(associated_data, 16):
            state = permuted(added(state, words(block)), 8)
    return added(state, [1 << 63], 4)  # the domain separation bit is the last one of the state


def tag_of(state: State, key: bytes) -> bytes:
    """The finalization of algorithms 3 and 4."""
    state = permuted(added(state, words(key), 2), 12)
    return text_of(added(state, words(key), 3)[3:])


def encrypt(key: bytes, nonce: bytes, associated_data: bytes, plaintext: bytes, tag_size: int = 16) -> tuple[bytes, bytes]:
    """Section 4.1.1, algorithm 3: the ciphertext and the tag. Section 4.2.1: a shorter tag is the beginning of the whole one."""
    state = started(key, nonce, associated_data)
    ciphertext = b""
    for block in blocks(plaintext, 16):
        if ciphertext:
            state = permuted(state, 8)
        state = added(state, words(block))
        ciphertext += text_of(state[:2])
    return ciphertext[: len(plaintext)], tag_of(state, key)[:tag_size]


def decrypt(key: bytes, nonce: bytes, associated_data: bytes, ciphertext: bytes, tag: bytes, tag_size: int = 16) -> bytes | None:
    """Section 4.1.2, algorithm 4: the plaintext, or None if the tag is not right."""
    state = started(key, nonce, associated_data)
    plaintext = b""
    full = len(ciphertext) // 16
    for i in range(full):
        block = words(ciphertext[16 * i : 16 * (i + 1)])
        plaintext += text_of([word ^ other for word, other in zip(state, block)])
        state = permuted(block + state[2:], 8)
    rest = ciphertext[16 * full :]
    last = bytes(a ^ b for a, b in zip(rest, text_of(state[:2])))
    state = added(state, words(padded(last, 16)))
    return plaintext + last if tag_of(state, key)[:tag_size] == tag else None


def masked(key: bytes, nonce: bytes) -> tuple[bytes, bytes]:
    """Section 4.2.2: the second half of a key of 256 bits hides the nonce. These are the key and the nonce of Ascon-AEAD128."""
    if len(key) != 32 or len(nonce) != 16:
        raise ValueError(f"expected a key of 32 and a nonce of 16 bytes, got {len(key)} and {len(nonce)}")
    return key[:16], bytes(a ^ b for a, b in zip(nonce, key[16:]))


def sponge(initial: int, parts: list[bytes], size: int) -> bytes:
    """Section 5: the output of `size` bytes after the parts, each absorbed with a padding of its own."""
    state = permuted([initial, 0, 0, 0, 0], 12)
    for part in parts:
        for block in blocks(part, 8):
            state = permuted(added(state, words(block)), 12)
    output = b""
    while len(output) < size:
        output += text_of(state[:1])
        state = permuted(state, 12)
    return output[:size]


def hash256(message: bytes) -> bytes:
    """Section 5.1, algorithm 5."""
    return sponge(HASH256, [message], 32)


def xof128(message: bytes, size: int) -> bytes:
    """Section 5.2, algorithm 6."""
    return sponge(XOF128, [message], size)


def cxof128(message: bytes, customization: bytes, size: int) -> bytes:
    """Section 5.3, algorithm 7: the bits of the customization string are counted in a first block without a padding."""
    if len(customization) > 256:
        raise ValueError(f"expected a customization string of at most 256 bytes, got {len(customization)}")
    return unlimited_cxof128(message, customization, size)


def unlimited_cxof128(message: bytes, customization: bytes, size: int) -> bytes:
    """The same without the limit of section 5.3 on the customization string, for test vectors that are to be refused."""
    length = (8 * len(customization)).to_bytes(8, "little")
    return sponge(CXOF128, [length + customization, message], size)
