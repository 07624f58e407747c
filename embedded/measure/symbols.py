# SPDX-License-Identifier: MIT OR Apache-2.0
"""The requirements of an algorithm of liblinnet: library calls, writable data, code before main."""

import re
from dataclasses import dataclass
from pathlib import Path

from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from measure import builds
from measure.catalog import Algorithm
from measure.cores import Core, Profile

ALLOWED = re.compile(
    r"memcpy|memset|__aeabi_(lmul|llsl|llsr)|__aeabi_(memcpy|memmove|memset|memclr)[48]?|__gnu_thumb1_case_(sqi|uqi|shi|uhi|si)"
)
"""Library functions that the run-time of any C compiler has. None of them is for a heap, division or floating point."""
_DIVISION = re.compile(r"\t[us]div(?:\.w)?\t")
_STARTUP = (".init_array", ".preinit_array", ".ctors", ".fini_array", ".dtors")


@dataclass(frozen=True)
class Needs:
    calls: list[str]
    """Library functions that are not allowed."""
    writable: list[str]
    """Non-empty sections of writable data."""
    startup: list[str]
    """Sections of addresses that a program calls before or after main."""

    divisions: int = 0
    """Division instructions, whose time depends on their operands."""


def of_object(path: Path) -> Needs:
    with path.open("rb") as file:
        elf = ELFFile(file)
        used = [s for s in elf.iter_sections() if s["sh_flags"] & SH_FLAGS.SHF_ALLOC and s["sh_size"]]
        writable = [s.name for s in used if s["sh_flags"] & SH_FLAGS.SHF_WRITE and not s.name.startswith(_STARTUP)]
        startup = [s.name for s in used if s.name.startswith(_STARTUP)]
        calls = sorted(name for name in _undefined(elf) if not ALLOWED.fullmatch(name))
    divisions = len(_DIVISION.findall(builds.run(["arm-none-eabi-objdump", "--disassemble", path])))
    return Needs(calls, writable, startup, divisions)


def _undefined(elf: ELFFile) -> set[str]:
    """The symbols that relocations of code and data name and that the object does not define."""
    found = set()
    for section in elf.iter_sections():
        if not isinstance(section, RelocationSection):
            continue
        if not elf.get_section(section["sh_info"])["sh_flags"] & SH_FLAGS.SHF_ALLOC:
            continue
        symbols = elf.get_section(section["sh_link"])
        used = (symbols.get_symbol(relocation["r_info_sym"]) for relocation in section.iter_relocations())
        found |= {symbol.name for symbol in used if symbol["st_shndx"] == "SHN_UNDEF" and symbol.name}
    return found


def of_algorithm(a: Algorithm, core: Core, profile: Profile) -> Needs:
    """The requirements of all functions that linnet.h declares for an algorithm."""
    to = builds.directory(core, profile) / "partial" / f"{a.id}.o"
    to.parent.mkdir(parents=True, exist_ok=True)
    roots = [f"--undefined={function}" for function in a.functions]
    family = builds.library_object(a.family, core, profile)
    builds.run(["arm-none-eabi-ld", "-r", "--gc-sections", *roots, family, "-o", to])
    return of_object(to)


def of_archive(core: Core, profile: Profile) -> Needs:
    """The requirements of all of liblinnet."""
    to = builds.directory(core, profile) / "partial" / "archive.o"
    to.parent.mkdir(parents=True, exist_ok=True)
    builds.run(["arm-none-eabi-ld", "-r", "--whole-archive", builds.archive(core, profile), "-o", to])
    return of_object(to)
