# SPDX-License-Identifier: MIT OR Apache-2.0
"""An ELF file for Cortex-M: what is loaded, the symbols, and the size of the code."""

from bisect import bisect_right
from dataclasses import dataclass
from pathlib import Path

from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile

DRIVER = ".bench"
"""Sections whose names begin so hold the code that calls what is measured, and are no part of its size."""


@dataclass(frozen=True)
class Segment:
    """Bytes that lie at `load` in flash and at `run` when the program runs."""

    run: int
    load: int
    data: bytes
    size: int


@dataclass(frozen=True)
class Size:
    """Bytes of an image. `code` is what it takes in flash."""

    text: int = 0
    constants: int = 0
    data: int = 0
    zeroed: int = 0

    @property
    def code(self) -> int:
        return self.text + self.constants + self.data

    @property
    def ram(self) -> int:
        return self.data + self.zeroed


class Image:
    """A linked program."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with path.open("rb") as file:
            elf = ELFFile(file)
            if elf["e_machine"] != "EM_ARM":
                raise ValueError(f"{path}: expected an ELF file for Arm, got {elf['e_machine']}")
            self.segments = [
                Segment(s["p_vaddr"], s["p_paddr"], s.data(), s["p_memsz"])
                for s in elf.iter_segments()
                if s["p_type"] == "PT_LOAD" and s["p_memsz"]
            ]
            self.size = _size(elf)
            self.symbols: dict[str, int] = {}
            functions: dict[int, str] = {}
            for symbol in elf.get_section_by_name(".symtab").iter_symbols():
                if not symbol.name or symbol.name.startswith("$") or symbol["st_shndx"] == "SHN_UNDEF":
                    continue
                if symbol["st_info"]["type"] in ("STT_FILE", "STT_SECTION"):
                    continue
                if symbol["st_info"]["bind"] != "STB_LOCAL" or symbol.name not in self.symbols:
                    self.symbols[symbol.name] = symbol["st_value"]
                if symbol["st_info"]["type"] == "STT_FUNC":
                    functions[symbol["st_value"] & ~1] = symbol.name
        self._starts = sorted(functions)
        self._functions = functions

    def address(self, symbol: str) -> int:
        if symbol not in self.symbols:
            raise KeyError(f"{self.path}: no symbol {symbol}")
        return self.symbols[symbol]

    def function_at(self, address: int) -> str:
        """The function that an instruction belongs to."""
        index = bisect_right(self._starts, address) - 1
        return self._functions[self._starts[index]] if index >= 0 else "?"


def _size(elf: ELFFile) -> Size:
    text = constants = data = zeroed = 0
    for section in elf.iter_sections():
        flags, size = section["sh_flags"], section["sh_size"]
        if not flags & SH_FLAGS.SHF_ALLOC or section.name.startswith(DRIVER):
            continue
        if section["sh_type"] == "SHT_NOBITS":
            zeroed += size
        elif flags & SH_FLAGS.SHF_WRITE:
            data += size
        elif flags & SH_FLAGS.SHF_EXECINSTR:
            text += size
        else:
            constants += size
    return Size(text, constants, data, zeroed)
