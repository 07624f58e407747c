# SPDX-License-Identifier: MIT OR Apache-2.0
"""Long multiplications take time that depends on the operands on a Cortex-M3: they are there with LINNET_M3_FAST_MULTIPLY alone."""

import re
from pathlib import Path

import pytest
from images import FAST_M3
from test_answers import known, vectors

from measure import builds
from measure.calls import Interface, calls, function
from measure.catalog import Algorithm, algorithms
from measure.cores import CORES, PROFILES, Core
from measure.drivers import header_source
from measure.image import Image
from measure.machine import Machine

USERS = ("x25519", "poly1305", "chacha20-poly1305")
FAST = PROFILES["fast"]
LONG = re.compile(r"\t[us](?:mull|mlal)(?:\.w)?\t")

pytestmark = pytest.mark.profile("fast")


def compiled(a: Algorithm, core: Core, to: Path) -> Path:
    source = builds.write(builds.BUILD / "multiply" / f"{a.id}.cpp", header_source(a, [calls(a)[0]]))
    return builds.compile_object(source, to / f"{a.id}.o", builds.flags_of(core, FAST))


def long_multiplications(path: Path) -> int:
    return len(LONG.findall(builds.run(["arm-none-eabi-objdump", "--disassemble", path])))


@pytest.mark.parametrize("algorithm", USERS)
@pytest.mark.parametrize("core", [CORES["m3"]], ids=["m3"])
def test_none_by_default(core: Core, algorithm: str, tmp_path: Path) -> None:
    assert long_multiplications(compiled(algorithms()[algorithm], core, tmp_path)) == 0


@pytest.mark.parametrize("algorithm", USERS)
@pytest.mark.parametrize("core", [FAST_M3], ids=["m3"])
def test_known_answers_where_they_are_allowed(core: Core, algorithm: str, tmp_path: Path) -> None:
    a = algorithms()[algorithm]
    made, symbol = compiled(a, core, tmp_path), function(a, Interface.HEADER, calls(a)[0])
    assert long_multiplications(made) > 0
    machine = Machine(Image(builds.link([made], [symbol], core, FAST, tmp_path / "f.elf")), core)
    for record in vectors()[algorithm]:
        values, expected = known(a, record)
        result, outputs = machine.run(symbol, values)
        assert (result, b"".join(outputs)) == (0, expected)
