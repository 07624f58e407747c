# SPDX-License-Identifier: MIT OR Apache-2.0
"""The boards: their properties, and how a program is loaded."""

import os
from dataclasses import dataclass
from pathlib import Path

from measure.catalog import ROOT
from measure.cores import CORES, M33, RV32IMC, Core

HERE = Path(__file__).parent
FIRMWARE = ROOT / "examples" / "firmware"


@dataclass(frozen=True)
class Board:
    name: str
    title: str
    core: Core
    script: Path
    """The linker script."""
    machine: tuple[str, ...] = ()
    """The emulator of the board, and its options."""
    openocd: str = ""
    """OpenOCD's name of the chip, if there is one."""

    def emulate(self, image: Path) -> list[str]:
        return [*self.machine, "-nographic", "-monitor", "none", "-serial", "none", "-kernel", str(image), *_SEMIHOSTING]

    def flash(self, image: Path) -> list[str]:
        """Writes an image to the chip, verifies it and runs it. LINNET_PROBE selects a probe other than an ST-Link."""
        probe = os.environ.get("LINNET_PROBE", "stlink")
        steps = ("init", "reset halt", f"program {image} verify", "arm semihosting enable", "reset run")
        options = [word for step in steps for word in ("-c", step)]
        return ["openocd", "-f", f"interface/{probe}.cfg", "-f", f"target/{self.openocd}.cfg", *options]


_SEMIHOSTING = ("-semihosting-config", "enable=on,target=native")
_ARM = ("qemu-system-arm", "-machine")

EMULATED = {
    board.name: board
    for board in (
        Board("microbit", "BBC micro:bit", CORES["m0"], HERE / "microbit.ld", (*_ARM, "microbit")),
        Board("mps2-an385", "MPS2, AN385", CORES["m3"], HERE / "mps2.ld", (*_ARM, "mps2-an385")),
        Board("mps2-an386", "MPS2, AN386", CORES["m4f"], HERE / "mps2.ld", (*_ARM, "mps2-an386")),
        Board("mps2-an505", "MPS2, AN505", M33, HERE / "mps2-an505.ld", (*_ARM, "mps2-an505")),
        Board(
            "virt", "virt", RV32IMC, HERE / "virt.ld", ("qemu-system-riscv32", "-machine", "virt", "-bios", "none", "-cpu", "rv32")
        ),
    )
}

# The emulators have the memory map of the chip, and a core that executes all instructions of the chip's core.
CHIPS = {
    board.name: board
    for board in (
        Board("stm32f0", "STM32F030F4", CORES["m0"], FIRMWARE / "stm32f030f4.ld", (*_ARM, "netduino2"), "stm32f0x"),
        Board("stm32f1", "STM32F103C8", CORES["m3"], FIRMWARE / "stm32f103c8.ld", (*_ARM, "netduino2"), "stm32f1x"),
        Board("stm32f3", "STM32F303K6", CORES["m4f"], FIRMWARE / "stm32f303k6.ld", (*_ARM, "netduinoplus2"), "stm32f3x"),
    )
}
BOARDS = {**EMULATED, **CHIPS}
