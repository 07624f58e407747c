# SPDX-License-Identifier: MIT OR Apache-2.0
"""Processors with liblinnet: builds it, links an image of what a claim needs, and runs functions of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

from elftools.elf.elffile import ELFFile

from measure.builds import library_objects, link, run
from measure.catalog import ROOT, families
from measure.cores import CORES, PROFILES, Core, Profile
from prove.c_library import FUNCTIONS
from prove.machine import Machine
from prove.thumb import Thumb
from prove.word import Words
from prove.x86 import X86

BUILD = ROOT / "build-prove"


class Image:
    """The segments and the symbols of a linked program."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            elf = ELFFile(file)
            self.segments = [
                (s["p_vaddr"], s.data().ljust(s["p_memsz"], b"\0")) for s in elf.iter_segments() if s["p_type"] == "PT_LOAD"
            ]
            table = elf.get_section_by_name(".symtab")
            self.symbols = {s.name: s["st_value"] for s in table.iter_symbols() if s["st_shndx"] != "SHN_UNDEF"}

    def place(self, machine: Machine) -> None:
        for at, data in self.segments:
            machine.memory.place(at, data)


def _linked(name: str, symbols: Sequence[str], link: Callable[[Path], object]) -> Image:
    """The image that a linker writes to the file that it is given."""
    to = BUILD / f"{name}-{'-'.join(symbols)}-{os.getpid()}.elf"
    link(to)
    image = Image(to)
    to.unlink()
    return image


class Target(Protocol):
    """A processor with liblinnet."""

    @property
    def name(self) -> str: ...

    def image(self, symbols: Sequence[str]) -> Image:
        """A program with these functions."""
        ...

    def machine(self, words: Words, image: Image) -> Machine: ...


# What the C library says of the processor, at addresses with zeros: it has no features.
_NOTHING = {"__cpu_model": 0xE000, "__cpu_features2": 0xE100}
PLACES = {name: 0xE200 + 16 * i for i, name in enumerate(FUNCTIONS)}
"""Of the C library's functions."""


@cache
def _library() -> Path:
    """liblinnet.a for this machine."""
    folder = BUILD / "x86-64"
    options = ["-DCMAKE_BUILD_TYPE=Release", *(f"-DLINNET_BUILD_{part}=OFF" for part in ("TESTS", "EXAMPLES", "BENCH"))]
    run(["cmake", "-S", ROOT, "-B", folder, "-G", "Ninja", *options])
    run(["cmake", "--build", folder, "--target", "linnet_c"])
    return folder / "src" / "liblinnet.a"


@dataclass(frozen=True)
class Server:
    """liblinnet for x86-64 as it is built by default, at one of its levels."""

    name: str
    level: int

    def image(self, symbols: Sequence[str]) -> Image:
        kept = [word for symbol in symbols for word in ("-u", symbol)]
        options = ["-static", "-e", "0", "--gc-sections", "--unresolved-symbols=ignore-all"]
        options += [f"--defsym={name}={at:#x}" for name, at in (_NOTHING | PLACES).items()]
        return _linked(self.name, symbols, lambda to: run(["ld", *options, *kept, _library(), "-o", to]))

    def machine(self, words: Words, image: Image) -> Machine:
        machine = X86(words)
        image.place(machine)
        for at in _NOTHING.values():
            machine.memory.place(at, bytes(64))
        machine.functions = {at: FUNCTIONS[name] for name, at in PLACES.items()}
        machine.memory.store(image.symbols["_ZN14linnet_library11known_levelE"], words.constant(self.level, 64))
        return machine


@dataclass(frozen=True)
class Microcontroller:
    """liblinnet for a Cortex-M core, compiled for size or for speed."""

    core: Core
    profile: Profile

    @property
    def name(self) -> str:
        return f"{self.core.name}-{self.profile.name}"

    def image(self, symbols: Sequence[str]) -> Image:
        objects = library_objects(families(), self.core, self.profile)
        return _linked(self.name, symbols, lambda to: link(objects, symbols, self.core, self.profile, to))

    def machine(self, words: Words, image: Image) -> Machine:
        machine = Thumb(words, strict=self.core.name == "m0")
        image.place(machine)
        return machine


_CORES = [Microcontroller(CORES[core], PROFILES[profile]) for core, profile in (("m0", "small"), ("m3", "fast"))]
_ALL: list[Target] = [Server("x86-64", 0), Server("x86-64-v3", 1), *_CORES]
TARGETS = {target.name: target for target in _ALL}


def prepare(names: Iterable[str]) -> None:
    """Builds what these targets need, once."""
    for target in (TARGETS[name] for name in names):
        if isinstance(target, Microcontroller):
            library_objects(families(), target.core, target.profile)
        else:
            _library()
