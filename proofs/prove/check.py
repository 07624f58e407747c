# SPDX-License-Identifier: MIT OR Apache-2.0
"""Decides a claim, and plants faults to show that it would be refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time

from measure.values import Room
from prove.claims import Claim, Input
from prove.graph import SAMPLES, Graph, Undecided
from prove.machine import Leak, Machine, Unsupported
from prove.target import Image, Target
from prove.word import Word, Words

_DATA = 0x10000
"""Where the arguments of a call are."""


@dataclass(frozen=True)
class Run:
    """A function and its specification, for the same inputs."""

    words: Words
    inputs: dict[str, Word]
    machine: Machine
    status: Word
    made: list[Word]
    expected: list[Word]

    @property
    def equal(self) -> bool:
        """For all inputs: each bit is the same node."""
        return self.status.value == 0 and [word.bits for word in self.made] == [word.bits for word in self.expected]

    def differing(self) -> int | None:
        """The number of a random input for which they differ."""
        values = self.words.graph.values
        for made, expected in zip(self.made, self.expected, strict=True):
            for a, b in zip(made.bits, expected.bits, strict=True):
                if differ := values(a) ^ values(b):
                    return (differ & -differ).bit_length() - 1
        return None

    def input_values(self, number: int) -> dict[str, int]:
        """The values of the inputs in a random input."""
        values = self.words.graph.values
        return {
            name: sum((values(bit) >> number & 1) << i for i, bit in enumerate(word.bits)) for name, word in self.inputs.items()
        }


def run(
    claim: Claim,
    target: Target,
    image: Image,
    *,
    given: dict[str, int] | None = None,
    fault: int | None = None,
    patch: tuple[int, bytes] | None = None,
) -> Run:
    """Runs both for all inputs, or for those that are given; with a wrong bit in a stated constant, or other bytes in the code."""
    words = Words(Graph())
    words.fault = fault
    arguments = claim.arguments()
    inputs = {
        of.name: words.constant(given[of.name], 8 * of.size) if given else words.input(8 * of.size)
        for of in arguments
        if isinstance(of, Input)
    }
    expected = claim.spec(words, **inputs)
    words.hint(*expected)
    machine = target.machine(words, image)
    if patch is not None:
        machine.memory.place(*patch)
    at, numbers, rooms = _DATA, list[int](), list[tuple[int, int]]()
    for of in arguments:
        if isinstance(of, int):
            numbers.append(of)
            continue
        numbers.append(at)
        if isinstance(of, Room):
            rooms.append((at, of.size))
        elif of.size:
            machine.memory.store(at, inputs[of.name])
        at += (of.size + 127) // 64 * 64
    machine.call(image.symbols[claim.symbol], numbers, [range(at, at + size) for at, size in rooms])
    made = [machine.memory.load(at, size) if size else words.constant(0, 0) for at, size in rooms]
    return Run(words, inputs, machine, machine.result(), made, expected)


@dataclass(frozen=True)
class Result:
    """`says` is empty if the claim holds and all planted faults are refuted."""

    claim: str
    target: str
    says: str
    instructions: int = 0
    nodes: int = 0
    merged: int = 0
    seconds: float = 0
    controls: float = 0


def check(claim: Claim, target: Target) -> Result:
    start = process_time()
    image = target.image([claim.symbol])
    try:
        found = run(claim, target, image)
    except (Leak, Undecided, Unsupported) as error:
        return Result(str(claim), target.name, f"{type(error).__name__.lower()}: {error}", seconds=process_time() - start)
    if not found.machine.of_level(target.name):
        return Result(str(claim), target.name, "no instruction of this level ran", seconds=process_time() - start)
    graph = found.words.graph
    decided = process_time()
    says = "" if found.equal else _refuted(claim, target, image, found)
    if not says:
        says = _controls(claim, target, image, found)
    steps = found.machine.steps
    return Result(str(claim), target.name, says, steps, len(graph), graph.merged, decided - start, process_time() - decided)


def _refuted(claim: Claim, target: Target, image: Image, found: Run) -> str:
    """What is wrong, with inputs for which it is."""
    if found.status.value != 0:
        return "the function does not return 0"
    number = found.differing()
    if number is None:
        return f"not decided: both have the same values for {SAMPLES} random inputs"
    values = found.input_values(number)
    once = run(claim, target, image, given=values)
    assert not once.equal, "a counterexample must be one"
    return "refuted by " + ", ".join(f"{name} = {value:#x}" for name, value in values.items() if found.inputs[name].size)


def _controls(claim: Claim, target: Target, image: Image, found: Run) -> str:
    """Plants a difference that no random input shows, which the comparison of nodes alone must refuse; then a wrong constant in the
    specification, and an inclusive or for an exclusive one in the code."""
    if not _refuses_rare(found):
        return "a rare difference is not refused"
    given = found.input_values(0)
    if not found.words.stated_count:
        return "the specification states no constant"
    if run(claim, target, image, given=given, fault=found.words.stated_count // 2).equal:
        return "a wrong constant in the specification is not refuted"
    for patch in _middle_first(found.machine.patches()):
        try:
            wrong = run(claim, target, image, given=given, patch=patch)
            if wrong.status.value == 0 and not wrong.equal:
                return ""
        except (Leak, Unsupported):
            continue
    return "another instruction in the code is not refuted"


def _refuses_rare(found: Run) -> bool:
    """Whether an output bit is another one if it is flipped for one value of 128 bits of input, where there are as many."""
    graph = found.words.graph
    bits = [bit for word in found.inputs.values() for bit in word.bits][:128]
    if len(bits) < 64:
        return True
    rare = 1
    for i, bit in enumerate(bits):
        rare = graph.product(rare, bit ^ (i & 1))
    last = found.expected[-1].bits[-1]
    return graph.sum(last, rare) != last


def _middle_first(patches: Sequence[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """Some of them, those that ran in the middle first."""
    half = len(patches) // 2
    return [*patches[half:], *patches[:half]][:20]
