# SPDX-License-Identifier: MIT OR Apache-2.0
"""A processor whose registers and memory hold words of a graph: it runs a function for all inputs at once.

Lengths and addresses are numbers, so the path is one path. A branch or an address that depends on an input is a leak, which is
reported, and ends the run."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prove.word import Word, Words, join


class Unsupported(Exception):
    """An instruction that the lifter does not know."""


class Leak(Exception):
    """A branch or an address depends on an input."""


Byte = int | tuple[Word, int]
"""A number, or one of the bytes of a word."""


class Memory:
    """Bytes at addresses."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._bytes: dict[int, Byte] = {}
        self.writable: list[range] | None = None
        """Where the program may write; None while it is set up."""
        self.area = range(0)
        """Of the stack. What was never written there is unknown."""
        self.stack: Callable[[], range] | None = None
        """The part of it that the program may use now: an interrupt changes what is below."""

    def place(self, at: int, data: bytes) -> None:
        self._bytes.update(zip(range(at, at + len(data)), data))

    def raw(self, at: int, size: int) -> bytes:
        """Code: up to `size` bytes, as far as there are any that are numbers."""
        found = []
        for i in range(at, at + size):
            byte = self._bytes.get(i)
            if not isinstance(byte, int):
                break
            found.append(byte)
        return bytes(found)

    def load(self, at: int, size: int) -> Word:
        """The word of `size` bytes at an address, the least significant byte first."""
        return gather(self._words, self.found(at, size))

    def store(self, at: int, word: Word) -> None:
        self.put(at, scattered(word))

    def put(self, at: int, data: Sequence[Byte]) -> None:
        used = [self.stack()] if self.stack is not None else []
        if self.writable is not None and not any(at in part and at + len(data) <= part.stop for part in (*self.writable, *used)):
            raise Unsupported(f"a write of {len(data)} bytes at {at:#x}, which is neither output nor stack")
        for i, byte in enumerate(data):
            self._bytes[at + i] = byte

    def found(self, at: int, size: int) -> list[Byte]:
        if at in self.area and self.stack is not None and at not in self.stack():
            raise Unsupported(f"a read of {size} bytes at {at:#x}, below the stack")
        for i in range(at, at + size):
            if i in self._bytes:
                continue
            if i not in self.area:
                raise Unsupported(f"a read of {size} bytes at {at:#x}, where nothing was written")
            self._bytes[i] = (self._words.input(8), 0)
        return [self._bytes[i] for i in range(at, at + size)]

    def forget(self, below: int) -> None:
        """What is on the stack below an address becomes unknown."""
        for i in [i for i in self._bytes if self.area.start <= i < below]:
            del self._bytes[i]


def scattered(word: Word) -> list[Byte]:
    """The bytes of a word."""
    if word.value is not None:
        return list(word.value.to_bytes(word.size // 8, "little"))
    return [(word, i) for i in range(word.size // 8)]


def gather(words: Words, found: Sequence[Byte]) -> Word:
    """The word of these bytes: the one that they came from, if they are all of it in order, or a piece of it."""
    first = found[0]
    if isinstance(first, int):
        if all(isinstance(byte, int) for byte in found):
            return words.constant(int.from_bytes(found, "little"), 8 * len(found))  # type: ignore[arg-type]
    else:
        word, start = first
        if all(isinstance(byte, tuple) and byte[0] is word and byte[1] == start + i for i, byte in enumerate(found)):
            return word.low(8 * len(found)) if start == 0 else word.part(8 * start, 8 * len(found))
    return join([words.constant(byte, 8) if isinstance(byte, int) else byte[0].part(8 * byte[1], 8) for byte in found])


class Machine:
    """What is the same on each processor."""

    END = 0xFFF0
    """Where the function returns to."""
    STACK = 0x7FFF_0000
    STACK_SIZE = 0x40000
    RED_ZONE = 0
    """Bytes below the stack pointer that an interrupt does not change."""
    STEPS = 3_000_000

    def __init__(self, words: Words) -> None:
        self.words = words
        self.memory = Memory(words)
        self.pc = 0
        self.at = 0
        self.steps = 0

    def number(self, word: Word, what: str) -> int:
        """The value of a word that must not depend on an input."""
        if word.value is None:
            bits = word.bits
            if all(bit < 2 for bit in bits):
                return sum(bit << i for i, bit in enumerate(bits))
            raise Leak(f"{what} at {self.at:#x} depends on an input")
        return word.value

    def truth(self, literal: int) -> bool:
        """Whether a branch is taken."""
        if literal > 1:
            raise Leak(f"a branch at {self.at:#x} depends on an input")
        return literal == 1

    def product(self, a: Word, b: Word) -> Word:
        """One of the factors must be a number: on some processors the time of a product of two inputs depends on them."""
        if b.value is None:
            a, b = b, a
        return a.times(self.number(b, "one of two factors"))

    def step(self) -> None:
        """Runs the instruction at `pc`."""
        raise NotImplementedError

    def call(self, start: int, arguments: Sequence[int], writable: Sequence[range] = ()) -> None:
        """Runs a function with numbers and addresses as arguments, by the calling convention of C. It may write to the stack and to
        `writable`. What other registers and the flags contain is unknown; it must preserve what the convention says."""
        raise NotImplementedError

    def confined(self, writable: Sequence[range], top: int) -> None:
        """From now on, the program writes only there and to the stack, which ends at `top`."""
        self.memory.area = range(self.STACK - self.STACK_SIZE, top)
        self.memory.writable = list(writable)
        self.memory.stack = lambda: range(self.stack_pointer() - self.RED_ZONE, top)

    def stack_pointer(self) -> int:
        raise NotImplementedError

    def aligned(self, at: int, size: int) -> int:
        """The address of an access that must be aligned."""
        if at % size:
            raise Unsupported(f"an access at {at:#x}, which is not aligned to {size} bytes, at {self.at:#x}")
        return at

    def result(self) -> Word:
        """The int that the function returned."""
        raise NotImplementedError

    def of_level(self, name: str) -> bool:
        """Whether an instruction ran that only this level of a processor has; of the lowest level, any."""
        return True

    def patches(self) -> list[tuple[int, bytes]]:
        """For each exclusive or of registers that ran: its address, and the bytes of an inclusive or."""
        raise NotImplementedError

    def run(self, start: int) -> None:
        self.pc = start
        while self.pc != self.END:
            self.steps += 1
            if self.steps > self.STEPS:
                raise Unsupported(f"more than {self.STEPS} instructions")
            self.step()
