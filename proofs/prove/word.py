# SPDX-License-Identifier: MIT OR Apache-2.0
"""Words of bits of a graph, with the operations of processors and specifications.

A sum modulo 2^n stays a list of summands until its bits are asked for. Then earlier sums with the same values for random inputs are
looked up. If the difference to one vanishes when summands are replaced by what these are sums of, both are equal for all inputs. So
the order in which a compiler adds does not matter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from prove.graph import FALSE, SAMPLES, Graph

_REPLACED = 200
"""The most summands that are replaced to show that two sums are equal."""


class Words:
    """Makes words over a graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self._interned: dict[tuple[int, ...], Word] = {}
        self._sums: dict[bytes, list[Word]] = {}
        self.stated_count = 0
        self.fault: int | None = None
        """The number of the stated constant in which a bit is wrong."""

    def stated(self, value: int, size: int) -> Word:
        """A constant of a specification."""
        self.stated_count += 1
        return self.constant(value ^ int(self.stated_count - 1 == self.fault), size)

    def constant(self, value: int, size: int) -> Word:
        word = Word(self, size)
        word.value = value & ((1 << size) - 1)
        return word

    def of(self, bits: Iterable[int]) -> Word:
        """The word of these literals, the least significant first."""
        found = tuple(bits)
        word = Word(self, len(found))
        if all(bit < 2 for bit in found):
            word.value = sum(bit << i for i, bit in enumerate(found))
        word._bits = found
        return word

    def hint(self, *values: Word) -> None:
        """Values that implementations hold and a specification does not name. They are nodes to be met, and nothing else."""
        for value in values:
            value.bits  # noqa: B018

    def cut(self, word: Word) -> Word:
        """The same word. Where an implementation holds its bits, sums in it are compared in terms of them: so they stay short."""
        for bit in word.bits:
            self.graph.cut(bit)
        return word

    def input(self, size: int) -> Word:
        return self.of(self.graph.input() for _ in range(size))

    def atom(self, word: Word) -> Word:
        """The one object for words with these bits."""
        return self._interned.setdefault(word.bits, word)

    def find(self, word: Word) -> Word | None:
        """An earlier sum that is equal to this one for all inputs."""
        for earlier in self._sums.get(word.samples().tobytes(), ()):
            if earlier.size == word.size and _vanishes(word, earlier):
                return earlier
        return None

    def register(self, word: Word) -> None:
        self._sums.setdefault(word.samples().tobytes(), []).append(word)


def _vanishes(word: Word, earlier: Word) -> bool:
    """Whether the difference of two sums is zero for all inputs, as far as replacing summands shows it: the latest first."""
    assert word.terms is not None
    left, constant = dict(word.terms[0]), word.terms[1]
    left[earlier] = left.get(earlier, 0) - 1
    mask = (1 << word.size) - 1
    for _ in range(_REPLACED):
        left = {atom: times & mask for atom, times in left.items() if times & mask}
        if not left:
            return constant & mask == 0
        known = [atom for atom in left if atom.terms is not None]
        if not known:
            return False
        latest = max(known, key=lambda atom: max(atom.bits))
        times = left.pop(latest)
        assert latest.terms is not None
        for atom, more in latest.terms[0].items():
            left[atom] = left.get(atom, 0) + times * more
        constant += times * latest.terms[1]
    return False


