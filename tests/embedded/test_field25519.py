# SPDX-License-Identifier: MIT OR Apache-2.0
"""The arithmetic of X25519 in assembly equals integer arithmetic modulo 2^255 - 19, also for what a ladder never meets."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from images import FAST_M3

from measure import builds
from measure.cores import CORES, PROFILES, Core
from measure.image import Image
from measure.machine import Machine
from measure.values import Room

SOURCE = """
#include <linnet/x25519.hpp>
extern "C" void f(uint32_t* elements, const void* calls) { linnet::detail::x25519_thumb(elements, calls, nullptr, 0); }
"""
P = 2**255 - 19
STOP, MULTIPLY, SQUARE, ADD_SUBTRACT, DOUBLE_ADD = range(5)
PLACES = 7
BORDERS = [0, 1, 2**32, 2**64 - 1, 2**128 - 1, 2**192 - 2**64, (2**64 - 1) << 128, P - 1, P, 2**255 - 1, 2**255 + 37 * 2**224]
FACTORS_ONLY = [2**256 - 1, 2**256 - 38, 2**256 - 2**128]
"""An element may be any integer below 2^256. Of products, which alone are added, none is much above 2^255."""

Run = Callable[[list[int], list[tuple[int, int, int, int]]], list[int]]


pytestmark = pytest.mark.profile("fast")


@pytest.fixture(
    params=[*(pytest.param(core, id=name) for name, core in CORES.items()), pytest.param(FAST_M3, id="m3-fast-multiply")]
)
def core(request: pytest.FixtureRequest) -> Core:
    made: Core = request.param
    return made


@pytest.fixture
def run(core: Core, tmp_path: Path) -> Run:
    profile = PROFILES["fast"]
    source = builds.write(builds.BUILD / "field25519.cpp", SOURCE)
    made = builds.compile_object(source, tmp_path / "field25519.o", builds.flags_of(core, profile))
    machine = Machine(Image(builds.link([made], ["f"], core, profile, tmp_path / "f.elf")), core)

    def run(elements: list[int], calls: list[tuple[int, int, int, int]]) -> list[int]:
        held = Room(32 * PLACES, sum(element << 256 * place for place, element in enumerate(elements)))
        listed = b"".join(bytes(call) for call in [*calls, (0, 0, 0, STOP)])
        _, [written] = machine.run("f", [held, listed])
        return [int.from_bytes(written[i : i + 32], "little") for i in range(0, 32 * PLACES, 32)]

    return run


def element(borders: list[int], bits: int) -> int:
    if random.random() < 0.4:
        return random.choice(borders)
    return random.getrandbits(random.choice([32, 128, bits, bits, bits]))


def elements(*, factors: bool) -> list[int]:
    return [element(BORDERS + FACTORS_ONLY * factors, 256 if factors else 255) for _ in range(PLACES)]


def expect_others(before: list[int], after: list[int], changed: set[int]) -> None:
    assert all(before[place] == after[place] for place in range(PLACES) if place not in changed)


def test_products(run: Run) -> None:
    for _ in range(400):
        before, (to, a, b) = elements(factors=True), random.choices(range(PLACES), k=3)
        after = run(before, [(32 * to, 32 * a, 32 * b, MULTIPLY)])
        assert (after[to] - before[a] * before[b]) % P == 0, before
        expect_others(before, after, {to})


def test_squares(run: Run) -> None:
    for _ in range(200):
        before, (to, a), more = elements(factors=True), random.choices(range(PLACES), k=2), random.choice([0, 0, 1, 5])
        after = run(before, [(32 * to, 32 * a, more, SQUARE), (32 * to, 32 * to, 1, SQUARE)])
        assert (after[to] - pow(before[a], 2 ** (more + 3), P)) % P == 0, before
        expect_others(before, after, {to})


def test_sums_and_differences(run: Run) -> None:
    for _ in range(400):
        before = elements(factors=False)
        after = run(before, [(0, 64, 128, ADD_SUBTRACT)])
        assert (after[0] - before[2] - before[4]) % P == 0, before
        assert (after[1] - before[2] + before[4]) % P == 0, before
        expect_others(before, after, {0, 1})


def test_doubles(run: Run) -> None:
    for _ in range(400):
        before = elements(factors=False)
        after = run(before, [(0, 64, 128, DOUBLE_ADD)])
        difference = before[2] - before[4]
        assert (after[2] - difference) % P == 0, before
        assert (after[0] - before[4] - 121666 * difference) % P == 0, before
        expect_others(before, after, {0, 2})
