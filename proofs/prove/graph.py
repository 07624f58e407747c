# SPDX-License-Identifier: MIT OR Apache-2.0
"""Bits as nodes of one graph. Two literals that are the same number are equal for all inputs.

A proof needs the converse too, as far as possible: what equals an earlier node for all inputs should become that node.

- An exclusive or is kept as the set of what it adds up: inputs, and nodes of AND. So its order and its grouping do not matter.
- Each node has the values that it takes for random inputs. A new node with the values of an earlier one is compared with it: nodes
  of AND below their difference are opened, the latest first, until what they are made of depends on few independent sums; then all
  values of these are tried. If the difference is 0 for all of them, it is 0 for all inputs, and the new node becomes the earlier
  one. If no step decides, the new node stays: then a proof may fail, but none succeeds wrongly.

So an S-box in any form becomes what its table gave, and a computation is compared round by round, however long it is."""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Iterator
from functools import cache
from heapq import heappop, heappush

SAMPLES = 512
"""Random inputs for which the value of each node is known."""
_GROUP = 32
_ALL = (1 << SAMPLES) - 1
_FREE = 12
"""The most independent sums: 2^12 values are tried."""
_GAP = 24
"""Between nodes whose numbers differ by more, a round or an S-box may begin: a comparison is tried."""
_ORDERS = ((1 << 30, False, 400), (1 << 30, True, 400), (10, False, 60), (0, False, 12))
"""Orders in which nodes are opened, and the most that are. A sum of more nodes than the first number is opened last: such sums come
out of a linear layer, or are sums modulo 2^n. So are nodes behind a cut, if the second says so. In the last order, the nodes of the
difference come first: a bitwise function of few words."""
_ADDED = 96
"""The most nodes that a sum lists; a longer one becomes a node that others list."""

_UNDECIDED = 5000
"""The most nodes that may not be decided."""

FALSE, TRUE = 0, 1


class Undecided(Exception):
    """Too many comparisons decide nothing."""


@cache
def _column(variable: int, count: int) -> int:
    """The values of a variable in a truth table of `count` variables."""
    half = 1 << variable
    ones = ((1 << half) - 1) << half
    for doubled in range(variable + 1, count):
        ones |= ones << (1 << doubled)
    return ones