class Word:
    """`value` if it is constant. `terms` if it is a sum: how often each summand occurs, and a constant."""

    __slots__ = ("_bits", "_samples", "size", "terms", "value", "words")

    def __init__(self, words: Words, size: int) -> None:
        self.words = words
        self.size = size
        self.value: int | None = None
        self._bits: tuple[int, ...] | None = None
        self.terms: tuple[dict[Word, int], int] | None = None
        self._samples: NDArray[np.uint64] | None = None

    # What it is ------------------------------------------------------------------------------------

    @property
    def bits(self) -> tuple[int, ...]:
        """Its literals, the least significant first."""
        if self._bits is None:
            if self.value is not None:
                self._bits = tuple(self.value >> i & 1 for i in range(self.size))
            else:
                earlier = self.words.find(self)
                self._bits = self._added() if earlier is None else earlier.bits
                kept = self.words.atom(self)
                if kept.terms is None:
                    kept.terms = self.terms
                if earlier is None:
                    self.words.register(kept)
        return self._bits

    def samples(self) -> NDArray[np.uint64]:
        """Its values for the random inputs of the graph."""
        if self._samples is None:
            mask = np.uint64((1 << self.size) - 1)
            if self._bits is None and self.terms is not None:
                total = np.full(SAMPLES, self.terms[1] & int(mask), dtype=np.uint64)
                for atom, times in self.terms[0].items():
                    total += atom.samples() * np.uint64(times & int(mask))
                self._samples = total & mask
            else:
                graph, total = self.words.graph, np.zeros(SAMPLES, dtype=np.uint64)
                for i, bit in enumerate(self.bits):
                    column = np.frombuffer(graph.values(bit).to_bytes(SAMPLES // 8, "little"), dtype=np.uint8)
                    total |= np.unpackbits(column, bitorder="little").astype(np.uint64) << np.uint64(i)
                self._samples = total
        return self._samples

    def _added(self) -> tuple[int, ...]:
        """The bits of a sum: the same circuit for the same summands."""
        assert self.terms is not None
        terms, constant = self.terms
        parts = []
        for atom in sorted(terms, key=lambda atom: atom.bits):
            times = terms[atom] & self.mask
            negative = times > self.mask // 2
            for i in _ones(-times & self.mask if negative else times):
                shifted = (FALSE,) * i + atom.bits[: self.size - i]
                parts.append(tuple(bit ^ 1 for bit in shifted) if negative else shifted)
                constant += negative  # -x = ~x + 1
        if constant & self.mask:
            parts.append(tuple(constant >> i & 1 for i in range(self.size)))
        total = parts[0]
        for part in parts[1:]:
            total, _ = ripple(self.words.graph, total, part, FALSE)
        return total

    @property
    def mask(self) -> int:
        return (1 << self.size) - 1

    def _two(self, other: Word | int) -> Word:
        return self.words.constant(other, self.size) if isinstance(other, int) else other

    # Operations ------------------------------------------------------------------------------------

    def __xor__(self, other: Word | int) -> Word:
        other = self._two(other)
        if self.value is not None and other.value is not None:
            return self.words.constant(self.value ^ other.value, self.size)
        both = self.words.graph.sum
        return self.words.of([both(a, b) for a, b in zip(self.bits, other.bits, strict=True)])

    def __and__(self, other: Word | int) -> Word:
        other = self._two(other)
        if self.value is not None and other.value is not None:
            return self.words.constant(self.value & other.value, self.size)
        both = self.words.graph.product
        return self.words.of([both(a, b) for a, b in zip(self.bits, other.bits, strict=True)])

    def __or__(self, other: Word | int) -> Word:
        other = self._two(other)
        if self.value is not None and other.value is not None:
            return self.words.constant(self.value | other.value, self.size)
        either = self.words.graph.either
        return self.words.of([either(a, b) for a, b in zip(self.bits, other.bits, strict=True)])

    def __invert__(self) -> Word:
        if self.value is not None:
            return self.words.constant(~self.value, self.size)
        return self.words.of([bit ^ 1 for bit in self.bits])

    def _summands(self) -> tuple[dict[Word, int], int]:
        if self.value is not None:
            return {}, self.value
        if self._bits is None and self.terms is not None:
            return self.terms
        return {self.words.atom(self): 1}, 0

    def _plus(self, other: Word, times: int) -> Word:
        assert self.size == other.size
        (left, constant), (right, more) = self._summands(), other._summands()
        total = dict(left)
        for atom, count in right.items():
            total[atom] = (total.get(atom, 0) + times * count) & self.mask
        total = {atom: count for atom, count in total.items() if count}
        constant = (constant + times * more) & self.mask
        if not total:
            return self.words.constant(constant, self.size)
        if constant == 0 and len(total) == 1 and next(iter(total.values())) == 1:
            return next(iter(total))
        word = Word(self.words, self.size)
        word.terms = total, constant
        return word

    def __add__(self, other: Word | int) -> Word:
        return self._plus(self._two(other), 1)

    def __sub__(self, other: Word | int) -> Word:
        return self._plus(self._two(other), -1)

    def times(self, number: int) -> Word:
        return self._plus(self, number - 1)

    def __lshift__(self, n: int) -> Word:
        if self.value is not None:
            return self.words.constant(self.value << n, self.size)
        return self.words.of(((FALSE,) * n + self.bits)[: self.size])

    def __rshift__(self, n: int) -> Word:
        if self.value is not None:
            return self.words.constant(self.value >> n, self.size)
        return self.words.of((self.bits + (FALSE,) * n)[n : n + self.size])

    def signed_shift(self, n: int) -> Word:
        """To the right, with copies of the sign."""
        return self.words.of((self.bits + (self.bits[-1],) * n)[n : n + self.size])

    def right(self, n: int) -> Word:
        """Rotated to the right."""
        n %= self.size
        if self.value is not None:
            return self.words.constant(self.value >> n | self.value << (self.size - n), self.size)
        return self.words.of(self.bits[n:] + self.bits[:n])

    def left(self, n: int) -> Word:
        """Rotated to the left."""
        return self.right(self.size - n % self.size)

    def part(self, start: int, size: int) -> Word:
        """Bits of it."""
        if start == 0 and size == self.size:
            return self
        if self.value is not None:
            return self.words.constant(self.value >> start, size)
        return self.words.of(self.bits[start : start + size])

    def low(self, size: int) -> Word:
        """The lowest bits; of a sum that is not known yet they are the sum of these."""
        if self.value is None and self._bits is None and self.terms is not None and size < self.size and not self.words.find(self):
            total = self.words.constant(self.terms[1], size)
            for atom, times in self.terms[0].items():
                total = total._plus(atom.part(0, size), times)
            return total
        return self.part(0, size)

    def zero_extended(self, size: int) -> Word:
        if self.value is not None:
            return self.words.constant(self.value, size)
        return self.words.of(self.bits + (FALSE,) * (size - self.size))

    def sign_extended(self, size: int) -> Word:
        return self.words.of(self.bits + (self.bits[-1],) * (size - self.size))

    def bytes_reversed(self) -> Word:
        return join([self.part(at, 8) for at in range(self.size - 8, -1, -8)])

    def is_zero(self) -> int:
        """The literal that says so."""
        if self.value is not None:
            return int(self.value == 0)
        graph, found = self.words.graph, 1
        for bit in self.bits:
            found = graph.product(found, bit ^ 1)
        return found


def _ones(number: int) -> list[int]:
    return [i for i in range(number.bit_length()) if number >> i & 1]


def ripple(graph: Graph, a: Sequence[int], b: Sequence[int], carry: int) -> tuple[tuple[int, ...], int]:
    """The sum of two words and a carry, and its carry."""
    total = []
    for x, y in zip(a, b, strict=True):
        if x > y:
            x, y = y, x
        differ = graph.sum(x, y)
        total.append(graph.sum(differ, carry))
        carry = graph.sum(graph.product(x, y), graph.product(carry, differ))
    return tuple(total), carry


def join(parts: Sequence[Word]) -> Word:
    """One word of several, the least significant first."""
    words = parts[0].words
    if all(part.value is not None for part in parts):
        value, at = 0, 0
        for part in parts:
            value |= (part.value or 0) << at
            at += part.size
        return words.constant(value, at)
    return words.of([bit for part in parts for bit in part.bits])


def chosen(literal: int, one: Word, zero: Word) -> Word:
    """`one` where the literal is true, else `zero`."""
    if literal < 2:
        return one if literal else zero
    choice = one.words.graph.choice
    return one.words.of([choice(literal, a, b) for a, b in zip(one.bits, zero.bits, strict=True)])


def table(word: Word, entries: Sequence[int], size: int) -> Word:
    """The entry that a word numbers, as choices between halves of the table."""
    graph = word.words.graph

    def of(bits: Sequence[int], column: Sequence[int]) -> int:
        if len(column) == 1:
            return column[0]
        half = len(column) // 2
        return graph.choice(bits[-1], of(bits[:-1], column[half:]), of(bits[:-1], column[:half]))

    return word.words.of([of(word.bits, [entry >> i & 1 for entry in entries]) for i in range(size)])
