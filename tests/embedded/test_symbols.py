# SPDX-License-Identifier: MIT OR Apache-2.0
"""liblinnet needs next to nothing of a C library, and keeps nothing in memory between calls."""

from pathlib import Path

import pytest
from images import Assemble

from measure import builds
from measure.catalog import algorithms
from measure.cores import CORES, PROFILES, Core
from measure.symbols import Needs, of_algorithm, of_object


@pytest.mark.parametrize("algorithm", algorithms())
@pytest.mark.parametrize("profile", PROFILES)
def test_needs_nothing(core: Core, profile: str, algorithm: str) -> None:
    assert of_algorithm(algorithms()[algorithm], core, PROFILES[profile]) == Needs([], [], [])


FORBIDDEN = {
    "unsigned f(unsigned a, unsigned b) { return a / b; }": Needs(["__aeabi_uidiv"], [], []),
    "int n; int f(void) { return ++n; }": Needs([], [".bss.n"], []),
    "int n = 1; int f(void) { return ++n; }": Needs([], [".data.n"], []),
    "void* malloc(unsigned); void* f(unsigned n) { return malloc(n); }": Needs(["malloc"], [], []),
    "double f(double a) { return a + 1; }": Needs(["__aeabi_dadd"], [], []),
    "static int n; __attribute__((constructor)) void f(void) { n = 1; } int g(void) { return n; }": Needs(
        [], [".bss.n"], [".init_array"]
    ),
}


def test_an_instruction_that_divides_is_found(compiled: Assemble) -> None:
    image = compiled(CORES["m3"], "unsigned f(unsigned a, unsigned b) { return a / b; }")
    assert of_object(image.path).divisions == 1


@pytest.mark.parametrize("text", FORBIDDEN)
def test_what_is_forbidden_is_found(tmp_path: Path, text: str) -> None:
    source = tmp_path / "f.c"
    source.write_text(text)
    flags = ["-mthumb", *CORES["m0"].flags, "-O1", "-ffunction-sections", "-fdata-sections"]
    assert of_object(builds.compile_object(source, tmp_path / "f.o", flags, "arm-none-eabi-gcc")) == FORBIDDEN[text]
