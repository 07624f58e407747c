# SPDX-License-Identifier: MIT OR Apache-2.0
"""The calls that are measured for each algorithm, and their arguments."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from generate.description import Operation, Parameter

from measure.catalog import Algorithm
from measure.values import Room, Value

CUSTOMIZATION_SIZE = 16
OUTPUT_SIZE = 32
"""For XOFs."""
SECRET_SIZE = 32
SALT_SIZE = 16
ITERATIONS = 2
"""For key derivation functions."""
TAG_SIZE = 16
"""For MACs with tags of any length."""
SIZE_SIZE = 4
"""Size of a size_t on the target."""
FIRST_PART = 5
"""The number of bytes in the first part of an incremental message; the rest follows."""


@dataclass(frozen=True)
class Call:
    """An operation. A reverse call takes the outputs of the other call and refuses unauthentic input."""

    name: str
    reverse: bool = False
    incremental: bool = False

    def __str__(self) -> str:
        return "incremental " * self.incremental + self.name

    @property
    def symbol(self) -> str:
        return str(self).replace(" ", "_")


class Interface(Enum):
    """The headers, or the C API of the compiled library."""

    HEADER = "header"
    C = "c"


@dataclass(frozen=True)
class Workload:
    """The number of bytes of the message and, for AEADs, of the associated data."""

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


def operation(a: Algorithm, call: Call) -> Operation:
    return next(of for of in a.described.kind.operations if of.name == call.name)


def calls(a: Algorithm) -> list[Call]:
    measured = [of for of in a.described.kind.operations if of.measured and a.described.holds(of.fact)]
    objects = {thing.name for thing in a.described.objects()}
    at_once = [Call(of.name, of.reverses is not None) for of in measured]
    return at_once + [Call(of.name, of.reverses is not None, True) for of in measured if of.incremental in objects]


def images(a: Algorithm) -> list[tuple[Call, ...]]:
    """The sets of calls that a program may need; the flash of each set is measured."""
    forward = [c for c in calls(a) if not c.reverse]
    pairs = [(f, r) for f in forward for r in calls(a) if r.reverse and r.incremental == f.incremental]
    return [*((f,) for f in forward), *pairs]


def one_shot(a: Algorithm) -> list[tuple[Call, ...]]:
    return [image for image in images(a) if not image[0].incremental]


def image_of(a: Algorithm, call: Call) -> tuple[Call, ...]:
    """The image in which a call is measured: the smallest that contains it."""
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


def part_of(of: Operation, p: Parameter) -> str:
    """The part of a message for an input. The last input that is neither key nor nonce gets the text, those before it the data."""
    if p.of_catalog in ("key", "nonce") or p.name == "secret":
        return "nonce" if p.of_catalog == "nonce" else "key"
    texts = [q for q in of.parameters if q.is_bytes and not q.out and q.of_catalog not in ("key", "nonce", "tag")]
    return "text" if p is texts[-1] else "data"


def tag_size(a: Algorithm) -> int:
    return TAG_SIZE if a.any_tag and a.kind == "mac" else a.sizes["tag"]


def _output(a: Algorithm, p: Parameter, m: Message) -> list[Value]:
    """An output parameter."""
    if p.up_to:
        room = a.room_size(len(m.text))
        return [Room(room), Room(SIZE_SIZE, room)]
    if p.size == "ciphertext_size":
        return [Room(a.sealed_size(len(m.text))), a.sealed_size(len(m.text))]
    if p.sum or p.same_as:
        return [Room(a.sealed_size(len(m.text)) if p.name == "boxed" else len(m.text))]
    if p.of_catalog is None:
        return [Room(OUTPUT_SIZE), OUTPUT_SIZE]
    size = tag_size(a) if p.of_catalog == "tag" else a.sizes[p.of_catalog]
    return [Room(size)] if a.described.fixed(p) is not None else [Room(size), size]


def arguments(a: Algorithm, call: Call, m: Message, made: Sequence[bytes] = ()) -> list[Value]:
    """The arguments in the order of linnet.h; `made` is the output of the call that this one reverses."""
    of, values = operation(a, call), list[Value]()
    kind = a.described.kind
    outputs = [p.name for o in kind.operations if o.name == of.reverses for p in o.outputs]
    for p in a.described.parameters(of):
        if p.number:
            values.append(ITERATIONS)
        elif p.out:
            values += _output(a, p, m)
        else:
            given = made[outputs.index(p.name)] if p.name in outputs else getattr(m, part_of(of, p))
            values += [given] if a.described.fixed(p) is not None else [given, len(given)]
    return values


def forward(a: Algorithm, m: Message) -> list[Value]:
    """The arguments of the call that produces a ciphertext, digest, tag or key."""
    return arguments(a, calls(a)[0], m)


def reverse(a: Algorithm, m: Message, made: Sequence[bytes]) -> list[Value]:
    """The arguments of the call that reverses or verifies the other call's output."""
    return arguments(a, next(c for c in calls(a) if c.reverse), m, made)


def opened(a: Algorithm, m: Message) -> list[bytes]:
    """The output of the call that reverses or verifies the other one."""
    if a.whole:
        return [m.text.ljust(a.room_size(len(m.text)), b"\0"), len(m.text).to_bytes(SIZE_SIZE, "little")]
    return [m.text] if a.kind in ("aead", "secretbox") else []


def function(a: Algorithm, interface: Interface, call: Call) -> str:
    """The symbol of the called function."""
    if interface is Interface.HEADER:
        return f"header_{call.symbol}"
    return f"incremental_{a.type}_{call.name}" if call.incremental else f"linnet_{a.type}_{call.name}"
