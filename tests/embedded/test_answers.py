# SPDX-License-Identifier: MIT OR Apache-2.0
"""liblinnet computes the known answers on each core in each profile, wherever the buffers are."""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from images import host, library, of_one_key_size

from measure.calls import Interface, calls, forward, function, opened, operation, reverse
from measure.catalog import ROOT, Algorithm, algorithms
from measure.constant_time import random_message
from measure.cores import PROFILES, Core
from measure.machine import Machine
from measure.tracer import Tracer
from measure.values import Room, Value

Record = dict[str, bytes]


@cache
def vectors() -> dict[str, list[Record]]:
    """The records of tests/kat/vectors.txt of each algorithm."""
    found: dict[str, list[Record]] = {}
    for block in (ROOT / "tests" / "kat" / "vectors.txt").read_text(encoding="utf-8").split("\n\n"):
        fields = dict(line.split(" =", 1) for line in block.splitlines() if " =" in line and not line.startswith("#"))
        if "Algorithm" in fields:
            records = found.setdefault(fields["Algorithm"].strip(), [])
        if "Count" in fields:
            records.append({name: bytes.fromhex(text) for name, text in fields.items() if name not in ("Algorithm", "Count")})
    return found


def known(a: Algorithm, r: Record) -> tuple[list[Value], bytes]:
    """The arguments of a record's call, and all that it writes."""
    record = a.described.kind.record
    result, fields = r[record.label], {f.parameter: f.label for f in record.fields}
    values: list[Value] = []
    for p in a.described.parameters(operation(a, calls(a)[0])):
        if p.number:
            values.append(int.from_bytes(r[fields[p.name]], "big"))
            continue
        size = len(r["PT"]) if p.same_as else a.sizes["tag"] if a.kind == "aead" else len(result)
        given = b"" if p.out else r.get(fields[p.name], b"")
        values.append(Room(size) if p.out else given)
        if a.described.fixed(p) is None and not p.same_as and not p.sum:
            values.append(size if p.out else len(given))
    return values, result


def has_usual_tag(a: Algorithm, r: Record) -> bool:
    """Whether the call of an AEAD that takes a key makes it. A keyed context knows other tags."""
    return a.kind != "aead" or len(r["CT"]) == len(r["PT"]) + a.sizes["tag"]


def test_every_algorithm_has_vectors() -> None:
    assert set(vectors()) == set(algorithms())
    assert all(any(has_usual_tag(algorithms()[name], r) for r in records) for name, records in vectors().items())


@pytest.mark.parametrize("algorithm", algorithms())
@pytest.mark.parametrize("profile", PROFILES)
def test_known_answers(core: Core, profile: str, algorithm: str) -> None:
    a = algorithms()[algorithm]
    machine = Machine(library(core, PROFILES[profile]), core)
    for record in vectors()[algorithm]:
        if not has_usual_tag(a, record):
            continue
        values, expected = known(a, record)
        assert host().run(function(a, Interface.C, calls(a)[0]), values) == (0, _split(values, expected))
        assert machine.run(function(a, Interface.C, calls(a)[0]), values) == (0, _split(values, expected))


def _split(values: list[Value], expected: bytes) -> list[bytes]:
    sizes = [v.size for v in values if isinstance(v, Room)]
    assert sum(sizes) == len(expected)
    return [expected[sum(sizes[:i]) : sum(sizes[: i + 1])] for i in range(len(sizes))]


def _all_calls(a: Algorithm) -> Iterator[tuple[str, list[Value], list[bytes]]]:
    """Each call's symbol and arguments, and what it must write."""
    message = random_message(a, random.Random(a.id))
    values = forward(a, message)
    result, made = host().run(function(a, Interface.C, calls(a)[0]), values)
    assert result == 0
    for call in calls(a):
        symbol = function(a, Interface.C, call)
        yield (symbol, reverse(a, message, made), opened(a, message)) if call.reverse else (symbol, values, made)


@pytest.mark.parametrize("algorithm", of_one_key_size())
@pytest.mark.parametrize("profile", PROFILES)
def test_buffers_may_lie_anywhere(core: Core, profile: str, algorithm: str) -> None:
    tracer = Tracer(library(core, PROFILES[profile]), core)
    for symbol, values, expected in _all_calls(algorithms()[algorithm]):
        for offset in range(4):
            run = tracer.trace(symbol, values, offset, first=True)
            assert (run.result, run.outputs) == (0, expected)
            assert core.unaligned or run.unaligned is None, symbol
