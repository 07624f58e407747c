# SPDX-License-Identifier: MIT OR Apache-2.0
"""A debugger's build fits beside the program that is debugged: no call takes more than 8 KB of stack at -O0 or -Og."""

import pytest
from images import of_one_key_size

from measure import figures
from measure.calls import Interface, calls, workloads
from measure.catalog import algorithms
from measure.cores import CORES, PROFILES, Profile

MOST = 8192
QUICK = {("m0", "O0")}
LEVELS = [
    pytest.param(core, level, marks=[pytest.mark.slow] * ((core, level) not in QUICK), id=f"{core}-{level}")
    for core in ("m0", "m3")
    for level in ("O0", "Og")
]


@pytest.mark.others
@pytest.mark.parametrize("algorithm", of_one_key_size())
@pytest.mark.parametrize(("core", "level"), LEVELS)
def test_the_stack_of_builds_to_debug(core: str, level: str, algorithm: str) -> None:
    a, profile = algorithms()[algorithm], Profile(level, (f"-{level}",), PROFILES["small"].link)
    meter = figures.load(a, Interface.C, calls(a), CORES[core], profile)
    for call in calls(a):
        assert figures.measure_call(meter, a, Interface.C, call, workloads(a)[0]).stack <= MOST
