# SPDX-License-Identifier: MIT OR Apache-2.0
"""Images made of a few lines of assembly or C."""

from pathlib import Path

import pytest
from images import Assemble

from measure import builds
from measure.cores import CORES, PROFILES, Core
from measure.image import Image


def _image(directory: Path, core: Core, source: Path) -> Image:
    profile = PROFILES["fast"]
    flags = ["-mthumb", *core.flags, *profile.flags, "-ffreestanding", "-ffunction-sections"]
    made = builds.compile_object(source, directory / f"{core.name}.o", flags, "arm-none-eabi-gcc")
    return Image(builds.link([made], ["f"], core, profile, directory / f"{core.name}.elf"))


@pytest.fixture
def assemble(tmp_path: Path) -> Assemble:
    """An image of the function f, which ends with the given instructions."""

    def make(core: Core, text: str) -> Image:
        source = tmp_path / "f.S"
        head = ".syntax unified\n.thumb\n.section .text.f\n.global f\n.thumb_func\n.type f, %function\nf:\n"
        source.write_text(head + text.replace(";", "\n") + "\n.pool\n")
        return _image(tmp_path, core, source)

    return make


@pytest.fixture
def compiled(tmp_path: Path) -> Assemble:
    """An image of the function f in C."""

    def make(core: Core, text: str) -> Image:
        source = tmp_path / "f.c"
        source.write_text(text)
        return _image(tmp_path, core, source)

    return make


@pytest.fixture(params=list(CORES))
def core(request: pytest.FixtureRequest) -> Core:
    return CORES[request.param]