class Graph:
    """A literal is twice the number of a node, plus 1 for its complement. Node 0 is false."""

    def __init__(self, seed: int = 1) -> None:
        self._random = random.Random(seed)
        self.samples = [0]
        self._added: list[frozenset[int]] = [frozenset()]
        """What each node adds up: nodes that are not sums, such as itself."""
        self._factors: dict[int, tuple[int, int]] = {}
        self._long: dict[int, frozenset[int]] = {}
        """What nodes add up that are sums, which others do not list: because they are too long, or cut."""
        self._products: dict[tuple[int, int], int] = {}
        self._sums: dict[frozenset[int], int] = {}
        self._seen = {0: FALSE}
        self._orders = list(_ORDERS)
        self.merged = self.undecided = 0

    def __len__(self) -> int:
        return len(self.samples)

    def _append(self, values: int, added: frozenset[int] | None = None) -> int:
        node = len(self.samples)
        self.samples.append(values)
        self._added.append(frozenset((node,)) if added is None else added)
        return node

    def input(self) -> int:
        """A new input. In a half of its values zeros or ones are rare, as in all inputs: so carries run far."""
        values = self._random.getrandbits(SAMPLES)
        for at in range(SAMPLES // 2, SAMPLES, _GROUP):
            rare = (1 << _GROUP) - 1
            for _ in range(2 + at // _GROUP % 5):
                rare &= self._random.getrandbits(_GROUP)
            values = values & ~(((1 << _GROUP) - 1) << at) | (rare if at // _GROUP & 1 else ~rare & ((1 << _GROUP) - 1)) << at
        return 2 * self._append(values)

    def values(self, literal: int) -> int:
        """Its values for the random inputs, a bit each."""
        return self.samples[literal >> 1] ^ (_ALL if literal & 1 else 0)

    # Operations ------------------------------------------------------------------------------------

    def sum(self, a: int, b: int) -> int:
        """Exclusive or."""
        flipped = (a ^ b) & 1
        added = self._added[a >> 1] ^ self._added[b >> 1]
        if not added:
            return flipped
        if len(added) == 1:
            return 2 * next(iter(added)) ^ flipped
        found = self._sums.get(added)
        if found is None:
            node = self._append(self.samples[a >> 1] ^ self.samples[b >> 1], added)
            found = self._sums[added] = self._met(node)
            if found == 2 * node and len(added) > _ADDED:
                self.cut(found)
        return found ^ flipped

    def cut(self, literal: int) -> None:
        """Lets sums list this one as a node, instead of what it adds up."""
        node = literal >> 1
        if len(self._added[node]) > 1:
            self._long[node], self._added[node] = self._added[node], frozenset((node,))

    def product(self, a: int, b: int) -> int:
        """And."""
        if a > b:
            a, b = b, a
        if a == FALSE or a == b ^ 1:
            return FALSE
        if a in (TRUE, b):
            return b
        found = self._products.get((a, b))
        if found is None:
            node = self._append(self.values(a) & self.values(b))
            self._factors[node] = a, b
            found = self._products[a, b] = self._met(node)
            if found != 2 * node:
                del self._factors[node]
        return found

    def either(self, a: int, b: int) -> int:
        return self.product(a ^ 1, b ^ 1) ^ 1

    def choice(self, of: int, one: int, zero: int) -> int:
        """`one` where `of` is true, else `zero`."""
        return self.sum(zero, self.product(of, self.sum(one, zero)))

    # Comparison ------------------------------------------------------------------------------------

    def _met(self, node: int) -> int:
        """The literal for the newest node: an earlier one that is proved equal, or its own."""
        values = self.samples[node]
        flipped = values & 1
        earlier = self._seen.setdefault(values ^ (_ALL if flipped else 0), 2 * node ^ flipped)
        if earlier >> 1 == node:
            return 2 * node
        if not self._equal(node, earlier >> 1, (earlier & 1) ^ flipped):
            self.undecided += 1
            if self.undecided > _UNDECIDED:
                raise Undecided(f"{self.undecided} nodes have the values of others, and are not proved equal to them")
            return 2 * node
        self.samples.pop()
        self._added.pop()
        self.merged += 1
        return earlier ^ flipped

    def _equal(self, a: int, b: int, flipped: int) -> bool:
        """Whether a is b, or its complement if `flipped`, for all inputs. The order that decided last is tried first."""
        difference = self._added[a] ^ self._added[b]
        for order in list(self._orders):
            if self._decides(difference, flipped, *order):
                self._orders.remove(order)
                self._orders.insert(0, order)
                return True
        return False

    def _decides(self, difference: frozenset[int], flipped: int, near: int, cut: bool, most: int) -> bool:
        """Opens nodes, the latest first, but last those behind sums of more than `near` nodes, and behind cuts if `cut`."""
        place: dict[int, int] = {}
        heap: list[tuple[int, int]] = []
        vectors: dict[frozenset[int], int] = {}

        def listed(added: frozenset[int], far: int) -> int:
            """A sum as bits, one for each node."""
            vector = vectors.get(added, 0)
            if vector:
                return vector
            for node in added:
                at = place.get(node)
                if at is None:
                    at = place[node] = len(place)
                    heappush(heap, (far + (cut and node in self._long), -node))
                vector |= 1 << at
            vectors[added] = vector
            return vector

        total = listed(difference, 0)
        opened: list[tuple[int, int, tuple[int, ...]]] = []
        tried = 0
        while heap and len(opened) < most:
            far, latest = heappop(heap)
            below = self._below(-latest)
            if not below:
                continue
            opened.append((-latest, place[-latest], tuple(listed(part, far + (len(part) > near)) for part in below)))
            following = heap[0] if heap else (0, 0)
            if following[0] != far or following[1] - latest > _GAP or 4 * len(opened) >= 5 * tried:
                tried = len(opened)
                if self._vanishes(total, flipped, sorted(opened)):
                    return True
        return len(opened) > tried and self._vanishes(total, flipped, sorted(opened))

    def _below(self, node: int) -> tuple[frozenset[int], ...]:
        """What a node is made of: two factors, or a long sum. Nothing for an input."""
        if node in self._factors:
            a, b = self._factors[node]
            return self._added[a >> 1], self._added[b >> 1]
        return (self._long[node],) if node in self._long else ()

    def _vanishes(self, total: int, flipped: int, opened: list[tuple[int, int, tuple[int, ...]]]) -> bool:
        """Whether a sum is 0, or 1 if `flipped`, whatever the values are of the nodes that are not opened. Of these only some sums
        matter; each is a combination of independent ones, to which all values are given. `opened` has nodes in their order, each
        with its bit and what it is made of."""
        inner = 0
        for _, at, _ in opened:
            inner |= 1 << at
        basis: list[tuple[int, int]] = []
        combined: dict[int, int] = {}
        for vector in (total, *(vector for _, _, below in opened for vector in below)):
            rest, found = vector & ~inner, 0
            for row, of in basis:
                if rest ^ row < rest:
                    rest ^= row
                    found ^= of
            if rest:
                if len(basis) == _FREE:
                    return False
                mine = 1 << len(basis)
                insort(basis, (rest, found ^ mine), key=lambda row: -row[0])
                found = mine
            combined[vector] = found
        count = len(basis)
        every = (1 << (1 << count)) - 1
        table: dict[int, int] = {}

        def value(vector: int) -> int:
            """The values of a sum, a bit for each of the independent ones."""
            found = 0
            for i in _ones(combined[vector]):
                found ^= _column(i, count)
            for at in _ones(vector & inner):
                found ^= table[at]
            return found

        for node, at, below in opened:
            table[at] = value(below[0])
            if node in self._factors:
                a, b = self._factors[node]
                table[at] = (table[at] ^ (every if a & 1 else 0)) & (value(below[1]) ^ (every if b & 1 else 0))
        return value(total) == (every if flipped else 0)


def _ones(number: int) -> Iterator[int]:
    """The places of its bits that are 1."""
    while number:
        yield (number & -number).bit_length() - 1
        number &= number - 1
