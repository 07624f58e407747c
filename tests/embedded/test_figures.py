# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is measured, and that a wrong answer is no figure."""

import re

import pytest

from measure import builds, calls, cifra, figures
from measure.calls import Interface
from measure.catalog import ROOT, Algorithm, algorithms
from measure.cores import CORES, PROFILES
from measure.peers import peers
from measure.tracer import Tracer
from measure.validation import agreements
from measure.values import Value

HASH = algorithms()["ascon-hash256"]
ONE = figures.Cell(HASH.id, "m3", "small")


def test_the_catalog_is_complete() -> None:
    catalog = (ROOT / "src" / "generated" / "catalog.inc").read_text(encoding="utf-8")
    listed = re.findall(r"^LINNET_ALGORITHM\(\w+, (\w+)\)$", catalog, re.MULTILINE)
    assert [a.type for a in algorithms().values()] == listed
    assert all(a.functions and (a.sizes or a.password) for a in algorithms().values())
    assert all((ROOT / "include" / a.header).exists() for a in algorithms().values())


def test_a_cell_has_every_call_and_image() -> None:
    measured = figures.measure_cell(ONE)
    calls_of = {("header", "digest"), ("c", "digest"), ("c", "incremental digest")}
    assert {(s.interface, s.call) for s in measured.speed} == calls_of == {(f.interface, f.calls) for f in measured.flash}
    assert len(measured.speed) == 2 * len(calls_of)
    assert all(f.static == 0 and f.flash > 0 for f in measured.flash)
    assert all(s.least <= s.cycles <= s.most and s.instructions < s.cycles and s.stack > 0 for s in measured.speed)


@pytest.mark.parametrize("a", {a.kind: a for a in algorithms().values() if a.functions}.values(), ids=lambda a: a.id)
def test_every_kind_is_measured_through_the_header(a: Algorithm) -> None:
    """Which the budget does not: it has the C API alone."""
    builds.header_object(a, calls.calls(a), CORES["m3"], PROFILES["small"])


def test_a_wrong_answer_is_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    real = figures.answer

    def wrong(a: Algorithm, w: calls.Workload) -> tuple[list[Value], list[bytes]]:
        values, made = real(a, w)
        return values, [bytes(len(m)) for m in made]

    monkeypatch.setattr(figures, "answer", wrong)
    with pytest.raises(figures.WrongAnswer, match="digest of 16 bytes"):
        figures.measure_cell(ONE, [Interface.C])


@pytest.mark.parametrize("core", CORES)
def test_instructions_are_those_that_a_hook_on_each_sees(core: str) -> None:
    meter = figures.load(HASH, Interface.C, calls.image_of(HASH, calls.calls(HASH)[0]), CORES[core], PROFILES["fast"])
    w = calls.workloads(HASH)[0]
    values, _ = figures.values_of(HASH, calls.calls(HASH)[0], w)
    seen = Tracer(meter.image, CORES[core]).trace("linnet_ascon_hash256_digest", values, first=True).instructions
    counted = figures.measure_call(meter, HASH, Interface.C, calls.calls(HASH)[0], w).instructions
    # The hook does not see what an IT block skips.
    assert counted == seen if core == "m0" else seen <= counted <= seen + seen // 100


def test_the_model_agrees_with_published_figures() -> None:
    of_core = {a.core: a for a in agreements()}
    assert set(of_core) == set(CORES)
    for a in of_core.values():
        assert a.tests == 17
        assert 0.96 < a.median < 1.0
        assert 0.94 < a.mean < 1.0


def test_every_figure_of_cifra_has_a_counterpart() -> None:
    assert {test for test, _ in cifra.theirs()} == {*cifra.CALLS, *cifra.BLOCKS}


def test_peers_are_of_algorithms_and_workloads_that_are_measured() -> None:
    for p in peers():
        assert p.workload in map(str, calls.workloads(algorithms()[p.algorithm]))
        assert p.core in CORES
