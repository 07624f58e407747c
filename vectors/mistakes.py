# SPDX-License-Identifier: MIT OR Apache-2.0
"""SP 800-232 with a mistake: what implementations compute that got one detail wrong, or are of Ascon v1.2.

A Form without arguments is the standard: vectors/make.py compares it with ascon.py. Each of the lists below has flags of the test
vectors, mistakes in words, and the forms that make them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import ascon


@dataclass(frozen=True)
class Form:
    """The details that may be wrong."""

    initial: int = ascon.AEAD128
    order: Literal["little", "big"] = "little"
    rate: int = 16
    outer: int = 12
    """The rounds of initialization and finalization, and of every permutation of a hash function."""
    first: int | None = None
    """The rounds of the initialization, if they are others."""
    inner: int = 8
    """The rounds between blocks."""
    first_constants: bool = False
    """Whether fewer than 12 rounds have the first of the 12 constants."""
    left: bool = False
    """Whether words are rotated to the left."""
    complement: bool = True
    """Whether the S-box adds 1 to x2."""
    one: int = 0x01
    """The first byte of a padding."""
    one_at_end: bool = False
    """Whether this byte is the last one of the block."""
    pads_full_text: bool = True
    pads_full_data: bool = True
    absorbs_no_data: bool = False
    """Whether associated data of no bytes are padded and absorbed."""
    separation: int = 1 << 63
    """What is added to the last word after associated data."""
    separates_no_data: bool = True
    separates_before: bool = False
    """Whether the separation precedes the associated data."""
    permutes_after_data: bool = True
    key_after_first: bool = True
    key_before_last: bool = True
    last_key_at: int | None = None
    """The word to which the finalization adds the key, if it is not the first one after the rate."""
    key_in_tag: bool = True
    tag_at: int = 3
    nonce_first: bool = False
    permutes_before_output: bool = True

    def words(self, data: bytes) -> list[int]:
        return [int.from_bytes(data[at : at + 8], self.order) for at in range(0, len(data), 8)]

    def text_of(self, some: list[int]) -> bytes:
        return b"".join(word.to_bytes(8, self.order) for word in some)

    def permuted(self, state: ascon.State, rounds: int) -> ascon.State:
        begin = 4 if self.first_constants else 16 - rounds
        for constant in ascon.CONSTANTS[begin : begin + rounds]:
            state = ascon.substituted(ascon.added(state, [constant], 2))
            state[2] ^= 0 if self.complement else ascon.MASK
            turns = [(64 - a, 64 - b) if self.left else (a, b) for a, b in ascon.ROTATIONS]
            state = [word ^ ascon.rotated(word, a) ^ ascon.rotated(word, b) for word, (a, b) in zip(state, turns)]
        return state

    def blocks(self, data: bytes, rate: int, pads_full: bool) -> list[bytes]:
        some = [data[at : at + rate] for at in range(0, len(data), rate)]
        if some and len(some[-1]) < rate:
            last = some.pop()
        elif pads_full or not some:
            last = b""
        else:
            return some
        zeros = bytes(rate - 1 - len(last))
        return [*some, last + (zeros + bytes([self.one]) if self.one_at_end else bytes([self.one]) + zeros)]

    def started(self, key: bytes, nonce: bytes, associated_data: bytes) -> ascon.State:
        first = nonce + key if self.nonce_first else key + nonce
        state = self.permuted([self.initial, *self.words(first)], self.first or self.outer)
        if self.key_after_first:
            state = ascon.added(state, self.words(key), 3)
        separation = [self.separation] if associated_data or self.separates_no_data else [0]
        if self.separates_before:
            state = ascon.added(state, separation, 4)
        if associated_data or self.absorbs_no_data:
            some = self.blocks(associated_data, self.rate, self.pads_full_data)
            for number, block in enumerate(some):
                state = ascon.added(state, self.words(block))
                if self.permutes_after_data or number + 1 < len(some):
                    state = self.permuted(state, self.inner)
        return state if self.separates_before else ascon.added(state, separation, 4)

    def encrypt(self, key: bytes, nonce: bytes, associated_data: bytes, plaintext: bytes) -> tuple[bytes, bytes]:
        state = self.started(key, nonce, associated_data)
        ciphertext = b""
        for block in self.blocks(plaintext, self.rate, self.pads_full_text):
            if ciphertext:
                state = self.permuted(state, self.inner)
            state = ascon.added(state, self.words(block))
            ciphertext += self.text_of(state[: self.rate // 8])
        if self.key_before_last:
            state = ascon.added(state, self.words(key), self.rate // 8 if self.last_key_at is None else self.last_key_at)
        state = self.permuted(state, self.outer)
        if self.key_in_tag:
            state = ascon.added(state, self.words(key), self.tag_at)
        return ciphertext[: len(plaintext)], self.text_of(state[self.tag_at : self.tag_at + 2])

    def sponge(self, parts: list[bytes], size: int) -> bytes:
        state = self.permuted([self.initial, 0, 0, 0, 0], self.first or self.outer)
        some = [block for part in parts for block in self.blocks(part, 8, self.pads_full_text)]
        for number, block in enumerate(some):
            state = ascon.added(state, self.words(block))
            if number + 1 < len(some):
                state = self.permuted(state, self.inner)
        if self.permutes_before_output:
            state = self.permuted(state, self.outer)
        output = b""
        while len(output) < size:
            output += self.text_of(state[:1])
            state = self.permuted(state, self.inner)
        return output[:size]


Mistakes = list[tuple[str, str, Form]]

AEAD: Mistakes = [
    ("AsconV12", "Ascon-128 of Ascon v1.2", Form(0x80400C0600000000, "big", 8, inner=6, one=0x80, separation=1)),
    ("AsconV12", "Ascon-128a of Ascon v1.2", Form(0x80800C0800000000, "big", one=0x80, separation=1)),
    ("AsconV12", "the initial value of Ascon-128a, v1.2, as bytes in their order", Form(0x00000000080C8080)),
    ("ByteOrder", "words loaded and stored with the most significant byte first", Form(order="big")),
    ("ByteOrder", "the initial value with its bytes reversed", Form(0x01008C8000100000)),
    ("InitialValue", "the initial value of Ascon-Hash256", Form(ascon.HASH256)),
    ("InitialValue", "an initial value of zero", Form(0)),
    ("InitialValue", "a and b exchanged in the initial value", Form(ascon.initial_value(1, 8, 12, 128, 16))),
    ("InitialValue", "the rate in bits in the initial value", Form(ascon.initial_value(1, 12, 8, 128, 128))),
    ("InitialValue", "the nonce before the key in the first state", Form(nonce_first=True)),
    ("Rounds", "12 rounds between blocks instead of 8", Form(inner=12)),
    ("Rounds", "6 rounds between blocks instead of 8", Form(inner=6)),
    ("Rounds", "8 rounds in the initialization instead of 12", Form(first=8)),
    ("Rounds", "8 rounds in initialization and finalization instead of 12", Form(outer=8)),
    ("Rounds", "the first 8 of 12 constants instead of the last 8 between blocks", Form(first_constants=True)),
    ("Permutation", "words rotated to the left instead of the right", Form(left=True)),
    ("Permutation", "an S-box that does not complement x2", Form(complement=False)),
    ("Padding", "a padding that begins with 80 instead of 01", Form(one=0x80)),
    ("Padding", "a padding whose one is at the end of the block", Form(one_at_end=True)),
    ("Padding", "no padding at all: zeros only", Form(one=0)),
    ("Padding", "no padded block after a text of whole blocks", Form(pads_full_text=False)),
    ("Padding", "no padded block after associated data of whole blocks", Form(pads_full_data=False)),
    ("EmptyData", "a padded block for associated data of no bytes", Form(absorbs_no_data=True)),
    ("EmptyData", "no domain separation bit where there are no associated data", Form(separates_no_data=False)),
    ("DomainSeparation", "no domain separation bit", Form(separation=0)),
    ("DomainSeparation", "the domain separation bit in the least significant place of its word", Form(separation=1)),
    ("DomainSeparation", "the domain separation bit in the most significant place of the first byte", Form(separation=0x80)),
    ("DomainSeparation", "the domain separation bit in the least significant place of the last byte", Form(separation=1 << 56)),
    ("DomainSeparation", "the domain separation bit before the associated data", Form(separates_before=True)),
    ("MissingPermutation", "no permutation after the last block of associated data", Form(permutes_after_data=False)),
    ("KeyAddition", "the key not added after the initialization", Form(key_after_first=False)),
    ("KeyAddition", "the key not added before the finalization", Form(key_before_last=False)),
    ("KeyAddition", "the key added to words 1 and 2 before the finalization, as for a rate of 64 bits", Form(last_key_at=1)),
    ("KeyAddition", "the key added to words 3 and 4 before the finalization", Form(last_key_at=3)),
    ("KeyAddition", "the key not added to the tag", Form(key_in_tag=False)),
    ("TagPosition", "a tag from words 0 and 1", Form(tag_at=0)),
    ("TagPosition", "a tag from words 2 and 3", Form(tag_at=2)),
]


def sponges(right: int) -> Mistakes:
    """The mistakes that each of the hash functions may have; `right` is its initial value."""

    def form(initial: int = right, order: Literal["little", "big"] = "little", inner: int = 12, one: int = 0x01) -> Form:
        return Form(initial, order, inner=inner, one=one)

    return [
        ("AsconV12", "Ascon-Hash of Ascon v1.2", form(0x00400C0000000100, "big", one=0x80)),
        ("AsconV12", "Ascon-Hasha of Ascon v1.2", form(0x00400C0400000100, "big", 8, 0x80)),
        ("AsconV12", "Ascon-Xof of Ascon v1.2", form(0x00400C0000000000, "big", one=0x80)),
        ("AsconV12", "Ascon-Xofa of Ascon v1.2", form(0x00400C0400000000, "big", 8, 0x80)),
        ("ByteOrder", "words loaded and stored with the most significant byte first", form(order="big")),
        ("ByteOrder", "the initial value with its bytes reversed", form(int.from_bytes(right.to_bytes(8, "little"), "big"))),
        ("InitialValue", "the initial value of Ascon-AEAD128", form(ascon.AEAD128)),
        *(
            ("InitialValue", f"the initial value of {name}", form(value))
            for name, value in (("Ascon-Hash256", ascon.HASH256), ("Ascon-XOF128", ascon.XOF128), ("Ascon-CXOF128", ascon.CXOF128))
            if value != right
        ),
        ("InitialValue", "an initial value of zero", form(0)),
        ("Rounds", "8 rounds between blocks instead of 12", form(inner=8)),
        ("Rounds", "8 rounds everywhere instead of 12", Form(right, outer=8)),
        ("Permutation", "words rotated to the left instead of the right", Form(right, inner=12, left=True)),
        ("Permutation", "an S-box that does not complement x2", Form(right, inner=12, complement=False)),
        ("Padding", "a padding that begins with 80 instead of 01", form(one=0x80)),
        ("Padding", "a padding whose one is at the end of the block", Form(right, inner=12, one_at_end=True)),
        ("Padding", "no padding at all: zeros only", form(one=0)),
        ("Padding", "no padded block after a message of whole blocks", Form(right, inner=12, pads_full_text=False)),
        (
            "MissingPermutation",
            "an output that begins before the last permutation",
            Form(right, inner=12, permutes_before_output=False),
        ),
    ]


def customized(message: bytes, customization: bytes) -> list[tuple[str, str, list[bytes]]]:
    """Wrong ways for Ascon-CXOF128 to absorb a customization string: the parts, each of which is padded."""
    bits = 8 * len(customization)
    little, big, count = bits.to_bytes(8, "little"), bits.to_bytes(8, "big"), len(customization).to_bytes(8, "little")
    return [
        ("Customization", "no block with the length of the customization string", [customization, message]),
        ("Customization", "the length of the customization string in bytes instead of bits", [count + customization, message]),
        (
            "Customization",
            "the length of the customization string with the most significant byte first",
            [big + customization, message],
        ),
        ("Customization", "a length block with a padding of its own", [little, customization, message]),
        ("Customization", "no padding between customization string and message", [little + customization + message]),
        ("Customization", "the customization string after the message", [message, little + customization]),
        ("Customization", "the customization string left out", [bytes(8), message]),
    ]
