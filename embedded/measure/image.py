# SPDX-License-Identifier: MIT OR Apache-2.0
"""An ELF file for Cortex-M: the loaded bytes, the symbols, and the size of the code."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from struct import Struct

from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile

DRIVER = ".bench"
"""Sections with this prefix hold the code that calls the measured code, and do not count in its size."""


_SYMBOL = Struct("<3I2BH")
_FUNCTION, _SECTION, _FILE = 2, 3, 4


@dataclass(frozen=True)
class Segment:
    """Bytes that lie at `load` in flash and at `run` when the program runs."""

    run: int
    load: int
    data: bytes
    size: int


@dataclass(frozen=True)
class Size:
    """Sizes of an image in bytes. `code` is its size in flash."""

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
            for name, value, kind, local in _symbols(elf):
                if not local or name not in self.symbols:
                    self.symbols[name] = value
                if kind == _FUNCTION:
                    functions[value & ~1] = name
        self._starts = sorted(functions)
        self._functions = functions

    def address(self, symbol: str) -> int:
        if symbol not in self.symbols:
            raise KeyError(f"{self.path}: no symbol {symbol}")
        return self.symbols[symbol]

    def function_at(self, address: int) -> str:
        """The function that contains an instruction."""
        index = bisect_right(self._starts, address) - 1
        return self._functions[self._starts[index]] if index >= 0 else "?"


def _symbols(elf: ELFFile) -> Iterator[tuple[str, int, int, bool]]:
    """Name, value, kind and locality of each symbol, except symbols of files, sections, other images and kinds of code. Read here
    because elftools takes ten times as long."""
    table = elf.get_section_by_name(".symtab")
    names = elf.get_section(table["sh_link"]).data()
    for at, value, _, info, _, section in _SYMBOL.iter_unpack(table.data()):
        name, kind = names[at : names.index(b"\0", at)].decode(), info & 15
        if name and not name.startswith("$") and section != 0 and kind not in (_SECTION, _FILE):
            yield name, value, kind, info >> 4 == 0


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
