# SPDX-License-Identifier: MIT OR Apache-2.0
"""An STM32F030F4 whose power goes at some point, and flash pages that such a point leaves torn."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from unicorn import UC_ARCH_ARM, UC_HOOK_CODE, UC_MODE_MCLASS, UC_MODE_THUMB, UC_PROT_EXEC, UC_PROT_READ, Uc, arm_const

from measure.image import Image

BLANK = 0xFFFF


@dataclass
class Pages:
    """Pages of flash. A word that was torn has bits that read as 0 or 1, as it happens."""

    pages: int
    words: int
    chance: random.Random
    stable: list[int] = field(init=False)
    unstable: list[int] = field(init=False)
    left: int | None = None
    """How many writes and erasures there are before the one during which power goes; None: as many as come."""
    dark: bool = False

    def __post_init__(self) -> None:
        self.stable = [BLANK] * (self.pages * self.words)
        self.unstable = [0] * (self.pages * self.words)

    def read(self, at: int) -> int:
        return self.stable[at] ^ (self._some() & self.unstable[at])

    def _torn(self) -> bool:
        if self.left is not None and not self.dark:
            self.dark = self.left == 0
            self.left -= 1
            return self.dark
        return False

    def _tear(self, at: int, changing: int) -> None:
        """Of the bits that change some have, some have not, and some are in between."""
        how_far = self.chance.randrange(3)
        self.stable[at] ^= changing & (0, self._some(), BLANK)[how_far]
        self.unstable[at] |= changing & self._some() & (BLANK if how_far == 1 else self._some() & self._some())

    def _some(self) -> int:
        return self.chance.getrandbits(16)

    def write(self, at: int, value: int) -> None:
        """Ones become zeroes, and zeroes remain. The chip refuses a value other than 0 where a word is not blank."""
        dark = self.dark
        if self._torn():
            self._tear(at, (self.stable[at] | self.unstable[at]) & ~value & BLANK)
        elif not dark and (value == 0 or self.read(at) == BLANK):
            self.stable[at] &= value
            self.unstable[at] &= value

    def erase(self, page: int) -> None:
        every = range(page * self.words, (page + 1) * self.words)
        dark = self.dark
        if self._torn():
            for at in every:
                self._tear(at, ~self.stable[at] & BLANK)
        elif not dark:
            for at in every:
                self.stable[at], self.unstable[at] = BLANK, 0

    def power(self, left: int | None) -> None:
        """Power comes, and goes during a write or an erasure."""
        self.left, self.dark = left, False


class Chip:
    """The processor, its memories and its flash controller, from one start to where power goes."""

    FLASH, RAM, CONTROLLER, COUNTER = 0x08000000, 0x20000000, 0x40022000, 0x08003800
    PAGE = 0x400

    def __init__(self, image: Image, pages: Pages) -> None:
        self.image, self.pages = image, pages
        self.control = 0x80
        self.address = 0
        self.keys: list[int] = []
        self.uc = uc = Uc(UC_ARCH_ARM, UC_MODE_THUMB | UC_MODE_MCLASS)
        uc.ctl_set_cpu_model(arm_const.UC_CPU_ARM_CORTEX_M0)
        uc.mem_map(self.FLASH, 0x3000, UC_PROT_READ | UC_PROT_EXEC)
        uc.mmio_map(self.FLASH + 0x3000, 0x1000, self._read_flash, None, self._write_flash, None)
        uc.mem_map(self.RAM, 0x1000)
        uc.mmio_map(self.CONTROLLER, 0x1000, self._read_controller, None, self._write_controller, None)
        for segment in image.segments:
            if segment.data:
                uc.mem_write(segment.load, segment.data)

    def _read_flash(self, _uc: Uc, offset: int, size: int, _data: object) -> int:
        at = (self.FLASH + 0x3000 + offset - self.COUNTER) // 2
        return self.pages.read(at) if size == 2 else self.pages.read(at) | self.pages.read(at + 1) << 16

    def _write_flash(self, _uc: Uc, offset: int, size: int, value: int, _data: object) -> None:
        assert (self.control, size) == (1, 2), "written without being allowed"
        self.pages.write((self.FLASH + 0x3000 + offset - self.COUNTER) // 2, value)
        self._end()

    def _read_controller(self, _uc: Uc, offset: int, _size: int, _data: object) -> int:
        return {0x0C: 0, 0x10: self.control, 0x14: self.address}[offset]

    def _write_controller(self, _uc: Uc, offset: int, _size: int, value: int, _data: object) -> None:
        if offset == 0x04:
            self.keys = [*self.keys, value][-2:]
            if self.keys == [0x45670123, 0xCDEF89AB]:
                self.control &= ~0x80
        elif offset == 0x10:
            assert not self.control & 0x80 or value == 0x80, "locked"
            self.control = value
            if value & 0x42 == 0x42:
                self.pages.erase((self.address - self.COUNTER) // self.PAGE)
                self._end()
        elif offset == 0x14:
            self.address = value

    def _end(self) -> None:
        if self.pages.dark:
            self.uc.emu_stop()

    def run(self, sent: Callable[[bytes], bool], at: int | None = None) -> None:
        """Starts, until main returns. What is sent, or in memory when the program is at an address, goes to a function, which says
        whether power stays."""

        def send(uc: Uc, _address: int, _size: int, _data: object) -> None:
            where, size = (uc.reg_read(r) for r in (arm_const.UC_ARM_REG_R0, arm_const.UC_ARM_REG_R1))
            if not sent(bytes(uc.mem_read(where, size)) if at is None else b""):
                uc.emu_stop()

        place = (self.image.address("radio_send") if at is None else at) & ~1
        self.uc.hook_add(UC_HOOK_CODE, send, begin=place, end=place)
        self.uc.mem_write(self.RAM, random.Random(len(self.keys)).randbytes(0x1000))
        stack, start = (int.from_bytes(self.uc.mem_read(self.FLASH + 4 * i, 4), "little") for i in range(2))
        self.uc.reg_write(arm_const.UC_ARM_REG_SP, stack)
        self.uc.emu_start(start | 1, self.image.address("fault") & ~1, count=20_000_000)
