# SPDX-License-Identifier: MIT OR Apache-2.0
"""--pairs quick and --pairs others are everything, each test and each line of the budget once."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import COLLECTED, is_chosen, pair_of

from measure import __main__ as command
from measure import budget, figures
from measure.calls import Interface
from measure.catalog import ROOT
from measure.cores import CORES, OTHERS, PAIRS, PROFILES, QUICK, pairs


def test_the_pairs_of_an_option() -> None:
    assert sorted([*pairs("quick"), *pairs(OTHERS)]) == sorted(PAIRS)
    assert pairs("m3-small,m0-fast") == ("m3-small", "m0-fast")
    with pytest.raises(ValueError, match="no such pair: m33-fast"):
        pairs("m0-fast,m33-fast")


@pytest.mark.parametrize("pair", [*PAIRS, "m33-small", "rv32imc-fast", OTHERS, None])
def test_what_is_not_quick_is_among_the_others(pair: str | None) -> None:
    assert is_chosen(pair, "quick") == is_chosen(pair, ",".join(QUICK)) == (pair is None or pair in QUICK)
    assert is_chosen(pair, OTHERS) != is_chosen(pair, "quick")


def test_of_what_pair_tests_are(request: pytest.FixtureRequest) -> None:
    """Of those that were collected, before the option left any out."""
    assert pair_of(request.node) is None
    for item in request.config.stash[COLLECTED]:
        name = item.nodeid.split("/")[-1]
        said = re.search(rf"\[(?:microbit-|mps2-\w+-|virt-)?({'|'.join(CORES)})?-?({'|'.join(PROFILES)})-", name)
        if said and said[1]:
            assert pair_of(item) == f"{said[1]}-{said[2]}", name
        elif "[virt-" in name or "[mps2-an505-" in name:
            assert pair_of(item) in ("rv32imc-small", "rv32imc-fast", "m33-small", "m33-fast"), name
        elif name.startswith(("test_stack", "test_firmware", "test_packages")):
            assert pair_of(item) == OTHERS, name


def collected(*options: str) -> list[str]:
    pytest_command = [sys.executable, "-m", "pytest", "tests/embedded/test_archives.py", "--collect-only", "-q", *options]
    said = subprocess.run(pytest_command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [line for line in said.stdout.splitlines() if "::" in line]


def test_quick_and_others_are_all_tests() -> None:
    quick, others = collected("--pairs", "quick"), collected("--pairs", "others")
    assert quick
    assert others
    assert sorted([*quick, *others]) == sorted(collected())


def test_quick_and_others_are_the_whole_budget() -> None:
    every, quick, others = budget.load(), *(budget.of_pairs(budget.load(), pairs(name)) for name in ("quick", OTHERS))
    assert quick
    assert not quick.keys() & others.keys()
    assert quick | others == every


ONE = figures.Cell("ascon-hash256", "m0", "small")


def run(monkeypatch: pytest.MonkeyPatch, *options: str) -> int:
    monkeypatch.setattr(sys, "argv", ["measure", "budget", *options])
    return command.main()


def cells(wanted: list[str] | None = None) -> list[figures.Cell]:
    return [figures.Cell(a, c, p) for a in wanted or [ONE.algorithm] for c in CORES for p in PROFILES]


def measure_one_byte_of_flash(monkeypatch: pytest.MonkeyPatch) -> list[figures.Cell]:
    """What is measured from now on."""
    measured: list[figures.Cell] = []

    def measure(wanted: list[figures.Cell], interfaces: list[Interface], _jobs: int) -> figures.Figures:
        assert interfaces == [Interface.C]
        measured.extend(wanted)
        return figures.Figures([], [figures.Flash(c.algorithm, c.core, c.profile, "c", "digest", 1, 0) for c in wanted])

    monkeypatch.setattr(figures, "measure", measure)
    return measured


def test_only_these_pairs_are_measured_and_compared(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    measured = measure_one_byte_of_flash(monkeypatch)
    monkeypatch.setattr(budget, "load", lambda: {f"{ONE.algorithm} {c} {p}": {"flash: digest": 1} for c in CORES for p in PROFILES})
    monkeypatch.setattr(figures, "cells", cells)
    assert run(monkeypatch, "--pairs", "quick") == 0
    assert {f"{cell.core}-{cell.profile}" for cell in measured} == set(QUICK)
    assert run(monkeypatch) == 0
    assert len(measured) == len(QUICK) + len(PAIRS)
    monkeypatch.setattr(budget, "load", lambda: {f"{ONE.algorithm} {c} small": {"flash: encrypt": 1} for c in CORES})
    assert run(monkeypatch, "--pairs", "m0-small") == 1
    said = capsys.readouterr().out
    assert "ascon-hash256 m0 small: flash: encrypt is in the budget and was not measured" in said
    assert " m3 " not in said


def test_all_pairs_are_written_or_none(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, "--write", "--pairs", "quick")
    assert "not allowed with" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        run(monkeypatch, "--pairs", "m5-fast")
    assert "no such pair: m5-fast" in capsys.readouterr().err


def test_one_algorithm_is_compared_and_written_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    measured = measure_one_byte_of_flash(monkeypatch)
    names = [f"{c.algorithm} {c.core} {c.profile}" for c in figures.cells(["ascon-hash256", "sha-1"])]
    monkeypatch.setattr(budget, "FILE", tmp_path / "budget.json")
    budget.save({name: {"flash: digest": 1 if name.startswith("sha-1") else 0} for name in names})
    assert run(monkeypatch, "--algorithm", "sha-1") == 0
    assert {cell.algorithm for cell in measured} == {"sha-1"}
    budget.save({name: {"flash: digest": 5} for name in names})
    assert run(monkeypatch, "--write", "--algorithm", "sha-1") == 0
    assert list(budget.load()) == sorted(names, key=[f"{c.algorithm} {c.core} {c.profile}" for c in figures.cells()].index)
    assert {name.split()[0]: costs["flash: digest"] for name, costs in budget.load().items()} == {"ascon-hash256": 5, "sha-1": 1}
