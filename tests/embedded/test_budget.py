# SPDX-License-Identifier: MIT OR Apache-2.0
"""The budget says what costs more than it may, and has a line for all that is measured."""

import pytest

from measure import budget
from measure.catalog import algorithms
from measure.cores import CORES, PROFILES

BEFORE = {"a m0 small": {"flash: encrypt": 1000, "cycles: encrypt 16+16": 1000}}


def now(flash: int, cycles: int) -> budget.Costs:
    return {"a m0 small": {"flash: encrypt": flash, "cycles: encrypt 16+16": cycles}}


@pytest.mark.parametrize(("flash", "cycles"), [(1000, 1000), (1064, 1030), (1, 1)])
def test_what_is_within_the_limits_passes(flash: int, cycles: int) -> None:
    assert budget.complaints(BEFORE, now(flash, cycles)) == []


def test_what_is_over_the_limits_is_said() -> None:
    assert budget.complaints(BEFORE, now(1065, 1000)) == ["a m0 small: flash: encrypt: 1065, +65 (+6.5 %)"]
    assert budget.complaints(BEFORE, now(1000, 1031)) == ["a m0 small: cycles: encrypt 16+16: 1031, +31 (+3.1 %)"]


def test_what_is_new_or_gone_is_said() -> None:
    assert budget.complaints({}, {"b m0 small": {"flash: encrypt": 1}}) == ["b m0 small: flash: encrypt is not in the budget"]
    assert budget.complaints({"b m0 small": {"flash: encrypt": 1}}, {}) == [
        "b m0 small: flash: encrypt is in the budget and was not measured"
    ]


def test_every_algorithm_has_a_budget() -> None:
    assert set(budget.load()) == {f"{a} {core} {profile}" for a in algorithms() for core in CORES for profile in PROFILES}
