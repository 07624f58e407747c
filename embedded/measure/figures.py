# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measures the calls of an algorithm on a core in a profile, and checks the answers in the same run."""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import astuple, dataclass, fields
from functools import cache, partial
from itertools import product

from measure import builds
from measure.calls import (
    Call,
    Interface,
    Workload,
    calls,
    forward,
    function,
    image_of,
    images,
    message_of,
    one_shot,
    opened,
    reverse,
    workloads,
)
from measure.catalog import ROOT, Algorithm, algorithms
from measure.cores import CORES, PROFILES, Core, Profile
from measure.host import Host
from measure.image import Image
from measure.meter import Measured, Meter
from measure.peers import has_peers
from measure.values import Value

PUBLISHED = ROOT / "docs" / "cortex-m.json"


class WrongAnswer(Exception):
    """The target computed another result than this machine."""


@dataclass(frozen=True)
class Cell:
    """What the figures describe."""

    algorithm: str
    core: str
    profile: str


@dataclass(frozen=True)
class Speed:
    """A call on a workload: the modelled cycles and their bounds, instructions, and bytes of stack."""

    algorithm: str
    core: str
    profile: str
    interface: str
    call: str
    workload: str
    cycles: int
    least: int
    most: int
    instructions: int
    stack: int


@dataclass(frozen=True)
class Flash:
    """The size of a program that makes these calls: bytes of code and constants, and of static data."""

    algorithm: str
    core: str
    profile: str
    interface: str
    calls: str
    flash: int
    static: int


@dataclass(frozen=True)
class Figures:
    speed: list[Speed]
    flash: list[Flash]


def publish(figures: Figures) -> None:
    """Writes a table for each kind of figure, the rows of an algorithm on one line."""
    tables = []
    for name, kind, rows in (("speed", Speed, figures.speed), ("flash", Flash, figures.flash)):
        by_algorithm: dict[str, list[str]] = {}
        for row in rows:
            by_algorithm.setdefault(row.algorithm, []).append(json.dumps(astuple(row)))
        lines = ",\n".join(", ".join(texts) for texts in by_algorithm.values())
        tables.append(f'"{name}": {{"fields": {json.dumps([f.name for f in fields(kind)])}, "rows": [\n{lines}\n]}}')
    PUBLISHED.write_text("{\n" + ",\n".join(tables) + "\n}\n", encoding="utf-8")


@cache
def published() -> Figures:
    """The contents of docs/cortex-m.json."""
    tables = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    return Figures([Speed(*row) for row in tables["speed"]["rows"]], [Flash(*row) for row in tables["flash"]["rows"]])


@cache
def host() -> Host:
    return Host(builds.host_library())


def answer(a: Algorithm, w: Workload) -> tuple[list[Value], list[bytes]]:
    """The arguments of the call that produces an output, and that output."""
    values = forward(a, message_of(a, w))
    result, made = host().run(function(a, Interface.C, calls(a)[0]), values)
    if result != 0:
        raise WrongAnswer(f"{a.id}, {w} bytes: this machine refused the call with {result}")
    return values, made


def values_of(a: Algorithm, call: Call, w: Workload) -> tuple[list[Value], list[bytes]]:
    """The arguments of a call and its expected output."""
    values, made = answer(a, w)
    if not call.reverse:
        return values, made
    message = message_of(a, w)
    return reverse(a, message, made), opened(a, message)


def measure_call(meter: Meter, a: Algorithm, interface: Interface, call: Call, w: Workload) -> Measured:
    values, expected = values_of(a, call, w)
    measured = meter.measure(function(a, interface, call), values)
    if measured.result != 0 or measured.outputs != expected:
        raise WrongAnswer(f"{meter.image.path}: {call} of {w} bytes: expected {expected}, got {measured.outputs}")
    return measured


def load(a: Algorithm, interface: Interface, image: Sequence[Call], core: Core, profile: Profile) -> Meter:
    return Meter(Image(builds.link_image(a, interface, image, core, profile)), core)


def images_of(a: Algorithm, interface: Interface) -> list[tuple[Call, ...]]:
    """The measured sets of calls. Through the headers, each of which is compiled on its own: single one-shot calls, and pairs if
    peers have them."""
    return images(a) if interface is Interface.C else [image for image in one_shot(a) if len(image) == 1 or has_peers(a.id)]


def measure_cell(cell: Cell, interfaces: Sequence[Interface] = tuple(Interface)) -> Figures:
    a, core, profile = algorithms()[cell.algorithm], CORES[cell.core], PROFILES[cell.profile]
    of = (a.id, core.name, profile.name)
    speed: list[Speed] = []
    flash: list[Flash] = []
    for interface, image in [(i, image) for i in interfaces for image in images_of(a, i)]:
        meter = load(a, interface, image, core, profile)
        size = meter.image.size
        flash.append(Flash(*of, interface.value, " and ".join(map(str, image)), size.code, size.ram))
        for call, w in product(image, workloads(a)):
            if image_of(a, call) == image:
                m = measure_call(meter, a, interface, call, w)
                cycles = (m.cycles.modelled, m.cycles.least, m.cycles.most)
                speed.append(Speed(*of, interface.value, str(call), str(w), *cycles, m.instructions, m.stack))
    return Figures(speed, flash)


def cells(wanted: Iterable[str] | None = None) -> list[Cell]:
    return [Cell(a, c, p) for a, c, p in product(wanted or algorithms(), CORES, PROFILES)]


def _compilations(wanted: Sequence[Cell], interfaces: Sequence[Interface]) -> Iterator[Callable[[], object]]:
    """Compiles everything that these cells need, each object once, the longest first."""
    places = dict.fromkeys((CORES[c.core], PROFILES[c.profile]) for c in wanted)
    of = {c.algorithm: algorithms()[c.algorithm] for c in wanted}
    if Interface.C in interfaces:
        for family in dict.fromkeys(a.family for a in of.values()):
            yield from (partial(builds.library_object, family, *place) for place in places)
        yield from (partial(builds.incremental_object, *place) for place in places)
    if Interface.HEADER in interfaces:
        for a in of.values():
            for image in images_of(a, Interface.HEADER):
                yield from (partial(builds.header_object, a, image, *place) for place in places)


def build(wanted: Sequence[Cell], interfaces: Sequence[Interface] = tuple(Interface), jobs: int = 0) -> None:
    with ThreadPoolExecutor(jobs or os.cpu_count()) as pool:
        for made in pool.map(lambda make: make(), [builds.host_library, *_compilations(wanted, interfaces)]):
            assert made is not None


def measure(wanted: Sequence[Cell], interfaces: Sequence[Interface] = tuple(Interface), jobs: int = 0) -> Figures:
    """The figures of many cells, several at a time. A process gets consecutive cells of one place, because their code has much in
    common."""
    build(wanted, interfaces, jobs)
    by_place = sorted(wanted, key=lambda cell: (cell.core, cell.profile))
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        made = pool.map(partial(measure_cell, interfaces=interfaces), by_place, chunksize=8)
        of = dict(zip(by_place, made, strict=True))
    speed = [s for cell in wanted for s in of[cell].speed]
    flash = [f for cell in wanted for f in of[cell].flash]
    return Figures(speed, flash)
