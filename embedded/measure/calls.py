# SPDX-License-Identifier: MIT OR Apache-2.0
"""The calls that are measured of an algorithm, and what they are given."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from measure.catalog import Algorithm
from measure.values import Room, Value

CUSTOMIZATION_SIZE = 16
OUTPUT_SIZE = 32
"""Of extendable-output functions."""
SECRET_SIZE = 32
SALT_SIZE = 16
ITERATIONS = 2
"""Of key derivation functions."""
TAG_SIZE = 16
"""Of codes whose tag has any length."""
SIZE_SIZE = 4
"""Of a size_t on the target."""
FIRST_PIECE = 5
"""Messages in pieces come as so many bytes and the rest."""


@dataclass(frozen=True)
class Call:
    """What is called. A reverse call takes the output of the other one and refuses what is not authentic."""

    name: str
    reverse: bool = False
    pieces: bool = False

    def __str__(self) -> str:
        return self.name + (" in pieces" if self.pieces else "")

    @property
    def symbol(self) -> str:
        return str(self).replace(" ", "_")


class Interface(Enum):
    """The headers, or the C API of the compiled library."""

    HEADER = "header"
    C = "c"


@dataclass(frozen=True)
class Workload:
    """The bytes of the message and, for AEADs, of the associated data."""

    message: int
    data: int | None = None

    def __str__(self) -> str:
        return str(self.message) if self.data is None else f"{self.message}+{self.data}"


@dataclass(frozen=True)
class Message:
    key: bytes
    nonce: bytes
    data: bytes
    text: bytes


def calls(a: Algorithm) -> list[Call]:
    if a.kind == "aead":
        both = [Call("encrypt"), Call("decrypt", reverse=True)]
        return both + [Call(c.name, c.reverse, True) for c in both if a.online]
    if a.kind == "mac":
        return [Call("tag"), Call("verify", reverse=True), Call("tag", pieces=True)]
    if a.kind == "stream":
        return [Call("crypt"), Call("crypt", pieces=True)]
    if a.kind == "chained":
        return [Call("encrypt"), Call("decrypt", reverse=True)]
    if a.kind == "keywrap":
        return [Call("wrap"), Call("unwrap", reverse=True)]
    if a.kind == "secretbox":
        return [Call("seal_box"), Call("open_box", reverse=True)]
    if a.kind == "kdf":
        return [Call("derive")]
    if a.kind == "kex":
        return [Call("agree")]
    return [Call("digest"), Call("digest", pieces=True)]


def images(a: Algorithm) -> list[tuple[Call, ...]]:
    """The sets of calls that a program may need, whose flash is measured."""
    forward = [c for c in calls(a) if not c.reverse]
    pairs = [(f, r) for f in forward for r in calls(a) if r.reverse and r.pieces == f.pieces]
    return [*((f,) for f in forward), *pairs]


def image_of(a: Algorithm, call: Call) -> tuple[Call, ...]:
    """The image that a call is measured in: the smallest that has it."""
    return next(image for image in images(a) if call in image)


def workloads(a: Algorithm) -> list[Workload]:
    if a.kind == "aead":
        return [Workload(16, 16), Workload(128, 0)]
    if a.password:
        return [Workload(16)]
    if a.kind == "kex":
        return [Workload(a.sizes["public_key"])]
    return [Workload(size) for size in (16, 128) if size <= a.sizes.get("message", size)]


def counting(start: int, size: int) -> bytes:
    return bytes((start + i) % 256 for i in range(size))


def message_of(a: Algorithm, w: Workload) -> Message:
    """Bytes that count up, as in known-answer files."""
    data = SALT_SIZE if a.kind == "kdf" else CUSTOMIZATION_SIZE if a.customizable else w.data or 0
    return Message(
        counting(0, SECRET_SIZE if a.kind == "kdf" else a.sizes.get("key", 0)),
        counting(16, a.sizes.get("nonce", 0)),
        counting(48, data),
        counting(32, w.message),
    )


def _tag_size(a: Algorithm) -> int:
    return TAG_SIZE if a.any_tag and a.kind == "mac" else a.sizes["tag"]


def _nonce(a: Algorithm, m: Message) -> list[Value]:
    return [m.nonce, len(m.nonce)] if a.any_nonce else [m.nonce]


def _key(a: Algorithm, m: Message) -> list[Value]:
    """Of a code, with what stands behind it."""
    if a.customizable:
        return [m.key, len(m.key), m.data, len(m.data)]
    if a.any_key:
        return [m.key, len(m.key)]
    return [m.key, m.nonce] if a.nonced else [m.key]


def _start(a: Algorithm, m: Message) -> list[Value]:
    """What comes before a text that is taken whole."""
    return [m.key, m.nonce] if a.kind == "chained" else [m.key]


def forward(a: Algorithm, m: Message) -> list[Value]:
    """The arguments, as linnet.h has them, of the call that makes something."""
    text: list[Value] = [m.text, len(m.text)]
    if a.kind == "aead":
        return [m.key, *_nonce(a, m), m.data, len(m.data), *text, Room(len(m.text)), Room(_tag_size(a))]
    if a.kind == "mac":
        return [*_key(a, m), *text, Room(_tag_size(a)), *([_tag_size(a)] if a.any_tag else [])]
    if a.kind == "stream":
        return [m.key, m.nonce, *text, Room(len(m.text))]
    if a.whole:
        sealed_size = a.sealed_size(len(m.text))
        return [*_start(a, m), *text, Room(sealed_size), sealed_size]
    if a.kind == "secretbox":
        return [m.key, m.nonce, *text, Room(a.sealed_size(len(m.text)))]
    if a.kind == "kdf":
        start: list[Value] = [m.key, len(m.key), m.data, len(m.data)]
        return [*start, *([ITERATIONS] if a.password else text), Room(OUTPUT_SIZE), OUTPUT_SIZE]
    if a.kind == "kex":
        return [m.key, m.text, Room(a.sizes["shared_secret"])]
    if a.kind == "xof":
        name: list[Value] = [m.data, len(m.data)] if a.customizable else []
        return [*name, *text, Room(OUTPUT_SIZE), OUTPUT_SIZE]
    return [*text, Room(a.sizes["digest"])]


def reverse(a: Algorithm, m: Message, made: Sequence[bytes]) -> list[Value]:
    """The arguments of the call that undoes or checks what the other has made."""
    if a.kind == "aead":
        sealed, tag = made
        return [m.key, *_nonce(a, m), m.data, len(m.data), sealed, len(sealed), tag, Room(len(sealed))]
    if a.kind == "secretbox":
        return [m.key, m.nonce, made[0], len(made[0]), Room(len(m.text))]
    if a.whole:
        room = a.room_size(len(m.text))
        return [*_start(a, m), made[0], len(made[0]), Room(room), Room(SIZE_SIZE, room)]
    return [*_key(a, m), m.text, len(m.text), made[0], *([len(made[0])] if a.any_tag else [])]


def opened(a: Algorithm, m: Message) -> list[bytes]:
    """What the call that undoes or checks the other one writes."""
    if a.whole:
        return [m.text.ljust(a.room_size(len(m.text)), b"\0"), len(m.text).to_bytes(SIZE_SIZE, "little")]
    return [m.text] if a.kind in ("aead", "secretbox") else []


def function(a: Algorithm, interface: Interface, call: Call) -> str:
    """The symbol that is called."""
    if interface is Interface.HEADER:
        return f"header_{call.symbol}"
    if call.pieces:
        return f"pieces_{a.type}_{call.name}"
    suffix = "" if call.name in ("digest", "tag", "derive") else f"_{call.name}"
    return f"linnet_{a.type}{suffix}"
